/** `scan-gate verify`: each way to look, and what comes of it. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ProcessEntry } from '../../../../src/gate/run/session.ts';
import { completed, repository, type Script, startScripted, violation } from '../../../scripted-service.ts';
import {
  commit,
  type Files,
  git,
  makeFolder,
  makeRepository,
  writeFiles,
} from '../../../service/temporary-repository.ts';
import { playCommand } from '../../../session.ts';
import { locationOf, resultOf, sarifOf } from '../../../shared/sarif/make.ts';

const schema = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../schema/verify.schema.json'), 'utf8'));
const fits = new Ajv2020({ strict: false }).compile(schema);

async function verify(given: Partial<ProcessEntry>, ...argv: string[]) {
  const { code, printed, complained } = await playCommand(['verify', ...argv, '--json'], given);
  const answer = printed === '' ? undefined : JSON.parse(printed);
  if (answer !== undefined) fits(answer);
  expect(fits.errors ?? null).toBeNull();
  return { code, answer, complained };
}

const vulnerable = 'export const price = (text) => eval(text);\n';
const id = (folder: string, file = 'agent.json'): string =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')).findings[0].violation_id;

const patterns = new Map<string, Promise<string>>();

/** A copy of a folder that is made once: to scan and to judge take most of a test's time. */
async function copyOf(name: string, make: () => Promise<string>): Promise<string> {
  const pattern = patterns.get(name) ?? make();
  patterns.set(name, pattern);
  const folder = makeFolder();
  cpSync(await pattern, folder, { recursive: true });
  return folder;
}

/** Commits one after another, the last of which was scanned, with the agent file of that outside of the checkout. */
async function scan(...[first, ...later]: Files[]): Promise<{ folder: string; from: string }> {
  const root = await copyOf(JSON.stringify([first, ...later]), async () => {
    const path = makeFolder();
    const folder = join(path, 'shop');
    cpSync(makeRepository(first), folder, { recursive: true });
    for (const files of later) commit(folder, files);
    await playCommand(['run', '--embedded', '--output', `agent=${join(path, 'agent.json')}`], { folder });
    return path;
  });
  return { folder: join(root, 'shop'), from: join(root, 'agent.json') };
}

describe('with the embedded scanners', () => {
  /** A commit with a finding, its agent file outside of the checkout, and the commit after it. */
  async function scanned(change: Record<string, string>) {
    const { folder, from } = await scan({ 'src/price.js': vulnerable, 'README.md': 'A shop\n' });
    commit(folder, change);
    return { given: { folder }, from, id: id('/', from) };
  }

  it('a fix is shown by the agent file, and by the commits before without it', async () => {
    const { given, from, id } = await scanned({ 'src/price.js': 'export const price = (text) => Number(text);\n' });
    expect(await verify(given, id, '--from', from, '--embedded')).toMatchObject({
      code: 0,
      answer: { state: 'fixed' },
    });
    expect(await verify(given, id, '--embedded')).toMatchObject({ code: 0, answer: { state: 'fixed' } });
    const unknown = await verify(given, 'vio_0123456789abcdef01234567', '--from', from, '--embedded');
    expect(unknown).toMatchObject({ code: 2, answer: { state: 'undecided', finding: null } });
    expect(unknown.answer.reasons).toEqual([expect.stringContaining('this id is unknown here')]);
  });

  it('a fix on another branch is shown where that holds the commit with the finding', async () => {
    const { given, from, id } = await scanned({ 'src/price.js': 'export const price = (text) => Number(text);\n' });
    git(given.folder, ['switch', '--quiet', '--create', 'fix']);
    expect((await verify(given, id, '--from', from, '--embedded')).code).toBe(0);
    git(given.folder, ['switch', '--quiet', '--orphan', 'alone']);
    commit(given.folder, { 'src/price.js': 'export const price = (text) => Number(text);\n' });
    const { code, answer } = await verify(given, id, '--from', from, '--embedded');
    expect([code, answer.reasons.join()]).toEqual([2, expect.stringContaining('contains that commit')]);
  });

  it('a finding is looked for in the commits before, newest first, of their own line alone', async () => {
    const folder = makeRepository({ 'a.md': '1' });
    const first = git(folder, ['rev-parse', '--short=12', 'HEAD']);
    git(folder, ['switch', '--quiet', '--create', 'side']);
    commit(folder, { 'b.md': '1' });
    git(folder, ['switch', '--quiet', 'main']);
    commit(folder, { 'a.md': '2' });
    const second = git(folder, ['rev-parse', '--short=12', 'HEAD']);
    git(folder, ['merge', '--quiet', '--no-ff', '--message=Merge', 'side']);
    const { code, complained } = await verify({ folder }, 'vio_0123456789abcdef01234567', '--embedded');
    expect(code).toBe(2);
    const asked = [...complained.matchAll(/checking whether (\w+) contains it/g)].map(([, sha]) => sha);
    expect(asked).toEqual([second, first]);
  });

  it('what is not committed is not fixed', async () => {
    const { given, from, id } = await scanned({ 'README.md': 'Another\n' });
    writeFiles(given.folder, { 'src/price.js': '' });
    const { code, answer, complained } = await verify(given, id, '--from', from, '--embedded', '.');
    expect({ code, state: answer.state }).toEqual({ code: 1, state: 'present' });
    expect(complained).toContain('Changes that are not committed are not scanned');
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['the same in other words', { 'src/price.js': 'export const cost = (words) => eval(words);\n' }, /same kind/],
    ['a file that nobody can read', { 'src/price.js': 'export const = eval(\n' }, /skipped|not read|in part/],
  ])('%s is not fixed', async (_, change, why) => {
    const { given, from, id } = await scanned(change);
    const { code, answer } = await verify(given, id, '--from', from, '--embedded');
    expect({ code, state: answer.state }).toEqual({ code: 2, state: 'undecided' });
    expect(answer.reasons.join('\n')).toMatch(why);
  });

  const two = (first: string, second: string) =>
    `export const a = (x) => ${first};\n\nexport const b = (x) => ${second};\n`;
  async function last(text: string, change: string) {
    const { folder, from } = await scan({ 'src/price.js': text });
    const { findings } = JSON.parse(readFileSync(from, 'utf8'));
    commit(folder, { 'src/price.js': change });
    return { given: { folder }, from, ids: findings.map((each: { violation_id: string }) => each.violation_id) };
  }

  it.each<[string, string, string, number[]]>([
    ['one of two equal ones is gone', two('eval(x)', 'eval(x)'), two('Number(x)', 'eval(x)'), [1, 2]],
    ['one of two others is gone', two('eval(x)', 'eval(x + 1)'), two('Number(x)', 'eval(x + 1)'), [0, 1]],
    ['it was formatted', two('eval( x )', 'x'), two('eval(\n  x,\n)', 'x'), [1]],
  ])('says what became of each where %s', async (_, text, change, codes) => {
    const { given, from, ids } = await last(text, change);
    expect(ids).toHaveLength(codes.length);
    const seen: (number | undefined)[] = [];
    for (const each of ids) seen.push((await verify(given, each, '--from', from, '--embedded')).code);
    if (codes.includes(0)) expect(seen.toSorted()).toEqual(codes);
    else expect(seen).not.toContain(0);
  });

  const token = `ghp_${'9fK2mQx7ZtB4vLw8RcN1sYd6HjP3aGe5UoTb'}`;
  const leaky = { 'src/api.js': `export const token = '${token}';\n`, 'README.md': 'A shop\n' };
  async function leaked(repair: (folder: string) => void) {
    const { folder, from } = await scan({ 'README.md': 'A shop\n' }, leaky);
    repair(folder);
    return { given: { folder }, from, id: id('/', from) };
  }

  it.each<[string, (folder: string) => void]>([
    ['that is gone from its file', (folder) => commit(folder, { 'src/api.js': 'export const token = env.TOKEN;\n' })],
    [
      'whose file is gone',
      (folder) => {
        git(folder, ['rm', '--quiet', 'src/api.js']);
        commit(folder, {});
      },
    ],
    ['whose commit was reverted', (folder) => git(folder, ['revert', '--no-edit', 'HEAD'])],
  ])('a secret %s is not fixed while a commit holds it', async (_, repair) => {
    const { given, from, id } = await leaked(repair);
    for (const known of [['--from', from], []]) {
      const { code, answer } = await verify(given, id, ...known, '--embedded');
      expect({ code, state: answer.state }).toEqual({ code: 1, state: 'present' });
      expect(answer.reasons.join('\n')).toMatch(/still in the commits of this branch .* revoke it/);
    }
  });

  it.each<[string, (folder: string) => void, number]>([
    [
      'no commit holds it any more',
      (folder) => {
        git(folder, ['reset', '--quiet', '--hard', 'HEAD~']);
        commit(folder, { 'README.md': 'Another\n' });
      },
      0,
    ],
    [
      'its commit was amended',
      (folder) => {
        writeFiles(folder, { 'src/api.js': 'export const token = env.TOKEN;\n' });
        git(folder, ['commit', '--quiet', '--all', '--amend', '--no-edit']);
      },
      0,
    ],
    [
      'its commit was made again, and the secret removed after it',
      (folder) => {
        git(folder, ['commit', '--quiet', '--amend', '--message=Again']);
        commit(folder, { 'src/api.js': 'export const token = env.TOKEN;\n' });
      },
      1,
    ],
  ])('a secret of a history that was written anew: %s', async (_, repair, expected) => {
    const { given, from, id } = await leaked(repair);
    const { code, answer } = await verify(given, id, '--from', from, '--embedded');
    expect({ code, reasons: answer.reasons }).toMatchObject({ code: expected });
  });

  it('a folder without a commit, and one without a repository, decide nothing', async () => {
    expect((await verify({ folder: makeFolder() }, 'vio_1', '--embedded')).code).toBe(2);
  });
});

describe('with reports', () => {
  const place = () => {
    const folder = makeRepository({ 'src/a.js': 'x\n' });
    git(folder, ['remote', 'add', 'origin', 'https://github.com/octo/shop.git']);
    return folder;
  };
  const findings = (...lines: number[]) =>
    sarifOf({
      name: 'semgrep',
      results: lines.map((line) =>
        resultOf({ ruleId: 'r', level: 'error', locations: [locationOf('src/a.js', line)] }),
      ),
    });
  async function judged(folder: string, name: string, sarif: unknown): Promise<void> {
    writeFileSync(join(folder, `${name}.sarif`), sarif as string);
    const files = ['--output', `json=${name}.json`, '--output', `agent=${name}-agent.json`];
    await playCommand(['judge', '--sarif', `${name}.sarif`, '--type', 'sast', ...files], { folder });
  }

  /** A folder in which the finding of the first report is gone from the second. */
  const fixed = () =>
    copyOf('fixed', async () => {
      const folder = place();
      await judged(folder, 'first', findings(1));
      commit(folder, { 'src/a.js': 'y\n' });
      await judged(folder, 'second', findings());
      return folder;
    });

  it('a later one shows a fix to whoever names the earlier one, and nothing to others', async () => {
    const folder = await fixed();
    const gone = id(folder, 'first-agent.json');
    for (const from of ['first-agent.json', 'first.json'])
      expect((await verify({ folder }, gone, '--from', from, '--report', 'second.json')).code).toBe(0);
    expect((await verify({ folder }, gone, '--report', 'second.json')).code).toBe(2);
    expect((await verify({ folder }, gone, '--report', 'first.json')).code).toBe(1);
    expect((await verify({ folder }, 'never', '--from', 'first.json', '--report', 'second.json')).code).toBe(2);
  });

  // biome-ignore lint/suspicious/noExplicitAny: a test changes whatever it likes in a report
  type Edit = (report: any, head: string) => object;
  const same: Edit = () => ({});
  const at =
    (started_at: string): Edit =>
    (report) => ({ evidence: { ...report.evidence, started_at } });
  const by =
    (version: string, isService?: true): Edit =>
    ({ tool, evidence }) => ({
      tool: { ...tool, version },
      ...(isService && { evidence: { ...evidence, origin: 'service' } }),
    });

  it.each<[string, Edit, Edit, RegExp | undefined]>([
    ['a later commit of one branch', same, same, undefined],
    ['no evidence', () => ({ evidence: null }), same, /no findings to check/],
    ['a scan that failed', ({ scan }) => ({ scan: { ...scan, status: 'FAILED' } }), same, /did not complete/],
    ['an inconclusive run', () => ({ verdict: 'inconclusive', reason: 'moved' }), same, /is inconclusive/],
    ['another commit than this', () => ({ head_sha: 'c'.repeat(40) }), same, /another commit is judged/],
    ['another version', by('99.0.0'), same, /may not look for it/],
    ['another version of one service', by('99.0.0', true), by('1.0.0', true), undefined],
    ['other scanners', same, by('0.1.0', true), /by a service, and looked for by the scanners of SARIF files/],
    ['another repository', same, () => ({ repository_url: 'https://github.com/octo/other' }), /same repository/],
    ['no known repository', same, () => ({ repository_url: null }), /same repository/],
    ['another address of it', same, () => ({ repository_url: 'git@github.com:octo/Shop.git' }), undefined],
    ['another branch', same, () => ({ branch: 'other', head_sha: 'a'.repeat(40) }), /contains that commit/],
    ['another branch at no known commit', same, () => ({ branch: 'other', head_sha: null }), /contains that commit/],
    ['no known branch', () => ({ branch: null }), () => ({ branch: null, head_sha: null }), /contains that commit/],
    ['the same commit', same, (_, head_sha) => ({ head_sha }), /nothing has changed/],
    ['an earlier scan', at('2026-06-01T10:00:00Z'), at('2026-06-01T12:00:00Z'), /before it was found/],
    ['a later scan', at('2026-06-01T12:00:00Z'), at('2026-06-01T10:00:00Z'), undefined],
    [
      'files on disk',
      same,
      () => ({ uncommitted: { kind: 'worktree', based_on: null } }),
      /files that are not committed/,
    ],
  ])('one of %s shows a fix, or says why not', async (_, later, earlier, why) => {
    const folder = await fixed();
    const head = git(folder, ['rev-parse', 'HEAD']);
    for (const [name, edit] of [['first.json', earlier] as const, ['second.json', later] as const]) {
      const report = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      writeFileSync(join(folder, name), JSON.stringify({ ...report, ...edit(report, head) }));
    }
    const gone = id(folder, 'first-agent.json');
    const { code, answer } = await verify({ folder }, gone, '--from', 'first.json', '--report', 'second.json');
    const reason = why === undefined ? /^no longer found/ : why;
    expect([code, answer.reasons.join()]).toEqual([why === undefined ? 0 : 2, expect.stringMatching(reason)]);
  });

  it.each<[string, string[], RegExp]>([
    ['no id', ['--embedded'], /needs the id of a finding/],
    ['two ids', ['a', 'b', '--report', 'r'], /unexpected arguments: "b"/],
    ['two ways to look', ['a', '--embedded', '--report', 'r'], /exclude each other/],
    ['a service beside the scanners', ['a', '--embedded', '--base-url', 'https://a.example/v1'], /no service is asked/],
    ['a report that is not there', ['a', '--report', 'nowhere.json'], /nowhere\.json could not be read/],
    ['a report that is none', ['a', '--report', 'none.json'], /none\.json cannot be judged/],
    ['an agent file that is damaged', ['a', '--from', 'agent.json', '--report', 'none.json'], /damaged agent file/],
    ['no way to look', ['a'], /base-url/],
  ])('refuses %s', async (_, argv, why) => {
    const folder = place();
    writeFiles(folder, { 'none.json': '{}', 'agent.json': '{"kind":"scan-gate/agent-file"}' });
    const { code, complained, printed } = await playCommand(['verify', ...argv], { folder });
    expect(code).toBe(2);
    expect(complained + printed).toMatch(why);
  });
});

describe('with a service', () => {
  async function world(script: Partial<Script>): Promise<Partial<ProcessEntry>> {
    const origin = makeRepository({ 'src/db.js': 'x\n' });
    const folder = join(makeFolder(), 'clone');
    git(origin, ['clone', '--quiet', `file://${origin}`, folder]);
    const service = await startScripted({ repositories: [{ ...repository, vcs_url: `file://${origin}` }], ...script });
    onTestFinished(() => service.stop());
    const variables = { SCAN_GATE_BASE_URL: service.baseUrl, SCAN_GATE_API_KEY: 'k', SCAN_GATE_TIME_SCALE: '1000' };
    return { folder, env: { ...variables, RUNNER_TEMP: makeFolder() } };
  }
  const before = { first_detected: '2026-01-01T00:00:00.000Z', last_seen: '2026-01-02T00:00:00.000Z' };
  const at = (fields: object) => [violation({ violation_id: 'vio_x', ...fields })];

  it.each<[string, number, Partial<Script>]>([
    ['that it marks as fixed', 0, { polls: [completed()], lists: [at({ ...before, status: 'FIXED' })] }],
    ['that the scan saw', 1, { polls: [completed({ high: 1 })], lists: [at({})] }],
    ['that is open, and was never shown to be of this branch', 2, { polls: [completed()], lists: [at(before)] }],
    ['that it does not know', 2, { polls: [completed()], lists: [[]] }],
    ['whose scan fails', 2, { polls: [{ status: 'FAILED' }], lists: [at({ ...before, status: 'FIXED' })] }],
    [
      'that the list hides while the scan counts one',
      2,
      { polls: [completed({ high: 1 })], lists: [at({ ...before, status: 'FIXED' })] },
    ],
  ])('a finding %s: %i', async (_, code, script) => {
    const ended = await verify(await world(script), 'vio_x');
    expect([ended.code, ended.answer?.reasons], ended.complained).toEqual([code, [expect.any(String)]]);
  });

  it('wrong settings soften nothing', async () => {
    const given = await world({ polls: [{ status: 'FAILED' }], lists: [at({})] });
    expect((await verify(given, 'vio_x', '--warn-only', '--on-inconclusive', 'warn')).code).toBe(2);
  });
});
