/** The Node.js versions that package.json names are those on which every package that users install says that it runs. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

interface Semver {
  subset(range: string, other: string): boolean;
  satisfies(version: string, range: string): boolean;
  minVersion(range: string): { version: string };
  sort(versions: string[]): string[];
}

/** Comes with the packages that are tested, and brings no types. */
const semver = createRequire(import.meta.url)('semver') as Semver;

interface Locked {
  dev?: boolean;
  engines?: { node?: string };
}

function readLock(path: string): { packages: Record<string, Locked> } {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

/** The lowest version that all ranges have in common, among those at which one of them begins. */
function computeLeast(ranges: readonly string[]): string | undefined {
  const starts = ranges.flatMap((range) => range.split('||').map((part) => semver.minVersion(part).version));
  return semver.sort([...new Set(starts)]).find((start) => ranges.every((range) => semver.satisfies(start, range)));
}

describe.each(['package-lock.json', 'dist/scanners/package-lock.json'])('package.json, by %s', (lock) => {
  const stated = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node as string;
  const { '': own, ...packages } = readLock(lock).packages;
  // The lock of the project says what each package states.
  const { packages: all } = readLock('package-lock.json');
  const production = Object.keys(packages)
    .map((path) => [path, all[path] ?? {}] as const)
    .filter(([, { dev, engines }]) => !dev && engines?.node !== undefined);
  const ranges = production.map(([, { engines }]) => engines?.node ?? '');

  it('names no Node.js version that one of its parts refuses', () => {
    expect(production.length).toBeGreaterThan(40);
    expect(production.filter(([, { engines }]) => !semver.subset(stated, engines?.node ?? ''))).toEqual([]);
  });

  it('begins at the lowest version on which all parts run', () => {
    expect(semver.minVersion(stated).version).toBe(computeLeast(ranges));
  });

  it('is the same in its lock file', () => {
    expect(own?.engines?.node).toBe(stated);
  });
});

describe('the lowest common version', () => {
  it.each<[string | undefined, string[]]>([
    ['22.22.2', ['>=20', '^22.22.2 || ^24.15.0 || >=26.0.0', '>=22.19.0']],
    ['24.15.0', ['^22.22.2 || ^24.15.0', '>=22.23.0 <23 || >=24', '>=24']],
    ['18.18.0', ['>=18.18', '^16.14.0 || >=18.0.0']],
    [undefined, ['^20.0.0', '>=22']],
  ])('is %s of %j', (least, ranges) => expect(computeLeast(ranges)).toBe(least));
});
