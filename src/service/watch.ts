/** Watches the branches of repositories that want it, and requests one scan for each that has moved. */
import type { MirrorHead } from '../shared/git/origin.ts';
import { formatErrorLine, type ServiceLog } from './log.ts';
import type { RepositoryRecord } from './store/repositories.ts';
import type { ScanRecord } from './store/schema.ts';
import type { Store } from './store/store.ts';

interface WatchOptions {
  store: Store;
  /** Updates a repository that was added by its URL from its origin. */
  refresh(path: string): Promise<void>;
  listHeads(path: string): Promise<MirrorHead[]>;
  enqueue(scan: ScanRecord): void;
  maxUnfinishedScans: number;
  /** Interval between two checks. 0: only on request. */
  seconds: number;
  log?: ServiceLog | undefined;
}

interface Watch {
  /** Checks now, one repository or all of them. Never rejects. */
  look(repositoryId?: string): Promise<void>;
  /** Called before a branch is resolved, because a clone may be outdated. */
  refresh(repository: RepositoryRecord): Promise<void>;
  stop(): Promise<void>;
}

export function startWatch(options: WatchOptions): Watch {
  const { store, seconds, log } = options;
  let isStopped = false;
  const noteFailure = (error: unknown, repositoryId?: string) =>
    log?.({ level: 'warn', event: 'watch.failed', repositoryId, message: formatErrorLine(error) });
  const checkNow = async (repositoryId?: string): Promise<void> => {
    if (isStopped) return;
    try {
      for (const repository of await store.repositories.watched(repositoryId)) {
        if (isStopped) return;
        await requestMovedScans(options, repository).catch((error: unknown) => noteFailure(error, repository.id));
      }
    } catch (error) {
      noteFailure(error);
    }
  };
  const { look, end } = runOneAtATime(checkNow);
  const timer = seconds === 0 ? undefined : setInterval(() => void look(), seconds * 1000).unref();
  if (seconds > 0) void look();
  return {
    look,
    refresh: async ({ path, remoteUrl }) => {
      if (remoteUrl !== null) await options.refresh(path);
    },
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await end();
    },
  };
}

/**
 * One check at a time, because two at once would both find that a branch has moved. A request joins a check that has
 * not begun yet, so that slow checks do not queue up.
 */
function runOneAtATime(checkNow: Watch['look']): { look: Watch['look']; end(): Promise<void> } {
  const waiting = new Map<string, Promise<void>>();
  let last: Promise<void> = Promise.resolve();
  const look: Watch['look'] = (repositoryId) => {
    const name = repositoryId ?? '';
    const asked = waiting.get(name);
    if (asked !== undefined) return asked;
    last = last.then(() => {
      waiting.delete(name);
      return checkNow(repositoryId);
    });
    waiting.set(name, last);
    return last;
  };
  return { look, end: () => last };
}

async function requestMovedScans(options: WatchOptions, repository: RepositoryRecord): Promise<void> {
  const { store } = options;
  if (repository.remoteUrl !== null) await options.refresh(repository.path);
  const heads = await options.listHeads(repository.path);
  const seen = await store.refs.of(repository.id);
  await store.transaction(async (tables) => {
    for (const ref of seen?.keys() ?? []) {
      if (heads.some((head) => head.ref === ref)) continue;
      // A deleted branch has no violations any more.
      await tables.refs.forget(repository.id, ref);
      await tables.violations.leaveBranch(repository.id, formatBranchName(ref));
    }
    // The first check only records the branches: a branch that existed before scans were requested has not moved.
    if (seen === undefined) for (const { ref, sha } of heads) await tables.refs.note(repository.id, ref, sha);
    await tables.refs.begin(repository.id);
  });
  const moved = seen === undefined ? [] : heads.filter(({ ref, sha }) => seen.get(ref) !== sha);
  for (const head of moved) await scanMoved(options, repository, head);
}

/** The scan and its record are one transaction, so that neither a crash nor a second check scans a commit twice. */
async function scanMoved(
  { store, maxUnfinishedScans: maxUnfinished, enqueue }: WatchOptions,
  repository: RepositoryRecord,
  { ref, sha }: MirrorHead,
): Promise<void> {
  const { organizationId, autoScanOnPush, autoScanOnPr, defaultBranch } = repository;
  const repositoryId = repository.id;
  const branch = formatBranchName(ref);
  // A push moves a branch. A pull request is a branch other than the default one, or a ref that the host keeps for it.
  const isWanted = ref.startsWith(branchPrefix)
    ? autoScanOnPush || (autoScanOnPr && branch !== defaultBranch)
    : autoScanOnPr;
  const scan = await store.transaction(async ({ scans, refs }) => {
    const requested = isWanted
      ? await scans.createForChange({ repositoryId, branch, commitSha: sha }, { organizationId, maxUnfinished })
      : 'known';
    // If the queue is full, the next check finds it moved again.
    if (requested !== undefined) await refs.note(repositoryId, ref, sha);
    return requested === 'known' ? undefined : requested;
  });
  if (scan !== undefined) enqueue(scan);
}

const branchPrefix = 'refs/heads/';

/** The branch name. For a pull request that the host keeps as a ref, the full ref. */
function formatBranchName(ref: string): string {
  return ref.startsWith(branchPrefix) ? ref.slice(branchPrefix.length) : ref;
}
