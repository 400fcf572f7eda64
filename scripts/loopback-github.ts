/**
 * A fake of the part of GitHub's API that a run reads, backed by a real local repository, for the demo and the
 * scenarios. It stores comments.
 */
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
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
  const responses: LoopbackState['answers'] = new Map();
  const server = createServer((request, response) => {
    void respond({ ...options, comments, answers: responses }, request, response);
    asked.push(`${request.method} ${new URL(request.url ?? '/', 'http://127.0.0.1').pathname}`);
  });
  const { origin, stop } = await listenOnLoopback(server);
  return {
    apiUrl: origin,
    asked,
    comments,
    stop,
  };
}

interface LoopbackState extends LoopbackOptions, Pick<LoopbackGithub, 'comments'> {
  /** Earlier responses, by request and by the refs at that time. */
  answers: Map<string, Promise<LoopbackResponse>>;
}

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

/** Each response starts several git processes, so it is computed once as long as no ref changes. */
async function respondOnce(
  { answers: responses, ...options }: LoopbackState,
  url: URL,
  isRaw: boolean,
): Promise<LoopbackResponse> {
  const key = JSON.stringify([url.pathname, url.search, isRaw, readReferences(options)]);
  const reply = responses.get(key) ?? respondTo(options, url, isRaw);
  responses.set(key, reply);
  return reply.catch((error: unknown) => {
    responses.delete(key);
    throw error;
  });
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
    return there.map((file) => `${file} ${readFileSync(file, 'utf8')}`);
  });
}

async function respondTo(options: LoopbackOptions, url: URL, isRaw: boolean): Promise<LoopbackResponse> {
  const [, owner, name, kind, ...rest] = url.pathname.slice(1).split('/').map(decodeURIComponent);
  const repository = `${owner}/${name}`;
  const path = repository === options.repository ? options.path : options.others?.[repository];
  if (path === undefined) return notFound;
  const git = (...args: string[]) => runGit(path, args);
  if (kind === 'git') {
    const ref = rest.slice(1).join('/');
    const sha = await git('rev-parse', '--verify', '--quiet', `refs/${ref}^{commit}`);
    return sha === undefined
      ? notFound
      : { status: 200, body: { ref: `refs/${ref}`, object: { type: 'commit', sha } } };
  }
  if (kind === 'commits') {
    const ref = rest.join('/').replace(/^(?=(?:heads|tags)\/)/, 'refs/');
    const sha = await git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    if (sha === undefined) return { status: 422, body: { message: 'No commit found' } };
    const hasParent = (await git('rev-parse', '--verify', '--quiet', `${sha}^1`)) !== undefined;
    const files = hasParent ? await listChangedFiles(git, `${sha}^1..${sha}`) : [];
    return { status: 200, body: { sha, files: selectPage(files, url) } };
  }
  if (kind === 'contents') {
    const object = `${url.searchParams.get('ref')}:${rest.join('/')}`;
    if ((await git('cat-file', '-e', object)) === undefined) return notFound;
    return isRaw ? { status: 200, raw: await readBlob(path, object) } : { status: 200, body: { type: 'file' } };
  }
  if (kind === 'compare') {
    const [base = '', head = ''] = rest.join('/').split('...');
    const isKnown = (await git('merge-base', base, head)) !== undefined;
    if (!isKnown) return notFound;
    const files = await listChangedFiles(git, `${base}...${head}`);
    const list = (await git('rev-list', '--reverse', '--topo-order', '--parents', head, `^${base}`)) ?? '';
    const commits = list.split('\n').filter(Boolean).map(toListedCommit);
    return { status: 200, body: { files, total_commits: commits.length, commits: selectPage(commits, url) } };
  }
  const pull = kind === 'pulls' ? options.pulls?.[Number(rest[0])] : undefined;
  if (pull === undefined || rest[1] !== 'files') return notFound;
  return { status: 200, body: selectPage(await listChangedFiles(git, `${pull.base}...${pull.head}`), url) };
}

function selectPage<T>(items: readonly T[], { searchParams }: URL): T[] {
  const page = Number(searchParams.get('page') ?? 1);
  const size = Number(searchParams.get('per_page') ?? 30);
  return items.slice((page - 1) * size, page * size);
}

function toListedCommit(line: string): object {
  const [sha, ...parents] = line.split(' ');
  return { sha, parents: parents.map((parent) => ({ sha: parent })) };
}

type Git = (...args: string[]) => Promise<string | undefined>;

const statusWords: Readonly<Record<string, string>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
  T: 'changed',
};

/** In GitHub's form: names and states from git's own list, and the hunks of each file if git shows any. */
async function listChangedFiles(git: Git, between: string): Promise<object[]> {
  const list = (await git('diff', '--name-status', '-z', '--find-renames', between)) ?? '';
  const fields = list.split('\0').filter(Boolean);
  const files: Promise<object>[] = [];
  while (fields.length > 0) {
    const [letter = ''] = fields.shift() ?? '';
    const first = fields.shift() ?? '';
    const second = letter === 'R' ? fields.shift() : undefined;
    files.push(toChangedFile(git, between, { letter, filename: second ?? first, previous: second && first }));
  }
  return Promise.all(files);
}

async function toChangedFile(
  git: Git,
  between: string,
  { letter, filename, previous }: { letter: string; filename: string; previous: string | undefined },
): Promise<object> {
  const paths = previous === undefined ? [filename] : [previous, filename];
  const text = (await git('diff', '--find-renames', between, '--', ...paths)) ?? '';
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

async function readBlob(cwd: string, object: string): Promise<Buffer> {
  return (await promisify(execFile)('git', ['cat-file', 'blob', object], { cwd, encoding: 'buffer' })).stdout;
}

/** Without the last line break. Undefined when git fails. */
async function runGit(cwd: string, args: readonly string[]): Promise<string | undefined> {
  try {
    return (
      await promisify(execFile)('git', [...args], { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    ).stdout.replace(/\n$/, '');
  } catch {
    return undefined;
  }
}
