import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readGithubEvent } from '../../../src/ci/github/event.ts';

const own = 'c'.repeat(40);
// biome-ignore lint/suspicious/noExplicitAny: payloads are edited by path
const fixture = (name: string): any =>
  JSON.parse(readFileSync(new URL(`../../fixtures/events/${name}.json`, import.meta.url), 'utf8'));
const variables = {
  ...{ GITHUB_REPOSITORY: 'acme/shop', GITHUB_REPOSITORY_ID: '412345678', GITHUB_SHA: own },
};

describe('the commits at which a checkout of an event stands', () => {
  it.each([
    ['pull_request', 'pull-request', true],
    ['schedule', 'schedule', true],
    ['pull_request_target', 'pull-request-target', false],
    ['workflow_run', 'workflow-run-pull-request', false],
  ])('of %s (%s) hold that of the run itself: %s', (name, file, isHeld) => {
    const { commits, headSha } = readGithubEvent(fixture(file), variables, name);
    expect(commits.includes(own)).toBe(isHeld);
    expect(commits).toEqual(expect.arrayContaining([headSha].filter((sha) => sha !== undefined)));
  });
});

it.each([
  ['says so', { deleted: true }],
  ['has no commit, and does not say so', { deleted: false }],
  ['has no commit, and says nothing', { deleted: undefined }],
])('a push of a branch that is gone is none to scan: it %s', (_, fields) => {
  const payload = { ...fixture('push-branch-deleted'), ...fields };
  const env = { ...variables, GITHUB_SHA: payload.after, GITHUB_REF: payload.ref };
  const { branch, headSha } = readGithubEvent(payload, env, 'push');
  expect([branch, headSha]).toMatchObject([{ code: 'CONFIG', reason: 'wrong-ref' }, undefined]);
});

describe('an event file that another run wrote is refused', () => {
  const foreign = { pull_request: 'x', merge_group: 5, after: 7, deleted: null, ref: [], repository: undefined };
  const evil = { GITHUB_REF: 'refs/heads/evil', GITHUB_SHA: 'b'.repeat(40), GITHUB_HEAD_REF: 'evil' };
  const { repository } = fixture('pull-request');
  const events: readonly [event: string, payload: object, own: readonly string[]][] = [
    ['push', { ref: 'refs/heads/clean', after: 'a'.repeat(40), repository }, ['ref', 'after', 'repository']],
    ['pull_request', fixture('pull-request'), ['pull_request', 'repository']],
  ];
  const cases = events.flatMap(([event, payload, own]) =>
    Object.entries(foreign)
      .filter(([name]) => !own.includes(name))
      .map(([name, value]) => [event, name, { ...payload, [name]: value }] as const),
  );

  it.each(cases)('by a run of %s, whatever %s in it is', (event, _, payload) => {
    const read = () => readGithubEvent(payload, { ...variables, ...evil }, event);
    expect(read).toThrow(/The event file says/);
  });
});
