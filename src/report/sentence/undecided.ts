/** The sentence of an inconclusive run: the reason in a few words. */
import { type InconclusiveReason, isInconclusive } from '../../errors.ts';
import type { RuleResult, SeverityTally } from '../../policy/verdict.ts';
import { listAtOrAbove } from '../../severity.ts';
import { neutralizeLine } from '../neutral.ts';
import type { Report } from '../report.ts';
import { formatFindingCount, sumTally } from '../tally.ts';
import { addUncompared } from './open-findings.ts';
import { formatLimit } from './passed.ts';

const briefs: Record<InconclusiveReason, string> = {
  settings: 'a setting is wrong',
  fork: 'pull requests from forks are not scanned',
  'no-key': 'there is no API key',
  'wrong-ref': 'there is no branch to scan',
  moved: 'the branch moved, or its head could not be read',
  policy: 'the policy could not be read',
  'not-found': 'the repository, branch or scan was not found',
  'foreign-repository': 'the repository at the service is another one',
  auth: 'the API key was refused',
  unavailable: 'the service could not be reached',
  'rate-limited': 'the service asked to wait for too long',
  'scan-failed': 'the scan failed',
  timeout: 'the scan did not end in time',
  protocol: 'the service sent a response that cannot be trusted',
  evidence: 'the number of blocking findings is not known',
  'not-covered': 'not everything that the policy needs was scanned',
  'not-waited': 'the scan was not waited for',
  publish: 'a file could not be written',
  cancelled: 'the run was canceled',
  internal: 'Scan Gate had an internal error',
};

/** Longest first. */
export function formatUndecidedSentences(report: Report): string[] {
  const sentence = formatUndecidedSentence(report);
  const [longest = ''] = report.reason === 'evidence' ? addUncompared(report, [sentence]) : [sentence];
  if (!isInconclusive(report.reason) || report.reason === 'not-waited') return [longest];
  const ordinary = report.brief === undefined ? [`Inconclusive: ${briefs[report.reason]}`] : [];
  return [longest, ...ordinary, 'Inconclusive'];
}

function formatUndecidedSentence(report: Report): string {
  const { reason, brief, scan } = report;
  if (reason === 'not-waited')
    return scan === undefined ? report.message : `Scan ${neutralizeLine(scan.id, 40)} was started and not waited for`;
  if (!isInconclusive(reason)) return 'Inconclusive';
  const open = reason === 'evidence' ? report.rules.find((rule) => rule.verdict === 'inconclusive') : undefined;
  const uncovered = reason === 'not-covered' ? formatUncovered(report) : undefined;
  return `Inconclusive: ${brief ?? uncovered ?? (open && formatUndecidedRule(open, report)) ?? briefs[reason]}`;
}

/** Used if uncovered files are the only reason. */
function formatUncovered({ uncovered, message }: Report): string | undefined {
  return uncovered !== undefined && message.startsWith(uncovered) && uncovered.length <= 76 ? uncovered : undefined;
}

/** The number is given as a range. No other sentence states a bound. */
function formatUndecidedRule(rule: RuleResult, report: Report): string | undefined {
  const { lo, hi, limit } = rule;
  if (!Number.isFinite(hi)) return undefined;
  if (limit > 0) return `${lo === 0 ? 'up to' : `${lo} to`} ${formatLimit(rule)}`;
  const words = formatFindingCount(findExactTally(rule, report) ?? { ANY: hi });
  return hi === 1 ? `${words} may block` : `up to ${words} may block`;
}

/** The findings that may block by severity, if the list or the scan's counts add up to all of them. */
function findExactTally({ hi, named, asks }: RuleResult, { scan }: Report): SeverityTally | undefined {
  const floor = asks?.kind === 'severity' ? listAtOrAbove(asks.floor) : [];
  const counted: SeverityTally = Object.fromEntries(floor.map((severity) => [severity, scan?.counts[severity] ?? 0]));
  return [named?.mayBlock ?? {}, counted].find((tally) => sumTally(tally) === hi);
}
