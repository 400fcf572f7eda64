import type { PatternRule } from '../../rule.ts';
import { call } from './calls.ts';

export const ssrf: PatternRule = {
  weakness: 'ssrf',
  language: 'Go',
  remediation: 'Allow only known hosts, and refuse private addresses after name resolution.',
  severity: { outside: 'HIGH', local: 'LOW' },
  purpose: 'address',
  sinks: [
    {
      query: call,
      name: /\b(?:Get|Post|Head|PostForm)$/,
      callee:
        /^(?:net\/http\.(?:Client\.)?|github\.com\/go-resty\/resty(?:\/v\d+)?\.Request\.)(?:Get|Post|Head|PostForm)$/,
      argument: [0],
    },
    { query: call, name: /\bNewRequest$/, callee: /^net\/http\.NewRequest$/, argument: [1] },
    { query: call, name: /\bNewRequestWithContext$/, callee: /^net\/http\.NewRequestWithContext$/, argument: [2] },
    {
      query: call,
      name: /\bDial(?:Timeout|Context)?$/,
      callee: /^net\.(?:Dial(?:Timeout)?|Dialer\.Dial)$/,
      argument: [1],
      severity: { outside: 'HIGH' },
    },
    {
      query: call,
      name: /\bNewSingleHostReverseProxy$/,
      callee: /^net\/http\/httputil\.NewSingleHostReverseProxy$/,
      argument: [0],
      severity: { outside: 'HIGH' },
    },
  ],
};
