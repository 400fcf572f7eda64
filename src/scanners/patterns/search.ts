/** Runs the rules of one language on one text. */
import type { Language, Node, Parser, Query, QueryMatch, Tree } from 'web-tree-sitter';
import { getSeverityRank } from '../../shared/severity.ts';
import type { WeaknessId } from '../weaknesses.ts';
import type { PatternLevel, PatternRule, PatternRules, PatternSeverity, PatternSink, SyntaxForms } from './rule.ts';
import {
  type CodePart,
  findFunction,
  findReceiver,
  type JudgedValue,
  levels,
  listNodeChildren,
  type ValueSource,
  type ValueTrace,
} from './rule.ts';

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

type JudgedHit = Omit<PatternHit, 'owner'>;

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

/** Code that patterns of rules found, before its values are judged. */
interface MatchedCode {
  /** Offsets in the text. */
  start: number;
  end: number;
  /** The names under which rules may know it. */
  names: readonly string[];
  /** The values that decide, instead of arguments. */
  values: readonly CodePart[];
  given: readonly Argument[];
  /** The value that names a called function. */
  called: CodePart | undefined;
  /** The code that names what is called. */
  callee: CodePart | undefined;
}

interface Argument extends CodePart {
  keyword?: string;
  /** A table of arguments with names: it is not known which of them it has. */
  isTable: boolean;
}

export interface RuleMatch extends MatchedCode {
  sink: RuleSink;
}

/** What is known of a text without the values in it. */
export interface MatchedText {
  matches: readonly RuleMatch[];
  /** All functions that have a name, the outer ones first, if there are matches. */
  functions: readonly NamedFunction[];
  broken?: number;
}

interface NamedFunction {
  name: string;
  start: number;
  end: number;
}

export function createParse(
  language: Language,
  library: TreeSitter,
  prepare = (text: string) => text,
): (text: string) => Tree {
  const parser = new library.Parser();
  parser.setLanguage(language);
  return (text) => {
    parser.reset();
    const tree = parser.parse(prepare(text));
    if (tree === null) throw new Error('the text could not be parsed');
    return tree;
  };
}

/** Creates a function that finds what rules may report in a tree, which is not needed any more afterwards. */
export function createRuleMatcher(
  grammar: SyntaxForms,
  rules: PatternRules,
  language: Language,
  library: TreeSitter,
): (tree: Tree) => MatchedText {
  // Many rules use the same pattern, so it is searched once.
  const all = Object.entries(rules).flatMap(([weakness, own]) => {
    const rule: PatternRule = { weakness: weakness as WeaknessId, ...own };
    return rule.sinks.map((sink): RuleSink => ({ query: grammar.callQuery, ...sink, rule }));
  });
  const groups = Map.groupBy(all, ({ query: each }) => each);
  const queries = [...groups.keys()];
  const query = new library.Query(language, queries.join('\n'));
  const selectors = [...groups.values()].map(createSelector);
  return ({ rootNode }) => {
    const { text } = rootNode;
    const inFile = new Map<string, boolean>();
    const known: KnownTests = new Map();
    const matches = query.matches(rootNode).flatMap((match) => {
      const candidate = readMatch(grammar, match);
      if (candidate === undefined) return [];
      const sinks = selectors[match.patternIndex]?.(candidate) ?? [];
      const fitting = sinks.filter((sink) => isInFile(sink, text, inFile) && fitSink(grammar, sink, candidate, known));
      if (fitting.length === 0) return [];
      const code = readCandidate(grammar, candidate);
      return fitting.map((sink): RuleMatch => ({ ...code, sink }));
    });
    const named = matches.length === 0 ? [] : rootNode.descendantsOfType([...grammar.functions]);
    const functions = named.flatMap((node) => {
      const name = node?.childForFieldName('name')?.text ?? '';
      return node === null || name === '' ? [] : { name, start: node.startIndex, end: node.endIndex };
    });
    return { matches, functions, ...(rootNode.hasError && { broken: findFirstError(rootNode) }) };
  };
}

export function judgeMatches({ matches, functions, ...rest }: MatchedText, values: ValueTrace): PatternResult {
  const found = matches.flatMap((match) => judgeMatch(match, values) ?? []);
  const hits = removeRepetitions(removeOverlaps(found));
  const cleared = matches
    .filter((match) => {
      const judged = selectJudged(match);
      return judged.length > 0 && judged.every((part) => values.fixedTexts(part).length > 0);
    })
    .map(({ sink: { rule }, start, end }) => ({ rule, start, end }));
  return {
    ...{ ...rest, cleared },
    hits: hits.map((hit) => {
      // To ask a node for what is around it takes long in deep code.
      const isAround = ({ start, end }: NamedFunction): boolean =>
        start <= hit.start && hit.end <= end && end - start > hit.end - hit.start;
      return { ...hit, owner: functions.findLast(isAround)?.name ?? '' };
    }),
    owners: hits.length === 0 ? [] : [...new Set(functions.map(({ name }) => name))],
  };
}

export interface RuleSink extends PatternSink {
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

function isInFile({ inFile }: RuleSink, text: string, known: Map<string, boolean>): boolean {
  if (inFile === undefined) return true;
  const key = String(inFile);
  const isFound = known.get(key) ?? inFile.test(text);
  known.set(key, isFound);
  return isFound;
}

/** What a pattern matched, evaluated when it is needed. */
interface Candidate {
  at: Node;
  /** The names under which rules may know it. */
  names: readonly string[];
  values: readonly Node[];
  called: Node | undefined;
  /** It may be a call of a function of another name. */
  isIndirect(): boolean;
  /** The arguments with their brackets. */
  list(): Node | undefined;
  receiver(): Node | undefined;
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
    values: captures.flatMap(({ name, node }) => (name === 'value' ? node : [])),
    isIndirect: () => grammar.isIndirect?.(written, at) === true,
    list: () => list ?? at.childForFieldName(grammar.calls[at.type]?.arguments ?? '') ?? undefined,
    receiver: () => (list === undefined ? findReceiver(grammar, at) : undefined),
  };
}

/** Whether the code around the pattern fits too. */
function fitSink(grammar: SyntaxForms, sink: RuleSink, candidate: Candidate, known: KnownTests): boolean {
  const { at } = candidate;
  if (sink.at?.test(at.text) === false || sink.unless?.test(at.text)) return false;
  if (sink.receiver ?? sink.unlessReceiver) {
    const receiver = candidate.receiver()?.text;
    if (sink.receiver?.test(receiver ?? '') === false) return false;
    if (receiver !== undefined && sink.unlessReceiver?.test(receiver)) return false;
  }
  const list = sink.given || sink.to ? candidate.list() : undefined;
  if (sink.given?.test(list?.text ?? '') === false) return false;
  // To find what is around code takes long in deep code.
  const findAround = () => findFunction(grammar, at);
  if (sink.around && !testAround(sink.around, sink, findAround(), known)) return false;
  if (sink.unlessAround && testAround(sink.unlessAround, sink, findAround(), known)) return false;
  if (sink.context?.test(readContextText(at, findAround())) === false) return false;
  return sink.to === undefined || (list !== undefined && listNodeChildren(list)[sink.to.argument] !== undefined);
}

function readCandidate(grammar: SyntaxForms, candidate: Candidate): MatchedCode {
  const { at, names, values, called } = candidate;
  const list = candidate.list();
  const callee = at.childForFieldName(grammar.calls[at.type]?.name ?? '');
  return {
    ...{ names, start: at.startIndex, end: at.endIndex },
    values: values.map(readPart),
    given: list === undefined ? [] : listNodeChildren(list).map((node) => readArgument(grammar, node)),
    called: called && readPart(called),
    callee: callee === null ? undefined : readPart(callee),
  };
}

function readArgument({ keyword, keywordTable }: SyntaxForms, node: Node): Argument {
  const isTable = node.type === keywordTable;
  if (node.type !== keyword) return { ...readPart(node), isTable };
  const name = node.childForFieldName('name')?.text ?? '';
  return { ...readPart(node.childForFieldName('value') ?? node), keyword: name, isTable };
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

function judgeMatch(match: RuleMatch, values: ValueTrace): JudgedHit | undefined {
  const { sink, names, called, callee, given, start, end } = match;
  const { rule } = sink;
  if (called !== undefined && !values.fixedTexts(called).some((text) => sink.called?.test(text))) return undefined;
  // What only a value names has a full name, or none that tells.
  const isNamed = sink.name === undefined || names.some((name) => sink.name?.test(name));
  const isCalled = (name: string): boolean =>
    (isNamed || (!name.startsWith('.') && sink.name?.test(name) === true)) && sink.callee?.test(name) === true;
  if (sink.callee && callee && !values.fixedTexts(callee).some(isCalled)) return undefined;
  const to = sink.to && given[sink.to.argument];
  if (to && !values.readTypes(to).some((type) => sink.to?.type.test(type))) return undefined;
  const found = judgeLevel(sink, selectJudged(match), values);
  const severity = found && (sink.severity ?? rule.severity)[found.level];
  if (found === undefined || severity === undefined) return undefined;
  const [source] = found.sources ?? [];
  if (sink.source && !found.sources?.some(({ code }) => sink.source?.test(code))) return undefined;
  const isNotLinkable = source !== undefined && rule.notLinkable?.test(source.code) === true;
  return {
    ...{ rule, start, end },
    // Behind an unverified check, less is proven.
    severity: !found.isChecked && !isNotLinkable ? severity : /^(?:CRITICAL|HIGH)$/.test(severity) ? 'MEDIUM' : 'LOW',
    sources: found.sources ?? [],
    ...(sink.isOnce && (source || found.level === 'found') && { isOnce: true }),
  };
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

export function selectJudged({ sink: { argument, keywords }, values, given }: RuleMatch): readonly CodePart[] {
  if (values.length > 0) return values;
  const positional = given.filter(
    ({ keyword, isTable }) => keyword === undefined && (argument === undefined || !isTable),
  );
  const named = given.filter(
    ({ keyword }) =>
      keyword !== undefined && (keywords === undefined ? argument === undefined : keywords.includes(keyword)),
  );
  const chosen = argument === undefined ? positional : argument.flatMap((index) => positional.at(index) ?? []);
  return [...chosen, ...named];
}

/** The level, and the sources of a value from outside: the worst is first. */
function judgeLevel(
  sink: RuleSink,
  parts: readonly CodePart[],
  values: ValueTrace,
): { level: PatternLevel; isChecked?: boolean; sources?: readonly ValueSource[] } | undefined {
  const { constant, holds, isBuilt, rule } = sink;
  const judged = holds === undefined ? parts : parts.filter((part) => holds.test(values.writtenText(part)));
  const severities = sink.severity ?? rule.severity;
  // If no value matters, the pattern is enough.
  if (sink.isPattern || (constant === undefined && severities.found !== undefined)) return { level: 'found' };
  if (constant !== undefined)
    return judged.some((part) => values.fixedTexts(part).some((text) => constant.test(text)))
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
  const sources = [worst, ...all].flatMap((each) =>
    each.sources.map((source) => [`${source.elsewhere?.path} ${source.around} ${source.code}`, source] as const),
  );
  return {
    level: 'outside',
    isChecked: worst.level === 'checked',
    // Each once for the function that reads it.
    sources: [...new Map(sources.toReversed()).values()].reverse(),
  };
}

function rankValue({ level, isBuilt }: JudgedValue): number {
  return levels.indexOf(level) * 2 + (isBuilt ? 1 : 0);
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
function removeOverlaps(hits: readonly JudgedHit[]): JudgedHit[] {
  const kept: JudgedHit[] = [];
  const outer = new Map<string, JudgedHit>();
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

function removeRepetitions(hits: readonly JudgedHit[]): JudgedHit[] {
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

function findFirstError(root: Node): number {
  let at = root;
  for (;;) {
    const next = at.children.find((child) => child !== null && (child.isError || child.isMissing || child.hasError));
    if (!next || at.isError) return at.startIndex;
    at = next;
  }
}
