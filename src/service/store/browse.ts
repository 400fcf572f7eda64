/** What the pages show of one organization: lists with names, filters and a search, and the places of a finding. */
import type { Expression, RawBuilder } from 'kysely';
import { type SeverityFilter, severityFilters } from '../../shared/api/words.ts';
import type { Database } from './database.ts';
import { containsIgnoringCase } from './expressions.ts';
import { sql } from './kysely.ts';
import { type Listed, type Paging, readPage } from './page.ts';
import type { RepositoryRecord } from './repositories.ts';
import type { ScanRecord, SeverityCounts, ViolationRecord } from './schema.ts';
import type { ViolationFilter } from './violations.ts';

/** A finding as a row of a list. */
export interface ListedFinding
  extends Pick<
    ViolationRecord,
    'id' | 'repositoryId' | 'type' | 'severity' | 'status' | 'title' | 'cwe' | 'cvssScore' | 'filePath' | 'lineNumber'
  > {
  repository: string;
}

interface FindingSearch extends Omit<ViolationFilter, 'organizationId'> {
  type?: ViolationRecord['type'] | undefined;
  /** Only what the latest scan of this branch found. */
  branch?: string | undefined;
  /** Each of these words must be in the title, the path, the weakness or the identifier. */
  words?: readonly string[] | undefined;
}

/** A repository as a row of a list. */
export interface ListedRepository
  extends Pick<RepositoryRecord, 'id' | 'name' | 'vcsUrl' | 'defaultBranch' | 'lastScanAt'> {
  open: SeverityCounts;
}

type ShownScan = 'id' | 'repositoryId' | 'branch' | 'commitSha' | 'status' | 'createdAt' | 'startedAt' | 'completedAt';

/** A scan as a row of a list. */
export interface ListedScan extends Pick<ScanRecord, ShownScan | 'counts'> {
  repository: string;
}

interface ScanSearch {
  repositoryId?: string | undefined;
  status?: ScanRecord['status'] | undefined;
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

type Condition = Expression<unknown>;

const joinConditions = (conditions: readonly Condition[]): Condition => sql.join(conditions, sql` and `);

const listFindingColumns = () =>
  sql`v.id, v.repository_id, r.name as repository, v.type, v.severity, v.status,
  v.title, v.cwe, v.cvss_score, v.file_path, v.line_number`;
const listScanColumns = () =>
  sql`s.id, s.repository_id, r.name as repository, s.branch,
  s.commit_sha, s.status, s.created_at, s.started_at,
  s.completed_at, s.counts`;
const joinSearchedTexts = () =>
  sql<string>`(v.title || ' ' || v.file_path || ' ' || coalesce(v.cwe, '') || ' ' || v.id)`;
const joinOwnedScans = () => sql`from scans s join repositories r on r.id = s.repository_id`;

export function createBrowseTable({ read }: Database): BrowseTable {
  const readRows = async <Row>(statement: RawBuilder<Row>): Promise<Row[]> => (await statement.execute(read)).rows;
  const count = async (statement: RawBuilder<{ n: number }>): Promise<number> => (await readRows(statement))[0]?.n ?? 0;
  const reader: Reader = { readRows, count };
  return (organizationId) => {
    const own = sql`r.organization_id = ${organizationId}`;
    return {
      countOpen: async () => sumCounts(await countByRepository(reader, own)),
      findings: (search, paging) => listFindings(reader, { own, ...search }, paging),
      scans: (search, paging) => listScans(reader, { own, ...search }, paging),
      repositories: (search, paging) => listRepositories(reader, own, search, paging),
      repositoryNames: (limit) =>
        readRows(sql<{ id: string; name: string }>`select r.id, r.name from repositories r
          where ${own} and r.status = 'active' order by lower(r.name), r.id limit ${limit}`),
      branches: async (repositoryId, limit) => {
        const rows = await readRows(sql<{ branch: string }>`select s.branch ${joinOwnedScans()}
          where ${own} and s.repository_id = ${repositoryId} group by s.branch order by max(s.seq) desc limit ${limit}`);
        return rows.map(({ branch }) => branch);
      },
      places: (violation) => findPlaces(reader, own, violation),
      latestRuns: (repositoryId, limit) =>
        readRows(sql<{ startedAt: string; completedAt: string }>`select s.started_at,
          s.completed_at ${joinOwnedScans()}
          where ${own} and s.repository_id = ${repositoryId} and s.status = 'COMPLETED' order by s.seq desc limit ${limit}`),
      countAhead: (createdAt) =>
        count(sql`select count(*) as n ${joinOwnedScans()}
          where ${own} and s.status in ('PENDING', 'SCANNING') and s.created_at < ${createdAt}`),
    };
  };
}

interface Reader {
  readRows<Row>(statement: RawBuilder<Row>): Promise<Row[]>;
  count(statement: RawBuilder<{ n: number }>): Promise<number>;
}

interface RankCount {
  id: string;
  rank: number;
  n: number;
}

/** Open findings of each repository by severity. Without identifiers: of all active ones. */
function countByRepository({ readRows }: Reader, own: Condition, ids?: readonly string[]): Promise<RankCount[]> {
  const which = ids === undefined ? sql`r.status = 'active'` : sql`r.id in (${sql.join(ids)})`;
  return readRows(sql<RankCount>`select r.id, c.severity_rank as rank, cast(sum(c.n) as bigint) as n
    from repositories r join violation_counts c on c.repository_id = r.id
    where c.status = 'OPEN' and ${own} and ${which} group by r.id, c.severity_rank`);
}

function sumCounts(rows: readonly RankCount[]): SeverityCounts {
  const counts: SeverityCounts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
  for (const { rank, n } of rows) counts[severityFilters[rank] ?? 'info'] += n;
  return counts;
}

async function listRepositories(
  reader: Reader,
  own: Condition,
  search: string | undefined,
  paging: Paging,
): Promise<Listed<ListedRepository>> {
  const source = sql`from repositories r where ${joinConditions([
    own,
    sql`r.status = 'active'`,
    ...(search === undefined ? [] : [containsIgnoringCase(sql`r.name`, search)]),
  ])}`;
  const { items, total } = await readPage(paging, {
    count: async () => ({ n: await reader.count(sql`select count(*) as n ${source}`) }),
    list: (limit, offset) =>
      reader.readRows(sql<Omit<ListedRepository, 'open'>>`select r.id, r.name, r.vcs_url,
        r.default_branch, r.last_scan_at ${source}
        order by lower(r.name), r.id limit ${limit} offset ${offset}`),
  });
  const ids = items.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await countByRepository(reader, own, ids);
  const counts = Map.groupBy(rows, ({ id }) => id);
  return { items: items.map((item) => ({ ...item, open: sumCounts(counts.get(item.id) ?? []) })), total };
}

async function listFindings(
  reader: Reader,
  { own, severities = [], words = [], ...search }: FindingSearch & { own: Condition },
  paging: Paging,
): Promise<Listed<ListedFinding>> {
  const ranks = severities.map((word: SeverityFilter) => severityFilters.indexOf(word));
  const { repositoryId, status, type, branch } = search;
  const conditions: Condition[] = [
    ...(repositoryId === undefined ? [] : [sql`v.repository_id = ${repositoryId}`]),
    ...(status === undefined ? [] : [sql`v.status = ${status}`]),
    ...(type === undefined ? [] : [sql`v.type = ${type}`]),
    ...(ranks.length === 0 ? [] : [sql`v.severity_rank in (${sql.join(ranks)})`]),
    ...(branch === undefined
      ? []
      : [sql`exists (select 1 from violation_branches b where b.violation_id = v.id and b.branch = ${branch})`]),
    ...words.map((word) => containsIgnoringCase(joinSearchedTexts(), word)),
  ];
  // In this form the rows are read in their order, until the page is full.
  const inOrder = sql`exists (select 1 from repositories r where r.id = v.repository_id and ${own})`;
  const ordered = joinConditions([inOrder, ...conditions]);
  // A search reads the rows themselves. It should do so once, for the page and the total.
  if (words.length > 0) return readFindings(reader, { where: ordered, total: sql<number>`count(*) over ()` }, paging);
  // Only the branch is not in the table of counts.
  const counts =
    branch === undefined ? sql`sum(v.n) as n from violation_counts v` : sql`count(*) as n from violations v`;
  const inAnyOrder = sql`v.repository_id in (select r.id from repositories r where ${own})`;
  const total = await reader.count(
    sql`select cast(coalesce(counted.n, 0) as bigint) as n
      from (select ${counts} where ${joinConditions([inAnyOrder, ...conditions])}) counted`,
  );
  const { items } = await readFindings(reader, { where: ordered, total: sql<number>`0` }, paging);
  return { items, total };
}

/** Only the rows of the page are read whole. */
async function readFindings(
  { readRows }: Reader,
  { where, total }: { where: Condition; total: Expression<number> },
  { page, limit }: Paging,
): Promise<Listed<ListedFinding>> {
  const readFrom = (offset: number) =>
    readRows(sql<ListedFinding & { total: number }>`with shown as materialized
      (select v.id, ${total} as total from violations v where ${where}
        order by v.severity_rank, v.id limit ${limit} offset ${offset})
      select ${listFindingColumns()}, shown.total from shown join violations v on v.id = shown.id
      join repositories r on r.id = v.repository_id order by v.severity_rank, v.id`);
  const items = await readFrom((page - 1) * limit);
  // A page beyond the end has no row that names the total.
  const [first] = items.length > 0 || page === 1 ? items : await readFrom(0);
  return { items, total: first?.total ?? 0 };
}

async function listScans(
  reader: Reader,
  { own, repositoryId, status, branch }: ScanSearch & { own: Condition },
  paging: Paging,
): Promise<Listed<ListedScan>> {
  const source = sql`${joinOwnedScans()} where ${joinConditions([
    own,
    ...(repositoryId === undefined ? [] : [sql`s.repository_id = ${repositoryId}`]),
    ...(status === undefined ? [] : [sql`s.status = ${status}`]),
    ...(branch === undefined ? [] : [sql`s.branch = ${branch}`]),
  ])}`;
  return readPage(paging, {
    count: async () => ({ n: await reader.count(sql`select count(*) as n ${source}`) }),
    list: (limit, offset) =>
      reader.readRows(sql<ListedScan>`select ${listScanColumns()} ${source}
        order by s.seq desc limit ${limit} offset ${offset}`),
  });
}

/** The number of branches that a page names. */
const branchesMax = 50;

async function findPlaces(
  { readRows }: Reader,
  own: Condition,
  { id, repositoryId, filePath, lastSeen }: ViolationRecord,
): Promise<FindingPlaces> {
  const owned = sql`join repositories r on r.id = v.repository_id where ${own}`;
  const branches = await readRows(sql<{ branch: string }>`select b.branch
    from violation_branches b join violations v on v.id = b.violation_id ${owned} and v.id = ${id}
    order by b.branch limit ${branchesMax}`);
  // No two scans end at the same server time.
  const [scan] = await readRows(sql<{ id: string; branch: string; commitSha: string }>`select s.id, s.branch,
    s.commit_sha ${joinOwnedScans()}
    where ${own} and s.repository_id = ${repositoryId} and s.completed_at = ${lastSeen} and s.status = 'COMPLETED'`);
  const secrets = await readRows(sql<{ n: number }>`select 1 as n from violations v ${owned}
    and v.repository_id = ${repositoryId} and v.type = 'SECRET' and v.file_path = ${filePath} limit 1`);
  return { branches: branches.map(({ branch }) => branch), scan, isBesideSecret: secrets.length > 0 };
}
