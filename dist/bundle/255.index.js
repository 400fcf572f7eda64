export const id = 255;
export const ids = [255];
export const modules = {

/***/ 88080:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fq: () => (/* binding */ writeOnce),
/* harmony export */   Ki: () => (/* binding */ createGithubAccess),
/* harmony export */   UB: () => (/* binding */ loadActionOctokit),
/* harmony export */   zZ: () => (/* binding */ createGithubClient)
/* harmony export */ });
/* unused harmony export loadRestOctokit */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43852);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(43759);
/* harmony import */ var _shared_api_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30110);
/* harmony import */ var _shared_api_secret_forms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28434);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84447);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86002);
/* harmony import */ var _shared_http_call_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(20040);
/* harmony import */ var _shared_http_confidential_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7322);
/* harmony import */ var _shared_once_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78864);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19319);









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
    const url = parseStorageUrl(address, apiUrl);
    if (url === undefined)
        throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('PROTOCOL', `GitHub: ${route} does not name an https address`);
    const outcome = await transport.send({ method: 'GET', url, headers: {}, signal: budget.signal, isBinary: true });
    if (outcome.kind === 'answer' && (0,_shared_http_call_js__WEBPACK_IMPORTED_MODULE_7__/* .isSuccess */ .oJ)(outcome.status))
        return Buffer.from(outcome.text, 'latin1');
    const why = outcome.kind === 'answer' ? `answered ${outcome.status}` : `failed: ${outcome.message}`;
    throw new _shared_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .GateError */ .ue('UNAVAILABLE', `What ${url.origin} keeps for GitHub could not be read: it ${why}`);
}
function parseStorageUrl(address, apiUrl) {
    const url = URL.parse(address);
    if (url === null || url.username !== '' || url.password !== '')
        return undefined;
    const mayBeHere = (0,_shared_http_confidential_js__WEBPACK_IMPORTED_MODULE_8__/* .isLoopback */ .U)(new URL(apiUrl));
    return url.protocol === 'https:' || (mayBeHere && (0,_shared_http_confidential_js__WEBPACK_IMPORTED_MODULE_8__/* .isConfidential */ .F)(url)) ? url : undefined;
}
function isWrite({ route }) {
    return !route.startsWith('GET ') && !route.endsWith('/graphql');
}
function runCall(state, asked, read) {
    const { budget, problemOf } = state;
    const readMessage = (outcome) => (0,_shared_api_secret_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .removeSecrets */ .c)((0,_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .readErrorMessage */ .IP)(outcome), state.secrets);
    let url = '';
    const run = () => (0,_shared_http_call_js__WEBPACK_IMPORTED_MODULE_7__/* .call */ .T1)({
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
    return (0,_shared_http_call_js__WEBPACK_IMPORTED_MODULE_7__/* .isSuccess */ .oJ)(status) ? text : undefined;
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

/***/ 99124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SV: () => (/* binding */ withClient),
/* harmony export */   Uc: () => (/* binding */ createWriteAccess),
/* harmony export */   XW: () => (/* binding */ describeLimit),
/* harmony export */   a2: () => (/* binding */ describeRefusal),
/* harmony export */   a5: () => (/* binding */ isRateLimit)
/* harmony export */ });
/* harmony import */ var _shared_api_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28434);
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84447);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86002);
/* harmony import */ var _shared_prose_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(37974);
/* harmony import */ var _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60844);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4780);
/* harmony import */ var _surfaces_rivals_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31503);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97881);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88080);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19319);










async function createWriteAccess(session, context, settings) {
    const { env, cancel, now } = session;
    const { GITHUB_RUN_ID: runId, GITHUB_RUN_ATTEMPT: attempt } = env;
    const { repositoryUrl } = context;
    return {
        ...(0,_client_js__WEBPACK_IMPORTED_MODULE_7__/* .createGithubAccess */ .Ki)(env, settings.githubToken, session.loadOctokit),
        secrets: (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .listSecretValues */ .D_)(settings).flatMap(_log_js__WEBPACK_IMPORTED_MODULE_6__/* .listLinesToMask */ .HP),
        transport: await session.transport(),
        clock: session.clock(settings.baseUrl),
        cancel,
        attempt: runId && `${runId}.${attempt || 1}`,
        gateId: (0,_surfaces_rivals_js__WEBPACK_IMPORTED_MODULE_5__/* .identifyGate */ .k2)(env, settings, context),
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
function describeRefusal(error, refused, { readOnlyWhy, secrets }) {
    const fault = error instanceof _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue ? error : new _shared_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PUBLISH', String(error));
    const status = (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .readRefusalStatus */ .RO)(fault);
    const advice = status === undefined
        ? fault.hint && (0,_shared_prose_js__WEBPACK_IMPORTED_MODULE_9__/* .toPlainText */ .bo)(fault.hint)
        : chooseAdvice(status, fault.message, { permission: refused.permission, readOnlyWhy });
    const doubt = (0,_problems_js__WEBPACK_IMPORTED_MODULE_8__/* .isAmbiguous */ .X2)(fault) ? ' (it may have arrived anyway)' : '';
    const line = [`${refused.name} could not be written${doubt}: ${fault.message}`, advice].filter(Boolean).join('. ');
    return (0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralizeLine */ .a0)((0,_shared_api_secret_forms_js__WEBPACK_IMPORTED_MODULE_0__/* .removeSecrets */ .c)(line, secrets), 1000);
}
function chooseAdvice(status, message, { permission, readOnlyWhy }) {
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

/***/ 30083:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88343);
/* harmony import */ var _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60844);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88080);
/* harmony import */ var _identity_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9753);
/* harmony import */ var _problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19319);





function marksInCheckRun({ annotations }) {
    return annotations === 'auto' || annotations === 'check-run';
}
const checkRunShape = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
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
const checkRunPage = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ total_count: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int(), check_runs: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(checkRunShape) });
const runsRoute = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
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
        external_id: (0,_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatExternalId */ .E5)(identity.key, startedMs, gates),
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
        if ((0,_problems_js__WEBPACK_IMPORTED_MODULE_2__/* .readRefusalStatus */ .RO)(error) === undefined)
            throw error;
        return createCheckRun(client, identity, state);
    }
}
function buildIdentity({ category, event, headSha }) {
    return { name: (0,_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatGateName */ .ME)(category, event), key: (0,_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatRunKey */ .O5)(category, event), head_sha: headSha };
}
function patchCheckRun(client, id, fields, isOnce = false) {
    const route = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
    return client.call({ route, parameters: { check_run_id: id, ...fields }, shape: checkRunShape, isOnce });
}
function readAttemptGates(run, { attempt }) {
    const { gates } = (0,_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .readExternalId */ .v)(run.external_id);
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
    return run !== undefined && (0,_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .readExternalId */ .v)(run.external_id).startedMs > startedMs + slackMs;
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
    const external_id = (0,_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatExternalId */ .E5)(buildIdentity(opening).key, startedMs, gates);
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
    const external_id = (0,_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .formatExternalId */ .E5)(buildIdentity(opening).key, startedMs, scan);
    await patchCheckRun(client, id, { external_id, output });
}
function toOpenedCheckRun(run) {
    const { startedMs } = (0,_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .readExternalId */ .v)(run.external_id);
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
    const own = runs.filter((run) => (0,_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .readExternalId */ .v)(run.external_id).key === identity.key);
    const getStartTime = (run) => (0,_identity_js__WEBPACK_IMPORTED_MODULE_4__/* .readExternalId */ .v)(run.external_id).startedMs;
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

/***/ 31615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ findBaselineIds),
/* harmony export */   GX: () => (/* binding */ diffBaselines),
/* harmony export */   Gf: () => (/* binding */ baselineEntry),
/* harmony export */   JA: () => (/* binding */ toBaselineEntry),
/* harmony export */   Q6: () => (/* binding */ defaultBaselinePath),
/* harmony export */   nk: () => (/* binding */ parseBaseline),
/* harmony export */   qA: () => (/* binding */ buildEntryKey),
/* harmony export */   qL: () => (/* binding */ renderBaseline),
/* harmony export */   wu: () => (/* binding */ createBaseline)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88343);
/* harmony import */ var _shared_api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46063);
/* harmony import */ var _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86002);
/* harmony import */ var _shared_severity_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47786);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76619);





const defaultBaselinePath = '.github/scan-gate-baseline.json';
const baselineEntry = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    violation_id: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    type: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_shared_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationTypes */ .h2), zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('unknown')]),
    severity: zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n(_shared_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .severities */ .gO), zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('unknown')]).optional(),
    title: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
});
const fileSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .strictObject */ .rej({
    format_version: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(1),
    repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    branch: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().min(1),
    findings: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(baselineEntry),
});
function findBaselineIds({ entries }, findings, stillThere = new Set()) {
    const unique = new Map(findings.map((finding) => [finding.id, finding]));
    const old = new Set();
    const left = new Map();
    for (const entry of entries) {
        if (unique.has(entry.violation_id))
            old.add(entry.violation_id);
        else if (!stillThere.has(entry.violation_id))
            left.set(buildEntryKey(entry), (left.get(buildEntryKey(entry)) ?? 0) + 1);
    }
    const others = [...unique.values()]
        .filter((finding) => !old.has(finding.id) && finding.severityKnown)
        .filter((finding) => !(0,_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnclear */ .Z5)(finding, 'severity', 'title', 'type', 'filePath'))
        .sort(compareLeastSevereFirst);
    for (const finding of others) {
        const key = buildEntryKey(toBaselineEntry(finding));
        const room = left.get(key) ?? 0;
        if (room === 0)
            continue;
        old.add(finding.id);
        left.set(key, room - 1);
    }
    return old;
}
function compareLeastSevereFirst(a, b) {
    return ((0,_shared_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .getSeverityRank */ .Eg)(b.severity) - (0,_shared_severity_js__WEBPACK_IMPORTED_MODULE_2__/* .getSeverityRank */ .Eg)(a.severity) ||
        (a.cvss ?? 11) - (b.cvss ?? 11) ||
        (a.epss ?? 101) - (b.epss ?? 101) ||
        compareById(a, b));
}
function compareById(a, b) {
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
function toBaselineEntry(finding) {
    const { id, type = 'unknown', title, filePath = '', severityKnown } = finding;
    const severity = severityKnown ? finding.severity : 'unknown';
    return { violation_id: id, type, severity, title, file_path: filePath };
}
function buildEntryKey({ type, severity, title, file_path }) {
    return JSON.stringify([type, severity ?? null, title, file_path]);
}
function createBaseline(findings, of) {
    const unique = [...new Map(findings.map((finding) => [finding.id, finding])).values()];
    return { ...of, entries: unique.sort(compareById).map(toBaselineEntry) };
}
function renderBaseline({ repository, branch, entries }) {
    return `${JSON.stringify({ format_version: 1, repository, branch, findings: entries }, null, 2)}\n`;
}
function parseBaseline(text, name) {
    const parsed = fileSchema.safeParse(parseBaselineJson(text, name));
    if (!parsed.success) {
        const issue = parsed.error.issues[0];
        throw createDamagedBaselineError(name, `${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
    }
    const { repository, branch, findings: entries } = parsed.data;
    const isSorted = entries.every((entry, index) => index === 0 || (entries[index - 1]?.violation_id ?? '') < entry.violation_id);
    if (!isSorted)
        throw createDamagedBaselineError(name, 'its findings are not sorted, or one is listed twice');
    return { repository, branch, entries };
}
function parseBaselineJson(text, name) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw createDamagedBaselineError(name, 'it is not JSON', error);
    }
}
function createDamagedBaselineError(name, why, cause) {
    return new _shared_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The baseline ${name} is damaged: ${why}`, {
        cause,
        reason: 'policy',
        hint: 'Write it again on the default branch: scan-gate baseline write.',
    });
}
function diffBaselines(before, after) {
    return { added: findEntriesMissingIn(after, before), removed: findEntriesMissingIn(before, after) };
}
function findEntriesMissingIn(more, less) {
    const ids = new Set(more.entries.map((entry) => entry.violation_id));
    const known = new Set(less.entries.map((entry) => entry.violation_id));
    const left = new Map();
    for (const entry of less.entries)
        if (!ids.has(entry.violation_id))
            left.set(buildEntryKey(entry), (left.get(buildEntryKey(entry)) ?? 0) + 1);
    return more.entries.filter((entry) => {
        if (known.has(entry.violation_id))
            return false;
        const room = left.get(buildEntryKey(entry)) ?? 0;
        left.set(buildEntryKey(entry), room - 1);
        return room <= 0;
    });
}


/***/ }),

/***/ 98379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cN: () => (/* binding */ needsNoScan),
/* harmony export */   dV: () => (/* binding */ mayHoldSecret),
/* harmony export */   qv: () => (/* binding */ pipelineGlobs),
/* harmony export */   uu: () => (/* binding */ describeSkippedChange)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78551);
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49298);
/* harmony import */ var _path_matching_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41479);
/* harmony import */ var _policy_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34552);
/* harmony import */ var _untouched_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27978);





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
const matchers = pipelineGlobs.map((glob) => (0,_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .compileGlob */ .SO)((0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(glob)));
const deciding = [..._policy_files_js__WEBPACK_IMPORTED_MODULE_2__/* .gateFileGlobs */ .dx, 'codeowners'].map((glob) => (0,_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .compileGlob */ .SO)(`**/${glob}`));
function needsNoScan({ files, isComplete }, { skipWhen, policyFiles }) {
    if (!isComplete || files.size === 0)
        return false;
    const isSkipped = (0,_path_matching_js__WEBPACK_IMPORTED_MODULE_1__/* .createPathMatcher */ .ao)(skipWhen.map((glob) => glob.replace(/\/$/, '/**').replace(/\/\*\*$/, '/**/*')));
    const own = policyFiles.map(_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu);
    return [...files].every(([path, { isModule }]) => {
        if (isModule || (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .isTooLongForPath */ .Je)(path) || isSkipped({ filePath: path }) !== 'yes')
            return false;
        const folded = (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path);
        const decides = matchers.some((matches) => matches(folded)) || deciding.some((matches) => matches(folded));
        return !own.includes(folded) && !decides && !(0,_untouched_js__WEBPACK_IMPORTED_MODULE_3__/* .isPackageFile */ .N8)(path);
    });
}
const named = /pass|pwd|pw\b|secret|token|key|mnemonic|phrase|seed|salt|pepper|user|login|account|cred|auth(?!ored-by)|basic|bearer|curl|wget|sql|maria|redis|insert|identified|crypt|md5|sha|hash|machine|cookie|connect|sign(?!ed-off-by)|hmac|jose|jwt|fernet|serializ|pdo|ldap|imap|ssh|xor|[.:]new|cipher|verif|session/i;
const valued = /["'`=:(<{[@\d]|\s[-/]\w/;
function mayHoldSecret(message) {
    const text = message
        .replace(/^(?:build|chore|ci|docs?|feat|fix|refactor|revert|style|test)(?:\([\w-]*\))?!?: /, '')
        .replaceAll(/\(?#\d+\)?|@users\.noreply\.[\w.-]+/g, '');
    const isIssued = (word) => /.[A-Z\d]/.test(word) && !/^(?:[\da-f]{40}|[\da-f]{64})$/.test(word);
    return (/:\/\/\S{1,300}@|@(?:tcp|unix)\(|-----begin/i.test(text) ||
        (named.test(text) && valued.test(text)) ||
        (text.match(/[\w+=~-]{16,}/g) ?? []).some(isIssued));
}
const prose = /\.(?:md|mdx|markdown|rst|adoc|asciidoc|txt|textile|pod)$|(?:^|\/)docs?\//;
function describeSkippedChange({ files }) {
    const isProse = [...files.keys()].every((path) => prose.test((0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .foldPath */ .tu)(path)));
    return isProse ? 'only documentation changed' : 'only files changed that need no scan';
}


/***/ }),

/***/ 27978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N8: () => (/* binding */ isPackageFile),
  YB: () => (/* binding */ mayBeIntroduced),
  _t: () => (/* binding */ needsHeadFileCheck)
});

// EXTERNAL MODULE: ./build/compiled/src/shared/languages/languages.js + 1 modules
var languages = __webpack_require__(81211);
// EXTERNAL MODULE: ./build/compiled/src/shared/text/file-name.js
var file_name = __webpack_require__(67275);
;// CONCATENATED MODULE: ./build/compiled/src/shared/packages/dependency-files.js


const rows = [
    {
        ecosystem: 'npm',
        names: 'package.json package-lock.json npm-shrinkwrap.json',
    },
    { ecosystem: 'Yarn', names: 'yarn.lock' },
    { ecosystem: 'pnpm', names: 'pnpm-lock.yaml pnpm-workspace.yaml' },
    { ecosystem: 'Bun', names: 'bun.lock bun.lockb' },
    { ecosystem: 'Deno', names: 'deno.json deno.jsonc deno.lock jsr.json importmap.json import_map.json' },
    { ecosystem: 'Bower', names: 'bower.json libman.json' },
    {
        ecosystem: 'Python',
        names: `pipfile pipfile.lock pyproject.toml poetry.lock pdm.lock uv.lock pylock.toml setup.py setup.cfg environment.yml
      environment.yaml conda-lock.yml pixi.toml pixi.lock constraints.txt`,
        patterns: [
            /(?:requirements|constraints)[^/]*\.(?:txt|in|pip)$/,
            /(?:^|\/)(?:requirements?|reqs?|constraints)\/(?:[^/]+\/)*[^/]+\.(?:txt|in|pip)$/,
            /(?:^|\/)(?:[^/]*[-_.])?reqs?(?:[-_.][^/]*)?\.(?:txt|in)$/,
            /(?:^|\/)(?:[^/]*[-_.])?environment(?:[-_.][^/]*)?\.ya?ml$/,
            /(?:^|\/)(?:conda[-_.][^/]*|pylock\.[^/]+)\.(?:ya?ml|toml)$/,
        ],
    },
    {
        ecosystem: 'Go',
        names: 'go.mod go.sum go.work go.work.sum gopkg.toml gopkg.lock glide.yaml glide.lock',
        patterns: [/(?:^|\/)vendor\/modules\.txt$/, /(?:^|\/)[^/]*(?:go|tools)\.(?:mod|sum)$/],
    },
    { ecosystem: 'Rust', names: 'cargo.toml cargo.lock' },
    {
        ecosystem: 'Ruby',
        names: 'gemfile gemfile.lock gems.rb gems.locked appraisals',
        patterns: [/\.(?:gemspec|gemfile|gemfile\.lock)$/],
    },
    { ecosystem: 'PHP', names: 'composer.json composer.lock symfony.lock' },
    {
        ecosystem: 'Java and Kotlin',
        names: `pom.xml ivy.xml build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.lockfile buildscript-gradle.lockfile
      verification-metadata.xml maven_install.json libs.versions.toml`,
        patterns: [/(?:^|\/)pom[^/]*\.xml$/, /\.pom$/, /\.gradle(?:\.kts)?$/, /\.versions\.toml$/],
    },
    {
        ecosystem: 'Scala',
        names: 'build.sbt plugins.sbt build.sc build.mill package.mill project.scala',
        patterns: [/\.(?:sbt|mill)$/, /(?:^|\/)project\/[^/]+\.scala$/],
    },
    { ecosystem: 'Clojure', names: 'project.clj deps.edn shadow-cljs.edn build.boot bb.edn' },
    {
        ecosystem: '.NET',
        names: `packages.config packages.lock.json project.assets.json paket.dependencies paket.lock paket.references
      dotnet-tools.json`,
        patterns: [/\.(?:cs|fs|vb|vcx|sql|js|ts|py|wap|wix|nu)proj$/, /\.nuspec$/, /\.(?:props|targets)$/],
    },
    {
        ecosystem: 'Swift and Objective-C',
        names: 'podfile podfile.lock package.swift package.resolved cartfile cartfile.private cartfile.resolved mintfile',
        patterns: [/\.podspec(?:\.json)?$/, /(?:^|\/)package@swift-[^/]*\.swift$/],
    },
    { ecosystem: 'Dart', names: 'pubspec.yaml pubspec.lock pubspec_overrides.yaml' },
    {
        ecosystem: 'Elixir and Erlang',
        names: 'mix.exs mix.lock rebar.config rebar.config.script rebar.lock gleam.toml erlang.mk',
        patterns: [/\.app\.src$/],
    },
    {
        ecosystem: 'C and C++',
        names: 'conanfile.txt conanfile.py conan.lock conandata.yml vcpkg.json vcpkg-configuration.json dub.json dub.sdl dub.selections.json xmake.lua',
        patterns: [/\.wrap$/],
    },
    {
        ecosystem: 'Haskell',
        names: 'stack.yaml stack.yaml.lock cabal.project cabal.project.freeze cabal.project.local',
        patterns: [/\.cabal$/],
    },
    { ecosystem: 'Perl', names: 'cpanfile cpanfile.snapshot makefile.pl build.pl meta6.json' },
    { ecosystem: 'R', names: 'renv.lock packrat.lock' },
    { ecosystem: 'OCaml', names: 'opam dune-project esy.json', patterns: [/\.opam(?:\.locked|\.template)?$/] },
    { ecosystem: 'Julia', names: 'project.toml manifest.toml juliaproject.toml juliamanifest.toml' },
    { ecosystem: 'Nix', names: 'flake.nix flake.lock npins.json' },
    { ecosystem: 'Crystal', names: 'shard.yml shard.lock shard.override.yml' },
    { ecosystem: 'Nim', names: 'nimble.lock atlas.lock', patterns: [/\.nimble$/] },
    { ecosystem: 'Lua', names: 'luarocks.lock', patterns: [/\.rockspec$/] },
    { ecosystem: 'Zig', names: 'build.zig.zon', patterns: [/\.zig\.zon$/] },
    { ecosystem: 'Elm', names: 'elm.json elm-package.json' },
    { ecosystem: 'PureScript', names: 'spago.yaml spago.lock spago.dhall packages.dhall' },
    {
        ecosystem: 'Helm',
        names: 'chart.yaml chart.lock requirements.yaml requirements.lock helmfile.yaml helmfile.lock',
    },
    { ecosystem: 'Terraform', names: '.terraform.lock.hcl' },
    {
        ecosystem: 'Bazel',
        names: 'module.bazel module.bazel.lock workspace workspace.bazel workspace.bzlmod dependencies.bzl deps.bzl repositories.bzl',
    },
    { ecosystem: 'Ansible', names: 'galaxy.yml', patterns: [/(?:^|\/)(?:roles|collections)\/requirements\.ya?ml$/] },
];
const lockName = /[.-]lock(?:file)?(?:\.[a-z]+)?$/;
function splitNames({ names }) {
    return names.split(/\s+/);
}
const ecosystems = new Map(rows.flatMap((row) => splitNames(row).map((name) => [name, row.ecosystem])));
const anyPattern = new RegExp(rows.flatMap(({ patterns = [] }) => patterns.map(({ source }) => source)).join('|'));
function findEcosystem(path) {
    const named = ecosystems.get((0,file_name/* getBaseName */.J)(path));
    if (named !== undefined || !anyPattern.test(path))
        return named;
    return rows.find(({ patterns }) => patterns?.some((pattern) => pattern.test(path)))?.ecosystem;
}
function isLockName(path) {
    return lockName.test(path) && (0,languages/* detectByName */.Oe)(path) === undefined;
}

// EXTERNAL MODULE: ./build/compiled/src/gate/policy/changes.js
var policy_changes = __webpack_require__(78551);
// EXTERNAL MODULE: ./build/compiled/src/gate/policy/finding.js
var policy_finding = __webpack_require__(76619);
;// CONCATENATED MODULE: ./build/compiled/src/gate/policy/untouched.js





function cannotChangeDependencies(path) {
    const name = foldUnambiguousPath(path);
    if (name === undefined || isPackageFile(path) || matchesAnyPattern(buildFiles, name))
        return false;
    if (isDocumentation(name) || isImage(name))
        return true;
    if (matchesAnyPattern(toolFolders, name))
        return false;
    if (isTest(name))
        return true;
    return isProgram(name) && !(0,languages/* isVendored */.Ee)(name) && !matchesAnyPattern(buildFolders, name);
}
function cannotChangeInfrastructure(path) {
    const name = foldUnambiguousPath(path);
    if (name === undefined || matchesAnyPattern(infrastructure, name))
        return false;
    if (isDocumentation(name) || isImage(name))
        return true;
    if (matchesAnyPattern(toolFolders, name))
        return false;
    if (isTest(name) || isPage(name))
        return true;
    if (findEcosystem(name) !== undefined)
        return !matchesAnyPattern(infrastructureDependencies, name);
    return isProgram(name) && !matchesAnyPattern(infrastructurePrograms, name);
}
function mayBeGenerated(path) {
    return isProgram((0,policy_changes/* foldPath */.tu)(path)) || matchesAnyPattern(generated, (0,policy_changes/* foldPath */.tu)(path));
}
function foldUnambiguousPath(path) {
    if ((0,policy_changes/* isTooLongForPath */.Je)(path))
        return undefined;
    const folded = (0,policy_changes/* foldPath */.tu)(path);
    return folded === (0,policy_changes/* foldCase */.SP)(path) ? folded : undefined;
}
function matchesAnyPattern(patterns, name) {
    return patterns.some((pattern) => pattern.test(name));
}
const documentation = /\.(?:md|mdx|mdown|mkdn?|markdown|rst|adoc|asciidoc|textile|org|pod|rdoc|creole|wiki|mediawiki)$|(?:^|\/)(?:readme|licen[cs]e|copying|notice|authors|contributors|maintainers|changelog|changes|history)(?:[-_][\w-]+)?\.txt$/;
function isDocumentation(name) {
    return (documentation.test(name) || (0,languages/* isDocumentName */.Bd)(name)) && (0,languages/* detectByName */.Oe)(name) === undefined;
}
function isImage(name) {
    return /\.(?:png|jpe?g|gif|webp|avif|apng|bmp|ico|icns|tiff?|svg|heic|psd|drawio)$/.test(name);
}
const tests = [
    /(?:^|\/)(?:tests?|__tests__|__mocks__|__fixtures__|__snapshots__|specs?|e2e|test[-_]?data|cypress)\//,
    /\.snap$/,
];
function isTest(name) {
    return matchesAnyPattern(tests, name);
}
const components = /\.(?:vue|svelte|astro|marko|razor|cshtml|vbhtml|aspx|ascx|jsp|phtml|erb|ejs|blade\.php|twig)$/;
function isProgram(name) {
    return (0,languages/* detectByName */.Oe)(name) !== undefined || components.test(name);
}
function isPage(name) {
    return components.test(name) || /\.(?:html?|css|s[ac]ss|less|styl|pcss|postcss|hbs|handlebars|pug|haml)$/.test(name);
}
const toolFolders = [/(?:^|\/)(?:\.[^/]+|buildsrc|build-src|build-logic|mill-build)\//, /(?:^|\/)\.[^/]*$/];
const buildFolders = [/^project\//, /(?:^|\/)project\/(?:.*\/)?[^/]+\.(?:scala|java|kt)$/];
const buildFiles = [
    /(?:^|\/)build\.\w+$/,
    /(?:^|\/)(?:package|recipe|setup|hatch_build|pavement|dodo|noxfile|fabfile|snakefile|tiltfile)\.py$/,
    /(?:^|\/)(?:gulp|grunt|jake|cake|danger|rake|gem|pod|thor|guard|brew|fast)file(?:\.\w+){1,2}$/,
    /(?:^|\/)(?:install|requirements|dependencies|packages)\.r$|(?:^|\/)premake[45]?\.lua$/,
    /(?:^|\/)(?:dependencies|deps|versions|libs|libraries)\.(?:scala|kt|groovy)$/,
    /(?:^|\/)(?:dev[-_])?deps\.[cm]?[jt]s$/,
    /(?:^|\/)pnpmfile\.[cm]?js$|(?:^|\/)(?:yarn|pnpm|rush|lerna|renovate|syncpack)\.config\.\w+$/,
    /(?:^|\/)(?:guix|manifest|channels)\.scm$|(?:^|\/)info\.rkt$|-pkg\.el$/,
    /\.(?:asd|boot|csx|fsx|kts|mod|nims|nim\.cfg|pluginspec|pro|pri|rbuild|sc|sls|nf|smk|snakefile|wdl|cwl)$/,
];
const infrastructure = [
    /\.(?:tf|tofu|hcl|ya?ml|json[c5]?|tpl|jsonnet|libsonnet)(?:\.[^/]*)?$/,
    /\.(?:tfvars|tftest|tfstate|tftpl|bicep[^/]*)(?:\.[^/]*)?$/,
    /(?:^|\/)(?:dockerfile|containerfile)[^/]*$|\.(?:dockerfile|containerfile)$/,
    /(?:^|\/)(?:group_vars|host_vars|inventory|inventories)\//,
];
const infrastructurePrograms = [
    /(?:^|\/)(?:infra|infrastructure|iac|cdk|cdk8s|cdktf|pulumi|terraform|deploy|deployments?|devops|stacks?|constructs|cloudformation|provision(?:ing)?|ansible|k8s|kubernetes|helm|serverless|sst)\//,
    /(?:stack|construct|infra|infrastructure|cdk|cdk8s|pulumi|sst\.config|serverless)s?\.\w+$/,
    /(?:^|\/)bin\/[^/]+\.[cm]?ts$|(?:^|\/)__main__\.py$/,
    /\.sls$/,
];
const generated = [
    /(?:^|\/)(?:cdk\.out|cdktf\.out|\.serverless|\.aws-sam|synth|rendered|dist|build|out)\//,
    /\.template\.(?:json|ya?ml)$|(?:^|\/)cdk\.tf\.json$/,
];
const infrastructureDependencies = [/\.(?:nix|bzl|bazel)$|(?:^|\/)workspace[^/]*$|\.lock\.hcl$|(?:^|\/)chart\.lock$/];
function mayBeIntroduced(finding, changes, held) {
    if (changes === undefined || (0,policy_finding/* isUnclear */.Z5)(finding, 'type', 'filePath'))
        return 'yes';
    const { filePath } = finding;
    if (filePath === undefined || (0,policy_changes/* isInChangedFile */.Q3)(finding, changes) !== 'no')
        return 'yes';
    switch (finding.type) {
        case 'SECRET':
            if (held?.get(filePath) === undefined)
                return 'unknown';
            return held.get(filePath) ? 'no' : 'yes';
        case 'SCA':
            return findTouchedKinds(changes).dependencies ? 'yes' : 'no';
        case 'IAC': {
            const { infrastructure, programs } = findTouchedKinds(changes);
            return infrastructure || (programs && mayBeGenerated(filePath)) ? 'yes' : 'no';
        }
        default:
            return 'yes';
    }
}
function needsHeadFileCheck(finding, changes, held) {
    return finding.type === 'SECRET' && mayBeIntroduced(finding, changes, held) === 'unknown';
}
function findTouchedKinds(changes) {
    const facts = (0,policy_changes/* getChangeFacts */.cQ)(changes);
    if (facts.touched !== undefined)
        return facts.touched;
    const files = [...changes.files];
    const isAny = (leaves) => files.some(([path, { isModule }]) => isModule || !leaves(path));
    facts.touched = {
        dependencies: isAny(cannotChangeDependencies),
        infrastructure: isAny(cannotChangeInfrastructure),
        programs: files.some(([path]) => isProgram((0,policy_changes/* foldPath */.tu)(path))),
    };
    return facts.touched;
}
const otherPackageFiles = {
    names: `bunfig.toml .npmrc .yarnrc .yarnrc.yml .pnpmfile.cjs .pnpmfile.js lerna.json rush.json .bowerrc .nvmrc .node-version
    .tool-versions mise.toml .mise.toml poetry.toml pdm.toml uv.toml tox.ini pip.conf pip.ini .pypirc .condarc modules.txt .goproxy
    rust-toolchain rust-toolchain.toml .gemrc auth.json ivysettings.xml settings.xml gradle.properties gradle-wrapper.properties
    maven-wrapper.properties build.properties nuget.config global.json cmakelists.txt build build.bazel .bazelrc dockerfile
    containerfile compose.yml compose.yaml docker-compose.yml docker-compose.yaml .gitmodules action.yml action.yaml
    .pre-commit-config.yaml renovate.json dependencies.json component.json project.json meta.yaml recipe.yaml package.yaml description`,
    patterns: [
        /\.lockb$/,
        /\.(?:bzl|tf\.lock|cmake)$/,
        /(?:^|\/)(?:dockerfile|containerfile)[^/]*$|\.(?:dockerfile|containerfile)$/,
        /(?:^|\/)(?:docker-?)?compose[^/]*\.ya?ml$/,
        /(?:^|\/)\.(?:yarn|mvn|cargo|bundle|pnpm|gradle|config\/pip|nuget)\//,
        /(?:^|\/)\.(?:github\/workflows|github\/actions|gitlab-ci|circleci)\//,
        /(?:^|\/)patches\/[^/]+\.patch$/,
    ],
};
const otherNames = new Set(splitNames(otherPackageFiles));
function isPackageFile(path) {
    const folded = (0,policy_changes/* foldPath */.tu)(path);
    if (findEcosystem(folded) !== undefined || otherNames.has((0,file_name/* getBaseName */.J)(folded)))
        return true;
    return otherPackageFiles.patterns?.some((pattern) => pattern.test(folded)) || isLockName(folded);
}


/***/ }),

/***/ 92377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ justifications),
/* harmony export */   KV: () => (/* binding */ createVexExceptions),
/* harmony export */   Zb: () => (/* binding */ isExcusedByClaim),
/* harmony export */   bM: () => (/* binding */ statuses),
/* harmony export */   lK: () => (/* binding */ listVulnerabilityIds)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84447);
/* harmony import */ var _shared_packages_identifiers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46119);
/* harmony import */ var _shared_text_purl_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23408);
/* harmony import */ var _ternary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80341);




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
    const isAbout = (0,_ternary_js__WEBPACK_IMPORTED_MODULE_3__/* .andTernary */ .RC)(isVulnerability, matchesAnyProduct(claim, finding));
    if (isAbout === 'no')
        return 'no';
    const { rivals, timeMs } = claim;
    const isTakenBack = [finding.id, ...listVulnerabilityIds(finding)]
        .flatMap((name) => rivals.byName.get(name) ?? [])
        .some((rival) => rival.timeMs >= timeMs && matchesAnyProduct(rival, finding) !== 'no');
    return isTakenBack ? (finding.detail === undefined ? 'unknown' : 'no') : isAbout;
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
    const found = (0,_shared_text_purl_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePurl */ .$l)(finding.detail?.advisory?.purl ?? '');
    return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_3__/* .orTernary */ .Nv)(...products.map((product) => matchesProduct(product, found)));
}
function matchesProduct(product, found) {
    const { owner, parts } = product;
    const inside = parts.length === 0 ? 'yes' : (0,_ternary_js__WEBPACK_IMPORTED_MODULE_3__/* .orTernary */ .Nv)(...parts.map((part) => matchesComponent(part, found)));
    const itself = (0,_ternary_js__WEBPACK_IMPORTED_MODULE_3__/* .andTernary */ .RC)(matchesComponent(product, found), parts.length === 0 ? 'yes' : 'unknown');
    return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_3__/* .orTernary */ .Nv)(itself, (0,_ternary_js__WEBPACK_IMPORTED_MODULE_3__/* .andTernary */ .RC)(isInRepository(owner, parts.length > 0), inside));
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
    return (0,_ternary_js__WEBPACK_IMPORTED_MODULE_3__/* .orTernary */ .Nv)(...purls.map((purl) => (0,_shared_text_purl_js__WEBPACK_IMPORTED_MODULE_2__/* .matchesPackage */ .C9)(purl, found)));
}
function normalizeIds(names) {
    return [...new Set(names.map(_shared_packages_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizeId */ .X))];
}
function createVexExceptions(statements, maxAgeDays) {
    const aliases = mergeAliases(statements);
    const about = Map.groupBy(statements, (statement) => findAliases(statement, aliases));
    const excuses = { exceptions: [], unjustified: [], replaced: 0, unlisted: [] };
    const others = statements.filter((statement) => !isExcuse(statement));
    const rivals = indexRivals(others.map((rival) => {
        const { names, products, timeMs } = rival;
        return { names, products, timeMs, ids: findAliases(rival, aliases) };
    }));
    const unlisted = new Set();
    for (const statement of statements) {
        if (statement.status === 'not_affected' && statement.justification === undefined)
            excuses.unjustified.push(statement);
        if (!isExcuse(statement))
            continue;
        const alike = about.get(findAliases(statement, aliases)) ?? [];
        if (alike.some((other) => supersedes(other, statement))) {
            excuses.replaced += 1;
            continue;
        }
        const { status, justification, text, author, timeMs } = statement;
        for (const { owner, parts, names } of statement.products)
            if (owner === 'unlisted' && parts.length > 0)
                unlisted.add(names[0] ?? '');
        const words = status === 'fixed' ? 'fixed' : `not affected, ${(justification ?? '').replaceAll('_', ' ')}`;
        excuses.exceptions.push({
            vex: { ...statement, ids: normalizeIds(statement.names), rivals },
            reason: text === undefined ? words : `${words}: ${text}`,
            expires: new Date(timeMs + maxAgeDays * _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP).toISOString().slice(0, 10),
            owner: author,
        });
    }
    return { ...excuses, unlisted: [...unlisted].sort() };
}
function isExcuse(statement) {
    const { status, justification } = statement;
    return status === 'fixed' || (status === 'not_affected' && justification !== undefined);
}
function mergeAliases(statements) {
    const groups = new Map();
    for (const { names } of statements) {
        const ids = normalizeIds(names);
        const [largest = new Set(), ...others] = [...new Set(ids.flatMap((id) => groups.get(id) ?? []))].sort((a, b) => b.size - a.size);
        for (const id of [...ids, ...others.flatMap((group) => [...group])]) {
            largest.add(id);
            groups.set(id, largest);
        }
    }
    const lists = new Map([...new Set(groups.values())].map((group) => [group, [...group].sort()]));
    return new Map([...groups].map(([id, group]) => [id, lists.get(group) ?? []]));
}
function findAliases({ names: [name = ''] }, aliases) {
    return aliases.get((0,_shared_packages_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .normalizeId */ .X)(name)) ?? [];
}
function supersedes(later, earlier) {
    if (later.timeMs <= earlier.timeMs)
        return false;
    const [names, products] = [new Set(normalizeIds(later.names)), new Set(later.products.map(buildProductKey))];
    return (normalizeIds(earlier.names).every((id) => names.has(id)) &&
        earlier.products.every((product) => products.has(buildProductKey(product))));
}
function buildProductKey({ parts, ...product }) {
    return JSON.stringify([buildComponentKey(product), parts.map(buildComponentKey).sort()]);
}
function buildComponentKey({ names, purls }) {
    return JSON.stringify(purls.length === names.length ? purls.map(_shared_text_purl_js__WEBPACK_IMPORTED_MODULE_2__/* .formatPurl */ .dd).sort() : [...names].sort());
}


/***/ }),

/***/ 16432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uj: () => (/* binding */ formatUncompared),
/* harmony export */   dI: () => (/* binding */ formatExceptionLead),
/* harmony export */   gT: () => (/* binding */ describeAdvice),
/* harmony export */   kP: () => (/* binding */ renderMarkdownAdvice),
/* harmony export */   o1: () => (/* binding */ exceptionsPage),
/* harmony export */   sW: () => (/* binding */ formatAdvice),
/* harmony export */   xV: () => (/* binding */ formatSuggestedExceptions)
/* harmony export */ });
/* harmony import */ var _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84447);
/* harmony import */ var _shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60844);
/* harmony import */ var _shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33488);
/* harmony import */ var _shared_text_placeholder_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68201);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96788);





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
function renderMarkdownAdvice(report, escapeText) {
    const { context, lead, link } = describeAdvice(report);
    const why = context === undefined ? '' : `${escapeText(context, 600)}\n\n`;
    return `${why}${lead}[${link}](${exceptionsPage}).`;
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
    const age = `the scan of ${base.branch} is ${(0,_shared_text_amounts_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .td)(base.ageDays, 'day')} older, perhaps with older rules`;
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
    const named = [...(0,_numbers_js__WEBPACK_IMPORTED_MODULE_2__/* .listOpenFindings */ .vO)(report)].filter(({ effect, disclosed }) => effect === 'blocks' && disclosed);
    if (named.length === 0)
        return undefined;
    const last = new Date(Date.parse(report.today) + exceptionDays * _shared_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .dayMs */ .LP).toISOString().slice(0, 10);
    const entries = named
        .slice(0, suggestedMost)
        .flatMap((finding) => [
        `  # ${(0,_shared_shown_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralizeLine */ .a0)(`${finding.title}${finding.filePath === undefined ? '' : `, ${finding.filePath}`}`, 80)}`,
        `  - violation_id: ${/^[a-z][\w-]*$/i.test(finding.id) ? finding.id : JSON.stringify(finding.id)}`,
        `    reason: ${_shared_text_placeholder_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .placeholderReason */ .E}`,
        `    expires: ${last}`,
    ]);
    const more = named.length - suggestedMost;
    return ['exceptions:', ...entries, ...(more > 0 ? [`  # ${more} more: their ids are in the report`] : [])].join('\n');
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
/* harmony import */ var _hosts_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13107);


const rivalsNote = 'Several gates of this run write the same results, because category is missing or the same: give each gate its own category';
const verdicts = ['passed', 'inconclusive', 'failed'];
function identifyGate(env, { given, sarif }, { repositoryUrl, branch, headSha }) {
    const system = _hosts_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .ciSystems */ .Dn.find(({ isHere }) => isHere(env));
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

/***/ 49786:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56985);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47786);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46063);



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
function keepDocumentedDiagnostics(stated) {
    return Array.isArray(stated) ? stated.filter((each) => scanDiagnostic.safeParse(each).success) : undefined;
}
function keepDocumentedLanguages(stated) {
    const isWhole = Array.isArray(stated) && stated.every((each) => scanLanguage.safeParse(each).success);
    return isWhole ? stated : undefined;
}
const addedText = createPreprocessedSchema((stated) => (typeof stated === 'string' ? stated : undefined), zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()));
const scanDetail = scanStarted.extend({
    violations: createPreprocessedSchema(keepTrustedCounts, zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(scanCounts)),
    started_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
    completed_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
    commit_sha: addedText,
    error: addedText,
    coverage: createPreprocessedSchema(keepDocumentedCoverage, zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(scanCoverage)),
    diagnostics: createPreprocessedSchema(keepDocumentedDiagnostics, zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(scanDiagnostic))),
    languages: createPreprocessedSchema(keepDocumentedLanguages, zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(scanLanguage))),
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
function keepDocumentedAdvisory(stated) {
    return advisory.safeParse(stated).success ? stated : undefined;
}
const dataStep = zod__WEBPACK_IMPORTED_MODULE_2__/* .looseObject */ ._H3({
    file_path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod__WEBPACK_IMPORTED_MODULE_4__/* ._minLength */ .m9(1)),
    line: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
    code: zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
});
const dataPath = zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(dataStep);
function keepDocumentedPath(stated) {
    return dataPath.safeParse(stated).success ? stated : undefined;
}
const violationDetail = violationItem.extend({
    description: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    cwe: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    code_snippet: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    remediation: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    first_detected: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
    last_seen: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
    advisory: createPreprocessedSchema(keepDocumentedAdvisory, zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(advisory)),
    data_path: createPreprocessedSchema(keepDocumentedPath, zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(dataPath)),
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
