import { expect, it } from 'vitest';
import { createFindingsSource } from '../../../../../src/gate/story/sources/findings/source.ts';
import { proposal } from '../../../../scripted-gate.ts';
import { finding, wholeCoverage } from '../../../../service/embedded.ts';
import { runOver } from '../../judged-run.ts';
import type { Around } from '../../reader.ts';

it.each([
  ['main', undefined, 'passed'],
  ['mine', undefined, 'failed'],
  ['mine', 'mine', 'passed'],
  ['mine', undefined, 'failed', 'unknown'],
])(
  'what the base %s holds is old where the team trusts it (trusted-bases: %s): %s',
  async (branch, trusted, verdict, defaultBranch = 'main') => {
    const source = createFindingsSource({
      ...{
        origin: 'embedded',
        startsScan: true,
        nowMs: 0,
        locate: (context) => context,
        readTree: async () => new Set(),
      },
      read: async () => ({
        ...{ findings: [finding()], ids: ['vio_1'], languages: [] },
        scan: {
          id: 'scan-1',
          createdAt: undefined,
          startedAt: undefined,
          completedAt: undefined,
          coverage: wholeCoverage,
          diagnostics: [],
        },
      }),
      compare: async ({ context: { base } }) => (base?.branch === branch ? { base: branch, ages: ['old'] } : undefined),
    });
    const around: Around = { changedFiles: async () => ({ files: new Map(), isComplete: true }) };
    const known = defaultBranch === 'unknown' ? { defaultBranch: undefined } : {};
    const context = { ...proposal, ...known, base: { branch, sha: undefined } };
    const policy = trusted === undefined ? {} : { 'trusted-bases': [trusted] };
    const { report } = await runOver({ context, around, policy, source });
    expect(report.verdict).toBe(verdict);
    if (verdict === 'passed') expect([...report.findings].map(({ firstSeen }) => firstSeen)).toEqual([false]);
    expect(report.evidence?.known?.old.has('vio_1') ?? false).toBe(verdict === 'passed');
  },
);

it('ends a scan that takes longer than timeout-seconds as inconclusive', async () => {
  const source = createFindingsSource({
    ...{
      origin: 'embedded',
      startsScan: true,
      nowMs: 0,
      locate: (context) => context,
      readTree: async () => new Set(),
    },
    read: async ({ budget: { clock, signal } }) => {
      for (;;) await clock.sleep(1000, signal);
    },
    compare: async () => undefined,
  });
  const { report } = await runOver({ settings: { 'timeout-seconds': '5' }, source });
  expect(report).toMatchObject({
    verdict: 'inconclusive',
    reason: 'timeout',
    message: 'The time limit of 5 s is over',
  });
});
