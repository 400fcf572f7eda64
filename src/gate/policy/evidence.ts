/** The two kinds of evidence, which are never mixed: the scan's own counts (A) and the repository's violations (B). */

import type { Coverage, ScanDiagnostic, ScanLanguage } from '../../shared/api/schemas.ts';
import type { Severity } from '../../shared/severity.ts';
import type { Baseline } from './baseline.ts';
import type { Changes } from './changes.ts';
import { countFindings, type Finding } from './finding.ts';
import type { Ternary } from './ternary.ts';
import type { Span } from './times.ts';

/** Who found the findings: the scan of a service, the scanners of this machine, or those that wrote SARIF files. */
export const findingOrigins = ['service', 'embedded', 'sarif'] as const;
export type FindingOrigin = (typeof findingOrigins)[number];

/** A completed scan of the base branch, with which `auto` compares. */
export interface BaseScan {
  scanId: string;
  branch: string;
  counts: Partial<Record<Severity, number>>;
  /** Server times, ms since the epoch. */
  startedAt?: number | undefined;
  completedAt: number | undefined;
  /** When other scans ran at the same time. Undefined if this was not read. */
  others?: readonly Span[] | undefined;
}

/**
 * The findings that the base has too, compared one by one. A finding that exists in the base is old, whoever changed
 * the file since.
 */
export interface BaseFindings {
  /** What was compared, for people: `main at 1a2b3c4d5e6f`. */
  base: string;
  /** Ids of findings that exist in the base. */
  old: ReadonlySet<string>;
  /** Ids of findings that may exist in the base: their location was not scanned there, or not completely. */
  doubtful: ReadonlySet<string>;
  /** Counts of the judged scan's open findings that are not old. */
  counts: Readonly<Partial<Record<Severity, number>>>;
}

export function isNewAgainstBase({ id }: Finding, { old, doubtful }: BaseFindings): Ternary {
  if (old.has(id)) return 'no';
  return doubtful.has(id) ? 'unknown' : 'yes';
}

export interface Evidence {
  /** A: the counts that the scan states. A missing severity was not stated. */
  counts: Partial<Record<Severity, number>>;
  /** B: the violations of the severities in `lists`, and those of unknown severity if they were listed. */
  findings: readonly Finding[];
  /** A missing severity was not listed. */
  lists: {
    [Each in Severity]?: {
      /** The pages agreed with each other. */
      stands: boolean;
      /** The list was read again at least 5 s later and was identical. */
      settled: boolean;
    };
  };
  /** Whether the repository has violations whose severity is not one of the five. They count as CRITICAL, outside A. */
  unknownSeverities: 'none' | 'listed' | 'unread';
  /** When the scan began (server time, ms since the epoch). Ages are measured to this time. */
  startedAt: number | undefined;
  /** Undefined if the service does not state what it covered. */
  coverage: Coverage | undefined;
  /** What the scanners skipped, as far as the service states it. */
  diagnostics: readonly ScanDiagnostic[];
  /** Source files by language. Undefined if the service does not state which were scanned. */
  languages?: readonly ScanLanguage[] | undefined;
  /** What the pull request changes. Undefined if this is not known or there is no pull request. */
  changes: Changes | undefined;
  /** For each file with a secret, whether it exists in the judged commit. Undefined if this was not checked. */
  held?: ReadonlyMap<string, boolean> | undefined;
  /** The latest scan of the base branch. */
  base: BaseScan | undefined;
  /**
   * The first scan of the state from which the branch started. The branch may still have what the base fixed since
   * then.
   */
  earlierBase: BaseScan | undefined;
  baseline: Baseline | undefined;
  /** The findings of the base, if a scan of it can be compared finding by finding. */
  known: BaseFindings | undefined;
  /** Only a service stores suppressions. */
  origin: FindingOrigin;
}

/** Evidence when only the scan's counts are known. */
export const noEvidence: Evidence = {
  counts: {},
  findings: [],
  lists: {},
  unknownSeverities: 'unread',
  startedAt: undefined,
  coverage: undefined,
  diagnostics: [],
  changes: undefined,
  base: undefined,
  earlierBase: undefined,
  baseline: undefined,
  known: undefined,
  origin: 'service',
};

/**
 * Open means OPEN, an unknown status, or FIXED although this scan saw it or may have seen it: a parallel scan of
 * another branch can mark it as fixed.
 */
export function isOpen(finding: Finding): boolean {
  if (finding.status === 'FIXED') {
    return finding.label === 'seen' || (finding.label === 'maybe' && finding.detail?.lastSeen !== undefined);
  }
  return finding.status === 'OPEN' || finding.status === 'UNKNOWN';
}

/** Suppressed at the service: the scan may count the finding although nobody has to act on it. */
export function isSuppressed(finding: Finding): boolean {
  return finding.status === 'FALSE_POSITIVE' || finding.status === 'ACCEPTED_RISK';
}

/**
 * Finds a list that is shorter than the scan's count: `listed` violations in it can belong to the scan, which states
 * `counted`. Undefined if it is not shorter, or if there is nothing to compare.
 */
export function findCountContradiction(
  evidence: Evidence,
  severity: Severity,
  findings: readonly Finding[],
): { severity: Severity; listed: number; counted: number } | undefined {
  const counted = evidence.counts[severity];
  if (counted === undefined) return undefined;
  // A FIXED violation may explain a count only if the scan provably saw it.
  const listed = countFindings(
    findings,
    ({ label, status }) => label === 'seen' || (label === 'maybe' && status !== 'FIXED'),
  );
  return listed < counted ? { severity, listed, counted } : undefined;
}
