/** Gives a finding an identity that survives edits elsewhere in the file: never a line number. */
import { createHash } from 'node:crypto';

/** SHA-256 over the parts, separated so that no two lists of parts read alike. */
export function fingerprintOf(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** A counter of equals: 0 for the first of a key, 1 for the second, and so on. */
export function ordinals(): (key: string) => number {
  const seen = new Map<string, number>();
  return (key) => {
    const ordinal = seen.get(key) ?? 0;
    seen.set(key, ordinal + 1);
    return ordinal;
  };
}
