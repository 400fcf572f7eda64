/**
 * Reads from a checkout what helps to prove a fix: the code of similar findings, and the commits that contain a secret.
 */
import { readFileAt } from '../../../shared/git/files.ts';
import { isAncestor, listCommitsChanging } from '../../../shared/git/line.ts';
import type { GitLocation } from '../../../shared/git/runner.ts';
import { mayShowSecret } from '../../../shared/sarif/tool-types.ts';
import { parseCwe } from '../../../shared/text/finding-texts.ts';
import type { Evidence } from '../../policy/evidence.ts';
import { hasSameRule } from './alike.ts';
import type {
  CodeThenAndNow,
  FindingCode,
  KnownFinding,
  KnownState,
  Observation,
  SecretHistory,
} from './observation.ts';

/** Data from the commits of a checkout. Undefined for a commit that it does not have. */
export interface VerifiedCheckout {
  holds(sha: string): Promise<boolean | undefined>;
  readLine(sha: string, path: string, line: number): Promise<string | undefined>;
  /** At most `most` commits that changed the file. Undefined when there may be others. */
  commitsChanging(path: string, most: number): Promise<string[] | undefined>;
}

/** `head`: the commit whose history is searched. */
export function openVerifiedCheckout(location: GitLocation, head: string): VerifiedCheckout {
  const ignoreErrors = <T>(asked: Promise<T | undefined>) => asked.catch(() => undefined);
  return {
    holds: (sha) => ignoreErrors(isAncestor(location, sha, head)),
    async readLine(sha, path, line) {
      const file = await ignoreErrors(readFileAt(location, sha, path));
      return file?.text.split(/\r\n|\n|\r/)[line - 1];
    },
    commitsChanging: (path, most) => ignoreErrors(listCommitsChanging(location, head, { path, most })),
  };
}

export function isSecret({ type, cwe }: KnownFinding): boolean {
  return mayShowSecret([type], parseCwe(cwe));
}

/** The number of commits that changed the file of a secret and are scanned for it. */
const maxCommits = 10;

/** A secret that was removed from a file is still in the commit that contained it. Without a scanner, `scan` is missing. */
export async function searchHistory({
  finding,
  known,
  checkout,
  scan,
}: {
  finding: KnownFinding;
  known: KnownState | undefined;
  checkout: VerifiedCheckout | undefined;
  scan: ((sha: string) => Promise<Evidence>) | undefined;
}): Promise<SecretHistory> {
  const { filePath, id } = finding;
  const then = known?.subject.headSha;
  if (checkout === undefined || then === undefined) return { state: 'unknown' };
  if ((await checkout.holds(then)) === true) return { state: 'holds', commit: then };
  if (filePath === undefined || scan === undefined) return { state: 'unknown' };
  const commits = await checkout.commitsChanging(filePath, maxCommits + 1);
  if (commits === undefined || commits.length > maxCommits) return { state: 'unknown' };
  for (const commit of commits) {
    const { findings } = await scan(commit);
    if (findings.some((each) => each.id === id)) return { state: 'holds', commit };
  }
  return { state: 'clean' };
}

/** The code of the known finding, and of each finding that now has the same rule and file. */
export async function readCodes({
  look,
  known,
  checkout,
}: {
  look: Observation;
  known: KnownState;
  checkout: VerifiedCheckout | undefined;
}): Promise<CodeThenAndNow> {
  const { finding, subject } = known;
  const candidates = (look.evidence?.findings ?? []).filter(
    (each) => each.id !== finding.id && hasSameRule(each, finding),
  );
  const now = new Map<string, FindingCode>();
  for (const each of candidates)
    now.set(each.id, {
      line: await readFindingLine(each, look.subject.headSha, checkout),
      snippet: each.detail?.codeSnippet,
    });
  const line = candidates.length === 0 ? undefined : await readFindingLine(finding, subject.headSha, checkout);
  return { before: { line, snippet: finding.code }, now };
}

async function readFindingLine(
  { filePath, line }: Pick<KnownFinding, 'filePath' | 'line'>,
  sha: string | undefined,
  checkout: VerifiedCheckout | undefined,
): Promise<string | undefined> {
  if (sha === undefined || filePath === undefined || line === undefined) return undefined;
  return checkout?.readLine(sha, filePath, line);
}
