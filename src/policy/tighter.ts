/**
 * What "tighter" means, setting by setting: a version of the policy that is not trusted may block more, never less. For every
 * setting the result blocks whatever the base blocks; what would block less is left out and named.
 */
import { daysBetween, exceptionKey, exceptionText } from './exceptions.ts';
import type { Leniency } from './exit-code.ts';
import { type Severity, severities, type ViolationType } from './finding.ts';
import type { Exception, Policy, Scope, Threshold } from './policy.ts';
import type { InconclusiveReason } from './verdict.ts';

export interface Tightened {
  policy: Policy;
  /** What the head's version holds that would have blocked less, as `fail-on-severity=critical`. */
  ignored: string[];
  /** What the head's version made tighter, in the same form. */
  tightened: string[];
}

export interface TightenOptions {
  /** Days from today up to which the head's version may add exceptions; undefined: it may add none. */
  maxExceptionDays?: number | undefined;
}

/** The base's policy with everything of the head's version that is provably tighter. */
export function tightest(base: Policy, head: Policy, options: TightenOptions = {}): Tightened {
  const told: Told = { ignored: [], tightened: [] };
  const failOnTypes = moreTypes(base, head, told);
  const { failOnSeverity, threshold } = stricterLimits(base, head, told);
  const policy: Policy = {
    failOnSeverity,
    threshold,
    failOnTypes,
    ...demanded(base, failOnTypes),
    failOnCvss: lower('fail-on-cvss', '', base.failOnCvss, head.failOnCvss, told),
    failOnEpss: lower('fail-on-epss', '%', base.failOnEpss, head.failOnEpss, told),
    maxAge: youngerAges(base, head, told),
    scope: widerScope(base.scope, head.scope, told),
    exceptions: fewerExceptions(base, head, options, told),
    today: base.today,
  };
  return { policy, ...told };
}

type Told = Pick<Tightened, 'ignored' | 'tightened'>;

export interface StrictLeniency extends Told {
  leniency: Leniency;
}

/** The base's leniency, made stricter where the head's version is: `fail` over `warn`, enforced over not enforced. */
export function strictest(base: Leniency, head: Leniency): StrictLeniency {
  const told: Told = { ignored: [], tightened: [] };
  if (base.warnOnly && !head.warnOnly) told.tightened.push('warn-only=false');
  if (!base.warnOnly && head.warnOnly) told.ignored.push('warn-only=true');
  const reasons = new Set([...Object.keys(base.onInconclusive), ...Object.keys(head.onInconclusive)]);
  const onInconclusive: Partial<Record<InconclusiveReason, 'fail' | 'warn'>> = {};
  for (const reason of reasons as Set<InconclusiveReason>) {
    const isWarned = base.onInconclusive[reason] === 'warn';
    const isWarnedByHead = head.onInconclusive[reason] === 'warn';
    if (isWarned && !isWarnedByHead) told.tightened.push(`on-inconclusive ${reason}=fail`);
    if (!isWarned && isWarnedByHead) told.ignored.push(`on-inconclusive ${reason}=warn`);
    onInconclusive[reason] = isWarned && isWarnedByHead ? 'warn' : 'fail';
  }
  return { leniency: { warnOnly: base.warnOnly && head.warnOnly, onInconclusive }, ...told };
}

/** `high=5`, `sca-high=10`. */
export function thresholdText({ severity, type, limit }: Threshold): string {
  return `${type === undefined ? '' : `${type.toLowerCase()}-`}${severity.toLowerCase()}=${limit}`;
}

/** A score that blocks from lower on, or at all, is tighter. */
function lower(
  name: string,
  unit: string,
  base: number | undefined,
  head: number | undefined,
  told: Told,
): number | undefined {
  const least = Math.min(base ?? Number.POSITIVE_INFINITY, head ?? Number.POSITIVE_INFINITY);
  if (head !== undefined && head !== base) {
    (head === least ? told.tightened : told.ignored).push(`${name}=${head}${unit}`);
  } else if (head === undefined && base !== undefined) told.ignored.push(`no ${name}`);
  return Number.isFinite(least) ? least : undefined;
}

/** What the base wants covered, where the types that can block do not say so any more: all of them may, and none must. */
function demanded(base: Policy, failOnTypes: Policy['failOnTypes']): Pick<Policy, 'coverTypes'> {
  const coverTypes = base.coverTypes ?? base.failOnTypes ?? [];
  const isSaid = coverTypes.every((type) => failOnTypes?.includes(type));
  return isSaid ? {} : { coverTypes };
}

/** More types that can block are tighter. */
function moreTypes(base: Policy, head: Policy, told: Told): readonly ViolationType[] | undefined {
  const [before, wanted] = [base.failOnTypes, head.failOnTypes];
  if (before === undefined) {
    if (wanted !== undefined) told.ignored.push(`fail-on-types=${words(wanted)}`);
    return undefined;
  }
  if (wanted === undefined) {
    told.tightened.push('fail-on-types of all types');
    return undefined;
  }
  const added = wanted.filter((type) => !before.includes(type));
  const left = before.filter((type) => !wanted.includes(type));
  if (added.length > 0) told.tightened.push(`fail-on-types=${words(added)}`);
  if (left.length > 0) told.ignored.push(`fail-on-types without ${words(left)}`);
  return [...before, ...added];
}

function words(types: readonly ViolationType[]): string {
  return types.join(' ').toLowerCase();
}

/** Fewer days, or days at all, are tighter. */
function youngerAges(base: Policy, head: Policy, told: Told): Policy['maxAge'] {
  const ages: Partial<Record<Severity, number>> = {};
  for (const severity of severities) {
    const [before, wanted] = [base.maxAge[severity], head.maxAge[severity]];
    const days = Math.min(before ?? Number.POSITIVE_INFINITY, wanted ?? Number.POSITIVE_INFINITY);
    if (Number.isFinite(days)) ages[severity] = days;
    const word = severity.toLowerCase();
    if (wanted !== undefined && wanted !== before) {
      (wanted === days ? told.tightened : told.ignored).push(`max-age ${word}=${wanted}d`);
    } else if (wanted === undefined && before !== undefined) told.ignored.push(`no max-age ${word}`);
  }
  return ages;
}

/** What each scope holds all of. `auto`, `changed` and `new` measure different things; what cannot be compared is not wider. */
const within: Readonly<Record<Scope, readonly Scope[]>> = {
  repository: ['scan', 'auto', 'changed', 'changed-lines', 'new'],
  scan: ['auto', 'changed', 'changed-lines', 'new'],
  changed: ['changed-lines'],
  'changed-lines': [],
  auto: [],
  new: [],
};

function widerScope(base: Scope, head: Scope, told: Told): Scope {
  if (base === head) return base;
  const isWider = within[head].includes(base);
  (isWider ? told.tightened : told.ignored).push(`scope=${head}`);
  return isWider ? head : base;
}

/** Exceptions of the base that the head's version keeps, each to the earlier day; and those that it may add. */
function fewerExceptions(base: Policy, head: Policy, { maxExceptionDays }: TightenOptions, told: Told): Exception[] {
  const wanted = lastDays(head.exceptions);
  const before = lastDays(base.exceptions);
  const kept: Exception[] = [];
  for (const exception of base.exceptions) {
    const expires = wanted.get(exceptionKey(exception));
    if (expires === undefined) told.tightened.push(`no exception for ${exceptionText(exception)}`);
    else if (expires < exception.expires) {
      told.tightened.push(`exception for ${exceptionText(exception)} until ${expires}`);
      kept.push({ ...exception, expires });
    } else kept.push(exception);
  }
  for (const exception of head.exceptions) {
    const known = before.get(exceptionKey(exception));
    if (known !== undefined && exception.expires <= known) continue;
    const isAllowed = maxExceptionDays !== undefined && daysBetween(base.today, exception.expires) <= maxExceptionDays;
    if (isAllowed) kept.push(exception);
    else told.ignored.push(`exception for ${exceptionText(exception)} until ${exception.expires}`);
  }
  return kept;
}

/** The last day of each, by what it covers. */
function lastDays(exceptions: readonly Exception[]): Map<string, string> {
  const days = new Map<string, string>();
  for (const exception of exceptions) {
    const key = exceptionKey(exception);
    if (exception.expires > (days.get(key) ?? '')) days.set(key, exception.expires);
  }
  return days;
}

/** How a severity is judged: the types with a limit of their own, and the limit of all the others together. */
interface Plan {
  typed: Map<ViolationType, number>;
  rest: number;
}

/** A lower floor is tighter; so is a smaller limit, or a limit of its own for what the base does not limit. */
function stricterLimits(base: Policy, head: Policy, told: Told): Pick<Policy, 'failOnSeverity' | 'threshold'> {
  const failOnSeverity = depth(head) > depth(base) ? head.failOnSeverity : base.failOnSeverity;
  if (head.failOnSeverity !== base.failOnSeverity) {
    const list = failOnSeverity === head.failOnSeverity ? told.tightened : told.ignored;
    list.push(`fail-on-severity=${head.failOnSeverity.toLowerCase()}`);
  }
  const threshold = severities.flatMap((severity) => {
    const before = planOf(base, severity);
    const wanted = planOf(head, severity);
    const plan = mergePlans(before, wanted, base.failOnTypes);
    const entries = entriesOf(plan, severity, failOnSeverity);
    tellLimits({ base: of(base, severity), head: of(head, severity), before, plan }, told);
    return entries;
  });
  return { failOnSeverity, threshold };
}

function of({ threshold }: Policy, severity: Severity): Threshold[] {
  return threshold.filter((entry) => entry.severity === severity);
}

/** How many severities block by themselves. */
function depth({ failOnSeverity }: Policy): number {
  return failOnSeverity === 'NONE' ? 0 : severities.indexOf(failOnSeverity) + 1;
}

function planOf(policy: Policy, severity: Severity): Plan {
  const entries = of(policy, severity);
  const typed = new Map(entries.flatMap(({ type, limit }) => (type === undefined ? [] : [[type, limit] as const])));
  const own = entries.find(({ type }) => type === undefined)?.limit;
  const isBelow = severities.indexOf(severity) >= depth(policy);
  return { typed, rest: own ?? (isBelow ? Number.POSITIVE_INFINITY : 0) };
}

/**
 * The groups of the base stay, each with the smaller limit. A type that the head's version takes out of the rest would be
 * counted apart from it: only where the base does not limit it, or where all the parts together stay within the base's limit.
 */
function mergePlans(base: Plan, head: Plan, types: readonly ViolationType[] | undefined): Plan {
  const typed = new Map<ViolationType, number>();
  for (const [type, limit] of base.typed) typed.set(type, Math.min(limit, head.typed.get(type) ?? head.rest));
  const added = [...head.typed].filter(([type]) => !base.typed.has(type));
  const isFree = (type: ViolationType) => !Number.isFinite(base.rest) || (types !== undefined && !types.includes(type));
  for (const [type, limit] of added) if (isFree(type)) typed.set(type, limit);
  const bound = added.filter(([type]) => !isFree(type));
  const rest = Math.min(base.rest, head.rest);
  if (bound.length === 0) return { typed, rest };
  const sum = bound.reduce((total, [, limit]) => total + limit, rest);
  if (sum > base.rest) return { typed, rest: base.rest };
  for (const [type, limit] of bound) typed.set(type, limit);
  return { typed, rest };
}

function entriesOf({ typed, rest }: Plan, severity: Severity, failOnSeverity: Policy['failOnSeverity']): Threshold[] {
  const blocksAnyway =
    rest === 0 && failOnSeverity !== 'NONE' && severities.indexOf(severity) <= severities.indexOf(failOnSeverity);
  const own = Number.isFinite(rest) && !blocksAnyway ? [{ severity, type: undefined, limit: rest }] : [];
  return [...own, ...[...typed].map(([type, limit]) => ({ severity, type, limit }))];
}

interface Limits {
  base: readonly Threshold[];
  head: readonly Threshold[];
  before: Plan;
  plan: Plan;
}

/** Names the head's own entries: those that changed something, and those that the result does not hold to. */
function tellLimits({ base, head, before, plan }: Limits, told: Told): void {
  for (const entry of head) {
    if (base.some(({ type, limit }) => type === entry.type && limit === entry.limit)) continue;
    const text = `threshold ${thresholdText(entry)}`;
    if (limitOf(plan, entry) !== entry.limit) told.ignored.push(text);
    else if (limitOf(before, entry) !== entry.limit) told.tightened.push(text);
  }
  for (const entry of base) {
    if (head.some(({ type }) => type === entry.type)) continue;
    const list = limitOf(plan, entry) < entry.limit ? told.tightened : told.ignored;
    list.push(`no threshold ${thresholdText(entry)}`);
  }
}

function limitOf({ typed, rest }: Plan, { type }: Threshold): number {
  return type === undefined ? rest : (typed.get(type) ?? rest);
}
