/**
 * Creates `test/surfaces/openapi/*.json`: Bitbucket's and Forgejo's own API descriptions (Swagger 2), reduced to the
 * operations that the gate uses and to what validation reads. Run it after adding an operation: `node
 * scripts/reduce-swagger.ts bitbucket FILE`, with https://api.bitbucket.org/swagger.json, or `forgejo` with
 * https://codeberg.org/swagger.v1.json, which is also that of Gitea.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const commit = '/repositories/{workspace}/{repo_slug}/commit/{commit}/reports/{reportId}';
const comments = '/repositories/{workspace}/{repo_slug}/pullrequests/{pull_request_id}/comments';

const operations: Readonly<Record<string, readonly string[]>> = {
  bitbucket: [
    `PUT ${commit}`,
    `GET ${commit}/annotations`,
    `POST ${commit}/annotations`,
    `DELETE ${commit}/annotations/{annotationId}`,
    `GET ${comments}`,
    `POST ${comments}`,
    `PUT ${comments}/{comment_id}`,
    `DELETE ${comments}/{comment_id}`,
  ],
  forgejo: [
    'GET /user',
    'POST /repos/{owner}/{repo}/statuses/{sha}',
    'GET /repos/{owner}/{repo}/issues/{index}/comments',
    'POST /repos/{owner}/{repo}/issues/{index}/comments',
    'PATCH /repos/{owner}/{repo}/issues/comments/{id}',
    'DELETE /repos/{owner}/{repo}/issues/comments/{id}',
  ],
};

/**
 * For every list, https://developer.atlassian.com/cloud/bitbucket/rest/intro/#pagination; the description leaves these
 * parameters out.
 */
const pagination = [
  { name: 'page', in: 'query', required: false, schema: { type: 'string' } },
  { name: 'pagelen', in: 'query', required: false, schema: { type: 'integer', minimum: 10, maximum: 100 } },
];

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  [key: string]: unknown;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  [key: string]: unknown;
}

interface Operation {
  parameters?: Parameter[];
  responses: Record<string, unknown>;
}

interface Swagger {
  info: { title: string; version?: string };
  paths: Record<string, Record<string, Operation | Parameter[]>>;
  definitions: Record<string, Schema>;
}

const kept = [
  'type',
  'enum',
  'minimum',
  'maximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'pattern',
  'format',
];
/** The gate's requests are never nested more deeply. */
const maxDepth = 3;

/** A self-contained schema that permits no undescribed field. */
function expandSchema(schema: Schema, swagger: Swagger, depth = 0): Schema {
  const { $ref, allOf } = schema;
  if ($ref !== undefined) {
    const name = $ref.replace('#/definitions/', '');
    // The base schema requires `type`, which none of the description's own example requests has.
    return name === 'object' ? {} : expandSchema(swagger.definitions[name] ?? {}, swagger, depth);
  }
  if (allOf !== undefined) return allOf.map((part) => expandSchema(part, swagger, depth)).reduce(mergeSchemas, {});
  const plain: Schema = Object.fromEntries(Object.entries(schema).filter(([key]) => kept.includes(key)));
  if (schema.items !== undefined) plain.items = expandSchema(schema.items, swagger, depth + 1);
  if (schema.properties === undefined) return plain;
  if (depth === maxDepth) return {};
  const inside = Object.entries(schema.properties).map(([name, part]) => [
    name,
    expandSchema(part, swagger, depth + 1),
  ]);
  return {
    ...plain,
    properties: Object.fromEntries(inside),
    required: schema.required ?? [],
    additionalProperties: false,
  };
}

function mergeSchemas(all: Schema, part: Schema): Schema {
  const properties = { ...all.properties, ...part.properties };
  return { ...all, ...part, properties, required: [...(all.required ?? []), ...(part.required ?? [])] };
}

function reduceOperation(name: string, swagger: Swagger, edition: string) {
  const [method = '', path = ''] = name.split(' ');
  const found = swagger.paths[path]?.[method.toLowerCase()] as Operation | undefined;
  if (found === undefined) throw new Error(`${edition} has no ${name}`);
  const parameters = [...((swagger.paths[path]?.parameters ?? []) as Parameter[]), ...(found.parameters ?? [])];
  const body = parameters.find((each) => each.in === 'body')?.schema;
  const isList = edition === 'bitbucket' && method === 'GET';
  return {
    parameters: [
      ...parameters
        .filter((each) => each.in === 'path' || each.in === 'query')
        .map((each) => ({
          name: each.name,
          in: each.in,
          required: each.required ?? false,
          schema: expandSchema({ ...each, required: [] }, swagger),
        })),
      ...(isList ? pagination : []),
    ],
    body: body === undefined ? null : expandSchema(body, swagger),
    answers: Object.fromEntries(Object.keys(found.responses).map((status) => [status, null])),
  };
}

const [edition = '', file = ''] = process.argv.slice(2);
const names = operations[edition];
if (names === undefined || file === '') throw new Error('Say bitbucket or forgejo, and the file of its description');
const swagger = JSON.parse(readFileSync(file, 'utf8')) as Swagger;
// Its values are a number, a text or a boolean, depending on the type of the field.
if (edition === 'bitbucket') swagger.definitions.report_data = allowAnyValue(swagger.definitions.report_data);
const reduced = Object.fromEntries(names.map((name) => [name, reduceOperation(name, swagger, edition)]));
const target = join(import.meta.dirname, '../test/surfaces/openapi', `${edition}.json`);
const source = `${swagger.info.title} ${swagger.info.version ?? ''}`.trim();
writeFileSync(target, JSON.stringify({ source, operations: reduced }));
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
execFileSync(process.execPath, [biome, 'format', '--write', target], { stdio: ['ignore', 'ignore', 'inherit'] });
process.stdout.write(`${edition}: ${names.length} operations\n`);

function allowAnyValue(schema: Schema | undefined): Schema {
  return { ...schema, properties: { ...schema?.properties, value: {} } };
}
