import { describe, expect, it } from 'vitest';
import type { Report } from '../../../../src/gate/report/report.ts';
import type { OptionalSettings } from '../../../../src/gate/settings/reading.ts';
import { inconclusiveReport, passedReport } from '../../../github/set-up.ts';
import { sampleReport } from '../../report/sample.ts';
import { surfaceNamed } from '../../surfaces/named.ts';
import { playScene } from '../../surfaces/platform-scene.ts';
import { azureTwin, buildService, type Fault, type Thread } from '../../surfaces/platform-twins.ts';

const azurePullRequestThread = surfaceNamed('platform', 'The thread on the pull request');

const token = 'eyJ-hush';
const env = {
  TF_BUILD: 'True',
  SYSTEM_COLLECTIONURI: 'https://dev.azure.com/acme/',
  SYSTEM_TEAMPROJECT: 'My shop',
  BUILD_BUILDID: '9',
  BUILD_REPOSITORY_PROVIDER: 'TfsGit',
  BUILD_REPOSITORY_ID: '3411ebc1-d5aa-464f-9615-0b527bc66719',
  SYSTEM_PULLREQUEST_PULLREQUESTID: '22',
  SYSTEM_ACCESSTOKEN: token,
};
const threadsPath = '/acme/_apis/git/repositories/3411ebc1-d5aa-464f-9615-0b527bc66719/pullRequests/22/threads';

function startAzure(threads: Thread[], fault?: Fault) {
  const asked: string[] = [];
  const answer = azureTwin(threads, { token, fault });
  const twin: typeof answer = (request) => {
    asked.push(`${request.method} ${request.url.pathname.replace(threadsPath, '/threads')}`);
    expect(request.url.origin).toBe('https://dev.azure.com');
    return answer(request);
  };
  return { asked, threads, twin };
}

interface Given {
  report?: Report;
  settings?: Partial<OptionalSettings>;
  variables?: Record<string, string | undefined>;
}

function write({ twin }: Pick<ReturnType<typeof startAzure>, 'twin'>, given: Given = {}): Promise<string> {
  const variables = { ...env, ...given.variables };
  return playScene({ ...given, surface: azurePullRequestThread, variables, secrets: ['sk-key', token], twin });
}

const own = (id: number, status = 'active', content = 'old\n\n[//]: # (scan-gate:)'): Thread => ({
  id,
  status,
  comments: [{ id: 1, content, author: { id: buildService } }],
});
const shown = (threads: readonly Thread[]) =>
  threads.map(({ id, status, comments }) => [id, status, comments[0]?.content?.split('\n')[0]]);

describe('the thread on a pull request of Azure Repos', () => {
  it('is opened when the run blocks, resolved when it passes, and opened again', async () => {
    const azure = startAzure([]);
    expect(await write(azure)).toBe('The thread on the pull request was opened');
    expect(azure.threads[0]?.status).toBe('active');
    expect(azure.threads[0]?.comments[0]?.content).toMatchInlineSnapshot(`
      "### ❌ 2 findings block this pull request: 1 critical, 1 high

      | | Finding | Where |
      | --- | --- | --- |
      | critical | \`SQL injection in user lookup\` · CWE-89<br>Pass the name as a parameter. | \`src/db/users.ts:42\` |
      | high | \`AWS access key in source\` · CWE-798<br>Revoke the key, then read it from the environment. | \`config/deploy.ts:7\` |

      Fix them. False positive? Suppress it in the service with a reason, or [add an exception](https://github.com/scan-gate/scan-gate/blob/main/docs/policy.md#exceptions).

      The log and the report are in [this run](https://dev.azure.com/acme/My%20shop/_build/results?buildId=9).

      [//]: # (scan-gate:)"
    `);
    expect(await write(azure)).toBe('The thread on the pull request is up to date');
    expect(await write(azure, { report: passedReport() })).toBe('The thread on the pull request was resolved');
    expect(azure.threads[0]?.status).toBe('fixed');
    expect(azure.threads[0]?.comments[0]?.content?.split('\n')).toHaveLength(3);
    expect(await write(azure)).toBe('The thread on the pull request was opened again');
    expect(shown(azure.threads)).toEqual([
      [1, 'active', '### ❌ 2 findings block this pull request: 1 critical, 1 high'],
    ]);
    expect(azure.asked.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it('asks for nothing more when it would say the same', async () => {
    const azure = startAzure([]);
    await write(azure);
    azure.asked.splice(0);
    await write(azure);
    expect(azure.asked).toEqual(['GET /threads', 'GET /acme/_apis/connectionData']);
  });

  it('does not begin with a run that passed, unless it is asked for always', async () => {
    const azure = startAzure([]);
    expect(await write(azure, { report: passedReport() })).toBe('');
    expect(azure.threads).toEqual([]);
    await write(azure, { report: passedReport(), settings: { commentSummaryInPr: 'always' } });
    expect(azure.threads.map(({ status }) => status)).toEqual(['fixed']);
  });

  it.each([
    ['could not decide', inconclusiveReport(), 'active'],
    ['failed and is not enforced', sampleReport({ exitCode: 0, enforced: false }), 'closed'],
  ] as const)('blocks the merge only where the gate does: %s', async (_, report, status) => {
    const azure = startAzure([]);
    await write(azure, { report });
    expect(azure.threads.map((thread) => thread.status)).toEqual([status]);
  });

  it.each([
    ['wontFix', undefined, 'wontFix'],
    ['byDesign', undefined, 'byDesign'],
    ['pending', undefined, 'pending'],
    ['closed', undefined, 'active'],
    ['pending', passedReport(), 'fixed'],
    ['wontFix', passedReport(), 'wontFix'],
  ] as const)('that is %s stays what people have decided', async (status, report, after) => {
    const azure = startAzure([own(1, status)]);
    await write(azure, report === undefined ? {} : { report });
    expect(azure.threads[0]?.status).toBe(after);
    expect(azure.threads[0]?.comments[0]?.content).not.toMatch(/^old/);
  });

  it('is one of each category, and none of somebody else', async () => {
    const foreign = {
      ...own(1),
      comments: [{ id: 1, content: 'x\n\n[//]: # (scan-gate:)', author: { id: 'mallory' } }],
    };
    const other = own(2, 'active', 'x\n\n[//]: # (scan-gate:web)');
    const system = { id: 3, comments: [{ id: 1, author: { id: buildService } }] };
    const azure = startAzure([foreign, other, system, own(4), own(5)]);
    expect(await write(azure)).toBe('The thread on the pull request was updated');
    expect(shown(azure.threads).map(([, , line]) => String(line).slice(0, 3))).toEqual(['x', 'x', 'und', '###', 'und']);
  });

  it('begins anew where somebody has deleted it', async () => {
    const deleted = { ...own(1), comments: [{ id: 1, isDeleted: true, author: { id: buildService } }] };
    const azure = startAzure([deleted]);
    await write(azure);
    expect(azure.threads).toHaveLength(2);
  });

  it.each([
    ['a token that may not', 403, 'answered 403: TF401027. The build service of the project needs the permission'],
    ['a pull request that is not there', 404, 'answered 404: TF401027'],
    ['an outage', 503, 'answered 503: TF401027'],
    ['a limit that stays', 429, 'answered 429: TF401027'],
  ])('is a warning at %s', async (_, status, words) => {
    const azure = startAzure([], () => ({ status, body: { message: 'TF401027' } }));
    const said = await write(azure);
    expect(said).toContain(`The thread on the pull request could not be written: GET /_apis/git/repositories/`);
    expect(said).toContain(words);
    expect(said).not.toContain(token);
  });

  it('is a warning where the token is refused', async () => {
    const said = await write(startAzure([]), { variables: { SYSTEM_ACCESSTOKEN: 'eyJ-other' } });
    expect(said).toContain('answered 401. The build service of the project needs the permission');
  });

  it('is not opened twice where nobody knows whether it arrived', async () => {
    const azure = startAzure([], ({ method }) => (method === 'POST' ? { status: 502 } : undefined));
    expect(await write(azure)).toContain('(it may have arrived anyway)');
    expect(azure.asked.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  });

  it.each<[string, Record<string, string | undefined>, string]>([
    ['another system', { TF_BUILD: undefined, CIRCLECI: 'true' }, ''],
    ['a build without a pull request', { SYSTEM_PULLREQUEST_PULLREQUESTID: undefined }, ''],
    ['a repository on GitHub', { BUILD_REPOSITORY_PROVIDER: 'GitHub' }, ''],
    ['no token', { SYSTEM_ACCESSTOKEN: undefined }, 'is not written: SYSTEM_ACCESSTOKEN is not set'],
    ['an address that others can overhear', { SYSTEM_COLLECTIONURI: 'http://tfs.example/tfs/acme' }, 'with https://'],
  ])('asks for nothing with %s', async (_, variables, words) => {
    const azure = startAzure([]);
    expect(await write(azure, { variables })).toContain(words);
    expect(azure.asked).toEqual([]);
  });
});
