import { expect, it } from 'vitest';
import {
  anyEvent,
  finished,
  parsePayload,
  pullRequested,
  pushed,
  readAs,
  readLatestPushTimeMs,
} from '../../../src/ci/github/payload.ts';

const at = (second: number) => new Date(Date.UTC(2026, 5, 1, 10, 0, second)).toISOString();
const ms = (second: number) => Date.parse(at(second));

it.each<[string, object, number | undefined]>([
  ['the latest that GitHub measured', { repository: { pushed_at: at(5) }, pull_request: { updated_at: at(9) } }, ms(9)],
  ['that of a workflow run', { repository: { pushed_at: at(5) }, workflow_run: { created_at: at(7) } }, ms(7)],
  ['in seconds since the epoch', { repository: { pushed_at: ms(5) / 1000 } }, ms(5)],
  [
    'the author’s, where it is later still',
    { repository: { pushed_at: at(5) }, head_commit: { timestamp: at(8) } },
    ms(8),
  ],
  ['none, where the author alone states one', { head_commit: { timestamp: at(8) } }, undefined],
  ['to the minute', { repository: { pushed_at: '2026-06-01T10:00Z' } }, ms(0)],
  ['with a zone', { repository: { pushed_at: '2026-06-01T12:00:05.000+02:00' } }, ms(5)],
  ['none, without a zone', { repository: { pushed_at: '2026-06-01T10:00:05' } }, undefined],
  ['none, of a day alone', { repository: { pushed_at: '2026-06-01' } }, undefined],
  ['none, of a month that no year has', { repository: { pushed_at: '2026-13-01T10:00Z' } }, undefined],
  ['that of a field beside one that does not fit', { repository: null, pull_request: { updated_at: at(9) } }, ms(9)],
  ['none, of no payload', {}, undefined],
  ['none, of a list', [], undefined],
])('the time by which a commit was pushed is %s', (_, payload, expected) => {
  expect(readLatestPushTimeMs(payload)).toBe(expected);
});

const sha = 'a'.repeat(40);
const side = { ref: 'main', sha };
const push = { ref: 'refs/heads/main', after: sha };
const pull = { number: 3, head: side, base: side };
const finish = (...pulls: unknown[]) => ({
  workflow_run: { event: 'push', head_branch: null, head_sha: sha, pull_requests: pulls },
});

it.each<[string, Parameters<typeof parsePayload>[0], unknown, string]>([
  ['no payload', pushed, undefined, 'everything'],
  ['a list', pushed, [], 'everything'],
  ['fields that are missing', pushed, {}, 'ref, after'],
  ['a commit by a short name', pushed, { ...push, after: sha.slice(1) }, 'after'],
  ['a branch of two lines', pushed, { ...push, ref: 'a\nb' }, 'ref'],
  ['a branch without a name', pushed, { ...push, ref: '' }, 'ref'],
  ['no pull request', pullRequested, { pull_request: null }, 'pull_request'],
  ['a pull request of number 0', pullRequested, { pull_request: { ...pull, number: 0 } }, 'pull_request.number'],
  ['a number with a fraction, once', pullRequested, { pull_request: { ...pull, number: -1.5 } }, 'pull_request.number'],
  ['a number that is not exact', pullRequested, { pull_request: { ...pull, number: 2 ** 53 } }, 'pull_request.number'],
  ['one side of two', pullRequested, { pull_request: { ...pull, head: 'x' } }, 'pull_request.head'],
  ['an id that is text', pullRequested, { pull_request: pull, repository: { id: '7' } }, 'repository.id'],
  [
    'the second of a list',
    finished,
    finish({ number: 1, base: { ...side, repo: { id: 7 } } }, { number: 2, base: { ...side, repo: {} } }),
    'workflow_run.pull_requests.1.base.repo.id',
  ],
])('a payload that does not fit is refused with its fields: %s', (_, shape, payload, fields) => {
  const message = `The payload of the push event is not what GitHub sends: check ${fields}`;
  expect(() => parsePayload(shape, payload, 'push')).toThrow(expect.objectContaining({ message }));
});

it('a payload gives what is read of it, and leaves out the rest', () => {
  const repository = { id: 7, full_name: 'acme/shop', owner: { login: 'acme' } };
  const payload = {
    pull_request: { ...pull, draft: 'no', user: { login: 1 }, labels: [] },
    repository,
    action: 'opened',
  };
  expect(parsePayload(pullRequested, payload, 'pull_request')).toEqual({
    action: 'opened',
    pull_request: pull,
    repository: { id: 7, full_name: 'acme/shop' },
  });
});

it('what only confirms the runner’s variables silences nothing beside it where it does not fit', () => {
  expect(readAs(anyEvent, { ref: 1, after: sha, pull_request: { number: 3, head: [] } })).toEqual({
    after: sha,
    pull_request: { number: 3 },
  });
  expect(readAs(anyEvent, 'push')).toBeUndefined();
});
