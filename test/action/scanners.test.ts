import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { registryToken, requireInstalled } from '../../src/action/scanners.ts';
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
    expect(await registryToken(env)).toEqual({ NODE_AUTH_TOKEN: 'hush' });
  });

  it.each([
    ['no .npmrc is named', { NODE_AUTH_TOKEN: 'hush' }],
    ['it is not there', { NODE_AUTH_TOKEN: 'hush', NPM_CONFIG_USERCONFIG: '/nowhere/.npmrc' }],
    ['it does not ask for the token', setUp('registry=https://npm.test/\n')],
    ['there is none', { ...setUp(reference), NODE_AUTH_TOKEN: '' }],
  ])('does not where %s', async (_, env) => {
    expect(await registryToken(env)).toEqual({});
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
      message: expect.stringContaining(`${count} packages are not there`),
      hint: expect.stringContaining('dry-run'),
    });
  });
});
