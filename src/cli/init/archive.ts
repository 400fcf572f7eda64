/** Looks into an archive of the gate: which of the two that a release offers it is, and its checksum. */
import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { GateError } from '../../errors.ts';

/** The npm package, which brings scanners, or the gate alone. */
export type ArchiveKind = 'package' | 'alone';

export interface Archive {
  holds: ArchiveKind;
  /** In hex, of the archive as it is. */
  sha256: string;
}

const unpackedBytes = 256 * 1024 * 1024;

/** Throws GateError CONFIG for anything else; `name` is for people. */
export function readArchive(bytes: Buffer, name: string): Archive {
  const paths = listPaths(bytes).map((path) => path.replace(/^[^/]+\//, ''));
  const holds = paths.includes('dist/cli/index.js') ? 'package' : paths.includes('cli/index.js') ? 'alone' : undefined;
  if (holds === undefined) {
    throw new GateError('CONFIG', `--from: ${name} is no archive of Scan Gate`, {
      reason: 'settings',
      hint: 'Give scan-gate-<version>.tgz or scan-gate-cli-<version>.tar.gz, as a release or npm run pack makes them.',
    });
  }
  return { holds, sha256: createHash('sha256').update(bytes).digest('hex') };
}

const block = 512;

/** The paths of a tar archive under gzip; none for anything else. https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html */
function listPaths(bytes: Buffer): string[] {
  const tar = unpack(bytes);
  const paths: string[] = [];
  for (let at = 0; at + block <= tar.length; ) {
    const header = tar.subarray(at, at + block);
    const field = (from: number, length: number) =>
      header.toString('latin1', from, from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(field(124, 12).trim() || '0', 8);
    if (Number.isNaN(size)) break;
    const [name, prefix] = [field(0, 100), field(345, 155)];
    if (name !== '') paths.push(prefix === '' ? name : `${prefix}/${name}`);
    at += block * (1 + Math.ceil(size / block));
  }
  return paths;
}

function unpack(bytes: Buffer): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: unpackedBytes });
  } catch {
    return Buffer.alloc(0);
  }
}
