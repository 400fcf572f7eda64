import type { PatternRule } from '../../rule.ts';

export const tokenUnsigned: PatternRule = {
  weakness: 'token-unsigned',
  language: 'Java',
  remediation: 'Read tokens only with their key: parseClaimsJws, parseSignedClaims or a JWTVerifier.',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      query: '(method_invocation object: (_) @receiver name: (identifier) @name) @at',
      name: /^(?:parse|parseClaimsJwt|parsePlaintextJwt|parseUnsecuredClaims)$/,
      receiver: /Jwts\s*\.\s*parser|jwtParser/i,
    },
    {
      query: '(method_invocation object: (_) @receiver name: (identifier) @name) @at',
      name: /^none$/,
      receiver: /^Algorithm$/,
    },
    {
      query: '(method_invocation object: (_) @receiver name: (identifier) @name) @at',
      name: /^decode$/,
      receiver: /^JWT$/,
      unlessAround: /\.verify\(/,
    },
  ],
};
