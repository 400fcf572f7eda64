export const id = 6960;
export const ids = [6960];
export const modules = {

/***/ 23066:
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
 * the detail, whose unit the interface does not show.
 */
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
/** True for the answers that say "not now" rather than "no". */
function isTransient(status) {
    return status === 408 || status >= 500;
}


/***/ }),

/***/ 83136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ withoutSecrets)
/* harmony export */ });
/** How a secret looks where it was encoded on its way: what is left out of a text is left out in all of these forms. */
/** Shorter ones stand in ordinary words, which would be torn. */
const shortestSecret = 6;
const entities = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
};
/** The text without the secrets, in any form. */
function withoutSecrets(text, secrets) {
    const present = secrets.map(knownSecret).filter(({ signs }) => signs.some((sign) => text.includes(sign)));
    const [only] = present;
    if (only === undefined)
        return text;
    const forms = present.length === 1 ? only.forms : longestFirst(present.flatMap((each) => each.forms));
    return forms.reduce((rest, form) => (rest.includes(form) ? rest.replaceAll(form, '***') : rest), text);
}
function longestFirst(forms) {
    return [...new Set(forms)].sort((a, b) => b.length - a.length);
}
const known = new Map();
function knownSecret(secret) {
    const before = known.get(secret);
    if (before !== undefined)
        return before;
    const forms = longestFirst(secret.length < shortestSecret ? [] : makeForms(secret));
    const made = { forms, signs: signsOf(forms) };
    known.set(secret, made);
    return made;
}
function signsOf(forms) {
    const signs = [];
    // The shortest form first, which others hold parts of.
    for (const form of forms.toReversed())
        if (!signs.some((sign) => form.includes(sign)))
            signs.push(longestRun(form));
    return signs;
}
/** Letters and digits are what no way of writing a secret as text changes; a form in which few stand together is its own sign. */
function longestRun(form) {
    const runs = form.match(/[a-z\d]+/gi) ?? [];
    const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '');
    return longest.length < shortestSecret ? form : longest;
}
/** As it is; in base64, wherever it stands in what was encoded; percent-encoded; in JSON; in HTML; in Markdown. */
function makeForms(secret) {
    const bytes = Buffer.from(secret, 'utf8');
    const base64 = [0, 1, 2].flatMap((shift) => base64At(bytes, shift));
    const percent = [encodeURIComponent(secret), percentAll(bytes, false), percentAll(bytes, true)];
    const plainJson = JSON.stringify(secret).slice(1, -1);
    const json = [plainJson, plainJson.replaceAll('/', '\\/'), JSON.stringify(plainJson).slice(1, -1)];
    const lower = encodeURIComponent(secret).replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
    const markdown = secret.replaceAll(/[\\`*_[\]~]/g, '\\$&');
    return [secret, markdown, ...base64, ...percent, lower, ...json, ...escapedJson(secret), ...escapedHtml(secret)];
}
/** Writers of JSON that write what HTML or addresses would read, or all but letters and digits. */
function escapedJson(secret) {
    const plain = JSON.stringify(secret).slice(1, -1);
    const escapes = [
        (sign) => `\\u${hexOf(sign).padStart(4, '0')}`,
        (sign) => `\\u${hexOf(sign).toUpperCase().padStart(4, '0')}`,
    ];
    return escapes.flatMap((write) => [
        plain.replaceAll(/[&<>=']/g, write),
        plain.replaceAll(/[&<>'+`]/g, write),
        secret.replaceAll(/[^a-z\d]/gi, write),
    ]);
}
/** By numbers in each form, and by name where there is one; templates escape more signs than these five. */
function escapedHtml(secret) {
    const escapes = [
        (sign) => `&#${sign.charCodeAt(0)};`,
        (sign) => `&#${String(sign.charCodeAt(0)).padStart(3, '0')};`,
        (sign) => `&#x${hexOf(sign)};`,
        (sign) => `&#x${hexOf(sign).toUpperCase()};`,
        (sign) => (sign === "'" ? '&apos;' : `&#x${hexOf(sign)};`),
    ];
    return [/[&<>"']/g, /[&<>"'/]/g, /[&<>"'/=`]/g, /[^a-z\d]/gi].flatMap((signs) => escapes.flatMap((write) => [
        secret.replaceAll(signs, write),
        secret.replaceAll(signs, (sign) => entities[sign] ?? write(sign)),
    ]));
}
function hexOf(sign) {
    return sign.charCodeAt(0).toString(16);
}
/** The characters that the secret alone decides, when so many bytes stand before it in their group of three. */
function base64At(bytes, shift) {
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes])
        .toString('base64')
        .replace(/=+$/, '');
    const first = Math.ceil((shift * 4) / 3);
    const last = Math.floor(((shift + bytes.length) * 8) / 6);
    const plain = encoded.slice(first, last);
    return [plain, plain.replaceAll('+', '-').replaceAll('/', '_')];
}
function percentAll(bytes, isUpper) {
    const hex = bytes.toString('hex').replaceAll(/../g, '%$&');
    return isUpper ? hex.toUpperCase() : hex;
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

/***/ 66960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  withKeptReports: () => (/* binding */ withKeptReports)
});

// EXTERNAL MODULE: ./build/compiled/src/ci/github/access.js
var github_access = __webpack_require__(16558);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/compiled/src/ci/zip.js
/**
 * Reads the files of a small zip archive that a stranger may have made: by its directory alone, nothing beyond the bounds is unpacked, and what
 * the format leaves to interpretation is refused. APPNOTE 6.3, sections 4.3 and 4.4.
 */


const endSignature = 0x06054b50;
const endLength = 22;
const commentMax = 0xffff;
const entrySignature = 0x02014b50;
const entryLength = 46;
const localSignature = 0x04034b50;
const localLength = 30;
const encrypted = 1;
const stored = 0;
const deflated = 8;
/** The files whose names are wanted, in the order of the directory. Throws GateError PROTOCOL for what is no plain zip archive. */
function readZip(bytes, isWanted, limits) {
    const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const { count, start } = directoryOf(archive);
    if (count > limits.entries)
        throw refused(`it holds ${count} files, and ${limits.entries} are read at most`);
    const files = [];
    let [at, left] = [start, limits.bytes];
    for (let index = 0; index < count; index += 1) {
        const entry = entryAt(archive, at);
        at = entry.end;
        if (!isWanted(entry.name))
            continue;
        if (entry.size > left)
            throw refused(`it unpacks to more than ${limits.bytes} bytes`);
        const content = unpacked(archive, entry);
        left -= content.length;
        files.push({ name: entry.name, content });
    }
    return files;
}
/** From its end, where the signature may be part of a comment: the last one whose comment ends with the archive counts. */
function directoryOf(archive) {
    const first = Math.max(0, archive.length - endLength - commentMax);
    for (let at = archive.length - endLength; at >= first; at -= 1) {
        if (archive.readUInt32LE(at) !== endSignature)
            continue;
        if (at + endLength + archive.readUInt16LE(at + 20) !== archive.length)
            continue;
        const [disk, count, start] = [
            archive.readUInt16LE(at + 4),
            archive.readUInt16LE(at + 10),
            archive.readUInt32LE(at + 16),
        ];
        if (disk !== 0 || count !== archive.readUInt16LE(at + 8))
            throw refused('it is one of several parts');
        if (start > at)
            throw refused('its directory lies beyond its end');
        return { count, start };
    }
    throw refused('it has no directory');
}
function entryAt(archive, at) {
    if (at + entryLength > archive.length || archive.readUInt32LE(at) !== entrySignature)
        throw refused('its directory is damaged');
    const nameEnd = at + entryLength + archive.readUInt16LE(at + 28);
    const end = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    if (end > archive.length)
        throw refused('its directory is damaged');
    return {
        name: archive.toString('utf8', at + entryLength, nameEnd),
        flags: archive.readUInt16LE(at + 8),
        method: archive.readUInt16LE(at + 10),
        crc: archive.readUInt32LE(at + 16),
        packedSize: archive.readUInt32LE(at + 20),
        size: archive.readUInt32LE(at + 24),
        local: archive.readUInt32LE(at + 42),
        end,
    };
}
function unpacked(archive, { flags, method, crc, packedSize, size, local }) {
    if ((flags & encrypted) !== 0)
        throw refused('it is encrypted');
    if (local + localLength > archive.length || archive.readUInt32LE(local) !== localSignature)
        throw refused('a file lies beyond its end');
    const start = local + localLength + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    if (start + packedSize > archive.length)
        throw refused('a file lies beyond its end');
    const content = contentOf(archive.subarray(start, start + packedSize), method, size);
    if (content.length !== size || (0,external_node_zlib_.crc32)(content) !== crc)
        throw refused('a file is damaged');
    return content;
}
function contentOf(packed, method, size) {
    if (method === stored)
        return packed;
    if (method !== deflated)
        throw refused(`a file is packed in a way that is not read (${method})`);
    try {
        return size === 0 ? Buffer.alloc(0) : (0,external_node_zlib_.inflateRawSync)(packed, { maxOutputLength: size });
    }
    catch (cause) {
        throw refused('a file is damaged', cause);
    }
}
function refused(why, cause) {
    return new errors/* GateError */.ue('PROTOCOL', `it is no zip archive that can be read: ${why}`, { cause });
}

// EXTERNAL MODULE: ./build/compiled/src/ci/github/client.js + 2 modules
var github_client = __webpack_require__(88657);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/problems.js
var problems = __webpack_require__(33716);
;// CONCATENATED MODULE: ./build/compiled/src/ci/github/artifacts.js
/** Reports that earlier workflow runs of this repository have kept as artifacts. */





/** GitHub allows a workflow's token 1,000 requests an hour. */
const maxArtifacts = 500;
const maxListed = 10_000;
/** Of one archive; the transport takes no more of what is packed. */
const archiveCap = 16 * 1024 * 1024;
const limits = { entries: 1000, bytes: 128 * 1024 * 1024 };
const artifact = schemas.looseObject({
    id: schemas.number(),
    name: schemas.string(),
    size_in_bytes: schemas.number(),
    expired: schemas.boolean(),
    created_at: schemas.nullable(schemas.string()),
    workflow_run: schemas.nullish(schemas.looseObject({ id: schemas.nullish(schemas.number()) })),
});
const list = schemas.looseObject({ total_count: schemas.number(), artifacts: schemas.array(artifact) });
/** Throws GateError where the list cannot be read. */
async function keptReports(options, query) {
    const client = (0,github_client.createGithubClient)({ ...options, problemOf: artifactProblem });
    let total = 0;
    const call = {
        route: 'GET /repos/{owner}/{repo}/actions/artifacts',
        parameters: query.name === undefined ? {} : { name: query.name },
        shape: list,
    };
    const all = await client.pages(call, (page) => {
        total = page.total_count;
        return page.artifacts;
    }, maxListed);
    const own = all.filter((each) => isAsked(each, query)).sort((a, b) => timeOf(b) - timeOf(a));
    const there = own.filter(({ expired }) => !expired);
    return {
        reports: downloads(client, there.slice(0, maxArtifacts)),
        expired: own.length - there.length,
        beyond: Math.max(0, there.length - maxArtifacts) + Math.max(0, total - all.length),
    };
}
/** One whose time is not stated may be of these days. */
function isAsked(each, { sinceMs, name }) {
    const isNamed = name === undefined ? /^scan-gate(?:-|$)/.test(each.name) : each.name === name;
    return isNamed && timeOf(each) >= sinceMs;
}
function timeOf({ created_at: text }) {
    const time = Date.parse(text ?? '');
    return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
}
async function* downloads(client, artifacts) {
    for (const each of artifacts) {
        const run = each.workflow_run?.id;
        const name = `artifact ${each.id}${run === undefined || run === null ? '' : ` of run ${run}`}`;
        const failed = (why) => ({ name, text: undefined, why });
        if (each.size_in_bytes > archiveCap) {
            yield failed(`it is larger than ${archiveCap / 1024 / 1024} MiB`);
            continue;
        }
        try {
            const files = await filesOf(client, each);
            if (files.length === 0)
                yield failed('it holds no JSON file');
            for (const file of files)
                yield { name: `${name}, ${file.name}`, text: file.content.toString('utf8'), why: '' };
        }
        catch (error) {
            const fault = (0,errors/* asGateError */.Ub)(error);
            if (fault.code !== 'PROTOCOL' && fault.code !== 'UNAVAILABLE' && fault.code !== 'NOT_FOUND')
                throw error;
            yield failed(fault.message);
        }
    }
}
async function filesOf(client, { id }) {
    const bytes = await client.stored(`GET /repos/{owner}/{repo}/actions/artifacts/${id}/zip`);
    return readZip(bytes, (name) => name.endsWith('.json'), limits);
}
const artifactProblem = (refused) => {
    const problem = (0,problems/* readProblem */.K)(refused);
    if (problem.code !== 'AUTH')
        return problem;
    const hint = 'Reading artifacts takes a token with the permission "actions: read"; the command line takes it from SCAN_GATE_GITHUB_TOKEN.';
    return new errors/* GateError */.ue('AUTH', problem.message, { status: problem.status, hint });
};

// EXTERNAL MODULE: ./build/compiled/src/ci/repository-url.js
var repository_url = __webpack_require__(69986);
// EXTERNAL MODULE: ./build/compiled/src/clock.js
var clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/report/json/saved.js + 1 modules
var json_saved = __webpack_require__(75660);
;// CONCATENATED MODULE: ./build/compiled/src/cli/kept-reports.js






const dayMs = 86_400_000;
/** Throws GateError where no repository of GitHub is named, and where the list cannot be read. */
async function withKeptReports(asked, use) {
    const { session, settings, days, artifact: name } = asked;
    const { access, url, host } = githubOf(asked);
    const transport = await session.transport();
    const budget = (0,clock/* createBudget */.yK)(session.clock(access.apiUrl), settings.timeoutSeconds * 1000, session.cancel);
    const onWait = (line) => session.complain(`${line}\n`);
    try {
        const query = { sinceMs: session.now.getTime() - days * dayMs, name };
        const { reports, expired, beyond } = await keptReports({ ...access, transport, budget, onWait }, query);
        const isOwn = (saved) => saved.repositoryUrl === undefined || (0,repository_url/* sameRepository */.RB)(saved.repositoryUrl, url, host);
        return await use({ reports: named(reports, isOwn), kept: { days, expired, beyond } });
    }
    finally {
        budget.end();
    }
}
/** A workflow names its repository; elsewhere the checkout's remote does. */
function githubOf({ session: { env }, settings, context }) {
    const access = (0,github_access/* githubAccess */.Y)(env, settings.githubToken);
    const server = env.GITHUB_SERVER_URL || 'https://github.com';
    const host = URL.canParse(server) ? new URL(server).host : 'github.com';
    const folded = context.repositoryUrl === undefined ? undefined : (0,repository_url/* foldRepositoryUrl */.Hu)(context.repositoryUrl, host);
    const named = access.repository || (folded?.host === host ? folded.path : '');
    if (!/^[\w.-]+\/[\w.-]+$/.test(named)) {
        throw new errors/* GateError */.ue('CONFIG', 'simulate --last reads artifacts of GitHub Actions, and nothing names a repository there', {
            reason: 'settings',
            hint: 'Run it in a checkout whose remote origin is on GitHub, or in a workflow. Elsewhere name report files that were downloaded.',
        });
    }
    if (access.token === undefined) {
        throw new errors/* GateError */.ue('CONFIG', 'simulate --last needs a token: GitHub hands out artifacts to nobody without one', {
            reason: 'settings',
            hint: 'Set SCAN_GATE_GITHUB_TOKEN to a token with the permission "actions: read".',
        });
    }
    return { access: { ...access, repository: named }, url: `${server}/${named}`, host };
}
async function* named(reports, isOwn) {
    for await (const { name, text, why } of reports) {
        const read = async () => {
            if (text === undefined)
                throw new errors/* GateError */.ue('PROTOCOL', why);
            const saved = (0,json_saved/* readSavedReport */.I)(text, 'it');
            if (!isOwn(saved))
                throw new errors/* GateError */.ue('CONFIG', 'it is of another repository');
            return saved;
        };
        yield { name, read };
    }
}


/***/ })

};
