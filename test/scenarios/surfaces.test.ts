/** The settings that say what is shown where, and what stands there, through the action. */
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hostileCategories } from '../fixtures/hostile/corpus.ts';
import { foreignPartsOf } from '../gate/report/own-markdown.ts';
import { startTestGithub, type TestGithub } from '../github/server.ts';
import { completed, repository, type Script, violation } from '../scripted-service.ts';
import { commandNames, expectEnd } from './expect-end.ts';
import { type Ended, timeScales } from './run-action.ts';
import { gitAnswer, makeCheckout, pullRequest, quietPlace, runScripted, startGithub } from './world.ts';

beforeAll(quietPlace);

describe('the surfaces of the action', () => {
  const bad: Partial<Script> = {
    polls: [completed({ high: 12 })],
    lists: [Array.from({ length: 12 }, () => violation())],
  };

  it('marks nothing with annotations: none', async () => {
    const { ended } = await runScripted(bad, { inputs: { annotations: 'none' } });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    expect(commandNames(ended)).toEqual(['add-mask', 'error']);
  });

  it('names nothing with disclose: counts, but in the report file', async () => {
    const { ended } = await runScripted(bad, { inputs: { disclose: 'counts' } });
    expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
    expect(ended.stdout + ended.summary).not.toContain('src/db.js');
    expect(ended.stdout).toContain('12 findings not named here');
    expect(ended.report.findings).toHaveLength(12);
  });
});

/** The first of every kind, as far as a file may hold them. */
const texts = Object.values(hostileCategories).flatMap((category) => category.slice(0, 3));
const lines = texts.filter((text) => text.trim() !== '' && text.length < 500 && !/\p{Cc}|^!/u.test(text));

const idOf = (index: number) => `vio_hostile_${index}`;

/** A policy whose every text tries to act; the first exceptions cover findings. */
const policy = {
  exceptions: lines.map((text, index) => ({
    title: index < 5 ? text : `${text} and no finding`,
    // Authors choose the words of a title: an exception names a finding besides.
    violation_id: idOf(texts.indexOf(text)),
    reason: `${text} and so on, and so on`,
    owner: text,
    expires: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
  })),
};

/** A pull request under that policy, and a GitHub that takes what is written about it. */
async function runHostile(filePath: string | undefined, inputs: Record<string, string>) {
  const checkout = makeCheckout({ 'README.md': 'A shop\n' }, { feature: { 'src/new.js': 'one()\ntwo()\n' } });
  const { main: base = '', feature: head = '' } = checkout.heads;
  const git = await startGithub(checkout, { pulls: { 7: { base, head } } });
  const github = await startTestGithub({
    store: { pulls: { 7: { headSha: head, lines: { 'src/new.js': [[1, 2]] } } } },
    otherwise: (request) =>
      request.path.endsWith('/contents/.github/scan-gate.yml')
        ? { status: 200, body: policy }
        : gitAnswer(git, request),
  });
  onTestFinished(() => github.stop());
  const list = texts.map((text, index) =>
    violation({
      violation_id: idOf(index),
      title: text,
      file_path: filePath ?? text,
      line_number: 2,
      description: text,
      remediation: text,
      code_snippet: text,
      cwe: text,
    }),
  );
  const diagnostics = texts.slice(0, 20).map((text) => ({ engine: text, message: text, file_path: text }));
  const script: Partial<Script> = {
    repositories: [{ ...repository, name: lines.join(' ') }],
    polls: [{ ...completed({ high: list.length }), diagnostics }],
    lists: [list],
  };
  const { ended } = await runScripted(script, {
    event: pullRequest('feature', checkout),
    apiUrl: github.apiUrl,
    env: { SCAN_GATE_TIME_SCALE: timeScales.embedded },
    inputs: { 'github-token': github.token, scope: 'scan', ...inputs },
  });
  expectEnd(ended, { verdict: 'failed', reason: 'violations', code: 1 });
  expect(github.complaints).toEqual([]);
  return { ended, github };
}

/** All Markdown that is there when a run has ended. */
function markdownOn({ store }: TestGithub, { summary }: Ended): string[] {
  const { comments, reviews, reviewComments, checkRuns } = store;
  const bodies = [...comments, ...reviews, ...reviewComments].map(({ body }) => body);
  const outputs = checkRuns.flatMap((run) => [run.summary, run.text]);
  return [summary, ...bodies, ...outputs].filter((text): text is string => typeof text === 'string');
}

describe('what the action writes under a hostile policy', () => {
  it('is mere text in the summary, the comment and the check run', async () => {
    const { ended, github } = await runHostile(undefined, { 'comment-summary-in-pr': 'always' });
    const written = markdownOn(github, ended);
    expect(written.length).toBeGreaterThanOrEqual(3);
    expect(written.flatMap(foreignPartsOf)).toEqual([]);
    expect(written[0]).toContain('5 accepted');
    const [run] = github.store.checkRuns;
    expect(run?.annotations.length).toBeGreaterThan(0);
    const hidden = /[^\P{Cc}\n]|[\p{Cf}\p{Zl}\p{Zp}]/u;
    for (const { title, message } of run?.annotations ?? []) expect(`${title}\n${message}`).not.toMatch(hidden);
    expect(run?.title).not.toMatch(hidden);
  });

  it('is mere text in a review', async () => {
    const { ended, github } = await runHostile('src/new.js', { annotations: 'review' });
    expect(github.store.reviewComments.length).toBeGreaterThan(20);
    expect(markdownOn(github, ended).flatMap(foreignPartsOf)).toEqual([]);
  });
});
