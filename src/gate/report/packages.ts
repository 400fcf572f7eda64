/** Groups findings of one version of one package in one file, and advises the version that fixes all of them. */

import { dayMs } from '../../shared/clock.ts';
import { getSeverityRank } from '../../shared/severity.ts';
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import { getRemediation } from '../../shared/text/finding-texts.ts';
import { placeholderReason } from '../../shared/text/placeholder-reason.ts';
import { countBlockingFindings, listOpenFindings } from './numbers.ts';
import type { Report, ReportFinding } from './report.ts';
import { classifyFinding, extractFirstSentence, groupFindings } from './wording.ts';

/** A single finding or a package. */
export interface FindingItem {
  /** The worst one of a package. */
  finding: ReportFinding;
  package:
    | {
        name: string;
        version: string;
        /** At least two, worst first. */
        findings: ReportFinding[];
        /**
         * `Update to 4.7.7, which settles all`. Undefined if no advice names a version. The version is the same for all
         * open findings of a package.
         */
        update: string | undefined;
      }
    | undefined;
}

/** How many findings an item represents. */
export function countItemFindings(item: FindingItem): number {
  return item.package?.findings.length ?? 1;
}

/** What to do, in one sentence. */
export function getItemAdvice(item: FindingItem): string | undefined {
  if (item.package === undefined) return extractFirstSentence(getRemediation(item.finding));
  const { update } = item.package;
  return update === undefined ? undefined : `${update}.`;
}

/** Returns at most this many items in the order of the findings. A package takes the position of its first finding. */
export function groupPackages(
  report: Pick<Report, 'findings'>,
  findings: Iterable<ReportFinding>,
  most: number,
): FindingItem[] {
  const begun: [ReportFinding, ...ReportFinding[]][] = [];
  const byKey = new Map<string, ReportFinding[]>();
  for (const finding of findings) {
    const copy = buildCopyKey(finding);
    const key = copy === undefined ? undefined : `${classifyFinding(finding)} ${copy}`;
    const known = key === undefined ? undefined : byKey.get(key);
    known?.push(finding);
    if (known !== undefined || begun.length === most) continue;
    const own: [ReportFinding] = [finding];
    begun.push(own);
    if (key !== undefined) byKey.set(key, own);
  }
  const { blocks, 'may block': may, open } = groupFindings(report.findings.filter(({ type }) => type === 'SCA'));
  const copies = Map.groupBy([...blocks, ...may, ...open], buildCopyKey);
  return begun.map((own) => {
    const [first, second] = own;
    const named = second === undefined ? undefined : parsePackageName(first);
    if (named === undefined) return { finding: first, package: undefined };
    const [finding = first] = own.toSorted((a, b) => getSeverityRank(a.severity) - getSeverityRank(b.severity));
    return { finding, package: { ...named, findings: own, update: formatUpdate(copies, own) } };
  });
}

/** Identifies one version of one package in one file, independent of decisions about its findings. */
function buildCopyKey(finding: ReportFinding): string | undefined {
  const named = parsePackageName(finding);
  return named === undefined ? undefined : JSON.stringify([named.name, named.version, finding.filePath]);
}

/** `@scope/name`, `group:artifact`, `github.com/owner/name/v2`. */
const packageBefore = /^(@?[\w.-]+(?:[/:][\w.~-]+)*)[ @]v?(\d[\w.+!~-]*): /;
const packageAfter = / in (@?[\w.-]+(?:[/:][\w.~-]+)*)[ @]v?(\d[\w.+!~-]*)$/;

/** The interface has no field for a package. Titles name it: `lodash 4.17.15: …` or `… in lodash 4.17.15`. */
export function parsePackageName({
  type,
  title,
}: Pick<ReportFinding, 'type' | 'title'>): { name: string; version: string } | undefined {
  if (type !== 'SCA' || title.length > 2000) return undefined;
  const [, name, version] = packageBefore.exec(title) ?? packageAfter.exec(title) ?? [];
  return name === undefined || version === undefined ? undefined : { name, version };
}

function formatUpdate(
  copies: ReadonlyMap<string | undefined, readonly ReportFinding[]>,
  own: readonly ReportFinding[],
): string | undefined {
  const settled = own.filter((finding) => parseFixedVersion(finding) !== undefined);
  const [first] = settled;
  if (first === undefined) return undefined;
  const versions = [...settled, ...(copies.get(buildCopyKey(first)) ?? [])].flatMap(
    (finding) => parseFixedVersion(finding) ?? [],
  );
  const [highest] = versions.sort((a, b) => compareVersions(b, a));
  return `Update to ${highest}, which fixes ${settled.length === own.length ? 'all' : `${settled.length} of them`}`;
}

/** `Upgrade lodash from 4.17.15 to 4.17.21 or later`. */
function parseFixedVersion(finding: ReportFinding): string | undefined {
  const remediation = getRemediation(finding) ?? '';
  const found = /\b(?:upgrade|update)\b[^\n]{0,200}?\bto (?:version )?v?(\d[\w+-]*(?:\.[\w+-]+)*)/i.exec(
    remediation.slice(0, 1000),
  );
  return found?.[1];
}

function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split(/[.+-]/).map((part) => Number.parseInt(part, 10) || 0));
  for (let index = 0; index < Math.max(left?.length ?? 0, right?.length ?? 0); index += 1) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

// Advice on what to do about blocking findings, limited to what this run supports.

/** A page of the hosted documentation. */
export const exceptionsPage = 'https://github.com/scan-gate/scan-gate/blob/main/docs/policy.md#exceptions';

/**
 * The link of the advice ends its sentence: `Fix them. False positive? Suppress it in the service with a reason, or add an
 * exception`. `context` is what makes findings count that the change may not have introduced; it may contain foreign text.
 */
export function describeAdvice(report: Report) {
  const isOne = countBlockingFindings(report) === 1;
  const lead = isOne ? 'Fix it. False positive? ' : 'Fix them. False positive? ';
  const way = report.origin === 'service' ? `Suppress it in the service with a reason, or ` : '';
  const context = formatUncompared(report) ?? formatNewlySeen(report);
  if (way === '') return { context, lead, link: 'Add an exception' };
  return { context, lead: lead + way, link: 'add an exception' };
}

/** The advice as plain text. It may contain foreign text. */
export function formatAdvice(report: Report): string {
  const { context, lead, link } = describeAdvice(report);
  return `${context === undefined ? '' : `${context} `}${lead}${link}.`;
}

/** The advice in Markdown. `escapeText` makes foreign text harmless. */
export function renderMarkdownAdvice(report: Report, escapeText: (text: string, maxLength: number) => string): string {
  const { context, lead, link } = describeAdvice(report);
  const why = context === undefined ? '' : `${escapeText(context, 600)}\n\n`;
  return `${why}${lead}[${link}](${exceptionsPage}).`;
}

/** Why a change was judged as a whole, and what to do about it. */
export function formatUncompared({ uncompared }: Pick<Report, 'uncompared'>): string | undefined {
  if (uncompared === undefined) return undefined;
  const { why, remedy } = uncompared;
  return `Not compared, so existing findings count too: ${why}.${remedy === undefined ? '' : ` ${remedy}.`}`;
}

/** Findings that may come from newer rules: only the newer of the two scans has them, in files that did not change. */
function formatNewlySeen({ base, findings }: Report): string | undefined {
  const seen = findings.filter(({ effect, isOnlyNewlySeen }) => effect === 'blocks' && isOnlyNewlySeen);
  if (base?.ageDays === undefined || base.ageDays < 1 || seen.length === 0) return undefined;
  const named = seen.filter(({ disclosed }) => disclosed).slice(0, 3);
  const names = named.map((finding) => `${finding.title} (${finding.filePath})`).join(', ');
  const places = names === '' ? '' : `: ${names}${named.length < seen.length ? ', …' : ''}`;
  const those = `${seen.length} of them ${seen.length === 1 ? 'is' : 'are'} in files that this change does not touch`;
  const age = `the scan of ${base.branch} is ${pluralize(base.ageDays, 'day')} older, perhaps with older rules`;
  return `${those}${places}. Only the newer scan has ${seen.length === 1 ? 'it' : 'them'}; ${age}. Run the gate on pushes to ${base.branch}.`;
}

const exceptionDays = 90;
/** How many findings the suggested exceptions cover. */
const suggestedMost = 10;

/** The line before the exceptions, which names the file that they belong in. `showPath` formats a path for the surface. */
export function formatExceptionLead({ policy }: Pick<Report, 'policy'>, showPath: (path: string) => string): string {
  const { exceptionsFile } = policy;
  const name = exceptionsFile === undefined ? 'the policy file' : showPath(exceptionsFile.path);
  const at = exceptionsFile?.branch === undefined ? '' : ` of ${exceptionsFile.branch}`;
  return `To accept a finding, add its lines to ${name}${at}:`;
}

/**
 * The lines of the policy file that accept the blocking findings. Undefined if they should be suppressed in the service
 * instead.
 */
export function formatSuggestedExceptions(report: Report): string | undefined {
  if (report.origin === 'service' || report.today === undefined) return undefined;
  const named = [...listOpenFindings(report)].filter(({ effect, disclosed }) => effect === 'blocks' && disclosed);
  if (named.length === 0) return undefined;
  const last = new Date(Date.parse(report.today) + exceptionDays * dayMs).toISOString().slice(0, 10);
  const entries = named
    .slice(0, suggestedMost)
    .flatMap((finding) => [
      `  # ${neutralizeLine(`${finding.title}${finding.filePath === undefined ? '' : `, ${finding.filePath}`}`, 80)}`,
      `  - violation_id: ${/^[a-z][\w-]*$/i.test(finding.id) ? finding.id : JSON.stringify(finding.id)}`,
      `    reason: ${placeholderReason}`,
      `    expires: ${last}`,
    ]);
  const more = named.length - suggestedMost;
  return ['exceptions:', ...entries, ...(more > 0 ? [`  # ${more} more: their ids are in the report`] : [])].join('\n');
}
