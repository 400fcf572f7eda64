/** What a run with `finish-pending` does. It asks the service and GitHub, and does not trust its own input. */

import type { ScanDetail } from '../../shared/api/schemas.ts';
import { createBudget, formatSeconds } from '../../shared/clock.ts';
import { GateError, toGateError } from '../../shared/errors.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import type { RunContext } from '../hosts/context/context.ts';
import type { GithubClient } from '../hosts/github/client.ts';
import { readPull } from '../hosts/github/comment-commands/people.ts';
import { createWriteAccess, withClient } from '../hosts/github/surfaces/access.ts';
import { endCheckRun } from '../hosts/github/surfaces/check-run/check-run.ts';
import { findPending, listOverdue, type PendingCheckRun } from '../hosts/github/surfaces/check-run/progress.ts';
import { openService } from '../run/gate-run.ts';
import { readRunContext } from '../run/place.ts';
import type { Session } from '../run/session.ts';
import type { Settings } from '../settings/settings.ts';
import { createNoKeyError } from '../story/guards.ts';

const githubBudgetMs = 120_000;
/** The service may report the end of a scan before its own API shows it. */
const lagMs = 60_000;
const lookEveryMs = 5000;

/**
 * A check run to complete, with the context of the run that left it open. A string is the reason why nothing is left to
 * do, without a full stop.
 */
export async function findPendingWork(
  session: Session,
  settings: Settings,
  context: RunContext,
): Promise<{ pending: PendingCheckRun; context: RunContext } | string> {
  requireDefaultBranch(context);
  if (settings.githubToken === undefined) {
    throw new GateError('CONFIG', 'finish-pending needs github-token', {
      reason: 'settings',
      hint: 'Leave github-token out: the token of the job, with the permission checks: write, is then used.',
    });
  }
  const { scanId } = settings;
  const access = await createWriteAccess(session, context, settings);
  if (scanId === undefined)
    return withClient(access, githubBudgetMs, (client) => closeOverdue(client, settings, session.now));
  const scan = await readEndedScan(session, settings, scanId);
  if (scan === undefined) return `Scan ${scanId} has not ended, so the check run that waits for it stays open`;
  return withClient(access, githubBudgetMs, async (client) => {
    const pending = await findPending(client, scanId, scan.branch, settings.category);
    if (pending === undefined) return `No check run waits for scan ${scanId}`;
    const { headSha, opened } = pending;
    const { pullRequest } = pending.scan;
    const pull = pullRequest === undefined ? undefined : await readPull(client, pullRequest);
    const asOpened = pull && { ...pull, head: { ...pull.head, sha: headSha } };
    const judged = {
      kind: 'pending',
      pull: asOpened,
      branch: scan.branch,
      headSha,
      startedMs: opened.startedMs,
    } as const;
    return { pending, context: await readRunContext(session, settings, judged) };
  });
}

/**
 * A run on another branch uses the workflow file of that branch, so the author of that branch would choose the
 * settings.
 */
function requireDefaultBranch({ event, trust, branch, defaultBranch, refusal }: RunContext): void {
  const isRight = refusal === undefined && trust === 'own' && branch === defaultBranch;
  if (isRight && (event === 'workflow_dispatch' || event === 'schedule')) return;
  throw new GateError('CONFIG', 'finish-pending is for runs of workflow_dispatch and schedule on the default branch', {
    reason: 'wrong-ref',
    hint: 'Put it into its own workflow, as docs/without-waiting.md shows, and start that on the default branch.',
  });
}

/** Asks the service, because whoever started this run may claim that the scan has ended. Undefined if it has not. */
async function readEndedScan(session: Session, settings: Settings, scanId: string): Promise<ScanDetail | undefined> {
  if (settings.apiKey === undefined) throw createNoKeyError();
  const clock = session.clock(settings.baseUrl);
  const budget = createBudget(clock, settings.timeoutSeconds * 1000, session.cancel);
  try {
    const client = await openService(session, settings, budget);
    const startedMs = clock.now();
    for (;;) {
      const scan = await client.getScan({ scan_id: scanId });
      if (scan.status === 'COMPLETED' || scan.status === 'FAILED') return scan;
      if (clock.now() - startedMs >= lagMs) return undefined;
      await clock.sleep(lookEveryMs, budget.signal);
    }
  } finally {
    budget.end();
  }
}

async function closeOverdue(client: GithubClient, settings: Settings, now: Date): Promise<string> {
  const limitMs = settings.timeoutSeconds * 1000;
  const beforeMs = now.getTime() - limitMs;
  const overdue = await listOverdue(client, beforeMs, settings.category);
  const limit = formatSeconds(limitMs);
  const refusals: string[] = [];
  for (const { opened, scan } of overdue) {
    const text = `Scan ${scan.scanId} was not judged within ${limit}: it has not ended, or its end was not reported. Run the gate again on this commit, or start the workflow that finishes check runs with this scan.`;
    const ending = { conclusion: 'timed_out', title: 'Inconclusive: the scan was not judged in time', text } as const;
    // One refusal does not keep the others open.
    await endCheckRun(client, opened.id, ending).catch((error: unknown) => {
      const { code, message } = toGateError(error);
      if (code === 'CANCELLED' || code === 'RATE_LIMITED') throw error;
      refusals.push(message);
    });
  }
  if (overdue.length === 0) return `No check run has waited for longer than ${limit}`;
  const closed = `${pluralize(overdue.length - refusals.length, 'check run')} closed as inconclusive after waiting for longer than ${limit}`;
  return refusals.length === 0 ? closed : `${closed}; ${refusals.length} could not be closed: ${refusals[0]}`;
}
