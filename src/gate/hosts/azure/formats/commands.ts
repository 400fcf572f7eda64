/**
 * The run as logging commands of Azure Pipelines: build issues for the sentence and for blocking findings, and
 * variables for later steps.
 */

import { formatLocation } from '../../../../shared/shown/location.ts';
import { neutralizeLine } from '../../../../shared/shown/neutral.ts';
import { getRemediation } from '../../../../shared/text/finding-texts.ts';
import { hasJudged } from '../../../policy/verdict.ts';
import { type AnnotationSet, createAnnotations } from '../../../report/annotations.ts';
import type { OutputName } from '../../../report/outputs.ts';
import type { Report } from '../../../report/report.ts';
import { formatSentence } from '../../../report/sentence/sentence.ts';
import { extractFirstSentence, formatScores, getCwe } from '../../../report/wording.ts';
import type { AzureCommand } from './command.ts';

/**
 * The agent keeps ten issues of a kind per step. One is the sentence, and one is the agent's own message about the exit
 * code.
 */
const issuesKept = 8;
const issueMax = 1000;
const valueMax = 4096;

/** The findings that block or may block, worst first. */
export function selectIssueFindings(report: Report, max: number): AnnotationSet {
  const set = createAnnotations(report, { max: Math.min(max, issuesKept), maxPerLevel: issuesKept });
  const deciding = set.annotations.filter(({ level }) => level !== 'notice');
  return { ...set, annotations: deciding, others: { shown: 0, total: 0 } };
}

/** The sentence of a run that did not pass. Empty for one that judged nothing. */
export function createSentenceCommand(report: Report, category: string | undefined): AzureCommand[] {
  const { exitCode, verdict, reason } = report;
  const isSilent = verdict === 'passed' || !hasJudged(reason);
  if (exitCode === 0 && isSilent) return [];
  const gate = category === undefined ? 'Scan Gate' : `Scan Gate (${category})`;
  const properties = { type: exitCode === 0 ? 'warning' : 'error' };
  return [{ name: 'task.logissue', properties, data: `${gate}: ${formatSentence(report)}` }];
}

export function createFindingIssues(report: Report, set: AnnotationSet): AzureCommand[] {
  const byId = new Map([...report.findings].map((finding) => [finding.id, finding]));
  return set.annotations.flatMap((annotation) => {
    const finding = byId.get(annotation.violationId);
    if (finding === undefined) return [];
    const { title, file, line, level } = annotation;
    const type = level === 'error' ? 'error' : 'warning';
    // The agent prints `file(line,column): error code: message`, so a file without a line is named in the message.
    const isPlaced = file !== undefined && line !== undefined;
    const place = line === undefined ? (file ?? formatLocation(finding)) : undefined;
    const advice = extractFirstSentence(getRemediation(finding));
    const parts = [title, place, advice, ...formatScores(finding), `Violation ${finding.id}`];
    const data = neutralizeLine(parts.filter((part) => part !== undefined).join(' · '), issueMax);
    if (!isPlaced) return [{ name: 'task.logissue', properties: { type }, data }];
    const code = getCwe(finding) ?? finding.type ?? '';
    const at = { sourcepath: neutralizeLine(file), linenumber: String(line), columnnumber: '1', code };
    return [{ name: 'task.logissue', properties: { type, ...at }, data }];
  });
}

/**
 * After a step named `scan_gate`, Azure Pipelines sets the variable SCAN_GATE_<name> for later steps. If this name were
 * `scan_id`, a later gate would read it as the setting scan-id and judge the old scan.
 */
const variableNames: Partial<Record<OutputName, string>> = { 'scan-id': 'judged-scan-id' };

/**
 * `scan_id`, and `web_scan_id` for the category `web`, so that several gates of one step do not overwrite each other.
 */
export function createVariableCommands(
  values: Readonly<Partial<Record<OutputName, string>>>,
  category: string | undefined,
): AzureCommand[] {
  const prefix = category === undefined ? '' : `${category}_`;
  return Object.entries(values).map(([name, value]) => ({
    name: 'task.setvariable',
    properties: {
      variable: `${prefix}${variableNames[name as OutputName] ?? name}`.replaceAll(/[-.]/g, '_'),
      isOutput: 'true',
    },
    data: neutralizeLine(value, valueMax),
  }));
}
