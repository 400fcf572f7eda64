/**
 * Plants every defect of the list into a copy of the sources and runs the tests that cover its file: `npm run test:defects`.
 * Noticed is what fails an assertion of the same test twice, in tests that pass without it. Exits 1 when one goes unnoticed.
 * Arguments: parts of the file names or of what is let pass, to plant only those.
 */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mutation } from './mutation.ts';
import { mutations } from './mutations.ts';
import { runTests } from './run-tests.ts';
import { suitesOf } from './suites.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const concurrency = Number(process.env.DEFECTS_SIDE ?? 2);
const copied = [
  'src',
  'test',
  'scripts',
  'examples',
  'schema',
  'docs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  'action.yml',
  'README.md',
];

interface Planted {
  mutation: Mutation;
  /** Undefined: nobody noticed. */
  noticedBy: string | undefined;
}

function copySources(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'scan-gate-defects-')));
  for (const name of copied.filter((each) => existsSync(join(root, each)))) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** The sources as they are must pass, or nothing that fails would mean anything. */
async function checkClean(folder: string, queue: readonly Mutation[]): Promise<void> {
  const files = new Set(queue.flatMap(({ file }) => suitesOf(file).flat()));
  const tests = [...files].filter((file) => existsSync(join(folder, file)));
  const { isClean, failed } = await runTests(folder, tests);
  if (!isClean && !(await runTests(folder, tests)).isClean)
    throw new Error(`Without any defect tests fail already: ${failed.join('; ') || [...files].join(' ')}`);
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
    return { mutation, noticedBy: await firstToNotice(folder, mutation) };
  } finally {
    writeFileSync(path, text);
  }
}

async function firstToNotice(folder: string, { file }: Mutation): Promise<string | undefined> {
  for (const suite of suitesOf(file)) {
    const test = await noticing(folder, suite);
    if (test !== undefined) return test;
  }
  return undefined;
}

/** The first test that fails ends a suite; only where that one noticed nothing (it hung, threw or passed the second time) is it run to its end. */
async function noticing(folder: string, suite: readonly string[]): Promise<string | undefined> {
  for (const options of [['--bail=1'], []]) {
    const { isClean, failed } = await runTests(folder, suite, options);
    if (isClean) return undefined;
    if (failed.length === 0) continue;
    const files = new Set(failed.map((test) => test.split(' › ')[0] ?? ''));
    const again = await runTests(folder, [...files]);
    const twice = failed.find((test) => again.failed.includes(test));
    if (twice !== undefined) return twice;
  }
  return undefined;
}

async function work(folder: string, queue: Mutation[], results: Planted[]): Promise<void> {
  for (let mutation = queue.shift(); mutation !== undefined; mutation = queue.shift()) {
    const planted = await plant(folder, mutation);
    results.push(planted);
    const { file, original, replacement, letsPass } = mutation;
    const word = planted.noticedBy === undefined ? 'UNNOTICED' : 'noticed  ';
    console.log(`${word} ${file}: ${original.trim()} → ${replacement.trim()} (lets pass: ${letsPass})`);
    if (planted.noticedBy !== undefined) console.log(`          by ${planted.noticedBy}`);
  }
}

const wanted = process.argv.slice(2);
const queue = mutations.filter(
  ({ file, letsPass }) => wanted.length === 0 || wanted.some((part) => file.includes(part) || letsPass.includes(part)),
);
const count = queue.length;
const results: Planted[] = [];
const folders = Array.from({ length: concurrency }, copySources);
try {
  await checkClean(folders[0] as string, queue);
  await Promise.all(folders.map((folder) => work(folder, queue, results)));
} finally {
  for (const folder of folders) rmSync(folder, { recursive: true });
}
const unnoticed = results.filter(({ noticedBy }) => noticedBy === undefined);
console.log(`${results.length - unnoticed.length} of ${count} planted defects were noticed`);
if (unnoticed.length > 0 || count === 0) process.exitCode = 1;
