/** Recognizes what checks a login before a route runs, by names: `app.get('/', requireLogin, handler)`. */
import type { Flow } from './facts.ts';
import { getLastPart } from './names.ts';
import { getRange, isFunction, isInsideNode, type Syntax, type SyntaxOf, unwrap } from './syntax.ts';
import { findUses } from './uses.ts';
import { listNodes } from './walk.ts';

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
    (findUses(user.source).calls.get('use') ?? []).some((mount) => isGuardedMount(user, flow, mount as Syntax)),
  );
}

function isGuardedMount(user: Flow, mounted: Flow, mount: Syntax): boolean {
  if (mount.type !== 'CallExpression' || mount.callee.type !== 'MemberExpression') return false;
  const part = (mount.arguments as Syntax[]).find((argument) => belongsToFile(user.entityOf(argument), mounted));
  if (part === undefined) return false;
  return hasCheck(user, mount, part) || isGuardedBefore(user, user.source.getText(unwrap(mount.callee.object)), mount);
}

function belongsToFile(entity: ReturnType<Flow['entityOf']>, flow: Flow): boolean {
  return entity !== undefined && entity.kind !== 'instance' && entity.flow === flow;
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
    return check.test(getLastPart(named)) && !(entity?.kind === 'function' && decidesNothing(entity));
  });
}

function decidesNothing({ flow, node }: { flow: Flow; node: Syntax }): boolean {
  return !listNodes(flow.source).some(
    (one) => /^(?:If|Conditional|Logical|Switch|Throw|Try)/.test(one.type) && isInsideNode(one, node),
  );
}
