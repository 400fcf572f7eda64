/** Tokens whose signature is not verified properly. */
import { findEnclosingFunction, findProperty, getKey, getPlainText, type Syntax, unwrap } from '../flow/syntax.ts';
import { findObjectLiteral, visitCalls } from './syntax-queries.ts';
import type { Sinks, Weakness } from './weakness.ts';

export const jwt: Weakness = {
  id: 'jwt',
  cwe: 'CWE-347',
  title: 'JWT verified without a fixed algorithm',
  description:
    'The token itself says which algorithm verifies it. Some libraries then accept a token without a signature, or one that is signed with the public key.',
  remediation: 'Pass the allowed algorithms: verify(token, key, { algorithms: ["RS256"] }).',
  cvss: 5.9,
  severity: { found: 'MEDIUM' },
  variants: {
    none: {
      title: 'JWT without a signature',
      description: 'The algorithm "none" is used or allowed, so anyone can create such a token.',
      severity: { found: 'HIGH' },
      cvss: 8.2,
    },
    ignored: {
      title: 'JWT whose expiry is not checked',
      cwe: 'CWE-613',
      description: 'The token never expires, even after it was stolen.',
      remediation: 'Remove ignoreExpiration.',
      severity: { found: 'LOW' },
      cvss: 3.1,
    },
    decoded: {
      title: 'JWT decoded without verifying its signature',
      description: 'decode reads the content of a token and does not check who signed it.',
      remediation: 'Use verify instead of decode.',
      severity: { outside: 'MEDIUM' },
    },
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
      return algorithms === undefined && namesPublicKey(second === undefined ? '' : flow.source.getText(second))
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

function namesPublicKey(text: string): boolean {
  return /public|cert|\.pem\b|\.pub\b/i.test(text);
}
