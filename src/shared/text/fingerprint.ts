/** Gives a finding an identity that survives edits elsewhere in the file: it never contains a line number. */
import { createHash, createHmac } from 'node:crypto';
import { normalizeCode } from './code-key.ts';

/** SHA-256 of the parts, separated so that no two lists of parts give the same text. */
export function hashParts(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/** Creates identities for the findings of one engine. Call it from the top of each file to its end. */
export function createFindingIdentifier(): (each: {
  rule: string;
  path: string;
  /** The found code with its lines. For a secret, its mark. */
  code: string;
  /** Only the reported code, as written. Missing for a secret. */
  node?: string;
}) => {
  fingerprint: string;
  /** The same without the path: it recognizes a finding after its file was renamed. */
  contentFingerprint: string;
  /** The rule and `node` without formatting and path. */
  codeFingerprint?: string;
} {
  const countOrdinal = createOrdinalCounter();
  return ({ rule, path, code, node }) => {
    const ordinal = countOrdinal(JSON.stringify([rule, path, code]));
    return {
      fingerprint: hashParts([rule, path, code, ordinal]),
      contentFingerprint: hashParts([rule, code, ordinal]),
      ...(node === undefined ? {} : { codeFingerprint: hashParts([rule, normalizeCode(node, path)]) }),
    };
  };
}

/** Numbers equal keys: 0 for the first, 1 for the second, and so on. */
export function createOrdinalCounter(): (key: string) => number {
  const seen = new Map<string, number>();
  return (key) => {
    const ordinal = seen.get(key) ?? 0;
    seen.set(key, ordinal + 1);
    return ordinal;
  };
}

/** Three hexadecimal digits: in a list of 10 million likely passwords, 2,400 have any given mark. */
const guessableMarkLength = 3;

/**
 * Represents a secret in its identity, which is published. A credential that a machine issued cannot be guessed, so its
 * digest does not reveal it. For a secret that a person may have chosen, only 12 bits of the digest are used: enough to
 * notice that another secret replaced it, but too few to identify it, however many are tried.
 */
export function createSecretMark(secret: string, isIssued: boolean): string {
  const digest = createHmac('sha256', 'scan-gate: identity of a secret').update(secret).digest('hex');
  return isIssued ? digest : digest.slice(0, guessableMarkLength);
}
