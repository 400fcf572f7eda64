/**
 * The words of the service's interface. They are separate from the schemas, because a run needs them before its first
 * request.
 */

export const severityFilters = ['critical', 'high', 'medium', 'low', 'info'] as const;
export const scanStatuses = ['PENDING', 'SCANNING', 'COMPLETED', 'FAILED'] as const;
export const violationTypes = ['SAST', 'AGENTIC_SAST', 'SCA', 'SECRET', 'IAC'] as const;
export const violationStatuses = ['OPEN', 'FIXED', 'FALSE_POSITIVE', 'ACCEPTED_RISK'] as const;
export const violationStatusFilters = ['open', 'fixed', 'ignored', 'false_positive'] as const;
export const scanTypes = ['sast', 'sca', 'secrets', 'iac'] as const;
export const repositoryStatuses = ['active', 'inactive', 'archived'] as const;
export const sortOrders = ['asc', 'desc'] as const;

export type SeverityFilter = (typeof severityFilters)[number];
export type ScanType = (typeof scanTypes)[number];

export const coverageWords = ['covered', 'partly covered', 'not covered'] as const;

/** Replaces the value of a key that an object states twice: parsers disagree on which of the two values counts. */
export const statedTwice = Symbol('stated twice');

const apiErrorCodes = [
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

export type ViolationType = (typeof violationTypes)[number];
