/** Finds the full report of a run that was not told where to write it: each run makes a folder of its own for it. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The last one below the temporary folder; undefined when there is none. */
export function reportFileIn(temporaryFolder: string): string | undefined {
  const paths = readdirSync(temporaryFolder)
    .filter((name) => name.startsWith('scan-gate-report-'))
    .map((name) => join(temporaryFolder, name, 'report.json'));
  const writtenAt = (path: string) => statSync(path).mtimeMs;
  return paths.sort((a, b) => writtenAt(a) - writtenAt(b)).at(-1);
}
