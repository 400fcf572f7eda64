/** Real git repositories and trees in temporary folders, the same on every machine. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { env } from 'node:process';
import { afterAll } from 'vitest';
import type { EngineContext } from '../../src/scanners/engine.ts';

export type Files = Record<string, string | Buffer>;

export interface RawEntry {
  mode: '100644' | '120000' | '160000';
  name: string | Buffer;
  content: string;
}

const made: string[] = [];
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

const identity = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.test',
  GIT_AUTHOR_DATE: '2025-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.test',
  GIT_COMMITTER_DATE: '2025-01-01T00:00:00Z',
};

export const never: AbortSignal = new AbortController().signal;

export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-test-'));
  made.push(folder);
  return folder;
}

export function writeFiles(folder: string, files: Files): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

export function git(path: string, args: readonly string[], input?: string | Buffer): string {
  const variables = { PATH: env.PATH, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1', ...identity };
  const options = { cwd: path, env: variables, stdio: ['pipe', 'pipe', 'pipe'] as ('pipe' | 'ignore')[] };
  return execFileSync('git', args, input === undefined ? options : { ...options, input })
    .toString()
    .trim();
}

const commitAll = 'git add --all --force && git commit --quiet --allow-empty --message=Change && git rev-parse HEAD';

/** In one process of git, which starts the others: to start one costs this large process much more. */
function gitSteps(path: string, steps: string): string {
  return git(path, ['-c', 'maintenance.auto=false', '-c', `alias.steps=!${steps}`, 'steps']);
}

/** A repository on the branch `main` with one commit that holds the files. */
export function makeRepository(files: Files = {}): string {
  const path = makeFolder();
  writeFiles(path, files);
  gitSteps(path, `git init --quiet --initial-branch=main && ${commitAll}`);
  return path;
}

/** Adds a commit and returns its SHA. */
export function commit(path: string, files: Files): string {
  writeFiles(path, files);
  return gitSteps(path, commitAll);
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
