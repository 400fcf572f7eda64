/** Secrets that are compared with an operator that stops at the first difference. */
import { type Syntax, unwrap } from '../flow/syntax.ts';
import type { ScriptRule } from './rule.ts';
import type { Sinks } from './syntax-queries.ts';

const secretName =
  /^(?:.*[_a-z])?(?:hash|digest|signature|hmac|mac|secret|apiKey|api_key|csrfToken|authToken|accessToken|sig|token|Hash|Digest|Signature|Hmac|Secret|Token)$/;

export const timing: ScriptRule = {
  id: 'timing',
  remediation: 'Compare secrets with crypto.timingSafeEqual.',
  severity: { found: 'LOW' },
  find: (flow) => ({
    BinaryExpression: (node): Sinks => {
      if (!/^[!=]==?$/.test(node.operator)) return undefined;
      const sides = [unwrap(node.left), unwrap(node.right)] as Syntax[];
      // A comparison with a literal, null, undefined or a type is not an attempt to guess a secret.
      if (!sides.every(({ type }) => /^(?:Identifier|MemberExpression|CallExpression)$/.test(type))) return undefined;
      const [left = '', right = ''] = sides.map((side) =>
        flow.names.last(side.type === 'CallExpression' ? side.callee : side),
      );
      if (!secretName.test(left) || !secretName.test(right)) return undefined;
      const isForeign = sides.some((side) =>
        flow.originOf(side).some(({ level }) => level === 'outside' || level === 'parameter' || level === 'entry'),
      );
      return isForeign ? { at: node } : undefined;
    },
  }),
};
