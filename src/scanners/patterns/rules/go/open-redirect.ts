import type { PatternRule } from '../../rule.ts';
import { call } from './calls.ts';

export const openRedirect: PatternRule = {
  weakness: 'open-redirect',
  language: 'Go',
  remediation: 'Redirect to your own paths from a fixed list, or check the host of the URL.',
  severity: { outside: 'MEDIUM' },
  purpose: 'address',
  sinks: [
    { query: call, name: /\bRedirect$/, callee: /^net\/http\.Redirect$/, argument: [2] },
    { query: call, name: /\.Redirect$/, callee: /^github\.com\/.*\.(?:Context|Ctx|Controller|RequestCtx)\.Redirect$/ },
    {
      query: call,
      name: /\.(?:Set|Add)$/,
      given: /^\(\s*"Location"/i,
      callee: /^(?:|net\/http\.Header)\.(?:Set|Add)$/,
      argument: [1],
    },
  ],
};
