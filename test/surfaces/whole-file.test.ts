import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { writeNewWithin, writeWithin } from '../../src/surfaces/whole-file.ts';
import { makeFolder, makeRepository } from '../service/temporary-repository.ts';

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

  it.each<[string, (folder: string) => string]>([
    ['of a folder inside', (folder) => join(folder, 'app')],
    ['of the folder by another name', (folder) => linkTo(folder)],
  ])('is not written through a link, named from above the folder: %s', async (_, folderOf) => {
    const [top, outside] = [makeRepository({ 'app/a.js': '' }), makeFolder()];
    symlinkSync(outside, join(top, 'reports'));
    const writing = writeWithin(folderOf(top), join(top, 'reports/report.json'), 'text');
    await expect(writing).rejects.toThrow('a link leads out of the folder');
    expect(readdirSync(outside)).toEqual([]);
  });

  it('is not written into the repository through a link, but where the user names it', async () => {
    const top = makeRepository({ 'a.js': '' });
    symlinkSync('.git', join(top, 'reports'));
    symlinkSync('.git/hooks', join(top, 'hooks'));
    mkdirSync(join(top, '.git/hooks'), { recursive: true });
    for (const path of ['reports/config', 'hooks/pre-commit'])
      await expect(writeWithin(top, path, 'text')).rejects.toThrow('a link leads out of the folder');
    await writeWithin(top, '.git/scan-gate/report.json', 'text');
    expect(readFileSync(join(top, '.git/scan-gate/report.json'), 'utf8')).toBe('text');
  });

  it('makes no folder behind a link', async () => {
    const [folder, outside] = [makeFolder(), makeFolder()];
    symlinkSync(outside, join(folder, 'reports'));
    await expect(writeWithin(folder, 'reports/new/deep/a.json', 'text')).rejects.toThrow();
    symlinkSync(join(outside, 'missing'), join(folder, 'dangling'));
    await expect(writeWithin(folder, 'dangling/a.json', 'text')).rejects.toThrow();
    expect(readdirSync(outside)).toEqual([]);
  });

  it('is never written elsewhere, however often a link takes the place of its folder meanwhile', async () => {
    const [folder, outside] = [makeFolder(), makeFolder()];
    const at = (name: string) => join(folder, name);
    mkdirSync(at('reports'));
    symlinkSync(outside, at('link'));
    // The writer may have made the folder anew in between.
    const putBack = (name: string): void => {
      try {
        renameSync(at(name), at('reports'));
      } catch {
        rmSync(at('reports'), { recursive: true });
        putBack(name);
      }
    };
    let isOver = false;
    const swapping = (async () => {
      for (let round = 0; !isOver; round += 1) {
        renameSync(at('reports'), at('held'));
        putBack('link');
        await setImmediate();
        renameSync(at('reports'), at('link'));
        putBack('held');
        // So that the link comes at every step of the writing.
        for (let wait = 0; wait <= round % 100; wait += 1) await setImmediate();
      }
    })();
    let written = 0;
    for (let turn = 0; turn < 300; turn += 1) {
      const writing = writeWithin(folder, 'reports/report.json', `text ${turn}`);
      written += await writing.then(
        () => 1,
        () => 0,
      );
    }
    isOver = true;
    await swapping;
    expect(written).toBeGreaterThan(0);
    expect(readdirSync(outside).map((name) => readFileSync(join(outside, name), 'utf8'))).not.toContainEqual(
      expect.stringContaining('text'),
    );
  });

  it('leaves nothing beside its place when it cannot be written', async () => {
    const folder = makeFolder();
    mkdirSync(join(folder, 'report.json/full'), { recursive: true });
    await expect(writeWithin(folder, 'report.json', 'text')).rejects.toThrow();
    expect(readdirSync(folder)).toEqual(['report.json']);
  });

  it('is written piece by piece, and not at all where the pieces end in a fault', async () => {
    const folder = makeFolder();
    await writeWithin(folder, 'whole.json', ['one, ', 'zwö, ', 'three'].values());
    expect(readFileSync(join(folder, 'whole.json'), 'utf8')).toBe('one, zwö, three');
    const faulty = function* () {
      yield 'one, ';
      throw new Error('no more');
    };
    await expect(writeWithin(folder, 'report.json', faulty())).rejects.toThrow('no more');
    expect(readdirSync(folder)).toEqual(['whole.json']);
  });

  it('has the mode that the user gives to new files', async () => {
    const folder = makeFolder();
    await writeWithin(folder, 'report.json', 'text');
    expect(statSync(join(folder, 'report.json')).mode & 0o777).toBe(0o666 & ~process.umask());
  });
});

describe('a path that the user names elsewhere', () => {
  it('may be a device, which stays one', async () => {
    await writeWithin(makeFolder(), '/dev/null', 'text');
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
    await expect(writeWithin(makeFolder(), '/dev/full', 'text')).rejects.toThrow('ENOSPC');
  });

  it('may lead through links of the user', async () => {
    const [folder, outside] = [makeFolder(), makeFolder()];
    const link = linkTo(outside);
    await writeWithin(folder, join(link, 'new/a.json'), 'text');
    expect(readFileSync(join(outside, 'new/a.json'), 'utf8')).toBe('text');
  });
});

/** A link to the folder, in a folder of its own. */
function linkTo(folder: string): string {
  const link = join(makeFolder(), 'link');
  symlinkSync(realpathSync(folder), link);
  return link;
}

describe('a file that is to be new', () => {
  it.each(['a.yml', '.github/workflows/a.yml'])('is written, with its folders: %s', async (path) => {
    const folder = makeFolder();
    await writeNewWithin(folder, path, 'text');
    expect(readFileSync(join(folder, path), 'utf8')).toBe('text');
    await expect(writeNewWithin(folder, path, 'other')).rejects.toMatchObject({ code: 'EEXIST' });
    expect(readFileSync(join(folder, path), 'utf8')).toBe('text');
  });

  it('is not written through a link, not even one that stays inside or leads nowhere', async () => {
    const [folder, outside] = [makeFolder(), makeFolder()];
    mkdirSync(join(folder, 'real'));
    symlinkSync(join(folder, 'real'), join(folder, 'inside'));
    symlinkSync(outside, join(folder, 'outside'));
    symlinkSync(join(outside, 'new'), join(folder, 'a.yml'));
    for (const path of ['inside/a.yml', 'outside/a.yml', 'outside/b/a.yml', 'a.yml'])
      await expect(writeNewWithin(folder, path, 'text')).rejects.toThrow();
    expect([readdirSync(outside), readdirSync(join(folder, 'real'))]).toEqual([[], []]);
  });

  it('is not written where a file stands in the place of a folder', async () => {
    const folder = makeFolder();
    writeFileSync(join(folder, '.github'), 'kept');
    await expect(writeNewWithin(folder, '.github/a.yml', 'text')).rejects.toThrow('is a link or a file, not a folder');
    expect(readFileSync(join(folder, '.github'), 'utf8')).toBe('kept');
  });
});
