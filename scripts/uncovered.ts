/**
 * Says of the last merged changes of real repositories how often a run would not pass because nobody looked:
 * `node scripts/uncovered.ts [--changes=100] REPOSITORY …`, each a bare clone or a checkout. The scanner of code runs
 * over what each change touches; nothing else of a scan bears on the question.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { ScanLanguage } from '../src/api/schemas.ts';
import { type Changes, isChangedPath } from '../src/policy/changes.ts';
import { isForeign, languageOf } from '../src/policy/languages/languages.ts';
import { uncoveredFiles } from '../src/policy/uncovered.ts';
import { sastEngine } from '../src/service/engines/sast/sast.ts';

const { values, positionals } = parseArgs({
  options: { changes: { type: 'string', default: '100' } },
  allowPositionals: true,
});

const { signal } = new AbortController();
const auto = { uncovered: 'auto', failOnTypes: undefined } as const;

function git(repository: string, ...args: string[]): Buffer {
  return execFileSync('git', ['-C', repository, ...args], { maxBuffer: 1 << 30, stdio: ['ignore', 'pipe', 'ignore'] });
}

function lines(output: Buffer): string[] {
  return output.toString().split('\0').filter(Boolean);
}

/** Paths with their status: `M`, `A`, `D`. */
function changedBy(repository: string, commit: string): [status: string, path: string][] {
  const parts = lines(git(repository, 'diff-tree', '-r', '-z', '--no-renames', '--name-status', `${commit}^1`, commit));
  return parts.flatMap((status, index) => (index % 2 === 0 ? [[status, parts[index + 1] ?? '']] : []));
}

function languagesOf(repository: string, commit: string, lookedAt: readonly string[]): ScanLanguage[] {
  const paths = lines(git(repository, 'ls-tree', '-r', '-z', '--name-only', commit)).filter((path) => !isForeign(path));
  const read = new Set([...lookedAt, 'a.js', 'a.ts'].map(languageOf));
  const groups = Map.groupBy(paths, (path) => languageOf(path) ?? '');
  groups.delete('');
  return [...groups].map(([language, group]) => {
    return { language, files: group.length, looked_at: read.has(language) ? group.length : 0 };
  });
}

async function judge(repository: string, commit: string) {
  const changed = changedBy(repository, commit);
  const folder = mkdtempSync(join(tmpdir(), 'uncovered-'));
  try {
    const present = changed.filter(([status]) => status !== 'D').map(([, path]) => path);
    const root = join(folder, 'tree');
    for (const path of present) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), git(repository, 'cat-file', '--filters', `${commit}:${path}`));
    }
    const files = present.map((path) => ({ path, stored: path }));
    const { lookedAt, diagnostics } = await sastEngine.scan({ root, files, signal });
    const changes: Changes = {
      files: new Map(changed.map(([status, path]) => [path, { lines: undefined, isGone: status === 'D' }])),
      isComplete: true,
    };
    const skipped = diagnostics.filter(({ file_path: path }) => path !== undefined && isChangedPath(path, changes));
    const languages = languagesOf(repository, commit, lookedAt);
    const programs = present.filter((path) => languageOf(path) !== undefined && !isForeign(path)).length;
    return { found: uncoveredFiles({ languages, changes, diagnostics }, auto), skipped, programs };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

for (const repository of positionals) {
  const commits = git(repository, 'log', '--first-parent', '--format=%H', `-${values.changes}`)
    .toString()
    .trim()
    .split('\n');
  let [faults, skips, touching] = [0, 0, 0];
  for (const commit of commits) {
    const { found, skipped, programs } = await judge(repository, commit);
    if (programs > 0) touching += 1;
    if (found?.isFault) faults += 1;
    else if (skipped.length > 0) skips += 1;
    if (found?.isFault) process.stdout.write(`  ${commit.slice(0, 12)}: ${found.text}\n`);
    for (const { file_path: path, message } of skipped)
      process.stdout.write(`  ${commit.slice(0, 12)}: ${path}: ${message}\n`);
  }
  process.stdout.write(
    `${repository}: of ${commits.length} changes (${touching} of them touch programs) ${faults} inconclusive because nobody looked, ${skips} because a changed file could not be read\n`,
  );
}
