/**
 * Decides which findings of a commit the commit that it is compared with holds too: the one answer to "is this finding new?",
 * for embedded scans and for SARIF files. Pure.
 */

import type { FindingSource } from '../text/finding-source.ts';

/** `doubtful`: the base may hold it, because its scan did not look there, or because nothing tells it from another one. */
export type Age = 'old' | 'doubtful' | 'new';

export interface ComparedFinding {
  /** Equal for the same finding at the same place; undefined where what there is says nothing of the code. */
  identity?: string | undefined;
  /** Equal for a finding that is perhaps the same: by its rule and path alone. */
  weakIdentity?: string | undefined;
  /** Equal for findings of one rule whose code is the same but for its formatting; says nothing of the path. */
  codeKeys: readonly string[];
  path: string | undefined;
  /** 0 is the gravest. */
  severityRank: number;
  /** A score of the finding, where its tool states one: it may rise within a severity. */
  score?: number | undefined;
  /** Missing or empty: nothing from outside is known to reach it. */
  sources?: readonly FindingSource[] | undefined;
}

export interface ComparedSides<Finding extends ComparedFinding> {
  head: readonly Finding[];
  base: readonly ComparedFinding[];
  /** The path in the base of a file that git says was renamed; the same path for any other. */
  pathBefore(path: string): string;
  /** Whether the base's scan may have missed the finding. */
  isUnseen(finding: Finding): boolean;
}

/** The age of each of the head's findings, in their order. Each finding of the base makes one of the head's old, at most. */
export function decideAges<Finding extends ComparedFinding>(sides: ComparedSides<Finding>): Age[] {
  const { head, base, pathBefore, isUnseen } = sides;
  const left = new Set(base);
  const found = new Map<Finding, Match>();
  // The surest keys first, so that no finding takes what is surely another one's.
  for (const keysOfHead of keyKinds) {
    const index = indexBy(base, (finding) => keysOfHead(finding, (path) => path));
    for (const finding of head) {
      if (found.has(finding)) continue;
      const candidates = keysOfHead(finding, pathBefore).flatMap((key) => index.get(key) ?? []);
      const match = takeBest(finding, { candidates, left, pathBefore });
      if (match !== undefined) found.set(finding, match);
    }
  }
  const weak = new Set(base.flatMap(({ weakIdentity }) => weakIdentity ?? []));
  return head.map((finding) => {
    const match = found.get(finding);
    if (match !== undefined) return match.isExcused ? 'old' : 'new';
    const mayBeHeld = finding.weakIdentity !== undefined && weak.has(finding.weakIdentity);
    return mayBeHeld || isUnseen(finding) ? 'doubtful' : 'new';
  });
}

type KeyKind = (finding: ComparedFinding, pathBefore: (path: string) => string) => string[];

const keyKinds: readonly KeyKind[] = [
  ({ identity }) => (identity === undefined ? [] : [identity]),
  ({ codeKeys, path }, pathBefore) => (path === undefined ? [] : codeKeys.map((key) => `${pathBefore(path)} ${key}`)),
];

function indexBy(base: readonly ComparedFinding[], keysOf: (finding: ComparedFinding) => string[]) {
  const index = new Map<string, ComparedFinding[]>();
  for (const finding of base) for (const key of keysOf(finding)) index.set(key, [...(index.get(key) ?? []), finding]);
  return index;
}

interface Match {
  isExcused: boolean;
}

interface Choice {
  candidates: readonly ComparedFinding[];
  /** Those of the base that stand for none of the head's yet. */
  left: Set<ComparedFinding>;
  pathBefore(path: string): string;
}

/** Takes the one that makes the finding old; else any, because the finding is the same and became graver. */
function takeBest(finding: ComparedFinding, { candidates, left, pathBefore }: Choice): Match | undefined {
  const free = candidates.filter((candidate) => left.has(candidate));
  const excusing = free.find((candidate) => isExcused(finding, candidate, pathBefore));
  const taken = excusing ?? free[0];
  if (taken === undefined) return undefined;
  left.delete(taken);
  return { isExcused: excusing !== undefined };
}

/** Not when it became graver, when a request reaches it now and none did before, or when its source changed. */
function isExcused(now: ComparedFinding, before: ComparedFinding, pathBefore: (path: string) => string): boolean {
  if (before.severityRank > now.severityRank) return false;
  if (before.score !== undefined && now.score !== undefined && now.score > before.score) return false;
  if (now.sources === undefined || now.sources.length === 0) return true;
  const sourcesBefore = before.sources ?? [];
  return now.sources.some((source) =>
    sourcesBefore.some((other) => isSameSource({ ...source, path: pathBefore(source.path) }, other)),
  );
}

function isSameSource(now: FindingSource, before: FindingSource): boolean {
  const isSamePlace = now.kind === before.kind && now.path === before.path && now.code === before.code;
  return isSamePlace && before.safeFor.every((purpose) => now.safeFor.includes(purpose));
}
