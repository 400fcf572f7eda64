/**
 * Scans the commit of a checkout with the embedded scanners for `verify`. If nothing says when a finding existed,
 * earlier commits are scanned too.
 */
import { type Budget, createBudget } from '../../clock.ts';
import { resolveBranchHead } from '../../git/checkout.ts';
import { isAncestor, listCommitsBefore } from '../../git/line.ts';
import type { GitLocation } from '../../git/runner.ts';
import { createNoScannersError, hasScanners } from '../../installation.ts';
import { type Evidence, noEvidence } from '../../policy/evidence.ts';
import type { Finding } from '../../policy/finding.ts';
import { createRunLookUp } from '../../runs/advisories.ts';
import { describeScanned } from '../../runs/embedded.ts';
import { type CheckedOutSource, readHead } from '../../service/embedded.ts';
import type { ScanCommit, ScanResult } from '../../service/scan-result.ts';
import { createScanCommit } from '../../service/scanners.ts';
import { createViolationId } from '../../service/store/identifiers.ts';
import { type Session, version } from '../../session.ts';
import type { Settings } from '../../settings/settings.ts';
import { severities } from '../../severity.ts';
import {
  type KnownState,
  listEngines,
  listPrograms,
  type Observation,
  toKnownFinding,
  type VerifiedSubject,
} from './observation.ts';
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

interface EmbeddedVerify {
  session: Session;
  folder: string;
  scannersUrl: URL;
  /** Settings for the lookup of packages. */
  settings: Settings;
}

/** Passes the scan to `use` while its time runs. Throws GateError when there is nothing to scan, or no scanner. */
export async function withEmbeddedObservation<T>(
  { session, folder, scannersUrl, settings }: EmbeddedVerify,
  use: (observation: EmbeddedObservation) => Promise<T>,
): Promise<T> {
  if (!hasScanners(scannersUrl)) throw createNoScannersError(version);
  const budget = createBudget(session.clock(), timeoutMs, session.cancel);
  try {
    const head = await readHead(folder);
    const { choose, lookUpPackages } = createRunLookUp(session, [head.source.path]);
    choose(settings, budget.clock);
    const scan = createCommitScanner(head, createScanCommit(scannersUrl, { lookUpPackages }), budget);
    for (const line of await describeScanned(head.source, head.sha, session.env)) session.log.line(line);
    const location = { path: head.source.path, signal: budget.signal };
    const observation = {
      ...{ subject: toSubject(head, head.sha), evidence: await scan(head.sha), doubt: undefined },
      contains: (sha: string) => isAncestor(location, sha, head.sha),
    };
    const checkout = openVerifiedCheckout(location, head.sha);
    return await use({
      look: observation,
      checkout,
      scan,
      findBefore: (id) => findInEarlierCommits(id, head, scan, location, session),
    });
  } finally {
    budget.end();
  }
}

type ScanOneCommit = (sha: string) => Promise<Evidence>;

/** The same ids as in `run --embedded`, because they only depend on the findings. */
function createCommitScanner({ source }: CheckedOutSource, scan: ScanCommit, { signal }: Budget): ScanOneCommit {
  const { path, vcsUrl, defaultBranch } = source;
  const owner = { vcs_url: vcsUrl, path };
  return async (sha) => {
    const base = await resolveBranchHead({ path, signal }, defaultBranch);
    const result = await scan({ path, sha, base }, signal);
    return toEvidence(result, (finding) => createViolationId(finding, owner, () => false));
  };
}

type ScannedFinding = ScanResult['findings'][number];

function toEvidence(
  { findings, coverage, diagnostics, languages }: ScanResult,
  idOf: (found: ScannedFinding) => string,
): Evidence {
  const listed = { stands: true, settled: true };
  const own = findings.map((found) => toFinding(found, idOf(found)));
  const countSeverity = (word: string) => own.filter(({ severity }) => severity === word).length;
  return {
    ...noEvidence,
    counts: Object.fromEntries(severities.map((severity) => [severity, countSeverity(severity)])),
    findings: own,
    lists: Object.fromEntries(severities.map((severity) => [severity, listed])),
    unknownSeverities: 'listed',
    ...{ coverage, diagnostics, languages, isSuppressible: false },
  };
}

function toFinding({ title, severity, type, filePath, line, cwe }: ScannedFinding, id: string): Finding {
  const unread = { description: undefined, codeSnippet: undefined, remediation: undefined };
  return {
    ...{ id, title, severity, severityKnown: true, type, status: 'OPEN', label: 'seen', filePath, line },
    ...{ cvss: undefined, epss: undefined, firstSeen: undefined },
    detail: { ...unread, cwe, firstDetected: undefined, lastSeen: undefined },
  };
}

function toSubject({ source }: CheckedOutSource, headSha: string): VerifiedSubject {
  const { vcsUrl: repositoryUrl, pin } = source;
  return { source: 'embedded', repositoryUrl, branch: pin.branch, headSha, startedAt: undefined, toolVersion: version };
}

async function findInEarlierCommits(
  id: string,
  head: CheckedOutSource,
  scan: ScanOneCommit,
  location: GitLocation,
  session: Session,
): Promise<KnownState | undefined> {
  for (const sha of await listCommitsBefore(location, head.sha, maxEarlierCommits)) {
    session.log.line(`Not found; checking whether ${sha.slice(0, 12)} contains it`);
    const evidence = await scan(sha);
    const finding = evidence.findings.find((each) => each.id === id);
    if (finding === undefined) continue;
    return {
      subject: toSubject(head, sha),
      finding: toKnownFinding(finding),
      ids: new Set(evidence.findings.map((each) => each.id)),
      coverage: evidence.coverage,
      limitedEngines: listEngines(evidence.diagnostics),
      programs: listPrograms(evidence.diagnostics),
    };
  }
  return undefined;
}
