export const id = 326;
export const ids = [326];
export const modules = {

/***/ 88657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGithubClient: () => (/* binding */ createGithubClient)
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
        brief: "GitHub's rate limit is reached",
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

/***/ 29219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ loadActionOctokit),
/* harmony export */   Y: () => (/* binding */ loadRestOctokit)
/* harmony export */ });
const loadRestOctokit = async ({ token, ...options }) => {
    const { Octokit: RestOctokit } = await __webpack_require__.e(/* import() | octokit */ 850).then(__webpack_require__.bind(__webpack_require__, 11267));
    return new RestOctokit({ ...options, auth: token });
};
const loadActionOctokit = async ({ token, ...options }) => {
    if (token === undefined)
        return loadRestOctokit({ token, ...options });
    const { getOctokit } = await __webpack_require__.e(/* import() | octokit */ 850).then(__webpack_require__.bind(__webpack_require__, 60722));
    return getOctokit(token, options);
};


/***/ }),

/***/ 46063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createGithubReader: () => (/* binding */ createGithubReader)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _git_commit_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84191);
/* harmony import */ var _diff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41469);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88657);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33716);






const fileLimit = 3000;
const activityLimit = 100;
const activitySlackMs = 2000;
const lateAnswersMs = 10_000;
const compareLimit = 300;
const sha = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod__WEBPACK_IMPORTED_MODULE_4__/* ._regex */ .Fk(/^[0-9a-f]{40,64}$/));
const gitRef = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ ref: zod__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()), object: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ sha }) });
const commit = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ sha });
const changedFile = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    filename: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    previous_filename: zod__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    patch: zod__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
    additions: zod__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    deletions: zod__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    changes: zod__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    status: zod__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()),
});
const comparison = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    files: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(changedFile),
    total_commits: zod__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
    merge_base_commit: zod__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        commit: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ committer: zod__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ date: zod__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()) })) }),
    })),
});
const commitList = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    total_commits: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    commits: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ sha, parents: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ sha })) })),
});
const commitFiles = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ sha, files: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(changedFile) });
const activity = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ before: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), after: zod__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()), timestamp: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() });
const pull = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    base: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ ref: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
    head: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ sha }),
    changed_files: zod__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()),
});
function createGithubReader(options) {
    const client = (0,_client_js__WEBPACK_IMPORTED_MODULE_1__.createGithubClient)({ ...options, problemOf: _problems_js__WEBPACK_IMPORTED_MODULE_2__/* .createReadError */ .pI });
    const readPatiently = createPatientReader(client);
    const commits = new Map();
    const readLate = (ref) => {
        const resolve = () => resolveCommit(client, ref);
        return (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_5__/* .isFullSha */ .Wf)(ref) ? readPatiently(resolve) : resolve();
    };
    const readHead = createHeadReader(client, readPatiently);
    const resolveOnce = (ref) => {
        const resolving = commits.get(ref) ?? readLate(ref);
        commits.set(ref, resolving);
        return resolving;
    };
    return {
        async branchHead(branch, expected) {
            const sha = await readHead(branch, expected?.toLowerCase());
            commits.set(sha, Promise.resolve(sha));
            return sha;
        },
        async hasTag(name) {
            const route = `${repository}/git/ref/tags/${encodePath(name)}`;
            const found = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreNotFound */ .Ko)(client.call({ route, shape: gitRef }));
            return found !== undefined && (found.ref ?? `refs/tags/${name}`) === `refs/tags/${name}`;
        },
        async fileText(path, ref) {
            const sha = await resolveOnce(ref);
            const text = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreNotFound */ .Ko)(client.raw(`${repository}/contents/${encodePath(path)}?ref=${sha}`));
            return text === undefined ? undefined : { text, at: (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCommit */ .Hs)(sha, ref) };
        },
        async changedFiles(pullRequest, { base, headSha }) {
            const [from, to] = [base?.sha, headSha];
            const isKnown = from !== undefined && to !== undefined;
            const compared = isKnown
                ? await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreNotFound */ .Ko)(readPatiently(() => compareCommits(client, from, to)))
                : undefined;
            if (compared?.isComplete)
                return compared;
            const listed = await readListedFiles(client, pullRequest, { base, headSha });
            const paths = new Set(listed.files.map(({ path }) => path));
            const isSame = compared?.files.every(({ path }) => paths.has(path)) ?? true;
            const { mergeBaseMs, commitCount } = compared ?? {};
            return { files: listed.files, isComplete: listed.isComplete && isSame, mergeBaseMs, commitCount };
        },
        comparedFiles: (baseSha, headSha) => readPatiently(() => compareCommits(client, baseSha, headSha)),
        commitDiffs: (baseSha, headSha) => streamCommitDiffs(client, baseSha, headSha),
        async baseBranch(pullRequest) {
            return (await client.call({ route: `${repository}/pulls/${pullRequest}`, shape: pull })).base.ref;
        },
        hasLeft: (leaving) => hasLeftCommit(client, leaving),
        async atCommitSinceMs(branch, sha) {
            const listed = await listActivities(client, branch);
            const latestMs = Math.max(...listed.map(({ timestamp }) => Date.parse(timestamp)));
            const latest = listed.filter(({ timestamp }) => !(Date.parse(timestamp) < latestMs));
            const isOnly = latest.length === 1 && latest[0]?.after?.toLowerCase() === sha.toLowerCase();
            return isOnly ? latestMs : undefined;
        },
        serverAheadMs: client.serverAheadMs,
    };
}
function createPatientReader(client) {
    let leftMs = lateAnswersMs;
    return async (read, isExpected = () => true) => {
        for (let pauseMs = 1000;; pauseMs += 1000) {
            try {
                const answer = await read();
                if (leftMs <= 0 || isExpected(answer))
                    return answer;
            }
            catch (error) {
                if (leftMs <= 0 || (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toGateError */ .Vl)(error).code !== 'NOT_FOUND')
                    throw error;
            }
            const waitMs = Math.min(pauseMs, leftMs);
            leftMs -= waitMs;
            await client.sleep(waitMs);
        }
    };
}
function createHeadReader(client, readPatiently) {
    let seenMs;
    return async (branch, expected) => {
        const route = `${repository}/git/ref/heads/${encodePath(branch)}`;
        let other;
        const sha = await readPatiently(async () => (await client.call({ route, shape: gitRef })).object.sha, (answer) => {
            if (expected === undefined || answer === expected)
                return true;
            other = answer;
            return false;
        });
        if (expected === undefined || sha !== expected)
            return sha;
        const sinceMs = seenMs;
        seenMs ??= Date.now() + (client.serverAheadMs() ?? Number.NaN);
        if (other === undefined || sinceMs === undefined)
            return sha;
        const hasLeft = await hasLeftCommit(client, { branch, sha, sinceMs }).catch((error) => {
            const { code } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .toGateError */ .Vl)(error);
            if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
                throw error;
            return true;
        });
        return hasLeft ? other : sha;
    };
}
function listActivities(client, branch) {
    const parameters = { ref: `refs/heads/${branch}`, per_page: activityLimit };
    return client.call({ route: `${repository}/activity`, parameters, shape: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(activity) });
}
async function hasLeftCommit(client, { branch, sha, sinceMs }) {
    const listed = await listActivities(client, branch);
    const recent = listed.filter(({ timestamp }) => !(Date.parse(timestamp) < sinceMs - activitySlackMs));
    return recent.length >= activityLimit || recent.some(({ before }) => before.toLowerCase() === sha.toLowerCase());
}
async function compareCommits(client, baseSha, headSha) {
    const route = `${repository}/compare/${encodePath(`${baseSha}...${headSha}`)}?per_page=1`;
    const { files, total_commits: commitCount, merge_base_commit } = await client.call({ route, shape: comparison });
    const mergeBaseMs = Date.parse(merge_base_commit?.commit.committer?.date ?? '');
    return {
        files: files.map(toDiffFile),
        isComplete: files.length < compareLimit,
        commitCount,
        mergeBaseMs: Number.isNaN(mergeBaseMs) ? undefined : mergeBaseMs,
    };
}
const commitsAtOnce = 8;
async function* streamCommitDiffs(client, baseSha, headSha) {
    const commits = await listCommits(client, baseSha, headSha);
    for (let index = 0; index < commits.length; index += commitsAtOnce) {
        const some = commits.slice(index, index + commitsAtOnce);
        yield* await Promise.all(some.map((each) => readCommitDiff(client, each)));
    }
}
async function listCommits(client, baseSha, headSha) {
    const route = `${repository}/compare/${encodePath(`${baseSha}...${headSha}`)}`;
    let total = 0;
    const takeItems = ({ total_commits, commits }) => {
        total = Math.max(total, total_commits);
        return commits;
    };
    const listed = await client.pages({ route, shape: commitList }, takeItems, _diff_js__WEBPACK_IMPORTED_MODULE_6__/* .commitLimit */ .V);
    const commits = [...new Map(listed.map((each) => [each.sha, each])).values()].reverse();
    if (commits.length !== total || commits[0]?.sha !== headSha.toLowerCase() || total > _diff_js__WEBPACK_IMPORTED_MODULE_6__/* .commitLimit */ .V)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `GitHub lists ${commits.length} of ${total} commits`);
    return commits;
}
async function readCommitDiff(client, { sha, parents }) {
    const [, ...others] = parents;
    const own = await Promise.all([
        readOwnFiles(client, sha),
        ...others.map((parent) => compareCommits(client, parent.sha, sha)),
    ]);
    return { sha, against: own };
}
async function readOwnFiles(client, wanted) {
    const route = `${repository}/commits/${wanted}`;
    const takeItems = ({ sha, files }) => {
        if (sha !== wanted)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `GitHub answered with commit ${sha}, not ${wanted}`);
        return files;
    };
    const files = await client.pages({ route, shape: commitFiles }, takeItems, fileLimit);
    return { files: files.map(toDiffFile), isComplete: files.length < fileLimit };
}
async function readListedFiles(client, number, { base, headSha }) {
    const route = `${repository}/pulls/${number}`;
    const list = { route: `${route}/files`, shape: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(changedFile) };
    const files = await client.pages(list, (page) => page, fileLimit);
    const now = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreNotFound */ .Ko)(client.call({ route, shape: pull }));
    const isSame = now === undefined ||
        ((base === undefined || now.base.ref === base.branch) &&
            (headSha === undefined || now.head.sha === headSha.toLowerCase()) &&
            (now.changed_files ?? files.length) === files.length);
    return { files: files.map(toDiffFile), isComplete: isSame && files.length < fileLimit };
}
const repository = 'GET /repos/{owner}/{repo}';
function toDiffFile(file) {
    const { filename: path, previous_filename: previousPath, patch, additions, deletions, status } = file;
    const isUnchanged = additions === 0 && deletions === 0 && (file.changes ?? 0) === 0 && !patch;
    const isOnlyRenamed = status === 'renamed' && previousPath !== undefined && isUnchanged;
    const isRemoved = status === 'removed';
    return { path, previousPath, patch, additions, deletions, isRemoved, ...(isOnlyRenamed && { isOnlyRenamed }) };
}
function encodePath(path) {
    if (!path.isWellFormed())
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `GitHub: ${JSON.stringify(path)} can be the name of nothing`);
    return path.split('/').map(encodeURIComponent).join('/');
}
async function resolveCommit(client, ref) {
    const exact = ref.replace(/^refs\//, '');
    const requestSha = async (name) => (await client.call({ route: `${repository}/commits/${encodePath(name)}`, shape: commit })).sha;
    if (/^(?:heads|tags)\//.test(exact) || (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_5__/* .isFullSha */ .Wf)(exact))
        return requestSha(exact);
    const [branch, tag] = await Promise.all([
        (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreNotFound */ .Ko)(requestSha(`heads/${exact}`)),
        (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ignoreNotFound */ .Ko)(requestSha(`tags/${exact}`)),
    ]);
    if (branch !== undefined && tag !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `GitHub: ${exact} is a branch and a tag`, {
            hint: `Write heads/${exact} or tags/${exact}.`,
        });
    }
    const found = branch ?? tag;
    if (found !== undefined)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('NOT_FOUND', `GitHub: there is no branch or tag ${exact} that can be read`, {
        hint: `${_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .readPermissionHint */ .ZN} A commit is named by its full SHA.`,
    });
}


/***/ })

};
