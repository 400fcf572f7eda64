/** How long the action takes from its start to its first request to the service, compared with `node -e 0`, in turns. */
import { join } from 'node:path';
import { type Script, startScripted } from '../../test/scripted-service.ts';
import { computeMedian, createFigure, type Figure, type Options } from './figures.ts';
import { type BenchSite, buildActionEnvironment, createBenchSite, runToEnd } from './runs.ts';

export async function measureStart({ rounds = 15, builds }: Options): Promise<Figure[]> {
  const site = await createBenchSite();
  const nothingMs: number[] = [];
  const samples: number[][] = builds.map(() => []);
  try {
    for (let round = 0; round < rounds; round += 1) {
      const startMs = performance.now();
      await runToEnd({ args: ['-e', '0'], env: {}, cwd: site.folder });
      nothingMs.push(performance.now() - startMs);
      for (const [index, dist] of builds.entries()) samples[index]?.push(await timeFirstRequest(dist, site));
    }
  } finally {
    await site.stop();
  }
  const base = computeMedian(nothingMs);
  const ratios = samples.map((each) => each.map((ms) => ms / base));
  return [
    createFigure('start of the action to its first request over node -e 0', ratios, { goal: '≤ 4' }),
    createFigure('start of the action to its first request, ms', samples, { digits: 0 }),
  ];
}

async function timeFirstRequest(dist: string, site: BenchSite): Promise<number> {
  let firstMs: number | undefined;
  const fault: Script['fault'] = () => {
    firstMs ??= performance.now();
    return undefined;
  };
  const service = await startScripted({ fault });
  const env = buildActionEnvironment(site, service.baseUrl);
  const startMs = performance.now();
  await runToEnd({ args: [join(dist, 'index.js')], env, cwd: site.checkout });
  await service.stop();
  if (firstMs === undefined) throw new Error(`${dist} sent no request`);
  return firstMs - startMs;
}
