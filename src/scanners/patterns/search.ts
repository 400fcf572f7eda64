/** Runs the rules of one language on one text. */
import type { Language, Node, Parser, Query, QueryMatch, Tree } from 'web-tree-sitter';
import { getSeverityRank } from '../../severity.ts';
import type { SyntaxForms } from './grammar.ts';
import type { PatternLevel, PatternRule, PatternSeverity, PatternSink } from './rule.ts';
import { type CallParts, findFunction, listNodeChildren, readCall } from './syntax.ts';
import { type JudgedValue, levels, type ValueSource, type ValueTrace } from './value-trace.ts';

/** A location where a weakness was found. */
export interface PatternHit {
  rule: PatternRule;
  severity: PatternSeverity;
  /** Offsets in the text. */
  start: number;
  end: number;
  /** The code that brings values of a request to it, once for each function, and its location. The worst is first. */
  sources: readonly ValueSource[];
  /** The function that contains it. Empty outside of any. */
  owner: string;
  /** See `PatternSink`. */
  isOnce?: true;
}

export interface PatternResult {
  hits: PatternHit[];
  /** The names of all functions, if there are hits. */
  owners: string[];
  /** Code whose values are constant, so that no rule reports it. */
  cleared: readonly { rule: PatternRule; start: number; end: number }[];
  /** Offset of the first code that could not be parsed. */
  broken?: number;
}

export interface TreeSitter {
  Parser: typeof Parser;
  Query: typeof Query;
}

/** Code that a pattern of a rule found, before its values are judged. */
export interface RuleMatch {
  sink: RuleSink;
  candidate: Candidate;
  /** The values that decide. */
  judged: readonly Node[];
  /** The value that names a called function. */
  called?: Node;
  /** The code that names what is called, if its full name decides. */
  callee?: Node;
  /** The argument whose type decides. */
  to?: Node;
}

export interface RuleMatcher {
  match(tree: Tree): RuleMatch[];
  judge(tree: Tree, matches: readonly RuleMatch[], values: ValueTrace): PatternResult;
}

export function createParse(language: Language, library: TreeSitter): (text: string) => Tree {
  const parser = new library.Parser();
  parser.setLanguage(language);
  return (text) => {
    parser.reset();
    const tree = parser.parse(text);
    if (tree === null) throw new Error('the text could not be parsed');
    return tree;
  };
}

export function createRuleMatcher(
  grammar: SyntaxForms,
  rules: readonly PatternRule[],
  { language, library }: { language: Language; library: TreeSitter },
): RuleMatcher {
  const groups = groupSinks(grammar, rules);
  const queries = [...groups.keys()];
  const query = new library.Query(language, queries.join('\n'));
  return {
    match: ({ rootNode }) => {
      const fitting = selectByFile(groups, rootNode.text);
      const known: KnownTests = new Map();
      return query.matches(rootNode).flatMap((match) => {
        const sinks = fitting.get(queries[match.patternIndex] ?? '') ?? [];
        const candidate = sinks.length === 0 ? undefined : readMatch(grammar, match);
        return candidate === undefined ? [] : sinks.flatMap((sink) => fitSink(grammar, sink, candidate, known) ?? []);
      });
    },
    judge: ({ rootNode }, matches, values) => {
      const hits = matches.flatMap((match) => judgeMatch(match, values) ?? []);
      const broken = rootNode.hasError ? findFirstError(rootNode) : undefined;
      const owners = hits.length === 0 ? [] : listFunctionNames(grammar, rootNode);
      const cleared = matches
        .filter(({ judged }) => judged.length > 0 && judged.every((node) => values.fixedTexts(node).length > 0))
        .map(({ sink, candidate: { at } }) => ({ rule: sink.rule, start: at.startIndex, end: at.endIndex }));
      return {
        ...{ hits: removeRepetitions(removeOverlaps(hits)), owners, cleared },
        ...(broken === undefined ? {} : { broken }),
      };
    },
  };
}

export interface RuleSink extends PatternSink {
  rule: PatternRule;
  query: string;
}

/** Many rules use the same pattern, so it is searched once. */
function groupSinks({ callQuery: query }: SyntaxForms, rules: readonly PatternRule[]): Map<string, RuleSink[]> {
  return Map.groupBy(
    rules.flatMap((rule) => rule.sinks.map((sink): RuleSink => ({ query, ...sink, rule }))),
    ({ query }) => query,
  );
}

/** The sinks that may be in a file with this text. */
function selectByFile(groups: ReadonlyMap<string, readonly RuleSink[]>, text: string): Map<string, RuleSink[]> {
  const known = new Map<string, boolean>();
  const isInFile = ({ inFile }: RuleSink): boolean => {
    if (inFile === undefined) return true;
    const isFound = known.get(String(inFile)) ?? inFile.test(text);
    known.set(String(inFile), isFound);
    return isFound;
  };
  return new Map([...groups].map(([query, sinks]) => [query, sinks.filter(isInFile)]));
}

/** What a pattern matched, evaluated when it is needed. */
interface Candidate {
  at: Node;
  /** The names under which rules may know it. */
  names: readonly string[];
  /** It may be a call of a function of another name. */
  isIndirect: boolean;
  values: readonly Node[];
  called: Node | undefined;
  call(): CallParts;
  /** The name of the function that contains it. */
  owner(): string;
}

function readMatch(grammar: SyntaxForms, { captures }: QueryMatch): Candidate | undefined {
  const at = captures.find(({ name }) => name === 'at')?.node;
  if (at === undefined) return undefined;
  const list = captures.find(({ name }) => name === 'arguments')?.node;
  const written = captures.find(({ name }) => name === 'name')?.node.text ?? '';
  return {
    at,
    called: captures.find(({ name }) => name === 'called')?.node,
    names: grammar.resolveName?.(written, at) ?? [written],
    isIndirect: grammar.isIndirect?.(written, at) === true,
    values: captures.flatMap(({ name, node }) => (name === 'value' ? node : [])),
    owner: () => findOwner(grammar, at),
    call: () => (list === undefined ? readCall(grammar, at) : { name: '', receiver: undefined, list }),
  };
}

/** The match if the code around the pattern fits too. */
function fitSink(grammar: SyntaxForms, sink: RuleSink, candidate: Candidate, known: KnownTests): RuleMatch | undefined {
  const { at, names, isIndirect } = candidate;
  const isNamed = sink.name === undefined || names.some((name) => sink.name?.test(name));
  if (!isNamed && !(isIndirect && sink.callee)) return undefined;
  if (sink.at?.test(at.text) === false || sink.unless?.test(at.text)) return undefined;
  const { receiver, list } = candidate.call();
  if (sink.receiver?.test(receiver?.text ?? '') === false || sink.given?.test(list?.text ?? '') === false)
    return undefined;
  if (receiver !== undefined && sink.unlessReceiver?.test(receiver.text)) return undefined;
  // To find what is around code takes long in deep code.
  const findAround = () => findFunction(grammar, at);
  if (sink.around && !testAround(sink.around, sink, findAround(), known)) return undefined;
  if (sink.unlessAround && testAround(sink.unlessAround, sink, findAround(), known)) return undefined;
  if (sink.context?.test(readContextText(at, findAround())) === false) return undefined;
  const { called, values } = candidate;
  const judged = values.length > 0 ? values : selectArguments(grammar, sink, list);
  const callee = sink.callee && at.childForFieldName(grammar.calls[at.type]?.name ?? '');
  const to = sink.to && list && listNodeChildren(list)[sink.to.argument];
  if (sink.to !== undefined && to === undefined) return undefined;
  return { sink, candidate, judged, ...(called && { called }), ...(callee && { callee }), ...(to && { to }) };
}

/** Results of expressions by the code to which they were applied. */
type KnownTests = Map<RegExp, Map<number, boolean>>;

/** The code around many places is the same, and may be the whole file. */
function testAround(pattern: RegExp, sink: RuleSink, around: Node, known: KnownTests): boolean {
  const own = known.get(pattern) ?? new Map<number, boolean>();
  known.set(pattern, own);
  const code = (): string =>
    pattern === sink.unlessAround ? readProtection(sink, readAroundText(around)) : readAroundText(around);
  const isFound = own.get(around.id) ?? pattern.test(code());
  own.set(around.id, isFound);
  return isFound;
}

function judgeMatch(match: RuleMatch, values: ValueTrace): PatternHit | undefined {
  const { sink, candidate, judged, called, callee, to } = match;
  const { rule } = sink;
  if (called !== undefined && !values.fixedTexts(called).some((text) => sink.called?.test(text))) return undefined;
  // What only a value names has a full name, or none that tells.
  const isNamed = sink.name === undefined || candidate.names.some((name) => sink.name?.test(name));
  const isCalled = (name: string): boolean =>
    (isNamed || (!name.startsWith('.') && sink.name?.test(name) === true)) && sink.callee?.test(name) === true;
  if (callee && !values.fixedTexts(callee).some(isCalled)) return undefined;
  if (to && !values.readTypes(to).some((type) => sink.to?.type.test(type))) return undefined;
  const { at } = candidate;
  const found = judgeLevel(sink, judged, values);
  const severity = found && (sink.severity ?? rule.severity)[found.level];
  if (found === undefined || severity === undefined) return undefined;
  const [source] = found.sources ?? [];
  if (sink.source && !found.sources?.some(({ code }) => sink.source?.test(code))) return undefined;
  const isNotLinkable = source !== undefined && rule.notLinkable?.test(source.code) === true;
  const hit = { rule, start: at.startIndex, end: at.endIndex, owner: candidate.owner() };
  return {
    ...hit,
    severity: found.isChecked || isNotLinkable ? lowerSeverity(severity) : severity,
    sources: found.sources ?? [],
    ...(sink.isOnce && (source || found.level === 'found') && { isOnce: true }),
  };
}

function readAroundText(around: Node): string {
  return around.parent?.type === 'decorated_definition' ? around.parent.text : around.text;
}

function readProtection({ ignoresConditions }: PatternSink, code: string): string {
  return ignoresConditions ? code.replaceAll(/\bif\s*\([^{}]*\)\s*\{[^{}]*\}(?!\s*else)/g, '') : code;
}

function selectArguments({ keyword }: SyntaxForms, sink: PatternSink, list: Node | undefined): Node[] {
  if (list === undefined) return [];
  const { argument, keywords } = sink;
  const given = listNodeChildren(list);
  const [named, positional] = [
    given.filter(({ type }) => type === keyword),
    // It is not known which of them a table of arguments with names has.
    given.filter(({ type }) => type !== keyword && (argument === undefined || type !== 'dictionary_splat')),
  ];
  const values = named.flatMap((each) => {
    const name = each.childForFieldName('name')?.text ?? '';
    const isAsked = keywords === undefined ? argument === undefined : keywords.includes(name);
    return (isAsked && each.childForFieldName('value')) || [];
  });
  const chosen = argument === undefined ? positional : argument.flatMap((index) => positional.at(index) ?? []);
  return [...chosen, ...values];
}

interface JudgedLevel {
  level: PatternLevel;
  isChecked?: boolean;
  /** The worst is first. */
  sources?: readonly ValueSource[];
}

function judgeLevel(sink: RuleSink, nodes: readonly Node[], values: ValueTrace): JudgedLevel | undefined {
  const { constant, holds, isBuilt, rule } = sink;
  const judged = holds === undefined ? nodes : nodes.filter((node) => holds.test(values.writtenText(node)));
  const severities = sink.severity ?? rule.severity;
  // If no value matters, the pattern is enough.
  if (sink.isPattern || (constant === undefined && severities.found !== undefined)) return { level: 'found' };
  if (constant !== undefined)
    return judged.some((node) => values.fixedTexts(node).some((text) => constant.test(text)))
      ? { level: 'found' }
      : undefined;
  if (judged.length === 0) return undefined;
  const all = values.judge(judged, sink.purpose ?? rule.purpose);
  if (severities.random !== undefined) return all.some(({ isRandom }) => isRandom) ? { level: 'random' } : undefined;
  const [first] = all;
  if (first === undefined) return undefined;
  const worst = all.reduce((one, other) => (rankValue(other) > rankValue(one) ? other : one));
  if (worst.level === 'fixed' || (isBuilt === true && !worst.isBuilt)) return undefined;
  if (sink.isText !== undefined && sink.isText !== (worst.isText === true)) return undefined;
  if (worst.level === 'stored' && severities.stored !== undefined) return { level: 'stored' };
  if (worst.level === 'local' && severities.local !== undefined) return { level: 'local', sources: worst.sources };
  if (worst.level !== 'checked' && worst.level !== 'outside') return { level: 'unknown' };
  return {
    level: 'outside',
    isChecked: worst.level === 'checked',
    sources: removeTwins([worst, ...all].flatMap(({ sources }) => sources)),
  };
}

/** Each once for the function that reads it. */
function removeTwins(sources: readonly ValueSource[]): ValueSource[] {
  const byCode = sources.map(
    (source) => [`${source.elsewhere?.path} ${source.around} ${source.code}`, source] as const,
  );
  return [...new Map(byCode.toReversed()).values()].reverse();
}

function rankValue({ level, isBuilt }: JudgedValue): number {
  return levels.indexOf(level) * 2 + (isBuilt ? 1 : 0);
}

/** Behind an unverified check, less is proven. */
function lowerSeverity(severity: PatternSeverity): PatternSeverity {
  return severity === 'CRITICAL' || severity === 'HIGH' ? 'MEDIUM' : 'LOW';
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

/** If several hits of one weakness overlap, the outer one stays, with the highest severity and its source. */
function removeOverlaps(hits: readonly PatternHit[]): PatternHit[] {
  const kept: PatternHit[] = [];
  const outer = new Map<string, PatternHit>();
  for (const hit of hits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const { weakness } = hit.rule;
    const twin = outer.get(weakness);
    if (twin === undefined || twin.end < hit.end) {
      const one = { ...hit };
      kept.push(one);
      outer.set(weakness, one);
    } else if (getSeverityRank(hit.severity) < getSeverityRank(twin.severity)) {
      const { severity, sources } = hit;
      Object.assign(twin, { severity, ...(sources.length > 0 && { sources }) });
    }
  }
  return kept;
}

function removeRepetitions(hits: readonly PatternHit[]): PatternHit[] {
  const seen = new Set<string>();
  return hits.filter(({ rule: { weakness }, severity, sources: [source], isOnce }) => {
    // What another file reads is reported where that file makes a text of it.
    if (isOnce && source?.elsewhere !== undefined && severity === 'HIGH') return false;
    const key = `${weakness} ${source?.start}`;
    const isRepeated = isOnce === true && seen.has(key);
    if (isOnce || source) seen.add(key);
    return !isRepeated;
  });
}

/** The name of the innermost function that has one. */
function findOwner({ functions }: SyntaxForms, at: Node): string {
  for (let outer = at.parent; outer !== null; outer = outer.parent) {
    const name = functions.has(outer.type) ? outer.childForFieldName('name')?.text : undefined;
    if (name !== undefined) return name;
  }
  return '';
}

function listFunctionNames(grammar: SyntaxForms, root: Node): string[] {
  const functions = root.descendantsOfType([...grammar.functions]);
  return [...new Set(functions.map((node) => node?.childForFieldName('name')?.text ?? ''))].filter(
    (name) => name !== '',
  );
}

function findFirstError(root: Node): number {
  let at = root;
  for (;;) {
    const next = at.children.find((child) => child !== null && (child.isError || child.isMissing || child.hasError));
    if (!next || at.isError) return at.startIndex;
    at = next;
  }
}
