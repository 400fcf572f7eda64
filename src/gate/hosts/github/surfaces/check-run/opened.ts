/** An opened check run, and how it is completed. */

import type { Settings } from '../../../../settings/settings.ts';
import type { GithubClient } from '../../client.ts';
import type { PendingScan } from '../../identity.ts';

/** Whether findings are marked by the annotations of a check run. */
export function marksInCheckRun({ annotations }: Pick<Settings, 'annotations'>): boolean {
  return annotations === 'auto' || annotations === 'check-run';
}

export interface Opening {
  headSha: string;
  category: string | undefined;
  /** See `nameRunKind`: several events may judge one commit, each by its own rules. */
  event?: string | undefined;
  /** The current state, for example how long the scan usually takes. */
  text: string;
  runUrl: string | undefined;
  /** `<run id>.<attempt>`. Another gate of the same attempt with the same name is noticed by it. */
  attempt?: string | undefined;
  /** See `identifyGate`. */
  gateId?: string | undefined;
  /** When the run began, by this machine's clock in ms since the epoch. */
  startedMs: number;
}

/** Plain data, so that it can be stored in a step's state. */
export interface OpenedCheckRun {
  id: number;
  url: string | undefined;
  /** Annotations that it had before this run: GitHub can only add annotations, not remove them. */
  annotationCount: number;
  /** When the run began by GitHub's clock, as the check run states it. */
  startedMs: number;
  /** Set if other gates of this attempt write the same check run. */
  rivals?: Rivals | undefined;
}

/** Other gates of the same attempt and name: nothing separates their results. */
export interface Rivals {
  /** How many of them have not ended, and how many of these write this very check run. */
  open: number;
  openHere: number;
  /** The worst result that one of them has shown. */
  worst: { conclusion: string; title: string; summary: string } | undefined;
  /**
   * Other check runs of this name in which no gate is open: two exist if two gates began at the same moment. Without a
   * conclusion, one waits for the last gate.
   */
  others: { id: number; conclusion: string | undefined }[];
}

/** `overtaken`: a newer run of the same kind has replaced it, and its result remains. */
export type FoundCheckRun = OpenedCheckRun | 'overtaken';

/** The check run that shows the gate in progress. It is completed exactly once, whatever happens. */
export interface CheckRunProgress {
  /** The check run. Undefined if there is none. Throws GateError if it must be searched for and that fails. */
  find(client: GithubClient): Promise<FoundCheckRun | undefined>;
  /** Records that it was completed. */
  markCompleted(): void;
  /**
   * Leaves the check run open for a later run, which judges that scan. From then on, this run completes it only with a
   * verdict. Returns false if no check run can be left open. Never rejects.
   */
  leavePending(scan: PendingScan): Promise<boolean>;
  /** Whether the check run was left open. */
  isPending(): boolean;
  /** Completes it as cancelled if it is not completed. Returns a warning if that failed. Never rejects. */
  close(text: string): Promise<string | undefined>;
}
