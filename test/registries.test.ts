/** Every file of a registry's folder is in the registry, in a test, and in the documentation: what is forgotten is named. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ciSystems } from '../src/gate/hosts/registry.ts';
import { formats } from '../src/gate/report/registry.ts';
import { settings } from '../src/gate/settings/settings.ts';
import { surfaces } from '../src/gate/surfaces/registry.ts';
import { type Endpoint, endpoints } from '../src/shared/api/endpoints.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Registry {
  /** Its folder, if each entry is a file of its own. */
  folder?: string;
  /** The table in the file that holds the entries themselves, if not. */
  table?: string;
  /** Its entries, by their paths in the folder without the ending, if not every file or folder of it is one. */
  entries?: RegExp;
  /** Lists what is in the folder. */
  file: string;
  /** What the entries are made with, and other things that are no entries. */
  others?: readonly string[];
  /** Where people read of an entry; nothing where it has no name for them. */
  page?: string;
  /** It is named in a row of a table there, or in what nobody generates. */
  by?: 'row' | 'prose';
  /** Each has a test of its own in this folder. */
  tests?: string;
  /** Those that are tested in another file of it. */
  testedIn?: Readonly<Record<string, string>>;
  /** How tests and people call it, where that is not its file's name. */
  called?: Readonly<Record<string, string | readonly string[]>>;
}

const registries: readonly Registry[] = [
  { table: 'predicates', file: 'src/gate/policy/predicates.ts', page: 'docs/policy.md', by: 'row' },
  {
    table: 'kinds',
    file: 'src/gate/policy/rules.ts',
    page: 'docs/policy.md',
    by: 'row',
    tests: 'test/gate/policy/rules',
    testedIn: {
      'fail-on-cvss': '../rules.test.ts',
      'fail-on-epss': '../rules.test.ts',
      'fail-on-severity': '../rules.test.ts',
      rules: 'named.test.ts',
      threshold: '../rules.test.ts',
    },
  },
  { table: 'scopeKinds', file: 'src/gate/policy/scopes.ts', page: 'docs/policy.md', by: 'row' },
  {
    folder: 'src/gate/hosts',
    entries: /^([^/]+)\/system$/,
    file: 'src/gate/hosts/registry.ts',
    page: 'docs/ci-systems.md',
  },
  {
    folder: 'src/scanners/sast/rules',
    file: 'src/scanners/sast/rules/registry.ts',
    others: ['rule', 'syntax-queries'],
  },
  { folder: 'src/scanners/patterns/rules', file: 'src/scanners/patterns/rules/registry.ts' },
  { folder: 'src/scanners/patterns/rules/python', file: 'src/scanners/patterns/rules/registry.ts' },
  {
    folder: 'src/gate/settings/entries',
    file: 'src/gate/settings/settings.ts',
    page: 'docs/settings.md',
    called: {
      ages: ['max-age', 'fix-cooldown'],
      'fail-on-severity': ['fail-on-severity', 'fail-on-types', 'threshold', 'scope'],
      'policy-place': 'config-file',
      run: ['wait', 'on-inconclusive'],
      scan: ['sarif', 'scanners', 'advisories'],
    },
  },
  {
    folder: 'src/gate/surfaces',
    file: 'src/gate/surfaces/registry.ts',
    others: ['other-runs', 'platform', 'publish', 'surface', 'whole-file'],
    page: 'docs/surfaces.md',
    by: 'prose',
    tests: 'test/gate/surfaces',
    testedIn: { slack: 'remote.test.ts' },
  },
  {
    folder: 'src/gate/hosts',
    entries: /^([^/]+\/(?:surface|surfaces\/[^/]+))(?:\/|$)/,
    file: 'src/gate/surfaces/registry.ts',
    others: ['github/surfaces/access'],
    page: 'docs/surfaces.md',
    by: 'prose',
    tests: 'test/gate/hosts',
    testedIn: { 'azure/surface': 'azure/pipelines.test.ts', 'bitbucket/surface': 'bitbucket/report.test.ts' },
    called: {
      'azure/surface': ['azure pipelines', 'azure repos'],
      'bitbucket/surface': ['bitbucket', 'code insights'],
      'buildkite/surface': 'buildkite',
      'gitea/surface': 'gitea',
      'github/surfaces/check-run': 'check run',
      'github/surfaces/code-scanning': 'code scanning',
      'github/surfaces/comment': 'comment',
      'github/surfaces/review': 'review',
      'github/surfaces/step': ['workflow command', 'page of the job', 'outputs'],
      'gitlab/surface': 'gitlab',
      'teamcity/surface': 'teamcity',
    },
  },
  {
    folder: 'src/scanners/sca/locks',
    file: 'src/scanners/sca/locks/registry.ts',
    others: ['formats', 'installs', 'lock-format', 'npm-manifest'],
    page: 'docs/engines.md',
    called: {
      'python-locks': ['poetry', 'uv', 'pylock', 'pipfile'],
      'small-locks': ['composer', 'nuget', 'gemfile', 'gradle', 'cargo', 'go.mod'],
    },
  },
  {
    folder: 'src/gate/advisories/sources',
    file: 'src/gate/advisories/advisories.ts',
    page: 'docs/engines.md',
    called: { database: 'osv' },
  },
];

/** What people wrote of a page. */
const readProse = (path: string) => read(path).replace(/<!-- generated:.*?<!-- \/generated -->/gs, '');

const testTexts = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && path !== basename(import.meta.filename))
  .map((path) => `${path}\n${read(join('test', path))}`);

function listEntries(folder: string, entries = /^([^/]+)/): string[] {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const names = paths.flatMap((path) => entries.exec(path.replaceAll('\\', '/').replace(/\.ts$/, ''))?.[1] ?? []);
  return [...new Set(names)];
}

/** The keys of a table, which stand at the beginning of its lines. */
function listRows(file: string, table: string): string[] {
  const [, rows = ''] = new RegExp(`const ${table}\\b[^\\n]*= \\{\\n(.*?)\\n\\}`, 's').exec(read(file)) ?? [];
  return [...rows.matchAll(/^ {2}'?(\w[\w-]*)/gm)].map(([, name = '']) => name);
}

const cases = registries.flatMap((registry): [label: string, name: string, registry: Registry][] => {
  const { folder = '', file, table, entries, others = [] } = registry;
  if (table !== undefined) return listRows(file, table).map((name) => [`${file}: ${name}`, name, registry]);
  const names = listEntries(folder, entries).filter((name) => name !== 'registry' && !others.includes(name));
  return names.map((name) => [`${folder}/${name}.ts`, name, registry]);
});

it.each(registries.flatMap(({ file, table }) => (table === undefined ? [] : [[file, table] as const])))(
  'the table of %s has rows',
  (file, table) => expect(listRows(file, table).length).toBeGreaterThan(4),
);

describe.each(cases)('%s', (_, name, { file, table, page = '', by, tests = '', testedIn, called }) => {
  const words = [called?.[name] ?? name].flat();

  it.runIf(table === undefined)(`is registered in ${file}`, () =>
    expect(read(file)).toMatch(new RegExp(`/${name}(?:/[\\w-]+)?\\.ts'`)),
  );
  it.each(words)('%s is tested', (word) =>
    expect(testTexts.some((text) => text.toLowerCase().includes(word))).toBe(true),
  );
  it.runIf(tests !== '')(`has a test of its own in ${tests}`, () => {
    const own = testedIn?.[name];
    const paths = own === undefined ? [name, `${name}.test.ts`] : [own];
    expect(paths.filter((path) => existsSync(join(root, tests, path)))).not.toEqual([]);
    if (own !== undefined) expect(read(join(tests, own)).toLowerCase()).toContain(words[0]);
  });
  it.runIf(page !== '')(`is documented in ${page}`, () => {
    const text = by === undefined ? read(page) : readProse(page);
    const named = by === 'row' ? (text.match(/^\| `.*?(?= \|)/gm) ?? []).join() : text.toLowerCase();
    expect(words.filter((word) => !named.includes(by === 'row' ? `\`${word}\`` : word))).toEqual([]);
  });
});

it.each(registries.filter(({ folder }) => folder !== undefined))(
  'there is nothing else in $folder',
  ({ folder = '', entries, others = [] }) => {
    const names = listEntries(folder, entries);
    for (const other of others) expect(names).toContain(other);
  },
);

/** What has these members belongs into a list, whatever file of these folders exports it. */
const exported: readonly [members: readonly string[], folders: RegExp, file: string, listed: readonly unknown[]][] = [
  [['group', 'brief'], /^settings\/entries\//, 'src/gate/settings/settings.ts', Object.values(settings)],
  [['readBy', 'pieces'], /^(?:report|hosts)\//, 'src/gate/report/registry.ts', Object.values(formats)],
  [['kind', 'degrades'], /^(?:surfaces|hosts)\//, 'src/gate/surfaces/registry.ts', surfaces],
  [['isHere', 'facts'], /^hosts\//, 'src/gate/hosts/registry.ts', ciSystems],
];

it.each(exported)('what is exported with %s in %s is listed in %s', async (members, folders, _, listed) => {
  const paths = listEntries('src/gate', /^(.+)$/).filter((path) => folders.test(`${path}.ts`));
  const files = paths.filter((path) => existsSync(join(root, `src/gate/${path}.ts`)));
  const modules = await Promise.all(files.map((path) => import(join(root, `src/gate/${path}.ts`))));
  const forgotten = modules.flatMap((module: Readonly<Record<string, unknown>>, index) =>
    Object.entries(module).flatMap(([name, value]) =>
      [value]
        .flat()
        .filter((each) => members.every((member) => Object.hasOwn(Object(each), member)) && !listed.includes(each))
        .map(() => `${name} of src/gate/${files[index]}.ts`),
    ),
  );
  expect(forgotten).toEqual([]);
});

it.each(Object.values<Endpoint>(endpoints))(
  'docs/interface.md has $method $path in the row of its scope',
  (endpoint) => {
    const { method, path, scope } = endpoint;
    const rows = read('docs/interface.md')
      .split('\n')
      .filter((line) => line.includes(`\`${method} ${path}\``));
    expect(rows.filter((row) => row.split(' | ')[0]?.includes(scope))).not.toEqual([]);
  },
);

it('docs/ci-systems.md says how many systems there are', () => {
  const words = { 16: 'sixteen', 17: 'seventeen', 18: 'eighteen', 19: 'nineteen', 20: 'twenty' };
  const known = ciSystems.filter(({ id }) => id !== 'other').length as keyof typeof words;
  expect(read('docs/ci-systems.md')).toContain(`the variables of ${words[known]} systems`);
});
