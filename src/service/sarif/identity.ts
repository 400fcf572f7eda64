/** Gives a result an identity that holds across commits: the tool's own fingerprint, else its rule, path and code. */
import { fingerprintOf, ordinals, secretMark } from '../engines/fingerprint.ts';
import { normalized } from '../engines/snippet.ts';
import { entriesOf, field } from './untrusted.ts';

export interface Identified {
  tool: string;
  ruleId: string;
  result: unknown;
  filePath: string | undefined;
  snippet: string | undefined;
  /** The snippet may hold a secret: a plain hash of it could be guessed. */
  isConcealed: boolean;
}

/** An identity for each, in order. Equals are told apart by their order, so that no result ever hides another. */
export function identify(results: readonly Identified[]): string[] {
  const ordinalOf = ordinals();
  return results.map((each) => {
    const parts = partsOf(each);
    return fingerprintOf([...parts, ordinalOf(JSON.stringify(parts))]);
  });
}

function partsOf({ tool, ruleId, result, filePath = '', snippet, isConcealed }: Identified): string[] {
  const full = fullFingerprint(result);
  if (full !== undefined) return ['full', tool, ruleId, full];
  const lineHash = field(result, 'partialFingerprints', 'primaryLocationLineHash');
  // Other partial fingerprints are none: gitleaks puts the commit and its author there.
  if (isFingerprint(lineHash)) return ['line', tool, ruleId, filePath, lineHash];
  const code = normalized(snippet ?? '');
  return ['code', tool, ruleId, filePath, isConcealed && code !== '' ? secretMark(code, false) : code];
}

/** The first of the result's `fingerprints` by name, so that one that a tool adds later changes nothing. */
function fullFingerprint(result: unknown): string | undefined {
  const usable = entriesOf(field(result, 'fingerprints')).filter(([, value]) => isFingerprint(value));
  const [first] = usable.sort(([a], [b]) => (a < b ? -1 : 1));
  return first === undefined ? undefined : `${first[0]}=${first[1]}`;
}

/** Semgrep without an account writes `requires login` for every result. */
function isFingerprint(value: unknown): value is string {
  return typeof value === 'string' && /^\S{6,1000}$/.test(value);
}
