/** `threshold`: the maximum number of findings of a severity, or of one type with that severity. */
import { severityFilters, type ViolationType } from '../../../shared/api/words.ts';
import { type Severity, severities } from '../../../shared/severity.ts';
import type { Comparison, Policy } from '../../policy/policy.ts';
import { formatThreshold, type Threshold } from '../../policy/rules/threshold.ts';
import { createMappingForm } from '../forms.ts';
import { suggestName } from '../nearest.ts';
import { defineSetting, type PolicyVersions } from '../setting.ts';
import { type Complain, isWhole, joinAlternatives, quoteForMessage, readPairs } from '../values.ts';
import { listBlockingSeverities, pickStricterFloor, toViolationType, typeWords } from './fail-on-severity.ts';

type ThresholdKey = Omit<Threshold, 'limit'>;

/** `high`, `sca-high` and so on: worst first, with the whole severity before its types. */
const keys: ReadonlyMap<string, ThresholdKey> = new Map(
  severities.flatMap((severity): [string, ThresholdKey][] => {
    const word = severity.toLowerCase();
    const typed = typeWords.map((type): [string, ThresholdKey] => [
      `${type}-${word}`,
      { severity, type: toViolationType(type) },
    ]);
    return [[word, { severity, type: undefined }], ...typed];
  }),
);

export const threshold = defineSetting(
  {
    name: 'threshold',
    group: 'Policy',
    brief: 'Findings allowed, such as high=5 sca-high=10',
    description:
      'The most findings of a severity, or of one type of it, that are allowed. Only the most specific entry judges a finding, instead of fail-on-severity.',
    placeholder: '[TYPE-]SEVERITY=COUNT …',
    example: 'critical=0 high=5 sca-high=10',
    default: '',
    absent: 'no thresholds',
    policy: true,
    read: readThresholds,
    file: { form: createMappingForm([...keys.keys()], { type: 'integer', minimum: 0 }, 'critical=0 high=5') },
  },
  {
    text: (entries) => entries.map(formatThreshold).join(' '),
    stricter: (_base, _other, versions) => tightenThresholds(versions),
  },
);

function readThresholds(text: string, complain: Complain): Policy['threshold'] {
  const limits: Threshold[] = [];
  for (const [key, value] of readPairs(text, 'high=5', complain)) {
    const entry = keys.get(key);
    if (entry === undefined) complain(describeUnknownKey(key));
    else if (!isWhole(value, 0, 1_000_000_000))
      complain(`needs a whole number as the limit of ${key}, such as ${key}=5`);
    else limits.push({ ...entry, limit: Number(value) });
  }
  const order = [...keys.values()];
  const rank = (each: Threshold) =>
    order.findIndex(({ severity, type }) => severity === each.severity && type === each.type);
  return limits.sort((a, b) => rank(a) - rank(b));
}

function describeUnknownKey(key: string): string {
  return `has the unknown severity ${quoteForMessage(key)}; use ${joinAlternatives(severityFilters)}, or TYPE-SEVERITY such as sca-high${suggestName(key, [...keys.keys()])}`;
}

/** The limits of one severity: one for each type that has its own, and one for all other types together. */
interface SeverityLimits {
  typed: Map<ViolationType, number>;
  rest: number;
}

/** A smaller limit is stricter. So is a limit where the base has none, neither here nor through `fail-on-severity`. */
function tightenThresholds({ base, other }: PolicyVersions): Comparison<Threshold[]> {
  const blockingAnyway = listBlockingSeverities(pickStricterFloor(base.failOnSeverity, other.failOnSeverity));
  const parts = severities.map((severity): Comparison<Threshold[]> => {
    const before = getSeverityLimits(base, severity);
    const plan = mergeSeverityLimits(before, getSeverityLimits(other, severity), base.failOnTypes);
    const value = toThresholds(plan, severity, blockingAnyway.includes(severity));
    return {
      value,
      ...describeChanges(filterBySeverity(base, severity), filterBySeverity(other, severity), before, plan),
    };
  });
  return {
    value: parts.flatMap(({ value }) => value),
    tightened: parts.flatMap(({ tightened }) => tightened),
    ignored: parts.flatMap(({ ignored }) => ignored),
  };
}

function filterBySeverity({ threshold: entries }: Policy, severity: Severity): Threshold[] {
  return entries.filter((entry) => entry.severity === severity);
}

function getSeverityLimits(policy: Policy, severity: Severity): SeverityLimits {
  const entries = filterBySeverity(policy, severity);
  const typed = new Map(entries.flatMap(({ type, limit }) => (type === undefined ? [] : [[type, limit] as const])));
  const own = entries.find(({ type }) => type === undefined)?.limit;
  return {
    typed,
    rest: own ?? (listBlockingSeverities(policy.failOnSeverity).includes(severity) ? 0 : Number.POSITIVE_INFINITY),
  };
}

/**
 * Keeps the groups of the base, each with the smaller limit. A type that the other version limits separately would no
 * longer count in the rest. This is allowed only if the base does not limit the rest, or if all parts together stay
 * within the base's limit.
 */
function mergeSeverityLimits(
  base: SeverityLimits,
  other: SeverityLimits,
  types: Policy['failOnTypes'],
): SeverityLimits {
  const typed = new Map<ViolationType, number>();
  for (const [type, limit] of base.typed) typed.set(type, Math.min(limit, other.typed.get(type) ?? other.rest));
  const added = [...other.typed].filter(([type]) => !base.typed.has(type));
  const isFree = (type: ViolationType) => !Number.isFinite(base.rest) || (types !== undefined && !types.includes(type));
  for (const [type, limit] of added) if (isFree(type)) typed.set(type, limit);
  const bound = added.filter(([type]) => !isFree(type));
  const rest = Math.min(base.rest, other.rest);
  if (bound.length === 0) return { typed, rest };
  const sum = bound.reduce((total, [, limit]) => total + limit, rest);
  if (sum > base.rest) return { typed, rest: base.rest };
  for (const [type, limit] of bound) typed.set(type, limit);
  return { typed, rest };
}

function toThresholds({ typed, rest }: SeverityLimits, severity: Severity, blocksAnyway: boolean): Threshold[] {
  const isSaid = blocksAnyway && rest === 0;
  const own = Number.isFinite(rest) && !isSaid ? [{ severity, type: undefined, limit: rest }] : [];
  return [...own, ...[...typed].map(([type, limit]) => ({ severity, type, limit }))];
}

/** Describes the other version's entries: those that changed something, and those that the result ignores. */
function describeChanges(
  base: readonly Threshold[],
  other: readonly Threshold[],
  before: SeverityLimits,
  plan: SeverityLimits,
): Omit<Comparison<unknown>, 'value'> {
  const [tightened, ignored]: [string[], string[]] = [[], []];
  for (const entry of other) {
    if (base.some(({ type, limit }) => type === entry.type && limit === entry.limit)) continue;
    const text = `threshold ${formatThreshold(entry)}`;
    if (getLimit(plan, entry) !== entry.limit) ignored.push(text);
    else if (getLimit(before, entry) !== entry.limit) tightened.push(text);
  }
  for (const entry of base) {
    if (other.some(({ type }) => type === entry.type)) continue;
    const list = getLimit(plan, entry) < entry.limit ? tightened : ignored;
    list.push(`no threshold ${formatThreshold(entry)}`);
  }
  return { tightened, ignored };
}

function getLimit({ typed, rest }: SeverityLimits, { type }: Threshold): number {
  return type === undefined ? rest : (typed.get(type) ?? rest);
}
