import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostileStrings, pickThird } from '../../fixtures/hostile/corpus.ts';
import { makeFolder } from '../../service/temporary-repository.ts';
import { playCommand } from '../../session.ts';
import { render } from '../report/render.ts';
import { sampleReport } from '../report/sample.ts';

const written = render('json', sampleReport({ findings: [], pullRequest: undefined }));
const saved = JSON.parse(written);
const at = (day: string) => `${day}T10:00:00Z`;
const exception = { violation_id: null, cwe: null, path: null, title: null, type: null };

interface Run {
  verdict: string;
  reason: string;
  branch: string;
  pullRequest: number | null;
  completedAt: string;
  counts: object;
  requests: object;
  /** In ms, by phase. */
  timings: Record<string, number>;
  exceptions: readonly { reason: string; expires: string; owner: string | null }[];
}

/** The report of a run, as it is saved. */
function run(fields: Partial<Run> = {}): string {
  const { branch = 'main', pullRequest = null, verdict = 'passed', reason = 'clean', exceptions = [] } = fields;
  const { requests = { listViolations: 3, getScan: 2 }, counts = { high: 2, low: 1 } } = fields;
  const { completedAt = at('2026-03-02'), timings = { wait: 60_000, collect: 400, judge: 100 } } = fields;
  return JSON.stringify({
    ...{ ...saved, verdict, reason, branch, pull_request: pullRequest, requests },
    scan: { ...saved.scan, completed_at: completedAt, counts: { ...saved.scan.counts, ...nothing, ...counts } },
    timings: Object.entries(timings).map(([phase, ms]) => ({ phase, ms, requests: 0 })),
    exceptions: {
      ...{ expiring: [], expired: [], unmatched: [], unclear: [] },
      used: exceptions.map((each) => ({ ...exception, ...each, violation_ids: ['vio_1'] })),
    },
  });
}

const nothing = { critical: null, high: null, medium: null, low: null, info: null };
const failed = { verdict: 'failed', reason: 'violations' };

/** What is said of these reports. */
async function stats(reports: readonly string[], ...flags: string[]) {
  const folder = makeFolder();
  mkdirSync(join(folder, 'r'));
  for (const [index, report] of reports.entries()) writeFileSync(join(folder, `r/${index}.json`), report);
  const { printed } = await playCommand(['stats', 'r', '--html', 'page.html', ...flags], { folder });
  return { printed, page: readFileSync(join(folder, 'page.html'), 'utf8') };
}

const figures = async (...reports: string[]) => JSON.parse((await stats(reports, '--json')).printed);

describe('the figures of runs', () => {
  it('count verdicts and reasons, the most frequent first', async () => {
    const runs = [run(), run(), run(failed), run({ verdict: 'inconclusive', reason: 'timeout' })];
    const answer = await figures(...runs, '{}', 'no report');
    expect(answer).toMatchObject({ runs: 4, verdicts: { passed: 2, failed: 1, inconclusive: 1 }, unreadable: 2 });
    expect(Object.entries(answer.reasons)).toEqual([
      ['clean', 2],
      ['timeout', 1],
      ['violations', 1],
    ]);
    expect(answer.sentence).toBe('4 runs: 1 failed (25.0 %), 1 inconclusive (25.0 %)');
  });

  it('measure waiting and judging by the middle and the 95th of a hundred, of those that state it', async () => {
    const waits = Array.from({ length: 100 }, (_, index) => run({ timings: { wait: index + 1 } }));
    const { times_ms: times } = await figures(...waits, run({ timings: {} }));
    expect(times).toEqual({ waiting: { runs: 100, median: 50, p95: 95 }, judging: null, publishing: null });
    expect((await figures(run())).times_ms.judging).toEqual({ runs: 1, median: 500, p95: 500 });
  });

  it('sum requests to the service', async () => {
    expect((await figures(run(), run({ requests: {} }))).requests).toMatchObject({ total: 5, per_run: { median: 0 } });
  });

  it('follow the findings of the branch with most runs, by the last scan of each day, and no pull request', async () => {
    const { findings } = await figures(
      run({ completedAt: at('2026-03-03'), counts: { high: 1 } }),
      run({ completedAt: '2026-03-02T10:01:00Z', counts: { high: 4 } }),
      run({ completedAt: at('2026-03-02') }),
      run({ branch: 'other' }),
      ...Array.from({ length: 5 }, () => run({ branch: 'feature', pullRequest: 1, counts: { high: 9 } })),
    );
    expect(findings).toEqual({
      branch: 'main',
      days: [
        { day: '2026-03-02', ...nothing, high: 4 },
        { day: '2026-03-03', ...nothing, high: 1 },
      ],
    });
  });

  it('put each run into the week that begins on its Monday', async () => {
    const days = ['2026-03-02', '2026-03-08', '2026-03-09'];
    const { weeks } = await figures(...days.map((day) => run({ completedAt: at(day) })));
    expect(weeks).toMatchObject([
      { week: '2026-03-02', verdicts: { passed: 2 } },
      { week: '2026-03-09', verdicts: { passed: 1 } },
    ]);
  });

  it('name the exceptions in use once, by the day on which they end', async () => {
    const one = { reason: 'Only the test rig', expires: '2026-06-01', owner: 'team-shop' };
    const other = { reason: 'Fixed in May', expires: '2026-05-01', owner: null };
    const { exceptions } = await figures(run({ exceptions: [one, other] }), run({ exceptions: [one] }));
    expect(exceptions).toEqual([
      { ...other, runs: 1 },
      { ...one, runs: 2 },
    ]);
  });

  it('are read from a report as it is written', async () => {
    const answer = await figures(written);
    expect(answer).toMatchObject({ runs: 1, verdicts: { failed: 1 } });
    expect(answer.findings.days).toHaveLength(1);
  });

  it('of no run are shown all the same', async () => {
    const { printed, page } = await stats(['{}']);
    expect(printed).toContain('No run could be read');
    expect(page).toContain('1 report could not be read');
    expect(await figures('{}')).toMatchObject({ runs: 0, times_ms: { waiting: null } });
  });
});

describe('the page', () => {
  it('draws what it says, loads nothing and runs nothing', async () => {
    const { page } = await stats([run(), run(failed)]);
    expect(page.match(/<svg/g)).toHaveLength(2);
    expect(page).toContain('<title>2026-03-02: 1 failed</title>');
    expect(page).not.toMatch(/<script|https?:\/\/|@import|url\(/);
    expect(page).toContain("default-src 'none'");
  });

  const shapeOf = async (fields: Partial<Run>) => (await stats([run(fields)])).page.match(/<\/?\w+/g);

  it('acts on no text of an exception', async () => {
    const texts = [...new Set(hostileStrings.filter((each) => each.length <= 2000))];
    const shape = (list: readonly string[]) =>
      shapeOf({ exceptions: list.map((text) => ({ reason: text, expires: '2026-06-01', owner: text })) });
    expect(await shape(texts)).toEqual(await shape(texts.map((_, index) => `plain ${index}`)));
  });

  it('acts on no name of a branch', async () => {
    const plain = await shapeOf({ branch: 'plain' });
    for (const text of pickThird(0).filter((each) => each.length <= 2000))
      expect(await shapeOf({ branch: text }), JSON.stringify(text)).toEqual(plain);
  });
});
