/** What the pages show of one organization: lists with names, filters and a search, and the places of a finding. */
import { sql as template } from 'kysely';
import { type SeverityFilter, severityFilters } from '../../api/words.ts';
import type { Database } from './database.ts';
import { type Listed, type Paging, readPage as readOnePage } from './page.ts';
import type { ScanStatus, SeverityCounts, ViolationStatus } from './schema.ts';
import type { ViolationFilter, ViolationRecord } from './violations.ts';

/** A finding as a row of a list. */
export interface ListedFinding {
  id: string;
  repositoryId: string;
  repository: string;
  type: ViolationRecord['type'];
  severity: ViolationRecord['severity'];
  status: ViolationStatus;
  title: string;
  cwe: string | null;
  cvssScore: number | null;
  filePath: string;
  line: number | null;
}

export interface FindingSearch extends Omit<ViolationFilter, 'organizationId'> {
  type?: ViolationRecord['type'] | undefined;
  /** Only what the latest scan of this branch found. */
  branch?: string | undefined;
  /** Each of these words must be in the title, the path, the weakness or the identifier. */
  words?: readonly string[] | undefined;
}

/** A repository as a row of a list. */
export interface ListedRepository {
  id: string;
  name: string;
  vcsUrl: string;
  defaultBranch: string;
  lastScanAt: string | null;
  open: SeverityCounts;
}

/** A scan as a row of a list. */
export interface ListedScan {
  id: string;
  repositoryId: string;
  repository: string;
  branch: string;
  commitSha: string;
  status: ScanStatus;
  createdAt: string;
  startedAt: string | null;
  completedAt: string | null;
  counts: SeverityCounts | null;
}

export interface ScanSearch {
  repositoryId?: string | undefined;
  status?: ScanStatus | undefined;
  branch?: string | undefined;
}

/** The scan that last saw a finding, and the branches that have it. */
export interface FindingPlaces {
  branches: string[];
  scan: { id: string; branch: string; commitSha: string } | undefined;
  /** Whether a secret was ever found in the same file. */
  isBesideSecret: boolean;
}

/** What one organization has. */
export interface Browse {
  /** Open findings by severity. */
  countOpen(): Promise<SeverityCounts>;
  findings(search: FindingSearch, paging: Paging): Promise<Listed<ListedFinding>>;
  /** Newest first. */
  scans(search: ScanSearch, paging: Paging): Promise<Listed<ListedScan>>;
  /** Active repositories by name, with a part of it. */
  repositories(search: string | undefined, paging: Paging): Promise<Listed<ListedRepository>>;
  /** The same without their findings. */
  repositoryNames(limit: number): Promise<{ id: string; name: string }[]>;
  /** The branches of a repository, by the time of their latest scans. */
  branches(repositoryId: string, limit: number): Promise<string[]>;
  places(violation: ViolationRecord): Promise<FindingPlaces>;
  /** Start and end of the latest completed scans of a repository. */
  latestRuns(repositoryId: string, limit: number): Promise<{ startedAt: string; completedAt: string }[]>;
  /** Number of unfinished scans that were requested before this one. */
  countAhead(createdAt: string): Promise<number>;
}

export type BrowseTable = (organizationId: string) => Browse;

const ofOrganization = 'r.organization_id = ?';

const findingColumns = `v.id, v.repository_id AS "repositoryId", r.name AS repository, v.type, v.severity, v.status, v.title,
  v.cwe, v.cvss_score AS "cvssScore", v.file_path AS "filePath", v.line_number AS line`;
const scanColumns = `s.id, s.repository_id AS "repositoryId", r.name AS repository, s.branch, s.commit_sha AS "commitSha",
  s.status, s.created_at AS "createdAt", s.started_at AS "startedAt", s.completed_at AS "completedAt", s.counts`;
const searched = `lower(v.title || ' ' || v.file_path || ' ' || coalesce(v.cwe, '') || ' ' || v.id)`;

export function createBrowseTable(database: Database): BrowseTable {
  return (organizationId) => ({
    countOpen: async () => sumCounts(await countByRepository(database, organizationId)),
    findings: (search, paging) => listFindings(database, { organizationId, ...search }, paging),
    scans: (search, paging) => listScans(database, { organizationId, ...search }, paging),
    repositories: (search, paging) => listRepositories(database, { organizationId, search }, paging),
    repositoryNames: (limit) => {
      const sql = `SELECT r.id, r.name FROM repositories r WHERE ${ofOrganization} AND r.status = 'active'
        ORDER BY lower(r.name), r.id LIMIT ?`;
      return readRows<{ id: string; name: string }>(database, sql, organizationId, limit);
    },
    branches: async (repositoryId, limit) => {
      const sql = `SELECT s.branch FROM scans s JOIN repositories r ON r.id = s.repository_id
        WHERE ${ofOrganization} AND s.repository_id = ? GROUP BY s.branch ORDER BY max(s.seq) DESC LIMIT ?`;
      const rows = await readRows<{ branch: string }>(database, sql, organizationId, repositoryId, limit);
      return rows.map(({ branch }) => branch);
    },
    places: (violation) => findPlaces(database, organizationId, violation),
    latestRuns: (repositoryId, limit) => {
      const sql = `SELECT s.started_at AS "startedAt", s.completed_at AS "completedAt"
        FROM scans s JOIN repositories r ON r.id = s.repository_id
        WHERE ${ofOrganization} AND s.repository_id = ? AND s.status = 'COMPLETED' ORDER BY s.seq DESC LIMIT ?`;
      return readRows<{ startedAt: string; completedAt: string }>(database, sql, organizationId, repositoryId, limit);
    },
    countAhead: async (createdAt) => {
      const sql = `SELECT count(*) AS n FROM scans s JOIN repositories r ON r.id = s.repository_id
        WHERE ${ofOrganization} AND s.status IN ('PENDING', 'SCANNING') AND s.created_at < ?`;
      return (await readRow<{ n: number }>(database, sql, organizationId, createdAt))?.n ?? 0;
    },
  });
}

const none: Readonly<SeverityCounts> = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };

interface RankCount {
  id: string;
  rank: number;
  n: number;
}

/** Open findings of each repository by severity. Without identifiers: of all active ones. */
function countByRepository(database: Database, organizationId: string, ids?: readonly string[]): Promise<RankCount[]> {
  const { sql, values } = buildWhere([
    [`v.status = 'OPEN' AND ${ofOrganization}`, organizationId],
    ids === undefined ? [`r.status = 'active'`] : [`r.id IN (${ids.map(() => '?').join(', ')})`, ...ids],
  ]);
  return readRows<RankCount>(
    database,
    `SELECT r.id, v.severity_rank AS rank, count(*) AS n FROM repositories r JOIN violations v ON v.repository_id = r.id
      ${sql} GROUP BY r.id, v.severity_rank`,
    ...values,
  );
}

function sumCounts(rows: readonly RankCount[]): SeverityCounts {
  const counts = { ...none };
  for (const { rank, n } of rows) counts[severityFilters[rank] ?? 'info'] += n;
  return counts;
}

async function listRepositories(
  database: Database,
  { organizationId, search }: { organizationId: string; search: string | undefined },
  paging: Paging,
): Promise<Listed<ListedRepository>> {
  const condition = buildWhere([
    [`${ofOrganization} AND r.status = 'active'`, organizationId],
    search === undefined ? undefined : [`lower(r.name) LIKE lower(?) ESCAPE '!'`, toPattern(search)],
  ]);
  const query = {
    select: `r.id, r.name, r.vcs_url AS "vcsUrl", r.default_branch AS "defaultBranch", r.last_scan_at AS "lastScanAt"`,
    source: `FROM repositories r ${condition.sql}`,
    order: 'ORDER BY lower(r.name), r.id',
    values: condition.values,
  };
  const { items, total } = await readPage<Omit<ListedRepository, 'open'>>(database, query, paging);
  const ids = items.map(({ id }) => id);
  const counts = Map.groupBy(
    ids.length === 0 ? [] : await countByRepository(database, organizationId, ids),
    ({ id }) => id,
  );
  return { items: items.map((item) => ({ ...item, open: sumCounts(counts.get(item.id) ?? []) })), total };
}

/** A pattern for LIKE that finds the text anywhere. */
function toPattern(text: string): string {
  return `%${text.replaceAll(/[!%_]/g, '!$&')}%`;
}

async function listFindings(
  database: Database,
  { organizationId, severities = [], words = [], ...search }: FindingSearch & { organizationId: string },
  paging: Paging,
): Promise<Listed<ListedFinding>> {
  const ranks = severities.map((word: SeverityFilter) => severityFilters.indexOf(word));
  const conditions: Condition[] = [
    search.repositoryId === undefined ? undefined : ['v.repository_id = ?', search.repositoryId],
    search.status === undefined ? undefined : ['v.status = ?', search.status],
    search.type === undefined ? undefined : ['v.type = ?', search.type],
    ranks.length === 0 ? undefined : [`v.severity_rank IN (${ranks.map(() => '?').join(', ')})`, ...ranks],
    search.branch === undefined
      ? undefined
      : ['EXISTS (SELECT 1 FROM violation_branches b WHERE b.violation_id = v.id AND b.branch = ?)', search.branch],
    ...words.map((word): Condition => [`${searched} LIKE lower(?) ESCAPE '!'`, toPattern(word)]),
  ];
  const own = `FROM repositories r WHERE r.id = v.repository_id AND ${ofOrganization}`;
  // In this form the rows are read in their order, until the page is full.
  const ordered = buildWhere([[`EXISTS (SELECT 1 ${own})`, organizationId], ...conditions]);
  // A search reads the rows themselves. It should do so once, for the page and the total.
  if (words.length > 0) return readFindings(database, { ...ordered, total: 'count(*) OVER ()' }, paging);
  // In this form an index has all that is counted.
  const counted = buildWhere([
    [`v.repository_id IN (SELECT r.id FROM repositories r WHERE ${ofOrganization})`, organizationId],
    ...conditions,
  ]);
  const total = await readRow<{ n: number }>(
    database,
    `SELECT count(*) AS n FROM violations v ${counted.sql}`,
    ...counted.values,
  );
  const { items } = await readFindings(database, { ...ordered, total: '0' }, paging);
  return { items, total: total?.n ?? 0 };
}

type Condition = Parameters<typeof buildWhere>[0][number];

/** Only the rows of the page are read whole. */
async function readFindings(
  database: Database,
  { sql: where, values, total }: ReturnType<typeof buildWhere> & { total: string },
  { page, limit }: Paging,
): Promise<Listed<ListedFinding>> {
  const read = (offset: number) =>
    readRows<ListedFinding & { total: number }>(
      database,
      `WITH shown AS MATERIALIZED
        (SELECT v.id, ${total} AS total FROM violations v ${where} ORDER BY v.severity_rank, v.id LIMIT ? OFFSET ?)
        SELECT ${findingColumns}, shown.total FROM shown JOIN violations v ON v.id = shown.id
        JOIN repositories r ON r.id = v.repository_id ORDER BY v.severity_rank, v.id`,
      ...values,
      limit,
      offset,
    );
  const items = await read((page - 1) * limit);
  // A page beyond the end has no row that names the total.
  const [first] = items.length > 0 || page === 1 ? items : await read(0);
  return { items, total: first?.total ?? 0 };
}

async function listScans(
  database: Database,
  { organizationId, ...search }: ScanSearch & { organizationId: string },
  paging: Paging,
): Promise<Listed<ListedScan>> {
  const condition = buildWhere([
    [ofOrganization, organizationId],
    search.repositoryId === undefined ? undefined : ['s.repository_id = ?', search.repositoryId],
    search.status === undefined ? undefined : ['s.status = ?', search.status],
    search.branch === undefined ? undefined : ['s.branch = ?', search.branch],
  ]);
  const query = {
    select: scanColumns,
    source: `FROM scans s JOIN repositories r ON r.id = s.repository_id ${condition.sql}`,
    order: 'ORDER BY s.seq DESC',
    values: condition.values,
  };
  const { items, total } = await readPage<Omit<ListedScan, 'counts'> & { counts: string | null }>(
    database,
    query,
    paging,
  );
  const parse = (text: string | null) => (text === null ? null : (JSON.parse(text) as SeverityCounts));
  return { items: items.map((row) => ({ ...row, counts: parse(row.counts) })), total };
}

/** The number of branches that a page names. */
const branchesMax = 50;

async function findPlaces(
  database: Database,
  organizationId: string,
  { id, repositoryId, filePath, lastSeen }: ViolationRecord,
): Promise<FindingPlaces> {
  const owned = `JOIN repositories r ON r.id = v.repository_id WHERE ${ofOrganization}`;
  const branches = await readRows<{ branch: string }>(
    database,
    `SELECT b.branch FROM violation_branches b JOIN violations v ON v.id = b.violation_id ${owned} AND v.id = ?
      ORDER BY b.branch LIMIT ?`,
    ...[organizationId, id, branchesMax],
  );
  // No two scans end at the same server time.
  const scan = await readRow<{ id: string; branch: string; commitSha: string }>(
    database,
    `SELECT s.id, s.branch, s.commit_sha AS "commitSha" FROM scans s JOIN repositories r ON r.id = s.repository_id
      WHERE ${ofOrganization} AND s.repository_id = ? AND s.completed_at = ? AND s.status = 'COMPLETED'`,
    ...[organizationId, repositoryId, lastSeen],
  );
  const secret = await readRow(
    database,
    `SELECT 1 AS n FROM violations v ${owned} AND v.repository_id = ? AND v.type = 'SECRET' AND v.file_path = ? LIMIT 1`,
    ...[organizationId, repositoryId, filePath],
  );
  return { branches: branches.map(({ branch }) => branch), scan, isBesideSecret: secret !== undefined };
}

type SqlValue = string | number | null;

/** Runs a statement of this file: its question marks stand for the values. */
async function readRows<Row>({ read }: Database, text: string, ...values: SqlValue[]): Promise<Row[]> {
  const parts = Object.assign(text.split('?'), { raw: [] });
  return (await template<Row>(parts, ...values).execute(read)).rows;
}

async function readRow<Row>(database: Database, text: string, ...values: SqlValue[]): Promise<Row | undefined> {
  return (await readRows<Row>(database, text, ...values))[0];
}

interface PageQuery {
  select: string;
  /** Everything from FROM to the end of WHERE. */
  source: string;
  order: string;
  values: readonly SqlValue[];
}

function readPage<Row>(database: Database, { select, source, order, values }: PageQuery, paging: Paging) {
  return readOnePage<Row>(paging, {
    count: async () =>
      (await readRow<{ n: number }>(database, `SELECT count(*) AS n ${source}`, ...values)) ?? { n: 0 },
    list: (limit, offset) =>
      readRows<Row>(database, `SELECT ${select} ${source} ${order} LIMIT ? OFFSET ?`, ...values, limit, offset),
  });
}

/** A WHERE clause from the conditions that apply, each with the values for its question marks. */
function buildWhere(conditions: readonly (readonly [sql: string, ...values: SqlValue[]] | undefined)[]): {
  sql: string;
  values: SqlValue[];
} {
  const present = conditions.filter((condition) => condition !== undefined);
  return {
    sql: present.length === 0 ? '' : `WHERE ${present.map(([sql]) => sql).join(' AND ')}`,
    values: present.flatMap(([, ...values]) => values),
  };
}
