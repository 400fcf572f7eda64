/** gradle.lockfile: one line for each module, with the configurations that use it. */

import type { LockContents } from '../../../packages/locked-package.ts';
import {
  addNode,
  collectPackages,
  decodeLockText,
  type GrowingNode,
  type LockFormat,
  type LockInput,
  refuseLock,
} from './lock-format.ts';

export const gradleLock: LockFormat = {
  name: 'gradle.lockfile',
  ecosystem: 'Maven',
  isLock: (path) => /(?:^|\/)(?:(?:[\w.-]+-)?gradle\.lockfile|gradle\/dependency-locks\/[^/]+\.lockfile)$/.test(path),
  read: readGradle,
};

/** Before Gradle 7 there was a file for each configuration, which names none. */
const entry = /^([^\s:=]+):([^\s:=]+):([^\s:=]+)(?:=(\S*))?$/;

function readGradle({ path, bytes }: LockInput): LockContents {
  const nodes = new Map<string, GrowingNode>();
  const problems: string[] = [];
  for (const [index, text] of decodeLockText(bytes).split(/\r?\n/).entries()) {
    const line = text.trim();
    if (line === '' || line.startsWith('#') || /^empty=/.test(line)) continue;
    const [, group, artifact, version = '', configurations = ''] = entry.exec(line) ?? [];
    if (group === undefined) {
      if (problems.length < 20) problems.push(`its line ${index + 1} is not valid in a Gradle lock`);
      continue;
    }
    const named = configurations || path.replace(/^.*\/|\.lockfile$/g, '');
    const isDev = named.split(',').every((name) => /^test|Test(?=[A-Z])/.test(name));
    const name = `${group}:${artifact}`;
    addNode(nodes, `${name}:${version}`, { name, version, line: index + 1, needs: [], isDev });
  }
  if (nodes.size === 0 && problems.length > 0) refuseLock('it is not a lock file of Gradle');
  return { ...collectPackages('Maven', path, { nodes }), unpinned: [], problems };
}
