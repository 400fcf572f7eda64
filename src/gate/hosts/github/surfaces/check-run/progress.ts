/** Opens the check run while the gate works, and ensures that it is completed however the run ends. */

import * as z from 'zod';
import { dayMs } from '../../../../../shared/clock.ts';
import type { GithubClient } from '../../client.ts';
import { hasCategory, type PendingScan, readExternalId } from '../../identity.ts';
import { readRefusalStatus } from '../../problems.ts';
import { describeRefusal, type WriteAccess, withClient } from '../access.ts';
import {
  type CheckRunProgress,
  checkRunShape,
  endCheckRun,
  type FoundCheckRun,
  findUnfinished,
  type OpenedCheckRun,
  type Opening,
  rankConclusion,
  recordPending,
  reviewCheckRun,
  startCheckRun,
  toOpenedCheckRun,
} from './check-run.ts';

const openBudgetMs = 20_000;
/** Time after a cancellation for a pending request: its response tells which check run it created. */
const openGraceMs = 1500;
/** The process of a cancelled run ends 4.5 s after the signal. */
const endBudgetMs = 2000;
/** The `post` part has more time. */
const postBudgetMs = 20_000;

/** Stored for the step's `post` part instead of an id while it is unknown whether a check run exists. */
const unknownState = 'unknown';

/**
 * Opens the check run in the background. `keep` stores what a later process needs to close it: an id, `unknown`, or an
 * empty text when there is nothing left to close. Never throws: publishing tries again and reports a failure.
 */
export function openCheckRun(
  opening: Opening,
  access: WriteAccess,
  keep: (state: string) => void = () => {},
): CheckRunProgress {
  keep(unknownState);
  let isEnded = false;
  let isLeft = false;
  const markCompleted = () => {
    isEnded = true;
    keep('');
  };
  const opened = openInBackground(opening, access).then((found) => {
    if (found === 'none' || found === 'overtaken') markCompleted();
    else if (found !== 'unknown') keep(`${found.id}@${found.startedMs}`);
    return found;
  });
  return {
    async find(client) {
      const begun = await opened;
      if (begun === 'none' || begun === 'overtaken') return begun === 'none' ? undefined : begun;
      const found = begun === 'unknown' ? await findUnfinished(client, opening) : begun;
      const reviewed = found && (await reviewCheckRun(client, opening, found));
      if (reviewed === 'overtaken') markCompleted();
      return reviewed;
    },
    markCompleted,
    async leavePending(scan) {
      const found = await opened;
      // The newer run has a scan of its own.
      if (found === 'overtaken') return true;
      if (typeof found === 'string') return false;
      try {
        await withClient(useRealTime(access), openBudgetMs * access.clock.patience, async (client) => {
          const isOvertaken = (await reviewCheckRun(client, opening, found)) === 'overtaken';
          if (!isOvertaken) await recordPending(client, opening, found, scan);
        });
      } catch {
        // The run itself reports that it has to wait.
        return false;
      }
      isLeft = true;
      markCompleted();
      return true;
    },
    isPending: () => isLeft,
    async close(text) {
      const found = await opened;
      if (isEnded) return undefined;
      const known = typeof found === 'string' ? undefined : found;
      const warning = await endAsCancelled(known, opening, text, endBudgetMs, access);
      if (warning === undefined) markCompleted();
      // If it is not known to exist, the `post` part handles it, without a warning here.
      return known === undefined ? undefined : warning;
    },
  };
}

/** `unknown` if the request may have arrived and its response was lost. */
async function openInBackground(opening: Opening, access: WriteAccess): Promise<FoundCheckRun | 'none' | 'unknown'> {
  if (access.cancel.aborted) return 'none';
  const late = new AbortController();
  const graceMs = openGraceMs * access.clock.patience;
  const abortLate = () => setTimeout(() => late.abort(access.cancel.reason), graceMs).unref();
  access.cancel.addEventListener('abort', abortLate, { once: true });
  const inGrace = { ...useRealTime(access), cancel: late.signal };
  try {
    return await withClient(inGrace, openBudgetMs * access.clock.patience, (client) => startCheckRun(client, opening));
  } catch (error) {
    return readRefusalStatus(error) === undefined ? 'unknown' : 'none';
  }
}

/** The time limits are those of the process, which a signal ends in real seconds, whatever a test's clock skips. */
function useRealTime(access: WriteAccess): WriteAccess {
  return { ...access, clock: { ...access.clock, onSkip: undefined } };
}

/**
 * For the `post` part: completes as cancelled what a killed run left open. Returns a warning if that failed. Never
 * rejects.
 */
export async function closeLeftOpen(
  state: string,
  { opening, text }: { opening: Opening; text: string },
  access: WriteAccess,
): Promise<{ wasOpen: boolean; warning?: string | undefined }> {
  const [, id, startedMs] = /^([1-9]\d{0,15})@(\d{1,15})$/.exec(state) ?? [];
  if (id === undefined && state !== unknownState) return { wasOpen: false };
  const known = id === undefined ? undefined : { id: Number(id), startedMs: Number(startedMs) };
  return { wasOpen: true, warning: await endAsCancelled(known, opening, text, postBudgetMs, access) };
}

/** Works even if the run was canceled. The result of a newer run is left unchanged. */
async function endAsCancelled(
  known: Pick<OpenedCheckRun, 'id' | 'startedMs'> | undefined,
  opening: Opening,
  text: string,
  budgetMs: number,
  access: WriteAccess,
): Promise<string | undefined> {
  const cancel = new AbortController().signal;
  try {
    await withClient({ ...useRealTime(access), cancel }, budgetMs * access.clock.patience, async (client) => {
      const found = known ?? (await findUnfinished(client, opening));
      const reviewed = found && (await reviewCheckRun(client, opening, found));
      const ending = { conclusion: 'cancelled', title: 'Canceled', text } as const;
      if (reviewed === undefined || reviewed === 'overtaken') return;
      // A proven failure of another gate of this attempt stays.
      if (rankConclusion(reviewed.rivals?.worst ?? {}) > rankConclusion(ending)) return;
      await endCheckRun(client, reviewed.id, ending);
    });
    return undefined;
  } catch (error) {
    return describeRefusal(error, { name: 'The end of the check run', permission: 'checks: write' }, access);
  }
}

/** A check run that a run with `wait: false` left open. It is found by the scan that it names, and completed once. */
export interface PendingCheckRun {
  opened: OpenedCheckRun;
  headSha: string;
  name: string;
  scan: PendingScan;
}

/** The newest commits whose check runs are examined. */
const mostCommits = 100;
const mostRuns = 1000;
/** An earlier run has closed what was left open before this. */
const overdueDays = 2;

const listedRun = z.looseObject({
  ...checkRunShape.shape,
  name: z.string(),
  head_sha: z.string(),
  app: z.looseObject({ slug: z.string().nullish() }).nullish(),
});
const runsOfCommit = z.looseObject({ check_runs: z.array(listedRun) });
const gitRef = z.looseObject({ object: z.looseObject({ sha: z.string() }) });
const workflowRuns = z.looseObject({
  workflow_runs: z.array(z.looseObject({ head_sha: z.string(), created_at: z.string().nullish() })),
});

/**
 * The check run that waits for this scan, on the head of the branch or on an earlier commit. Undefined if there is
 * none: it was completed, or no run waits for this scan. Throws GateError.
 */
export async function findPending(
  client: GithubClient,
  scanId: string,
  branch: string,
  category: string | undefined,
): Promise<PendingCheckRun | undefined> {
  const isWanted = ({ scan }: PendingCheckRun) => scan.scanId === scanId;
  const route = `GET /repos/{owner}/{repo}/git/ref/heads/${branch.split('/').map(encodeURIComponent).join('/')}`;
  const head = await client.call({ route, shape: gitRef }).catch((error: unknown) => {
    // The branch was deleted when its pull request was merged.
    if (readRefusalStatus(error) !== 404) throw error;
    return undefined;
  });
  const ofHead = head === undefined ? [] : await listPending(client, head.object.sha, category);
  const found = ofHead.find(isWanted);
  if (found !== undefined) return found;
  for (const sha of await listCommits(client, { branch })) {
    const left = sha === head?.object.sha ? undefined : (await listPending(client, sha, category)).find(isWanted);
    if (left !== undefined) return left;
  }
  return undefined;
}

/** Check runs that were left open before this time, by GitHub's clock. Throws GateError. */
export async function listOverdue(
  client: GithubClient,
  beforeMs: number,
  category: string | undefined,
): Promise<PendingCheckRun[]> {
  const overdue: PendingCheckRun[] = [];
  for (const sha of await listCommits(client, {}, [beforeMs - overdueDays * dayMs, beforeMs])) {
    const pending = await listPending(client, sha, category);
    overdue.push(...pending.filter(({ opened }) => opened.startedMs < beforeMs));
  }
  return overdue;
}

/**
 * The commits of the newest runs of all workflows, or of those of a branch, which may no longer contain them. The period
 * is by GitHub's clock, in ms since the epoch. Needs `actions: read`.
 */
async function listCommits(
  client: GithubClient,
  parameters: { branch?: string },
  [from, to] = [0, Number.POSITIVE_INFINITY],
): Promise<string[]> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs';
  const runs = await client.pages({ route, parameters, shape: workflowRuns }, (page) => page.workflow_runs, mostRuns);
  const wanted = runs.filter(({ created_at: created }) => {
    const time = Date.parse(created ?? '');
    return Number.isNaN(time) || (time >= from && time <= to);
  });
  return [...new Set(wanted.map(({ head_sha }) => head_sha))].slice(0, mostCommits);
}

async function listPending(
  client: GithubClient,
  sha: string,
  category: string | undefined,
): Promise<PendingCheckRun[]> {
  const route = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
  const call = { route, parameters: { ref: sha, filter: 'all' }, shape: runsOfCommit };
  const runs = await client.pages(call, (page) => page.check_runs);
  const found = runs.flatMap((run) => {
    const scan = readExternalId(run.external_id).pending;
    if (run.status === 'completed' || scan === undefined || !hasCategory(run.external_id, category)) return [];
    return [
      { app: run.app?.slug, pending: { opened: toOpenedCheckRun(run), headSha: run.head_sha, name: run.name, scan } },
    ];
  });
  if (found.length === 0) return [];
  // Only the app that created a check run may complete it, and another one can copy its external id.
  const self = (await client.viewer().catch(() => undefined))?.toLowerCase();
  const isOurs = (app: string | null | undefined) =>
    !app || !self?.endsWith('[bot]') || self === `${app.toLowerCase()}[bot]`;
  return found.filter(({ app }) => isOurs(app)).map(({ pending }) => pending);
}

/** The check run for the run that finishes it. It is completed only if it still waits for the same scan. */
export function createPendingProgress({ opened, headSha, scan }: PendingCheckRun): CheckRunProgress {
  return {
    async find(client) {
      const parameters = { check_run_id: opened.id };
      const route = 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}';
      const now = await client.call({ route, parameters, shape: listedRun });
      const { startedMs, pending } = readExternalId(now.external_id);
      const isSame = pending?.scanId === scan.scanId && startedMs === opened.startedMs && now.head_sha === headSha;
      return isSame && now.status !== 'completed' ? opened : 'overtaken';
    },
    markCompleted: () => {},
    leavePending: async () => false,
    isPending: () => false,
    // If this run is cut off, the next one finishes the check run.
    close: async () => undefined,
  };
}
