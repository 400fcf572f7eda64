/** The sentence of a passed run: what is still open, and what could not be judged. */
import { provenCount, type RuleResult, type Tally } from '../../policy/verdict.ts';
import { atOrAbove, type Severity, severities, severityWords } from '../../severity.ts';
import type { Excused, Report } from '../report.ts';
import { areOpen, countOf, findingWords, listWords, plural, sumOf, tallyWords } from '../tally.ts';
import { baseName, isCompared, isNothingNew, newsOfBase, openCounts } from './standing.ts';

/** Longest first. Limits of the pass are stated as long as there is room. */
export function passedSentences(report: Report): string[] {
  const sentences = mainSentences(report);
  const [parts, brief] = [additionsOf(report), briefAdditions(report)];
  const [longest = ''] = sentences;
  return [longest + parts, ...sentences.map((sentence) => sentence + brief), ...sentences.slice(-1)];
}

/** Longest first. */
function mainSentences(report: Report): string[] {
  if (report.scan === undefined) return [`Nothing to scan: ${report.message}`, 'Nothing to scan'];
  const open = openCounts(report);
  const total = sumOf(open);
  const areAllCounted = severities.every((severity) => open[severity] !== undefined);
  if (total === 0) return areAllCounted ? ['No findings', 'No findings'] : ['Nothing blocks', 'Nothing blocks'];
  if (report.excused !== undefined) return excusedSentences(report, report.excused);
  const limited = withinLimits(report);
  if (limited !== undefined) return [limited, 'Within the limits'];
  if (isCompared(report)) return comparedSentences(report, open);
  const floor = floorOf(report, open);
  const lead = floor === undefined ? 'Nothing blocks' : `No finding is ${floor}`;
  return [`${lead}: ${areOpen(open)}`, lead];
}

/** A pass that depends on exceptions ends some day, so every version states the date. */
function excusedSentences(report: Report, { tally, until, isOneDay }: Excused): string[] {
  const verb = sumOf(tally) === 1 ? 'is' : 'are';
  const end = `${verb} excepted${isOneDay ? '' : ', the first'} until ${until}`;
  const limited = withinLimits(report);
  const leads = limited === undefined ? excusedLeads(report) : [`${limited};`, 'Within the limits:'];
  const counts = [tallyWords(tally), String(sumOf(tally))];
  return leads.flatMap((lead) => counts.map((count) => `${lead} ${count} ${end}`));
}

function excusedLeads(report: Report): string[] {
  const isNew = isCompared(report);
  const brief = isNew ? 'No new finding blocks:' : 'Nothing blocks:';
  const floor = ruleFloor(report);
  if (floor === undefined) return [brief];
  const names = atOrAbove(floor).map((severity) => severityWords[severity]);
  return [`No ${isNew ? 'new ' : ''}${listWords(names, 'or')} findings block:`, brief];
}

function comparedSentences(report: Report, open: Tally): [string, string] {
  const news = newsOfBase(report);
  if (isNothingNew(report) && sumOf(news) > 0) {
    const concern = sumOf(news) === 1 ? 'concerns' : 'concern';
    return [`Nothing new here: ${findingWords(news, 'new')} ${concern} ${baseName(report)}`, 'Nothing new here'];
  }
  if (isNothingNew(report)) {
    const count = sumOf(open);
    const older = `${plural(count, 'older finding')} ${count === 1 ? 'stays' : 'stay'} open`;
    return [`Nothing new: ${older}`, 'Nothing new'];
  }
  const floor = ruleFloor(report);
  const lead = floor === undefined ? 'No new finding blocks' : `No new finding is ${floorWords(floor)}`;
  return [`${lead}: ${areOpen(open)}`, lead];
}

/** `high or above`, if no open finding reaches it. */
function floorOf(report: Report, open: Tally): string | undefined {
  const floor = ruleFloor(report);
  if (floor === undefined || open.UNKNOWN !== undefined) return undefined;
  const isReached = atOrAbove(floor).some((severity) => open[severity] !== 0);
  return isReached ? undefined : floorWords(floor);
}

function ruleFloor({ rules }: Report): Severity | undefined {
  const asked = rules.map(({ asks }) => asks).find((asks) => asks?.kind === 'severity');
  return asked?.kind === 'severity' ? asked.floor : undefined;
}

function floorWords(floor: Severity): string {
  return floor === 'CRITICAL' ? 'critical' : `${severityWords[floor]} or above`;
}

function withinLimits({ rules }: Report): string | undefined {
  const used = rules.filter(({ hi, limit }) => limit > 0 && hi > 0);
  if (used.length === 0) return undefined;
  return `Within the limits: ${used.map(limitWords).join('; ')}`;
}

/** `4 medium findings, 20 are allowed`. */
export function limitWords(rule: RuleResult): string {
  const { asks, hi, limit, verdict } = rule;
  const number = verdict === 'failed' ? provenCount(rule) : hi;
  const allowed = `${limit} ${limit === 1 ? 'is' : 'are'} allowed`;
  if (asks?.kind !== 'threshold') return `${plural(number, 'finding')}, ${allowed}`;
  const type = asks.type === undefined ? '' : ` ${asks.type.toLowerCase().replace('_', ' ')}`;
  return `${number} ${severityWords[asks.severity]}${type} ${number === 1 ? 'finding' : 'findings'}, ${allowed}`;
}

function additionsOf(report: Report): string {
  const { uncovered } = report;
  return [
    ...ignoredWords(report),
    ...graceWords(report),
    ...warnedWords(report),
    ...unscoredWords(report),
    ...(uncovered === undefined ? [] : [uncovered]),
    ...fileWords(report),
  ]
    .map((part) => `; ${part}`)
    .join('');
}

/** The limits of the pass, without details. */
function briefAdditions(report: Report): string {
  const limits = [
    ...ignoredWords(report),
    ...graceWords(report),
    ...(warnedWords(report).length > 0 ? ['a rule warns'] : []),
    ...(report.uncovered === undefined ? [] : ['source files were not scanned']),
    ...(unscoredWords(report).length > 0 ? ['not all have a score'] : []),
    ...fileWords(report),
  ];
  return limits.length === 0 ? '' : `; ${listWords(limits)}`;
}

/** Findings that will count soon. */
function graceWords({ findings }: Report): string[] {
  const days: string[] = [];
  for (const { leftOut } of findings)
    if (leftOut !== undefined) days.push(...(/^in its grace until (.*)$/.exec(leftOut)?.slice(1) ?? []));
  const [first] = days.sort();
  if (first === undefined) return [];
  return [`${days.length} in ${days.length === 1 ? 'its' : 'their'} grace until ${first}`];
}

/** Findings of another part are judged by that part's own gate, so they are not mentioned. */
function ignoredWords({ findings }: Report): string[] {
  const count = countOf(findings, ({ leftOut }) => leftOut === 'in an ignored path');
  return count === 0 ? [] : [`${count} in ignored paths ${count === 1 ? 'does' : 'do'} not count`];
}

/** `3 findings are warned of`. Each is counted once. Findings known only by number have no name. */
function warnedWords({ warnings = [], findings }: Report): string[] {
  const broken = warnings.filter(({ verdict }) => verdict === 'failed');
  if (broken.length === 0) return [];
  const named = countOf(findings, ({ warnedBy }) => warnedBy !== undefined);
  const count = Math.max(named, ...broken.map(provenCount));
  return [`${plural(count, 'finding')} ${count === 1 ? 'is' : 'are'} warned of`];
}

function unscoredWords({ rules }: Report): string[] {
  return rules.flatMap(({ asks, unscored = 0 }) => {
    if (unscored === 0) return [];
    const kind = asks?.kind === 'epss' ? 'an EPSS' : 'a CVSS';
    return [`${unscored} without ${kind} score ${unscored === 1 ? 'was' : 'were'} not judged`];
  });
}

/** If the step fails although nothing blocks, the reason is stated. */
function fileWords({ exitCode }: Report): string[] {
  return exitCode === 2 ? ['a report file could not be written'] : [];
}
