/** Gemfile.lock and gems.locked, as Bundler writes them. */

import type { LocalKind, LockContents } from '../../../packages/locked-package.ts';
import { collectPackages, type LockFormat, type LockInput, type LockNode, readText, refuse } from './lock-format.ts';

const sections: Readonly<Record<string, LocalKind | 'registry'>> = {
  GEM: 'registry',
  GIT: 'git',
  PATH: 'file',
  'PLUGIN SOURCE': 'url',
};

export const gemfileLock: LockFormat = {
  name: 'Gemfile.lock',
  ecosystem: 'RubyGems',
  isLock: (path) => /(?:^|\/)(?:Gemfile\.lock|gems\.locked)$/.test(path),
  read: readGemfile,
};

function readGemfile({ path, bytes }: LockInput): LockContents {
  const nodes = new Map<string, LockNode & { needs: string[] }>();
  const roots = new Map<string, 'unknown'>();
  const problems: string[] = [];
  const found = new Set<string>();
  let section = '';
  let spec: { needs: string[] } | undefined;
  for (const [index, line] of readText(bytes).split(/\r?\n/).entries()) {
    const header = /^([A-Z][A-Z ]*)$/.exec(line)?.[1];
    if (header !== undefined) {
      [section, spec] = [header, undefined];
      found.add(header);
      continue;
    }
    const [, indent = '', name = '', version] = /^( +)([^\s(!]+)!?(?: \(([^)]*)\))?!?$/.exec(line) ?? [];
    const kind = Object.hasOwn(sections, section) ? sections[section] : undefined;
    if (section === 'DEPENDENCIES' && indent.length === 2) roots.set(name, 'unknown');
    else if (kind !== undefined && indent.length === 4) {
      // The platform follows a hyphen, which no version of a gem holds.
      const plain = version?.split('-', 1)[0] ?? '';
      if (plain === '') problems.push(`its line ${index + 1} names no version`);
      spec = nodes.get(name) ?? { needs: [] };
      const local = kind === 'registry' ? undefined : kind;
      if (plain !== '') nodes.set(name, { name, version: plain, line: index + 1, local, needs: spec.needs });
    } else if (kind !== undefined && indent.length === 6) spec?.needs.push(name);
  }
  if (!found.has('DEPENDENCIES')) refuse('it is no lock of Bundler: it has no DEPENDENCIES');
  return { ...collectPackages('RubyGems', path, { nodes, roots }), unpinned: [], problems };
}
