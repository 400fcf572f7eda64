import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { createBundle, modulesFile } from '../scripts/bundle.ts';
import { readOwnTexts } from './gate/report/html/sample.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

function textsIn(folder: string): string[] {
  const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => /(?<!\.d)\.(?:js|ts)$/.test(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'));
}

/** `@scope/name` or `name` at the beginning of a path or specifier. */
function packageName(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

function sortedSet(names: Iterable<string>): string[] {
  return [...new Set(names)].sort();
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

const lazily = /(?<!typeof )\bimport\(\s*'([^'.][^']*)'/g;
const lazy = sortedSet(textsIn('src').flatMap((text) => namesIn(text, lazily).map(packageName)));
const loadedFromPackages = lazy.filter((name) => Object.hasOwn(manifest.dependencies, name));
const loadedLater = lazy.filter((name) => !loadedFromPackages.includes(name));

describe('dist/licenses.txt', () => {
  const bundled: Record<'bundle' | 'scanners' | 'webhook', string[]> = JSON.parse(readFileSync(modulesFile, 'utf8'));
  const [contained = '', engines = ''] = readFileSync(join(dist, 'licenses.txt'), 'utf8').split(/^npm installs/m);
  const all = contained.split(/^-{80}$/m).slice(1, -1);
  const parts = all.filter((part) => !/^\nTerms \d+\n/.test(part));
  const terms = new Map(
    all.flatMap((part): [string, string][] => {
      const [, number, text] = /^\nTerms (\d+)\n([\s\S]*)$/.exec(part) ?? [];
      return number === undefined || text === undefined ? [] : [[number, text]];
    }),
  );
  const titlesOf = (text: string) =>
    [...text.matchAll(/^(@?[\w./-]+) \d+\.\d+\.\d+\S* \(\S+\)$/gm)].map(([, name = '']) => name);
  const listed = sortedSet(parts.flatMap((part) => titlesOf(part).slice(0, 1)));

  /** What the sources import, but for types and for what is loaded from node_modules. */
  const imported = sortedSet([
    ...textsIn('src').flatMap((text) =>
      namesIn(text, /^(?:import|export)\s+(?!type\b)[^;]*?\bfrom '([^'.][^']*)'/gm).map(packageName),
    ),
    ...loadedLater,
  ]).filter((name) => !isBuiltin(name));

  it('names exactly the packages that the bundler includes', () => {
    const paths = Object.values(bundled).flatMap((modules) => modules.map((path) => path.replaceAll('\\', '/')));
    const taken = paths.filter((path) => path.includes('/node_modules/'));
    expect(listed).toEqual(sortedSet(taken.map((path) => packageName(path.split('node_modules/').at(-1) ?? ''))));
  });

  it('names every package that the sources import', () => {
    expect(imported).toContain('zod');
    expect(imported.filter((name) => !listed.includes(name))).toEqual([]);
  });

  it('names nothing that cannot be reached from there', () => {
    const reached = new Set(imported);
    for (const name of reached) {
      const file = join(root, 'node_modules', name, 'package.json');
      const { dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
      for (const next of Object.keys({ ...dependencies, ...peerDependencies })) reached.add(next);
    }
    expect(listed.filter((name) => !reached.has(name))).toEqual([]);
  });

  it('gives each a license text', () => {
    const whole = parts.map((part) =>
      part.replace(/\[Terms (\d+), below\]/, (_, number: string) => terms.get(number) ?? ''),
    );
    expect(whole.filter((part) => part.length < 500 || !/copyright/i.test(part))).toEqual([]);
    expect(terms.size).toBeGreaterThan(0);
  });

  it('names the packages that npm installs beside, and the scanners’ bundle holds none', () => {
    const installed = titlesOf(engines);
    expect(installed).toEqual(sortedSet(Object.keys(manifest.dependencies)));
    expect(installed).toEqual(expect.arrayContaining([...loadedFromPackages, 'kysely']));
    expect(bundled.scanners.length).toBeGreaterThan(0);
    const held = bundled.scanners.filter((path) => installed.some((name) => path.includes(`/node_modules/${name}/`)));
    expect(held).toEqual([]);
  });
});

describe('dist', () => {
  it('is small: few files, and few bytes to download', () => {
    const paths = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    const bytes = paths.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
    expect(paths.length).toBeLessThanOrEqual(40);
    expect(bytes).toBeLessThanOrEqual(7_480_000);
  });

  it('has a command that a shell can start', () => {
    const path = join(dist, 'cli/index.js');
    expect(readFileSync(path, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(statSync(path).mode & 0o111).toBe(0o111);
  });

  it('has entries that only start their part of the shared bundle', () => {
    const sizes = ['index.js', 'cli/index.js'].map((path) => statSync(join(dist, path)).size);
    expect(Math.max(...sizes)).toBeLessThan(600);
  });

  it('has the script and the style of the report page as text, which the sources are read for', () => {
    const { script, style } = readOwnTexts();
    const holding = textsIn('dist').filter((text) => text.includes(JSON.stringify({ style, script })));
    expect(holding).toHaveLength(1);
    expect(textsIn('dist').filter((text) => text.includes('stripTypeScriptTypes'))).toEqual([]);
  });

  it('needs only Node.js and itself, apart from what is loaded from packages', () => {
    const wanted = textsIn('dist').flatMap((text) => [
      ...namesIn(text, /^import (?:\*|\{ \w+) as __WEBPACK\w+(?: \})? from "([^".][^"]*)";$/gm),
      ...namesIn(text, /\bimport\(\s*\/\* webpackIgnore: true \*\/\s*["']([^"'./][^"']*)["']/g),
      ...namesIn(text, /__WEBPACK_EXTERNAL_createRequire\(import\.meta\.url\)\("([^"]+)"\)/g),
    ]);
    expect(wanted).toContain('node:crypto');
    const foreign = sortedSet(wanted.filter((name) => !isBuiltin(name)).map(packageName));
    expect(foreign).toEqual(loadedFromPackages);
  });
});

describe('a bundle', () => {
  const folder = mkdtempSync(join(tmpdir(), 'scan-gate-bundle-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    [
      'a module that is not there',
      "export const a = 1;\nimport 'no-such-module';\n",
      /entry\.js: not found: no-such-module/,
    ],
    ['what cannot be parsed', 'export const = 1;\n', /Unexpected token \(1:13\)[\s\S]*export const = 1;/],
  ])('is refused for %s', async (_, text, expected) => {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'entry.js'), text);
    await expect(createBundle(join(folder, 'entry.js'))).rejects.toThrow(expected);
  });
});

describe('dist/cli/index.js', () => {
  const runOn = (version: string) => {
    const versions = `{ value: { ...process.versions, node: '${version}' } }`;
    const preload = `data:text/javascript,Object.defineProperty(process,'versions',${encodeURIComponent(versions)})`;
    const args = ['--import', preload, join(dist, 'cli/index.js'), '--version'];
    return spawnSync(process.execPath, args, { encoding: 'utf8' });
  };

  it.each(['18.20.0', '22.9.0', '22.17.1'])(
    'says in a line that Node %s is too old, and decides nothing',
    (version) => {
      expect(runOn(version)).toMatchObject({
        status: 2,
        stdout: '',
        stderr: `scan-gate: Node ${version} is too old; install Node 22.18.0 or newer\n`,
      });
    },
  );

  it.each(['22.18.0', '22.23.0', '23.0.0'])('runs on Node %s', (version) => {
    expect(runOn(version)).toMatchObject({ status: 0, stderr: '' });
  });
});
