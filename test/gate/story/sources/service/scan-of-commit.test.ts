import { describe, expect, it } from 'vitest';
import { gate, type Options, sha } from '../../../../scripted-gate.ts';
import { completed } from '../../../../scripted-service.ts';

/** So many seconds after the push, by the service's clock, which is far behind this machine's. */
const afterPush = (seconds: number) => new Date(Date.parse('2026-05-01T09:59:00Z') + seconds * 1000).toISOString();
const date = 'Fri, 01 May 2026 10:01:00 GMT';
const longAgo = { created_at: '2019-01-01T00:00:00Z' };

/** A push two minutes ago, and a scan that is named to be judged. */
async function judge(fields: object, options: Options = {}) {
  const times = { created_at: afterPush(30), started_at: afterPush(40), completed_at: afterPush(60) };
  const scan = { ...completed(), scan_id: 'scan_1', repository_id: 'repo_1', branch: 'main', ...times, ...fields };
  const around = { readHead: async () => sha, pushedByMs: () => Date.now() - 120_000, ...options.around };
  return (await gate({ date, scans: [scan] }, { ...options, settings: { 'scan-id': 'scan_1' }, around })).report;
}

describe('a scan that the run did not start is of the commit', () => {
  const short = sha.slice(0, 7);
  const knownInShort: Options = { context: { headSha: short }, around: { readHead: async () => short } };
  const namedByBranch: Options = { context: { headSha: 'main' }, around: { readHead: async () => 'main' } };
  it.each<[string, object, Options?]>([
    ['that it names', { commit_sha: sha, ...longAgo }],
    ['that it names in short', { commit_sha: sha.slice(0, 7), ...longAgo }],
    ['that it names in capitals', { commit_sha: sha.toUpperCase(), ...longAgo }],
    ['that it names in short and in capitals', { commit_sha: sha.slice(0, 12).toUpperCase(), ...longAgo }],
    ['that it names in full, and the run in short', { commit_sha: sha, ...longAgo }, knownInShort],
    ['when it was created after the push, whatever it names that is too short', { commit_sha: sha.slice(0, 6) }],
    ['when it was created after the push, whatever branch it names', { commit_sha: 'main' }],
    ['when it was created after the push, and names nothing', { commit_sha: '' }],
    ['when it was created after the push, and the run names a branch', { commit_sha: sha }, namedByBranch],
    ['when it was created after the push, by the clock of the service', { commit_sha: null }],
    ['whose zone is another', { created_at: '2026-05-01T11:59:30+02:00' }],
    ['when it was created late enough', { created_at: afterPush(8) }],
    ['when it was created just now', { created_at: afterPush(119) }],
  ])('%s', async (_, fields, options) => {
    expect(await judge(fields, options)).toMatchObject({ verdict: 'passed', scan: { id: 'scan_1' } });
  });

  const unknown: Options = { around: { pushedByMs: () => undefined } };
  it.each<[string, object, Options, string]>([
    ['that is another', { commit_sha: 'b'.repeat(40) }, {}, `it is of ${'b'.repeat(40)}`],
    ['that is another one in short', { commit_sha: `${sha.slice(0, 6)}b` }, {}, 'it is of aaaaaab'],
    ['created years ago', longAgo, {}, 'before the commit was pushed'],
    ['whose name is too short', { commit_sha: sha.slice(0, 6), ...longAgo }, {}, 'before the commit was pushed'],
    ['named by a branch', { commit_sha: 'main', ...longAgo }, {}, 'before the commit was pushed'],
    ['named by nothing', { commit_sha: '', ...longAgo }, {}, 'before the commit was pushed'],
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
