import { describe, expect, it } from 'vitest';
import { buildGitVariables } from '../../src/git/hardening.ts';
import type { Machine } from '../../src/git/programs.ts';

const machine = { env: { HOME: '/home/me', GIT_ALLOW_PROTOCOL: 'ext' }, platform: 'linux' } as unknown as Machine;
const origin = { configurationFile: '/tmp/own', protocols: 'https', folder: '/work' };

describe('git', () => {
  it.each(['sealed', 'user', 'owned'] as const)(
    'reaches nothing when it reads a repository (%s), old or new',
    (mode) => {
      // A newer git obeys the first, an older one only the second.
      const expected = { GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' };
      expect(buildGitVariables({ mode }, machine)).toMatchObject(expected);
    },
  );

  it('reaches origin by the ways that are named, and no others', () => {
    const variables = buildGitVariables({ mode: 'sealed', origin }, machine);
    expect(variables).toMatchObject({ GIT_ALLOW_PROTOCOL: 'https', GIT_CONFIG_GLOBAL: '/tmp/own' });
    expect(variables).not.toHaveProperty('GIT_NO_LAZY_FETCH');
  });
});
