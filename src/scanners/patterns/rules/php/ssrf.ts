import type { PatternRule } from '../../rule.ts';
import { addressName, methodCall, staticCall } from './calls.ts';

export const ssrf: PatternRule = {
  weakness: 'ssrf',
  remediation: 'Allow only known hosts, and refuse private addresses after name resolution.',
  severity: { outside: 'HIGH' },
  purpose: 'address',
  sinks: [
    { name: /^\\?(?:curl_init|fsockopen|pfsockopen|get_headers)$/i, argument: [0] },
    { name: /^\\?curl_setopt$/i, argument: [2], given: /\bCURLOPT_URL\b/ },
    {
      name: /^\\?(?:file_get_contents|fopen|readfile|file|getimagesize|simplexml_load_file|copy)$/i,
      argument: [0],
      at: addressName,
    },
    {
      name: /^\\?(?:file_get_contents|fopen|readfile|file|getimagesize|simplexml_load_file|copy)$/i,
      argument: [0],
      holds: /^\s*(?:https?|ftp):\/\//i,
    },
    {
      query: '(array_element_initializer . (name) @name . (_) @value) @at',
      name: /^\\?CURLOPT_URL$/,
    },
    { query: methodCall, name: /^(?:get|post|put|head)$/, receiver: /client|guzzle|http/i, argument: [0] },
    { query: methodCall, name: /^request$/, receiver: /client|guzzle|http/i, argument: [1] },
    { query: staticCall, name: /^(?:get|post|put|head)$/, receiver: /(?:^|\\)Http$/, argument: [0] },
  ],
};
