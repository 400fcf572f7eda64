/** Planted defects in what a team says beside its rules: OpenVEX documents and owners. */
import { type Mutation, of } from './mutation.ts';

export const teamMutations: readonly Mutation[] = [
  ...of('policy/vex/claims.ts', [
    [
      "(status === 'not_affected' && justification !== undefined)",
      "status === 'not_affected'",
      'what is excused without a reason that can be read',
    ],
  ]),
  ...of('policy/vex/statement.ts', [
    ['rival.timeMs >= timeMs', 'rival.timeMs > timeMs', 'what another statement of the same time takes back'],
    [
      'own.every((id) => named.has(id))',
      'own.some((id) => named.has(id))',
      'the second vulnerability of a finding of which one is excused',
    ],
  ]),
  ...of('policy/code-owners.ts', [['rules.findLast(fits)', 'rules.find(fits)', 'what a later line gives to another']]),
  ...of('steps/owners.ts', [
    [
      "around.readPolicyFile('trusted', path)",
      "around.readPolicyFile('head', path)",
      'what its author gives to others',
    ],
  ]),
];
