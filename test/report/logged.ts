/** The log of a run, as its lines are written. */
import { createLog } from '../../src/ci/log.ts';
import type { Report } from '../../src/report/report.ts';
import { closeLog } from '../../src/surfaces/log.ts';
import { type LocalTarget, nothingWritten } from '../../src/surfaces/surface.ts';
import { surfaceNamed } from '../surfaces/named.ts';

const surface = surfaceNamed('local', 'The log');

/** What is written before anything is published. `columns` are those of a terminal. */
export function storyOf(report: Report, columns?: number): string {
  let text = '';
  const log = createLog({
    write: (more) => (text += more),
    columns: columns === undefined ? undefined : () => columns,
  });
  void surface.write({ report, local: { log } } as never);
  return text.trimEnd();
}

/** The lines of a part that a workflow folds. */
export function foldedOf(title: string, report: Report, asides: readonly string[] = []): string[] {
  const written: string[] = [];
  const group = (text: string) => void written.push(`▸ ${text}`);
  const runner = { startGroup: group, endGroup: () => group(''), annotate: () => {} } as never;
  close(report, asides, { log: createLog({ write: (line) => written.push(line.slice(0, -1)), runner }), runner });
  const start = written.indexOf(`▸ ${title}`) + 1;
  return start === 0 ? [] : written.slice(start, written.indexOf('▸ ', start));
}

export const decisionOf = (report: Report, asides: readonly string[] = []) =>
  foldedOf('How this was decided', report, asides).join('\n');

/** What is said of a pass where nothing folds, without the closing line. */
export function neededOf(report: Report, asides: readonly string[] = []): string[] {
  let text = '';
  close(report, asides, { log: createLog({ write: (more) => (text += more) }), runner: undefined });
  return text.trimEnd().split('\n').slice(1, -1);
}

function close(report: Report, lines: readonly string[], local: Pick<LocalTarget, 'log' | 'runner'>): void {
  closeLog(report, { ...nothingWritten, lines: [...lines] }, { ...local, folder: '/' } as LocalTarget);
}
