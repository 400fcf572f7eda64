/** A scanning service as the interface document describes it, in plain data. */
import type { Asked, Truth } from './wire.ts';

export interface World {
  /** What the started scan counts. */
  counts: Record<string, number>;
  violations: Record<string, unknown>[];
  /** Scans that there were before, oldest first. */
  scans: Record<string, unknown>[];
}

export interface ServiceState {
  world: World;
  /** Scans that were started, by id. */
  started: Map<string, Record<string, unknown>>;
  polls: number;
  isListed: boolean;
}

export function newService(world: World): ServiceState {
  return { world, started: new Map(), polls: 0, isListed: false };
}

const repository = {
  repository_id: 'repo_1',
  name: 'shop',
  vcs_provider: 'github',
  default_branch: 'main',
  last_scan_at: '2026-01-01T00:00:00.000Z',
  security_score: 80,
};
const json = (status: number, body: unknown): Truth => ({ status, body: JSON.stringify(body) });
const detailFields = ['description', 'cwe', 'code_snippet', 'remediation', 'first_detected', 'last_seen'];

export const noCounts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
export const times = {
  created_at: '2026-06-01T10:00:00.000Z',
  started_at: '2026-06-01T10:00:01.000Z',
  completed_at: '2026-06-01T10:00:09.000Z',
};

/** Does what is asked for, and answers. */
export function serviceTruth(state: ServiceState, { method, path, query, body }: Asked): Truth {
  const [resource = '', id] = path.replace(/^\/api\/v1\//, '').split('/');
  const { world, started } = state;
  if (path.endsWith('/cli/auth/validate')) return json(200, { success: true, data: { valid: true } });
  if (method === 'POST') return start(state, JSON.parse(body));
  if (resource === 'repositories' && id === undefined) return page('repositories', [repository], query);
  if (resource === 'repositories') return json(200, { ...repository, ...repositoryDetail });
  if (resource === 'scans' && id === undefined) {
    const all = [...world.scans, ...started.values()];
    return page(
      'scans',
      all.map(({ scan_id, status, created_at }) => ({ scan_id, status, created_at })),
      query,
    );
  }
  if (resource === 'scans') return scan(state, id ?? '');
  if (resource === 'violations' && id === undefined) return violations(state, query);
  const found = world.violations.find(({ violation_id }) => violation_id === id);
  return found === undefined ? notFound : json(200, found);
}

const notFound = json(404, { success: false, error: { code: 'NOT_FOUND', message: 'no such thing' }, meta: {} });
const repositoryDetail = {
  vcs_url: 'https://github.com/acme/shop',
  total_violations: 0,
  violations_by_severity: { critical: 0, high: 0, medium: 0, low: 0 },
  created_at: '2025-01-01T00:00:00.000Z',
};

function start({ started }: ServiceState, { repository_id, branch }: Record<string, string>): Truth {
  const scan_id = `scan_new_${started.size + 1}`;
  const scan = { scan_id, status: 'PENDING', repository_id, branch, created_at: times.created_at };
  started.set(scan_id, scan);
  return json(201, scan);
}

/** PENDING, SCANNING, and COMPLETED from then on. */
function scan(state: ServiceState, id: string): Truth {
  const old = state.world.scans.find(({ scan_id }) => scan_id === id);
  if (old !== undefined) return json(200, old);
  const own = state.started.get(id);
  if (own === undefined) return notFound;
  state.polls += 1;
  if (state.polls === 1) return json(200, own);
  if (state.polls === 2) return json(200, { ...own, status: 'SCANNING', started_at: times.started_at });
  return json(200, { ...own, ...times, status: 'COMPLETED', violations: state.world.counts });
}

function violations(state: ServiceState, query: URLSearchParams): Truth {
  state.isListed = true;
  const wanted = query.get('severity')?.split(',');
  const matching = state.world.violations.filter(
    ({ severity }) => wanted === undefined || wanted.includes(String(severity).toLowerCase()),
  );
  const items = matching.map((each) =>
    Object.fromEntries(Object.entries(each).filter(([field]) => !detailFields.includes(field))),
  );
  return page('violations', items, query);
}

/** Less than the interface document says, so that few findings fill two pages. */
const pageCap = 3;

function page(name: string, items: unknown[], query: URLSearchParams): Truth {
  const number = Number(query.get('page') ?? 1);
  const limit = Math.min(Number(query.get('limit') ?? 20), pageCap);
  const slice = items.slice((number - 1) * limit, number * limit);
  return json(200, { [name]: slice, pagination: { page: number, total: items.length } });
}
