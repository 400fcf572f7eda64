/** What a call sends as its body, checked by the schema of the endpoint table. */
import { GateError } from '../errors.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import type { EndpointName } from './routes.ts';

/** A few values are no reason to compile a reader of them. */
const asItIs = { jitless: true } as const;

/** Undefined where the endpoint takes none. Throws GateError CONFIG for an argument that the interface does not allow. */
export function bodyOf(name: EndpointName, given: ReadonlyMap<string, unknown>): object | undefined {
  const { body: schema, method, path }: Endpoint = endpoints[name];
  if (schema === undefined) return undefined;
  const expected = schema();
  const body = Object.fromEntries([...given].filter(([key]) => key in expected.shape));
  const result = expected.safeParse(body, asItIs);
  if (result.success) return body;
  const issue = result.error.issues[0];
  throw new GateError('CONFIG', `${method} ${path}: ${issue?.path.join('.')}: ${issue?.message}`);
}
