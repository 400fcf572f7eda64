/**
 * Reads saved observations: the report of a later run, and the report or agent file of the run that found something.
 */

import { resolve } from 'node:path';
import type * as z from 'zod';
import { attempt, GateError } from '../../../shared/errors.ts';
import { createUnreadableFileError, readRegularText } from '../../../shared/git/regular-file.ts';
import { parseTime } from '../../policy/times.ts';
import { agentFileSchema } from '../../report/agent/schema.ts';
import { readSavedReport, type SavedReport } from '../../report/json/saved.ts';
import { type EvidenceContext, findReportDoubt } from '../../story/sources/origin.ts';
import { findRunDoubt, type KnownState, type Observation, toKnownState, type VerifiedSubject } from './observation.ts';

/**
 * The report of a run as an observation. A report about another commit than the judged one proves no fix. Throws
 * GateError CONFIG for a file that is not a report.
 */
export async function readReportObservation(name: string, target: EvidenceContext): Promise<Observation> {
  const report = readSavedReport(await readSavedText(target.job.folder, name), name);
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
  const text = await readSavedText(folder, name);
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
    subject: toAgentFileSubject(file),
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

function toAgentFileSubject(file: z.infer<typeof agentFileSchema>): VerifiedSubject {
  return {
    source: file.source,
    repositoryUrl: file.repository_url ?? undefined,
    branch: file.branch ?? undefined,
    headSha: file.head_sha ?? undefined,
    isUncommitted: file.uncommitted !== null && file.uncommitted !== undefined,
    startedAt: parseTime(file.scan_started_at),
    toolVersion: file.tool.version,
  };
}

function toReportSubject(report: SavedReport): VerifiedSubject {
  const { repositoryUrl, branch, headSha, isUncommitted, evidence, toolVersion } = report;
  const { origin: source = 'service', startedAt } = evidence ?? {};
  return { source, repositoryUrl, branch, headSha, isUncommitted, startedAt, toolVersion };
}

async function readSavedText(folder: string, name: string): Promise<string> {
  return readRegularText(resolve(folder, name)).catch((error: unknown) => {
    throw createUnreadableFileError(name, error, 'CONFIG');
  });
}
