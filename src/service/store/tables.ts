/** The tables of the embedded service's database, as steps: step N brings a database from version N to N + 1. */

export type Migration = string;

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

// The words are written out, not imported: a step that was applied once must never change its meaning.
const first: Migration = `
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
  status TEXT NOT NULL CHECK (status IN (${quoted(['active', 'inactive', 'archived'])})),
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
  status TEXT NOT NULL CHECK (status IN (${quoted(['PENDING', 'SCANNING', 'COMPLETED', 'FAILED'])})),
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
  type TEXT NOT NULL CHECK (type IN (${quoted(['SAST', 'AGENTIC_SAST', 'SCA', 'SECRET', 'IAC'])})),
  severity TEXT NOT NULL CHECK (severity IN (${quoted(['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'])})),
  severity_rank INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN (${quoted(['OPEN', 'FIXED', 'FALSE_POSITIVE', 'ACCEPTED_RISK'])})),
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

export const migrations: readonly Migration[] = [first];
