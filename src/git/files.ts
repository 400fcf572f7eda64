/** git on the command line: what it prints in a folder, and the files of a commit. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { GateError } from '../errors.ts';

/** Runs git with these arguments in a folder: its trimmed output, undefined when it fails. Throws when there is no git. */
export type RunGit = (args: readonly string[], cwd: string) => Promise<string | undefined>;

/** git in one folder. */
export type Git = (...args: string[]) => Promise<string | undefined>;

export function gitIn(cwd: string): Git {
  return (...args) => runGit(args, cwd);
}

/** The SHA of the commit that a name, a ref or the beginning of a SHA stands for; undefined when there is none. */
export function commitSha(name: string, git: Git): Promise<string | undefined> {
  return git('rev-parse', '--quiet', '--verify', `${name}^{commit}`);
}

export function isFullSha(text: string): boolean {
  return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
}

const outputCapBytes = 256 * 1024 * 1024;

export async function runGit(args: readonly string[], cwd: string, timeout = 30_000): Promise<string | undefined> {
  try {
    // An askpass that says nothing: without it git would wait at the terminal for a password.
    const all = ['-c', 'core.askPass=true', ...args];
    const { stdout } = await promisify(execFile)('git', all, {
      cwd,
      encoding: 'utf8',
      timeout,
      maxBuffer: outputCapBytes,
    });
    return stdout.trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') return undefined;
    throw noGit(cwd, error);
  }
}

function noGit(cwd: string, cause: unknown): GateError {
  return new GateError('CONFIG', `git could not be run in ${cwd}`, {
    reason: 'wrong-ref',
    cause,
    hint: 'Install git, and run the command in a folder that exists.',
  });
}

/** A file as it stands at a commit. */
export interface FileText {
  text: string;
  /** Where it stands, for people: `main at 1a2b3c4d5e6f`. */
  at: string;
}

/** `main at 1a2b3c4d5e6f`, or `commit 1a2b3c4d5e6f`. */
export function commitText(sha: string, ref?: string): string {
  const short = sha.slice(0, 12);
  const name = ref?.replace(/^(?:refs\/)?(?:heads|tags|remotes\/origin)\//, '');
  return name === undefined || sha.startsWith(name) ? `commit ${short}` : `${name} at ${short}`;
}

/** More than any policy file may hold; what is larger is an error where it is read. */
const textCapBytes = 1024 * 1024;

/**
 * The text of a file at a commit or ref of the checkout; undefined when the commit does not have it. Throws GateError
 * NOT_FOUND for an unknown ref, PROTOCOL for what is there and cannot be read.
 */
export async function readFileAt(cwd: string, ref: string, path: string): Promise<FileText | undefined> {
  const sha = await commitAt(cwd, ref);
  const listed = await rawGit(['ls-tree', '-z', '--full-tree', sha, '--', path], cwd);
  const [, kind, object] = /^\d+ (\w+) ([0-9a-f]+)\t/.exec(listed.toString()) ?? [];
  if (object === undefined) return undefined;
  if (kind !== 'blob') throw new GateError('PROTOCOL', `${path} is no file at ${commitText(sha, ref)}`);
  const content = await rawGit(['cat-file', 'blob', object], cwd);
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(content), at: commitText(sha, ref) };
  } catch (error) {
    throw new GateError('PROTOCOL', `${path} is not UTF-8 at ${commitText(sha, ref)}`, { cause: error });
  }
}

/** The commit of a SHA, a full ref, or a name: the remote's branch before a local one, and never a tag beside a branch. */
async function commitAt(cwd: string, ref: string): Promise<string> {
  const shaOf = (name: string) => commitSha(name, gitIn(cwd));
  const isExact = ref.startsWith('refs/') || isFullSha(ref);
  const [, kind, name = ref] = /^(?:(heads|tags)\/)?(.*)$/s.exec(ref) ?? [];
  const branches = [`refs/remotes/origin/${name}`, `refs/heads/${name}`];
  const branch =
    isExact || kind === 'tags' ? undefined : ((await shaOf(branches[0] ?? '')) ?? (await shaOf(branches[1] ?? '')));
  const tag = isExact || kind === 'heads' ? undefined : await shaOf(`refs/tags/${name}`);
  if (branch !== undefined && tag !== undefined) {
    throw new GateError('CONFIG', `${name} is a branch and a tag`, { hint: `Write heads/${name} or tags/${name}.` });
  }
  const found = isExact ? await shaOf(ref) : (branch ?? tag);
  if (found !== undefined) return found;
  throw new GateError('NOT_FOUND', `The checkout has no commit for ${ref}`, {
    hint: `Fetch it (git fetch origin ${name}), or name another one with policy-ref.`,
  });
}

async function rawGit(args: readonly string[], cwd: string): Promise<Buffer> {
  try {
    const options = { cwd, encoding: 'buffer' as const, timeout: 30_000, maxBuffer: textCapBytes };
    return (await promisify(execFile)('git', [...args], options)).stdout;
  } catch (error) {
    throw new GateError('PROTOCOL', `git ${args[0]} failed in ${cwd}`, { cause: error });
  }
}

/** Whether the folder is in a checkout. Throws GateError CONFIG where there is one that git will not read. */
export async function isCheckout(cwd: string): Promise<boolean> {
  try {
    await promisify(execFile)('git', ['rev-parse', '--git-dir'], { cwd, timeout: 30_000 });
    return true;
  } catch (error) {
    const { code, stderr = '' } = error as NodeJS.ErrnoException & { stderr?: string };
    if (code === 'ENOENT') throw noGit(cwd, error);
    if (!hasGitFolder(cwd)) return false;
    const [why = ''] = stderr.replace(/^fatal: /, '').split('\n');
    throw new GateError('CONFIG', `git cannot read the checkout ${cwd}: ${why || 'it does not answer'}`, {
      reason: 'policy',
      cause: error,
      hint: `Let git read it; a checkout of another user needs git config --global --add safe.directory ${cwd}`,
    });
  }
}

function hasGitFolder(folder: string): boolean {
  if (existsSync(join(folder, '.git'))) return true;
  const above = dirname(folder);
  return above !== folder && hasGitFolder(above);
}
