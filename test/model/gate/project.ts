/** A project that the whole gate is played in: its commits with their weaknesses, its branches as they move, and the run's event. */
import type { Habits } from './habits.ts';
import type { OwnersFile } from './owners.ts';
import type { VexTruth } from './vex.ts';

export const repositoryId = 'repo_1';
export const defaultBranch = 'main';
export const policyPath = '.github/scan-gate.yml';
/** The virtual time 0, at which the run begins. */
export const epochMs = Date.parse('2026-06-01T10:00:00.000Z');
export const hourMs = 3600_000;

export interface Weakness {
  id: string;
  title: string;
  severity: string;
  type: string;
  filePath: string;
  line: number;
  cvss: number | undefined;
  epss: number | undefined;
  suppressed: 'FALSE_POSITIVE' | 'ACCEPTED_RISK' | undefined;
  /** Scans that begin earlier cannot find it: the advisory was not published yet. */
  knownMs: number;
  cwe: string;
  /** Of a dependency. */
  advisory?: Advisory;
}

/** Undefined: the service does not state it. */
export interface Advisory {
  cve: string | undefined;
  /** GitHub's name of it. */
  ghsa: string | undefined;
  purl: string | undefined;
  fix: 'available' | 'none' | undefined;
  /** When the fixed version was published, and when the advisory was. */
  fixedMs: number | undefined;
  publishedMs: number | undefined;
}

export interface Commit {
  sha: string;
  madeMs: number;
  /** The weaknesses that stand in it, by position. */
  holds: ReadonlySet<number>;
}

/** From then on the branch is at that commit. */
export interface Move {
  atMs: number;
  sha: string;
}

/** A scan that this run did not start. */
export interface OtherScan {
  branch: string;
  createdMs: number;
  startMs: number;
  endMs: number;
}

export const eventKinds = [
  'push',
  'push-branch',
  'pull_request',
  'pull_request_target',
  'merge_group',
  'workflow_run',
  'workflow_dispatch',
  'dispatch-branch',
  'repository-dispatch',
  'schedule',
  'schedule-branch',
  'fork',
  'tag',
] as const;
export type EventKind = (typeof eventKinds)[number];

export interface Project {
  seed: number;
  event: EventKind;
  /** The branch that the run is about, as the service knows it. */
  branch: string;
  /** The commit that the event is about. */
  headSha: string;
  /** What the pull request is to be merged into. */
  baseBranch: string;
  mergeBaseSha: string;
  weaknesses: readonly Weakness[];
  commits: ReadonlyMap<string, Commit>;
  branches: ReadonlyMap<string, readonly Move[]>;
  scans: readonly OtherScan[];
  /** Paths that the head changes against the merge base. */
  changedFiles: readonly string[];
  /** The policy file of the default branch, and the head's own version of it. */
  policyFile: string | undefined;
  proposedPolicyFile: string | undefined;
  /** Of the default branch; undefined: there is none. */
  codeOwners: OwnersFile | undefined;
  /** The baseline of the default branch, and the head's own version of it; undefined: there is none. */
  baseline: Baselines | undefined;
  /** By setting: what the step itself says. */
  settings: Readonly<Record<string, string>>;
  /** The trusted policy, in the words of the oracle. */
  policy: TruePolicy;
  /** Judges a scan that exists, by position. */
  scanIndex: number | undefined;
  /** How long a scan that this run starts waits, and runs. */
  queueMs: number;
  lengthMs: number;
  habits: Habits;
}

/** Positions of the weaknesses that each version of the file holds. */
export interface Baselines {
  trusted: readonly number[];
  proposed: readonly number[];
}

export const modelledScopes = ['auto', 'scan', 'repository', 'changed', 'changed-lines', 'new'] as const;
export type ModelledScope = (typeof modelledScopes)[number];

export interface TruePolicy {
  scope: ModelledScope;
  /** Days after which an open HIGH finding blocks. */
  maxAgeDays: number | undefined;
  /** Undefined: the other rules stand alone. */
  failOnSeverity: string | undefined;
  /** Most HIGH findings that are allowed, instead of what `failOnSeverity` says of them. */
  highLimit: number | undefined;
  failOnCvss: number | undefined;
  failOnEpss: number | undefined;
  /** Excepted by their id. */
  excepted: readonly string[];
  named: readonly NamedTruth[];
  /** Days for which a fixed version is too young to ask for. */
  cooldownDays: number;
  vex: readonly VexTruth[];
  /** Days for which a statement excuses. */
  vexMaxAgeDays: number;
  /** Whether each finding is to have its owners. */
  showsOwners: boolean;
  /** How the path of everything begins that is judged, and of what is ignored there. */
  part: string | undefined;
  ignored: string | undefined;
  /** Whether a change of documents alone needs no scan. */
  skipsDocs: boolean;
  /** Days, of HIGH findings of dependencies on the default branch. */
  graceDays: number | undefined;
  retriesFailed: boolean;
  adoptsRunning: boolean;
}

/** A rule with a name: what it asks, each of it answered by the weakness alone. */
export interface NamedTruth {
  severities?: readonly string[];
  types?: readonly string[];
  cvss?: number;
  /** In per cent. */
  epss?: number;
  cwe?: string;
  /** How the path begins. */
  begins?: string;
  languages?: readonly string[];
  /** `none` is nobody. */
  owners?: readonly string[];
  ageDays?: number;
  isFixable?: true;
  isKnownExploited?: true;
  allow: number;
  effect: 'block' | 'warn';
}

/** What the modelled catalog of known exploited vulnerabilities names: every third. */
export function isExploited(cve: string): boolean {
  return Number(cve.split('-')[2]) % 3 === 0;
}

/** Events that name a branch at which the run itself does not stand. */
export const namingEvents: readonly EventKind[] = ['repository-dispatch', 'schedule-branch'];

export function headAt({ branches }: Project, branch: string, nowMs: number): string | undefined {
  return branches.get(branch)?.findLast(({ atMs }) => atMs <= nowMs)?.sha;
}

export function commitOf({ commits }: Project, sha: string): Commit {
  const commit = commits.get(sha);
  if (commit === undefined) throw new Error(`The project has no commit ${sha}`);
  return commit;
}

/** Weaknesses of a commit that a scan finds which begins at that time. */
export function foundIn(project: Project, sha: string, startMs: number): number[] {
  return [...commitOf(project, sha).holds].filter((index) => (project.weaknesses[index]?.knownMs ?? 0) <= startMs);
}

export function timeText(ms: number): string {
  return new Date(epochMs + Math.round(ms)).toISOString();
}
