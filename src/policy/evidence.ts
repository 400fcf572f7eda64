/** The two kinds of evidence, never mixed: the scan's own counts (A) and the repository's violations (B). */
import type { Coverage } from '../api/schemas.ts';
import type { Finding, Severity } from './finding.ts';

/** What is known of the list of one severity. */
export interface ListState {
  /** The pages were consistent with each other. */
  stands: boolean;
  /** It stood identically again at least 5 s later. */
  settled: boolean;
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
  /** Undefined: the service does not say what it covered. */
  coverage: Coverage | undefined;
}

/** Open means OPEN, a status that nobody knows, or FIXED although this scan saw it. */
export function isOpen(finding: Finding): boolean {
  if (finding.status === 'FIXED') return finding.label === 'seen';
  return finding.status === 'OPEN' || finding.status === 'UNKNOWN';
}

/** Suppressed at the service: a finding that the scan may count although nobody has to act on it. */
export function isSuppressed(finding: Finding): boolean {
  return finding.status === 'FALSE_POSITIVE' || finding.status === 'ACCEPTED_RISK';
}

export interface CrossCheck {
  severity: Severity;
  /** Violations in the list that can be of this scan. */
  listed: number;
  /** What the scan counts. */
  counted: number;
}

/** The list must hold at least what the scan counts; the result is where it does not. */
export function contradictions(evidence: Evidence, severities: Iterable<Severity>): CrossCheck[] {
  const found: CrossCheck[] = [];
  for (const severity of severities) {
    const counted = evidence.counts[severity];
    if (counted === undefined || evidence.lists[severity] === undefined) continue;
    const listed = evidence.findings.filter((finding) => finding.severity === severity && mayBeCounted(finding)).length;
    if (listed < counted) found.push({ severity, listed, counted });
  }
  return found;
}

function mayBeCounted(finding: Finding): boolean {
  return finding.severityKnown && finding.label !== 'elsewhere' && (isOpen(finding) || isSuppressed(finding));
}
