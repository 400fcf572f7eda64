import type { PatternRule } from '../../rule.ts';

export const ssrf: PatternRule = {
  weakness: 'ssrf',
  remediation: 'Allow only known hosts, and refuse private addresses after name resolution.',
  severity: { outside: 'HIGH', local: 'LOW' },
  purpose: 'address',
  sinks: [
    {
      name: /\b(?:Get|Post|Head|PostForm)$/,
      callee:
        /^(?:net\/http\.(?:Client\.)?|github\.com\/go-resty\/resty(?:\/v\d+)?\.Request\.)(?:Get|Post|Head|PostForm)$/,
      argument: [0],
    },
    { name: /\bNewRequest$/, callee: /^net\/http\.NewRequest$/, argument: [1] },
    { name: /\bNewRequestWithContext$/, callee: /^net\/http\.NewRequestWithContext$/, argument: [2] },
    {
      name: /\bDial(?:Timeout|Context)?$/,
      callee: /^net\.(?:Dial(?:Timeout)?|Dialer\.Dial)$/,
      argument: [1],
      severity: { outside: 'HIGH' },
    },
    {
      name: /\bNewSingleHostReverseProxy$/,
      callee: /^net\/http\/httputil\.NewSingleHostReverseProxy$/,
      argument: [0],
      severity: { outside: 'HIGH' },
    },
  ],
};
