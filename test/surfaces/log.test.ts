import { expect, it } from 'vitest';
import { createLog } from '../../src/ci/log.ts';
import type { Annotation } from '../../src/report/annotations.ts';
import type { Report } from '../../src/report/report.ts';
import { closeLog } from '../../src/surfaces/log.ts';
import { type LocalTarget, nothingWritten, type Written } from '../../src/surfaces/surface.ts';
import { inconclusiveReport, passedReport, reportOf } from '../github/set-up.ts';

function closed(report: Report, written: Partial<Written> = {}) {
  const marks: Partial<Annotation>[] = [];
  let text = '';
  const write = (more: string) => {
    text += more;
  };
  const runner = {
    annotate: (mark: Partial<Annotation>) => void marks.push(mark),
    startGroup: (title: string) => write(`${title}\n`),
    endGroup: () => {},
  } as unknown as NonNullable<LocalTarget['runner']>;
  const local = { log: createLog({ write, runner }), folder: '/work', runner } as LocalTarget;
  closeLog(report, { ...nothingWritten, ...written }, local);
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
])('the page of the run marks %s', (_, report, fields, levels) => {
  expect(closed({ ...report, ...fields } as Report).marks.map(({ level }) => level)).toEqual(levels);
});

it('the log ends with what could not be written, the files, and the sentence last', () => {
  const { lines } = closed(reportOf(2), {
    warnings: ['The comment could not be written: 403'],
    files: { json: '/work/out/report.json', sarif: '/elsewhere/x.sarif' },
  });
  expect(lines.slice(-3)).toEqual([
    'Warning: The comment could not be written: 403',
    'Report: out/report.json · /elsewhere/x.sarif',
    expect.stringContaining('2'),
  ]);
});
