/** Rules as data: a row says in which code a value does harm. */
import type { Flow } from '../flow/facts.ts';
import type { Leaf } from '../flow/origin.ts';
import { type CallSyntax, getKey, getPlainText, isFalse, isTrue, type Syntax, unwrap } from '../flow/syntax.ts';
import { findHostOrigin } from '../flow/text.ts';

import { type Find, findObjectLiteral, getReceiver, type Sink, type Sinks, visitCalls } from './syntax-queries.ts';

/** `true` and `false` are literals; a pattern matches a literal text. */
type Expected = boolean | RegExp | ((value: Syntax, flow: Flow) => boolean);

/** One form of code: a call, or a property by its name. All that the row says must be true. */
export interface SinkRow {
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
export function findRows(flow: Flow, rows: readonly SinkRow[]): Find {
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
export function isNamedCall({ call, method }: SinkRow, last: string, qualified: string): boolean {
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
