/** packages.lock.json of NuGet, versions 1 and 2. */

import type { LockContents } from '../../../packages/locked-package.ts';
import { listEntries, parseStrictJson, readOwn, readString } from './json.ts';
import {
  addNode,
  checkTable,
  collectPackages,
  type GrowingNode,
  type LockFormat,
  type LockInput,
  refuseLock,
} from './lock-format.ts';

export const nugetLock: LockFormat = {
  name: 'packages.lock.json',
  ecosystem: 'NuGet',
  isLock: (path) => /(?:^|\/)packages(?:\.[^/]+)?\.lock\.json$/i.test(path),
  read: readNuget,
};

function readNuget({ path, bytes }: LockInput): LockContents {
  const { value, findLine } = parseStrictJson(bytes);
  if (value.version !== 1 && value.version !== 2)
    refuseLock(`its version ${String(value.version).slice(0, 20)} is not known`);
  const nodes = new Map<string, GrowingNode>();
  const roots = new Map<string, 'unknown'>();
  const problems: string[] = [];
  if (value.dependencies === undefined) refuseLock('it has no dependencies');
  checkTable(value.dependencies, 'dependencies');
  for (const [framework, packages] of listEntries(value.dependencies)) {
    checkTable(packages, framework);
    // NuGet's names ignore case, and a package may write the name of another one in a different case.
    const createKey = (name: string) => `${framework} ${name.toLowerCase()}`;
    for (const [name, entry] of listEntries(packages)) {
      const [type, version] = [readString(entry, 'type'), readString(entry, 'resolved')];
      const isProject = type === 'Project';
      const needs = listEntries(readOwn(entry, 'dependencies')).map(([need]) => createKey(need));
      const line = findLine('dependencies', framework, name);
      if (version === undefined && !isProject)
        problems.push(`its package ${name.slice(0, 80)} has no resolved version`);
      else
        addNode(nodes, createKey(name), {
          name,
          version: version ?? '',
          line,
          needs,
          local: isProject ? 'workspace' : undefined,
        });
      if (type === 'Direct' || isProject) roots.set(createKey(name), 'unknown');
    }
  }
  return { ...collectPackages('NuGet', path, { nodes, roots }), unpinned: [], problems };
}
