/** What the built action makes of wrong settings, places that it must not judge, and a service or a GitHub that fails. */
import { beforeAll, describe, expect, it } from 'vitest';
import { completed, error, type Script, startScripted, violation } from '../scripted-service.ts';
import { commandNames, expectEnd, expectRefusal } from './expect-end.ts';
import type { GithubEvent } from './run-action.ts';
import {
  apiKey,
  fixtureEvent,
  fromFork,
  makeCheckout,
  posts,
  pullRequest,
  push,
  quietPlace,
  runScripted,
  startGithub,
} from './world.ts';

beforeAll(quietPlace);

describe.concurrent('the built action with wrong settings', () => {
  it.each<[Record<string, string>, ...string[]]>([
    [{ 'base-url': '' }, 'base-url is empty: set the variable that it is read from, or remove the line base-url'],
    [{ 'base-url': 'scanner.example.com' }, 'base-url', 'is not a valid address; it must start with https://'],
    [{ 'base-url': 'https://scanner.example.com' }, 'does not end in the version'],
    [{ 'base-url': 'http://scanner.example.com/api/v1' }, 'is not encrypted', 'allow-http'],
    [{ 'base-url': 'https://me:pw@scanner.example.com/api/v1' }, 'must not contain a user name or password'],
    [{ 'base-url': 'https://scanner.example.com/api/v1?k=1' }, 'must not contain a query'],
    [{ 'base-url': 'ftp://scanner.example.com/v1' }, 'base-url', 'is not a valid address; it must start with https://'],
    [{ 'api-key': 'two words' }, 'api-key', 'copy it again'],
    [{ 'allow-http': 'yes' }, 'allow-http: "yes" is not true or false'],
    [{ assume: 'retry-after-unit=hours' }, 'assume', 'retry-after-unit'],
    [{ assume: 'nothing=1' }, 'assume', '"nothing"'],
    [{ 'repository-id': '..' }, 'repository-id: ".." is not an identifier'],
    [{ branch: 'refs/heads/main' }, 'branch', 'write only the branch, as main rather than refs/heads/main'],
    [{ branch: 'a..b' }, 'branch', 'is not a name that git allows'],
    [{ 'scan-id': 'a b' }, 'scan-id: "a b" is not an identifier'],
    [{ 'scan-id': 'scan_1', wait: 'false' }, 'wait: "false" leaves nothing to do'],
    [{ 'allow-foreign-repository': '1' }, 'allow-foreign-repository: "1" is not true or false'],
    [{ 'fail-on-severity': 'hihg' }, 'fail-on-severity: "hihg"', 'did you mean high?'],
    [{ threshold: 'high' }, 'threshold', 'high=5'],
    [{ threshold: 'high=-1' }, 'threshold', 'needs a whole number'],
    [{ scope: 'everything' }, 'scope: "everything" is not'],
    [{ 'warn-only': 'maybe' }, 'warn-only: "maybe" is not true or false'],
    [{ 'on-inconclusive': 'timout=warn' }, 'on-inconclusive', 'did you mean timeout?'],
    [{ 'on-inconclusive': 'settings=warn' }, 'always fails the step'],
    [{ wait: '0' }, 'wait: "0" is not true or false'],
    [{ 'timeout-seconds': '0' }, 'timeout-seconds: "0" is not a whole number from 1 to 86400'],
    [{ 'poll-interval-seconds': '9' }, 'poll-interval-seconds can only be set in the policy file'],
    [{ fallback: 'serve' }, 'fallback: "serve" is not none or embedded'],
    [{ annotations: 'all' }, 'annotations: "all" is not'],
    [{ 'max-annotations': '5' }, 'max-annotations can only be set in the policy file: write max-annotations: 20 there'],
    [{ 'upload-sarif': 'on' }, 'upload-sarif: "on" is not true or false'],
    [{ disclose: 'everything' }, 'disclose: "everything" is not'],
    [{ reports: 'json=a\u0000b' }, 'reports', 'control characters'],
    [{ reports: 'sarif=a\u0007b' }, 'reports', 'control characters'],
    [{ 'github-token': 'a b' }, 'github-token', 'copy it again'],
    [{ 'fail-on-severty': 'high' }, '"fail-on-severty" is not an input; did you mean fail-on-severity?'],
  ])('refuses %j and starts no scan', async (inputs, ...fragments) => {
    const ran = await runScripted({}, { inputs });
    expectRefusal(ran.ended, 'settings', fragments);
    expect(ran.service.calls()).toEqual([]);
    expect(ran.ended.stdout).not.toContain('me:pw');
  });

  it('lists all that is wrong at once', async () => {
    const inputs = {
      'base-url': '',
      threshold: 'high=x',
      wait: 'no',
      'upload-sarif': 'maybe',
      'fail-on-severity': 'bad',
    };
    const ran = await runScripted({}, { inputs });
    expectRefusal(ran.ended, 'settings', ['5 settings are wrong', ...Object.keys(inputs)]);
  });

  it('exits 2 on wrong settings under warn-only and on-inconclusive: warn too', async () => {
    const inputs = { 'warn-only': 'true', 'on-inconclusive': 'warn', threshold: 'high=x' };
    const ran = await runScripted({}, { inputs });
    expectRefusal(ran.ended, 'settings', ['threshold']);
  });

  it('ignores SCAN_GATE_ variables, which an earlier step could set', async () => {
    const env = { SCAN_GATE_FAIL_ON_SEVERITY: 'none', SCAN_GATE_WARN_ONLY: 'true' };
    const { ended } = await runScripted({ polls: [completed({ high: 1 })], lists: [[violation()]] }, { env });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
  });

  it('judges by the policy file of the repository', async () => {
    const checkout = makeCheckout({ '.github/scan-gate.yml': 'fail-on-severity: low\n' });
    const { apiUrl } = await startGithub(checkout);
    const low = violation({ severity: 'LOW' });
    const script = { polls: [completed({ low: 1 })], lists: [[low]] };
    const ran = await runScripted(script, { event: push('main', checkout), apiUrl });
    expectEnd(ran.ended, { verdict: 'failed', reason: 'violations', code: 1 });
    expect(ran.ended.outputs['failed-rules']).toBe('fail-on-severity=low');
  });

  it('does not judge when the policy file of the repository is wrong', async () => {
    const checkout = makeCheckout({
      '.github/scan-gate.yml': 'fail-on-severty: low\nbase-url: https://evil.example/v1\n',
    });
    const { apiUrl } = await startGithub(checkout);
    const ran = await runScripted({}, { event: push('main', checkout), apiUrl });
    expectRefusal(ran.ended, 'settings', ['.github/scan-gate.yml', 'fail-on-severity', 'base-url']);
    expect(posts(ran)).toBe(0);
  });
});

describe.concurrent('the built action where it must not scan', () => {
  const without = { 'api-key': '' };
  it.each<[string, GithubEvent, Record<string, string>, string, string]>([
    ['a pull request from a fork', fixtureEvent('pull-request-fork', 'pull_request'), {}, 'fork', 'fallback: embedded'],
    ['a deleted fork', fixtureEvent('pull-request-deleted-fork', 'pull_request'), {}, 'fork', 'no longer exists'],
    ['a fork in pull_request_target', fixtureEvent('pull-request-fork', 'pull_request_target'), {}, 'fork', 'fork'],
    ['a fork in workflow_run', fixtureEvent('workflow-run-fork', 'workflow_run'), {}, 'fork', 'fork'],
    ['Dependabot, without a key', fixtureEvent('pull-request-dependabot', 'pull_request'), without, 'no-key', 'secret'],
    ['a tag', fixtureEvent('push-tag', 'push'), {}, 'wrong-ref', 'the service scans branches'],
    ['a deleted branch', fixtureEvent('push-branch-deleted', 'push'), {}, 'wrong-ref', 'was deleted'],
    ['an event without a branch', fixtureEvent('issue-comment', 'issue_comment'), {}, 'wrong-ref', 'Set branch'],
    ['an event file of half a line', { name: 'push', payload: '{"ref": ' }, {}, 'wrong-ref', 'the event file'],
    ['an empty event', { name: 'push', payload: {} }, {}, 'wrong-ref', 'is not what GitHub sends: check ref'],
    ['an event that is a list', { name: 'push', payload: [] }, {}, 'wrong-ref', 'is not what GitHub sends'],
    [
      'another branch than that of the push',
      fixtureEvent('push', 'push'),
      { branch: 'main' },
      'wrong-ref',
      'feature/cart',
    ],
  ])('asks the service nothing about %s', async (_, event, inputs, reason, fragment) => {
    const ran = await runScripted({}, { event, inputs });
    expectRefusal(ran.ended, reason, [fragment]);
    expect(ran.service.asked).toEqual([]);
  });

  it('says so when there is no event file', async () => {
    for (const path of ['/nowhere/event.json', '']) {
      const ran = await runScripted({}, { env: { GITHUB_EVENT_PATH: path } });
      expectRefusal(ran.ended, 'wrong-ref', ['The commit to judge is not known', 'scan-gate run']);
      expect(ran.service.asked).toEqual([]);
    }
  });

  it.each<[string, GithubEvent, Record<string, string>]>([
    ['fork', fixtureEvent('pull-request-fork', 'pull_request'), {}],
    ['no-key', fixtureEvent('pull-request-dependabot', 'pull_request'), { 'api-key': '' }],
  ])('exits 0 with on-inconclusive: %s=warn, and stays inconclusive', async (reason, event, given) => {
    const { ended } = await runScripted({}, { event, inputs: { ...given, 'on-inconclusive': `${reason}=warn` } });
    expectEnd(ended, { verdict: 'inconclusive', reason, code: 0 });
    expect(commandNames(ended).filter((name) => name !== 'add-mask')).toEqual(['warning']);
  });
});

describe.concurrent('the built action, refused under the policy file of the default branch', () => {
  const fork = fixtureEvent('pull-request-fork', 'pull_request');
  it.each<[string, GithubEvent, string, string, number]>([
    ['a pull request from a fork', fork, 'fork', 'fork: warn', 0],
    ['a fork in workflow_run', fixtureEvent('workflow-run-fork', 'workflow_run'), 'fork', 'fork: warn', 0],
    ['a tag', fixtureEvent('push-tag', 'push'), 'wrong-ref', 'wrong-ref: warn', 0],
    ['a fork, where the file speaks of no-key', fork, 'fork', 'no-key: warn', 2],
  ])('ends as the file says: %s', async (_, event, reason, line, code) => {
    const checkout = makeCheckout({ '.github/scan-gate.yml': `on-inconclusive: { ${line} }\n` });
    const { apiUrl } = await startGithub(checkout);
    const { ended, service } = await runScripted({}, { event, apiUrl });
    expectEnd(ended, { verdict: 'inconclusive', reason, code });
    expect(ended.report.policy.source).toContain('.github/scan-gate.yml of main at ');
    expect(service.asked).toEqual([]);
  });

  it('lets no fork speak for itself', async () => {
    const checkout = makeCheckout({}, { theirs: { '.github/scan-gate.yml': 'on-inconclusive: warn\n' } });
    const { apiUrl, asked } = await startGithub(checkout);
    const { ended } = await runScripted({}, { event: fromFork(pullRequest('theirs', checkout)), apiUrl });
    expectRefusal(ended, 'fork', ['mona/shop, a fork of this repository']);
    expect(asked.join()).not.toContain(checkout.heads.theirs);
  });

  it('fails when GitHub does not let the file be read, and says so', async () => {
    const checkout = makeCheckout({ '.github/scan-gate.yml': 'on-inconclusive: warn\n' });
    const { apiUrl } = await startGithub(checkout, { fault: () => 403 });
    const { ended } = await runScripted({}, { event: fork, apiUrl });
    expectRefusal(ended, 'fork', ['a fork of this repository']);
    expect(ended.stdout.replaceAll(/\s+/g, ' ')).toContain('The policy .github/scan-gate.yml could not be read');
  });
});

describe.concurrent('the built action with a service that fails', () => {
  const html = { status: 200, body: '<!DOCTYPE html><title>Log in</title>', headers: { 'content-type': 'text/html' } };
  const moved = { status: 302, headers: { location: 'https://elsewhere.example/login?next=secret' } };
  const slow = { 'timeout-seconds': '600' };

  it.each<[string, Partial<Script>, Record<string, string>, string, number, ...string[]]>([
    ['an HTML page', { fault: () => html }, {}, 'protocol', 0, 'an HTML page', 'base-url'],
    ['a redirect', { fault: () => moved }, {}, 'protocol', 0, 'https://elsewhere.example,', 'Set base-url'],
    ['nothing but 401', { fault: () => ({ status: 401 }) }, {}, 'auth', 0, 'refused the API key', 'Create a key'],
    [
      'a scope that is missing',
      {
        fault: ({ method }) =>
          method === 'POST' ? { status: 403, body: error('INSUFFICIENT_SCOPE', 'no') } : undefined,
      },
      {},
      'auth',
      1,
      'INSUFFICIENT_SCOPE',
      'scope',
    ],
    ['503 for ever', { fault: () => ({ status: 503 }) }, {}, 'unavailable', 0, '503', 'later'],
    ['no repository', { repositories: [] }, {}, 'not-found', 0, 'https://github.com/acme/shop', 'repository-id'],
    ['a scan that FAILED', { polls: [{ status: 'FAILED' }] }, {}, 'scan-failed', 1, 'scan_new_1 FAILED', 'again'],
    [
      'a scan without end',
      { polls: [{ status: 'SCANNING' }] },
      slow,
      'timeout',
      1,
      'scan_new_1',
      'scan-id: scan_new_1',
    ],
    ['an unknown status for ever', { polls: [{ status: 'PARKED' }] }, slow, 'timeout', 1, 'scan_new_1', 'later'],
    ['broken JSON', { fault: () => ({ status: 200, body: '{"reposi' }) }, {}, 'protocol', 0, 'not JSON'],
    ['an empty answer', { fault: () => ({ status: 200, body: ' ' }) }, {}, 'protocol', 0, 'is empty'],
  ])('is inconclusive on %s', async (_, script, inputs, reason, scans, ...fragments) => {
    const ran = await runScripted(script, { inputs });
    expectEnd(ran.ended, { verdict: 'inconclusive', reason, code: 2 });
    const shown = ran.ended.stdout.replaceAll(/\s+/g, ' ');
    for (const fragment of fragments) expect(shown).toContain(fragment);
    expect(posts(ran)).toBe(scans);
    expect(ran.ended.stdout).not.toMatch(/[✔✅]/u);
  });

  it('names a host that does not answer, and the way out', async () => {
    const gone = await startScripted();
    await gone.stop();
    const ran = await runScripted({}, { inputs: { 'base-url': gone.baseUrl } });
    expectRefusal(ran.ended, 'unavailable', [
      'the connection was refused',
      new URL(gone.baseUrl).origin,
      'Check base-url',
    ]);
  });

  it('never sends the key to the host of a redirect', async () => {
    const other = await startScripted();
    const location = `${other.baseUrl}/repositories`;
    const ran = await runScripted({ fault: () => ({ status: 307, headers: { location } }) });
    expectRefusal(ran.ended, 'protocol', ['never followed']);
    expect(other.asked).toEqual([]);
    await other.stop();
  });

  it('sends the key to the service in one header, and never to GitHub', async () => {
    const { service } = await runScripted({}, { inputs: { 'github-token': 'ghs_scenario' } });
    expect(service.asked.length).toBeGreaterThan(0);
    for (const { headers, query } of service.asked) {
      const holding = Object.entries(headers).flatMap(([name, value]) =>
        String(value).includes(apiKey) ? [name] : [],
      );
      expect(holding).toEqual(['x-api-key']);
      expect(JSON.stringify(headers)).not.toContain('ghs_scenario');
      expect(String(query)).not.toContain(apiKey);
    }
  });
});
