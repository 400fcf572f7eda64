/** Wording that several formats share, and the groups in which findings are shown. */
import type { ScanDiagnostic } from '../../shared/api/schemas.ts';
import { type ScanType, scanTypes } from '../../shared/api/words.ts';
import { severityWords } from '../../shared/severity.ts';
import { neutralizeLine } from '../../shared/shown/neutral.ts';
import { formatPrograms } from '../../shared/shown/programs.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import { parseCwe } from '../../shared/text/finding-texts.ts';
import { programEngine } from '../../shared/text/scan-request.ts';
import { isOpen, isSuppressed } from '../policy/evidence.ts';
import { formatException } from '../policy/exception-terms.ts';
import type { Exception } from '../policy/policy.ts';
import { countProven, type RuleResult, type Verdict } from '../policy/verdict.ts';
import { type Disposition, dispositions } from './dispositions.ts';
import type { Report, ReportFinding } from './report.ts';

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
  const name = type === 'SCA' ? 'CVSS' : 'score';
  return [...(isNumber(cvss) ? [`${name} ${round(cvss)}`] : []), ...(isNumber(epss) ? [`EPSS ${round(epss)} %`] : [])];
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

export function formatExceptionTarget(exception: Exception): string {
  return neutralizeLine(formatException(exception), 200);
}

function isNumber(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
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
