/** Completes a check run: its annotations in batches, then the conclusion with the summary. */

import { formatExternalId, formatRunKey } from '../../ci/github/identity.ts';
import { inconclusiveReasons, isInconclusive } from '../../errors.ts';
import { type AnnotationSet, formatOmittedLine } from '../../report/annotations.ts';
import type { Report } from '../../report/report.ts';
import { formatSentence } from '../../report/sentence/sentence.ts';
import { fitSummary } from '../../report/summary/fit.ts';
import { renderSummary } from '../../report/summary/summary.ts';
import { pluralize } from '../../report/tally.ts';
import { rivalsNote } from '../rivals.ts';
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
import { buildDetails, type CheckConclusion } from './check-run.ts';
import { marksInCheckRun, type OpenedCheckRun } from './opened.ts';

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
  await addBatches(showing, { id: opened.id, batches: batches.slice(0, -1) }, tally);
  await sendConclusion(showing, { opened, batch: batches.at(-1) ?? [] }, tally);
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
  { opened, batch }: { opened: OpenedCheckRun; batch: CheckAnnotation[] },
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
  const key = formatRunKey(settings.category, report.pullRequest === undefined ? report.event : undefined);
  const end = {
    ...{ status: 'completed', conclusion: chooseConclusion(report), ...buildDetails(github.access.runUrl) },
    // A run that did not wait has no result, which a later job of the same attempt may give.
    ...(report.reason === 'not-waited' && { external_id: formatExternalId(key, opened.startedMs) }),
  };
  tally.refused += await addAnnotations(client, { id: opened.id, batch }, (refused) => {
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
