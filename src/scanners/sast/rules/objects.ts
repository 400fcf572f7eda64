/** Objects of a request: operators and code of document databases, whole records, and keys of prototypes. */
import type { Flow, Origin } from '../flow/facts.ts';
import {
  type FunctionSyntax,
  findEnclosingFunction,
  findProperty,
  getKey,
  getPlainText,
  getRange,
  hasSpread,
  isFunction,
  isTrue,
  type Syntax,
  type SyntaxOf,
  unwrap,
} from '../flow/syntax.ts';
import type { ScriptRule } from './rule.ts';
import { findObjectLiteral, getReceiver, type Sink, type Sinks, visitCalls } from './syntax-queries.ts';

const methods = new Set(
  (
    'find findOne findOneAndUpdate findOneAndDelete findOneAndRemove findOneAndReplace findAndModify update updateOne updateMany ' +
    'deleteOne deleteMany remove removeOne replaceOne count countDocuments exists findAndRemove where match'
  ).split(' '),
);
/** Options of relational mappers, which accept no operators in untrusted objects. */
const relational = new Set(['where', 'attributes', 'include', 'transaction', 'relations', 'select']);

const nosqlInjection: ScriptRule = {
  id: 'nosql-injection',
  weakness: 'nosql-operators',
  remediation:
    'Convert the value to a string or number first (String(value)), validate the request against a schema, and do not use $where.',
  severity: { outside: 'HIGH' },
  purpose: 'operators',
  kinds: ['web', 'header'],
  variants: {
    where: {
      weakness: 'nosql-where',
      severity: { outside: 'HIGH', entry: 'MEDIUM', parameter: 'MEDIUM', unknown: 'LOW' },
    },
  },
  find: (flow) => ({
    ...visitCalls((node) => {
      const [first] = node.arguments;
      if (first !== undefined && !isFunction(first) && flow.names.last(node.callee) === '$where')
        return { at: node, origin: findCodeOrigin(flow, first), variant: 'where' };
      // Pipeline stages and functions that come from outside.
      if (first !== undefined && /^(?:mapReduce|aggregate)$/.test(flow.names.last(node.callee))) {
        const isCode = flow.names.last(node.callee) === 'mapReduce';
        if (getReceiver(node) === undefined) return undefined;
        const origin = node.arguments.slice(0, isCode ? 2 : 1).flatMap((value) => findCodeOrigin(flow, value));
        const foreign = origin.filter(({ level, isText }) => level === 'outside' && (isCode || !isText));
        return { at: node, origin: foreign, variant: 'where' };
      }
      if (first === undefined || isFunction(first) || !methods.has(flow.names.last(node.callee))) return undefined;
      const method = flow.names.last(node.callee);
      // With only one argument a record is changed and not searched; besides a `where`, values are written.
      if (
        /^(?:update\w*|replaceOne|findOneAndUpdate|findOneAndReplace)$/.test(method) &&
        !isFollowedByChange(flow, node.arguments[1])
      )
        return undefined;
      const receiver = getReceiver(node);
      // Relational mappers accept no operators in untrusted objects.
      if (
        flow.loads(/^(?:sequelize|typeorm|@nestjs\/typeorm|knex|objection|@prisma\/client|bookshelf|@mikro-orm\/core)/)
      )
        return undefined;
      if (receiver === undefined || /^(?:_|\$|lodash|Array|document)$/.test(flow.names.last(receiver)))
        return undefined;
      // The parts of a filter that may contain an object.
      const query = findObjectLiteral(flow, first);
      if (query === undefined) {
        const whole = flow.originOf(first).filter(({ level, isText }) => level === 'outside' && !isText);
        return unwrap(first).type === 'CallExpression'
          ? undefined
          : { at: node, origin: whole.filter(({ text }) => /\b(?:body|query)$/.test(text)) };
      }
      if (query.properties.some((part) => part.type === 'Property' && relational.has(getKey(part)))) return undefined;
      return listOpenProperties(query).map((part): Sink => {
        const value = part.type === 'Property' ? part.value : part.argument;
        return { at: part, origin: flow.originOf(value).filter(({ level, isText }) => level === 'outside' && !isText) };
      });
    }),
    Property: (node) =>
      /^\$(?:where|function|accumulator)$/.test(getKey(node)) &&
      !isFunction(node.value) &&
      getPlainText(node.value) === undefined
        ? {
            at: node,
            origin: findCodeOrigin(flow, node.value),
            variant: 'where',
          }
        : undefined,
  }),
};

/** For code, text is as dangerous as an object. */
function findCodeOrigin(flow: Flow, value: Syntax): Origin {
  return flow
    .originOf(value)
    .map((leaf) => ({ ...leaf, safeFor: leaf.safeFor.filter((purpose) => purpose !== 'operators') }));
}

/** Whether the argument after a filter is a change, and not the options of a relational mapper. */
function isFollowedByChange(flow: Flow, change: Syntax | undefined): boolean {
  if (change === undefined || isFunction(change)) return false;
  const keys = (findObjectLiteral(flow, change)?.properties ?? []).flatMap((part) =>
    part.type === 'Property' ? getKey(part) : [],
  );
  return !keys.some((key) => relational.has(key));
}

/** Its own properties and nested ones: `{ $and: [{ name: value }] }`. Properties for text operators are excluded. */
function listOpenProperties(query: SyntaxOf<'ObjectExpression'>): SyntaxOf<'ObjectExpression'>['properties'] {
  return query.properties.flatMap((part) => {
    if (part.type !== 'Property') return [part];
    if (/^\$(?:eq|set|push|inc|where|regex|text|search|function|accumulator)/.test(getKey(part))) return [];
    const value = unwrap(part.value);
    return value.type === 'ObjectExpression' ? listOpenProperties(value) : [part];
  });
}

const writing =
  /^(?:create|insert|insertOne|insertMany|save|update|updateOne|updateMany|findByIdAndUpdate|findOneAndUpdate|findOneAndReplace|replaceOne|build|upsert|bulkCreate|assign|set|updateAttributes|insertGraph|patch)$/;
const wholeRequest = /\b(?:body|query|payload|json\(\))$/;

const massAssignment: ScriptRule = {
  id: 'mass-assignment',
  weakness: 'record-written',
  remediation: 'Take the allowed fields one by one, or validate the request against a schema that drops the others.',
  severity: { outside: 'MEDIUM' },
  purpose: 'operators',
  kinds: ['web'],
  find: (flow) =>
    visitCalls((node): Sinks => {
      const values = node.arguments.flatMap((argument) => listWholeObjects(argument));
      if (values.length === 0) return undefined;
      const receiver = getReceiver(node);
      const isModel =
        node.type === 'NewExpression' &&
        /^[A-Z]/.test(flow.names.last(node.callee)) &&
        !/^(?:Error|URL|Set|Map|Date|Promise|Buffer|\w*Error|\w*Params|Response|Array|Function|Proxy|Object|FormData)$/.test(
          flow.names.last(node.callee),
        );
      const isWrite =
        receiver !== undefined &&
        writing.test(flow.names.last(node.callee)) &&
        !/^(?:res|response|cache|app|headers|axios|console|map|store)$/i.test(flow.names.last(receiver));
      if (!isModel && !isWrite) return undefined;
      if (
        flow.names.qualified(node.callee) === 'Object.assign' &&
        unwrap(node.arguments[0] as Syntax).type === 'ObjectExpression'
      )
        return undefined;
      const origin = values.flatMap((value) => flow.originOf(value));
      return {
        at: node,
        origin: origin.filter(({ level, isText, text }) => level === 'outside' && !isText && wholeRequest.test(text)),
      };
    }),
};

/** An object that is passed with all its properties. */
function listWholeObjects(node: Syntax): Syntax[] {
  const inner = unwrap(node);
  if (inner.type !== 'ObjectExpression') return /^(?:Identifier|MemberExpression)$/.test(inner.type) ? [inner] : [];
  const set = findProperty(inner, '$set') ?? findProperty(inner, 'data');
  if (set !== undefined) return listWholeObjects(set);
  return hasSpread(inner) ? inner.properties.flatMap((part) => (part.type === 'Property' ? [] : [part.argument])) : [];
}

const merging =
  /^(?:lodash|_|underscore)\.(?:merge|mergeWith|defaultsDeep|set|setWith|zipObjectDeep)$|^lodash[./](?:merge|mergeWith|defaultsDeep|set)$|^(?:deepmerge|merge|merge-deep|deep-extend|extend|just-extend|mixin-deep|defaults-deep|node\.extend|hoek\.(?:merge|applyToDefaults)|@hapi\/hoek\.(?:merge|applyToDefaults)|dot-prop\.set|object-path\.set|deep-set|set-value|dset|flat\.unflatten|hoek\.clone)(?:\.all|\.recursive|\.default)?$/;

const prototypePollution: ScriptRule = {
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

export const objectRules: readonly ScriptRule[] = [nosqlInjection, prototypePollution, massAssignment];
