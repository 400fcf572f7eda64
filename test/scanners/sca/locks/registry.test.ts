import { describe, expect, it } from 'vitest';
import { scaEngine } from '../../../../src/scanners/sca/sca.ts';
import { costRatioOf, measured } from '../../../cost.ts';
import { type Files, makeTree } from '../../../service/temporary-repository.ts';
import * as samples from './samples.ts';

/** Those that locks name by a path. */
const folders = [
  ...['lib', 'a/lib', 'api/lib', 'lib/b', 'local', 'packages/web', 'packages/x', 'engines/x', 'engines/shop', 'x'],
  ...['third_party/x', 'vendor/x', 'vendor/a/x', 'vendor/gems/x'],
];

/** Scans the lock alone, with the other files and folders around it. A text says why it was refused. */
async function read(path: string, files: Files, existing: readonly string[] = folders) {
  const inFolders = existing.map((folder) => [`${folder}/README`, '']);
  const tree = makeTree({ ...files, ...Object.fromEntries(inFolders) });
  const context = { ...tree, files: tree.files.filter((file) => file.path === path), neighbours: tree.files };
  const { packages = [], locks: [lock] = [] } = await scaEngine.scan(context);
  if (lock === undefined) throw new Error(`${path} is no lock`);
  return lock.refusal ?? { ...lock, packages };
}

type Contents = Awaited<ReturnType<typeof read>>;

/** One line for each package: its URL, line, and what the lock says about it. */
function describeContents(contents: Contents): string[] {
  if (typeof contents === 'string') return [`refused: ${contents}`];
  const { packages, local, unpinned, problems } = contents;
  return [
    ...packages.map(({ purl, line, isDirect, isDev, path, file }) =>
      [
        purl.slice('pkg:'.length),
        `${file.replace(/^.*\//, '')}:${line ?? '-'}`,
        { true: 'direct', false: 'transitive', undefined: '?' }[String(isDirect)],
        { true: 'dev', false: 'production', undefined: '?' }[String(isDev)],
        path?.join('>') ?? '-',
      ].join(' '),
    ),
    ...local.map(({ name, kind }) => `local: ${name} ${kind}`),
    ...unpinned.map(({ name, reason }) => `unpinned: ${name} ${reason}`),
    ...problems.map((problem) => `problem: ${problem}`),
  ];
}

const yarnHead = '__metadata:\n  version: 8\n\n';
const yarnEntry = (key: string, name: string, version: string, needs = '') =>
  `"${key}":\n  version: ${version}\n  resolution: "${name}@npm:${version}"\n${needs}  languageName: node\n  linkType: hard\n\n`;
const pom = (artifact: string, body: string, version = '<version>2.0</version>') =>
  `<project><groupId>org.acme</groupId><artifactId>${artifact}</artifactId>${version}${body}</project>`;
const maven = (name: string, more = '') => {
  const [group, artifact] = name.split(':');
  return `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId>${more}</dependency>`;
};
const managing = (entries: string) =>
  `<dependencyManagement><dependencies>${entries}</dependencies></dependencyManagement>`;

const rows: [path: string, files: Files, expected: string[]][] = [
  [
    'yarn.lock',
    {
      'yarn.lock':
        yarnHead +
        yarnEntry('a@npm:2.0.0', 'a', '2.0.0', '  dependencies:\n    b: "npm:^1.0.0"\n') +
        yarnEntry('b@npm:1.5.0', 'b', '1.5.0') +
        yarnEntry('c@npm:^17.0.0', 'c', '17.0.2') +
        yarnEntry('c@npm:^18.0.0', 'c', '18.2.0') +
        yarnEntry('@s/d@npm:4.0.0', '@s/d', '4.0.0'),
      'package.json': JSON.stringify({
        dependencies: { a: '^1.0.0', c: 'catalog:' },
        devDependencies: { '@s/d': 'catalog:old' },
        resolutions: { a: '2.0.0', '**/b': '1.5.0' },
      }),
      '.yarnrc.yml': 'catalog:\n  c: ^18.0.0\ncatalogs:\n  old:\n    "@s/d": 4.0.0\n',
    },
    [
      'npm/a@2.0.0 yarn.lock:4 direct production a',
      'npm/b@1.5.0 yarn.lock:12 transitive production a>b',
      'npm/c@17.0.2 yarn.lock:18 transitive ? -',
      'npm/c@18.2.0 yarn.lock:24 direct production c',
      'npm/%40s/d@4.0.0 yarn.lock:30 direct dev @s/d',
    ],
  ],
  [
    'yarn.lock',
    {
      'yarn.lock':
        yarnHead +
        ['b', '@a/b', 'c', '@a/c'].map((name) => yarnEntry(`${name}@npm:^1.0.0`, name, '1.0.0')).join('') +
        ['b', '@a/b', 'c'].map((name) => yarnEntry(`${name}@npm:2.0.0`, name, '2.0.0')).join(''),
      'package.json': JSON.stringify({
        dependencies: { '@a/b': '^1.5.0', b: '^1.5.0', c: '^1.5.0', '@a/c': '^1.5.0' },
        resolutions: { '@a/b': '2.0.0', '@x/y/c@npm:^1.5.0': '2.0.0' },
      }),
    },
    [
      'npm/b@1.0.0 yarn.lock:4 direct production b',
      'npm/%40a/b@1.0.0 yarn.lock:10 transitive ? -',
      'npm/c@1.0.0 yarn.lock:16 transitive ? -',
      'npm/%40a/c@1.0.0 yarn.lock:22 direct production @a/c',
      'npm/b@2.0.0 yarn.lock:28 direct production b',
      'npm/%40a/b@2.0.0 yarn.lock:34 direct production @a/b',
      'npm/c@2.0.0 yarn.lock:40 direct production c',
    ],
  ],
  [
    'yarn.lock',
    {
      'yarn.lock':
        yarnHead +
        yarnEntry('dev@npm:^1.0.0', 'dev', '1.0.0', '  dependencies:\n    c: "npm:^1.0.0"\n') +
        yarnEntry('a@npm:^1.0.0', 'a', '1.0.0', '  dependencies:\n    b: "npm:^1.0.0"\n') +
        yarnEntry('b@npm:^1.0.0', 'b', '1.0.0', '  dependencies:\n    c: "npm:^1.0.0"\n') +
        yarnEntry('c@npm:^1.0.0', 'c', '1.0.0'),
      'package.json': '{"devDependencies": {"dev": "^1.0.0"}, "dependencies": {"a": "^1.0.0"}}',
    },
    [
      'npm/dev@1.0.0 yarn.lock:4 direct dev dev',
      'npm/a@1.0.0 yarn.lock:12 direct production a',
      'npm/b@1.0.0 yarn.lock:20 transitive production a>b',
      'npm/c@1.0.0 yarn.lock:28 transitive production a>b>c',
    ],
  ],
  [
    'pnpm-lock.yaml',
    {
      'pnpm-lock.yaml':
        'lockfileVersion: 5.4\n\ndependencies:\n  a: registry.npmmirror.com/a/1.0.0\n\npackages:\n\n  registry.npmmirror.com/a/1.0.0:\n    resolution: {integrity: x}\n    dependencies:\n      "@s/b": registry.npmmirror.com/@s/b/2.0.0_a@1.0.0\n\n  registry.npmmirror.com/@s/b/2.0.0_a@1.0.0:\n    resolution: {integrity: x}\n\n  /socket.io/4.0.0:\n    resolution: {integrity: x}\n',
    },
    [
      'npm/a@1.0.0 pnpm-lock.yaml:8 direct production a',
      'npm/%40s/b@2.0.0 pnpm-lock.yaml:13 transitive production a>@s/b',
      'npm/socket.io@4.0.0 pnpm-lock.yaml:16 transitive ? -',
    ],
  ],
  [
    'pnpm-lock.yaml',
    {
      'pnpm-lock.yaml':
        "lockfileVersion: '6.0'\n\ndependencies:\n  '@s/b':\n    specifier: ^2.0.0\n    version: npm.acme.test+4873/@s/b@2.0.0(a@1.0.0)\n\npackages:\n\n  npm.acme.test+4873/@s/b@2.0.0(a@1.0.0):\n    resolution: {integrity: x}\n\n  npm.acme.test+4873/a@1.0.0:\n    resolution: {integrity: x}\n",
    },
    ['npm/%40s/b@2.0.0 pnpm-lock.yaml:10 direct production @s/b', 'npm/a@1.0.0 pnpm-lock.yaml:13 transitive ? -'],
  ],
  [
    'app/pom.xml',
    {
      'app/pom.xml': pom(
        'app',
        `<parent><groupId>org.acme</groupId><artifactId>parent</artifactId><version>2.0</version><relativePath>../parent</relativePath></parent><dependencies>${maven('org.a:a')}${maven('org.b:b')}${maven('org.c:c', '<scope>compile</scope>')}${maven('org.d:d')}</dependencies>`,
        '',
      ),
      'parent/pom.xml': pom(
        'parent',
        managing(
          maven('org.acme:acme-bom', `<version>\${project.version}</version><type>pom</type><scope>import</scope>`) +
            maven('org.b:b', '<version>1.1</version><scope>test</scope>') +
            maven('org.c:c', '<version>1.2</version><scope>test</scope>') +
            maven('org.acme:other-bom', '<version>1.0</version><type>pom</type><scope>import</scope>'),
        ),
      ),
      'acme-bom/pom.xml': pom(
        'acme-bom',
        `<properties><a>4.5</a></properties>${managing(maven('org.a:a', `<version>\${a}</version>`) + maven('org.b:b', '<version>9</version>'))}`,
      ),
      // The version that is imported is not the one of the repository.
      'other-bom/pom.xml': pom('other-bom', managing(maven('org.d:d', '<version>1.3</version>'))),
    },
    [
      'maven/org.a/a@4.5 pom.xml:1 direct production org.a:a',
      'maven/org.b/b@1.1 pom.xml:1 direct dev org.b:b',
      'maven/org.c/c@1.2 pom.xml:1 direct production org.c:c',
      'unpinned: org.d:d has its version from a parent or a bill of materials outside the repository',
    ],
  ],
  [
    'app/pom.xml',
    {
      'app/pom.xml': pom(
        'app',
        `${managing(maven('org.acme.platform:versions', '<version>2.0-x</version><type>pom</type><scope>import</scope>') + maven('org.acme:away', '<version>2.0</version><type>pom</type><scope>import</scope>'))}<dependencies>${maven('org.a:a')}${maven('org.b:b')}</dependencies>`,
      ),
      // Its folder says nothing, and its version comes from its parent.
      'pom.xml': pom('root', `<properties><revision>2.0</revision></properties>`),
      'x/y/pom.xml': `<project><!-- <artifactId>other</artifactId> --><dependencies>${maven('z:z', '<version>1</version>')}</dependencies>${managing(maven('org.a:a', '<version>4.5</version>'))}<parent><groupId>org.acme</groupId><artifactId>root</artifactId><version>2.0</version><relativePath>../..</relativePath></parent><groupId>org.acme.platform</groupId><artifactId>versions</artifactId><version>\${revision}-x</version></project>`,
      // Another group.
      'away/pom.xml': pom('away', managing(maven('org.b:b', '<version>1</version>'))).replace('org.acme', 'com.acme'),
    },
    [
      'maven/org.a/a@4.5 pom.xml:1 direct production org.a:a',
      'unpinned: org.b:b has its version from a parent or a bill of materials outside the repository',
    ],
  ],
  [
    'svc/go.mod',
    {
      'svc/go.mod':
        'module svc\n\ngo 1.22\n\nrequire (\n\texample.com/a v1.0.0\n\texample.com/b v1.0.0\n\texample.com/c v1.0.0\n)\n\nreplace example.com/a => example.com/a v1.1.0\n',
      'go.work':
        'go 1.22\n\nuse (\n\t./svc\n\t./lib\n)\n\nreplace (\n\texample.com/a => example.com/fork v1.9.0\n\texample.com/b v1.0.0 => ./lib/b\n\texample.com/c => ../out\n)\n',
    },
    [
      'golang/example.com/fork@v1.9.0 go.mod:6 direct ? example.com/fork',
      'local: example.com/b file',
      'local: example.com/c archive',
    ],
  ],
  [
    'other/go.mod',
    {
      'other/go.mod': 'module other\n\ngo 1.22\n\nrequire example.com/a v1.0.0\n',
      'go.work': 'go 1.22\n\nuse ./svc\n\nreplace example.com/a => example.com/fork v1.9.0\n',
    },
    ['golang/example.com/a@v1.0.0 go.mod:5 direct ? example.com/a'],
  ],
  [
    'Cargo.lock',
    {
      'Cargo.lock':
        'version = 3\n\n[[package]]\nname = "app"\nversion = "1.0.0"\n\n[[package]]\nname = "outside"\nversion = "1.0.0"\n',
      'app/Cargo.toml': '[lib]\nname = "app_lib"\n\n[package]\nkeywords = ["a"]\nname = "app"\n',
    },
    ['local: app workspace', 'local: outside archive'],
  ],
  ['reqs.txt', { 'reqs.txt': 'a==1.0\n' }, ['pypi/a@1.0 reqs.txt:1 ? ? -']],
  ['dev-reqs.txt', { 'dev-reqs.txt': 'a==1.0\n' }, ['pypi/a@1.0 dev-reqs.txt:1 ? ? -']],
  [
    'requirements.txt',
    { 'requirements.txt': `a==\${A_VERSION}\nb===1.\${MINOR}\nc[x]==$V ; python_version > "3"\nd==1.0\n` },
    [
      'pypi/d@1.0 requirements.txt:4 ? ? -',
      'unpinned: a has no exact version',
      'unpinned: b has no exact version',
      'unpinned: c has no exact version',
    ],
  ],
  [
    'api/poetry.lock',
    { 'api/poetry.lock': samples.poetry2, 'api/pyproject.toml': samples.poetryManifest },
    [
      'pypi/jinja2@3.1.2 poetry.lock:3 direct production jinja2',
      'pypi/markupsafe@2.1.3 poetry.lock:20 transitive production jinja2>markupsafe',
      'pypi/pytest@8.2.0 poetry.lock:29 direct dev pytest',
      'local: tools git',
    ],
  ],
  [
    'uv.lock',
    { 'uv.lock': samples.uv },
    [
      'pypi/flask@3.0.0 uv.lock:21 direct production flask',
      'pypi/ruff@0.4.0 uv.lock:30 direct dev ruff',
      'pypi/werkzeug@3.0.1 uv.lock:35 transitive production flask>werkzeug',
      'local: shop workspace',
      'local: helper git',
    ],
  ],
  [
    'pylock.dev.toml',
    { 'pylock.dev.toml': samples.pylock },
    [
      'pypi/flask@3.0.0 pylock.dev.toml:4 ? ? -',
      'pypi/werkzeug@3.0.1 pylock.dev.toml:11 ? ? -',
      'local: helper git',
      'problem: its package nothing has no name or version',
    ],
  ],
  [
    'Pipfile.lock',
    { 'Pipfile.lock': samples.pipfile, Pipfile: '[packages]\nDjango = "*"\n[dev-packages]\nblack = "*"\n' },
    [
      'pypi/django@4.2.1 Pipfile.lock:11 direct production django',
      'pypi/sqlparse@0.4.4 Pipfile.lock:19 transitive production -',
      'pypi/black@23.3.0 Pipfile.lock:31 direct dev black',
      'local: lib file',
      'unpinned: loose has no exact version',
    ],
  ],
  [
    'pnpm-lock.yaml',
    { 'pnpm-lock.yaml': samples.pnpm9 },
    [
      'npm/%40babel/core@7.23.0 pnpm-lock.yaml:33 direct production @babel/core',
      'npm/lodash@4.17.4 pnpm-lock.yaml:37 direct production lodash',
      'npm/loose-envify@1.4.0 pnpm-lock.yaml:40 transitive production react-dom>loose-envify',
      'npm/react-dom@18.2.0 pnpm-lock.yaml:44 direct production react-dom',
      'npm/typescript@5.4.5 pnpm-lock.yaml:49 direct dev typescript',
      'local: is-odd git',
      'local: web workspace',
    ],
  ],
  [
    'pnpm-lock.yaml',
    { 'pnpm-lock.yaml': samples.pnpm6 },
    [
      'npm/%40types/node@20.1.0 pnpm-lock.yaml:15 direct dev @types/node',
      'npm/loose-envify@1.4.0 pnpm-lock.yaml:19 transitive production react-dom>loose-envify',
      'npm/react-dom@18.2.0 pnpm-lock.yaml:23 direct production react-dom',
    ],
  ],
  [
    'pnpm-lock.yaml',
    { 'pnpm-lock.yaml': samples.pnpm5 },
    [
      'npm/%40types/node@20.1.0 pnpm-lock.yaml:15 direct dev @types/node',
      'npm/loose-envify@1.4.0 pnpm-lock.yaml:19 transitive production react-dom>loose-envify',
      'npm/react-dom@18.2.0 pnpm-lock.yaml:23 direct production react-dom',
    ],
  ],
  [
    'yarn.lock',
    { 'yarn.lock': samples.yarn1, 'package.json': samples.yarnManifest },
    [
      'npm/%40babel/core@7.23.0 yarn.lock:5 direct production @babel/core',
      'npm/ms@2.1.3 yarn.lock:12 transitive production @babel/core>ms',
      'npm/lodash@4.17.4 yarn.lock:17 direct dev lodash',
      'local: tool git',
    ],
  ],
  [
    'web/yarn.lock',
    { 'web/yarn.lock': samples.yarnBerry, 'web/package.json': samples.yarnManifest },
    [
      'npm/%40babel/core@7.23.0 yarn.lock:8 direct production @babel/core',
      'npm/ms@2.1.3 yarn.lock:17 transitive production @babel/core>ms',
      'npm/lodash@4.17.4 yarn.lock:24 direct dev lodash',
      'npm/typescript@5.4.5 yarn.lock:40 transitive ? -',
      'local: shop workspace',
    ],
  ],
  [
    'api/requirements.txt',
    {
      'api/requirements.txt': samples.requirements,
      'api/base.txt': 'PyYAML==5.3\n-r requirements.txt\n',
      'api/constraints.txt': 'urllib3==1.26.4\nother==1.0\n',
    },
    [
      'pypi/pyyaml@5.3 base.txt:1 ? ? -',
      'pypi/django@4.2.1 requirements.txt:5 ? ? -',
      'pypi/requests@2.31.0 requirements.txt:6 ? ? -',
      'pypi/urllib3@1.26.4 requirements.txt:9 ? ? -',
      'pypi/pillow@9.0.0 requirements.txt:12 ? ? -',
      'local: acme-tool git',
      'local: helper url',
      'local: ./lib file',
      'unpinned: numpy has no exact version',
      'unpinned: scipy has no exact version',
    ],
  ],
  [
    'requirements-dev.txt',
    { 'requirements-dev.txt': samples.compiled },
    [
      'pypi/flask@2.0.0 requirements-dev.txt:4 direct ? flask',
      'pypi/jinja2@3.1.2 requirements-dev.txt:6 direct ? jinja2',
      'pypi/markupsafe@2.1.3 requirements-dev.txt:11 transitive ? jinja2>markupsafe',
    ],
  ],
  [
    'go.mod',
    { 'go.mod': samples.goMod, 'go.sum': 'example.com/unused v1.0.0 h1:AAAA=\n' },
    [
      'golang/github.com/gin-gonic/gin@v1.9.0 go.mod:8 direct ? github.com/gin-gonic/gin',
      'golang/github.com/docker/docker@v20.10.7%2Bincompatible go.mod:9 transitive ? -',
      'golang/github.com/new/one@v1.1.0 go.mod:11 direct ? github.com/new/one',
      'golang/golang.org/x/text@v0.3.7 go.mod:14 transitive ? -',
      'golang/stdlib@v1.22.3 go.mod:5 direct ? stdlib',
      'local: example.com/lib file',
    ],
  ],
  [
    'go.mod',
    {
      'go.mod': 'module a\n\ngo 1.16\n\nrequire example.com/b v1.0.0\n',
      'go.sum':
        'example.com/b v1.0.0 h1:A=\nexample.com/c v1.2.0 h1:A=\nexample.com/c v1.10.0 h1:A=\nexample.com/d v1.0.0/go.mod h1:A=\n',
    },
    [
      'golang/example.com/b@v1.0.0 go.mod:5 direct ? example.com/b',
      'golang/example.com/c@v1.2.0 go.sum:- transitive ? -',
      'golang/example.com/c@v1.10.0 go.sum:- transitive ? -',
    ],
  ],
  [
    'shop/pom.xml',
    { 'shop/pom.xml': samples.pom, 'pom.xml': samples.parentPom },
    [
      'maven/org.apache.logging.log4j/log4j-core@2.14.1 pom.xml:17 direct production org.apache.logging.log4j:log4j-core',
      'maven/com.google.guava/guava@30.0-jre pom.xml:22 direct production com.google.guava:guava',
      'maven/junit/junit@4.12 pom.xml:26 direct dev junit:junit',
      'maven/com.acme/core@1.0.0 pom.xml:36 direct production com.acme:core',
      'local: com.acme:core workspace',
      'unpinned: org.springframework.boot:spring-boot-starter has its version from a parent or a bill of materials outside the repository',
      'unpinned: range:range has the range [1.0,2.0)',
      `unpinned: loop:loop has the version \${loop.a}, which is not defined here`,
    ],
  ],
  [
    'gradle.lockfile',
    { 'gradle.lockfile': samples.gradle },
    [
      'maven/com.google.guava/guava@30.0-jre gradle.lockfile:4 ? production -',
      'maven/junit/junit@4.12 gradle.lockfile:5 ? dev -',
    ],
  ],
  [
    'composer.lock',
    { 'composer.lock': samples.composer, 'composer.json': '{"require": {"symfony/http-kernel": "^5"}}' },
    [
      'composer/symfony/http-kernel@v5.4.0 composer.lock:6 direct production symfony/http-kernel',
      'composer/psr/log@1.1.4 composer.lock:12 transitive production symfony/http-kernel>psr/log',
      'composer/phpunit/phpunit@9.5.0 composer.lock:17 transitive dev -',
      'local: acme/branch git',
      'local: acme/local file',
    ],
  ],
  [
    'Gemfile.lock',
    { 'Gemfile.lock': samples.gemfile },
    [
      'gem/nokogiri@1.13.0 Gemfile.lock:16 direct ? nokogiri',
      'gem/racc@1.6.0 Gemfile.lock:20 transitive ? nokogiri>racc',
      'gem/rack@2.2.3 Gemfile.lock:21 transitive ? tool>rack',
      'local: tool git',
      'local: shop file',
    ],
  ],
  [
    'Cargo.lock',
    { 'Cargo.lock': samples.cargo },
    [
      'cargo/libc@0.2.100 Cargo.lock:13 transitive ? time>libc',
      'cargo/time@0.1.43 Cargo.lock:19 direct ? time',
      'cargo/time@0.3.20 Cargo.lock:28 transitive ? -',
      'local: shop workspace',
      'local: tool git',
    ],
  ],
  [
    'src/packages.lock.json',
    { 'src/packages.lock.json': samples.nuget },
    [
      'nuget/newtonsoft.json@12.0.1 packages.lock.json:5 direct ? Newtonsoft.Json',
      'nuget/serilog.sinks.file@5.0.0 packages.lock.json:11 direct ? Serilog.Sinks.File',
      'nuget/serilog@2.10.0 packages.lock.json:20 transitive ? Serilog.Sinks.File>Serilog',
      'local: core workspace',
    ],
  ],
];

const bomb = `a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: &d [*c, *c]\ne: [*d, *d]\nlockfileVersion: '9.0'\n`;
const entity = '<!DOCTYPE project [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><project><name>&b;</name></project>';
const marks = '<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n';

const tooLarge = Buffer.alloc(33 * 1024 * 1024, 'x');

/** Every format, and what is wrong with the file. */
const formats = [...new Set(rows.map(([path]) => path.replace(/^.*\//, '')))];
const refusals: [path: string, content: string | Buffer, reason: RegExp][] = [
  ...formats.flatMap((name): [string, string | Buffer, RegExp][] => [
    [name, marks, /^it contains the marks of a merge conflict$/],
    [name, Buffer.from([0x80, 0, 1, 2, 3, 0, 0xff, 0xfe, 0, 0, 4, 5]), /^it is binary$/],
  ]),
  ['go.mod', tooLarge, /^it is larger than 32 MB$/],
  ...['Cargo.lock', 'go.mod', 'yarn.lock', 'composer.lock'].map((name): [string, string, RegExp] => [
    name,
    ' \n',
    /^it is empty$/,
  ]),
  ['composer.lock', '{"packages": [', /^it is not valid JSON$/],
  ['composer.lock', '[]', /^it is not a JSON object$/],
  ['composer.lock', '{}', /^it has no list of packages$/],
  ['composer.lock', '{"packages": [], "packages": []}', /^it contains the name "packages" twice/],
  ['composer.lock', `{"packages": [], "a": ${'['.repeat(5000)}${']'.repeat(5000)}}`, /^it nests deeper/],
  ['Pipfile.lock', '{"default": {}}', /^it has no _meta$/],
  ['packages.lock.json', '{"version": 7, "dependencies": {}}', /^its version 7 is not known$/],
  ['poetry.lock', '[[package]]\nname = "a"\nname = "b"\n', /^it is not valid TOML: /],
  ['poetry.lock', '[[package]]\nname = "a"\nversion = "1"\n', /^it has no \[metadata\]$/],
  ['poetry.lock', '[metadata]\nlock-version = "9.0"\n', /^its lock-version 9\.0 is not known$/],
  ['pylock.toml', 'created-by = "uv"\n', /^it has no lock-version$/],
  ['pylock.toml', 'lock-version = "2.0"\n', /^its lock-version 2\.0 is not known$/],
  ['uv.lock', 'version = 9\n', /^its version 9 is not known$/],
  ['Cargo.lock', 'version = 99\n', /^its version 99 is not known$/],
  ['Cargo.lock', `a = ${'['.repeat(5000)}`, /^it is not valid TOML: /],
  ['pnpm-lock.yaml', bomb, /^it uses too many aliases$/],
  ['pnpm-lock.yaml', "lockfileVersion: '4.0'\n", /^its lockfileVersion 4\.0 is not known$/],
  ['pnpm-lock.yaml', "lockfileVersion: '9.0'\npackages: {}\npackages: {}\n", /^it is not valid YAML: /],
  ['pnpm-lock.yaml', `a: ${'['.repeat(5000)}`, /^it nests too deeply$/],
  ['yarn.lock', '"a@^1":\n  version "1.0.0"\n', /^it is not a lock file of Yarn/],
  [
    'yarn.lock',
    '# yarn lockfile v1\n\na@^1:\n  version "1.0.0"\n\na@^1:\n  version "2.0.0"\n',
    /^it contains the entry a@\^1 twice$/,
  ],
  ['yarn.lock', `__metadata:\n  version: 8\n${bomb}`, /^it uses too many aliases$/],
  [
    'yarn.lock',
    '__metadata:\n  version: 8\n"a@npm:1":\n  version: 1\n"a@npm:1":\n  version: 2\n',
    /^it is not valid YAML: /,
  ],
  [
    'yarn.lock',
    '# yarn lockfile v1\n\na@^1:\n  version "1.0.0"\n  what is this\n',
    /^its line 5 is not valid in a Yarn lock$/,
  ],
  ['pom.xml', entity, /^it declares a document type/],
  ['pom.xml', '<project><a></project>', /^it is not valid XML: /],
  ['pom.xml', `<project>${'<a>'.repeat(500)}${'</a>'.repeat(500)}</project>`, /^it nests deeper/],
  ['pom.xml', '<other></other>', /^it has no <project>$/],
  ['go.mod', 'require a v1.0.0\n', /^it names no module$/],
  ['Gemfile.lock', 'hello\n', /^it is not a lock file of Bundler/],
  ['pnpm-lock.yaml', "lockfileVersion: '9.0'\npackages:\n  a@b: {}\n", /^its package a@b has no version$/],
  ['requirements.txt', '-r gone.txt\n', /^gone\.txt, which requirements\.txt includes, is not in the repository$/],
  ['gradle.lockfile', 'hello\n', /^it is not a lock file of Gradle$/],
];

describe('what a lock names by its path', async () => {
  const toml = (source: string) =>
    `lock-version = "1.0"\n[metadata]\nlock-version = "2.0"\n[[package]]\nname = "x"\nversion = "1.0"\nsource = ${source}\n`;
  const pnpm = (key: string) =>
    `lockfileVersion: '9.0'\npackages:\n  '${key}':\n    resolution: {integrity: sha512-AA==}\n    version: 1.0.0\nsnapshots:\n  '${key}': {}\n`;
  const berry = (range: string) =>
    `__metadata:\n  version: 8\n"x@${range}":\n  version: 1.0.0\n  resolution: "x@${range}"\n`;
  const go = (target: string) =>
    `module m\n\ngo 1.22\n\nrequire example.com/x v1.0.0\n\nreplace example.com/x => ${target}\n`;
  const gems = (remote: string) => `PATH\n  remote: ${remote}\n  specs:\n    x (1.0)\n\nDEPENDENCIES\n  x!\n`;
  const composer = (url: string) =>
    JSON.stringify({ packages: [{ name: 'a/x', version: '1.0', dist: { type: 'path', url } }] });
  const pipfile = (path: string) => JSON.stringify({ _meta: {}, default: { x: { path } } });

  it.each<[path: string, text: string, kind: string]>([
    ['a/requirements.txt', './lib', 'file'],
    ['a/requirements.txt', '-e ../lib', 'file'],
    ['requirements.txt', '-e ../lib', 'archive'],
    ['requirements.txt', './wheels/x-1.0-py3-none-any.whl', 'archive'],
    ['requirements.txt', './wheels/x-1.0.tar.gz[extra]', 'archive'],
    ['requirements.txt', 'file:///opt/x', 'archive'],
    ['poetry.lock', toml('{type = "directory", url = "lib"}'), 'file'],
    ['poetry.lock', toml('{type = "directory", url = "../lib"}'), 'archive'],
    ['poetry.lock', toml('{type = "file", url = "lib/x.whl"}'), 'archive'],
    ['uv.lock', `version = 1\n${toml('{ path = "x.whl" }')}`, 'archive'],
    ['uv.lock', `version = 1\n${toml('{ directory = "lib" }')}`, 'file'],
    ['Pipfile.lock', pipfile('./lib'), 'file'],
    ['Pipfile.lock', pipfile('./x.zip'), 'archive'],
    ['go.mod', go('./lib'), 'file'],
    ['go.mod', go('../lib'), 'archive'],
    ['api/go.mod', go('../lib'), 'file'],
    ['composer.lock', composer('packages/x'), 'file'],
    ['composer.lock', composer('../x'), 'archive'],
    ['Gemfile.lock', gems('engines/x'), 'file'],
    ['Gemfile.lock', gems('../x'), 'archive'],
    ['pnpm-lock.yaml', pnpm('x@file:lib'), 'file'],
    ['pnpm-lock.yaml', pnpm('x@file:x.tgz'), 'archive'],
    ['yarn.lock', berry('file:./lib#./lib::hash=1&locator=a'), 'file'],
    ['yarn.lock', berry('file:./x.tgz::locator=a'), 'archive'],
  ])('in %s, as %j, is of the kind %s', async (path, text, kind) => {
    const listKinds = (contents: Contents) =>
      typeof contents === 'string' ? contents : contents.local.map((one) => one.kind);
    expect(listKinds(await read(path, { [path]: text }))).toEqual([kind]);
    expect(listKinds(await read(path, { [path]: text }, []))).toEqual(['archive']);
  });

  const pylock = (directory: string) =>
    `lock-version = "1.0"\n[[packages]]\nname = "x"\nversion = "1.0"\ndirectory = ${directory}\n`;
  const link = (target: string) =>
    `lockfileVersion: '9.0'\nimporters:\n  web:\n    dependencies:\n      x:\n        specifier: link:${target}\n        version: link:${target}\n`;

  it.each<[path: string, text: string, has: boolean, kind: string]>([
    ['requirements.txt', '-e lib[extra]', true, 'file'],
    ['uv.lock', `version = 1\n${toml('{ editable = "lib" }')}`, true, 'workspace'],
    ['uv.lock', `version = 1\n${toml('{ editable = "lib" }')}`, false, 'archive'],
    ['uv.lock', `version = 1\n${toml('{ editable = "../lib" }')}`, true, 'archive'],
    ['uv.lock', `version = 1\n${toml('{ editable = "" }')}`, true, 'archive'],
    ['uv.lock', `version = 1\n${toml('{ editable = true }')}`, true, 'archive'],
    ['uv.lock', `version = 1\n${toml('{ directory = {} }')}`, true, 'archive'],
    ['uv.lock', `version = 1\n${toml('{ virtual = "." }')}`, true, 'workspace'],
    ['pylock.toml', pylock('{path = "lib"}'), true, 'file'],
    ['pylock.toml', pylock('{path = "lib"}'), false, 'archive'],
    ['pylock.toml', pylock('{}'), true, 'archive'],
    ['pylock.toml', pylock('{editable = true}'), true, 'archive'],
    ['Pipfile.lock', JSON.stringify({ _meta: {}, default: { x: { editable: true } } }), true, 'archive'],
    ['Pipfile.lock', JSON.stringify({ _meta: {}, default: { x: { editable: true, path: '.' } } }), true, 'file'],
    ['poetry.lock', toml('{type = "directory"}'), true, 'archive'],
    ['yarn.lock', berry('workspace:packages/x'), true, 'workspace'],
    ['yarn.lock', berry('workspace:packages/x'), false, 'archive'],
    ['pnpm-lock.yaml', link('../x'), true, 'workspace'],
    ['pnpm-lock.yaml', link('../x'), false, 'archive'],
    ['pnpm-lock.yaml', link('../../x'), true, 'archive'],
  ])('in %s, as %j, with its folder %s, is of the kind %s', async (path, text, has, kind) => {
    const contents = await read(path, { [path]: text }, has ? folders : []);
    expect(typeof contents === 'string' ? contents : contents.local.map((one) => one.kind)).toEqual([kind]);
  });

  it.each<[path: string, text: string, purl: string]>([
    ['uv.lock', `version = 1\n${toml('{ directory = "third_party/x" }')}`, 'pkg:pypi/x@1.0'],
    ['poetry.lock', toml('{type = "directory", url = "vendor/x"}'), 'pkg:pypi/x@1.0'],
    ['go.mod', go('./vendor/x'), 'pkg:golang/example.com/x@v1.0.0'],
    ['composer.lock', composer('vendor/a/x'), 'pkg:composer/a/x@1.0'],
    ['Gemfile.lock', gems('vendor/gems/x'), 'pkg:gem/x@1.0'],
    ['yarn.lock', berry('portal:./vendor/x::locator=a'), 'pkg:npm/lodash@4.17.4'],
    ['yarn.lock', '# yarn lockfile v1\n\n\n"x@file:./vendor/x":\n  version "1.0.0"\n', 'pkg:npm/lodash@4.17.4'],
    ['pnpm-lock.yaml', pnpm('x@file:vendor/x'), 'pkg:npm/lodash@4.17.4'],
    ['pnpm-lock.yaml', link('../vendor/x'), 'pkg:npm/lodash@4.17.4'],
  ])('in %s, as %j, is a copy that is looked up: %s', async (path, text, purl) => {
    const contents = await read(path, {
      [path]: text,
      'vendor/x/package.json': '{"name": "lodash", "version": "4.17.4"}',
    });
    expect(typeof contents === 'string' ? contents : contents.packages.map((one) => one.purl)).toEqual([purl]);
    expect(contents).toMatchObject({ local: [{ kind: 'copy' }] });
  });
});

describe('a lock whose packages are written in another way than its tool does', async () => {
  const pom = (body: string) => `<project><artifactId>m</artifactId>${body}</project>`;
  const dependency = '<dependency><groupId>g</groupId><artifactId>a</artifactId><version>1.0</version></dependency>';
  const composer = { name: 'a/b', version: '1.0' };

  it.each<[path: string, text: string, refusal: string]>([
    ['Cargo.lock', 'version = 3\n[package]\nname = "a"\n', 'its package is not a list of tables'],
    ['poetry.lock', '[package]\nname = "a"\n[metadata]\n', 'its package is not a list of tables'],
    ['uv.lock', 'version = 1\npackage = { name = "a" }\n', 'its package is not a list of tables'],
    ['pylock.toml', 'lock-version = "1.0"\npackages = { a = 1 }\n', 'its packages is not a list of tables'],
    ['pnpm-lock.yaml', "lockfileVersion: '9.0'\npackages: [a@1.0.0]\n", 'its packages is not a table'],
    ['Pipfile.lock', '{"_meta": {}, "default": [{"a": 1}]}', 'its default is not a table'],
    ['packages.lock.json', '{"version": 1}', 'it has no dependencies'],
    ['packages.lock.json', '{"version": 1, "dependencies": {"net8.0": [{"A": 1}]}}', 'its net8.0 is not a table'],
    ['composer.lock', JSON.stringify({ packages: { a: composer } }), 'it has no list of packages'],
    [
      'composer.lock',
      JSON.stringify({ packages: [], 'packages-dev': { a: composer } }),
      'its packages-dev is not a list',
    ],
    [
      'pom.xml',
      pom(`<dependencies>${dependency}</dependencies><dependencies></dependencies>`),
      'it contains <dependencies> more than once in one place',
    ],
    [
      'pom.xml',
      pom('<profiles><profile><properties/><properties/></profile></profiles>'),
      'it contains <properties> more than once in one place',
    ],
  ])('is refused: %s as %j', async (path, text, refusal) => {
    expect(await read(path, { [path]: text })).toBe(refusal);
  });

  it.each<[path: string, text: string, expected: string[]]>([
    ['pnpm-lock.yaml', "lockfileVersion: '9.0'\nimporters: {}\npackages:\n", []],
    ['composer.lock', JSON.stringify({ packages: [composer], 'packages-dev': null }), ['composer/a/b@1.0']],
    ['gradle/dependency-locks/compileClasspath.lockfile', 'a:b:1\n', ['maven/a/b@1']],
    ['app/gradle/dependency-locks/testRuntimeClasspath.lockfile', '# a comment\na:b:1\n', ['maven/a/b@1']],
    ['requirements.lock', '-e file:.\na==1\n', ['pypi/a@1', 'local: file:. file']],
    ['requirements-dev.lock', 'a==1\n', ['pypi/a@1']],
    ['pom.xml', pom(`<dependencies>${dependency.replace('1.0', '[1.0]')}</dependencies>`), ['maven/g/a@1.0']],
    [
      'yarn.lock',
      '__metadata:\n  version: 8\n"k@exec:./k.js":\n  version: 1.0.0\n  resolution: "k@exec:./k.js#./k.js::hash=1"\n',
      ['local: k archive'],
    ],
  ])('is read: %s as %j', async (path, text, expected) => {
    const found = describeContents(await read(path, { [path]: text }));
    expect(found.map((line) => (line.startsWith('local') ? line : line.replace(/ .*$/, '')))).toEqual(expected);
  });
});

describe('the registry of lock files', async () => {
  it.each(rows)('reads %s as its tool writes it', async (path, files, expected) => {
    expect(describeContents(await read(path, files))).toEqual(expected);
  });

  it.each(refusals.map(([path, content, reason]) => ({ path, content, reason })))(
    'refuses a $path: $reason',
    async ({ path, content, reason }) => {
      expect(await read(path, { [path]: content })).toMatch(reason);
    },
  );

  it.each([
    [
      'Cargo.lock',
      'version = 3\n[[package]]\nname = "__proto__"\nversion = "1.0.0"\nsource = "registry+x"\n',
      'cargo/__proto__@1.0.0',
    ],
    [
      'composer.lock',
      '{"packages": [{"name": "__proto__/constructor", "version": "1.0.0", "require": {"__proto__": "1"}}]}',
      'composer/__proto__/constructor@1.0.0',
    ],
    ['Pipfile.lock', '{"_meta": {}, "default": {"__proto__": {"version": "==1.0"}}}', 'pypi/-proto-@1.0'],
    [
      'pnpm-lock.yaml',
      "lockfileVersion: '9.0'\npackages:\n  __proto__@1.0.0:\n    resolution: {integrity: a}\n",
      'npm/__proto__@1.0.0',
    ],
    ['yarn.lock', '# yarn lockfile v1\n\n__proto__@^1.0.0:\n  version "1.0.0"\n', 'npm/__proto__@1.0.0'],
  ])('reads a package of %s that is named like a prototype', async (path, content, purl) => {
    expect(describeContents(await read(path, { [path]: content }))[0]).toContain(purl);
    expect(Object.hasOwn(Object.prototype, 'version')).toBe(false);
  });

  it('names an included file that it cannot read', async () => {
    const contents = await read('requirements.txt', {
      'requirements.txt': '-r ../up.txt\n-r gone.txt\n-r bad.txt\na==1\n',
      'bad.txt': marks,
    });
    expect(describeContents(contents)).toEqual([
      'pypi/a@1 requirements.txt:4 ? ? -',
      'problem: ../up.txt, which requirements.txt includes, is not in the repository',
      'problem: gone.txt, which requirements.txt includes, is not in the repository',
      'problem: bad.txt, which requirements.txt includes, was not read: it contains the marks of a merge conflict',
    ]);
  });

  const registry = 'https://registry.npmjs.org';
  const classic = (key: string, fields: string) => `# yarn lockfile v1\n\n\n${key}:\n${fields.replace(/^/gm, '  ')}\n`;
  const berry = (key: string, fields: string) =>
    `__metadata:\n  version: 8\n\n"${key}":\n${fields.replace(/^/gm, '  ')}\n`;
  const pnpm = (key: string, fields: string, lockVersion = '6.0') =>
    `lockfileVersion: '${lockVersion}'\npackages:\n  '${key}':\n${fields.replace(/^/gm, '    ')}\n`;

  it.each([
    [
      'an address with another version',
      'yarn.lock',
      classic('jquery@^1.0.0', `version "3.7.1"\nresolved "${registry}/jquery/-/jquery-1.6.1.tgz#00"`),
      'address',
    ],
    [
      'an address with another name',
      'yarn.lock',
      classic('harmless@^1.0.0', `version "1.6.1"\nresolved "${registry}/jquery/-/jquery-1.6.1.tgz#00"`),
      'address',
    ],
    ['a key with two names', 'yarn.lock', classic('harmless@^1.0.0, jquery@^1.0.0', 'version "1.6.1"'), 'key'],
    [
      'a resolution with another version',
      'yarn.lock',
      berry('jquery@npm:^1.0.0', 'version: 3.7.1\nresolution: "jquery@npm:1.6.1"'),
      'version',
    ],
    [
      'a resolution with another address',
      'yarn.lock',
      berry(
        'harmless@npm:^1.0.0',
        `version: 1.6.1\nresolution: "harmless@npm:1.6.1::__archiveUrl=${encodeURIComponent(`${registry}/jquery/-/jquery-1.6.1.tgz`)}"`,
      ),
      'address',
    ],
    [
      'a patch of another version',
      'yarn.lock',
      berry(
        'jquery@patch:jquery@npm%3A^1#a',
        'version: 3.7.1\nresolution: "jquery@patch:jquery@npm%3A1.6.1#a::version=3.7.1&hash=00"',
      ),
      'version',
    ],
    [
      'an address with another version',
      'pnpm-lock.yaml',
      pnpm('/jquery@3.7.1', `resolution: {integrity: x, tarball: ${registry}/jquery/-/jquery-1.6.1.tgz}`),
      'address',
    ],
    [
      'a version beside the key',
      'pnpm-lock.yaml',
      pnpm('/jquery@1.6.1', 'resolution: {integrity: x}\nversion: 3.7.1'),
      'name and version',
    ],
    [
      'a name beside the key',
      'pnpm-lock.yaml',
      pnpm('/jquery@1.6.1', 'resolution: {integrity: x}\nname: harmless'),
      'name and version',
    ],
    [
      'an address of GitHub Packages',
      'pnpm-lock.yaml',
      pnpm(
        '/harmless@1.6.1',
        `resolution: {integrity: x, tarball: https://npm.pkg.github.com/download/jquery/1.6.1/${'0'.repeat(40)}}`,
      ),
      'address',
    ],
  ])('looks up all that an entry may be and names it: %s (%s)', async (_, path, content, where) => {
    const lines = describeContents(await read(path, { [path]: content }));
    expect(lines.filter((line) => line.startsWith('npm/jquery@1.6.1 '))).toHaveLength(1);
    expect(lines.filter((line) => /^npm\/(?:harmless@1\.6\.1|jquery@3\.7\.1) /.test(line))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('problem: '))).toEqual([
      expect.stringMatching(
        new RegExp(`^problem: its entry \\S+ \\S+ is \\S+ \\S+ by its ${where}: both were looked up$`),
      ),
    ]);
  });

  it.each([
    ['@acme/ui', '1.0.0', `${registry}/@acme%2fui/-/ui-1.0.0.tgz`],
    ['@acme/ui', '1.0.0', 'https://acme.jfrog.io/artifactory/api/npm/npm/@acme/ui/-/@acme/ui-1.0.0.tgz'],
    ['@acme/ui', '1.0.0', `https://npm.pkg.github.com/download/@acme/ui/1.0.0/${'a'.repeat(40)}`],
    ['@acme/ui', '1.0.0', 'https://cdn.npmmirror.com/packages/%40acme/ui/1.0.0/ui-1.0.0.tgz'],
    ['@acme/ui', '1.0.0', 'https://registry.npm.taobao.org/@acme/ui/download/@acme/ui-1.0.0.tgz?cache=0'],
    ['@acme/ui', '1.0.0', 'https://example.com/acme-ui-1.0.0.tgz'],
    ['esprima-fb', '3001.1.0-dev-harmony-fb', `${registry}/esprima-fb/-/esprima-fb-3001.0001.0000-dev-harmony-fb.tgz`],
    ['a', '1.0.0+build.5', `${registry}/a/-/a-1.0.0.tgz`],
    ['abab', '1.0.4', 'abab-1.0.4.tgz#0123'],
    ['a', '1.0.0', 'https://example.com/files/latest.tgz'],
    ['a', '1.0.0', 'https://example.com/a/tarball/v1'],
  ])('sees no contradiction between %s %s and %s', async (name, version, address) => {
    const lines = describeContents(
      await read('yarn.lock', {
        'yarn.lock': classic(`"${name}@^1.0.0"`, `version "${version}"\nresolved "${address}"`),
      }),
    );
    expect(lines.filter((line) => !line.startsWith('local: '))).toEqual([expect.stringMatching(/^npm\//)]);
  });

  it.each<[string, string, string, Files, string | undefined]>([
    [
      'npm',
      'of Yarn',
      classic('a@^1.0.0', `version "1.0.0"\nresolved "https://registry.yarnpkg.com/a/-/a-1.0.0.tgz"`),
      {},
      undefined,
    ],
    [
      'a mirror',
      'by its address',
      classic('a@^1.0.0', 'version "1.0.0"\nresolved "https://npm.acme.test:8443/api/npm/a/-/a-1.0.0.tgz#00"'),
      {},
      'npm.acme.test:8443/api/npm',
    ],
    [
      'GitHub',
      'by its address',
      classic(
        '"@s/a@^1.0.0"',
        `version "1.0.0"\nresolved "https://npm.pkg.github.com/download/@s/a/1.0.0/${'a'.repeat(40)}"`,
      ),
      {},
      'npm.pkg.github.com/download',
    ],
    [
      'a path of npm',
      'that is not its own',
      classic('a@^1.0.0', `version "1.0.0"\nresolved "${registry}/fork/a/-/a-1.0.0.tgz"`),
      {},
      'registry.npmjs.org/fork',
    ],
    [
      'a host',
      'that begins alike',
      classic('a@^1.0.0', 'version "1.0.0"\nresolved "https://registry.npmjs.org.evil.test/a/-/a-1.0.0.tgz"'),
      {},
      'registry.npmjs.org.evil.test',
    ],
    [
      'a host',
      'behind a name',
      classic('a@^1.0.0', 'version "1.0.0"\nresolved "https://registry.npmjs.org@evil.test/a/-/a-1.0.0.tgz"'),
      {},
      'evil.test',
    ],
    [
      'an address',
      'of npm that names no version',
      classic('a@^1.0.0', `version "1.0.0"\nresolved "${registry}/a/-/latest.tgz"`),
      {},
      'address',
    ],
    [
      'an address',
      'of a host of code',
      classic('a@^1.0.0', 'version "1.0.0"\nresolved "https://github.com/o/a/releases/download/1.0.0/a-1.0.0.tgz"'),
      {},
      'address',
    ],
    [
      'an address',
      'that names no package',
      classic('a@^1.0.0', 'version "1.0.0"\nresolved "https://example.com/files/x-1.tgz"'),
      {},
      'address',
    ],
    [
      'a requested address',
      'in the form of a registry',
      classic('"a@https://evil.test/a/-/a-1.0.0.tgz"', 'version "1.0.0"'),
      {},
      'evil.test',
    ],
    [
      '.npmrc',
      'for all packages',
      classic('a@^1.0.0', `version "1.0.0"\nresolved "${registry}/a/-/a-1.0.0.tgz"`),
      { '.npmrc': '# registry=no\nregistry = "https://evil.test/npm/"\n' },
      'evil.test/npm',
    ],
    [
      '.npmrc',
      'for a scope',
      classic('"@s/a@^1.0.0"', 'version "1.0.0"'),
      { '.npmrc': `registry=${registry}\n@s:registry=https://evil.test\n@t:registry=https://t.test` },
      'evil.test',
    ],
    [
      '.npmrc',
      'for another scope',
      classic('"@s/a@^1.0.0"', 'version "1.0.0"'),
      { '.npmrc': '@t:registry=https://t.test' },
      undefined,
    ],
    ['.npmrc', 'by a variable', classic('a@^1.0.0', 'version "1.0.0"'), { '.npmrc': `registry=\${REG}` }, `\${REG}`],
    [
      '.yarnrc',
      'for all packages',
      classic('a@^1.0.0', 'version "1.0.0"'),
      { '.yarnrc': 'registry "https://evil.test"' },
      'evil.test',
    ],
    [
      '.yarnrc.yml',
      'for all packages',
      berry('a@npm:^1.0.0', 'version: 1.0.0\nresolution: "a@npm:1.0.0"'),
      { '.yarnrc.yml': 'npmRegistryServer: "https://evil.test"\n' },
      'evil.test',
    ],
    [
      '.yarnrc.yml',
      'for a scope',
      berry('@s/a@npm:^1.0.0', 'version: 1.0.0\nresolution: "@s/a@npm:1.0.0"'),
      { '.yarnrc.yml': 'npmScopes:\n  s:\n    npmRegistryServer: "https://evil.test"\n' },
      'evil.test',
    ],
    [
      'an archive of Yarn',
      'from another host',
      berry(
        'a@npm:^1.0.0',
        `version: 1.0.0\nresolution: "a@npm:1.0.0::__archiveUrl=${encodeURIComponent('https://evil.test/a/-/a-1.0.0.tgz')}"`,
      ),
      {},
      'evil.test',
    ],
    [
      'a tarball of pnpm',
      'from another host',
      pnpm('a@1.0.0', 'resolution: {integrity: x, tarball: https://evil.test/a/-/a-1.0.0.tgz}', '9.0'),
      {},
      'evil.test',
    ],
    [
      'a tarball of pnpm',
      'that names no package',
      pnpm('a@1.0.0', 'resolution: {integrity: x, tarball: https://evil.test/x.tgz}', '9.0'),
      {},
      'address',
    ],
    [
      'a host in a key of pnpm',
      'with a path',
      pnpm('npm.acme.test+4873/api/npm/@s/a@1.0.0', 'resolution: {integrity: x}', '6.0'),
      {},
      'npm.acme.test:4873/api/npm',
    ],
    [
      'a protocol',
      'that is not of the web',
      classic('a@^1.0.0', 'version "1.0.0"\nresolved "ftp://evil.test/a/-/a-1.0.0.tgz"'),
      {},
      'evil.test',
    ],
    [
      'a file',
      'of an offline mirror',
      classic('a@^1.0.0', 'version "1.0.0"\nresolved "a-1.0.0.tgz#00"'),
      {},
      'a packed file',
    ],
    [
      'pnpm-workspace.yaml',
      'for a scope',
      pnpm('@s/a@1.0.0', 'resolution: {integrity: x}', '9.0'),
      {
        'pnpm-workspace.yaml':
          'packages:\n  - "*"\nregistries:\n  default: https://registry.npmjs.org/\n  "@s": https://evil.test\n',
      },
      'evil.test',
    ],
    [
      '.npmrc',
      'of pnpm',
      pnpm('a@1.0.0', 'resolution: {integrity: x}', '9.0'),
      { '.npmrc': 'registry=https://evil.test' },
      'evil.test',
    ],
  ])('looks up a package of %s %s, and says where it comes from', async (_, __, lock, files, expected) => {
    const path = lock.startsWith('lockfileVersion') ? 'pnpm-lock.yaml' : 'yarn.lock';
    const contents = await read(path, { ...files, [path]: lock });
    if (typeof contents === 'string') throw new Error(contents);
    expect(contents.packages.map(({ name, version }) => `${name.replace(/^@s\//, '')} ${version}`)).toEqual([
      'a 1.0.0',
    ]);
    const isAddress = contents.local.some(({ kind }) => kind === 'url');
    expect(isAddress ? 'address' : contents.packages[0]?.registry).toBe(expected);
  });

  it('sees no contradiction in aliases and joined keys', async () => {
    const key =
      '"old@npm:lodash@^4.0.0", lodash@^4.0.0, "lodash@https://registry.npmjs.org/lodash/-/lodash-4.17.4.tgz"';
    const fields = `version "4.17.4"\nresolved "${registry}/lodash/-/lodash-4.17.4.tgz"`;
    expect(describeContents(await read('yarn.lock', { 'yarn.lock': classic(key, fields) }))).toEqual([
      'npm/lodash@4.17.4 yarn.lock:4 ? ? -',
    ]);
  });

  it.each([
    ['yarn.lock', classic('"jquery@https://registry.npmjs.org/jquery/-/jquery-1.6.1.tgz"', 'version "1.6.1"')],
    [
      'yarn.lock',
      classic('harmless@file:./x, jquery@^1.0.0', `version "1.6.1"\nresolved "${registry}/jquery/-/jquery-1.6.1.tgz"`),
    ],
    ['pnpm-lock.yaml', pnpm('jquery@https://registry.npmjs.org/jquery/-/jquery-1.6.1.tgz', 'version: 1.6.1', '9.0')],
    ['pnpm-lock.yaml', pnpm('jquery@1.6.1(react@file:packages/react)', 'resolution: {integrity: x}', '9.0')],
    ['pnpm-lock.yaml', pnpm('/jquery/1.6.1_react@link:react', 'resolution: {integrity: x}', '5.4')],
  ])('looks up what comes from a registry all the same: %s %#', async (path, content) => {
    expect(describeContents(await read(path, { [path]: content })).join('\n')).toContain('npm/jquery@1.6.1 ');
  });

  it('refuses a lock of Yarn with a second document', async () => {
    const lock = `${berry('a@npm:1.0.0', 'version: 1.0.0')}---\n${berry('jquery@npm:1', 'version: 1.6.1')}`;
    expect(await read('yarn.lock', { 'yarn.lock': lock })).toBe('it contains more than one document');
  });

  it.each(['6.0', '9.0'])('reads the packages of pnpm beside forged snapshots: %s', async (version) => {
    const lock = `${pnpm('jquery@1.6.1', 'resolution: {integrity: x}', version)}snapshots:\n  other@1.0.0: {}\n`;
    const lines = describeContents(await read('pnpm-lock.yaml', { 'pnpm-lock.yaml': lock }));
    expect(lines).toContainEqual(expect.stringMatching(/^npm\/jquery@1\.6\.1 /));
    expect(lines.includes('problem: its package jquery@1.6.1 has no snapshot')).toBe(version === '9.0');
  });

  const gem = (specs: string) => `GEM\n  specs:\n${specs}\nDEPENDENCIES\n  rack\n`;

  it.each<[string, string, Files, string[]]>([
    [
      'for production and for development',
      'composer.lock',
      {
        'composer.lock':
          '{"packages": [{"name": "a/a", "version": "1.0"}], "packages-dev": [{"name": "a/a", "version": "2.0"}]}',
      },
      ['composer/a/a@1.0 composer.lock:1 ? production -', 'composer/a/a@2.0 composer.lock:1 ? production -'],
    ],
    [
      'of a registry and of a folder',
      'Gemfile.lock',
      {
        'Gemfile.lock': `GEM\n  specs:\n    rack (1.0)\n\nPATH\n  remote: lib\n  specs:\n    rack (2.0)\n\nDEPENDENCIES\n  rack\n`,
      },
      ['gem/rack@1.0 Gemfile.lock:3 direct ? rack', 'local: rack file'],
    ],
    [
      'of two platforms',
      'Gemfile.lock',
      { 'Gemfile.lock': gem('    rack (1.0)\n    rack (2.0-java)\n') },
      ['gem/rack@1.0 Gemfile.lock:3 direct ? rack', 'gem/rack@2.0 Gemfile.lock:3 direct ? rack'],
    ],
    [
      'of two requirements',
      'go.mod',
      { 'go.mod': 'module a\n\ngo 1.22\n\nrequire b.c/d v1.0.0\nrequire b.c/d v0.9.0\n' },
      ['golang/b.c/d@v1.0.0 go.mod:5 direct ? b.c/d', 'golang/b.c/d@v0.9.0 go.mod:5 direct ? b.c/d'],
    ],
    [
      'of a registry and of a project',
      'packages.lock.json',
      {
        'packages.lock.json':
          '{"version": 1, "dependencies": {"net6.0": {"A": {"type": "Transitive", "resolved": "1.0.0"}, "a": {"type": "Project"}}}}',
      },
      ['nuget/a@1.0.0 packages.lock.json:1 direct ? A', 'local: a workspace'],
    ],
    [
      'of two ways to write a name',
      'Pipfile.lock',
      { 'Pipfile.lock': '{"_meta": {}, "default": {"a_b": {"version": "==1.0"}, "a-b": {"version": "==2.0"}}}' },
      ['pypi/a-b@1.0 Pipfile.lock:1 ? production -', 'pypi/a-b@2.0 Pipfile.lock:1 ? production -'],
    ],
  ])('keeps every version of a package %s', async (_, path, files, expected) => {
    expect(describeContents(await read(path, files))).toEqual(expected);
  });

  it('keeps the gems below a line that is no header', async () => {
    expect(describeContents(await read('Gemfile.lock', { 'Gemfile.lock': gem('X\n    rack (1.0)\n') }))).toEqual([
      'gem/rack@1.0 Gemfile.lock:4 direct ? rack',
      'problem: its line 3 is not valid in a Bundler lock',
    ]);
  });

  it.each([
    ['toolchain go1.22.5', ['golang/stdlib@v1.22.5 go.mod:5 direct ? stdlib']],
    ['toolchain go1.22.5-acme', ['golang/stdlib@v1.22.5 go.mod:5 direct ? stdlib']],
    ['toolchain default', []],
    ['toolchain go1.22rc1', []],
  ])('takes the version of Go’s own library from the line %s alone', async (line, expected) => {
    const lock = `module a\n\ngo 1.22.1\n\n${line}\n`;
    expect(describeContents(await read('go.mod', { 'go.mod': lock }))).toEqual(expected);
  });

  it.each<[string, string, string[]]>([
    ['"b.c/\\u0064" v1.0.0', 'a name in quotes', ['golang/b.c/d@v1.0.0 go.mod:5 direct ? b.c/d']],
    ['b.c/d v1.0.0//indirect', 'a comment without a space', ['golang/b.c/d@v1.0.0 go.mod:5 transitive ? -']],
    ['"b.c/\\x64" v1.0.0', 'an escape of Go alone', ['refused: its line 5 is not valid in a Go file']],
  ])('reads a requirement of Go as Go does: %s (%s)', async (line, _, expected) => {
    const lock = `module a\n\ngo 1.22\n\nrequire ${line}\n`;
    expect(describeContents(await read('go.mod', { 'go.mod': lock }))).toEqual(expected);
  });

  it.each<[string, string, string]>([
    ['Pipfile.lock', `{"_meta": {}, "default": {"a": {"version": "==2.0;python_version>'3'"}}}`, 'pypi/a@2.0'],
    [
      'poetry.lock',
      '[[package]]\nname = "a"\nversion = "1.0"\n[package.source]\ntype = "constructor"\n[metadata]\n',
      'pypi/a@1.0',
    ],
    [
      'uv.lock',
      'version = 1\n[[package]]\nname = "a"\nversion = "1.0"\nsource = { registry = "https://pypi.org/simple", virtual = "." }\n',
      'pypi/a@1.0',
    ],
    [
      'pom.xml',
      '<project><groupId>org.x</groupId><version>1.0</version><dependencies><dependency><groupId>org.x</groupId><artifactId>y</artifactId><version>1.0</version></dependency></dependencies></project>',
      'maven/org.x/y@1.0',
    ],
  ])('takes what a registry may hold for a package: %s %#', async (path, content, purl) => {
    expect(describeContents(await read(path, { [path]: content }))[0]).toContain(`${purl} `);
  });

  const repeat = (count: number, text: string) => text.repeat(count);

  it.each<[string, (count: number) => string]>([
    [
      'poetry.lock',
      (count) =>
        `${repeat(count, '[[package]]\nname = "a"\nversion = "1.0"\n[package.dependencies]\na = "*"\n')}[metadata]\n`,
    ],
    [
      'Cargo.lock',
      (count) =>
        `version = 3\n${repeat(count, '[[package]]\nname = "a"\nversion = "1.0.0"\nsource = "registry+x"\ndependencies = ["a"]\n')}`,
    ],
    [
      'uv.lock',
      (count) =>
        `version = 1\n${repeat(count, '[[package]]\nname = "a"\nversion = "1.0"\nsource = { registry = "x" }\ndependencies = [{ name = "a" }]\n')}`,
    ],
    ['Gemfile.lock', (count) => gem(repeat(count, '    rack (1.0)\n'))],
  ])('takes time in proportion for a name that %s repeats', measured, async (path, write) => {
    const [small, large] = [write(1000), write(4000)].map((text) => makeTree({ [path]: text }));
    const ratio = await costRatioOf(
      () => small && scaEngine.scan(small),
      () => large && scaEngine.scan(large),
    );
    expect(ratio).toBeLessThan(10);
  });

  it.each(['\f', '\v', '\x1c', '\x1d', '\x1e', '\x85', '\u2028', '\u2029', '\r'])(
    'ends a line of requirements where pip does: %j',
    async (end) => {
      const lines = describeContents(
        await read('requirements.txt', { 'requirements.txt': `# ${'a note '.repeat(20)}${end}jquery==1.0\n` }),
      );
      expect(lines).toEqual(['pypi/jquery@1.0 requirements.txt:2 ? ? -']);
    },
  );

  it.each<[string, string[]]>([
    ['--pre -r base.in', ['pypi/a@1 base.in:1 ? ? -']],
    ['--requirem base.in', ['pypi/a@1 base.in:1 ? ? -']],
    ['--requirement=base.in', ['pypi/a@1 base.in:1 ? ? -']],
    ['-i https://example.com -rbase.in', ['pypi/a@1 base.in:1 ? ? -']],
    ['-c base.in\n-r base.in', ['pypi/a@1 base.in:1 ? ? -']],
    ['-r "base.in"', ['pypi/a@1 base.in:1 ? ? -']],
    ['b==2 --hash=sha256:00', ['pypi/b@2 requirements.txt:1 ? ? -']],
    ['--no-index --find-links ./wheels\nb==2', ['pypi/b@2 requirements.txt:2 ? ? -']],
    ['--index-url https://example.com -e ./lib', ['local: ./lib file']],
    [
      '--load base.in\nb==2',
      [
        'pypi/b@2 requirements.txt:2 ? ? -',
        'problem: line 1 of requirements.txt has an option that is not known: --load',
      ],
    ],
    ['--re base.in', ['refused: line 1 of requirements.txt has an option that is not known: --re']],
  ])('finds the options of a line of requirements: %j', async (text, expected) => {
    const files = { 'requirements.txt': `${text}\n`, 'base.in': 'a==1\n' };
    expect(describeContents(await read('requirements.txt', files))).toEqual(expected);
  });
});
