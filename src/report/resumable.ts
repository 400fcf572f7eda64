/** What an error says of a scan that goes on without the run. */
import { GateError } from '../errors.ts';
import type { Report } from './report.ts';

/** A run that ended before its scan says how to judge the scan later. */
export function resumable(error: GateError, report: Report): GateError {
  if (report.scan === undefined || (error.code !== 'SCAN_TIMEOUT' && error.code !== 'CANCELLED')) return error;
  return new GateError(error.code, `${error.message}; scan ${report.scan.id} has not been judged`, {
    cause: error,
    reason: error.reason,
    hint: `The scan goes on at the service: judge it later with scan-id: ${report.scan.id}. ${error.hint ?? ''}`.trim(),
  });
}
