import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLog } from '../../../src/gate/hosts/log.ts';
import type { Annotation } from '../../../src/gate/report/annotations.ts';
import type { Report } from '../../../src/gate/report/report.ts';
import type { OptionalSettings } from '../../../src/gate/settings/reading.ts';
import type { LocalTarget } from '../../../src/gate/surfaces/surface.ts';
import { inconclusiveReport, passedReport, reportOf } from '../../github/set-up.ts';
import { makeFolder } from '../../service/temporary-repository.ts';
import { publishAlone } from './alone.ts';
import { surfaceNamed } from './named.ts';

async function closed(report: Report, run: Partial<Parameters<typeof publishAlone>[0]> = {}) {
  const marks: Partial<Annotation>[] = [];
  let text = '';
  const write = (more: string) => {
    text += more;
  };
  const runner = {
    annotate: (mark: Partial<Annotation>) => void marks.push(mark),
    startGroup: (title: string) => write(`${title}\n`),
    endGroup: () => {},
    addSummary: () => Promise.reject(new Error('The summary could not be written: no room')),
  } as unknown as NonNullable<LocalTarget['runner']>;
  const local = { log: createLog({ write, runner }), runner, ...run.local };
  await publishAlone({ report, ...run, local });
  return { marks, lines: text.trimEnd().split('\n') };
}

it.each<[string, Report, Partial<Report>, string[]]>([
  ['a pass', passedReport(), { exitCode: 0 }, []],
  ['a pass whose file could not be written', passedReport(), { exitCode: 2 }, ['error']],
  ['a failure', reportOf(1), { exitCode: 1 }, ['error']],
  ['a failure that is not enforced', reportOf(1), { exitCode: 0, enforced: false }, ['warning']],
  ['an open question', inconclusiveReport(), { exitCode: 2 }, ['error']],
  ['an open question that the settings let through', inconclusiveReport(), { exitCode: 0 }, ['warning']],
  ['a run that did not wait', inconclusiveReport(), { reason: 'not-waited', exitCode: 0 }, []],
  ['a run that was cancelled', inconclusiveReport(), { reason: 'cancelled', exitCode: 0 }, []],
  ['a run that was cancelled by a signal', inconclusiveReport(), { reason: 'cancelled', exitCode: 130 }, ['error']],
])('the page of the run marks %s', async (_, report, fields, levels) => {
  const { marks } = await closed({ ...report, ...fields } as Report);
  expect(marks.map(({ level }) => level)).toEqual(levels);
});

it('the log ends with what could not be written, the files, and the sentence last', async () => {
  const [folder, elsewhere] = [makeFolder(), join(makeFolder(), 'x.sarif')];
  const reports = [
    { format: 'json', path: 'out/report.json' },
    { format: 'sarif', path: elsewhere },
  ] satisfies OptionalSettings['reports'];
  const only = [surfaceNamed('local', 'The report files'), surfaceNamed('local', 'The job summary')];
  const { lines } = await closed(reportOf(2), { local: { folder }, settings: { reports }, only });
  expect(lines.slice(-3)).toEqual([
    'Warning: The summary could not be written: no room',
    `Report: out/report.json · ${elsewhere}`,
    expect.stringContaining('2'),
  ]);
});
