import { describe, expect, it } from 'vitest';
import { isSameCommit } from '../../src/git/commit-name.ts';

const sha = '3f2a9c4be1d07788a6c5b4e3d2f1a0b9c8d7e6f5';

describe('a commit', () => {
  it.each<[string, string | undefined, boolean | undefined]>([
    ['itself', sha, true],
    ['its own short form', sha.slice(0, 7), true],
    ['its own name in capitals', sha.toUpperCase(), true],
    ['its own short form in capitals', sha.slice(0, 12).toUpperCase(), true],
    ['another one', sha.replace('3', '4'), false],
    ['another one’s short form', '3f2a9c5', false],
    ['one of which nothing is said', undefined, undefined],
    ['what is too short to be a name', sha.slice(0, 6), undefined],
    ['a branch', 'main', undefined],
    ['nothing', '', undefined],
  ])('is compared with %s', (_, other, expected) => {
    expect([isSameCommit(sha, other), isSameCommit(other, sha)]).toEqual([expected, expected]);
  });
});
