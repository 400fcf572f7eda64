/** Files for other programs: what they name, what they keep back, and what they say about it. */
import { describe, expect, it } from 'vitest';
import { formats } from '../../../src/gate/report/registry.ts';
import type { Report, ReportFinding } from '../../../src/gate/report/report.ts';
import { severities } from '../../../src/shared/severity.ts';
import { readCsv } from './csv.ts';
import { type FormatName, formatNames, render } from './render.ts';
import { listedWhole, sampleDetail, sampleFinding, samplePath, sampleReport } from './sample.ts';

const textOf = (name: FormatName, report: Report) => render(name, report);
const reportOf = (...findings: Partial<ReportFinding>[]) =>
  sampleReport({
    ...listedWhole(),
    findings: findings.map((each, index) => sampleFinding({ id: `vio_${index}`, ...each })),
  });

/** The gate's own formats name every finding, and a dotenv file holds counts. Every other format, a new one too, keeps back what it must. */
const own: readonly FormatName[] = ['json', 'html', 'markdown', 'vex', 'vsa', 'sarif', 'agent', 'dotenv'];
const forOthers = formatNames.filter((name) => !own.includes(name));

/** The type that a format is about. */
const types: Partial<Record<FormatName, ReportFinding['type']>> = {
  'gitlab-secret-detection': 'SECRET',
  'gitlab-dependency-scanning': 'SCA',
};

const lodash = 'Prototype pollution in lodash 4.17.15';

describe.each(forOthers)('%s', (name) => {
  const type = types[name] ?? 'SAST';
  const [shown, hidden] = [`Shown ${lodash}`, `Hidden ${lodash}`].map((title) => ({ title, type }));

  it('names a finding that may be named', () => {
    expect(textOf(name, reportOf({ ...shown }))).toContain('Shown');
  });

  it('does not name what disclose keeps back, and counts it', () => {
    const report = reportOf({ ...hidden, disclosed: false, filePath: 'hidden/place.ts' }, { ...shown });
    expect(textOf(name, report)).not.toMatch(/hidden/i);
    const said = [textOf(name, report), ...(formats[name].leftOut?.(report) ?? [])].join('\n');
    expect(said).toMatch(/1 finding (?:is left out .setting disclose|may not be named here)/);
  });

  it('names all where nothing says that outsiders can read it', () => {
    const report = { ...reportOf({ ...hidden, disclosed: false }), filesNameAll: true };
    expect(textOf(name, report)).toContain('Hidden');
    expect(formats[name].leftOut?.(report)).toEqual([]);
  });

  it.runIf(!['junit', 'csv'].includes(name))('counts what has no file, and leaves it out', () => {
    const report = reportOf({ ...shown, filePath: undefined }, { ...shown, filePath: '../outside.ts' });
    expect(textOf(name, report)).not.toContain('outside.ts');
    expect(formats[name].leftOut?.(report)).toEqual([expect.stringMatching(/^2 findings without a file/)]);
  });

  it.runIf(!['junit', 'csv'].includes(name))('leaves out what was let off', () => {
    const exception = { title: 'x', reason: 'x', expires: '2027-01-01' };
    const letOff = [{ status: 'FALSE_POSITIVE' }, { exception }, { status: 'FIXED', label: 'maybe' }] as const;
    const report = reportOf(...letOff.map((each) => ({ ...hidden, effect: 'none' as const, ...each })));
    expect(textOf(name, report)).not.toContain('Hidden');
  });
});

it.each(formatNames)('%s never shows the text or the description of a secret', (name) => {
  const dataPath = samplePath?.map((step) => ({ ...step, code: 'AKIA-READ' }));
  const detail = { ...sampleDetail, description: 'AKIA-DESCRIBED', codeSnippet: 'AKIA-FOUND', dataPath };
  const secrets = (['SECRET', undefined] as const).map((each) => ({ title: lodash, type: each, detail }));
  expect(textOf(name, reportOf(...secrets))).not.toContain('AKIA-');
});

describe('the severities of other programs', () => {
  it.each([
    ['gitlab-codequality', ['blocker', 'critical', 'major', 'minor', 'info']],
    ['gitlab-sast', ['Critical', 'High', 'Medium', 'Low', 'Info']],
    ['sonar', ['BLOCKER', 'CRITICAL', 'MAJOR', 'MINOR', 'INFO']],
  ] as const)('%s has one for each of ours, in order', (name, words) => {
    const report = reportOf(...severities.map((severity) => ({ severity })));
    const found = JSON.parse(textOf(name, report));
    const list = Array.isArray(found) ? found : (found.vulnerabilities ?? found.rules);
    expect(list.map(({ severity }: { severity: string }) => severity)).toEqual(words);
  });
});

describe('GitLab’s security reports', () => {
  const parse = (name: FormatName, report: Report) => JSON.parse(textOf(name, report));

  it('share all types among them', () => {
    const all = (['SAST', 'AGENTIC_SAST', 'IAC', undefined, 'SECRET', 'SCA'] as const).map((type) => ({
      ...{ type, title: lodash },
    }));
    const counts = (['gitlab-sast', 'gitlab-secret-detection', 'gitlab-dependency-scanning'] as const).map(
      (name) => parse(name, reportOf(...all)).vulnerabilities.length,
    );
    expect(counts).toEqual([4, 1, 1]);
  });

  const decided = { ...listedWhole(), pullRequest: undefined, findings: [sampleFinding()] };
  const { scan } = sampleReport();

  it.each([
    [{}, undefined],
    [{ verdict: 'inconclusive', reason: 'timeout' }, 'the run is inconclusive'],
    [{ listedSeverities: ['CRITICAL', 'HIGH'] }, 'not all MEDIUM, LOW, INFO findings could be listed'],
    [{ scan: scan && { ...scan, counts: { HIGH: 2 } } }, 'not all HIGH findings could be listed'],
    [{ findings: [sampleFinding({ disclosed: false })] }, 'the setting disclose hides 1 finding'],
    [{ findings: [sampleFinding({ disclosed: false })], pullRequest: 7 }, undefined],
  ] as const)('are not written where GitLab would take for gone what they do not hold: %j', (fields, why) => {
    const report = sampleReport({ ...decided, ...(fields as Partial<Report>) });
    for (const name of ['gitlab-sast', 'gitlab-sarif'] as const) {
      expect(textOf(name, report) === '').toBe(why !== undefined);
      if (why !== undefined)
        expect(formats[name].none?.(report)).toBe(
          `no file was written, because ${why}: GitLab would treat missing findings as fixed`,
        );
    }
  });

  it('count in the file itself what they leave out', () => {
    const { messages } = parse('gitlab-dependency-scanning', reportOf({ type: 'SCA', title: 'No package' })).scan;
    expect(messages[1].value).toMatch(/^1 finding without .* package is left out/);
  });

  it('name a package by its address where the title does not', () => {
    const advisory = {
      ...{ cves: [], purl: 'pkg:npm/%40scope/lib@1.2.3', fix: undefined },
      ...{ fixedVersion: undefined, fixedAt: undefined, publishedAt: undefined },
    };
    const finding = { type: 'SCA', title: 'No package', detail: { ...sampleDetail, advisory } } as const;
    const [{ location }] = parse('gitlab-dependency-scanning', reportOf(finding)).vulnerabilities;
    expect(location.dependency).toEqual({ package: { name: '@scope/lib' }, version: '1.2.3' });
  });

  it('tell two findings apart that share all but their id', () => {
    const { vulnerabilities } = parse('gitlab-sast', reportOf({}, {}));
    expect(new Set(vulnerabilities.map(({ id }: { id: string }) => id)).size).toBe(2);
  });
});

describe('SARIF for GitLab', () => {
  it('says by its rank that an informational finding is no more than that', () => {
    const [result] = JSON.parse(textOf('gitlab-sarif', reportOf({ severity: 'INFO' }))).runs[0].results;
    expect(result).toMatchObject({ level: 'note', rank: 0 });
  });

  it('counts what is beyond the 5,000 that GitLab takes', () => {
    const report = reportOf(...Array.from({ length: 5002 }, () => ({})));
    expect(formats['gitlab-sarif'].leftOut?.(report)).toEqual([expect.stringMatching(/^2 findings left out: GitLab/)]);
  });
});

describe('a cell of CSV', () => {
  it.each([
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+1', "'+1"],
    ['-1+1', "'-1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'=1"],
    ['\t=1', "'=1"],
    ['＝1', "'＝1"],
    ['a,b', '"a,b"'],
    ['plain', 'plain'],
    ['', ''],
  ])('%j is %j', (text, cell) => {
    expect(textOf('csv', reportOf({ title: text })).split('\r\n')[1]).toMatch(
      new RegExp(`^high,blocks,${cell.replaceAll(/\W/g, '\\$&')},SAST,`),
    );
  });

  it('keeps numbers, and is empty for none', () => {
    const scored = reportOf({ cvss: 9.8 }, { cvss: undefined }, { cvss: Number.NaN });
    const [head = [], ...rows] = readCsv(textOf('csv', scored));
    expect(rows.map((row) => row[head.indexOf('cvss')])).toEqual(['9.8', '', '']);
  });
});
