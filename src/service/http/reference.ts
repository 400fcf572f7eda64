/** Renders the description of the service as a page without scripts and without network requests. */

interface ApiDescription {
  info: { title: string; version: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, DescribedOperation>>;
  webhooks?: Record<string, { post: DescribedOperation }>;
}

interface DescribedOperation {
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
  const { info, servers, paths, webhooks = {} } = description as ApiDescription;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => renderOperation(`${method.toUpperCase()} ${path}`, operation)),
  );
  const events = Object.entries(webhooks).map(([event, { post }]) => renderOperation(event, post));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)}</title><style>${style}</style></head><body>
<h1>${escapeHtml(info.title)}</h1><p>Below <code>${escapeHtml(servers[0]?.url ?? '')}</code>, version ${escapeHtml(info.version)}; as
<a href="openapi.json">OpenAPI 3.1</a>. Each operation names the scope that its key needs.</p>
<h2>Operations</h2>${operations.join('')}<h2>Webhooks</h2>${events.join('')}</body></html>`;
}

function renderOperation(
  title: string,
  { summary, security = [], parameters = [], requestBody, responses = {} }: DescribedOperation,
): string {
  const [needed] = security.map((each) => Object.values(each)[0]?.join(', ') || 'any key');
  const rows = parameters.map(
    ({ name, in: location, required, schema = {} }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(location)}${required ? ', required' : ''}</td><td><code>${escapeHtml(JSON.stringify(schema))}</code></td></tr>`,
  );
  const responseParts = Object.entries(responses).map(
    ([status, { description, content }]) =>
      `<h4>${escapeHtml(status)} ${escapeHtml(description)}</h4>${renderSchema(content)}`,
  );
  return `<details><summary><code>${escapeHtml(title)}</code>${needed === undefined ? '' : ` · ${escapeHtml(needed)}`}</summary>
${summary === undefined ? '' : `<p>${escapeHtml(summary)}</p>`}${rows.length === 0 ? '' : `<table>${rows.join('')}</table>`}
${requestBody === undefined ? '' : `<h4>Body</h4>${renderSchema(requestBody.content)}`}${responseParts.join('')}</details>`;
}

function renderSchema(content: Record<string, { schema?: object }> | undefined): string {
  const schema = content?.['application/json']?.schema;
  return schema === undefined ? '' : `<pre>${escapeHtml(JSON.stringify(schema, null, 2))}</pre>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escapeHtml = (value: string): string => value.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
