/** Finds in a text what the rules of its language may report, by its syntax alone. */
import type { Node, Query, QueryMatch } from 'web-tree-sitter';
import type { WeaknessId } from '../weaknesses.ts';
import { listNodeChildren, type PatternRule, type PatternRules, type PatternSink, type SyntaxForms } from './rule.ts';

/** Code whose value decides about a finding. */
export interface CodePart {
  /** Offsets of what has the value, without brackets around it. */
  start: number;
  end: number;
  text: string;
  /** Nothing in it has a name. */
  isNameless: boolean;
  /** It is a text, a number or the like as it is written. */
  isLiteral: boolean;
}

/** Code that patterns of rules found, before its values are judged. */
export interface RuleMatch {
  sink: RuleSink;
  /** Offsets in the text. */
  start: number;
  end: number;
  /** The names under which rules may know it. */
  names: readonly string[];
  /** The values that decide, instead of arguments. */
  values: readonly CodePart[];
  /** `isTable`: a table of arguments with names, of which it is not known which it has. */
  given: readonly (CodePart & { keyword?: string; isTable: boolean })[];
  /** The value that names a called function. */
  called: CodePart | undefined;
  /** The code that names what is called. */
  callee: CodePart | undefined;
}

/** What is known of a text without the values in it. */
export interface MatchedText {
  matches: readonly RuleMatch[];
  /** All functions that have a name, the outer ones first, if there are matches. */
  functions: readonly { name: string; start: number; end: number }[];
  /** Offset of the first code that could not be parsed. */
  broken?: number;
}

/** Creates a function that finds what rules may report in a tree, which is not needed any more afterwards. */
export function createRuleMatcher(
  grammar: SyntaxForms,
  rules: PatternRules,
  createQuery: (source: string) => Query,
): (root: Node) => MatchedText {
  // Many rules use the same pattern, so it is searched once.
  const all = Object.entries(rules).flatMap(([weakness, own]) => {
    const rule: PatternRule = { weakness: weakness as WeaknessId, ...own };
    return rule.sinks.map((sink): RuleSink => ({ query: grammar.callQuery, ...sink, rule }));
  });
  const groups = Map.groupBy(all, ({ query: each }) => each);
  const queries = [...groups.keys()];
  const query = createQuery(queries.join('\n'));
  const selectors = [...groups.values()].map(createSelector);
  return (root) => {
    const known: KnownTests = new Map();
    const matches = query.matches(root).flatMap((match) => {
      const candidate = readMatch(grammar, match);
      if (candidate === undefined) return [];
      const sinks = selectors[match.patternIndex]?.(candidate) ?? [];
      const fitting = sinks.filter((sink) => fitSink(grammar, sink, candidate, root, known));
      if (fitting.length === 0) return [];
      const code = readCandidate(grammar, candidate);
      return fitting.map((sink): RuleMatch => ({ ...code, sink }));
    });
    const named = matches.length === 0 ? [] : root.descendantsOfType([...grammar.functions]);
    const functions = named.flatMap((node) => {
      const name = node?.childForFieldName('name')?.text ?? '';
      return node === null || name === '' ? [] : { name, start: node.startIndex, end: node.endIndex };
    });
    return { matches, functions, ...(root.hasError && { broken: findFirstError(root) }) };
  };
}

interface RuleSink extends PatternSink {
  rule: PatternRule;
  query: string;
}

const longestName = 100;
const mostNames = 10_000;

/** The sinks that a name may mean. The same names are called again and again. */
function createSelector(sinks: readonly RuleSink[]): (candidate: Candidate) => readonly RuleSink[] {
  const byName = new Map<string, { named: readonly RuleSink[]; others: readonly RuleSink[] }>();
  const select = (names: readonly string[]) => {
    const key = names.join(' ');
    const known = byName.get(key);
    if (known !== undefined) return known;
    const isNamed = ({ name }: RuleSink): boolean => name === undefined || names.some((each) => name.test(each));
    const named = sinks.filter(isNamed);
    const found = { named, others: sinks.filter((sink) => sink.callee !== undefined && !isNamed(sink)) };
    if (byName.size >= mostNames) byName.clear();
    if (key.length <= longestName) byName.set(key, found);
    return found;
  };
  return ({ names, isIndirect }) => {
    const { named, others } = select(names);
    return others.length > 0 && isIndirect()
      ? sinks.filter((sink) => named.includes(sink) || others.includes(sink))
      : named;
  };
}

/** What a pattern matched, evaluated when it is needed. */
function readMatch(grammar: SyntaxForms, { captures }: QueryMatch) {
  const at = captures.find(({ name }) => name === 'at')?.node;
  if (at === undefined) return undefined;
  const list = captures.find(({ name }) => name === 'arguments')?.node;
  const written = captures.find(({ name }) => name === 'name')?.node.text ?? '';
  return {
    at,
    called: captures.find(({ name }) => name === 'called')?.node,
    /** The names under which rules may know it. */
    names: grammar.resolveName?.(written, at) ?? [written],
    values: captures.flatMap(({ name, node }) => (name === 'value' ? node : [])),
    /** It may be a call of a function of another name. */
    isIndirect: () => grammar.isIndirect?.(written, at) === true,
    /** The arguments with their brackets. */
    list: () => list ?? at.childForFieldName(grammar.calls[at.type]?.arguments ?? '') ?? undefined,
    receiver: () => (list === undefined ? findReceiver(grammar, at) : undefined),
  };
}

type Candidate = NonNullable<ReturnType<typeof readMatch>>;

/** Whether the code around the pattern fits too. */
function fitSink(grammar: SyntaxForms, sink: RuleSink, candidate: Candidate, root: Node, known: KnownTests): boolean {
  const { at } = candidate;
  if (sink.inFile && !testAround(sink.inFile, sink, root, known)) return false;
  if (sink.at?.test(at.text) === false || sink.unless?.test(at.text)) return false;
  if (sink.receiver ?? sink.unlessReceiver) {
    const receiver = candidate.receiver()?.text;
    if (sink.receiver?.test(receiver ?? '') === false) return false;
    if (receiver !== undefined && sink.unlessReceiver?.test(receiver)) return false;
  }
  const list = sink.given || sink.to ? candidate.list() : undefined;
  if (sink.given?.test(list?.text ?? '') === false) return false;
  // The nearest function, or the whole file. To find it takes long in deep code.
  const findAround = (): Node => {
    let around = at;
    while (!grammar.functions.has(around.type) && around.parent !== null) around = around.parent;
    return around;
  };
  if (sink.around && !testAround(sink.around, sink, findAround(), known)) return false;
  if (sink.unlessAround && testAround(sink.unlessAround, sink, findAround(), known)) return false;
  if (sink.context?.test(readContextText(at, findAround())) === false) return false;
  return sink.to === undefined || (list !== undefined && listNodeChildren(list)[sink.to.argument] !== undefined);
}

function readCandidate(grammar: SyntaxForms, candidate: Candidate): Omit<RuleMatch, 'sink'> {
  const { at, names, values, called } = candidate;
  const list = candidate.list();
  const callee = at.childForFieldName(grammar.calls[at.type]?.name ?? '');
  return {
    ...{ names, start: at.startIndex, end: at.endIndex },
    values: values.map(readPart),
    given: (list === undefined ? [] : listNodeChildren(list)).map((node) => {
      const isNamed = node.type === grammar.keyword;
      return {
        ...readPart((isNamed ? node.childForFieldName('value') : null) ?? node),
        ...(isNamed && { keyword: node.childForFieldName('name')?.text ?? '' }),
        isTable: node.type === grammar.keywordTable,
      };
    }),
    called: called && readPart(called),
    callee: callee === null ? undefined : readPart(callee),
  };
}

/** Results of expressions by the code to which they were applied. */
type KnownTests = Map<RegExp, Map<number, boolean>>;

/** The code around many places is the same, and may be the whole file. */
function testAround(pattern: RegExp, sink: RuleSink, around: Node, known: KnownTests): boolean {
  const own = known.get(pattern) ?? new Map<number, boolean>();
  known.set(pattern, own);
  const readCode = (): string => {
    const { text } = around.parent?.type === 'decorated_definition' ? around.parent : around;
    return pattern === sink.unlessAround && sink.ignoresConditions
      ? text.replaceAll(/\bif\s*\([^{}]*\)\s*\{[^{}]*\}(?!\s*else)/g, '')
      : text;
  };
  const isFound = own.get(around.id) ?? pattern.test(readCode());
  own.set(around.id, isFound);
  return isFound;
}

/** To look for names in longer ones takes long, because they may be parts of each other. They count as having some. */
const longestExpression = 1000;
const nameTypes = ['identifier', 'name', 'variable_name', 'field_identifier', 'this'];

/** Brackets have no value of their own. */
function readPart(node: Node): CodePart {
  const { type, text } = node;
  const [inner] = /^(?:parenthesized_expression|variadic_argument)$/.test(type) ? node.namedChildren : [];
  const { start, end } = inner ? readPart(inner) : { start: node.startIndex, end: node.endIndex };
  const isShort = text.length <= longestExpression || /string|literal/.test(type);
  const isNameless = isShort && node.descendantsOfType(nameTypes).length === 0;
  return { start, end, text, isNameless, isLiteral: /literal$|^(?:true|false)$/.test(type) };
}

/** The context that shows what a value is used for: the statement, and the name of the function. */
function readContextText(node: Node, around: Node): string {
  const name = around.childForFieldName('name')?.text ?? '';
  let statement = node;
  while (
    statement.parent !== null &&
    !/(?:statement|declaration|block|program|(?<!argument)_list|source_file)$/.test(statement.type)
  )
    statement = statement.parent;
  return `${name}\n${statement.text.slice(0, 500)}`;
}

function findFirstError(root: Node): number {
  let at = root;
  for (;;) {
    const next = at.children.find((child) => child !== null && (child.isError || child.isMissing || child.hasError));
    if (!next || at.isError) return at.startIndex;
    at = next;
  }
}

/** What a method is called on. */
function findReceiver({ calls }: SyntaxForms, node: Node): Node | undefined {
  const form = calls[node.type];
  const named = form?.inner && node.childForFieldName(form.name);
  // If the callee is an expression, the receiver is part of it.
  const inner = named?.type === form?.inner?.type ? named : undefined;
  const found = inner?.childForFieldName(form?.inner?.receiver ?? '');
  return found ?? (form?.receiver === undefined ? undefined : (node.childForFieldName(form.receiver) ?? undefined));
}
