/** The path and response style of every endpoint. `endpoints.ts` adds the schemas. */
import type { AssumptionName } from './assumptions.ts';
import {
  repositoryStatuses,
  scanStatuses,
  scanTypes,
  severityFilters,
  sortOrders,
  violationStatusFilters,
} from './words.ts';

/** The value of a query parameter: one of several words, or a kind of value. */
export type Parameter = 'page' | 'limit' | 'text' | 'severities' | readonly string[];

export type ParameterValue<Kind> = Kind extends readonly (infer Word)[]
  ? Word
  : Kind extends 'page' | 'limit'
    ? number
    : string;

const paging = { page: 'page', limit: 'limit' } as const;

/** Severities separated by commas. */
export function isSeverityList(text: string): boolean {
  return text.split(',').every((word) => severityFilters.some((known) => known === word));
}

const isWhole = (value: unknown, most: number) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;

const fitting: Readonly<Record<Exclude<Parameter, readonly string[]>, (value: unknown) => boolean>> = {
  page: (value) => isWhole(value, Number.MAX_SAFE_INTEGER),
  limit: (value) => isWhole(value, 100),
  text: (value) => typeof value === 'string',
  severities: (value) => typeof value === 'string' && isSeverityList(value),
};

export function fitsParameter(kind: Parameter, value: unknown): boolean {
  return typeof kind === 'string' ? fitting[kind](value) : kind.some((word) => word === value);
}

export interface Route {
  method: 'GET' | 'POST' | 'PATCH';
  /** Path below the base URL. `{name}` is a path parameter. */
  path: string;
  /** Optional query parameters, by this project's names. */
  query?: Readonly<Record<string, Parameter>>;
  /** Query parameters whose wire name is an assumption. */
  assumedNames?: Readonly<Record<string, AssumptionName>>;
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

const sortNames = { sortBy: 'sort-field-parameter', sortOrder: 'sort-order-parameter' } as const;

export const routes = {
  listOrganizations: {
    method: 'GET',
    path: '/organizations',
    query: {
      ...paging,
      search: 'text',
      status: ['active', 'inactive'],
      sortBy: ['name', 'createdAt', 'updatedAt'],
      sortOrder: sortOrders,
    },
    list: 'organizations',
    style: 'enveloped',
    success: 200,
    scope: 'organization:read',
  },
  validateKey: {
    method: 'GET',
    path: '/cli/auth/validate',
    style: 'enveloped',
    success: 200,
    scope: 'any key',
  },
  getCliInfo: {
    method: 'GET',
    path: '/cli/info',
    style: 'enveloped',
    success: 200,
    scope: 'none',
  },
  getHealth: {
    method: 'GET',
    path: '/health',
    style: 'enveloped',
    success: 200,
    scope: 'none',
  },
  listRepositories: {
    method: 'GET',
    path: '/repositories',
    query: {
      ...paging,
      search: 'text',
      provider: 'text',
      status: repositoryStatuses,
      sortBy: ['name', 'createdAt', 'updatedAt', 'lastScanAt'],
      sortOrder: sortOrders,
    },
    assumedNames: { provider: 'provider-parameter', status: 'status-parameter', ...sortNames },
    list: 'repositories',
    style: 'bare',
    success: 200,
    scope: 'repository:read',
  },
  getRepository: {
    method: 'GET',
    path: '/repositories/{repository_id}',
    style: 'bare',
    success: 200,
    scope: 'repository:read',
  },
  updateRepository: {
    method: 'PATCH',
    path: '/repositories/{repository_id}',
    style: 'bare',
    success: 200,
    scope: 'repository:write',
  },
  listScans: {
    method: 'GET',
    path: '/scans',
    query: {
      ...paging,
      repository_id: 'text',
      status: scanStatuses,
      scanType: scanTypes,
      sortBy: ['startedAt', 'completedAt', 'status'],
      sortOrder: sortOrders,
    },
    assumedNames: { status: 'status-parameter', scanType: 'scan-type-parameter', ...sortNames },
    list: 'scans',
    style: 'bare',
    success: 200,
    scope: 'scan:read',
  },
  startScan: {
    method: 'POST',
    path: '/scans',
    style: 'bare',
    success: 201,
    scope: 'scan:write',
  },
  getScan: {
    method: 'GET',
    path: '/scans/{scan_id}',
    style: 'bare',
    success: 200,
    scope: 'scan:read',
  },
  listViolations: {
    method: 'GET',
    path: '/violations',
    query: { ...paging, repository_id: 'text', severity: 'severities', status: violationStatusFilters },
    assumedNames: { status: 'status-parameter' },
    list: 'violations',
    style: 'bare',
    success: 200,
    scope: 'violation:read',
  },
  getViolation: {
    method: 'GET',
    path: '/violations/{violation_id}',
    style: 'bare',
    success: 200,
    scope: 'violation:read',
  },
  suppressViolation: {
    method: 'POST',
    path: '/violations/{violation_id}/suppress',
    style: 'bare',
    success: 200,
    scope: 'violation:write',
  },
} as const satisfies Record<string, Route>;

export type EndpointName = keyof typeof routes;
