/** What rules that only warn look like: shown everywhere, and never as a failure. */
import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { addJudgement } from '../../../src/gate/report/judged.ts';
import { createReport } from '../../../src/gate/report/report.ts';
import { chooseIcon, formatSentence } from '../../../src/gate/report/sentence/sentence.ts';
import { renderSummary } from '../../../src/gate/report/summary/summary.ts';
import { atHigh, finding, found, many, type NamedRule } from '../policy/evidence.ts';
import { decisionOf, storyOf } from './logged.ts';
import { render } from './render.ts';
import { sampleReport } from './sample.ts';

const licenses: NamedRule = { name: 'licenses', match: { severity: ['LOW'] }, allow: 1, effect: 'warn' };

function reportOf(rules: readonly NamedRule[], ...findings: Parameters<typeof found>) {
  const evidence = found(...findings);
  const policy = { ...atHigh, rules };
  const judged = { evidence, policy, judgement: judgeEvidence(evidence, policy) };
  const disclosure = { disclose: 'all', isPublic: false, changes: undefined } as const;
  const report = addJudgement({ ...createReport('1.0.0'), scan: sampleReport().scan }, judged, disclosure);
  return { ...report, exitCode: report.verdict === 'passed' ? 0 : 1 };
}

describe('a run that passed with a warning', () => {
  const report = reportOf([licenses], ...many(3, { severity: 'LOW' }));

  it('is green, and its sentence says what is warned of', () => {
    expect(`${chooseIcon(report)} ${formatSentence(report)}`).toBe(
      '✅ No high or critical findings; 3 low are open; 3 findings are warned of',
    );
  });

  it('says so in the comment, its rules and findings without a cross', () => {
    const text = renderSummary(report);
    expect(text).toContain('⚠️ Rule licenses warns of 3 findings, 1 is allowed.');
    expect(text).toContain('| `licenses` | ⚠️ warns | 3 | 1 |');
    expect(text).toContain('warned by licenses');
    expect(text).not.toContain('❌');
    expect(renderSummary(report, { isWhole: false })).toContain('⚠️ Rule licenses warns');
  });

  it('says so in the log', async () => {
    expect(storyOf(report)).toBe('\n  Rule licenses warns of 3 findings, 1 is allowed');
    expect(await decisionOf(report)).toContain('? licenses: 3 warned of, 1 allowed');
  });

  it('says so on the page, and in the report file', () => {
    const html = render('html', report);
    expect(html).toContain('<span class="rule-word inconclusive">warns</span>');
    expect(html).toContain('Rule licenses warns of 3 findings');
    const json = JSON.parse(render('json', report));
    expect(json).toMatchObject({ verdict: 'passed', rules: [{ rule: 'fail-on-severity=high' }] });
    expect(json).toMatchObject({ warnings: [{ rule: 'licenses', verdict: 'failed', lo: 3, limit: 1 }] });
    expect(json.findings[0].warned_by).toEqual(['licenses']);
  });
});

it('a warning within its limit is said nowhere but among the rules', () => {
  const report = reportOf([licenses], finding({ severity: 'LOW' }));
  expect(formatSentence(report)).not.toContain('warned');
  expect(storyOf(report)).toBe('');
  expect(renderSummary(report)).toContain('| `licenses` | ✅ passed | 1 | 1 |');
});

it('a warning that cannot be decided is said as that', () => {
  const rule = { ...licenses, allow: 0, match: { path: ['src/**'] } };
  const report = reportOf([rule], finding({ severity: 'LOW', filePath: undefined }));
  expect(report.verdict).toBe('passed');
  expect(renderSummary(report)).toContain('⚠️ Rule licenses may warn: the number of its findings is unknown.');
});

it('a failed run says its warnings too, and is about what blocks', () => {
  const report = reportOf([licenses], finding(), ...many(2, { severity: 'LOW' }));
  expect(formatSentence(report)).toBe('1 high finding blocks');
  expect(renderSummary(report)).toContain('⚠️ Rule licenses warns of 2 findings, 1 is allowed.');
});
