/**
 * Every resource of the service as a zod schema (interface, "Resources and their fields").
 *
 * Responses are read tolerantly: extra fields are allowed, an unknown value in an enumeration is kept, and only the
 * identity of a record is required, because a missing severity or status must reach the policy as "unknown".
 */

import * as z from 'zod';
import { severities } from '../severity.ts';
import {
  coverageWords,
  scanStatuses,
  scanTypes,
  severityFilters,
  statedTwice,
  violationStatuses,
  violationTypes,
} from './words.ts';

/** One of the documented words, or any other string, which the reader must treat as unknown. */
export const createOpenEnum = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.union([z.enum(words), z.string() as z.ZodType<string & {}>]);

/** Applies a function to the stated value before the schema reads it. */
function createPreprocessedSchema<T extends z.core.$ZodType>(
  read: (stated: unknown) => unknown,
  out: T,
): z.core.$ZodPreprocess<T> {
  return new z.core.$ZodPreprocess({ type: 'pipe', in: z.transform(read), out }) as z.core.$ZodPreprocess<T>;
}

export const identifier = z.string().check(z.minLength(1));
export const timestamp = z.string().check(z.describe('ISO 8601 timestamp'));
const count = z.number().check(z.int(), z.gte(0));

export const listPagination = z.looseObject({ page: z.number().check(z.int(), z.gte(1)), total: count });

export const envelopePagination = listPagination.extend({
  limit: z.number().check(z.int(), z.gte(1), z.lte(100)),
  totalPages: count,
  hasNext: z.boolean(),
  hasPrev: z.boolean(),
});

export const responseMeta = z.looseObject({
  timestamp: z.optional(timestamp),
  version: z.optional(z.string()),
  requestId: z.optional(z.string()),
  organizationId: z.optional(z.string()),
});

export const repositoryItem = z.looseObject({
  repository_id: identifier,
  name: z.string(),
  vcs_provider: z.nullish(z.string()),
  default_branch: z.nullish(z.string()),
  last_scan_at: z.nullish(timestamp),
  security_score: z.nullish(z.number()),
});

const repositoryCounts = z.looseObject({ critical: count, high: count, medium: count, low: count });

export const repositoryDetail = repositoryItem.extend({
  vcs_url: z.nullish(z.string()),
  total_violations: z.nullish(count),
  violations_by_severity: z.nullish(repositoryCounts.partial()),
  created_at: z.nullish(timestamp),
});

export const repositorySettings = z.strictObject({
  auto_scan_on_push: z.optional(z.boolean()),
  auto_scan_on_pr: z.optional(z.boolean()),
});

/** The scan's own counts. A missing key stays missing: a rule that reads it cannot be decided. */
const scanCounts = z.looseObject({ critical: count, high: count, medium: count, low: count, info: count }).partial();

export const scanItem = z.looseObject({
  scan_id: identifier,
  status: createOpenEnum(scanStatuses),
  created_at: z.nullish(timestamp),
});

export const scanStarted = scanItem.extend({ repository_id: identifier, branch: z.string() });

/**
 * The trustworthy part of a scan's counts. An additional nonzero key, a key in another case, or a repeated key shows
 * that the five are not complete. A number in a string, or one that is too large, counts as missing.
 */
function keepTrustedCounts(stated: unknown): unknown {
  if (stated === statedTwice) return null;
  if (typeof stated !== 'object' || stated === null || Array.isArray(stated)) return stated;
  const entries = Object.entries(stated).filter(([, value]) => value !== null);
  const isStrange = ([key, value]: [string, unknown]) =>
    value === statedTwice || (value !== 0 && !severityFilters.some((known) => known === key));
  if (entries.some(isStrange)) return {};
  const isMissing = (value: unknown) => typeof value === 'string' || (value as number) > Number.MAX_SAFE_INTEGER;
  return Object.fromEntries(entries.filter(([, value]) => !isMissing(value)));
}

/** Extensions of the embedded service: which types were covered, and what was skipped. */
export const scanCoverage = z.partialRecord(z.enum(scanTypes), z.enum(coverageWords));

export const scanDiagnostic = z.looseObject({
  engine: z.string(),
  message: z.string(),
  file_path: z.optional(z.string()),
  /** For many files with the same message. */
  file_paths: z.optional(z.array(z.string())),
  /** The engine did not finish, so its findings are incomplete. */
  failed: z.optional(z.boolean()),
});

/** Source files of one programming language in the scanned commit, without generated and vendored ones. */
export const scanLanguage = z.looseObject({
  language: z.string(),
  files: z.int().check(z.gte(0)),
  /** Number of these files that a code scanner has parsed. */
  looked_at: z.int().check(z.gte(0)),
  /**
   * Files whose language follows from their content, not their name. Under `none`: files that are not programs
   * although their names suggest it.
   */
  unnamed: z.optional(z.array(z.string())),
});

/** Another service may have fields of the same name with another meaning. */
function keepDocumentedCoverage(stated: unknown): unknown {
  if (typeof stated !== 'object' || stated === null) return undefined;
  const known = Object.entries(stated).filter(([type, word]) => scanCoverage.safeParse({ [type]: word }).success);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

const addedText = createPreprocessedSchema(
  (stated) => (typeof stated === 'string' ? stated : undefined),
  z.optional(z.string()),
);

export const scanDetail = scanStarted.extend({
  violations: createPreprocessedSchema(keepTrustedCounts, z.nullish(scanCounts)),
  started_at: z.nullish(timestamp),
  completed_at: z.nullish(timestamp),
  /** Extensions of the embedded service. A service without them states nothing about coverage. */
  commit_sha: addedText,
  error: addedText,
  coverage: createPreprocessedSchema(keepDocumentedCoverage, z.optional(scanCoverage)),
  diagnostics: createPreprocessedSchema(
    (stated) => (Array.isArray(stated) ? stated.filter((each) => scanDiagnostic.safeParse(each).success) : undefined),
    z.optional(z.array(scanDiagnostic)),
  ),
  languages: createPreprocessedSchema(
    (stated) =>
      Array.isArray(stated) && stated.every((each) => scanLanguage.safeParse(each).success) ? stated : undefined,
    z.optional(z.array(scanLanguage)),
  ),
});

export const scanRequest = z.strictObject({
  repository_id: identifier,
  branch: z.optional(z.string().check(z.minLength(1))),
});

export const violationItem = z.looseObject({
  violation_id: identifier,
  title: z.nullish(z.string()),
  severity: z.nullish(createOpenEnum(severities)),
  cvss_score: z.nullish(z.number()),
  epss_score: z.nullish(z.number()),
  type: z.nullish(createOpenEnum(violationTypes)),
  status: z.nullish(createOpenEnum(violationStatuses)),
  file_path: z.nullish(z.string()),
  line_number: z.nullish(z.number()),
});

/** The advisory of a violation, an extension of the embedded service. */
export const advisory = z.looseObject({
  cves: z.optional(z.array(z.string())),
  /** All names of the vulnerability, CVEs included: `GHSA-35jh-r3h4-6jhm`. */
  ids: z.optional(z.array(z.string())),
  /** The package with its version, as a package URL: `pkg:npm/lodash@4.17.15`. */
  purl: z.optional(z.string()),
  /** Missing if not known. */
  fix: z.optional(z.enum(['available', 'none'])),
  fixed_version: z.optional(z.string()),
  /** When the fixed version was published. */
  fixed_at: z.optional(timestamp),
  /** When the advisory was published. */
  published_at: z.optional(timestamp),
});

/** A place on the way of data to a finding, from its source to where it does harm. */
export const dataStep = z.looseObject({
  file_path: z.string().check(z.minLength(1)),
  line: z.number(),
  code: z.optional(z.string()),
});

const dataPath = z.array(dataStep);

export const violationDetail = violationItem.extend({
  description: z.nullish(z.string()),
  cwe: z.nullish(z.string()),
  code_snippet: z.nullish(z.string()),
  remediation: z.nullish(z.string()),
  first_detected: z.nullish(timestamp),
  last_seen: z.nullish(timestamp),
  /** Extensions of the embedded service. */
  advisory: createPreprocessedSchema(
    (stated) => (advisory.safeParse(stated).success ? stated : undefined),
    z.optional(advisory),
  ),
  data_path: createPreprocessedSchema(
    (stated) => (dataPath.safeParse(stated).success ? stated : undefined),
    z.optional(dataPath),
  ),
});

export const suppression = z.strictObject({ justification: z.string().check(z.minLength(1)) });

export const errorBody = z.looseObject({
  success: z.literal(false),
  error: z.looseObject({
    code: z.string(),
    message: z.string(),
    details: z.nullish(z.record(z.string(), z.unknown())),
  }),
  meta: z.optional(responseMeta),
});

export type ScanDetail = z.infer<typeof scanDetail>;
export type ScanItem = z.infer<typeof scanItem>;
export type ViolationItem = z.infer<typeof violationItem>;
export type AdvisoryRecord = z.infer<typeof advisory>;
export type DataStep = z.infer<typeof dataStep>;
export type ViolationDetail = z.infer<typeof violationDetail>;
export type RepositoryItem = z.infer<typeof repositoryItem>;
export type RepositoryDetail = z.infer<typeof repositoryDetail>;
export type Coverage = z.infer<typeof scanCoverage>;
export type ScanDiagnostic = z.infer<typeof scanDiagnostic>;
export type ScanLanguage = z.infer<typeof scanLanguage>;

export const organization = z.looseObject({
  id: identifier,
  name: z.string(),
  slug: z.string(),
  planType: createOpenEnum(['FREE', 'PRO']),
  isPersonal: z.boolean(),
  usageBalance: z.number(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

export const keyValidation = z.looseObject({
  valid: z.boolean(),
  user: z.nullish(z.looseObject({ id: z.string(), email: z.string(), name: z.string() }).partial()),
  organizations: z.nullish(z.array(z.unknown())),
  permissions: z.nullish(z.array(z.string())),
  authenticatedAt: z.nullish(timestamp),
});

export const cliInformation = z.looseObject({
  cli: z.looseObject({
    name: z.string(),
    version: z.string(),
    supportedPlatforms: z.array(z.string()),
    supportedArchitectures: z.array(z.string()),
  }),
  api: z.looseObject({ version: z.string(), baseUrl: z.string(), endpoints: z.record(z.string(), z.unknown()) }),
  supportedFormats: z.array(z.string()),
  supportedProviders: z.array(z.string()),
  capabilities: z.record(z.string(), z.unknown()),
});

export const health = z.looseObject({
  status: z.string(),
  version: z.optional(z.string()),
  timestamp: z.optional(timestamp),
  services: z.optional(z.record(z.string(), z.string())),
});
