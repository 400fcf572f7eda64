import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { addJudgement } from '../../../src/gate/report/judged.ts';
import { createReport } from '../../../src/gate/report/report.ts';
import { makeFolder, makeRepository } from '../../service/temporary-repository.ts';
import { playCommand } from '../../session.ts';
import { atHigh, finding, found } from '../policy/evidence.ts';
import { documentOf, statement } from '../policy/vex/documents.ts';
import { render } from '../report/render.ts';
import { sampleReport } from '../report/sample.ts';

const file = '.github/scan-gate.yml';
const now = new Date('2026-06-01T12:00:00Z');
const policy = `exceptions:
  - { violation_id: v9, reason: Replaced in autumn, expires: 2027-06-01 }
  - { path: test/**, reason: Only the test rig, expires: 2026-06-07, owner: team-shop }
  - { path: old/**, reason: Replaced in spring, expires: 2026-05-31 }
`;
const run = (text: string, ...argv: string[]) =>
  playCommand(['exceptions', ...argv], { folder: makeRepository({ [file]: text }), now });

function savedReport(): string {
  const given = found(finding({ id: 'f1', filePath: 'test/a.js' }), finding({ id: 'f2', filePath: 'src/a.js' }));
  const judged = { evidence: given, policy: atHigh, judgement: judgeEvidence(given, atHigh) };
  const disclosure = { disclose: 'all', isPublic: false, changes: undefined } as const;
  const path = join(makeFolder(), 'report.json');
  const report = addJudgement({ ...createReport('1.0.0'), scan: sampleReport().scan }, judged, disclosure);
  writeFileSync(path, render('json', report));
  return path;
}

describe('scan-gate exceptions', () => {
  it('lists all, soonest first, with what is left and whose they are', async () => {
    const { code, printed } = await run(policy);
    expect(code).toBe(0);
    expect(
      printed
        .split('\n')
        .slice(1, 4)
        .map((line) => line.split(/ {2,}/)),
    ).toEqual([
      ['2026-05-31', 'expired, no longer applies', 'in old/**', 'no owner', 'Replaced in spring'],
      ['2026-06-07', 'ends in 6 days', 'in test/**', 'team-shop', 'Only the test rig'],
      ['2027-06-01', 'active', 'violation v9', 'no owner', 'Replaced in autumn'],
    ]);
  });

  it('says which of them a run used', async () => {
    const { printed } = await run(policy, '--report', savedReport());
    expect(printed).toMatch(/in test\/\*\* +team-shop +covers 1 finding /);
    expect(printed).toMatch(/violation v9 +no owner +unused /);
    expect(printed).toMatch(/in old\/\*\* +no owner +Replaced/);
  });

  it('is read by programs with --json', async () => {
    const { printed } = await run(policy, '--json', '--report', savedReport());
    expect(JSON.parse(printed)).toMatchObject({
      today: '2026-06-01',
      exceptions: [
        { path: 'old/**', days_left: -1, violation_ids: null },
        { path: 'test/**', days_left: 6, owner: 'team-shop', violation_ids: ['f1'] },
        { violation_id: 'v9', days_left: 365, violation_ids: [] },
      ],
    });
  });

  it('names the owners of files by CODEOWNERS where the policy has it read, and what statements excuse', async () => {
    const files = {
      [file]: `owners: true\nvex: vex.json\n${policy}  - { path: src/a.js, reason: Replaced in winter, expires: 2027-01-01 }\n`,
      CODEOWNERS: '* @acme/all\n/src/ @acme/web\n',
      'vex.json': documentOf([statement()]),
    };
    const list = (...argv: string[]) => playCommand(['exceptions', ...argv], { folder: makeRepository(files), now });
    const { printed } = await list('--report', savedReport());
    expect(printed).toMatch(/in src\/a\.js +@acme\/web +covers 1 finding /);
    expect(printed).toMatch(/in test\/\*\* +team-shop +covers 1 finding /);
    expect(printed).toMatch(
      /2026-08-18 +active +CVE-2021-23337 in pkg:npm\/lodash@4\.17\.15 \(vex\.json, statement 1\) +team-shop +unused /,
    );
    const { exceptions } = JSON.parse((await list('--json')).printed) as { exceptions: object[] };
    expect(exceptions).toContainEqual(expect.objectContaining({ path: 'src/a.js', code_owners: ['@acme/web'] }));
    expect(exceptions).toContainEqual(
      expect.objectContaining({
        vex: expect.objectContaining({ status: 'not_affected', statement: 'vex.json, statement 1' }),
      }),
    );
  });

  it.each([
    ['--fail-expiring=6d', 1],
    ['--fail-expiring=5d', 0],
    ['--fail-expiring=400d', 1],
  ])('with %s exits %i where what has ended is gone', async (flag, code) => {
    const kept = policy
      .split('\n')
      .filter((line) => !line.includes('old/'))
      .join('\n');
    expect((await run(kept, flag)).code).toBe(code);
  });

  it('exits 1 for what has ended', async () => {
    const { code, complained, printed } = await run(policy, '--fail-expiring', '0d');
    expect(code).toBe(1);
    expect(printed + complained).toContain('1 exception ends within 0d, or ended before');
  });

  it('says that there are none', async () => {
    const { code, printed } = await run('scope: scan\n', '--fail-expiring', '7d');
    expect({ code, printed }).toEqual({ code: 0, printed: expect.stringContaining('Exceptions: none') });
  });

  it.each([
    [['--fail-expiring', 'soon'], '"soon" is not a number of days such as 7d'],
    [['--report', 'nowhere.json'], 'nowhere.json could not be read'],
    [['extra'], 'unexpected argument: "extra"'],
  ])('refuses %j', async (argv, words) => {
    const { code, complained } = await run(policy, ...argv);
    expect(code).toBe(2);
    expect(complained).toContain(words);
  });
});
