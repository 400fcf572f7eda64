/**
 * A cache of scanner results for files, stored in a file beside the service's database, so that scanners run only on
 * what has changed since an earlier scan. A fault of the file or of one of its rows is treated like a missing entry.
 * Another scan may write at the same time.
 */

import { createHash } from 'node:crypto';
import { closeSync, constants, existsSync, fstatSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { attempt } from '../../shared/errors.ts';
import { readContent } from '../../shared/text/contents.ts';
import { hashParts } from '../../shared/text/fingerprint.ts';
import type { ScanEach, Scanner, Task, TaskContext, TaskOutcome } from '../engine.ts';

interface CachedResult {
  /** The state of everything else on which the result depends. */
  state: string;
  answer: unknown;
}

/** 1 GiB of pages. Above that nothing more is stored until old results are deleted. */
const setUp = `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA max_page_count = 262144;
CREATE TABLE IF NOT EXISTS answers (key TEXT, state TEXT, answer TEXT, digest TEXT, day INTEGER, PRIMARY KEY (key, state)) WITHOUT ROWID, STRICT`;
/** Two trees that are compared in turn, and some more. */
const mostStates = 8;
const cacheDays = 30;

/**
 * `file`: absolute path. Undefined when the file cannot be used. A full disk or a damaged file only makes the next scan
 * slower.
 */
export function openResultCache(file: string, now: Date) {
  return attempt(() => {
    if (!isPrivateFile(file)) return undefined;
    const day = Math.floor(now.getTime() / 86_400_000);
    const connection = new DatabaseSync(file, { timeout: 2_000 });
    connection.exec(setUp);
    connection.prepare('DELETE FROM answers WHERE day < ?').run(day - cacheDays);
    const found = connection.prepare(
      `SELECT state, answer, digest FROM answers WHERE key = ? ORDER BY day DESC LIMIT ${mostStates}`,
    );
    const written = connection.prepare('INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?, ?)');
    return {
      /** The results that are stored for the key, in different states of what they depend on. */
      find: (key: string): CachedResult[] => {
        const rows = attempt(() => found.all(key) as Record<'state' | 'answer' | 'digest', string>[]) ?? [];
        const intact = rows.filter(({ state, answer, digest }) => digest === hashParts([key, state, answer]));
        return intact.flatMap(({ state, answer }) => attempt(() => ({ state, answer: JSON.parse(answer) })) ?? []);
      },
      keep(key: string, { state, answer }: CachedResult): void {
        const text = JSON.stringify(answer);
        attempt(() => written.run(key, state, text, hashParts([key, state, text]), day));
      },
      close: (): void => attempt(() => connection.close()),
    };
  });
}

/** Without the last flag, opening a named pipe waits for a reader. Windows has neither the flag nor such files. */
const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND | (constants.O_NONBLOCK ?? 0);

/**
 * The file must be private to this user; others could have written a false result into any other file. A pipe in its
 * place, or in that of the files beside it, would block the scan.
 */
function isPrivateFile(file: string): boolean {
  const isBlocked = ['-wal', '-shm', '-journal'].some(
    (end) => statSync(`${file}${end}`, { throwIfNoEntry: false })?.isFile() === false,
  );
  if (isBlocked) return false;
  const open = openSync(file, flags, 0o600);
  const found = fstatSync(open);
  closeSync(open);
  if (!found.isFile()) return false;
  return process.platform === 'win32' || (found.uid === process.getuid?.() && (found.mode & 0o022) === 0);
}

/**
 * A cached result is used when the scanner, its version, the file name, the content and everything else on which the
 * result depended are the same. A new scan would give the same result then. `version`: of scanners, rules and libraries.
 * A scanner that does not say what results depend on is always run.
 */
export function reuseResults(
  lookAtEach: ScanEach,
  cache: NonNullable<ReturnType<typeof openResultCache>>,
  version: string,
): ScanEach {
  return async function* <T extends Task, Answer>(
    scanner: Scanner<T, Answer>,
    tasks: readonly T[],
    context: TaskContext,
  ) {
    const digests = new Map<string, string>();
    // SHA-256 and not git's object id, for which collisions can be created.
    const digestOf = (stored: string) => {
      const digest =
        digests.get(stored) ?? createHash('sha256').update(readContent(context.root, stored)).digest('hex');
      digests.set(stored, digest);
      return digest;
    };
    const cacheContext = { shared: context.shared, digestOf };
    const computeKey = ({ stored, ...task }: Task): string => {
      const parts = Object.entries(task).sort(([a], [b]) => (a < b ? -1 : 1));
      return hashParts([scanner.name, version, digestOf(stored), JSON.stringify(parts)]);
    };
    const computeState = (task: T, answer: unknown) => scanner.stateOf?.(task, answer as Answer, cacheContext);
    const lookups = tasks.map((task): [key: string, kept: TaskOutcome<T, Answer> | undefined] => {
      context.signal.throwIfAborted();
      const key = scanner.stateOf === undefined ? '' : computeKey(task);
      const stored = key === '' ? [] : cache.find(key);
      const kept = stored.find(({ answer, state }) => computeState(task, answer) === state);
      return [key, kept === undefined ? undefined : { task, answer: kept.answer as Answer }];
    });
    const changed = tasks.filter((_, index) => lookups[index]?.[1] === undefined);
    const fresh = lookAtEach(scanner, changed, context)[Symbol.asyncIterator]();
    try {
      for (const [key, kept] of lookups) {
        const next: TaskOutcome<T, Answer> | undefined = kept ?? (await fresh.next()).value;
        if (next === undefined) throw new Error('the scanner left files over');
        // A file that was given up may succeed next time.
        const state = kept === undefined && 'answer' in next ? computeState(next.task, next.answer) : undefined;
        if (state !== undefined && 'answer' in next) cache.keep(key, { state, answer: next.answer });
        yield next;
      }
    } finally {
      await fresh.return?.();
    }
  };
}

/**
 * A hash of everything that determines the scanners' results for a file. If it changes, no cached result is used.
 * Undefined when it cannot be computed. Nothing is cached then.
 */
export function computeScannersVersion(script: URL): string | undefined {
  const hash = createHash('sha256').update(JSON.stringify([process.versions, process.arch]));
  // `dist/scanners/index.js` is part of `dist`, `src/scanners/main.ts` of `src`.
  const folder = fileURLToPath(new URL('../', script));
  const code = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.[cm]?[jt]s$/.test(path));
  return attempt(() => {
    for (const path of code.sort()) hash.update(path).update(readFileSync(join(folder, path)));
    for (const file of listLockFilesAbove(folder)) hash.update(file).update(readFileSync(file));
    return hash.digest('hex');
  });
}

/** npm's list of the contents of each `node_modules` that is searched for packages. Throws if the nearest has none. */
function listLockFilesAbove(folder: string): string[] {
  const parents = [folder];
  for (let parent = dirname(folder); parent !== parents.at(-1); parent = dirname(parent)) parents.push(parent);
  const installed = parents.map((parent) => join(parent, 'node_modules')).filter((path) => existsSync(path));
  const [nearest, ...others] = installed.map((path) => join(path, '.package-lock.json'));
  if (nearest === undefined) throw new Error('no scanner is installed');
  return [nearest, ...others.filter((path) => existsSync(path))];
}
