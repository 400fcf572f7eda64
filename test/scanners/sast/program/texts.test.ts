import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createTextCache } from '../../../../src/scanners/sast/program/texts.ts';

const root = mkdtempSync(join(tmpdir(), 'scan-gate-texts-'));
afterAll(() => rmSync(root, { recursive: true }));

const write = (path: string, content: string | Buffer) => writeFileSync(join(root, path), content);
beforeEach(() => {
  write('a.js', 'one');
  write('b.js', 'one');
});

it('reads a text once, and none that nobody can read', () => {
  const textOf = createTextCache({ root, links: new Map() });
  expect(textOf('a.js').text).toBe('one');
  write('a.js', 'two');
  write('b.js', Buffer.from('\0GITCRYPT\0secret', 'latin1'));
  expect(['a.js', 'b.js', 'gone.js'].map((path) => textOf(path).text)).toEqual(['one', '', '']);
});

it('reads again what was used longest ago, beyond a number of letters', () => {
  const textOf = createTextCache({ root, links: new Map() });
  const long = 'a'.repeat(900_000);
  for (const path of ['long.js', 'longer.js', 'longest.js']) write(path, long);
  for (const path of ['a.js', 'b.js', 'long.js', 'a.js', 'longer.js', 'longest.js']) textOf(path);
  write('a.js', 'two');
  write('b.js', 'two');
  expect([textOf('a.js').text, textOf('b.js').text]).toEqual(['one', 'two']);
});

it.each([
  ['export * from "./a"', true],
  ['module.exports = { a: require("./a") }', true],
  ['const all = { ...require("./a") }', true],
  ['class A extends B {}', true],
  ['const a = require("./a"); exports.b = 1', false],
  ['export const a = 1', false],
] as const)('tells whether a script may hand on what another one made: %s', (text, isHandingOn) => {
  write('a.js', text);
  expect(createTextCache({ root, links: new Map() })('a.js')).toEqual({ text, isHandingOn });
});
