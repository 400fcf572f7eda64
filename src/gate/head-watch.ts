/** Checks the branch while a scan runs: a branch that moves away and comes back leaves no trace at the end. */
import type { ScanDetail } from '../api/schemas.ts';
import type { RunContext } from '../ci/context/context.ts';
import type { Budget } from '../clock.ts';
import { isSameCommit } from '../git/commit-name.ts';
import { checkHead, checkName, checkScanned, type HeadState, type Scanned } from './guards.ts';
import type { Surroundings } from './surroundings.ts';

export interface HeadWatch {
  /** Called for every poll. Checks the branch when a scan begins, and at intervals. */
  onPoll(scan: Pick<ScanDetail, 'scan_id' | 'status' | 'commit_sha'>): void;
  /** Waits for all checks, and returns what makes it uncertain that the scans cover the commit. */
  doubt(scanned: Omit<Scanned, 'readName'>): Promise<HeadState>;
}

const lookEveryMs = 10_000;
const mostLooks = 30;

export function watchHead(budget: Budget, around: Surroundings, context: RunContext): HeadWatch {
  const looks: Promise<HeadState | undefined>[] = [];
  // A service resolves the branch name when the scan begins. A tag of the same name may be gone again when it ends.
  const nameLooks: Promise<HeadState>[] = [];
  const lookAtName = () => {
    const look = checkName(around, context);
    look.catch(() => {});
    nameLooks.push(look);
  };
  async function readName(): Promise<HeadState> {
    if (nameLooks.length === 0) lookAtName();
    const states = await Promise.all(nameLooks);
    return states.find(({ kind }) => kind !== 'same') ?? { kind: 'same' };
  }
  let lastMs = budget.clock.now();
  const begun = new Set<string>();
  return {
    onPoll({ scan_id: id, status, commit_sha }) {
      const now = budget.clock.now();
      const begins = !begun.has(id) && status !== 'PENDING';
      if (begins) begun.add(id);
      if (begins && isSameCommit(commit_sha ?? undefined, context.headSha) === undefined) lookAtName();
      if (!begins && (now - lastMs < lookEveryMs || looks.length >= mostLooks)) return;
      lastMs = now;
      looks.push(checkHead(around, context).catch(() => undefined));
    },
    async doubt(scanned) {
      // A check that failed proves nothing.
      const seen = await Promise.all(looks);
      const moved = seen.find((state) => state?.kind === 'moved');
      return moved ?? checkScanned(around, context, { ...scanned, readName });
    },
  };
}
