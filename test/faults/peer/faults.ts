/** What can go wrong with one answer, and what the gate is held to when it does. */
import { gzipSync } from 'node:zlib';
import type { Exchange, Truth } from './wire.ts';

/**
 * `fleeting`: a second attempt may fare better. `final`: no attempt will. `limited`: the peer asks to wait. `endless`: only
 * the run's own time limit ends it. `harmless`: an unusual answer that is right all the same.
 */
export type Nature = 'fleeting' | 'final' | 'limited' | 'endless' | 'harmless';

export interface Fault {
  nature: Nature;
  spoil(exchange: Exchange): void;
  /** The request took effect all the same. */
  isApplied?: true;
  /** Only JSON can show that it is wrong. */
  needsJson?: true;
  /** Where GitHub's own rules say something else. */
  atGithub?: Nature;
}

/** Whatever the peer was sent may come back in its answer. */
function echo({ asked: { headers } }: Exchange): string {
  return `${headers['x-api-key'] ?? ''} ${headers.authorization ?? ''}`.trim().replace(/^token /, '');
}

function raw({ socket }: Exchange, head: string, body: string | Buffer = ''): void {
  socket.write(Buffer.concat([Buffer.from(`HTTP/1.1 ${head.replaceAll('\n', '\r\n')}\r\n\r\n`), Buffer.from(body)]));
}

const reset = ({ socket }: Exchange) => void setImmediate(() => socket.resetAndDestroy());
const close = ({ socket }: Exchange) => void socket.end();

/** The true answer, to be sent by hand. */
function bodyOf(exchange: Exchange): Buffer {
  return Buffer.from(exchange.truth().body);
}

const typed = '200 OK\ncontent-type: application/json\nconnection: close';

function cut(exchange: Exchange, end: (exchange: Exchange) => void): void {
  const body = bodyOf(exchange);
  raw(exchange, `${typed}\ncontent-length: ${body.length}`, body.subarray(0, Math.floor(body.length / 2)));
  setTimeout(() => end(exchange), 20);
}

function refuse(status: number, headers: Record<string, string> = {}, details?: object): Fault['spoil'] {
  return (exchange) => {
    const text = `refused, with ${echo(exchange)}`;
    const error = { code: 'INTERNAL_ERROR', message: text, ...(details === undefined ? {} : { details }) };
    exchange.send({ status, headers, body: JSON.stringify({ success: false, message: text, error, meta: {} }) });
  };
}

/** A body in place of the true one; what was asked for happens. */
function instead(body: (truth: Truth, exchange: Exchange) => string | Buffer, headers: Record<string, string> = {}) {
  return (exchange: Exchange) => {
    const text = Buffer.from(body(exchange.truth(), exchange));
    const lines = Object.entries({ 'content-type': 'application/json', ...headers }).map(([k, v]) => `${k}: ${v}`);
    raw(exchange, ['200 OK', 'connection: close', ...lines, `content-length: ${text.length}`].join('\n'), text);
    close(exchange);
  };
}

function drip(exchange: Exchange, text: string): void {
  const { socket } = exchange;
  let at = 0;
  const timer = setInterval(() => {
    if (socket.destroyed || at >= text.length) clearInterval(timer);
    else socket.write(text[at++] ?? '');
  }, 100);
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toUTCString();
const fleeting = (spoil: Fault['spoil']): Fault => ({ nature: 'fleeting', spoil });
const applied = (spoil: Fault['spoil']): Fault => ({ nature: 'fleeting', spoil, isApplied: true });
const misread = (spoil: Fault['spoil']): Fault => ({ ...applied(spoil), needsJson: true });
const limited = (headers: Record<string, string>, details?: object): Fault => ({
  nature: 'limited',
  spoil: refuse(429, headers, details),
});
const harmless = (spoil: Fault['spoil']): Fault => ({ nature: 'harmless', spoil, isApplied: true });
const final = (spoil: Fault['spoil']): Fault => ({ nature: 'final', spoil });
const redirect = (status: number, location: (exchange: Exchange) => string): Fault =>
  final((exchange) => refuse(status, { location: location(exchange) })(exchange));

/** `elsewhere` is the address of a server that must never be asked for anything. */
export function makeFaults(elsewhere: string) {
  return {
    'a reset before the headers': fleeting(reset),
    'a reset before the headers, after the work was done': applied((exchange) => {
      exchange.truth();
      reset(exchange);
    }),
    'a close before the headers': fleeting(close),
    'a reset in the headers': applied((exchange) => {
      exchange.truth();
      exchange.socket.write('HTTP/1.1 200 OK\r\ncontent-type: applica');
      setTimeout(() => reset(exchange), 20);
    }),
    'a reset in the body': applied((exchange) => cut(exchange, reset)),
    'a close in the body': applied((exchange) => cut(exchange, close)),
    'a body cut where its length says it ends': misread(
      instead(({ body }) => body.slice(0, Math.max(1, body.length >> 1))),
    ),
    'a chunked body without its end': applied((exchange) => {
      const body = bodyOf(exchange);
      raw(exchange, `${typed}\ntransfer-encoding: chunked`, `${body.length.toString(16)}\r\n${body}\r\n`);
      setTimeout(() => close(exchange), 20);
    }),
    'chunks that are none': applied((exchange) => {
      raw(exchange, `${typed}\ntransfer-encoding: chunked`, `zz\r\n${bodyOf(exchange)}\r\n0\r\n\r\n`);
      close(exchange);
    }),
    'two lengths': applied((exchange) => {
      const body = bodyOf(exchange);
      raw(exchange, `${typed}\ncontent-length: ${body.length}\ncontent-length: ${body.length - 1}`, body);
      close(exchange);
    }),
    'a length that is too small': misread((exchange) => {
      const body = bodyOf(exchange);
      raw(exchange, `${typed}\ncontent-length: ${Math.max(1, body.length - 2)}`, body);
      close(exchange);
    }),
    'headers beyond any size': applied((exchange) => {
      exchange.truth();
      raw(exchange, `${typed}\nx-filler: ${'a'.repeat(200_000)}`);
      close(exchange);
    }),
    'another protocol': applied((exchange) => {
      exchange.truth();
      exchange.socket.end('220 mail.example.org ESMTP ready\r\n');
    }),
    'a 500': fleeting(refuse(500)),
    'a 502 that is a page': fleeting(({ send, ...rest }) => {
      const body = `<html><h1>502</h1>${echo({ send, ...rest })}</html>`;
      send({ status: 502, headers: { 'content-type': 'text/html' }, body });
    }),
    'a 503': fleeting(refuse(503, { 'retry-after': '7' })),
    'a 504': fleeting(refuse(504)),
    'a 408': fleeting(refuse(408)),
    'a 429 with seconds': limited({ 'retry-after': '20' }),
    'a 429 with a date': { nature: 'limited', spoil: (e) => refuse(429, { 'retry-after': inSeconds(20) })(e) },
    'a 429 with a date that is past': {
      nature: 'limited',
      spoil: (e) => refuse(429, { 'retry-after': inSeconds(-900) })(e),
    },
    'a 429 without a time': limited({}),
    'a 429 with a time in its body': limited({}, { retryAfter: 20 }),
    'a 429 with zero seconds': limited({ 'retry-after': '0' }),
    'a 429 with negative seconds': limited({ 'retry-after': '-5' }),
    'a 429 with half a second': limited({ 'retry-after': '0.5' }),
    'a 429 with words': limited({ 'retry-after': 'soon ::error::x' }),
    'a 429 with more seconds than there are': {
      nature: 'final',
      // What is no time there is a limit without one.
      atGithub: 'limited',
      spoil: refuse(429, { 'retry-after': '9'.repeat(400) }),
    },
    'a 429 with a year of waiting': { nature: 'final', spoil: refuse(429, { 'retry-after': '31536000' }) },
    'a 400': final(refuse(400)),
    'a 401': final(refuse(401)),
    'a 403': final(refuse(403)),
    'a 404': final(refuse(404)),
    'a 418': final(refuse(418)),
    'a redirect on the same host': redirect(302, ({ asked }) => `${asked.path}?again=1`),
    'a redirect to itself': redirect(307, ({ asked }) => `http://${asked.headers.host}${asked.path}`),
    'a redirect to another host': redirect(
      301,
      (exchange) => `${elsewhere}/?key=${encodeURIComponent(echo(exchange))}`,
    ),
    'a permanent redirect to another host': redirect(308, () => `${elsewhere}/api/v1`),
    'a redirect to nowhere': redirect(303, () => ''),
    'a page instead of JSON': misread(instead((_, exchange) => `<html>Log in as ${echo(exchange)}</html>`)),
    'an empty body': misread(instead(() => '')),
    'a 204': misread((exchange) => {
      exchange.truth();
      exchange.send({ status: 204, body: '' });
    }),
    null: misread(instead(() => 'null')),
    'an array': misread(instead(({ body }) => `[[${body.replaceAll(/\n/g, ' ')}]]`)),
    'a refusal that calls itself 200': misread(
      instead((_, e) => JSON.stringify({ success: false, error: { code: 'X', message: echo(e) }, meta: {} })),
    ),
    'nesting without end': misread(instead(() => `${'[{"a":'.repeat(5000)}1${'}]'.repeat(5000)}`)),
    'bytes that are no UTF-8': applied(instead(({ body }) => Buffer.concat([Buffer.from(body), Buffer.from([0xff])]))),
    'a compressed bomb': applied(instead(makeBomb, { 'content-encoding': 'gzip' })),
    'more bytes than fit': applied(instead(({ body }) => Buffer.concat([Buffer.from(body), padding]))),
    'a silence': { nature: 'endless', spoil: () => {} },
    'headers that drip': { nature: 'endless', spoil: (e) => drip(e, `HTTP/1.1 200 OK\r\nx-a: ${'a'.repeat(5000)}`) },
    'a body that drips': {
      nature: 'endless',
      isApplied: true,
      spoil(exchange) {
        const text = `${' '.repeat(5000)}${exchange.truth().body}`;
        raw(exchange, `${typed}\ncontent-length: ${text.length}`);
        drip(exchange, text);
      },
    },
    'another content type': harmless((exchange) => {
      const { status, body } = exchange.truth();
      exchange.send({ status, body, headers: { 'content-type': 'text/plain; charset=latin1' } });
    }),
    'hints before the answer': harmless((exchange) => {
      exchange.socket.write('HTTP/1.1 103 Early Hints\r\nlink: </x>; rel=preload\r\n\r\n');
      exchange.send(exchange.truth());
    }),
    'an answer in single bytes': harmless((exchange) => {
      const { status, body } = exchange.truth();
      const bytes = Buffer.from(body);
      raw(exchange, `${status} OK\ncontent-type: application/json\nconnection: close\ncontent-length: ${bytes.length}`);
      let at = 0;
      const step = () => {
        if (at >= 60) exchange.socket.end(bytes.subarray(at));
        else exchange.socket.write(bytes.subarray(at, ++at), () => setImmediate(step));
      };
      step();
    }),
    'a connection that closes behind the answer': harmless((exchange) => {
      const { status, body, headers } = exchange.truth();
      exchange.send({ status, body, headers: { ...headers, connection: 'close' } });
    }),
  } satisfies Record<string, Fault>;
}

let bomb: Buffer | undefined;
/** Made once: it takes a tenth of a second. */
function makeBomb(): Buffer {
  bomb ??= gzipSync(Buffer.alloc(20_000_000, ' '));
  return bomb;
}

const padding = Buffer.alloc(17 * 1024 * 1024, ' ');

export type FaultName = keyof ReturnType<typeof makeFaults>;
