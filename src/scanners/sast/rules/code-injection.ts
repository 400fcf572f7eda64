/** Text that is executed as code: eval and similar functions. */
import type { Flow } from '../flow/facts.ts';
import type { Origin } from '../flow/origin.ts';
import { findProperty, getPlainText, isFunction, type Syntax, unwrap } from '../flow/syntax.ts';
import { findObjectLiteral, visitCalls } from './syntax-queries.ts';
import type { Sinks, Weakness } from './weakness.ts';

const virtualMachine = /^(?:vm|vm2|isolated-vm)\.(?:runIn\w+|compileFunction|Script|\w+\(\)\.run\w*|VMScript)$/;
const evaluators =
  /^(?:safe-eval|static-eval|notevil|expression-eval\.eval|mathjs\.(?:eval|evaluate|compile|parse)|mathjs(?:\.create)?\(\)\.(?:eval|evaluate)|sandboxjs|node-eval|require-from-string|eval-sanitizer|jsonpath\.query)(?:\(\))?$/;
const timers = /^(?:setTimeout|setInterval|setImmediate|execScript)$/;

export const codeInjection: Weakness = {
  id: 'code-injection',
  cwe: 'CWE-95',
  title: 'eval with a variable argument (code injection)',
  description:
    'Text that is only known at run time is executed as code. An attacker who controls any of it can run code with the rights of the program.',
  remediation:
    'Parse data with JSON.parse, look functions up in a table, or use an expression parser. Do not execute text.',
  cvss: 8.8,
  severity: { outside: 'HIGH', entry: 'HIGH', parameter: 'MEDIUM', unknown: 'MEDIUM', constant: 'INFO' },
  variants: {
    function: {
      title: 'Function constructor with a variable argument (code injection)',
      severity: { outside: 'HIGH', entry: 'HIGH', parameter: 'MEDIUM', unknown: 'MEDIUM', constant: 'INFO' },
    },
    timer: {
      title: 'setTimeout or setInterval with text as code (code injection)',
      severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'MEDIUM', constant: 'LOW' },
    },
    machine: {
      cwe: 'CWE-94',
      title: 'Untrusted input in a vm script (code injection)',
      severity: { outside: 'HIGH' },
    },
    chosen: {
      cwe: 'CWE-470',
      title: 'Untrusted input decides which function is called',
      description:
        'The name of the called function is untrusted input. An attacker can call any function of the object, also one that it inherits.',
      remediation: 'Look the function up in a Map, or check with Object.hasOwn that the object itself has the name.',
      severity: { outside: 'MEDIUM' },
      cvss: 6.5,
    },
    evaluator: {
      cwe: 'CWE-94',
      title: 'Untrusted input passed to an expression evaluator (code injection)',
      severity: { outside: 'HIGH' },
    },
  },
  find: (flow) => {
    const isTextExpression = (node: Syntax) => {
      const inner = unwrap(node);
      return (
        (inner.type === 'Literal' && typeof inner.value === 'string') ||
        inner.type === 'TemplateLiteral' ||
        (inner.type === 'BinaryExpression' && inner.operator === '+')
      );
    };
    const find = visitCalls((node): Sinks => {
      const name = flow.names.qualified(node.callee) ?? '';
      const chosen = findChosenKey(flow, node.callee as Syntax);
      if (chosen !== undefined) return { at: node, origin: chosen, variant: 'chosen' };
      const [first, second] = node.arguments;
      if (first === undefined || isFunction(first)) return undefined;
      if (name === 'eval') return { at: node, values: [first] };
      if (name === 'Function' || /\.constructor\.constructor$/.test(flow.source.getText(node.callee)))
        return { at: node, values: node.arguments, variant: 'function' };
      if (timers.test(name)) {
        const isForeign = flow.originOf(first).some(({ level }) => level === 'outside');
        return isTextExpression(first) || isForeign ? { at: node, values: [first], variant: 'timer' } : undefined;
      }
      if (virtualMachine.test(name)) {
        return { at: node, values: [first, ...listExecutedValues(flow, first, second)], variant: 'machine' };
      }
      return evaluators.test(name) ? { at: node, values: [first], variant: 'evaluator' } : undefined;
    });
    return find;
  },
};

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

/**
 * The values that a script takes from its sandbox. For a constant script only those that it executes, because it may
 * read the others as data.
 */
function listExecutedValues(flow: Flow, script: Syntax, context: Syntax | undefined): Syntax[] {
  const sandbox = findObjectLiteral(flow, context);
  const text = getPlainText(script);
  if (sandbox === undefined || text === undefined) return context === undefined ? [] : [sandbox ?? context];
  return [...text.matchAll(/([\w$.]+)\s*\(\s*([\w$]+)/g)].flatMap(([, callee = '', name = '']) => {
    const value = executing.test(callee) ? findProperty(sandbox, name) : undefined;
    return value === undefined ? [] : [value];
  });
}
