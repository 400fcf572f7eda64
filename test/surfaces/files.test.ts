import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Report } from '../../src/report/report.ts';
import { files } from '../../src/surfaces/files.ts';
import type { LocalShowing } from '../../src/surfaces/surface.ts';
import { sampleFinding, sampleReport } from '../report/sample.ts';
import { makeFolder } from '../service/temporary-repository.ts';

const unreadable = new Proxy({} as Report, {
  get() {
    throw new Error('no report');
  },
});

function write(report: Report, settings: object = {}) {
  const temporaryFolder = join(makeFolder(), 'temporary');
  const local = { folder: makeFolder(), temporaryFolder, redact: (text: string) => text };
  return { temporaryFolder, written: files.write({ local, report, settings } as unknown as LocalShowing) };
}

it('a report that cannot be written leaves no folder behind', async () => {
  for (const settings of [{}, { category: 'api' }]) {
    const { temporaryFolder, written } = write(unreadable, settings);
    expect((await written).fileProblems).toEqual([expect.stringContaining('no report')]);
    expect(readdirSync(temporaryFolder)).toEqual([]);
  }
});

it('a report that can be written stays in a folder of its own', async () => {
  const { temporaryFolder, written } = write(sampleReport());
  expect((await written).files?.json).toContain(temporaryFolder);
  expect(readdirSync(temporaryFolder)).toHaveLength(1);
});

it.runIf(process.platform === 'linux')('a file below a folder that nobody can make is a problem at once', async () => {
  const { written } = write(sampleReport(), { reports: [{ format: 'json', path: '/proc/x/y' }] });
  expect((await written).fileProblems).toEqual([expect.stringContaining('/proc/x/y')]);
});

it('every format that reports names is written, and the log says what a file does not hold', async () => {
  const reports = [
    { format: 'junit', path: 'out/junit.xml' },
    { format: 'sonar', path: 'out/sonar.json' },
  ];
  const findings = [sampleFinding({ filePath: undefined })];
  const { written } = write(sampleReport({ findings }), { reports });
  const { files: paths, lines } = await written;
  expect(readFileSync(paths?.junit ?? '', 'utf8')).toContain('<testsuites>');
  expect(JSON.parse(readFileSync(paths?.sonar ?? '', 'utf8')).issues).toEqual([]);
  expect(lines).toEqual([expect.stringMatching(/^sonar: 1 finding without a file of this repository is not in it/)]);
});

it.runIf(process.platform === 'linux')('a report that cannot be written is called by its format', async () => {
  const { written } = write(sampleReport(), { reports: [{ format: 'junit', path: '/proc/x/y' }] });
  expect(await written).toMatchObject({ fileErrors: 1, fileProblems: [expect.stringMatching(/^junit: /)] });
});
