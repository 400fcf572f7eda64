/**
 * Reads the advisory facts that a package scanner states in a result: names, package, whether a fixed version exists,
 * and dates.
 */
import type { AdvisoryRecord } from '../api/schemas.ts';
import { idsIn } from '../policy/vex/identifiers.ts';
import { packageOf } from './package.ts';
import { field, listOf, textOf } from './untrusted.ts';

const fixedNames = ['fixedVersion', 'fixed_version', 'FixedVersion', 'fixedVersions', 'fixed_versions', 'fixVersions'];
const publishedNames = ['publishedAt', 'published_at', 'publishedDate', 'PublishedDate', 'published'];
const fixedAtNames = ['fixedAt', 'fixed_at', 'fixPublishedAt', 'fix_published_at'];
const timeMax = 40;

/** Undefined if nothing is stated. */
export function advisoryOf(tool: string, result: unknown, rule: unknown): AdvisoryRecord | undefined {
  const stated: AdvisoryRecord = {};
  const ids = idsOf(result, rule);
  const cves = ids.filter((id) => id.startsWith('CVE-'));
  if (cves.length > 0) stated.cves = cves;
  if (ids.length > cves.length) stated.ids = ids;
  const purl = packageOf(tool, result, rule);
  if (purl !== undefined) stated.purl = purl;
  const versions = fixedVersions(tool, result, rule);
  const [version] = versions ?? [];
  const fix = fixOf(result, rule, versions);
  if (fix !== undefined) stated.fix = fix;
  if (version !== undefined) stated.fixed_version = version;
  const published = firstText(publishedNames, result, rule);
  if (published !== undefined) stated.published_at = published;
  const fixedAt = firstText(fixedAtNames, result, rule);
  if (fixedAt !== undefined) stated.fixed_at = fixedAt;
  return Object.keys(stated).length === 0 ? undefined : stated;
}

/** Reads only the places where scanners put names, because prose may mention another vulnerability. */
function idsOf(result: unknown, rule: unknown): string[] {
  const places = [
    ...[field(result, 'ruleId'), field(rule, 'id'), field(rule, 'name')],
    ...[field(result, 'rule', 'id'), field(result, 'properties', 'cve'), field(rule, 'properties', 'cve')],
    ...listOf(field(rule, 'properties', 'tags')),
    ...listOf(field(rule, 'deprecatedIds')),
    ...[result, rule].flatMap((owner) =>
      ['cves', 'aliases'].flatMap((name) => listOf(field(owner, 'properties', name))),
    ),
    ...listOf(field(result, 'taxa')).map((taxon) => field(taxon, 'id')),
  ];
  return [...new Set(places.flatMap((place) => idsIn(textOf(place)?.slice(0, 200) ?? '')))].sort();
}

/** Empty if the scanner states that there is none. */
function fixedVersions(tool: string, result: unknown, rule: unknown): string[] | undefined {
  const stated = [result, rule]
    .flatMap((owner) => fixedNames.map((name) => field(owner, 'properties', name)))
    .filter((value) => value !== undefined && value !== null);
  const trivy = /^trivy$/i.test(tool.trim()) ? trivyVersion(result, rule) : undefined;
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
function trivyVersion(result: unknown, rule: unknown): string | undefined {
  const texts = [textOf(field(result, 'message', 'text')), textOf(field(rule, 'help', 'text'))];
  const lines = texts.map((text) => /^Installed Version:.*(?:\n.*){0,2}?\nFixed Version:(.*)$/m.exec(text ?? '')?.[1]);
  return lines.find((line) => line !== undefined && line.trim() !== '') ?? lines.find((line) => line !== undefined);
}

const noFixStates = ['not-fixed', 'wont-fix', "won't fix", 'unfixed'];

/** If the statements contradict each other, the finding counts as fixable. */
function fixOf(result: unknown, rule: unknown, versions: readonly string[] | undefined): AdvisoryRecord['fix'] {
  const said = [result, rule].flatMap((owner) => [
    ...['fixAvailable', 'fix_available', 'isFixable', 'fixable'].map((name) => field(owner, 'properties', name)),
  ]);
  const states = [result, rule].map((owner) => textOf(field(owner, 'properties', 'fixState'))?.toLowerCase());
  const isFixed = listOf(field(result, 'fixes')).length > 0 || (versions?.length ?? 0) > 0 || said.includes(true);
  if (isFixed || states.includes('fixed')) return 'available';
  const isOpen =
    versions?.length === 0 || said.includes(false) || states.some((state) => state && noFixStates.includes(state));
  return isOpen ? 'none' : undefined;
}

function firstText(names: readonly string[], ...owners: unknown[]): string | undefined {
  const texts = owners.flatMap((owner) => names.map((name) => textOf(field(owner, 'properties', name))));
  return texts.find((text) => text !== undefined)?.slice(0, timeMax);
}
