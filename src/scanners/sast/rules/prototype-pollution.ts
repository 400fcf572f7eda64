/** Keys that can change the prototype of all objects. */
import type { Flow } from '../flow/facts.ts';
import {
  type FunctionSyntax,
  findEnclosingFunction,
  getKey,
  getPlainText,
  getRange,
  isTrue,
  type Syntax,
  type SyntaxOf,
  unwrap,
} from '../flow/syntax.ts';
import type { ScriptRule } from './rule.ts';
import { type Sinks, visitCalls } from './syntax-queries.ts';

const merging =
  /^(?:lodash|_|underscore)\.(?:merge|mergeWith|defaultsDeep|set|setWith|zipObjectDeep)$|^lodash[./](?:merge|mergeWith|defaultsDeep|set)$|^(?:deepmerge|merge|merge-deep|deep-extend|extend|just-extend|mixin-deep|defaults-deep|node\.extend|hoek\.(?:merge|applyToDefaults)|@hapi\/hoek\.(?:merge|applyToDefaults)|dot-prop\.set|object-path\.set|deep-set|set-value|dset|flat\.unflatten|hoek\.clone)(?:\.all|\.recursive|\.default)?$/;

export const prototypePollution: ScriptRule = {
  id: 'prototype-pollution',
  remediation:
    'Refuse the keys __proto__, constructor and prototype, or use a Map or objects created with Object.create(null).',
  severity: { outside: 'MEDIUM' },
  kinds: ['web', 'page'],
  variants: {
    merge: { weakness: 'prototype-merge', severity: { outside: 'MEDIUM' } },
    path: { weakness: 'prototype-path', severity: { found: 'MEDIUM' } },
    own: { weakness: 'prototype-own-merge', severity: { found: 'MEDIUM' } },
  },
  find: (flow) => ({
    AssignmentExpression: (node): Sinks => {
      const { left } = node;
      if (left.type !== 'MemberExpression' || !left.computed || getPlainText(left.property) !== undefined)
        return undefined;
      const inner = unwrap(left.object);
      if (isUnsafeMerge(flow, node, left)) return { at: node, variant: 'own' };
      if (isPathWalk(flow, left)) return { at: node, variant: 'path' };
      // With one level only __proto__ itself is replaced, for one object.
      if (inner.type !== 'MemberExpression' || !inner.computed || getPlainText(inner.property) !== undefined)
        return undefined;
      const origins = [inner.property, left.property].map((key) =>
        flow.originOf(key as Syntax).filter(({ level }) => level === 'outside'),
      );
      return origins.every((origin) => origin.length > 0) ? { at: node, origin: origins.flat() } : undefined;
    },
    ...visitCalls((node): Sinks => {
      const name = flow.names.qualified(node.callee) ?? '';
      const isDeep = /^(?:\$|jQuery|jquery|extend|node\.extend)(?:\.extend)?$/.test(name) && isTrue(node.arguments[0]);
      if (!isDeep && !(merging.test(name) && name !== 'extend')) return undefined;
      const isSet = /(?:set|setWith|deep-set|set-value|dset)$/.test(name);
      const values = isSet ? node.arguments.slice(1, 2) : node.arguments.slice(1);
      const origin = values
        .flatMap((value) => flow.originOf(value))
        .filter(({ isText, safeFor }) => (isSet || !isText) && !safeFor.includes('operators'));
      return { at: node, origin, variant: 'merge' };
    }),
  }),
};

/** `target[key] = source[key]` in a loop over keys of a recursive function that does not mention __proto__. */
function isUnsafeMerge(flow: Flow, node: Syntax, left: SyntaxOf<'MemberExpression'>): boolean {
  const right = node.type === 'AssignmentExpression' ? unwrap(node.right) : node;
  const key = unwrap(left.property);
  if (key.type !== 'Identifier' || right.type !== 'MemberExpression' || !right.computed) return false;
  const read = unwrap(right.property);
  if (read.type !== 'Identifier' || read.name !== key.name) return false;
  const fn = findEnclosingFunction(node);
  const name = fn === undefined ? undefined : getFunctionName(flow, fn);
  if (fn === undefined || name === undefined) return false;
  const text = flow.source.getText(fn);
  const escaped = name.replaceAll('$', '\\$');
  const again = new RegExp(
    `\\b${escaped}\\s*\\(\\s*[\\w.]+\\[\\s*${key.name.replaceAll('$', '\\$')}\\s*\\]\\s*,\\s*[\\w.]+\\[`,
  );
  return (
    again.test(text) &&
    /\bfor\s*\([^)]*\bin\b|\.(?:keys|entries)\(/.test(text) &&
    !/__proto__|prototype|constructor|hasOwn|Object\.create\(null/.test(text)
  );
}

function getFunctionName(flow: Flow, fn: FunctionSyntax): string | undefined {
  if (fn.type !== 'ArrowFunctionExpression' && fn.id != null) return fn.id.name;
  const outer = (flow.source.getAncestors(fn as never) as Syntax[]).at(-1);
  if (outer?.type === 'VariableDeclarator' && outer.id.type === 'Identifier') return outer.id.name;
  if (outer?.type === 'AssignmentExpression' && outer.left.type === 'MemberExpression') return getKey(outer.left);
  return outer?.type === 'Property' ? getKey(outer) : undefined;
}

/** The assignment at the end, and not one that creates missing objects on the way. */
function isPathWalk(flow: Flow, left: SyntaxOf<'MemberExpression'>): boolean {
  const inner = unwrap(left.object);
  const fn = inner.type === 'Identifier' ? findEnclosingFunction(left) : undefined;
  if (inner.type !== 'Identifier' || fn === undefined) return false;
  const text = flow.source.getText(fn).slice(0, longestWalk);
  const name = inner.name.replaceAll('$', '\\$');
  const key = unwrap(left.property);
  // The assignment at the end, and not one that creates missing objects on the way.
  const isLast = new RegExp(`\\b${name}\\s*=\\s*${name}\\s*\\[`).test(
    text.slice(0, Math.max(0, getRange(left)[0] - getRange(fn)[0])),
  );
  return (
    isLast &&
    key.type !== 'Literal' &&
    /\.split\(\s*["'`][./]["'`]\s*\)/.test(text) &&
    !/__proto__|prototype|constructor|hasOwn|Object\.create\(null/.test(text)
  );
}

/** Length of a function in characters. */
const longestWalk = 4000;
