import type { PatternRule } from '../../rule.ts';
import { assigned } from './calls.ts';

/** A site that links its visitors here could send them anywhere itself. */
const source = /^(?!.*\b(?:HTTP_)?referr?er\b)/i;

const target = {
  name: /(?:^|\.)(?:redirect|HttpResponseRedirect|HttpResponsePermanentRedirect|HTTPFound|HTTPSeeOther|HTTPMovedPermanently|HTTPTemporaryRedirect|HTTPPermanentRedirect|RedirectResponse)$/,
  callee: /\.\w+$/,
  argument: [0],
  keywords: ['url', 'location', 'to'],
  source,
};
/** `urlparse(target).netloc` */
const checksHost = /\.(?:netloc|hostname)\b/;

export const openRedirect: PatternRule = {
  weakness: 'open-redirect',
  remediation: 'Redirect to known paths only; check the target with url_has_allowed_host_and_scheme or your own list.',
  severity: { outside: 'MEDIUM' },
  purpose: 'address',
  sinks: [
    { ...target, unlessAround: checksHost },
    // It is not known whether the check is the right one.
    { ...target, around: checksHost, severity: { outside: 'LOW' } },
    { query: assigned, name: /\[\s*["']Location["']\s*\]$|^(?:\w+\.)*(?:r|resp|res|response)\.location$/i, source },
    {
      name: /\.(?:send_header|set_header|add_header|append_header)$/,
      callee: /\.\w+$/,
      given: /^\(\s*["']Location["']/i,
      argument: [1],
      source,
    },
    // The answer of a function in the cloud.
    {
      query: '(pair key: (string) @name value: (_) @value) @at',
      name: /^["']Location["']$/i,
      context: /status_?code|headers/i,
      source,
    },
  ],
};
