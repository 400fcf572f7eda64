import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Runner } from '../../../../../../src/gate/hosts/github/runner.ts';
import { createDefaultSettings } from '../../../../../../src/gate/settings/reading.ts';
import { type LocalShowing, nothingWritten } from '../../../../../../src/gate/surfaces/surface.ts';
import { passedReport, reportOf } from '../../../../../github/set-up.ts';
import { makeFolder } from '../../../../../service/temporary-repository.ts';
import { play } from '../../../../../session.ts';
import { surfaceNamed } from '../../../../surfaces/named.ts';

const outputs = surfaceNamed('local', 'The outputs');

type Outputs = Parameters<NonNullable<Runner['setOutputs']>>[0];

async function written(showing: Partial<LocalShowing>): Promise<Outputs> {
  const set: Outputs[] = [];
  const runner = { setOutputs: (values: Outputs) => void set.push(values) } as unknown as Runner;
  const local = { runner } as LocalShowing['local'];
  const report = passedReport();
  await outputs.write({ report, settings: createDefaultSettings(), written: nothingWritten, local, ...showing });
  return set[0] as Outputs;
}

it('the outputs count what blocks, not what is shown', async () => {
  const report = reportOf(3);
  const [first, ...others] = [...report.findings];
  const findings = [first, ...others.map((each) => ({ ...each, effect: 'none' as const }))] as typeof report.findings;
  expect(await written({ report: { ...report, rules: [], findings } })).toMatchObject({
    ...{ verdict: report.verdict, reason: report.reason, 'blocking-count': '1' },
  });
});

it('the outputs name the rules that failed, and none that could not be decided', async () => {
  const rule = (name: string, verdict: string) => ({ ...reportOf(1).rules[0], rule: name, verdict }) as never;
  const rules = [rule('one', 'failed'), rule('two', 'inconclusive'), rule('three', 'passed'), rule('four', 'failed')];
  expect(await written({ report: { ...reportOf(1), rules } })).toMatchObject({ 'failed-rules': 'one,four' });
});

it('the outputs count as new what is proven to be, and hold every count that the scan states, zero included', async () => {
  const report = reportOf(4);
  const news = [true, false, undefined, true];
  const findings = [...report.findings].map((each, at) => ({ ...each, firstSeen: news[at] }));
  const scan = { ...report.scan, counts: { CRITICAL: 0, HIGH: 4, LOW: 2 } };
  expect(await written({ report: { ...report, findings, scan } as typeof report })).toMatchObject({
    ...{ 'new-count': '2', 'critical-count': '0', 'high-count': '4', 'medium-count': '', 'low-count': '2' },
  });
});

it('the outputs say nothing of counts that nobody knows', async () => {
  expect(await written({ report: { ...passedReport(), scan: undefined } })).toMatchObject({
    ...{ 'critical-count': '', 'info-count': '', 'scan-id': '', 'scan-status': '' },
  });
});

/** What later steps would read if a run were killed that has begun. Undefined where none begins. */
async function readBegun(file: string): Promise<string | undefined> {
  let text: string | undefined;
  const story: Parameters<typeof play>[0] = async (session) => {
    session.startReport();
    text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return undefined;
  };
  await play(story, { env: { GITHUB_ACTIONS: 'true', GITHUB_OUTPUT: file }, temporaryFolder: makeFolder() });
  return text;
}

it('the outputs are undecided until a run has ended, and a runner that cannot write them ends nothing', async () => {
  const file = join(makeFolder(), 'outputs');
  writeFileSync(file, '');
  expect(await readBegun(file)).toMatch(/^verdict<<(\S+)\ninconclusive\n\1\nreason<<(\S+)\ncancelled\n\2\n$/);
  expect(await readBegun(join(makeFolder(), 'none'))).toBe('');
});
