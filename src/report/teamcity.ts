/**
 * The run as TeamCity service messages (https://www.jetbrains.com/help/teamcity/service-messages.html): inspections,
 * statistics, and the text of the build status.
 */

import { severities, severityWords } from '../severity.ts';
import { type AnnotationSet, annotations } from './annotations.ts';
import { neutralBlock, neutralLine } from './neutral.ts';
import { blockingCount } from './numbers.ts';
import type { Report, ReportFinding } from './report.ts';
import { ruleIdOf } from './sarif/rules.ts';
import { sentenceOf } from './sentence/sentence.ts';

export interface ServiceMessage {
  name: 'inspectionType' | 'inspection' | 'buildStatisticValue' | 'buildStatus';
  attributes: Readonly<Record<string, string>>;
}

export interface TeamcityOptions {
  /** Maximum number of findings that become inspections. */
  maxInspections: number;
  category?: string | undefined;
}

/** TeamCity's own limits. */
const [nameMax, textMax] = [255, 4000];

const inspectionSeverities = { error: 'ERROR', warning: 'WARNING', notice: 'WEAK WARNING' } as const;

/**
 * Findings that block or are on changed lines become inspections. The verdict is left to the exit code, so that no text
 * decides about a build.
 */
export function teamcityMessages(report: Report, { maxInspections, category }: TeamcityOptions): ServiceMessage[] {
  const gate = category === undefined ? 'Scan Gate' : `Scan Gate (${category})`;
  return [
    ...inspectionMessages(report, maxInspections, gate),
    ...statisticMessages(report, category),
    { name: 'buildStatus', attributes: { text: `{build.status.text}; ${gate}: ${sentenceOf(report)}` } },
  ];
}

/** Has no limits per level, unlike GitHub. */
export function inspectedFindings(report: Report, max: number): AnnotationSet {
  return annotations(report, { max, maxPerLevel: Number.POSITIVE_INFINITY });
}

function* inspectionMessages(report: Report, max: number, gate: string): Generator<ServiceMessage> {
  const set = inspectedFindings(report, max);
  const byId = new Map([...report.findings].map((finding) => [finding.id, finding]));
  const known = new Set<string>();
  for (const { violationId, level, file, line, message } of set.annotations) {
    const finding = byId.get(violationId);
    if (finding === undefined) continue;
    const typeId = ruleIdOf(finding).slice(0, nameMax);
    if (!known.has(typeId)) yield typeMessage(typeId, finding, gate);
    known.add(typeId);
    yield {
      name: 'inspection',
      attributes: {
        typeId,
        message: neutralBlock(message, textMax),
        // TeamCity does not show an inspection without a file.
        file: file ?? '(no file)',
        ...(line === undefined ? {} : { line: String(line) }),
        SEVERITY: inspectionSeverities[level],
      },
    };
  }
}

function typeMessage(id: string, finding: ReportFinding, gate: string): ServiceMessage {
  const name = neutralLine(finding.title, nameMax).trim() || 'Untitled';
  const description = `${name} (${severityWords[finding.severity]})`;
  return { name: 'inspectionType', attributes: { id, name, description, category: gate.slice(0, nameMax) } };
}

/** A severity that the scan does not count has no value: missing is not zero. */
function statisticMessages(report: Report, category: string | undefined): ServiceMessage[] {
  const prefix = category === undefined ? 'ScanGate' : `ScanGate.${category}`;
  const value = (key: string, count: number): ServiceMessage => ({
    name: 'buildStatisticValue',
    attributes: { key: `${prefix}.${key}`, value: String(count) },
  });
  const counted = severities.flatMap((severity) => {
    const count = report.scan?.counts[severity];
    return count === undefined ? [] : [value(severityWords[severity], count)];
  });
  return report.verdict === 'inconclusive' ? counted : [...counted, value('blocking', blockingCount(report))];
}

/** Formats one line. Characters outside ASCII are escaped, so that the agent's encoding does not matter. */
export function serviceMessageLine({ name, attributes }: ServiceMessage): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}='${escapeValue(value)}'`);
  return `##teamcity[${name}${pairs.join('')}]`;
}

const escapes: Readonly<Record<string, string>> = {
  '|': '||',
  "'": "|'",
  '[': '|[',
  ']': '|]',
  '\n': '|n',
  '\r': '|r',
};

function escapeValue(text: string): string {
  return text
    .replaceAll(/[|'[\]\n\r]/g, (character) => escapes[character] ?? '')
    .replaceAll(/[^ -~]/g, (unit) => `|0x${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
