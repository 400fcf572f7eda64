import { expect, it } from 'vitest';
import { formats } from '../../../../src/gate/report/registry.ts';
import { getVariableName } from '../../../../src/gate/settings/reading.ts';
import { settingNames } from '../../../../src/gate/settings/settings.ts';
import { render } from '../../report/render.ts';
import { sampleReport } from '../../report/sample.ts';

const linesOf = (report = sampleReport(), category?: string) => render('dotenv', report, { category }).split('\n');

it('a dotenv file holds the outputs that the report knows', () => {
  expect(linesOf().filter((line) => /VERDICT|BLOCKING|SCAN_ID|FAILED/.test(line))).toEqual([
    'GATE_VERDICT=failed',
    expect.stringMatching(/^GATE_SCAN_ID=scan_\w+$/),
    'GATE_BLOCKING_COUNT=2',
    expect.stringMatching(/^GATE_FAILED_RULES=\S+$/),
  ]);
  expect(formats.dotenv.leftOut?.(sampleReport())).toEqual([]);
});

it('a dotenv file keeps the gates of several categories apart', () => {
  const names = linesOf(sampleReport(), 'my-web.1').filter(Boolean);
  expect(names.every((line) => line.startsWith('GATE_MY_WEB_1_'))).toBe(true);
});

it('a dotenv file sets no setting of a gate that runs later', () => {
  const names = new Set<string>(settingNames.map(getVariableName));
  expect(linesOf().filter((line) => names.has(line.split('=')[0] ?? ''))).toEqual([]);
});

it.each(['a b', "it's", '$CI_JOB_TOKEN', 'x\nGATE_VERDICT=passed', '#x', 'x'.repeat(301)])(
  'a dotenv file leaves out what GitLab does not take: %j',
  (id) => {
    const { scan } = sampleReport();
    const report = sampleReport({ scan: scan && { ...scan, id } });
    expect(linesOf(report).filter((line) => /SCAN_ID|passed/.test(line))).toEqual([]);
    expect(formats.dotenv.leftOut?.(report)).toEqual([expect.stringMatching(/^scan-id is left out/)]);
  },
);
