import { expect, it } from 'vitest';
import { foldedOf } from '../logged.ts';
import { sampleReport } from '../sample.ts';

it('says where the time went, phase by phase, and in all', async () => {
  const phases = [
    { name: 'start', ms: 180, requests: 0 },
    { name: 'prepare', ms: 940, requests: 5 },
    { name: 'wait', ms: 61_250, requests: 1 },
  ] as const;
  // The time of publishing itself comes on top.
  const lines = await foldedOf('Where the time went', sampleReport({ phases }));
  expect(lines).toEqual([
    'start     0.2 s',
    'prepare   0.9 s  5 requests',
    'wait     61.3 s  1 request',
    expect.stringMatching(/^publish {3}0\.\d s$/),
    expect.stringMatching(/^in all {3}62\.[4-9] s {2}6 requests$/),
  ]);
});
