import { describe, expect, it } from 'vitest';
import {
  type Annotation,
  createAnnotations,
  formatOmittedLine,
  parseViolationId,
} from '../../../src/gate/report/annotations.ts';
import type { Report, ReportFinding } from '../../../src/gate/report/report.ts';
import { hostileStrings } from '../../fixtures/hostile/corpus.ts';
import { testRunner } from '../../runner.ts';
import { parseLog } from './runner-parser.ts';
import { hostileReport, sampleDetail, sampleFinding, sampleReport } from './sample.ts';

function annotate(overrides: Partial<ReportFinding>, enforced = true) {
  const findings = [sampleFinding(overrides)];
  return createAnnotations(sampleReport({ findings, enforced }), { max: 50 });
}

/** What the runner reads of it. */
function printed(annotation: Annotation): string {
  let text = '';
  testRunner({}, (more) => {
    text += more;
  }).annotate(annotation);
  return text;
}

describe('annotations', () => {
  it('mark what blocks, and nothing older in a file that nobody touched', () => {
    const set = createAnnotations(sampleReport(), { max: 50 });
    expect(set.annotations.map(({ level, file, line }) => `${level} ${file}:${line}`)).toEqual([
      'error src/db/users.ts:42',
      'error config/deploy.ts:7',
    ]);
    expect(set).toMatchObject({ deciding: { shown: 2, total: 2 }, undisclosed: 0 });
  });

  it('say the advice, then the facts, and last the violation', () => {
    const [, annotation] = createAnnotations(sampleReport(), { max: 50 }).annotations;
    expect(annotation?.title).toBe('high: AWS access key in source');
    expect(annotation?.message).toBe(
      'Revoke the key, then read it from the environment.\nCWE-798\nViolation vio_01HQ8Z6E02',
    );
    expect(parseViolationId(annotation?.message ?? '')).toBe('vio_01HQ8Z6E02');
    expect(parseViolationId('Something else')).toBeUndefined();
  });

  const changed = { isOnChangedLine: true };
  it.each<[string, Partial<ReportFinding>, Partial<Report>, string | undefined]>([
    ['what blocks', { effect: 'blocks', severity: 'LOW' }, {}, 'error'],
    ['what blocks, not enforced', { effect: 'blocks' }, { enforced: false }, 'warning'],
    ['what may block, where that is the question', { effect: 'may block' }, { verdict: 'inconclusive' }, 'error'],
    ['what may block, where others do', { effect: 'may block' }, {}, undefined],
    ['what may block beside others, on a changed line', { effect: 'may block', ...changed }, {}, 'notice'],
    ['what is open on a changed line', { effect: 'none', severity: 'CRITICAL', ...changed }, {}, 'notice'],
    [
      'what is open there, without a pull request',
      { effect: 'none', ...changed },
      { pullRequest: undefined },
      undefined,
    ],
    ['what is open elsewhere', { effect: 'none', severity: 'CRITICAL' }, {}, undefined],
  ])('%s', (_, overrides, report, level) => {
    const { annotations: set } = createAnnotations(sampleReport({ findings: [sampleFinding(overrides)], ...report }), {
      max: 50,
    });
    expect(set[0]?.level).toBe(level);
  });

  it.each(['FALSE_POSITIVE', 'ACCEPTED_RISK'] as const)('leave out %s', (status) => {
    expect(annotate({ status, effect: 'none', isOnChangedLine: true })).toMatchObject({ annotations: [], asking: 0 });
  });

  it('leave out what is fixed, but not when this scan saw it', () => {
    expect(annotate({ status: 'FIXED', effect: 'none', label: 'maybe' }).asking).toBe(0);
    expect(annotate({ status: 'FIXED', label: 'seen' }).asking).toBe(1);
  });

  it('count what is not disclosed and do not name it', () => {
    expect(annotate({ disclosed: false })).toMatchObject({ annotations: [], asking: 1, undisclosed: 1 });
  });

  it('keep ten of a level, or as many as asked for', () => {
    const findings = Array.from({ length: 30 }, (_, index) => sampleFinding({ id: `v${index}`, cvss: index / 10 }));
    const report = sampleReport({ findings });
    const set = createAnnotations(report, { max: 50 });
    expect(set).toMatchObject({ deciding: { shown: 10, total: 30 }, others: { shown: 0, total: 0 } });
    expect(set.annotations[0]?.message).toContain('score 2.9');
    expect(createAnnotations(report, { max: 25, maxPerLevel: 50 }).deciding.shown).toBe(25);
    expect(createAnnotations(report, { max: 0 }).deciding.shown).toBe(0);
  });

  it('are counted as the sentence counts, what only the numbers prove included, and apart from notices', () => {
    const findings = Array.from({ length: 30 }, (_, index) => sampleFinding({ id: `v${index}` }));
    const notice = sampleFinding({ id: 'notice', effect: 'none', isOnChangedLine: true });
    const [rule] = sampleReport().rules;
    const rules = rule === undefined ? [] : [{ ...rule, lo: 1234, hi: 1300 }];
    const report = sampleReport({ findings: [...findings, notice], rules });
    const set = createAnnotations(report, { max: 9 });
    expect(formatOmittedLine(report, set, ['because'])).toBe(
      'Annotated: 9 of 1234 blocking findings and 0 of 1 other finding on changed lines (because); see the report file for all',
    );
    expect(formatOmittedLine(sampleReport(), createAnnotations(sampleReport(), { max: 50 }))).toBeUndefined();
    const unnamed = sampleReport({ findings: [], rules });
    expect(formatOmittedLine(unnamed, createAnnotations(unnamed, { max: 9 }))).toBeUndefined();
    const whole = { shown: 2, total: 2 };
    expect(formatOmittedLine(report, { deciding: whole, others: { shown: 1, total: 3 } })).toBe(
      'Annotated: 2 of 2 blocking findings and 1 of 3 other findings on changed lines; see the report file for all',
    );
  });

  it.each(['SECRET', undefined] as const)('say nothing of the text that a %s matched', (type) => {
    const detail = { ...sampleDetail, description: 'AKIA-DESCRIPTION', codeSnippet: 'AKIA-SNIPPET' };
    const [annotation] = annotate({ type, detail }).annotations;
    expect(JSON.stringify(annotation)).not.toContain('AKIA');
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'C:\\x'])('show %j as text only', (filePath) => {
    const [annotation] = annotate({ filePath }).annotations;
    expect(annotation).toMatchObject({ file: undefined, line: undefined });
    expect(annotation?.message).toContain(`Reported at ${filePath}:42`);
  });

  it('are one command line each, that reads back', () => {
    const [annotation] = annotate({ title: '50 % of a: b, c' }).annotations;
    if (annotation === undefined) throw new Error('no annotation');
    const [command, ...others] = parseLog(printed(annotation));
    expect(others).toEqual([]);
    const { file, title, message } = annotation;
    expect(command).toEqual({ version: 2, name: 'error', properties: { file, line: '42', title }, data: message });
  });

  it('stay one command with its own properties, whatever the text', () => {
    for (const text of hostileStrings) {
      const all = createAnnotations(hostileReport(text), { max: 50 }).annotations;
      expect(all.length).toBeGreaterThan(0);
      for (const annotation of all) {
        const commands = parseLog(printed(annotation));
        expect(commands).toHaveLength(1);
        const [command] = commands;
        expect(command?.name).toBe(annotation.level);
        const keys = Object.keys(command?.properties ?? {});
        expect(keys.filter((key) => !['file', 'line', 'title'].includes(key))).toEqual([]);
        expect(command?.properties.title?.length).toBeLessThanOrEqual(255);
        expect(command?.data.length).toBeLessThanOrEqual(4096);
        expect(command?.properties.file ?? 'none').not.toMatch(/^\/|\.\.\/|\\|^[a-z]:/i);
      }
    }
  });
});
