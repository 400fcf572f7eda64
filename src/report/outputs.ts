/** The outputs that a run passes to later steps: the outputs of the action. */
import { severities } from '../severity.ts';
import { blockingCount } from './numbers.ts';
import type { Report } from './report.ts';
import { countOf } from './tally.ts';

export const outputs = {
  verdict: 'passed, failed or inconclusive.',
  reason: 'clean when passed, violations when failed, else why the run could not decide.',
  'scan-id': 'Identifier of the scan that was judged or started.',
  'scan-status': "The scan's last known status, in the service's own words.",
  'critical-count': 'Critical findings, as the scan counts them; empty when the scan does not say.',
  'high-count': 'High findings, counted in the same way.',
  'medium-count': 'Medium findings, counted in the same way.',
  'low-count': 'Low findings, counted in the same way.',
  'info-count': 'Informational findings, counted in the same way.',
  'blocking-count':
    'Findings that are proven to block, by name or by the numbers: the number of the sentence where one rule is broken.',
  'new-count': 'Findings that this scan is the first to have seen.',
  'failed-rules': 'The rules that failed, separated by commas.',
  'report-file': 'Path of the full report.',
  'sarif-file': 'Path of the SARIF file, when one was asked for.',
  'check-run-url': 'Address of the check run, when one was written.',
  'comment-url': 'Address of the comment on the pull request, when one was written.',
  'policy-sha256': 'SHA-256 of the policy that was judged by.',
} as const;

export type OutputName = keyof typeof outputs;
export const outputNames = Object.keys(outputs) as OutputName[];

/** Outputs that say where something was written. The report does not contain them. */
type PlaceOutput = 'report-file' | 'sarif-file' | 'check-run-url' | 'comment-url';

/** The values of the outputs that the report contains. Empty if it does not state one. */
export function readOutputs(report: Report): Record<Exclude<OutputName, PlaceOutput>, string> {
  const counts = Object.fromEntries(
    severities.map((severity) => [`${severity.toLowerCase()}-count`, String(report.scan?.counts[severity] ?? '')]),
  ) as Record<`${Lowercase<(typeof severities)[number]>}-count`, string>;
  return {
    verdict: report.verdict,
    reason: report.reason,
    'scan-id': report.scan?.id ?? '',
    'scan-status': report.scan?.status ?? '',
    ...counts,
    'blocking-count': String(blockingCount(report)),
    'new-count': String(countOf(report.findings, ({ firstSeen }) => firstSeen === true)),
    'failed-rules': report.rules
      .filter((rule) => rule.verdict === 'failed')
      .map((rule) => rule.rule)
      .join(','),
    'policy-sha256': report.policy.sha256,
  };
}
