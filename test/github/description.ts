/**
 * GitHub's own OpenAPI description, reduced to what the gate asks and what a check reads: which operation a request is,
 * and whether it fits.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';

export const editions = ['api.github.com', 'ghes-3.17'] as const;
export type Edition = (typeof editions)[number];

interface Operation {
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: object }[];
  body: object | null;
  answers: Record<string, object | null>;
}

export interface Matched {
  /** `POST /repos/{owner}/{repo}/check-runs`. */
  operation: string;
  parameters: Record<string, string>;
}

export interface Description {
  match(method: string, pathname: string): Matched | undefined;
  /** What is wrong with a request, by the description alone. */
  requestProblems(matched: Matched, query: URLSearchParams, body: unknown): string[];
  /** What is wrong with an answer. */
  answerProblems(operation: string, status: number, body: unknown): string[];
}

interface Written {
  /** The file in the same folder that this one differs from, by whole schemas and operations. */
  like?: string;
  /** What a `$ref` of an operation or of another schema names. */
  schemas?: Record<string, object>;
  operations: Record<string, Operation>;
}

function readWritten(path: string): Required<Omit<Written, 'like'>> {
  const { like, schemas = {}, operations } = JSON.parse(readFileSync(path, 'utf8')) as Written;
  if (like === undefined) return { schemas, operations };
  const other = readWritten(join(dirname(path), `${like}.json`));
  return { schemas: { ...other.schemas, ...schemas }, operations: { ...other.operations, ...operations } };
}

const descriptions = new Map<string, Description>();

export function readDescription(edition: Edition): Description {
  return openDescription(join(import.meta.dirname, 'openapi', `${edition}.json`));
}

/** Any system's description in this reduced form; read once, as compiling takes longer than most tests of a file. */
export function openDescription(path: string): Description {
  const description = descriptions.get(path) ?? compileDescription(path);
  descriptions.set(path, description);
  return description;
}

function compileDescription(path: string): Description {
  const { schemas, operations } = readWritten(path);
  const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: false, code: { optimize: false } });
  addFormats.default(ajv);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const compiled = new Map<object, ValidateFunction>();
  const check = (schema: object | null | undefined, value: unknown): string[] => {
    if (schema === null || schema === undefined) return [];
    const validate = compiled.get(schema) ?? ajv.compile(schema);
    compiled.set(schema, validate);
    if (validate(value)) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
  };
  const followRef = (schema: { $ref?: string }) =>
    schema.$ref === undefined ? schema : (schemas[schema.$ref] ?? schema);
  // One that ends in `{ref}` or `{path}` takes in others.
  const names = Object.keys(operations).sort((a, b) => Number(isGreedy(a)) - Number(isGreedy(b)));
  const patterns = names.map((operation) => ({ operation, pattern: patternOf(operation) }));
  return {
    match(method, pathname) {
      for (const { operation, pattern } of patterns) {
        const found = pattern.exec(`${method} ${pathname}`);
        if (found) return { operation, parameters: decoded(found.groups ?? {}) };
      }
      return undefined;
    },
    requestProblems({ operation, parameters }, query, body) {
      const described = operations[operation];
      if (described === undefined) return [`${operation} is not described`];
      const inQuery = described.parameters.filter((each) => each.in === 'query');
      const unknown = [...query.keys()].filter((name) => !inQuery.some((each) => each.name === name));
      return [
        ...unknown.map((name) => `there is no query parameter ${name}`),
        ...described.parameters.flatMap(({ name, in: place, required, schema }) => {
          const text = place === 'path' ? parameters[name] : (query.get(name) ?? undefined);
          if (text === undefined) return required ? [`${name} is missing`] : [];
          return check(schema, typed(text, schema)).map((problem) => `${name}: ${problem}`);
        }),
        ...(described.body === null && body !== undefined ? ['there is a body, and none is described'] : []),
        ...(described.body === null
          ? []
          : [...check(described.body, body), ...unknownKeys(followRef(described.body), body)]),
      ];
    },
    answerProblems(operation, status, body) {
      const described = operations[operation];
      if (described === undefined) return [`${operation} is not described`];
      if (!(String(status) in described.answers)) return status < 400 ? [`status ${status} is not described`] : [];
      return check(described.answers[String(status)], body);
    },
  };
}

function isGreedy(operation: string): boolean {
  return /\{(?:ref|path)\}$/.test(operation);
}

/** A `{path}` at the end, and refs, may hold slashes. */
function patternOf(operation: string): RegExp {
  const source = operation
    .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replaceAll(/\{(ref|path)\}$/g, '(?<$1>.+)')
    .replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}$`);
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}

function typed(text: string, schema: object): unknown {
  const { type } = schema as { type?: string };
  return type === 'integer' || type === 'number' ? Number(text) : type === 'boolean' ? text === 'true' : text;
}

/** GitHub ignores what it does not know, so that a misspelt field would go unnoticed: here it does not. */
function unknownKeys(schema: object, body: unknown): string[] {
  const { properties } = schema as { properties?: Record<string, object> };
  if (properties === undefined || typeof body !== 'object' || body === null) return [];
  return Object.keys(body)
    .filter((key) => !(key in properties))
    .map((key) => `/${key} is not a field of this request`);
}
