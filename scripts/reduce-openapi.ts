/**
 * Creates `test/github/openapi/*.json`: GitHub's own OpenAPI description, reduced to the operations that the gate uses
 * and to what validation reads. Run it after adding an operation. The description is a package of 385 MB unpacked, so
 * it is downloaded for this purpose and is not a dependency.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Only git and GitHub know the responses, so the requests are validated and the responses are not. */
const readOperations = [
  'GET /repos/{owner}/{repo}/actions/runs',
  'GET /repos/{owner}/{repo}',
  'GET /repos/{owner}/{repo}/git/ref/{ref}',
  'GET /repos/{owner}/{repo}/commits/{ref}',
  'GET /repos/{owner}/{repo}/contents/{path}',
  'GET /repos/{owner}/{repo}/compare/{basehead}',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/files',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits',
  'GET /repos/{owner}/{repo}/issues/comments/{comment_id}',
];

const surfaceOperations = [
  'GET /advisories',
  'POST /app/installations/{installation_id}/access_tokens',
  'GET /repos/{owner}/{repo}/activity',
  'POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches',
  'GET /repos/{owner}/{repo}/actions/artifacts',
  'GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}',
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
  'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
  'POST /repos/{owner}/{repo}/check-runs',
  'GET /repos/{owner}/{repo}/check-runs/{check_run_id}',
  'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
  'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations',
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments',
  'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
  'PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}',
  'POST /repos/{owner}/{repo}/code-scanning/sarifs',
  'GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}',
];

/** github.com, and the oldest server version in the package. */
const editions = ['api.github.com', 'ghes-3.17'];

const description = '@octokit/openapi@23.0.2';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };

const kept = new Set([
  ...['type', 'properties', 'required', 'items', 'enum', 'additionalProperties', 'allOf', 'anyOf', 'oneOf', 'not'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'format', 'uniqueItems'],
]);

/** OpenAPI 3.0's schema as JSON Schema, without texts for people. */
function toJsonSchema(source: Json): Json {
  if (Array.isArray(source)) return source.map(toJsonSchema);
  if (source === null || typeof source !== 'object') return source;
  const schema: JsonObject = {};
  for (const [key, value] of Object.entries(source)) {
    if (!kept.has(key)) continue;
    schema[key] =
      key === 'properties' ? convertProperties(value as JsonObject) : key === 'enum' ? value : toJsonSchema(value);
  }
  return source.nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema;
}

function convertProperties(properties: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, toJsonSchema(value)]));
}

function readJsonContentSchema(part: Json | undefined): Json {
  const content = (part as { content?: Record<string, { schema?: Json }> } | undefined)?.content;
  return toJsonSchema(content?.['application/json']?.schema ?? null);
}

function reduceOperation(operation: JsonObject, name: string): JsonObject {
  const parameters = (operation.parameters ?? []) as { name: string; in: string; required?: boolean; schema: Json }[];
  const responses = Object.entries((operation.responses ?? {}) as JsonObject);
  const isAnswered = surfaceOperations.includes(name);
  return {
    parameters: parameters
      .filter((each) => each.in === 'query' || each.in === 'path')
      .map((each) => ({
        name: each.name,
        in: each.in,
        required: each.required ?? false,
        schema: toJsonSchema(each.schema),
      })),
    body: readJsonContentSchema(operation.requestBody as Json),
    answers: Object.fromEntries(
      responses.map(([status, answer]) => [
        status,
        isAnswered && status.startsWith('2') ? readJsonContentSchema(answer as Json) : null,
      ]),
    ),
  };
}

const require = createRequire(import.meta.url);
const biome = require.resolve('@biomejs/biome/bin/biome');
const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
execFileSync('npm', ['install', '--no-save', '--no-package-lock', '--prefix', folder, description], {
  stdio: 'inherit',
});
const source = join(folder, 'node_modules/@octokit/openapi');
for (const edition of editions) {
  const text = readFileSync(join(source, 'generated', `${edition}.deref.json`), 'utf8');
  const { info, paths } = JSON.parse(text) as { info: JsonObject; paths: Record<string, JsonObject> };
  const reduced: JsonObject = {};
  for (const name of [...readOperations, ...surfaceOperations]) {
    const [method = '', path = ''] = name.split(' ');
    const operation = paths[path]?.[method.toLowerCase()];
    if (operation === undefined) throw new Error(`${edition} has no ${name}`);
    reduced[name] = reduceOperation(operation as JsonObject, name);
  }
  const target = join(import.meta.dirname, '../test/github/openapi', `${edition}.json`);
  const document = { source: `@octokit/openapi ${String(info.version)} ${edition}`, operations: reduced };
  writeFileSync(target, JSON.stringify(document));
  execFileSync(process.execPath, [biome, 'format', '--write', target], { stdio: ['ignore', 'ignore', 'inherit'] });
  process.stdout.write(`${target.slice(target.lastIndexOf('openapi/'))}: ${Object.keys(reduced).length} operations\n`);
}
rmSync(folder, { recursive: true, force: true });
