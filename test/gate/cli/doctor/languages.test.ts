import { describe, expect, it } from 'vitest';
import { type Files, makeFolder, makeRepository } from '../../../service/temporary-repository.ts';
import { playCommand } from '../../../session.ts';

async function look(folder: string, ...argv: string[]): Promise<object> {
  const { printed } = await playCommand(['doctor', '--json', ...argv], {
    folder,
    env: { SCAN_GATE_TIME_SCALE: '1000' },
  });
  return JSON.parse(printed).checks.find(({ id }: { id: string }) => id === 'languages');
}

const ruby = (count: number): Files =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`app/a${index}.rb`, 'puts 1\n']));

describe('what doctor says of the languages of a checkout', () => {
  it.each<[string, Files, RegExp]>([
    ['JavaScript alone', { 'a.js': '', 'b.mjs': '' }, /^every source file can be scanned$/],
    ['documents alone', { 'README.md': 'A shop' }, /^no source files$/],
    [
      'what has an engine of its own',
      { 'a.ts': '', 'b.py': '', 'a.php': '', 'A.java': '', 'a.go': '' },
      /^every source file can be scanned$/,
    ],
    ['half of it Ruby', { ...ruby(2), 'a.js': '', 'b.js': '' }, /^2 Ruby files were not scanned by run --embedded$/],
    ['a little Kotlin', { 'a.kt': '', 'a.js': '', 'b.js': '', 'c.js': '' }, /^1 Kotlin file was not scanned/],
    ['Ruby that is vendored', { 'vendor/a/a.rb': '', 'a.js': '' }, /^every source file can be scanned$/],
  ])('is fine for %s', async (_, files, message) => {
    const said = expect.stringMatching(message);
    expect(await look(makeRepository(files))).toMatchObject({ state: 'ok', message: said });
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
    const said = expect.stringMatching(message);
    expect(await look(makeRepository(files))).toMatchObject({ state: 'failed', message: said });
  });

  it('heeds the policy, and a service of its own', async () => {
    const path = makeRepository(ruby(2));
    expect(await look(path, '--uncovered=note')).toMatchObject({ state: 'ok' });
    expect(await look(path, '--base-url=http://127.0.0.1:1/api/v1')).toMatchObject({ state: 'not tried' });
    expect(await look(makeFolder())).toMatchObject({ state: 'ok', message: 'no source files' });
  });
});
