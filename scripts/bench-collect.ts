/**
 * What it costs to read, judge and write many findings: the time between the first and the last page over a bare loop that
 * parses as many, in turns, and the most memory that a run takes that writes JSON, SARIF and HTML.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { optionOf, roundsOf } from './bench-options.ts';
import { type Figure, figureOf, median, spread } from './statistics.ts';

const ownDist = join(import.meta.dirname, '../dist');
/** The client asks for so many pages side by side. */
const concurrency = 4;

interface Stats {
  firstMs: number;
  lastListMs: number;
  lastMs: number;
  pages: number;
  requests: number;
}

interface BulkService {
  origin: string;
  stats(): Promise<Stats>;
  stop(): void;
}

export async function benchCollect(args: readonly string[]): Promise<Figure[]> {
  const other = optionOf(args, '--against');
  return collectFigures(args, other === undefined ? ownDist : resolve(other));
}

/** Of the build in `dist`, unless another one is named. */
export async function collectFigures(args: readonly string[], dist = ownDist): Promise<Figure[]> {
  const rounds = roundsOf(args, 20);
  return [
    ...(await compareTimes(dist, { count: 10_000, latencyMs: 50, rounds })),
    ...(await compareTimes(dist, { count: 100_000, latencyMs: 0, rounds })),
    await peakRow(dist, { count: 100_000, firstMb: '529–553', toReachMb: 200 }),
    await peakRow(dist, { count: 200_000, firstMb: '–', toReachMb: 320 }),
  ];
}

interface Load {
  count: number;
  latencyMs: number;
  rounds: number;
}

async function compareTimes(dist: string, { count, latencyMs, rounds }: Load): Promise<Figure[]> {
  const service = await startBulk(count, latencyMs);
  const overLoop: number[] = [];
  const overFetch: number[] = [];
  const overFloor: number[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      await runGate(dist, service.origin, { flags: [] });
      const gate = await service.stats();
      if (gate.pages < count / 100)
        throw new Error(`the build in ${dist} read ${gate.pages} pages of ${count} findings`);
      const gateMs = gate.lastListMs - gate.firstMs;
      overLoop.push(gateMs / (await loopMs(service, 'http', gate.pages)));
      if (latencyMs === 0) overFetch.push(gateMs / (await loopMs(service, 'fetch', gate.pages)));
      else overFloor.push(gateMs / ((1 + Math.ceil((count / 100 - 1) / concurrency)) * latencyMs));
    }
  } finally {
    service.stop();
  }
  const figure = `${count.toLocaleString('en-US')} findings at ${latencyMs} ms`;
  if (latencyMs === 0)
    return [
      figureOf(`${figure} over a bare loop of fetch`, overFetch, { first: '1.5–2.1', toReach: '≤ 1.4' }),
      figureOf(`${figure} over the barest loop`, overLoop, { first: '3.0–3.9', toReach: '' }),
    ];
  return [
    figureOf(`${figure} over a bare loop`, overLoop, { first: '3', toReach: '≤ 1.6' }),
    figureOf(`${figure} over the floor`, overFloor, { first: '–', toReach: '≤ 1.15' }),
  ];
}

async function loopMs(service: BulkService, way: 'http' | 'fetch', pages: number): Promise<number> {
  const loop = join(import.meta.dirname, 'bare-loop.ts');
  await finished([loop, service.origin, `${pages}`, `${concurrency}`, way]);
  const { firstMs, lastListMs } = await service.stats();
  return lastListMs - firstMs;
}

interface Peak {
  count: number;
  /** What the first version took. */
  firstMb: string;
  toReachMb: number;
}

async function peakRow(dist: string, { count, firstMb, toReachMb }: Peak): Promise<Figure> {
  const service = await startBulk(count, 0);
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  try {
    const peaks: number[] = [];
    for (let round = 0; round < 3; round++) {
      const flags = ['json', 'sarif', 'html'].flatMap((name) => [`--${name}-file`, join(folder, `report.${name}`)]);
      peaks.push(await runGate(dist, service.origin, { flags, peakFile: join(folder, 'peak') }));
    }
    return {
      figure: `peak MB, ${count.toLocaleString('en-US')} findings, JSON + SARIF + HTML`,
      'first version': firstMb,
      now: median(peaks).toFixed(0),
      spread: spread(peaks, 0),
      'to reach': `≤ ${toReachMb}`,
    };
  } finally {
    service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startBulk(count: number, latencyMs: number): Promise<BulkService> {
  const script = join(import.meta.dirname, 'bulk-service.ts');
  const child = spawn(process.execPath, [script, `${count}`, `${latencyMs}`], { stdio: ['pipe', 'pipe', 'inherit'] });
  const origin = await new Promise<string>((ready) => {
    child.stdout.once('data', (data: Buffer) => ready(data.toString().trim()));
  });
  return {
    origin,
    stats: async () => (await fetch(`${origin}/stats`)).json() as Promise<Stats>,
    stop: () => child.stdin.end(),
  };
}

/** Says at its end how much memory it took at most. */
const tellPeak = `process.on('exit', () => process.getBuiltinModule('fs').writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS / 1024)));`;

/** Gives the peak in MB where a file for it is named. */
async function runGate(
  dist: string,
  origin: string,
  { flags, peakFile }: { flags: readonly string[]; peakFile?: string },
): Promise<number> {
  const env = {
    PATH: process.env.PATH ?? '',
    GIT_CONFIG_GLOBAL: devNull,
    SCAN_GATE_TIME_SCALE: '200',
    SCAN_GATE_BASE_URL: `${origin}/api/v1`,
    SCAN_GATE_API_KEY: 'sk-bench-0123456789',
    SCAN_GATE_REPOSITORY_ID: 'repo_1',
    SCAN_GATE_ALLOW_FOREIGN_REPOSITORY: 'true',
    ...(peakFile === undefined ? {} : { PEAK_FILE: peakFile }),
  };
  const watched = peakFile === undefined ? [] : ['--import', `data:text/javascript,${encodeURIComponent(tellPeak)}`];
  const args = [
    ...watched,
    join(dist, 'cli/index.js'),
    'run',
    '--branch',
    'main',
    '--scope',
    'scan',
    // The first version knew no such flag, and needed none.
    ...(dist === ownDist ? ['--local'] : []),
    ...flags,
  ];
  await finished(args, env);
  return peakFile === undefined ? 0 : Number(readFileSync(peakFile, 'utf8'));
}

/** Exit code 1 is a failed gate, which is what there is to measure. */
async function finished(args: readonly string[], env?: Record<string, string>): Promise<void> {
  const cwd = tmpdir();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], cwd, ...(env && { env }) });
  const [printed, code] = await Promise.all([
    text(child.stdout),
    new Promise<number | null>((end) => child.once('close', end)),
  ]);
  if (code !== 0 && code !== 1) throw new Error(`${args.join(' ')} ended with ${code}:\n${printed}`);
}
