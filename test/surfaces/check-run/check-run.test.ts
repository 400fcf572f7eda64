import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { bytesOf } from '../../../src/report/budget.ts';
import type { Report } from '../../../src/report/report.ts';
import { conclusionOf } from '../../../src/surfaces/check-run/check-run.ts';
import { closeCheckRun, openCheckRun, publishToGithub } from '../../../src/surfaces/github.ts';
import { hostileStrings } from '../../fixtures/hostile/corpus.ts';
import type { TestGithubOptions } from '../../github/server.ts';
import {
  inconclusiveReport,
  inputOf,
  numbered,
  passedReport,
  reportOf,
  setUp,
  type World,
} from '../../github/set-up.ts';
import { hostileReport, sampleReport, sampleSha } from '../../report/sample.ts';

const updateRoute = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
const createRoute = 'POST /repos/{owner}/{repo}/check-runs';
const opening = { headSha: sampleSha, category: undefined, text: 'Usually takes 2 min' };
const open: World[] = [];

afterEach(async () => {
  for (const world of open.splice(0)) {
    await world.stop();
    expect(world.github.complaints).toEqual([]);
  }
});

async function world(options: TestGithubOptions = {}): Promise<World> {
  const made = await setUp(options);
  open.push(made);
  return made;
}

const publish = ({ deps }: World, report: Report, wished: Parameters<typeof inputOf>[1] = {}) =>
  publishToGithub(inputOf(report, { annotations: 'auto', ...wished }), deps);

describe('check run', () => {
  it('is opened in progress with the estimate and closed with the verdict', async () => {
    const { deps, github } = await world();
    const opened = await openCheckRun(opening, deps);
    expect(github.store.checkRuns[0]).toMatchObject({ status: 'in_progress', summary: 'Usually takes 2 min' });
    const result = await publishToGithub({ ...inputOf(sampleReport(), { annotations: 'auto' }), opened }, deps);
    expect(result).toMatchObject({ needsCommands: false, warnings: [], checkRunUrl: opened?.url });
    const [run, ...others] = github.store.checkRuns;
    expect(others).toEqual([]);
    expect(run).toMatchObject({
      name: 'Scan Gate',
      externalId: 'scan-gate:',
      headSha: sampleSha,
      status: 'completed',
      conclusion: 'failure',
      title: 'Failed: 2 findings block: 1 CRITICAL, 1 HIGH',
      detailsUrl: deps.runUrl,
    });
    expect(run?.annotations).toHaveLength(5);
    expect(run?.annotations[0]).toMatchObject({ annotation_level: 'failure', start_line: 42, end_line: 42 });
    expect(run?.annotations[0]?.message).toContain('CWE-89');
  });

  it('is sent its conclusion last', async () => {
    const { deps, github } = await world();
    await publish({ deps } as World, reportOf(120), { maxAnnotations: 5000 });
    const conclusions = github.asked.map(({ body }) => body?.conclusion);
    expect(conclusions).toEqual([undefined, undefined, undefined, undefined, 'failure']);
  });

  it.each([
    [0, 1],
    [50, 1],
    [51, 2],
    [500, 10],
    [5000, 100],
  ])('of %i findings takes %i updates and two fixed requests', async (findings, updates) => {
    const made = await world();
    const { warnings } = await publish(made, reportOf(findings), { maxAnnotations: 5000 });
    expect(warnings).toEqual([]);
    expect(made.counts()).toEqual({
      'GET /repos/{owner}/{repo}/commits/{ref}/check-runs': 1,
      [createRoute]: 1,
      [updateRoute]: updates,
    });
    expect(made.github.store.checkRuns[0]?.annotations).toHaveLength(findings);
  });

  it('counts what max-annotations, disclose and missing files leave out', async () => {
    const made = await world();
    const findings = [
      ...Array.from({ length: 60 }, (_, index) => numbered(index)),
      numbered(60, { disclosed: false }),
      numbered(61, { filePath: undefined }),
      numbered(62, { filePath: '../../etc/passwd' }),
    ];
    const { lines } = await publish(made, sampleReport({ findings }));
    const line =
      '50 of 63 open findings are annotated (1 may not be named here, 2 without a file of this repository); the report file holds all of them';
    expect(lines).toEqual([line]);
    expect(made.github.store.checkRuns[0]).toMatchObject({ text: line });
    expect(JSON.stringify(made.github.asked.map(({ body }) => body))).not.toMatch(/Finding 00060|etc\/passwd","start/);
  });

  it('of an earlier attempt is found behind any number of others and updated', async () => {
    const made = await world();
    for (let index = 0; index < 230; index++) await addForeignRun(made, index);
    await publish(made, sampleReport());
    made.github.asked.length = 0;
    await publish(made, passedReport());
    const own = made.github.store.checkRuns.filter(({ externalId }) => externalId === 'scan-gate:');
    expect(own).toMatchObject([{ conclusion: 'success' }]);
    expect(made.counts()[createRoute]).toBeUndefined();
  });

  it('never gets an annotation twice, and counts those of an earlier attempt that cannot be taken back', async () => {
    const made = await world();
    await publish(made, reportOf(60), { maxAnnotations: 5000 });
    const { lines } = await publish(made, reportOf(58), { maxAnnotations: 5000 });
    expect(made.github.store.checkRuns[0]?.annotations).toHaveLength(60);
    expect(lines).toEqual(['2 annotations of an earlier attempt cannot be taken back: GitHub only adds annotations']);
  });

  it('keeps its annotations when a later attempt is inconclusive', async () => {
    const made = await world();
    await publish(made, sampleReport());
    await publish(made, inconclusiveReport());
    expect(made.github.store.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
    expect(made.github.store.checkRuns[0]?.annotations).toHaveLength(5);
  });

  it('is made anew when another app made the one that is there', async () => {
    const made = await world();
    await addForeignRun(made, 0, { externalId: 'scan-gate:', app: 'other-app' });
    const { warnings } = await publish(made, passedReport());
    expect(warnings).toEqual([]);
    expect(made.github.store.checkRuns).toMatchObject([{ conclusion: null }, { conclusion: 'success' }]);
  });

  it('of another category is left alone', async () => {
    const made = await world();
    await publish(made, sampleReport(), { category: 'backend' });
    await publish(made, passedReport(), { category: 'frontend' });
    expect(made.github.store.checkRuns).toMatchObject([
      { name: 'Scan Gate (backend)', conclusion: 'failure' },
      { name: 'Scan Gate (frontend)', conclusion: 'success' },
    ]);
  });

  it('is closed as cancelled, also when the run was cancelled', async () => {
    const cancel = AbortSignal.abort(new Error('cancelled'));
    const made = await world();
    const opened = await openCheckRun(opening, made.deps);
    expect(opened).toBeDefined();
    expect(
      await closeCheckRun({ id: opened?.id ?? 0 }, 'Cancelled by SIGINT', { ...made.deps, cancel }),
    ).toBeUndefined();
    expect(made.github.store.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'cancelled' }]);
    const report = inconclusiveReport({ reason: 'cancelled' });
    const input = { ...inputOf(report, { annotations: 'auto', comment: 'always' }), opened };
    const result = await publishToGithub(input, { ...made.deps, cancel });
    expect(result.warnings).toEqual([]);
    expect(made.github.store.comments).toEqual([]);
  });
});

async function addForeignRun(made: World, index: number, overrides: { externalId?: string; app?: string } = {}) {
  const { store } = made.github;
  const texts = { title: null, summary: null, text: null, detailsUrl: null };
  store.checkRuns.push({
    ...{ id: store.nextId++, name: 'Scan Gate', headSha: sampleSha, externalId: `foreign-${index}` },
    ...{ app: 'github-actions', status: 'queued', conclusion: null, annotations: [], ...texts, ...overrides },
  });
}

describe('check run under faults', () => {
  it.each([
    ['done', true],
    ['not done', false],
  ])('adds no annotation twice when a reset hides that an update was %s', async (_, isApplied) => {
    const made = await world({
      fault: ({ operation }, count) =>
        operation === updateRoute && count === 2 ? { kind: 'reset', isApplied } : undefined,
    });
    const { warnings } = await publish(made, reportOf(160), { maxAnnotations: 5000 });
    expect(warnings).toEqual([]);
    expect(titlesOf(made)).toEqual(reportOf(160).findings.map(({ title }) => `HIGH: ${title}`));
  });

  it('adds every annotation once, whatever is lost', async () => {
    const fault = fc.constantFrom('none', 'lost', 'truncated', 'reset after', 'reset before', 'slow down');
    await fc.assert(
      fc.asyncProperty(fc.array(fault, { minLength: 1, maxLength: 8 }), fc.nat(170), async (faults, size) => {
        const made = await setUp({
          fault({ operation }, count) {
            const kind = operation === updateRoute ? faults[count - 1] : undefined;
            const isSecondInARow = count > 1 && faults[count - 2] !== 'none';
            if (kind === undefined || kind === 'none' || isSecondInARow) return undefined;
            if (kind === 'slow down') return { kind: 'answer', status: 429, headers: { 'retry-after': '5' } };
            if (kind === 'lost' || kind === 'truncated') return { kind };
            return { kind: 'reset', isApplied: kind === 'reset after' };
          },
        });
        const { warnings } = await publish(made, reportOf(size), { maxAnnotations: 5000 });
        await made.stop();
        expect(warnings).toEqual([]);
        expect(made.github.complaints).toEqual([]);
        expect(made.github.store.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
        expect(titlesOf(made)).toEqual(reportOf(size).findings.map(({ title }) => `HIGH: ${title}`));
      }),
      { numRuns: 40 },
    );
  });

  it('is created once when the answer to its creation was lost', async () => {
    const made = await world({
      fault: ({ operation }, count) => (operation === createRoute && count === 1 ? { kind: 'lost' } : undefined),
    });
    await publish(made, passedReport());
    expect(made.github.store.checkRuns).toMatchObject([{ conclusion: 'success' }]);
  });

  it('is completed without the batch that GitHub refuses', async () => {
    const made = await world({
      fault: ({ operation }, count) =>
        operation === updateRoute && count === 1
          ? { kind: 'answer', status: 422, message: 'Invalid request' }
          : undefined,
    });
    const { warnings, lines } = await publish(made, reportOf(70), { maxAnnotations: 5000 });
    expect(warnings).toEqual(['GitHub refused 50 annotations of the check run']);
    expect(lines).toEqual(['20 of 70 open findings are annotated; the report file holds all of them']);
    expect(made.github.store.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
  });

  it('is completed without its findings when they cannot be written', async () => {
    const made = await world({
      fault: ({ operation, body }) =>
        operation === updateRoute && JSON.stringify(body).includes('### Scan')
          ? { kind: 'answer', status: 500 }
          : undefined,
    });
    const { warnings, needsCommands } = await publish(made, passedReport());
    expect(warnings).toHaveLength(1);
    expect(needsCommands).toBe(true);
    expect(made.github.store.checkRuns).toMatchObject([{ conclusion: 'success', summary: 'nothing blocks.' }]);
  });

  it('gives way to workflow commands and names the permission when the token may not write it', async () => {
    const made = await world({ missing: ['checks'] });
    expect(await openCheckRun(opening, made.deps)).toBeUndefined();
    const result = await publish(made, sampleReport());
    expect(result.needsCommands).toBe(true);
    expect(result.warnings).toEqual([
      'The check run could not be written: POST /repos/{owner}/{repo}/check-runs answered 403: Resource not accessible by integration. Give the job the permission "checks: write". A pull request from a fork gets a read-only token whatever the workflow says.',
    ]);
  });

  it('gives way on a server without check runs', async () => {
    const made = await world({ edition: 'ghes-3.17', absent: [createRoute] });
    const result = await publish(made, sampleReport());
    expect(result.needsCommands).toBe(true);
    expect(result.warnings).toEqual([expect.stringContaining('this GitHub has no such interface')]);
  });

  it('works on a GitHub Enterprise server', async () => {
    const made = await world({ edition: 'ghes-3.17' });
    expect((await publish(made, sampleReport())).warnings).toEqual([]);
    expect(made.github.store.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
  });

  it('gives way to workflow commands without a token or a commit', async () => {
    const made = await world();
    const withoutToken = await publishToGithub(inputOf(sampleReport(), { annotations: 'auto' }), {
      ...made.deps,
      token: undefined,
    });
    expect(withoutToken).toMatchObject({ needsCommands: true, warnings: [expect.stringContaining('github-token')] });
    const withoutCommit = await publish(made, sampleReport({ headSha: undefined }));
    expect(withoutCommit).toMatchObject({ needsCommands: true, warnings: [] });
    expect(made.github.asked).toEqual([]);
  });
});

function titlesOf({ github }: World): string[] {
  return github.store.checkRuns.flatMap((run) => run.annotations.map(({ title }) => title ?? '')).sort();
}

describe('conclusion', () => {
  const failed = { verdict: 'failed', reason: 'violations', exitCode: 1 } as const;
  const inconclusive = { verdict: 'inconclusive', exitCode: 2 } as const;
  it.each([
    [{ verdict: 'passed', reason: 'clean', exitCode: 0 }, 'success'],
    [{ verdict: 'passed', reason: 'clean', exitCode: 2 }, 'failure'],
    [failed, 'failure'],
    [{ ...failed, enforced: false, exitCode: 0 }, 'neutral'],
    [{ ...inconclusive, reason: 'timeout' }, 'timed_out'],
    [{ ...inconclusive, reason: 'no-key' }, 'action_required'],
    [{ ...inconclusive, reason: 'not-covered' }, 'action_required'],
    [{ ...inconclusive, reason: 'evidence' }, 'failure'],
    [{ ...inconclusive, reason: 'moved' }, 'failure'],
    [{ ...inconclusive, reason: 'cancelled' }, 'cancelled'],
    [{ ...inconclusive, reason: 'unavailable', exitCode: 0 }, 'neutral'],
    [{ ...inconclusive, reason: 'not-waited', exitCode: 0 }, 'neutral'],
  ] satisfies [Partial<Report>, string][])('of %j is %s', (overrides, conclusion) => {
    expect(conclusionOf(sampleReport(overrides))).toBe(conclusion);
  });
});

describe('hostile text in a check run', () => {
  it('is taken by GitHub and stays within its limits', async () => {
    const made = await world();
    for (const text of hostileStrings) {
      const report = { ...hostileReport(text), headSha: sampleSha, pullRequest: 128 };
      const { warnings } = await publish(made, report);
      expect(warnings).toEqual([]);
    }
    for (const { summary, text } of made.github.store.checkRuns) {
      expect(bytesOf(summary ?? '')).toBeLessThanOrEqual(65_535);
      expect(bytesOf(text ?? '')).toBeLessThanOrEqual(65_535);
    }
  });

  it('never holds the key of the service', async () => {
    const made = await world();
    const key = made.deps.secrets[0] ?? '';
    await publish(made, { ...hostileReport(`title ${key} "quoted"`), headSha: sampleSha }, { comment: 'always' });
    const sent = JSON.stringify(made.github.asked.map(({ body }) => body));
    expect(sent).toContain('title *** ');
    expect(sent).not.toContain(key);
  });
});
