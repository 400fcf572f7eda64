import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { formats } from '../../../../src/gate/report/registry.ts';
import type { Report, ReportFinding } from '../../../../src/gate/report/report.ts';
import { pickThird } from '../../../fixtures/hostile/corpus.ts';
import { render as renderFormat } from '../render.ts';
import { parseLog } from '../runner-parser.ts';
import { hostileReport, sampleDetail, sampleFinding, samplePath, sampleReport, sampleSha } from '../sample.ts';

/** The schema is written in draft-04, which differs from draft-07, for what it uses, only in the name of `$id`. */
function loadSchema() {
  const url = new URL('../../../schemas/oasis-sarif-schema-2.1.0.json', import.meta.url);
  const { id, $schema, ...schema } = JSON.parse(readFileSync(url, 'utf8'));
  return { ...schema, $id: id };
}

const ajv = new Ajv({ strict: false });
addFormats.default(ajv);
const validate = ajv.compile(loadSchema());

function render(report: Report, options: { category?: string } = {}) {
  const text = renderFormat('sarif', report, options);
  const sarif = JSON.parse(text);
  validate(sarif);
  expect(validate.errors ?? []).toEqual([]);
  return { text, run: sarif.runs[0] };
}

function renderOne(overrides: Partial<ReportFinding>) {
  const { run } = render(sampleReport({ findings: [sampleFinding(overrides)] }));
  return { result: run.results[0], rule: run.tool.driver.rules[0] };
}

describe('SARIF', () => {
  it('is valid for a failing pull request', () => {
    const { text } = render(sampleReport());
    expect(text).toMatchSnapshot();
  });

  it('names the owners of a finding, none for what nobody owns, and nothing where that is not known', () => {
    const owners = (given: readonly string[] | undefined) => renderOne({ owners: given }).result.properties.owners;
    expect(owners(['@acme/payments', '@mona'])).toEqual(['@acme/payments', '@mona']);
    expect(owners([])).toEqual([]);
    expect(owners(undefined)).toBeUndefined();
  });

  it('is valid without findings, scan or repository', () => {
    const report = sampleReport({ findings: [], scan: undefined, repositoryUrl: undefined, notes: [] });
    const { run } = render(report);
    expect(run.results).toEqual([]);
    expect(run).not.toHaveProperty('versionControlProvenance');
  });

  it.each([
    ['CRITICAL', 'error', '9.5'],
    ['HIGH', 'error', '8.0'],
    ['MEDIUM', 'warning', '5.5'],
    ['LOW', 'note', '2.0'],
    ['INFO', 'note', undefined],
  ] as const)('gives %s the level %s and the security severity %s', (severity, level, score) => {
    const { result, rule } = renderOne({ severity });
    expect(result.level).toBe(level);
    expect(rule.id).toBe(`sast/sql-injection-in-user-lookup/${severity.toLowerCase()}`);
    expect(rule.properties['security-severity']).toBe(score);
  });

  it('names a rule after the title, whether its weakness was read or not', () => {
    for (const detail of [undefined, sampleDetail]) {
      expect(renderOne({ type: 'SCA', detail, title: 'Lodash: Pollution!' }).rule).toMatchObject({
        id: 'sca/lodash-pollution/high',
        shortDescription: { text: 'Lodash: Pollution!' },
      });
    }
  });

  it('tells titles apart whose ends or letters a rule id cannot hold', () => {
    const long = 'a title that is long and '.repeat(30);
    const titles = ['漢字', '文字', `${long}1`, `${long}2`, `${long.slice(0, 90)}1`, `${long.slice(0, 90)}2`];
    const ids = titles.map((title) => renderOne({ title }).rule.id);
    expect(new Set(ids).size).toBe(titles.length);
    for (const id of ids) expect(id).toMatch(/^sast\/[a-z0-9-]{1,90}\/high$/);
  });

  it('points each result at its rule', () => {
    const { run } = render(sampleReport());
    for (const result of run.results) expect(run.tool.driver.rules[result.ruleIndex].id).toBe(result.ruleId);
    expect(new Set(run.results.map((result: { ruleId: string }) => result.ruleId)).size).toBe(
      run.tool.driver.rules.length,
    );
  });

  it('encodes the path and has a region only with a line', () => {
    const place = renderOne({ filePath: 'src/[a] b.ts', line: 3 }).result.locations[0].physicalLocation;
    expect(place).toEqual({
      artifactLocation: { uri: 'src/%5Ba%5D%20b.ts', uriBaseId: '%SRCROOT%' },
      region: { startLine: 3 },
    });
    const lineless = renderOne({ line: undefined }).result.locations[0].physicalLocation;
    expect(lineless).not.toHaveProperty('region');
  });

  it.each(['../x', '/etc/passwd', 'C:\\x', undefined])('keeps a result at %j without a location', (filePath) => {
    expect(renderOne({ filePath }).result).not.toHaveProperty('locations');
  });

  it('has a fingerprint that depends on the violation alone', () => {
    const print = (overrides: Partial<ReportFinding>) =>
      renderOne(overrides).result.partialFingerprints.primaryLocationLineHash;
    expect(print({ id: 'v1' })).toMatch(/^[0-9a-f]{32}:1$/);
    expect(print({ id: 'v1' })).toBe(print({ id: 'v1', line: 9, title: 'Other', severity: 'LOW' }));
    expect(print({ id: 'v1' })).not.toBe(print({ id: 'v2' }));
  });

  it('says new only of what this scan saw first', () => {
    expect(renderOne({ firstSeen: true }).result.baselineState).toBe('new');
    expect(renderOne({ firstSeen: false }).result).not.toHaveProperty('baselineState');
    expect(renderOne({ firstSeen: undefined }).result).not.toHaveProperty('baselineState');
  });

  it('marks what is suppressed and leaves out what is fixed', () => {
    const { result } = renderOne({ status: 'FALSE_POSITIVE', effect: 'none' });
    expect(result.suppressions).toEqual([
      { kind: 'external', status: 'accepted', justification: 'Marked as false positive' },
    ]);
    expect(renderOne({ status: 'FIXED', effect: 'none', label: 'maybe' }).result).toBeUndefined();
  });

  it('tells whether the run could decide, and notifies of notes', () => {
    const decided = render(sampleReport()).run.invocations[0];
    const undecided = render(sampleReport({ verdict: 'inconclusive' })).run.invocations[0];
    expect([decided.executionSuccessful, undecided.executionSuccessful]).toEqual([true, false]);
    expect(decided.toolExecutionNotifications).toHaveLength(3);
  });

  it('names the category and the commit', () => {
    const { run } = render(sampleReport(), { category: 'backend/' });
    expect(run.automationDetails.id).toBe('backend/');
    expect(run.versionControlProvenance).toEqual([
      { repositoryUri: 'https://github.com/acme/shop', revisionId: sampleSha, branch: 'feature/search' },
    ]);
    expect(render(sampleReport()).run.automationDetails.id).toBe('scan-gate/');
  });

  it('cuts 6,000 findings to the 5,000 worst and counts', () => {
    const findings = Array.from({ length: 6000 }, (_, index) =>
      sampleFinding({ id: `v${index}`, severity: index < 1000 ? 'LOW' : 'HIGH', effect: 'none' }),
    );
    const { run } = render(sampleReport({ findings }));
    expect(run.results).toHaveLength(5000);
    expect(run.properties).toMatchObject({ results_total: 6000, results_left_out: 1000 });
    expect(run.results.every((result: { level: string }) => result.level === 'error')).toBe(true);
  });

  it('has the path of the data, as far as it leads through files of the repository', () => {
    const dataPath = [...(samplePath ?? []), { file_path: '/usr/lib/a.ts', line: 1 }];
    const [flow, ...others] = renderOne({ detail: { ...sampleDetail, dataPath } }).result.codeFlows;
    expect(others).toEqual([]);
    expect(flow.threadFlows[0].locations).toEqual(
      samplePath?.map(({ file_path: uri, line, code }) => ({
        location: {
          physicalLocation: { artifactLocation: { uri, uriBaseId: '%SRCROOT%' }, region: { startLine: line } },
          message: { text: code },
        },
      })),
    );
  });

  it.each(['SECRET', undefined] as const)('has neither description nor snippet of type %s', (type) => {
    const detail = { ...sampleDetail, description: 'AKIA-DESCRIPTION', codeSnippet: 'AKIA-SNIPPET' };
    expect(render(sampleReport({ findings: [sampleFinding({ type, detail })] })).text).not.toContain('AKIA');
  });

  it('never holds all results, or all rules, as one text', () => {
    const findings = Array.from({ length: 5000 }, (_, index) =>
      sampleFinding({ id: `v${index}`, title: `Untrusted value ${index}` }),
    );
    const lengths = Array.from(formats.sarif.pieces(sampleReport({ findings }), {}), ({ length }) => length);
    expect(lengths.reduce((sum, length) => sum + length)).toBeGreaterThan(3_000_000);
    expect(Math.max(...lengths)).toBeLessThan(150_000);
  });

  it('is valid, linkless and without a command, whatever the text', () => {
    for (const text of pickThird(1)) {
      const { text: json, run } = render(hostileReport(text), { category: text });
      expect(parseLog(json)).toEqual([]);
      expect(run.automationDetails.id).toMatch(/[^/]\/$/);
      expect(run.results.length).toBeGreaterThan(0);
      for (const result of run.results) {
        expect(result.message.text).not.toContain('](');
        expect(result.locations?.[0].physicalLocation.artifactLocation.uri ?? 'none').not.toMatch(
          /^\/|^\.\.(?:\/|$)|:|\\/,
        );
      }
    }
  });
});
