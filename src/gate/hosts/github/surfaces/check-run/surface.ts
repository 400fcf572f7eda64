/** The check run as a surface. One that was opened is completed, even if the settings have changed since. */

import { fitSummary } from '../../../../report/budget.ts';
import { formatSentence } from '../../../../report/sentence/sentence.ts';
import { rivalsNote } from '../../../../surfaces/rivals.ts';
import type { GithubShowing, GithubSurface, Written } from '../../../../surfaces/surface.ts';
import { nameRunKind } from '../../identity.ts';
import { readRefusalStatus } from '../../problems.ts';
import { type WriteAccess, withClient } from '../access.ts';
import { describeRefusal, isRateLimit } from '../refusal.ts';
import {
  type CheckConclusion,
  type CheckRunEnding,
  endCheckRun,
  leaveToRivals,
  rankConclusion,
  startCheckRun,
} from './check-run.ts';
import { chooseConclusion, completeCheckRun, outputBytes } from './completion.ts';
import { type FoundCheckRun, marksInCheckRun, type OpenedCheckRun, type Opening, type Rivals } from './opened.ts';

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
  write: writeWherePermitted,
};

/**
 * The user did not request this surface explicitly. Without the permission, findings are marked by commands, and the
 * log mentions it once.
 */
async function writeWherePermitted(showing: GithubShowing): Promise<Partial<Written>> {
  try {
    return await writeCheckRun(showing);
  } catch (error) {
    if (showing.settings.annotations !== 'auto' || readRefusalStatus(error) !== 403) throw error;
    return { lines: [describeRefusal(error, checkRun, showing.github.access)] };
  }
}

async function writeCheckRun(showing: GithubShowing): Promise<Partial<Written>> {
  const { report, settings, client, github } = showing;
  if (report.reason === 'cancelled') {
    const warning = await github.checkRun?.close(report.message);
    return { warnings: warning === undefined ? [] : [warning] };
  }
  if (report.reason === 'not-waited' && github.checkRun?.isPending() === true)
    return { lines: ['The check run stays open until the scan is judged: require the check run, not the job'] };
  const found =
    (await github.checkRun?.find(client)) ?? (marksInCheckRun(settings) ? await startFor(showing) : undefined);
  if (found === 'overtaken')
    return { lines: ['The check run shows a newer run of the gate on this commit, and is unchanged'] };
  if (found === undefined) return {};
  if (found.rivals === undefined) return { checkRunUrl: found.url, ...(await completeWithFallback(showing, found)) };
  return { checkRunUrl: found.url, ...(await completeBesideRivals(showing, found, found.rivals)) };
}

function startFor(showing: GithubShowing): Promise<FoundCheckRun> {
  return startCheckRun(showing.client, createOpening(showing));
}

function createOpening({ report, settings, github }: GithubShowing): Opening {
  const { message: text } = report;
  const headSha = github.shownSha ?? report.headSha ?? '';
  const event = nameRunKind(report.pullRequest, report.event, report.isFallback);
  const { runUrl, startedMs, attempt, gateId } = github.access;
  return { headSha, category: settings.category, event, text, runUrl, startedMs, attempt, gateId };
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
    if (!isRefused && (await tryToEnd(opened.id, ending, github.access))) github.checkRun?.markCompleted();
    if (isRateLimit(error)) throw error;
    return { warnings: [describeRefusal(error, checkRun, github.access)] };
  }
}

const endBudgetMs = 4000;

/** Works even if the run was canceled. */
async function tryToEnd(id: number, ending: CheckRunEnding, access: WriteAccess): Promise<boolean> {
  const cancel = new AbortController().signal;
  try {
    await withClient({ ...access, cancel }, endBudgetMs, (client) => endCheckRun(client, id, ending));
    return true;
  } catch {
    return false;
  }
}
