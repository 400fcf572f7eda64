/**
 * Check runs that a run with `wait: false` left open. They are found by the scan that they name, and are completed
 * once.
 */
import * as z from 'zod';
import type { GithubClient } from '../../client.ts';
import { hasCategory, type PendingScan, readExternalId } from '../../identity.ts';
import { readRefusalStatus } from '../../problems.ts';
import { type CheckRun, checkRunShape, toOpenedCheckRun } from './check-run.ts';
import type { CheckRunProgress, OpenedCheckRun } from './opened.ts';

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
const dayMs = 24 * 3600 * 1000;

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
  { scanId, branch, category }: { scanId: string; branch: string; category: string | undefined },
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
  { beforeMs, category }: { beforeMs: number; category: string | undefined },
): Promise<PendingCheckRun[]> {
  const overdue: PendingCheckRun[] = [];
  for (const sha of await listCommits(client, { createdMs: [beforeMs - overdueDays * dayMs, beforeMs] })) {
    const pending = await listPending(client, sha, category);
    overdue.push(...pending.filter(({ opened }) => opened.startedMs < beforeMs));
  }
  return overdue;
}

interface ListedRuns {
  branch?: string;
  /** Start and end of the period, by GitHub's clock, in ms since the epoch. */
  createdMs?: [from: number, to: number];
}

/** The commits of the newest runs of all workflows. The branch may no longer contain them. Needs `actions: read`. */
async function listCommits(client: GithubClient, { branch, createdMs }: ListedRuns): Promise<string[]> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs';
  const parameters = branch === undefined ? {} : { branch };
  const runs = await client.pages({ route, parameters, shape: workflowRuns }, (page) => page.workflow_runs, mostRuns);
  const [from, to] = createdMs ?? [0, Number.POSITIVE_INFINITY];
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
    const pending = readPendingRun(run, category);
    return pending === undefined ? [] : [{ pending, app: run.app?.slug }];
  });
  if (found.length === 0) return [];
  // Only the app that created a check run may complete it, and another one can copy its external id.
  const self = (await client.viewer().catch(() => undefined))?.toLowerCase();
  const isOurs = (app: string | null | undefined) =>
    !app || !self?.endsWith('[bot]') || self === `${app.toLowerCase()}[bot]`;
  return found.filter(({ app }) => isOurs(app)).map(({ pending }) => pending);
}

function readPendingRun(
  run: CheckRun & { name: string; head_sha: string },
  category: string | undefined,
): PendingCheckRun | undefined {
  const { external_id: externalId, status, head_sha: headSha, name } = run;
  const { pending } = readExternalId(externalId);
  if (status === 'completed' || pending === undefined || !hasCategory(externalId, category)) return undefined;
  return { opened: toOpenedCheckRun(run), headSha, name, scan: pending };
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
