import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../../src/gate/report/report.ts';
import { createDefaultSettings } from '../../../../src/gate/settings/reading.ts';
import type { LocalShowing } from '../../../../src/gate/surfaces/surface.ts';
import { inconclusiveReport, passedReport } from '../../../github/set-up.ts';
import { makeFolder } from '../../../service/temporary-repository.ts';
import { sampleFinding, sampleReport } from '../../report/sample.ts';
import { surfaceNamed } from '../../surfaces/named.ts';
import { stubAgent } from './agent.ts';

const buildkite = surfaceNamed('local', 'Buildkite');

const agent = stubAgent();

const job = {
  BUILDKITE: 'true',
  BUILDKITE_AGENT_ACCESS_TOKEN: 'agent-token',
  SCAN_GATE_API_KEY: 'sk-one-key',
  GITHUB_TOKEN: 'ghs_token',
  AWS_SECRET_ACCESS_KEY: 'aws',
};

function showingOf(report: Report, given: object = {}, folder = makeFolder()): LocalShowing {
  const local = { folder, env: job, redact: (text: string) => text.replaceAll('hidden-key', '***') };
  return {
    report,
    local,
    settings: { ...createDefaultSettings(), ...given },
    written: { lines: [] },
  } as unknown as LocalShowing;
}

describe('Buildkite', () => {
  it('gets the verdict as meta-data, and the summary as an annotation', async () => {
    expect(await buildkite.write(showingOf(sampleReport()) as never)).toEqual({});
    const asked = agent.asked();
    expect(asked.map(({ args, text }) => [...args, args[0] === 'annotate' ? '' : text])).toEqual([
      ['meta-data', 'set', 'scan-gate:verdict', 'failed'],
      ['meta-data', 'set', 'scan-gate:reason', 'violations'],
      ['meta-data', 'set', 'scan-gate:scan-id', 'scan_01HQ8Z5K9P'],
      ['meta-data', 'set', 'scan-gate:blocking-count', expect.stringMatching(/^\d+$/)],
      ['annotate', '--style', 'error', '--context', 'scan-gate', ''],
    ]);
    expect(asked.at(-1)?.text).toMatch(/^### ❌ /);
  });

  it('is handed the variables of the agent, and none of the secrets of the job', async () => {
    await buildkite.write(showingOf(passedReport()) as never);
    const [{ variables } = { variables: {} }] = agent.asked();
    expect(variables).toMatchObject({ BUILDKITE_AGENT_ACCESS_TOKEN: 'agent-token' });
    const names = Object.keys(variables).filter((name) => /^SCAN_GATE|^GITHUB|^AWS/.test(name));
    expect(names).toEqual([]);
  });

  it.each([
    ['passed', passedReport(), 'success', true],
    ['could not decide', inconclusiveReport(), 'warning', false],
    ['failed and is not enforced', sampleReport({ exitCode: 0, enforced: false }), 'warning', true],
  ] as const)('shows a run that %s in its style', async (_, report, style, hasCount) => {
    await buildkite.write(showingOf(report, { category: 'api' }) as never);
    const asked = agent.asked().map(({ args }) => args.join(' '));
    expect(asked.at(-1)).toBe(`annotate --style ${style} --context scan-gate:api`);
    expect(asked.includes('meta-data set scan-gate:api:blocking-count')).toBe(hasCount);
  });

  it('gets no secret, and no more than it takes', async () => {
    const many = Array.from({ length: 6000 }, (_, index) =>
      sampleFinding({ id: `vio_${index}`, title: `hidden-key ${'𝕏'.repeat(120)}`, filePath: `src/${index}.ts` }),
    );
    await buildkite.write(showingOf(sampleReport({ findings: many })) as never);
    const text = agent.asked().at(-1)?.text ?? '';
    expect(text).not.toContain('hidden-key');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1024 * 1024);
  });

  it('is left out where only the checkout has an agent', async () => {
    // The work tree around the stand-in: a branch may have brought it.
    execFileSync('git', ['init', '--quiet', agent.folder]);
    const { lines } = await buildkite.write(showingOf(sampleReport(), {}, agent.folder) as never);
    expect(lines).toEqual([
      expect.stringMatching(/^Buildkite: there is no annotation, because buildkite-agent is not/),
    ]);
    expect(agent.asked()).toEqual([]);
  });

  it.each([
    [{}, false],
    [{ BUILDKITE: 'false' }, false],
    [{ BUILDKITE: 'true' }, true],
  ])('is there with the variables %j: %s', (env, isThere) => {
    const showing = showingOf(sampleReport());
    expect(buildkite.isWanted({ ...showing, local: { ...showing.local, env } } as never)).toBe(isThere);
    const cancelled = sampleReport({ reason: 'cancelled' });
    expect(buildkite.isWanted({ ...showing, report: cancelled } as never)).toBe(false);
  });
});
