/** Looks at the branches of the repositories that want it, and asks for a scan of each that has moved, once. */
import { messageOf, type ServiceLog } from './log.ts';
import type { RepositoryRecord } from './store/repositories.ts';
import type { ScanRecord } from './store/scans.ts';
import type { Store } from './store/store.ts';

export interface WatchedHead {
  /** As git names it: `refs/heads/main`. */
  ref: string;
  sha: string;
}

export interface WatchOptions {
  store: Store;
  /** Brings a repository that was added by its address to what its origin has. */
  refresh(path: string): Promise<void>;
  listHeads(path: string): Promise<WatchedHead[]>;
  enqueue(scan: ScanRecord): void;
  maxUnfinishedScans: number;
  /** Between two looks; 0: only when asked. */
  seconds: number;
  log?: ServiceLog | undefined;
}

export interface Watch {
  /** Looks now, at one repository or at all. Never rejects. */
  look(repositoryId?: string): Promise<void>;
  /** Before a branch is resolved: what was added by its address may be behind. */
  refresh(repository: RepositoryRecord): Promise<void>;
  stop(): Promise<void>;
}

export function startWatch(options: WatchOptions): Watch {
  const { store, seconds, log } = options;
  let isStopped = false;
  const lookAt = async (repository: RepositoryRecord): Promise<void> => {
    if (isStopped) return;
    try {
      await lookOnce(options, repository);
    } catch (error) {
      log?.({ level: 'warn', event: 'watch.failed', repositoryId: repository.id, message: messageOf(error) });
    }
  };
  const lookNow = async (repositoryId?: string): Promise<void> => {
    if (isStopped) return;
    try {
      for (const repository of store.repositories.watched(repositoryId)) await lookAt(repository);
    } catch (error) {
      log?.({ level: 'warn', event: 'watch.failed', message: messageOf(error) });
    }
  };
  const { ask: look, end } = oneAfterAnother(lookNow);
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

type Look = (repositoryId?: string) => Promise<void>;

/**
 * One look at a time: two at once would both find that a branch has moved. One that has not begun sees what another would:
 * looks that take longer than the time between them do not pile up.
 */
function oneAfterAnother(lookNow: Look): { ask: Look; end(): Promise<void> } {
  const waiting = new Map<string, Promise<void>>();
  let last: Promise<void> = Promise.resolve();
  const ask: Look = (repositoryId) => {
    const name = repositoryId ?? '';
    const asked = waiting.get(name);
    if (asked !== undefined) return asked;
    last = last.then(() => {
      waiting.delete(name);
      return lookNow(repositoryId);
    });
    waiting.set(name, last);
    return last;
  };
  return { ask, end: () => last };
}

async function lookOnce(options: WatchOptions, repository: RepositoryRecord): Promise<void> {
  const { store } = options;
  if (repository.remoteUrl !== null) await options.refresh(repository.path);
  const heads = await options.listHeads(repository.path);
  const seen = store.refs.of(repository.id);
  store.transaction(() => {
    for (const ref of seen?.keys() ?? []) {
      if (!heads.some((head) => head.ref === ref)) leave(store, repository, ref);
    }
    // The first look takes note: what stood before anybody asked for scans has not moved.
    if (seen === undefined) for (const { ref, sha } of heads) store.refs.note(repository.id, ref, sha);
    store.refs.begin(repository.id);
  });
  const moved = seen === undefined ? [] : heads.filter(({ ref, sha }) => seen.get(ref) !== sha);
  for (const head of moved) scanMoved(options, repository, head);
}

/** A branch that is gone has nothing any more. */
function leave(store: Store, { id }: RepositoryRecord, ref: string): void {
  store.refs.forget(id, ref);
  store.violations.leaveBranch(id, branchOf(ref));
}

/** The scan and the note of it in one transaction: neither a crash nor a second look scans a commit twice. */
function scanMoved(options: WatchOptions, repository: RepositoryRecord, { ref, sha }: WatchedHead): void {
  const { store, maxUnfinishedScans, enqueue } = options;
  const branch = branchOf(ref);
  const isWanted = wants(repository, ref) && store.scans.latestCommit(repository.id, branch) !== sha;
  // The queue is full: the next look finds it moved again.
  if (isWanted && !store.scans.hasRoom(repository.organizationId, maxUnfinishedScans)) return;
  const scan = store.transaction(() => {
    store.refs.note(repository.id, ref, sha);
    return isWanted ? store.scans.create({ repositoryId: repository.id, branch, commitSha: sha }) : undefined;
  });
  if (scan !== undefined) enqueue(scan);
}

const branchPrefix = 'refs/heads/';

/** The name of a branch; of a proposal that the host keeps, the whole reference. */
function branchOf(ref: string): string {
  return ref.startsWith(branchPrefix) ? ref.slice(branchPrefix.length) : ref;
}

/** A push moves a branch. A proposal is a branch beside the default one, or a reference that the host keeps for it. */
function wants({ autoScanOnPush, autoScanOnPr, defaultBranch }: RepositoryRecord, ref: string): boolean {
  if (!ref.startsWith(branchPrefix)) return autoScanOnPr;
  return autoScanOnPush || (autoScanOnPr && branchOf(ref) !== defaultBranch);
}
