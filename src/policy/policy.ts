/** What a team asks of its code: plain data, read from the settings. */
import { type Severity, severities } from './finding.ts';

export interface Policy {
  /** Blocks at this severity and above; NONE: severities alone do not block. */
  failOnSeverity: Severity | 'NONE';
  /** The most that is allowed, per severity; an entry judges its severity alone, instead of `failOnSeverity`. */
  threshold: Readonly<Partial<Record<Severity, number>>>;
}

/** This severity and all above it, worst first. */
export function atOrAbove(severity: Severity): Severity[] {
  return severities.slice(0, severities.indexOf(severity) + 1);
}
