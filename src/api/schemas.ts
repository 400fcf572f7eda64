/**
 * Every resource of the service as a zod schema (interface, "Resources and their fields").
 *
 * Answers are read tolerantly: extra fields pass, an unknown word in an enumeration is kept as it came, and only the
 * identity of a record is required, because a missing severity or status must reach the policy as "unknown", not vanish.
 */
import { z } from 'zod';

/** Worst first: the one order of severities. */
export const severityWords = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'] as const;
export const severityFilters = ['critical', 'high', 'medium', 'low', 'info'] as const;
export const scanStatuses = ['PENDING', 'SCANNING', 'COMPLETED', 'FAILED'] as const;
export const violationTypes = ['SAST', 'AGENTIC_SAST', 'SCA', 'SECRET', 'IAC'] as const;
export const violationStatuses = ['OPEN', 'FIXED', 'FALSE_POSITIVE', 'ACCEPTED_RISK'] as const;
export const violationStatusFilters = ['open', 'fixed', 'ignored', 'false_positive'] as const;
export const scanTypes = ['sast', 'sca', 'secrets', 'iac'] as const;
export const repositoryStatuses = ['active', 'inactive', 'archived'] as const;
export const sortOrders = ['asc', 'desc'] as const;

/** How bad a severity is: 0 is the worst. */
export function severityRank(severity: (typeof severityWords)[number]): number {
  return severityWords.indexOf(severity);
}

/** One of the documented words, or any other string, which the reader must treat as unknown. */
const openEnum = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.union([z.enum(words), z.string() as z.ZodType<string & {}>]);

const identifier = z.string().min(1);
const timestamp = z.string().describe('ISO 8601 timestamp');
const count = z.number().int().min(0);

export const listPagination = z.looseObject({ page: z.number().int().min(1), total: count });

export const envelopePagination = listPagination.extend({
  limit: z.number().int().min(1).max(100),
  totalPages: count,
  hasNext: z.boolean(),
  hasPrev: z.boolean(),
});

export const responseMeta = z.looseObject({
  timestamp: timestamp.optional(),
  version: z.string().optional(),
  requestId: z.string().optional(),
  organizationId: z.string().optional(),
});

export const organization = z.looseObject({
  id: identifier,
  name: z.string(),
  slug: z.string(),
  planType: openEnum(['FREE', 'PRO']),
  isPersonal: z.boolean(),
  usageBalance: z.number(),
  createdAt: timestamp,
  updatedAt: timestamp,
});

export const repositoryItem = z.looseObject({
  repository_id: identifier,
  name: z.string(),
  vcs_provider: z.string().nullish(),
  default_branch: z.string().nullish(),
  last_scan_at: timestamp.nullish(),
  security_score: z.number().nullish(),
});

export const repositoryCounts = z.looseObject({ critical: count, high: count, medium: count, low: count });

export const repositoryDetail = repositoryItem.extend({
  vcs_url: z.string().nullish(),
  total_violations: count.nullish(),
  violations_by_severity: repositoryCounts.partial().nullish(),
  created_at: timestamp.nullish(),
});

export const repositorySettings = z.strictObject({
  auto_scan_on_push: z.boolean().optional(),
  auto_scan_on_pr: z.boolean().optional(),
});

/** The scan's own counts. A missing key stays missing: a rule that reads it cannot be decided. */
export const scanCounts = z
  .looseObject({ critical: count, high: count, medium: count, low: count, info: count })
  .partial();

export const scanItem = z.looseObject({
  scan_id: identifier,
  status: openEnum(scanStatuses),
  created_at: timestamp.nullish(),
});

export const scanStarted = scanItem.extend({ repository_id: identifier, branch: z.string() });

/** Stands in the place of a value whose key one object states twice: a parser keeps the last, another reader the first. */
export const statedTwice = Symbol('stated twice');

/**
 * What can be counted on of a scan's counts. A key beyond the five that is not zero, one in another case, or any that is
 * stated twice shows that the five do not say it all; a number in a string, or beyond what a number can hold, is missing.
 */
function trustedCounts(stated: unknown): unknown {
  if (stated === statedTwice) return null;
  if (typeof stated !== 'object' || stated === null || Array.isArray(stated)) return stated;
  const entries = Object.entries(stated).filter(([, value]) => value !== null);
  const isStrange = ([key, value]: [string, unknown]) =>
    value === statedTwice || (value !== 0 && !severityFilters.some((known) => known === key));
  if (entries.some(isStrange)) return {};
  const isMissing = (value: unknown) => typeof value === 'string' || (value as number) > Number.MAX_SAFE_INTEGER;
  return Object.fromEntries(entries.filter(([, value]) => !isMissing(value)));
}

export const coverageWords = ['covered', 'partly covered', 'not covered'] as const;

/** What the embedded service says beyond the interface: which types were looked at, and what was skipped. */
export const scanCoverage = z.partialRecord(z.enum(scanTypes), z.enum(coverageWords));

export const scanDiagnostic = z.looseObject({
  engine: z.string(),
  message: z.string(),
  file_path: z.string().optional(),
  /** For many files with one and the same message. */
  file_paths: z.array(z.string()).optional(),
  /** The engine did not run to its end: what it would have found is not known. */
  failed: z.boolean().optional(),
});

/** Source files of one programming language in the scanned commit, without generated and vendored ones. */
export const scanLanguage = z.looseObject({
  language: z.string(),
  files: z.int().min(0),
  /** Of these, the files that a scanner of code has parsed. */
  looked_at: z.int().min(0),
  /** Those whose name does not tell the language, but their first line. */
  unnamed: z.array(z.string()).optional(),
});

/** A service may have fields of the same name that mean something else. */
function documentedCoverage(stated: unknown): unknown {
  if (typeof stated !== 'object' || stated === null) return undefined;
  const known = Object.entries(stated).filter(([type, word]) => scanCoverage.safeParse({ [type]: word }).success);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

function documentedDiagnostics(stated: unknown): unknown {
  return Array.isArray(stated) ? stated.filter((each) => scanDiagnostic.safeParse(each).success) : undefined;
}

function documentedLanguages(stated: unknown): unknown {
  const isWhole = Array.isArray(stated) && stated.every((each) => scanLanguage.safeParse(each).success);
  return isWhole ? stated : undefined;
}

const addedText = z.preprocess((stated) => (typeof stated === 'string' ? stated : undefined), z.string().optional());

export const scanDetail = scanStarted.extend({
  violations: z.preprocess(trustedCounts, scanCounts.nullish()),
  started_at: timestamp.nullish(),
  completed_at: timestamp.nullish(),
  /** Extensions of the embedded service; a service that does not send them says nothing about coverage. */
  commit_sha: addedText,
  error: addedText,
  coverage: z.preprocess(documentedCoverage, scanCoverage.optional()),
  diagnostics: z.preprocess(documentedDiagnostics, z.array(scanDiagnostic).optional()),
  languages: z.preprocess(documentedLanguages, z.array(scanLanguage).optional()),
});

export const scanRequest = z.strictObject({ repository_id: identifier, branch: z.string().min(1).optional() });

export const violationItem = z.looseObject({
  violation_id: identifier,
  title: z.string().nullish(),
  severity: openEnum(severityWords).nullish(),
  cvss_score: z.number().nullish(),
  epss_score: z.number().nullish(),
  type: openEnum(violationTypes).nullish(),
  status: openEnum(violationStatuses).nullish(),
  file_path: z.string().nullish(),
  line_number: z.number().nullish(),
});

export const violationDetail = violationItem.extend({
  description: z.string().nullish(),
  cwe: z.string().nullish(),
  code_snippet: z.string().nullish(),
  remediation: z.string().nullish(),
  first_detected: timestamp.nullish(),
  last_seen: timestamp.nullish(),
});

export const suppression = z.strictObject({ justification: z.string().min(1) });

export const keyValidation = z.looseObject({
  valid: z.boolean(),
  user: z.looseObject({ id: z.string(), email: z.string(), name: z.string() }).partial().nullish(),
  organizations: z.array(z.unknown()).nullish(),
  permissions: z.array(z.string()).nullish(),
  authenticatedAt: timestamp.nullish(),
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
  version: z.string().optional(),
  timestamp: timestamp.optional(),
  services: z.record(z.string(), z.string()).optional(),
});

export const apiErrorCodes = [
  'UNAUTHORIZED',
  'FORBIDDEN',
  'INVALID_API_KEY',
  'EXPIRED_API_KEY',
  'INSUFFICIENT_SCOPE',
  'VALIDATION_ERROR',
  'INVALID_INPUT',
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'CONFLICT',
  'RATE_LIMIT_EXCEEDED',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'TIMEOUT',
] as const;
export type ApiErrorCode = (typeof apiErrorCodes)[number];

export const errorBody = z.looseObject({
  success: z.literal(false),
  error: z.looseObject({
    code: z.string(),
    message: z.string(),
    details: z.record(z.string(), z.unknown()).nullish(),
  }),
  meta: responseMeta.optional(),
});

export type ScanDetail = z.infer<typeof scanDetail>;
export type ScanItem = z.infer<typeof scanItem>;
export type ScanCounts = z.infer<typeof scanCounts>;
export type ViolationItem = z.infer<typeof violationItem>;
export type ViolationDetail = z.infer<typeof violationDetail>;
export type RepositoryItem = z.infer<typeof repositoryItem>;
export type RepositoryDetail = z.infer<typeof repositoryDetail>;
export type SeverityFilter = (typeof severityFilters)[number];
export type ScanType = (typeof scanTypes)[number];
export type Coverage = z.infer<typeof scanCoverage>;
export type ScanDiagnostic = z.infer<typeof scanDiagnostic>;
export type ScanLanguage = z.infer<typeof scanLanguage>;
