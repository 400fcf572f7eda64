/** Reduces a description (OpenAPI 3, or Swagger 2) to some operations and to what validation reads. */
import type { Source } from './sources.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

export interface SchemaRules {
  /** The keywords that are kept, besides `properties`. */
  kept: readonly string[];
  /** Deeper levels are left out. */
  depth: number;
  /** Whether an object has no other fields than those described. */
  isClosed?: boolean;
}

export const limitKeywords = [
  ...['type', 'required', 'items', 'enum', 'minimum', 'maximum', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'pattern', 'format'],
];

interface Parameter extends JsonObject {
  name: string;
  in: string;
}

export function reduceDescription(document: JsonObject, source: Source, place: string): JsonObject {
  source.correct?.(document);
  const operations = source.operations.map((name) => reduceOperation(document, source, name));
  return { source: source.cite(document.info as JsonObject, place), operations: Object.fromEntries(operations) };
}

/** In Swagger 2 the body is a parameter, and other parameters are schemas themselves. */
function reduceOperation(document: JsonObject, source: Source, name: string): [string, JsonObject] {
  const [method = '', path = ''] = name.split(' ');
  const item = (document.paths as Record<string, JsonObject>)[path];
  const operation = item?.[method.toLowerCase()] as JsonObject | undefined;
  if (operation === undefined) throw new Error(`The description has no ${name}`);
  const reduce = (schema: Json) => reduceSchema(schema, { ...source.schemas, document });
  const all = [...readParameters(document, item), ...readParameters(document, operation)];
  // Azure's URLs also work without these parts.
  const dropped = all.filter((each) => each['x-ms-required'] === false);
  const parameters = all.filter((each) => ['query', 'path'].includes(each.in) && !dropped.includes(each));
  const isAnswered = source.answered?.includes(name) ?? false;
  const reduced = {
    parameters: [
      ...parameters.map((each) => ({
        name: each.name,
        in: each.in,
        required: each.required ?? false,
        schema: reduce(each.schema ?? each),
      })),
      ...(method === 'GET' ? (source.listParameters ?? []) : []),
    ],
    body: reduce(all.find((each) => each.in === 'body')?.schema ?? readJsonContent(operation.requestBody)),
    answers: Object.fromEntries(
      Object.entries(operation.responses as JsonObject).map(([status, answer]) => [
        status,
        isAnswered && status.startsWith('2') ? reduce(readJsonContent(answer)) : null,
      ]),
    ),
  };
  return [dropped.reduce((rest, each) => rest.replace(`/{${each.name}}`, ''), name), reduced];
}

function readParameters(document: JsonObject, part: JsonObject | undefined): Parameter[] {
  return ((part?.parameters ?? []) as Json[]).map((each) => resolveReference(document, each) as Parameter);
}

function readJsonContent(part: Json | undefined): Json {
  const content = (part as { content?: Record<string, { schema?: Json }> } | undefined)?.content;
  return content?.['application/json']?.schema ?? null;
}

function resolveReference(document: JsonObject, part: Json): Json {
  const ref = (part as { $ref?: string } | null)?.$ref;
  if (ref === undefined) return part;
  const steps = ref.slice(2).split('/');
  const found = steps.reduce<Json | undefined>((place, key) => (place as JsonObject | undefined)?.[key], document);
  if (found === undefined) throw new Error(`The description has no ${ref}`);
  return resolveReference(document, found);
}

type Reduction = SchemaRules & { document: JsonObject };

/** As JSON Schema, without texts for people. */
function reduceSchema(given: Json, rules: Reduction): Json {
  if (Array.isArray(given)) return given.map((each) => reduceSchema(each, rules));
  if (given === null || typeof given !== 'object') return given;
  const source = inheritSchema(rules.document, given);
  const hasProperties = source.properties !== undefined;
  if (rules.depth === 0 && (hasProperties || !rules.isClosed)) return {};
  const below = { ...rules, depth: rules.depth - 1 };
  const schema: JsonObject = {};
  for (const [key, value] of Object.entries(source)) {
    if (key === 'properties') schema[key] = reduceProperties(value as JsonObject, below);
    // On a parameter, `required` says that the parameter itself is required.
    else if (rules.kept.includes(key) && (key !== 'required' || Array.isArray(value)))
      schema[key] = key === 'enum' ? value : reduceSchema(value, below);
  }
  if (hasProperties && rules.isClosed) return closeSchema(schema);
  return source.nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema;
}

function reduceProperties(properties: JsonObject, rules: Reduction): JsonObject {
  return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, reduceSchema(part, rules)]));
}

function closeSchema({ required = [], ...schema }: JsonObject): JsonObject {
  return { ...schema, required, additionalProperties: false };
}

/** The schema with what its parents say. */
function inheritSchema(document: JsonObject, given: Json): JsonObject {
  const { allOf, ...own } = resolveReference(document, given) as JsonObject;
  if (!Array.isArray(allOf)) return own;
  return [...allOf.map((part) => inheritSchema(document, part)), own].reduce(mergeSchemas, {});
}

function mergeSchemas(all: JsonObject, part: JsonObject): JsonObject {
  const properties = { ...(all.properties as JsonObject), ...(part.properties as JsonObject) };
  const required = [...((all.required ?? []) as Json[]), ...((part.required ?? []) as Json[])];
  return {
    ...all,
    ...part,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}
