import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findReasonProblem,
  parseCommand,
  readComment,
} from '../../../../../src/gate/hosts/github/comment-commands/commands.ts';
import { anySign } from '../../../../any-sign.ts';
import { costRatio, measured } from '../../../../cost.ts';
import { hostileStrings } from '../../../../fixtures/hostile/corpus.ts';

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
