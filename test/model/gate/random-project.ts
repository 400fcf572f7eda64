/** Projects by seed: what a team's repository looks like, on an ordinary day or with everything that may go wrong. */
import { type Dice, diceFrom, seedOf } from './dice.ts';
import type { Habits, Oddity } from './habits.ts';
import { oddities } from './habits.ts';
import { ownersFile } from './owners.ts';
import {
  type Advisory,
  type Commit,
  defaultBranch,
  type EventKind,
  eventKinds,
  hourMs,
  type ModelledScope,
  type Move,
  modelledScopes,
  namingEvents,
  type OtherScan,
  type Project,
  policyPath,
  type Weakness,
} from './project.ts';
import { dependencyPolicy, policyOf, policyPlaces } from './random-policy.ts';
import { cveOf, ghsaOf, purlOf, vexPath } from './vex.ts';

const several = <Word extends string>(word: Word, count: number): Word[] => Array.from({ length: count }, () => word);

export interface Figures {
  events: readonly [EventKind, ...EventKind[]];
  /** How often each number of oddities is drawn. */
  oddities: readonly [number, ...number[]];
  faultRate: number;
  githubFaultRate: number;
  maxLagMs: number;
  stamps: readonly [Habits['stamp'], ...Habits['stamp'][]];
  /** Old weaknesses of the default branch, at most, and how many files there are. */
  debt: number;
  files: number;
  severities: readonly [string, ...string[]];
  types: readonly [string, ...string[]];
  /** How the names of files end, one after the other. */
  endings: readonly [string, ...string[]];
  /** How often the service, or the team, does not say what a rule may ask for: of an advisory, and whose files are. */
  silence: number;
  /** How often rules have names, a service starts scans by itself, and a branch changes documents alone. */
  named: number;
  autoScans: number;
  documents: number;
  branchesWithNew: number;
  /** The share of old weaknesses that an advisory made known since the base's latest scan: one a day hits one run in seven. */
  freshAdvisories: number;
  /** How many commits a branch is behind the default one, at most. */
  behind: readonly [number, ...number[]];
  scanIds: number;
  scopes: readonly [ModelledScope, ...ModelledScope[]];
  /** How often a branch fixes one weakness and brings in another of its severity, in a file that it does not name. */
  exchanges: number;
  /** How often there are more old weaknesses than anybody reads one by one. */
  mountains: number;
  /** How often a team asks of few dependencies alone, and a proposal wants to get by that. */
  dependencies: number;
}

const everyday: readonly [EventKind, ...EventKind[]] = [
  'pull_request',
  'pull_request',
  'pull_request',
  'push',
  'push',
  'push-branch',
  'merge_group',
  'workflow_dispatch',
  'repository-dispatch',
  'schedule',
];

/** Lists that lag up to 3 s, one answer in a hundred a fault, several branches scanned at once, an advisory a day. */
export const ordinaryFigures: Figures = {
  events: everyday,
  oddities: [0],
  faultRate: 0.01,
  githubFaultRate: 0.005,
  maxLagMs: 3000,
  stamps: ['end'],
  debt: 30,
  files: 60,
  severities: [
    'CRITICAL',
    ...several('HIGH', 8),
    ...several('MEDIUM', 32),
    ...several('LOW', 42),
    ...several('INFO', 16),
  ],
  types: ['SCA', 'SECRET', 'IAC', ...several('SAST', 3)],
  endings: ['.js', '.js', '.py', '.ts'],
  silence: 0,
  named: 0.1,
  autoScans: 0.2,
  documents: 0.05,
  branchesWithNew: 0.25,
  freshAdvisories: 0.01,
  behind: [0, 0, 1, 5, 49],
  scanIds: 0,
  scopes: ['scan', 'changed', 'changed-lines', 'new', ...several('auto' as const, 36)],
  exchanges: 0.02,
  mountains: 0.01,
  dependencies: 0,
};

export const anyFigures: Figures = {
  events: eventKinds,
  oddities: [0, 1, 1, 1, 2, 3],
  faultRate: 0.03,
  githubFaultRate: 0.02,
  maxLagMs: 5000,
  stamps: ['start', 'within', 'end', 'after'],
  debt: 10,
  files: 30,
  severities: ['CRITICAL', 'HIGH', 'HIGH', 'MEDIUM', 'MEDIUM', 'LOW', 'INFO'],
  types: ['SAST', 'SAST', 'SECRET', 'IAC', 'SCA'],
  endings: ['.js', '.js', '.py', '.ts', ''],
  silence: 0.25,
  named: 0.5,
  autoScans: 0.3,
  documents: 0.1,
  branchesWithNew: 0.6,
  freshAdvisories: 0.1,
  behind: [0, 0, 1, 5, 49],
  scanIds: 0.05,
  scopes: ['auto', 'auto', 'auto', ...modelledScopes],
  exchanges: 0.15,
  mountains: 0.01,
  dependencies: 0.2,
};

const shaOf = (prefix: string, index: number) => `${prefix}${String(index).padStart(4, '0')}`.padEnd(40, prefix[0]);

/** What is asked of dependencies is drawn by dice of its own: the other projects are what they are without it. */
export function randomProject(seed: number, figures: Figures): Project {
  const focus = diceFrom(seedOf(seed, 'dependencies'));
  if (!focus.chance(figures.dependencies)) return projectOf(seed, figures);
  return projectOf(seed, { ...figures, ...fewDependencies }, focus);
}

/** So few that each decides, and no oddity that leaves the run undecided anyway. */
const fewDependencies = {
  types: ['SCA'],
  severities: ['HIGH', 'HIGH', 'MEDIUM'],
  oddities: [0],
  debt: 3,
  scanIds: 0,
  documents: 0,
  exchanges: 0,
} as const satisfies Partial<Figures>;

/** Undefined: what the team asks is drawn like everything else. */
function projectOf(seed: number, figures: Figures, focus?: Dice): Project {
  const dice = diceFrom(seed);
  const event = dice.oneOf(figures.events);
  const habits = softening(habitsOf(dice, figures), focus);
  const isDefault = event === 'push' || event === 'workflow_dispatch' || event === 'schedule';
  const branch = isDefault
    ? defaultBranch
    : event === 'merge_group'
      ? 'gh-readonly-queue/main/pr-27-abc'
      : 'feature/cart';
  const history = historyOf(dice, figures);
  const proposed = proposalOf(dice, figures, history);
  const headSha = isDefault ? history.tip.sha : proposed.head.sha;
  const weaknesses = worded(dice, habits.odd, [...history.weaknesses, ...proposed.weaknesses]);
  const drawn = policyOf(dice, {
    weaknesses,
    onDefault: [...history.tip.holds],
    scopes: figures.scopes,
    namedShare: figures.named,
  });
  const policy = focus === undefined ? drawn : dependencyPolicy(focus, drawn, weaknesses);
  const codeOwners = dice.chance(figures.silence) ? undefined : ownersFile(dice);
  const queueMs = 500 + dice.roll() * 4000;
  const lengthMs = 5000 + dice.roll() * dice.oneOf([20_000, 90_000, 200_000]);
  const pushedMs = isDefault ? history.tip.madeMs : proposed.head.madeMs;
  const others = scansOf({ dice, history, lengthMs, odd: habits.odd, branch });
  const scans = [...others, ...autoScans({ dice, branch, lengthMs, odd: habits.odd, pushedMs, figures })].sort(
    (a, b) => a.createdMs - b.createdMs,
  );
  const scanIndex = dice.chance(figures.scanIds) ? scanToJudge(dice, scans, branch) : undefined;
  const places = policyPlaces(dice, { policy, odd: habits.odd, history, count: weaknesses.length });
  const named = namingEvents.includes(event) ? { branch } : {};
  const judged = scanIndex === undefined ? {} : { 'scan-id': `scan_${scanIndex}` };
  const project: Project = {
    seed,
    event,
    branch,
    headSha,
    baseBranch: defaultBranch,
    mergeBaseSha: proposed.mergeBase.sha,
    weaknesses,
    commits: new Map([...history.commits, proposed.head, proposed.next].map((commit) => [commit.sha, commit])),
    branches: branchesOf({ dice, branch, headSha, history, proposed, odd: habits.odd, queueMs, lengthMs }),
    scans,
    changedFiles: [...proposed.changedFiles, ...softenedFiles({ policy, codeOwners, habits })],
    ...places,
    settings: { ...places.settings, ...named, ...judged },
    policy,
    codeOwners,
    scanIndex,
    queueMs,
    lengthMs,
    habits,
  };
  if (!habits.odd.has('the pull request is aimed at a branch of the author')) return project;
  return {
    ...project,
    baseBranch: 'mine',
    branches: new Map([...project.branches, ['mine', [{ atMs: -99 * hourMs, sha: headSha }]]]),
  };
}

function softening(habits: Habits, focus: Dice | undefined): Habits {
  return focus?.chance(0.5) ? { ...habits, odd: new Set([...habits.odd, 'the proposal softens its policy']) } : habits;
}

/** What a proposal changes that wants to be judged by another policy. */
function softenedFiles({ policy, codeOwners, habits }: Pick<Project, 'policy' | 'codeOwners' | 'habits'>): string[] {
  if (!habits.odd.has('the proposal softens its policy')) return [];
  const owners = codeOwners === undefined ? [] : [codeOwners.path];
  // Without a change of the policy file, only the documents that it names are others.
  const files = policy.vex.length > 0 ? [vexPath] : [policyPath];
  return [...files, ...owners];
}

/** Some words for a severity that nobody documents. */
function worded(dice: Dice, odd: ReadonlySet<Oddity>, weaknesses: readonly Weakness[]): Weakness[] {
  const isOdd = odd.has('a word for severity that nobody knows');
  return weaknesses.map((weakness) => (isOdd && dice.chance(0.4) ? { ...weakness, severity: 'URGENT' } : weakness));
}

/** Mostly the latest of the branch that the run is about. */
function scanToJudge(dice: Dice, scans: readonly OtherScan[], branch: string): number {
  const own = scans.findLastIndex((scan) => scan.branch === branch && scan.endMs < 0);
  return own >= 0 && dice.chance(0.8) ? own : dice.upTo(scans.length - 1);
}

function habitsOf(dice: Dice, figures: Figures): Habits {
  const count = dice.oneOf(figures.oddities);
  return {
    odd: new Set(Array.from({ length: count }, () => dice.oneOf(oddities as unknown as [Oddity, ...Oddity[]]))),
    pageCap: dice.oneOf([100, 100, 20, 5]),
    maxLagMs: figures.maxLagMs,
    detailsLag: dice.chance(0.5),
    countsSuppressed: dice.chance(0.5),
    stamp: dice.oneOf(figures.stamps),
    faultRate: figures.faultRate,
    githubFaultRate: figures.githubFaultRate,
    appliedRate: 0.5,
    unlistedMs: dice.oneOf([0, 0, 1000, 25_000]),
    latencyMs: dice.oneOf([30, 120, 400]),
  };
}

function fileOf(dice: Dice, { files, endings }: Pick<Figures, 'files' | 'endings'>): string {
  const number = dice.upTo(files - 1);
  return `src/file-${number}${endings[number % endings.length]}`;
}

export interface History {
  commits: Commit[];
  tip: Commit;
  weaknesses: Weakness[];
}

const commitCount = 50;

/** The default branch: fifty commits, six hours apart, that brought in weaknesses and fixed some. */
function historyOf(dice: Dice, figures: Figures): History {
  const { debt, freshAdvisories } = figures;
  const lives: { from: number; to: number }[] = [];
  const count = dice.chance(figures.mountains) ? 250 : dice.upTo(debt);
  const weaknesses = Array.from({ length: count }, (_, index) => {
    const from = dice.chance(0.8) ? 0 : dice.upTo(commitCount - 1);
    lives.push({ from, to: dice.chance(0.8) ? commitCount : from + 1 + dice.upTo(commitCount - from) });
    const isFresh = dice.chance(freshAdvisories);
    const knownMs = -hourMs * dice.roll();
    const weakness = weaknessOf(dice, figures, { index, filePath: fileOf(dice, figures) });
    if (weakness.type === 'SCA' && dice.chance(0.7)) return { ...weakness, filePath: 'package-lock.json' };
    return isFresh
      ? {
          ...weakness,
          type: 'SCA',
          filePath: 'package-lock.json',
          suppressed: undefined,
          knownMs,
          epss: 2,
          advisory: {
            ...advisoryOf(dice, { index, silence: 0 }),
            fix: 'available' as const,
            fixedMs: knownMs,
            publishedMs: knownMs,
          },
        }
      : weakness;
  });
  const commits = Array.from({ length: commitCount }, (_, index): Commit => {
    const holds = new Set(
      [...lives.entries()].filter(([, { from, to }]) => from <= index && index < to).map(([at]) => at),
    );
    return { sha: shaOf('a', index), madeMs: -(commitCount - index) * 6 * hourMs, holds };
  });
  return { commits, tip: commits[commitCount - 1] as Commit, weaknesses };
}

interface Placed {
  index: number;
  filePath: string;
}

/** Some say nothing of what is asked about them. */
function advisoryOf(dice: Dice, { index, silence }: { index: number; silence: number }): Advisory {
  const stated = <Value>(value: Value) => (dice.chance(silence) ? undefined : value);
  return {
    cve: stated(cveOf(index)),
    ghsa: dice.chance(0.5) ? ghsaOf(index) : undefined,
    purl: stated(purlOf(index)),
    fix: stated(dice.oneOf(['available', 'available', 'none'])),
    fixedMs: stated(-24 * hourMs * (dice.upTo(20) + 0.5)),
    publishedMs: stated(-24 * hourMs * dice.upTo(20)),
  };
}

type Kinds = Pick<Figures, 'severities' | 'types' | 'silence'>;

function weaknessOf(dice: Dice, figures: Kinds, { index, filePath }: Placed): Weakness {
  const severity = dice.oneOf(figures.severities);
  const type = dice.oneOf(figures.types);
  const cvss = ({ CRITICAL: 9.5, HIGH: 8.1, MEDIUM: 5.5, LOW: 2.1, INFO: 0 } as Record<string, number>)[severity];
  return {
    id: `vio_${index}`,
    title: `Weakness ${index % 7}`,
    severity,
    type,
    cwe: dice.oneOf(['CWE-79', 'CWE-89']),
    ...(type === 'SCA' && { advisory: advisoryOf(dice, { index, silence: figures.silence }) }),
    filePath,
    line: 1 + dice.upTo(90),
    cvss,
    epss: type === 'SCA' && !dice.chance(figures.silence) ? dice.oneOf([0.1, 2, 12, 60]) : undefined,
    suppressed: dice.chance(0.12) ? dice.oneOf(['FALSE_POSITIVE', 'ACCEPTED_RISK']) : undefined,
    knownMs: Number.NEGATIVE_INFINITY,
  };
}

interface Proposal {
  mergeBase: Commit;
  head: Commit;
  /** A later commit of the same branch, which fixes everything. */
  next: Commit;
  weaknesses: Weakness[];
  changedFiles: string[];
}

/** A branch that left the default one up to fifty commits ago, and changes a few files. */
function proposalOf(dice: Dice, figures: Figures, { commits, weaknesses }: History): Proposal {
  const mergeBase = commits[commitCount - 1 - dice.upTo(dice.oneOf(figures.behind))] as Commit;
  const isProse = dice.chance(figures.documents);
  const files = [...new Set(Array.from({ length: 1 + dice.upTo(4) }, () => fileOf(dice, figures)))];
  const changedFiles = isProse ? ['docs/guide.md', 'docs/faq.md'] : files;
  const count = !isProse && dice.chance(figures.branchesWithNew) ? 1 + dice.upTo(1) : 0;
  const added = Array.from({ length: count }, (_, index) => {
    const isElsewhere = dice.chance(0.1);
    const filePath = isElsewhere ? 'src/caller.js' : dice.oneOf(changedFiles as [string, ...string[]]);
    const weakness = weaknessOf(dice, figures, { index: weaknesses.length + index, filePath });
    return isElsewhere ? { ...weakness, type: 'SAST' } : weakness;
  });
  const exchanged = !isProse && dice.chance(figures.exchanges) ? exchangedOf(dice, mergeBase, weaknesses) : undefined;
  if (exchanged !== undefined) {
    const index = weaknesses.length + added.length;
    const { severity } = weaknesses[exchanged] as Weakness;
    added.push({
      ...weaknessOf(
        dice,
        { ...figures, severities: [severity], types: ['SAST'] },
        { index, filePath: 'src/caller.js' },
      ),
      type: 'SAST',
    });
  }
  const isFixed = (index: number) => changedFiles.includes(weaknesses[index]?.filePath ?? '') && dice.chance(0.2);
  const kept = [...mergeBase.holds].filter((index) => index !== exchanged && !isFixed(index));
  const holds = new Set([...kept, ...added.map((_, index) => weaknesses.length + index)]);
  const head = { sha: shaOf('b', 1), madeMs: -120_000, holds };
  return {
    mergeBase,
    head,
    next: { sha: shaOf('c', 1), madeMs: 0, holds: new Set() },
    weaknesses: added,
    changedFiles,
  };
}

/** The worst of a few that stand there. */
function exchangedOf(dice: Dice, { holds }: Commit, weaknesses: readonly Weakness[]): number | undefined {
  const [first, ...others] = [...holds];
  if (first === undefined) return undefined;
  const few = Array.from({ length: 4 }, () => dice.oneOf([first, ...others]));
  const rank = (index: number) => weaknesses[index]?.cvss ?? 0;
  return few.sort((a, b) => rank(b) - rank(a))[0];
}

interface Times {
  dice: Dice;
  branch: string;
  odd: ReadonlySet<Oddity>;
  lengthMs: number;
}

/** How the judged branch moves while the run looks, and where the default one stood. */
function branchesOf({
  dice,
  branch,
  headSha,
  history,
  proposed,
  odd,
  queueMs,
  lengthMs,
}: Times & { headSha: string; history: History; proposed: Proposal; queueMs: number }) {
  const moves: Move[] = history.commits.map(({ sha, madeMs }) => ({ atMs: madeMs, sha }));
  const { sha } = proposed.next;
  const earlier: Move[] = odd.has('a scan of an older push still runs') ? [{ atMs: -500_000, sha }] : [];
  const own: Move[] = branch === defaultBranch ? moves : [...earlier, { atMs: -120_000, sha: headSha }];
  if (odd.has('the head was elsewhere as the service’s scan began')) {
    own.push({ atMs: elsewhereMs.from, sha }, { atMs: elsewhereMs.to, sha: headSha });
  }
  if (odd.has('the head moves before the scan')) own.push({ atMs: dice.roll() * 3000, sha });
  if (odd.has('the head moves while the scan waits')) own.push({ atMs: 500 + dice.roll() * (queueMs + 2000), sha });
  if (odd.has('the head moves after the scan')) own.push({ atMs: queueMs + dice.roll() * 2 * lengthMs, sha });
  if (odd.has('the head goes away and comes back')) {
    const awayMs = dice.roll() * (queueMs + 2000);
    // Looks come with the polls: at most half a minute apart, and a minute more where one poll stays without an answer.
    own.push({ atMs: awayMs, sha }, { atMs: awayMs + 95_000 + dice.roll() * 60_000, sha: headSha });
  }
  if (odd.has('the head goes away for a moment')) {
    const awayMs = dice.roll() * 2 * (queueMs + 2000);
    own.push({ atMs: awayMs, sha }, { atMs: awayMs + 50 + dice.roll() * 3000, sha: headSha });
  }
  return new Map([
    [defaultBranch, moves],
    [branch, own.sort((a, b) => a.atMs - b.atMs)],
    ['other', [{ atMs: -90 * hourMs, sha: history.commits[dice.upTo(commitCount - 1)]?.sha ?? '' }]],
    ['third', [{ atMs: -90 * hourMs, sha: history.commits[dice.upTo(commitCount - 1)]?.sha ?? '' }]],
  ]);
}

/** What the service has started by itself, and still runs: for this push, for an older one, and while the branch stood elsewhere. */
function autoScans({
  dice,
  branch,
  lengthMs,
  odd,
  pushedMs,
  figures,
}: Times & { pushedMs: number; figures: Figures }): OtherScan[] {
  const running = (createdMs: number, waitMs: number): OtherScan => {
    const startMs = createdMs + waitMs;
    return { branch, createdMs, startMs, endMs: Math.max(startMs + 500, 500 + dice.roll() * lengthMs) };
  };
  const own = odd.has('the service has started a scan') || dice.chance(figures.autoScans);
  const isOlder = odd.has('a scan of an older push still runs');
  const isElsewhere = odd.has('the head was elsewhere as the service’s scan began');
  const sinceMs = Math.max(pushedMs, -110_000);
  return [
    ...(own ? [running(sinceMs * dice.roll(), dice.roll() * 40_000)] : []),
    ...(isOlder ? [running(pushedMs - 1000 - dice.roll() * 100_000, 500)] : []),
    ...(isElsewhere ? [running(elsewhereMs.from + 1000, 500 + dice.roll() * 5000)] : []),
  ];
}

/** When the branch stood elsewhere before the run. */
const elsewhereMs = { from: -60_000, to: -50_000 } as const;

/** Every commit of the default branch is scanned as it is made, one in ten is not; other branches at any time, ours included. */
function scansOf({ dice, history, lengthMs, odd, branch }: Times & { history: History }): OtherScan[] {
  const timed = (name: string, startMs: number): OtherScan => ({
    branch: name,
    createdMs: startMs - 1000,
    startMs,
    endMs: startMs + lengthMs * (0.6 + dice.roll() * 0.8),
  });
  const isScanned = (_: Commit, index: number) => index >= commitCount - 6 || index % 10 === 0;
  const onDefault = history.commits.filter(isScanned).map(({ madeMs }) => timed(defaultBranch, madeMs + 30_000));
  const beside = ['other', 'third'].map((name) => timed(name, (dice.roll() * 2 - 1) * lengthMs));
  const earlier =
    dice.chance(0.3) && branch !== defaultBranch ? [timed(branch, -100_000 + 90_000 * dice.roll() - lengthMs)] : [];
  const overlapping = odd.has('base scans overlap ours') ? [timed(defaultBranch, dice.roll() * 4000)] : [];
  const before = earlier.filter(({ endMs }) => endMs < -1000 || odd.has('a scan that runs already is a conflict'));
  return [...onDefault, ...beside, ...before, ...overlapping].sort((a, b) => a.createdMs - b.createdMs);
}
