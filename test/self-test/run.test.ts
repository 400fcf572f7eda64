/** The self-test of `.github/workflows/self-test.yml`, with all but GitHub itself: the built actions and command line. */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExampleSubject } from '../../scripts/demo/subject.ts';
import { listenOnLoopback } from '../../scripts/loopback.ts';
import { startLoopbackGithub } from '../../scripts/loopback-github.ts';
import { readShown } from '../../scripts/self-test/read-back.ts';
import { expectedFile, findDifferences, runSelfTest, type Tried } from '../../scripts/self-test/run.ts';
import { startTestGithub, type TestGithub } from '../github/server.ts';
import { openDownload } from '../scenarios/embedded-download.ts';
import { gitAnswer } from '../scenarios/world.ts';
import { git, makeFolder } from '../service/temporary-repository.ts';

const subject = createExampleSubject(makeFolder());
// As actions/checkout names it.
git(subject.path, ['remote', 'set-url', 'origin', `https://github.com/${subject.repository}`]);
const { head = '', base = '' } = subject.pulls[7] ?? {};
const results = makeFolder();
const stops: (() => Promise<void> | void)[] = [];
let github: TestGithub;
let tried: Tried[];
const expected = JSON.parse(readFileSync(expectedFile, 'utf8'));
const pullRequest = { number: 7, head: { ref: 'feature/checkout', sha: head }, base: { ref: 'main', sha: base } };
const blobUrl = `https://github.com/${subject.repository}/blob/${head}/`;
let apiUrl: string;
const access = () => ({ apiUrl, token: github.token, repository: subject.repository });

/** What the test GitHub does not answer: the pull request itself, and the alerts that its uploads have become. */
function answerRest(path: string): unknown {
  const repo = { full_name: subject.repository, id: 1, private: true, default_branch: 'main' };
  if (path.endsWith('/pulls/7'))
    return {
      number: 7,
      head: { ref: 'feature/checkout', sha: head, repo },
      base: { ref: 'main', sha: base, repo },
    };
  if (!path.endsWith('/code-scanning/alerts')) return undefined;
  return [...github.store.alerts.values()].flatMap(({ sarif }) =>
    sarif.runs.flatMap(({ automationDetails, results: found }) =>
      (found as SarifResult[]).map(({ ruleId, locations: [first] }) => ({
        state: 'open',
        rule: { id: ruleId },
        most_recent_instance: {
          category: automationDetails?.id,
          location: {
            path: first?.physicalLocation.artifactLocation.uri,
            start_line: first?.physicalLocation.region?.startLine ?? 1,
          },
        },
      })),
    ),
  );
}

interface SarifResult {
  ruleId: string;
  locations: { physicalLocation: { artifactLocation: { uri: string }; region?: { startLine: number } } }[];
}

/** A GitHub in its own process's reach: the runs are other processes. */
async function startGithub(): Promise<string> {
  const git = await startLoopbackGithub(subject);
  const pull = { headSha: head, lines: {} };
  github = await startTestGithub({ store: { pulls: { 7: pull } }, otherwise: (request) => gitAnswer(git, request) });
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://127.0.0.1');
      const own = request.method === 'GET' ? answerRest(url.pathname) : undefined;
      const type = { 'content-type': 'application/json' };
      if (own !== undefined) {
        const isFirst = (url.searchParams.get('page') ?? '1') === '1';
        response.writeHead(200, type).end(JSON.stringify(Array.isArray(own) && !isFirst ? [] : own));
        return;
      }
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { host: _, connection: __, 'content-length': ___, 'transfer-encoding': ____, ...headers } = request.headers;
      const answer = await fetch(`${github.apiUrl}${request.url}`, {
        method: request.method ?? 'GET',
        headers: headers as Record<string, string>,
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      });
      response.writeHead(answer.status, type).end(Buffer.from(await answer.arrayBuffer()));
    })();
  });
  const { origin, stop } = await listenOnLoopback(server);
  stops.push(git.stop, github.stop, stop);
  return origin;
}

beforeAll(async () => {
  apiUrl = await startGithub();
  const { home, registry } = await openDownload();
  stops.push(() => registry.stop());
  process.env.npm_config_registry = registry.url;
  tried = await runSelfTest({
    access: access(),
    serverUrl: subject.serverUrl,
    pullRequest: 7,
    checkout: subject.path,
    runner: 'here',
    results,
    home,
    waitMs: 0,
  });
});
afterAll(async () => {
  delete process.env.npm_config_registry;
  for (const stop of stops) await stop();
});

describe('the self-test', () => {
  it('finds no difference in what the actions and the command line show', () => {
    expect(tried).toEqual(
      ['here-action', 'here-checkout-action', 'here-command-line'].map((name) => ({ name, differences: [] })),
    );
  });

  it('keeps the log and what was shown of each run, without a secret', () => {
    for (const { name } of tried) {
      const [log, shown] = ['log.txt', 'shown.json'].map((file) => readFileSync(join(results, name, file), 'utf8'));
      expect(log).toContain('18 findings block');
      expect(log).not.toContain(github.token);
      expect(findDifferences(expected, JSON.parse(shown ?? ''))).toEqual([]);
    }
  });

  it('reports everything that GitHub does not show', async () => {
    const shown = await readShown(access(), pullRequest, {
      category: 'here-action',
      blobUrl: 'https://elsewhere.test/',
    });
    github.store.checkRuns = [];
    github.store.comments = [];
    github.store.alerts.clear();
    const nothing = await readShown(access(), pullRequest, { category: 'here-action', blobUrl });
    const { exitCode, outputs, summary, secretsInLog } = expected;
    const lines = findDifferences(expected, {
      ...{ exitCode, outputs, summary, secretsInLog },
      ...nothing,
    });
    expect(lines.filter((line) => line.startsWith('missing annotations[]'))).toHaveLength(12);
    expect(lines.filter((line) => line.startsWith('missing alerts[]'))).toHaveLength(expected.alerts.length);
    expect(lines.filter((line) => /^missing (?:checkRuns\.0\.app|comments\.0\.author)/.test(line))).toHaveLength(2);
    expect(shown.comments).toMatchObject([{ places: [] }]);
  });
});

describe('the comparison', () => {
  it.each([
    ['nothing where all is equal', { a: [1, { b: 'x' }] }, { a: [1, { b: 'x' }] }, []],
    ['another value', { a: 1 }, { a: null }, ['missing a: 1', 'unexpected a: null']],
    [
      'texts that are missing or new, in any order',
      { a: ['x', 'y'] },
      { a: ['z', 'y'] },
      ['missing a[]: "x"', 'unexpected a[]: "z"'],
    ],
    ['a field that is missing or new', { a: 1 }, { b: 2 }, ['missing a: 1', 'unexpected b: 2']],
    ['one item too many', { a: [{ b: 1 }] }, { a: [{ b: 1 }, { b: 1 }] }, ['unexpected a.1.b: 1']],
    ['a list where a text was', { a: 'x' }, { a: ['x'] }, ['missing a: "x"', 'unexpected a[]: "x"']],
  ] as [string, object, object, string[]][])('reports %s', (_, left, right, lines) => {
    expect(findDifferences(left, right)).toEqual(lines);
  });
});
