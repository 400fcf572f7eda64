/** Gives a finding an identity that survives edits elsewhere in the file: never a line number. */
import { createHash, createHmac } from 'node:crypto';
import { normalizeCode } from './code-key.ts';

/** SHA-256 over the parts, separated so that no two lists of parts read alike. */
export function fingerprintOf(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

interface Identified {
  rule: string;
  path: string;
  /** What was found, with its lines; of a secret its mark. */
  code: string;
  /** The reported code alone, as it is written; none for a secret. */
  node?: string;
}

interface Identity {
  fingerprint: string;
  /** The same without the path: by it a finding is known again after its file was renamed. */
  contentFingerprint: string;
  /** Its rule and `node` without formatting, without the path. */
  codeFingerprint?: string;
}

/** Identities for the findings of one engine, handed in from the top of each file to its end. */
export function identities(): (each: Identified) => Identity {
  const ordinalOf = ordinals();
  return ({ rule, path, code, node }) => {
    const ordinal = ordinalOf(JSON.stringify([rule, path, code]));
    return {
      fingerprint: fingerprintOf([rule, path, code, ordinal]),
      contentFingerprint: fingerprintOf([rule, code, ordinal]),
      ...(node === undefined ? {} : { codeFingerprint: fingerprintOf([rule, normalizeCode(node, path)]) }),
    };
  };
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

/** Three hexadecimal digits: a list of 10 million likely passwords holds 2,400 that have the mark of any one of them. */
const guessableMarkLength = 3;

/**
 * Stands for a secret in its identity, which is published. A credential that a machine issued cannot be guessed, so a
 * digest does not give it away. Of what a person may have chosen only 12 bits of the digest are taken: enough to notice
 * that another secret took its place, too few to tell which one it is, however many are tried.
 */
export function secretMark(secret: string, isIssued: boolean): string {
  const digest = createHmac('sha256', 'scan-gate: identity of a secret').update(secret).digest('hex');
  return isIssued ? digest : digest.slice(0, guessableMarkLength);
}
