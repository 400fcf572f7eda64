/** Sends one HTTP request and returns the outcome as data: no redirects, bounded times and sizes, no retries. */
import { Agent, buildConnector, type Dispatcher, EnvHttpProxyAgent, Pool } from 'undici';
import { GateError } from '../errors.ts';
import { isLoopback } from './confidential.ts';

interface HttpTimeouts {
  connectMs: number;
  /** From the request's last byte to the response headers. */
  headersMs: number;
  /** The longest pause within a body. */
  bodyIdleMs: number;
}

const defaultTimeouts: HttpTimeouts = { connectMs: 10_000, headersMs: 60_000, bodyIdleMs: 30_000 };

/** Proxy settings from the environment. An empty string means none, `invalidProxy` a value that is not an address. */
interface ProxySettings {
  httpProxy: string;
  httpsProxy: string;
  noProxy: string;
}

/** Nothing can listen on port 0, so a request that would use this proxy fails at once, and no other does. */
export const invalidProxy = 'http://127.0.0.1:0';

/** Reads the proxies of the machine. A value that is not an address becomes `invalidProxy`: only a request that would use it fails. */
export function readProxySettings(env: Readonly<Record<string, string | undefined>>): ProxySettings {
  return {
    httpProxy: readProxyAddress(env.http_proxy ?? env.HTTP_PROXY),
    httpsProxy: readProxyAddress(env.https_proxy ?? env.HTTPS_PROXY),
    noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
  };
}

/** `proxy:3128` means `http://proxy:3128`, as it does for curl. */
function readProxyAddress(value = ''): string {
  const text = value.trim();
  if (text === '') return '';
  const address = text.includes('://') ? text : `http://${text}`;
  return /^https?:\/\/[^/]/i.test(address) && URL.canParse(address) ? address : invalidProxy;
}

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  url: URL;
  headers: Record<string, string>;
  body?: string | undefined;
  signal: AbortSignal;
  /** A proxy on this machine that adds credentials, such as `http://localhost:29418`. It receives the full URL. */
  via?: URL | undefined;
  /** The URL is a secret and must not appear in the log. */
  isSecretAddress?: boolean;
  /** The response is not text: `text` has one character per byte (`latin1`). */
  isBinary?: boolean;
}

/** A complete response, or a failure. `unsent` is true only if no byte of the request can have been sent. */
export type HttpOutcome =
  | { kind: 'answer'; status: number; header(name: string): string | undefined; text: string }
  | { kind: 'failure'; unsent: boolean; permanent: boolean; message: string; cause: unknown };

export interface Transport {
  send(request: HttpRequest): Promise<HttpOutcome>;
  /** Number of requests sent so far. */
  requestCount?(): number;
  close(): Promise<void>;
}

/** Creates a transport with its own connection pool. Loopback addresses never use a proxy. */
export function createTransport(
  options: { timeouts?: HttpTimeouts; proxy?: ProxySettings | undefined } = {},
): Transport {
  const timeouts = options.timeouts ?? defaultTimeouts;
  const unsentErrors = new WeakSet<object>();
  const direct = new Agent({ ...createLimits(timeouts), connect: createRecordingConnector(timeouts, unsentErrors) });
  const { proxy } = options;
  const hasProxy = proxy !== undefined && (proxy.httpProxy !== '' || proxy.httpsProxy !== '');
  const proxied = hasProxy ? createProxyAgent(timeouts, proxy) : undefined;
  let count = 0;
  return {
    requestCount: () => count,
    async send(sent) {
      count += 1;
      const dispatcher = isLoopback(sent.via ?? sent.url) ? direct : (proxied ?? direct);
      return exchange(sent, dispatcher, unsentErrors);
    },
    async close() {
      await Promise.all([direct.destroy(), proxied?.destroy()]);
    },
  };
}

/** Logs every request and its duration, but neither host nor query, and nothing of a secret URL. */
export function createLoggingTransport(
  transport: Transport,
  log: { level: string; line(text: string): void },
): Transport {
  if (log.level !== 'verbose') return transport;
  return {
    ...transport,
    async send(request) {
      const startedMs = performance.now();
      const outcome = await transport.send(request);
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
      const failed = request.isSecretAddress ? 'failed' : outcome.kind === 'failure' && outcome.message;
      const end = outcome.kind === 'answer' ? outcome.status : failed;
      const place = request.isSecretAddress ? 'to a secret address' : request.url.pathname;
      log.line(`${request.method} ${place}: ${end}, ${seconds} s`);
      return outcome;
    },
  };
}

function createLimits(timeouts: HttpTimeouts) {
  return { headersTimeout: timeouts.headersMs, bodyTimeout: timeouts.bodyIdleMs, allowH2: false };
}

function createProxyAgent(timeouts: HttpTimeouts, proxy: ProxySettings): Dispatcher {
  return new EnvHttpProxyAgent({
    ...createLimits(timeouts),
    ...proxy,
    requestTls: { rejectUnauthorized: true, timeout: timeouts.connectMs },
    proxyTls: { rejectUnauthorized: true, timeout: timeouts.connectMs },
    // Waiting for the tunnel is part of connecting.
    clientFactory: (origin, options) => new Pool(origin, { ...options, headersTimeout: timeouts.connectMs }),
  });
}

/** A connector that records its errors: a request that failed while connecting was provably never sent. */
function createRecordingConnector(timeouts: HttpTimeouts, unsentErrors: WeakSet<object>): buildConnector.connector {
  const connect = buildConnector({ timeout: timeouts.connectMs, rejectUnauthorized: true, allowH2: false });
  return (options, callback) => {
    connect(options, (error, socket) => {
      if (error) {
        unsentErrors.add(error);
        callback(error, null);
      } else {
        callback(null, socket);
      }
    });
  };
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

async function exchange(
  sent: HttpRequest,
  dispatcher: Dispatcher,
  unsentErrors: WeakSet<object>,
): Promise<HttpOutcome> {
  sent.signal.throwIfAborted();
  try {
    const asked = {
      ...chooseTarget(sent),
      method: sent.method,
      headers: { ...sent.headers, 'accept-encoding': 'identity', ...(sent.via && { host: sent.url.host }) },
      body: sent.body ?? null,
    };
    const { status, headers, body } = await receive(dispatcher, asked, sent.signal);
    const text = sent.isBinary ? body.toString('latin1') : utf8.decode(body);
    const header = (name: string) => {
      const value = headers[name];
      return Array.isArray(value) ? value[0] : value;
    };
    return { kind: 'answer', status, header, text };
  } catch (error) {
    sent.signal.throwIfAborted();
    return isInvalidProxyError(error) ? createProxyFailure(sent.url) : toFailure(error, unsentErrors);
  }
}

const bodyCapBytes = 16 * 1024 * 1024;

interface Received {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/**
 * Collects the response without the stream that undici's own `request` creates. Rejects at once when the signal is aborted: undici ignores the signal before there is a connection, and a proxy may
 * never create one.
 */
function receive(dispatcher: Dispatcher, options: Dispatcher.DispatchOptions, signal: AbortSignal): Promise<Received> {
  const { promise, resolve, reject } = Promise.withResolvers<Received>();
  const chunks: Buffer[] = [];
  let answer: Omit<Received, 'body'> | undefined;
  let started: Dispatcher.DispatchController | undefined;
  let size = 0;
  const abort = () => {
    reject(signal.reason);
    started?.abort(signal.reason);
  };
  const giveUp = (controller: Dispatcher.DispatchController, message: string) => {
    const error = new GateError('PROTOCOL', message);
    reject(error);
    controller.abort(error);
  };
  signal.addEventListener('abort', abort, { once: true });
  dispatcher.dispatch(options, {
    onRequestStart(controller) {
      started = controller;
      if (signal.aborted) controller.abort(signal.reason);
    },
    onResponseStart(controller, status, headers) {
      // Interim responses (`103 Early Hints`) are ignored.
      if (status < 200) return;
      answer = { status, headers };
      const encoding = String(headers['content-encoding'] ?? 'identity');
      if (encoding !== 'identity') giveUp(controller, `the answer is encoded as ${encoding}, which was not asked for`);
    },
    onResponseData(controller, chunk) {
      size += chunk.length;
      if (size <= bodyCapBytes) chunks.push(chunk);
      else giveUp(controller, `the answer is larger than ${bodyCapBytes / 1024 / 1024} MiB`);
    },
    onResponseEnd() {
      if (answer !== undefined) resolve({ ...answer, body: Buffer.concat(chunks) });
    },
    onResponseError: (_, error) => reject(error),
  });
  return promise.finally(() => signal.removeEventListener('abort', abort));
}

/** A proxy receives the full URL: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2 */
function chooseTarget({ url, via }: HttpRequest): { origin: string; path: string } {
  const path = url.pathname + url.search;
  return via === undefined ? { origin: url.origin, path } : { origin: via.origin, path: `${url.origin}${path}` };
}

/** Node.js leaves out the port of such an error only if it is 0. */
function isInvalidProxyError(error: unknown): boolean {
  const { syscall, address, port } = error as { syscall?: unknown; address?: unknown; port?: unknown };
  return syscall === 'connect' && address === '127.0.0.1' && !port;
}

/** The value is not repeated, because it may contain a password. */
function createProxyFailure({ protocol }: URL): HttpOutcome {
  const names = protocol === 'https:' ? 'HTTPS_PROXY (or HTTP_PROXY)' : 'HTTP_PROXY';
  const message = `the variable ${names} is not a valid proxy address`;
  const hint = 'Write it as http://host:port, or remove it.';
  const cause = new GateError('CONFIG', message, { reason: 'settings', hint });
  return { kind: 'failure', unsent: true, permanent: true, message, cause };
}

/** Errors of name resolution and connecting, for proxies, where the connector cannot be observed. */
const unsentCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function toFailure(error: unknown, unsentErrors: WeakSet<object>): HttpOutcome {
  const cause = error instanceof Error ? error : new Error(String(error));
  const code = String((cause as { code?: unknown }).code ?? '');
  const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|TLS_/.test(code);
  const unsent = unsentErrors.has(cause) || unsentCodes.has(code) || certificate;
  const message = errorDescriptions[code] ?? (code ? `${cause.message} (${code})` : cause.message);
  return { kind: 'failure', unsent, permanent: certificate, message, cause };
}

const errorDescriptions: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name could not be looked up',
  ECONNRESET: 'the connection was reset',
  UND_ERR_SOCKET: 'the connection was cut',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
  UND_ERR_BODY_TIMEOUT: 'the answer stopped half-way',
};
