export const id = 682;
export const ids = [682];
export const modules = {

/***/ 44648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56845);


const depthCap = 64;
function parseJson(text) {
    if (/^\s*</.test(text)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', 'the answer is an HTML page, not JSON', {
            hint: 'Check base-url: it must be the address of the API, ending in the version segment, not of the dashboard or a log-in page.',
        });
    }
    const { depth, keyCount } = measure(text);
    if (depth > depthCap)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `the answer is nested deeper than ${depthCap} levels`);
    const value = parseText(text);
    if (countKeys(value) !== keyCount)
        for (const path of findRepeatedKeys(text))
            markAsStatedTwice(value, path);
    return value;
}
function measure(text) {
    let [level, depth, keyCount] = [0, 0, 0];
    for (let index = 0; index < text.length; index++) {
        const code = text.charCodeAt(index);
        if (code === quote)
            index = findStringEnd(text, index);
        else if (code === colon)
            keyCount += 1;
        else if (code === openBrace || code === openBracket) {
            level += 1;
            if (level > depth)
                depth = level;
        }
        else if ((code === closeBrace || code === closeBracket) && level > 0)
            level -= 1;
    }
    return { depth, keyCount };
}
function countKeys(value) {
    if (typeof value !== 'object' || value === null)
        return 0;
    let count = 0;
    if (Array.isArray(value)) {
        for (const item of value)
            count += countKeys(item);
        return count;
    }
    for (const key in value)
        count += 1 + countKeys(value[key]);
    return count;
}
function parseText(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', text.trim() === '' ? 'the answer is empty' : 'the answer is not JSON', {
            cause: error,
        });
    }
}
function findRepeatedKeys(text) {
    const levels = [];
    const repeated = [];
    for (let index = 0; index < text.length; index++) {
        const code = text.charCodeAt(index);
        const level = levels.at(-1);
        if (code === quote) {
            const end = findStringEnd(text, index);
            if (level?.isKeyNext && isRepeatedKey(level, text.slice(index + 1, end)))
                repeated.push(levels.map(({ at }) => at));
            index = end;
        }
        else if (code === openBrace || code === openBracket) {
            const isObject = code === openBrace;
            levels.push({ keys: isObject ? new Set() : undefined, at: isObject ? '' : 0, isKeyNext: isObject });
        }
        else if (code === closeBrace || code === closeBracket)
            levels.pop();
        else if (code === comma && level !== undefined) {
            if (typeof level.at === 'number')
                level.at += 1;
            else
                level.isKeyNext = true;
        }
    }
    return repeated;
}
function findStringEnd(text, start) {
    for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
        let first = end;
        while (text.charCodeAt(first - 1) === backslash)
            first--;
        if ((end - first) % 2 === 0)
            return end;
    }
    return text.length;
}
function isRepeatedKey(level, raw) {
    const key = raw.includes('\\') ? unescapeKey(raw) : raw;
    level.isKeyNext = false;
    level.at = key;
    if (level.keys?.has(key))
        return true;
    level.keys?.add(key);
    return false;
}
function unescapeKey(raw) {
    try {
        return String(JSON.parse(`"${raw}"`));
    }
    catch {
        return raw;
    }
}
function markAsStatedTwice(root, path) {
    let holder = root;
    for (const step of path.slice(0, -1)) {
        if (typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, step))
            return;
        holder = holder[step];
    }
    const last = path.at(-1);
    if (typeof holder !== 'object' || holder === null || last === undefined)
        return;
    Object.defineProperty(holder, last, { value: _words_js__WEBPACK_IMPORTED_MODULE_1__/* .statedTwice */ .O3, enumerable: true, writable: true, configurable: true });
}
const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket, comma, colon] = [...'"\\{}[],:'].map((character) => character.charCodeAt(0));


/***/ }),

/***/ 23066:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ computeRetryDelayMs),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   jR: () => (/* binding */ readRetryAfterMs),
/* harmony export */   pX: () => (/* binding */ attemptBudget),
/* harmony export */   wo: () => (/* binding */ computeBackoffMs)
/* harmony export */ });
/* harmony import */ var _assumptions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83968);

const attemptBudget = 5;
const baseMs = 500;
const capMs = 20_000;
function computeBackoffMs(attempt, random) {
    return random * Math.min(capMs, baseMs * 2 ** attempt);
}
function readRetryAfterMs({ header, detail }, assume, wallClockMs) {
    const fromHeader = header === undefined ? undefined : parseHeaderMs(header.trim(), wallClockMs);
    if (fromHeader !== undefined)
        return fromHeader;
    if (typeof detail !== 'number' || !Number.isInteger(detail) || detail < 1)
        return undefined;
    return assume['retry-after-unit'] === 'ms' ? detail : detail * 1000;
}
function parseHeaderMs(value, wallClockMs) {
    if (/^\d+$/.test(value))
        return Number(value) > 0 ? Number(value) * 1000 : undefined;
    const date = Date.parse(value);
    return Number.isNaN(date) || date <= wallClockMs ? undefined : date - wallClockMs;
}
function isTransient(status) {
    return status === 408 || status >= 500;
}
function computeRetryDelayMs(outcome, attempt, isOnce) {
    if (attempt + 1 >= attemptBudget)
        return undefined;
    const backoff = computeBackoffMs(attempt, Math.random());
    if (outcome.kind === 'failure')
        return !outcome.permanent && (outcome.unsent || !isOnce) ? backoff : undefined;
    if (outcome.status !== 429 && (isOnce || !isTransient(outcome.status)))
        return undefined;
    const asked = { header: outcome.header('retry-after'), detail: undefined };
    return readRetryAfterMs(asked, _assumptions_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultAssumptions */ .ad, Date.now()) ?? backoff;
}


/***/ }),

/***/ 16558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ createGithubAccess)
/* harmony export */ });
function createGithubAccess(env, token, loadOctokit) {
    return {
        apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
        repository: env.GITHUB_REPOSITORY ?? '',
        token,
        loadOctokit,
    };
}


/***/ }),

/***/ 88657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ createGithubClient)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/parse.js + 1 modules
var parse = __webpack_require__(43852);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/compiled/src/api/confidential.js
var confidential = __webpack_require__(40564);
// EXTERNAL MODULE: ./build/compiled/src/api/retry.js
var retry = __webpack_require__(23066);
// EXTERNAL MODULE: ./build/compiled/src/api/secret-forms.js
var secret_forms = __webpack_require__(83136);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/octokit.js
var octokit = __webpack_require__(29219);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/problems.js
var problems = __webpack_require__(33716);
// EXTERNAL MODULE: ./build/compiled/src/clock.js
var src_clock = __webpack_require__(85129);
;// CONCATENATED MODULE: ./build/compiled/src/ci/github/rate-limit.js


const leastUnstatedMs = 60_000;
function parseRateLimit({ status, header, message }, earlier) {
    if (status !== 403 && status !== 429)
        return undefined;
    const retryAfter = parseWholeNumber(header('retry-after'));
    if (retryAfter !== undefined)
        return { waitMs: Math.max(1, retryAfter) * 1000, isTold: true };
    const reset = parseWholeNumber(header('x-ratelimit-reset'));
    if (parseWholeNumber(header('x-ratelimit-remaining')) === 0 && reset !== undefined) {
        const now = Date.parse(String(header('date')));
        return { waitMs: Math.max(1000, reset * 1000 - (Number.isNaN(now) ? Date.now() : now)), isTold: true };
    }
    const isLimit = status === 429 || /rate limit|abuse detection/i.test(message);
    return isLimit ? { waitMs: leastUnstatedMs * 2 ** earlier, isTold: false } : undefined;
}
function parseWholeNumber(value) {
    return /^\d{1,12}$/.test(String(value)) ? Number(value) : undefined;
}
const reserveMs = 10_000;
async function waitForRateLimit({ waitMs, isTold }, { clock, deadline, signal }, onWait) {
    if (clock.now() + waitMs + reserveMs < deadline) {
        onWait?.(`GitHub's rate limit is reached; trying again in ${(0,src_clock/* formatSeconds */.Xo)(waitMs)}`);
        return clock.sleep(waitMs, signal);
    }
    const end = isTold ? `it ends in ${(0,src_clock/* formatSeconds */.Xo)(waitMs)}` : 'GitHub does not say when it ends';
    throw new errors/* GateError */.ue('RATE_LIMITED', `GitHub's rate limit is reached, and it ends after the time limit of this run: ${end}`, {
        hint: 'Run the gate again later, or run fewer jobs at once: all jobs with the same token share its limit.',
    });
}

// EXTERNAL MODULE: ./build/compiled/src/api/json.js
var json = __webpack_require__(44648);
;// CONCATENATED MODULE: ./build/compiled/src/ci/github/replies.js


const passedHeaders = ['content-type', 'date', 'location', 'retry-after', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
function createFetch(transport, signal) {
    return async (url, { method, headers, body }) => {
        const outcome = await transport.send({
            method: method,
            url: new URL(url),
            headers: { ...headers, 'x-github-api-version': '2022-11-28' },
            body: typeof body === 'string' ? body : undefined,
            signal,
        });
        if (outcome.kind === 'failure')
            throw new errors/* GateError */.ue('UNAVAILABLE', outcome.message, { cause: outcome });
        const passed = passedHeaders.flatMap((name) => {
            const value = outcome.header(name);
            return value === undefined ? [] : [[name, value]];
        });
        const hasBody = outcome.status !== 204 && outcome.status !== 205 && outcome.status !== 304;
        return new Response(hasBody ? outcome.text : null, { status: outcome.status, headers: passed });
    };
}
const unparsed = { parseSuccessResponseBody: false };
async function readReply(request) {
    try {
        const { status, headers, data } = await request;
        return { kind: 'answer', status, headers, text: await readBodyText(data), message: `status ${status}` };
    }
    catch (error) {
        const { response, message, cause } = error;
        if (response === undefined)
            return toFailure(cause, error, message);
        const { status, headers, data } = response;
        return { kind: 'answer', status, headers, text: '', message: readErrorMessage(data) ?? message };
    }
}
async function readBodyText(body) {
    return body instanceof ReadableStream ? new Response(body).text() : '';
}
function parseJsonText(text) {
    try {
        return (0,json/* parseJson */.q)(text);
    }
    catch {
        return undefined;
    }
}
function toFailure(cause, error, message) {
    const outcome = cause instanceof errors/* GateError */.ue ? cause.cause : undefined;
    if (outcome?.kind === 'failure')
        return outcome;
    return { kind: 'failure', unsent: false, permanent: false, message, cause: error };
}
function readErrorMessage(data) {
    const { message, errors } = (data ?? {});
    if (typeof message !== 'string')
        return undefined;
    const details = Array.isArray(errors) ? errors.slice(0, 3).map(formatErrorDetail) : [];
    return [message, ...details].join('; ');
}
function formatErrorDetail(detail) {
    const { message } = (detail ?? {});
    if (typeof detail === 'string')
        return detail;
    return typeof message === 'string' ? message : JSON.stringify(detail);
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/github/client.js









const writeGapMs = 1000;
const pageSize = 100;
const maxItems = 30_000;
function createGithubClient(options) {
    const { budget } = options;
    const { clock, signal } = budget;
    const secrets = [...(options.secrets ?? []), options.token ?? ''];
    const state = {
        ...options,
        secrets,
        octokit: undefined,
        writing: Promise.resolve(),
        lastWrite: undefined,
        serverAheadMs: undefined,
    };
    const call = (wanted) => runCall(state, wanted, (text) => parseShape(wanted.shape, text));
    let viewer;
    return {
        call,
        pages: (wanted, itemsOf, most = maxItems) => collectPages((page) => call(requestPage(wanted, page)), itemsOf, most),
        raw: (route) => runCall(state, { route, parameters: rawForm }, (text) => ({ value: text })),
        stored: (route) => readStored(state, route),
        viewer() {
            viewer ??= queryViewer(call, options);
            return viewer;
        },
        sleep: (ms) => clock.sleep(ms, signal),
        serverAheadMs: () => state.serverAheadMs,
        timeLeftMs: () => Math.max(0, budget.deadline - clock.now()),
        redact: (text) => (0,secret_forms/* removeSecrets */.c)(text, secrets),
    };
}
const rawForm = { headers: { accept: 'application/vnd.github.raw+json' } };
function parseShape(shape, text) {
    const result = parse/* safeParse */.xL(shape, parseJsonText(text));
    return result.success ? { value: result.data } : undefined;
}
async function readStored(state, route) {
    const { transport, budget, apiUrl } = state;
    const address = await runCall(state, { route, wantsAddress: true }, (text) => ({ value: text }));
    const url = parseStorageUrl(address, apiUrl);
    if (url === undefined)
        throw new errors/* GateError */.ue('PROTOCOL', `GitHub: ${route} names no address of https`);
    const outcome = await transport.send({ method: 'GET', url, headers: {}, signal: budget.signal, isBinary: true });
    if (outcome.kind === 'answer' && (0,problems/* isSuccess */.oJ)(outcome.status))
        return Buffer.from(outcome.text, 'latin1');
    const why = outcome.kind === 'answer' ? `answered ${outcome.status}` : `failed: ${outcome.message}`;
    throw new errors/* GateError */.ue('UNAVAILABLE', `What ${url.origin} keeps for GitHub could not be read: it ${why}`);
}
function parseStorageUrl(address, apiUrl) {
    const url = URL.parse(address);
    if (url === null || url.username !== '' || url.password !== '')
        return undefined;
    const mayBeHere = (0,confidential/* isLoopback */.U)(new URL(apiUrl));
    return url.protocol === 'https:' || (mayBeHere && (0,confidential/* isConfidential */.F)(url)) ? url : undefined;
}
function isWrite({ route }) {
    return !route.startsWith('GET ') && !route.endsWith('/graphql');
}
function runCall(state, asked, read) {
    if (!isWrite(asked))
        return runWithRetries(state, asked, read);
    const done = state.writing.then(() => runWithRetries(state, asked, read));
    state.writing = done.catch(() => { });
    return done;
}
async function runWithRetries(state, asked, read) {
    const { budget, problemOf } = state;
    for (let attempts = 1, limits = 0;;) {
        if (isWrite(asked))
            await waitBetweenWrites(state);
        const { reply, url } = await sendRequest(state, asked);
        if (reply.kind === 'answer')
            updateClockOffset(state, reply.headers.date);
        const limit = readRateLimit(reply, limits);
        if (limit !== undefined) {
            await waitForRateLimit(limit, budget, state.onWait);
            limits++;
            continue;
        }
        const text = reply.kind === 'answer' ? readExpected(reply, asked) : undefined;
        const result = text === undefined ? undefined : read(text);
        if (result !== undefined)
            return result.value;
        const isRepeatable = !asked.isOnce || (reply.kind === 'failure' && reply.unsent);
        if (!isRetryable(reply) || !isRepeatable || attempts >= retry/* attemptBudget */.pX) {
            throw problemOf({ route: asked.route, url, reply, isAmbiguous: isRetryable(reply) && !isRepeatable });
        }
        await budget.clock.sleep((0,retry/* computeBackoffMs */.wo)(attempts - 1, Math.random()), budget.signal);
        attempts++;
    }
}
function readExpected({ status, text, headers }, asked) {
    if (!asked.wantsAddress)
        return (0,problems/* isSuccess */.oJ)(status) ? text : undefined;
    return status === 302 && typeof headers.location === 'string' ? headers.location : undefined;
}
function updateClockOffset(state, date) {
    const time = Date.parse(String(date));
    if (!Number.isNaN(time))
        state.serverAheadMs = time - Date.now();
}
function readRateLimit(reply, earlier) {
    return reply.kind === 'failure'
        ? undefined
        : parseRateLimit({ ...reply, header: (name) => reply.headers[name] }, earlier);
}
function isRetryable(reply) {
    if (reply.kind === 'failure')
        return !reply.permanent;
    return (0,problems/* isSuccess */.oJ)(reply.status) || (0,retry/* isTransient */.dg)(reply.status);
}
async function waitBetweenWrites(state) {
    const { clock, signal } = state.budget;
    if (state.lastWrite !== undefined) {
        const restMs = state.lastWrite + writeGapMs - clock.now();
        if (restMs > 0)
            await clock.sleep(restMs, signal);
    }
    state.lastWrite = clock.now();
}
async function sendRequest(state, { route, parameters }) {
    const { signal } = state.budget;
    signal.throwIfAborted();
    state.octokit ??= openOctokit(state);
    const { request } = await state.octokit;
    const [owner, repo] = state.repository.split('/');
    const address = route.includes('{owner}') ? { owner, repo } : {};
    const content = redactAll(parameters ?? {}, state.secrets);
    const asked = { ...address, ...content };
    const reply = await readReply(request(route, { ...asked, request: unparsed }));
    signal.throwIfAborted();
    const message = (0,secret_forms/* removeSecrets */.c)(reply.message, state.secrets);
    return { reply: { ...reply, message }, url: request.endpoint(route, asked).url };
}
function openOctokit({ loadOctokit = octokit/* loadRestOctokit */.Y, apiUrl, token, transport, budget }) {
    const ignoreLogLine = () => { };
    return loadOctokit({
        token,
        baseUrl: apiUrl.replace(/\/+$/, ''),
        userAgent: 'scan-gate',
        log: { debug: ignoreLogLine, info: ignoreLogLine, warn: ignoreLogLine, error: ignoreLogLine },
        request: { fetch: createFetch(transport, budget.signal) },
    });
}
function redactAll(value, secrets) {
    if (typeof value === 'string')
        return (0,secret_forms/* removeSecrets */.c)(value, secrets);
    if (Array.isArray(value))
        return value.map((each) => redactAll(each, secrets));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redactAll(each, secrets)]));
}
function requestPage(call, page) {
    return { ...call, parameters: { ...call.parameters, per_page: pageSize, page } };
}
async function collectPages(read, itemsOf, most) {
    const all = [];
    for (let page = 1; all.length < most; page++) {
        const items = itemsOf(await read(page));
        all.push(...items);
        if (items.length < pageSize)
            break;
    }
    return all;
}
const viewerResponse = schemas/* looseObject */._H3({
    data: schemas/* nullish */.cl6(schemas/* looseObject */._H3({ viewer: schemas/* nullish */.cl6(schemas/* looseObject */._H3({ login: schemas/* string */.YjP().check(api/* _minLength */.m9(1)) })) })),
});
async function queryViewer(read, { apiUrl, token }) {
    const address = apiUrl.replace(/\/+$/, '').replace(/\/api\/v3$/, '/api');
    try {
        const response = await read({
            route: `POST ${address}/graphql`,
            parameters: { query: 'query { viewer { login } }' },
            shape: viewerResponse,
        });
        const login = response.data?.viewer?.login;
        if (login !== undefined)
            return login;
    }
    catch (error) {
        if ((0,problems/* readRefusalStatus */.RO)(error) === undefined)
            throw error;
    }
    if (token?.startsWith('ghs_'))
        return 'github-actions[bot]';
    throw new errors/* GateError */.ue('PUBLISH', 'GitHub does not say whose token this is, so that own comments cannot be found');
}


/***/ }),

/***/ 29194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E5: () => (/* binding */ formatExternalId),
/* harmony export */   ME: () => (/* binding */ formatGateName),
/* harmony export */   O5: () => (/* binding */ formatRunKey),
/* harmony export */   k7: () => (/* binding */ formatGateKey),
/* harmony export */   v: () => (/* binding */ readExternalId),
/* harmony export */   x9: () => (/* binding */ hasCategory)
/* harmony export */ });
function formatGateKey(category) {
    return `scan-gate:${category ?? ''}`;
}
function formatRunKey(category, event) {
    return event === undefined ? formatGateKey(category) : `${formatGateKey(category)}:${event}`;
}
function formatGateName(category, event) {
    const parts = [category, event].filter((part) => part !== undefined);
    return parts.length === 0 ? 'Scan Gate' : `Scan Gate (${parts.join(', ')})`;
}
function formatExternalId(key, startedMs, pending) {
    const since = `${key}@${Math.round(startedMs)}`;
    if (pending === undefined)
        return since;
    const { scanId, pullRequest } = pending;
    const parts = { scan: scanId, ...(pullRequest !== undefined && { pull: String(pullRequest) }) };
    return `${since}#${new URLSearchParams(parts)}`;
}
function readExternalId(externalId) {
    const [, key = '', time = '0', parts] = /^(.*?)(?:@(\d{1,15})(?:#(.*))?)?$/s.exec(externalId ?? '') ?? [];
    return { key, startedMs: Number(time), pending: parts === undefined ? undefined : readPending(parts) };
}
function readPending(text) {
    const parts = new URLSearchParams(text);
    const scanId = parts.get('scan');
    const pull = parts.get('pull');
    const isNumber = pull === null || /^[1-9]\d{0,9}$/.test(pull);
    return scanId && isNumber ? { scanId, pullRequest: pull === null ? undefined : Number(pull) } : undefined;
}
function hasCategory(externalId, category) {
    const [wanted, { key }] = [formatGateKey(category), readExternalId(externalId)];
    return key === wanted || key.startsWith(`${wanted}:`);
}


/***/ }),

/***/ 29219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ loadActionOctokit),
/* harmony export */   Y: () => (/* binding */ loadRestOctokit)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);

const loadRestOctokit = async ({ token, ...options }) => {
    await letRequestsLeave();
    const { Octokit: RestOctokit } = await Promise.all(/* import() */[__webpack_require__.e(860), __webpack_require__.e(267)]).then(__webpack_require__.bind(__webpack_require__, 11267));
    return new RestOctokit({ ...options, auth: token });
};
const loadActionOctokit = async ({ token, ...options }) => {
    if (token === undefined)
        return loadRestOctokit({ token, ...options });
    await letRequestsLeave();
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(860), __webpack_require__.e(341)]).then(__webpack_require__.bind(__webpack_require__, 60722));
    return getOctokit(token, options);
};
async function letRequestsLeave() {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
}


/***/ }),

/***/ 33716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RO: () => (/* binding */ readRefusalStatus),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   ZN: () => (/* binding */ readPermissionHint),
/* harmony export */   ih: () => (/* binding */ createPublishError),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   pI: () => (/* binding */ createReadError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65633);


function isAmbiguous(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue && error.isAmbiguous;
}
function readRefusalStatus(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue && error.code === 'PUBLISH' && !isAmbiguous(error) ? error.status : undefined;
}
function isSuccess(status) {
    return status >= 200 && status < 300;
}
const unexpectedResponse = 'returned something else than requested';
const createPublishError = ({ route, reply, isAmbiguous }) => {
    if (reply.kind === 'failure') {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PUBLISH', `${route} failed: ${reply.message}`, { isAmbiguous, cause: reply.cause });
    }
    if (isSuccess(reply.status)) {
        const hint = 'The response may be truncated.';
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PUBLISH', `${route} ${unexpectedResponse}`, { isAmbiguous, hint });
    }
    const words = (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralizeLine */ .a0)(reply.message, 300).replace(/\.$/, '');
    const { status } = reply;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PUBLISH', `${route} answered ${status}: ${words}`, { isAmbiguous, status });
};
const readPermissionHint = 'Give the job the permission "contents: read" (and "pull-requests: read" on pull requests); the command line takes a token from SCAN_GATE_GITHUB_TOKEN.';
const createReadError = ({ route, url, reply }) => {
    const asked = `${route.split(' ')[0]} ${URL.canParse(url) ? new URL(url).pathname : url}`;
    if (reply.kind === 'failure')
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('UNAVAILABLE', `GitHub: ${asked} failed: ${reply.message}`);
    const { status } = reply;
    if (isSuccess(status))
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `GitHub ${unexpectedResponse}`);
    const code = status === 404 || status === 422 ? 'NOT_FOUND' : status >= 500 ? 'UNAVAILABLE' : 'AUTH';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, `GitHub: ${asked} answered ${status}`, { status, hint: readPermissionHint });
};


/***/ }),

/***/ 29229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ isInFolder),
/* harmony export */   Sn: () => (/* binding */ selectConfigurationVariables),
/* harmony export */   Ys: () => (/* binding */ selectVariables),
/* harmony export */   gE: () => (/* binding */ selectConnectionVariables)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const machineNames = ['TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'windir'];
const userNames = [
    'HOME',
    'USER',
    'LOGNAME',
    'XDG_CONFIG_HOME',
    'USERNAME',
    'USERPROFILE',
    'HOMEDRIVE',
    'HOMEPATH',
    'APPDATA',
    'LOCALAPPDATA',
    'ProgramData',
    'ProgramFiles',
];
const proxyNames = [
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'ALL_PROXY',
    'NO_PROXY',
    'http_proxy',
    'https_proxy',
    'all_proxy',
    'no_proxy',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
];
const registryNames = [
    ...['NPM_CONFIG_REGISTRY', 'npm_config_registry', 'NPM_CONFIG_USERCONFIG', 'npm_config_userconfig'],
    ...['NPM_CONFIG_CACHE', 'npm_config_cache', 'NODE_EXTRA_CA_CERTS'],
];
const originNames = [
    'SSH_AUTH_SOCK',
    'SSH_AGENT_PID',
    'DBUS_SESSION_BUS_ADDRESS',
    'XDG_RUNTIME_DIR',
    'XDG_DATA_HOME',
    'KRB5CCNAME',
    'CURL_CA_BUNDLE',
    'CI_JOB_TOKEN',
];
const names = {
    machine: machineNames,
    user: [...machineNames, ...userNames],
    client: [...machineNames, ...userNames, ...proxyNames],
    origin: [...machineNames, ...userNames, ...proxyNames, ...originNames],
    registry: [...machineNames, ...userNames, ...proxyNames, ...registryNames],
};
function selectVariables(need, env, platform) {
    const normaliseCase = (name) => (platform === 'win32' ? name.toUpperCase() : name);
    const wanted = new Set(names[need].map(normaliseCase));
    const found = Object.entries(env).filter(([name]) => wanted.has(normaliseCase(name)));
    return Object.fromEntries(found.filter((entry) => entry[1] !== undefined));
}
const connectionNames = ['GIT_SSH_COMMAND', 'GIT_SSH', 'GIT_SSH_VARIANT'];
function selectConnectionVariables(env) {
    return pickVariables(env, connectionNames);
}
const configurationLimit = 1000;
function selectConfigurationVariables(env, workTree) {
    const file = env.GIT_CONFIG_GLOBAL;
    const isOwn = file !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(file) && !isInFolder(file, workTree);
    const count = Number(env.GIT_CONFIG_COUNT ?? '0');
    const isCount = Number.isInteger(count) && count > 0 && count <= configurationLimit;
    const numbers = Array.from({ length: isCount ? count : 0 }, (_, index) => index);
    return {
        ...(isOwn && { GIT_CONFIG_GLOBAL: file }),
        ...(isCount && pickVariables(env, ['GIT_CONFIG_COUNT'])),
        ...pickVariables(env, numbers.flatMap((number) => [`GIT_CONFIG_KEY_${number}`, `GIT_CONFIG_VALUE_${number}`])),
    };
}
function isInFolder(file, folder) {
    if (folder === undefined)
        return false;
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(resolveRealPath(folder), resolveRealPath(file));
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
function resolveRealPath(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        return path;
    }
}
function pickVariables(env, wanted) {
    return Object.fromEntries(wanted.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}


/***/ }),

/***/ 83549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iE: () => (/* binding */ buildScannerVariables),
  no: () => (/* binding */ findNpm),
  yB: () => (/* binding */ findProgramsFor),
  Uc: () => (/* binding */ readMachine)
});

// UNUSED EXPORTS: buildNpmCommand

// EXTERNAL MODULE: ./build/compiled/src/git/environment.js
var environment = __webpack_require__(29229);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
;// CONCATENATED MODULE: ./build/compiled/src/git/programs.js



function findPrograms(machine, workTrees) {
    const { env, platform } = machine;
    const grounds = listForbiddenFolders(machine, workTrees);
    const skipped = [];
    const folders = parsePath(env, platform).filter((folder) => {
        const why = findRefusal(folder, grounds, platform);
        if (why !== undefined)
            skipped.push({ folder, why });
        return why === undefined;
    });
    const { delimiter, join } = getPathModule(platform);
    const findProgram = (name, wanted = listEndings(platform)) => {
        for (const folder of folders) {
            for (const ending of wanted) {
                const file = join(folder, `${name}${ending}`);
                if (!isProgram(file, platform))
                    continue;
                const why = findRefusal(file, grounds, platform);
                if (why === undefined)
                    return file;
                skipped.push({ folder: file, why });
            }
        }
        throw createNotFoundError(name, skipped);
    };
    return { find: findProgram, path: folders.join(delimiter) };
}
const getPathModule = (platform) => (platform === 'win32' ? external_node_path_.win32 : external_node_path_.posix);
function parsePath(env, platform) {
    if (platform !== 'win32')
        return (env.PATH ?? '').split(external_node_path_.posix.delimiter);
    const value = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';
    return value.split(external_node_path_.win32.delimiter).map((folder) => folder.replace(/^"(.*)"$/, '$1'));
}
const listEndings = (platform) => (platform === 'win32' ? ['.exe', '.com'] : ['']);
function listForbiddenFolders({ env, cwd, platform }, workTrees) {
    const home = env.HOME ?? env.USERPROFILE;
    const here = resolveProgramPath(cwd);
    const holdsHome = home !== undefined && isWithin(resolveProgramPath(home), here, platform);
    const isRoot = getPathModule(platform).dirname(here) === here;
    return [
        ...workTrees.map((folder) => ({ folder: resolveProgramPath(folder), why: 'in the checkout', isItselfOnly: false })),
        { folder: here, why: 'in the working directory', isItselfOnly: isRoot || holdsHome },
    ];
}
function findRefusal(path, grounds, platform) {
    if (!getPathModule(platform).isAbsolute(path))
        return 'not an absolute path';
    for (const name of [path, resolveProgramPath(path)]) {
        if (/[\\/]node_modules[\\/]\.bin(?:[\\/]|$)/i.test(`${name}/`))
            return 'in node_modules/.bin';
        const ground = grounds.find(({ folder, isItselfOnly }) => isItselfOnly
            ? isSamePath(findContainingFolder(name, platform), folder, platform)
            : isWithin(name, folder, platform));
        if (ground !== undefined)
            return ground.why;
    }
    return undefined;
}
function findContainingFolder(path, platform) {
    return isProgram(path, platform) ? getPathModule(platform).dirname(path) : path;
}
function isWithin(path, folder, platform) {
    const { relative, isAbsolute, sep } = getPathModule(platform);
    const way = relative(foldPathCase(folder, platform), foldPathCase(path, platform));
    return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
const isSamePath = (path, folder, platform) => getPathModule(platform).relative(foldPathCase(folder, platform), foldPathCase(path, platform)) === '';
const foldPathCase = (path, platform) => platform === 'win32' || platform === 'darwin' ? path.toLowerCase() : path;
function resolveProgramPath(path) {
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        return path;
    }
}
function isProgram(file, platform) {
    try {
        if (!(0,external_node_fs_.statSync)(file).isFile())
            return false;
        if (platform !== 'win32')
            (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}
function createNotFoundError(name, skipped) {
    const left = skipped.map(({ folder, why }) => `${JSON.stringify(folder)} (${why})`).join(', ');
    const note = left === '' ? '' : `; not looked for in ${left}`;
    return new errors/* GateError */.ue('CONFIG', `The program ${name} was not found on the PATH${note}`, {
        reason: 'wrong-ref',
        hint: `Install ${name} outside the checkout, in a folder of the PATH.`,
    });
}

// EXTERNAL MODULE: ./build/compiled/src/git/repository.js
var repository = __webpack_require__(16566);
;// CONCATENATED MODULE: ./build/compiled/src/git/machine.js



const readMachine = () => ({ env: process.env, cwd: process.cwd(), platform: process.platform });
const programsByMachine = new Map();
function findProgramsFor(folder) {
    const here = readMachine();
    const workTrees = [here.cwd, folder].flatMap(repository/* listWorkTrees */.r);
    const key = JSON.stringify([here.env.PATH, here.cwd, ...workTrees]);
    const programs = programsByMachine.get(key) ?? findPrograms(here, workTrees);
    programsByMachine.set(key, programs);
    return programs;
}
function findNpm(folder) {
    return buildNpmCommand(findProgramsFor(folder), readMachine(), process.execPath);
}
function buildNpmCommand(programs, { env: own, platform }, node) {
    const env = { ...(0,environment/* selectVariables */.Ys)('registry', own, platform), PATH: programs.path };
    if (platform !== 'win32')
        return { file: programs.find('npm'), args: [], env };
    return { file: node, args: [programs.find('node_modules\\npm\\bin\\npm-cli', ['.js'])], env };
}
function buildScannerVariables(path) {
    return { ...(0,environment/* selectVariables */.Ys)('machine', process.env, process.platform), PATH: findProgramsFor(path).path };
}


/***/ }),

/***/ 16566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository),
/* harmony export */   r: () => (/* binding */ listWorkTrees)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function findRepository(path) {
    const folder = resolveRealFolder(path);
    if (folder === undefined)
        return { checkout: undefined, bare: undefined };
    const checkout = findUpwards(folder);
    const own = checkout === undefined ? [] : [checkout.gitFolder, checkout.commonFolder];
    const isOfCheckout = checkout?.top === folder || own.some((each) => folder === each || folder.startsWith(each + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    return { checkout, bare: isOfCheckout ? undefined : readGitFolder(folder, undefined) };
}
function listWorkTrees(path) {
    const top = findRepository(path).checkout?.top;
    return top === undefined ? [] : [top, ...listWorkTrees((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top))];
}
function findUpwards(folder) {
    const entry = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
    const pointed = isFile(entry) ? readGitdirFile(entry) : entry;
    const found = pointed === undefined ? undefined : readGitFolder(pointed, folder);
    if (found !== undefined)
        return found;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return isFile(entry) || parent === folder ? undefined : findUpwards(parent);
}
function readGitdirFile(file) {
    const [, target] = /^gitdir: (.+?)\r?\n?$/s.exec(readTextOrEmpty(file)) ?? [];
    return target === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), target);
}
function readGitFolder(path, top) {
    const gitFolder = resolveRealFolder(path);
    if (gitFolder === undefined || !isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'HEAD')))
        return undefined;
    const commonFolder = resolveRealFolder(findCommonFolder(gitFolder));
    if (commonFolder === undefined)
        return undefined;
    const isWhole = ['objects', 'refs'].every((name) => resolveRealFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonFolder, name)) !== undefined);
    return isWhole ? { gitFolder, commonFolder, top } : undefined;
}
function findCommonFolder(gitFolder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'commondir');
    return isFile(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitFolder, readTextOrEmpty(file).trim()) : gitFolder;
}
function resolveRealFolder(path) {
    try {
        const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isDirectory() ? real : undefined;
    }
    catch {
        return undefined;
    }
}
function isFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function readTextOrEmpty(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 83671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ normalizePath),
/* harmony export */   I6: () => (/* binding */ excludePureRenames),
/* harmony export */   Je: () => (/* binding */ isTooLongForPath),
/* harmony export */   Q3: () => (/* binding */ isInChangedFile),
/* harmony export */   Yl: () => (/* binding */ isChangedPath),
/* harmony export */   _v: () => (/* binding */ isOnChangedLine),
/* harmony export */   mE: () => (/* binding */ resolveRepositoryPath),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   tu: () => (/* binding */ foldPath)
/* harmony export */ });
/* harmony import */ var _text_file_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21661);

const longestPath = 4096;
function isTooLongForPath(path) {
    return path.length > longestPath;
}
function isInChangedFile({ filePath }, changes) {
    if (filePath === undefined || !changes.isComplete)
        return 'unknown';
    if (isTooLongForPath(filePath))
        return 'unknown';
    const { answers } = getChangeIndex(changes);
    const known = answers.get(filePath) ?? compareDecodedPaths(filePath, changes);
    answers.set(filePath, known);
    return known;
}
function compareDecodedPaths(filePath, changes) {
    let path = filePath;
    for (let turn = 1; turn <= 4; turn++) {
        const found = isChangedFile(path, changes);
        const decoded = decodePath(path);
        if (found !== 'no' || decoded === path)
            return found;
        path = decoded;
    }
    return 'unknown';
}
function isChangedFile(filePath, changes) {
    if (changes.files.has(normalizePath(filePath)))
        return 'yes';
    const path = foldPath(filePath);
    if (path === '')
        return 'unknown';
    const { files, folders } = getChangeIndex(changes);
    const namesakes = files.get((0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J)(path)) ?? [];
    if (namesakes.some((changed) => isPathSuffix(path, changed)))
        return 'yes';
    if (namesakes.some((changed) => isPathSuffix(changed, path)))
        return 'unknown';
    const beyond = extendsChangedPath(path, files);
    if (beyond !== 'no')
        return beyond;
    if (mentionsChangedPath(filePath, files))
        return 'unknown';
    if (!isFilePath(filePath))
        return 'unknown';
    const around = folders.get((0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J)(path)) ?? [];
    return around.some((folder) => isPathSuffix(path, folder) || isPathSuffix(folder, path)) ? 'unknown' : 'no';
}
const edits = new WeakMap();
function excludePureRenames(changes) {
    if (![...changes.files.values()].some(({ isOnlyRenamed }) => isOnlyRenamed))
        return changes;
    const found = edits.get(changes) ?? {
        ...changes,
        files: new Map([...changes.files].filter(([, { isOnlyRenamed }]) => !isOnlyRenamed)),
    };
    edits.set(changes, found);
    return found;
}
function isChangedPath(path, changes) {
    if (isTooLongForPath(path))
        return true;
    if (changes.files.has(normalizePath(path)))
        return true;
    const isAbsolute = /^(?:file:|[a-z]:[\\/]|\/)/i.test(path);
    const folded = foldPath(path);
    const isChanged = (place) => (getChangeIndex(changes).files.get((0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J)(place)) ?? []).some((changed) => isAbsolute ? isPathSuffix(place, changed) : place === changed);
    return isChanged(folded) || listParentFolders(folded).some(isChanged);
}
function isOnChangedLine(finding, changes) {
    const place = isInChangedFile(finding, changes);
    if (place !== 'yes')
        return place;
    const file = finding.filePath === undefined ? undefined : changes.files.get(normalizePath(finding.filePath));
    const { line } = finding;
    if (file?.lines === undefined || line === undefined)
        return 'yes';
    if (file.lines.some(([first, last]) => first <= line && line <= last))
        return 'yes';
    const path = foldPath(finding.filePath ?? '');
    const others = (getChangeIndex(changes).files.get((0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J)(path)) ?? []).filter((changed) => changed !== path);
    return others.some((changed) => isPathSuffix(changed, path)) ? 'unknown' : 'no';
}
function normalizePath(path) {
    return path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
}
function resolveRepositoryPath(path) {
    const parts = [];
    for (const part of normalizePath(path).split('/')) {
        if (part === '..' && parts.pop() === undefined)
            return undefined;
        if (part !== '' && part !== '.' && part !== '..')
            parts.push(part);
    }
    return parts.join('/');
}
function foldPath(path) {
    const plain = decodePath(path.trim().replace(/^file:\/*/i, ''))
        .replaceAll('\\', '/')
        .replace(/(?:[#?]|::).*$/s, '')
        .replace(/\s*\(\d[\d\s,:;-]*\)$|\s+\([^()]*\)$/, '')
        .replace(/(?::\d+(?:-\d+)?)+$/, '')
        .trim();
    const parts = [];
    for (const part of plain.split('/')) {
        if (part === '..')
            parts.pop();
        else if (part !== '' && part !== '.')
            parts.push(part);
    }
    return parts.join('/').normalize('NFC').toLowerCase();
}
function decodePath(path) {
    return path.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
        try {
            return decodeURIComponent(bytes);
        }
        catch {
            return bytes;
        }
    });
}
function extendsChangedPath(path, files) {
    let found = 'no';
    for (const { index } of path.matchAll(/[^\p{L}\p{N}_.-]/gu)) {
        const part = path.slice(0, index);
        for (const changed of files.get((0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J)(part)) ?? []) {
            if (part === changed || (path[index] !== '/' && isPathSuffix(part, changed)))
                return 'yes';
            if (isPathSuffix(part, changed) || isPathSuffix(changed, part))
                found = 'unknown';
        }
    }
    return found;
}
function mentionsChangedPath(path, files) {
    const words = path.split(/[\s()<>[\]"'|,;=!→]+/);
    if (words.length === 1)
        return false;
    return words.some((word) => {
        const folded = foldPath(word);
        const namesakes = folded === '' ? [] : (files.get((0,_text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J)(folded)) ?? []);
        return namesakes.some((changed) => isPathSuffix(folded, changed) || isPathSuffix(changed, folded));
    });
}
function isFilePath(path) {
    const text = path.trim();
    const isOtherAddress = /^(?!file:|https?:)[a-z][\w+.-]+:(?!\d+(?:[:-]\d+)*$)(?:.*[/:@]|[^.]*$)/i.test(text);
    const isVersioned = /@\d[\w.+-]*$/.test(text);
    const [first = ''] = text.split(/\s+(?:[>→]|[-=]>|\((?!\d))/);
    return !isOtherAddress && !isVersioned && (first === text || /\.\w+$|file$/i.test(first));
}
function isPathSuffix(long, short) {
    return long === short || long.endsWith(`/${short}`);
}
const indexes = new WeakMap();
function getChangeIndex(changes) {
    const known = indexes.get(changes);
    if (known !== undefined)
        return known;
    const paths = [...changes.files.keys()].filter((path) => !isTooLongForPath(path)).map(foldPath);
    const folders = new Set(paths.flatMap(listParentFolders));
    const files = Map.groupBy(paths, _text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J);
    const index = { files, folders: Map.groupBy(folders, _text_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J), answers: new Map() };
    indexes.set(changes, index);
    return index;
}
function listParentFolders(path) {
    const parts = path.split('/');
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}


/***/ }),

/***/ 44882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fL: () => (/* binding */ describeGlobProblem),
/* harmony export */   jX: () => (/* binding */ hasOpenSet)
/* harmony export */ });
function compileGlob(glob) {
    const alternatives = parseAlternatives(glob);
    return (path) => {
        const parts = path.split('/');
        return alternatives.some((segments) => matchesSegments(segments, parts));
    };
}
function parseAlternatives(glob) {
    return expandBraces(glob).map((each) => extendToContents(each.split('/').map(parseSegment)));
}
const alternativesMax = 1000;
function expandBraces(glob) {
    let open = [{ done: '', rest: glob }];
    const globs = [];
    while (open.length > 0) {
        const next = [];
        for (const { done, rest } of open) {
            const found = findFirstBraces(rest);
            if (found === undefined)
                globs.push(done + rest);
            else
                for (const choice of found.choices)
                    next.push({ done: done + found.before, rest: choice + found.after });
        }
        if (next.length + globs.length > alternativesMax)
            return [glob];
        open = next;
    }
    return globs;
}
function describeGlobProblem(glob) {
    let open = 0;
    for (const [sign] of glob.matchAll(/\\.|[{}]/gs)) {
        if (sign === '{')
            open += 1;
        else if (sign === '}')
            open = Math.max(0, open - 1);
    }
    if (open > 0)
        return 'has an unclosed {; write \\{ for a literal brace';
    const isTooMuch = expandBraces(glob).length === 1 && findFirstBraces(glob) !== undefined;
    return isTooMuch ? `has braces that expand to more than ${alternativesMax} globs` : undefined;
}
function hasOpenSet(glob) {
    return expandBraces(glob).some((each) => each.split('/').some(hasOpenSetInName));
}
function hasOpenSetInName(text) {
    for (let at = 0; at < text.length; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === '[') {
            const end = parseSetAt(text, at)?.end;
            if (end === undefined)
                return true;
            at = end;
        }
    }
    return false;
}
function findFirstBraces(glob) {
    const open = [];
    let found;
    for (let at = 0; at < glob.length; at += 1) {
        const letter = glob[at];
        if (letter === '\\')
            at += 1;
        else if (letter === '{')
            open.push({ start: at, cuts: [] });
        else if (letter === ',')
            open.at(-1)?.cuts.push(at);
        else if (letter === '}') {
            const { start, cuts } = open.pop() ?? { start: at, cuts: [] };
            if (cuts.length > 0 && (found === undefined || start < found.start))
                found = { start, end: at, cuts };
        }
    }
    if (found === undefined)
        return undefined;
    const { start, end, cuts } = found;
    const edges = [start, ...cuts, end];
    const choices = edges.slice(1).map((edge, index) => glob.slice((edges[index] ?? 0) + 1, edge));
    return { before: glob.slice(0, start), choices, after: glob.slice(end + 1) };
}
function parseSegment(text) {
    if (text === '**')
        return 'any folders';
    const letters = [];
    for (let at = 0; at < text.length; at += 1) {
        const letter = text[at] ?? '';
        const set = letter === '[' ? parseSetAt(text, at) : undefined;
        if (set !== undefined) {
            letters.push(set.letter);
            at = set.end;
        }
        else if (letter === '*') {
            if (letters.at(-1) !== 'star')
                letters.push('star');
        }
        else if (letter === '?')
            letters.push(() => true);
        else {
            if (letter === '\\' && at + 1 < text.length)
                at += 1;
            const own = text[at];
            letters.push((other) => other === own);
        }
    }
    return letters;
}
function extendToContents(segments) {
    const last = segments.findLastIndex((segment) => segment !== 'any folders');
    const isOpen = last < segments.length - 1 && segments[last]?.at(-1) === 'star';
    return isOpen ? [...segments, ['star']] : segments;
}
function parseSetAt(text, start) {
    const isNegated = text[start + 1] === '^' || text[start + 1] === '!';
    const first = start + (isNegated ? 2 : 1);
    const end = text.indexOf(']', first + 1);
    if (end === -1)
        return undefined;
    const ranges = [...text.slice(first, end).matchAll(/(.)(?:-(.))?/gs)];
    const letter = (given) => ranges.some(([, from = '', to = from]) => from <= given && given <= to) !== isNegated;
    return { letter, end };
}
function matchesSegments(segments, parts) {
    let reached = [true];
    for (const segment of segments) {
        const next = [];
        for (let count = 0; count <= parts.length; count += 1) {
            next[count] =
                segment === 'any folders'
                    ? reached[count] === true || next[count - 1] === true
                    : reached[count - 1] === true && matchesSegment(segment, parts[count - 1] ?? '');
        }
        if (!next.includes(true))
            return false;
        reached = next;
    }
    return reached[parts.length] === true;
}
function matchesSegment(letters, part) {
    if (part === '')
        return letters.length === 0;
    let [at, next] = [0, 0];
    let star;
    while (at < part.length) {
        const letter = letters[next];
        if (letter === 'star') {
            star = { next, at };
            next += 1;
        }
        else if (letter?.(part[at] ?? '') === true) {
            at += 1;
            next += 1;
        }
        else if (star !== undefined) {
            star.at += 1;
            at = star.at;
            next = star.next + 1;
        }
        else
            return false;
    }
    return letters.slice(next).every((letter) => letter === 'star');
}


/***/ }),

/***/ 11600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ configuresPipeline),
/* harmony export */   q: () => (/* binding */ pipelineGlobs)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83671);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44882);


const pipelineGlobs = [
    ...['.github/workflows/**', '.github/actions/**', 'action.{yml,yaml}'],
    ...[
        '.gitlab-ci*.{yml,yaml}',
        '.gitlab/**',
        'Jenkinsfile*',
        'Jenkinsfile*/**',
        'azure-pipelines*.{yml,yaml}',
        '.azure-pipelines/**',
    ],
    ...['bitbucket-pipelines.{yml,yaml}', '.circleci/**', '.buildkite/**', '.travis.yml', '.drone.yml'],
    ...['cloudbuild.{yml,yaml}', '.{gitea,forgejo,semaphore,teamcity,tekton,harness,woodpecker}/**', 'bamboo-specs/**'],
    ...['{buildspec,codefresh}*.{yml,yaml}', '{,.}{woodpecker,appveyor,cirrus,wercker}.{yml,yaml}'],
    ...['{,.}{screwdriver,bitrise,codemagic}.{yml,yaml}'],
].map((glob) => `**/${glob}`);
const matchers = pipelineGlobs.map((glob) => (0,_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .compileGlob */ .SO)((0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(glob)));
function configuresPipeline(path) {
    const folded = (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path);
    return matchers.some((matches) => matches(folded));
}


/***/ }),

/***/ 16309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jl: () => (/* binding */ toTernary),
/* harmony export */   Nv: () => (/* binding */ orTernary),
/* harmony export */   QG: () => (/* binding */ negateTernary),
/* harmony export */   RC: () => (/* binding */ andTernary)
/* harmony export */ });
function toTernary(fact) {
    if (fact === undefined)
        return 'unknown';
    return fact ? 'yes' : 'no';
}
function negateTernary(given) {
    if (given === 'unknown')
        return given;
    return given === 'yes' ? 'no' : 'yes';
}
function andTernary(...answers) {
    if (answers.includes('no'))
        return 'no';
    return answers.includes('unknown') ? 'unknown' : 'yes';
}
function orTernary(...answers) {
    if (answers.includes('yes'))
        return 'yes';
    return answers.includes('unknown') ? 'unknown' : 'no';
}


/***/ }),

/***/ 42199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ indexRivals),
/* harmony export */   GB: () => (/* binding */ justifications),
/* harmony export */   Zb: () => (/* binding */ isExcusedByClaim),
/* harmony export */   bM: () => (/* binding */ statuses),
/* harmony export */   lK: () => (/* binding */ listVulnerabilityIds),
/* harmony export */   yL: () => (/* binding */ hasDetail),
/* harmony export */   yx: () => (/* binding */ normalizeIds)
/* harmony export */ });
/* harmony import */ var _text_purl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41706);
/* harmony import */ var _ternary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16309);
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80098);



const statuses = ['not_affected', 'affected', 'fixed', 'under_investigation'];
const justifications = [
    'component_not_present',
    'vulnerable_code_not_present',
    'vulnerable_code_not_in_execute_path',
    'vulnerable_code_cannot_be_controlled_by_adversary',
    'inline_mitigations_already_exist',
];
function indexRivals(all) {
    const byName = new Map();
    for (const rival of all)
        for (const name of new Set([...rival.names, ...rival.ids]))
            byName.set(name, [...(byName.get(name) ?? []), rival]);
    return { all, byName };
}
function isExcusedByClaim(claim, finding) {
    const isVulnerability = matchesVulnerability(claim, finding);
    if (isVulnerability === 'no')
        return 'no';
    const isAbout = (0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .andTernary */ .RC)(isVulnerability, matchesAnyProduct(claim, finding));
    if (isAbout === 'no')
        return 'no';
    const isTakenBack = findRivals(finding, claim).some((rival) => matchesAnyProduct(rival, finding) !== 'no');
    return isTakenBack ? (hasDetail(finding) ? 'no' : 'unknown') : isAbout;
}
function hasDetail({ detail }) {
    return detail !== undefined;
}
function findRivals(finding, { rivals, timeMs }) {
    const found = [finding.id, ...listVulnerabilityIds(finding)].flatMap((name) => rivals.byName.get(name) ?? []);
    return found.filter((rival) => rival.timeMs >= timeMs);
}
function matchesVulnerability({ names, ids }, finding) {
    if (names.includes(finding.id))
        return 'yes';
    const mayBeNamed = finding.type === undefined || finding.type === 'SCA';
    const stated = listVulnerabilityIds(finding);
    if (stated.length === 0)
        return mayBeNamed ? 'unknown' : 'no';
    const named = new Set(ids);
    const ofDatabases = Map.groupBy(stated, (id) => id.slice(0, id.indexOf('-')));
    if ([...ofDatabases.values()].some((own) => own.every((id) => named.has(id))))
        return 'yes';
    return stated.some((id) => named.has(id)) ? 'unknown' : 'no';
}
function listVulnerabilityIds({ detail }) {
    return detail?.advisory?.ids ?? detail?.advisory?.cves ?? [];
}
function matchesAnyProduct({ products }, finding) {
    const found = (0,_text_purl_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePurl */ .$l)(finding.detail?.advisory?.purl ?? '');
    return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .orTernary */ .Nv)(...products.map((product) => matchesProduct(product, found)));
}
function matchesProduct(product, found) {
    const { owner, parts } = product;
    const inside = parts.length === 0 ? 'yes' : (0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .orTernary */ .Nv)(...parts.map((part) => matchesComponent(part, found)));
    const itself = (0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .andTernary */ .RC)(matchesComponent(product, found), parts.length === 0 ? 'yes' : 'unknown');
    return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .orTernary */ .Nv)(itself, (0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .andTernary */ .RC)(isInRepository(owner, parts.length > 0), inside));
}
function isInRepository(owner, hasParts) {
    if (owner === 'this')
        return 'yes';
    if (owner === 'maybe')
        return 'unknown';
    return owner === 'unlisted' && hasParts ? 'unknown' : 'no';
}
function matchesComponent({ purls }, found) {
    if (found === undefined || purls.length === 0)
        return 'unknown';
    return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .orTernary */ .Nv)(...purls.map((purl) => (0,_text_purl_js__WEBPACK_IMPORTED_MODULE_0__/* .matchesPackage */ .C9)(purl, found)));
}
function normalizeIds(names) {
    return [...new Set(names.map(_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizeId */ .X))];
}


/***/ }),

/***/ 92784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dI: () => (/* binding */ formatExceptionLead),
/* harmony export */   gT: () => (/* binding */ describeAdvice),
/* harmony export */   o1: () => (/* binding */ exceptionsPage),
/* harmony export */   sW: () => (/* binding */ formatAdvice),
/* harmony export */   wC: () => (/* binding */ formatSuggestedException)
/* harmony export */ });
/* harmony import */ var _policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1125);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82644);
/* harmony import */ var _sentence_open_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31019);



const exceptionsPage = 'https://github.com/scan-gate/scan-gate/blob/main/docs/policy.md#exceptions';
function describeAdvice(report) {
    const isOne = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .countBlockingFindings */ .R8)(report) === 1;
    const lead = isOne ? 'Fix it. False positive? ' : 'Fix them. False positive? ';
    const way = isSuppressible(report) ? `Suppress it in the service with a reason, or ` : '';
    return way === '' ? { lead, link: 'Add an exception' } : { lead: lead + way, link: 'add an exception' };
}
function formatAdvice(report) {
    const { lead, link } = describeAdvice(report);
    return `${lead}${link}.`;
}
function isSuppressible({ evidence }) {
    return evidence?.isSuppressible ?? true;
}
const exceptionDays = 90;
function findWorstNamed(report) {
    for (const finding of (0,_sentence_open_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .listOpenFindings */ .vO)(report))
        if (finding.effect === 'blocks' && finding.disclosed)
            return finding;
    return undefined;
}
function formatExceptionLead({ policy }, showPath) {
    const { exceptionsFile: file } = policy;
    const name = file === undefined ? 'the policy file' : showPath(file.path);
    const at = file?.branch === undefined ? '' : ` of ${file.branch}`;
    return `To accept the first finding, add this to ${name}${at}:`;
}
function formatSuggestedException(report) {
    if (isSuppressible(report) || report.today === undefined)
        return undefined;
    const worst = findWorstNamed(report);
    if (worst === undefined)
        return undefined;
    const last = new Date(Date.parse(report.today) + exceptionDays * 86_400_000);
    const id = /^[a-z][\w-]*$/i.test(worst.id) ? worst.id : JSON.stringify(worst.id);
    return [
        'exceptions:',
        `  - violation_id: ${id}`,
        `    reason: ${_policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_2__/* .placeholderReason */ .E6}`,
        `    expires: ${last.toISOString().slice(0, 10)}`,
    ].join('\n');
}


/***/ }),

/***/ 30804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cl: () => (/* binding */ parseViolationId),
/* harmony export */   XV: () => (/* binding */ createAnnotations),
/* harmony export */   u5: () => (/* binding */ formatOmittedLine)
/* harmony export */ });
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1175);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65633);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82644);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56334);





const annotationLevels = ['error', 'warning', 'notice'];
function createAnnotations(report, { max, maxPerLevel = 10 }) {
    const left = new Map(annotationLevels.map((level) => [level, maxPerLevel]));
    const chosen = [];
    let [asking, notices, undisclosed] = [0, 0, 0];
    for (const finding of (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .rankFindings */ .JM)(report.findings)) {
        const level = chooseLevel(finding, report);
        if (level === undefined)
            continue;
        asking += 1;
        if (level === 'notice')
            notices += 1;
        if (!finding.disclosed)
            undisclosed += 1;
        const room = left.get(level) ?? 0;
        if (chosen.length >= max || !finding.disclosed || room <= 0)
            continue;
        left.set(level, room - 1);
        chosen.push(annotate(finding, level));
    }
    const shownNotices = chosen.filter(({ level }) => level === 'notice').length;
    return {
        annotations: chosen,
        deciding: { shown: chosen.length - shownNotices, total: countDeciding(report, asking - notices) },
        others: { shown: shownNotices, total: notices },
        asking,
        undisclosed,
    };
}
function countDeciding(report, asking) {
    return asking === 0 || report.verdict !== 'failed' ? asking : Math.max(asking, (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countBlockingFindings */ .R8)(report));
}
function formatOmittedLine({ verdict }, { deciding, others }, reasons = []) {
    if (deciding.shown >= deciding.total && others.shown >= others.total)
        return undefined;
    const verb = verdict === 'inconclusive' ? 'may block' : deciding.total === 1 ? 'blocks' : 'block';
    const parts = [
        deciding.total === 0 ? '' : `${deciding.shown} of ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .td)(deciding.total, 'finding')} that ${verb}`,
        others.total === 0 ? '' : `${others.shown} of ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .td)(others.total, 'other finding')} on changed lines`,
    ].filter((part) => part !== '');
    const why = reasons.length === 0 ? '' : ` (${reasons.join(', ')})`;
    return `${parts.join(' and ')} are annotated${why}; the report file has all`;
}
function chooseLevel(finding, { verdict, enforced, pullRequest }) {
    const standing = (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .classifyFinding */ .qY)(finding);
    const level = enforced ? 'error' : 'warning';
    if (standing === 'blocks')
        return level;
    if (standing === 'may block' && verdict === 'inconclusive')
        return level;
    const isOpen = standing === 'may block' || standing === 'open';
    return isOpen && pullRequest !== undefined && finding.isOnChangedLine === true ? 'notice' : undefined;
}
function annotate(finding, level) {
    const file = (0,_location_js__WEBPACK_IMPORTED_MODULE_0__/* .toSafeRelativePath */ .iP)(finding.filePath);
    return {
        level,
        title: (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .QS)(`${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .formatSeverityName */ .ej)(finding)}: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralizeLine */ .a0)(finding.title, _neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .titleLimit */ .sj).trim() || 'Untitled'}`, _neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .titleLimit */ .sj),
        message: formatMessage(finding, file === undefined),
        file,
        line: file === undefined ? undefined : (0,_location_js__WEBPACK_IMPORTED_MODULE_0__/* .toSafeLine */ .Dg)(finding.line),
        violationId: finding.id,
    };
}
const idLine = 'Violation ';
function formatMessage(finding, isPlaceNeeded) {
    const place = isPlaceNeeded ? (0,_location_js__WEBPACK_IMPORTED_MODULE_0__/* .formatLocation */ .j$)(finding) : undefined;
    const remediation = (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .getRemediation */ .ID)(finding);
    const facts = [(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .getCwe */ .aM)(finding), ...(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .formatScores */ .nj)(finding)].filter((fact) => fact !== undefined);
    const paragraphs = [
        remediation === undefined ? undefined : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralizeBlock */ .$m)(remediation, 2000),
        place === undefined ? undefined : `Reported at ${place}`,
        facts.length === 0 ? undefined : facts.join(' · '),
        `${idLine}${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralizeLine */ .a0)(finding.id, 200)}`,
    ];
    return (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .QS)(paragraphs.filter((paragraph) => paragraph !== undefined).join('\n'), _neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .messageLimit */ .xv);
}
function parseViolationId(message) {
    const last = message.trimEnd().split(/\r?\n/).at(-1) ?? '';
    return last.startsWith(idLine) ? last.slice(idLine.length).trim() : undefined;
}


/***/ }),

/***/ 41941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ renderWithin),
/* harmony export */   Rf: () => (/* binding */ spend),
/* harmony export */   Tu: () => (/* binding */ countBytes)
/* harmony export */ });
function countBytes(text) {
    return Buffer.byteLength(text, 'utf8');
}
function spend(budget, text) {
    const bytes = countBytes(text) + 1;
    if (bytes > budget.left)
        return false;
    budget.left -= bytes;
    return true;
}
function renderWithin(items, { budget, share }, render) {
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


/***/ }),

/***/ 96127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ getHelpUrl)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);

const page = 'https://github.com/scan-gate/scan-gate/blob/main/docs/troubleshooting.md';
function getHelpUrl(reason) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isInconclusive */ .Fm)(reason) ? `${page}#${reason}` : undefined;
}


/***/ }),

/***/ 1175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ toSafePageUrl),
/* harmony export */   Dg: () => (/* binding */ toSafeLine),
/* harmony export */   Fy: () => (/* binding */ buildBlobUrl),
/* harmony export */   MO: () => (/* binding */ toSafeRepositoryUrl),
/* harmony export */   NY: () => (/* binding */ toSafeSha),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   gG: () => (/* binding */ removeUserInfo),
/* harmony export */   iP: () => (/* binding */ toSafeRelativePath),
/* harmony export */   j$: () => (/* binding */ formatLocation),
/* harmony export */   jV: () => (/* binding */ formatPath),
/* harmony export */   t0: () => (/* binding */ buildBlobBase),
/* harmony export */   uG: () => (/* binding */ buildBlobUrlSuffix)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);

function formatPath(path, maxLength = 200) {
    const text = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeLine */ .a0)(path.slice(-maxLength - 1));
    return text.length <= maxLength ? text : `…${text.slice(1 - maxLength).replace(/^[\udc00-\udfff]/, '')}`;
}
function formatLocation(place, maxLength = 200) {
    if (place.filePath === undefined || place.filePath.trim() === '')
        return undefined;
    const path = formatPath(place.filePath, maxLength);
    const line = toSafeLine(place.line);
    return line === undefined ? path : `${path}:${line}`;
}
function toSafeRelativePath(path) {
    if (path === undefined || path.length > 1024)
        return undefined;
    const relative = path.replace(/^(?:\.\/)+/, '');
    if (relative !== (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeLine */ .a0)(relative) || relative !== relative.trim())
        return undefined;
    if (/\\|^[a-z][a-z0-9+.-]*:/i.test(relative))
        return undefined;
    const isInside = relative.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
    return isInside ? relative : undefined;
}
function toSafeLine(line) {
    return line !== undefined && Number.isSafeInteger(line) && line >= 1 && line <= 0x7fffffff ? line : undefined;
}
function encodePath(relativePath) {
    return relativePath
        .split('/')
        .map((segment) => encodeURIComponent(segment).replaceAll(/[!'()*]/g, encodePercent))
        .join('/');
}
function encodePercent(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
function toSafeRepositoryUrl(url) {
    if (url === undefined || url.length > 500 || !URL.canParse(url))
        return undefined;
    const plain = new URL(url).href.replace(/\/+$/, '').replace(/(?<=[^/])\.git$/, '');
    return /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.~-]+)+$/i.test(plain) ? plain : undefined;
}
function toSafePageUrl(url) {
    if (url === undefined || url.length > 500 || !URL.canParse(url))
        return undefined;
    const { href } = new URL(url);
    return /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/(?:[\w.~-]|%[0-9a-f]{2})+)+(?:\?[\w.~=-]+)?$/i.test(href)
        ? href
        : undefined;
}
function removeUserInfo(url) {
    return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1');
}
function toSafeSha(sha) {
    return sha !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : undefined;
}
function buildBlobUrl(place) {
    const base = buildBlobBase(place);
    const end = base === undefined ? undefined : buildBlobUrlSuffix(place, base);
    return end === undefined ? undefined : `${base}${end}`;
}
function buildBlobBase(place) {
    const repository = toSafeRepositoryUrl(place.repositoryUrl);
    const sha = toSafeSha(place.headSha);
    if (repository === undefined || sha === undefined)
        return undefined;
    if (repository.includes('/_git/'))
        return `${repository}?version=GC${sha}&path=/`;
    return `${repository}/${isBitbucket(repository) ? 'src' : 'blob'}/${sha}/`;
}
function buildBlobUrlSuffix({ filePath, line: given }, base) {
    const path = toSafeRelativePath(filePath);
    if (path === undefined)
        return undefined;
    const line = toSafeLine(given);
    return `${encodePath(path)}${line === undefined ? '' : buildLineAnchor(base, line)}`;
}
function buildLineAnchor(base, line) {
    if (base.includes('?'))
        return `&line=${line}&lineEnd=${line + 1}&lineStartColumn=1&lineEndColumn=1`;
    return isBitbucket(base) ? `#lines-${line}` : `#L${line}`;
}
function isBitbucket(url) {
    return url.startsWith('https://bitbucket.org/');
}


/***/ }),

/***/ 69171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FP: () => (/* binding */ formatWarnings),
/* harmony export */   Jc: () => (/* binding */ listShownRules),
/* harmony export */   ZL: () => (/* binding */ formatEndingExceptions),
/* harmony export */   fE: () => (/* binding */ formatExclusions)
/* harmony export */ });
/* harmony import */ var _policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1125);
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67535);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56334);





const ruleWords = { passed: 'passed', failed: 'failed', inconclusive: 'inconclusive' };
const warningWords = { passed: 'passed', failed: 'warns', inconclusive: 'may warn' };
function listShownRules({ rules, warnings = [] }) {
    return [
        ...rules.map((rule) => ({
            ...rule,
            shown: rule.verdict,
            word: ruleWords[rule.verdict],
            counted: 'blocking',
        })),
        ...warnings.map((rule) => ({
            ...rule,
            shown: rule.verdict === 'passed' ? 'passed' : 'inconclusive',
            word: warningWords[rule.verdict],
            counted: 'warned of',
        })),
    ];
}
function formatExclusions({ findings }) {
    const counts = new Map();
    for (const { leftOut } of findings)
        if (leftOut !== undefined)
            counts.set(leftOut, (counts.get(leftOut) ?? 0) + 1);
    return [...counts].map(([why, count]) => `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralize */ .td)(count, 'open finding')} ${why} ${count === 1 ? 'does' : 'do'} not count here`);
}
function formatEndingExceptions({ ending = [], today }) {
    return ending.map((exception) => {
        const days = today === undefined ? undefined : (0,_policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_3__/* .countDaysBetween */ .HF)(today, exception.expires);
        const when = days === undefined || days > 0 ? `${days === undefined ? '' : `in ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralize */ .td)(days, 'day')}, `}on` : 'today,';
        const owner = exception.owner === undefined ? '' : ` (${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeLine */ .a0)(exception.owner, 60)})`;
        return `The exception for ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .formatExceptionTarget */ .y7)(exception)} ends ${when} ${exception.expires}${owner}`;
    });
}
function formatWarnings({ warnings = [] }) {
    return warnings
        .filter(({ verdict }) => verdict !== 'passed')
        .map((each) => {
        const { rule, verdict, limit } = each;
        const name = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeLine */ .a0)(rule, 80);
        if (verdict === 'inconclusive')
            return `Rule ${name} may warn: how many findings it counts is not known`;
        return `Rule ${name} warns of ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .pluralize */ .td)((0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .countProven */ .eq)(each), 'finding')}${limit > 0 ? `, ${limit} ${limit === 1 ? 'is' : 'are'} allowed` : ''}`;
    });
}


/***/ }),

/***/ 63288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ hasSeveralOwners),
/* harmony export */   YY: () => (/* binding */ formatOwners),
/* harmony export */   bU: () => (/* binding */ formatOwnership),
/* harmony export */   eP: () => (/* binding */ nobody)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);

const nobody = 'nobody';
function formatOwners({ owners }) {
    if (owners === undefined)
        return undefined;
    return owners.length === 0 ? [nobody] : owners.map((owner) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeLine */ .a0)(owner, 200));
}
function formatOwnership(finding) {
    const owners = formatOwners(finding);
    return owners === undefined ? undefined : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralizeLine */ .a0)(`owned by ${owners.join(' ')}`, 200);
}
function hasSeveralOwners({ findings }) {
    let first;
    for (const { owners } of findings) {
        if (owners === undefined)
            continue;
        const names = owners.join(' ');
        first ??= names;
        if (names !== first)
            return true;
    }
    return false;
}


/***/ }),

/***/ 89341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lr: () => (/* binding */ countItemFindings),
/* harmony export */   Rl: () => (/* binding */ parsePackageName),
/* harmony export */   Zc: () => (/* binding */ groupPackages)
/* harmony export */ });
/* unused harmony export listPackages */
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56334);


function countItemFindings(item) {
    return item.package?.findings.length ?? 1;
}
function groupPackages(report, findings, most) {
    const begun = [];
    const byKey = new Map();
    for (const finding of findings) {
        const key = buildGroupKey(finding);
        const known = key === undefined ? undefined : byKey.get(key);
        known?.push(finding);
        if (known !== undefined || begun.length === most)
            continue;
        const own = [finding];
        begun.push(own);
        if (key !== undefined)
            byKey.set(key, own);
    }
    return begun.map((own) => {
        const pack = createPackage(report, own);
        return pack === undefined
            ? { finding: own[0], package: undefined }
            : { finding: pickWorstFinding(own), package: pack };
    });
}
function listPackages(report, findings) {
    const members = new Map();
    for (const finding of findings) {
        const key = buildGroupKey(finding);
        if (key === undefined)
            continue;
        const own = members.get(key);
        if (own === undefined)
            members.set(key, [finding]);
        else
            own.push(finding);
    }
    return [...members.values()].flatMap((own) => createPackage(report, own) ?? []);
}
function createPackage(report, findings) {
    const [first, second] = findings;
    const named = first === undefined || second === undefined ? undefined : parsePackageName(first);
    return named === undefined ? undefined : { ...named, findings, update: formatUpdate(report, findings) };
}
function pickWorstFinding(findings) {
    return [...findings].sort((a, b) => (0,_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .getSeverityRank */ .Eg)(a.severity) - (0,_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .getSeverityRank */ .Eg)(b.severity))[0];
}
function buildGroupKey(finding) {
    const copy = buildCopyKey(finding);
    return copy === undefined ? undefined : `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyFinding */ .qY)(finding)} ${copy}`;
}
function buildCopyKey(finding) {
    const named = parsePackageName(finding);
    return named === undefined ? undefined : JSON.stringify([named.name, named.version, finding.filePath]);
}
const packageBefore = /^(@?[\w.-]+(?:[/:][\w.~-]+)*)[ @]v?(\d[\w.+!~-]*): /;
const packageAfter = / in (@?[\w.-]+(?:[/:][\w.~-]+)*)[ @]v?(\d[\w.+!~-]*)$/;
function parsePackageName({ type, title, }) {
    if (type !== 'SCA' || title.length > 2000)
        return undefined;
    const [, name, version] = packageBefore.exec(title) ?? packageAfter.exec(title) ?? [];
    return name === undefined || version === undefined ? undefined : { name, version };
}
function formatUpdate({ findings }, own) {
    const settled = own.filter((finding) => parseFixedVersion(finding) !== undefined);
    const [first] = settled;
    if (first === undefined)
        return undefined;
    const versions = [...settled, ...(groupOpenCopies(findings).get(buildCopyKey(first)) ?? [])].flatMap((finding) => parseFixedVersion(finding) ?? []);
    const [highest] = versions.sort((a, b) => compareVersions(b, a));
    return `Update to ${highest}, which fixes ${settled.length === own.length ? 'all' : `${settled.length} of them`}`;
}
const openCopiesByFindings = new WeakMap();
function groupOpenCopies(findings) {
    const copies = openCopiesByFindings.get(findings) ?? Map.groupBy(listOpenDependencies(findings), buildCopyKey);
    openCopiesByFindings.set(findings, copies);
    return copies;
}
function listOpenDependencies(findings) {
    const { blocks, 'may block': may, open } = (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .groupFindings */ .kG)(findings);
    return [blocks, may, open].flatMap((group) => group.filter(({ type }) => type === 'SCA'));
}
function parseFixedVersion(finding) {
    const remediation = (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .getRemediation */ .ID)(finding) ?? '';
    const found = /\b(?:upgrade|update)\b[^\n]{0,200}?\bto (?:version )?v?(\d[\w+-]*(?:\.[\w+-]+)*)/i.exec(remediation.slice(0, 1000));
    return found?.[1];
}
function compareVersions(a, b) {
    const [left, right] = [a, b].map((version) => version.split(/[.+-]/).map((part) => Number.parseInt(part, 10) || 0));
    for (let index = 0; index < Math.max(left?.length ?? 0, right?.length ?? 0); index += 1) {
        const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
        if (difference !== 0)
            return difference;
    }
    return 0;
}


/***/ }),

/***/ 83672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P3: () => (/* binding */ chooseIcon),
  Ht: () => (/* binding */ chooseMark),
  jg: () => (/* binding */ formatSentence),
  Xb: () => (/* binding */ getShownVerdict),
  Zd: () => (/* binding */ sentenceLimit)
});

// EXTERNAL MODULE: ./build/compiled/src/report/neutral.js
var neutral = __webpack_require__(65633);
// EXTERNAL MODULE: ./build/compiled/src/policy/verdict.js
var policy_verdict = __webpack_require__(67535);
// EXTERNAL MODULE: ./build/compiled/src/severity.js
var src_severity = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var report_tally = __webpack_require__(20880);
// EXTERNAL MODULE: ./build/compiled/src/report/sentence/open-findings.js
var open_findings = __webpack_require__(31019);
;// CONCATENATED MODULE: ./build/compiled/src/report/sentence/passed.js




function formatPassedSentences(report) {
    const sentences = formatMainSentences(report);
    const [parts, brief] = [formatAdditions(report), formatBriefAdditions(report)];
    const [longest = ''] = sentences;
    return [longest + parts, ...sentences.map((sentence) => sentence + brief), ...sentences.slice(-1)];
}
function formatMainSentences(report) {
    if (report.scan === undefined)
        return [`Nothing to scan: ${report.message}`, 'Nothing to scan'];
    const open = (0,open_findings/* countOpen */.QJ)(report);
    const total = (0,report_tally/* sumTally */.yT)(open);
    const areAllCounted = src_severity/* severities */.gO.every((severity) => open[severity] !== undefined);
    if (total === 0)
        return areAllCounted ? ['No findings', 'No findings'] : ['Nothing blocks', 'Nothing blocks'];
    if (report.excused !== undefined)
        return formatExcusedSentences(report, report.excused);
    const limited = formatWithinLimits(report);
    if (limited !== undefined)
        return [limited, 'Within the limits'];
    if ((0,open_findings/* isCompared */.uQ)(report))
        return formatComparedSentences(report, open);
    const floor = formatFloor(report, open);
    const lead = floor === undefined ? 'Nothing blocks' : `No finding is ${floor}`;
    return [`${lead}: ${(0,report_tally/* formatOpen */.Me)(open)}`, lead];
}
function formatExcusedSentences(report, { tally, until, isOneDay }) {
    const verb = (0,report_tally/* sumTally */.yT)(tally) === 1 ? 'is' : 'are';
    const end = `${verb} excepted${isOneDay ? '' : ', the first'} until ${until}`;
    const limited = formatWithinLimits(report);
    const leads = limited === undefined ? formatExcusedLeads(report) : [`${limited};`, 'Within the limits:'];
    const counts = [(0,report_tally/* formatTally */.eQ)(tally), String((0,report_tally/* sumTally */.yT)(tally))];
    return leads.flatMap((lead) => counts.map((count) => `${lead} ${count} ${end}`));
}
function formatExcusedLeads(report) {
    const isNew = (0,open_findings/* isCompared */.uQ)(report);
    const brief = isNew ? 'No new finding blocks:' : 'Nothing blocks:';
    const floor = getRuleFloor(report);
    if (floor === undefined)
        return [brief];
    const names = (0,src_severity/* listAtOrAbove */.si)(floor).map((severity) => src_severity/* severityWords */.D4[severity]);
    return [`No ${isNew ? 'new ' : ''}${(0,report_tally/* joinWithConjunction */.$K)(names, 'or')} findings block:`, brief];
}
function formatComparedSentences(report, open) {
    const news = (0,open_findings/* tallyDeferredNew */.q2)(report);
    if ((0,open_findings/* isNothingNew */.Ix)(report) && (0,report_tally/* sumTally */.yT)(news) > 0) {
        const concern = (0,report_tally/* sumTally */.yT)(news) === 1 ? 'concerns' : 'concern';
        return [
            `Nothing new here: ${(0,report_tally/* formatFindingCount */.QU)(news, 'new')} ${concern} ${(0,open_findings/* getBaseBranchName */.du)(report)}`,
            'Nothing new here',
        ];
    }
    if ((0,open_findings/* isNothingNew */.Ix)(report)) {
        const count = (0,report_tally/* sumTally */.yT)(open);
        const older = `${(0,report_tally/* pluralize */.td)(count, 'older finding')} ${count === 1 ? 'stays' : 'stay'} open`;
        return [`Nothing new: ${older}`, 'Nothing new'];
    }
    const floor = getRuleFloor(report);
    const lead = floor === undefined ? 'No new finding blocks' : `No new finding is ${formatFloorSeverity(floor)}`;
    return [`${lead}: ${(0,report_tally/* formatOpen */.Me)(open)}`, lead];
}
function formatFloor(report, open) {
    const floor = getRuleFloor(report);
    if (floor === undefined || open.UNKNOWN !== undefined)
        return undefined;
    const isReached = (0,src_severity/* listAtOrAbove */.si)(floor).some((severity) => open[severity] !== 0);
    return isReached ? undefined : formatFloorSeverity(floor);
}
function getRuleFloor({ rules }) {
    const asked = rules.map(({ asks }) => asks).find((asks) => asks?.kind === 'severity');
    return asked?.kind === 'severity' ? asked.floor : undefined;
}
function formatFloorSeverity(floor) {
    return floor === 'CRITICAL' ? 'critical' : `${src_severity/* severityWords */.D4[floor]} or above`;
}
function formatWithinLimits({ rules }) {
    const used = rules.filter(({ hi, limit }) => limit > 0 && hi > 0);
    if (used.length === 0)
        return undefined;
    return `Within the limits: ${used.map(formatLimit).join('; ')}`;
}
function formatLimit(rule) {
    const { asks, hi, limit, verdict } = rule;
    const number = verdict === 'failed' ? (0,policy_verdict/* countProven */.eq)(rule) : hi;
    const allowed = `${limit} ${limit === 1 ? 'is' : 'are'} allowed`;
    if (asks?.kind !== 'threshold')
        return `${(0,report_tally/* pluralize */.td)(number, 'finding')}, ${allowed}`;
    const type = asks.type === undefined ? '' : ` ${asks.type.toLowerCase().replace('_', ' ')}`;
    return `${number} ${src_severity/* severityWords */.D4[asks.severity]}${type} ${number === 1 ? 'finding' : 'findings'}, ${allowed}`;
}
function formatAdditions(report) {
    const { uncovered } = report;
    return [
        ...formatIgnored(report),
        ...formatGrace(report),
        ...formatWarned(report),
        ...formatUnscored(report),
        ...(uncovered === undefined ? [] : [uncovered]),
        ...formatFileErrors(report),
    ]
        .map((part) => `; ${part}`)
        .join('');
}
function formatBriefAdditions(report) {
    const limits = [
        ...formatIgnored(report),
        ...formatGrace(report),
        ...(formatWarned(report).length > 0 ? ['a rule warns'] : []),
        ...(report.uncovered === undefined ? [] : ['source files were not scanned']),
        ...(formatUnscored(report).length > 0 ? ['not all have a score'] : []),
        ...formatFileErrors(report),
    ];
    return limits.length === 0 ? '' : `; ${(0,report_tally/* joinWithConjunction */.$K)(limits)}`;
}
function formatGrace({ findings }) {
    const days = [];
    for (const { leftOut } of findings)
        if (leftOut !== undefined)
            days.push(...(/^in its grace until (.*)$/.exec(leftOut)?.slice(1) ?? []));
    const [first] = days.sort();
    if (first === undefined)
        return [];
    return [`${days.length} in ${days.length === 1 ? 'its' : 'their'} grace until ${first}`];
}
function formatIgnored({ findings }) {
    const count = (0,report_tally/* countWhere */.t$)(findings, ({ leftOut }) => leftOut === 'in an ignored path');
    return count === 0 ? [] : [`${count} in ignored paths ${count === 1 ? 'does' : 'do'} not count`];
}
function formatWarned({ warnings = [], findings }) {
    const broken = warnings.filter(({ verdict }) => verdict === 'failed');
    if (broken.length === 0)
        return [];
    const named = (0,report_tally/* countWhere */.t$)(findings, ({ warnedBy }) => warnedBy !== undefined);
    const count = Math.max(named, ...broken.map(policy_verdict/* countProven */.eq));
    return [`${(0,report_tally/* pluralize */.td)(count, 'finding')} ${count === 1 ? 'is' : 'are'} warned of`];
}
function formatUnscored({ rules }) {
    return rules.flatMap(({ asks, unscored = 0 }) => {
        if (unscored === 0)
            return [];
        const kind = asks?.kind === 'epss' ? 'an EPSS' : 'a CVSS';
        return [`${unscored} without ${kind} score ${unscored === 1 ? 'was' : 'were'} not judged`];
    });
}
function formatFileErrors({ exitCode }) {
    return exitCode === 2 ? ['a report file could not be written'] : [];
}

;// CONCATENATED MODULE: ./build/compiled/src/report/sentence/failed.js





function formatFailedSentences(report) {
    const broken = report.rules.filter((rule) => rule.verdict === 'failed').sort(compareWorstNamed);
    const [worst] = broken;
    if (worst === undefined)
        return ['The policy failed'];
    const more = broken.length - 1;
    const others = more === 0 ? '' : ` and ${(0,report_tally/* pluralize */.td)(more, 'more rule')} failed`;
    return formatRuleSentences(worst, report).map((sentence) => sentence + others);
}
function compareWorstNamed(a, b) {
    return computeWorstRank(a) - computeWorstRank(b) || (0,policy_verdict/* countProven */.eq)(b) - (0,policy_verdict/* countProven */.eq)(a);
}
function computeWorstRank({ named }) {
    const rank = src_severity/* severities */.gO.findIndex((severity) => named?.blocks[severity] !== undefined);
    return rank < 0 ? src_severity/* severities */.gO.length : rank;
}
function formatRuleSentences(rule, report) {
    const { asks, limit } = rule;
    const count = (0,policy_verdict/* countProven */.eq)(rule);
    if (limit > 0)
        return [formatLimit(rule)];
    if (asks?.kind === 'cvss')
        return [`${(0,report_tally/* pluralize */.td)(count, 'finding')} ${count === 1 ? 'scores' : 'score'} ${asks.least.toFixed(1)} or above`];
    if (asks?.kind === 'epss')
        return [`${(0,report_tally/* pluralize */.td)(count, 'finding')} ${count === 1 ? 'has' : 'have'} an EPSS score of ${asks.least} % or above`];
    if (asks?.kind === 'age')
        return [
            `${(0,report_tally/* formatFindingCount */.QU)({ [asks.severity]: count })} ${chooseIsOrAre(count)} open for more than ${asks.days} days`,
        ];
    return formatSeveritySentences(rule, report);
}
function chooseIsOrAre(count) {
    return count === 1 ? 'is' : 'are';
}
function formatSeveritySentences(rule, report) {
    const named = rule.named?.blocks ?? {};
    if ((0,report_tally/* sumTally */.yT)(named) === 0 && report.base !== undefined && report.scope === 'auto')
        return formatGrowthSentences(rule, report);
    const known = (0,report_tally/* sumTally */.yT)(named) >= rule.lo ? named : readCounts(rule, report);
    const total = (0,policy_verdict/* countProven */.eq)(rule);
    const newWord = (0,report_tally/* sumTally */.yT)(named) === total && isAllNew(rule, report) ? 'new' : undefined;
    const block = `${total === 1 ? 'blocks' : 'block'}${report.pullRequest === undefined ? '' : ' this pull request'}`;
    const lead = `${(0,report_tally/* formatFindingCount */.QU)((0,report_tally/* sumTally */.yT)(known) === total ? known : { ANY: total }, newWord)} ${block}`;
    const isSplit = (0,report_tally/* sumTally */.yT)(known) === total && Object.values(known).filter((count) => count > 0).length > 1;
    return isSplit ? [`${lead}: ${(0,report_tally/* formatTally */.eQ)(known)}`, lead] : [lead];
}
function readCounts(rule, { scan }) {
    const counts = Object.fromEntries(listRuleSeverities(rule).map((severity) => [severity, scan?.counts[severity] ?? 0]));
    return (0,report_tally/* sumTally */.yT)(counts) === rule.lo ? counts : {};
}
function listRuleSeverities({ asks }) {
    if (asks?.kind === 'severity')
        return (0,src_severity/* listAtOrAbove */.si)(asks.floor);
    if (asks?.kind === 'match')
        return [...asks.severities];
    return asks?.kind === 'threshold' ? [asks.severity] : [...src_severity/* severities */.gO];
}
function isAllNew(rule, report) {
    const asked = listRuleSeverities(rule);
    let hasOwn = false;
    for (const { effect, severity, novelty } of (0,open_findings/* listOpenFindings */.vO)(report)) {
        if (effect !== 'blocks' || !asked.includes(severity))
            continue;
        if (novelty !== 'new')
            return false;
        hasOwn = true;
    }
    return hasOwn;
}
function formatGrowthSentences(rule, report) {
    const grown = {};
    for (const severity of listRuleSeverities(rule)) {
        const more = (report.scan?.counts[severity] ?? 0) - (report.base?.counts[severity] ?? 0);
        if (more > 0)
            grown[severity] = more;
    }
    const isWhole = (0,report_tally/* sumTally */.yT)(grown) === rule.lo;
    const lead = `${(0,report_tally/* formatFindingCount */.QU)(isWhole ? grown : { ANY: rule.lo }, 'more')} than ${(0,open_findings/* getBaseBranchName */.du)(report)}`;
    const [only, ...others] = Object.keys(grown);
    if (!isWhole || only === undefined)
        return [lead];
    if (others.length > 0)
        return [`${lead}: ${(0,report_tally/* formatTally */.eQ)(grown)}`, lead];
    const there = report.base?.counts[only] || 'none';
    return [`${lead}: ${report.scan?.counts[only]} here, ${there} there`, lead];
}

// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
;// CONCATENATED MODULE: ./build/compiled/src/report/sentence/undecided.js





const briefs = {
    settings: 'a setting is wrong',
    fork: 'pull requests from forks are not scanned',
    'no-key': 'there is no API key',
    'wrong-ref': 'there is no branch to scan',
    moved: 'the branch moved, or its head could not be read',
    policy: 'the policy could not be read',
    'not-found': 'the repository, branch or scan was not found',
    'foreign-repository': 'the repository at the service is another one',
    auth: 'the API key was refused',
    unavailable: 'the service could not be reached',
    'rate-limited': 'the service asked to wait for too long',
    'scan-failed': 'the scan failed',
    timeout: 'the scan did not end in time',
    protocol: 'the service sent a response that cannot be trusted',
    evidence: 'the number of blocking findings is not known',
    'not-covered': 'not everything that the policy needs was scanned',
    'not-waited': 'the scan was not waited for',
    publish: 'a file could not be written',
    cancelled: 'the run was cancelled',
    internal: 'Scan Gate had an internal error',
};
function formatUndecidedSentences(report) {
    const longest = formatUndecidedSentence(report);
    if (!(0,errors/* isInconclusive */.Fm)(report.reason) || report.reason === 'not-waited')
        return [longest];
    const ordinary = report.brief === undefined ? [`Not decided: ${briefs[report.reason]}`] : [];
    return [longest, ...ordinary, 'Not decided'];
}
function formatUndecidedSentence(report) {
    const { reason, brief, scan } = report;
    if (reason === 'not-waited')
        return scan === undefined ? report.message : `Scan ${(0,neutral/* neutralizeLine */.a0)(scan.id, 40)} was started and not waited for`;
    if (!(0,errors/* isInconclusive */.Fm)(reason))
        return 'Not decided';
    const open = reason === 'evidence' ? report.rules.find((rule) => rule.verdict === 'inconclusive') : undefined;
    const uncovered = reason === 'not-covered' ? formatUncovered(report) : undefined;
    return `Not decided: ${brief ?? uncovered ?? (open && formatUndecidedRule(open, report)) ?? briefs[reason]}`;
}
function formatUncovered({ uncovered, message }) {
    return uncovered !== undefined && message.startsWith(uncovered) && uncovered.length <= 76 ? uncovered : undefined;
}
function formatUndecidedRule(rule, report) {
    const { lo, hi, limit } = rule;
    if (!Number.isFinite(hi))
        return undefined;
    if (limit > 0)
        return `${lo === 0 ? 'up to' : `${lo} to`} ${formatLimit(rule)}`;
    const words = (0,report_tally/* formatFindingCount */.QU)(findExactTally(rule, report) ?? { ANY: hi });
    return hi === 1 ? `${words} may block` : `up to ${words} may block`;
}
function findExactTally({ hi, named, asks }, { scan }) {
    const floor = asks?.kind === 'severity' ? (0,src_severity/* listAtOrAbove */.si)(asks.floor) : [];
    const counted = Object.fromEntries(floor.map((severity) => [severity, scan?.counts[severity] ?? 0]));
    return [named?.mayBlock ?? {}, counted].find((tally) => (0,report_tally/* sumTally */.yT)(tally) === hi);
}

;// CONCATENATED MODULE: ./build/compiled/src/report/sentence/sentence.js




const sentenceLimit = 90;
function formatSentence(report) {
    const ending = formatEnding(report);
    const versions = listVersions(report);
    const fitting = versions.map((version) => version + ending).find((version) => version.length <= sentenceLimit);
    return (0,neutral/* neutralizeLine */.a0)(fitting ?? `${versions.at(-1) ?? ''}${ending}`, sentenceLimit);
}
function formatEnding({ verdict, reason, enforced, exitCode }) {
    if (verdict === 'passed' || exitCode !== 0)
        return '';
    if (!enforced)
        return ' (not enforced)';
    return verdict === 'inconclusive' && reason !== 'not-waited' ? ' (allowed by on-inconclusive)' : '';
}
function listVersions(report) {
    if (report.verdict === 'failed')
        return formatFailedSentences(report);
    return report.verdict === 'passed' ? formatPassedSentences(report) : formatUndecidedSentences(report);
}
const icons = { passed: '✅', failed: '❌', inconclusive: '⚠️' };
const marks = { passed: '✔', failed: '✖', inconclusive: '!' };
function chooseIcon(report) {
    return icons[getShownVerdict(report)];
}
function chooseMark(report) {
    return marks[getShownVerdict(report)];
}
function getShownVerdict({ verdict, exitCode }) {
    const isGreen = exitCode === 0;
    return (verdict === 'passed') === isGreen ? verdict : 'inconclusive';
}


/***/ }),

/***/ 66031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ renderFold),
/* harmony export */   X: () => (/* binding */ renderDecision)
/* harmony export */ });
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);
/* harmony import */ var _text_file_role_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79454);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92784);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41941);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65633);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69171);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82644);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56334);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47799);










const othersShown = 10;
function renderDecision(report, options) {
    const { budget, others, groups } = options;
    const heading = `How this was decided${others === '' ? '' : ` · ${others}`}`;
    const parts = [
        renderCountTable(report),
        renderRuleTable(report, budget),
        renderOtherFindings(report, groups, budget),
        renderList('Left out', (0,_notices_js__WEBPACK_IMPORTED_MODULE_4__/* .formatExclusions */ .fE)(report), budget),
        renderList('Exceptions', (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .formatExceptions */ .iO)(report), budget),
        renderException(report),
        renderCoverage(report),
        renderList('Skipped or not readable', (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDiagnostics */ .oO)(report), budget),
        renderList('Notes', [...(0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .formatLookUps */ .Z6)(report), ...report.notes], budget),
        ...renderClosing(report, options),
    ];
    return renderFold(heading, parts.filter((part) => part !== '').join('\n\n'));
}
function renderFold(heading, body) {
    return `<details><summary>${heading}</summary>\n\n${body.trimEnd()}\n\n</details>`;
}
function renderCountTable({ scan, base, branch }) {
    const counts = scan?.counts ?? {};
    const shown = _severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.filter((severity) => (counts[severity] ?? 0) > 0 || (base?.counts[severity] ?? 0) > 0);
    if (shown.length === 0)
        return '';
    const here = branch === undefined ? 'This scan' : 'This branch';
    if (base === undefined) {
        const rows = shown.map((severity) => `| ${_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityNames */ .qx[severity]} | ${counts[severity] ?? ''} |`);
        return [`| | ${here} |`, '|:--|--:|', ...rows].join('\n');
    }
    const rows = shown.map((severity) => {
        const [now, before] = [counts[severity], base.counts[severity]];
        return `| ${_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityNames */ .qx[severity]} | ${now ?? ''} | ${before ?? ''} | ${formatDifference(now, before)} |`;
    });
    return [`| | ${here} | ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(base.branch, 60)} | Difference |`, '|:--|--:|--:|--:|', ...rows].join('\n');
}
function formatDifference(now, before) {
    if (now === undefined || before === undefined)
        return '';
    if (now === before)
        return '±0';
    return now > before ? `+${now - before}` : `−${before - now}`;
}
const ruleIcons = { passed: '✅', failed: '❌', inconclusive: '⚠️' };
function renderRuleTable(report, budget) {
    const rules = (0,_notices_js__WEBPACK_IMPORTED_MODULE_4__/* .listShownRules */ .Jc)(report);
    if (rules.length === 0)
        return '';
    const rows = (0,_budget_js__WEBPACK_IMPORTED_MODULE_9__/* .renderWithin */ .As)(rules, { budget, share: 0.3 }, (rule) => {
        const cells = [
            (0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMarkdownCode */ .kK)(rule.rule, 80),
            `${ruleIcons[rule.shown]} ${rule.word}`,
            (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .formatRange */ .Lu)(rule),
            rule.limit,
        ];
        return `| ${cells.join(' | ')} | ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(rule.line, 400)} |`;
    });
    const more = rules.length - rows.length;
    const cutNote = more > 0 ? `\n\n${(0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .pluralize */ .td)(more, 'rule')} more in the report file.` : '';
    return `| Rule | | Blocking | Allowed | Why |\n|:--|:--|--:|--:|:--|\n${rows.join('\n')}${cutNote}`;
}
function renderOtherFindings(report, groups, budget) {
    const others = listOtherFindings(report, groups);
    const total = Math.max(others.length, (0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .sumTally */ .yT)((0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .tallyOthers */ .Y6)(report)) + groups.suppressed.length);
    const { markdown, shown } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_8__/* .renderFindingTable */ .m)(report, others, { most: othersShown, budget, share: 0.6 });
    if (others.length === 0)
        return '';
    const unnamed = others.filter(({ disclosed }) => !disclosed).length;
    const roles = (0,_text_file_role_js__WEBPACK_IMPORTED_MODULE_1__/* .formatRoles */ .nI)(others);
    const said = [
        roles === '' ? '' : `Of these, ${roles}.`,
        shown > 0 && shown < total - unnamed ? `${shown} of ${total} shown, worst first.` : '',
        unnamed > 0 ? `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .pluralize */ .td)(unnamed, 'finding')} not named here (setting disclose).` : '',
    ].filter((part) => part !== '');
    return [`**${formatOthersHeading(groups, total)}**`, markdown, said.join(' ')]
        .filter((part) => part !== '')
        .join('\n\n');
}
function listOtherFindings(report, groups) {
    return [...(0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .selectUncertainFindings */ .GF)(report, groups), ...groups.open, ...groups.excepted, ...groups.suppressed];
}
function formatOthersHeading(groups, count) {
    const parts = [
        groups.excepted.length > 0 ? `${groups.excepted.length} excepted` : '',
        groups.suppressed.length > 0 ? `${groups.suppressed.length} suppressed` : '',
    ].filter((part) => part !== '');
    return `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .pluralize */ .td)(count, 'other finding')}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
}
function renderException(report) {
    const lines = (0,_advice_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSuggestedException */ .wC)(report);
    if (lines === undefined)
        return '';
    const lead = (0,_advice_js__WEBPACK_IMPORTED_MODULE_2__/* .formatExceptionLead */ .dI)(report, (path) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMarkdownCode */ .kK)(path, 200));
    return `${lead}\n\n${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMarkdownFence */ .sD)(lines, 600, 'yaml')}`;
}
function renderCoverage({ scan }) {
    return scan?.coverage === undefined ? '' : `**Coverage:** ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCoverage */ .Om)(scan.coverage)}`;
}
function renderList(heading, texts, budget) {
    if (texts.length === 0)
        return '';
    const items = (0,_budget_js__WEBPACK_IMPORTED_MODULE_9__/* .renderWithin */ .As)(texts.slice(0, 30), { budget, share: 0.15 }, (text) => `- ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(text, 500)}`);
    const more = texts.length - items.length;
    if (more > 0)
        items.push(`- … and ${more} more in the report file`);
    return `**${heading}**\n\n${items.join('\n')}`;
}
function renderClosing(report, { groups, budget, reportFile }) {
    const { elsewhereCount, policy, tool } = report;
    const counted = [
        groups.fixed.length > 0 ? `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .pluralize */ .td)(groups.fixed.length, 'finding')} fixed.` : '',
        elsewhereCount > 0 ? `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .pluralize */ .td)(elsewhereCount, 'violation')} of other branches left out.` : '',
        reportFile === undefined ? '' : `All findings: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMarkdownCode */ .kK)(reportFile)}`,
    ].filter((part) => part !== '');
    const audit = [
        `Policy: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(policy.source, 160)}${policy.sha256 === '' ? '' : ` ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMarkdownCode */ .kK)(policy.sha256.slice(0, 12))}`}`,
        `Scan Gate ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(tool.version, 40)}`,
        (0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .pluralize */ .td)((0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .countRequests */ .Kx)(report), 'request'),
        (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDuration */ .a3)(report.durationMs),
    ].join(' · ');
    const parts = [counted.join(' '), audit].filter((part) => part !== '');
    return parts.filter((part) => (0,_budget_js__WEBPACK_IMPORTED_MODULE_9__/* .spend */ .Rf)(budget, part));
}


/***/ }),

/***/ 47799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ chooseColumns),
/* harmony export */   m: () => (/* binding */ renderFindingTable)
/* harmony export */ });
/* harmony import */ var _text_file_role_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79454);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41941);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1175);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65633);
/* harmony import */ var _owners_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63288);
/* harmony import */ var _packages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89341);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56334);








function renderFindingTable(report, findings, options) {
    const named = findings.filter(({ disclosed }) => disclosed);
    const items = (0,_packages_js__WEBPACK_IMPORTED_MODULE_4__/* .groupPackages */ .Zc)(report, named, options.most);
    const columns = (options.columns ?? []).filter((column) => hasDistinctCells(column, items));
    const rows = (0,_budget_js__WEBPACK_IMPORTED_MODULE_7__/* .renderWithin */ .As)(items, options, (item) => renderRow(report, item, columns));
    const shown = items.slice(0, rows.length).reduce((sum, item) => sum + (0,_packages_js__WEBPACK_IMPORTED_MODULE_4__/* .countItemFindings */ .Lr)(item), 0);
    if (rows.length === 0)
        return { markdown: '', shown };
    const heads = ['', 'Finding', 'Where', ...columns.map(({ head }) => head)];
    const lines = [`| ${heads.join(' | ')} |`.replace('|  |', '| |'), `|${':--|'.repeat(heads.length)}`, ...rows];
    return { markdown: lines.join('\n'), shown };
}
const formatScoreCell = ({ cvss }) => cvss?.toFixed(1) ?? '';
const cvss = { head: 'CVSS', cell: formatScoreCell };
const score = { head: 'Score', cell: formatScoreCell };
const epss = {
    head: 'EPSS',
    cell: ({ epss }) => (epss === undefined ? '' : `${Math.round(epss * 100) / 100} %`),
};
const since = { head: 'Open since', cell: ({ detail }) => formatDay(detail?.firstDetected) };
function formatDay(milliseconds) {
    const date = new Date(milliseconds ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
const owner = {
    head: 'Owner',
    cell: (finding) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)((0,_owners_js__WEBPACK_IMPORTED_MODULE_3__/* .formatOwners */ .YY)(finding)?.join(' ') ?? '', 200),
};
function chooseColumns(report) {
    const { rules } = report;
    const kinds = new Set(rules.filter(({ verdict }) => verdict !== 'passed').map(({ asks }) => asks?.kind));
    return [
        ...(kinds.has('cvss') ? [(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .isEmbedded */ .nq)(report, report.evidence) ? score : cvss] : []),
        ...(kinds.has('epss') ? [epss] : []),
        ...(kinds.has('age') ? [since] : []),
        ...((0,_owners_js__WEBPACK_IMPORTED_MODULE_3__/* .hasSeveralOwners */ .Nu)(report) ? [owner] : []),
    ];
}
function hasDistinctCells({ cell }, items) {
    const cells = new Set(items.map(({ finding }) => cell(finding)));
    return cells.size > 1 || (items.length === 1 && !cells.has(''));
}
function renderRow(report, item, columns) {
    const { finding } = item;
    const said = [...renderTitle(item), ...listDecisions(finding)].join('<br>');
    const cells = [
        (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .formatSeverityName */ .ej)(finding),
        said,
        renderLocation(report, finding),
        ...columns.map(({ cell }) => cell(finding)),
    ];
    return `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
}
function renderTitle(item) {
    if (item.package === undefined) {
        const { finding } = item;
        const cwe = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .getCwe */ .aM)(finding);
        const advice = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .extractFirstSentence */ .T9)((0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .getRemediation */ .ID)(finding));
        const title = `**${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(finding.title, 200) || 'Untitled'}**${cwe === undefined ? '' : ` · ${cwe}`}`;
        return advice === undefined ? [title] : [title, (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(advice, 200)];
    }
    const { name, version, findings, update } = item.package;
    const title = `**${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(`${name} ${version}`, 150)}** · ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .pluralize */ .td)(findings.length, 'vulnerability', 'vulnerabilities')}`;
    return update === undefined ? [title] : [title, `${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(update, 150)}.`];
}
function listDecisions(finding) {
    const status = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .classifyFinding */ .qY)(finding) === 'suppressed' ? [`suppressed: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .formatViolationStatus */ .Rn)(finding)}`] : [];
    const exception = finding.exception === undefined ? [] : [(0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)((0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .formatExceptionTerms */ .ur)(finding.exception), 300)];
    const warned = finding.warnedBy === undefined ? [] : [(0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)((0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .formatWarnedBy */ .SL)(finding.warnedBy), 200)];
    const role = (0,_text_file_role_js__WEBPACK_IMPORTED_MODULE_0__/* .classifyPath */ .qK)(finding.filePath);
    const place = role === undefined ? [] : [_text_file_role_js__WEBPACK_IMPORTED_MODULE_0__/* .roleWords */ .ww[role]];
    return [...place, ...status, ...exception, ...warned, ...(finding.leftOut === undefined ? [] : [finding.leftOut])];
}
function renderLocation({ repositoryUrl, headSha }, finding) {
    const place = (0,_location_js__WEBPACK_IMPORTED_MODULE_1__/* .formatLocation */ .j$)(finding, 120);
    if (place === undefined)
        return '';
    const url = (0,_location_js__WEBPACK_IMPORTED_MODULE_1__/* .buildBlobUrl */ .Fy)({ repositoryUrl, headSha, filePath: finding.filePath, line: finding.line });
    const text = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMarkdown */ .FV)(place, 200);
    return url === undefined ? text : `[${text}](${url})`;
}


/***/ }),

/***/ 46833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ renderSummary)
/* harmony export */ });
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92784);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(41941);
/* harmony import */ var _help_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96127);
/* harmony import */ var _location_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1175);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65633);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69171);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82644);
/* harmony import */ var _sentence_open_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31019);
/* harmony import */ var _sentence_sentence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83672);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56334);
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66031);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47799);













const fixedBytes = 12_000;
function renderSummary(report, options = {}) {
    const { maxBytes = 900_000, hasHeading = true, isWhole = true, reportFile } = options;
    const budget = { left: Math.max(0, maxBytes - fixedBytes) };
    const groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .groupFindings */ .kG)(report.findings);
    const body = report.verdict === 'passed'
        ? renderPassed(report, options)
        : renderBlocking(report, groups, { ...options, budget });
    budget.left = Math.max(0, budget.left - (0,_budget_js__WEBPACK_IMPORTED_MODULE_12__/* .countBytes */ .Tu)(body.join('\n\n')));
    const hasFold = isWhole || report.verdict !== 'passed';
    const parts = [
        hasHeading ? formatHeading(report, options.category) : '',
        ...body,
        hasFold && report.scan !== undefined
            ? (0,_decision_js__WEBPACK_IMPORTED_MODULE_10__/* .renderDecision */ .X)(report, { budget, groups, others: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatOthers */ .l)(report), reportFile })
            : '',
        hasFold ? renderFooter(report, options) : '',
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function formatHeading(report, category) {
    const gate = category === undefined ? '' : ` · ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(category, 60)}`;
    return `### ${(0,_sentence_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .chooseIcon */ .P3)(report)} ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)((0,_sentence_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .formatSentence */ .jg)(report), _sentence_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .sentenceLimit */ .Zd)}${gate}`;
}
function renderPassed(report, { allFindingsUrl }) {
    const open = (0,_sentence_open_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .countOpen */ .QJ)(report);
    const limits = [renderWarnings(report), renderEndingExceptions(report), renderUncovered(report)];
    if ((0,_tally_js__WEBPACK_IMPORTED_MODULE_8__/* .sumTally */ .yT)(open) === 0)
        return limits;
    const news = (0,_tally_js__WEBPACK_IMPORTED_MODULE_8__/* .sumTally */ .yT)((0,_sentence_open_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .tallyDeferredNew */ .q2)(report));
    const said = (0,_sentence_open_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .isCompared */ .uQ)(report) && (0,_sentence_open_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .isNothingNew */ .Ix)(report)
        ? news > 0
            ? `This change did not bring ${news === 1 ? 'it' : 'them'} in; ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)((0,_sentence_open_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .getBaseBranchName */ .du)(report), 60)}’s own run judges ${news === 1 ? 'it' : 'them'}.`
            : `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_8__/* .formatTallySentence */ .jL)(open)} ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_8__/* .sumTally */ .yT)(open) === 1 ? 'was' : 'were'} there before.`
        : '';
    const link = allFindingsUrl === undefined ? '' : `[All findings](${allFindingsUrl})`;
    return [[said, link].filter((part) => part !== '').join(' '), ...limits];
}
function renderWarnings(report) {
    const lines = (0,_notices_js__WEBPACK_IMPORTED_MODULE_4__/* .formatWarnings */ .FP)(report);
    return lines.length === 0
        ? ''
        : `⚠️ ${lines
            .slice(0, 10)
            .map((line) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(`${line}.`, 200))
            .join('<br>⚠️ ')}`;
}
function renderEndingExceptions(report) {
    const lines = (0,_notices_js__WEBPACK_IMPORTED_MODULE_4__/* .formatEndingExceptions */ .ZL)(report)
        .slice(0, 5)
        .map((line) => `⏳ ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(`${line}.`, 300)}`);
    return lines.join('<br>');
}
function renderUncovered(report) {
    const missing = (0,_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .listUncoveredTypes */ .B_)(report);
    return missing.length === 0 ? '' : `Not scanned: ${missing.map((type) => _wording_js__WEBPACK_IMPORTED_MODULE_9__/* .typeNames */ .DK[type]).join(', ')}.`;
}
function renderBlocking(report, groups, limits) {
    const { budget, maxFindings = 50 } = limits;
    const shown = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .selectDecidingFindings */ .OS)(report, groups);
    const table = (0,_findings_js__WEBPACK_IMPORTED_MODULE_11__/* .renderFindingTable */ .m)(report, shown, {
        most: maxFindings,
        budget,
        share: 0.6,
        columns: (0,_findings_js__WEBPACK_IMPORTED_MODULE_11__/* .chooseColumns */ .h)(report),
    });
    const isFailed = report.verdict === 'failed';
    return [
        ...(isFailed ? [] : renderUndecided(report)),
        (0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .formatIntro */ .qo)(report, groups),
        table.markdown,
        formatCutText(shown, table),
        renderWarnings(report),
        renderEndingExceptions(report),
        isFailed ? renderAdvice(report) : '',
        isFailed ? renderUncovered(report) : '',
    ];
}
function renderUndecided(report) {
    const { hint, reason } = report;
    const why = (0,_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .formatReasons */ .d$)(report, (0,_sentence_sentence_js__WEBPACK_IMPORTED_MODULE_7__/* .formatSentence */ .jg)(report)).join('; ');
    const help = (0,_help_page_js__WEBPACK_IMPORTED_MODULE_1__/* .getHelpUrl */ .l)(reason);
    const parts = [
        why === '' ? '' : `${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMarkdown */ .FV)(why, 600)}.`,
        hint === undefined ? '' : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .renderMarkdownProse */ .PW)(hint, 600),
    ];
    const said = parts.filter((part) => part !== '');
    if (help !== undefined)
        said.push(`${said.pop() ?? ''} [More](${help})`.trim());
    return said;
}
function formatCutText(findings, { shown }) {
    const unnamed = findings.filter(({ disclosed }) => !disclosed).length;
    const parts = [
        shown < findings.length - unnamed
            ? `${shown} of ${findings.length} shown, worst first; the report file has all.`
            : '',
        unnamed > 0 ? `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_8__/* .pluralize */ .td)(unnamed, 'finding')} not named here (setting disclose).` : '',
    ];
    return parts.filter((part) => part !== '').join(' ');
}
function renderAdvice(report) {
    const { lead, link } = (0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .describeAdvice */ .gT)(report);
    return `${lead}[${link}](${_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .exceptionsPage */ .o1}).`;
}
function renderFooter(report, { allFindingsUrl }) {
    const scan = report.scan === undefined ? undefined : `scan ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMarkdownCode */ .kK)(report.scan.id, 80)}`;
    const place = [scan, renderCommitLink(report)].filter((part) => part !== undefined).join(' at ');
    const all = allFindingsUrl === undefined ? '' : `[All findings](${allFindingsUrl})`;
    const parts = [all, place].filter((part) => part !== '');
    return parts.length === 0 ? '' : `<sub>${parts.join(' · ')}</sub>`;
}
function renderCommitLink(report) {
    const sha = (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeSha */ .NY)(report.headSha);
    if (sha === undefined)
        return undefined;
    const repository = (0,_location_js__WEBPACK_IMPORTED_MODULE_2__/* .toSafeRepositoryUrl */ .MO)(report.repositoryUrl);
    const short = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .formatMarkdownCode */ .kK)(sha.slice(0, 7));
    return repository === undefined ? short : `[${short}](${repository}/commit/${sha})`;
}


/***/ }),

/***/ 89536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ withClient),
/* harmony export */   U: () => (/* binding */ createWriteAccess)
/* harmony export */ });
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16558);
/* harmony import */ var _ci_github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88657);
/* harmony import */ var _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33716);
/* harmony import */ var _ci_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74418);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85129);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49646);






function createWriteAccess(run) {
    const { context, settings, env, transport, clock, cancel, now, loadOctokit } = run;
    const runId = env.GITHUB_RUN_ID;
    const { repositoryUrl } = context;
    return {
        ...(0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_5__/* .createGithubAccess */ .K)(env, settings.githubToken, loadOctokit),
        secrets: (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .listSecretValues */ .D_)(settings).flatMap(_ci_log_js__WEBPACK_IMPORTED_MODULE_2__/* .listLinesToMask */ .HP),
        transport,
        clock,
        cancel,
        runUrl: runId === undefined || repositoryUrl === undefined ? undefined : `${repositoryUrl}/actions/runs/${runId}`,
        startedMs: now.getTime(),
        isDependabot: env.GITHUB_ACTOR === 'dependabot[bot]',
    };
}
async function withClient(access, budgetMs, use) {
    const { clock, cancel } = access;
    const budget = (0,_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .limitDelivery */ .Yx)({ clock, timeoutMs: budgetMs, cancel }, 'GitHub');
    try {
        return await use((0,_ci_github_client_js__WEBPACK_IMPORTED_MODULE_0__/* .createGithubClient */ .z)({ ...access, budget, problemOf: _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .createPublishError */ .ih }));
    }
    finally {
        budget.end();
    }
}


/***/ }),

/***/ 37887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XL: () => (/* binding */ checkRun),
  ZV: () => (/* binding */ chooseConclusion),
  Fp: () => (/* binding */ completeCheckRun),
  j8: () => (/* binding */ endCheckRun),
  dJ: () => (/* binding */ findUnfinished),
  iN: () => (/* binding */ isOvertaken),
  PQ: () => (/* binding */ recordPending),
  aF: () => (/* binding */ startCheckRun)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/identity.js
var github_identity = __webpack_require__(29194);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/problems.js
var problems = __webpack_require__(33716);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/report/annotations.js
var annotations = __webpack_require__(30804);
// EXTERNAL MODULE: ./build/compiled/src/report/neutral.js
var neutral = __webpack_require__(65633);
// EXTERNAL MODULE: ./build/compiled/src/report/sentence/sentence.js + 3 modules
var sentence = __webpack_require__(83672);
// EXTERNAL MODULE: ./build/compiled/src/report/summary/fit.js
var fit = __webpack_require__(39482);
// EXTERNAL MODULE: ./build/compiled/src/report/summary/summary.js
var summary = __webpack_require__(46833);
// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var report_tally = __webpack_require__(20880);
// EXTERNAL MODULE: ./build/compiled/src/report/location.js
var report_location = __webpack_require__(1175);
;// CONCATENATED MODULE: ./build/compiled/src/surfaces/check-run/annotations.js




const batchSize = 50;
const settleMs = 2000;
const attempts = 3;
const listedAnnotation = schemas/* object */.Ikc({
    path: schemas/* string */.YjP(),
    start_line: schemas/* number */.aig().int(),
    message: schemas/* string */.YjP().nullish(),
});
const updated = schemas/* looseObject */._H3({ id: schemas/* number */.aig().int() });
const noAnnotations = { chosen: [], unplaced: 0, unnamed: 0, deciding: 0, others: 0 };
function planAnnotations({ client, report, settings }) {
    const findings = [];
    for (const finding of report.findings)
        if ((0,report_location/* toSafeRelativePath */.iP)(finding.filePath) !== undefined)
            findings.push(finding);
    const all = (0,annotations/* createAnnotations */.XV)(report, { max: 0 });
    const limits = { max: settings.maxAnnotations, maxPerLevel: Number.POSITIVE_INFINITY };
    const placed = (0,annotations/* createAnnotations */.XV)({ ...report, findings }, limits);
    return {
        chosen: placed.annotations.flatMap((annotation) => toCheckAnnotation(client, annotation)),
        unplaced: all.asking - placed.asking,
        unnamed: all.undisclosed,
        deciding: all.deciding.total,
        others: all.others.total,
    };
}
const levels = { error: 'failure', warning: 'warning', notice: 'notice' };
function toCheckAnnotation(client, { level, title, message, file, line }) {
    if (file === undefined)
        return [];
    const at = line ?? 1;
    const texts = { title: client.redact(title), message: client.redact(message) };
    return [{ path: file, start_line: at, end_line: at, annotation_level: levels[level], ...texts }];
}
function compareAnnotations(chosen, listed) {
    const present = new Set(listed);
    const known = new Set(chosen.map(buildIdentity));
    return {
        missing: chosen.filter((annotation) => !present.has(buildIdentity(annotation))),
        outdated: listed.filter((identity) => !known.has(identity)).length,
    };
}
function buildIdentity({ path, start_line: line, message }) {
    return JSON.stringify([path, line, (0,annotations/* parseViolationId */.Cl)(message ?? '') ?? message?.trim()]);
}
async function listAnnotations(client, id) {
    const listed = await client.pages({
        route: 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations',
        parameters: { check_run_id: id },
        shape: schemas/* array */.YOg(listedAnnotation),
    }, (page) => page);
    return listed.map(buildIdentity);
}
function splitIntoBatches(all) {
    return Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) => all.slice(index * batchSize, (index + 1) * batchSize));
}
async function addAnnotations(client, { id, batch }, updateFor) {
    let missing = batch;
    for (let attempt = 1;; attempt++) {
        try {
            await update(client, { id, ...updateFor(0) }, missing);
            return 0;
        }
        catch (error) {
            if ((0,problems/* readRefusalStatus */.RO)(error) === 422 && missing.length > 0) {
                await update(client, { id, ...updateFor(missing.length) }, []);
                return missing.length;
            }
            if (!(0,problems/* isAmbiguous */.X2)(error) || attempt === attempts)
                throw error;
            await client.sleep(settleMs);
            missing = compareAnnotations([...missing], await listAnnotations(client, id)).missing;
        }
    }
}
async function update(client, { id, output, ...rest }, added) {
    await client.call({
        route: 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
        parameters: { check_run_id: id, ...rest, output: added.length === 0 ? output : { ...output, annotations: added } },
        shape: updated,
        isOnce: added.length > 0,
    });
}

// EXTERNAL MODULE: ./build/compiled/src/surfaces/check-run/opened.js
var check_run_opened = __webpack_require__(66946);
;// CONCATENATED MODULE: ./build/compiled/src/surfaces/check-run/check-run.js












const outputBytes = 65_535;
const conclusionReserveMs = 15_000;
const check_run_settleMs = 2000;
const checkRun = schemas/* looseObject */._H3({
    id: schemas/* number */.aig().int(),
    html_url: schemas/* string */.YjP().nullish(),
    external_id: schemas/* string */.YjP().nullish(),
    status: schemas/* string */.YjP().nullish(),
    details_url: schemas/* string */.YjP().nullish(),
    output: schemas/* looseObject */._H3({ annotations_count: schemas/* number */.aig().int() }),
});
const checkRunPage = schemas/* looseObject */._H3({ total_count: schemas/* number */.aig().int(), check_runs: schemas/* array */.YOg(checkRun) });
const runsRoute = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
const createRoute = 'POST /repos/{owner}/{repo}/check-runs';
const updateRoute = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
const slackMs = 2000;
async function startCheckRun(client, opening) {
    const identity = check_run_buildIdentity(opening);
    const found = await findCheckRun(client, identity);
    const startedMs = opening.startedMs + (client.serverAheadMs() ?? 0);
    if (isNewer(found, startedMs))
        return 'overtaken';
    const state = {
        external_id: (0,github_identity/* formatExternalId */.E5)(identity.key, startedMs),
        status: 'in_progress',
        output: { title: 'Scanning', summary: client.redact((0,neutral/* escapeMarkdown */.FV)(opening.text)) || 'The scan is under way.' },
        ...buildDetails(opening.runUrl),
    };
    if (found === undefined)
        return createCheckRun(client, identity, state);
    try {
        const answer = await client.call({
            route: updateRoute,
            parameters: { check_run_id: found.id, ...state },
            shape: checkRun,
        });
        return { ...toOpenedCheckRun(answer), annotationCount: found.output.annotations_count };
    }
    catch (error) {
        if ((0,problems/* readRefusalStatus */.RO)(error) === undefined)
            throw error;
        return createCheckRun(client, identity, state);
    }
}
function check_run_buildIdentity({ category, event, headSha }) {
    return { name: (0,github_identity/* formatGateName */.ME)(category, event), key: (0,github_identity/* formatRunKey */.O5)(category, event), head_sha: headSha };
}
function isNewer(run, startedMs) {
    return run !== undefined && (0,github_identity/* readExternalId */.v)(run.external_id).startedMs > startedMs + slackMs;
}
async function isOvertaken(client, opening, startedMs) {
    return isNewer(await findCheckRun(client, check_run_buildIdentity(opening)), startedMs);
}
async function findUnfinished(client, opening) {
    const found = await findCheckRun(client, check_run_buildIdentity(opening));
    if (found === undefined || found.status === 'completed')
        return undefined;
    const isOurs = opening.runUrl === undefined || found.details_url === opening.runUrl;
    return isOurs ? toOpenedCheckRun(found) : undefined;
}
async function recordPending(client, opening, { opened: { id, startedMs }, scan }) {
    const { key } = check_run_buildIdentity(opening);
    const text = `${opening.text} Nobody waits for scan ${scan.scanId}: when it has ended, another run of the gate judges it.`;
    const output = { title: 'Waiting for the scan', summary: client.redact((0,neutral/* escapeMarkdown */.FV)(text)) };
    const parameters = { check_run_id: id, external_id: (0,github_identity/* formatExternalId */.E5)(key, startedMs, scan), output };
    await client.call({ route: updateRoute, parameters, shape: checkRun });
}

function toOpenedCheckRun(run) {
    const { startedMs } = (0,github_identity/* readExternalId */.v)(run.external_id);
    return { id: run.id, url: run.html_url ?? undefined, annotationCount: run.output.annotations_count, startedMs };
}
async function findCheckRun(client, identity) {
    const runs = await client.pages({
        route: runsRoute,
        parameters: { ref: identity.head_sha, check_name: identity.name, filter: 'all' },
        shape: checkRunPage,
    }, (page) => page.check_runs);
    const own = runs.filter((run) => (0,github_identity/* readExternalId */.v)(run.external_id).key === identity.key);
    const getStartTime = (run) => (0,github_identity/* readExternalId */.v)(run.external_id).startedMs;
    return own.sort((a, b) => getStartTime(b) - getStartTime(a) || b.id - a.id)[0];
}
async function createCheckRun(client, identity, state) {
    const { name, head_sha } = identity;
    const create = async () => {
        const call = { route: createRoute, parameters: { name, head_sha, ...state }, shape: checkRun, isOnce: true };
        return toOpenedCheckRun(await client.call(call));
    };
    try {
        return await create();
    }
    catch (error) {
        if (!(0,problems/* isAmbiguous */.X2)(error))
            throw error;
        await client.sleep(check_run_settleMs);
        const found = await findCheckRun(client, identity);
        return found === undefined ? create() : toOpenedCheckRun(found);
    }
}
async function completeCheckRun(showing, opened) {
    const { client, settings } = showing;
    const isMarking = (0,check_run_opened/* marksInCheckRun */.v)(settings);
    const wanted = isMarking ? planAnnotations(showing) : noAnnotations;
    const listed = isMarking && opened.annotationCount > 0 ? await listAnnotations(client, opened.id) : [];
    const { missing, outdated } = compareAnnotations(wanted.chosen, listed);
    const batches = splitIntoBatches(missing);
    const tally = { ...wanted, outdated, refused: 0, late: 0 };
    await addBatches(showing, { id: opened.id, batches: batches.slice(0, -1) }, tally);
    await sendConclusion(showing, { id: opened.id, batch: batches.at(-1) ?? [] }, tally);
    return { lines: formatCounts(showing.report, tally), warnings: formatLosses(tally) };
}
async function addBatches(showing, { id, batches }, tally) {
    const { client, report } = showing;
    const output = { title: (0,sentence/* formatSentence */.jg)(report), summary: 'The findings are being written.' };
    for (const batch of batches) {
        if (client.timeLeftMs() < conclusionReserveMs)
            tally.late += batch.length;
        else
            tally.refused += await addAnnotations(client, { id, batch }, () => ({ output }));
    }
}
async function sendConclusion(showing, last, tally) {
    const { client, report, github } = showing;
    const markdown = client.redact((0,summary/* renderSummary */.B)(report, { maxBytes: outputBytes, allFindingsUrl: github.access.runUrl, hasHeading: false }));
    const output = {
        title: (0,sentence/* formatSentence */.jg)(report),
        summary: (0,fit/* fitSummary */.m)(markdown, outputBytes).trim() || (0,sentence/* formatSentence */.jg)(report),
    };
    const end = { status: 'completed', conclusion: chooseConclusion(report), ...buildDetails(github.access.runUrl) };
    tally.refused += await addAnnotations(client, last, (refused) => {
        const text = formatCounts(report, { ...tally, refused: tally.refused + refused }).join('\n\n');
        return { ...end, output: text === '' ? output : { ...output, text } };
    });
}
function buildDetails(runUrl) {
    return runUrl === undefined ? {} : { details_url: runUrl };
}
function formatCounts(report, tally) {
    const { unplaced, unnamed, outdated } = tally;
    const reasons = [
        unnamed > 0 ? `${unnamed} may not be named here` : '',
        unplaced > 0 ? `${unplaced} without a file of this repository` : '',
    ].filter((part) => part !== '');
    const all = (0,annotations/* formatOmittedLine */.u5)(report, computeShares(tally), reasons);
    const old = `${(0,report_tally/* pluralize */.td)(outdated, 'annotation')} of an earlier attempt cannot be taken back: GitHub only adds annotations`;
    return [...(all === undefined ? [] : [all]), ...(outdated > 0 ? [old] : [])];
}
function computeShares({ chosen, refused, late, ...totals }) {
    const notices = chosen.filter((each) => each.annotation_level === 'notice').length;
    const shown = Math.max(0, chosen.length - refused - late);
    const deciding = Math.min(shown, chosen.length - notices);
    return {
        deciding: { shown: deciding, total: totals.deciding },
        others: { shown: shown - deciding, total: totals.others },
    };
}
function formatLosses({ refused, late }) {
    return [
        ...(refused > 0 ? [`GitHub refused ${(0,report_tally/* pluralize */.td)(refused, 'annotation')} of the check run`] : []),
        ...(late > 0 ? [`There was no time for ${(0,report_tally/* pluralize */.td)(late, 'annotation')} of the check run`] : []),
    ];
}
async function endCheckRun(client, id, { conclusion, title, text }) {
    const output = { title, summary: client.redact((0,neutral/* escapeMarkdown */.FV)(text)) || 'The run has ended.' };
    const parameters = { check_run_id: id, status: 'completed', conclusion, output };
    await client.call({ route: updateRoute, parameters, shape: checkRun });
}
function chooseConclusion({ verdict, reason, enforced, exitCode }) {
    if (reason === 'cancelled')
        return 'cancelled';
    if (!enforced)
        return 'neutral';
    if (verdict === 'passed')
        return exitCode === 0 ? 'success' : 'failure';
    if (verdict === 'failed')
        return 'failure';
    if (exitCode === 0)
        return 'neutral';
    if (reason === 'timeout')
        return 'timed_out';
    return (0,errors/* isInconclusive */.Fm)(reason) && errors/* inconclusiveReasons */.Qe[reason].needsAction ? 'action_required' : 'failure';
}


/***/ }),

/***/ 66946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ marksInCheckRun)
/* harmony export */ });
function marksInCheckRun({ annotations }) {
    return annotations === 'auto' || annotations === 'check-run';
}


/***/ }),

/***/ 65132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ describeRefusal)
/* harmony export */ });
/* harmony import */ var _api_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83136);
/* harmony import */ var _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33716);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18540);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65633);





function describeRefusal(error, refused, { isDependabot, secrets }) {
    const fault = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue ? error : new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PUBLISH', String(error));
    const status = (0,_ci_github_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .readRefusalStatus */ .RO)(fault);
    const advice = status === undefined
        ? fault.hint && (0,_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .toPlainText */ .bo)(fault.hint)
        : chooseAdvice(status, fault.message, describeTokenLimits(refused, isDependabot));
    const doubt = (0,_ci_github_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .isAmbiguous */ .X2)(fault) ? ' (it may have arrived anyway)' : '';
    const line = [`${refused.name} could not be written${doubt}: ${fault.message}`, advice].filter(Boolean).join('. ');
    return (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)((0,_api_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .removeSecrets */ .c)(line, secrets), 1000);
}
function describeTokenLimits({ permission }, isDependabot) {
    return {
        grant: `Give the job the permission "${permission}".`,
        readOnly: isDependabot
            ? "Dependabot's runs get a read-only token by default"
            : 'A pull request from a fork gets a read-only token whatever the workflow says',
    };
}
function chooseAdvice(status, message, { grant, readOnly }) {
    if (status === 401)
        return 'Check github-token: it is wrong or has expired.';
    if (/must be enabled|not enabled|Advanced Security/i.test(message)) {
        return 'Enable code scanning in the settings of the repository, or remove upload-sarif.';
    }
    if (status === 404)
        return `${grant} If the job has it, this GitHub server does not support it.`;
    if (status === 422)
        return 'The findings are in the summary of the run.';
    return status === 403 ? `${grant} ${readOnly}.` : undefined;
}


/***/ }),

/***/ 21661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ getBaseName),
/* harmony export */   uQ: () => (/* binding */ getExtension)
/* harmony export */ });
/* unused harmony exports getFolder, isInstalledPackage */
function getBaseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function getFolder(path) {
    return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
function getExtension(path) {
    const name = getBaseName(path);
    const dot = name.lastIndexOf('.');
    return dot <= 0 ? '' : name.slice(dot).toLowerCase();
}
function isInstalledPackage(path) {
    return path.startsWith('node_modules/') || path.includes('/node_modules/');
}


/***/ }),

/***/ 79454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nI: () => (/* binding */ formatRoles),
/* harmony export */   qK: () => (/* binding */ classifyPath),
/* harmony export */   wL: () => (/* binding */ fileRoles),
/* harmony export */   ww: () => (/* binding */ roleWords)
/* harmony export */ });
const fileRoles = ['fixture', 'test', 'example', 'benchmark', 'documentation', 'vendored', 'minified'];
const patterns = {
    fixture: /(?:^|\/)(?:(?:__)?fixtures?(?:__)?|testdata|test-?data|__snapshots__|__mocks__|mocks?)\//i,
    test: /(?:^|\/)(?:__tests__|tests?|specs?|e2e|cypress)\/|(?:^|[._-])(?:test|spec|cy|e2e)\.[cm]?[jt]sx?$|(?:^|\/)(?:test_[^/]*|conftest|tests)\.py$|_(?:test|spec)\.(?:py|go|rb)$|[a-z](?:Test|Tests|IT)\.(?:java|kt|cs|php)$/,
    example: /(?:^|\/)(?:examples?|samples?|demos?)\//i,
    benchmark: /(?:^|\/)(?:benchmarks|bench)\/|^benchmark\//i,
    documentation: /(?:^|\/)docs?\//i,
    vendored: /(?:^|\/)(?:vendors?|third[_-]?party|bower_components|node_modules|external|lib\/jquery)\/|(?:^|\/)(?:jquery|bootstrap|angular|lodash|underscore|moment|react|vue|d3|popper|materialize|modernizr|html5shiv)(?:[.-](?:[\d.]+|slim|bundle|core|ui))*(?:\.min)?\.js$/i,
    minified: /\.min\.(?:[cm]?js|css)$/i,
};
const anyPattern = new RegExp(Object.values(patterns)
    .map(({ source }) => source)
    .join('|'), 'i');
const packageFolders = /((?:^|\/)src\/main\/(?:java|kotlin|scala|groovy)\/)(?:.*\/)?/;
function classifyPath(path) {
    if (path === undefined || !anyPattern.test(path))
        return undefined;
    const named = path.replace(packageFolders, '$1');
    return fileRoles.find((role) => patterns[role].test(named));
}
const roleWords = {
    fixture: 'in a fixture of tests',
    test: 'in a test',
    example: 'in an example',
    benchmark: 'in a benchmark',
    documentation: 'in documentation',
    vendored: 'in code of somebody else that is kept here',
    minified: 'in minified code',
};
const manyWords = {
    fixture: 'in fixtures of tests',
    test: 'in tests',
    example: 'in examples',
    benchmark: 'in benchmarks',
    documentation: 'in documentation',
    vendored: 'in code of others',
    minified: 'in minified code',
};
function formatRoles(findings) {
    const counts = new Map();
    for (const { filePath } of findings) {
        const role = classifyPath(filePath);
        if (role !== undefined)
            counts.set(role, (counts.get(role) ?? 0) + 1);
    }
    const parts = fileRoles.flatMap((role) => {
        const count = counts.get(role) ?? 0;
        return count === 0 ? [] : [`${count} ${(count === 1 ? roleWords : manyWords)[role]}`];
    });
    return parts.join(', ');
}


/***/ }),

/***/ 41706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ parsePurl),
/* harmony export */   C9: () => (/* binding */ matchesPackage),
/* harmony export */   E3: () => (/* binding */ describePurlProblem),
/* harmony export */   X: () => (/* binding */ splitNpmName),
/* harmony export */   ay: () => (/* binding */ createRepositoryPurl),
/* harmony export */   dd: () => (/* binding */ formatPurl)
/* harmony export */ });
/* harmony import */ var _file_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21661);

const longest = 2000;
const withoutCase = new Set('alpm apk bitbucket composer deb github gitlab golang hex nuget oci pub pypi'.split(' '));
function parsePurl(text) {
    const body = /^pkg:\/*(.+)$/is.exec(text.trim())?.[1];
    if (body === undefined || text.length > longest || !text.isWellFormed())
        return undefined;
    const [beforeFragment, subpath] = splitAt(body, body.indexOf('#'));
    const [path, query] = splitAt(beforeFragment, beforeFragment.indexOf('?'));
    const at = path.lastIndexOf('@');
    const [named, version] = splitAt(path, at > path.lastIndexOf('/') + 1 ? at : -1);
    const parts = named.split('/').filter((part) => part !== '');
    try {
        const [type = '', ...names] = parts.map((part) => decodeURIComponent(part));
        const name = names.pop();
        if (!/^[a-z][a-z0-9.+-]*$/i.test(type) || name === undefined)
            return undefined;
        return normalizePurl({
            type,
            name,
            ...(names.length > 0 && { namespace: names.join('/') }),
            ...(version && { version: decodeURIComponent(version) }),
            ...(query && { qualifiers: parseQualifiers(query) }),
            ...(subpath && { subpath: decodeURIComponent(subpath).replace(/^\/+|\/+$/g, '') }),
        });
    }
    catch {
        return undefined;
    }
}
function describePurlProblem(text) {
    const purl = parsePurl(text);
    if (purl === undefined || /[\s\p{Cc}\p{Cf}]/u.test(text.trim()))
        return 'is not a package URL such as pkg:npm/lodash@4.17.21';
    const [beforeFragment, subpath] = splitAt(text.trim(), text.trim().indexOf('#'));
    const [path, query] = splitAt(beforeFragment, beforeFragment.indexOf('?'));
    const last = (0,_file_name_js__WEBPACK_IMPORTED_MODULE_0__/* .getBaseName */ .J)(path);
    const [name, version] = splitAt(last, last.lastIndexOf('@'));
    if (isBlank(purl.name) || name.startsWith('@'))
        return 'has no name of a package';
    const folders = path.split('/').slice(0, -1);
    if ([name, ...folders].some((part) => part.lastIndexOf('@') > 0))
        return 'has an @ in its name, which is written as %40';
    if (version !== undefined && isBlank(purl.version ?? ''))
        return 'has an empty version; name one, or leave the @ out for every version';
    if (purl.namespace?.split('/').some(isBlank))
        return 'has an empty part before its name';
    if (query !== undefined)
        return describeQualifierProblem(query);
    return subpath !== undefined && isBlank(purl.subpath ?? '') ? 'has an empty subpath; leave the # out' : undefined;
}
function isBlank(text) {
    return /^[\s\p{Cc}\p{Cf}]*$/u.test(text);
}
function describeQualifierProblem(query) {
    const keys = new Set();
    for (const pair of query.split('&')) {
        const [key, value = ''] = splitAt(pair, pair.indexOf('='));
        if (!/^[a-z][a-z0-9._-]*$/i.test(key) || isBlank(decodeURIComponent(value)))
            return 'has a qualifier without a value; leave it out';
        if (keys.has(key.toLowerCase()))
            return 'has a qualifier twice';
        keys.add(key.toLowerCase());
    }
    return undefined;
}
function splitAt(text, index) {
    return index <= 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}
function parseQualifiers(query) {
    const pairs = query.split('&').map((pair) => splitAt(pair, pair.indexOf('=')));
    const given = pairs.flatMap(([key, value]) => value ? [[key.toLowerCase(), decodeURIComponent(value)]] : []);
    return Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}
function normalizePurl(purl) {
    const type = purl.type.toLowerCase();
    const normalizeCase = (text) => (withoutCase.has(type) ? text.toLowerCase() : text);
    const name = type === 'pypi' ? normalizeCase(purl.name).replaceAll(/[-_.]+/g, '-') : normalizeCase(purl.name);
    return { ...purl, type, name, ...(purl.namespace !== undefined && { namespace: normalizeCase(purl.namespace) }) };
}
const encode = (text) => encodeURIComponent(text.toWellFormed());
function formatPurl({ type, namespace, name, version, qualifiers, subpath }) {
    const names = [...(namespace?.split('/') ?? []), name].map(encode);
    const query = Object.entries(qualifiers ?? {}).map(([key, value]) => `${key}=${encode(value)}`);
    return [
        `pkg:${[type, ...names].join('/')}`,
        version === undefined ? '' : `@${encode(version)}`,
        query.length === 0 ? '' : `?${query.join('&')}`,
        subpath === undefined ? '' : `#${subpath.split('/').map(encode).join('/')}`,
    ].join('');
}
const hosts = {
    'github.com': 'github',
    'gitlab.com': 'gitlab',
    'bitbucket.org': 'bitbucket',
};
const webProtocols = ['https:', 'http:'];
function createRepositoryPurl(url) {
    const address = URL.parse(url);
    if (address === null || !webProtocols.includes(address.protocol))
        return undefined;
    const { host, pathname } = address;
    const path = pathname.replace(/\/+$/, '').replace(/\.git$/, '');
    if (path === '')
        return undefined;
    const type = hosts[host];
    return parsePurl(type === undefined ? `pkg:generic/${host}/${path}` : `pkg:${type}/${path}`);
}
function splitNpmName(library) {
    const slash = library.startsWith('@') ? library.indexOf('/') : -1;
    return slash < 0 ? { name: library } : { namespace: library.slice(0, slash), name: library.slice(slash + 1) };
}
function matchesPackage(named, found) {
    const isSame = named.type === found.type && named.namespace === found.namespace && named.name === found.name;
    if (!isSame)
        return 'no';
    const { version, subpath, qualifiers } = found;
    const asked = [
        [normalizeVersion(named), normalizeVersion(found)],
        [named.subpath, subpath],
        ...Object.entries(named.qualifiers ?? {}).map(([key, value]) => [
            value,
            qualifiers?.[key],
        ]),
    ];
    const differs = asked.some(([wanted, stated]) => wanted !== undefined && stated !== undefined && wanted !== stated);
    if (differs)
        return 'no';
    const isStated = version !== undefined && asked.every(([wanted, stated]) => wanted === undefined || stated !== undefined);
    return isStated ? 'yes' : 'unknown';
}
function normalizeVersion({ type, version }) {
    return type === 'golang' ? version?.replace(/^v(?=\d)/, '') : version;
}


/***/ })

};
