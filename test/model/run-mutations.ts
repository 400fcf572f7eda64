/**
 * Plants every defect of the list into a copy of the sources and runs the tests that should notice: `npm run test:defects`.
 * Exits 1 when one goes unnoticed. Arguments: parts of the file names or of what is let pass, to plant only those.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mutation } from './mutation.ts';
import { mutations } from './mutations.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const side = 2;
/** Quick tables first: most defects need no more. */
const suites = [
  ['test/policy', 'test/steps', 'test/api/pages.test.ts'],
  ['test/model/collect.test.ts', 'test/model/properties.test.ts', 'test/gate.test.ts'],
];

interface Planted {
  mutation: Mutation;
  /** Undefined: nobody noticed. */
  noticedBy: string | undefined;
}

function copySources(): string {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-defects-'));
  for (const name of ['src', 'test', 'scripts', 'package.json', 'tsconfig.json', 'vitest.config.ts', 'action.yml']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Runs these tests; resolves with whether they all pass. */
function passes(folder: string, files: readonly string[]): Promise<boolean> {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--bail=1', ...files], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...process.env, MODEL_RUNS: process.env.MODEL_RUNS ?? '3000' },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}

async function plant(folder: string, mutation: Mutation): Promise<Planted> {
  const path = join(folder, 'src', mutation.file);
  const text = readFileSync(path, 'utf8');
  if (text.split(mutation.original).length !== 2)
    throw new Error(`${mutation.file} no longer holds ${mutation.original} once`);
  writeFileSync(
    path,
    text.replace(mutation.original, () => mutation.replacement),
  );
  try {
    for (const suite of suites) {
      if (!(await passes(folder, suite))) return { mutation, noticedBy: suite.join(' ') };
    }
    return { mutation, noticedBy: undefined };
  } finally {
    writeFileSync(path, text);
  }
}

async function work(queue: Mutation[], results: Planted[]): Promise<void> {
  const folder = copySources();
  try {
    for (const suite of suites) {
      if (!(await passes(folder, suite))) throw new Error(`Without any defect ${suite.join(' ')} fails already`);
    }
    for (let mutation = queue.shift(); mutation !== undefined; mutation = queue.shift()) {
      const planted = await plant(folder, mutation);
      results.push(planted);
      const word = planted.noticedBy === undefined ? 'UNNOTICED' : 'noticed  ';
      console.log(
        `${word} ${mutation.file}: ${mutation.original.trim()} → ${mutation.replacement.trim()} (lets pass: ${mutation.letsPass})`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const wanted = process.argv.slice(2);
const queue = mutations.filter(
  ({ file, letsPass }) => wanted.length === 0 || wanted.some((part) => file.includes(part) || letsPass.includes(part)),
);
const count = queue.length;
const results: Planted[] = [];
await Promise.all(Array.from({ length: side }, () => work(queue, results)));
const unnoticed = results.filter(({ noticedBy }) => noticedBy === undefined);
console.log(`${results.length - unnoticed.length} of ${count} planted defects were noticed`);
if (unnoticed.length > 0 || count === 0) process.exitCode = 1;
