/** Plants defects into copies of the tracked files and runs the tests that cover them, until one notices. */
import { execFileSync } from 'node:child_process';
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
import { openTests, type Tests } from './run-tests.ts';
import { suitesOf } from './suites.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Defect {
  /** Below `src/`. */
  file: string;
  /** The file's text with the defect. */
  change(text: string): string;
}

interface Copy {
  folder: string;
  tests: Tests;
  /** By test file: what fails there without any defect, which notices nothing. */
  clean: Map<string, readonly string[]>;
}

/**
 * Calls `tell` as each is done, with the first test that notices, or undefined. Noticed is what fails an assertion of
 * the same test twice that passes without the defect. `DEFECTS_SIDE` copies work at once.
 */
export async function plantAll<T extends Defect>(
  defects: readonly T[],
  tell: (defect: T, noticedBy: string | undefined) => void,
): Promise<void> {
  const queue = [...defects];
  const copies = await Promise.all(Array.from({ length: Number(process.env.DEFECTS_SIDE ?? 2) }, openCopy));
  try {
    await Promise.all(
      copies.map(async (copy) => {
        for (let defect = queue.shift(); defect !== undefined; defect = queue.shift())
          tell(defect, await plant(copy, defect));
      }),
    );
  } finally {
    for (const { folder, tests } of copies) {
      await tests.close();
      rmSync(folder, { recursive: true });
    }
  }
}

async function openCopy(): Promise<Copy> {
  const folder = copyTracked();
  return { folder, tests: await openTests(folder), clean: new Map() };
}

/** The tracked files, in a temporary folder. */
export function copyTracked(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'scan-gate-defects-')));
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
  for (const path of tracked.filter((each) => each !== '' && existsSync(join(root, each))))
    cpSync(join(root, path), join(folder, path));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

async function plant({ folder, tests, clean }: Copy, { file, change }: Defect): Promise<string | undefined> {
  const path = join(folder, 'src', file);
  const text = readFileSync(path, 'utf8');
  const write = (other: string) => {
    writeFileSync(path, other);
    tests.changed(path);
  };
  let noticedBy: string | undefined;
  write(change(text));
  try {
    for (const suite of suitesOf(file)) {
      noticedBy = await findNoticing(tests, suite);
      if (noticedBy !== undefined) break;
    }
  } finally {
    write(text);
  }
  const [noticing = ''] = noticedBy?.split(' › ') ?? [];
  if (noticedBy === undefined) return undefined;
  const failed = clean.get(noticing) ?? (await tests.run([noticing])).failed;
  clean.set(noticing, failed);
  return failed.includes(noticedBy) ? undefined : noticedBy;
}

/** The first test that fails ends a suite; only where that one noticed nothing (it hung, threw or passed the second time) is it run to its end. */
async function findNoticing(tests: Tests, suite: readonly string[]): Promise<string | undefined> {
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
