/** Reads back through GitHub's API what one run of the gate has shown there, reduced to what every runner must agree on. */

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

export interface ShownText {
  /** The first heading. */
  sentence: string;
  /** Places of findings that are linked in this repository, at the head of the pull request. */
  places: string[];
}

export interface ShownOnGithub {
  checkRuns: { app: string; status: string; conclusion: string | null; title: string | null; isAtHead: boolean }[];
  annotations: string[];
  comments: (ShownText & { author: string })[];
  alerts: string[];
}

interface CheckRun {
  id: number;
  name: string;
  status: string;
  conclusion: string | null;
  head_sha: string;
  app: { slug: string };
  output: { title: string | null };
}

interface Annotation {
  path: string;
  start_line: number;
  annotation_level: string;
}

interface Comment {
  body: string;
  user: { login: string };
}

interface Alert {
  state: string;
  rule: { id: string };
  most_recent_instance: { category?: string; location: { path: string; start_line: number } };
}

export async function readShown(
  access: GithubAccess,
  pull: PullRequest,
  { category, blobUrl }: { category: string; blobUrl: string },
): Promise<ShownOnGithub> {
  const runsPath = `commits/${pull.head.sha}/check-runs`;
  const runs = (await readPages<CheckRun>(access, runsPath)).filter(({ name }) => name.includes(category));
  const annotations = await Promise.all(
    runs.map(({ id }) => readPages<Annotation>(access, `check-runs/${id}/annotations`)),
  );
  const comments = await readPages<Comment>(access, `issues/${pull.number}/comments`);
  const alerts = await readPages<Alert>(access, `code-scanning/alerts?ref=refs/pull/${pull.number}/head&state=open`);
  return {
    checkRuns: runs.map(({ app, status, conclusion, output, head_sha }) => ({
      ...{ app: app.slug, status, conclusion },
      title: output.title === null ? null : removeCategory(output.title, category),
      isAtHead: head_sha === pull.head.sha,
    })),
    annotations: sortUnique(
      annotations.flat().map(({ path, start_line, annotation_level }) => `${annotation_level} ${path}:${start_line}`),
    ),
    comments: comments
      .filter(({ body }) => body.includes(category))
      .map(({ body, user }) => ({ author: user.login, ...readText(body, { category, blobUrl }) })),
    alerts: countAlerts(
      alerts.filter(({ most_recent_instance: { category: own } }) => own?.includes(category) === true),
    ),
  };
}

/** `2 sca/high package-lock.json:3`, without the titles of findings, whose words may change. */
function countAlerts(alerts: readonly Alert[]): string[] {
  const counts = new Map<string, number>();
  for (const { rule, most_recent_instance: instance } of alerts) {
    const { path, start_line: line } = instance.location;
    const kind = `${rule.id.replace(/\/.*\//, '/')} ${path}:${line}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => `${count} ${kind}`).sort();
}

/** `buildBlobUrl` is the address under which GitHub shows the files of the commit. */
export function readText(markdown: string, { category, blobUrl }: { category: string; blobUrl: string }): ShownText {
  const heading = /^#+ (.*?)\r?$/m.exec(markdown)?.[1] ?? '';
  const links = [...markdown.matchAll(/\[([^\]]+:\d+)\]\(([^)#]+)#L\d+\)/g)];
  const places = links.filter(([, , url = '']) => url.startsWith(blobUrl)).map(([, place = '']) => place);
  return { sentence: removeCategory(heading, category), places: sortUnique(places) };
}

export async function readPull(access: GithubAccess, number: number): Promise<PullRequest> {
  return (await ask(access, `pulls/${number}`)) as PullRequest;
}

/** The category is another one on every runner. */
function removeCategory(text: string, category: string): string {
  return text.replace(` · ${category}`, '');
}

function sortUnique(texts: readonly string[]): string[] {
  return [...new Set(texts)].sort();
}

async function readPages<T>(access: GithubAccess, path: string): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page++) {
    const body = await ask(access, `${path}${path.includes('?') ? '&' : '?'}per_page=100&page=${page}`);
    const items = (Array.isArray(body) ? body : (body as { check_runs: unknown[] }).check_runs) as T[];
    all.push(...items);
    if (items.length < 100) return all;
  }
}

async function ask({ apiUrl, token, repository }: GithubAccess, path: string): Promise<unknown> {
  const response = await fetch(`${apiUrl}/repos/${repository}/${path}`, {
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'user-agent': 'scan-gate-self-test',
      'x-github-api-version': '2022-11-28',
    },
  });
  if (!response.ok) throw new Error(`GET ${path} was answered with ${response.status}: ${await response.text()}`);
  return response.json();
}
