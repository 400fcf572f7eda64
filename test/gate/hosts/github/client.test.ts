import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type LoadOctokit, loadActionOctokit, loadRestOctokit } from '../../../../src/gate/hosts/github/client.ts';
import { withClient } from '../../../../src/gate/hosts/github/surfaces/access.ts';
import { createClock } from '../../../../src/shared/clock.ts';
import { type Fault, secondaryLimit, type TestGithubOptions } from '../../../github/server.ts';
import { inputOf, passedReport, publishOn, reportOf, setUp, type World } from '../../../github/set-up.ts';
import { expectRefusal } from '../../../refusal.ts';
import { listedWhole, sampleReport } from '../../report/sample.ts';

type GithubClient = Parameters<Parameters<typeof withClient>[2]>[0];
type GithubCall = Parameters<GithubClient['call']>[0];

const open: { stop(): unknown }[] = [];
let loadOctokit: LoadOctokit | undefined;

afterEach(async () => {
  for (const each of open.splice(0)) await each.stop();
});

async function world(options: TestGithubOptions = {}, access: Parameters<typeof setUp>[1] = {}): Promise<World> {
  const made = await setUp(options, { loadOctokit, ...access });
  open.push(made);
  return made;
}

/** One that lives as long as the test. */
function clientOf({ access }: World, budgetMs = 180_000): GithubClient {
  let client: GithubClient | undefined;
  void withClient(access, budgetMs, (given) => {
    client = given;
    return new Promise<void>((resolve) => open.push({ stop: resolve }));
  });
  return client as unknown as GithubClient;
}

const shape = z.array(z.looseObject({ id: z.number() }));
const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
const list: GithubCall = { route, parameters: { issue_number: 128 }, shape };
const create: GithubCall = {
  route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  parameters: { issue_number: 128, body: 'text' },
  shape: z.looseObject({ id: z.number() }),
  isOnce: true,
};

const firstOnly = (fault: Fault): Pick<TestGithubOptions, 'fault'> => ({
  fault: (_, count) => (count === 1 ? fault : undefined),
});

describe.each([
  ['@octokit/rest', loadRestOctokit],
  ['@actions/github', loadActionOctokit],
])('the client over %s', (_, load) => {
  beforeEach(() => {
    loadOctokit = load;
  });
  afterAll(() => {
    loadOctokit = undefined;
  });

  it('names itself and the version of the interface', async () => {
    const made = await world();
    await clientOf(made).call(list);
    expect(made.github.complaints).toEqual([]);
    expect(made.github.asked).toMatchObject([{ path: '/repos/acme/shop/issues/128/comments' }]);
  });

  it('writes one after another, a second apart, however it is called', async () => {
    const made = await world();
    const client = clientOf(made);
    await Promise.all([client.call(create), client.call(list), client.call(create), client.call(create)]);
    expect(made.github.complaints).toEqual([]);
    expect(made.waits).toEqual([1000, 1000]);
  });

  it('writes a second apart on a real clock too', async () => {
    const made = await world({}, { clock: createClock(10) });
    const client = clientOf(made);
    const started = performance.now();
    for (let count = 0; count < 3; count++) await client.call(create);
    expect(performance.now() - started).toBeGreaterThan(190);
  });

  it.each([
    ['retry-after', { ...secondaryLimit, headers: { 'retry-after': '7' } }, 7000],
    ['retry-after of a 429', { kind: 'answer', status: 429, headers: { 'retry-after': '3' } }, 3000],
    ['no word of how long', secondaryLimit, 60_000],
    ['a 429 without a word', { kind: 'answer', status: 429 }, 60_000],
  ] satisfies [string, Fault, number][])('waits as a secondary limit asks: %s', async (_, fault, waited) => {
    const made = await world(firstOnly(fault));
    await clientOf(made).call(create);
    expect(made.waits[0]).toBe(waited);
    expect(made.github.store.comments).toHaveLength(1);
  });

  it('waits until the reset that GitHub names, by the clock of GitHub', async () => {
    const date = new Date('2031-05-05T00:00:00Z');
    const headers = {
      date: date.toUTCString(),
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset': String(date.getTime() / 1000 + 42),
    };
    const made = await world(firstOnly({ kind: 'answer', status: 403, message: 'API rate limit exceeded', headers }));
    await clientOf(made).call(create);
    expect(made.waits[0]).toBe(42_000);
  });

  it.each([3_600_000, -3_600_000])('knows how far the clock of GitHub is ahead: %i ms', async (aheadMs) => {
    const date = new Date(Date.now() + aheadMs).toUTCString();
    const made = await world({ fault: () => ({ kind: 'answer', status: 404, headers: { date } }) });
    const client = clientOf(made);
    expect(client.serverAheadMs()).toBeUndefined();
    await expectRefusal(client.call(list));
    expect(Math.abs((client.serverAheadMs() ?? 0) - aheadMs)).toBeLessThan(1_800_000);
  });

  it('gives up at once when GitHub asks to wait longer than there is time', async () => {
    const made = await world(firstOnly({ ...secondaryLimit, headers: { 'retry-after': '3600' } }));
    const error = await expectRefusal(clientOf(made).call(create));
    expect(error).toMatchObject({ code: 'RATE_LIMITED', message: expect.stringContaining('60 min') });
    expect(made.waits).toEqual([]);
  });

  it('waits longer each time a limit comes without a time, and then gives up', async () => {
    const made = await world({ fault: () => secondaryLimit });
    const error = await expectRefusal(clientOf(made, 240_000).call(create));
    expect(error.code).toBe('RATE_LIMITED');
    expect(made.waits).toEqual([60_000, 120_000]);
  });

  it.each([
    { kind: 'answer', status: 500 },
    { kind: 'answer', status: 503 },
    { kind: 'lost' },
    { kind: 'truncated' },
    { kind: 'reset', isApplied: false },
    { kind: 'reset', isApplied: true },
  ] satisfies Fault[])('repeats what is safe to repeat after %j', async (fault) => {
    const made = await world(firstOnly(fault));
    made.github.store.comments.push({ id: 1, number: 128, author: made.github.store.actor, body: 'x' });
    expect(await clientOf(made).call(list)).toHaveLength(1);
    expect(made.github.asked).toHaveLength(2);
  });

  it.each([
    { kind: 'answer', status: 500 },
    { kind: 'lost' },
    { kind: 'truncated' },
    { kind: 'reset', isApplied: true },
  ] satisfies Fault[])('never repeats blindly what may have been done, after %j', async (fault) => {
    const made = await world(firstOnly(fault));
    const error = await expectRefusal(clientOf(made).call(create));
    expect(error.isAmbiguous).toBe(true);
    expect(made.github.asked).toHaveLength(1);
  });

  it('repeats what was never sent', async () => {
    const made = await world();
    await made.github.stop();
    const error = await expectRefusal(clientOf(made).call(create));
    expect(error.message).toContain('the connection was refused');
    expect(error.isAmbiguous).toBe(false);
    expect(made.waits.length).toBeGreaterThanOrEqual(4);
  });

  it.each([
    [301, 'Moved Permanently'],
    [400, 'Bad Request'],
    [401, 'Bad credentials'],
    [403, 'Resource not accessible by integration'],
    [404, 'Not Found'],
    [410, 'Gone'],
    [422, 'Validation Failed'],
  ])('takes a %i for the answer that it is', async (status, message) => {
    const made = await world(firstOnly({ kind: 'answer', status, message }));
    const error = await expectRefusal(clientOf(made).call(create));
    expect(error).toMatchObject({ code: 'PUBLISH', status });
    expect(made.github.asked).toHaveLength(1);
  });

  it('lets no text of an answer act in a warning', async () => {
    const made = await world(firstOnly({ kind: 'answer', status: 403, message: '\n::error::##[error]no\u202e' }));
    const { warnings } = await publishOn(made.access, inputOf(sampleReport(), { commentSummaryInPr: 'always' }));
    expect(warnings[0]).toMatch(/answered 403: ␊::error::## \[error\]no\\u\{202e\}\. Give/);
  });

  it('reads every page, and takes no page that is not a list', async () => {
    const made = await world();
    const { store } = made.github;
    for (let id = 1; id <= 201; id++) store.comments.push({ id, number: 128, author: store.actor, body: 'x' });
    const client = clientOf(made);
    expect(await client.pages({ ...list, shape }, (page) => page)).toHaveLength(201);
    expect(made.github.asked).toHaveLength(3);
    const wrong = client.call({ ...list, shape: z.object({ total: z.number() }) });
    expect((await expectRefusal(wrong)).message).toContain('something other than what was requested');
  });

  it('ends a request that takes longer than the time there is', async () => {
    const made = await world(firstOnly({ kind: 'slow', ms: 1500 }), { clock: createClock() });
    const error = await expectRefusal(clientOf(made, 200).call(list));
    expect(error).toMatchObject({ code: 'PUBLISH', message: expect.stringMatching(/^GitHub took longer than /) });
  });

  it('ends when the run is cancelled', async () => {
    const controller = new AbortController();
    const made = await world(firstOnly({ kind: 'slow', ms: 1500 }), { cancel: controller.signal });
    const call = expect(clientOf(made).call(list)).rejects.toMatchObject({ message: 'Canceled by SIGINT' });
    controller.abort(new Error('Canceled by SIGINT'));
    await call;
  });

  it('says nothing of a token that the refusal repeats', async () => {
    const token = 'ghs_repeated_4e1d8b7a';
    const fault = { kind: 'answer', status: 403, message: `not with ${token}` } as const;
    const made = await world({ token, fault: () => fault }, { token });
    const error = await expectRefusal(clientOf(made).call(create));
    expect(error.message).toContain('not with ***');
  });

  it.each([3, 12, 31])('leaves no piece of a secret when the refusal is cut %i characters into it', async (into) => {
    const secret = 'Zq7xW2vK9pR4tY6uB3nM8cD5fG1hJ0aL';
    const message = `${'w'.repeat(299 - into)}${secret} and more`;
    const fault = { kind: 'answer', status: 422, message } as const;
    const made = await world({ fault: () => fault }, { secrets: [secret] });
    const { message: shown } = await expectRefusal(clientOf(made).call(create));
    expect(shown).toMatch(/w\*+/);
    expect(shown).not.toMatch(/Zq7|aL/);
  });

  it('keeps the token and the key out of errors', async () => {
    const made = await world(firstOnly({ kind: 'answer', status: 500 }));
    const error = await expectRefusal(clientOf(made).call(create));
    const seen = JSON.stringify([error.message, error.hint, String((error.cause as Error | undefined)?.message)]);
    expect(seen).not.toContain(made.github.token);
  });
});

/** What is uploaded to code scanning must be everything that stands. */
const whole = listedWhole();

describe('publishing to GitHub', () => {
  it('loads no client when nothing is wished for', async () => {
    const made = await world();
    const { warnings, isMarked } = await publishOn(made.access, inputOf(sampleReport(), {}));
    expect({ warnings, isMarked }).toEqual({ warnings: [], isMarked: false });
    expect(made.github.asked).toEqual([]);
    const commands = await publishOn(made.access, inputOf(sampleReport(), { annotations: 'commands' }));
    expect(commands.isMarked).toBe(false);
    expect(made.github.asked).toEqual([]);
  });

  it('lets each surface fail alone', async () => {
    const wished = { annotations: 'check-run', commentSummaryInPr: 'always', uploadSarif: true } as const;
    const made = await world({ missing: ['checks', 'security-events'] });
    const result = await publishOn(made.access, inputOf(sampleReport(whole), wished));
    expect(result.warnings.map((line) => /"([\w-]+: write)"/.exec(line)?.[1])).toEqual([
      'checks: write',
      'security-events: write',
    ]);
    expect(result.commentUrl).toBeDefined();
    expect(made.github.complaints).toEqual([]);
  });

  it('says one thing for each surface when the token is read-only', async () => {
    const wished = { annotations: 'check-run', commentSummaryInPr: 'always', uploadSarif: true } as const;
    const made = await world({ missing: ['checks', 'security-events', 'pull-requests'] });
    const result = await publishOn(made.access, inputOf(sampleReport(whole), wished));
    expect(result.warnings).toHaveLength(3);
    expect(result.isMarked).toBe(false);
  });

  it('says that the token is wrong', async () => {
    const made = await world();
    const access = { ...made.access, token: 'ghs_old' };
    const { warnings } = await publishOn(access, inputOf(sampleReport(), { commentSummaryInPr: 'always' }));
    expect(warnings).toEqual([expect.stringContaining('Check github-token: it is wrong or has expired.')]);
  });

  it('never throws, whatever the address', async () => {
    const made = await world();
    for (const apiUrl of ['', 'not an address', 'http://127.0.0.1:1', 'https://127.0.0.1:1/api/v3']) {
      const wished = { annotations: 'check-run', commentSummaryInPr: 'always', uploadSarif: true } as const;
      const input = inputOf(passedReport(), wished);
      const { warnings } = await publishOn({ ...made.access, apiUrl }, input);
      expect(warnings.length).toBeGreaterThan(0);
    }
  });

  it.each([
    [0, 1],
    [50, 1],
    [500, 10],
    [5000, 100],
  ])('of %i findings everywhere takes %i batches and eight fixed requests', async (count, batches) => {
    const wished = {
      annotations: 'auto',
      maxAnnotations: 5000,
      commentSummaryInPr: 'always',
      uploadSarif: true,
    } as const;
    const made = await world({ store: { processing: { pending: 0, isUnknownAtFirst: false } } });
    await publishOn(made.access, inputOf(sampleReport(), { commentSummaryInPr: 'always' }));
    made.github.asked.length = 0;
    const { warnings } = await publishOn(made.access, inputOf(reportOf(count, whole), wished));
    expect(warnings).toEqual([]);
    // The head. Comment: find, who we are, update. Check run: find, create. Code scanning: upload, look.
    expect(made.github.asked).toHaveLength(8 + batches);
  });
});
