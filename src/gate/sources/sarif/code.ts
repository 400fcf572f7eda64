/** The code that a finding is about, as the commit holds it: many tools write none of it, or a hash, into their files. */
import { readFileAt } from '../../../git/files.ts';
import type { GitPlace } from '../../../git/runner.ts';
import type { SarifFinding } from '../../../sarif/intake.ts';

/** A proposal that touches more is rare, and then what cannot be told apart is doubtful. */
const filesMax = 200;
const linesMax = 200;

/**
 * Reads the lines of a commit that the findings point at. Of a finding without a line its text stands for the code, but not
 * of a secret, whose text says nothing of it.
 */
export async function codeOf(
  place: GitPlace | undefined,
  sha: string | undefined,
  findings: readonly SarifFinding[],
): Promise<(finding: SarifFinding) => string | undefined> {
  const placed = findings.filter(({ line }) => line !== undefined);
  const paths = [...new Set(placed.flatMap(({ filePath }) => filePath ?? []))].slice(0, filesMax);
  const lines = new Map<string, readonly string[]>();
  if (place !== undefined && sha !== undefined) {
    for (const path of paths) lines.set(path, await linesAt(place, sha, path));
  }
  return ({ filePath = '', line, endLine, isOfCode, type, description }) => {
    if (line === undefined) return type === 'SECRET' || type === undefined ? undefined : description;
    // The first line of several may be the same for other code.
    if (isOfCode && endLine === undefined) return undefined;
    const region = lines.get(filePath)?.slice(line - 1, Math.min(endLine ?? line, line - 1 + linesMax));
    return region?.join('\n').trim() || undefined;
  };
}

/** None of a file that is not text, or not there. */
async function linesAt(place: GitPlace, sha: string, path: string): Promise<readonly string[]> {
  const found = await readFileAt(place, sha, path).catch(() => undefined);
  return found?.text.split(/\r\n|[\r\n]/) ?? [];
}
