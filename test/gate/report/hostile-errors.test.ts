/** The answer to a command that fails, with an error of the service that tries to act. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileStrings } from '../../fixtures/hostile/corpus.ts';
import { userObject } from '../../github/objects.ts';
import { type Request, startTestGithub, type TestGithub } from '../../github/server.ts';
import { error, type ScriptedService, startScripted } from '../../scripted-service.ts';
import { playCommand } from '../../session.ts';
import { readGfm, withoutSpans } from './gfm.ts';
import { parseLog } from './runner-parser.ts';
import { sampleSha } from './sample.ts';

const reviewer = { login: 'reviewer', id: 2 };
const repository = { id: 1, full_name: 'acme/shop', default_branch: 'main', private: true };
const person = { ...userObject({ login: 'reviewer', kind: 'person' }), id: 2, role_name: 'write' };
const place = { sha: sampleSha, repo: repository };
const pull = {
  number: 7,
  state: 'open',
  user: { login: 'author', id: 1 },
  commits: 1,
  head: { ref: 'feature', ...place },
  base: { ref: 'main', ...place },
};
const answers: Record<string, unknown> = {
  'GET /repos/{owner}/{repo}/pulls/{pull_number}': pull,
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission': {
    permission: 'write',
    role_name: 'write',
    user: person,
  },
};

const folder = mkdtempSync(join(tmpdir(), 'scan-gate-comment-'));
const eventFile = join(folder, 'event.json');
let github: TestGithub;
let service: ScriptedService;
let said = '';

beforeAll(async () => {
  const otherwise = ({ operation }: Request) =>
    operation in answers ? { status: 200, body: answers[operation] } : undefined;
  const payload = {
    action: 'created',
    issue: { number: 7, pull_request: { url: 'x' } },
    comment: { id: 99, body: '/scan-gate recheck', user: { ...reviewer, type: 'User' } },
    repository,
  };
  writeFileSync(eventFile, JSON.stringify(payload));
  github = await startTestGithub({ otherwise });
  service = await startScripted({ fault: () => ({ status: 400, body: error('BAD_REQUEST', said) }) });
});

afterAll(async () => {
  await github.stop();
  await service.stop();
  rmSync(folder, { recursive: true });
});

/** The reply, when the service refuses everything with this message. */
async function replyTo(message: string): Promise<{ body: string; printed: string }> {
  said = message;
  github.store.comments.length = 0;
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'issue_comment',
    GITHUB_EVENT_PATH: eventFile,
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: github.apiUrl,
    SCAN_GATE_BASE_URL: service.baseUrl,
    SCAN_GATE_API_KEY: 'sg_key',
    SCAN_GATE_GITHUB_TOKEN: github.token,
    SCAN_GATE_TIME_SCALE: '100',
  };
  const { code, printed } = await playCommand(['comment'], { env });
  expect(code).toBe(2);
  return { body: github.store.comments[0]?.body ?? '', printed };
}

/** As many together as an answer shows. */
const short = hostileStrings.filter((text) => text.length < 40);
const batches = Array.from({ length: Math.ceil(short.length / 12) }, (_, index) =>
  short.slice(index * 12, (index + 1) * 12).join(' '),
);

describe('the answer to a command that fails', () => {
  it('shows what the service says as mere text', async () => {
    const plain = readGfm((await replyTo('Plain words')).body);
    expect(plain.text).toContain('That could not be done: ');
    expect(plain.text).toContain('Plain words');
    for (const message of batches) {
      const { body, printed } = await replyTo(message);
      const { elements, addresses, comments, live } = readGfm(body);
      expect(withoutSpans(elements)).toEqual(plain.elements);
      expect({ addresses, comments, live }).toEqual({ addresses: [], comments: [' scan-gate-command:99 '], live: [] });
      expect(parseLog(printed)).toEqual([]);
    }
  });
});
