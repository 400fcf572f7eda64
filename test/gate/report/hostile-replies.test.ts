/** What a command in a comment is answered, with a service in memory whose every text tries to act. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runCommand } from '../../../src/gate/cli/commands.ts';
import type { Transport } from '../../../src/shared/http/http.ts';
import { pickThird } from '../../fixtures/hostile/corpus.ts';
import { userObject } from '../../github/objects.ts';
import { eventClock } from '../../github/set-up.ts';
import { isLong } from '../../model/runs.ts';
import { completed, repository, violation } from '../../scripted-service.ts';
import { makeFolder } from '../../service/temporary-repository.ts';
import { play } from '../../session.ts';
import { everywhere, foreignTexts, plainTwin } from './foreign.ts';
import { readGfm, withoutSpans } from './gfm.ts';
import { parseLog } from './runner-parser.ts';
import { type ForeignTexts, sampleSha } from './sample.ts';

const baseUrl = 'https://scanner.example.com/api/v1';
const author = { login: 'author', id: 1 };
const reviewer = { ...userObject({ login: 'reviewer', kind: 'person' }), id: 2 };
const repo = { id: 1, full_name: 'acme/shop', default_branch: 'main', private: true };

/** The service, and a GitHub without policy files, by the ends of their addresses. */
function answersFor({ line, block, path, weakness }: ForeignTexts, branch: string): [RegExp, unknown][] {
  const found = violation({
    violation_id: 'vio_1',
    title: line,
    file_path: path,
    description: block,
    remediation: block,
    code_snippet: block,
    cwe: weakness,
  });
  const named = { ...repository, name: line };
  const identity = { scan_id: 'scan_1', repository_id: 'repo_1', branch, commit_sha: sampleSha };
  const scan = { ...completed({ high: 1 }), ...identity, diagnostics: [{ engine: line, message: line }] };
  const list = (name: string, items: object[]) => ({ [name]: items, pagination: { page: 1, total: items.length } });
  const pull = { number: 7, state: 'open', user: author, commits: 1, head: { ref: branch, sha: sampleSha, repo } };
  return [
    [/\/repositories$/, list('repositories', [named])],
    [/\/repositories\/repo_1$/, named],
    [/\/scans$/, list('scans', [scan])],
    [/\/scans\/scan_1$/, scan],
    [/\/violations$/, list('violations', [found])],
    [/\/violations\/vio_1$/, found],
    [/\/pulls\/7$/, { ...pull, base: { ref: 'main', sha: sampleSha, repo } }],
    [/\/permission$/, { permission: 'write', role_name: 'write', user: reviewer }],
    [/\/git\/ref\//, { object: { sha: sampleSha } }],
    [/\/commits\//, { sha: sampleSha }],
    [/\/(?:files|comments)$/, []],
  ];
}

/** Keeps the bodies of the comments that are written. */
function transportOf(answers: readonly [RegExp, unknown][], comments: string[]): Transport {
  return {
    async send({ url, method, body: sent }) {
      if (method === 'POST' && url.pathname.endsWith('/issues/7/comments')) comments.push(JSON.parse(sent ?? '').body);
      const body = method === 'POST' ? { id: 1 } : answers.find(([end]) => end.test(url.pathname))?.[1];
      const text = JSON.stringify(body ?? { message: 'Not Found' });
      return { kind: 'answer', status: body === undefined ? 404 : 200, header: () => undefined, text };
    },
    close: async () => {},
  };
}

const eventPath = join(makeFolder(), 'event.json');
writeFileSync(
  eventPath,
  JSON.stringify({
    action: 'created',
    issue: { number: 7, pull_request: { url: 'x' } },
    comment: { id: 99, body: '/scan-gate why vio_1', user: reviewer, author_association: 'NONE' },
    repository: repo,
  }),
);
const env = {
  GITHUB_ACTIONS: 'true',
  GITHUB_EVENT_NAME: 'issue_comment',
  GITHUB_EVENT_PATH: eventPath,
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_API_URL: 'https://api.github.com',
  SCAN_GATE_BASE_URL: baseUrl,
  SCAN_GATE_API_KEY: 'sg_key',
  SCAN_GATE_GITHUB_TOKEN: 'ghs_token',
};

interface Replied {
  body: string | undefined;
  printed: string;
}

/** The reply to `/scan-gate why vio_1`, as it is sent. */
async function replyTo(texts: ForeignTexts, branch = 'feature'): Promise<Replied> {
  const comments: string[] = [];
  const transport = transportOf(answersFor(texts, branch), comments);
  const clock = eventClock([]);
  const { printed } = await play(
    (session) => {
      const inMemory = { ...session, transport: async () => transport, clock: () => clock };
      return runCommand(inMemory, ['comment', '--scope', 'scan'], new URL(import.meta.url));
    },
    { env },
  );
  // A branch that cannot be one is not answered.
  expect(comments, printed).toHaveLength(printed.includes('\nNot answered: ') ? 0 : 1);
  return { body: comments[0], printed };
}

const known = new Map<string, Promise<Replied>>();

function plainReplyTo(texts: ForeignTexts, branch: string | undefined): Promise<Replied> {
  const key = JSON.stringify([texts, branch]);
  const replied = known.get(key) ?? replyTo(texts, branch);
  known.set(key, replied);
  return replied;
}

/** Whether there is a reply; without one nothing acts in the log either. */
async function expectCalm(texts: ForeignTexts, branch?: string): Promise<boolean> {
  const { body, printed } = await replyTo(texts, branch);
  expect(parseLog(printed)).toEqual([]);
  if (body === undefined) return false;
  const plain = shapeOf((await plainReplyTo(plainTwin(texts), branch && 'plain')).body);
  expect(plain).toMatchObject({ live: [], addresses: [], comments: [' scan-gate-command:99 '] });
  expect(shapeOf(body)).toEqual(plain);
  return true;
}

function shapeOf(markdown = '') {
  const { elements, addresses, comments, live } = readGfm(markdown);
  return { elements: withoutSpans(elements), addresses, comments, live };
}

describe('the reply to a command', () => {
  it('names what is asked for', async () => {
    const { body } = await replyTo({ line: 'A title', block: 'A text', path: 'src/a.ts', weakness: 'CWE-89' });
    expect(body).toMatch(/^<!-- scan-gate-command:99 -->\n`vio_1` \*\*blocks\*\*/);
    expect(body).toContain('**A title** in `src/a.ts:12` (SAST, CWE-89, score 8.1, EPSS 1.5 %)');
    expect(body).toContain('**How to fix**\n\nA text');
  });

  it('has the elements of plain words, whatever the text', async () => {
    for (const text of pickThird(1)) expect(await expectCalm(everywhere(text.slice(0, 20_000)))).toBe(true);
  });

  it('has the elements of plain words, whatever the branch is called', async () => {
    const texts = everywhere('Plain words');
    // GitHub has no longer names of branches.
    const names = pickThird(2).map((text) => text.slice(0, 240));
    const replied: string[] = [];
    for (const name of names.filter((each) => each.trim() !== ''))
      if (await expectCalm(texts, name)) replied.push(name);
    expect(replied.length).toBeGreaterThan(80);
  });

  it('has the elements of plain words, whatever the texts', async () => {
    await fc.assert(
      fc.asyncProperty(foreignTexts, async (texts) => {
        expect(await expectCalm(texts)).toBe(true);
      }),
      { numRuns: isLong ? 500 : 50 },
    );
  });
});
