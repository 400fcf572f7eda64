/** How long a run continues after its scan has COMPLETED, in real time, against a service that responds at once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completed, type Script, startScripted } from '../../test/scripted-service.ts';
import { createFigure, type Figure, measureInTurns, type Options } from './figures.ts';
import { buildCommandArguments, buildCommandEnvironment, runToEnd } from './runs.ts';

export async function measureEnd({ rounds = 5, builds }: Options): Promise<Figure[]> {
  const samples = await measureInTurns(builds, rounds, timeEnd);
  return [createFigure('seconds after COMPLETED until the exit of a clean run', samples, { goal: '≤ 2.5', digits: 1 })];
}

async function timeEnd(dist: string): Promise<number> {
  let endedMs = 0;
  // The scripted service returns COMPLETED from the first poll on.
  const fault: Script['fault'] = ({ method, path }) => {
    if (method === 'GET' && path.startsWith('/scans/')) endedMs ||= performance.now();
    return undefined;
  };
  const service = await startScripted({ polls: [completed({})], lists: [[]], fault });
  const cwd = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  try {
    const env = { ...buildCommandEnvironment(service.baseUrl), TMPDIR: cwd };
    await runToEnd({ args: buildCommandArguments(dist, '--quiet'), env, cwd });
    return (performance.now() - endedMs) / 1000;
  } finally {
    await service.stop();
    rmSync(cwd, { recursive: true, force: true });
  }
}
