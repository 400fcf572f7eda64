/** A check run that is there, and its way to its end. */
import type { GithubClient } from '../../ci/github/client.ts';

/** Plain data, so that it survives in a step's state. */
export interface OpenedCheckRun {
  id: number;
  url: string | undefined;
  /** Annotations that it held before this run: GitHub can add to them, and take none away. */
  annotationCount: number;
}

/** The check run that shows the gate at work. It is completed once, whatever happens between. */
export interface CheckRunProgress {
  /** The check run; undefined when there is none. Throws GateError when it has to be looked for and cannot be. */
  find(client: GithubClient): Promise<OpenedCheckRun | undefined>;
  /** Says that it was completed. */
  markCompleted(): void;
  /** Completes it as cancelled unless it is completed; a warning when that failed. Never rejects. */
  close(text: string): Promise<string | undefined>;
}
