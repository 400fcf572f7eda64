import { describe, expect, it } from 'vitest';
import type { Runner } from '../../../../../../src/gate/hosts/github/runner.ts';
import type { Report } from '../../../../../../src/gate/report/report.ts';
import { createDefaultSettings } from '../../../../../../src/gate/settings/reading.ts';
import type { LocalShowing } from '../../../../../../src/gate/surfaces/surface.ts';
import { numbered, reportOf } from '../../../../../github/set-up.ts';
import { sampleReport } from '../../../../report/sample.ts';
import { surfaceNamed } from '../../../../surfaces/named.ts';

const commands = surfaceNamed('local', 'The annotations of the step');

/** How many annotations the step gets, and the lines of the log. */
async function shown(report: Report, { maxAnnotations = 50 } = {}) {
  let count = 0;
  const none = () => {};
  const annotate = () => {
    count += 1;
  };
  const runner = { annotate, startGroup: none, endGroup: none } as unknown as Runner;
  const settings = { ...createDefaultSettings(), maxAnnotations };
  const showing = { report, settings, local: { runner }, written: { isMarked: false } } as unknown as LocalShowing;
  const { lines } = await commands.write(showing);
  return { count, lines };
}

describe('the annotations of the step', () => {
  it.each<[string, Report, { maxAnnotations?: number }, number, RegExp]>([
    ['the runner would not keep them all', reportOf(25), {}, 9, /^Annotated: 9 of 25 /],
    ['fewer are asked for', reportOf(4), { maxAnnotations: 3 }, 3, /^Annotated: 3 of 4 /],
    [
      'some may not be named',
      sampleReport({ findings: [numbered(0), numbered(1, { disclosed: false })] }),
      {},
      1,
      /^Annotated: 1 of 2 .*\(1 may not be named here/,
    ],
  ])('are counted where %s', async (_, report, asked, expected, line) => {
    expect(await shown(report, asked)).toEqual({ count: expected, lines: [expect.stringMatching(line)] });
  });

  it('say nothing of a number when all are there', async () => {
    expect(await shown(reportOf(4))).toEqual({ count: 4, lines: [] });
  });
});
