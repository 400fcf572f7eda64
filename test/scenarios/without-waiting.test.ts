/** `wait: false`: a run leaves its check run open, another one finishes that very check run, and every race between them. */
import { describe, expect, it } from 'vitest';
import type { StoredCheckRun } from '../github/objects.ts';
import type { TestGithubOptions } from '../github/server.ts';
import { completed } from '../scripted-service.ts';
import { commit, git } from '../service/temporary-repository.ts';
import { expectEnd } from './expect-end.ts';
import { begin, dispatch, end, finish, left, newScene, only, type Scene } from './pending-scene.ts';
import type { GithubEvent } from './run-action.ts';
import { type Checkout, fromFork, pullRequest, push } from './world.ts';

describe('a run with wait: false', () => {
  it('ends while the scan runs, and leaves the check run open for it', async () => {
    const scene = await newScene();
    const ended = await begin(scene);
    expectEnd(ended, left);
    expect(only(scene)).toMatchObject({ status: 'in_progress', conclusion: null, title: 'Waiting for the scan' });
    expect(only(scene).externalId).toMatch(/^scan-gate:@\d+#scan=scan_new_1&pull=7$/);
    expect(ended.stdout).toContain('require the check run, not the job');
  });

  it('is finished in that very check run, by the policy and the change of the pull request', async () => {
    const scene = await newScene();
    await begin(scene);
    const { id } = only(scene);
    end(scene);
    const ended = await finish(scene);
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    expect(only(scene)).toMatchObject({
      id,
      status: 'completed',
      conclusion: 'failure',
      headSha: scene.checkout.heads.feature,
    });
    expect(only(scene).annotations).toMatchObject([{ path: 'src/new.js', start_line: 2 }]);
    expect(ended.report).toMatchObject({
      ...{ event: 'pull_request', branch: 'feature', pull_request: 7, head_sha: scene.checkout.heads.feature },
    });
  });

  it('passes where nothing was found', async () => {
    const scene = await newScene({ script: { lists: [[]] } });
    await begin(scene);
    end(scene, {});
    expectEnd(await finish(scene), { verdict: 'passed', reason: 'clean', code: 0 });
    expect(only(scene)).toMatchObject({ status: 'completed', conclusion: 'success' });
  });

  it('works for a push too', async () => {
    const scene = await newScene();
    await begin(scene, push('feature', scene.checkout));
    expect(only(scene)).toMatchObject({ name: 'Scan Gate (push)', status: 'in_progress' });
    end(scene);
    const ended = await finish(scene);
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    expect(ended.report).toMatchObject({ event: 'push', pull_request: null, head_sha: scene.checkout.heads.feature });
    expect(only(scene)).toMatchObject({ name: 'Scan Gate (push)', conclusion: 'failure' });
  });

  it.each<[string, TestGithubOptions, (scene: Scene) => GithubEvent, Record<string, string>]>([
    [
      'whose token may not write checks',
      { missing: ['checks'] },
      ({ checkout }) => pullRequest('feature', checkout),
      {},
    ],
    ['without a check run', {}, ({ checkout }) => pullRequest('feature', checkout), { annotations: 'review' }],
    ['of another event', {}, ({ checkout }) => ({ ...dispatch(checkout, 'feature'), name: 'workflow_dispatch' }), {}],
  ])('%s waits', async (_, options, event, inputs) => {
    const scene = await newScene(options);
    end(scene);
    const ended = await begin(scene, event(scene), inputs);
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    expect(ended.report.notes).toContainEqual(
      expect.stringContaining('waiting for scan scan_new_1 anyway, because there is no check run here'),
    );
  });

  it('of a fork scans nothing, and leaves nothing open', async () => {
    const scene = await newScene();
    const ended = await begin(scene, fromFork(pullRequest('feature', scene.checkout)));
    expectEnd(ended, { verdict: 'inconclusive', reason: 'fork', code: 2 });
    expect(scene.github.store.checkRuns).toEqual([]);
  });
});

describe('the races', () => {
  it('a webhook before the check run names the scan: the first run judges it itself, and the second finds nothing to do', async () => {
    const scene = await newScene();
    end(scene);
    expectEnd(await begin(scene), { verdict: 'failed', reason: 'violations', code: 1 });
    expect(only(scene)).toMatchObject({ status: 'completed', conclusion: 'failure' });
    const ended = await finish(scene);
    expectEnd(ended, left);
    expect(ended.stdout).toContain('No check run waits for scan scan_new_1');
  });

  it('a webhook before there is any check run finishes nothing', async () => {
    const scene = await newScene();
    end(scene);
    expectEnd(await finish(scene), left);
    expect(scene.github.store.checkRuns).toEqual([]);
  });

  it('a webhook twice: the second finds nothing to do', async () => {
    const scene = await newScene();
    await begin(scene);
    end(scene);
    await finish(scene);
    const before = { ...only(scene) };
    expectEnd(await finish(scene), left);
    expect(only(scene)).toEqual(before);
  });

  it('two at once: both come to the same verdict, in one check run', async () => {
    const scene = await newScene();
    await begin(scene);
    end(scene);
    await Promise.all([finish(scene), finish(scene)]);
    expect(only(scene)).toMatchObject({ status: 'completed', conclusion: 'failure' });
  });

  it('a webhook out of order, before the scan has ended: the check run stays open', async () => {
    const scene = await newScene();
    await begin(scene);
    const ended = await finish(scene);
    expectEnd(ended, left);
    expect(ended.stdout).toContain('Scan scan_new_1 has not ended');
    expect(only(scene)).toMatchObject({ status: 'in_progress', title: 'Waiting for the scan' });
  });

  it('a webhook that never comes: the check run is closed as inconclusive once the time limit is over', async () => {
    const scene = await newScene();
    await begin(scene);
    const overdue = () => finish(scene, { 'scan-id': '' }, dispatch(scene.checkout, 'main', 'schedule'));
    expectEnd(await overdue(), left);
    expect(only(scene).status).toBe('in_progress');
    const own = only(scene);
    const age = (by: number) => {
      own.externalId = own.externalId.replace(/@(\d+)/, (_, ms) => `@${Number(ms) - by}`);
    };
    age(60_000);
    expectEnd(await overdue(), left);
    expect(only(scene).status).toBe('in_progress');
    age(7_300_000);
    const ended = await overdue();
    expectEnd(ended, left);
    expect(ended.stdout).toContain('1 check run closed as inconclusive');
    expect(only(scene)).toMatchObject({ status: 'completed', conclusion: 'timed_out' });
    end(scene);
    expectEnd(await finish(scene), left);
    expect(only(scene)).toMatchObject({ conclusion: 'timed_out' });
  });

  it('another app copied the external id: our check run is completed, and closed when it is overdue', async () => {
    const scene = await newScene();
    await begin(scene);
    const { checkRuns } = scene.github.store;
    const own = checkRuns[0] as StoredCheckRun;
    checkRuns.push({ ...structuredClone(own), id: 999, app: 'another-app' });
    end(scene);
    expectEnd(await finish(scene), { verdict: 'failed', reason: 'violations', code: 1 });
    expect(own).toMatchObject({ status: 'completed', conclusion: 'failure' });
  });

  it('one refusal leaves the other overdue check runs no longer open', async () => {
    const scene = await newScene({
      fault: ({ method, path, body }) =>
        method === 'PATCH' && path.endsWith('/999') && body?.conclusion !== undefined
          ? { kind: 'answer', status: 403, message: 'Forbidden' }
          : undefined,
    });
    await begin(scene);
    const { checkRuns } = scene.github.store;
    const own = checkRuns[0] as StoredCheckRun;
    own.externalId = own.externalId.replace(/@(\d+)/, (_, ms) => `@${Number(ms) - 7_300_000}`);
    checkRuns.push({ ...structuredClone(own), id: 999 });
    const ended = await finish(scene, { 'scan-id': '' }, dispatch(scene.checkout, 'main', 'schedule'));
    expectEnd(ended, left);
    expect(own).toMatchObject({ status: 'completed', conclusion: 'timed_out' });
    expect(ended.stdout.replaceAll(/\s+/g, ' ')).toContain('1 could not be closed');
  });

  it('of another repository: the scan is not of this one, and the run is inconclusive', async () => {
    const scene = await newScene();
    await begin(scene);
    scene.state.scan = { ...completed(), repository_id: 'repo_2' };
    expectEnd(await finish(scene), { verdict: 'inconclusive', reason: 'protocol', code: 2 });
    expect(only(scene).conclusion).not.toBe('success');
  });

  it('the head moved meanwhile: the old commit’s check run is inconclusive, and the new commit has none', async () => {
    const scene = await newScene({ script: { lists: [[]] } });
    await begin(scene);
    const { checkout } = scene;
    git(checkout.path, ['switch', '--quiet', 'feature']);
    const newHead = commit(checkout.path, { 'src/new.js': 'three()\n' });
    git(checkout.path, ['switch', '--quiet', 'main']);
    end(scene, {});
    const ended = await finish(scene);
    expectEnd(ended, { verdict: 'inconclusive', reason: 'moved', code: 2 });
    expect(only(scene)).toMatchObject({ headSha: checkout.heads.feature, status: 'completed' });
    expect(['success', 'neutral']).not.toContain(only(scene).conclusion);
    expect(ended.stdout).toContain(newHead.slice(0, 12));
  });

  it('two pull requests on one commit: the newest run’s scan decides, and the older one changes nothing', async () => {
    const scene = await newScene();
    await begin(scene, pullRequest('feature', scene.checkout, { number: 8 }));
    const [run] = scene.github.store.checkRuns;
    if (run === undefined) throw new Error('no check run');
    run.externalId = run.externalId.replace(/@(\d+)#.*/, (_, ms) => `@${Number(ms) + 60_000}#scan=scan_other&pull=7`);
    end(scene);
    expectEnd(await finish(scene), left);
    expect(only(scene)).toMatchObject({ status: 'in_progress' });
  });

  it('a check run of another category is not finished', async () => {
    const scene = await newScene();
    await begin(scene, undefined, { category: 'backend' });
    end(scene);
    expectEnd(await finish(scene), left);
    expect(only(scene).status).toBe('in_progress');
    expect((await finish(scene, { category: 'backend' })).outputs).toMatchObject({ verdict: 'failed' });
    expect(only(scene)).toMatchObject({ name: 'Scan Gate (backend)', conclusion: 'failure' });
  });

  it('a check run of another commit, scan or app is not finished', async () => {
    const scene = await newScene();
    await begin(scene);
    const own = only(scene);
    const { id, ...same } = own;
    const forged = [
      { ...same, id: 101, headSha: scene.checkout.heads.main ?? '' },
      { ...same, id: 102, externalId: own.externalId.replace('scan_new_1', 'scan_old') },
      { ...same, id: 103, externalId: 'another-gate:@1#scan=scan_new_1' },
    ];
    scene.github.store.checkRuns.push(...forged);
    end(scene);
    await finish(scene);
    const after = scene.github.store.checkRuns.map((each) => [each.id, each.status]);
    expect(after).toEqual([
      [id, 'completed'],
      [101, 'in_progress'],
      [102, 'in_progress'],
      [103, 'in_progress'],
    ]);
  });

  it('a scan that failed is inconclusive', async () => {
    const scene = await newScene();
    await begin(scene);
    scene.state.scan = { status: 'FAILED', error: 'no disk' };
    expectEnd(await finish(scene), { verdict: 'inconclusive', reason: 'scan-failed', code: 2 });
    expect(['success', 'neutral']).not.toContain(only(scene).conclusion);
  });

  it('a scan of another commit, as the service says, does not pass', async () => {
    const scene = await newScene({ script: { lists: [[]] } });
    await begin(scene);
    scene.state.scan = { ...completed(), commit_sha: 'ab'.repeat(20) };
    expectEnd(await finish(scene), { verdict: 'inconclusive', reason: 'moved', code: 2 });
  });
});

describe('a run with finish-pending', () => {
  it.each<[string, (checkout: Checkout) => GithubEvent]>([
    ['on another branch', (checkout) => dispatch(checkout, 'feature')],
    ['of a pull request', (checkout) => pullRequest('feature', checkout)],
    ['of a push', (checkout) => push('main', checkout)],
  ])('%s finishes nothing', async (_, event) => {
    const scene = await newScene();
    await begin(scene);
    end(scene);
    expectEnd(await finish(scene, {}, event(scene.checkout)), {
      verdict: 'inconclusive',
      reason: 'wrong-ref',
      code: 2,
    });
    expect(only(scene).status).toBe('in_progress');
  });
});
