/** Decides from where a function is passed which of its parameters are requests: routes, messages, events. */

import { eachMethod, isKept } from './calls.ts';
import type { Names } from './names.ts';
import {
  type FunctionSyntax,
  keyOf,
  outerOf,
  parentOf,
  plainText,
  type Syntax,
  type SyntaxOf,
  unwrapped,
} from './syntax.ts';

/**
 * `request`: as express, fastify, hapi, Next and the platform pass it. `context`: contains one, as in koa and hono.
 * `event`: of a cloud function. `message`: of a browser window. `data`: completely untrusted. `page`: passed to pages
 * and loaders in Next, Remix and SvelteKit. `upload`: a file that was sent. `own`: a part of a request that can only be
 * a number or similar.
 */
export type SourceKind = 'request' | 'context' | 'event' | 'message' | 'data' | 'page' | 'upload' | 'own';

const routeMethods = new Set([
  'get',
  'post',
  'put',
  'patch',
  'delete',
  'del',
  'all',
  'use',
  'options',
  'head',
  'route',
  'param',
  'register',
]);
/** A parameter of a function that is at `at`, directly or by its name. */
export interface Placed {
  fn: FunctionSyntax;
  index: number;
  at: Syntax;
}

/** Decides by what the function is passed to. */
export function sourceByPlace(names: Names, placed: Placed): SourceKind | undefined {
  const { fn, index } = placed;
  const { child, parent } = outerOf(placed.at);
  if (parent?.type === 'AssignmentExpression' && index === 0) {
    const target = parent.left.type === 'MemberExpression' ? keyOf(parent.left) : '';
    if (target === 'onmessage') return 'message';
    return target === 'handler' && fn.params.length > 0 && isNamed(fn.params[0], /^_?event$/) ? 'event' : undefined;
  }
  if (
    parent?.type === 'VariableDeclarator' &&
    index === 0 &&
    isNamed(parent.id, /^handler$/) &&
    isNamed(fn.params[0], /^_?event$/)
  )
    return 'event';
  if (index === 1 && isUpload(names, parent)) return 'upload';
  if (parent?.type === 'Property' && keyOf(parent) === 'handler' && index === 0) return ofTable(names, parent, placed);
  const call = parent?.type === 'ArrayExpression' ? outerOf(parent) : { child, parent };
  return ofCallback(names, placed, call);
}

/** `multer.diskStorage({ filename: (req, file, cb) => … })` */
function isUpload(names: Names, property: Syntax | undefined): boolean {
  if (property?.type !== 'Property' || !/^(?:filename|destination|key|fileFilter)$/.test(keyOf(property))) return false;
  const call = parentOf(parentOf(property) ?? property);
  return call?.type === 'CallExpression' && /^(?:diskStorage|multer|multerS3|s3)$/.test(names.last(call.callee));
}

/** `{ method, path, handler }`, `{ …, options: { handler } }`, `app.get('/', { handler })`. */
function ofTable(names: Names, handler: Syntax, placed: Placed): SourceKind | undefined {
  const table = parentOf(handler);
  if (table === undefined || isRouteObject(table)) return table === undefined ? undefined : 'request';
  const { child, parent } = outerOf(table);
  if (parent?.type === 'CallExpression' && parent.callee !== child) return ofRoute(names, placed, parent);
  const isOptions = parent?.type === 'Property' && /^(?:options|config)$/.test(keyOf(parent));
  return isOptions && isRouteObject(parentOf(parent)) ? 'request' : undefined;
}

function isRouteObject(node: Syntax | undefined): boolean {
  if (node?.type !== 'ObjectExpression') return false;
  const keys = node.properties.flatMap((property) => (property.type === 'Property' ? keyOf(property) : []));
  return keys.includes('method') && keys.some((key) => key === 'path' || key === 'url');
}

interface Handed {
  child: Syntax;
  parent: Syntax | undefined;
}

/** Also when it is wrapped: `app.get('/', caught(users.list))`, `users.list.bind(users)`. */
function ofCallback(names: Names, placed: Placed, { child, parent }: Handed): SourceKind | undefined {
  const isBound = parent?.type === 'MemberExpression' && parent.object === child && keyOf(parent) === 'bind';
  if (isBound) return ofCallback(names, placed, outerOf(outerOf(parent).parent ?? parent));
  if (parent?.type !== 'CallExpression' || child === parent.callee) return undefined;
  const kind = ofRoute(names, placed, parent);
  if (kind !== undefined || isOwnWords(names.last(parent.callee))) return kind;
  const { child: wrapped, parent: outer } = outerOf(parent);
  return outer?.type === 'CallExpression' && outer.callee !== wrapped ? ofRoute(names, placed, outer) : undefined;
}

/** Methods of lists and promises pass other values to their callbacks. */
function isOwnWords(method: string): boolean {
  return routeMethods.has(method) || isKept(method) || eachMethod.test(method);
}

function ofRoute(names: Names, { fn, index }: Placed, call: SyntaxOf<'CallExpression'>): SourceKind | undefined {
  const method = names.last(call.callee);
  const first = plainText(call.arguments[0]);
  if (method === 'addEventListener') return first === 'message' && index === 0 ? 'message' : undefined;
  const receiver = call.callee.type === 'MemberExpression' ? lastReceiver(names, call.callee.object) : '';
  const isSocket = () =>
    /^(?:io|socket|ws|client|connection|conn|wsClient|webSocket)$/i.test(receiver) || isConnection(names, call);
  if (method === 'on' && isSocket())
    return !/^(?:connect\w*|disconnect\w*|error|close|open|listening|ready|end|timeout|drain)$/.test(first ?? 'error')
      ? 'data'
      : undefined;
  if (method === 'on' && first === 'data' && index === 0 && /^_?(?:req|request)$/.test(receiver)) return 'data';
  if (method === 'createServer' && index === 0 && fn.params.length > 1) return 'request';
  if (/^(?:query|mutation|subscription)$/.test(method) && index === 0 && isProcedure(call)) return 'page';
  if (!routeMethods.has(method)) return undefined;
  if (method === 'param' && index === 3) return 'data';
  const isRoute =
    first?.startsWith('/') || first === '*' || /(?:app|router|server|fastify|routes?|api)$/i.test(receiver);
  if (!isRoute || fn.params.length === 0) return undefined;
  const requestAt = fn.params.length >= 4 ? 1 : 0;
  if (index !== requestAt) return undefined;
  return isNamed(fn.params[index], /^(?:c|ctx|context|_ctx)$/) ? 'context' : 'request';
}

/** `s.on(…)`, where `s` is the parameter of `io.on('connection', (s) => …)`. */
function isConnection(names: Names, call: SyntaxOf<'CallExpression'>): boolean {
  const owner = call.callee.type === 'MemberExpression' ? unwrapped(call.callee.object) : undefined;
  const definition = owner?.type === 'Identifier' ? names.variableOf(owner)?.defs[0] : undefined;
  if (definition?.type !== 'Parameter') return false;
  const { parent } = outerOf(definition.node as Syntax);
  return (
    parent?.type === 'CallExpression' &&
    names.last(parent.callee) === 'on' &&
    /^connect(?:ion)?$/.test(plainText(parent.arguments[0]) ?? '')
  );
}

/** `t.procedure.input(…).query(({ input }) => …)` in tRPC. */
function isProcedure(call: Syntax): boolean {
  let inner: Syntax | undefined = call;
  while (inner?.type === 'CallExpression' || inner?.type === 'MemberExpression') {
    if (inner.type === 'MemberExpression' && /procedure$/i.test(keyOf(inner))) return true;
    inner = unwrapped(inner.type === 'CallExpression' ? (inner.callee as Syntax) : (inner.object as Syntax));
  }
  return inner?.type === 'Identifier' && /procedure$/i.test(inner.name);
}

/** `route` for `app.route('/').get(…).post(…)`. */
function lastReceiver(names: Names, node: Syntax): string {
  const inner = unwrapped(node);
  if (inner.type !== 'CallExpression') return names.last(inner);
  const method = names.last(inner.callee);
  const isChained = routeMethods.has(method) && inner.callee.type === 'MemberExpression' && method !== 'route';
  return isChained && inner.callee.type === 'MemberExpression' ? lastReceiver(names, inner.callee.object) : method;
}

export function isNamed(node: Syntax | undefined, pattern: RegExp): boolean {
  return node?.type === 'Identifier' && pattern.test(node.name);
}
