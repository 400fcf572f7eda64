/** How long a run goes on once its scan has COMPLETED: on the command line, in real time, against a service that answers at once. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { completed, type Script, startScripted, type Violation, violation } from '../test/scripted-service.ts';
import { roundsOf } from './bench-options.ts';
import { type Figure, median, spread } from './statistics.ts';

const usualRounds = 20;

interface Ending {
  what: string;
  findings: Violation[];
  /** What the scan counts as high. */
  high: number;
  toReach: string;
}

const endings: readonly Ending[] = [
  { what: 'clean', findings: [], high: 0, toReach: '≤ 3' },
  { what: 'failed', findings: [violation()], high: 1, toReach: '' },
  { what: 'suppressed', findings: [violation({ status: 'FALSE_POSITIVE' })], high: 1, toReach: '' },
];

/** Side by side: they wait, and hardly work. */
export async function benchEnd(args: readonly string[]): Promise<Figure[]> {
  const rounds = roundsOf(args, usualRounds);
  return Promise.all(
    endings.map(async ({ what, findings, high, toReach }) => {
      const seconds: number[] = [];
      for (let round = 0; round < rounds; round++) seconds.push(await measure(findings, high));
      return {
        figure: `seconds after COMPLETED until the exit: ${what}`,
        'first version': '–',
        now: median(seconds).toFixed(1),
        spread: spread(seconds, 1),
        'to reach': toReach,
      };
    }),
  );
}

async function measure(findings: Violation[], high: number): Promise<number> {
  let endedMs = 0;
  // The scripted service answers COMPLETED from the first poll on.
  const fault: Script['fault'] = ({ method, path }) => {
    if (method === 'GET' && path.startsWith('/scans/')) endedMs ||= performance.now();
    return undefined;
  };
  const service = await startScripted({ polls: [completed({ high })], lists: [findings], fault });
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-bench-'));
  try {
    await run(service.baseUrl, folder);
    return (performance.now() - endedMs) / 1000;
  } finally {
    await service.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(baseUrl: string, folder: string): Promise<void> {
  const command = join(import.meta.dirname, '../dist/cli/index.js');
  const env = {
    PATH: process.env.PATH ?? '',
    TMPDIR: folder,
    GIT_CONFIG_GLOBAL: devNull,
    SCAN_GATE_BASE_URL: baseUrl,
    SCAN_GATE_API_KEY: 'sk-bench-0123456789',
    SCAN_GATE_REPOSITORY_ID: 'repo_1',
    SCAN_GATE_ALLOW_FOREIGN_REPOSITORY: 'true',
  };
  const args = [command, 'run', '--branch', 'main', '--scope', 'scan', '--local', '--quiet'];
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' });
  const code = await new Promise<number | null>((end) => child.once('close', end));
  if (code !== 0 && code !== 1) throw new Error(`the run ended with ${code}`);
}
