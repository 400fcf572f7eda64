/** A package.json that no lock file covers: what it pins to an exact version is as good as locked. */
import type { LocalKind, LockContents } from '../../../shared/packages/locked-package.ts';
import { getFolder } from '../../../shared/text/file-name.ts';
import { listEntries, parseStrictJson } from './formats.ts';
import {
  addNode,
  collectPackages,
  type GrowingNode,
  type LockInput,
  readPathKind,
  resolvePath,
} from './lock-format.ts';
import { readRegistries } from './npm-registries.ts';
import { readCopy } from './workspaces.ts';

/** In this order: npm installs what is named twice as the last of them says. */
const fields = ['devDependencies', 'dependencies', 'optionalDependencies'] as const;
const exact = /^[v=\s]*(\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?)\s*$/;

/** Throws what `refuse` throws. */
export function readManifest(path: string, bytes: Buffer, readFile: LockInput['readFile']): LockContents {
  const findRegistry = readRegistries(getFolder(path), readFile, ['.npmrc']);
  const { value, findLine } = parseStrictJson(bytes);
  const nodes = new Map<string, GrowingNode>();
  const unpinned = new Map<string, LockContents['unpinned'][number]>();
  for (const field of fields) {
    for (const [key, wanted] of listEntries(value[field])) {
      const [name, range] = readAlias(key, String(wanted));
      const line = findLine(field, key);
      const local = findLocal(getFolder(path), range);
      const version = exact.exec(range)?.[1];
      if (version === undefined && local === undefined)
        unpinned.set(key, {
          name,
          reason: `has the range ${range.slice(0, 100)}`,
          ...(line !== undefined && { line }),
        });
      else {
        unpinned.delete(key);
        const isDev = field === 'devDependencies';
        const registry = local === undefined ? findRegistry(name) : undefined;
        const place = local === 'copy' ? resolvePath(getFolder(path), range.replace(/^\w+:/, '')) : undefined;
        addNode(nodes, key, {
          name,
          version: version ?? '',
          ...readCopy(place, readFile),
          line,
          needs: [],
          local,
          registry,
          isDirect: true,
          isDev,
        });
      }
    }
  }
  const { packages, local } = collectPackages('npm', path, { nodes });
  return { packages, local, unpinned: [...unpinned.values()], problems: [], isDirectOnly: true };
}

/** The package that a range such as `npm:other@^1.0.0` means, and its own range. */
export function readAlias(key: string, range: string): [name: string, range: string] {
  const [, name, version] = /^npm:((?:@[^/@]+\/)?[^/@]+)@(.*)$/s.exec(range) ?? [];
  return name === undefined || version === undefined ? [key, range] : [name, version];
}

function findLocal(folder: string, range: string): LocalKind | undefined {
  if (/^workspace:/.test(range)) return 'workspace';
  if (/^(?:file|link|portal):|^\.{1,2}\/|^[~/]\//.test(range)) return readPathKind(folder, range);
  if (/^(?:git[+@:]|ssh:|github:|gitlab:|bitbucket:|gist:)|^[\w.-]+\/[\w.-]+(?:#|$)|\.git(?:#|$)/.test(range))
    return 'git';
  return /^https?:/.test(range) ? 'url' : undefined;
}
