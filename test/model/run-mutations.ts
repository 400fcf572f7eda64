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
import { openTests, type Tests } from './run-tests.ts';
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

interface Copy {
  folder: string;
  tests: Tests;
  /** By test file: what fails there without any defect. */
  clean: Map<string, readonly string[]>;
}

async function openCopy(): Promise<Copy> {
  const folder = copySources();
  return { folder, tests: await openTests(folder), clean: new Map() };
}

/** What fails in the sources as they are means nothing: each file that notices is run without any defect, once. */
async function checkClean({ tests, clean }: Copy, noticedBy: string): Promise<void> {
  const [file = ''] = noticedBy.split(' › ');
  const failed = clean.get(file) ?? (await tests.run([file])).failed;
  clean.set(file, failed);
  if (failed.includes(noticedBy)) throw new Error(`Without any defect it fails already: ${noticedBy}`);
}

async function plant(copy: Copy, mutation: Mutation): Promise<Planted> {
  const { folder, tests } = copy;
  const path = join(folder, 'src', mutation.file);
  const text = readFileSync(path, 'utf8');
  if (text.split(mutation.original).length !== 2)
    throw new Error(`${mutation.file} no longer holds ${mutation.original} once`);
  const write = (other: string) => {
    writeFileSync(path, other);
    tests.changed(path);
  };
  let noticedBy: string | undefined;
  write(text.replace(mutation.original, () => mutation.replacement));
  try {
    noticedBy = await firstToNotice(tests, mutation);
  } finally {
    write(text);
  }
  if (noticedBy !== undefined) await checkClean(copy, noticedBy);
  return { mutation, noticedBy };
}

async function firstToNotice(tests: Tests, { file }: Mutation): Promise<string | undefined> {
  for (const suite of suitesOf(file)) {
    const test = await noticing(tests, suite);
    if (test !== undefined) return test;
  }
  return undefined;
}

/** The first test that fails ends a suite; only where that one noticed nothing (it hung, threw or passed the second time) is it run to its end. */
async function noticing(tests: Tests, suite: readonly string[]): Promise<string | undefined> {
  for (const isShort of [true, false]) {
    const { isClean, failed } = await tests.run(suite, isShort);
    if (isClean) return undefined;
    if (failed.length === 0) continue;
    const files = new Set(failed.map((test) => test.split(' › ')[0] ?? ''));
    const again = await tests.run([...files], isShort);
    const twice = failed.find((test) => again.failed.includes(test));
    if (twice !== undefined) return twice;
  }
  return undefined;
}

async function work(copy: Copy, queue: Mutation[], results: Planted[]): Promise<void> {
  for (let mutation = queue.shift(); mutation !== undefined; mutation = queue.shift()) {
    const planted = await plant(copy, mutation);
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
const copies = await Promise.all(Array.from({ length: concurrency }, openCopy));
try {
  await Promise.all(copies.map((copy) => work(copy, queue, results)));
} finally {
  for (const { folder, tests } of copies) {
    await tests.close();
    rmSync(folder, { recursive: true });
  }
}
const unnoticed = results.filter(({ noticedBy }) => noticedBy === undefined);
console.log(`${results.length - unnoticed.length} of ${count} planted defects were noticed`);
if (unnoticed.length > 0 || count === 0) process.exitCode = 1;
