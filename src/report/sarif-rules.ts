/** SARIF rules, one per type, weakness and severity: code scanning reads the severity from the rule, not the result. */
import type { Severity } from '../policy/finding.ts';
import { cut, markdownBlock, neutralBlock, neutralLine } from './neutral.ts';
import type { ReportFinding } from './report.ts';
import { cweOf, remediationOf } from './wording.ts';

export const sarifLevels: Record<Severity, 'error' | 'warning' | 'note'> = {
  CRITICAL: 'error',
  HIGH: 'error',
  MEDIUM: 'warning',
  LOW: 'note',
  INFO: 'note',
};

/** Above 9.0 is critical, 7.0 high, 4.0 medium, 0.1 low; none for INFO, which has no band. */
const securitySeverities: Record<Severity, string | undefined> = {
  CRITICAL: '9.5',
  HIGH: '8.0',
  MEDIUM: '5.5',
  LOW: '2.0',
  INFO: undefined,
};

const maxAdvice = 3;

/** `sast/cwe-89/high`; without a weakness the title stands in: `sca/prototype-pollution-in-lodash/medium`. */
export function ruleIdOf(finding: ReportFinding): string {
  const type = (finding.type ?? 'unknown').toLowerCase().replaceAll('_', '-');
  const kind = cweOf(finding)?.toLowerCase() ?? slugOf(finding.title);
  return `${type}/${kind}/${finding.severity.toLowerCase()}`;
}

function slugOf(title: string): string {
  const words = title
    .slice(0, 200)
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words === null ? 'other' : words.join('-').slice(0, 80).replace(/-$/, '');
}

/** The rules of the findings in order of appearance, and where each is. */
export function sarifRules(findings: readonly ReportFinding[]) {
  const groups = new Map<string, ReportFinding[]>();
  for (const finding of findings) {
    const id = ruleIdOf(finding);
    const group = groups.get(id);
    if (group === undefined) groups.set(id, [finding]);
    else group.push(finding);
  }
  const indexOf = new Map([...groups.keys()].map((id, index) => [id, index]));
  return { rules: [...groups].map(([id, group]) => ruleOf(id, group)), indexOf };
}

function ruleOf(id: string, group: readonly ReportFinding[]) {
  const [first] = group;
  const severity = first?.severity ?? 'CRITICAL';
  const securitySeverity = securitySeverities[severity];
  const name = nameOf(group);
  return {
    id,
    shortDescription: { text: name },
    fullDescription: { text: cut(`${name} (${severity}, ${first?.type ?? 'type unknown'})`, 1024) },
    help: helpOf(group),
    defaultConfiguration: { level: sarifLevels[severity] },
    properties: {
      tags: ['security', ...tagsOf(first)],
      ...(securitySeverity === undefined ? {} : { 'security-severity': securitySeverity }),
    },
  };
}

/** The title that all share; else the weakness and one of them. */
function nameOf(group: readonly ReportFinding[]): string {
  const [first] = group;
  const title = neutralLine(first?.title ?? '', 400).trim() || 'Untitled';
  if (first === undefined || group.every((finding) => finding.title === first.title)) return title;
  return cut(`${cweOf(first) ?? 'Similar'}: ${title}, and others like it`, 500);
}

/** `external/cwe/cwe-089` is the form that code scanning shows as a weakness. */
function tagsOf(finding: ReportFinding | undefined): string[] {
  if (finding === undefined) return [];
  const number = cweOf(finding)?.slice('CWE-'.length);
  const weakness = number === undefined ? [] : [`external/cwe/cwe-${number.padStart(3, '0')}`];
  return [...weakness, (finding.type ?? 'unknown').toLowerCase()];
}

function helpOf(group: readonly ReportFinding[]) {
  const advice = [...new Set(group.map(remediationOf))].filter((text) => text !== undefined).slice(0, maxAdvice);
  if (advice.length === 0) {
    const text = 'The service gives no advice for this violation.';
    return { text, markdown: text };
  }
  return {
    text: advice.map((text) => neutralBlock(text, 1500)).join('\n\n'),
    markdown: advice.map((text) => markdownBlock(text, 1500)).join('\n\n'),
  };
}
