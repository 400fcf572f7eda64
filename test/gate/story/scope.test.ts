import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../../src/gate/hosts/context/context.ts';
import { GateError } from '../../../src/shared/errors.ts';
import { type Place, runOver } from './judged-run.ts';

const of = (base: string | undefined): Partial<RunContext> => ({
  base: base === undefined ? undefined : { branch: base, sha: undefined },
  sources: { diff: base && { kind: 'comparison' } } as unknown as RunContext['sources'],
});

/** By what scope it is judged, in comparison with which branch. */
async function resolve(scope: string, place: Place, trusted: readonly string[] = []) {
  const { report, context, told } = await runOver({
    ...place,
    policy: { scope, ...(trusted.length > 0 && { 'trusted-bases': trusted }) },
  });
  return { scope: report.scope, base: context.base?.branch, why: report.uncompared?.why, told };
}

describe('what a scope means', () => {
  it.each<[string, string | undefined, string[], string, string | undefined]>([
    ['auto', 'main', [], 'auto', 'main'],
    ['auto', undefined, [], 'scan', undefined],
    ['auto', 'mine', [], 'auto', 'main'],
    ['auto', 'release/1', ['release/*'], 'auto', 'release/1'],
    ['changed', 'main', [], 'changed', 'main'],
    ['changed', undefined, [], 'scan', undefined],
    ['changed-lines', undefined, [], 'scan', undefined],
    ['new', undefined, [], 'new', undefined],
    ['changed', 'mine', ['release/*'], 'changed', 'main'],
    ['changed', 'release/1', ['release/*'], 'changed', 'release/1'],
    ['changed', 'release/1/mine', ['release/*'], 'changed', 'main'],
    ['changed-lines', 'mine', [], 'changed-lines', 'main'],
    ['changed-lines', 'Release/1', ['release/*'], 'changed-lines', 'main'],
    ['new', 'mine', [], 'new', 'mine'],
    ['scan', 'mine', [], 'scan', 'mine'],
    ['repository', 'mine', [], 'repository', 'mine'],
  ])('%s into %s, where %j are trusted, is %s, compared with %s', async (scope, base, trusted, expected, compared) => {
    const resolved = await resolve(scope, { context: of(base) }, trusted);
    expect([resolved.scope, resolved.base]).toEqual([expected, compared]);
    const isOther = base !== compared;
    expect(resolved.told.includes(`The base is ${base}, so this is compared with main`)).toBe(isOther);
  });

  it.each<[string, object | undefined, string, string | undefined, string]>([
    ['the default branch', undefined, 'main', 'main', 'scan'],
    ['the default branch of a laptop', { kind: 'default-branch' }, 'main', 'main', 'scan'],
    ['a laptop that knows no default branch', { kind: 'default-branch' }, 'feature', undefined, 'scan'],
    ['a branch of a laptop', { kind: 'default-branch' }, 'feature', 'main', 'changed'],
    ['a branch in a CI system', { kind: 'origin' }, 'feature', 'main', 'changed'],
    ['a pull request', { kind: 'pull-request' }, 'feature', 'main', 'changed'],
  ])('changed on %s (diff: %j) is about what can be compared', async (_, diff, branch, defaultBranch, expected) => {
    const context = { base: undefined, branch, defaultBranch, sources: { diff } } as unknown as RunContext;
    expect((await resolve('changed', { context })).scope).toBe(expected);
  });

  const missing = { why: 'nothing to compare with', remedy: 'Scan main' };
  it.each<[string, string, Partial<RunContext>, Partial<Place['source']>, string, string | undefined]>([
    ['main', 'auto', of('main'), { missingBase: () => missing }, 'scan', 'nothing to compare with'],
    ['main', 'changed', of('main'), { missingBase: () => missing }, 'changed', undefined],
    ['main', 'auto', of('main'), {}, 'auto', undefined],
    ['main itself', 'auto', of(undefined), {}, 'scan', undefined],
    [
      'an unknown branch',
      'auto',
      { ...of(undefined), trust: 'proposal', defaultBranch: undefined },
      {},
      'scan',
      'the default branch is not known',
    ],
    [
      'a branch of the author’s, without a default one',
      'auto',
      { ...of('mine'), defaultBranch: undefined },
      {},
      'scan',
      'the base is mine, and the default branch is not known',
    ],
  ])('says why a change into %s is judged whole: %s', async (_, scope, context, source, expected, why) => {
    const resolved = await resolve(scope, { context, ...(source && { source }) });
    expect([resolved.scope, resolved.why]).toEqual([expected, why]);
  });

  it('of a refused run is none', async () => {
    const refusal = new GateError('CONFIG', 'no');
    expect((await resolve('auto', { context: { ...of(undefined), defaultBranch: undefined, refusal } })).why).toBe(
      undefined,
    );
  });

  it('is a note', async () => {
    const note = async (reason: { why: string; remedy?: string }) =>
      (await resolve('auto', { context: of('main'), source: { missingBase: () => reason } })).told;
    expect(await note(missing)).toContain('Nothing to compare with, so every finding counts. Scan main');
    expect(await note({ why: 'x' })).toContain('X, so every finding counts');
  });
});
