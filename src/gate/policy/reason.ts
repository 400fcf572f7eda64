/** Maps an error to the value of the output `reason`. */
import type { ErrorCode, GateError, InconclusiveReason } from '../../shared/errors.ts';

const reasonsByCode: Record<ErrorCode, InconclusiveReason> = {
  CONFIG: 'settings',
  AUTH: 'auth',
  NOT_FOUND: 'not-found',
  RATE_LIMITED: 'rate-limited',
  UNAVAILABLE: 'unavailable',
  SCAN_FAILED: 'scan-failed',
  SCAN_TIMEOUT: 'timeout',
  PROTOCOL: 'protocol',
  PUBLISH: 'publish',
  CANCELLED: 'cancelled',
};

export function getReason(error: GateError): InconclusiveReason {
  return error.reason ?? reasonsByCode[error.code];
}
