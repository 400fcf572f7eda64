/**
 * What scanners answered about files in earlier scans, in a file beside the service's database. Whatever is wrong with the file or with
 * a row of it, the answer is as if it were not there. A second scan may write at the same time.
 */
import { closeSync, fstatSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fingerprintOf } from '../../text/fingerprint.ts';

export interface KeptAnswer {
  /** What else it depends on, as it was then. */
  state: string;
  answer: unknown;
}

export interface KeptAnswers {
  /** By the key, every answer that was kept under it. */
  find(key: string): KeptAnswer | undefined;
  keep(key: string, kept: KeptAnswer): void;
  close(): void;
}

/** 1 GiB of pages; beyond it nothing more is kept until old answers are gone. */
const setUp = `PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA max_page_count = 262144;
CREATE TABLE IF NOT EXISTS answers (key TEXT PRIMARY KEY, state TEXT, answer TEXT, digest TEXT, day INTEGER) WITHOUT ROWID, STRICT`;
const keptDays = 30;

/** `file`: absolute. Undefined where it cannot be used. */
export function openAnswers(file: string, now: Date): KeptAnswers | undefined {
  return quietly(() => {
    if (!isOwn(file)) return undefined;
    const day = Math.floor(now.getTime() / 86_400_000);
    const connection = new DatabaseSync(file, { timeout: 2_000 });
    connection.exec(setUp);
    connection.prepare('DELETE FROM answers WHERE day < ?').run(day - keptDays);
    const found = connection.prepare('SELECT state, answer, digest FROM answers WHERE key = ?');
    const written = connection.prepare('INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?, ?)');
    return {
      find: (key) =>
        quietly(() => {
          const { state, answer, digest } = found.get(key) as Record<'state' | 'answer' | 'digest', string>;
          return digest === fingerprintOf([key, state, answer]) ? { state, answer: JSON.parse(answer) } : undefined;
        }),
      keep(key, { state, answer }) {
        const text = JSON.stringify(answer);
        quietly(() => written.run(key, state, text, fingerprintOf([key, state, text]), day));
      },
      close: () => quietly(() => connection.close()),
    };
  });
}

/** Made for this user alone; one that others could have written says nothing. */
function isOwn(file: string): boolean {
  const open = openSync(file, 'a', 0o600);
  const { mode, uid } = fstatSync(open);
  closeSync(open);
  return process.platform === 'win32' || (uid === process.getuid?.() && (mode & 0o022) === 0);
}

/** A full disk or a damaged file costs time in the next scan, and nothing else. */
function quietly<Found>(work: () => Found): Found | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
