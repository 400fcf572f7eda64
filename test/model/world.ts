import type { Exception, Policy } from '../gate/policy/evidence.ts';
/** A world that the modelled service knows: branches with their findings, the scans that saw them, and its own habits. */

/** 0 is the branch that is judged, 1 its base, from 2 on others. */
export type Branch = number;

export interface WorldScan {
  branch: Branch;
  /** Milliseconds on the service's clock, on which the judged scan starts at 0. */
  startMs: number;
  endMs: number;
  /** The service leaves out its times. */
  hidesStart: boolean;
  hidesEnd: boolean;
  /** Keys that its counts lack. */
  hidesCounts: readonly string[];
}

export interface WorldFinding {
  id: string;
  title: string;
  /** Any word; undefined: the service leaves it out. */
  severity: string | undefined;
  type: string | undefined;
  /** What the service calls it while a branch holds it, when it is not suppressed: `OPEN`, or a word that nobody knows. */
  openWord: string | undefined;
  suppressed: 'FALSE_POSITIVE' | 'ACCEPTED_RISK' | undefined;
  cvss: number | undefined;
  epss: number | undefined;
  filePath: string | undefined;
  line: number | undefined;
  cwe: string | undefined;
  /** By scan, in the order of `World.scans`: whether the scan finds it. */
  held: readonly boolean[];
  /** 0 to 1: when within a scan it is seen, and how much of the longest lag it suffers after each scan. */
  moment: number;
  lag: readonly number[];
  hidesFirstDetected: boolean;
  hidesLastSeen: boolean;
}

export interface WorldChanges {
  files: readonly { path: string; lines: readonly (readonly [number, number])[] | undefined }[];
  isComplete: boolean;
}

/** An exception with the truth of what it covers, computed without the gate's own matching. */
export interface WorldException {
  exception: Exception;
  covers(finding: WorldFinding): boolean;
}

export interface World {
  /** Decides latencies, faults and the order of lists. */
  seed: number;
  /** The judged scan first. */
  scans: readonly WorldScan[];
  findings: readonly WorldFinding[];
  /** The base branch is known to the run. */
  hasBase: boolean;
  /** When the commit was made at which our branch left the base; undefined: nobody can say. */
  mergeBaseMs: number | undefined;
  changes: WorldChanges | undefined;
  /** What the baseline holds, when there is one: findings by position. */
  baseline: readonly number[] | undefined;
  exceptions: readonly WorldException[];
  policy: Policy;
  service: {
    pageCap: number;
    /** The longest that a list shows a finding as it was before a scan. */
    maxLagMs: number;
    /** Whether details lag with the list, or are up to date. */
    detailsLag: boolean;
    countsSuppressed: boolean;
    /** How long after its end a scan still counts nothing. */
    countsLateMs: number;
    /** The moment that `last_seen` and `first_detected` name: the scan's start, its end, some time within it, or of writing. */
    stamp: 'start' | 'within' | 'end' | 'after';
    /** Whether findings are written while the scan runs, or at its end. */
    writesEarly: boolean;
    /** How often the order of a list changes between two reads, and 5xx or resets happen instead of answers: 0 to 1. */
    shiftRate: number;
    faultRate: number;
    latencyMs: number;
  };
  /** How long after the scan's end the gate sees that it ended. */
  pollDelayMs: number;
}

export const oursIndex = 0;
export const dayMs = 24 * 3600 * 1000;

export const knownSeverities = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'];
export const knownTypes = ['SAST', 'AGENTIC_SAST', 'SCA', 'SECRET', 'IAC'];

export function isKnownSeverity({ severity }: WorldFinding): boolean {
  return severity !== undefined && knownSeverities.includes(severity);
}

export function isHeldByOurs(finding: WorldFinding): boolean {
  return finding.held[oursIndex] === true;
}
