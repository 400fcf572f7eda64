/** Every fault at every phase of a run, and how the run must end: written from the agreement, not from the gate. */
import type { Fault, FaultName, Nature } from './peer/faults.ts';
import type { GithubState } from './peer/github.ts';
import type { ServiceState } from './peer/service.ts';
import type { Asked } from './peer/wire.ts';
import { type WorldName, worlds } from './peer/worlds.ts';

type Verdict = 'passed' | 'failed' | 'inconclusive';

interface States {
  service: ServiceState;
  github: GithubState;
}

/**
 * What the run has from it. `evidence`: without it there is no verdict. `help`: it decides as well without. `trust`: what
 * GitHub says of commit and policy. `display`: a surface, which never changes a verdict.
 */
type Use = 'evidence' | 'help' | 'start' | 'trust' | 'display';

export interface Phase {
  server: 'service' | 'github';
  use: Use;
  world: WorldName;
  /** Only a run that is about to pass comes to it. */
  isBeforePass?: true;
  /** Seconds of the run's clock that its own waits take before. */
  afterSeconds?: number;
  isMeant(asked: Asked, states: States): boolean;
}

const isStarted = ({ service }: States) => service.started.size > 0;
const read = (server: Phase['server'], use: Use, path: RegExp, afterSeconds = 0): Phase => ({
  ...{ server, use, world: 'excused', afterSeconds },
  isMeant: (asked) => asked.method === 'GET' && path.test(asked.path),
});
const violationsPage = (page: string): Phase => ({
  ...{ server: 'service', use: 'evidence', world: 'excused', afterSeconds: 8 },
  isMeant: ({ path, query }) => path === '/api/v1/violations' && query.get('page') === page,
});

export const phases = {
  'finding the repository': read('service', 'evidence', /\/repositories$/),
  'reading the repository': read('service', 'evidence', /\/repositories\/repo_1$/),
  'listing the scans before': {
    ...{ server: 'service', use: 'help', world: 'excused' },
    isMeant: (asked, states) => asked.method === 'GET' && asked.path.endsWith('/scans') && !isStarted(states),
  },
  'starting the scan': {
    ...{ server: 'service', use: 'start', world: 'excused' },
    isMeant: ({ method }) => method === 'POST',
  },
  'asking how the scan is': {
    ...{ server: 'service', use: 'evidence', world: 'excused', afterSeconds: 2 },
    isMeant: ({ path }, { service }) => path.includes('/scans/scan_new') && !service.isListed,
  },
  'listing violations': violationsPage('1'),
  'listing more violations': violationsPage('2'),
  'reading a violation': read('service', 'evidence', /\/violations\/vio_5$/, 8),
  'reading what is only shown': read('service', 'display', /\/violations\/vio_7$/, 14),
  'counting again': {
    ...{ server: 'service', use: 'evidence', world: 'excused', isBeforePass: true, afterSeconds: 18 },
    isMeant: ({ path }, { service }) => path.includes('/scans/scan_new') && service.isListed,
  },
  'listing the scans of the base': {
    ...{ server: 'service', use: 'evidence', world: 'old', afterSeconds: 8 },
    isMeant: (asked, states) => asked.method === 'GET' && asked.path.endsWith('/scans') && isStarted(states),
  },
  'reading a scan of the base': { ...read('service', 'evidence', /\/scans\/scan_old_\d$/, 8), world: 'old' },
  'reading the commit of the policy': read('github', 'trust', /\/commits\/heads\/main$/),
  'reading the policy': read('github', 'trust', /\/contents\/.github\/scan-gate.yml$/),
  'reading the head of the branch': read('github', 'trust', /\/git\/ref\/heads\/feature$/),
  'comparing with the base': { ...read('github', 'trust', /\/compare\//, 8), world: 'old' },
  'opening the check run': {
    ...{ server: 'github', use: 'display', world: 'excused' },
    isMeant: ({ method, path }) => method === 'POST' && path.endsWith('/check-runs'),
  },
  'completing the check run': {
    ...{ server: 'github', use: 'display', world: 'excused' },
    isMeant: ({ method, path }) => method === 'PATCH' && path.includes('/check-runs/'),
  },
  'listing the comments': read('github', 'display', /\/issues\/7\/comments$/),
  'writing the comment': {
    ...{ server: 'github', use: 'display', world: 'excused' },
    isMeant: ({ method, path }) => method === 'POST' && path.endsWith('/comments'),
  },
} satisfies Record<string, Phase>;

export type PhaseName = keyof typeof phases;

/** How often the fault happens: to the first such request, or to every one. */
export type Often = 'once' | 'always';

export interface Scenario {
  phase: PhaseName;
  fault: FaultName;
  often: Often;
  world: WorldName;
}

/** How long the peer would have to be waited for: GitHub's silence is waited for in real time. */
function isAffordable({ server, use }: Phase, { nature }: Fault): boolean {
  return nature !== 'endless' || server === 'service' ? true : use === 'trust';
}

/**
 * Every fault at every phase, once and always: some 2,000 runs. The suite takes a sixteenth of them, so that every fault is met and
 * every phase meets several, half of them once.
 */
export function scenariosOf(faults: Record<string, Fault>, isWhole: boolean): Scenario[] {
  const made: Scenario[] = [];
  for (const [phaseIndex, [phase, facts]] of Object.entries<Phase>(phases).entries()) {
    for (const [faultIndex, [fault, { nature, needsJson }]] of Object.entries(faults).entries()) {
      const turn = faultIndex + 3 * phaseIndex;
      if (!isAffordable(facts, { nature } as Fault) || (needsJson && phase === 'reading the policy')) continue;
      for (const often of ['once', 'always'] as const) {
        const isTaken = turn % 16 === 0 && (turn % 32 === 0) === (often === 'once');
        // What heals must not hide a finding either.
        const world =
          facts.world === 'excused' && !facts.isBeforePass && often === 'once' && faultIndex % 2 === 1
            ? 'open'
            : facts.world;
        if (isWhole || isTaken) made.push({ phase: phase as PhaseName, fault: fault as FaultName, often, world });
      }
    }
  }
  return made;
}

/** Each phase once, and each kind of fault: what the built action is tried with over real sockets. */
const ofBuild: Record<PhaseName, [FaultName, Often, WorldName?]> = {
  'finding the repository': ['a silence', 'always'],
  'reading the repository': ['a reset in the body', 'once', 'open'],
  'listing the scans before': ['a 503', 'always'],
  'starting the scan': ['a reset before the headers, after the work was done', 'once', 'open'],
  'asking how the scan is': ['a 429 with seconds', 'once'],
  'listing violations': ['a compressed bomb', 'always'],
  'listing more violations': ['two lengths', 'always'],
  'reading a violation': ['a chunked body without its end', 'always'],
  'reading what is only shown': ['a 500', 'always'],
  'counting again': ['a redirect to another host', 'always'],
  'listing the scans of the base': ['an answer in single bytes', 'always'],
  'reading a scan of the base': ['a 401', 'always'],
  'reading the commit of the policy': ['headers beyond any size', 'always'],
  'reading the policy': ['a close in the body', 'once'],
  'reading the head of the branch': ['a body that drips', 'always'],
  'comparing with the base': ['another protocol', 'always'],
  'opening the check run': ['a 403', 'always'],
  'completing the check run': ['a 502 that is a page', 'once'],
  'listing the comments': ['a redirect to itself', 'always'],
  'writing the comment': ['a page instead of JSON', 'once'],
};

export const scenariosOfBuild = Object.entries(ofBuild).map(([name, [fault, often, world]]): Scenario => {
  const phase = name as PhaseName;
  return { phase, fault, often, world: world ?? (phases[phase].world as WorldName) };
});

/** What a run that never hears an answer has left from then on. */
const patienceSeconds = 4;

/** The time limit of the run. */
export function limitSeconds({ phase, fault }: Scenario, faults: Record<string, Fault>): number {
  const { afterSeconds = 0 }: Phase = phases[phase];
  return faults[fault]?.nature === 'endless' ? afterSeconds + patienceSeconds : 600;
}

/** The verdicts that a run may come to. */
export function allowedVerdicts({ phase, fault, often, world }: Scenario, faults: Record<string, Fault>): Verdict[] {
  const { use, server }: Phase = phases[phase];
  const { isApplied, ...facts } = faults[fault] as Fault;
  const nature: Nature = (server === 'github' ? facts.atGithub : undefined) ?? facts.nature;
  const ordinary = worlds[world].verdict;
  const isHealed = nature === 'harmless' || (often === 'once' && ['fleeting', 'limited'].includes(nature));
  if (use === 'display' && server === 'service' && (nature === 'endless' || nature === 'limited'))
    return [ordinary, 'inconclusive'];
  if (use === 'display' || isHealed) return [ordinary];
  const agreed = agreements.find((each) => each.phase === phase && each.faults.test(fault));
  if (agreed !== undefined) return agreed[often] === 'ordinary' ? [ordinary] : agreed[often];
  // A 404 there says that base-url is wrong: the run ends before it starts a scan.
  if (use === 'help') return /40[134]|429|silence|drip/.test(fault) ? ['inconclusive', ordinary] : [ordinary];
  // Whoever looks for the scan finds it: it was started.
  if (use === 'start' && nature === 'fleeting' && isApplied) return [ordinary];
  return ['inconclusive'];
}

interface Agreement extends Record<Often, 'ordinary' | Verdict[]> {
  phase: PhaseName;
  faults: RegExp;
}

/** Where the agreement says more than that of one nature. */
const agreements: readonly Agreement[] = [
  // A new scan may be unknown for a moment.
  { phase: 'asking how the scan is', faults: /^a 404$/, once: 'ordinary', always: ['inconclusive'] },
  // A violation that is gone may have a new id: the list is read again.
  { phase: 'reading a violation', faults: /^a 404$/, once: 'ordinary', always: ['inconclusive'] },
  // The commit was read with the same right, so the file is absent, as it is in most repositories.
  { phase: 'reading the policy', faults: /^a 404$/, once: 'ordinary', always: 'ordinary' },
  // A ref may be unknown for a moment.
  { phase: 'reading the head of the branch', faults: /^a 404$/, once: 'ordinary', always: ['inconclusive'] },
  // A doubt about the commit withdraws a pass. What was found stays found.
  { phase: 'reading the head of the branch', faults: /^/, once: ['failed', 'inconclusive'], always: ['inconclusive'] },
  // A scan that was listed and is gone: nothing is compared, and every finding counts.
  { phase: 'reading a scan of the base', faults: /^a 404$/, once: ['passed', 'failed'], always: ['failed'] },
  // Several of them are asked for at once, and of these the newest is needed.
  { phase: 'reading a scan of the base', faults: /^/, once: ['passed', 'inconclusive'], always: ['inconclusive'] },
  // Without a diff nothing is let off for being unchanged.
  {
    phase: 'comparing with the base',
    faults: /^/,
    once: ['failed', 'inconclusive', 'passed'],
    always: ['failed', 'inconclusive'],
  },
];
