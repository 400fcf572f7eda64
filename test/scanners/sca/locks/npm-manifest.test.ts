import { describe, expect, it } from 'vitest';
import { readManifest } from '../../../../src/scanners/sca/locks/npm-manifest.ts';

const read = (manifest: object | string, configuration = '') =>
  readManifest(
    'web/package.json',
    Buffer.from(typeof manifest === 'string' ? manifest : JSON.stringify(manifest, null, 2)),
    (path) => {
      if (path === 'web/.npmrc') return Buffer.from(configuration);
      return path === 'web/vendor/x/package.json' ? Buffer.from('{"name": "lodash", "version": "4.17.4"}') : undefined;
    },
  );

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
  ])('has, where it asks for %j, the dependency %s', (range, expected) => {
    const { packages, local, unpinned } = read({ dependencies: { x: range } });
    const found = [
      ...packages.map(({ name, version }) => `${name} ${version}`),
      ...local.map(({ name, kind }) => `${name} ${kind}`),
      ...unpinned.map(({ name }) => `unpinned ${name}`),
    ];
    expect(found).toEqual([expected]);
  });

  it('says which line asks for a package, and whether it is for development', () => {
    const { packages } = read({ dependencies: { a: '1.0.0' }, devDependencies: { b: '2.0.0' } });
    expect(packages.map(({ purl, file, line, isDirect, isDev }) => [purl, file, line, isDirect, isDev])).toEqual([
      ['pkg:npm/b@2.0.0', 'web/package.json', 6, true, true],
      ['pkg:npm/a@1.0.0', 'web/package.json', 3, true, false],
    ]);
  });

  it('keeps every version where two fields name a package', () => {
    const { packages, unpinned } = read({ dependencies: { a: '1.0.0' }, devDependencies: { a: '2.0.0' } });
    expect(packages.map(({ version, isDev }) => [version, isDev])).toEqual([
      ['2.0.0', false],
      ['1.0.0', false],
    ]);
    expect(unpinned).toEqual([]);
  });

  it('is refused where one object names a package twice', () => {
    expect(() => read('{"dependencies": {"a": "1.0.0", "a": "2.0.0"}}')).toThrow('twice in one object');
  });

  it('comes from the registry that .npmrc names', () => {
    const { packages } = read({ dependencies: { a: '1.0.0' } }, 'registry=https://evil.test/');
    expect(packages.map(({ name, registry }) => [name, registry])).toEqual([['a', 'evil.test']]);
  });

  it('may link to a copy, which is looked up', () => {
    const { packages, local } = read({ dependencies: { a: 'file:./vendor/x' } });
    expect(packages.map(({ name, version }) => `${name} ${version}`)).toEqual(['lodash 4.17.4']);
    expect(local).toMatchObject([{ name: 'lodash', kind: 'copy' }]);
  });
});
