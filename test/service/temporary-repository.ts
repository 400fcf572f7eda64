/** Real git repositories and trees in temporary folders, the same on every machine. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import { env } from 'node:process';
import type { runEngines } from '../../src/scanners/run-engines.ts';
import { runFolder } from '../run-folder.ts';

export type TreeEngine = Parameters<typeof runEngines>[0][number];
export type TreeResult = Awaited<ReturnType<TreeEngine['scan']>>;
type EngineContext = Parameters<TreeEngine['scan']>[0];

export type Files = Record<string, string | Buffer>;

export interface RawEntry {
  mode: '100644' | '120000' | '160000';
  name: string | Buffer;
  content: string;
}

const identity = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.test',
  GIT_AUTHOR_DATE: '2025-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.test',
  GIT_COMMITTER_DATE: '2025-01-01T00:00:00Z',
};

export const never: AbortSignal = new AbortController().signal;

/** It goes away after the last test of all. */
export function makeFolder(): string {
  return mkdtempSync(join(runFolder(), 'test-'));
}

export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

export function git(path: string, args: readonly string[], input?: string | Buffer): string {
  return run('git', path, args, input);
}

/** No examples of hooks are copied, and nothing tidies up after a command, for which it would start two more programs. */
const lean = {
  GIT_TEMPLATE_DIR: '',
  GIT_CONFIG_COUNT: '2',
  ...{ GIT_CONFIG_KEY_0: 'maintenance.auto', GIT_CONFIG_VALUE_0: 'false' },
  ...{ GIT_CONFIG_KEY_1: 'gc.auto', GIT_CONFIG_VALUE_1: '0' },
};

function run(program: string, path: string, args: readonly string[], input?: string | Buffer): string {
  const variables = { PATH: env.PATH, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1', ...lean, ...identity };
  const options = { cwd: path, env: variables, stdio: ['pipe', 'pipe', 'pipe'] as ('pipe' | 'ignore')[] };
  return execFileSync(program, args, input === undefined ? options : { ...options, input })
    .toString()
    .trim();
}

/** The commit of the branch `main`, read without starting git. */
export function mainCommit(path: string): string {
  return readFileSync(join(path, '.git/refs/heads/main'), 'utf8').trim();
}

const commitAll = 'git add --all --force && git commit --quiet --allow-empty --message=Change';

/** In one process, which starts the others: to start one costs this large process much more. */
function gitSteps(path: string, steps: string): void {
  run('sh', path, ['-c', steps]);
}

/** Several commands of git one after another, in one process as well. */
export function gitAll(path: string, commands: readonly (readonly string[])[]): void {
  const quote = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;
  gitSteps(path, commands.map((args) => ['git', ...args].map(quote).join(' ')).join(' && '));
}

/** The commit that is checked out, read without starting git where its folder is plain. */
export function headCommit(path: string): string {
  const read = (name: string) => readFileSync(join(path, '.git', name), 'utf8').trim();
  try {
    const head = read('HEAD');
    return head.startsWith('ref: ') ? read(head.slice('ref: '.length)) : head;
  } catch {
    return git(path, ['rev-parse', 'HEAD']);
  }
}

/** A repository on the branch `main` with one commit that holds the files. */
export function makeRepository(files: Files = {}): string {
  return copyOnce(digest(files), (path) => {
    writeFiles(path, files);
    gitSteps(path, `git init --quiet --template= --initial-branch=main && ${commitAll}`);
  });
}

/** A new folder with what `make` puts into one: each name is made once in a run of the tests, then copied. */
export function copyOnce(name: string, make: (path: string) => void): string {
  const pattern = join(runFolder(), name);
  if (!existsSync(pattern)) makePattern(pattern, make);
  const path = makeFolder();
  cpSync(pattern, path, { recursive: true, verbatimSymlinks: true });
  return path;
}

function makePattern(pattern: string, make: (path: string) => void): void {
  const path = mkdtempSync(`${pattern}-`);
  make(path);
  try {
    renameSync(path, pattern);
  } catch (error) {
    // Another test file was faster.
    if (!existsSync(pattern)) throw error;
  }
}

function digest(files: Files): string {
  const hash = createHash('sha256');
  for (const [path, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    hash.update(`${path}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex');
}

/** Adds a commit and returns its SHA. */
export function commit(path: string, files: Files): string {
  writeFiles(path, files);
  gitSteps(path, commitAll);
  return headCommit(path);
}

export interface Branches {
  path: string;
  /** Commits by branch. */
  heads: Record<string, string>;
}

/** A repository of `main`, which is checked out, and of branches that each begin at the one before. */
export function makeBranches(main: Files, branches: Record<string, Files>): Branches {
  const path = makeRepository(main);
  const names = ['main', ...Object.keys(branches)];
  // `^0`: a branch that this stream does not make.
  const parts = Object.values(branches).map((files, index) =>
    formatCommit(names[index + 1], index === 0 ? 'main^0' : names[index], files),
  );
  if (parts.length > 0) git(path, importOptions, Buffer.concat(parts.flat()));
  const heads = names.map((name) => [name, readFileSync(join(path, '.git/refs/heads', name), 'utf8').trim()]);
  return { path, heads: Object.fromEntries(heads) };
}

/** Adds a commit to a branch that is not checked out, and returns its SHA. `path` may be a bare clone. */
export function commitTo(path: string, branch: string, files: Files): string {
  git(path, importOptions, Buffer.concat(formatCommit(branch, `${branch}^0`, files)));
  const gitFolder = existsSync(join(path, '.git')) ? join(path, '.git') : path;
  return readFileSync(join(gitFolder, 'refs/heads', branch), 'utf8').trim();
}

// The default would start a second program, which makes a file of each object.
const importOptions = ['-c', 'fastimport.unpackLimit=1', 'fast-import', '--quiet'];

/** For `git fast-import`: the commit that `commit` would make. */
function formatCommit(name = '', from = '', files: Files): Buffer[] {
  const start = `commit refs/heads/${name}\ncommitter Ada <ada@example.test> 1735689600 +0000\ndata 7\nChange\nfrom refs/heads/${from}\n`;
  const changes = Object.entries(files).flatMap(([path, content]) => {
    const bytes = Buffer.from(content);
    return [Buffer.from(`M 100644 inline ${JSON.stringify(path)}\ndata ${bytes.length}\n`), bytes, Buffer.from('\n')];
  });
  return [Buffer.from(start), ...changes];
}

/** A commit whose tree is written byte by byte, as no honest client would. */
export function commitRawTree(path: string, entries: readonly RawEntry[]): string {
  const parts = entries.map(({ mode, name, content }) => {
    const oid = mode === '160000' ? '1'.repeat(40) : git(path, ['hash-object', '-w', '--stdin'], content);
    return Buffer.concat([Buffer.from(`${mode} `), Buffer.from(name), Buffer.from([0]), Buffer.from(oid, 'hex')]);
  });
  const hash = ['hash-object', '-t', 'tree', '-w', '--literally', '--stdin'];
  const tree = git(path, hash, Buffer.concat(parts));
  return git(path, ['commit-tree', tree, '-m', 'Hostile']);
}

/** A tree as an engine gets it. */
export function makeTree(files: Files): EngineContext {
  const root = join(makeFolder(), 'tree');
  mkdirSync(root);
  writeFiles(root, files);
  const paths = Object.keys(files).sort();
  return { root, files: paths.map((path) => ({ path, stored: path })), signal: never };
}
