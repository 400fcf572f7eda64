import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ciMarks } from '../../../src/gate/hosts/registry.ts';
import { commit, git, makeFolder, makeRepository } from '../../service/temporary-repository.ts';
import { playCommand } from '../../session.ts';

describe('the place of a command', () => {
  it.each(ciMarks.map((mark) => [mark]))('is not a laptop under %s, whatever --local says', async (mark) => {
    for (const hasTerminal of [true, false]) {
      const given = { env: { [mark]: '1' }, folder: makeFolder(), hasTerminal };
      const { code, complained } = await playCommand(['explain', '--local'], given);
      expect(code).toBe(2);
      expect(complained).toContain(`--local cannot be used in a CI system (the variable ${mark} is set)`);
    }
  });
});

const file = '.github/scan-gate.yml';

/** A clone whose branch goes without the limit that the default branch sets. */
function proposal(): string {
  const origin = makeRepository({ [file]: 'fail-on-severity: low\n' });
  const path = join(makeFolder(), 'clone');
  git(origin, ['clone', '--quiet', `file://${origin}`, path]);
  git(path, ['switch', '--quiet', '--create', 'feature']);
  commit(path, { [file]: 'fail-on-severity: none\n' });
  return path;
}

async function limitOf(flags: string[], given: { hasTerminal: boolean; env?: Record<string, string> }) {
  const { code, printed, complained } = await playCommand(['explain', '--json', ...flags], {
    folder: proposal(),
    ...given,
  });
  return code === 0 ? JSON.parse(printed).settings['fail-on-severity'].value : complained;
}

describe('a branch that loosens the policy', () => {
  it.each<[string, string[], boolean, Record<string, string>, string]>([
    ['on a laptop, is judged by its own', [], true, {}, 'none'],
    ['on a laptop that --local names too, is judged by its own', ['--local'], true, {}, 'none'],
    ['where nobody looks on, by that of the default branch', [], false, {}, 'low'],
    ['where nobody looks on, but --local says that it is a laptop, by its own', ['--local'], false, {}, 'none'],
    ['in a CI system with a terminal, by that of the default branch', [], true, { CI: 'true' }, 'low'],
  ])('%s', async (_, flags, hasTerminal, env, limit) => {
    expect(await limitOf(flags, { hasTerminal, env })).toBe(limit);
  });

  it('gains nothing by --local in a CI system', async () => {
    const refused = await limitOf(['--local'], { hasTerminal: true, env: { TEAMCITY_VERSION: '2026.1' } });
    expect(refused).toContain('--local cannot be used in a CI system (the variable TEAMCITY_VERSION is set)');
  });
});
