/**
 * Runs the built action as a runner would, on real input: the embedded service with its scanners on a real checkout.
 * Without a path: the example application in a pull request. With a path: the commit of that checkout, as a push.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type RunResult, runBuiltAction, startDemoService } from './demo/run.ts';
import { createCheckoutSubject, createExampleSubject, type DemoSubject } from './demo/subject.ts';

const work = mkdtempSync(join(tmpdir(), 'scan-gate-demo-'));

function printTitle(text: string): void {
  process.stdout.write(`\n── ${text} ${'─'.repeat(Math.max(0, 94 - text.length))}\n`);
}

async function runDemo(subject: DemoSubject): Promise<void> {
  const service = await startDemoService(subject);
  try {
    printTitle('Log');
    const printLine = (line: string) => {
      if (!line.startsWith('::')) process.stdout.write(`  ${line}\n`);
    };
    printResult(
      await runBuiltAction({ subject, service, work, inputs: { reports: 'sarif=scan-gate.sarif' }, onLine: printLine }),
    );
  } finally {
    service.stop();
  }
}

function printResult({ code, log, outputs, summary }: RunResult): void {
  printTitle('Annotations, as the runner reads them from the log');
  const annotations = log.filter((line) => /^::(?:error|warning|notice)[ :]/.test(line));
  for (const line of annotations) process.stdout.write(`  ${line.length > 160 ? `${line.slice(0, 159)}…` : line}\n`);
  if (annotations.length === 0) process.stdout.write('  none\n');
  printTitle('Outputs');
  for (const [name, value] of Object.entries(outputs)) process.stdout.write(`  ${name.padEnd(15)} ${value}\n`);
  printTitle('Job summary');
  process.stdout.write(summary);
  printTitle('What the step ends with');
  const report = JSON.parse(readFileSync(outputs['report-file'] ?? '', 'utf8')) as { sentence: string };
  process.stdout.write(`  exit code ${code}: ${outputs.verdict} (${outputs.reason}): ${report.sentence}\n`);
  if (!existsSync(outputs['sarif-file'] ?? '') || outputs.verdict === 'inconclusive') process.exitCode = 1;
}

const [given] = process.argv.slice(2);
try {
  const subject =
    given === undefined
      ? createExampleSubject(work)
      : createCheckoutSubject(work, resolve(process.env.INIT_CWD ?? '.', given));
  const what =
    given === undefined ? 'the example application (examples/shop), in a pull request' : `${subject.path}, as a push`;
  process.stdout.write(`Scan Gate demo: the built action against the embedded service, over ${what}\n`);
  await runDemo(subject);
} catch (error) {
  process.stderr.write(`demo: ${(error as Error).message}\n`);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
