import { createRequire } from 'node:module';
import { lintSource } from '@secretlint/core';
import { creator as preset } from '@secretlint/secretlint-rule-preset-recommend';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createSecretsEngine, secretsEngine } from '../../../src/scanners/secrets/secrets.ts';
import { propertyRuns } from '../../model/runs.ts';
import { type Files, makeTree } from '../../service/temporary-repository.ts';
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

interface Asked {
  source: { content: string };
  options: { config: { rules: { id: string }[] } };
}

/** The rules that are asked about each of the texts, which have this extension, when the preset has this version. */
async function askedOf(
  texts: readonly string[],
  { extension = '.json', version = manifest.version, using = preset } = {},
) {
  const asked = new Map<string, string[]>();
  const record = async ({ source, options }: Asked) => {
    asked.set(source.content, [...(asked.get(source.content) ?? []), ...options.config.rules.map(({ id }) => id)]);
    return { messages: [] };
  };
  const engine = createSecretsEngine(async () => ({ preset: using, lintSource: record as never, version }));
  await engine.scan(makeTree(Object.fromEntries(texts.map((text, index) => [`${index}${extension}`, text]))));
  return texts.map((text) => asked.get(text) ?? []);
}

/** What is found in each text, in a file with this name. */
async function foundIn(
  engine: typeof secretsEngine,
  texts: readonly (readonly [path: string, content: Buffer | string])[],
) {
  const tree = Object.fromEntries(texts.map(([path, content], index) => [`${index}/${path}`, content]));
  const { findings } = await engine.scan(makeTree(tree as Files));
  const rows = findings.map(({ filePath, title, severity, line = 0 }) => ({ filePath, title, severity, line }));
  return texts.map((_, index) => rows.filter(({ filePath }) => filePath.startsWith(`${index}/`)));
}

const ascii = (text: string) => text.replaceAll(/[^\x01-\x7f]/g, 'x');

describe('the signs of rules', () => {
  test.each(rules.map((rule) => [rule.meta.id.replace(/.*rule-/, ''), rule] as const))(
    'of %s deny it no text that it looks for',
    async (name, rule) => {
      const patterns = patternsOf(rule);
      // Google's keys are looked for in parsed JSON alone.
      if (name === 'gcp') expect(patterns).toEqual([]);
      else expect(patterns.length).toBeGreaterThan(0);
      const before = fc.constantFrom('', '\n', ' "', '0', '_', '-', '.', '/', ':', 'é');
      const texts = patterns
        .flatMap((pattern) => fc.sample(fc.tuple(before, matching(pattern)), propertyRuns(200)))
        // Only an address with a password is a finding.
        .filter(([, text]) => name !== 'database-connection-string' || text.includes('@'))
        // A zero byte is read in several ways, and a mark at the start is none of the text.
        .map((parts) => parts.join('').replaceAll(/[\0\ufeff]|[\ud800-\udfff]/g, 'x'));
      expect((await askedOf(texts)).filter((ids) => !ids.includes(rule.meta.id))).toEqual([]);
    },
  );

  test.each([
    '{"private_key_id": "a"}',
    String.raw`{"\u0070rivate_key_id": "a"}`,
    String.raw`{"private\u005fkey_id": "a"}`,
  ])('of gcp are in %s', async (text) => expect(await askedOf([text])).toEqual([['@secretlint/secretlint-rule-gcp']]));

  test('of gcp are in JSON alone, and in key stores, which all rules are shown', async () => {
    expect(await askedOf(['{"private_key_id": "a"}'], { extension: '.js' })).toEqual([[]]);
    const all = rules.map(({ meta }) => meta.id);
    expect(await askedOf(['a'], { extension: '.p12' })).toEqual([[...all, ...all]]);
  });

  test.each(['@secretlint/secretlint-rule-new', '@secretlint/secretlint-rule-constructor', 'other'])(
    'are not known of %s, which is asked',
    async (id) => expect(await askedOf(['a'], { using: { rules: [{ meta: { id } }] } as never })).toEqual([[id]]),
  );

  test('are those of the installed preset, and are not asked of another version', async () => {
    const asked = async (version: string) => (await askedOf(['const a = 1;'], { version }))[0]?.length;
    expect([await asked(manifest.version), await asked('13.1.0'), await asked('')]).toEqual([
      0,
      rules.length,
      rules.length,
    ]);
  });

  test('leave each text what all rules together find in it', async () => {
    const all = createSecretsEngine(async () => ({ preset, lintSource, version: 'another' }));
    const tokens = rules.flatMap(patternsOf).map((pattern) => matching(pattern));
    const part = fc.oneof(
      ...tokens,
      fc.constantFrom(connection, githubToken, privateKey, ' ', '\n', '"', ' = '),
      fc.string(),
    );
    const samples = fc.sample(fc.array(part, { maxLength: 5 }), propertyRuns(200));
    const texts = samples.map((parts) => ['package.json', parts.join(' ')] as const);
    expect(await foundIn(secretsEngine, texts)).toEqual(await foundIn(all, texts));
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
    '\r\n',
    '.',
    '/',
    '-',
    '_',
  ],
];

const value = 'Winter_2019!';
const random = 'v9dn0balpqas1pcc281tn5ood1';
/** All ways to write what the search knows by a word, each with a value that it finds. */
const forms: readonly [path: string, form: RegExp][] = [
  ['a.sh', /^curl x (?:-u|--user)[ =]tom:CHOSEN$/],
  ['a.sh', /^wget --(?:http-|ftp-)?password[ =]CHOSEN$/],
  ['a.sh', /^sshpass {1,3}-p {0,3}CHOSEN$/],
  ['a.sh', /^(?:mysql|mysqldump|mysqladmin|mariadb) -u a -pCHOSEN$/],
  ['a.sh', /^redis-cli -a CHOSEN$/],
  ['a.sh', /^(?:docker|podman|az|oc|helm registry) login (?:-p|--password)[ =]CHOSEN$/],
  ['a.sh', /^net user tom CHOSEN \/add$/],
  ['a.sh', /^echo tom:CHOSEN ?\| ?(?:sudo )?chpasswd$/],
  ['a.sh', /^machine a login b password CHOSEN$/],
  ['a.sql', /^IDENTIFIED[ \t](?:WITH a )?BY 'CHOSEN'$/],
  ['a.sql', /^(?:WITH|ENCRYPTED|ROLE a|USER a) PASSWORD[ \t]'CHOSEN'$/],
  ['a.sql', /^(?:md5|sha1|sha2|sha256|password|old_password|crypt|hashbytes) ?\('CHOSEN'\)$/],
  ['a.sql', /^INSERT[ \n](?:IGNORE )?INTO[ \n]shop[ \n]?\(password\)[ \n]?VALUES[ \n]?\('CHOSEN'\)$/],
  ['a.sql', /^CREATE TABLE shop \(password text\); INSERT INTO shop VALUES[ \n]?\('CHOSEN'\)$/],
  ['a.js', /^"(?:password|PWD|Pwd) ?= ?CHOSEN;(?:server|Uid|host)=a"$/],
  ['a.go', /^"a:CHOSEN@(?:tcp|unix)\(b\)"$/],
  ['a.js', /^Basic {1,3}dG9tOldpbnRlcl8yMDE5IQ==$/],
  ['a.js', /^Bearer {1,3}RANDOM$/],
  [
    'a.rb',
    /^(?:users?|accounts?|credentials?|creds|logins?|auth)["' ]?(?:=|:|=>|:=) ?[[({]\(?'tom', 'CHOSEN'\)?[\])}]$/,
  ],
  [
    'a.js',
    /^(?:userpass|db_pwd|pw|pw-prod|db-pw|a\.pw|password|client_secret|apiToken|api_key|salt|pepper)(?: ?= ?|": ?)"RANDOM1_"$/,
  ],
  [
    'a.js',
    /^(?:mnemonic|seed_phrase|walletSeed) = 'purpose betray marriage blame crunch monitor spin slide donate sport lift clutch'$/,
  ],
  [
    'a.js',
    /^(?:cookieParser|(?:jwt|jsonwebtoken|jose|JWT)\.sign|createHmac|createCipher|Fernet|AES\.new|SecretKeySpec|Algorithm\.HMAC256|setSigningKey|signWith|NewCookieStore|SymmetricSecurityKey|URLSafeSerializer|TimestampSigner|MessageVerifier(?:\.|::)new|hash_hmac|openssl_encrypt|SignedString|DriverManager\.getConnection|mysql_connect|mysqli|PDO|ftp_login|ldap_bind|imap_open|ssh2_auth_password|oci_connect|HTTPBasicAuth|PasswordAuthentication|NetworkCredential|objects\.create_(?:super)?user|(?:create|register|add|insert)_?(?:super_?)?[uU]ser) ?\("CHOSEN", "CHOSEN", "CHOSEN"\)$/,
  ],
  ['a.js', /^key = 'RANDOM'; (?:xor|my_decrypt|encipher)\(key\)$/],
];
const fill = (text: string) => text.replaceAll('CHOSEN', value).replaceAll('RANDOM', random);

describe('what generic credentials need', () => {
  /** Whether the content begins with a mark of UTF-16 that lies: what it may hold is not known, so all is looked for. */
  const marked = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from(text)]);
  const expectAll = async (texts: readonly (readonly [path: string, text: string])[]) => {
    const all = await foundIn(
      secretsEngine,
      texts.map(([path, text]) => [path, marked(text)] as const),
    );
    const found = await foundIn(secretsEngine, texts);
    expect(found.map((rows) => rows.map((row) => ({ ...row, line: row.line + 1 })))).toEqual(all);
    return found;
  };

  test('denies no text what is found in it', async () => {
    const path = fc.constantFrom('a.js', 'a.py', '.env', 'a.yaml', 'web.xml', 'a.sql', 'a.md', 'Dockerfile');
    const text = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(''));
    await expectAll(fc.sample(fc.tuple(path, text), propertyRuns(5000) * 3));
  });

  test.each(forms)('denies no %s what is found in %s', async (path, form) => {
    const end = fc.constantFrom('', '\n', ' ', '\t', ';');
    const texts = fc.sample(fc.tuple(fc.stringMatching(form), end), propertyRuns(1000));
    const found = await expectAll(texts.map(([text, behind]) => [path, ascii(fill(text)) + behind] as const));
    expect(texts.filter((_, index) => found[index]?.length === 0)).toEqual([]);
  });

  test.each(['a.js', '.env', 'a.png'])('is nowhere in an ordinary %s', async (path) => {
    const [found] = await foundIn(secretsEngine, [[path, 'for (const each of all) count += 1;']]);
    expect(found).toEqual([]);
  });
});
