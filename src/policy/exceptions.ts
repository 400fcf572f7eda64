/** Which findings the team has accepted, and until when: an exception covers a finding when all of its criteria match. */
import { type Answer, answer, both } from './answer.ts';
import { type Changes, inChangedFile } from './changes.ts';
import { isExpired, isExpiring } from './exception-terms.ts';
import { type Finding, isUnclear } from './finding.ts';
import { pathMatcher, type ReadPath, readPath, statedPath, sureMatcher } from './places.ts';
import type { Exception } from './policy.ts';
import { type Claim, excuses, idsOf, isStated } from './vex/statement.ts';
import { weaknessesOf } from './weaknesses.ts';

export interface Cover {
  /** Unknown: a criterion asks for what was not read. */
  answer: Answer;
  /** The exception that covers the finding, or that may: of several the one that holds longest. */
  exception?: Exception;
}

/** The exceptions of a policy on a day, ready to be asked about many findings. */
export interface Exceptions {
  /** Whether an exception that holds on the day covers the finding. */
  coverOf(finding: Finding): Cover;
}

export function indexExceptions(exceptions: readonly Exception[], today: string): Exceptions {
  const lasting = exceptions.filter((exception) => !isExpired(exception, today));
  if (lasting.length === 0) return { coverOf: () => uncovered };
  const findCandidates = indexCandidates(lasting);
  return {
    coverOf(finding) {
      let best = uncovered;
      for (const { exception, matches } of findCandidates(finding)) {
        const found = matches(finding);
        if (found === 'no' || (found === 'unknown' && best.answer === 'yes')) continue;
        const isLonger = best.exception === undefined || exception.expires > best.exception.expires;
        if (isLonger || found !== best.answer) best = { answer: found, exception };
      }
      return best;
    },
  };
}

const uncovered: Cover = { answer: 'no' };

interface Candidate extends Criteria {
  exception: Exception;
  /** Its place in the list. */
  place: number;
}

/**
 * Those that may cover a finding, in the order of the list, so that few are asked about it. An exception is found by what it
 * names: an id, a title, a vulnerability, or a folder or file of its glob. Each path is looked up once for all findings in it.
 */
function indexCandidates(exceptions: readonly Exception[]): (finding: Finding) => readonly Candidate[] {
  const byName = new Map<string, Candidate[]>();
  for (const [place, exception] of exceptions.entries()) {
    const candidate = { exception, place, ...compile(exception) };
    for (const name of namesIn(exception)) {
      const named = byName.get(name) ?? [];
      byName.set(name, named);
      named.push(candidate);
    }
  }
  const find = (names: readonly string[], path: ReadPath | undefined) =>
    inOrder(names.flatMap((name) => byName.get(name) ?? []).filter(({ isIn }) => isIn(path)));
  const lookUp = (path: ReadPath | undefined) => ({ path, inPlace: find([anyPlace, ...namesOfPath(path)], path) });
  const nowhere = lookUp(undefined);
  const places = new Map<string, typeof nowhere>();
  return (finding) => {
    const stated = statedPath(finding);
    const place = stated === undefined ? nowhere : (places.get(stated) ?? lookUp(readPath(stated)));
    if (stated !== undefined) places.set(stated, place);
    const names = [`id ${finding.id}`, `title ${finding.title.trim()}`, ...statementNames(finding)];
    const named = find(names, place.path);
    return named.length === 0 ? place.inPlace : inOrder([...place.inPlace, ...named]);
  };
}

function inOrder(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.length < 2 ? candidates : [...new Set(candidates)].sort((a, b) => a.place - b.place);
}

/** Under these is what may cover any finding, and what may cover any dependency of which no vulnerability is named. */
const [anyPlace, anyVulnerability] = ['any place', 'any vulnerability'];

/** What a finding must have at least one of to be covered. */
function namesIn(exception: Exception): string[] {
  const { violationId, title, path, vex } = exception;
  if (vex !== undefined)
    return [anyVulnerability, ...[...vex.names, ...vex.ids].map((name) => `vulnerability ${name}`)];
  if (violationId !== undefined) return [`id ${violationId}`];
  if (title !== undefined) return [`title ${title.trim()}`];
  const part = path === undefined ? undefined : plainPart(path);
  return part === undefined ? [anyPlace] : [`part ${part}`, `glob ${path}`];
}

/** All of what a path may name must lie in the place, and so the first of it. */
function namesOfPath(path: ReadPath | undefined): string[] {
  if (path === undefined) return [];
  const parts = path.readings[0]?.split('/') ?? [];
  return [`glob ${path.written}`, ...parts.map((part) => `part ${part}`)];
}

function statementNames(finding: Finding): string[] {
  const names = idsOf(finding);
  // What is, or may be, of a dependency and states no name may have any.
  if (names.length === 0 && (finding.type === undefined || finding.type === 'SCA')) return [anyVulnerability];
  return [finding.id, ...names].map((name) => `vulnerability ${name}`);
}

/** The longest folder or file that the glob names as it is; undefined where signs may reach across names. */
function plainPart(glob: string): string | undefined {
  if (/[{}[\]\\]/.test(glob)) return undefined;
  const parts = glob.split('/').filter((part) => part !== '' && part !== '.' && part !== '..' && !/[*?]/.test(part));
  return parts.sort((a, b) => b.length - a.length)[0];
}

export interface ExceptionReview {
  /** What covers something, with the ids of the findings, sorted. */
  used: { exception: Exception; ids: string[] }[];
  /** What still holds and ends within the days of the warning. */
  expiring: Exception[];
  expired: Exception[];
  /** What still holds and covers none of the findings that were read. */
  unmatched: Exception[];
  /** Statements that may be about a finding that does not state its package, version or all its names: they excuse nothing. */
  unclear?: Exception[];
}

/** What every exception did, in the order of the policy. */
export function reviewExceptions(
  findings: readonly Finding[],
  exceptions: readonly Exception[],
  today: string,
): ExceptionReview {
  const review: ExceptionReview = { used: [], expiring: [], expired: [], unmatched: [] };
  const unclear: Exception[] = [];
  const covered = coveredBy(exceptions, findings);
  for (const exception of exceptions) {
    if (isExpired(exception, today)) {
      review.expired.push(exception);
      continue;
    }
    if (isExpiring(exception, today)) review.expiring.push(exception);
    const { ids, mayCover } = covered.get(exception) ?? nothingCovered;
    if (ids.size > 0) review.used.push({ exception, ids: [...ids].sort() });
    else if (!mayCover) review.unmatched.push(exception);
    else if (exception.vex !== undefined) unclear.push(exception);
  }
  return unclear.length === 0 ? review : { ...review, unclear };
}

interface Covered {
  /** Of the findings that it surely covers. */
  ids: Set<string>;
  /** Whether it may cover another one. */
  mayCover: boolean;
}

const nothingCovered: Covered = { ids: new Set(), mayCover: false };

function coveredBy(exceptions: readonly Exception[], findings: readonly Finding[]): Map<Exception, Covered> {
  const covered = new Map<Exception, Covered>();
  const findCandidates = indexCandidates(exceptions);
  for (const finding of exceptions.length === 0 ? [] : findings) {
    for (const { exception, matches } of findCandidates(finding)) {
      const found = exception.vex === undefined ? matches(finding) : excuses(exception.vex, finding);
      if (found === 'no') continue;
      const known = covered.get(exception) ?? { ids: new Set(), mayCover: false };
      covered.set(exception, known);
      if (found === 'yes') known.ids.add(finding.id);
      else known.mayCover = true;
    }
  }
  return covered;
}

/** Of exceptions that end soon, those that excuse something in what is changed, or would. */
export function concernedBy(
  exceptions: readonly Exception[],
  changes: Changes,
  findings: readonly Finding[],
): Exception[] {
  const paths = [...changes.files.keys()];
  const touched = findings.filter(
    (finding) => finding.filePath !== undefined && inChangedFile(finding, changes) === 'yes',
  );
  return exceptions.filter((exception) => {
    const { path: glob } = exception;
    const isIn = glob === undefined ? undefined : pathMatcher(glob);
    return paths.some((path) => isIn?.(path)) || touched.some(coverTest(exception));
  });
}

type Criterion = (finding: Finding) => Answer;

interface Criteria {
  /** Whether all that a path may name lies in the right place; undefined: where the finding lies is not clear. */
  isIn(path: ReadPath | undefined): boolean;
  /** The criteria beside the path. */
  matches: Criterion;
}

/** Whether the exception surely covers a finding. */
function coverTest(exception: Exception): (finding: Finding) => boolean {
  const { isIn, matches } = compile(exception);
  return (finding) => {
    const stated = statedPath(finding);
    return isIn(stated === undefined ? undefined : readPath(stated)) && matches(finding) === 'yes';
  };
}

/** One without criteria covers nothing: to cover everything would switch the gate off. */
function compile({ violationId, cwe, type, path: glob, title, vex }: Exception): Criteria {
  const criteria: Criterion[] = [];
  if (vex !== undefined) criteria.push((finding) => isExcused(vex, finding));
  if (violationId !== undefined) criteria.push((finding) => answer(finding.id === violationId));
  // A finding of unknown type counts as every type when it blocks, and so as none when it is excused.
  if (type !== undefined) criteria.push((finding) => answer(finding.type === type));
  // Exact, with case: titles hold the very characters that globs are made of.
  if (title !== undefined)
    criteria.push((finding) => answer(!isUnclear(finding, 'title') && finding.title.trim() === title.trim()));
  if (cwe !== undefined) criteria.push((finding) => hasCwe(finding, cwe));
  const isSurelyIn = glob === undefined ? undefined : sureMatcher(glob);
  return {
    isIn: (path) => isSurelyIn === undefined || (path !== undefined && isSurelyIn(path)),
    matches(finding) {
      let sum: Answer = criteria.length === 0 && glob === undefined ? 'no' : 'yes';
      for (const criterion of criteria) {
        sum = both(sum, criterion(finding));
        if (sum === 'no') return sum;
      }
      return sum;
    },
  };
}

/** What nobody states is no excuse: only what was not read yet may be one. */
function isExcused(claim: Claim, finding: Finding): Answer {
  const found = excuses(claim, finding);
  return found === 'unknown' && isStated(finding) ? 'no' : found;
}

function hasCwe(finding: Finding, cwe: string): Answer {
  const stated = weaknessesOf(finding);
  if (stated === undefined) return 'unknown';
  // A finding of several weaknesses is not excused by one of them.
  return answer(stated.size === 1 && stated.has(cwe));
}
