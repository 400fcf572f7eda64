/**
 * The verdict and the findings as JUnit XML, for CI systems that show tests: Jenkins, GitLab, CircleCI, Azure Pipelines
 * and others. It is valid by the schemas of Ant (windyroad/JUnit-Schema) and of Jenkins' plugin.
 */

import { renderTemplate as xml } from '../../shared/shown/html/markup.ts';
import { formatLocation } from '../../shared/shown/location.ts';
import { batchPieces, neutralizeBlock, neutralizeLine } from '../../shared/shown/neutral.ts';
import { pluralize } from '../../shared/text/amounts.ts';
import { getDescription, getRemediation } from '../../shared/text/finding-texts.ts';
import type { RenderOptions, ReportFormat } from './format.ts';
import { formatOmissions, formatWithoutZone, getScanEnd, listFindings, openDispositions } from './list-findings.ts';
import { countWhere } from './numbers.ts';
import type { Report, ReportFinding } from './report.ts';
import { formatSentence } from './sentence/sentence.ts';
import {
  classifyFinding,
  formatExceptionTerms,
  formatScores,
  formatSeverityName,
  formatTitle,
  formatViolationStatus,
  getCwe,
} from './wording.ts';

type TestOutcome = 'passed' | 'failure' | 'error' | 'skipped';

interface TestCase {
  /** One type of finding. Viewers fold tests by it. */
  classname: string;
  name: string;
  outcome: TestOutcome;
  /** Why it did not pass, in one line. */
  message: string;
  /** Our own word for the kind of result. */
  type: string;
  text: string;
}

const listUnfixed = (report: Report) =>
  listFindings(report, { standings: [...openDispositions, 'accepted', 'suppressed'] });

export const junit: ReportFormat = {
  readBy: 'test reports in Jenkins, GitLab, CircleCI, Azure Pipelines, TeamCity and Buildkite',
  pieces: renderJunit,
  leftOut: (report) => formatOmissions({ ...listUnfixed(report), unnamed: [] }),
};

/** One test for the verdict and one for each finding. Findings that decide the verdict fail, all others are skipped. */
function* renderJunit(report: Report, { category }: RenderOptions): Generator<string> {
  const gate = category === undefined ? 'Scan Gate' : `Scan Gate (${neutralizeLine(category, 60)})`;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n';
  yield* batchPieces(renderSuite(report, 0, gate, () => [createVerdictCase(report)]));
  yield* batchPieces(renderSuite(report, 1, `${gate}: findings`, () => createFindingCases(report)));
  yield '</testsuites>\n';
}

function* renderSuite(report: Report, id: number, name: string, cases: () => Iterable<TestCase>): Generator<string> {
  const count = (outcome: TestOutcome) => countWhere(cases(), (each) => each.outcome === outcome);
  const seconds = id === 0 ? (Math.max(0, report.durationMs) / 1000).toFixed(3) : '0';
  yield String(
    xml`<testsuite name="${name}" package="scan-gate" id="${id}" timestamp="${formatWithoutZone(getScanEnd(report))}" hostname="localhost" tests="${countWhere(cases(), () => true)}" failures="${count('failure')}" errors="${count('error')}" skipped="${count('skipped')}" time="${seconds}">\n<properties></properties>\n`,
  );
  for (const each of cases()) yield String(renderCase(each));
  yield '<system-out></system-out>\n<system-err></system-err>\n</testsuite>\n';
}

function renderCase({ classname, name, outcome, message, type, text }: TestCase) {
  const head = xml`<testcase classname="${classname}" name="${name}" time="0">`;
  if (outcome === 'passed') return xml`${head}</testcase>\n`;
  if (outcome === 'skipped') return xml`${head}<skipped message="${message}">${text}</skipped></testcase>\n`;
  const body = xml`message="${message}" type="${type}">${text}`;
  return outcome === 'failure'
    ? xml`${head}<failure ${body}</failure></testcase>\n`
    : xml`${head}<error ${body}</error></testcase>\n`;
}

/** A green step contains no failed test. */
function createVerdictCase(report: Report): TestCase {
  const { verdict, exitCode, rules } = report;
  const isGreen = exitCode === 0;
  const undecided = verdict === 'inconclusive' ? 'error' : 'failure';
  const lines = rules.map((rule) => `${rule.rule}: ${rule.verdict}: ${rule.line}`);
  return {
    ...{ classname: 'scan-gate.verdict', name: 'Verdict', type: verdict, message: formatSentence(report) },
    outcome: verdict === 'passed' && isGreen ? 'passed' : isGreen ? 'skipped' : undecided,
    text: neutralizeBlock([report.message, ...lines].join('\n')),
  };
}

function* createFindingCases(report: Report): Generator<TestCase> {
  const { findings, unnamed } = listUnfixed(report);
  for (const finding of findings) yield createFindingCase(finding, report);
  for (const outcome of ['failure', 'error', 'skipped'] as const) {
    const count = countWhere(unnamed, (finding) => chooseOutcome(finding, report) === outcome);
    const whichStand = { failure: 'that block', error: 'that may block', skipped: 'that do not block' }[outcome];
    if (count > 0)
      yield {
        ...{
          classname: 'scan-gate.undisclosed',
          name: `Findings ${whichStand}`,
          outcome,
          type: 'undisclosed',
          text: '',
        },
        message: `${pluralize(count, 'finding')} may not be named here (disclose)`,
      };
  }
}

function chooseOutcome(finding: ReportFinding, { enforced, verdict }: Report): TestOutcome {
  const standing = classifyFinding(finding);
  if (!enforced) return 'skipped';
  if (standing === 'blocks') return 'failure';
  return standing === 'may block' && verdict !== 'passed' ? 'error' : 'skipped';
}

function createFindingCase(finding: ReportFinding, report: Report): TestCase {
  const title = formatTitle(finding, 300);
  const place = formatLocation(finding);
  const type = (finding.type ?? 'unknown').toLowerCase().replaceAll('_', '-');
  return {
    classname: `scan-gate.${type}`,
    // Some systems merge tests of the same name, so the name includes the id.
    name: `${title}${place === undefined ? '' : ` at ${place}`} (${neutralizeLine(finding.id, 120)})`,
    outcome: chooseOutcome(finding, report),
    message: `${formatSeverityName(finding)}: ${title}: ${formatDisposition(finding, report)}`,
    type: classifyFinding(finding).replace(' ', '-'),
    text: formatDetail(finding),
  };
}

function formatDisposition(finding: ReportFinding, { enforced }: Report): string {
  const standing = classifyFinding(finding);
  if (standing === 'accepted' && finding.exception !== undefined) return formatExceptionTerms(finding.exception);
  if (standing === 'suppressed') return `suppressed as ${formatViolationStatus(finding)}`;
  if (standing === 'open') return 'does not block';
  return enforced ? standing : `${standing} (not enforced)`;
}

function formatDetail(finding: ReportFinding): string {
  const facts = [getCwe(finding), ...formatScores(finding)].filter((fact) => fact !== undefined);
  const parts = [getDescription(finding), getRemediation(finding)].filter((part) => part !== undefined);
  return [facts.join(' · '), ...parts.map((part) => neutralizeBlock(part, 2000))]
    .filter((part) => part !== '')
    .join('\n\n');
}
