import { describe, expect, it } from 'vitest';
import { renderJson } from '../../../src/report/json/json.ts';
import { pickThird } from '../../fixtures/hostile/corpus.ts';
import { parseLog } from '../runner-parser.ts';
import { hostileReport, sampleDetail, sampleFinding, sampleReport } from '../sample.ts';

describe('renderJson', () => {
  it('writes every key in its place', () => expect(renderJson(sampleReport())).toMatchSnapshot());

  it('has the same keys in the same order when nothing is known', () => {
    const keys = (json: string) => Object.keys(JSON.parse(json));
    const empty = sampleReport({ scan: undefined, hint: undefined, repository: undefined, branch: undefined });
    expect(keys(renderJson(empty))).toEqual(keys(renderJson(sampleReport())));
  });

  it('writes a bound that is not there as null', () => {
    const [rule] = sampleReport().rules;
    const rules = rule === undefined ? [] : [{ ...rule, hi: Number.POSITIVE_INFINITY }];
    expect(JSON.parse(renderJson(sampleReport({ rules }))).rules[0].hi).toBeNull();
  });

  it('names all findings, the undisclosed too', () => {
    const findings = Array.from({ length: 3000 }, (_, index) => sampleFinding({ id: `v${index}`, disclosed: false }));
    expect(JSON.parse(renderJson(sampleReport({ findings }))).findings).toHaveLength(3000);
  });

  it.each(['SECRET', undefined] as const)('has neither description nor snippet of type %s', (type) => {
    const detail = { ...sampleDetail, description: 'AKIA-DESCRIPTION', codeSnippet: 'AKIA-SNIPPET' };
    const json = renderJson(sampleReport({ findings: [sampleFinding({ type, detail })] }));
    expect(json).not.toContain('AKIA');
    expect(JSON.parse(json).findings[0]).toMatchObject({ description: null, code_snippet: null });
  });

  it('drops a user and password from an address', () => {
    const repository = { id: 'r', name: 'n', vcsUrl: 'https://x-token:s3cret@github.com/acme/shop.git' };
    const report = JSON.parse(renderJson(sampleReport({ repository })));
    expect(report.repository.vcs_url).toBe('https://github.com/acme/shop.git');
  });

  it('writes a time beyond all dates as null', () => {
    const findings = [sampleFinding({ detail: { ...sampleDetail, lastSeen: 1e300 } })];
    expect(JSON.parse(renderJson(sampleReport({ findings }))).findings[0].last_seen).toBeNull();
  });

  it('leaves out texts before it becomes too long to write, and counts them', () => {
    const long = { ...sampleDetail, description: 'x'.repeat(30_000), remediation: 'y'.repeat(30_000) };
    const findings = Array.from({ length: 2000 }, (_, index) => sampleFinding({ id: `v${index}`, detail: long }));
    const report = JSON.parse(renderJson(sampleReport({ findings })));
    expect(report.findings).toHaveLength(2000);
    expect(report.texts_left_out).toBeGreaterThan(300);
    expect(report.findings[0].description).toHaveLength(20_000);
    expect(report.findings.at(-1)).toMatchObject({ title: 'SQL injection in user lookup', description: null });
  });

  it('is valid and holds no command, whatever the text', () => {
    for (const text of pickThird(0)) {
      const json = renderJson(hostileReport(text.slice(0, 30_000)));
      expect(JSON.parse(json).findings).toHaveLength(6);
      expect(parseLog(json)).toEqual([]);
    }
  });
});
