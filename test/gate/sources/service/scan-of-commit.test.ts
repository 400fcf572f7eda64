import { describe, expect, it } from 'vitest';
import { readLatestPushTimeMs } from '../../../../src/ci/github/payload.ts';
import { gate, type Options, sha } from '../../../scripted-gate.ts';
import { completed } from '../../../scripted-service.ts';

const pushed = Date.parse('2026-06-01T12:00:00Z');

/** So many seconds after the push, by the service's clock, which is far behind this machine's. */
const afterPush = (seconds: number) => new Date(Date.parse('2026-05-01T09:59:00Z') + seconds * 1000).toISOString();
const date = 'Fri, 01 May 2026 10:01:00 GMT';

/** A push two minutes ago, and a scan that is named to be judged. */
async function judge(fields: object, options: Options = {}) {
  const times = { created_at: afterPush(30), started_at: afterPush(40), completed_at: afterPush(60) };
  const scan = { ...completed(), scan_id: 'scan_1', repository_id: 'repo_1', branch: 'main', ...times, ...fields };
  const around = { readHead: async () => sha, pushedByMs: () => Date.now() - 120_000, ...options.around };
  return (await gate({ date, scans: [scan] }, { ...options, settings: { 'scan-id': 'scan_1' }, around })).report;
}

describe('a scan that the run did not start is of the commit', () => {
  it.each<[string, object]>([
    ['that it names', { commit_sha: sha, created_at: '2019-01-01T00:00:00Z' }],
    ['that it names in short', { commit_sha: sha.slice(0, 8) }],
    ['that it names in capitals', { commit_sha: sha.toUpperCase() }],
    ['when it was created after the push, by the clock of the service', { commit_sha: null }],
    ['whose zone is another', { created_at: '2026-05-01T11:59:30+02:00' }],
    ['when it was created late enough', { created_at: afterPush(8) }],
    ['when it was created just now', { created_at: afterPush(119) }],
  ])('%s', async (_, fields) => {
    expect(await judge(fields)).toMatchObject({ verdict: 'passed', scan: { id: 'scan_1' } });
  });

  const unknown: Options = { around: { pushedByMs: () => undefined } };
  it.each<[string, object, Options, string]>([
    ['that is another', { commit_sha: 'b'.repeat(40) }, {}, `it is of ${'b'.repeat(40)}`],
    ['created years ago', { created_at: '2019-01-01T00:00:00Z' }, {}, 'before the commit was pushed'],
    ['created a moment before', { created_at: afterPush(-3) }, {}, 'or just then'],
    ['created a moment after', { created_at: afterPush(3) }, {}, 'or just then'],
    ['created by this machine’s clock', { created_at: new Date().toISOString() }, {}, 'in the future'],
    ['created in the near future', { created_at: afterPush(140) }, {}, 'in the future'],
    ['created without a zone', { created_at: '2026-05-01T09:59:30' }, {}, 'with a zone'],
    ['created at no time', { created_at: null }, {}, 'with a zone'],
    ['of an event without a time', {}, unknown, 'when the commit was pushed'],
    ['of a run without a commit', {}, { context: { headSha: undefined, system: 'gitlab' } }, 'which commit'],
  ])('not one %s', async (_, fields, options, why) => {
    const report = await judge(fields, options);
    expect(report).toMatchObject({ verdict: 'inconclusive', reason: 'moved' });
    expect(report.message).toContain(why);
    const commit = options.context === undefined ? 'commit aaaaaaaaaaaa' : 'a commit';
    expect(report.message).toMatch(new RegExp(`^Scan scan_1 cannot be matched to ${commit}: `));
    expect(report.hint).toBe(
      'Leave scan-id out, so that the branch is scanned again, or name a scan that was started after the push.',
    );
  });
});

describe('the time by which a commit was pushed', () => {
  const seconds = pushed / 1000;
  it.each<[string, unknown, number | undefined]>([
    ['is that of a push', { repository: { pushed_at: seconds } }, pushed],
    ['is that of the last change of a pull request', { pull_request: { updated_at: '2026-06-01T12:00:00Z' } }, pushed],
    [
      'is the latest that is stated',
      { repository: { pushed_at: seconds }, head_commit: { timestamp: '2026-06-01T14:00:10+02:00' } },
      pushed + 10_000,
    ],
    [
      'is not the time of a commit, which its author writes',
      { head_commit: { timestamp: '2001-01-01T00:00:00Z' } },
      undefined,
    ],
    ['is nothing else', { repository: { pushed_at: 'yesterday' }, pull_request: [] }, undefined],
    ['is not in a payload of another shape', 'push', undefined],
  ])('%s', (_, payload, expected) => {
    expect(readLatestPushTimeMs(payload)).toBe(expected);
  });
});
