/** The built action when GitHub does not say where the branch stands, or the branch moves. */
import { beforeAll, describe, expect, it } from 'vitest';
import { completed, type Script, startScripted, violation } from '../scripted-service.ts';
import { git } from '../service/temporary-repository.ts';
import { expectEnd, expectRefusal } from './expect-end.ts';
import { type Run, runAction } from './run-action.ts';
import { apiKey, makeCheckout, posts, push, quietPlace, runScripted, startGithub } from './world.ts';

beforeAll(quietPlace);

type Fault = NonNullable<Script['fault']>;

describe.concurrent('the built action with a branch that it cannot hold on to', () => {
  async function runWith(
    fault: (path: string) => number | undefined,
    script: Partial<Script> = {},
    run: Partial<Run> = {},
  ) {
    const { checkout } = await quietPlace();
    const { apiUrl } = await startGithub(checkout, { fault });
    return runScripted(script, { ...run, apiUrl });
  }
  const headFails = (status: number) => (path: string) => (path.includes('/git/ref/') ? status : undefined);

  it.each([403, 404, 500])('takes a pass back when GitHub answers %i for its head', async (status) => {
    const { ended } = await runWith(headFails(status));
    expectEnd(ended, { verdict: 'inconclusive', reason: 'moved', code: 2 });
    expect(ended.report.message).toContain(`answered ${status}`);
    expect(ended.report.hint).toContain('contents: read');
  });

  it.each([403, 404, 500])('still fails on a HIGH when GitHub answers %i for its head', async (status) => {
    const { ended } = await runWith(headFails(status), { polls: [completed({ high: 1 })], lists: [[violation()]] });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
  });

  it.each([403, 500])('starts no scan when GitHub answers %i for the config file', async (status) => {
    const ran = await runWith((path) => (path.includes('/contents/') ? status : undefined));
    expectRefusal(ran.ended, 'policy', [`answered ${status}`, 'contents: read']);
    expect(posts(ran)).toBe(0);
  });

  it('starts no scan when the branch has moved already', async () => {
    const checkout = makeCheckout({ 'README.md': 'A\n' });
    git(checkout.path, ['commit', '--quiet', '--allow-empty', '--message=Later']);
    const { apiUrl } = await startGithub(checkout);
    const ran = await runScripted({}, { event: push('main', checkout), apiUrl });
    expectRefusal(ran.ended, 'moved', ['main moved from', 'newer commit']);
    expect(posts(ran)).toBe(0);
  });

  it('withdraws a pass when the branch moves while the scan runs', async () => {
    const checkout = makeCheckout({ 'README.md': 'A\n' });
    const { apiUrl } = await startGithub(checkout);
    const fault: Fault = ({ path }, count) => {
      if (path === '/scans/scan_new_1' && count === 1)
        git(checkout.path, ['commit', '--quiet', '--allow-empty', '--message=Later']);
      return undefined;
    };
    const ran = await runScripted({ fault }, { event: push('main', checkout), apiUrl });
    expectEnd(ran.ended, { verdict: 'inconclusive', reason: 'moved', code: 2 });
    expect(ran.ended.report.message).toContain('may not be a scan of this commit');
  });

  it('is inconclusive when GitHub is not there at all', async () => {
    const { checkout, github } = await quietPlace();
    const closed = await startScripted();
    await closed.stop();
    const inputs = { 'base-url': `${github.apiUrl}/v1`, 'api-key': apiKey };
    const apiUrl = new URL(closed.baseUrl).origin;
    const ended = await runAction({ event: push('main', checkout), apiUrl, inputs });
    expectEnd(ended, { verdict: 'inconclusive', reason: 'policy', code: 2 });
  });
});
