import type { PatternRule } from '../../rule.ts';

/** What writes a response. */
const writer = /^(?:net\/http\.ResponseWriter|github\.com\/.*\.(?:ResponseWriter|RequestCtx|Response))$/;

/** The response is no page. */
const plain = /text\/plain|application\/(?!xhtml)/;

export const xss: PatternRule = {
  weakness: 'xss',
  remediation: 'Render the value with html/template, or escape it with html.EscapeString.',
  severity: { outside: 'HIGH' },
  purpose: 'page',
  notLinkable: /Cookie|Header|UserAgent|RequestURI|RawQuery/,
  sinks: [
    {
      name: /\.(?:HTML|JS|HTMLAttr|URL|CSS|JSStr|Srcset)$/,
      callee: /^html\/template\.(?:HTML|JS|HTMLAttr|URL|CSS|JSStr|Srcset)$/,
      severity: { outside: 'HIGH', unknown: 'MEDIUM', local: 'MEDIUM' },
    },
    {
      name: /\b(?:Fprint(?:f|ln)?|WriteString|Copy)$/,
      callee: /^(?:fmt\.Fprint(?:f|ln)?|io\.(?:WriteString|Copy))$/,
      to: { argument: 0, type: writer },
      unlessAround: plain,
    },
    {
      name: /\.Write(?:String)?$/,
      callee:
        /^(?:net\/http\.ResponseWriter|github\.com\/.*\.(?:ResponseWriter|RequestCtx|Response))\.Write(?:String)?$/,
      unlessAround: plain,
    },
    {
      name: /\.(?:HTML|HTMLBlob)$/,
      callee: /^github\.com\/.*\.(?:Context|Ctx)\.(?:HTML|HTMLBlob)$/,
      argument: [1],
    },
    {
      name: /\.Data$/,
      callee: /^github\.com\/gin-gonic\/gin\.Context\.Data$/,
      given: /text\/html/,
      argument: [2],
    },
    // Templates that do not escape, written to a response.
    {
      name: /\.Execute(?:Template)?$/,
      callee: /^(?:|text\/template\.Template)\.Execute(?:Template)?$/,
      to: { argument: 0, type: writer },
      inFile: /"text\/template"/,
      unlessAround: plain,
      argument: [-1],
      severity: { outside: 'HIGH', unknown: 'MEDIUM' },
    },
  ],
};
