/**
 * The scanners' program. Its main thread reads the request, writes the SARIF, and ends when its parent has ended. A
 * worker thread does the work, because only a thread gets limits of heap and stack without a flag of V8.
 */
import { readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { text } from 'node:stream/consumers';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { Log } from 'sarif';
import type { ProgramVersion, ScanRequest, TreeFile, VersionsRequest } from '../shared/text/scan-request.ts';
import { computeScannersVersion, openResultCache, reuseResults } from './cache/result-cache.ts';
import type { EngineStart } from './process/engine-process.ts';
import { createProcessRunner, defaultBounds, runTasks } from './process/engine-process.ts';
import { askVersions, runPrograms } from './programs/run-programs.ts';
import { createProgramStarter } from './programs/supervisor.ts';
import { engines } from './registry.ts';
import { runEngines } from './run-engines.ts';

type ProgramProcess = Pick<
  NodeJS.Process,
  'argv' | 'env' | 'stdin' | 'stdout' | 'stderr' | 'exitCode' | 'pid' | 'ppid' | 'kill'
>;

const usage = `Usage: node index.js FOLDER
Scans a folder and writes SARIF to standard output. Without FOLDER a request in JSON is read from standard input.
`;

/** For the findings and diagnostics of all engines, each in its own process. Deeply nested texts need stack. */
const resourceLimits = { maxOldGenerationSizeMb: 2048, stackSizeMb: 8 };

/** The environment variables of an engine's process. */
const childVariables = ['PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'windir'];

interface ThreadStart {
  request: ScanRequest | VersionsRequest;
  variables: Record<string, string>;
}

/** `script` is the entry, which detects that it runs in a thread. */
export async function runScannersProgram(script: URL, own: ProgramProcess): Promise<void> {
  // A program whose parent has ended scans for nobody. Its own child processes end with it.
  const starter = own.ppid;
  setInterval(() => {
    if (own.ppid !== starter) endAtOnce(own);
  }, 1000).unref();
  const [folder] = own.argv.slice(2);
  if (folder === '--help' || (folder === undefined && own.stdin.isTTY)) {
    own.stdout.write(usage);
    return;
  }
  let request: ThreadStart['request'];
  try {
    request =
      folder === undefined
        ? (JSON.parse(await text(own.stdin)) as ThreadStart['request'])
        : createFolderRequest(folder);
  } catch (error) {
    own.stderr.write(`${folder ?? 'The request'} cannot be read: ${(error as Error).message}\n`);
    own.exitCode = 2;
    return;
  }
  const variables = childVariables.flatMap((name) => (own.env[name] === undefined ? [] : [[name, own.env[name]]]));
  const start: ThreadStart = { request, variables: Object.fromEntries(variables) };
  // A scanner's own output is not part of the SARIF.
  const worker = new Worker(script, {
    ...{ workerData: start, resourceLimits, argv: [], execArgv: [], stdout: true, stderr: true },
  });
  worker.stdout.resume();
  worker.stderr.resume();
  // The reader may have closed the stream early.
  own.stdout.on('error', () => endAtOnce(own));
  worker.once('message', (sarif: string) => own.stdout.write(`${sarif}\n`));
  worker.once('error', ({ message }: Error) => {
    own.stderr.write(`${message}\n`);
    own.exitCode = 1;
  });
}

/** An exit would wait for a thread that the system keeps waiting. */
function endAtOnce(own: ProgramProcess): void {
  own.kill(own.pid, 'SIGKILL');
}

/** All regular files of a folder except those of git. */
function createFolderRequest(folder: string): ScanRequest {
  const root = resolve(folder);
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((path) => !/(?:^|\/)\.git\//.test(path))
    .sort()
    .map((path): TreeFile => ({ path, stored: path }));
  return { root, files };
}

export async function runThread(script: URL): Promise<void> {
  if (parentPort === null) throw new Error('This is not a thread');
  const start = workerData as ThreadStart | EngineStart;
  if ('engine' in start) await runTasks(start, parentPort, engines);
  else parentPort.postMessage(JSON.stringify(await runScanThread(start, script)));
}

async function runScanThread({ request, variables }: ThreadStart, script: URL): Promise<Log | ProgramVersion[]> {
  const startProgram = createProgramStarter(script);
  if ('versionsOf' in request) return askVersions(request, startProgram);
  const { answersFile } = request;
  const runScanner = createProcessRunner({ script, env: variables }, defaultBounds);
  const version = answersFile === undefined ? undefined : computeScannersVersion(script);
  const cache =
    answersFile === undefined || version === undefined ? undefined : openResultCache(answersFile, new Date());
  const scanEach = cache === undefined || version === undefined ? runScanner : reuseResults(runScanner, cache, version);
  try {
    // Cancelling ends the whole program, so that a long analysis cannot delay it.
    const signal = new AbortController().signal;
    const using = request.isBuiltin === false ? [] : engines;
    const runs = await Promise.all([
      runEngines(using, request, { signal, lookAtEach: scanEach }),
      runPrograms(request, startProgram),
    ]);
    return { version: '2.1.0', $schema: 'https://json.schemastore.org/sarif-2.1.0.json', runs: runs.flat() };
  } finally {
    cache?.close();
  }
}
