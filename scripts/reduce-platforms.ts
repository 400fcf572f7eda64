/**
 * Makes `test/surfaces/openapi/*.json`: the interfaces of other CI systems as their makers describe them, reduced to the operations
 * that the gate uses. Run it after adding one, with the descriptions at hand:
 *
 *     node scripts/reduce-platforms.ts gitlab doc/api/openapi/openapi_v3.yaml      (of gitlab-org/gitlab)
 *     node scripts/reduce-platforms.ts azure specification/git/7.1/git.json     (of MicrosoftDocs/vsts-rest-api-specs)
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const notes = '/api/v4/projects/{id}/merge_requests/{noteable_id}/notes';
const threads = '/{organization}/{project}/_apis/git/repositories/{repositoryId}/pullRequests/{pullRequestId}/threads';

/** By the name of the created file. */
const wanted: Readonly<Record<string, readonly string[]>> = {
  gitlab: [`GET ${notes}`, `POST ${notes}`, `PUT ${notes}/{note_id}`, `DELETE ${notes}/{note_id}`],
  azure: [
    `GET ${threads}`,
    `POST ${threads}`,
    `PATCH ${threads}/{threadId}`,
    `PATCH ${threads}/{threadId}/comments/{commentId}`,
    `DELETE ${threads}/{threadId}/comments/{commentId}`,
  ],
};

const [name = '', file = ''] = process.argv.slice(2);
const names = wanted[name];
if (names === undefined || file === '') throw new Error('usage: node scripts/reduce-platforms.ts NAME FILE');
const document = parse(readFileSync(file, 'utf8').replace(/^\ufeff/, '')) as JsonObject;
interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Json;
  /** In Azure: false when the URL also works without it. */
  'x-ms-required'?: boolean;
}

/** For OpenAPI 3 and Swagger 2, where the body is a parameter, and other parameters are schemas themselves. */
function reduceOperation(wantedName: string): [string, JsonObject] {
  const [method = '', path = ''] = wantedName.split(' ');
  const operation = (document.paths as Record<string, JsonObject>)[path]?.[method.toLowerCase()] as JsonObject;
  if (operation === undefined) throw new Error(`${file} has no ${wantedName}`);
  const all = ((operation.parameters ?? []) as JsonObject[]).map(
    (each) => resolveReference(each) as unknown as Parameter,
  );
  const dropped = all.filter((each) => each['x-ms-required'] === false);
  const parameters = all.filter((each) => ['query', 'path'].includes(each.in) && !dropped.includes(each));
  const body = all.find((each) => each.in === 'body')?.schema ?? readJsonContentSchema(operation.requestBody);
  const shown = dropped.reduce((rest, each) => rest.replace(`/{${each.name}}`, ''), wantedName);
  const described: JsonObject = {
    parameters: parameters.map((each) => ({
      name: each.name,
      in: each.in,
      required: each.required ?? false,
      schema: reduceSchema(each.schema ?? (each as unknown as Json), 4),
    })),
    body: body === undefined ? null : reduceSchema(body, 4),
    // The tests define their own response bodies, so only the statuses are kept.
    answers: Object.fromEntries(Object.keys(operation.responses as JsonObject).map((status) => [status, null])),
  };
  return [shown, described];
}

function readJsonContentSchema(part: Json | undefined): Json | undefined {
  const content = (part as { content?: Record<string, { schema?: Json }> } | undefined)?.content;
  return content?.['application/json']?.schema;
}

function resolveReference(part: Json): Json {
  const ref = (part as { $ref?: string } | null)?.$ref;
  if (ref === undefined) return part;
  const found = ref
    .slice(2)
    .split('/')
    .reduce<Json | undefined>((place, key) => (place as JsonObject | undefined)?.[key], document);
  if (found === undefined) throw new Error(`${file} has no ${ref}`);
  return resolveReference(found);
}

const kept = new Set([
  ...['type', 'required', 'items', 'enum', 'additionalProperties', 'anyOf', 'oneOf'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'pattern'],
]);

/** As JSON Schema, without texts for people. Deeper levels than this are left out. */
function reduceSchema(given: Json, depth: number): Json {
  const source = resolveReference(given);
  if (Array.isArray(source)) return source.map((each) => reduceSchema(each, depth));
  if (source === null || typeof source !== 'object') return source;
  if (depth === 0) return {};
  const schema: JsonObject = {};
  for (const [key, value] of Object.entries(source)) {
    if (kept.has(key))
      schema[key] = typeof value === 'object' && key !== 'enum' ? reduceSchema(value, depth - 1) : value;
  }
  const properties = listProperties(source);
  if (Object.keys(properties).length > 0)
    schema.properties = Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [key, reduceSchema(value, depth - 1)]),
    );
  // On a parameter it says that the parameter itself is required.
  if (typeof schema.required === 'boolean') delete schema.required;
  return source.nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema;
}

/** Includes those that a schema inherits. */
function listProperties(schema: JsonObject): JsonObject {
  const others = ((schema.allOf ?? []) as Json[]).map((each) => listProperties(resolveReference(each) as JsonObject));
  return Object.assign({}, ...others, schema.properties);
}

const operations = Object.fromEntries(names.map(reduceOperation));
const target = join(import.meta.dirname, '../test/surfaces/openapi', `${name}.json`);
mkdirSync(dirname(target), { recursive: true });
const { title, version } = document.info as JsonObject;
writeFileSync(
  target,
  JSON.stringify({ source: `${title} ${version}: ${file.replace(/^.*?(?=doc\/|specification\/)/, '')}`, operations }),
);
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
execFileSync(process.execPath, [biome, 'format', '--write', target], { stdio: ['ignore', 'ignore', 'inherit'] });
process.stdout.write(`${name}.json: ${Object.keys(operations).length} operations\n`);
