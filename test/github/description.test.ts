import { describe, expect, it, onTestFinished } from 'vitest';
import { readDescription } from './description.ts';
import { startTestGithub, type TestGithub } from './server.ts';
import { samplePull } from './set-up.ts';

async function post(path: string, body: object): Promise<{ github: TestGithub; status: number }> {
  const github = await startTestGithub({ store: { pulls: { 128: samplePull() } } });
  onTestFinished(() => github.stop());
  const headers = { authorization: `token ${github.token}`, 'x-github-api-version': '2022-11-28' };
  const answer = await fetch(github.apiUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { github, status: answer.status };
}

const { headSha } = samplePull();
const annotation = { path: 'a.ts', start_line: 1, end_line: 1, annotation_level: 'notice', message: 'm' };
const checkRun = (output: object) => ({
  name: 'n',
  head_sha: headSha,
  output: { title: 't', summary: 's', ...output },
});

describe("GitHub's description", () => {
  it('tells operations apart whose addresses begin alike', () => {
    const { match } = readDescription('api.github.com');
    expect(match('GET', '/repos/o/r/commits/heads/a/b')?.operation).toBe('GET /repos/{owner}/{repo}/commits/{ref}');
    expect(match('GET', '/repos/o/r/commits/abc/check-runs')?.operation).toContain('/check-runs');
    expect(match('GET', '/repos/o/r/made-up')).toBeUndefined();
  });
});

describe('the test GitHub', () => {
  it.each([
    ['an unknown field', '/repos/a/b/issues/128/comments', { body: 'x', color: 'red' }],
    ['a missing field', '/repos/a/b/issues/128/comments', {}],
    [
      'an unknown level',
      '/repos/a/b/check-runs',
      checkRun({ annotations: [{ ...annotation, annotation_level: 'x' }] }),
    ],
    [
      '51 annotations',
      '/repos/a/b/check-runs',
      checkRun({ annotations: Array.from({ length: 51 }, () => annotation) }),
    ],
    ['an unknown operation', '/repos/a/b/check-walks', {}],
  ])('complains about %s', async (_, path, body) => {
    const { github, status } = await post(path, body);
    expect(status).toBeGreaterThanOrEqual(404);
    expect(github.complaints.length).toBeGreaterThan(0);
  });

  it.each([
    ['a summary of too many bytes', '/repos/a/b/check-runs', checkRun({ summary: 'é'.repeat(40_000) })],
    ['a line 0', '/repos/a/b/check-runs', checkRun({ annotations: [{ ...annotation, start_line: 0 }] })],
    ['a path outside', '/repos/a/b/check-runs', checkRun({ annotations: [{ ...annotation, path: '../a' }] })],
    ['a comment that is too long', '/repos/a/b/issues/128/comments', { body: 'x'.repeat(65_537) }],
  ])('refuses %s', async (_, path, body) => {
    expect((await post(path, body)).status).toBe(422);
  });

  it('refuses a whole review for one line outside the diff', async () => {
    const comments = [42, 300].map((line) => ({ path: 'src/db/users.ts', line, side: 'RIGHT', body: 'x' }));
    const review = { commit_id: headSha, event: 'COMMENT', body: 'x' };
    const bad = await post('/repos/a/b/pulls/128/reviews', { ...review, comments });
    expect(bad.status).toBe(422);
    expect(bad.github.store.reviewComments).toEqual([]);
    const good = await post('/repos/a/b/pulls/128/reviews', { ...review, comments: comments.slice(0, 1) });
    expect(good.status).toBe(200);
  });
});
