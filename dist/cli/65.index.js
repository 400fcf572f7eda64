export const id = 65;
export const ids = [65];
export const modules = {

/***/ 8905:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ endpoints)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9567);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5156);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4015);
/** Every endpoint of the service, once: the client's methods and the embedded service's routes follow from this table. */


const page = zod__WEBPACK_IMPORTED_MODULE_1__.number().int().min(1);
const limit = zod__WEBPACK_IMPORTED_MODULE_1__.number().int().min(1).max(100);
const paging = { page: page.optional(), limit: limit.optional() };
const severityList = zod__WEBPACK_IMPORTED_MODULE_2__.string().refine((value) => value.split(',').every(isSeverityFilter), {
    error: `expected a comma-separated list of ${_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityFilters */ .$l.join(', ')}`,
});
function isSeverityFilter(word) {
    return _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityFilters */ .$l.includes(word);
}
const sortNames = { sortBy: 'sort-field-parameter', sortOrder: 'sort-order-parameter' };
const endpoints = {
    listOrganizations: {
        method: 'GET',
        path: '/organizations',
        query: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
            ...paging,
            search: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            status: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['active', 'inactive']).optional(),
            sortBy: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['name', 'createdAt', 'updatedAt']).optional(),
            sortOrder: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu).optional(),
        }),
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .organization */ .kw,
        list: 'organizations',
        style: 'enveloped',
        success: 200,
        scope: 'organization:read',
    },
    validateKey: {
        method: 'GET',
        path: '/cli/auth/validate',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .keyValidation */ .P_,
        style: 'enveloped',
        success: 200,
        scope: 'any key',
    },
    getCliInfo: {
        method: 'GET',
        path: '/cli/info',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .cliInformation */ .Lr,
        style: 'enveloped',
        success: 200,
        scope: 'none',
    },
    getHealth: {
        method: 'GET',
        path: '/health',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .health */ .vK,
        style: 'enveloped',
        success: 200,
        scope: 'none',
    },
    listRepositories: {
        method: 'GET',
        path: '/repositories',
        query: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
            ...paging,
            search: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            provider: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            status: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryStatuses */ .De).optional(),
            sortBy: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['name', 'createdAt', 'updatedAt', 'lastScanAt']).optional(),
            sortOrder: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu).optional(),
        }),
        assumedNames: { provider: 'provider-parameter', status: 'status-parameter', ...sortNames },
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryItem */ .sq,
        list: 'repositories',
        style: 'bare',
        success: 200,
        scope: 'repository:read',
    },
    getRepository: {
        method: 'GET',
        path: '/repositories/{repository_id}',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryDetail */ .aA,
        style: 'bare',
        success: 200,
        scope: 'repository:read',
    },
    updateRepository: {
        method: 'PATCH',
        path: '/repositories/{repository_id}',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .repositorySettings */ .C6,
        answer: zod__WEBPACK_IMPORTED_MODULE_2__.unknown(),
        style: 'bare',
        success: 200,
        scope: 'repository:write',
    },
    listScans: {
        method: 'GET',
        path: '/scans',
        query: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
            ...paging,
            repository_id: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            status: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanStatuses */ .O5).optional(),
            scanType: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz).optional(),
            sortBy: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](['startedAt', 'completedAt', 'status']).optional(),
            sortOrder: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu).optional(),
        }),
        assumedNames: { status: 'status-parameter', scanType: 'scan-type-parameter', ...sortNames },
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanItem */ .zc,
        list: 'scans',
        style: 'bare',
        success: 200,
        scope: 'scan:read',
    },
    startScan: {
        method: 'POST',
        path: '/scans',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanRequest */ .dC,
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanStarted */ .D7,
        style: 'bare',
        success: 201,
        scope: 'scan:write',
    },
    getScan: {
        method: 'GET',
        path: '/scans/{scan_id}',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanDetail */ .D9,
        style: 'bare',
        success: 200,
        scope: 'scan:read',
    },
    listViolations: {
        method: 'GET',
        path: '/violations',
        query: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
            ...paging,
            repository_id: zod__WEBPACK_IMPORTED_MODULE_2__.string().optional(),
            severity: severityList.optional(),
            status: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationStatusFilters */ .nZ).optional(),
        }),
        assumedNames: { status: 'status-parameter' },
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationItem */ .v,
        list: 'violations',
        style: 'bare',
        success: 200,
        scope: 'violation:read',
    },
    getViolation: {
        method: 'GET',
        path: '/violations/{violation_id}',
        answer: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationDetail */ .hM,
        style: 'bare',
        success: 200,
        scope: 'violation:read',
    },
    suppressViolation: {
        method: 'POST',
        path: '/violations/{violation_id}/suppress',
        body: _schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .suppression */ .iO,
        answer: zod__WEBPACK_IMPORTED_MODULE_2__.unknown(),
        style: 'bare',
        success: 200,
        scope: 'violation:write',
    },
};


/***/ }),

/***/ 9071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   oO: () => (/* binding */ createTransport),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* unused harmony exports defaultTimeouts, isLoopback */
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6752);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/** One HTTP request and what became of it, as data: no redirects, bounded times and sizes, nothing retried. */


const bodyCapBytes = 16 * 1024 * 1024;
const depthCap = 64;
const defaultTimeouts = { connectMs: 10_000, headersMs: 60_000, bodyIdleMs: 30_000 };
/** Creates a transport with its own connection pool. Loopback never goes through a proxy. */
function createTransport(options = {}) {
    const timeouts = options.timeouts ?? defaultTimeouts;
    const unsentErrors = new WeakSet();
    const direct = new undici__WEBPACK_IMPORTED_MODULE_0__/* .Agent */ .g6({ ...limits(timeouts), connect: watchedConnector(timeouts, unsentErrors) });
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
    return new undici__WEBPACK_IMPORTED_MODULE_0__/* .EnvHttpProxyAgent */ .J2({
        ...limits(timeouts),
        ...proxy,
        requestTls: { rejectUnauthorized: true, timeout: timeouts.connectMs },
        proxyTls: { rejectUnauthorized: true, timeout: timeouts.connectMs },
    });
}
/** A connector that remembers its errors: what fails while connecting was provably never sent. */
function watchedConnector(timeouts, unsentErrors) {
    const connect = (0,undici__WEBPACK_IMPORTED_MODULE_0__/* .buildConnector */ .gU)({ timeout: timeouts.connectMs, rejectUnauthorized: true, allowH2: false });
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
        const answer = await (0,undici__WEBPACK_IMPORTED_MODULE_0__/* .request */ .Em)(sent.url, {
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
/** Parses JSON that is not nested deeper than the cap; throws GateError PROTOCOL. */
function parseJson(text) {
    if (/^\s*</.test(text)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', 'the answer is an HTML page, not JSON', {
            hint: 'Check base-url: it must be the address of the API, ending in the version segment, not of the dashboard or a log-in page.',
        });
    }
    if (nestingOf(text) > depthCap)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', `the answer is nested deeper than ${depthCap} levels`);
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', text.trim() === '' ? 'the answer is empty' : 'the answer is not JSON', {
            cause: error,
        });
    }
}
/** One pass over the characters: a regular expression would need a stack as long as the longest string. */
function nestingOf(text) {
    let depth = 0;
    let deepest = 0;
    let inString = false;
    for (let index = 0; index < text.length; index++) {
        const code = text.charCodeAt(index);
        if (inString) {
            if (code === backslash)
                index++;
            else if (code === quote)
                inString = false;
        }
        else if (code === quote)
            inString = true;
        else if (code === openBrace || code === openBracket)
            deepest = Math.max(deepest, ++depth);
        else if (code === closeBrace || code === closeBracket)
            depth--;
    }
    return deepest;
}
const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = [...'"\\{}[]'].map((c) => c.charCodeAt(0));


/***/ }),

/***/ 4269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   jo: () => (/* binding */ backoffMs),
/* harmony export */   pX: () => (/* binding */ attemptBudget)
/* harmony export */ });
const attemptBudget = 5;
const baseMs = 500;
const capMs = 20_000;
/** Full jitter: anything up to an exponentially growing cap. `attempt` counts from 0, `random` is in [0, 1). */
function backoffMs(attempt, random) {
    return random * Math.min(capMs, baseMs * 2 ** attempt);
}
/**
 * How long a 429 asks to wait, in milliseconds; undefined when it does not say. The header (seconds or a date) wins over
 * `error.details.retryAfter`, whose unit the interface does not show.
 */
function retryAfterMs(header, detail, assume, wallClockMs) {
    const fromHeader = header === undefined ? undefined : headerMs(header.trim(), wallClockMs);
    if (fromHeader !== undefined)
        return fromHeader;
    if (typeof detail !== 'number' || !Number.isInteger(detail) || detail < 1)
        return undefined;
    return assume['retry-after-unit'] === 'ms' ? detail : detail * 1000;
}
function headerMs(value, wallClockMs) {
    if (/^\d+$/.test(value))
        return Number(value) > 0 ? Number(value) * 1000 : undefined;
    const date = Date.parse(value);
    return Number.isNaN(date) || date <= wallClockMs ? undefined : date - wallClockMs;
}
/** True for the answers that say "not now" rather than "no". */
function isTransient(status) {
    return status === 408 || status >= 500;
}


/***/ }),

/***/ 7553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RB: () => (/* binding */ sameRepository),
/* harmony export */   or: () => (/* binding */ plainRepositoryUrl)
/* harmony export */ });
/* unused harmony export foldRepositoryUrl */
/** Tells whether two addresses name one repository, however they are spelled: https, ssh, `git@host:owner/name`. */
/** Names under which a host answers ssh where its own port is closed. */
const hostAliases = {
    'www.github.com': 'github.com',
    'ssh.github.com': 'github.com',
    'altssh.gitlab.com': 'gitlab.com',
    'altssh.bitbucket.org': 'bitbucket.org',
};
const remoteScheme = /^(?:https?|ssh|git|git\+ssh|ssh\+git|git\+https?):\/\//i;
/** git reads `host:path` this way; without a user or a dot the host may be a nickname that only one machine knows. */
const scpForm = /^(?:[\w.-]+@([\w.-]+)|([\w-]+(?:\.[\w-]+)+)):\/*([^:]+)$/;
const schemeless = /^[\w-]+(?:\.[\w-]+)+\/[^:]+$/;
const unusable = /[\s\p{Cc}\p{Cf}?#]/u;
/**
 * What the address names; undefined when it names nothing. Owner and name fold their case on github.com, on ghe.com
 * and on `githubHost`, the host of an own GitHub server.
 */
function foldRepositoryUrl(url, githubHost) {
    const parsed = parse(url);
    if (parsed === undefined || parsed.host === '')
        return parsed;
    return isGithub(parsed.host, githubHost) ? { host: parsed.host, path: parsed.path.toLowerCase() } : parsed;
}
function sameRepository(a, b, githubHost) {
    const first = foldRepositoryUrl(a, githubHost);
    const second = foldRepositoryUrl(b, githubHost);
    return first !== undefined && first.host === second?.host && first.path === second.path;
}
/** `https://host/owner/name`, or `file://…` on this machine, with the provider's case and without credentials. */
function plainRepositoryUrl(url) {
    const parsed = parse(url);
    if (parsed === undefined)
        return undefined;
    if (parsed.host !== '')
        return `https://${parsed.host}/${parsed.path}`;
    return parsed.path.startsWith('/')
        ? `file://${encodeURI(parsed.path).replace(/[?#]/g, encodeURIComponent)}`
        : undefined;
}
function parse(url) {
    if (/^(?:\/(?!\/)|[A-Za-z]:[\\/])/.test(url))
        return /\p{Cc}/u.test(url) ? undefined : { host: '', path: url };
    if (unusable.test(url) || url.includes('\\'))
        return undefined;
    if (/^file:/i.test(url))
        return parseFile(url);
    if (remoteScheme.test(url))
        return parseRemote(url.replace(remoteScheme, ''));
    if (url.includes('://'))
        return undefined;
    const [, userHost, bareHost, path] = scpForm.exec(url) ?? [];
    if (path !== undefined)
        return parseRemote(`${userHost ?? bareHost}/${path}`);
    return schemeless.test(url) ? parseRemote(url) : undefined;
}
function parseFile(url) {
    if (!URL.canParse(url))
        return undefined;
    const { host, pathname } = new URL(url);
    if (host !== '' || pathname === '/')
        return undefined;
    try {
        return { host: '', path: decodeURIComponent(pathname) };
    }
    catch {
        return undefined;
    }
}
/** `[user@]host[:port]/path`. Read as https, so that every scheme folds its host in the same way. */
function parseRemote(address) {
    if (address.startsWith('/') || !URL.canParse(`https://${address}`))
        return undefined;
    const { hostname, pathname } = new URL(`https://${address}`);
    const path = pathname
        .replace(/^\/+|\/+$/g, '')
        .replace(/\.git$/i, '')
        .replace(/\/+$/, '');
    if (path === '' || path.includes('//'))
        return undefined;
    const host = hostname.replace(/\.$/, '');
    return host === '' ? undefined : { host: hostAliases[host] ?? host, path };
}
function isGithub(host, githubHost) {
    return host === 'github.com' || host.endsWith('.ghe.com') || host === githubHost?.toLowerCase();
}


/***/ }),

/***/ 65:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(8321);
// EXTERNAL MODULE: ./build/api/http.js
var http = __webpack_require__(9071);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(9960);
;// CONCATENATED MODULE: ./build/ci/github/runner.js
/** The runner's own protocol: the files that a step appends to, and the line that has a secret masked. */




/** The runner discards a summary above 1 MiB as a whole; the rest is left for what other tools add in the same step. */
const summaryBudgetBytes = 900_000;
const outputLimit = 4096;
/** Text for GITHUB_OUTPUT. Values become one harmless line; the delimiter cannot be guessed. */
function outputEntries(values, delimiter = `ghadelimiter_${(0,external_node_crypto_.randomUUID)()}`) {
    return Object.entries(values)
        .map(([name, value]) => `${name}<<${delimiter}\n${(0,neutral/* neutralLine */.GH)(value, outputLimit)}\n${delimiter}\n`)
        .join('');
}
/** Throws GateError PUBLISH when the file cannot be written. */
async function appendOutputs(path, values) {
    await append(path, outputEntries(values), 'the outputs');
}
/**
 * Adds to GITHUB_STEP_SUMMARY as much as its budget holds; false when something had to be left out.
 * Throws GateError PUBLISH when the file cannot be written.
 */
async function appendSummary(path, markdown) {
    const roomBytes = summaryBudgetBytes - (await sizeOf(path));
    const fitted = fitSummary(markdown, roomBytes);
    if (fitted !== '')
        await append(path, fitted, 'the job summary');
    return fitted === runner_closed(markdown);
}
/** The text, or its first lines and a count of the others; nothing when not even the count fits. */
function fitSummary(markdown, roomBytes) {
    const whole = runner_closed(markdown);
    if (Buffer.byteLength(whole) <= roomBytes)
        return whole;
    const lines = whole.split('\n').slice(0, -1);
    let usedBytes = Buffer.byteLength(notice(lines.length));
    if (usedBytes > roomBytes)
        return '';
    const kept = [];
    for (const line of lines) {
        usedBytes += Buffer.byteLength(line) + 1;
        if (usedBytes > roomBytes)
            break;
        kept.push(`${line}\n`);
    }
    return `${kept.join('')}${notice(lines.length - kept.length)}`;
}
/** It closes a folded part, which would hide it. */
function notice(lineCount) {
    return `\n</details>\n\n**The summary is cut here: ${lineCount} more lines did not fit. The report file holds everything.**\n`;
}
function runner_closed(markdown) {
    return markdown === '' || markdown.endsWith('\n') ? markdown : `${markdown}\n`;
}
/** The line to print so that the runner masks this secret in the log and the summary from then on. */
function maskLine(secret) {
    return `::add-mask::${secret.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}`;
}
async function sizeOf(path) {
    try {
        return (await (0,promises_.stat)(path)).size;
    }
    catch {
        return 0;
    }
}
async function append(path, text, what) {
    try {
        await (0,promises_.appendFile)(path, text, 'utf8');
    }
    catch (error) {
        throw new errors/* GateError */.ue('PUBLISH', `The runner's file for ${what} could not be written`, { cause: error });
    }
}

;// CONCATENATED MODULE: ./build/ci/log.js
/** The one writer of log lines: whatever a line holds, it is a line, and only our own commands are commands. */

function createLog({ write, readsCommands }) {
    const line = (text) => write(`${(0,neutral/* neutralLine */.GH)(text)}\n`);
    const command = (text) => {
        if (readsCommands)
            write(`${text}\n`);
    };
    return {
        line,
        command,
        group(title, lines) {
            if (readsCommands)
                command(`::group::${(0,neutral/* neutralLine */.GH)(title)}`);
            else
                line(title);
            for (const each of lines)
                line(readsCommands ? each : `  ${each}`);
            command('::endgroup::');
        },
    };
}

// EXTERNAL MODULE: ./build/clock.js
var build_clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(5156);
// EXTERNAL MODULE: ./build/api/endpoints.js
var endpoints = __webpack_require__(8905);
// EXTERNAL MODULE: ./build/api/schemas.js
var api_schemas = __webpack_require__(4015);
;// CONCATENATED MODULE: ./build/api/answers.js
/** From an answer on the wire to the record, page or error that it holds; both documented styles are read. */





/** The record or page of a 2xx answer. Throws GateError: AUTH, NOT_FOUND, UNAVAILABLE or PROTOCOL, with the status. */
function readAnswer(name, answer, hide) {
    if (answer.status < 200 || answer.status > 299)
        throw refusal(name, answer, hide);
    const body = answers_hidden((0,http/* parseJson */.qF)(answer.text), hide);
    if (isRecord(body) && body.success === false)
        throw refusal(name, answer, hide);
    const endpoint = endpoints/* endpoints */.v[name];
    return endpoint.list === undefined ? readRecord(endpoint, body) : readPage(endpoint, endpoint.list, body);
}
/** Every string of a parsed answer, cleared; the keys are the interface's and stay. */
function answers_hidden(value, hide) {
    if (typeof value === 'string')
        return hide(value);
    if (Array.isArray(value))
        return value.map((item) => answers_hidden(item, hide));
    if (!isRecord(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, answers_hidden(item, hide)]));
}
function readRecord(endpoint, body) {
    return parse(endpoint.answer, isEnveloped(body) ? body.data : body);
}
function readPage(endpoint, list, body) {
    const holder = isEnveloped(body) && isRecord(body.data) ? { ...body, ...body.data } : body;
    const items = isRecord(holder) ? (holder[list] ?? (isEnveloped(holder) ? holder.data : undefined)) : undefined;
    const pagination = parse(api_schemas/* listPagination */.J2, isRecord(holder) ? holder.pagination : undefined, 'pagination');
    return { items: parse(schemas.array(endpoint.answer), items, list), page: pagination.page, total: pagination.total };
}
function parse(schema, value, at) {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const issue = result.error.issues[0];
    const path = [at, ...(issue?.path ?? [])].filter((part) => part !== undefined).join('.');
    throw new errors/* GateError */.ue('PROTOCOL', `the answer has the wrong shape at ${path || 'its top'}: ${issue?.message}`);
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isEnveloped(body) {
    return isRecord(body) && body.success === true && 'data' in body;
}
/** The error that an answer other than a good 2xx stands for. */
function refusal(name, answer, hide) {
    const { status } = answer;
    if (status >= 300 && status < 400)
        return redirected(answer);
    const said = whatItSays(answer.text, hide);
    if (status === 401)
        return new errors/* GateError */.ue('AUTH', `not authorised (401${said})`, { status });
    if (status === 403)
        return forbidden(name, said);
    if (status === 404)
        return new errors/* GateError */.ue('NOT_FOUND', `not found (404${said})`, { status });
    if (status === 408 || status >= 500) {
        const hint = 'The service has a fault of its own; run the gate again later.';
        return new errors/* GateError */.ue('UNAVAILABLE', `the service answered ${status}${said}`, { status, hint });
    }
    return new errors/* GateError */.ue('PROTOCOL', `the service answered ${status}${said}`, { status });
}
function redirected(answer) {
    const location = answer.header('location') ?? '';
    const target = URL.canParse(location) ? `to ${new URL(location).origin}` : 'to another address';
    return new errors/* GateError */.ue('PROTOCOL', `the service redirects (${answer.status}) ${target}, which is never followed`, {
        status: answer.status,
        hint: 'Set base-url to the final address of the API.',
    });
}
function forbidden(name, said) {
    const { scope } = endpoints/* endpoints */.v[name];
    const needed = scope.includes(':') ? `It likely needs the scope ${scope}.` : 'Check the scopes of the key.';
    return new errors/* GateError */.ue('AUTH', `the key may not do this (403${said})`, { status: 403, hint: needed });
}
/** `: CODE, message`, cut to a sane length; empty when the body is not the documented error. */
function whatItSays(text, hide) {
    try {
        const { code, message } = api_schemas/* errorBody */.t4.parse((0,http/* parseJson */.qF)(text)).error;
        return hide(`: ${code}, ${message}`).slice(0, 300);
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: ./build/api/assumptions.js
var assumptions = __webpack_require__(8375);
;// CONCATENATED MODULE: ./build/api/lanes.js
/** How many requests run side by side: four at a time, one at a time once the service has asked for less. */
function createLanes(width = 4) {
    let free = width;
    let debt = 0;
    const waiting = [];
    const release = () => {
        if (debt > 0)
            debt--;
        else {
            const next = waiting.shift();
            if (next)
                next();
            else
                free++;
        }
    };
    return {
        async run(work) {
            if (free > 0)
                free--;
            else
                await new Promise((resolve) => waiting.push(resolve));
            try {
                return await work();
            }
            finally {
                release();
            }
        },
        narrow() {
            const surplus = width - 1;
            const idle = Math.min(free, surplus);
            free -= idle;
            debt += surplus - idle;
            width = 1;
        },
    };
}

;// CONCATENATED MODULE: ./build/api/requests.js
/** From a call's flat arguments to the request on the wire: strict, so that nothing malformed leaves. */


/** Builds the request of one call; throws GateError CONFIG for an argument that the interface does not allow. */
function buildRequest(name, args, to) {
    const endpoint = endpoints/* endpoints */.v[name];
    const given = new Map(Object.entries(args).filter(([, value]) => value !== undefined));
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key) => pathSegment(key, take(given, key)));
    const url = new URL(to.baseUrl + path);
    const query = pick(given, endpoint.query?.shape);
    if (endpoint.query)
        check(name, endpoint.query.safeParse(query));
    for (const [key, value] of Object.entries(query))
        url.searchParams.set(wireName(endpoint, key, to.assume), String(value));
    const body = pick(given, endpoint.body?.shape);
    if (endpoint.body)
        check(name, endpoint.body.safeParse(body));
    return {
        method: endpoint.method,
        url,
        headers: headersFor(endpoint, to),
        body: endpoint.body ? JSON.stringify(body) : undefined,
    };
}
function headersFor(endpoint, to) {
    return {
        accept: 'application/json',
        'user-agent': to.userAgent,
        ...(endpoint.scope === 'none' ? {} : { 'x-api-key': to.apiKey }),
        ...(endpoint.body ? { 'content-type': 'application/json' } : {}),
    };
}
function take(given, key) {
    const value = given.get(key);
    given.delete(key);
    return value;
}
function pick(given, shape) {
    return Object.fromEntries([...given].filter(([key]) => shape !== undefined && key in shape));
}
function wireName(endpoint, key, assume) {
    const assumption = endpoint.assumedNames?.[key];
    return assumption === undefined ? key : assume[assumption];
}
/** An id as one path segment. An id that would climb, vanish or break the line is refused. */
function pathSegment(key, value) {
    const text = typeof value === 'string' ? value : '';
    if (text === '' || text === '.' || text === '..' || /\p{Cc}/u.test(text)) {
        throw new errors/* GateError */.ue('PROTOCOL', `${key} ${JSON.stringify(text)} cannot be the id of anything`);
    }
    return encodeURIComponent(text);
}
function check(name, result) {
    if (result.success)
        return;
    const issue = result.error?.issues[0];
    throw new errors/* GateError */.ue('CONFIG', `${endpoints/* endpoints */.v[name].method} ${endpoints/* endpoints */.v[name].path}: ${issue?.path.join('.')}: ${issue?.message}`);
}

// EXTERNAL MODULE: ./build/api/retry.js
var retry = __webpack_require__(4269);
;// CONCATENATED MODULE: ./build/api/client.js
/** The service's client: one method per line of the endpoint table, with the faults of design section 4 behind it. */










/** The reason of the error of a write whose fate is unknown: it may have been received, or not. */
const ambiguousReason = 'ambiguous';
function createClient(options) {
    const session = {
        assume: assumptions/* defaultAssumptions */.ad,
        userAgent: 'scan-gate',
        onWait: () => { },
        random: Math.random,
        ...options,
        lanes: createLanes(),
        requests: {},
    };
    const names = Object.keys(endpoints/* endpoints */.v);
    const methods = Object.fromEntries(names.map((name) => [name, (args) => session.lanes.run(() => call(session, name, args))]));
    return Object.assign(methods, { requests: session.requests });
}
async function call(session, name, args) {
    const { clock, deadline, signal } = session.budget;
    const request = buildRequest(name, args, session);
    let attempts = 0;
    let refusals = 0;
    for (;;) {
        session.requests[name] = (session.requests[name] ?? 0) + 1;
        const outcome = await session.transport.send({ ...request, signal });
        const next = judgeOutcome(session, name, outcome, { attempts, refusals });
        if ('answer' in next)
            return next.answer;
        if (!('waitMs' in next))
            throw await explain(session, name, next.error);
        if (next.counts)
            attempts++;
        else
            refusals++;
        if (attempts >= retry/* attemptBudget */.pX)
            throw next.error;
        if (clock.now() + next.waitMs >= deadline)
            throw next.error;
        if (next.waitMs >= 5000)
            session.onWait(`${next.error.message}; trying again in ${(0,build_clock/* formatSeconds */.Xo)(next.waitMs)}`);
        await clock.sleep(next.waitMs, signal);
    }
}
function judgeOutcome(session, name, outcome, made) {
    const isRead = endpoints/* endpoints */.v[name].method === 'GET';
    const backoff = () => (0,retry/* backoffMs */.jo)(made.attempts, session.random());
    if (outcome.kind === 'failure') {
        const error = failureError(session, name, outcome);
        if (outcome.permanent)
            return { error };
        return isRead || outcome.unsent ? { error, waitMs: backoff(), counts: true } : { error: ambiguous(error) };
    }
    if (outcome.status === 429) {
        session.lanes.narrow();
        const asked = (0,retry/* retryAfterMs */.Vs)(outcome.header('retry-after'), retryDetail(outcome.text), session.assume, Date.now());
        const error = new errors/* GateError */.ue('RATE_LIMITED', `${label(name)} was refused: too many requests (429)`, {
            status: 429,
            hint: 'The service limits requests. Raise timeout-seconds, or run fewer gates side by side.',
        });
        return { error, waitMs: asked ?? Math.max(500, (0,retry/* backoffMs */.jo)(made.refusals + 1, session.random())), counts: false };
    }
    try {
        return { answer: readAnswer(name, outcome, (text) => redact(session, text)) };
    }
    catch (caught) {
        const error = inContext(session, name, caught);
        const mayRepeat = (0,retry/* isTransient */.dg)(outcome.status) || (outcome.status >= 200 && outcome.status < 300);
        if (!mayRepeat)
            return { error };
        return isRead ? { error, waitMs: backoff(), counts: true } : { error: ambiguous(error) };
    }
}
function retryDetail(text) {
    try {
        return api_schemas/* errorBody */.t4.parse((0,http/* parseJson */.qF)(text)).error.details?.retryAfter;
    }
    catch {
        return undefined;
    }
}
function failureError(session, name, outcome) {
    const origin = new URL(session.baseUrl).origin;
    if (outcome.cause instanceof errors/* GateError */.ue) {
        return new errors/* GateError */.ue(outcome.cause.code, `${label(name)} failed: ${outcome.message}`, { hint: outcome.cause.hint });
    }
    return new errors/* GateError */.ue('UNAVAILABLE', `${label(name)} failed: ${redact(session, outcome.message)} at ${origin}`, {
        cause: outcome.cause,
        hint: outcome.permanent
            ? 'The certificate of the service is not trusted: set NODE_EXTRA_CA_CERTS to the file of your certificate authority.'
            : 'Check base-url, the network and the proxy settings (HTTPS_PROXY, NO_PROXY) of this machine.',
    });
}
function ambiguous(error) {
    return new errors/* GateError */.ue(error.code, error.message, {
        cause: error,
        hint: error.hint,
        status: error.status,
        reason: ambiguousReason,
    });
}
/** Shorter than any real key; to take such a text out of ids and names would break them. */
const shortestKey = 8;
/** Nothing that the service sent back may carry the key any further. */
function redact({ apiKey }, text) {
    return apiKey.length < shortestKey ? text : text.replaceAll(apiKey, '***');
}
function inContext(session, name, error) {
    return new errors/* GateError */.ue(error.code, `${label(name)} failed: ${redact(session, error.message)}`, {
        hint: error.hint === undefined ? undefined : redact(session, error.hint),
        reason: error.reason,
        status: error.status,
    });
}
/** `GET /scans/{scan_id}`, for messages. */
function label(name) {
    return `${endpoints/* endpoints */.v[name].method} ${endpoints/* endpoints */.v[name].path}`;
}
/** A 401 is explained by one look at the key itself; everything else explains itself. */
async function explain(session, name, error) {
    if (error.status !== 401 || name === 'validateKey')
        return error;
    const hint = 'Create a key in the dashboard (organization settings, API keys) and store it as the secret that api-key reads.';
    try {
        const { valid } = (await call(session, 'validateKey', {}));
        if (valid) {
            return new errors/* GateError */.ue('AUTH', `${error.message}; the key itself is valid, so it lacks access to this resource`, {
                status: 401,
                hint: 'Check that the key belongs to the organization of this repository.',
            });
        }
    }
    catch (caught) {
        if (caught instanceof errors/* GateError */.ue && caught.code === 'CANCELLED')
            return caught;
    }
    return new errors/* GateError */.ue('AUTH', `The service refused the API key: ${error.message}`, { status: 401, hint });
}

// EXTERNAL MODULE: ./build/policy/verdict.js
var policy_verdict = __webpack_require__(6234);
;// CONCATENATED MODULE: ./build/policy/exit-code.js
/** From verdict to exit code (design, promise 1): 0 passed, 1 failed, 2 inconclusive, 130 and 143 cancelled. */

function exitCodeOf(verdict, reason, leniency) {
    if (verdict === 'passed')
        return 0;
    if (policy_verdict/* hardReasons */.p.some((hard) => hard === reason))
        return 2;
    if (leniency.warnOnly)
        return 0;
    if (verdict === 'failed')
        return 1;
    // `wait: false` asked for no verdict, so that not having one is no fault.
    if (reason === 'not-waited')
        return 0;
    return leniency.onInconclusive[reason] === 'warn' ? 0 : 2;
}

;// CONCATENATED MODULE: ./build/policy/finding.js
/** A violation as the policy sees it: the service's words read once, with every unknown made visible. */

/** Worst first; the order of every ranking. */
const severities = api_schemas/* severityWords */.D4;
/** A finding from a list item: without a detail, and so without a label that says whose it is. */
function readListItem(item) {
    const severity = wordOf(severities, item.severity);
    return {
        id: item.violation_id,
        title: item.title ?? 'Untitled violation',
        severity: severity ?? 'CRITICAL',
        severityKnown: severity !== undefined,
        type: wordOf(api_schemas/* violationTypes */.h2, item.type),
        status: wordOf(api_schemas/* violationStatuses */.CZ, item.status) ?? 'UNKNOWN',
        cvss: item.cvss_score ?? undefined,
        epss: item.epss_score ?? undefined,
        filePath: item.file_path ?? undefined,
        line: lineOf(item.line_number),
        label: 'maybe',
        firstSeen: undefined,
        detail: undefined,
    };
}
/** A finding from a violation's detail, labelled by when the scan ran. */
function readDetailedFinding(answer, window) {
    const detail = readDetail(answer);
    return { ...readListItem(answer), label: labelOf(detail, window), firstSeen: firstSeenBy(detail, window), detail };
}
function wordOf(words, word) {
    return words.find((known) => known === word);
}
function lineOf(value) {
    return value !== null && value !== undefined && Number.isInteger(value) && value >= 1 ? value : undefined;
}
function readDetail(answer) {
    return {
        description: answer.description ?? undefined,
        cwe: answer.cwe ?? undefined,
        codeSnippet: answer.code_snippet ?? undefined,
        remediation: answer.remediation ?? undefined,
        firstDetected: parseTime(answer.first_detected),
        lastSeen: parseTime(answer.last_seen),
    };
}
/** Milliseconds since the epoch; undefined for what is missing, no time at all, or without a zone (its offset is unknown). */
function parseTime(value) {
    if (!value || !/(?:Z|[+-]\d{2}:?\d{2})$/i.test(value))
        return undefined;
    const time = Date.parse(value);
    return Number.isNaN(time) ? undefined : time;
}
/** `seen` is a proof: last seen while this scan ran, and while no other did. */
function labelOf(detail, window) {
    const { lastSeen } = detail;
    if (lastSeen === undefined || window?.startedAt === undefined)
        return 'maybe';
    if (lastSeen < window.startedAt)
        return 'elsewhere';
    if (window.completedAt === undefined || lastSeen > window.completedAt)
        return 'maybe';
    return isOverlapped(window) ? 'maybe' : 'seen';
}
function isOverlapped({ startedAt, completedAt, others }) {
    const start = startedAt ?? Number.NEGATIVE_INFINITY;
    const end = completedAt ?? Number.POSITIVE_INFINITY;
    return others.some((other) => (other.startedAt ?? Number.NEGATIVE_INFINITY) <= end && (other.completedAt ?? Number.POSITIVE_INFINITY) >= start);
}
function firstSeenBy(detail, window) {
    if (detail.firstDetected === undefined || window?.startedAt === undefined)
        return undefined;
    return detail.firstDetected >= window.startedAt;
}
/** Whether a finding may be of the scan with these counts: where the scan counts none of its severity, only proof says so. */
function isOfScan(finding, counts) {
    if (finding.label !== 'maybe')
        return finding.label === 'seen';
    return !finding.severityKnown || counts[finding.severity] !== 0;
}

;// CONCATENATED MODULE: ./build/report/disclosure.js
/** True when the mode depends on what the pull request changes. */
function needsChangedFiles({ mode, isPublic }) {
    return mode === 'changed' || (mode === 'auto' && isPublic);
}
function isDisclosed(finding, disclosure) {
    if (disclosure.mode === 'counts')
        return false;
    if (!needsChangedFiles(disclosure))
        return true;
    return finding.filePath !== undefined && (disclosure.changedFiles?.has(finding.filePath) ?? false);
}

;// CONCATENATED MODULE: ./build/policy/evidence.js
/** Open means OPEN, a status that nobody knows, or FIXED although this scan saw it. */
function isOpen(finding) {
    if (finding.status === 'FIXED')
        return finding.label === 'seen';
    return finding.status === 'OPEN' || finding.status === 'UNKNOWN';
}
/** Suppressed at the service: a finding that the scan may count although nobody has to act on it. */
function isSuppressed(finding) {
    return finding.status === 'FALSE_POSITIVE' || finding.status === 'ACCEPTED_RISK';
}
/** The list must hold at least what the scan counts; the result is where it does not. */
function contradictions(evidence, severities) {
    const found = [];
    for (const severity of severities) {
        const counted = evidence.counts[severity];
        if (counted === undefined || evidence.lists[severity] === undefined)
            continue;
        const listed = evidence.findings.filter((finding) => finding.severity === severity && mayBeCounted(finding)).length;
        if (listed < counted)
            found.push({ severity, listed, counted });
    }
    return found;
}
function mayBeCounted(finding) {
    return finding.severityKnown && finding.label !== 'elsewhere' && (isOpen(finding) || isSuppressed(finding));
}

;// CONCATENATED MODULE: ./build/policy/ranking.js
/** The one order in which findings are shown: what blocks first, then the worst. */

const effectOrder = ['blocks', 'may block', 'none'];
/** Compares by effect, severity, CVSS, EPSS, path, line and id; total, so that the order of the input never matters. */
function byWorst(effects) {
    const effectRank = (finding) => effectOrder.indexOf(effects.get(finding.id) ?? 'none');
    return (a, b) => effectRank(a) - effectRank(b) ||
        severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
        (b.cvss ?? -1) - (a.cvss ?? -1) ||
        (b.epss ?? -1) - (a.epss ?? -1) ||
        compareText(a.filePath ?? '\u{10ffff}', b.filePath ?? '\u{10ffff}') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        compareText(a.id, b.id);
}
/** By code unit: the same on every machine, whatever its locale. */
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

;// CONCATENATED MODULE: ./build/policy/reason.js

const reasonOfCode = {
    CONFIG: 'settings',
    AUTH: 'auth',
    NOT_FOUND: 'not-found',
    RATE_LIMITED: 'rate-limited',
    UNAVAILABLE: 'unavailable',
    SCAN_FAILED: 'scan-failed',
    SCAN_TIMEOUT: 'timeout',
    PROTOCOL: 'protocol',
    PUBLISH: 'publish',
    CANCELLED: 'cancelled',
};
function reasonOf(error) {
    const named = error.reason;
    return named !== undefined && named in policy_verdict/* inconclusiveReasons */.Q ? named : reasonOfCode[error.code];
}

;// CONCATENATED MODULE: ./build/report/draft.js






/** A report that has decided nothing yet: inconclusive, as every run starts. */
function newReport(version) {
    return {
        formatVersion: 1,
        tool: { name: 'scan-gate', version },
        verdict: 'inconclusive',
        reason: 'settings',
        message: 'The run has not begun',
        hint: undefined,
        exitCode: 2,
        enforced: true,
        serviceOrigin: undefined,
        repository: undefined,
        repositoryUrl: undefined,
        branch: undefined,
        headSha: undefined,
        baseSha: undefined,
        event: undefined,
        pullRequest: undefined,
        scan: undefined,
        policy: { source: 'the settings of the step', sha256: '', settings: {} },
        rules: [],
        findings: [],
        elsewhereCount: 0,
        listedSeverities: [],
        notes: [],
        requests: {},
        durationMs: 0,
    };
}
/** The report of a run that an error ended. */
function withError(report, error) {
    return withInconclusive(report, reasonOf(error), error.message, error.hint);
}
/** The report with a verdict that could not be reached, or that may not stand. */
function withInconclusive(report, reason, message = policy_verdict/* inconclusiveReasons */.Q[reason], hint) {
    return { ...report, verdict: 'inconclusive', reason, message, hint };
}
function withRepository(report, repository) {
    const { repository_id: id, name, vcs_url: vcsUrl } = repository;
    return { ...report, repository: { id, name, vcsUrl: vcsUrl ?? undefined } };
}
/** A scan that was started, and of which nothing but its id is known. */
function withStartedScan(report, scanId, branch) {
    return { ...report, scan: { ...unknownScan, id: scanId, branch, status: 'PENDING' } };
}
const unknownScan = {
    createdAt: undefined,
    startedAt: undefined,
    completedAt: undefined,
    counts: {},
    coverage: undefined,
    diagnostics: [],
};
function withScan(report, scan) {
    return {
        ...report,
        scan: {
            id: scan.scan_id,
            status: scan.status,
            branch: scan.branch,
            createdAt: scan.created_at ?? undefined,
            startedAt: scan.started_at ?? undefined,
            completedAt: scan.completed_at ?? undefined,
            counts: {},
            coverage: scan.coverage,
            diagnostics: scan.diagnostics ?? [],
        },
    };
}
/** The report with its verdict and all findings that may be of this scan, worst first. */
function withJudgement(report, evidence, judgement, disclosure) {
    const { effects } = judgement;
    const current = evidence.findings.filter((finding) => finding.status !== 'FIXED' || isOpen(finding));
    const own = current.filter((finding) => isOfScan(finding, evidence.counts)).sort(byWorst(effects));
    return {
        ...report,
        verdict: judgement.verdict,
        reason: judgement.reason,
        message: messageOf(judgement),
        hint: hintOf(judgement),
        rules: judgement.rules,
        scan: report.scan && { ...report.scan, counts: evidence.counts },
        findings: own.map((finding) => ({
            ...finding,
            effect: effects.get(finding.id) ?? 'none',
            disclosed: isDisclosed(finding, disclosure),
        })),
        elsewhereCount: current.length - own.length,
        listedSeverities: severities.filter((severity) => evidence.lists[severity] !== undefined),
    };
}
function messageOf({ verdict, reason, rules }) {
    if (reason === 'not-covered')
        return policy_verdict/* inconclusiveReasons */.Q[reason];
    if (rules.length === 0)
        return 'nothing can block: fail-on-severity is none and there is no threshold';
    const deciding = rules.filter((rule) => rule.verdict === verdict);
    return deciding.map((rule) => rule.line).join('; ');
}
function hintOf({ verdict, reason, rules }) {
    if (verdict === 'passed')
        return undefined;
    if (verdict === 'failed') {
        return rules
            .filter((rule) => rule.verdict === 'failed')
            .map((rule) => rule.remedy)
            .join(' ');
    }
    if (reason === 'not-covered')
        return 'Nothing was scanned: see what the scan says about its coverage.';
    return 'The list of violations may lag behind the scan: run the gate again in a minute. If it stays so, compare the scan at the service with its violations.';
}

;// CONCATENATED MODULE: ./build/policy/interval.js
/** How many findings block, at least and at most (design section 3): the bounds that every rule compares with its limit. */

/** Bounds the number of blocking findings; lo ≤ hi unless the evidence contradicts itself, and then hi is no bound. */
function boundsOf(evidence, matcher) {
    const mine = evidence.findings.filter((finding) => finding.label !== 'elsewhere' && matcher.matches(finding));
    const open = mine.filter(isOpen);
    const seen = open.filter((finding) => finding.label === 'seen').length;
    const counted = countedBound(evidence, matcher, open);
    const distrust = distrustOf(evidence, matcher, open.length < counted);
    const lo = Math.max(seen, countedFloor(evidence, matcher, mine));
    const listed = distrust === undefined ? open.length : undefined;
    const hi = Number.isFinite(counted) ? Math.min(counted, listed ?? Number.POSITIVE_INFINITY) : counted;
    return { lo, hi: Math.max(lo, hi), counted, listed, distrust };
}
/** A(s) summed, plus what A does not count: open findings of unknown severity, which enter as CRITICAL. */
function countedBound(evidence, matcher, open) {
    let sum = 0;
    for (const severity of matcher.severities)
        sum += evidence.counts[severity] ?? Number.POSITIVE_INFINITY;
    if (!matcher.severities.includes('CRITICAL'))
        return sum;
    if (evidence.unknownSeverities === 'unread')
        return Number.POSITIVE_INFINITY;
    return sum + open.filter((finding) => !finding.severityKnown).length;
}
/** A(s) less everything in B of that severity that could explain it, where the list can be believed. */
function countedFloor(evidence, matcher, mine) {
    if (!matcher.severitiesOnly || standsFault(evidence, matcher) !== undefined)
        return 0;
    let sum = 0;
    for (const severity of matcher.severities) {
        const explained = mine.filter((finding) => finding.severity === severity && isSuppressed(finding)).length;
        sum += Math.max(0, (evidence.counts[severity] ?? 0) - explained);
    }
    return sum;
}
function distrustOf(evidence, matcher, bringsDown) {
    const fault = standsFault(evidence, matcher);
    if (fault !== undefined)
        return fault;
    const unsettled = bringsDown && matcher.severities.some((severity) => !evidence.lists[severity]?.settled);
    return unsettled ? 'the list has not settled' : undefined;
}
function standsFault(evidence, matcher) {
    const { lists } = evidence;
    if (matcher.severities.some((severity) => lists[severity] === undefined))
        return 'the list was not read';
    if (matcher.severities.some((severity) => !lists[severity]?.stands))
        return 'the list kept changing while it was read';
    const [first] = contradictions(evidence, matcher.severities);
    if (first === undefined)
        return undefined;
    return `the scan counts ${first.counted} ${first.severity}, the list shows ${first.listed}`;
}

;// CONCATENATED MODULE: ./build/policy/policy.js
/** What a team asks of its code: plain data, read from the settings. */

/** This severity and all above it, worst first. */
function atOrAbove(severity) {
    return severities.slice(0, severities.indexOf(severity) + 1);
}

;// CONCATENATED MODULE: ./build/policy/rules/fail-on-severity.js
/** `fail-on-severity`: nothing at this severity or above, but where a threshold judges that severity instead. */


const failOnSeverity = (policy) => {
    if (policy.failOnSeverity === 'NONE')
        return [];
    const covered = atOrAbove(policy.failOnSeverity).filter((severity) => policy.threshold[severity] === undefined);
    if (covered.length === 0)
        return [];
    return [
        {
            name: `fail-on-severity=${policy.failOnSeverity.toLowerCase()}`,
            subject: listWords(covered),
            limit: 0,
            matcher: {
                severities: covered,
                matches: (finding) => covered.includes(finding.severity),
                severitiesOnly: true,
            },
            remedy: `Fix the ${listWords(covered)} findings, or suppress them at the service with a reason.`,
        },
    ];
};
/** `CRITICAL`, `CRITICAL or HIGH`, `CRITICAL, HIGH or MEDIUM`. */
function listWords(words) {
    const ordered = severities.filter((severity) => words.includes(severity));
    const last = ordered.at(-1) ?? '';
    return ordered.length > 1 ? `${ordered.slice(0, -1).join(', ')} or ${last}` : last;
}

;// CONCATENATED MODULE: ./build/policy/rules/threshold.js
/** `threshold`: at most so many findings of a severity. */

const threshold = (policy) => severities.flatMap((severity) => {
    const limit = policy.threshold[severity];
    if (limit === undefined)
        return [];
    return [
        {
            name: `threshold ${severity.toLowerCase()}=${limit}`,
            subject: severity,
            limit,
            matcher: { severities: [severity], matches: (finding) => finding.severity === severity, severitiesOnly: true },
            remedy: `Bring the ${severity} findings down to ${limit}, or suppress them at the service with a reason.`,
        },
    ];
});

;// CONCATENATED MODULE: ./build/policy/rules/registry.js


const kinds = [failOnSeverity, threshold];
/** The rules that a policy turns on. */
function rulesOf(policy) {
    return kinds.flatMap((kind) => kind(policy));
}

;// CONCATENATED MODULE: ./build/policy/judge.js
/** Evidence and policy in, verdict out. Pure: it reads no clock, no network and no order of its input. */



/** Judges the evidence: failed needs proof that one rule is broken, passed needs proof that every rule holds. */
function judge(evidence, policy) {
    const rules = rulesOf(policy);
    const results = rules.map((rule) => judgeRule(rule, evidence));
    const broken = rules.filter((_, index) => results[index]?.verdict !== 'passed');
    const effects = effectsOf(broken, evidence.findings);
    const verdict = worst(results.map((result) => result.verdict));
    if (verdict === 'failed')
        return { verdict, reason: 'violations', rules: results, effects };
    if (verdict === 'inconclusive')
        return { verdict, reason: 'evidence', rules: results, effects };
    if (isUncovered(evidence))
        return { verdict: 'inconclusive', reason: 'not-covered', rules: results, effects };
    return { verdict, reason: 'clean', rules: results, effects };
}
function worst(verdicts) {
    if (verdicts.includes('failed'))
        return 'failed';
    return verdicts.includes('inconclusive') ? 'inconclusive' : 'passed';
}
/** A service that says what it covered, and covered nothing, has not scanned. */
function isUncovered({ coverage }) {
    return coverage !== undefined && Object.values(coverage).every((word) => word === 'not covered');
}
function judgeRule(rule, evidence) {
    const bounds = boundsOf(evidence, rule.matcher);
    const verdict = bounds.lo > rule.limit ? 'failed' : bounds.hi <= rule.limit ? 'passed' : 'inconclusive';
    return {
        rule: rule.name,
        verdict,
        lo: bounds.lo,
        hi: bounds.hi,
        limit: rule.limit,
        line: reasoning(rule, evidence, bounds, verdict),
        remedy: rule.remedy,
    };
}
/** A finding blocks through a rule that does not hold; under a rule that holds it is allowed. */
function effectsOf(rules, findings) {
    const effects = new Map();
    for (const finding of findings) {
        if (finding.label === 'elsewhere' || !isOpen(finding))
            continue;
        if (!rules.some((rule) => rule.matcher.matches(finding)))
            continue;
        effects.set(finding.id, finding.label === 'seen' ? 'blocks' : 'may block');
    }
    return effects;
}
function reasoning(rule, evidence, bounds, verdict) {
    const facts = [...missingCounts(rule, evidence), ...explanations(rule, evidence, bounds)];
    const because = facts.length > 0 ? ` (${facts.join('; ')})` : '';
    if (verdict === 'passed')
        return `${amount(bounds.hi)} ${rule.subject} found by this scan${because}, limit ${rule.limit}`;
    if (verdict === 'failed') {
        const open = bounds.hi > bounds.lo ? `at least ${bounds.lo}` : `${bounds.lo}`;
        return `${open} ${rule.subject} found by this scan${because}, limit ${rule.limit}`;
    }
    const most = Number.isFinite(bounds.hi) ? `at most ${bounds.hi}` : 'an unknown number';
    const distrust = bounds.distrust === undefined ? '' : `; ${bounds.distrust}`;
    return `at least ${bounds.lo} and ${most} ${rule.subject} may block${because}, limit ${rule.limit}${distrust}`;
}
function amount(count) {
    return count === 0 ? 'no' : String(count);
}
function missingCounts(rule, evidence) {
    const missing = rule.matcher.severities.filter((severity) => evidence.counts[severity] === undefined);
    return missing.length === 0 ? [] : [`the scan states no count of ${missing.join(', ')}`];
}
/** What stands between the scan's count and the number that blocks. */
function explanations(rule, evidence, bounds) {
    const mine = evidence.findings.filter((finding) => rule.matcher.matches(finding) && finding.label !== 'elsewhere');
    const suppressed = mine.filter(isSuppressed).length;
    const unknown = mine.filter((finding) => !finding.severityKnown && isOpen(finding)).length;
    const facts = [];
    if (rule.matcher.severities.length > 1 && Number.isFinite(bounds.counted) && bounds.counted > 0) {
        const parts = rule.matcher.severities.filter((severity) => (evidence.counts[severity] ?? 0) > 0);
        facts.push(parts.map((severity) => `${evidence.counts[severity]} ${severity}`).join(', '));
    }
    if (suppressed > 0 && bounds.counted > bounds.lo)
        facts.push(`${suppressed} suppressed at the service`);
    if (unknown > 0)
        facts.push(`${unknown} of unknown severity, counted as CRITICAL`);
    return facts.filter((fact) => fact !== '');
}

;// CONCATENATED MODULE: ./build/api/pages.js
/** Reading a whole list, and knowing whether what was read can be trusted (design section 3, "Reading B"). */

const pageLimit = 100;
const sweepBudget = 5;
/** Reads a list until it stands, at most five times. `first` is page 1 when it was read already. */
async function sweepUntilStanding(source, first) {
    let previous;
    let page = first;
    for (let turn = 1;; turn++) {
        const sweep = await sweepOnce(source, page);
        page = undefined;
        if (sweep.stands)
            return sweep;
        const digest = sweep.isWhole ? digestOf(source, sweep.items) : undefined;
        if (digest !== undefined && digest === previous)
            return { ...sweep, stands: true };
        if (turn === sweepBudget)
            return sweep;
        previous = digest;
    }
}
/** One text per content, whatever the order. */
function digestOf(source, items) {
    return items.map(source.digest).sort().join('\n');
}
/** One pass over all pages, four at a time; how many there are follows from what arrived, not from what was asked for. */
async function sweepOnce(source, given) {
    const found = new Map();
    const state = { repeated: false, totals: new Set(), pages: new Set() };
    const first = given ?? (await source.read(1));
    pages_take(source, first, 1, found, state);
    const size = first.items.length;
    if (size > 0 && found.size < first.total) {
        const guessed = Math.ceil(first.total / size);
        const numbers = Array.from({ length: guessed - 1 }, (_, index) => index + 2);
        const pages = await Promise.all(numbers.map((number) => source.read(number)));
        for (const [index, page] of pages.entries())
            pages_take(source, page, index + 2, found, state);
        await readOn(source, guessed + 1, found, state);
    }
    const stands = state.totals.size === 1 && state.totals.has(found.size) && !state.repeated;
    const isWhole = found.size >= Math.max(...state.totals);
    return { items: [...found.values()], total: first.total, stands, isWhole };
}
/** Pages beyond the guess, for a service that hands out fewer items on later pages. */
async function readOn(source, from, found, state) {
    for (let number = from; found.size < Math.max(...state.totals); number++) {
        const before = found.size;
        const page = await source.read(number);
        pages_take(source, page, number, found, state);
        if (page.items.length === 0 || found.size === before)
            return;
    }
}
function pages_take(source, page, asked, found, state) {
    if (page.page !== asked) {
        throw new errors/* GateError */.ue('PROTOCOL', `A list answered page ${page.page} when page ${asked} was asked for`);
    }
    const ids = page.items.map(source.id);
    const content = JSON.stringify(ids);
    if (ids.length > 0 && state.pages.has(content)) {
        throw new errors/* GateError */.ue('PROTOCOL', `A list answered page ${asked} with the records of an earlier page`);
    }
    state.pages.add(content);
    state.totals.add(page.total);
    for (const item of page.items) {
        const known = found.get(source.id(item));
        if (known !== undefined)
            state.repeated = true;
        found.set(source.id(item), known === undefined ? item : source.worse(known, item));
    }
}

;// CONCATENATED MODULE: ./build/steps/scan-list.js
/** The repository's scans before ours: how a new scan is told from an old one, whatever order the list comes in. */


/** First and last page of the repository's scans: the order is not documented, the newest is on one of the two. */
async function listScans(run, repositoryId) {
    const read = (page) => run.client.listScans({ repository_id: repositoryId, page, limit: pageLimit });
    const first = await read(1);
    const pages = first.items.length === 0 ? 1 : Math.ceil(first.total / first.items.length);
    const last = pages > 1 ? await read(pages) : undefined;
    const items = [...first.items, ...(last?.items ?? [])];
    const times = items.map((item) => Date.parse(item.created_at ?? '')).filter((time) => !Number.isNaN(time));
    return {
        ids: new Set(items.map((item) => item.scan_id)),
        items,
        newestMs: times.length > 0 ? Math.max(...times) : undefined,
    };
}
/** The list before the trigger; undefined when it cannot be read, which costs the run its second try, not its life. */
async function listScansBefore(run, repositoryId) {
    try {
        return await listScans(run, repositoryId);
    }
    catch (error) {
        if (!(error instanceof errors/* GateError */.ue) || !['UNAVAILABLE', 'PROTOCOL', 'RATE_LIMITED'].includes(error.code))
            throw error;
        run.story.note(`The scans of the repository could not be listed (${error.message}): a lost answer will not be repeated`);
        return undefined;
    }
}
/** Scans that came into being since: unknown ids, not created before the newest that was known. */
function newSince(before, now) {
    return now.items.filter((item) => {
        if (before.ids.has(item.scan_id))
            return false;
        const created = Date.parse(item.created_at ?? '');
        return before.newestMs === undefined || Number.isNaN(created) || created >= before.newestMs;
    });
}

;// CONCATENATED MODULE: ./build/steps/scan-window.js


/** Older scans than this, that have ended, ended before ours began. */
const longestScanMs = 6 * 3600 * 1000;
const detailCap = 20;
const unknownTimes = { startedAt: undefined, completedAt: undefined };
/** The window of the judged scans. What cannot be known is open-ended, and then labels say `maybe`. */
async function readScanWindow(run, repositoryId, scans) {
    const own = ownWindow(scans);
    if (own.startedAt === undefined)
        return { ...own, others: [] };
    const list = await listScans(run, repositoryId);
    const ids = new Set(scans.map((scan) => scan.scan_id));
    const earliest = own.startedAt - longestScanMs;
    const near = list.items.filter((item) => !ids.has(item.scan_id) && mayOverlap(item, earliest));
    if (near.length > detailCap)
        return { ...own, others: [unknownTimes] };
    const details = await Promise.all(near.map((item) => run.client.getScan({ scan_id: item.scan_id })));
    return { ...own, others: details.filter((scan) => !isWaiting(scan)).map(timesOf) };
}
function ownWindow(scans) {
    const times = scans.map(timesOf);
    return {
        startedAt: extreme(times.map((time) => time.startedAt), Math.min),
        completedAt: extreme(times.map((time) => time.completedAt), Math.max),
    };
}
function extreme(times, pick) {
    const known = times.filter((time) => time !== undefined);
    return known.length === times.length ? pick(...known) : undefined;
}
function mayOverlap(item, earliestMs) {
    const created = parseTime(item.created_at);
    return (item.status !== 'COMPLETED' && item.status !== 'FAILED') || created === undefined || created >= earliestMs;
}
/** A scan that has not begun has seen nothing. */
function isWaiting(scan) {
    return scan.status === 'PENDING' && !scan.started_at;
}
function timesOf(scan) {
    return { startedAt: parseTime(scan.started_at), completedAt: parseTime(scan.completed_at) };
}

;// CONCATENATED MODULE: ./build/steps/violations.js
/** Lists the repository's violations as findings, with the totals that reveal unknown severities. */





/** Reads the violations of these severities until the list stands; throws when the service ignores the filter. */
async function sweepViolations(run, repositoryId, wanted, first) {
    const source = violationSource(run, repositoryId, wanted);
    return { ...(await sweepUntilStanding(source, first)), severities: wanted };
}
function violationSource(run, repositoryId, wanted) {
    const filter = wanted === undefined ? {} : { severity: wanted.map((word) => word.toLowerCase()).join(',') };
    return {
        async read(page) {
            const answer = await run.client.listViolations({
                repository_id: repositoryId,
                ...filter,
                page,
                limit: pageLimit,
            });
            if (wanted !== undefined)
                checkFilter(answer, wanted);
            return answer;
        },
        id: (item) => item.violation_id,
        digest: (item) => JSON.stringify([item.violation_id, item.severity, item.status, item.type, item.file_path]),
        worse: (a, b) => (badness(a) >= badness(b) ? a : b),
    };
}
/** The same content, whatever the order. */
function sameContent(run, repositoryId, a, b) {
    const source = violationSource(run, repositoryId, undefined);
    return digestOf(source, a) === digestOf(source, b);
}
function checkFilter(answer, wanted) {
    const stray = answer.items.find((item) => !wanted.some((severity) => severity === item.severity));
    if (stray === undefined)
        return;
    throw new errors/* GateError */.ue('PROTOCOL', `Asked for violations of ${wanted.join(', ')}, the service answered one of severity ${String(stray.severity)}`, { hint: 'The service does not honour the documented severity filter, so its lists cannot be trusted.' });
}
/** Higher is worse: open before closed, then the severity. */
function badness(item) {
    const finding = readListItem(item);
    return (isOpen(finding) ? 10 : 0) + (severities.length - severities.indexOf(finding.severity));
}
const looks = 3;
const pauseMs = 1000;
/**
 * One look at everything. A list of one page is read by it; of a longer one the total is compared with the total over
 * the five documented severities, which reveals violations of any other.
 */
async function lookAtViolations(run, repositoryId) {
    for (let look = 1;; look++) {
        const page = await violationSource(run, repositoryId, undefined).read(1);
        if (page.items.length >= page.total)
            return { kind: 'everything', page };
        const known = await run.client.listViolations({
            repository_id: repositoryId,
            severity: api_schemas/* severityFilters */.$l.join(','),
            limit: 1,
        });
        if (known.total === page.total && !page.items.some(isOfUnknownSeverity))
            return { kind: 'known only' };
        if (look === looks)
            return { kind: 'unknown severities' };
        await run.budget.clock.sleep(pauseMs, run.budget.signal);
    }
}
function isOfUnknownSeverity(item) {
    return !readListItem(item).severityKnown;
}

;// CONCATENATED MODULE: ./build/steps/collect.js







/** A list may lag behind the scan: it is believed below the scan's count only when it stands again after this time. */
const settleMs = 5000;
const settleRounds = 3;
const detailChunk = 8;
const collect_detailCap = 2000;
/** What the surfaces show at most, and so what details are worth reading for. */
const shownCap = 50;
/** Evidence and judgement of one or more COMPLETED scans of the same branch; of several, the worst counts. */
async function collect(run, repositoryId, scans, policy) {
    const evidence = {
        counts: worstCounts(scans),
        findings: [],
        lists: {},
        unknownSeverities: 'unread',
        coverage: scans[0]?.coverage,
    };
    const collection = {
        run,
        repositoryId,
        scans,
        policy,
        evidence,
        items: new Map(),
        window: undefined,
        canSettle: true,
    };
    await firstLook(collection);
    if (isUndecided(collection))
        await listFor(collection, neededSeverities(collection));
    if (isUndecided(collection))
        await readDecidingDetails(collection);
    const settleWhileUndecided = async (rounds) => {
        for (let round = 1; round <= rounds && isUndecided(collection); round++)
            await settle(collection);
    };
    await settleWhileUndecided(settleRounds);
    await listForDisplay(collection);
    await readShownDetails(collection);
    await settleWhileUndecided(1);
    return { evidence: collection.evidence, judgement: judge(collection.evidence, policy) };
}
function worstCounts(scans) {
    const counts = {};
    for (const severity of severities) {
        const key = severity.toLowerCase();
        const known = scans.map((scan) => scan.violations?.[key]);
        if (known.every((count) => count !== undefined))
            counts[severity] = Math.max(...known);
    }
    return counts;
}
function isUndecided(collection) {
    return judge(collection.evidence, collection.policy).rules.some((rule) => rule.verdict === 'inconclusive');
}
/** Severities of the rules that are still open. */
function neededSeverities(collection) {
    const open = judge(collection.evidence, collection.policy).rules;
    const rules = rulesOf(collection.policy).filter((_, index) => open[index]?.verdict === 'inconclusive');
    return severities.filter((severity) => rules.some((rule) => rule.matcher.severities.includes(severity)));
}
async function firstLook(collection) {
    const { run, repositoryId } = collection;
    const look = await lookAtViolations(run, repositoryId);
    if (look.kind === 'known only') {
        collection.evidence = { ...collection.evidence, unknownSeverities: 'none' };
        return;
    }
    if (look.kind === 'unknown severities') {
        run.story.note('The repository has violations of a severity that the interface does not name: each counts as CRITICAL');
    }
    const list = await sweepViolations(run, repositoryId, undefined, look.kind === 'everything' ? look.page : undefined);
    collect_take(collection, severities, list.items, { stands: list.stands, settled: false });
    const unknownSeverities = list.stands ? 'listed' : 'unread';
    collection.evidence = { ...collection.evidence, unknownSeverities };
}
/** Lists the severities that are not listed yet. */
async function listFor(collection, wanted) {
    const missing = wanted.filter((severity) => collection.evidence.lists[severity] === undefined);
    if (missing.length === 0)
        return;
    const list = await sweepViolations(collection.run, collection.repositoryId, missing);
    collect_take(collection, missing, list.items, { stands: list.stands, settled: false });
}
/** Puts fresh list items in the place of what was known of these severities. */
function collect_take(collection, replaced, items, state) {
    const fresh = items.map(readListItem);
    const kept = collection.evidence.findings.filter((finding) => !replaced.includes(finding.severity));
    const lists = { ...collection.evidence.lists };
    for (const severity of replaced) {
        lists[severity] = state;
        collection.items.set(severity, items.filter((_, index) => fresh[index]?.severity === severity));
    }
    collection.evidence = { ...collection.evidence, findings: [...kept, ...fresh], lists };
}
/** Reads details, the smaller group first, until they decide, run out, or turn out to say nothing about times. */
async function readDecidingDetails(collection) {
    const needed = neededSeverities(collection);
    const candidates = collection.evidence.findings.filter((finding) => needed.includes(finding.severity) && !finding.detail);
    const groups = [candidates.filter(isOpen), candidates.filter(isSuppressed)].sort((a, b) => a.length - b.length);
    const others = candidates.filter((finding) => finding.status === 'FIXED' && !isOpen(finding));
    const queue = [...groups.flat(), ...others];
    if (queue.length === 0)
        return;
    if (queue.length > collect_detailCap)
        collection.canSettle = false;
    collection.window ??= await readScanWindow(collection.run, collection.repositoryId, collection.scans);
    if (collection.window.startedAt === undefined)
        return;
    const end = Math.min(queue.length, collect_detailCap);
    for (let start = 0; start < end && isUndecided(collection); start += detailChunk) {
        const useful = await readDetails(collection, queue.slice(start, start + detailChunk));
        if (!useful)
            return;
    }
}
/** Reads the details of these findings and labels them; false when none of them says when it was last seen. */
async function readDetails(collection, findings) {
    const { client } = collection.run;
    const details = await Promise.all(findings.map(async (finding) => ({ finding, detail: await client.getViolation({ violation_id: finding.id }) })));
    const read = new Map();
    for (const { finding, detail } of details) {
        if (detail.violation_id !== finding.id)
            continue;
        read.set(finding.id, merged(finding, readDetailedFinding(detail, collection.window)));
    }
    const all = collection.evidence.findings.map((finding) => read.get(finding.id) ?? finding);
    collection.evidence = { ...collection.evidence, findings: all };
    return [...read.values()].some((finding) => finding.detail?.lastSeen !== undefined);
}
/** Of list and detail the worse severity and the more open status: a record that changes in between must not vanish. */
function merged(listed, detail) {
    const worse = severities.indexOf(listed.severity) <= severities.indexOf(detail.severity) ? listed : detail;
    const status = isOpen(listed) && !isOpen(detail) ? listed.status : detail.status;
    return {
        ...detail,
        severity: worse.severity,
        severityKnown: worse.severityKnown,
        status,
    };
}
/** Reads lists and labels again after a while: identical means settled, otherwise the newer ones are what there is. */
async function settle(collection) {
    const { run, repositoryId } = collection;
    const needed = neededSeverities(collection);
    run.story.say('The list and the scan’s own counts do not settle it yet: reading the list again in 5 s');
    await run.budget.clock.sleep(settleMs, run.budget.signal);
    const everything = collection.evidence.unknownSeverities !== 'none';
    const wanted = everything ? severities : needed;
    const itemsBefore = wanted.flatMap((severity) => collection.items.get(severity) ?? []);
    const dated = collection.evidence.findings.filter((finding) => finding.detail?.lastSeen !== undefined);
    const list = await sweepViolations(run, repositoryId, everything ? undefined : wanted);
    collect_take(collection, wanted, list.items, { stands: list.stands, settled: false });
    if (everything && list.stands)
        collection.evidence = { ...collection.evidence, unknownSeverities: 'listed' };
    const same = sameContent(run, repositoryId, itemsBefore, list.items) && (await labelAgain(collection, dated));
    if (list.stands && same && collection.canSettle)
        markSettled(collection, wanted);
    if (isUndecided(collection))
        await readDecidingDetails(collection);
}
/** Reads again the details that gave a label; true when every label is what it was. */
async function labelAgain(collection, dated) {
    collection.window = await readScanWindow(collection.run, collection.repositoryId, collection.scans);
    const before = new Map(dated.map((finding) => [finding.id, finding.label]));
    const again = collection.evidence.findings.filter((finding) => before.has(finding.id));
    for (let start = 0; start < again.length; start += detailChunk) {
        await readDetails(collection, again.slice(start, start + detailChunk));
    }
    return collection.evidence.findings.every((finding) => !before.has(finding.id) || before.get(finding.id) === finding.label);
}
function markSettled(collection, settled) {
    const lists = { ...collection.evidence.lists };
    for (const severity of settled)
        lists[severity] = { stands: true, settled: true };
    collection.evidence = { ...collection.evidence, lists };
}
/** What the scan found below the rules is listed too, to be shown; a list that cannot be read then is a note, no more. */
async function listForDisplay(collection) {
    const found = severities.filter((severity) => (collection.evidence.counts[severity] ?? 0) > 0);
    try {
        await listFor(collection, found);
    }
    catch (error) {
        collection.run.budget.signal.throwIfAborted();
        collection.run.story.note(`Not all findings could be listed: ${error.message}`);
    }
}
async function readShownDetails(collection) {
    try {
        await readWorst(collection);
    }
    catch (error) {
        collection.run.budget.signal.throwIfAborted();
        collection.run.story.note(`Not all details could be read: ${error.message}`);
    }
}
/** Reads details worst first until as many findings of this scan as are shown have one. */
async function readWorst(collection) {
    for (let reads = 0; reads < 4 * shownCap; reads += detailChunk) {
        const { effects } = judge(collection.evidence, collection.policy);
        const shown = collection.evidence.findings
            .filter((finding) => isOfScan(finding, collection.evidence.counts) && finding.status !== 'FIXED')
            .sort(byWorst(effects))
            .slice(0, shownCap);
        const unread = shown.filter((finding) => finding.detail === undefined).slice(0, detailChunk);
        if (unread.length === 0)
            return;
        collection.window ??= await readScanWindow(collection.run, collection.repositoryId, collection.scans);
        await readDetails(collection, unread);
    }
}

// EXTERNAL MODULE: ./build/steps/guards.js
var guards = __webpack_require__(4080);
// EXTERNAL MODULE: ./build/ci/repository-url.js
var repository_url = __webpack_require__(7553);
;// CONCATENATED MODULE: ./build/steps/resolve.js
/** Which repository at the service is ours: read and compared, never assumed (design section 2, step 4). */



const candidateCap = 50;
/** The repository to scan. Throws GateError NOT_FOUND or CONFIG when none, several or another one is found. */
async function resolveRepository(run, wanted) {
    return wanted.repositoryId === undefined ? findByUrl(run, wanted) : readById(run, wanted, wanted.repositoryId);
}
async function readById(run, wanted, repositoryId) {
    const found = await readRepository(run, repositoryId);
    if (wanted.allowForeign) {
        run.story.note(`allow-foreign-repository is on: ${found.name} is gated without comparing its address`);
        return found;
    }
    if (wanted.repositoryUrl === undefined) {
        throw foreign('This repository has no address (no remote named origin) to compare with the one at the service');
    }
    if (!(0,repository_url/* sameRepository */.RB)(found.vcs_url ?? '', wanted.repositoryUrl, wanted.githubHost)) {
        const other = found.vcs_url ? `is ${found.vcs_url}` : 'states no address';
        throw foreign(`repository-id ${repositoryId} ${other}, this repository is ${wanted.repositoryUrl}`);
    }
    return found;
}
function foreign(message) {
    return new errors/* GateError */.ue('CONFIG', message, {
        reason: 'foreign-repository',
        hint: 'Correct repository-id, or remove it to have the repository found by its address. To gate another repository on purpose, set allow-foreign-repository: true.',
    });
}
async function readRepository(run, repositoryId) {
    try {
        const found = await run.client.getRepository({ repository_id: repositoryId });
        if (found.repository_id === repositoryId)
            return found;
        throw new errors/* GateError */.ue('PROTOCOL', `Asked for repository ${repositoryId}, the service answered ${found.repository_id}`);
    }
    catch (error) {
        if (!(error instanceof errors/* GateError */.ue) || error.code !== 'NOT_FOUND')
            throw error;
        throw new errors/* GateError */.ue('NOT_FOUND', `repository-id ${repositoryId} does not exist at the service`, {
            cause: error,
            hint: 'Correct repository-id, or remove it to have the repository found by its address.',
        });
    }
}
async function findByUrl(run, wanted) {
    const url = wanted.repositoryUrl;
    if (url === undefined) {
        throw new errors/* GateError */.ue('CONFIG', 'Nothing says which repository to gate: there is no repository-id and no remote named origin', {
            hint: 'Set repository-id, with allow-foreign-repository: true if the address cannot be compared.',
        });
    }
    const name = lastSegment(url);
    const candidates = await search(run, name);
    if (candidates.length > candidateCap) {
        throw unresolved(`${candidates.length} repositories at the service match "${name}"`, candidates.slice(0, 10));
    }
    const details = await Promise.all(candidates.map((item) => readRepository(run, item.repository_id)));
    const ours = details.filter((detail) => (0,repository_url/* sameRepository */.RB)(detail.vcs_url ?? '', url, wanted.githubHost));
    const [only, ...others] = ours;
    if (only === undefined)
        throw unresolved(`No repository at the service has the address ${url}`, details);
    if (others.length > 0)
        throw unresolved(`${ours.length} repositories at the service have the address ${url}`, ours);
    return only;
}
async function search(run, name) {
    const sweep = await sweepUntilStanding({
        read: (page) => run.client.listRepositories({ search: name, page, limit: 100 }),
        id: (item) => item.repository_id,
        digest: (item) => item.repository_id,
        worse: (_, later) => later,
    });
    return sweep.items;
}
function lastSegment(url) {
    return (url.replace(/\/+$/, '').split(/[/:]/).at(-1) ?? url).replace(/\.git$/i, '');
}
function unresolved(message, candidates) {
    const listed = candidates.slice(0, 10).map((item) => `${item.repository_id} (${item.vcs_url ?? item.name})`);
    return new errors/* GateError */.ue('NOT_FOUND', listed.length > 0 ? `${message}; candidates: ${listed.join(', ')}` : message, {
        hint: 'Connect the repository in the dashboard, or set repository-id to the right one.',
    });
}

;// CONCATENATED MODULE: ./build/steps/trigger.js
/** Starts the scan: once, and never twice unless the first was provably lost (design section 4). */



const trigger_settleRounds = [2000, 4000, 6000, 8000, 12_000];
/**
 * Starts a scan of the branch and gives its id; several when an answer was lost and more than one new scan may be ours,
 * of which the worst then decides. `waitFor` waits until a scan has ended, whatever its end.
 */
async function startScan(run, target, before, waitFor) {
    const first = await post(run, target, before);
    if (first.length !== 1 || !before?.ids.has(first[0] ?? ''))
        return first;
    run.story.note(`The service answered with scan ${first[0]}, which is older than this run: waiting for it, then asking once more`);
    await waitFor(first[0] ?? '');
    const second = await post(run, target, before);
    if (second.some((id) => before.ids.has(id))) {
        throw new errors/* GateError */.ue('PROTOCOL', `The service keeps answering with scan ${second[0]}, which was started before this run`, {
            hint: 'An old scan may not hold this commit. Look at the scan at the service, or run the gate again later.',
        });
    }
    return second;
}
async function post(run, target, before) {
    try {
        return [await postOnce(run, target)];
    }
    catch (error) {
        if (!(error instanceof errors/* GateError */.ue))
            throw error;
        if (error.status === 409)
            return [await runningScan(run, target, error)];
        if (error.reason !== ambiguousReason)
            throw explained(error, target);
        return trigger_settle(run, target, before, error);
    }
}
async function postOnce(run, target) {
    const started = await run.client.startScan({ repository_id: target.repositoryId, branch: target.branch });
    if (started.repository_id !== target.repositoryId || started.branch !== target.branch) {
        throw new errors/* GateError */.ue('PROTOCOL', `Asked for a scan of ${target.branch}, the service started one of ${started.branch} in repository ${started.repository_id}`);
    }
    return started.scan_id;
}
function explained(error, target) {
    if (error.code !== 'NOT_FOUND')
        return error;
    return new errors/* GateError */.ue('NOT_FOUND', `The service cannot scan the branch ${target.branch}: ${error.message}`, {
        cause: error,
        status: error.status,
        hint: 'Check that the branch was pushed and that the service can read the repository.',
    });
}
/** A 409 says that a scan is under way: it is the newest one of this branch that has not ended. */
async function runningScan(run, target, refused) {
    const list = await listScans(run, target.repositoryId);
    const running = list.items.filter((item) => item.status !== 'COMPLETED' && item.status !== 'FAILED');
    const [ours] = await ofTarget(run, target, running);
    if (ours === undefined)
        throw refused;
    return ours;
}
/** Looks for the scan that a lost answer may have started, for 30 s; none: asks once more. */
async function trigger_settle(run, target, before, lost) {
    const { clock, signal } = run.budget;
    if (before === undefined) {
        throw new errors/* GateError */.ue(lost.code, `${lost.message}; whether a scan was started is unknown`, {
            cause: lost,
            hint: 'The scans could not be listed beforehand, so asking again might start a second scan. Run the gate again.',
        });
    }
    run.story.say(`${lost.message}. It may have been received: looking for the scan before asking again`);
    for (const pauseMs of trigger_settleRounds) {
        await clock.sleep(pauseMs, signal);
        const candidates = await ofTarget(run, target, newSince(before, await listScans(run, target.repositoryId)));
        if (candidates.length > 0) {
            run.story.note(`The answer to POST /scans was lost; assumed that it started ${candidates.join(' and ')}`);
            return candidates;
        }
    }
    run.story.note('The answer to POST /scans was lost and 30 s of looking show no scan; asked once more');
    return [await postOnce(run, target)];
}
async function ofTarget(run, target, items) {
    const details = await Promise.all(items.map((item) => run.client.getScan({ scan_id: item.scan_id })));
    return details
        .filter((scan) => scan.repository_id === target.repositoryId && scan.branch === target.branch)
        .map((scan) => scan.scan_id);
}

;// CONCATENATED MODULE: ./build/steps/schedule.js
/** When to poll next: a pure function of the time since the scan was started (design section 7). */
const firstPollMs = 1000;
const slowestPollMs = 10_000;
/** Milliseconds until the next poll. `random` is in [0, 1); a fixed interval is obeyed as it is. */
function pollDelayMs(elapsedMs, random, fixedMs) {
    if (fixedMs !== undefined)
        return fixedMs;
    if (elapsedMs <= 0)
        return firstPollMs;
    const wanted = 400 * Math.sqrt(elapsedMs / 1000);
    const jitter = 0.9 + 0.2 * random;
    return Math.min(slowestPollMs, Math.max(firstPollMs, wanted)) * jitter;
}

;// CONCATENATED MODULE: ./build/steps/wait.js



const heartbeatMs = 30_000;
/** How long a new scan may be unknown to the service that started it. */
const unknownScanMs = 60_000;
/** How long the service may be away while a scan runs. */
const outageMs = 120_000;
/** The scan once it COMPLETED or FAILED. Throws GateError PROTOCOL when it is not the scan of this repository and branch. */
async function waitForEnd(run, scanId, target, options) {
    const { clock, signal } = run.budget;
    const watch = { startedMs: clock.now(), status: '', spokenMs: clock.now(), troubleMs: undefined };
    for (;;) {
        const elapsedMs = clock.now() - watch.startedMs;
        await clock.sleep(pollDelayMs(elapsedMs, (options.random ?? Math.random)(), options.pollIntervalMs), signal);
        const scan = await poll(run, scanId, target, watch);
        if (scan === undefined)
            continue;
        tell(run, watch, scan.status);
        if (scan.status === 'COMPLETED' || scan.status === 'FAILED')
            return scan;
    }
}
/** The scan once it COMPLETED. Throws GateError SCAN_FAILED when it failed: a failed scan is never a pass. */
async function waitForCompletion(run, scanId, target, options) {
    const scan = await waitForEnd(run, scanId, target, options);
    if (scan.status === 'COMPLETED')
        return scan;
    const why = scan.error ? `: ${scan.error}` : '';
    throw new errors/* GateError */.ue('SCAN_FAILED', `Scan ${scanId} FAILED at the service${why}`, {
        hint: 'Nothing was decided. Look at the scan at the service, then run the gate again.',
    });
}
async function poll(run, scanId, target, watch) {
    try {
        const scan = await run.client.getScan({ scan_id: scanId });
        watch.troubleMs = undefined;
        checkIdentity(scan, scanId, target);
        return scan;
    }
    catch (error) {
        const now = run.budget.clock.now();
        watch.troubleMs ??= now;
        const patienceMs = patienceWith(error);
        if (patienceMs === undefined || now - watch.troubleMs >= patienceMs)
            throw error;
        run.story.say(`${error.message}; still asking`);
        return undefined;
    }
}
function patienceWith(error) {
    if (!(error instanceof errors/* GateError */.ue))
        return undefined;
    if (error.code === 'NOT_FOUND')
        return unknownScanMs;
    return error.code === 'UNAVAILABLE' ? outageMs : undefined;
}
function checkIdentity(scan, scanId, target) {
    const matches = scan.scan_id === scanId && scan.repository_id === target.repositoryId && scan.branch === target.branch;
    if (matches)
        return;
    throw new errors/* GateError */.ue('PROTOCOL', `Asked for scan ${scanId} of ${target.branch}, the service answered scan ${scan.scan_id} of ${scan.branch} in repository ${scan.repository_id}`, { hint: 'With scan-id: the scan must be of this repository and this branch.' });
}
function tell(run, watch, status) {
    const now = run.budget.clock.now();
    const elapsed = (0,build_clock/* formatSeconds */.Xo)(now - watch.startedMs);
    if (status !== watch.status) {
        run.story.say(`Scan ${status} after ${elapsed}`);
        watch.status = status;
    }
    else if (now - watch.spokenMs >= heartbeatMs) {
        const left = (0,build_clock/* formatSeconds */.Xo)(Math.max(0, run.budget.deadline - now));
        run.story.say(`Still ${status} after ${elapsed}; time limit in ${left}`);
    }
    else
        return;
    watch.spokenMs = now;
}

;// CONCATENATED MODULE: ./build/gate.js
/** The story of a run: settings and context in, a report out. It never throws: what goes wrong is an inconclusive report. */














/** Runs the gate from the guards to the verdict. Publishing is the caller's. */
async function runGate(input) {
    const { settings, clock } = input;
    const startedMs = clock.now();
    const budget = (0,build_clock/* createBudget */.yK)(clock, settings.timeoutSeconds * 1000, input.cancel);
    const report = firstReport(input);
    const notes = [];
    const story = {
        say: input.story.say,
        note(line) {
            notes.push(line);
            input.story.note(line);
        },
    };
    const client = createClient({
        baseUrl: settings.baseUrl,
        apiKey: settings.apiKey ?? '',
        transport: input.transport,
        budget,
        assume: settings.assume,
        userAgent: `scan-gate/${input.version}`,
        onWait: story.say,
    });
    const progress = { input, run: { client, budget, story }, around: input.surroundings(budget), report };
    try {
        await gate_tell(progress);
    }
    catch (error) {
        progress.report = withError(progress.report, resumable((0,errors/* asGateError */.Ub)(error), progress.report));
    }
    finally {
        budget.end();
    }
    return finish(progress, client, notes, clock.now() - startedMs);
}
function firstReport({ settings, context, version }) {
    const policySettings = policyText(settings);
    return {
        ...newReport(version),
        enforced: !settings.warnOnly,
        serviceOrigin: new URL(settings.baseUrl).origin,
        repositoryUrl: context.repositoryUrl,
        branch: context.branch,
        headSha: context.headSha,
        baseSha: context.baseSha,
        event: context.event,
        pullRequest: context.pullRequest,
        policy: {
            source: 'the settings of the step',
            sha256: (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(policySettings)).digest('hex'),
            settings: policySettings,
        },
    };
}
function policyText(settings) {
    const threshold = severities.flatMap((severity) => {
        const limit = settings.threshold[severity];
        return limit === undefined ? [] : [`${severity.toLowerCase()}=${limit}`];
    });
    return {
        'fail-on-severity': settings.failOnSeverity.toLowerCase(),
        ...(threshold.length > 0 ? { threshold: threshold.join(' ') } : {}),
        scope: 'scan',
    };
}
function policyOf({ failOnSeverity, threshold }) {
    return { failOnSeverity, threshold };
}
/** Steps 2 to 9 of the design's story. */
async function gate_tell(progress) {
    const { input, run, around } = progress;
    const { settings, context } = input;
    requireKey(settings);
    if (settings.scope === 'auto') {
        run.story.say('Scope auto judges everything that this scan found, as scan does (comparing with the base is not available yet)');
    }
    const [, head] = await Promise.all([(0,guards/* checkConfigFile */.l9)(around), (0,guards/* checkHead */.Xj)(around, context)]);
    if (head.kind === 'moved')
        throw new errors/* GateError */.ue('CONFIG', `${head.message} before the scan`, { reason: 'moved', hint: head.hint });
    if (head.kind === 'unreadable')
        run.story.note(head.message);
    const repository = await resolveRepository(run, {
        repositoryId: settings.repositoryId,
        repositoryUrl: context.repositoryUrl,
        githubHost: context.system === 'github' ? hostOf(context.repositoryUrl) : undefined,
        allowForeign: settings.allowForeignRepository,
    });
    progress.report = withRepository(progress.report, repository);
    run.story.say(`Repository ${repository.name} (${repository.repository_id}), branch ${context.branch}`);
    const target = { repositoryId: repository.repository_id, branch: context.branch };
    const scans = await scanAndWait(progress, target);
    if (scans === undefined)
        return;
    await decide(progress, repository, scans, head);
}
function hostOf(url) {
    return url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;
}
function requireKey(settings) {
    if (settings.apiKey !== undefined)
        return;
    throw new errors/* GateError */.ue('CONFIG', 'Not scanned: no API key', {
        reason: 'no-key',
        hint: 'Set api-key from a secret. Pull requests from forks and Dependabot get no secrets: gate them without a key, with scan-gate run --embedded.',
    });
}
/** The completed scans; undefined when the run was asked not to wait. */
async function scanAndWait(progress, target) {
    const { run, input } = progress;
    const { settings } = input;
    const options = {
        pollIntervalMs: settings.pollIntervalSeconds === 'auto' ? undefined : settings.pollIntervalSeconds * 1000,
    };
    const ids = settings.scanId === undefined ? await trigger(progress, target, options) : [settings.scanId];
    const [first = ''] = ids;
    progress.report = withStartedScan(progress.report, first, target.branch);
    if (settings.scanId !== undefined) {
        run.story.note(`Judging scan ${settings.scanId}, which this run did not start: it holds the branch as it was then`);
    }
    if (!settings.wait) {
        const hint = `Judge it later with scan-id: ${first}.`;
        progress.report = withInconclusive(progress.report, 'not-waited', `Scan ${first} was started and not waited for`, hint);
        return undefined;
    }
    const scans = await Promise.all(ids.map((id) => waitForCompletion(run, id, target, options)));
    const [scan] = scans;
    if (scan !== undefined)
        progress.report = withScan(progress.report, scan);
    return scans;
}
async function trigger(progress, target, options) {
    const { run } = progress;
    const before = await listScansBefore(run, target.repositoryId);
    const ids = await startScan(run, target, before, async (scanId) => {
        await waitForEnd(run, scanId, target, options);
    });
    run.story.say(`Scan ${ids.join(' and ')} started`);
    return ids;
}
/** Collects the evidence, judges it, and takes a pass back when it is not certain what was scanned. */
async function decide(progress, repository, scans, headBefore) {
    const { input, run, around } = progress;
    const { settings, context } = input;
    const { evidence, judgement } = await collect(run, repository.repository_id, scans, policyOf(settings));
    const audience = { mode: settings.disclose, isPublic: context.isPublic };
    const changedFiles = needsChangedFiles(audience) ? await (0,guards/* readChangedFiles */.IM)(around, run.story) : undefined;
    progress.report = withJudgement(progress.report, evidence, judgement, { ...audience, changedFiles });
    if (judgement.verdict !== 'passed')
        return;
    const doubt = headBefore.kind === 'same' ? await doubtAfter(progress, scans) : headBefore;
    if (doubt.kind === 'same')
        return;
    const message = `${doubt.message}; the scan found nothing that blocks, but it may not be a scan of this commit`;
    progress.report = withInconclusive(progress.report, 'moved', message, doubt.hint);
}
/** The branch after the scan, and the commit that the scan names where the service says so. */
async function doubtAfter({ input, around }, scans) {
    const { headSha } = input.context;
    const other = scans.find((scan) => scan.commit_sha !== undefined && headSha !== undefined && scan.commit_sha !== headSha);
    if (other !== undefined) {
        const message = `The scan holds commit ${other.commit_sha?.slice(0, 12)}, this run is about ${headSha?.slice(0, 12)}`;
        return { kind: 'moved', message, hint: 'Run the gate on the newer commit.' };
    }
    return (0,guards/* checkHead */.Xj)(around, input.context);
}
/** A run that ended before its scan says how to judge the scan later. */
function resumable(error, report) {
    if (report.scan === undefined || (error.code !== 'SCAN_TIMEOUT' && error.code !== 'CANCELLED'))
        return error;
    return new errors/* GateError */.ue(error.code, `${error.message}; scan ${report.scan.id} has not been judged`, {
        cause: error,
        reason: error.reason,
        hint: `The scan goes on at the service: judge it later with scan-id: ${report.scan.id}. ${error.hint ?? ''}`.trim(),
    });
}
function finish({ input, report }, client, notes, durationMs) {
    return {
        ...report,
        exitCode: exitCodeOf(report.verdict, report.reason, input.settings),
        notes: [...report.notes, ...notes],
        requests: { ...client.requests },
        durationMs: Math.round(durationMs),
    };
}

// EXTERNAL MODULE: ./build/process.js
var build_process = __webpack_require__(4677);
;// CONCATENATED MODULE: ./build/report/place.js
/** Where a finding is: paths as text, paths that may be used, and links to them. */

/** A path as text, for reading only; a long one keeps its end, which holds the file's name. */
function displayPath(path, maxLength = 200) {
    const text = (0,neutral/* neutralLine */.GH)(path.slice(-maxLength - 1));
    return text.length <= maxLength ? text : `…${text.slice(1 - maxLength).replace(/^[\udc00-\udfff]/, '')}`;
}
/** `src/a.ts:42`, `src/a.ts`, or undefined when there is no path. */
function displayPlace(place, maxLength = 200) {
    if (place.filePath === undefined || place.filePath.trim() === '')
        return undefined;
    const path = displayPath(place.filePath, maxLength);
    const line = safeLine(place.line);
    return line === undefined ? path : `${path}:${line}`;
}
/**
 * The path when it is plainly inside the repository, without a leading `./`; undefined for anything else: absolute,
 * drive and UNC paths, `..`, backslashes, addresses, hidden characters, or what a log would take for a command.
 */
function safeRelativePath(path) {
    if (path === undefined || path.length > 1024)
        return undefined;
    const relative = path.replace(/^(?:\.\/)+/, '');
    if (relative !== (0,neutral/* neutralLine */.GH)(relative) || relative !== relative.trim())
        return undefined;
    if (/\\|^[a-z][a-z0-9+.-]*:/i.test(relative))
        return undefined;
    const isInside = relative.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
    return isInside ? relative : undefined;
}
/** A line number that every consumer accepts. */
function safeLine(line) {
    return line !== undefined && Number.isSafeInteger(line) && line >= 1 && line <= 0x7fffffff ? line : undefined;
}
/** The path as the end of an address, every character but the plainest percent-encoded. */
function encodePath(relativePath) {
    return relativePath
        .split('/')
        .map((segment) => encodeURIComponent(segment).replaceAll(/[!'()*]/g, percentOf))
        .join('/');
}
function percentOf(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
/** The repository's address when it is plain enough to be linked to; no user, query or fragment. */
function safeRepositoryUrl(url) {
    if (url === undefined || url.length > 500 || !URL.canParse(url))
        return undefined;
    const plain = new URL(url).href.replace(/\/+$/, '');
    return /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.~-]+)+$/i.test(plain) ? plain : undefined;
}
/** The address without a user or password that a service may have stored in it. */
function withoutUserInfo(url) {
    return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1');
}
function safeSha(sha) {
    return sha !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : undefined;
}
/** The address of a line at the commit that was scanned; undefined unless every part is known and safe. */
function blobUrl(place) {
    const repository = safeRepositoryUrl(place.repositoryUrl);
    const sha = safeSha(place.headSha);
    const path = safeRelativePath(place.filePath);
    if (repository === undefined || sha === undefined || path === undefined)
        return undefined;
    const line = safeLine(place.line);
    return `${repository}/blob/${sha}/${encodePath(path)}${line === undefined ? '' : `#L${line}`}`;
}

;// CONCATENATED MODULE: ./build/report/wording.js
/** The words that several formats share, and the groups in which findings are shown. */





const verdictWords = {
    passed: 'Passed',
    failed: 'Failed',
    inconclusive: 'Inconclusive',
};
const verdictMarks = { passed: '✔', failed: '✖', inconclusive: '?' };
/** `Failed`, or `Failed (not enforced)`. */
function verdictTitle(report) {
    return `${verdictWords[report.verdict]}${report.enforced ? '' : ' (not enforced)'}`;
}
/** How a finding stands, worst first; the order of every list. */
const standings = ['blocks', 'may block', 'open', 'suppressed', 'fixed'];
function standingOf(finding) {
    if (finding.effect !== 'none')
        return finding.effect;
    if (isOpen(finding))
        return 'open';
    return isSuppressed(finding) ? 'suppressed' : 'fixed';
}
/** The findings by standing, worst first within each; those of other branches are left out. */
function groupFindings(findings) {
    const groups = { blocks: [], 'may block': [], open: [], suppressed: [], fixed: [] };
    for (const finding of findings) {
        if (finding.label !== 'elsewhere')
            groups[standingOf(finding)].push(finding);
    }
    const worstFirst = byWorst(new Map());
    for (const standing of standings)
        groups[standing].sort(worstFirst);
    return groups;
}
/** What the lists of the log and the summary are about: everything but the fixed ones, which are only counted. */
function listedFindings(groups) {
    return standings.flatMap((standing) => (standing === 'fixed' ? [] : groups[standing]));
}
/** Every finding of this scan, worst first. */
function rankFindings(findings) {
    const groups = groupFindings(findings);
    return standings.flatMap((standing) => groups[standing]);
}
/** Of a secret, and of what may be one, the matched text must not be repeated. */
function mayBeSecret(finding) {
    return finding.type === 'SECRET' || finding.type === undefined;
}
/** The description, when it may be shown. */
function descriptionOf(finding) {
    return mayBeSecret(finding) ? undefined : presentText(finding.detail?.description);
}
function remediationOf(finding) {
    return presentText(finding.detail?.remediation);
}
function presentText(text) {
    return text === undefined || text.trim() === '' ? undefined : text;
}
/** `CWE-89`, whatever surrounds the number. */
function cweOf(finding) {
    const number = /^\s*(?:CWE[-_ :]*)?0*(\d{1,6})(?!\d)/i.exec(finding.detail?.cwe ?? '')?.[1];
    return number === undefined ? undefined : `CWE-${number}`;
}
function severityWord(finding) {
    return finding.severityKnown ? finding.severity : `${finding.severity} (severity unknown)`;
}
function labelWord(finding) {
    if (finding.label !== 'seen')
        return 'perhaps of another branch';
    return finding.firstSeen === true ? 'new in this scan' : 'seen by this scan';
}
const statusWords = {
    OPEN: 'open',
    FIXED: 'fixed',
    FALSE_POSITIVE: 'false positive',
    ACCEPTED_RISK: 'accepted risk',
    UNKNOWN: 'status unknown',
};
function statusWord(finding) {
    return statusWords[finding.status];
}
/** Type, weakness and scores, as far as they are known; neutral. */
function factsOf(finding) {
    const facts = [finding.type ?? 'type unknown', cweOf(finding)];
    if (isNumber(finding.cvss))
        facts.push(`CVSS ${round(finding.cvss)}`);
    if (isNumber(finding.epss))
        facts.push(`EPSS ${round(finding.epss)} %`);
    if (finding.status !== 'OPEN')
        facts.push(statusWord(finding));
    return facts.filter((fact) => fact !== undefined);
}
function isNumber(value) {
    return value !== undefined && Number.isFinite(value);
}
function round(value) {
    return Math.round(value * 100) / 100;
}
/** `2`, `at least 2`, `0 to 3`. */
function rangeOf(rule) {
    if (rule.lo === rule.hi)
        return String(rule.lo);
    return Number.isFinite(rule.hi) ? `${rule.lo} to ${rule.hi}` : `at least ${rule.lo}`;
}
/** `1 critical, 2 high, …`: the scan's own counts; undefined when it states none. */
function scanCountsText(report) {
    const counts = report.scan?.counts;
    if (counts === undefined || Object.keys(counts).length === 0)
        return undefined;
    return severities.map((severity) => countText(severity.toLowerCase(), counts[severity])).join(', ');
}
function countText(severity, count) {
    return count === undefined ? `${severity} not stated` : `${count} ${severity}`;
}
/** Open findings of this scan by severity; undefined where the list was not read. */
function openCounts(report, groups) {
    const counts = {};
    for (const severity of report.listedSeverities)
        counts[severity] = 0;
    for (const standing of ['blocks', 'may block', 'open']) {
        for (const { severity } of groups[standing])
            counts[severity] = (counts[severity] ?? 0) + 1;
    }
    return counts;
}
const typeWords = { sast: 'SAST', sca: 'SCA', secrets: 'secrets', iac: 'IaC' };
/** `SAST covered · SCA partly covered · …`, or that the service does not say. */
function coverageText(coverage) {
    if (coverage === undefined)
        return 'the service does not say what it covered';
    return api_schemas/* scanTypes */.vz.map((type) => `${typeWords[type]} ${coverage[type] ?? 'not stated'}`).join(' · ');
}
/** What was skipped or could not be read, one line each; neutral. */
function diagnosticLines(report) {
    return (report.scan?.diagnostics ?? []).map((diagnostic) => {
        const file = diagnostic.file_path === undefined ? '' : `${(0,neutral/* neutralLine */.GH)(diagnostic.file_path, 200)}: `;
        return `${(0,neutral/* neutralLine */.GH)(diagnostic.engine, 60)}: ${file}${(0,neutral/* neutralLine */.GH)(diagnostic.message, 300)}`;
    });
}
/** `50 of 312 shown; all are in report.json`; undefined when all are shown. */
function shownText(shown, total, reportFile) {
    if (shown >= total)
        return undefined;
    return `${shown} of ${total} shown; all are in ${reportFile === undefined ? 'the report file' : reportFile}`;
}
/** `1 finding`, `2 findings`. */
function plural(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
function durationText(milliseconds) {
    const seconds = Math.max(0, Math.round(milliseconds / 1000));
    const rest = `${seconds % 60} s`;
    return seconds < 60 ? rest : `${Math.floor(seconds / 60)} min ${rest}`;
}
function requestCount(report) {
    return Object.values(report.requests).reduce((sum, count) => sum + count, 0);
}

;// CONCATENATED MODULE: ./build/report/annotations.js
/** Findings as annotations of code lines, ranked and cut, and as the runner's workflow commands. */




const annotationLevels = ['error', 'warning', 'notice'];
/** The worst open findings that may be named. Suppressed and fixed ones are not annotated. */
function annotations(report, { max, maxPerLevel = 10 }) {
    const open = rankFindings(report.findings).filter((finding) => !isSettled(finding));
    const left = new Map(annotationLevels.map((level) => [level, maxPerLevel]));
    const chosen = [];
    for (const finding of open) {
        const level = levelOf(finding, report.enforced);
        const room = left.get(level) ?? 0;
        if (chosen.length >= max)
            break;
        if (!finding.disclosed || room <= 0)
            continue;
        left.set(level, room - 1);
        chosen.push(annotate(finding, level, report.enforced));
    }
    return {
        annotations: chosen,
        shown: chosen.length,
        total: open.length,
        undisclosed: open.filter((finding) => !finding.disclosed).length,
    };
}
/** `::error file=…,line=…,title=…::message`; always one line. */
function commandLine(annotation) {
    const properties = [
        annotation.file === undefined ? undefined : `file=${(0,neutral/* commandProperty */.N1)(annotation.file, 1024)}`,
        annotation.file === undefined || annotation.line === undefined ? undefined : `line=${annotation.line}`,
        `title=${(0,neutral/* commandProperty */.N1)(annotation.title)}`,
    ].filter((property) => property !== undefined);
    return `::${annotation.level} ${properties.join(',')}::${(0,neutral/* commandData */.wq)(annotation.message)}`;
}
function isSettled(finding) {
    const standing = standingOf(finding);
    return standing === 'suppressed' || standing === 'fixed';
}
const warned = severities.slice(0, severities.indexOf('MEDIUM') + 1);
function levelOf(finding, isEnforced) {
    if (finding.effect !== 'none')
        return isEnforced ? 'error' : 'warning';
    return warned.includes(finding.severity) ? 'warning' : 'notice';
}
function annotate(finding, level, isEnforced) {
    const file = safeRelativePath(finding.filePath);
    return {
        level,
        title: (0,neutral/* cut */.Jj)(`${finding.severity}: ${(0,neutral/* neutralLine */.GH)(finding.title, neutral/* titleLimit */.sj).trim()}`, neutral/* titleLimit */.sj),
        message: annotations_messageOf(finding, isEnforced, file === undefined),
        file,
        line: file === undefined ? undefined : safeLine(finding.line),
        violationId: finding.id,
    };
}
const effectSentences = {
    blocks: 'Blocks',
    'may block': 'May block, the evidence does not settle it',
    none: 'Does not block',
};
function annotations_messageOf(finding, isEnforced, isPlaceNeeded) {
    const effect = `${effectSentences[finding.effect]}${isEnforced ? '' : ' (not enforced)'}`;
    const place = isPlaceNeeded ? displayPlace(finding) : undefined;
    const description = descriptionOf(finding);
    const remediation = remediationOf(finding);
    const paragraphs = [
        `${effect}: ${[severityWord(finding), ...factsOf(finding), labelWord(finding)].join(' · ')}`,
        place === undefined ? undefined : `Reported at ${place}`,
        description === undefined ? undefined : (0,neutral/* neutralBlock */.Fk)(description, 1200),
        remediation === undefined ? undefined : `How to fix: ${(0,neutral/* neutralBlock */.Fk)(remediation, 1200)}`,
        `Violation ${(0,neutral/* neutralLine */.GH)(finding.id, 200)}`,
    ];
    return (0,neutral/* cut */.Jj)(paragraphs.filter((paragraph) => paragraph !== undefined).join('\n'), neutral/* messageLimit */.xv);
}

;// CONCATENATED MODULE: ./build/report/log.js
/** The closing part of the log: findings, rules, coverage, notes and the verdict, as neutral lines for 100 columns. */




const width = 100;
const maxNotes = 20;
const maxDiagnostics = 10;
const headings = {
    blocks: 'Blocks',
    'may block': 'May block: the evidence does not settle it',
    open: 'Open, does not block',
    suppressed: 'Suppressed at the service',
    fixed: 'Fixed',
};
/** The lines, each neutral and without a line break. Findings that are not `disclosed` are counted, not named. */
function lines(report, options) {
    const sections = [
        findingLines(report, options),
        ruleLines(report),
        scanLines(report),
        noteLines(report),
        bannerLines(report, options),
    ];
    return sections
        .filter((section) => section.length > 0)
        .flatMap((section, index) => (index === 0 ? section : ['', ...section]))
        .map((line) => (0,neutral/* neutralLine */.GH)(line));
}
function findingLines(report, options) {
    const groups = groupFindings(report.findings);
    const counted = standings.filter((standing) => groups[standing].length > 0);
    if (counted.length === 0)
        return noFindingLines(report);
    const chosen = chooseFindings(groups, options);
    const rows = standings.flatMap((standing) => groupLines(standing, groups[standing].length, chosen[standing]));
    const heads = counted.map((standing) => countWords[standing](groups[standing].length)).join(', ');
    return [`Findings: ${heads}`, ...rows, ...remainderLines(report, groups, chosen, options)];
}
function noFindingLines(report) {
    if (report.listedSeverities.length === 0)
        return [];
    return ['Findings: none listed for this scan', ...elsewhereLines(report)];
}
const countWords = {
    blocks: (count) => `${count} ${count === 1 ? 'blocks' : 'block'}`,
    'may block': (count) => `${count} may block`,
    open: (count) => `${count} open that ${count === 1 ? 'does' : 'do'} not block`,
    suppressed: (count) => `${count} suppressed`,
    fixed: (count) => `${count} fixed`,
};
/** The worst that may be named: what blocks gets all the room it needs first. Fixed ones are only counted. */
function chooseFindings(groups, { maxFindings = 30, maxHarmless = 10 }) {
    let room = maxFindings;
    let harmless = maxHarmless;
    const take = (standing) => {
        const isHarmless = standing === 'open' || standing === 'suppressed';
        const most = isHarmless ? Math.min(room, harmless) : room;
        const taken = groups[standing].filter((finding) => finding.disclosed).slice(0, most);
        room -= taken.length;
        if (isHarmless)
            harmless -= taken.length;
        return taken;
    };
    return {
        blocks: take('blocks'),
        'may block': take('may block'),
        open: take('open'),
        suppressed: take('suppressed'),
        fixed: [],
    };
}
function groupLines(standing, total, shown) {
    if (shown.length === 0)
        return [];
    const amount = shown.length < total ? `${shown.length} of ${total}` : `${total}`;
    return ['', `  ${headings[standing]} (${amount})`, ...shown.flatMap(rowLines)];
}
const column = 14;
/** The id stands at the right edge of the title's line when there is room, else behind the facts. */
function rowLines(finding) {
    const indent = ' '.repeat(column);
    const severity = finding.severityKnown ? finding.severity : 'UNKNOWN';
    const id = (0,neutral/* neutralLine */.GH)(finding.id, 80);
    const title = wrap((0,neutral/* neutralLine */.GH)(finding.title, 160).trim() || 'Untitled', width - column);
    const [first = '', ...rest] = title;
    const hasRoom = rest.length === 0 && column + first.length + 2 + id.length <= width;
    const head = `    ${severity.padEnd(column - 4)}${first}`;
    const unknown = finding.severityKnown ? [] : [severityWord(finding)];
    const place = displayPlace(finding, 80) ?? 'no file given';
    const facts = [place, ...unknown, ...factsOf(finding), labelWord(finding), ...(hasRoom ? [] : [id])];
    return [
        hasRoom ? `${head.padEnd(width - id.length)}${id}` : head,
        ...rest.map((line) => `${indent}${line}`),
        ...wrap(facts.join(' · '), width - column, ' · ').map((line) => `${indent}${line}`),
    ];
}
function remainderLines(report, groups, chosen, { reportFile }) {
    const all = listedFindings(groups);
    const shown = standings.reduce((sum, standing) => sum + chosen[standing].length, 0);
    const hiddenCount = all.filter((finding) => !finding.disclosed).length;
    const text = shownText(shown, all.length, reportFile);
    const said = text === undefined ? [] : [`  ${text}.`];
    if (hiddenCount > 0) {
        said.push(`  ${plural(hiddenCount, 'finding')} not named here, because outsiders can read this log.`);
    }
    said.push(...elsewhereLines(report));
    return said.length === 0 ? [] : ['', ...said];
}
function elsewhereLines(report) {
    if (report.elsewhereCount === 0)
        return [];
    return [`  ${plural(report.elsewhereCount, 'violation')} of other branches left out: this scan did not see them.`];
}
function ruleLines(report) {
    if (report.rules.length === 0)
        return [];
    const names = report.rules.map((rule) => (0,neutral/* neutralLine */.GH)(rule.rule, 60));
    const pad = Math.max(...names.map((name) => name.length));
    const rows = report.rules.flatMap((rule, index) => {
        const head = `  ${verdictMarks[rule.verdict]} ${(names[index] ?? '').padEnd(pad)}  `;
        const reason = wrap((0,neutral/* neutralLine */.GH)(rule.line, 600), width - 6);
        const remedy = rule.verdict === 'passed' ? [] : wrap((0,neutral/* neutralLine */.GH)(rule.remedy, 600), width - 6);
        return [
            `${head}${rangeOf(rule)} blocking, ${rule.limit} allowed`,
            ...[...reason, ...remedy].map((line) => `      ${line}`),
        ];
    });
    return ['Rules', ...rows];
}
function scanLines(report) {
    if (report.scan === undefined)
        return [];
    const skipped = diagnosticLines(report);
    const unlisted = severities.filter((severity) => !report.listedSeverities.includes(severity));
    const more = skipped.length > maxDiagnostics ? [`    … and ${skipped.length - maxDiagnostics} more`] : [];
    return [
        `Scan ${(0,neutral/* neutralLine */.GH)(report.scan.id, 100)}`,
        `  Counts    ${scanCountsText(report) ?? 'the scan states none'}`,
        ...(unlisted.length > 0 ? [`  Not listed, known by the count alone: ${unlisted.join(', ')}`] : []),
        `  Coverage  ${coverageText(report.scan.coverage)}`,
        ...(skipped.length > 0 ? ['  Skipped or not readable:'] : []),
        ...skipped.slice(0, maxDiagnostics).flatMap((line) => hanging('    - ', line)),
        ...more,
    ];
}
function noteLines(report) {
    if (report.notes.length === 0)
        return [];
    const more = report.notes.length > maxNotes ? [`  … and ${report.notes.length - maxNotes} more`] : [];
    const shown = report.notes.slice(0, maxNotes).flatMap((note) => hanging('  - ', (0,neutral/* neutralLine */.GH)(note, 600)));
    return ['Notes', ...shown, ...more];
}
function bannerLines(report, { reportFile }) {
    const banner = `${verdictMarks[report.verdict]} ${verdictTitle(report)}: ${(0,neutral/* neutralLine */.GH)(report.message, 600)}`;
    const hint = report.hint === undefined ? [] : hanging('  What next: ', (0,neutral/* neutralLine */.GH)(report.hint, 800));
    const file = reportFile === undefined ? [] : [`  Full report: ${reportFile}`];
    return [...wrap(banner, width).map((line, index) => (index === 0 ? line : `  ${line}`)), ...hint, ...file];
}
function hanging(mark, text) {
    const indent = ' '.repeat(mark.length);
    return wrap(text, width - mark.length).map((line, index) => `${index === 0 ? mark : indent}${line}`);
}
/** Breaks at the separator, which stays out at a break; a word that is too long gets a line of its own. */
function wrap(text, columns, separator = ' ') {
    const wrapped = [];
    for (const word of text.split(separator)) {
        const last = wrapped.at(-1);
        if (last !== undefined && last.length + separator.length + word.length <= columns) {
            wrapped[wrapped.length - 1] = `${last}${separator}${word}`;
        }
        else {
            wrapped.push(word);
        }
    }
    return wrapped;
}

;// CONCATENATED MODULE: ./build/report/json.js
/** The report file: everything that the run knew, with keys that are always there and always in this order. */




/** Longest texts, and all of them together: a string in V8 ends at 512 MB. */
const titleMax = 2000;
const textMax = 20_000;
const allTextsMax = 64_000_000;
/**
 * The report as JSON. What is not known is `null`; `hi: null` in a rule means that nothing bounds it from above.
 * A violation of type SECRET, or of no known type, has neither description nor snippet. Long texts end in `…`;
 * `texts_left_out` counts the findings, the least bad, whose description, snippet and remediation found no room.
 */
function renderJson(report) {
    let room = allTextsMax;
    let leftOut = 0;
    const findings = report.findings.map((finding) => {
        const texts = textsOf(finding);
        const length = Object.values(texts).reduce((sum, text) => sum + (text?.length ?? 0), 0);
        const hasRoom = length <= room;
        if (hasRoom)
            room -= length;
        else
            leftOut += 1;
        return findingObject(finding, hasRoom ? texts : noTexts);
    });
    return (0,neutral/* jsonText */.s$)({ ...headObject(report), texts_left_out: leftOut, findings });
}
function headObject(report) {
    return {
        format_version: report.formatVersion,
        tool: { name: report.tool.name, version: report.tool.version },
        verdict: report.verdict,
        reason: report.reason,
        message: report.message,
        hint: report.hint ?? null,
        exit_code: report.exitCode,
        enforced: report.enforced,
        service_origin: report.serviceOrigin ?? null,
        repository: repositoryObject(report),
        repository_url: report.repositoryUrl === undefined ? null : withoutUserInfo(report.repositoryUrl),
        branch: report.branch ?? null,
        head_sha: report.headSha ?? null,
        base_sha: report.baseSha ?? null,
        event: report.event ?? null,
        pull_request: report.pullRequest ?? null,
        scan: report.scan === undefined ? null : scanObject(report.scan),
        policy: {
            source: report.policy.source,
            sha256: report.policy.sha256,
            settings: sortKeys(report.policy.settings),
        },
        rules: report.rules.map(ruleObject),
        listed_severities: report.listedSeverities,
        elsewhere_count: report.elsewhereCount,
        notes: report.notes,
        requests: sortKeys(report.requests),
        duration_ms: Math.round(report.durationMs),
    };
}
function repositoryObject({ repository }) {
    if (repository === undefined)
        return null;
    return {
        id: repository.id,
        name: repository.name,
        vcs_url: repository.vcsUrl === undefined ? null : withoutUserInfo(repository.vcsUrl),
    };
}
function scanObject(scan) {
    return {
        scan_id: scan.id,
        status: scan.status,
        branch: scan.branch,
        created_at: scan.createdAt ?? null,
        started_at: scan.startedAt ?? null,
        completed_at: scan.completedAt ?? null,
        counts: Object.fromEntries(severities.map((severity) => [severity.toLowerCase(), scan.counts[severity] ?? null])),
        coverage: scan.coverage === undefined ? null : sortKeys(scan.coverage),
        diagnostics: scan.diagnostics.map(({ engine, message, file_path }) => ({
            engine: (0,neutral/* cut */.Jj)(engine, titleMax),
            message: (0,neutral/* cut */.Jj)(message, titleMax),
            file_path: file_path === undefined ? null : (0,neutral/* cut */.Jj)(file_path, titleMax),
        })),
    };
}
function ruleObject(rule) {
    return {
        rule: rule.rule,
        verdict: rule.verdict,
        lo: rule.lo,
        hi: Number.isFinite(rule.hi) ? rule.hi : null,
        limit: rule.limit,
        line: rule.line,
        remedy: rule.remedy,
    };
}
const noTexts = { description: null, code_snippet: null, remediation: null };
function textsOf(finding) {
    const detail = finding.detail;
    const read = (text) => (text === undefined ? null : (0,neutral/* cut */.Jj)(text, textMax));
    if (mayBeSecret(finding))
        return { ...noTexts, remediation: read(detail?.remediation) };
    return {
        description: read(detail?.description),
        code_snippet: read(detail?.codeSnippet),
        remediation: read(detail?.remediation),
    };
}
function findingObject(finding, texts) {
    return {
        violation_id: (0,neutral/* cut */.Jj)(finding.id, titleMax),
        title: (0,neutral/* cut */.Jj)(finding.title, titleMax),
        effect: finding.effect,
        severity: finding.severity,
        severity_known: finding.severityKnown,
        type: finding.type ?? null,
        status: finding.status,
        cvss_score: finding.cvss ?? null,
        epss_percent: finding.epss ?? null,
        cwe: finding.detail?.cwe === undefined ? null : (0,neutral/* cut */.Jj)(finding.detail.cwe, 200),
        file_path: finding.filePath === undefined ? null : (0,neutral/* cut */.Jj)(finding.filePath, 4096),
        line_number: finding.line ?? null,
        label: finding.label,
        first_seen: finding.firstSeen ?? null,
        first_detected: timeText(finding.detail?.firstDetected),
        last_seen: timeText(finding.detail?.lastSeen),
        disclosed: finding.disclosed,
        ...texts,
    };
}
/** Null for what is no time, or lies beyond the years that a date can hold. */
function timeText(milliseconds) {
    const date = new Date(milliseconds ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
function sortKeys(record) {
    return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

;// CONCATENATED MODULE: ./build/report/sarif-rules.js


const sarifLevels = {
    CRITICAL: 'error',
    HIGH: 'error',
    MEDIUM: 'warning',
    LOW: 'note',
    INFO: 'note',
};
/** Above 9.0 is critical, 7.0 high, 4.0 medium, 0.1 low; none for INFO, which has no band. */
const securitySeverities = {
    CRITICAL: '9.5',
    HIGH: '8.0',
    MEDIUM: '5.5',
    LOW: '2.0',
    INFO: undefined,
};
const maxAdvice = 3;
/** `sast/cwe-89/high`; without a weakness the title stands in: `sca/prototype-pollution-in-lodash/medium`. */
function ruleIdOf(finding) {
    const type = (finding.type ?? 'unknown').toLowerCase().replaceAll('_', '-');
    const kind = cweOf(finding)?.toLowerCase() ?? slugOf(finding.title);
    return `${type}/${kind}/${finding.severity.toLowerCase()}`;
}
function slugOf(title) {
    const words = title
        .slice(0, 200)
        .toLowerCase()
        .match(/[a-z0-9]+/g);
    return words === null ? 'other' : words.join('-').slice(0, 80).replace(/-$/, '');
}
/** The rules of the findings in order of appearance, and where each is. */
function sarifRules(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const id = ruleIdOf(finding);
        const group = groups.get(id);
        if (group === undefined)
            groups.set(id, [finding]);
        else
            group.push(finding);
    }
    const indexOf = new Map([...groups.keys()].map((id, index) => [id, index]));
    return { rules: [...groups].map(([id, group]) => ruleOf(id, group)), indexOf };
}
function ruleOf(id, group) {
    const [first] = group;
    const severity = first?.severity ?? 'CRITICAL';
    const securitySeverity = securitySeverities[severity];
    const name = nameOf(group);
    return {
        id,
        shortDescription: { text: name },
        fullDescription: { text: (0,neutral/* cut */.Jj)(`${name} (${severity}, ${first?.type ?? 'type unknown'})`, 1024) },
        help: helpOf(group),
        defaultConfiguration: { level: sarifLevels[severity] },
        properties: {
            tags: ['security', ...tagsOf(first)],
            ...(securitySeverity === undefined ? {} : { 'security-severity': securitySeverity }),
        },
    };
}
/** The title that all share; else the weakness and one of them. */
function nameOf(group) {
    const [first] = group;
    const title = (0,neutral/* neutralLine */.GH)(first?.title ?? '', 400).trim() || 'Untitled';
    if (first === undefined || group.every((finding) => finding.title === first.title))
        return title;
    return (0,neutral/* cut */.Jj)(`${cweOf(first) ?? 'Similar'}: ${title}, and others like it`, 500);
}
/** `external/cwe/cwe-089` is the form that code scanning shows as a weakness. */
function tagsOf(finding) {
    if (finding === undefined)
        return [];
    const number = cweOf(finding)?.slice('CWE-'.length);
    const weakness = number === undefined ? [] : [`external/cwe/cwe-${number.padStart(3, '0')}`];
    return [...weakness, (finding.type ?? 'unknown').toLowerCase()];
}
function helpOf(group) {
    const advice = [...new Set(group.map(remediationOf))].filter((text) => text !== undefined).slice(0, maxAdvice);
    if (advice.length === 0) {
        const text = 'The service gives no advice for this violation.';
        return { text, markdown: text };
    }
    return {
        text: advice.map((text) => (0,neutral/* neutralBlock */.Fk)(text, 1500)).join('\n\n'),
        markdown: advice.map((text) => (0,neutral/* markdownBlock */.dI)(text, 1500)).join('\n\n'),
    };
}

;// CONCATENATED MODULE: ./build/report/sarif.js
/** The findings as SARIF 2.1.0, in the shape that GitHub code scanning wants. */





/** Code scanning shows the first 5,000 of a run. */
const maxResults = 5000;
const maxNotifications = 100;
/** Open and suppressed findings, worst first; fixed ones are none. What is left out is counted in `run.properties`. */
function renderSarif(report, options = {}) {
    const standing = rankFindings(report.findings).filter((finding) => standingOf(finding) !== 'fixed');
    const usable = options.isForCodeScanning === true ? standing.filter(isAlert) : standing;
    const chosen = usable.slice(0, maxResults);
    const { rules, indexOf } = sarifRules(chosen);
    return (0,neutral/* jsonText */.s$)({
        $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { ...driverOf(report), rules } },
                automationDetails: { id: `${categoryOf(options.category)}/` },
                ...provenanceOf(report),
                invocations: [invocationOf(report)],
                columnKind: 'utf16CodeUnits',
                results: chosen.map((finding) => resultOf(finding, indexOf)),
                properties: {
                    verdict: report.verdict,
                    results_total: standing.length,
                    results_left_out: standing.length - chosen.length,
                    results_not_for_code_scanning: standing.length - usable.length,
                },
            },
        ],
    });
}
function isAlert(finding) {
    return safeRelativePath(finding.filePath) !== undefined && standingOf(finding) !== 'suppressed';
}
function categoryOf(category) {
    const plain = (0,neutral/* neutralLine */.GH)(category ?? '', 200)
        .trim()
        .replace(/\/+$/, '');
    return plain === '' ? 'scan-gate' : plain;
}
function driverOf(report) {
    const version = (0,neutral/* neutralLine */.GH)(report.tool.version, 100);
    const isSemantic = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version);
    return { name: 'Scan Gate', version, ...(isSemantic ? { semanticVersion: version } : {}) };
}
function provenanceOf(report) {
    const repositoryUri = safeRepositoryUrl(report.repositoryUrl);
    if (repositoryUri === undefined)
        return {};
    const revisionId = safeSha(report.headSha);
    const branch = report.branch === undefined ? undefined : (0,neutral/* neutralLine */.GH)(report.branch, 300);
    return {
        versionControlProvenance: [
            {
                repositoryUri,
                ...(revisionId === undefined ? {} : { revisionId }),
                ...(branch === undefined ? {} : { branch }),
            },
        ],
    };
}
function invocationOf(report) {
    const isDecided = report.verdict !== 'inconclusive';
    const verdict = { level: isDecided ? 'note' : 'error', message: sarif_messageOf(report.message, 1000) };
    const notes = report.notes.slice(0, maxNotifications).map((note) => ({
        level: 'note',
        message: sarif_messageOf(note, 1000),
    }));
    const diagnostics = (report.scan?.diagnostics ?? []).slice(0, maxNotifications).map(notificationOf);
    return {
        executionSuccessful: isDecided,
        exitCode: report.exitCode,
        toolExecutionNotifications: [verdict, ...notes, ...diagnostics],
    };
}
function notificationOf(diagnostic) {
    const message = sarif_messageOf(`${diagnostic.engine}: ${diagnostic.message}`, 1000);
    return { level: 'warning', message, ...locationsOf(diagnostic.file_path, undefined) };
}
function resultOf(finding, indexOf) {
    const ruleId = ruleIdOf(finding);
    return {
        ruleId,
        ruleIndex: indexOf.get(ruleId) ?? 0,
        level: sarifLevels[finding.severity],
        message: sarif_messageOf(resultText(finding), 4000),
        ...locationsOf(finding.filePath, finding.line),
        partialFingerprints: { primaryLocationLineHash: fingerprintOf(finding.id) },
        ...(finding.firstSeen === true ? { baselineState: 'new' } : {}),
        ...suppressionsOf(finding),
        properties: {
            violation_id: (0,neutral/* neutralLine */.GH)(finding.id, 300),
            severity: finding.severity,
            severity_known: finding.severityKnown,
            cvss_score: finding.cvss,
            epss_percent: finding.epss,
            type: finding.type ?? 'unknown',
            status: finding.status,
            label: finding.label,
            effect: finding.effect,
        },
    };
}
function resultText(finding) {
    const remediation = remediationOf(finding);
    const parts = [
        (0,neutral/* neutralLine */.GH)(finding.title, 300).trim() || 'Untitled',
        (0,neutral/* neutralBlock */.Fk)(descriptionOf(finding) ?? '', 1500),
        remediation === undefined ? '' : `How to fix: ${(0,neutral/* neutralBlock */.Fk)(remediation, 1500)}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
/** SARIF reads `[text](target)` as a link even in plain text. */
function sarif_messageOf(text, maxLength) {
    return { text: (0,neutral/* cut */.Jj)((0,neutral/* neutralBlock */.Fk)(text, maxLength).replaceAll('](', '] ('), maxLength) };
}
function locationsOf(filePath, line) {
    const path = safeRelativePath(filePath);
    if (path === undefined)
        return {};
    const startLine = safeLine(line);
    const artifactLocation = { uri: encodePath(path), uriBaseId: '%SRCROOT%' };
    const region = startLine === undefined ? {} : { region: { startLine } };
    return { locations: [{ physicalLocation: { artifactLocation, ...region } }] };
}
/** The same for the same violation in every scan; the API computes none for us. */
function fingerprintOf(violationId) {
    return `${(0,external_node_crypto_.createHash)('sha256').update(violationId).digest('hex').slice(0, 32)}:1`;
}
function suppressionsOf(finding) {
    if (standingOf(finding) !== 'suppressed')
        return {};
    const justification = `Marked as ${statusWord(finding)} at the service`;
    return { suppressions: [{ kind: 'external', status: 'accepted', justification }] };
}

;// CONCATENATED MODULE: ./build/report/registry.js
/** The one list of report files: a format is a module and a line here. */


const formats = {
    json: { setting: 'json-file', render: (report) => renderJson(report) },
    sarif: { setting: 'sarif-file', render: renderSarif },
};

;// CONCATENATED MODULE: ./build/report/budget.js
/** Fits rendered pieces into a number of UTF-8 bytes, whole pieces only. */
function bytesOf(text) {
    return Buffer.byteLength(text, 'utf8');
}
/** Takes the bytes when they are there. */
function spend(budget, text) {
    const bytes = bytesOf(text) + 1;
    if (bytes > budget.left)
        return false;
    budget.left -= bytes;
    return true;
}
/** Renders items in order until the share of the budget is used up; the rest is for the caller to count. */
function within(items, budget, share, render) {
    const portion = { left: Math.floor(budget.left * share) };
    const fitted = [];
    for (const item of items) {
        const text = render(item);
        if (!spend(portion, text))
            break;
        spend(budget, text);
        fitted.push(text);
    }
    return fitted;
}

;// CONCATENATED MODULE: ./build/report/summary.js
/** The run as GitHub-flavoured Markdown, for the job summary and, in a smaller size, a comment. */





const verdictEmoji = { passed: '✅', failed: '❌', inconclusive: '⚠️' };
const ruleEmoji = { passed: '✅ holds', failed: '❌ broken', inconclusive: '⚠️ undecided' };
/** What the fixed parts (title, counts, coverage, footer, headings) may take at their very longest. */
const fixedBytes = 12_000;
/** The whole summary; findings that are not `disclosed` are counted, not named. */
function summary(report, options = {}) {
    const { maxBytes = 900_000, maxFindings = 50, reportFile } = options;
    const groups = groupFindings(report.findings);
    const budget = { left: Math.max(0, maxBytes - fixedBytes) };
    const lead = leadSection(report);
    budget.left = Math.max(0, budget.left - bytesOf(lead));
    const rules = ruleSection(report, budget);
    const notes = noteSection(report, budget);
    const diagnostics = diagnosticSection(report, budget);
    const findings = findingSections(report, groups, { budget, maxFindings, reportFile });
    const sections = [
        lead,
        findings.blocking,
        rules,
        countSection(report, groups),
        `**Coverage:** ${coverageText(report.scan?.coverage)}`,
        diagnostics,
        findings.others,
        findings.remediation,
        findings.counted,
        notes,
        footer(report),
    ];
    return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}
function leadSection(report) {
    const title = `## ${verdictEmoji[report.verdict]} Scan Gate: ${verdictTitle(report).toLowerCase()}`;
    const hint = report.hint === undefined ? '' : `\n\n**What next:** ${(0,neutral/* markdownText */.p7)(report.hint, 800)}`;
    return `${title}\n\n${(0,neutral/* markdownText */.p7)(report.message, 600)}.${hint}`;
}
function ruleSection(report, budget) {
    if (report.rules.length === 0)
        return '';
    const rows = within(report.rules, budget, 0.3, ruleRow);
    const more = report.rules.length - rows.length;
    const cutNote = more > 0 ? `\n\n${plural(more, 'rule')} more in the report file.` : '';
    return `### Rules\n\n| Rule | Verdict | At least | At most | Allowed | Why |\n|---|---|--:|--:|--:|---|\n${rows.join('\n')}${cutNote}`;
}
function ruleRow(rule) {
    const most = Number.isFinite(rule.hi) ? String(rule.hi) : 'not known';
    const cells = [(0,neutral/* markdownCode */.D9)(rule.rule, 80), ruleEmoji[rule.verdict], rule.lo, most, rule.limit];
    return `| ${cells.join(' | ')} | ${(0,neutral/* markdownText */.p7)(rule.line, 400)} |`;
}
function noteSection(report, budget) {
    return listSection('Notes', report.notes, budget);
}
function diagnosticSection(report, budget) {
    return listSection('Skipped or not readable', diagnosticLines(report), budget);
}
function listSection(heading, texts, budget) {
    if (texts.length === 0)
        return '';
    const items = within(texts.slice(0, 30), budget, 0.15, (text) => `- ${(0,neutral/* markdownText */.p7)(text, 500)}`);
    const more = texts.length - items.length;
    if (more > 0)
        items.push(`- … and ${more} more in the report file`);
    return `**${heading}**\n\n${items.join('\n')}`;
}
function countSection(report, groups) {
    const counts = report.scan?.counts ?? {};
    const open = openCounts(report, groups);
    const row = (head, cell) => `| ${head} | ${severities.map(cell).join(' | ')} |`;
    return [
        '### Scan',
        '',
        '| | Critical | High | Medium | Low | Info |',
        '|---|--:|--:|--:|--:|--:|',
        row('This scan counts', (severity) => String(counts[severity] ?? 'not stated')),
        row('Open in the list', (severity) => String(open[severity] ?? 'not read')),
    ].join('\n');
}
function findingSections(report, groups, limits) {
    const blocking = [...groups.blocks, ...groups['may block']];
    const others = [...groups.open, ...groups.suppressed];
    const isNamed = (finding) => finding.disclosed;
    const row = (finding) => findingRow(report, finding);
    const worst = blocking.filter(isNamed).slice(0, limits.maxFindings);
    const worstRows = within(worst, limits.budget, 0.6, row);
    const rest = others.filter(isNamed).slice(0, limits.maxFindings - worstRows.length);
    const restRows = within(rest, limits.budget, 0.6, row);
    const shown = [...worst.slice(0, worstRows.length), ...rest.slice(0, restRows.length)];
    return {
        blocking: worstRows.length === 0 ? '' : `### ${blockingHeading(groups)}\n\n${findingTable(worstRows)}`,
        others: restRows.length === 0 ? '' : details(othersHeading(groups), findingTable(restRows)),
        remediation: remediationSection(report, shown, limits.budget),
        counted: countedText(report, groups, { shown: shown.length, reportFile: limits.reportFile }),
    };
}
function blockingHeading(groups) {
    const blocks = groups.blocks.length;
    const may = groups['may block'].length;
    if (may === 0)
        return `${plural(blocks, 'finding')} ${blocks === 1 ? 'blocks' : 'block'}`;
    return blocks === 0 ? `${plural(may, 'finding')} may block` : `${plural(blocks, 'finding')} block, ${may} may block`;
}
function othersHeading(groups) {
    const open = groups.open.length;
    const settled = groups.suppressed.length;
    const parts = [
        open > 0 ? `${plural(open, 'open finding')} that ${open === 1 ? 'does' : 'do'} not block` : '',
        settled > 0 ? `${settled} suppressed` : '',
    ];
    return parts.filter((part) => part !== '').join(', ');
}
function findingTable(rows) {
    return `| Effect | Severity | Finding | Where | Type | This scan |\n|---|---|---|---|---|---|\n${rows.join('\n')}`;
}
function findingRow(report, finding) {
    const effect = finding.effect === 'none' ? '' : `**${finding.effect}**`;
    const status = finding.status === 'OPEN' ? '' : `<br>${statusWord(finding)}`;
    const type = [finding.type ?? 'type unknown', cweOf(finding)].filter((word) => word !== undefined).join('<br>');
    const cells = [
        `${effect}${status}`.replace(/^<br>/, ''),
        severityWord(finding),
        titleOf(finding),
        placeCell(report, finding),
        type.replaceAll('_', '\\_'),
        labelWord(finding),
    ];
    return `| ${cells.join(' | ')} |`;
}
function titleOf(finding) {
    return (0,neutral/* markdownText */.p7)(finding.title, 200) || 'Untitled';
}
function placeCell(report, finding) {
    const place = displayPlace(finding, 120);
    if (place === undefined)
        return 'no file given';
    const { repositoryUrl, headSha } = report;
    const url = blobUrl({ repositoryUrl, headSha, filePath: finding.filePath, line: finding.line });
    return url === undefined ? (0,neutral/* markdownCode */.D9)(place) : `[${(0,neutral/* markdownCode */.D9)(place)}](${url})`;
}
function remediationSection(report, shown, budget) {
    const open = shown.filter((finding) => standingOf(finding) !== 'suppressed');
    const withAdvice = open.filter((finding) => remediationOf(finding) !== undefined);
    const blocks = within(withAdvice, budget, 0.95, (finding) => {
        const advice = (0,neutral/* markdownBlock */.dI)(remediationOf(finding) ?? '', 1500);
        return `**${titleOf(finding)}**<br>${placeCell(report, finding)}\n\n${advice}\n`;
    });
    if (blocks.length === 0)
        return '';
    const scope = blocks.length < open.length ? `${blocks.length} of ${open.length}` : String(open.length);
    return details(`How to fix: advice for ${scope} ${open.length === 1 ? 'finding' : 'findings'}`, blocks.join('\n'));
}
/** Both blank lines are needed: HTML ends and Markdown begins at them. */
function details(heading, body) {
    return `<details><summary>${heading}</summary>\n\n${body.trimEnd()}\n\n</details>`;
}
function countedText(report, groups, limits) {
    const all = listedFindings(groups);
    const unnamed = all.filter((finding) => !finding.disclosed).length;
    const file = limits.reportFile === undefined ? undefined : (0,neutral/* markdownCode */.D9)(limits.reportFile);
    const sentences = [
        shownText(limits.shown, all.length, file),
        unnamed > 0 ? `${plural(unnamed, 'finding')} not named here, because outsiders can read this` : undefined,
        groups.fixed.length > 0 ? `${groups.fixed.length} fixed` : undefined,
        report.elsewhereCount > 0
            ? `${plural(report.elsewhereCount, 'violation')} of other branches left out: this scan did not see them`
            : undefined,
    ];
    return sentences
        .filter((sentence) => sentence !== undefined)
        .map((sentence) => `${sentence}.`)
        .join(' ');
}
function footer(report) {
    const parts = [
        report.scan === undefined ? 'no scan' : `scan ${(0,neutral/* markdownCode */.D9)(report.scan.id, 80)}`,
        commitPart(report),
        `policy ${(0,neutral/* markdownCode */.D9)(report.policy.source, 160)} ${(0,neutral/* markdownCode */.D9)(report.policy.sha256.slice(0, 12))}`,
        `Scan Gate ${neutralVersion(report.tool.version)}`,
        plural(requestCount(report), 'request'),
        durationText(report.durationMs),
    ];
    return `<sub>${parts.filter((part) => part !== undefined).join(' · ')}</sub>`;
}
function commitPart(report) {
    const sha = safeSha(report.headSha);
    if (sha === undefined)
        return undefined;
    const repository = safeRepositoryUrl(report.repositoryUrl);
    const short = (0,neutral/* markdownCode */.D9)(sha.slice(0, 7));
    return repository === undefined ? `commit ${short}` : `commit [${short}](${repository}/commit/${sha})`;
}
function neutralVersion(version) {
    return (0,neutral/* markdownText */.p7)((0,neutral/* neutralLine */.GH)(version, 40));
}

;// CONCATENATED MODULE: ./build/publish.js
/** Shows a report everywhere it was asked for. Each surface fails alone, and none changes the verdict. */









/** Publishes and gives the report as it ended: its exit code is 2 when a file that was asked for could not be written. */
async function publish(report, wishes, place) {
    const asked = {
        ...(wishes.jsonFile === undefined ? {} : { json: wishes.jsonFile }),
        ...(wishes.sarifFile === undefined ? {} : { sarif: wishes.sarifFile }),
    };
    const { written, problems } = await writeFiles(report, asked, place);
    const failed = Object.keys(asked).some((name) => written[name] === undefined);
    const final = {
        ...report,
        notes: [...report.notes, ...problems],
        exitCode: failed && report.exitCode === 0 ? 2 : report.exitCode,
    };
    for (const line of lines(final, { reportFile: written.json }))
        place.log.line(line);
    publish_annotate(final, wishes, place);
    const surfaces = [() => writeSummary(final, wishes, place, written.json), () => writeOutputs(final, place, written)];
    for (const surface of surfaces)
        await alone(place.log, surface);
    return final;
}
async function alone(log, surface) {
    try {
        await surface();
    }
    catch (error) {
        log.line(`Warning: ${error.message}`);
    }
}
async function writeFiles(report, asked, place) {
    const wanted = { json: place.defaultReportFile, ...asked };
    const written = {};
    const problems = [];
    for (const name of Object.keys(formats)) {
        const wish = wanted[name];
        if (wish === undefined)
            continue;
        const path = (0,external_node_path_.resolve)(place.folder, wish);
        try {
            await writeWhole(path, formats[name].render(report, {}));
            written[name] = path;
        }
        catch (error) {
            const { code } = error;
            problems.push(`${formats[name].setting}: ${path} could not be written (${code ?? error.message})`);
        }
    }
    return { written, problems };
}
/** Writes beside and renames, so that nobody ever reads half a file. */
async function writeWhole(path, text) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    const beside = `${path}.${(0,external_node_crypto_.randomUUID)()}.tmp`;
    try {
        await (0,promises_.writeFile)(beside, text, 'utf8');
        await (0,promises_.rename)(beside, path);
    }
    catch (error) {
        await (0,promises_.rm)(beside, { force: true });
        throw error;
    }
}
function publish_annotate(report, wishes, { log, readsCommands }) {
    if (!readsCommands)
        return;
    if (wishes.annotations !== 'none') {
        // An inconclusive verdict has an annotation of its own, and the runner keeps ten of a level.
        const maxPerLevel = report.verdict === 'inconclusive' ? 9 : 10;
        const set = annotations(report, { max: wishes.maxAnnotations ?? 50, maxPerLevel });
        for (const annotation of set.annotations)
            log.command(commandLine(annotation));
        if (set.total > set.shown) {
            const unnamed = set.undisclosed > 0 ? ` (${set.undisclosed} may not be named here, see disclose)` : '';
            log.line(`${set.shown} of ${set.total} open findings are annotated${unnamed}; the report file holds all of them`);
        }
    }
    if (report.verdict === 'inconclusive')
        log.command(commandLine(verdictAnnotation(report)));
}
/** An inconclusive run names no line of code, and still has to be seen on the page of the run. */
function verdictAnnotation(report) {
    return {
        level: report.exitCode === 0 ? 'warning' : 'error',
        title: `Scan Gate: inconclusive (${report.reason})`,
        message: [report.message, report.hint].filter((part) => part !== undefined).join('\n'),
        file: undefined,
        line: undefined,
        violationId: '',
    };
}
async function writeSummary(report, wishes, place, reportFile) {
    if (place.summaryFile === undefined || wishes.jobSummary === false)
        return;
    const isWhole = await appendSummary(place.summaryFile, summary(report, { reportFile }));
    if (!isWhole)
        place.log.line('Warning: the job summary was cut, other parts of this step left too little room');
}
async function writeOutputs(report, place, written) {
    if (place.outputsFile === undefined)
        return;
    await appendOutputs(place.outputsFile, outputValues(report, written));
}
/** The outputs of the action: enumerations, numbers, ids and paths only, on every path. */
function outputValues(report, written) {
    const counts = Object.fromEntries(severities.map((severity) => [`${severity.toLowerCase()}-count`, String(report.scan?.counts[severity] ?? '')]));
    return {
        verdict: report.verdict,
        reason: report.reason,
        'scan-id': report.scan?.id ?? '',
        'scan-status': report.scan?.status ?? '',
        ...counts,
        'blocking-count': String(report.findings.filter((finding) => finding.effect === 'blocks').length),
        'new-count': String(report.findings.filter((finding) => finding.firstSeen === true).length),
        'failed-rules': report.rules
            .filter((rule) => rule.verdict === 'failed')
            .map((rule) => rule.rule)
            .join(','),
        'report-file': written.json ?? '',
        'sarif-file': written.sarif ?? '',
        'check-run-url': '',
        'comment-url': '',
        'policy-sha256': report.policy.sha256,
    };
}

// EXTERNAL MODULE: ./build/settings-reading.js
var settings_reading = __webpack_require__(6822);
// EXTERNAL MODULE: ./build/settings-values.js
var settings_values = __webpack_require__(8510);
;// CONCATENATED MODULE: ./build/cli/run.js
/** `scan-gate run`: the gate on the command line, against a service elsewhere or the embedded one. */














async function run(request) {
    const { env, flags } = request;
    const readsCommands = env.GITHUB_ACTIONS === 'true';
    const log = createLog({ write: (line) => process.stdout.write(line), readsCommands });
    const cancellation = (0,build_process/* watchSignals */.RQ)();
    let settings;
    let report;
    try {
        const reading = (0,settings_reading/* mergeReadings */.gK)(flags, await keyFromInput(flags), (0,settings_reading/* readEnvironment */.Qo)(env));
        for (const name of ['api-key', 'github-token']) {
            const secret = reading.given[name]?.value.trim();
            if (secret)
                log.command(maskLine(secret));
        }
        log.line(`Scan Gate ${build_process/* version */.rE}`);
        settings = readCommandSettings(reading, flags);
        report = await gate({ request, settings, log, cancellation });
    }
    catch (error) {
        report = refused((0,errors/* asGateError */.Ub)(error, 'CONFIG'), settings);
    }
    report = { ...report, exitCode: cancellation.exitCode() ?? report.exitCode };
    const final = await publish(report, settings ?? {}, placeOf(request, log, readsCommands));
    cancellation.end();
    return cancellation.exitCode() ?? final.exitCode;
}
async function keyFromInput(flags) {
    if (!flags.switches.has('api-key-stdin'))
        return { given: {}, problems: [] };
    const value = (await (0,consumers_.text)(process.stdin)).trim();
    if (value === '')
        return { given: {}, problems: ['--api-key-stdin: standard input is empty'] };
    return { given: { 'api-key': { value, source: 'flag' } }, problems: [] };
}
/** An address that passes for one until the embedded service has its own. */
const pendingUrl = 'http://127.0.0.1/api/v1';
function readCommandSettings(reading, flags) {
    const problems = [...reading.problems];
    const extra = flags.positionals.slice(flags.switches.has('embedded') ? 2 : 1);
    if (extra.length > 0)
        problems.push(`${JSON.stringify(extra.join(' '))} is not expected here`);
    if (!flags.switches.has('embedded')) {
        try {
            return (0,settings_reading/* readSettings */.sb)(reading.given, problems);
        }
        catch (error) {
            throw reading.given['base-url'] ? error : withEmbeddedHint(error);
        }
    }
    for (const name of ['base-url', 'repository-id', 'branch', 'scan-id']) {
        if (flags.given[name])
            problems.push(`--${name} does not go with --embedded, which scans the commit of a checkout`);
    }
    const { 'repository-id': _, branch: __, 'scan-id': ___, ...given } = reading.given;
    return (0,settings_reading/* readSettings */.sb)({ ...given, 'base-url': { value: pendingUrl, source: 'default' } }, problems);
}
function withEmbeddedHint(error) {
    const { code, message, reason } = (0,errors/* asGateError */.Ub)(error);
    return new errors/* GateError */.ue(code, message, {
        cause: error,
        reason,
        hint: 'Correct the settings and run again. Without a service: scan-gate run --embedded scans a checkout here.',
    });
}
async function gate({ request, settings, log, cancellation }) {
    const { env, flags } = request;
    const transport = (0,http/* createTransport */.oO)({ proxy: (0,build_process/* proxySettings */.EM)(env) });
    let stage;
    try {
        if (flags.switches.has('embedded')) {
            const { embeddedStage } = await Promise.all(/* import() */[__webpack_require__.e(631), __webpack_require__.e(204), __webpack_require__.e(116)]).then(__webpack_require__.bind(__webpack_require__, 6116));
            stage = await embeddedStage({ request, settings, transport });
        }
        else {
            const { remoteStage } = await __webpack_require__.e(/* import() */ 928).then(__webpack_require__.bind(__webpack_require__, 1928));
            stage = await remoteStage(request, settings);
        }
        for (const line of stage.opening)
            log.line(line);
        return await runGate({
            settings: stage.settings,
            context: stage.context,
            surroundings: stage.surroundings,
            version: build_process/* version */.rE,
            transport,
            clock: (0,build_process/* clockFor */.mk)(env, (0,settings_values/* isLoopback */.U9)(stage.settings.baseUrl)),
            cancel: cancellation.signal,
            story: { say: log.line, note: (line) => log.line(`Note: ${line}`) },
        });
    }
    finally {
        await transport.close();
        await stage?.end();
    }
}
function refused(error, settings) {
    const report = withError({ ...newReport(build_process/* version */.rE), enforced: !(settings?.warnOnly ?? false) }, error);
    const leniency = settings ?? { warnOnly: false, onInconclusive: {} };
    return { ...report, exitCode: exitCodeOf(report.verdict, report.reason, leniency) };
}
function placeOf({ env, cwd }, log, readsCommands) {
    return {
        log,
        folder: cwd,
        defaultReportFile: (0,external_node_path_.join)(env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(), 'scan-gate', 'report.json'),
        outputsFile: readsCommands ? env.GITHUB_OUTPUT : undefined,
        summaryFile: readsCommands ? env.GITHUB_STEP_SUMMARY : undefined,
        readsCommands,
    };
}


/***/ }),

/***/ 4080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IM: () => (/* binding */ readChangedFiles),
/* harmony export */   Xj: () => (/* binding */ checkHead),
/* harmony export */   ks: () => (/* binding */ configFilePath),
/* harmony export */   l9: () => (/* binding */ checkConfigFile)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);

const configFilePath = '.github/scan-gate.yml';
/** Refuses a policy file that this version cannot read: to ignore it would be to judge by other rules than the team's. */
async function checkConfigFile(around) {
    if (around.hasConfigFile === undefined)
        return;
    const exists = await around.hasConfigFile().catch((error) => {
        const { message, hint, code } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `Whether there is a ${configFilePath} could not be read: ${message}`, {
            reason: 'policy',
            hint,
        });
    });
    if (!exists)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `${configFilePath} is not available yet: this version reads no config file`, {
        reason: 'settings',
        hint: `Move its settings into the step's inputs, and remove ${configFilePath}.`,
    });
}
async function checkHead(around, context) {
    if (around.readHead === undefined || context.headSha === undefined)
        return { kind: 'same' };
    try {
        const head = await around.readHead();
        if (head === context.headSha)
            return { kind: 'same' };
        return {
            kind: 'moved',
            message: `${context.branch} moved from ${context.headSha.slice(0, 12)} to ${head.slice(0, 12)}`,
            hint: 'The run of the newer commit decides.',
        };
    }
    catch (error) {
        const { code, message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return { kind: 'unreadable', message: `Where ${context.branch} stands could not be read: ${message}`, hint };
    }
}
/** The changed paths, or undefined with a note: a surface then names nothing that it might not. */
async function readChangedFiles(around, story) {
    if (around.changedFiles === undefined)
        return undefined;
    try {
        return await around.changedFiles();
    }
    catch (error) {
        const { code, message } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        story.note(`The files of the pull request could not be read, so findings are counted and not named: ${message}`);
        return undefined;
    }
}


/***/ })

};
