/**
 * What scanners answered about files in earlier scans, in a file beside the service's database. Only the service writes it.
 * Whatever is wrong with the file or with a row of it, the answer is as if it were not there.
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
  /** Written together when there are many, or at the end. */
  keep(key: string, kept: KeptAnswer): void;
  close(): void;
}

const table =
  'CREATE TABLE IF NOT EXISTS answers (key TEXT PRIMARY KEY, state TEXT NOT NULL, answer TEXT NOT NULL, digest TEXT NOT NULL, day INTEGER NOT NULL) WITHOUT ROWID, STRICT';
const applicationId = 0x53476177;
const keptDays = 30;
/** 1 GiB of pages; beyond it nothing more is kept until old answers are gone. */
const mostPages = 262_144;
const roundRows = 500;
const dayMs = 86_400_000;

/** `file`: absolute. Undefined where it cannot be used. */
export function openAnswers(file: string, now: Date): KeptAnswers | undefined {
  if (!isOwn(file)) return undefined;
  let connection: DatabaseSync | undefined;
  try {
    connection = new DatabaseSync(file, { timeout: 2_000 });
    return prepared(connection, Math.floor(now.getTime() / dayMs));
  } catch {
    if (connection?.isOpen === true) connection.close();
    return undefined;
  }
}

/** Made for this user alone; one that others could have written says nothing. */
function isOwn(file: string): boolean {
  try {
    const open = openSync(file, 'a', 0o600);
    const { mode, uid } = fstatSync(open);
    closeSync(open);
    const isMine = process.getuid === undefined || uid === process.getuid();
    return isMine && (process.platform === 'win32' || (mode & 0o022) === 0);
  } catch {
    return false;
  }
}

function prepared(connection: DatabaseSync, day: number): KeptAnswers {
  const { id } = connection.prepare('SELECT application_id AS id FROM pragma_application_id').get() as { id: number };
  const { n } = connection.prepare('SELECT count(*) AS n FROM sqlite_schema').get() as { n: number };
  if (n > 0 && id !== applicationId) throw new Error('it belongs to another program');
  connection.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA application_id = ${applicationId}`);
  connection.exec(`PRAGMA max_page_count = ${mostPages}`);
  connection.exec(table);
  connection.prepare('DELETE FROM answers WHERE day < ?').run(day - keptDays);
  const found = connection.prepare('SELECT state, answer, digest, day FROM answers WHERE key = ?');
  const written = connection.prepare('INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?, ?)');
  const touched = connection.prepare('UPDATE answers SET day = ? WHERE key = ?');
  let waiting: (() => void)[] = [];
  const flush = (): void => {
    const [round, isAny] = [waiting, waiting.length > 0];
    waiting = [];
    if (isAny) quietly(() => inTransaction(connection, round));
  };
  const later = (write: () => void): void => {
    waiting.push(write);
    if (waiting.length >= roundRows) flush();
  };
  return {
    find: (key) =>
      quietly(() => {
        const row = found.get(key) as Row | undefined;
        if (row === undefined || row.digest !== fingerprintOf([key, row.state, row.answer])) return undefined;
        if (row.day !== day) later(() => touched.run(day, key));
        return { state: row.state, answer: JSON.parse(row.answer) };
      }),
    keep: (key, { state, answer }) => {
      const text = JSON.stringify(answer);
      later(() => written.run(key, state, text, fingerprintOf([key, state, text]), day));
    },
    close: () => {
      flush();
      quietly(() => connection.close());
    },
  };
}

interface Row {
  state: string;
  answer: string;
  digest: string;
  day: number;
}

function inTransaction(connection: DatabaseSync, writes: readonly (() => void)[]): void {
  connection.exec('BEGIN IMMEDIATE');
  try {
    for (const write of writes) write();
    connection.exec('COMMIT');
  } catch (error) {
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

/** A full disk or a damaged file costs time in the next scan, and nothing else. */
function quietly<Found>(work: () => Found): Found | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
