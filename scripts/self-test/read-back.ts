/** Reads back through GitHub's API what one run of the gate has shown there, reduced to what every runner must agree on. */
import { Octokit } from '@octokit/rest';

export interface PullRequest {
  number: number;
  head: { ref: string; sha: string };
  base: { ref: string; sha: string };
}

export interface GithubAccess {
  apiUrl: string;
  token: string;
  repository: string;
}

interface ShownText {
  /** The first heading. */
  sentence: string;
  /** Places of findings that are linked in this repository, at the head of the pull request. */
  places: string[];
}

interface ShownOnGithub {
  checkRuns: { app: string; status: string; conclusion: string | null; title: string | null; isAtHead: boolean }[];
  annotations: string[];
  comments: (ShownText & { author: string })[];
  alerts: string[];
}

export async function readShown(
  access: GithubAccess,
  pull: PullRequest,
  { category, blobUrl }: { category: string; blobUrl: string },
): Promise<ShownOnGithub> {
  const { octokit, ...repository } = openGithub(access);
  const all = { ...repository, per_page: 100 };
  const { paginate, rest } = octokit;
  const found = await paginate(rest.checks.listForRef, { ...all, ref: pull.head.sha });
  const runs = found.filter(({ name }) => name.includes(category));
  const annotations = await Promise.all(
    runs.map(({ id }) => paginate(rest.checks.listAnnotations, { ...all, check_run_id: id })),
  );
  const comments = await paginate(rest.issues.listComments, { ...all, issue_number: pull.number });
  const ref = `refs/pull/${pull.number}/head`;
  const alerts = await paginate(rest.codeScanning.listAlertsForRepo, { ...all, ref, state: 'open' });
  const kinds = alerts
    .filter(({ most_recent_instance: { category: own } }) => own?.includes(category) === true)
    .map(({ rule, most_recent_instance: { location = {} } }) => {
      return `${rule.id?.replace(/\/.*\//, '/')} ${location.path}:${location.start_line}`;
    });
  return {
    checkRuns: runs.map(({ app, status, conclusion, output, head_sha }) => ({
      ...{ app: app?.slug ?? '', status, conclusion },
      title: output.title === null ? null : removeCategory(output.title, category),
      isAtHead: head_sha === pull.head.sha,
    })),
    annotations: sortUnique(
      annotations.flat().map(({ path, start_line, annotation_level }) => `${annotation_level} ${path}:${start_line}`),
    ),
    comments: comments
      .filter(({ body = '' }) => body.includes(category))
      .map(({ body = '', user }) => ({ author: user?.login ?? '', ...readText(body, { category, blobUrl }) })),
    // `2 sca/high package-lock.json:3`, without the titles of findings, whose words may change.
    alerts: [...Map.groupBy(kinds, (kind) => kind)].map(([kind, { length }]) => `${length} ${kind}`).sort(),
  };
}

/** `buildBlobUrl` is the address under which GitHub shows the files of the commit. */
export function readText(markdown: string, { category, blobUrl }: { category: string; blobUrl: string }): ShownText {
  const heading = /^#+ (.*?)\r?$/m.exec(markdown)?.[1] ?? '';
  const links = [...markdown.matchAll(/\[([^\]]+:\d+)\]\(([^)#]+)#L\d+\)/g)];
  const places = links.filter(([, , url = '']) => url.startsWith(blobUrl)).map(([, place = '']) => place);
  return { sentence: removeCategory(heading, category), places: sortUnique(places) };
}

export async function readPull(access: GithubAccess, number: number): Promise<PullRequest> {
  const { octokit, ...repository } = openGithub(access);
  return (await octokit.rest.pulls.get({ ...repository, pull_number: number })).data;
}

function openGithub({ apiUrl, token, repository }: GithubAccess) {
  const [owner = '', repo = ''] = repository.split('/');
  const octokit = new Octokit({ baseUrl: apiUrl, auth: token, userAgent: 'scan-gate-self-test' });
  return { octokit, owner, repo, headers: { 'x-github-api-version': '2022-11-28' } };
}

/** The category is another one on every runner. */
function removeCategory(text: string, category: string): string {
  return text.replace(` · ${category}`, '');
}

function sortUnique(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}
