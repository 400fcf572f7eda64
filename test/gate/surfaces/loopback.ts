/** A server on this machine that stands for a CI system's interface, and writes down what was said. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from '../../../scripts/loopback.ts';
import type { Answer, Asked } from './platform-twins.ts';

export interface Loopback {
  /** `http://127.0.0.1:1234`. */
  origin: string;
  /** Requests and answers, as text for people. */
  said: string[];
  stop(): Promise<void>;
}

/** `secret` is written as stars. What the twin throws is an answer 500 that says why. */
export async function startLoopback(twin: (asked: Asked) => Answer, secret: string): Promise<Loopback> {
  const said: string[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = await text(request);
    const asked = { method, url: new URL(url, 'http://127.0.0.1'), headers, body: body === '' ? undefined : body };
    const { status, body: answered, headers: sent = {} } = attempt(twin, asked);
    said.push(describe(asked, secret), `< ${status}${describeAnswer(answered, sent)}`, '');
    response.writeHead(status, { 'content-type': 'application/json', ...sent });
    response.end(answered === undefined ? '' : JSON.stringify(answered));
  });
  const { origin, stop } = await listenOnLoopback(server);
  return { origin, said, stop };
}

function attempt(twin: (asked: Asked) => Answer, asked: Asked): Answer {
  try {
    return twin(asked);
  } catch (error) {
    return { status: 500, body: { message: (error as Error).message } };
  }
}

const shownHeaders = ['authorization', 'private-token', 'x-tfs-fedauthredirect'];

function describe({ method, url, headers, body }: Asked, secret: string): string {
  const shown = shownHeaders.flatMap((name) => (headers[name] === undefined ? [] : [`> ${name}: ${headers[name]}`]));
  const sent = body === undefined ? [] : JSON.stringify(JSON.parse(body), null, 2).split('\n');
  const lines = [
    `> ${method} ${decodeURIComponent(url.pathname)}${url.search}`,
    ...shown,
    ...sent.map((line) => `> ${line}`),
  ];
  return lines.join('\n').replaceAll(secret, '***');
}

function describeAnswer(body: unknown, headers: Record<string, string>): string {
  const shown = Object.entries(headers).map(([name, value]) => ` ${name}: ${value}`);
  const text = body === undefined ? '' : ` ${JSON.stringify(body)}`;
  return `${shown.join('')}${text.length > 300 ? `${text.slice(0, 300)} …` : text}`;
}
