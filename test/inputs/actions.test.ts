import { expect, it } from 'vitest';
import { describeInputs } from './inputs.ts';
import type { EntryName, Inputs } from './world.ts';

const files = { 'base-url': '', 'api-key': '', sarif: 'found.sarif' };

describeInputs(['action', 'action on a checkout'], (play) => {
  it.each<[string, EntryName, Inputs]>([
    ['of a service', 'action', {}],
    ['of SARIF files', 'action', files],
    ['of its own scanners', 'action on a checkout', {}],
  ])('a review comments on the lines that the pull request changes, from findings %s', async (_, entry, inputs) => {
    const { github } = await play(entry, { inputs: { ...inputs, annotations: 'review' } });
    expect(github.store.reviewComments.map(({ path, line }) => `${path}:${line}`)).toEqual(['src/new.js:2']);
  });
});
