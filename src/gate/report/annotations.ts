/**
 * Findings as annotations of code lines: blocking findings, and on a pull request the other findings on changed lines.
 */

import { formatLocation, toSafeLine, toSafeRelativePath } from '../../shared/shown/location.ts';
import { messageLimit, neutralizeBlock, neutralizeLine, titleLimit, truncate } from '../../shared/shown/neutral.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import { getRemediation } from '../../shared/text/finding-texts.ts';
import { countBlockingFindings } from './numbers.ts';
import type { Report, ReportFinding } from './report.ts';
import { classifyFinding, formatScores, formatSeverityName, formatTitle, getCwe, rankFindings } from './wording.ts';

const annotationLevels = ['error', 'warning', 'notice'] as const;
type AnnotationLevel = (typeof annotationLevels)[number];

export interface Annotation {
  level: AnnotationLevel;
  /** At most 255 characters, one line. */
  title: string;
  /** At most 4,096 characters on several lines. The last line names the violation. */
  message: string;
  /** A path inside the repository. Undefined if there is no usable path. */
  file: string | undefined;
  /** At least 1. Only set together with a file. */
  line: number | undefined;
  violationId: string;
}

export interface AnnotationSet {
  /** Worst first. */
  annotations: Annotation[];
  /** What is annotated, by id. */
  findings: ReadonlyMap<string, ReportFinding>;
  /** Findings that block or may block, including undisclosed ones. */
  deciding: { shown: number; total: number };
  /** Other findings on changed lines. */
  others: { shown: number; total: number };
  /** Number of findings that should be annotated. */
  asking: number;
  /** Number of those that must not be named here. */
  undisclosed: number;
}

/**
 * Annotates the worst findings that may be named. An older finding on an unchanged line is not annotated. GitHub keeps
 * ten of each level per step and silently drops the rest. A check run has no such limit.
 */
export function createAnnotations(
  report: Report,
  { max, maxPerLevel = 10 }: { max: number; maxPerLevel?: number },
): AnnotationSet {
  const left = new Map(annotationLevels.map((level) => [level, maxPerLevel]));
  const chosen: Annotation[] = [];
  const findings = new Map<string, ReportFinding>();
  let [asking, notices, undisclosed] = [0, 0, 0];
  for (const finding of rankFindings(report.findings)) {
    const level = chooseLevel(finding, report);
    if (level === undefined) continue;
    asking += 1;
    if (level === 'notice') notices += 1;
    if (!finding.disclosed) undisclosed += 1;
    const room = left.get(level) ?? 0;
    if (chosen.length >= max || !finding.disclosed || room <= 0) continue;
    left.set(level, room - 1);
    chosen.push(annotate(finding, level));
    findings.set(finding.id, finding);
  }
  const shownNotices = chosen.filter(({ level }) => level === 'notice').length;
  const named = asking - notices;
  // The count that the sentence states. If only numbers prove the findings, none can be annotated.
  const total = named > 0 && report.verdict === 'failed' ? Math.max(named, countBlockingFindings(report)) : named;
  return {
    annotations: chosen,
    findings,
    deciding: { shown: chosen.length - shownNotices, total },
    others: { shown: shownNotices, total: notices },
    asking,
    undisclosed,
  };
}

/** `Annotated: 50 of 312 blocking findings`. Undefined if all are. */
export function formatOmittedLine(
  { verdict }: Report,
  { deciding, others }: Pick<AnnotationSet, 'deciding' | 'others'>,
  reasons: readonly string[] = [],
): string | undefined {
  if (deciding.shown >= deciding.total && others.shown >= others.total) return undefined;
  const kind = verdict === 'inconclusive' ? 'possibly blocking finding' : 'blocking finding';
  const parts = [
    deciding.total === 0 ? '' : `${deciding.shown} of ${pluralize(deciding.total, kind)}`,
    others.total === 0 ? '' : `${others.shown} of ${pluralize(others.total, 'other finding')} on changed lines`,
  ].filter((part) => part !== '');
  const why = reasons.length === 0 ? '' : ` (${reasons.join(', ')})`;
  return `Annotated: ${parts.join(' and ')}${why}; see the report file for all`;
}

/** Undefined if the finding is not annotated. */
function chooseLevel(finding: ReportFinding, { verdict, enforced, pullRequest }: Report): AnnotationLevel | undefined {
  const standing = classifyFinding(finding);
  const level = enforced ? 'error' : 'warning';
  if (standing === 'blocks') return level;
  if (standing === 'may block' && verdict === 'inconclusive') return level;
  const isOpen = standing === 'may block' || standing === 'open';
  return isOpen && pullRequest !== undefined && finding.isOnChangedLine === true ? 'notice' : undefined;
}

function annotate(finding: ReportFinding, level: AnnotationLevel): Annotation {
  const file = toSafeRelativePath(finding.filePath);
  return {
    level,
    title: truncate(`${formatSeverityName(finding)}: ${formatTitle(finding, titleLimit)}`, titleLimit),
    message: formatMessage(finding, file === undefined),
    file,
    line: file === undefined ? undefined : toSafeLine(finding.line),
    violationId: finding.id,
  };
}

const idLine = 'Violation ';

function formatMessage(finding: ReportFinding, isPlaceNeeded: boolean): string {
  const place = isPlaceNeeded ? formatLocation(finding) : undefined;
  const remediation = getRemediation(finding);
  const facts = [getCwe(finding), ...formatScores(finding)].filter((fact) => fact !== undefined);
  const paragraphs = [
    remediation === undefined ? undefined : neutralizeBlock(remediation, 2000),
    place === undefined ? undefined : `Reported at ${place}`,
    facts.length === 0 ? undefined : facts.join(' · '),
    `${idLine}${neutralizeLine(finding.id, 200)}`,
  ];
  return truncate(paragraphs.filter((paragraph) => paragraph !== undefined).join('\n'), messageLimit);
}

/**
 * The violation that an annotation is about, read from its last line, so that it is found even if the wording changes.
 */
export function parseViolationId(message: string): string | undefined {
  const last = message.trimEnd().split(/\r?\n/).at(-1) ?? '';
  return last.startsWith(idLine) ? last.slice(idLine.length).trim() : undefined;
}
