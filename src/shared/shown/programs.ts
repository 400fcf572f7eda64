/** The programs that scanned. */

import type { ScanDiagnostic } from '../api/schemas.ts';
import { programEngine } from '../text/scan-request.ts';
import { neutralizeLine } from './neutral.ts';

/** The programs that scanned besides the built-in scanners, with their versions. */
export function formatPrograms(diagnostics: readonly ScanDiagnostic[]): string {
  const notes = diagnostics.filter(({ engine }) => engine === programEngine);
  return notes.map(({ message }) => neutralizeLine(message, 60)).join(', ');
}
