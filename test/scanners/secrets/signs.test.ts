import { createRequire } from 'node:module';
import { creator as preset } from '@secretlint/secretlint-rule-preset-recommend';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { neededForAccounts } from '../../../src/scanners/secrets/accounts.ts';
import { keyword, neededForAssignments } from '../../../src/scanners/secrets/assignments.ts';
import { interesting, neededForArguments } from '../../../src/scanners/secrets/calls.ts';
import { commandPatterns } from '../../../src/scanners/secrets/commands.ts';
import { findGenericHits, mayHaveHits } from '../../../src/scanners/secrets/generic.ts';
import { createSecretSearch, loadSecretlint } from '../../../src/scanners/secrets/search.ts';
import { shapePatterns } from '../../../src/scanners/secrets/shapes.ts';
import { mayReport, mayReportIn, signsVersion } from '../../../src/scanners/secrets/signs.ts';
import { statementPatterns } from '../../../src/scanners/secrets/statements.ts';
import { createWordFilter } from '../../../src/text/decode.ts';
import { mayContainAll, type RequiredWords } from '../../../src/text/trigrams.ts';
import { propertyRuns } from '../../model/runs.ts';
import { connection, githubToken, privateKey } from '../fake-secrets.ts';

const rules = preset.rules.filter(({ meta }) => !meta.id.endsWith('filter-comments'));
const manifest = createRequire(import.meta.url)('@secretlint/secretlint-rule-preset-recommend/package.json');

const context = { createTranslator: () => () => ({}), report: () => undefined };

/** The patterns that a rule looks for in a text, whatever the file is called. */
function patternsOf(rule: (typeof rules)[number]): RegExp[] {
  const text = 'nothing';
  const patterns: RegExp[] = [];
  const spy = vi.spyOn(String.prototype, 'matchAll').mockImplementation(function (this: string, pattern: RegExp) {
    if (String(this) === text) patterns.push(pattern);
    return [][Symbol.iterator]() as never;
  });
  try {
    for (const filePath of ['/a/package.json', '/a/.npmrc', '/a/b.txt'])
      rule.create(context as never, {} as never).file?.({ content: text, filePath, ext: '.txt' } as never);
  } finally {
    spy.mockRestore();
  }
  return [...new Map(patterns.map((pattern) => [String(pattern), pattern])).values()];
}

/** Texts that the pattern matches; what looks around or back is left out. */
function matching({ source, flags }: RegExp) {
  const plain = source.replaceAll(/\(\?<?[!=](?:\[(?:\\.|[^\]])*\]|\\.|[^)\\])*\)|\\b|\\[1-9]/g, '');
  const text = fc.stringMatching(new RegExp(plain.replace(/^(.*)$/s, '^(?:$1)$'), flags.replaceAll(/[gimu]/g, '')));
  return flags.includes('i')
    ? fc.tuple(text, fc.boolean()).map(([all, isUpper]) => (isUpper ? all.toUpperCase() : all))
    : text;
}

const isAsked = (id: string, text: string, extension = '.json') =>
  mayReport(id, extension, createWordFilter(Buffer.from(text))) && mayReportIn(id, text);

describe('the signs of rules', () => {
  test('are those of the installed preset', () => {
    expect(manifest.version).toBe(signsVersion);
  });

  test.each(rules.map((rule) => [rule.meta.id.replace(/.*rule-/, ''), rule] as const))(
    'of %s deny it no text that it looks for',
    (name, rule) => {
      const patterns = patternsOf(rule);
      // Google's keys are looked for in parsed JSON alone.
      if (name === 'gcp') expect(patterns).toEqual([]);
      else expect(patterns.length).toBeGreaterThan(0);
      expect(isAsked(rule.meta.id, 'const a = 1;')).toBe(false);
      for (const pattern of patterns)
        fc.assert(
          fc.property(
            matching(pattern),
            fc.constantFrom('', '\n', ' "', '0', '_', '-', '.', '/', ':', 'é'),
            (text, before) => {
              // Only an address with a password is a finding.
              if (name === 'database-connection-string' && !text.includes('@')) return;
              expect(isAsked(rule.meta.id, `${before}${text}`)).toBe(true);
            },
          ),
          { numRuns: propertyRuns(200) },
        );
    },
  );

  test.each([
    '{"private_key_id": "a"}',
    String.raw`{"\u0070rivate_key_id": "a"}`,
    String.raw`{"private\u005fkey_id": "a"}`,
  ])('of gcp are in %s', (text) => expect(isAsked('@secretlint/secretlint-rule-gcp', text)).toBe(true));

  test('of gcp are in JSON alone, and in key stores, which all rules are shown', async () => {
    expect(isAsked('@secretlint/secretlint-rule-gcp', '{"private_key_id": "a"}', '.js')).toBe(false);
    const lintSource = vi.fn(async () => ({ messages: [] }));
    const search = createSecretSearch({ preset, lintSource: lintSource as never, version: signsVersion });
    const file = { path: 'a.p12', extension: '.p12' };
    await search(file, createWordFilter(Buffer.from('a')))?.({ ...file, filePath: '/a.p12' }, 'a');
    expect(lintSource).toHaveBeenCalledTimes(2);
  });

  test.each(['@secretlint/secretlint-rule-new', '@secretlint/secretlint-rule-constructor', 'other'])(
    'are not known of %s, which is asked',
    (id) => expect(isAsked(id, '')).toBe(true),
  );

  test('are not asked of a preset of another version', async () => {
    const asked = async (version: string | undefined) => {
      const lintSource = vi.fn(async (_options: { options: { config: { rules: unknown[] } } }) => ({ messages: [] }));
      const search = createSecretSearch({ preset, lintSource: lintSource as never, version });
      const file = { path: 'a.js', extension: '.js' };
      await search(file, createWordFilter(Buffer.from('a')))?.({ ...file, filePath: '/a.js' }, 'a');
      return lintSource.mock.calls.map(([{ options }]) => options.config.rules.length);
    };
    expect(await asked(signsVersion)).toEqual([]);
    expect(await asked('13.1.0')).toEqual([rules.length]);
    expect(await asked(undefined)).toEqual([rules.length]);
  });

  test('leave each text what all rules together find in it', async () => {
    const libraries = await loadSecretlint();
    const [some, all] = [createSecretSearch(libraries), createSecretSearch({ ...libraries, version: 'another' })];
    const look = async (search: typeof some, text: string) => {
      const file = { path: 'package.json', extension: '.json' };
      const searchText = search(file, createWordFilter(Buffer.from(text)));
      return (await searchText?.({ ...file, filePath: '/work/package.json' }, text)) ?? { hits: [], failed: [] };
    };
    const tokens = rules.flatMap(patternsOf).map((pattern) => matching(pattern));
    const part = fc.oneof(
      ...tokens,
      fc.constantFrom(connection, githubToken, privateKey, ' ', '\n', '"', ' = '),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 5 }), async (parts) => {
        const text = parts.join(' ');
        expect(await look(some, text)).toEqual(await look(all, text));
      }),
      { numRuns: propertyRuns(200) },
    );
  });
});

/** Pieces of what is looked for by name, by use and by shape. */
const pieces = [
  ...[
    'password',
    'pwd',
    'PW',
    'db_pw',
    'secret',
    'api_token',
    'KEY',
    'mnemonic',
    'seed phrase',
    'salt',
    'pepper',
    'kind: Secret',
  ],
  ...[
    'cookieParser(',
    'jwt.sign(a, ',
    'createHmac("sha1", ',
    'hmac.new(',
    'new PDO(a, b, ',
    'Fernet(',
    'xor(a, key',
    'x.create_user(a, ',
  ],
  ...[
    'register_super_user(a, ',
    'addUser(a, ',
    'User.objects.create_user(a, b, ',
    'HTTPBasicAuth("tom", ',
    'ssh2_auth_password(a, b, ',
  ],
  ...[
    'INSERT INTO users (password) VALUES (',
    'insert ignore into',
    'IDENTIFIED BY ',
    'WITH PASSWORD ',
    'MD5(',
    'sha256 (',
    'password(',
    'hashbytes(',
  ],
  ...['users = [(', 'auth=(', '"creds": {', 'logins := [', '"tom", ', "'tom': "],
  ...[
    'curl -u tom:',
    'wget --http-password=',
    'sshpass -p ',
    'mysql -p',
    'mariadb -u a -p',
    'redis-cli -a ',
    'docker login --password=',
    'az login -p ',
  ],
  ...['net user tom ', ' /add', 'echo tom:', ' | chpasswd', 'machine a login b password '],
  ...['Basic dG9tOldpbnRlcl8yMDE5IQ==', 'Bearer v9dn0balpqas1pcc281tn5ood1', 'server=a;', '"a:b_7@tcp(', 'jdbc:x?'],
  ...[
    '=',
    ' = ',
    ': ',
    '=>',
    '"Winter_2019!"',
    "'Winter_2019!'",
    'Winter_2019!',
    ')',
    ']',
    '}',
    ';',
    ',',
    '\n',
    '\t',
    ' ',
    '\u00a0',
    '\r\n',
    '.',
    '/',
    '-',
    '_',
  ],
];

const sought = [...commandPatterns, ...statementPatterns, ...shapePatterns];

describe('what generic credentials need', () => {
  test('denies no text what is found in it', () => {
    const path = fc.constantFrom('a.js', 'a.py', '.env', 'a.yaml', 'web.xml', 'a.sql', 'a.key', 'a.md', 'Dockerfile');
    fc.assert(
      fc.property(path, fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (name, parts) => {
        const text = parts.join('');
        const all = findGenericHits(name, text);
        const mayHold = createWordFilter(Buffer.from(text));
        expect(findGenericHits(name, text, mayHold)).toEqual(all);
        if (all.length > 0) expect(mayHaveHits(name, mayHold)).toBe(true);
      }),
      { numRuns: propertyRuns(5000) },
    );
  });

  test.each([
    ['names', keyword, neededForAssignments],
    ['functions', interesting, neededForArguments],
    ...sought.map(({ pattern, needed }): [string, RegExp, RequiredWords] => [
      pattern.source.slice(0, 30),
      pattern,
      needed,
    ]),
  ])('denies no text that has such %s', (_, pattern, needed) => {
    fc.assert(
      fc.property(matching(pattern), fc.constantFrom('', '\n', '(', '-', '.', '/', ':', '_', 'x'), (text, end) => {
        if (pattern === keyword && /pw$/i.test(text) && /\w/.test(end)) return;
        expect(mayContainAll(createWordFilter(Buffer.from(`${text}${end}`)), needed)).toBe(true);
      }),
      { numRuns: propertyRuns(1000) },
    );
  });

  test.each(['a.js', '.env', 'a.png'])('is nowhere in an ordinary %s', (path) => {
    expect(mayHaveHits(path, createWordFilter(Buffer.from('for (const each of all) count += 1;')))).toBe(false);
  });

  test('is a name with what joins it to a list, for accounts', () => {
    const isThere = (text: string) => mayContainAll(createWordFilter(Buffer.from(text)), neededForAccounts);
    expect(['users = [', 'users: [', 'auth=(', 'userName = ['].map(isThere)).toEqual([true, true, true, false]);
  });
});
