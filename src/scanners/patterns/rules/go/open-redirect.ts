import type { PatternRule } from '../../rule.ts';

export const openRedirect: PatternRule = {
  weakness: 'open-redirect',
  remediation: 'Redirect to your own paths from a fixed list, or check the host of the URL.',
  severity: { outside: 'MEDIUM' },
  purpose: 'address',
  sinks: [
    { name: /\bRedirect$/, callee: /^net\/http\.Redirect$/, argument: [2] },
    { name: /\.Redirect$/, callee: /^github\.com\/.*\.(?:Context|Ctx|Controller|RequestCtx)\.Redirect$/ },
    {
      name: /\.(?:Set|Add)$/,
      given: /^\(\s*"Location"/i,
      callee: /^(?:|net\/http\.Header)\.(?:Set|Add)$/,
      argument: [1],
    },
  ],
};
