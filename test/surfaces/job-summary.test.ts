import { expect, it } from 'vitest';
import type { Runner } from '../../src/ci/github/runner.ts';
import { createLog } from '../../src/ci/log.ts';
import { newReport } from '../../src/report/draft.ts';
import { defaultSettings } from '../../src/settings/defaults.ts';
import { jobSummary } from '../../src/surfaces/job-summary.ts';

const phases = [
  { name: 'prepare', ms: 940, requests: 5 },
  { name: 'wait', ms: 61_250, requests: 1 },
] as const;

async function summaryWith(timings: boolean, isWhole = true): Promise<{ page: string; warnings: unknown }> {
  let page = '';
  const addSummary = async (text: string) => {
    page += text;
    return isWhole;
  };
  const local = {
    log: createLog({ write: () => {} }),
    folder: '.',
    temporaryFolder: '.',
    runner: { addSummary } as unknown as Runner,
    exitCode: () => 0 as const,
  };
  const report = { ...newReport('1.0.0'), phases };
  const written = { lines: [], warnings: [], files: {}, checkRunUrl: undefined, commentUrl: undefined };
  const { warnings } = await jobSummary.write({
    ...{ report, settings: { ...defaultSettings(), timings }, local, written },
  } as never);
  return { page, warnings };
}

it('says that it was cut, and nothing where it is whole', async () => {
  expect((await summaryWith(false)).warnings).toBeUndefined();
  expect((await summaryWith(false, false)).warnings).toEqual([
    'the job summary was cut, other parts of this step left too little room',
  ]);
});

it('ends with where the time went when timings are asked for, folded', async () => {
  const [{ page: without }, { page: table }] = [await summaryWith(false), await summaryWith(true)];
  expect(table.startsWith(without)).toBe(true);
  expect(table.slice(without.length)).toBe(`
<details><summary>Where the time went</summary>

| phase | time | requests |
|---|--:|--:|
| prepare | 0.9 s | 5 requests |
| wait | 61.3 s | 1 request |
| in all | 62.2 s | 6 requests |

</details>
`);
});
