import type { PatternRule } from '../../rule.ts';

/** A call that verifies a token, but not the header of a function with such a name. */
const verifying =
  /(?:[.;{}(!=,&|:]|\breturn)\s*(?:verify\w*|parseClaimsJws|parseSignedClaims|parsePlaintextJws|parseSignedContent)\s*\(/;

export const tokenUnsigned: PatternRule = {
  weakness: 'token-unsigned',
  remediation: 'Read tokens only with their key: parseClaimsJws, parseSignedClaims or a JWTVerifier.',
  severity: { found: 'MEDIUM' },
  sinks: [
    {
      name: /^(?:parse|parseClaimsJwt|parsePlaintextJwt|parseUnsecuredClaims)$/,
      receiver: /Jwts\s*\.\s*parser|jwtParser/i,
      unlessAround: verifying,
    },
    { name: /^none$/, receiver: /^Algorithm$/ },
    { name: /^decode$/, receiver: /^JWT$/, unlessAround: verifying },
  ],
};
