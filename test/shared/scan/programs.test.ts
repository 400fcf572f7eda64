/** Which programs scan beside the built-in scanners, and what a scan says when one cannot. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { SystemId } from '../../../src/gate/hosts/registry.ts';
import type { ScannerSelection } from '../../../src/shared/installation.ts';
import { createScanCommit } from '../../../src/shared/scan/scanners.ts';
import { builtScanners } from '../../built-scanners.ts';
import { makeProgram } from '../../scanners/programs/scan.ts';
import { commit, git, makeFolder, makeRepository, never, writeFiles } from '../../service/temporary-repository.ts';

afterEach(() => vi.unstubAllEnvs());

const wanted = { programs: [{ name: 'bandit' }] };
const system = process.env.PATH ?? '';

/** A folder with a program of this name. */
function installInto(folder: string, name = 'bandit'): string {
  writeFiles(folder, { [name]: '#!/bin/sh\n' });
  chmodSync(join(folder, name), 0o755);
  return folder;
}

/** Scanners that only note what they were asked for. */
const noting = makeFolder();
writeFiles(noting, {
  'scanners.mjs': `import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
writeFileSync(new URL('asked.json', import.meta.url), await text(process.stdin));`,
});
const gitFolder = git(makeRepository({}), ['--exec-path']);

/** What the scanners get for bandit. */
async function request(path: string, folders: readonly string[], variables: Record<string, string> = {}) {
  const sha = git(path, ['rev-parse', 'HEAD']);
  vi.stubEnv('PATH', [...folders, gitFolder].join(delimiter));
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const program = pathToFileURL(join(noting, 'scanners.mjs'));
  const scan = createScanCommit(program, { selection: { isBuiltin: true, ...wanted } });
  await expect(scan({ path, sha }, never)).rejects.toMatchObject({ code: 'SCAN_FAILED' });
  return JSON.parse(readFileSync(join(noting, 'asked.json'), 'utf8')).programs[0];
}

const findWithPath = async (...asked: Parameters<typeof request>) => (await request(...asked)).file;

/** The variable with the folder of its checkout. A CI system that is registered does not compile without one or `undefined`. */
const checkoutVariables: Readonly<Record<SystemId, string | undefined>> = {
  ...{ github: 'GITHUB_WORKSPACE', gitea: 'GITHUB_WORKSPACE', gitlab: 'CI_PROJECT_DIR', jenkins: 'WORKSPACE' },
  ...{ azure: 'BUILD_SOURCESDIRECTORY', bitbucket: 'BITBUCKET_CLONE_DIR', circleci: 'CIRCLE_WORKING_DIRECTORY' },
  ...{ buildkite: 'BUILDKITE_BUILD_CHECKOUT_PATH', drone: 'DRONE_WORKSPACE', woodpecker: 'CI_WORKSPACE' },
  ...{ appveyor: 'APPVEYOR_BUILD_FOLDER', travis: 'TRAVIS_BUILD_DIR', codebuild: 'CODEBUILD_SRC_DIR' },
  ...{ semaphore: 'SEMAPHORE_GIT_DIR', teamcity: undefined, cloudbuild: undefined, other: undefined },
};
/** How they name `project` in the home folder, if not by its path. */
const writtenFolders: Readonly<Record<string, string>> = {
  ...{ CIRCLE_WORKING_DIRECTORY: '~/project', SEMAPHORE_GIT_DIR: 'project' },
};

const makeCheckout = () => makeRepository({ 'a.py': '1' });

describe('a program', () => {
  it('is found on the PATH', async () => {
    const folder = installInto(makeFolder());
    expect(await findWithPath(makeCheckout(), [makeFolder(), folder])).toBe(join(folder, 'bandit'));
  });

  it.each(['bin', 'venv/bin', '.venv/bin', 'node_modules/.bin'])(
    'is never taken from %s of the checkout',
    async (place) => {
      const checkout = makeCheckout();
      const inside = installInto(join(checkout, place));
      const outside = installInto(makeFolder());
      expect(await findWithPath(checkout, [inside, outside])).toBe(join(outside, 'bandit'));
      expect(await findWithPath(checkout, [inside])).toMatchObject({
        missing: expect.stringMatching(/in (?:the checkout|node_modules)/),
      });
    },
  );

  it('is never taken through a link into the checkout', async () => {
    const [checkout, links] = [makeCheckout(), makeFolder()];
    symlinkSync(join(installInto(join(checkout, 'venv/bin')), 'bandit'), join(links, 'bandit'));
    const way = join(makeFolder(), 'way');
    symlinkSync(join(checkout, 'venv/bin'), way);
    expect(await findWithPath(checkout, [links, way])).toHaveProperty('missing');
  });

  it('is never taken from a relative or empty folder of the PATH', async () => {
    expect(await findWithPath(makeCheckout(), ['', '.', 'bin', './venv/bin'])).toHaveProperty('missing');
  });

  it.each([...new Set([...Object.values(checkoutVariables), 'VIRTUAL_ENV'])].filter((name) => name !== undefined))(
    'is never taken from %s: `workspaceNames` of src/shared/git/machine.ts has it',
    async (name) => {
      const home = makeFolder();
      const inside = installInto(join(home, 'project/tools/bin'));
      const variables = { HOME: home, [name]: writtenFolders[name] ?? join(home, 'project') };
      expect(await findWithPath(makeCheckout(), [inside], variables)).toHaveProperty('missing');
    },
  );

  it('is told how to be installed when it is missing', async () => {
    expect(await findWithPath(makeCheckout(), [makeFolder()])).toEqual({
      missing: 'bandit was not found on the PATH. Install bandit outside the checkout, in a folder of the PATH.',
    });
  });

  it('gets no token and no path into the checkout', async () => {
    const checkout = makeCheckout();
    vi.stubEnv('GITHUB_TOKEN', 'secret');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    vi.stubEnv('HOME', join(checkout, 'home'));
    vi.stubEnv('TRIVY_CACHE_DIR', '.trivycache');
    vi.stubEnv('XDG_CACHE_HOME', '/var/cache/scanners');
    const { variables } = await request(checkout, [makeFolder()]);
    expect(Object.keys(variables).sort()).toEqual(
      expect.arrayContaining(['LC_ALL', 'PATH', 'PYTHONUTF8', 'XDG_CACHE_HOME']),
    );
    for (const name of ['GITHUB_TOKEN', 'AWS_SECRET_ACCESS_KEY', 'HOME', 'TRIVY_CACHE_DIR', 'NODE_OPTIONS'])
      expect(variables).not.toHaveProperty(name);
  });
});

describe('a scan', async () => {
  const scannersUrl = await builtScanners();
  const scanBy = (path: string, selection: ScannerSelection, job: { sha?: string; comparedWith?: string } = {}) =>
    createScanCommit(scannersUrl, { selection })({ path, sha: git(path, ['rev-parse', 'HEAD']), ...job }, never);
  const issue = (severity: string) =>
    `{"filename":"'$folder'/a.py","line_number":2,"test_id":"B602","test_name":"shell","issue_severity":"${severity}","issue_text":"Shell"}`;
  const bandit = (severity: string) =>
    makeProgram(
      'bandit',
      `for folder; do :; done; printf '{"errors":[],"metrics":{"'$folder'/a.py":{}},"results":[${issue(severity)}]}'; exit 1`,
      '1.8.3',
    );
  const usePath = (...programs: string[]) =>
    vi.stubEnv('PATH', [...programs.map((file) => join(file, '..')), system].join(delimiter));
  const files = { 'a.py': 'import subprocess\nsubprocess.run(text, shell=True)\n' };

  it('states the version of a program, and one finding for what both found', async () => {
    usePath(bandit('HIGH'));
    const path = makeRepository(files);
    const alone = await scanBy(path, { isBuiltin: true, programs: [] });
    const both = await scanBy(path, { isBuiltin: true, ...wanted });
    expect(both.diagnostics).toContainEqual({ engine: 'programs', message: 'bandit 1.8.3' });
    expect(both.findings.map(({ fingerprint }) => fingerprint)).toEqual(
      alone.findings.map(({ fingerprint }) => fingerprint),
    );
    expect(both.findings[0]).toMatchObject({
      severity: 'HIGH',
      description: expect.stringContaining('and bandit (HIGH)'),
    });
  });

  it('covers only what is scanned when the built-in scanners are left out', async () => {
    usePath(bandit('HIGH'));
    const { coverage, findings } = await scanBy(makeRepository(files), { isBuiltin: false, ...wanted });
    expect(coverage).toEqual({ sast: 'covered', sca: 'not covered', secrets: 'not covered', iac: 'not covered' });
    expect(findings).toMatchObject([{ title: 'Shell', cwe: 'CWE-78', line: 2 }]);
  });

  it('says what to do about a missing program, and keeps what others cover', async () => {
    vi.stubEnv('PATH', git(makeRepository({}), ['--exec-path']));
    const { coverage, diagnostics } = await scanBy(makeRepository(files), { isBuiltin: true, ...wanted });
    expect(diagnostics).toContainEqual({
      engine: 'bandit',
      message: expect.stringContaining('Install bandit outside the checkout'),
      failed: true,
    });
    expect(coverage.sast).toBe('partly covered');
  });

  it('ends a program with it when it is cancelled', async () => {
    const mark = join(makeFolder(), 'pid');
    usePath(makeProgram('bandit', `echo $$ > ${mark}; exec sleep 1000`));
    const aborting = new AbortController();
    const path = makeRepository(files);
    const scan = createScanCommit(scannersUrl, { selection: { isBuiltin: false, ...wanted } });
    const scanned = scan({ path, sha: git(path, ['rev-parse', 'HEAD']) }, aborting.signal);
    await expect
      .poll(() => existsSync(mark) && readFileSync(mark, 'utf8').trim(), { timeout: 60_000 })
      .toMatch(/^\d+$/);
    aborting.abort();
    await expect(scanned).rejects.toMatchObject({ code: 'CANCELLED' });
    const isRunning = () => spawnSync('kill', ['-0', readFileSync(mark, 'utf8').trim()]).status === 0;
    await expect.poll(isRunning, { timeout: 60_000 }).toBe(false);
  });

  it('calls nothing new that the same program finds in the base', async () => {
    usePath(bandit('HIGH'));
    const path = makeRepository(files);
    const comparedWith = git(path, ['rev-parse', 'HEAD']);
    commit(path, { 'a.py': `${files['a.py']}\nx = 1\n` });
    const { findings, ages } = await scanBy(path, { isBuiltin: true, ...wanted }, { comparedWith });
    expect(findings).toHaveLength(1);
    expect([ages?.get(`SAST ${findings[0]?.fingerprint}`), [...(ages?.values() ?? [])].includes('doubtful')]).toEqual([
      'old',
      false,
    ]);
  });
});
