/** Judges symbolic links. A target in the same commit is scanned at its own path; any other target is not scanned. */
import { posix } from 'node:path';
import type { ScanDiagnostic } from '../api/schemas.ts';
import type { SkippedFile } from '../text/skipped-files.ts';
import type { StoredFile } from './stored-file.ts';

export interface Link extends StoredFile {
  target: string;
}

/** `paths`: all paths of the commit's tree. */
export function judgeLinks(
  links: readonly Link[],
  paths: ReadonlySet<string>,
): { skips: SkippedFile[]; diagnostics: ScanDiagnostic[] } {
  if (links.length === 0) return { skips: [], diagnostics: [] };
  const folders = listFolders(paths);
  const pointsInside = ({ path, target }: Link) => {
    const resolved = posix.normalize(posix.join(posix.dirname(path), target)).replace(/\/$/, '');
    return /^[^/]/.test(target) && (resolved === '.' || paths.has(resolved) || folders.has(resolved));
  };
  const skips = links
    .filter((link) => !pointsInside(link))
    .map(({ path }) => ({ reason: 'Symbolic link to a file outside this commit: not scanned', filePath: path }));
  const followed = links.length - skips.length;
  const message = `Symbolic links were not followed (${followed}); what they point to is scanned where it lies`;
  return { skips, diagnostics: followed === 0 ? [] : [{ engine: 'checkout', message }] };
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
