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
