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
    const value = parse(text);
    if (countKeys(value) !== keyCount)
        for (const path of repeatedKeys(text))
            replace(value, path);
    return value;
}
function measure(text) {
    let [level, depth, keyCount] = [0, 0, 0];
    for (let index = 0; index < text.length; index++) {
        const code = text.charCodeAt(index);
        if (code === quote)
            index = endOfString(text, index);
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
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', text.trim() === '' ? 'the answer is empty' : 'the answer is not JSON', {
            cause: error,
        });
    }
}
function repeatedKeys(text) {
    const levels = [];
    const repeated = [];
    for (let index = 0; index < text.length; index++) {
        const code = text.charCodeAt(index);
        const level = levels.at(-1);
        if (code === quote) {
            const end = endOfString(text, index);
            if (level?.isKeyNext && isKeyAgain(level, text.slice(index + 1, end)))
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
function endOfString(text, start) {
    for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
        let first = end;
        while (text.charCodeAt(first - 1) === backslash)
            first--;
        if ((end - first) % 2 === 0)
            return end;
    }
    return text.length;
}
function isKeyAgain(level, raw) {
    const key = raw.includes('\\') ? unescaped(raw) : raw;
    level.isKeyNext = false;
    level.at = key;
    if (level.keys?.has(key))
        return true;
    level.keys?.add(key);
    return false;
}
function unescaped(raw) {
    try {
        return String(JSON.parse(`"${raw}"`));
    }
    catch {
        return raw;
    }
}
function replace(root, path) {
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
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   dg: () => (/* binding */ isTransient),
/* harmony export */   jo: () => (/* binding */ backoffMs),
/* harmony export */   jy: () => (/* binding */ waitBeforeRetry),
/* harmony export */   pX: () => (/* binding */ attemptBudget)
/* harmony export */ });
/* harmony import */ var _assumptions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83968);

const attemptBudget = 5;
const baseMs = 500;
const capMs = 20_000;
function backoffMs(attempt, random) {
    return random * Math.min(capMs, baseMs * 2 ** attempt);
}
function retryAfterMs({ header, detail }, assume, wallClockMs) {
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
function isTransient(status) {
    return status === 408 || status >= 500;
}
function waitBeforeRetry(outcome, attempt, isOnce) {
    if (attempt + 1 >= attemptBudget)
        return undefined;
    const backoff = backoffMs(attempt, Math.random());
    if (outcome.kind === 'failure')
        return !outcome.permanent && (outcome.unsent || !isOnce) ? backoff : undefined;
    if (outcome.status !== 429 && (isOnce || !isTransient(outcome.status)))
        return undefined;
    const asked = { header: outcome.header('retry-after'), detail: undefined };
    return retryAfterMs(asked, _assumptions_js__WEBPACK_IMPORTED_MODULE_0__/* .defaultAssumptions */ .ad, Date.now()) ?? backoff;
}


/***/ }),

/***/ 16558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ githubAccess)
/* harmony export */ });
function githubAccess(env, token, loadOctokit) {
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


const leastUntoldMs = 60_000;
function rateLimitOf({ status, header, message }, earlier) {
    if (status !== 403 && status !== 429)
        return undefined;
    const retryAfter = wholeNumber(header('retry-after'));
    if (retryAfter !== undefined)
        return { waitMs: Math.max(1, retryAfter) * 1000, isTold: true };
    const reset = wholeNumber(header('x-ratelimit-reset'));
    if (wholeNumber(header('x-ratelimit-remaining')) === 0 && reset !== undefined) {
        const now = Date.parse(String(header('date')));
        return { waitMs: Math.max(1000, reset * 1000 - (Number.isNaN(now) ? Date.now() : now)), isTold: true };
    }
    const isLimit = status === 429 || /rate limit|abuse detection/i.test(message);
    return isLimit ? { waitMs: leastUntoldMs * 2 ** earlier, isTold: false } : undefined;
}
function wholeNumber(value) {
    return /^\d{1,12}$/.test(String(value)) ? Number(value) : undefined;
}
const reserveMs = 10_000;
async function sitOut({ waitMs, isTold }, { clock, deadline, signal }, onWait) {
    if (clock.now() + waitMs + reserveMs < deadline) {
        onWait?.(`GitHub's rate limit is reached; trying again in ${(0,src_clock/* formatSeconds */.Xo)(waitMs)}`);
        return clock.sleep(waitMs, signal);
    }
    const end = isTold ? `it ends in ${(0,src_clock/* formatSeconds */.Xo)(waitMs)}` : 'GitHub does not say when it ends';
    throw new errors/* GateError */.ue('RATE_LIMITED', `GitHub's rate limit is reached, and there is no time to wait for it: ${end}`, {
        hint: 'Run it again later, or fewer runs side by side: all that use the same token share its limit.',
    });
}

// EXTERNAL MODULE: ./build/compiled/src/api/json.js
var json = __webpack_require__(44648);
;// CONCATENATED MODULE: ./build/compiled/src/ci/github/replies.js


const passedHeaders = ['content-type', 'date', 'location', 'retry-after', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
function fetchOver(transport, signal) {
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
async function replyOf(request) {
    try {
        const { status, headers, data } = await request;
        return { kind: 'answer', status, headers, text: await textOf(data), message: `status ${status}` };
    }
    catch (error) {
        const { response, message, cause } = error;
        if (response === undefined)
            return failureOf(cause, error, message);
        const { status, headers, data } = response;
        return { kind: 'answer', status, headers, text: '', message: wordsOf(data) ?? message };
    }
}
async function textOf(body) {
    return body instanceof ReadableStream ? new Response(body).text() : '';
}
function jsonOf(text) {
    try {
        return (0,json/* parseJson */.q)(text);
    }
    catch {
        return undefined;
    }
}
function failureOf(cause, error, message) {
    const outcome = cause instanceof errors/* GateError */.ue ? cause.cause : undefined;
    if (outcome?.kind === 'failure')
        return outcome;
    return { kind: 'failure', unsent: false, permanent: false, message, cause: error };
}
function wordsOf(data) {
    const { message, errors } = (data ?? {});
    if (typeof message !== 'string')
        return undefined;
    const details = Array.isArray(errors) ? errors.slice(0, 3).map(detailOf) : [];
    return [message, ...details].join('; ');
}
function detailOf(detail) {
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
    const call = (wanted) => perform(state, wanted, (text) => shaped(wanted.shape, text));
    let viewer;
    return {
        call,
        pages: (wanted, itemsOf, most = maxItems) => readPages((page) => call(onPage(wanted, page)), itemsOf, most),
        raw: (route) => perform(state, { route, parameters: rawForm }, (text) => ({ value: text })),
        stored: (route) => readStored(state, route),
        viewer() {
            viewer ??= readViewer(call, options);
            return viewer;
        },
        sleep: (ms) => clock.sleep(ms, signal),
        serverAheadMs: () => state.serverAheadMs,
        timeLeftMs: () => Math.max(0, budget.deadline - clock.now()),
        redact: (text) => (0,secret_forms/* withoutSecrets */.c)(text, secrets),
    };
}
const rawForm = { headers: { accept: 'application/vnd.github.raw+json' } };
function shaped(shape, text) {
    const result = parse/* safeParse */.xL(shape, jsonOf(text));
    return result.success ? { value: result.data } : undefined;
}
async function readStored(state, route) {
    const { transport, budget, apiUrl } = state;
    const address = await perform(state, { route, wantsAddress: true }, (text) => ({ value: text }));
    const url = storageUrl(address, apiUrl);
    if (url === undefined)
        throw new errors/* GateError */.ue('PROTOCOL', `GitHub: ${route} names no address of https`);
    const outcome = await transport.send({ method: 'GET', url, headers: {}, signal: budget.signal, isBinary: true });
    if (outcome.kind === 'answer' && (0,problems/* isSuccess */.oJ)(outcome.status))
        return Buffer.from(outcome.text, 'latin1');
    const why = outcome.kind === 'answer' ? `answered ${outcome.status}` : `failed: ${outcome.message}`;
    throw new errors/* GateError */.ue('UNAVAILABLE', `What ${url.origin} keeps for GitHub could not be read: it ${why}`);
}
function storageUrl(address, apiUrl) {
    const url = URL.parse(address);
    if (url === null || url.username !== '' || url.password !== '')
        return undefined;
    const mayBeHere = (0,confidential/* isLoopback */.U)(new URL(apiUrl));
    return url.protocol === 'https:' || (mayBeHere && (0,confidential/* isConfidential */.F)(url)) ? url : undefined;
}
function isWrite({ route }) {
    return !route.startsWith('GET ') && !route.endsWith('/graphql');
}
function perform(state, asked, read) {
    if (!isWrite(asked))
        return attempt(state, asked, read);
    const done = state.writing.then(() => attempt(state, asked, read));
    state.writing = done.catch(() => { });
    return done;
}
async function attempt(state, asked, read) {
    const { budget, problemOf } = state;
    for (let attempts = 1, limits = 0;;) {
        if (isWrite(asked))
            await pace(state);
        const { reply, url } = await ask(state, asked);
        if (reply.kind === 'answer')
            keepTime(state, reply.headers.date);
        const limit = limitOf(reply, limits);
        if (limit !== undefined) {
            await sitOut(limit, budget, state.onWait);
            limits++;
            continue;
        }
        const text = reply.kind === 'answer' ? wantedOf(reply, asked) : undefined;
        const result = text === undefined ? undefined : read(text);
        if (result !== undefined)
            return result.value;
        const isRepeatable = !asked.isOnce || (reply.kind === 'failure' && reply.unsent);
        if (!isFleeting(reply) || !isRepeatable || attempts >= retry/* attemptBudget */.pX) {
            throw problemOf({ route: asked.route, url, reply, isAmbiguous: isFleeting(reply) && !isRepeatable });
        }
        await budget.clock.sleep((0,retry/* backoffMs */.jo)(attempts - 1, Math.random()), budget.signal);
        attempts++;
    }
}
function wantedOf({ status, text, headers }, asked) {
    if (!asked.wantsAddress)
        return (0,problems/* isSuccess */.oJ)(status) ? text : undefined;
    return status === 302 && typeof headers.location === 'string' ? headers.location : undefined;
}
function keepTime(state, date) {
    const time = Date.parse(String(date));
    if (!Number.isNaN(time))
        state.serverAheadMs = time - Date.now();
}
function limitOf(reply, earlier) {
    return reply.kind === 'failure'
        ? undefined
        : rateLimitOf({ ...reply, header: (name) => reply.headers[name] }, earlier);
}
function isFleeting(reply) {
    if (reply.kind === 'failure')
        return !reply.permanent;
    return (0,problems/* isSuccess */.oJ)(reply.status) || (0,retry/* isTransient */.dg)(reply.status);
}
async function pace(state) {
    const { clock, signal } = state.budget;
    if (state.lastWrite !== undefined) {
        const restMs = state.lastWrite + writeGapMs - clock.now();
        if (restMs > 0)
            await clock.sleep(restMs, signal);
    }
    state.lastWrite = clock.now();
}
async function ask(state, { route, parameters }) {
    const { signal } = state.budget;
    signal.throwIfAborted();
    state.octokit ??= openOctokit(state);
    const { request } = await state.octokit;
    const [owner, repo] = state.repository.split('/');
    const address = route.includes('{owner}') ? { owner, repo } : {};
    const content = redactAll(parameters ?? {}, state.secrets);
    const asked = { ...address, ...content };
    const reply = await replyOf(request(route, { ...asked, request: unparsed }));
    signal.throwIfAborted();
    const message = (0,secret_forms/* withoutSecrets */.c)(reply.message, state.secrets);
    return { reply: { ...reply, message }, url: request.endpoint(route, asked).url };
}
function openOctokit({ loadOctokit = octokit/* restOctokit */.A, apiUrl, token, transport, budget }) {
    const silent = () => { };
    return loadOctokit({
        token,
        baseUrl: apiUrl.replace(/\/+$/, ''),
        userAgent: 'scan-gate',
        log: { debug: silent, info: silent, warn: silent, error: silent },
        request: { fetch: fetchOver(transport, budget.signal) },
    });
}
function redactAll(value, secrets) {
    if (typeof value === 'string')
        return (0,secret_forms/* withoutSecrets */.c)(value, secrets);
    if (Array.isArray(value))
        return value.map((each) => redactAll(each, secrets));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redactAll(each, secrets)]));
}
function onPage(call, page) {
    return { ...call, parameters: { ...call.parameters, per_page: pageSize, page } };
}
async function readPages(read, itemsOf, most) {
    const all = [];
    for (let page = 1; all.length < most; page++) {
        const items = itemsOf(await read(page));
        all.push(...items);
        if (items.length < pageSize)
            break;
    }
    return all;
}
const viewerAnswer = schemas/* looseObject */._H3({
    data: schemas/* nullish */.cl6(schemas/* looseObject */._H3({ viewer: schemas/* nullish */.cl6(schemas/* looseObject */._H3({ login: schemas/* string */.YjP().check(api/* _minLength */.m9(1)) })) })),
});
async function readViewer(read, { apiUrl, token }) {
    const address = apiUrl.replace(/\/+$/, '').replace(/\/api\/v3$/, '/api');
    try {
        const answer = await read({
            route: `POST ${address}/graphql`,
            parameters: { query: 'query { viewer { login } }' },
            shape: viewerAnswer,
        });
        const login = answer.data?.viewer?.login;
        if (login !== undefined)
            return login;
    }
    catch (error) {
        if ((0,problems/* refusedWith */.P0)(error) === undefined)
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
/* harmony export */   J8: () => (/* binding */ nameGate),
/* harmony export */   Sl: () => (/* binding */ externalIdOf),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   bX: () => (/* binding */ isKeyOf),
/* harmony export */   qH: () => (/* binding */ keyOfRun),
/* harmony export */   v: () => (/* binding */ readExternalId)
/* harmony export */ });
function keyOf(category) {
    return `scan-gate:${category ?? ''}`;
}
function keyOfRun(category, event) {
    return event === undefined ? keyOf(category) : `${keyOf(category)}:${event}`;
}
function nameGate(category, event) {
    const parts = [category, event].filter((part) => part !== undefined);
    return parts.length === 0 ? 'Scan Gate' : `Scan Gate (${parts.join(', ')})`;
}
function externalIdOf(key, startedMs) {
    return `${key}@${Math.round(startedMs)}`;
}
function readExternalId(externalId) {
    const [, key = '', time = '0'] = /^(.*?)(?:@(\d{1,15}))?$/s.exec(externalId ?? '') ?? [];
    return { key, startedMs: Number(time) };
}
function isKeyOf(externalId, category) {
    const [wanted, { key }] = [keyOf(category), readExternalId(externalId)];
    return key === wanted || key.startsWith(`${wanted}:`);
}


/***/ }),

/***/ 29219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ restOctokit),
/* harmony export */   s: () => (/* binding */ actionOctokit)
/* harmony export */ });
const restOctokit = async ({ token, ...options }) => {
    const { Octokit: RestOctokit } = await Promise.all(/* import() */[__webpack_require__.e(860), __webpack_require__.e(267)]).then(__webpack_require__.bind(__webpack_require__, 11267));
    return new RestOctokit({ ...options, auth: token });
};
const actionOctokit = async ({ token, ...options }) => {
    if (token === undefined)
        return restOctokit({ token, ...options });
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(860), __webpack_require__.e(341)]).then(__webpack_require__.bind(__webpack_require__, 60722));
    return getOctokit(token, options);
};


/***/ }),

/***/ 33716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readProblem),
/* harmony export */   Nb: () => (/* binding */ publishProblem),
/* harmony export */   P0: () => (/* binding */ refusedWith),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   ZN: () => (/* binding */ readPermissionHint),
/* harmony export */   oJ: () => (/* binding */ isSuccess)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65633);


function isAmbiguous(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue && error.isAmbiguous;
}
function refusedWith(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue && error.code === 'PUBLISH' && !isAmbiguous(error) ? error.status : undefined;
}
function isSuccess(status) {
    return status >= 200 && status < 300;
}
const notAsked = 'answered with something that is not what was asked for';
const publishProblem = ({ route, reply, isAmbiguous }) => {
    if (reply.kind === 'failure') {
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PUBLISH', `${route} failed: ${reply.message}`, { isAmbiguous, cause: reply.cause });
    }
    if (isSuccess(reply.status)) {
        const hint = 'The answer may have been cut off on its way.';
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PUBLISH', `${route} ${notAsked}`, { isAmbiguous, hint });
    }
    const words = (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(reply.message, 300).replace(/\.$/, '');
    const { status } = reply;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PUBLISH', `${route} answered ${status}: ${words}`, { isAmbiguous, status });
};
const readPermissionHint = 'Give the job the permission "contents: read" (and "pull-requests: read" on pull requests); the command line takes a token from SCAN_GATE_GITHUB_TOKEN.';
const readProblem = ({ route, url, reply }) => {
    const asked = `${route.split(' ')[0]} ${URL.canParse(url) ? new URL(url).pathname : url}`;
    if (reply.kind === 'failure')
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('UNAVAILABLE', `GitHub: ${asked} failed: ${reply.message}`);
    const { status } = reply;
    if (isSuccess(status))
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `GitHub ${notAsked}`);
    const code = status === 404 || status === 422 ? 'NOT_FOUND' : status >= 500 ? 'UNAVAILABLE' : 'AUTH';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, `GitHub: ${asked} answered ${status}`, { status, hint: readPermissionHint });
};


/***/ }),

/***/ 29229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OF: () => (/* binding */ connectionVariables),
/* harmony export */   i$: () => (/* binding */ configurationVariables),
/* harmony export */   j$: () => (/* binding */ variablesFor),
/* harmony export */   z$: () => (/* binding */ liesIn)
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
function variablesFor(need, env, platform) {
    const fold = (name) => (platform === 'win32' ? name.toUpperCase() : name);
    const wanted = new Set(names[need].map(fold));
    const found = Object.entries(env).filter(([name]) => wanted.has(fold(name)));
    return Object.fromEntries(found.filter((entry) => entry[1] !== undefined));
}
const connectionNames = ['GIT_SSH_COMMAND', 'GIT_SSH', 'GIT_SSH_VARIANT'];
function connectionVariables(env) {
    return chosen(env, connectionNames);
}
const configurationLimit = 1000;
function configurationVariables(env, workTree) {
    const file = env.GIT_CONFIG_GLOBAL;
    const isOwn = file !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(file) && !liesIn(file, workTree);
    const count = Number(env.GIT_CONFIG_COUNT ?? '0');
    const isCount = Number.isInteger(count) && count > 0 && count <= configurationLimit;
    const numbers = Array.from({ length: isCount ? count : 0 }, (_, index) => index);
    return {
        ...(isOwn && { GIT_CONFIG_GLOBAL: file }),
        ...(isCount && chosen(env, ['GIT_CONFIG_COUNT'])),
        ...chosen(env, numbers.flatMap((number) => [`GIT_CONFIG_KEY_${number}`, `GIT_CONFIG_VALUE_${number}`])),
    };
}
function liesIn(file, folder) {
    if (folder === undefined)
        return false;
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(realPath(folder), realPath(file));
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
}
function realPath(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        return path;
    }
}
function chosen(env, wanted) {
    return Object.fromEntries(wanted.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}


/***/ }),

/***/ 83549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Aq: () => (/* binding */ machine),
  xM: () => (/* binding */ npmFor),
  Tu: () => (/* binding */ programsFor),
  AA: () => (/* binding */ scannerVariables)
});

// UNUSED EXPORTS: npmOf

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
    const grounds = forbidden(machine, workTrees);
    const skipped = [];
    const folders = pathEntries(env, platform).filter((folder) => {
        const why = refusal(folder, grounds, platform);
        if (why !== undefined)
            skipped.push({ folder, why });
        return why === undefined;
    });
    const { delimiter, join } = pathsOf(platform);
    const find = (name, wanted = endings(platform)) => {
        for (const folder of folders) {
            for (const ending of wanted) {
                const file = join(folder, `${name}${ending}`);
                if (!isProgram(file, platform))
                    continue;
                const why = refusal(file, grounds, platform);
                if (why === undefined)
                    return file;
                skipped.push({ folder: file, why });
            }
        }
        throw notFound(name, skipped);
    };
    return { find, path: folders.join(delimiter) };
}
const pathsOf = (platform) => (platform === 'win32' ? external_node_path_.win32 : external_node_path_.posix);
function pathEntries(env, platform) {
    if (platform !== 'win32')
        return (env.PATH ?? '').split(external_node_path_.posix.delimiter);
    const value = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';
    return value.split(external_node_path_.win32.delimiter).map((folder) => folder.replace(/^"(.*)"$/, '$1'));
}
const endings = (platform) => (platform === 'win32' ? ['.exe', '.com'] : ['']);
function forbidden({ env, cwd, platform }, workTrees) {
    const home = env.HOME ?? env.USERPROFILE;
    const here = realPath(cwd);
    const holdsHome = home !== undefined && isWithin(realPath(home), here, platform);
    const isRoot = pathsOf(platform).dirname(here) === here;
    return [
        ...workTrees.map((folder) => ({ folder: realPath(folder), why: 'in the checkout', isItselfOnly: false })),
        { folder: here, why: 'in the working directory', isItselfOnly: isRoot || holdsHome },
    ];
}
function refusal(path, grounds, platform) {
    if (!pathsOf(platform).isAbsolute(path))
        return 'not an absolute path';
    for (const name of [path, realPath(path)]) {
        if (/[\\/]node_modules[\\/]\.bin(?:[\\/]|$)/i.test(`${name}/`))
            return 'in node_modules/.bin';
        const ground = grounds.find(({ folder, isItselfOnly }) => isItselfOnly ? isSame(holderOf(name, platform), folder, platform) : isWithin(name, folder, platform));
        if (ground !== undefined)
            return ground.why;
    }
    return undefined;
}
function holderOf(path, platform) {
    return isProgram(path, platform) ? pathsOf(platform).dirname(path) : path;
}
function isWithin(path, folder, platform) {
    const { relative, isAbsolute, sep } = pathsOf(platform);
    const way = relative(folded(folder, platform), folded(path, platform));
    return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
const isSame = (path, folder, platform) => pathsOf(platform).relative(folded(folder, platform), folded(path, platform)) === '';
const folded = (path, platform) => platform === 'win32' || platform === 'darwin' ? path.toLowerCase() : path;
function realPath(path) {
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
function notFound(name, skipped) {
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



const machine = () => ({ env: process.env, cwd: process.cwd(), platform: process.platform });
const known = new Map();
function programsFor(folder) {
    const here = machine();
    const workTrees = [here.cwd, folder].flatMap(repository/* workTreesAround */.i);
    const key = JSON.stringify([here.env.PATH, here.cwd, ...workTrees]);
    const programs = known.get(key) ?? findPrograms(here, workTrees);
    known.set(key, programs);
    return programs;
}
function npmFor(folder) {
    return npmOf(programsFor(folder), machine(), process.execPath);
}
function npmOf(programs, { env: own, platform }, node) {
    const env = { ...(0,environment/* variablesFor */.j$)('registry', own, platform), PATH: programs.path };
    if (platform !== 'win32')
        return { file: programs.find('npm'), args: [], env };
    return { file: node, args: [programs.find('node_modules\\npm\\bin\\npm-cli', ['.js'])], env };
}
function scannerVariables(path) {
    return { ...(0,environment/* variablesFor */.j$)('machine', process.env, process.platform), PATH: programsFor(path).path };
}


/***/ }),

/***/ 16566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository),
/* harmony export */   i: () => (/* binding */ workTreesAround)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function findRepository(path) {
    const folder = realFolder(path);
    if (folder === undefined)
        return { checkout: undefined, bare: undefined };
    const checkout = above(folder);
    const own = checkout === undefined ? [] : [checkout.gitFolder, checkout.commonFolder];
    const isOfCheckout = checkout?.top === folder || own.some((each) => folder === each || folder.startsWith(each + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    return { checkout, bare: isOfCheckout ? undefined : atGitFolder(folder, undefined) };
}
function workTreesAround(path) {
    const top = findRepository(path).checkout?.top;
    return top === undefined ? [] : [top, ...workTreesAround((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top))];
}
function above(folder) {
    const entry = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
    const pointed = isFile(entry) ? pointedFolder(entry) : entry;
    const found = pointed === undefined ? undefined : atGitFolder(pointed, folder);
    if (found !== undefined)
        return found;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return isFile(entry) || parent === folder ? undefined : above(parent);
}
function pointedFolder(file) {
    const [, target] = /^gitdir: (.+?)\r?\n?$/s.exec(textOf(file)) ?? [];
    return target === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), target);
}
function atGitFolder(path, top) {
    const gitFolder = realFolder(path);
    if (gitFolder === undefined || !isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'HEAD')))
        return undefined;
    const commonFolder = realFolder(commonFolderOf(gitFolder));
    if (commonFolder === undefined)
        return undefined;
    const isWhole = ['objects', 'refs'].every((name) => realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonFolder, name)) !== undefined);
    return isWhole ? { gitFolder, commonFolder, top } : undefined;
}
function commonFolderOf(gitFolder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'commondir');
    return isFile(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitFolder, textOf(file).trim()) : gitFolder;
}
function realFolder(path) {
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
function textOf(file) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8');
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 46351:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cn: () => (/* binding */ readAdvisory),
/* harmony export */   b5: () => (/* binding */ combinedAdvisory)
/* harmony export */ });
/* unused harmony export cvesIn */
/* harmony import */ var _times_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75988);
/* harmony import */ var _vex_identifiers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80098);


function readAdvisory(stated, { zone, latestMs = Number.POSITIVE_INFINITY } = {}) {
    if (stated === undefined)
        return undefined;
    const timeOf = (text) => {
        const time = zone === 'none' ? undefined : (0,_times_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .pe)(text);
        return time !== undefined && time <= latestMs + _times_js__WEBPACK_IMPORTED_MODULE_0__/* .stampSlackMs */ .Qf ? time : undefined;
    };
    const cves = cvesIn(stated.cves?.join(' ') ?? '');
    return {
        cves,
        ...(stated.ids && { ids: sorted([...cves, ...stated.ids.map(_vex_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .normalId */ .R)]) }),
        ...(stated.purl !== undefined && { purl: stated.purl }),
        fix: stated.fix,
        fixedVersion: stated.fixed_version,
        fixedAt: timeOf(stated.fixed_at),
        publishedAt: timeOf(stated.published_at),
    };
}
function cvesIn(text) {
    const found = [...text.matchAll(/\bCVE-(\d{4})-(\d{4,19})\b/gi)].map(([, year, number]) => `CVE-${year}-${number}`);
    return sorted(found);
}
function sorted(names) {
    return [...new Set(names)].sort();
}
function combinedAdvisory(a, b) {
    if (a === undefined || b === undefined)
        return withoutExcuse(a ?? b);
    const ids = (a.ids ?? b.ids) ? sorted([...(a.ids ?? a.cves), ...(b.ids ?? b.cves)]) : undefined;
    return {
        cves: sorted([...a.cves, ...b.cves]),
        ...(ids && { ids }),
        purl: a.purl === b.purl ? a.purl : undefined,
        fix: a.fix === b.fix ? a.fix : a.fix === 'available' || b.fix === 'available' ? 'available' : undefined,
        fixedVersion: a.fixedVersion === b.fixedVersion ? a.fixedVersion : undefined,
        fixedAt: earlier(a.fixedAt, b.fixedAt),
        publishedAt: earlier(a.publishedAt, b.publishedAt),
    };
}
function withoutExcuse(advisory) {
    if (advisory === undefined)
        return undefined;
    const { fix, ...others } = advisory;
    return { ...others, purl: undefined, fix: fix === 'none' ? undefined : fix, fixedAt: undefined };
}
function earlier(a, b) {
    return a === undefined || b === undefined ? undefined : Math.min(a, b);
}


/***/ }),

/***/ 3706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ not),
/* harmony export */   WP: () => (/* binding */ both),
/* harmony export */   ZF: () => (/* binding */ answer),
/* harmony export */   gP: () => (/* binding */ either)
/* harmony export */ });
/* unused harmony export answerRank */
const answerRank = { no: 0, unknown: 1, yes: 2 };
function answer(fact) {
    if (fact === undefined)
        return 'unknown';
    return fact ? 'yes' : 'no';
}
function not(given) {
    if (given === 'unknown')
        return given;
    return given === 'yes' ? 'no' : 'yes';
}
function both(...answers) {
    if (answers.includes('no'))
        return 'no';
    return answers.includes('unknown') ? 'unknown' : 'yes';
}
function either(...answers) {
    if (answers.includes('yes'))
        return 'yes';
    return answers.includes('unknown') ? 'unknown' : 'no';
}


/***/ }),

/***/ 83671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AO: () => (/* binding */ withoutRenames),
/* harmony export */   FE: () => (/* binding */ normalPath),
/* harmony export */   Fs: () => (/* binding */ isNoPath),
/* harmony export */   Il: () => (/* binding */ inChangedFile),
/* harmony export */   Op: () => (/* binding */ canonicalPath),
/* harmony export */   Yl: () => (/* binding */ isChangedPath),
/* harmony export */   aR: () => (/* binding */ onChangedLine),
/* harmony export */   kw: () => (/* binding */ decodedPath),
/* harmony export */   tu: () => (/* binding */ foldPath)
/* harmony export */ });
const longestPath = 4096;
function isNoPath(path) {
    return path.length > longestPath;
}
function inChangedFile({ filePath }, changes) {
    if (filePath === undefined || !changes.isComplete)
        return 'unknown';
    if (isNoPath(filePath))
        return 'unknown';
    const { answers } = indexOf(changes);
    const known = answers.get(filePath) ?? askDecoded(filePath, changes);
    answers.set(filePath, known);
    return known;
}
function askDecoded(filePath, changes) {
    let path = filePath;
    for (let turn = 1; turn <= 4; turn++) {
        const found = isChangedFile(path, changes);
        const decoded = decodedPath(path);
        if (found !== 'no' || decoded === path)
            return found;
        path = decoded;
    }
    return 'unknown';
}
function isChangedFile(filePath, changes) {
    if (changes.files.has(normalPath(filePath)))
        return 'yes';
    const path = foldPath(filePath);
    if (path === '')
        return 'unknown';
    const { files, folders } = indexOf(changes);
    const namesakes = files.get(baseName(path)) ?? [];
    if (namesakes.some((changed) => isTail(path, changed)))
        return 'yes';
    if (namesakes.some((changed) => isTail(changed, path)))
        return 'unknown';
    const beyond = beyondChangedPath(path, files);
    if (beyond !== 'no')
        return beyond;
    if (mentionsChangedPath(filePath, files))
        return 'unknown';
    if (!isPlace(filePath))
        return 'unknown';
    const around = folders.get(baseName(path)) ?? [];
    return around.some((folder) => isTail(path, folder) || isTail(folder, path)) ? 'unknown' : 'no';
}
const edits = new WeakMap();
function withoutRenames(changes) {
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
    if (isNoPath(path))
        return true;
    if (changes.files.has(normalPath(path)))
        return true;
    const isAbsolute = /^(?:file:|[a-z]:[\\/]|\/)/i.test(path);
    const folded = foldPath(path);
    const isChanged = (place) => (indexOf(changes).files.get(baseName(place)) ?? []).some((changed) => isAbsolute ? isTail(place, changed) : place === changed);
    return isChanged(folded) || foldersOf(folded).some(isChanged);
}
function onChangedLine(finding, changes) {
    const place = inChangedFile(finding, changes);
    if (place !== 'yes')
        return place;
    const file = finding.filePath === undefined ? undefined : changes.files.get(normalPath(finding.filePath));
    const { line } = finding;
    if (file?.lines === undefined || line === undefined)
        return 'yes';
    if (file.lines.some(([first, last]) => first <= line && line <= last))
        return 'yes';
    const path = foldPath(finding.filePath ?? '');
    const others = (indexOf(changes).files.get(baseName(path)) ?? []).filter((changed) => changed !== path);
    return others.some((changed) => isTail(changed, path)) ? 'unknown' : 'no';
}
function normalPath(path) {
    return path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
}
function canonicalPath(path) {
    const parts = [];
    for (const part of normalPath(path).split('/')) {
        if (part === '..' && parts.pop() === undefined)
            return undefined;
        if (part !== '' && part !== '.' && part !== '..')
            parts.push(part);
    }
    return parts.join('/');
}
function foldPath(path) {
    const plain = decodedPath(path.trim().replace(/^file:\/*/i, ''))
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
function decodedPath(path) {
    return path.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
        try {
            return decodeURIComponent(bytes);
        }
        catch {
            return bytes;
        }
    });
}
function beyondChangedPath(path, files) {
    let found = 'no';
    for (const { index } of path.matchAll(/[^\p{L}\p{N}_.-]/gu)) {
        const part = path.slice(0, index);
        for (const changed of files.get(baseName(part)) ?? []) {
            if (part === changed || (path[index] !== '/' && isTail(part, changed)))
                return 'yes';
            if (isTail(part, changed) || isTail(changed, part))
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
        const namesakes = folded === '' ? [] : (files.get(baseName(folded)) ?? []);
        return namesakes.some((changed) => isTail(folded, changed) || isTail(changed, folded));
    });
}
function isPlace(path) {
    const text = path.trim();
    const isOtherAddress = /^(?!file:|https?:)[a-z][\w+.-]+:(?!\d+(?:[:-]\d+)*$)(?:.*[/:@]|[^.]*$)/i.test(text);
    const isVersioned = /@\d[\w.+-]*$/.test(text);
    const [first = ''] = text.split(/\s+(?:[>→]|[-=]>|\((?!\d))/);
    return !isOtherAddress && !isVersioned && (first === text || /\.\w+$|file$/i.test(first));
}
function baseName(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function isTail(long, short) {
    return long === short || long.endsWith(`/${short}`);
}
const indexes = new WeakMap();
function indexOf(changes) {
    const known = indexes.get(changes);
    if (known !== undefined)
        return known;
    const paths = [...changes.files.keys()].filter((path) => !isNoPath(path)).map(foldPath);
    const folders = new Set(paths.flatMap(foldersOf));
    const files = Map.groupBy(paths, baseName);
    const index = { files, folders: Map.groupBy(folders, baseName), answers: new Map() };
    indexes.set(changes, index);
    return index;
}
function foldersOf(path) {
    const parts = path.split('/');
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}


/***/ }),

/***/ 46365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ isSuppressed),
/* harmony export */   V8: () => (/* binding */ contradictionIn),
/* harmony export */   n2: () => (/* binding */ noEvidence),
/* harmony export */   nT: () => (/* binding */ isOpen)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75755);

const noEvidence = {
    counts: {},
    findings: [],
    lists: {},
    unknownSeverities: 'unread',
    startedAt: undefined,
    coverage: undefined,
    diagnostics: [],
    changes: undefined,
    base: undefined,
    earlierBase: undefined,
    baseline: undefined,
    known: undefined,
    isSuppressible: true,
};
function isOpen(finding) {
    if (finding.status === 'FIXED') {
        return finding.label === 'seen' || (finding.label === 'maybe' && finding.detail?.lastSeen !== undefined);
    }
    return finding.status === 'OPEN' || finding.status === 'UNKNOWN';
}
function isSuppressed(finding) {
    return finding.status === 'FALSE_POSITIVE' || finding.status === 'ACCEPTED_RISK';
}
function isExplanation(finding) {
    return finding.label === 'seen' || (finding.label === 'maybe' && finding.status !== 'FIXED');
}
function contradictionIn(evidence, severity, findings) {
    const counted = evidence.counts[severity];
    if (counted === undefined)
        return undefined;
    const listed = (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .countFindings */ .Gt)(findings, isExplanation);
    return listed < counted ? { severity, listed, counted } : undefined;
}


/***/ }),

/***/ 1125:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E6: () => (/* binding */ placeholderReason),
/* harmony export */   P5: () => (/* binding */ exceptionText),
/* harmony export */   UI: () => (/* binding */ hashedExceptions),
/* harmony export */   YM: () => (/* binding */ daysBetween),
/* harmony export */   _d: () => (/* binding */ isExpired),
/* harmony export */   gB: () => (/* binding */ fewerExceptions),
/* harmony export */   qx: () => (/* binding */ isPlaceholderReason),
/* harmony export */   v$: () => (/* binding */ isExpiring),
/* harmony export */   yy: () => (/* binding */ warningDays)
/* harmony export */ });
/* unused harmony exports exceptionKey, claimText */
const placeholderReason = 'Say here why it is no problem';
const leastOwnLetters = 10;
function isPlaceholderReason(reason) {
    const [placeholder, given] = [lettersOnly(placeholderReason), lettersOnly(reason)];
    return given.includes(placeholder) && given.replaceAll(placeholder, '').length < leastOwnLetters;
}
function lettersOnly(text) {
    return text
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
const warningDays = 14;
function isExpiring(exception, today) {
    return !isExpired(exception, today) && daysBetween(today, exception.expires) <= warningDays;
}
function isExpired({ expires }, today) {
    return expires < today;
}
function daysBetween(from, to) {
    return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
function exceptionText(exception) {
    const { violationId, cwe, type, path, title, vex } = exception;
    if (vex !== undefined)
        return claimText(vex);
    const parts = [
        violationId === undefined ? undefined : `violation ${violationId}`,
        cwe,
        type === undefined ? undefined : type.toLowerCase(),
        title === undefined ? undefined : `"${title}"`,
        path === undefined ? undefined : `in ${path}`,
    ];
    return parts.filter((part) => part !== undefined).join(' ');
}
function exceptionKey({ violationId, cwe, type, path, title }) {
    return JSON.stringify([violationId, cwe, type, path, title].map((criterion) => criterion ?? null));
}
function fewerExceptions(base, other, { today, maxExceptionDays }) {
    const compared = { value: [], tightened: [], ignored: [] };
    const wanted = lastDays(other);
    for (const exception of base) {
        const expires = wanted.get(exceptionKey(exception));
        const isShorter = expires !== undefined && expires < exception.expires;
        if (expires === undefined)
            compared.tightened.push(`no exception for ${exceptionText(exception)}`);
        else
            compared.value.push(isShorter ? { ...exception, expires } : exception);
        if (isShorter)
            compared.tightened.push(`exception for ${exceptionText(exception)} until ${expires}`);
    }
    const before = lastDays(base);
    for (const exception of other) {
        const known = before.get(exceptionKey(exception));
        if (known !== undefined && exception.expires <= known)
            continue;
        const isAllowed = maxExceptionDays !== undefined && daysBetween(today, exception.expires) <= maxExceptionDays;
        if (isAllowed)
            compared.value.push(exception);
        else
            compared.ignored.push(`exception for ${exceptionText(exception)} until ${exception.expires}`);
    }
    return compared;
}
function lastDays(exceptions) {
    const days = new Map();
    for (const exception of exceptions) {
        const key = exceptionKey(exception);
        if (exception.expires > (days.get(key) ?? ''))
            days.set(key, exception.expires);
    }
    return days;
}
function hashedExceptions(exceptions) {
    const [rivals] = exceptions.flatMap(({ vex }) => (vex === undefined ? [] : [vex.rivals.all]));
    const plain = exceptions.map(({ vex, ...others }) => ({ ...others, vex: vex && { ...vex, rivals: undefined } }));
    return { exceptions: plain, ...(rivals && { rivals }) };
}
function claimText({ names, products, place }) {
    const [first, ...others] = products.map(productText);
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    return `${names[0]} in ${first}${more} (${place})`;
}
function productText({ names, owner, parts }) {
    const [part, ...others] = parts;
    if (part === undefined)
        return names[0] ?? '';
    const inside = `${part.names[0]}${others.length === 0 ? '' : ` and ${others.length} more`}`;
    return owner === 'this' ? inside : `${inside} of ${names[0]}`;
}


/***/ }),

/***/ 75755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cz: () => (/* binding */ readDetailedFinding),
/* harmony export */   Gt: () => (/* binding */ countFindings),
/* harmony export */   Ix: () => (/* binding */ facts),
/* harmony export */   R0: () => (/* binding */ isOfScan),
/* harmony export */   RF: () => (/* binding */ relabelled),
/* harmony export */   UF: () => (/* binding */ untitled),
/* harmony export */   WD: () => (/* binding */ labels),
/* harmony export */   Z5: () => (/* binding */ isUnclear),
/* harmony export */   _V: () => (/* binding */ readListItem),
/* harmony export */   lE: () => (/* binding */ mayHaveRun),
/* harmony export */   xw: () => (/* binding */ sharpenedWindow)
/* harmony export */ });
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26436);
/* harmony import */ var _advisory_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46351);
/* harmony import */ var _times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75988);




const labels = ['seen', 'maybe', 'elsewhere'];
const facts = [
    'severity',
    'title',
    'type',
    'status',
    'filePath',
    'line',
    'cvss',
    'epss',
    'cwe',
    'firstDetected',
];
function isUnclear({ unclear }, ...facts) {
    return unclear !== undefined && facts.some((fact) => unclear.includes(fact));
}
const untitled = 'Untitled violation';
const statusSynonyms = new Map([['IGNORED', 'ACCEPTED_RISK']]);
const nothingUnclear = [];
const [cvssTop, epssTop] = [10, 100];
function readListItem(item) {
    const severity = wordOf(_severity_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO, item.severity);
    const type = wordOf(_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationTypes */ .h2, item.type);
    const status = wordOf(_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationStatuses */ .CZ, item.status) ?? statusSynonyms.get(item.status);
    const line = lineOf(item.line_number);
    let unclear = nothingUnclear;
    const note = (fact, stated, known) => {
        if (stated && known === undefined)
            unclear = [...unclear, fact];
    };
    note('severity', item.severity, severity);
    note('type', item.type, type);
    note('status', item.status, status);
    note('line', item.line_number, line);
    note('cvss', (item.cvss_score ?? 0) > cvssTop, undefined);
    note('epss', (item.epss_score ?? 0) > epssTop, undefined);
    return {
        id: item.violation_id,
        title: item.title ?? untitled,
        severity: severity ?? 'CRITICAL',
        severityKnown: severity !== undefined,
        type,
        status: status ?? 'UNKNOWN',
        cvss: scoreOf(item.cvss_score, cvssTop),
        epss: scoreOf(item.epss_score, epssTop),
        filePath: item.file_path || undefined,
        line,
        label: 'maybe',
        firstSeen: undefined,
        detail: undefined,
        unclear,
    };
}
const tellingTimes = 2;
function sharpenedWindow(window, findings) {
    const { startedAt, completedAt, others } = window;
    if (startedAt === undefined || completedAt === undefined || completedAt % 1000 === 0)
        return window;
    const times = findings
        .map(({ detail }) => detail?.lastSeen)
        .filter((time) => time !== undefined && time >= startedAt && time <= completedAt);
    const ends = new Set([completedAt, ...others.map((other) => other.completedAt)]);
    if (times.length < tellingTimes || !times.includes(completedAt) || !times.every((time) => ends.has(time)))
        return window;
    return {
        startedAt: completedAt,
        completedAt,
        others: others
            .filter((other) => other.completedAt === completedAt)
            .map(() => ({ startedAt: completedAt, completedAt })),
    };
}
function relabelled(finding, window) {
    if (finding.detail === undefined)
        return finding;
    const label = labelOf(finding.detail, window);
    return label === finding.label ? finding : { ...finding, label };
}
function readDetailedFinding(answer, window) {
    const detail = readDetail(answer, window);
    return { ...readListItem(answer), label: labelOf(detail, window), firstSeen: firstSeenBy(detail, window), detail };
}
function wordOf(words, word) {
    return words.includes(word) ? word : undefined;
}
function scoreOf(value, most) {
    return value !== null && value !== undefined && value >= 0 && value <= most ? value : undefined;
}
function lineOf(value) {
    return value !== null && value !== undefined && Number.isInteger(value) && value >= 1 ? value : undefined;
}
function readDetail(answer, window) {
    const firstDetected = (0,_times_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(answer.first_detected, window?.zone);
    const isFuture = (firstDetected ?? 0) > (window?.latestMs ?? Number.POSITIVE_INFINITY) + _times_js__WEBPACK_IMPORTED_MODULE_3__/* .stampSlackMs */ .Qf;
    return {
        description: answer.description ?? undefined,
        cwe: answer.cwe ?? undefined,
        codeSnippet: answer.code_snippet ?? undefined,
        remediation: answer.remediation ?? undefined,
        firstDetected: isFuture ? undefined : firstDetected,
        lastSeen: (0,_times_js__WEBPACK_IMPORTED_MODULE_3__/* .parseTime */ .pe)(answer.last_seen, window?.zone),
        ...(answer.advisory && { advisory: (0,_advisory_js__WEBPACK_IMPORTED_MODULE_2__/* .readAdvisory */ .Cn)(answer.advisory, window) }),
    };
}
function labelOf(detail, window) {
    const { lastSeen } = detail;
    if (lastSeen === undefined || window?.startedAt === undefined || window.completedAt === undefined)
        return 'maybe';
    if (lastSeen < window.startedAt)
        return 'elsewhere';
    if (lastSeen > window.completedAt)
        return 'maybe';
    return window.others.some((other) => mayHaveRun(other, lastSeen)) ? 'maybe' : 'seen';
}
function mayHaveRun({ startedAt, completedAt }, moment) {
    const start = startedAt ?? Number.NEGATIVE_INFINITY;
    const end = completedAt ?? Number.POSITIVE_INFINITY;
    return start <= moment && moment <= end + _times_js__WEBPACK_IMPORTED_MODULE_3__/* .stampSlackMs */ .Qf;
}
function firstSeenBy(detail, window) {
    if (detail.firstDetected === undefined || window?.startedAt === undefined)
        return undefined;
    return detail.firstDetected >= window.startedAt;
}
function isOfScan(finding, counts) {
    if (finding.label !== 'maybe')
        return finding.label === 'seen';
    return !finding.severityKnown || counts[finding.severity] !== 0;
}
function countFindings(findings, fits) {
    let count = 0;
    for (const finding of findings)
        if (fits(finding))
            count += 1;
    return count;
}


/***/ }),

/***/ 44882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ globProblem),
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   jX: () => (/* binding */ hasOpenSet)
/* harmony export */ });
function compileGlob(glob) {
    const alternatives = alternativesOf(glob);
    return (path) => {
        const parts = path.split('/');
        return alternatives.some((segments) => fits(segments, parts));
    };
}
function alternativesOf(glob) {
    return withoutBraces(glob).map((each) => withInside(each.split('/').map(segmentOf)));
}
const alternativesMax = 1000;
function withoutBraces(glob) {
    let open = [{ done: '', rest: glob }];
    const globs = [];
    while (open.length > 0) {
        const next = [];
        for (const { done, rest } of open) {
            const found = firstBraces(rest);
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
function globProblem(glob) {
    let open = 0;
    for (const [sign] of glob.matchAll(/\\.|[{}]/gs)) {
        if (sign === '{')
            open += 1;
        else if (sign === '}')
            open = Math.max(0, open - 1);
    }
    if (open > 0)
        return 'has a { that is not closed; write \\{ for one in a name';
    const isTooMuch = withoutBraces(glob).length === 1 && firstBraces(glob) !== undefined;
    return isTooMuch ? `has braces that stand for more than ${alternativesMax} globs` : undefined;
}
function hasOpenSet(glob) {
    return withoutBraces(glob).some((each) => each.split('/').some(hasOpenSetInName));
}
function hasOpenSetInName(text) {
    for (let at = 0; at < text.length; at += 1) {
        if (text[at] === '\\')
            at += 1;
        else if (text[at] === '[') {
            const end = setAt(text, at)?.end;
            if (end === undefined)
                return true;
            at = end;
        }
    }
    return false;
}
function firstBraces(glob) {
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
function segmentOf(text) {
    if (text === '**')
        return 'any folders';
    const letters = [];
    for (let at = 0; at < text.length; at += 1) {
        const letter = text[at] ?? '';
        const set = letter === '[' ? setAt(text, at) : undefined;
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
function withInside(segments) {
    const last = segments.findLastIndex((segment) => segment !== 'any folders');
    const isOpen = last < segments.length - 1 && segments[last]?.at(-1) === 'star';
    return isOpen ? [...segments, ['star']] : segments;
}
function setAt(text, start) {
    const isNegated = text[start + 1] === '^' || text[start + 1] === '!';
    const first = start + (isNegated ? 2 : 1);
    const end = text.indexOf(']', first + 1);
    if (end === -1)
        return undefined;
    const ranges = [...text.slice(first, end).matchAll(/(.)(?:-(.))?/gs)];
    const letter = (given) => ranges.some(([, from = '', to = from]) => from <= given && given <= to) !== isNegated;
    return { letter, end };
}
function fits(segments, parts) {
    let reached = [true];
    for (const segment of segments) {
        const next = [];
        for (let count = 0; count <= parts.length; count += 1) {
            next[count] =
                segment === 'any folders'
                    ? reached[count] === true || next[count - 1] === true
                    : reached[count - 1] === true && fitsSegment(segment, parts[count - 1] ?? '');
        }
        if (!next.includes(true))
            return false;
        reached = next;
    }
    return reached[parts.length] === true;
}
function fitsSegment(letters, part) {
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

/***/ 328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hm: () => (/* binding */ worstOf),
/* harmony export */   md: () => (/* binding */ worstFirst)
/* harmony export */ });
/* unused harmony export byWorst */
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);

const effectOrder = ['blocks', 'may block', 'none'];
function byWorst(effects) {
    return (a, b) => rankOf(a, effects) - rankOf(b, effects) || compareRanked(a, b);
}
function worstFirst(findings, effects) {
    const ranks = [];
    for (const finding of findings) {
        const rank = rankOf(finding, effects);
        ranks[rank] ??= [];
        ranks[rank].push(finding);
    }
    return ranks.flatMap((each) => each.sort(compareRanked));
}
function worstOf(findings, effects, count) {
    const compare = byWorst(effects);
    const worst = [];
    for (const finding of findings) {
        const last = worst.at(-1);
        if (worst.length === count && (last === undefined || compare(finding, last) >= 0))
            continue;
        if (worst.length === count)
            worst.pop();
        const place = worst.findLastIndex((each) => compare(each, finding) <= 0);
        worst.splice(place + 1, 0, finding);
    }
    return worst;
}
function rankOf({ id, severity }, effects) {
    const effect = effects.size === 0 ? 'none' : (effects.get(id) ?? 'none');
    return effectOrder.indexOf(effect) * _severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.length + (0,_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(severity);
}
function compareRanked(a, b) {
    return ((b.cvss ?? -1) - (a.cvss ?? -1) ||
        (b.epss ?? -1) - (a.epss ?? -1) ||
        compareText(a.filePath ?? '\u{10ffff}', b.filePath ?? '\u{10ffff}') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        compareText(a.id, b.id));
}
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 75988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ unknownSpan),
/* harmony export */   Qf: () => (/* binding */ stampSlackMs),
/* harmony export */   Z4: () => (/* binding */ laterDay),
/* harmony export */   kE: () => (/* binding */ zoneOf),
/* harmony export */   mW: () => (/* binding */ plausibleSpan),
/* harmony export */   pe: () => (/* binding */ parseTime)
/* harmony export */ });
const stampSlackMs = 5000;
const zonePattern = / ?(?:Z|[+-]\d{2}:?\d{2})$/i;
const timestamp = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/i;
function zoneOf(value) {
    if (!value)
        return undefined;
    const zone = zonePattern.test(value) ? 'stated' : 'none';
    return parseTime(value, zone) === undefined ? undefined : zone;
}
function parseTime(value, zone = 'stated') {
    if (!value || zonePattern.test(value) !== (zone === 'stated'))
        return undefined;
    const plain = value.replace(zonePattern, '');
    if (!timestamp.test(plain))
        return undefined;
    const time = Date.parse(zone === 'stated' ? value : `${plain.replace(' ', 'T')}Z`);
    return Number.isNaN(time) || !isDay(plain.slice(0, 10)) ? undefined : time;
}
function isDay(day) {
    return day.slice(8) <= '28' || new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
const unknownSpan = { startedAt: undefined, completedAt: undefined };
function plausibleSpan(span, nowMs) {
    const { startedAt, completedAt } = span;
    const isReversed = startedAt !== undefined && completedAt !== undefined && startedAt > completedAt;
    const latest = Math.max(startedAt ?? Number.NEGATIVE_INFINITY, completedAt ?? Number.NEGATIVE_INFINITY);
    return isReversed || (nowMs !== undefined && latest > nowMs + stampSlackMs) ? unknownSpan : span;
}
function laterDay(day, timeMs) {
    const other = timeMs === undefined ? day : new Date(timeMs).toISOString().slice(0, 10);
    return other > day ? other : day;
}


/***/ }),

/***/ 67535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ provenCount),
/* harmony export */   O3: () => (/* binding */ hasJudged),
/* harmony export */   rY: () => (/* binding */ verdicts),
/* harmony export */   zP: () => (/* binding */ worstVerdict)
/* harmony export */ });
const verdicts = ['failed', 'inconclusive', 'passed'];
function worstVerdict(several) {
    return verdicts.find((verdict) => several.includes(verdict)) ?? 'passed';
}
function hasJudged(reason) {
    return reason !== 'cancelled' && reason !== 'not-waited';
}
function provenCount({ lo, named }) {
    return Math.max(lo, tallySum(named?.blocks ?? {}));
}
function tallySum(tally) {
    return Object.values(tally).reduce((sum, count) => sum + count, 0);
}


/***/ }),

/***/ 80098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ normalId),
/* harmony export */   S: () => (/* binding */ idsIn)
/* harmony export */ });
function normalId(text) {
    const id = text.trim();
    return /^ghsa-/i.test(id) ? `GHSA-${id.slice(5).toLowerCase()}` : id.toUpperCase();
}
const patterns = [
    /CVE-\d{4}-\d{4,19}/,
    /GHSA(?:-[23456789cfghjmpqrvwx]{4}){3}/,
    /(?:PYSEC|RUSTSEC|GO|MAL|OSV|GSD|RSEC|HSEC|DSA|DLA|USN|RHSA|ALAS|ELSA|GMS)-\d{4}-\d+(?:-\d+)?/,
    /SNYK-[A-Z]+-[A-Z0-9]+-\d+/,
];
const anywhere = new RegExp(`(?<!\\w)(?:${patterns.map(({ source }) => source).join('|')})(?!\\w)`, 'gi');
function idsIn(text) {
    return [...new Set(Array.from(text.matchAll(anywhere), ([id]) => normalId(id)))].sort();
}


/***/ }),

/***/ 42199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Aw: () => (/* binding */ indexRivals),
/* harmony export */   GB: () => (/* binding */ justifications),
/* harmony export */   UX: () => (/* binding */ idsOf),
/* harmony export */   bM: () => (/* binding */ statuses),
/* harmony export */   fL: () => (/* binding */ excuses),
/* harmony export */   o1: () => (/* binding */ normalIds),
/* harmony export */   oE: () => (/* binding */ isStated)
/* harmony export */ });
/* harmony import */ var _text_purl_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41706);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3706);
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80098);



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
function excuses(claim, finding) {
    const isAbout = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .both */ .WP)(vulnerabilityOf(claim, finding), productOf(claim, finding));
    if (isAbout === 'no')
        return 'no';
    const isTakenBack = rivalsFor(finding, claim).some((rival) => productOf(rival, finding) !== 'no');
    return isTakenBack ? (isStated(finding) ? 'no' : 'unknown') : isAbout;
}
function isStated({ detail }) {
    return detail !== undefined;
}
function rivalsFor(finding, { rivals, timeMs }) {
    const found = [finding.id, ...idsOf(finding)].flatMap((name) => rivals.byName.get(name) ?? []);
    return found.filter((rival) => rival.timeMs >= timeMs);
}
function vulnerabilityOf({ names, ids }, finding) {
    if (names.includes(finding.id))
        return 'yes';
    const mayBeNamed = finding.type === undefined || finding.type === 'SCA';
    const stated = idsOf(finding);
    if (stated.length === 0)
        return mayBeNamed ? 'unknown' : 'no';
    const named = new Set(ids);
    const ofDatabases = Map.groupBy(stated, (id) => id.slice(0, id.indexOf('-')));
    if ([...ofDatabases.values()].some((own) => own.every((id) => named.has(id))))
        return 'yes';
    return stated.some((id) => named.has(id)) ? 'unknown' : 'no';
}
function idsOf({ detail }) {
    return detail?.advisory?.ids ?? detail?.advisory?.cves ?? [];
}
function productOf({ products }, finding) {
    const found = packageOf(finding);
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .either */ .gP)(...products.map((product) => isProduct(product, found)));
}
function isProduct(product, found) {
    const { owner, parts } = product;
    const inside = parts.length === 0 ? 'yes' : (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .either */ .gP)(...parts.map((part) => isPackage(part, found)));
    const itself = (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .both */ .WP)(isPackage(product, found), parts.length === 0 ? 'yes' : 'unknown');
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .either */ .gP)(itself, (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .both */ .WP)(isHere(owner, parts.length > 0), inside));
}
function isHere(owner, hasParts) {
    if (owner === 'this')
        return 'yes';
    if (owner === 'maybe')
        return 'unknown';
    return owner === 'unlisted' && hasParts ? 'unknown' : 'no';
}
function isPackage({ purls }, found) {
    if (found === undefined || purls.length === 0)
        return 'unknown';
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .either */ .gP)(...purls.map((purl) => (0,_text_purl_js__WEBPACK_IMPORTED_MODULE_0__/* .namesPackage */ .L$)(purl, found)));
}
const packages = new WeakMap();
function packageOf(finding) {
    const known = packages.get(finding) ?? { purl: (0,_text_purl_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePurl */ .$l)(finding.detail?.advisory?.purl ?? '') };
    packages.set(finding, known);
    return known.purl;
}
function normalIds(names) {
    return [...new Set(names.map(_identifiers_js__WEBPACK_IMPORTED_MODULE_2__/* .normalId */ .R))];
}


/***/ }),

/***/ 92784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YM: () => (/* binding */ adviceText),
/* harmony export */   eq: () => (/* binding */ exceptionLead),
/* harmony export */   lx: () => (/* binding */ exceptionLinesToAdd),
/* harmony export */   o1: () => (/* binding */ exceptionsPage),
/* harmony export */   wr: () => (/* binding */ adviceOf)
/* harmony export */ });
/* harmony import */ var _policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1125);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82644);
/* harmony import */ var _sentence_standing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93840);



const exceptionsPage = 'https://github.com/scan-gate/scan-gate/blob/main/docs/policy.md#exceptions';
function adviceOf(report) {
    const isOne = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .blockingCount */ .f7)(report) === 1;
    const lead = isOne ? 'Fix it. If it is not a problem: ' : 'Fix them. If one is not a problem: ';
    const way = isSuppressible(report) ? `suppress it at the service with a reason, or ` : '';
    return { lead: lead + way, link: 'add an exception' };
}
function adviceText(report) {
    const { lead, link } = adviceOf(report);
    return `${lead}${link}.`;
}
function isSuppressible({ evidence }) {
    return evidence?.isSuppressible ?? true;
}
const exceptionDays = 90;
function worstNamed(report) {
    for (const finding of (0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_1__/* .openFindings */ .lb)(report))
        if (finding.effect === 'blocks' && finding.disclosed)
            return finding;
    return undefined;
}
function exceptionLead({ policy }, showPath) {
    const { exceptionsFile: file } = policy;
    const name = file === undefined ? 'the policy file' : showPath(file.path);
    const at = file?.branch === undefined ? '' : ` of ${file.branch}`;
    return `To accept the first finding, put this into ${name}${at}:`;
}
function exceptionLinesToAdd(report) {
    if (isSuppressible(report) || report.today === undefined)
        return undefined;
    const worst = worstNamed(report);
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
/* harmony export */   dU: () => (/* binding */ namedViolation),
/* harmony export */   hk: () => (/* binding */ annotations),
/* harmony export */   uv: () => (/* binding */ leftOutLine)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82644);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29145);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56334);





const annotationLevels = ['error', 'warning', 'notice'];
function annotations(report, { max, maxPerLevel = 10 }) {
    const left = new Map(annotationLevels.map((level) => [level, maxPerLevel]));
    const chosen = [];
    let [asking, notices, undisclosed] = [0, 0, 0];
    for (const finding of (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .rankedFindings */ .gH)(report.findings)) {
        const level = levelOf(finding, report);
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
        deciding: { shown: chosen.length - shownNotices, total: decidingCount(report, asking - notices) },
        others: { shown: shownNotices, total: notices },
        asking,
        undisclosed,
    };
}
function decidingCount(report, asking) {
    return asking === 0 || report.verdict !== 'failed' ? asking : Math.max(asking, (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .blockingCount */ .f7)(report));
}
function leftOutLine({ verdict }, { deciding, others }, reasons = []) {
    if (deciding.shown >= deciding.total && others.shown >= others.total)
        return undefined;
    const verb = verdict === 'inconclusive' ? 'may block' : deciding.total === 1 ? 'blocks' : 'block';
    const parts = [
        deciding.total === 0 ? '' : `${deciding.shown} of ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(deciding.total, 'finding')} that ${verb}`,
        others.total === 0 ? '' : `${others.shown} of ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(others.total, 'other finding')} on changed lines`,
    ].filter((part) => part !== '');
    const why = reasons.length === 0 ? '' : ` (${reasons.join(', ')})`;
    return `${parts.join(' and ')} are annotated${why}; the report file holds all`;
}
function levelOf(finding, { verdict, enforced, pullRequest }) {
    const standing = (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .standingOf */ .YP)(finding);
    const level = enforced ? 'error' : 'warning';
    if (standing === 'blocks')
        return level;
    if (standing === 'may block' && verdict === 'inconclusive')
        return level;
    const isOpen = standing === 'may block' || standing === 'open';
    return isOpen && pullRequest !== undefined && finding.isOnChangedLine === true ? 'notice' : undefined;
}
function annotate(finding, level) {
    const file = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .safeRelativePath */ .lV)(finding.filePath);
    return {
        level,
        title: (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(`${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .severityName */ .vb)(finding)}: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(finding.title, _neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .titleLimit */ .sj).trim() || 'Untitled'}`, _neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .titleLimit */ .sj),
        message: messageOf(finding, file === undefined),
        file,
        line: file === undefined ? undefined : (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .safeLine */ .om)(finding.line),
        violationId: finding.id,
    };
}
const idLine = 'Violation ';
function messageOf(finding, isPlaceNeeded) {
    const place = isPlaceNeeded ? (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .displayPlace */ .a_)(finding) : undefined;
    const remediation = (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .remediationOf */ .BV)(finding);
    const facts = [(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .cweOf */ .xX)(finding), ...(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .scoresOf */ .xt)(finding)].filter((fact) => fact !== undefined);
    const paragraphs = [
        remediation === undefined ? undefined : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralBlock */ .Fk)(remediation, 2000),
        place === undefined ? undefined : `Reported at ${place}`,
        facts.length === 0 ? undefined : facts.join(' · '),
        `${idLine}${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(finding.id, 200)}`,
    ];
    return (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(paragraphs.filter((paragraph) => paragraph !== undefined).join('\n'), _neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .messageLimit */ .xv);
}
function namedViolation(message) {
    const last = message.trimEnd().split(/\r?\n/).at(-1) ?? '';
    return last.startsWith(idLine) ? last.slice(idLine.length).trim() : undefined;
}


/***/ }),

/***/ 41941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   Rf: () => (/* binding */ spend),
/* harmony export */   ux: () => (/* binding */ within)
/* harmony export */ });
function bytesOf(text) {
    return Buffer.byteLength(text, 'utf8');
}
function spend(budget, text) {
    const bytes = bytesOf(text) + 1;
    if (bytes > budget.left)
        return false;
    budget.left -= bytes;
    return true;
}
function within(items, { budget, share }, render) {
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
/* harmony export */   x: () => (/* binding */ helpUrl)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);

const page = 'https://github.com/scan-gate/scan-gate/blob/main/docs/troubleshooting.md';
function helpUrl(reason) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isInconclusive */ .Fm)(reason) ? `${page}#${reason}` : undefined;
}


/***/ }),

/***/ 69171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ endingLines),
/* harmony export */   VD: () => (/* binding */ leftOutLines),
/* harmony export */   _F: () => (/* binding */ warningLines),
/* harmony export */   jd: () => (/* binding */ shownRules)
/* harmony export */ });
/* harmony import */ var _policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1125);
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67535);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56334);





const ruleWords = { passed: 'holds', failed: 'broken', inconclusive: 'undecided' };
const warningWords = { passed: 'holds', failed: 'warns', inconclusive: 'may warn' };
function shownRules({ rules, warnings = [] }) {
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
function leftOutLines({ findings }) {
    const counts = new Map();
    for (const { leftOut } of findings)
        if (leftOut !== undefined)
            counts.set(leftOut, (counts.get(leftOut) ?? 0) + 1);
    return [...counts].map(([why, count]) => `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(count, 'open finding')} ${why} ${count === 1 ? 'does' : 'do'} not count here`);
}
function endingLines({ ending = [], today }) {
    return ending.map((exception) => {
        const days = today === undefined ? undefined : (0,_policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_3__/* .daysBetween */ .YM)(today, exception.expires);
        const when = days === undefined || days > 0 ? `${days === undefined ? '' : `in ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(days, 'day')}, `}on` : 'today,';
        const owner = exception.owner === undefined ? '' : ` (${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(exception.owner, 60)})`;
        return `The exception for ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .exceptionTarget */ .vG)(exception)} ends ${when} ${exception.expires}${owner}`;
    });
}
function warningLines({ warnings = [] }) {
    return warnings
        .filter(({ verdict }) => verdict !== 'passed')
        .map((each) => {
        const { rule, verdict, limit } = each;
        const name = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(rule, 80);
        if (verdict === 'inconclusive')
            return `Rule ${name} may warn: how many findings it counts is not known`;
        return `Rule ${name} warns of ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)((0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .provenCount */ .CM)(each), 'finding')}${limit > 0 ? `, ${limit} ${limit === 1 ? 'is' : 'are'} allowed` : ''}`;
    });
}


/***/ }),

/***/ 82644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ doubtfulFindings),
/* harmony export */   Kk: () => (/* binding */ othersTally),
/* harmony export */   MO: () => (/* binding */ introText),
/* harmony export */   Vi: () => (/* binding */ standingCounts),
/* harmony export */   f7: () => (/* binding */ blockingCount),
/* harmony export */   nd: () => (/* binding */ nameDeciding),
/* harmony export */   nn: () => (/* binding */ othersText),
/* harmony export */   yy: () => (/* binding */ decidingFindings)
/* harmony export */ });
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67535);
/* harmony import */ var _sentence_standing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93840);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56334);




function blockingCount(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const broken = report.verdict === 'failed' ? report.rules.filter(({ verdict }) => verdict === 'failed') : [];
    return Math.max(groups.blocks.length, ...broken.map(_policy_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .provenCount */ .CM));
}
function decidingFindings(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const { blocks, 'may block': may } = groups;
    if (report.verdict === 'passed')
        return [];
    const areNamed = report.verdict === 'failed' && blockingCount(report, groups) <= blocks.length;
    if (areNamed || may.length === 0)
        return blocks;
    return blocks.length === 0 ? may : [...blocks, ...may];
}
function nameDeciding(report, most, redact = (text) => text) {
    const deciding = decidingFindings(report);
    const named = deciding
        .filter(({ disclosed }) => disclosed)
        .slice(0, most)
        .map((each) => ({ ...each, title: redact(each.title), filePath: each.filePath && redact(each.filePath) }));
    const unnamed = deciding.filter(({ disclosed }) => !disclosed).length;
    return { named, left: deciding.length - named.length, unnamed };
}
function mayBlockCount(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const open = report.reason === 'evidence' ? report.rules.filter(isOpen) : [];
    return Math.max(decidingFindings(report, groups).length, ...open.map(({ hi }) => hi));
}
function isOpen({ verdict, hi }) {
    return verdict === 'inconclusive' && Number.isFinite(hi);
}
function introText(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const listed = decidingFindings(report, groups).length;
    if (listed === 0)
        return '';
    if (report.verdict === 'failed')
        return blockingIntro(report, groups);
    const most = mayBlockCount(report, groups);
    return most > listed
        ? `${listed} of up to ${most} ${isOrAre(listed)} listed:`
        : `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(listed, 'finding')} may block:`;
}
function blockingIntro(report, groups) {
    const [count, named, may] = [blockingCount(report, groups), groups.blocks.length, groups['may block'].length];
    const listed = named + may;
    if (count <= named || count === listed)
        return '';
    if (count > listed)
        return `${listed} of ${count} ${isOrAre(listed)} listed:`;
    const rest = count - named;
    const number = rest === 1 ? 'One' : String(rest);
    const isGrowth = named === 0 && report.scope === 'auto' && report.base !== undefined;
    const verb = isGrowth ? `${isOrAre(rest)} new` : rest === 1 ? 'blocks' : 'block';
    const those = named === 0 ? `these ${may} ${verb}` : `the last ${may} ${verb} too`;
    const isOfService = report.evidence?.isSuppressible ?? true;
    return `${number} of ${those}; ${isOfService ? 'which, the service does not say' : 'which, is not known'}:`;
}
function isOrAre(count) {
    return count === 1 ? 'is' : 'are';
}
function othersTally(report) {
    const others = (0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_0__/* .openCounts */ .J8)(report);
    for (const [severity, count] of Object.entries((0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .tallyOf */ .sv)(decidingFindings(report))))
        others[severity] = Math.max(0, (others[severity] ?? 0) - count);
    return others;
}
function othersText(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const doubtful = doubtfulFindings(report, groups).length;
    const count = Math.max(0, (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .sumOf */ .XN)(othersTally(report)) - doubtful);
    if (report.verdict !== 'failed' || count + doubtful === 0)
        return '';
    if (count === 0)
        return `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(doubtful, 'other finding')} may block`;
    const areOld = areAllOld(report);
    const said = `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(count, areOld ? 'older finding' : 'other finding')} ${count === 1 ? 'does' : 'do'} not block`;
    return doubtful === 0 ? said : `${said}, ${doubtful} may`;
}
function areAllOld({ findings }) {
    let hasAny = false;
    for (const { effect, novelty } of findings) {
        if (effect !== 'none')
            continue;
        if (novelty !== 'old')
            return false;
        hasAny = true;
    }
    return hasAny;
}
function doubtfulFindings(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const isShown = decidingFindings(report, groups).length > groups.blocks.length;
    return report.verdict === 'failed' && !isShown ? groups['may block'] : [];
}
function standingCounts(report) {
    const groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings);
    const isOpenRun = report.verdict === 'inconclusive';
    const deciding = isOpenRun ? mayBlockCount(report, groups) : blockingCount(report, groups);
    const doubtful = doubtfulFindings(report, groups).length;
    const open = (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .sumOf */ .XN)((0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_0__/* .openCounts */ .J8)(report));
    const counts = [
        [isOpenRun ? 'may block' : deciding === 1 ? 'blocks' : 'block', deciding],
        ['may block', doubtful],
        ['open, not blocking', Math.max(0, open - deciding - doubtful)],
        ['excepted', groups.excepted.length],
        ['suppressed', groups.suppressed.length],
        ['fixed', groups.fixed.length],
    ];
    return counts.filter(([, count], index) => index === 0 || count > 0);
}


/***/ }),

/***/ 63288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eP: () => (/* binding */ nobody),
/* harmony export */   hO: () => (/* binding */ ownedText),
/* harmony export */   yJ: () => (/* binding */ shownOwners),
/* harmony export */   yM: () => (/* binding */ isShared)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);

const nobody = 'nobody';
function shownOwners({ owners }) {
    if (owners === undefined)
        return undefined;
    return owners.length === 0 ? [nobody] : owners.map((owner) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(owner, 200));
}
function ownedText(finding) {
    const owners = shownOwners(finding);
    return owners === undefined ? undefined : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(`owned by ${owners.join(' ')}`, 200);
}
function isShared({ findings }) {
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
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   Zc: () => (/* binding */ groupPackages),
/* harmony export */   dG: () => (/* binding */ packageNameOf)
/* harmony export */ });
/* unused harmony export packagesOf */
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56334);


function sizeOf(item) {
    return item.package?.findings.length ?? 1;
}
function groupPackages(report, findings, most) {
    const begun = [];
    const byKey = new Map();
    for (const finding of findings) {
        const key = keyOf(finding);
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
        const pack = packageOf(report, own);
        return pack === undefined ? { finding: own[0], package: undefined } : { finding: worstOf(own), package: pack };
    });
}
function packagesOf(report, findings) {
    const members = new Map();
    for (const finding of findings) {
        const key = keyOf(finding);
        if (key === undefined)
            continue;
        const own = members.get(key);
        if (own === undefined)
            members.set(key, [finding]);
        else
            own.push(finding);
    }
    return [...members.values()].flatMap((own) => packageOf(report, own) ?? []);
}
function packageOf(report, findings) {
    const [first, second] = findings;
    const named = first === undefined || second === undefined ? undefined : packageNameOf(first);
    return named === undefined ? undefined : { ...named, findings, update: updateOf(report, findings) };
}
function worstOf(findings) {
    return [...findings].sort((a, b) => (0,_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a.severity) - (0,_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b.severity))[0];
}
function keyOf(finding) {
    const copy = copyOf(finding);
    return copy === undefined ? undefined : `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .standingOf */ .YP)(finding)} ${copy}`;
}
function copyOf(finding) {
    const named = packageNameOf(finding);
    return named === undefined ? undefined : JSON.stringify([named.name, named.version, finding.filePath]);
}
const ahead = /^(@?[\w.-]+(?:[/:][\w.~-]+)*)[ @]v?(\d[\w.+!~-]*): /;
const behind = / in (@?[\w.-]+(?:[/:][\w.~-]+)*)[ @]v?(\d[\w.+!~-]*)$/;
function packageNameOf({ type, title, }) {
    if (type !== 'SCA' || title.length > 2000)
        return undefined;
    const [, name, version] = ahead.exec(title) ?? behind.exec(title) ?? [];
    return name === undefined || version === undefined ? undefined : { name, version };
}
function updateOf({ findings }, own) {
    const settled = own.filter((finding) => fixedVersion(finding) !== undefined);
    const [first] = settled;
    if (first === undefined)
        return undefined;
    const versions = [...settled, ...(openCopies(findings).get(copyOf(first)) ?? [])].flatMap((finding) => fixedVersion(finding) ?? []);
    const [highest] = versions.sort((a, b) => compareVersions(b, a));
    return `Update to ${highest}, which settles ${settled.length === own.length ? 'all' : `${settled.length} of them`}`;
}
const known = new WeakMap();
function openCopies(findings) {
    const copies = known.get(findings) ?? Map.groupBy(openOf(findings), copyOf);
    known.set(findings, copies);
    return copies;
}
function openOf(findings) {
    const { blocks, 'may block': may, open } = (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .groupFindings */ .kG)(findings);
    return [blocks, may, open].flatMap((group) => group.filter(({ type }) => type === 'SCA'));
}
function fixedVersion(finding) {
    const remediation = (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .remediationOf */ .BV)(finding) ?? '';
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

/***/ 29145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ safePageUrl),
/* harmony export */   Gt: () => (/* binding */ displayPath),
/* harmony export */   Jl: () => (/* binding */ blobBase),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   a_: () => (/* binding */ displayPlace),
/* harmony export */   b0: () => (/* binding */ blobUrl),
/* harmony export */   lV: () => (/* binding */ safeRelativePath),
/* harmony export */   om: () => (/* binding */ safeLine),
/* harmony export */   rT: () => (/* binding */ safeRepositoryUrl),
/* harmony export */   sl: () => (/* binding */ withoutUserInfo),
/* harmony export */   uP: () => (/* binding */ safeSha),
/* harmony export */   vg: () => (/* binding */ linkedPlace)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);

function displayPath(path, maxLength = 200) {
    const text = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(path.slice(-maxLength - 1));
    return text.length <= maxLength ? text : `…${text.slice(1 - maxLength).replace(/^[\udc00-\udfff]/, '')}`;
}
function displayPlace(place, maxLength = 200) {
    if (place.filePath === undefined || place.filePath.trim() === '')
        return undefined;
    const path = displayPath(place.filePath, maxLength);
    const line = safeLine(place.line);
    return line === undefined ? path : `${path}:${line}`;
}
function safeRelativePath(path) {
    if (path === undefined || path.length > 1024)
        return undefined;
    const relative = path.replace(/^(?:\.\/)+/, '');
    if (relative !== (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(relative) || relative !== relative.trim())
        return undefined;
    if (/\\|^[a-z][a-z0-9+.-]*:/i.test(relative))
        return undefined;
    const isInside = relative.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
    return isInside ? relative : undefined;
}
function safeLine(line) {
    return line !== undefined && Number.isSafeInteger(line) && line >= 1 && line <= 0x7fffffff ? line : undefined;
}
function encodePath(relativePath) {
    return relativePath
        .split('/')
        .map((segment) => encodeURIComponent(segment).replaceAll(/[!'()*]/g, percentOf))
        .join('/');
}
function percentOf(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
function safeRepositoryUrl(url) {
    if (url === undefined || url.length > 500 || !URL.canParse(url))
        return undefined;
    const plain = new URL(url).href.replace(/\/+$/, '');
    return /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.~-]+)+$/i.test(plain) ? plain : undefined;
}
function safePageUrl(url) {
    if (url === undefined || url.length > 500 || !URL.canParse(url))
        return undefined;
    const { href } = new URL(url);
    return /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/(?:[\w.~-]|%[0-9a-f]{2})+)+(?:\?[\w.~=-]+)?$/i.test(href)
        ? href
        : undefined;
}
function withoutUserInfo(url) {
    return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1');
}
function safeSha(sha) {
    return sha !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : undefined;
}
function blobUrl(place) {
    const base = blobBase(place);
    const end = base === undefined ? undefined : linkedPlace(place, base);
    return end === undefined ? undefined : `${base}${end}`;
}
function blobBase(place) {
    const repository = safeRepositoryUrl(place.repositoryUrl);
    const sha = safeSha(place.headSha);
    if (repository === undefined || sha === undefined)
        return undefined;
    if (repository.includes('/_git/'))
        return `${repository}?version=GC${sha}&path=/`;
    return `${repository}/${isBitbucket(repository) ? 'src' : 'blob'}/${sha}/`;
}
function linkedPlace({ filePath, line: given }, base) {
    const path = safeRelativePath(filePath);
    if (path === undefined)
        return undefined;
    const line = safeLine(given);
    return `${encodePath(path)}${line === undefined ? '' : lineEnding(base, line)}`;
}
function lineEnding(base, line) {
    if (base.includes('?'))
        return `&line=${line}&lineEnd=${line + 1}&lineStartColumn=1&lineEndColumn=1`;
    return isBitbucket(base) ? `#lines-${line}` : `#L${line}`;
}
function isBitbucket(url) {
    return url.startsWith('https://bitbucket.org/');
}


/***/ }),

/***/ 83672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZG: () => (/* binding */ iconOf),
  Fg: () => (/* binding */ markOf),
  Zd: () => (/* binding */ sentenceLimit),
  $N: () => (/* binding */ sentenceOf),
  h9: () => (/* binding */ shownVerdict)
});

// EXTERNAL MODULE: ./build/compiled/src/report/neutral.js
var neutral = __webpack_require__(65633);
// EXTERNAL MODULE: ./build/compiled/src/policy/verdict.js
var policy_verdict = __webpack_require__(67535);
// EXTERNAL MODULE: ./build/compiled/src/severity.js
var src_severity = __webpack_require__(26436);
// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var report_tally = __webpack_require__(20880);
// EXTERNAL MODULE: ./build/compiled/src/report/sentence/standing.js
var standing = __webpack_require__(93840);
;// CONCATENATED MODULE: ./build/compiled/src/report/sentence/passed.js




function passedSentences(report) {
    const sentences = mainSentences(report);
    const [parts, brief] = [additionsOf(report), briefAdditions(report)];
    const [longest = ''] = sentences;
    return [longest + parts, ...sentences.map((sentence) => sentence + brief), ...sentences.slice(-1)];
}
function mainSentences(report) {
    if (report.scan === undefined)
        return [`Nothing to scan: ${report.message}`, 'Nothing to scan'];
    const open = (0,standing/* openCounts */.J8)(report);
    const total = (0,report_tally/* sumOf */.XN)(open);
    const areAllCounted = src_severity/* severities */.gO.every((severity) => open[severity] !== undefined);
    if (total === 0)
        return areAllCounted ? ['No findings', 'No findings'] : ['Nothing blocks', 'Nothing blocks'];
    if (report.excused !== undefined)
        return excusedSentences(report, report.excused);
    const limited = withinLimits(report);
    if (limited !== undefined)
        return [limited, 'Within the limits'];
    if ((0,standing/* isCompared */.uQ)(report))
        return comparedSentences(report, open);
    const floor = floorOf(report, open);
    const lead = floor === undefined ? 'Nothing blocks' : `No finding is ${floor}`;
    return [`${lead}: ${(0,report_tally/* areOpen */.HB)(open)}`, lead];
}
function excusedSentences(report, { tally, until, isOneDay }) {
    const verb = (0,report_tally/* sumOf */.XN)(tally) === 1 ? 'is' : 'are';
    const end = `${verb} excepted${isOneDay ? '' : ', the first'} until ${until}`;
    const limited = withinLimits(report);
    const leads = limited === undefined ? excusedLeads(report) : [`${limited};`, 'Within the limits:'];
    const counts = [(0,report_tally/* tallyWords */.c_)(tally), String((0,report_tally/* sumOf */.XN)(tally))];
    return leads.flatMap((lead) => counts.map((count) => `${lead} ${count} ${end}`));
}
function excusedLeads(report) {
    const isNew = (0,standing/* isCompared */.uQ)(report);
    const brief = isNew ? 'Nothing new blocks:' : 'Nothing blocks:';
    const floor = ruleFloor(report);
    if (floor === undefined)
        return [brief];
    const names = (0,src_severity/* atOrAbove */.kU)(floor).map((severity) => src_severity/* severityWords */.D4[severity]);
    return [`No ${isNew ? 'new ' : ''}${(0,report_tally/* listWords */.yh)(names, 'or')} findings block:`, brief];
}
function comparedSentences(report, open) {
    const news = (0,standing/* newsOfBase */.cA)(report);
    if ((0,standing/* isNothingNew */.Ix)(report) && (0,report_tally/* sumOf */.XN)(news) > 0) {
        const concern = (0,report_tally/* sumOf */.XN)(news) === 1 ? 'concerns' : 'concern';
        return [`Nothing new here: ${(0,report_tally/* findingWords */.Hu)(news, 'new')} ${concern} ${(0,standing/* baseName */.Fl)(report)}`, 'Nothing new here'];
    }
    if ((0,standing/* isNothingNew */.Ix)(report)) {
        const count = (0,report_tally/* sumOf */.XN)(open);
        const older = `${(0,report_tally/* plural */.LS)(count, 'older finding')} ${count === 1 ? 'stays' : 'stay'} open`;
        return [`Nothing new: ${older}`, 'Nothing new'];
    }
    const floor = ruleFloor(report);
    const lead = floor === undefined ? 'Nothing new blocks' : `No new finding is ${floorWords(floor)}`;
    return [`${lead}: ${(0,report_tally/* areOpen */.HB)(open)}`, lead];
}
function floorOf(report, open) {
    const floor = ruleFloor(report);
    if (floor === undefined || open.UNKNOWN !== undefined)
        return undefined;
    const isReached = (0,src_severity/* atOrAbove */.kU)(floor).some((severity) => open[severity] !== 0);
    return isReached ? undefined : floorWords(floor);
}
function ruleFloor({ rules }) {
    const asked = rules.map(({ asks }) => asks).find((asks) => asks?.kind === 'severity');
    return asked?.kind === 'severity' ? asked.floor : undefined;
}
function floorWords(floor) {
    return floor === 'CRITICAL' ? 'critical' : `${src_severity/* severityWords */.D4[floor]} or above`;
}
function withinLimits({ rules }) {
    const used = rules.filter(({ hi, limit }) => limit > 0 && hi > 0);
    if (used.length === 0)
        return undefined;
    return `Within the limits: ${used.map(limitWords).join('; ')}`;
}
function limitWords(rule) {
    const { asks, hi, limit, verdict } = rule;
    const number = verdict === 'failed' ? (0,policy_verdict/* provenCount */.CM)(rule) : hi;
    const allowed = `${limit} ${limit === 1 ? 'is' : 'are'} allowed`;
    if (asks?.kind !== 'threshold')
        return `${(0,report_tally/* plural */.LS)(number, 'finding')}, ${allowed}`;
    const type = asks.type === undefined ? '' : ` ${asks.type.toLowerCase().replace('_', ' ')}`;
    return `${number} ${src_severity/* severityWords */.D4[asks.severity]}${type} ${number === 1 ? 'finding' : 'findings'}, ${allowed}`;
}
function additionsOf(report) {
    const { uncovered } = report;
    return [
        ...ignoredWords(report),
        ...graceWords(report),
        ...warnedWords(report),
        ...unscoredWords(report),
        ...(uncovered === undefined ? [] : [uncovered]),
        ...fileWords(report),
    ]
        .map((part) => `; ${part}`)
        .join('');
}
function briefAdditions(report) {
    const limits = [
        ...ignoredWords(report),
        ...graceWords(report),
        ...(warnedWords(report).length > 0 ? ['a rule warns'] : []),
        ...(report.uncovered === undefined ? [] : ['source files were not looked at']),
        ...(unscoredWords(report).length > 0 ? ['not all have a score'] : []),
        ...fileWords(report),
    ];
    return limits.length === 0 ? '' : `; ${(0,report_tally/* listWords */.yh)(limits)}`;
}
function graceWords({ findings }) {
    const days = [];
    for (const { leftOut } of findings)
        if (leftOut !== undefined)
            days.push(...(/^in its grace until (.*)$/.exec(leftOut)?.slice(1) ?? []));
    const [first] = days.sort();
    if (first === undefined)
        return [];
    return [`${days.length} in ${days.length === 1 ? 'its' : 'their'} grace until ${first}`];
}
function ignoredWords({ findings }) {
    const count = (0,report_tally/* countOf */.pq)(findings, ({ leftOut }) => leftOut === 'in an ignored path');
    return count === 0 ? [] : [`${count} in ignored paths ${count === 1 ? 'does' : 'do'} not count`];
}
function warnedWords({ warnings = [], findings }) {
    const broken = warnings.filter(({ verdict }) => verdict === 'failed');
    if (broken.length === 0)
        return [];
    const named = (0,report_tally/* countOf */.pq)(findings, ({ warnedBy }) => warnedBy !== undefined);
    const count = Math.max(named, ...broken.map(policy_verdict/* provenCount */.CM));
    return [`${(0,report_tally/* plural */.LS)(count, 'finding')} ${count === 1 ? 'is' : 'are'} warned of`];
}
function unscoredWords({ rules }) {
    return rules.flatMap(({ asks, unscored = 0 }) => {
        if (unscored === 0)
            return [];
        const kind = asks?.kind === 'epss' ? 'an EPSS' : 'a CVSS';
        return [`${unscored} without ${kind} score ${unscored === 1 ? 'was' : 'were'} not judged`];
    });
}
function fileWords({ exitCode }) {
    return exitCode === 2 ? ['a report file could not be written'] : [];
}

;// CONCATENATED MODULE: ./build/compiled/src/report/sentence/failed.js





function failedSentences(report) {
    const broken = report.rules.filter((rule) => rule.verdict === 'failed').sort(byWorstNamed);
    const [worst] = broken;
    if (worst === undefined)
        return ['The policy is broken'];
    const more = broken.length - 1;
    const others = more === 0 ? '' : ` and ${(0,report_tally/* plural */.LS)(more, 'more rule')} ${more === 1 ? 'is' : 'are'} broken`;
    return ruleSentences(worst, report).map((sentence) => sentence + others);
}
function byWorstNamed(a, b) {
    return worstRank(a) - worstRank(b) || (0,policy_verdict/* provenCount */.CM)(b) - (0,policy_verdict/* provenCount */.CM)(a);
}
function worstRank({ named }) {
    const rank = src_severity/* severities */.gO.findIndex((severity) => named?.blocks[severity] !== undefined);
    return rank < 0 ? src_severity/* severities */.gO.length : rank;
}
function ruleSentences(rule, report) {
    const { asks, limit } = rule;
    const count = (0,policy_verdict/* provenCount */.CM)(rule);
    if (limit > 0)
        return [limitWords(rule)];
    if (asks?.kind === 'cvss')
        return [`${(0,report_tally/* plural */.LS)(count, 'finding')} ${count === 1 ? 'scores' : 'score'} ${asks.least.toFixed(1)} or above`];
    if (asks?.kind === 'epss')
        return [`${(0,report_tally/* plural */.LS)(count, 'finding')} ${count === 1 ? 'has' : 'have'} an EPSS score of ${asks.least} % or above`];
    if (asks?.kind === 'age')
        return [`${(0,report_tally/* findingWords */.Hu)({ [asks.severity]: count })} ${are(count)} open for more than ${asks.days} days`];
    return severitySentences(rule, report);
}
function are(count) {
    return count === 1 ? 'is' : 'are';
}
function severitySentences(rule, report) {
    const named = rule.named?.blocks ?? {};
    if ((0,report_tally/* sumOf */.XN)(named) === 0 && report.base !== undefined && report.scope === 'auto')
        return growthSentences(rule, report);
    const known = (0,report_tally/* sumOf */.XN)(named) >= rule.lo ? named : countedOf(rule, report);
    const total = (0,policy_verdict/* provenCount */.CM)(rule);
    const newWord = (0,report_tally/* sumOf */.XN)(named) === total && isAllNew(rule, report) ? 'new' : undefined;
    const block = `${total === 1 ? 'blocks' : 'block'}${report.pullRequest === undefined ? '' : ' this pull request'}`;
    const lead = `${(0,report_tally/* findingWords */.Hu)((0,report_tally/* sumOf */.XN)(known) === total ? known : { ANY: total }, newWord)} ${block}`;
    const isSplit = (0,report_tally/* sumOf */.XN)(known) === total && Object.values(known).filter((count) => count > 0).length > 1;
    return isSplit ? [`${lead}: ${(0,report_tally/* tallyWords */.c_)(known)}`, lead] : [lead];
}
function countedOf(rule, { scan }) {
    const counts = Object.fromEntries(severitiesOf(rule).map((severity) => [severity, scan?.counts[severity] ?? 0]));
    return (0,report_tally/* sumOf */.XN)(counts) === rule.lo ? counts : {};
}
function severitiesOf({ asks }) {
    if (asks?.kind === 'severity')
        return (0,src_severity/* atOrAbove */.kU)(asks.floor);
    if (asks?.kind === 'match')
        return [...asks.severities];
    return asks?.kind === 'threshold' ? [asks.severity] : [...src_severity/* severities */.gO];
}
function isAllNew(rule, report) {
    const asked = severitiesOf(rule);
    let hasOwn = false;
    for (const { effect, severity, novelty } of (0,standing/* openFindings */.lb)(report)) {
        if (effect !== 'blocks' || !asked.includes(severity))
            continue;
        if (novelty !== 'new')
            return false;
        hasOwn = true;
    }
    return hasOwn;
}
function growthSentences(rule, report) {
    const grown = {};
    for (const severity of severitiesOf(rule)) {
        const more = (report.scan?.counts[severity] ?? 0) - (report.base?.counts[severity] ?? 0);
        if (more > 0)
            grown[severity] = more;
    }
    const isWhole = (0,report_tally/* sumOf */.XN)(grown) === rule.lo;
    const lead = `${(0,report_tally/* findingWords */.Hu)(isWhole ? grown : { ANY: rule.lo }, 'more')} than ${(0,standing/* baseName */.Fl)(report)}`;
    const [only, ...others] = Object.keys(grown);
    if (!isWhole || only === undefined)
        return [lead];
    if (others.length > 0)
        return [`${lead}: ${(0,report_tally/* tallyWords */.c_)(grown)}`, lead];
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
    protocol: 'the service answered in a way that cannot be trusted',
    evidence: 'how many findings block is not known',
    'not-covered': 'not everything that counts was scanned',
    'not-waited': 'the scan was not waited for',
    publish: 'a file could not be written',
    cancelled: 'the run was cancelled',
    internal: 'Scan Gate has a fault',
};
function undecidedSentences(report) {
    const longest = undecidedSentence(report);
    if (!(0,errors/* isInconclusive */.Fm)(report.reason) || report.reason === 'not-waited')
        return [longest];
    const ordinary = report.brief === undefined ? [`Not decided: ${briefs[report.reason]}`] : [];
    return [longest, ...ordinary, 'Not decided'];
}
function undecidedSentence(report) {
    const { reason, brief, scan } = report;
    if (reason === 'not-waited')
        return `Scan ${(0,neutral/* neutralLine */.GH)(scan?.id ?? '', 40)} was started and not waited for`;
    if (!(0,errors/* isInconclusive */.Fm)(reason))
        return 'Not decided';
    const open = reason === 'evidence' ? report.rules.find((rule) => rule.verdict === 'inconclusive') : undefined;
    const uncovered = reason === 'not-covered' ? uncoveredBrief(report) : undefined;
    return `Not decided: ${brief ?? uncovered ?? (open && openWords(open, report)) ?? briefs[reason]}`;
}
function uncoveredBrief({ uncovered, message }) {
    return uncovered !== undefined && message.startsWith(uncovered) && uncovered.length <= 76 ? uncovered : undefined;
}
function openWords(rule, report) {
    const { lo, hi, limit } = rule;
    if (!Number.isFinite(hi))
        return undefined;
    if (limit > 0)
        return `${lo === 0 ? 'up to' : `${lo} to`} ${limitWords(rule)}`;
    const words = (0,report_tally/* findingWords */.Hu)(knownTally(rule, report) ?? { ANY: hi });
    return hi === 1 ? `${words} may block` : `up to ${words} may block`;
}
function knownTally({ hi, named, asks }, { scan }) {
    const floor = asks?.kind === 'severity' ? (0,src_severity/* atOrAbove */.kU)(asks.floor) : [];
    const counted = Object.fromEntries(floor.map((severity) => [severity, scan?.counts[severity] ?? 0]));
    return [named?.mayBlock ?? {}, counted].find((tally) => (0,report_tally/* sumOf */.XN)(tally) === hi);
}

;// CONCATENATED MODULE: ./build/compiled/src/report/sentence/sentence.js




const sentenceLimit = 90;
function sentenceOf(report) {
    const ending = endingOf(report);
    const versions = versionsOf(report);
    const fitting = versions.map((version) => version + ending).find((version) => version.length <= sentenceLimit);
    return (0,neutral/* neutralLine */.GH)(fitting ?? `${versions.at(-1) ?? ''}${ending}`, sentenceLimit);
}
function endingOf({ verdict, reason, enforced, exitCode }) {
    if (verdict === 'passed' || exitCode !== 0)
        return '';
    if (!enforced)
        return ' (not enforced)';
    return verdict === 'inconclusive' && reason !== 'not-waited' ? ' (allowed by on-inconclusive)' : '';
}
function versionsOf(report) {
    if (report.verdict === 'failed')
        return failedSentences(report);
    return report.verdict === 'passed' ? passedSentences(report) : undecidedSentences(report);
}
const icons = { passed: '✅', failed: '❌', inconclusive: '⚠️' };
const marks = { passed: '✔', failed: '✖', inconclusive: '!' };
function iconOf(report) {
    return icons[shownVerdict(report)];
}
function markOf(report) {
    return marks[shownVerdict(report)];
}
function shownVerdict({ verdict, exitCode }) {
    const isGreen = exitCode === 0;
    return (verdict === 'passed') === isGreen ? verdict : 'inconclusive';
}


/***/ }),

/***/ 93840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ baseName),
/* harmony export */   Ix: () => (/* binding */ isNothingNew),
/* harmony export */   J8: () => (/* binding */ openCounts),
/* harmony export */   cA: () => (/* binding */ newsOfBase),
/* harmony export */   lb: () => (/* binding */ openFindings),
/* harmony export */   uQ: () => (/* binding */ isCompared)
/* harmony export */ });
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56334);



const openStandings = ['blocks', 'may block', 'open', 'excepted'];
function* openFindings({ findings }) {
    for (const finding of findings)
        if ((finding.label !== 'elsewhere' || finding.effect !== 'none') && openStandings.includes((0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .standingOf */ .YP)(finding)))
            yield finding;
}
const tallied = new WeakMap();
function talliesOf({ findings }) {
    const known = tallied.get(findings);
    if (known !== undefined)
        return known;
    const tallies = { open: (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .tallyOf */ .sv)(openFindings({ findings })), suppressed: (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .tallyOf */ .sv)(suppressedIn(findings)) };
    tallied.set(findings, tallies);
    return tallies;
}
function* suppressedIn(findings) {
    for (const finding of findings)
        if ((0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .standingOf */ .YP)(finding) === 'suppressed')
            yield finding;
}
function openCounts(report) {
    const { open: listed, suppressed } = talliesOf(report);
    const open = listed.UNKNOWN === undefined ? {} : { UNKNOWN: listed.UNKNOWN };
    for (const severity of _severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO) {
        const counted = report.scan?.counts[severity];
        const shown = listed[severity] ?? 0;
        const isListed = report.listedSeverities.includes(severity);
        const isExplained = isListed && shown + (suppressed[severity] ?? 0) >= (counted ?? 0);
        const number = isExplained ? Math.min(counted ?? shown, shown) : counted;
        if (number !== undefined)
            open[severity] = number;
    }
    return open;
}
function isCompared({ scope, base, evidence }) {
    return scope === 'new' || (scope === 'auto' && (base !== undefined || evidence?.known !== undefined));
}
function isNothingNew(report) {
    const isAllKnown = report.scope === 'new' || report.evidence?.known !== undefined;
    for (const { isLeft, novelty, isOnChangedLine } of openFindings(report)) {
        if (isLeft === true || novelty === 'old')
            continue;
        if (novelty === 'new' || isAllKnown || isOnChangedLine === true)
            return false;
    }
    return isAllKnown || !hasGrown(report);
}
function hasGrown({ scan, base }) {
    return _severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.some((severity) => {
        const [now, before] = [scan?.counts[severity], base?.counts[severity]];
        return now === undefined || before === undefined || now > before;
    });
}
function newsOfBase(report) {
    return (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .tallyOf */ .sv)(newsIn(report));
}
function* newsIn(report) {
    for (const finding of openFindings(report))
        if (finding.isLeft === true && finding.novelty === 'new')
            yield finding;
}
function baseName({ base, evidence }) {
    const name = base?.branch ?? evidence?.known?.base.split(' ')[0] ?? '';
    return name === '' || name.length > 40 ? 'the base branch' : name;
}


/***/ }),

/***/ 2763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ standings)
/* harmony export */ });
const standings = ['blocks', 'may block', 'open', 'excepted', 'suppressed', 'fixed'];


/***/ }),

/***/ 66031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ fold),
/* harmony export */   s: () => (/* binding */ decisionFold)
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
function decisionFold(report, options) {
    const { budget, others, groups } = options;
    const heading = `How this was decided${others === '' ? '' : ` · ${others}`}`;
    const parts = [
        countTable(report),
        ruleTable(report, budget),
        otherFindings(report, groups, budget),
        listPart('Left out', (0,_notices_js__WEBPACK_IMPORTED_MODULE_4__/* .leftOutLines */ .VD)(report), budget),
        listPart('Exceptions', (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .exceptionLines */ .$Z)(report), budget),
        exceptionPart(report),
        coveragePart(report),
        listPart('Skipped or not readable', (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .diagnosticLines */ .NS)(report), budget),
        listPart('Notes', [...(0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .lookUpLines */ .Iy)(report), ...report.notes], budget),
        ...closingParts(report, options),
    ];
    return fold(heading, parts.filter((part) => part !== '').join('\n\n'));
}
function fold(heading, body) {
    return `<details><summary>${heading}</summary>\n\n${body.trimEnd()}\n\n</details>`;
}
function countTable({ scan, base, branch }) {
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
        return `| ${_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityNames */ .qx[severity]} | ${now ?? ''} | ${before ?? ''} | ${differenceOf(now, before)} |`;
    });
    return [`| | ${here} | ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(base.branch, 60)} | Difference |`, '|:--|--:|--:|--:|', ...rows].join('\n');
}
function differenceOf(now, before) {
    if (now === undefined || before === undefined)
        return '';
    if (now === before)
        return '±0';
    return now > before ? `+${now - before}` : `−${before - now}`;
}
const ruleIcons = { passed: '✅', failed: '❌', inconclusive: '⚠️' };
function ruleTable(report, budget) {
    const rules = (0,_notices_js__WEBPACK_IMPORTED_MODULE_4__/* .shownRules */ .jd)(report);
    if (rules.length === 0)
        return '';
    const rows = (0,_budget_js__WEBPACK_IMPORTED_MODULE_9__/* .within */ .ux)(rules, { budget, share: 0.3 }, (rule) => {
        const cells = [(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(rule.rule, 80), `${ruleIcons[rule.shown]} ${rule.word}`, (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .rangeOf */ .be)(rule), rule.limit];
        return `| ${cells.join(' | ')} | ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(rule.line, 400)} |`;
    });
    const more = rules.length - rows.length;
    const cutNote = more > 0 ? `\n\n${(0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(more, 'rule')} more in the report file.` : '';
    return `| Rule | | Blocking | Allowed | Why |\n|:--|:--|--:|--:|:--|\n${rows.join('\n')}${cutNote}`;
}
function otherFindings(report, groups, budget) {
    const others = otherGroups(report, groups);
    const total = Math.max(others.length, (0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .sumOf */ .XN)((0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .othersTally */ .Kk)(report)) + groups.suppressed.length);
    const { markdown, shown } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_8__/* .findingTable */ .c)(report, others, { most: othersShown, budget, share: 0.6 });
    if (others.length === 0)
        return '';
    const unnamed = others.filter(({ disclosed }) => !disclosed).length;
    const roles = (0,_text_file_role_js__WEBPACK_IMPORTED_MODULE_1__/* .rolesText */ .Z2)(others);
    const said = [
        roles === '' ? '' : `Of these, ${roles}.`,
        shown > 0 && shown < total - unnamed ? `${shown} of ${total} shown, worst first.` : '',
        unnamed > 0 ? `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(unnamed, 'finding')} not named here, because outsiders can read this.` : '',
    ].filter((part) => part !== '');
    return [`**${othersHeading(groups, total)}**`, markdown, said.join(' ')].filter((part) => part !== '').join('\n\n');
}
function otherGroups(report, groups) {
    return [...(0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .doubtfulFindings */ .AY)(report, groups), ...groups.open, ...groups.excepted, ...groups.suppressed];
}
function othersHeading(groups, count) {
    const parts = [
        groups.excepted.length > 0 ? `${groups.excepted.length} excepted` : '',
        groups.suppressed.length > 0 ? `${groups.suppressed.length} suppressed` : '',
    ].filter((part) => part !== '');
    return `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(count, 'other finding')}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
}
function exceptionPart(report) {
    const lines = (0,_advice_js__WEBPACK_IMPORTED_MODULE_2__/* .exceptionLinesToAdd */ .lx)(report);
    if (lines === undefined)
        return '';
    const lead = (0,_advice_js__WEBPACK_IMPORTED_MODULE_2__/* .exceptionLead */ .eq)(report, (path) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(path, 200));
    return `${lead}\n\n${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownFence */ .Il)(lines, 600, 'yaml')}`;
}
function coveragePart({ scan }) {
    return scan?.coverage === undefined ? '' : `**Coverage:** ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .coverageText */ ._)(scan.coverage)}`;
}
function listPart(heading, texts, budget) {
    if (texts.length === 0)
        return '';
    const items = (0,_budget_js__WEBPACK_IMPORTED_MODULE_9__/* .within */ .ux)(texts.slice(0, 30), { budget, share: 0.15 }, (text) => `- ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(text, 500)}`);
    const more = texts.length - items.length;
    if (more > 0)
        items.push(`- … and ${more} more in the report file`);
    return `**${heading}**\n\n${items.join('\n')}`;
}
function closingParts(report, { groups, budget, reportFile }) {
    const { elsewhereCount, policy, tool } = report;
    const counted = [
        groups.fixed.length > 0 ? `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(groups.fixed.length, 'finding')} fixed.` : '',
        elsewhereCount > 0 ? `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(elsewhereCount, 'violation')} of other branches left out.` : '',
        reportFile === undefined ? '' : `All findings: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(reportFile)}`,
    ].filter((part) => part !== '');
    const audit = [
        `Policy: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(policy.source, 160)}${policy.sha256 === '' ? '' : ` ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(policy.sha256.slice(0, 12))}`}`,
        `Scan Gate ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(tool.version, 40)}`,
        (0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)((0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .requestCount */ .jt)(report), 'request'),
        (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .durationText */ .S5)(report.durationMs),
    ].join(' · ');
    const parts = [counted.join(' '), audit].filter((part) => part !== '');
    return parts.filter((part) => (0,_budget_js__WEBPACK_IMPORTED_MODULE_9__/* .spend */ .Rf)(budget, part));
}


/***/ }),

/***/ 47799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ askedColumns),
/* harmony export */   c: () => (/* binding */ findingTable)
/* harmony export */ });
/* harmony import */ var _text_file_role_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79454);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41941);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65633);
/* harmony import */ var _owners_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63288);
/* harmony import */ var _packages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89341);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29145);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56334);








function findingTable(report, findings, options) {
    const named = findings.filter(({ disclosed }) => disclosed);
    const items = (0,_packages_js__WEBPACK_IMPORTED_MODULE_3__/* .groupPackages */ .Zc)(report, named, options.most);
    const columns = (options.columns ?? []).filter((column) => isTelling(column, items));
    const rows = (0,_budget_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .ux)(items, options, (item) => rowOf(report, item, columns));
    const shown = items.slice(0, rows.length).reduce((sum, item) => sum + (0,_packages_js__WEBPACK_IMPORTED_MODULE_3__/* .sizeOf */ .$d)(item), 0);
    if (rows.length === 0)
        return { markdown: '', shown };
    const heads = ['', 'Finding', 'Where', ...columns.map(({ head }) => head)];
    const lines = [`| ${heads.join(' | ')} |`.replace('|  |', '| |'), `|${':--|'.repeat(heads.length)}`, ...rows];
    return { markdown: lines.join('\n'), shown };
}
const cvss = { head: 'CVSS', cell: ({ cvss }) => cvss?.toFixed(1) ?? '' };
const epss = {
    head: 'EPSS',
    cell: ({ epss }) => (epss === undefined ? '' : `${Math.round(epss * 100) / 100} %`),
};
const since = { head: 'Open since', cell: ({ detail }) => dayOf(detail?.firstDetected) };
function dayOf(milliseconds) {
    const date = new Date(milliseconds ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
const owner = {
    head: 'Owner',
    cell: (finding) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)((0,_owners_js__WEBPACK_IMPORTED_MODULE_2__/* .shownOwners */ .yJ)(finding)?.join(' ') ?? '', 200),
};
function askedColumns(report) {
    const { rules } = report;
    const kinds = new Set(rules.filter(({ verdict }) => verdict !== 'passed').map(({ asks }) => asks?.kind));
    return [
        ...(kinds.has('cvss') ? [cvss] : []),
        ...(kinds.has('epss') ? [epss] : []),
        ...(kinds.has('age') ? [since] : []),
        ...((0,_owners_js__WEBPACK_IMPORTED_MODULE_2__/* .isShared */ .yM)(report) ? [owner] : []),
    ];
}
function isTelling({ cell }, items) {
    const cells = new Set(items.map(({ finding }) => cell(finding)));
    return cells.size > 1 || (items.length === 1 && !cells.has(''));
}
function rowOf(report, item, columns) {
    const { finding } = item;
    const said = [...titleLines(item), ...stateOf(finding)].join('<br>');
    const cells = [(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .severityName */ .vb)(finding), said, placeCell(report, finding), ...columns.map(({ cell }) => cell(finding))];
    return `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
}
function titleLines(item) {
    if (item.package === undefined) {
        const { finding } = item;
        const cwe = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .cweOf */ .xX)(finding);
        const advice = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .firstSentence */ .qi)((0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .remediationOf */ .BV)(finding));
        const title = `**${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(finding.title, 200) || 'Untitled'}**${cwe === undefined ? '' : ` · ${cwe}`}`;
        return advice === undefined ? [title] : [title, (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(advice, 200)];
    }
    const { name, version, findings, update } = item.package;
    const title = `**${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(`${name} ${version}`, 150)}** · ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(findings.length, 'vulnerability', 'vulnerabilities')}`;
    return update === undefined ? [title] : [title, `${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(update, 150)}.`];
}
function stateOf(finding) {
    const status = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .standingOf */ .YP)(finding) === 'suppressed' ? [`suppressed: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .statusWord */ .Hm)(finding)}`] : [];
    const exception = finding.exception === undefined ? [] : [(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)((0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .exceptionWord */ .YM)(finding.exception), 300)];
    const warned = finding.warnedBy === undefined ? [] : [(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)((0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .warnedWord */ .c5)(finding.warnedBy), 200)];
    const role = (0,_text_file_role_js__WEBPACK_IMPORTED_MODULE_0__/* .roleOfPath */ .Xi)(finding.filePath);
    const place = role === undefined ? [] : [_text_file_role_js__WEBPACK_IMPORTED_MODULE_0__/* .roleWords */ .ww[role]];
    return [...place, ...status, ...exception, ...warned, ...(finding.leftOut === undefined ? [] : [finding.leftOut])];
}
function placeCell({ repositoryUrl, headSha }, finding) {
    const place = (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .displayPlace */ .a_)(finding, 120);
    if (place === undefined)
        return '';
    const url = (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .blobUrl */ .b0)({ repositoryUrl, headSha, filePath: finding.filePath, line: finding.line });
    const text = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(place, 200);
    return url === undefined ? text : `[${text}](${url})`;
}


/***/ }),

/***/ 46833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ summary)
/* harmony export */ });
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92784);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(41941);
/* harmony import */ var _help_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96127);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65633);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69171);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82644);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29145);
/* harmony import */ var _sentence_sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83672);
/* harmony import */ var _sentence_standing_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93840);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56334);
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66031);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47799);













const fixedBytes = 12_000;
function summary(report, options = {}) {
    const { maxBytes = 900_000, hasHeading = true, isWhole = true, reportFile } = options;
    const budget = { left: Math.max(0, maxBytes - fixedBytes) };
    const groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .groupFindings */ .kG)(report.findings);
    const body = report.verdict === 'passed' ? passedLines(report, options) : blockingParts(report, groups, { ...options, budget });
    budget.left = Math.max(0, budget.left - (0,_budget_js__WEBPACK_IMPORTED_MODULE_12__/* .bytesOf */ .$$)(body.join('\n\n')));
    const hasFold = isWhole || report.verdict !== 'passed';
    const parts = [
        hasHeading ? headingOf(report, options.category) : '',
        ...body,
        hasFold && report.scan !== undefined
            ? (0,_decision_js__WEBPACK_IMPORTED_MODULE_10__/* .decisionFold */ .s)(report, { budget, groups, others: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .othersText */ .nn)(report), reportFile })
            : '',
        hasFold ? footer(report, options) : '',
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
function headingOf(report, category) {
    const gate = category === undefined ? '' : ` · ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(category, 60)}`;
    return `### ${(0,_sentence_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .iconOf */ .ZG)(report)} ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)((0,_sentence_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentenceOf */ .$N)(report), _sentence_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentenceLimit */ .Zd)}${gate}`;
}
function passedLines(report, { allFindingsUrl }) {
    const open = (0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_7__/* .openCounts */ .J8)(report);
    const limits = [warningLine(report), endingLine(report), uncoveredLine(report)];
    if ((0,_tally_js__WEBPACK_IMPORTED_MODULE_8__/* .sumOf */ .XN)(open) === 0)
        return limits;
    const news = (0,_tally_js__WEBPACK_IMPORTED_MODULE_8__/* .sumOf */ .XN)((0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_7__/* .newsOfBase */ .cA)(report));
    const said = (0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_7__/* .isCompared */ .uQ)(report) && (0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_7__/* .isNothingNew */ .Ix)(report)
        ? news > 0
            ? `This change did not bring ${news === 1 ? 'it' : 'them'} in; ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)((0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_7__/* .baseName */ .Fl)(report), 60)}’s own run judges ${news === 1 ? 'it' : 'them'}.`
            : `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_8__/* .tallySentence */ .qg)(open)} ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_8__/* .sumOf */ .XN)(open) === 1 ? 'was' : 'were'} there before.`
        : '';
    const link = allFindingsUrl === undefined ? '' : `[All findings](${allFindingsUrl})`;
    return [[said, link].filter((part) => part !== '').join(' '), ...limits];
}
function warningLine(report) {
    const lines = (0,_notices_js__WEBPACK_IMPORTED_MODULE_3__/* .warningLines */ ._F)(report);
    return lines.length === 0
        ? ''
        : `⚠️ ${lines
            .slice(0, 10)
            .map((line) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(`${line}.`, 200))
            .join('<br>⚠️ ')}`;
}
function endingLine(report) {
    const lines = (0,_notices_js__WEBPACK_IMPORTED_MODULE_3__/* .endingLines */ .Dh)(report)
        .slice(0, 5)
        .map((line) => `⏳ ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(`${line}.`, 300)}`);
    return lines.join('<br>');
}
function uncoveredLine(report) {
    const missing = (0,_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .uncoveredTypes */ .p_)(report);
    return missing.length === 0 ? '' : `Not scanned: ${missing.map((type) => _wording_js__WEBPACK_IMPORTED_MODULE_9__/* .typeNames */ .DK[type]).join(', ')}.`;
}
function blockingParts(report, groups, limits) {
    const { budget, maxFindings = 50 } = limits;
    const shown = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .decidingFindings */ .yy)(report, groups);
    const table = (0,_findings_js__WEBPACK_IMPORTED_MODULE_11__/* .findingTable */ .c)(report, shown, { most: maxFindings, budget, share: 0.6, columns: (0,_findings_js__WEBPACK_IMPORTED_MODULE_11__/* .askedColumns */ .W)(report) });
    const isFailed = report.verdict === 'failed';
    return [
        ...(isFailed ? [] : undecidedLines(report)),
        (0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .introText */ .MO)(report, groups),
        table.markdown,
        cutText(shown, table),
        warningLine(report),
        endingLine(report),
        isFailed ? adviceLine(report) : '',
        isFailed ? uncoveredLine(report) : '',
    ];
}
function undecidedLines(report) {
    const { hint, reason } = report;
    const why = (0,_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .whyLines */ .cn)(report, (0,_sentence_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentenceOf */ .$N)(report)).join('; ');
    const help = (0,_help_page_js__WEBPACK_IMPORTED_MODULE_1__/* .helpUrl */ .x)(reason);
    const parts = [why === '' ? '' : `${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(why, 600)}.`, hint === undefined ? '' : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownProse */ .h$)(hint, 600)];
    const said = parts.filter((part) => part !== '');
    if (help !== undefined)
        said.push(`${said.pop() ?? ''} [More](${help})`.trim());
    return said;
}
function cutText(findings, { shown }) {
    const unnamed = findings.filter(({ disclosed }) => !disclosed).length;
    const parts = [
        shown < findings.length - unnamed
            ? `${shown} of ${findings.length} shown, worst first; the report file holds all.`
            : '',
        unnamed > 0 ? `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(unnamed, 'finding')} not named here, because outsiders can read this.` : '',
    ];
    return parts.filter((part) => part !== '').join(' ');
}
function adviceLine(report) {
    const { lead, link } = (0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .adviceOf */ .wr)(report);
    return `${lead}[${link}](${_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .exceptionsPage */ .o1}).`;
}
function footer(report, { allFindingsUrl }) {
    const scan = report.scan === undefined ? undefined : `scan ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(report.scan.id, 80)}`;
    const place = [scan, commitLink(report)].filter((part) => part !== undefined).join(' at ');
    const all = allFindingsUrl === undefined ? '' : `[All findings](${allFindingsUrl})`;
    const parts = [all, place].filter((part) => part !== '');
    return parts.length === 0 ? '' : `<sub>${parts.join(' · ')}</sub>`;
}
function commitLink(report) {
    const sha = (0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .safeSha */ .uP)(report.headSha);
    if (sha === undefined)
        return undefined;
    const repository = (0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .safeRepositoryUrl */ .rT)(report.repositoryUrl);
    const short = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(sha.slice(0, 7));
    return repository === undefined ? short : `[${short}](${repository}/commit/${sha})`;
}


/***/ }),

/***/ 20880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HB: () => (/* binding */ areOpen),
/* harmony export */   Hu: () => (/* binding */ findingWords),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   c_: () => (/* binding */ tallyWords),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   qg: () => (/* binding */ tallySentence),
/* harmony export */   sv: () => (/* binding */ tallyOf),
/* harmony export */   yh: () => (/* binding */ listWords)
/* harmony export */ });
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);

function tallyOf(findings) {
    const tally = {};
    for (const { severity, severityKnown } of findings) {
        const key = severityKnown ? severity : 'UNKNOWN';
        tally[key] = (tally[key] ?? 0) + 1;
    }
    return tally;
}
function countOf(items, counts) {
    let count = 0;
    for (const item of items)
        if (counts(item))
            count += 1;
    return count;
}
function sumOf(tally) {
    return Object.values(tally).reduce((sum, count) => sum + count, 0);
}
function tallyParts(tally) {
    const known = _severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.flatMap((severity) => tally[severity] ? [`${tally[severity]} ${_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityWords */ .D4[severity]}`] : []);
    return tally.UNKNOWN ? [`${tally.UNKNOWN} of unknown severity`, ...known] : known;
}
function tallyWords(tally) {
    return tallyParts(tally).join(', ');
}
function tallySentence(tally) {
    return listWords(tallyParts(tally));
}
function listWords(words, conjunction = 'and') {
    return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}
function areOpen(tally) {
    return `${tallyWords(tally)} ${sumOf(tally) === 1 ? 'is' : 'are'} open`;
}
function findingWords(tally, adjective = '') {
    const total = sumOf(tally);
    const [only, ...others] = Object.keys(tally).filter((key) => (tally[key] ?? 0) > 0);
    const severity = others.length === 0 && only !== undefined && only in _severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityWords */ .D4 ? _severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severityWords */ .D4[only] : '';
    const words = [String(total), adjective, severity, total === 1 ? 'finding' : 'findings'];
    const unknown = others.length === 0 && only === 'UNKNOWN' ? ' of unknown severity' : '';
    return `${words.filter((word) => word !== '').join(' ')}${unknown}`;
}
function plural(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}


/***/ }),

/***/ 56334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ exceptionLines),
/* harmony export */   BV: () => (/* binding */ remediationOf),
/* harmony export */   DK: () => (/* binding */ typeNames),
/* harmony export */   Hm: () => (/* binding */ statusWord),
/* harmony export */   Iy: () => (/* binding */ lookUpLines),
/* harmony export */   Kq: () => (/* binding */ descriptionOf),
/* harmony export */   M9: () => (/* binding */ verdictMarks),
/* harmony export */   NS: () => (/* binding */ diagnosticLines),
/* harmony export */   Oh: () => (/* binding */ severityWord),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   YM: () => (/* binding */ exceptionWord),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   _: () => (/* binding */ coverageText),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   c5: () => (/* binding */ warnedWord),
/* harmony export */   cn: () => (/* binding */ whyLines),
/* harmony export */   fJ: () => (/* binding */ cweName),
/* harmony export */   gH: () => (/* binding */ rankedFindings),
/* harmony export */   jt: () => (/* binding */ requestCount),
/* harmony export */   kG: () => (/* binding */ groupFindings),
/* harmony export */   lr: () => (/* binding */ mayBeSecret),
/* harmony export */   nZ: () => (/* binding */ labelWord),
/* harmony export */   p_: () => (/* binding */ uncoveredTypes),
/* harmony export */   qi: () => (/* binding */ firstSentence),
/* harmony export */   vG: () => (/* binding */ exceptionTarget),
/* harmony export */   vb: () => (/* binding */ severityName),
/* harmony export */   xS: () => (/* binding */ factsOf),
/* harmony export */   xX: () => (/* binding */ cweOf),
/* harmony export */   xt: () => (/* binding */ scoresOf)
/* harmony export */ });
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46365);
/* harmony import */ var _policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1125);
/* harmony import */ var _policy_ranking_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(328);
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(67535);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26436);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65633);
/* harmony import */ var _standings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2763);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20880);









const verdictMarks = { passed: '✔', failed: '✖', inconclusive: '?' };
function standingOf(finding) {
    if (finding.effect !== 'none')
        return finding.effect;
    if (finding.status === 'FIXED' && finding.label !== 'seen')
        return 'fixed';
    if ((0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding))
        return finding.exception === undefined ? 'open' : 'excepted';
    return (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuppressed */ .Bx)(finding) ? 'suppressed' : 'fixed';
}
const grouped = new WeakMap();
function groupFindings(findings) {
    const known = grouped.get(findings);
    if (known !== undefined)
        return known;
    const groups = Object.fromEntries(_standings_js__WEBPACK_IMPORTED_MODULE_6__/* .standings */ .E.map((name) => [name, []]));
    for (const finding of findings)
        if (finding.label !== 'elsewhere' || finding.effect !== 'none')
            groups[standingOf(finding)].push(finding);
    for (const standing of _standings_js__WEBPACK_IMPORTED_MODULE_6__/* .standings */ .E)
        groups[standing] = (0,_policy_ranking_js__WEBPACK_IMPORTED_MODULE_2__/* .worstFirst */ .md)(groups[standing], new Map());
    grouped.set(findings, groups);
    return groups;
}
function* rankedFindings(findings) {
    const groups = groupFindings(findings);
    for (const standing of _standings_js__WEBPACK_IMPORTED_MODULE_6__/* .standings */ .E)
        yield* groups[standing];
}
function mayBeSecret(finding) {
    return finding.type === 'SECRET' || finding.type === undefined;
}
function descriptionOf(finding) {
    return mayBeSecret(finding) ? undefined : presentText(finding.detail?.description);
}
function remediationOf(finding) {
    return presentText(finding.detail?.remediation);
}
function presentText(text) {
    return text === undefined || text.trim() === '' ? undefined : text;
}
function cweOf(finding) {
    return cweName(finding.detail?.cwe);
}
function cweName(text) {
    const number = /^\s*(?:CWE[-_ :]*)?0*(\d{1,6})(?!\d)/i.exec(text ?? '')?.[1];
    return number === undefined ? undefined : `CWE-${number}`;
}
function severityWord(finding) {
    return finding.severityKnown ? finding.severity : `${finding.severity} (severity unknown)`;
}
function labelWord(finding) {
    if (finding.label === 'elsewhere')
        return 'of another branch';
    if (finding.label === 'maybe')
        return 'perhaps of another branch';
    return finding.firstSeen === true ? 'new in this scan' : 'seen by this scan';
}
function severityName({ severity, severityKnown }) {
    return severityKnown ? _severity_js__WEBPACK_IMPORTED_MODULE_3__/* .severityWords */ .D4[severity] : 'unknown';
}
function firstSentence(text) {
    const [line = ''] = text
        ?.trim()
        .slice(0, 1000)
        .split(/[\r\n]/, 1) ?? [];
    const [sentence = ''] = line.split(/(?<=[.!?])\s/, 1);
    return sentence.trim() === '' ? undefined : sentence.trim().replace(/:$/, '.');
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
function scoresOf({ cvss, epss }) {
    return [...(isNumber(cvss) ? [`CVSS ${round(cvss)}`] : []), ...(isNumber(epss) ? [`EPSS ${round(epss)} %`] : [])];
}
function factsOf(finding) {
    const facts = [finding.type ?? 'type unknown', cweOf(finding), ...scoresOf(finding)];
    if (finding.status !== 'OPEN')
        facts.push(statusWord(finding));
    if (finding.exception !== undefined)
        facts.push(exceptionWord(finding.exception));
    if (finding.leftOut !== undefined)
        facts.push(finding.leftOut);
    if (finding.warnedBy !== undefined)
        facts.push(warnedWord(finding.warnedBy));
    return facts.filter((fact) => fact !== undefined);
}
function exceptionWord({ expires, owner, reason }) {
    const by = owner === undefined ? '' : ` by ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralLine */ .GH)(owner, 60)}`;
    return `excepted until ${expires}${by}: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralLine */ .GH)(reason, 160)}`;
}
function warnedWord(names) {
    return `warned by ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralLine */ .GH)(names.join(', '), 160)}`;
}
function exceptionLines({ exceptions }) {
    if (exceptions === undefined)
        return [];
    const { used, expiring, expired, unmatched, unclear = [] } = exceptions;
    const covered = used.reduce((sum, { ids }) => sum + ids.length, 0);
    return [
        ...(used.length > 0 ? [`${(0,_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(used.length, 'exception')} in use, covering ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(covered, 'finding')}`] : []),
        ...expiring.map((exception) => `Expires soon, on ${exception.expires}: ${exceptionTarget(exception)}`),
        ...expired.map((exception) => `Expired on ${exception.expires}, counts again: ${exceptionTarget(exception)}`),
        ...unmatched.map((exception) => `Matches nothing: ${exceptionTarget(exception)}`),
        ...unclear.map((exception) => `Excuses nothing, because no finding states all that it names: ${exceptionTarget(exception)}`),
    ];
}
function exceptionTarget(exception) {
    return (0,_neutral_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralLine */ .GH)((0,_policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_7__/* .exceptionText */ .P5)(exception), 200);
}
function isNumber(value) {
    return value !== undefined && Number.isFinite(value);
}
function round(value) {
    return Math.round(value * 100) / 100;
}
function rangeOf(rule) {
    const { lo, hi, verdict } = rule;
    if (verdict === 'failed')
        return String((0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_8__/* .provenCount */ .CM)(rule));
    if (verdict === 'passed' || lo === hi)
        return String(hi);
    return Number.isFinite(hi) ? `${lo} to ${hi}` : `at least ${lo}`;
}
const typeNames = {
    sast: 'own code (SAST)',
    sca: 'dependencies (SCA)',
    secrets: 'secrets',
    iac: 'infrastructure code (IaC)',
};
function uncoveredTypes({ scan }) {
    return _api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz.filter((type) => scan?.coverage?.[type] === 'not covered');
}
const typeWords = { sast: 'SAST', sca: 'SCA', secrets: 'secrets', iac: 'IaC' };
function coverageText(coverage) {
    return _api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz
        .flatMap((type) => (coverage[type] === undefined ? [] : [`${typeWords[type]} ${coverage[type]}`]))
        .join(' · ');
}
function diagnosticLines(report) {
    const skips = (report.scan?.diagnostics ?? []).filter((diagnostic) => !isLookUpNote(diagnostic));
    return skips.map((diagnostic) => {
        const file = diagnostic.file_path === undefined ? '' : `${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralLine */ .GH)(diagnostic.file_path, 200)}: `;
        return `${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralLine */ .GH)(diagnostic.engine, 60)}: ${file}${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralLine */ .GH)(diagnostic.message, 300)}`;
    });
}
function lookUpLines(report) {
    const notes = (report.scan?.diagnostics ?? []).filter(isLookUpNote);
    return notes.map(({ message }) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_4__/* .neutralLine */ .GH)(message, 300));
}
function isLookUpNote({ engine, failed, file_path: one, file_paths: several }) {
    return engine === 'advisories' && !failed && (one ?? several) === undefined;
}
function durationText(milliseconds) {
    const seconds = Math.max(1, Math.round(milliseconds / 1000));
    const rest = `${seconds % 60} s`;
    return seconds < 60 ? rest : `${Math.floor(seconds / 60)} min ${rest}`;
}
function requestCount(report) {
    return Object.values(report.requests).reduce((sum, count) => sum + count, 0);
}
const beginsPlainly = /^(?:the|a|an|no|not|nothing|this|these|there|it|its|only|all|each|every|at|of|in|one|between|\d+) /;
function whyLines({ message }, sentence) {
    return message
        .split('\n')
        .filter((line) => !sentence.endsWith(line.replace(/:$/, '')))
        .map((line) => (beginsPlainly.test(line) ? `${line.charAt(0).toUpperCase()}${line.slice(1)}` : line));
}


/***/ }),

/***/ 89536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ withClient),
/* harmony export */   Y: () => (/* binding */ accessOf)
/* harmony export */ });
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16558);
/* harmony import */ var _ci_github_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88657);
/* harmony import */ var _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33716);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85129);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49646);





function accessOf(run) {
    const { context, settings, env, transport, clock, cancel, now, loadOctokit } = run;
    const runId = env.GITHUB_RUN_ID;
    const { repositoryUrl } = context;
    return {
        ...(0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_4__/* .githubAccess */ .Y)(env, settings.githubToken, loadOctokit),
        secrets: (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .secretValues */ .VX)(settings),
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
    const budget = (0,_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .limitDelivery */ .Yx)({ clock, timeoutMs: budgetMs, cancel }, 'GitHub');
    try {
        return await use((0,_ci_github_client_js__WEBPACK_IMPORTED_MODULE_0__/* .createGithubClient */ .z)({ ...access, budget, problemOf: _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .publishProblem */ .Nb }));
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
  Fp: () => (/* binding */ completeCheckRun),
  vu: () => (/* binding */ conclusionOf),
  j8: () => (/* binding */ endCheckRun),
  dJ: () => (/* binding */ findUnfinished),
  iN: () => (/* binding */ isOvertaken),
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
// EXTERNAL MODULE: ./build/compiled/src/report/place.js
var place = __webpack_require__(29145);
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
function wantedAnnotations({ client, report, settings }) {
    const findings = [];
    for (const finding of report.findings)
        if ((0,place/* safeRelativePath */.lV)(finding.filePath) !== undefined)
            findings.push(finding);
    const all = (0,annotations/* annotations */.hk)(report, { max: 0 });
    const limits = { max: settings.maxAnnotations, maxPerLevel: Number.POSITIVE_INFINITY };
    const placed = (0,annotations/* annotations */.hk)({ ...report, findings }, limits);
    return {
        chosen: placed.annotations.flatMap((annotation) => checkAnnotation(client, annotation)),
        unplaced: all.asking - placed.asking,
        unnamed: all.undisclosed,
        deciding: all.deciding.total,
        others: all.others.total,
    };
}
const levels = { error: 'failure', warning: 'warning', notice: 'notice' };
function checkAnnotation(client, { level, title, message, file, line }) {
    if (file === undefined)
        return [];
    const at = line ?? 1;
    const texts = { title: client.redact(title), message: client.redact(message) };
    return [{ path: file, start_line: at, end_line: at, annotation_level: levels[level], ...texts }];
}
function compare(chosen, listed) {
    const present = new Set(listed);
    const known = new Set(chosen.map(identityOf));
    return {
        missing: chosen.filter((annotation) => !present.has(identityOf(annotation))),
        outdated: listed.filter((identity) => !known.has(identity)).length,
    };
}
function identityOf({ path, start_line: line, message }) {
    return JSON.stringify([path, line, (0,annotations/* namedViolation */.dU)(message ?? '') ?? message?.trim()]);
}
async function listAnnotations(client, id) {
    const listed = await client.pages({
        route: 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations',
        parameters: { check_run_id: id },
        shape: schemas/* array */.YOg(listedAnnotation),
    }, (page) => page);
    return listed.map(identityOf);
}
function inBatches(all) {
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
            if ((0,problems/* refusedWith */.P0)(error) === 422 && missing.length > 0) {
                await update(client, { id, ...updateFor(missing.length) }, []);
                return missing.length;
            }
            if (!(0,problems/* isAmbiguous */.X2)(error) || attempt === attempts)
                throw error;
            await client.sleep(settleMs);
            missing = compare([...missing], await listAnnotations(client, id)).missing;
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
    const identity = check_run_identityOf(opening);
    const found = await findCheckRun(client, identity);
    const startedMs = opening.startedMs + (client.serverAheadMs() ?? 0);
    if (isNewer(found, startedMs))
        return 'overtaken';
    const state = {
        external_id: (0,github_identity/* externalIdOf */.Sl)(identity.key, startedMs),
        status: 'in_progress',
        output: { title: 'Scanning', summary: client.redact((0,neutral/* markdownText */.p7)(opening.text)) || 'The scan is under way.' },
        ...detailsOf(opening.runUrl),
    };
    if (found === undefined)
        return createCheckRun(client, identity, state);
    try {
        const answer = await client.call({
            route: updateRoute,
            parameters: { check_run_id: found.id, ...state },
            shape: checkRun,
        });
        return { ...openedOf(answer), annotationCount: found.output.annotations_count };
    }
    catch (error) {
        if ((0,problems/* refusedWith */.P0)(error) === undefined)
            throw error;
        return createCheckRun(client, identity, state);
    }
}
function check_run_identityOf({ category, event, headSha }) {
    return { name: (0,github_identity/* nameGate */.J8)(category, event), key: (0,github_identity/* keyOfRun */.qH)(category, event), head_sha: headSha };
}
function isNewer(run, startedMs) {
    return run !== undefined && (0,github_identity/* readExternalId */.v)(run.external_id).startedMs > startedMs + slackMs;
}
async function isOvertaken(client, opening, startedMs) {
    return isNewer(await findCheckRun(client, check_run_identityOf(opening)), startedMs);
}
async function findUnfinished(client, opening) {
    const found = await findCheckRun(client, check_run_identityOf(opening));
    if (found === undefined || found.status === 'completed')
        return undefined;
    const isOurs = opening.runUrl === undefined || found.details_url === opening.runUrl;
    return isOurs ? openedOf(found) : undefined;
}
function openedOf(run) {
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
    const timeOf = (run) => (0,github_identity/* readExternalId */.v)(run.external_id).startedMs;
    return own.sort((a, b) => timeOf(b) - timeOf(a) || b.id - a.id)[0];
}
async function createCheckRun(client, identity, state) {
    const { name, head_sha } = identity;
    const create = async () => {
        const call = { route: createRoute, parameters: { name, head_sha, ...state }, shape: checkRun, isOnce: true };
        return openedOf(await client.call(call));
    };
    try {
        return await create();
    }
    catch (error) {
        if (!(0,problems/* isAmbiguous */.X2)(error))
            throw error;
        await client.sleep(check_run_settleMs);
        const found = await findCheckRun(client, identity);
        return found === undefined ? create() : openedOf(found);
    }
}
async function completeCheckRun(showing, opened) {
    const { client, settings } = showing;
    const isMarking = (0,check_run_opened/* marksInCheckRun */.v)(settings);
    const wanted = isMarking ? wantedAnnotations(showing) : noAnnotations;
    const listed = isMarking && opened.annotationCount > 0 ? await listAnnotations(client, opened.id) : [];
    const { missing, outdated } = compare(wanted.chosen, listed);
    const batches = inBatches(missing);
    const tally = { ...wanted, outdated, refused: 0, late: 0 };
    await addBatches(showing, { id: opened.id, batches: batches.slice(0, -1) }, tally);
    await conclude(showing, { id: opened.id, batch: batches.at(-1) ?? [] }, tally);
    return { lines: countLines(showing.report, tally), warnings: lossLines(tally) };
}
async function addBatches(showing, { id, batches }, tally) {
    const { client, report } = showing;
    const output = { title: (0,sentence/* sentenceOf */.$N)(report), summary: 'The findings are being written down.' };
    for (const batch of batches) {
        if (client.timeLeftMs() < conclusionReserveMs)
            tally.late += batch.length;
        else
            tally.refused += await addAnnotations(client, { id, batch }, () => ({ output }));
    }
}
async function conclude(showing, last, tally) {
    const { client, report, github } = showing;
    const markdown = client.redact((0,summary/* summary */.z)(report, { maxBytes: outputBytes, allFindingsUrl: github.access.runUrl, hasHeading: false }));
    const output = { title: (0,sentence/* sentenceOf */.$N)(report), summary: (0,fit/* fitSummary */.m)(markdown, outputBytes).trim() || (0,sentence/* sentenceOf */.$N)(report) };
    const end = { status: 'completed', conclusion: conclusionOf(report), ...detailsOf(github.access.runUrl) };
    tally.refused += await addAnnotations(client, last, (refused) => {
        const text = countLines(report, { ...tally, refused: tally.refused + refused }).join('\n\n');
        return { ...end, output: text === '' ? output : { ...output, text } };
    });
}
function detailsOf(runUrl) {
    return runUrl === undefined ? {} : { details_url: runUrl };
}
function countLines(report, tally) {
    const { unplaced, unnamed, outdated } = tally;
    const reasons = [
        unnamed > 0 ? `${unnamed} may not be named here` : '',
        unplaced > 0 ? `${unplaced} without a file of this repository` : '',
    ].filter((part) => part !== '');
    const all = (0,annotations/* leftOutLine */.uv)(report, sharesOf(tally), reasons);
    const old = `${(0,report_tally/* plural */.LS)(outdated, 'annotation')} of an earlier attempt cannot be taken back: GitHub only adds annotations`;
    return [...(all === undefined ? [] : [all]), ...(outdated > 0 ? [old] : [])];
}
function sharesOf({ chosen, refused, late, ...totals }) {
    const notices = chosen.filter((each) => each.annotation_level === 'notice').length;
    const shown = Math.max(0, chosen.length - refused - late);
    const deciding = Math.min(shown, chosen.length - notices);
    return {
        deciding: { shown: deciding, total: totals.deciding },
        others: { shown: shown - deciding, total: totals.others },
    };
}
function lossLines({ refused, late }) {
    return [
        ...(refused > 0 ? [`GitHub refused ${(0,report_tally/* plural */.LS)(refused, 'annotation')} of the check run`] : []),
        ...(late > 0 ? [`There was no time for ${(0,report_tally/* plural */.LS)(late, 'annotation')} of the check run`] : []),
    ];
}
async function endCheckRun(client, id, { conclusion, title, text }) {
    const output = { title, summary: client.redact((0,neutral/* markdownText */.p7)(text)) || 'The run has ended.' };
    const parameters = { check_run_id: id, status: 'completed', conclusion, output };
    await client.call({ route: updateRoute, parameters, shape: checkRun });
}
function conclusionOf({ verdict, reason, enforced, exitCode }) {
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
/* harmony export */   O: () => (/* binding */ refusalOf)
/* harmony export */ });
/* harmony import */ var _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33716);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18540);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65633);




function refusalOf(error, refused, { isDependabot }) {
    const fault = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue ? error : new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PUBLISH', String(error));
    const status = (0,_ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedWith */ .P0)(fault);
    const advice = status === undefined
        ? fault.hint && (0,_prose_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(fault.hint)
        : adviceFor(status, fault.message, whose(refused, isDependabot));
    const doubt = (0,_ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmbiguous */ .X2)(fault) ? ' (it may have arrived all the same)' : '';
    const line = [`${refused.name} could not be written${doubt}: ${fault.message}`, advice].filter(Boolean).join('. ');
    return (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralLine */ .GH)(line, 1000);
}
function whose({ permission }, isDependabot) {
    return {
        grant: `Give the job the permission "${permission}".`,
        readOnly: isDependabot
            ? "Dependabot's runs get a read-only token by default"
            : 'A pull request from a fork gets a read-only token whatever the workflow says',
    };
}
function adviceFor(status, message, { grant, readOnly }) {
    if (status === 401)
        return 'Check github-token: it is wrong or has expired.';
    if (/must be enabled|not enabled|Advanced Security/i.test(message)) {
        return 'Enable code scanning in the settings of the repository, or leave upload-sarif out.';
    }
    if (status === 404)
        return `${grant} If it has it, this GitHub has no such interface.`;
    if (status === 422)
        return 'The summary of the run holds the findings.';
    return status === 403 ? `${grant} ${readOnly}.` : undefined;
}


/***/ }),

/***/ 79454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xi: () => (/* binding */ roleOfPath),
/* harmony export */   Z2: () => (/* binding */ rolesText),
/* harmony export */   wL: () => (/* binding */ fileRoles),
/* harmony export */   ww: () => (/* binding */ roleWords)
/* harmony export */ });
const fileRoles = ['fixture', 'test', 'example', 'vendored', 'minified'];
const patterns = {
    fixture: /(?:^|\/)(?:(?:__)?fixtures?(?:__)?|testdata|test-?data|__snapshots__|__mocks__|mocks?)\//i,
    test: /(?:^|\/)(?:__tests__|tests?|specs?|e2e|cypress)\/|(?:^|[._-])(?:test|spec|cy|e2e)\.[cm]?[jt]sx?$|(?:^|\/)(?:test_[^/]*|conftest)\.py$|_(?:test|spec)\.(?:py|go|rb)$|[a-z](?:Test|Tests|IT)\.(?:java|kt|cs)$/,
    example: /(?:^|\/)(?:examples?|samples?|demos?)\//i,
    vendored: /(?:^|\/)(?:vendors?|third[_-]?party|bower_components|node_modules|external|lib\/jquery)\/|(?:^|\/)(?:jquery|bootstrap|angular|lodash|underscore|moment|react|vue|d3|popper|materialize|modernizr|html5shiv)(?:[.-](?:[\d.]+|slim|bundle|core|ui))*(?:\.min)?\.js$/i,
    minified: /\.min\.(?:[cm]?js|css)$/i,
};
const anyPattern = new RegExp(Object.values(patterns)
    .map(({ source }) => source)
    .join('|'), 'i');
function roleOfPath(path) {
    return path === undefined || !anyPattern.test(path) ? undefined : fileRoles.find((role) => patterns[role].test(path));
}
const roleWords = {
    fixture: 'in a fixture of tests',
    test: 'in a test',
    example: 'in an example',
    vendored: 'in code of somebody else that is kept here',
    minified: 'in minified code',
};
const manyWords = {
    fixture: 'in fixtures of tests',
    test: 'in tests',
    example: 'in examples',
    vendored: 'in code of others',
    minified: 'in minified code',
};
function rolesText(findings) {
    const counts = new Map();
    for (const { filePath } of findings) {
        const role = roleOfPath(filePath);
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
/* harmony export */   Ib: () => (/* binding */ repositoryPurl),
/* harmony export */   JF: () => (/* binding */ purlText),
/* harmony export */   L$: () => (/* binding */ namesPackage),
/* harmony export */   Ln: () => (/* binding */ npmName),
/* harmony export */   T4: () => (/* binding */ purlProblem)
/* harmony export */ });
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
        return normal({
            type,
            name,
            ...(names.length > 0 && { namespace: names.join('/') }),
            ...(version && { version: decodeURIComponent(version) }),
            ...(query && { qualifiers: qualifiersOf(query) }),
            ...(subpath && { subpath: decodeURIComponent(subpath).replace(/^\/+|\/+$/g, '') }),
        });
    }
    catch {
        return undefined;
    }
}
function purlProblem(text) {
    const purl = parsePurl(text);
    if (purl === undefined || /[\s\p{Cc}\p{Cf}]/u.test(text.trim()))
        return 'is not a package URL such as pkg:npm/lodash@4.17.21';
    const [beforeFragment, subpath] = splitAt(text.trim(), text.trim().indexOf('#'));
    const [path, query] = splitAt(beforeFragment, beforeFragment.indexOf('?'));
    const last = path.slice(path.lastIndexOf('/') + 1);
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
        return qualifiersProblem(query);
    return subpath !== undefined && isBlank(purl.subpath ?? '') ? 'has an empty subpath; leave the # out' : undefined;
}
function isBlank(text) {
    return /^[\s\p{Cc}\p{Cf}]*$/u.test(text);
}
function qualifiersProblem(query) {
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
function qualifiersOf(query) {
    const pairs = query.split('&').map((pair) => splitAt(pair, pair.indexOf('=')));
    const given = pairs.flatMap(([key, value]) => value ? [[key.toLowerCase(), decodeURIComponent(value)]] : []);
    return Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}
function normal(purl) {
    const type = purl.type.toLowerCase();
    const spelled = (text) => (withoutCase.has(type) ? text.toLowerCase() : text);
    const name = type === 'pypi' ? spelled(purl.name).replaceAll(/[-_.]+/g, '-') : spelled(purl.name);
    return { ...purl, type, name, ...(purl.namespace !== undefined && { namespace: spelled(purl.namespace) }) };
}
const encode = (text) => encodeURIComponent(text.toWellFormed());
function purlText({ type, namespace, name, version, qualifiers, subpath }) {
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
function repositoryPurl(url) {
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
function npmName(library) {
    const slash = library.startsWith('@') ? library.indexOf('/') : -1;
    return slash < 0 ? { name: library } : { namespace: library.slice(0, slash), name: library.slice(slash + 1) };
}
function namesPackage(named, found) {
    const isSame = named.type === found.type && named.namespace === found.namespace && named.name === found.name;
    if (!isSame)
        return 'no';
    const { version, subpath, qualifiers } = found;
    const asked = [
        [plainVersion(named), plainVersion(found)],
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
function plainVersion({ type, version }) {
    return type === 'golang' ? version?.replace(/^v(?=\d)/, '') : version;
}


/***/ })

};
