import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, test } from 'vitest';
import { computeScannersVersion } from '../../../src/scanners/cache/result-cache.ts';
import { type Files, makeFolder, writeFiles } from '../../service/temporary-repository.ts';

const installed = {
  'dist/scanners/index.js': 'import "../../service/bundle/rules.js";\n',
  'dist/bundle/rules.js': 'export const rules = 1;\n',
  'node_modules/retire/package.json': '{"name":"retire","version":"5.7.0"}',
  'node_modules/.package-lock.json': '{"packages":{"node_modules/esrecurse":{"version":"1.0.0"}}}',
};

function place(): { change(files: Files): void; version(): string | undefined; folder: string } {
  const folder = makeFolder();
  const change = (files: Files) => writeFiles(folder, files);
  change(installed);
  return {
    change,
    folder,
    version: () => computeScannersVersion(pathToFileURL(join(folder, 'dist/scanners/index.js'))),
  };
}

it('is the same while nothing changes', () => {
  const { version } = place();
  expect(version()).toMatch(/^[0-9a-f]{64}$/);
  expect(version()).toBe(version());
});

test.each<Files>([
  { 'dist/bundle/rules.js': 'export const rules = 2;\n' },
  { 'dist/bundle/more.js': '' },
  { 'node_modules/.package-lock.json': '{"packages":{"node_modules/esrecurse":{"version":"1.0.1"}}}' },
])('is another one after %o', (files) => {
  const { change, version } = place();
  const before = version();
  change(files);
  expect(version()).toMatch(/^[0-9a-f]{64}$/);
  expect(version()).not.toBe(before);
});

it('cannot be told without a list of what is installed', () => {
  const { folder, version } = place();
  rmSync(join(folder, 'node_modules/.package-lock.json'));
  expect(version()).toBeUndefined();
  rmSync(join(folder, 'node_modules'), { recursive: true });
  expect(version()).toBeUndefined();
});
