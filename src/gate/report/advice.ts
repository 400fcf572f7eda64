/** Advice on what to do about blocking findings, limited to what this run supports. */

import { dayMs } from '../../shared/clock.ts';
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import { placeholderReason } from '../../shared/text/placeholder-reason.ts';
import { countBlockingFindings, listOpenFindings } from './numbers.ts';
import type { Report } from './report.ts';

/** A page of the hosted documentation. */
export const exceptionsPage = 'https://github.com/scan-gate/scan-gate/blob/main/docs/policy.md#exceptions';

interface Advice {
  /** What makes findings count that the change may not have introduced. It may contain foreign text. */
  context: string | undefined;
  /**
   * `Fix them. False positive? Suppress it in the service with a reason, or `. It ends where the link begins.
   */
  lead: string;
  /** `add an exception`. */
  link: string;
}

export function describeAdvice(report: Report): Advice {
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
  const { exceptionsFile: file } = policy;
  const name = file === undefined ? 'the policy file' : showPath(file.path);
  const at = file?.branch === undefined ? '' : ` of ${file.branch}`;
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
