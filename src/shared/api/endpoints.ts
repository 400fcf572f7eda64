/**
 * Every endpoint of the service: its path, parameters and response. The client's methods and the embedded service's
 * routes are derived from this table.
 */
import * as z from 'zod';
import type { AssumptionName } from './assumptions.ts';
import * as s from './schemas.ts';
import {
  repositoryStatuses,
  scanStatuses,
  scanTypes,
  severityFilters,
  sortOrders,
  violationStatusFilters,
} from './words.ts';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH';
  /** Path below the base URL. `{name}` is a path parameter. */
  path: string;
  /** Query parameters, by this project's names. Unknown ones are rejected. */
  query?: z.ZodObject;
  /** Query parameters whose wire name is an assumption. */
  assumedNames?: Readonly<Record<string, AssumptionName>>;
  body?: z.ZodObject;
  /** The record, or one item of a list. */
  answer: z.ZodType;
  /** For a list: the name of the top-level array in the bare style. */
  list?: string;
  /** How the interface documents the response. Both styles are accepted. */
  style: 'enveloped' | 'bare';
  /** HTTP status of success. "Success status code … not shown" for POST /scans, so any 2xx is accepted. */
  success: 200 | 201;
  /**
   * The scope that the embedded service requires. "Which scope each endpoint requires: not shown". `none`: no key
   * needed.
   */
  scope: 'none' | 'any key' | `${string}:${string}`;
}

/** How most responses are documented. */
const bare = { style: 'bare', success: 200 } as const;
const enveloped = { style: 'enveloped', success: 200 } as const;

const sortNames = { sortBy: 'sort-field-parameter', sortOrder: 'sort-order-parameter' } as const;

const paging = {
  page: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1))),
  limit: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(100))),
};
const text = z.optional(z.string());
const chooseFrom = <const Words extends readonly [string, ...string[]]>(words: Words) => z.optional(z.enum(words));

/** Severities separated by commas. */
const severityList = z.string().check(
  z.refine((list) => list.split(',').every((word) => severityFilters.some((known) => known === word)), {
    error: `expected a comma-separated list of ${severityFilters.join(', ')}`,
  }),
);

export const endpoints = {
  listOrganizations: {
    method: 'GET',
    path: '/organizations',
    query: z.strictObject({
      ...paging,
      search: text,
      status: chooseFrom(['active', 'inactive']),
      sortBy: chooseFrom(['name', 'createdAt', 'updatedAt']),
      sortOrder: chooseFrom(sortOrders),
    }),
    list: 'organizations',
    ...enveloped,
    scope: 'organization:read',
    answer: s.organization,
  },
  validateKey: {
    method: 'GET',
    path: '/cli/auth/validate',
    ...enveloped,
    scope: 'any key',
    answer: s.keyValidation,
  },
  getCliInfo: {
    method: 'GET',
    path: '/cli/info',
    ...enveloped,
    scope: 'none',
    answer: s.cliInformation,
  },
  getHealth: {
    method: 'GET',
    path: '/health',
    ...enveloped,
    scope: 'none',
    answer: s.health,
  },
  listRepositories: {
    method: 'GET',
    path: '/repositories',
    query: z.strictObject({
      ...paging,
      search: text,
      provider: text,
      status: chooseFrom(repositoryStatuses),
      sortBy: chooseFrom(['name', 'createdAt', 'updatedAt', 'lastScanAt']),
      sortOrder: chooseFrom(sortOrders),
    }),
    assumedNames: { provider: 'provider-parameter', status: 'status-parameter', ...sortNames },
    list: 'repositories',
    ...bare,
    scope: 'repository:read',
    answer: s.repositoryItem,
  },
  getRepository: {
    method: 'GET',
    path: '/repositories/{repository_id}',
    ...bare,
    scope: 'repository:read',
    answer: s.repositoryDetail,
  },
  updateRepository: {
    method: 'PATCH',
    path: '/repositories/{repository_id}',
    ...bare,
    scope: 'repository:write',
    body: s.repositorySettings,
    answer: z.unknown(),
  },
  listScans: {
    method: 'GET',
    path: '/scans',
    query: z.strictObject({
      ...paging,
      repository_id: text,
      status: chooseFrom(scanStatuses),
      scanType: chooseFrom(scanTypes),
      sortBy: chooseFrom(['startedAt', 'completedAt', 'status']),
      sortOrder: chooseFrom(sortOrders),
    }),
    assumedNames: { status: 'status-parameter', scanType: 'scan-type-parameter', ...sortNames },
    list: 'scans',
    ...bare,
    scope: 'scan:read',
    answer: s.scanItem,
  },
  startScan: {
    method: 'POST',
    path: '/scans',
    style: 'bare',
    success: 201,
    scope: 'scan:write',
    body: s.scanRequest,
    answer: s.scanStarted,
  },
  getScan: {
    method: 'GET',
    path: '/scans/{scan_id}',
    ...bare,
    scope: 'scan:read',
    answer: s.scanDetail,
  },
  listViolations: {
    method: 'GET',
    path: '/violations',
    query: z.strictObject({
      ...paging,
      repository_id: text,
      severity: z.optional(severityList),
      status: chooseFrom(violationStatusFilters),
    }),
    assumedNames: { status: 'status-parameter' },
    list: 'violations',
    ...bare,
    scope: 'violation:read',
    answer: s.violationItem,
  },
  getViolation: {
    method: 'GET',
    path: '/violations/{violation_id}',
    ...bare,
    scope: 'violation:read',
    answer: s.violationDetail,
  },
  suppressViolation: {
    method: 'POST',
    path: '/violations/{violation_id}/suppress',
    ...bare,
    scope: 'violation:write',
    body: s.suppression,
    answer: z.unknown(),
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
export type Endpoints = typeof endpoints;

/** The names in braces of a path, as a union. */
type PathNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never;

type PathParameters<E extends Endpoint> = { [K in PathNames<E['path']>]: string };
type QueryParameters<E extends Endpoint> = E extends { query: infer Q extends z.ZodObject } ? z.input<Q> : unknown;
type BodyParameters<E extends Endpoint> = E extends { body: infer B extends z.ZodObject } ? z.input<B> : unknown;

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
  ? ListPage<z.infer<Endpoints[N]['answer']>>
  : z.infer<Endpoints[N]['answer']>;
