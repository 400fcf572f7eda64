/**
 * The parameters and responses of each endpoint of the service. The client's methods and the embedded service's routes
 * are derived from this table.
 */
import * as z from 'zod';
import * as account from './account-schemas.ts';
import {
  type EndpointName,
  isSeverityList,
  type Parameter,
  type ParameterValue,
  type Route,
  routes,
} from './routes.ts';
import * as s from './schemas.ts';
import { severityFilters } from './words.ts';

export interface Endpoint extends Route {
  /** Created from the route's `query`. */
  querySchema?: () => z.ZodObject;
  body?: () => z.ZodObject;
  /** The record, or one item of a list. */
  answer: () => z.ZodType;
}

const parameters: Readonly<Record<Exclude<Parameter, readonly string[]>, () => z.ZodType>> = {
  page: () => z.coerce.number<number>().check(z.int(), z.gte(1)),
  limit: () => z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(100)),
  text: () => z.string(),
  severities: () =>
    z
      .string()
      .check(z.refine(isSeverityList, { error: `expected a comma-separated list of ${severityFilters.join(', ')}` })),
};

/** Every parameter is optional, and unknown ones are rejected. */
function createQuerySchema(query: Readonly<Record<string, Parameter>>): z.ZodObject {
  const shape = Object.entries(query).map(([name, kind]) => [
    name,
    z.optional(typeof kind === 'string' ? parameters[kind]() : z.enum(kind)),
  ]);
  return z.strictObject(Object.fromEntries(shape));
}

export const endpoints = {
  listOrganizations: {
    ...routes.listOrganizations,
    querySchema: s.createOnce(() => createQuerySchema(routes.listOrganizations.query)),
    answer: account.organization,
  },
  validateKey: {
    ...routes.validateKey,
    answer: account.keyValidation,
  },
  getCliInfo: {
    ...routes.getCliInfo,
    answer: account.cliInformation,
  },
  getHealth: {
    ...routes.getHealth,
    answer: account.health,
  },
  listRepositories: {
    ...routes.listRepositories,
    querySchema: s.createOnce(() => createQuerySchema(routes.listRepositories.query)),
    answer: s.repositoryItem,
  },
  getRepository: {
    ...routes.getRepository,
    answer: s.repositoryDetail,
  },
  updateRepository: {
    ...routes.updateRepository,
    body: s.repositorySettings,
    answer: z.unknown,
  },
  listScans: {
    ...routes.listScans,
    querySchema: s.createOnce(() => createQuerySchema(routes.listScans.query)),
    answer: s.scanItem,
  },
  startScan: {
    ...routes.startScan,
    body: s.scanRequest,
    answer: s.scanStarted,
  },
  getScan: {
    ...routes.getScan,
    answer: s.scanDetail,
  },
  listViolations: {
    ...routes.listViolations,
    querySchema: s.createOnce(() => createQuerySchema(routes.listViolations.query)),
    answer: s.violationItem,
  },
  getViolation: {
    ...routes.getViolation,
    answer: s.violationDetail,
  },
  suppressViolation: {
    ...routes.suppressViolation,
    body: s.suppression,
    answer: z.unknown,
  },
} as const satisfies Record<EndpointName, Endpoint>;

export type Endpoints = typeof endpoints;

/** The names in braces of a path, as a union. */
type PathNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never;

type PathParameters<E extends Endpoint> = { [K in PathNames<E['path']>]: string };
type QueryParameters<E extends Endpoint> = E extends { query: infer Q }
  ? { [K in keyof Q]?: ParameterValue<Q[K]> }
  : unknown;
type BodyParameters<E extends Endpoint> = E extends { body: () => infer B extends z.ZodObject } ? z.input<B> : unknown;

/** Path parameters, query and body of one call as one flat object. The table tells them apart. */
export type EndpointArguments<N extends EndpointName> = PathParameters<Endpoints[N]> &
  QueryParameters<Endpoints[N]> &
  BodyParameters<Endpoints[N]>;

/** One page of a list as received. `page` and `total` are the service's own values. */
export interface ListPage<T> {
  items: T[];
  page: number;
  total: number;
}

export type EndpointResult<N extends EndpointName> = Endpoints[N] extends { list: string }
  ? ListPage<z.infer<ReturnType<Endpoints[N]['answer']>>>
  : z.infer<ReturnType<Endpoints[N]['answer']>>;
