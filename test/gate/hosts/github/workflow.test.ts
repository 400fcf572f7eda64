import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../../../src/gate/hosts/context/context.ts';
import { readContext } from '../../../../src/gate/hosts/context/read-context.ts';
import { toPlainText } from '../../../../src/shared/prose.ts';
import { expectRefusal } from '../../../refusal.ts';
import { makeFolder } from '../../../service/temporary-repository.ts';

const headSha = '6113728f27ae82c7b1a177c8d03f9e96e0adf246';
const baseSha = '76ae82c7b1a177c8d03f9e96e0adf2466113728f';
const mergeSha = '0d1a26e67d8f5eaf1f6ba5c57fc3c7d91ac0fd1c';

// biome-ignore lint/suspicious/noExplicitAny: payloads are edited by path
type Payload = any;

function fixture(name: string, edit: (payload: Payload) => void = () => {}): Payload {
  const payload = JSON.parse(readFileSync(new URL(`../../../fixtures/events/${name}.json`, import.meta.url), 'utf8'));
  edit(payload);
  return payload;
}

interface Case {
  event: Payload;
  name: string;
  env?: Record<string, string>;
  branch?: string;
}

let files = 0;
const folder = makeFolder();

/** What the action, or a run against a service, is told; a refusal that leaves a context is thrown too. */
async function read(run: Case): Promise<RunContext> {
  const context = await readWhole(run);
  if (context.refusal !== undefined) throw context.refusal;
  return context;
}

function readWhole({ event, name, env = {}, branch }: Case): Promise<RunContext> {
  const path = join(folder, `${files++}.json`);
  writeFileSync(path, JSON.stringify(event));
  const variables = {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: path,
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_REPOSITORY_ID: '412345678',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REF: event?.ref ?? event?.merge_group?.head_ref ?? 'refs/heads/main',
    GITHUB_SHA: event?.after ?? event?.merge_group?.head_sha ?? mergeSha,
    ...env,
  };
  const policy = { ref: undefined, isCentral: false };
  return readContext({ variables, folder, isAttended: false }, { judged: { kind: 'branch', named: branch }, policy });
}

const refusal = (run: Case) => expectRefusal(read(run));

const common = {
  system: 'github',
  base: undefined,
  change: undefined,
  defaultBranch: 'main',
  trust: 'own',
  repositoryUrl: 'https://github.com/acme/shop',
  isPublic: false,
  sources: expect.anything(),
};

describe('the branch and commit of an event', () => {
  const proposed = { base: { branch: 'main', sha: baseSha }, trust: 'proposal' } as const;
  const pull = (number: number, author: string) => ({
    ...proposed,
    change: { number, author, fork: 'no', isDraft: false } as const,
  });
  const untold = { ...proposed, change: { number: 27, author: undefined, fork: 'no', isDraft: undefined } } as const;
  const againstMain = { branch: 'main', sha: undefined };
  const queued = `gh-readonly-queue/main/pr-27-${baseSha}`;
  it.each<[string, Case, Partial<RunContext>]>([
    [
      'a push',
      { name: 'push', event: fixture('push') },
      { branch: 'feature/cart', headSha, trust: 'proposal', base: againstMain },
    ],
    [
      'a pull request: its head, not the test merge',
      { name: 'pull_request', event: fixture('pull-request'), env: { GITHUB_REF: 'refs/pull/27/merge' } },
      { branch: 'feature/cart', headSha, ...pull(27, 'octocat') },
    ],
    [
      'a pull request by Dependabot',
      { name: 'pull_request', event: fixture('pull-request-dependabot') },
      { branch: 'dependabot/npm_and_yarn/undici-8.12.4', headSha, ...pull(30, 'dependabot[bot]') },
    ],
    [
      'pull_request_target: its head, not GITHUB_REF',
      { name: 'pull_request_target', event: fixture('pull-request-target') },
      { branch: 'feature/search', headSha, ...pull(31, 'octocat') },
    ],
    ['a merge group', { name: 'merge_group', event: fixture('merge-group') }, { branch: queued, headSha, ...proposed }],
    [
      'a workflow run after a pull request',
      { name: 'workflow_run', event: fixture('workflow-run-pull-request') },
      { branch: 'feature/cart', headSha, ...untold, isPublic: true },
    ],
    [
      'a workflow run whose pull requests are not listed',
      {
        name: 'workflow_run',
        event: fixture('workflow-run-pull-request', (it) => (it.workflow_run.pull_requests = [])),
      },
      { branch: 'feature/cart', headSha, trust: 'proposal', base: againstMain, isPublic: true },
    ],
    [
      'a workflow run after a push, whose open pull requests say nothing about it',
      { name: 'workflow_run', event: fixture('workflow-run-pull-request', (it) => (it.workflow_run.event = 'push')) },
      { branch: 'feature/cart', headSha, trust: 'proposal', base: againstMain, isPublic: true },
    ],
    [
      'a push where nothing names the default branch',
      { name: 'push', event: fixture('push', (it) => delete it.repository.default_branch) },
      { branch: 'feature/cart', headSha, trust: 'proposal', defaultBranch: undefined },
    ],
    [
      'a pull request from the default branch, a proposal too',
      {
        name: 'pull_request',
        event: fixture('pull-request', (it) => {
          it.pull_request.head.ref = 'main';
          it.pull_request.base.ref = 'release';
        }),
      },
      { branch: 'main', headSha, ...pull(27, 'octocat'), base: { branch: 'release', sha: baseSha } },
    ],
    [
      'a pull request whose author and state nobody can read',
      {
        name: 'pull_request',
        event: fixture('pull-request', (it) => {
          it.pull_request.draft = 'no';
          it.pull_request.user.login = 1;
        }),
      },
      { branch: 'feature/cart', headSha, ...untold },
    ],
    ['a schedule', { name: 'schedule', event: fixture('schedule') }, { branch: 'main', headSha: mergeSha }],
    [
      'a schedule whose payload holds nothing else',
      { name: 'schedule', event: { schedule: '0 0 * * *' } },
      { branch: 'main', headSha: mergeSha, isPublic: true },
    ],
    [
      'a run by hand',
      {
        name: 'workflow_dispatch',
        event: fixture('workflow-dispatch'),
        env: { GITHUB_REF: 'refs/heads/release/1.4', GITHUB_SHA: headSha },
      },
      { branch: 'release/1.4', headSha, trust: 'proposal', base: againstMain },
    ],
    [
      'a schedule for another branch, whose commit nothing tells',
      { name: 'schedule', event: fixture('schedule'), branch: 'release/1.4' },
      { branch: 'release/1.4', headSha: undefined, trust: 'proposal', base: againstMain },
    ],
    [
      'a schedule for the branch that it stands at',
      { name: 'schedule', event: fixture('schedule'), branch: 'main' },
      { branch: 'main', headSha: mergeSha },
    ],
    [
      'a comment, with the branch set',
      { name: 'issue_comment', event: fixture('issue-comment'), branch: 'main' },
      { branch: 'main', headSha: undefined },
    ],
    [
      'a pull request whose head is set as branch as well',
      { name: 'pull_request', event: fixture('pull-request'), branch: 'feature/cart' },
      { branch: 'feature/cart', headSha, ...pull(27, 'octocat') },
    ],
  ])('is read of %s', async (_, run, expected) => {
    expect(await read(run)).toEqual({ ...common, event: run.name, headSha: undefined, ...expected });
  });
});

describe('a fork', () => {
  const inHead = (edit: (repo: Payload) => void) => fixture('pull-request', (it) => edit(it.pull_request.head.repo));
  it.each<[string, Case]>([
    ['is refused on pull_request', { name: 'pull_request', event: fixture('pull-request-fork') }],
    ['is refused on pull_request_target', { name: 'pull_request_target', event: fixture('pull-request-fork') }],
    ['is refused when it was deleted', { name: 'pull_request', event: fixture('pull-request-deleted-fork') }],
    [
      'is refused when the head has no repository at all',
      { name: 'pull_request', event: fixture('pull-request', (it) => delete it.pull_request.head.repo) },
    ],
    ['is refused in a workflow run', { name: 'workflow_run', event: fixture('workflow-run-fork') }],
    [
      'is refused in a workflow run whose repository is gone',
      { name: 'workflow_run', event: fixture('workflow-run-fork', (it) => (it.workflow_run.head_repository = null)) },
    ],
    ['is refused with our name and another number', { name: 'pull_request', event: inHead((it) => (it.id = 1)) }],
    [
      'is refused with our number and another name',
      { name: 'pull_request', event: inHead((it) => (it.full_name = 'a/b')) },
    ],
    [
      'is refused when the run belongs to another repository than the payload',
      { name: 'pull_request', event: fixture('pull-request'), env: { GITHUB_REPOSITORY: 'acme/other' } },
    ],
    [
      'is refused whatever branch is set',
      { name: 'pull_request', event: fixture('pull-request-fork'), branch: 'main' },
    ],
    [
      'is refused when nothing says which repository is ours',
      {
        name: 'pull_request',
        event: fixture('pull-request', (it) => delete it.repository),
        env: { GITHUB_REPOSITORY: '', GITHUB_REPOSITORY_ID: '' },
      },
    ],
  ])('%s', async (_, run) => {
    expect(await refusal(run)).toMatchObject({ code: 'CONFIG', reason: 'fork' });
  });

  it('is none when only the case of the name differs', async () => {
    const { branch } = await read({ name: 'pull_request', event: inHead((it) => (it.full_name = 'Acme/Shop')) });
    expect(branch).toBe('feature/cart');
  });
});

describe('a run without a branch to scan', () => {
  it.each<[string, Case, string]>([
    ['the push of a tag', { name: 'push', event: fixture('push-tag') }, 'the tag v1.4.0'],
    [
      'the push of a tag, with a branch set',
      { name: 'push', event: fixture('push-tag'), branch: 'main' },
      'the tag v1.4.0',
    ],
    ['the deletion of a branch', { name: 'push', event: fixture('push-branch-deleted') }, 'feature/cart was deleted'],
    ...[true, false, undefined].map((deleted): [string, Case, string] => [
      `the deletion of a branch, where the event says ${deleted}`,
      { name: 'push', event: { ...fixture('push-branch-deleted'), deleted } },
      'feature/cart was deleted',
    ]),
    [
      'a run by hand on a tag',
      { name: 'workflow_dispatch', event: fixture('workflow-dispatch', (it) => (it.ref = 'refs/tags/v1')) },
      'the tag v1',
    ],
    [
      'a comment',
      { name: 'issue_comment', event: fixture('issue-comment') },
      'issue_comment does not say which branch',
    ],
    ['a release', { name: 'release', event: { action: 'published' } }, 'release does not say which branch'],
    ['an event that is called like a method', { name: 'toString', event: {} }, 'toString does not say which branch'],
    [
      'a workflow run without a branch',
      {
        name: 'workflow_run',
        event: fixture('workflow-run-pull-request', (it) => (it.workflow_run.head_branch = null)),
      },
      'had no branch',
    ],
    [
      'a workflow run after pull_request_target, whose commit is the base',
      {
        name: 'workflow_run',
        event: fixture('workflow-run-pull-request', (it) => (it.workflow_run.event = 'pull_request_target')),
      },
      'does not say which commit',
    ],
    [
      'a pull request with another branch set',
      { name: 'pull_request', event: fixture('pull-request'), branch: 'main' },
      'branch is set to main, but this pull_request run is about feature/cart',
    ],
    [
      'a push with another branch set',
      { name: 'push', event: fixture('push'), branch: 'main' },
      'is about feature/cart',
    ],
    [
      'a pull request without a commit',
      { name: 'pull_request', event: fixture('pull-request', (it) => (it.pull_request.head.sha = 'HEAD')) },
      'pull_request.head.sha',
    ],
    ['a payload that is no object', { name: 'push', event: 'push' }, 'is not what GitHub sends: check everything'],
    [
      'a payload of another event',
      { name: 'merge_group', event: fixture('push') },
      'is not what GitHub sends: check merge_group',
    ],
    ['no event at all', { name: '', event: {} }, 'GITHUB_EVENT_NAME is not set'],
  ])('is refused: %s', async (_, run, words) => {
    const error = await refusal(run);
    expect(error).toMatchObject({ code: 'CONFIG', reason: 'wrong-ref' });
    expect(error.message).toContain(words);
    expect(toPlainText(error.hint ?? '')).toMatch(/\.$/);
  });
});

describe('a payload that does not fit', () => {
  const sha = 'a'.repeat(40);
  const side = { ref: 'main', sha };
  const push = { ref: 'refs/heads/main', after: sha };
  const pull = { number: 3, head: side, base: side };
  const finish = (...pulls: unknown[]) => ({
    workflow_run: { event: 'push', head_branch: null, head_sha: sha, pull_requests: pulls },
  });
  it.each<[string, string, unknown, string]>([
    ['none', 'push', null, 'everything'],
    ['a list', 'push', [], 'everything'],
    ['fields that are missing', 'push', {}, 'ref, after'],
    ['a commit by a short name', 'push', { ...push, after: sha.slice(1) }, 'after'],
    ['a branch of two lines', 'push', { ...push, ref: 'a\nb' }, 'ref'],
    ['a branch without a name', 'push', { ...push, ref: '' }, 'ref'],
    ['no pull request', 'pull_request', { pull_request: null }, 'pull_request'],
    ['a pull request of number 0', 'pull_request', { pull_request: { ...pull, number: 0 } }, 'pull_request.number'],
    ['a number with a fraction', 'pull_request', { pull_request: { ...pull, number: -1.5 } }, 'pull_request.number'],
    [
      'a number that is not exact',
      'pull_request',
      { pull_request: { ...pull, number: 2 ** 53 } },
      'pull_request.number',
    ],
    ['one side of two', 'pull_request', { pull_request: { ...pull, head: 'x' } }, 'pull_request.head'],
    ['an id that is text', 'pull_request', { pull_request: pull, repository: { id: '7' } }, 'repository.id'],
    [
      'the second of a list',
      'workflow_run',
      finish({ number: 1, base: { ...side, repo: { id: 7 } } }, { number: 2, base: { ...side, repo: {} } }),
      'workflow_run.pull_requests.1.base.repo.id',
    ],
  ])('is refused with its fields: %s', async (_, name, event, fields) => {
    const { message } = await refusal({ name, event });
    expect(message.replace('pull request', 'pull_request')).toBe(
      `The payload of the ${name} event is not what GitHub sends: check ${fields}`,
    );
  });
});

describe('the time by which a commit was pushed', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 5, 1, 10, 0, second)).toISOString();
  const ms = (second: number) => Date.parse(at(second));
  it.each<[string, object, number | undefined]>([
    [
      'the latest that GitHub measured',
      { repository: { pushed_at: at(5) }, pull_request: { updated_at: at(9) } },
      ms(9),
    ],
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
    ['none, of words', { repository: { pushed_at: 'yesterday' }, pull_request: [] }, undefined],
    ['that of a field beside one that does not fit', { workflow_run: 7, pull_request: { updated_at: at(9) } }, ms(9)],
    ['none, of no payload', {}, undefined],
  ])('is %s', async (_, event, expected) => {
    expect((await read({ name: 'schedule', event })).sources.pushedByMs).toBe(expected);
  });
});

describe('a run that was refused', () => {
  it.each<[string, Case, string]>([
    ['a fork', { name: 'pull_request', event: fixture('pull-request-fork') }, 'fork'],
    ['a fork in a workflow run', { name: 'workflow_run', event: fixture('workflow-run-fork') }, 'fork'],
    ['a tag', { name: 'push', event: fixture('push-tag') }, 'wrong-ref'],
  ])('is about the default branch, and no commit of it: %s', async (_, run, reason) => {
    const { isPublic, ...context } = await readWhole(run);
    expect(context).toEqual({
      ...{ system: 'github', event: run.name, branch: 'main', defaultBranch: 'main', trust: 'proposal' },
      repositoryUrl: 'https://github.com/acme/shop',
      sources: { trustedPolicy: { kind: 'github', ref: 'heads/main' } },
      refusal: expect.objectContaining({ reason }),
      // A run after another one has the secrets of this repository.
      ...(run.name === 'pull_request' && { isWithoutSecrets: true }),
    });
    expect(isPublic).toBeTypeOf('boolean');
  });

  it.each<[string, Case]>([
    [
      'names no default branch',
      { name: 'push', event: fixture('push-tag', (it) => delete it.repository.default_branch) },
    ],
    ['has no repository', { name: 'push', event: fixture('push-tag', (it) => delete it.repository) }],
    ['is not readable', { name: 'push', event: [] }],
    [
      'is of another repository',
      { name: 'push', event: fixture('push-tag'), env: { GITHUB_REPOSITORY: 'acme/other' } },
    ],
    [
      'is of another repository of that name',
      { name: 'push', event: fixture('push-tag', (it) => (it.repository.id = 1)) },
    ],
  ])('has no context when the event %s', async (_, run) => {
    await expect(readWhole(run)).rejects.toMatchObject({ code: 'CONFIG', reason: 'wrong-ref' });
  });
});

it.each<[string | undefined, number, true | undefined]>([
  ['labeled', 1, true],
  ['labeled', 2, undefined],
  ['synchronize', 1, undefined],
  [undefined, 1, undefined],
])(
  'of a pull request, the action %s in attempt %i leaves the head as it was: %s',
  async (action, attempt, expected) => {
    const event = { ...fixture('pull-request'), action };
    const run = { name: 'pull_request', event, env: { GITHUB_RUN_ATTEMPT: String(attempt) } };
    expect((await read(run)).isSameHead).toBe(expected);
  },
);

describe('what outsiders can read', () => {
  it.each([
    [{ private: true, visibility: 'private' }, false],
    [{ private: true, visibility: 'internal' }, false],
    [{ private: true }, false],
    [{ visibility: 'private' }, false],
    [{ private: false, visibility: 'public' }, true],
    [{ private: false }, true],
    [{ visibility: 'public' }, true],
    [{ private: true, visibility: 'public' }, true],
    [{ private: true, visibility: 'something-new' }, true],
    [{}, true],
  ])('of a repository with %j: %s', async (words, expected) => {
    const event = fixture('push', (it) => {
      delete it.repository.private;
      delete it.repository.visibility;
      Object.assign(it.repository, words);
    });
    expect((await read({ name: 'push', event })).isPublic).toBe(expected);
  });

  it('is everything when the payload has no repository', async () => {
    const event = fixture('push', (it) => delete it.repository);
    expect((await read({ name: 'push', event })).isPublic).toBe(true);
  });
});

it("takes the address of an own GitHub server from the runner's environment", async () => {
  const env = { GITHUB_SERVER_URL: 'https://github.corp.example/' };
  const { repositoryUrl } = await read({ name: 'push', event: fixture('push'), env });
  expect(repositoryUrl).toBe('https://github.corp.example/acme/shop');
});

describe('an event file that is not the runner’s', () => {
  const headOf = (event: unknown) => (event as { pull_request: { head: { ref: string } } }).pull_request.head.ref;
  const push = { name: 'push', event: fixture('push') };
  const pull = { name: 'pull_request', event: fixture('pull-request') };
  const ref = { GITHUB_REF: 'refs/pull/27/merge' };
  const evil = { GITHUB_REF: 'refs/heads/evil', GITHUB_SHA: 'b'.repeat(40), GITHUB_HEAD_REF: 'evil' };
  const fields = { pull_request: 'x', merge_group: 5, after: 7, deleted: null, ref: [], repository: undefined };
  const own: Record<string, readonly string[]> = {
    push: ['ref', 'after', 'repository'],
    pull_request: ['pull_request', 'repository'],
  };
  const foreign = [push, pull].flatMap(({ name, event }) =>
    Object.entries(fields)
      .filter(([field]) => !own[name]?.includes(field))
      .map(([field, value]): [string, Case] => [
        `a run of ${name} that another run wrote, whatever ${field} in it is`,
        { name, event: { ...event, [field]: value }, env: evil },
      ]),
  );
  it.each<[string, Case]>([
    ['a push of another branch', { ...push, env: { GITHUB_REF: 'refs/heads/other' } }],
    ['a push of another commit', { ...push, env: { GITHUB_SHA: mergeSha } }],
    ['another pull request', { ...pull, env: { GITHUB_REF: 'refs/pull/8/merge' } }],
    ['a pull request from another branch', { ...pull, env: { ...ref, GITHUB_HEAD_REF: 'other' } }],
    ['a pull request into another branch', { ...pull, env: { ...ref, GITHUB_BASE_REF: 'mine' } }],
    [
      'a pull request that is asked for by its target, from another branch',
      { name: 'pull_request_target', event: fixture('pull-request-target'), env: { GITHUB_HEAD_REF: 'other' } },
    ],
    [
      'a pull request that is asked for by its target, into another branch',
      { name: 'pull_request_target', event: fixture('pull-request-target'), env: { GITHUB_BASE_REF: 'mine' } },
    ],
    ['a pull request whose head alone is stated', { ...pull, env: { GITHUB_HEAD_REF: 'other', GITHUB_BASE_REF: '' } }],
    ['a pull request whose base alone is stated', { ...pull, env: { GITHUB_HEAD_REF: '', GITHUB_BASE_REF: 'mine' } }],
    [
      'a pull request from a branch in other letters',
      { ...pull, env: { GITHUB_HEAD_REF: headOf(pull.event).toUpperCase() } },
    ],
    ['a pull request from a longer branch', { ...pull, env: { GITHUB_HEAD_REF: `${headOf(pull.event)}-2` } }],
    ['a pull request from a full ref', { ...pull, env: { GITHUB_HEAD_REF: `refs/heads/${headOf(pull.event)}` } }],
    ['a review of another branch', { ...pull, name: 'pull_request_review', env: { GITHUB_HEAD_REF: 'other' } }],
    [
      'a review of what goes into another branch',
      { ...pull, name: 'pull_request_review', env: { GITHUB_BASE_REF: 'mine' } },
    ],
    [
      'a review of another pull request',
      { ...pull, name: 'pull_request_review', env: { GITHUB_REF: 'refs/pull/8/merge' } },
    ],
    ['another pull request, whose head is checked out', { ...pull, env: { GITHUB_REF: 'refs/pull/8/head' } }],
    [
      'a merge group of another commit',
      { name: 'merge_group', event: fixture('merge-group'), env: { GITHUB_SHA: mergeSha } },
    ],
    [
      'a push of another commit, whose branch does not fit',
      { name: 'push', event: { ...push.event, ref: 1 }, env: { GITHUB_REF: push.event.ref, GITHUB_SHA: mergeSha } },
    ],
    [
      'another pull request, whose head does not fit',
      {
        name: 'pull_request',
        event: { pull_request: { number: 3, head: [] } },
        env: { GITHUB_REF: 'refs/pull/8/merge' },
      },
    ],
    ...foreign,
    ['an earlier pull request', { ...pull, env: { GITHUB_REF: 'refs/pull/26/merge' } }],
    ['a later pull request', { ...pull, env: { GITHUB_REF: 'refs/pull/28/merge' } }],
    [
      'a merge group of another branch',
      { name: 'merge_group', event: fixture('merge-group'), env: { GITHUB_REF: 'refs/heads/main' } },
    ],
    [
      'a run by hand on another branch',
      { name: 'workflow_dispatch', event: fixture('workflow-dispatch'), env: { GITHUB_REF: 'refs/heads/other' } },
    ],
    [
      'a pull request of a fork into another branch',
      { name: 'pull_request', event: fixture('pull-request-fork'), env: { GITHUB_BASE_REF: 'mine' } },
    ],
  ])('is refused: %s', async (_, run) => {
    // No setting lets this reason pass.
    expect(await refusal(run)).toMatchObject({ code: 'CONFIG', reason: 'settings' });
  });

  it.each<[string, Case]>([
    ['names in other letters of a SHA', { ...push, env: { GITHUB_SHA: fixture('push').after.toUpperCase() } }],
    ['a pull request that was closed', { ...pull, env: { GITHUB_REF: 'refs/heads/main', GITHUB_BASE_REF: 'main' } }],
    ['the very branches', { ...pull, env: { ...ref, GITHUB_HEAD_REF: headOf(pull.event), GITHUB_BASE_REF: 'main' } }],
    ['variables that are not set', { ...pull, env: { GITHUB_HEAD_REF: '', GITHUB_BASE_REF: '' } }],
  ])('is not one with %s', async (_, run) => {
    expect((await read(run)).refusal).toBeUndefined();
  });
});
