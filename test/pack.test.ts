import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { extract, list } from 'tar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import project from '../package.json' with { type: 'json' };
import { type Packed, packAlone } from '../scripts/pack.ts';
import { renderShrinkwrap } from '../scripts/production-lock.ts';
import { packOnce } from './packed.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'scan-gate-pack-test-'));
const installed = join(folder, 'installed/node_modules/scan-gate');
const alone = join(folder, 'alone');
let packed: Packed;

beforeAll(async () => {
  packed = await packOnce();
  for (const [file, cwd] of [
    [packed.package, installed],
    [packed.alone, alone],
  ] as const) {
    mkdirSync(cwd, { recursive: true });
    await extract({ file, cwd, strip: 1 });
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

function pathsIn(file: string): string[] {
  const paths: string[] = [];
  list({ file, sync: true, onReadEntry: ({ path }) => paths.push(path) });
  return paths.filter((path) => !path.endsWith('/')).map((path) => path.replace(/^[^/]+\//, ''));
}

/** What the engines import, or look up as files, where they are installed. */
function importedFromPackages(): string[] {
  const sources = join(root, 'src');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const names = files.flatMap((path) =>
    [
      ...readFileSync(join(sources, path), 'utf8').matchAll(
        /(?:(?<!typeof )\bimport\(\s*|import\.meta\.url\)\.resolve\(|packagesUrl\)\()'((?:@[\w.-]+\/)?[a-z][\w.-]*)/g,
      ),
    ].map(([, name = '']) => name),
  );
  return [...new Set(names)].filter((name) => !Object.hasOwn(project.devDependencies, name)).sort();
}

function run(gate: string, args: readonly string[], cwd = folder) {
  const env = { PATH: `${dirname(process.execPath)}:${process.env.PATH}`, HOME: folder };
  const { status, stdout, stderr } = spawnSync(join(gate, 'cli/index.js'), args, {
    cwd,
    env,
    encoding: 'utf8',
    timeout: 500_000,
  });
  return { status, text: `${stdout}${stderr}` };
}

/** Each line that is wrong must be: types that are missing would let all of them pass. */
const receiver = `import { type VerifiedWebhook, verifyWebhook } from 'scan-gate/webhook';

export function take(headers: Record<string, string | string[] | undefined>, body: Uint8Array): string {
  const verified: VerifiedWebhook = verifyWebhook({ headers, body, secrets: ['a', 'b'] });
  if (!verified.ok) return verified.reason;
  // @ts-expect-error: what is genuine has no reason
  verified.reason;
  const { eventId, event, payload } = verified;
  // @ts-expect-error: what a service sends is to be looked at
  payload.data.scan_id;
  return [eventId, event, payload.timestamp].join();
}

verifyWebhook({ headers: new Headers(), body: '', secrets: 'a', now: new Date(), toleranceSeconds: 60 });
// @ts-expect-error: without secrets nothing is genuine
verifyWebhook({ headers: {}, body: '' });
// @ts-expect-error: what was parsed is not what was signed
verifyWebhook({ headers: {}, body: { event: 'scan.completed' }, secrets: 'a' });
`;

describe('the npm package', () => {
  it('holds what users run, and nothing that only developers need', () => {
    const paths = pathsIn(packed.package);
    const schemas = readdirSync(join(root, 'schema')).map((name) => `schema/${name}`);
    const others = paths.filter((path) => !/^dist\/(?:[a-z]+\/)?[\w.-]+\.js$/.test(path)).sort();
    expect(others).toEqual(
      [
        ...['LICENSE', 'README.md', 'dist/licenses.txt', 'dist/package.json', 'dist/webhook/index.d.ts'],
        ...['npm-shrinkwrap.json', 'package.json', ...schemas],
      ].sort(),
    );
    expect(paths.filter((path) => /\.map$|(?<!\.d)\.ts$/.test(path))).toEqual([]);
  });

  it.each<[string, object]>([
    ['Node', { types: ['node'], typeRoots: [join(root, 'node_modules/@types')] }],
    ['the web', { types: [], lib: ['es2024', 'dom'] }],
  ])('tells a receiver in TypeScript, with the types of %s, what verifyWebhook takes and yields', (_, options) => {
    const place = join(folder, 'installed');
    const compilerOptions = { ...{ strict: true, noEmit: true, module: 'nodenext', target: 'es2024' }, ...options };
    writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['receiver.mts'] }));
    writeFileSync(join(place, 'receiver.mts'), receiver);
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const args = [compiler, '-p', place, '--pretty', 'false'];
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 500_000 });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });

  it('starts by a line that names Node, and may be executed', () => {
    const entry = join(installed, readJson(join(installed, 'package.json')).bin['scan-gate']);
    expect(readFileSync(entry, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(statSync(entry).mode & 0o111).toBe(0o111);
    expect(run(join(installed, 'dist'), ['--version'])).toMatchObject({ status: 0 });
  });

  it('depends on what is loaded from packages, at one version each, and on nothing else', () => {
    const { dependencies, devDependencies, scripts, overrides } = readJson(join(installed, 'package.json'));
    expect(Object.keys(dependencies).sort()).toEqual(importedFromPackages().sort());
    expect(Object.values(dependencies).filter((range) => !/^\d+\.\d+\.\d+$/.test(String(range)))).toEqual([]);
    expect([devDependencies, scripts, overrides]).toEqual([undefined, undefined, undefined]);
  });

  it('brings the lock of what was tested: the part of package-lock.json that it needs', () => {
    const shrinkwrap = readJson(join(installed, 'npm-shrinkwrap.json'));
    const lock = readJson(join(root, 'package-lock.json'));
    const { dependencies } = readJson(join(installed, 'package.json'));
    expect(shrinkwrap.packages[''].dependencies).toEqual(dependencies);
    const reached = reach(lock.packages, dependencies);
    const { '': _, ...packages } = shrinkwrap.packages;
    expect(Object.keys(packages).sort()).toEqual([...reached].sort());
    for (const [path, { version, integrity }] of Object.entries(packages as Locked))
      expect([path, version, integrity]).toEqual([path, lock.packages[path].version, lock.packages[path].integrity]);
  });

  it('gives the action a lock without what the scanners do not need', () => {
    const { packages } = readJson(join(root, 'dist/scanners/package-lock.json'));
    expect(packages['node_modules/prom-client']).toBeUndefined();
    expect(packages['node_modules/tdigest']).toBeUndefined();
    expect(packages['node_modules/yaml']).toBeDefined();
  });

  it('installs nothing that runs an install script, or that has no hash', () => {
    const { packages } = readJson(join(installed, 'npm-shrinkwrap.json')) as { packages: Locked };
    const odd = Object.entries(packages).filter(
      ([path, { hasInstallScript, integrity }]) =>
        path !== '' && (hasInstallScript || !integrity?.startsWith('sha512-')),
    );
    expect(odd.map(([path]) => path)).toEqual([]);
  });

  it('is what `npm pack` in the project packs too, with the lock, which does not stay there', () => {
    const args = ['pack', '--dry-run', '--json'];
    const printed = execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const [made] = Object.values(JSON.parse(printed) as Record<string, { files: { path: string }[] }>);
    expect(made?.files.map(({ path }) => path).sort()).toEqual(pathsIn(packed.package).sort());
    expect(existsSync(join(root, 'npm-shrinkwrap.json'))).toBe(false);
    expect(renderShrinkwrap()).toBe(readFileSync(join(installed, 'npm-shrinkwrap.json'), 'utf8'));
  });
});

type Locked = Record<string, { version: string; integrity?: string; hasInstallScript?: boolean }>;

interface Entry {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Every place of the lock that these names lead to, as Node looks for them. */
function reach(packages: Record<string, Entry>, names: Record<string, string>): Set<string> {
  const found = new Set<string>();
  const visit = (from: string, wanted: Record<string, string>): void => {
    for (const name of Object.keys(wanted)) {
      const place = placeOf(packages, from, name);
      if (place === undefined || found.has(place)) continue;
      found.add(place);
      const { dependencies, optionalDependencies, peerDependencies } = packages[place] ?? {};
      visit(place, { ...dependencies, ...optionalDependencies, ...peerDependencies });
    }
  };
  visit('', names);
  return found;
}

function placeOf(packages: Record<string, Entry>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (folder === '') return undefined;
  }
}

describe('the gate alone', () => {
  it('is one folder that needs nothing but Node', () => {
    const paths = pathsIn(packed.alone).sort();
    const others = paths.filter((path) => !/^bundle\/[\w.-]+\.js$/.test(path));
    expect(others).toEqual(['LICENSE', 'cli/index.js', 'licenses.txt', 'package.json']);
    expect(run(alone, ['--help'])).toMatchObject({ status: 0, text: expect.stringContaining('scan-gate run') });
  });

  it('judges SARIF', () => {
    const file = join(folder, 'results.sarif');
    const runs = [{ tool: { driver: { name: 'semgrep', rules: [] } }, results: [] }];
    writeFileSync(file, JSON.stringify({ version: '2.1.0', runs }));
    expect(run(alone, ['judge', '--sarif', file, '--local'])).toMatchObject({ status: 0 });
  });

  it('says in one line what to install where it is asked to scan', () => {
    const { version } = readJson(join(root, 'package.json'));
    const { status, text } = run(alone, ['serve', '--repo', root]);
    expect(status).toBe(2);
    expect(text).toBe(
      `scan-gate: This is only the gate, without scanners\nThe npm package brings them: npm install --global scan-gate@${version}\n`,
    );
  });

  it('says the same where it is asked what is missing, whatever packages lie around it', () => {
    const { version } = readJson(join(root, 'package.json'));
    const beside = join(alone, 'node_modules/retire');
    mkdirSync(beside, { recursive: true });
    writeFileSync(join(beside, 'package.json'), '{ "name": "retire", "version": "5.0.0" }');
    const { status, text } = run(alone, ['doctor', '--json', '--local'], root);
    const { checks } = JSON.parse(text) as { checks: { id: string; state: string; hint: string }[] };
    const scanners = checks.filter(({ id, state }) => id.startsWith('scanner-') && state !== 'not tried');
    expect([status, scanners.length]).toEqual([2, 6]);
    const hint = `The npm package brings them: npm install --global scan-gate@${version}`;
    expect(scanners.filter((each) => each.state !== 'failed' || each.hint !== hint)).toEqual([]);
  });

  it('is the same bytes each time, and states its SHA-256 as sha256sum reads it', async () => {
    const again = join(folder, 'again');
    mkdirSync(again);
    expect(readFileSync(await packAlone(join(folder, 'staging'), again))).toEqual(readFileSync(packed.alone));
    const cwd = dirname(packed.alone);
    expect(execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd, encoding: 'utf8' })).toMatch(
      /^scan-gate-\d\S+\.tgz: OK\nscan-gate-cli-\S+\.tar\.gz: OK\n$/,
    );
  });
});
