import { describe, expect, it } from 'vitest';
import type { OptionalSettings } from '../../../../src/gate/settings/reading.ts';
import { passedReport } from '../../../github/set-up.ts';
import type { sampleReport } from '../../report/sample.ts';
import { surfaceNamed } from '../../surfaces/named.ts';
import { playScene } from '../../surfaces/platform-scene.ts';
import { type Fault, gitlabTwin, type Note } from '../../surfaces/platform-twins.ts';

const gitlabMergeRequestNote = surfaceNamed('platform', 'The note on the merge request');

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

/** A merge request whose notes are these, and what it was asked. */
function startGitlab(notes: Note[], fault?: Fault) {
  const asked: string[] = [];
  const answer = gitlabTwin(notes, { token, fault });
  const twin: typeof answer = (request) => {
    asked.push(`${request.method} ${request.url.pathname.replace(notesPath, '/notes')}`);
    expect(request.url.origin).toBe('https://gitlab.example');
    return answer(request);
  };
  return { asked, notes, twin };
}

interface Given {
  report?: ReturnType<typeof sampleReport>;
  settings?: Partial<OptionalSettings>;
  variables?: Record<string, string | undefined>;
}

function write({ twin }: Pick<ReturnType<typeof startGitlab>, 'twin'>, given: Given = {}): Promise<string> {
  const variables = { ...env, ...given.variables };
  return playScene({ ...given, surface: gitlabMergeRequestNote, variables, secrets: ['sk-key', token], twin });
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

      | | Finding | Where |
      | --- | --- | --- |
      | critical | \`SQL injection in user lookup\` · CWE-89<br>Pass the name as a parameter. | \`src/db/users.ts:42\` |
      | high | \`AWS access key in source\` · CWE-798<br>Revoke the key, then read it from the environment. | \`config/deploy.ts:7\` |

      Fix them. False positive? Suppress it in the service with a reason, or [add an exception](https://github.com/scan-gate/scan-gate/blob/main/docs/policy.md#exceptions).

      The log and the report are in [this run](https://gitlab.example/acme/shop/-/pipelines/9)."
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

  it('is found behind notes that the token may not see', async () => {
    const others = Array.from({ length: 130 }, (_, index) => ({ ...own(index + 1, 'hello'), isHidden: index > 40 }));
    const gitlab = startGitlab([...others, own(131)]);
    await write(gitlab);
    expect(gitlab.notes).toHaveLength(131);
    expect(gitlab.notes.at(-1)?.body).toContain('###');
  });

  it('begins anew where somebody has deleted it', async () => {
    const gitlab = startGitlab([own(1)]);
    await write(gitlab);
    gitlab.notes.splice(0);
    await write(gitlab);
    expect(gitlab.notes).toHaveLength(1);
  });

  it('is left alone where it says the same already', async () => {
    const gitlab = startGitlab([]);
    await write(gitlab);
    gitlab.asked.splice(0);
    expect(await write(gitlab)).toBe('The note on the merge request is up to date');
    expect(gitlab.asked).toEqual(['GET /notes', 'GET /api/v4/user']);
  });

  it.each([
    ['a token that may not', 403, 'answered 403: 403 Forbidden. SCAN_GATE_GITLAB_TOKEN needs the scope api'],
    ['a token that is none', 401, 'answered 401: 403 Forbidden. SCAN_GATE_GITLAB_TOKEN needs the scope api'],
    ['a project that is not there', 404, 'answered 404: 403 Forbidden'],
    ['an outage', 503, 'answered 503: 403 Forbidden'],
    ['a limit that stays', 429, 'answered 429'],
  ])('is a warning at %s', async (_, status, words) => {
    const gitlab = startGitlab([], () => ({ status, body: { message: '403 Forbidden' } }));
    const said = await write(gitlab);
    expect(said).toContain(
      'The note on the merge request could not be written: GET /projects/5/merge_requests/3/notes',
    );
    expect(said).toContain(words);
    expect(said).not.toContain(token);
  });

  it('is not written twice where nobody knows whether it arrived', async () => {
    const gitlab = startGitlab([], ({ method }) => (method === 'POST' ? { status: 502 } : undefined));
    expect(await write(gitlab)).toContain('(it may have arrived anyway)');
    expect(gitlab.asked.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('is not edited after an answer that states whose token it is twice', async () => {
    const user = '{"id": 2, "id": 1}';
    const gitlab = startGitlab([own(1)], ({ url }) =>
      url.pathname.endsWith('/user') ? { status: 200, text: user } : undefined,
    );
    expect(await write(gitlab)).toContain('GET /user returned something other than what was requested');
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
