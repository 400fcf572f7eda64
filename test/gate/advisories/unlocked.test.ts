/** Entries of manifests that the lock files beside or above them do not have. */
import { expect, it } from 'vitest';
import { createLookUp } from '../../../src/gate/advisories/advisories.ts';
import { scaEngine } from '../../../src/scanners/sca/sca.ts';
import { type Files, makeTree } from '../../service/temporary-repository.ts';
import { createPackageKey, never, scaRun } from './subject.ts';

/** Knows every package, and none is vulnerable. */
const source = {
  name: 'all',
  disclosesNames: false,
  ask: async (packages: readonly Parameters<typeof createPackageKey>[0][]) => ({
    advisories: new Map(packages.map((one) => [createPackageKey(one), []])),
  }),
};

async function listUnlocked(files: Files): Promise<string[]> {
  const { packages = [], locks = [] } = await scaEngine.scan(makeTree(files));
  const [run] = await createLookUp({ sources: [source] })([scaRun(packages, { locks })], never);
  const open = run?.open ?? [];
  return open.filter(({ reason }) => reason.endsWith('asks for')).map(({ file, name }) => `${file} ${name}`);
}

async function listOtherRegistries(files: Files, isPrivate?: (name: string) => boolean) {
  const { packages = [], locks = [] } = await scaEngine.scan(makeTree(files));
  const [run] = await createLookUp({ sources: [source], isPrivate })([scaRun(packages, { locks })], never);
  const open = run?.open ?? [];
  return open.map(({ name, key, reason }) => ({ name, key, reason }));
}

const npmLock = JSON.stringify({
  lockfileVersion: 3,
  packages: {
    '': { workspaces: ['web'] },
    'node_modules/web': { resolved: 'web', link: true },
    web: { version: '1.0.0' },
    'node_modules/a': { version: '1.2.3' },
    'node_modules/b': { version: '2.0.0-rc.1' },
    'node_modules/c': { name: 'real', version: '3.0.0' },
    'node_modules/g': { version: '1.0.0', resolved: 'git+ssh://git@github.com/o/g.git#0123' },
  },
});
const npm = (manifest: object, more: Files = {}): Files => ({
  'package-lock.json': npmLock,
  'package.json': JSON.stringify(manifest),
  ...more,
});
const yarn = (manifest: object): Files => ({
  'yarn.lock': '# yarn lockfile v1\n\n\na@^1.0.0:\n  version "1.2.3"\n',
  'package.json': JSON.stringify(manifest),
});
const cargo = (manifest: string, more: Files = {}): Files => ({
  'Cargo.lock':
    'version = 3\n\n[[package]]\nname = "app"\nversion = "0.1.0"\n\n[[package]]\nname = "serde"\nversion = "1.0.150"\nsource = "registry+https://github.com/rust-lang/crates.io-index"\n',
  'Cargo.toml': `[package]\nname = "app"\nversion = "0.1.0"\n${manifest}`,
  ...more,
});
const poetry = (manifest: string): Files => ({
  'poetry.lock': '[[package]]\nname = "my-lib"\nversion = "1.4.0"\n\n[metadata]\nlock-version = "2.0"\n',
  'pyproject.toml': manifest,
});
const composer = (require: object): Files => ({
  'composer.lock': '{"packages": [{"name": "acme/lib", "version": "v1.9.4"}], "packages-dev": []}',
  'composer.json': JSON.stringify({ require }),
});
const gems = (gemfile: string): Files => ({
  'Gemfile.lock': 'GEM\n  remote: https://rubygems.org/\n  specs:\n    rails (7.0.4)\n\nDEPENDENCIES\n  rails\n',
  Gemfile: gemfile,
});
const compiled = (wanted: string): Files => ({ 'requirements.in': wanted, 'requirements.txt': 'flask==3.0.1\n' });

it.each<[string, Files, string[]]>([
  [
    'npm: ranges, tags, aliases, folders and optional packages that the lock has',
    npm({
      version: '9.9.9',
      scripts: { a: 'evil' },
      dependencies: { a: '^1.0.0', c: 'npm:real@3', web: '*', lib: 'file:./lib', g: 'o/g' },
      devDependencies: { b: 'next', a: '1.x || 2' },
      optionalDependencies: { fsevents: '^2.0.0' },
      peerDependencies: { react: '*' },
      overrides: { absent: '1.0.0', a: '1.2.3', x: { a: '$a' } },
    }),
    [],
  ],
  [
    'npm: what it lacks',
    npm({
      dependencies: { a: '^1.3.0', evil: '1.0.0', c: 'npm:other@3' },
      devDependencies: { b: 'https://example.com/b.tgz' },
      overrides: { real: { '.': '4.0.0' } },
    }),
    ['a ^1.3.0', 'evil 1.0.0', 'other 3', 'b https://example.com/b.tgz', 'real 4.0.0'].map(
      (one) => `package.json ${one}`,
    ),
  ],
  [
    'npm: what a workspace asks for',
    npm({ workspaces: ['web'] }, { 'web/package.json': '{"dependencies": {"a": "^1", "evil": "1.0.0"}}' }),
    ['web/package.json evil 1.0.0'],
  ],
  ['Yarn: what it has', yarn({ dependencies: { a: '^1.2.0' }, resolutions: { absent: '1.0.0' } }), []],
  [
    'Yarn: what it lacks',
    yarn({ dependencies: { a: '^1.0.0', b: '^1.0.0' }, resolutions: { '**/a': '1.9.9' } }),
    ['package.json b ^1.0.0', 'package.json a 1.9.9'],
  ],
  [
    'Cargo: what it has',
    cargo(
      '[dependencies]\nserde = "1.0.100"\n[dev-dependencies]\nserde1 = { package = "serde", version = ">=1, <2" }\nown = { path = "own" }\n',
      { 'tools/Cargo.toml': '[package]\nname = "tools"\n[dependencies]\nother = "1"\n' },
    ),
    [],
  ],
  [
    'Cargo: what it lacks',
    cargo(
      '[dependencies]\nserde = "1.1"\n[target.\'cfg(unix)\'.build-dependencies]\nnix = "0.27"\nserde2 = { package = "serde", git = "https://example.com/serde" }\n',
    ),
    ['Cargo.toml serde 1.1', 'Cargo.toml nix 0.27', 'Cargo.toml serde https://example.com/serde'],
  ],
  [
    'Poetry: what it has',
    poetry('[tool.poetry.dependencies]\npython = "^3.9"\nMy_Lib = "^1.2"\n[tool.black]\nline-length = 80\n'),
    [],
  ],
  [
    'Poetry: a range of PEP 621',
    poetry('[project]\nname = "x"\ndependencies = ["my.lib[extra] (>=1.4,<2) ; python_version > \'3\'"]\n'),
    [],
  ],
  [
    'Poetry: what it lacks',
    poetry(
      '[project]\nname = "x"\ndependencies = ["my-lib>=2"]\n[dependency-groups]\ndev = ["evil @ https://example.com/e.whl"]\n[tool.poetry.group.test.dependencies]\nmy-lib = "~1.3"\nother = "*"\n',
    ),
    ['my-lib >=2', 'evil https://example.com/e.whl', 'my-lib ~1.3', 'other *'].map((one) => `pyproject.toml ${one}`),
  ],
  ['Composer: what it has', composer({ php: '>=8', 'ext-json': '*', 'Acme/Lib': '~1.2 || ^2.0@dev' }), []],
  [
    'Composer: what it lacks',
    composer({ 'acme/lib': '~1.8.0', 'acme/evil': '^1.0' }),
    ['composer.json acme/lib ~1.8.0', 'composer.json acme/evil ^1.0'],
  ],
  [
    'Bundler: what it has',
    gems(
      "source 'https://rubygems.org'\ngem 'rails', '~> 7.0', '>= 7.0.2', require: false\ngem \"own\", path: 'own'\n",
    ),
    [],
  ],
  [
    'Bundler: what it lacks',
    gems("gem 'rails', '~> 7.1'\ngem('evil')\ngem 'rails', github: 'rails/rails'\n"),
    ['Gemfile rails ~> 7.1', 'Gemfile evil *', 'Gemfile rails git:rails/rails'],
  ],
  ['pip-tools: what it has', compiled('-r other.in\nflask>=3 # web\n'), []],
  ['pip-tools: what it lacks', compiled('Flask<3\nevil\n'), ['requirements.in flask <3', 'requirements.in evil *']],
])('%s', async (_, files, expected) => {
  expect(await listUnlocked(files)).toEqual(expected);
});

const fetched = (packages: Record<string, string | undefined>, more: Files = {}): Files => ({
  'package-lock.json': JSON.stringify({
    lockfileVersion: 3,
    packages: Object.fromEntries([
      ['', {}],
      ...Object.entries(packages).map(([name, resolved]) => [`node_modules/${name}`, { version: '1.0.0', resolved }]),
    ]),
  }),
  'package.json': '{}',
  ...more,
});
const mirror = (name: string) => `https://npm.acme.test/api/${name}/-/${name.replace(/^.*\//, '')}-1.0.0.tgz`;

it('names packages of another registry, and knows a registry that already serves packages', async () => {
  const npmOnly = { a: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz', b: undefined };
  expect(await listOtherRegistries(fetched(npmOnly))).toEqual([]);
  const [before, after, scoped] = [
    await listOtherRegistries(fetched({ a: mirror('a') })),
    await listOtherRegistries(fetched({ a: mirror('a'), '@s/b': mirror('@s/b') })),
    await listOtherRegistries(fetched({ '@s/b': mirror('@s/b') })),
  ];
  expect(before).toEqual([
    {
      name: 'a 1.0.0',
      key: expect.any(String),
      reason: expect.stringMatching(/^comes from npm\.acme\.test\/api, and not from the public registry,/),
    },
  ]);
  expect(after.map(({ key }) => key)).toEqual([before[0]?.key, before[0]?.key]);
  // A registry of one scope does not vouch for all names.
  expect(scoped.map(({ key }) => key)).not.toContain(before[0]?.key);
});

it('knows a packed file by the name and version of its package alone', async () => {
  const keys = async (...packages: [name: string, version: string][]) => {
    const entries = packages.map(
      ([name, version]) => `${name}@^1.0.0:\n  version "${version}"\n  resolved ${name}-${version}.tgz#0123\n`,
    );
    const files = { 'yarn.lock': `# yarn lockfile v1\n\n\n${entries.join('\n')}`, 'package.json': '{}' };
    const open = await listOtherRegistries(files);
    expect(open.map(({ reason }) => reason)).toEqual(
      packages.map(() => expect.stringMatching(/^comes from a packed file,/)),
    );
    return open.map(({ key }) => key);
  };
  const [before] = await keys(['a', '1.0.0']);
  const [same, other] = await keys(['a', '1.0.0'], ['b', '1.0.0']);
  const [newer] = await keys(['a', '1.0.1']);
  expect(same).toBe(before);
  expect([other, newer]).not.toContain(before);
});

it('names packages from an address, from a registry that .npmrc names, and none that the policy calls private', async () => {
  const reasons = async (files: Files, isPrivate?: (name: string) => boolean) =>
    (await listOtherRegistries(files, isPrivate)).map(({ name, reason }) => `${name} ${reason}`);
  expect(await reasons(fetched({ a: 'https://evil.test/x.tgz' }))).toEqual([
    'a comes from an address that is not a registry',
  ]);
  const configured = fetched(
    { a: undefined, b: 'https://registry.npmjs.org/b/-/b-1.0.0.tgz' },
    { '.npmrc': 'registry=https://evil.test' },
  );
  expect(await reasons(configured)).toHaveLength(2);
  expect(await reasons(configured, (name) => name === 'a')).toEqual([
    expect.stringMatching(/^b 1\.0\.0 comes from evil\.test,/),
  ]);
});
