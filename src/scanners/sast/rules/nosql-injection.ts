/** Values that become operators or code of a document database. */
import type { Flow } from '../flow/facts.ts';
import type { Origin } from '../flow/origin.ts';
import {
  type CallSyntax,
  getKey,
  getPlainText,
  isFunction,
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

export const nosqlInjection: ScriptRule = {
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
      if (first !== undefined && /^(?:mapReduce|aggregate)$/.test(flow.names.last(node.callee)))
        return findWholeSink(flow, node);
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

/** Pipeline stages and functions that come from outside. */
function findWholeSink(flow: Flow, node: CallSyntax): Sinks {
  const isCode = flow.names.last(node.callee) === 'mapReduce';
  if (getReceiver(node) === undefined) return undefined;
  const origin = node.arguments.slice(0, isCode ? 2 : 1).flatMap((value) => findCodeOrigin(flow, value));
  const foreign = origin.filter(({ level, isText }) => level === 'outside' && (isCode || !isText));
  return { at: node, origin: foreign, variant: 'where' };
}
