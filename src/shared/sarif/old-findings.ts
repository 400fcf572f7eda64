/**
 * Decides which findings of a commit already exist in the commit it is compared with. It is the only implementation of
 * "is this finding new?" for embedded scans and SARIF files. Pure.
 */

import { type FindingSource, mostSources } from '../text/data-path.ts';
import { getFolder } from '../text/file-name.ts';

/**
 * `doubtful`: the base may have it, because its scan did not cover that path, or because nothing tells it apart from
 * another one.
 */
export type Age = 'old' | 'doubtful' | 'new';

export interface ComparedFinding {
  /** Equal for the same finding at the same location. Undefined if the available data does not identify the code. */
  identity?: string | undefined;
  /** Equal for findings that may be the same, because they share rule and path. */
  weakIdentity?: string | undefined;
  /** Equal for findings of one rule whose code differs only in formatting. The path is not part of it. */
  codeKeys: readonly string[];
  path: string | undefined;
  /** The vulnerability of a version of a package. */
  advisory?: { purl?: unknown; cves?: readonly string[] | undefined; ids?: readonly string[] | undefined } | undefined;
  /** 0 is the most severe. */
  severityRank: number;
  /** The finding's score, if its tool states one. It can rise within a severity. */
  score?: number | undefined;
  /** Data from outside that reaches the finding. Missing or empty: none is known. */
  sources?: readonly FindingSource[] | undefined;
  /** What contains it: functions, resources, jobs. Empty if it is in none that has a name. */
  owners?: readonly string[] | undefined;
}

/** By path, the names of everything in a file that can own a finding. */
export type OwnersByPath = ReadonlyMap<string, ReadonlySet<string>>;

interface ComparedSides<Finding extends ComparedFinding> {
  head: readonly Finding[];
  base: readonly ComparedFinding[];
  /** The path in the base of a renamed file. For any other file, the same path. */
  getPreviousPath(path: string): string;
  /** Whether the base's scan may have missed the finding. */
  isUnseen(finding: Finding): boolean;
  /** Whether the base lacks the path, and whether the head does. */
  isAdded(path: string): boolean;
  isGone(path: string): boolean;
  /** Empty if no finding has an owner. */
  owners?: { head: OwnersByPath; base: OwnersByPath };
}

/**
 * Returns the age of each of the head's findings, in their order. Each base finding makes at most one head finding old.
 */
export function decideAges<Finding extends ComparedFinding>(sides: ComparedSides<Finding>): Age[] {
  const { head, base, getPreviousPath, isUnseen } = sides;
  const hasSameOwner = createOwnerCheck(sides);
  const left = new Set(base);
  const found = new Map<Finding, { isExcused: boolean }>();
  // The most reliable keys are matched first, so that no finding takes another one's match.
  for (const keysOfHead of keyKinds) {
    const index = indexByKeys(base, (finding) => keysOfHead(finding, (path) => path));
    for (const finding of head) {
      if (found.has(finding)) continue;
      const candidates = keysOfHead(finding, getPreviousPath)
        .flatMap((key) => index.get(key) ?? [])
        .filter((candidate) => hasSameOwner(finding, candidate));
      const match = takeBestMatch(finding, candidates, left, getPreviousPath);
      if (match !== undefined) found.set(finding, match);
    }
  }
  const packages = indexByKeys(base, listPackageKeys);
  const weak = new Set(base.flatMap(({ weakIdentity }) => weakIdentity ?? []));
  return head.map((finding) => {
    const match = found.get(finding);
    if (match !== undefined) return match.isExcused ? 'old' : 'new';
    const samePackage = listPackageKeys(finding).flatMap((key) => packages.get(key) ?? []);
    if (samePackage.some((before) => isOfReplacedLock(finding, before, sides))) return 'old';
    const mayBeHeld = finding.weakIdentity !== undefined && weak.has(finding.weakIdentity);
    return mayBeHeld || isUnseen(finding) ? 'doubtful' : 'new';
  });
}

/**
 * Whether each owner of the finding also owned the other one. An owner that the base does not have may be one that the
 * head no longer has, under another name.
 */
function createOwnerCheck({
  owners,
  getPreviousPath,
}: Pick<ComparedSides<ComparedFinding>, 'owners' | 'getPreviousPath'>) {
  return (now: ComparedFinding, before: ComparedFinding): boolean => {
    const ownersBefore = before.owners ?? [];
    if (now.owners === undefined || before.owners === undefined || now.path === undefined) return true;
    const other = now.owners.filter((owner) => !ownersBefore.includes(owner));
    const inBase = owners?.base.get(getPreviousPath(now.path));
    const inHead = owners?.head.get(now.path);
    const isRenamed = ownersBefore.length === 0 || ownersBefore.some((owner) => inHead?.has(owner) === false);
    return other.every((owner) => isRenamed && inBase?.has(owner) === false);
  };
}

const keyKinds: readonly ((finding: ComparedFinding, getPreviousPath: (path: string) => string) => string[])[] = [
  ({ identity }) => (identity === undefined ? [] : [identity]),
  ({ codeKeys, path }, getPreviousPath) =>
    path === undefined ? [] : codeKeys.map((key) => `${getPreviousPath(path)} ${key}`),
];

function indexByKeys(base: readonly ComparedFinding[], listKeys: (finding: ComparedFinding) => string[]) {
  const index = new Map<string, ComparedFinding[]>();
  for (const finding of base) for (const key of listKeys(finding)) index.set(key, [...(index.get(key) ?? []), finding]);
  return index;
}

/** One for each name of the vulnerability. */
function listPackageKeys({ advisory }: ComparedFinding): string[] {
  const { purl, cves = [], ids = [] } = advisory ?? {};
  return typeof purl === 'string' ? [...new Set([...cves, ...ids])].map((id) => `${id} ${purl}`) : [];
}

/**
 * Whether another package manager wrote the lock file for the same packages: a new file in the folder of the old one,
 * or above or below it if the old one is gone.
 */
function isOfReplacedLock<Finding extends ComparedFinding>(
  { path, severityRank }: Finding,
  before: ComparedFinding,
  { isAdded, isGone }: ComparedSides<Finding>,
): boolean {
  if (path === undefined || before.path === undefined || before.severityRank > severityRank || !isAdded(path))
    return false;
  const [folder, other] = [getFolder(path), getFolder(before.path)];
  const isAbove = (above: string, below: string) => above === '' || below.startsWith(`${above}/`);
  return folder === other || (isGone(before.path) && (isAbove(folder, other) || isAbove(other, folder)));
}

/**
 * Prefers a match that makes the finding old. Otherwise takes any match: it is the same finding, but it became more
 * severe. `left`: base findings that no head finding has matched yet.
 */
function takeBestMatch(
  finding: ComparedFinding,
  candidates: readonly ComparedFinding[],
  left: Set<ComparedFinding>,
  getPreviousPath: (path: string) => string,
) {
  const free = candidates.filter((candidate) => left.has(candidate));
  const excusing = free.find((candidate) => isExcused(finding, candidate, getPreviousPath));
  const taken = excusing ?? free[0];
  if (taken === undefined) return undefined;
  left.delete(taken);
  return { isExcused: excusing !== undefined };
}

/**
 * False if the finding became more severe, if its file became public, if a request reaches it now and none did before,
 * or if another one reaches it too.
 */
function isExcused(now: ComparedFinding, before: ComparedFinding, getPreviousPath: (path: string) => string): boolean {
  if (before.severityRank > now.severityRank) return false;
  if (before.score !== undefined && now.score !== undefined && now.score > before.score) return false;
  if (isPublic(now.path) && !isPublic(before.path)) return false;
  const left = [...(before.sources ?? [])];
  // A full list may have left out other sources.
  const isCut = left.length >= mostSources;
  const known = (now.sources ?? []).filter((source) => {
    const index = left.findIndex((other) => isSameSource({ ...source, path: getPreviousPath(source.path) }, other));
    if (index !== -1) left.splice(index, 1);
    return index !== -1;
  });
  return isCut ? known.length > 0 || now.sources?.length === 0 : known.length === (now.sources?.length ?? 0);
}

/** Folders whose files web servers hand out. */
function isPublic(path: string | undefined): boolean {
  return /(?:^|\/)(?:public|public_html|static|www|wwwroot|htdocs|webroot)\//i.test(path ?? '');
}

function isSameSource(now: FindingSource, before: FindingSource): boolean {
  const isSamePlace = now.kind === before.kind && now.path === before.path && now.code === before.code;
  return isSamePlace && before.safeFor.every((purpose) => now.safeFor.includes(purpose));
}
