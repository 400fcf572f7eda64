/** Session ids that an attacker can choose, or knows before the login. */
import type { Flow } from '../flow/facts.ts';
import { type FunctionSyntax, findEnclosingFunction, isFunction, type SyntaxOf, unwrap } from '../flow/syntax.ts';
import type { ScriptRule } from './rule.ts';
import { isResponseCall, listEnclosingNames } from './syntax-queries.ts';

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
  rows: [
    { assigned: /^sessionID$/, isJudged: true, variant: 'chosen' },
    { assigned: /^(?:id|sid)$/, when: isSessionPart, isJudged: true, variant: 'chosen' },
    { assigned: identity, when: isKeptAtLogin },
    {
      method: /^cookie$/,
      given: { 0: /^[\w.-]*(?:sess(?:ion)?(?:[_-]?id)?|sid)$/i },
      when: isResponseCall,
      values: [1],
      variant: 'chosen',
    },
  ],
};

function isSessionPart(flow: Flow, { left }: SyntaxOf<'AssignmentExpression'>): boolean {
  const target = unwrap(left);
  return target.type === 'MemberExpression' && /(?:^|\.)session$/.test(flow.source.getText(target.object));
}

/** A login writes who the user is to the session that was there before. */
function isKeptAtLogin(flow: Flow, node: SyntaxOf<'AssignmentExpression'>): boolean {
  if (!isSessionPart(flow, node)) return false;
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
