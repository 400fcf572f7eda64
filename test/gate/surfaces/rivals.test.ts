/** Several gates of one attempt of a run without a category: the worst result stays on every host, and each says why. */
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../src/gate/report/report.ts';
import { surfaces } from '../../../src/gate/surfaces/registry.ts';
import type { PlatformSurface } from '../../../src/gate/surfaces/surface.ts';
import { inconclusiveReport, inputOf, passedReport, publishOn, setUp } from '../../github/set-up.ts';
import { listedWhole, sampleReport } from '../report/sample.ts';
import { platformVariables } from './platform-runs.ts';
import { playScene } from './platform-scene.ts';
import { type Answer, type Asked, azureTwin, gitlabTwin, type Note, type Thread } from './platform-twins.ts';

interface Host {
  twin(asked: Asked): Answer;
  /** What people see. */
  look(): string[];
}

/** Notes that are listed by an envelope, made, and changed: enough of Bitbucket and Gitea. */
function startNotes(wrap: (notes: object[]) => unknown): Host {
  const notes: Record<string, unknown>[] = [];
  return {
    look: () => notes.map((each) => JSON.stringify(each)),
    twin({ method, url, body }) {
      if (url.pathname.endsWith('/user')) return { status: 200, body: { id: 1 } };
      if (method === 'GET') return { status: 200, body: wrap(notes) };
      const given = JSON.parse(body ?? '{}');
      if (method === 'POST') notes.unshift({ id: notes.length + 1, user: { id: 1 }, status: given.state, ...given });
      else Object.assign(notes.find(({ id }) => id === Number(url.pathname.split('/').at(-1))) ?? {}, given);
      return { status: 200, body: notes[0] };
    },
  };
}

function startReport(): Host {
  let report: object | undefined;
  return {
    look: () => [JSON.stringify(report)],
    twin({ method, url, body }) {
      if (url.pathname.includes('/annotations')) return { status: 200, body: { values: [] } };
      if (method === 'PUT') report = JSON.parse(body ?? '{}');
      return report === undefined ? { status: 404, body: {} } : { status: 200, body: report };
    },
  };
}

function startGitlab(): Host {
  const notes: Note[] = [];
  return { twin: gitlabTwin(notes, { token: 'glpat-1' }), look: () => notes.map(({ body }) => body) };
}

function startAzure(): Host {
  const threads: Thread[] = [];
  return {
    twin: azureTwin(threads, { token: 'eyJ' }),
    look: () => threads.map(({ status, comments }) => `${comments[0]?.content} ${status}`),
  };
}

/** The variables of the run, of the first job, of a second job beside it, and of a new attempt of either. */
type Jobs = Record<'run' | 'first' | 'second' | 'again', Record<string, string>>;

const sameJob = (run: Record<string, string>, again: Record<string, string>): Jobs => ({
  ...{ run, first: {}, second: {}, again },
});

const jobs: Readonly<Record<string, Jobs>> = {
  gitlab: {
    run: { CI_PIPELINE_ID: '40', CI_PIPELINE_URL: 'https://gitlab.example/acme/shop/-/pipelines/40' },
    first: { CI_JOB_ID: '401', CI_JOB_NAME: 'gate: [a]' },
    second: { CI_JOB_ID: '402', CI_JOB_NAME: 'gate: [b]' },
    again: { CI_JOB_ID: '409' },
  },
  azure: sameJob({ BUILD_BUILDID: '5', SYSTEM_STAGEATTEMPT: '1', SYSTEM_JOBATTEMPT: '1' }, { SYSTEM_JOBATTEMPT: '2' }),
  bitbucket: sameJob(
    { BITBUCKET_GIT_HTTP_ORIGIN: 'http://bitbucket.org/acme/shop', BITBUCKET_STEP_RUN_NUMBER: '1' },
    { BITBUCKET_STEP_RUN_NUMBER: '2' },
  ),
  gitea: sameJob(
    { GITHUB_RUN_ID: '12', GITHUB_RUN_ATTEMPT: '1', GITHUB_SERVER_URL: 'https://gitea.example' },
    { GITHUB_RUN_ATTEMPT: '2' },
  ),
};

const starts: Readonly<Record<string, () => Host>> = {
  'The note on the merge request': startGitlab,
  'The thread on the pull request': startAzure,
  'The report in Code Insights': startReport,
  'The status of the commit': () => startNotes((notes) => notes),
  'The comment on the pull request (bitbucket)': () => startNotes((values) => ({ values })),
  'The comment on the pull request (gitea)': () => startNotes((notes) => notes),
};

/** The variable that tells a job from the others of its attempt. Gitea has none. */
const jobIds: Readonly<Record<string, string>> = {
  gitlab: 'CI_JOB_ID',
  azure: 'SYSTEM_JOBID',
  bitbucket: 'BITBUCKET_STEP_UUID',
};

const rivalsNote = 'Several gates of this run write the same results, because category is missing or the same';
const failed = sampleReport(listedWhole());
const passed = passedReport();
const undecided = inconclusiveReport();

describe('several gates of one attempt that write a review', () => {
  it.each([
    ['a failure, then a pass', [failed, passed]],
    ['a pass, then a failure', [passed, failed]],
  ])('resolve nothing of each other: %s', async (_, reports) => {
    const world = await setUp({}, { attempt: '12.1' });
    const play = (report: Report, attempt: string) =>
      publishOn({ ...world.access, attempt }, inputOf(report, { annotations: 'review' }));
    const { store } = world.github;
    const settled = () => store.reviewComments.filter(({ body }) => body.includes('✅'));
    // An earlier attempt has found it already.
    await play(failed, '11.1');
    await play(reports[0] as Report, '12.1');
    expect((await play(reports[1] as Report, '12.1')).warnings.join()).toContain(rivalsNote);
    expect(settled()).toEqual([]);
    expect(store.reviewComments.filter(({ body }) => body.includes(rivalsNote))).toHaveLength(1);
    expect((await play(passed, '12.2')).warnings).toEqual([]);
    expect(settled()).toHaveLength(store.reviewComments.length);
    expect(store.reviewComments.filter(({ body }) => body.includes(rivalsNote))).toEqual([]);
    await world.stop();
  });
});

const onHosts = surfaces.filter((each): each is PlatformSurface => each.kind === 'platform');
describe('several gates of one attempt on another host', () => {
  it.each(
    onHosts.flatMap((surface) =>
      [
        { surface, name: 'a failure, then a pass', reports: [failed, passed], shown: 'block this' },
        { surface, name: 'a pass, then a failure', reports: [passed, failed], shown: 'block this' },
        { surface, name: 'inconclusive, then a pass', reports: [undecided, passed], shown: 'could not be reached' },
        { surface, name: 'a failure, then inconclusive', reports: [failed, undecided], shown: 'block this' },
      ].map((row) => ({ ...row, system: surface.system, what: surface.name })),
    ),
  )('show the worst result: $what ($system), $name', async ({ surface, reports, shown, system, what }) => {
    const start = starts[what] ?? starts[`${what} (${system})`];
    const host = start?.();
    const { run, first, second, again } = jobs[system] as Jobs;
    const play = (report: (typeof reports)[number], job: Record<string, string>) =>
      playScene({
        surface,
        report,
        variables: { ...platformVariables[system], ...run, ...job },
        settings: { commentSummaryInPr: 'always' },
        secrets: [],
        twin: host?.twin,
      });
    const said = [];
    for (const [index, report] of reports.entries()) said.push(await play(report, index === 0 ? first : second));
    expect(said[0]).not.toContain(rivalsNote);
    expect(said[1]).toContain(rivalsNote);
    expect(host?.look()[0]).toContain(shown);
    expect(host?.look()[0]?.replaceAll('\\n', '\n')).toContain(rivalsNote);
    if (!what.includes('status')) expect(host?.look()).toHaveLength(1);
    // A new attempt replaces what an earlier one found.
    await play(passed, { ...(reports[0] === passed ? second : first), ...again });
    expect(host?.look()[0]).not.toContain(shown);
    expect(host?.look()[0]).not.toContain(rivalsNote);
  });
});

const own = { job: 'one', given: 'a' };
const otherSettings = { job: 'one', given: 'b' };
const otherJob = { job: 'two', given: 'a' };
const unknownSettings = { job: 'one', given: undefined };
const offline = sampleReport({ ...listedWhole(), serviceOrigin: undefined });
const otherCommit = passedReport({ headSha: 'c'.repeat(40) });

describe('the same gate again in its job on another host', () => {
  it.each(
    onHosts.flatMap((surface) =>
      (
        [
          ['that passes replaces its failure', [own, failed], [own, passed], undefined],
          ['that passes replaces its inconclusive run', [own, undecided], [own, passed], undefined],
          ['that fails replaces its pass', [own, passed], [own, failed], undefined],
          ['with other settings is another', [own, failed], [otherSettings, passed], failed],
          ['with unknown settings is another', [unknownSettings, failed], [unknownSettings, passed], failed],
          ['in another job is another', [own, failed], [otherJob, passed], failed],
          ['on files is another', [own, offline], [own, passedReport({ origin: 'sarif' })], failed],
          ['about another commit is another', [own, failed], [own, otherCommit], failed],
          ['stays beside another that failed', [own, failed], [otherSettings, failed], [own, passed], failed],
          ['stays beside another that passed', [own, failed], [otherSettings, passed], [own, passed], failed],
          ['stays beside an inconclusive one', [own, passed], [otherSettings, undecided], [own, passed], undecided],
        ] as const
      ).map(([name, ...steps]) => ({ surface, name, steps, system: surface.system, what: surface.name })),
    ),
  )('$name: $what ($system)', async ({ surface, steps, system, what }) => {
    const host = (starts[what] ?? starts[`${what} (${system})`])?.();
    const kept = steps.at(-1) as Report | undefined;
    const said: string[] = [];
    for (const [{ job, given }, report] of steps.slice(0, -1) as [typeof own, Report][])
      said.push(
        await playScene({
          surface,
          report,
          variables: {
            ...{ ...platformVariables[system], ...jobs[system]?.run, ...jobs[system]?.first },
            ...{ CI_JOB_NAME: job, [jobIds[system] ?? 'NO_JOB_ID']: job },
          },
          settings: { commentSummaryInPr: 'always', given },
          secrets: [],
          twin: host?.twin,
        }),
      );
    const look = host?.look()[0]?.replaceAll('\\n', '\n') ?? '';
    if (kept !== undefined) expect(look).toContain(kept === failed ? 'block this' : 'could not be reached');
    else if (jobIds[system] === undefined) expect(said.at(-1)).toContain(rivalsNote);
    else {
      expect(`${said.join()}${look}`).not.toContain(rivalsNote);
      expect(look.includes('block this')).toBe((steps.at(-2) as [unknown, Report])[1] === failed);
    }
  });
});
