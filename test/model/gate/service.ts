/** A stateful service that follows the project's branches: a scan holds the commit at which its branch stands when it begins. */
import type { HttpRequest } from '../../../src/shared/http/http.ts';
import { type Dice, diceFrom, seedOf } from './dice.ts';
import { foundIn, headAt, type Project, repositoryId, type Weakness } from './project.ts';
import { recordsAt, type ScannedFor } from './records.ts';
import { countsText, detailText, itemText, listTotal, scanFields, stamp } from './wording.ts';

export interface ModelledScan extends ScannedFor {
  id: string;
  branch: string;
  createdMs: number;
  /** From when on the list shows it. */
  listedMs: number;
  outcome: 'COMPLETED' | 'FAILED' | 'never ends';
  /** Started by the run, at the request of that number. */
  post: number | undefined;
}

/** A `POST /scans` that reached the service and was not refused. */
export interface Posted {
  atMs: number;
  /** Undefined: the service answered with another scan, or with a conflict. */
  started: ModelledScan | undefined;
  /** Whether the client got to read the answer. */
  isAnswered: boolean;
}

export interface Service {
  project: Project;
  scans: ModelledScan[];
  posts: Posted[];
  dice: Dice;
}

export interface Said {
  status: number;
  text: string;
}

export function createService(project: Project): Service {
  const { scans, habits } = project;
  const isTied = habits.odd.has('two scans with one timestamp');
  return {
    project,
    posts: [],
    dice: diceFrom(project.seed + 2),
    scans: scans.map((scan, index) => {
      const createdMs = isTied && index % 2 === 1 ? (scans[index - 1]?.createdMs ?? scan.createdMs) : scan.createdMs;
      const sha = headAt(project, scan.branch, scan.startMs);
      const found = sha === undefined ? [] : foundIn(project, sha, scan.startMs);
      return {
        ...scan,
        createdMs,
        id: `scan_${index}`,
        listedMs: createdMs,
        outcome: 'COMPLETED',
        post: undefined,
        sha,
        found,
      };
    }),
  };
}

/** Undefined: there is no such thing. */
export function answerTo(service: Service, { method, url, body }: HttpRequest, nowMs: number): Said {
  const [resource, id] = url.pathname.replace('/api/v1/', '').split('/').map(decodeURIComponent);
  const query = url.searchParams;
  if (method === 'POST') return startScan(service, JSON.parse(body ?? '{}'), nowMs);
  if (resource === 'repositories') return id === undefined ? repositories(query) : repository(id);
  if (resource === 'scans') return id === undefined ? scanList(service, query, nowMs) : scanDetail(service, id, nowMs);
  if (resource === 'violations') {
    return id === undefined ? violationList(service, query, nowMs) : violation(service, id, nowMs);
  }
  if (resource === 'cli') return ok(JSON.stringify({ success: true, data: { valid: true } }));
  throw new Error(`The model has no ${method} ${url.pathname}`);
}

const ok = (text: string): Said => ({ status: 200, text });
const refusal = (status: number, code: string): Said => ({
  status,
  text: JSON.stringify({ success: false, error: { code, message: 'not so' } }),
});
const absent = () => refusal(404, 'NOT_FOUND');

const ours = { repository_id: repositoryId, name: 'shop', vcs_provider: 'github', default_branch: 'main' };
const foreign = { ...ours, repository_id: 'repo_2' };

function repositories(query: URLSearchParams): Said {
  const page = Number(query.get('page') ?? 1);
  return ok(JSON.stringify({ repositories: page === 1 ? [foreign, ours] : [], pagination: { page, total: 2 } }));
}

function repository(id: string): Said {
  if (id === repositoryId) return ok(JSON.stringify({ ...ours, vcs_url: 'git@github.com:acme/shop.git' }));
  return id === 'repo_2' ? ok(JSON.stringify({ ...foreign, vcs_url: 'https://github.com/other/shop' })) : absent();
}

function startScan(service: Service, asked: Record<string, string>, nowMs: number): Said {
  const { project, scans, posts } = service;
  const { odd } = project.habits;
  const branch = asked.branch ?? '';
  if (headAt(project, branch, nowMs) === undefined || asked.repository_id !== repositoryId) return absent();
  const known = scans.filter((scan) => scan.branch === branch && scan.createdMs <= nowMs);
  const answerOld =
    odd.has('the answer to POST is an old scan') || odd.has('the answer to POST is an old scan, undated');
  const old = known.at(-1);
  if (answerOld && old !== undefined && posts.length === 0) {
    posts.push({ atMs: nowMs, started: undefined, isAnswered: true });
    const created = odd.has('the answer to POST is an old scan') ? { created_at: stamp(project, old.createdMs) } : {};
    return {
      status: 200,
      text: JSON.stringify({ scan_id: old.id, status: 'PENDING', ...ownNames(branch), ...created }),
    };
  }
  const isRunning = known.some((scan) => scan.endMs > nowMs);
  if (odd.has('a scan that runs already is a conflict') && isRunning) {
    posts.push({ atMs: nowMs, started: undefined, isAnswered: true });
    return refusal(409, 'CONFLICT');
  }
  const scan = newScan(service, branch, nowMs);
  scans.push(scan);
  posts.push({ atMs: nowMs, started: scan, isAnswered: true });
  const stated = { scan_id: scan.id, status: 'PENDING', ...ownNames(branch), created_at: stamp(project, nowMs) };
  return { status: 201, text: JSON.stringify(stated) };
}

const ownNames = (branch: string) => ({ repository_id: repositoryId, branch });

function newScan({ project, scans, posts }: Service, branch: string, nowMs: number): ModelledScan {
  const { odd, unlistedMs } = project.habits;
  const startMs = nowMs + project.queueMs;
  const sha = headAt(project, branch, startMs);
  return {
    id: `scan_${scans.length}`,
    branch,
    createdMs: nowMs,
    listedMs: nowMs + unlistedMs,
    startMs,
    endMs: startMs + project.lengthMs,
    outcome: outcomeOf(odd, posts.length),
    post: posts.length,
    sha,
    found: sha === undefined ? [] : foundIn(project, sha, startMs),
  };
}

function outcomeOf(odd: Project['habits']['odd'], post: number): ModelledScan['outcome'] {
  if (odd.has('the scan fails') || (odd.has('the first scan fails') && post === 0)) return 'FAILED';
  return odd.has('the scan never ends') ? 'never ends' : 'COMPLETED';
}

function scanList({ scans, project }: Service, query: URLSearchParams, nowMs: number): Said {
  const listed = scans.filter((scan) => scan.listedMs <= nowMs).sort((a, b) => a.createdMs - b.createdMs);
  if (project.seed % 2 === 1) listed.reverse();
  const items = listed.map((scan) =>
    JSON.stringify({
      scan_id: scan.id,
      status: statusAt(scan, nowMs, project),
      created_at: scanFields(project, scan, nowMs).created_at,
    }),
  );
  return ok(page(items, { name: 'scans', query, cap: project.habits.pageCap }));
}

export function statusAt({ startMs, endMs, outcome }: ModelledScan, nowMs: number, { habits }: Project): string {
  if (nowMs >= endMs && outcome !== 'never ends') return outcome;
  if (nowMs >= startMs) return 'SCANNING';
  return habits.odd.has('unknown states of the scan') ? 'WARMING_UP' : 'PENDING';
}

function scanDetail({ scans, project }: Service, id: string, nowMs: number): Said {
  const scan = scans.find((each) => each.id === id);
  if (scan === undefined || scan.createdMs > nowMs) return absent();
  const status = statusAt(scan, nowMs, project);
  const fields = { scan_id: id, status, ...ownNames(scan.branch), ...scanFields(project, scan, nowMs) };
  const text = JSON.stringify(fields);
  return ok(status === 'COMPLETED' ? `${text.slice(0, -1)},"violations":${countsText(project, scan, nowMs)}}` : text);
}

function violationList(service: Service, query: URLSearchParams, nowMs: number): Said {
  const { project } = service;
  const wanted = query.get('severity')?.toUpperCase().split(',');
  const records = recordsAt(service, nowMs, 'listed').filter(
    ({ weakness }) => wanted === undefined || wanted.includes(listedSeverity(project, weakness)),
  );
  const items = records.map(({ weakness, status }) => itemText(project, weakness, status));
  const total = (count: number, size: number) => listTotal(project, count, size);
  return pageOr404(items, { name: 'violations', query, cap: project.habits.pageCap, total, odd: project.habits.odd });
}

/** The filter goes by what the list says. */
function listedSeverity(project: Project, weakness: Weakness): string {
  return String(JSON.parse(itemText(project, weakness, 'OPEN')).severity);
}

function violation(service: Service, id: string, nowMs: number): Said {
  const record = recordsAt(service, nowMs, 'detailed').find(({ weakness }) => weakness.id === id);
  return record === undefined ? absent() : ok(detailText(service.project, record));
}

interface Paged {
  name: string;
  query: URLSearchParams;
  cap: number;
  total?: (count: number, size: number) => number;
}

function page(
  items: readonly string[],
  { name, query, cap, total = (count) => count }: Paged,
  clamped?: number,
): string {
  const number = clamped ?? Number(query.get('page') ?? 1);
  const size = Math.min(Number(query.get('limit') ?? 20), cap);
  const slice = items.slice((number - 1) * size, number * size);
  return `{"${name}":[${slice.join(',')}],"pagination":{"page":${number},"total":${total(items.length, size)}}}`;
}

function pageOr404(items: readonly string[], paged: Paged & { odd: Project['habits']['odd'] }): Said {
  const size = Math.min(Number(paged.query.get('limit') ?? 20), paged.cap);
  const last = Math.max(1, Math.ceil(items.length / size));
  const isBeyond = Number(paged.query.get('page') ?? 1) > last;
  if (isBeyond && paged.odd.has('no such page beyond the end')) return absent();
  if (isBeyond && paged.odd.has('the last page again beyond the end')) return ok(page(items, paged, last));
  return ok(page(items, paged));
}

/** Whether an oddity touches this record: the same answer whenever it is asked. */
export function isTouched({ seed }: Project, text: string): boolean {
  return diceFrom(seedOf(seed, text)).chance(0.6);
}
