/**
 * Findings of the scanners on this machine, in the commit of a checkout or in what is not committed, and the commit with
 * which they are compared, or why there is none.
 */

import { createHash } from 'node:crypto';
import { formatSeconds } from '../../../../shared/clock.ts';
import { GateError, toGateError } from '../../../../shared/errors.ts';
import { resolveBranchHead, resolveCommit } from '../../../../shared/git/checkout.ts';
import { isPartial } from '../../../../shared/git/history.ts';
import { type DeeperHistory, fetchDeeperHistory, findMergeBase } from '../../../../shared/git/merge-base.ts';
import type { GitLocation } from '../../../../shared/git/runner.ts';
import { listTreePaths, readMessages } from '../../../../shared/git/tracked.ts';
import type { CheckedOutCommit } from '../../../../shared/scan/checkout.ts';
import {
  createFindingId,
  formatIdentity,
  type ScanCommit,
  type ScanResult,
} from '../../../../shared/scan/scan-result.ts';
import { neutralizeLine } from '../../../../shared/shown/neutral.ts';
import type { RunContext } from '../../../hosts/context/context.ts';
import { describeWholeHistory } from '../../../hosts/registry.ts';
import type { Uncompared } from '../../../report/report.ts';
import type { Settings } from '../../../settings/settings.ts';
import { checkHead, checkScanned, refuseMoved } from '../../guards.ts';
import { narrowingScopes } from '../../policy/scope.ts';
import type { EvidenceSource, Progress } from '../../source.ts';
import { type ComparedFindings, createFindingsSource, type FoundFindings } from './source.ts';

/** The commit that is scanned, and what it is compared with. */
interface ScannedCommit {
  checkedOut: CheckedOutCommit;
  /** Path of a repository with the commit: the checkout, or a temporary one with what is not committed. */
  path: string;
  /** Set for what is not committed: whether HEAD exists. */
  uncommitted: { hasHead: boolean } | undefined;
  /** SHA of a commit of the target branch: the commits since then are also searched for secrets. */
  base: string | undefined;
  /** By base branch: a base that the policy does not trust is replaced by the default branch. */
  comparisons: ReadonlyMap<string | undefined, CommitComparison>;
  /** The branch as it was before the policy was read. */
  baseBranch: string | undefined;
  /** Creates the scan when the settings of the policy file are known. */
  createScan(progress: Progress): ScanCommit;
  /** False if findings are wanted whatever the change is. */
  mayBeSkipped: boolean;
  signal: AbortSignal;
  now: Date;
}

export function createScanSource(scanned: ScannedCommit): EvidenceSource {
  const { checkedOut, path, base, comparisons, baseBranch, mayBeSkipped, signal, now } = scanned;
  const { sha } = checkedOut;
  const findCompared = (branch: string | undefined): Partial<ComparedCommit> => {
    const commit = comparisons.get(branch);
    return commit !== undefined && 'sha' in commit ? commit : {};
  };
  let compared: ComparedFindings | undefined;
  return createFindingsSource({
    origin: 'embedded',
    startsScan: mayBeSkipped,
    nowMs: now.getTime(),
    missingBase({ base: judgedBase }) {
      const commit = comparisons.get(judgedBase?.branch);
      return commit !== undefined && 'missing' in commit ? commit.missing : undefined;
    },
    readTree: () => listTreePaths({ path, signal }, sha),
    readMessages() {
      const against = findCompared(baseBranch);
      const since = against.sha ?? base ?? `refs/remotes/origin/${baseBranch}`;
      return readMessages({ path: against.history?.path ?? path, signal }, since, sha);
    },
    locate: (context) => context,
    async checkHead({ reader, context, log }, when) {
      if (when === 'after')
        return checkScanned(reader, context, { scans: [{ commit_sha: sha }], readName, since: 'first look' });
      const state = await checkHead(reader, context);
      refuseMoved(state);
      if (state.kind === 'unreadable') log.note(state.message);
      return state;
    },
    async read(progress) {
      const { name, vcsUrl } = checkedOut.source;
      progress.report = { ...progress.report, repository: { id: undefined, name, vcsUrl } };
      const against = findCompared(progress.context.base?.branch);
      const startedMs = Date.now();
      const result = await scan(progress, scanned, against);
      const ages = result.findings.map((finding) => result.ages?.get(formatIdentity(finding)) ?? 'new');
      compared = against.name === undefined ? undefined : { base: against.name, ages };
      return toFoundFindings(result, sha, { startedMs, endedMs: Date.now() });
    },
    compare: async () => compared,
  });
}

/** The commit is read itself, so no name of a branch is resolved. */
const readName = async () => ({ kind: 'same' }) as const;

const heartbeatMs = 30_000;

async function scan(
  progress: Progress,
  { checkedOut: { source, sha }, path: own, base: stated, uncommitted, createScan }: ScannedCommit,
  against: Partial<ComparedCommit>,
): Promise<ScanResult> {
  const { policy, budget, log, stopwatch } = progress;
  const { clock, signal } = budget;
  const isNarrow = uncommitted !== undefined && policy !== undefined && narrowingScopes.includes(policy.scope);
  if (isNarrow && uncommitted.hasHead)
    log.say('Scanned: what the change can affect. All other files are as in HEAD, and are not counted');
  stopwatch.begin('wait');
  const startedMs = clock.now();
  const render = () => `Scanning, ${formatSeconds(clock.now() - startedMs)}`;
  const endLive = log.live?.(render);
  const heartbeat = setInterval(() => log.say(render()), heartbeatMs);
  try {
    const location = { path: against.history?.path ?? own, signal };
    const known = stated === undefined ? undefined : await resolveCommit(location, stated);
    const base = known ?? (await resolveBranchHead(location, source.defaultBranch)) ?? stated;
    const job = { path: location.path, checkout: source.path, sha, base, comparedWith: against.sha, isNarrow };
    const result = await createScan(progress)(job, signal);
    log.say(`Scanned in ${formatSeconds(clock.now() - startedMs)}`);
    return result;
  } catch (error) {
    signal.throwIfAborted();
    // Whatever the scanners fail with, the scan failed: `on-inconclusive` decides what that means.
    const { message, hint = 'Correct what the message names, then run the gate again.' } = toGateError(error);
    const paths = [own, source.path];
    const text = paths.reduce((shown, path) => shown.replaceAll(path, '(repository)'), neutralizeLine(message, 500));
    throw new GateError('SCAN_FAILED', `The scan failed: ${text}`, { hint, cause: error });
  } finally {
    clearInterval(heartbeat);
    endLive?.();
  }
}

/** The id of the scan is derived from the commit, so that the same commit is the same scan. */
export function toFoundFindings(
  { findings, coverage, diagnostics, languages }: ScanResult,
  sha: string,
  span: { startedMs: number; endedMs: number },
): FoundFindings {
  const [startedAt, completedAt] = [span.startedMs, span.endedMs].map((ms) => new Date(ms).toISOString());
  const id = `scan-${createHash('sha256').update(sha).digest('hex').slice(0, 12)}`;
  return {
    ...{ findings, languages, span, ids: findings.map((finding) => createFindingId(finding)) },
    scan: { id, createdAt: startedAt, startedAt, completedAt, coverage, diagnostics },
  };
}

export interface ComparedCommit {
  sha: string;
  /** Contains the commit if the checkout does not. */
  history?: DeeperHistory | undefined;
  /** For people: `main at 1a2b3c4d5e6f`. */
  name: string;
}

/** Undefined if nothing is to be compared. */
export type CommitComparison = ComparedCommit | { missing: Uncompared } | undefined;

export async function findComparedCommit(
  { sha: head, ...place }: GitLocation & { sha: string },
  { base, defaultBranch, system, trust }: RunContext,
  { scope }: Pick<Settings, 'scope'>,
): Promise<CommitComparison> {
  if (!narrowingScopes.includes(scope)) return undefined;
  if (base === undefined) {
    if (trust !== 'proposal' || defaultBranch !== undefined) return undefined;
    const remedy =
      system === 'unattended'
        ? 'On your own machine, add --local'
        : 'To judge only new findings: git remote set-head origin --auto';
    return { missing: { why: 'it is unknown which branch is the default', remedy } };
  }
  const target = { ...base, isLocalTrusted: system === 'laptop' };
  const nameCommit = (sha: string) => ({ sha, name: `${base.branch} at ${sha.slice(0, 12)}` });
  // A partial clone may lack the contents of a commit that it has.
  const isWhole = system === 'laptop' || !(await isPartial(place));
  const held = isWhole ? await findMergeBase(place, head, target) : undefined;
  if (held !== undefined) return nameCommit(held);
  // On a laptop, origin is never contacted.
  const fetching = system === 'laptop' ? undefined : fetchDeeperHistory(place, head, base.branch);
  // Undefined also if it cannot be fetched. Then a note tells how to get it.
  const history = await fetching?.catch((error: unknown) => {
    if (place.signal.aborted) throw error;
    return undefined;
  });
  const sha = history && (await findMergeBase({ ...place, path: history.path }, head, target));
  if (sha !== undefined) return { ...nameCommit(sha), history };
  await history?.end();
  const why = `the history here does not reach the point where this commit left ${base.branch}`;
  const how = describeWholeHistory(system);
  return { missing: { why, remedy: `To judge only new findings, fetch the whole history (${how})` } };
}
