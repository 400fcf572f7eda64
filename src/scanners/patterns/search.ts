/** Runs the rules of one language on one text. */
import type { Language, Node, Parser, Query, QueryMatch } from 'web-tree-sitter';
import { getSeverityRank } from '../../severity.ts';
import type { PatternGrammar } from './grammar.ts';
import type { PatternLevel, PatternRule, PatternSeverity, PatternSink } from './rule.ts';
import { type CallParts, listNodeChildren, readCall } from './syntax.ts';
import { compileQueries, createValues, levels, type TracedValue, type ValueTrace } from './values.ts';

/** A location where a weakness was found. */
export interface PatternHit {
  rule: PatternRule;
  severity: PatternSeverity;
  /** Offsets in the text. */
  start: number;
  end: number;
  /** The code that brings values of a request to it, once for each function, and its location. The worst is first. */
  sources: readonly { code: string; start: number; owner: string; isGuarded: boolean }[];
  /** The function that contains it. Empty outside of any. */
  owner: string;
  /** See `PatternSink`. */
  isOnce?: true;
}

export interface PatternResult {
  hits: PatternHit[];
  /** The names of all functions, if there are hits. */
  owners: string[];
  /** Offset of the first code that could not be parsed. */
  broken?: number;
}

export type PatternSearch = (text: string) => PatternResult;

export interface TreeSitter {
  Parser: typeof Parser;
  Query: typeof Query;
}

export function createPatternSearch(
  grammar: PatternGrammar,
  rules: readonly PatternRule[],
  { language, library }: { language: Language; library: TreeSitter },
): PatternSearch {
  const parser = new library.Parser();
  parser.setLanguage(language);
  const groups = groupSinks(rules);
  const queries = [...groups.keys()];
  const query = new library.Query(language, queries.join('\n'));
  const valueQueries = compileQueries(grammar, language, library.Query);
  return (text) => {
    parser.reset();
    const tree = parser.parse(text);
    if (tree === null) throw new Error('the text could not be parsed');
    try {
      const values = createValues(grammar, tree, valueQueries);
      const hits = query.matches(tree.rootNode).flatMap((match) => {
        const sinks = groups.get(queries[match.patternIndex] ?? '') ?? [];
        const candidate = readMatch(grammar, match);
        return candidate === undefined ? [] : sinks.flatMap((sink) => judgeCandidate(sink, candidate, values) ?? []);
      });
      const broken = tree.rootNode.hasError ? findFirstError(tree.rootNode) : undefined;
      const owners = hits.length === 0 ? [] : listFunctionNames(grammar, tree.rootNode);
      return { hits: removeRepetitions(removeOverlaps(hits)), owners, ...(broken === undefined ? {} : { broken }) };
    } finally {
      tree.delete();
    }
  };
}

interface RuleSink extends PatternSink {
  rule: PatternRule;
}

/** Many rules use the same pattern, so it is searched once. */
function groupSinks(rules: readonly PatternRule[]): Map<string, RuleSink[]> {
  return Map.groupBy(
    rules.flatMap((rule) => rule.sinks.map((sink): RuleSink => ({ ...sink, rule }))),
    ({ query }) => query,
  );
}

/** What a pattern matched, evaluated when it is needed. */
interface Candidate {
  at: Node;
  name: string;
  values: readonly Node[];
  call(): CallParts;
  /** The name of the function that contains it. */
  owner(): string;
}

function readMatch(grammar: PatternGrammar, { captures }: QueryMatch): Candidate | undefined {
  const at = captures.find(({ name }) => name === 'at')?.node;
  if (at === undefined) return undefined;
  const list = captures.find(({ name }) => name === 'arguments')?.node;
  return {
    at,
    name: captures.find(({ name }) => name === 'name')?.node.text ?? '',
    values: captures.flatMap(({ name, node }) => (name === 'value' ? node : [])),
    owner: () => findOwner(grammar, at),
    call: () => (list === undefined ? readCall(grammar, at) : { name: '', receiver: undefined, list }),
  };
}

function judgeCandidate(sink: RuleSink, candidate: Candidate, values: ValueTrace): PatternHit | undefined {
  const { rule } = sink;
  const { at, name } = candidate;
  if (sink.name?.test(name) === false) return undefined;
  if (sink.at?.test(at.text) === false || sink.unless?.test(at.text)) return undefined;
  const { receiver, list } = candidate.call();
  if (sink.receiver?.test(receiver?.text ?? '') === false || sink.given?.test(list?.text ?? '') === false)
    return undefined;
  const matchesEnclosing = (pattern: RegExp) => pattern.test(values.functionAround(at).text);
  if (sink.around !== undefined && !matchesEnclosing(sink.around)) return undefined;
  if (sink.unlessAround?.test(readProtection(sink, values.functionAround(at).text))) return undefined;
  if (sink.context?.test(readContextText(at, values)) === false) return undefined;
  if (sink.inFile?.test(at.tree.rootNode.text) === false) return undefined;
  const found = judgeLevel(sink, candidate.values.length > 0 ? candidate.values : selectArguments(sink, list), values);
  const severity = found && (sink.severity ?? rule.severity)[found.level];
  if (found === undefined || severity === undefined) return undefined;
  const [source] = found.sources ?? [];
  const isNotLinkable = source !== undefined && rule.notLinkable?.test(source.text) === true;
  const hit = { rule, start: at.startIndex, end: at.endIndex, owner: candidate.owner() };
  return {
    ...hit,
    severity: found.isChecked || isNotLinkable ? lowerSeverity(severity) : severity,
    sources: listSources(found.sources ?? [], values),
    ...(sink.isOnce && { isOnce: true }),
  };
}

/** Each once for the function that reads it. */
function listSources(nodes: readonly Node[], { functionAround }: ValueTrace): PatternHit['sources'] {
  const sources = nodes.map((node) => {
    const around = functionAround(node);
    const owner = around.childForFieldName('name')?.text ?? '';
    const source = { code: node.text, start: node.startIndex, owner, isGuarded: login.test(readHeaders(around)) };
    return [`${around.id} ${node.text}`, source] as const;
  });
  return [...new Map(sources.toReversed()).values()].reverse();
}

/** Annotations and attributes with which a framework checks a login before it calls a function. */
const login =
  /@(?:PreAuthorize|PostAuthorize|Secured|RolesAllowed|Authenticated|Requires(?:Authentication|Roles|Permissions|User))\b|#\[(?:(?!#\[)[^\]])*\bIsGranted\b/;

/** What is written before the bodies of the function and its class. */
function readHeaders(around: Node): string {
  const headers: string[] = [];
  for (let node: Node | null = around; node !== null; node = node.parent) {
    const body = node.childForFieldName('body');
    if (body !== null) headers.push(node.text.slice(0, body.startIndex - node.startIndex));
  }
  return headers.join('\n');
}

function readProtection({ ignoresConditions }: PatternSink, code: string): string {
  return ignoresConditions ? code.replaceAll(/\bif\s*\([^{}]*\)\s*\{[^{}]*\}(?!\s*else)/g, '') : code;
}

function selectArguments({ argument }: PatternSink, list: Node | undefined): Node[] {
  if (list === undefined) return [];
  const given = listNodeChildren(list);
  return argument === undefined ? given : argument.flatMap((index) => given.at(index) ?? []);
}

interface JudgedLevel {
  level: PatternLevel;
  isChecked?: boolean;
  /** The worst is first. */
  sources?: readonly Node[];
}

function judgeLevel(sink: RuleSink, nodes: readonly Node[], values: ValueTrace): JudgedLevel | undefined {
  const { constant, holds, isBuilt, rule } = sink;
  const judged = holds === undefined ? nodes : nodes.filter((node) => holds.test(values.writtenText(node)));
  const severities = sink.severity ?? rule.severity;
  // If no value matters, the pattern is enough.
  if (sink.isPattern || (constant === undefined && severities.found !== undefined)) return { level: 'found' };
  if (constant !== undefined)
    return judged.some((node) => constant.test(values.fixedText(node) ?? '')) ? { level: 'found' } : undefined;
  if (judged.length === 0) return undefined;
  const all = judged.map((node) => ({ node, ...values.judge(node, sink.purpose ?? rule.purpose) }));
  const worst = all.reduce((one, other) => (rankValue(other) > rankValue(one) ? other : one));
  if (worst.level === 'fixed' || (isBuilt === true && !worst.isBuilt)) return undefined;
  if (worst.level === 'stored' && severities.stored !== undefined) return { level: 'stored' };
  if (worst.level === 'unknown' || worst.level === 'stored') return { level: 'unknown' };
  return {
    level: 'outside',
    isChecked: worst.level === 'checked' || values.isChecked(worst, worst.node),
    sources: [worst, ...all].flatMap(({ source, also = [] }) => (source === undefined ? [] : [source, ...also])),
  };
}

function rankValue({ level, isBuilt }: TracedValue): number {
  return levels.indexOf(level) * 2 + (isBuilt ? 1 : 0);
}

/** Behind an unverified check, less is proven. */
function lowerSeverity(severity: PatternSeverity): PatternSeverity {
  return severity === 'CRITICAL' || severity === 'HIGH' ? 'MEDIUM' : 'LOW';
}

/** The context that shows what a value is used for: the statement, and the name of the function. */
function readContextText(node: Node, { functionAround }: ValueTrace): string {
  const name = functionAround(node).childForFieldName('name')?.text ?? '';
  let statement = node;
  while (
    statement.parent !== null &&
    !/(?:statement|declaration|block|program|_list|source_file)$/.test(statement.type)
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
  return hits.filter(({ rule: { weakness }, sources: [source], isOnce }) => {
    const key = `${weakness} ${source?.start}`;
    const isRepeated = isOnce === true && source !== undefined && seen.has(key);
    seen.add(key);
    return !isRepeated;
  });
}

/** The name of the innermost function that has one. */
function findOwner({ functions }: PatternGrammar, at: Node): string {
  for (let outer = at.parent; outer !== null; outer = outer.parent) {
    const name = functions.has(outer.type) ? outer.childForFieldName('name')?.text : undefined;
    if (name !== undefined) return name;
  }
  return '';
}

function listFunctionNames(grammar: PatternGrammar, root: Node): string[] {
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
