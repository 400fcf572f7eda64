export const id = 71;
export const ids = [71];
export const modules = {

/***/ 9071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createTransport: () => (/* binding */ createTransport)
/* harmony export */ });
/* unused harmony exports defaultTimeouts, isLoopback */
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6752);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/** One HTTP request and what became of it, as data: no redirects, bounded times and sizes, nothing retried. */


const bodyCapBytes = 16 * 1024 * 1024;
const defaultTimeouts = { connectMs: 10_000, headersMs: 60_000, bodyIdleMs: 30_000 };
/** Creates a transport with its own connection pool. Loopback never goes through a proxy. */
function createTransport(options = {}) {
    const timeouts = options.timeouts ?? defaultTimeouts;
    const unsentErrors = new WeakSet();
    const direct = new undici__WEBPACK_IMPORTED_MODULE_0__.Agent({ ...limits(timeouts), connect: watchedConnector(timeouts, unsentErrors) });
    const proxied = hasProxy(options.proxy) ? proxyAgent(timeouts, options.proxy) : undefined;
    return {
        send: (sent) => exchange(sent, isLoopback(sent.url.hostname) ? direct : (proxied ?? direct), unsentErrors),
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
function proxyAgent(timeouts, proxy) {
    return new undici__WEBPACK_IMPORTED_MODULE_0__.EnvHttpProxyAgent({
        ...limits(timeouts),
        ...proxy,
        requestTls: { rejectUnauthorized: true, timeout: timeouts.connectMs },
        proxyTls: { rejectUnauthorized: true, timeout: timeouts.connectMs },
    });
}
/** A connector that remembers its errors: what fails while connecting was provably never sent. */
function watchedConnector(timeouts, unsentErrors) {
    const connect = (0,undici__WEBPACK_IMPORTED_MODULE_0__.buildConnector)({ timeout: timeouts.connectMs, rejectUnauthorized: true, allowH2: false });
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
async function exchange(sent, dispatcher, unsentErrors) {
    sent.signal.throwIfAborted();
    try {
        const answer = await (0,undici__WEBPACK_IMPORTED_MODULE_0__.request)(sent.url, {
            dispatcher,
            method: sent.method,
            headers: { ...sent.headers, 'accept-encoding': 'identity' },
            body: sent.body ?? null,
            signal: sent.signal,
        });
        const text = await readBody(answer.body, String(answer.headers['content-encoding'] ?? 'identity'));
        const header = (name) => {
            const value = answer.headers[name];
            return Array.isArray(value) ? value[0] : value;
        };
        return { kind: 'answer', status: answer.statusCode, header, text };
    }
    catch (error) {
        sent.signal.throwIfAborted();
        return failure(error, unsentErrors);
    }
}
async function readBody(body, encoding) {
    // A body that is given up reports an abort of its own, which nobody is waiting for.
    body.on('error', () => { });
    if (encoding !== 'identity') {
        body.destroy();
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', `the answer is encoded as ${encoding}, which was not asked for`);
    }
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        size += chunk.length;
        if (size > bodyCapBytes)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', `the answer is larger than ${bodyCapBytes / 1024 / 1024} MiB`);
        chunks.push(chunk);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
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
