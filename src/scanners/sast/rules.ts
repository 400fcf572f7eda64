/** All rules that the SAST engine runs, and the texts of their reports. */

import { hashParts } from '../../text/fingerprint.ts';
import { collapseBlanks } from '../../text/snippet.ts';
import type { EngineFinding } from '../engine.ts';
import { addLink, limitScore } from '../meaning.ts';
import type { RenderedValue } from '../rendered.ts';
import type { Flow } from './flow/facts.ts';
import type { Syntax } from './flow/syntax.ts';
import type { LintReport } from './lint-report.ts';
import type { SastMeaning } from './rules/meaning.ts';
import { weaknesses } from './rules/registry.ts';
import { renderedValue } from './rules/rendered-value.ts';
import { findReports, getSeverity, parseReport, type WeaknessWords } from './rules/weakness.ts';
import { unescapedOutput } from './templates.ts';

const pluginName = 'scan-gate';
type Words = WeaknessWords & { variants?: Readonly<Record<string, Partial<WeaknessWords>>> };
const own = new Map<string, Words>(
  [...weaknesses, unescapedOutput].map((weakness) => [`${pluginName}/${weakness.id}`, weakness]),
);

/** The reports of our own rules in a file, and the code of the locations where a limit of the search may hide more. */
export function runOwnRules(flow: Flow): { reports: LintReport[]; hidden: string[]; isSpent: boolean } {
  const hidden = new Set<Syntax>();
  const found = findReports(flow, [...weaknesses, renderedValue], (node) => hidden.add(node));
  const reports = found.map(({ id, ...report }) => ({ ruleId: `${pluginName}/${id}`, ...report }));
  const locations = [...hidden].map((node) => hashParts([collapseBlanks(flow.source.getText(node))]));
  return { reports, hidden: locations.sort(), isSpent: flow.bounds.isSpent() };
}

/** What the file gives to templates. */
export function listRenderedValues(path: string, reports: readonly LintReport[]): RenderedValue[] {
  return reports.flatMap(({ ruleId, message, sources = [] }) => {
    const { level, variant, source = '' } = parseReport(message);
    if (ruleId !== `${pluginName}/${renderedValue.id}` || level !== 'outside') return [];
    const [template = '', key = ''] = variant.split('|');
    return [{ template, key, source: source.includes(' of ') ? source : `${source} of ${path}`, sources }];
  });
}

/** A finding in a template, when it is known which value it writes. */
export function addRenderedSource(finding: EngineFinding, { source, sources }: RenderedValue): EngineFinding {
  const ruleId = `${pluginName}/${unescapedOutput.id}`;
  const [before, after] = [findMeaning(ruleId, 'unknown\t'), findMeaning(ruleId, `outside\t\t${source}`)];
  if (before === undefined || after === undefined) return finding;
  const description = (finding.description ?? '').replace(before.description, () => after.description);
  return { ...finding, ...after, description, sources };
}

/** The meaning of a report, by its rule and the rule's message. Undefined when it says nothing about the code. */
export function findMeaning(ruleId: string, message: string): SastMeaning | undefined {
  const weakness = own.get(ruleId);
  if (weakness === undefined) return undefined;
  const { level, variant, source } = parseReport(message);
  const words = { ...weakness, ...weakness.variants?.[variant] };
  const severity = getSeverity(words, level);
  if (severity === undefined) return undefined;
  return {
    cwe: words.cwe,
    severity,
    title: words.title,
    description:
      `${words.description} ${provenance[level]}${source === undefined ? '' : ` It comes from ${source}.`}`.trim(),
    remediation: addLink(words.remediation, words.cwe),
    cvss: limitScore(severity, words.cvss),
  };
}

const provenance = {
  found: '',
  constant: 'The value is constant here, so that nothing can be put into it.',
  unknown: 'The source of the value is not visible: it is a real problem only if it can come from outside the program.',
  parameter:
    'The value is a parameter whose callers are not visible: it is a real problem only if they pass on what comes from outside.',
  checked: 'A check that the scanner cannot judge is in its way.',
  entry: 'The value comes from other files: it is a real problem only if they pass on what comes from outside.',
  outside: '',
} as const;
