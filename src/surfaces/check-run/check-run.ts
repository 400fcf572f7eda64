/** The GitHub calls for a check run: find or create it, add annotations in batches, and complete it at the end. */
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
import { inconclusiveReasons, isInconclusive } from '../../errors.ts';
import { type AnnotationSet, formatOmittedLine } from '../../report/annotations.ts';
import { escapeMarkdown } from '../../report/neutral.ts';
import type { Report } from '../../report/report.ts';
import { formatSentence } from '../../report/sentence/sentence.ts';
import { fitSummary } from '../../report/summary/fit.ts';
import { renderSummary } from '../../report/summary/summary.ts';
import { pluralize } from '../../report/tally.ts';
import type { GithubShowing } from '../surface.ts';
import {
  type AnnotationPlan,
  addAnnotations,
  type CheckAnnotation,
  compareAnnotations,
  listAnnotations,
  noAnnotations,
  planAnnotations,
  splitIntoBatches,
} from './annotations.ts';
import { type FoundCheckRun, marksInCheckRun, type OpenedCheckRun, type Opening } from './opened.ts';

/** GitHub counts characters. Text of this many bytes never has more characters. */
const outputBytes = 65_535;
/** Time reserved for the conclusion: a check run that stays in progress blocks the pull request. */
const conclusionReserveMs = 15_000;
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

/** Adds the annotations that the settings request, and completes the check run. Throws GateError if it could not. */
export async function completeCheckRun(
  showing: GithubShowing,
  opened: OpenedCheckRun,
): Promise<{ lines: string[]; warnings: string[] }> {
  const { client, settings } = showing;
  const isMarking = marksInCheckRun(settings);
  const wanted = isMarking ? planAnnotations(showing) : noAnnotations;
  const listed = isMarking && opened.annotationCount > 0 ? await listAnnotations(client, opened.id) : [];
  const { missing, outdated } = compareAnnotations(wanted.chosen, listed);
  const batches = splitIntoBatches(missing);
  const tally: DeliveryTally = { ...wanted, outdated, refused: 0, late: 0 };
  await addBatches(showing, { id: opened.id, batches: batches.slice(0, -1) }, tally);
  await sendConclusion(showing, { id: opened.id, batch: batches.at(-1) ?? [] }, tally);
  return { lines: formatCounts(showing.report, tally), warnings: formatLosses(tally) };
}

/** Counts of what happened to the open findings, updated during delivery. */
interface DeliveryTally extends AnnotationPlan {
  /** Annotations of an earlier attempt that no longer apply. */
  outdated: number;
  /** Annotations that GitHub refused. */
  refused: number;
  /** Annotations for which there was no time. */
  late: number;
}

/** Adds all batches except the last, which is sent with the conclusion. */
async function addBatches(
  showing: GithubShowing,
  { id, batches }: { id: number; batches: CheckAnnotation[][] },
  tally: DeliveryTally,
): Promise<void> {
  const { client, report } = showing;
  const output = { title: formatSentence(report), summary: 'The findings are being written.' };
  for (const batch of batches) {
    if (client.timeLeftMs() < conclusionReserveMs) tally.late += batch.length;
    else tally.refused += await addAnnotations(client, { id, batch }, () => ({ output }));
  }
}

async function sendConclusion(
  showing: GithubShowing,
  last: { id: number; batch: CheckAnnotation[] },
  tally: DeliveryTally,
): Promise<void> {
  const { client, report, github } = showing;
  // The title shows the sentence, and readers of the page cannot open a path on the runner.
  const markdown = client.redact(
    renderSummary(report, { maxBytes: outputBytes, allFindingsUrl: github.access.runUrl, hasHeading: false }),
  );
  const output = {
    title: formatSentence(report),
    summary: fitSummary(markdown, outputBytes).trim() || formatSentence(report),
  };
  const end = { status: 'completed', conclusion: chooseConclusion(report), ...buildDetails(github.access.runUrl) };
  tally.refused += await addAnnotations(client, last, (refused) => {
    const text = formatCounts(report, { ...tally, refused: tally.refused + refused }).join('\n\n');
    return { ...end, output: text === '' ? output : { ...output, text } };
  });
}

function buildDetails(runUrl: string | undefined): { details_url?: string } {
  return runUrl === undefined ? {} : { details_url: runUrl };
}

function formatCounts(report: Report, tally: DeliveryTally): string[] {
  const { unplaced, unnamed, outdated } = tally;
  const reasons = [
    unnamed > 0 ? `${unnamed} may not be named here` : '',
    unplaced > 0 ? `${unplaced} without a file of this repository` : '',
  ].filter((part) => part !== '');
  const all = formatOmittedLine(report, computeShares(tally), reasons);
  const old = `${pluralize(outdated, 'annotation')} of an earlier attempt cannot be taken back: GitHub only adds annotations`;
  return [...(all === undefined ? [] : [all]), ...(outdated > 0 ? [old] : [])];
}

/** Refused and late annotations are subtracted from the least important group first. */
function computeShares({
  chosen,
  refused,
  late,
  ...totals
}: DeliveryTally): Pick<AnnotationSet, 'deciding' | 'others'> {
  const notices = chosen.filter((each) => each.annotation_level === 'notice').length;
  const shown = Math.max(0, chosen.length - refused - late);
  const deciding = Math.min(shown, chosen.length - notices);
  return {
    deciding: { shown: deciding, total: totals.deciding },
    others: { shown: shown - deciding, total: totals.others },
  };
}

function formatLosses({ refused, late }: DeliveryTally): string[] {
  return [
    ...(refused > 0 ? [`GitHub refused ${pluralize(refused, 'annotation')} of the check run`] : []),
    ...(late > 0 ? [`There was no time for ${pluralize(late, 'annotation')} of the check run`] : []),
  ];
}

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

export type CheckConclusion = 'success' | 'failure' | 'neutral' | 'action_required' | 'timed_out' | 'cancelled';

/**
 * An inconclusive run never counts as success. If the settings let it pass (`warn-only`, `on-inconclusive`, `wait:
 * false`), the check run agrees with the step that exits 0.
 */
export function chooseConclusion({ verdict, reason, enforced, exitCode }: Report): CheckConclusion {
  if (reason === 'cancelled') return 'cancelled';
  if (!enforced) return 'neutral';
  if (verdict === 'passed') return exitCode === 0 ? 'success' : 'failure';
  if (verdict === 'failed') return 'failure';
  if (exitCode === 0) return 'neutral';
  if (reason === 'timeout') return 'timed_out';
  return isInconclusive(reason) && inconclusiveReasons[reason].needsAction ? 'action_required' : 'failure';
}
