/** Opens the check run while the gate works, and ensures that it is completed however the run ends. */
import type { PendingScan } from '../../identity.ts';
import { readRefusalStatus } from '../../problems.ts';
import { type WriteAccess, withClient } from '../access.ts';
import { describeRefusal } from '../refusal.ts';
import {
  endCheckRun,
  findUnfinished,
  rankConclusion,
  recordPending,
  reviewCheckRun,
  startCheckRun,
} from './check-run.ts';
import type { CheckRunProgress, FoundCheckRun, OpenedCheckRun, Opening } from './opened.ts';

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
      isLeft = await leave(found, opening, scan, access);
      if (isLeft) markCompleted();
      return isLeft;
    },
    isPending: () => isLeft,
    async close(text) {
      const found = await opened;
      if (isEnded) return undefined;
      const known = typeof found === 'string' ? undefined : found;
      const warning = await endAsCancelled(known, { opening, text, budgetMs: endBudgetMs }, access);
      if (warning === undefined) markCompleted();
      // If it is not known to exist, the `post` part handles it, without a warning here.
      return known === undefined ? undefined : warning;
    },
  };
}

/** `unknown` if the request may have arrived and its response was lost. */
async function openInBackground(opening: Opening, access: WriteAccess): Promise<FoundCheckRun | 'none' | 'unknown'> {
  if (access.cancel.aborted) return 'none';
  const inGrace = { ...useRealTime(access), cancel: delayAbort(access.cancel, openGraceMs * access.clock.patience) };
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

async function leave(
  opened: OpenedCheckRun,
  opening: Opening,
  scan: PendingScan,
  access: WriteAccess,
): Promise<boolean> {
  try {
    return await withClient(useRealTime(access), openBudgetMs * access.clock.patience, async (client) => {
      if ((await reviewCheckRun(client, opening, opened)) === 'overtaken') return true;
      await recordPending(client, opening, { opened, scan });
      return true;
    });
  } catch {
    // The run itself reports that it has to wait.
    return false;
  }
}

function delayAbort(signal: AbortSignal, ms: number): AbortSignal {
  const late = new AbortController();
  signal.addEventListener('abort', () => setTimeout(() => late.abort(signal.reason), ms).unref(), { once: true });
  return late.signal;
}

/** A check run that is cancelled from outside. */
export interface Cancelling {
  opening: Opening;
  text: string;
}

/**
 * For the `post` part: completes as cancelled what a killed run left open. Returns a warning if that failed. Never
 * rejects.
 */
export async function closeLeftOpen(
  state: string,
  cancelling: Cancelling,
  access: WriteAccess,
): Promise<{ wasOpen: boolean; warning?: string | undefined }> {
  const [, id, startedMs] = /^([1-9]\d{0,15})@(\d{1,15})$/.exec(state) ?? [];
  if (id === undefined && state !== unknownState) return { wasOpen: false };
  const known = id === undefined ? undefined : { id: Number(id), startedMs: Number(startedMs) };
  return { wasOpen: true, warning: await endAsCancelled(known, { ...cancelling, budgetMs: postBudgetMs }, access) };
}

interface KnownCheckRun {
  id: number;
  startedMs: number;
}

/** Works even if the run was canceled. The result of a newer run is left unchanged. */
async function endAsCancelled(
  known: KnownCheckRun | undefined,
  { opening, text, budgetMs }: Cancelling & { budgetMs: number },
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
