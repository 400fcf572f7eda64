/**
 * A fake of the part of GitHub's API that a run reads, backed by a real local repository, for the demo and the
 * scenarios. It stores comments.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { listenOnLoopback } from './loopback.ts';

export interface LoopbackGithub {
  apiUrl: string;
  /** Requests as `GET /path`, in order. */
  asked: string[];
  /** Bodies of comments on pull requests. */
  comments: string[];
  stop(): Promise<void>;
}

export interface LoopbackOptions {
  /** The checkout or bare clone. */
  path: string;
  /** `owner/name`. */
  repository: string;
  /** Pull requests by number, as two commits. Their files are the difference in git. */
  pulls?: Record<number, { base: string; head: string }>;
  /** Other readable repositories, from `owner/name` to checkout. */
  others?: Record<string, string>;
  /** May replace the response: a status, or undefined for the real response. */
  fault?: (path: string) => number | undefined;
}

type LoopbackResponse = { status: number; body: unknown } | { status: number; raw: Buffer };

const notFound: LoopbackResponse = { status: 404, body: { message: 'Not Found' } };

export async function startLoopbackGithub(options: LoopbackOptions): Promise<LoopbackGithub> {
  const asked: string[] = [];
  const comments: string[] = [];
  const server = createServer((request, response) => {
    // Stopped in the middle of it, there is nothing to say.
    void respond({ ...options, comments }, request, response).catch(() => response.destroy());
    asked.push(`${request.method} ${new URL(request.url ?? '/', 'http://127.0.0.1').pathname}`);
  });
  const { origin, stop } = await listenOnLoopback(server);
  return { apiUrl: origin, asked, comments, stop };
}

type LoopbackState = LoopbackOptions & Pick<LoopbackGithub, 'comments'>;

/** Earlier responses of all servers, by request and by all refs at that time: equal refs mean equal contents. */
const responses = new Map<string, Promise<LoopbackResponse>>();

async function respond(options: LoopbackState, request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const status = options.fault?.(url.pathname);
  const reply =
    status === undefined
      ? ((await handleComment(options, url, request)) ??
        (await respondOnce(options, url, request.headers.accept === rawType)))
      : { status, body: { message: 'fault' } };
  if ('raw' in reply) response.writeHead(reply.status, { 'content-type': rawType }).end(reply.raw);
  else response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
}

async function handleComment(
  { comments }: LoopbackState,
  url: URL,
  request: IncomingMessage,
): Promise<LoopbackResponse | undefined> {
  if (!/\/issues\/\d+\/comments$/.test(url.pathname)) return undefined;
  if (request.method === 'POST') comments.push(((await json(request)) as { body: string }).body);
  const all = comments.map((body, index) => ({
    id: index + 1,
    html_url: null,
    body,
    user: { login: 'scan-gate[bot]' },
  }));
  return request.method === 'POST' ? { status: 201, body: all.at(-1) } : { status: 200, body: all };
}

const rawType = 'application/vnd.github.raw+json';

/** A response can take several git processes, so it is computed once as long as no ref changes. */
async function respondOnce(options: LoopbackState, url: URL, isRaw: boolean): Promise<LoopbackResponse> {
  const { repository, pulls, others = {} } = options;
  const asked = [repository, Object.keys(others), pulls, url.pathname, url.search, isRaw];
  const key = JSON.stringify([asked, readReferences(options)]);
  // Another server may have been stopped before it had its answer.
  const earlier = await responses.get(key)?.catch(() => undefined);
  if (earlier !== undefined) return earlier;
  const reply = respondTo(options, url, isRaw);
  responses.set(key, reply);
  reply.catch(() => responses.delete(key));
  return reply;
}

/** All refs of all repositories, with their commits. */
function readReferences({ path, others = {} }: LoopbackOptions): string[] {
  return [path, ...Object.values(others)].flatMap((folder) => {
    const gitFolder = existsSync(join(folder, '.git')) ? join(folder, '.git') : folder;
    const loose = readdirSync(join(gitFolder, 'refs'), { recursive: true, encoding: 'utf8' });
    const files = ['HEAD', 'packed-refs', ...loose.map((name) => join('refs', name))].map((name) =>
      join(gitFolder, name),
    );
    const there = files.filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
    return there.map((file) => `${relative(gitFolder, file)} ${readFileSync(file, 'utf8')}`);
  });
}

async function respondTo(options: LoopbackState, url: URL, isRaw: boolean): Promise<LoopbackResponse> {
  const [, owner, name, kind, ...rest] = url.pathname.slice(1).split('/').map(decodeURIComponent);
  const repository = `${owner}/${name}`;
  const path = repository === options.repository ? options.path : options.others?.[repository];
  if (path === undefined) return notFound;
  const git = async (...args: string[]) => (await runGit(path, args))?.toString().replace(/\n$/, '');
  const findCommit = (revision: string) => git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`);
  if (kind === 'git') {
    const ref = rest.slice(1).join('/');
    const sha = await findCommit(`refs/${ref}`);
    return sha === undefined
      ? notFound
      : { status: 200, body: { ref: `refs/${ref}`, object: { type: 'commit', sha } } };
  }
  if (kind === 'commits') {
    const ref = rest.join('/').replace(/^(?=(?:heads|tags)\/)/, 'refs/');
    const sha = await findCommit(ref);
    if (sha === undefined) return { status: 422, body: { message: 'No commit found' } };
    const files = (await listChangedFiles(git, `${sha}^1..${sha}`)) ?? [];
    return { status: 200, body: { sha, files: selectPage(files, url) } };
  }
  if (kind === 'contents') {
    const raw = await runGit(path, ['cat-file', 'blob', `${url.searchParams.get('ref')}:${rest.join('/')}`]);
    if (raw === undefined) return notFound;
    return isRaw ? { status: 200, raw } : { status: 200, body: { type: 'file' } };
  }
  if (kind === 'compare') {
    const [base = '', head = ''] = rest.join('/').split('...');
    const [files, list = ''] = await Promise.all([
      listChangedFiles(git, `${base}...${head}`),
      git('rev-list', '--reverse', '--topo-order', '--parents', head, `^${base}`),
    ]);
    if (files === undefined) return notFound;
    const commits = list
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [sha, ...parents] = line.split(' ');
        return { sha, parents: parents.map((parent) => ({ sha: parent })) };
      });
    return { status: 200, body: { files, total_commits: commits.length, commits: selectPage(commits, url) } };
  }
  const pull = kind === 'pulls' ? options.pulls?.[Number(rest[0])] : undefined;
  if (pull === undefined) return notFound;
  if (rest.length === 1)
    return {
      status: 200,
      body: { number: Number(rest[0]), head: { sha: pull.head }, base: { ref: 'main', sha: pull.base } },
    };
  if (rest[1] !== 'files') return notFound;
  return { status: 200, body: selectPage((await listChangedFiles(git, `${pull.base}...${pull.head}`)) ?? [], url) };
}

function selectPage<T>(items: readonly T[], { searchParams }: URL): T[] {
  const page = Number(searchParams.get('page') ?? 1);
  const size = Number(searchParams.get('per_page') ?? 30);
  return items.slice((page - 1) * size, page * size);
}

const statusWords: Readonly<Record<string, string>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
  T: 'changed',
};

/** In GitHub's form: names and states from git's own list, and the hunks of each file if git shows any. Undefined when git cannot compare. */
async function listChangedFiles(
  git: (...args: string[]) => Promise<string | undefined>,
  between: string,
): Promise<object[] | undefined> {
  const [list, text] = await Promise.all([
    git('diff', '--name-status', '-z', '--find-renames', between),
    git('diff', '--find-renames', between),
  ]);
  if (list === undefined || text === undefined) return undefined;
  // Lines of files begin with a sign or a space: only a header begins like this.
  const parts = `\n${text}`.split('\ndiff --git ').slice(1);
  const fields = list.split('\0').filter(Boolean);
  const files: object[] = [];
  while (fields.length > 0) {
    const [letter = ''] = fields.shift() ?? '';
    const first = fields.shift() ?? '';
    const second = letter === 'R' ? fields.shift() : undefined;
    const part = parts.splice(0, letter === 'T' ? 2 : 1).join('\ndiff --git ');
    files.push(toChangedFile(letter, second ?? first, second && first, part));
  }
  return files;
}

function toChangedFile(letter: string, filename: string, previous: string | undefined, text: string): object {
  const start = text.indexOf('\n@@ ') + 1;
  const patch = start === 0 ? undefined : text.slice(start);
  const countLines = (prefix: string) => patch?.split('\n').filter((line) => line.startsWith(prefix)).length ?? 0;
  const [additions, deletions] = [countLines('+'), countLines('-')];
  return {
    filename,
    status: statusWords[letter],
    additions,
    deletions,
    changes: additions + deletions,
    ...(previous === undefined ? {} : { previous_filename: previous }),
    ...(patch === undefined ? {} : { patch }),
  };
}

/** What git prints. Undefined when it fails. */
async function runGit(cwd: string, args: readonly string[]): Promise<Buffer | undefined> {
  try {
    return (await promisify(execFile)('git', args, { cwd, encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch {
    return undefined;
  }
}
