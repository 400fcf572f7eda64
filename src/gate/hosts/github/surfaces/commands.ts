/**
 * Workflow commands for the findings, if nothing better marks them. The runner prints their text, so they are in a
 * folded group.
 */
import { createAnnotations, formatOmittedLine } from '../../../report/annotations.ts';
import type { LocalShowing, LocalSurface } from '../../../surfaces/surface.ts';

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
  write: async (showing) => ({ lines: markFindings(showing) }),
};

/** The runner keeps ten of each level per step, and one is the sentence. */
const mostOfLevel = 9;

function markFindings({ report, settings, local }: LocalShowing): string[] {
  const set = createAnnotations(report, { max: settings.maxAnnotations, maxPerLevel: mostOfLevel });
  if (set.annotations.length > 0) local.runner?.startGroup('Annotations');
  for (const annotation of set.annotations) local.runner?.annotate(annotation);
  if (set.annotations.length > 0) local.runner?.endGroup();
  const unnamed = set.undisclosed > 0 ? [`${set.undisclosed} may not be named here, see disclose`] : [];
  const line = formatOmittedLine(report, set, unnamed);
  return line === undefined ? [] : [line];
}
