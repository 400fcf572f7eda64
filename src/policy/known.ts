/** What the base of a proposal holds too, finding by finding: old there is old here, whoever changed the file since. */

import type { Severity } from '../severity.ts';
import type { Answer } from './answer.ts';
import type { Finding } from './finding.ts';

export interface KnownFindings {
  /** What was compared with, for people: `main at 1a2b3c4d5e6f`. */
  base: string;
  /** Ids of findings that the base holds. */
  old: ReadonlySet<string>;
  /** Ids of those that it may hold: nobody looked at their place there, or not to the end. */
  doubtful: ReadonlySet<string>;
  /** The open findings of the judged scan that are not old, counted by whoever compared. */
  counts: Readonly<Partial<Record<Severity, number>>>;
}

export function isNew({ id }: Finding, { old, doubtful }: KnownFindings): Answer {
  if (old.has(id)) return 'no';
  return doubtful.has(id) ? 'unknown' : 'yes';
}

/** What is shown as new is what the base does not hold: a service that never saw the base calls everything that. */
export function withNews(findings: readonly Finding[], known: KnownFindings | undefined): readonly Finding[] {
  if (known === undefined) return findings;
  const words = { yes: true, no: false, unknown: undefined } as const;
  return findings.map((finding): Finding => ({ ...finding, firstSeen: words[isNew(finding, known)] }));
}
