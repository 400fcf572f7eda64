/** Which findings a policy is about: a part of the repository, without what it ignores there. */
import { type Answer, answer, both } from './answer.ts';
import type { Finding } from './finding.ts';
import { placeMatcher } from './places.ts';

export interface PartPolicy {
  /** Globs: only what lies there is judged. */
  paths?: readonly string[] | undefined;
  /** Globs: what lies there does not count. */
  ignorePaths?: readonly string[] | undefined;
}

/** Why a finding does not count. */
export type LeftOut = 'in an ignored path' | 'in another part of the repository';

/** Undefined for what counts, and for what may: only what is proven to lie elsewhere is left out. */
export function leftOutBy({ paths, ignorePaths }: PartPolicy, finding: Finding): LeftOut | undefined {
  if (ignorePaths !== undefined && placeMatcher(ignorePaths)(finding) === 'yes') return 'in an ignored path';
  if (paths !== undefined && placeMatcher(paths)(finding) === 'no') return 'in another part of the repository';
  return undefined;
}

/** Whether the policy is about the finding; unknown where it may lie in another part. */
export function isInPart(policy: PartPolicy, finding: Finding): Answer {
  const counts = answer(leftOutBy(policy, finding) === undefined);
  return policy.paths === undefined ? counts : both(counts, placeMatcher(policy.paths)(finding));
}
