import { expect, it } from 'vitest';
import { decideTrust } from '../../../src/ci/context/workflow-facts.ts';

const event = { base: undefined, change: undefined, isProposal: false };

it.each([
  ['main', 'push', 'main', 'own', undefined],
  ['dev', 'push', 'main', 'proposal', 'main'],
  ['dev', 'workflow_run', 'main', 'proposal', 'main'],
  ['dev', 'schedule', 'main', 'proposal', undefined],
  ['dev', 'push', undefined, 'proposal', undefined],
  [undefined, 'push', undefined, 'proposal', undefined],
  [undefined, 'push', 'main', 'proposal', undefined],
])('the branch %s of a %s, where %s is the default one, is %s, beside %s', (branch, name, main, trust, base) => {
  const standing = decideTrust(branch, { ...event, name }, main);
  expect([standing.trust, standing.base?.branch]).toEqual([trust, base]);
});

it('what asks to be merged is a proposal, on the default branch too', () => {
  const proposed = { ...event, name: 'merge_group', isProposal: true, base: { branch: 'main', sha: undefined } };
  expect(decideTrust('main', proposed, 'main')).toMatchObject({ trust: 'proposal', base: { branch: 'main' } });
});
