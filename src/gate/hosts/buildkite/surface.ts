/** Buildkite: an annotation on the build page and meta-data for later steps, through the agent that runs the job. */

import type { Verdict } from '../../policy/verdict.ts';
import { fitSummary } from '../../report/budget.ts';
import { countBlockingFindings } from '../../report/numbers.ts';
import type { Report } from '../../report/report.ts';
import { getShownVerdict } from '../../report/sentence/sentence.ts';
import { renderSummary } from '../../report/summary/summary.ts';
import type { LocalShowing, LocalSurface, Written } from '../../surfaces/surface.ts';
import { findAgent, runAgent } from './agent.ts';

export const buildkite: LocalSurface = {
  kind: 'local',
  name: 'Buildkite',
  shows: 'Buildkite: an annotation of the build, and meta-data',
  settings: ['category'],
  degrades: 'a warning',
  system: 'buildkite',
  limits: 'an annotation of 1 MiB',
  isWanted: ({ report, local }) => local.env.BUILDKITE === 'true' && report.reason !== 'cancelled',
  write: annotateBuild,
};

/** Buildkite refuses an annotation above 1 MiB. */
const annotationBytes = 1024 * 1024;

const styles: Readonly<Record<Verdict, string>> = { passed: 'success', failed: 'error', inconclusive: 'warning' };

async function annotateBuild({ report, settings, local, written }: LocalShowing): Promise<Partial<Written>> {
  const agent = findAgent(local.folder, local.env);
  if (agent === undefined)
    return {
      lines: ['Buildkite: there is no annotation, because buildkite-agent is not on PATH outside the checkout'],
    };
  const { category } = settings;
  const context = category === undefined ? 'scan-gate' : `scan-gate:${category}`;
  for (const [name, value] of listMetaData(report)) {
    const args = ['meta-data', 'set', `${context}:${name}`];
    await runAgent(agent, { args, text: value, redact: local.redact });
  }
  const whole = { ...report, notes: [...report.notes, ...written.lines] };
  const page = fitSummary(local.redact(renderSummary(whole, { category })), annotationBytes);
  // The same context replaces the annotation of an earlier attempt.
  const args = ['annotate', '--style', styles[getShownVerdict(report)], '--context', context];
  await runAgent(agent, { args, text: page, redact: local.redact });
  return {};
}

/** Buildkite does not accept empty values. */
function listMetaData(report: Report): [name: string, value: string][] {
  const values: [string, string][] = [
    ['verdict', report.verdict],
    ['reason', report.reason],
    ['scan-id', report.scan?.id ?? ''],
    ['blocking-count', report.verdict === 'inconclusive' ? '' : String(countBlockingFindings(report))],
  ];
  return values.filter(([, value]) => value.trim() !== '');
}
