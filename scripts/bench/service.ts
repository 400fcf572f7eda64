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
import { openScene, type Scene, type SceneOptions } from '../../test/service/cluster/scene.ts';
import { computeQuantile, createFigure, type Figure, type Options } from './figures.ts';

const repositories = 50;
const clients = 200;
const readsInTurn = 1_000;
/** As an administrator finds them. */
const settings = {
  ...{ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on', autovacuum: 'on' },
  ...{ shared_buffers: '128MB', max_connections: '100' },
};

export async function measureService({ findings = 1_000_000 }: Options): Promise<Figure[]> {
  const all = createSpecs(repositories + 1, (repository) =>
    repository < repositories ? findings / repositories : 100,
  );
  const [large, small] = [all.slice(0, repositories), all.slice(repositories)];
  const roles = ['serve', 'serve', 'worker'] as const;
  const rows = await withScene({ large, small, roles }, (scene) => measureScene(scene, large, findings));
  // With fewer findings, so that every kill meets another scan.
  const specs = createSpecs(20, (repository) => (repository < 15 ? 2_000 : 20));
  const killed = { large: specs.slice(0, 15), small: specs.slice(15), roles: [...roles, 'worker', 'worker'] } as const;
  const kills = Math.max(5, Math.round(findings / 10_000));
  const { broken, killed: moments, ...table } = await withScene(killed, (scene) => runFaults(scene, kills));
  for (const text of broken) process.stderr.write(`${text}\n`);
  const counted = Object.entries({ ...table, ...moments, 'promises that did not hold': broken.length });
  return [
    ...rows,
    ...counted.map(([name, value]) => createFigure(`service, faults: ${name}`, [[value]], { digits: 0 })),
  ];
}

function createSpecs(count: number, countFindings: (repository: number) => number): BranchSpec[] {
  const specs = Array.from({ length: count }, (_, repository) => ({ repository, count: countFindings(repository) }));
  return specs.map((spec) => ({ ...spec, branch: 'main', first: 0 }));
}

async function withScene<T>(options: Omit<SceneOptions, 'folder'>, work: (scene: Scene) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  const scene = await openScene({ folder, settings, ...options });
  try {
    return await work(scene);
  } finally {
    await scene.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureScene(scene: Scene, large: readonly BranchSpec[], findings: number): Promise<Figure[]> {
  const { processes } = scene;
  const rows: Figure[] = [];
  const note = (figure: string, samples: readonly number[], digits = 0, goal = '') => {
    rows.push(createFigure(figure, [samples], { digits, goal }));
    process.stderr.write(`${figure}: ${rows.at(-1)?.now}\n`);
  };
  const noteReads = (when: string, samples: readonly number[], goal = '') => {
    note(`ms of GET /violations, p50 ${when}`, [computeQuantile(samples, 0.5)], 1);
    note(`ms of GET /violations, p99 ${when}`, [computeQuantile(samples, 0.99)], 1, goal);
  };
  await processes[0]?.baseUrl;
  note('MB of a service without findings', [readMb(processes[0], 'VmRSS')]);
  const title = `${findings.toLocaleString('en-US')} findings`;
  note(`seconds to scan and store ${title}`, [(await time(() => scanAll(scene, large))) / 1000]);
  await processes[0]?.kill();
  scene.startAt(0);
  note(`${title}: ms to open`, [await time(async () => processes[0]?.baseUrl)]);
  const readMany = () => readPages(scene, large, (count) => count < readsInTurn);
  noteReads('idle', await readMany());
  let isRead = false;
  const scanning = keepScanning(scene, large.slice(0, 5), () => !isRead);
  noteReads('while scanning', await readMany(), '≤ 2 × idle');
  isRead = true;
  await scanning;
  const seconds = Math.max(5, Math.round((60 * findings) / 1_000_000));
  const endMs = performance.now() + seconds * 1_000;
  const client = () => readPages(scene, large, () => performance.now() < endMs);
  const reads = (await Promise.all(Array.from({ length: clients }, client))).flat();
  note(`${clients} clients: requests a second`, [reads.length / seconds]);
  noteReads(`with ${clients} clients`, reads);
  const peaksMb = processes.map((each) => readMb(each, 'VmHWM'));
  note(`${title}: peak MB of a service`, peaksMb.slice(0, 2));
  note(`${title}: peak MB of the worker`, peaksMb.slice(2));
  return rows;
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

async function keepScanning(scene: Scene, specs: readonly BranchSpec[], goesOn: () => boolean): Promise<void> {
  while (goesOn()) await scanAll(scene, specs);
}

/** As gates and people read: the worst findings of one repository or of all, and later pages. Milliseconds of each. */
async function readPages(scene: Scene, specs: readonly BranchSpec[], goesOn: (count: number) => boolean) {
  const samples: number[] = [];
  while (goesOn(samples.length)) {
    const spec = specs[Math.floor(Math.random() * specs.length)] as BranchSpec;
    const repository = `repository_id=${scene.getRepositoryId(spec)}&limit=100`;
    const queries = [
      `${repository}&status=open&severity=critical,high`,
      `${repository}&page=${1 + Math.floor(Math.random() * Math.ceil(spec.count / 100))}`,
      'limit=20&status=open',
    ];
    samples.push(await time(() => scene.call(spec, `/violations?${queries[samples.length % queries.length]}`)));
  }
  return samples;
}

/** From Linux's account of the process. */
function readMb(process: ClusterProcess | undefined, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${process?.child.pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}
