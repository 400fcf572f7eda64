/** Runs the rules of one language over one text. */
import type { Language, Node, Parser, Query, QueryMatch } from 'web-tree-sitter';
import type { PatternGrammar } from './grammar.ts';
import type { PatternLevel, PatternRule, PatternSeverity, PatternSink } from './rule.ts';
import { childrenOf, compileQueries, createValues, type TracedValue, type ValueTrace } from './values.ts';

/** A place at which a weakness shows. */
export interface PatternHit {
  rule: PatternRule;
  severity: PatternSeverity;
  /** Offsets in the text. */
  start: number;
  end: number;
  /** What brings a value of a request to it, as it is written, and where. */
  source?: { code: string; start: number };
}

export interface PatternAnswer {
  hits: PatternHit[];
  /** Offset of the first code that could not be parsed. */
  broken?: number;
}

export type PatternSearch = (text: string) => PatternAnswer;

export interface TreeSitter {
  Parser: typeof Parser;
  Query: typeof Query;
}

export function createSearch(
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
        return sinks.flatMap((sink) => judgeMatch(sink, match, values) ?? []);
      });
      const broken = tree.rootNode.hasError ? firstError(tree.rootNode) : undefined;
      return { hits: withoutTwins(hits), ...(broken === undefined ? {} : { broken }) };
    } finally {
      tree.delete();
    }
  };
}

interface RuleSink extends PatternSink {
  rule: PatternRule;
}

/** Many rules ask for the same pattern, which is looked for once then. */
function groupSinks(rules: readonly PatternRule[]): Map<string, RuleSink[]> {
  return Map.groupBy(
    rules.flatMap((rule) => rule.sinks.map((sink): RuleSink => ({ ...sink, rule }))),
    ({ query }) => query,
  );
}

function judgeMatch(sink: RuleSink, { captures }: QueryMatch, values: ValueTrace): PatternHit | undefined {
  const { rule } = sink;
  const at = (wanted: string) => captures.find(({ name }) => name === wanted)?.node;
  const reported = at('at');
  if (reported === undefined) return undefined;
  const isMeant = (pattern: RegExp | undefined, node: Node | undefined) =>
    pattern === undefined || (node !== undefined && pattern.test(node.text));
  if (!isMeant(sink.name, at('name')) || !isMeant(sink.receiver, at('receiver'))) return undefined;
  if (sink.unless?.test(reported.text)) return undefined;
  if (sink.unlessAround?.test(values.functionAround(reported).text)) return undefined;
  if (sink.context !== undefined && !sink.context.test(contextOf(reported, values))) return undefined;
  const judged = chosenValues(
    sink,
    at('arguments'),
    captures.flatMap(({ name, node }) => (name === 'value' ? node : [])),
  );
  const found = levelOf(sink, judged, values);
  const severities = sink.severity ?? rule.severity;
  const severity = found && severities[found.level];
  if (found === undefined || severity === undefined) return undefined;
  const place = { rule, start: reported.startIndex, end: reported.endIndex };
  const source = found.source && { code: found.source.text, start: found.source.startIndex };
  return {
    ...place,
    severity: found.isChecked ? weaken(severity) : severity,
    ...(source === undefined ? {} : { source }),
  };
}

function chosenValues({ argument }: PatternSink, list: Node | undefined, values: readonly Node[]): Node[] {
  if (list === undefined) return [...values];
  const given = childrenOf(list);
  const chosen = argument === undefined ? given : argument.flatMap((index) => given.at(index) ?? []);
  return [...values, ...chosen];
}

interface Found {
  level: PatternLevel;
  isChecked?: boolean;
  source?: Node;
}

function levelOf(sink: RuleSink, nodes: readonly Node[], values: ValueTrace): Found | undefined {
  const { constant, holds, isBuilt, rule } = sink;
  const judged = holds === undefined ? nodes : nodes.filter((node) => holds.test(values.writtenText(node)));
  if (constant !== undefined)
    return judged.some((node) => constant.test(values.fixedText(node) ?? '')) ? { level: 'found' } : undefined;
  if (nodes.length === 0 && sink.argument === undefined) return { level: 'found' };
  if (judged.length === 0) return undefined;
  const worst = judged
    .map((node) => values.judge(node, rule.purpose))
    .reduce((one, other) => (rank(other) > rank(one) ? other : one));
  if (worst.level === 'fixed' || (isBuilt === true && !worst.isBuilt)) return undefined;
  if (worst.level === 'unknown') return { level: 'unknown' };
  return { level: 'outside', isChecked: worst.level === 'checked', ...(worst.source && { source: worst.source }) };
}

function rank({ level, isBuilt }: TracedValue): number {
  return ['fixed', 'unknown', 'checked', 'outside'].indexOf(level) * 2 + (isBuilt ? 1 : 0);
}

/** Behind a check that nobody judged, what is proven is less. */
function weaken(severity: PatternSeverity): PatternSeverity {
  return severity === 'CRITICAL' || severity === 'HIGH' ? 'MEDIUM' : 'LOW';
}

/** What tells what a value is for: the statement, and the name of the function. */
function contextOf(node: Node, { functionAround }: ValueTrace): string {
  const name = functionAround(node).childForFieldName('name')?.text ?? '';
  let statement = node;
  while (
    statement.parent !== null &&
    !/(?:statement|declaration|block|program|_list|source_file)$/.test(statement.type)
  )
    statement = statement.parent;
  return `${name}\n${statement.text.slice(0, 500)}`;
}

/** Of two of one weakness on one place the graver one. */
function withoutTwins(hits: readonly PatternHit[]): PatternHit[] {
  const kept = new Map<string, PatternHit>();
  for (const hit of hits) {
    const key = `${hit.rule.weakness} ${hit.start}`;
    const twin = kept.get(key);
    if (twin === undefined || (twin.source === undefined && hit.source !== undefined)) kept.set(key, hit);
  }
  return [...kept.values()].sort((a, b) => a.start - b.start);
}

function firstError(root: Node): number {
  let at = root;
  for (;;) {
    const next = at.children.find((child) => child !== null && (child.isError || child.isMissing || child.hasError));
    if (!next || at.isError) return at.startIndex;
    at = next;
  }
}
