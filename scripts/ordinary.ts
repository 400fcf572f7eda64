/**
 * What ordinary days cost: judges the last merges of projects as proposals by two builds.
 * `npm run ordinary -- CHECKOUT … [--old BUILD] [--new BUILD] [--merges N] [--cache DIR]`. A build is a `dist` folder or
 * a commit; without the options, `dist` is compared with that of the last commit. A merge is compared with its first
 * parent, as a pull request is; a default branch with fewer merges is judged by its commits. Only clones are touched.
 * Results are kept by build and commit: a run that was stopped goes on, and only a build that changed runs again.
 */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { digestBuild, findBuild, removeUnpacked, root } from './builds.ts';
import { renderTable } from './table.ts';

interface Judged {
  verdict: string;
  reason: string;
  sentence: string;
  seconds: number;
  /** Each as `SEVERITY TYPE title at path:line`; `blocking` are those that block or may block. */
  blocking: string[];
  findings: string[];
}
interface Build {
  dist: string;
  digest: string;
}
interface Proposal {
  checkout: string;
  sha: string;
  judged: [old: Judged, current: Judged];
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    old: { type: 'string', default: 'HEAD' },
    new: { type: 'string', default: join(root, 'dist') },
    merges: { type: 'string', default: '20' },
    cache: { type: 'string', default: join(root, 'build/ordinary') },
  },
});

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: 'pipe' }).trim();
}

/** The newest first. */
function listProposals(checkout: string): string[] {
  let branch = 'HEAD';
  try {
    branch = git(checkout, 'rev-parse', '--verify', 'refs/remotes/origin/HEAD');
  } catch {}
  const list = (...only: string[]) =>
    git(checkout, 'rev-list', '--first-parent', `-${values.merges}`, '--min-parents=1', ...only, branch)
      .split('\n')
      .filter((sha) => sha !== '');
  const merges = list('--merges');
  return merges.length < Number(values.merges) ? list() : merges;
}

/** A clone at the proposal. Its remote is a repository whose default branch is at the proposal's base. */
function cloneProposal(folder: string, checkout: string, sha: string): string {
  const remote = join(folder, `${basename(checkout)}.git`);
  const clone = join(folder, basename(checkout));
  git(folder, 'clone', '--bare', '--shared', checkout, remote);
  git(remote, 'update-ref', 'refs/heads/main', `${sha}^1`);
  git(remote, 'symbolic-ref', 'HEAD', 'refs/heads/main');
  git(folder, 'clone', '--shared', '--no-checkout', remote, clone);
  git(clone, 'checkout', '--force', '-B', 'proposal', sha);
  return clone;
}

async function judge(build: Build, checkout: string, sha: string): Promise<Judged> {
  const kept = join(values.cache, build.digest, `${basename(checkout)}-${sha}.json`);
  if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8')) as Judged;
  const folder = mkdtempSync(join(tmpdir(), 'ordinary-'));
  try {
    const clone = cloneProposal(folder, checkout, sha);
    const report = join(folder, 'report.json');
    const started = performance.now();
    const said = await runGate(build, clone, report);
    const seconds = Math.round((performance.now() - started) / 1000);
    if (!existsSync(report)) throw new Error(`${build.dist} wrote no report for ${sha} of ${checkout}:\n${said}`);
    const judged = readReport(report, seconds);
    mkdirSync(join(kept, '..'), { recursive: true });
    writeFileSync(`${kept}.part`, JSON.stringify(judged));
    renameSync(`${kept}.part`, kept);
    return judged;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Without the variables of a CI system, whatever started this. */
async function runGate({ dist }: Build, clone: string, report: string): Promise<string> {
  const { PATH, HOME, TMPDIR } = process.env;
  const args = [join(dist, 'cli/index.js'), 'run', '--embedded', '.', '--advisories', 'none', '-o', `json=${report}`];
  return new Promise((done) => {
    const options = { cwd: clone, env: { PATH, HOME, TMPDIR }, maxBuffer: 1024 ** 3 };
    execFile(process.execPath, args, options, (_error, stdout, stderr) => done(stdout + stderr));
  });
}

function readReport(path: string, seconds: number): Judged {
  const report = JSON.parse(readFileSync(path, 'utf8')) as Omit<Judged, 'findings'> & {
    message: string;
    findings: Record<'severity' | 'type' | 'title' | 'file_path' | 'line_number' | 'effect', string>[];
  };
  const { verdict, reason } = report;
  const format = (one: (typeof report.findings)[number]) =>
    `${one.severity} ${one.type} ${one.title} at ${one.file_path}:${one.line_number}`;
  const blocking = report.findings.filter(({ effect }) => effect !== 'none').map(format);
  const sentence = `${report.sentence} (${report.message})`;
  return { verdict, reason, sentence, seconds, blocking, findings: report.findings.map(format) };
}

const describeVerdict = ({ verdict, reason }: Judged) => `${verdict} (${reason})`;
const print = (text: string) => process.stdout.write(`${text}\n`);

function printReport(proposals: readonly Proposal[]): void {
  const name = ({ checkout, sha }: Proposal) => `${basename(checkout)} ${sha.slice(0, 8)}`;
  const describe = (one: Judged) => `${describeVerdict(one)}, ${one.blocking.length} blocking, ${one.seconds} s`;
  print(
    renderTable(
      ['proposal', 'old', 'new'],
      proposals.map((one) => [name(one), ...one.judged.map(describe)]),
    ),
  );

  const changed = proposals.filter(({ judged: [old, current] }) => describeVerdict(old) !== describeVerdict(current));
  const explain = (one: Judged) => [describeVerdict(one), one.sentence, ...one.blocking].join('<br>');
  print(`\nChanged verdicts: ${changed.length} of ${proposals.length}\n`);
  if (changed.length > 0)
    print(
      renderTable(
        ['proposal', 'old', 'new', 'why'],
        changed.map((one) => [name(one), ...one.judged.map(explain), '']),
      ),
    );

  const sides = [proposals.map(({ judged }) => judged[0]), proposals.map(({ judged }) => judged[1])];
  const shares = ['passed', 'failed', 'inconclusive'].map((verdict) => [
    verdict,
    ...sides.map((side) => {
      const count = side.filter((one) => one.verdict === verdict).length;
      return `${count} of ${side.length} (${((100 * count) / side.length).toFixed(1)} %)`;
    }),
  ]);
  const time = sides.map((side) => `${side.reduce((sum, { seconds }) => sum + seconds, 0)} s`);
  print(`\n${renderTable(['', 'old', 'new'], [...shares, ['time', ...time]])}`);

  print('\nFindings of medium or above that one build alone has at the newest proposal of a project:');
  const newest = proposals.filter(({ checkout }, index) => proposals[index - 1]?.checkout !== checkout);
  for (const { checkout, judged } of newest)
    for (const [sign, one, other] of [['-', judged[0], judged[1]] as const, ['+', judged[1], judged[0]] as const])
      for (const finding of one.findings.filter((each) => !other.findings.includes(each)))
        if (/^(?:CRITICAL|HIGH|MEDIUM) /.test(finding)) print(`${sign} ${basename(checkout)}: ${finding}`);
}

if (positionals.length === 0) {
  process.stderr.write('Name the checkouts of projects: npm run ordinary -- CHECKOUT … [--old BUILD] [--new BUILD]\n');
  process.exitCode = 2;
} else {
  try {
    const [old, current] = [values.old, values.new].map((given) => {
      const dist = findBuild(given);
      return { dist, digest: digestBuild(dist) };
    }) as [Build, Build];
    const proposals: Proposal[] = [];
    const left: string[] = [];
    for (const checkout of positionals.map((path) => resolve(path)))
      for (const sha of listProposals(checkout)) {
        try {
          const before = judge(old, checkout, sha);
          const after = old.digest === current.digest ? before : judge(current, checkout, sha);
          proposals.push({ checkout, sha, judged: await Promise.all([before, after]) });
        } catch (error) {
          left.push(`${basename(checkout)} ${sha.slice(0, 8)}: ${String(error)}`);
        }
        process.stderr.write(`${basename(checkout)} ${sha.slice(0, 8)}\n`);
      }
    printReport(proposals);
    for (const line of left) print(`\nNot judged: ${line}`);
    if (left.length > 0) process.exitCode = 1;
  } finally {
    removeUnpacked();
  }
}
