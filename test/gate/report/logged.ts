/** The log of a run, as its lines are written. */
import { createLog } from '../../../src/gate/hosts/log.ts';
import type { Report } from '../../../src/gate/report/report.ts';
import type { LocalTarget } from '../../../src/gate/surfaces/surface.ts';
import { publishAlone } from '../surfaces/alone.ts';
import { surfaceNamed } from '../surfaces/named.ts';

const surface = surfaceNamed('local', 'The log');

/** What is written before anything is published. `columns` are those of a terminal. */
export function storyOf(report: Report, columns?: number, isVerbose = false): string {
  let text = '';
  const log = createLog({
    write: (more) => (text += more),
    columns: columns === undefined ? undefined : () => columns,
  });
  if (isVerbose) log.level = 'verbose';
  void surface.write({ report, local: { log } } as never);
  return text.trimEnd();
}

/** The lines of a part that a workflow folds. */
export async function foldedOf(title: string, report: Report, asides: readonly string[] = []): Promise<string[]> {
  const written: string[] = [];
  const group = (text: string) => void written.push(`▸ ${text}`);
  const runner = { startGroup: group, endGroup: () => group(''), annotate: () => {} } as never;
  const log = createLog({ write: (line) => written.push(line.slice(0, -1)), runner });
  log.level = 'verbose';
  await close(report, asides, { log, runner });
  const start = written.indexOf(`▸ ${title}`) + 1;
  return start === 0 ? [] : written.slice(start, written.indexOf('▸ ', start));
}

export const decisionOf = async (report: Report, asides: readonly string[] = []) =>
  (await foldedOf('How this was decided', report, asides)).join('\n');

/** What is said of a pass where nothing folds, without the closing line. */
export async function neededOf(report: Report, asides: readonly string[] = []): Promise<string[]> {
  let text = '';
  await close(report, asides, { log: createLog({ write: (more) => (text += more) }), runner: undefined });
  return text.trimEnd().split('\n').slice(1, -1);
}

async function close(
  report: Report,
  asides: readonly string[],
  local: Pick<LocalTarget, 'log' | 'runner'>,
): Promise<void> {
  await publishAlone({ report, local, asides });
}
