import { describe, expect, it } from 'vitest';
import type { RunContext } from '../../src/ci/context/context.ts';
import { hasTrustedBase, resolveScope } from '../../src/gate/scope.ts';
import type { Policy } from '../../src/policy/policy.ts';

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
    expect(resolveScope({ scope } as Policy, of(base, trusted), { note: () => {} })).toBe(expected);
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
    expect(resolveScope({ scope: 'changed' } as Policy, compared, { note: () => {} })).toBe(expected);
  });

  it('is said where the base is not trusted', () => {
    const notes: string[] = [];
    resolveScope({ scope: 'changed' } as Policy, of('mine'), { note: (line) => notes.push(line) });
    expect(notes).toEqual(['The base is mine, not main or one of trusted-bases: all findings of this scan are judged']);
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

  it.each<[Policy['scope'], string, string, Policy['scope'], string[]]>([
    ['auto', 'main', 'trusted', 'scan', ['Nothing to compare with']],
    ['auto', 'mine', 'of the author’s', 'scan', ['The base is mine, not main']],
    ['changed', 'main', 'trusted', 'changed', []],
  ])('%s into %s, which is %s, where nothing can be compared, is %4$s', (scope, base, _, expected, words) => {
    const notes: string[] = [];
    const compared = { ...of(base), missingBase: 'Nothing to compare with' };
    expect(resolveScope({ scope } as Policy, compared, { note: (line) => notes.push(line) })).toBe(expected);
    expect(notes).toEqual(words.map((each) => expect.stringContaining(each)));
  });

  it('says so where nothing names the default branch', () => {
    const notes: string[] = [];
    const compared = { context: { base: { branch: 'mine' } } as RunContext, trustedBases: [] };
    expect(resolveScope({ scope: 'auto' } as Policy, compared, { note: (line) => notes.push(line) })).toBe('scan');
    expect(notes).toEqual([
      'The base is mine, not the default branch or one of trusted-bases: all findings of this scan are judged',
    ]);
  });

  it('compares where something can be', () => {
    const compared = of('main');
    const note = (line: string) => expect.fail(line);
    expect(resolveScope({ scope: 'auto' } as Policy, compared, { note })).toBe('auto');
  });
});
