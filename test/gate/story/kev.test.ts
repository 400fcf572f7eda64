/** `kev: true`, from the catalog to what it decides. */
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../../src/gate/hosts/context/context.ts';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { tighten } from '../../../src/gate/settings/policy-settings.ts';
import { readSettings, readText } from '../../../src/gate/settings/reading.ts';
import { loadPolicy } from '../../../src/gate/story/policy/load.ts';
import { createRepositoryReader } from '../../../src/gate/story/repository-access.ts';
import { createBudget, createClock } from '../../../src/shared/clock.ts';
import { GateError } from '../../../src/shared/errors.ts';
import { createTransport } from '../../../src/shared/http/http.ts';
import { commit, git, makeFolder, makeRepository } from '../../service/temporary-repository.ts';
import {
  type Advisory,
  atHigh,
  detectedDaysAgo,
  type Finding,
  finding,
  found,
  type Policy,
} from '../policy/evidence.ts';
import { type Around, readerOf } from './reader.ts';

const now = new Date('2026-06-08T12:00:00Z');
const fresh: NonNullable<Policy['catalog']> = {
  cves: new Set(['CVE-2021-44228']),
  released: '2026-06-01',
  isStale: false,
};
const rule = { name: 'exploited', match: { kev: true }, allow: 0, effect: 'block' } as const;
const policy: Policy = { ...atHigh, failOnSeverity: 'NONE', rules: [rule], catalog: fresh };
const none: Advisory = {
  cves: [],
  fix: undefined,
  fixedVersion: undefined,
  fixedAt: undefined,
  publishedAt: undefined,
};
const sca = (cves: string[] | undefined, fields: Partial<Finding> = {}) =>
  finding({ type: 'SCA', detail: { ...detectedDaysAgo(1), ...(cves && { advisory: { ...none, cves } }) }, ...fields });

describe('a rule of what is known to be exploited', () => {
  const stale: Policy = { ...policy, catalog: { ...fresh, isStale: true } };
  it.each<[string, Policy, Finding, string]>([
    ['counts what the catalog names', policy, sca(['CVE-2024-1000', 'CVE-2021-44228']), 'failed'],
    ['counts nothing else', policy, sca(['CVE-2024-1000']), 'passed'],
    ['does not know a dependency without a CVE', policy, sca(undefined), 'inconclusive'],
    ['leaves that out where the policy does', { ...policy, unscored: 'ignore' }, sca(undefined), 'passed'],
    ['does not know what may be a dependency', policy, sca(undefined, { type: undefined }), 'inconclusive'],
    ['does not ask own code', policy, sca(undefined, { type: 'SAST' }), 'passed'],
    ['does not know what was not read', policy, sca(undefined, { detail: undefined }), 'inconclusive'],
    ['knows nothing without a catalog', { ...policy, catalog: undefined }, sca(['CVE-2024-1000']), 'inconclusive'],
    ['does not believe the silence of an old one', stale, sca(['CVE-2024-1000']), 'inconclusive'],
    ['does not believe it of code that names one', stale, sca(['CVE-2024-1000'], { type: 'SAST' }), 'inconclusive'],
    [
      'does not know what was not read, also where the policy leaves out what has no CVE',
      { ...policy, unscored: 'ignore' },
      sca(undefined, { detail: undefined }),
      'inconclusive',
    ],
    ['believes what an old one names', stale, sca(['CVE-2021-44228']), 'failed'],
  ])('%s', (_, given, each, verdict) => expect(judgeEvidence(found(each), given).verdict).toBe(verdict));
});

const text = (fields: object = {}) =>
  JSON.stringify({
    dateReleased: '2026-06-01T10:00:00.000Z',
    count: 1,
    vulnerabilities: [{ cveID: 'CVE-2021-44228', vendorProject: 'x' }],
    ...fields,
  });

/** What a run reads whose policy has these rules. */
async function load(
  around: Around,
  settings: Record<string, string> = {},
  { rules = [rule], headSha }: { rules?: readonly object[]; headSha?: string | undefined } = {},
) {
  const notes: string[] = [];
  const given = Object.entries({ 'base-url': 'https://scanner.example.com/v1', ...settings }).map(([name, value]) => [
    name,
    { value, source: 'input' },
  ]);
  const { policy: ready } = await loadPolicy({
    settings: readSettings(Object.fromEntries(given)),
    context: { system: 'github', trust: 'own', branch: 'main', headSha } as RunContext,
    reader: readerOf({
      ...around,
      readPolicyFile: async (_, path) =>
        path === '.github/scan-gate.yml' ? { text: JSON.stringify({ rules }), at: 'main' } : undefined,
    }),
    log: { say: () => {}, note: (line) => notes.push(line) },
    now,
  });
  return { catalog: ready.catalog, notes: notes.filter((line) => !line.includes('CODEOWNERS')).join() };
}

const url = 'https://kev.example.com/kev.json';

describe('a catalog', () => {
  async function parse(given: string, maxAge = 7): Promise<Policy['catalog']> {
    const { catalog, notes } = await load(
      { readAddress: async () => given },
      { 'kev-file': url, 'kev-max-age': `${maxAge}d` },
    );
    if (catalog === undefined) throw new Error(notes);
    return catalog;
  }

  it('is read', async () => expect(await parse(text())).toEqual(fresh));

  it.each([
    ['with a mark of the order of bytes before it', `\ufeff${text()}`],
    ['without a count', text({ count: undefined })],
    ['with names in lower case, and blanks around them', text({ vulnerabilities: [{ cveID: ' cve-2021-44228 ' }] })],
  ])('is read %s', async (_, given) => expect(await parse(given)).toEqual(fresh));

  it('of tomorrow is today’s in another time zone, and of the day after is none', async () => {
    const of = (dateReleased: string) => parse(text({ dateReleased }));
    expect(await of('2026-06-09')).toMatchObject({ released: '2026-06-09', isStale: false });
    expect((await of('2026-06-10'))?.isStale).toBe(true);
  });

  it('says that it has no date', async () => {
    for (const dateReleased of [undefined, 'on 2026-06-01'])
      expect(await parse(text({ dateReleased }))).toMatchObject({ released: 'no date', isStale: true });
  });

  it.each([
    ['older than its age', text(), 6],
    ['without a date', text({ dateReleased: undefined }), 7],
    ['without a date that is one', text({ dateReleased: 'June' }), 7],
    ['of the future', text({ dateReleased: '2026-07-01' }), 7],
  ])('%s is stale', async (_, given, maxAge) => expect((await parse(given, maxAge))?.isStale).toBe(true));

  it.each([
    ['no JSON', '<html>', 'it is not JSON'],
    ['no JSON, for a mark within it', '{\ufeff}', 'it is not JSON'],
    ['stated twice', text().replace(/}$/, ',"vulnerabilities":[{"cveID":"CVE-1999-0001"}]}'), 'it is not a catalog'],
    ['another file', '{"a":1}', 'it is not a catalog: it has no list of vulnerabilities with a cveID'],
    ['without the names', text({ vulnerabilities: [{ cve: 'CVE-2021-44228' }] }), 'it is not a catalog'],
    ['cut', text({ count: 2 }), 'it is incomplete: it states 2 entries, but has 1'],
    ['empty', text({ count: 0, vulnerabilities: [] }), 'it is incomplete: it states 0 entries, but has 0'],
    [
      'empty, and says no count',
      text({ count: undefined, vulnerabilities: [] }),
      'it is incomplete: it states no count of entries, but has 0',
    ],
  ])('that is %s is refused', async (_, given, words) => {
    await expect(parse(given)).rejects.toThrow(`rules with kev: true may be inconclusive: ${words}`);
  });
});

function linkTo(target: string): string {
  const link = join(makeFolder(), 'link.json');
  symlinkSync(target, link);
  return link;
}

/** A link of the commit that leads out of it. */
function commitLink(path: string): Record<'link' | 'target', string> {
  const [link, target] = [join(path, 'link.json'), join(makeFolder(), 'kev.json')];
  writeFileSync(target, text());
  symlinkSync(target, link);
  commit(path, {});
  return { link, target };
}

describe('where it is read', () => {
  const read = async (
    file: string | undefined,
    around: Around = {},
    { rules = policy.rules, headSha }: { rules?: Policy['rules']; headSha?: string } = {},
  ) => {
    const settings = file === undefined ? {} : { 'kev-file': file };
    return load(around, settings, { rules: rules ?? [], headSha });
  };

  it('a file in the folder of the run', async () => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'kev.json'), text());
    expect((await read('kev.json', { folder })).catalog).toEqual(fresh);
  });

  it('a file, whose date is said', async () => {
    const path = join(makeFolder(), 'https:kev.json');
    writeFileSync(path, text());
    expect(await read(path)).toEqual({ catalog: fresh, notes: 'Known exploited vulnerabilities: 1 of 2026-06-01' });
    writeFileSync(path, text({ dateReleased: '2026-05-01' }));
    expect((await read(path)).notes).toBe(
      'Known exploited vulnerabilities: 1 of 2026-05-01, not within the last 7 days: vulnerabilities it does not list are unknown',
    );
  });

  it('not a file of the commit, which its author wrote', async () => {
    const path = makeRepository({ 'kev.json': text() });
    const { catalog, notes } = await read(join(path, 'kev.json'));
    expect(catalog).toBeUndefined();
    expect(notes).toContain('it is in the judged commit');
  });

  it('not a file of the judged commit where another one is checked out', async () => {
    const path = makeRepository({ 'a.js': '' });
    const headSha = commit(path, { 'kev.json': text() });
    git(path, ['switch', '--quiet', '--detach', 'HEAD~']);
    const file = join(path, 'kev.json');
    writeFileSync(file, text());
    expect((await read(file)).catalog).toEqual(fresh);
    expect((await read(file, {}, { headSha })).catalog).toBeUndefined();
    expect((await read(file, {}, { headSha: 'f'.repeat(40) })).catalog).toEqual(fresh);
  });

  it.each<[string, boolean, (path: string) => string]>([
    ['a file beside those of the commit', true, (path) => join(path, 'lists/other.json')],
    [
      'a file of the commit that a link of another name leads to',
      false,
      (path) => linkTo(join(path, 'lists/kev.json')),
    ],
    ['a link of the commit, wherever it leads', false, (path) => commitLink(path).link],
    ['what a link of the commit leads to', true, (path) => commitLink(path).target],
  ])('%s: %s', async (_, isRead, prepare) => {
    const path = makeRepository({ 'lists/kev.json': text() });
    writeFileSync(join(path, 'lists/other.json'), text());
    expect((await read(prepare(path))).catalog).toEqual(isRead ? fresh : undefined);
  });

  it('no file where git cannot tell whether the commit holds it', async () => {
    const path = makeRepository({ 'kev.json': '', 'a/b.txt': 'x' });
    const file = join(path, 'other.json');
    writeFileSync(file, text());
    const tree = git(path, ['rev-parse', 'HEAD^{tree}']);
    expect((await read(file)).catalog).toEqual(fresh);
    rmSync(join(path, '.git/objects', tree.slice(0, 2), tree.slice(2)), { force: true });
    expect((await read(file)).catalog).toBeUndefined();
  });

  it('nothing where no rule asks', async () => {
    const other = { ...rule, match: { cvss: 7 } };
    for (const rules of [[], [other]])
      expect(await read('https://kev.example.com/kev.json', {}, { rules })).toEqual({
        catalog: undefined,
        notes: '',
      });
  });

  it.each(['CANCELLED', 'SCAN_TIMEOUT'] as const)('no further when %s cuts the run off', async (code) => {
    const readAddress = () => Promise.reject(new GateError(code, 'over'));
    await expect(read('https://kev.example.com/kev.json', { readAddress })).rejects.toMatchObject({ code });
  });

  it('is none without kev-file, and said', async () => {
    const { catalog, notes } = await read(undefined);
    expect(catalog).toBeUndefined();
    expect(notes).toContain('kev-file is not set');
  });

  it.each([
    ['no rule uses it', []],
    ['rules with kev: true may be inconclusive', [rule]],
  ])('not a file that does not exist, which is said: %s', async (result, rules) => {
    const { catalog, notes } = await read('/nowhere/kev.json', {}, { rules });
    expect(catalog).toBeUndefined();
    expect(notes).toContain(`kev-file: /nowhere/kev.json is not a file, and ${result}. Download`);
  });

  it.each([
    [200, text(), fresh],
    [302, '', undefined],
    [500, text(), undefined],
  ])('an address that answers %i', async (status, body, expected) => {
    const server = createServer((_, response) => response.writeHead(status, { location: '/other' }).end(body));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const transport = createTransport();
    const budget = createBudget(createClock(), 60_000, new AbortController().signal);
    try {
      const sources = { head: undefined, trustedPolicy: undefined, judgedPolicy: undefined, diff: undefined };
      const access = { github: { repository: 'acme/shop' } as never, transport, budget, folder: '/' };
      const around = createRepositoryReader({ headSha: undefined, sources } as unknown as RunContext, access);
      const { port } = server.address() as AddressInfo;
      expect((await read(`http://127.0.0.1:${port}/kev.json`, around)).catalog).toEqual(expected);
    } finally {
      budget.end();
      await transport.close();
      server.close();
    }
  });
});

describe('the settings', () => {
  it.each([
    ['kev-file', 'http://kev.example.com/kev.json', 'is not encrypted'],
    ['kev-file', 'https://me:secret@kev.example.com/', 'without user and password'],
    ['kev-max-age', '7', 'is not a number of days'],
  ] as const)('%s=%s is refused', (name, given, words) =>
    expect(readText(name, given).complaints.join()).toContain(words),
  );

  it('a proposal may call less fresh, and not more', () => {
    const of = (kevMaxAge: number) => ({
      policy: atHigh,
      enforcement: { warnOnly: false, onInconclusive: {}, kevMaxAge },
    });
    expect(tighten(of(7), of(3)).value.enforcement).toMatchObject({ kevMaxAge: 3 });
    expect(tighten(of(7), of(30))).toMatchObject({
      value: { enforcement: { kevMaxAge: 7 } },
      ignored: ['kev-max-age=30d'],
    });
  });
});
