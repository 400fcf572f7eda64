/** How long the action takes from its start to its first request to the service, compared with `node -e 0`, in turns. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repository, type Script, startScripted } from '../../test/scripted-service.ts';
import { prepareStep } from '../demo/run.ts';
import { createExampleSubject, createPushSubject, type DemoSubject } from '../demo/subject.ts';
import { startLoopbackGithub } from '../loopback-github.ts';
import { computeMedian, createFigure, type Figure, measureInTurns, type Options } from './figures.ts';
import { apiKey, runToEnd } from './runs.ts';

export async function measureStart({ rounds = 15, builds }: Options): Promise<Figure[]> {
  const work = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  const subject = createPushSubject(createExampleSubject(work));
  const github = await startLoopbackGithub(subject);
  const nothing = async () => (await runToEnd({ args: ['-e', '0'], env: {}, cwd: work })) * 1000;
  const starts = builds.map((dist) => () => timeFirstRequest({ dist, work, subject, apiUrl: github.apiUrl }));
  try {
    const [nothingMs = [], ...samples] = await measureInTurns([nothing, ...starts], rounds, (start) => start());
    const base = computeMedian(nothingMs);
    const ratios = samples.map((each) => each.map((ms) => ms / base));
    return [
      createFigure('start of the action to its first request over node -e 0', ratios, { goal: '≤ 4' }),
      createFigure('start of the action to its first request, ms', samples, { digits: 0 }),
    ];
  } finally {
    await github.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

interface StartRun {
  dist: string;
  work: string;
  subject: DemoSubject;
  apiUrl: string;
}

/** In a workflow on a push, with the token that every run has. */
async function timeFirstRequest({ dist, work, subject, apiUrl }: StartRun): Promise<number> {
  let firstMs: number | undefined;
  const fault: Script['fault'] = () => {
    firstMs ??= performance.now();
    return undefined;
  };
  const own = { ...repository, vcs_url: `${subject.serverUrl}/${subject.repository}` };
  const { baseUrl, stop } = await startScripted({ repositories: [own], fault });
  const inputs = { 'base-url': baseUrl, 'api-key': apiKey, 'github-token': 'ghs_bench' };
  const { env } = prepareStep({ subject, work, inputs, apiUrl });
  const startMs = performance.now();
  await runToEnd({ args: [join(dist, 'index.js')], env: { ...env, SCAN_GATE_TIME_SCALE: '200' }, cwd: subject.path });
  await stop();
  if (firstMs === undefined) throw new Error(`${dist} sent no request`);
  return firstMs - startMs;
}
