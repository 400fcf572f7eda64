/** The two kinds of evidence, never mixed: the scan's own counts (A) and the repository's violations (B). */
import type { Coverage, ScanDiagnostic, ScanLanguage } from '../api/schemas.ts';
import type { Severity } from '../severity.ts';
import type { Baseline } from './baseline.ts';
import type { Changes } from './changes.ts';
import { countFindings, type Finding } from './finding.ts';
import type { KnownFindings } from './known.ts';
import type { Span } from './times.ts';
import type { HeldPaths } from './untouched.ts';

/** What is known of the list of one severity. */
export interface ListState {
  /** The pages were consistent with each other. */
  stands: boolean;
  /** It stood identically again at least 5 s later. */
  settled: boolean;
}

/** A completed scan of the base branch, with which `auto` compares. */
export interface BaseScan {
  scanId: string;
  branch: string;
  counts: Partial<Record<Severity, number>>;
  /** Server times, ms since the epoch. */
  startedAt?: number | undefined;
  completedAt: number | undefined;
  /** When other scans ran beside it; undefined: nobody has looked. */
  others?: readonly Span[] | undefined;
}

export interface Evidence {
  /** A: what the scan says it found; a severity that is missing was not stated. */
  counts: Partial<Record<Severity, number>>;
  /** B: the violations of the severities in `lists`, and those of unknown severity when they were listed. */
  findings: readonly Finding[];
  /** A severity that is missing was not listed. */
  lists: Partial<Record<Severity, ListState>>;
  /** Whether the repository has violations whose severity is none of the five: they count as CRITICAL, outside A. */
  unknownSeverities: 'none' | 'listed' | 'unread';
  /** When the scan began (server time, ms since the epoch): ages are measured to it. */
  startedAt: number | undefined;
  /** Undefined: the service does not say what it covered. */
  coverage: Coverage | undefined;
  /** What the scanners skipped, as far as the service says. */
  diagnostics: readonly ScanDiagnostic[];
  /** Source files by language; undefined: the service does not say which were looked at. */
  languages?: readonly ScanLanguage[] | undefined;
  /** What the pull request changes; undefined when that is not known, or nothing is proposed. */
  changes: Changes | undefined;
  /** Which of the files that secrets were found in the judged commit holds; undefined: nobody asked. */
  held?: HeldPaths | undefined;
  /** The latest of the base branch. */
  base: BaseScan | undefined;
  /** Its first one of the state that the branch left: what the base has fixed since then, the branch may hold still. */
  earlierBase: BaseScan | undefined;
  baseline: Baseline | undefined;
  /** What the base holds, where a scan of it can be compared finding by finding. */
  known: KnownFindings | undefined;
  /** Whether what is suppressed at the service stays so: not where it ends with the run, and where there is none. */
  isSuppressible: boolean;
}

/** Evidence before anything but the scan's counts is known. */
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
  isSuppressible: true,
};

/**
 * Open means OPEN, a status that nobody knows, or FIXED although this scan saw it, or may have: a scan of another branch that
 * ran beside ours can mark it so.
 */
export function isOpen(finding: Finding): boolean {
  if (finding.status === 'FIXED') {
    return finding.label === 'seen' || (finding.label === 'maybe' && finding.detail?.lastSeen !== undefined);
  }
  return finding.status === 'OPEN' || finding.status === 'UNKNOWN';
}

/** Suppressed at the service: a finding that the scan may count although nobody has to act on it. */
export function isSuppressed(finding: Finding): boolean {
  return finding.status === 'FALSE_POSITIVE' || finding.status === 'ACCEPTED_RISK';
}

/** What may stand behind a count of the scan; a FIXED one only where the scan provably saw it. */
function isExplanation(finding: Finding): boolean {
  return finding.label === 'seen' || (finding.label === 'maybe' && finding.status !== 'FIXED');
}

export interface CrossCheck {
  severity: Severity;
  /** Violations in the list that can be of this scan. */
  listed: number;
  /** What the scan counts. */
  counted: number;
}

/** The list must hold at least what the scan counts; undefined when it does, or when there is nothing to compare. */
export function contradictionIn(
  evidence: Evidence,
  severity: Severity,
  findings: readonly Finding[],
): CrossCheck | undefined {
  const counted = evidence.counts[severity];
  if (counted === undefined) return undefined;
  const listed = countFindings(findings, isExplanation);
  return listed < counted ? { severity, listed, counted } : undefined;
}
