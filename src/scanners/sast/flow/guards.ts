/** Checks before a sink: what a value was compared with before it got there. */
import { cleanedBy, isWholeMatch } from './calls.ts';
import type { Flow } from './facts.ts';
import { everyPurpose, type Leaf, type Origin, type Purpose, rank } from './origin.ts';
import { isFunction, keyOf, parentOf, plainText, type Syntax, unwrapped } from './syntax.ts';

interface Check {
  /** The checked expression, as written. */
  name: string;
  /** Applies to every name that begins so: the check of a message's origin covers everything in the message. */
  isBeginning?: boolean;
  /** What a passed check proves. `doubt` when only a person can decide. */
  proves: readonly Purpose[] | 'doubt' | 'text';
}

/** The origin after the checks before the sink. */
export function guarded(flow: Flow, origin: Origin, sink: Syntax): Origin {
  if (origin.every(({ level }) => level === 'unknown')) return origin;
  const checks = checksBefore(flow, sink);
  const whole = textOf(flow, sink);
  return checks.length === 0
    ? origin
    : origin.map((leaf) => judged({ ...leaf, names: [...leaf.names, whole] }, checks));
}

function judged(leaf: Leaf, checks: readonly Check[]): Leaf {
  let judgedLeaf = leaf;
  for (const { name, proves, isBeginning } of checks) {
    const isMeant = isBeginning
      ? leaf.names.some((each) => each === name || each.startsWith(`${name}.`))
      : leaf.names.includes(name);
    if (!isMeant) continue;
    if (proves === 'doubt')
      judgedLeaf = rank(judgedLeaf.level) > rank('checked') ? { ...judgedLeaf, level: 'checked' } : judgedLeaf;
    else if (proves === 'text')
      judgedLeaf = { ...judgedLeaf, isText: true, safeFor: [...judgedLeaf.safeFor, 'operators'] };
    else judgedLeaf = { ...judgedLeaf, safeFor: [...judgedLeaf.safeFor, ...proves] };
  }
  return judgedLeaf;
}

/** Tests that must have passed when the sink is reached. */
function checksBefore(flow: Flow, sink: Syntax): Check[] {
  const checks: Check[] = [];
  let child = sink;
  for (let node = parentOf(child); node !== undefined; child = node, node = parentOf(node)) {
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
      if (node.consequent === child) checks.push(...checksOf(flow, node.test, true));
      if (node.alternate === child) checks.push(...checksOf(flow, node.test, false));
    } else if (node.type === 'LogicalExpression' && node.right === child) {
      if (node.operator !== '??') checks.push(...checksOf(flow, node.left, node.operator === '&&'));
    } else if (node.type === 'SwitchCase' && node.test !== null && node.test !== undefined) {
      const owner = parentOf(node);
      if (owner?.type === 'SwitchStatement')
        checks.push({ name: textOf(flow, owner.discriminant), proves: everyPurpose });
    } else if (node.type === 'BlockStatement' || node.type === 'Program')
      checks.push(...checksOfEarlier(flow, node.body as Syntax[], child));
  }
  return checks;
}

/** `if (!isGood(x)) return;` before the sink. */
function checksOfEarlier(flow: Flow, statements: readonly Syntax[], child: Syntax): Check[] {
  const checks: Check[] = [];
  for (const statement of statements) {
    if (statement === child) break;
    if (statement.type === 'IfStatement' && leaves(statement.consequent))
      checks.push(...checksOf(flow, statement.test, false));
  }
  return checks;
}

function leaves(statement: Syntax): boolean {
  if (statement.type === 'BlockStatement') return statement.body.some(leaves);
  return /^(?:Return|Throw|Continue|Break)Statement$/.test(statement.type);
}

/** What is proven when the test has this outcome. */
function checksOf(flow: Flow, test: Syntax, outcome: boolean): Check[] {
  const node = unwrapped(test);
  if (node.type === 'UnaryExpression' && node.operator === '!') return checksOf(flow, node.argument, !outcome);
  if (node.type === 'LogicalExpression') {
    const isSure = (node.operator === '&&') === outcome;
    return isSure ? [...checksOf(flow, node.left, outcome), ...checksOf(flow, node.right, outcome)] : [];
  }
  if (node.type === 'BinaryExpression') return ofComparison(flow, node, outcome);
  return node.type === 'CallExpression' ? ofCall(flow, node, outcome) : [];
}

function textOf(flow: Flow, node: Syntax): string {
  const inner = unwrapped(node);
  return inner.type === 'Identifier' ? inner.name : flow.source.getText(inner);
}

function ofComparison(flow: Flow, node: Extract<Syntax, { type: 'BinaryExpression' }>, outcome: boolean): Check[] {
  const isEqual = node.operator.startsWith('=') === outcome;
  const left = unwrapped(node.left);
  if (left.type === 'UnaryExpression' && left.operator === 'typeof') {
    const type = plainText(node.right);
    if (!isEqual || type === undefined) return [];
    return [
      { name: textOf(flow, left.argument), proves: type === 'string' ? 'text' : type === 'number' ? everyPurpose : [] },
    ];
  }
  if (node.operator === 'in') return outcome ? [{ name: textOf(flow, node.left), proves: everyPurpose }] : [];
  if (left.type === 'CallExpression' && flow.names.last(left.callee) === 'indexOf') {
    const isFound = /^(?:!==?|>=?)$/.test(node.operator) === outcome;
    return ofCall(flow, left, isFound);
  }
  if (!/^[!=]==?$/.test(node.operator) || !isEqual) return [];
  const sender = [node.left, node.right].flatMap((side) => ofSender(flow, side));
  if (sender.length > 0) return sender;
  if (flow.originOf(node.right).length === 0 && plainText(node.right) !== '')
    return [{ name: textOf(flow, node.left), proves: everyPurpose }];
  return flow.originOf(node.left).length === 0 && plainText(node.left) !== undefined && plainText(node.left) !== ''
    ? [{ name: textOf(flow, node.right), proves: everyPurpose }]
    : [];
}

/**
 * `event.origin`: the sender of a message controls all of it. Only a person can decide whether the expected sender is
 * meant.
 */
function ofSender(flow: Flow, node: Syntax): Check[] {
  const inner = unwrapped(node);
  if (inner.type === 'Identifier')
    return inner.name === 'origin' ? [{ name: 'data', proves: 'doubt', isBeginning: true }] : [];
  if (inner.type !== 'MemberExpression' || keyOf(inner) !== 'origin') return [];
  return [{ name: `${textOf(flow, inner.object)}.data`, proves: 'doubt', isBeginning: true }];
}

/** `list.includes(url.hostname)` leaves only the path of a URL to choose. */
function ofHost(flow: Flow, node: Syntax): Check[] {
  const inner = unwrapped(node);
  const isHost = inner.type === 'MemberExpression' && /^(?:hostname|host|origin)$/.test(keyOf(inner));
  return isHost ? [{ name: textOf(flow, inner.object), proves: ['url'] }] : [];
}

const listMethods = /^(?:includes|has|indexOf|hasOwn|hasOwnProperty|some|find|contains)$/;
const checkName =
  /(?:^|\.)_?(?:is|has|check|valid|assert|ensure|allow|permit|verify|match|safe|trust|can|white|in)\w*$|valid|allow|safe|trust/i;

function ofCall(flow: Flow, node: Extract<Syntax, { type: 'CallExpression' }>, outcome: boolean): Check[] {
  const [first] = node.arguments;
  const method = flow.names.last(node.callee);
  const receiver = node.callee.type === 'MemberExpression' ? node.callee.object : undefined;
  const ofReceiver = receiver === undefined ? '' : textOf(flow, receiver);
  if (first === undefined || isFunction(first)) return [];
  const argument = textOf(flow, first);
  const wanted = plainText(first);
  if (/^(?:includes|indexOf|contains|match)$/.test(method) && /^\.\.|^[/\\]$/.test(wanted ?? ''))
    // Removing one kind of slash does not prevent leaving the folder.
    return outcome ? [] : [{ name: ofReceiver, proves: wanted?.startsWith('..') ? ['path'] : 'doubt' }];
  if (method === 'startsWith')
    return outcome
      ? [{ name: ofReceiver, proves: wanted?.startsWith('http') ? ofAddress(wanted) : ['path', 'url'] }]
      : [];
  if (method === 'test' || method === 'match') return ofPattern({ receiver, first, outcome }, { argument, ofReceiver });
  if (listMethods.test(method) && receiver !== undefined && node.arguments.length === 1) {
    const isList = flow.originOf(receiver).every(({ level }) => level !== 'outside') && wanted === undefined;
    if (!isList || !outcome) return [];
    return [{ name: argument, proves: everyPurpose }, ...ofHost(flow, first), ...ofSender(flow, first)];
  }
  const name = flow.names.qualified(node.callee) ?? method;
  if (/^(?:isNaN|Number\.isNaN)$/.test(name)) return outcome ? [] : [{ name: argument, proves: everyPurpose }];
  if (
    /^(?:Number\.is\w+|isFinite|validator\.is(?:UUID|Int|Numeric|Alpha\w*|MongoId|Hexadecimal|Port|Slug|IP)|mongoose\.\w*\.?isValid\w*)$/.test(
      name,
    )
  )
    return outcome ? [{ name: argument, proves: everyPurpose }] : [];
  return checkName.test(name) && cleanedBy(name).length === 0 ? [{ name: argument, proves: 'doubt' }] : [];
}

/** A complete host at the beginning keeps the URL on that host. */
function ofAddress(start: string): readonly Purpose[] {
  return /^https?:\/\/[^/]+\//.test(start) ? ['url'] : [];
}

interface Match {
  receiver: Syntax | undefined;
  first: Syntax;
  outcome: boolean;
}

function ofPattern({ receiver, first, outcome }: Match, names: { argument: string; ofReceiver: string }): Check[] {
  const [pattern, name] = [receiver, first].flatMap((node, index) => {
    const inner = node === undefined ? undefined : unwrapped(node);
    return inner?.type === 'Literal' && 'regex' in inner
      ? [inner.regex.pattern, index === 0 ? names.argument : names.ofReceiver]
      : [];
  });
  if (pattern === undefined || name === undefined)
    return outcome && receiver !== undefined ? [{ name: names.argument, proves: 'doubt' }] : [];
  if (outcome) return isWholeMatch(pattern) ? [{ name, proves: everyPurpose }] : [];
  return /^(?:\\\.){2}|^\[[^\]]*\\?\.?[/\\][^\]]*\]|\\\/|^\.\.$/.test(pattern) ? [{ name, proves: ['path'] }] : [];
}
