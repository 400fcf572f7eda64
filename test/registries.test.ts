/** Every file of a registry's folder is in the registry, in a test, and in the documentation: what is forgotten is named. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Registry {
  folder: string;
  /** Its entries, by their paths in the folder without the ending, if not every file or folder of it is one. */
  entries?: RegExp;
  /** Lists what is in the folder. */
  file: string;
  /** What the entries are made with, and other things that are no entries. */
  others?: readonly string[];
  /** Where people read of an entry; nothing where it has no name for them. */
  page?: string;
  /** It has a row of a table there. */
  hasRow?: true;
  /** Each has a test of its own in this folder. */
  tests?: string;
  /** Those that are tested in another file of it. */
  testedIn?: Readonly<Record<string, string>>;
  /** How tests and people call it, where that is not its file's name. */
  called?: Readonly<Record<string, string | readonly string[]>>;
}

const registries: readonly Registry[] = [
  {
    folder: 'src/gate/policy/predicates',
    file: 'src/gate/policy/predicates/registry.ts',
    others: ['predicate'],
    page: 'docs/policy.md',
    hasRow: true,
    called: { scores: 'cvss' },
  },
  {
    folder: 'src/gate/policy/rules',
    file: 'src/gate/policy/rules/registry.ts',
    others: ['rule'],
    page: 'docs/policy.md',
    hasRow: true,
    tests: 'test/gate/policy/rules',
    testedIn: {
      'fail-on-severity': '../rules.test.ts',
      scores: '../rules.test.ts',
      threshold: '../rules.test.ts',
    },
    called: { named: 'rules', scores: 'fail-on-cvss' },
  },
  {
    folder: 'src/gate/policy/scopes',
    file: 'src/gate/policy/scopes/registry.ts',
    others: ['scope'],
    page: 'docs/policy.md',
    hasRow: true,
    called: { baseline: 'new' },
  },
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
  { folder: 'src/scanners/patterns/rules/python', file: 'src/scanners/patterns/rules/python.ts', others: ['calls'] },
  {
    folder: 'src/gate/settings/entries',
    file: 'src/gate/settings/settings.ts',
    page: 'docs/settings.md',
    called: { grace: 'fix-cooldown', 'policy-place': 'config-file', scores: 'fail-on-cvss' },
  },
  {
    folder: 'src/gate/surfaces',
    file: 'src/gate/surfaces/registry.ts',
    others: ['publish', 'platform', 'pull-head', 'remote', 'rivals', 'surface', 'whole-file'],
    page: 'docs/surfaces.md',
    tests: 'test/gate/surfaces',
    testedIn: { slack: 'remote.test.ts' },
  },
  {
    folder: 'src/gate/hosts',
    entries: /^([^/]+\/(?:surface|surfaces\/[^/]+))(?:\/|$)/,
    file: 'src/gate/surfaces/registry.ts',
    others: ['github/surfaces/access'],
    page: 'docs/surfaces.md',
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
  {
    folder: 'src/service/handlers',
    file: 'src/service/http/app.ts',
    page: 'docs/interface.md',
    called: { organizations: ['/organizations', '/cli/info', '/health'] },
  },
];

const testTexts = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && path !== basename(import.meta.filename))
  .map((path) => `${path}\n${read(join('test', path))}`);

function listEntries(folder: string, entries = /^([^/]+)/): string[] {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  const names = paths.flatMap((path) => entries.exec(path.replaceAll('\\', '/').replace(/\.ts$/, ''))?.[1] ?? []);
  return [...new Set(names)];
}

const cases = registries.flatMap(({ folder, others = [], ...registry }) =>
  listEntries(folder, registry.entries)
    .filter((name) => name !== 'registry' && !others.includes(name))
    .map((name) => [`${folder}/${name}.ts`, name, registry] as const),
);

describe.each(cases)('%s', (_, name, { file, page, hasRow, tests, testedIn, called }) => {
  const words = [called?.[name] ?? name].flat();
  const isNamed = (text: string) => words.every((word) => text.toLowerCase().includes(word));

  it('is registered', () => expect(read(file)).toMatch(new RegExp(`/${name}(?:/[\\w-]+)?\\.ts'`)));
  it.each(words)('%s is tested', (word) =>
    expect(testTexts.some((text) => text.toLowerCase().includes(word))).toBe(true),
  );
  it.runIf(tests !== undefined)('has a test of its own', () => {
    const own = testedIn?.[name];
    const paths = own === undefined ? [name, `${name}.test.ts`] : [own];
    expect(paths.some((path) => existsSync(join(root, tests ?? '', path)))).toBe(true);
    if (own !== undefined) expect(read(join(tests ?? '', own)).toLowerCase()).toContain(words[0]);
  });
  it.runIf(page !== undefined)('is documented', () => {
    const text = read(page ?? '');
    expect(hasRow ? text.includes(`\n| \`${words[0]}\``) : isNamed(text)).toBe(true);
  });
});

it.each(registries)('there is nothing else in $folder', ({ folder, entries, others = [] }) => {
  const names = listEntries(folder, entries);
  for (const other of others) expect(names).toContain(other);
});
