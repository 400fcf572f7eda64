/**
 * Checks whether the embedded scanners support the languages of this repository. `run --embedded` reports the same at
 * its end.
 */
import { GateError } from '../../../errors.ts';
import { headPaths } from '../../../git/tracked.ts';
import { isForeign, isReadByOthers, languageOf } from '../../../languages/languages.ts';
import { scriptKindOf } from '../../../languages/script-kinds.ts';
import { uncoveredFiles } from '../../../policy/uncovered.ts';
import { type DoctorFinding, fine, notTried } from '../check.ts';
import type { Examined } from '../examined.ts';

export async function checkLanguages({ session, settings, isConnected }: Examined): Promise<DoctorFinding> {
  if (isConnected) return notTried('what a service scans, no interface tells');
  const paths = await headPaths(session.folder, session.cancel);
  const languages = countLanguages(paths);
  const { uncovered, failOnTypes } = settings;
  const found = uncoveredFiles({ languages, changes: undefined, diagnostics: [] }, { uncovered, failOnTypes });
  if (found === undefined) return fine(languages.length === 0 ? 'no source files' : 'every source file can be scanned');
  const text = found.text.replace('not scanned', 'not scanned by run --embedded');
  if (!found.isFault) return fine(text);
  throw new GateError('CONFIG', `${text}: a run that finds nothing is inconclusive`, {
    hint: 'Have another scanner look and judge its SARIF (scan-gate judge --sarif FILE), or accept it in the policy (accept-uncovered, uncovered).',
  });
}

/** Counted by file names only. */
export function countLanguages(paths: readonly string[]): { language: string; files: number; looked_at: number }[] {
  const counts = new Map<string, { files: number; looked_at: number }>();
  for (const path of paths) {
    const language = languageOf(path);
    if (language === undefined || isForeign(path)) continue;
    const isScanned = isReadByOthers(language) || scriptKindOf(path) !== undefined;
    const count = counts.get(language) ?? { files: 0, looked_at: 0 };
    counts.set(language, { files: count.files + 1, looked_at: count.looked_at + (isScanned ? 1 : 0) });
  }
  return [...counts].map(([language, count]) => ({ language, ...count }));
}
