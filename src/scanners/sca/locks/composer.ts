/** composer.lock, with the composer.json beside it for the direct dependencies. */

import type { LockContents } from '../../../packages/locked-package.ts';
import { folderOf } from '../../../text/file-name.ts';
import { isRecord } from '../../../text/records.ts';
import { listEntries, readJson, readOwn, readString } from './json.ts';
import {
  addNode,
  collectPackages,
  type GrowingNode,
  type LockFormat,
  type LockInput,
  readPathKind,
  refuse,
  resolvePath,
} from './lock-format.ts';

export const composerLock: LockFormat = {
  name: 'composer.lock',
  ecosystem: 'Packagist',
  isLock: (path) => /(?:^|\/)composer\.lock$/.test(path),
  read: readComposer,
};

function readComposer({ path, bytes, readFile }: LockInput): LockContents {
  const { value, findLine } = readJson(bytes);
  if (!Array.isArray(value.packages)) refuse('it has no list of packages');
  const nodes = new Map<string, GrowingNode>();
  const problems: string[] = [];
  for (const [section, isDev] of [
    ['packages', false],
    ['packages-dev', true],
  ] as const) {
    const list = value[section] ?? [];
    if (!Array.isArray(list)) refuse(`its ${section} is no list`);
    for (const [index, entry] of (list as unknown[]).entries()) {
      const name = readString(entry, 'name')?.toLowerCase();
      const version = readString(entry, 'version');
      const line = findLine(section, index, 'name');
      if (name === undefined || version === undefined) {
        problems.push(`entry ${index + 1} of its ${section} has no name or version`);
        continue;
      }
      const dist = readOwn(entry, 'dist');
      const isPath = readString(dist, 'type') === 'path';
      // A branch is whatever its repository holds at the commit that is locked.
      const isBranch = /^dev-|-dev$/i.test(version);
      const local = isPath
        ? readPathKind(folderOf(path), readString(dist, 'url') ?? '')
        : isBranch
          ? ('git' as const)
          : undefined;
      const needs = listEntries(readOwn(entry, 'require')).map(([need]) => need.toLowerCase());
      addNode(nodes, name, { name, version, line, needs, isDev, local });
    }
  }
  const roots = readRoots(readFile(resolvePath(folderOf(path), 'composer.json') ?? ''));
  return { ...collectPackages('Packagist', path, { nodes, roots }), unpinned: [], problems };
}

function readRoots(bytes: Buffer | undefined): Map<string, 'production' | 'development'> | undefined {
  try {
    const manifest = bytes === undefined ? undefined : readJson(bytes).value;
    if (!isRecord(manifest)) return undefined;
    const names = (field: string) => listEntries(manifest[field]).map(([name]) => name.toLowerCase());
    return new Map([
      ...names('require-dev').map((name) => [name, 'development'] as const),
      ...names('require').map((name) => [name, 'production'] as const),
    ]);
  } catch {
    return undefined;
  }
}
