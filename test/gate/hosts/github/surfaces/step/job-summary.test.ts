import { expect, it } from 'vitest';
import type { Runner } from '../../../../../../src/gate/hosts/github/runner.ts';
import { createLog } from '../../../../../../src/gate/hosts/log.ts';
import { createReport } from '../../../../../../src/gate/report/report.ts';
import { createDefaultSettings } from '../../../../../../src/gate/settings/reading.ts';
import { surfaceNamed } from '../../../../surfaces/named.ts';

const jobSummary = surfaceNamed('local', 'The job summary');

async function writeSummary(isWhole = true): Promise<{ page: string; warnings: unknown }> {
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
  const report = createReport('1.0.0');
  const written = { lines: [], warnings: [], files: {}, checkRunUrl: undefined, commentUrl: undefined };
  const { warnings } = await jobSummary.write({
    ...{ report, settings: createDefaultSettings(), local, written },
  } as never);
  return { page, warnings };
}

it('warns when the summary on the page of the job was cut, and only then', async () => {
  expect((await writeSummary()).warnings).toBeUndefined();
  expect((await writeSummary(false)).warnings).toEqual([
    'the job summary was cut: other parts of this step left too little room',
  ]);
});
