/** Findings that nothing a policy asks tells apart: they are judged once for all of them. */
import { violationStatuses, violationTypes } from '../api/schemas.ts';
import { type Finding, labels, severities } from './finding.ts';

export interface Group {
  /** Any of them. */
  finding: Finding;
  size: number;
  /** Its position among the groups. */
  place: number;
}

/** In what findings differ, as a whole number from 0. */
export type Distinction = (finding: Finding) => number;

export interface Grouping {
  groups: readonly Group[];
  /** By position of a finding: the place of its group. */
  places: Uint32Array;
}

/** What tells findings apart beside severity, type, status, label and details. */
export interface Distinctions {
  always: readonly Distinction[];
  /** What costs more to ask is asked only about those that it can matter for. */
  costly: Distinction;
  isConcerned(finding: Finding): boolean;
}

/** So far alike. */
interface Branch {
  next: Branch[];
  group?: Group;
  isConcerned?: boolean;
}

export function groupFindings(findings: readonly Finding[], distinctions: Distinctions): Grouping {
  const { always, costly, isConcerned } = distinctions;
  const groups: Group[] = [];
  const places = new Uint32Array(findings.length);
  const root: Branch = { next: [] };
  const begun = (finding: Finding): Group => {
    const group = { finding, size: 0, place: groups.length };
    groups.push(group);
    return group;
  };
  const groupOf = (finding: Finding): Group => {
    // Nobody counts what a detail may say.
    if (finding.detail !== undefined || (finding.unclear?.length ?? 0) > 0) return begun(finding);
    let branch = nextOf(root, kindOf(finding));
    for (const distinction of always) branch = nextOf(branch, distinction(finding));
    branch.isConcerned ??= isConcerned(finding);
    if (branch.isConcerned) branch = nextOf(branch, costly(finding));
    branch.group ??= begun(finding);
    return branch.group;
  };
  let position = 0;
  for (const finding of findings) {
    const group = groupOf(finding);
    group.size += 1;
    places[position++] = group.place;
  }
  return { groups, places };
}

function nextOf({ next }: Branch, difference: number): Branch {
  const known = next[difference];
  if (known !== undefined) return known;
  const fresh: Branch = { next: [] };
  next[difference] = fresh;
  return fresh;
}

/** How many findings are in these groups, or in those of them that fit. */
export function sizeOf(groups: readonly Group[], fits: (finding: Finding) => boolean = () => true): number {
  let size = 0;
  for (const group of groups) if (fits(group.finding)) size += group.size;
  return size;
}

const ranks = {
  severity: ranksOf(severities),
  type: ranksOf([...violationTypes, 'none']),
  status: ranksOf([...violationStatuses, 'UNKNOWN']),
  label: ranksOf(labels),
};

function kindOf({ severity, severityKnown, type, status, label }: Finding): number {
  const rated = 2 * ranks.severity[severity] + (severityKnown ? 1 : 0);
  const typed = rated * typeCount + ranks.type[type ?? 'none'];
  return (typed * statusCount + ranks.status[status]) * labels.length + ranks.label[label];
}

const typeCount = Object.keys(ranks.type).length;
const statusCount = Object.keys(ranks.status).length;

function ranksOf<Word extends string>(words: readonly Word[]): Readonly<Record<Word, number>> {
  return Object.fromEntries(words.map((word, rank) => [word, rank])) as Record<Word, number>;
}
