/** Opaque identifiers: a prefix that says what is identified, and 96 bits. They are random except for violations. */
import { randomBytes } from 'node:crypto';
import { hashParts } from '../../text/fingerprint.ts';

type Prefix = 'org' | 'key' | 'repo' | 'scan' | 'vio' | 'req' | 'hook' | 'evt';

const hexDigits = 24;

export function createRecordId(prefix: Prefix): string {
  return `${prefix}_${randomBytes(hexDigits / 2).toString('hex')}`;
}

export interface IdentifierProblem {
  type: string;
  fingerprint: string;
}

/** The fields of a repository that distinguish its problems. */
export interface ProblemOwner {
  vcs_url: string;
  path: string;
}

/**
 * The same for the same problem in every run, database and machine, so that exceptions and baselines stay valid. Only
 * when two repositories of one service have the same problem at the same location does the later one get another
 * identifier.
 */
export function createViolationId(
  problem: IdentifierProblem,
  owner: ProblemOwner,
  isTaken: (id: string) => boolean,
): string {
  return listViolationIds(problem, owner).find((id) => !isTaken(id)) ?? createRecordId('vio');
}

/** The first of them that is not taken is the identifier. */
export function listViolationIds({ type, fingerprint }: IdentifierProblem, owner: ProblemOwner): string[] {
  const plain = [type, fingerprint];
  const candidates = [plain, [...plain, owner.vcs_url], [...plain, owner.vcs_url, owner.path]];
  return candidates.map((parts) => `vio_${hashParts(parts).slice(0, hexDigits)}`);
}
