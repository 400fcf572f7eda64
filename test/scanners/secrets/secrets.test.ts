import { createHash, scryptSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createSecretsEngine, secretsEngine } from '../../../src/scanners/secrets/secrets.ts';
import { createSecretMark } from '../../../src/shared/text/fingerprint.ts';
import { costMs, measured, startCost } from '../../cost.ts';
import { type Files, makeTree } from '../../service/temporary-repository.ts';
import { connection, githubToken, otherGithubToken, privateKey } from '../fake-secrets.ts';

const scan = (files: Files) => secretsEngine.scan(makeTree(files));

const ruleOf = (id: string) => ({ meta: { id } });

describe('secrets', () => {
  test('finds a private key despite secretlint-disable', async () => {
    const { findings, coverage } = await scan({
      'key.txt': `// secretlint-disable\n/* secretlint-disable */\n${privateKey}\n`,
    });
    expect(findings).toMatchObject([
      { type: 'SECRET', severity: 'CRITICAL', filePath: 'key.txt', line: 3, cwe: 'CWE-798' },
    ]);
    expect(findings[0]?.title).toBe('Private key in the repository');
    expect(coverage).toBe('covered');
  });

  test.each([
    `// secretlint-disable-line ${githubToken}`,
    `${githubToken} // secretlint-disable-line`,
    `// secretlint-disable-next-line\n${githubToken}`,
    `/* secretlint-disable @secretlint/secretlint-rule-github */\n${githubToken}`,
  ])('no comment hides a token (%#)', async (content) => {
    expect((await scan({ 'a.js': content })).findings).toHaveLength(1);
  });

  test('is not configured by the repository', async () => {
    const rules = [{ id: '@secretlint/secretlint-rule-preset-recommend', disabled: true }];
    const { findings } = await scan({
      '.secretlintrc.json': JSON.stringify({ rules }),
      '.secretlintrc': JSON.stringify({ rules }),
      '.secretlintrc.yml': 'rules: []\n',
      '.secretlintrc.js': 'module.exports = { rules: [] };\n',
      'package.json': JSON.stringify({ secretlint: { rules: [] }, files: [] }),
      '.gitattributes': '* linguist-vendored\n',
      '.secretlintignore': '**/*\n',
      '.gitignore': 'a.js\n',
      'a.js': `const t = '${githubToken}';`,
    });
    expect(findings).toMatchObject([{ filePath: 'a.js', severity: 'CRITICAL' }]);
  });

  test('looks into every text file, hidden folders, other encodings and installed packages included', async () => {
    const { findings, lookedAt } = await scan({
      '.config/hidden': githubToken,
      'node_modules/x/index.js': githubToken,
      'utf16.txt': Buffer.from(`\uFEFF${githubToken}`, 'utf16le'),
      'with-bom.txt': `\uFEFF${githubToken}`,
    });
    expect(findings.map((finding) => finding.filePath)).toEqual(lookedAt);
    expect(lookedAt).toHaveLength(4);
  });

  test('never gives the secret away', async () => {
    const result = await scan({ 'a.env': `A=${githubToken}\nB=${connection}\n`, 'k.pem': privateKey });
    expect(result.findings.length).toBeGreaterThanOrEqual(3);
    const said = JSON.stringify(result);
    for (const secret of [githubToken, githubToken.slice(4, 20), 'correct-horse', 'NotARealKey'])
      expect(said).not.toContain(secret);
    for (const finding of result.findings) expect(finding).not.toHaveProperty('codeSnippet');
  });

  test('reports one secret once, though several rules match it', async () => {
    const { findings } = await scan({ 'a.env': `URL=${connection}\n` });
    expect(findings).toHaveLength(1);
  });

  test('keeps the fingerprint when lines move', async () => {
    const before = await scan({ 'a.js': `'${githubToken}'` });
    const after = await scan({ 'a.js': `\n\n// moved\n\n  '${githubToken}'` });
    expect(after.findings[0]?.line).toBe(5);
    expect(after.findings[0]?.fingerprint).toBe(before.findings[0]?.fingerprint);
  });

  test('gives another secret and another file their own fingerprints', async () => {
    const { findings } = await scan({
      'a.js': `'${githubToken}'\n'${otherGithubToken}'`,
      'b.js': `'${githubToken}'`,
    });
    expect(new Set(findings.map((finding) => finding.fingerprint)).size).toBe(3);
  });

  test('reports one secret in several lines of a file once, with its lines and the identity of the first', async () => {
    const once = await scan({ 'a.js': `'${githubToken}'` });
    const often = await scan({ 'a.js': `'${githubToken}'\n\n`.repeat(13) });
    expect(often.findings).toMatchObject([{ line: 1, fingerprint: once.findings[0]?.fingerprint }]);
    expect(often.findings[0]?.description).toMatch(/It is also in lines 3, 5, 7, 9, 11, 13, .*, 25\.$/);
    const long = await scan({ 'a.js': `'${githubToken}'\n`.repeat(30) });
    expect(long.findings[0]?.description).toMatch(/ 20, 21 and 9 more\.$/);
    expect(once.findings[0]?.description).not.toContain('also in');
  });

  test('reports a secret that several rules find in a file once, by the most severe', async () => {
    const { findings } = await scan({ 'a.js': `x = '${connection}';\ny = 'AccountKey';\nz = '${connection}';` });
    expect(findings.map(({ severity, line }) => `${severity} ${line}`)).toEqual(['HIGH 1']);
  });

  test('tells of a password that a person chose only 12 bits, and of an issued token nothing that can be tried', () => {
    const passwords = Array.from({ length: 20_000 }, (_, index) => `password-${index}`);
    const marks = new Set(passwords.map((password) => createSecretMark(password, false)));
    expect(marks.size).toBeLessThanOrEqual(4096);
    expect(createSecretMark(githubToken, true)).toMatch(/^[0-9a-f]{64}$/);
    expect(createSecretMark(githubToken, true)).not.toContain(createHash('sha256').update(githubToken).digest('hex'));
  });

  test('identifies thousands of secrets without a slow digest of each', measured, async () => {
    const addresses = Array.from(
      { length: 2000 },
      (_, index) => `URL${index}=postgres://shop:pass-word-${index}@db/shop`,
    );
    const stop = startCost();
    const { findings } = await scan({ 'a.env': addresses.join('\n') });
    const perSecretMs = stop() / addresses.length;
    expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(addresses.length);
    expect(perSecretMs).toBeLessThan(costMs(() => scryptSync('a password', 'salt', 32)) / 2);
  });

  const utf16 = (text: string) => Buffer.from(text, 'utf16le');
  test.each<[string, Buffer | string]>([
    ['a zero byte above it', `a\0b\n\n${githubToken}\n`],
    ['zero bytes beside it', `\n\n\0${githubToken}\0`],
    ['a zero byte inside a word before it', `\n\nx\0y="${githubToken}"`],
    ['many zero bytes', `${'\0'.repeat(20_000)}\n\n${githubToken}\n${'\0'.repeat(20_000)}`],
    ['UTF-16 without a byte order mark', utf16(`a\n\n${githubToken}\n`)],
    [
      'UTF-16 behind plain text',
      Buffer.concat([Buffer.from('plain text, more of it\n'.repeat(2)), utf16(githubToken)]),
    ],
    ['a byte order mark that lies', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`a\n\n${githubToken}\n`)])],
    ['Latin-1', Buffer.from(`gr\xfcn\n\n${githubToken}`, 'latin1')],
    [
      'a picture',
      Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n\0\0'), Buffer.from(githubToken), Buffer.alloc(300, 1)]),
    ],
    ['old line ends', `a\r\r${githubToken}\r`],
  ])('finds a token in a file with %s', async (_, content) => {
    const { findings } = await scan({ 'a.txt': content });
    expect(findings).toMatchObject([{ type: 'SECRET', severity: 'CRITICAL', line: 3 }]);
  });

  test('finds all other secrets of a text that is too much for one rule, in that file and in others', async () => {
    const { findings, lookedAt } = await scan({
      'big.txt': `${'xoxb-1-'.repeat((9 * 1024 * 1024) / 7)}\n${githubToken}\n`,
      'small.txt': `${githubToken}\n`,
    });
    const rows = findings.map(({ title, filePath, line }) => `${title} ${filePath}:${line}`);
    expect(rows.filter((row) => row.startsWith('GitHub'))).toEqual([
      'GitHub token in the repository big.txt:2',
      'GitHub token in the repository small.txt:1',
    ]);
    expect(rows.length).toBeLessThanOrEqual(3);
    expect(lookedAt).toEqual(['big.txt', 'small.txt']);
  });

  test('names an encrypted file', async () => {
    const { diagnostics, coverage } = await scan({ 'a.env': Buffer.from('\0GITCRYPT\0secret'), 'b.txt': 'b' });
    expect(diagnostics).toEqual([
      { engine: 'secretlint', message: 'Encrypted: not searched for secrets', file_path: 'a.env' },
    ]);
    expect(coverage).toBe('partly covered');
  });

  test('names a file that a rule cannot read, and what the other rules find in it', async () => {
    const engine = createSecretsEngine(async () => ({
      preset: { rules: [ruleOf('fine'), ruleOf('broken')] } as never,
      lintSource: (async ({ options }: { options: { config: { rules: { id: string }[] } } }) => {
        if (options.config.rules.some(({ id }) => id === 'broken')) throw new RangeError('too deep');
        return { messages: [{ ruleId: 'fine', range: [0, 4] }] };
      }) as never,
    }));
    const { findings, diagnostics } = await engine.scan(makeTree({ 'a.txt': 'text' }));
    expect(findings).toHaveLength(1);
    expect(diagnostics).toEqual([
      { engine: 'secretlint', message: 'Not searched for all secrets: broken failed', file_path: 'a.txt' },
    ]);
  });

  test('counts binary files, which are searched as bytes alone', async () => {
    const { diagnostics, lookedAt } = await scan({
      'a.png': Buffer.from([1, 0, 2]),
      'b.png': Buffer.from([0]),
      'c.txt': '',
    });
    expect(diagnostics).toEqual([
      {
        engine: 'secretlint',
        message: 'In binary files, only plain bytes were searched (2: .png 2)',
      },
    ]);
    expect(lookedAt).toEqual(['c.txt']);
  });

  test('is not covered when secretlint is not installed, and says what to install', async () => {
    const missing = createSecretsEngine(() =>
      Promise.reject(Object.assign(new Error('x'), { code: 'ERR_MODULE_NOT_FOUND' })),
    );
    const { coverage, diagnostics, lookedAt } = await missing.scan(makeTree({ 'a.js': '' }));
    expect({ coverage, lookedAt }).toEqual({ coverage: 'not covered', lookedAt: [] });
    expect(diagnostics[0]?.message).toContain('npm install --no-save @secretlint/core@13');
  });

  test('fails when secretlint is installed and broken', async () => {
    const broken = createSecretsEngine(() => Promise.reject(new Error('broken')));
    await expect(broken.scan(makeTree({ 'a.js': '' }))).rejects.toThrow('broken');
  });

  test('stops when it is aborted', async () => {
    await expect(secretsEngine.scan({ ...makeTree({ 'a.js': '' }), signal: AbortSignal.abort() })).rejects.toThrow();
  });
});
