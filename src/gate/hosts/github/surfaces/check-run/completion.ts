/** Completes a check run: its annotations in batches, then the conclusion with the summary. */

import * as z from 'zod';
import { inconclusiveReasons, isInconclusive } from '../../../../../shared/errors.ts';
import { toSafeRelativePath } from '../../../../../shared/shown/location.ts';
import { pluralize } from '../../../../../shared/text/amounts.ts';
import {
  type Annotation,
  type AnnotationSet,
  createAnnotations,
  formatOmittedLine,
  parseViolationId,
} from '../../../../report/annotations.ts';
import { fitSummary } from '../../../../report/budget.ts';
import type { Report, ReportFinding } from '../../../../report/report.ts';
import { formatSentence } from '../../../../report/sentence/sentence.ts';
import { renderSummary } from '../../../../report/summary/summary.ts';
import { rivalsNote } from '../../../../surfaces/rivals.ts';
import type { GithubShowing } from '../../../../surfaces/surface.ts';
import type { GithubClient } from '../../client.ts';
import { formatExternalId, formatRunKey, nameRunKind } from '../../identity.ts';
import { isAmbiguous, readRefusalStatus } from '../../problems.ts';
import { buildDetails, type CheckConclusion } from './check-run.ts';
import { marksInCheckRun, type OpenedCheckRun } from './opened.ts';

const batchSize = 50;
/** GitHub may need a moment until a list shows the result of an unanswered request. */
const settleMs = 2000;
const attempts = 3;

const listedAnnotation = z.object({
  path: z.string(),
  start_line: z.number().int(),
  message: z.string().nullish(),
});
const updated = z.looseObject({ id: z.number().int() });

interface CheckAnnotation {
  path: string;
  start_line: number;
  end_line: number;
  annotation_level: 'failure' | 'warning' | 'notice';
  title: string;
  message: string;
}

interface AnnotationPlan {
  /** Worst first. */
  chosen: CheckAnnotation[];
  /** Number of these without a file of the repository, which GitHub cannot mark. */
  unplaced: number;
  /** Number of these that must not be named. */
  unnamed: number;
  /** All findings that should be annotated: those that decide the verdict, and others on changed lines. */
  deciding: number;
  others: number;
}

const noAnnotations: AnnotationPlan = { chosen: [], unplaced: 0, unnamed: 0, deciding: 0, others: 0 };

function planAnnotations({ client, report, settings }: GithubShowing): AnnotationPlan {
  const findings: ReportFinding[] = [];
  for (const finding of report.findings) if (toSafeRelativePath(finding.filePath) !== undefined) findings.push(finding);
  const all = createAnnotations(report, { max: 0 });
  const limits = { max: settings.maxAnnotations, maxPerLevel: Number.POSITIVE_INFINITY };
  const placed = createAnnotations({ ...report, findings }, limits);
  return {
    chosen: placed.annotations.flatMap((annotation) => toCheckAnnotation(client, annotation)),
    unplaced: all.asking - placed.asking,
    unnamed: all.undisclosed,
    deciding: all.deciding.total,
    others: all.others.total,
  };
}

const levels = { error: 'failure', warning: 'warning', notice: 'notice' } as const;

function toCheckAnnotation(client: GithubClient, { level, title, message, file, line }: Annotation): CheckAnnotation[] {
  if (file === undefined) return [];
  const at = line ?? 1;
  const texts = { title: client.redact(title), message: client.redact(message) };
  return [{ path: file, start_line: at, end_line: at, annotation_level: levels[level], ...texts }];
}

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
  const listed = await client.pages(
    {
      route: 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations',
      parameters: { check_run_id: id },
      shape: z.array(listedAnnotation),
    },
    (page) => page,
  );
  return listed.map(buildIdentity);
}

function splitIntoBatches(all: readonly CheckAnnotation[]): CheckAnnotation[][] {
  return Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) =>
    all.slice(index * batchSize, (index + 1) * batchSize),
  );
}

interface CheckRunUpdate {
  output: { title: string; summary: string; text?: string };
  status?: string;
  conclusion?: string;
  details_url?: string;
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
  updateFor: (refused: number) => CheckRunUpdate,
): Promise<number> {
  let missing = batch;
  for (let attempt = 1; ; attempt++) {
    try {
      await update(client, { id, ...updateFor(0) }, missing);
      return 0;
    } catch (error) {
      if (readRefusalStatus(error) === 422 && missing.length > 0) {
        await update(client, { id, ...updateFor(missing.length) }, []);
        return missing.length;
      }
      if (!isAmbiguous(error) || attempt === attempts) throw error;
      await client.sleep(settleMs);
      missing = compareAnnotations([...missing], await listAnnotations(client, id)).missing;
    }
  }
}

async function update(
  client: GithubClient,
  { id, output, ...rest }: CheckRunUpdate & { id: number },
  added: readonly CheckAnnotation[],
): Promise<void> {
  await client.call({
    route: 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
    parameters: { check_run_id: id, ...rest, output: added.length === 0 ? output : { ...output, annotations: added } },
    shape: updated,
    isOnce: added.length > 0,
  });
}

/** GitHub counts characters. Text of this many bytes never has more characters. */
export const outputBytes = 65_535;
/** Time reserved for the conclusion: a check run that stays in progress blocks the pull request. */
const conclusionReserveMs = 15_000;

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
  await addBatches(showing, opened.id, batches.slice(0, -1), tally);
  await sendConclusion(showing, opened, batches.at(-1) ?? [], tally);
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
  id: number,
  batches: CheckAnnotation[][],
  tally: DeliveryTally,
): Promise<void> {
  const { client, report } = showing;
  const output = { title: formatSentence(report), summary: 'The findings are being written.' };
  for (const batch of batches) {
    if (client.timeLeftMs() < conclusionReserveMs) tally.late += batch.length;
    else tally.refused += await addAnnotations(client, id, batch, () => ({ output }));
  }
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

function formatLosses({ refused, late }: DeliveryTally): string[] {
  return [
    ...(refused > 0 ? [`GitHub refused ${pluralize(refused, 'annotation')} of the check run`] : []),
    ...(late > 0 ? [`There was no time for ${pluralize(late, 'annotation')} of the check run`] : []),
  ];
}

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
