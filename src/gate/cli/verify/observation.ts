/** An observation of a repository for `verify`: what one run found, or what a scan for the verification found. */
import { inconclusiveReasons, isInconclusive } from '../../../shared/errors.ts';
import { programEngine } from '../../../shared/text/scan-request.ts';
import type { Evidence, FindingOrigin } from '../../policy/evidence.ts';
import type { Finding } from '../../policy/finding.ts';
import type { Verdict } from '../../policy/verdict.ts';

/** What was scanned, by whom and when. */
export interface VerifiedSubject {
  source: FindingOrigin;
  repositoryUrl: string | undefined;
  branch: string | undefined;
  headSha: string | undefined;
  /** Whether what was scanned is not a commit. */
  isUncommitted?: boolean | undefined;
  /** When the scan began, by the scanner's clock. Undefined when it is not stated. */
  startedAt: number | undefined;
  /** Version of the gate, whose scanners are used in embedded runs. */
  toolVersion: string | undefined;
}

export interface Observation {
  subject: VerifiedSubject;
  /** Undefined when there is no evidence; `doubt` then says why. */
  evidence: Evidence | undefined;
  /** Why a missing finding proves nothing. */
  doubt: string | undefined;
  /** Whether the commit contains the given one, if a checkout can tell. */
  contains?: ((sha: string) => Promise<boolean | undefined>) | undefined;
}

export type KnownFinding = Pick<Finding, 'id' | 'title' | 'type' | 'severity' | 'filePath' | 'line'> & {
  cwe: string | undefined;
  /** The code as the run that found it showed it. */
  code?: string | undefined;
};

/** An earlier observation of the finding: how to recognize it, and what else was observed then. */
export interface KnownState {
  subject: VerifiedSubject;
  finding: KnownFinding;
  /** Ids of all its findings. Undefined when there were more than it could list. */
  ids: ReadonlySet<string> | undefined;
  coverage: Evidence['coverage'];
  /** Engines that said that they did not see everything. */
  limitedEngines: ReadonlySet<string>;
  /** Programs that scanned besides the built-in scanners, with their versions. Undefined when it is not stated. */
  programs?: readonly string[] | undefined;
}

/** Undefined for code that cannot be read. */
export interface FindingCode {
  /** The reported line in the commit. */
  line: string | undefined;
  /** The snippet in the report. */
  snippet: string | undefined;
}

/** The code of the known finding, and by id the code of findings of the same rule and file. */
export interface CodeThenAndNow {
  before: FindingCode;
  now: ReadonlyMap<string, FindingCode>;
}

/** Whether a commit of the branch still contains a secret. */
export type SecretHistory = { state: 'clean' | 'unknown' } | { state: 'holds'; commit: string };

export function toKnownFinding(finding: Finding): KnownFinding {
  const { id, title, type, severity, filePath, line, detail } = finding;
  return { id, title, type, severity, filePath, line, cwe: detail?.cwe, code: detail?.codeSnippet };
}

/** A finding as its scan shows it, and what else that scan showed. */
export function toKnownState(subject: VerifiedSubject, evidence: Evidence, finding: Finding): KnownState {
  return {
    subject,
    finding: toKnownFinding(finding),
    ids: new Set(evidence.findings.map((each) => each.id)),
    coverage: evidence.coverage,
    limitedEngines: new Set(evidence.diagnostics.map(({ engine }) => engine)),
    programs: listPrograms(evidence.diagnostics),
  };
}

/** Programs that scanned besides the built-in scanners, with their versions. */
export function listPrograms(diagnostics: Evidence['diagnostics']): string[] {
  return diagnostics.flatMap(({ engine, message }) => (engine === programEngine ? [message] : []));
}

/** A run that did not end well shows what exists, but not what is gone. */
export function findRunDoubt(
  {
    evidence,
    verdict,
    reason,
    message,
  }: { evidence?: Evidence | undefined; verdict: Verdict; reason: string; message: string },
  name: string,
): string | undefined {
  if (evidence === undefined) return `${name} has no findings to check: ${message}`;
  if (verdict !== 'inconclusive') return undefined;
  const isOfEvidence = isInconclusive(reason) && inconclusiveReasons[reason].isOfEvidence;
  return isOfEvidence ? undefined : `${name} is inconclusive: ${message}`;
}

/** `feature at 1a2b3c4d5e6f`. */
export function formatVerifiedSubject({ branch, headSha }: VerifiedSubject): string {
  const at = headSha === undefined ? undefined : headSha.slice(0, 12);
  return [branch, at].filter((part) => part !== undefined).join(' at ') || 'an unknown commit';
}
