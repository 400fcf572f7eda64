import { describe, expect, it } from 'vitest';
import { readSavedReport } from '../../src/report/json/saved.ts';
import {
  type CountedRun,
  countRuns,
  renderStatsJson,
  renderStatsText,
  summarizeStats,
} from '../../src/report/stats.ts';
import { renderStatsPage } from '../../src/report/stats-page.ts';
import { hostileStrings } from '../fixtures/hostile/corpus.ts';
import { render } from './render.ts';
import { sampleReport } from './sample.ts';

const at = (day: string) => Date.parse(`${day}T10:00:00Z`);

function run(fields: Partial<CountedRun> = {}): CountedRun {
  return {
    ...{ verdict: 'passed', reason: 'clean', branch: 'main', isPullRequest: false, scanEndMs: at('2026-03-02') },
    ...{ counts: { HIGH: 2, LOW: 1 }, requests: { listViolations: 3, getScan: 2 }, exceptions: [] },
    timings: [
      { phase: 'wait', ms: 60_000 },
      { phase: 'collect', ms: 400 },
      { phase: 'judge', ms: 100 },
    ],
    ...fields,
  };
}

const failed = { verdict: 'failed', reason: 'violations' } as const;

describe('the figures of runs', () => {
  it('count verdicts and reasons, the most frequent first', () => {
    const stats = countRuns([run(), run(), run(failed), run({ verdict: 'inconclusive', reason: 'timeout' })], 2);
    expect(stats).toMatchObject({ runs: 4, verdicts: { passed: 2, failed: 1, inconclusive: 1 }, unreadable: 2 });
    expect(stats.reasons).toEqual([
      ['clean', 2],
      ['timeout', 1],
      ['violations', 1],
    ]);
    expect(summarizeStats(stats)).toBe('4 runs: 1 failed (25.0 %), 1 inconclusive (25.0 %)');
  });

  it('measure waiting and judging by the middle and the 95th of a hundred, of those that state it', () => {
    const waits = Array.from({ length: 100 }, (_, index) => run({ timings: [{ phase: 'wait', ms: index + 1 }] }));
    const { times } = countRuns([...waits, run({ timings: [] })], 0);
    expect(times).toEqual({ waiting: { runs: 100, median: 50, p95: 95 }, judging: undefined, publishing: undefined });
    expect(countRuns([run()], 0).times.judging).toEqual({ runs: 1, median: 500, p95: 500 });
  });

  it('sum requests to the service', () => {
    expect(countRuns([run(), run({ requests: {} })], 0).requests).toMatchObject({ total: 5, perRun: { median: 0 } });
  });

  it('follow the findings of the branch with most runs, by the last scan of each day, and no pull request', () => {
    const { findings } = countRuns(
      [
        run({ scanEndMs: at('2026-03-03'), counts: { HIGH: 1 } }),
        run({ scanEndMs: at('2026-03-02') + 60_000, counts: { HIGH: 4 } }),
        run({ scanEndMs: at('2026-03-02') }),
        run({ branch: 'other' }),
        ...Array.from({ length: 5 }, () => run({ branch: 'feature', isPullRequest: true, counts: { HIGH: 9 } })),
      ],
      0,
    );
    expect(findings).toEqual({
      branch: 'main',
      days: [
        { day: '2026-03-02', counts: { HIGH: 4 } },
        { day: '2026-03-03', counts: { HIGH: 1 } },
      ],
    });
  });

  it('put each run into the week that begins on its Monday', () => {
    const days = ['2026-03-02', '2026-03-08', '2026-03-09'];
    const { weeks } = countRuns(
      days.map((day) => run({ scanEndMs: at(day) })),
      0,
    );
    expect(weeks.map(({ week, verdicts }) => [week, verdicts.passed])).toEqual([
      ['2026-03-02', 2],
      ['2026-03-09', 1],
    ]);
  });

  it('name the exceptions in use once, by the day on which they end', () => {
    const one = { reason: 'Only the test rig', expires: '2026-06-01', owner: 'team-shop' };
    const other = { reason: 'Fixed in May', expires: '2026-05-01', owner: undefined };
    const { exceptions } = countRuns([run({ exceptions: [one, other] }), run({ exceptions: [one] })], 0);
    expect(exceptions).toEqual([
      { ...other, runs: 1 },
      { ...one, runs: 2 },
    ]);
  });

  it('are read from a report as it is written', () => {
    const { figures, verdict, reason, branch } = readSavedReport(render('json', sampleReport()), 'it');
    const stats = countRuns([{ ...figures, verdict, reason, branch, isPullRequest: false }], 0);
    expect(stats).toMatchObject({ runs: 1, verdicts: { failed: 1 } });
    expect(stats.findings.days).toHaveLength(1);
  });

  it('of no run are shown all the same', () => {
    const none = countRuns([], 1);
    expect(renderStatsText(none)).toContain('No run could be read');
    expect(renderStatsPage(none)).toContain('1 report could not be read');
    expect(JSON.parse(renderStatsJson(none))).toMatchObject({ runs: 0, times_ms: { waiting: null } });
  });
});

describe('the page', () => {
  it('draws what it says, loads nothing and runs nothing', () => {
    const page = renderStatsPage(countRuns([run(), run(failed)], 0));
    expect(page.match(/<svg/g)).toHaveLength(2);
    expect(page).toContain('<title>2026-03-02: 1 failed</title>');
    expect(page).not.toMatch(/<script|https?:\/\/|@import|url\(/);
    expect(page).toContain("default-src 'none'");
  });

  it('acts on no foreign text', () => {
    for (const text of hostileStrings.filter((each) => each.length <= 2000)) {
      const exceptions = [{ reason: text, expires: '2026-06-01', owner: text }];
      const stats = countRuns([run({ branch: text, reason: text, exceptions })], 0);
      const shape = (of: string) =>
        renderStatsPage({
          ...stats,
          ...countRuns(
            [run({ branch: of, reason: of, exceptions: [{ ...exceptions[0], reason: of, owner: of } as never] })],
            0,
          ),
        }).match(/<\/?\w+/g);
      expect(shape(text), JSON.stringify(text)).toEqual(shape('plain'));
    }
  });
});
