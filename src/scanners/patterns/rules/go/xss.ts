import type { PatternRule } from '../../rule.ts';
import { call } from './calls.ts';

export const xss: PatternRule = {
  weakness: 'xss',
  language: 'Go',
  remediation: 'Render the value with html/template, or escape it with html.EscapeString.',
  severity: { outside: 'HIGH' },
  purpose: 'page',
  notLinkable: /Cookie|Header|UserAgent|RequestURI|RawQuery/,
  sinks: [
    {
      query: call,
      name: /^template\.(?:HTML|JS|HTMLAttr|URL|CSS|JSStr|Srcset)$/,
      severity: { outside: 'HIGH', unknown: 'MEDIUM' },
    },
    {
      query: call,
      name: /^(?:fmt\.Fprint(?:f|ln)?|io\.WriteString)$/,
      given: /^\(\s*(?:w|rw|res|resp|response|writer|c\.Writer)\s*,/,
    },
    { query: call, name: /^(?:w|rw|res|resp|response)\.Write$/ },
    { query: call, name: /^(?:c|ctx)\.HTML$/, argument: [1] },
    // Templates that do not escape, written to a response.
    {
      query: call,
      name: /\.Execute(?:Template)?$/,
      given: /^\(\s*(?:w|rw|writer|c\.Writer)\s*,/,
      inFile: /"text\/template"/,
      unlessAround: /text\/plain|application\/(?!xhtml)/,
      argument: [-1],
      severity: { outside: 'HIGH', unknown: 'MEDIUM' },
    },
  ],
};
