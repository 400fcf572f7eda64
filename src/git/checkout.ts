/** What the embedded service reads from a local git repository: whether it is one, its branches, and its commits. */
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

const localBranch = 'refs/heads/';
const remoteBranch = 'refs/remotes/origin/';

/** The repository that contains the path. Throws CONFIG when there is none. */
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

/** Full SHA of `refs/heads/<branch>`. Undefined when there is no such branch. */
export async function resolveBranch(place: GitPlace, branch: string): Promise<string | undefined> {
  const name = `${localBranch}${branch}`;
  return (await resolveRefs(place, [name])).get(name);
}

/**
 * Full SHAs of the branch as last fetched from origin, and of the local branch. Each is undefined when it does not
 * exist.
 */
export async function resolveBothBranches(
  place: GitPlace,
  branch: string,
): Promise<Record<'remote' | 'local', string | undefined>> {
  const [remote, local] = [`${remoteBranch}${branch}`, `${localBranch}${branch}`];
  const found = await resolveRefs(place, [remote, local]);
  return { remote: found.get(remote), local: found.get(local) };
}

/** The branch as last fetched from origin, otherwise the local branch. Undefined when neither exists. */
export async function branchHead(place: GitPlace, branch: string): Promise<string | undefined> {
  const { remote, local } = await resolveBothBranches(place, branch);
  return remote ?? local;
}

/** Full SHAs of commits by the full names of their refs. */
async function resolveRefs(place: GitPlace, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { stdout } = await ask(place, ['for-each-ref', '--format=%(objecttype) %(objectname) %(refname)', ...names]);
  const lines = stdout.split('\n').map((line) => /^commit ([0-9a-f]+) (.+)$/.exec(line) ?? []);
  const found = new Map(lines.map(([, sha = '', name = '']) => [name, sha]));
  // git treats a name as a pattern. Only exact matches count, so that `*` or a folder matches nothing.
  return new Map(names.flatMap((name) => (found.has(name) ? [[name, found.get(name) ?? '']] : [])));
}

/** Full SHA of the checked-out commit; undefined in a repository without commits. */
export function resolveHead(place: GitPlace): Promise<string | undefined> {
  return resolveCommit(place, 'HEAD');
}

/** Name of the checked-out branch. Undefined when HEAD is detached. */
export async function currentBranch(place: GitPlace): Promise<string | undefined> {
  return branchName((await symbolicTarget(place, 'HEAD')) ?? '');
}

/** The branch that a ref names. Undefined for a ref that is not a branch. */
export function branchName(ref: string): string | undefined {
  return ref.startsWith(localBranch) ? ref.slice(localBranch.length) : undefined;
}

/**
 * The target of origin's HEAD, otherwise main or master, otherwise the current branch. Undefined when none of these
 * exists.
 */
export async function defaultBranch(place: GitPlace): Promise<string | undefined> {
  const remoteHead = await symbolicTarget(place, `${remoteBranch}HEAD`);
  if (remoteHead?.startsWith(remoteBranch)) return remoteHead.slice(remoteBranch.length);
  const usual = ['main', 'master'];
  const found = await resolveRefs(
    place,
    usual.map((name) => `${localBranch}${name}`),
  );
  return usual.find((name) => found.has(`${localBranch}${name}`)) ?? currentBranch(place);
}

/**
 * URL of the remote `origin` as configured. It may contain credentials, so never print it. Undefined when there is no
 * origin.
 */
export async function originUrl(place: GitPlace): Promise<string | undefined> {
  const answer = await ask(place, ['remote', 'get-url', 'origin'], 'user');
  return answer.code === 0 ? withoutNewline(answer.stdout) : undefined;
}

/** Whether a remote-tracking branch of origin contains the commit. */
export async function isOnRemoteBranch(place: GitPlace, commit: string): Promise<boolean> {
  const { code, stdout } = await ask(place, ['for-each-ref', '--count=1', `--contains=${commit}`, remoteBranch]);
  return code === 0 && stdout !== '';
}

async function ask(
  place: GitPlace,
  args: readonly string[],
  mode?: GitMode,
): Promise<{ code: number | null; stdout: string }> {
  const { code, stdout } = await askGit(place, args, { mode });
  return { code, stdout: stdout.toString() };
}

/** Full SHA of the commit that a revision names. Undefined when the repository does not have it. */
export async function resolveCommit(place: GitPlace, revision: string): Promise<string | undefined> {
  return (await resolveCommits(place, [revision]))[0];
}

/** Like `resolveCommit`, for several revisions, in their order. */
export async function resolveCommits(place: GitPlace, revisions: readonly string[]): Promise<(string | undefined)[]> {
  // git would read a revision with a line break as two.
  const input = revisions.map((revision) => `${/[\r\n]/.test(revision) ? '' : revision}^{commit}\n`).join('');
  const { code, stdout } = await askGit(place, ['cat-file', '--batch-check'], { input });
  // In a partial clone an older git tries to fetch a missing commit and fails. The other commits may still be there.
  if (code !== 0 && revisions.length > 1)
    return Promise.all(revisions.map((revision) => resolveCommit(place, revision)));
  const lines = stdout.toString().split('\n');
  return revisions.map((_, index) => /^([0-9a-f]+) commit \d+$/.exec(lines[index] ?? '')?.[1]);
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
