import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createScanSource } from '../../../../../src/gate/story/sources/findings/scan.ts';
import type { ScanCommit } from '../../../../../src/shared/scan/scan-result.ts';
import { runFolder } from '../../../../run-folder.ts';
import { runOver } from '../../judged-run.ts';

const path = mkdtempSync(join(runFolder(), 'scan-'));
execFileSync('git', ['init', '--quiet', path]);

async function runScan(scan: ScanCommit) {
  const source = createScanSource({
    checkedOut: {
      source: { path, name: 'acme/shop', vcsUrl: 'https://github.com/acme/shop', defaultBranch: 'main' },
      sha: 'a'.repeat(40),
      branch: 'main',
    },
    ...{ path, uncommitted: undefined, base: undefined, comparisons: new Map(), baseBranch: undefined },
    ...{ createScan: () => scan, mayBeSkipped: false, signal: new AbortController().signal, now: new Date() },
  });
  return (await runOver({ settings: { 'timeout-seconds': '1' }, source })).report;
}

it('is a scan that did not end in time, whatever the scanners fail with when they are stopped', async () => {
  const report = await runScan(
    (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('the scanners were killed')));
      }),
  );
  expect(report).toMatchObject({
    verdict: 'inconclusive',
    reason: 'timeout',
    message: 'The time limit of 1 s is over',
  });
});

it('is a failed scan without the paths of the machine if the scanners fail', async () => {
  const report = await runScan(async () => {
    throw new Error(`cannot read ${path}/a.ts`);
  });
  expect(report).toMatchObject({
    ...{ verdict: 'inconclusive', reason: 'scan-failed' },
    message: 'The scan failed: Unexpected error: cannot read (repository)/a.ts',
  });
});
