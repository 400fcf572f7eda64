/** Reads the severity of a result from the first place that states it (design section 9). */

import { type Severity, severities } from '../severity.ts';
import type { ResolvedRule } from './rules.ts';
import { entriesOf, field, numberOf, tagsOf, textOf } from './untrusted.ts';

export interface Rating {
  severity: Severity;
  /** False if the result states an unknown level: it then counts as CRITICAL. */
  isKnown: boolean;
}

const words = new Map<string, Severity>(
  Object.entries({
    CRITICAL: 'critical blocker fatal',
    HIGH: 'high error important severe serious major',
    MEDIUM: 'medium moderate warning',
    LOW: 'low minor note recommendation',
    INFO: 'info information informational negligible none',
  } satisfies Record<Severity, string>).flatMap(([severity, names]) =>
    names.split(' ').map((name) => [name, severity as Severity] as const),
  ),
);

/**
 * Only these words count as tags: `error` and `note` may be about anything, and `HIGH CONFIDENCE` is not a severity.
 */
const tagWords = new Set(['critical', 'high', 'medium', 'moderate', 'low', 'info', 'informational']);

/** CVSS's own bands, as code scanning reads them. */
const bands: [least: number, severity: Severity][] = [
  [9, 'CRITICAL'],
  [7, 'HIGH'],
  [4, 'MEDIUM'],
];

/** Kinds whose level must be `none` (3.27.10), so the level says nothing. */
const levelless = ['open', 'review'];

export function rate(result: unknown, resolved: ResolvedRule, isSecret: boolean): Rating {
  const { described, taxa } = resolved;
  const stated =
    first(readers, (read) => read(result) ?? worst(described.map(read))) ??
    first(readers, (read) => worst(taxa.map(read)));
  return stated === undefined ? rateLevel(result, resolved, isSecret) : { severity: stated, isKnown: true };
}

type Reader = (place: unknown) => Severity | undefined;

/** In this order: a score is more precise than a word, and a word more than a tag. */
const readers: readonly Reader[] = [
  (place) => bandOf(field(place, 'properties', 'security-severity')),
  (place) => wordOf(field(place, 'properties', 'security-severity')),
  statedProperty,
  statedTag,
];

function first<T>(places: readonly T[], read: (place: T) => Severity | undefined): Severity | undefined {
  for (const place of places) {
    const severity = read(place);
    if (severity !== undefined) return severity;
  }
  return undefined;
}

/** The numeric `security-severity`. Tools write 0 if they have none. */
export function securitySeverity(place: unknown): number | undefined {
  const score = numberOf(field(place, 'properties', 'security-severity'));
  return score !== undefined && score > 0 ? score : undefined;
}

function bandOf(value: unknown): Severity | undefined {
  const score = numberOf(value);
  if (score === undefined || score === 0) return undefined;
  return bands.find(([least]) => score >= least)?.[1] ?? 'LOW';
}

function wordOf(value: unknown): Severity | undefined {
  return typeof value === 'string' && value.length <= 40 ? words.get(value.trim().toLowerCase()) : undefined;
}

/** `severity`, otherwise the worst of similar properties: `issue_severity`, `problem.severity`, `zizmor/severity`. */
function statedProperty(place: unknown): Severity | undefined {
  const properties = field(place, 'properties');
  const plain = wordOf(field(properties, 'severity'));
  if (plain !== undefined) return plain;
  const cousins = entriesOf(properties)
    .filter(([key]) => /severity$/i.test(key) && key !== 'security-severity')
    .map(([, value]) => wordOf(value));
  return worst(cousins);
}

function statedTag(place: unknown): Severity | undefined {
  return worst(
    tagsOf(place).map((tag) => {
      const [, word = tag] = /^severity[:/= -]+(.{1,20})$/i.exec(tag) ?? [];
      return word !== tag || tagWords.has(tag.trim().toLowerCase()) ? wordOf(word) : undefined;
    }),
  );
}

function worst(found: readonly (Severity | undefined)[]): Severity | undefined {
  return severities.find((severity) => found.includes(severity));
}

function rateLevel(result: unknown, resolved: ResolvedRule, isSecret: boolean): Rating {
  const { described, taxa, overriddenLevel, isMissing } = resolved;
  const own = textOf(field(result, 'level'));
  const kind = textOf(field(result, 'kind'))?.toLowerCase() ?? '';
  const isMute = own?.toLowerCase() === 'none' && levelless.includes(kind);
  const stated = isMute ? undefined : own;
  const level = stated ?? overriddenLevel ?? worstLevel(described) ?? worstLevel(taxa);
  if (level === undefined && isMissing) return unknownRating;
  // Without any level a result is a warning (3.27.10). For a secret, that would be too low.
  if (level === undefined) return { severity: isSecret ? 'HIGH' : 'MEDIUM', isKnown: true };
  const severity = wordOf(level);
  return severity === undefined ? unknownRating : { severity, isKnown: true };
}

const unknownRating: Rating = { severity: 'CRITICAL', isKnown: false };

/** An unknown level takes precedence over all known ones. */
function worstLevel(descriptors: readonly unknown[]): string | undefined {
  const levels = descriptors.flatMap((each) => textOf(field(each, 'defaultConfiguration', 'level')) ?? []);
  const odd = levels.find((level) => wordOf(level) === undefined);
  const gravest = worst(levels.map(wordOf));
  return odd ?? levels.find((level) => wordOf(level) === gravest);
}
