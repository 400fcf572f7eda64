export const id = 373;
export const ids = [373];
export const modules = {

/***/ 63113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ki: () => (/* binding */ createGithubAccess),
/* harmony export */   UB: () => (/* binding */ loadActionOctokit),
/* harmony export */   Yn: () => (/* binding */ loadRestOctokit)
/* harmony export */ });
const loadRestOctokit = async (options) => (await Promise.all(/* import() */[__webpack_require__.e(356), __webpack_require__.e(126)]).then(__webpack_require__.bind(__webpack_require__, 52126))).createRestOctokit(options);
const loadActionOctokit = async (options) => (await Promise.all(/* import() */[__webpack_require__.e(356), __webpack_require__.e(126)]).then(__webpack_require__.bind(__webpack_require__, 52126))).createActionOctokit(options);
function createGithubAccess(env, token, loadOctokit) {
    return {
        apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
        repository: env.GITHUB_REPOSITORY ?? '',
        token,
        loadOctokit,
    };
}


/***/ }),

/***/ 30195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ createGithubClient),
  F: () => (/* binding */ writeOnce)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/parse.js + 1 modules
var parse = __webpack_require__(43852);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/compiled/src/shared/api/json.js
var json = __webpack_require__(30110);
// EXTERNAL MODULE: ./build/compiled/src/shared/api/secret-forms.js
var secret_forms = __webpack_require__(28434);
// EXTERNAL MODULE: ./build/compiled/src/shared/errors.js
var errors = __webpack_require__(86002);
// EXTERNAL MODULE: ./build/compiled/src/shared/http/call.js
var call = __webpack_require__(20040);
// EXTERNAL MODULE: ./build/compiled/src/shared/http/confidential.js
var confidential = __webpack_require__(7322);
// EXTERNAL MODULE: ./build/compiled/src/shared/once.js
var once = __webpack_require__(78864);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/github/access.js
var access = __webpack_require__(63113);
// EXTERNAL MODULE: ./build/compiled/src/gate/hosts/github/problems.js
var problems = __webpack_require__(19319);
// EXTERNAL MODULE: ./build/compiled/src/shared/clock.js
var shared_clock = __webpack_require__(84447);
;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/github/rate-limit.js


const leastUnstatedMs = 60_000;
const reserveMs = 10_000;
function readRateLimitMs(answer, message, earlier, { clock, deadline }, onWait) {
    const { status } = answer;
    if (status !== 403 && status !== 429)
        return undefined;
    const statedMs = readStatedMs(answer);
    if (statedMs === undefined && status !== 429 && !/rate limit|abuse detection/i.test(message))
        return undefined;
    const waitMs = statedMs ?? leastUnstatedMs * 2 ** earlier;
    if (clock.now() + waitMs + reserveMs < deadline) {
        onWait?.(`GitHub's rate limit is reached; trying again in ${(0,shared_clock/* formatSeconds */.Xo)(waitMs)}`);
        return waitMs;
    }
    const end = statedMs === undefined ? 'GitHub does not say when it ends' : `it ends in ${(0,shared_clock/* formatSeconds */.Xo)(waitMs)}`;
    throw new errors/* GateError */.ue('RATE_LIMITED', `GitHub's rate limit is reached, and it ends after the time limit of this run: ${end}`, {
        brief: "GitHub's rate limit is reached",
        hint: 'Run the gate again later, or run fewer jobs at once: all jobs with the same token share its limit.',
    });
}
function readStatedMs({ header }) {
    const [retryAfter, reset, remaining] = ['retry-after', 'x-ratelimit-reset', 'x-ratelimit-remaining'].map((name) => {
        const value = header(name) ?? '';
        return /^\d{1,12}$/.test(value) ? Number(value) : undefined;
    });
    if (retryAfter !== undefined)
        return Math.max(1, retryAfter) * 1000;
    if (remaining !== 0 || reset === undefined)
        return undefined;
    const now = Date.parse(header('date') ?? '');
    return Math.max(1000, reset * 1000 - (Number.isNaN(now) ? Date.now() : now));
}

;// CONCATENATED MODULE: ./build/compiled/src/gate/hosts/github/client.js










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
    const callShaped = (wanted) => runCall(state, wanted, (text) => parse/* parse */.qg(wanted.shape, (0,errors/* attempt */.CD)(() => (0,json/* parseJson */.q)(text))));
    return {
        call: callShaped,
        pages: (wanted, itemsOf, most = maxItems) => collectPages(callShaped, wanted, itemsOf, most),
        raw: (route) => runCall(state, { route, parameters: rawForm }, (text) => text),
        stored: (route) => readStored(state, route),
        viewer: (0,once/* runOnce */.Jh)(() => queryViewer(callShaped, options)),
        sleep: (ms) => clock.sleep(ms, signal),
        serverAheadMs: () => state.serverAheadMs,
        timeLeftMs: () => Math.max(0, budget.deadline - clock.now()),
        redact: (text) => (0,secret_forms/* removeSecrets */.c)(text, secrets),
    };
}
const rawForm = { headers: { accept: 'application/vnd.github.raw+json' } };
async function readStored(state, route) {
    const { transport, budget, apiUrl } = state;
    const address = await runCall(state, { route, wantsAddress: true }, (text) => text);
    const url = parseStorageUrl(address, apiUrl);
    if (url === undefined)
        throw new errors/* GateError */.ue('PROTOCOL', `GitHub: ${route} does not name an https address`);
    const outcome = await transport.send({ method: 'GET', url, headers: {}, signal: budget.signal, isBinary: true });
    if (outcome.kind === 'answer' && (0,call/* isSuccess */.oJ)(outcome.status))
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
    const { budget, problemOf } = state;
    const readMessage = (outcome) => (0,secret_forms/* removeSecrets */.c)((0,problems/* readErrorMessage */.IP)(outcome), state.secrets);
    let url = '';
    const run = () => (0,call/* call */.T1)({
        async send() {
            if (isWrite(asked))
                await waitBetweenWrites(state);
            const sent = await sendRequest(state, asked);
            ({ url } = sent);
            return sent.outcome;
        },
        read(outcome, isAmbiguous) {
            const text = outcome.kind === 'answer' ? readExpected(outcome, asked) : undefined;
            try {
                if (text !== undefined)
                    return read(text);
            }
            catch {
            }
            throw problemOf({ route: asked.route, url, outcome, message: readMessage(outcome), isAmbiguous });
        },
        readLimitMs: (answer, earlier) => readRateLimitMs(answer, readMessage(answer), earlier, budget, state.onWait),
        ...{ budget: { ...budget, deadline: Number.POSITIVE_INFINITY }, isOnce: asked.isOnce, repeatsUnreadable: true },
    });
    if (!isWrite(asked))
        return run();
    const done = state.writing.then(run);
    state.writing = done.catch(() => { });
    return done;
}
function readExpected({ status, text, header }, asked) {
    if (asked.wantsAddress)
        return status === 302 ? header('location') : undefined;
    return (0,call/* isSuccess */.oJ)(status) ? text : undefined;
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
const ignoreLogLine = () => { };
async function sendRequest(state, { route, parameters }) {
    const { signal } = state.budget;
    signal.throwIfAborted();
    state.octokit ??= (state.loadOctokit ?? access/* loadRestOctokit */.Yn)({
        token: state.token,
        baseUrl: state.apiUrl.replace(/\/+$/, ''),
        userAgent: 'scan-gate',
        log: { debug: ignoreLogLine, info: ignoreLogLine, warn: ignoreLogLine, error: ignoreLogLine },
    });
    const octokit = await state.octokit;
    const [owner, repo] = state.repository.split('/');
    const address = route.includes('{owner}') ? { owner, repo } : {};
    const content = redactAll(parameters ?? {}, state.secrets);
    let url = '';
    let outcome;
    const fetch = async (target, { method, headers, body }) => {
        url = target;
        const version = { 'x-github-api-version': '2022-11-28' };
        const request = { method, url: new URL(url), headers: { ...headers, ...version }, body };
        outcome = await state.transport.send({ ...request, signal });
        return new Response(null, { status: 204 });
    };
    try {
        await octokit.request(route, { ...address, ...content, request: { fetch } });
    }
    catch (cause) {
        outcome = { kind: 'failure', unsent: false, permanent: false, message: cause.message, cause };
    }
    signal.throwIfAborted();
    const time = outcome?.kind === 'answer' ? Date.parse(outcome.header('date') ?? '') : Number.NaN;
    if (!Number.isNaN(time))
        state.serverAheadMs = time - Date.now();
    return { outcome: outcome, url };
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
async function collectPages(read, wanted, itemsOf, most) {
    const all = [];
    for (let page = 1; all.length < most; page++) {
        const items = itemsOf(await read({ ...wanted, parameters: { ...wanted.parameters, per_page: pageSize, page } }));
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
    throw new errors/* GateError */.ue('PUBLISH', 'GitHub does not say whose token this is, so earlier comments of the gate cannot be found');
}
const settleMs = 2000;
async function writeOnce(client, write, find) {
    try {
        return await write();
    }
    catch (error) {
        if (!(0,problems/* isAmbiguous */.X2)(error))
            throw error;
        await client.sleep(settleMs);
        return (await find()) ?? write();
    }
}


/***/ }),

/***/ 9753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E5: () => (/* binding */ formatExternalId),
/* harmony export */   I4: () => (/* binding */ formatCommentKey),
/* harmony export */   ME: () => (/* binding */ formatGateName),
/* harmony export */   O5: () => (/* binding */ formatRunKey),
/* harmony export */   k7: () => (/* binding */ formatGateKey),
/* harmony export */   lo: () => (/* binding */ nameRunKind),
/* harmony export */   v: () => (/* binding */ readExternalId),
/* harmony export */   x9: () => (/* binding */ hasCategory)
/* harmony export */ });
function formatGateKey(category) {
    return `scan-gate:${category ?? ''}`;
}
function nameRunKind(pullRequest, event, isFallback = false) {
    const kind = pullRequest === undefined ? (event ?? '') : '';
    return (isFallback ? `${kind} fallback`.trim() : kind) || undefined;
}
function formatRunKey(category, event) {
    return event === undefined ? formatGateKey(category) : `${formatGateKey(category)}:${event}`;
}
function formatCommentKey(category, isFallback) {
    return formatRunKey(category, nameRunKind(0, undefined, isFallback));
}
function formatGateName(category, event) {
    const parts = [category, event].filter((part) => part !== undefined);
    return parts.length === 0 ? 'Scan Gate' : `Scan Gate (${parts.join(', ')})`;
}
function formatExternalId(key, startedMs, more) {
    const since = `${key}@${Math.round(startedMs)}`;
    if (more === undefined)
        return since;
    if ('attempt' in more) {
        const { attempt, gate, begun, open } = more;
        const parts = { run: attempt, ...(gate !== undefined && { gate }), begun: String(begun), open: String(open) };
        return `${since}#${new URLSearchParams(parts)}`;
    }
    const { scanId, pullRequest } = more;
    const parts = { scan: scanId, ...(pullRequest !== undefined && { pull: String(pullRequest) }) };
    return `${since}#${new URLSearchParams(parts)}`;
}
function readExternalId(externalId) {
    const [, key = '', time = '0', text = ''] = /^(.*?)(?:@(\d{1,15})(?:#(.*))?)?$/s.exec(externalId ?? '') ?? [];
    const parts = new URLSearchParams(text);
    return { key, startedMs: Number(time), pending: readPending(parts), gates: readGates(parts) };
}
function readGates(parts) {
    const attempt = parts.get('run');
    const [begun, open] = [Number(parts.get('begun')), Number(parts.get('open'))];
    const gate = parts.get('gate') ?? undefined;
    return attempt !== null && begun > 0 && open >= 0 ? { attempt, gate, begun, open } : undefined;
}
function readPending(parts) {
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

/***/ 19319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IP: () => (/* binding */ readErrorMessage),
/* harmony export */   RO: () => (/* binding */ readRefusalStatus),
/* harmony export */   X2: () => (/* binding */ isAmbiguous),
/* harmony export */   ZN: () => (/* binding */ readPermissionHint),
/* harmony export */   gS: () => (/* binding */ adviseByAnswer),
/* harmony export */   ih: () => (/* binding */ createPublishError),
/* harmony export */   pI: () => (/* binding */ createReadError)
/* harmony export */ });
/* harmony import */ var _shared_api_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30110);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86002);
/* harmony import */ var _shared_http_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20040);
/* harmony import */ var _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60844);




function isAmbiguous(error) {
    return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue && error.isAmbiguous;
}
function readRefusalStatus(error) {
    return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue && error.code === 'PUBLISH' && !isAmbiguous(error) ? error.status : undefined;
}
function readErrorMessage(outcome) {
    if (outcome.kind === 'failure')
        return outcome.message;
    const { status, text, header } = outcome;
    if (status < 400)
        return `status ${status}`;
    const type = header('content-type') ?? 'text/plain';
    const isJson = /^application\/(?:scim\+)?json\b/i.test(type);
    const body = isJson ? (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(() => (0,_shared_api_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(text)) : undefined;
    const { message, errors } = (body ?? {});
    if (typeof message === 'string') {
        const details = Array.isArray(errors) ? errors.slice(0, 3).map(formatErrorDetail) : [];
        return [message, ...details].join('; ');
    }
    if (body !== undefined)
        return `Unknown error: ${JSON.stringify(body)}`;
    return isJson || /^text\/|charset="?utf-8/i.test(type) ? text : 'Unknown error';
}
function formatErrorDetail(detail) {
    const { message } = (detail ?? {});
    if (typeof detail === 'string')
        return detail;
    return typeof message === 'string' ? message : JSON.stringify(detail);
}
const unexpectedResponse = 'returned something other than what was requested';
const createPublishError = ({ route, outcome, message, isAmbiguous }) => {
    if (outcome.kind === 'failure')
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PUBLISH', `${route} failed: ${message}`, { isAmbiguous, cause: outcome.cause });
    const { status } = outcome;
    if ((0,_shared_http_call_js__WEBPACK_IMPORTED_MODULE_3__/* .isSuccess */ .oJ)(status)) {
        const hint = 'The response may be truncated.';
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PUBLISH', `${route} ${unexpectedResponse}`, { isAmbiguous, hint });
    }
    const words = (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralizeLine */ .a0)(message, 300).replace(/\.$/, '');
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PUBLISH', `${route} answered ${status}: ${words}`, { isAmbiguous, status });
};
const readPermissionHint = 'Give the job the permission "contents: read" (and "pull-requests: read" on pull requests); the command line reads a token from SCAN_GATE_GITHUB_TOKEN.';
const adviceByMessage = [
    [/\blocked\b|lock prevents/i, 'The conversation is locked: unlock it, or switch off what is written there.'],
    [
        /GitHub App/i,
        'Only the token of an app may write check runs: use the token of the workflow (github.token), or set annotations to commands.',
    ],
    [/SAML|single sign-on|\bSSO\b/i, "Authorize the token for the organization's single sign-on."],
    [/\bIP (?:address|allow)/i, "Add the address of this runner to the organization's list of allowed addresses."],
    [/archived/i, 'The repository is archived: unarchive it, or switch off what is written there.'],
    [/suspended|blocked|flagged/i, 'GitHub has suspended or blocked this account, app or repository: ask its owner.'],
];
function adviseByAnswer(status, message) {
    if (status === 401)
        return 'Check github-token: it is wrong or has expired.';
    return status < 500 ? adviceByMessage.find(([said]) => said.test(message))?.[1] : undefined;
}
const createReadError = ({ route, url, outcome, message }) => {
    const asked = `${route.split(' ')[0]} ${URL.canParse(url) ? new URL(url).pathname : url}`;
    if (outcome.kind === 'failure') {
        const cause = outcome.cause instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue && outcome.cause.code === 'CONFIG' ? outcome.cause : undefined;
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue(cause?.code ?? 'UNAVAILABLE', `GitHub: ${asked} failed: ${message}`, {
            reason: cause?.reason,
            hint: cause?.hint,
        });
    }
    const { status } = outcome;
    if ((0,_shared_http_call_js__WEBPACK_IMPORTED_MODULE_3__/* .isSuccess */ .oJ)(status))
        return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PROTOCOL', `GitHub ${unexpectedResponse}`);
    const code = status === 404 || status === 422 ? 'NOT_FOUND' : status >= 500 ? 'UNAVAILABLE' : 'AUTH';
    const own = adviseByAnswer(status, message);
    const words = own === undefined ? '' : `: ${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralizeLine */ .a0)(message, 300).replace(/\.$/, '')}`;
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue(code, `GitHub: ${asked} answered ${status}${words}`, {
        status,
        hint: own ?? readPermissionHint,
    });
};


/***/ }),

/***/ 78551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ normalizePath),
/* harmony export */   I6: () => (/* binding */ excludePureRenames),
/* harmony export */   Je: () => (/* binding */ isTooLongForPath),
/* harmony export */   Q3: () => (/* binding */ isInChangedFile),
/* harmony export */   Yl: () => (/* binding */ isChangedPath),
/* harmony export */   _v: () => (/* binding */ isOnChangedLine),
/* harmony export */   cQ: () => (/* binding */ getChangeFacts),
/* harmony export */   mE: () => (/* binding */ resolveRepositoryPath),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   tu: () => (/* binding */ foldPath)
/* harmony export */ });
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86002);
/* harmony import */ var _shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67275);


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
    const namesakes = files.get((0,_shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getBaseName */ .J)(path)) ?? [];
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
    const around = folders.get((0,_shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getBaseName */ .J)(path)) ?? [];
    return around.some((folder) => isPathSuffix(path, folder) || isPathSuffix(folder, path)) ? 'unknown' : 'no';
}
function excludePureRenames(changes) {
    if (![...changes.files.values()].some(({ isOnlyRenamed }) => isOnlyRenamed))
        return changes;
    const facts = getChangeFacts(changes);
    facts.withoutPureRenames ??= {
        ...changes,
        files: new Map([...changes.files].filter(([, { isOnlyRenamed }]) => !isOnlyRenamed)),
        facts: {},
    };
    return facts.withoutPureRenames;
}
function isChangedPath(path, changes) {
    if (isTooLongForPath(path))
        return true;
    if (changes.files.has(normalizePath(path)))
        return true;
    const isAbsolute = /^(?:file:|[a-z]:[\\/]|\/)/i.test(path);
    const folded = foldPath(path);
    const isChanged = (place) => (getChangeIndex(changes).files.get((0,_shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getBaseName */ .J)(place)) ?? []).some((changed) => isAbsolute ? isPathSuffix(place, changed) : place === changed);
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
    const others = (getChangeIndex(changes).files.get((0,_shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getBaseName */ .J)(path)) ?? []).filter((changed) => changed !== path);
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
        return (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .attempt */ .CD)(() => decodeURIComponent(bytes)) ?? bytes;
    });
}
function extendsChangedPath(path, files) {
    let found = 'no';
    for (const { index } of path.matchAll(/[^\p{L}\p{N}_.-]/gu)) {
        const part = path.slice(0, index);
        for (const changed of files.get((0,_shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getBaseName */ .J)(part)) ?? []) {
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
        const namesakes = folded === '' ? [] : (files.get((0,_shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getBaseName */ .J)(folded)) ?? []);
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
function getChangeFacts(changes) {
    changes.facts ??= {};
    return changes.facts;
}
function getChangeIndex(changes) {
    const facts = getChangeFacts(changes);
    facts.index ??= createChangeIndex(changes);
    return facts.index;
}
function createChangeIndex(changes) {
    const paths = [...changes.files.keys()].filter((path) => !isTooLongForPath(path)).map(foldPath);
    const folders = new Set(paths.flatMap(listParentFolders));
    const files = Map.groupBy(paths, _shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getBaseName */ .J);
    return { files, folders: Map.groupBy(folders, _shared_text_file_name_js__WEBPACK_IMPORTED_MODULE_1__/* .getBaseName */ .J), answers: new Map() };
}
function listParentFolders(path) {
    const parts = path.split('/');
    return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}


/***/ }),

/***/ 49298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SO: () => (/* binding */ compileGlob),
/* harmony export */   fL: () => (/* binding */ describeGlobProblem),
/* harmony export */   jX: () => (/* binding */ hasOpenSet)
/* harmony export */ });
function compileGlob(glob) {
    const alternatives = expandBraces(glob).map((each) => extendToContents(each.split('/').map(parseSegment)));
    return (path) => {
        const parts = path.split('/');
        return alternatives.some((segments) => matchesSegments(segments, parts));
    };
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

/***/ 41168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ configuresPipeline),
/* harmony export */   q: () => (/* binding */ pipelineGlobs)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78551);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49298);


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

/***/ 80341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jl: () => (/* binding */ toTernary),
/* harmony export */   Nv: () => (/* binding */ orTernary),
/* harmony export */   QG: () => (/* binding */ negateTernary),
/* harmony export */   RC: () => (/* binding */ andTernary)
/* harmony export */ });
function toTernary(fact) {
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

/***/ 62167:
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
/* harmony import */ var _shared_sarif_identifiers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13991);
/* harmony import */ var _shared_text_purl_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23408);
/* harmony import */ var _ternary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80341);



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
    const found = (0,_shared_text_purl_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePurl */ .$l)(finding.detail?.advisory?.purl ?? '');
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
    return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_2__/* .orTernary */ .Nv)(...purls.map((purl) => (0,_shared_text_purl_js__WEBPACK_IMPORTED_MODULE_1__/* .matchesPackage */ .C9)(purl, found)));
}
function normalizeIds(names) {
    return [...new Set(names.map(_shared_sarif_identifiers_js__WEBPACK_IMPORTED_MODULE_0__/* .normalizeId */ .X))];
}


/***/ }),

/***/ 16432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uj: () => (/* binding */ formatUncompared),
/* harmony export */   dI: () => (/* binding */ formatExceptionLead),
/* harmony export */   gT: () => (/* binding */ describeAdvice),
/* harmony export */   o1: () => (/* binding */ exceptionsPage),
/* harmony export */   sW: () => (/* binding */ formatAdvice),
/* harmony export */   xV: () => (/* binding */ formatSuggestedExceptions)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84447);
/* harmony import */ var _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60844);
/* harmony import */ var _shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(33488);
/* harmony import */ var _shared_text_placeholder_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68201);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96788);
/* harmony import */ var _sentence_open_findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55851);






const exceptionsPage = 'https://github.com/scan-gate/scan-gate/blob/main/docs/policy.md#exceptions';
function describeAdvice(report) {
    const isOne = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .countBlockingFindings */ .R8)(report) === 1;
    const lead = isOne ? 'Fix it. False positive? ' : 'Fix them. False positive? ';
    const way = report.origin === 'service' ? `Suppress it in the service with a reason, or ` : '';
    const context = formatUncompared(report) ?? formatNewlySeen(report);
    if (way === '')
        return { context, lead, link: 'Add an exception' };
    return { context, lead: lead + way, link: 'add an exception' };
}
function formatAdvice(report) {
    const { context, lead, link } = describeAdvice(report);
    return `${context === undefined ? '' : `${context} `}${lead}${link}.`;
}
function formatUncompared({ uncompared }) {
    if (uncompared === undefined)
        return undefined;
    const { why, remedy } = uncompared;
    return `Not compared, so existing findings count too: ${why}.${remedy === undefined ? '' : ` ${remedy}.`}`;
}
function formatNewlySeen({ base, findings }) {
    const seen = findings.filter(({ effect, isOnlyNewlySeen }) => effect === 'blocks' && isOnlyNewlySeen);
    if (base?.ageDays === undefined || base.ageDays < 1 || seen.length === 0)
        return undefined;
    const named = seen.filter(({ disclosed }) => disclosed).slice(0, 3);
    const names = named.map((finding) => `${finding.title} (${finding.filePath})`).join(', ');
    const places = names === '' ? '' : `: ${names}${named.length < seen.length ? ', …' : ''}`;
    const those = `${seen.length} of them ${seen.length === 1 ? 'is' : 'are'} in files that this change does not touch`;
    const age = `the scan of ${base.branch} is ${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .pluralize */ .td)(base.ageDays, 'day')} older, perhaps with older rules`;
    return `${those}${places}. Only the newer scan has ${seen.length === 1 ? 'it' : 'them'}; ${age}. Run the gate on pushes to ${base.branch}.`;
}
const exceptionDays = 90;
const suggestedMost = 10;
function formatExceptionLead({ policy }, showPath) {
    const { exceptionsFile: file } = policy;
    const name = file === undefined ? 'the policy file' : showPath(file.path);
    const at = file?.branch === undefined ? '' : ` of ${file.branch}`;
    return `To accept a finding, add its lines to ${name}${at}:`;
}
function formatSuggestedExceptions(report) {
    if (report.origin === 'service' || report.today === undefined)
        return undefined;
    const named = [...(0,_sentence_open_findings_js__WEBPACK_IMPORTED_MODULE_3__/* .listOpenFindings */ .vO)(report)].filter(({ effect, disclosed }) => effect === 'blocks' && disclosed);
    if (named.length === 0)
        return undefined;
    const last = new Date(Date.parse(report.today) + exceptionDays * _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP).toISOString().slice(0, 10);
    const entries = named
        .slice(0, suggestedMost)
        .flatMap((finding) => [
        `  # ${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralizeLine */ .a0)(`${finding.title}${finding.filePath === undefined ? '' : `, ${finding.filePath}`}`, 80)}`,
        `  - violation_id: ${/^[a-z][\w-]*$/i.test(finding.id) ? finding.id : JSON.stringify(finding.id)}`,
        `    reason: ${_shared_text_placeholder_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .placeholderReason */ .E}`,
        `    expires: ${last}`,
    ]);
    const more = named.length - suggestedMost;
    return ['exceptions:', ...entries, ...(more > 0 ? [`  # ${more} more: their ids are in the report`] : [])].join('\n');
}


/***/ }),

/***/ 8581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bn: () => (/* binding */ formatUncommitted),
/* harmony export */   t6: () => (/* binding */ isPartlyScanned),
/* harmony export */   uG: () => (/* binding */ toUncommittedObject)
/* harmony export */ });
function formatUncommitted({ kind, headSha }, branch) {
    const what = kind === 'staged' ? 'staged changes' : 'files on disk';
    if (headSha === undefined)
        return `${what}, before any commit`;
    const commit = headSha.slice(0, 12);
    return `${what} on ${branch === undefined ? commit : `${branch} at ${commit}`}`;
}
function isPartlyScanned({ uncommitted, scope, }) {
    return uncommitted?.headSha !== undefined && (scope === 'auto' || scope?.startsWith('changed') === true);
}
function toUncommittedObject({ uncommitted }) {
    return uncommitted === undefined ? null : { kind: uncommitted.kind, based_on: uncommitted.headSha ?? null };
}


/***/ }),

/***/ 39392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ withClient),
/* harmony export */   U: () => (/* binding */ createWriteAccess)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84447);
/* harmony import */ var _hosts_github_access_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63113);
/* harmony import */ var _hosts_github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30195);
/* harmony import */ var _hosts_github_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19319);
/* harmony import */ var _hosts_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97881);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84456);
/* harmony import */ var _rivals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31503);







async function createWriteAccess(session, context, settings) {
    const { env, cancel, now } = session;
    const { GITHUB_RUN_ID: runId, GITHUB_RUN_ATTEMPT: attempt } = env;
    const { repositoryUrl } = context;
    return {
        ...(0,_hosts_github_access_js__WEBPACK_IMPORTED_MODULE_6__/* .createGithubAccess */ .Ki)(env, settings.githubToken, session.loadOctokit),
        secrets: (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .listSecretValues */ .D_)(settings).flatMap(_hosts_log_js__WEBPACK_IMPORTED_MODULE_3__/* .listLinesToMask */ .HP),
        transport: await session.transport(),
        clock: session.clock(settings.baseUrl),
        cancel,
        attempt: runId && `${runId}.${attempt || 1}`,
        gateId: (0,_rivals_js__WEBPACK_IMPORTED_MODULE_5__/* .identifyGate */ .k2)(env, settings, context),
        runUrl: runId && repositoryUrl ? `${repositoryUrl}/actions/runs/${runId}` : undefined,
        startedMs: now.getTime(),
        readOnlyWhy: explainReadOnly(context, env),
    };
}
function explainReadOnly({ change }, env) {
    if (env.GITHUB_ACTOR === 'dependabot[bot]')
        return "Dependabot's runs get a read-only token by default";
    if (change === undefined || change.fork === 'no')
        return undefined;
    return 'A pull request from a fork gets a read-only token whatever the workflow says';
}
async function withClient(access, budgetMs, use) {
    const { clock, cancel } = access;
    const budget = (0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .limitDelivery */ .Yx)({ clock, timeoutMs: budgetMs, cancel }, 'GitHub');
    try {
        return await use((0,_hosts_github_client_js__WEBPACK_IMPORTED_MODULE_1__/* .createGithubClient */ .z)({ ...access, budget, problemOf: _hosts_github_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .createPublishError */ .ih }));
    }
    finally {
        budget.end();
    }
}


/***/ }),

/***/ 77767:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jb: () => (/* binding */ buildDetails),
/* harmony export */   KQ: () => (/* binding */ toOpenedCheckRun),
/* harmony export */   Kq: () => (/* binding */ leaveToRivals),
/* harmony export */   Mr: () => (/* binding */ reviewCheckRun),
/* harmony export */   PQ: () => (/* binding */ recordPending),
/* harmony export */   XL: () => (/* binding */ checkRun),
/* harmony export */   aF: () => (/* binding */ startCheckRun),
/* harmony export */   dJ: () => (/* binding */ findUnfinished),
/* harmony export */   j8: () => (/* binding */ endCheckRun),
/* harmony export */   y_: () => (/* binding */ rankConclusion)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88343);
/* harmony import */ var _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60844);
/* harmony import */ var _hosts_github_client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30195);
/* harmony import */ var _hosts_github_identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9753);
/* harmony import */ var _hosts_github_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19319);





const checkRun = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    external_id: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    status: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    conclusion: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    details_url: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    output: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
        annotations_count: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(),
        title: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
        summary: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    }),
});
const checkRunPage = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ total_count: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(), check_runs: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(checkRun) });
const runsRoute = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
const createRoute = 'POST /repos/{owner}/{repo}/check-runs';
const updateRoute = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
const slackMs = 2000;
async function startCheckRun(client, opening) {
    const identity = buildIdentity(opening);
    const found = await findCheckRun(client, identity);
    const startedMs = opening.startedMs + (client.serverAheadMs() ?? 0);
    const { attempt, gateId: gate } = opening;
    const counted = found && readAttemptGates(found, opening);
    const isDone = found?.status === 'completed';
    const isSame = gate !== undefined && counted?.gate === gate && isDone;
    const before = isSame ? undefined : counted;
    if (before === undefined && isNewer(found, startedMs))
        return 'overtaken';
    const open = before === undefined || isDone ? 1 : before.open + 1;
    const begun = (before?.begun ?? 0) + 1;
    const gates = attempt === undefined ? undefined : { attempt, begun, open, ...(before === undefined && { gate }) };
    const state = {
        external_id: (0,_hosts_github_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatExternalId */ .E5)(identity.key, startedMs, gates),
        status: 'in_progress',
        output: { title: 'Scanning', summary: client.redact((0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(opening.text)) || 'The scan is under way.' },
        ...buildDetails(opening.runUrl),
    };
    if (found === undefined)
        return createCheckRun(client, identity, state);
    const isKept = before !== undefined && rankConclusion(found) > 0;
    try {
        const answer = await client.call({
            route: updateRoute,
            parameters: { check_run_id: found.id, ...(isKept ? { external_id: state.external_id } : state) },
            shape: checkRun,
        });
        const opened = { ...toOpenedCheckRun(answer), annotationCount: found.output.annotations_count };
        return before === undefined ? opened : await reviewCheckRun(client, opening, opened);
    }
    catch (error) {
        if ((0,_hosts_github_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .readRefusalStatus */ .RO)(error) === undefined)
            throw error;
        return createCheckRun(client, identity, state);
    }
}
function buildIdentity({ category, event, headSha }) {
    return { name: (0,_hosts_github_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatGateName */ .ME)(category, event), key: (0,_hosts_github_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatRunKey */ .O5)(category, event), head_sha: headSha };
}
function readAttemptGates(run, { attempt }) {
    const { gates } = (0,_hosts_github_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .readExternalId */ .v)(run.external_id);
    return gates?.attempt === attempt ? gates : undefined;
}
function rankConclusion({ conclusion }) {
    if (conclusion === null || conclusion === undefined || conclusion === 'success')
        return 0;
    if (conclusion === 'neutral' || conclusion === 'skipped')
        return 1;
    return conclusion === 'failure' ? 3 : 2;
}
function isNewer(run, startedMs) {
    return run !== undefined && (0,_hosts_github_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .readExternalId */ .v)(run.external_id).startedMs > startedMs + slackMs;
}
async function reviewCheckRun(client, opening, opened) {
    const own = await listCheckRuns(client, buildIdentity(opening));
    const ofAttempt = own.filter((run) => readAttemptGates(run, opening) !== undefined);
    if (!ofAttempt.includes(own[0]))
        return isNewer(own[0], opened.startedMs) ? 'overtaken' : opened;
    const gates = ofAttempt.flatMap((run) => readAttemptGates(run, opening) ?? []);
    const isCompleted = ({ status }) => status === 'completed';
    const isHere = ({ id }) => id === opened.id;
    const here = ofAttempt.find(isHere);
    const counted = here && readAttemptGates(here, opening);
    const isUncounted = counted?.gate !== undefined && counted.gate !== opening.gateId;
    const begun = gates.reduce((sum, each) => sum + each.begun, isUncounted ? 1 : 0);
    if (begun < 2 && !ofAttempt.some(isCompleted))
        return opened;
    const countOpen = (run) => (isCompleted(run) ? 0 : (readAttemptGates(run, opening)?.open ?? 0));
    const [worst] = ofAttempt.filter(isCompleted).toSorted((a, b) => rankConclusion(b) - rankConclusion(a));
    const openHere = here === undefined ? 0 : Math.max(0, countOpen(here) - (isUncounted ? 0 : 1));
    const elsewhere = ofAttempt.filter((run) => !isHere(run));
    return {
        ...opened,
        rivals: {
            open: elsewhere.reduce((sum, run) => sum + countOpen(run), openHere),
            openHere,
            worst: worst && {
                conclusion: worst.conclusion ?? '',
                title: worst.output.title ?? '',
                summary: worst.output.summary ?? '',
            },
            others: elsewhere
                .filter((run) => countOpen(run) === 0)
                .map(({ id, conclusion }) => ({ id, conclusion: conclusion ?? undefined })),
        },
    };
}
async function leaveToRivals(client, opening, { id, startedMs, rivals }) {
    const { attempt = '' } = opening;
    const gates = { attempt, begun: (rivals?.open ?? 0) + 1, open: rivals?.openHere ?? 0 };
    const external_id = (0,_hosts_github_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatExternalId */ .E5)(buildIdentity(opening).key, startedMs, gates);
    await client.call({ route: updateRoute, parameters: { check_run_id: id, external_id }, shape: checkRun });
}
async function findUnfinished(client, opening) {
    const found = await findCheckRun(client, buildIdentity(opening));
    if (found === undefined || found.status === 'completed')
        return undefined;
    const isOurs = opening.runUrl === undefined || found.details_url === opening.runUrl;
    return isOurs ? toOpenedCheckRun(found) : undefined;
}
async function recordPending(client, opening, { opened: { id, startedMs }, scan }) {
    const { key } = buildIdentity(opening);
    const text = `${opening.text} Not waiting for scan ${scan.scanId}: when it has ended, another run of the gate judges it.`;
    const output = { title: 'Waiting for the scan', summary: client.redact((0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(text)) };
    const parameters = { check_run_id: id, external_id: (0,_hosts_github_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatExternalId */ .E5)(key, startedMs, scan), output };
    await client.call({ route: updateRoute, parameters, shape: checkRun });
}

function toOpenedCheckRun(run) {
    const { startedMs } = (0,_hosts_github_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .readExternalId */ .v)(run.external_id);
    return { id: run.id, url: run.html_url ?? undefined, annotationCount: run.output.annotations_count, startedMs };
}
async function findCheckRun(client, identity) {
    return (await listCheckRuns(client, identity))[0];
}
async function listCheckRuns(client, identity) {
    const runs = await client.pages({
        route: runsRoute,
        parameters: { ref: identity.head_sha, check_name: identity.name, filter: 'all' },
        shape: checkRunPage,
    }, (page) => page.check_runs);
    const own = runs.filter((run) => (0,_hosts_github_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .readExternalId */ .v)(run.external_id).key === identity.key);
    const getStartTime = (run) => (0,_hosts_github_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .readExternalId */ .v)(run.external_id).startedMs;
    return own.sort((a, b) => getStartTime(b) - getStartTime(a) || b.id - a.id);
}
async function createCheckRun(client, identity, state) {
    const { name, head_sha } = identity;
    const call = { route: createRoute, parameters: { name, head_sha, ...state }, shape: checkRun, isOnce: true };
    return toOpenedCheckRun(await (0,_hosts_github_client_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOnce */ .F)(client, () => client.call(call), () => findCheckRun(client, identity)));
}
function buildDetails(runUrl) {
    return runUrl === undefined ? {} : { details_url: runUrl };
}
async function endCheckRun(client, id, { conclusion, title, text }, { isMarkdown = false } = {}) {
    const summary = client.redact(isMarkdown ? text : (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(text));
    const output = { title, summary: summary || 'The run has ended.' };
    const parameters = { check_run_id: id, status: 'completed', conclusion, output };
    await client.call({ route: updateRoute, parameters, shape: checkRun });
}


/***/ }),

/***/ 16450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ marksInCheckRun)
/* harmony export */ });
function marksInCheckRun({ annotations }) {
    return annotations === 'auto' || annotations === 'check-run';
}


/***/ }),

/***/ 10604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XW: () => (/* binding */ describeLimit),
/* harmony export */   a2: () => (/* binding */ describeRefusal),
/* harmony export */   a5: () => (/* binding */ isRateLimit)
/* harmony export */ });
/* harmony import */ var _shared_api_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28434);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86002);
/* harmony import */ var _shared_prose_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(37974);
/* harmony import */ var _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60844);
/* harmony import */ var _hosts_github_problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19319);





function isRateLimit(error) {
    return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue && error.code === 'RATE_LIMITED';
}
function describeLimit({ message, hint = '' }) {
    return `${message}. ${(0,_shared_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .toPlainText */ .bo)(hint)}`;
}
function describeRefusal(error, refused, { readOnlyWhy, secrets }) {
    const fault = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue ? error : new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PUBLISH', String(error));
    const status = (0,_hosts_github_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .readRefusalStatus */ .RO)(fault);
    const advice = status === undefined
        ? fault.hint && (0,_shared_prose_js__WEBPACK_IMPORTED_MODULE_4__/* .toPlainText */ .bo)(fault.hint)
        : chooseAdvice(status, fault.message, { permission: refused.permission, readOnlyWhy });
    const doubt = (0,_hosts_github_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .isAmbiguous */ .X2)(fault) ? ' (it may have arrived anyway)' : '';
    const line = [`${refused.name} could not be written${doubt}: ${fault.message}`, advice].filter(Boolean).join('. ');
    return (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralizeLine */ .a0)((0,_shared_api_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .removeSecrets */ .c)(line, secrets), 1000);
}
function chooseAdvice(status, message, { permission, readOnlyWhy }) {
    const grant = `Give the job the permission "${permission}".`;
    const said = (0,_hosts_github_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .adviseByAnswer */ .gS)(status, message);
    if (said !== undefined)
        return said;
    if (/must be enabled|not enabled|Advanced Security/i.test(message)) {
        return 'Enable code scanning in the settings of the repository, or remove upload-sarif.';
    }
    if (status === 404 && /\b(?:commit|ref|branch)\b/i.test(message))
        return 'GitHub does not know this commit on this branch: it may have been deleted or replaced.';
    if (status === 404)
        return `${grant} If the job has it, this GitHub server does not support it.`;
    if (status === 422)
        return 'The findings are in the summary of the run.';
    if (status !== 403)
        return undefined;
    return readOnlyWhy === undefined ? grant : `${grant} ${readOnlyWhy}.`;
}


/***/ }),

/***/ 31503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EP: () => (/* binding */ describeRival),
/* harmony export */   XU: () => (/* binding */ chooseText),
/* harmony export */   bB: () => (/* binding */ markUrl),
/* harmony export */   c: () => (/* binding */ formatRunMark),
/* harmony export */   e8: () => (/* binding */ formatRunComment),
/* harmony export */   k2: () => (/* binding */ identifyGate),
/* harmony export */   kR: () => (/* binding */ rivalsNote),
/* harmony export */   yf: () => (/* binding */ findRival)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _hosts_systems_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99721);


const rivalsNote = 'Several gates of this run write the same results, because category is missing or the same: give each gate its own category';
const verdicts = ['passed', 'inconclusive', 'failed'];
function identifyGate(env, { given, sarif }, { repositoryUrl, branch, headSha }) {
    const system = _hosts_systems_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .ciSystems */ .Dn.find(({ isHere }) => isHere(env));
    const parts = [system?.job?.(env), given, repositoryUrl, branch, headSha];
    if (sarif !== undefined || parts.some((part) => !part))
        return undefined;
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}
function formatRunMark({ attempt, id, verdict }) {
    if (attempt === undefined)
        return undefined;
    return ['scan-gate-run', attempt, verdict, ...(id === undefined ? [] : [id])].join(':');
}
function formatRunComment(gate) {
    const mark = formatRunMark(gate);
    return mark === undefined ? '' : `<!-- ${mark} -->`;
}
function markUrl(url, gate, rival) {
    if (rival?.isWorse)
        return url && dropGateId(url);
    const mark = formatRunMark(rival === undefined ? gate : { ...gate, id: undefined });
    return url === undefined || mark === undefined ? url : `${url.replace(/#.*$/s, '')}#${mark}`;
}
function findRival(marked, { attempt, id, verdict }) {
    const [, theirs = '', found = '', theirId] = /scan-gate-run:([\w./-]+):([a-z]+)(?::(\w+))?/.exec(marked ?? '') ?? [];
    if (attempt === undefined || !verdicts.includes(found))
        return undefined;
    const [run, job, name] = attempt.split('/');
    const [theirRun, theirJob, theirName] = theirs.split('/');
    if (run !== theirRun || (job !== theirJob && name === theirName))
        return undefined;
    if (id !== undefined && id === theirId)
        return undefined;
    return { isWorse: verdicts.indexOf(found) > verdicts.indexOf(verdict) };
}
function chooseText(rival, own, theirs) {
    if (rival === undefined)
        return own;
    const text = dropGateId(rival.isWorse ? theirs : own);
    if (text.includes(rivalsNote))
        return text;
    const [first = '', ...rest] = text.split(/\r?\n/);
    return [first, '', `${rivalsNote}.`, '', ...rest].join('\n').trimEnd();
}
function dropGateId(text) {
    return text.replaceAll(/(scan-gate-run:[\w./-]+:[a-z]+):\w+/g, '$1');
}
function describeRival(rival, name) {
    if (rival === undefined)
        return [];
    return [`${rivalsNote}${rival.isWorse ? `. ${name} shows the worst result, which is that of another one` : ''}`];
}


/***/ }),

/***/ 30110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ findRepeatedKey),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86002);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46063);


const depthCap = 64;
function parseJson(text) {
    if (/^\s*</.test(text)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', 'the answer is an HTML page, not JSON', {
            hint: 'Check base-url: it must be the address of the API, ending in the version segment, not of a web page or a login page.',
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
function findRepeatedKey(text, value) {
    const { keyCount } = measure(text);
    return countKeys(value) === keyCount ? undefined : String(findRepeatedKeys(text)[0]?.at(-1));
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
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .attempt */ .CD)(() => String(JSON.parse(`"${raw}"`))) ?? raw;
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

/***/ 39889:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hs: () => (/* binding */ formatCommit),
/* harmony export */   Wf: () => (/* binding */ isFullSha),
/* harmony export */   rf: () => (/* binding */ parseParents),
/* harmony export */   sw: () => (/* binding */ isSameCommit)
/* harmony export */ });
const name = /^[0-9a-f]{7,64}$/i;
function isSameCommit(a, b) {
    if (a === undefined || b === undefined || !name.test(a) || !name.test(b))
        return undefined;
    const [first, second] = [a.toLowerCase(), b.toLowerCase()];
    return first.startsWith(second) || second.startsWith(first);
}
function isFullSha(text) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
}
function formatCommit(sha, ref) {
    const short = sha.slice(0, 12);
    const name = ref?.replace(/^(?:refs\/)?(?:heads|tags|remotes\/origin)\//, '');
    return name === undefined || sha.startsWith(name) ? `commit ${short}` : `${name} at ${short}`;
}
function parseParents(commit) {
    const [header = ''] = commit.split('\n\n', 1);
    return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, sha = '']) => sha);
}


/***/ }),

/***/ 60027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ isInFolder),
/* harmony export */   Sn: () => (/* binding */ selectConfigurationVariables),
/* harmony export */   Ys: () => (/* binding */ selectVariables),
/* harmony export */   gE: () => (/* binding */ selectConnectionVariables)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86002);



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
const scannerNames = [
    ...['HOME', 'USERPROFILE', 'LOCALAPPDATA', 'XDG_CACHE_HOME', 'TRIVY_CACHE_DIR'],
    ...['OSV_SCANNER_LOCAL_DB_CACHE_DIRECTORY', 'GOROOT', 'GOPATH', 'GOMODCACHE', 'GOCACHE'],
];
const names = {
    machine: machineNames,
    user: [...machineNames, ...userNames],
    client: [...machineNames, ...userNames, ...proxyNames],
    origin: [...machineNames, ...userNames, ...proxyNames, ...originNames],
    scanner: [...machineNames, ...scannerNames],
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
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)) ?? path;
}
function pickVariables(env, wanted) {
    return Object.fromEntries(wanted.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}


/***/ }),

/***/ 2757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iE: () => (/* binding */ buildScannerVariables),
  no: () => (/* binding */ findNpm),
  yB: () => (/* binding */ findProgramsFor),
  yN: () => (/* binding */ findProgramsOutside),
  FC: () => (/* binding */ isChangeable),
  Uc: () => (/* binding */ readMachine),
  Yh: () => (/* binding */ selectProgramVariables)
});

// UNUSED EXPORTS: buildNpmCommand

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/shared/git/environment.js
var environment = __webpack_require__(60027);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/compiled/src/shared/errors.js
var errors = __webpack_require__(86002);
;// CONCATENATED MODULE: ./build/compiled/src/shared/git/programs.js



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
    return (0,errors/* attempt */.CD)(() => external_node_fs_.realpathSync.native(path)) ?? path;
}
function isProgram(file, platform) {
    try {
        if ((0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.isFile() !== true)
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
    const used = skipped.filter(({ folder }) => folder !== '');
    const left = used.map(({ folder, why }) => `${JSON.stringify(folder)} (${why})`).join(', ');
    const note = left === '' ? '' : `; not looked for in ${left}`;
    return new errors/* GateError */.ue('CONFIG', `${name} was not found on the PATH${note}`, {
        reason: 'wrong-ref',
        hint: `Install ${name} outside the checkout, in a folder of the PATH.`,
    });
}

// EXTERNAL MODULE: ./build/compiled/src/shared/git/repository.js
var repository = __webpack_require__(68044);
;// CONCATENATED MODULE: ./build/compiled/src/shared/git/machine.js




const readMachine = () => ({ env: process.env, cwd: process.cwd(), platform: process.platform });
function findProgramsFor(folder) {
    const here = readMachine();
    return findPrograms(here, [here.cwd, folder].flatMap(repository/* listWorkTrees */.r));
}
const workspaceNames = [
    ...['GITHUB_WORKSPACE', 'CI_PROJECT_DIR', 'WORKSPACE', 'BUILD_SOURCESDIRECTORY', 'BITBUCKET_CLONE_DIR'],
    ...['CIRCLE_WORKING_DIRECTORY', 'BUILDKITE_BUILD_CHECKOUT_PATH', 'DRONE_WORKSPACE', 'CI_WORKSPACE'],
    ...['APPVEYOR_BUILD_FOLDER', 'TRAVIS_BUILD_DIR', 'CODEBUILD_SRC_DIR', 'SEMAPHORE_GIT_DIR'],
];
function listChangeableFolders({ env, cwd }, checkouts) {
    const home = env.HOME ?? env.USERPROFILE;
    const workspaces = [...workspaceNames, 'VIRTUAL_ENV'].flatMap((name) => env[name] ?? []);
    const own = workspaces.filter((folder) => (0,external_node_path_.isAbsolute)(folder) && (home === undefined || !(0,environment/* isInFolder */.Gp)(home, folder)));
    return [...[cwd, ...checkouts].flatMap(repository/* listWorkTrees */.r), ...checkouts, ...own];
}
function findProgramsOutside(checkouts) {
    const here = readMachine();
    return findPrograms(here, listChangeableFolders(here, checkouts));
}
function isChangeable(path, checkouts) {
    return listChangeableFolders(readMachine(), checkouts).some((folder) => (0,environment/* isInFolder */.Gp)(path, folder));
}
function selectProgramVariables(checkouts) {
    const here = readMachine();
    const folders = listChangeableFolders(here, checkouts);
    const own = Object.entries((0,environment/* selectVariables */.Ys)('scanner', here.env, here.platform)).filter(([, path]) => (0,external_node_path_.isAbsolute)(path) && !folders.some((folder) => (0,environment/* isInFolder */.Gp)(path, folder)));
    return { ...Object.fromEntries(own), LC_ALL: 'C.UTF-8', PYTHONUTF8: '1' };
}
function findNpm(folder) {
    return buildNpmCommand(findProgramsFor(folder), readMachine(), process.execPath);
}
function buildNpmCommand(programs, { env: own, platform }, node) {
    const env = { ...addProxyScheme((0,environment/* selectVariables */.Ys)('registry', own, platform)), PATH: programs.path };
    if (platform !== 'win32')
        return { file: programs.find('npm'), args: [], env };
    return { file: node, args: [programs.find('node_modules\\npm\\bin\\npm-cli', ['.js'])], env };
}
function addProxyScheme(env) {
    const add = (name, value) => /^https?_proxy$/i.test(name) && value !== '' && !value.includes('://') ? `http://${value}` : value;
    return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, add(name, value)]));
}
function buildScannerVariables(path) {
    return { ...(0,environment/* selectVariables */.Ys)('machine', process.env, process.platform), PATH: findProgramsFor(path).path };
}


/***/ }),

/***/ 68044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository),
/* harmony export */   r: () => (/* binding */ listWorkTrees)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86002);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36289);




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
    const { checkout, bare } = findRepository(path);
    if (checkout?.top !== undefined)
        return [checkout.top, ...listWorkTrees((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(checkout.top))];
    const objects = bare === undefined ? undefined : readSharedObjects(bare);
    return objects === undefined ? [] : listWorkTrees((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(objects)));
}
function readSharedObjects({ gitFolder }) {
    const [, quoted] = /^("\/?.+")\n$/.exec(readTextOrEmpty((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'objects/info/alternates'))) ?? [];
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => (quoted === undefined ? undefined : String(JSON.parse(quoted))));
}
function findUpwards(folder) {
    const entry = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git');
    const stats = readStats(entry);
    const isPointer = stats?.isFile() === true;
    const pointed = isPointer ? readGitdirFile(entry) : entry;
    const found = stats === undefined || pointed === undefined ? undefined : readGitFolder(pointed, folder);
    if (found !== undefined)
        return found;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return isPointer || parent === folder ? undefined : findUpwards(parent);
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
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => {
        const real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real).isDirectory() ? real : undefined;
    });
}
const isFile = (path) => readStats(path)?.isFile() === true;
function readStats(path) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    });
}
function readTextOrEmpty(file) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => (0,_regular_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readRegularTextSync */ .DM)(file)) ?? '';
}


/***/ }),

/***/ 20040:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T1: () => (/* binding */ call),
/* harmony export */   jR: () => (/* binding */ readRetryAfterMs),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   wo: () => (/* binding */ computeBackoffMs)
/* harmony export */ });
const maxAttempts = 5;
const baseMs = 500;
const capMs = 20_000;
async function call(asked) {
    const { send, read, isOnce = false, repeatsUnreadable = false, readLimitMs, onWait, random = Math.random } = asked;
    const { clock, deadline, signal } = asked.budget;
    for (let attempts = 0, limits = 0;;) {
        const outcome = await send();
        const answer = outcome.kind === 'answer' ? outcome : undefined;
        const isAmbiguous = isOnce && mayHaveArrived(outcome);
        let error;
        try {
            return read(outcome, isAmbiguous);
        }
        catch (caught) {
            error = caught;
        }
        let waitMs = answer && readLimitMs?.(answer, limits);
        if (waitMs === undefined) {
            if (isAmbiguous || !mayPass(outcome, repeatsUnreadable) || attempts + 1 >= maxAttempts)
                throw error;
            const toldMs = answer && readLimitMs === undefined ? readRetryAfterMs(answer) : undefined;
            waitMs = toldMs ?? computeBackoffMs(attempts, random());
            attempts += 1;
        }
        else {
            limits += 1;
        }
        if (clock.now() + waitMs >= deadline)
            throw error;
        onWait?.(waitMs, error);
        await clock.sleep(waitMs, signal);
    }
}
function mayHaveArrived(outcome) {
    return outcome.kind === 'failure' ? !outcome.unsent : isSuccess(outcome.status) || isTransient(outcome.status);
}
function mayPass(outcome, repeatsUnreadable) {
    if (outcome.kind === 'failure')
        return !outcome.permanent;
    return isTransient(outcome.status) || outcome.status === 429 || (repeatsUnreadable && isSuccess(outcome.status));
}
function isSuccess(status) {
    return status >= 200 && status < 300;
}
function isTransient(status) {
    return status === 408 || status >= 500;
}
function computeBackoffMs(attempt, random) {
    return random * Math.min(capMs, baseMs * 2 ** attempt);
}
function readRetryAfterMs({ header }) {
    const value = header('retry-after')?.trim() ?? '';
    if (/^\d+$/.test(value))
        return Number(value) > 0 ? Number(value) * 1000 : undefined;
    const waitMs = Date.parse(value) - Date.now();
    return waitMs > 0 ? waitMs : undefined;
}


/***/ }),

/***/ 78864:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ runUntilSuccess),
/* harmony export */   Jh: () => (/* binding */ runOnce),
/* harmony export */   ds: () => (/* binding */ createWaker)
/* harmony export */ });
function runOnce(read) {
    let reading;
    return () => {
        reading ??= read();
        return reading;
    };
}
function runUntilSuccess(read) {
    let reading;
    return () => {
        reading ??= read().catch((error) => {
            reading = undefined;
            throw error;
        });
        return reading;
    };
}
function createWaker(task) {
    let running;
    let isAsked = false;
    const runWhileAsked = async () => {
        while (isAsked) {
            isAsked = false;
            await task();
        }
        running = undefined;
    };
    return {
        wake: () => {
            isAsked = true;
            running ??= runWhileAsked();
        },
        idle: async () => {
            while (running !== undefined)
                await running;
        },
    };
}


/***/ }),

/***/ 67275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ getBaseName),
/* harmony export */   L2: () => (/* binding */ getFolder),
/* harmony export */   uQ: () => (/* binding */ getExtension)
/* harmony export */ });
/* unused harmony export isInstalledPackage */
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

/***/ 10488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JB: () => (/* binding */ isUnshippedTemplate),
/* harmony export */   Tb: () => (/* binding */ isUnshipped),
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
const unshippedRoles = new Set([
    'fixture',
    'test',
    'example',
    'benchmark',
    'documentation',
]);
const unresolved = /\.(?:php\d?|phtml|java|jsp)$/i;
function isUnshipped(path) {
    const role = classifyPath(path);
    return unshippedRoles.has(role) && (!unresolved.test(path) || role === 'test' || role === 'fixture');
}
function isUnshippedTemplate(path, isModule = () => false) {
    const examples = [...path.matchAll(/(?:^|\/)examples?\//gi)].map(({ index }) => path.slice(0, index));
    return /(?:^|\/)(?:tests?|fixtures?)\//i.test(path) || examples.some(isModule);
}
const roleWords = {
    fixture: 'in a fixture of tests',
    test: 'in a test',
    example: 'in an example',
    benchmark: 'in a benchmark',
    documentation: 'in documentation',
    vendored: 'in third-party code that is kept here',
    minified: 'in minified code',
};
const manyWords = {
    fixture: 'in fixtures of tests',
    test: 'in tests',
    example: 'in examples',
    benchmark: 'in benchmarks',
    documentation: 'in documentation',
    vendored: 'in third-party code',
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

/***/ 68201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ placeholderReason),
/* harmony export */   q: () => (/* binding */ isPlaceholderReason)
/* harmony export */ });
const placeholderReason = 'Explain why this is acceptable';
const leastOwnLetters = 10;
function isPlaceholderReason(reason) {
    const [placeholder, given] = [keepLetters(placeholderReason), keepLetters(reason)];
    return given.includes(placeholder) && given.replaceAll(placeholder, '').length < leastOwnLetters;
}
function keepLetters(text) {
    return text
        .normalize('NFKC')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]/gu, '');
}


/***/ }),

/***/ 23408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ parsePurl),
/* harmony export */   C9: () => (/* binding */ matchesPackage),
/* harmony export */   E3: () => (/* binding */ describePurlProblem),
/* harmony export */   X: () => (/* binding */ splitNpmName),
/* harmony export */   ay: () => (/* binding */ createRepositoryPurl),
/* harmony export */   dd: () => (/* binding */ formatPurl)
/* harmony export */ });
/* harmony import */ var _file_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67275);

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
