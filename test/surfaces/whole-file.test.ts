import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeWithin } from '../../src/surfaces/whole-file.ts';
import { makeFolder } from '../service/temporary-repository.ts';

describe('a file in a checkout', () => {
  it.each(['reports/report.json', 'reports/deep/report.json'])('is not written through a link: %s', async (path) => {
    const [folder, outside] = [makeFolder(), makeFolder()];
    symlinkSync(outside, join(folder, 'reports'));
    await expect(writeWithin(folder, path, 'text')).rejects.toThrow('a link leads out of the folder');
    expect(readdirSync(outside)).toEqual([]);
  });

  it('takes the place of a link of its name', async () => {
    const [folder, outside] = [makeFolder(), makeFolder()];
    writeFileSync(join(outside, 'kept'), 'kept');
    symlinkSync(join(outside, 'kept'), join(folder, 'report.json'));
    await writeWithin(folder, 'report.json', 'text');
    expect(readFileSync(join(outside, 'kept'), 'utf8')).toBe('kept');
    expect(lstatSync(join(folder, 'report.json')).isSymbolicLink()).toBe(false);
  });

  it('is written in new folders, through a link that stays inside, and where the user names another place', async () => {
    const [folder, outside] = [makeFolder(), makeFolder()];
    mkdirSync(join(folder, 'real'));
    symlinkSync(join(folder, 'real'), join(folder, 'reports'));
    for (const path of ['new/deep/a.json', 'reports/b.json', join(outside, 'c.json')])
      await writeWithin(folder, path, 'text');
    expect(existsSync(join(folder, 'new/deep/a.json'))).toBe(true);
    expect(existsSync(join(folder, 'real/b.json'))).toBe(true);
    expect(existsSync(join(outside, 'c.json'))).toBe(true);
  });
});
