/**
 * How a run reads facts about the repository: one function for every entry, using the sources that the context names.
 */

import { createAddressReader } from '../ci/address-reader.ts';
import type { RunContext } from '../ci/context/context.ts';
import type { ContextHints, Judged } from '../ci/context/hints.ts';
import type { DiffSource, HeadSource } from '../ci/context/sources.ts';
import type { CommitDiffs } from '../ci/diff.ts';
import type { GithubAccess } from '../ci/github/access.ts';
import type { GithubReader } from '../ci/github/reader.ts';
import { createGithubReader } from '../ci/github/reader.ts';
import { createFileReader, hasTagFrom, readCommitsFrom, readDiffFrom, readHeadFrom } from '../ci/source-reader.ts';
import type { Budget } from '../clock.ts';
import { GateError } from '../errors.ts';
import type { FileText } from '../git/commit-name.ts';
import type { Transport } from '../http/http.ts';
import { runUntilSuccess } from '../once.ts';
import type { Changes } from '../policy/changes.ts';
import { isGitAddress } from '../settings/entries/policy-place.ts';
import type { Settings } from '../settings/settings.ts';
import { toChanges } from './diff.ts';

/** A function that is missing cannot be used here, and its check is skipped. */
export interface RepositoryAccess {
  /** The folder against which relative paths in settings are resolved. */
  folder?: string | undefined;
  /** The SHA of the branch now. GitHub is asked again for a while if it is not the expected one. */
  readHead?: ((expected?: string) => Promise<string>) | undefined;
  /** Whether a tag has the same name as the branch. */
  hasTag?: (() => Promise<boolean>) | undefined;
  /**
   * Whether the branch has left the commit since this run's first check or since the push, even if it is back now.
   * Undefined if nobody can tell.
   */
  hasLeft?: ((sha: string, since: 'first look' | 'push') => Promise<boolean | undefined>) | undefined;
  /**
   * Since when the branch has been at the commit, by this machine's clock, in ms since the epoch. Undefined if GitHub's
   * activity list does not show it.
   */
  readAtCommitSinceMs?: ((sha: string) => Promise<number | undefined>) | undefined;
  /** A file of the trusted version or of the judged commit. Undefined if it does not exist. */
  readPolicyFile?: ((place: 'trusted' | 'head', path: string) => Promise<FileText | undefined>) | undefined;
  /** A file of the judged commit. Undefined if it does not exist. */
  readHeadFile?: ((path: string) => Promise<FileText | undefined>) | undefined;
  /**
   * A file of another repository (`owner/name`, or a git address) at a branch, tag or commit. Undefined if it does not
   * exist.
   */
  readCentralFile?: ((repository: string, path: string, ref: string) => Promise<FileText | undefined>) | undefined;
  /** The text at an address that the operator configured. */
  readAddress?: ((url: URL) => Promise<string>) | undefined;
  /** What the pull request changes. Undefined if not known. */
  changedFiles?: (() => Promise<Changes | undefined>) | undefined;
  /** The diff of each commit of the pull request. Undefined if not known. Iterating can throw too. */
  commits?: (() => Promise<CommitDiffs | undefined>) | undefined;
  /** The same reads against the default branch, for a pull request that goes into another one. */
  againstDefault?: Pick<RepositoryAccess, 'changedFiles' | 'commits' | 'readBase' | 'readMergeBaseMs'> | undefined;
  /** The current base branch of the pull request. */
  readBase?: (() => Promise<string>) | undefined;
  /** The latest time at which the commit can have been pushed, by this machine's clock. Undefined if not known. */
  pushedByMs?: (() => number | undefined) | undefined;
  /** The time of the merge base commit, ms since the epoch. Undefined if not known. */
  readMergeBaseMs?: (() => Promise<number | undefined>) | undefined;
}

/** What the settings state about the context of a run. */
export function buildContextHints({ policyRef, configFile }: Settings, judged: Judged): ContextHints {
  return { judged, policy: { ref: policyRef, isCentral: configFile?.kind === 'central' } };
}

interface RepositoryAccessOptions {
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
}

export function createRepositoryAccess({ sources }: RunContext, access: RepositoryAccessOptions): RepositoryAccess {
  const { transport, budget, folder, checkout = folder, onWait } = access;
  const createReader = (repository: string) =>
    createGithubReader({ ...access.github, repository, transport, budget, onWait });
  const github = createReader(access.github.repository);
  const readAddressed = createAddressReader({ folder: checkout, signal: budget.signal });
  const { head, trustedPolicy, judgedPolicy, diff, defaultDiff, pushedByMs } = sources;
  const readTrusted = trustedPolicy && createFileReader(trustedPolicy, github);
  const readJudged = judgedPolicy && createFileReader(judgedPolicy, github);
  const branch = head && createBranchReaders(head, github, pushedByMs);
  const createDiffReaders = (from: DiffSource | undefined) => {
    if (from === undefined) return {};
    const locate = async (): Promise<DiffSource> =>
      from.kind === 'comparison' ? { ...from, headSha: from.headSha ?? (await branch?.readFirstHead()) } : from;
    const readDiff = runUntilSuccess(async () => readDiffFrom(await locate(), github));
    return {
      async changedFiles() {
        const read = await readDiff();
        return read && toChanges(read);
      },
      commits: async () => readCommitsFrom(await locate(), github),
      readMergeBaseMs: async () => (await readDiff())?.mergeBaseMs,
    };
  };
  return {
    folder,
    ...branch?.readers,
    readPolicyFile: trustedPolicy && (async (place, path) => (place === 'trusted' ? readTrusted : readJudged)?.(path)),
    readHeadFile: readJudged,
    pushedByMs() {
      const aheadMs = github.serverAheadMs();
      return pushedByMs === undefined || aheadMs === undefined ? undefined : pushedByMs - aheadMs;
    },
    readAddress: async (url) => {
      const headers = { accept: 'application/json', 'accept-encoding': 'identity' };
      const answer = await transport.send({ method: 'GET', url, headers, signal: budget.signal });
      if (answer.kind === 'failure') throw new GateError('UNAVAILABLE', answer.message, { cause: answer.cause });
      if (answer.status !== 200) throw new GateError('UNAVAILABLE', `${url.host} answered ${answer.status}`);
      return answer.text;
    },
    readCentralFile: (repository, path, ref) =>
      isGitAddress(repository)
        ? readAddressed(repository, { path, ref })
        : createReader(repository).fileText(path, ref),
    ...createDiffReaders(diff),
    againstDefault: defaultDiff && { ...createDiffReaders(defaultDiff), readBase: undefined },
    readBase: diff?.kind === 'pull-request' ? () => github.baseBranch(diff.number) : undefined,
  };
}

function createBranchReaders(
  head: HeadSource,
  github: GithubReader,
  pushedByMs: number | undefined,
): {
  readers: Pick<RepositoryAccess, 'readHead' | 'hasTag' | 'hasLeft' | 'readAtCommitSinceMs'>;
  /** The commit at which this run found the branch first. */
  readFirstHead: () => Promise<string>;
} {
  let firstLookMs: number | undefined;
  let firstSha: string | undefined;
  const readHead = async (expected?: string) => {
    const sha = await readHeadFrom(head, github, expected);
    const aheadMs = github.serverAheadMs();
    firstLookMs ??= aheadMs === undefined ? undefined : Date.now() + aheadMs;
    firstSha ??= sha;
    return sha;
  };
  const readers = {
    readHead,
    hasTag: async () => hasTagFrom(head, github),
    async hasLeft(sha: string, since: 'first look' | 'push') {
      const sinceMs = since === 'push' ? pushedByMs : firstLookMs;
      if (head.kind !== 'github' || sinceMs === undefined) return undefined;
      return github.hasLeft({ branch: head.branch, sha, sinceMs });
    },
    async readAtCommitSinceMs(sha: string) {
      const sinceMs = head.kind === 'github' ? await github.atCommitSinceMs(head.branch, sha) : undefined;
      const aheadMs = github.serverAheadMs();
      return sinceMs === undefined || aheadMs === undefined ? undefined : sinceMs - aheadMs;
    },
  };
  return { readers, readFirstHead: async () => firstSha ?? (await readHead()) };
}
