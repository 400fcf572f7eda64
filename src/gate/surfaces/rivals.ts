/**
 * Several gates of one attempt of a run that write the same result, because no category separates them: the worst
 * result stays, and each says why. A hidden mark tells which gate wrote a result.
 */
import { createHash } from 'node:crypto';
import { ciSystems } from '../hosts/registry.ts';
import type { CiSystem, Environment } from '../hosts/system.ts';
import type { Verdict } from '../policy/verdict.ts';
import type { OptionalSettings } from '../settings/reading.ts';

export const rivalsNote =
  'Several gates of this run write the same results, because category is missing or the same: give each gate its own category';

/** From the best to the worst. */
const verdicts: readonly string[] = ['passed', 'inconclusive', 'failed'] satisfies Verdict[];

/** This gate, by which others of the same run are noticed. */
export interface Gate {
  /**
   * The run and its attempt. A system whose attempts have no number adds its job in this attempt and the name of the
   * job, each after a `/`. Undefined outside of a run.
   */
  attempt: string | undefined;
  /** See `identifyGate`. */
  id?: string | undefined;
  verdict: Verdict;
}

/**
 * What tells a gate from others of its attempt: its job, what was given to it, and what it judges. The same gate again
 * replaces its own result. Undefined if that is unknown, as for files, which other programs write between two gates.
 */
export function identifyGate(
  env: Environment,
  { given, sarif }: Pick<OptionalSettings, 'given' | 'sarif'>,
  { repositoryUrl, branch, headSha }: { [Each in 'repositoryUrl' | 'branch' | 'headSha']?: string | undefined },
): string | undefined {
  const system: CiSystem | undefined = ciSystems.find(({ isHere }) => isHere(env));
  const parts = [system?.job?.(env), given, repositoryUrl, branch, headSha];
  if (sarif !== undefined || parts.some((part) => !part)) return undefined;
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** The mark of the gate that writes a result, without anything that ends a comment or a URL. */
export function formatRunMark({ attempt, id, verdict }: Gate): string | undefined {
  if (attempt === undefined) return undefined;
  return ['scan-gate-run', attempt, verdict, ...(id === undefined ? [] : [id])].join(':');
}

/** The same as an HTML comment. */
export function formatRunComment(gate: Gate): string {
  const mark = formatRunMark(gate);
  return mark === undefined ? '' : `<!-- ${mark} -->`;
}

/** The URL of the run with the mark. A worse rival's URL has one, and stays. Undefined without a URL. */
export function markUrl(url: string | undefined, gate: Gate, rival?: Rival): string | undefined {
  if (rival?.isWorse) return url && dropGateId(url);
  const mark = formatRunMark(rival === undefined ? gate : { ...gate, id: undefined });
  return url === undefined || mark === undefined ? url : `${url.replace(/#.*$/s, '')}#${mark}`;
}

export interface Rival {
  /** Whether its result is worse, so that it stays. */
  isWorse: boolean;
}

/** Another gate of this attempt that wrote the marked text. Undefined if this attempt did not write it. */
export function findRival(marked: string | null | undefined, { attempt, id, verdict }: Gate): Rival | undefined {
  const [, theirs = '', found = '', theirId] = /scan-gate-run:([\w./-]+):([a-z]+)(?::(\w+))?/.exec(marked ?? '') ?? [];
  if (attempt === undefined || !verdicts.includes(found)) return undefined;
  const [run, job, name] = attempt.split('/');
  const [theirRun, theirJob, theirName] = theirs.split('/');
  // The same job again, with another id, is a retry.
  if (run !== theirRun || (job !== theirJob && name === theirName)) return undefined;
  if (id !== undefined && id === theirId) return undefined;
  return { isWorse: verdicts.indexOf(found) > verdicts.indexOf(verdict) };
}

/** The text to write: that of the worse result, and why, below its first line. */
export function chooseText(rival: Rival | undefined, own: string, theirs: string): string {
  if (rival === undefined) return own;
  const text = dropGateId(rival.isWorse ? theirs : own);
  if (text.includes(rivalsNote)) return text;
  const [first = '', ...rest] = text.split(/\r?\n/);
  return [first, '', `${rivalsNote}.`, '', ...rest].join('\n').trimEnd();
}

/** What several gates wrote is no longer replaced by one of them alone. */
function dropGateId(text: string): string {
  return text.replaceAll(/(scan-gate-run:[\w./-]+:[a-z]+):\w+/g, '$1');
}

/** For the log. `name` is the surface's: `The comment`. */
export function describeRival(rival: Rival | undefined, name: string): string[] {
  if (rival === undefined) return [];
  return [`${rivalsNote}${rival.isWorse ? `. ${name} shows the worst result, which is that of another one` : ''}`];
}
