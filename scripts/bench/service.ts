/**
 * The service over PostgreSQL with its default settings: two services and one worker on this machine, and a fake
 * scanner. `--findings` says how many there are (default 1,000,000); a tenth of a thousandth of them is the number of
 * kills at the end.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClusterProcess } from '../../test/service/cluster/cluster.ts';
import { runFaults } from '../../test/service/cluster/faults.ts';
import type { BranchSpec } from '../../test/service/cluster/repositories.ts';
import { openScene, type Scene } from '../../test/service/cluster/scene.ts';
import { computeQuantile, createFigure, type Figure, type Options } from './figures.ts';

const repositories = 50;
const clients = 200;
/** As an administrator finds them. */
const settings = {
  ...{ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', autovacuum: 'on' },
  ...{ shared_buffers: '128MB', max_connections: '100' },
};

export async function measureService({ findings = 1_000_000 }: Options): Promise<Figure[]> {
  const seconds = Math.max(5, Math.round((60 * findings) / 1_000_000));
  const kills = Math.max(5, Math.round(findings / 10_000));
  const large = Array.from({ length: repositories }, (_, repository): BranchSpec => {
    return { repository, branch: 'main', first: 0, count: findings / repositories };
  });
  const small = [{ repository: repositories, branch: 'main', first: 0, count: 100 }];
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  const scene = await openScene({ folder, large, small, settings, roles: ['serve', 'serve', 'worker'] });
  const rows: Figure[] = [];
  const note = (figure: string, samples: readonly number[], digits = 0, goal = '') => {
    rows.push(createFigure(figure, [samples], { digits, goal }));
    process.stderr.write(`${figure}: ${rows.at(-1)?.now}\n`);
  };
  const title = findings.toLocaleString('en-US');
  note('MB of a service without findings', [readMb(scene.processes[0], 'VmRSS')]);
  const fillMs = await time(() => scanAll(scene, large));
  note(`seconds to scan and store ${title} findings`, [fillMs / 1000]);
  await scene.processes[0]?.kill();
  const openMs = await time(async () => {
    scene.processes[0] = scene.start('serve');
    await scene.processes[0].baseUrl;
  });
  note(`${title} findings: ms to open`, [openMs]);
  const idle = await readPages(scene, large, 1_000);
  note(`${title} findings: ms of GET /violations, p50 idle`, [computeQuantile(idle, 0.5)], 1);
  note(`${title} findings: ms of GET /violations, p99 idle`, [computeQuantile(idle, 0.99)], 1);
  const scanning = keepScanning(scene, large.slice(0, 5));
  const busy = await readPages(scene, large, 1_000);
  note(`${title} findings: ms of GET /violations, p50 while scanning`, [computeQuantile(busy, 0.5)], 1);
  note(`${title} findings: ms of GET /violations, p99 while scanning`, [computeQuantile(busy, 0.99)], 1, '≤ 2 × idle');
  await scanning.stop();
  const endMs = performance.now() + seconds * 1_000;
  const many = (await Promise.all(Array.from({ length: clients }, () => readPages(scene, large, endMs)))).flat();
  note(`${clients} clients: requests a second`, [many.length / seconds]);
  note(`${clients} clients: ms of GET /violations, p50`, [computeQuantile(many, 0.5)]);
  note(`${clients} clients: ms of GET /violations, p99`, [computeQuantile(many, 0.99)]);
  note(
    `${title} findings: peak MB of a service`,
    scene.processes.slice(0, 2).map((each) => readMb(each, 'VmHWM')),
  );
  note(`${title} findings: peak MB of the worker`, [readMb(scene.processes[2], 'VmHWM')]);
  await scene.close();
  rmSync(folder, { recursive: true, force: true });
  return [...rows, ...(await measureFaults(kills))];
}

/** With fewer findings, so that every kill meets another scan. */
async function measureFaults(kills: number): Promise<Figure[]> {
  const specs = Array.from({ length: 20 }, (_, repository): BranchSpec => {
    return { repository, branch: 'main', first: 0, count: repository < 15 ? 2_000 : 20 };
  });
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  const roles = ['serve', 'serve', 'worker', 'worker', 'worker'] as const;
  const scene = await openScene({ folder, large: specs.slice(0, 15), small: specs.slice(15), settings, roles });
  const { broken, ...table } = await runFaults(scene, kills);
  await scene.close();
  rmSync(folder, { recursive: true, force: true });
  for (const text of broken) process.stderr.write(`${text}\n`);
  const counted = Object.entries({ ...table, 'promises that did not hold': broken.length });
  return counted.map(([name, value]) => createFigure(`service, faults: ${name}`, [[value]], { digits: 0 }));
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

async function scanAll(scene: Scene, specs: readonly BranchSpec[]): Promise<void> {
  await Promise.all(specs.map(scene.requestScan));
  while ((await scene.countUnfinished()) > 0) await delay(200);
}

function keepScanning(scene: Scene, specs: readonly BranchSpec[]): { stop(): Promise<void> } {
  let isOver = false;
  const work = (async () => {
    while (!isOver) await scanAll(scene, specs);
  })();
  return {
    stop: () => {
      isOver = true;
      return work;
    },
  };
}

/** As gates and people read: the worst findings of one repository or of all, and later pages. Milliseconds of each. */
async function readPages(scene: Scene, specs: readonly BranchSpec[], until: number): Promise<number[]> {
  const samples: number[] = [];
  const isTimed = until > 1_000;
  while (isTimed ? performance.now() < until : samples.length < until) {
    const at = Math.floor(Math.random() * specs.length);
    const spec = specs[at] as BranchSpec;
    const ofRepository = `repository_id=${scene.getRepositoryId(spec)}&limit=100`;
    const paths = [
      `${ofRepository}&status=open&severity=critical,high`,
      `${ofRepository}&page=${1 + Math.floor(Math.random() * Math.ceil(spec.count / 100))}`,
      'limit=20&status=open',
    ];
    samples.push(await time(() => scene.call(spec, `/violations?${paths[samples.length % paths.length]}`)));
  }
  return samples;
}

/** From Linux's account of the process. */
function readMb(process: ClusterProcess | undefined, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${process?.child.pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}
