/** Reads the severity and the weakness of a result from the first place that states them (design section 9). */

import { type Severity, severities } from '../severity.ts';
import type { ResolvedRule } from './rules.ts';
import { readEntries, readList, readNested, readNumber, readTags, readTextField, readWhole } from './untrusted.ts';

interface SeverityRating {
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

/** A level of `none` means something only for this kind (3.27.10), which is the default. */
const problemKind = 'fail';

export function rateSeverity(result: unknown, resolved: ResolvedRule, isSecret: boolean): SeverityRating {
  const { described, taxa } = resolved;
  const stated =
    findFirst(readers, (read) => read(result) ?? pickWorstSeverity(described.map(read))) ??
    findFirst(readers, (read) => pickWorstSeverity(taxa.map(read)));
  return stated === undefined ? rateLevel(result, resolved, isSecret) : { severity: stated, isKnown: true };
}

/** In this order: a score is more precise than a word, and a word more than a tag. */
const readers: readonly ((place: unknown) => Severity | undefined)[] = [
  (place) => toBand(readNested(place, 'properties', 'security-severity')),
  (place) => parseSeverityWord(readNested(place, 'properties', 'security-severity')),
  // `severity`, otherwise the worst of the properties in the table.
  (place) => {
    const properties = readNested(place, 'properties');
    const read = (name: string) => parseSeverityWord(readNested(properties, name));
    return read('severity') ?? pickWorstSeverity(severityProperties.map(([name]) => read(name)));
  },
  (place) =>
    pickWorstSeverity(
      readTags(place).map((tag) => {
        const [, word = tag] = /^severity[:/= -]+(.{1,20})$/i.exec(tag) ?? [];
        return word !== tag || tagWords.has(tag.trim().toLowerCase()) ? parseSeverityWord(word) : undefined;
      }),
    ),
];

function findFirst<T>(places: readonly T[], read: (place: T) => Severity | undefined): Severity | undefined {
  for (const place of places) {
    const severity = read(place);
    if (severity !== undefined) return severity;
  }
  return undefined;
}

/** The numeric `security-severity`. Tools write 0 if they have none. */
export function readSecuritySeverity(place: unknown): number | undefined {
  const score = readNumber(readNested(place, 'properties', 'security-severity'));
  return score !== undefined && score > 0 ? score : undefined;
}

function toBand(value: unknown): Severity | undefined {
  const score = readNumber(value);
  if (score === undefined || score === 0) return undefined;
  return bands.find(([least]) => score >= least)?.[1] ?? 'LOW';
}

function parseSeverityWord(value: unknown): Severity | undefined {
  return typeof value === 'string' && value.length <= 40 ? words.get(value.trim().toLowerCase()) : undefined;
}

/**
 * Exact names of properties other than `severity` that hold a word, each with the tools that write it. Similar names
 * may mean something else: CodeQL's `sub-severity` ranks recommendations among each other.
 */
const severityProperties: readonly [name: string, writtenBy: string][] = [
  ['Severity', 'HCL AppScan'],
  ['issue_severity', 'Bandit, ShiftLeft Scan'],
  ['problem.severity', 'CodeQL, LGTM, DevSkim'],
  ['DevSkimSeverity', 'DevSkim'],
  ['zizmor/severity', 'zizmor'],
  ['cvssv2_severity', 'Dependency-Check'],
  ['cvssv3_baseSeverity', 'Dependency-Check'],
  ['cvssv4_baseSeverity', 'Dependency-Check'],
  ['cvssV3_severity', 'Docker Scout'],
  ['originalSeverity', 'Falcon'],
  ['securityRisk', 'Black Duck'],
];

function pickWorstSeverity(found: readonly (Severity | undefined)[]): Severity | undefined {
  return severities.find((severity) => found.includes(severity));
}

function rateLevel(result: unknown, resolved: ResolvedRule, isSecret: boolean): SeverityRating {
  const { described, taxa, overriddenLevel, isMissing } = resolved;
  const own = readTextField(readNested(result, 'level'));
  const kind = readTextField(readNested(result, 'kind')) ?? problemKind;
  const isMute = own?.toLowerCase() === 'none' && (own !== 'none' || kind !== problemKind);
  const stated = isMute ? undefined : own;
  const level = stated ?? overriddenLevel ?? pickWorstLevel(described) ?? pickWorstLevel(taxa);
  if (level === undefined && isMissing) return unknownRating;
  // Without any level a result is a warning (3.27.10). For a secret, that would be too low.
  if (level === undefined) return { severity: isSecret ? 'HIGH' : 'MEDIUM', isKnown: true };
  const severity = parseSeverityWord(level);
  return severity === undefined ? unknownRating : { severity, isKnown: true };
}

const unknownRating: SeverityRating = { severity: 'CRITICAL', isKnown: false };

/** An unknown level takes precedence over all known ones. */
function pickWorstLevel(descriptors: readonly unknown[]): string | undefined {
  const levels = descriptors.flatMap((each) => readTextField(readNested(each, 'defaultConfiguration', 'level')) ?? []);
  const odd = levels.find((level) => parseSeverityWord(level) === undefined);
  const gravest = pickWorstSeverity(levels.map(parseSeverityWord));
  return odd ?? levels.find((level) => parseSeverityWord(level) === gravest);
}

/** `CWE-89`, `cwe/cwe-089`, `CWE_89`, `cwe:89`, but not the `cwe` inside another word. */
const pattern = /(?<![a-z0-9])cwe[-_ :/]{0,3}0{0,4}([1-9]\d{0,4})(?!\d)/i;
/** Messages can be long, and a weakness is named early. */
const searched = 4000;

/** A result with all places that may name its weakness. */
interface WeaknessInput {
  run: unknown;
  result: unknown;
  rule: unknown;
  message: string;
}

/** `CWE-<number>`. Undefined if none is named. */
export function findWeakness({ run, result, rule, message }: WeaknessInput): string | undefined {
  const references = [
    ...readList(readNested(result, 'taxa')),
    ...readList(readNested(rule, 'relationships')).map((relationship) => readNested(relationship, 'target')),
  ];
  // `cwe: "CWE-89"`, `cwe: [89]`, `cwe: { id: 89 }`.
  const number =
    findFirstNumber(references, (reference) => readReferenceNumber(run, reference)) ??
    findFirstNumber([...readTags(result), ...readTags(rule)], extractNumber) ??
    findFirstNumber([result, rule], (place) => {
      const named = readEntries(readNested(place, 'properties')).filter(([key]) => /cwe/i.test(key));
      const values = named.flatMap(([, value]) => (Array.isArray(value) ? (value as unknown[]) : [value]));
      return findFirstNumber(values, (value) => {
        const plain = readNested(value, 'id') ?? value;
        return extractNumber(plain) ?? parseBareNumber(plain);
      });
    }) ??
    extractNumber(message.slice(0, searched));
  return number === undefined ? undefined : `CWE-${number}`;
}

function findFirstNumber<T>(places: readonly T[], read: (place: T) => string | undefined): string | undefined {
  for (const place of places) {
    const number = read(place);
    if (number !== undefined) return number;
  }
  return undefined;
}

function extractNumber(text: unknown): string | undefined {
  return typeof text === 'string' ? pattern.exec(text.slice(0, searched))?.[1] : undefined;
}

/** A reference names its taxon by id, or by its position in one of the run's taxonomies. */
function readReferenceNumber(run: unknown, reference: unknown): string | undefined {
  const taxonomyIndex = readWhole(readNested(reference, 'toolComponent', 'index'));
  const taxonomy = taxonomyIndex === undefined ? undefined : readNested(run, 'taxonomies', taxonomyIndex);
  const taxonIndex = readWhole(readNested(reference, 'index'));
  const taxon = taxonIndex === undefined ? undefined : readNested(taxonomy, 'taxa', taxonIndex);
  const id = readTextField(readNested(reference, 'id')) ?? readTextField(readNested(taxon, 'id'));
  const owner =
    readTextField(readNested(reference, 'toolComponent', 'name')) ?? readTextField(readNested(taxonomy, 'name'));
  return extractNumber(id) ?? (/cwe/i.test(owner ?? '') ? parseBareNumber(id) : undefined);
}

function parseBareNumber(value: unknown): string | undefined {
  return /^0{0,4}([1-9]\d{0,4})$/.exec(typeof value === 'number' ? String(value) : (readTextField(value) ?? ''))?.[1];
}
