import type { PatternRule } from '../../rule.ts';
import { creation, methodCall } from './calls.ts';

export const ssrf: PatternRule = {
  weakness: 'ssrf',
  language: 'Java',
  remediation: 'Allow only known hosts, and refuse private addresses after the name was resolved.',
  severity: { outside: 'HIGH' },
  purpose: 'address',
  sinks: [
    { query: creation, name: /^(?:java\.net\.)?(?:URL|HttpGet|HttpPost|HttpPut|HttpHead)$/ },
    {
      query: methodCall,
      name: /^(?:getForObject|getForEntity|postForObject|postForEntity|exchange)$/,
      receiver: /rest|template|client/i,
      argument: [0],
    },
    { query: methodCall, name: /^(?:uri|url)$/, receiver: /client|request|builder|get\(\)$/i, argument: [0] },
  ],
};
