/**
 * The verdict and the findings as JUnit XML, for CI systems that show tests: Jenkins, GitLab, CircleCI, Azure Pipelines
 * and others. It is valid by the schemas of Ant (windyroad/JUnit-Schema) and of Jenkins' plugin.
 */
import { html as xml } from './html/markup.ts';
import { leftOutLines, listFindings, openStandings } from './listed.ts';
import { scanEnd, withoutZone } from './moments.ts';
import { batched, neutralBlock, neutralLine } from './neutral.ts';
import { displayPlace } from './place.ts';
import type { Report, ReportFinding } from './report.ts';
import { sentenceOf } from './sentence/sentence.ts';
import { countOf, plural } from './tally.ts';
import {
  cweOf,
  descriptionOf,
  exceptionWord,
  remediationOf,
  scoresOf,
  severityName,
  standingOf,
  statusWord,
} from './wording.ts';

type Outcome = 'passed' | 'failure' | 'error' | 'skipped';

interface TestCase {
  /** One type of finding. Viewers fold tests by it. */
  classname: string;
  name: string;
  outcome: Outcome;
  /** Why it did not pass, in one line. */
  message: string;
  /** Our own word for the kind of result. */
  type: string;
  text: string;
}

interface Suite {
  id: number;
  name: string;
  cases: () => Iterable<TestCase>;
}

const listed = { standings: [...openStandings, 'excepted', 'suppressed'] } as const;

/** One test for the verdict and one for each finding. Findings that decide the verdict fail, all others are skipped. */
export function* junitPieces(report: Report, { category }: { category?: string | undefined } = {}): Generator<string> {
  const gate = category === undefined ? 'Scan Gate' : `Scan Gate (${neutralLine(category, 60)})`;
  const suites: Suite[] = [
    { id: 0, name: gate, cases: () => [verdictCase(report)] },
    { id: 1, name: `${gate}: findings`, cases: () => findingCases(report) },
  ];
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
  for (const suite of suites) yield* batched(suitePieces(report, suite));
  yield '</testsuites>\n';
}

export function junitLeftOut(report: Report): readonly string[] {
  return leftOutLines({ ...listFindings(report, listed), unnamed: [] });
}

function* suitePieces(report: Report, { id, name, cases }: Suite): Generator<string> {
  const count = (outcome: Outcome) => countOf(cases(), (each) => each.outcome === outcome);
  const seconds = id === 0 ? (Math.max(0, report.durationMs) / 1000).toFixed(3) : '0';
  yield String(
    xml`<testsuite name="${name}" package="scan-gate" id="${id}" timestamp="${withoutZone(scanEnd(report))}" hostname="localhost" tests="${countOf(cases(), () => true)}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}" time="${seconds}">\n<properties></properties>\n`,
  );
  for (const each of cases()) yield String(caseElement(each));
  yield '<system-out></system-out>\n<system-err></system-err>\n</testsuite>\n';
}

function caseElement({ classname, name, outcome, message, type, text }: TestCase) {
  const head = xml`<testcase classname="${classname}" name="${name}" time="0">`;
  if (outcome === 'passed') return xml`${head}</testcase>\n`;
  if (outcome === 'skipped') return xml`${head}<skipped message="${message}">${text}</skipped></testcase>\n`;
  const body = xml`message="${message}" type="${type}">${text}`;
  return outcome === 'failure'
    ? xml`${head}<failure ${body}</failure></testcase>\n`
    : xml`${head}<error ${body}</error></testcase>\n`;
}

/** A green step contains no failed test. */
function verdictCase(report: Report): TestCase {
  const { verdict, exitCode, rules } = report;
  const isGreen = exitCode === 0;
  const undecided = verdict === 'inconclusive' ? 'error' : 'failure';
  const lines = rules.map((rule) => `${rule.rule}: ${rule.verdict}: ${rule.line}`);
  return {
    ...{ classname: 'scan-gate.verdict', name: 'Verdict', type: verdict, message: sentenceOf(report) },
    outcome: verdict === 'passed' && isGreen ? 'passed' : isGreen ? 'skipped' : undecided,
    text: neutralBlock([report.message, ...lines].join('\n')),
  };
}

function* findingCases(report: Report): Generator<TestCase> {
  const { findings, unnamed } = listFindings(report, listed);
  for (const finding of findings) yield findingCase(finding, report);
  for (const outcome of ['failure', 'error', 'skipped'] as const) {
    const count = countOf(unnamed, (finding) => outcomeOf(finding, report) === outcome);
    if (count > 0) yield unnamedCase(count, outcome);
  }
}

function unnamedCase(count: number, outcome: Exclude<Outcome, 'passed'>): TestCase {
  const whichStand = { failure: 'that block', error: 'that may block', skipped: 'that do not block' }[outcome];
  return {
    ...{ classname: 'scan-gate.undisclosed', name: `Findings ${whichStand}`, outcome, type: 'undisclosed', text: '' },
    message: `${plural(count, 'finding')} may not be named here (disclose)`,
  };
}

function outcomeOf(finding: ReportFinding, { enforced, verdict }: Report): Outcome {
  const standing = standingOf(finding);
  if (!enforced) return 'skipped';
  if (standing === 'blocks') return 'failure';
  return standing === 'may block' && verdict !== 'passed' ? 'error' : 'skipped';
}

function findingCase(finding: ReportFinding, report: Report): TestCase {
  const title = neutralLine(finding.title, 300).trim() || 'Untitled';
  const place = displayPlace(finding);
  const type = (finding.type ?? 'unknown').toLowerCase().replaceAll('_', '-');
  return {
    classname: `scan-gate.${type}`,
    // Some systems merge tests of the same name, so the name includes the id.
    name: `${title}${place === undefined ? '' : ` at ${place}`} (${neutralLine(finding.id, 120)})`,
    outcome: outcomeOf(finding, report),
    message: `${severityName(finding)}: ${title}: ${standingText(finding, report)}`,
    type: standingOf(finding).replace(' ', '-'),
    text: detailText(finding),
  };
}

function standingText(finding: ReportFinding, { enforced }: Report): string {
  const standing = standingOf(finding);
  if (standing === 'excepted' && finding.exception !== undefined) return exceptionWord(finding.exception);
  if (standing === 'suppressed') return `suppressed as ${statusWord(finding)}`;
  if (standing === 'open') return 'does not block';
  return enforced ? standing : `${standing} (not enforced)`;
}

function detailText(finding: ReportFinding): string {
  const facts = [cweOf(finding), ...scoresOf(finding)].filter((fact) => fact !== undefined);
  const parts = [descriptionOf(finding), remediationOf(finding)].filter((part) => part !== undefined);
  return [facts.join(' · '), ...parts.map((part) => neutralBlock(part, 2000))]
    .filter((part) => part !== '')
    .join('\n\n');
}
