/**
 * What really is: how many findings each rule of the policy counts, computed from the world alone and by the words of the
 * design, with none of the gate's own functions.
 */

import type { Policy, Scope } from '../gate/policy/evidence.ts';
import { countsOf, firstDetectedMs, historyOf, isListedOpenThroughout } from './history.ts';
import { ruleModels } from './rules/registry.ts';
import type { Criterion, Truth } from './rules/rule-model.ts';
import {
  dayMs,
  isHeldByOurs,
  isKnownSeverity,
  knownSeverities,
  oursIndex,
  type World,
  type WorldFinding,
} from './world.ts';

/** What the run saw that the world alone does not say. */
export interface RunFacts {
  scope: Scope;
  /** The scan of the base branch that it compared with. */
  baseIndex: number | undefined;
  /** The one at which the branch left it, where that was asked for. */
  earlierBaseIndex: number | undefined;
  fromMs: number;
  toMs: number;
}

export interface TrueRule {
  name: string;
  count: number;
  /** With all that the service says too little of. */
  most: number;
  limit: number;
}

/** Every rule of the policy with the number of findings that it really counts. */
export function truthOf(world: World, facts: RunFacts): TrueRule[] {
  return criteriaOf(world).map(({ name, limit, counts, mayCount = counts }) => ({
    name,
    limit,
    count: countOf(world, facts, { counts, unplaced: false }),
    most: countOf(world, facts, { counts: mayCount, unplaced: true }),
  }));
}

/** Whether a rule of the policy asks about it and no exception covers it, whatever the scope. */
export function isAskedAbout(world: World, finding: WorldFinding): boolean {
  const isOpen = finding.suppressed === undefined && !isExcepted(world, finding);
  return isOpen && criteriaOf(world).some((criterion) => criterion.counts(finding));
}

export function brokenRules(rules: readonly TrueRule[]): TrueRule[] {
  return rules.filter(({ count, limit }) => count > limit);
}

/** The rules that may be broken. */
export function doubtfulRules(rules: readonly TrueRule[]): TrueRule[] {
  return rules.filter(({ most, limit }) => most > limit);
}

interface Counted {
  counts(finding: WorldFinding): boolean;
  /** Whether what cannot be placed is in the change: it may be, and is not proven to be. */
  unplaced: boolean;
}

function countOf(world: World, facts: RunFacts, { counts, unplaced }: Counted): number {
  const blocking = (finding: WorldFinding) =>
    finding.suppressed === undefined && !isExcepted(world, finding) && counts(finding);
  const ours = world.findings.filter((finding) => isHeldByOurs(finding) && blocking(finding));
  if (facts.scope === 'repository') {
    const others = world.findings.filter((finding) => !isHeldByOurs(finding) && blocking(finding));
    const open = others.filter((finding) =>
      isListedOpenThroughout(historyOf(world, finding), facts.fromMs, facts.toMs),
    );
    return ours.length + open.length;
  }
  if (facts.scope === 'auto')
    return sum(severityGroups(ours).map((group) => worseIn(world, facts, { findings: group, unplaced })));
  return ours.filter(scopeTest(world, facts, unplaced)).length;
}

/** By severity; unknown words on their own. */
function severityGroups(findings: readonly WorldFinding[]): WorldFinding[][] {
  return [...knownSeverities, undefined].map((severity) =>
    findings.filter((finding) => (isKnownSeverity(finding) ? finding.severity === severity : severity === undefined)),
  );
}

/** The largest of the three signals of `auto`, for findings of one severity. */
function worseIn(
  world: World,
  facts: RunFacts,
  { findings, unplaced }: Pick<Counted, 'unplaced'> & { findings: readonly WorldFinding[] },
): number {
  const made = findings.filter((finding) => !isLeft(world, finding));
  const [first] = made;
  if (first === undefined) return 0;
  const growth = isKnownSeverity(first) ? growthOf(world, facts, made) : 0;
  const changed = made.filter((finding) => isInChangedFile(world, finding, unplaced));
  return Math.max(changed.length, growth, made.filter((finding) => isNewSince(world, facts.baseIndex, finding)).length);
}

/** First detected after that scan of the base began, and not by it. */
function isNewSince(world: World, index: number | undefined, finding: WorldFinding): boolean {
  const base = index === undefined ? undefined : world.scans[index];
  if (base === undefined || finding.held[index ?? -1] === true) return false;
  return (firstDetectedMs(historyOf(world, finding)) ?? 0) >= base.startMs;
}

/** What the pull request cannot have made: an advisory or rule of today about what it leaves as it is. */
function isLeft(world: World, finding: WorldFinding): boolean {
  const { changes, policy } = world;
  if (policy.untouched === 'block' || changes?.isComplete !== true || finding.filePath === undefined) return false;
  if (isInChangedFile(world, finding)) return false;
  if (finding.type === 'SECRET') return true;
  const isChanged = (end: string) => changes.files.some(({ path }) => path.endsWith(end));
  if (isChanged('package-lock.json')) return false;
  // Programs may write infrastructure, and scanners may find that in the programs.
  return finding.type === 'SCA' || (finding.type === 'IAC' && !(isChanged('.js') && finding.filePath.endsWith('.js')));
}

/** How many more the scan counts than either of the base's; what is new there and does not block harms nobody. */
function growthOf(world: World, facts: RunFacts, findings: readonly WorldFinding[]): number {
  const severity = findings[0]?.severity;
  const harmless = world.findings.filter(
    (finding) => finding.severity === severity && isHeldByOurs(finding) && !findings.includes(finding),
  );
  const counted = harmless.filter(({ suppressed }) => suppressed === undefined || world.service.countsSuppressed);
  const growths = [facts.baseIndex, facts.earlierBaseIndex].map((index) => {
    const count = index === undefined ? undefined : countsOf(world, index)[severity?.toLowerCase() ?? ''];
    if (count === undefined) return undefined;
    const old = counted.filter((finding) => !isNewSince(world, index, finding)).length;
    return Math.min(findings.length, findings.length + old - count);
  });
  const [latest, earlier] = growths;
  return latest === undefined ? 0 : Math.min(latest, earlier ?? latest);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

type ScopeTest = (finding: WorldFinding) => boolean;

function scopeTest(world: World, { scope }: RunFacts, unplaced: boolean): ScopeTest {
  if (scope === 'changed') return (finding) => isInChangedFile(world, finding, unplaced);
  if (scope === 'changed-lines') return (finding) => isOnChangedLine(world, finding, unplaced);
  if (scope !== 'new') return () => true;
  const old = oldOf(world);
  return (finding) => !old.has(finding);
}

/** `unplaced` is the answer for a finding without a file, and where the diff is cut. */
export function isInChangedFile({ changes }: World, { filePath }: WorldFinding, unplaced = true): boolean {
  if (changes === undefined || filePath === undefined || !changes.isComplete) return unplaced;
  return changes.files.some(({ path }) => path === filePath);
}

function isOnChangedLine(world: World, finding: WorldFinding, unplaced: boolean): boolean {
  if (!isInChangedFile(world, finding, unplaced)) return false;
  const file = world.changes?.files.find(({ path }) => path === finding.filePath);
  const { line } = finding;
  if (file?.lines === undefined || line === undefined) return true;
  return file.lines.some(([first, last]) => line >= first && line <= last);
}

/** The open findings of our branch that the baseline holds, by id or as one of so many alike. */
function oldOf(world: World): Set<WorldFinding> {
  const held = (world.baseline ?? []).flatMap((index) => world.findings[index] ?? []);
  const ours = world.findings.filter((finding) => isHeldByOurs(finding) && finding.suppressed === undefined);
  const kinds = new Map<string, number>();
  for (const finding of held) kinds.set(kindOf(finding), (kinds.get(kindOf(finding)) ?? 0) + 1);
  const old = new Set(ours.filter((finding) => held.includes(finding)));
  for (const finding of old) kinds.set(kindOf(finding), (kinds.get(kindOf(finding)) ?? 0) - 1);
  for (const finding of ours.toSorted(leastBadFirst)) {
    const room = kinds.get(kindOf(finding)) ?? 0;
    if (old.has(finding) || room <= 0 || !isPlain(finding)) continue;
    old.add(finding);
    kinds.set(kindOf(finding), room - 1);
  }
  return old;
}

/** Of several alike the worst stay new; an unknown score may be any. */
function leastBadFirst(a: WorldFinding, b: WorldFinding): number {
  const rank = (finding: WorldFinding) => knownSeverities.indexOf(severityOf(finding));
  const scores = (a.cvss ?? 11) - (b.cvss ?? 11) || (a.epss ?? 101) - (b.epss ?? 101);
  return rank(b) - rank(a) || scores || (a.id < b.id ? -1 : 1);
}

/** Whether the baseline names a finding that our branch still holds, suppressed: what is like it may be old, or new. */
export function hasSuppressedInBaseline({ baseline = [], findings }: World): boolean {
  return baseline.some((index) => {
    const finding = findings[index];
    return finding !== undefined && isHeldByOurs(finding) && finding.suppressed !== undefined;
  });
}

function kindOf(finding: WorldFinding): string {
  return [isKnownType(finding) ? finding.type : 'unknown', finding.severity, finding.title, finding.filePath].join('|');
}

/** What is stated in a word that nobody documents is like nothing else. */
function isPlain(finding: WorldFinding): boolean {
  return isKnownSeverity(finding) && (finding.type === undefined || isKnownType(finding));
}

function isExcepted(world: World, finding: WorldFinding): boolean {
  return world.exceptions.some(({ exception, covers }) => exception.expires >= world.policy.today && covers(finding));
}

function criteriaOf(world: World): Criterion[] {
  const { policy } = world;
  const criteria = [severityCriterion(policy), ...thresholdCriteria(policy), ...scoreCriteria(policy)];
  const others = ruleModels.flatMap((model) => model.criteria(policy, factsOf(world)));
  return [...criteria, ...others].map((criterion) => ({
    ...criterion,
    counts: (finding: WorldFinding) =>
      isOfBlockingType(policy, finding) &&
      isInPart(policy, finding, false) &&
      !isInGrace(world, finding) &&
      criterion.counts(finding),
    mayCount: (finding: WorldFinding) =>
      isOfBlockingType(policy, finding) &&
      isInPart(policy, finding, true) &&
      !isInGrace(world, finding) &&
      (criterion.mayCount ?? criterion.counts)(finding),
  }));
}

/** What names no file may lie in the part that is judged, and is not ignored. */
function isInPart({ paths, ignorePaths }: Policy, { filePath }: WorldFinding, otherwise: boolean): boolean {
  const isIn = (globs: readonly string[]) => globs.some((glob) => filePath?.startsWith(glob.replace('**', '')));
  if (ignorePaths !== undefined && isIn(ignorePaths)) return false;
  return paths === undefined || (filePath === undefined ? otherwise : isIn(paths));
}

/** A dependency's finding that is young; what has no age has no grace. */
function isInGrace(world: World, finding: WorldFinding): boolean {
  const days = Object.entries(world.policy.newAdvisoryGrace ?? {}).find(
    ([severity]) => severity === finding.severity,
  )?.[1];
  const ours = world.scans[oursIndex];
  const first = firstDetectedMs(historyOf(world, finding));
  if (days === undefined || finding.type !== 'SCA' || finding.hidesFirstDetected || ours === undefined) return false;
  return !ours.hidesStart && first !== undefined && ours.startMs - first < days * dayMs;
}

function isOfBlockingType({ failOnTypes }: Policy, finding: WorldFinding): boolean {
  return failOnTypes === undefined || !isKnownType(finding) || failOnTypes.some((type) => type === finding.type);
}

function isKnownType({ type }: WorldFinding): boolean {
  return ['SAST', 'AGENTIC_SAST', 'SCA', 'SECRET', 'IAC'].includes(type ?? '');
}

/** An unknown severity counts as CRITICAL. */
function severityOf(finding: WorldFinding): string {
  return isKnownSeverity(finding) ? (finding.severity ?? '') : 'CRITICAL';
}

/** The one entry of the threshold that judges a finding of known type: its type's own before its severity's. */
function entryOf({ threshold }: Policy, finding: WorldFinding) {
  const ofSeverity = threshold.filter(({ severity }) => severity === severityOf(finding));
  const own = ofSeverity.filter(({ type }) => type !== undefined && type === finding.type);
  return own[0] ?? ofSeverity.filter(({ type }) => type === undefined)[0];
}

function severityCriterion(policy: Policy): Criterion {
  const floor = policy.failOnSeverity;
  const blocking = floor === 'NONE' ? [] : knownSeverities.slice(0, knownSeverities.indexOf(floor) + 1);
  const isTaken = (severity: string) =>
    policy.threshold.some((entry) => entry.severity === severity && entry.type === undefined);
  return {
    name: `severity ${floor}`,
    limit: 0,
    counts: (finding) =>
      blocking.includes(severityOf(finding)) &&
      (isKnownType(finding) ? entryOf(policy, finding) === undefined : !isTaken(severityOf(finding))),
  };
}

function thresholdCriteria(policy: Policy): Criterion[] {
  return policy.threshold.map((entry) => ({
    name: `threshold ${entry.type ?? 'any'} ${entry.severity}`,
    limit: entry.limit,
    counts: (finding) =>
      severityOf(finding) === entry.severity && (!isKnownType(finding) || entryOf(policy, finding) === entry),
  }));
}

/** What CVSS calls each severity, from and to. */
const cvssOf: Record<string, [number, number]> = {
  CRITICAL: [9, 10],
  HIGH: [7, 8.9],
  MEDIUM: [4, 6.9],
  LOW: [0.1, 3.9],
  INFO: [0, 0],
};

function cvssRange(finding: WorldFinding): [number, number] {
  return (isKnownSeverity(finding) ? cvssOf[finding.severity ?? ''] : undefined) ?? [0, 10];
}

function epssRange(finding: WorldFinding): [number, number] {
  return finding.type === 'SCA' || !isKnownType(finding) ? [0, 100] : [-1, -1];
}

interface ScoreModel {
  least: number | undefined;
  score(finding: WorldFinding): number | undefined;
  range(finding: WorldFinding): [number, number];
}

/** A missing score may be any that fits the finding, unless the policy leaves such findings out. */
function scoreCriteria({ failOnCvss, failOnEpss, unscored }: Policy): Criterion[] {
  const scores: Record<string, ScoreModel> = {
    cvss: { least: failOnCvss, score: ({ cvss }) => cvss, range: cvssRange },
    epss: { least: failOnEpss, score: ({ epss }) => epss, range: epssRange },
  };
  return Object.entries(scores).flatMap(([name, { least, score, range }]) => {
    if (least === undefined) return [];
    const reaches = (finding: WorldFinding, end: 0 | 1) =>
      (score(finding) ?? (unscored === 'ignore' ? -1 : range(finding)[end])) >= least;
    return [{ name, limit: 0, counts: (each) => reaches(each, 0), mayCount: (each) => reaches(each, 1) }];
  });
}

function factsOf(world: World): Truth {
  const startMs = world.scans[oursIndex]?.startMs ?? 0;
  return {
    severityOf,
    ageMs: (finding) => startMs - (firstDetectedMs(historyOf(world, finding)) ?? startMs),
    scoreRange(finding, kind, { unscored }) {
      const stated = finding[kind];
      if (stated !== undefined) return [stated, stated];
      if (unscored === 'ignore') return [-1, -1];
      return kind === 'cvss' ? cvssRange(finding) : epssRange(finding);
    },
  };
}
