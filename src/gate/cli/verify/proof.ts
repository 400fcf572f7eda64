/**
 * Takes from a checkout what helps to prove a fix: the findings of its commit and of earlier ones, by the embedded
 * scanners, the code of similar findings, and the commits that contain a secret.
 */

import { createBudget } from '../../../shared/clock.ts';
import { resolveBranchHead } from '../../../shared/git/checkout.ts';
import { readFileAt } from '../../../shared/git/files.ts';
import { isAncestor, listCommitsBefore, listCommitsChanging } from '../../../shared/git/history.ts';
import type { GitLocation } from '../../../shared/git/runner.ts';
import { createNoScannersError, hasScanners } from '../../../shared/installation.ts';
import { mayShowSecret } from '../../../shared/sarif/tool-types.ts';
import { type CheckedOutCommit, readHead } from '../../../shared/scan/checkout.ts';
import { createScanCommit } from '../../../shared/scan/scanners.ts';
import { parseCwe } from '../../../shared/text/finding-texts.ts';
import type { Evidence } from '../../policy/evidence.ts';
import { createRunLookUp } from '../../run/advisories.ts';
import { describeScanned } from '../../run/embedded.ts';
import { type Session, version } from '../../run/session.ts';
import type { Settings } from '../../settings/settings.ts';
import { toFoundFindings } from '../../story/sources/findings/scan.ts';
import { buildEvidence } from '../../story/sources/findings/source.ts';
import { hasSameRule } from './decide.ts';
import {
  type CodeThenAndNow,
  type FindingCode,
  type KnownFinding,
  type KnownState,
  type Observation,
  type SecretHistory,
  toKnownState,
  type VerifiedSubject,
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
    commitsChanging: (path, most) => ignoreErrors(listCommitsChanging(location, head, path, most)),
  };
}

export function isSecret({ type, cwe }: KnownFinding): boolean {
  return mayShowSecret([type], parseCwe(cwe));
}

/** The number of commits that changed the file of a secret and are scanned for it. */
const maxCommits = 10;

/** A secret that was removed from a file is still in the commit that contained it. Without a scanner, `scan` is missing. */
export async function searchHistory(
  { filePath, id }: KnownFinding,
  known: KnownState | undefined,
  checkout: VerifiedCheckout | undefined,
  scan: EmbeddedObservation['scan'] | undefined,
): Promise<SecretHistory> {
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
export async function readCodes(
  look: Observation,
  { finding, subject }: KnownState,
  checkout: VerifiedCheckout | undefined,
): Promise<CodeThenAndNow> {
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

export interface EmbeddedObservation {
  look: Observation;
  checkout: VerifiedCheckout;
  /** Scans another commit. */
  scan: (sha: string) => Promise<Evidence>;
  /** Scans earlier commits, newest first, until one contains the finding. Undefined when none within the limit does. */
  findBefore(id: string): Promise<KnownState | undefined>;
}

/** The number of earlier commits that are scanned. */
const maxEarlierCommits = 10;
const timeoutMs = 1_800_000;

/**
 * Passes the scan to `use` while its time runs. `settings` are for the lookup of packages. Throws GateError when there is
 * nothing to scan, or no scanner.
 */
export async function withEmbeddedObservation<T>(
  session: Session,
  folder: string,
  scannersUrl: URL,
  settings: Settings,
  use: (observation: EmbeddedObservation) => Promise<T>,
): Promise<T> {
  if (!hasScanners(scannersUrl)) throw createNoScannersError(version);
  const budget = createBudget(session.clock(), timeoutMs, session.cancel);
  try {
    const head = await readHead(folder);
    const { path, defaultBranch } = head.source;
    const { signal } = budget;
    const location = { path, signal };
    const lookUpPackages = createRunLookUp(session, [path], { settings, clock: budget.clock });
    const scanCommit = createScanCommit(scannersUrl, { lookUpPackages });
    // The same findings as in `run --embedded`.
    const scan = async (sha: string) => {
      const startedMs = Date.now();
      const base = await resolveBranchHead(location, defaultBranch);
      const result = await scanCommit({ path, sha, base }, signal);
      return buildEvidence(toFoundFindings(result, sha, { startedMs, endedMs: Date.now() }), {
        ...{ origin: 'embedded', changes: undefined, isBaseOwn: false, baseline: undefined, compared: undefined },
        ...{ nowMs: startedMs, paths: new Set() },
      });
    };
    for (const line of await describeScanned(head, session.env)) session.log.line(line);
    const look = {
      ...{ subject: toSubject(head, head.sha), evidence: await scan(head.sha), doubt: undefined },
      contains: (sha: string) => isAncestor(location, sha, head.sha),
    };
    const checkout = openVerifiedCheckout(location, head.sha);
    return await use({
      look,
      checkout,
      scan,
      async findBefore(id) {
        for (const sha of await listCommitsBefore(location, head.sha, maxEarlierCommits)) {
          session.log.line(`Not found; checking whether ${sha.slice(0, 12)} contains it`);
          const evidence = await scan(sha);
          const finding = evidence.findings.find((each) => each.id === id);
          if (finding !== undefined) return toKnownState(toSubject(head, sha), evidence, finding);
        }
        return undefined;
      },
    });
  } finally {
    budget.end();
  }
}

function toSubject({ source, branch }: CheckedOutCommit, headSha: string): VerifiedSubject {
  const repositoryUrl = source.vcsUrl;
  return { source: 'embedded', repositoryUrl, branch, headSha, startedAt: undefined, toolVersion: version };
}
