/** The outputs of the action, for the steps after it, on every path. */
import { blockingCount } from '../report/numbers.ts';
import type { OutputName } from '../report/outputs.ts';
import { countOf } from '../report/tally.ts';
import { severities } from '../severity.ts';
import type { LocalShowing, LocalSurface } from './surface.ts';

export const outputs: LocalSurface = {
  kind: 'local',
  name: 'The outputs',
  shows: 'outputs for the steps that follow',
  settings: [],
  degrades: 'a warning',
  isWanted: ({ local }) => local.runner?.setOutputs !== undefined,
  async write(showing) {
    showing.local.runner?.setOutputs?.(outputValues(showing));
    return {};
  },
};

function outputValues({ report, written }: LocalShowing): Record<OutputName, string> {
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
    'report-file': written.files.json ?? '',
    'sarif-file': written.files.sarif ?? '',
    'check-run-url': written.checkRunUrl ?? '',
    'comment-url': written.commentUrl ?? '',
    'policy-sha256': report.policy.sha256,
  };
}
