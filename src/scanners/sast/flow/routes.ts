/** Decides from where a function is passed which of its parameters are requests: routes, messages, events. */

import type { Flow } from './facts.ts';
import { eachMethod, returnsReceiver } from './guards.ts';
import { findUses } from './indirect.ts';
import {
  type FunctionSyntax,
  findOuter,
  getKey,
  getLastPart,
  getParent,
  getPlainText,
  getRange,
  isFunction,
  isInsideNode,
  listNodes,
  type Syntax,
  type SyntaxOf,
  unwrap,
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
interface PassedParameter {
  fn: FunctionSyntax;
  index: number;
  at: Syntax;
}

/** Decides by what the function is passed to. */
export function findSourceByUse(flow: Flow, placed: PassedParameter): SourceKind | undefined {
  const { index } = placed;
  const { child, parent } = findOuter(placed.at);
  if (parent?.type === 'AssignmentExpression' && index === 0) {
    const target = parent.left.type === 'MemberExpression' ? getKey(parent.left) : '';
    return target === 'onmessage' ? 'message' : undefined;
  }
  if (index === 1 && isUploadCallback(flow, parent)) return 'upload';
  if (parent?.type === 'Property' && getKey(parent) === 'handler' && index === 0)
    return findTableSource(flow, parent, placed);
  const call = parent?.type === 'ArrayExpression' ? findOuter(parent) : { child, parent };
  return findCallbackSource(flow, placed, call);
}

/** `multer.diskStorage({ filename: (req, file, cb) => … })` */
function isUploadCallback(flow: Flow, property: Syntax | undefined): boolean {
  if (property?.type !== 'Property' || !/^(?:filename|destination|key|fileFilter)$/.test(getKey(property)))
    return false;
  const call = getParent(getParent(property) ?? property);
  return call?.type === 'CallExpression' && /^(?:diskStorage|multer|multerS3|s3)$/.test(flow.names.last(call.callee));
}

/** `{ method, path, handler }`, `{ …, options: { handler } }`, `app.get('/', { handler })`. */
function findTableSource(flow: Flow, handler: Syntax, placed: PassedParameter): SourceKind | undefined {
  const table = getParent(handler);
  if (table === undefined || isRouteObject(table)) return table === undefined ? undefined : 'request';
  const { child, parent } = findOuter(table);
  if (parent?.type === 'CallExpression' && parent.callee !== child) return findRouteSource(flow, placed, parent);
  const isOptions = parent?.type === 'Property' && /^(?:options|config)$/.test(getKey(parent));
  return isOptions && isRouteObject(getParent(parent)) ? 'request' : undefined;
}

function isRouteObject(node: Syntax | undefined): boolean {
  if (node?.type !== 'ObjectExpression') return false;
  const keys = node.properties.flatMap((property) => (property.type === 'Property' ? getKey(property) : []));
  return keys.includes('method') && keys.some((key) => key === 'path' || key === 'url');
}

/** Also when it is wrapped: `app.get('/', caught(users.list))`, `users.list.bind(users)`. */
function findCallbackSource(
  flow: Flow,
  placed: PassedParameter,
  { child, parent }: { child: Syntax; parent: Syntax | undefined },
): SourceKind | undefined {
  const isBound = parent?.type === 'MemberExpression' && parent.object === child && getKey(parent) === 'bind';
  if (isBound) return findCallbackSource(flow, placed, findOuter(findOuter(parent).parent ?? parent));
  if (parent?.type !== 'CallExpression' || child === parent.callee) return undefined;
  const kind = findRouteSource(flow, placed, parent);
  const passing = flow.names.last(parent.callee);
  // Methods of lists and promises pass other values to their callbacks.
  if (kind !== undefined || routeMethods.has(passing) || returnsReceiver(passing) || eachMethod.test(passing))
    return kind;
  const outer = findOuter(parent);
  return outer.parent?.type === 'CallExpression' && outer.parent.callee !== outer.child
    ? findRouteSource(flow, placed, outer.parent)
    : undefined;
}

function findRouteSource(
  flow: Flow,
  { fn, index }: PassedParameter,
  call: SyntaxOf<'CallExpression'>,
): SourceKind | undefined {
  const method = flow.names.last(call.callee);
  const first = getPlainText(call.arguments[0]);
  if (method === 'addEventListener') return first === 'message' && index === 0 ? 'message' : undefined;
  const receiver = call.callee.type === 'MemberExpression' ? getLastReceiver(flow, call.callee.object) : '';
  const isSocketReceiver = () =>
    /^(?:io|socket|ws|client|connection|conn|wsClient|webSocket)$/i.test(receiver) || isConnection(flow, call);
  if (method === 'on' && isSocketReceiver())
    return !/^(?:connect\w*|disconnect\w*|error|close|open|listening|ready|end|timeout|drain)$/.test(first ?? 'error')
      ? 'data'
      : undefined;
  if (method === 'on' && first === 'data' && index === 0 && /^_?(?:req|request)$/.test(receiver)) return 'data';
  const isServer = /^(?:https?|http2)\.create\w*Server$/.test(flow.names.qualified(call.callee) ?? '');
  if (method === 'createServer' && index === 0 && (isServer || fn.params.length > 1)) return 'request';
  if (method === 'on' && first === 'request' && index === 0) return 'request';
  if (/^(?:query|mutation|subscription)$/.test(method) && index === 0 && isProcedure(call)) return 'page';
  if (!routeMethods.has(method)) return undefined;
  if (method === 'param' && index === 3) return 'data';
  // The function that made the server or router decides.
  const server = call.callee.type === 'MemberExpression' ? (flow.names.qualified(call.callee.object) ?? '') : '';
  const known = requestServers.test(server) ? 'request' : contextServers.test(server) ? 'context' : undefined;
  const isRoute =
    known !== undefined ||
    first?.startsWith('/') ||
    first === '*' ||
    /(?:app|router|server|fastify|routes?|api)$/i.test(receiver);
  if (!isRoute || fn.params.length === 0) return undefined;
  const requestAt = fn.params.length >= 4 ? 1 : 0;
  if (index !== requestAt) return undefined;
  if (known !== undefined) return known;
  const isContext = hasMatchingName(fn.params[index], /^(?:c|ctx|context|_ctx)$/) || flow.loads(contextModules);
  return isContext ? 'context' : 'request';
}

const requestServers =
  /^(?:express|fastify|restify|polka|connect|router|find-my-way|@hapi\/hapi|hapi|https?|http2|json-server|@tinyhttp\/app|hyper-express|ultimate-express)(?:\.\w+)*\(\)/;
const contextServers =
  /^(?:koa|koa-router|@koa\/router|koa-joi-router|hono|hono\/\w+|@oakserver\/oak|oak|elysia)(?:\.\w+)*\(\)/;
const contextModules = /^(?:koa|@koa\/router|koa-router|hono|oak)$/;

/** `s.on(…)`, where `s` is the parameter of `io.on('connection', (s) => …)`. */
function isConnection(flow: Flow, call: SyntaxOf<'CallExpression'>): boolean {
  const owner = call.callee.type === 'MemberExpression' ? unwrap(call.callee.object) : undefined;
  const definition = owner?.type === 'Identifier' ? flow.names.variableOf(owner)?.defs[0] : undefined;
  if (definition?.type !== 'Parameter') return false;
  const { parent } = findOuter(definition.node as Syntax);
  return (
    parent?.type === 'CallExpression' &&
    flow.names.last(parent.callee) === 'on' &&
    /^connect(?:ion)?$/.test(getPlainText(parent.arguments[0]) ?? '')
  );
}

/** `t.procedure.input(…).query(({ input }) => …)` in tRPC. */
function isProcedure(call: Syntax): boolean {
  let inner: Syntax | undefined = call;
  while (inner?.type === 'CallExpression' || inner?.type === 'MemberExpression') {
    if (inner.type === 'MemberExpression' && /procedure$/i.test(getKey(inner))) return true;
    inner = unwrap(inner.type === 'CallExpression' ? (inner.callee as Syntax) : (inner.object as Syntax));
  }
  return inner?.type === 'Identifier' && /procedure$/i.test(inner.name);
}

/** `route` for `app.route('/').get(…).post(…)`. */
function getLastReceiver(flow: Flow, node: Syntax): string {
  const inner = unwrap(node);
  if (inner.type !== 'CallExpression') return flow.names.last(inner);
  const method = flow.names.last(inner.callee);
  const isChained = routeMethods.has(method) && inner.callee.type === 'MemberExpression' && method !== 'route';
  return isChained && inner.callee.type === 'MemberExpression' ? getLastReceiver(flow, inner.callee.object) : method;
}

export function hasMatchingName(node: Syntax | undefined, pattern: RegExp): boolean {
  return node?.type === 'Identifier' && pattern.test(node.name);
}

/** Names of checks, and not of what they protect, such as `adminRouter`. */
const check =
  /^(?!.*(?:rout(?:er|e)s?|controllers?|handlers?|pages?)$).*(?:auth|log(?:ged)?_?in|sign(?:ed)?_?in|permission|permit|role|admin|protect|guard|jwt|passport|acl|csrf|(?:require|ensure|is|has|check|verify)_?(?:user|token|session|staff|member|owner))/i;

/** Whether the route's own call, an earlier `use` in its file, or the call that mounts its file checks a login. */
export function isGuardedRoute(flow: Flow, call: SyntaxOf<'CallExpression'>, handler: Syntax): boolean {
  if (hasCheck(flow, call, handler)) return true;
  if (call.callee.type !== 'MemberExpression') return false;
  const router = flow.source.getText(unwrap(call.callee.object));
  if (isGuardedBefore(flow, router, call)) return true;
  const importers = flow.neighbours?.importersOf(flow, new Set(['use'])) ?? [];
  return importers.some((user) =>
    (findUses(user.source).calls.get('use') ?? []).some((mount) => {
      if (mount.type !== 'CallExpression' || mount.callee.type !== 'MemberExpression') return false;
      const part = (mount.arguments as Syntax[]).find((argument) => {
        const entity = user.entityOf(argument);
        return entity !== undefined && entity.kind !== 'instance' && entity.flow === flow;
      });
      if (part === undefined) return false;
      const owner = user.source.getText(unwrap(mount.callee.object));
      return hasCheck(user, mount, part) || isGuardedBefore(user, owner, mount);
    }),
  );
}

/** `router.use(requireLogin)` above the call. */
function isGuardedBefore(flow: Flow, router: string, call: Syntax): boolean {
  return (findUses(flow.source).calls.get('use') ?? []).some(
    (use) =>
      use.callee.type === 'MemberExpression' &&
      flow.source.getText(unwrap(use.callee.object)) === router &&
      getRange(use as Syntax)[1] <= getRange(call)[0] &&
      hasCheck(flow, use as Syntax, undefined),
  );
}

/** Whether one of the other arguments is a check. A function whose code is visible and decides nothing is not one. */
function hasCheck(flow: Flow, call: Syntax, handler: Syntax | undefined): boolean {
  const given = call.type === 'CallExpression' ? (call.arguments as Syntax[]) : [];
  const all = given.flatMap((one) => (one.type === 'ArrayExpression' ? (one.elements as (Syntax | null)[]) : [one]));
  return all.some((argument) => {
    if (argument === null || (handler !== undefined && isInsideNode(handler, argument))) return false;
    const named = argument.type === 'CallExpression' ? (argument.callee as Syntax) : argument;
    const entity = isFunction(argument) ? undefined : flow.entityOf(named);
    if (!check.test(getLastPart(named))) return false;
    if (entity?.kind !== 'function') return true;
    return listNodes(entity.flow.source).some(
      (one) => /^(?:If|Conditional|Logical|Switch|Throw|Try)/.test(one.type) && isInsideNode(one, entity.node),
    );
  });
}
