/** The OpenAPI 3.1 description of the service, from the endpoint table and its schemas, as JSON and as a page. */
import * as z from 'zod';
import { type Endpoint, endpoints } from '../../shared/api/endpoints.ts';
import {
  envelopePagination,
  errorBody,
  listPagination,
  repositoryDetail,
  responseMeta,
  timestamp,
  violationDetail,
} from '../../shared/api/schemas.ts';
import { webhookHeaders } from '../../shared/api/webhook.ts';
import { type Html, nothing, renderOwnElement, renderTemplate } from '../../shared/shown/html/markup.ts';
import { createPayloadSchema, eventMeanings, eventNames } from '../webhooks/payloads.ts';
import { getWireName } from './request.ts';

type Content = Record<string, { schema?: object }>;

/** An operation of OpenAPI 3.1, as far as it is used here. */
interface Operation {
  operationId?: string;
  servers?: readonly object[];
  summary?: string;
  tags?: readonly string[];
  security: readonly Record<string, string[]>[];
  parameters?: readonly { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

/** How a git host proves that it knows the secret: by a signature of the body, or by the secret itself. */
const hookSchemes = {
  hookSignature: 'X-Hub-Signature-256',
  hookSignatureOfBitbucket: 'X-Hub-Signature',
  hookToken: 'X-Gitlab-Token',
} as const;

export function describeApi(baseUrl: string) {
  /** By path, then by method. */
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const method = endpoint.method.toLowerCase();
    paths[endpoint.path] = { ...paths[endpoint.path], [method]: describeEndpoint(name, endpoint) };
  }
  const schemes = Object.entries({ apiKey: 'X-API-Key', ...hookSchemes });
  const securitySchemes = Object.fromEntries(
    schemes.map(([scheme, name]) => [scheme, { type: 'apiKey', in: 'header', name }]),
  );
  const webhookParameters = Object.entries(webhookHeaders).map(([name, header]) => ({
    ...{ name: header, in: 'header', required: !/signature/i.test(name), schema: { type: 'string' } },
  }));
  const webhooks = eventNames.map((event): [string, { post: Operation }] => {
    const post = {
      summary: eventMeanings[event],
      security: [],
      parameters: webhookParameters,
      requestBody: { required: true, content: describeJson(createPayloadSchema(event), 'output') },
      responses: { '2XX': { description: 'Accepted; any other status, and it is sent again' } },
    };
    return [event, { post }];
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Security scanning service', version: '1.0.0' },
    servers: [{ url: baseUrl }],
    components: { securitySchemes, schemas: {}, parameters: {} },
    paths: { ...paths, ...describeOtherRoutes(baseUrl) },
    webhooks: Object.fromEntries(webhooks),
  };
}

/** OpenAPI 3.1 uses JSON Schema. Types without a JSON form are described as any value. */
function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

const describeJson = (schema: z.core.$ZodType, io: 'input' | 'output'): Content => ({
  'application/json': { schema: toJsonSchema(schema, io) },
});

function describeFailures(failures: Readonly<Record<number, string>>): Operation['responses'] {
  return Object.fromEntries(
    Object.entries(failures).map(([status, description]) => [
      status,
      { description, content: describeJson(errorBody, 'output') },
    ]),
  );
}

const suppressed = z.object({ justification: z.string(), by: z.string(), at: timestamp });

/** The responses of this service where the interface says "Response body: not shown". */
const ownResponses: Readonly<Record<string, z.ZodType>> = {
  updateRepository: repositoryDetail.extend({ auto_scan_on_push: z.boolean(), auto_scan_on_pr: z.boolean() }),
  suppressViolation: violationDetail.extend({ justification: z.string(), suppression: suppressed }),
  getViolation: violationDetail.extend({ suppression: z.optional(suppressed) }),
};

function describeEndpoint(name: string, endpoint: Endpoint): Operation {
  const { method, path, query, body, answer, list, style, scope, success } = endpoint;
  const [, first = ''] = path.split('/');
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => ({
    ...{ name: parameter, in: 'path', required: true, schema: { type: 'string' } },
  }));
  const inQuery = Object.entries(query?.shape ?? {}).map(([parameter, schema]) => ({
    ...{ name: getWireName(endpoint, parameter), in: 'query', required: false, schema: toJsonSchema(schema, 'input') },
  }));
  const one = ownResponses[name] ?? answer;
  const data = list === undefined ? one : z.array(one);
  const enveloped = z.object({
    success: z.literal(true),
    data,
    pagination: list === undefined ? z.optional(envelopePagination) : envelopePagination,
    meta: responseMeta,
  });
  const bare = list === undefined ? one : z.object({ [list]: data, pagination: listPagination });
  return {
    operationId: name,
    // The interface's tags: Organizations, Repositories, Scans, Violations, CLI, System.
    tags: [{ cli: 'CLI', health: 'System' }[first] ?? `${first.charAt(0).toUpperCase()}${first.slice(1)}`],
    // In OpenAPI 3.1 a scheme of any kind may list the required roles.
    security: scope === 'none' ? [] : [{ apiKey: scope === 'any key' ? [] : [scope] }],
    parameters: [...inPath, ...inQuery],
    ...(body !== undefined && { requestBody: { required: true, content: describeJson(body, 'input') } }),
    responses: {
      // Because of its key, its arguments or its record, and those of every request.
      ...describeFailures({
        ...((query ?? body) !== undefined && { 400: 'Not valid' }),
        ...(scope !== 'none' && { 401: 'No valid key' }),
        403: 'Scope missing, or a host name that is not ours',
        ...((path.includes('{') || method === 'POST') && { 404: 'Not found' }),
        ...(method === 'POST' && { 409: 'Not possible in the current state' }),
        ...(body !== undefined && { 413: 'The body is too large' }),
        429: 'Too many requests, or scans that wait',
        500: 'A fault of the service',
        ...(path === '/health' && { 503: 'The database does not answer' }),
      }),
      [success]: { description: 'Success', content: describeJson(style === 'bare' ? bare : enveloped, 'output') },
    },
  };
}

/**
 * The endpoints that the interface does not have: this description, and at the root what git hosts and Prometheus call.
 */
function describeOtherRoutes(baseUrl: string): Record<string, Record<string, Operation>> {
  const tags = ['System'];
  const atRoot = { servers: [{ url: new URL(baseUrl).origin }] };
  const always = { 403: 'A host name that is not ours', 429: 'Too many requests' };
  const describeText = (description: string, type: string, place = {}, failures: Record<number, string> = {}) => ({
    ...{ tags, security: [], ...place },
    responses: {
      200: { description, content: { [type]: { schema: {} } } },
      ...describeFailures({ ...failures, ...always }),
    },
  });
  const repositoryId = { type: 'string', description: 'Limits the check to one repository' };
  const unproven = { 401: 'No valid signature', 404: 'Started without a secret', 413: 'The body is too large' };
  return {
    '/openapi.json': { get: describeText('This description', 'application/json') },
    '/docs': { get: describeText('This description as a page', 'text/html') },
    '/metrics': {
      get: describeText('Metrics for Prometheus', 'text/plain', atRoot, { 404: 'Started without --metrics' }),
    },
    '/hooks/git': {
      post: {
        ...{ tags, ...atRoot },
        security: Object.keys(hookSchemes).map((name) => ({ [name]: [] })),
        requestBody: {
          content: { 'application/json': { schema: { type: 'object', properties: { repository_id: repositoryId } } } },
        },
        responses: {
          202: { description: 'Accepted: branches that have moved are looked for' },
          ...describeFailures({ ...unproven, ...always }),
        },
      },
    },
  };
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:CanvasText;background:Canvas}
:root{color-scheme:light dark}code,pre{font:14px/1.45 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;border:1px solid;border-radius:4px}
details{border-top:1px solid;padding:.5rem 0}summary{cursor:pointer}table{border-collapse:collapse}td,th{text-align:left;padding:.2rem 1rem .2rem 0;vertical-align:top}`;

export const referenceHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'Content-Type': 'text/html; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
};

/** The description as a page without scripts and without network requests. */
export function renderReference({ info, servers, paths, webhooks }: ReturnType<typeof describeApi>): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => renderOperation(`${method.toUpperCase()} ${path}`, operation)),
  );
  const events = Object.entries(webhooks).map(([event, { post }]) => renderOperation(event, post));
  return String(renderTemplate`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${info.title}</title>${renderOwnElement('style', style)}</head><body>
<h1>${info.title}</h1><p>Below <code>${servers[0]?.url}</code>, version ${info.version}; as
<a href="openapi.json">OpenAPI 3.1</a>. Each operation names the scope that its key needs.</p>
<h2>Operations</h2>${operations}<h2>Webhooks</h2>${events}</body></html>`);
}

function renderOperation(
  title: string,
  { summary, security, parameters = [], requestBody, responses }: Operation,
): Html {
  const [needed] = security.map((each) => Object.values(each)[0]?.join(', ') || 'any key');
  const rows = parameters.map(
    ({ name, in: location, required, schema }) =>
      renderTemplate`<tr><td><code>${name}</code></td><td>${location}${required ? ', required' : ''}</td><td><code>${JSON.stringify(schema)}</code></td></tr>`,
  );
  const renderSchema = (content?: Content) => {
    const schema = content?.['application/json']?.schema;
    return schema === undefined ? nothing : renderTemplate`<pre>${JSON.stringify(schema, null, 2)}</pre>`;
  };
  const described = Object.entries(responses).map(
    ([status, { description, content }]) => renderTemplate`<h4>${status} ${description}</h4>${renderSchema(content)}`,
  );
  return renderTemplate`<details><summary><code>${title}</code>${needed === undefined ? '' : ` · ${needed}`}</summary>
${summary === undefined ? nothing : renderTemplate`<p>${summary}</p>`}${rows.length === 0 ? nothing : renderTemplate`<table>${rows}</table>`}
${requestBody === undefined ? nothing : renderTemplate`<h4>Body</h4>${renderSchema(requestBody.content)}`}${described}</details>`;
}
