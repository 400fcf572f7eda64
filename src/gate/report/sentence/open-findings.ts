/** Which findings are open after a run, and which of them are proven to be new. */
import { severities } from '../../../shared/severity.ts';
import type { SeverityTally } from '../../policy/verdict.ts';
import type { Report, ReportFinding } from '../report.ts';
import { tallyBySeverity } from '../tally.ts';
import { classifyFinding } from '../wording.ts';

const openDispositions = ['blocks', 'may block', 'open', 'accepted'];

/** Open findings of this scan, including accepted ones. */
export function* listOpenFindings({ findings }: Pick<Report, 'findings'>): Generator<ReportFinding> {
  for (const finding of findings)
    if (
      (finding.label !== 'elsewhere' || finding.effect !== 'none') &&
      openDispositions.includes(classifyFinding(finding))
    )
      yield finding;
}

/**
 * The number of open findings by severity: the scan's count minus the suppressed findings of the list. A severity
 * without data is missing.
 */
export function countOpen(report: Report): SeverityTally {
  const listed = tallyBySeverity(listOpenFindings(report));
  const suppressed = tallyBySeverity(report.findings.filter((each) => classifyFinding(each) === 'suppressed'));
  const open: SeverityTally = listed.UNKNOWN === undefined ? {} : { UNKNOWN: listed.UNKNOWN };
  for (const severity of severities) {
    const counted = report.scan?.counts[severity];
    const shown = listed[severity] ?? 0;
    const isListed = report.listedSeverities.includes(severity);
    const isExplained = isListed && shown + (suppressed[severity] ?? 0) >= (counted ?? 0);
    const number = isExplained ? Math.min(counted ?? shown, shown) : counted;
    if (number !== undefined) open[severity] = number;
  }
  return open;
}

/** Whether the run compared with the base or with a baseline. */
export function isCompared({ scope, base, evidence }: Report): boolean {
  return scope === 'new' || (scope === 'auto' && (base !== undefined || evidence?.known !== undefined));
}

/** Whether no open finding can be new, apart from those left to the default branch's run. */
export function isNothingNew(report: Report): boolean {
  const isAllKnown = report.scope === 'new' || report.evidence?.known !== undefined;
  for (const { isLeft, novelty, isOnChangedLine } of listOpenFindings(report)) {
    if (isLeft === true || novelty === 'old') continue;
    if (novelty === 'new' || isAllKnown || isOnChangedLine === true) return false;
  }
  return isAllKnown || !hasGrown(report);
}

function hasGrown({ scan, base }: Report): boolean {
  return severities.some((severity) => {
    const [now, before] = [scan?.counts[severity], base?.counts[severity]];
    return now === undefined || before === undefined || now > before;
  });
}

/** New findings that the change cannot have introduced. */
export function tallyDeferredNew(report: Report): SeverityTally {
  return tallyBySeverity(listDeferredNew(report));
}

function* listDeferredNew(report: Report): Generator<ReportFinding> {
  for (const finding of listOpenFindings(report))
    if (finding.isLeft === true && finding.novelty === 'new') yield finding;
}

/** Existing findings may block if there was nothing to compare with, so every version says it. */
export function addUncompared({ uncompared }: Report, sentences: readonly string[]): string[] {
  return uncompared === undefined ? [...sentences] : sentences.map((sentence) => `${sentence}; not compared`);
}

/** The name of the base in a sentence. */
export function getBaseBranchName({ base, evidence }: Report): string {
  const name = base?.branch ?? evidence?.known?.base.split(' ')[0] ?? '';
  return name === '' || name.length > 40 ? 'the base branch' : name;
}
