/** Reads the archive that `--from` names: a URL or a local file. */
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { GateError } from '../../errors.ts';
import { createUnreadableFileError, readRegularFile } from '../../git/regular-file.ts';
import { version } from '../../session.ts';
import { readArchive } from './archive.ts';
import { download } from './download.ts';
import type { GateSource, SourceSearch } from './gate-source.ts';
import { refuseUnwritable } from './writable.ts';

/** Maximum size of an archive and of a response. */
const maximumBytes = 16 * 1024 * 1024;

interface ArchiveFolders {
  /** Relative paths start here. */
  folder: string;
  /** The top of the checkout. */
  top: string;
}

/** Throws GateError CONFIG for a file that is not an archive the job could use. */
export async function readGivenArchive(
  from: string,
  folders: ArchiveFolders,
  search: SourceSearch,
): Promise<GateSource> {
  const isAddress = from.includes('://');
  const path = resolve(folders.folder, from);
  const written = isAddress ? from : formatPathInJob(path, folders.top);
  refuseUnwritable(isAddress ? 'address' : 'path', '--from', written);
  const bytes = isAddress
    ? await download(search, from)
    : await readRegularFile(path, maximumBytes).catch((error: unknown) => {
        throw createUnreadableFileError(`--from: ${from}`, error, 'CONFIG');
      });
  const { holds, sha256 } = readArchive(bytes, from);
  if (search.isEmbedded && holds === 'alone') throw createNoScannersError(from);
  if (isAddress) return { kind: 'url', url: from, sha256, holds };
  return { kind: 'file', path: written, sha256, holds };
}

/** The job starts in the top of the checkout, so paths below it are relative to it. None looks like an option. */
function formatPathInJob(path: string, top: string): string {
  const below = relative(top, path);
  const isInside = below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
  if (!isInside) return path;
  const named = below.split(sep).join('/');
  return named.startsWith('-') ? `./${named}` : named;
}

function createNoScannersError(from: string): GateError {
  return new GateError('CONFIG', `--from: ${from} is only the gate, without scanners`, {
    reason: 'settings',
    hint: `Give the npm package (scan-gate-${version}.tgz), or name a service by --base-url.`,
  });
}
