/** What a command in a comment is answered, with a service in memory whose every text tries to act. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/api/client.ts';
import type { Transport } from '../../src/api/http.ts';
import type { RunContext } from '../../src/ci/context/context.ts';
import { buildGithubSources } from '../../src/ci/context/source-rules.ts';
import { postReply } from '../../src/ci/github/comment-commands/reply.ts';
import { createLog } from '../../src/ci/log.ts';
import { explainViolation } from '../../src/cli/comment/why.ts';
import { createBudget } from '../../src/clock.ts';
import { readSettings } from '../../src/settings/reading.ts';
import { pickThird } from '../fixtures/hostile/corpus.ts';
import { eventClock } from '../github/set-up.ts';
import { isLong } from '../model/runs.ts';
import { completed, repository, violation } from '../scripted-service.ts';
import { everywhere, foreignTexts, plainTwin } from './foreign.ts';
import { readGfm, withoutSpans } from './gfm.ts';
import { recordingClient } from './markdown-surfaces.ts';
import { parseLog } from './runner-parser.ts';
import { type ForeignTexts, sampleSha } from './sample.ts';

const baseUrl = 'https://scanner.example.com/api/v1';
const identity = { scan_id: 'scan_1', repository_id: 'repo_1', branch: 'feature', commit_sha: sampleSha };

/** The service, and a GitHub without policy files, by the ends of their addresses. */
function answersFor({ line, block, path, weakness }: ForeignTexts): [RegExp, unknown][] {
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
  const scan = { ...completed({ high: 1 }), ...identity, diagnostics: [{ engine: line, message: line }] };
  const list = (name: string, items: object[]) => ({ [name]: items, pagination: { page: 1, total: items.length } });
  return [
    [/\/repositories$/, list('repositories', [named])],
    [/\/repositories\/repo_1$/, named],
    [/\/scans$/, list('scans', [scan])],
    [/\/scans\/scan_1$/, scan],
    [/\/violations$/, list('violations', [found])],
    [/\/violations\/vio_1$/, found],
    [/\/git\/ref\//, { object: { sha: sampleSha } }],
    [/\/commits\//, { sha: sampleSha }],
    [/\/files$/, []],
  ];
}

function transportOf(answers: readonly [RegExp, unknown][]): Transport {
  return {
    async send({ url }) {
      const body = answers.find(([end]) => end.test(url.pathname))?.[1];
      const text = JSON.stringify(body ?? { message: 'Not Found' });
      return { kind: 'answer', status: body === undefined ? 404 : 200, header: () => undefined, text };
    },
    close: async () => {},
  };
}

function contextOf(branch: string): RunContext {
  const base = { branch: 'main', sha: sampleSha };
  const subject = { branch, headSha: sampleSha, base, defaultBranch: 'main', trust: 'proposal' } as const;
  return {
    ...subject,
    system: 'github',
    event: 'issue_comment',
    change: { number: 7, author: 'author', fork: 'no', isDraft: false },
    repositoryUrl: 'https://github.com/acme/shop',
    isPublic: false,
    sources: buildGithubSources(subject, 7, { ref: undefined, isCentral: false }),
    refusal: undefined,
  };
}
const settings = readSettings({
  'base-url': { value: baseUrl, source: 'flag' },
  'api-key': { value: 'sg_key', source: 'flag' },
  scope: { value: 'scan', source: 'flag' },
});
const author = { login: 'author', id: 1 };
const reviewer = { login: 'reviewer', id: 2 };

function commandContextOf(
  texts: ForeignTexts,
  branch: string,
  write: (text: string) => void,
): Parameters<typeof explainViolation>[0] {
  const transport = transportOf(answersFor(texts));
  const clock = eventClock([]);
  const cancel = new AbortController().signal;
  const budget = createBudget(clock, 600_000, cancel);
  const log = createLog({ write });
  const runLog = { say: log.line, note: log.line };
  return {
    ...{ context: contextOf(branch), settings, env: {}, folder: '/', transport, clock, cancel, log },
    asked: {
      command: { kind: 'recheck' },
      body: '/scan-gate recheck',
      commentId: 99,
      pullRequest: 7,
      commenter: reviewer,
      repository: {},
    },
    pull: { state: 'open', user: author, commits: 1, head: { ref: 'feature', sha: sampleSha } },
    access: 'write',
    allowSuppressCommand: false,
    folder: '',
    github: recordingClient(),
    run: { client: createClient({ baseUrl, apiKey: 'sg_key', transport, budget }), budget, log: runLog },
    now: new Date('2026-06-01T12:00:00Z'),
  };
}

interface Replied {
  body: string;
  printed: string;
}

/** The reply to `/scan-gate why vio_1`, as it is sent. */
async function replyTo(texts: ForeignTexts, branch = 'feature'): Promise<Replied> {
  let printed = '';
  const command = commandContextOf(texts, branch, (text) => {
    printed += text;
  });
  const { markdown } = await explainViolation(command, 'vio_1');
  command.run.budget.end();
  const github = recordingClient();
  await postReply(github, { pullRequest: 7, commentId: 99 }, markdown);
  return { body: String(github.sent[0]?.body), printed };
}

const known = new Map<string, Promise<Replied>>();

function plainReplyTo(texts: ForeignTexts, branch: string | undefined): Promise<Replied> {
  const key = JSON.stringify([texts, branch]);
  const replied = known.get(key) ?? replyTo(texts, branch);
  known.set(key, replied);
  return replied;
}

async function expectCalm(texts: ForeignTexts, branch?: string): Promise<void> {
  const { body, printed } = await replyTo(texts, branch);
  const plain = shapeOf((await plainReplyTo(plainTwin(texts), branch && 'plain')).body);
  expect(plain).toMatchObject({ live: [], addresses: [], comments: [' scan-gate-command:99 '] });
  expect(shapeOf(body)).toEqual(plain);
  expect(parseLog(printed)).toEqual([]);
}

function shapeOf(markdown: string) {
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
    for (const text of pickThird(1)) await expectCalm(everywhere(text.slice(0, 20_000)));
  });

  it('has the elements of plain words, whatever the branch is called', async () => {
    const texts = everywhere('Plain words');
    for (const text of pickThird(2).filter((each) => each.trim() !== '')) await expectCalm(texts, text);
  });

  it('has the elements of plain words, whatever the texts', async () => {
    await fc.assert(
      fc.asyncProperty(foreignTexts, (texts) => expectCalm(texts)),
      { numRuns: isLong ? 500 : 50 },
    );
  });
});
