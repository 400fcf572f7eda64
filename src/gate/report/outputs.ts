/** The outputs that a run passes to later steps: the outputs of the action. */

import { severities } from '../../shared/severity.ts';
import { countBlockingFindings, countWhere } from './numbers.ts';
import type { Report } from './report.ts';

export const outputs = {
  verdict: 'passed, failed or inconclusive.',
  reason: 'clean if passed, violations if failed, otherwise why the run is inconclusive.',
  'scan-id': 'Id of the scan that was judged or started.',
  'scan-status': 'Last known status of the scan, as the service reports it.',
  'critical-count': 'Number of critical findings in the scan; empty if the scan does not state it.',
  'high-count': 'Number of high findings in the scan.',
  'medium-count': 'Number of medium findings in the scan.',
  'low-count': 'Number of low findings in the scan.',
  'info-count': 'Number of informational findings in the scan.',
  'blocking-count':
    'Number of findings that are proven to block, by name or by count. If one rule failed, it is the number in its sentence.',
  'new-count': 'Number of findings that no earlier scan has seen.',
  'failed-rules': 'The rules that failed, separated by commas.',
  'report-file': 'Path of the full report.',
  'sarif-file': 'Path of the SARIF file, if one was requested.',
  'check-run-url': 'URL of the check run, if one was written.',
  'comment-url': 'URL of the comment on the pull request, if one was written.',
  'policy-sha256': 'SHA-256 of the policy that the verdict is based on.',
} as const;

export type OutputName = keyof typeof outputs;
export const outputNames = Object.keys(outputs) as OutputName[];

/** The values of the outputs that the report contains: not where something was written. Empty if it does not state one. */
export function readOutputs(
  report: Report,
): Record<Exclude<OutputName, 'report-file' | 'sarif-file' | 'check-run-url' | 'comment-url'>, string> {
  const counts = Object.fromEntries(
    severities.map((severity) => [`${severity.toLowerCase()}-count`, String(report.scan?.counts[severity] ?? '')]),
  ) as Record<`${Lowercase<(typeof severities)[number]>}-count`, string>;
  return {
    verdict: report.verdict,
    reason: report.reason,
    'scan-id': report.scan?.id ?? '',
    'scan-status': report.scan?.status ?? '',
    ...counts,
    'blocking-count': String(countBlockingFindings(report)),
    'new-count': String(countWhere(report.findings, ({ firstSeen }) => firstSeen === true)),
    'failed-rules': report.rules
      .filter((rule) => rule.verdict === 'failed')
      .map((rule) => rule.rule)
      .join(','),
    'policy-sha256': report.policy.sha256,
  };
}
