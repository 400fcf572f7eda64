/**
 * The numbers of a run and their words, in one place, so that all surfaces and the sentence agree: what decides, what is
 * open, and what is proven to be new.
 */

import { type Severity, severities, severityWords } from '../../shared/severity.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import { countProven, type SeverityTally } from '../policy/verdict.ts';
import type { Report, ReportFinding } from './report.ts';
import { classifyFinding, groupFindings } from './wording.ts';

/** The number of blocking findings, known by name or only by number. */
export function countBlockingFindings(report: Report): number {
  const broken = report.verdict === 'failed' ? report.rules.filter(({ verdict }) => verdict === 'failed') : [];
  return Math.max(splitDeciding(report).blocks.length, ...broken.map(countProven));
}

/** They come first in a report, in this order. */
function splitDeciding({ findings }: Report): { blocks: readonly ReportFinding[]; may: readonly ReportFinding[] } {
  let end = 0;
  while (findings[end]?.effect === 'blocks') end += 1;
  const start = end;
  while (findings[end]?.effect === 'may block') end += 1;
  return { blocks: findings.slice(0, start), may: findings.slice(start, end) };
}

/**
 * The findings that decide a run that did not pass, worst first: those that block, and those that may if they cannot be
 * told apart.
 */
export function selectDecidingFindings(report: Report): readonly ReportFinding[] {
  if (report.verdict === 'passed') return [];
  const { blocks, may } = splitDeciding(report);
  const areNamed = report.verdict === 'failed' && countBlockingFindings(report) <= blocks.length;
  if (areNamed || may.length === 0) return blocks;
  return blocks.length === 0 ? may : [...blocks, ...may];
}

/** The worst of them that may be named, and how many others there are. `unnamed` of the others must not be named. */
export function selectNamedDeciding(
  report: Report,
  most: number,
): { named: readonly ReportFinding[]; left: number; unnamed: number } {
  const deciding = selectDecidingFindings(report);
  const named = deciding.filter(({ disclosed }) => disclosed).slice(0, most);
  const unnamed = deciding.filter(({ disclosed }) => !disclosed).length;
  return { named, left: deciding.length - named.length, unnamed };
}

/** How many may block in an undecided run: the listed findings, or more if the numbers allow it. */
function countMayBlock(report: Report): number {
  const open = report.reason === 'evidence' ? report.rules.filter(({ verdict }) => verdict === 'inconclusive') : [];
  const bounds = open.map(({ hi }) => hi).filter(Number.isFinite);
  return Math.max(selectDecidingFindings(report).length, ...bounds);
}

/** The line above the findings if their number differs from the one in the sentence. Otherwise empty. */
export function formatIntro(report: Report): string {
  const listed = selectDecidingFindings(report).length;
  if (listed === 0) return '';
  if (report.verdict === 'failed') return formatBlockingIntro(report);
  const most = countMayBlock(report);
  return most > listed
    ? `${listed} of up to ${most} ${chooseIsOrAre(listed)} listed:`
    : `${pluralize(listed, 'finding')} may block:`;
}

function formatBlockingIntro(report: Report): string {
  const split = splitDeciding(report);
  const [count, named, may] = [countBlockingFindings(report), split.blocks.length, split.may.length];
  const listed = named + may;
  if (count <= named || count === listed) return '';
  if (count > listed) return `${listed} of ${count} ${chooseIsOrAre(listed)} listed:`;
  const rest = count - named;
  const number = rest === 1 ? 'One' : String(rest);
  const isGrowth = named === 0 && report.scope === 'auto' && report.base !== undefined;
  const verb = isGrowth ? `${chooseIsOrAre(rest)} new` : rest === 1 ? 'blocks' : 'block';
  const those = named === 0 ? `these ${may} ${verb}` : `the last ${may} ${verb} too`;
  return `${number} of ${those}; ${report.origin === 'service' ? 'the service does not say which' : 'which is not known'}:`;
}

function chooseIsOrAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}

/** Open findings that do not decide the verdict, by severity. */
export function tallyOthers(report: Report): SeverityTally {
  const others = countOpen(report);
  for (const [severity, count] of Object.entries(tallyBySeverity(selectDecidingFindings(report))) as [
    keyof SeverityTally,
    number,
  ][])
    others[severity] = Math.max(0, (others[severity] ?? 0) - count);
  return others;
}

/** `10 existing findings do not block`, `10 other findings do not block, 2 may`. Empty if there are none. */
export function formatOthers(report: Report, tally = tallyOthers(report)): string {
  const doubtful = selectUncertainFindings(report).length;
  const count = Math.max(0, sumTally(tally) - doubtful);
  if (report.verdict !== 'failed' || count + doubtful === 0) return '';
  if (count === 0) return `${pluralize(doubtful, 'other finding')} may block`;
  const others = report.findings.filter(({ effect }) => effect === 'none');
  const areOld = others.length > 0 && others.every(({ novelty }) => novelty === 'old');
  const said = `${pluralize(count, areOld ? 'existing finding' : 'other finding')} ${count === 1 ? 'does' : 'do'} not block`;
  return doubtful === 0 ? said : `${said}, ${doubtful} may`;
}

/** In a run that failed because of other findings: those that an undecided rule may block too. */
export function selectUncertainFindings(report: Report): readonly ReportFinding[] {
  const { blocks, may } = splitDeciding(report);
  const isShown = selectDecidingFindings(report).length > blocks.length;
  return report.verdict === 'failed' && !isShown ? may : [];
}

/**
 * How many findings block, are open, accepted, suppressed or fixed, with a word for each. Zero counts are omitted,
 * except the first.
 */
export function countByDisposition(report: Report): (readonly [word: string, count: number])[] {
  const groups = groupFindings(report.findings);
  const isOpenRun = report.verdict === 'inconclusive';
  const deciding = isOpenRun ? countMayBlock(report) : countBlockingFindings(report);
  const doubtful = selectUncertainFindings(report).length;
  const open = sumTally(countOpen(report));
  const counts: (readonly [string, number])[] = [
    [isOpenRun ? 'may block' : deciding === 1 ? 'blocks' : 'block', deciding],
    ['may block', doubtful],
    ['open, not blocking', Math.max(0, open - deciding - doubtful)],
    ['accepted', groups.accepted.length],
    ['suppressed', groups.suppressed.length],
    ['fixed', groups.fixed.length],
  ];
  return counts.filter(([, count], index) => index === 0 || count > 0);
}

export function tallyBySeverity(findings: Iterable<Pick<ReportFinding, 'severity' | 'severityKnown'>>): SeverityTally {
  const tally: SeverityTally = {};
  for (const { severity, severityKnown } of findings) {
    const key = severityKnown ? severity : 'UNKNOWN';
    tally[key] = (tally[key] ?? 0) + 1;
  }
  return tally;
}

export function countWhere<Item>(items: Iterable<Item>, counts: (item: Item) => boolean): number {
  let count = 0;
  for (const item of items) if (counts(item)) count += 1;
  return count;
}

/** `ANY` counts findings whose severities are not distinguished. */
export function sumTally(tally: SeverityTally & { ANY?: number }): number {
  return Object.values(tally).reduce((sum, count) => sum + count, 0);
}

/** `1 critical, 17 high`, worst first. */
export function formatTally(tally: SeverityTally): string {
  const known = severities.flatMap((severity) =>
    tally[severity] ? [`${tally[severity]} ${severityWords[severity]}`] : [],
  );
  return (tally.UNKNOWN ? [`${tally.UNKNOWN} of unknown severity`, ...known] : known).join(', ');
}

/** `5 medium, 3 low are open`. */
export function formatOpen(tally: SeverityTally): string {
  return `${formatTally(tally)} ${sumTally(tally) === 1 ? 'is' : 'are'} open`;
}

/** `3 new high findings`. The severity is omitted if there are several. */
export function formatFindingCount(tally: Parameters<typeof sumTally>[0], adjective = ''): string {
  const total = sumTally(tally);
  const [only, ...others] = Object.keys(tally).filter((key) => (tally[key as keyof typeof tally] ?? 0) > 0);
  const severity =
    others.length === 0 && only !== undefined && only in severityWords ? severityWords[only as Severity] : '';
  const words = [String(total), adjective, severity, total === 1 ? 'finding' : 'findings'];
  const unknown = others.length === 0 && only === 'UNKNOWN' ? ' of unknown severity' : '';
  return `${words.filter((word) => word !== '').join(' ')}${unknown}`;
}

/** Open findings of this scan, including accepted ones. */
export function* listOpenFindings({ findings }: Pick<Report, 'findings'>): Generator<ReportFinding> {
  for (const finding of findings)
    if (
      (finding.label !== 'elsewhere' || finding.effect !== 'none') &&
      ['blocks', 'may block', 'open', 'accepted'].includes(classifyFinding(finding))
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
  const { scan, base } = report;
  const hasGrown = severities.some((severity) => {
    const [now, before] = [scan?.counts[severity], base?.counts[severity]];
    return now === undefined || before === undefined || now > before;
  });
  return isAllKnown || !hasGrown;
}

/** New findings that the change cannot have introduced. */
export function tallyDeferredNew(report: Report): SeverityTally {
  return tallyBySeverity(
    [...listOpenFindings(report)].filter(({ isLeft, novelty }) => isLeft === true && novelty === 'new'),
  );
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
