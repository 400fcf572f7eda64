import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../src/ci/context/context.ts';
import { GateError } from '../../src/errors.ts';
import { describeUncompared, hasTrustedBase, replaceUntrustedBase, resolveScope } from '../../src/gate/scope.ts';
import type { Policy } from '../policy/evidence.ts';

const of = (base: string | undefined, trustedBases: string[] = []) => ({
  context: {
    base: base && { branch: base, sha: undefined },
    defaultBranch: 'main',
    sources: { diff: base && { kind: 'comparison' } },
  } as RunContext,
  trustedBases,
});

describe('what a scope means', () => {
  it.each<[Policy['scope'], string | undefined, string[], Policy['scope']]>([
    ['auto', 'main', [], 'auto'],
    ['auto', undefined, [], 'scan'],
    ['auto', 'mine', [], 'scan'],
    ['auto', 'release/1', ['release/*'], 'auto'],
    ['changed', 'main', [], 'changed'],
    ['changed', undefined, [], 'scan'],
    ['changed-lines', undefined, [], 'scan'],
    ['new', undefined, [], 'new'],
    ['changed', 'mine', ['release/*'], 'scan'],
    ['changed', 'release/1', ['release/*'], 'changed'],
    ['changed', 'release/1/mine', ['release/*'], 'scan'],
    ['changed-lines', 'mine', [], 'scan'],
    ['changed-lines', 'Release/1', ['release/*'], 'scan'],
    ['new', 'mine', [], 'new'],
    ['scan', 'mine', [], 'scan'],
    ['repository', 'mine', [], 'repository'],
  ])('%s into %s, where %j are trusted, is %s', (scope, base, trusted, expected) => {
    expect(resolveScope({ scope } as Policy, of(base, trusted)).scope).toBe(expected);
  });

  it.each<[string, object | undefined, string, string | undefined, Policy['scope']]>([
    ['the default branch', undefined, 'main', 'main', 'scan'],
    ['the default branch of a laptop', { kind: 'default-branch' }, 'main', 'main', 'scan'],
    ['a laptop that knows no default branch', { kind: 'default-branch' }, 'feature', undefined, 'scan'],
    ['a branch of a laptop', { kind: 'default-branch' }, 'feature', 'main', 'changed'],
    ['a branch in a CI system', { kind: 'origin' }, 'feature', 'main', 'changed'],
    ['a pull request', { kind: 'pull-request' }, 'feature', 'main', 'changed'],
  ])('changed on %s (diff: %j) is about what can be compared', (_, diff, branch, defaultBranch, expected) => {
    const context = { base: undefined, branch, defaultBranch, sources: { diff } } as unknown as RunContext;
    const compared = { context, trustedBases: [] };
    expect(resolveScope({ scope: 'changed' } as Policy, compared).scope).toBe(expected);
  });

  it.each<[string, string | undefined, string[], string | undefined]>([
    ['a base of the author’s', 'mine', [], 'main'],
    ['a base that is not trusted', 'mine', ['release/*'], 'main'],
    ['a trusted base', 'release/1', ['release/*'], undefined],
    ['the default branch', 'main', [], undefined],
    ['no base', undefined, [], undefined],
  ])('compares %s with the default branch where that is safer', (_, base, trusted, expected) => {
    expect(replaceUntrustedBase(of(base, trusted))?.base?.branch).toBe(expected);
  });

  it('is not narrowed while nobody knows which branch is the default one', () => {
    const context = { base: { branch: 'main', sha: undefined }, defaultBranch: undefined } as RunContext;
    expect(hasTrustedBase({ context, trustedBases: [] })).toBe(false);
  });

  it('is not narrowed by a base of the author’s that nobody names', () => {
    const context = { base: undefined, change: { number: 7 }, defaultBranch: 'main' } as unknown as RunContext;
    expect(hasTrustedBase({ context, trustedBases: ['release/*'] })).toBe(
      hasTrustedBase({ context, trustedBases: [] }),
    );
  });

  const missing = { why: 'nothing to compare with', remedy: 'Scan main' };
  it.each<[string, Policy['scope'], Parameters<typeof resolveScope>[1], Policy['scope'], string | undefined]>([
    ['main', 'auto', { ...of('main'), missingBase: missing }, 'scan', 'nothing to compare with'],
    ['main', 'changed', { ...of('main'), missingBase: missing }, 'changed', undefined],
    ['main', 'auto', of('main'), 'auto', undefined],
    ['main itself', 'auto', of(undefined), 'scan', undefined],
    [
      'a refused run',
      'auto',
      { context: { refusal: new GateError('CONFIG', 'no') } as RunContext, trustedBases: [] },
      'scan',
      undefined,
    ],
    [
      'an unknown branch',
      'auto',
      { context: { trust: 'proposal' } as RunContext, trustedBases: [] },
      'scan',
      'the default branch is not known',
    ],
    [
      'a branch of the author’s, without a default one',
      'auto',
      { context: { base: { branch: 'mine' } } as RunContext, trustedBases: [] },
      'scan',
      'the base is mine, and the default branch is not known',
    ],
  ])('says why a change into %s is judged whole: %s', (_, scope, compared, expected, why) => {
    const resolved = resolveScope({ scope } as Policy, compared);
    expect([resolved.scope, resolved.uncompared?.why]).toEqual([expected, why]);
  });

  it('is a note', () => {
    expect(describeUncompared(missing)).toBe('Nothing to compare with, so every finding counts. Scan main');
    expect(describeUncompared({ why: 'x' })).toBe('X, so every finding counts');
  });
});
