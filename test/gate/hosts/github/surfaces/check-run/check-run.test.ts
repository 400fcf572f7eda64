import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WriteAccess, withClient } from '../../../../../../src/gate/hosts/github/surfaces/access.ts';
import { closeLeftOpen, openCheckRun } from '../../../../../../src/gate/hosts/github/surfaces/check-run/progress.ts';
import type { Report } from '../../../../../../src/gate/report/report.ts';
import { publishToGithub } from '../../../../../../src/gate/surfaces/publish.ts';
import { hostileCategories, pickTwelfth } from '../../../../../fixtures/hostile/corpus.ts';
import type { TestGithubOptions } from '../../../../../github/server.ts';
import {
  eventClock,
  inconclusiveReport,
  inputOf,
  numbered,
  type OpenedCheckRun,
  openWorld,
  passedReport,
  publishOn,
  reportOf,
  setUp,
  type World,
} from '../../../../../github/set-up.ts';
import { hostileReport, sampleReport, sampleSha } from '../../../../report/sample.ts';

const updateRoute = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
const createRoute = 'POST /repos/{owner}/{repo}/check-runs';
const opening = {
  headSha: sampleSha,
  category: undefined,
  text: 'Usually takes 2 min',
  runUrl: 'https://github.com/acme/shop/actions/runs/1',
  startedMs: Date.now(),
};

const start = (access: WriteAccess, given: Parameters<typeof openCheckRun>[0] = opening) =>
  withClient(access, 20_000, (client) => openCheckRun(given, access).find(client));

const publish = ({ access }: World, report: Report, wished: Parameters<typeof inputOf>[1] = {}) =>
  publishOn(access, inputOf(report, { annotations: 'auto', ...wished }));

describe('check run', () => {
  it('is one of its own for every event, so that a push says nothing of the pull request', async () => {
    const { access, github } = await openWorld();
    await publishOn(access, inputOf(sampleReport(), { annotations: 'auto' }));
    const push = { event: 'push', pullRequest: undefined };
    await publishOn(access, inputOf(passedReport(push), { annotations: 'auto' }));
    await publishOn(access, inputOf(passedReport(push), { annotations: 'auto', category: 'backend' }));
    await publishOn(access, inputOf(passedReport({ ...push, event: 'schedule' }), { annotations: 'auto' }));
    await publishOn(access, inputOf(sampleReport(push), { annotations: 'auto' }));
    const keyOf = (externalId: string) => externalId.replace(/@\d{13}$/, '');
    expect(
      github.store.checkRuns.map(({ name, externalId, conclusion }) => [name, keyOf(externalId), conclusion]),
    ).toEqual([
      ['Scan Gate', 'scan-gate:', 'failure'],
      ['Scan Gate (push)', 'scan-gate::push', 'failure'],
      ['Scan Gate (backend, push)', 'scan-gate:backend:push', 'success'],
      ['Scan Gate (schedule)', 'scan-gate::schedule', 'success'],
    ]);
  });

  it('is opened in progress with the estimate and closed with the verdict', async () => {
    const { access, github } = await openWorld();
    const opened = (await start(access)) as OpenedCheckRun;
    expect(github.store.checkRuns[0]).toMatchObject({ status: 'in_progress', summary: 'Usually takes 2 min' });
    const result = await publishOn(access, { ...inputOf(sampleReport(), { annotations: 'auto' }), opened });
    expect(result).toMatchObject({ isMarked: true, warnings: [], checkRunUrl: opened.url });
    const [run, ...others] = github.store.checkRuns;
    expect(others).toEqual([]);
    expect(run).toMatchObject({
      name: 'Scan Gate',
      externalId: `scan-gate:@${opened.startedMs}`,
      headSha: sampleSha,
      status: 'completed',
      conclusion: 'failure',
      title: '2 findings block this pull request: 1 critical, 1 high',
      detailsUrl: access.runUrl,
    });
    expect(run?.annotations).toHaveLength(2);
    expect(run?.annotations[0]).toMatchObject({ annotation_level: 'failure', start_line: 42, end_line: 42 });
    expect(run?.annotations[0]?.message).toContain('CWE-89');
  });

  it('is sent its conclusion last', async () => {
    const { access, github } = await openWorld();
    await publish({ access } as World, reportOf(120), { maxAnnotations: 5000 });
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
    const made = await openWorld();
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
    const made = await openWorld();
    const findings = [
      ...Array.from({ length: 60 }, (_, index) => numbered(index)),
      numbered(60, { disclosed: false }),
      numbered(61, { filePath: undefined }),
      numbered(62, { filePath: '../../etc/passwd' }),
    ];
    const { lines } = await publish(made, sampleReport({ findings }));
    const line =
      'Annotated: 50 of 63 blocking findings (1 may not be named here, 2 without a file of this repository); see the report file for all';
    expect(lines).toEqual([line]);
    expect(made.github.store.checkRuns[0]).toMatchObject({ text: line });
    expect(JSON.stringify(made.github.asked.map(({ body }) => body))).not.toMatch(/Finding 00060|etc\/passwd","start/);
  });

  it('of an earlier attempt is found behind any number of others and updated', async () => {
    const made = await openWorld();
    await publish(made, sampleReport());
    for (let index = 0; index < 230; index++) await addForeignRun(made, index);
    made.github.asked.length = 0;
    await publish(made, passedReport());
    const own = made.github.store.checkRuns.filter(({ externalId }) => externalId.startsWith('scan-gate:'));
    expect(own).toMatchObject([{ conclusion: 'success' }]);
    expect(made.counts()[createRoute]).toBeUndefined();
  });

  it('never gets an annotation twice, and counts those of an earlier attempt that cannot be taken back', async () => {
    const made = await openWorld();
    await publish(made, reportOf(60), { maxAnnotations: 5000 });
    const { lines } = await publish(made, reportOf(58), { maxAnnotations: 5000 });
    expect(made.github.store.checkRuns[0]?.annotations).toHaveLength(60);
    expect(lines).toEqual(['2 annotations from an earlier attempt remain: GitHub cannot remove annotations']);
  });

  it('keeps its annotations when a later attempt is inconclusive', async () => {
    const made = await openWorld();
    await publish(made, sampleReport());
    await publish(made, inconclusiveReport());
    expect(made.github.store.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
    expect(made.github.store.checkRuns[0]?.annotations).toHaveLength(2);
  });

  it('is created again when another app created the existing one', async () => {
    const made = await openWorld();
    await addForeignRun(made, 0, { externalId: 'scan-gate:', app: 'other-app' });
    const { warnings } = await publish(made, passedReport());
    expect(warnings).toEqual([]);
    expect(made.github.store.checkRuns).toMatchObject([{ conclusion: null }, { conclusion: 'success' }]);
  });

  it('of another category is left alone', async () => {
    const made = await openWorld();
    await publish(made, sampleReport(), { category: 'backend' });
    await publish(made, passedReport(), { category: 'frontend' });
    expect(made.github.store.checkRuns).toMatchObject([
      { name: 'Scan Gate (backend)', conclusion: 'failure' },
      { name: 'Scan Gate (frontend)', conclusion: 'success' },
    ]);
  });

  it('is closed as cancelled, also when the run was canceled', async () => {
    const controller = new AbortController();
    const made = await openWorld({}, { cancel: controller.signal });
    const checkRun = openCheckRun(opening, made.access);
    controller.abort(new Error('cancelled'));
    const report = inconclusiveReport({ reason: 'cancelled', message: 'Canceled by SIGINT' });
    const { settings } = inputOf(report, { annotations: 'auto', commentSummaryInPr: 'always' });
    const { warnings } = await publishToGithub(report, settings, {
      access: made.access,
      checkRun,
      changes: undefined,
    });
    expect(warnings).toEqual([]);
    expect(made.github.store.checkRuns).toMatchObject([
      { status: 'completed', conclusion: 'cancelled', summary: 'Canceled by SIGINT' },
    ]);
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

describe('check run of several gates of one attempt', () => {
  const attempt = '12.1';
  type Progress = ReturnType<typeof openCheckRun>;
  const begin = async (access: WriteAccess, gateId?: string) => {
    const checkRun = openCheckRun({ ...opening, attempt, gateId }, access);
    await withClient(access, 20_000, (client) => checkRun.find(client));
    return checkRun;
  };
  const end = (access: WriteAccess, checkRun: Progress | undefined, report: Report, gateId?: string) =>
    publishToGithub(report, inputOf(report, { annotations: 'auto' }).settings, {
      access: { ...access, attempt, gateId },
      checkRun,
      changes: undefined,
    });
  const reports = { passed: passedReport(), failed: sampleReport() };

  it.each([
    ['passed', 'failed', 'in_progress', 'failure'],
    ['failed', 'passed', 'completed', 'failure'],
    ['passed', 'passed', 'in_progress', 'success'],
  ] as const)(
    'is not a success before the last of them has ended: one that %s, then one that %s',
    async (first, second, status, conclusion) => {
      const { access, github } = await openWorld();
      const [one, other] = [await begin(access), await begin(access)];
      const said = [await end(access, one, reports[first])];
      await one.close('The run ended');
      expect(github.store.checkRuns).toMatchObject([{ status }]);
      said.push(await end(access, other, reports[second]));
      expect(github.store.checkRuns).toMatchObject([{ status: 'completed', conclusion }]);
      for (const { warnings } of said) expect(warnings.join()).toContain('give each gate its own category');
    },
  );

  it.each([
    ['failed', 'passed'],
    ['passed', 'failed'],
  ] as const)(
    'shows the worst in both if two began at the same moment: one that %s, then one that %s',
    async (first, second) => {
      const { access, github } = await openWorld();
      const one = await begin(access);
      const hidden = github.store.checkRuns.splice(0);
      const other = await begin(access);
      github.store.checkRuns.unshift(...hidden);
      await end(access, one, reports[first]);
      await end(access, other, reports[second]);
      expect(github.store.checkRuns.map((run) => run.conclusion)).toEqual(['failure', 'failure']);
    },
  );

  it.each([
    [
      'one gate that fails and then passes',
      [
        ['a', 'failed'],
        ['a', 'passed'],
      ],
      'success',
    ],
    [
      'one gate that passes and then fails',
      [
        ['a', 'passed'],
        ['a', 'failed'],
      ],
      'failure',
    ],
    [
      'one gate three times',
      [
        ['a', 'failed'],
        ['a', 'failed'],
        ['a', 'passed'],
      ],
      'success',
    ],
    [
      'unknown gates',
      [
        [undefined, 'failed'],
        [undefined, 'passed'],
      ],
      'failure',
    ],
    [
      'another gate',
      [
        ['a', 'failed'],
        ['b', 'passed'],
      ],
      'failure',
    ],
    [
      'one gate after another failed',
      [
        ['b', 'failed'],
        ['a', 'failed'],
        ['a', 'passed'],
      ],
      'failure',
    ],
    [
      'one gate before and after another',
      [
        ['a', 'failed'],
        ['b', 'passed'],
        ['a', 'passed'],
      ],
      'failure',
    ],
    [
      'another gate between two failures',
      [
        ['a', 'passed'],
        ['b', 'failed'],
        ['a', 'passed'],
      ],
      'failure',
    ],
  ] as const)('replaces only its own result: %s', async (_, gates, conclusion) => {
    for (const isOpened of [true, false]) {
      const { access, github } = await openWorld();
      for (const [id, verdict] of gates)
        await end(access, isOpened ? await begin(access, id) : undefined, reports[verdict], id);
      expect(github.store.checkRuns).toMatchObject([{ status: 'completed', conclusion }]);
    }
  });

  it.each([
    ['failed', 'passed'],
    ['passed', 'failed'],
  ] as const)(
    'notices a gate whose count a retry has overwritten: one that %s, then one that %s',
    async (first, second) => {
      const { access, github } = await openWorld();
      await end(access, await begin(access, 'a'), reports.failed, 'a');
      const other = await begin(access, 'b');
      const [run] = github.store.checkRuns;
      // The retry has read the check run before the other gate changed it.
      if (run?.externalId) run.externalId = run.externalId.replace('begun=2&open=1', 'gate=a&begun=1&open=0');
      const again = await begin(access, 'a');
      await end(access, other, reports[first], 'b');
      await end(access, again, reports[second], 'a');
      expect(github.store.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
    },
  );

  it('keeps a proven failure when another of them is cancelled', async () => {
    const { access, github } = await openWorld();
    await end(access, await begin(access), sampleReport());
    await (await begin(access)).close('Cancelled');
    expect(github.store.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
  });
});

describe('check run of two runs', () => {
  const later = { headSha: sampleSha, category: undefined, text: 'Scanning again', runUrl: `${opening.runUrl}2` };
  const minute = 60_000;
  const beginLater = ({ access }: World, byMs: number, event?: string) =>
    start(access, { ...later, event, startedMs: access.startedMs + byMs });
  const line = 'The check run shows a newer run of the gate on this commit, and is unchanged';

  /** The earlier run ends after the later one has begun. */
  async function endLate(made: World) {
    const { access } = made;
    const earlier = openCheckRun({ ...opening, startedMs: access.startedMs }, access);
    await withClient(access, 20_000, (client) => earlier.find(client));
    return {
      earlier,
      publish: (report: Report) =>
        publishToGithub(report, inputOf(report, { annotations: 'auto' }).settings, {
          access,
          checkRun: earlier,
          changes: undefined,
        }),
    };
  }

  it('shows the one that began later, although the other ends after it', async () => {
    const made = await openWorld();
    const { publish: publishEarlier } = await endLate(made);
    const opened = (await beginLater(made, minute)) as OpenedCheckRun;
    const own = { ...made.access, runUrl: later.runUrl };
    const failed = await publishOn(own, { ...inputOf(sampleReport(), { annotations: 'auto' }), opened });
    expect(failed.isMarked).toBe(true);
    const passed = await publishEarlier(passedReport());
    expect(passed).toMatchObject({ isMarked: false, lines: [line], warnings: [], checkRunUrl: undefined });
    expect(made.github.store.checkRuns).toMatchObject([{ conclusion: 'failure', detailsUrl: later.runUrl }]);
  });

  it('stays in progress when the earlier one ends, is cancelled, or is closed by its post part', async () => {
    const made = await openWorld();
    const states: string[] = [];
    const mine = { ...opening, startedMs: made.access.startedMs };
    const earlier = openCheckRun(mine, made.access, (state) => states.push(state));
    await withClient(made.access, 20_000, (client) => earlier.find(client));
    await beginLater(made, minute);
    expect(await earlier.close('Canceled by SIGINT')).toBeUndefined();
    expect(states.at(-1)).toBe('');
    const left = states.find((state) => state.includes('@')) ?? '';
    const closed = await closeLeftOpen(left, { opening: mine, text: 'cut off' }, made.access);
    expect(closed).toEqual({ wasOpen: true, warning: undefined });
    expect(made.github.store.checkRuns).toMatchObject([{ status: 'in_progress', summary: 'Scanning again' }]);
  });

  it('shows the later one where that has a check run of its own', async () => {
    const made = await openWorld();
    const { publish: publishEarlier } = await endLate(made);
    const [first] = made.github.store.checkRuns;
    await addForeignRun(made, 0, { externalId: `scan-gate:@${made.access.startedMs + minute}` });
    expect((await publishEarlier(passedReport())).lines).toEqual([line]);
    expect(first).toMatchObject({ status: 'in_progress' });
  });

  it('is not taken over by one that began earlier and comes to it later', async () => {
    const made = await openWorld();
    await beginLater(made, minute);
    expect(await start(made.access)).toBe('overtaken');
    const passed = await publish(made, passedReport());
    expect(passed).toMatchObject({ isMarked: false, lines: [line], warnings: [] });
    expect(made.github.store.checkRuns).toMatchObject([{ status: 'in_progress', summary: 'Scanning again' }]);
  });

  it.each([
    ['that began together', 0, undefined],
    ['of which the later one is of another event', minute, 'push'],
  ])('%s shows the one that ends', async (_, byMs, event) => {
    const made = await openWorld();
    const { publish: publishEarlier } = await endLate(made);
    await beginLater(made, byMs, event);
    expect((await publishEarlier(passedReport())).lines).toEqual([]);
    expect(made.github.store.checkRuns[0]).toMatchObject({ conclusion: 'success' });
  });
});

describe('check run under faults', () => {
  it.each([
    ['done', true],
    ['not done', false],
  ])('adds no annotation twice when a reset hides that an update was %s', async (_, isApplied) => {
    const made = await openWorld({
      fault: ({ operation }, count) =>
        operation === updateRoute && count === 2 ? { kind: 'reset', isApplied } : undefined,
    });
    const { warnings } = await publish(made, reportOf(160), { maxAnnotations: 5000 });
    expect(warnings).toEqual([]);
    expect(titlesOf(made)).toEqual(Array.from(reportOf(160).findings, ({ title }) => `high: ${title}`));
  });

  it('is concluded in time, and says for how many annotations there was none', async () => {
    let nowMs = 0;
    const clock = { ...eventClock([]), now: () => nowMs };
    const fault: TestGithubOptions['fault'] = ({ operation }) => {
      // Of 180 s three updates leave 12.
      if (operation === updateRoute) nowMs += 56_000;
      return undefined;
    };
    const made = await openWorld({ fault }, { clock });
    const { lines, warnings } = await publish(made, reportOf(230), { maxAnnotations: 5000 });
    expect(warnings).toEqual(['There was no time for 50 annotations of the check run']);
    expect(lines).toEqual(['Annotated: 180 of 230 blocking findings; see the report file for all']);
    const [checkRun] = made.github.store.checkRuns;
    expect(checkRun).toMatchObject({ conclusion: 'failure', text: lines[0] });
    expect(checkRun?.annotations).toHaveLength(180);
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
        expect(titlesOf(made)).toEqual(Array.from(reportOf(size).findings, ({ title }) => `high: ${title}`));
      }),
      { numRuns: 40 },
    );
  });

  it('is created once when the answer to its creation was lost', async () => {
    const made = await openWorld({
      fault: ({ operation }, count) => (operation === createRoute && count === 1 ? { kind: 'lost' } : undefined),
    });
    await publish(made, passedReport());
    expect(made.github.store.checkRuns).toMatchObject([{ conclusion: 'success' }]);
  });

  it.each([
    [70, 1, '50 annotations', 20],
    [51, 2, '1 annotation', 50],
  ])(
    'is completed without the batch that GitHub refuses: of %i in update %i, %s',
    async (total, refused, lost, shown) => {
      const made = await openWorld({
        fault: ({ operation }, count) =>
          operation === updateRoute && count === refused
            ? { kind: 'answer', status: 422, message: 'Invalid request' }
            : undefined,
      });
      const { warnings, lines } = await publish(made, reportOf(total), { maxAnnotations: 5000 });
      expect(warnings).toEqual([`GitHub refused ${lost} of the check run`]);
      expect(lines).toEqual([`Annotated: ${shown} of ${total} blocking findings; see the report file for all`]);
      expect(made.github.store.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
    },
  );

  it('is completed in time, and says for how many annotations there was none', async () => {
    const made = await openWorld({
      fault: ({ operation }, count) =>
        operation === updateRoute && count === 1
          ? { kind: 'answer', status: 429, headers: { 'retry-after': '167' } }
          : undefined,
    });
    const { warnings, lines } = await publish(made, reportOf(300), { maxAnnotations: 5000 });
    expect(warnings).toEqual(['There was no time for 200 annotations of the check run']);
    const line = 'Annotated: 100 of 300 blocking findings; see the report file for all';
    expect(lines).toEqual([line]);
    expect(made.github.store.checkRuns).toMatchObject([{ conclusion: 'failure', text: line }]);
    expect(made.github.store.checkRuns[0]?.annotations).toHaveLength(100);
  });

  it('is completed without its findings when they cannot be written', async () => {
    const made = await openWorld({
      fault: ({ operation, body }) =>
        operation === updateRoute && JSON.stringify(body).includes('How this was decided')
          ? { kind: 'answer', status: 500 }
          : undefined,
    });
    const { warnings, isMarked } = await publish(made, passedReport());
    expect(warnings).toHaveLength(1);
    expect(isMarked).toBe(false);
    expect(made.github.store.checkRuns).toMatchObject([{ conclusion: 'success', summary: 'nothing blocks.' }]);
  });

  it('gives way to workflow commands and names the permission when the token may not write it', async () => {
    const made = await openWorld({ missing: ['checks'] });
    expect(await start(made.access)).toBeUndefined();
    const result = await publish(made, sampleReport(), { annotations: 'check-run' });
    expect(result.isMarked).toBe(false);
    expect(result.warnings).toEqual([
      'The check run could not be written: POST /repos/{owner}/{repo}/check-runs answered 403: Resource not accessible by integration. Give the job the permission "checks: write".',
    ]);
  });

  it('is not missed aloud without the permission, where nobody asked for it in particular', async () => {
    const made = await openWorld({ missing: ['checks'] });
    const { warnings, lines, isMarked } = await publish(made, sampleReport(), { annotations: 'auto' });
    expect({ warnings, isMarked }).toEqual({ warnings: [], isMarked: false });
    expect(lines).toEqual([expect.stringContaining('"checks: write"')]);
  });

  it('gets no annotation again whose words have changed', async () => {
    const made = await openWorld();
    await publish(made, sampleReport());
    const findings = [...sampleReport().findings].map((finding) => ({
      ...finding,
      title: `${finding.title}!`,
      cvss: 5,
    }));
    const { lines } = await publish(made, sampleReport({ findings }));
    expect(made.github.store.checkRuns[0]?.annotations).toHaveLength(2);
    expect(lines).toEqual([]);
  });

  it('gives way on a server without check runs', async () => {
    const made = await openWorld({ edition: 'ghes-3.17', absent: [createRoute] });
    const result = await publish(made, sampleReport());
    expect(result.isMarked).toBe(false);
    expect(result.warnings).toEqual([expect.stringContaining('this GitHub server does not support it')]);
  });

  it('works on a GitHub Enterprise server', async () => {
    const made = await openWorld({ edition: 'ghes-3.17' });
    expect((await publish(made, sampleReport())).warnings).toEqual([]);
    expect(made.github.store.checkRuns).toMatchObject([{ conclusion: 'failure' }]);
  });

  it('gives way to workflow commands without a token or a commit', async () => {
    const made = await openWorld();
    const withoutToken = await publishOn(
      {
        ...made.access,
        token: undefined,
      },
      inputOf(sampleReport(), { annotations: 'auto' }),
    );
    expect(withoutToken).toMatchObject({ isMarked: false, warnings: [expect.stringContaining('github-token')] });
    const withoutCommit = await publish(made, sampleReport({ headSha: undefined }));
    expect(withoutCommit).toMatchObject({ isMarked: false, warnings: [] });
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
    [{ ...inconclusive, reason: 'unavailable', exitCode: 0 }, 'neutral'],
    [{ ...inconclusive, reason: 'not-waited', exitCode: 0 }, 'neutral'],
  ] satisfies [Partial<Report>, string][])('of %j is %s', async (overrides, conclusion) => {
    const made = await openWorld();
    await publish(made, sampleReport(overrides));
    expect(made.github.store.checkRuns).toMatchObject([{ conclusion }]);
  });
});

describe('hostile text in a check run', () => {
  it('is taken by GitHub and stays within its limits', async () => {
    const made = await openWorld();
    for (const text of pickTwelfth(0, hostileCategories.megabytes)) {
      const report = { ...hostileReport(text), headSha: sampleSha, pullRequest: 128 };
      const { warnings } = await publish(made, report);
      expect(warnings).toEqual([]);
    }
    expect(made.github.store.checkRuns.length).toBeGreaterThan(0);
    for (const { summary, text } of made.github.store.checkRuns) {
      expect(Buffer.byteLength(summary ?? '')).toBeLessThanOrEqual(65_535);
      expect(Buffer.byteLength(text ?? '')).toBeLessThanOrEqual(65_535);
    }
  });

  it('is as harmless at its end as at its opening', async () => {
    for (const text of pickTwelfth(3)) {
      const made = await openWorld();
      const checkRun = openCheckRun({ ...opening, text }, made.access);
      await withClient(made.access, 20_000, (client) => checkRun.find(client));
      const begun = made.github.store.checkRuns[0]?.summary;
      await checkRun.close(text);
      const [{ status, summary } = { status: '', summary: '' }] = made.github.store.checkRuns;
      expect([status, summary]).toEqual([
        'completed',
        begun === 'The scan is under way.' ? 'The run has ended.' : begun,
      ]);
    }
  });

  it('never holds the key of the service', async () => {
    const made = await openWorld();
    const key = made.access.secrets[0] ?? '';
    await publish(
      made,
      { ...hostileReport(`title ${key} "quoted"`), headSha: sampleSha },
      { commentSummaryInPr: 'always' },
    );
    const sent = JSON.stringify(made.github.asked.map(({ body }) => body));
    expect(sent).toContain('title *** ');
    expect(sent).not.toContain(key);
  });
});
