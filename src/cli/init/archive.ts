/** Reads an archive of the gate: which of the two archives of a release it is, and its checksum. */
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { attempt, GateError } from '../../errors.ts';

/** The npm package, which includes scanners, or only the gate. */
export type ArchiveKind = 'package' | 'alone';

export interface Archive {
  holds: ArchiveKind;
  /** Checksum of the archive file, in hex. */
  sha256: string;
}

const unpackedBytes = 256 * 1024 * 1024;

/** Throws GateError CONFIG for any other file. `name` is for people. */
export function readArchive(bytes: Buffer, name: string): Archive {
  const paths = listPaths(bytes).map((path) => path.replace(/^[^/]+\//, ''));
  const holds = paths.includes('dist/cli/index.js') ? 'package' : paths.includes('cli/index.js') ? 'alone' : undefined;
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
  const tar = unpack(bytes);
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

function unpack(bytes: Buffer): Buffer {
  return attempt(() => gunzipSync(bytes, { maxOutputLength: unpackedBytes })) ?? Buffer.alloc(0);
}
