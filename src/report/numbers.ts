/** The numbers of a run, computed in one place, so that all surfaces and the sentence agree. */
import type { RuleResult, Tally } from '../policy/verdict.ts';
import { provenCount } from '../policy/verdict.ts';
import type { Report, ReportFinding } from './report.ts';
import { openCounts } from './sentence/standing.ts';
import { plural, sumOf, tallyOf } from './tally.ts';
import { type Groups, groupFindings } from './wording.ts';

/** The number of blocking findings, known by name or only by number. */
export function blockingCount(report: Report, groups = groupFindings(report.findings)): number {
  const broken = report.verdict === 'failed' ? report.rules.filter(({ verdict }) => verdict === 'failed') : [];
  return Math.max(groups.blocks.length, ...broken.map(provenCount));
}

/**
 * The findings that decide a run that did not pass, worst first: those that block, and those that may if they cannot be
 * told apart.
 */
export function decidingFindings(report: Report, groups = groupFindings(report.findings)): readonly ReportFinding[] {
  const { blocks, 'may block': may } = groups;
  if (report.verdict === 'passed') return [];
  const areNamed = report.verdict === 'failed' && blockingCount(report, groups) <= blocks.length;
  if (areNamed || may.length === 0) return blocks;
  return blocks.length === 0 ? may : [...blocks, ...may];
}

/** The worst of them that may be named, and how many others there are. `unnamed` of the others must not be named. */
export function nameDeciding(
  report: Report,
  most: number,
): { named: readonly ReportFinding[]; left: number; unnamed: number } {
  const deciding = decidingFindings(report);
  const named = deciding.filter(({ disclosed }) => disclosed).slice(0, most);
  const unnamed = deciding.filter(({ disclosed }) => !disclosed).length;
  return { named, left: deciding.length - named.length, unnamed };
}

/** How many may block in an undecided run: the listed findings, or more if the numbers allow it. */
function mayBlockCount(report: Report, groups = groupFindings(report.findings)): number {
  const open = report.reason === 'evidence' ? report.rules.filter(isOpen) : [];
  return Math.max(decidingFindings(report, groups).length, ...open.map(({ hi }) => hi));
}

function isOpen({ verdict, hi }: RuleResult): boolean {
  return verdict === 'inconclusive' && Number.isFinite(hi);
}

/** The line above the findings if their number differs from the one in the sentence. Otherwise empty. */
export function introText(report: Report, groups = groupFindings(report.findings)): string {
  const listed = decidingFindings(report, groups).length;
  if (listed === 0) return '';
  if (report.verdict === 'failed') return blockingIntro(report, groups);
  const most = mayBlockCount(report, groups);
  return most > listed
    ? `${listed} of up to ${most} ${isOrAre(listed)} listed:`
    : `${plural(listed, 'finding')} may block:`;
}

function blockingIntro(report: Report, groups: Groups): string {
  const [count, named, may] = [blockingCount(report, groups), groups.blocks.length, groups['may block'].length];
  const listed = named + may;
  if (count <= named || count === listed) return '';
  if (count > listed) return `${listed} of ${count} ${isOrAre(listed)} listed:`;
  const rest = count - named;
  const number = rest === 1 ? 'One' : String(rest);
  const isGrowth = named === 0 && report.scope === 'auto' && report.base !== undefined;
  const verb = isGrowth ? `${isOrAre(rest)} new` : rest === 1 ? 'blocks' : 'block';
  const those = named === 0 ? `these ${may} ${verb}` : `the last ${may} ${verb} too`;
  const isOfService = report.evidence?.isSuppressible ?? true;
  return `${number} of ${those}; ${isOfService ? 'which, the service does not say' : 'which, is not known'}:`;
}

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}

/** Open findings that do not decide the verdict, by severity. */
export function othersTally(report: Report): Tally {
  const others = openCounts(report);
  for (const [severity, count] of Object.entries(tallyOf(decidingFindings(report))) as [keyof Tally, number][])
    others[severity] = Math.max(0, (others[severity] ?? 0) - count);
  return others;
}

/** `10 older findings do not block`, `10 other findings do not block, 2 may`. Empty if there are none. */
export function othersText(report: Report, groups = groupFindings(report.findings)): string {
  const doubtful = doubtfulFindings(report, groups).length;
  const count = Math.max(0, sumOf(othersTally(report)) - doubtful);
  if (report.verdict !== 'failed' || count + doubtful === 0) return '';
  if (count === 0) return `${plural(doubtful, 'other finding')} may block`;
  const areOld = areAllOld(report);
  const said = `${plural(count, areOld ? 'older finding' : 'other finding')} ${count === 1 ? 'does' : 'do'} not block`;
  return doubtful === 0 ? said : `${said}, ${doubtful} may`;
}

/** Whether there are findings without an effect and all of them are old. */
function areAllOld({ findings }: Report): boolean {
  let hasAny = false;
  for (const { effect, novelty } of findings) {
    if (effect !== 'none') continue;
    if (novelty !== 'old') return false;
    hasAny = true;
  }
  return hasAny;
}

/** In a run that failed because of other findings: those that an undecided rule may block too. */
export function doubtfulFindings(report: Report, groups = groupFindings(report.findings)): readonly ReportFinding[] {
  const isShown = decidingFindings(report, groups).length > groups.blocks.length;
  return report.verdict === 'failed' && !isShown ? groups['may block'] : [];
}

/**
 * How many findings block, are open, excepted, suppressed or fixed, with a word for each. Zero counts are omitted,
 * except the first.
 */
export function standingCounts(report: Report): (readonly [word: string, count: number])[] {
  const groups = groupFindings(report.findings);
  const isOpenRun = report.verdict === 'inconclusive';
  const deciding = isOpenRun ? mayBlockCount(report, groups) : blockingCount(report, groups);
  const doubtful = doubtfulFindings(report, groups).length;
  const open = sumOf(openCounts(report));
  const counts: (readonly [string, number])[] = [
    [isOpenRun ? 'may block' : deciding === 1 ? 'blocks' : 'block', deciding],
    ['may block', doubtful],
    ['open, not blocking', Math.max(0, open - deciding - doubtful)],
    ['excepted', groups.excepted.length],
    ['suppressed', groups.suppressed.length],
    ['fixed', groups.fixed.length],
  ];
  return counts.filter(([, count], index) => index === 0 || count > 0);
}
