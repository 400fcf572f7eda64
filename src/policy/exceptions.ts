/** Which findings the team has accepted, and until when: an exception covers a finding when all of its criteria match. */
import { type Answer, answer, both } from './answer.ts';
import { type Changes, inChangedFile } from './changes.ts';
import { type Candidate, candidatesFor } from './exception-index.ts';
import { isExpired, isExpiring } from './exception-terms.ts';
import { type Finding, isUnclear } from './finding.ts';
import { pathMatcher, placeMatcher } from './places.ts';
import type { Exception } from './policy.ts';
import { type Claim, excuses, isStated } from './vex/statement.ts';
import { weaknessesOf } from './weaknesses.ts';

export interface Cover {
  /** Unknown: a criterion asks for what was not read. */
  answer: Answer;
  /** The exception that covers the finding, or that may: of several the one that holds longest. */
  exception?: Exception;
}

/** Whether an exception that holds on the day covers the finding. */
export function exceptionFor(finding: Finding, exceptions: readonly Exception[], today: string): Cover {
  let best = uncovered;
  if (exceptions.length === 0) return best;
  for (const candidate of candidatesFor(finding, exceptions)) {
    const { exception } = candidate;
    if (isExpired(exception, today)) continue;
    const { covers } = criteriaOf(exception);
    const found = covering(candidate, finding);
    if (found === 'no' || (found === 'unknown' && best.answer === 'yes')) continue;
    const isLonger = best.exception === undefined || exception.expires > best.exception.expires;
    if (isLonger || found !== best.answer) best = covers[found];
  }
  return best;
}

const uncovered: Cover = { answer: 'no' };

function covering({ exception, isInPlace }: Candidate, finding: Finding): Answer {
  const { all, besidePlace } = criteriaOf(exception);
  // Two sources that name different files leave it in none.
  return isInPlace && !isUnclear(finding, 'filePath') ? besidePlace(finding) : all(finding);
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
  for (const finding of exceptions.length === 0 ? [] : findings) {
    for (const candidate of candidatesFor(finding, exceptions)) {
      const { exception } = candidate;
      const found = exception.vex === undefined ? covering(candidate, finding) : excuses(exception.vex, finding);
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
    const { all: matches } = criteriaOf(exception);
    return paths.some((path) => isIn?.(path)) || touched.some((finding) => matches(finding) === 'yes');
  });
}

type Criterion = (finding: Finding) => Answer;

interface Criteria {
  all: Criterion;
  /** Where the finding is known to lie in the right place. */
  besidePlace: Criterion;
  covers: Readonly<Record<'yes' | 'unknown', Cover>>;
}

/** Globs are compiled once: a policy's exceptions are asked about every finding. */
const known = new WeakMap<Exception, Criteria>();

function criteriaOf(exception: Exception): Criteria {
  const found = known.get(exception);
  if (found !== undefined) return found;
  const { path, ...others } = exception;
  const compiled: Criteria = {
    all: compile(exception),
    besidePlace: path === undefined || hasCriteria(others) ? compile(others) : () => 'yes',
    covers: { yes: { answer: 'yes', exception }, unknown: { answer: 'unknown', exception } },
  };
  known.set(exception, compiled);
  return compiled;
}

function hasCriteria({ violationId, cwe, type, title }: Exception): boolean {
  return [violationId, cwe, type, title].some((each) => each !== undefined);
}

/** One without criteria covers nothing: to cover everything would switch the gate off. */
function compile({ violationId, cwe, type, path, title, vex }: Exception): Criterion {
  const criteria: Criterion[] = [];
  if (vex !== undefined) criteria.push((finding) => isExcused(vex, finding));
  if (violationId !== undefined) criteria.push((finding) => answer(finding.id === violationId));
  // A finding of unknown type counts as every type when it blocks, and so as none when it is excused.
  if (type !== undefined) criteria.push((finding) => answer(finding.type === type));
  // Exact, with case: titles hold the very characters that globs are made of.
  if (title !== undefined)
    criteria.push((finding) => answer(!isUnclear(finding, 'title') && finding.title.trim() === title.trim()));
  if (path !== undefined) criteria.push(inPath(path));
  if (cwe !== undefined) criteria.push((finding) => hasCwe(finding, cwe));
  if (criteria.length === 0) return () => 'no';
  return (finding) => {
    let sum: Answer = 'yes';
    for (const criterion of criteria) {
      sum = both(sum, criterion(finding));
      if (sum === 'no') return sum;
    }
    return sum;
  };
}

/** What nobody states is no excuse: only what was not read yet may be one. */
function isExcused(claim: Claim, finding: Finding): Answer {
  const found = excuses(claim, finding);
  return found === 'unknown' && isStated(finding) ? 'no' : found;
}

/** What it may name otherwise is not excused: all of it must lie there. */
function inPath(glob: string): Criterion {
  const isIn = placeMatcher([glob]);
  return (finding) => answer(isIn(finding) === 'yes');
}

function hasCwe(finding: Finding, cwe: string): Answer {
  const stated = weaknessesOf(finding);
  if (stated === undefined) return 'unknown';
  // A finding of several weaknesses is not excused by one of them.
  return answer(stated.size === 1 && stated.has(cwe));
}
