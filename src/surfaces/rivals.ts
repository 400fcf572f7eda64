/**
 * Several gates of one attempt of a run that write the same result, because no category separates them: the worst
 * result stays, and each says why. A hidden mark tells which gate wrote a result.
 */
import type { Verdict } from '../policy/verdict.ts';

export const rivalsNote =
  'Several gates of this run write the same results, because category is missing or the same: give each gate its own category';

/** From the best to the worst. */
const verdicts: readonly string[] = ['passed', 'inconclusive', 'failed'] satisfies Verdict[];

export interface Gate {
  /**
   * The run and its attempt. A system whose attempts have no number adds its job in this attempt and the name of the
   * job, each after a `/`. Undefined outside of a run.
   */
  attempt: string | undefined;
  verdict: Verdict;
}

/** The mark of the gate that writes a result, without anything that ends a comment or a URL. */
export function formatRunMark({ attempt, verdict }: Gate): string | undefined {
  return attempt === undefined ? undefined : `scan-gate-run:${attempt}:${verdict}`;
}

/** The same as an HTML comment. */
export function formatRunComment(gate: Gate): string {
  const mark = formatRunMark(gate);
  return mark === undefined ? '' : `<!-- ${mark} -->`;
}

/** The URL of the run with the mark. Undefined without a URL. */
export function markUrl(url: string | undefined, gate: Gate): string | undefined {
  const mark = formatRunMark(gate);
  return url === undefined || mark === undefined ? url : `${url.replace(/#.*$/s, '')}#${mark}`;
}

export interface Rival {
  /** Whether its result is worse, so that it stays. */
  isWorse: boolean;
}

/** Another gate of this attempt that wrote the marked text. Undefined if this attempt did not write it. */
export function findRival(marked: string | null | undefined, { attempt, verdict }: Gate): Rival | undefined {
  const [, theirs = '', found = ''] = /scan-gate-run:([\w./-]+):([a-z]+)/.exec(marked ?? '') ?? [];
  if (attempt === undefined || !verdicts.includes(found)) return undefined;
  const [run, job, name] = attempt.split('/');
  const [theirRun, theirJob, theirName] = theirs.split('/');
  // The same job again, with another id, is a retry.
  if (run !== theirRun || (job !== theirJob && name === theirName)) return undefined;
  return { isWorse: verdicts.indexOf(found) > verdicts.indexOf(verdict) };
}

/** The text to write: that of the worse result, and why, below its first line. */
export function chooseText(rival: Rival | undefined, own: string, theirs: string): string {
  if (rival === undefined) return own;
  const text = rival.isWorse ? theirs : own;
  if (text.includes(rivalsNote)) return text;
  const [first = '', ...rest] = text.split(/\r?\n/);
  return [first, '', `${rivalsNote}.`, '', ...rest].join('\n').trimEnd();
}

/** For the log. `name` is the surface's: `The comment`. */
export function describeRival(rival: Rival | undefined, name: string): string[] {
  if (rival === undefined) return [];
  return [`${rivalsNote}${rival.isWorse ? `. ${name} shows the worst result, which is that of another one` : ''}`];
}
