import type { PatternRule } from '../../rule.ts';
import { creation, methodCall } from './calls.ts';

export const openRedirect: PatternRule = {
  weakness: 'open-redirect',
  remediation: 'Redirect to your own paths from a fixed list, or check the host of the URL.',
  severity: { outside: 'MEDIUM' },
  purpose: 'address',
  sinks: [
    {
      name: /^\\?header$/i,
      argument: [0],
      holds: /^\s*(?:location|refresh)\s*:/i,
    },
    { name: /^\\?(?:redirect|wp_redirect)$/i, argument: [0] },
    { query: methodCall, name: /^(?:redirect|redirectTo|away|setRedirect|redirectUrl)$/i, argument: [0] },
    { query: creation, name: /^\\?(?:\w+\\)*RedirectResponse$/, argument: [0] },
  ],
};
