/**
 * Scans the commit of a checkout with the embedded scanners for `verify`. If nothing says when a finding existed,
 * earlier commits are scanned too.
 */
import { type Budget, createBudget } from '../../clock.ts';
import { branchHead } from '../../git/checkout.ts';
import { commitsBefore, isAncestor } from '../../git/line.ts';
import type { GitPlace } from '../../git/runner.ts';
import { hasScanners, withoutScanners } from '../../installation.ts';
import { type Evidence, noEvidence } from '../../policy/evidence.ts';
import type { Finding } from '../../policy/finding.ts';
import { createRunLookUp } from '../../runs/advisories.ts';
import { scannedLines } from '../../runs/embedded.ts';
import { type Head, readHead } from '../../service/embedded.ts';
import type { ScanCommit, ScanResult } from '../../service/scan-result.ts';
import { scanWith } from '../../service/scanners.ts';
import { violationId } from '../../service/store/identifiers.ts';
import { type Session, version } from '../../session.ts';
import type { Settings } from '../../settings/settings.ts';
import { severities } from '../../severity.ts';
import { enginesOf, type Known, knownFinding, type Look, type VerifiedSubject } from './look.ts';
import { checkoutAt, type VerifiedCheckout } from './proof.ts';

export interface EmbeddedLook {
  look: Look;
  checkout: VerifiedCheckout;
  /** Scans another commit. */
  scan: (sha: string) => Promise<Evidence>;
  /** Scans earlier commits, newest first, until one contains the finding. Undefined when none within the limit does. */
  findBefore(id: string): Promise<Known | undefined>;
}

/** The number of earlier commits that are scanned. */
const maxEarlierCommits = 10;
const timeoutMs = 1_800_000;

export interface EmbeddedVerify {
  session: Session;
  folder: string;
  scannersUrl: URL;
  /** Settings for the look-up of packages. */
  settings: Settings;
}

/** Passes the scan to `use` while its time runs. Throws GateError when there is nothing to scan, or no scanner. */
export async function withEmbeddedLook<T>(
  { session, folder, scannersUrl, settings }: EmbeddedVerify,
  use: (look: EmbeddedLook) => Promise<T>,
): Promise<T> {
  if (!hasScanners(scannersUrl)) throw withoutScanners(version);
  const budget = createBudget(session.clock(), timeoutMs, session.cancel);
  try {
    const head = await readHead(folder);
    const { choose, lookUpPackages } = createRunLookUp(session, [head.source.path]);
    choose(settings, budget.clock);
    const scan = scannerOf(head, scanWith(scannersUrl, { lookUpPackages }), budget);
    for (const line of await scannedLines(head.source, head.sha, session.env)) session.log.line(line);
    const place = { path: head.source.path, signal: budget.signal };
    const look = {
      ...{ subject: subjectOf(head, head.sha), evidence: await scan(head.sha), doubt: undefined },
      contains: (sha: string) => isAncestor(place, sha, head.sha),
    };
    const checkout = checkoutAt(place, head.sha);
    return await use({ look, checkout, scan, findBefore: (id) => findBefore(id, { head, scan, place, session }) });
  } finally {
    budget.end();
  }
}

type Scan = (sha: string) => Promise<Evidence>;

/** The same ids as in `run --embedded`, because they only depend on the findings. */
function scannerOf({ source }: Head, scan: ScanCommit, { signal }: Budget): Scan {
  const { path, vcsUrl, defaultBranch } = source;
  const owner = { vcs_url: vcsUrl, path };
  return async (sha) => {
    const base = await branchHead({ path, signal }, defaultBranch);
    const result = await scan({ path, sha, base }, signal);
    return evidenceOf(result, (finding) => violationId(finding, owner, () => false));
  };
}

type Found = ScanResult['findings'][number];

function evidenceOf(
  { findings, coverage, diagnostics, languages }: ScanResult,
  idOf: (found: Found) => string,
): Evidence {
  const listed = { stands: true, settled: true };
  const own = findings.map((found) => findingOf(found, idOf(found)));
  const countOf = (word: string) => own.filter(({ severity }) => severity === word).length;
  return {
    ...noEvidence,
    counts: Object.fromEntries(severities.map((severity) => [severity, countOf(severity)])),
    findings: own,
    lists: Object.fromEntries(severities.map((severity) => [severity, listed])),
    unknownSeverities: 'listed',
    ...{ coverage, diagnostics, languages, isSuppressible: false },
  };
}

function findingOf({ title, severity, type, filePath, line, cwe }: Found, id: string): Finding {
  const unread = { description: undefined, codeSnippet: undefined, remediation: undefined };
  return {
    ...{ id, title, severity, severityKnown: true, type, status: 'OPEN', label: 'seen', filePath, line },
    ...{ cvss: undefined, epss: undefined, firstSeen: undefined },
    detail: { ...unread, cwe, firstDetected: undefined, lastSeen: undefined },
  };
}

function subjectOf({ source }: Head, headSha: string): VerifiedSubject {
  const { vcsUrl: repositoryUrl, pin } = source;
  return { source: 'embedded', repositoryUrl, branch: pin.branch, headSha, startedAt: undefined, toolVersion: version };
}

interface Earlier {
  head: Head;
  scan: Scan;
  place: GitPlace;
  session: Session;
}

async function findBefore(id: string, { head, scan, place, session }: Earlier): Promise<Known | undefined> {
  for (const sha of await commitsBefore(place, head.sha, maxEarlierCommits)) {
    session.log.line(`Not found; looking whether ${sha.slice(0, 12)} holds it`);
    const evidence = await scan(sha);
    const finding = evidence.findings.find((each) => each.id === id);
    if (finding === undefined) continue;
    return {
      subject: subjectOf(head, sha),
      finding: knownFinding(finding),
      ids: new Set(evidence.findings.map((each) => each.id)),
      coverage: evidence.coverage,
      limitedEngines: enginesOf(evidence.diagnostics),
    };
  }
  return undefined;
}
