/** The closing part of the log. */
import { lines } from '../report/log.ts';
import type { LocalSurface } from './surface.ts';

export const log: LocalSurface = {
  name: 'The log',
  shows: 'the log of the run',
  settings: [],
  permission: undefined,
  degrades: '',
  isWanted: () => true,
  async write({ report, local, written }) {
    for (const line of lines(report, { reportFile: written.files.json })) local.log.line(line);
    return {};
  },
};
