/**
 * Shows the gate on real input. Without a path: the build scans a pull request of the example application as on a
 * runner. With a path: it scans that checkout or folder as on a laptop. The files of the run stay in `build/demo`.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, resolve } from 'node:path';
import { commandFile, runEmbeddedScan } from './demo/run.ts';
import { baseFiles, createExampleSubject } from './demo/subject.ts';

const folder = join(import.meta.dirname, '../build/demo');
const cwd = process.env.INIT_CWD ?? process.cwd();
const names = ['report.json', 'scan-gate.html', 'summary.md'] as const;
const files = Object.fromEntries(names.map((name) => [name, join(folder, name)]));
const reports = `json=${files['report.json']},html=${files['scan-gate.html']}`;

const write = (text: string) => process.stdout.write(text);

function printTitle(text: string): void {
  write(`\n── ${text} ${'─'.repeat(Math.max(0, 94 - text.length))}\n`);
}

function readReport(): { sentence: string; findings: readonly unknown[] } {
  return JSON.parse(readFileSync(files['report.json'] ?? '', 'utf8'));
}

/** A pull request of the example application, whose base already has findings. */
async function showExample(work: string): Promise<void> {
  const subject = createExampleSubject(work, baseFiles);
  write('Scan Gate demo: a pull request of the example application (examples/shop).\n');
  write('Its base, main, is scanned too and already has findings. The pull request adds weaknesses.\n');
  printTitle('Log of the run');
  const run = await runEmbeddedScan({ subject, work, onLine: printLogLine }, ['--output', reports]);
  const { code, log, outputs, summary } = run;
  writeFileSync(files['summary.md'] ?? '', summary);
  printTitle('Annotations on the changed lines');
  for (const line of log) printAnnotation(line);
  const { sentence, findings } = readReport();
  const added = Number(outputs['new-count']);
  printTitle('Result');
  write(`  ${added} new, ${findings.length - added} existing: only new findings block.\n`);
  write(`  Exit code ${code}: ${sentence}\n\n`);
  printFiles([
    ['scan-gate.html', 'every finding with its code; open it in a browser'],
    ['summary.md', 'the job summary, as GitHub shows it on the page of the run'],
    ['report.json', 'everything, for programs'],
  ]);
  if (outputs.verdict !== 'failed') process.exitCode = 1;
}

function printLogLine(line: string): void {
  const title = /^::group::(.*)/.exec(line)?.[1];
  if (title !== undefined && title !== 'Annotations') write(`  ▸ ${title}\n`);
  else if (!line.startsWith('::')) write(`  ${line}\n`);
}

function printAnnotation(line: string): void {
  const [, title = '', file, row] = /^::(?:error|warning|notice) title=(.*?),file=(.*?),line=(\d+)/.exec(line) ?? [];
  const decode = (text: string) => text.replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%25', '%');
  if (file !== undefined) write(`  ${`${decode(file)}:${row}`.padEnd(32)} ${decode(title)}\n`);
}

function printFiles(rows: readonly [string, string][]): void {
  for (const [name, what] of rows) write(`  ${relative(cwd, files[name] ?? '').padEnd(28)} ${what}\n`);
}

/** The commit of a checkout, or the files of any other folder, on this machine. */
function showPath(work: string, given: string): void {
  const path = resolve(cwd, given);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`${given} is not a folder`);
  const isCheckout = isTopOfCheckout(path);
  write(`Scan Gate demo: ${path}, as on your own machine.\n\n`);
  const scanned = isCheckout ? path : copyFiles(path, work);
  const flags = [
    '--local',
    '--advisories',
    'none',
    '--output',
    reports,
    ...(isCheckout ? [] : ['--worktree', '--scope', 'scan']),
  ];
  const args = [commandFile, 'run', '--embedded', scanned, ...flags];
  const { status } = spawnSync(process.execPath, args, { cwd, env: pickEnvironment(), stdio: 'inherit' });
  printTitle('Result');
  write(`  Exit code ${status}: ${readReport().sentence}\n\n`);
  printFiles([['scan-gate.html', 'every finding with its code; open it in a browser']]);
  if (status !== 0 && status !== 1) process.exitCode = 1;
}

/** Or of a bare clone. */
function isTopOfCheckout(path: string): boolean {
  return ['.git', 'objects/pack'].some((name) => existsSync(join(path, name)));
}

/** A folder inside a checkout would bring the whole checkout with it. */
function copyFiles(path: string, work: string): string {
  const copy = join(work, basename(realpathSync(path)));
  const filter = (from: string) => !['node_modules', '.git'].includes(basename(from));
  cpSync(path, copy, { recursive: true, filter });
  return copy;
}

/** Without the variables that mark a CI system, where `--local` is refused. */
function pickEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TERM', 'TMPDIR', 'TEMP', 'NO_COLOR', 'FORCE_COLOR', 'NODE_COMPILE_CACHE'];
  return Object.fromEntries(kept.map((name) => [name, process.env[name]]));
}

const work = mkdtempSync(join(tmpdir(), 'scan-gate-demo-'));
const [given] = process.argv.slice(2);
try {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (given === undefined) await showExample(work);
  else showPath(work, given);
} catch (error) {
  process.stderr.write(`demo: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
