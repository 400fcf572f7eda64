/** Gemfile.lock and gems.locked, as Bundler writes them. */

import type { LocalKind, LockContents } from '../../../packages/locked-package.ts';
import { getFolder } from '../../../text/file-name.ts';
import {
  addNode,
  collectPackages,
  decodeLockText,
  type GrowingNode,
  type LockFormat,
  type LockInput,
  readPathKind,
  refuseLock,
} from './lock-format.ts';

const sections: Readonly<Record<string, LocalKind | 'registry'>> = {
  GEM: 'registry',
  GIT: 'git',
  PATH: 'file',
  'PLUGIN SOURCE': 'url',
};

const headers = new Set([
  ...Object.keys(sections),
  ...['PLATFORMS', 'DEPENDENCIES', 'CHECKSUMS', 'RUBY VERSION', 'BUNDLED WITH'],
]);

export const gemfileLock: LockFormat = {
  name: 'Gemfile.lock',
  ecosystem: 'RubyGems',
  isLock: (path) => /(?:^|\/)(?:Gemfile\.lock|gems\.locked)$/.test(path),
  read: readGemfile,
};

function readGemfile({ path, bytes, hasFolder }: LockInput): LockContents {
  const nodes = new Map<string, GrowingNode>();
  const roots = new Map<string, 'unknown'>();
  const problems: string[] = [];
  const found = new Set<string>();
  let [section, remote] = ['', ''];
  let spec: { needs: string[] } | undefined;
  for (const [index, line] of decodeLockText(bytes).split(/\r?\n/).entries()) {
    const header = line.trimEnd();
    if (headers.has(header)) {
      [section, spec] = [header, undefined];
      found.add(header);
      continue;
    }
    const [, indent = '', name = '', version] = /^( +)([^\s(!]+)!?(?: \(([^)]*)\))?!?\s*$/.exec(line) ?? [];
    remote = /^ {2}remote: (.*?)\s*$/.exec(line)?.[1] ?? remote;
    const kind = Object.hasOwn(sections, section) ? sections[section] : undefined;
    if (section === 'DEPENDENCIES' && indent.length === 2) roots.set(name, 'unknown');
    else if (kind !== undefined && indent.length === 4) {
      // The platform follows a hyphen, which a gem version cannot contain.
      const plain = version?.split('-', 1)[0] ?? '';
      if (plain === '') problems.push(`its line ${index + 1} names no version`);
      const local =
        kind === 'registry' ? undefined : kind === 'file' ? readPathKind(getFolder(path), remote, hasFolder) : kind;
      spec =
        plain === '' ? undefined : addNode(nodes, name, { name, version: plain, line: index + 1, local, needs: [] });
    } else if (kind !== undefined && indent.length === 6) spec?.needs.push(name);
    else if (problems.length < 20 && (kind === undefined ? /^\S/ : /^(?: {4})?\S/).test(line))
      problems.push(`its line ${index + 1} is not valid in a Bundler lock`);
  }
  if (!found.has('DEPENDENCIES')) refuseLock('it is not a lock file of Bundler: it has no DEPENDENCIES');
  return { ...collectPackages('RubyGems', path, { nodes, roots }), unpinned: [], problems };
}
