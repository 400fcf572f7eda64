import type { PatternRule } from '../../rule.ts';
import { creation, functionCall, methodCall } from './calls.ts';

export const openRedirect: PatternRule = {
  weakness: 'open-redirect',
  language: 'PHP',
  remediation: 'Redirect to your own paths from a fixed list, or check the host of the URL.',
  severity: { outside: 'MEDIUM' },
  purpose: 'address',
  sinks: [
    {
      query: functionCall,
      name: /^\\?header$/i,
      argument: [0],
      holds: /^\s*(?:location|refresh)\s*:/i,
    },
    { query: functionCall, name: /^\\?(?:redirect|wp_redirect)$/i, argument: [0] },
    { query: methodCall, name: /^(?:redirect|redirectTo|away|setRedirect|redirectUrl)$/i, argument: [0] },
    { query: creation, name: /^\\?(?:\w+\\)*RedirectResponse$/, argument: [0] },
  ],
};
