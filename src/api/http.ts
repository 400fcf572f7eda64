/** One HTTP request and what became of it, as data: no redirects, bounded times and sizes, nothing retried. */
import { Agent, buildConnector, type Dispatcher, EnvHttpProxyAgent, Pool } from 'undici';
import { isLoopback } from './confidential.ts';
import { receive } from './receive.ts';

export interface HttpTimeouts {
  connectMs: number;
  /** From the request's last byte to the answer's headers. */
  headersMs: number;
  /** The longest silence inside a body. */
  bodyIdleMs: number;
}

const defaultTimeouts: HttpTimeouts = { connectMs: 10_000, headersMs: 60_000, bodyIdleMs: 30_000 };

/** Proxy settings as the environment names them; empty strings mean none. */
export interface ProxySettings {
  httpProxy: string;
  httpsProxy: string;
  noProxy: string;
}

export interface TransportOptions {
  timeouts?: HttpTimeouts;
  proxy?: ProxySettings | undefined;
}

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  url: URL;
  headers: Record<string, string>;
  body?: string | undefined;
  signal: AbortSignal;
  /** A proxy on this machine that adds the credentials, as `http://localhost:29418`: it is asked for the whole address. */
  via?: URL | undefined;
  /** The address is a secret: the log has nothing of it. */
  isSecretAddress?: boolean;
  /** The answer is no text: its `text` holds a character for each byte (`latin1`). */
  isBinary?: boolean;
}

/** An answer read to its end, or a failure. `unsent` is true only when no byte of the request can have left. */
export type HttpOutcome =
  | { kind: 'answer'; status: number; header(name: string): string | undefined; text: string }
  | { kind: 'failure'; unsent: boolean; permanent: boolean; message: string; cause: unknown };

export interface Transport {
  send(request: HttpRequest): Promise<HttpOutcome>;
  /** How many were sent so far. */
  requestCount?(): number;
  close(): Promise<void>;
}

/** Creates a transport with its own connection pool. Loopback never goes through a proxy. */
export function createTransport(options: TransportOptions = {}): Transport {
  const timeouts = options.timeouts ?? defaultTimeouts;
  const unsentErrors = new WeakSet<object>();
  const direct = new Agent({ ...limits(timeouts), connect: watchedConnector(timeouts, unsentErrors) });
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

function limits(timeouts: HttpTimeouts) {
  return { headersTimeout: timeouts.headersMs, bodyTimeout: timeouts.bodyIdleMs, allowH2: false };
}

function hasProxy(proxy: ProxySettings | undefined): proxy is ProxySettings {
  return proxy !== undefined && (proxy.httpProxy !== '' || proxy.httpsProxy !== '');
}

function createProxyAgent(timeouts: HttpTimeouts, proxy: ProxySettings): Dispatcher {
  return new EnvHttpProxyAgent({
    ...limits(timeouts),
    ...proxy,
    requestTls: { rejectUnauthorized: true, timeout: timeouts.connectMs },
    proxyTls: { rejectUnauthorized: true, timeout: timeouts.connectMs },
    // To wait for the tunnel is a part of connecting.
    clientFactory: (origin, options) => new Pool(origin, { ...options, headersTimeout: timeouts.connectMs }),
  });
}

/** A connector that remembers its errors: what fails while connecting was provably never sent. */
function watchedConnector(timeouts: HttpTimeouts, unsentErrors: WeakSet<object>): buildConnector.connector {
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
    return failure(error, unsentErrors);
  }
}

/** A proxy is asked for the whole address: https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2 */
function chooseTarget({ url, via }: HttpRequest): { origin: string; path: string } {
  const path = url.pathname + url.search;
  return via === undefined ? { origin: url.origin, path } : { origin: via.origin, path: `${url.origin}${path}` };
}

/** Errors of name look-up and connection set-up, for the paths (proxies) where the connector cannot be watched. */
const unsentCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function failure(error: unknown, unsentErrors: WeakSet<object>): HttpOutcome {
  const cause = error instanceof Error ? error : new Error(String(error));
  const code = String((cause as { code?: unknown }).code ?? '');
  const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|TLS_/.test(code);
  const unsent = unsentErrors.has(cause) || unsentCodes.has(code) || certificate;
  return { kind: 'failure', unsent, permanent: certificate, message: describe(cause, code), cause };
}

const meanings: Record<string, string> = {
  ECONNREFUSED: 'the connection was refused',
  ENOTFOUND: 'the host name is unknown',
  EAI_AGAIN: 'the host name could not be looked up',
  ECONNRESET: 'the connection was reset',
  UND_ERR_SOCKET: 'the connection was cut',
  UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
  UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
  UND_ERR_BODY_TIMEOUT: 'the answer stopped half-way',
};

function describe(error: Error, code: string): string {
  return meanings[code] ?? (code ? `${error.message} (${code})` : error.message);
}
