/** Where a policy file may be, and which files of the gate a change must not hide. */
import { expect, it } from 'vitest';
import {
  chooseNewPath,
  correctPolicyPath,
  findMiscasedPaths,
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

it('a policy file in another case is found, unless there is one with a correct name', () => {
  const names = ['.github/Scan-Gate.yml', '.SCAN-GATE.yml', '.GitHub/scan-gate.yaml', 'docs/Scan-Gate.yml'];
  const miscased = names.slice(0, 3);
  expect(findMiscasedPaths(new Set(names))).toEqual(miscased);
  expect(miscased.map(correctPolicyPath)).toEqual(['.github/scan-gate.yml', '.scan-gate.yml', '.github/scan-gate.yml']);
  for (const path of policyPaths) expect(findMiscasedPaths(new Set([...names, path]))).toEqual([]);
  // A run refuses these.
  expect(findMiscasedPaths(new Set(mistakenPolicyPaths))).toEqual([]);
});
