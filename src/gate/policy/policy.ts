/**
 * The requirements of a team as plain data, read from the settings and the policy file, and the paths of that file. No
 * other file names them.
 */

import type { ViolationType } from '../../shared/api/words.ts';
import type { CoveragePolicy } from './coverage.ts';
import type { RulePolicy } from './rules.ts';
import type { untouchedWords } from './slice.ts';
import type { Justification, VexClaim } from './vex.ts';

/** Accepts findings until a day. At least one criterion is given, and all given criteria must match. */
export interface Exception {
  violationId?: string | undefined;
  /** `CWE-<number>`. */
  cwe?: string | undefined;
  type?: ViolationType | undefined;
  /** A glob that the file's path must match. */
  path?: string | undefined;
  title?: string | undefined;
  /** An OpenVEX statement. It excludes other criteria. */
  vex?: VexClaim | undefined;
  /** Why the covered findings are no problem, as an OpenVEX justification. */
  justification?: Justification | undefined;
  reason: string;
  /** The last valid day, `YYYY-MM-DD`. */
  expires: string;
  owner?: string | undefined;
}

/** What the rules (`rules.ts`) and the coverage read, and what applies to all of them. */
export interface Policy extends RulePolicy, CoveragePolicy {
  /**
   * What to do about findings that a pull request cannot have introduced: note them for the default branch's run, or
   * block on them.
   */
  untouched: (typeof untouchedWords)[number];
  /** Globs: a pull request that changes only these files needs no scan. */
  skipWhen?: readonly string[] | undefined;
  exceptions: readonly Exception[];
  /** The day of the run, `YYYY-MM-DD` in UTC. It decides which exceptions have expired. */
  today: string;
}

/** Two versions merged into one. The second may only make the first stricter. */
export interface Comparison<Value> {
  value: Value;
  /** What the second version tightened, such as `fail-on-severity=low`. */
  tightened: string[];
  /** Values of the second version that were ignored because they would block less, in the same form. */
  ignored: string[];
}

/** A path without its extension. Policies of parts and baselines can be next to it: `.github/scan-gate-api.yml`. */
const stems = ['.github/scan-gate', '.scan-gate'] as const;

/** At most one of them exists. */
export const policyPaths: readonly string[] = stems.map((stem) => `${stem}.yml`);

/** Names that people use by mistake. A file that nobody reads would look like a policy. */
export const mistakenPolicyPaths: readonly string[] = stems.map((stem) => `${stem}.yaml`);

/** Globs of all files of the gate. A change to one of them may change what is judged. */
export const gateFileGlobs: readonly string[] = stems.map((stem) => `${stem}*`);

/** The same path in the correct case and with the correct extension. */
export function correctPolicyPath(mistaken: string): string {
  return mistaken.toLowerCase().replace(/\.yaml$/, '.yml');
}

/** The paths that are names of a policy file in another case. Empty when one of the paths has a correct name. */
export function findMiscasedPaths(paths: ReadonlySet<string>): string[] {
  if (policyPaths.some((path) => paths.has(path))) return [];
  return [...paths].filter(
    (path) => !mistakenPolicyPaths.includes(path) && policyPaths.includes(correctPolicyPath(path)),
  );
}

/** Where to create a new policy file. Only GitHub has a folder for it. `system` is the CI system of the run. */
export function chooseNewPath(system: string): string {
  return `${stems[system === 'github' ? 0 : 1]}.yml`;
}

/** `.github/scan-gate.yml or .scan-gate.yml`. */
export const policyPathsText = policyPaths.join(' or ');
