/** The sentence of a run, used as title, heading, error of the step and last line of the log. */
import type { Verdict } from '../../policy/verdict.ts';
import { neutralizeLine } from '../neutral.ts';
import type { Report } from '../report.ts';
import { formatFailedSentences } from './failed.ts';
import { formatPassedSentences } from './passed.ts';
import { formatUndecidedSentences } from './undecided.ts';

export const sentenceLimit = 90;

/** Begins with a capital letter or a number. Neutralized, at most 90 characters, without a final full stop. */
export function formatSentence(report: Report): string {
  const ending = formatEnding(report);
  const versions = listVersions(report);
  const fitting = versions.map((version) => version + ending).find((version) => version.length <= sentenceLimit);
  return neutralizeLine(fitting ?? `${versions.at(-1) ?? ''}${ending}`, sentenceLimit);
}

/** States that the step passes despite the verdict. The sentence of a scan that was not waited for already says so. */
function formatEnding({ verdict, reason, enforced, exitCode }: Report): string {
  if (verdict === 'passed' || exitCode !== 0) return '';
  if (!enforced) return ' (not enforced)';
  return verdict === 'inconclusive' && reason !== 'not-waited' ? ' (allowed by on-inconclusive)' : '';
}

/** Longest first. */
function listVersions(report: Report): string[] {
  if (report.verdict === 'failed') return formatFailedSentences(report);
  return report.verdict === 'passed' ? formatPassedSentences(report) : formatUndecidedSentences(report);
}

const icons: Record<Verdict, string> = { passed: '✅', failed: '❌', inconclusive: '⚠️' };
const marks: Record<Verdict, string> = { passed: '✔', failed: '✖', inconclusive: '!' };

/** Never a cross on a green step, nor a check mark on a red one. */
export function chooseIcon(report: Report): string {
  return icons[getShownVerdict(report)];
}

/** The same for a log. */
export function chooseMark(report: Report): string {
  return marks[getShownVerdict(report)];
}

/** A verdict that is not enforced, or that the step's result contradicts, is shown as a warning. */
export function getShownVerdict({ verdict, exitCode }: Report): Verdict {
  const isGreen = exitCode === 0;
  return (verdict === 'passed') === isGreen ? verdict : 'inconclusive';
}
