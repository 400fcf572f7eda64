import type { PatternRule } from '../../rule.ts';
import { call } from './calls.ts';

export const ssrf: PatternRule = {
  weakness: 'ssrf',
  language: 'Go',
  remediation: 'Allow only known hosts, and refuse private addresses after name resolution.',
  severity: { outside: 'HIGH' },
  purpose: 'address',
  sinks: [
    { query: call, name: /^(?:http|client|httpClient)\.(?:Get|Post|Head|PostForm)$/, argument: [0] },
    { query: call, name: /^http\.NewRequest$/, argument: [1] },
    { query: call, name: /^http\.NewRequestWithContext$/, argument: [2] },
    { query: call, name: /^net\.Dial(?:Timeout)?$/, argument: [1] },
  ],
};
