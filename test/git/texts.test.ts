import { expect, test } from 'vitest';
import { readTextsAt } from '../../src/git/texts.ts';
import { mainCommit, makeFolder, makeRepository, never } from '../service/temporary-repository.ts';

test('reads texts of a commit by path, and leaves out what is missing, no text, a folder or too large', async () => {
  const path = makeRepository({
    'a.js': 'one()\n',
    'b c/ä.js': 'two()',
    'empty.js': '',
    'same.js': 'one()\n',
    'binary.bin': Buffer.from([0xff, 0xfe, 0x00]),
    'large.js': 'x'.repeat(1024 * 1024 + 1),
    'last.js': 'three()\n\n',
  });
  const place = { path, signal: never };
  const asked = [
    'a.js',
    'none.js',
    'b c/ä.js',
    'binary.bin',
    'b c',
    'empty.js',
    'large.js',
    'a.js\r',
    'a\nb',
    'same.js',
    'last.js',
  ];
  const texts = await readTextsAt(place, mainCommit(path), asked);
  expect([...texts]).toEqual([
    ['a.js', 'one()\n'],
    ['b c/ä.js', 'two()'],
    ['empty.js', ''],
    ['same.js', 'one()\n'],
    ['last.js', 'three()\n\n'],
  ]);
});

test.each([
  ['a commit that is not there', makeRepository({ 'a.js': 'x' })],
  ['a folder that is no repository', makeFolder()],
])('reads none of %s', async (_, path) => {
  expect(await readTextsAt({ path, signal: never }, 'f'.repeat(40), ['a.js'])).toEqual(new Map());
});
