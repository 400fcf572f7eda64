import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTreeWriter } from '../../src/git/tree-writer.ts';
import { makeFolder } from '../service/temporary-repository.ts';

test('what was written is handed on in the order in which it was added, however long each takes', async () => {
  const [destination, spareFolder] = ['tree', 'spare'].map((name) => join(makeFolder(), name));
  for (const folder of [destination, spareFolder]) mkdirSync(folder ?? '');
  const writer = createTreeWriter({ destination: destination ?? '', spareFolder: spareFolder ?? '' });
  const names = Array.from({ length: 60 }, (_, index) => `${index}`);
  // Large ones take longer to be written than those that come after them.
  const contentOf = (index: number) => Buffer.alloc(index % 2 === 0 ? 200_000 : 1);
  for (const kind of ['old', 'file', 'odd'] as const)
    for (const [index, path] of names.entries()) await writer.add({ path, kind, commit: path }, contentOf(index));
  await writer.flush();
  expect(writer.old.map(({ path }) => path)).toEqual(names);
  expect(writer.files).toEqual(names);
  expect(writer.odd.map(({ path }) => path)).toEqual(names);
});
