/** The check run as a surface. One that was opened is completed, even if the settings have changed since. */

import * as z from 'zod';
import { inconclusiveReasons, isInconclusive } from '../../../../../shared/errors.ts';
import { toSafeRelativePath } from '../../../../../shared/shown/location.ts';
import { pluralize } from '../../../../../shared/text/amounts.ts';
import {
  type AnnotationSet,
  createAnnotations,
  formatOmittedLine,
  parseViolationId,
} from '../../../../report/annotations.ts';
import type { Report, ReportFinding } from '../../../../report/report.ts';
import { formatSentence } from '../../../../report/sentence/sentence.ts';
import { fitSummary } from '../../../../report/summary/decision.ts';
import { renderSummary } from '../../../../report/summary/summary.ts';
import { rivalsNote } from '../../../../surfaces/other-runs.ts';
import type { GithubShowing, GithubSurface, Written } from '../../../../surfaces/surface.ts';
import type { GithubClient } from '../../client.ts';
import { formatExternalId, formatRunKey, nameRunKind } from '../../identity.ts';
import { isAmbiguous, readRefusalStatus } from '../../problems.ts';
import { describeRefusal, isRateLimit, withClient } from '../access.ts';
import {
  buildDetails,
  type CheckConclusion,
  endCheckRun,
  leaveToRivals,
  marksInCheckRun,
  type OpenedCheckRun,
  type Opening,
  patchCheckRun,
  type Rivals,
  rankConclusion,
  startCheckRun,
} from './check-run.ts';

export const checkRun: GithubSurface = {
  kind: 'github',
  name: 'The check run',
  shows: 'a check run with annotations',
  settings: ['annotations', 'max-annotations', 'category'],
  permission: 'checks: write',
  degrades: 'workflow commands, and a warning',
  isWanted: ({ report, settings, github }) =>
    github.checkRun !== undefined ||
    (report.reason !== 'cancelled' && report.headSha !== undefined && marksInCheckRun(settings)),
  async write(showing) {
    try {
      return await writeCheckRun(showing);
    } catch (error) {
      if (showing.settings.annotations !== 'auto' || readRefusalStatus(error) !== 403) throw error;
      // The user did not request this surface explicitly: findings are marked by commands, and the log mentions it once.
      return { lines: [describeRefusal(error, checkRun, showing.github.access)] };
    }
  },
};

async function writeCheckRun(showing: GithubShowing): Promise<Partial<Written>> {
  const { report, settings, client, github } = showing;
  if (report.reason === 'cancelled') {
    const warning = await github.checkRun?.close(report.message);
    return { warnings: warning === undefined ? [] : [warning] };
  }
  if (report.reason === 'not-waited' && github.checkRun?.isPending() === true)
    return { lines: ['The check run stays open until the scan is judged: require the check run, not the job'] };
  const start = async () => (marksInCheckRun(settings) ? startCheckRun(client, createOpening(showing)) : undefined);
  const found = (await github.checkRun?.find(client)) ?? (await start());
  if (found === 'overtaken')
    return { lines: ['The check run shows a newer run of the gate on this commit, and is unchanged'] };
  if (found === undefined) return {};
  if (found.rivals === undefined) return { checkRunUrl: found.url, ...(await completeWithFallback(showing, found)) };
  return { checkRunUrl: found.url, ...(await completeBesideRivals(showing, found, found.rivals)) };
}

function createOpening({ report, settings, github }: GithubShowing): Opening {
  const headSha = github.shownSha ?? report.headSha ?? '';
  const event = nameRunKind(report.pullRequest, report.event, report.isFallback);
  const { runUrl, startedMs, attempt, gateId } = github.access;
  return { headSha, category: settings.category, event, text: report.message, runUrl, startedMs, attempt, gateId };
}

/** Several gates of one attempt write one check run. The worst result stays, and each says why. */
async function completeBesideRivals(
  showing: GithubShowing,
  opened: OpenedCheckRun,
  { worst, open, others }: Rivals,
): Promise<Partial<Written>> {
  const { client, report, github } = showing;
  const own = { conclusion: chooseConclusion(report), title: formatSentence(report), summary: '' };
  const isWorse = worst !== undefined && rankConclusion(worst) > rankConclusion(own);
  if (!isWorse && open > 0 && rankConclusion(own) < 2) {
    await leaveToRivals(client, createOpening(showing), opened);
    github.checkRun?.markCompleted();
    return { warnings: [`${rivalsNote}. The check run stays open until the last of them has ended`] };
  }
  const { conclusion, title, summary } = isWorse ? worst : own;
  const text = summary.includes(rivalsNote) ? summary : `${rivalsNote}.\n\n${summary}`;
  const ending = { conclusion: conclusion as CheckConclusion, title, text: fitSummary(text, outputBytes) };
  const end = (id: number) => endCheckRun(client, id, ending, { isMarkdown: true });
  let said: Partial<Written> = {};
  if (isWorse) {
    await end(opened.id);
    github.checkRun?.markCompleted();
  } else said = await completeWithFallback(showing, opened);
  for (const each of others)
    if (each.conclusion === undefined || rankConclusion(each) < rankConclusion(ending)) await end(each.id);
  const which = isWorse ? '. The check run shows the worst result, which is that of another one' : '';
  return { ...said, warnings: [...(said.warnings ?? []), `${rivalsNote}${which}`] };
}

async function completeWithFallback(showing: GithubShowing, opened: OpenedCheckRun): Promise<Partial<Written>> {
  const { report, settings, github } = showing;
  try {
    const said = await completeCheckRun(showing, opened);
    github.checkRun?.markCompleted();
    return { ...said, isMarked: marksInCheckRun(settings) };
  } catch (error) {
    // A check run that stays in progress would block the pull request.
    const ending = { conclusion: chooseConclusion(report), title: formatSentence(report), text: `${report.message}.` };
    const isRefused = [401, 403, 404].includes(readRefusalStatus(error) ?? 0);
    if (!isRefused) {
      // Even if the run was canceled.
      const access = { ...github.access, cancel: new AbortController().signal };
      await withClient(access, endBudgetMs, (client) => endCheckRun(client, opened.id, ending)).then(
        () => github.checkRun?.markCompleted(),
        () => undefined,
      );
    }
    if (isRateLimit(error)) throw error;
    return { warnings: [describeRefusal(error, checkRun, github.access)] };
  }
}

const endBudgetMs = 4000;

const batchSize = 50;
/** GitHub may need a moment until a list shows the result of an unanswered request. */
const settleMs = 2000;
const attempts = 3;

const listedAnnotation = z.object({
  path: z.string(),
  start_line: z.number().int(),
  message: z.string().nullish(),
});
interface CheckAnnotation {
  path: string;
  start_line: number;
  end_line: number;
  annotation_level: 'failure' | 'warning' | 'notice';
  title: string;
  message: string;
}

/** What is to be annotated, and what happens to it during the delivery. */
type DeliveryTally = typeof noAnnotations;

const noAnnotations = {
  /** Worst first. */
  chosen: [] as CheckAnnotation[],
  /** Number of these without a file of the repository, which GitHub cannot mark. */
  unplaced: 0,
  /** Number of these that must not be named. */
  unnamed: 0,
  /** All findings that should be annotated: those that decide the verdict, and others on changed lines. */
  deciding: 0,
  others: 0,
  /** Annotations of an earlier attempt that no longer apply. */
  outdated: 0,
  /** Annotations that GitHub refused. */
  refused: 0,
  /** Annotations for which there was no time. */
  late: 0,
};

function planAnnotations({ client, report, settings }: GithubShowing): DeliveryTally {
  const findings: ReportFinding[] = [];
  for (const finding of report.findings) if (toSafeRelativePath(finding.filePath) !== undefined) findings.push(finding);
  const all = createAnnotations(report, { max: 0 });
  const limits = { max: settings.maxAnnotations, maxPerLevel: Number.POSITIVE_INFINITY };
  const placed = createAnnotations({ ...report, findings }, limits);
  return {
    ...noAnnotations,
    chosen: placed.annotations.flatMap(({ level, title, message, file, line }) => {
      if (file === undefined) return [];
      const at = line ?? 1;
      const texts = { title: client.redact(title), message: client.redact(message) };
      return [{ path: file, start_line: at, end_line: at, annotation_level: levels[level], ...texts }];
    }),
    unplaced: all.asking - placed.asking,
    unnamed: all.undisclosed,
    deciding: all.deciding.total,
    others: all.others.total,
  };
}

const levels = { error: 'failure', warning: 'warning', notice: 'notice' } as const;

/** The annotations that are missing, and the number of existing ones that are no longer wanted. */
function compareAnnotations(
  chosen: readonly CheckAnnotation[],
  listed: readonly string[],
): { missing: CheckAnnotation[]; outdated: number } {
  const present = new Set(listed);
  const known = new Set(chosen.map(buildIdentity));
  return {
    missing: chosen.filter((annotation) => !present.has(buildIdentity(annotation))),
    outdated: listed.filter((identity) => !known.has(identity)).length,
  };
}

/** The wording may change between runs, but the violation and its location do not. */
function buildIdentity({ path, start_line: line, message }: z.infer<typeof listedAnnotation>): string {
  return JSON.stringify([path, line, parseViolationId(message ?? '') ?? message?.trim()]);
}

/** The identity of each annotation of a check run. */
async function listAnnotations(client: GithubClient, id: number): Promise<string[]> {
  const route = 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations';
  const listed = await client.list({ route, parameters: { check_run_id: id }, shape: z.array(listedAnnotation) });
  return listed.map(buildIdentity);
}

/**
 * Updates the check run and adds at most 50 annotations. Returns how many GitHub refused. An update only adds, so if
 * its response is lost, the annotations are listed before any is sent again. `updateFor` receives the number of refused
 * ones.
 */
async function addAnnotations(
  client: GithubClient,
  id: number,
  batch: readonly CheckAnnotation[],
  updateFor: (refused: number) => { output: object },
): Promise<number> {
  const update = (refused: number, annotations: readonly CheckAnnotation[]) => {
    const fields = updateFor(refused);
    if (annotations.length === 0) return patchCheckRun(client, id, fields);
    return patchCheckRun(client, id, { ...fields, output: { ...fields.output, annotations } }, true);
  };
  let missing = batch;
  for (let attempt = 1; ; attempt++) {
    try {
      await update(0, missing);
      return 0;
    } catch (error) {
      if (readRefusalStatus(error) === 422 && missing.length > 0) {
        await update(missing.length, []);
        return missing.length;
      }
      if (!isAmbiguous(error) || attempt === attempts) throw error;
      await client.sleep(settleMs);
      missing = compareAnnotations([...missing], await listAnnotations(client, id)).missing;
    }
  }
}

/** GitHub counts characters. Text of this many bytes never has more characters. */
const outputBytes = 65_535;
/** Time reserved for the conclusion: a check run that stays in progress blocks the pull request. */
const conclusionReserveMs = 15_000;

/** Adds the annotations that the settings request, and completes the check run. Throws GateError if it could not. */
async function completeCheckRun(
  showing: GithubShowing,
  opened: OpenedCheckRun,
): Promise<{ lines: string[]; warnings: string[] }> {
  const { client, report, settings } = showing;
  const isMarking = marksInCheckRun(settings);
  const tally: DeliveryTally = { ...(isMarking ? planAnnotations(showing) : noAnnotations) };
  const listed = isMarking && opened.annotationCount > 0 ? await listAnnotations(client, opened.id) : [];
  const { missing, outdated } = compareAnnotations(tally.chosen, listed);
  tally.outdated = outdated;
  const output = { title: formatSentence(report), summary: 'The findings are being written.' };
  // The last batch is sent with the conclusion.
  let start = 0;
  for (; missing.length - start > batchSize; start += batchSize) {
    const batch = missing.slice(start, start + batchSize);
    if (client.timeLeftMs() < conclusionReserveMs) tally.late += batch.length;
    else tally.refused += await addAnnotations(client, opened.id, batch, () => ({ output }));
  }
  await sendConclusion(showing, opened, missing.slice(start), tally);
  const { refused, late } = tally;
  const warnings = [
    ...(refused > 0 ? [`GitHub refused ${pluralize(refused, 'annotation')} of the check run`] : []),
    ...(late > 0 ? [`There was no time for ${pluralize(late, 'annotation')} of the check run`] : []),
  ];
  return { lines: formatCounts(report, tally), warnings };
}

async function sendConclusion(
  showing: GithubShowing,
  opened: OpenedCheckRun,
  batch: CheckAnnotation[],
  tally: DeliveryTally,
): Promise<void> {
  const { client, report, github, settings } = showing;
  // The title shows the sentence, and readers of the page cannot open a path on the runner.
  const markdown = client.redact(
    renderSummary(report, { maxBytes: outputBytes, allFindingsUrl: github.access.runUrl, hasHeading: false }),
  );
  const output = {
    title: formatSentence(report),
    summary: fitSummary(markdown, outputBytes).trim() || formatSentence(report),
  };
  const key = formatRunKey(settings.category, nameRunKind(report.pullRequest, report.event, report.isFallback));
  const end = {
    ...{ status: 'completed', conclusion: chooseConclusion(report), ...buildDetails(github.access.runUrl) },
    // A run that did not wait has no result, which a later job of the same attempt may give.
    ...(report.reason === 'not-waited' && { external_id: formatExternalId(key, opened.startedMs) }),
  };
  tally.refused += await addAnnotations(client, opened.id, batch, (refused) => {
    const counts = formatCounts(report, { ...tally, refused: tally.refused + refused });
    const text = [...counts, ...(opened.rivals === undefined ? [] : [`${rivalsNote}.`])].join('\n\n');
    return { ...end, output: text === '' ? output : { ...output, text } };
  });
}

function formatCounts(report: Report, tally: DeliveryTally): string[] {
  const { unplaced, unnamed, outdated } = tally;
  const reasons = [
    unnamed > 0 ? `${unnamed} may not be named here` : '',
    unplaced > 0 ? `${unplaced} without a file of this repository` : '',
  ].filter((part) => part !== '');
  const all = formatOmittedLine(report, computeShares(tally), reasons);
  const old = `${pluralize(outdated, 'annotation')} from an earlier attempt ${outdated === 1 ? 'remains' : 'remain'}: GitHub cannot remove annotations`;
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

/**
 * An inconclusive run never counts as success. If the settings let it pass (`warn-only`, `on-inconclusive`, `wait:
 * false`), the check run agrees with the step that exits 0.
 */
function chooseConclusion({ verdict, reason, enforced, exitCode }: Report): CheckConclusion {
  if (reason === 'cancelled') return 'cancelled';
  if (!enforced) return 'neutral';
  if (verdict === 'passed') return exitCode === 0 ? 'success' : 'failure';
  if (verdict === 'failed') return 'failure';
  if (exitCode === 0) return 'neutral';
  if (reason === 'timeout') return 'timed_out';
  return isInconclusive(reason) && inconclusiveReasons[reason].needsAction ? 'action_required' : 'failure';
}
