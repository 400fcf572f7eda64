import type { PatternRule } from '../../rule.ts';
import { call } from './calls.ts';

export const openRedirect: PatternRule = {
  weakness: 'open-redirect',
  language: 'Go',
  remediation: 'Redirect to your own paths from a fixed list, or check the host of the URL.',
  severity: { outside: 'MEDIUM' },
  purpose: 'address',
  sinks: [
    { query: call, name: /^http\.Redirect$/, argument: [2], unless: /\.URL\.(?:Path|RawQuery|String\(\))/ },
    { query: call, name: /^(?:c|ctx)\.Redirect$/ },
  ],
};
