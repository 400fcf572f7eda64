/** What each program wrote becomes findings with severity, weakness, line and advisory. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { externalPrograms } from '../../../src/scanners/programs/registry.ts';
import { type Files, makeFolder } from '../../service/temporary-repository.ts';
import { madeVersion, makeProgram, scanWith } from './scan.ts';

const folder = join(import.meta.dirname, 'recorded');

interface Recording {
  name: string;
  file: string;
  files: Files;
  /** Where the program writes, if not to standard output. */
  isFile?: true;
  code?: number;
}

function scanRecorded({ name, file, files, isFile, code = 0 }: Recording) {
  const target = isFile ? '> report.json' : '';
  // The last argument is the tree, except for gosec, which runs in it.
  const script = `for tree; do :; done; [ -d "$tree" ] && [ "$tree" != ./... ] || tree=$PWD
sed "s#/tree/#$tree/#g" ${join(folder, file)} ${target}; exit ${code}`;
  return scanWith({ name, file: makeProgram(name, script), version: madeVersion, files, rules: makeFolder() });
}

const recordings: [Recording, object[]][] = [
  [
    { name: 'semgrep', file: 'semgrep-1.30.0.json', files: { 'test.go': '\ntmpl := "<h1>" + id\nreturn x\n' } },
    [
      {
        severity: 'MEDIUM',
        cwe: 'CWE-79',
        line: 2,
        title: 'Formatted template string',
        codeSnippet: 'tmpl := "<h1>" + id',
      },
      { severity: 'MEDIUM', cwe: 'CWE-79', line: 3, codeSnippet: 'return x' },
    ],
  ],
  [
    { name: 'opengrep', file: 'semgrep-1.30.0.json', files: { 'test.go': '\na\nb\n' } },
    [{ line: 2 }, { line: 3, description: expect.stringContaining('Found by opengrep') }],
  ],
  [
    {
      ...{ name: 'gosec', file: 'gosec-version-not-stated.json', code: 1 },
      files: { 'user/user.go': '"crypto/md5"\nmd5.New()\nfmt.Sprintf(uid)\n' },
    },
    [
      { severity: 'MEDIUM', line: 1, title: 'Blacklisted import crypto/md5: weak cryptographic primitive' },
      { severity: 'MEDIUM', line: 2, codeSnippet: 'md5.New()' },
      { severity: 'MEDIUM', line: 3, title: 'SQL string formatting' },
    ],
  ],
  [
    { name: 'gitleaks', file: 'gitleaks-8.30.0.json', isFile: true, files: { 'auth.py': 'a secret\n' } },
    [{ type: 'SECRET', severity: 'HIGH', line: 1, description: expect.not.stringContaining('a secret') }],
  ],
  [
    { name: 'osv-scanner', file: 'osv-scanner-2.5.0.json', files: { 'Cargo.lock': '' }, code: 1 },
    [
      {
        ...{ type: 'SCA', severity: 'HIGH', cwe: 'CWE-400', filePath: 'Cargo.lock' },
        title: "Rust's regex crate vulnerable to regular expression denial of service",
        advisory: {
          ...{ purl: 'pkg:cargo/regex@1.5.1', cves: ['CVE-2022-24713'], fix: 'available', fixed_version: '1.5.5' },
          ids: ['CVE-2022-24713', 'GHSA-m5pq-gvj9-9vr8', 'RUSTSEC-2022-0013'],
          published_at: '2022-03-08T20:00:36Z',
        },
      },
    ],
  ],
  [
    {
      ...{ name: 'trivy', file: 'trivy-dev-cdxgen-1.8.0.json' },
      files: { Dockerfile: 'FROM debian:12\nUSER root\n', 'a.ini': 'token = "x"\n' },
    },
    [
      { type: 'IAC', severity: 'HIGH', line: 2, title: "Image user should not be 'root'" },
      { type: 'IAC', severity: 'LOW', title: 'No HEALTHCHECK defined' },
      { type: 'SECRET', severity: 'CRITICAL', line: 1, filePath: 'a.ini', title: 'GitHub Personal Access Token' },
    ],
  ],
];

describe('the recorded output', () => {
  it.each(recordings)('of $name becomes findings', async (recording, expected) => {
    const { findings, diagnostics } = await scanRecorded(recording);
    expect(diagnostics.filter(({ failed }) => failed)).toEqual([]);
    const order = ['IAC', 'SECRET'];
    const sorted = findings.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
    expect(sorted).toMatchObject(expected);
    expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(expected.length);
  });

  it('is there for every program', () => {
    const recorded = new Set([...recordings.map(([{ name }]) => name), 'bandit']);
    expect(externalPrograms.map(({ installation }) => installation.name).filter((name) => !recorded.has(name))).toEqual(
      [],
    );
    const used = new Set([...recordings.map(([{ file }]) => file), 'bandit-1.6.2.json', 'README.md']);
    expect(readdirSync(folder).filter((file) => !used.has(file))).toEqual([]);
  });
});

describe('a program is started', () => {
  const hostile: Files = {
    '.bandit': '', '.semgrepignore': '*', 'sub/.semgrepignore': '*', '.gitignore': '*', '.gitleaksignore': 'x', '.gitleaks.toml': 'x',
    '.trivyignore': 'x', '.trivyignore.yaml': 'x', 'trivy.yaml': 'x', 'trivy-secret.yaml': 'x', 'osv-scanner.toml': 'x',
    'package-lock.json': '{}', 'a.py': '', 'a.go': '', 'main.tf': '#trivy:ignore:AVD-1 tfsec:ignore:*\n',
  }; // biome-ignore format: a list

  it.each(externalPrograms.map(({ installation }) => installation.name))(
    'without the configuration of the repository: %s',
    async (name) => {
      const mark = join(makeFolder(), 'seen');
      const file = makeProgram(
        name,
        `for tree; do :; done; [ -d "$tree" ] && [ "$tree" != ./... ] || tree=$PWD
{ echo "$@"; pwd; (cd "$tree" && find . -type f && cat main.tf); } > ${mark}; exit 99`,
      );
      await scanWith({ name, file, version: madeVersion, files: hostile, rules: makeFolder() });
      const seen = readFileSync(mark, 'utf8');
      const program = externalPrograms.find(({ installation }) => installation.name === name);
      const names = Object.keys(hostile).filter((path) => program?.configuration?.test(path));
      for (const path of names) expect(seen).toContain(`./${path.replace(/[^/]+$/, '_$&')}\n`);
      const own = name.endsWith('grep') ? ['.semgrepignore'] : [];
      for (const path of names.filter((each) => !own.includes(each))) expect(seen).not.toContain(`./${path}\n`);
      if (program?.silencers !== undefined) expect(seen).toContain('#trivy_ignore:AVD-1 tfsec_ignore:*');
    },
  );

  it.each([
    ['semgrep', '--disable-nosem --no-git-ignore'],
    ['opengrep', '--disable-nosem --no-git-ignore'],
    ['semgrep', '--metrics=off --disable-version-check'],
    ['bandit', '--ignore-nosec'],
    ['gosec', '-nosec'],
    ['gitleaks', '--ignore-gitleaks-allow'],
    ['gitleaks', '--redact=100'],
    ['osv-scanner', '--offline'],
    ['osv-scanner', '--no-ignore'],
    ['trivy', '--offline-scan --skip-db-update --skip-java-db-update'],
  ])('offline, and without what silences it: %s %s', (name, argument) => {
    const program = externalPrograms.find(({ installation }) => installation.name === name);
    const [tree, scratch] = [makeFolder(), makeFolder()];
    const started = program?.start({ folder: tree, scratch, names: [], rules: tree, variables: {} });
    expect(started).toHaveProperty('args');
    expect(` ${(started as { args: string[] }).args.join(' ')} `).toContain(argument);
  });
});

describe('without', () => {
  it('rules, Semgrep says how to name them', async () => {
    const scan = (rules?: string) =>
      scanWith({
        name: 'semgrep',
        file: makeProgram('semgrep', 'exit 9'),
        files: { 'a.py': '' },
        ...(rules && { rules }),
      });
    expect((await scan()).diagnostics).toMatchObject([
      { failed: true, message: expect.stringContaining('semgrep-rules') },
    ]);
    expect((await scan('/nowhere/rules')).diagnostics).toMatchObject([
      { failed: true, message: expect.stringContaining('/nowhere/rules') },
    ]);
  });

  it('a database, OSV-Scanner says how to download it', async () => {
    const script =
      'echo "could not load db for npm ecosystem: unable to fetch OSV database: no offline version of the OSV database is available" >&2; exit 127';
    const { diagnostics, coverage } = await scanWith({
      ...{ name: 'osv-scanner', file: makeProgram('osv-scanner', script), files: { 'yarn.lock': '' } },
    });
    expect(diagnostics).toMatchObject([
      { failed: true, message: expect.stringContaining('--download-offline-databases') },
    ]);
    expect(coverage).toEqual({ sca: 'not covered' });
  });

  it('a database, Trivy covers no packages, and says how to download it', async () => {
    const { diagnostics, coverage } = await scanRecorded({
      ...{ name: 'trivy', file: 'trivy-dev-cdxgen-1.8.0.json' },
      files: { Dockerfile: 'FROM debian:12\nUSER root\n', 'a.ini': 'token = "x"\n' },
    });
    expect(coverage).toEqual({ sca: 'not covered', secrets: 'covered', iac: 'covered' });
    expect(diagnostics).toEqual([
      { engine: 'trivy', message: expect.stringContaining('trivy filesystem --download-db-only') },
    ]);
  });
});
