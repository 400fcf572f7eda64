/**
 * TeamCity: the run as service messages (https://www.jetbrains.com/help/teamcity/service-messages.html) on standard
 * output: inspections, statistics, and the text of the build status.
 */

import { severities, severityWords } from '../../../shared/severity.ts';
import { neutralizeBlock, neutralizeLine } from '../../../shared/shown/neutral.ts';
import { type AnnotationSet, createAnnotations, formatOmittedLine } from '../../report/annotations.ts';
import { countBlockingFindings } from '../../report/numbers.ts';
import type { Report } from '../../report/report.ts';
import { buildRuleId } from '../../report/sarif/sarif.ts';
import { formatSentence } from '../../report/sentence/sentence.ts';
import type { LocalSurface } from '../../surfaces/surface.ts';

export const teamcity: LocalSurface = {
  kind: 'local',
  name: 'TeamCity',
  shows: 'TeamCity: inspections, statistics and the text of the build’s status',
  settings: ['annotations', 'max-annotations', 'category'],
  degrades: '',
  system: 'teamcity',
  limits: '`max-annotations` inspections',
  // If the log was moved, standard output belongs to programs, and a service message would break what they read.
  isWanted: ({ report, local }) =>
    Boolean(local.env.TEAMCITY_VERSION) && !local.log.isMoved() && report.reason !== 'cancelled',
  async write({ report, settings, local }) {
    const max = settings.annotations === 'none' ? 0 : settings.maxAnnotations;
    for (const { name, attributes } of createMessages(report, max, settings.category)) {
      // Redacted before escaping, because an escaped secret would not be found.
      const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}='${escapeValue(local.redact(value))}'`);
      local.log.answer(`##teamcity[${name}${pairs.join('')}]\n`);
    }
    const line =
      settings.annotations === 'none' ? undefined : formatOmittedLine(report, selectInspections(report, max));
    return { lines: line === undefined ? [] : [`TeamCity: ${line}`] };
  },
};

interface ServiceMessage {
  name: 'inspectionType' | 'inspection' | 'buildStatisticValue' | 'buildStatus';
  attributes: Readonly<Record<string, string>>;
}

/** TeamCity's own limits. */
const [nameMax, textMax] = [255, 4000];

const inspectionSeverities = { error: 'ERROR', warning: 'WARNING', notice: 'WEAK WARNING' } as const;

/**
 * Findings that block or are on changed lines become inspections. The verdict is left to the exit code, so that no text
 * decides about a build.
 */
function createMessages(report: Report, max: number, category: string | undefined): ServiceMessage[] {
  const gate = category === undefined ? 'Scan Gate' : `Scan Gate (${category})`;
  return [
    ...createInspections(report, max, gate),
    ...createStatistics(report, category),
    { name: 'buildStatus', attributes: { text: `{build.status.text}; ${gate}: ${formatSentence(report)}` } },
  ];
}

/** Has no limits per level, unlike GitHub. */
function selectInspections(report: Report, max: number): AnnotationSet {
  return createAnnotations(report, { max, maxPerLevel: Number.POSITIVE_INFINITY });
}

function* createInspections(report: Report, max: number, gate: string): Generator<ServiceMessage> {
  const set = selectInspections(report, max);
  const known = new Set<string>();
  for (const { violationId, level, file, line, message } of set.annotations) {
    const finding = set.findings.get(violationId);
    if (finding === undefined) continue;
    const typeId = buildRuleId(finding).slice(0, nameMax);
    const name = neutralizeLine(finding.title, nameMax).trim() || 'Untitled';
    const description = `${name} (${severityWords[finding.severity]})`;
    const type = { id: typeId, name, description, category: gate.slice(0, nameMax) };
    if (!known.has(typeId)) yield { name: 'inspectionType', attributes: type };
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

const escapes: Readonly<Record<string, string>> = {
  '|': '||',
  "'": "|'",
  '[': '|[',
  ']': '|]',
  '\n': '|n',
  '\r': '|r',
};

/** Characters outside ASCII are escaped too, so that the agent's encoding does not matter. */
function escapeValue(text: string): string {
  return text
    .replaceAll(/[|'[\]\n\r]/g, (character) => escapes[character] ?? '')
    .replaceAll(/[^ -~]/g, (unit) => `|0x${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
