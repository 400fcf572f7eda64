/** Findings as annotations of code lines, ranked and cut. */
import { atOrAbove, type Severity } from '../policy/finding.ts';
import { cut, messageLimit, neutralBlock, neutralLine, titleLimit } from './neutral.ts';
import { displayPlace, safeLine, safeRelativePath } from './place.ts';
import type { Report, ReportFinding } from './report.ts';
import { descriptionOf, factsOf, labelWord, rankFindings, remediationOf, severityWord, standingOf } from './wording.ts';

export const annotationLevels = ['error', 'warning', 'notice'] as const;
export type AnnotationLevel = (typeof annotationLevels)[number];

export interface Annotation {
  level: AnnotationLevel;
  /** At most 255 characters, one line. */
  title: string;
  /** At most 4,096 characters, several lines. */
  message: string;
  /** A path inside the repository; undefined when there is none that may be used. */
  file: string | undefined;
  /** At least 1, and only with a file. */
  line: number | undefined;
  violationId: string;
}

export interface AnnotationOptions {
  max: number;
  /** GitHub keeps ten of each level for a step and drops the rest silently; a check run has no such limit. */
  maxPerLevel?: number;
}

export interface AnnotationSet {
  /** Worst first. */
  annotations: Annotation[];
  shown: number;
  /** All open findings of this scan, the undisclosed included. */
  total: number;
  /** Open findings that may not be named here. */
  undisclosed: number;
}

/** The worst open findings that may be named. Suppressed, excepted and fixed ones are not annotated. */
export function annotations(report: Report, { max, maxPerLevel = 10 }: AnnotationOptions): AnnotationSet {
  const open = rankFindings(report.findings).filter((finding) => !isSettled(finding));
  const left = new Map(annotationLevels.map((level) => [level, maxPerLevel]));
  const chosen: Annotation[] = [];
  for (const finding of open) {
    const level = levelOf(finding, report.enforced);
    const room = left.get(level) ?? 0;
    if (chosen.length >= max) break;
    if (!finding.disclosed || room <= 0) continue;
    left.set(level, room - 1);
    chosen.push(annotate(finding, level, report.enforced));
  }
  return {
    annotations: chosen,
    shown: chosen.length,
    total: open.length,
    undisclosed: open.filter((finding) => !finding.disclosed).length,
  };
}

function isSettled(finding: ReportFinding): boolean {
  const standing = standingOf(finding);
  return standing === 'suppressed' || standing === 'excepted' || standing === 'fixed';
}

const warned: readonly Severity[] = atOrAbove('MEDIUM');

function levelOf(finding: ReportFinding, isEnforced: boolean): AnnotationLevel {
  if (finding.effect !== 'none') return isEnforced ? 'error' : 'warning';
  return warned.includes(finding.severity) ? 'warning' : 'notice';
}

function annotate(finding: ReportFinding, level: AnnotationLevel, isEnforced: boolean): Annotation {
  const file = safeRelativePath(finding.filePath);
  return {
    level,
    title: cut(`${finding.severity}: ${neutralLine(finding.title, titleLimit).trim()}`, titleLimit),
    message: messageOf(finding, isEnforced, file === undefined),
    file,
    line: file === undefined ? undefined : safeLine(finding.line),
    violationId: finding.id,
  };
}

const effectSentences: Record<ReportFinding['effect'], string> = {
  blocks: 'Blocks',
  'may block': 'May block, the evidence does not settle it',
  none: 'Does not block',
};

function messageOf(finding: ReportFinding, isEnforced: boolean, isPlaceNeeded: boolean): string {
  const effect = `${effectSentences[finding.effect]}${isEnforced ? '' : ' (not enforced)'}`;
  const place = isPlaceNeeded ? displayPlace(finding) : undefined;
  const description = descriptionOf(finding);
  const remediation = remediationOf(finding);
  const paragraphs = [
    `${effect}: ${[severityWord(finding), ...factsOf(finding), labelWord(finding)].join(' · ')}`,
    place === undefined ? undefined : `Reported at ${place}`,
    description === undefined ? undefined : neutralBlock(description, 1200),
    remediation === undefined ? undefined : `How to fix: ${neutralBlock(remediation, 1200)}`,
    `Violation ${neutralLine(finding.id, 200)}`,
  ];
  return cut(paragraphs.filter((paragraph) => paragraph !== undefined).join('\n'), messageLimit);
}
