/** `threshold`: the maximum number of findings of a severity, or of one type with that severity. */
import { severityFilters } from '../../api/words.ts';
import type { ViolationType } from '../../policy/finding.ts';
import { type Threshold, thresholdText } from '../../policy/limits.ts';
import type { Comparison, Policy } from '../../policy/policy.ts';
import { type Severity, severities } from '../../severity.ts';
import { mappingForm } from '../forms.ts';
import { didYouMean } from '../nearest.ts';
import { setting, type Versions } from '../setting.ts';
import { alternatives, type Complain, isWhole, pairsOf, shown } from '../values.ts';
import { blocking, lowerFloor } from './fail-on-severity.ts';
import { typeOf, typeWords } from './fail-on-types.ts';

type Key = Omit<Threshold, 'limit'>;

/** `high`, `sca-high` and so on: worst first, with the whole severity before its types. */
const keys: ReadonlyMap<string, Key> = new Map(
  severities.flatMap((severity): [string, Key][] => {
    const word = severity.toLowerCase();
    const typed = typeWords.map((type): [string, Key] => [`${type}-${word}`, { severity, type: typeOf(type) }]);
    return [[word, { severity, type: undefined }], ...typed];
  }),
);

export const threshold = setting(
  {
    name: 'threshold',
    group: 'Policy',
    brief: 'Findings allowed, such as high=5 sca-high=10',
    description:
      'The most findings of a severity, or of one type of it, that are allowed. The most specific entry alone judges a finding, instead of fail-on-severity.',
    placeholder: '[TYPE-]SEVERITY=COUNT …',
    example: 'critical=0 high=5 sca-high=10',
    default: '',
    absent: 'no thresholds',
    policy: true,
    read: readThresholds,
    file: { form: mappingForm([...keys.keys()], { type: 'integer', minimum: 0 }, 'critical=0 high=5') },
  },
  {
    text: (entries) => entries.map(thresholdText).join(' '),
    stricter: (_base, _other, versions) => stricterLimits(versions),
  },
);

function readThresholds(text: string, complain: Complain): Policy['threshold'] {
  const limits: Threshold[] = [];
  for (const [key, value] of pairsOf(text, 'high=5', complain)) {
    const entry = keys.get(key);
    if (entry === undefined) complain(keyComplaint(key));
    else if (!isWhole(value, 0, 1_000_000_000)) complain(`sets ${key} to something that is not a whole number`);
    else limits.push({ ...entry, limit: Number(value) });
  }
  const order = [...keys.values()];
  const rank = (each: Threshold) =>
    order.findIndex(({ severity, type }) => severity === each.severity && type === each.type);
  return limits.sort((a, b) => rank(a) - rank(b));
}

function keyComplaint(key: string): string {
  return `has the entry ${shown(key)}, which is not ${alternatives(severityFilters)}, alone or after a type as in sca-high${didYouMean(key, [...keys.keys()])}`;
}

/** The limits of one severity: one for each type that has its own, and one for all other types together. */
interface Plan {
  typed: Map<ViolationType, number>;
  rest: number;
}

/** A smaller limit is stricter. So is a limit where the base has none, neither here nor through `fail-on-severity`. */
function stricterLimits({ base, other }: Versions): Comparison<Threshold[]> {
  const blockingAnyway = blocking(lowerFloor(base.failOnSeverity, other.failOnSeverity));
  const parts = severities.map((severity): Comparison<Threshold[]> => {
    const before = planOf(base, severity);
    const plan = mergePlans(before, planOf(other, severity), base.failOnTypes);
    const value = entriesOf(plan, severity, blockingAnyway.includes(severity));
    return { value, ...changes({ base: of(base, severity), other: of(other, severity), before, plan }) };
  });
  return {
    value: parts.flatMap(({ value }) => value),
    tightened: parts.flatMap(({ tightened }) => tightened),
    ignored: parts.flatMap(({ ignored }) => ignored),
  };
}

function of({ threshold: entries }: Policy, severity: Severity): Threshold[] {
  return entries.filter((entry) => entry.severity === severity);
}

function planOf(policy: Policy, severity: Severity): Plan {
  const entries = of(policy, severity);
  const typed = new Map(entries.flatMap(({ type, limit }) => (type === undefined ? [] : [[type, limit] as const])));
  const own = entries.find(({ type }) => type === undefined)?.limit;
  return { typed, rest: own ?? (blocking(policy.failOnSeverity).includes(severity) ? 0 : Number.POSITIVE_INFINITY) };
}

/**
 * Keeps the groups of the base, each with the smaller limit. A type that the other version limits separately would no
 * longer count in the rest. This is allowed only if the base does not limit the rest, or if all parts together stay
 * within the base's limit.
 */
function mergePlans(base: Plan, other: Plan, types: Policy['failOnTypes']): Plan {
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

function entriesOf({ typed, rest }: Plan, severity: Severity, blocksAnyway: boolean): Threshold[] {
  const isSaid = blocksAnyway && rest === 0;
  const own = Number.isFinite(rest) && !isSaid ? [{ severity, type: undefined, limit: rest }] : [];
  return [...own, ...[...typed].map(([type, limit]) => ({ severity, type, limit }))];
}

interface Limits {
  base: readonly Threshold[];
  other: readonly Threshold[];
  before: Plan;
  plan: Plan;
}

/** Describes the other version's entries: those that changed something, and those that the result ignores. */
function changes({ base, other, before, plan }: Limits): Omit<Comparison<unknown>, 'value'> {
  const [tightened, ignored]: [string[], string[]] = [[], []];
  for (const entry of other) {
    if (base.some(({ type, limit }) => type === entry.type && limit === entry.limit)) continue;
    const text = `threshold ${thresholdText(entry)}`;
    if (limitOf(plan, entry) !== entry.limit) ignored.push(text);
    else if (limitOf(before, entry) !== entry.limit) tightened.push(text);
  }
  for (const entry of base) {
    if (other.some(({ type }) => type === entry.type)) continue;
    const list = limitOf(plan, entry) < entry.limit ? tightened : ignored;
    list.push(`no threshold ${thresholdText(entry)}`);
  }
  return { tightened, ignored };
}

function limitOf({ typed, rest }: Plan, { type }: Threshold): number {
  return type === undefined ? rest : (typed.get(type) ?? rest);
}
