/** A check run that is there, and its way to its end. */
import type { GithubClient } from '../../ci/github/client.ts';
import type { Settings } from '../../settings/settings.ts';

/** Whether findings are marked by the annotations of a check run. */
export function marksInCheckRun({ annotations }: Pick<Settings, 'annotations'>): boolean {
  return annotations === 'auto' || annotations === 'check-run';
}

export interface Opening {
  headSha: string;
  category: string | undefined;
  /** The event of a run that is about no pull request: one commit may be judged by several, each by rules of its own. */
  event?: string | undefined;
  /** What is going on, for example how long it usually takes. */
  text: string;
  runUrl: string | undefined;
  /** When the run began, by this machine's clock in ms since the epoch. */
  startedMs: number;
}

/** Plain data, so that it survives in a step's state. */
export interface OpenedCheckRun {
  id: number;
  url: string | undefined;
  /** Annotations that it held before this run: GitHub can add to them, and take none away. */
  annotationCount: number;
  /** When the run began, by GitHub's clock, as the check run says. */
  startedMs: number;
}

/** `overtaken`: by a newer run of its kind, whose result stands. */
export type FoundCheckRun = OpenedCheckRun | 'overtaken';

/** The check run that shows the gate at work. It is completed once, whatever happens between. */
export interface CheckRunProgress {
  /** The check run; undefined when there is none. Throws GateError when it has to be looked for and cannot be. */
  find(client: GithubClient): Promise<FoundCheckRun | undefined>;
  /** Says that it was completed. */
  markCompleted(): void;
  /** Completes it as cancelled unless it is completed; a warning when that failed. Never rejects. */
  close(text: string): Promise<string | undefined>;
}
