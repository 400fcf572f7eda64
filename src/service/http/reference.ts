/** Renders the description of the service as a page without scripts and without network requests. */

interface Described {
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks?: Record<string, { post: Operation }>;
}

interface Operation {
  operationId?: string;
  summary?: string;
  security?: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; schema?: object }[];
  requestBody?: { content: Record<string, { schema?: object }> };
  responses?: Record<string, { description: string; content?: Record<string, { schema?: object }> }>;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:CanvasText;background:Canvas}
:root{color-scheme:light dark}code,pre{font:14px/1.45 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;border:1px solid;border-radius:4px}
details{border-top:1px solid;padding:.5rem 0}summary{cursor:pointer}table{border-collapse:collapse}td,th{text-align:left;padding:.2rem 1rem .2rem 0;vertical-align:top}`;

export const referenceHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'Content-Type': 'text/html; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
};

export function renderReference(description: object): string {
  const { info, servers, paths, webhooks = {} } = description as Described;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(`${method.toUpperCase()} ${path}`, operation)),
  );
  const events = Object.entries(webhooks).map(([event, { post }]) => section(event, post));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text(info.title)}</title><style>${style}</style></head><body>
<h1>${text(info.title)}</h1><p>Below <code>${text(servers[0]?.url ?? '')}</code>, version ${text(info.version)}; as
<a href="openapi.json">OpenAPI 3.1</a>. Each operation names the scope that its key needs.</p>
<h2>Operations</h2>${operations.join('')}<h2>Webhooks</h2>${events.join('')}</body></html>`;
}

function section(
  title: string,
  { summary, security = [], parameters = [], requestBody, responses = {} }: Operation,
): string {
  const [needed] = security.map((each) => Object.values(each)[0]?.join(', ') || 'any key');
  const rows = parameters.map(
    ({ name, in: place, required, schema = {} }) =>
      `<tr><td><code>${text(name)}</code></td><td>${text(place)}${required ? ', required' : ''}</td><td><code>${text(JSON.stringify(schema))}</code></td></tr>`,
  );
  const answers = Object.entries(responses).map(
    ([status, { description, content }]) => `<h4>${text(status)} ${text(description)}</h4>${schemaOf(content)}`,
  );
  return `<details><summary><code>${text(title)}</code>${needed === undefined ? '' : ` · ${text(needed)}`}</summary>
${summary === undefined ? '' : `<p>${text(summary)}</p>`}${rows.length === 0 ? '' : `<table>${rows.join('')}</table>`}
${requestBody === undefined ? '' : `<h4>Body</h4>${schemaOf(requestBody.content)}`}${answers.join('')}</details>`;
}

function schemaOf(content: Record<string, { schema?: object }> | undefined): string {
  const schema = content?.['application/json']?.schema;
  return schema === undefined ? '' : `<pre>${text(JSON.stringify(schema, null, 2))}</pre>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const text = (value: string): string => value.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
