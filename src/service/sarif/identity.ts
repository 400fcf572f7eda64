/** Gives a result an identity that holds across commits: the tool's own fingerprint, else its rule, path and code. */
import { scryptSync } from 'node:crypto';
import { fingerprintOf, ordinals } from '../engines/fingerprint.ts';
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

/** Slow enough that a weak password cannot be guessed from an identity. */
const digestCost = { N: 4096, r: 8, p: 1 };
/** Each digest takes about 10 ms; a file with more secrets than that tells them apart by rule, path and order alone. */
const digestMax = 500;

/** An identity for each, in order. Equals are told apart by their order, so that no result ever hides another. */
export function identify(results: readonly Identified[]): string[] {
  const digest = secretDigest(results.filter(needsDigest).length <= digestMax);
  const ordinalOf = ordinals();
  return results.map((each) => {
    const parts = partsOf(each, digest);
    return fingerprintOf([...parts, ordinalOf(JSON.stringify(parts))]);
  });
}

function partsOf(each: Identified, digest: (each: Identified) => string): string[] {
  const { tool, ruleId, result, filePath = '' } = each;
  const full = fullFingerprint(result);
  if (full !== undefined) return ['full', tool, ruleId, full];
  const lineHash = field(result, 'partialFingerprints', 'primaryLocationLineHash');
  // Other partial fingerprints are none: gitleaks puts the commit and its author there.
  if (isFingerprint(lineHash)) return ['line', tool, ruleId, filePath, lineHash];
  return ['code', tool, ruleId, filePath, digest(each)];
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

function needsDigest({ isConcealed, snippet, result }: Identified): boolean {
  return isConcealed && snippet !== undefined && fullFingerprint(result) === undefined;
}

function secretDigest(isAffordable: boolean): (each: Identified) => string {
  const known = new Map<string, string>();
  return ({ snippet, isConcealed, ruleId, filePath = '' }) => {
    if (snippet === undefined) return '';
    if (!isConcealed) return normalized(snippet);
    if (!isAffordable) return '';
    const key = JSON.stringify([ruleId, filePath, snippet]);
    const digest = known.get(key) ?? scryptSync(snippet, `${ruleId}\n${filePath}`, 16, digestCost).toString('hex');
    known.set(key, digest);
    return digest;
  };
}
