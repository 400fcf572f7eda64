/**
 * SARIF rules, one per type, title and severity: code scanning reads title and severity from the rule, not from the
 * result.
 */
import { createHash } from 'node:crypto';
import type { MultiformatMessageString, ReportingConfiguration, ReportingDescriptor } from 'sarif';
import type { Severity } from '../../../shared/severity.ts';
import { formatMarkdownBlock, neutralizeBlock, neutralizeLine, truncate } from '../../../shared/shown/neutral.ts';
import { getRemediation } from '../../../shared/text/finding-texts.ts';
import { listVulnerabilityIds } from '../../policy/vex.ts';
import type { ReportFinding } from '../report.ts';
import { getCwe } from '../wording.ts';

export const sarifLevels: Record<Severity, ReportingConfiguration.level> = {
  CRITICAL: 'error',
  HIGH: 'error',
  MEDIUM: 'warning',
  LOW: 'note',
  INFO: 'note',
};

/** Above 9.0 is critical, 7.0 high, 4.0 medium, 0.1 low. INFO has no value, because there is no such band. */
const securitySeverities: Record<Severity, string | undefined> = {
  CRITICAL: '9.5',
  HIGH: '8.0',
  MEDIUM: '5.5',
  LOW: '2.0',
  INFO: undefined,
};

const maxAdvice = 3;
/** Code scanning shows and GitLab accepts at most ten tags. Two of them are in every rule. */
const [maxCves, maxWeaknesses] = [2, 3];

/**
 * `sca/prototype-pollution-in-lodash/medium`. The weakness is not part of it: it is known only if the details were
 * read, and an alert whose rule changes is opened again.
 */
export function buildRuleId(finding: ReportFinding): string {
  const type = (finding.type ?? 'unknown').toLowerCase().replaceAll('_', '-');
  return `${type}/${createSlug(finding.title)}/${finding.severity.toLowerCase()}`;
}

const slugSource = 500;
const slugLength = 80;

function createSlug(title: string): string {
  const words = title
    .slice(0, slugSource)
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const slug = words?.join('-') ?? 'other';
  if (words !== null && slug.length <= slugLength && title.length <= slugSource) return slug;
  // Distinguishes titles with the same slug.
  const rest = createHash('sha256').update(title).digest('hex').slice(0, 8);
  return `${slug.slice(0, slugLength).replace(/-$/, '')}-${rest}`;
}

interface SarifRules {
  rules: Iterable<ReportingDescriptor>;
  /** The index of each rule by its id. */
  indexOf: ReadonlyMap<string, number>;
}

/** The rules of the findings in order of appearance, and the index of each. */
export function createSarifRules(findings: Iterable<ReportFinding>): SarifRules {
  const groups = Map.groupBy(findings, buildRuleId);
  const indexOf = new Map([...groups.keys()].map((id, index) => [id, index]));
  return { rules: generateRules(groups), indexOf };
}

function* generateRules(groups: ReadonlyMap<string, readonly ReportFinding[]>): Generator<ReportingDescriptor> {
  for (const [id, group] of groups) yield createSarifRule(id, group);
}

function createSarifRule(id: string, group: readonly ReportFinding[]): ReportingDescriptor {
  const [first] = group;
  const severity = first?.severity ?? 'CRITICAL';
  const securitySeverity = securitySeverities[severity];
  const name = neutralizeLine(first?.title ?? '', 400).trim() || 'Untitled';
  return {
    id,
    shortDescription: { text: name },
    fullDescription: { text: truncate(`${name} (${severity}, ${first?.type ?? 'type unknown'})`, 1024) },
    help: createHelp(group),
    defaultConfiguration: { level: sarifLevels[severity] },
    properties: {
      tags: ['security', ...listTags(group)],
      ...(securitySeverity === undefined ? {} : { 'security-severity': securitySeverity }),
    },
  };
}

/**
 * Code scanning shows `external/cwe/cwe-089` as a weakness. GitLab files the result by `cwe-89` and `cve-2021-23337`.
 */
function listTags(group: readonly ReportFinding[]): string[] {
  const weaknesses = [...new Set(group.map(getCwe))].filter((cwe) => cwe !== undefined).slice(0, maxWeaknesses);
  const numbers = weaknesses.map((cwe) => cwe.slice('CWE-'.length).padStart(3, '0'));
  const cves = [...new Set(group.flatMap(listVulnerabilityIds))]
    .filter((id) => id.startsWith('CVE-'))
    .slice(0, maxCves);
  return [
    ...numbers.map((number) => `external/cwe/cwe-${number}`),
    ...[...weaknesses, ...cves].map((name) => name.toLowerCase()),
    (group[0]?.type ?? 'unknown').toLowerCase(),
  ];
}

function createHelp(group: readonly ReportFinding[]): MultiformatMessageString {
  const advice = [...new Set(group.map(getRemediation))].filter((text) => text !== undefined).slice(0, maxAdvice);
  if (advice.length === 0) {
    const text = 'No remediation is known for this finding.';
    return { text, markdown: text };
  }
  return {
    text: advice.map((text) => neutralizeBlock(text, 1500)).join('\n\n'),
    markdown: advice.map((text) => formatMarkdownBlock(text, 1500)).join('\n\n'),
  };
}
