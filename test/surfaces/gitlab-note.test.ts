import { describe, expect, it } from 'vitest';
import type { HttpRequest } from '../../src/api/http.ts';
import { defaultSettings, type OptionalSettings } from '../../src/settings/defaults.ts';
import { gitlabMergeRequestNote } from '../../src/surfaces/gitlab-note.ts';
import { writeToPlatform } from '../../src/surfaces/platform.ts';
import { nothingWritten } from '../../src/surfaces/surface.ts';
import { passedReport } from '../github/set-up.ts';
import { sampleReport } from '../report/sample.ts';
import { type Reply, remoteTarget } from './remote-target.ts';

const token = 'glpat-hush';
const base = 'https://gitlab.example/api/v4';
const env = {
  GITLAB_CI: 'true',
  CI_API_V4_URL: base,
  CI_PROJECT_ID: '7',
  CI_MERGE_REQUEST_IID: '3',
  CI_MERGE_REQUEST_PROJECT_ID: '5',
  CI_PIPELINE_URL: 'https://gitlab.example/acme/shop/-/pipelines/9',
  SCAN_GATE_GITLAB_TOKEN: token,
};
const notesPath = '/api/v4/projects/5/merge_requests/3/notes';

interface Note {
  id: number;
  body: string;
  author: { id: number };
}

/** https://docs.gitlab.com/api/notes/#merge-requests: the calls that there are, and what each takes. */
const calls: readonly [method: string, path: RegExp, parameters: readonly string[]][] = [
  ['GET', /^\/api\/v4\/user$/, []],
  ['GET', new RegExp(`^${notesPath}$`), ['sort', 'order_by', 'per_page', 'page']],
  ['POST', new RegExp(`^${notesPath}$`), ['body']],
  ['PUT', new RegExp(`^${notesPath}/\\d+$`), ['body']],
  ['DELETE', new RegExp(`^${notesPath}/\\d+$`), []],
];

/** A merge request whose notes are these; it refuses whatever GitLab's documentation does not have. */
function startGitlab(notes: Note[], answer: (request: HttpRequest) => Reply | undefined = () => undefined) {
  const asked: string[] = [];
  const reply = (request: HttpRequest): Reply => {
    const { method, url, headers, body } = request;
    asked.push(`${method} ${url.pathname.replace(notesPath, '/notes')}`);
    const call = calls.find(([name, path]) => name === method && path.test(url.pathname));
    const given = body === undefined ? Object.fromEntries(url.searchParams) : JSON.parse(body);
    if (call === undefined || Object.keys(given).some((name) => !call[2].includes(name)))
      throw new Error(`GitLab has no ${method} ${url.href} of ${Object.keys(given)}`);
    if (url.origin !== 'https://gitlab.example' || headers['private-token'] !== token) return { status: 401 };
    return answer(request) ?? act(notes, { method, id: Number(url.pathname.split('/').at(-1)), given });
  };
  return { asked, notes, reply };
}

function act(
  notes: Note[],
  { method, id, given }: { method: string; id: number; given: Record<string, string> },
): Reply {
  if (method === 'GET' && given.page === undefined) return json(200, { id: 1 });
  if (method === 'GET') {
    const [size, page] = [Number(given.per_page), Number(given.page)];
    return json(200, notes.slice((page - 1) * size, page * size));
  }
  if (method === 'POST') {
    notes.push({ id: notes.length + 1, body: given.body ?? '', author: { id: 1 } });
    return json(201, notes.at(-1));
  }
  const note = notes.find((each) => each.id === id) as Note;
  if (method === 'DELETE') notes.splice(notes.indexOf(note), 1);
  else note.body = given.body ?? '';
  return method === 'DELETE' ? { status: 204 } : json(200, note);
}

function json(status: number, value: unknown): Reply {
  return { status, text: JSON.stringify(value) };
}

interface Scene {
  report?: ReturnType<typeof sampleReport>;
  settings?: Partial<OptionalSettings>;
  variables?: Record<string, string | undefined>;
}

async function write({ reply }: Pick<ReturnType<typeof startGitlab>, 'reply'>, scene: Scene = {}) {
  const { remote } = remoteTarget([], ['sk-key', token]);
  const send = async (request: HttpRequest) =>
    remoteTarget([reply(request)])
      .remote.transport()
      .then((t) => t.send(request));
  const { report = sampleReport(), settings, variables } = scene;
  const showing = { report, settings: { ...defaultSettings(), ...settings }, written: nothingWritten };
  const transport = async () => ({ send, close: async () => {} });
  const written = await writeToPlatform(gitlabMergeRequestNote, showing, {
    ...remote,
    ...{ transport, env: { ...env, ...variables } },
  });
  return [...(written.lines ?? []), ...(written.warnings ?? [])].join('\n');
}

const own = (id: number, body = '<!-- scan-gate: -->\nold'): Note => ({ id, body, author: { id: 1 } });

describe('the note on a merge request of GitLab', () => {
  it('is written once, and then edited in place', async () => {
    const gitlab = startGitlab([]);
    expect(await write(gitlab)).toBe('The note on the merge request was written');
    expect(gitlab.notes).toHaveLength(1);
    expect(gitlab.notes[0]?.body).toMatchInlineSnapshot(`
      "<!-- scan-gate: -->
      ### ❌ 2 findings block this pull request: 1 critical, 1 high

      | severity | finding | place |
      | --- | --- | --- |
      | critical | \`SQL injection in user lookup\` | \`src/db/users.ts:42\` |
      | high | \`AWS access key in source\` | \`config/deploy.ts:7\` |

      [The pipeline](https://gitlab.example/acme/shop/-/pipelines/9) has the log, and the report where it is kept."
    `);
    await write(gitlab, { report: passedReport() });
    expect(gitlab.notes).toHaveLength(1);
    expect(gitlab.notes[0]?.body.split('\n')).toHaveLength(2);
    expect(gitlab.asked).toEqual(['GET /notes', 'POST /notes', 'GET /notes', 'GET /api/v4/user', 'PUT /notes/1']);
  });

  it('does not begin with a run that passed, unless it is asked for always', async () => {
    const gitlab = startGitlab([]);
    await write(gitlab, { report: passedReport() });
    expect(gitlab.notes).toEqual([]);
    await write(gitlab, { report: passedReport(), settings: { commentSummaryInPr: 'always' } });
    expect(gitlab.notes).toHaveLength(1);
  });

  it('is one of each category, and none of somebody else', async () => {
    const foreign = { ...own(1), author: { id: 2 } };
    const gitlab = startGitlab([foreign, own(2, '<!-- scan-gate:web -->\nx'), own(3), own(4)]);
    await write(gitlab);
    expect(gitlab.notes.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(gitlab.notes.map(({ body }) => body.includes('###'))).toEqual([false, false, true]);
  });

  it('is found beyond the first page', async () => {
    const others = Array.from({ length: 130 }, (_, index) => own(index + 1, 'hello'));
    const gitlab = startGitlab([...others, own(131)]);
    await write(gitlab);
    expect(gitlab.notes).toHaveLength(131);
    expect(gitlab.notes.at(-1)?.body).toContain('###');
  });

  it.each([
    ['a token that may not', 403, 'answered 403: 403 Forbidden. SCAN_GATE_GITLAB_TOKEN needs the scope api'],
    ['a token that is none', 401, 'answered 401: 403 Forbidden. SCAN_GATE_GITLAB_TOKEN needs the scope api'],
    ['a project that is not there', 404, 'answered 404: 403 Forbidden'],
    ['an outage', 503, 'answered 503: 403 Forbidden'],
    ['a limit that stays', 429, 'answered 429'],
  ])('is a warning at %s', async (_, status, words) => {
    const gitlab = startGitlab([], () => json(status, { message: '403 Forbidden' }));
    const said = await write(gitlab);
    expect(said).toContain(
      'The note on the merge request could not be written: GET /projects/5/merge_requests/3/notes',
    );
    expect(said).toContain(words);
    expect(said).not.toContain(token);
  });

  it('is not written twice where nobody knows whether it arrived', async () => {
    const gitlab = startGitlab([], ({ method }) => (method === 'POST' ? json(502, {}) : undefined));
    expect(await write(gitlab)).toContain('(it may have arrived all the same)');
    expect(gitlab.asked.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('is not edited after an answer that states whose token it is twice', async () => {
    const user = '{"id": 2, "id": 1}';
    const gitlab = startGitlab([own(1)], ({ url }) =>
      url.pathname.endsWith('/user') ? { status: 200, text: user } : undefined,
    );
    expect(await write(gitlab)).toContain('GET /user answered with something that is not what was asked for');
    expect(gitlab.notes).toEqual([own(1)]);
  });

  it.each<[string, Record<string, string | undefined>, string]>([
    ['another system', { GITLAB_CI: undefined, CIRCLECI: 'true' }, ''],
    ['a pipeline without a merge request', { CI_MERGE_REQUEST_IID: undefined }, ''],
    ['no token', { SCAN_GATE_GITLAB_TOKEN: undefined }, 'is not written: SCAN_GATE_GITLAB_TOKEN is not set'],
    ['an address that others can overhear', { CI_API_V4_URL: 'http://gitlab.example/api/v4' }, 'start with https://'],
  ])('asks for nothing with %s', async (_, variables, words) => {
    const gitlab = startGitlab([]);
    expect(await write(gitlab, { variables })).toContain(words);
    expect(gitlab.asked).toEqual([]);
  });
});
