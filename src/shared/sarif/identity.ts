/**
 * Gives a result an identity that is stable across commits: the tool's own fingerprint, otherwise its rule, path and
 * code.
 */
import { createOrdinalCounter, createSecretMark, hashParts } from '../text/fingerprint.ts';
import { collapseBlanks } from '../text/snippet.ts';
import { readEntries, readNested } from './untrusted.ts';

export interface IdentifiedResult {
  tool: string;
  ruleId: string;
  result: unknown;
  filePath: string | undefined;
  snippet: string | undefined;
  /** The snippet may contain a secret, whose plain hash could be guessed. */
  isConcealed: boolean;
}

export interface ResultIdentity {
  fingerprint: string;
  /** The same without the path: it recognizes a finding after its file was renamed. */
  contentFingerprint: string;
  /** False if only its rule and path distinguish it, because the file contains no code. */
  isOfCode: boolean;
}

export const noIdentity: ResultIdentity = { fingerprint: '', contentFingerprint: '', isOfCode: false };

/** One identity per result, in order. Equal results are numbered, so that none hides another. */
export function identifyResults(results: readonly IdentifiedResult[]): ResultIdentity[] {
  const countOrdinal = createOrdinalCounter();
  return results.map((each) => {
    const [kind, value] = chooseTrait(each);
    const { tool, ruleId, filePath = '' } = each;
    const parts = kind === 'full' ? [kind, tool, ruleId, value] : [kind, tool, ruleId, filePath, value];
    return {
      fingerprint: hashParts([...parts, countOrdinal(JSON.stringify(parts))]),
      contentFingerprint: hashParts([kind, tool, ruleId, value]),
      isOfCode: value !== '',
    };
  });
}

function chooseTrait({ result, snippet, isConcealed }: IdentifiedResult): ['full' | 'line' | 'code', string] {
  // The first of the result's `fingerprints` by name. Only the first one matters for stability.
  const usable = readEntries(readNested(result, 'fingerprints')).filter(([, value]) => isUsableFingerprint(value));
  const [first] = usable.sort(([a], [b]) => (a < b ? -1 : 1));
  const full = first === undefined ? undefined : `${first[0]}=${first[1]}`;
  if (full !== undefined) return ['full', full];
  const lineHash = readNested(result, 'partialFingerprints', 'primaryLocationLineHash');
  // Other partial fingerprints are not used: gitleaks stores the commit and its author there.
  if (isUsableFingerprint(lineHash)) return ['line', lineHash];
  const code = collapseBlanks(snippet ?? '');
  return ['code', isConcealed && code !== '' ? createSecretMark(code, false) : code];
}

/** Semgrep without an account writes `requires login` for every result. */
function isUsableFingerprint(value: unknown): value is string {
  return typeof value === 'string' && /^\S{6,1000}$/.test(value);
}
