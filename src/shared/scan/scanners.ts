/** Starts the scanners, which are a separate program, and reads the SARIF that they write. */

import { spawn } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import { createCancelledError, GateError, toGateError } from '../errors.ts';
import { buildScannerVariables, findProgramsOutside, isChangeable, selectProgramVariables } from '../git/machine.ts';
import { builtinOnly, installations, programInstallations, type ScannerSelection } from '../installation.ts';
import { isProgramRun, readProgramRuns, readScannerRun, type ScannerRun } from '../sarif/program-run.ts';
import { readList, readNested } from '../sarif/untrusted.ts';
import type { ProgramVersion, RequestedProgram, ScanRequest, VersionsRequest } from '../text/scan-request.ts';
import { type LookUpPackages, type ScanTree, scanCommit } from './scan-commit.ts';
import type { ScanCommit } from './scan-result.ts';

/** More than the findings of any tree; Node.js cannot have much longer strings. */
const mostBytes = 384 * 1024 * 1024;

export interface ScanOptions {
  /** Absolute path of the file in which results for files are cached for later scans. */
  answersFile?: string | undefined;
  lookUpPackages?: LookUpPackages | undefined;
  /** What scans. By default the built-in scanners. */
  selection?: ScannerSelection | undefined;
}

/** Scans commits with the program at this URL: the built one, or `scanners/main.ts` with type stripping. */
export function createScanCommit(
  program: URL,
  { answersFile, lookUpPackages, selection = builtinOnly }: ScanOptions = {},
): ScanCommit {
  return (job, signal) => {
    const variables = buildScannerVariables(job.path);
    const { isBuiltin, ...others } = selection;
    let programs = requestPrograms(others, [job.path, job.checkout ?? job.path]);
    const scanTree: ScanTree = async (request, killChild) => {
      const asked = { ...request, answersFile, ...(programs.length > 0 && { programs }), isBuiltin };
      const cwd = dirname(request.root);
      const runs = readLog(await runProgram(program, variables, asked, cwd, killChild), asked);
      // The commit that is compared with is scanned by the same version.
      programs = programs.map((requested) => {
        const run = runs.find(({ name, program }) => program !== undefined && name === requested.name);
        return { ...requested, version: requested.version ?? run?.program?.version };
      });
      return runs;
    };
    return scanCommit(job, signal, { scanTree, lookUpPackages });
  };
}

/** Asks programs for their versions, in a folder outside checkouts. */
export async function askProgramVersions(
  program: URL,
  versionsOf: readonly RequestedProgram[],
  signal: AbortSignal,
): Promise<ProgramVersion[]> {
  const folder = await realpath(tmpdir());
  const request: VersionsRequest = { folder, versionsOf };
  const output = await runProgram(program, buildScannerVariables(folder), request, folder, signal);
  return JSON.parse(output.toString()) as ProgramVersion[];
}

async function runProgram(
  program: URL,
  /** The program reads untrusted content. It therefore gets neither the variables of the gate nor its arguments. */
  variables: Record<string, string>,
  request: ScanRequest | VersionsRequest,
  /** Some scanners search for their configuration, and for code that it names, in the working directory and above. */
  cwd: string,
  signal: AbortSignal,
): Promise<Buffer> {
  if (signal.aborted) throw createCancelledError(signal);
  const child = spawn(execPath, [fileURLToPath(program)], {
    ...{ cwd, env: variables, stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true },
  });
  const killChild = () => child.kill('SIGKILL');
  signal.addEventListener('abort', killChild, { once: true });
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once('error', (cause) =>
      reject(new GateError('SCAN_FAILED', 'The scanners could not be started', { cause })),
    );
    child.once('close', resolve);
  });
  try {
    // The program may end before it has read everything; its exit then says why.
    child.stdin.on('error', () => undefined);
    child.stdin.end(JSON.stringify(request));
    const [output, said, code] = await Promise.all([readLimited(child.stdout), readLimited(child.stderr), closed]);
    if (signal.aborted) throw createCancelledError(signal);
    if (code !== 0 || output.length === 0) {
      const [line = ''] = said.toString().trim().split('\n', 1);
      const why = line === '' ? 'they ended without an answer' : line.slice(0, 300);
      throw new GateError('SCAN_FAILED', `The scanners crashed (exit code ${code ?? 'none'}): ${why}`);
    }
    return output;
  } finally {
    signal.removeEventListener('abort', killChild);
    child.kill('SIGKILL');
  }
}

async function readLimited(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > mostBytes) throw new GateError('SCAN_FAILED', `The scanners wrote more than ${mostBytes} bytes`);
  }
  return Buffer.concat(chunks);
}

function readLog(output: Buffer, request: ScanRequest): ScannerRun[] {
  let runs: ScannerRun[];
  try {
    const written = readList(readNested(JSON.parse(output.toString()), 'runs'));
    runs = written.flatMap((run) => (isProgramRun(run) ? readProgramRuns(run) : [readScannerRun(run)]));
  } catch (cause) {
    throw new GateError('SCAN_FAILED', 'The scanners wrote something other than SARIF', { cause });
  }
  requireAllRuns(runs, request);
  return runs;
}

/** A scanner without a result has not found nothing. */
function requireAllRuns(runs: readonly ScannerRun[], { only, programs = [], isBuiltin }: ScanRequest): void {
  const everything = [...(isBuiltin === false ? [] : installations), ...programs].map(({ name }) => name);
  const asked = only === undefined ? everything : Object.keys(only);
  const names = runs.flatMap(({ name, program }, index) =>
    // A program has a run for each of its types.
    program !== undefined && runs.findIndex((run) => run.name === name) !== index ? [] : [name],
  );
  const missing = asked.filter((name) => !names.includes(name));
  const other = names.filter((name, index) => !asked.includes(name) || names.indexOf(name) !== index);
  if (missing.length === 0 && other.length === 0) return;
  const missed = missing.length === 0 ? [] : [`nothing of ${missing.join(', ')}`];
  const unasked = other.length === 0 ? [] : [`more than was asked of ${other.join(', ').slice(0, 200)}`];
  throw new GateError('SCAN_FAILED', `The scanners wrote ${[...missed, ...unasked].join(' and ')}`);
}

/**
 * How a scan starts the programs that are selected. None is ever taken from a checkout or a workspace. `checkouts`: the
 * folders that a change can fill.
 */
export function requestPrograms(
  { programs, semgrepRules }: Omit<ScannerSelection, 'isBuiltin'>,
  checkouts: readonly string[],
): RequestedProgram[] {
  if (programs.length === 0) return [];
  const found = findProgramsOutside(checkouts);
  const variables = { ...selectProgramVariables(checkouts), PATH: found.path };
  // The order of the policy must not decide which of two findings is kept.
  return programInstallations.flatMap(({ name, hasRules }) => {
    const wanted = programs.find((program) => program.name === name);
    if (wanted === undefined) return [];
    if (hasRules && semgrepRules !== undefined && isChangeable(semgrepRules, checkouts)) {
      const missing = `The rules in semgrep-rules are in the checkout, where a change can remove them. Put them elsewhere`;
      return { ...wanted, file: { missing }, variables };
    }
    return { ...wanted, file: findProgram(found, name), variables, rules: hasRules ? semgrepRules : undefined };
  });
}

function findProgram(found: ReturnType<typeof findProgramsOutside>, name: string): RequestedProgram['file'] {
  try {
    return found.find(name);
  } catch (error) {
    const { message, hint = '' } = toGateError(error);
    return { missing: `${message}. ${hint}` };
  }
}
