/** Reads the archive that `--from` names: a URL or a local file. */
import { createHash } from 'node:crypto';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { attempt, GateError } from '../../../shared/errors.ts';
import { createUnreadableFileError, readRegularFile } from '../../../shared/git/regular-file.ts';
import { version } from '../../run/session.ts';
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

const unpackedBytes = 256 * 1024 * 1024;

/** Which of the two archives of a release it is. Throws GateError CONFIG for any other file. `name` is for people. */
function readArchive(bytes: Buffer, name: string) {
  const paths = listPaths(bytes).map((path) => path.replace(/^[^/]+\//, ''));
  const alone = paths.includes('cli/index.js') ? ('alone' as const) : undefined;
  const holds = paths.includes('dist/cli/index.js') ? ('package' as const) : alone;
  if (holds === undefined) {
    throw new GateError('CONFIG', `--from: ${name} is not an archive of Scan Gate`, {
      reason: 'settings',
      hint: 'Give scan-gate-<version>.tgz or scan-gate-cli-<version>.tar.gz, as a release or npm run pack makes them.',
    });
  }
  return { holds, sha256: createHash('sha256').update(bytes).digest('hex') };
}

const block = 512;

/**
 * The paths in a gzipped tar archive. Empty for any other file.
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html
 */
function listPaths(bytes: Buffer): string[] {
  const tar = attempt(() => gunzipSync(bytes, { maxOutputLength: unpackedBytes })) ?? Buffer.alloc(0);
  const paths: string[] = [];
  for (let at = 0; at + block <= tar.length; ) {
    const header = tar.subarray(at, at + block);
    const readField = (from: number, length: number) =>
      header.toString('latin1', from, from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(readField(124, 12).trim() || '0', 8);
    if (Number.isNaN(size)) break;
    const [name, prefix] = [readField(0, 100), readField(345, 155)];
    if (name !== '') paths.push(prefix === '' ? name : `${prefix}/${name}`);
    at += block * (1 + Math.ceil(size / block));
  }
  return paths;
}
