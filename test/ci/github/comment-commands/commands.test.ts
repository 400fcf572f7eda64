import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { findReasonProblem, parseCommand, readComment } from '../../../../src/ci/github/comment-commands/commands.ts';
import { findInvolvement, type Pull, readAccess } from '../../../../src/ci/github/comment-commands/people.ts';
import { GateError } from '../../../../src/errors.ts';
import { anySign } from '../../../any-sign.ts';
import { costRatio, measured } from '../../../cost.ts';
import { hostileStrings } from '../../../fixtures/hostile/corpus.ts';

const reason = 'The query runs on a constant table name, see src/db.js';

describe('parseCommand', () => {
  it.each([
    ['/scan-gate why vio_1', { kind: 'why', id: 'vio_1' }],
    ['/scan-gate why `vio_1`  ', { kind: 'why', id: 'vio_1' }],
    ['/scan-gate\twhy  vio_1\r\nthanks!', { kind: 'why', id: 'vio_1' }],
    ['/scan-gate recheck', { kind: 'recheck' }],
    ['/scan-gate recheck\n/scan-gate suppress vio_1 x', { kind: 'recheck' }],
    [`/scan-gate suppress vio_1 ${reason} \nmore`, { kind: 'suppress', id: 'vio_1', reason }],
    ['/scan-gate suppress vio_1', { kind: 'suppress', id: 'vio_1', reason: '' }],
  ])('reads %j', (body, command) => {
    expect(parseCommand(body)).toEqual(command);
  });

  it.each([
    ['/scan-gate', 'no command'],
    ['/scan-gate help', 'not a command'],
    ['/scan-gate why', 'why needs the id of a violation'],
    ['/scan-gate why ../../x', 'why needs the id of a violation'],
    ['/scan-gate why $(id)', 'why needs the id of a violation'],
    [`/scan-gate why ${'a'.repeat(201)}`, 'why needs the id of a violation'],
    ['/scan-gate why vio_1 vio_2', 'why needs one id and nothing else'],
    ['/scan-gate recheck --force', 'recheck takes no argument'],
    [`/scan-gate suppress vio_1 ${'x'.repeat(1001)}`, 'a reason has at most 1000 characters'],
  ])('finds %j unclear', (body, problem) => {
    expect(parseCommand(body)).toEqual({ kind: 'unclear', problem });
  });

  it.each(['', 'Nice work', ' /scan-gate recheck', 'x\n/scan-gate recheck', '/scan-gates', '> /scan-gate recheck'])(
    'leaves %j alone',
    (body) => {
      expect(parseCommand(body)).toBeUndefined();
    },
  );

  it('reads a line of any signs in one go', measured, () => {
    const line = (length: number) => `/scan-gate why ${'a'.repeat(length)}\u2028`;
    expect(parseCommand('/scan-gate why vio_1\u2028x')).toEqual(expect.objectContaining({ kind: 'unclear' }));
    const ratio = costRatio(
      () => parseCommand(line(1000)),
      () => parseCommand(line(60_000)),
    );
    expect(ratio).toBeLessThan(20);
  });

  it('hands on ids of plain characters only, whatever is written', () => {
    const text = fc.oneof(fc.string({ unit: anySign }), fc.constantFrom(...hostileStrings));
    fc.assert(
      fc.property(fc.constantFrom('why', 'suppress'), text, (name, rest) => {
        const command = parseCommand(`/scan-gate ${name} ${rest}`);
        if (command && 'id' in command) expect(command.id).toMatch(/^[\w.:~+-]{1,200}$/);
      }),
    );
  });
});

function payload(comment: object = {}, rest: object = {}): unknown {
  const user = { login: 'reviewer', id: 2, type: 'User' };
  return {
    action: 'created',
    issue: { number: 7, pull_request: { url: 'x' } },
    comment: { id: 99, body: '/scan-gate recheck', user, performed_via_github_app: null, ...comment },
    repository: { id: 1 },
    ...rest,
  };
}

describe('readComment', () => {
  it('reads who wants what, and where', () => {
    expect(readComment(payload())).toEqual({
      kind: 'command',
      command: { kind: 'recheck' },
      body: '/scan-gate recheck',
      commentId: 99,
      pullRequest: 7,
      commenter: { login: 'reviewer', id: 2 },
      repository: { id: 1 },
    });
  });

  it.each([
    ['an edited comment', payload({}, { action: 'edited' }), 'the comment was edited, not created'],
    ['a deleted comment', payload({}, { action: 'deleted' }), 'the comment was deleted, not created'],
    ['an issue', payload({}, { issue: { number: 7 } }), 'the comment is on an issue, not on a pull request'],
    ['talk', payload({ body: 'Nice' }), 'the first line of the comment is not a /scan-gate command'],
    ['no text', payload({ body: null }), 'the first line of the comment is not a /scan-gate command'],
    ['a bot', payload({ user: { login: 'x[bot]', id: 3, type: 'Bot' } }), 'the comment was not made by a person'],
    ['an app in disguise', payload({ performed_via_github_app: {} }), 'the comment was not made by a person'],
    ['a ghost', payload({ user: null }), 'the comment was not made by a person'],
    ['an odd login', payload({ user: { login: '../x', id: 3, type: 'User' } }), 'the comment was not made by a person'],
    ['something else', { action: 'created' }, 'the payload is not that of an issue_comment event'],
    ['nothing', null, 'the payload is not that of an issue_comment event'],
  ])('ignores %s', (_, given, why) => {
    expect(readComment(given)).toEqual({ kind: 'ignored', why });
  });
});

describe('reasonProblem', () => {
  it.each([
    reason,
    'Only reachable in the test rig, which is never deployed',
    'Der Wert stammt aus einer festen Tabelle, nicht vom Nutzer',
    '该值来自固定配置表而不是用户输入，因此这里的查询不会被外部内容注入',
  ])('takes %j', (text) => {
    expect(findReasonProblem(text)).toBeUndefined();
  });

  it.each(['', 'false positive', 'not reachable here'])('finds %j too short', (text) => {
    expect(findReasonProblem(text)).toBe('it has fewer than 20 characters');
  });

  it.each([
    'this is a false positive!!!!!!',
    'FALSE POSITIVE false positive',
    'False-Positive. Please ignore.',
    'accepted risk, accepted risk',
    'won’t fix, it’s not an issue',
    'not a problem, please suppress this finding',
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    '.............................',
  ])('finds %j empty', (text) => {
    expect(findReasonProblem(text)).toBe('it does not say what in the code makes the violation harmless');
  });
});

type GithubClient = Parameters<typeof readAccess>[0];
type GithubCall = Parameters<GithubClient['call']>[0];

/** A client whose answers are given. */
function clientOf(answer: (route: string) => unknown): GithubClient {
  const call = async ({ route, shape }: GithubCall) => z.parse(shape, answer(route));
  return {
    call,
    pages: async (wanted: GithubCall, itemsOf: (page: unknown) => unknown[]) => itemsOf(await call(wanted)),
  } as unknown as GithubClient;
}

const reviewer = { login: 'Reviewer', id: 2 };

describe('readAccess', () => {
  it.each([
    ['admin', 'admin', 'write', 'write'],
    ['write', 'maintain', 'write', 'write'],
    ['read', 'triage', 'member', 'member'],
    ['read', 'read', 'outsider', 'member'],
    ['none', 'none', 'outsider', 'outsider'],
  ])('of %s (%s) is %s on a public repository, else %s', async (permission, role_name, open, closed) => {
    const client = clientOf(() => ({ permission, role_name, user: reviewer }));
    expect(await readAccess(client, reviewer, true)).toBe(open);
    expect(await readAccess(client, reviewer, false)).toBe(closed);
  });

  it('is none for a login that is somebody else by now, or nobody', async () => {
    const other = clientOf(() => ({ permission: 'admin', user: { login: 'reviewer', id: 3 } }));
    expect(await readAccess(other, reviewer, false)).toBe('outsider');
    const nobody = clientOf(() => {
      throw new GateError('PUBLISH', 'answered 404', { status: 404 });
    });
    expect(await readAccess(nobody, reviewer, false)).toBe('outsider');
  });
});

const author = { login: 'author', id: 1 };
const pull: Pull = { state: 'open', user: author, commits: 1, head: { ref: 'feature', sha: 'a1' } };
const commit = (fields: object = {}, message = 'Add') => ({
  sha: 'a1',
  commit: { message },
  author,
  committer: { login: 'web-flow', id: 9 },
  ...fields,
});

describe('involvementOf', () => {
  const isActivity = (route: string) => route.endsWith('/activity');
  const asked = (
    commits: unknown[],
    given: Partial<Pull> & { host?: string } = {},
    actors: () => unknown[] = () => [author],
  ) =>
    findInvolvement(
      clientOf((route) => (isActivity(route) ? actors().map((actor) => ({ actor })) : commits)),
      { number: 7, pull: { ...pull, ...given }, commenter: reviewer, host: given.host },
    );

  it('is none for somebody who did not write the pull request', async () => {
    expect(await asked([commit()])).toBeUndefined();
    const message = 'Add\n\nCo-authored-by: A <1+author@users.noreply.github.com>';
    expect(await asked([commit({}, message)])).toBeUndefined();
  });

  const unknown = 'the people behind commit a1 are not all known to GitHub';
  const among = 'you are among those who wrote the commits';
  it.each<[string, unknown[], Partial<Pull>, string]>([
    ['the author', [], { user: reviewer }, 'you are the author of the pull request'],
    ['a ghost as author', [], { user: null }, 'the author of the pull request is not known'],
    ['an author of a commit', [commit({ author: { login: 'reviewer', id: 5 } })], {}, among],
    ['a committer', [commit({ committer: reviewer })], {}, among],
    ['a co-author', [commit({}, 'x\nCo-Authored-By: R <reviewer@users.noreply.github.com>')], {}, among],
    ['a co-author by number', [commit({}, 'x\nCo-authored-by: R <2+old@users.noreply.github.com>')], {}, among],
    ['a co-author by mail', [commit({}, 'x\nCo-authored-by: R <r@example.com>')], {}, unknown],
    ['a co-author of another server', [commit({}, 'x\nCo-authored-by: R <3+r@users.noreply.acme.dev>')], {}, unknown],
    [
      'a co-author of github.com on another server',
      [commit({}, 'x\nCo-authored-by: R <3+r@users.noreply.github.com>')],
      { host: 'github.acme.dev' },
      unknown,
    ],
    ['an author whose account is gone', [commit({ author: { login: 'ghost', id: 10137 } })], {}, unknown],
    [
      'an author of the commenter’s number under another name',
      [commit({ author: { login: 'old', id: 2 } })],
      {},
      among,
    ],
    ['a commit of nobody', [commit({ author: null })], {}, unknown],
    ['a commit by an empty object', [commit({ author: {} })], {}, unknown],
    ['a committer whom nobody knows', [commit({ committer: null })], {}, unknown],
    ['more commits than are listed', [commit()], { commits: 251 }, 'only 1 of 251 commits could be read'],
    ['another head', [commit({ sha: 'b2' })], {}, 'the pull request has moved on'],
  ])('stands with %s', async (_, commits, given, why) => {
    expect(await asked(commits, given)).toBe(why);
  });

  const signed = (verified: unknown) => commit({ commit: { message: 'Add', verification: { verified } } });
  const pushedToo = 'you pushed to its branch, and the author of commit a1 is not verified';
  const bot = { login: 'release', id: 8, type: 'Bot' };
  const botPushed =
    'a bot pushed to its branch, which you may have started, and the author of commit a1 is not verified';
  const botWrote = 'a bot wrote it, which you may have started, and the author of commit a1 is not verified';
  it.each<[string, unknown[], unknown[], string | undefined]>([
    ['did not push what is not signed', [commit()], [author, { login: 'other', id: 7 }], undefined],
    ['pushed what is not signed', [commit()], [author, { login: 'reviewer', id: 2 }], pushedToo],
    ['pushed what is signed by nobody who is known', [signed(false)], [reviewer], pushedToo],
    ['pushed what is signed in a way that cannot be read', [signed('yes')], [reviewer], pushedToo],
    ['pushed one that is not signed among others', [signed(true), commit()], [reviewer], pushedToo],
    ['merged into it what its authors signed', [signed(true)], [reviewer], undefined],
    ['may be anybody, where somebody pushed who is gone', [commit()], [null, {}], undefined],
    ['pushed under an earlier name', [commit()], [{ login: 'old', id: 2 }], pushedToo],
    [
      'may have pushed before the pushes that are listed',
      [commit()],
      Array(100).fill(author),
      'its branch has 100 pushes or more, and the author of commit a1 is not verified',
    ],
    ['pushed none of 99', [commit()], Array(99).fill(author), undefined],
    ['need not be looked for where all is signed', [signed(true)], Array(100).fill(author), undefined],
    ['may have started a bot that pushed', [commit()], [{ login: 'ci', id: 8, type: 'Bot' }], botPushed],
    ['may have started a bot of that name', [commit()], [{ login: 'github-actions[bot]', id: 8 }], botPushed],
    ['may have started a bot that pushed what is signed', [signed(true)], [{ login: 'ci[bot]', id: 8 }], undefined],
    ['may have started a bot that wrote one commit', [commit({ author: bot })], [author], botWrote],
    ['may have started a bot that committed', [commit({ committer: bot })], [author], botWrote],
    [
      'may have started a bot that helped',
      [commit({}, 'x\nCo-authored-by: b <8+b[bot]@users.noreply.github.com>')],
      [author],
      botWrote,
    ],
    ['may have started a bot that signs what it writes', [{ ...signed(true), author: bot }], [bot], undefined],
  ])('of someone who %s', async (_, commits, actors, why) => {
    expect(await asked(commits, { commits: commits.length }, () => actors)).toBe(why);
  });

  it('is any of somebody who may have started the bot that opened it, unless all is signed', async () => {
    expect(await asked([commit()], { user: bot })).toBe(botWrote);
    expect(await asked([commit()], { user: { login: 'dependabot[bot]', id: 8 } })).toBe(botWrote);
    expect(await asked([signed(true)], { user: bot })).toBeUndefined();
  });

  it('takes a co-author at the address of the server itself', async () => {
    const message = 'x\nCo-authored-by: A <1+author@users.noreply.github.acme.dev>';
    expect(await asked([commit({}, message)], { host: 'github.acme.dev' })).toBeUndefined();
  });

  it.each([403, 404])('goes by the names in the commits where who pushed is refused with %i', async (status) => {
    const refuse = () => {
      throw new GateError('PUBLISH', `answered ${status}`, { status });
    };
    expect(await asked([commit()], {}, refuse)).toBeUndefined();
    expect(await asked([commit({ author: reviewer })], {}, refuse)).toBe(among);
  });

  it('is not known while nobody can ask who pushed', async () => {
    const lost = () => {
      throw new GateError('PUBLISH', 'failed');
    };
    await expect(asked([commit()], {}, lost)).rejects.toThrow('failed');
  });
});
