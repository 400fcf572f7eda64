import type { PatternRule } from '../../rule.ts';

export const templateInjection: PatternRule = {
  weakness: 'template-injection',
  remediation: 'Keep templates constant and pass values as variables.',
  severity: { outside: 'HIGH' },
  purpose: 'code',
  sinks: [
    {
      name: /(?:^|\.)(?:render_template_string|from_string)$|^(?:(?:jinja2|django\.template|mako\.template|tornado\.template|chameleon)\.)?(?:Template|PageTemplate)$/,
      callee:
        /^(?!.*Sandboxed)(?:.*\.)?(?:render_template_string|from_string)$|^(?:(?:jinja2|django\.template|mako\.template|tornado\.template|chameleon)\b.*|)\.(?:Template|PageTemplate)$/,
      argument: [0],
      keywords: ['source', 'template_string', 'text'],
    },
    // In Bottle: the name of a template, or its text.
    {
      name: /^bottle\.(?:template|SimpleTemplate)$/,
      callee: /^bottle\.(?:template|SimpleTemplate)$/,
      argument: [0],
    },
    // `open("templates/a.html", "w").write(text)`
    {
      name: /\.(?:write|writelines|write_text)$/,
      callee: /^(?:|.*\b(?:open|Path)\b.*)\.(?:write|writelines|write_text)$/,
      around: /\b(?:open|Path)\([^\n]*(?:["'/](?:templates|views)\/|\.(?:j2|jinja2?|mako|tmpl)["'])/,
      argument: [0],
    },
  ],
};
