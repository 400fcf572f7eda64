/** The OpenAPI 3.1 description of the service, from the endpoint table and its schemas. */
import { OpenAPIHono, type RouteConfig } from '@hono/zod-openapi';
import * as z from 'zod';
import { type Endpoint, endpoints } from '../../api/endpoints.ts';
import {
  envelopePagination,
  errorBody,
  listPagination,
  repositoryDetail,
  responseMeta,
  timestamp,
  violationDetail,
} from '../../api/schemas.ts';
import { webhookHeaders } from '../../api/webhook.ts';
import { eventMeanings, eventNames, payloadSchema } from '../webhooks/payloads.ts';
import { wireName } from './request.ts';

const keyScheme = 'apiKey';

/** OpenAPI 3.1 has the schemas of JSON Schema; extensions of a kind of their own can be anything there. */
function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

const json = (schema: z.core.$ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: schemaOf(schema, io) },
});

export function describeApi(baseUrl: string): object {
  const app = new OpenAPIHono();
  const registry = app.openAPIRegistry;
  registry.registerComponent('securitySchemes', keyScheme, { type: 'apiKey', in: 'header', name: 'X-API-Key' });
  for (const [scheme, name] of hookSchemes) {
    registry.registerComponent('securitySchemes', scheme, { type: 'apiKey', in: 'header', name });
  }
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    registry.registerPath({
      operationId: name,
      method: endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>,
      path: endpoint.path,
      tags: [tagOf(endpoint.path)],
      security: securityOf(endpoint),
      parameters: parametersOf(endpoint) as NonNullable<RouteConfig['parameters']>,
      ...(endpoint.body !== undefined && {
        request: { body: { required: true, content: json(endpoint.body(), 'input') } },
      }),
      responses: responsesOf(name, endpoint),
    });
  }
  for (const each of otherRoutes(baseUrl)) registry.registerPath(each);
  for (const event of eventNames) {
    registry.registerWebhook({
      method: 'post',
      path: event,
      summary: eventMeanings[event],
      security: [],
      parameters: webhookParameters as NonNullable<RouteConfig['parameters']>,
      request: { body: { required: true, content: json(payloadSchema(event), 'output') } },
      responses: { '2XX': { description: 'Taken; anything else, and it is sent again' } },
    });
  }
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Security scanning service', version: '1.0.0' },
    servers: [{ url: baseUrl }],
  });
}

/** What this service answers beside the interface: about itself, and at its root what git hosts and Prometheus ask. */
function otherRoutes(baseUrl: string): RouteConfig[] {
  const tags = ['System'];
  const anybody = { method: 'get' as const, tags, security: [] };
  const atRoot = { servers: [{ url: new URL(baseUrl).origin }] };
  const failures = (described: Record<number, string>) =>
    Object.fromEntries(
      Object.entries({ ...described, 403: 'A host name that is not ours', 429: 'Too many requests' }).map(
        ([status, description]) => [status, { description, content: json(errorBody(), 'output') }],
      ),
    );
  const shows = (description: string, type: string, described: Record<number, string> = {}) => ({
    responses: { 200: { description, content: { [type]: { schema: {} } } }, ...failures(described) },
  });
  return [
    { ...anybody, path: '/openapi.json', ...shows('This description', 'application/json') },
    { ...anybody, path: '/docs', ...shows('This description as a page', 'text/html') },
    {
      ...{ ...anybody, ...atRoot, path: '/metrics' },
      ...shows('Metrics for Prometheus', 'text/plain', { 404: 'Started without --metrics' }),
    },
    {
      ...{ method: 'post', path: '/hooks/git', tags, ...atRoot },
      security: hookSchemes.map(([name]) => ({ [name]: [] })),
      request: { body: { content: { 'application/json': { schema: hookBody } } } },
      responses: {
        202: { description: 'Taken: branches that have moved are looked for' },
        ...failures({ 401: 'No valid signature', 404: 'Started without a secret', 413: 'The body is too large' }),
      },
    },
  ];
}

/** What a git host proves with that it knows the secret: a signature of the body, or the secret itself. */
const hookSchemes = [
  ['hookSignature', 'X-Hub-Signature-256'],
  ['hookSignatureOfBitbucket', 'X-Hub-Signature'],
  ['hookToken', 'X-Gitlab-Token'],
] as const;

const hookBody = {
  type: 'object',
  properties: { repository_id: { type: 'string', description: 'Spares the look at other repositories' } },
} as const;

/** OpenAPI 3.1 lets a scheme of any kind name the roles that it needs. */
function securityOf({ scope }: Endpoint): Record<string, string[]>[] {
  if (scope === 'none') return [];
  return [{ [keyScheme]: scope === 'any key' ? [] : [scope] }];
}

/** The interface's tags: Organizations, Repositories, Scans, Violations, CLI, System. */
function tagOf(path: string): string {
  const [, first = ''] = path.split('/');
  if (first === 'cli') return 'CLI';
  return first === 'health' ? 'System' : `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
}

function parametersOf(endpoint: Endpoint): object[] {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const query = Object.entries(endpoint.querySchema?.().shape ?? {});
  const inQuery = query.map(([name, schema]) => ({
    name: wireName(endpoint, name),
    in: 'query',
    required: false,
    schema: schemaOf(schema, 'input'),
  }));
  return [...inPath, ...inQuery];
}

/** What an endpoint can refuse: by its key, its arguments, its record, and what every request meets. */
function refusalsOf({ scope, path, method, query, body }: Endpoint): Record<string, string> {
  const isOfRecord = path.includes('{') || method === 'POST';
  return {
    ...((query ?? body) !== undefined && { 400: 'Not valid' }),
    ...(scope !== 'none' && { 401: 'No valid key' }),
    403: 'Scope missing, or a host name that is not ours',
    ...(isOfRecord && { 404: 'Not found' }),
    ...(method === 'POST' && { 409: 'Not possible as things are' }),
    ...(body !== undefined && { 413: 'The body is too large' }),
    429: 'Too many requests, or scans that wait',
    500: 'A fault of the service',
    ...(path === '/health' && { 503: 'The database does not answer' }),
  };
}

const webhookParameters = Object.entries(webhookHeaders).map(([name, header]) => ({
  name: header,
  in: 'header',
  required: !/signature/i.test(name),
  schema: { type: 'string' },
}));

/** What this service answers where the interface says "Response body: not shown". */
const ownAnswers: Readonly<Record<string, () => z.ZodType>> = {
  updateRepository: () => repositoryDetail().extend({ auto_scan_on_push: z.boolean(), auto_scan_on_pr: z.boolean() }),
  suppressViolation: () => violationDetail().extend({ justification: z.string(), suppression: suppressed }),
  getViolation: () => violationDetail().extend({ suppression: z.optional(suppressed) }),
};

const suppressed = z.object({ justification: z.string(), by: z.nullable(z.string()), at: z.nullable(timestamp) });

function responsesOf(name: string, endpoint: Endpoint) {
  const failed = Object.entries(refusalsOf(endpoint)).map(([status, description]) => [
    status,
    { description, content: json(errorBody(), 'output') },
  ]);
  const success = { description: 'Success', content: json(answerOf(name, endpoint), 'output') };
  return { ...Object.fromEntries(failed), [endpoint.success]: success };
}

/** The whole body of a successful answer, in the endpoint's style. */
function answerOf(name: string, { answer: readAnswer, list, style }: Endpoint): z.ZodType {
  const answer = (ownAnswers[name] ?? readAnswer)();
  if (style === 'bare') {
    return list === undefined ? answer : z.object({ [list]: z.array(answer), pagination: listPagination() });
  }
  return z.object({
    success: z.literal(true),
    data: list === undefined ? answer : z.array(answer),
    pagination: list === undefined ? z.optional(envelopePagination()) : envelopePagination(),
    meta: responseMeta(),
  });
}
