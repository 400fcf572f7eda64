/** Every endpoint of the service, once: the client's methods and the embedded service's routes follow from this table. */
import * as z from 'zod/mini';
import * as account from './account-schemas.ts';
import type { AssumptionName } from './assumptions.ts';
import * as s from './schemas.ts';

export interface Endpoint {
  method: 'GET' | 'POST' | 'PATCH';
  /** Path below the base URL; `{name}` marks a path parameter. */
  path: string;
  /** Query parameters by this project's name for them; `assumedNames` maps a name to the assumption that holds its wire name. */
  query?: () => z.ZodMiniObject;
  assumedNames?: Readonly<Record<string, AssumptionName>>;
  body?: () => z.ZodMiniObject;
  /** The record, or one item of a list. */
  answer: () => z.ZodMiniType;
  /** For a list: the name of the top-level array in the bare style. */
  list?: string;
  /** How the interface documents the answer; both styles are read. */
  style: 'enveloped' | 'bare';
  /** HTTP status of success; "Success status code … not shown" for POST /scans: any 2xx is read. */
  success: 200 | 201;
  /** What the embedded service asks of the key; "Which scope each endpoint requires: not shown". `none`: no key needed. */
  scope: 'none' | 'any key' | `${string}:${string}`;
}

const page = () => z.coerce.number<number>().check(z.int(), z.gte(1));
const limit = () => z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(100));
const paging = () => ({ page: z.optional(page()), limit: z.optional(limit()) });
const severityList = () =>
  z.string().check(
    z.refine((value) => value.split(',').every(isSeverityFilter), {
      error: `expected a comma-separated list of ${s.severityFilters.join(', ')}`,
    }),
  );

function isSeverityFilter(word: string): boolean {
  return (s.severityFilters as readonly string[]).includes(word);
}

const sortNames = { sortBy: 'sort-field-parameter', sortOrder: 'sort-order-parameter' } as const;

export const endpoints = {
  listOrganizations: {
    method: 'GET',
    path: '/organizations',
    query: s.made(() =>
      z.strictObject({
        ...paging(),
        search: z.optional(z.string()),
        status: z.optional(z.enum(['active', 'inactive'])),
        sortBy: z.optional(z.enum(['name', 'createdAt', 'updatedAt'])),
        sortOrder: z.optional(z.enum(s.sortOrders)),
      }),
    ),
    answer: account.organization,
    list: 'organizations',
    style: 'enveloped',
    success: 200,
    scope: 'organization:read',
  },
  validateKey: {
    method: 'GET',
    path: '/cli/auth/validate',
    answer: account.keyValidation,
    style: 'enveloped',
    success: 200,
    scope: 'any key',
  },
  getCliInfo: {
    method: 'GET',
    path: '/cli/info',
    answer: account.cliInformation,
    style: 'enveloped',
    success: 200,
    scope: 'none',
  },
  getHealth: {
    method: 'GET',
    path: '/health',
    answer: account.health,
    style: 'enveloped',
    success: 200,
    scope: 'none',
  },
  listRepositories: {
    method: 'GET',
    path: '/repositories',
    query: s.made(() =>
      z.strictObject({
        ...paging(),
        search: z.optional(z.string()),
        provider: z.optional(z.string()),
        status: z.optional(z.enum(s.repositoryStatuses)),
        sortBy: z.optional(z.enum(['name', 'createdAt', 'updatedAt', 'lastScanAt'])),
        sortOrder: z.optional(z.enum(s.sortOrders)),
      }),
    ),
    assumedNames: { provider: 'provider-parameter', status: 'status-parameter', ...sortNames },
    answer: s.repositoryItem,
    list: 'repositories',
    style: 'bare',
    success: 200,
    scope: 'repository:read',
  },
  getRepository: {
    method: 'GET',
    path: '/repositories/{repository_id}',
    answer: s.repositoryDetail,
    style: 'bare',
    success: 200,
    scope: 'repository:read',
  },
  updateRepository: {
    method: 'PATCH',
    path: '/repositories/{repository_id}',
    body: s.repositorySettings,
    answer: z.unknown,
    style: 'bare',
    success: 200,
    scope: 'repository:write',
  },
  listScans: {
    method: 'GET',
    path: '/scans',
    query: s.made(() =>
      z.strictObject({
        ...paging(),
        repository_id: z.optional(z.string()),
        status: z.optional(z.enum(s.scanStatuses)),
        scanType: z.optional(z.enum(s.scanTypes)),
        sortBy: z.optional(z.enum(['startedAt', 'completedAt', 'status'])),
        sortOrder: z.optional(z.enum(s.sortOrders)),
      }),
    ),
    assumedNames: { status: 'status-parameter', scanType: 'scan-type-parameter', ...sortNames },
    answer: s.scanItem,
    list: 'scans',
    style: 'bare',
    success: 200,
    scope: 'scan:read',
  },
  startScan: {
    method: 'POST',
    path: '/scans',
    body: s.scanRequest,
    answer: s.scanStarted,
    style: 'bare',
    success: 201,
    scope: 'scan:write',
  },
  getScan: {
    method: 'GET',
    path: '/scans/{scan_id}',
    answer: s.scanDetail,
    style: 'bare',
    success: 200,
    scope: 'scan:read',
  },
  listViolations: {
    method: 'GET',
    path: '/violations',
    query: s.made(() =>
      z.strictObject({
        ...paging(),
        repository_id: z.optional(z.string()),
        severity: z.optional(severityList()),
        status: z.optional(z.enum(s.violationStatusFilters)),
      }),
    ),
    assumedNames: { status: 'status-parameter' },
    answer: s.violationItem,
    list: 'violations',
    style: 'bare',
    success: 200,
    scope: 'violation:read',
  },
  getViolation: {
    method: 'GET',
    path: '/violations/{violation_id}',
    answer: s.violationDetail,
    style: 'bare',
    success: 200,
    scope: 'violation:read',
  },
  suppressViolation: {
    method: 'POST',
    path: '/violations/{violation_id}/suppress',
    body: s.suppression,
    answer: z.unknown,
    style: 'bare',
    success: 200,
    scope: 'violation:write',
  },
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;

/** The names in braces of a path, as a union. */
type PathNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | PathNames<Rest> : never;

type Parameters<E extends Endpoint> = { [K in PathNames<E['path']>]: string };
type Query<E extends Endpoint> = E extends { query: () => infer Q extends z.ZodMiniObject } ? z.input<Q> : unknown;
type Body<E extends Endpoint> = E extends { body: () => infer B extends z.ZodMiniObject } ? z.input<B> : unknown;

/** Path parameters, query and body of one call, as one flat object; the table says which is which. */
export type Arguments<N extends EndpointName> = Parameters<Endpoints[N]> & Query<Endpoints[N]> & Body<Endpoints[N]>;

/** One page of a list as it arrived: `page` and `total` are the service's own words. */
export interface Page<T> {
  items: T[];
  page: number;
  total: number;
}

export type Answer<N extends EndpointName> = Endpoints[N] extends { list: string }
  ? Page<z.infer<ReturnType<Endpoints[N]['answer']>>>
  : z.infer<ReturnType<Endpoints[N]['answer']>>;
