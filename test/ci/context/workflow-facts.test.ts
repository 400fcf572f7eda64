import { expect, it } from 'vitest';
import { decideTrust } from '../../../src/ci/context/workflow-facts.ts';

const event = { base: undefined, change: undefined, isProposal: false };

it.each([
  ['main', 'main', 'own', undefined],
  ['dev', 'main', 'proposal', 'main'],
  ['dev', undefined, 'proposal', undefined],
  [undefined, undefined, 'proposal', undefined],
  [undefined, 'main', 'proposal', undefined],
])('the branch %s, where %s is the default one, is %s, compared with %s', (branch, main, trust, base) => {
  const standing = decideTrust(branch, event, main);
  expect([standing.trust, standing.base?.branch]).toEqual([trust, base]);
});

it('what asks to be merged is a proposal, on the default branch too', () => {
  const proposed = { ...event, isProposal: true, base: { branch: 'main', sha: undefined } };
  expect(decideTrust('main', proposed, 'main')).toMatchObject({ trust: 'proposal', base: { branch: 'main' } });
});
