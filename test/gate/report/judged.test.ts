import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { addJudgement, type JudgedReport } from '../../../src/gate/report/judged.ts';
import { atHigh, exception, finding, found } from '../policy/evidence.ts';
import { blank } from './judged-reports.ts';
import { storyOf } from './logged.ts';

const policy = { ...atHigh, exceptions: [exception({ violationId: 'covered' })] };

function judgedNow(): JudgedReport {
  const evidence = found(
    finding({ id: 'blocking' }),
    finding({ id: 'covered' }),
    finding({ id: 'mild', severity: 'LOW' }),
    finding({ id: 'fixed', status: 'FIXED', label: 'maybe' }),
  );
  return { evidence, policy, judgement: judgeEvidence(evidence, policy) };
}

function reportOf(judged: JudgedReport) {
  return addJudgement(blank, judged, { disclose: 'all', isPublic: false, changes: undefined });
}

describe('withJudgement', () => {
  it('leaves what it is given as it is', () => {
    const judged = judgedNow();
    const before = structuredClone(judged.evidence.findings);
    reportOf(judged);
    expect(judged.evidence.findings).toEqual(before);
  });

  it('makes the same report of findings that are given away, and no copies', () => {
    const judged = judgedNow();
    const report = reportOf({ ...judged, isGivenAway: true });
    expect(report).toEqual(reportOf(judgedNow()));
    expect([...report.findings].map(({ id, effect }) => [id, effect])).toEqual([
      ['blocking', 'blocks'],
      ['covered', 'none'],
      ['mild', 'none'],
    ]);
    expect([...report.findings].every((each) => judged.evidence.findings.includes(each))).toBe(true);
  });

  it.each([
    ['suppressed and perhaps of this scan', { status: 'ACCEPTED_RISK', label: 'maybe' } as const, 0],
    ['suppressed and seen by an earlier scan', { status: 'ACCEPTED_RISK', label: 'elsewhere' } as const, 1],
    ['open, and this scan counts none', { status: 'OPEN', label: 'maybe' } as const, 1],
  ])('calls a finding of another branch only if it is: %s', (_, fields, elsewhere) => {
    const evidence = {
      ...found(finding({ id: 'it', ...fields })),
      counts: { CRITICAL: 0, HIGH: 0, MEDIUM: 0, LOW: 0, INFO: 0 },
    };
    const report = reportOf({ evidence, policy: atHigh, judgement: judgeEvidence(evidence, atHigh) });
    expect([report.elsewhereCount, report.findings.length]).toEqual([elsewhere, 1 - elsewhere]);
  });

  it('calls only the score of a package CVSS', () => {
    const findings = [
      finding({ id: 'code', type: 'SAST', cvss: 8.9 }),
      finding({ id: 'package', type: 'SCA', cvss: 7.5 }),
    ];
    const evidence = found(...findings);
    const judged = { evidence, policy, judgement: judgeEvidence(evidence, policy) };
    const report = addJudgement(blank, judged, {
      disclose: 'all',
      isPublic: false,
      changes: undefined,
    });
    expect(storyOf(report).match(/(?:score|CVSS) [\d.]+/g)).toEqual(['score 8.9', 'CVSS 7.5']);
  });
});
