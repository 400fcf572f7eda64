/**
 * Decides which findings the team has accepted, and until when. An exception covers a finding if all its criteria
 * match. Of two versions of the exceptions, the merged one excuses less.
 */

import { dayMs } from '../../shared/clock.ts';
import { joinFirst } from '../../shared/text/amounts.ts';
import { type Changes, isInChangedFile } from './changes.ts';
import { extractWeaknesses, type Finding, isUnclear } from './finding.ts';
import { compilePathGlob, createCertainMatcher, getStatedPath, parsePath, type ReadPath } from './path-matching.ts';
import type { Comparison, Exception } from './policy.ts';
import { andTernary, type Ternary, toTernary } from './ternary.ts';
import { isExcusedByClaim, listVulnerabilityIds, type RetractingStatement, type VexProduct } from './vex.ts';

/** Returns a function that finds an exception, valid on the day, that covers the finding. */
export function indexExceptions(
  exceptions: readonly Exception[],
  today: string,
): (finding: Finding) => {
  /** Unknown if a criterion needs a detail that was not read. */
  answer: Ternary;
  /** The exception that covers the finding or may cover it. If there are several, the one that lasts longest. */
  exception?: Exception;
} {
  const lasting = exceptions.filter((exception) => !isExpired(exception, today));
  if (lasting.length === 0) return () => ({ answer: 'no' });
  const findCandidates = indexCandidates(lasting);
  return (finding) => {
    let best: { answer: Ternary; exception?: Exception } = { answer: 'no' };
    for (const { exception, matches } of findCandidates(finding)) {
      const found = matches(finding);
      if (found === 'no' || (found === 'unknown' && best.answer === 'yes')) continue;
      const isLonger = best.exception === undefined || exception.expires > best.exception.expires;
      if (isLonger || found !== best.answer) best = { answer: found, exception };
    }
    return best;
  };
}

interface Candidate {
  exception: Exception;
  /** Its position in the list. */
  place: number;
  /** Whether all readings of the path match the glob. Undefined path: the location of the finding is not clear. */
  isIn(path: ReadPath | undefined): boolean;
  /** Tests the criteria other than the path. */
  matches(finding: Finding): Ternary;
}

/**
 * Returns a function that finds the exceptions that may cover a finding, in list order. An exception is indexed by what
 * it names: an id, a title, a vulnerability, or a folder or file of its glob. Each path is searched once for all
 * findings in it.
 */
function indexCandidates(exceptions: readonly Exception[]): (finding: Finding) => readonly Candidate[] {
  const byName = new Map<string, Candidate[]>();
  for (const [place, exception] of exceptions.entries()) {
    const candidate = { exception, place, ...compileCriteria(exception) };
    for (const name of listIndexKeys(exception)) {
      const named = byName.get(name) ?? [];
      byName.set(name, named);
      named.push(candidate);
    }
  }
  const find = (names: readonly string[], path: ReadPath | undefined) =>
    sortByPosition(names.flatMap((name) => byName.get(name) ?? []).filter(({ isIn }) => isIn(path)));
  const resolveCandidates = (path: ReadPath | undefined) => {
    // All readings of a path must match the glob, so the first one must match too.
    const parts = path?.readings[0]?.split('/') ?? [];
    const keys = path === undefined ? [] : [`glob ${path.written}`, ...parts.map((part) => `part ${part}`)];
    return { path, inPlace: find([anyPlace, ...keys], path) };
  };
  const nowhere = resolveCandidates(undefined);
  const candidatesByPath = new Map<string, typeof nowhere>();
  return (finding) => {
    const stated = getStatedPath(finding);
    const place =
      stated === undefined ? nowhere : (candidatesByPath.get(stated) ?? resolveCandidates(parsePath(stated)));
    if (stated !== undefined) candidatesByPath.set(stated, place);
    const ids = listVulnerabilityIds(finding);
    // A dependency finding without a name may be any vulnerability.
    const isAny = ids.length === 0 && (finding.type === undefined || finding.type === 'SCA');
    const vulnerabilities = isAny ? [anyVulnerability] : [finding.id, ...ids].map((id) => `vulnerability ${id}`);
    const named = find([`id ${finding.id}`, `title ${finding.title.trim()}`, ...vulnerabilities], place.path);
    return named.length === 0 ? place.inPlace : sortByPosition([...place.inPlace, ...named]);
  };
}

function sortByPosition(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.length < 2 ? candidates : [...new Set(candidates)].sort((a, b) => a.place - b.place);
}

/**
 * Index keys for exceptions that may cover any path, and for those that may cover any dependency without a named
 * vulnerability.
 */
const [anyPlace, anyVulnerability] = ['any place', 'any vulnerability'];

/** Index keys. A finding must have at least one of them to be covered. */
function listIndexKeys(exception: Exception): string[] {
  const { violationId, title, path, vex } = exception;
  if (vex !== undefined)
    return [anyVulnerability, ...[...vex.names, ...vex.ids].map((name) => `vulnerability ${name}`)];
  if (violationId !== undefined) return [`id ${violationId}`];
  if (title !== undefined) return [`title ${title.trim()}`];
  const part = path === undefined ? undefined : findLiteralPart(path);
  return part === undefined ? [anyPlace] : [`part ${part}`, `glob ${path}`];
}

/**
 * The longest folder or file name that the glob spells out. Undefined if its special characters may span several names.
 */
function findLiteralPart(glob: string): string | undefined {
  if (/[{}[\]\\]/.test(glob)) return undefined;
  const parts = glob.split('/').filter((part) => part !== '' && part !== '.' && part !== '..' && !/[*?]/.test(part));
  return parts.sort((a, b) => b.length - a.length)[0];
}

export interface ExceptionReview {
  /** Exceptions that cover something, with the sorted ids of the findings. */
  used: { exception: Exception; ids: string[] }[];
  /** Valid exceptions that expire within the warning period. */
  expiring: Exception[];
  expired: Exception[];
  /** Valid exceptions that cover none of the findings that were read. */
  unmatched: Exception[];
  /**
   * Statements that may be about a finding that does not state its package, its version or all its names. They excuse
   * nothing.
   */
  unclear?: Exception[];
}

/** Reports what each exception did, in the order of the policy. */
export function reviewExceptions(
  findings: readonly Finding[],
  exceptions: readonly Exception[],
  today: string,
): ExceptionReview {
  const review: ExceptionReview = { used: [], expiring: [], expired: [], unmatched: [] };
  const unclear: Exception[] = [];
  const covered = mapCoveredFindings(exceptions, findings);
  for (const exception of exceptions) {
    if (isExpired(exception, today)) {
      review.expired.push(exception);
      continue;
    }
    if (isExpiring(exception, today)) review.expiring.push(exception);
    const found = covered.get(exception);
    if (found !== undefined && found.ids.size > 0) review.used.push({ exception, ids: [...found.ids].sort() });
    else if (!found?.mayCover) review.unmatched.push(exception);
    else if (exception.vex !== undefined) unclear.push(exception);
  }
  return unclear.length === 0 ? review : { ...review, unclear };
}

/** The ids of the findings that each exception certainly covers, and whether it may cover another one. */
function mapCoveredFindings(exceptions: readonly Exception[], findings: readonly Finding[]) {
  const covered = new Map<Exception, { ids: Set<string>; mayCover: boolean }>();
  const findCandidates = indexCandidates(exceptions);
  for (const finding of exceptions.length === 0 ? [] : findings) {
    for (const { exception, matches } of findCandidates(finding)) {
      const found = exception.vex === undefined ? matches(finding) : isExcusedByClaim(exception.vex, finding);
      if (found === 'no') continue;
      const known = covered.get(exception) ?? { ids: new Set(), mayCover: false };
      covered.set(exception, known);
      if (found === 'yes') known.ids.add(finding.id);
      else known.mayCover = true;
    }
  }
  return covered;
}

/** Of the exceptions that expire soon, returns those that excuse something in the changed files, or would. */
export function findAffectedExceptions(
  exceptions: readonly Exception[],
  changes: Changes,
  findings: readonly Finding[],
): Exception[] {
  const paths = [...changes.files.keys()];
  const touched = findings.filter(
    (finding) => finding.filePath !== undefined && isInChangedFile(finding, changes) === 'yes',
  );
  return exceptions.filter((exception) => {
    const isNamed = exception.path === undefined ? undefined : compilePathGlob(exception.path);
    const { isIn, matches } = compileCriteria(exception);
    const isCovered = (finding: Finding) => {
      const stated = getStatedPath(finding);
      return isIn(stated === undefined ? undefined : parsePath(stated)) && matches(finding) === 'yes';
    };
    return paths.some((path) => isNamed?.(path)) || touched.some(isCovered);
  });
}

/** An exception without criteria covers nothing: covering everything would switch the gate off. */
function compileCriteria({
  violationId,
  cwe,
  type,
  path: glob,
  title,
  vex,
}: Exception): Pick<Candidate, 'isIn' | 'matches'> {
  const criteria: Candidate['matches'][] = [];
  // A fact that nobody states is no excuse. It is unknown only until the detail was read.
  if (vex !== undefined)
    criteria.push((finding) => {
      const found = isExcusedByClaim(vex, finding);
      return found === 'unknown' && finding.detail !== undefined ? 'no' : found;
    });
  if (violationId !== undefined) criteria.push((finding) => toTernary(finding.id === violationId));
  // A finding of unknown type counts as every type when it blocks, so it counts as no type when it is excused.
  if (type !== undefined) criteria.push((finding) => toTernary(finding.type === type));
  // The title must match exactly, with case: titles contain the characters that globs use.
  if (title !== undefined)
    criteria.push((finding) => toTernary(!isUnclear(finding, 'title') && finding.title.trim() === title.trim()));
  if (cwe !== undefined)
    criteria.push((finding) => {
      const stated = extractWeaknesses(finding);
      // A finding with several weaknesses is not excused by one of them.
      return stated === undefined ? 'unknown' : toTernary(stated.size === 1 && stated.has(cwe));
    });
  const isSurelyIn = glob === undefined ? undefined : createCertainMatcher(glob);
  return {
    isIn: (path) => isSurelyIn === undefined || (path !== undefined && isSurelyIn(path)),
    matches(finding) {
      let sum: Ternary = criteria.length === 0 && glob === undefined ? 'no' : 'yes';
      for (const criterion of criteria) {
        sum = andTernary(sum, criterion(finding));
        if (sum === 'no') return sum;
      }
      return sum;
    },
  };
}

/** How long before its end a report warns about an exception. */
export const warningDays = 14;

/** The exception is still valid and ends within `warningDays`. */
export function isExpiring(exception: Exception, today: string): boolean {
  return !isExpired(exception, today) && countDaysBetween(today, exception.expires) <= warningDays;
}

/** An exception is valid on its last day too. */
export function isExpired({ expires }: Exception, today: string): boolean {
  return expires < today;
}

/** Whole days between two days, both `YYYY-MM-DD`. */
export function countDaysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/**
 * Describes what the exception covers: `CWE-79 in test/**`,
 * `CVE-2021-23337 in pkg:npm/lodash@4.17.15 (security/openvex.json, statement 3)`.
 */
export function formatException(exception: Exception): string {
  const { violationId, cwe, type, path, title, vex } = exception;
  if (vex !== undefined) return `${vex.names[0]} in ${joinFirst(vex.products.map(formatProduct), 1)} (${vex.place})`;
  const parts = [
    violationId === undefined ? undefined : `violation ${violationId}`,
    cwe,
    type === undefined ? undefined : type.toLowerCase(),
    title === undefined ? undefined : `"${title}"`,
    path === undefined ? undefined : `in ${path}`,
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}

/** Two exceptions with the same key cover the same findings. */
function buildExceptionKey({ violationId, cwe, type, path, title }: Exception): string {
  return JSON.stringify([violationId, cwe, type, path, title].map((criterion) => criterion ?? null));
}

/**
 * Keeps the base's exceptions that the other version has too, each until the earlier day, and those that the other
 * version may add: for at most `maxExceptionDays` from today. Undefined: it may add none.
 */
export function restrictExceptions(
  base: readonly Exception[],
  other: readonly Exception[],
  today: string,
  maxExceptionDays?: number,
): Comparison<Exception[]> {
  const compared: Comparison<Exception[]> = { value: [], tightened: [], ignored: [] };
  const wanted = mapLastDays(other);
  for (const exception of base) {
    const expires = wanted.get(buildExceptionKey(exception));
    const isShorter = expires !== undefined && expires < exception.expires;
    if (expires === undefined) compared.tightened.push(`no exception for ${formatException(exception)}`);
    else compared.value.push(isShorter ? { ...exception, expires } : exception);
    if (isShorter) compared.tightened.push(`exception for ${formatException(exception)} until ${expires}`);
  }
  const before = mapLastDays(base);
  for (const exception of other) {
    const known = before.get(buildExceptionKey(exception));
    if (known !== undefined && exception.expires <= known) continue;
    const isAllowed = maxExceptionDays !== undefined && countDaysBetween(today, exception.expires) <= maxExceptionDays;
    if (isAllowed) compared.value.push(exception);
    else compared.ignored.push(`exception for ${formatException(exception)} until ${exception.expires}`);
  }
  return compared;
}

/** The last day of each exception, by what it covers. */
function mapLastDays(exceptions: readonly Exception[]): Map<string, string> {
  const days = new Map<string, string>();
  for (const exception of exceptions) {
    const key = buildExceptionKey(exception);
    if (exception.expires > (days.get(key) ?? '')) days.set(key, exception.expires);
  }
  return days;
}

/** Prepares exceptions for hashing. Retracting statements are included once, not once per exception. */
export function prepareForHash(exceptions: readonly Exception[]): {
  exceptions: unknown[];
  rivals?: readonly RetractingStatement[];
} {
  const [rivals] = exceptions.flatMap(({ vex }) => (vex === undefined ? [] : [vex.rivals.all]));
  const plain = exceptions.map(({ vex, ...others }) => ({ ...others, vex: vex && { ...vex, rivals: undefined } }));
  return { exceptions: plain, ...(rivals && { rivals }) };
}

function formatProduct({ names, owner, parts }: VexProduct): string {
  if (parts.length === 0) return names[0] ?? '';
  const inside = joinFirst(
    parts.map((part) => part.names[0] ?? ''),
    1,
  );
  return owner === 'this' ? inside : `${inside} of ${names[0]}`;
}
