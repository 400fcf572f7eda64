import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formats } from '../../../../src/gate/report/registry.ts';
import { formatHarmlessJson } from '../../../../src/shared/shown/neutral.ts';
import { pickThird } from '../../../fixtures/hostile/corpus.ts';
import { foreignTexts } from '../foreign.ts';
import { render } from '../render.ts';
import { parseLog } from '../runner-parser.ts';
import {
  foreignReport,
  hostileReport,
  listedWhole,
  sampleDetail,
  sampleFinding,
  samplePath,
  sampleReport,
} from '../sample.ts';

describe('the JSON report', () => {
  it('writes every key in its place', () => expect(render('json', sampleReport())).toMatchSnapshot());

  it('has the same keys in the same order when nothing is known', () => {
    const keys = (json: string) => Object.keys(JSON.parse(json));
    const empty = sampleReport({ scan: undefined, hint: undefined, repository: undefined, branch: undefined });
    expect(keys(render('json', empty))).toEqual(keys(render('json', sampleReport())));
  });

  it('writes a bound that is not there as null', () => {
    const [rule] = sampleReport().rules;
    const rules = rule === undefined ? [] : [{ ...rule, hi: Number.POSITIVE_INFINITY }];
    expect(JSON.parse(render('json', sampleReport({ rules }))).rules[0].hi).toBeNull();
  });

  it('names all findings, the undisclosed too', () => {
    const findings = Array.from({ length: 3000 }, (_, index) => sampleFinding({ id: `v${index}`, disclosed: false }));
    expect(JSON.parse(render('json', sampleReport({ findings }))).findings).toHaveLength(3000);
  });

  it.each(['SECRET', undefined] as const)('has neither description nor snippet of type %s', (type) => {
    const detail = { ...sampleDetail, description: 'AKIA-DESCRIPTION', codeSnippet: 'AKIA-SNIPPET' };
    const json = render('json', sampleReport({ findings: [sampleFinding({ type, detail })] }));
    expect(json).not.toContain('AKIA');
    expect(JSON.parse(json).findings[0]).toMatchObject({ description: null, code_snippet: null });
  });

  it('has the path of the data', () => {
    const findings = [sampleFinding({ detail: { ...sampleDetail, dataPath: samplePath } })];
    expect(JSON.parse(render('json', sampleReport({ findings }))).findings[0].data_path).toEqual(samplePath);
  });

  it('drops a user and password from an address', () => {
    const repository = { id: 'r', name: 'n', vcsUrl: 'https://x-token:s3cret@github.com/acme/shop.git' };
    const report = JSON.parse(render('json', sampleReport({ repository })));
    expect(report.repository.vcs_url).toBe('https://github.com/acme/shop.git');
  });

  it('writes a time beyond all dates as null', () => {
    const findings = [sampleFinding({ detail: { ...sampleDetail, lastSeen: 1e300 } })];
    expect(JSON.parse(render('json', sampleReport({ findings }))).findings[0].last_seen).toBeNull();
  });

  it('leaves out texts before it becomes too long to write, and counts them', () => {
    const long = { ...sampleDetail, description: 'x'.repeat(30_000), remediation: 'y'.repeat(30_000) };
    const findings = Array.from({ length: 2000 }, (_, index) => sampleFinding({ id: `v${index}`, detail: long }));
    const report = JSON.parse(render('json', sampleReport({ findings })));
    expect(report.findings).toHaveLength(2000);
    expect(report.texts_left_out).toBeGreaterThan(300);
    expect(report.findings[0].description).toHaveLength(20_000);
    expect(report.findings.at(-1)).toMatchObject({ title: 'SQL injection in user lookup', description: null });
  });

  it('is valid and holds no command, whatever the text', () => {
    for (const text of pickThird(0)) {
      const json = render('json', hostileReport(text.slice(0, 30_000)));
      expect(JSON.parse(json).findings).toHaveLength(6);
      expect(parseLog(json)).toEqual([]);
    }
  });
});

const streamed = ['json', 'sarif', 'agent', 'sonar', 'gitlab-codequality', 'gitlab-sast'] as const;

describe('a file that is written piece by piece', () => {
  it.each(streamed)('is as it would be at once, byte for byte: %s', (name) => {
    const check = (report: ReturnType<typeof sampleReport>) => {
      const text = render(name, { ...report, ...listedWhole() });
      expect(text).toBe(formatHarmlessJson(JSON.parse(text)));
    };
    check(sampleReport({ findings: [], rules: [], notes: [] }));
    fc.assert(
      fc.property(foreignTexts, (texts) => check(foreignReport(texts))),
      { numRuns: 20 },
    );
  });

  it.each(streamed)('is never held as one text: %s', (name) => {
    const findings = Array.from({ length: 900 }, (_, index) => sampleFinding({ id: `v${index}` }));
    const lengths = Array.from(
      formats[name].pieces(sampleReport({ ...listedWhole(), findings }), {}),
      ({ length }) => length,
    );
    expect(lengths.reduce((sum, length) => sum + length)).toBeGreaterThan(200_000);
    expect(Math.max(...lengths)).toBeLessThan(150_000);
  });
});
