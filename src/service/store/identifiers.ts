/** Opaque identifiers: a prefix that says what is identified, and 96 bits. They are random except for violations. */
import { randomBytes } from 'node:crypto';

type Prefix = 'org' | 'key' | 'repo' | 'scan' | 'vio' | 'req' | 'hook' | 'evt';

export function createRecordId(prefix: Prefix): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
