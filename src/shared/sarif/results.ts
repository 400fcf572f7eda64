/**
 * Converts the results of one run to findings. A result is ignored only if it states itself that it is not a finding.
 */

import type { AdvisoryRecord } from '../api/schemas.ts';
import type { ScanType } from '../api/words.ts';
import type { GateError } from '../errors.ts';
import type { severities } from '../severity.ts';
import type { ScannerFinding } from '../text/finding.ts';
import { extractIds } from '../text/finding-texts.ts';
import { parsePurl } from '../text/purl.ts';
import { isRecord } from '../text/records.ts';
import type { IdentifiedResult, ResultIdentity } from './identity.ts';
import type { FileLocation, LocationReader } from './locations.ts';
import { determinePackage } from './package.ts';
import { type ResolvedRule, type RuleBook, readDescription, resolveMessage } from './rules.ts';
import { findWeakness, rateSeverity, readSecuritySeverity } from './severity.ts';
import { determineType, type FindingType, findingTypeByScanType, mayShowSecret } from './tool-types.ts';
import { readEntries, readList, readNested, readNumber, readTextField } from './untrusted.ts';

const fixedNames = ['fixedVersion', 'fixed_version', 'FixedVersion', 'fixedVersions', 'fixed_versions', 'fixVersions'];
const publishedNames = ['publishedAt', 'published_at', 'publishedDate', 'PublishedDate', 'published'];
const fixedAtNames = ['fixedAt', 'fixed_at', 'fixPublishedAt', 'fix_published_at'];
const timeMax = 40;

/** Undefined if nothing is stated. */
function readAdvisoryRecord(tool: string, result: unknown, rule: unknown): AdvisoryRecord | undefined {
  const stated: AdvisoryRecord = {};
  const ids = readAdvisoryIds(result, rule);
  const cves = ids.filter((id) => id.startsWith('CVE-'));
  if (cves.length > 0) stated.cves = cves;
  if (ids.length > cves.length) stated.ids = ids;
  const purl = determinePackage(tool, result, rule);
  if (purl !== undefined) stated.purl = purl;
  const versions = readFixedVersions(tool, result, rule);
  const [version] = versions ?? [];
  const fix = decideFix(result, rule, versions);
  if (fix !== undefined) stated.fix = fix;
  if (version !== undefined) stated.fixed_version = version;
  const published = findFirstText(publishedNames, result, rule);
  if (published !== undefined) stated.published_at = published;
  const fixedAt = findFirstText(fixedAtNames, result, rule);
  if (fixedAt !== undefined) stated.fixed_at = fixedAt;
  return Object.keys(stated).length === 0 ? undefined : stated;
}

/** Reads only the places where scanners put names, because prose may mention another vulnerability. */
function readAdvisoryIds(result: unknown, rule: unknown): string[] {
  const places = [
    ...[readNested(result, 'ruleId'), readNested(rule, 'id'), readNested(rule, 'name')],
    ...[
      readNested(result, 'rule', 'id'),
      readNested(result, 'properties', 'cve'),
      readNested(rule, 'properties', 'cve'),
    ],
    ...readList(readNested(rule, 'properties', 'tags')),
    ...readList(readNested(rule, 'deprecatedIds')),
    ...[result, rule].flatMap((owner) =>
      ['cves', 'aliases'].flatMap((name) => readList(readNested(owner, 'properties', name))),
    ),
    ...readList(readNested(result, 'taxa')).map((taxon) => readNested(taxon, 'id')),
  ];
  return [...new Set(places.flatMap((place) => extractIds(readTextField(place)?.slice(0, 200) ?? '')))].sort();
}

/** Empty if the scanner states that there is none. */
function readFixedVersions(tool: string, result: unknown, rule: unknown): string[] | undefined {
  const stated = [result, rule]
    .flatMap((owner) => fixedNames.map((name) => readNested(owner, 'properties', name)))
    .filter((value) => value !== undefined && value !== null);
  const trivy = /^trivy$/i.test(tool.trim()) ? parseTrivyVersion(result, rule) : undefined;
  if (stated.length === 0 && trivy === undefined) return undefined;
  const texts = [
    ...stated.flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value])),
    ...(trivy === undefined ? [] : [trivy]),
  ];
  // A value that is not text does not state that there is none.
  if (texts.some((text) => typeof text !== 'string')) return undefined;
  return texts.flatMap((text) => (text as string).trim().slice(0, 100) || []);
}

/** Trivy writes the version into its message, between lines that it always writes. */
function parseTrivyVersion(result: unknown, rule: unknown): string | undefined {
  const texts = [readTextField(readNested(result, 'message', 'text')), readTextField(readNested(rule, 'help', 'text'))];
  const lines = texts.map((text) => /^Installed Version:.*(?:\n.*){0,2}?\nFixed Version:(.*)$/m.exec(text ?? '')?.[1]);
  return lines.find((line) => line !== undefined && line.trim() !== '') ?? lines.find((line) => line !== undefined);
}

const noFixStates = ['not-fixed', 'wont-fix', "won't fix", 'unfixed'];

/** If the statements contradict each other, the finding counts as fixable. */
function decideFix(result: unknown, rule: unknown, versions: readonly string[] | undefined): AdvisoryRecord['fix'] {
  const said = [result, rule].flatMap((owner) => [
    ...['fixAvailable', 'fix_available', 'isFixable', 'fixable'].map((name) => readNested(owner, 'properties', name)),
  ]);
  const states = [result, rule].map((owner) =>
    readTextField(readNested(owner, 'properties', 'fixState'))?.toLowerCase(),
  );
  const isFixed =
    readList(readNested(result, 'fixes')).length > 0 || (versions?.length ?? 0) > 0 || said.includes(true);
  if (isFixed || states.includes('fixed')) return 'available';
  const isOpen =
    versions?.length === 0 || said.includes(false) || states.some((state) => state && noFixStates.includes(state));
  return isOpen ? 'none' : undefined;
}

function findFirstText(names: readonly string[], ...owners: unknown[]): string | undefined {
  const texts = owners.flatMap((owner) => names.map((name) => readTextField(readNested(owner, 'properties', name))));
  return texts.find((text) => text !== undefined)?.slice(0, timeMax);
}

/** A finding in the form of our own scanners, where facts that a file may leave open can be undefined. */
export interface SarifFinding extends Omit<ScannerFinding, 'type' | 'filePath' | 'contentFingerprint'>, ResultIdentity {
  tool: string;
  ruleId: string;
  /** Undefined if neither the tool nor the rule tells: then it counts as every type. */
  type: FindingType | undefined;
  severity: (typeof severities)[number];
  /** False if the file states an unknown level: then the finding counts as CRITICAL. */
  severityKnown: boolean;
  filePath: string | undefined;
  /** Percent, 0 to 100. */
  epss?: number;
  /** `in-source`: accepted by a comment in the code, which the scanned branch itself may have added. */
  suppression: 'none' | 'accepted' | 'in-source';
  /** The file of each accepted suppression, if stated. */
  suppressedIn: string[];
  /** Undefined if the file does not state it. */
  endLine?: number;
  /** All its locations in the repository. The first one is `filePath` and `line`. */
  places: FileLocation[];
  /** When the tool first saw it, as written by the tool. */
  firstDetected?: string;
}

/** Creates the error about the whole file: why it cannot be judged, and what to do. */
export type CreateSarifError = (why: string, hint: string, details?: { cause?: unknown; brief?: string }) => GateError;

export interface RunReader {
  run: unknown;
  /** For messages: `run 2 (Trivy)`. */
  name: string;
  tool: string;
  failed: CreateSarifError;
  rules: RuleBook;
  locations: LocationReader;
  declaredType: ScanType | undefined;
}

/** A finding without its identity, and the input for the identity. */
export interface FindingDraft {
  finding: Omit<SarifFinding, keyof ResultIdentity>;
  identified: IdentifiedResult;
}

const titleMax = 300;
const remediationMax = 4000;
/**
 * Kinds that are not problems (3.27.9). `open` and `review` may be problems, and count, as does a word in another case.
 */
const harmlessKinds = ['pass', 'notApplicable', 'informational'];

/**
 * Undefined for a result that is not a finding: passed, not applicable, informational, or gone since the tool's
 * baseline.
 */
export function readResult(reader: RunReader, result: unknown, index: number): FindingDraft | undefined {
  if (!isRecord(result)) {
    // Ignoring it could hide a finding.
    const why = `result ${index + 1} of ${reader.name} is not an object`;
    throw reader.failed(why, 'The file is damaged: create it again with the scanner.');
  }
  const kind = readNested(result, 'kind');
  if (harmlessKinds.some((word) => word === kind) || readNested(result, 'baselineState') === 'absent') return undefined;
  return createDraft(reader, result);
}

function createDraft(reader: RunReader, result: unknown): FindingDraft {
  const { run, tool, locations, declaredType } = reader;
  const resolved = reader.rules(result);
  const message = resolveMessage(readNested(result, 'message'), resolved);
  const ownType = determineType(tool, result, resolved);
  const type = declaredType === undefined ? ownType : findingTypeByScanType[declaredType];
  const cwe = findWeakness(run, result, resolved.rule, message);
  const isConcealed = mayShowSecret([type, ownType], cwe);
  const place = locations.placeOf(result);
  const { severity, isKnown } = rateSeverity(result, resolved, type === 'SECRET');
  const finding: FindingDraft['finding'] = {
    tool,
    ruleId: resolved.id,
    type,
    severity,
    severityKnown: isKnown,
    ...createTexts({ tool, result, resolved, message, type, isConcealed }),
    filePath: place.filePath,
    ...dropUndefined({
      cwe,
      line: place.line,
      endLine: place.endLine,
      ...readScores(result, resolved, type),
      codeSnippet: isConcealed ? undefined : place.snippet,
      dataPath: isConcealed ? undefined : locations.dataPathOf(result),
      advisory: type === 'SCA' || type === undefined ? readAdvisoryRecord(tool, result, resolved.rule) : undefined,
      firstDetected: readTextField(readNested(result, 'provenance', 'firstDetectionTimeUtc'))?.slice(0, 40),
    }),
    suppression: readSuppression(result),
    suppressedIn: readList(readNested(result, 'suppressions')).flatMap(
      (each) => locations.pathOf(readNested(each, 'location')) ?? [],
    ),
    places: place.all,
  };
  const { filePath, snippet } = place;
  const mayBeSecret = isConcealed || type === undefined;
  return {
    finding,
    identified: { tool, ruleId: resolved.id, result, filePath, snippet, isConcealed: mayBeSecret },
  };
}

/** Package scanners state the advisory's score as `security-severity`. Other tools use a scale of their own. */
function readScores(result: unknown, { rule }: ResolvedRule, type: FindingType | undefined) {
  const isAdvisory = type === 'SCA' || type === undefined;
  const score = isAdvisory ? (readSecuritySeverity(result) ?? readSecuritySeverity(rule)) : undefined;
  const cvss = readCvss(result, rule) ?? (score !== undefined && score <= 10 ? score : undefined);
  return { cvss, epss: readEpss(result, rule) };
}

/** The title comes from the rule, because a finding's message may repeat its secret. */
function createTexts({
  tool,
  result,
  resolved,
  message,
  type,
  isConcealed,
}: {
  tool: string;
  result: unknown;
  resolved: ResolvedRule;
  message: string;
  type: FindingType | undefined;
  isConcealed: boolean;
}) {
  const { id, rule } = resolved;
  const isOpenText = !isConcealed && type !== undefined;
  const names = [readDescription(rule, 'shortDescription'), readTextField(readNested(rule, 'name'))].filter(
    (name) => name !== undefined,
  );
  const own = isOpenText ? extractFirstSentence(message) : undefined;
  // If the rule's text has variables, the result's message has them filled in.
  const named = names.find(saysSomething);
  const title = (named !== undefined && hasVariable(named) ? (own ?? named) : named) ?? own ?? names[0] ?? id;
  if (isConcealed) {
    return {
      title: toOneLine(title),
      description: `${tool} reports what looks like a credential (rule ${id}). The credential itself is not shown.`,
      remediation:
        'Revoke it where it was issued. Then read it from a secret store or an environment variable; removing it from the file is not enough, because it stays in the history.',
    };
  }
  const remediation = formatUpdate(tool, result, rule) ?? readRemediation(result, rule);
  return { title: toOneLine(title), description: message, remediation };
}

/** False for a code word, a number or the rule's path: `hashlib`, `SA2813`, `Semgrep Finding: a.b.c`. */
function saysSomething(name: string): boolean {
  if (/\s/.test(name)) return !/^(?:semgrep finding:|rule) \S+$/i.test(name);
  return !/^[a-z\d]+$|[./]|\d$/.test(name) || extractIds(name).length > 0;
}

/** `$FUNC`, `${VAR}` or `{0}`, which the result fills in. */
function hasVariable(text: string): boolean {
  return /\$\{?\.{0,3}[A-Z][A-Z0-9_]*\b|\{\d{1,2}\}/.test(text);
}

/** The help text of a package scanner describes the advisory. The advice is to update to the fixed version. */
function formatUpdate(tool: string, result: unknown, rule: unknown): string | undefined {
  const { fixed_version: fixed, purl } = readAdvisoryRecord(tool, result, rule) ?? {};
  const fix = readTextField(readNested(result, 'fixes', 0, 'description', 'text'));
  if (fixed === undefined || fix !== undefined) return undefined;
  const found = parsePurl(purl ?? '');
  const texts = [readTextField(readNested(result, 'message', 'text')), readTextField(readNested(rule, 'help', 'text'))];
  const written = texts
    .map((text) => /^Package: (\S{1,200})$/m.exec(text ?? '')?.[1])
    .find((text) => text !== undefined);
  const name = written ?? (found && [found.namespace, found.name].filter(Boolean).join('/')) ?? 'the package';
  return `Update ${name} to ${fixed}.`;
}

function extractFirstSentence(message: string): string | undefined {
  const [line = ''] = message.split(/\r?\n/, 1);
  return readTextField(/^.{1,280}?[.!?](?=\s|$)/.exec(line)?.[0] ?? line);
}

function toOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, titleMax);
}

function readRemediation(result: unknown, rule: unknown): string {
  const fix = readTextField(readNested(result, 'fixes', 0, 'description', 'text'));
  const helpUri = readTextField(readNested(rule, 'helpUri'));
  const advice = fix ?? readDescription(rule, 'help') ?? (helpUri === undefined ? '' : `See ${helpUri}`);
  return advice.slice(0, remediationMax);
}

/** Suppressed if every suppression is accepted. One without a status is accepted (3.35.3). */
function readSuppression(result: unknown) {
  const suppressions = readList(readNested(result, 'suppressions'));
  const accepted = suppressions.every(
    (each) => isRecord(each) && (readTextField(each.status) ?? 'accepted') === 'accepted',
  );
  if (suppressions.length === 0 || !accepted) return 'none';
  return suppressions.some((each) => readNested(each, 'kind') === 'external') ? 'accepted' : 'in-source';
}

type Present<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Only the properties that have a value. */
function dropUndefined<T extends Record<string, unknown>>(properties: T): Present<T> {
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as Present<T>;
}

/** The highest score from 0 to 10 that the result, otherwise its rule, states under a name that begins with `cvss`. */
function readCvss(result: unknown, rule: unknown): number | undefined {
  for (const place of [result, rule]) {
    const scores = readEntries(readNested(place, 'properties'))
      .filter(([key]) => /^cvss/i.test(key) && !/version|vector|exploit|impact/i.test(key))
      .map(([, value]) => readNumber(readNested(value, 'baseScore') ?? readNested(value, 'score') ?? value))
      .filter((score) => score !== undefined && score <= 10) as number[];
    if (scores.length > 0) return Math.max(...scores);
  }
  return undefined;
}

/**
 * In percent. A number up to 1 without a unit is the fraction that FIRST publishes. Percentiles are another measure.
 */
function readEpss(result: unknown, rule: unknown): number | undefined {
  for (const place of [result, rule]) {
    for (const [key, value] of readEntries(readNested(place, 'properties'))) {
      if (!/^epss/i.test(key) || /percentile|date/i.test(key)) continue;
      const percent = parsePercent(unwrapScore(value), /percent/i.test(key));
      if (percent !== undefined) return percent;
    }
  }
  return undefined;
}

function unwrapScore(value: unknown): unknown {
  if (!isRecord(value)) return value;
  return readNested(value, 'score') ?? readNested(value, 'probability') ?? readNested(value, 'epss');
}

function parsePercent(value: unknown, isPercent: boolean): number | undefined {
  const hasSign = typeof value === 'string' && /%\s*$/.test(value);
  const number = readNumber(hasSign ? value.replace(/%\s*$/, '') : value);
  if (number === undefined || number > 100) return undefined;
  return isPercent || hasSign || number > 1 ? number : number * 100;
}
