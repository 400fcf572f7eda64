/** What every rule is: a question about each finding, with the limit that the policy sets. */
import type { Answer } from '../answer.ts';
import type { Evidence } from '../evidence.ts';
import type { Finding, Severity } from '../finding.ts';
import type { Ask } from '../verdict.ts';

export interface Rule {
  /** The setting as it stands: `fail-on-severity=high`. */
  name: string;
  /** What it counts, for people: `CRITICAL or HIGH`. */
  subject: string;
  asks: Ask;
  limit: number;
  /** The severities that it can match; the scan's counts bound it by these. */
  severities: readonly Severity[];
  matches(finding: Finding): Answer;
  /** What would make it pass: a sentence that another way out may be added to, then with one. */
  remedy: string;
  /** What has no score of the kind that it asks for, and for the line of reasoning: `without a CVSS score, not judged`. */
  isUnscored?: ((finding: Finding) => boolean) | undefined;
  unscored?: string | undefined;
  /** True where the policy leaves out what has no score. */
  ignoresUnscored?: boolean | undefined;
}

/** The rules of one kind that its part of the policy turns on; none when it does not ask for any. */
export type RuleKind<Part> = (policy: Part, evidence: Pick<Evidence, 'startedAt'>) => Rule[];

/** `CRITICAL`, `CRITICAL or HIGH`, `CRITICAL, HIGH or MEDIUM`. */
export function listWords(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? '');
}
