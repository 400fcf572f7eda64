/** Secrets that are compared with an operator that stops at the first difference. */
import { type Syntax, unwrap } from '../flow/syntax.ts';
import type { Sinks, Weakness } from './weakness.ts';

const secretName =
  /^(?:.*[_a-z])?(?:hash|digest|signature|hmac|mac|secret|apiKey|api_key|csrfToken|authToken|accessToken|sig|token|Hash|Digest|Signature|Hmac|Secret|Token)$/;

export const timing: Weakness = {
  id: 'timing',
  cwe: 'CWE-208',
  title: 'Secret compared in variable time (timing attack)',
  description:
    'Comparing a secret with === stops at the first difference, so the duration shows how much of a guess was right.',
  remediation: 'Compare secrets with crypto.timingSafeEqual.',
  cvss: 3.7,
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
