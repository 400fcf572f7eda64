export const id = 767;
export const ids = [767];
export const modules = {

/***/ 20767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createTransport: () => (/* binding */ createTransport)
});

// UNUSED EXPORTS: isLoopback

// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
;// CONCATENATED MODULE: ./build/compiled/src/api/receive.js

const bodyCapBytes = 16 * 1024 * 1024;
/** Rejects at once when the signal is aborted: undici heeds nothing before there is a connection, and a proxy may never make one. */
function receive(dispatcher, options, signal) {
    const { promise, resolve, reject } = Promise.withResolvers();
    const chunks = [];
    let answer;
    let started;
    let size = 0;
    const abort = () => {
        reject(signal.reason);
        started?.abort(signal.reason);
    };
    const giveUp = (controller, message) => {
        const error = new errors/* GateError */.ue('PROTOCOL', message);
        reject(error);
        controller.abort(error);
    };
    signal.addEventListener('abort', abort, { once: true });
    dispatcher.dispatch(options, {
        onRequestStart(controller) {
            started = controller;
            if (signal.aborted)
                controller.abort(signal.reason);
        },
        onResponseStart(controller, status, headers) {
            // What comes before the answer (`103 Early Hints`) is none.
            if (status < 200)
                return;
            answer = { status, headers };
            const encoding = String(headers['content-encoding'] ?? 'identity');
            if (encoding !== 'identity')
                giveUp(controller, `the answer is encoded as ${encoding}, which was not asked for`);
        },
        onResponseData(controller, chunk) {
            size += chunk.length;
            if (size <= bodyCapBytes)
                chunks.push(chunk);
            else
                giveUp(controller, `the answer is larger than ${bodyCapBytes / 1024 / 1024} MiB`);
        },
        onResponseEnd() {
            if (answer !== undefined)
                resolve({ ...answer, body: Buffer.concat(chunks) });
        },
        onResponseError: (_, error) => reject(error),
    });
    return promise.finally(() => signal.removeEventListener('abort', abort));
}

;// CONCATENATED MODULE: ./build/compiled/src/api/http.js
/** One HTTP request and what became of it, as data: no redirects, bounded times and sizes, nothing retried. */


const defaultTimeouts = { connectMs: 10_000, headersMs: 60_000, bodyIdleMs: 30_000 };
/** Creates a transport with its own connection pool. Loopback never goes through a proxy. */
function createTransport(options = {}) {
    const timeouts = options.timeouts ?? defaultTimeouts;
    const unsentErrors = new WeakSet();
    const direct = new undici.Agent({ ...limits(timeouts), connect: watchedConnector(timeouts, unsentErrors) });
    const proxied = hasProxy(options.proxy) ? createProxyAgent(timeouts, options.proxy) : undefined;
    let count = 0;
    return {
        requestCount: () => count,
        async send(sent) {
            count += 1;
            const dispatcher = isLoopback(sent.url.hostname) ? direct : (proxied ?? direct);
            return exchange(sent, dispatcher, unsentErrors);
        },
        async close() {
            await Promise.all([direct.destroy(), proxied?.destroy()]);
        },
    };
}
function limits(timeouts) {
    return { headersTimeout: timeouts.headersMs, bodyTimeout: timeouts.bodyIdleMs, allowH2: false };
}
function hasProxy(proxy) {
    return proxy !== undefined && (proxy.httpProxy !== '' || proxy.httpsProxy !== '');
}
function createProxyAgent(timeouts, proxy) {
    return new undici.EnvHttpProxyAgent({
        ...limits(timeouts),
        ...proxy,
        requestTls: { rejectUnauthorized: true, timeout: timeouts.connectMs },
        proxyTls: { rejectUnauthorized: true, timeout: timeouts.connectMs },
        // To wait for the tunnel is a part of connecting.
        clientFactory: (origin, options) => new undici.Pool(origin, { ...options, headersTimeout: timeouts.connectMs }),
    });
}
/** A connector that remembers its errors: what fails while connecting was provably never sent. */
function watchedConnector(timeouts, unsentErrors) {
    const connect = (0,undici.buildConnector)({ timeout: timeouts.connectMs, rejectUnauthorized: true, allowH2: false });
    return (options, callback) => {
        connect(options, (error, socket) => {
            if (error) {
                unsentErrors.add(error);
                callback(error, null);
            }
            else {
                callback(null, socket);
            }
        });
    };
}
const utf8 = new TextDecoder('utf-8', { fatal: true });
async function exchange(sent, dispatcher, unsentErrors) {
    sent.signal.throwIfAborted();
    try {
        const { origin, pathname, search } = sent.url;
        const asked = {
            origin,
            path: pathname + search,
            method: sent.method,
            headers: { ...sent.headers, 'accept-encoding': 'identity' },
            body: sent.body ?? null,
        };
        const { status, headers, body } = await receive(dispatcher, asked, sent.signal);
        const text = sent.isBinary ? body.toString('latin1') : utf8.decode(body);
        const header = (name) => {
            const value = headers[name];
            return Array.isArray(value) ? value[0] : value;
        };
        return { kind: 'answer', status, header, text };
    }
    catch (error) {
        sent.signal.throwIfAborted();
        return failure(error, unsentErrors);
    }
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
function failure(error, unsentErrors) {
    const cause = error instanceof Error ? error : new Error(String(error));
    const code = String(cause.code ?? '');
    const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|TLS_/.test(code);
    const unsent = unsentErrors.has(cause) || unsentCodes.has(code) || certificate;
    return { kind: 'failure', unsent, permanent: certificate, message: describe(cause, code), cause };
}
const meanings = {
    ECONNREFUSED: 'the connection was refused',
    ENOTFOUND: 'the host name is unknown',
    EAI_AGAIN: 'the host name could not be looked up',
    ECONNRESET: 'the connection was reset',
    UND_ERR_SOCKET: 'the connection was cut',
    UND_ERR_CONNECT_TIMEOUT: 'no connection in time',
    UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
    UND_ERR_BODY_TIMEOUT: 'the answer stopped half-way',
};
function describe(error, code) {
    return meanings[code] ?? (code ? `${error.message} (${code})` : error.message);
}
function isLoopback(hostname) {
    return (hostname === 'localhost' || hostname === '[::1]' || hostname === '::1' || /^127(?:\.\d{1,3}){3}$/.test(hostname));
}


/***/ })

};
