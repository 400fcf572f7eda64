/**
 * How a run reads facts about the repository: one function for every entry, using the sources that the context names.
 */

import type { Budget } from '../../shared/clock.ts';
import { GateError } from '../../shared/errors.ts';
import type { FileText } from '../../shared/git/commit-name.ts';
import type { Transport } from '../../shared/http/http.ts';
import { runUntilSuccess } from '../../shared/once.ts';
import { createAddressReader } from '../hosts/address-reader.ts';
import type { ContextHints, Judged, RunContext } from '../hosts/context/context.ts';
import type { CommitDiffs } from '../hosts/diff.ts';
import type { GithubAccess } from '../hosts/github/client.ts';
import { createGithubReader } from '../hosts/github/reader.ts';
import type { DiffSource } from '../hosts/sources.ts';
import { createFileReader, hasTagFrom, readCommitsFrom, readDiffFrom, readHeadFrom } from '../hosts/sources.ts';
import type { Changes } from '../policy/changes.ts';
import { isGitAddress } from '../settings/entries/policy-place.ts';
import type { Settings } from '../settings/settings.ts';
import { toChanges } from './diff.ts';

/** What the settings state about the context of a run. */
export function buildContextHints({ policyRef, configFile }: Settings, judged: Judged): ContextHints {
  return { judged, policy: { ref: policyRef, isCentral: configFile?.kind === 'central' } };
}

/** Answers undefined where the context names no source, and throws GateError where a source cannot be read. */
export type RepositoryReader = ReturnType<typeof createRepositoryReader>;

export function createRepositoryReader(
  { sources }: Pick<RunContext, 'sources'>,
  access: {
    /** The workspace, or the folder in which the command was started. */
    folder: string;
    github: GithubAccess;
    transport: Transport;
    /** The time budget of the run, shared by all reads. */
    budget: Budget;
    /** Absolute path of the checkout whose credentials git uses for other repositories. `folder` by default. */
    checkout?: string | undefined;
    /** Called for every wait that GitHub requests. */
    onWait?: ((line: string) => void) | undefined;
  },
) {
  const { transport, budget, folder, checkout = folder, onWait } = access;
  const createReader = (repository: string) =>
    createGithubReader({ ...access.github, repository, transport, budget, onWait });
  const github = createReader(access.github.repository);
  const readAddressed = createAddressReader(checkout, budget.signal);
  const { head, trustedPolicy, judgedPolicy, diff, defaultDiff, pushedByMs } = sources;
  const readTrusted = trustedPolicy && createFileReader(trustedPolicy, github);
  const readJudged = judgedPolicy && createFileReader(judgedPolicy, github);
  const toLocalTime = (serverMs: number | undefined) => {
    const aheadMs = github.serverAheadMs();
    return serverMs === undefined || aheadMs === undefined ? undefined : serverMs - aheadMs;
  };
  let firstLookMs: number | undefined;
  /** The commit at which this run found the branch first. */
  let firstSha: string | undefined;
  const readHead = async (expected?: string): Promise<string | undefined> => {
    if (head === undefined) return undefined;
    const sha = await readHeadFrom(head, github, expected);
    const aheadMs = github.serverAheadMs();
    firstLookMs ??= aheadMs === undefined ? undefined : Date.now() + aheadMs;
    firstSha ??= sha;
    return sha;
  };
  const createDiffReaders = (from: DiffSource | undefined) => {
    const locate = async (): Promise<DiffSource | undefined> =>
      from?.kind === 'comparison' ? { ...from, headSha: from.headSha ?? firstSha ?? (await readHead()) } : from;
    const readDiff = runUntilSuccess(async () => {
      const located = await locate();
      return located && readDiffFrom(located, github);
    });
    return {
      /** What the pull request changes. */
      async changedFiles(): Promise<Changes | undefined> {
        const read = await readDiff();
        return read && toChanges(read);
      },
      /** The diff of each commit of the pull request. Iterating can throw too. */
      async commits(): Promise<CommitDiffs | undefined> {
        const located = await locate();
        return located && readCommitsFrom(located, github);
      },
      /** The time of the merge base commit, ms since the epoch. */
      readMergeBaseMs: async () => (await readDiff())?.mergeBaseMs,
      /** The current base branch of the pull request. */
      readBase: async () => (from?.kind === 'pull-request' ? github.baseBranch(from.number) : undefined),
    };
  };
  return {
    sources,
    /** The folder against which relative paths in settings are resolved. */
    folder,
    /** The SHA of the branch now. GitHub is asked again for a while if it is not the expected one. */
    readHead,
    /** Whether a tag has the same name as the branch. */
    hasTag: async () => head && hasTagFrom(head, github),
    /** Whether the branch has left the commit since this run's first check or since the push, even if it is back now. */
    async hasLeft(sha: string, since: 'first look' | 'push'): Promise<boolean | undefined> {
      const sinceMs = since === 'push' ? pushedByMs : firstLookMs;
      if (head?.kind !== 'github' || sinceMs === undefined) return undefined;
      return github.hasLeft({ branch: head.branch, sha, sinceMs });
    },
    /**
     * Since when the branch has been at the commit, by this machine's clock, in ms since the epoch. Undefined too if
     * GitHub's activity list does not show it.
     */
    async readAtCommitSinceMs(sha: string): Promise<number | undefined> {
      return toLocalTime(head?.kind === 'github' ? await github.atCommitSinceMs(head.branch, sha) : undefined);
    },
    /** The latest time at which the commit can have been pushed, by this machine's clock. */
    pushedByMs: () => toLocalTime(pushedByMs),
    /** A file of the trusted version or of the judged commit. Undefined too if it does not exist. */
    readPolicyFile: async (place: 'trusted' | 'head', path: string): Promise<FileText | undefined> =>
      (place === 'trusted' ? readTrusted : readJudged)?.(path),
    /** A file of the judged commit. Undefined too if it does not exist. */
    readHeadFile: async (path: string): Promise<FileText | undefined> => readJudged?.(path),
    /**
     * A file of another repository (`owner/name`, or a git address) at a branch, tag or commit. Undefined if it does
     * not exist.
     */
    readCentralFile: async (repository: string, path: string, ref: string): Promise<FileText | undefined> =>
      isGitAddress(repository)
        ? readAddressed(repository, { path, ref })
        : createReader(repository).fileText(path, ref),
    /** The text at an address that the operator configured. */
    async readAddress(url: URL): Promise<string> {
      const headers = { accept: 'application/json', 'accept-encoding': 'identity' };
      const answer = await transport.send({ method: 'GET', url, headers, signal: budget.signal });
      if (answer.kind === 'failure') throw new GateError('UNAVAILABLE', answer.message, { cause: answer.cause });
      if (answer.status !== 200) throw new GateError('UNAVAILABLE', `${url.host} answered ${answer.status}`);
      return answer.text;
    },
    ...createDiffReaders(diff),
    /** The same reads against the default branch, for a pull request that goes into another one. */
    againstDefault: createDiffReaders(defaultDiff),
  };
}
