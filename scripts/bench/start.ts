/** How long a run takes from its start to its first request to the service, compared with `node -e 0`, in turns. */
import { join } from 'node:path';
import { type Script, startScripted } from '../../test/scripted-service.ts';
import { computeMedian, createFigure, type Figure, type Options } from './figures.ts';
import {
  type BenchSite,
  buildActionEnvironment,
  buildCommandArguments,
  buildCommandEnvironment,
  createBenchSite,
  runToEnd,
} from './runs.ts';

const entries = {
  action: (dist: string) => [join(dist, 'index.js')],
  run: (dist: string) => buildCommandArguments(dist),
} as const;

export async function measureStart({ rounds = 15, builds }: Options): Promise<Figure[]> {
  const site = await createBenchSite();
  const nothingMs: number[] = [];
  const timesMs = new Map<string, number[]>();
  try {
    for (let round = 0; round < rounds; round += 1) {
      const startMs = performance.now();
      await runToEnd({ args: ['-e', '0'], env: {}, cwd: site.folder });
      nothingMs.push(performance.now() - startMs);
      for (const name of Object.keys(entries) as (keyof typeof entries)[])
        for (const dist of builds) {
          const key = `${name} ${dist}`;
          timesMs.set(key, [...(timesMs.get(key) ?? []), await timeFirstRequest(name, dist, site)]);
        }
    }
  } finally {
    await site.stop();
  }
  const base = computeMedian(nothingMs);
  return Object.keys(entries).flatMap((name) => {
    const samples = builds.map((dist) => timesMs.get(`${name} ${dist}`) ?? []);
    const ratios = samples.map((each) => each.map((ms) => ms / base));
    return [
      createFigure(`${name}: start to first request over node -e 0`, ratios, { goal: '≤ 4' }),
      createFigure(`${name}: start to first request, ms`, samples, { digits: 0 }),
    ];
  });
}

async function timeFirstRequest(name: keyof typeof entries, dist: string, site: BenchSite): Promise<number> {
  let firstMs: number | undefined;
  const fault: Script['fault'] = () => {
    firstMs ??= performance.now();
    return undefined;
  };
  const service = await startScripted({ fault });
  const env =
    name === 'action'
      ? buildActionEnvironment(site, service.baseUrl)
      : { ...buildCommandEnvironment(service.baseUrl), SCAN_GATE_TIME_SCALE: '200' };
  const startMs = performance.now();
  await runToEnd({ args: entries[name](dist), env, cwd: name === 'action' ? site.checkout : site.folder });
  await service.stop();
  if (firstMs === undefined) throw new Error(`${name} of ${dist} sent no request`);
  return firstMs - startMs;
}
