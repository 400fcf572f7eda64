/** What comes from GitHub: events, comments, answers, limits. */
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContext } from '../../../src/gate/hosts/context/read-context.ts';
import {
  findReasonProblem,
  parseCommand,
  readComment,
} from '../../../src/gate/hosts/github/comment-commands/commands.ts';
import { createGithubReader } from '../../../src/gate/hosts/github/reader.ts';
import { readMemory } from '../../../src/gate/hosts/github/surfaces/comment/comment.ts';
import type { Clock } from '../../../src/shared/clock.ts';
import { GateError } from '../../../src/shared/errors.ts';
import type { Transport } from '../../../src/shared/http/http.ts';
import { jsonLike, textOf } from '../built.ts';
import { events, hostile } from '../corpus.ts';
import type { Target } from '../target.ts';

/** As the entries read the event file. */
function payloadOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new GateError('CONFIG', 'no JSON', { cause });
  }
}

const eventNames = [
  'push',
  'pull_request',
  'pull_request_target',
  'merge_group',
  'workflow_run',
  'workflow_dispatch',
  'schedule',
  'issue_comment',
  'toString',
];
const folder = mkdtempSync(join(tmpdir(), 'scan-gate-events-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const eventFile = join(folder, 'event.json');
const env = {
  GITHUB_ACTIONS: 'true',
  GITHUB_EVENT_PATH: eventFile,
  GITHUB_REPOSITORY: 'acme/shop',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_SHA: 'e'.repeat(40),
  GITHUB_REF: 'refs/heads/main',
};
const names = [
  'ref',
  'refs/heads/main',
  'refs/tags/v1',
  'pull_request',
  'head',
  'repo',
  'full_name',
  'acme/shop',
  'default_branch',
  'deleted',
  'after',
];
/** What is judged, or why nothing is. */
async function contextOf(event: string): Promise<unknown> {
  try {
    const variables = { ...env, GITHUB_EVENT_NAME: event };
    const hints = {
      judged: { kind: 'branch', named: undefined },
      policy: { ref: undefined, isCentral: false },
    } as const;
    const context = await readContext({ variables, folder: '/', isAttended: false }, hints);
    return { ...context, refusal: context.refusal?.message };
  } catch (error) {
    if (!(error instanceof GateError)) throw error;
    return error.message;
  }
}

export const githubEvents: Target = {
  name: 'GitHub events',
  share: 5,
  samples: events,
  built: jsonLike(events, names),
  units: ['{"a":', '[', '"a":1,', 'a/', 'refs/heads/', '../', ' '],
  async read(text) {
    await writeFile(eventFile, text);
    return Promise.all(eventNames.map(contextOf));
  },
};

const commandParts = [
  '/scan-gate',
  ' ',
  '\t',
  'why',
  'suppress',
  'recheck',
  'vio_1',
  '`vio_1`',
  'because the input is a constant of the build',
  '\n',
  '\r',
  '\u2028',
  '\u00a0',
  'a',
  '`',
];
const commands = [
  '/scan-gate why vio_1',
  '/scan-gate suppress `vio_1` the query is built from constants alone',
  '/scan-gate recheck\nplease',
  'Nice work!',
];

export const commentCommands: Target = {
  name: 'comment commands',
  share: 6,
  samples: [...commands, ...hostile],
  built: textOf(commandParts),
  units: [...commandParts, '/scan-gate a', ' a'],
  read: (text) => [parseCommand(text), parseCommand(`/scan-gate ${text}`), findReasonProblem(text)],
};

const comments = events.filter((text) => text.includes('"comment"'));

export const commentEvents: Target = {
  name: 'comment events',
  share: 3,
  samples: comments,
  built: jsonLike(comments, [...names, 'created', 'User', 'Bot', ...commands]),
  units: ['{"a":', '[', ' a', '/scan-gate '],
  read: (text) => readComment(payloadOf(text)),
};

const remembered =
  '## Passed\n<!-- scan-gate-memory:i1YqSy0qzszPU7JSMjQyNjE1M7ewNEhMSk5JTTNQ0lHy8HT3ADIC/YM9QxxBrJLiktSU4hIlHaWyxKLM1CKl2FgA -->';

export const commentMemory: Target = {
  name: 'memory of a comment',
  share: 4,
  samples: [remembered, '<!-- scan-gate-memory: -->', ''],
  built: textOf(['\n', '<!-- scan-gate-memory:', ' -->', 'AAAA', 'i1Yq', '=', '/', '+', ' ']),
  units: ['\n<!-- scan-gate-memory:', '\n<!-- scan-gate-memory:A', ' ', '\n', 'A', ' -->', 'AAAA'],
  read: readMemory,
};

const limitHeaders = ['retry-after', 'x-ratelimit-reset', 'x-ratelimit-remaining', 'date'];

interface Answer {
  status: number;
  headers: Record<string, string>;
  data: string;
}

/** A reader to which no time passes: every wait is noted, and over at once. */
function readerOf(answer: () => Answer, waits: number[] = []) {
  let now = 0;
  const clock: Clock = {
    scale: 1,
    patience: 1,
    now: () => now,
    async sleep(ms) {
      waits.push(ms);
      now += ms;
    },
  };
  const budget = { clock, deadline: 60_000, signal: AbortSignal.any([]), extendTo() {}, end() {} };
  const transport: Transport = {
    async send() {
      const { status, headers, data } = answer();
      return { kind: 'answer', status, header: (name) => headers[name], text: data };
    },
    close: async () => {},
  };
  return createGithubReader({
    ...{ apiUrl: 'https://api.github.com', repository: 'acme/shop', token: undefined },
    ...{ budget, transport },
  });
}

async function expectGateError(asked: Promise<unknown>): Promise<void> {
  const error = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error !== undefined && !(error instanceof GateError)) throw error;
}

export const limits: Target = {
  name: "GitHub's limits",
  share: 4,
  samples: ['60', '0', '1780308000', 'secondary rate limit', '-1', '99999999999999999999'],
  built: textOf(['0', '1', '60', '1780308000', 'rate limit', 'abuse detection', ' ', '-', '.']),
  units: ['9', 'rate ', ' ', 'abuse'],
  async read(text) {
    const read: unknown[] = [];
    for (const status of [403, 429, 500]) {
      const waits: number[] = [];
      const headers = Object.fromEntries(limitHeaders.map((name) => [name, text]));
      const reader = readerOf(() => ({ status, headers, data: text }), waits);
      await expectGateError(reader.branchHead('main'));
      const wrong = waits.find((ms) => !(ms > 0));
      if (wrong !== undefined) throw new Error(`a wait of ${wrong} ms`);
      // What is asked again by itself waits for a time of chance.
      if (status !== 500) read.push(waits[0]);
    }
    return read;
  },
};

const files = [
  { filename: 'src/a.js', status: 'modified', additions: 1, deletions: 0, patch: '@@ -1 +1,2 @@\n a\n+b' },
  { filename: 'b', previous_filename: 'c', status: 'renamed' },
];
const sha = 'a'.repeat(40);
const replies = [
  JSON.stringify({ sha, object: { sha }, ref: 'refs/heads/main' }),
  JSON.stringify({ files, merge_base_commit: { commit: { committer: { date: '2026-05-01T00:00:00Z' } } } }),
  JSON.stringify(files),
  JSON.stringify({ base: { ref: 'main' }, head: { sha }, changed_files: 2 }),
];

export const githubAnswers: Target = {
  name: 'answers of GitHub',
  share: 1,
  samples: replies,
  built: jsonLike(replies, [...names, 'files', 'patch', 'sha', sha]),
  units: ['{"a":', '[', `${JSON.stringify(files[0])},`, '"a":1,', ' '],
  async read(text) {
    const reader = readerOf(() => ({ status: 200, headers: { date: text.slice(0, 40) }, data: text }));
    const settled = await Promise.allSettled([
      reader.branchHead(text.slice(0, 60) || 'main'),
      reader.hasTag('main'),
      reader.comparedFiles(sha, sha),
      reader.changedFiles(7, { base: { branch: 'main', sha }, headSha: sha }),
      reader.fileText('a', 'main'),
    ]);
    for (const each of settled)
      if (each.status === 'rejected' && !(each.reason instanceof GateError)) throw each.reason;
    return settled.map((each) => (each.status === 'fulfilled' ? each.value : (each.reason as Error).message));
  },
};
