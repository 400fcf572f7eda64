import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeEvidence } from '../../../src/gate/policy/judge.ts';
import { addJudgement } from '../../../src/gate/report/judged.ts';
import { createReport } from '../../../src/gate/report/report.ts';
import { makeRepository } from '../../service/temporary-repository.ts';
import { playCommand } from '../../session.ts';
import { atHigh, type Evidence, evidence, finding, found, many } from '../policy/evidence.ts';
import { render } from '../report/render.ts';
import { sampleReport } from '../report/sample.ts';

const disclosure = { disclose: 'all', isPublic: false, changes: undefined } as const;

function reportOf(given: Evidence, pullRequest: number): string {
  const judged = { evidence: given, policy: atHigh, judgement: judgeEvidence(given, atHigh) };
  const blank = { ...createReport('1.0.0'), scan: sampleReport().scan, branch: 'feature', pullRequest };
  return render('json', addJudgement(blank, judged, disclosure));
}

/** Three runs: one that failed, one that passed with two mediums, one that never listed its mediums. */
function makePlace(): string {
  const folder = makeRepository();
  mkdirSync(join(folder, 'reports/old'), { recursive: true });
  const unread = evidence({ MEDIUM: 1 }, [], { lists: {}, unknownSeverities: 'none' });
  const reports: [string, string][] = [
    ['reports/1.json', reportOf(found(finding()), 1)],
    ['reports/2.json', reportOf(found(...many(2, { severity: 'MEDIUM', filePath: 'src/<b>.js' })), 2)],
    ['reports/old/3.json', reportOf(unread, 3)],
  ];
  for (const [path, text] of reports) writeFileSync(join(folder, path), text);
  writeFileSync(
    join(folder, 'proposed.yml'),
    'fail-on-severity: none\nrules:\n  - { name: mediums here, match: { severity: medium, path: src/** } }\n  - { name: any, match: { severity: low }, effect: warn }\n',
  );
  return folder;
}
const run = (folder: string, ...argv: string[]) => playCommand(['simulate', ...argv], { folder });

describe('scan-gate simulate', () => {
  it('counts what a policy would have blocked, rule by rule, and fails nothing', async () => {
    const { code, printed } = await run(makePlace(), '--policy', 'proposed.yml', 'reports');
    expect(code).toBe(0);
    const lines = printed.split('\n');
    expect(lines).toContain('Would have blocked 1 of 3 runs, 1 inconclusive; 1 was blocked then (rehearsal only)');
    expect(
      lines
        .find((line) => line.startsWith('  mediums here'))
        ?.trim()
        .split(/ {2,}/),
    ).toEqual(['mediums here', '1', '1', '1']);
    expect(
      lines
        .find((line) => line.startsWith('  any (warns)'))
        ?.trim()
        .split(/ {2,}/)
        .slice(1),
    ).toEqual(['2', '1', '0']);
    expect(printed).toContain('reports/1.json, #1 feature: failed then, passes now');
    expect(printed).toContain('reports/2.json, #2 feature: passed then, fails now');
    expect(printed).toContain('reports/old/3.json, #3 feature: passed then, is inconclusive now');
  });

  it('leaves severities undecided that were never listed, whatever the scan counts', async () => {
    const { printed } = await run(makePlace(), '--policy', 'proposed.yml', '--json', 'reports/old/3.json');
    expect(JSON.parse(printed)).toMatchObject({ runs: 1, blocked: 0, undecided: 1, passed: 0 });
  });

  it('is read by programs with --json', async () => {
    const { printed } = await run(
      makePlace(),
      '--policy',
      'proposed.yml',
      '--json',
      'reports/1.json',
      'reports/2.json',
    );
    expect(JSON.parse(printed)).toMatchObject({
      sentence: 'Would have blocked 1 of 2 runs; 1 was blocked then',
      rules: [
        { rule: 'mediums here', effect: 'block', broken: 1, undecided: 0, held: 1 },
        { rule: 'any', effect: 'warn', broken: 2 },
      ],
      results: [
        { name: 'reports/1.json', before: 'failed', after: 'passed' },
        { name: 'reports/2.json', before: 'passed', after: 'failed' },
      ],
      unreadable: [],
    });
  });

  it('keeps its notes out of what programs read', async () => {
    const folder = makePlace();
    writeFileSync(join(folder, 'central.yml'), 'max-exception-days: 30\n');
    const { printed, complained } = await run(folder, '--policy', 'central.yml', '--json', 'reports/1.json');
    expect(JSON.parse(printed)).toMatchObject({ runs: 1 });
    expect(complained).toContain('Note: max-exception-days');
  });

  it('writes a page in which nothing foreign is live', async () => {
    const folder = makePlace();
    writeFileSync(join(folder, 'reports/<img src=x>.json'), '{}');
    const { code } = await run(folder, '--policy', 'proposed.yml', '--html', 'out/page.html', 'reports');
    expect(code).toBe(0);
    const page = readFileSync(join(folder, 'out/page.html'), 'utf8');
    expect(page).toContain(
      '<h1>Would have blocked 1 of 3 runs, 1 inconclusive, 1 file not readable; 1 was blocked then</h1>',
    );
    expect(page).toContain('&lt;img src=x&gt;');
    expect(page).not.toContain('<img');
  });

  it('says which files it could not read', async () => {
    const { code, printed } = await run(
      makePlace(),
      '--policy',
      'proposed.yml',
      'nowhere.json',
      'proposed.yml',
      'reports/1.json',
    );
    expect(code).toBe(0);
    expect(printed).toContain('nowhere.json could not be read (ENOENT)');
    expect(printed).toContain('proposed.yml cannot be judged');
    expect(printed).toContain('of 1 run, 2 files not readable');
  });

  it.each([
    [['--policy', 'proposed.yml'], 'simulate needs report files, folders of them, or --last DAYSd'],
    [['--policy', 'proposed.yml', 'reports/1.json', '.git/refs'], '".git/refs" contains no report'],
    [['--policy', 'nowhere.yml', 'reports'], 'nowhere.yml could not be read'],
  ])('refuses %j', async (argv, words) => {
    const { code, complained } = await run(makePlace(), ...argv);
    expect(code).toBe(2);
    expect(complained).toContain(words);
  });
});
