import { describe, expect, it } from 'vitest';
import { checkLanguages } from '../../../src/cli/doctor/checks/languages.ts';
import type { Examined } from '../../../src/cli/doctor/examined.ts';
import { defaultSettings } from '../../../src/settings/defaults.ts';
import { type Files, makeFolder, makeRepository, never } from '../../service/temporary-repository.ts';

function examined(folder: string, given: Partial<Examined['settings']> = {}, isConnected = false): Examined {
  const session = { folder, cancel: never };
  return { session, settings: { ...defaultSettings(), ...given }, isConnected } as unknown as Examined;
}

const go = (count: number): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`cmd/a${index}.go`, 'package main\n']));

describe('what doctor says of the languages of a checkout', () => {
  it.each<[string, Files, RegExp]>([
    ['JavaScript alone', { 'a.js': '', 'b.mjs': '' }, /^every source file can be scanned$/],
    ['TypeScript and Python', { 'a.ts': '', 'b.py': '' }, /^every source file can be scanned$/],
    ['documents alone', { 'README.md': 'A shop' }, /^no source files$/],
    ['half of it Go', { ...go(2), 'a.js': '', 'b.js': '' }, /^2 Go files were not scanned by run --embedded$/],
    ['a little PHP', { 'a.php': '<?php', 'a.js': '', 'b.js': '', 'c.js': '' }, /^1 PHP file was not scanned/],
    ['Go that is vendored', { 'vendor/a/a.go': 'package a', 'a.js': '' }, /^every source file can be scanned$/],
  ])('is fine for %s', async (_, files, message) => {
    expect(await checkLanguages(examined(makeRepository(files)))).toMatchObject({
      state: 'ok',
      message: expect.stringMatching(message),
    });
  });

  it.each<[string, Files, RegExp]>([
    ['Go alone', go(3), /^3 Go files were not scanned by run --embedded: a run that finds nothing is inconclusive$/],
    ['Java alone', { 'src/A.java': 'class A {}' }, /^1 Java file was not scanned/],
    ['mostly PHP', { 'a.php': '<?php', 'b.php': '<?php', 'c.js': '' }, /^2 PHP files were not scanned/],
    ['Go and Rust beside one script', { ...go(1), 'a.rs': '', 'b.js': '' }, /^1 Rust and 1 Go files were not scanned/],
  ])('says what a run would end with for %s', async (_, files, message) => {
    await expect(checkLanguages(examined(makeRepository(files)))).rejects.toThrow(message);
  });

  it('heeds the policy, and a service of its own', async () => {
    const path = makeRepository(go(2));
    expect(await checkLanguages(examined(path, { uncovered: 'note' }))).toMatchObject({ state: 'ok' });
    expect(await checkLanguages(examined(path, {}, true))).toMatchObject({ state: 'not tried' });
    expect(await checkLanguages(examined(makeFolder()))).toMatchObject({ state: 'ok', message: 'no source files' });
  });
});
