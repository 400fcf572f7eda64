/**
 * Shows the gate on real input: the built action against the service with its scanners, as on a runner. Without a path:
 * a pull request of the example application. With a path: a push of that checkout or folder. The files of the run stay
 * in `build/demo`.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { severityFilters } from '../src/shared/api/words.ts';
import { type ActionRun, type RunResult, runBuiltAction, type Service, startDemoService } from './demo/run.ts';
import {
  baseFiles,
  createCheckoutSubject,
  createExampleSubject,
  createPushSubject,
  type DemoSubject,
} from './demo/subject.ts';

const folder = join(import.meta.dirname, '../build/demo');
const cwd = process.env.INIT_CWD ?? process.cwd();
const names = ['report.json', 'scan-gate.html', 'summary.md'] as const;
const files = Object.fromEntries(names.map((name) => [name, join(folder, name)]));

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
  await withService(subject, async (service) => {
    const { outputs } = await runBuiltAction({ subject: createPushSubject(subject), service, work });
    const sum = severityFilters.reduce((total, severity) => total + Number(outputs[`${severity}-count`]), 0);
    write(`Its base, main, is scanned first and has ${sum} findings. The pull request adds weaknesses.\n`);
    const run = await showRun({ subject, service, work });
    const added = Number(run.outputs['blocking-count']);
    write(`  ${added} new, ${readReport().findings.length - added} existing: only new findings block.\n`);
    printEnd(run);
    if (run.outputs.verdict !== 'failed') process.exitCode = 1;
  });
}

/** A push of the commit of a checkout, or of the files of any other folder: everything counts. */
async function showPath(work: string, given: string): Promise<void> {
  const path = resolve(cwd, given);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`${given} is not a folder`);
  write(`Scan Gate demo: ${path}, as a push.\n`);
  const subject = createCheckoutSubject(work, path);
  await withService(subject, async (service) => {
    const run = await showRun({ subject, service, work });
    printEnd(run);
    if (run.outputs.verdict === 'inconclusive') process.exitCode = 1;
  });
}

async function withService(subject: DemoSubject, use: (service: Service) => Promise<void>): Promise<void> {
  const service = await startDemoService(subject);
  try {
    await use(service);
  } finally {
    service.stop();
  }
}

async function showRun({
  subject,
  service,
  work,
}: Required<Pick<ActionRun, 'subject' | 'service' | 'work'>>): Promise<RunResult> {
  printTitle('Log of the run');
  const inputs = { reports: `html=${names[1]}`, annotations: 'commands' };
  const run = await runBuiltAction({ subject, service, work, inputs, onLine: printLogLine });
  cpSync(run.outputs['report-file'] ?? '', files['report.json'] ?? '');
  cpSync(join(run.folder, names[1]), files['scan-gate.html'] ?? '');
  writeFileSync(files['summary.md'] ?? '', run.summary);
  printTitle('Annotations');
  for (const line of run.log) printAnnotation(line);
  printTitle('Result');
  return run;
}

function printEnd({ code }: RunResult): void {
  write(`  Exit code ${code}: ${readReport().sentence}\n\n`);
  printFiles([
    ['scan-gate.html', 'every finding with its code; open it in a browser'],
    ['summary.md', 'the job summary, as GitHub shows it on the page of the run'],
    ['report.json', 'everything, for programs'],
  ]);
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

const work = mkdtempSync(join(tmpdir(), 'scan-gate-demo-'));
const [given] = process.argv.slice(2);
try {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (given === undefined) await showExample(work);
  else await showPath(work, given);
} catch (error) {
  process.stderr.write(`demo: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
