/** What a row about one CI system is: the variables and the checkout that it makes of one event, and what the gate reads from both. */
import type { CiRun } from '../../../../src/gate/hosts/registry.ts';

type CiEvent = NonNullable<CiRun['event']>;

/**
 * In variables, commands and files stands in braces what the test fills in: `{url}` of the repository, `{folder}` of the
 * checkout, and the commits by their names: MAIN, OLD (tagged v1), FEATURE and its MERGE (change 7), FORK and its FORKMERGE
 * (change 8, from a branch of a fork that is called main), QUEUE and its branch `{queue}`.
 */
export interface Row {
  env: Readonly<Record<string, string>>;
  /** What the system runs for its checkout, each without `git`. */
  commands: readonly string[];
  /** Files beside the checkout that variables name, in `{folder}.files/`. */
  files?: Readonly<Record<string, string>>;
  /** Where it differs from what every system should say of that event. */
  subject?: string;
  event?: CiEvent | undefined;
}

export const rowEvents = [
  'branch push',
  'pull request',
  'pull request of a fork',
  'merge queue',
  'tag',
  'schedule',
  'detached checkout',
  'shallow clone',
] as const;
export type RowEvent = (typeof rowEvents)[number];

/** Why a system has no such event. */
interface Nothing {
  none: string;
}

export interface SystemRows {
  /** The published log or source that the commands are taken from. */
  source: string;
  rows: Readonly<Record<RowEvent, Row | Nothing>>;
  /** More ways of the same system, by what they are. */
  more?: Readonly<Record<string, Row & { like: RowEvent }>>;
}

export const isRow = (row: Row | Nothing): row is Row => 'commands' in row;

export const queueName = 'gh-readonly-queue/main/pr-7-{MAIN}';

/** What every system should say of an event. */
export const subjects: Readonly<Record<RowEvent, { subject: string; event: CiEvent }>> = {
  'branch push': { subject: 'proposal: feature@FEATURE into main', event: 'branch' },
  'pull request': { subject: 'proposal: feature@FEATURE into main #7 fork=no', event: 'pull request' },
  'pull request of a fork': { subject: 'refused: fork', event: 'pull request' },
  'merge queue': { subject: 'proposal: {queue}@QUEUE into main', event: 'merge queue' },
  tag: { subject: 'refused: wrong-ref', event: 'tag' },
  schedule: { subject: 'own: main@MAIN', event: 'schedule' },
  'detached checkout': { subject: 'proposal: feature@FEATURE into main', event: 'branch' },
  'shallow clone': { subject: 'proposal: feature@FEATURE into main #7 fork=no', event: 'pull request' },
};
