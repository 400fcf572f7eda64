/** Wording that several formats share, and the groups in which findings are shown. */

import type { ScanDiagnostic } from '../../shared/api/schemas.ts';
import { type ScanType, scanTypes } from '../../shared/api/words.ts';
import { isInconclusive } from '../../shared/errors.ts';
import { severityWords } from '../../shared/severity.ts';
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import { formatPrograms } from '../../shared/shown/programs.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import { parseCwe } from '../../shared/text/finding-texts.ts';
import { programEngine } from '../../shared/text/scan-request.ts';
import { isOpen, isSuppressed } from '../policy/evidence.ts';
import { countDaysBetween, formatException } from '../policy/exceptions.ts';
import type { Exception } from '../policy/policy.ts';
import { countProven, type RuleResult, type Verdict } from '../policy/verdict.ts';
import type { Report, ReportFinding, UncommittedSubject } from './report.ts';

/** What was decided about a finding, worst first. This is the order of every list. */
export const dispositions = ['blocks', 'may block', 'open', 'accepted', 'suppressed', 'fixed'] as const;
export type Disposition = (typeof dispositions)[number];

export const verdictMarks: Record<Verdict, string> = { passed: '✔', failed: '✖', inconclusive: '?' };

export function classifyFinding(finding: ReportFinding): Disposition {
  if (finding.effect !== 'none') return finding.effect;
  if (finding.status === 'FIXED' && finding.label !== 'seen') return 'fixed';
  if (isOpen(finding)) return finding.exception === undefined ? 'open' : 'accepted';
  return isSuppressed(finding) ? 'suppressed' : 'fixed';
}

export type FindingGroups = Record<Disposition, readonly ReportFinding[]>;

/**
 * Groups the findings by disposition, worst first within each. Findings of other branches are excluded unless they
 * block.
 */
export function groupFindings(findings: readonly ReportFinding[]): FindingGroups {
  const groups = Object.fromEntries(dispositions.map((name) => [name, []])) as unknown as Record<
    Disposition,
    ReportFinding[]
  >;
  for (const finding of findings)
    if (finding.label !== 'elsewhere' || finding.effect !== 'none') groups[classifyFinding(finding)].push(finding);
  return groups;
}

/** Every finding of this scan, worst first. */
export function* rankFindings(findings: readonly ReportFinding[]): Generator<ReportFinding> {
  const groups = groupFindings(findings);
  for (const standing of dispositions) yield* groups[standing];
}

/** `CWE-89`, whatever surrounds the number. */
export function getCwe(finding: ReportFinding): string | undefined {
  return parseCwe(finding.detail?.cwe);
}

export function formatSeverity(finding: ReportFinding): string {
  return finding.severityKnown ? finding.severity : `${finding.severity} (severity unknown)`;
}

export function formatLabel(finding: ReportFinding): string {
  if (finding.label === 'elsewhere') return 'of another branch';
  if (finding.label === 'maybe') return 'perhaps of another branch';
  return finding.firstSeen === true ? 'new in this scan' : 'seen by this scan';
}

/** The word at the start of a row: `high`. */
export function formatSeverityName({
  severity,
  severityKnown,
}: Pick<ReportFinding, 'severity' | 'severityKnown'>): string {
  return severityKnown ? severityWords[severity] : 'unknown';
}

/** On one line. */
export function formatTitle({ title }: Pick<ReportFinding, 'title'>, maxLength: number): string {
  return neutralizeLine(title, maxLength).trim() || 'Untitled';
}

/** Undefined also for a time that is not a valid date. */
export function formatDay(ms: number | undefined): string | undefined {
  const day = new Date(ms ?? Number.NaN);
  return Number.isNaN(day.getTime()) ? undefined : day.toISOString().slice(0, 10);
}

/** The first sentence of an advice, on one line. Undefined if there is none. */
export function extractFirstSentence(text: string | undefined): string | undefined {
  const [line = ''] =
    text
      ?.trim()
      .slice(0, 1000)
      .split(/[\r\n]/, 1) ?? [];
  const [sentence = ''] = line.split(/(?<=[.!?])\s/, 1);
  return sentence.trim() === '' ? undefined : sentence.trim().replace(/:$/, '.');
}

/** `2 findings left out: suppressed, or of other branches`. Empty if there are none. */
export function formatLeftOut({ elsewhereCount: count }: Report): string {
  return count === 0 ? '' : `${pluralize(count, 'finding')} left out: suppressed, or of other branches`;
}

const statusWords: Record<ReportFinding['status'], string> = {
  OPEN: 'open',
  FIXED: 'fixed',
  FALSE_POSITIVE: 'false positive',
  ACCEPTED_RISK: 'accepted risk',
  UNKNOWN: 'status unknown',
};

export function formatViolationStatus(finding: ReportFinding): string {
  return statusWords[finding.status];
}

/** `CVSS 7.4`, `EPSS 3 %`, if they are known; `score 7.4` for what is not a package, because a rule assigns it. */
export function formatScores({ cvss, epss, type }: ReportFinding): string[] {
  const [rated, percent] = [roundScore(cvss), roundScore(epss)];
  return [
    ...(rated === undefined ? [] : [`${type === 'SCA' ? 'CVSS' : 'score'} ${rated}`]),
    ...(percent === undefined ? [] : [`EPSS ${percent} %`]),
  ];
}

/** Type, weakness and scores, if they are known. Neutralized. */
export function listFacts(finding: ReportFinding): string[] {
  const facts = [finding.type ?? 'type unknown', getCwe(finding), ...formatScores(finding)];
  if (finding.status !== 'OPEN') facts.push(formatViolationStatus(finding));
  if (finding.exception !== undefined) facts.push(formatExceptionTerms(finding.exception));
  if (finding.leftOut !== undefined) facts.push(finding.leftOut);
  if (finding.warnedBy !== undefined) facts.push(formatWarnedBy(finding.warnedBy));
  return facts.filter((fact) => fact !== undefined);
}

/** `accepted until 2027-06-01 by team-a: not reachable`. Neutralized. */
export function formatExceptionTerms({ expires, owner, reason }: Exception): string {
  const by = owner === undefined ? '' : ` by ${neutralizeLine(owner, 60)}`;
  return `accepted until ${expires}${by}: ${neutralizeLine(reason, 160)}`;
}

/** `warned by licenses`. Neutralized. */
export function formatWarnedBy(names: readonly string[]): string {
  return `warned by ${neutralizeLine(names.join(', '), 160)}`;
}

/** What the team should know about its exceptions, one neutralized line each. */
export function formatExceptions({ exceptions }: Report): string[] {
  if (exceptions === undefined) return [];
  const { used, expiring, expired, unmatched, unclear = [] } = exceptions;
  const covered = used.reduce((sum, { ids }) => sum + ids.length, 0);
  return [
    ...(used.length > 0
      ? [`${pluralize(used.length, 'exception')} in use, covering ${pluralize(covered, 'finding')}`]
      : []),
    ...expiring.map((exception) => `Expires soon, on ${exception.expires}: ${formatExceptionTarget(exception)}`),
    ...expired.map(
      (exception) => `Expired on ${exception.expires} and no longer applies: ${formatExceptionTarget(exception)}`,
    ),
    ...unmatched.map((exception) => `Matches nothing: ${formatExceptionTarget(exception)}`),
    ...unclear.map(
      (exception) =>
        `Applies to nothing, because no finding has all of its criteria: ${formatExceptionTarget(exception)}`,
    ),
  ];
}

function formatExceptionTarget(exception: Exception): string {
  return neutralizeLine(formatException(exception), 200);
}

/** To hundredths. Undefined for what is not a number. */
export function roundScore(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) ? Math.round(value * 100) / 100 : undefined;
}

/** `2`. For an undecided rule, `0 to 3` or `at least 2`. */
export function formatRange(rule: RuleResult): string {
  const { lo, hi, verdict } = rule;
  if (verdict === 'failed') return String(countProven(rule));
  if (verdict === 'passed' || lo === hi) return String(hi);
  return Number.isFinite(hi) ? `${lo} to ${hi}` : `at least ${lo}`;
}

export const typeNames: Readonly<Record<ScanType, string>> = {
  sast: 'own code (SAST)',
  sca: 'dependencies (SCA)',
  secrets: 'secrets',
  iac: 'infrastructure code (IaC)',
};

/** Types that the scan states as not covered. */
export function listUncoveredTypes({ scan }: Report): ScanType[] {
  return scanTypes.filter((type) => scan?.coverage?.[type] === 'not covered');
}

const typeWords = { sast: 'SAST', sca: 'SCA', secrets: 'secrets', iac: 'IaC' } as const;

/** `SAST covered · SCA partly covered · with bandit 1.7.9`. Undefined if the service states nothing. */
export function formatCoverage({ scan }: Report): string | undefined {
  const { coverage } = scan ?? {};
  if (coverage === undefined) return undefined;
  const words = scanTypes.flatMap((type) =>
    coverage[type] === undefined ? [] : [`${typeWords[type]} ${coverage[type]}`],
  );
  const programs = formatPrograms(scan?.diagnostics ?? []);
  return [...words, ...(programs === '' ? [] : [`with ${programs}`])].join(' · ');
}

/** What our engines scan, for readers to whom their names mean nothing. */
const engineWords = new Map([
  ...['javascript', 'ruff', 'tree-sitter'].map((engine) => [engine, 'Code'] as const),
  ...['retire', 'advisories'].map((engine) => [engine, 'Dependencies'] as const),
  ['secretlint', 'Secrets'],
  ['iac', 'Infrastructure'],
]);

/** What was skipped or could not be read, one neutralized line each. */
export function formatDiagnostics(report: Report): string[] {
  const skips = (report.scan?.diagnostics ?? []).filter(
    (diagnostic) => !isLookUpNote(diagnostic) && diagnostic.engine !== programEngine,
  );
  return skips.map(({ engine, message, file_path: path }) => {
    const file = path === undefined || `${message}: `.includes(` in ${path}: `) ? '' : `${neutralizeLine(path, 200)}: `;
    return `${engineWords.get(engine) ?? neutralizeLine(engine, 60)}: ${file}${neutralizeLine(message, 300)}`;
  });
}

/** How many packages were looked up, and notes about the data, one neutralized line each. */
export function formatLookUps(report: Report): string[] {
  const notes = (report.scan?.diagnostics ?? []).filter(isLookUpNote);
  return notes.map(({ message }) => neutralizeLine(message, 300));
}

function isLookUpNote({ engine, failed, file_path: one, file_paths: several }: ScanDiagnostic): boolean {
  return engine === 'advisories' && !failed && (one ?? several) === undefined;
}

export function countRequests(report: Report): number {
  return Object.values(report.requests).reduce((sum, count) => sum + count, 0);
}

/** Other beginnings may be the name of a setting, a branch or a file, which keeps its case. */
const plainBeginning =
  /^(?:the|a|an|no|not|nothing|this|these|there|it|its|only|all|each|every|at|of|in|one|between|\d+) /;

/** Why a run was undecided, one line each, without what the sentence already says. */
export function formatReasons({ message }: Report, sentence: string): string[] {
  return message
    .split('\n')
    .filter((line) => !sentence.endsWith(line.replace(/:$/, '')))
    .map((line) => (plainBeginning.test(line) ? `${line.charAt(0).toUpperCase()}${line.slice(1)}` : line));
}

const helpPage = 'https://github.com/scan-gate/scan-gate/blob/main/docs/troubleshooting.md';

/** The section of the documentation that explains the reason and what to do. Undefined for a run that decided. */
export function getHelpUrl(reason: string): string | undefined {
  return isInconclusive(reason) ? `${helpPage}#${reason}` : undefined;
}

export const nobody = 'nobody';

/** Each owner by CODEOWNERS, or `nobody` if nobody owns the file. Undefined if not known or not requested. */
export function formatOwners({ owners }: Pick<ReportFinding, 'owners'>): string[] | undefined {
  if (owners === undefined) return undefined;
  return owners.length === 0 ? [nobody] : owners.map((owner) => neutralizeLine(owner, 200));
}

/** `owned by @acme/payments`. */
export function formatOwnership(finding: Pick<ReportFinding, 'owners'>): string | undefined {
  const owners = formatOwners(finding);
  return owners === undefined ? undefined : neutralizeLine(`owned by ${owners.join(' ')}`, 200);
}

/** Whether the findings have different owners. Otherwise, naming them is not useful. */
export function hasSeveralOwners({ findings }: Pick<Report, 'findings'>): boolean {
  let first: string | undefined;
  for (const { owners } of findings) {
    if (owners === undefined) continue;
    const names = owners.join(' ');
    first ??= names;
    if (names !== first) return true;
  }
  return false;
}

/** What was judged when it is not a commit: `staged changes on main at 1a2b3c4d5e6f`. */
export function formatUncommitted({ kind, headSha }: UncommittedSubject, branch?: string): string {
  const what = kind === 'staged' ? 'staged changes' : 'files on disk';
  if (headSha === undefined) return `${what}, before any commit`;
  const commit = headSha.slice(0, 12);
  return `${what} on ${branch === undefined ? commit : `${branch} at ${commit}`}`;
}

/** Whether only what the change can affect was scanned. Nothing is said about other files then. */
export function isPartlyScanned({ uncommitted, scope }: Report): boolean {
  return uncommitted?.headSha !== undefined && (scope === 'auto' || scope?.startsWith('changed') === true);
}

/** The words as data. Null for a commit. */
export function toUncommittedObject({ uncommitted }: Report) {
  return uncommitted === undefined ? null : { kind: uncommitted.kind, based_on: uncommitted.headSha ?? null };
}

/** A rule as it is shown. A rule that only warns is never called failed. */
export interface ShownRule extends RuleResult {
  shown: Verdict;
  /** `holds`, `broken`, `undecided`, `warns`. */
  word: string;
  /** What happens to the findings that it counts. */
  counted: 'blocking' | 'warned of';
}

const ruleWords: Record<Verdict, string> = { passed: 'passed', failed: 'failed', inconclusive: 'inconclusive' };
const warningWords: Record<Verdict, string> = { passed: 'passed', failed: 'warns', inconclusive: 'may warn' };

/** Every rule. Those that only warn come last. */
export function listShownRules({ rules, warnings = [] }: Pick<Report, 'rules' | 'warnings'>): ShownRule[] {
  return [
    ...rules.map((rule) => ({
      ...rule,
      shown: rule.verdict,
      word: ruleWords[rule.verdict],
      counted: 'blocking' as const,
    })),
    ...warnings.map((rule) => ({
      ...rule,
      shown: rule.verdict === 'passed' ? ('passed' as const) : ('inconclusive' as const),
      word: warningWords[rule.verdict],
      counted: 'warned of' as const,
    })),
  ];
}

/** Counts of the findings that the policy excludes, one line per reason. */
export function formatExclusions({ findings }: Pick<Report, 'findings'>): string[] {
  const counts = new Map<string, number>();
  for (const { leftOut } of findings) if (leftOut !== undefined) counts.set(leftOut, (counts.get(leftOut) ?? 0) + 1);
  return [...counts].map(
    ([why, count]) => `${pluralize(count, 'open finding')} ${why} ${count === 1 ? 'does' : 'do'} not count here`,
  );
}

/** Exceptions that end soon, one neutralized line each. */
export function formatEndingExceptions({ ending = [], today }: Pick<Report, 'ending' | 'today'>): string[] {
  return ending.map((exception) => {
    const days = today === undefined ? undefined : countDaysBetween(today, exception.expires);
    const when =
      days === undefined || days > 0 ? `${days === undefined ? '' : `in ${pluralize(days, 'day')}, `}on` : 'today,';
    const owner = exception.owner === undefined ? '' : ` (${neutralizeLine(exception.owner, 60)})`;
    return `The exception for ${formatExceptionTarget(exception)} ends ${when} ${exception.expires}${owner}`;
  });
}

/** Warnings of rules, one neutralized line each. */
export function formatWarnings({ warnings = [] }: Pick<Report, 'warnings'>): string[] {
  return warnings
    .filter(({ verdict }) => verdict !== 'passed')
    .map((each) => {
      const { rule, verdict, limit } = each;
      const name = neutralizeLine(rule, 80);
      if (verdict === 'inconclusive') return `Rule ${name} may warn: the number of its findings is unknown`;
      return `Rule ${name} warns of ${pluralize(countProven(each), 'finding')}${limit > 0 ? `, ${limit} ${limit === 1 ? 'is' : 'are'} allowed` : ''}`;
    });
}
