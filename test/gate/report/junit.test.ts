import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { describe, expect, it } from 'vitest';
import type { Report, ReportFinding } from '../../../src/gate/report/report.ts';
import { render } from './render.ts';
import { sampleFinding, sampleReport } from './sample.ts';

interface Case {
  name: string;
  classname: string;
  outcome: string;
  message: string | undefined;
}

interface Suite {
  tests: number;
  failures: number;
  errors: number;
  skipped: number;
  cases: Case[];
}

const outcomes = ['failure', 'error', 'skipped'] as const;

const elementsOf = ({ children }: XmlElement) => children.filter((child) => child instanceof XmlElement);

function readSuite(suite: XmlElement): Suite {
  const count = (name: string) => Number(suite.attributes[name]);
  return {
    ...{ tests: count('tests'), failures: count('failures'), errors: count('errors'), skipped: count('skipped') },
    cases: elementsOf(suite)
      .filter(({ name }) => name === 'testcase')
      .map((each) => {
        const outcome = elementsOf(each).find(({ name }) => outcomes.some((known) => known === name));
        return {
          ...{ name: each.attributes.name ?? '', classname: each.attributes.classname ?? '' },
          ...{ outcome: outcome?.name ?? 'passed', message: outcome?.attributes.message },
        };
      }),
  };
}

/** The verdict's suite and the findings'. */
function readSuites(report: Report): [Suite, Suite] {
  const { root } = parseXml(render('junit', report));
  return (root === null ? [] : elementsOf(root)).map(readSuite) as [Suite, Suite];
}

const findingCases = (findings: Partial<ReportFinding>[], fields: Partial<Report> = {}) =>
  readSuites(
    sampleReport({
      findings: findings.map((each, index) => sampleFinding({ id: `vio_${index}`, ...each })),
      ...fields,
    }),
  )[1];

describe('the test of the verdict', () => {
  it.each([
    ['passed', { verdict: 'passed', reason: 'clean', exitCode: 0, rules: [], findings: [] }, 'passed'],
    ['failed', {}, 'failure'],
    ['inconclusive', { verdict: 'inconclusive', reason: 'timeout', exitCode: 2 }, 'error'],
    ['failed and not enforced', { enforced: false, exitCode: 0 }, 'skipped'],
    ['inconclusive and let through', { verdict: 'inconclusive', reason: 'timeout', exitCode: 0 }, 'skipped'],
    ['passed in a step that fails', { verdict: 'passed', reason: 'clean', exitCode: 2, rules: [] }, 'failure'],
  ] as const)('of a run that %s has its outcome', (_, fields, outcome) => {
    const [suite] = readSuites(sampleReport(fields as Partial<Report>));
    expect(suite.cases.map((each) => each.outcome)).toEqual([outcome]);
    expect(suite).toMatchObject({
      tests: 1,
      failures: Number(outcome === 'failure'),
      errors: Number(outcome === 'error'),
    });
  });
});

describe('the test of a finding', () => {
  it.each([
    ['blocks', { effect: 'blocks' }, {}, 'failure'],
    ['may block', { effect: 'may block' }, { verdict: 'inconclusive' }, 'error'],
    ['is open and does not block', { effect: 'none' }, {}, 'skipped'],
    ['is suppressed', { effect: 'none', status: 'FALSE_POSITIVE' }, {}, 'skipped'],
    ['blocks where nothing is enforced', { effect: 'blocks' }, { enforced: false, exitCode: 0 }, 'skipped'],
  ] as const)('that %s has its outcome', (_, finding, fields, outcome) => {
    expect(findingCases([finding], fields).cases.map((each) => each.outcome)).toEqual([outcome]);
  });

  it.each([
    ['does not block', {}],
    [
      'accepted until 2027-06-01 by team-a: Only a test',
      { expires: '2027-06-01', owner: 'team-a', reason: 'Only a test' },
    ],
    ['accepted until 2027-06-01: Only a test', { expires: '2027-06-01', owner: undefined, reason: 'Only a test' }],
  ])('says why it does not fail: %s', (why, exception) => {
    const excused = 'expires' in exception ? { exception: { ...exception, path: 'test/**' } } : {};
    const [told] = findingCases([{ effect: 'none', ...excused }]).cases;
    expect(told?.message?.endsWith(`: ${why}`)).toBe(true);
  });

  it('is not there for a finding that was fixed', () => {
    expect(findingCases([{ effect: 'none', status: 'FIXED', label: 'maybe' }])).toMatchObject({ tests: 0, cases: [] });
  });

  it('has a name of its own for each of two findings in one place', () => {
    const names = findingCases([{}, {}]).cases.map(({ name }) => name);
    expect(new Set(names).size).toBe(2);
  });

  it('counts what may not be named, and fails for what blocks of it', () => {
    const hidden = { disclosed: false, title: 'Hidden words' };
    const suite = findingCases([hidden, hidden, { ...hidden, effect: 'none' }, { title: 'Shown words' }]);
    expect(suite).toMatchObject({ tests: 3, failures: 2, skipped: 1 });
    expect(JSON.stringify(suite)).not.toContain('Hidden words');
    expect(suite.cases.map(({ message }) => message)).toContain('2 findings may not be named here (disclose)');
  });

  it('names all where nothing says that outsiders read the file', () => {
    const suite = findingCases([{ disclosed: false, title: 'Hidden words' }], { filesNameAll: true });
    expect(suite.cases[0]?.name).toContain('Hidden words');
  });
});
