/**
 * The run as TeamCity service messages (https://www.jetbrains.com/help/teamcity/service-messages.html): inspections,
 * statistics, and the text of the build status.
 */

import { severities, severityWords } from '../../../shared/severity.ts';
import { neutralizeBlock, neutralizeLine } from '../../../shared/shown/neutral.ts';
import { type AnnotationSet, createAnnotations } from '../../report/annotations.ts';
import { countBlockingFindings } from '../../report/numbers.ts';
import type { Report, ReportFinding } from '../../report/report.ts';
import { buildRuleId } from '../../report/sarif/sarif.ts';
import { formatSentence } from '../../report/sentence/sentence.ts';

interface ServiceMessage {
  name: 'inspectionType' | 'inspection' | 'buildStatisticValue' | 'buildStatus';
  attributes: Readonly<Record<string, string>>;
}

interface TeamcityOptions {
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
export function createTeamcityMessages(
  report: Report,
  { maxInspections, category }: TeamcityOptions,
): ServiceMessage[] {
  const gate = category === undefined ? 'Scan Gate' : `Scan Gate (${category})`;
  return [
    ...createInspections(report, maxInspections, gate),
    ...createStatistics(report, category),
    { name: 'buildStatus', attributes: { text: `{build.status.text}; ${gate}: ${formatSentence(report)}` } },
  ];
}

/** Has no limits per level, unlike GitHub. */
export function selectInspections(report: Report, max: number): AnnotationSet {
  return createAnnotations(report, { max, maxPerLevel: Number.POSITIVE_INFINITY });
}

function* createInspections(report: Report, max: number, gate: string): Generator<ServiceMessage> {
  const set = selectInspections(report, max);
  const byId = new Map([...report.findings].map((finding) => [finding.id, finding]));
  const known = new Set<string>();
  for (const { violationId, level, file, line, message } of set.annotations) {
    const finding = byId.get(violationId);
    if (finding === undefined) continue;
    const typeId = buildRuleId(finding).slice(0, nameMax);
    if (!known.has(typeId)) yield createTypeMessage(typeId, finding, gate);
    known.add(typeId);
    yield {
      name: 'inspection',
      attributes: {
        typeId,
        message: neutralizeBlock(message, textMax),
        // TeamCity does not show an inspection without a file.
        file: file ?? '(no file)',
        ...(line === undefined ? {} : { line: String(line) }),
        SEVERITY: inspectionSeverities[level],
      },
    };
  }
}

function createTypeMessage(id: string, finding: ReportFinding, gate: string): ServiceMessage {
  const name = neutralizeLine(finding.title, nameMax).trim() || 'Untitled';
  const description = `${name} (${severityWords[finding.severity]})`;
  return { name: 'inspectionType', attributes: { id, name, description, category: gate.slice(0, nameMax) } };
}

/** A severity that the scan does not count has no value: missing is not zero. */
function createStatistics(report: Report, category: string | undefined): ServiceMessage[] {
  const prefix = category === undefined ? 'ScanGate' : `ScanGate.${category}`;
  const value = (key: string, count: number): ServiceMessage => ({
    name: 'buildStatisticValue',
    attributes: { key: `${prefix}.${key}`, value: String(count) },
  });
  const counted = severities.flatMap((severity) => {
    const count = report.scan?.counts[severity];
    return count === undefined ? [] : [value(severityWords[severity], count)];
  });
  return report.verdict === 'inconclusive' ? counted : [...counted, value('blocking', countBlockingFindings(report))];
}

/** Formats one line. Characters outside ASCII are escaped, so that the agent's encoding does not matter. */
export function formatServiceMessage({ name, attributes }: ServiceMessage): string {
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
