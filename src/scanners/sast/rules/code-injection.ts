/** Text that is executed as code: eval and similar functions. */
import type { Flow } from '../flow/facts.ts';
import type { Origin } from '../flow/origin.ts';
import { type CallSyntax, findProperty, getPlainText, isFunction, type Syntax, unwrap } from '../flow/syntax.ts';
import type { ScriptRule } from './rule.ts';
import { findObjectLiteral, isNoFunction, type Sinks, visitCalls } from './syntax-queries.ts';

const virtualMachine = /^(?:vm|vm2|isolated-vm)\.(?:runIn\w+|compileFunction|Script|\w+\(\)\.run\w*|VMScript)$/;
const evaluators =
  /^(?:safe-eval|static-eval|notevil|expression-eval\.eval|mathjs\.(?:eval|evaluate|compile|parse)|mathjs(?:\.create)?\(\)\.(?:eval|evaluate)|sandboxjs|node-eval|require-from-string|eval-sanitizer|jsonpath\.query)(?:\(\))?$/;
const timers = /^(?:setTimeout|setInterval|setImmediate|execScript)$/;

export const codeInjection: ScriptRule = {
  id: 'code-injection',
  weakness: 'code-evaluated',
  remediation:
    'Parse data with JSON.parse, look functions up in a table, or use an expression parser. Do not execute text.',
  severity: { outside: 'HIGH', entry: 'HIGH', parameter: 'MEDIUM', unknown: 'MEDIUM', constant: 'INFO' },
  variants: {
    function: {
      weakness: 'code-function',
      severity: { outside: 'HIGH', entry: 'HIGH', parameter: 'MEDIUM', unknown: 'MEDIUM', constant: 'INFO' },
    },
    timer: {
      weakness: 'code-timer',
      severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM', constant: 'LOW' },
    },
    machine: { weakness: 'code-machine', severity: { outside: 'HIGH' } },
    chosen: {
      weakness: 'function-chosen',
      remediation: 'Look the function up in a Map, or check with Object.hasOwn that the object itself has the name.',
      severity: { outside: 'MEDIUM' },
    },
    evaluator: { weakness: 'code-expression', severity: { outside: 'HIGH' } },
  },
  rows: [
    { call: /^eval$/, given: { 0: isNoFunction }, values: [0] },
    { call: /^Function$/, given: { 0: isNoFunction }, values: 'all', variant: 'function' },
    { method: /^constructor$/, given: { 0: isNoFunction }, when: isFunctionType, values: 'all', variant: 'function' },
    { call: timers, given: { 0: isCodeText }, values: [0], variant: 'timer' },
    { call: evaluators, given: { 0: isNoFunction }, values: [0], variant: 'evaluator' },
  ],
  find: (flow) =>
    visitCalls((node): Sinks => {
      const chosen = findChosenKey(flow, node.callee as Syntax);
      if (chosen !== undefined) return { at: node, origin: chosen, variant: 'chosen' };
      const [first, second] = node.arguments;
      return first !== undefined && isNoFunction(first) && virtualMachine.test(flow.names.qualified(node.callee) ?? '')
        ? { at: node, values: [first, ...listExecutedValues(flow, first, second)], variant: 'machine' }
        : undefined;
    }),
};

function isFunctionType({ source }: Flow, { callee }: CallSyntax): boolean {
  return /\.constructor\.constructor$/.test(source.getText(callee));
}

function isCodeText(value: Syntax, flow: Flow): boolean {
  if (isFunction(value)) return false;
  const isText =
    (value.type === 'Literal' && typeof value.value === 'string') ||
    value.type === 'TemplateLiteral' ||
    (value.type === 'BinaryExpression' && value.operator === '+');
  return isText || flow.originOf(value).some(({ level }) => level === 'outside');
}

/** The key in `handlers[key]()`, if it comes from outside. */
function findChosenKey(flow: Flow, callee: Syntax): Origin | undefined {
  const inner = unwrap(callee);
  const [definition] = inner.type === 'Identifier' ? (flow.names.variableOf(inner)?.defs ?? []) : [];
  const isMade =
    definition?.type === 'Variable' && definition.node.init != null && definition.node.id === definition.name;
  const member = isMade ? unwrap(definition.node.init as Syntax) : inner;
  if (member.type !== 'MemberExpression' || !member.computed || getPlainText(member.property) !== undefined)
    return undefined;
  // With a fixed part, it is no name of what an object inherits.
  const key = unwrap(member.property as Syntax);
  if (key.type === 'TemplateLiteral' && key.quasis.some(({ value }) => value.raw !== '')) return undefined;
  const origin = flow
    .originOf(member.property as Syntax)
    .filter(({ level, kind }) => level === 'outside' && /^(?:web|header)$/.test(kind));
  return origin.length > 0 ? origin : undefined;
}

const executing = /(?:eval\w*|exec\w*|run\w*|compile\w*|interpret\w*|Function|setTimeout|setInterval)$/i;

/** The values that a script takes from its sandbox. For a constant one those it runs: it may read others as data. */
function listExecutedValues(flow: Flow, script: Syntax, context: Syntax | undefined): Syntax[] {
  const sandbox = findObjectLiteral(flow, context);
  const text = getPlainText(script);
  if (sandbox === undefined || text === undefined) return context === undefined ? [] : [sandbox ?? context];
  return [...text.matchAll(/([\w$.]+)\s*\(\s*([\w$]+)/g)].flatMap(([, callee = '', name = '']) => {
    const value = executing.test(callee) ? findProperty(sandbox, name) : undefined;
    return value === undefined ? [] : [value];
  });
}
