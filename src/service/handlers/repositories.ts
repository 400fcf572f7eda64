/** GET /repositories, GET and PATCH /repositories/{repository_id}. */
import type { RepositoryDetail, RepositoryItem } from '../../shared/api/schemas.ts';
import { type Handler, readPaging, refuse } from '../http/handler.ts';
import type { RepositoryRecord } from '../store/repositories.ts';

export const listRepositories: Handler<'listRepositories'> = async ({ args }, { store }) => {
  const paging = readPaging(args);
  const { items, total } = await store.repositories.list(args, paging);
  return { items: items.map(describeRepositoryItem), total, paging };
};

export const getRepository: Handler<'getRepository'> = async ({ args }, { store }) => {
  const repository = await store.repositories.find(args.repository_id);
  return repository === undefined ? refuseUnknownRepository() : { record: describeRepositoryDetail(repository) };
};

/** "Response body: not shown": returns the detail and the current settings. */
export const updateRepository: Handler<'updateRepository'> = async ({ args }, { store, look }) => {
  const before = await store.repositories.find(args.repository_id);
  if (before === undefined) return refuseUnknownRepository();
  const settings = { autoScanOnPush: args.auto_scan_on_push, autoScanOnPr: args.auto_scan_on_pr };
  await store.repositories.update(before.id, settings);
  const repository = (await store.repositories.find(before.id)) ?? before;
  // Changes that were pushed while no scans were requested are not scanned later.
  const isWatched = (each: RepositoryRecord) => each.autoScanOnPush || each.autoScanOnPr;
  if (!isWatched(before) && isWatched(repository)) {
    await store.repositories.forgetRefs(before.id);
    await look(before.id);
  }
  const { autoScanOnPush: auto_scan_on_push, autoScanOnPr: auto_scan_on_pr } = repository;
  return { record: { ...describeRepositoryDetail(repository), auto_scan_on_push, auto_scan_on_pr } };
};

export function refuseUnknownRepository() {
  return refuse('NOT_FOUND', 'There is no repository with this repository_id.');
}

function describeRepositoryItem(repository: RepositoryRecord): RepositoryItem {
  const lost = Object.entries(penalties).reduce(
    (sum, [word, points]) => sum + points * repository[word as keyof typeof penalties],
    0,
  );
  return {
    repository_id: repository.id,
    name: repository.name,
    vcs_provider: repository.vcsProvider,
    default_branch: repository.defaultBranch,
    last_scan_at: repository.lastScanAt,
    // 0 to 100, from open violations. Null before the first scan, because nothing is known.
    security_score: repository.lastScanAt === null ? null : Math.max(0, 100 - lost),
  };
}

function describeRepositoryDetail(repository: RepositoryRecord): RepositoryDetail {
  const { critical, high, medium, low, info } = repository;
  return {
    ...describeRepositoryItem(repository),
    vcs_url: repository.vcsUrl,
    total_violations: critical + high + medium + low + info,
    violations_by_severity: { critical, high, medium, low },
    created_at: repository.createdAt,
  };
}

/** The points that one open violation takes from 100. */
const penalties = { critical: 25, high: 10, medium: 3, low: 1 } as const;
