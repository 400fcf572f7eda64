/**
 * Gates of one attempt that write the same result, because no category separates them: the worst stays, and a hidden
 * mark tells whose it is. Also reads whether a pull request has another head by now than the one that was judged.
 */

import * as z from 'zod';
import { toGateError } from '../../shared/errors.ts';
import { isSameCommit } from '../../shared/git/commit-name.ts';
import { runOnce } from '../../shared/once.ts';
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import { readRefusalStatus } from '../hosts/github/problems.ts';
import type { JsonCall } from '../hosts/json-client.ts';
import type { Verdict } from '../policy/verdict.ts';
import type { Gate, GithubShowing, PlatformShowing, PullHead } from './surface.ts';

export const rivalsNote =
  'Several gates of this run write the same results, because category is missing or the same: give each gate its own category';

/** From the best to the worst. */
const verdicts: readonly string[] = ['passed', 'inconclusive', 'failed'] satisfies Verdict[];

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

// Checks that a run is about the head of its pull request before it writes there: a run of an older commit must not
// replace the result of a newer one.

/** Right after a push, a host may still answer with the commit before it. */
const retryMs = [1000, 2000, 3000, 4000] as const;

interface PullHeadCheck {
  /** True if the pull request is at another commit, so that nothing may be written there. */
  isOther: boolean;
  /** For the log: why nothing is written, or that the head could not be read. */
  lines: string[];
}

const githubPull = z.looseObject({ head: z.looseObject({ sha: z.string() }) });
const gitRef = z.looseObject({ object: z.looseObject({ sha: z.string() }) });

/** Reads the head of the run's pull request on GitHub once for all surfaces. The result never rejects. */
export function createHeadReader({
  client,
  report,
  github,
}: Pick<GithubShowing, 'client' | 'report' | 'github'>): () => Promise<PullHead> {
  const readPull = { route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}', shape: githubPull };
  const readRef = { route: `GET /repos/{owner}/{repo}/git/ref/pull/${report.pullRequest}/head`, shape: gitRef };
  const read = async () => {
    try {
      return (await client.call({ ...readPull, parameters: { pull_number: report.pullRequest } })).head.sha;
    } catch (error) {
      // A token that may write comments of issues alone may not read pull requests, but may read refs.
      if (readRefusalStatus(error) === undefined) throw error;
      return (await client.call(readRef)).object.sha;
    }
  };
  const judged = github.shownSha ?? report.headSha;
  // The guards have waited for a late answer already.
  const waitsMs = report.reason === 'moved' ? [] : retryMs;
  return runOnce(() => readPatiently({ judged, read, sleep: client.sleep, waitsMs }));
}

/** For a surface on GitHub. `name` begins the line in the log: `The comment`. */
export async function checkGithubHead(
  { report, github, readHead }: GithubShowing,
  name: string,
): Promise<PullHeadCheck> {
  const judged = github.shownSha ?? report.headSha;
  return judged === undefined ? { isOther: false, lines: [] } : compareHead(name, judged, await readHead());
}

/** For a surface on another host, whose interface describes the pull request at this path. */
export async function checkHostHead<T>(
  { client, judgedSha: judged, sleep, report }: PlatformShowing,
  name: string,
  call: Omit<JsonCall<T>, 'method'>,
  getSha: (pull: T) => string | null | undefined,
): Promise<PullHeadCheck> {
  if (judged === undefined) return { isOther: false, lines: [] };
  const read = async () => getSha(await client.call({ ...call, method: 'GET' })) ?? undefined;
  const waitsMs = report.reason === 'moved' ? [] : retryMs;
  return compareHead(name, judged, await readPatiently({ judged, read, sleep, waitsMs }));
}

async function readPatiently({
  judged,
  read,
  sleep,
  waitsMs,
}: {
  /** The commit of the pull request that the run is about. Undefined if nothing names it: then nothing is awaited. */
  judged: string | undefined;
  read(): Promise<string | undefined>;
  sleep(ms: number): Promise<void>;
  waitsMs: readonly number[];
}): Promise<PullHead> {
  let sha: string | undefined;
  try {
    sha = await read();
    for (const ms of waitsMs) {
      if (isSameCommit(sha, judged) !== false) break;
      await sleep(ms);
      sha = await read();
    }
    return { sha };
  } catch (error) {
    return { sha, why: neutralizeLine(toGateError(error).message, 300) };
  }
}

/** A head that cannot be read stops nothing: every run of a job without that permission would lose its comment. */
function compareHead(name: string, judged: string, { sha, why }: PullHead): PullHeadCheck {
  if (sha === undefined && why !== undefined) {
    const lines = [`${name} was written although the head of the pull request is unknown: ${why}`];
    return { isOther: false, lines };
  }
  if (isSameCommit(sha, judged) !== false) return { isOther: false, lines: [] };
  const now = sha?.slice(0, 12);
  return {
    isOther: true,
    lines: [`${name} stays as it is: this run is about ${judged.slice(0, 12)}, and the pull request is at ${now}`],
  };
}
