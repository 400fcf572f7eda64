import { describe, expect, it } from 'vitest';
import { checkLanguages } from '../../../src/cli/doctor/checks/languages.ts';
import type { DoctorContext } from '../../../src/cli/doctor/doctor-context.ts';
import { createDefaultSettings } from '../../../src/settings/defaults.ts';
import { type Files, makeFolder, makeRepository, never } from '../../service/temporary-repository.ts';

function examined(folder: string, given: Partial<DoctorContext['settings']> = {}, isConnected = false): DoctorContext {
  const session = { folder, cancel: never };
  return { session, settings: { ...createDefaultSettings(), ...given }, isConnected } as unknown as DoctorContext;
}

const ruby = (count: number): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`app/a${index}.rb`, 'puts 1\n']));

describe('what doctor says of the languages of a checkout', () => {
  it.each<[string, Files, RegExp]>([
    ['JavaScript alone', { 'a.js': '', 'b.mjs': '' }, /^every source file can be scanned$/],
    ['TypeScript and Python', { 'a.ts': '', 'b.py': '' }, /^every source file can be scanned$/],
    ['documents alone', { 'README.md': 'A shop' }, /^no source files$/],
    ['PHP, Java and Go', { 'a.php': '', 'A.java': '', 'a.go': '' }, /^every source file can be scanned$/],
    ['half of it Ruby', { ...ruby(2), 'a.js': '', 'b.js': '' }, /^2 Ruby files were not scanned by run --embedded$/],
    ['a little Kotlin', { 'a.kt': '', 'a.js': '', 'b.js': '', 'c.js': '' }, /^1 Kotlin file was not scanned/],
    ['Ruby that is vendored', { 'vendor/a/a.rb': '', 'a.js': '' }, /^every source file can be scanned$/],
  ])('is fine for %s', async (_, files, message) => {
    expect(await checkLanguages(examined(makeRepository(files)))).toMatchObject({
      state: 'ok',
      message: expect.stringMatching(message),
    });
  });

  it.each<[string, Files, RegExp]>([
    [
      'Ruby alone',
      ruby(3),
      /^3 Ruby files were not scanned by run --embedded: a run that finds nothing is inconclusive$/,
    ],
    ['Kotlin alone', { 'src/A.kt': 'class A' }, /^1 Kotlin file was not scanned/],
    ['mostly Lua', { 'a.lua': '', 'b.lua': '', 'c.js': '' }, /^2 Lua files were not scanned/],
    [
      'Ruby and Rust beside one script',
      { ...ruby(1), 'a.rs': '', 'b.js': '' },
      /^1 Rust and 1 Ruby files were not scanned/,
    ],
  ])('says what a run would end with for %s', async (_, files, message) => {
    await expect(checkLanguages(examined(makeRepository(files)))).rejects.toThrow(message);
  });

  it('heeds the policy, and a service of its own', async () => {
    const path = makeRepository(ruby(2));
    expect(await checkLanguages(examined(path, { uncovered: 'note' }))).toMatchObject({ state: 'ok' });
    expect(await checkLanguages(examined(path, {}, true))).toMatchObject({ state: 'not tried' });
    expect(await checkLanguages(examined(makeFolder()))).toMatchObject({ state: 'ok', message: 'no source files' });
  });
});
