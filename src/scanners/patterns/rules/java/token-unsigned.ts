import type { PatternRule } from '../../rule.ts';
import { call } from './calls.ts';

export const tokenUnsigned: PatternRule = {
  weakness: 'token-unsigned',
  language: 'Java',
  remediation: 'Read tokens only with their key: parseClaimsJws, parseSignedClaims or a JWTVerifier.',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      query: call,
      name: /^(?:parse|parseClaimsJwt|parsePlaintextJwt|parseUnsecuredClaims)$/,
      receiver: /Jwts\s*\.\s*parser|jwtParser/i,
    },
    { query: call, name: /^none$/, receiver: /^Algorithm$/ },
    { query: call, name: /^decode$/, receiver: /^JWT$/, unlessAround: /\.verify\(/ },
  ],
};
