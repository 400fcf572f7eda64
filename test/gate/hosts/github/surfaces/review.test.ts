import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../../../src/gate/report/report.ts';
import { pickTwelfth } from '../../../../fixtures/hostile/corpus.ts';
import {
  inconclusiveReport,
  inputOf,
  numbered,
  openWorld,
  passedReport,
  publishOn,
  sampleChanges,
  samplePull,
  setUp,
  type World,
} from '../../../../github/set-up.ts';
import { findLiveInline, withoutFences } from '../../../report/live-markdown.ts';
import { hostileReport, sampleDetail, sampleFinding, sampleReport, sampleSha } from '../../../report/sample.ts';

const reviewRoute = 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews';
const updateRoute = 'PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}';

const publish = (made: World, report: Report, rest: Parameters<typeof inputOf>[2] = {}) =>
  publishOn(made.access, inputOf(report, { annotations: 'review' }, rest));

describe('review', () => {
  it('comments on the lines of the diff at once and counts the rest', async () => {
    const made = await openWorld();
    const { warnings, lines, isMarked } = await publish(made, sampleReport());
    expect(warnings).toEqual([]);
    expect(isMarked).toBe(true);
    expect(lines).toEqual([
      '2 of 5 open findings are commented on (3 not on lines that the pull request changes); the report file has all of them',
    ]);
    const { reviews, reviewComments } = made.github.store;
    expect(reviews).toMatchObject([{ commitId: sampleSha, body: expect.stringContaining('3 open findings more') }]);
    expect(reviewComments.map(({ path, line }) => `${path}:${line}`)).toEqual([
      'src/db/users.ts:42',
      'config/deploy.ts:7',
    ]);
    expect(reviewComments[0]?.body).toMatch(/^<!-- scan-gate::[0-9a-f]{16}:CRITICAL:open -->\n\*\*critical: SQL/);
    expect(reviewComments[0]?.body).toContain('CWE-89');
  });

  it.each([
    [3, '**Path of the data**\n\n1. `a.ts:1` `a \u240d b`\n1. `a.ts:2` `a \u240d b`'],
    [4, '<details><summary>Path of the data (4 steps)</summary>\n\n1. `a.ts:1` `a \u240d b`\n'],
  ])('shows a path of %i steps', async (count, expected) => {
    const made = await openWorld();
    const dataPath = Array.from({ length: count }, (_, index) => ({
      file_path: 'a.ts',
      line: index + 1,
      code: 'a \r b',
    }));
    const detail = { ...sampleDetail, dataPath };
    await publish(made, sampleReport({ findings: [sampleFinding({ detail })] }));
    expect(made.github.store.reviewComments[0]?.body).toContain(expected);
  });

  it('is not repeated', async () => {
    const made = await openWorld();
    await publish(made, sampleReport());
    made.github.asked.length = 0;
    await publish(made, sampleReport());
    expect(made.github.store.reviewComments).toHaveLength(2);
    expect(made.counts()).toEqual({
      'GET /repos/{owner}/{repo}/pulls/{pull_number}': 1,
      'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments': 1,
      'POST /graphql': 1,
    });
  });

  it('adds only what is new to it', async () => {
    const made = await openWorld();
    await publish(made, sampleReport());
    const added = sampleFinding({ id: 'vio_new', line: 5 });
    await publish(made, sampleReport({ findings: [...sampleReport().findings, added] }));
    expect(made.github.store.reviews).toHaveLength(2);
    expect(made.github.store.reviewComments.map(({ line }) => line)).toEqual([42, 7, 5]);
  });

  it('marks what was fixed, once, and opens it again when it is back', async () => {
    const made = await openWorld();
    await publish(made, sampleReport());
    await publish(made, inconclusiveReport());
    expect(made.counts()[updateRoute]).toBeUndefined();
    await publish(made, passedReport());
    await publish(made, passedReport());
    expect(made.counts()[updateRoute]).toBe(2);
    const [first] = made.github.store.reviewComments;
    expect(first?.body).toMatch(/:settled -->\n✅ \*\*Fixed\*\*: no longer found at 4f1c2d3\.$/);
    await publish(made, sampleReport());
    expect(first?.body).toMatch(/:open -->\n\*\*critical/);
    expect(made.github.store.reviews).toHaveLength(1);
  });

  it('says when a finding was suppressed', async () => {
    const made = await openWorld();
    const finding = sampleFinding();
    await publish(made, sampleReport({ findings: [finding] }));
    await publish(made, sampleReport({ findings: [{ ...finding, effect: 'none', status: 'ACCEPTED_RISK' }] }));
    expect(made.github.store.reviewComments[0]?.body).toContain('✅ **Settled**: suppressed.');
  });

  it('leaves comments of others with our marker alone', async () => {
    const made = await openWorld();
    await publish(made, sampleReport());
    for (const comment of made.github.store.reviewComments) comment.author = { login: 'mallory', kind: 'person' };
    const before = made.github.store.reviewComments.map(({ body }) => body);
    await publish(made, sampleReport());
    expect(made.github.store.reviewComments).toHaveLength(4);
    expect(made.github.store.reviewComments.slice(0, 2).map(({ body }) => body)).toEqual(before);
  });

  it('names no finding that may not be named', async () => {
    const made = await openWorld();
    const findings = [sampleFinding({ disclosed: false })];
    await publish(made, sampleReport({ findings }));
    expect(made.github.store.reviews).toEqual([]);
  });

  it('takes at most 100 comments', async () => {
    const made = await openWorld({ store: { pulls: { 128: { ...samplePull(), lines: { 'src/a.ts': [[1, 500]] } } } } });
    const findings = Array.from({ length: 300 }, (_, index) =>
      numbered(index, { filePath: 'src/a.ts', line: index + 1 }),
    );
    const changes = { files: new Map([['src/a.ts', { lines: [[1, 500] as const] }]]), isComplete: true };
    const input = inputOf(sampleReport({ findings }), { annotations: 'review', maxAnnotations: 5000 }, { changes });
    const { lines } = await publishOn(made.access, input);
    expect(lines).toEqual(['100 of 300 open findings are commented on; the report file has all of them']);
    expect(made.github.store.reviewComments).toHaveLength(100);
  });

  it('gives way to workflow commands when GitHub refuses a line', async () => {
    const made = await openWorld();
    const changes = sampleChanges();
    changes.files.set('src/db/users.ts', { lines: [[1, 500]] });
    const findings = [sampleFinding({ id: 'vio_bad', line: 300 }), sampleFinding()];
    const { warnings, isMarked } = await publish(made, sampleReport({ findings }), { changes });
    expect(isMarked).toBe(false);
    expect(warnings).toEqual([
      `The review could not be written: ${reviewRoute} answered 422: Unprocessable Entity; Pull request review thread line must be part of the diff. The findings are in the summary of the run.`,
    ]);
  });

  it('gives way to workflow commands on a push, and without a diff', async () => {
    const made = await openWorld();
    expect(await publish(made, sampleReport({ pullRequest: undefined }))).toMatchObject({
      isMarked: false,
      warnings: [],
    });
    expect(await publish(made, sampleReport(), { changes: undefined })).toMatchObject({
      isMarked: false,
      warnings: ['The review could not be written: what the pull request changes is not known'],
    });
  });

  it.each([
    ['lost', { kind: 'lost' }],
    ['reset after it was done', { kind: 'reset', isApplied: true }],
    ['reset before it was done', { kind: 'reset', isApplied: false }],
    ['truncated', { kind: 'truncated' }],
  ] as const)('is written once when its answer is %s', async (_, fault) => {
    const made = await openWorld({
      fault: ({ operation }, count) => (operation === reviewRoute && count === 1 ? fault : undefined),
    });
    expect((await publish(made, sampleReport())).warnings).toEqual([]);
    expect(made.github.store.reviews).toHaveLength(1);
  });

  it('stands on lines of the diff only, whatever changes', async () => {
    const lines = fc.array(fc.tuple(fc.nat(60), fc.nat(60)), { maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(
        lines,
        fc.array(fc.option(fc.nat(130), { nil: undefined }), { maxLength: 12 }),
        async (parts, at) => {
          const ranges = parts.map(([start, length]): [number, number] => [start + 1, start + 1 + length]);
          const made = await setUp({
            store: { pulls: { 128: { headSha: sampleSha, lines: { 'src/a.ts': ranges } } } },
          });
          const changes = { files: new Map([['src/a.ts', { lines: ranges }]]), isComplete: true };
          const findings = at.map((line, index) => numbered(index, { filePath: './src/a.ts', line }));
          const { warnings } = await publish(made, sampleReport({ findings }), { changes });
          await made.stop();
          expect(warnings).toEqual([]);
          const isInside = (line = 0) => ranges.some(([first, last]) => first <= line && line <= last);
          expect(made.github.store.reviewComments).toHaveLength(at.filter(isInside).length);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('shows hostile text as mere text', async () => {
    const made = await openWorld();
    for (const text of pickTwelfth(6)) {
      made.github.store.reviewComments.length = 0;
      const hostile = hostileReport(text);
      const findings = Array.from(hostile.findings, (finding) => ({
        ...finding,
        filePath: 'src/db/users.ts',
        line: 42,
      }));
      const { warnings } = await publish(made, { ...hostile, findings, headSha: sampleSha });
      expect(warnings).toEqual([]);
      expect(made.github.store.reviewComments.length).toBeGreaterThan(0);
      for (const { body } of made.github.store.reviewComments) {
        const [marker = '', title = '', ...rest] = withoutFences(body).split('\n');
        expect(marker).toMatch(/^<!-- scan-gate::[0-9a-f]{16}:[A-Z]+:open -->$/);
        expect(findLiveInline(title.slice(2, -2))).toEqual([]);
        const own = /\*\*|^1\. |^<details><summary>Path of the data \(4 steps\)<\/summary>$|^<\/details>$/g;
        for (const line of rest.slice(0, -1)) expect(findLiveInline(line.replaceAll(own, ''))).toEqual([]);
      }
    }
  });
});
