/** Scans a folder with programs as the scanners' program does, and reads the result as the service does. */
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { runPrograms } from '../../../src/scanners/programs/run-programs.ts';
import { createProgramStarter } from '../../../src/scanners/programs/supervisor.ts';
import { readProgramRuns } from '../../../src/shared/sarif/program-run.ts';
import { type Files, makeFolder, writeFiles } from '../../service/temporary-repository.ts';

export const startProgram = createProgramStarter(new URL('../../../src/scanners/main.ts', import.meta.url));

type ScanRequest = Parameters<typeof runPrograms>[0];
type RequestedProgram = NonNullable<ScanRequest['programs']>[number];
type ProgramLimits = NonNullable<Parameters<typeof runPrograms>[2]>;

export interface ProgramScan extends Partial<RequestedProgram> {
  name: string;
  file: RequestedProgram['file'];
  files: Files;
  limits?: ProgramLimits;
  request?: Partial<ScanRequest>;
}

export const generousLimits: ProgramLimits = { timeMs: 300_000, memoryMb: 4096, outputBytes: 16 * 1024 ** 2 };

export async function scanWith({ files, limits = generousLimits, request, ...program }: ProgramScan) {
  const root = join(makeFolder(), 'tree');
  writeFiles(root, files);
  const paths = Object.keys(files).sort();
  const requested = { variables: { PATH: env.PATH ?? '', LC_ALL: 'C.UTF-8' }, ...program };
  const asked = { root, files: paths.map((path) => ({ path, stored: path })), programs: [requested], ...request };
  const written = await runPrograms(asked, startProgram, limits);
  const runs = (JSON.parse(JSON.stringify(written)) as unknown[]).flatMap(readProgramRuns);
  return {
    runs,
    findings: runs.flatMap(({ findings }) => findings),
    diagnostics: runs.flatMap(({ diagnostics }) => diagnostics),
    coverage: Object.fromEntries(runs.map(({ scanType, coverage }) => [scanType, coverage])),
    lookedAt: [...new Set(runs.flatMap(({ lookedAt }) => lookedAt))],
    version: runs[0]?.program?.version,
  };
}

/** What programs of tests say. A scan that is given it does not ask, which saves two processes. */
export const madeVersion = '99.1.0';

/** A program that says a version, and does this when it scans. */
export function makeProgram(name: string, script: string, version = madeVersion): string {
  const file = join(makeFolder(), name);
  writeFileSync(
    file,
    `#!/bin/sh\ncase "$*" in *--version*|version*|-version) echo "${name} ${version}"; exit;; esac\n${script}\n`,
  );
  chmodSync(file, 0o755);
  return file;
}
