/** GET and POST /scans, GET /scans/{scan_id}. */
import type { ScanDetail } from '../../shared/api/schemas.ts';
import { type Handler, readPaging, refuse } from '../http/handler.ts';
import type { ScanRecord } from '../store/schema.ts';
import { refuseUnknownRepository } from './repositories.ts';

export const listScans: Handler<'listScans'> = async ({ args }, { store }) => {
  const paging = readPaging(args);
  const filter = { ...args, repositoryId: args.repository_id };
  const { items, total } = await store.scans.list(filter, paging);
  return {
    items: items.map(({ id, status, createdAt }) => ({ scan_id: id, status, created_at: createdAt })),
    total,
    paging,
  };
};

/** The branch is resolved to a commit now, so that exactly the requested state is scanned. */
export const startScan: Handler<'startScan'> = async ({ args }, services) => {
  const { store, resolveBranch, enqueue, maxUnfinishedScans } = services;
  const repository = await store.repositories.find(args.repository_id);
  if (repository === undefined) return refuseUnknownRepository();
  if (repository.status !== 'active') {
    return refuse('CONFLICT', `The repository is ${repository.status}: ${whyNotScanned[repository.status]}.`);
  }
  const branch = args.branch ?? repository.defaultBranch;
  // git could have no branch with another name: its rule 4 rejects control characters.
  const isPlausible = branch.length <= maxBranchLength && !/[\x00-\x1f\x7f]/.test(branch);
  const commitSha = isPlausible ? await resolveBranch(repository.id, branch) : undefined;
  if (commitSha === undefined) {
    return refuse('NOT_FOUND', `The repository has no branch ${JSON.stringify(branch.slice(0, maxBranchLength))}.`);
  }
  const scan = await store.scans.create({ repositoryId: repository.id, branch, commitSha }, maxUnfinishedScans);
  if (scan === undefined) {
    const waiting = await store.scans.unfinished();
    return refuse('RATE_LIMIT_EXCEEDED', 'Too many scans wait already.', { retryAfter: fullQueueSeconds, waiting });
  }
  enqueue(scan);
  return { record: describeStarted(scan) };
};

export const getScan: Handler<'getScan'> = async ({ args }, { store }) => {
  const scan = await store.scans.find(args.scan_id);
  return scan === undefined
    ? refuse('NOT_FOUND', 'There is no scan with this scan_id.')
    : { record: describeScanDetail(scan) };
};

const whyNotScanned = {
  inactive: 'this service was started without it',
  archived: 'scan-gate repos add brings it back',
} as const;

/** A scan takes seconds to minutes. */
const fullQueueSeconds = 30;

/** git's own limit: a path component with `.lock` appended. */
const maxBranchLength = 250;

function describeStarted(scan: ScanRecord) {
  return {
    scan_id: scan.id,
    status: scan.status,
    repository_id: scan.repositoryId,
    branch: scan.branch,
    created_at: scan.createdAt,
  };
}

function describeScanDetail(scan: ScanRecord): ScanDetail {
  return {
    ...describeStarted(scan),
    violations: scan.counts,
    started_at: scan.startedAt,
    completed_at: scan.completedAt,
    commit_sha: scan.commitSha,
    ...(scan.error !== null && { error: scan.error }),
    ...(scan.coverage !== null && { coverage: scan.coverage }),
    ...(scan.diagnostics !== null && { diagnostics: scan.diagnostics }),
    ...(scan.languages !== null && { languages: scan.languages }),
  };
}
