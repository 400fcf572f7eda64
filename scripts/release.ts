/**
 * What a release needs. Each prints its steps, and fails if one of them does.
 * `--rehearse [--without-check]`: does in a clean clone of the last commit all that `.github/workflows/release.yml` does up
 * to publishing, starts the actions from the archive that a runner downloads, and tries the packed downloads. At the end:
 * what only the owner can do. `--without-check` leaves out `npm run check`, which takes minutes.
 * `--downloads [22 24]`: packs the downloads, installs them in empty folders with each Node.js version, and runs the first
 * commands of the README there. It downloads these Node.js versions and the scanners from the registry.
 * `--policies [--write]`: judges reports of the example application by the policies of `examples/policies`, and prints the
 * table of docs/policy.md; `--write` writes it there.
 * `--notes v1.2.3`: prints the section of CHANGELOG.md about this release.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { extract } from 'tar';
import { parse } from 'yaml';
import { commandFile, runBuiltAction, startDemoService } from './demo/run.ts';
import { createCheckoutSubject, createExampleSubject, createPushSubject } from './demo/subject.ts';
import { pack } from './pack.ts';
import { readManifest } from './production-lock.ts';

const root = join(import.meta.dirname, '..');
const print = (text: string) => process.stdout.write(`${text}\n`);
const failures: string[] = [];

/** Prints how the step ended, with what it says, or why it failed. */
async function takeStep(name: string, act: () => Promise<string> | string): Promise<void> {
  const startedMs = performance.now();
  let [mark, text] = ['✔', ''];
  try {
    text = await act();
  } catch (error) {
    [mark, text] = ['✖', (error as Error).message];
    failures.push(name);
  }
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  print(`${mark} ${name.replaceAll('\n', '; ')} (${seconds} s)${text === '' ? '' : `: ${text}`}`);
}

interface Expected {
  /** The exit code, 0 by default. */
  code?: number;
  says?: RegExp;
}

/** Returns what the program printed. Throws with the end of that unless it ends as expected. */
function runProgram(
  words: readonly string[],
  options: { cwd: string; env?: Record<string, string> },
  { code = 0, says = /^/ }: Expected = {},
): string {
  const [file = '', ...args] = words;
  const env = { ...process.env, NODE_OPTIONS: undefined, ...options.env };
  const stdio = ['ignore', 'pipe', 'pipe'] as ('ignore' | 'pipe')[];
  const { status, stdout, stderr } = spawnSync(file, args, {
    ...options,
    env,
    stdio,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const printed = `${stdout}${stderr}`;
  if (status === code && says.test(printed)) return printed;
  throw new Error(`ended with ${status}:\n${printed.slice(-4000)}`);
}

/** The list ends every rehearsal, because nothing in the repository can show that these are done. */
const ownerTasks = [
  'Own the name scan-gate on npm, and make release.yml of this repository its trusted publisher, with the environment release.',
  'Push the repository to the organization that package.json names.',
  'Create the environment release, with a required reviewer.',
  'Turn on immutable releases in the settings of the repository.',
  'Start the workflow Self-test, and read its differences (docs/releasing.md).',
  'Push the tag v1 once by hand; later releases move it.',
  'After the first release, publish the action in the GitHub Marketplace.',
];

/** The commands of a workflow in order, each once. Those that publish can only run on GitHub. */
export function readReleaseSteps(workflow: string): { command: string; isPublishing: boolean }[] {
  const { jobs } = parse(workflow) as { jobs: Record<string, { steps: { run?: string }[] }> };
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run?.trim() ?? []));
  return [...new Set(commands)].map((command) => ({
    command,
    isPublishing: /\b(?:npm (?:publish|dist-tag)|gh|git push) /.test(command),
  }));
}

/** The changelog as it will be on the day of the release. Throws when it says nothing about the version. */
export function datedChangelog(changelog: string, version: string, day: string): string {
  const dated = changelog.replace(`## ${version} (unreleased)\n`, `## ${version} (${day})\n`);
  extractReleaseNotes(dated, version);
  return dated;
}

/**
 * The text below the heading of the version, up to the next heading. Throws when the version is missing or not
 * released.
 */
export function extractReleaseNotes(changelog: string, version: string): string {
  const sections = changelog.replaceAll('\r\n', '\n').split(/^## /m).slice(1);
  const found = sections.filter((section) => /^\[?([^\s\]]+)/.exec(section)?.[1] === version);
  const [section, ...others] = found;
  if (section === undefined) throw new Error(`CHANGELOG.md has no heading "## ${version}"`);
  if (others.length > 0) throw new Error(`CHANGELOG.md has several headings "## ${version}"`);
  const [heading = '', ...lines] = section.split('\n');
  if (/unreleased/i.test(heading)) throw new Error(`CHANGELOG.md calls ${version} unreleased; give it its day`);
  const notes = lines.join('\n').trim();
  if (notes === '') throw new Error(`CHANGELOG.md says nothing of ${version}`);
  return `${notes}\n`;
}

/** The version, if tag and package agree on it. */
export function checkReleasedVersion(tag: string, packageVersion: string): string {
  if (tag === `v${packageVersion}`) return packageVersion;
  throw new Error(`The tag ${JSON.stringify(tag)} is not v${packageVersion}, the version in package.json`);
}

/** The files that a runner gets of the tag. */
export async function extractArchive(repository: string, ref: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'archive.tar');
  execFileSync('git', ['-C', repository, 'archive', '--format=tar', '--output', file, ref]);
  await extract({ file, cwd: folder });
  rmSync(file);
}

/** The programs that the `action.yml` of the archive names, for its start and its end. */
export function readPrograms(archive: string): string[] {
  const { runs } = parse(readFileSync(join(archive, 'action.yml'), 'utf8')) as { runs: { main: string; post: string } };
  return [runs.main, runs.post].map((path) => join(archive, path));
}

/** Runs the action of the archive on the example application, with or without a service. Throws unless it blocks that. */
export async function tryAction(archive: string, source: 'service' | 'checkout', work: string): Promise<string> {
  const missing = readPrograms(archive).filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`the archive lacks ${missing.join(', ')}`);
  const own = mkdtempSync(join(work, 'action-'));
  const example = createExampleSubject(own);
  const subject = { ...example, env: { ...example.env, GITHUB_WORKSPACE: example.path } };
  const program = readPrograms(archive).slice(0, 1);
  const service = source === 'service' ? await startDemoService(subject) : undefined;
  const inputs: Record<string, string> = service === undefined ? { advisories: 'none' } : {};
  try {
    const run = { subject, work: own, program, inputs, ...(service && { service }) };
    const { code, log, outputs } = await runBuiltAction(run);
    if (code === 1 && outputs.verdict === 'failed') return `${outputs['blocking-count']} findings block`;
    throw new Error(`the action ended with ${code} (${outputs.reason}):\n${log.join('\n')}`);
  } finally {
    service?.stop();
  }
}

async function rehearse(work: string, isWithoutCheck: boolean): Promise<void> {
  const [clone, archive] = [join(work, 'clone'), join(work, 'archive')];
  const { version } = readManifest();
  const env = { GITHUB_REF_NAME: `v${version}` };
  const isDated = makeClone(clone, version);
  /** As a runner starts it. */
  const runShell = (command: string) => {
    runProgram(['bash', '-e', '-c', command], { cwd: clone, env });
    return '';
  };
  const workflow = readFileSync(join(clone, '.github/workflows/release.yml'), 'utf8');
  for (const { command, isPublishing } of readReleaseSteps(workflow)) {
    if (isPublishing || (isWithoutCheck && command === 'npm run check'))
      print(`– ${command.replaceAll('\n', '; ')}: not run`);
    else await takeStep(command, () => runShell(command));
  }
  await takeStep(`git archive v${version}`, () => extractArchive(clone, `v${version}`, archive).then(() => ''));
  for (const source of ['service', 'checkout'] as const)
    await takeStep(`the action of the archive, on the example application (${source})`, () =>
      tryAction(archive, source, work),
    );
  await takeStep("the downloads in empty folders, with the README's commands", () =>
    runShell('node scripts/release.ts --downloads 24'),
  );
  await takeStep('what the first page says and what init writes', () =>
    runShell('npx vitest run test/scenarios/first-pull-request.test.ts test/scenarios/recipes.test.ts'),
  );
  const lists = {
    'Failed:': failures,
    'Before the tag:': isDated ? [] : [`Give ${version} its day in CHANGELOG.md.`],
    'Only the owner can do:': ownerTasks,
  };
  for (const [title, items] of Object.entries(lists))
    if (items.length > 0) print(`\n${title}\n${items.map((item) => `  - ${item}`).join('\n')}`);
}

/** With the tag, and the changelog as it has to be then. Whether the commit has it so. */
function makeClone(clone: string, version: string): boolean {
  const identity = ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@example.test'];
  const git = (...args: string[]) => execFileSync('git', [...identity, '-C', clone, ...args]);
  execFileSync('git', ['clone', '--quiet', '--no-local', root, clone]);
  // Nothing that a step does may reach the repository itself.
  git('remote', 'remove', 'origin');
  const file = join(clone, 'CHANGELOG.md');
  const changelog = readFileSync(file, 'utf8');
  const dated = datedChangelog(changelog, version, new Date().toISOString().slice(0, 10));
  writeFileSync(file, dated);
  if (dated !== changelog) git('commit', '--quiet', '--all', '--message', 'Give the release its day');
  git('tag', '--force', `v${version}`);
  return dated === changelog;
}

interface Command extends Expected {
  args: readonly string[];
  cwd: string;
  /** The result of the gate alone, where the package would scan. */
  alone?: Expected;
}

/** The first commands of the README, on a vulnerable and on a clean checkout below the folder. */
function listCommands(folder: string): Command[] {
  mkdirSync(join(folder, 'clean'), { recursive: true });
  writeFileSync(join(folder, 'clean/price.js'), 'export const price = (a, b) => a + b;\n');
  const [vulnerable, clean] = [join(root, 'examples/shop'), join(folder, 'clean')].map(
    (path) => createCheckoutSubject(join(folder, 'checkouts'), path).path,
  ) as [string, string];
  const sarif = join(folder, 'results.sarif');
  const runs = [{ tool: { driver: { name: 'semgrep', rules: [] } }, results: [] }];
  writeFileSync(sarif, JSON.stringify({ version: '2.1.0', runs }));
  const embedded = ['run', '--embedded', '.', '--local'];
  const alone = { code: 2, says: /npm install --global scan-gate@/ };
  return [
    { args: ['--help'], says: /scan-gate run/, cwd: folder },
    { args: ['judge', '--sarif', sarif, '--local'], says: /No findings/, cwd: clean },
    { args: embedded, code: 1, says: /findings block/, cwd: vulnerable, alone },
    { args: embedded, says: /No findings/, cwd: clean, alone },
    { args: ['doctor', '--local'], says: /✔.*Node/, cwd: clean, alone: { code: 2, says: /is not installed/ } },
    { args: ['init', '--print', '--yes', '--ci', 'github'], says: /scan-gate/, cwd: clean },
    { args: ['completion', 'bash'], says: /complete /, cwd: clean },
  ];
}

async function tryCommands(title: string, program: readonly string[], node: string, list: Command[]): Promise<void> {
  const env = { PATH: `${node}:${process.env.PATH}`, GIT_CONFIG_GLOBAL: devNull };
  for (const { args, cwd, ...expected } of list)
    await takeStep(`${title}: scan-gate ${args.join(' ')}`, () => {
      runProgram([...program, ...args], { cwd, env }, expected);
      return '';
    });
}

const formatMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

function measureFolder(folder: string): string {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  return formatMegabytes(paths.reduce((sum, path) => sum + (statSync(path).isFile() ? statSync(path).size : 0), 0));
}

async function tryDownloads(work: string, majors: readonly string[]): Promise<void> {
  const packed = await pack(join(work, 'packed'));
  for (const [name, path] of Object.entries(packed)) print(`${name}: ${formatMegabytes(statSync(path).size)}`);
  for (const major of majors) {
    const [node, empty] = [join(work, `node-${major}`), join(work, `installed-${major}`)];
    for (const each of [node, empty]) mkdirSync(each, { recursive: true });
    const bin = join(node, 'node_modules/node/bin');
    const install = ['npm', 'install', '--no-audit', '--no-fund'];
    await takeStep(`Node.js ${major}`, () => {
      writeFileSync(join(node, 'package.json'), '{ "allowScripts": { "node": true } }\n');
      runProgram([...install, `node@${major}`], { cwd: node });
      return runProgram([join(bin, 'node'), '--version'], { cwd: empty }, { says: new RegExp(`^v${major}\\.`) }).trim();
    });
    await takeStep(`Node.js ${major}: install the package, with nothing in the cache`, () => {
      const env = { PATH: `${bin}:${process.env.PATH}` };
      runProgram([...install, '--cache', join(work, `cache-${major}`), packed.package], { cwd: empty, env });
      return measureFolder(join(empty, 'node_modules'));
    });
    const program = [join(empty, 'node_modules/.bin/scan-gate')];
    await tryCommands(`Node.js ${major}`, program, bin, listCommands(join(work, `work-${major}`)));
  }
  const cwd = join(work, 'alone');
  mkdirSync(cwd);
  await takeStep('the gate alone: extract', async () => {
    await extract({ file: packed.alone, cwd, strip: 1 });
    return measureFolder(cwd);
  });
  const list = listCommands(join(work, 'work-alone')).map((command) => ({ ...command, ...command.alone }));
  const program = [process.execPath, join(cwd, 'cli/index.js')];
  await tryCommands('the gate alone', program, dirname(process.execPath), list);
}

const policies = join(root, 'examples/policies');
const policyPage = join(root, 'docs/policy.md');
const block = /(<!-- rehearsed -->\n\n)[\s\S]*?(\n\n<!-- \/rehearsed -->)/;

/** The files on main before the pull request adds the rest. */
const histories = [
  ['README.md', 'package.json'],
  ['README.md', 'package.json', 'package-lock.json', 'config', 'src'],
];

/** Runs the built action four times (two pushes to main, two pull requests), and `simulate` on the reports. */
async function rehearsePolicies(work: string, isWritten: boolean): Promise<void> {
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
  const rows = readdirSync(policies).sort();
  const lines = rows.map((policy) => renderRehearsal(policy, reports));
  const table = ['| policy | would have blocked | inconclusive | passed |', '| --- | --: | --: | --: |', ...lines].join(
    '\n',
  );
  if (isWritten) writeFileSync(policyPage, readFileSync(policyPage, 'utf8').replace(block, `$1${table}$2`));
  print(table);
}

function renderRehearsal(policy: string, reports: string): string {
  const argv = [commandFile, 'simulate', '--local', '--json', '--policy', join(policies, policy), reports];
  // As on a laptop, wherever this runs.
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE };
  const { runs, blocked, undecided, passed, unreadable } = JSON.parse(
    execFileSync(process.execPath, argv, { encoding: 'utf8', cwd: reports, env }),
  ) as Record<'runs' | 'blocked' | 'undecided' | 'passed', number> & { unreadable: unknown[] };
  if (unreadable.length > 0) throw new Error(`${policy}: ${JSON.stringify(unreadable)}`);
  const name = `[${policy}](../examples/policies/${policy})`;
  return `| ${[name, `${blocked} of ${runs}`, undecided, passed].join(' | ')} |`;
}

if (import.meta.main) {
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{ rehearse: flag, 'without-check': flag, downloads: flag, policies: flag, write: flag },
      notes: { type: 'string' },
    },
  });
  const work = mkdtempSync(join(tmpdir(), 'scan-gate-release-'));
  try {
    if (values.notes !== undefined) {
      const version = checkReleasedVersion(values.notes, readManifest().version);
      process.stdout.write(extractReleaseNotes(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'), version));
    } else if (values.rehearse) await rehearse(work, values['without-check']);
    else if (values.downloads) await tryDownloads(work, positionals.length > 0 ? positionals : ['22', '24']);
    else if (values.policies) await rehearsePolicies(work, values.write);
    else
      throw new Error(
        'Name one of --rehearse, --downloads, --policies and --notes TAG. A pushed tag makes the release.',
      );
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  if (failures.length > 0) process.exitCode = 1;
}
