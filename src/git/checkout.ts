/** What the embedded service asks of a local git repository: is it one, what are its branches, what does a commit hold. */
import { stat } from 'node:fs/promises';
import { GateError } from '../errors.ts';
import { code, prose } from '../prose.ts';
import type { GitMode } from './hardening.ts';
import { askGit, type GitPlace, repositoryOf } from './runner.ts';

export { type ExportedTree, type ExportRequest, exportCommit, maximumFileBytes } from './export.ts';
export type { GitPlace } from './runner.ts';

interface Checkout {
  /** The top of the working tree, or the folder of the bare clone. */
  path: string;
  isBare: boolean;
}

const fullSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const localBranch = 'refs/heads/';
const remoteBranch = 'refs/remotes/origin/';

/** The repository that the path lies in; CONFIG when there is none. */
export async function findCheckout(place: GitPlace): Promise<Checkout> {
  const isFolder = await stat(place.path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isFolder) throw notACheckout(place.path, 'there is no such folder');
  const { gitFolder, top } = await repositoryOf(place);
  const answer = await askGit(place, ['rev-parse', '--git-dir']);
  if (answer.code !== 0) throw notACheckout(place.path, firstLine(answer.stderr));
  return { path: top ?? gitFolder, isBare: top === undefined };
}

/** Full SHA of the commit that `refs/heads/<branch>` names; undefined when there is no such branch. */
export async function resolveBranch(place: GitPlace, branch: string): Promise<string | undefined> {
  // `show-ref --verify` takes an exact reference: `main~1`, `HEAD` or a tag of that name resolve to nothing.
  const shown = await ask(place, ['show-ref', '--verify', '--hash', '--', `${localBranch}${branch}`]);
  const sha = shown.stdout.trim();
  if (shown.code !== 0 || !fullSha.test(sha)) return undefined;
  return resolveCommit(place, sha);
}

/** Full SHA of the commit that origin's branch of this name was seen at; undefined when it was never seen. */
export async function resolveRemoteBranch(place: GitPlace, branch: string): Promise<string | undefined> {
  const shown = await ask(place, ['show-ref', '--verify', '--hash', '--', `${remoteBranch}${branch}`]);
  const sha = shown.stdout.trim();
  return shown.code === 0 && fullSha.test(sha) ? resolveCommit(place, sha) : undefined;
}

/** The same, else the own one; undefined when there is neither. */
export async function branchHead(place: GitPlace, branch: string): Promise<string | undefined> {
  return (await resolveRemoteBranch(place, branch)) ?? resolveBranch(place, branch);
}

/** Full SHA of the checked-out commit; undefined in a repository without commits. */
export function resolveHead(place: GitPlace): Promise<string | undefined> {
  return resolveCommit(place, 'HEAD');
}

/** Name of the branch that is checked out; undefined when HEAD is detached. */
export async function currentBranch(place: GitPlace): Promise<string | undefined> {
  const reference = await symbolicTarget(place, 'HEAD');
  return reference?.startsWith(localBranch) ? reference.slice(localBranch.length) : undefined;
}

/** The target of origin's HEAD, else main or master, else the current branch; undefined when there is none of these. */
export async function defaultBranch(place: GitPlace): Promise<string | undefined> {
  const remoteHead = await symbolicTarget(place, `${remoteBranch}HEAD`);
  if (remoteHead?.startsWith(remoteBranch)) return remoteHead.slice(remoteBranch.length);
  for (const name of ['main', 'master']) {
    if ((await resolveBranch(place, name)) !== undefined) return name;
  }
  return currentBranch(place);
}

/** Address of the remote `origin`, as configured (it may hold credentials: never print it); undefined when none. */
export async function originUrl(place: GitPlace): Promise<string | undefined> {
  const answer = await ask(place, ['remote', 'get-url', 'origin'], 'user');
  return answer.code === 0 ? withoutNewline(answer.stdout) : undefined;
}

async function ask(
  place: GitPlace,
  args: readonly string[],
  mode?: GitMode,
): Promise<{ code: number | null; stdout: string }> {
  const { code, stdout } = await askGit(place, args, { mode });
  return { code, stdout: stdout.toString() };
}

/** Full SHA of the commit that a revision names; undefined when the repository does not hold it. */
export async function resolveCommit(place: GitPlace, revision: string): Promise<string | undefined> {
  const answer = await ask(place, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  const sha = answer.stdout.trim();
  return answer.code === 0 && fullSha.test(sha) ? sha : undefined;
}

async function symbolicTarget(place: GitPlace, reference: string): Promise<string | undefined> {
  const answer = await ask(place, ['symbolic-ref', '--quiet', reference]);
  return answer.code === 0 ? withoutNewline(answer.stdout) : undefined;
}

function notACheckout(path: string, why: string): GateError {
  return new GateError('CONFIG', `${path} is not a git checkout or bare clone: ${why}`, {
    hint: prose`Give the path of a folder that ${code('git clone')} or ${code('git init')} made, with at least one commit.`,
  });
}

const withoutNewline = (line: string): string => line.replace(/\r?\n$/, '');
const firstLine = (lines: string): string => lines.split('\n', 1)[0]?.replace(/^fatal: /, '') ?? '';
