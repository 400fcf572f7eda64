/** Findings that nothing a policy asks tells apart: they are judged once for all of them. */
import { type Classes, classesOf, kindOf, noClass } from './columns.ts';
import type { Finding } from './finding.ts';

export interface Group {
  /** Any of them. */
  finding: Finding;
  size: number;
  /** Its position among the groups. */
  place: number;
}

/** In what findings differ, as a whole number from 0. */
export interface Distinction {
  of(finding: Finding): number;
  /** It reads no more than what a class of findings has in common (`columns.ts`). */
  isOfClass?: true;
}

export interface Grouping {
  groups: readonly Group[];
  /** By position of a finding: the place of its group. */
  places: Uint32Array;
}

/** What tells findings apart beside severity, type, status, label and details. */
export interface Distinctions {
  always: readonly Distinction[];
  /** What costs more to ask is asked only about those that it can matter for, by position. */
  costly(position: number): number;
  isConcerned(finding: Finding): boolean;
}

/** So far alike. */
interface Branch {
  next: Branch[];
  group?: Group;
  isConcerned?: boolean;
}

interface Making extends Pick<Distinctions, 'costly' | 'isConcerned'> {
  findings: readonly Finding[];
  /** What has to be asked about each finding. */
  ofEach: readonly Distinction[];
  groups: Group[];
}

export function groupFindings(findings: readonly Finding[], distinctions: Distinctions): Grouping {
  const { always, costly, isConcerned } = distinctions;
  const ofEach = always.filter(({ isOfClass }) => isOfClass !== true);
  const ofClass = always.filter(({ isOfClass }) => isOfClass === true);
  const classes = classesOf(findings);
  const branches = branchesOf(classes.samples, ofClass);
  const making: Making = { findings, costly, isConcerned, ofEach, groups: [] };
  const places = new Uint32Array(findings.length);
  for (let position = 0; position < places.length; position += 1) {
    const branch = branches[classes.places[position] ?? noClass];
    // Nobody counts what a detail may say.
    const group = branch === undefined ? begin(making, position) : groupIn(branch, position, making);
    group.size += 1;
    places[position] = group.place;
  }
  return { groups: making.groups, places };
}

function groupIn(ofClass: Branch, position: number, making: Making): Group {
  const { findings, ofEach, isConcerned, costly } = making;
  let branch = ofClass;
  const finding = findings[position] as Finding;
  for (const distinction of ofEach) branch = nextOf(branch, distinction.of(finding));
  branch.isConcerned ??= isConcerned(finding);
  if (branch.isConcerned) branch = nextOf(branch, costly(position));
  branch.group ??= begin(making, position);
  return branch.group;
}

function begin({ findings, groups }: Making, position: number): Group {
  const group = { finding: findings[position] as Finding, size: 0, place: groups.length };
  groups.push(group);
  return group;
}

/** By class: what is alike by its kind and these distinctions has one branch. */
function branchesOf(
  samples: Classes['samples'],
  distinctions: readonly Distinction[],
): readonly (Branch | undefined)[] {
  const root: Branch = { next: [] };
  return samples.map((sample) => {
    if (sample === undefined) return undefined;
    return distinctions.reduce((branch, each) => nextOf(branch, each.of(sample)), nextOf(root, kindOf(sample)));
  });
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
