export const id = 75;
export const ids = [75];
export const modules = {

/***/ 8080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fq: () => (/* binding */ writeOnce),
/* harmony export */   Ki: () => (/* binding */ createGithubAccess),
/* harmony export */   UB: () => (/* binding */ loadActionOctokit),
/* harmony export */   zZ: () => (/* binding */ createGithubClient)
/* harmony export */ });
/* unused harmony export loadRestOctokit */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3852);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3759);
/* harmony import */ var _shared_api_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(110);
/* harmony import */ var _shared_api_secret_forms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8434);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4447);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6002);
/* harmony import */ var _shared_http_call_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(40);
/* harmony import */ var _shared_http_confidential_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7322);
/* harmony import */ var _shared_once_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8864);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9319);









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
    const callShaped = (wanted) => runCall(state, wanted, (text) => zod__WEBPACK_IMPORTED_MODULE_5__/* .parse */ .qg(wanted.shape, (0,_shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => (0,_shared_api_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .q)(text))));
    return {
        call: callShaped,
        pages: (wanted, itemsOf, most = maxItems) => collectPages(callShaped, wanted, itemsOf, most),
        list: (wanted) => collectPages(callShaped, wanted, (page) => page, maxItems),
        raw: (route) => runCall(state, { route, parameters: rawForm }, (text) => text),
        stored: (route) => readStored(state, route),
        viewer: (0,_shared_once_js__WEBPACK_IMPORTED_MODULE_6__/* .runOnce */ .Jh)(() => queryViewer(callShaped, options)),
        sleep: (ms) => clock.sleep(ms, signal),
        serverAheadMs: () => state.serverAheadMs,
        timeLeftMs: () => Math.max(0, budget.deadline - clock.now()),
        redact: (text) => (0,_shared_api_secret_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .removeSecrets */ .c)(text, secrets),
    };
}
const rawForm = { headers: { accept: 'application/vnd.github.raw+json' } };
async function readStored(state, route) {
    const { transport, budget, apiUrl } = state;
    const address = await runCall(state, { route, wantsAddress: true }, (text) => text);
    const url = URL.parse(address);
    const mayBeHere = (0,_shared_http_confidential_js__WEBPACK_IMPORTED_MODULE_7__/* .isLoopback */ .U)(new URL(apiUrl));
    const isSafe = url?.protocol === 'https:' || (mayBeHere && url !== null && (0,_shared_http_confidential_js__WEBPACK_IMPORTED_MODULE_7__/* .isConfidential */ .F)(url));
    if (url === null || url.username !== '' || url.password !== '' || !isSafe)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('PROTOCOL', `GitHub: ${route} does not name an https address`);
    const outcome = await transport.send({ method: 'GET', url, headers: {}, signal: budget.signal, isBinary: true });
    if (outcome.kind === 'answer' && (0,_shared_http_call_js__WEBPACK_IMPORTED_MODULE_8__/* .isSuccess */ .oJ)(outcome.status))
        return Buffer.from(outcome.text, 'latin1');
    const why = outcome.kind === 'answer' ? `answered ${outcome.status}` : `failed: ${outcome.message}`;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('UNAVAILABLE', `What ${url.origin} keeps for GitHub could not be read: it ${why}`);
}
function isWrite({ route }) {
    return !route.startsWith('GET ') && !route.endsWith('/graphql');
}
function runCall(state, asked, read) {
    const { budget, problemOf } = state;
    const readMessage = (outcome) => (0,_shared_api_secret_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .removeSecrets */ .c)((0,_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .readErrorMessage */ .IP)(outcome), state.secrets);
    let url = '';
    const run = () => (0,_shared_http_call_js__WEBPACK_IMPORTED_MODULE_8__/* .call */ .T1)({
        async send() {
            if (isWrite(asked)) {
                const restMs = (state.lastWrite ?? Number.NEGATIVE_INFINITY) + writeGapMs - budget.clock.now();
                if (restMs > 0)
                    await budget.clock.sleep(restMs, budget.signal);
                state.lastWrite = budget.clock.now();
            }
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
    return (0,_shared_http_call_js__WEBPACK_IMPORTED_MODULE_8__/* .isSuccess */ .oJ)(status) ? text : undefined;
}
const ignoreLogLine = () => { };
async function sendRequest(state, { route, parameters }) {
    const { signal } = state.budget;
    signal.throwIfAborted();
    state.octokit ??= (state.loadOctokit ?? loadRestOctokit)({
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
        return (0,_shared_api_secret_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .removeSecrets */ .c)(value, secrets);
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
const viewerResponse = zod__WEBPACK_IMPORTED_MODULE_9__/* .looseObject */ ._H3({
    data: zod__WEBPACK_IMPORTED_MODULE_9__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_9__/* .looseObject */ ._H3({ viewer: zod__WEBPACK_IMPORTED_MODULE_9__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_9__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP().check(zod__WEBPACK_IMPORTED_MODULE_10__/* ._minLength */ .m9(1)) })) })),
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
        if ((0,_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .readRefusalStatus */ .RO)(error) === undefined)
            throw error;
    }
    if (token?.startsWith('ghs_'))
        return 'github-actions[bot]';
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('PUBLISH', 'GitHub does not say whose token this is, so earlier comments of the gate cannot be found');
}
const settleMs = 2000;
async function writeOnce(client, write, find) {
    try {
        return await write();
    }
    catch (error) {
        if (!(0,_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .isAmbiguous */ .X2)(error))
            throw error;
        await client.sleep(settleMs);
        return (await find()) ?? write();
    }
}
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
        onWait?.(`GitHub's rate limit is reached; trying again in ${(0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSeconds */ .Xo)(waitMs)}`);
        return waitMs;
    }
    const end = statedMs === undefined ? 'GitHub does not say when it ends' : `it ends in ${(0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_2__/* .formatSeconds */ .Xo)(waitMs)}`;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('RATE_LIMITED', `GitHub's rate limit is reached, and it ends after the time limit of this run: ${end}`, {
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
const loadRestOctokit = async (options) => (await Promise.all(/* import() */[__webpack_require__.e(356), __webpack_require__.e(126)]).then(__webpack_require__.bind(__webpack_require__, 9745))).createRestOctokit(options);
const loadActionOctokit = async (options) => (await Promise.all(/* import() */[__webpack_require__.e(356), __webpack_require__.e(126)]).then(__webpack_require__.bind(__webpack_require__, 9745))).createActionOctokit(options);
function createGithubAccess(env, token, loadOctokit) {
    return {
        apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
        repository: env.GITHUB_REPOSITORY ?? '',
        token,
        loadOctokit,
    };
}


/***/ }),

/***/ 9753:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E5: () => (/* binding */ formatExternalId),
/* harmony export */   I4: () => (/* binding */ formatCommentKey),
/* harmony export */   ME: () => (/* binding */ formatGateName),
/* harmony export */   Nw: () => (/* binding */ filterOwn),
/* harmony export */   O5: () => (/* binding */ formatRunKey),
/* harmony export */   eT: () => (/* binding */ createComment),
/* harmony export */   gP: () => (/* binding */ findOwnComments),
/* harmony export */   k7: () => (/* binding */ formatGateKey),
/* harmony export */   lo: () => (/* binding */ nameRunKind),
/* harmony export */   v: () => (/* binding */ readExternalId),
/* harmony export */   vv: () => (/* binding */ updateComment),
/* harmony export */   x9: () => (/* binding */ hasCategory)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8343);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8080);


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
    const [scanId, pull, attempt] = ['scan', 'pull', 'run'].map((name) => parts.get(name) ?? undefined);
    const isNumber = pull === undefined || /^[1-9]\d{0,9}$/.test(pull);
    const [begun, open] = [Number(parts.get('begun')), Number(parts.get('open'))];
    return {
        ...{ key, startedMs: Number(time) },
        pending: scanId && isNumber ? { scanId, pullRequest: pull === undefined ? undefined : Number(pull) } : undefined,
        gates: attempt !== undefined && begun > 0 && open >= 0
            ? { attempt, gate: parts.get('gate') ?? undefined, begun, open }
            : undefined,
    };
}
function hasCategory(externalId, category) {
    const [wanted, { key }] = [formatGateKey(category), readExternalId(externalId)];
    return key === wanted || key.startsWith(`${wanted}:`);
}
const comment = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    body: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    user: zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({ login: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }).nullish(),
});
async function findOwnComments(client, pullRequest, marker) {
    const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments';
    const all = await client.list({ route, parameters: { issue_number: pullRequest }, shape: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(comment) });
    return filterOwn(client, all.filter(({ body }) => body?.startsWith(marker)));
}
async function filterOwn(client, marked) {
    if (marked.length === 0)
        return [];
    const self = (await client.viewer()).toLowerCase();
    return marked.filter(({ user }) => user?.login.toLowerCase() === self);
}
function createComment(client, pullRequest, body, marker) {
    const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments';
    const parameters = { issue_number: pullRequest, body };
    return (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .writeOnce */ .Fq)(client, () => client.call({ route, parameters, shape: comment, isOnce: true }), async () => (await findOwnComments(client, pullRequest, marker))[0]);
}
function updateComment(client, id, body) {
    const route = 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}';
    return client.call({ route, parameters: { comment_id: id, body }, shape: comment });
}


/***/ }),

/***/ 9319:
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
/* harmony import */ var _shared_api_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(110);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6002);
/* harmony import */ var _shared_http_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40);
/* harmony import */ var _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(844);




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
        const details = (Array.isArray(errors) ? errors.slice(0, 3) : []).map((detail) => {
            const { message: own } = (detail ?? {});
            if (typeof detail === 'string')
                return detail;
            return typeof own === 'string' ? own : JSON.stringify(detail);
        });
        return [message, ...details].join('; ');
    }
    if (body !== undefined)
        return `Unknown error: ${JSON.stringify(body)}`;
    return isJson || /^text\/|charset="?utf-8/i.test(type) ? text : 'Unknown error';
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

/***/ 9124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SV: () => (/* binding */ withClient),
/* harmony export */   Uc: () => (/* binding */ createWriteAccess),
/* harmony export */   XW: () => (/* binding */ describeLimit),
/* harmony export */   a2: () => (/* binding */ describeRefusal),
/* harmony export */   a5: () => (/* binding */ isRateLimit)
/* harmony export */ });
/* harmony import */ var _shared_api_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8434);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4447);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6002);
/* harmony import */ var _shared_prose_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7974);
/* harmony import */ var _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(844);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(716);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7881);
/* harmony import */ var _registry_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4673);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8080);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9319);










async function createWriteAccess(session, context, settings) {
    const { env, cancel, now } = session;
    const { GITHUB_RUN_ID: runId, GITHUB_RUN_ATTEMPT: attempt } = env;
    const { repositoryUrl } = context;
    return {
        ...(0,_client_js__WEBPACK_IMPORTED_MODULE_7__/* .createGithubAccess */ .Ki)(env, settings.githubToken, session.loadOctokit),
        secrets: (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .listSecretValues */ .D_)(settings).flatMap(_log_js__WEBPACK_IMPORTED_MODULE_5__/* .listLinesToMask */ .HP),
        transport: await session.transport(),
        clock: session.clock(settings.baseUrl),
        cancel,
        attempt: runId && `${runId}.${attempt || 1}`,
        gateId: (0,_registry_js__WEBPACK_IMPORTED_MODULE_6__/* .identifyGate */ .k2)(env, settings, context),
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
    const budget = (0,_shared_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .limitDelivery */ .Yx)({ clock, timeoutMs: budgetMs, cancel }, 'GitHub');
    try {
        return await use((0,_client_js__WEBPACK_IMPORTED_MODULE_7__/* .createGithubClient */ .zZ)({ ...access, budget, problemOf: _problems_js__WEBPACK_IMPORTED_MODULE_8__/* .createPublishError */ .ih }));
    }
    finally {
        budget.end();
    }
}
function isRateLimit(error) {
    return error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue && error.code === 'RATE_LIMITED';
}
function describeLimit({ message, hint = '' }) {
    return `${message}. ${(0,_shared_prose_js__WEBPACK_IMPORTED_MODULE_9__/* .toPlainText */ .bo)(hint)}`;
}
function describeRefusal(error, { name, permission }, { readOnlyWhy, secrets }) {
    const fault = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue ? error : new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PUBLISH', String(error));
    const status = (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .readRefusalStatus */ .RO)(fault);
    const advice = status === undefined
        ? fault.hint && (0,_shared_prose_js__WEBPACK_IMPORTED_MODULE_9__/* .toPlainText */ .bo)(fault.hint)
        : chooseAdvice(status, fault.message, permission, readOnlyWhy);
    const doubt = (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .isAmbiguous */ .X2)(fault) ? ' (it may have arrived anyway)' : '';
    const line = [`${name} could not be written${doubt}: ${fault.message}`, advice].filter(Boolean).join('. ');
    return (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)((0,_shared_api_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .removeSecrets */ .c)(line, secrets), 1000);
}
function chooseAdvice(status, message, permission, readOnlyWhy) {
    const grant = `Give the job the permission "${permission}".`;
    const said = (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .adviseByAnswer */ .gS)(status, message);
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

/***/ 83:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jb: () => (/* binding */ buildDetails),
/* harmony export */   KG: () => (/* binding */ patchCheckRun),
/* harmony export */   KQ: () => (/* binding */ toOpenedCheckRun),
/* harmony export */   Kq: () => (/* binding */ leaveToRivals),
/* harmony export */   Mr: () => (/* binding */ reviewCheckRun),
/* harmony export */   PQ: () => (/* binding */ recordPending),
/* harmony export */   XL: () => (/* binding */ checkRunShape),
/* harmony export */   aF: () => (/* binding */ startCheckRun),
/* harmony export */   dJ: () => (/* binding */ findUnfinished),
/* harmony export */   j8: () => (/* binding */ endCheckRun),
/* harmony export */   v6: () => (/* binding */ marksInCheckRun),
/* harmony export */   y_: () => (/* binding */ rankConclusion)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8343);
/* harmony import */ var _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(844);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8080);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9753);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9319);





function marksInCheckRun({ annotations }) {
    return annotations === 'auto' || annotations === 'check-run';
}
const checkRunShape = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
    id: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    html_url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
    external_id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
    status: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
    conclusion: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
    details_url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
    output: zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({
        annotations_count: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
        title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
        summary: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullish(),
    }),
});
const checkRunPage = zod__WEBPACK_IMPORTED_MODULE_4__/* .looseObject */ ._H3({ total_count: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(), check_runs: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(checkRunShape) });
const runsRoute = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
const slackMs = 2000;
async function startCheckRun(client, opening) {
    const identity = buildIdentity(opening);
    const found = await findCheckRun(client, identity);
    const startedMs = opening.startedMs + (client.serverAheadMs() ?? 0);
    const { attempt, gateId } = opening;
    const counted = found && readAttemptGates(found, opening);
    const isDone = found?.status === 'completed';
    const isSame = gateId !== undefined && counted?.gate === gateId && isDone;
    const before = isSame ? undefined : counted;
    if (before === undefined && isNewer(found, startedMs))
        return 'overtaken';
    const open = before === undefined || isDone ? 1 : before.open + 1;
    const begun = (before?.begun ?? 0) + 1;
    const gates = attempt === undefined ? undefined : { attempt, begun, open, ...(before === undefined && { gate: gateId }) };
    const state = {
        external_id: (0,_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .formatExternalId */ .E5)(identity.key, startedMs, gates),
        status: 'in_progress',
        output: { title: 'Scanning', summary: client.redact((0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(opening.text)) || 'The scan is under way.' },
        ...buildDetails(opening.runUrl),
    };
    if (found === undefined)
        return createCheckRun(client, identity, state);
    const isKept = before !== undefined && rankConclusion(found) > 0;
    try {
        const answer = await patchCheckRun(client, found.id, isKept ? { external_id: state.external_id } : state);
        const opened = { ...toOpenedCheckRun(answer), annotationCount: found.output.annotations_count };
        return before === undefined ? opened : await reviewCheckRun(client, opening, opened);
    }
    catch (error) {
        if ((0,_problems_js__WEBPACK_IMPORTED_MODULE_3__/* .readRefusalStatus */ .RO)(error) === undefined)
            throw error;
        return createCheckRun(client, identity, state);
    }
}
function buildIdentity({ category, event, headSha }) {
    return { name: (0,_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .formatGateName */ .ME)(category, event), key: (0,_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .formatRunKey */ .O5)(category, event), head_sha: headSha };
}
function patchCheckRun(client, id, fields, isOnce = false) {
    const route = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
    return client.call({ route, parameters: { check_run_id: id, ...fields }, shape: checkRunShape, isOnce });
}
function readAttemptGates(run, { attempt }) {
    const { gates } = (0,_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .readExternalId */ .v)(run.external_id);
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
    return run !== undefined && (0,_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .readExternalId */ .v)(run.external_id).startedMs > startedMs + slackMs;
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
    const external_id = (0,_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .formatExternalId */ .E5)(buildIdentity(opening).key, startedMs, gates);
    await patchCheckRun(client, id, { external_id });
}
async function findUnfinished(client, opening) {
    const found = await findCheckRun(client, buildIdentity(opening));
    if (found === undefined || found.status === 'completed')
        return undefined;
    const isOurs = opening.runUrl === undefined || found.details_url === opening.runUrl;
    return isOurs ? toOpenedCheckRun(found) : undefined;
}
async function recordPending(client, opening, { id, startedMs }, scan) {
    const text = `${opening.text} Not waiting for scan ${scan.scanId}: when it has ended, another run of the gate judges it.`;
    const output = { title: 'Waiting for the scan', summary: client.redact((0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(text)) };
    const external_id = (0,_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .formatExternalId */ .E5)(buildIdentity(opening).key, startedMs, scan);
    await patchCheckRun(client, id, { external_id, output });
}
function toOpenedCheckRun(run) {
    const { startedMs } = (0,_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .readExternalId */ .v)(run.external_id);
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
    const own = runs.filter((run) => (0,_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .readExternalId */ .v)(run.external_id).key === identity.key);
    const getStartTime = (run) => (0,_identity_js__WEBPACK_IMPORTED_MODULE_2__/* .readExternalId */ .v)(run.external_id).startedMs;
    return own.sort((a, b) => getStartTime(b) - getStartTime(a) || b.id - a.id);
}
async function createCheckRun(client, identity, state) {
    const { name, head_sha } = identity;
    const route = 'POST /repos/{owner}/{repo}/check-runs';
    const created = await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .writeOnce */ .Fq)(client, () => client.call({ route, parameters: { name, head_sha, ...state }, shape: checkRunShape, isOnce: true }), () => findCheckRun(client, identity));
    return toOpenedCheckRun(created);
}
function buildDetails(runUrl) {
    return runUrl === undefined ? {} : { details_url: runUrl };
}
async function endCheckRun(client, id, { conclusion, title, text }, { isMarkdown = false } = {}) {
    const summary = client.redact(isMarkdown ? text : (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkdown */ .FV)(text));
    const output = { title, summary: summary || 'The run has ended.' };
    await patchCheckRun(client, id, { status: 'completed', conclusion, output });
}


/***/ }),

/***/ 110:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ findRepeatedKey),
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6002);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6063);


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
    const key = raw.includes('\\') ? ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .attempt */ .CD)(() => String(JSON.parse(`"${raw}"`))) ?? raw) : raw;
    level.isKeyNext = false;
    level.at = key;
    if (level.keys?.has(key))
        return true;
    level.keys?.add(key);
    return false;
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

/***/ 4548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ dataStep),
/* harmony export */   BV: () => (/* binding */ scanDiagnostic),
/* harmony export */   C6: () => (/* binding */ repositorySettings),
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   D7: () => (/* binding */ scanStarted),
/* harmony export */   D9: () => (/* binding */ scanDetail),
/* harmony export */   J2: () => (/* binding */ listPagination),
/* harmony export */   Lr: () => (/* binding */ cliInformation),
/* harmony export */   Nd: () => (/* binding */ responseMeta),
/* harmony export */   P_: () => (/* binding */ keyValidation),
/* harmony export */   aA: () => (/* binding */ repositoryDetail),
/* harmony export */   dC: () => (/* binding */ scanRequest),
/* harmony export */   hM: () => (/* binding */ violationDetail),
/* harmony export */   iO: () => (/* binding */ suppression),
/* harmony export */   jJ: () => (/* binding */ envelopePagination),
/* harmony export */   kw: () => (/* binding */ organization),
/* harmony export */   sq: () => (/* binding */ repositoryItem),
/* harmony export */   t4: () => (/* binding */ errorBody),
/* harmony export */   u7: () => (/* binding */ scanLanguage),
/* harmony export */   v: () => (/* binding */ violationItem),
/* harmony export */   vE: () => (/* binding */ timestamp),
/* harmony export */   vK: () => (/* binding */ health),
/* harmony export */   w4: () => (/* binding */ scanCoverage),
/* harmony export */   zc: () => (/* binding */ scanItem)
/* harmony export */ });
/* unused harmony exports createOpenEnum, advisory */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6985);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3759);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7786);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6063);



const createOpenEnum = (words) => zod__WEBPACK_IMPORTED_MODULE_2__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(words), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()]);
function createPreprocessedSchema(read, out) {
    return new zod__WEBPACK_IMPORTED_MODULE_3__/* .$ZodPreprocess */ .KX({ type: 'pipe', in: zod__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi(read), out });
}
const identifier = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1));
const timestamp = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod__WEBPACK_IMPORTED_MODULE_2__/* .describe */ .q0y('ISO 8601 timestamp'));
const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), zod__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0));
const listPagination = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ page: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), zod__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(1)), total: count });
const envelopePagination = listPagination.extend({
    limit: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().check(zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(), zod__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(1), zod__WEBPACK_IMPORTED_MODULE_4__/* ._lte */ .Zm(100)),
    totalPages: count,
    hasNext: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    hasPrev: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
});
const responseMeta = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    timestamp: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(timestamp),
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    requestId: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    organizationId: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});
const repositoryItem = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    repository_id: identifier,
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    vcs_provider: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    default_branch: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    last_scan_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
    security_score: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
});
const repositoryCounts = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ critical: count, high: count, medium: count, low: count });
const repositoryDetail = repositoryItem.extend({
    vcs_url: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    total_violations: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(count),
    violations_by_severity: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(repositoryCounts.partial()),
    created_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
});
const repositorySettings = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    auto_scan_on_push: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
    auto_scan_on_pr: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
});
const scanCounts = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ critical: count, high: count, medium: count, low: count, info: count }).partial();
const scanItem = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    scan_id: identifier,
    status: createOpenEnum(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .scanStatuses */ .O5),
    created_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
});
const scanStarted = scanItem.extend({ repository_id: identifier, branch: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() });
function keepTrustedCounts(stated) {
    if (stated === _words_js__WEBPACK_IMPORTED_MODULE_1__/* .statedTwice */ .O3)
        return null;
    if (typeof stated !== 'object' || stated === null || Array.isArray(stated))
        return stated;
    const entries = Object.entries(stated).filter(([, value]) => value !== null);
    const isStrange = ([key, value]) => value === _words_js__WEBPACK_IMPORTED_MODULE_1__/* .statedTwice */ .O3 || (value !== 0 && !_words_js__WEBPACK_IMPORTED_MODULE_1__/* .severityFilters */ .$l.some((known) => known === key));
    if (entries.some(isStrange))
        return {};
    const isMissing = (value) => typeof value === 'string' || value > Number.MAX_SAFE_INTEGER;
    return Object.fromEntries(entries.filter(([, value]) => !isMissing(value)));
}
const scanCoverage = zod__WEBPACK_IMPORTED_MODULE_2__/* .partialRecord */ .jgl(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .scanTypes */ .vz), zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .coverageWords */ .gn));
const scanDiagnostic = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    engine: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    file_paths: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    failed: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY()),
});
const scanLanguage = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    language: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    files: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0)),
    looked_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().check(zod__WEBPACK_IMPORTED_MODULE_4__/* ._gte */ .qm(0)),
    unnamed: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
});
function keepDocumentedCoverage(stated) {
    if (typeof stated !== 'object' || stated === null)
        return undefined;
    const known = Object.entries(stated).filter(([type, word]) => scanCoverage.safeParse({ [type]: word }).success);
    return known.length > 0 ? Object.fromEntries(known) : undefined;
}
const addedText = createPreprocessedSchema((stated) => (typeof stated === 'string' ? stated : undefined), zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()));
const scanDetail = scanStarted.extend({
    violations: createPreprocessedSchema(keepTrustedCounts, zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(scanCounts)),
    started_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
    completed_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
    commit_sha: addedText,
    error: addedText,
    coverage: createPreprocessedSchema(keepDocumentedCoverage, zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(scanCoverage)),
    diagnostics: createPreprocessedSchema((stated) => (Array.isArray(stated) ? stated.filter((each) => scanDiagnostic.safeParse(each).success) : undefined), zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(scanDiagnostic))),
    languages: createPreprocessedSchema((stated) => Array.isArray(stated) && stated.every((each) => scanLanguage.safeParse(each).success) ? stated : undefined, zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(scanLanguage))),
});
const scanRequest = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    repository_id: identifier,
    branch: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1))),
});
const violationItem = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    violation_id: identifier,
    title: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    severity: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(createOpenEnum(_severity_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO)),
    cvss_score: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
    epss_score: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
    type: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(createOpenEnum(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .violationTypes */ .h2)),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(createOpenEnum(_words_js__WEBPACK_IMPORTED_MODULE_1__/* .violationStatuses */ .CZ)),
    file_path: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    line_number: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig()),
});
const advisory = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    cves: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    ids: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    purl: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    fix: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['available', 'none'])),
    fixed_version: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    fixed_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(timestamp),
    published_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(timestamp),
});
const dataStep = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    file_path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1)),
    line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    code: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});
const dataPath = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(dataStep);
const violationDetail = violationItem.extend({
    description: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    cwe: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    code_snippet: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    remediation: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    first_detected: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
    last_seen: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
    advisory: createPreprocessedSchema((stated) => (advisory.safeParse(stated).success ? stated : undefined), zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(advisory)),
    data_path: createPreprocessedSchema((stated) => (dataPath.safeParse(stated).success ? stated : undefined), zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(dataPath)),
});
const suppression = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({ justification: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1)) });
const errorBody = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    success: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(false),
    error: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        code: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        details: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())),
    }),
    meta: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(responseMeta),
});
const organization = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    id: identifier,
    name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    slug: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    planType: createOpenEnum(['FREE', 'PRO']),
    isPersonal: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    usageBalance: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    createdAt: timestamp,
    updatedAt: timestamp,
});
const keyValidation = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    valid: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    user: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), email: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).partial()),
    organizations: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())),
    permissions: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
    authenticatedAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
});
const cliInformation = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    cli: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
        name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        supportedPlatforms: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
        supportedArchitectures: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    }),
    api: zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({ version: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), baseUrl: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), endpoints: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()) }),
    supportedFormats: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    supportedProviders: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    capabilities: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
});
const health = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    version: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(timestamp),
    services: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP())),
});


/***/ }),

/***/ 9889:
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

/***/ 27:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gp: () => (/* binding */ isInFolder),
/* harmony export */   KX: () => (/* binding */ hardenedArguments),
/* harmony export */   S9: () => (/* binding */ buildGitVariables),
/* harmony export */   Ys: () => (/* binding */ selectVariables)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6002);




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
    const isOwn = file !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(file) && !isInFolder(file, workTree);
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
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(resolveRealPath(folder), resolveRealPath(file));
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way);
}
function resolveRealPath(path) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)) ?? path;
}
function pickVariables(env, wanted) {
    return Object.fromEntries(wanted.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
const always = {
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    GIT_EDITOR: ':',
    GIT_PAGER: 'cat',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
};
const offline = {
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
};
function buildGitVariables({ mode, origin, workTree }, { env, platform }) {
    const selectWithDefaults = (need) => ({ ...selectVariables(need, env, platform), ...always });
    if (origin !== undefined) {
        const connection = selectConnectionVariables(env);
        return {
            ...selectWithDefaults('origin'),
            ...connection,
            ...useConfigurationFile(origin.configurationFile),
            ...allowProtocols(origin),
        };
    }
    if (mode === 'sealed')
        return { ...selectWithDefaults('machine'), ...useConfigurationFile(node_os__WEBPACK_IMPORTED_MODULE_1__.devNull), ...offline };
    return { ...selectWithDefaults('user'), ...selectConfigurationVariables(env, workTree), ...offline };
}
const useConfigurationFile = (file) => ({ GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: file });
const allowProtocols = ({ protocols }) => ({ GIT_ALLOW_PROTOCOL: protocols });
const settings = {
    'safe.bareRepository': 'explicit',
    'core.fsmonitor': 'false',
    'core.untrackedCache': 'false',
    'core.hooksPath': node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
    'core.attributesFile': node_os__WEBPACK_IMPORTED_MODULE_1__.devNull,
    'submodule.recurse': 'false',
    'fetch.recurseSubmodules': 'false',
    'log.showSignature': 'false',
    'gc.auto': '0',
    'maintenance.auto': 'false',
};
const hardenedArguments = [
    '--no-pager',
    '--literal-pathspecs',
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];


/***/ }),

/***/ 2359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FC: () => (/* binding */ isChangeable),
/* harmony export */   Uc: () => (/* binding */ readMachine),
/* harmony export */   Yh: () => (/* binding */ selectProgramVariables),
/* harmony export */   iE: () => (/* binding */ buildScannerVariables),
/* harmony export */   no: () => (/* binding */ findNpm),
/* harmony export */   yB: () => (/* binding */ findProgramsFor),
/* harmony export */   yN: () => (/* binding */ findProgramsOutside)
/* harmony export */ });
/* unused harmony exports buildNpmCommand, findPrograms */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6002);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8044);





const readMachine = () => ({ env: process.env, cwd: process.cwd(), platform: process.platform });
function findProgramsFor(folder) {
    const here = readMachine();
    return findPrograms(here, [here.cwd, folder].flatMap(_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .listWorkTrees */ .r));
}
const workspaceNames = [
    ...['GITHUB_WORKSPACE', 'CI_PROJECT_DIR', 'WORKSPACE', 'BUILD_SOURCESDIRECTORY', 'BITBUCKET_CLONE_DIR'],
    ...['CIRCLE_WORKING_DIRECTORY', 'BUILDKITE_BUILD_CHECKOUT_PATH', 'DRONE_WORKSPACE', 'CI_WORKSPACE'],
    ...['APPVEYOR_BUILD_FOLDER', 'TRAVIS_BUILD_DIR', 'CODEBUILD_SRC_DIR', 'SEMAPHORE_GIT_DIR'],
];
function listChangeableFolders({ env, cwd }, checkouts) {
    const home = env.HOME ?? env.USERPROFILE;
    const workspaces = [...workspaceNames, 'VIRTUAL_ENV']
        .flatMap((name) => env[name] ?? [])
        .map((folder) => (home === undefined ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(home, folder.replace(/^~\//, ''))));
    const own = workspaces.filter((folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder) && (home === undefined || !(0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .isInFolder */ .Gp)(home, folder)));
    return [...[cwd, ...checkouts].flatMap(_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .listWorkTrees */ .r), ...checkouts, ...own];
}
function findProgramsOutside(checkouts) {
    const here = readMachine();
    return findPrograms(here, listChangeableFolders(here, checkouts));
}
function isChangeable(path, checkouts) {
    return listChangeableFolders(readMachine(), checkouts).some((folder) => (0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .isInFolder */ .Gp)(path, folder));
}
function selectProgramVariables(checkouts) {
    const here = readMachine();
    const folders = listChangeableFolders(here, checkouts);
    const own = Object.entries((0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .selectVariables */ .Ys)('scanner', here.env, here.platform)).filter(([, path]) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) && !folders.some((folder) => (0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .isInFolder */ .Gp)(path, folder)));
    return { ...Object.fromEntries(own), LC_ALL: 'C.UTF-8', PYTHONUTF8: '1' };
}
function findNpm(folder) {
    return buildNpmCommand(findProgramsFor(folder), readMachine(), process.execPath);
}
function buildNpmCommand(programs, { env: own, platform }, node) {
    const env = { ...addProxyScheme((0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .selectVariables */ .Ys)('registry', own, platform)), PATH: programs.path };
    if (platform !== 'win32')
        return { file: programs.find('npm'), args: [], env };
    return { file: node, args: [programs.find('node_modules\\npm\\bin\\npm-cli', ['.js'])], env };
}
function addProxyScheme(env) {
    const add = (name, value) => /^https?_proxy$/i.test(name) && value !== '' && !value.includes('://') ? `http://${value}` : value;
    return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, add(name, value)]));
}
function buildScannerVariables(path) {
    return { ...(0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .selectVariables */ .Ys)('machine', process.env, process.platform), PATH: findProgramsFor(path).path };
}
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
const getPathModule = (platform) => (platform === 'win32' ? node_path__WEBPACK_IMPORTED_MODULE_1__.win32 : node_path__WEBPACK_IMPORTED_MODULE_1__.posix);
function parsePath(env, platform) {
    if (platform !== 'win32')
        return (env.PATH ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.delimiter);
    const value = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';
    return value.split(node_path__WEBPACK_IMPORTED_MODULE_1__.win32.delimiter).map((folder) => folder.replace(/^"(.*)"$/, '$1'));
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
            ? isSamePath(isProgram(name, platform) ? getPathModule(platform).dirname(name) : name, folder, platform)
            : isWithin(name, folder, platform));
        if (ground !== undefined)
            return ground.why;
    }
    return undefined;
}
function isWithin(path, folder, platform) {
    const { relative, isAbsolute, sep } = getPathModule(platform);
    const way = relative(foldPathCase(folder, platform), foldPathCase(path, platform));
    return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
const isSamePath = (path, folder, platform) => getPathModule(platform).relative(foldPathCase(folder, platform), foldPathCase(path, platform)) === '';
const foldPathCase = (path, platform) => platform === 'win32' || platform === 'darwin' ? path.toLowerCase() : path;
function resolveProgramPath(path) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path)) ?? path;
}
function isProgram(file, platform) {
    try {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.isFile() !== true)
            return false;
        if (platform !== 'win32')
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
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
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `${name} was not found on the PATH${note}`, {
        reason: 'wrong-ref',
        hint: `Install ${name} outside the checkout, in a folder of the PATH.`,
    });
}


/***/ }),

/***/ 8044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ findRepository),
/* harmony export */   r: () => (/* binding */ listWorkTrees)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6002);
/* harmony import */ var _regular_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6289);




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
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'commondir');
    const named = isFile(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitFolder, readTextOrEmpty(file).trim()) : gitFolder;
    const commonFolder = resolveRealFolder(named);
    if (commonFolder === undefined)
        return undefined;
    const isWhole = ['objects', 'refs'].every((name) => resolveRealFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(commonFolder, name)) !== undefined);
    return isWhole ? { gitFolder, commonFolder, top } : undefined;
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

/***/ 40:
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


/***/ })

};
