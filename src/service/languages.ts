/** Counts the source files of a commit by language, and how many of them a code scanner parsed. */
import type { ScanLanguage } from '../api/schemas.ts';
import { isForeign, languageOf, noLanguage } from '../languages/languages.ts';
import { programOf } from '../languages/program.ts';

/** Up to this number they are named; more are only counted. */
const unnamedMax = 2000;

/** Generated and third-party files are not counted. */
export async function countLanguages(
  root: string,
  files: readonly { path: string; stored: string }[],
  lookedAt: ReadonlySet<string>,
): Promise<ScanLanguage[]> {
  const none: string[] = [];
  const counts = new Map<string, ScanLanguage & { unnamed: string[] }>();
  for (const file of files) {
    if (isForeign(file.path)) continue;
    const { language, isNamed } = await programOf(root, file);
    if (language === undefined && !isNamed && languageOf(file.path) !== undefined) {
      if (none.length < unnamedMax) none.push(file.path);
      continue;
    }
    if (language === undefined || language === 'Shell') continue;
    const count = counts.get(language) ?? { language, files: 0, looked_at: 0, unnamed: [] };
    counts.set(language, count);
    count.files += 1;
    if (lookedAt.has(file.path)) count.looked_at += 1;
    if (!isNamed && count.unnamed.length < unnamedMax) count.unnamed.push(file.path);
  }
  const sorted = [...counts.values()]
    .sort((a, b) => b.files - a.files || (a.language < b.language ? -1 : 1))
    .map(({ unnamed, ...count }): ScanLanguage => (unnamed.length === 0 ? count : { ...count, unnamed }));
  return none.length === 0 ? sorted : [...sorted, { language: noLanguage, files: 0, looked_at: 0, unnamed: none }];
}
