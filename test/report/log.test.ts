import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lines } from '../../src/report/log.ts';
import type { Report } from '../../src/report/report.ts';
import { hostileStrings } from '../fixtures/hostile/corpus.ts';
import { parseLog } from './runner-parser.ts';
import { hostileReport, sampleFinding, sampleReport } from './sample.ts';

const logOf = (report: Report, reportFile: string | undefined = 'report.json') =>
  lines(report, { reportFile }).join('\n');

function many(count: number) {
  return Array.from({ length: count }, (_, index) => sampleFinding({ id: `vio_${String(index).padStart(5, '0')}` }));
}

describe('lines', () => {
  it('shows a failing pull request', () => expect(logOf(sampleReport())).toMatchSnapshot());

  it('shows an inconclusive run without a scan', () => {
    const report = sampleReport({
      verdict: 'inconclusive',
      reason: 'fork',
      message: 'not scanned: pull request from a fork',
      hint: undefined,
      scan: undefined,
      rules: [],
      findings: [],
      listedSeverities: [],
      elsewhereCount: 0,
      notes: [],
    });
    expect(lines(report, { reportFile: undefined })).toEqual(['? Inconclusive: not scanned: pull request from a fork']);
  });

  it('shows a clean run', () => {
    const report = sampleReport({ verdict: 'passed', reason: 'clean', message: 'nothing blocks', findings: [] });
    expect(logOf(report)).toContain('Findings: none listed for this scan\n  41 violations of other branches');
    expect(logOf(report)).toContain('✔ Passed: nothing blocks');
  });

  it('says that the verdict is not enforced', () => {
    expect(logOf(sampleReport({ enforced: false }))).toContain('✖ Failed (not enforced): 2 findings block');
  });

  it('fits 100 columns', () => {
    expect(Math.max(...lines(sampleReport(), { reportFile: 'report.json' }).map((line) => line.length))).toBe(100);
  });

  it('cuts worst first and counts', () => {
    const log = logOf(sampleReport({ findings: many(312) }));
    expect(log).toContain('Findings: 312 block');
    expect(log).toContain('30 of 312 shown; all are in report.json.');
    expect(log.match(/vio_/g)).toHaveLength(30);
  });

  it('shows few of what does not block', () => {
    const findings = many(40).map((finding) => ({ ...finding, effect: 'none' as const }));
    expect(logOf(sampleReport({ findings }))).toContain('Open, does not block (10 of 40)');
  });

  it('counts and does not name what is not disclosed', () => {
    const findings = [
      sampleFinding({ title: 'Public' }),
      sampleFinding({ id: 'v2', title: 'Backlog', disclosed: false }),
    ];
    const log = logOf(sampleReport({ findings }));
    expect(log).toContain('Public');
    expect(log).not.toContain('Backlog');
    expect(log).toContain('1 of 2 shown; all are in report.json.');
    expect(log).toContain('1 finding not named here, because outsiders can read this log.');
  });

  it('says what the service does not say', () => {
    const report = sampleReport();
    const scan = report.scan && { ...report.scan, coverage: undefined, counts: { HIGH: 2 } };
    expect(logOf({ ...report, scan })).toContain('Coverage  the service does not say what it covered');
    expect(logOf({ ...report, scan })).toContain('critical not stated, 2 high, medium not stated');
  });

  it('counts the notes and skipped files that it leaves out', () => {
    const report = sampleReport({ notes: Array.from({ length: 25 }, (_, index) => `note ${index}`) });
    const diagnostics = Array.from({ length: 14 }, () => ({ engine: 'sast', message: 'could not be parsed' }));
    const log = logOf({ ...report, scan: report.scan && { ...report.scan, diagnostics } });
    expect(log).toContain('    - sast: could not be parsed\n    … and 4 more');
    expect(log).toContain('  - note 19\n  … and 5 more');
  });

  it('puts a long id behind the facts and wraps a long title', () => {
    const title = 'A title that is so long that it does not fit into one line of a hundred columns beside its severity';
    const log = logOf(sampleReport({ findings: [sampleFinding({ title, id: 'x'.repeat(60) })] }));
    expect(log).toMatch(/ {4}HIGH {6}A title .*\n {14}(?:its )?severity\n/);
    expect(log).toMatch(/ {14}x{60}\n/);
  });

  it('marks an unknown severity', () => {
    const findings = [sampleFinding({ severity: 'CRITICAL', severityKnown: false })];
    expect(logOf(sampleReport({ findings }))).toContain('CRITICAL (severity unknown)');
  });

  it('holds no command and no control character, whatever the text', () => {
    const check = (text: string) => {
      const log = lines(hostileReport(text), { reportFile: text });
      expect(parseLog(log.join('\n'))).toEqual([]);
      for (const line of log) expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
    };
    for (const text of hostileStrings) check(text);
    fc.assert(fc.property(fc.string({ unit: 'binary' }), check), { numRuns: 200 });
  });
});
