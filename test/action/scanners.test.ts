import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { getRegistryToken, removeScanners, requireInstalled } from '../../src/action/scanners.ts';
import { makeFolder, writeFiles } from '../service/temporary-repository.ts';

describe('the token of a registry', () => {
  const reference = '$' + '{NODE_AUTH_TOKEN}';
  const setUp = (text: string) => {
    const file = join(makeFolder(), '.npmrc');
    writeFileSync(file, text);
    return { NPM_CONFIG_USERCONFIG: file, NODE_AUTH_TOKEN: 'hush', GITHUB_TOKEN: 'hush' };
  };

  it('reaches npm where setup-node configured a registry', async () => {
    const env = setUp(`//npm.pkg.github.com/:_authToken=${reference}\nregistry=https://npm.pkg.github.com\n`);
    expect(await getRegistryToken(env)).toEqual({ NODE_AUTH_TOKEN: 'hush' });
  });

  it.each([
    ['no .npmrc is named', { NODE_AUTH_TOKEN: 'hush' }],
    ['it is not there', { NODE_AUTH_TOKEN: 'hush', NPM_CONFIG_USERCONFIG: '/nowhere/.npmrc' }],
    ['it does not ask for the token', setUp('registry=https://npm.test/\n')],
    ['there is none', { ...setUp(reference), NODE_AUTH_TOKEN: '' }],
  ])('does not where %s', async (_, env) => {
    expect(await getRegistryToken(env)).toEqual({});
  });
});

describe('what npm installed', () => {
  const lock = {
    packages: {
      '': { name: 'scanners' },
      'node_modules/a': { version: '1.0.0' },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
      'node_modules/c': { version: '3.0.0', optional: true },
    },
  };
  const setUp = (versions: Record<string, string>) => {
    const folder = makeFolder();
    writeFiles(folder, { 'package-lock.json': JSON.stringify(lock) });
    for (const [place, version] of Object.entries(versions)) {
      mkdirSync(join(folder, place), { recursive: true });
      writeFileSync(join(folder, place, 'package.json'), JSON.stringify({ version }));
    }
    return folder;
  };

  it('is enough without what is optional', async () => {
    const folder = setUp({ 'node_modules/a': '1.0.0', 'node_modules/a/node_modules/b': '2.0.0' });
    await expect(requireInstalled(folder)).resolves.toBeUndefined();
  });

  it.each<[string, Record<string, string>, string]>([
    ['nothing is there, as after a dry run', {}, '2 of 2'],
    ['one is missing', { 'node_modules/a': '1.0.0' }, '1 of 2'],
    ['one is of another version', { 'node_modules/a': '1.0.1', 'node_modules/a/node_modules/b': '2.0.0' }, '1 of 2'],
  ])('is inconclusive when %s', async (_, versions, count) => {
    await expect(requireInstalled(setUp(versions))).rejects.toMatchObject({
      code: 'SCAN_FAILED',
      message: expect.stringContaining(`${count} packages are missing`),
      hint: expect.stringContaining('dry-run'),
    });
  });
});

describe('what is left for post to remove', () => {
  const setUp = () => {
    const temp = makeFolder();
    const places = { own: 'scan-gate-scanners-a1b2c3', other: 'other', within: 'other/scan-gate-scanners-a1b2c3' };
    for (const place of Object.values(places)) mkdirSync(join(temp, place), { recursive: true });
    return { temp, places };
  };

  it('is the folder that this action made', async () => {
    const { temp, places } = setUp();
    await removeScanners({ env: { RUNNER_TEMP: temp, STATE_scanners: join(temp, places.own) } } as never);
    expect(Object.values(places).map((place) => existsSync(join(temp, place)))).toEqual([false, true, true]);
  });

  it.each<[string, (temp: string) => string]>([
    ['none is named', () => ''],
    ['another folder is', (temp) => join(temp, 'other')],
    ['the temporary folder itself is', (temp) => temp],
    ['one elsewhere with such a name is', (temp) => join(temp, 'other/scan-gate-scanners-a1b2c3')],
    ['a way out of the folder is', (temp) => join(temp, 'scan-gate-scanners-/../other')],
  ])('is nothing where %s', async (_, named) => {
    const { temp, places } = setUp();
    await removeScanners({ env: { RUNNER_TEMP: temp, STATE_scanners: named(temp) } } as never);
    expect(Object.values(places).every((place) => existsSync(join(temp, place)))).toBe(true);
  });
});
