/** composer.lock, with the composer.json beside it for the direct dependencies. */

import type { LockContents } from '../../../packages/locked-package.ts';
import { getFolder } from '../../../text/file-name.ts';
import { isRecord } from '../../../text/records.ts';
import { listEntries, parseStrictJson, readOwn, readString } from './json.ts';
import {
  addNode,
  collectPackages,
  type GrowingNode,
  type LockFormat,
  type LockInput,
  readPathKind,
  refuseLock,
  resolvePath,
} from './lock-format.ts';

export const composerLock: LockFormat = {
  name: 'composer.lock',
  ecosystem: 'Packagist',
  isLock: (path) => /(?:^|\/)composer\.lock$/.test(path),
  read: readComposer,
};

function readComposer({ path, bytes, readFile, hasFolder }: LockInput): LockContents {
  const { value, findLine } = parseStrictJson(bytes);
  if (!Array.isArray(value.packages)) refuseLock('it has no list of packages');
  const nodes = new Map<string, GrowingNode>();
  const problems: string[] = [];
  for (const [section, isDev] of [
    ['packages', false],
    ['packages-dev', true],
  ] as const) {
    const list = value[section] ?? [];
    if (!Array.isArray(list)) refuseLock(`its ${section} is not a list`);
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
        ? readPathKind(getFolder(path), readString(dist, 'url'), hasFolder)
        : isBranch
          ? ('git' as const)
          : undefined;
      const needs = listEntries(readOwn(entry, 'require')).map(([need]) => need.toLowerCase());
      addNode(nodes, name, { name, version, line, needs, isDev, local });
    }
  }
  const roots = readComposerRoots(readFile(resolvePath(getFolder(path), 'composer.json') ?? ''));
  return { ...collectPackages('Packagist', path, { nodes, roots }), unpinned: [], problems };
}

function readComposerRoots(bytes: Buffer | undefined): Map<string, 'production' | 'development'> | undefined {
  try {
    const manifest = bytes === undefined ? undefined : parseStrictJson(bytes).value;
    if (!isRecord(manifest)) return undefined;
    const listNames = (field: string) => listEntries(manifest[field]).map(([name]) => name.toLowerCase());
    return new Map([
      ...listNames('require-dev').map((name) => [name, 'development'] as const),
      ...listNames('require').map((name) => [name, 'production'] as const),
    ]);
  } catch {
    return undefined;
  }
}
