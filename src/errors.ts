/** The one error class: a code for programs, a message and a way out for people, the original as `cause`. */

export const errorCodes = [
  'CONFIG',
  'AUTH',
  'NOT_FOUND',
  'RATE_LIMITED',
  'UNAVAILABLE',
  'SCAN_FAILED',
  'SCAN_TIMEOUT',
  'PROTOCOL',
  'PUBLISH',
  'CANCELLED',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

interface GateErrorDetails {
  /** What the user can do about it, as a sentence. */
  hint?: string | undefined;
  cause?: unknown;
  /** Why the run could not decide, where the code alone is too coarse (for example `fork`). */
  reason?: string | undefined;
  /** HTTP status of the answer that caused it. */
  status?: number | undefined;
}

export class GateError extends Error {
  readonly code: ErrorCode;
  readonly hint: string | undefined;
  readonly reason: string | undefined;
  readonly status: number | undefined;

  constructor(code: ErrorCode, message: string, details: GateErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'GateError';
    this.code = code;
    this.hint = details.hint;
    this.reason = details.reason;
    this.status = details.status;
  }
}

/** The value as a GateError: itself, or wrapped as a fault of the given code. */
export function asGateError(value: unknown, code: ErrorCode = 'PROTOCOL'): GateError {
  if (value instanceof GateError) return value;
  const message = value instanceof Error ? value.message : String(value);
  return new GateError(code, `Unexpected error: ${message}`, { cause: value });
}

/** What the reading brings; undefined where the answer was that there is no such thing. */
export async function orAbsent<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof GateError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
