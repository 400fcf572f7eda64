/** The reads that the gate needs from GitHub: the head of a branch, the text of a file, the files of a pull request. */
import * as z from 'zod';
import { GateError, ignoreNotFound, toGateError, tryRead } from '../../../shared/errors.ts';
import { type FileText, formatCommit, isFullSha } from '../../../shared/git/commit-name.ts';
import { type CommitDiff, commitLimit, type Diff, type DiffFile } from '../diff.ts';
import { type ClientOptions, createGithubClient, type GithubClient } from './client.ts';
import { createReadError, readPermissionHint } from './problems.ts';

/** GitHub lists at most this many files of a pull request. */
const fileLimit = 3000;
/** GitHub returns at most this many activities of a branch at once. Their times have whole seconds. */
const activityLimit = 100;
const activitySlackMs = 2000;
/** After a push GitHub may answer for a moment as if it had not happened. All waits of a run for it take this long. */
const lateAnswersMs = 10_000;
/** GitHub compares at most this many files. */
const compareLimit = 300;

const sha = z.string().check(z.regex(/^[0-9a-f]{40,64}$/));
const gitRef = z.looseObject({ ref: z.optional(z.string()), object: z.looseObject({ sha }) });
const commit = z.looseObject({ sha });
const changedFile = z.looseObject({
  filename: z.string(),
  previous_filename: z.optional(z.string()),
  patch: z.optional(z.string()),
  additions: z.optional(z.number()),
  deletions: z.optional(z.number()),
  changes: z.optional(z.number()),
  status: z.optional(z.string()),
});
/** Without a list of files it is unknown what changed. */
const comparison = z.looseObject({
  files: z.array(changedFile),
  total_commits: z.optional(z.number()),
  merge_base_commit: z.nullish(
    z.looseObject({
      commit: z.looseObject({ committer: z.nullish(z.looseObject({ date: z.nullish(z.string()) })) }),
    }),
  ),
});
const commitList = z.looseObject({
  total_commits: z.number(),
  commits: z.array(z.looseObject({ sha, parents: z.array(z.looseObject({ sha })) })),
});
const commitFiles = z.looseObject({ sha, files: z.array(changedFile) });
const activity = z.looseObject({ before: z.string(), after: z.optional(z.string()), timestamp: z.string() });
const pull = z.looseObject({
  base: z.looseObject({ ref: z.string() }),
  head: z.looseObject({ sha }),
  changed_files: z.optional(z.number()),
});

export type GithubReader = ReturnType<typeof createGithubReader>;

export function createGithubReader(options: Omit<ClientOptions, 'problemOf'>) {
  const client = createGithubClient({ ...options, problemOf: createReadError });
  const readPatiently = createPatientReader(client);
  const commits = new Map<string, Promise<string>>();
  const readLate = (ref: string) => {
    const resolve = () => resolveCommit(client, ref);
    return isFullSha(ref) ? readPatiently(resolve) : resolve();
  };
  const readHead = createHeadReader(client, readPatiently);
  // Everything that a run reads from one branch comes from one commit.
  const resolveOnce = (ref: string) => {
    const resolving = commits.get(ref) ?? readLate(ref);
    commits.set(ref, resolving);
    return resolving;
  };
  return {
    /**
     * SHA of the head of a branch. If it is not the expected one, it is read again for up to 10 s, because GitHub may
     * answer late after a push. Throws GateError when it cannot be read.
     */
    async branchHead(branch: string, expected?: string): Promise<string> {
      const sha = await readHead(branch, expected?.toLowerCase());
      // A reader that knows the head of a branch may read that commit.
      commits.set(sha, Promise.resolve(sha));
      return sha;
    },
    /** Whether a tag with this name exists. */
    async hasTag(name: string): Promise<boolean> {
      const route = `${repository}/git/ref/tags/${encodePath(name)}`;
      const found = await ignoreNotFound(client.call({ route, shape: gitRef }));
      return found !== undefined && (found.ref ?? `refs/tags/${name}`) === `refs/tags/${name}`;
    },
    /**
     * The text of a file at a SHA, `heads/<branch>`, `tags/<tag>`, or a bare name that is a branch or a tag but not both.
     * Undefined (absent) only after the commit itself could be read. Throws GateError when anything cannot be read.
     */
    async fileText(path: string, ref: string): Promise<FileText | undefined> {
      const sha = await resolveOnce(ref);
      const text = await ignoreNotFound(client.raw(`${repository}/contents/${encodePath(path)}?ref=${sha}`));
      return text === undefined ? undefined : { text, at: formatCommit(sha, ref) };
    },
    /**
     * The files that a pull request changes, with their old names, compared between two fixed commits. If it changes more
     * files than GitHub compares, the list of the pull request is used when its base and head are still the same;
     * otherwise the diff is incomplete.
     */
    async changedFiles(pullRequest: number, { base, headSha }: Parameters<typeof readListedFiles>[2]): Promise<Diff> {
      const [from, to] = [base?.sha, headSha];
      const isKnown = from !== undefined && to !== undefined;
      const compared = isKnown
        ? await ignoreNotFound(readPatiently(() => compareCommits(client, from, to)))
        : undefined;
      if (compared?.isComplete) return compared;
      const listed = await readListedFiles(client, pullRequest, { base, headSha });
      const paths = new Set(listed.files.map(({ path }) => path));
      const isSame = compared?.files.every(({ path }) => paths.has(path)) ?? true;
      const { mergeBaseMs, commitCount } = compared ?? {};
      return { files: listed.files, isComplete: listed.isComplete && isSame, mergeBaseMs, commitCount };
    },
    /** The difference between two commits: the files of a merge group. */
    comparedFiles: (baseSha: string, headSha: string): Promise<Diff> =>
      readPatiently(() => compareCommits(client, baseSha, headSha)),
    /**
     * The changes of each commit that the head has and the base does not have, the latest first. Throws GateError when
     * one of them, or their list, cannot be read completely.
     */
    commitDiffs: (baseSha: string, headSha: string): AsyncIterable<CommitDiff> =>
      streamCommitDiffs(client, baseSha, headSha),
    /** The branch that the pull request targets now. */
    async baseBranch(pullRequest: number): Promise<string> {
      return (await client.call({ route: `${repository}/pulls/${pullRequest}`, shape: pull })).base.ref;
    },
    /**
     * Whether a branch has left a commit since a time, from GitHub's activity list. A head that moves away and back
     * leaves no other trace. Throws GateError when the token may not read the list, or the server does not have it.
     */
    hasLeft: (leaving: Parameters<typeof hasLeftCommit>[1]): Promise<boolean> => hasLeftCommit(client, leaving),
    /**
     * Since when the branch has been at the commit, from the same list, in ms since the epoch by GitHub's clock. Undefined
     * when its latest activity was not a move to this commit. Throws GateError as `hasLeft` does.
     */
    async atCommitSinceMs(branch: string, sha: string): Promise<number | undefined> {
      const listed = await listActivities(client, branch);
      const latestMs = Math.max(...listed.map(({ timestamp }) => Date.parse(timestamp)));
      // Two activities of one second have no order.
      const latest = listed.filter(({ timestamp }) => !(Date.parse(timestamp) < latestMs));
      const isOnly = latest.length === 1 && latest[0]?.after?.toLowerCase() === sha.toLowerCase();
      return isOnly ? latestMs : undefined;
    },
    /** How far GitHub's clock is ahead of this machine's clock. Undefined before the first response that has a time. */
    serverAheadMs: client.serverAheadMs,
  };
}

/** Reads again while GitHub knows nothing of it, or answers something else than expected. */
function createPatientReader(client: GithubClient) {
  let leftMs = lateAnswersMs;
  return async <T>(read: () => Promise<T>, isExpected: (answer: T) => boolean = () => true): Promise<T> => {
    for (let pauseMs = 1000; ; pauseMs += 1000) {
      try {
        const answer = await read();
        if (leftMs <= 0 || isExpected(answer)) return answer;
      } catch (error) {
        if (leftMs <= 0 || toGateError(error).code !== 'NOT_FOUND') throw error;
      }
      // Reads side by side share the time.
      const waitMs = Math.min(pauseMs, leftMs);
      leftMs -= waitMs;
      await client.sleep(waitMs);
    }
  };
}

/**
 * Before this run has seen the branch at the expected commit, another answer may only be late. After that, the branch
 * may really have moved and come back, so GitHub's activity list must show that it did not.
 */
function createHeadReader(client: GithubClient, readPatiently: ReturnType<typeof createPatientReader>) {
  let seenMs: number | undefined;
  return async (branch: string, expected: string | undefined): Promise<string> => {
    const route = `${repository}/git/ref/heads/${encodePath(branch)}`;
    let other: string | undefined;
    const sha = await readPatiently(
      async () => (await client.call({ route, shape: gitRef })).object.sha,
      (answer) => {
        if (expected === undefined || answer === expected) return true;
        other = answer;
        return false;
      },
    );
    if (expected === undefined || sha !== expected) return sha;
    const sinceMs = seenMs;
    seenMs ??= Date.now() + (client.serverAheadMs() ?? Number.NaN);
    if (other === undefined || sinceMs === undefined) return sha;
    const hasLeft = await tryRead(
      () => hasLeftCommit(client, { branch, sha, sinceMs }),
      () => true,
    );
    return hasLeft ? other : sha;
  };
}

/** The latest first. */
function listActivities(client: GithubClient, branch: string): Promise<z.infer<typeof activity>[]> {
  const parameters = { ref: `refs/heads/${branch}`, per_page: activityLimit };
  return client.call({ route: `${repository}/activity`, parameters, shape: z.array(activity) });
}

/** A full page may hide further activities of the same moment. */
async function hasLeftCommit(
  client: GithubClient,
  /** `sinceMs`: by GitHub's clock, in ms since the epoch. */
  { branch, sha, sinceMs }: { branch: string; sha: string; sinceMs: number },
): Promise<boolean> {
  const listed = await listActivities(client, branch);
  const recent = listed.filter(({ timestamp }) => !(Date.parse(timestamp) < sinceMs - activitySlackMs));
  return recent.length >= activityLimit || recent.some(({ before }) => before.toLowerCase() === sha.toLowerCase());
}

async function compareCommits(client: GithubClient, baseSha: string, headSha: string): Promise<Diff> {
  const route = `${repository}/compare/${encodePath(`${baseSha}...${headSha}`)}?per_page=1`;
  const { files, total_commits: commitCount, merge_base_commit } = await client.call({ route, shape: comparison });
  const mergeBaseMs = Date.parse(merge_base_commit?.commit.committer?.date ?? '');
  return {
    files: files.map(toDiffFile),
    isComplete: files.length < compareLimit,
    commitCount,
    mergeBaseMs: Number.isNaN(mergeBaseMs) ? undefined : mergeBaseMs,
  };
}

/** The number of commits that are read at the same time. */
const commitsAtOnce = 8;

async function* streamCommitDiffs(client: GithubClient, baseSha: string, headSha: string): AsyncGenerator<CommitDiff> {
  const commits = await listCommits(client, baseSha, headSha);
  for (let index = 0; index < commits.length; index += commitsAtOnce) {
    const some = commits.slice(index, index + commitsAtOnce);
    yield* await Promise.all(
      some.map(async ({ sha, parents: [, ...others] }) => ({
        sha,
        against: await Promise.all([
          readOwnFiles(client, sha),
          ...others.map((parent) => compareCommits(client, parent.sha, sha)),
        ]),
      })),
    );
  }
}

/** The latest commit first. */
async function listCommits(client: GithubClient, baseSha: string, headSha: string) {
  const route = `${repository}/compare/${encodePath(`${baseSha}...${headSha}`)}`;
  let total = 0;
  const takeItems = ({ total_commits, commits }: z.infer<typeof commitList>) => {
    total = Math.max(total, total_commits);
    return commits;
  };
  const listed = await client.pages({ route, shape: commitList }, takeItems, commitLimit);
  const commits = [...new Map(listed.map((each) => [each.sha, each])).values()].reverse();
  if (commits.length !== total || commits[0]?.sha !== headSha.toLowerCase() || total > commitLimit)
    throw new GateError('PROTOCOL', `GitHub lists ${commits.length} of ${total} commits`);
  return commits;
}

/** What a commit changes against its first parent. */
async function readOwnFiles(client: GithubClient, wanted: string): Promise<Diff> {
  const route = `${repository}/commits/${wanted}`;
  const takeItems = ({ sha, files }: z.infer<typeof commitFiles>) => {
    if (sha !== wanted) throw new GateError('PROTOCOL', `GitHub answered with commit ${sha}, not ${wanted}`);
    return files;
  };
  const files = await client.pages({ route, shape: commitFiles }, takeItems, fileLimit);
  return { files: files.map(toDiffFile), isComplete: files.length < fileLimit };
}

/** The pull request as it is now. The diff is incomplete when base or head differ from the event. */
async function readListedFiles(
  client: GithubClient,
  number: number,
  { base, headSha }: { base: { branch: string; sha: string | undefined } | undefined; headSha: string | undefined },
): Promise<Diff> {
  const route = `${repository}/pulls/${number}`;
  const list = { route: `${route}/files`, shape: z.array(changedFile) };
  const files = await client.pages(list, (page) => page, fileLimit);
  const now = await ignoreNotFound(client.call({ route, shape: pull }));
  const isSame =
    now === undefined ||
    ((base === undefined || now.base.ref === base.branch) &&
      (headSha === undefined || now.head.sha === headSha.toLowerCase()) &&
      (now.changed_files ?? files.length) === files.length);
  return { files: files.map(toDiffFile), isComplete: isSame && files.length < fileLimit };
}

const repository = 'GET /repos/{owner}/{repo}';

function toDiffFile(file: z.infer<typeof changedFile>): DiffFile {
  const { filename: path, previous_filename: previousPath, patch, additions, deletions, status } = file;
  const isUnchanged = additions === 0 && deletions === 0 && (file.changes ?? 0) === 0 && !patch;
  const isOnlyRenamed = status === 'renamed' && previousPath !== undefined && isUnchanged;
  const isRemoved = status === 'removed';
  return { path, previousPath, patch, additions, deletions, isRemoved, ...(isOnlyRenamed && { isOnlyRenamed }) };
}

function encodePath(path: string): string {
  if (!path.isWellFormed()) throw new GateError('PROTOCOL', `GitHub: ${JSON.stringify(path)} cannot be a name`);
  return path.split('/').map(encodeURIComponent).join('/');
}

/**
 * The commit of a ref. A bare name must not be both a branch and a tag, because others may create branches and tags.
 */
async function resolveCommit(client: GithubClient, ref: string): Promise<string> {
  const exact = ref.replace(/^refs\//, '');
  const requestSha = async (name: string) =>
    (await client.call({ route: `${repository}/commits/${encodePath(name)}`, shape: commit })).sha;
  if (/^(?:heads|tags)\//.test(exact) || isFullSha(exact)) return requestSha(exact);
  const [branch, tag] = await Promise.all([
    ignoreNotFound(requestSha(`heads/${exact}`)),
    ignoreNotFound(requestSha(`tags/${exact}`)),
  ]);
  if (branch !== undefined && tag !== undefined) {
    throw new GateError('CONFIG', `GitHub: ${exact} is a branch and a tag`, {
      hint: `Write heads/${exact} or tags/${exact}.`,
    });
  }
  const found = branch ?? tag;
  if (found !== undefined) return found;
  throw new GateError('NOT_FOUND', `GitHub: there is no branch or tag ${exact} that can be read`, {
    hint: `${readPermissionHint} A commit is named by its full SHA.`,
  });
}
