/** The release that examples and pages name. */
import type { GateSource } from '../src/cli/init/gate-source.ts';

export const exampleUrl = 'https://scanner.example.com/api/v1';
const exampleVersion = '1.0.0';
/** The checksum of no archive: users who forget to replace it get an error. */
export const noChecksum = '0'.repeat(64);
const releases = 'https://github.com/scan-gate/scan-gate/releases/download';

/** The archives of a release, without a real checksum. */
export function createExampleRelease(
  holds: 'package' | 'alone',
  version = exampleVersion,
  sha256 = noChecksum,
): GateSource {
  const file = holds === 'package' ? `scan-gate-${version}.tgz` : `scan-gate-cli-${version}.tar.gz`;
  return { kind: 'url', url: `${releases}/v${version}/${file}`, sha256, holds };
}
