/**
 * Reads the advisory facts that a package scanner states in a result: names, package, whether a fixed version exists,
 * and dates.
 */
import type { AdvisoryRecord } from '../api/schemas.ts';
import { extractIds } from '../policy/vex/identifiers.ts';
import { determinePackage } from './package.ts';
import { readList, readNested, readTextField } from './untrusted.ts';

const fixedNames = ['fixedVersion', 'fixed_version', 'FixedVersion', 'fixedVersions', 'fixed_versions', 'fixVersions'];
const publishedNames = ['publishedAt', 'published_at', 'publishedDate', 'PublishedDate', 'published'];
const fixedAtNames = ['fixedAt', 'fixed_at', 'fixPublishedAt', 'fix_published_at'];
const timeMax = 40;

/** Undefined if nothing is stated. */
export function readAdvisoryRecord(tool: string, result: unknown, rule: unknown): AdvisoryRecord | undefined {
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
