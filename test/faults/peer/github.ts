/** The part of GitHub that a run on a pull request meets: commits, a policy file, a comparison, a check run, comments. */
import type { Asked, Truth } from './wire.ts';

export const headSha = 'a'.repeat(40);
export const baseSha = 'b'.repeat(40);

export interface GithubState {
  /** Text of `.github/scan-gate.yml` on the default branch. */
  policy: string;
  checkRuns: Record<string, unknown>[];
  comments: { id: number; body: string; user: { login: string } }[];
}

export function newGithub(policy: string): GithubState {
  return { policy, checkRuns: [], comments: [] };
}

const json = (status: number, body: unknown): Truth => ({ status, body: JSON.stringify(body) });
const notFound = json(404, { message: 'Not Found' });

/** Does what is asked for, and answers. */
export function githubTruth(state: GithubState, { method, path, body }: Asked): Truth {
  const rest = path.replace('/repos/acme/shop/', '');
  const given = body === '' ? {} : JSON.parse(body);
  if (path === '/graphql') return json(200, { data: { viewer: { login: 'github-actions[bot]' } } });
  if (rest.startsWith('check-runs') || rest.includes('/check-runs')) return checkRun(state, method, rest, given);
  if (rest === 'issues/7/comments') return comments(state, method, given);
  if (method !== 'GET') return notFound;
  if (rest === 'commits/heads/main') return json(200, { sha: baseSha });
  if (rest.startsWith('commits/')) return json(200, { sha: headSha });
  if (rest === 'contents/.github/scan-gate.yml') return { status: 200, body: state.policy, headers: raw };
  if (rest === 'git/ref/heads/feature') return json(200, { ref: 'refs/heads/feature', object: { sha: headSha } });
  if (rest === 'git/ref/heads/main') return json(200, { ref: 'refs/heads/main', object: { sha: baseSha } });
  if (rest.startsWith('compare/')) return json(200, comparison);
  return notFound;
}

const raw = { 'content-type': 'application/vnd.github.raw+json' };
const comparison = {
  merge_base_commit: { sha: baseSha, commit: { committer: { date: '2026-05-01T00:00:00Z' } } },
  files: [{ filename: 'README.md', status: 'modified', additions: 1, deletions: 0, patch: '@@ -1 +1,2 @@\n A\n+B' }],
};

function checkRun(state: GithubState, method: string, rest: string, given: Record<string, unknown>): Truth {
  if (rest.endsWith('/annotations')) return json(200, []);
  if (method === 'GET') return json(200, { total_count: state.checkRuns.length, check_runs: state.checkRuns });
  if (method === 'POST') state.checkRuns.push({ id: state.checkRuns.length + 1, app: { id: 1 }, ...given });
  const id = method === 'POST' ? state.checkRuns.length : Number(rest.split('/')[1]);
  const run = state.checkRuns[id - 1];
  if (run === undefined) return notFound;
  const output = { ...(given.output as object), annotations_count: 0 };
  Object.assign(run, given, { output, html_url: `https://github.com/acme/shop/runs/${id}` });
  return json(method === 'POST' ? 201 : 200, run);
}

function comments(state: GithubState, method: string, given: Record<string, string>): Truth {
  if (method === 'GET') return json(200, state.comments);
  const id = state.comments.length + 1;
  const html_url = `https://github.com/acme/shop/pull/7#issuecomment-${id}`;
  const comment = { id, body: given.body ?? '', user: { login: 'github-actions[bot]' }, html_url };
  state.comments.push(comment);
  return json(201, comment);
}
