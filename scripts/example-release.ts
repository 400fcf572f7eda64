/** The release that examples and pages name. */
import type { GateSource } from '../src/gate/cli/init/gate-source.ts';

export const exampleUrl = 'https://scanner.example.com/api/v1';
/** The checksum of no archive: users who forget to replace it get an error. */
export const noChecksum = '0'.repeat(64);
const releases = 'https://github.com/scan-gate/scan-gate/releases/download';

/** The archives of a release, without a real checksum. */
export function createExampleRelease(holds: 'package' | 'alone'): GateSource {
  const file = holds === 'package' ? 'scan-gate-1.0.0.tgz' : 'scan-gate-cli-1.0.0.tar.gz';
  return { kind: 'url', url: `${releases}/v1.0.0/${file}`, sha256: noChecksum, holds };
}
