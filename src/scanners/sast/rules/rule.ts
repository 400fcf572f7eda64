/** The interface of our own rules: what they say about a weakness, and where to search for it. */
import { normalizeCode } from '../../../shared/text/code-key.ts';
import { type FindingSource, mostSources } from '../../../shared/text/data-path.ts';
import { collapseBlanks } from '../../../shared/text/snippet.ts';
import type { EngineFinding } from '../../engine.ts';
import type { WeaknessId } from '../../weaknesses.ts';
import type { Flow } from '../flow/facts.ts';
import { everyPurpose, type Leaf, type Level, levels, type Purpose, rankLevel } from '../flow/facts.ts';
import { applyGuards } from '../flow/guards.ts';
import { createCallLister } from '../flow/indirect.ts';
import { addToMap, findOwner } from '../flow/inventory.ts';
import {
  type CallSyntax,
  getKey,
  getPlainText,
  isFalse,
  isTrue,
  listNodes,
  type Syntax,
  unwrap,
} from '../flow/syntax.ts';
import { findHostOrigin } from '../flow/text.ts';
import { type Find, findObjectLiteral, getReceiver, type Sink, type Sinks, visitCalls } from './syntax-queries.ts';

type Severity = EngineFinding['severity'];

interface RuleWords {
  /** Its row in the catalogue. Default: the one with the name of the rule. */
  weakness?: WeaknessId;
  remediation: string;
  /** By what is proven. A level without an entry is not reported. `found`: values do not matter. */
  severity: Partial<Record<Level | 'found', Severity>>;
}

export type RuleTexts = RuleWords &
  ({ id: WeaknessId } | { id: string; weakness: WeaknessId }) & {
    variants?: Readonly<Record<string, Partial<RuleWords>>>;
  };

export type ScriptRule = RuleTexts & {
  /** The purpose for which a value must be sanitised here. */
  purpose?: Purpose;
  /** Kinds of sources that matter. All by default. */
  kinds?: readonly Leaf['kind'][];
  /** Where it searches: as data, or with code where it takes more than that. */
  rows?: readonly SinkRow[];
  find?(flow: Flow): Find;
};

const weaker: Readonly<Record<string, Severity>> = { CRITICAL: 'HIGH', HIGH: 'MEDIUM', MEDIUM: 'LOW' };

/** Behind an unverified check, the severity is one step lower. */
export function getSeverity({ severity }: Pick<RuleWords, 'severity'>, level: Level | 'found'): Severity | undefined {
  return severity[level] ?? (level === 'checked' ? weaker[severity.outside ?? ''] : undefined);
}

/** The variant, the level and the source of a report, as they are encoded in its message. */
export function parseReport(message: string) {
  const [level = 'found', variant = '', source] = message.split('\t');
  return { level: level as Level | 'found', variant, source };
}

/**
 * Creates a function that returns the reports of the rules in a file, from one traversal: in the order of the nodes,
 * and at one node in the order of the rules. It calls `hide` for each node at which a limit of the search may hide a
 * finding, or a more severe one.
 */
export function createReporter(rules: readonly ScriptRule[]) {
  const selectByName = createNameSelector(rules);
  return (flow: Flow, hide: (node: Syntax) => void): LintReport[] => {
    // By type of node. `isOfCallRows`: it only asks the rows of the rule about calls.
    const finders = new Map<string, { rule: ScriptRule; find: (node: Syntax) => Sinks; isOfCallRows: boolean }[]>();
    for (const rule of rules)
      for (const [isRow, found] of [
        [true, findRows(flow, rule.rows ?? [])] as const,
        [false, rule.find?.(flow)] as const,
      ])
        for (const [type, find] of Object.entries(found ?? {})) {
          const finder = { rule, find, isOfCallRows: isRow && /^(?:Call|New)Expression$/.test(type) };
          addToMap(finders, type, finder);
        }
    const listCalls = createCallLister(flow);
    const reports: LintReport[] = [];
    for (const node of listNodes(flow.source)) {
      const type = node.type === 'TaggedTemplateExpression' ? 'CallExpression' : node.type;
      const here = finders.get(type);
      if (here === undefined) continue;
      const isCall = type === 'CallExpression' || type === 'NewExpression';
      const calls: readonly Syntax[] = isCall ? listCalls(node as CallSyntax) : [node];
      const cutsAtFirst = flow.bounds.cuts();
      const named = isCall ? calls.map((call) => selectByName(flow, (call as CallSyntax).callee)) : [];
      if (flow.bounds.cuts() > cutsAtFirst) hide(node);
      for (const { rule, find, isOfCallRows } of here) {
        if (isOfCallRows && !named.some((each) => each.has(rule))) continue;
        const cutsBefore = flow.bounds.cuts();
        const sinks = calls.flatMap((call) => find(call) ?? []);
        // An indirect call is reported at the node that makes it.
        const judged = sinks.map((sink) =>
          judgeSink(flow, rule, sink.at !== node && calls.includes(sink.at) ? { ...sink, at: node } : sink),
        );
        const isCut = flow.bounds.cuts() > cutsBefore;
        if (isCut && !judged.some(({ level }) => level === 'outside')) hide(node);
        for (const each of judged) reports.push(...createReport(flow, rule, each));
      }
    }
    return reports;
  };
}

const longestName = 200;
const mostNames = 10_000;

/** The rules with rows for calls of what has this name. The same names are called again and again. */
function createNameSelector(rules: readonly ScriptRule[]) {
  const known = new Map<string, ReadonlySet<ScriptRule>>();
  return ({ names }: Flow, callee: Syntax): ReadonlySet<ScriptRule> => {
    const [last, qualified = ''] = [names.last(callee), names.qualified(callee)];
    const key = `${last.length} ${last}${qualified}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const fitting = new Set(rules.filter(({ rows = [] }) => rows.some((row) => isNamedCall(row, last, qualified))));
    if (known.size >= mostNames) known.clear();
    if (key.length <= longestName) known.set(key, fitting);
    return fitting;
  };
}

interface Judged {
  sink: Sink;
  level: Level | 'found';
  leaf?: Leaf;
  /** All sources from outside; `leaf` is one of them. */
  outside?: readonly Leaf[];
}

function judgeSink(flow: Flow, rule: ScriptRule, sink: Sink): Judged {
  if (sink.values === undefined && sink.origin === undefined) return { sink, level: 'found' };
  const origin = sink.origin ?? (sink.values ?? []).flatMap((value) => flow.originOf(value));
  const { purpose, kinds } = rule;
  const isUnsafe = ({ safeFor }: Leaf) =>
    (purpose === undefined ? everyPurpose : [purpose]).some((one) => !safeFor.includes(one));
  const isRelevantKind = (leaf: Leaf) => leaf.level !== 'outside' || kinds === undefined || kinds.includes(leaf.kind);
  const leaves = applyGuards(
    flow,
    origin.filter((leaf) => isUnsafe(leaf) && isRelevantKind(leaf)),
    sink.at,
  ).filter(isUnsafe);
  const [leaf] = [...leaves].sort((a, b) => rankLevel(b.level) - rankLevel(a.level));
  if (leaf === undefined) return { sink, level: 'constant' };
  const level = levels[Math.min(rankLevel(leaf.level), rankLevel(sink.most ?? 'outside'))] ?? leaf.level;
  return { sink, level, leaf, outside: leaves.filter((each) => each.level === 'outside') };
}

function createReport(flow: Flow, rule: ScriptRule, { sink, level, leaf, outside = [] }: Judged): LintReport[] {
  if (getSeverity({ ...rule, ...rule.variants?.[sink.variant ?? ''] }, level) === undefined) return [];
  const named = level === 'outside' ? leaf : undefined;
  const path = named?.path === flow.path ? undefined : named?.path || undefined;
  const file = named?.path === flow.path ? '' : ` of ${collapseBlanks(named?.path ?? '').slice(0, 200)}`;
  const source = named === undefined ? [] : [`${named.text} on line ${named.line}${file}`];
  const message = [level, sink.variant ?? '', ...source].join('\t');
  const from = named && { ...(path && { path }), line: named.line, code: collapseBlanks(named.text) };
  const sources = outside.flatMap((each) => toFindingSources(each, flow.path)).slice(0, mostSources);
  const owners = [findOwner(sink.at)].filter((owner) => owner !== '');
  const optional = { ...(from && { from }), ...(sources.length > 0 && { sources }) };
  return [{ ruleId: rule.id, message, ...locateSink(flow, sink), owners, ...optional }];
}

/** Lines and columns count from 1. */
function locateSink({ source }: Flow, { at, start }: Sink) {
  const first = start === undefined ? at.loc?.start : source.getLocFromIndex(start);
  const [line, column] = [first?.line ?? 1, (first?.column ?? 0) + 1];
  const last = start === undefined ? at.loc?.end : undefined;
  return { line, column, endLine: last?.line ?? line, endColumn: last === undefined ? column : last.column + 1 };
}

/** One source for each route that reads the value. */
function toFindingSources({ kind, path, text, safeFor, listRoutes }: Leaf, from: string): FindingSource[] {
  const file = path === '' ? from : path;
  const source = { kind, path: file, code: normalizeCode(text, file) };
  return (listRoutes?.() ?? [false]).map((isGuarded) => ({
    ...source,
    safeFor: isGuarded ? [...safeFor, 'login'] : safeFor,
  }));
}

/** `true` and `false` are literals; a pattern matches a literal text. */
type Expected = boolean | RegExp | ((value: Syntax, flow: Flow) => boolean);

/** One form of code: a call, or a property by its name. All that the row says must be true. */
interface SinkRow {
  /** A call of what has this whole name, however it was imported: `child_process.exec`. */
  call?: RegExp;
  /** A call of what has this last name: `exec`. */
  method?: RegExp;
  /** The last name of the object whose method is called. */
  receiver?: RegExp;
  /** The arguments of the call, by their index. */
  given?: Readonly<Record<number, Expected>>;
  /** A property in an object that is an argument of the call. `isReported`: instead of the call. */
  option?: { key: RegExp; is: Expected; isReported?: true };
  /** `{ key: value }` */
  property?: RegExp;
  /** `object.key = value` */
  assigned?: RegExp;
  /** The value of this property. */
  is?: Expected;
  /** `object.key` */
  member?: RegExp;
  when?(flow: Flow, node: Syntax): boolean;
  /** What is reported, instead of the whole call. */
  at?: 'callee';
  /** The indexes of the arguments that are judged. Without it the form of the code is enough. */
  values?: readonly number[] | 'all';
  /** The value of the property is judged. */
  isJudged?: true;
  /** Only the parts of a URL that decide its host are judged. */
  isHost?: true;
  /** Sources that matter. All by default. */
  source?: (leaf: Leaf) => boolean;
  variant?: string;
}

/** Where the rows apply. The first row that fits a node counts. */
function findRows(flow: Flow, rows: readonly SinkRow[]): Find {
  const calls = rows.filter(({ call, method }) => call ?? method);
  const find = (key: 'property' | 'assigned' | 'member', node: Syntax, named: Syntax, value?: Syntax): Sinks => {
    const row = rows.find((each) => {
      if (each[key]?.test(getKey(named)) !== true || each.when?.(flow, node) === false) return false;
      return each.is === undefined || isExpected(flow, value, each.is);
    });
    return row && createRowSink(flow, row, node, row.isJudged && value ? [value] : undefined);
  };
  return {
    ...(calls.length > 0 && visitCalls((node) => findCallRow(flow, calls, node))),
    ...(rows.some(({ property }) => property) && { Property: (node) => find('property', node, node, node.value) }),
    ...(rows.some(({ member }) => member) && { MemberExpression: (node) => find('member', node, node) }),
    ...(rows.some(({ assigned }) => assigned) && {
      AssignmentExpression: (node) => find('assigned', node, unwrap(node.left), node.right),
    }),
  };
}

/** Whether the row is about calls of this name. */
function isNamedCall({ call, method }: SinkRow, last: string, qualified: string): boolean {
  return (call ?? method) !== undefined && method?.test(last) !== false && call?.test(qualified) !== false;
}

function findCallRow(flow: Flow, rows: readonly SinkRow[], node: CallSyntax): Sinks {
  const [last, qualified = ''] = [flow.names.last(node.callee), flow.names.qualified(node.callee)];
  for (const row of rows) {
    const { receiver, given = {}, option, when } = row;
    if (!isNamedCall(row, last, qualified)) continue;
    const object = receiver && getReceiver(node);
    if (receiver && (object === undefined || !receiver.test(flow.names.last(object)))) continue;
    if (Object.entries(given).some(([index, is]) => !isExpected(flow, node.arguments[Number(index)], is))) continue;
    if (when?.(flow, node) === false) continue;
    const values = row.values === 'all' ? node.arguments : row.values?.flatMap((index) => node.arguments[index] ?? []);
    if (values?.length === 0) continue;
    if (option === undefined) return createRowSink(flow, row, row.at === 'callee' ? unwrap(node.callee) : node, values);
    const objects = node.arguments.flatMap((argument) => findObjectLiteral(flow, argument)?.properties ?? []);
    const options = objects.filter(
      (part) => part.type === 'Property' && option.key.test(getKey(part)) && isExpected(flow, part.value, option.is),
    );
    if (options.length > 0)
      return (option.isReported ? options : [node]).map((at) => createRowSink(flow, row, at, values));
  }
  return undefined;
}

function isExpected(flow: Flow, value: Syntax | undefined, is: Expected): boolean {
  if (value === undefined) return false;
  const inner = unwrap(value);
  if (typeof is === 'function') return is(inner, flow);
  if (typeof is === 'boolean') return is ? isTrue(inner) : isFalse(inner);
  const text = getPlainText(inner);
  return text !== undefined && is.test(text);
}

function createRowSink(flow: Flow, row: SinkRow, at: Syntax, values?: readonly Syntax[]): Sink {
  const { source = () => true, isHost, variant } = row;
  const find = (value: Syntax) => (isHost ? findHostOrigin(flow, value) : flow.originOf(value));
  const origin = (row.source ?? isHost) ? values?.flatMap(find).filter(source) : undefined;
  return { at, ...(origin ? { origin } : values && { values }), ...(variant !== undefined && { variant }) };
}

export interface LintReport {
  ruleId: string;
  message: string;
  /** From 1. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** The sources that bring outside values to it. */
  sources?: readonly FindingSource[];
  /** The code of the source that is named, if it is certain. Without a path, it is in the same file. */
  from?: { path?: string; line: number; code: string };
  /** The function or route that contains it. */
  owners?: readonly string[];
  /** The expression that a template writes without escaping. */
  output?: string;
}
