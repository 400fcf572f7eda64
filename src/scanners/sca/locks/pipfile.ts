/** Pipfile.lock, with the Pipfile beside it for the direct dependencies. */

import type { LocalKind, LockContents } from '../../../packages/locked-package.ts';
import { getFolder } from '../../../text/file-name.ts';
import { isRecord } from '../../../text/records.ts';
import { listEntries, parseStrictJson, readOwn, readString } from './json.ts';
import {
  addNode,
  checkTable,
  collectPackages,
  type GrowingNode,
  type LockFormat,
  type LockInput,
  normalizePythonName,
  readPathKind,
  refuseLock,
  resolvePath,
} from './lock-format.ts';
import { readOtherToml } from './toml.ts';

const localKinds: readonly [field: string, kind: LocalKind][] = [
  ['git', 'git'],
  ['hg', 'git'],
  ['svn', 'git'],
  ['path', 'file'],
  ['file', 'url'],
  // Without one of the others, it is unknown where it is.
  ['editable', 'archive'],
];

export const pipfileLock: LockFormat = {
  name: 'Pipfile.lock',
  ecosystem: 'PyPI',
  isLock: (path) => /(?:^|\/)Pipfile\.lock$/.test(path),
  read: readPipfile,
};

function readPipfile({ path, bytes, readFile, hasFolder, parsers }: LockInput): LockContents {
  const { value, findLine } = parseStrictJson(bytes);
  if (!isRecord(value._meta)) refuseLock('it has no _meta');
  const manifest = readOtherToml(readFile(resolvePath(getFolder(path), 'Pipfile') ?? ''), parsers.toml);
  const nodes = new Map<string, GrowingNode>();
  const unpinned: LockContents['unpinned'] = [];
  // Besides `default` and `develop`, users choose the names of categories.
  for (const [category, packages] of listEntries(value)) {
    if (category === '_meta') continue;
    checkTable(packages, category);
    const section = { default: 'packages', develop: 'dev-packages' }[category] ?? category;
    const declared = new Set(listEntries(readOwn(manifest, section)).map(([name]) => normalizePythonName(name)));
    for (const [given, entry] of listEntries(packages)) {
      const [name, line] = [normalizePythonName(given), findLine(category, given)];
      const stated = localKinds.find(([field]) => readOwn(entry, field) !== undefined)?.[1];
      const local = stated === 'file' ? readPathKind(getFolder(path), readString(entry, 'path'), hasFolder) : stated;
      const version = /^===?\s*([^\s,*;]+)\s*(?:;|$)/.exec(readString(entry, 'version') ?? '')?.[1];
      if (version === undefined && local === undefined) {
        unpinned.push({ name, reason: 'has no exact version', ...(line !== undefined && { line }) });
        continue;
      }
      const isDirect = manifest === undefined ? undefined : declared.has(name);
      const isDev = category === 'develop' ? true : category === 'default' ? false : undefined;
      addNode(nodes, `${category} ${name}`, { name, version: version ?? '', line, needs: [], local, isDev, isDirect });
    }
  }
  return { ...collectPackages('PyPI', path, { nodes }), unpinned, problems: [] };
}
