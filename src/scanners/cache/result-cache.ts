/**
 * A cache of scanner results for files, stored in a file beside the service's database. A fault of the file or of one
 * of its rows is treated like a missing entry. Another scan may write at the same time.
 */

import { closeSync, constants, fstatSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { attempt } from '../../shared/errors.ts';
import { hashParts } from '../../shared/text/fingerprint.ts';

interface CachedResult {
  /** The state of everything else on which the result depends. */
  state: string;
  answer: unknown;
}

export interface ResultCache {
  /** The results that are stored for the key, in different states of what they depend on. */
  find(key: string): CachedResult[];
  keep(key: string, kept: CachedResult): void;
  close(): void;
}

/** 1 GiB of pages. Above that nothing more is stored until old results are deleted. */
const setUp = `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA max_page_count = 262144;
CREATE TABLE IF NOT EXISTS answers (key TEXT, state TEXT, answer TEXT, digest TEXT, day INTEGER, PRIMARY KEY (key, state)) WITHOUT ROWID, STRICT`;
/** Two trees that are compared in turn, and some more. */
const mostStates = 8;
const cacheDays = 30;

/** `file`: absolute path. Undefined when the file cannot be used. */
export function openResultCache(file: string, now: Date): ResultCache | undefined {
  return ignoreErrors(() => {
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
      find: (key) =>
        ignoreErrors(() => found.all(key) as Record<'state' | 'answer' | 'digest', string>[])?.flatMap(
          (row) => ignoreErrors(() => readRow(key, row)) ?? [],
        ) ?? [],
      keep(key, { state, answer }) {
        const text = JSON.stringify(answer);
        ignoreErrors(() => written.run(key, state, text, hashParts([key, state, text]), day));
      },
      close: () => ignoreErrors(() => connection.close()),
    };
  });
}

/** Empty for a damaged row. */
function readRow(
  key: string,
  { state, answer, digest }: Record<'state' | 'answer' | 'digest', string>,
): CachedResult[] {
  return digest === hashParts([key, state, answer]) ? [{ state, answer: JSON.parse(answer) }] : [];
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

/** A full disk or a damaged file only makes the next scan slower. */
function ignoreErrors<Found>(work: () => Found): Found | undefined {
  return attempt(work);
}
