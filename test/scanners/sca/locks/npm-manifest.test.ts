import { describe, expect, it } from 'vitest';
import { scaEngine } from '../../../../src/scanners/sca/sca.ts';
import { makeTree } from '../../../service/temporary-repository.ts';

/** Only what the manifest of `web` says. */
async function read(manifest: object | string, configuration = '') {
  const tree = makeTree({
    'web/package.json': typeof manifest === 'string' ? manifest : JSON.stringify(manifest, null, 2),
    'web/.npmrc': configuration,
    'web/vendor/x/package.json': '{"name": "lodash", "version": "4.17.4"}',
  });
  const { packages = [], locks = [], diagnostics } = await scaEngine.scan(tree);
  const own = locks.find(({ file }) => file === 'web/package.json');
  return { packages, local: own?.local ?? [], unpinned: own?.unpinned ?? [], diagnostics };
}

describe('a package.json without a lock file', () => {
  it.each<[range: string, expected: string]>([
    ['0.4.0', 'x 0.4.0'],
    ['=0.4.0', 'x 0.4.0'],
    ['v0.4.0', 'x 0.4.0'],
    ['1.0.0-rc.1+build', 'x 1.0.0-rc.1+build'],
    ['npm:@acme/y@2.0.0', '@acme/y 2.0.0'],
    ['npm:y@2.0.0', 'y 2.0.0'],
    ['^0.4.0', 'unpinned x'],
    ['npm:y@^2.0.0', 'unpinned y'],
    ['0.4', 'unpinned x'],
    ['0.4.0 || 0.5.0', 'unpinned x'],
    ['1.0.0 - 2.0.0', 'unpinned x'],
    ['*', 'unpinned x'],
    ['latest', 'unpinned x'],
    ['', 'unpinned x'],
    ['acme/tool#v1', 'x git'],
    ['git+https://example.com/a.git', 'x git'],
    ['https://example.com/a.tgz', 'x url'],
    ['file:../lib', 'x file'],
    ['file:../../lib', 'x archive'],
    ['./x-1.0.0.tgz', 'x archive'],
    ['workspace:*', 'x workspace'],
  ])('has, where it asks for %j, the dependency %s', async (range, expected) => {
    const { packages, local, unpinned } = await read({ dependencies: { x: range } });
    const found = [
      ...packages.map(({ name, version }) => `${name} ${version}`),
      ...local.map(({ name, kind }) => `${name} ${kind}`),
      ...unpinned.map(({ name }) => `unpinned ${name}`),
    ];
    expect(found).toEqual([expected]);
  });

  it('says which line asks for a package, and whether it is for development', async () => {
    const { packages } = await read({ dependencies: { a: '1.0.0' }, devDependencies: { b: '2.0.0' } });
    expect(packages.map(({ purl, file, line, isDirect, isDev }) => [purl, file, line, isDirect, isDev])).toEqual([
      ['pkg:npm/b@2.0.0', 'web/package.json', 6, true, true],
      ['pkg:npm/a@1.0.0', 'web/package.json', 3, true, false],
    ]);
  });

  it('keeps every version where two fields name a package', async () => {
    const { packages, unpinned } = await read({ dependencies: { a: '1.0.0' }, devDependencies: { a: '2.0.0' } });
    expect(packages.map(({ version, isDev }) => [version, isDev])).toEqual([
      ['2.0.0', false],
      ['1.0.0', false],
    ]);
    expect(unpinned).toEqual([]);
  });

  it('is refused where one object names a package twice', async () => {
    const { packages, local, unpinned } = await read('{"dependencies": {"a": "1.0.0", "a": "2.0.0"}}');
    expect([packages, local, unpinned]).toEqual([[], [], []]);
  });

  it('comes from the registry that .npmrc names', async () => {
    const { packages } = await read({ dependencies: { a: '1.0.0' } }, 'registry=https://evil.test/');
    expect(packages.map(({ name, registry }) => [name, registry])).toEqual([['a', 'evil.test']]);
  });

  it('may link to a copy, which is looked up', async () => {
    const { packages, local } = await read({ dependencies: { a: 'file:./vendor/x' } });
    expect(packages.map(({ name, version }) => `${name} ${version}`)).toEqual(['lodash 4.17.4']);
    expect(local).toMatchObject([{ name: 'lodash', kind: 'copy' }]);
  });
});
