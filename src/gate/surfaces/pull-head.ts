/**
 * Checks that a run is about the head of its pull request before it writes there: a run of an older commit must not
 * replace the result of a newer one.
 */
import * as z from 'zod';
import { toGateError } from '../../shared/errors.ts';
import { isSameCommit } from '../../shared/git/commit-name.ts';
import { runOnce } from '../../shared/once.ts';
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import { readRefusalStatus } from '../hosts/github/problems.ts';
import type { JsonCall } from '../hosts/json-client.ts';
import type { GithubShowing, PlatformShowing, PullHead } from './surface.ts';

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

interface PatientRead {
  /** The commit of the pull request that the run is about. Undefined if nothing names it: then nothing is awaited. */
  judged: string | undefined;
  read(): Promise<string | undefined>;
  sleep(ms: number): Promise<void>;
  waitsMs: readonly number[];
}

async function readPatiently({ judged, read, sleep, waitsMs }: PatientRead): Promise<PullHead> {
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
