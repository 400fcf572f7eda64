import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { addJudgement } from '../../../src/gate/report/judged.ts';
import { blank } from '../report/judged-reports.ts';
import { atHigh, type Finding, finding, found, type Judgement } from './evidence.ts';

const judged: Judgement['findings'] = new Map([
  ['blocks', { effect: 'blocks' }],
  ['may', { effect: 'may block' }],
  ['allowed', { effect: 'none' }],
]);

/** The ids of the findings in the order of a report. */
function sorted(...findings: Finding[]): string[] {
  const evidence = found(...findings);
  const judgement = { ...judgeEvidence(evidence, atHigh), findings: judged };
  const disclosure = { disclose: 'all', isPublic: false, changes: undefined } as const;
  return [...addJudgement(blank, { evidence, judgement, policy: atHigh }, disclosure).findings].map(({ id }) => id);
}
const place = (fields: Partial<Finding>) => finding({ id: 'm', filePath: 'm.js', line: 5, ...fields });

/** What speaks for a place at the front in everything that is compared after the row's own subject. */
const afterLine = { id: 'a' };
const afterPath = { ...afterLine, line: 1 };
const afterEpss = { ...afterPath, filePath: 'a.js' };
const afterCvss = { ...afterEpss, epss: 90 };
const afterSeverity = { ...afterCvss, cvss: 9.9 };
const afterEffect = { ...afterSeverity, severity: 'CRITICAL' } as const;

describe('byWorst', () => {
  it.each<[string, Partial<Finding>, Partial<Finding>]>([
    ['what blocks before what may', { id: 'blocks', severity: 'INFO' }, { ...afterEffect, id: 'may' }],
    ['what may block before what is allowed', { id: 'may', severity: 'INFO' }, { ...afterEffect, id: 'allowed' }],
    ['what may block before what no rule names', { id: 'may', severity: 'INFO' }, { ...afterEffect, id: 'unnamed' }],
    ['CRITICAL before HIGH', { severity: 'CRITICAL' }, { ...afterSeverity, severity: 'HIGH' }],
    ['LOW before INFO', { severity: 'LOW' }, { ...afterSeverity, severity: 'INFO' }],
    ['the higher CVSS', { cvss: 10 }, { ...afterCvss, cvss: 9.8 }],
    ['any CVSS before none', { cvss: 0.1 }, { ...afterCvss, cvss: undefined }],
    ['a CVSS of 0 before none', { cvss: 0 }, { ...afterCvss, cvss: undefined }],
    ['the higher EPSS', { epss: 10 }, { ...afterEpss, epss: 9 }],
    ['any EPSS before none', { epss: 0.1 }, { ...afterEpss, epss: undefined }],
    ['an EPSS of 0 before none', { epss: 0 }, { ...afterEpss, epss: undefined }],
    ['the path that sorts first', { filePath: 'a.js' }, { ...afterPath, filePath: 'b.js' }],
    ['paths by code unit, in no language’s order', { filePath: 'Z.js' }, { ...afterPath, filePath: 'a.js' }],
    ['any path before none', { filePath: '語.js' }, { ...afterPath, filePath: undefined }],
    ['lines as numbers', { line: 9 }, { ...afterLine, line: 10 }],
    ['the whole file before its lines', { line: undefined }, { ...afterLine, line: 1 }],
    ['the id that sorts first, when nothing else differs', { id: 'a' }, { id: 'b' }],
    ['the id, between what is allowed and what no rule names', { id: 'allowed' }, { id: 'unnamed' }],
    ['the id, between what no rule names and what is allowed', { id: 'a' }, { id: 'allowed' }],
  ])('shows %s', (_, first, second) => {
    // Of one id the first is told by its order alone.
    const [a, b] = [place(first), place({ ...second, id: second.id ?? first.id ?? 'm' })].map((each, index) =>
      first.id === undefined && second.id === undefined ? { ...each, id: `m${2 - index}` } : each,
    ) as [Finding, Finding];
    expect([sorted(a, b), sorted(b, a)]).toEqual([
      [a.id, b.id],
      [a.id, b.id],
    ]);
  });

  it('makes one order of any input', () => {
    const inOrder = [
      { id: 'blocks', severity: 'LOW' },
      { id: 'may', severity: 'HIGH' },
      { id: 'v1', severity: 'CRITICAL', filePath: undefined },
      { id: 'v2', cvss: 7 },
      { id: 'v3', epss: 3 },
      { id: 'v5', line: 2 },
      { id: 'v4', line: 11 },
    ].map((fields) => place(fields as Partial<Finding>));
    const ids = inOrder.map(({ id }) => id);
    for (let turn = 0; turn < inOrder.length; turn++) {
      const turned = [...inOrder.slice(turn), ...inOrder.slice(0, turn)];
      expect(sorted(...turned)).toEqual(ids);
      expect(sorted(...turned.toReversed())).toEqual(ids);
    }
  });
});
