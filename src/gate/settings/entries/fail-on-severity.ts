/** What blocks: severities, types, scores and numbers of findings, in which scope, and files that must be covered. */

import { severityFilters, type ViolationType } from '../../../shared/api/words.ts';
import { listAtOrAbove, type Severity, severities } from '../../../shared/severity.ts';
import { uncoveredWords } from '../../policy/coverage.ts';
import type { Comparison, Policy } from '../../policy/policy.ts';
import { unscoredWords } from '../../policy/predicates.ts';
import { formatThreshold, type Threshold } from '../../policy/rules.ts';
import { type Scope, scopes, untouchedWords } from '../../policy/slice.ts';
import { suggestName } from '../nearest.ts';
import { collectChanges, defineSetting, isLower } from '../setting.ts';
import {
  type Complain,
  createListForm,
  createMappingForm,
  createWordFacts,
  createWordForm,
  isWhole,
  joinAlternatives,
  percentageForm,
  quoteForMessage,
  readPairs,
  readWord,
  scoreForm,
  splitParts,
} from '../values.ts';

type SeverityFloor = Policy['failOnSeverity'];

const words = [...severityFilters, 'none'] as const;

/** The severities that block under this setting, worst first. */
function listBlockingSeverities(floor: SeverityFloor): ReturnType<typeof listAtOrAbove> {
  return floor === 'NONE' ? [] : listAtOrAbove(floor);
}

function isStricterFloor(a: SeverityFloor, b: SeverityFloor): boolean {
  return listBlockingSeverities(a).length > listBlockingSeverities(b).length;
}

/** The setting under which more findings block. */
function pickStricterFloor(a: SeverityFloor, b: SeverityFloor): SeverityFloor {
  return isStricterFloor(b, a) ? b : a;
}

export const typeWords = ['sast', 'agentic_sast', 'sca', 'secret', 'iac'] as const;

export function toViolationType(word: (typeof typeWords)[number]): ViolationType {
  return word.toUpperCase() as ViolationType;
}

type BlockingTypes = readonly ViolationType[] | undefined;

function formatTypes(types: readonly ViolationType[]): string {
  return types.join(' ').toLowerCase();
}

/** It is stricter if more types can block. */
function tightenTypes(base: BlockingTypes, other: BlockingTypes): Comparison<BlockingTypes> {
  const same = { value: base, tightened: [], ignored: [] };
  if (base === undefined)
    return other === undefined ? same : { ...same, ignored: [`fail-on-types=${formatTypes(other)}`] };
  if (other === undefined) return { value: undefined, tightened: ['fail-on-types of all types'], ignored: [] };
  const added = other.filter((type) => !base.includes(type));
  const left = base.filter((type) => !other.includes(type));
  return {
    value: [...base, ...added],
    tightened: added.length > 0 ? [`fail-on-types=${formatTypes(added)}`] : [],
    ignored: left.length > 0 ? [`fail-on-types without ${formatTypes(left)}`] : [],
  };
}

/**
 * The scopes that each scope fully includes. `auto`, `changed` and `new` measure different things; scopes that cannot
 * be compared do not include each other.
 */
const includedScopes: Readonly<Record<Scope, readonly Scope[]>> = {
  repository: ['scan', 'auto', 'changed', 'changed-lines', 'new'],
  scan: ['auto', 'changed', 'changed-lines', 'new'],
  changed: ['changed-lines'],
  'changed-lines': [],
  auto: [],
  new: [],
};

const strictestFirst = ['inconclusive', 'auto', 'note'];

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

function readThresholds(text: string, complain: Complain): Policy['threshold'] {
  const limits: Threshold[] = [];
  for (const [key, value] of readPairs(text, 'high=5', complain)) {
    const entry = keys.get(key);
    if (entry === undefined)
      complain(
        `has the unknown severity ${quoteForMessage(key)}; use ${joinAlternatives(severityFilters)}, or TYPE-SEVERITY such as sca-high${suggestName(key, [...keys.keys()])}`,
      );
    else if (!isWhole(value, 0, 1_000_000_000))
      complain(`needs a whole number as the limit of ${key}, such as ${key}=5`);
    else limits.push({ ...entry, limit: Number(value) });
  }
  const order = [...keys.values()];
  const rank = (each: Threshold) =>
    order.findIndex(({ severity, type }) => severity === each.severity && type === each.type);
  return limits.sort((a, b) => rank(a) - rank(b));
}

/** The limits of one severity: one for each type that has its own, and one for all other types together. */
interface SeverityLimits {
  typed: Map<ViolationType, number>;
  rest: number;
}

/** A smaller limit is stricter. So is a limit where the base has none, neither here nor through `fail-on-severity`. */
function tightenThresholds({ base, other }: { base: Policy; other: Policy }): Comparison<Threshold[]> {
  const blockingAnyway = listBlockingSeverities(pickStricterFloor(base.failOnSeverity, other.failOnSeverity));
  const parts = severities.map((severity): Comparison<Threshold[]> => {
    const before = getSeverityLimits(base, severity);
    const plan = mergeSeverityLimits(before, getSeverityLimits(other, severity), base.failOnTypes);
    const isSaid = blockingAnyway.includes(severity) && plan.rest === 0;
    const own = Number.isFinite(plan.rest) && !isSaid ? [{ severity, type: undefined, limit: plan.rest }] : [];
    return {
      value: [...own, ...[...plan.typed].map(([type, limit]) => ({ severity, type, limit }))],
      ...describeChanges(filterBySeverity(base, severity), filterBySeverity(other, severity), before, plan),
    };
  });
  return { value: parts.flatMap(({ value }) => value), ...collectChanges(parts) };
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

export const blockingEntries = [
  defineSetting(
    {
      name: 'fail-on-severity',
      group: 'Policy',
      brief: 'critical, high, medium, low, info or none (default: high)',
      description: 'Findings of this severity and above block. With none, severities alone do not block.',
      placeholder: words.join('|'),
      example: 'medium',
      default: 'high',
      policy: true,
      read: (text, complain) => readWord(words, text, complain).toUpperCase() as SeverityFloor,
      file: { form: createWordForm(words) },
    },
    {
      text: (floor) => floor.toLowerCase(),
      isStricter: isStricterFloor,
    },
  ),
  defineSetting(
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
  ),
  defineSetting(
    {
      name: 'fail-on-types',
      group: 'Policy',
      brief: 'Only these block: sast, agentic_sast, sca, secret, iac',
      description: 'Only findings of these types can block.',
      placeholder: 'TYPE …',
      example: 'sca secret',
      absent: 'all types',
      policy: true,
      read: (text, complain): readonly ViolationType[] => {
        const words = [...new Set(splitParts(text))];
        if (words.length === 0) complain('names no type; remove it, so that all types count');
        for (const type of words)
          readWord(typeWords, type, (complaint) => complain(`has ${quoteForMessage(type)}, which ${complaint}`));
        return words.map((type) => toViolationType(type as (typeof typeWords)[number]));
      },
      file: { form: createListForm(typeWords) },
    },
    {
      text: formatTypes,
      stricter: tightenTypes,
    },
  ),
  defineSetting(
    {
      name: 'fail-on-cvss',
      group: 'Policy',
      brief: 'Findings with this CVSS score or higher block',
      description: 'Findings with this CVSS score or a higher one block.',
      placeholder: '0–10',
      example: '9.0',
      absent: 'scores do not block',
      policy: true,
      read: (text, complain) => {
        if (!/^\d{1,2}(?:\.\d+)?$/.test(text) || Number(text) > 10) complain('is not a number from 0 to 10');
        return Number(text);
      },
      file: { form: scoreForm },
    },
    { isStricter: isLower },
  ),
  defineSetting(
    {
      name: 'fail-on-epss',
      group: 'Policy',
      brief: 'Findings with this EPSS probability or higher block',
      description: 'Findings with this EPSS probability or a higher one block.',
      placeholder: 'PERCENTAGE',
      example: '5%',
      absent: 'probabilities do not block',
      policy: true,
      read: (text, complain) => {
        const value = Number(text.replace(/%$/, ''));
        if (!/^\d{1,3}(?:\.\d+)?%?$/.test(text) || value > 100) complain('is not a percentage such as 5%');
        else if (!text.endsWith('%') && value > 0 && value < 1) {
          complain(`could mean ${value}% or ${Number((value * 100).toFixed(6))}%; write the percent sign`);
        }
        return value;
      },
      file: { form: percentageForm },
    },
    { text: (percent) => `${percent}%`, isStricter: isLower },
  ),
  defineSetting(
    {
      name: 'unscored',
      entrances: [],
      group: 'Policy',
      brief: 'Findings without a score: unknown or ignore',
      description:
        'Findings without a score, for fail-on-cvss and fail-on-epss. unknown: the score may be any that severity and type allow, and the run cannot pass if that reaches the limit. ignore: they are left out and counted.',
      example: 'ignore',
      default: 'unknown',
      policy: true,
      ...createWordFacts(unscoredWords),
    },
    { isStricter: (other) => other === 'unknown' },
  ),
];

export const scopeEntries = [
  defineSetting(
    {
      name: 'uncovered',
      group: 'Policy',
      brief: 'Files no scanner covers: auto, inconclusive or note',
      description:
        'Source files that no scanner covers, in the change, otherwise in the whole commit. auto: the run cannot pass if they are more than half. inconclusive: it cannot pass if there is any. note: they are only counted.',
      example: 'note',
      default: 'auto',
      policy: true,
      ...createWordFacts(uncoveredWords),
    },
    { isStricter: (other, base) => strictestFirst.indexOf(other) < strictestFirst.indexOf(base) },
  ),
  defineSetting(
    {
      name: 'scope',
      group: 'Policy',
      brief: 'auto, scan, repository, changed, changed-lines or new',
      description:
        'Which findings can block. auto: on a pull request only what makes things worse, elsewhere like scan. scan: all findings of the scan. repository: also every other open finding of the repository. changed, changed-lines: those in files or lines that the pull request changes. new: those that are not in the baseline.',
      example: 'scan',
      default: 'auto',
      policy: true,
      ...createWordFacts(scopes),
    },
    { isStricter: (other, base) => includedScopes[other].includes(base) },
  ),
  defineSetting(
    {
      name: 'untouched',
      entrances: [],
      group: 'Policy',
      brief: 'Findings a pull request cannot have caused: note or block',
      description:
        'Dependency, secret and configuration findings that the pull request cannot have caused, with scope: auto, a complete diff and no scan of the base. note: they do not block here; the default branch and max-age catch them. block: they count like others.',
      example: 'block',
      default: 'note',
      policy: true,
      ...createWordFacts(untouchedWords),
    },
    { isStricter: (other) => other === 'block' },
  ),
];
