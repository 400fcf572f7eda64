/** The few answers of GitHub's interface that a run reads, from a real local repository: for the demo and the scenarios. */
import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

export interface LoopbackGithub {
  apiUrl: string;
  /** Requests as `GET /path`, in order. */
  asked: string[];
  stop(): Promise<void>;
}

export interface LoopbackOptions {
  /** The checkout or bare clone. */
  path: string;
  /** `owner/name`. */
  repository: string;
  /** Pull requests by number, as two commits; their files are what git says differs. */
  pulls?: Record<number, { base: string; head: string }>;
  /** May answer instead: a status, or undefined for the truth. */
  fault?: (path: string) => number | undefined;
}

type Answer = { status: number; body: unknown };

const notFound: Answer = { status: 404, body: { message: 'Not Found' } };

export async function startLoopbackGithub(options: LoopbackOptions): Promise<LoopbackGithub> {
  const asked: string[] = [];
  const server = createServer((request, response) => void respond(options, asked, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    apiUrl: `http://127.0.0.1:${port}`,
    asked,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(options: LoopbackOptions, asked: string[], request: IncomingMessage, response: ServerResponse) {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  asked.push(`${request.method} ${url.pathname}`);
  const status = options.fault?.(url.pathname);
  const answer = status === undefined ? await answerTo(options, url) : { status, body: { message: 'fault' } };
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
}

async function answerTo(options: LoopbackOptions, url: URL): Promise<Answer> {
  const prefix = `/repos/${options.repository}/`;
  if (!url.pathname.startsWith(prefix)) return notFound;
  const [kind, ...rest] = url.pathname.slice(prefix.length).split('/').map(decodeURIComponent);
  const git = (...args: string[]) => runGit(options.path, args);
  if (kind === 'git') {
    const ref = rest.slice(1).join('/');
    const sha = await git('rev-parse', '--verify', '--quiet', `refs/${ref}^{commit}`);
    return sha === undefined
      ? notFound
      : { status: 200, body: { ref: `refs/${ref}`, object: { type: 'commit', sha } } };
  }
  if (kind === 'commits') {
    const name = rest.join('/').replace(/^heads\//, 'refs/heads/');
    const sha = await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    return sha === undefined ? { status: 422, body: { message: 'No commit found' } } : { status: 200, body: { sha } };
  }
  if (kind === 'contents') {
    const object = `${url.searchParams.get('ref')}:${rest.join('/')}`;
    return (await git('cat-file', '-e', object)) === undefined ? notFound : { status: 200, body: { type: 'file' } };
  }
  const pull = kind === 'pulls' ? options.pulls?.[Number(rest[0])] : undefined;
  if (pull === undefined || rest[1] !== 'files') return notFound;
  const page = Number(url.searchParams.get('page') ?? 1);
  const size = Number(url.searchParams.get('per_page') ?? 30);
  const names = ((await git('diff', '--name-only', `${pull.base}...${pull.head}`)) ?? '').split('\n').filter(Boolean);
  return {
    status: 200,
    body: names.slice((page - 1) * size, page * size).map((filename) => ({ filename, status: 'modified' })),
  };
}

/** Trimmed output; undefined when git says no. */
async function runGit(cwd: string, args: readonly string[]): Promise<string | undefined> {
  try {
    return (
      await promisify(execFile)('git', [...args], { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    ).stdout.trim();
  } catch {
    return undefined;
  }
}
