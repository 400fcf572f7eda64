/**
 * Reads saved observations: the report of a later run, and the report or agent file of the run that found something.
 */

import { resolve } from 'node:path';
import type * as z from 'zod';
import { GateError } from '../../errors.ts';
import { type EvidencePlace, reportDoubt } from '../../gate/sources/origin.ts';
import { readRegularText, unreadable } from '../../git/regular-file.ts';
import { parseTime } from '../../policy/times.ts';
import { sourceOf } from '../../report/agent/agent.ts';
import { agentFileSchema } from '../../report/agent/schema.ts';
import { readSavedReport, type SavedReport } from '../../report/json/saved.ts';
import { doubtOfRun, enginesOf, type Known, knownFinding, type Look, type VerifiedSubject } from './look.ts';

/**
 * The report of a run as an observation. A report about another commit than the judged one proves no fix. Throws
 * GateError CONFIG for a file that is not a report.
 */
export async function lookOfReport(name: string, place: EvidencePlace): Promise<Look> {
  const report = readSavedReport(await textOf(place.job.folder, name), name);
  const isWhole = report.scanStatus === undefined || report.scanStatus === 'COMPLETED';
  const origin = await reportDoubt({ name, report }, place);
  return {
    subject: subjectOf(report),
    evidence: isWhole ? report.evidence : undefined,
    doubt: isWhole ? (origin ?? doubtOfRun(report, name)) : `the scan of ${name} did not complete`,
  };
}

/**
 * Undefined when the file does not contain the finding. Throws GateError CONFIG for a file that is neither a report nor
 * an agent file.
 */
export async function knownIn(folder: string, name: string, id: string): Promise<Known | undefined> {
  const text = await textOf(folder, name);
  const content = jsonOf(text);
  if ((content as { kind?: unknown } | null)?.kind === 'scan-gate/agent-file')
    return knownInAgentFile(content, name, id);
  const report = readSavedReport(text, name);
  const { evidence } = report;
  const finding = evidence?.findings.find((each) => each.id === id && each.label !== 'elsewhere');
  if (evidence === undefined || finding === undefined) return undefined;
  return {
    subject: subjectOf(report),
    finding: knownFinding(finding),
    ids: new Set(evidence.findings.map((each) => each.id)),
    coverage: evidence.coverage,
    limitedEngines: enginesOf(evidence.diagnostics),
  };
}

function knownInAgentFile(content: unknown, name: string, id: string): Known | undefined {
  const read = agentFileSchema.safeParse(content);
  if (!read.success) {
    const at = read.error.issues[0]?.path.map(String).join('.') || 'its beginning';
    throw new GateError('CONFIG', `${name} is a damaged agent file: at ${at}`, {
      reason: 'settings',
      hint: 'Let a run write it again: --output agent=FILE.',
    });
  }
  const file = read.data;
  const finding = file.findings.find((each) => each.violation_id === id);
  if (finding === undefined) return undefined;
  return {
    subject: subjectOfAgentFile(file),
    finding: {
      ...{ id, title: finding.texts.title, type: finding.type ?? undefined, severity: finding.severity },
      ...{ filePath: finding.place?.file_path, line: finding.place?.line_number ?? undefined },
      cwe: finding.cwe ?? undefined,
    },
    ids: file.all_ids === null ? undefined : new Set(file.all_ids),
    coverage: file.coverage ?? undefined,
    limitedEngines: new Set(file.limited_engines),
  };
}

function subjectOfAgentFile(file: z.infer<typeof agentFileSchema>): VerifiedSubject {
  return {
    source: file.source,
    repositoryUrl: file.repository_url ?? undefined,
    branch: file.branch ?? undefined,
    headSha: file.head_sha ?? undefined,
    startedAt: parseTime(file.scan_started_at),
    toolVersion: file.tool.version,
  };
}

function subjectOf(report: SavedReport): VerifiedSubject {
  const { repositoryUrl, branch, headSha, evidence, toolVersion } = report;
  const startedAt = evidence?.startedAt;
  return { source: sourceOf(report), repositoryUrl, branch, headSha, startedAt, toolVersion };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return undefined;
  }
}

async function textOf(folder: string, name: string): Promise<string> {
  return readRegularText(resolve(folder, name)).catch((error: unknown) => {
    throw unreadable(name, error, 'CONFIG');
  });
}
