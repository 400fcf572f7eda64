/** TeamCity: service messages on standard output, in a TeamCity build. */
import { formatOmittedLine } from '../../report/annotations.ts';
import type { LocalShowing, LocalSurface } from '../../surfaces/surface.ts';
import { createTeamcityMessages, formatServiceMessage, selectInspections } from './format.ts';

export const teamcity: LocalSurface = {
  kind: 'local',
  name: 'TeamCity',
  shows: 'TeamCity: inspections, statistics and the text of the build’s status',
  settings: ['annotations', 'max-annotations', 'category'],
  degrades: '',
  system: 'teamcity',
  limits: '`max-annotations` inspections',
  // If the log was moved, standard output belongs to programs, and a service message would break what they read.
  isWanted: ({ report, local }) =>
    Boolean(local.env.TEAMCITY_VERSION) && !local.log.isMoved() && report.reason !== 'cancelled',
  write: async (showing) => writeMessages(showing),
};

function writeMessages({ report, settings, local }: LocalShowing): { lines: string[] } {
  const { annotations, maxAnnotations, category } = settings;
  const isMarked = annotations !== 'none';
  const messages = createTeamcityMessages(report, { maxInspections: isMarked ? maxAnnotations : 0, category });
  for (const { name, attributes } of messages) {
    // Redacted before escaping, because an escaped secret would not be found.
    const harmless = Object.entries(attributes).map(([key, value]) => [key, local.redact(value)]);
    local.log.answer(`${formatServiceMessage({ name, attributes: Object.fromEntries(harmless) })}\n`);
  }
  const line = isMarked ? formatOmittedLine(report, selectInspections(report, maxAnnotations)) : undefined;
  return { lines: line === undefined ? [] : [`TeamCity: ${line}`] };
}
