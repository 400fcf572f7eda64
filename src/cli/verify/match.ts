/**
 * Decides whether an observation is comparable with an earlier one: the same repository, branch and kind of scan, and
 * later.
 */
import { isSameRepositoryUrl } from '../../ci/repository-url.ts';
import { isSameCommit } from '../../git/commit-name.ts';
import { formatVerifiedSubject, type KnownState, type Observation, type VerifiedSubject } from './observation.ts';

/** Why not, as a sentence without a full stop. Undefined when they are comparable. */
export async function findMismatch(
  { subject: now, contains }: Observation,
  { subject: then }: KnownState,
): Promise<string | undefined> {
  if (now.source !== then.source) {
    return `it was found by ${sourceWords[then.source]}, and looked for by ${sourceWords[now.source]}: they have different ids`;
  }
  if (then.isUncommitted === true)
    return 'it was found in files that are not committed: scan those again with --staged or --worktree';
  if (!isSubjectRepository(now, then)) return 'it is unknown whether both scans were of the same repository';
  if (now.source !== 'service' && now.toolVersion !== then.toolVersion)
    return `it was found by version ${then.toolVersion} of Scan Gate: version ${now.toolVersion} may not look for it`;
  if (isOlder(now, then)) return `${formatVerifiedSubject(now)} was scanned before it was found`;
  if (isSameCommit(now.headSha, then.headSha) === true)
    return 'it was found in this same commit: nothing has changed since';
  return findHistoryMismatch(now, then, contains);
}

/**
 * A branch that never contained the finding proves nothing. A checkout can tell whether it contains that commit,
 * whatever its branch is called.
 */
async function findHistoryMismatch(
  now: VerifiedSubject,
  then: VerifiedSubject,
  contains: Observation['contains'],
): Promise<string | undefined> {
  if (then.headSha !== undefined && (await contains?.(then.headSha)) === true) return undefined;
  if (then.branch !== undefined && then.branch === now.branch) return undefined;
  return `it was found in ${formatVerifiedSubject(then)}, and it is unknown whether ${formatVerifiedSubject(now)} contains that commit`;
}

function isSubjectRepository(
  { repositoryUrl: now }: VerifiedSubject,
  { repositoryUrl: then }: VerifiedSubject,
): boolean {
  return now !== undefined && then !== undefined && (now === then || isSameRepositoryUrl(now, then));
}

function isOlder({ startedAt: now }: VerifiedSubject, { startedAt: then }: VerifiedSubject): boolean {
  return now !== undefined && then !== undefined && now < then;
}

const sourceWords = {
  service: 'a service',
  embedded: 'the embedded scanners',
  sarif: 'the scanners of SARIF files',
} as const;
