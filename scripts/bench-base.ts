/**
 * What the second tree of an embedded run costs: a branch of this repository, scanned alone and compared with where it left the
 * default branch, in turns, so that a busy machine is as busy for either.
 */
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';

const rounds = 3;
const root = join(import.meta.dirname, '..');
const command = join(root, 'dist/cli/index.js');

/** The share of the scripts that the branch changes. */
const shares: readonly [what: string, share: number][] = [
  ['the README alone', 0],
  ['a hundredth of the scripts', 0.01],
  ['a tenth of them', 0.1],
  ['all of them', 1],
];

export async function benchBase(): Promise<object[]> {
  const rows: object[] = [];
  for (const [what, share] of shares) rows.push({ 'the branch changes': what, ...(await measure(share)) });
  return rows;
}

async function measure(share: number): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  try {
    const { path, count } = makeBranch(folder, share);
    const [alone, compared]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      alone.push(await scan(path, 'scan'));
      compared.push(await scan(path, 'auto'));
    }
    const [one, two] = [median(alone), median(compared)];
    return {
      'files changed': count,
      'ms, scanned alone': Math.round(one),
      'ms, compared': Math.round(two),
      ratio: (two / one).toFixed(2),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeBranch(folder: string, share: number): { path: string; count: number } {
  const path = join(folder, 'clone');
  git(root, ['clone', '--quiet', '--no-local', root, path]);
  git(path, ['remote', 'set-head', 'origin', git(path, ['branch', '--show-current'])]);
  git(path, ['switch', '--quiet', '--create', 'bench']);
  const scripts = git(path, ['ls-files', '*.ts', '*.js']).split('\n');
  const every = share === 0 ? Number.POSITIVE_INFINITY : Math.round(1 / share);
  const changed = scripts.filter((_, index) => index % every === 0 && share > 0);
  for (const file of ['README.md', ...changed]) appendFileSync(join(path, file), '\n');
  const identity = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.test'];
  git(path, [...identity, 'commit', '--quiet', '--all', '--message=Change']);
  return { path, count: changed.length + 1 };
}

function git(cwd: string, args: readonly string[]): string {
  const env = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' };
  return execFileSync('git', args, { cwd, env, maxBuffer: 64 * 1024 * 1024 })
    .toString()
    .trim();
}

async function scan(path: string, scope: 'scan' | 'auto'): Promise<number> {
  const start = performance.now();
  const args = [command, 'run', '--embedded', path, '--local', '--scope', scope, '--annotations', 'none'];
  const env = { PATH: process.env.PATH, TMPDIR: join(path, '..') };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  // Whatever was found, it must have been judged: what could not be scanned costs nothing.
  if (code !== 0 && code !== 1) throw new Error(`the run ended with ${code}:\n${printed}`);
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
