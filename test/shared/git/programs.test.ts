import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Machine } from '../../../src/shared/git/environment.ts';
import { findPrograms } from '../../../src/shared/git/machine.ts';
import { makeFolder } from '../../service/temporary-repository.ts';

function program(file: string, mode = 0o755): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n', { mode });
  return file;
}

/** A machine with git in a folder of the system, and whatever a checkout holds. */
function machine() {
  const root = realpathSync(makeFolder());
  const top = join(root, 'checkout');
  const here = join(top, 'app');
  mkdirSync(here, { recursive: true });
  const system = join(root, 'usr/bin');
  program(join(system, 'git'));
  const find = (path: string[], given: Partial<Machine> = {}) =>
    findPrograms({ env: { PATH: path.join(':') }, cwd: here, platform: 'linux', ...given }, [top]);
  return { root, top, here, system, find };
}

describe('a program', () => {
  it.each<[string, (top: string, here: string) => string]>([
    ['the working directory', (_, here) => here],
    ['a folder below the working directory', (_, here) => join(here, 'bin')],
    ['the top of the checkout', (top) => top],
    ['a folder of the checkout', (top) => join(top, 'tools')],
    ['node_modules/.bin of the checkout', (top) => join(top, 'node_modules/.bin')],
    ['a way around into the checkout', (top) => `${top}/../checkout/tools`],
  ])('is not taken from %s', (_, folderOf) => {
    const { top, here, system, find } = machine();
    const folder = folderOf(top, here);
    program(join(folder, 'git'));
    const programs = find([folder, system]);
    expect(programs.find('git')).toBe(join(system, 'git'));
    expect(programs.path).toBe(system);
  });

  it.each(['', '.', './bin', '..', 'node_modules/.bin', '~/bin'])('is not taken from the entry %j', (entry) => {
    const { system, find } = machine();
    expect(find([entry, system]).path).toBe(system);
  });

  it('is not taken from a node_modules/.bin outside the checkout', () => {
    const { root, system, find } = machine();
    const folder = join(root, 'cache/node_modules/.bin');
    program(join(folder, 'git'));
    expect(find([folder, system]).find('git')).toBe(join(system, 'git'));
  });

  it('is not taken where a link leads into the checkout, or out of it', () => {
    const { root, top, system, find } = machine();
    program(join(top, 'tools/git'));
    symlinkSync(join(top, 'tools'), join(root, 'folder'));
    mkdirSync(join(root, 'bin'));
    symlinkSync(join(top, 'tools/git'), join(root, 'bin/git'));
    symlinkSync(system, join(top, 'linked'));
    const programs = find([join(root, 'folder'), join(root, 'bin'), join(top, 'linked'), system]);
    expect(programs.find('git')).toBe(join(system, 'git'));
    expect(programs.path).toBe([join(root, 'bin'), system].join(':'));
  });

  it('keeps the name that it is found by, which some programs go by', () => {
    const { root, find } = machine();
    program(join(root, 'opt/multi'));
    mkdirSync(join(root, 'bin'));
    symlinkSync(join(root, 'opt/multi'), join(root, 'bin/npm'));
    expect(find([join(root, 'bin')]).find('npm')).toBe(join(root, 'bin/npm'));
  });

  it('is a file that may be run', () => {
    const { root, system, find } = machine();
    program(join(root, 'a/git'), 0o644);
    mkdirSync(join(root, 'b/git'), { recursive: true });
    expect(find([join(root, 'a'), join(root, 'b'), system]).find('git')).toBe(join(system, 'git'));
  });

  it('that is nowhere else is an error that says where it was not looked for', () => {
    const { top, here, find } = machine();
    program(join(top, 'tools/git'));
    const search = () => find([join(top, 'tools'), '.', here, '/no/node_modules/.bin']).find('git');
    const left = [
      `"${join(top, 'tools')}" (in the checkout)`,
      '"." (not an absolute path)',
      `"${here}" (in the checkout)`,
      '"/no/node_modules/.bin" (in node_modules/.bin)',
    ];
    expect(search).toThrow(expect.objectContaining({ code: 'CONFIG' }));
    expect(search).toThrow(`git was not found on the PATH; not looked for in ${left.join(', ')}`);
  });

  it('is not found without a PATH', () => {
    expect(() => machine().find([], { env: {} }).find('git')).toThrow(/was not found on the PATH/);
  });
});

describe('the working directory of a shell', () => {
  it.each<[string, (root: string) => string]>([
    ['the root', () => '/'],
    ['the home folder', (root) => root],
    ['the folder above the home folder', (root) => dirname(root)],
  ])('may be %s, which holds the programs of the system', (_, cwdOf) => {
    const { root, system } = machine();
    const given: Machine = { env: { PATH: system, HOME: root }, cwd: cwdOf(root), platform: 'linux' };
    expect(findPrograms(given, []).find('git')).toBe(join(system, 'git'));
  });

  it('holds none itself', () => {
    const { root, system } = machine();
    program(join(root, 'git'));
    const given: Machine = { env: { PATH: [root, system].join(':'), HOME: root }, cwd: root, platform: 'linux' };
    expect(findPrograms(given, []).find('git')).toBe(join(system, 'git'));
  });
});

describe('on Windows', () => {
  const pathOf = (path: string) =>
    findPrograms({ env: { Path: path }, cwd: 'C:\\Work\\shop\\app', platform: 'win32' }, ['C:\\Work\\shop']).path;

  it.each([
    ['', 'an empty entry'],
    ['.', 'the working directory'],
    ['tools', 'a relative folder'],
    ['C:tools', 'a folder relative to a drive'],
    ['C:\\Work\\shop\\app', 'the working directory by its name'],
    ['c:\\WORK\\SHOP\\tools', 'the checkout in other letters'],
    ['"C:\\Work\\shop\\tools"', 'the checkout in quotes'],
    ['C:/Work/shop/tools', 'the checkout with slashes'],
    ['C:\\Users\\ada\\cache\\node_modules\\.bin', 'node_modules\\.bin'],
  ])('searches nothing in %j, %s', (entry) => {
    expect(pathOf(`${entry};C:\\Git\\cmd`)).toBe('C:\\Git\\cmd');
  });

  it('reads Path, with its quotes', () => {
    expect(pathOf('"C:\\Program Files\\Git\\cmd";D:\\tools')).toBe('C:\\Program Files\\Git\\cmd;D:\\tools');
  });
});
