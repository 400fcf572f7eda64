/** Decides whether an advisory affects a version, by OSV's rules (https://ossf.github.io/osv-schema/#evaluation). */
import type { Ecosystem } from '../locked-package.ts';
import { type Compare, compareSafely, compareSemver, compareVersions } from './compare.ts';

/** Exactly one of the four fields is set, as OSV writes it. */
export interface OsvEvent {
  introduced?: string | undefined;
  fixed?: string | undefined;
  last_affected?: string | undefined;
  limit?: string | undefined;
}

interface OsvRange {
  /** `SEMVER`, `ECOSYSTEM` or `GIT`. */
  type: string;
  events: readonly OsvEvent[];
}

/** An entry of an OSV record's `affected`, for the package in question. */
export interface OsvAffected {
  ranges?: readonly OsvRange[] | undefined;
  versions?: readonly string[] | undefined;
}

/** `unknown`: a version cannot be parsed, or no range decides. */
export type AffectedState = 'yes' | 'no' | 'unknown';

export function isAffected(
  ecosystem: Ecosystem,
  version: string,
  { ranges = [], versions = [] }: OsvAffected,
): AffectedState {
  const compare: Compare = (a, b) => compareVersions(ecosystem, a, b);
  if (versions.some((one) => one === version || compareSafely(compare, one, version) === 0)) return 'yes';
  // Commits say nothing about a registry version. Most such records also list versions.
  const ofVersions = ranges.filter(({ type }) => type !== 'GIT');
  if (ofVersions.length === 0) return versions.length === 0 || !isReadable(compare, version) ? 'unknown' : 'no';
  const results = ofVersions.map((range) => {
    if (range.type !== 'SEMVER' && range.type !== 'ECOSYSTEM') return 'unknown';
    return isInRange(range.type === 'SEMVER' ? compareSemver : compare, version, range.events);
  });
  if (results.includes('yes')) return 'yes';
  return results.includes('unknown') ? 'unknown' : 'no';
}

/** Whether a version is in a range as GitHub's advisories write it: `>= 4.3.0, < 4.3.5`, `= 0.2.0`. */
export function isInGitHubRange(ecosystem: Ecosystem, version: string, range: string): AffectedState {
  const parts = range.split(',').map((part) => /^\s*(<=|>=|<|>|=)\s*(\S+)\s*$/.exec(part));
  const results = parts.map((part): AffectedState => {
    const [, operator = '', bound = ''] = part ?? [];
    const order = compareVersions(ecosystem, version, bound);
    if (order === undefined) return operator === '=' && bound === version ? 'yes' : 'unknown';
    const isIn = { '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0, '=': order === 0 }[operator];
    return isIn === undefined ? 'unknown' : isIn ? 'yes' : 'no';
  });
  if (results.includes('no')) return 'no';
  return results.includes('unknown') ? 'unknown' : 'yes';
}

function isReadable(compare: Compare, version: string): boolean {
  return compareSafely(compare, version, version) !== undefined;
}

const kinds = ['introduced', 'fixed', 'last_affected', 'limit'] as const;

interface Step {
  kind: (typeof kinds)[number];
  at: string;
  /** The order of the version in question relative to `at`. */
  order: number;
}

function isInRange(compare: Compare, version: string, events: readonly OsvEvent[]): AffectedState {
  const named = events.flatMap((event) =>
    kinds.flatMap((kind) => {
      const at = event[kind];
      return at === undefined ? [] : [{ kind, at }];
    }),
  );
  const steps: Step[] = [];
  for (const { kind, at } of named) {
    const order = compareToEvent(compare, version, kind, at);
    if (order === undefined) return 'unknown';
    steps.push({ kind, at, order });
  }
  if (!steps.some(({ kind }) => kind === 'introduced')) return 'unknown';
  const limits = steps.filter(({ kind }) => kind === 'limit');
  if (limits.length > 0 && !limits.some(({ order }) => order < 0)) return 'no';
  let isVulnerable = false;
  for (const { kind, order } of steps.filter(({ kind }) => kind !== 'limit').sort(createStepComparator(compare))) {
    if (kind === 'introduced' && order >= 0) isVulnerable = true;
    else if (kind === 'fixed' && order >= 0) isVulnerable = false;
    else if (kind === 'last_affected' && order > 0) isVulnerable = false;
  }
  return isVulnerable ? 'yes' : 'no';
}

/** `0` is before every version, and the limit `*` is after every version. */
function compareToEvent(compare: Compare, version: string, kind: Step['kind'], at: string): number | undefined {
  if (kind === 'introduced' && at === '0') return isReadable(compare, version) ? 1 : undefined;
  if (kind === 'limit' && at === '*') return -1;
  return compareSafely(compare, version, at);
}

/** Sorts by version. At the same one `introduced` comes last: a false positive is better than a missed finding. */
function createStepComparator(compare: Compare): (a: Step, b: Step) => number {
  const isInitialEvent = ({ kind, at }: Step) => kind === 'introduced' && at === '0';
  return (a, b) => {
    if (isInitialEvent(a) || isInitialEvent(b)) return Number(isInitialEvent(b)) - Number(isInitialEvent(a));
    const order = compareSafely(compare, a.at, b.at) ?? 0;
    return order || Number(a.kind === 'introduced') - Number(b.kind === 'introduced');
  };
}
