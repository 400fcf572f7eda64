import { describe, expect, it } from 'vitest';
import { readLatestPushTimeMs } from '../../../../src/ci/github/payload.ts';
import { requireScanOfCommit, type ScanTie } from '../../../../src/gate/sources/service/scan-of-commit.ts';

const headSha = '6113728f27ae82c7b1a177c8d03f9e96e0adf246';
const pushed = Date.parse('2026-06-01T12:00:00Z');
const tie = { headSha, pushedByMs: pushed, aheadMs: 0, nowMs: pushed + 3_600_000 };
const after = '2026-06-01T12:00:30Z';

function whyNot(fields: object, other: Partial<ScanTie> = {}): string | undefined {
  const scan = { scan_id: 'scan_1', status: 'COMPLETED', repository_id: 'repo_1', branch: 'main', ...fields } as const;
  try {
    requireScanOfCommit(scan, { ...tie, ...other });
    return undefined;
  } catch (error) {
    expect(error).toMatchObject({ code: 'CONFIG', reason: 'moved' });
    return (error as Error).message.replace(/^.*?: /, '');
  }
}

describe('a scan that the run did not start is of the commit', () => {
  it.each<[string, object, Partial<ScanTie>]>([
    ['that it names', { commit_sha: headSha, created_at: '2019-01-01T00:00:00Z' }, {}],
    ['that it names in short', { commit_sha: headSha.slice(0, 8) }, {}],
    ['that it names in capitals', { commit_sha: headSha.toUpperCase() }, {}],
    ['when it was created after the push', { commit_sha: null, created_at: after }, {}],
    ['whose zone is another', { created_at: '2026-06-01T14:00:30+02:00' }, {}],
    ['when it was created at last late enough', { created_at: '2026-06-01T12:00:05Z' }, {}],
    ['when it was created just now', { created_at: '2026-06-01T13:00:05Z' }, {}],
    ['by clocks that differ', { created_at: '2026-06-01T13:00:30Z' }, { aheadMs: 3_600_000 }],
  ])('%s', (_, fields, other) => {
    expect(whyNot(fields, other)).toBeUndefined();
  });

  it.each<[string, object, Partial<ScanTie>, string]>([
    ['that is another', { commit_sha: 'a'.repeat(40), created_at: after }, {}, `it is of ${'a'.repeat(40)}`],
    ['created years ago', { created_at: '2019-01-01T00:00:00Z' }, {}, 'before the commit was pushed'],
    ['created a moment before', { created_at: '2026-06-01T11:59:57Z' }, {}, 'or just then'],
    ['created a moment after', { created_at: '2026-06-01T12:00:04Z' }, {}, 'or just then'],
    ['whose clock is ahead', { created_at: after }, { aheadMs: 60_000 }, 'before the commit was pushed'],
    ['created in the near future', { created_at: '2026-06-01T13:00:06Z' }, {}, 'in the future'],
    ['created in the future', { created_at: '2027-01-01T00:00:00Z' }, {}, 'in the future'],
    ['created without a zone', { created_at: '2026-06-01T12:00:30' }, {}, 'with a zone'],
    ['created at no time', { created_at: null }, {}, 'with a zone'],
    ['of an event without a time', { created_at: after }, { pushedByMs: undefined }, 'when the commit was pushed'],
    ['of a service without a clock', { created_at: after }, { aheadMs: undefined }, 'does not state its time'],
    ['of a run without a commit', { created_at: after }, { headSha: undefined }, 'which commit'],
  ])('not one %s', (_, fields, other, why) => {
    expect(whyNot(fields, other)).toContain(why);
  });
});

it('one that cannot be matched to the commit says to which, and what to do', () => {
  const hint =
    'Leave scan-id out, so that the branch is scanned again, or name a scan that was started after the push.';
  const tied = (given: string | undefined) => () =>
    requireScanOfCommit({ scan_id: 'scan_1', created_at: after } as never, {
      ...tie,
      headSha: given,
      pushedByMs: undefined,
    });
  const message = (commit: string) => expect.stringMatching(`^Scan scan_1 cannot be matched to ${commit}: `);
  expect(tied(headSha)).toThrow(expect.objectContaining({ hint, message: message('commit 6113728f27ae') }));
  expect(tied(undefined)).toThrow(expect.objectContaining({ hint, message: message('a commit') }));
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
