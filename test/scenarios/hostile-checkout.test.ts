/**
 * Checkouts whose branch brings programs, and a repository in its tree that names some: the gate runs none of them. Runs that are
 * played here have the variables and the folder of this process; each kind is one of the build once.
 */
import { chmodSync, existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isLong } from '../model/runs.ts';
import { completed, repository, startScripted, violation } from '../scripted-service.ts';
import { commit, git, makeFolder, makeRepository, writeFiles } from '../service/temporary-repository.ts';
import { expectNoKey } from './expect-end.ts';
import { type Ended, isBuilt, runCommand, timeScales } from './run-action.ts';
import { apiKey } from './world.ts';

const vcsUrl = 'https://gitlab.com/acme/shop';
const token = 'ghs_hostile-checkout-7c1d';
const bad = 'export function price(text) {\n  return eval(text);\n}\n';

interface Hostile {
  /** The top of the checkout; `app` in it looks like a bare repository. */
  top: string;
  head: string;
  /** Exists once one of its programs was run. */
  canary: string;
  /** What git, the one of this machine, was given. */
  gitLog: string;
  env: Record<string, string>;
}

/** A checkout of a branch with a finding. All that it brings to be run leaves a trace, and PATH offers all of it first. */
function makeHostile(settings: Record<string, string> = {}): Hostile {
  const outside = realpathSync(makeFolder());
  const [canary, gitLog] = [join(outside, 'canary'), join(outside, 'git.log')];
  const trap = `#!/bin/sh\necho "$0" >> ${canary}\nenv >> ${canary}\nexit 0\n`;
  const origin = makeRepository({ '.github/scan-gate.yml': 'fail-on-severity: high\n', 'README.md': 'A shop\n' });
  const top = join(realpathSync(makeFolder()), 'shop');
  git(origin, ['clone', '--quiet', `file://${origin}`, top]);
  git(top, ['switch', '--quiet', '--create', 'feature']);
  const hidden = makeRepository({ 'README.md': 'Nothing to find\n' });
  const app = join(top, 'app');
  git(hidden, ['clone', '--quiet', '--bare', hidden, app]);
  const programs = { 'core.fsmonitor': './watch.sh', 'core.sshCommand': './watch.sh', 'core.hooksPath': '.' };
  const more = { 'core.pager': './watch.sh', 'alias.status': '!./watch.sh', 'diff.external': './watch.sh' };
  for (const [name, value] of Object.entries({ ...programs, ...more, ...settings })) git(app, ['config', name, value]);
  const tools = ['watch.sh', 'app/watch.sh', 'git', 'app/git', 'git.exe', 'node_modules/.bin/git', 'bin/npm'];
  writeFiles(top, { ...Object.fromEntries(tools.map((name) => [name, trap])), 'src/pricing.js': bad });
  writeFiles(app, { 'refs/heads/.keep': '', 'objects/.keep': '' });
  for (const name of tools) chmodSync(join(top, name), 0o755);
  const head = commit(top, {});
  const real = (process.env.PATH ?? '').split(delimiter).find((folder) => existsSync(join(folder, 'git')));
  writeFileSync(join(outside, 'git'), `#!/bin/sh\nenv >> ${gitLog}\nexec ${real}/git "$@"\n`, { mode: 0o755 });
  const offered = ['', '.', './node_modules/.bin', join(top, 'node_modules/.bin'), top, app, join(top, 'bin'), outside];
  const env = {
    PATH: [...offered, process.env.PATH].join(delimiter),
    GITHUB_TOKEN: token,
    ACTIONS_RUNTIME_TOKEN: token,
    'INPUT_API-KEY': apiKey,
    SCAN_GATE_API_KEY: apiKey,
  };
  return { top, head, canary, gitLog, env };
}

/** Commits configuration files of the scanners and of what they are made of, which must not be read, nor what they name be loaded. */
function bringConfiguration({ top, canary }: Hostile): string {
  const trap = `require('node:fs').appendFileSync(${JSON.stringify(canary)}, __filename); module.exports = [];\n`;
  const scripts = [
    ...['babel.config.cjs', '.babelrc.cjs', 'eslint.config.cjs', '.eslintrc.cjs', '.secretlintrc.cjs'],
    ...['node_modules/browserslist-config-evil/index.js', 'node_modules/secretlint-rule-evil/index.js'],
    ...['node_modules/eslint/index.js', 'node_modules/@babel/parser/index.js', 'node_modules/retire/lib/retire.js'],
    ...['node_modules/@secretlint/core/index.js', 'node_modules/p-limit/index.js', 'postcss.config.cjs'],
  ];
  const browserslist = ['extends browserslist-config-evil'];
  writeFiles(top, {
    ...Object.fromEntries(scripts.map((name) => [name, trap])),
    'package.json': JSON.stringify({ name: 'shop', version: '1.0.0', browserslist, babel: { presets: ['./x'] } }),
    '.npmrc': 'node-options=--require ./babel.config.cjs\nscript-shell=./watch.sh\n',
    '.secretlintrc.json': '{ "rules": [{ "id": "secretlint-rule-evil" }] }\n',
  });
  return commit(top, {});
}

const laptop = () => ({});
const unknownCi = () => ({ CI: 'true' });
const gitlab = ({ head }: Hostile) => ({
  CI: 'true',
  GITLAB_CI: 'true',
  CI_PROJECT_PATH: 'acme/shop',
  CI_PROJECT_URL: vcsUrl,
  CI_PROJECT_VISIBILITY: 'private',
  CI_DEFAULT_BRANCH: 'main',
  CI_COMMIT_BRANCH: 'feature',
  CI_COMMIT_SHA: head,
});
type Place = [string, (hostile: Hostile) => Record<string, string>];
const inGitlab: Place = ['in GitLab', gitlab];
/** The middle one, between the two extremes, is for `npm run test:long`. */
const places: Place[] = [
  ['on a laptop', laptop],
  ...(isLong ? [['in an unknown CI system', unknownCi] as Place] : []),
  inGitlab,
];

function expectNothingRun({ canary, gitLog }: Hostile, ended: Ended): void {
  expect(existsSync(canary) ? readFileSync(canary, 'utf8') : 'nothing', ended.stdout).toBe('nothing');
  const told = readFileSync(gitLog, 'utf8');
  expect(told).toContain('GIT_TERMINAL_PROMPT=0');
  expect(told).not.toContain(apiKey);
  expect(told).not.toContain(token);
  expectNoKey(ended, apiKey);
}

const told = ({ code, report }: Ended) => ({ code, verdict: report?.verdict, head: report?.head_sha });

async function runRemote({ top, env }: Hostile, given: Record<string, string>, folder = 'app'): Promise<Ended> {
  const service = await startScripted({
    repositories: [{ ...repository, vcs_url: vcsUrl }],
    polls: [completed({ high: 1 })],
    lists: [[violation({ file_path: 'src/pricing.js' })]],
  });
  onTestFinished(() => service.stop());
  const flags = ['--repository-id=repo_1', '--allow-foreign-repository', '--branch=feature'];
  return runCommand(['run', `--base-url=${service.baseUrl}`, ...flags], {
    cwd: join(top, folder),
    isAlone: true,
    env: { SCAN_GATE_TIME_SCALE: timeScales.embedded, ...env, ...given },
  });
}

describe('a bare repository that a branch brings', () => {
  it.each(places)(
    'runs none of its programs in a scan of its folder, which covers the repository around it: %s',
    async (name, place) => {
      const hostile = makeHostile();
      // Configuration is for the scanners' own processes.
      const isProcess = isBuilt() || name === inGitlab[0];
      if (isProcess) hostile.head = bringConfiguration(hostile);
      const env = { ...hostile.env, ...place(hostile) };
      const way = { isAlone: true, isBuilt: isProcess };
      const ended = await runCommand(['run', '--embedded', 'app'], { cwd: hostile.top, env, ...way });
      expectNothingRun(hostile, ended);
      expect(told(ended), ended.stdout).toEqual({ code: 1, verdict: 'failed', head: hostile.head });
    },
  );

  it.each(places)('has none of its programs run by a gate that starts in it: %s', async (_, place) => {
    const hostile = makeHostile();
    git(hostile.top, ['push', '--quiet', 'origin', 'feature']);
    const ended = await runRemote(hostile, place(hostile));
    expectNothingRun(hostile, ended);
    expect(told(ended), ended.stdout).toEqual({ code: 1, verdict: 'failed', head: hostile.head });
  });

  it('does not have another repository scanned in place of the branch', async () => {
    const elsewhere = makeRepository({ 'README.md': 'Nothing to find\n' });
    const hostile = makeHostile({ 'core.bare': 'false', 'core.worktree': elsewhere });
    const ended = await runCommand(['run', '--embedded', '.'], {
      cwd: join(hostile.top, 'app'),
      env: hostile.env,
      isAlone: true,
    });
    expectNothingRun(hostile, ended);
    expect(told(ended), ended.stdout).toEqual({ code: 1, verdict: 'failed', head: hostile.head });
  });
});

describe('a submodule that a branch brings', () => {
  /** Its folder holds a clean repository of the same name, whose default branch is what stands there. */
  function withSubmodule(): Hostile {
    const hostile = makeHostile();
    const clean = join(realpathSync(makeFolder()), 'acme/shop');
    git(hostile.top, ['clone', '--quiet', makeRepository({ 'README.md': 'Nothing to find\n' }), clean]);
    git(hostile.top, ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', clean, 'sub']);
    return { ...hostile, head: commit(hostile.top, {}) };
  }

  it.each(isLong ? places.slice(1) : [inGitlab])('is not what is judged: %s', async (_, place) => {
    const hostile = withSubmodule();
    const env = { ...hostile.env, ...place(hostile) };
    const scanned = await runCommand(['run', '--embedded', 'sub'], { cwd: hostile.top, env, isAlone: true });
    const judged = await runRemote(hostile, place(hostile), 'sub');
    for (const ended of [scanned, judged]) {
      expectNothingRun(hostile, ended);
      expect(ended.report, ended.stdout).toMatchObject({ verdict: 'inconclusive', reason: 'foreign-repository' });
      expect(ended.code).toBe(2);
    }
  });

  it('is one that a laptop may scan', async () => {
    const { top, env } = withSubmodule();
    const ended = await runCommand(['run', '--embedded', 'sub'], { cwd: top, env, isAlone: true });
    expect(ended.code, ended.stdout).toBe(0);
  });
});

describe('a step before the gate', () => {
  it('turns no variable of git or Node into a program or another repository', async () => {
    const hostile = makeHostile();
    const trap = join(hostile.top, 'watch.sh');
    const other = makeRepository({ 'README.md': 'Nothing to find\n' });
    const variables = {
      GIT_DIR: join(other, '.git'),
      GIT_WORK_TREE: other,
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'core.fsmonitor',
      GIT_CONFIG_VALUE_0: trap,
      GIT_CONFIG_PARAMETERS: `'core.fsmonitor=${trap}'`,
      GIT_EXTERNAL_DIFF: trap,
      GIT_SSH_COMMAND: trap,
      GIT_EXEC_PATH: hostile.top,
      GIT_TRACE: hostile.canary,
      npm_config_prefix: hostile.top,
    };
    const ended = await runCommand(['run', '--embedded', '.'], {
      cwd: hostile.top,
      env: { ...hostile.env, ...variables },
      isAlone: true,
    });
    expectNothingRun(hostile, ended);
    expect(told(ended), ended.stdout).toEqual({ code: 1, verdict: 'failed', head: hostile.head });
  });
});

describe('a machine without git', () => {
  it('uses none from the checkout, and says so', async () => {
    const { top, canary } = makeHostile();
    const env = { PATH: [top, join(top, 'node_modules/.bin')].join(delimiter) };
    const ended = await runCommand(['run', '--embedded', '.'], { cwd: top, env, isAlone: true });
    expect(existsSync(canary)).toBe(false);
    expect(ended.code).toBe(2);
    expect(ended.stdout).toContain('git was not found on the PATH; not looked for in');
    expect(ended.stdout).toContain('Install git outside the checkout');
  });
});
