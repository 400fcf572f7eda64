import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import nodeModule, { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { platform } from 'node:process';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findInstalledPackages, installations } from '../../../../src/shared/installation.ts';
import { makeProgram } from '../../../scanners/programs/scan.ts';
import { makeRepository } from '../../../service/temporary-repository.ts';
import { playCommand } from '../../../session.ts';

const root = join(import.meta.dirname, '../../../..');
const nodeVersion = process.versions.node;
const { findPackageJSON } = nodeModule;
let folder: string;

beforeAll(() => {
  folder = makeRepository({ 'a.js': '1' });
});

afterEach(() => {
  vi.unstubAllEnvs();
  useNode(nodeVersion);
  hidePackages([]);
});

function useNode(value: string): void {
  Object.defineProperty(process.versions, 'node', { value, configurable: true, enumerable: true });
}

/** As if these packages were not installed. */
function hidePackages(hidden: readonly string[]): void {
  nodeModule.findPackageJSON = (name, from) =>
    hidden.includes(String(name)) ? undefined : findPackageJSON(name, from);
  syncBuiltinESMExports();
}

interface Check {
  id: string;
  state: string;
  message: string;
  hint: string | null;
}

async function look(id: string, argv: string[] = []): Promise<Check | undefined> {
  const { printed } = await playCommand(['doctor', '--json', ...argv], {
    folder,
    env: { SCAN_GATE_TIME_SCALE: '1000' },
  });
  return JSON.parse(printed).checks.find((check: Check) => check.id === id);
}

describe('the versions that are needed', () => {
  it('are those that package.json and the pages name', () => {
    expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node).toMatch(/^\^22\.18\.0 /);
    const page = readFileSync(join(root, 'docs/ci-systems.md'), 'utf8');
    expect(page).toContain('git 2.26 or newer and Node.js 22.18.0 or newer');
  });

  it.each(['22.18.0', '22.22.10', '25.1.0-nightly'])('hold Node.js %s for new enough', async (version) => {
    useNode(version);
    expect(await look('node')).toMatchObject({ state: 'ok', message: `${version}, ${process.execPath}` });
  });

  it.each(['18.20.8', '22.9.0', '22.17.1'])('hold Node.js %s for too old', async (version) => {
    useNode(version);
    const message = `${version} is too old, ${process.execPath}`;
    const hint = 'Install Node.js 22.18.0 or newer.';
    expect(await look('node')).toMatchObject({ state: 'failed', message, hint });
  });

  /** The real git, which says of itself what the test wants. */
  function useGit(said: string): string {
    const git = execFileSync('sh', ['-c', 'command -v git']).toString().trim();
    const file = makeProgram('git', `exec ${git} "$@"`, said);
    vi.stubEnv('PATH', [join(file, '..'), process.env.PATH].join(':'));
    return file;
  }

  it.skipIf(platform === 'win32').each(['2.26.0', '2.47.1.windows.1', '3.0.0'])(
    'hold git %s for new enough',
    async (version) => {
      const path = useGit(`version ${version}`);
      expect(await look('git')).toMatchObject({ state: 'ok', message: `${version}, ${path} (not from the checkout)` });
    },
  );

  it.skipIf(platform === 'win32').each(['2.25.4', '2.9.0'])('hold git %s for too old', async (version) => {
    const path = useGit(`version ${version}`);
    expect(await look('git')).toMatchObject({ state: 'failed', message: `${version} is too old, ${path}` });
  });

  it.skipIf(platform === 'win32')('take no program for git that does not say what it is', async () => {
    const path = useGit('of another kind');
    expect(await look('git')).toMatchObject({ state: 'failed', message: `${path} does not say its version` });
  });
});

describe('the scanners', () => {
  it('are found here, in the majors that an engine asks for', () => {
    for (const { packages } of installations) {
      const found = findInstalledPackages({ packages }).map((each) => `${each?.name}@${each?.version}`);
      for (const [index, wanted] of packages.entries()) expect(`${found[index]}.`).toMatch(new RegExp(`^${wanted}\\.`));
    }
  });

  const sca = 'retire @salesforce/code-analyzer-retirejs-engine smol-toml yaml @rgrove/parse-xml';
  const service = ['--base-url', 'http://127.0.0.1:1/api/v1'];
  const install = 'Install it with: npm install --no-save retire@5';

  it('are not found where they are not installed, which fails where there is no service', async () => {
    hidePackages(sca.split(' '));
    const hint = expect.stringContaining(`${install} @salesforce/code-analyzer-retirejs-engine@0.32`);
    const message = expect.stringMatching(/^retire is not installed/);
    expect(await look('scanner-sca')).toMatchObject({ state: 'failed', message, hint, details: [] });
    expect(await look('scanner-sca', service)).toMatchObject({ state: 'not tried', message, hint, details: [] });
    expect(await look('scanner-secrets')).toMatchObject({ state: 'ok' });
  });

  it('name what is missing alone', async () => {
    hidePackages(['retire']);
    const there = expect.stringMatching(/^@salesforce\/code-analyzer-retirejs-engine 0\.32\S*, .*parse-xml 5\.\S*$/);
    expect(await look('scanner-sca', service)).toMatchObject({ state: 'not tried', hint: install, details: [there] });
  });
});
