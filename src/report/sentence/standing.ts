/** What stays open after a run, and what of it is proven to be new. */
import type { Tally } from '../../policy/verdict.ts';
import { severities } from '../../severity.ts';
import type { Report, ReportFinding } from '../report.ts';
import { tallyOf } from '../tally.ts';
import { standingOf } from '../wording.ts';

const openStandings = ['blocks', 'may block', 'open', 'excepted'];

/** Open findings of this scan, the excepted ones included. */
export function* openFindings({ findings }: Pick<Report, 'findings'>): Generator<ReportFinding> {
  for (const finding of findings)
    if ((finding.label !== 'elsewhere' || finding.effect !== 'none') && openStandings.includes(standingOf(finding)))
      yield finding;
}

const tallied = new WeakMap<Iterable<ReportFinding>, { open: Tally; suppressed: Tally }>();

function talliesOf({ findings }: Pick<Report, 'findings'>) {
  // Every sentence begins with them.
  const known = tallied.get(findings);
  if (known !== undefined) return known;
  const tallies = { open: tallyOf(openFindings({ findings })), suppressed: tallyOf(suppressedIn(findings)) };
  tallied.set(findings, tallies);
  return tallies;
}

function* suppressedIn(findings: Iterable<ReportFinding>): Generator<ReportFinding> {
  for (const finding of findings) if (standingOf(finding) === 'suppressed') yield finding;
}

/**
 * How many are open, by severity: what the scan counts, less what the list shows to be suppressed. A severity of which neither
 * says anything is missing.
 */
export function openCounts(report: Report): Tally {
  const { open: listed, suppressed } = talliesOf(report);
  const open: Tally = listed.UNKNOWN === undefined ? {} : { UNKNOWN: listed.UNKNOWN };
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

/** Whether the run compared with the base, or with a baseline. */
export function isCompared({ scope, base, evidence }: Report): boolean {
  return scope === 'new' || (scope === 'auto' && (base !== undefined || evidence?.known !== undefined));
}

/** Whether nothing that is open here can be new, but for what is left to the default branch's run. */
export function isNothingNew(report: Report): boolean {
  const isAllKnown = report.scope === 'new' || report.evidence?.known !== undefined;
  for (const { isLeft, novelty, isOnChangedLine } of openFindings(report)) {
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

/** What is new and none of this change's making. */
export function newsOfBase(report: Report): Tally {
  return tallyOf(newsIn(report));
}

function* newsIn(report: Report): Generator<ReportFinding> {
  for (const finding of openFindings(report)) if (finding.isLeft === true && finding.novelty === 'new') yield finding;
}

/** As a sentence calls it. */
export function baseName({ base, evidence }: Report): string {
  const name = base?.branch ?? evidence?.known?.base.split(' ')[0] ?? '';
  return name === '' || name.length > 40 ? 'the base branch' : name;
}
