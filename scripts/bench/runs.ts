/** Starts runs of a build against services on this machine. */
import { spawn } from 'node:child_process';
import { devNull } from 'node:os';
import { join } from 'node:path';

export const apiKey = 'sk-bench-0123456789';

/** The variables on a laptop. */
export function buildCommandEnvironment(service: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    GIT_CONFIG_GLOBAL: devNull,
    SCAN_GATE_BASE_URL: service,
    SCAN_GATE_API_KEY: apiKey,
    SCAN_GATE_REPOSITORY_ID: 'repo_1',
    SCAN_GATE_ALLOW_FOREIGN_REPOSITORY: 'true',
  };
}

export function buildCommandArguments(dist: string, ...flags: string[]): string[] {
  return [join(dist, 'cli/index.js'), 'run', '--branch', 'main', '--scope', 'scan', '--local', ...flags];
}

export interface BenchRun {
  args: readonly string[];
  env: Record<string, string>;
  cwd: string;
  /** Called ten times a second while it runs. */
  look?: (pid: number) => void;
}

/** Resolves to seconds. Rejects unless the gate passed or failed, because any other result measures nothing. */
export async function runToEnd({ args, env, cwd, look }: BenchRun): Promise<number> {
  const startMs = performance.now();
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => printed.push(data));
  const timer = look && setInterval(() => look(child.pid ?? 0), 100);
  const code = await new Promise<number | null>((end) => child.once('close', end));
  clearInterval(timer);
  if (code !== 0 && code !== 1) throw new Error(`${args.join(' ')} ended with ${code}:\n${Buffer.concat(printed)}`);
  return (performance.now() - startMs) / 1000;
}
