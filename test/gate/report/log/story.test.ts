import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../../src/gate/report/report.ts';
import { anySign } from '../../../any-sign.ts';
import { pickThird } from '../../../fixtures/hostile/corpus.ts';
import { propertyRuns } from '../../../model/runs.ts';
import type { ScanDiagnostic } from '../../story/sources/service/answered.ts';
import { decisionOf, neededOf, storyOf } from '../logged.ts';
import { parseLog } from '../runner-parser.ts';
import { hostileReport, sampleDetail, sampleFinding, samplePath, sampleReport } from '../sample.ts';

/** Its lines, also the empty one at its start. */
const wordsOfStory = (report: Report) => storyOf(report).split('\n');

function many(count: number) {
  return Array.from({ length: count }, (_, index) =>
    sampleFinding({ id: `vio_${String(index).padStart(5, '0')}`, title: `Finding ${index}` }),
  );
}

describe('the story of a run', () => {
  it('shows a failing pull request', () => expect(storyOf(sampleReport())).toMatchSnapshot());

  it('shows the code of what blocks, but never that of what may be a secret', () => {
    const story = storyOf(sampleReport(), 100);
    expect(story).toContain("42 │ db.query('SELECT * FROM users");
    expect(story.match(/│/g)).toHaveLength(1);
  });

  it('shows the path of the data, if it is to say everything', () => {
    const report = sampleReport({ findings: [sampleFinding({ detail: { ...sampleDetail, dataPath: samplePath } })] });
    expect(storyOf(report)).not.toContain('search.ts');
    expect(
      storyOf(report, undefined, true)
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(
      expect.arrayContaining([
        '1.  src/http/search.ts:7  const name = request.query.name',
        '2.  src/http/search.ts:9  findUser(name)',
      ]),
    );
  });

  it.each([20, 60, 100, 180, 400])('fits into a terminal of %i columns, and cuts no code', (columns) => {
    const code = `db.query(${Array.from({ length: 30 }, (_, index) => `"value ${index}"`).join(', ')});`;
    const report = sampleReport({ findings: [sampleFinding({ detail: { codeSnippet: code } as never })] });
    const width = Math.min(180, Math.max(60, columns));
    const lines = storyOf(report, columns).split('\n');
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(width);
    const shown = lines.filter((line) => line.includes('│ ')).map((line) => line.slice(line.indexOf('│ ') + 2));
    expect(shown.join(' ')).toBe(code);
  });

  it('says whose what blocks is, where that is known', () => {
    const owned = (owners: readonly string[]) => storyOf(sampleReport({ findings: [sampleFinding({ owners })] }));
    expect(owned(['@acme/payments', '@mona'])).toContain('EPSS 12.4 % · owned by @acme/payments @mona · Pass the name');
    expect(owned([])).toContain('EPSS 12.4 % · owned by nobody · Pass');
    expect(storyOf(sampleReport())).not.toContain('owned');
  });

  it('says nothing of a run that passed', () => {
    expect(storyOf(sampleReport({ verdict: 'passed', reason: 'clean', findings: [] }))).toBe('');
  });

  it('says why a run could not decide, each wrong setting in a line of its own', () => {
    const message =
      '2 settings are wrong:\nfail-on-severity: "hihg" is unknown\nwait: "maybe" is neither true nor false';
    const report = sampleReport({
      verdict: 'inconclusive',
      reason: 'settings',
      brief: '2 settings are wrong',
      message,
      hint: 'Correct the settings and run again.',
      findings: [],
      rules: [],
    });
    expect(wordsOfStory(report)).toEqual([
      '',
      '! Inconclusive: 2 settings are wrong',
      '',
      ...message
        .split('\n')
        .slice(1)
        .map((line) => `  ${line}`),
      '  Correct the settings and run again.',
      '  https://github.com/scan-gate/scan-gate/blob/main/docs/troubleshooting.md#settings',
    ]);
  });

  it('fits 100 columns', () => {
    expect(Math.max(...wordsOfStory(sampleReport()).map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it('cuts worst first and counts', () => {
    const story = storyOf(sampleReport({ findings: many(312) }));
    expect(story).toContain('… and 282 more, 30 of 312 shown: the report file has all');
    expect(story.match(/Finding \d+/g)).toHaveLength(30);
  });

  it('counts and does not name what is not disclosed', () => {
    const findings = [
      sampleFinding({ title: 'Public' }),
      sampleFinding({ id: 'v2', title: 'Backlog', disclosed: false }),
    ];
    const story = storyOf(sampleReport({ findings }));
    expect(story).toContain('Public');
    expect(story).not.toContain('Backlog');
    expect(story).toContain('1 finding not named here (setting disclose)');
  });

  it('puts the place below a title that leaves it no room', () => {
    const title = 'A title that is so long that it does not fit into one line of a hundred columns beside its severity';
    const story = storyOf(sampleReport({ findings: [sampleFinding({ title })] }));
    expect(story).toMatch(/\n {2}high {2}A title .*\n {8}(?:its )?severity\n {8}src\/db\/users\.ts:42 · CWE-89/);
  });

  it('says that a severity is unknown', () => {
    const findings = [sampleFinding({ severity: 'CRITICAL', severityKnown: false })];
    expect(storyOf(sampleReport({ findings }))).toContain('  unknown  SQL injection');
  });

  it('names a package once, with the version that settles all', () => {
    const of = (id: string, version: string) =>
      sampleFinding({
        id,
        type: 'SCA',
        title: `handlebars 4.0.11: Arbitrary code execution (${id})`,
        filePath: 'package-lock.json',
        line: undefined,
        detail: {
          ...(sampleFinding().detail as NonNullable<ReturnType<typeof sampleFinding>['detail']>),
          remediation: `Upgrade handlebars from 4.0.11 to ${version} or later.`,
        },
      });
    const story = storyOf(sampleReport({ findings: [of('a', '4.7.7'), of('b', '4.10.2'), of('c', '4.0.14')] }));
    expect(story).toContain('high  handlebars 4.0.11: 3 vulnerabilities  package-lock.json');
    expect(story).toContain('Update to 4.10.2, which fixes all.');
    expect(story).not.toContain('Arbitrary');
  });

  it('holds no command and no control character, whatever the text', async () => {
    const check = async (text: string) => {
      for (const verdict of ['failed', 'inconclusive'] as const) {
        const report = { ...hostileReport(text), verdict };
        const log = [...storyOf(report, 100, true).split('\n'), ...(await decisionOf(report, [text])).split('\n')];
        expect(parseLog(log.join('\n'))).toEqual([]);
        for (const line of log) expect(line).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      }
    };
    for (const text of pickThird(0)) await check(text);
    await fc.assert(fc.asyncProperty(fc.string({ unit: anySign }), check), { numRuns: propertyRuns(200) });
  });
});

describe('what is said of a pass where nothing folds', () => {
  const passed = sampleReport({ verdict: 'passed', reason: 'clean', findings: [], notes: [] });
  const scan = passed.scan && { ...passed.scan, coverage: undefined, diagnostics: [] };

  it('is nothing where nothing limits it', async () => expect(await neededOf({ ...passed, scan }, [])).toEqual([]));

  it('is what nobody looked at, what was skipped, what ends soon, and every note', async () => {
    const coverage = { sast: 'covered', sca: 'not covered' } as const;
    const ending = [{ cwe: 'CWE-79', reason: 'Only the test rig', expires: '2026-03-10' }];
    const report = { ...passed, ending, today: '2026-03-02', notes: ['The base could not be read'] };
    expect(
      await neededOf({ ...report, scan: passed.scan && { ...passed.scan, coverage } }, ['3 findings were cut']),
    ).toEqual([
      'Not scanned: dependencies (SCA)',
      'Skipped or not readable: 1 (--verbose shows which)',
      expect.stringContaining('ends in 8 days, on 2026-03-10'),
      'The base could not be read',
      '3 findings were cut',
    ]);
  });

  it('is how many packages were looked up, which is nothing that was skipped', async () => {
    const looked = { engine: 'advisories', message: 'Packages looked up: 3 of 4 (3 in a database); not looked up: 1' };
    const open = { engine: 'advisories', message: 'Packages not looked up: down (1: a)', file_path: 'go.mod' };
    const of = (...diagnostics: ScanDiagnostic[]) => ({ ...passed, scan: scan && { ...scan, diagnostics } });
    expect(await neededOf(of(looked), [])).toEqual([looked.message]);
    expect(await neededOf(of(looked, open), [])).toContain('Skipped or not readable: 1 (--verbose shows which)');
    const decided = await decisionOf(of(looked, open));
    expect(decided).toContain(`Notes:\n  - ${looked.message}`);
    expect(decided).toContain('Skipped or not readable:\n  - Dependencies: go.mod: Packages not looked up');
  });

  it('holds no command, whatever the text, and counts what it leaves out', async () => {
    for (const text of pickThird(1)) {
      const lines = await neededOf({ ...hostileReport(text), verdict: 'passed' }, Array(25).fill(text));
      expect(parseLog(lines.join('\n'))).toEqual([]);
      expect(lines.join(' ')).toMatch(/… and \d+ more notes?: --verbose shows all/);
    }
  });
});

describe('how it was decided', () => {
  it('holds the counts, the rules with their numbers, the notes and the audit', async () =>
    expect(await decisionOf(sampleReport(), ['said aside'])).toMatchSnapshot());

  it('leaves out what nobody states', async () => {
    const report = sampleReport();
    const scan = report.scan && { ...report.scan, coverage: undefined, counts: { HIGH: 2 } };
    const text = await decisionOf({ ...report, scan });
    expect(text).toContain('This scan found 2 high');
    expect(text).not.toMatch(/not stated|does not say|undefined/);
  });

  it('counts the notes and skipped files that it leaves out', async () => {
    const report = sampleReport({ notes: Array.from({ length: 25 }, (_, index) => `note ${index}`) });
    const diagnostics = Array.from({ length: 14 }, () => ({ engine: 'sast', message: 'could not be parsed' }));
    const text = await decisionOf({ ...report, scan: report.scan && { ...report.scan, diagnostics } });
    expect(text).toContain('  - sast: could not be parsed\n  … and 4 more');
    expect(text).toContain('  - note 19\n  … and 5 more');
  });
});
