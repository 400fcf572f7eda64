import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import * as retire from 'retire';
import { describe, expect, test } from 'vitest';
import { runEngines } from '../../../src/scanners/run-engines.ts';
import { createScaEngine, scaEngine } from '../../../src/scanners/sca/sca.ts';
import { type Files, makeTree, never } from '../../service/temporary-repository.ts';

const scan = (files: Files) => scaEngine.scan(makeTree(files));

type Packages = Record<string, { version: string; name?: string; dev?: boolean }>;

function lockOf(dependencies: Record<string, string>, packages: Packages): string {
  const root = { name: 'app', version: '1.0.0', dependencies };
  const entries = Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]);
  const lock = {
    name: 'app',
    version: '1.0.0',
    lockfileVersion: 3,
    requires: true,
    packages: { '': root, ...Object.fromEntries(entries) },
  };
  return JSON.stringify(lock, null, 2);
}

const oldLodash = lockOf({ lodash: '4.17.4' }, { lodash: { version: '4.17.4' } });
const manifest = JSON.stringify({ name: 'app', dependencies: { lodash: '4.17.4' } });

describe('lock files', () => {
  test('is silenced by no ignore file or configuration of the repository', async () => {
    const { findings } = await scan({
      'package.json': manifest,
      'package-lock.json': oldLodash,
      '.retireignore': '**/*\n@lodash\n',
      '.retireignore.json': '[{"component":"lodash"},{"path":"**/*"}]',
      '.nsprc': '{"exceptions":["*"]}',
      '.npmrc': 'audit=false\n',
      '.snyk': 'exclude:\n  global:\n    - "**/*"\n',
      'audit-ci.json': '{"allowlist":["*"]}',
    });
    expect(findings.length).toBeGreaterThan(0);
    expect(findings).toEqual((await scan({ 'package.json': manifest, 'package-lock.json': oldLodash })).findings);
  });

  test('finds old packages offline, with advisory, severity, way out and line', async () => {
    const { findings, coverage } = await scan({ 'package.json': manifest, 'package-lock.json': oldLodash });
    const known = findings.find(({ title }) => title.includes('CVE-2021-23337'));
    expect(known).toMatchObject({
      type: 'SCA',
      severity: 'HIGH',
      title: 'lodash 4.17.4: Command Injection in lodash (CVE-2021-23337)',
      remediation: 'Upgrade lodash from 4.17.4 to 4.17.21 or later.',
      filePath: 'package-lock.json',
      line: oldLodash.split('\n').findIndex((line) => line.includes('"node_modules/lodash"')) + 1,
      cwe: expect.stringMatching(/^CWE-\d+$/),
      advisory: { purl: 'pkg:npm/lodash@4.17.4', ids: expect.arrayContaining(['CVE-2021-23337']) },
    });
    expect(coverage).toBe('partly covered');
  });

  test('says how small and how old its database is', async () => {
    const { diagnostics } = await scan({ 'package.json': manifest, 'package-lock.json': oldLodash });
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]?.message).toMatch(
      /^Offline data only: 1 of 1 packages could be checked; \d+ JavaScript libraries .*newest entry CVE-\d+-\d+\)/,
    );
  });

  test('finds nothing in fixed versions', async () => {
    const lock = lockOf({ lodash: '4.99.0' }, { lodash: { version: '4.99.0' } });
    const { findings, coverage } = await scan({ 'package-lock.json': lock });
    expect({ findings, coverage }).toEqual({ findings: [], coverage: 'partly covered' });
  });

  test('does not call covered what its database does not hold', async () => {
    const lock = lockOf({ 'left-pad': '1.3.0' }, { 'left-pad': { version: '1.3.0' } });
    const { findings, coverage, diagnostics } = await scan({ 'package-lock.json': lock });
    expect({ findings, coverage }).toEqual({ findings: [], coverage: 'not covered' });
    expect(diagnostics[0]?.message).toMatch(
      /^No dependencies were checked: none of the 1 locked packages is among the \d+ JavaScript libraries/,
    );
  });

  test('is content with a lock that holds no package', async () => {
    expect((await scan({ 'package-lock.json': lockOf({}, {}) })).coverage).toBe('partly covered');
  });

  test('looks into every folder, under aliases, in nested packages and at development dependencies', async () => {
    const packages: Packages = {
      alias: { name: 'jquery', version: '1.12.4' },
      'a/node_modules/handlebars': { version: '4.0.11', dev: true },
      a: { version: '1.0.0' },
    };
    const { findings } = await scan({
      'web/package-lock.json': lockOf({}, packages),
      'api/npm-shrinkwrap.json': oldLodash,
    });
    const places = new Set(findings.map(({ filePath, title }) => `${filePath} ${title.split(':')[0]}`));
    expect([...places].sort()).toEqual([
      'api/npm-shrinkwrap.json lodash 4.17.4',
      'web/package-lock.json handlebars 4.0.11',
      'web/package-lock.json jquery 1.12.4',
    ]);
    const { description } = findings.find(({ title }) => title.startsWith('handlebars')) ?? {};
    expect(description).toContain('development dependency');
    expect(findings.filter((each) => !/\nKnown as: \w+/.test(each.description))).toEqual([]);
  });

  test('reads the first version of the format', async () => {
    const lock = JSON.stringify(
      {
        lockfileVersion: 1,
        dependencies: {
          a: { version: '1.0.0', dependencies: { lodash: { version: '4.17.4' } } },
          lodash: { version: '99.0.0' },
        },
      },
      null,
      2,
    );
    const { findings } = await scan({ 'package-lock.json': lock });
    expect(findings.length).toBeGreaterThan(0);
    expect(new Set(findings.map(({ line }) => line))).toEqual(new Set([7]));
  });

  test('keeps the fingerprint through a move and an upgrade that does not help', async () => {
    const before = await scan({ 'package-lock.json': oldLodash });
    const lock = lockOf({ lodash: '4.17.5' }, { 'aaa-new': { version: '1.0.0' }, lodash: { version: '4.17.5' } });
    const after = await scan({ 'package-lock.json': lock });
    const of = (result: typeof before) =>
      result.findings.find(({ title }) => title.includes('CVE-2021-23337'))?.fingerprint;
    expect(of(after)).toBe(of(before));
    expect(new Set(before.findings.map(({ fingerprint }) => fingerprint)).size).toBe(before.findings.length);
  });

  test.each([
    ['version', 'jquery', { version: '3.7.1' }],
    ['name', 'harmless', { version: '1.6.1' }],
    ['name beside the folder', 'jquery', { version: '1.6.1', name: 'harmless' }],
  ])('looks up what is fetched where the lock states another %s', async (_, folder, stated) => {
    const entry = { ...stated, resolved: 'https://registry.npmjs.org/jquery/-/jquery-1.6.1.tgz' };
    const { findings, diagnostics, packages } = await scan({
      'package-lock.json': lockOf({ [folder]: '*' }, { [folder]: entry }),
    });
    expect(findings.some(({ title }) => title.startsWith('jquery 1.6.1'))).toBe(true);
    expect(packages).toHaveLength(2);
    expect(diagnostics).toContainEqual({
      engine: 'retire',
      file_path: 'package-lock.json',
      message: expect.stringMatching(/^Lock file read in part: its entry .* is jquery 1\.6\.1 by its address: both/),
    });
  });

  test.each([
    ['*', ['harmless', 'jquery']],
    ['npm:harmless@1.6.1', ['harmless']],
  ])('looks up both names of an entry without an address that is asked for as %s', async (range, names) => {
    const entry = { version: '1.6.1', name: 'harmless' };
    const { packages, diagnostics } = await scan({
      'package-lock.json': lockOf({ jquery: range }, { jquery: entry }),
    });
    expect(packages?.map(({ name }) => name)).toEqual(names);
    const contradictions = diagnostics.filter(({ message }) => message.includes('is jquery 1.6.1 by its key: both'));
    expect(contradictions).toHaveLength(names.length - 1);
  });

  test.each(['v', '=', ' '])('reads the version behind %j', async (sign) => {
    const { packages, findings } = await scan({
      'package-lock.json': lockOf({ lodash: '*' }, { lodash: { version: `${sign}4.17.4` } }),
      'yarn.lock': `# yarn lockfile v1\n\n\nlodash@^4.0.0:\n  version "${sign}4.17.4"\n`,
    });
    expect(packages?.map(({ purl }) => purl)).toEqual(['pkg:npm/lodash@4.17.4', 'pkg:npm/lodash@4.17.4']);
    expect(new Set(findings.map(({ filePath }) => filePath)).size).toBe(2);
  });

  test('reads the address that the first version of the format has for a version', async () => {
    const version = 'https://registry.npmjs.org/jquery/-/jquery-1.6.1.tgz';
    const { packages } = await scan({
      'package-lock.json': JSON.stringify({ lockfileVersion: 1, dependencies: { jquery: { version } } }),
    });
    expect(packages?.map(({ purl }) => purl)).toEqual(['pkg:npm/jquery@1.6.1']);
  });

  test('says when the lock lacks what the manifest wants', async () => {
    const { diagnostics } = await scan({ 'package.json': manifest, 'package-lock.json': lockOf({}, {}) });
    expect(diagnostics[0]).toMatchObject({
      file_path: 'package-lock.json',
      message: expect.stringContaining('lacks 1 of'),
    });
  });

  test.each([
    ['text', '<<<<<<< HEAD'],
    ['a list', '[]'],
    ['no version', '{}'],
  ])('does not take %s for a lock', async (_name, content) => {
    const { diagnostics, coverage } = await scan({ 'package-lock.json': content });
    expect(diagnostics[0]).toMatchObject({
      file_path: 'package-lock.json',
      message: expect.stringContaining('Lock file not read'),
    });
    expect(coverage).toBe('not covered');
  });

  test('runs no script and searches no workspace of the repository, and leaves nothing behind', async () => {
    const scripts = { preinstall: 'exit 1', install: 'exit 1', prepare: 'exit 1' };
    const hostile = JSON.stringify({
      name: 'app',
      scripts,
      workspaces: ['../../../../**'],
      dependencies: { lodash: '4.17.4' },
    });
    const context = makeTree({
      'package.json': hostile,
      'package-lock.json': oldLodash,
      '.npmrc': 'registry=http://192.0.2.1/',
    });
    const { findings } = await scaEngine.scan(context);
    expect(findings.length).toBeGreaterThan(0);
    expect(readdirSync(dirname(context.root))).toEqual(['tree']);
  });
});

describe('scripts copied into the repository', () => {
  test.each([
    ['by its name', 'public/jquery-1.8.3.min.js', 'go()'],
    ['by its content', 'public/vendor.js', '/*! jQuery v1.8.3 jquery.com | jquery.org/license */\ngo()'],
  ])('knows a library %s', async (_name, path, content) => {
    const { findings, coverage } = await scan({ [path]: content });
    expect(findings.length).toBeGreaterThan(0);
    expect(findings[0]).toMatchObject({ filePath: path, title: expect.stringMatching(/^jquery 1\.8\.3: /) });
    expect(coverage).toBe('partly covered');
  });
});

describe('packages of lock files', () => {
  const workspaceLock = JSON.stringify(
    {
      name: 'app',
      lockfileVersion: 3,
      packages: {
        '': { name: 'app', workspaces: ['web'], dependencies: { a: '^1' }, devDependencies: { d: '^1' } },
        'node_modules/a': {
          version: '1.0.0',
          resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz',
          dependencies: { b: '^1' },
        },
        'node_modules/a/node_modules/b': { version: '1.1.0' },
        'node_modules/b': { version: '1.0.0', dev: true },
        'node_modules/d': { version: '1.0.0', dev: true, dependencies: { b: '1.0.0' } },
        'node_modules/g': { version: '2.0.0', resolved: 'git+ssh://git@github.com/acme/g.git#0123' },
        'node_modules/web': { resolved: 'web', link: true },
        web: { version: '0.0.0', dependencies: { g: 'acme/g' } },
      },
    },
    null,
    2,
  );

  test('of npm are handed over with their chains', async () => {
    const { root, files } = makeTree({ 'x/package-lock.json': workspaceLock, 'x/web/a.txt': '' });
    const [run] = await runEngines([scaEngine], { root, files }, { signal: never });
    const place = { ecosystem: 'npm', file: 'x/package-lock.json' };
    expect(run?.properties?.packages).toEqual([
      {
        ...place,
        name: 'a',
        version: '1.0.0',
        purl: 'pkg:npm/a@1.0.0',
        line: 17,
        isDirect: true,
        isDev: false,
        path: ['a'],
      },
      {
        ...place,
        name: 'b',
        version: '1.1.0',
        purl: 'pkg:npm/b@1.1.0',
        line: 24,
        isDirect: false,
        isDev: false,
        path: ['a', 'b'],
      },
      {
        ...place,
        name: 'b',
        version: '1.0.0',
        purl: 'pkg:npm/b@1.0.0',
        line: 27,
        isDirect: false,
        isDev: true,
        path: ['d', 'b'],
      },
      {
        ...place,
        name: 'd',
        version: '1.0.0',
        purl: 'pkg:npm/d@1.0.0',
        line: 31,
        isDirect: true,
        isDev: true,
        path: ['d'],
      },
    ]);
    expect(run?.properties?.locks).toEqual([
      {
        ...place,
        format: 'package-lock.json',
        ...{ packageCount: 4, unpinned: [], problems: [] },
        local: [
          { name: 'g', kind: 'git', line: 38 },
          { name: 'web', kind: 'workspace', line: 46 },
        ],
      },
    ]);
  });

  test('of npm workspaces are of production if a workspace says so, and their chain proves it', async () => {
    const entry = { version: '1.0.0', dev: true };
    const lock = {
      lockfileVersion: 3,
      packages: {
        '': { name: 'app', workspaces: ['web'], devDependencies: { web: '*', tool: '*', twice: '*' } },
        'node_modules/web': { resolved: 'web', link: true },
        web: { version: '1.0.0', dev: true, dependencies: { a: '*' }, devDependencies: { d: '*' } },
        'node_modules/a': {
          ...entry,
          dependencies: { twice: '*' },
          peerDependencies: { d: '*' },
          peerDependenciesMeta: { d: { optional: true } },
        },
        'node_modules/d': entry,
        'node_modules/tool': entry,
        'node_modules/twice': entry,
      },
    };
    const { packages } = await scan({ 'package-lock.json': JSON.stringify(lock) });
    expect(packages?.map(({ name, isDirect, isDev, path }) => [name, isDirect, isDev, path?.join('>')])).toEqual([
      ['a', true, false, 'a'],
      ['d', true, true, 'd'],
      ['tool', true, true, 'tool'],
      ['twice', true, false, 'a>twice'],
    ]);
  });

  const run = (...commands: string[]) =>
    `FROM x\nARG V=2.5.1\nENV W 3.1\n${commands.map((one) => `RUN ${one}\n`).join('')}`;

  test.each<[path: string, text: string, expected: string[]]>([
    [
      'deps/prod.txt',
      '# all\nDjango==4.2.1 # pinned\nrequests>=2,<3\nuvicorn[standard]===0.30.0 ; python_version > "3"\n-r more.txt\n',
      ['django 4.2.1', 'uvicorn 0.30.0'],
    ],
    ['freeze.txt', 'a==1.0\r\nb==2.0 \\\r\n    --hash=sha256:00\r\n', ['a 1.0', 'b 2.0']],
    ['notes.txt', 'a==1.0\nis what we use now.\n', []],
    ['THIRD_PARTY.txt', 'a==1.0\n', []],
    ['constraints.txt', 'a==1.0\n', []],
    ['words.txt', 'a\nb\n', []],
    ['tests/fixtures/in.txt', 'a==1.0\n', []],
    [
      'Dockerfile',
      run('pip install --no-cache-dir -U "Django[argon2]==4.2.1" requests && rm -rf /x'),
      ['django 4.2.1'],
    ],
    [
      'api.Dockerfile',
      run(
        '--mount=type=cache,target=/x python3 -m pip install \\\n    a==1.0 \\\n    b==2.0',
        'echo pip install c==3.0',
      ),
      ['a 1.0', 'b 2.0'],
    ],
    [
      'Dockerfile.dev',
      run('["pip", "install", "a==1.0"]', `pip3 install a==$V b==\${W} c==$X`),
      ['a 1.0', 'a 2.5.1', 'b 3.1'],
    ],
    [
      'Dockerfile',
      run('<<EOF\nset -e\nuv pip install --system a==1.0\nsudo npm i -g @s/tool@1.2.3\nEOF'),
      ['a 1.0', '@s/tool 1.2.3'],
    ],
    [
      'Dockerfile',
      run('npm install -g npm@latest yarn@1.22.19 pnpm@^8', 'yarn global add lerna@v6.0.0; npx -y cowsay@1.5.0 hi'),
      ['yarn 1.22.19', 'lerna 6.0.0', 'cowsay 1.5.0'],
    ],
    [
      'Containerfile',
      run(
        'gem install rack -v 2.2.3 --no-document || true',
        'gem install bundler:2.4.0',
        'cargo install --locked ripgrep --version 13.0.0',
        'composer global require "acme/tool:1.2.3"',
      ),
      ['rack 2.2.3', 'bundler 2.4.0', 'ripgrep 13.0.0', 'acme/tool 1.2.3'],
    ],
    [
      'Dockerfile',
      run(
        'sudo -H sh -c "pip install a==1"',
        'if x; then pip install b==1.0; else pip install b==2.0; fi',
        `pip install "c == \${X:-3.0}"`,
        'gem install -v 1.0 rack',
        'cargo install --version 0.17.0 cargo-audit',
        'corepack prepare pnpm@8.6.0 --activate',
      ),
      ['a 1', 'b 1.0', 'b 2.0', 'c 3.0', 'rack 1.0', 'cargo-audit 0.17.0', 'pnpm 8.6.0'],
    ],
    [
      'x.txt',
      'a @ https://example.com/a.zip\n./lib\ngit+https://x.test/y@1#egg=z\nb==1.0 --hash=sha256:00\n',
      ['b 1.0'],
    ],
    [
      'Dockerfile',
      run(
        'apt-get install -y curl=7.0.1',
        'pip install flask',
        'pip install -r requirements.txt',
        'pip download a==1.0',
        'pip install a==1.*',
      ),
      [],
    ],
  ])('are found in %s: %j', async (path, text, expected) => {
    const { packages, locks } = await scan({ [path]: text });
    expect(packages?.map(({ name, version }) => `${name} ${version}`)).toEqual(expected);
    expect(locks?.map(({ file }) => file)).toEqual(expected.length > 0 ? [path] : []);
  });

  test.each<[path: string, text: string, expected: string]>([
    ['Dockerfile', 'FROM a\nRUN pip install a==1.0\n', 'partly covered'],
    ['Dockerfile', 'FROM a\nRUN pip install -r requirements.txt\n', 'covered'],
    ['requirements.txt', 'a==1.0\n', 'not covered'],
  ])('of a change alone are not called covered: %s %j', async (path, text, expected) => {
    const { coverage } = await scaEngine.scan({ ...makeTree({ [path]: text }), isNarrow: true });
    expect(coverage).toBe(expected);
  });

  const open = 'Dependencies of Python: not looked up';
  test.each<[text: string, expected: string[], named: string | undefined]>([
    [
      `setup(name='x', install_requires=['a==1.0', "b [c]==2.0; python_version>'3'", # d==3.0\n])`,
      ['a 1.0', 'b 2.0'],
      undefined,
    ],
    [
      `setup(\n  extras_require={'dev': ['a==1.0'], ':x': ("b==" "2.0",)},\n  tests_require=REQUIRED)\nREQUIRED = [\n  'c==3.0',\n]\n`,
      ['a 1.0', 'b 2.0', 'c 3.0'],
      undefined,
    ],
    [`setup(install_requires=['a==1.0', 'b>=2'])`, ['a 1.0'], `${open}: b has no exact version`],
    ["setup(install_requires=open('r.txt').read().split())", [], `${open}: its install_requires is computed`],
    ["setup(install_requires=['a==1.0'] + more)", [], `${open}: its install_requires is computed`],
    ["setup(install_requires=[f'a=={V}'])", [], `${open}: its install_requires is computed`],
    ['setup(install_requires=[x for x in y])', [], `${open}: its install_requires is computed`],
    ["setup(**{'install_requires': ['a==1.0']})", ['a 1.0'], `${open}: its arguments of setup() are computed`],
    ["setup(install_requires=['a @ https://example.com/a.zip'])", [], undefined],
    ["setup(install_requires='''\na==1\nb==2\n''')", ['a 1', 'b 2'], undefined],
    ["setup(install_requires='a==%s' % V)", [], `${open}: its install_requires is computed`],
    ["d = ['a==1']\nd += more\nsetup(install_requires=d)", [], `${open}: its install_requires is computed`],
    ["# install_requires=['a==1']\nsetup()", [], undefined],
    ['', [], open],
    ...[
      "setup(install_requires=['a==1.0']\n        + read_requirements(),\n)",
      "setup(install_requires=['a==1.0'] # c\n + extra)",
      "setup(install_requires=reqs\n  + more)\nreqs = ['a==1.0']\n",
      "reqs = ['a==1.0'] \\\n  + more\nsetup(install_requires=reqs)",
      "reqs = ['a==1.0']\nextend(reqs)\nsetup(install_requires=reqs)",
      "setup(install_requires='a==1.0'\n  % x)",
      "setup()\nkw['install_requires'] = ['a==1.0']",
      "setup()\nsetattr(d, 'install_requires', read())",
      'def list(install_requires): pass\nsetup()',
      "setup(install_requires='a==1.0\\nb==2.0')",
    ].map((text): [string, string[], string] => [text, [], `${open}: its install_requires is computed`]),
    [
      "setup(name='x', url='https://h/#readme', install_requires=['django==1.11'], package_data={'': ['#']})",
      ['django 1.11'],
      undefined,
    ],
    ["install_requires = ['a==1.0']  # c\nsetup(install_requires=install_requires)", ['a 1.0'], undefined],
    ["R = (\n  'a==1.0',\n)\n\nif x:\n  y = 2 ** 3\nsetup(install_requires=R, tests_require=R)", ['a 1.0'], undefined],
    ["def f(*a, **kw): pass\nfrom setuptools import setup\nsetup(name='x')", [], undefined],
    [
      "install_requires = ['a==1.0']\ninstall_requires += x\nsetup()",
      ['a 1.0'],
      `${open}: its install_requires is computed`,
    ],
    ...[
      'setup(\n  # c\n  **kw)',
      'from setuptools import setup as s\ns(**kw)',
      'from setuptools import setup as s\ns(name="x")',
      `x = [\n${"  'word',\n".repeat(12_000)}]\nimport setuptools\nsetuptools.setup(name='x', **kw)`,
      "import setuptools\nexec(open('other.py').read())",
      'import distutils.core\ndef setup(): pass\n',
      "setup()\nx = 'a\n",
    ].map((text): [string, string[], string] => [text, [], `${open}: its arguments of setup() are computed`]),
  ])('are found in setup.py, and what of it is not read is named: %s', async (text, expected, named) => {
    const { packages, diagnostics } = await scan({ 'setup.py': text });
    expect(packages?.map(({ name, version }) => `${name} ${version}`)).toEqual(expected);
    expect(diagnostics.find(({ message }) => message.startsWith(open))?.message).toBe(named);
  });

  test('of npm may be links to copies, and may be only in the part that npm 6 reads', async () => {
    const { packages, locks } = await scan({
      'a/package-lock.json': JSON.stringify({
        lockfileVersion: 2,
        packages: {
          '': {
            dependencies: { lodash: 'file:vendor/lodash', own: 'file:own', gone: 'file:gone', alias: 'npm:real@2' },
          },
          'node_modules/lodash': { resolved: 'vendor/lodash', link: true },
          'vendor/lodash': { version: '4.17.21' },
          'node_modules/own': { resolved: 'own', link: true },
          own: { version: '1.0.0' },
          'node_modules/gone': { resolved: 'gone', link: true },
          gone: { version: '1.0.0' },
          'node_modules/same': { version: '1.0.0', resolved: 'https://registry.npmjs.org/same/-/same-1.0.0.tgz' },
          'node_modules/alias': { name: 'real', version: '2.0.0' },
        },
        dependencies: {
          lodash: { version: 'file:vendor/lodash' },
          same: { version: '1.0.0', resolved: 'https://registry.npmjs.org/same/-/same-1.0.0.tgz' },
          alias: { version: 'npm:real@2.0.0', dependencies: { older: { version: '0.1.0' } } },
          other: { version: '1.0.0', resolved: 'https://registry.npmjs.org/evil/-/evil-6.6.6.tgz' },
        },
      }),
      'a/vendor/lodash/package.json': '{"name": "lodash", "version": "4.17.4"}',
      'a/own/index.js': '',
    });
    expect(packages?.map(({ name, version }) => `${name} ${version}`).sort()).toEqual([
      ...['evil 6.6.6', 'lodash 4.17.4', 'older 0.1.0', 'real 2.0.0', 'same 1.0.0'],
    ]);
    expect(locks?.[0]?.local.map(({ name, kind }) => `${name} ${kind}`).sort()).toEqual([
      ...['gone archive', 'lodash copy', 'own workspace'],
    ]);
    expect(locks?.[0]?.problems).toEqual([
      'its dependencies, which npm 6 reads, have older 0.1.0, and its packages do not',
      'its dependencies, which npm 6 reads, have evil 6.6.6, and its packages do not',
    ]);
  });

  test('that come from no registry are named, once for each lock', async () => {
    const { diagnostics } = await scan({
      'x/package-lock.json': workspaceLock,
      ...{ 'x/web/index.js': '', 'lib/a.py': '', 'a/index.js': '' },
      'requirements.txt': `${'abcdefg'
        .split('')
        .map((name) => `${name} @ https://example.com/${name}.zip`)
        .join('\n')}\n-e ./lib\n`,
      'yarn.lock': '# yarn lockfile v1\n\n\n"a@link:./a":\n  version "0.0.0"\n',
      'Cargo.lock': '[[package]]\nname = "own"\nversion = "1.0.0"\n',
    });
    const start = 'Packages not from a registry, so they were not looked up: ';
    expect(
      diagnostics.filter(({ message }) => message.startsWith(start)).map(({ message }) => message.slice(start.length)),
    ).toEqual([
      '8 in requirements.txt: a (url), b (url), c (url), d (url), e (url), …',
      '1 in x/package-lock.json: g (git)',
      '1 in yarn.lock: a (file)',
    ]);
  });

  test.each([
    [
      'marks of a merge conflict',
      '<<<<<<< ours\n{}\n=======\n{}\n>>>>>>> theirs\n',
      'it contains the marks of a merge conflict',
    ],
    ['a version of the future', '{"lockfileVersion": 9, "packages": {}}', 'its lockfileVersion 9 is not known'],
    [
      'a name twice',
      '{"lockfileVersion": 3, "packages": {}, "packages": {}}',
      'it contains the name "packages" twice in one object',
    ],
    [
      'a depth of 5,000',
      `{"lockfileVersion": 3, "a": ${'['.repeat(5000)}${']'.repeat(5000)}}`,
      'it nests deeper than 200 levels',
    ],
  ])('are not taken from a lock of npm with %s', async (_, lock, refusal) => {
    const { diagnostics, locks, coverage } = await scan({ 'npm-shrinkwrap.json': lock });
    expect(diagnostics[0]).toMatchObject({
      file_path: 'npm-shrinkwrap.json',
      message: `Lock file not read: ${refusal}`,
    });
    expect(locks).toEqual([expect.objectContaining({ file: 'npm-shrinkwrap.json', refusal, packageCount: 0 })]);
    expect(coverage).toBe('not covered');
  });

  test('of every ecosystem are handed over, each lock with its counts', async () => {
    const { packages, locks } = await scan({
      'api/requirements.txt': 'Django==4.2.1\nrequests\n-r more.txt\n',
      'api/more.txt': 'PyYAML==5.3\n',
      'Cargo.lock': '[[package]\n',
    });
    expect(packages?.map(({ purl, file }) => [purl, file])).toEqual([
      ['pkg:pypi/django@4.2.1', 'api/requirements.txt'],
      ['pkg:pypi/pyyaml@5.3', 'api/more.txt'],
    ]);
    const counts = locks?.map(({ file, packageCount, unpinned, refusal }) => [
      file,
      packageCount,
      unpinned.length,
      refusal,
    ]);
    expect(counts).toEqual([
      ['Cargo.lock', 0, 0, expect.stringMatching(/^it is not valid TOML/)],
      ['api/requirements.txt', 2, 1, undefined],
    ]);
  });

  test('of npm, version 1, may come from an address or from outside of the repository, and a list is no lock', async () => {
    const { locks, diagnostics } = await scan({
      'package-lock.json': JSON.stringify({
        lockfileVersion: 1,
        dependencies: { e: { version: 'https://example.com/e.tgz' }, d: { version: 'file:../d' } },
      }),
      'web/package-lock.json': JSON.stringify({ lockfileVersion: 1, dependencies: { d: { version: 'file:../d' } } }),
      'd/index.js': '',
      'list/package-lock.json': JSON.stringify({ lockfileVersion: 3, packages: [{ name: 'a', version: '1.0.0' }] }),
    });
    expect(locks?.map(({ file, local }) => [file, ...local.map(({ name, kind }) => `${name} ${kind}`)])).toEqual([
      ['list/package-lock.json'],
      ['package-lock.json', 'e url', 'd archive'],
      ['web/package-lock.json', 'd workspace'],
    ]);
    expect(diagnostics).toContainEqual({
      engine: 'retire',
      message: 'Lock file not read: its packages is not a table',
      file_path: 'list/package-lock.json',
    });
  });

  const packed = (name: string) => `https://registry.npmjs.org/${name}/-/${name}-1.0.0.tgz`;
  test.each<[string, object, packages: string[], local: string[]]>([
    [
      'that is a workspace of its own',
      {
        packages: {
          ...{ 'node_modules/app': { resolved: '', link: true }, 'node_modules/a': { version: '1.0.0' } },
          ...{ 'node_modules/own': { resolved: './own/', link: true }, own: { version: '1.0.0' } },
        },
      },
      ['a 1.0.0'],
      ['own workspace'],
    ],
    [
      'whose packages come from elsewhere',
      {
        packages: {
          'node_modules/@s/a': { version: '1.0.0', resolved: 'github:s/a#main' },
          'node_modules/b': { version: '1.0.0', resolved: 'file:vendor/b-1.0.0.tgz' },
          'node_modules/c': { version: '1.0.0', resolved: 'file:own' },
          'node_modules/d': { resolved: 'https://example.com/d.tgz' },
        },
      },
      [],
      ['@s/a git', 'b archive', 'c file', 'd url'],
    ],
    [
      'of version 1',
      {
        lockfileVersion: 1,
        dependencies: {
          a: { version: '', resolved: packed('a') },
          b: { version: 'npm:real@1.0.0' },
          c: { version: 'git+ssh://git@example.com/c.git#main' },
          d: { version: 's/d#main' },
          e: { version: '>=1', resolved: packed('e') },
          f: { version: 'file:./own/', dependencies: { nested: { version: '1.0.0' } } },
          g: { version: 'file:node_modules/e' },
        },
      },
      ['a 1.0.0', 'real 1.0.0', 'e 1.0.0', 'nested 1.0.0'],
      ['c git', 'd git', 'f workspace'],
    ],
  ])('are found in a lock of npm %s', async (_, lock, packages, local) => {
    const run = await scan({
      'package-lock.json': JSON.stringify({ lockfileVersion: 3, ...lock }),
      'own/index.js': '',
    });
    expect(run.packages?.map(({ name, version }) => `${name} ${version}`)).toEqual(packages);
    expect(run.locks?.[0]?.local.map(({ name, kind }) => `${name} ${kind}`)).toEqual(local);
    expect(run.locks?.[0]?.problems).toEqual([]);
  });

  test('of npm are what the nearest folder has, and the last of two fields says for what they are', async () => {
    const one = { version: '1.0.0' };
    const { packages, diagnostics } = await scan({
      'package-lock.json': JSON.stringify({
        lockfileVersion: 3,
        packages: {
          '': {
            dependencies: { a: '*', both: '*', '../x': '*' },
            optionalDependencies: { fsevents: '*' },
            devDependencies: { both: '*' },
            peerDependencies: { peer: '*' },
          },
          'node_modules/a': { ...one, dependencies: { b: '*' } },
          'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '*' } },
          'node_modules/a/node_modules/b/node_modules/d': one,
          'node_modules/b': one,
          'node_modules/both': one,
          'node_modules/c': one,
          'node_modules/left': { ...one, dev: true },
          '../lib': { dependencies: { b: '*' } },
        },
      }),
    });
    const rows = packages?.map(({ name, version, isDirect, isDev, path }) => [
      `${name} ${version}`,
      [isDirect, isDev, path?.join('>')],
    ]);
    expect(rows).toEqual([
      ['a 1.0.0', [true, false, 'a']],
      ['b 2.0.0', [false, false, 'a>b']],
      ['d 1.0.0', [false, false, undefined]],
      ['b 1.0.0', [false, false, undefined]],
      ['both 1.0.0', [true, false, 'both']],
      ['c 1.0.0', [false, false, 'a>b>c']],
      ['left 1.0.0', [false, true, undefined]],
    ]);
    expect(diagnostics[0]?.message).toContain("lacks 1 of the manifest's dependencies");
  });

  const one = { version: '1.0.0' };
  test.each<[string, object, string]>([
    [
      'whose link leads to no entry',
      { 'node_modules/w': { resolved: 'w', link: true } },
      'its link node_modules/w leads to',
    ],
    ['whose link says nothing', { 'node_modules/a': { ...one, link: true } }, 'its link node_modules/a leads nowhere'],
    ...['node_modules/a/', './node_modules/a', 'node_modules/@s//a', 'node_modules/a/x/..', '/node_modules/a'].map(
      (path): [string, object, string] => [
        `with ${path}`,
        { [path]: one },
        `its ${path} is not a path as npm writes it`,
      ],
    ),
  ])('are not taken from a lock of npm %s', async (_, packages, refusal) => {
    const { locks } = await scan({ 'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages }) });
    expect(locks?.[0]?.refusal).toContain(refusal);
  });

  test('are not taken from a lock of npm of version 1 with a name that npm does not write', async () => {
    const dependencies = { a: { version: '1.0.0', dependencies: { 'lodash/': { version: '4.17.0' } } } };
    const { locks } = await scan({ 'package-lock.json': JSON.stringify({ lockfileVersion: 1, dependencies }) });
    expect(locks?.[0]?.refusal).toBe('its node_modules/a/node_modules/lodash/ is not a path as npm writes it');
  });

  test('of a manifest without a lock are those that it pins, and the manifest is named all the same', async () => {
    const { packages, diagnostics } = await scan({
      'package.json': '{"dependencies": {"jsonwebtoken": "0.4.0", "express": "^4.0.0"}}',
      'locked/package.json': '{"dependencies": {"lodash": "4.17.4"}}',
      'locked/package-lock.json':
        '{"lockfileVersion":3,"packages":{"":{"dependencies":{"lodash":"4.17.4"}},"node_modules/lodash":{"version":"4.17.4"}}}',
    });
    expect(packages?.map(({ purl, file }) => `${purl} ${file}`).sort()).toEqual([
      'pkg:npm/jsonwebtoken@0.4.0 package.json',
      'pkg:npm/lodash@4.17.4 locked/package-lock.json',
    ]);
    const named = diagnostics.filter(({ file_path: path }) => path !== undefined);
    expect(named.map(({ file_path: path, message }) => `${path} ${message}`)).toEqual([
      'package.json Manifest without a lock file: the versions of its dependencies are not known',
    ]);
  });

  test('of pnpm are compared with the offline data as those of npm are', async () => {
    const lock = "lockfileVersion: '9.0'\npackages:\n  lodash@4.17.4:\n    resolution: {integrity: sha512-AAAA==}\n";
    const { findings, coverage, lookedAt } = await scan({ 'package.json': manifest, 'pnpm-lock.yaml': lock });
    expect(findings).toContainEqual(
      expect.objectContaining({
        filePath: 'pnpm-lock.yaml',
        line: 3,
        title: expect.stringContaining('CVE-2021-23337'),
      }),
    );
    expect({ coverage, lookedAt }).toEqual({ coverage: 'partly covered', lookedAt: ['pnpm-lock.yaml'] });
  });

  test.each([
    [
      'beside its lock',
      { 'a/Gemfile': '', 'a/Gemfile.lock': 'GEM\n  specs:\n    a (1)\n\nDEPENDENCIES\n  a\n' },
      false,
    ],
    ['below a lock of its workspace', { 'a/b/Cargo.toml': '', 'Cargo.lock': 'version = 3\n' }, false],
    ['beside the lock of another folder', { 'a/Gemfile': '', 'Gemfile.lock': 'DEPENDENCIES\n' }, true],
    ['beside a lock that cannot be read', { Gemfile: '', 'Gemfile.lock': 'oh' }, true],
  ] as [string, Files, boolean][])('name a manifest %s: %#', async (_, files, isNamed) => {
    const { diagnostics } = await scan(files);
    const named = diagnostics.some(({ message }) => message.startsWith('Dependencies of '));
    expect(named).toBe(isNamed);
  });
});

describe('what it admits', () => {
  test('other package managers and ecosystems are named', async () => {
    const { diagnostics, coverage } = await scan({
      'yarn.lock': '',
      'package.json': manifest,
      'api/go.mod': 'module api\n\ngo 1.22\n\nrequire example.com/b v1.0.0\n',
      'x/requirements.txt': '',
      'bun.lock': '',
      'mix.lock': '',
    });
    expect(diagnostics.map((one) => [one.file_path, one.message.split(':')[0]])).toEqual([
      ['api/go.mod', 'Packages not looked up'],
      ['yarn.lock', 'Lock file not read'],
      ['bun.lock', 'Lock file of Bun'],
      ['mix.lock', 'Dependencies of Elixir and Erlang'],
      [undefined, 'No dependencies were checked'],
    ]);
    expect(coverage).toBe('not covered');
  });

  const yarn = (...entries: string[]) =>
    `# yarn lockfile v1\n\n${entries.map((entry) => `\n${entry}:\n  version "18.2.0"\n`).join('')}`;
  const pnpm = (importers: string) =>
    `lockfileVersion: '9.0'\nimporters:\n${importers}packages:\n  react@18.2.0: {resolution: {integrity: x}}\nsnapshots:\n  react@18.2.0: {}\n`;
  const wants = (dependencies: Record<string, string>, more = {}) => JSON.stringify({ dependencies, ...more });
  const reactImporter = '  .:\n    dependencies:\n      react: {specifier: ^18.0.0, version: 18.2.0}\n';

  test.each<[string, Files, string[]]>([
    [
      'a manifest below a lock of Yarn that does not know it',
      {
        'yarn.lock': yarn('react@^18.0.0'),
        'package.json': wants({ react: '^18.0.0' }),
        'svc/package.json': wants({ jquery: '1.6.1' }),
      },
      ['svc/package.json Manifest without a lock file: the versions of its dependencies are not known'],
    ],
    [
      'a manifest below a lock of pnpm that does not know it',
      {
        'pnpm-lock.yaml': pnpm(reactImporter),
        'package.json': wants({ react: '^18.0.0' }),
        'svc/package.json': wants({ jquery: '1.6.1' }),
      },
      ['svc/package.json Manifest without a lock file: the versions of its dependencies are not known'],
    ],
    [
      'what a lock of Yarn lacks',
      { 'yarn.lock': yarn('react@^18.0.0'), 'package.json': wants({ react: '^18.0.0', jquery: '^1.0.0' }) },
      ["yarn.lock The lock file lacks 1 of the manifest's dependencies, which were not looked up: jquery@^1.0.0"],
    ],
    [
      'what a lock of Yarn has for another range',
      { 'yarn.lock': yarn('react@^18.0.0'), 'package.json': wants({ react: '0.13.0' }) },
      ["yarn.lock The lock file lacks 1 of the manifest's dependencies, which were not looked up: react@0.13.0"],
    ],
    [
      'what a workspace of Yarn wants and the lock lacks',
      {
        'yarn.lock': yarn('react@^18.0.0'),
        'package.json': wants({ react: '^18.0.0' }, { workspaces: { packages: ['packages/*', '!packages/b'] } }),
        'packages/a/package.json': wants({ jquery: '1.6.1' }),
        'packages/b/package.json': wants({ lodash: '1.0.0' }),
      },
      [
        "yarn.lock The lock file lacks 1 of the manifest's dependencies, which were not looked up: jquery@1.6.1",
        'packages/b/package.json Manifest without a lock file: the versions of its dependencies are not known',
      ],
    ],
    [
      'what a lock of pnpm lacks',
      { 'pnpm-lock.yaml': pnpm(reactImporter), 'package.json': wants({ react: '^18.0.0', jquery: '^1.0.0' }) },
      ["pnpm-lock.yaml The lock file lacks 1 of the manifest's dependencies, which were not looked up: jquery@^1.0.0"],
    ],
    [
      'a package that an importer of pnpm names and the lock lacks',
      { 'pnpm-lock.yaml': pnpm(`${reactImporter}      jquery: {specifier: ^1.0.0, version: 1.6.1}\n`) },
      ["pnpm-lock.yaml The lock file lacks 1 of the manifest's dependencies, which were not looked up: jquery@1.6.1"],
    ],
    [
      'nothing of ordinary locks of Yarn',
      {
        'yarn.lock': yarn('react@^18.0.0', '"old@npm:lodash@4"', '"pinned@1.0.0"'),
        'package.json': wants(
          { react: '^18.0.0', old: 'npm:lodash@4', web: '^1.0.0', lib: 'file:../lib', pinned: '^0.9.0' },
          { workspaces: ['packages/**'], resolutions: { pinned: '1.0.0' }, optionalDependencies: { fsevents: '*' } },
        ),
        'packages/x/web/package.json': wants({ react: '^18.0.0' }, { name: 'web' }),
      },
      [],
    ],
    [
      'nothing of ordinary locks of pnpm',
      {
        'pnpm-lock.yaml': pnpm(
          `${reactImporter}  packages/web:\n    dependencies:\n      core: {specifier: 'workspace:*', version: 'link:../core'}\n`,
        ),
        'package.json': wants({ react: '^18.0.0' }, { optionalDependencies: { fsevents: '*' } }),
        'packages/web/package.json': wants({ core: 'workspace:*' }),
      },
      [],
    ],
  ])('names %s', async (_, files, expected) => {
    const { diagnostics } = await scan(files);
    const named = diagnostics.filter(
      ({ message }) => !/^(?:Offline data only|No dependencies were checked|Packages not from)/.test(message),
    );
    expect(named.map((one) => `${one.file_path} ${one.message}`)).toEqual(expected);
  });

  const cargoLock =
    '[[package]]\nname = "a"\nversion = "1.0.0"\nsource = "registry+https://github.com/rust-lang/crates.io-index"\n';
  const centralLock = '{"version": 1, "dependencies": {"net8.0": {}}}';
  test.each<[string, Files, string[]]>([
    ['a lock that no reader knows', { 'renv.lock': '{}' }, ['renv.lock']],
    ['what is compiled into no lock', { 'requirements.in': 'django\n' }, ['requirements.in']],
    [
      'what is compiled into the lock of another name',
      { 'requirements-dev.in': 'pytest\n', 'requirements.txt': 'django==1.0\n' },
      ['requirements.txt', 'requirements-dev.in'],
    ],
    [
      'nothing that is compiled into a lock',
      { 'requirements.in': 'django\n', 'requirements.txt': 'django==1.0\n' },
      ['requirements.txt'],
    ],
    [
      'what only another folder locks',
      {
        ...{ 'a/requirements.in': 'django\n', 'b/requirements.txt': 'django==1.0\n' },
        ...{ 'c/Pipfile': '[packages]\na = "*"\n', 'd/Pipfile.lock': '{"default": {"a": {"version": "==1.0"}}}' },
        ...{
          'e/Cargo.toml': '[dependencies]\na = "1"\n',
          'f/Cargo.lock': cargoLock,
        },
        ...{ 'g/Gemfile': "gem 'a'\n", 'h/Gemfile.lock': 'GEM\n  specs:\n    a (1.0)\n' },
      },
      [
        ...['b/requirements.txt', 'd/Pipfile.lock', 'f/Cargo.lock', 'h/Gemfile.lock'],
        ...['a/requirements.in', 'c/Pipfile', 'e/Cargo.toml', 'g/Gemfile'],
      ],
    ],
    ['a pyproject.toml with dependencies', { 'pyproject.toml': '[project]\nname = "a"\n' }, ['pyproject.toml']],
    ['none that only configures tools', { 'pyproject.toml': '[tool.black]\nline-length = 100\n' }, []],
    ['one that cannot be read', { 'pyproject.toml': '[tool' }, ['pyproject.toml']],
    [
      'no list of versions whose projects have locks',
      {
        'Directory.Packages.props': '<Project/>',
        'src/a/packages.lock.json': centralLock,
        'gradle/libs.versions.toml': '',
        'app/gradle.lockfile': 'empty=\n',
      },
      [],
    ],
    [
      'a list of versions beside which nothing is locked',
      { 'src/Directory.Packages.props': '<Project/>', 'other/packages.lock.json': centralLock },
      ['src/Directory.Packages.props'],
    ],
  ])('names %s', async (_, files, expected) => {
    const { diagnostics } = await scan(files);
    expect(diagnostics.flatMap(({ file_path: path }) => path ?? [])).toEqual(expected);
  });

  const declaring: Files = {
    'setup.cfg': '[options]\ninstall_requires =\n    requests>=2\n',
    'conan.lock': '{"version": "0.5", "requires": ["zlib/1.2.11"]}',
    'gradle/dependencies.gradle': "ext.libs = [a: 'org.a:a:1.0']\n",
    'settings.gradle.kts': 'plugins { id("org.a") version "1.0" }\n',
    'gradle/tools.versions.toml': '[libraries]\n',
    'Directory.Build.props': '<Project><ItemGroup><PackageReference Include="A" Version="1.0" /></ItemGroup></Project>',
    'eng/Packages.targets': '<Project><PackageReference Update="A" Version="1.0" /></Project>',
    'environment-dev.yml': 'name: a\ndependencies:\n  - python=3.12\n',
    'MODULE.bazel': 'bazel_dep(name = "rules_go", version = "0.46.0")\n',
    'Manifest.toml': 'julia_version = "1.10.0"\n',
    'constraints.txt': 'requests==2.0\n',
    'go.work': 'go 1.22\nuse ./a\n',
    'obj/project.assets.json': '{"version": 3}',
    'flake.lock': '{}',
    'sub/Chart.yaml': 'apiVersion: v2\ndependencies:\n  - name: redis\n    version: 1.0.0\n',
    'project/Dependencies.scala': 'val a = "org.a" %% "a" % "1.0"\n',
    'tool-lock.json': '{"a": "1.0.0"}',
  };
  test.each(Object.keys(declaring))('names %s beside a lock that is read', async (path) => {
    const known = { 'web/package.json': '{}', 'web/package-lock.json': oldLodash };
    const { diagnostics } = await scan({ ...known, [path]: declaring[path] ?? '' });
    const named = diagnostics.filter(({ file_path: place }) => place !== undefined);
    expect(named).toEqual([{ engine: 'retire', file_path: path, message: expect.stringMatching(/not looked up$/) }]);
  });

  const goModule = 'module a\n\ngo 1.22\n';
  test.each<[string, Files]>([
    [
      'what the locks of Gradle lock',
      {
        ...{ 'settings.gradle': "plugins { id 'a' version '1.0' }", 'build.gradle': 'dependencies {}\n' },
        ...{ 'gradle/libs.versions.toml': '', 'gradle/java.gradle': 'dependencies {}\n' },
        ...{ 'app/build.gradle.kts': 'dependencies {}\n', 'app/gradle.lockfile': 'empty=\n' },
      },
    ],
    [
      'the files of a workspace of Go',
      {
        ...{ 'go.work': 'go 1.22\nuse ./a\n', 'go.work.sum': '', 'a/go.mod': goModule, 'a/go.sum': '' },
        'a/vendor/modules.txt': '',
      },
    ],
    [
      'the manifests that requirements pin',
      {
        'requirements.txt': 'requests==2.0 --hash=sha256:0\n',
        ...{ 'setup.cfg': '[options]\ninstall_requires = requests\n', 'setup.py': 'setup()\n' },
        'pyproject.toml': '[project]\nname = "a"\n',
      },
    ],
    [
      'constraints and requirements that others include',
      {
        'requirements.txt': '-c constraints.txt\n-r deps/base.txt\nrequests\n',
        ...{ 'constraints.txt': 'requests==2.0\n', 'deps/base.txt': 'flask==3.0\n' },
      },
    ],
    [
      'what only has such a name',
      {
        ...{ 'setup.cfg': '[flake8]\nmax-line-length = 100\n', 'k8s/environment.yml': 'apiVersion: v1\n' },
        ...{ 'Chart.yaml': 'apiVersion: v2\n', 'icons/pad-lock.svg': '<svg version="1.1"/>', 'run.lock': '4711\n' },
        ...{
          'src/project/Model.scala': 'class Model\n',
          'Version.props': '<Project><Version>1.2.3</Version></Project>',
        },
        ...{
          'project.toml': '[_]\nschema-version = "0.2"\n',
          'deno.json': '{"fmt": {}}',
          'src/file-lock.ts': 'a(1.5)',
        },
      },
    ],
    [
      'the script that has a lock',
      {
        'tool.py.lock':
          'version = 1\n\n[manifest]\nrequirements = [{ name = "rich" }]\n\n[[package]]\nname = "rich"\nversion = "13.0.0"\nsource = { registry = "https://pypi.org/simple" }\n',
      },
    ],
  ])('does not name %s', async (_, files) => {
    const { diagnostics } = await scan(files);
    const named = diagnostics.filter(({ message }) => !message.startsWith('Packages not looked up'));
    expect(named.flatMap(({ file_path: path }) => path ?? [])).toEqual([]);
  });

  test('a manifest without a lock is named, one without dependencies needs none', async () => {
    const without = await scan({ 'package.json': manifest });
    expect(without.coverage).toBe('not covered');
    expect(without.diagnostics[0]).toMatchObject({
      file_path: 'package.json',
      message: expect.stringContaining('without a lock file'),
    });
    expect((await scan({ 'package.json': '{"type":"module"}' })).coverage).toBe('partly covered');
  });

  test("a workspace's manifest is covered by the lock above it", async () => {
    const lock = JSON.stringify({
      lockfileVersion: 3,
      packages: {
        '': { name: 'app', workspaces: ['packages/*'] },
        'node_modules/web': { resolved: 'packages/web', link: true },
        'packages/web': { name: 'web', version: '1.0.0', dependencies: { lodash: '4.17.4' } },
        'node_modules/lodash': { version: '4.17.4' },
      },
    });
    const root = '{"name":"app","workspaces":["packages/*"]}';
    const { diagnostics, findings } = await scan({
      'package.json': root,
      'package-lock.json': lock,
      'packages/web/package.json': manifest,
    });
    expect(diagnostics).toHaveLength(1);
    expect(findings.length).toBeGreaterThan(0);
  });

  test('no lock and no manifest is not covered', async () => {
    const { coverage, lookedAt, findings } = await scan({ 'a.js': 'go()' });
    expect({ coverage, lookedAt, findings }).toEqual({ coverage: 'not covered', lookedAt: [], findings: [] });
  });

  test('missing packages make it not covered, and are named', async () => {
    const error = Object.assign(new Error('x'), { code: 'ERR_MODULE_NOT_FOUND' });
    const { coverage, diagnostics } = await createScaEngine(() => Promise.reject(error)).scan(
      makeTree({ 'package-lock.json': oldLodash }),
    );
    expect(coverage).toBe('not covered');
    expect(diagnostics[0]?.message).toContain('npm install --no-save retire@5');
  });

  test.each([
    ['a lock', { 'package-lock.json': oldLodash }, true],
    ['scripts alone', { 'a.js': 'a()' }, false],
  ])('loads what reads locks only where there is one: %s', async (_, files: Files, hasLocks) => {
    const asked: boolean[] = [];
    const load: Parameters<typeof createScaEngine>[0] = async ({ hasLocks: are }) => {
      asked.push(are);
      const advisories = { retire, data: {}, source: 'none' };
      return { advisories, parsers: undefined };
    };
    await createScaEngine(load).scan(makeTree(files));
    expect(asked).toEqual([hasLocks]);
  });
});
