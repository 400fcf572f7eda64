/** Opens the check run while the gate works, and sees to it that it is completed on every way out. */
import { refusedWith } from '../../ci/github/problems.ts';
import { type WriteAccess, withClient } from '../access.ts';
import { refusalOf } from '../refusal.ts';
import type { CheckRunProgress, OpenedCheckRun, Opening } from './opened.ts';

const openBudgetMs = 20_000;
/** After a cancel: the answer to a request that is under way tells which check run it made. */
const openGraceMs = 1500;
/** The process of a cancelled run ends 4.5 s after the signal. */
const endBudgetMs = 2000;
/** The `post` part has time. */
const postBudgetMs = 20_000;

/** Kept for the step's `post` part in place of an id while nobody knows whether there is a check run. */
const unknownState = 'unknown';

/**
 * Opens it in the background. `keep` is told what a later process needs to close it: an id, `unknown`, or nothing once
 * there is nothing left to close. Never throws: what could not be opened is tried again, and told, by publishing.
 */
export function openCheckRun(
  opening: Opening,
  access: WriteAccess,
  keep: (state: string) => void = () => {},
): CheckRunProgress {
  keep(unknownState);
  let isEnded = false;
  const markCompleted = () => {
    isEnded = true;
    keep('');
  };
  const opened = open(opening, access).then((found) => {
    if (found === 'none') markCompleted();
    else if (found !== 'unknown') keep(String(found.id));
    return found;
  });
  return {
    async find(client) {
      const found = await opened;
      if (found === 'none') return undefined;
      return found === 'unknown' ? (await requests()).findUnfinished(client, opening) : found;
    },
    markCompleted,
    async close(text) {
      const found = await opened;
      if (isEnded) return undefined;
      const id = typeof found === 'string' ? undefined : found.id;
      const warning = await end(id, { opening, text, budgetMs: endBudgetMs }, access);
      if (warning === undefined) markCompleted();
      // What nobody knows to be there is left to the `post` part without a word.
      return id === undefined ? undefined : warning;
    },
  };
}

/** `unknown` when the request may have arrived, and its answer did not. */
async function open(opening: Opening, access: WriteAccess): Promise<OpenedCheckRun | 'none' | 'unknown'> {
  if (access.cancel.aborted) return 'none';
  const inGrace = { ...inRealTime(access), cancel: delayed(access.cancel, openGraceMs) };
  try {
    const { startCheckRun } = await requests();
    return await withClient(inGrace, openBudgetMs, (client) => startCheckRun(client, opening));
  } catch (error) {
    return refusedWith(error) === undefined ? 'unknown' : 'none';
  }
}

/** Loaded in the background: a run's first request does not wait for it. */
function requests() {
  return import('./check-run.ts');
}

/** Time limits are those of the process, which a signal ends in real seconds whatever a test's clock skips. */
function inRealTime(access: WriteAccess): WriteAccess {
  return { ...access, clock: { ...access.clock, onSkip: undefined } };
}

function delayed(signal: AbortSignal, ms: number): AbortSignal {
  const late = new AbortController();
  signal.addEventListener('abort', () => setTimeout(() => late.abort(signal.reason), ms).unref(), { once: true });
  return late.signal;
}

/** A check run that is cancelled from the outside. */
export interface Cancelling {
  opening: Opening;
  text: string;
}

/** For the `post` part: completes as cancelled what a killed run left open; a warning when that failed. Never rejects. */
export async function closeLeftOpen(
  state: string,
  cancelling: Cancelling,
  access: WriteAccess,
): Promise<{ wasOpen: boolean; warning?: string | undefined }> {
  const isId = /^[1-9]\d{0,15}$/.test(state);
  if (!isId && state !== unknownState) return { wasOpen: false };
  const ending = { ...cancelling, budgetMs: postBudgetMs };
  return { wasOpen: true, warning: await end(isId ? Number(state) : undefined, ending, access) };
}

/** Whatever was cancelled before. */
async function end(
  id: number | undefined,
  { opening, text, budgetMs }: Cancelling & { budgetMs: number },
  access: WriteAccess,
): Promise<string | undefined> {
  const cancel = new AbortController().signal;
  try {
    const { endCheckRun, findUnfinished } = await requests();
    await withClient({ ...inRealTime(access), cancel }, budgetMs, async (client) => {
      const found = id ?? (await findUnfinished(client, opening))?.id;
      if (found !== undefined) await endCheckRun(client, found, { conclusion: 'cancelled', title: 'Cancelled', text });
    });
    return undefined;
  } catch (error) {
    return refusalOf(error, { name: 'The end of the check run', permission: 'checks: write' }, access);
  }
}
