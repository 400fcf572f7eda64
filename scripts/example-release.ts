/** The release that examples and pages name. */
import type { GateSource } from '../src/cli/init/gate-source.ts';

export const exampleUrl = 'https://scanner.example.com/api/v1';
const exampleVersion = '1.0.0';
/** Of no archive: whoever forgets to write the release's own is told so. */
export const noChecksum = '0'.repeat(64);
const releases = 'https://github.com/scan-gate/scan-gate/releases/download';

/** What a release offers, with the checksum left to the reader. */
export function exampleRelease(holds: 'package' | 'alone', version = exampleVersion, sha256 = noChecksum): GateSource {
  const file = holds === 'package' ? `scan-gate-${version}.tgz` : `scan-gate-cli-${version}.tar.gz`;
  return { kind: 'url', url: `${releases}/v${version}/${file}`, sha256, holds };
}
