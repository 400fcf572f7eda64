import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../src/gate/report/report.ts';
import type { LocalShowing } from '../../../src/gate/surfaces/surface.ts';
import { makeFolder } from '../../service/temporary-repository.ts';
import { evidence } from '../policy/evidence.ts';
import { sampleFinding, sampleReport } from '../report/sample.ts';
import { surfaceNamed } from './named.ts';

const files = surfaceNamed('local', 'The report files');

const unreadable = new Proxy({} as Report, {
  get(_, name) {
    if (name === 'reason') return 'clean';
    throw new Error('no report');
  },
});

function write(report: Report, settings: object = {}, prepare?: (folder: string) => void, level = 'normal') {
  const temporaryFolder = join(makeFolder(), 'temporary');
  const folder = makeFolder();
  prepare?.(folder);
  const before = readdirSync(folder);
  const local = { log: { level }, folder, temporaryFolder, startedAt: new Date(0), redact: (text: string) => text };
  const written = files.write({ local, report, settings } as unknown as LocalShowing);
  return { folder, temporaryFolder, before, written };
}

it('a report that cannot be written leaves no folder behind', async () => {
  for (const settings of [{}, { category: 'api' }]) {
    const { temporaryFolder, written } = write(unreadable, settings);
    expect((await written).fileProblems).toEqual([expect.stringContaining('no report')]);
    expect(readdirSync(temporaryFolder)).toEqual([]);
  }
});

it('no report stays that the log would not name', async () => {
  const { temporaryFolder, written } = write(sampleReport(), {}, undefined, 'quiet');
  expect((await written).files).toEqual({});
  expect(existsSync(temporaryFolder)).toBe(false);
});

it.each([
  ['settings', undefined, false],
  ['policy', undefined, false],
  ['not-found', undefined, false],
  ['scan-failed', undefined, false],
  ['unavailable', undefined, true],
  ['cancelled', undefined, true],
  ['settings', evidence({}, []), true],
] as const)('a report of a mistyped name stays only if something was judged: %s', async (reason, judged, isKept) => {
  const report = sampleReport({ verdict: 'inconclusive', reason, evidence: judged });
  const { temporaryFolder, written } = write(report);
  expect((await written).files).toEqual(isKept ? { json: expect.stringContaining(temporaryFolder) } : {});
  expect(existsSync(temporaryFolder)).toBe(isKept);
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
  expect(lines).toEqual([expect.stringMatching(/^sonar: 1 finding without a file of this repository is left out/)]);
});

it.runIf(process.platform === 'linux')('a report that cannot be written is called by its format', async () => {
  const { written } = write(sampleReport(), { reports: [{ format: 'junit', path: '/proc/x/y' }] });
  expect(await written).toMatchObject({ fileErrors: 1, fileProblems: [expect.stringMatching(/^junit: /)] });
});

describe('a predicate that is attested', () => {
  const reports = [{ format: 'vsa', path: 'vsa.json' }];
  const passed = sampleReport({
    verdict: 'passed',
    reason: 'clean',
    policy: { source: '', sha256: 'c', settings: {} },
  });

  it('holds the digest of the full report as it was written', async () => {
    const { written } = write(passed, { reports });
    const { files: paths } = await written;
    const sha256 = createHash('sha256')
      .update(readFileSync(paths?.json ?? ''))
      .digest('hex');
    const { inputAttestations } = JSON.parse(readFileSync(paths?.vsa ?? '', 'utf8'));
    expect(inputAttestations).toEqual([{ digest: { sha256 } }]);
  });

  it('of an inconclusive run is not written, and one that the commit holds is removed', async () => {
    const { folder, written, before } = write(
      sampleReport({ ...passed, verdict: 'inconclusive', reason: 'evidence' }),
      { reports },
      (folder) => writeFileSync(join(folder, 'vsa.json'), '{ "verificationResult": "PASSED" }'),
    );
    expect(before).toEqual(['vsa.json']);
    const { files: paths, lines, fileErrors } = await written;
    expect([paths?.vsa, fileErrors, readdirSync(folder)]).toEqual([undefined, 0, []]);
    expect(lines).toEqual([expect.stringMatching(/^vsa: not written, because the run is inconclusive/)]);
  });

  it('is removed through no link that leads out of the folder', async () => {
    const outside = makeFolder();
    writeFileSync(join(outside, 'vsa.json'), 'of somebody else');
    const { written } = write(
      sampleReport({ verdict: 'inconclusive', reason: 'evidence' }),
      { reports: [{ format: 'vsa', path: 'out/vsa.json' }] },
      (folder) => symlinkSync(outside, join(folder, 'out')),
    );
    expect(await written).toMatchObject({ fileErrors: 1, fileProblems: [expect.stringContaining('a link leads out')] });
    expect(readFileSync(join(outside, 'vsa.json'), 'utf8')).toBe('of somebody else');
  });
});
