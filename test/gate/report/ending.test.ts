/** Exceptions that end soon, where people look. */
import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { addJudgement } from '../../../src/gate/report/judged.ts';
import { createReport } from '../../../src/gate/report/report.ts';
import { renderSummary } from '../../../src/gate/report/summary/summary.ts';
import { atHigh, type Changes, changesOf, exception, finding, found } from '../policy/evidence.ts';
import { sampleReport } from './sample.ts';

const soon = [
  exception({ path: 'legacy/**', expires: '2026-06-10', owner: 'web team' }),
  exception({ violationId: 'v1', expires: '2026-06-01' }),
  exception({ path: 'test/**', expires: '2026-12-31' }),
];

function textOf(changes: Changes | undefined, pullRequest: number | undefined): string {
  const given = { ...found(finding({ id: 'v1', filePath: 'src/a.js' })), changes };
  const policy = { ...atHigh, exceptions: soon };
  const blank = { ...createReport('1.0.0'), scan: sampleReport().scan, exitCode: 0, pullRequest };
  const judged = { evidence: given, policy, judgement: judgeEvidence(given, policy) };
  const report = addJudgement(blank, judged, { disclose: 'all', isPublic: false, changes });
  return renderSummary(report, { isWhole: false });
}
const legacy = '⏳ The exception for in legacy';
const own = '⏳ The exception for violation v1 ends today, 2026-06-01.';

describe('what ends within 14 days is named', () => {
  it('in the run of the default branch', () => {
    const text = textOf(undefined, undefined);
    expect(text).toContain('ends in 9 days, on 2026-06-10 (web team).');
    expect(text).toContain(own);
    expect(text).not.toContain('test/');
  });

  it('in a pull request that changes files of its path', () => {
    const text = textOf(changesOf(['legacy/page.js']), 7);
    expect(text).toContain('in legacy/');
    expect(text).not.toContain(own);
  });

  it('in a pull request that changes the file of what it excuses', () => {
    const text = textOf(changesOf(['src/a.js']), 7);
    expect(text).toContain(own);
    expect(text).not.toContain(legacy);
  });

  it('in no other pull request', () => {
    expect(textOf(changesOf(['src/b.js']), 7)).not.toContain('⏳');
    expect(textOf(undefined, 7)).not.toContain('⏳');
  });
});
