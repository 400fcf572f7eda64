/** `npm run fuzz`: feeds every reader of foreign data, in two processes. `--runs N`, `--seed N`, `--only PART-OF-A-NAME`. */
import { type ChildProcess, fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { type Counted, type Job, runJob } from './batch.ts';
import { plan } from './plan.ts';
import { add, faultsOf, type Sums, tableOf } from './table.ts';
import type { Target } from './target.ts';
import { targets } from './targets/registry.ts';

const workers = 2;
/** What takes this long for some thousand inputs does not end. */
const hangMs = 600_000;

function loadTargets(): Promise<Target[]> {
  return Promise.all(targets.map((load) => load()));
}

async function work(): Promise<void> {
  const loaded = await loadTargets();
  process.on('message', async (job: Job) => {
    process.send?.({ job, counted: await runJob(loaded[job.target] as Target, job) });
  });
  process.send?.('ready');
}

interface Done {
  job: Job;
  counted: Counted;
}

/** One process that works off jobs until none is left. */
function workOff(jobs: Job[], names: readonly string[], sums: Sums): Promise<void> {
  return new Promise((resolve) => {
    const child: ChildProcess = fork(import.meta.filename, ['--worker']);
    let current: Job | undefined;
    let watch: NodeJS.Timeout | undefined;
    const next = () => {
      clearTimeout(watch);
      current = jobs.pop();
      if (current === undefined) return void child.disconnect();
      watch = setTimeout(() => child.kill('SIGKILL'), hangMs);
      child.send(current);
    };
    child.on('message', (message: 'ready' | Done) => {
      if (message !== 'ready') add(sums, names[message.job.target] ?? '', message.counted);
      current = undefined;
      next();
    });
    child.on('exit', () => {
      clearTimeout(watch);
      if (current === undefined) return resolve();
      const found = [{ what: `piece ${current.number} did not end`, input: JSON.stringify(current) }];
      add(sums, names[current.target] ?? '', {
        inputs: current.inputs,
        ends: {},
        worstGrowth: 0,
        probes: 0,
        costMs: 0,
        found,
      });
      resolve(workOff(jobs, names, sums));
    });
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } },
  });
  const wanted = {
    runs: Number(values.runs ?? 1_000_000),
    seed: Number(values.seed ?? randomInt(2 ** 31)),
    only: values.only ?? '',
  };
  console.log(`Seed ${wanted.seed}: npm run fuzz -- --seed ${wanted.seed} --runs ${wanted.runs} repeats this run`);
  const loaded = await loadTargets();
  const jobs = plan(loaded, wanted).sort((a, b) => a.number - b.number);
  const sums: Sums = new Map(
    loaded.flatMap(({ name }, index) =>
      jobs.some(({ target }) => target === index)
        ? [[name, { inputs: 0, ends: {}, worstGrowth: 0, probes: 0, costMs: 0, found: [] }]]
        : [],
    ),
  );
  const names = loaded.map(({ name }) => name);
  await Promise.all(Array.from({ length: workers }, () => workOff(jobs, names, sums)));
  console.log(`\n${tableOf(sums)}`);
  const faults = faultsOf(sums);
  if (faults !== '') {
    console.log(`\n${faults}`);
    process.exitCode = 1;
  }
}

if (process.argv[2] === '--worker') await work();
else await main();
