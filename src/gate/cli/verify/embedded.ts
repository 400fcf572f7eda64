/**
 * Scans the commit of a checkout with the embedded scanners for `verify`. If nothing says when a finding existed,
 * earlier commits are scanned too.
 */
import { type Budget, createBudget } from '../../../shared/clock.ts';
import { resolveBranchHead } from '../../../shared/git/checkout.ts';
import { isAncestor, listCommitsBefore } from '../../../shared/git/line.ts';
import type { GitLocation } from '../../../shared/git/runner.ts';
import { createNoScannersError, hasScanners } from '../../../shared/installation.ts';
import { type CheckedOutCommit, readHead } from '../../../shared/scan/checkout.ts';
import type { ScanCommit } from '../../../shared/scan/scan-result.ts';
import { createScanCommit } from '../../../shared/scan/scanners.ts';
import type { Evidence } from '../../policy/evidence.ts';
import { createRunLookUp } from '../../run/advisories.ts';
import { describeScanned } from '../../run/embedded.ts';
import { type Session, version } from '../../run/session.ts';
import type { Settings } from '../../settings/settings.ts';
import { buildEvidence } from '../../story/sources/findings/evidence.ts';
import { toFoundFindings } from '../../story/sources/findings/scan.ts';
import { type KnownState, type Observation, toKnownState, type VerifiedSubject } from './observation.ts';
import { openVerifiedCheckout, type VerifiedCheckout } from './proof.ts';

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
  {
    session,
    folder,
    scannersUrl,
    settings,
  }: { session: Session; folder: string; scannersUrl: URL; settings: Settings },
  use: (observation: EmbeddedObservation) => Promise<T>,
): Promise<T> {
  if (!hasScanners(scannersUrl)) throw createNoScannersError(version);
  const budget = createBudget(session.clock(), timeoutMs, session.cancel);
  try {
    const head = await readHead(folder);
    const { path } = head.source;
    const lookUpPackages = createRunLookUp(session, [path], { settings, clock: budget.clock });
    const scan = createCommitScanner(head, createScanCommit(scannersUrl, { lookUpPackages }), budget);
    for (const line of await describeScanned(head, session.env)) session.log.line(line);
    const location = { path, signal: budget.signal };
    const look = {
      ...{ subject: toSubject(head, head.sha), evidence: await scan(head.sha), doubt: undefined },
      contains: (sha: string) => isAncestor(location, sha, head.sha),
    };
    const checkout = openVerifiedCheckout(location, head.sha);
    return await use({
      look,
      checkout,
      scan,
      findBefore: (id) => findInEarlierCommits(id, head, scan, location, session),
    });
  } finally {
    budget.end();
  }
}

type ScanOneCommit = (sha: string) => Promise<Evidence>;

/** The same findings as in `run --embedded`. */
function createCommitScanner({ source }: CheckedOutCommit, scan: ScanCommit, { signal }: Budget): ScanOneCommit {
  const { path, defaultBranch } = source;
  return async (sha) => {
    const startedMs = Date.now();
    const base = await resolveBranchHead({ path, signal }, defaultBranch);
    const found = toFoundFindings(await scan({ path, sha, base }, signal), sha, { startedMs, endedMs: Date.now() });
    return buildEvidence(found, {
      ...{ origin: 'embedded', changes: undefined, isBaseOwn: false, baseline: undefined, compared: undefined },
      ...{ nowMs: startedMs, paths: new Set() },
    });
  };
}

function toSubject({ source, branch }: CheckedOutCommit, headSha: string): VerifiedSubject {
  const { vcsUrl: repositoryUrl } = source;
  return { source: 'embedded', repositoryUrl, branch, headSha, startedAt: undefined, toolVersion: version };
}

async function findInEarlierCommits(
  id: string,
  head: CheckedOutCommit,
  scan: ScanOneCommit,
  location: GitLocation,
  session: Session,
): Promise<KnownState | undefined> {
  for (const sha of await listCommitsBefore(location, head.sha, maxEarlierCommits)) {
    session.log.line(`Not found; checking whether ${sha.slice(0, 12)} contains it`);
    const evidence = await scan(sha);
    const finding = evidence.findings.find((each) => each.id === id);
    if (finding !== undefined) return toKnownState(toSubject(head, sha), evidence, finding);
  }
  return undefined;
}
