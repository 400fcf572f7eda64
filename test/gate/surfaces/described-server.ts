/** A server on this machine that holds requests against the description of the interface that it stands for, and records them. */
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { listenOnLoopback } from '../../../scripts/loopback.ts';
import type { Report } from '../../../src/gate/report/report.ts';
import type { OptionalSettings } from '../../../src/gate/settings/reading.ts';
import type { PlatformSurface } from '../../../src/gate/surfaces/surface.ts';
import { createClock } from '../../../src/shared/clock.ts';
import { createTransport, type HttpRequest, type Transport } from '../../../src/shared/http/http.ts';
import { openDescription } from '../../github/description.ts';
import { saidOf } from './alone.ts';

export interface Asked {
  method: string;
  /** Below the base of the interface. */
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: IncomingMessage['headers'];
}

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface DescribedServer {
  /** `http://127.0.0.1:49152`. */
  origin: string;
  /** A line for each request and what was answered, and the requests themselves. */
  conversation: string[];
  asked: Asked[];
  /** In its words, what is against the description: a test expects none. */
  problems: string[];
}

interface Options {
  /** Which file of `openapi/` describes it. */
  edition: 'bitbucket' | 'forgejo';
  /** `/2.0`. */
  base: string;
  answer(asked: Asked): Answer;
}

/** Listens until the test has finished. */
export async function startDescribed({ edition, base, answer }: Options): Promise<DescribedServer> {
  const description = openDescription(join(import.meta.dirname, 'openapi', `${edition}.json`));
  const seen: Pick<DescribedServer, 'conversation' | 'asked' | 'problems'> = {
    conversation: [],
    asked: [],
    problems: [],
  };
  const server = createServer(async (request, response) => {
    const asked = await readAsked(request, base);
    seen.asked.push(asked);
    const matched = description.match(asked.method, asked.path);
    const problems = matched
      ? description.requestProblems(matched, asked.query, asked.body)
      : ['there is no such operation'];
    seen.problems.push(...problems.map((problem) => `${asked.method} ${asked.path}: ${problem}`));
    const { status, body, headers = {} } = problems.length > 0 ? { status: 400, body: { problems } } : answer(asked);
    seen.conversation.push(`${asked.method} ${decodeURIComponent(asked.path)}${search(asked.query)} → ${status}`);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  });
  const { origin, stop } = await listenOnLoopback(server);
  onTestFinished(stop);
  return { origin, ...seen };
}

async function readAsked(request: IncomingMessage, base: string): Promise<Asked> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString();
  // A proxy is asked for a whole address.
  const url = new URL(request.url ?? '', 'http://here');
  const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : `(not below ${base}) ${url.pathname}`;
  const body: unknown = text === '' ? undefined : JSON.parse(text);
  return { method: request.method ?? '', path, query: url.searchParams, body, headers: request.headers };
}

function search(query: URLSearchParams): string {
  return query.size === 0 ? '' : `?${query}`;
}

export interface Scene {
  surface: PlatformSurface;
  env: Readonly<Record<string, string | undefined>>;
  report: Report;
  settings?: Partial<OptionalSettings>;
  /** Where requests go instead of the hosts of the world. */
  origin: string;
  secrets?: readonly string[];
}

/** What the log says of it: lines, then warnings. */
export async function writeScene({ surface, env, report, settings, origin, secrets = [] }: Scene): Promise<string> {
  const transport = createTransport();
  const redact = (text: string) => secrets.reduce((rest, secret) => rest.replaceAll(secret, '***'), text);
  const remote = {
    ...{ env, redact, clock: createClock(10_000), cancel: new AbortController().signal },
    transport: async () => redirected(transport, origin),
  };
  const said = await saidOf(surface, { report, settings, remote });
  await transport.close();
  return said.join('\n');
}

function redirected(transport: Transport, origin: string): Transport {
  const send = (request: HttpRequest) =>
    request.via === undefined
      ? transport.send({ ...request, url: new URL(`${origin}${request.url.pathname}${request.url.search}`) })
      : transport.send({ ...request, via: new URL(origin) });
  return { ...transport, send };
}
