/** The baseline of `scope: new`, as a run reads it. What it is made from is in `test/gate/cli/baseline.test.ts`. */
import { describe, expect, it } from 'vitest';
import { createBaseline, renderBaseline } from '../../../src/gate/policy/baseline.ts';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { GateError } from '../../../src/shared/errors.ts';
import { toPlainText } from '../../../src/shared/prose.ts';
import { type Baseline, finding, found } from '../policy/evidence.ts';
import { runOver } from './judged-run.ts';
import type { Around } from './reader.ts';

const repositoryUrl = 'https://github.com/acme/shop';
const wayOut = expect.stringContaining('Make one on the default branch with scan-gate baseline write');
const base = createBaseline([finding({ id: 'b' }), finding({ id: 'a' })], {
  repository: 'github.com/acme/shop',
  branch: 'main',
});

interface Place {
  /** What is at the path in the place that decides; an error is thrown instead. */
  content?: string | Error | undefined;
  url?: string | undefined;
  settings?: Record<string, string>;
  around?: Around;
}

/** What a run takes for its baseline, how it ends, and which files it asked for. */
async function read({ content, settings = { scope: 'new', 'baseline-file': 'base.json' }, around, ...place }: Place) {
  const asked: string[] = [];
  let baseline: Baseline | undefined;
  const readPolicyFile: Around['readPolicyFile'] = async (where, path) => {
    if (!path.endsWith('.json')) return undefined;
    asked.push(`${where} ${path}`);
    if (content instanceof Error) throw content;
    return content === undefined ? undefined : { text: content, at: 'main at 1a2b3c' };
  };
  const { report } = await runOver({
    settings,
    context: { repositoryUrl: 'url' in place ? place.url : repositoryUrl },
    around: { readPolicyFile, ...around },
    source: {
      hasBaseline: false,
      async collect(_, request) {
        baseline = request.baseline;
        const evidence = { ...found(), baseline };
        return { evidence, policy: request.policy, judgement: judgeEvidence(evidence, request.policy) };
      },
    },
  });
  const { verdict, reason, message, hint } = report;
  return { verdict, reason, message, hint: toPlainText(hint ?? ''), asked, baseline };
}

describe('the baseline that is read', () => {
  it('is that of the place that decides, never of the head', async () => {
    const { verdict, asked, baseline } = await read({ content: renderBaseline(base) });
    expect([verdict, asked, baseline]).toEqual(['passed', ['trusted base.json'], base]);
  });

  it.each(['git@github.com:Acme/Shop.git', 'https://github.com/Acme/Shop.git', 'ssh://git@github.com:22/acme/shop'])(
    'is of the same repository at %s',
    async (url) => {
      expect((await read({ content: renderBaseline(base), url })).baseline).toEqual(base);
    },
  );

  it.each(['scan', 'auto', 'changed', 'repository'] as const)('is not asked for by scope %s', async (scope) => {
    const { baseline, asked } = await read({ content: 'damaged', settings: { scope, 'baseline-file': 'base.json' } });
    expect([baseline, asked]).toEqual([undefined, []]);
  });

  it('is read at its default path when none is named', async () => {
    const { baseline, asked } = await read({ content: renderBaseline(base), settings: { scope: 'new' } });
    expect([baseline, asked]).toEqual([base, ['trusted .github/scan-gate-baseline.json']]);
  });

  it.each<[string, Place]>([
    ['where there is no such file', { content: undefined }],
    ['where no file can be read', { around: { readPolicyFile: undefined } }],
  ])('must be there, unlike %s', async (_, place) => {
    expect(await read(place)).toMatchObject({
      reason: 'policy',
      message: 'There is no baseline base.json',
      hint: wayOut,
    });
  });

  it.each<[string, string, string | null, string]>([
    ['of another repository', 'github.com/acme/other', repositoryUrl, 'github.com/acme/other'],
    ['of a repository of the same name elsewhere', 'gitlab.com/acme/shop', repositoryUrl, 'gitlab.com/acme/shop'],
    ['of nobody knows which repository', 'unknown', repositoryUrl, 'unknown'],
    ['of a repository, when ours has no address', 'github.com/acme/shop', null, 'github.com/acme/shop'],
    ['of nobody knows which, when ours has no address', 'unknown', null, 'unknown'],
    ['of nobody knows which, when our address names nothing', 'unknown', 'not an address', 'unknown'],
  ])('must not be one %s', async (_, repository, url, named) => {
    const content = renderBaseline({ ...base, repository });
    expect(await read({ content, url: url ?? undefined })).toMatchObject({
      reason: 'policy',
      message: `The baseline base.json is of ${named}, not of this repository`,
      hint: wayOut,
    });
  });

  it('names the place of a damaged one', async () => {
    expect(await read({ content: '{' })).toMatchObject({
      verdict: 'inconclusive',
      message: 'The baseline base.json of main at 1a2b3c is damaged: it is not JSON',
    });
  });

  it.each<[string, Error, string, string | undefined]>([
    [
      'a fault of the service',
      new GateError('UNAVAILABLE', 'GitHub answered 500', { hint: 'Try later.' }),
      'GitHub answered 500',
      'Try later.',
    ],
    [
      'a token without rights',
      new GateError('AUTH', 'GitHub answered 403', { hint: 'contents: read' }),
      'GitHub answered 403',
      'contents: read',
    ],
    ['an error that nobody expected', new Error('boom'), 'Unexpected error: boom', undefined],
  ])('that cannot be read is no missing one: %s', async (_, content, message, hint = '') => {
    expect(await read({ content })).toMatchObject({
      reason: 'policy',
      message: `The baseline base.json could not be read: ${message}`,
      hint: expect.stringContaining(hint),
    });
  });

  it.each([
    ['CANCELLED', 'cancelled'],
    ['SCAN_TIMEOUT', 'timeout'],
  ] as const)('is not to blame when the run ends: %s', async (code, reason) => {
    expect(await read({ content: new GateError(code, 'the end') })).toMatchObject({ reason, message: 'the end' });
  });
});
