/** Checks the branch while a scan runs: a branch that moves away and comes back leaves no trace at the end. */
import type { ScanDetail } from '../../shared/api/schemas.ts';
import type { Budget } from '../../shared/clock.ts';
import { isSameCommit } from '../../shared/git/commit-name.ts';
import type { RunContext } from '../hosts/context/context.ts';
import { checkHead, checkName, checkScanned, type HeadState, type ScannedState } from './guards.ts';
import type { RepositoryReader } from './repository-access.ts';

export interface HeadWatch {
  /** Called for every poll. Checks the branch when a scan begins, and at intervals. */
  onPoll(scan: Pick<ScanDetail, 'scan_id' | 'status' | 'commit_sha'>): void;
  /** Waits for all checks, and returns what makes it uncertain that the scans cover the commit. */
  doubt(scanned: Omit<ScannedState, 'readName'>): Promise<HeadState>;
}

const checkIntervalMs = 10_000;
const maxChecks = 30;

export function watchHead(budget: Budget, reader: RepositoryReader, context: RunContext): HeadWatch {
  const headChecks: Promise<HeadState | undefined>[] = [];
  // A service resolves the branch name when the scan begins. A tag of the same name may be gone again when it ends.
  const nameChecks: Promise<HeadState>[] = [];
  const startNameCheck = () => {
    const look = checkName(reader, context);
    look.catch(() => {});
    nameChecks.push(look);
  };
  async function readName(): Promise<HeadState> {
    if (nameChecks.length === 0) startNameCheck();
    const states = await Promise.all(nameChecks);
    return states.find(({ kind }) => kind !== 'same') ?? { kind: 'same' };
  }
  let lastMs = budget.clock.now();
  const begun = new Set<string>();
  return {
    onPoll({ scan_id: id, status, commit_sha }) {
      const now = budget.clock.now();
      const begins = !begun.has(id) && status !== 'PENDING';
      if (begins) begun.add(id);
      if (begins && isSameCommit(commit_sha ?? undefined, context.headSha) === undefined) startNameCheck();
      if (!begins && (now - lastMs < checkIntervalMs || headChecks.length >= maxChecks)) return;
      lastMs = now;
      headChecks.push(checkHead(reader, context).catch(() => undefined));
    },
    async doubt(scanned) {
      // A check that failed proves nothing.
      const seen = await Promise.all(headChecks);
      const moved = seen.find((state) => state?.kind === 'moved');
      return moved ?? checkScanned(reader, context, { ...scanned, readName });
    },
  };
}
