/** Opaque identifiers: a word that says what it names, and 96 random bits. */
import { randomBytes } from 'node:crypto';

type Prefix = 'org' | 'key' | 'repo' | 'scan' | 'vio' | 'req';

export function newIdentifier(prefix: Prefix): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
