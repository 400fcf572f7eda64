/**
 * Checks that a run is about the head of its pull request before it writes there: a run of an older commit must not
 * replace the result of a newer one.
 */
import * as z from 'zod';
import { readRefusalStatus } from '../ci/github/problems.ts';
import type { JsonCall } from '../ci/json-client.ts';
import { toGateError } from '../errors.ts';
import { isSameCommit } from '../git/commit-name.ts';
import { neutralizeLine } from '../report/neutral.ts';
import type { GithubShowing, PlatformShowing } from './surface.ts';

/** Right after a push, a host may still answer with the commit before it. */
const retryMs = [1000, 2000, 3000, 4000] as const;

export interface PullHeadCheck {
  /** True if the pull request is at another commit, so that nothing may be written there. */
  isOther: boolean;
  /** For the log: why nothing is written, or that the head could not be read. */
  lines: string[];
}

const githubPull = z.looseObject({ head: z.looseObject({ sha: z.string() }) });
const gitRef = z.looseObject({ object: z.looseObject({ sha: z.string() }) });

/** For a surface on GitHub. `name` begins the line in the log: `The comment`. */
export function checkGithubHead({ client, report, github }: GithubShowing, name: string): Promise<PullHeadCheck> {
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
  return compareHead({ name, judged: github.shownSha ?? report.headSha, read, sleep: client.sleep });
}

/** For a surface on another host, whose interface describes the pull request at this path. */
export function checkHostHead<T>(
  { client, judgedSha, sleep }: PlatformShowing,
  name: string,
  call: Omit<JsonCall<T>, 'method'>,
  getSha: (pull: T) => string | null | undefined,
): Promise<PullHeadCheck> {
  const read = async () => getSha(await client.call({ ...call, method: 'GET' })) ?? undefined;
  return compareHead({ name, judged: judgedSha, read, sleep });
}

interface Comparison {
  name: string;
  /** The commit of the pull request that the run is about. Undefined if nothing names it: then nothing is compared. */
  judged: string | undefined;
  read(): Promise<string | undefined>;
  sleep(ms: number): Promise<void>;
}

/** A head that cannot be read stops nothing: every run of a job without that permission would lose its comment. */
async function compareHead({ name, judged, read, sleep }: Comparison): Promise<PullHeadCheck> {
  if (judged === undefined) return { isOther: false, lines: [] };
  let head: string | undefined;
  try {
    head = await read();
    for (const ms of retryMs) {
      if (isSameCommit(head, judged) !== false) break;
      await sleep(ms);
      head = await read();
    }
  } catch (error) {
    const why = neutralizeLine(toGateError(error).message, 300);
    if (head === undefined)
      return {
        isOther: false,
        lines: [`${name} was written although the head of the pull request is unknown: ${why}`],
      };
  }
  if (isSameCommit(head, judged) !== false) return { isOther: false, lines: [] };
  const now = head?.slice(0, 12);
  return {
    isOther: true,
    lines: [`${name} stays as it is: this run is about ${judged.slice(0, 12)}, and the pull request is at ${now}`],
  };
}
