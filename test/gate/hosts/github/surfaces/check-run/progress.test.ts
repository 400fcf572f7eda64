import { describe, expect, it } from 'vitest';
import { withClient } from '../../../../../../src/gate/hosts/github/surfaces/access.ts';
import { closeLeftOpen, openCheckRun } from '../../../../../../src/gate/hosts/github/surfaces/check-run/progress.ts';
import type { Report } from '../../../../../../src/gate/report/report.ts';
import { createDefaultSettings, type OptionalSettings } from '../../../../../../src/gate/settings/reading.ts';
import { publishToGithub } from '../../../../../../src/gate/surfaces/publish.ts';
import type { TestGithubOptions } from '../../../../../github/server.ts';
import { inconclusiveReport, openWorld, passedReport, sampleChanges } from '../../../../../github/set-up.ts';
import { sampleReport, sampleSha } from '../../../../report/sample.ts';

const createRoute = 'POST /repos/{owner}/{repo}/check-runs';
const listRoute = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
const updateRoute = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
const runUrl = 'https://github.com/acme/shop/actions/runs/1';
const startedMs = Date.now();
const opening = { headSha: sampleSha, category: undefined, text: 'Usually takes 2 min', runUrl, startedMs };

/** A run whose check run was opened with the settings of its step. */
async function begin(options: TestGithubOptions = {}) {
  const controller = new AbortController();
  const made = await openWorld(options, { cancel: controller.signal });
  const states: string[] = [];
  const checkRun = openCheckRun(opening, made.access, (state) => states.push(state));
  const publish = (report: Report, annotations: OptionalSettings['annotations']) =>
    publishToGithub(
      report,
      { ...createDefaultSettings(), annotations },
      { access: made.access, checkRun, changes: sampleChanges() },
    );
  return { ...made, checkRun, states, publish, cancel: () => controller.abort(new Error('Canceled by SIGINT')) };
}

/** Waits until it is open. */
function opened({ access, checkRun }: Awaited<ReturnType<typeof begin>>) {
  return withClient(access, 20_000, (client) => checkRun.find(client));
}

const kinds = ['auto', 'check-run', 'commands', 'review', 'none'] as const;
const ends: [way: string, report: Report, conclusion: string][] = [
  ['a verdict that fails', sampleReport(), 'failure'],
  ['a pass', passedReport(), 'success'],
  ['an error', inconclusiveReport(), 'failure'],
  ['the time limit', inconclusiveReport({ reason: 'timeout' }), 'timed_out'],
  ['a cancel', inconclusiveReport({ reason: 'cancelled' }), 'cancelled'],
];

/** What the opening asked for was done, its answer was lost, and it has no time to look. */
const lostOpening: TestGithubOptions['fault'] = ({ operation }, count) => {
  if (operation === createRoute && count === 1) return { kind: 'lost' };
  if (operation !== listRoute || count !== 2) return undefined;
  return { kind: 'answer', status: 429, headers: { 'retry-after': '3600' } };
};

describe('a check run that was opened', () => {
  const cases = kinds.flatMap((annotations) => ends.map((end) => [annotations, ...end] as const));
  it.each(cases)(
    'is completed under annotations: %s of the policy file by %s',
    async (annotations, _, report, conclusion) => {
      const run = await begin();
      if (conclusion === 'cancelled') {
        await opened(run);
        run.cancel();
      }
      const { warnings, isMarked } = await run.publish(report, annotations);
      expect(warnings).toEqual([]);
      expect(run.github.store.checkRuns).toMatchObject([{ status: 'completed', conclusion }]);
      expect(run.states.at(-1)).toBe('');
      const inCheckRun = annotations === 'auto' || annotations === 'check-run';
      const marked = [...report.findings].length > 0 && inCheckRun;
      expect(run.github.store.checkRuns[0]?.annotations.length).toBe(marked ? 2 : 0);
      expect(isMarked).toBe(conclusion !== 'cancelled' && (inCheckRun || annotations === 'review'));
      expect(await run.checkRun.close('once more')).toBeUndefined();
      expect(run.github.store.checkRuns).toMatchObject([{ conclusion }]);
    },
  );

  it('is not left open by a cancel while its opening is under way, whether it was opened or not', async () => {
    const run = await begin();
    run.cancel();
    await run.publish(inconclusiveReport({ reason: 'cancelled' }), 'auto');
    expect(run.github.store.checkRuns.filter(({ status }) => status !== 'completed')).toEqual([]);
  });

  it.each(kinds)('is completed under annotations: %s when nothing was published at all', async (annotations) => {
    const run = await begin();
    if (annotations === 'none') {
      await opened(run);
      run.cancel();
    }
    expect(await run.checkRun.close('The run ended early')).toBeUndefined();
    expect(run.github.store.checkRuns).toMatchObject([{ conclusion: 'cancelled', summary: 'The run ended early' }]);
    expect(run.states.at(-1)).toBe('');
  });

  it.each(kinds)(
    'is found and completed under annotations: %s when the answer to its opening was lost',
    async (annotations) => {
      const run = await begin({ fault: lostOpening });
      const { warnings } = await run.publish(sampleReport(), annotations);
      expect(warnings).toEqual([]);
      expect(run.states).toEqual(['unknown', '']);
      expect(run.github.store.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'failure' }]);
    },
  );

  it('is completed without its findings when GitHub refuses what was to be said', async () => {
    const run = await begin({
      fault: ({ operation, body }) =>
        operation === updateRoute && JSON.stringify(body).includes('How this was decided')
          ? { kind: 'answer', status: 500 }
          : undefined,
    });
    const { warnings } = await run.publish(passedReport(), 'none');
    expect(warnings).toEqual([expect.stringContaining('The check run could not be written')]);
    expect(run.github.store.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'success' }]);
  });

  it('is kept for the post part until it is completed', async () => {
    const run = await begin();
    await run.checkRun.close('ended');
    const [checkRun] = run.github.store.checkRuns;
    expect(run.states).toEqual(['unknown', `${checkRun?.id}@${checkRun?.externalId.split('@')[1]}`, '']);
  });

  it('after a cancel is not opened at all', async () => {
    const made = await openWorld({}, { cancel: AbortSignal.abort(new Error('Canceled by SIGINT')) });
    const states: string[] = [];
    expect(await openCheckRun(opening, made.access, (state) => states.push(state)).close('ended')).toBeUndefined();
    expect(made.github.asked).toEqual([]);
    expect(states.at(-1)).toBe('');
  });

  it('that GitHub refused is nothing to close', async () => {
    const run = await begin({ missing: ['checks'] });
    expect(await run.checkRun.close('ended')).toBeUndefined();
    expect(run.states).toEqual(['unknown', '']);
    const { warnings } = await run.publish(passedReport(), 'none');
    expect(warnings).toEqual([]);
  });

  it('and cannot be closed is left to the post part, with a warning', async () => {
    const run = await begin({
      fault: ({ operation }) => (operation === updateRoute ? { kind: 'answer', status: 403 } : undefined),
    });
    expect(await run.checkRun.close('ended')).toContain('The end of the check run could not be written');
    expect(run.states.at(-1)).toMatch(/^\d+@\d{13}$/);
  });
});

describe('the post part', () => {
  const cancelling = { opening, text: 'cut off' };

  it.each([
    ['by its id', (id: number) => `${id}@${startedMs}`],
    ['by what it is, when its id is not known', () => 'unknown'],
  ])('closes what was left open %s', async (_, stateOf) => {
    const run = await begin();
    await opened(run);
    const [checkRun] = run.github.store.checkRuns;
    const closed = await closeLeftOpen(stateOf(checkRun?.id ?? 0), cancelling, run.access);
    expect(closed).toEqual({ wasOpen: true, warning: undefined });
    expect(run.github.store.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'cancelled' }]);
  });

  it.each([
    ['a completed one', { conclusion: 'success', status: 'completed' }],
    ["another run's", { detailsUrl: 'https://github.com/acme/shop/actions/runs/2' }],
    ["another gate's", { externalId: 'scan-gate:backend' }],
  ])('leaves %s alone when the id is not known', async (_, change) => {
    const run = await begin();
    await opened(run);
    const [checkRun] = run.github.store.checkRuns;
    Object.assign(checkRun ?? {}, change);
    await closeLeftOpen('unknown', cancelling, run.access);
    expect(checkRun?.conclusion).not.toBe('cancelled');
  });

  it.each(['', '0', '-1', '1e3', '17', '17@', '0@17', '17@x', 'other'])(
    'does nothing about the state %j',
    async (state) => {
      const run = await begin();
      await opened(run);
      run.github.asked.length = 0;
      expect(await closeLeftOpen(state, cancelling, run.access)).toEqual({ wasOpen: false });
      expect(run.github.asked).toEqual([]);
    },
  );
});
