/** What the end of a run asks about its branch and its changes. */
import { describe, expect, it } from 'vitest';
import { GateError } from '../../../src/shared/errors.ts';
import { severities } from '../../../src/shared/severity.ts';
import { gate, type Options, proposal, saying, sha } from '../../scripted-gate.ts';
import { baseScan, completed, earlierTime, violation } from '../../scripted-service.ts';
import type { Around } from './reader.ts';

const date = 'Mon, 01 Jun 2026 10:01:00 GMT';
const still = { readHead: async () => sha };

it('a run says where its time went', async () => {
  const { report } = await gate({});
  expect(report.phases?.map(({ name }) => name)).toEqual(['start', 'prepare', 'trigger', 'wait', 'collect', 'judge']);
});

describe('whether the branch has left the commit', () => {
  const named = { scan_id: 'scan_old', repository_id: 'repo_1', branch: 'main', ...completed() };
  const since = async (script: Parameters<typeof gate>[0], options: Options = {}) => {
    const asked: string[] = [];
    const hasLeft = async (_: string, from: string) => asked.push(from) < 0;
    const around: Around = { ...still, hasLeft, pushedByMs: () => Date.now() - 120_000 };
    const { report } = await gate({ date, ...script }, { ...options, around });
    return [report.scan?.id, report.scan?.isAdopted, ...asked];
  };

  it('is asked since the push, where a scan that ran already was taken', async () => {
    const running = { ...named, status: 'PENDING', started_at: null, created_at: '2026-06-01T09:59:40Z' };
    const looks: object[] = [running, { ...named, created_at: '2026-06-01T09:59:40Z' }];
    let look = 0;
    const fault = ({ path }: { path: string }) =>
      path === '/scans/scan_old' ? { status: 200, body: looks[Math.min(look++, 1)] } : undefined;
    const settings = { 'adopt-running-scan': 'true' };
    expect(await since({ scans: [running], fault }, { settings })).toEqual(['scan_old', true, 'push']);
    looks[1] = { ...named, created_at: '2026-06-01T09:59:40Z', commit_sha: 'c'.repeat(40) };
    look = 0;
    expect(await since({ scans: [running], fault }, { settings })).toEqual(['scan_new_1', false, 'first look']);
  });
});

it('a pass is none where nobody could see the branch before the scan', async () => {
  let looks = 0;
  const readHead = async () => {
    looks += 1;
    if (looks === 1) throw new GateError('UNAVAILABLE', 'GitHub answered 503');
    return sha;
  };
  const { report } = await gate({}, { around: { readHead } });
  expect(report).toMatchObject({ verdict: 'inconclusive', reason: 'moved' });
  expect(report.message).toBe(
    'The commit of main could not be read: GitHub answered 503; the scan found nothing that blocks, but it may not be a scan of this commit',
  );
});

describe('what a pull request changes', () => {
  const except = (...days: string[]) =>
    `scope: scan\nexceptions:\n${days.map((day) => `  - { cwe: 79, reason: Known and harmless, expires: ${day} }\n`).join('')}`;
  const soon = '2026-06-10';
  const later = '2026-12-31';

  it.each<[string, string, Options, boolean]>([
    ['an exception ends soon', except(soon), { context: proposal }, true],
    ['one of two exceptions ends soon', except(later, soon), { context: proposal }, true],
    ['no exception ends soon', except(later), { context: proposal }, false],
    ['it is no pull request', except(soon), {}, false],
    ['there are review comments', 'scope: scan\nannotations: review\n', { context: proposal }, true],
    ['only the changed files are shown', 'scope: scan\ndisclose: changed\n', { context: proposal }, true],
    ['everything is shown', 'scope: scan\n', { context: proposal }, false],
  ])('is asked for where %s', async (_, text, options, expected) => {
    let asked = 0;
    const changedFiles = async () => {
      asked += 1;
      return { files: new Map([['.github/scan-gate.yml', { lines: undefined }]]), isComplete: true };
    };
    const around: Around = { ...still, ...saying(text), changedFiles };
    await gate({ date }, { ...options, around: { ...around, ...saying('scope: scan\n') } });
    const before = asked;
    await gate({ date }, { ...options, around });
    expect(asked - 2 * before).toBe(expected ? 1 : 0);
  });
});

it('asks of the judged commit only for files of secrets that the change leaves alone', async () => {
  const asked: string[] = [];
  const of = (type: string, file_path: string, fields = {}) => violation({ type, file_path, ...fields });
  const old = { first_detected: earlierTime };
  const lists = [[of('SECRET', 'left.yml'), of('SCA', 'yarn.lock'), of('IAC', 'a.tf'), of('SAST', 'b.js', old)]];
  const around: Around = {
    ...still,
    changedFiles: async () => ({ files: new Map([['src/a.js', { lines: undefined }]]), isComplete: true }),
    readHeadFile: async (path) => {
      asked.push(path);
      return { text: '', at: 'head' };
    },
  };
  const context = { ...proposal, base: { branch: 'main', sha: undefined } };
  await gate({ polls: [completed({ high: 4 })], lists, scans: [baseScan({ high: 1 })] }, { context, around });
  expect(asked).toEqual(['left.yml']);
});

it.each([
  [{ 'upload-sarif': 'true' }, severities],
  [{ reports: 'gitlab-sast=gl-sast-report.json' }, severities],
  [{ reports: 'gitlab-sarif=a.sarif' }, severities],
  [{ reports: 'csv=a.csv,sonar=a.json' }, severities],
  [{ reports: 'junit=junit.xml,csv=a.csv' }, ['CRITICAL', 'HIGH', 'LOW']],
  [{}, ['CRITICAL', 'HIGH', 'LOW']],
])('lists all severities of a long list where alerts stand for them: %j', async (asked, expected) => {
  const low = Array.from({ length: 301 }, (_, at) => violation({ violation_id: `v${at}`, severity: 'LOW' }));
  const polls = [completed({ high: 1, low: 301 })];
  const lists = [[...low, violation({ violation_id: 'bad' })]];
  const { report } = await gate({ polls, lists }, { settings: { ...asked, 'comment-summary-in-pr': 'never' } });
  expect(report.verdict).toBe('failed');
  expect(severities.filter((severity) => report.listedSeverities.includes(severity))).toEqual(expected);
});

describe('the day on which an exception ends', () => {
  const text = 'scope: scan\nexceptions:\n  - { cwe: 79, reason: Known and harmless, expires: 2026-06-10 }\n';
  const bad = violation({ cwe: 'CWE-79' });

  it.each([
    ['Mon, 01 Jun 2026 12:00:00 GMT', 'passed'],
    ['Wed, 10 Jun 2026 23:59:00 GMT', 'passed'],
    ['Thu, 11 Jun 2026 00:01:00 GMT', 'failed'],
    ['Fri, 01 May 2026 12:00:00 GMT', 'passed'],
  ])('is that of the service too, whose clock says %s: %s', async (at, verdict) => {
    const script = { date: at, polls: [completed({ high: 1 })], lists: [[bad]], details: [bad] };
    const { report } = await gate(script, { around: { ...still, ...saying(text) } });
    expect(report.verdict).toBe(verdict);
  });
});

it('a diff against a base of the author’s own is not asked for: nothing is narrowed by it', async () => {
  let asked = 0;
  const changedFiles = async () => {
    asked += 1;
    return { files: new Map([['a.js', { lines: undefined }]]), isComplete: true };
  };
  const polls = [{ ...completed(), languages: [{ language: 'Go', files: 9, looked_at: 0 }] }];
  const of = async (branch: string) => {
    asked = 0;
    const context = { ...proposal, base: { branch, sha: undefined } };
    await gate({ polls }, { context, around: { ...still, changedFiles } });
    return asked;
  };
  expect([await of('mine'), await of('main')]).toEqual([0, 1]);
});
