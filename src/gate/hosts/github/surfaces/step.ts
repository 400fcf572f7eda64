/** What a step of a workflow shows through its runner: annotations, the summary on the job's page, and outputs. */

import { createAnnotations, formatOmittedLine } from '../../../report/annotations.ts';
import { type OutputName, readOutputs } from '../../../report/outputs.ts';
import { renderSummary } from '../../../report/summary/summary.ts';
import type { LocalShowing, LocalSurface } from '../../../surfaces/surface.ts';

/** For the findings, if nothing better marks them. */
export const commands: LocalSurface = {
  kind: 'local',
  name: 'The annotations of the step',
  shows: 'annotations of the step',
  settings: ['annotations', 'max-annotations'],
  degrades: '',
  isWanted: ({ report, settings, written, local }) =>
    local.runner !== undefined &&
    settings.annotations !== 'none' &&
    !written.isMarked &&
    // A cancelled run has judged nothing.
    report.reason !== 'cancelled',
  async write({ report, settings, local }) {
    const set = createAnnotations(report, { max: settings.maxAnnotations, maxPerLevel: mostOfLevel });
    // The runner prints the text of the commands, so they are in a folded group.
    if (set.annotations.length > 0) local.runner?.startGroup('Annotations');
    for (const annotation of set.annotations) local.runner?.annotate(annotation);
    if (set.annotations.length > 0) local.runner?.endGroup();
    const unnamed = set.undisclosed > 0 ? [`${set.undisclosed} may not be named here, see disclose`] : [];
    const line = formatOmittedLine(report, set, unnamed);
    return { lines: line === undefined ? [] : [line] };
  },
};

/** The runner keeps ten of each level per step, and one is the sentence. */
const mostOfLevel = 9;

export const jobSummary: LocalSurface = {
  kind: 'local',
  name: 'The job summary',
  shows: 'the summary on the page of the job',
  settings: ['category'],
  degrades: 'a warning',
  isWanted: ({ local }) => local.runner?.addSummary !== undefined,
  async write({ report, local, settings, written }) {
    // The messages of other surfaces appear once, in the folded part. Readers cannot open a path on the runner.
    const whole = { ...report, notes: [...report.notes, ...written.lines] };
    const isWhole = await local.runner?.addSummary?.(renderSummary(whole, { category: settings.category }));
    return isWhole !== false
      ? {}
      : { warnings: ['the job summary was cut: other parts of this step left too little room'] };
  },
};

/** They are set however the run ends. */
export const outputs: LocalSurface = {
  kind: 'local',
  name: 'The outputs',
  shows: 'outputs for the steps that follow',
  settings: [],
  degrades: 'a warning',
  isWanted: ({ local }) => local.runner?.setOutputs !== undefined,
  async write(showing) {
    showing.local.runner?.setOutputs?.(collectOutputs(showing));
    return {};
  },
};

/** In the order of the table. */
export function collectOutputs({
  report,
  written,
}: Pick<LocalShowing, 'report' | 'written'>): Record<OutputName, string> {
  const { 'policy-sha256': policySha256, ...values } = readOutputs(report);
  return {
    ...values,
    'report-file': written.files.json ?? '',
    'sarif-file': written.files.sarif ?? '',
    'check-run-url': written.checkRunUrl ?? '',
    'comment-url': written.commentUrl ?? '',
    'policy-sha256': policySha256,
  };
}
