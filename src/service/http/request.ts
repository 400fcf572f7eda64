/** Parses the parameters and the body of a request strictly into the arguments that the endpoint table declares. */

import type * as z from 'zod';
import { defaultAssumptions } from '../../shared/api/assumptions.ts';
import type { Endpoint } from '../../shared/api/endpoints.ts';
import { attempt } from '../../shared/errors.ts';
import { isRefusal, type Refusal, refuse } from './handler.ts';

/** Our own limit: "Payload size limits … not shown". */
const maxBodyBytes = 1024 * 1024;

type Values = Record<string, unknown>;

/** Path parameters, query and body as one flat object, or a VALIDATION_ERROR that names what is wrong. */
export async function readArguments(
  endpoint: Endpoint,
  path: Readonly<Record<string, string>>,
  request: Request,
): Promise<Values | Refusal> {
  const query = readQuery(endpoint, new URL(request.url).searchParams);
  if (isRefusal(query)) return query;
  const body = await readBody(endpoint, request);
  return isRefusal(body) ? body : { ...query, ...body, ...path };
}

/** The name on the wire of a parameter that the endpoint table names differently. */
export function getWireName(endpoint: Endpoint, name: string): string {
  const assumption = endpoint.assumedNames?.[name];
  return assumption === undefined ? name : defaultAssumptions[assumption];
}

/** Unknown parameters are ignored, as services do. A known parameter must be valid and must not be repeated. */
function readQuery(endpoint: Endpoint, parameters: URLSearchParams): Values | Refusal {
  const expected = endpoint.query;
  if (expected === undefined) return {};
  const values: Values = {};
  for (const name of Object.keys(expected.shape)) {
    const wire = getWireName(endpoint, name);
    const [text, ...more] = parameters.getAll(wire);
    if (more.length > 0) return refuseInvalid('query', [{ field: wire, message: 'given more than once' }]);
    if (text !== undefined) values[name] = text;
  }
  const parsed = expected.safeParse(values);
  if (!parsed.success)
    return refuseInvalid(
      'query',
      listIssues(parsed.error, (name) => getWireName(endpoint, name)),
    );
  // JavaScript parses `1e1`, `0x10` and ` 7` as numbers. A query accepts only plain decimal digits.
  const odd = Object.entries(parsed.data).filter(([name, value]) => {
    return typeof value === 'number' && `${value}` !== values[name];
  });
  if (odd.length === 0) return parsed.data;
  const message = 'expected a whole number in decimal digits';
  return refuseInvalid(
    'query',
    odd.map(([name]) => ({ field: getWireName(endpoint, name), message })),
  );
}

async function readBody(endpoint: Endpoint, request: Request): Promise<Values | Refusal> {
  if (endpoint.body === undefined) return {};
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    return refuseInvalid('headers', [{ field: 'content-type', message: 'expected application/json' }]);
  }
  const bytes = await readBytes(request);
  if (bytes === undefined) {
    const message = `The request body is larger than ${maxBodyBytes} bytes.`;
    return { ...refuse('VALIDATION_ERROR', message, { in: 'body', maxBytes: maxBodyBytes }), status: 413 };
  }
  const json = attempt(() => ({ value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }));
  if (json === undefined) return refuseInvalid('body', [{ field: '', message: 'not valid JSON in UTF-8' }]);
  const parsed = endpoint.body.safeParse(json.value);
  return parsed.success ? parsed.data : refuseInvalid('body', listIssues(parsed.error));
}

/** Undefined when the body is larger than allowed. The rest is not read. */
export async function readBytes(request: Request): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function listIssues(error: z.core.$ZodError, name: (field: string) => string = (field) => field) {
  return error.issues.flatMap((issue) => {
    const field = issue.path.map((part) => name(String(part))).join('.');
    if (issue.code !== 'unrecognized_keys') return [{ field, message: issue.message }];
    return issue.keys.map((key) => ({ field: field === '' ? key : `${field}.${key}`, message: 'unknown field' }));
  });
}

const maxIssues = 20;
const maxEchoedLength = 200;

/**
 * "Shape of error.details for validation errors: not shown": the part of the request, and each field with its fault.
 */
function refuseInvalid(
  part: 'query' | 'headers' | 'body',
  issues: readonly { field: string; message: string }[],
): Refusal {
  const shown = issues.slice(0, maxIssues).map(({ field, message }) => ({
    field: field.slice(0, maxEchoedLength),
    message: message.slice(0, maxEchoedLength),
  }));
  const [first] = shown;
  const subject = first === undefined || first.field === '' ? `The ${part}` : `"${first.field}" in the ${part}`;
  return refuse('VALIDATION_ERROR', `${subject} is not valid: ${first?.message}.`, { in: part, issues: shown });
}
