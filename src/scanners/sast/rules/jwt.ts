/** Tokens whose signature is not verified properly. */
import { findEnclosingFunction, findProperty, getKey, getPlainText, type Syntax, unwrap } from '../flow/syntax.ts';
import type { ScriptRule } from './rule.ts';
import { findObjectLiteral, type Sinks, visitCalls } from './syntax-queries.ts';

export const jwt: ScriptRule = {
  id: 'jwt',
  remediation: 'Pass the allowed algorithms: verify(token, key, { algorithms: ["RS256"] }).',
  severity: { found: 'MEDIUM' },
  variants: {
    none: { weakness: 'jwt-none', severity: { found: 'HIGH' } },
    ignored: { weakness: 'jwt-expiry', remediation: 'Remove ignoreExpiration.', severity: { found: 'LOW' } },
    decoded: { weakness: 'jwt-decoded', remediation: 'Use verify instead of decode.', severity: { outside: 'MEDIUM' } },
  },
  find: (flow) =>
    visitCalls((node): Sinks => {
      const name = flow.names.qualified(node.callee) ?? '';
      const options =
        node.arguments.slice(1).flatMap((argument) => findObjectLiteral(flow, argument) ?? [])[0] ??
        findObjectLiteral(flow, node.arguments[0]);
      const algorithms =
        findProperty(options, 'algorithms') ?? findProperty(options, 'algorithm') ?? findProperty(options, 'alg');
      const [first, second, third] = node.arguments;
      if (/^(?:express-jwt|koa-jwt)(?:\.expressjwt|\.expressJwt)?$/.test(name)) {
        const secret = findProperty(options, 'secret');
        if (options === undefined || secret === undefined) return undefined;
        if (algorithms === undefined)
          return flow.source.getText(secret).includes('Math.random') ? undefined : { at: node };
        return allowsNone(algorithms) ? { at: node, variant: 'none' } : undefined;
      }
      if (name === 'jose.UnsecuredJWT.decode') return { at: node, variant: 'none' };
      if (!/^(?:jsonwebtoken|jwt-simple|jws|jose\.\w+)\.\w+$|^(?:jsonwebtoken|jwt-simple)$/.test(name))
        return undefined;
      if (algorithms !== undefined && allowsNone(algorithms)) return { at: node, variant: 'none' };
      if (name === 'jsonwebtoken.decode' && first !== undefined) {
        const around = findEnclosingFunction(node);
        // The key often depends on what the token says.
        if (around && /(?:\bv|V)erify\w*\s*\(/.test(flow.source.getText(around.body))) return undefined;
        return {
          at: node,
          origin: flow.originOf(first).filter(({ kind }) => kind === 'web' || kind === 'header'),
          variant: 'decoded',
        };
      }
      if (name === 'jwt-simple.decode')
        return node.arguments.length < 4 && second !== undefined ? { at: node } : undefined;
      if (name !== 'jsonwebtoken.verify') return undefined;
      if (second !== undefined && /^(?:null|undefined|false|''|""|``)$/.test(flow.source.getText(unwrap(second))))
        return { at: node, variant: 'none' };
      const isIgnored = findProperty(options, 'ignoreExpiration');
      if (isIgnored?.type === 'Literal' && isIgnored.value === true) return { at: node, variant: 'ignored' };
      if (third !== undefined && options === undefined && unwrap(third).type === 'Identifier') return undefined;
      return algorithms === undefined &&
        /public|cert|\.pem\b|\.pub\b/i.test(second === undefined ? '' : flow.source.getText(second))
        ? { at: node }
        : undefined;
    }),
};

function allowsNone(algorithms: Syntax): boolean {
  const inner = unwrap(algorithms);
  if (inner.type === 'ArrayExpression')
    return inner.elements.some((element) => /^none$/i.test(getPlainText(element) ?? ''));
  return inner.type === 'MemberExpression' ? getKey(inner) === 'none' : /^none$/i.test(getPlainText(inner) ?? '');
}
