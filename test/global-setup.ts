/** Before the first test: one temporary folder for the whole run, which goes away after the last. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import { runFolderVariable } from './run-folder.ts';

export function setup(): (() => void) | undefined {
  // Several projects share it.
  if (env[runFolderVariable] !== undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-tests-'));
  env[runFolderVariable] = folder;
  // Hundreds of processes start: to compile the same files anew takes each some tenths of a second.
  env.NODE_COMPILE_CACHE = join(folder, 'compiled');
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
