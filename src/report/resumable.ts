/** Extends an error if the scan continues without the run. */
import { GateError } from '../errors.ts';
import { code, prose } from '../prose.ts';
import type { Report } from './report.ts';

/** Tells how to judge the scan later if the run ended before the scan. */
export function addResumeHint(error: GateError, report: Report): GateError {
  if (report.scan === undefined || (error.code !== 'SCAN_TIMEOUT' && error.code !== 'CANCELLED')) return error;
  return new GateError(error.code, `${error.message}; scan ${report.scan.id} has not been judged`, {
    cause: error,
    reason: error.reason,
    brief: chooseBrief(error, report),
    hint: prose`The scan goes on at the service: judge it later with ${code(`scan-id: ${report.scan.id}`)}.${error.hint === undefined ? '' : prose` ${error.hint}`}`,
  });
}

/** The time limit may be reached after the scan has ended, while its findings are read. */
function chooseBrief({ code, brief }: GateError, { scan }: Report): string | undefined {
  const isScanOver = code === 'SCAN_TIMEOUT' && scan?.status === 'COMPLETED';
  return isScanOver ? 'the time was over before all findings were read' : brief;
}
