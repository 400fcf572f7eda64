/**
 * The tables of a database in SQLite as migrations: step N brings it from version N to N + 1. Later steps are shared
 * with PostgreSQL.
 */
import type { DatabaseSync } from 'node:sqlite';
import { createViolationId, type IdentifierProblem, type ProblemOwner } from './identifiers.ts';
import { sharedMigrations, sqliteWords } from './migrations.ts';

/** Runs inside its own transaction. */
export type Migration = (connection: DatabaseSync) => void;

const quoteWords = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

// The words are written out and not imported, because a step that was applied once must never change its meaning.
const first = `
CREATE TABLE organization (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  slug TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE keys (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  digest BLOB NOT NULL UNIQUE,
  scopes TEXT NOT NULL,
  expires_at TEXT,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE repositories (
  id TEXT PRIMARY KEY,
  path TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  vcs_url TEXT NOT NULL,
  vcs_provider TEXT NOT NULL,
  default_branch TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN (${quoteWords(['active', 'inactive', 'archived'])})),
  auto_scan_on_push INTEGER NOT NULL DEFAULT 0,
  auto_scan_on_pr INTEGER NOT NULL DEFAULT 0,
  last_scan_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE scans (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  repository_id TEXT NOT NULL REFERENCES repositories (id),
  branch TEXT NOT NULL,
  commit_sha TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN (${quoteWords(['PENDING', 'SCANNING', 'COMPLETED', 'FAILED'])})),
  created_at TEXT NOT NULL,
  started_at TEXT,
  completed_at TEXT,
  error TEXT,
  counts TEXT,
  coverage TEXT,
  diagnostics TEXT
) STRICT;
CREATE INDEX scans_by_repository ON scans (repository_id, seq);
CREATE INDEX scans_unfinished ON scans (status) WHERE status IN ('PENDING', 'SCANNING');

CREATE TABLE violations (
  id TEXT PRIMARY KEY,
  repository_id TEXT NOT NULL REFERENCES repositories (id),
  fingerprint TEXT NOT NULL,
  type TEXT NOT NULL CHECK (type IN (${quoteWords(['SAST', 'AGENTIC_SAST', 'SCA', 'SECRET', 'IAC'])})),
  severity TEXT NOT NULL CHECK (severity IN (${quoteWords(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'])})),
  severity_rank INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN (${quoteWords(['OPEN', 'FIXED', 'FALSE_POSITIVE', 'ACCEPTED_RISK'])})),
  title TEXT NOT NULL,
  description TEXT NOT NULL,
  remediation TEXT NOT NULL,
  cwe TEXT,
  cvss_score REAL,
  file_path TEXT NOT NULL,
  line_number INTEGER,
  code_snippet TEXT,
  justification TEXT,
  first_detected TEXT NOT NULL,
  last_seen TEXT NOT NULL,
  UNIQUE (repository_id, type, fingerprint)
) STRICT;
CREATE INDEX violations_by_rank ON violations (severity_rank, id);

-- Which branches still have a violation, by each branch's own latest scan, and how closely that scan looked.
CREATE TABLE violation_branches (
  violation_id TEXT NOT NULL REFERENCES violations (id),
  branch TEXT NOT NULL,
  coverage_rank INTEGER NOT NULL,
  PRIMARY KEY (violation_id, branch)
) STRICT, WITHOUT ROWID;
`;

const identifiedSql = `SELECT v.id, v.type, v.fingerprint, r.vcs_url, r.path FROM violations v
  JOIN repositories r ON r.id = v.repository_id ORDER BY v.first_detected, v.rowid`;

/** Identifiers were once random. Each violation gets the identifier that its next scan would give it. */
function renewIdentifiers(connection: DatabaseSync): void {
  connection.exec(`
    PRAGMA defer_foreign_keys = ON;
    ALTER TABLE violations ADD COLUMN content_fingerprint TEXT;
    CREATE INDEX violations_by_content ON violations (repository_id, type, content_fingerprint);`);
  const rows = connection.prepare(identifiedSql).all() as unknown as (IdentifierProblem &
    ProblemOwner & { id: string })[];
  const rename = connection.prepare('UPDATE violations SET id = ? WHERE id = ?');
  const follow = connection.prepare('UPDATE violation_branches SET violation_id = ? WHERE violation_id = ?');
  const taken = new Set<string>();
  for (const violation of rows) {
    const renewed = createViolationId(violation, violation, (id) => taken.has(id));
    taken.add(renewed);
    rename.run(renewed, violation.id);
    follow.run(renewed, violation.id);
  }
}

/** Several organizations, each with its own keys. Earlier versions created new keys at every start, so none is kept. */
const owned = `
ALTER TABLE organization RENAME TO organizations;
DROP TABLE keys;
CREATE TABLE api_keys (
  id TEXT PRIMARY KEY,
  organization_id TEXT NOT NULL REFERENCES organizations (id),
  name TEXT NOT NULL,
  digest BLOB NOT NULL UNIQUE,
  scopes TEXT NOT NULL,
  expires_at TEXT,
  created_at TEXT NOT NULL,
  last_used_at TEXT,
  revoked_at TEXT,
  is_of_start INTEGER NOT NULL
) STRICT;
ALTER TABLE repositories ADD COLUMN organization_id TEXT REFERENCES organizations (id);
UPDATE repositories SET organization_id = (SELECT id FROM organizations);
CREATE INDEX repositories_by_organization ON repositories (organization_id);
`;

const notified = `
CREATE TABLE webhooks (
  id TEXT PRIMARY KEY,
  organization_id TEXT NOT NULL REFERENCES organizations (id),
  url TEXT NOT NULL,
  events TEXT NOT NULL,
  secret TEXT,
  allow_private INTEGER NOT NULL,
  created_at TEXT NOT NULL,
  failures INTEGER NOT NULL DEFAULT 0,
  retry_at TEXT,
  disabled_at TEXT
) STRICT;

CREATE TABLE events (
  id TEXT PRIMARY KEY,
  event TEXT NOT NULL,
  body TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE TABLE deliveries (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  event_id TEXT NOT NULL REFERENCES events (id),
  webhook_id TEXT NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN (${quoteWords(['waiting', 'delivered', 'given up'])})),
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at TEXT NOT NULL
) STRICT;
CREATE INDEX deliveries_waiting ON deliveries (due_at, seq) WHERE status = 'waiting';
CREATE INDEX deliveries_by_webhook ON deliveries (webhook_id, seq);
CREATE INDEX deliveries_by_event ON deliveries (event_id);

CREATE TABLE attempts (
  delivery_seq INTEGER NOT NULL REFERENCES deliveries (seq) ON DELETE CASCADE,
  at TEXT NOT NULL,
  status INTEGER,
  error TEXT,
  duration_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX attempts_by_delivery ON attempts (delivery_seq);

ALTER TABLE violations ADD COLUMN suppressed_by TEXT;
ALTER TABLE violations ADD COLUMN suppressed_at TEXT;
`;

const watched = `
ALTER TABLE repositories ADD COLUMN is_added INTEGER NOT NULL DEFAULT 0;
ALTER TABLE repositories ADD COLUMN remote_url TEXT;
ALTER TABLE repositories ADD COLUMN refs_seen INTEGER NOT NULL DEFAULT 0;
CREATE TABLE seen_refs (
  repository_id TEXT NOT NULL REFERENCES repositories (id),
  ref TEXT NOT NULL,
  sha TEXT NOT NULL,
  PRIMARY KEY (repository_id, ref)
) STRICT, WITHOUT ROWID;
CREATE INDEX scans_by_branch ON scans (repository_id, branch, seq);
`;

const browsed = `
CREATE TABLE sessions (
  digest TEXT PRIMARY KEY,
  key_id TEXT NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_key ON sessions (key_id);
CREATE INDEX violations_by_status ON violations (repository_id, status, severity_rank, type);
-- Lists with filters are counted and cut into pages in this order, without reading the rows.
DROP INDEX violations_by_rank;
CREATE INDEX violations_by_rank ON violations (severity_rank, id, repository_id, status, type);
`;

/** The clock goes on after the times that the database holds. */
function seedClock(connection: DatabaseSync): void {
  const latest = `SELECT max(t) AS t FROM (
    SELECT max(updated_at) AS t FROM repositories
    UNION ALL SELECT max(created_at) FROM scans
    UNION ALL SELECT max(started_at) FROM scans
    UNION ALL SELECT max(completed_at) FROM scans
  )`;
  const { t: time } = connection.prepare(latest).get() as unknown as { t: string | null };
  const milliseconds = time === null ? 0 : Date.parse(time);
  connection.prepare('UPDATE clock SET last_ms = max(last_ms, ?)').run(milliseconds || 0);
}

const [shareWork, ...laterSteps] = sharedMigrations.map((step): Migration => {
  return (connection) => connection.exec(step(sqliteWords));
});

export const migrations: readonly Migration[] = [
  (connection) => connection.exec(first),
  renewIdentifiers,
  (connection) => connection.exec('ALTER TABLE scans ADD COLUMN languages TEXT'),
  (connection) => connection.exec(owned),
  (connection) => connection.exec(notified),
  (connection) => connection.exec(watched),
  (connection) => connection.exec('ALTER TABLE violations ADD COLUMN advisory TEXT'),
  (connection) => connection.exec('ALTER TABLE violations ADD COLUMN epss_score REAL'),
  (connection) => connection.exec(browsed),
  (connection) => {
    shareWork?.(connection);
    seedClock(connection);
  },
  ...laterSteps,
];
