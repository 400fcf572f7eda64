/** Sends one HTTP request and returns the outcome as data: no redirects, bounded times and sizes, no retries. */
import { Agent, buildConnector, type Dispatcher, EnvHttpProxyAgent, Pool } from 'undici';
import { GateError } from '../errors.ts';
import { isLoopback } from './confidential.ts';
import { receive } from './receive.ts';

interface HttpTimeouts {
  connectMs: number;
  /** From the request's last byte to the response headers. */
  headersMs: number;
  /** The longest pause within a body. */
  bodyIdleMs: number;
}

const defaultTimeouts: HttpTimeouts = { connectMs: 10_000, headersMs: 60_000, bodyIdleMs: 30_000 };

/** Proxy settings from the environment. An empty string means none, `invalidProxy` a value that is not an address. */
export interface ProxySettings {
  httpProxy: string;
  httpsProxy: string;
  noProxy: string;
}

/** Nothing can listen on port 0, so a request that would use this proxy fails at once, and no other does. */
export const invalidProxy = 'http://127.0.0.1:0';

interface TransportOptions {
  timeouts?: HttpTimeouts;
  proxy?: ProxySettings | undefined;
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
export function createTransport(options: TransportOptions = {}): Transport {
  const timeouts = options.timeouts ?? defaultTimeouts;
  const unsentErrors = new WeakSet<object>();
  const direct = new Agent({ ...createLimits(timeouts), connect: createRecordingConnector(timeouts, unsentErrors) });
  const proxied = hasProxy(options.proxy) ? createProxyAgent(timeouts, options.proxy) : undefined;
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

function createLimits(timeouts: HttpTimeouts) {
  return { headersTimeout: timeouts.headersMs, bodyTimeout: timeouts.bodyIdleMs, allowH2: false };
}

function hasProxy(proxy: ProxySettings | undefined): proxy is ProxySettings {
  return proxy !== undefined && (proxy.httpProxy !== '' || proxy.httpsProxy !== '');
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
  return { kind: 'failure', unsent, permanent: certificate, message: describeError(cause, code), cause };
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

function describeError(error: Error, code: string): string {
  return errorDescriptions[code] ?? (code ? `${error.message} (${code})` : error.message);
}
