/** What a run makes of patterns that name nothing, or a folder, in the judged commit. */
import { describe, expect, it } from 'vitest';
import { changesOf } from '../policy/evidence.ts';
import { runOver } from './judged-run.ts';

const files = new Set(['src/a.py', 'vendor/b.js']);

async function check(policy: object, tree: ReadonlySet<string> = files, changed: string[] = ['legacy/c.py']) {
  let readings = 0;
  const { report, told } = await runOver({
    policy: { scope: 'scan', ...policy },
    files: tree,
    around: {
      async changedFiles() {
        readings += 1;
        return changesOf(changed);
      },
    },
  });
  const { verdict, message, reason } = report;
  return { ...(verdict === 'inconclusive' ? { message, reason } : {}), notes: told, readings };
}

it('says nothing, and reads no changes, where every pattern matches', async () => {
  const quiet = { notes: [], readings: 0 };
  expect(await check({ paths: ['src'], 'ignore-paths': ['vendor/**'] })).toEqual(quiet);
  expect(await check({})).toEqual(quiet);
});

it('says nothing where the files are not known', async () => {
  expect(await check({ paths: ['nowhere'], 'ignore-paths': ['vendor'] }, new Set())).toMatchObject({
    notes: [],
    readings: 0,
  });
});

it('takes back a pass for a pattern of paths that matches nothing', async () => {
  expect(await check({ paths: ['src/**', 'SRC/web/**', 'Vendor/**', 'legacy/**'] })).toEqual({
    message:
      'paths: "SRC/web/**" matches no file of this commit; paths: "Vendor/**" matches no file of this commit; did you mean "vendor/**"?',
    reason: 'settings',
    notes: [],
    readings: 1,
  });
});

it('only notes one of a rule', async () => {
  const rules = [{ name: 'pay', match: { path: ['Src/**'] } }];
  expect(await check({ rules })).toEqual({
    readings: 1,
    notes: ['rule "pay": match.path: "Src/**" matches no file of this commit; did you mean "src/**"?'],
  });
});

it('refuses what excuses and may mean a folder, with both spellings', async () => {
  expect(await check({ 'ignore-paths': ['vendor'] })).toMatchObject({
    reason: 'settings',
    message: 'ignore-paths: "vendor" is a folder; write "vendor/" or "vendor/**" for everything in it',
  });
});

it('counts what it does not show', async () => {
  const paths = Array.from({ length: 7 }, (_, index) => `p${index}`);
  expect((await check({ paths })).message).toMatch(/"p4" matches no file of this commit; and 2 more$/);
});

const tree = new Set([
  'README.md',
  'Makefile',
  'src/a.py',
  'src/web/b.py',
  'vendor/lib/c.js',
  'services/api/src/d.ts',
  'services/api/test/e.ts',
  'app/[id]/page.tsx',
  'build-out/f.js',
  'scripts/build',
  '.github/workflows/ci.yml',
]);
const excused = (criteria: object) => ({ reason: 'Only the test rig', expires: '2027-01-01', ...criteria });
/** What is named, with the settings that name it. */
async function named(policy: object, words: RegExp, others: string[] = []): Promise<string[]> {
  const { message = '', notes } = await check(policy, tree, others);
  return [message, ...notes].flatMap((text) =>
    [...text.matchAll(words)].map(([, setting, pattern]) => `${setting} ${pattern}`),
  );
}
const unclear = (policy: object) =>
  named(policy, /([\w: -]+): "([^"]*)" is a folder/g).then((all) => all.map((each) => each.trim()));
const unmatched = (policy: object, others?: string[]) =>
  named(policy, /(paths|rule "pay": match\.path): "([^"]*)" matches no file/g, others);

describe('a pattern that excuses', () => {
  it.each([
    'vendor',
    './vendor',
    'vendor/lib',
    'src',
    '**/test',
    '*/web',
    'services/{api,web}',
    'ven?or',
    '[v]endor',
    'build*',
    'services/*',
    '.github',
    'src//web',
  ])('%s may mean a folder', async (pattern) => {
    const policy = { 'ignore-paths': [pattern], 'skip-when': [pattern], exceptions: [excused({ path: pattern })] };
    const said = (await check(policy, tree)).message?.split('; write')[0];
    expect(said).toBe(`ignore-paths: "${pattern}" is a folder`);
    expect(await unclear(policy)).toEqual([
      `ignore-paths ${pattern}`,
      `skip-when ${pattern}`,
      `exceptions: path ${pattern}`,
    ]);
  });

  it.each([
    'vendor/',
    'vendor/**',
    '**/test/',
    '**',
    '*.md',
    'src/*',
    'src/*.py',
    'src/a.py',
    'Makefile',
    'scripts/build',
    'nowhere',
    'Vendor',
    '**/*.js',
  ])('%s means no folder alone', async (pattern) => {
    const isAll = pattern === '**';
    expect(
      await unclear({ ...(!isAll && { 'ignore-paths': [pattern] }), exceptions: [excused({ path: pattern })] }),
    ).toEqual([]);
  });

  it('need not be clear when it has expired, and is none where an exception has no path', async () => {
    const exceptions = [excused({ path: 'vendor', expires: '2020-01-01' }), excused({ cwe: 'CWE-79' })];
    expect(await unclear({ exceptions })).toEqual([]);
  });
});

describe('a pattern that counts', () => {
  const rule = (effect: 'block' | 'warn', ...path: string[]) => ({ name: 'pay', effect, match: { path } });

  it.each(['srcc/**', 'api/**', 'Src', 'src/*.js', 'services/api/*', '**/*.go', 'shop/src/**', 'src/a.py/b'])(
    '%s matches no file',
    async (pattern) => {
      expect(await unmatched({ paths: [pattern], rules: [rule('block', 'src/**', pattern)] })).toEqual([
        `paths ${pattern}`,
        `rule "pay": match.path ${pattern}`,
      ]);
    },
  );

  it.each(['src', './src', 'src/', 'src/web', 'src/*', '**/*.ts', 'app/[id]', 'app/[id]/**', '**', 'services/*/src'])(
    '%s matches a file',
    async (pattern) => expect(await unmatched({ paths: [pattern], rules: [rule('block', pattern)] })).toEqual([]),
  );

  it('may be about what the change removed', async () => {
    expect(await unmatched({ paths: ['legacy/**', 'other/**'] }, ['legacy/x.py'])).toEqual(['paths other/**']);
  });

  it('of a rule that only warns may match nothing, and so may one that is not given', async () => {
    const rules = [rule('warn', 'nowhere/**'), { name: 'other', match: { cwe: ['CWE-79'] } }];
    expect(await unmatched({ rules })).toEqual([]);
  });

  it.each<[string, string | undefined]>([
    ['Src/**', 'src/**'],
    ['SRC/WEB', 'src/web'],
    ['api/**', 'services/api/**'],
    ['api/src', 'services/api/src'],
    ['lib/', 'vendor/lib/'],
    ['d.ts', 'services/api/src/d.ts'],
    ['nowhere/**', undefined],
    ['**/*.go', undefined],
  ])('%s is like %s', async (pattern, like) => {
    const { message } = await check({ paths: [pattern] }, tree);
    expect(/did you mean "(.*)"\?$/.exec(message ?? '')?.[1]).toBe(like);
  });
});
