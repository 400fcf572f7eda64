/**
 * Judges symbolic links. A target in the same commit is scanned at its own path, and also at the link's path if that is
 * the name of a program in another language; any other target is not scanned.
 */
import { posix } from 'node:path';
import type { ScanDiagnostic } from '../api/schemas.ts';
import { detectByName } from '../languages/languages.ts';
import { detectScriptKind } from '../languages/script-kinds.ts';
import type { SkippedFile } from '../text/skipped-files.ts';
import type { StoredFile } from './stored-file.ts';

export interface Link extends StoredFile {
  target: string;
}

/** `paths`: all paths of the commit's tree. */
export function judgeLinks(
  links: readonly Link[],
  paths: ReadonlySet<string>,
): { skips: SkippedFile[]; diagnostics: ScanDiagnostic[]; renamed: Map<string, string> } {
  if (links.length === 0) return { skips: [], diagnostics: [], renamed: new Map() };
  const folders = listFolders(paths);
  const resolveTarget = ({ path, target }: Link) =>
    /^[^/]/.test(target) ? posix.normalize(posix.join(posix.dirname(path), target)).replace(/\/$/, '') : '..';
  const pointsInside = (link: Link) => {
    const resolved = resolveTarget(link);
    return resolved === '.' || paths.has(resolved) || folders.has(resolved);
  };
  const targets = new Map(links.map((link) => [link.path, resolveTarget(link)]));
  const findFile = (path: string, steps = 0): string | undefined => {
    const target = targets.get(path);
    if (target === undefined) return path;
    return steps < mostSteps ? findFile(target, steps + 1) : undefined;
  };
  const renamed = new Map(
    links.flatMap(({ path }): [string, string][] => {
      const target = findFile(path);
      return target !== undefined && paths.has(target) && isReadOtherwise(path, target) ? [[path, target]] : [];
    }),
  );
  const skips = links
    .filter((link) => !pointsInside(link))
    .map(({ path }) => ({ reason: 'Symbolic link to a file outside this commit: not scanned', filePath: path }));
  const followed = links.length - skips.length - renamed.size;
  const message = `Symbolic links were not followed (${followed}); what they point to is scanned at its own path`;
  return { skips, diagnostics: followed === 0 ? [] : [{ engine: 'checkout', message }], renamed };
}

/** Longer chains of links are not followed. Linux follows 40. */
const mostSteps = 40;

/** Whether a program that is loaded by this name is in a language that the name of its file does not show. */
function isReadOtherwise(path: string, target: string): boolean {
  const readName = (name: string) => {
    const kind = detectScriptKind(name);
    const template = /\.(tf|tofu|ya?ml)$/i.exec(name)?.[1]?.replace('yaml', 'yml');
    return detectByName(name) ?? (kind !== undefined && 'markup' in kind ? kind.markup : template);
  };
  return readName(path) !== undefined && readName(path) !== readName(target);
}

function listFolders(paths: ReadonlySet<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}
