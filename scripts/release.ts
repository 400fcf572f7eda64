/**
 * Rehearses a release: `npm run release -- --rehearse`. Does in a clean clone of the last commit all that
 * `.github/workflows/release.yml` does up to publishing, starts the actions from the archive that a runner downloads, and
 * tries the packed downloads. Prints each step, and at the end what only the owner can do. `--without-check` leaves out
 * `npm run check`, which takes minutes.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extract } from 'tar';
import { parse } from 'yaml';
import { runBuiltAction, startDemoService } from './demo/run.ts';
import { createExampleSubject } from './demo/subject.ts';
import { readManifest } from './production-lock.ts';
import { extractReleaseNotes } from './release-notes.ts';

const root = join(import.meta.dirname, '..');

/** The list ends every rehearsal, because nothing in the repository can show that these are done. */
export const ownerTasks = [
  'Own the name scan-gate on npm, and make release.yml of this repository its trusted publisher, with the environment release.',
  'Push the repository to the organization that package.json names.',
  'Create the environment release, with a required reviewer.',
  'Turn on immutable releases in the settings of the repository.',
  'Start the workflow Self-test, and read its differences (docs/releasing.md).',
  'Push the tag v1 once by hand; later releases move it.',
  'After the first release, publish the action in the GitHub Marketplace.',
];

export interface ReleaseStep {
  /** The commands of one step of the workflow. */
  command: string;
  isPublishing: boolean;
}

/** The commands of a workflow in order, each once. Those that publish can only run on GitHub. */
export function readReleaseSteps(workflow: string): ReleaseStep[] {
  const { jobs } = parse(workflow) as { jobs: Record<string, { steps: { run?: string }[] }> };
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run?.trim() ?? []));
  return [...new Set(commands)].map((command) => ({
    command,
    isPublishing: /\b(?:npm (?:publish|dist-tag)|gh|git push) /.test(command),
  }));
}

export interface ReleaseText {
  changelog: string;
  /** What has to be done before the tag is pushed. */
  before: string[];
}

/** The changelog as it will be on the day of the release. Throws when it says nothing about the version. */
export function datedChangelog(changelog: string, version: string, day: string): ReleaseText {
  const heading = `## ${version} (unreleased)`;
  const isOpen = changelog.includes(`${heading}\n`);
  const dated = isOpen ? changelog.replace(heading, `## ${version} (${day})`) : changelog;
  extractReleaseNotes(dated, version);
  return { changelog: dated, before: isOpen ? [`Give ${version} its day in CHANGELOG.md.`] : [] };
}

/** The files that a runner gets of the tag. */
export async function extractArchive(repository: string, ref: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'archive.tar');
  execFileSync('git', ['-C', repository, 'archive', '--format=tar', '--output', file, ref]);
  await extract({ file, cwd: folder });
  rmSync(file);
}

/** The programs that an `action.yml` of the archive names, for its start and its end. */
export function readPrograms(archive: string, actionFile: string): string[] {
  const { runs } = parse(readFileSync(join(archive, actionFile), 'utf8')) as { runs: { main: string; post: string } };
  return [runs.main, runs.post].map((path) => join(archive, actionFile, '..', path));
}

/** Runs an action of the archive on the example application. Throws unless it blocks that. */
export async function tryAction(archive: string, actionFile: string, work: string): Promise<string> {
  const missing = readPrograms(archive, actionFile).filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`the archive lacks ${missing.join(', ')}`);
  const own = mkdtempSync(join(work, 'action-'));
  const example = createExampleSubject(own);
  const subject = { ...example, env: { ...example.env, GITHUB_WORKSPACE: example.path } };
  const program = readPrograms(archive, actionFile).slice(0, 1);
  const isEmbedded = actionFile.startsWith('embedded/');
  const inputs: Record<string, string> = isEmbedded ? { 'base-url': '', 'api-key': '', advisories: 'none' } : {};
  const service = await startDemoService(subject);
  try {
    const { code, log, outputs } = await runBuiltAction({ subject, service, work: own, program, inputs });
    if (code === 1 && outputs.verdict === 'failed') return `${outputs['blocking-count']} findings block`;
    throw new Error(`${actionFile} ended with ${code} (${outputs.reason}):\n${log.join('\n')}`);
  } finally {
    service.stop();
  }
}

interface Rehearsal {
  failures: string[];
  before: string[];
}

async function rehearse(work: string, isWithoutCheck: boolean): Promise<Rehearsal> {
  const clone = join(work, 'clone');
  const { version } = readManifest();
  const tag = `v${version}`;
  const before = makeClone(clone, version);
  const failures: string[] = [];
  const step = async (name: string, act: () => Promise<string> | string) => {
    const startedMs = performance.now();
    const [mark, text] = await Promise.resolve()
      .then(act)
      .then(
        (said) => ['✔', said] as const,
        (error: Error) => ['✖', error.message] as const,
      );
    if (mark === '✖') failures.push(name);
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
    process.stdout.write(`${mark} ${name.replaceAll('\n', '; ')} (${seconds} s)${text === '' ? '' : `: ${text}`}\n`);
  };
  for (const { command, isPublishing } of readReleaseSteps(readFileSync(join(clone, workflowFile), 'utf8'))) {
    if (isPublishing || (isWithoutCheck && command === 'npm run check'))
      process.stdout.write(`– ${command.replaceAll('\n', '; ')}: not run\n`);
    else await step(command, () => runShell(command, clone, tag));
  }
  const archive = join(work, 'archive');
  await step(`git archive ${tag}`, async () => {
    await extractArchive(clone, tag, archive);
    return '';
  });
  for (const file of ['action.yml', 'embedded/action.yml'])
    await step(`${file} of the archive, on the example application`, () => tryAction(archive, file, work));
  await step("the downloads in empty folders, with the README's commands", () =>
    runShell('node scripts/try-install.ts 24', clone, tag),
  );
  await step('what the first page says and what init writes', () =>
    runShell('npx vitest run test/scenarios/first-pull-request.test.ts test/scenarios/recipes.test.ts', clone, tag),
  );
  return { failures, before };
}

const workflowFile = '.github/workflows/release.yml';

/** With the tag, and the changelog as it has to be then. Returns what has to be done before. */
function makeClone(clone: string, version: string): string[] {
  const identity = ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@example.test'];
  const git = (...args: string[]) => execFileSync('git', [...identity, '-C', clone, ...args]);
  execFileSync('git', ['clone', '--quiet', '--no-local', root, clone]);
  // Nothing that a step does may reach the repository itself.
  git('remote', 'remove', 'origin');
  const file = join(clone, 'CHANGELOG.md');
  const { changelog, before } = datedChangelog(
    readFileSync(file, 'utf8'),
    version,
    new Date().toISOString().slice(0, 10),
  );
  writeFileSync(file, changelog);
  if (before.length > 0) git('commit', '--quiet', '--all', '--message', 'Give the release its day');
  git('tag', '--force', `v${version}`);
  return before;
}

/** As a runner starts it. Throws with the end of what it printed. */
function runShell(command: string, cwd: string, tag: string): string {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', command], {
    ...{ cwd, encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'pipe'] },
    env: { ...env, GITHUB_REF_NAME: tag },
  });
  if (status === 0) return '';
  throw new Error(`ended with ${status}:\n${`${stdout}${stderr}`.slice(-4000)}`);
}

function list(title: string, items: readonly string[]): void {
  if (items.length > 0) process.stdout.write(`\n${title}\n${items.map((item) => `  - ${item}\n`).join('')}`);
}

if (import.meta.main) {
  const options = process.argv.slice(2);
  const unknown = options.filter((option) => !['--rehearse', '--without-check'].includes(option));
  if (!options.includes('--rehearse') || unknown.length > 0) {
    process.stderr.write('Usage: npm run release -- --rehearse [--without-check]\nA pushed tag makes the release.\n');
    process.exitCode = 2;
  } else {
    const work = mkdtempSync(join(tmpdir(), 'scan-gate-release-'));
    try {
      const { failures, before } = await rehearse(work, options.includes('--without-check'));
      list('Failed:', failures);
      list('Before the tag:', before);
      list('Only the owner can do:', ownerTasks);
      if (failures.length > 0) process.exitCode = 1;
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  }
}
