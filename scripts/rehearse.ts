/**
 * Rehearses the policies of `examples/policies` on real reports of the example application: runs the built action four
 * times (two pushes to main, two pull requests), and `scan-gate simulate` on the reports. Prints the table of
 * docs/policy.md; `--write` writes it there.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandFile, runBuiltAction, startDemoService } from './demo/run.ts';
import { createExampleSubject, createPushSubject } from './demo/subject.ts';

const root = join(import.meta.dirname, '..');
const policies = join(root, 'examples/policies');
const page = join(root, 'docs/policy.md');
const block = /(<!-- rehearsed -->\n\n)[\s\S]*?(\n\n<!-- \/rehearsed -->)/;

/** The files on main before the pull request adds the rest. */
const histories = [
  ['README.md', 'package.json'],
  ['README.md', 'package.json', 'package-lock.json', 'config', 'src'],
];

/** The folder of their reports. */
async function runAll(work: string): Promise<string> {
  const reports = join(work, 'reports');
  mkdirSync(reports);
  for (const [index, held] of histories.entries()) {
    const own = join(work, String(index));
    mkdirSync(own);
    const proposed = createExampleSubject(own, held);
    const service = await startDemoService(proposed);
    try {
      for (const subject of [createPushSubject(proposed), proposed]) {
        const { outputs, log } = await runBuiltAction({ subject, service, work: own });
        const file = outputs['report-file'];
        if (file === undefined) throw new Error(`a run of the demo wrote no report:\n${log.join('\n')}`);
        copyFileSync(file, join(reports, `${index}-${subject.event}.json`));
      }
    } finally {
      service.stop();
    }
  }
  return reports;
}

interface Rehearsed {
  runs: number;
  blocked: number;
  undecided: number;
  passed: number;
  blocked_then: number;
  unreadable: unknown[];
}

function rehearsePolicy(policy: string, reports: string): Rehearsed {
  const argv = [commandFile, 'simulate', '--local', '--json', '--policy', join(policies, policy), reports];
  // As on a laptop, wherever this runs.
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE };
  const output = execFileSync(process.execPath, argv, { encoding: 'utf8', cwd: reports, env });
  const rehearsed = JSON.parse(output) as Rehearsed;
  if (rehearsed.unreadable.length > 0) throw new Error(`${policy}: ${JSON.stringify(rehearsed.unreadable)}`);
  return rehearsed;
}

function renderTable(reports: string): string {
  const rows = readdirSync(policies)
    .sort()
    .map((policy) => {
      const { runs, blocked, undecided, passed } = rehearsePolicy(policy, reports);
      const name = `[${policy}](../examples/policies/${policy})`;
      return `| ${[name, `${blocked} of ${runs}`, undecided, passed].join(' | ')} |`;
    });
  return ['| policy | would have blocked | undecided | passed |', '| --- | --: | --: | --: |', ...rows].join('\n');
}

const work = mkdtempSync(join(tmpdir(), 'scan-gate-rehearsal-'));
try {
  const table = renderTable(await runAll(work));
  if (process.argv.includes('--write')) {
    const text = readFileSync(page, 'utf8');
    if (!block.test(text)) throw new Error('docs/policy.md has no block to write to');
    writeFileSync(page, text.replace(block, `$1${table}$2`));
  }
  process.stdout.write(`${table}\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}
