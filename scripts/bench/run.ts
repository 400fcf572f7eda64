/** How long a run takes, against a service that responds at once: to its first request, and from COMPLETED to its exit. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completed, repository, type Script, startScripted } from '../../test/scripted-service.ts';
import { prepareStep } from '../demo/run.ts';
import { createExampleSubject, createPushSubject, type DemoSubject } from '../demo/subject.ts';
import { startLoopbackGithub } from '../loopback-github.ts';
import { computeQuantile, createFigure, type Figure, measureInTurns, type Options } from './figures.ts';

export const apiKey = 'sk-bench-0123456789';

/** Resolves to seconds. Rejects unless the gate passed or failed, because any other result measures nothing. */
export async function runToEnd(args: readonly string[], env: Record<string, string>, cwd: string): Promise<number> {
  const startMs = performance.now();
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => printed.push(data));
  const code = await new Promise<number | null>((end) => child.once('close', end));
  if (code !== 0 && code !== 1) throw new Error(`${args.join(' ')} ended with ${code}:\n${Buffer.concat(printed)}`);
  return (performance.now() - startMs) / 1000;
}

export async function measureRun({ rounds = 15, builds }: Options): Promise<Figure[]> {
  const work = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  const subject = createPushSubject(createExampleSubject(work));
  const github = await startLoopbackGithub(subject);
  const nothing = async () => ({ startMs: (await runToEnd(['-e', '0'], {}, work)) * 1000, endMs: 0 });
  const runs = builds.map((dist) => () => timeRun(dist, work, subject, github.apiUrl));
  try {
    const [nothings = [], ...samples] = await measureInTurns([nothing, ...runs], rounds, (run) => run());
    const nothingMs = computeQuantile(
      nothings.map(({ startMs }) => startMs),
      0.5,
    );
    const starts = samples.map((each) => each.map(({ startMs }) => startMs));
    const ratios = starts.map((each) => each.map((ms) => ms / nothingMs));
    const ends = samples.map((each) => each.map(({ endMs }) => endMs / 1000));
    return [
      createFigure('start of the action to its first request over node -e 0', ratios, { goal: '≤ 4' }),
      createFigure('start of the action to its first request, ms', starts, { digits: 0 }),
      createFigure('seconds after COMPLETED until the exit of a clean run', ends, { goal: '≤ 2.5', digits: 1 }),
    ];
  } finally {
    await github.stop();
    rmSync(work, { recursive: true, force: true });
  }
}

/** In a workflow on a push, with the token that every run has. The service returns COMPLETED from the first poll on. */
async function timeRun(dist: string, work: string, subject: DemoSubject, apiUrl: string) {
  let [firstMs, completedMs] = [0, 0];
  const fault: Script['fault'] = ({ method, path }) => {
    firstMs ||= performance.now();
    if (method === 'GET' && path.startsWith('/scans/')) completedMs ||= performance.now();
    return undefined;
  };
  const own = { ...repository, vcs_url: `${subject.serverUrl}/${subject.repository}` };
  const { baseUrl, stop } = await startScripted({ repositories: [own], polls: [completed()], fault });
  const inputs = { 'base-url': baseUrl, 'api-key': apiKey, 'github-token': 'ghs_bench' };
  const { env } = prepareStep({ subject, work, inputs, apiUrl });
  const beganMs = performance.now();
  await runToEnd([join(dist, 'index.js')], env, subject.path);
  const endMs = performance.now() - completedMs;
  await stop();
  if (completedMs === 0) throw new Error(`${dist} did not ask for its scan`);
  return { startMs: firstMs - beganMs, endMs };
}
