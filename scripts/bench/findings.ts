/** The cost of reading, judging and writing many findings: the time of a whole run, and its peak memory. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFigure, type Figure, measureInTurns, type Options } from './figures.ts';
import { buildCommandArguments, buildCommandEnvironment, runToEnd } from './runs.ts';

const loads = [
  { count: 100_000, goal: '≤ 350' },
  { count: 200_000, goal: '≤ 600' },
] as const;

export async function measureFindings({ rounds = 3, builds }: Options): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { count, goal } of loads) {
    const service = await startBulkService(count);
    const costs = await measureInTurns(builds, rounds, (dist) => measureRun(dist, service.origin)).finally(
      service.stop,
    );
    const what = `${count.toLocaleString('en-US')} findings, JSON + SARIF + HTML`;
    const peaksMb = costs.map((each) => each.map(({ peakMb }) => peakMb));
    const seconds = costs.map((each) => each.map((cost) => cost.seconds));
    figures.push(createFigure(`${what}: peak MB`, peaksMb, { goal, digits: 0 }));
    figures.push(createFigure(`${what}: seconds`, seconds, { digits: 1 }));
  }
  return figures;
}

/** Writes the peak memory of the process at its end. */
const tellPeak = `import { writeFileSync } from 'node:fs';
process.on('exit', () => writeFileSync(process.env.PEAK_FILE, String(process.resourceUsage().maxRSS / 1024)));`;

async function measureRun(dist: string, origin: string): Promise<{ seconds: number; peakMb: number }> {
  const cwd = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  try {
    const outputs = ['json', 'sarif', 'html'].flatMap((name) => ['--output', `${name}=${join(cwd, `report.${name}`)}`]);
    const watch = ['--import', `data:text/javascript,${encodeURIComponent(tellPeak)}`];
    const peakFile = join(cwd, 'peak');
    const env = { ...buildCommandEnvironment(`${origin}/api/v1`), SCAN_GATE_TIME_SCALE: '200', PEAK_FILE: peakFile };
    const seconds = await runToEnd({ args: [...watch, ...buildCommandArguments(dist, ...outputs)], env, cwd });
    return { seconds, peakMb: Number(readFileSync(peakFile, 'utf8')) };
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

/** A separate process, so that its cost is not that of the run. */
async function startBulkService(count: number): Promise<{ origin: string; stop(): void }> {
  const script = join(import.meta.dirname, 'bulk-service.ts');
  const child = spawn(process.execPath, [script, `${count}`], { stdio: ['pipe', 'pipe', 'inherit'] });
  const origin = await new Promise<string>((ready) => {
    child.stdout.once('data', (data: Buffer) => ready(data.toString().trim()));
  });
  return { origin, stop: () => child.stdin.end() };
}
