/**
 * Checks whether the embedded scanners support the languages of this repository. `run --embedded` reports the same at
 * its end.
 */
import { GateError } from '../../../../shared/errors.ts';
import { listHeadPaths } from '../../../../shared/git/tracked.ts';
import { detectByName, isForeign, isReadByAnotherEngine } from '../../../../shared/languages/languages.ts';
import { detectScriptKind } from '../../../../shared/languages/script-kinds.ts';
import { findUncoveredFiles } from '../../../policy/uncovered.ts';
import type { Settings } from '../../../settings/settings.ts';
import { type DoctorFinding, reportNotTried, reportOk } from '../check.ts';
import type { DoctorContext } from '../doctor-context.ts';

export async function checkLanguages({ session, settings, isConnected }: DoctorContext): Promise<DoctorFinding> {
  if (isConnected) return reportNotTried('the API does not report what a service scans');
  const found = await findUnscannedFiles(session.folder, session.cancel, settings);
  if (found === 'nothing') return reportOk('no source files');
  if (found === undefined) return reportOk('every source file can be scanned');
  if (!found.isFault) return reportOk(found.text);
  throw new GateError('CONFIG', found.text, { hint: unscannedHint });
}

export const unscannedHint =
  'Add another scanner and judge its SARIF (scan-gate judge --sarif FILE), or accept the gap in the policy (accept-uncovered, uncovered).';

/** What the embedded scanners would not scan at HEAD. Undefined if they would scan all, `nothing` without source files. */
export async function findUnscannedFiles(
  folder: string,
  signal: AbortSignal,
  { uncovered, failOnTypes }: Pick<Settings, 'uncovered' | 'failOnTypes'>,
): Promise<{ text: string; isFault: boolean } | 'nothing' | undefined> {
  const languages = countFileLanguages(await listHeadPaths(folder, signal));
  if (languages.length === 0) return 'nothing';
  const found = findUncoveredFiles({ languages, changes: undefined, diagnostics: [] }, { uncovered, failOnTypes });
  if (found === undefined) return undefined;
  const text = found.text.replace('not scanned', 'not scanned by run --embedded');
  return { text: found.isFault ? `${text}: a run that finds nothing is inconclusive` : text, isFault: found.isFault };
}

/** Counted by file names only. */
function countFileLanguages(paths: readonly string[]): { language: string; files: number; looked_at: number }[] {
  const counts = new Map<string, { files: number; looked_at: number }>();
  for (const path of paths) {
    const language = detectByName(path);
    if (language === undefined || isForeign(path)) continue;
    const isScanned = isReadByAnotherEngine(language) || detectScriptKind(path) !== undefined;
    const count = counts.get(language) ?? { files: 0, looked_at: 0 };
    counts.set(language, { files: count.files + 1, looked_at: count.looked_at + (isScanned ? 1 : 0) });
  }
  return [...counts].map(([language, count]) => ({ language, ...count }));
}
