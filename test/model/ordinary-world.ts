/**
 * An ordinary day: a repository with old debt, three branches scanned at once, a list that lags for up to 3 s, one answer
 * in a hundred a 5xx or a reset. Every figure that makes it ordinary is in the table below.
 */
import { defaultPolicy, type Policy } from '../gate/policy/evidence.ts';
import { randomFrom } from './virtual-clock.ts';
import { dayMs, knownSeverities, type World, type WorldException, type WorldFinding, type WorldScan } from './world.ts';

export const ordinary = {
  pullRequests: 0.6,
  /** Mean number of old findings on the base branch. */
  debt: { CRITICAL: 0.15, HIGH: 1.5, MEDIUM: 6, LOW: 8, INFO: 3 } as Record<string, number>,
  suppressed: 0.12,
  excepted: 0.1,
  /** A branch fixes an old finding; it brings in new ones, of which so many lie in files that it does not change. */
  fixes: 0.03,
  branchesWithNew: 0.2,
  newInOtherFiles: 0.1,
  newSeverities: ['HIGH', 'MEDIUM', 'MEDIUM', 'LOW', 'LOW', 'CRITICAL', 'INFO'],
  /** Old findings that the base branch's latest scan was the first to see. */
  debtOfLatestScan: 0.02,
  files: 60,
  changedFiles: 6,
  maxLagMs: 3000,
  faultRate: 0.01,
  /** The moment that `last_seen` names: the scan's end, as the embedded service has it. */
  stamps: ['end'] as [World['service']['stamp'], ...World['service']['stamp'][]],
  /** Branches that are scanned in the hours before, one after another. */
  earlierBranches: 4,
  /** A branch left the base days ago; since then the base has fixed some of its old findings, which the branch holds still. */
  behind: 0.4,
  fixedSince: 0.06,
  /** An advisory about a dependency that all branches have long had appears between the base's scan and ours. */
  advisories: 0.15,
  changedLocks: 0.1,
};

type Figures = typeof ordinary;

type Dice = () => number;

const chance = (roll: Dice, probability: number) => roll() < probability;
const upTo = (roll: Dice, most: number) => Math.floor(roll() * (most + 1));
const oneOf = <T>(roll: Dice, items: readonly [T, ...T[]]): T => items[upTo(roll, items.length - 1)] ?? items[0];

function poisson(roll: Dice, mean: number): number {
  const floor = Math.exp(-mean);
  let product = roll();
  let count = 0;
  for (; product > floor; count++) product *= roll();
  return count;
}

/** Scans by position: ours, two others beside it, the base's latest and the one where we left it, others' of days before, its first. */
const slots = { ours: 0, beside: [1, 2], base: 3, left: 4, earlier: 5 };

const lockFile = 'package-lock.json';

export function ordinaryWorld(seed: number, figures: Figures = ordinary): World {
  const roll = randomFrom(seed);
  const isPullRequest = chance(roll, figures.pullRequests);
  const scans = scansOf(roll, figures, isPullRequest);
  const changed = new Set(
    Array.from({ length: 1 + upTo(roll, figures.changedFiles) }, () => upTo(roll, figures.files - 1)),
  );
  const isBehind = isPullRequest && chance(roll, figures.behind);
  const changesLock = chance(roll, figures.changedLocks);
  const findings = [
    ...debtOf(roll, figures, scans, isBehind),
    ...(chance(roll, figures.advisories) ? [advisoryOf(roll, figures, scans)] : []),
    ...scans.flatMap((scan, index) => (scan.branch === 1 ? [] : newOf(roll, figures, { scans, index, changed }))),
  ].map((finding, index): WorldFinding => ({ ...finding, id: `vio_${index}` }));
  const exceptions = findings.flatMap((finding) =>
    chance(roll, figures.excepted) ? [exceptionOf(roll, finding)] : [],
  );
  return {
    seed,
    scans,
    findings,
    hasBase: true,
    mergeBaseMs: (scans[isBehind ? slots.left : slots.base]?.startMs ?? 0) - 600_000,
    changes: isPullRequest
      ? {
          files: [...[...changed].map(pathOf), ...(changesLock ? [lockFile] : [])].map((path) => ({
            path,
            lines: [[1, 100]] as const,
          })),
          isComplete: true,
        }
      : undefined,
    baseline: undefined,
    exceptions,
    policy: policyOf(roll, findings, isPullRequest),
    service: {
      pageCap: oneOf(roll, [100, 100, 20]),
      maxLagMs: figures.maxLagMs,
      detailsLag: chance(roll, 0.5),
      countsSuppressed: chance(roll, 0.5),
      countsLateMs: 0,
      stamp: oneOf(roll, figures.stamps),
      writesEarly: chance(roll, 0.3),
      shiftRate: 0,
      faultRate: figures.faultRate,
      latencyMs: 120,
    },
    pollDelayMs: roll() * 3000,
  };
}

/** On a push, ours is the base branch's own scan: what the gate calls its branch matters to nobody then. */
function scansOf(roll: Dice, figures: Figures, isPullRequest: boolean): WorldScan[] {
  const lengthMs = 30_000 + roll() * 200_000;
  const ours = timed(0, 0, lengthMs);
  const beside = slots.beside.map((_, index) => {
    const otherMs = lengthMs * (0.6 + roll() * 0.8);
    return timed(2 + index, (roll() * 2 - 1) * 0.9 * Math.min(lengthMs, otherMs), otherMs);
  });
  const base = timed(isPullRequest ? 1 : 0, -3600_000 * (0.5 + roll() * 40), lengthMs);
  const earlier = Array.from({ length: figures.earlierBranches }, (_, index) =>
    timed(index < 2 ? 2 + index : 4 + index, -3600_000 * (0.6 + roll() * 50), lengthMs),
  );
  const left = timed(1, -dayMs * (3 + roll() * 10), lengthMs);
  return [ours, ...beside, base, left, ...earlier, timed(1, -20 * dayMs, lengthMs)];
}

function timed(branch: number, startMs: number, lengthMs: number): WorldScan {
  return { branch, startMs, endMs: startMs + lengthMs, hidesStart: false, hidesEnd: false, hidesCounts: [] };
}

type Unnamed = Omit<WorldFinding, 'id'>;

/** What the base branch has had for long: nearly every branch holds it too. */
function debtOf(roll: Dice, figures: Figures, scans: readonly WorldScan[], isBehind: boolean): Unnamed[] {
  const leftMs = scans[slots.left]?.startMs ?? 0;
  return knownSeverities.flatMap((severity) =>
    Array.from({ length: poisson(roll, figures.debt[severity] ?? 0) }, () => {
      const isLatest = chance(roll, figures.debtOfLatestScan);
      const sinceMs = isLatest ? (scans[slots.base]?.startMs ?? 0) : Number.NEGATIVE_INFINITY;
      const isFixed = isBehind && !isLatest && chance(roll, figures.fixedSince);
      const held = scans.map((scan, index) => {
        if (isFixed) return scan.startMs <= leftMs || index === slots.ours;
        return (
          scan.startMs >= sinceMs && (index === slots.base || index === slots.left || !chance(roll, figures.fixes))
        );
      });
      return findingOf(roll, figures, { severity, file: upTo(roll, figures.files - 1), held });
    }),
  );
}

/** Every branch scanned since then holds it, and the base's latest scan is older. */
function advisoryOf(roll: Dice, figures: Figures, scans: readonly WorldScan[]): Unnamed {
  const sinceMs = (scans[slots.base]?.endMs ?? 0) / 2;
  const held = scans.map((scan) => scan.startMs >= sinceMs);
  const severity = oneOf(roll, ['HIGH', 'CRITICAL', 'MEDIUM']);
  return { ...findingOf(roll, figures, { severity, file: 0, held }), type: 'SCA', filePath: lockFile };
}

interface Place {
  scans: readonly WorldScan[];
  index: number;
  changed: ReadonlySet<number>;
}

/** What a branch brings in, first seen by this scan of it; later scans of the branch see it too. */
function newOf(roll: Dice, figures: Figures, { scans, index, changed }: Place): Unnamed[] {
  const own = scans[index] as WorldScan;
  if (!chance(roll, figures.branchesWithNew)) return [];
  return Array.from({ length: 1 + upTo(roll, 1) }, () => {
    const severity = oneOf(roll, figures.newSeverities as [string, ...string[]]);
    const isPlaced = own.branch === 0 && !chance(roll, figures.newInOtherFiles);
    const file = isPlaced ? oneOf(roll, [...changed] as [number, ...number[]]) : upTo(roll, figures.files - 1);
    const held = scans.map((scan) => scan.branch === own.branch && scan.startMs >= own.startMs);
    return findingOf(roll, figures, { severity, file, held });
  });
}

function findingOf(roll: Dice, figures: Figures, given: { severity: string; file: number; held: boolean[] }): Unnamed {
  const type = oneOf(roll, ['SAST', 'SAST', 'SCA', 'SECRET', 'IAC']);
  return {
    title: `Weakness ${upTo(roll, 9)}`,
    severity: given.severity,
    type,
    openWord: 'OPEN',
    suppressed: chance(roll, figures.suppressed) ? oneOf(roll, ['FALSE_POSITIVE', 'ACCEPTED_RISK']) : undefined,
    cvss: undefined,
    epss: undefined,
    filePath: pathOf(given.file),
    line: 1 + upTo(roll, 99),
    cwe: 'CWE-79',
    held: given.held,
    moment: roll(),
    lag: given.held.map(() => roll()),
    hidesFirstDetected: false,
    hidesLastSeen: false,
  };
}

function pathOf(file: number): string {
  return `src/file-${file}.js`;
}

function exceptionOf(roll: Dice, { id, filePath, cwe }: WorldFinding): WorldException {
  const terms = { reason: 'accepted', expires: '2027-01-01' };
  if (chance(roll, 0.7)) return { exception: { violationId: id, ...terms }, covers: (finding) => finding.id === id };
  return {
    exception: { path: filePath, cwe, ...terms },
    covers: (finding) => finding.filePath === filePath && finding.cwe === cwe,
  };
}

/** Pull requests by `auto`; pushes by `scan`, mostly with a threshold that allows the debt of today. */
function policyOf(roll: Dice, findings: readonly WorldFinding[], isPullRequest: boolean): Policy {
  const failOnSeverity = oneOf<Policy['failOnSeverity']>(roll, ['HIGH', 'HIGH', 'HIGH', 'CRITICAL', 'MEDIUM']);
  const debt = findings.filter(
    ({ severity, held, suppressed }) => severity === 'HIGH' && held[slots.base] && !suppressed,
  );
  const ratchet = [{ severity: 'HIGH' as const, type: undefined, limit: debt.length }];
  return {
    ...defaultPolicy,
    failOnSeverity,
    threshold: !isPullRequest && chance(roll, 0.5) ? ratchet : [],
    scope: isPullRequest ? 'auto' : 'scan',
  };
}

/** Findings of ours that no state of the base which the branch knows holds, or that lie in files that the pull request changes. */
export function makesWorse(world: World, finding: WorldFinding): boolean {
  const isChanged = world.changes?.files.some(({ path }) => path === finding.filePath) ?? true;
  if (isChanged) return true;
  if (finding.filePath === lockFile) return false;
  return finding.held[slots.base] !== true && finding.held[slots.left] !== true;
}
