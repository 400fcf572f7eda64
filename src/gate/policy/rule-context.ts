/** Everything that one rule is judged by. */
import type { Evidence } from './evidence.ts';
import type { Finding } from './finding.ts';
import type { ScopeJudge } from './scopes/scope.ts';
import type { Question, Slices } from './slice.ts';

export interface RuleContext {
  question: Question;
  scope: ScopeJudge;
  slices: Slices;
  evidence: Evidence;
  /** All findings, with the labels that the counts prove. */
  findings: readonly Finding[];
}
