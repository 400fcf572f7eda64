/** The GitHub calls for a check run: find or create it, put it in progress, and end it without findings. */
import * as z from 'zod';
import type { GithubClient } from '../../ci/github/client.ts';
import {
  formatExternalId,
  formatGateName,
  formatRunKey,
  type PendingScan,
  readExternalId,
} from '../../ci/github/identity.ts';
import { isAmbiguous, readRefusalStatus } from '../../ci/github/problems.ts';
import { escapeMarkdown } from '../../report/neutral.ts';
import type { FoundCheckRun, OpenedCheckRun, Opening } from './opened.ts';

/** GitHub may need a moment until a list shows the result of an unanswered request. */
const settleMs = 2000;

const checkRun = z.looseObject({
  id: z.number().int(),
  html_url: z.string().nullish(),
  external_id: z.string().nullish(),
  status: z.string().nullish(),
  details_url: z.string().nullish(),
  output: z.looseObject({ annotations_count: z.number().int() }),
});
const checkRunPage = z.looseObject({ total_count: z.number().int(), check_runs: z.array(checkRun) });
const runsRoute = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
const createRoute = 'POST /repos/{owner}/{repo}/check-runs';
const updateRoute = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';

/** GitHub's clock is known in whole seconds, so either of two runs that began together may win. */
const slackMs = 2000;

interface CheckRunIdentity {
  name: string;
  key: string;
  head_sha: string;
}

/**
 * Puts the commit's check run in progress: the one of an earlier run of the same kind, otherwise a new one. Throws
 * GateError.
 */
export async function startCheckRun(client: GithubClient, opening: Opening): Promise<FoundCheckRun> {
  const identity = buildIdentity(opening);
  const found = await findCheckRun(client, identity);
  const startedMs = opening.startedMs + (client.serverAheadMs() ?? 0);
  if (isNewer(found, startedMs)) return 'overtaken';
  const state = {
    external_id: formatExternalId(identity.key, startedMs),
    status: 'in_progress',
    output: { title: 'Scanning', summary: client.redact(escapeMarkdown(opening.text)) || 'The scan is under way.' },
    ...buildDetails(opening.runUrl),
  };
  if (found === undefined) return createCheckRun(client, identity, state);
  try {
    const answer = await client.call({
      route: updateRoute,
      parameters: { check_run_id: found.id, ...state },
      shape: checkRun,
    });
    return { ...toOpenedCheckRun(answer), annotationCount: found.output.annotations_count };
  } catch (error) {
    // Only the app that created a check run may change it.
    if (readRefusalStatus(error) === undefined) throw error;
    return createCheckRun(client, identity, state);
  }
}

function buildIdentity({ category, event, headSha }: Opening): CheckRunIdentity {
  return { name: formatGateName(category, event), key: formatRunKey(category, event), head_sha: headSha };
}

function isNewer(run: CheckRun | undefined, startedMs: number): boolean {
  return run !== undefined && readExternalId(run.external_id).startedMs > startedMs + slackMs;
}

/** Whether a newer run of the same kind has put it in progress, or has created its own check run. Throws GateError. */
export async function isOvertaken(client: GithubClient, opening: Opening, startedMs: number): Promise<boolean> {
  return isNewer(await findCheckRun(client, buildIdentity(opening)), startedMs);
}

/** The check run that this workflow run created or put in progress and did not complete. Throws GateError. */
export async function findUnfinished(client: GithubClient, opening: Opening): Promise<OpenedCheckRun | undefined> {
  const found = await findCheckRun(client, buildIdentity(opening));
  if (found === undefined || found.status === 'completed') return undefined;
  const isOurs = opening.runUrl === undefined || found.details_url === opening.runUrl;
  return isOurs ? toOpenedCheckRun(found) : undefined;
}

type CheckRun = z.infer<typeof checkRun>;

/** Records in the check run which scan it is open for. Throws GateError. */
export async function recordPending(
  client: GithubClient,
  opening: Opening,
  { opened: { id, startedMs }, scan }: { opened: OpenedCheckRun; scan: PendingScan },
): Promise<void> {
  const { key } = buildIdentity(opening);
  const text = `${opening.text} Nobody waits for scan ${scan.scanId}: when it has ended, another run of the gate judges it.`;
  const output = { title: 'Waiting for the scan', summary: client.redact(escapeMarkdown(text)) };
  const parameters = { check_run_id: id, external_id: formatExternalId(key, startedMs, scan), output };
  await client.call({ route: updateRoute, parameters, shape: checkRun });
}

export { type CheckRun, checkRun as checkRunShape };

function toOpenedCheckRun(run: CheckRun): OpenedCheckRun {
  const { startedMs } = readExternalId(run.external_id);
  return { id: run.id, url: run.html_url ?? undefined, annotationCount: run.output.annotations_count, startedMs };
}

/** The check run of the newest run. Several exist if two began at the same time. */
async function findCheckRun(client: GithubClient, identity: CheckRunIdentity): Promise<CheckRun | undefined> {
  const runs = await client.pages(
    {
      route: runsRoute,
      parameters: { ref: identity.head_sha, check_name: identity.name, filter: 'all' },
      shape: checkRunPage,
    },
    (page) => page.check_runs,
  );
  const own = runs.filter((run) => readExternalId(run.external_id).key === identity.key);
  const getStartTime = (run: CheckRun) => readExternalId(run.external_id).startedMs;
  return own.sort((a, b) => getStartTime(b) - getStartTime(a) || b.id - a.id)[0];
}

async function createCheckRun(
  client: GithubClient,
  identity: CheckRunIdentity,
  state: object,
): Promise<OpenedCheckRun> {
  const { name, head_sha } = identity;
  const create = async () => {
    const call = { route: createRoute, parameters: { name, head_sha, ...state }, shape: checkRun, isOnce: true };
    return toOpenedCheckRun(await client.call(call));
  };
  try {
    return await create();
  } catch (error) {
    if (!isAmbiguous(error)) throw error;
    await client.sleep(settleMs);
    const found = await findCheckRun(client, identity);
    return found === undefined ? create() : toOpenedCheckRun(found);
  }
}

/** The link that the check run shows. */
export function buildDetails(runUrl: string | undefined): { details_url?: string } {
  return runUrl === undefined ? {} : { details_url: runUrl };
}

export type CheckConclusion = 'success' | 'failure' | 'neutral' | 'action_required' | 'timed_out' | 'cancelled';

export interface CheckRunEnding {
  conclusion: CheckConclusion;
  title: string;
  text: string;
}

/**
 * Completes a check run without its findings, because the run was cancelled or they could not be written. Throws
 * GateError.
 */
export async function endCheckRun(
  client: GithubClient,
  id: number,
  { conclusion, title, text }: CheckRunEnding,
): Promise<void> {
  const output = { title, summary: client.redact(escapeMarkdown(text)) || 'The run has ended.' };
  const parameters = { check_run_id: id, status: 'completed', conclusion, output };
  await client.call({ route: updateRoute, parameters, shape: checkRun });
}
