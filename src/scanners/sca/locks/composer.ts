/** composer.lock, with the composer.json beside it for what is direct. */

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
  const [unpinned, problems]: [LockContents['unpinned'], string[]] = [[], []];
  for (const [section, isDev] of [
    ['packages', false],
    ['packages-dev', true],
  ] as const) {
    const list = value[section];
    for (const [index, entry] of (Array.isArray(list) ? (list as unknown[]) : []).entries()) {
      const name = readString(entry, 'name')?.toLowerCase();
      const version = readString(entry, 'version');
      const line = findLine(section, index, 'name');
      if (name === undefined || version === undefined) {
        problems.push(`entry ${index + 1} of its ${section} has no name or version`);
        continue;
      }
      const isPath = readString(readOwn(entry, 'dist'), 'type') === 'path';
      const needs = listEntries(readOwn(entry, 'require')).map(([need]) => need.toLowerCase());
      if (!isPath && /^dev-|-dev$/i.test(version)) {
        unpinned.push({ name, reason: `is at ${version}, a branch`, ...(line !== undefined && { line }) });
      } else addNode(nodes, name, { name, version, line, needs, isDev, local: isPath ? 'file' : undefined });
    }
  }
  const roots = readRoots(readFile(resolvePath(folderOf(path), 'composer.json') ?? ''));
  return { ...collectPackages('Packagist', path, { nodes, roots }), unpinned, problems };
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
