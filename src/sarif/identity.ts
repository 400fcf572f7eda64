/**
 * Gives a result an identity that is stable across commits: the tool's own fingerprint, otherwise its rule, path and
 * code.
 */
import { fingerprintOf, ordinals, secretMark } from '../text/fingerprint.ts';
import { normalized } from '../text/snippet.ts';
import { entriesOf, field } from './untrusted.ts';

export interface Identified {
  tool: string;
  ruleId: string;
  result: unknown;
  filePath: string | undefined;
  snippet: string | undefined;
  /** The snippet may contain a secret, whose plain hash could be guessed. */
  isConcealed: boolean;
}

export interface Identity {
  fingerprint: string;
  /** The same without the path: it recognizes a finding after its file was renamed. */
  contentFingerprint: string;
  /** False if only its rule and path distinguish it, because the file contains no code. */
  isOfCode: boolean;
}

export const noIdentity: Identity = { fingerprint: '', contentFingerprint: '', isOfCode: false };

/** One identity per result, in order. Equal results are numbered, so that none hides another. */
export function identify(results: readonly Identified[]): Identity[] {
  const ordinalOf = ordinals();
  return results.map((each) => {
    const [kind, value] = traitOf(each);
    const { tool, ruleId, filePath = '' } = each;
    const parts = kind === 'full' ? [kind, tool, ruleId, value] : [kind, tool, ruleId, filePath, value];
    return {
      fingerprint: fingerprintOf([...parts, ordinalOf(JSON.stringify(parts))]),
      contentFingerprint: fingerprintOf([kind, tool, ruleId, value]),
      isOfCode: value !== '',
    };
  });
}

function traitOf({ result, snippet, isConcealed }: Identified): ['full' | 'line' | 'code', string] {
  const full = fullFingerprint(result);
  if (full !== undefined) return ['full', full];
  const lineHash = field(result, 'partialFingerprints', 'primaryLocationLineHash');
  // Other partial fingerprints are not used: gitleaks stores the commit and its author there.
  if (isFingerprint(lineHash)) return ['line', lineHash];
  const code = normalized(snippet ?? '');
  return ['code', isConcealed && code !== '' ? secretMark(code, false) : code];
}

/** The first of the result's `fingerprints` by name. Only the first one matters for stability. */
function fullFingerprint(result: unknown): string | undefined {
  const usable = entriesOf(field(result, 'fingerprints')).filter(([, value]) => isFingerprint(value));
  const [first] = usable.sort(([a], [b]) => (a < b ? -1 : 1));
  return first === undefined ? undefined : `${first[0]}=${first[1]}`;
}

/** Semgrep without an account writes `requires login` for every result. */
function isFingerprint(value: unknown): value is string {
  return typeof value === 'string' && /^\S{6,1000}$/.test(value);
}
