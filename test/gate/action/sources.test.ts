/** Which inputs make the action ask a service, judge files or scan the checkout, and which are a mistake. */
import { describe, expect, it } from 'vitest';
import { cloneCheckout } from '../../scenarios/embedded-download.ts';
import { expectRefusal } from '../../scenarios/expect-end.ts';
import { runAction } from '../../scenarios/run-action.ts';
import { apiKey, push, quietPlace, runScripted } from '../../scenarios/world.ts';

/** As the runner passes on what the step has; a variable or secret that does not exist is an empty text. */
async function run(inputs: Record<string, string>, env: Record<string, string> = {}) {
  const { checkout, github } = await quietPlace();
  return runAction({ event: push('main', checkout), apiUrl: github.apiUrl, inputs, env });
}

const url = 'https://scanner.example.com/api/v1';

describe('the source of the findings', () => {
  it('is a service with base-url, which the first line of the log names', async () => {
    const { ended, service } = await runScripted({});
    expect(ended.code, ended.stdout).toBe(0);
    const { host } = new URL(service.baseUrl);
    const [first] = ended.stdout.split('\n').filter((line) => !line.startsWith('::'));
    expect(first).toMatch(/^Scan Gate \S+ · acme\/shop · main at /);
    expect(first).toContain(`, scanned by ${host}`);
  });

  // The checkout that is scanned here, and the files that are judged, are in test/scenarios.
  it.each<[string, Record<string, string>, string, string]>([
    ['the checkout without any input', {}, 'settings', 'is not a git checkout'],
    ['the checkout with a path', { path: 'code' }, 'settings', 'code is not a git checkout'],
    ['files with sarif', { sarif: 'a.sarif' }, 'scan-failed', 'a.sarif could not be read'],
  ])('is %s', async (_, inputs, reason, message) => {
    const ended = await run(inputs);
    expect(ended.report).toMatchObject({ verdict: 'inconclusive', reason });
    expect(ended.report.message).toContain(message);
  });

  it('is the checkout only with the step that brings it, and says so', async () => {
    const ended = await run({});
    expectRefusal({ ...ended, files: {} }, 'settings', ['Not scanned: ', 'with actions/checkout']);
  });

  it('is not said to lack that step where the path is wrong', async () => {
    const { checkout, github } = await quietPlace();
    const env = { GITHUB_WORKSPACE: cloneCheckout(checkout, checkout.heads.main ?? '') };
    const ended = await runAction({
      event: push('main', checkout),
      apiUrl: github.apiUrl,
      inputs: { path: 'code' },
      env,
    });
    expect(ended.report).toMatchObject({ verdict: 'inconclusive', reason: 'settings' });
    expect(ended.report.message).toContain('code is not a git checkout');
    expect(ended.report.hint).toContain('Give the path of a folder');
  });

  const empty = 'is empty: set the variable that it is read from, or remove the line';
  it.each<[Record<string, string>, string]>([
    [{ 'base-url': '' }, `base-url ${empty} base-url (without base-url and sarif, the checkout is scanned here)`],
    [{ 'base-url': ' ' }, `base-url ${empty} base-url`],
    [{ 'base-url': '', 'api-key': '' }, `base-url ${empty} base-url`],
    [{ 'base-url': '', 'api-key': apiKey }, `base-url ${empty} base-url`],
    [{ 'base-url': '', sarif: 'a.sarif' }, `base-url ${empty} base-url`],
    [{ sarif: '' }, `sarif ${empty} sarif`],
    [{ sarif: '', 'base-url': url, 'api-key': apiKey }, `sarif ${empty} sarif`],
    [{ 'api-key': '' }, 'api-key goes with base-url, which is not given: set base-url, or remove the line api-key'],
    [{ 'api-key': apiKey }, 'api-key goes with base-url'],
    [{ 'api-key': apiKey, sarif: 'a.sarif' }, 'api-key goes with base-url'],
    [{ 'scan-id': 'scan_1' }, 'scan-id goes with base-url'],
    [{ 'repository-id': 'repo_1' }, 'repository-id goes with base-url'],
    [{ branch: 'main' }, 'branch goes with base-url'],
    [{ assume: 'retry-after-unit=ms' }, 'assume goes with base-url'],
    [{ 'allow-http': 'true' }, 'allow-http goes with base-url'],
    [{ 'allow-foreign-repository': 'true' }, 'allow-foreign-repository goes with base-url'],
    [{ wait: 'false' }, 'wait goes with base-url'],
    [{ 'finish-pending': 'true' }, 'finish-pending goes with base-url'],
    [{ fallback: 'embedded' }, 'fallback goes with base-url'],
    [{ 'base-url': url, sarif: 'a.sarif' }, 'base-url and sarif are both given'],
    [{ 'base-url': url, 'base-sarif': 'a.sarif' }, 'base-sarif goes with sarif'],
    [{ 'sarif-type': 'sast' }, 'sarif-type goes with sarif'],
    [{ sarif: 'a.sarif', path: 'code' }, 'path is for a scan, and sarif is judged: remove one'],
    [{ sarif: 'a.sarif', advisories: 'none' }, 'advisories is for a scan, and sarif is judged: remove one'],
    [{ 'max-annotations': '5' }, 'max-annotations can only be set in the policy file'],
    [{ 'baseline-file': 'b.json' }, 'baseline-file can only be set in the policy file'],
    [{ 'advisories-private': '@acme/*' }, 'advisories-private can only be set in the policy file'],
  ])('is nothing with %j, a mistake that no policy file and no input softens', async (inputs, problem) => {
    const ended = await run({ ...inputs, 'warn-only': 'true', 'on-inconclusive': 'warn' });
    expect(ended.code, ended.stdout).toBe(2);
    expect(ended.report).toMatchObject({ verdict: 'inconclusive', reason: 'settings' });
    expect(ended.report.message).toContain(problem);
  });

  it('is not said to be the checkout where files are judged', async () => {
    const ended = await run({ 'api-key': apiKey, sarif: 'a.sarif' });
    expect(ended.report.message).not.toContain('the checkout is scanned here');
  });
});
