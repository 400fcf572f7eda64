/** The OpenAPI 3.1 description of the service, generated from the endpoint table and its schemas. */
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
import { createPayloadSchema, eventMeanings, eventNames } from '../webhooks/payloads.ts';
import { getWireName } from './request.ts';

const keyScheme = 'apiKey';

/** OpenAPI 3.1 uses JSON Schema. Types without a JSON form are described as any value. */
function toJsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}

const describeJson = (schema: z.core.$ZodType, io: 'input' | 'output') => ({
  'application/json': { schema: toJsonSchema(schema, io) },
});

/** An operation of OpenAPI 3.1, as far as it is used here. */
interface Operation {
  operationId?: string;
  servers?: readonly object[];
  tags?: readonly string[];
  security: readonly object[];
  parameters?: readonly object[];
  requestBody?: object;
  responses: object;
}

/** By path, then by method. */
type Operations = Record<string, Record<string, Operation>>;

export function describeApi(baseUrl: string): object {
  const paths: Operations = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeOperation(name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Security scanning service', version: '1.0.0' },
    servers: [{ url: baseUrl }],
    components: { securitySchemes: describeKeys(), schemas: {}, parameters: {} },
    paths: { ...paths, ...describeOtherRoutes(baseUrl) },
    webhooks: Object.fromEntries(eventNames.map((event) => [event, { post: describeWebhook(event) }])),
  };
}

function describeKeys(): Record<string, object> {
  const names = [[keyScheme, 'X-API-Key'], ...hookSchemes];
  return Object.fromEntries(names.map(([scheme, name]) => [scheme, { type: 'apiKey', in: 'header', name }]));
}

function describeOperation(name: string, endpoint: Endpoint): Operation {
  return {
    operationId: name,
    tags: [getTag(endpoint.path)],
    security: describeSecurity(endpoint),
    parameters: describeParameters(endpoint),
    ...(endpoint.body !== undefined && {
      requestBody: { required: true, content: describeJson(endpoint.body, 'input') },
    }),
    responses: describeResponses(name, endpoint),
  };
}

function describeWebhook(event: (typeof eventNames)[number]): Operation & { summary: string } {
  return {
    summary: eventMeanings[event],
    security: [],
    parameters: webhookParameters,
    requestBody: { required: true, content: describeJson(createPayloadSchema(event), 'output') },
    responses: { '2XX': { description: 'Accepted; any other status, and it is sent again' } },
  };
}

/**
 * The endpoints that the interface does not have: this description, and at the root what git hosts and Prometheus call.
 */
function describeOtherRoutes(baseUrl: string): Operations {
  const tags = ['System'];
  const anybody = { tags, security: [] };
  const atRoot = { servers: [{ url: new URL(baseUrl).origin }] };
  const describeFailures = (described: Record<number, string>) =>
    Object.fromEntries(
      Object.entries({ ...described, 403: 'A host name that is not ours', 429: 'Too many requests' }).map(
        ([status, description]) => [status, { description, content: describeJson(errorBody, 'output') }],
      ),
    );
  const describeText = (description: string, type: string, described: Record<number, string> = {}) => ({
    responses: { 200: { description, content: { [type]: { schema: {} } } }, ...describeFailures(described) },
  });
  return {
    '/openapi.json': { get: { ...anybody, ...describeText('This description', 'application/json') } },
    '/docs': { get: { ...anybody, ...describeText('This description as a page', 'text/html') } },
    '/metrics': {
      get: {
        ...{ ...anybody, ...atRoot },
        ...describeText('Metrics for Prometheus', 'text/plain', { 404: 'Started without --metrics' }),
      },
    },
    '/hooks/git': {
      post: {
        ...{ tags, ...atRoot },
        security: hookSchemes.map(([name]) => ({ [name]: [] })),
        requestBody: { content: { 'application/json': { schema: hookBody } } },
        responses: {
          202: { description: 'Accepted: branches that have moved are looked for' },
          ...describeFailures({
            401: 'No valid signature',
            404: 'Started without a secret',
            413: 'The body is too large',
          }),
        },
      },
    },
  };
}

/** How a git host proves that it knows the secret: by a signature of the body, or by the secret itself. */
const hookSchemes = [
  ['hookSignature', 'X-Hub-Signature-256'],
  ['hookSignatureOfBitbucket', 'X-Hub-Signature'],
  ['hookToken', 'X-Gitlab-Token'],
] as const;

const hookBody = {
  type: 'object',
  properties: { repository_id: { type: 'string', description: 'Limits the check to one repository' } },
} as const;

/** In OpenAPI 3.1 a scheme of any kind may list the required roles. */
function describeSecurity({ scope }: Endpoint): Record<string, string[]>[] {
  if (scope === 'none') return [];
  return [{ [keyScheme]: scope === 'any key' ? [] : [scope] }];
}

/** The interface's tags: Organizations, Repositories, Scans, Violations, CLI, System. */
function getTag(path: string): string {
  const [, first = ''] = path.split('/');
  if (first === 'cli') return 'CLI';
  return first === 'health' ? 'System' : `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
}

function describeParameters(endpoint: Endpoint): object[] {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const inPath = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const query = Object.entries(endpoint.query?.shape ?? {});
  const inQuery = query.map(([name, schema]) => ({
    name: getWireName(endpoint, name),
    in: 'query',
    required: false,
    schema: toJsonSchema(schema, 'input'),
  }));
  return [...inPath, ...inQuery];
}

/** The refusals of an endpoint: because of its key, its arguments or its record, and those of every request. */
function describeRefusals({ scope, path, method, query, body }: Endpoint): Record<string, string> {
  const isOfRecord = path.includes('{') || method === 'POST';
  return {
    ...((query ?? body) !== undefined && { 400: 'Not valid' }),
    ...(scope !== 'none' && { 401: 'No valid key' }),
    403: 'Scope missing, or a host name that is not ours',
    ...(isOfRecord && { 404: 'Not found' }),
    ...(method === 'POST' && { 409: 'Not possible in the current state' }),
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

const suppressed = z.object({ justification: z.string(), by: z.string(), at: timestamp });

/** The responses of this service where the interface says "Response body: not shown". */
const ownResponses: Readonly<Record<string, z.ZodType>> = {
  updateRepository: repositoryDetail.extend({ auto_scan_on_push: z.boolean(), auto_scan_on_pr: z.boolean() }),
  suppressViolation: violationDetail.extend({ justification: z.string(), suppression: suppressed }),
  getViolation: violationDetail.extend({ suppression: z.optional(suppressed) }),
};

function describeResponses(name: string, endpoint: Endpoint) {
  const failed = Object.entries(describeRefusals(endpoint)).map(([status, description]) => [
    status,
    { description, content: describeJson(errorBody, 'output') },
  ]);
  const success = { description: 'Success', content: describeJson(buildAnswerSchema(name, endpoint), 'output') };
  return { ...Object.fromEntries(failed), [endpoint.success]: success };
}

/** The whole body of a successful response, in the endpoint's style. */
function buildAnswerSchema(name: string, { answer, list, style }: Endpoint): z.ZodType {
  const schema = ownResponses[name] ?? answer;
  if (style === 'bare') {
    return list === undefined ? schema : z.object({ [list]: z.array(schema), pagination: listPagination });
  }
  return z.object({
    success: z.literal(true),
    data: list === undefined ? schema : z.array(schema),
    pagination: list === undefined ? z.optional(envelopePagination) : envelopePagination,
    meta: responseMeta,
  });
}
