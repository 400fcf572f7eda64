/** The OpenAPI 3.1 description of the service, from the endpoint table and its schemas. */
import { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { type Endpoint, endpoints } from '../../api/endpoints.ts';
import { envelopePagination, errorBody, listPagination, responseMeta } from '../../api/schemas.ts';
import { wireName } from './request.ts';

const keyScheme = 'apiKey';
const json = (schema: z.ZodType) => ({ 'application/json': { schema } });

export function describeApi(baseUrl: string): object {
  const app = new OpenAPIHono();
  const registry = app.openAPIRegistry;
  registry.registerComponent('securitySchemes', keyScheme, { type: 'apiKey', in: 'header', name: 'X-API-Key' });
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    registry.registerPath({
      operationId: name,
      method: endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>,
      path: endpoint.path,
      tags: [tagOf(endpoint.path)],
      security: endpoint.scope === 'none' ? [] : [{ [keyScheme]: [] }],
      request: requestOf(endpoint),
      responses: responsesOf(endpoint),
    });
  }
  return app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: { title: 'Security scanning service', version: '1.0.0' },
    servers: [{ url: baseUrl }],
  });
}

/** The interface's tags: Organizations, Repositories, Scans, Violations, CLI, System. */
function tagOf(path: string): string {
  const [, first = ''] = path.split('/');
  if (first === 'cli') return 'CLI';
  return first === 'health' ? 'System' : `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
}

function requestOf(endpoint: Endpoint) {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const query = Object.entries(endpoint.query?.shape ?? {});
  return {
    params: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))),
    query: z.object(Object.fromEntries(query.map(([name, schema]) => [wireName(endpoint, name), schema as z.ZodType]))),
    ...(endpoint.body !== undefined && { body: { required: true, content: json(endpoint.body) } }),
  };
}

const refusals = { 400: 'Not valid', 401: 'No valid key', 403: 'Scope missing', 404: 'Not found', 429: 'Rate limited' };

function responsesOf(endpoint: Endpoint) {
  const failed = Object.entries(refusals).map(([status, description]) => [
    status,
    { description, content: json(errorBody) },
  ]);
  const success = { description: 'Success', content: json(answerOf(endpoint)) };
  return { ...Object.fromEntries(failed), [endpoint.success]: success };
}

/** The whole body of a successful answer, in the endpoint's style. */
function answerOf({ answer, list, style }: Endpoint): z.ZodType {
  if (style === 'bare') {
    return list === undefined ? answer : z.object({ [list]: z.array(answer), pagination: listPagination });
  }
  return z.object({
    success: z.literal(true),
    data: list === undefined ? answer : z.array(answer),
    pagination: list === undefined ? envelopePagination.optional() : envelopePagination,
    meta: responseMeta,
  });
}
