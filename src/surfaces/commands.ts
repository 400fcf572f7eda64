/** Workflow commands: the findings where nothing better marks them, and the verdict of a run that could not decide. */
import { type Annotation, annotations } from '../report/annotations.ts';
import type { Report } from '../report/report.ts';
import type { LocalShowing, LocalSurface } from './surface.ts';

export const commands: LocalSurface = {
  name: 'The annotations of the step',
  shows: 'annotations of the step',
  settings: ['annotations', 'max-annotations'],
  permission: undefined,
  degrades: '',
  isWanted: ({ local }) => local.runner !== undefined,
  async write(showing) {
    const { report, local } = showing;
    const lines = isStandIn(showing) ? markFindings(showing) : [];
    if (report.verdict === 'inconclusive') local.runner?.annotate(verdictAnnotation(report));
    return { lines };
  },
};

/** A cancelled run has judged nothing. */
function isStandIn({ report, settings, written }: LocalShowing): boolean {
  return settings.annotations !== 'none' && !written.isMarked && report.reason !== 'cancelled';
}

function markFindings({ report, settings, local }: LocalShowing): string[] {
  // An inconclusive verdict has an annotation of its own, and the runner keeps ten of a level.
  const maxPerLevel = report.verdict === 'inconclusive' ? 9 : 10;
  const set = annotations(report, { max: settings.maxAnnotations, maxPerLevel });
  for (const annotation of set.annotations) local.runner?.annotate(annotation);
  if (set.total <= set.shown) return [];
  const unnamed = set.undisclosed > 0 ? ` (${set.undisclosed} may not be named here, see disclose)` : '';
  return [`${set.shown} of ${set.total} open findings are annotated${unnamed}; the report file holds all of them`];
}

/** An inconclusive run names no line of code, and still has to be seen on the page of the run. */
function verdictAnnotation(report: Report): Omit<Annotation, 'violationId'> {
  return {
    level: report.exitCode === 0 ? 'warning' : 'error',
    title: `Scan Gate: inconclusive (${report.reason})`,
    message: [report.message, report.hint].filter((part) => part !== undefined).join('\n'),
    file: undefined,
    line: undefined,
  };
}
