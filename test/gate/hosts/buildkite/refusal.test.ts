import { expect, it } from 'vitest';
import { createLog } from '../../../../src/gate/hosts/log.ts';
import { createDefaultSettings } from '../../../../src/gate/settings/reading.ts';
import { publish } from '../../../../src/gate/surfaces/publish.ts';
import { makeFolder } from '../../../service/temporary-repository.ts';
import { sampleReport } from '../../report/sample.ts';
import { stubAgent } from './agent.ts';

stubAgent({ fails: 'fatal: Failed to set meta-data\n::error::POST 401 Unauthorized\n' });

it('an agent that refuses is a warning, and changes neither the verdict nor the exit code', async () => {
  const folder = makeFolder();
  let printed = '';
  const { report, warnings } = await publish(sampleReport(), createDefaultSettings(), {
    ...{
      folder,
      startedAt: new Date(0),
      temporaryFolder: folder,
      env: { BUILDKITE: 'true' },
      runner: undefined,
      github: undefined,
    },
    remote: undefined,
    log: createLog({ write: (text) => (printed += text) }),
    redact: (text) => text,
    exitCode: () => 1,
  });
  expect([report.verdict, report.exitCode]).toEqual(['failed', 1]);
  expect(warnings).toEqual(['buildkite-agent meta-data failed with exit code 1: : :error::POST 401 Unauthorized']);
  expect(printed).toContain('Warning: buildkite-agent meta-data failed');
});
