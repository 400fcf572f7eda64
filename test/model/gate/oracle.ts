/** What a run must have said, from the project alone and by the words of the design, with none of the gate's own functions. */
import { commitOf, foundIn, type Project, type Weakness } from './project.ts';
import { firstDetectedMs } from './records.ts';
import type { ModelledScan, Service } from './service.ts';

const severityWords = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'];
/** A service may stamp a finding a little after the scan that found it. */
const slackMs = 5000;

/** What a run looked at that the project alone does not say. */
export interface Seen {
  scope: string;
  /** The scan of the base branch that it compared with. */
  baseScan: ModelledScan | undefined;
}

/** The rules that the event's commit breaks; a scan that found nothing of it excuses nobody. */
export function brokenRules(service: Service, seen: Seen): string[] {
  const { project } = service;
  const standing = foundIn(project, project.headSha, 0).filter((index) => isOpen(project, index));
  return rulesOf(project).flatMap(({ name, limit, counts }) => {
    const matching = standing.filter((index) => counts(project.weaknesses[index] as Weakness));
    const counted = seen.scope === 'auto' ? worseCount(service, seen, matching) : matching.length;
    return counted > limit ? [`${name}: ${counted} > ${limit}`] : [];
  });
}

function isOpen({ weaknesses, policy }: Project, index: number): boolean {
  const { id, suppressed } = weaknesses[index] as Weakness;
  return suppressed === undefined && !policy.excepted.includes(id);
}

interface Rule {
  name: string;
  limit: number;
  counts(weakness: Weakness): boolean;
}

function rulesOf({ policy: { failOnSeverity, highLimit, failOnCvss } }: Project): Rule[] {
  const blocking = severityWords.slice(0, severityWords.indexOf(failOnSeverity) + 1);
  const isKnown = (severity: string) => severityWords.includes(severity);
  const hasOwnLimit = (severity: string) => highLimit !== undefined && severity === 'HIGH';
  const rules: Rule[] = [
    {
      name: `severity ${failOnSeverity}`,
      limit: 0,
      counts: ({ severity }) => (isKnown(severity) ? blocking.includes(severity) && !hasOwnLimit(severity) : true),
    },
  ];
  if (highLimit !== undefined)
    rules.push({ name: 'high', limit: highLimit, counts: ({ severity }) => severity === 'HIGH' });
  if (failOnCvss !== undefined)
    rules.push({ name: 'cvss', limit: 0, counts: ({ cvss }) => (cvss ?? 10) >= failOnCvss });
  return rules;
}

/**
 * The least that `auto` must count, severity by severity: what lies in changed files, and what nobody had detected when the
 * base's scan ended. What the clock brings to an untouched file was not made here, unless it is of the code itself.
 */
function worseCount(service: Service, seen: Seen, matching: readonly number[]): number {
  const { project } = service;
  const severityOf = (index: number) => project.weaknesses[index]?.severity ?? '';
  const counts = [...new Set(matching.map(severityOf))].map((severity) => {
    const alike = matching.filter((index) => severityOf(index) === severity);
    const changed = alike.filter((index) => isChanged(project, index));
    const recent = alike.filter((index) => isRecent(service, seen, index));
    return Math.max(changed.length, recent.length);
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

function isChanged(project: Project, index: number): boolean {
  const path = project.weaknesses[index]?.filePath ?? '';
  return project.habits.odd.has('the diff is cut') || project.changedFiles.includes(path);
}

function isRecent(service: Service, { baseScan }: Seen, index: number): boolean {
  if (baseScan === undefined) return false;
  const isOfCode = service.project.weaknesses[index]?.type === 'SAST';
  const first = firstDetectedMs(service, index) ?? Number.NEGATIVE_INFINITY;
  return first > baseScan.endMs + slackMs && (isOfCode || isChanged(service.project, index));
}

/** Whether the branch brought in something that a rule asks about, or changes a file that holds such a thing. */
export function makesWorse(service: Service): boolean {
  const { project } = service;
  const before = commitOf(project, project.mergeBaseSha).holds;
  return foundIn(project, project.headSha, Number.POSITIVE_INFINITY).some((index) => {
    const isAsked = rulesOf(project).some(({ counts }) => counts(project.weaknesses[index] as Weakness));
    return isAsked && isOpen(project, index) && (isChanged(project, index) || !before.has(index));
  });
}

/** Why a second scan was against the promise: none unless the first provably never ran, or 30 s of looking showed no trace. */
export function needlessScans({ posts }: Service): string[] {
  const [first, ...others] = posts;
  if (first === undefined || others.length === 0) return [];
  if (posts.length > 2) return [`${posts.length} requests reached the service`];
  const [second] = others;
  // The first was answered with an older scan, or refused because one was running.
  if (first.started === undefined || second === undefined) return [];
  if (first.isAnswered) return ['the first was answered'];
  const lookedMs = second.atMs - first.atMs;
  if (lookedMs < 30_000) return [`asked again after ${Math.round(lookedMs)} ms`];
  return first.started.listedMs < second.atMs - 12_500 ? ['the list showed the first'] : [];
}
