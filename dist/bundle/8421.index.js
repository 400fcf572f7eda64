export const id = 8421;
export const ids = [8421,9555];
export const modules = {

/***/ 44648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56845);
/** Reads JSON from a stranger: not nested too deep, and a key that one object holds twice has no value. */


const depthCap = 64;
/** Throws GateError PROTOCOL for what is no JSON. A key that is stated twice gets a value that fits no field. */
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
    // Of two alike one is left.
    if (countKeys(value) !== keyCount)
        for (const path of repeatedKeys(text))
            replace(value, path);
    return value;
}
/** How deep it is nested, and how many keys its objects have, as far as it is JSON. */
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
    // What was parsed inherits nothing that is enumerable.
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
/** One pass over the characters: a regular expression would need a stack as long as the longest string. */
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
/** The index of the quote that ends the string which begins at this one. */
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
/** What lies in a value that was stated twice is replaced with it. */
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

/***/ 25159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ck: () => (/* binding */ hasOwnBase),
/* harmony export */   R5: () => (/* binding */ describeContext),
/* harmony export */   jW: () => (/* binding */ shownCommit)
/* harmony export */ });
/**
 * Whether a proposal is compared with a branch that its author may have chosen: one of their own that holds the same code
 * would make every change look harmless.
 */
function hasOwnBase({ base, defaultBranch }) {
    return base !== undefined && base.branch !== defaultBranch;
}
/** The commit at which GitHub shows what is judged: of a pull request its head, where a merge was made for the test. */
function shownCommit({ sources, headSha }) {
    const { diff } = sources;
    return (diff?.kind === 'pull-request' ? diff.headSha : undefined) ?? headSha;
}
/** `octo/demo · pull request #7, feature at 1a2b3c4d5e6f into main`. */
function describeContext(context) {
    const { event, refusal, branch, headSha, change, base, repositoryUrl } = context;
    const repository = /^https?:\/\/[^/]+\/(.+)$/.exec(repositoryUrl ?? '')?.[1];
    const place = repository === undefined ? '' : `${repository} · `;
    if (refusal !== undefined)
        return `${place}nothing to scan; the policy is that of ${branch}`;
    const commit = headSha === undefined ? '' : ` at ${headSha.slice(0, 12)}`;
    const pull = change?.number === undefined ? '' : `pull request #${change.number}, `;
    const of = event === undefined || event === 'pull_request' ? '' : ` (${event})`;
    const into = base === undefined ? '' : ` ${change === undefined && base.sha === undefined ? 'against' : 'into'} ${base.branch}`;
    return `${place}${pull}${branch}${commit}${into}${of}`;
}


/***/ }),

/***/ 10820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readContext)
/* harmony export */ });
/** Throws GateError CONFIG when nothing says what to judge, and when what is said does not fit. */
async function readContext(environment, hints) {
    const { judged, policy } = hints;
    const { GITHUB_ACTIONS, GITHUB_EVENT_PATH } = environment.variables;
    const isWorkflow = GITHUB_ACTIONS === 'true' && Boolean(GITHUB_EVENT_PATH);
    const mustBe = judged.kind === 'branch' && judged.mustBeWorkflow === true;
    if (judged.kind === 'commented' || isWorkflow || mustBe) {
        const { readWorkflow } = await __webpack_require__.e(/* import() */ 5355).then(__webpack_require__.bind(__webpack_require__, 15355));
        return readWorkflow(environment, hints);
    }
    const { readPipeline } = await Promise.all(/* import() */[__webpack_require__.e(3880), __webpack_require__.e(8332)]).then(__webpack_require__.bind(__webpack_require__, 98332));
    return readPipeline(environment, judged, policy);
}


/***/ }),

/***/ 16558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ githubAccess)
/* harmony export */ });
/** Public repositories can be read without a token. */
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
  createGithubClient: () => (/* binding */ createGithubClient)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/parse.js
var parse = __webpack_require__(69171);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
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
/** GitHub's rate limits: which refusals are one, how long each asks to wait, and the waiting. */


const leastUntoldMs = 60_000;
/**
 * The limit that an answer tells of; undefined when it is none, as a 403 about a permission. `earlier` is how many came
 * before it: a limit without a time is waited for twice as long each time.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
function rateLimitOf({ status, header, message }, earlier) {
    if (status !== 403 && status !== 429)
        return undefined;
    const retryAfter = wholeNumber(header('retry-after'));
    if (retryAfter !== undefined)
        return { waitMs: Math.max(1, retryAfter) * 1000, isTold: true };
    const reset = wholeNumber(header('x-ratelimit-reset'));
    if (wholeNumber(header('x-ratelimit-remaining')) === 0 && reset !== undefined) {
        // The server's time against the server's time: this machine's clock may be wrong.
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
/** Waits until the limit ends. Throws GateError RATE_LIMITED at once when there is not that much time. */
async function sitOut({ waitMs, isTold }, { clock, deadline, signal }, onWait) {
    // What comes after the wait needs time too: a run that waits until its own end has decided nothing.
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
/** The gate's transport as the `fetch` that Octokit wants: its proxies, certificates, limits and no redirects. */
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
/**
 * Octokit parses what was refused; what was answered is left to `jsonOf`, because Octokit's parser fails on texts of some
 * megabytes, and makes integers of a type that no shape expects.
 */
const unparsed = { parseSuccessResponseBody: false };
/** Never rejects. */
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
/** Undefined for what is no JSON: then no shape fits. */
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
/** GitHub's own words, with those of its first errors. */
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
/**
 * The one client of GitHub's interface: the entry's Octokit over the gate's own transport, within a budget of time. Writes
 * go one after the other; it waits as GitHub asks, repeats what is safe to repeat, and takes no answer of another shape.
 */








/** GitHub asks for a second between writes: https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api */
const writeGapMs = 1000;
const pageSize = 100;
/** A list that goes on longer than this is not the list of one commit or pull request. */
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
/** Of https, or of this machine where GitHub's interface is there too. */
function storageUrl(address, apiUrl) {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (url === undefined || url.username !== '' || url.password !== '')
        return undefined;
    const isHere = (host) => host === '127.0.0.1' || host === '[::1]' || host === 'localhost';
    const isLocal = url.protocol === 'http:' && isHere(url.hostname) && isHere(new URL(apiUrl).hostname);
    return url.protocol === 'https:' || isLocal ? url : undefined;
}
function isWrite({ route }) {
    return !route.startsWith('GET ') && !route.endsWith('/graphql');
}
/** Reads may run side by side. */
function perform(state, asked, read) {
    if (!isWrite(asked))
        return attempt(state, asked, read);
    const done = state.writing.then(() => attempt(state, asked, read));
    state.writing = done.catch(() => { });
    return done;
}
/** A limit that is waited for is no failed attempt. */
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
/** True when the same request may fare better a moment later; an unreadable success is the case of a cut answer. */
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
    // What stands before GitHub may repeat what it was sent.
    const message = (0,secret_forms/* withoutSecrets */.c)(reply.message, state.secrets);
    return { reply: { ...reply, message }, url: request.endpoint(route, asked).url };
}
function openOctokit({ loadOctokit = octokit/* restOctokit */.A, apiUrl, token, transport, budget }) {
    const silent = () => { };
    return loadOctokit({
        token,
        baseUrl: apiUrl.replace(/\/+$/, ''),
        userAgent: 'scan-gate',
        // Octokit would print failed requests, past the one writer of log lines.
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
const viewerAnswer = schemas.looseObject({
    data: schemas.nullish(schemas.looseObject({ viewer: schemas.nullish(schemas.looseObject({ login: schemas.string().check(api/* _minLength */.m9(1)) })) })),
});
/** `GET /user` is closed to a workflow's token; GraphQL tells every token who it is. */
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
    // A workflow's own token; a token of another app cannot be told apart from it without an answer.
    if (token?.startsWith('ghs_'))
        return 'github-actions[bot]';
    throw new errors/* GateError */.ue('PUBLISH', 'GitHub does not say whose token this is, so that own comments cannot be found');
}


/***/ }),

/***/ 29219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ restOctokit),
/* harmony export */   s: () => (/* binding */ actionOctokit)
/* harmony export */ });
/** Which Octokit a client of GitHub works with: each entry's own, loaded when the first request needs it. */
/** On the command line. */
const restOctokit = async ({ token, ...options }) => {
    const { Octokit: RestOctokit } = await Promise.all(/* import() */[__webpack_require__.e(9479), __webpack_require__.e(1267)]).then(__webpack_require__.bind(__webpack_require__, 11267));
    return new RestOctokit({ ...options, auth: token });
};
/** In the action. */
const actionOctokit = async ({ token, ...options }) => {
    if (token !== undefined) {
        const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(9479), __webpack_require__.e(1351)]).then(__webpack_require__.bind(__webpack_require__, 61351));
        return getOctokit(token, options);
    }
    // Without a token `getOctokit` makes none.
    const { GitHub } = await Promise.all(/* import() */[__webpack_require__.e(6752), __webpack_require__.e(9479), __webpack_require__.e(2032)]).then(__webpack_require__.bind(__webpack_require__, 22032));
    return new GitHub(options);
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
/** The errors of GitHub's interface: for what is read to decide, and for what is published. */


function isAmbiguous(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue && error.isAmbiguous;
}
/** HTTP status with which GitHub refused; undefined when it did not answer, or when the error is not GitHub's. */
function refusedWith(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue && error.code === 'PUBLISH' && !isAmbiguous(error) ? error.status : undefined;
}
function isSuccess(status) {
    return status >= 200 && status < 300;
}
const notAsked = 'answered with something that is not what was asked for';
/** PUBLISH. */
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
/** NOT_FOUND, UNAVAILABLE, PROTOCOL, or AUTH for whatever else was refused. */
const readProblem = ({ route, url, reply }) => {
    const asked = `${route.split(' ')[0]} ${URL.canParse(url) ? new URL(url).pathname : url}`;
    if (reply.kind === 'failure')
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('UNAVAILABLE', `GitHub: ${asked} failed: ${reply.message}`);
    const { status } = reply;
    if (isSuccess(status))
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `GitHub ${notAsked}`);
    // 422 is the answer about a commit that does not exist.
    const code = status === 404 || status === 422 ? 'NOT_FOUND' : status >= 500 ? 'UNAVAILABLE' : 'AUTH';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, `GitHub: ${asked} answered ${status}`, { status, hint: readPermissionHint });
};


/***/ }),

/***/ 25742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  comment: () => (/* binding */ comment_comment)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/compiled/src/api/client.js + 5 modules
var api_client = __webpack_require__(45826);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/context.js
var context_context = __webpack_require__(25159);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/read-context.js
var read_context = __webpack_require__(10820);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/access.js
var access = __webpack_require__(16558);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/client.js + 2 modules
var client = __webpack_require__(88657);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/compiled/src/report/neutral.js
var neutral = __webpack_require__(65633);
;// CONCATENATED MODULE: ./build/compiled/src/ci/github/comment-commands/commands.js
/** Commands in a comment on a pull request: what a comment asks for, and which comments are none of our business. Pure. */


const prefix = '/scan-gate';
/** Ids as services make them; what else there may be could not be told from a slip. */
const idPattern = /^[\w.:~+-]{1,200}$/;
const longestReason = 1000;
/** Also the names of managed users, `octocat_acme`. */
const loginPattern = /^[a-z\d](?:[a-z\d_-]{0,98}[a-z\d])?$/i;
const user = schemas.looseObject({ login: schemas.string(), id: schemas.number().int(), type: schemas.string().nullish() });
const payloadShape = schemas.looseObject({
    action: schemas.string(),
    issue: schemas.looseObject({ number: schemas.number().int().positive(), pull_request: schemas.unknown().optional() }),
    comment: schemas.looseObject({
        id: schemas.number().int().positive(),
        body: schemas.string().nullish(),
        user: user.nullish(),
        performed_via_github_app: schemas.unknown().optional(),
    }),
    repository: schemas.unknown(),
});
/** The command in a comment that was just made by a person on a pull request; every other comment is ignored. */
function readComment(payload) {
    const { data } = payloadShape.safeParse(payload);
    if (data === undefined)
        return ignored('the payload is not that of an issue_comment event');
    const { action, issue, comment, repository } = data;
    if (action !== 'created')
        return ignored(`the comment was ${(0,neutral/* neutralLine */.GH)(action, 40)}, not created`);
    if (!issue.pull_request)
        return ignored('the comment is on an issue, not on a pull request');
    const command = parseCommand(comment.body ?? '');
    if (command === undefined)
        return ignored(`the first line of the comment is no ${prefix} command`);
    const { user: commenter, performed_via_github_app: app } = comment;
    if (commenter?.type !== 'User' || app || !loginPattern.test(commenter.login)) {
        return ignored('the comment was not made by a person');
    }
    return {
        kind: 'command',
        command,
        commentId: comment.id,
        pullRequest: issue.number,
        commenter: { login: commenter.login, id: commenter.id },
        repository,
    };
}
function ignored(why) {
    return { kind: 'ignored', why };
}
/** The command of the first line; undefined when it is an ordinary comment. Only the first line counts. */
function parseCommand(body) {
    const [line = ''] = body.split(/\r\n|\n|\r/, 1);
    if (!new RegExp(`^${prefix}(?:[ \\t]|$)`).test(line))
        return undefined;
    const [, name = '', given = '', rest = ''] = /^\S+\s*(\S*)\s*(\S*)\s*(.*)$/su.exec(line) ?? [];
    const id = given.replace(/^`(.*)`$/, '$1');
    const reason = rest.trim();
    if (name === 'recheck')
        return given === '' ? { kind: 'recheck' } : unclear('recheck takes nothing behind it');
    if (name !== 'why' && name !== 'suppress')
        return unclear(name === '' ? 'no command' : 'not a command');
    if (!idPattern.test(id))
        return unclear(`${name} needs the id of a violation`);
    if (name === 'why')
        return reason === '' ? { kind: 'why', id } : unclear('why takes one id and nothing behind it');
    if (reason.length > longestReason)
        return unclear(`a reason has at most ${longestReason} characters`);
    return { kind: 'suppress', id, reason };
}
function unclear(problem) {
    return { kind: 'unclear', problem };
}
/** The commands as a list for people; our own words only. */
const commandList = [
    `- \`${prefix} why <violation id>\`: why a violation blocks, or why it does not`,
    `- \`${prefix} recheck\`: judges the last scan of this commit again`,
    `- \`${prefix} suppress <violation id> <reason>\`: suppresses a violation at the service, where that is allowed`,
].join('\n');
const leastCharacters = 20;
const leastLetters = 12;
const leastDifferent = 5;
/** Words that say that somebody wants it gone, and not why. */
const emptyWords = new Set(`a an the this that these those it its it's is are was be i we you my our me us to of in for at on by and or so as but
  not no non nope yes just really very please pls thanks suppress suppressed suppression ignore ignored ignoring skip
  skipped remove disable false positive positives true fp accepted accept acceptable risk risks risky low known issue
  issues problem problems bug finding findings violation violations vulnerability vulnerabilities vuln alert alerts
  warning warnings security scan scanner gate tool wont won't dont don't doesn't isn't can't cannot fix fixed fixing
  later todo tbd test testing na n/a none ok okay fine safe good nothing important relevant irrelevant matter matters
  applicable needed necessary here there now reason specific justification merge approve approved lgtm`.split(/\s+/));
/** What is wrong with a reason, as the end of a sentence; undefined when it may be one. */
function reasonProblem(reason) {
    if ([...reason].length < leastCharacters)
        return `it has fewer than ${leastCharacters} characters`;
    const words = reason
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll('’', "'")
        .match(/[\p{L}\p{N}][\p{L}\p{N}'/]*/gu) ?? [];
    const letters = [...words.filter((word) => !emptyWords.has(word)).join('')];
    const isEmpty = letters.length < leastLetters || new Set(letters).size < leastDifferent;
    return isEmpty ? 'it does not say what in the code makes the violation harmless' : undefined;
}

// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/problems.js
var problems = __webpack_require__(33716);
;// CONCATENATED MODULE: ./build/compiled/src/ci/github/comment-commands/people.js
/** Who may command: what GitHub says about a commenter, and about those who wrote a pull request. */



const person = schemas.looseObject({ login: schemas.string(), id: schemas.number().int() });
const pullShape = schemas.looseObject({
    state: schemas.string(),
    user: person.nullish(),
    commits: schemas.number().int(),
    head: schemas.looseObject({ ref: schemas.string(), sha: schemas.string() }),
});
function readPull(client, number) {
    const route = 'GET /repos/{owner}/{repo}/pulls/{pull_number}';
    return client.call({ route, parameters: { pull_number: number }, shape: pullShape });
}
const permissionShape = schemas.looseObject({
    permission: schemas.string(),
    role_name: schemas.string().nullish(),
    user: person.nullish(),
});
/** By GitHub's own word: `author_association` does not know private members and teams. Throws GateError. */
async function readAccess(client, { login, id }, isPublic) {
    const route = 'GET /repos/{owner}/{repo}/collaborators/{username}/permission';
    try {
        const answer = await client.call({ route, parameters: { username: login }, shape: permissionShape });
        // The login may have gone to somebody else since the comment.
        if (answer.user?.id !== id)
            return 'outsider';
        if (['admin', 'maintain', 'write'].includes(answer.permission))
            return 'write';
        if (answer.role_name === 'triage')
            return 'member';
        return answer.permission === 'read' && !isPublic ? 'member' : 'outsider';
    }
    catch (error) {
        if ((0,problems/* refusedWith */.P0)(error) === 404)
            return 'outsider';
        throw error;
    }
}
const commitShape = schemas.looseObject({
    sha: schemas.string(),
    commit: schemas.looseObject({
        message: schemas.string(),
        verification: schemas.looseObject({ verified: schemas.boolean() }).nullish().catch(undefined),
    }),
    author: schemas.unknown(),
    committer: schemas.unknown(),
});
/**
 * Why the commenter cannot be taken for somebody other than those who wrote the pull request, as a sentence without a
 * final stop; undefined when that is proven. Throws GateError when the commits cannot be read.
 */
async function involvementOf(client, { number, pull, commenter }) {
    if (!pull.user)
        return 'the author of the pull request is not known';
    if (isSame(pull.user, commenter))
        return 'you are the author of the pull request';
    const commits = await client.pages({
        route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/commits',
        parameters: { pull_number: number },
        shape: schemas.array(commitShape),
    }, (page) => page);
    // GitHub lists 250 commits of a pull request at most.
    if (commits.length !== pull.commits)
        return `only ${commits.length} of ${pull.commits} commits could be read`;
    if (!commits.some(({ sha }) => sha === pull.head.sha))
        return 'the pull request has moved on';
    for (const commit of commits) {
        const people = peopleOf(commit);
        if (people === undefined)
            return `the people behind commit ${commit.sha.slice(0, 12)} are not all known to GitHub`;
        if (people.some((each) => isSame(each, commenter)))
            return 'you are among those who wrote the commits';
    }
    const unverified = commits.find(({ commit }) => commit.verification?.verified !== true);
    if (unverified === undefined || !(await hasPushed(client, pull.head.ref, commenter)))
        return undefined;
    return `you pushed to its branch, and who wrote commit ${unverified.sha.slice(0, 12)} is not verified`;
}
const pushes = schemas.array(schemas.looseObject({ actor: schemas.unknown() }));
/**
 * Anybody can write another name into a commit that is not signed, and nobody into GitHub's list of who pushed: such a commit may
 * be of whoever pushed to the branch. Where the token may not read the list, an unsigned commit counts as written by the author of
 * the pull request and by those whom it names: most teams sign nothing, and could use the command never otherwise.
 */
async function hasPushed(client, branch, commenter) {
    const route = 'GET /repos/{owner}/{repo}/activity';
    const parameters = { ref: `refs/heads/${branch}`, per_page: 100 };
    try {
        const listed = await client.call({ route, parameters, shape: pushes });
        // A push of nobody whom GitHub knows any more says nothing of the commenter.
        return listed.some(({ actor }) => isSame(person.safeParse(actor).data ?? {}, commenter));
    }
    catch (error) {
        const status = (0,problems/* refusedWith */.P0)(error);
        if (status === 403 || status === 404)
            return false;
        throw error;
    }
}
function isSame(a, b) {
    return a.id === b.id || a.login?.toLowerCase() === b.login.toLowerCase();
}
/** Author, committer and co-authors; undefined when one of them is nobody that GitHub knows. */
function peopleOf({ author, committer, commit }) {
    const known = [author, committer].map((each) => person.safeParse(each).data);
    const people = [...known, ...coAuthorsOf(commit.message)];
    return people.some((each) => each === undefined) ? undefined : people.filter((each) => each !== undefined);
}
/** Only GitHub's own addresses say who they are of: `123+octocat@users.noreply.github.com`. */
function coAuthorsOf(message) {
    return [...message.matchAll(/^[ \t]*co-authored-by:(.*)$/gim)].map(([, text = '']) => {
        const address = /<(?:(\d+)\+)?([^<>@+\s]+)@users\.noreply\.[^<>@\s]+>/i.exec(text);
        if (address === null)
            return undefined;
        const [, id, login = ''] = address;
        return id === undefined ? { login } : { login, id: Number(id) };
    });
}
/** Throws GateError PUBLISH when the token may not even read the pull request. */
function explained(error) {
    const status = (0,problems/* refusedWith */.P0)(error);
    if (status !== 403 && status !== 404)
        return error;
    return new errors/* GateError */.ue('PUBLISH', error.message, {
        cause: error,
        status,
        hint: 'Give the job the permissions "pull-requests: write", "checks: write" and "contents: read".',
    });
}

// EXTERNAL MODULE: ./build/compiled/src/report/summary/fit.js
var fit = __webpack_require__(39482);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/identity.js
var identity = __webpack_require__(29194);
;// CONCATENATED MODULE: ./build/compiled/src/ci/github/comment-commands/reply.js
/** How a command is answered: a reaction, one reply, and the check run that says which scan a commit had. */





/** GitHub takes 65,536 characters; as many bytes are never more characters. */
const bodyBytes = 60_000;
const settleMs = 2000;
const comment = schemas.looseObject({
    id: schemas.number().int(),
    body: schemas.string().nullish(),
    user: schemas.looseObject({ login: schemas.string() }).nullish(),
});
async function react(client, commentId, content) {
    await client.call({
        route: 'POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
        parameters: { comment_id: commentId, content },
        shape: schemas.unknown(),
    });
}
/** Answers a comment once: a run that is repeated edits the answer of the first. Throws GateError. */
async function reply(client, to, markdown) {
    const head = `<!-- scan-gate-command:${to.commentId} -->\n`;
    const body = head + (0,fit/* fitSummary */.m)(client.redact(markdown), bodyBytes - head.length);
    const found = await ownReply(client, to, head.trimEnd());
    if (found === undefined)
        return create(client, to, { body, marker: head.trimEnd() });
    const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
    await client.call({ route, parameters: { comment_id: found, body }, shape: comment });
}
async function create(client, to, text) {
    const call = {
        route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { issue_number: to.pullRequest, body: text.body },
        shape: comment,
        isOnce: true,
    };
    try {
        await client.call(call);
    }
    catch (error) {
        if (!(0,problems/* isAmbiguous */.X2)(error))
            throw error;
        await client.sleep(settleMs);
        if ((await ownReply(client, to, text.marker)) === undefined)
            await client.call(call);
    }
}
/** By marker and author: anybody may write the marker. */
async function ownReply(client, to, marker) {
    const all = await client.pages({
        route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { issue_number: to.pullRequest },
        shape: schemas.array(comment),
    }, (page) => page);
    const marked = all.filter(({ body }) => body?.startsWith(marker));
    if (marked.length === 0)
        return undefined;
    const self = (await client.viewer()).toLowerCase();
    return marked.find(({ user }) => user?.login.toLowerCase() === self)?.id;
}
const runsShape = schemas.looseObject({
    check_runs: schemas.array(schemas.looseObject({
        id: schemas.number().int(),
        status: schemas.string().nullish(),
        external_id: schemas.string().nullish(),
        output: schemas.looseObject({ summary: schemas.string().nullish() }).nullish(),
    })),
});
/** Whether the gate's newest check run of the commit says that it judged this scan. Throws GateError. */
async function namesScan(client, { headSha, category, scanId }) {
    const runs = await client.pages({
        route: 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
        parameters: { ref: headSha, filter: 'all' },
        shape: runsShape,
    }, (page) => page.check_runs);
    const own = runs.filter(({ external_id, status }) => (0,identity/* isKeyOf */.bX)(external_id, category) && status === 'completed');
    const [newest] = own.sort((a, b) => b.id - a.id);
    // The last line is our own; what stands above it may hold foreign text.
    const footer = newest?.output?.summary?.trimEnd().split('\n').at(-1) ?? '';
    const said = footer.replace(/^<sub>(?:\[All findings\]\([^()\s]+\) · )?/, '');
    return said.startsWith(`scan ${(0,neutral/* markdownCode */.D9)(scanId, 80)} at [`) && said !== footer;
}

// EXTERNAL MODULE: ./build/compiled/src/clock.js
var src_clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
// EXTERNAL MODULE: ./build/compiled/src/session.js + 3 modules
var src_session = __webpack_require__(46802);
// EXTERNAL MODULE: ./build/compiled/src/settings/reading.js
var settings_reading = __webpack_require__(46565);
// EXTERNAL MODULE: ./build/compiled/src/steps/surroundings.js
var surroundings = __webpack_require__(90344);
// EXTERNAL MODULE: ./build/compiled/src/cli/place.js
var cli_place = __webpack_require__(13913);
// EXTERNAL MODULE: ./build/compiled/src/policy/exit-code.js
var exit_code = __webpack_require__(80104);
// EXTERNAL MODULE: ./build/compiled/src/surfaces/access.js
var surfaces_access = __webpack_require__(89536);
// EXTERNAL MODULE: ./build/compiled/src/gate.js + 2 modules
var gate = __webpack_require__(9250);
// EXTERNAL MODULE: ./build/compiled/src/git/commit-name.js
var commit_name = __webpack_require__(84191);
// EXTERNAL MODULE: ./build/compiled/src/policy/times.js
var times = __webpack_require__(75988);
// EXTERNAL MODULE: ./build/compiled/src/report/sentence/sentence.js + 3 modules
var sentence = __webpack_require__(83672);
// EXTERNAL MODULE: ./build/compiled/src/steps/resolve.js
var resolve = __webpack_require__(26567);
// EXTERNAL MODULE: ./build/compiled/src/steps/scan-list.js
var scan_list = __webpack_require__(84703);
;// CONCATENATED MODULE: ./build/compiled/src/cli/comment/command-context.js











function ownRepository({ run, settings, context }) {
    const { repositoryUrl } = context;
    return (0,resolve/* resolveRepository */.BN)(run, {
        repositoryId: settings.repositoryId,
        repositoryUrl,
        githubHost: repositoryUrl === undefined ? undefined : new URL(repositoryUrl).host,
        allowForeignRepository: settings.allowForeignRepository,
    });
}
/** A list does not say which branch a scan is of. */
const lookCap = 20;
/** The newest completed scan of the pull request's branch, when it is proven to be one of its head. */
async function lastScan(command, { repository_id: repositoryId }) {
    const { run, context, github, settings } = command;
    const { items } = await (0,scan_list/* listScans */.v7)(run, repositoryId);
    const newest = items
        .filter(({ status }) => status === 'COMPLETED')
        .sort((a, b) => ((0,times/* parseTime */.pe)(b.created_at) ?? 0) - ((0,times/* parseTime */.pe)(a.created_at) ?? 0))
        .slice(0, lookCap);
    for (const { scan_id: scanId } of newest) {
        const scan = await run.client.getScan({ scan_id: scanId });
        const isOurs = scan.scan_id === scanId && scan.repository_id === repositoryId && scan.branch === context.branch;
        if (!isOurs || scan.status !== 'COMPLETED')
            continue;
        const { headSha = '' } = context;
        const isOfHead = (0,commit_name/* isSameCommit */.sw)(scan.commit_sha, headSha) ??
            (await namesScan(github, { headSha, category: settings.category, scanId }));
        if (isOfHead)
            return { kind: 'found', scan };
        const why = `The last completed scan of ${(0,neutral/* markdownCode */.D9)(context.branch)}, ${(0,neutral/* markdownCode */.D9)(scanId, 80)}, cannot be tied to commit ${shortSha(command)}`;
        return { kind: 'unknown', why };
    }
    const why = `There is no completed scan of ${(0,neutral/* markdownCode */.D9)(context.branch)} among the newest ${newest.length} of this repository`;
    return { kind: 'unknown', why };
}
function shortSha({ context }) {
    return (0,neutral/* markdownCode */.D9)((context.headSha ?? '').slice(0, 12));
}
/** What to say, and to do, when no scan can be judged. */
function withoutScan(why) {
    return `${why}, so nothing can be said about it. Re-run the workflow of the gate on this commit (Actions, "Re-run all jobs"), or push again.`;
}
/** The same run as with `scan-id`: nothing is scanned. */
function judgeAgain(command, repository, scan) {
    const { context, env, transport, log } = command;
    const { repository_id: repositoryId } = repository;
    const settings = { ...command.settings, repositoryId, scanId: scan.scan_id, wait: true };
    const github = (0,access/* githubAccess */.Y)(env, settings.githubToken);
    return (0,gate/* runGate */.R)({
        settings,
        context,
        version: src_session/* version */.rE,
        transport,
        clock: command.clock,
        cancel: command.cancel,
        // `lastScan` looked for the commit's own.
        isScanProven: true,
        now: command.now,
        log: { say: log.line, note: (line) => log.line(`Note: ${line}`) },
        surroundings: (budget, onWait) => (0,surroundings/* createSurroundings */.w)(context, { github, transport, budget, onWait }),
    });
}
const rulesShown = 20;
const ruleWords = { passed: 'holds', failed: 'broken', inconclusive: 'undecided' };
/** `**2 high findings block this pull request.**`, and what to do next. */
function verdictText(report) {
    const hint = report.hint === undefined ? '' : ` ${(0,neutral/* markdownProse */.h$)(report.hint, 800)}`;
    return `**${(0,neutral/* markdownText */.p7)((0,sentence/* sentenceOf */.$N)(report), sentence/* sentenceLimit */.Zd)}.**${hint}`;
}
function ruleList({ rules }) {
    const shown = rules.slice(0, rulesShown).map(({ rule, verdict, line }) => {
        return `- ${(0,neutral/* markdownCode */.D9)(rule, 80)} (${ruleWords[verdict]}): ${(0,neutral/* markdownText */.p7)(line, 400)}`;
    });
    if (rules.length > shown.length)
        shown.push(`- … and ${rules.length - shown.length} more`);
    return shown.join('\n');
}

;// CONCATENATED MODULE: ./build/compiled/src/cli/comment/recheck.js




async function recheck(command) {
    const repository = await ownRepository(command);
    const last = await lastScan(command, repository);
    if (last.kind === 'unknown')
        return { markdown: withoutScan(last.why), reaction: 'confused' };
    return { markdown: await renew(command, repository, last.scan), reaction: '+1' };
}
/** The verdict as Markdown, after the check run has it. */
async function renew(command, repository, scan) {
    const { log } = command;
    const { report: judged, settings, changes } = await judgeAgain(command, repository, scan);
    const report = { ...judged, exitCode: (0,exit_code/* exitCodeOf */.F)({ judged: [judged], settings }) };
    const { publishToGithub } = await Promise.all(/* import() */[__webpack_require__.e(7887), __webpack_require__.e(1428), __webpack_require__.e(8828)]).then(__webpack_require__.bind(__webpack_require__, 8828));
    const github = { access: (0,surfaces_access/* accessOf */.Y)(command), checkRun: undefined, changes };
    const shown = await publishToGithub(report, { ...settings, annotations: 'check-run', uploadSarif: false }, github);
    for (const line of shown.lines)
        log.line(line);
    for (const warning of shown.warnings)
        log.line(`Warning: ${warning}`);
    log.line(`Scan ${scan.scan_id} judged again: ${report.verdict} (${report.reason})`);
    const parts = [
        `Judged scan ${(0,neutral/* markdownCode */.D9)(scan.scan_id, 80)} of commit ${shortSha(command)} again. ${verdictText(report)}`,
        ruleList(report),
        shown.checkRunUrl === undefined
            ? 'The check run could not be renewed; the log of this command says why.'
            : `The ${linkTo(shown.checkRunUrl)} is renewed. A job that failed stays as it is until it is run again.`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
function linkTo(url) {
    return /^https?:\/\/[\w.:/~#?=&%-]+$/.test(url) ? `[check run](${url})` : 'check run';
}

// EXTERNAL MODULE: ./build/compiled/src/policy/evidence.js
var evidence = __webpack_require__(46365);
// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var policy_finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/report/wording.js
var wording = __webpack_require__(56334);
// EXTERNAL MODULE: ./build/compiled/src/report/disclosure.js
var disclosure = __webpack_require__(37233);
// EXTERNAL MODULE: ./build/compiled/src/report/place.js
var report_place = __webpack_require__(29145);
// EXTERNAL MODULE: ./build/compiled/src/steps/scan-window.js
var scan_window = __webpack_require__(36755);
// EXTERNAL MODULE: ./build/compiled/src/steps/violations.js
var violations = __webpack_require__(78771);
;// CONCATENATED MODULE: ./build/compiled/src/cli/comment/why.js










async function why(command, id) {
    const looked = await inspect(command, id);
    if (looked.kind === 'unknown')
        return { markdown: looked.markdown, reaction: 'confused' };
    const { finding, result, scan } = looked;
    const parts = [
        `${(0,neutral/* markdownCode */.D9)(id)} ${effectSentence(finding, result.report)}`,
        finding.disclosed
            ? describeFinding(finding)
            : 'What it is may not be said here, where outsiders read (setting `disclose`).',
        verdictText(result.report),
        ruleList(result.report),
        `<sub>scan ${(0,neutral/* markdownCode */.D9)(scan.scan_id, 80)}</sub>`,
    ];
    return { markdown: parts.filter((part) => part !== '').join('\n\n'), reaction: '+1' };
}
/** The violation as the verdict on the pull request's last scan has it. */
async function inspect(command, id) {
    const repository = await ownRepository(command);
    const detail = await ownViolation(command, repository, id);
    if (detail === undefined) {
        return { kind: 'unknown', markdown: `This repository has no violation ${(0,neutral/* markdownCode */.D9)(id)} at the service.` };
    }
    const last = await lastScan(command, repository);
    if (last.kind === 'unknown')
        return { kind: 'unknown', markdown: withoutScan(last.why) };
    const { scan } = last;
    const result = await judgeAgain(command, repository, scan);
    const window = await (0,scan_window/* readScanWindow */.C4)(command.run, repository.repository_id, [scan]);
    const finding = asJudged(command, (0,policy_finding/* readDetailedFinding */.Cz)(detail, window), result);
    return { kind: 'found', finding, result, scan, repository };
}
/**
 * The violation's detail; undefined unless the repository's own list holds it, because a detail does not say whose it is
 * and a key may reach other repositories, of which nobody here may learn anything.
 */
async function ownViolation({ run }, { repository_id: repositoryId }, id) {
    const detail = await readViolation(run, id);
    if (detail?.violation_id !== id)
        return undefined;
    const { severity, severityKnown } = (0,policy_finding/* readListItem */._V)(detail);
    const { items } = await (0,violations/* sweepViolations */.tf)(run, repositoryId, severityKnown ? [severity] : undefined);
    return items.some((item) => item.id === id) ? detail : undefined;
}
async function readViolation(run, id) {
    try {
        return await run.client.getViolation({ violation_id: id });
    }
    catch (error) {
        if (error instanceof errors/* GateError */.ue && error.code === 'NOT_FOUND')
            return undefined;
        throw error;
    }
}
/** The verdict may have been reached without this detail: the label is then ours, and the effect only as sure as the verdict's. */
function asJudged({ context }, fresh, { report, settings, changes }) {
    const known = [...report.findings].find(({ id }) => id === fresh.id);
    if (known?.detail !== undefined)
        return known;
    const isOther = fresh.label === 'elsewhere' && report.scope !== 'repository';
    const cannotBlock = known === undefined || isOther || !(0,evidence/* isOpen */.nT)(fresh);
    return {
        ...fresh,
        effect: cannotBlock ? 'none' : known.effect,
        disclosed: (0,disclosure/* isDisclosed */.Nh)(fresh, { disclose: settings.disclose, isPublic: context.isPublic, changes }),
        exception: known?.exception,
    };
}
/** `**blocks**: …`, the end of a sentence that begins with the violation. */
function effectSentence(finding, report) {
    if (report.rules.length === 0 && report.verdict === 'inconclusive')
        return 'cannot be judged now.';
    switch ((0,wording/* standingOf */.YP)(finding)) {
        case 'blocks':
            return `**blocks**: it is ${(0,wording/* labelWord */.nZ)(finding)}, and a rule that does not hold counts it.`;
        case 'may block':
            return `**may block**: a rule that does not hold may count it; it is ${(0,wording/* labelWord */.nZ)(finding)}.`;
        case 'excepted':
            return `**does not block**: it is ${finding.exception === undefined ? 'excepted' : (0,neutral/* markdownText */.p7)((0,wording/* exceptionWord */.YM)(finding.exception), 300)}.`;
        case 'suppressed':
            return `**does not block**: it is suppressed at the service (${(0,wording/* statusWord */.Hm)(finding)}).`;
        case 'fixed':
            return '**does not block**: the service says that it is fixed.';
        case 'open':
            return `**does not block**: ${whyItDoesNotBlock(finding, report)}.`;
    }
}
function whyItDoesNotBlock(finding, report) {
    if (finding.label === 'elsewhere')
        return 'it was last seen before this scan began, so this scan did not find it';
    const isListed = report.listedSeverities.includes(finding.severity);
    if (!isListed)
        return `the verdict did not need the ${finding.severity} findings of the list`;
    const asking = report.rules.some(({ verdict }) => verdict !== 'passed');
    return asking ? 'no rule that is broken or undecided counts it' : 'every rule holds with it';
}
/** What it is. Of a secret, and of what may be one, only title, place and facts: other text may repeat it. */
function describeFinding(finding) {
    const place = (0,report_place/* displayPlace */.a_)(finding, 120);
    const where = place === undefined ? '' : ` in ${(0,neutral/* markdownCode */.D9)(place)}`;
    const title = (0,neutral/* markdownText */.p7)(finding.title, 200) || 'Untitled';
    const facts = (0,neutral/* markdownText */.p7)((0,wording/* factsOf */.xS)(finding).join(', '), 400);
    const head = `${(0,wording/* severityWord */.Oh)(finding)}: **${title}**${where} (${facts})`;
    const description = (0,wording/* descriptionOf */.Kq)(finding);
    const advice = (0,wording/* mayBeSecret */.lr)(finding) ? undefined : (0,wording/* remediationOf */.BV)(finding);
    const parts = [
        head,
        description === undefined ? '' : (0,neutral/* markdownBlock */.dI)(description, 1500),
        advice === undefined ? '' : `**How to fix**\n\n${(0,neutral/* markdownBlock */.dI)(advice, 1500)}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}

;// CONCATENATED MODULE: ./build/compiled/src/cli/comment/suppress.js
/** `/scan-gate suppress <id> <reason>`: by somebody who did not write the pull request, with a reason, read back. */









const settingHint = 'It is off. Whoever maintains the workflow can allow it with `--allow-suppress-command`, and decides with it who may let findings through.';
async function suppress(command, id, reason) {
    const objection = await objectionTo(command, reason);
    if (objection !== undefined)
        return refused(objection);
    const looked = await inspect(command, id);
    if (looked.kind === 'unknown')
        return refused(looked.markdown);
    const doubt = doubtAbout(looked, id);
    if (doubt !== undefined)
        return refused(doubt);
    const objectionNow = await objectionTo(await readAgain(command), reason);
    if (objectionNow !== undefined)
        return refused(objectionNow);
    const status = await suppressAtService(command, id, reason);
    const { scan, repository } = looked;
    if (status === 'OPEN') {
        const markdown = `The suppression of ${(0,neutral/* markdownCode */.D9)(id)} was sent to the service, which still says that it is open. Nothing was judged again: try \`/scan-gate recheck\` later.`;
        return { markdown, reaction: 'confused' };
    }
    command.log.line(`Violation ${id} was suppressed by ${command.asked.commenter.login}: ${reason}`);
    const done = `Suppressed ${(0,neutral/* markdownCode */.D9)(id)} at the service, for all branches; it now counts as ${wordOf(status)}.`;
    return { markdown: `${done}\n\n${await renew(command, repository, scan)}`, reaction: '+1' };
}
/** Looking took time, in which a right may have been taken away, and a commit added. */
async function readAgain(command) {
    const { github, asked, context } = command;
    const [pull, access] = await Promise.all([
        readPull(github, asked.pullRequest),
        readAccess(github, asked.commenter, context.isPublic),
    ]);
    return { ...command, pull, access };
}
function refused(markdown) {
    return { markdown: `Not suppressed. ${markdown}`, reaction: 'confused' };
}
/** Who asks, and why; what can be said before the service is asked. */
async function objectionTo(command, reason) {
    const { allowSuppressCommand, access, asked, pull, github, context } = command;
    if (!allowSuppressCommand)
        return settingHint;
    if (access !== 'write')
        return 'Only people with write access to this repository may do that.';
    if (pull.state !== 'open')
        return 'The pull request is closed.';
    if (pull.head.sha !== context.headSha)
        return 'The pull request has moved on: repeat the command for its newer commit.';
    const problem = reasonProblem(reason);
    if (problem !== undefined)
        return `The reason is not specific enough: ${problem}.`;
    const { pullRequest: number, commenter } = asked;
    const involvement = await involvementOf(github, { number, pull, commenter });
    if (involvement === undefined)
        return undefined;
    return `It takes somebody who did not write the pull request: ${involvement}.`;
}
/**
 * Only what this pull request's own scan has seen: else the author of a finding could have it suppressed from any pull
 * request that is somebody else's.
 */
function doubtAbout({ finding }, id) {
    const name = (0,neutral/* markdownCode */.D9)(id);
    if ((0,evidence/* isSuppressed */.Bx)(finding))
        return `${name} is suppressed already (${(0,wording/* statusWord */.Hm)(finding)}).`;
    if (finding.label === 'seen')
        return undefined;
    return `It is not proven that the last scan of this pull request has seen ${name}. If it should have, run the gate on this commit again and repeat the command.`;
}
const readings = 3;
const readGapMs = 2000;
/** The status that the violation has then; `OPEN` when the service did not follow its own word. */
async function suppressAtService({ run, asked, context }, id, reason) {
    const { commenter, pullRequest } = asked;
    const by = `suppressed by ${commenter.login} in ${context.repositoryUrl}/pull/${pullRequest}`;
    const justification = (0,neutral/* neutralLine */.GH)(`${reason} (${by})`, 2000);
    try {
        await run.client.suppressViolation({ violation_id: id, justification });
    }
    catch (error) {
        // Whether it arrived is read back.
        if (!(error instanceof errors/* GateError */.ue) || !error.isAmbiguous)
            throw error;
        run.log.note(`${error.message}; looking whether it took place`);
    }
    for (let reading = 1;; reading++) {
        const { status } = (0,policy_finding/* readListItem */._V)(await run.client.getViolation({ violation_id: id }));
        if (status !== 'OPEN' || reading === readings)
            return status;
        await run.budget.clock.sleep(readGapMs, run.budget.signal);
    }
}
const statusNames = {
    OPEN: 'open',
    FIXED: 'fixed',
    FALSE_POSITIVE: 'a false positive',
    ACCEPTED_RISK: 'an accepted risk',
    UNKNOWN: 'a status that this version does not know, and so as open',
};
function wordOf(status) {
    return statusNames[status];
}

;// CONCATENATED MODULE: ./build/compiled/src/cli/comment/comment.js
/** `scan-gate comment`: does what a comment on a pull request commands, in a workflow on `issue_comment`. */





















/** Done when the comment was answered or is none of our business, whatever the verdict. */
async function comment_comment(session, flags) {
    const reading = readComment(await readEvent(session.env));
    if (reading.kind === 'ignored') {
        session.log.line(`Ignored: ${reading.why}`);
        return undefined;
    }
    const settings = readOwnSettings(session, flags);
    return answerComment(session, { asked: reading, settings, transport: await session.transport() });
}
async function readEvent(env) {
    const { GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path } = env;
    if (event !== 'issue_comment' || !path || !env.GITHUB_REPOSITORY) {
        throw new errors/* GateError */.ue('CONFIG', 'scan-gate comment answers comments in a GitHub workflow, and this is none', {
            hint: 'Run it in a workflow on issue_comment; examples/workflows/comment-commands.yml is one.',
        });
    }
    try {
        return JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    }
    catch (cause) {
        throw new errors/* GateError */.ue('CONFIG', 'The event file that GITHUB_EVENT_PATH names cannot be read', { cause });
    }
}
/** Flags and variables, as for `run`; the secrets are masked first. Throws GateError CONFIG. */
function readOwnSettings({ env, log, mask }, flags) {
    const reading = (0,settings_reading/* mergeReadings */.gK)(flags, (0,settings_reading/* readEnvironment */.Qo)(env));
    mask(reading.given['api-key']?.value);
    mask(reading.given['github-token']?.value);
    log.line(`Scan Gate ${src_session/* version */.rE}`);
    const problems = [
        ...reading.problems,
        ...flags.positionals.map((extra) => `${JSON.stringify(extra)} is not expected here`),
        ...['branch', 'scan-id']
            .filter((name) => reading.given[name])
            .map((name) => `--${name} does not go with comment, which finds it by the pull request`),
    ];
    const settings = (0,settings_reading/* readSettings */.sb)(reading.given, problems);
    const missing = settings.githubToken === undefined ? 'github-token' : 'api-key';
    if (settings.githubToken !== undefined && settings.apiKey !== undefined)
        return settings;
    throw new errors/* GateError */.ue('CONFIG', `${missing} is missing: a comment cannot be answered without it`, {
        reason: 'settings',
        hint: 'Set SCAN_GATE_GITHUB_TOKEN to the token of the job, and SCAN_GATE_API_KEY from a secret.',
    });
}
async function answerComment(session, { asked, settings, transport }) {
    const { env, cancel, log } = session;
    const clock = session.clock(settings.baseUrl);
    const budget = (0,src_clock/* createBudget */.yK)(clock, settings.timeoutSeconds * 1000, cancel);
    const github = (0,client.createGithubClient)({
        ...(0,access/* githubAccess */.Y)(env, settings.githubToken),
        secrets: [settings.apiKey ?? ''],
        transport,
        budget,
        problemOf: problems/* publishProblem */.Nb,
    });
    try {
        const command = await commandContextOf(session, { asked, settings, transport, github, clock, budget });
        return command === undefined ? undefined : await answerWith(command);
    }
    catch (error) {
        const { message, hint } = (0,errors/* asGateError */.Ub)(explained(error));
        log.line(`Not answered: ${message}`);
        if (hint !== undefined)
            log.line((0,prose/* plainText */.wh)(hint));
        return src_session/* notDone */.Gj;
    }
    finally {
        budget.end();
    }
}
/** Undefined, said in the log, for a pull request from a fork and for outsiders. */
async function commandContextOf(session, place) {
    const { env, cancel, now, log, runLog } = session;
    const { asked, settings, transport, github, clock, budget } = place;
    const pull = await readPull(github, asked.pullRequest);
    const hints = (0,surroundings/* contextHints */.o)(settings, { kind: 'commented', pull, repository: asked.repository });
    const context = await (0,read_context/* readContext */.y)((0,cli_place/* placeOf */.$t)(session), hints);
    if (context.refusal?.reason === 'fork') {
        log.line('Ignored: the pull request comes from a fork of this repository');
        return undefined;
    }
    if (context.refusal !== undefined)
        throw context.refusal;
    const access = await readAccess(github, asked.commenter, context.isPublic);
    if (access === 'outsider') {
        log.line(`Ignored: ${asked.commenter.login} has no access to this repository beyond that of everybody`);
        return undefined;
    }
    log.line(`${(0,context_context/* describeContext */.R5)(context)}: ${asked.command.kind}, by ${asked.commenter.login}`);
    const client = (0,api_client/* createClient */.U)({
        baseUrl: settings.baseUrl,
        apiKey: settings.apiKey ?? '',
        transport,
        budget,
        assume: settings.assume,
        userAgent: `scan-gate/${src_session/* version */.rE}`,
        onWait: log.line,
    });
    return {
        ...{ context, settings, env, transport, asked, pull, access, github, clock, now, log },
        allowSuppressCommand: settings.allowSuppressCommand,
        run: { client, budget, log: runLog },
        cancel,
    };
}
/** Does what is asked and says what came of it, in one reply. */
async function answerWith(command) {
    const { github, asked, log } = command;
    let answer;
    let outcome;
    try {
        answer = await answerTo(command);
    }
    catch (error) {
        if (command.cancel.aborted)
            throw error;
        const { message, hint = '' } = (0,errors/* asGateError */.Ub)(error);
        log.line(`Failed: ${message}`);
        const markdown = `That could not be done: ${(0,neutral/* markdownText */.p7)(message, 600)}. ${(0,neutral/* markdownProse */.h$)(hint, 600)}`.trim();
        answer = { markdown, reaction: 'confused' };
        outcome = src_session/* notDone */.Gj;
    }
    await react(github, asked.commentId, answer.reaction).catch((error) => {
        log.line(`Warning: the reaction could not be written: ${error.message}`);
    });
    await reply(github, asked, answer.markdown);
    log.line('Answered');
    return outcome;
}
async function answerTo(command) {
    const { command: asked } = command.asked;
    switch (asked.kind) {
        case 'why':
            return why(command, asked.id);
        case 'recheck':
            return recheck(command);
        case 'suppress':
            return suppress(command, asked.id, asked.reason);
        case 'unclear':
            return {
                markdown: `Not understood: ${asked.problem}. The commands are\n\n${commandList}`,
                reaction: 'confused',
            };
    }
}


/***/ }),

/***/ 84191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wf: () => (/* binding */ isFullSha),
/* harmony export */   sw: () => (/* binding */ isSameCommit),
/* harmony export */   tT: () => (/* binding */ commitText)
/* harmony export */ });
/** Names of commits as others write them: whole or short, in any case. */
const name = /^[0-9a-f]{7,64}$/i;
/** Undefined when one of the two is no name of a commit, so that nothing can be said. */
function isSameCommit(a, b) {
    if (a === undefined || b === undefined || !name.test(a) || !name.test(b))
        return undefined;
    const [first, second] = [a.toLowerCase(), b.toLowerCase()];
    return first.startsWith(second) || second.startsWith(first);
}
function isFullSha(text) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
}
/** `main at 1a2b3c4d5e6f`, or `commit 1a2b3c4d5e6f`. */
function commitText(sha, ref) {
    const short = sha.slice(0, 12);
    const name = ref?.replace(/^(?:refs\/)?(?:heads|tags|remotes\/origin)\//, '');
    return name === undefined || sha.startsWith(name) ? `commit ${short}` : `${name} at ${short}`;
}


/***/ }),

/***/ 66062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ withEarlier),
/* harmony export */   y: () => (/* binding */ combined)
/* harmony export */ });
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _advisory_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46351);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83671);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75755);
/** What several sources state of one violation, as one finding: the worse counts, and what they state differently is unknown. */




/**
 * One finding of two that bear the same id: list and detail, two versions in one list, two reads. The greater score and
 * severity count. A fact that one of them leaves out is the other's; one that both state, and differently, is unclear.
 */
function combined(a, b) {
    const unclear = new Set([...(a.unclear ?? []), ...(b.unclear ?? [])]);
    const agree = (fact, [first, second], isSame = first === second) => {
        if (unclear.has(fact))
            return undefined;
        if (first === undefined || second === undefined || isSame)
            return first ?? second;
        unclear.add(fact);
        return undefined;
    };
    const type = agree('type', [a.type, b.type]);
    const status = agree('status', [statedStatus(a), statedStatus(b)]) ?? 'UNKNOWN';
    const filePath = agree('filePath', [a.filePath, b.filePath], isOnePath(a.filePath, b.filePath));
    // A line is one of a known file.
    if (unclear.has('filePath'))
        unclear.add('line');
    const line = agree('line', [a.line, b.line]);
    agree('title', [statedTitle(a), statedTitle(b)]);
    const detail = combinedDetail(a.detail, b.detail, agree);
    return {
        ...b,
        ...worseSeverity(a, b),
        title: statedTitle(b) === undefined ? a.title : b.title,
        type,
        status,
        filePath,
        line,
        cvss: greater(a.cvss, b.cvss),
        epss: greater(a.epss, b.epss),
        label: labelOf(a, b),
        firstSeen: unclear.has('firstDetected') ? undefined : (b.firstSeen ?? a.firstSeen),
        detail,
        unclear: [...unclear],
    };
}
/** Of which the worst that any list said counts. */
const keptFacts = ['severity', 'cvss', 'epss'];
/** A finding that was listed again, with the worst that the earlier list said of it. */
function withEarlier(fresh, earlier) {
    if (earlier === undefined)
        return fresh;
    const scores = { cvss: greater(fresh.cvss, earlier.cvss), epss: greater(fresh.epss, earlier.epss) };
    const kept = keptFacts.filter((fact) => (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnclear */ .Z5)(earlier, fact) && !(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnclear */ .Z5)(fresh, fact));
    const unclear = kept.length === 0 ? fresh.unclear : [...(fresh.unclear ?? []), ...kept];
    return { ...fresh, ...worseSeverity(earlier, fresh), ...scores, unclear };
}
/** Only a detail says whose a finding is; of two that do, the nearer to our scan. */
function labelOf(a, b) {
    if ((a.detail === undefined) !== (b.detail === undefined))
        return a.detail === undefined ? b.label : a.label;
    return _finding_js__WEBPACK_IMPORTED_MODULE_3__/* .labels */ .WD.indexOf(a.label) <= _finding_js__WEBPACK_IMPORTED_MODULE_3__/* .labels */ .WD.indexOf(b.label) ? a.label : b.label;
}
/** The greater of two scores; of one that is known and one that is not the one that is. */
function greater(a, b) {
    return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);
}
function worseSeverity(a, b) {
    const [first, second] = [a, b].filter((finding) => finding.severityKnown || (0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnclear */ .Z5)(finding, 'severity'));
    if (first === undefined || second === undefined) {
        const { severity, severityKnown } = first ?? b;
        return { severity, severityKnown };
    }
    const worse = (0,_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(first.severity) <= (0,_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(second.severity) ? first : second;
    return { severity: worse.severity, severityKnown: first.severityKnown && second.severityKnown };
}
function statedStatus({ status }) {
    return status === 'UNKNOWN' ? undefined : status;
}
function statedTitle({ title }) {
    return title === '' || title === _finding_js__WEBPACK_IMPORTED_MODULE_3__/* .untitled */ .UF ? undefined : title.trim();
}
function isOnePath(a, b) {
    return a !== undefined && b !== undefined && (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .normalPath */ .FE)(a) === (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .normalPath */ .FE)(b);
}
/** Of two reads the later text; what was once seen later was seen later. */
function combinedDetail(a, b, agree) {
    if (a === undefined || b === undefined)
        return a ?? b;
    const advisory = (0,_advisory_js__WEBPACK_IMPORTED_MODULE_1__/* .combinedAdvisory */ .b5)(a.advisory, b.advisory);
    return {
        description: b.description ?? a.description,
        cwe: agree('cwe', [a.cwe, b.cwe]),
        codeSnippet: b.codeSnippet ?? a.codeSnippet,
        remediation: b.remediation ?? a.remediation,
        firstDetected: agree('firstDetected', [a.firstDetected, b.firstDetected]),
        lastSeen: greater(a.lastSeen, b.lastSeen),
        ...(advisory && { advisory }),
    };
}


/***/ }),

/***/ 39482:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ fitSummary)
/* harmony export */ });
/** Fits a finished summary into the room that there is, by leaving out its last lines. */
/** The text, or its first lines and a count of the others; nothing when not even the count fits. */
function fitSummary(markdown, roomBytes) {
    const whole = closed(markdown);
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
    const text = () => `${kept.join('')}${fenceEnd(kept)}${notice(lines.length - kept.length)}`;
    while (kept.length > 0 && Buffer.byteLength(text()) > roomBytes)
        kept.pop();
    return text();
}
/** What ends the code block that the lines leave open: the notice would be code in it. */
function fenceEnd(lines) {
    let open = '';
    for (const line of lines) {
        const [, fence = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)/s.exec(line) ?? [];
        if (open === '')
            open = fence;
        else if (fence.startsWith(open) && rest.trim() === '')
            open = '';
    }
    return open === '' ? '' : `${open}\n`;
}
/** It closes a folded part, which would hide it. */
function notice(lineCount) {
    return `\n</details>\n\n**The summary is cut here: ${lineCount} more lines did not fit. The report file holds everything.**\n`;
}
function closed(markdown) {
    return markdown === '' || markdown.endsWith('\n') ? markdown : `${markdown}\n`;
}


/***/ }),

/***/ 90344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ contextHints),
/* harmony export */   w: () => (/* binding */ createSurroundings)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57914);


/** What the settings say about the place of a run. */
function contextHints({ policyRef, configFile }, judged) {
    return { judged, policy: { ref: policyRef, isCentral: configFile?.kind === 'central' } };
}
function createSurroundings({ sources }, access) {
    const { transport, budget, onWait } = access;
    const readerOf = (repository) => lazily(async () => {
        const { createGithubReader } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(6063)]).then(__webpack_require__.bind(__webpack_require__, 46063));
        return createGithubReader({ ...access.github, repository, transport, budget, onWait });
    });
    const github = readerOf(access.github.repository);
    const { head, trustedPolicy, judgedPolicy, diff, pushedByMs } = sources;
    const readDiff = diff && onceItCan(async () => (await readers()).readDiffFrom(diff, github));
    return {
        ...(head && branchReaders(head, github, pushedByMs)),
        readPolicyFile: trustedPolicy &&
            (async (place, path) => {
                const source = place === 'trusted' ? trustedPolicy : judgedPolicy;
                return source && (await readers()).readFileFrom(source, path, github);
            }),
        pushedByMs() {
            const aheadMs = github.serverAheadMs();
            return pushedByMs === undefined || aheadMs === undefined ? undefined : pushedByMs - aheadMs;
        },
        readAddress: async (url) => {
            const headers = { accept: 'application/json', 'accept-encoding': 'identity' };
            const answer = await transport.send({ method: 'GET', url, headers, signal: budget.signal });
            if (answer.kind === 'failure')
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('UNAVAILABLE', answer.message, { cause: answer.cause });
            if (answer.status !== 200)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('UNAVAILABLE', `${url.host} answered ${answer.status}`);
            return answer.text;
        },
        readCentralFile: (repository, path, ref) => readerOf(repository).fileText(path, ref),
        changedFiles: readDiff &&
            (async () => {
                const [read, { changesOf }] = await Promise.all([readDiff(), __webpack_require__.e(/* import() */ 1912).then(__webpack_require__.bind(__webpack_require__, 21912))]);
                return read && changesOf(read);
            }),
        readMergeBaseMs: readDiff && (async () => (await readDiff())?.mergeBaseMs),
    };
}
/** No run needs them, nor git or GitHub's interface behind them, before its first request to the service. */
const readers = () => Promise.all(/* import() */[__webpack_require__.e(3880), __webpack_require__.e(6981)]).then(__webpack_require__.bind(__webpack_require__, 26981));
/** A reader that is made when something is to be read. */
function lazily(open) {
    let opened;
    const reader = (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .Oo)(async () => {
        opened = await open();
        return opened;
    });
    return {
        branchHead: async (branch) => (await reader()).branchHead(branch),
        hasTag: async (name) => (await reader()).hasTag(name),
        hasLeft: async (left) => (await reader()).hasLeft(left),
        fileText: async (path, ref) => (await reader()).fileText(path, ref),
        changedFiles: async (pullRequest, of) => (await reader()).changedFiles(pullRequest, of),
        comparedFiles: async (base, head) => (await reader()).comparedFiles(base, head),
        serverAheadMs: () => opened?.serverAheadMs(),
    };
}
function branchReaders(head, github, pushedByMs) {
    let firstLookMs;
    return {
        async readHead() {
            const sha = await (await readers()).readHeadFrom(head, github);
            const aheadMs = github.serverAheadMs();
            firstLookMs ??= aheadMs === undefined ? undefined : Date.now() + aheadMs;
            return sha;
        },
        hasTag: async () => (await readers()).hasTagFrom(head, github),
        async hasLeft(sha, since) {
            const sinceMs = since === 'push' ? pushedByMs : firstLookMs;
            if (head.kind !== 'github' || sinceMs === undefined)
                return undefined;
            return github.hasLeft({ branch: head.branch, sha, sinceMs });
        },
    };
}
/** Read once for all who ask; again only where it could not be read. */
function onceItCan(read) {
    let reading;
    return () => {
        reading ??= read().catch((error) => {
            reading = undefined;
            throw error;
        });
        return reading;
    };
}


/***/ }),

/***/ 89536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ withClient),
/* harmony export */   Y: () => (/* binding */ accessOf)
/* harmony export */ });
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16558);
/* harmony import */ var _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33716);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85129);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);




function accessOf(run) {
    const { context, settings, env, transport, clock, cancel, now, loadOctokit } = run;
    const runId = env.GITHUB_RUN_ID;
    const { repositoryUrl } = context;
    return {
        ...(0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_3__/* .githubAccess */ .Y)(env, settings.githubToken, loadOctokit),
        secrets: settings.apiKey === undefined ? [] : [settings.apiKey],
        transport,
        clock,
        cancel,
        runUrl: runId === undefined || repositoryUrl === undefined ? undefined : `${repositoryUrl}/actions/runs/${runId}`,
        startedMs: now.getTime(),
        isDependabot: env.GITHUB_ACTOR === 'dependabot[bot]',
    };
}
/** A client of GitHub with a budget of time of its own, until `use` has ended. Throws what `use` throws. */
async function withClient(access, budgetMs, use) {
    const { clock, cancel } = access;
    const { createGithubClient } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(8657)]).then(__webpack_require__.bind(__webpack_require__, 88657));
    const budget = (0,_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .limitTime */ .DZ)({ clock, timeoutMs: budgetMs, cancel, timeIsOver: outOfTime });
    try {
        return await use(createGithubClient({ ...access, budget, problemOf: _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .publishProblem */ .Nb }));
    }
    finally {
        budget.end();
    }
}
function outOfTime(budgetMs) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PUBLISH', `GitHub took longer than ${(0,_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSeconds */ .Xo)(budgetMs)}`);
}


/***/ })

};
