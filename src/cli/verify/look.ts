/** What one look at a repository found: a run's, or one that is made to verify a finding. */
import { inconclusiveReasons, isInconclusive } from '../../errors.ts';
import type { Evidence } from '../../policy/evidence.ts';
import type { Finding } from '../../policy/finding.ts';
import type { Verdict } from '../../policy/verdict.ts';
import type { AgentFindingSource } from '../../report/agent/schema.ts';

/** What was looked at, by whom and when. */
export interface VerifiedSubject {
  source: AgentFindingSource;
  repositoryUrl: string | undefined;
  branch: string | undefined;
  headSha: string | undefined;
  /** When its scan began, by the clock of who scanned; undefined: not stated. */
  startedAt: number | undefined;
  /** Of the gate, whose scanners looked in embedded runs. */
  toolVersion: string | undefined;
}

export interface Look {
  subject: VerifiedSubject;
  /** Undefined: there is nothing to look at, and `doubt` says why. */
  evidence: Evidence | undefined;
  /** Why nothing can be told by what is missing here. */
  doubt: string | undefined;
  /** That the commit holds that of an earlier look, where somebody could tell. */
  contains?: ((sha: string) => Promise<boolean | undefined>) | undefined;
}

export type KnownFinding = Pick<Finding, 'id' | 'title' | 'type' | 'severity' | 'filePath' | 'line'> & {
  cwe: string | undefined;
  /** As the run that found it showed it. */
  code?: string | undefined;
};

/** That a finding was there once: how it can be known again, and what the look saw beside it. */
export interface Known {
  subject: VerifiedSubject;
  finding: KnownFinding;
  /** Of all that it knew; undefined: more than it could say. */
  ids: ReadonlySet<string> | undefined;
  coverage: Evidence['coverage'];
  /** Engines that said that they did not see everything. */
  limitedEngines: ReadonlySet<string>;
}

/** Where nobody can read it, undefined. */
export interface Code {
  /** The line that is reported, as the commit holds it. */
  line: string | undefined;
  /** What the report shows. */
  snippet: string | undefined;
}

/** Of the finding as it was known, and by id of those of its rule in its file. */
export interface CodeThenAndNow {
  before: Code;
  now: ReadonlyMap<string, Code>;
}

/** Whether a commit of the branch still holds a secret. */
export type SecretHistory = { state: 'clean' | 'unknown' } | { state: 'holds'; commit: string };

export function knownFinding(finding: Finding): KnownFinding {
  const { id, title, type, severity, filePath, line, detail } = finding;
  return { id, title, type, severity, filePath, line, cwe: detail?.cwe, code: detail?.codeSnippet };
}

export function enginesOf(diagnostics: Evidence['diagnostics']): Set<string> {
  return new Set(diagnostics.map(({ engine }) => engine));
}

interface RunEnd {
  evidence?: Evidence | undefined;
  verdict: Verdict;
  reason: string;
  message: string;
}

/** A run that did not end well shows what is there, and not what is gone. */
export function doubtOfRun({ evidence, verdict, reason, message }: RunEnd, name: string): string | undefined {
  if (evidence === undefined) return `${name} has no findings to look at: ${message}`;
  if (verdict !== 'inconclusive') return undefined;
  const isOfEvidence = isInconclusive(reason) && inconclusiveReasons[reason].isOfEvidence;
  return isOfEvidence ? undefined : `${name} could not decide: ${message}`;
}

/** `feature at 1a2b3c4d5e6f`. */
export function subjectText({ branch, headSha }: VerifiedSubject): string {
  const at = headSha === undefined ? undefined : headSha.slice(0, 12);
  return [branch, at].filter((part) => part !== undefined).join(' at ') || 'a commit that nobody names';
}
