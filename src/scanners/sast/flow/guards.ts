/** Checks before a sink: what a value was compared with before it got there. */
import { getCleanedPurposes, isWholeMatch } from './calls.ts';
import type { Flow } from './facts.ts';
import { everyPurpose, type Leaf, type Origin, type Purpose, rankLevel } from './origin.ts';
import { getKey, getParent, getPlainText, isFunction, type Syntax, unwrap } from './syntax.ts';

interface Check {
  /** The checked expression, as written. */
  name: string;
  /** Applies to every name that begins so: the check of a message's origin covers everything in the message. */
  isBeginning?: boolean;
  /** What a passed check proves. `doubt` when only a person can decide. */
  proves: readonly Purpose[] | 'doubt' | 'text';
}

/** The origin after the checks before the sink. */
export function applyGuards(flow: Flow, origin: Origin, sink: Syntax): Origin {
  if (origin.every(({ level }) => level === 'unknown')) return origin;
  const checks = findChecksBefore(flow, sink);
  const whole = getCheckedText(flow, sink);
  return checks.length === 0
    ? origin
    : origin.map((leaf) => applyChecks({ ...leaf, names: [...leaf.names, whole] }, checks));
}

function applyChecks(leaf: Leaf, checks: readonly Check[]): Leaf {
  let judgedLeaf = leaf;
  for (const { name, proves, isBeginning } of checks) {
    const isMeant = isBeginning
      ? leaf.names.some((each) => each === name || each.startsWith(`${name}.`))
      : leaf.names.includes(name);
    if (!isMeant) continue;
    if (proves === 'doubt')
      judgedLeaf =
        rankLevel(judgedLeaf.level) > rankLevel('checked') ? { ...judgedLeaf, level: 'checked' } : judgedLeaf;
    else if (proves === 'text')
      judgedLeaf = { ...judgedLeaf, isText: true, safeFor: [...judgedLeaf.safeFor, 'operators'] };
    else judgedLeaf = { ...judgedLeaf, safeFor: [...judgedLeaf.safeFor, ...proves] };
  }
  return judgedLeaf;
}

/** Tests that must have passed when the sink is reached. */
function findChecksBefore(flow: Flow, sink: Syntax): Check[] {
  const checks: Check[] = [];
  let child = sink;
  for (let node = getParent(child); node !== undefined; child = node, node = getParent(node)) {
    if (node.type === 'IfStatement' || node.type === 'ConditionalExpression') {
      if (node.consequent === child) checks.push(...findChecks(flow, node.test, true));
      if (node.alternate === child) checks.push(...findChecks(flow, node.test, false));
    } else if (node.type === 'LogicalExpression' && node.right === child) {
      if (node.operator !== '??') checks.push(...findChecks(flow, node.left, node.operator === '&&'));
    } else if (node.type === 'SwitchCase' && node.test !== null && node.test !== undefined) {
      const owner = getParent(node);
      if (owner?.type === 'SwitchStatement')
        checks.push({ name: getCheckedText(flow, owner.discriminant), proves: everyPurpose });
    } else if (node.type === 'BlockStatement' || node.type === 'Program')
      checks.push(...findEarlierChecks(flow, node.body as Syntax[], child));
  }
  return checks;
}

/** `if (!isGood(x)) return;` before the sink. */
function findEarlierChecks(flow: Flow, statements: readonly Syntax[], child: Syntax): Check[] {
  const checks: Check[] = [];
  for (const statement of statements) {
    if (statement === child) break;
    if (statement.type === 'IfStatement' && exitsFlow(statement.consequent))
      checks.push(...findChecks(flow, statement.test, false));
  }
  return checks;
}

function exitsFlow(statement: Syntax): boolean {
  if (statement.type === 'BlockStatement') return statement.body.some(exitsFlow);
  return /^(?:Return|Throw|Continue|Break)Statement$/.test(statement.type);
}

/** What is proven when the test has this outcome. */
function findChecks(flow: Flow, test: Syntax, outcome: boolean): Check[] {
  const node = unwrap(test);
  if (node.type === 'UnaryExpression' && node.operator === '!') return findChecks(flow, node.argument, !outcome);
  if (node.type === 'LogicalExpression') {
    const isSure = (node.operator === '&&') === outcome;
    return isSure ? [...findChecks(flow, node.left, outcome), ...findChecks(flow, node.right, outcome)] : [];
  }
  if (node.type === 'BinaryExpression') return findComparisonChecks(flow, node, outcome);
  return node.type === 'CallExpression' ? findCallChecks(flow, node, outcome) : [];
}

function getCheckedText(flow: Flow, node: Syntax): string {
  const inner = unwrap(node);
  return inner.type === 'Identifier' ? inner.name : flow.source.getText(inner);
}

function findComparisonChecks(
  flow: Flow,
  node: Extract<Syntax, { type: 'BinaryExpression' }>,
  outcome: boolean,
): Check[] {
  const isEqual = node.operator.startsWith('=') === outcome;
  const left = unwrap(node.left);
  if (left.type === 'UnaryExpression' && left.operator === 'typeof') {
    const type = getPlainText(node.right);
    if (!isEqual || type === undefined) return [];
    return [
      {
        name: getCheckedText(flow, left.argument),
        proves: type === 'string' ? 'text' : type === 'number' ? everyPurpose : [],
      },
    ];
  }
  if (node.operator === 'in') return outcome ? [{ name: getCheckedText(flow, node.left), proves: everyPurpose }] : [];
  if (left.type === 'CallExpression' && flow.names.last(left.callee) === 'indexOf') {
    const isFound = /^(?:!==?|>=?)$/.test(node.operator) === outcome;
    return findCallChecks(flow, left, isFound);
  }
  if (!/^[!=]==?$/.test(node.operator) || !isEqual) return [];
  const sender = [node.left, node.right].flatMap((side) => findSenderChecks(flow, side));
  if (sender.length > 0) return sender;
  if (flow.originOf(node.right).length === 0 && getPlainText(node.right) !== '')
    return [{ name: getCheckedText(flow, node.left), proves: everyPurpose }];
  return flow.originOf(node.left).length === 0 &&
    getPlainText(node.left) !== undefined &&
    getPlainText(node.left) !== ''
    ? [{ name: getCheckedText(flow, node.right), proves: everyPurpose }]
    : [];
}

/**
 * `event.origin`: the sender of a message controls all of it. Only a person can decide whether the expected sender is
 * meant.
 */
function findSenderChecks(flow: Flow, node: Syntax): Check[] {
  const inner = unwrap(node);
  if (inner.type === 'Identifier')
    return inner.name === 'origin' ? [{ name: 'data', proves: 'doubt', isBeginning: true }] : [];
  if (inner.type !== 'MemberExpression' || getKey(inner) !== 'origin') return [];
  return [{ name: `${getCheckedText(flow, inner.object)}.data`, proves: 'doubt', isBeginning: true }];
}

/** `list.includes(url.hostname)` leaves only the path of a URL to choose. */
function findHostChecks(flow: Flow, node: Syntax): Check[] {
  const inner = unwrap(node);
  const isHost = inner.type === 'MemberExpression' && /^(?:hostname|host|origin)$/.test(getKey(inner));
  return isHost ? [{ name: getCheckedText(flow, inner.object), proves: ['url'] }] : [];
}

const listMethods = /^(?:includes|has|indexOf|hasOwn|hasOwnProperty|some|find|contains)$/;
const checkName =
  /(?:^|\.)_?(?:is|has|check|valid|assert|ensure|allow|permit|verify|match|safe|trust|can|white|in)\w*$|valid|allow|safe|trust/i;

function findCallChecks(flow: Flow, node: Extract<Syntax, { type: 'CallExpression' }>, outcome: boolean): Check[] {
  const [first] = node.arguments;
  const method = flow.names.last(node.callee);
  const receiver = node.callee.type === 'MemberExpression' ? node.callee.object : undefined;
  const ofReceiver = receiver === undefined ? '' : getCheckedText(flow, receiver);
  if (first === undefined || isFunction(first)) return [];
  const argument = getCheckedText(flow, first);
  const wanted = getPlainText(first);
  if (/^(?:includes|indexOf|contains|match)$/.test(method) && /^\.\.|^[/\\]$/.test(wanted ?? ''))
    // Removing one kind of slash does not prevent leaving the folder.
    return outcome ? [] : [{ name: ofReceiver, proves: wanted?.startsWith('..') ? ['path'] : 'doubt' }];
  if (method === 'startsWith')
    return outcome
      ? [{ name: ofReceiver, proves: wanted?.startsWith('http') ? getAddressPurposes(wanted) : ['path', 'url'] }]
      : [];
  if (method === 'test' || method === 'match')
    return findPatternChecks(receiver, first, outcome, { argument, ofReceiver });
  if (listMethods.test(method) && receiver !== undefined && node.arguments.length === 1) {
    const isList = flow.originOf(receiver).every(({ level }) => level !== 'outside') && wanted === undefined;
    if (!isList || !outcome) return [];
    return [{ name: argument, proves: everyPurpose }, ...findHostChecks(flow, first), ...findSenderChecks(flow, first)];
  }
  const name = flow.names.qualified(node.callee) ?? method;
  if (/^(?:isNaN|Number\.isNaN)$/.test(name)) return outcome ? [] : [{ name: argument, proves: everyPurpose }];
  if (
    /^(?:Number\.is\w+|isFinite|validator\.is(?:UUID|Int|Numeric|Alpha\w*|MongoId|Hexadecimal|Port|Slug|IP)|mongoose\.\w*\.?isValid\w*)$/.test(
      name,
    )
  )
    return outcome ? [{ name: argument, proves: everyPurpose }] : [];
  return checkName.test(name) && getCleanedPurposes(name).length === 0 ? [{ name: argument, proves: 'doubt' }] : [];
}

/** A complete host at the beginning keeps the URL on that host. */
function getAddressPurposes(start: string): readonly Purpose[] {
  return /^https?:\/\/[^/]+\//.test(start) ? ['url'] : [];
}

function findPatternChecks(
  receiver: Syntax | undefined,
  first: Syntax,
  outcome: boolean,
  names: { argument: string; ofReceiver: string },
): Check[] {
  const [pattern, name] = [receiver, first].flatMap((node, index) => {
    const inner = node === undefined ? undefined : unwrap(node);
    return inner?.type === 'Literal' && 'regex' in inner
      ? [inner.regex.pattern, index === 0 ? names.argument : names.ofReceiver]
      : [];
  });
  if (pattern === undefined || name === undefined)
    return outcome && receiver !== undefined ? [{ name: names.argument, proves: 'doubt' }] : [];
  if (outcome) return isWholeMatch(pattern) ? [{ name, proves: everyPurpose }] : [];
  return /^(?:\\\.){2}|^\[[^\]]*\\?\.?[/\\][^\]]*\]|\\\/|^\.\.$/.test(pattern) ? [{ name, proves: ['path'] }] : [];
}
