/** Where a policy file may be, and which files of the gate a change must not hide. */
import { expect, it } from 'vitest';
import {
  chooseNewPath,
  correctPolicyPath,
  gateFileGlobs,
  mistakenPolicyPaths,
  policyPaths,
} from '../../src/policy/policy-files.ts';

it('a policy file is in .github or in the root, and the other ending is a mistake for each', () => {
  expect(policyPaths).toEqual(['.github/scan-gate.yml', '.scan-gate.yml']);
  expect(mistakenPolicyPaths).toEqual(['.github/scan-gate.yaml', '.scan-gate.yaml']);
  expect(mistakenPolicyPaths.map(correctPolicyPath)).toEqual(policyPaths);
  expect(gateFileGlobs).toEqual(['.github/scan-gate*', '.scan-gate*']);
});

it.each([
  ['github', '.github/scan-gate.yml'],
  ['gitlab', '.scan-gate.yml'],
  ['gitea', '.scan-gate.yml'],
  ['jenkins', '.scan-gate.yml'],
  ['other', '.scan-gate.yml'],
])('a new policy file of %s is %s', (system, path) => {
  expect(chooseNewPath(system)).toBe(path);
});
