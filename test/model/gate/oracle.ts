/** What a run must have said, from the project alone and by the words of the design, with none of the gate's own functions. */
import { ownersIn } from './owners.ts';
import {
  commitOf,
  defaultBranch,
  foundIn,
  isExploited,
  type NamedTruth,
  type Project,
  type Weakness,
} from './project.ts';
import { firstDetectedMs, recordsAt } from './records.ts';
import type { ModelledScan, Service } from './service.ts';
import { isExcused, vexPath } from './vex.ts';

const severityWords = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'];
/** A service may stamp a finding a little after the scan that found it. */
const slackMs = 5000;

/** What a run looked at that the project alone does not say. */
export interface Seen {
  scope: string;
  /** The scan of the base branch that it compared with. */
  baseScan: ModelledScan | undefined;
  /** The commit that the run is about. */
  sha: string;
  /** Until when an advisory had to be known to count. */
  knownByMs: number;
  /** The time to which ages are measured, and the one at which the run ended. */
  beganMs: number;
  endedMs: number;
}

type Certainty = 'surely' | 'perhaps';

/**
 * The rules that the event's commit breaks; a scan that found nothing of it excuses nobody. `perhaps`: those that it may break
 * too, as far as the service and the team say.
 */
export function brokenRules(service: Service, seen: Seen, how: Certainty): string[] {
  const { project } = service;
  const standing = foundIn(project, seen.sha, seen.knownByMs).filter((index) => mustCount(service, seen, index));
  return rulesOf(service, seen.beganMs).flatMap(({ name, limit, fits }) => {
    const counts = (index: number) => fits(index) === 'yes' || (how === 'perhaps' && fits(index) === 'perhaps');
    const matching = standing.filter(counts);
    const elsewhere = seen.scope === 'repository' ? openElsewhere(service, seen).filter(counts) : [];
    const counted =
      scopeCounts[seen.scope]?.(service, { ...seen, how }, matching) ?? matching.length + elsewhere.length;
    return counted > limit ? [`${name}: ${counted} > ${limit}`] : [];
  });
}

function isOpen({ weaknesses, policy }: Project, index: number): boolean {
  const { id, suppressed, advisory } = weaknesses[index] as Weakness;
  const { excepted, vex: statements, vexMaxAgeDays: maxAgeDays } = policy;
  const isAccepted = excepted.includes(id) || isExcused({ statements, maxAgeDays, index, advisory });
  return suppressed === undefined && !isAccepted;
}

/** In the part that is judged, and surely in no grace. */
function mustCount(service: Service, { beganMs }: Pick<Seen, 'beganMs'>, index: number): boolean {
  const { project } = service;
  const { part = '', ignored, graceDays } = project.policy;
  const { filePath, severity, type, advisory } = project.weaknesses[index] as Weakness;
  const isInPart = filePath.startsWith(part) && (ignored === undefined || !filePath.startsWith(ignored));
  const hasGrace = graceDays !== undefined && severity === 'HIGH' && type === 'SCA' && !isProposal(project);
  const knownMs = Math.min(advisory?.publishedMs ?? beganMs, firstDetectedMs(service, index) ?? beganMs);
  const isYoung = hasGrace && beganMs - knownMs < graceDays * dayMs + slackMs;
  return isOpen(project, index) && isInPart && !isYoung;
}

/** What is not the default branch's own run. */
function isProposal({ branch }: Project): boolean {
  return branch !== defaultBranch;
}

/** Whether the policy lets this run pass without any scan. */
export function needsNoScan(project: Project): boolean {
  const { policy, changedFiles, event, baseBranch } = project;
  const isPull = ['pull_request', 'pull_request_target', 'workflow_run', 'merge_group', 'push-branch'].includes(event);
  const isProse = changedFiles.every((path) => path.startsWith('docs/') && !isDeciding(project, path));
  // Of these alone the event names the base; the others are compared with the default branch.
  const namesBase = ['pull_request', 'pull_request_target'].includes(event);
  return policy.skipsDocs && isPull && isProse && hasDiff(project) && (!namesBase || baseBranch === defaultBranch);
}

/** What says how findings are judged is never left unseen. */
function isDeciding({ policy }: Project, path: string): boolean {
  return (policy.vex.length > 0 && path === vexPath) || path.endsWith('CODEOWNERS');
}

type Asked = Seen & { how: Certainty };

/** How many of what a rule matches each scope counts at least; `scan` and `repository` count all. */
const scopeCounts: Readonly<Record<string, (service: Service, asked: Asked, matching: readonly number[]) => number>> = {
  auto: worseCount,
  changed: ({ project }, { how }, matching) => matching.filter((index) => isChanged(project, index, how)).length,
  'changed-lines': ({ project }, { how }, matching) =>
    matching.filter((index) => isInChangedLine(project, index, how)).length,
  new: newCount,
};

/** What the service calls open at both ends of the run, and the commit does not hold. */
function openElsewhere(service: Service, seen: Seen): number[] {
  const { project } = service;
  const { sha, beganMs, endedMs } = seen;
  const openAt = (nowMs: number) => {
    const open = recordsAt(service, nowMs, 'listed').filter(({ status }) => status === 'OPEN');
    return new Set(open.map(({ weakness }) => project.weaknesses.indexOf(weakness)));
  };
  const [before, after] = [openAt(beganMs), openAt(endedMs)];
  const { holds } = commitOf(project, sha);
  return [...before].filter((index) => after.has(index) && !holds.has(index) && mustCount(service, seen, index));
}

/** Each entry of the baseline covers its own finding, or one that is alike when its own is gone. */
function newCount({ project }: Service, { sha }: Seen, matching: readonly number[]): number {
  const kindOf = (index: number) => {
    const { type, severity, title, filePath } = project.weaknesses[index] as Weakness;
    return JSON.stringify([type, severity, title, filePath]);
  };
  const entries = (project.baseline?.trusted ?? []).filter((index) => !project.weaknesses[index]?.suppressed);
  const { holds } = commitOf(project, sha);
  const unnamed = matching.filter((index) => !entries.includes(index));
  const kinds = [...new Set(unnamed.map(kindOf))];
  const counts = kinds.map((kind) => {
    const free = entries.filter((index) => !holds.has(index) && kindOf(index) === kind).length;
    return Math.max(0, unnamed.filter((index) => kindOf(index) === kind).length - free);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

interface Rule {
  name: string;
  limit: number;
  /** By the position of a weakness. */
  fits(index: number): Fit;
}

/** `perhaps`: what it takes to say so is stated by nobody. */
type Fit = 'yes' | 'perhaps' | 'no';

const whether = (fits: boolean): Fit => (fits ? 'yes' : 'no');

const dayMs = 24 * 3600_000;

function rulesOf(service: Service, beganMs: number): Rule[] {
  const { weaknesses, policy } = service.project;
  const { failOnSeverity, highLimit, failOnCvss, failOnEpss, maxAgeDays } = policy;
  const by = (fits: (weakness: Weakness) => Fit) => (index: number) => fits(weaknesses[index] as Weakness);
  const hasOwnLimit = (severity: string) => highLimit !== undefined && severity === 'HIGH';
  const rules: Rule[] = [];
  if (failOnSeverity !== undefined) {
    const blocking = severityWords.slice(0, severityWords.indexOf(failOnSeverity) + 1);
    const isBlocking = (severity: string) =>
      severityWords.includes(severity) ? blocking.includes(severity) && !hasOwnLimit(severity) : true;
    const fits = by(({ severity }) => whether(isBlocking(severity)));
    rules.push({ name: `severity ${failOnSeverity}`, limit: 0, fits });
  }
  if (highLimit !== undefined)
    rules.push({ name: 'high', limit: highLimit, fits: by(({ severity }) => whether(severity === 'HIGH')) });
  if (failOnCvss !== undefined)
    rules.push({ name: 'cvss', limit: 0, fits: by(({ cvss }) => whether((cvss ?? 10) >= failOnCvss)) });
  if (failOnEpss !== undefined)
    rules.push({ name: 'epss', limit: 0, fits: by((weakness) => reachesEpss(weakness, failOnEpss)) });
  if (maxAgeDays !== undefined) {
    const fits = (index: number) =>
      whether(weaknesses[index]?.severity === 'HIGH' && isOlder(service, { index, beganMs, days: maxAgeDays }));
    rules.push({ name: 'age', limit: 0, fits });
  }
  return [...rules, ...namedRules(service, beganMs)];
}

function isOlder(service: Service, { index, beganMs, days }: { index: number; beganMs: number; days: number }) {
  return beganMs - (firstDetectedMs(service, index) ?? beganMs) > days * dayMs + slackMs;
}

/** Only vulnerabilities of dependencies have one. */
function reachesEpss({ epss, type }: Weakness, least: number): Fit {
  if (epss !== undefined) return whether(epss >= least);
  return type === 'SCA' ? 'perhaps' : 'no';
}

function namedRules(service: Service, beganMs: number): Rule[] {
  const { policy } = service.project;
  const blocking = policy.named.filter(({ effect }) => effect === 'block');
  return blocking.map((rule, position) => ({
    name: `named ${position}`,
    limit: rule.allow,
    fits(index) {
      const answers = Object.values(asks).map((ask) => ask(rule, { service, index, beganMs }));
      return answers.includes('no') ? 'no' : answers.includes('perhaps') ? 'perhaps' : 'yes';
    },
  }));
}

interface About {
  service: Service;
  index: number;
  beganMs: number;
}

const weaknessOf = ({ service, index }: About) => service.project.weaknesses[index] as Weakness;

/** What a rule can ask, each in the words of the page; what it does not ask fits. */
const asks: Readonly<Record<string, (rule: NamedTruth, about: About) => Fit>> = {
  severity({ severities }, about) {
    const { severity } = weaknessOf(about);
    return whether(severities?.includes(severityWords.includes(severity) ? severity : 'CRITICAL') ?? true);
  },
  type: ({ types }, about) => whether(types?.includes(weaknessOf(about).type) ?? true),
  cvss: ({ cvss = 0 }, about) => whether((weaknessOf(about).cvss ?? 10) >= cvss),
  epss: ({ epss }, about) => (epss === undefined ? 'yes' : reachesEpss(weaknessOf(about), epss)),
  cwe: ({ cwe }, about) => whether(cwe === undefined || weaknessOf(about).cwe === cwe),
  path: ({ begins = '' }, about) => whether(weaknessOf(about).filePath.startsWith(begins)),
  language({ languages }, about) {
    const name = /[^/]*$/.exec(weaknessOf(about).filePath)?.[0] ?? '';
    if (languages === undefined) return 'yes';
    // A program may have no ending.
    if (!name.includes('.')) return 'perhaps';
    return whether(languages.some((each) => name.endsWith(endings[each] ?? '?')));
  },
  owner({ owners }, about) {
    const { codeOwners } = about.service.project;
    if (owners === undefined) return 'yes';
    if (codeOwners === undefined) return 'perhaps';
    const found = ownersIn(codeOwners, weaknessOf(about).filePath);
    return whether(owners.some((each) => (each === 'none' ? found.length === 0 : found.includes(each))));
  },
  age: ({ ageDays }, { service, index, beganMs }) =>
    whether(ageDays === undefined || isOlder(service, { index, beganMs, days: ageDays })),
  fixable({ isFixable }, about) {
    const { fix, fixedMs } = weaknessOf(about).advisory ?? {};
    const { cooldownDays } = about.service.project.policy;
    const isYoung = fixedMs !== undefined && about.beganMs - fixedMs < cooldownDays * dayMs + slackMs;
    return whether(isFixable === undefined || (fix !== 'none' && !isYoung));
  },
  kev({ isKnownExploited }, about) {
    const { type, advisory } = weaknessOf(about);
    if (isKnownExploited === undefined) return 'yes';
    if (advisory?.cve !== undefined) return whether(isExploited(advisory.cve));
    return type === 'SCA' ? 'perhaps' : 'no';
  },
};

const endings: Readonly<Record<string, string>> = { JavaScript: '.js', Python: '.py', TypeScript: '.ts' };

/**
 * The least that `auto` must count, severity by severity: what lies in changed files, and what nobody had detected when the
 * base's scan ended. What the clock brings to an untouched file was not made here, unless it is of the code itself.
 */
function worseCount(service: Service, seen: Asked, matching: readonly number[]): number {
  const { project } = service;
  const severityOf = (index: number) => project.weaknesses[index]?.severity ?? '';
  const counts = [...new Set(matching.map(severityOf))].map((severity) => {
    const alike = matching.filter((index) => severityOf(index) === severity);
    const changed = alike.filter((index) => isChanged(project, index, seen.how));
    const recent = alike.filter((index) => isRecent(service, seen, index));
    return Math.max(changed.length, recent.length);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** A cut diff proves of no file that it changed, and of none that it did not. */
function isChanged(project: Project, index: number, how: Certainty = 'perhaps'): boolean {
  const path = project.weaknesses[index]?.filePath ?? '';
  if (!isCompared(project)) return true;
  return hasDiff(project) ? project.changedFiles.includes(path) : how === 'perhaps';
}

/** What is compared with no other branch is new everywhere. */
function isCompared({ branch }: Project): boolean {
  return branch !== defaultBranch;
}

function hasDiff(project: Project): boolean {
  return isCompared(project) && !project.habits.odd.has('the diff is cut');
}

/** The diff of every file is its first line. */
function isInChangedLine(project: Project, index: number, how: Certainty): boolean {
  return isChanged(project, index, how) && (!hasDiff(project) || project.weaknesses[index]?.line === 1);
}

function isRecent(service: Service, { baseScan }: Seen, index: number): boolean {
  if (baseScan === undefined) return false;
  const isOfCode = service.project.weaknesses[index]?.type === 'SAST';
  const first = firstDetectedMs(service, index) ?? Number.NEGATIVE_INFINITY;
  return first > baseScan.endMs + slackMs && (isOfCode || isChanged(service.project, index));
}

/** Whether the branch brought in something that a rule asks about, or changes a file that holds such a thing. */
export function makesWorse(service: Service, { sha, beganMs }: Pick<Seen, 'sha' | 'beganMs'>): boolean {
  const { project } = service;
  const before = commitOf(project, project.mergeBaseSha).holds;
  return foundIn(project, sha, Number.POSITIVE_INFINITY).some((index) => {
    const isAsked = rulesOf(service, beganMs).some(({ fits }) => fits(index) === 'yes');
    return isAsked && mustCount(service, { beganMs }, index) && (isChanged(project, index) || !before.has(index));
  });
}

/** Why a second scan was against the promise: none unless the first provably never ran, or 30 s of looking showed no trace. */
export function needlessScans({ posts, project }: Service): string[] {
  const failedAt = posts.findIndex(({ started }) => started?.outcome === 'FAILED');
  const endMs = posts[failedAt]?.started?.endMs ?? Number.POSITIVE_INFINITY;
  const retries = project.policy.retriesFailed ? posts.filter(({ atMs }) => atMs >= endMs) : [];
  return [...needlessOnes(posts.filter((post) => !retries.includes(post))), ...needlessOnes(retries)];
}

/** At most two beside the one that counts were answered with an older scan, or refused because one was running. */
const mostIdle = 2;

function needlessOnes(posts: Service['posts']): string[] {
  const [first, second, ...more] = posts.filter(({ started }) => started !== undefined);
  if (more.length > 0 || posts.length > 1 + mostIdle) return [`${posts.length} requests reached the service`];
  if (first?.started === undefined || second === undefined) return [];
  if (first.isAnswered) return ['the first was answered'];
  const lookedMs = second.atMs - first.atMs;
  if (lookedMs < 30_000) return [`asked again after ${Math.round(lookedMs)} ms`];
  return first.started.listedMs < second.atMs - 12_500 ? ['the list showed the first'] : [];
}
