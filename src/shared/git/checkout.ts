/** What a scan reads from a local git repository: whether it is one, its branches, and its commits. */
import { GateError } from '../errors.ts';
import { code, prose } from '../prose.ts';
import { resolveRelativeUrl } from './origin.ts';
import { isFolder } from './regular-file.ts';
import { askGit, findGitRepository, type GitLocation, readErrorLine, runGitCommand } from './runner.ts';

const localBranch = 'refs/heads/';
const remoteBranch = 'refs/remotes/origin/';

/** The repository that contains the path. Throws CONFIG when there is none. */
export async function findCheckout(location: GitLocation): Promise<{
  /** The top of the working tree, or the folder of the bare clone. */
  path: string;
  isBare: boolean;
}> {
  if (!(await isFolder(location.path))) throw createNotCheckoutError(location.path, 'it is not a folder');
  const { gitFolder, top } = await findGitRepository(location);
  const result = await runGitCommand(location, ['rev-parse', '--git-dir']);
  if (result.code !== 0) throw createNotCheckoutError(location.path, readErrorLine(result.stderr));
  return { path: top ?? gitFolder, isBare: top === undefined };
}

/** Full SHA of `refs/heads/<branch>`. Undefined when there is no such branch. */
export async function resolveBranch(location: GitLocation, branch: string): Promise<string | undefined> {
  const name = `${localBranch}${branch}`;
  return (await resolveRefs(location, [name])).get(name);
}

/**
 * Full SHAs of the branch as last fetched from origin, and of the local branch. Each is undefined when it does not
 * exist.
 */
export async function resolveBothBranches(
  location: GitLocation,
  branch: string,
): Promise<Record<'remote' | 'local', string | undefined>> {
  const [remote, local] = [`${remoteBranch}${branch}`, `${localBranch}${branch}`];
  const found = await resolveRefs(location, [remote, local]);
  return { remote: found.get(remote), local: found.get(local) };
}

/** The branch as last fetched from origin, otherwise the local branch. Undefined when neither exists. */
export async function resolveBranchHead(location: GitLocation, branch: string): Promise<string | undefined> {
  const { remote, local } = await resolveBothBranches(location, branch);
  return remote ?? local;
}

/** Full SHAs of commits by the full names of their refs. */
async function resolveRefs(location: GitLocation, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { stdout } = await runGitCommand(location, [
    'for-each-ref',
    '--format=%(objecttype) %(objectname) %(refname)',
    ...names,
  ]);
  const lines = stdout
    .toString()
    .split('\n')
    .map((line) => /^commit ([0-9a-f]+) (.+)$/.exec(line) ?? []);
  const found = new Map(lines.map(([, sha = '', name = '']) => [name, sha]));
  // git treats a name as a pattern. Only exact matches count, so that `*` or a folder matches nothing.
  return new Map(names.flatMap((name) => (found.has(name) ? [[name, found.get(name) ?? '']] : [])));
}

/** Full SHA of the checked-out commit; undefined in a repository without commits. */
export function resolveHead(location: GitLocation): Promise<string | undefined> {
  return resolveCommit(location, 'HEAD');
}

/** Name of the checked-out branch. Undefined when HEAD is detached. */
export async function readCurrentBranch(location: GitLocation): Promise<string | undefined> {
  return parseBranchName((await readSymbolicTarget(location, 'HEAD')) ?? '');
}

/** The branch that a ref names. Undefined for a ref that is not a branch. */
export function parseBranchName(ref: string): string | undefined {
  return ref.startsWith(localBranch) ? ref.slice(localBranch.length) : undefined;
}

/**
 * The target of origin's HEAD, otherwise main or master, otherwise the current branch. Undefined when none of these
 * exists.
 */
export async function findDefaultBranch(location: GitLocation): Promise<string | undefined> {
  const remoteHead = await readSymbolicTarget(location, `${remoteBranch}HEAD`);
  if (remoteHead?.startsWith(remoteBranch)) return remoteHead.slice(remoteBranch.length);
  const usual = ['main', 'master'];
  const found = await resolveRefs(
    location,
    usual.map((name) => `${localBranch}${name}`),
  );
  return usual.find((name) => found.has(`${localBranch}${name}`)) ?? readCurrentBranch(location);
}

/**
 * URL of the remote `origin` with the abbreviations of the configuration applied, and absolute. It may contain credentials, so never print it. Undefined when there is no
 * origin.
 */
export async function readOriginUrl(location: GitLocation): Promise<string | undefined> {
  const url = await askGit(location, ['remote', 'get-url', 'origin'], { mode: 'user' });
  if (url === undefined) return undefined;
  const { top, gitFolder } = await findGitRepository(location);
  return resolveRelativeUrl(stripNewline(url), top ?? gitFolder);
}

/** Whether a remote-tracking branch of origin contains the commit. */
export async function isOnRemoteBranch(location: GitLocation, commit: string): Promise<boolean> {
  return Boolean(await askGit(location, ['for-each-ref', '--count=1', `--contains=${commit}`, remoteBranch]));
}

/** Full SHA of the commit that a revision names. Undefined when the repository does not have it. */
export async function resolveCommit(location: GitLocation, revision: string): Promise<string | undefined> {
  return (await resolveCommits(location, [revision]))[0];
}

/** Like `resolveCommit`, for several revisions, in their order. */
export async function resolveCommits(
  location: GitLocation,
  revisions: readonly string[],
): Promise<(string | undefined)[]> {
  // git would read a revision with a line break as two.
  const input = revisions.map((revision) => `${/[\r\n]/.test(revision) ? '' : revision}^{commit}\n`).join('');
  const { code, stdout } = await runGitCommand(location, ['cat-file', '--batch-check'], { input });
  // In a partial clone an older git tries to fetch a missing commit and fails. The other commits may still be there.
  if (code !== 0 && revisions.length > 1)
    return Promise.all(revisions.map((revision) => resolveCommit(location, revision)));
  const lines = stdout.toString().split('\n');
  return revisions.map((_, index) => /^([0-9a-f]+) commit \d+$/.exec(lines[index] ?? '')?.[1]);
}

async function readSymbolicTarget(location: GitLocation, reference: string): Promise<string | undefined> {
  const target = await askGit(location, ['symbolic-ref', '--quiet', reference]);
  return target === undefined ? undefined : stripNewline(target);
}

function createNotCheckoutError(path: string, why: string): GateError {
  return new GateError('CONFIG', `${path} is not a git checkout or bare clone: ${why}`, {
    hint: prose`Give the path of a folder that ${code('git clone')} or ${code('git init')} made, with at least one commit. To scan a plain folder: ${code('scan-gate run --embedded PATH --worktree')}.`,
  });
}

const stripNewline = (line: string): string => line.replace(/\r?\n$/, '');
