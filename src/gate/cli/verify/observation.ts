/**
 * An observation of a repository for `verify`: what one run found, or what a scan for the verification found. Reads saved
 * ones: the report of a later run, and the report or agent file of the run that found something.
 */

import { resolve } from 'node:path';
import { attempt, GateError, inconclusiveReasons, isInconclusive } from '../../../shared/errors.ts';
import { readNamedText } from '../../../shared/git/regular-file.ts';
import { programEngine } from '../../../shared/text/scan-request.ts';
import type { Evidence, FindingOrigin } from '../../policy/evidence.ts';
import type { Finding } from '../../policy/finding.ts';
import { parseTime } from '../../policy/times.ts';
import { agentFileSchema } from '../../report/agent/agent.ts';
import { readSavedReport, type SavedReport } from '../../report/json/saved.ts';
import type { Report } from '../../report/report.ts';
import { type EvidenceContext, findReportDoubt } from '../../story/sources/origin.ts';
import { readReport } from '../judge/judge.ts';

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
  report: Pick<Report, 'evidence' | 'verdict' | 'message'> & { reason: string },
  name: string,
): string | undefined {
  const { evidence, verdict, reason, message } = report;
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

/**
 * The report of a run as an observation. A report about another commit than the judged one proves no fix. Throws
 * GateError CONFIG for a file that is not a report.
 */
export async function readReportObservation(name: string, target: EvidenceContext): Promise<Observation> {
  const report = await readReport(target.job.folder, name);
  const isWhole = report.scanStatus === undefined || report.scanStatus === 'COMPLETED';
  const origin = await findReportDoubt({ name, report }, target);
  return {
    subject: toReportSubject(report),
    evidence: isWhole ? report.evidence : undefined,
    doubt: isWhole ? (origin ?? findRunDoubt(report, name)) : `the scan of ${name} did not complete`,
  };
}

/**
 * Undefined when the file does not contain the finding. Throws GateError CONFIG for a file that is neither a report nor
 * an agent file.
 */
export async function readKnownState(folder: string, name: string, id: string): Promise<KnownState | undefined> {
  const text = await readNamedText(resolve(folder, name), name);
  const content: unknown = attempt(() => JSON.parse(text.replace(/^\ufeff/, '')));
  if ((content as { kind?: unknown } | null)?.kind === 'scan-gate/agent-file')
    return readAgentFileState(content, name, id);
  const report = readSavedReport(text, name);
  const { evidence } = report;
  const finding = evidence?.findings.find((each) => each.id === id && each.label !== 'elsewhere');
  if (evidence === undefined || finding === undefined) return undefined;
  return toKnownState(toReportSubject(report), evidence, finding);
}

function readAgentFileState(content: unknown, name: string, id: string): KnownState | undefined {
  const read = agentFileSchema.safeParse(content);
  if (!read.success) {
    const at = read.error.issues[0]?.path.map(String).join('.') || 'its beginning';
    throw new GateError('CONFIG', `${name} is a damaged agent file: at ${at}`, {
      reason: 'settings',
      hint: 'Write it again with a run: --output agent=FILE.',
    });
  }
  const file = read.data;
  const finding = file.findings.find((each) => each.violation_id === id);
  if (finding === undefined) return undefined;
  return {
    subject: {
      source: file.source,
      repositoryUrl: file.repository_url ?? undefined,
      branch: file.branch ?? undefined,
      headSha: file.head_sha ?? undefined,
      isUncommitted: file.uncommitted !== null && file.uncommitted !== undefined,
      startedAt: parseTime(file.scan_started_at),
      toolVersion: file.tool.version,
    },
    finding: {
      ...{ id, title: finding.texts.title, type: finding.type ?? undefined, severity: finding.severity },
      ...{ filePath: finding.place?.file_path, line: finding.place?.line_number ?? undefined },
      cwe: finding.cwe ?? undefined,
    },
    ids: file.all_ids === null ? undefined : new Set(file.all_ids),
    coverage: file.coverage ?? undefined,
    limitedEngines: new Set(file.limited_engines),
    programs: (file.programs ?? []).map((program) => program.replace('@', ' ')),
  };
}

function toReportSubject(report: SavedReport): VerifiedSubject {
  const { repositoryUrl, branch, headSha, isUncommitted, evidence, toolVersion } = report;
  const { origin: source = 'service', startedAt } = evidence ?? {};
  return { source, repositoryUrl, branch, headSha, isUncommitted, startedAt, toolVersion };
}
