/** Session ids that an attacker can choose, or knows before the login. */
import type { Flow } from '../flow/facts.ts';
import {
  type FunctionSyntax,
  findEnclosingFunction,
  getKey,
  getPlainText,
  isFunction,
  type SyntaxOf,
  unwrap,
} from '../flow/syntax.ts';
import type { ScriptRule, Sinks } from './rule.ts';
import { isResponseCall, listEnclosingNames, visitCalls } from './syntax-queries.ts';

const identity =
  /^(?:user|user_?id|uid|user_?name|account|account_?id|admin|is_?admin|auth|(?:is_?)?(?:authenticated|logged_?in))$/i;
/** These keep the whole session in the cookie: there is no id. */
const withoutId = /^(?:cookie-session|client-sessions|iron-session|@fastify\/secure-session|next-auth)/;

export const sessionFixation: ScriptRule = {
  id: 'session-fixation',
  remediation: 'Call req.session.regenerate at login, and set the user in its callback.',
  severity: { found: 'MEDIUM' },
  variants: {
    chosen: {
      weakness: 'session-chosen',
      remediation: 'Let the session library create the id, and a new one at each login.',
      severity: { outside: 'MEDIUM' },
    },
  },
  kinds: ['web'],
  find: (flow) => ({
    AssignmentExpression: (node): Sinks => {
      const target = unwrap(node.left);
      if (target.type !== 'MemberExpression') return undefined;
      const isSession = /(?:^|\.)session$/.test(flow.source.getText(target.object));
      const key = getKey(target);
      if (key === 'sessionID' || (isSession && /^(?:id|sid)$/.test(key)))
        return { at: node, values: [node.right], variant: 'chosen' };
      return isSession && identity.test(key) && isKeptAtLogin(flow, node) ? { at: node } : undefined;
    },
    ...visitCalls((node): Sinks => {
      const [name, value] = node.arguments;
      if (value === undefined || flow.names.last(node.callee) !== 'cookie' || !isResponseCall(flow, node))
        return undefined;
      const isId = /^[\w.-]*(?:sess(?:ion)?(?:[_-]?id)?|sid)$/i.test(getPlainText(name) ?? '');
      return isId ? { at: node, values: [value], variant: 'chosen' } : undefined;
    }),
  }),
};

/** A login writes who the user is to the session that was there before. */
function isKeptAtLogin(flow: Flow, node: SyntaxOf<'AssignmentExpression'>): boolean {
  const handler = findHandler(flow, node);
  const isCleared = node.right.type === 'Literal' && !node.right.value;
  if (isCleared || flow.loads(withoutId)) return false;
  const isLogin = /log_?in|sign_?in|authenticat/i.test(listEnclosingNames(flow, node));
  const around = handler ?? (isLogin ? findEnclosingFunction(node) : undefined);
  if (around === undefined) return false;
  const code = flow.source.getText(around).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  return (isLogin || /passw(?:or)?d|\bpwd\b/i.test(code)) && !/\bregenerate\b|\breq(?:uest)?\.log[iI]n\b/.test(code);
}

/** The nearest enclosing function that receives a request. */
function findHandler(flow: Flow, node: SyntaxOf<'AssignmentExpression'>): FunctionSyntax | undefined {
  const around = flow.source.getAncestors(node as never) as Parameters<typeof isFunction>[0][];
  return around.findLast(
    (one): one is FunctionSyntax =>
      isFunction(one) &&
      one.params.some((each) => each.type === 'Identifier' && /^_?(?:req|request|ctx)$/.test(each.name)),
  );
}
