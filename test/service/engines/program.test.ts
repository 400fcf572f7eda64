import { expect, it } from 'vitest';
import { programOf } from '../../../src/service/engines/program.ts';
import { makeTree } from '../temporary-repository.ts';

const notebook = (metadata: unknown) => JSON.stringify({ cells: [], metadata });

it.each([
  ['a kernel', notebook({ kernelspec: { language: 'julia' } }), 'Julia'],
  ['a language', notebook({ kernelspec: null, language_info: { name: 'typescript' } }), 'TypeScript'],
  ['nothing', notebook({}), 'Python'],
  ['a language that nobody knows', notebook({ kernelspec: { language: ['x'] } }), 'Python'],
  ['no object', 'null', 'Python'],
  ['no JSON', '{', 'Python'],
])('a notebook that names %s is in its language', async (_, text, expected) => {
  const { root } = makeTree({ 'a.ipynb': text });
  const found = await programOf(root, { path: 'a.ipynb', stored: 'a.ipynb' });
  expect(found).toEqual({ language: expected, isNamed: false });
});
