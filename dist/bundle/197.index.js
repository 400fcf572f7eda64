export const id = 197;
export const ids = [197];
export const modules = {

/***/ 39516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UU: () => (/* binding */ createClient),
  Px: () => (/* binding */ newKeyHint)
});

// UNUSED EXPORTS: addCves

// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./build/compiled/src/clock.js
var src_clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
// EXTERNAL MODULE: ./build/compiled/src/api/assumptions.js
var assumptions = __webpack_require__(83968);
// EXTERNAL MODULE: ./build/compiled/src/api/endpoints.js + 1 modules
var endpoints = __webpack_require__(55661);
;// CONCATENATED MODULE: ./build/compiled/src/api/requests.js


function buildRequest(name, args, to) {
    const route = endpoints/* endpoints */.v[name];
    const given = new Map(Object.entries(args).filter(([, value]) => value !== undefined));
    const url = buildUrl(route, given, to.baseUrl);
    for (const [key, value] of selectQuery(route, given))
        url.searchParams.set(getWireName(route, key, to.assume), String(value));
    const body = route.method === 'GET' ? undefined : selectBody(name, given);
    return {
        method: route.method,
        url,
        headers: buildHeaders(route, body !== undefined, to),
        body: body === undefined ? undefined : JSON.stringify(body),
    };
}
function buildUrl({ path }, given, baseUrl) {
    return new URL(baseUrl + path.replaceAll(/\{(\w+)\}/g, (_, key) => encodePathSegment(key, take(given, key))));
}
function selectQuery({ method, path, query }, given) {
    const shape = query?.shape ?? {};
    return [...given].filter(([name, value]) => {
        if (!Object.hasOwn(shape, name))
            return false;
        if (shape[name]?.safeParse(value).success)
            return true;
        throw new errors/* GateError */.ue('CONFIG', `${method} ${path}: ${name}: ${JSON.stringify(value)} is not a value of it`);
    });
}
function buildHeaders(route, hasBody, to) {
    return {
        accept: 'application/json',
        'user-agent': to.userAgent,
        ...(route.scope === 'none' ? {} : { 'x-api-key': to.apiKey }),
        ...(hasBody ? { 'content-type': 'application/json' } : {}),
    };
}
function take(given, key) {
    const value = given.get(key);
    given.delete(key);
    return value;
}
function getWireName(route, key, assume) {
    const assumption = route.assumedNames?.[key];
    return assumption === undefined ? key : assume[assumption];
}
function encodePathSegment(key, value) {
    const text = typeof value === 'string' ? value : '';
    if (text === '' || text === '.' || text === '..' || /\p{Cc}/u.test(text) || !text.isWellFormed()) {
        throw new errors/* GateError */.ue('PROTOCOL', `${key} ${JSON.stringify(text)} cannot be the id of anything`);
    }
    return encodeURIComponent(text);
}
function selectBody(name, given) {
    const { body: schema, method, path } = endpoints/* endpoints */.v[name];
    if (schema === undefined)
        return undefined;
    const body = Object.fromEntries([...given].filter(([key]) => key in schema.shape));
    const result = schema.safeParse(body);
    if (result.success)
        return body;
    const issue = result.error.issues[0];
    throw new errors/* GateError */.ue('CONFIG', `${method} ${path}: ${issue?.path.join('.')}: ${issue?.message}`);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/compiled/src/text/records.js
var records = __webpack_require__(92341);
// EXTERNAL MODULE: ./build/compiled/src/api/json.js
var json = __webpack_require__(44648);
// EXTERNAL MODULE: ./build/compiled/src/api/schemas.js
var api_schemas = __webpack_require__(95396);
;// CONCATENATED MODULE: ./build/compiled/src/api/responses.js






function readResponse(name, answer, hide) {
    if (answer.status < 200 || answer.status > 299)
        throw createResponseError(name, answer, hide);
    const body = parseRedacted(answer.text, hide);
    if ((0,records/* isRecord */.u)(body) && body.success === false)
        throw createResponseError(name, answer, hide);
    const endpoint = endpoints/* endpoints */.v[name];
    return endpoint.list === undefined ? readRecord(endpoint, body) : readPage(endpoint, endpoint.list, body);
}
function parseRedacted(text, hide) {
    const body = (0,json/* parseJson */.q)(text);
    return !text.includes('\\') && hide(text) === text ? body : removeSecretsDeep(body, hide);
}
function removeSecretsDeep(value, hide) {
    if (typeof value === 'string')
        return hide(value);
    if (Array.isArray(value))
        return value.map((item) => removeSecretsDeep(item, hide));
    if (!(0,records/* isRecord */.u)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, removeSecretsDeep(item, hide)]));
}
function readRecord(endpoint, body) {
    return validate(endpoint.answer, isEnveloped(body) ? body.data : body);
}
function readPage(endpoint, list, body) {
    const holder = isEnveloped(body) && (0,records/* isRecord */.u)(body.data) ? { ...body, ...body.data } : body;
    const items = (0,records/* isRecord */.u)(holder) ? (holder[list] ?? (isEnveloped(holder) ? holder.data : undefined)) : undefined;
    const pagination = validate(api_schemas/* listPagination */.J2, (0,records/* isRecord */.u)(holder) ? holder.pagination : undefined, 'pagination');
    return { items: validate(schemas/* array */.YOg(endpoint.answer), items, list), page: pagination.page, total: pagination.total };
}
function validate(schema, value, at) {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const issue = result.error.issues[0];
    const path = [at, ...(issue?.path ?? [])].filter((part) => part !== undefined).join('.');
    throw new errors/* GateError */.ue('PROTOCOL', `the answer has the wrong shape at ${path || 'its top'}: ${issue?.message}`);
}
function isEnveloped(body) {
    return (0,records/* isRecord */.u)(body) && body.success === true && 'data' in body;
}
function createResponseError(name, answer, hide) {
    const { status } = answer;
    if (status >= 300 && status < 400)
        return createRedirectError(answer);
    const said = formatErrorBody(answer.text, hide);
    if (status === 401)
        return new errors/* GateError */.ue('AUTH', `not authorised (401${said})`, { status });
    if (status === 403)
        return createForbiddenError(name, said);
    if (status === 404)
        return new errors/* GateError */.ue('NOT_FOUND', `not found (404${said})`, { status });
    if (status === 408 || status >= 500) {
        const hint = 'The service has a fault of its own; run the gate again later.';
        return new errors/* GateError */.ue('UNAVAILABLE', `the service answered ${status}${said}`, {
            status,
            hint,
            brief: `the service answered with a fault (${status})`,
        });
    }
    return new errors/* GateError */.ue('PROTOCOL', `the service answered ${status}${said}`, { status });
}
function createRedirectError(answer) {
    const location = answer.header('location') ?? '';
    const target = URL.canParse(location) ? `to ${new URL(location).origin}` : 'to another address';
    return new errors/* GateError */.ue('PROTOCOL', `the service redirects (${answer.status}) ${target}, which is never followed`, {
        status: answer.status,
        hint: 'Set base-url to the final address of the API.',
    });
}
function createForbiddenError(name, said) {
    const { scope } = endpoints/* endpoints */.v[name];
    const needed = scope.includes(':') ? `It likely needs the scope ${scope}.` : 'Check the scopes of the key.';
    return new errors/* GateError */.ue('AUTH', `the key may not do this (403${said})`, {
        status: 403,
        hint: needed,
        brief: 'the API key lacks a permission (403)',
    });
}
function formatErrorBody(text, hide) {
    try {
        const { code, message } = api_schemas/* errorBody */.t4.parse((0,json/* parseJson */.q)(text)).error;
        return hide(`: ${code}, ${message}`).slice(0, 300);
    }
    catch {
        return '';
    }
}
function readRetryDetail(text) {
    try {
        return api_schemas/* errorBody */.t4.parse((0,json/* parseJson */.q)(text)).error.details?.retryAfter;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/compiled/src/api/retry.js
var retry = __webpack_require__(23066);
// EXTERNAL MODULE: ./build/compiled/src/api/secret-forms.js
var secret_forms = __webpack_require__(83136);
;// CONCATENATED MODULE: ./build/compiled/src/api/silence.js
const silenceMs = 10_000;
async function sendHedgedRead({ send, clock, mayRepeat, onLate }) {
    const first = send();
    if ((await settlesWithin(first, silenceMs * clock.patience)) || !mayRepeat())
        return first;
    const second = send();
    const late = requireResponse(first).then((outcome) => {
        onLate();
        return outcome;
    });
    return Promise.any([late, requireResponse(second)]).catch(() => second);
}
async function settlesWithin(work, ms) {
    let timer;
    const silence = new Promise((resolve) => {
        timer = setTimeout(() => resolve(false), ms).unref();
    });
    try {
        return await Promise.race([work.then(() => true), silence]);
    }
    finally {
        clearTimeout(timer);
    }
}
async function requireResponse(sent) {
    const outcome = await sent;
    if (outcome.kind === 'failure')
        throw new Error(outcome.message);
    return outcome;
}

;// CONCATENATED MODULE: ./build/compiled/src/api/client.js











function createClient(options) {
    const session = {
        assume: assumptions/* defaultAssumptions */.ad,
        userAgent: 'scan-gate',
        onWait: () => { },
        random: Math.random,
        ...options,
        limit: (0,p_limit/* default */.A)(4),
        requests: {},
        isSlow: false,
        serverTimeMs: undefined,
        serverAheadMs: undefined,
    };
    const names = Object.keys(endpoints/* endpoints */.v);
    const methods = Object.fromEntries(names.map((name) => [name, (args) => call(session, name, args)]));
    return Object.assign(methods, {
        requests: session.requests,
        serverTimeMs: () => session.serverTimeMs,
        serverAheadMs: () => session.serverAheadMs,
    });
}
async function call(session, name, args) {
    const made = { name, attempts: 0, refusals: 0 };
    try {
        for (;;) {
            const outcome = await session.limit(async () => requestSuccess(session, made, buildRequest(name, args, session)));
            const next = await judgeOutcome(session, made, outcome);
            if ('answer' in next)
                return next.answer;
            await waitFor(session, made, next);
        }
    }
    catch (error) {
        throw await explain(session, name, error);
    }
}
async function requestSuccess(session, made, request) {
    const send = () => {
        session.requests[made.name] = (session.requests[made.name] ?? 0) + 1;
        return session.transport.send({ ...request, signal: session.budget.signal });
    };
    for (;;) {
        const outcome = await (request.method === 'GET' ? sendOnceOrTwice(session, made, send) : send());
        if (outcome.kind === 'answer') {
            updateServerTime(session, outcome.header('date'));
            if (isSuccess(outcome.status))
                return outcome;
        }
        await waitFor(session, made, await judgeOutcome(session, made, outcome));
    }
}
function sendOnceOrTwice(session, { name }, send) {
    const mayRepeat = () => {
        if (session.isSlow || session.limit.concurrency === 1)
            return false;
        session.onWait(`${formatEndpoint(name)} has no answer after ${(0,src_clock/* formatSeconds */.Xo)(silenceMs)}: asking once more beside it`);
        return true;
    };
    const onLate = () => {
        session.isSlow = true;
    };
    return sendHedgedRead({ send, clock: session.budget.clock, mayRepeat, onLate });
}
function isSuccess(status) {
    return status >= 200 && status < 300;
}
async function waitFor(session, made, next) {
    if ('answer' in next)
        return;
    const { clock, deadline, signal } = session.budget;
    const { error } = next;
    if (!('waitMs' in next))
        throw error;
    if (next.counts)
        made.attempts++;
    else
        made.refusals++;
    if (made.attempts >= retry/* attemptBudget */.pX)
        throw error;
    if (clock.now() + next.waitMs >= deadline)
        throw error;
    if (next.waitMs >= 5000)
        session.onWait(`${error.message}; trying again in ${(0,src_clock/* formatSeconds */.Xo)(next.waitMs)}`);
    await clock.sleep(next.waitMs, signal);
}
function updateServerTime(session, date = '') {
    const time = Date.parse(date);
    if (Number.isNaN(time) || time < (session.serverTimeMs ?? time))
        return;
    session.serverTimeMs = time;
    session.serverAheadMs = time - Date.now();
}
async function judgeOutcome(session, { name, attempts, refusals }, outcome) {
    const isRead = endpoints/* endpoints */.v[name].method === 'GET';
    const backoff = () => (0,retry/* computeBackoffMs */.wo)(attempts, session.random());
    if (outcome.kind === 'failure') {
        const error = createFailureError(session, name, outcome);
        if (outcome.permanent)
            return { error };
        return isRead || outcome.unsent ? { error, waitMs: backoff(), counts: true } : { error: markAmbiguous(error) };
    }
    if (outcome.status === 429) {
        session.limit.concurrency = 1;
        const asked = (0,retry/* readRetryAfterMs */.jR)({ header: outcome.header('retry-after'), detail: readRetryDetail(outcome.text) }, session.assume, Date.now());
        const error = new errors/* GateError */.ue('RATE_LIMITED', `${formatEndpoint(name)} was refused: too many requests (429)`, {
            status: 429,
            hint: (0,prose/* prose */.CS) `The service limits requests. Raise ${(0,prose/* code */.aY)('timeout-seconds')}, or run fewer gates side by side.`,
        });
        return { error, waitMs: asked ?? Math.max(500, (0,retry/* computeBackoffMs */.wo)(refusals + 1, session.random())), counts: false };
    }
    try {
        const answer = readResponse(name, outcome, (text) => redact(session, text));
        return { answer: name === 'getViolation' ? addCves(answer, session.assume) : answer };
    }
    catch (caught) {
        const error = addContext(session, name, caught);
        const mayRepeat = (0,retry/* isTransient */.dg)(outcome.status) || isSuccess(outcome.status);
        if (!mayRepeat)
            return { error };
        return isRead ? { error, waitMs: backoff(), counts: true } : { error: markAmbiguous(error) };
    }
}
function createFailureError(session, name, outcome) {
    const origin = new URL(session.baseUrl).origin;
    if (outcome.cause instanceof errors/* GateError */.ue) {
        return new errors/* GateError */.ue(outcome.cause.code, `${formatEndpoint(name)} failed: ${outcome.message}`, {
            hint: outcome.cause.hint,
        });
    }
    return new errors/* GateError */.ue('UNAVAILABLE', `${formatEndpoint(name)} failed: ${redact(session, outcome.message)} at ${origin}`, {
        cause: outcome.cause,
        hint: outcome.permanent
            ? 'The certificate of the service is not trusted: set NODE_EXTRA_CA_CERTS to the file of your certificate authority.'
            : 'Check base-url, the network and the proxy settings (HTTPS_PROXY, NO_PROXY) of this machine.',
    });
}
function markAmbiguous(error) {
    return new errors/* GateError */.ue(error.code, error.message, {
        cause: error,
        hint: error.hint,
        status: error.status,
        isAmbiguous: true,
    });
}
const shortestKey = 8;
function redact({ apiKey }, text) {
    return apiKey.length < shortestKey ? text : (0,secret_forms/* removeSecrets */.c)(text, [apiKey]);
}
function addContext(session, name, error) {
    return new errors/* GateError */.ue(error.code, `${formatEndpoint(name)} failed: ${redact(session, error.message)}`, {
        hint: error.hint === undefined ? undefined : (0,prose/* mapProse */.kP)(error.hint, (text) => redact(session, text)),
        isAmbiguous: error.isAmbiguous,
        reason: error.reason,
        status: error.status,
    });
}
function formatEndpoint(name) {
    return `${endpoints/* endpoints */.v[name].method} ${endpoints/* endpoints */.v[name].path}`;
}
const newKeyHint = (0,prose/* prose */.CS) `Create a key in the dashboard (organization settings, API keys) and store it as the secret that ${(0,prose/* code */.aY)('api-key')} reads.`;
async function explain(session, name, error) {
    if (error.status !== 401 || name === 'validateKey')
        return error;
    try {
        const { valid } = (await call({ ...session, limit: (0,p_limit/* default */.A)(1) }, 'validateKey', {}));
        if (valid) {
            return new errors/* GateError */.ue('AUTH', `${error.message}; the key itself is valid, so it lacks access to this resource`, {
                status: 401,
                brief: 'the API key has no access to this repository (401)',
                hint: 'Check that the key belongs to the organization of this repository.',
            });
        }
    }
    catch (caught) {
        if (caught instanceof errors/* GateError */.ue && caught.code === 'CANCELLED')
            return caught;
    }
    return new errors/* GateError */.ue('AUTH', `The service refused the API key: ${error.message}`, {
        status: 401,
        brief: 'the API key was refused (401)',
        hint: newKeyHint,
    });
}
function addCves(violation, assume) {
    const field = assume['cve-field'];
    const stated = field !== '' && Object.hasOwn(violation, field) ? violation[field] : undefined;
    const texts = Array.isArray(stated) ? stated : [stated];
    if (!texts.every((text) => typeof text === 'string'))
        return violation;
    const { advisory } = violation;
    return { ...violation, advisory: { ...advisory, cves: [...(advisory?.cves ?? []), ...texts] } };
}


/***/ }),

/***/ 55661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ endpoints)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(49567);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/compiled/src/api/schemas.js
var api_schemas = __webpack_require__(95396);
;// CONCATENATED MODULE: ./build/compiled/src/api/account-schemas.js


const organization = schemas/* looseObject */._H3({
    id: api_schemas/* identifier */.Cv,
    name: schemas/* string */.YjP(),
    slug: schemas/* string */.YjP(),
    planType: (0,api_schemas/* createOpenEnum */.Wg)(['FREE', 'PRO']),
    isPersonal: schemas/* boolean */.zMY(),
    usageBalance: schemas/* number */.aig(),
    createdAt: api_schemas/* timestamp */.vE,
    updatedAt: api_schemas/* timestamp */.vE,
});
const keyValidation = schemas/* looseObject */._H3({
    valid: schemas/* boolean */.zMY(),
    user: schemas/* nullish */.cl6(schemas/* looseObject */._H3({ id: schemas/* string */.YjP(), email: schemas/* string */.YjP(), name: schemas/* string */.YjP() }).partial()),
    organizations: schemas/* nullish */.cl6(schemas/* array */.YOg(schemas/* unknown */.L5J())),
    permissions: schemas/* nullish */.cl6(schemas/* array */.YOg(schemas/* string */.YjP())),
    authenticatedAt: schemas/* nullish */.cl6(api_schemas/* timestamp */.vE),
});
const cliInformation = schemas/* looseObject */._H3({
    cli: schemas/* looseObject */._H3({
        name: schemas/* string */.YjP(),
        version: schemas/* string */.YjP(),
        supportedPlatforms: schemas/* array */.YOg(schemas/* string */.YjP()),
        supportedArchitectures: schemas/* array */.YOg(schemas/* string */.YjP()),
    }),
    api: schemas/* looseObject */._H3({ version: schemas/* string */.YjP(), baseUrl: schemas/* string */.YjP(), endpoints: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()) }),
    supportedFormats: schemas/* array */.YOg(schemas/* string */.YjP()),
    supportedProviders: schemas/* array */.YOg(schemas/* string */.YjP()),
    capabilities: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
});
const health = schemas/* looseObject */._H3({
    status: schemas/* string */.YjP(),
    version: schemas/* optional */.lqM(schemas/* string */.YjP()),
    timestamp: schemas/* optional */.lqM(api_schemas/* timestamp */.vE),
    services: schemas/* optional */.lqM(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())),
});

// EXTERNAL MODULE: ./build/compiled/src/api/words.js
var words = __webpack_require__(56845);
;// CONCATENATED MODULE: ./build/compiled/src/api/endpoints.js




const sortNames = { sortBy: 'sort-field-parameter', sortOrder: 'sort-order-parameter' };
const paging = {
    page: schemas/* optional */.lqM(coerce/* number */.ai().check(schemas/* int */.Whr(), api/* _gte */.qm(1))),
    limit: schemas/* optional */.lqM(coerce/* number */.ai().check(schemas/* int */.Whr(), api/* _gte */.qm(1), api/* _lte */.Zm(100))),
};
const endpoints_text = schemas/* optional */.lqM(schemas/* string */.YjP());
const chooseFrom = (words) => schemas/* optional */.lqM(schemas/* enum */.k5n(words));
const severityList = schemas/* string */.YjP().check(schemas/* refine */.YPB((list) => list.split(',').every((word) => words/* severityFilters */.$l.some((known) => known === word)), {
    error: `expected a comma-separated list of ${words/* severityFilters */.$l.join(', ')}`,
}));
const endpoints = {
    listOrganizations: {
        method: 'GET',
        path: '/organizations',
        query: schemas/* strictObject */.rej({
            ...paging,
            search: endpoints_text,
            status: chooseFrom(['active', 'inactive']),
            sortBy: chooseFrom(['name', 'createdAt', 'updatedAt']),
            sortOrder: chooseFrom(words/* sortOrders */.iu),
        }),
        list: 'organizations',
        style: 'enveloped',
        success: 200,
        scope: 'organization:read',
        answer: organization,
    },
    validateKey: {
        method: 'GET',
        path: '/cli/auth/validate',
        style: 'enveloped',
        success: 200,
        scope: 'any key',
        answer: keyValidation,
    },
    getCliInfo: {
        method: 'GET',
        path: '/cli/info',
        style: 'enveloped',
        success: 200,
        scope: 'none',
        answer: cliInformation,
    },
    getHealth: {
        method: 'GET',
        path: '/health',
        style: 'enveloped',
        success: 200,
        scope: 'none',
        answer: health,
    },
    listRepositories: {
        method: 'GET',
        path: '/repositories',
        query: schemas/* strictObject */.rej({
            ...paging,
            search: endpoints_text,
            provider: endpoints_text,
            status: chooseFrom(words/* repositoryStatuses */.De),
            sortBy: chooseFrom(['name', 'createdAt', 'updatedAt', 'lastScanAt']),
            sortOrder: chooseFrom(words/* sortOrders */.iu),
        }),
        assumedNames: { provider: 'provider-parameter', status: 'status-parameter', ...sortNames },
        list: 'repositories',
        style: 'bare',
        success: 200,
        scope: 'repository:read',
        answer: api_schemas/* repositoryItem */.sq,
    },
    getRepository: {
        method: 'GET',
        path: '/repositories/{repository_id}',
        style: 'bare',
        success: 200,
        scope: 'repository:read',
        answer: api_schemas/* repositoryDetail */.aA,
    },
    updateRepository: {
        method: 'PATCH',
        path: '/repositories/{repository_id}',
        style: 'bare',
        success: 200,
        scope: 'repository:write',
        body: api_schemas/* repositorySettings */.C6,
        answer: schemas/* unknown */.L5J(),
    },
    listScans: {
        method: 'GET',
        path: '/scans',
        query: schemas/* strictObject */.rej({
            ...paging,
            repository_id: endpoints_text,
            status: chooseFrom(words/* scanStatuses */.O5),
            scanType: chooseFrom(words/* scanTypes */.vz),
            sortBy: chooseFrom(['startedAt', 'completedAt', 'status']),
            sortOrder: chooseFrom(words/* sortOrders */.iu),
        }),
        assumedNames: { status: 'status-parameter', scanType: 'scan-type-parameter', ...sortNames },
        list: 'scans',
        style: 'bare',
        success: 200,
        scope: 'scan:read',
        answer: api_schemas/* scanItem */.zc,
    },
    startScan: {
        method: 'POST',
        path: '/scans',
        style: 'bare',
        success: 201,
        scope: 'scan:write',
        body: api_schemas/* scanRequest */.dC,
        answer: api_schemas/* scanStarted */.D7,
    },
    getScan: {
        method: 'GET',
        path: '/scans/{scan_id}',
        style: 'bare',
        success: 200,
        scope: 'scan:read',
        answer: api_schemas/* scanDetail */.D9,
    },
    listViolations: {
        method: 'GET',
        path: '/violations',
        query: schemas/* strictObject */.rej({
            ...paging,
            repository_id: endpoints_text,
            severity: schemas/* optional */.lqM(severityList),
            status: chooseFrom(words/* violationStatusFilters */.nZ),
        }),
        assumedNames: { status: 'status-parameter' },
        list: 'violations',
        style: 'bare',
        success: 200,
        scope: 'violation:read',
        answer: api_schemas/* violationItem */.v,
    },
    getViolation: {
        method: 'GET',
        path: '/violations/{violation_id}',
        style: 'bare',
        success: 200,
        scope: 'violation:read',
        answer: api_schemas/* violationDetail */.hM,
    },
    suppressViolation: {
        method: 'POST',
        path: '/violations/{violation_id}/suppress',
        style: 'bare',
        success: 200,
        scope: 'violation:write',
        body: api_schemas/* suppression */.iO,
        answer: schemas/* unknown */.L5J(),
    },
};


/***/ }),

/***/ 95396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ scanDiagnostic),
/* harmony export */   C6: () => (/* binding */ repositorySettings),
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   D7: () => (/* binding */ scanStarted),
/* harmony export */   D9: () => (/* binding */ scanDetail),
/* harmony export */   J2: () => (/* binding */ listPagination),
/* harmony export */   Nd: () => (/* binding */ responseMeta),
/* harmony export */   Wg: () => (/* binding */ createOpenEnum),
/* harmony export */   aA: () => (/* binding */ repositoryDetail),
/* harmony export */   dC: () => (/* binding */ scanRequest),
/* harmony export */   hM: () => (/* binding */ violationDetail),
/* harmony export */   iO: () => (/* binding */ suppression),
/* harmony export */   jJ: () => (/* binding */ envelopePagination),
/* harmony export */   sq: () => (/* binding */ repositoryItem),
/* harmony export */   t4: () => (/* binding */ errorBody),
/* harmony export */   u7: () => (/* binding */ scanLanguage),
/* harmony export */   v: () => (/* binding */ violationItem),
/* harmony export */   vE: () => (/* binding */ timestamp),
/* harmony export */   w4: () => (/* binding */ scanCoverage),
/* harmony export */   zc: () => (/* binding */ scanItem)
/* harmony export */ });
/* unused harmony export advisory */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88343);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56985);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
/* harmony import */ var _severity_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26436);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56845);



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
const violationDetail = violationItem.extend({
    description: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    cwe: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    code_snippet: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    remediation: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()),
    first_detected: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
    last_seen: zod__WEBPACK_IMPORTED_MODULE_2__/* .nullish */ .cl6(timestamp),
    advisory: createPreprocessedSchema(keepDocumentedAdvisory, zod__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(advisory)),
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


/***/ }),

/***/ 93916:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ readContext)
});

// EXTERNAL MODULE: ./build/compiled/src/ci/systems/registry.js + 11 modules
var registry = __webpack_require__(78737);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/git/files.js
var files = __webpack_require__(96287);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
// EXTERNAL MODULE: ./build/compiled/src/report/neutral.js
var neutral = __webpack_require__(65633);
// EXTERNAL MODULE: ./build/compiled/src/ci/remote.js
var remote = __webpack_require__(33880);
// EXTERNAL MODULE: ./build/compiled/src/ci/repository-url.js
var repository_url = __webpack_require__(69986);
;// CONCATENATED MODULE: ./build/compiled/src/ci/context/change.js
function readChange(ci) {
    if (ci === undefined || (ci.isChange !== true && ci.isFork !== true && ci.pullRequest === undefined))
        return undefined;
    const fork = ci.isFork === undefined ? 'unknown' : ci.isFork ? 'yes' : 'no';
    return { number: ci.pullRequest, author: ci.author, fork, isDraft: ci.isDraft };
}
function mayBeFork(ci) {
    const change = readChange(ci);
    return change !== undefined && change.fork !== 'no';
}

// EXTERNAL MODULE: ./build/compiled/src/git/commit-name.js
var commit_name = __webpack_require__(84191);
// EXTERNAL MODULE: ./build/compiled/src/once.js
var once = __webpack_require__(88066);
;// CONCATENATED MODULE: ./build/compiled/src/ci/context/checkout.js





function readCheckoutLazily(folder) {
    const git = (0,files/* createGit */.lD)(folder);
    return {
        isCheckout: () => (0,files/* isCheckout */.VI)(folder),
        branch: async () => stripHeadsPrefix(await git('symbolic-ref', '--quiet', 'HEAD')),
        head: () => (0,files/* resolveSha */.vc)('HEAD', git),
        address: () => git('remote', 'get-url', 'origin'),
        defaultBranch: () => readRememberedDefaultBranch(git),
    };
}
function readCheckoutTogether(folder) {
    const later = readCheckoutLazily(folder);
    const readHeadOnce = (0,once/* runOnce */.Jh)(() => (0,files/* readCheckoutHead */.VH)(folder));
    return {
        isCheckout: async () => (await readHeadOnce()) !== undefined || later.isCheckout(),
        branch: async () => {
            const head = await readHeadOnce();
            return head === undefined ? later.branch() : stripHeadsPrefix(head.ref);
        },
        head: async () => (await readHeadOnce())?.sha ?? later.head(),
        address: (0,once/* runOnce */.Jh)(later.address),
        defaultBranch: (0,once/* runOnce */.Jh)(later.defaultBranch),
    };
}
function readCheckoutEagerly(folder) {
    const reader = readCheckoutTogether(folder);
    void Promise.allSettled([reader.head(), reader.address(), reader.defaultBranch()]);
    return reader;
}
const stripHeadsPrefix = (ref) => stripPrefix(ref, 'refs/heads/');
async function readRememberedDefaultBranch(git) {
    return stripPrefix(await git('symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'), 'refs/remotes/origin/');
}
function stripPrefix(ref, prefix) {
    return ref?.startsWith(prefix) ? ref.slice(prefix.length) : undefined;
}
function checkCommit(head, path, expected) {
    if (expected.includes(head))
        return;
    throw new errors/* GateError */.ue('CONFIG', `The checkout ${path} stands at ${head.slice(0, 12)}, but the event is about another commit`, {
        reason: 'moved',
        brief: 'the checkout is at another commit',
        hint: 'Check out the commit of the event before the gate, for example with actions/checkout.',
    });
}
async function checkBuiltCommit(ci, path) {
    const named = [ci.headSha, ci.builtSha].filter((sha) => sha !== undefined);
    if (named.length === 0)
        return;
    const git = (0,files/* createGit */.lD)(path);
    const head = (await (0,files/* resolveSha */.vc)('HEAD', git)) ?? '';
    const sides = await readMergeParents(git);
    const isBuilt = [head, ...sides].some((sha) => named.some((each) => sha.startsWith(each)));
    if (!isBuilt)
        checkCommit(head, path, []);
}
async function readMergeParents(git) {
    const parents = (0,commit_name/* parseParents */.rf)((await git('cat-file', 'commit', 'HEAD')) ?? '');
    return parents.length > 1 ? parents : [];
}
async function resolveBuiltCommit({ headSha: named }, git) {
    if (named === undefined || (0,commit_name/* isFullSha */.Wf)(named))
        return named;
    const sha = await (0,files/* resolveSha */.vc)(named, git);
    return sha?.startsWith(named) ? sha : undefined;
}
const listHeadRefs = (number) => [
    `refs/pull/${number}/head`,
    `refs/merge-requests/${number}/head`,
    `refs/pull-requests/${number}/from`,
];
async function findCommitInCheckout(branch, { isChange, headRef, pullRequest }, { git, checkout }) {
    const head = await checkout.head();
    const sides = isChange === true ? await readMergeParents(git) : [];
    if (sides.length === 0 || head === undefined)
        return head;
    const candidates = [head, ...sides];
    const kept = headRef === undefined ? undefined : await (0,files/* resolveSha */.vc)(headRef, git);
    if (kept !== undefined && candidates.includes(kept))
        return kept;
    const refs = pullRequest === undefined ? [] : listHeadRefs(pullRequest);
    const remoteRefs = await (0,remote/* listRemoteRefs */.R8)([...refs, ...(branch === undefined ? [] : [`refs/heads/${branch}`])], git);
    return remoteRefs.map(({ sha }) => sha).find((sha) => candidates.includes(sha));
}
async function findBranchAt(sha, git) {
    const names = sha === undefined ? [] : (await (0,remote/* listRemoteRefs */.R8)(['refs/heads/*'], git)).filter((ref) => ref.sha === sha);
    return names.length === 1 ? names[0]?.ref.slice('refs/heads/'.length) : undefined;
}
async function isBranchAtCommit(branch, sha, git) {
    const head = await (0,remote/* readRemoteBranch */.H)(branch, git);
    return head.kind === 'at' && head.sha === sha;
}

// EXTERNAL MODULE: ./build/compiled/src/ci/context/context.js
var context = __webpack_require__(25159);
;// CONCATENATED MODULE: ./build/compiled/src/ci/context/source-rules.js




function buildGithubSources(subject, pullRequest, policy) {
    return {
        head: { kind: 'github', branch: subject.branch },
        trustedPolicy: chooseGithubPolicy(subject, policy),
        judgedPolicy: { kind: 'github', ref: formatJudgedRef(subject) },
        diff: chooseGithubDiff(subject, { pullRequest, headSha: subject.headSha }),
        defaultDiff: chooseDefaultDiff(subject, subject.headSha),
    };
}
function buildRefusedSources(trustedPolicy) {
    return { head: undefined, trustedPolicy, judgedPolicy: undefined, diff: undefined };
}
function buildCheckoutSources(subject, { path, ...proposed }, policy) {
    return {
        head: path === undefined ? undefined : { kind: 'checkout', path },
        trustedPolicy: chooseCurrentPolicy(subject, path, policy),
        judgedPolicy: chooseCheckoutPolicy(subject, path),
        diff: chooseGithubDiff(subject, proposed),
        defaultDiff: chooseDefaultDiff(subject, proposed.headSha),
    };
}
function chooseGithubDiff({ base, headSha }, proposed) {
    const { pullRequest: number, headSha: proposedSha } = proposed;
    if (number !== undefined)
        return { kind: 'pull-request', number, base, headSha: proposedSha };
    if (base === undefined)
        return undefined;
    return { kind: 'comparison', baseSha: base.sha, baseBranch: base.branch, headSha: headSha ?? proposedSha };
}
function chooseDefaultDiff(subject, headSha) {
    const { defaultBranch: baseBranch } = subject;
    if (baseBranch === undefined || headSha === undefined || !(0,context/* hasUntrustedBase */.az)(subject))
        return undefined;
    return { kind: 'comparison', baseSha: undefined, baseBranch, headSha };
}
function chooseGithubPolicy(subject, { ref }) {
    if (ref !== undefined)
        return { kind: 'github', ref };
    if (subject.defaultBranch !== undefined)
        return { kind: 'github', ref: `heads/${subject.defaultBranch}` };
    const why = new errors/* GateError */.ue('CONFIG', 'The event does not name the default branch', {
        hint: 'Set policy-ref to the branch that contains the policy.',
    });
    return { kind: 'unreadable', why };
}
function chooseCurrentPolicy(subject, path, policy) {
    const source = chooseGithubPolicy(subject, policy);
    const { trust, defaultBranch: branch, headSha: sha } = subject;
    const isOwn = trust === 'own' && policy.ref === undefined;
    if (source.kind !== 'github' || !isOwn || path === undefined || branch === undefined || sha === undefined)
        return source;
    return { ...source, otherwise: { path, branch, sha } };
}
function formatJudgedRef({ headSha, branch }) {
    return headSha ?? `heads/${branch}`;
}
function chooseCheckoutPolicy({ headSha, branch }, path) {
    if (path !== undefined)
        return { kind: 'checkout', path, ref: headSha ?? branch, otherwise: 'HEAD' };
    const why = new errors/* GateError */.ue('NOT_FOUND', 'There is no checkout here to read it from', {
        hint: 'Run the gate in a checkout of the repository, or name a central policy: config-file GIT-URL//path@ref (on GitHub owner/repo/path@ref).',
    });
    return { kind: 'unreadable', why };
}
function buildPipelineSources(subject, origin, policy) {
    const { path, ci, judged, isRefused, conflict } = origin;
    if (path === undefined && (ci === undefined || policy.isCentral))
        return buildRefusedSources(undefined);
    const judgedPolicy = chooseCheckoutPolicy(subject, path);
    const isOwn = path === undefined || (subject.trust === 'own' && policy.ref === undefined);
    const trustedPolicy = isOwn ? judgedPolicy : chooseOriginPolicy(subject, { path, ci, conflict }, policy);
    if (isRefused || path === undefined)
        return buildRefusedSources(trustedPolicy);
    const alone = judged.kind === 'commit' ? judged.defaultBranch : undefined;
    const diff = chooseCheckoutDiff(ci === undefined ? { ...subject, base: undefined } : subject, {
        path,
        alone,
        wholeHistory: ci?.wholeHistory,
    });
    return {
        head: judged.kind === 'branch' ? { kind: 'origin', path, branch: subject.branch } : { kind: 'checkout', path },
        trustedPolicy,
        judgedPolicy,
        diff,
        defaultDiff: (0,context/* hasUntrustedBase */.az)(subject) ? diff : undefined,
    };
}
function chooseOriginPolicy({ defaultBranch }, { path, ci, conflict }, { ref }) {
    if (ref !== undefined && (ci === undefined || (0,commit_name/* isFullSha */.Wf)(ref)))
        return { kind: 'checkout', path, ref };
    if (ci !== undefined && mayBeFork(ci) && ci.isForkOfOrigin !== true) {
        return createUnreadableSource('The checkout may be of the fork that proposes this, whose author would choose the policy', 'Name the trusted policy: config-file GIT-URL//path@ref (on GitHub owner/repo/path@ref), or a commit by its full SHA in policy-ref.');
    }
    const branch = ref?.replace(/^(?:refs\/)?heads\//, '') ?? defaultBranch;
    if (branch !== undefined)
        return { kind: 'origin', path, branch };
    if (ci?.id === 'unattended') {
        return createUnreadableSource('no origin says which branch is the default one', 'On your own machine, add --local. Elsewhere, let git read origin.');
    }
    return createUnreadableSource(conflict ?? 'The default branch, which the policy is read from, is not known', 'Let git in this job read origin, or name a branch or the full SHA of a commit with the trusted policy: policy-ref.');
}
function createUnreadableSource(message, hint) {
    return { kind: 'unreadable', why: new errors/* GateError */.ue('NOT_FOUND', message, { hint }) };
}
function chooseCheckoutDiff({ headSha, trust, ...subject }, { path, alone, wholeHistory }) {
    const branch = (0,context/* hasUntrustedBase */.az)(subject) ? subject.defaultBranch : subject.base?.branch;
    if (branch !== undefined)
        return { kind: 'origin', path, headSha, branch, wholeHistory };
    return trust === 'proposal' ? undefined : { kind: 'default-branch', path, headSha, alone };
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/context/pipeline.js










async function readPipeline({ variables, folder, isAttended }, judged, policy) {
    const run = (0,registry/* readCiRun */.Cn)(variables) ?? (isAttended ? undefined : registry/* unattendedRun */.cv);
    if (run?.unsupported !== undefined)
        throw createUnsupportedError(run);
    if (judged.kind === 'branch')
        refuseTag(run, judged.named);
    const git = (0,files/* createGit */.lD)(folder);
    const ask = run === undefined ? readCheckoutEagerly : readCheckoutTogether;
    const checkout = judged.kind === 'commit' ? readCheckoutLazily(folder) : ask(folder);
    const path = judged.kind === 'commit' || (await checkout.isCheckout()) ? folder : undefined;
    const isPart = run !== undefined && (await (0,files/* isSubmodule */.Xz)(folder));
    if (isPart && run.id !== 'unattended')
        throw createSubmoduleError(folder);
    const asked = { folder, path, git, checkout, ci: run, isPart };
    const { repositoryUrl, ...found } = await readCheckoutFacts(asked, judged);
    const ci = run && (await resolveFork(run, judged.kind === 'branch' ? found : undefined, asked));
    const origin = { ...asked, ci };
    const isRefused = judged.kind === 'branch' && ci !== undefined && mayBeFork(ci);
    if (found.branch === undefined && !isRefused)
        throw createNoBranchError(path, folder);
    const checkoutFacts = { ...found, branch: found.branch ?? '' };
    const { subject, conflict } = await determineSubject(checkoutFacts, judged, origin);
    const refusal = isRefused ? createForkPipelineError(subject) : undefined;
    const refused = { branch: subject.defaultBranch ?? subject.branch, headSha: undefined, base: undefined };
    return {
        ...{ system: detectSystem(ci), event: ci?.name, repositoryUrl, runUrl: ci?.runUrl },
        ...(refusal === undefined ? subject : { ...subject, ...refused }),
        ...(refusal === undefined && ci?.branch !== undefined && { builtBranch: ci.branch }),
        change: refusal === undefined ? readChange(ci) : undefined,
        isPublic: ci?.isPublic ?? (ci !== undefined && ci.id !== 'unattended'),
        ...(ci !== undefined && ci.id !== 'unattended' && ci.isPublic === undefined && { isPublicAssumed: true }),
        sources: buildPipelineSources(subject, { ...origin, judged, isRefused, conflict }, policy),
        refusal,
    };
}
function detectSystem(ci) {
    if (ci === undefined)
        return 'laptop';
    return ci.id === 'github' ? 'other' : ci.id;
}
async function readCheckoutFacts({ folder, path, git, checkout, ci }, judged) {
    if (ci !== undefined && judged.kind !== 'branch')
        await checkBuiltCommit(ci, folder);
    if (judged.kind === 'commit') {
        return { branch: judged.branch, headSha: judged.sha, repositoryUrl: judged.repositoryUrl };
    }
    const { named } = judged;
    const [checkedOut, address] = await Promise.all([checkout.branch(), checkout.address()]);
    if (ci !== undefined)
        checkBranchAndRepository(ci, { named, address });
    const statedUrl = ci?.repositoryUrl ?? address;
    const repositoryUrl = statedUrl === undefined ? undefined : (0,repository_url/* formatRepositoryUrl */.Ls)(statedUrl);
    const here = ci?.isChange === true ? undefined : checkedOut;
    const branch = named ?? ci?.branch ?? here;
    if (ci === undefined || judged.kind === 'folder') {
        const revision = judged.kind === 'folder' ? (branch ?? 'HEAD') : branch;
        const isElsewhere = ci === undefined && checkedOut !== undefined && revision !== checkedOut;
        return { branch: revision, headSha: isElsewhere ? undefined : await checkout.head(), repositoryUrl };
    }
    const headSha = (await resolveBuiltCommit(ci, git)) ?? (await findCommitInCheckout(branch, ci, { git, checkout }));
    const found = branch ?? (path === undefined ? undefined : await findBranchAt(headSha, git));
    return { branch: found, headSha, repositoryUrl };
}
async function resolveFork(ci, found, { git, checkout }) {
    if (readChange(ci)?.fork !== 'unknown' || ci.isForkOfOrigin !== true)
        return ci;
    const sha = found?.headSha ??
        (await resolveBuiltCommit(ci, git)) ??
        (await findCommitInCheckout(ci.branch, ci, { git, checkout }));
    const branch = ci.branch ?? found?.branch ?? (await findBranchAt(sha, git));
    const isOwn = branch !== undefined && (await isBranchAtCommit(branch, sha, git));
    return isOwn ? { ...ci, isFork: false } : ci;
}
async function determineSubject(checkoutFacts, judged, { ci, git, checkout, isPart }) {
    if (ci === undefined)
        return { subject: { ...checkoutFacts, ...(await readLaptopBase(judged, checkout)), trust: 'own' } };
    const asked = isPart ? undefined : await (0,remote/* readRemoteDefaultBranch */.EX)(git);
    const isContradicted = ci.defaultBranch !== undefined && asked !== undefined && ci.defaultBranch !== asked.name;
    const conflict = isContradicted
        ? `A variable of ${ci.name} says that ${(0,neutral/* neutralizeLine */.a0)(ci.defaultBranch ?? '', 140)} is the default branch, and origin says ${(0,neutral/* neutralizeLine */.a0)(asked?.name ?? '', 140)}`
        : undefined;
    const defaultBranch = isContradicted ? undefined : (ci.defaultBranch ?? asked?.name);
    const name = ci.branch ?? (judged.kind === 'branch' ? checkoutFacts.branch : await findOwnBranch(ci, { git, checkout }));
    const isDefault = readChange(ci) === undefined && (name === undefined || name === defaultBranch);
    const baseBranch = ci.baseBranch ?? (isDefault ? undefined : defaultBranch);
    const base = baseBranch === undefined ? undefined : { branch: baseBranch, sha: undefined };
    const isCertain = isDefault && checkoutFacts.headSha !== undefined && defaultBranch !== undefined;
    const head = isCertain ? (asked?.now ?? (await (0,remote/* readRemoteBranch */.H)(defaultBranch, git))) : undefined;
    const isOwn = head?.kind === 'at' && head.sha === checkoutFacts.headSha;
    const subject = { ...checkoutFacts, base, defaultBranch, trust: isOwn ? 'own' : 'proposal' };
    return { subject, ...(conflict !== undefined && { conflict }) };
}
async function findOwnBranch(ci, { git, checkout }) {
    if (ci.id === 'unattended')
        return checkout.branch();
    return ci.tag === undefined ? findBranchAt(await checkout.head(), git) : undefined;
}
async function readLaptopBase(judged, checkout) {
    const rememberedBranch = await checkout.defaultBranch();
    const defaultBranch = rememberedBranch ?? (judged.kind === 'commit' ? judged.defaultBranch : undefined);
    const isOther = judged.kind === 'commit' && defaultBranch !== undefined && judged.branch !== defaultBranch;
    return { base: isOther ? { branch: defaultBranch, sha: undefined } : undefined, defaultBranch };
}
function checkBranchAndRepository(ci, { named, address }) {
    if (named !== undefined && ci.branch !== undefined && named !== ci.branch) {
        throw new errors/* GateError */.ue('CONFIG', `branch: ${named} is not ${ci.branch}, which ${ci.name} builds`, {
            reason: 'wrong-ref',
            hint: 'Remove branch: the gate scans what the job builds.',
        });
    }
    const [told, found] = [ci.repositoryUrl, address].map((url) => (0,repository_url/* parseRepositoryUrl */.fn)(url ?? ''));
    const isComparable = told !== undefined && found !== undefined && found.host !== '' && ci.isFork !== true;
    if (!isComparable || told.path.toLowerCase() === found.path.toLowerCase())
        return;
    throw new errors/* GateError */.ue('CONFIG', `${ci.name} builds ${ci.repositoryUrl}, this folder is a checkout of ${(0,repository_url/* formatRepositoryUrl */.Ls)(address ?? '')}`, {
        reason: 'foreign-repository',
        hint: 'Run the gate in the checkout of the repository that is built.',
    });
}
function createUnsupportedError({ name, unsupported: what = '' }) {
    return new errors/* GateError */.ue('CONFIG', `Not scanned: ${name} builds ${what}, which is not supported`, {
        reason: 'wrong-ref',
        hint: 'Run the gate in jobs that build a branch or a pull request.',
    });
}
function createSubmoduleError(folder) {
    return new errors/* GateError */.ue('CONFIG', `${folder} is a submodule of the repository that is built, whose branch chose it`, {
        reason: 'foreign-repository',
        hint: 'Run the gate in the checkout of the repository that is built.',
    });
}
function createNoBranchError(path, folder) {
    const message = path === undefined
        ? `The branch to scan is not known: ${folder} is not a git checkout`
        : 'The branch to scan is not known: the checkout is at a commit, not on a branch';
    return new errors/* GateError */.ue('CONFIG', message, { reason: 'wrong-ref', hint: 'Set the branch with --branch.' });
}
function refuseTag(ci, named) {
    if (named !== undefined || ci?.branch !== undefined || ci?.tag === undefined)
        return;
    throw new errors/* GateError */.ue('CONFIG', `Not scanned: ${ci.name} builds the tag ${(0,neutral/* neutralizeLine */.a0)(ci.tag, 140)}, and no branch`, {
        reason: 'wrong-ref',
        hint: (0,prose/* prose */.CS) `Leave tags out of the job that runs the gate, or name a branch with ${(0,prose/* code */.aY)('--branch')}.`,
    });
}
function createForkPipelineError({ defaultBranch }) {
    const refusal = new errors/* GateError */.ue('CONFIG', 'Not scanned: the pull request comes from a fork of this repository', {
        reason: 'fork',
        hint: (0,prose/* prose */.CS) `The service can scan only branches of this repository. For forks, run the gate with ${(0,prose/* code */.aY)('scan-gate run --embedded')}, or let them pass with ${(0,prose/* code */.aY)('--on-inconclusive fork=warn')}.`,
    });
    if (defaultBranch === undefined)
        throw refusal;
    return refusal;
}

// EXTERNAL MODULE: ./build/compiled/src/git/regular-file.js
var regular_file = __webpack_require__(70519);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
;// CONCATENATED MODULE: ./build/compiled/src/ci/github/payload.js



const sha = schemas/* string */.YjP().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i);
const payload_name = schemas/* string */.YjP().regex(/^[^\0-\x1f\x7f-\x9f]+$/);
const ordinal = schemas/* int */.Whr().positive();
const time = schemas/* string */.YjP()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/)
    .refine((text) => !Number.isNaN(Date.parse(text)));
function tolerate(shape) {
    return shape.optional().catch(undefined);
}
const repository = schemas/* object */.Ikc({
    id: schemas/* nullish */.cl6(schemas/* number */.aig()),
    full_name: schemas/* optional */.lqM(payload_name),
    default_branch: schemas/* nullish */.cl6(payload_name),
    private: schemas/* nullish */.cl6(schemas/* boolean */.zMY()),
    visibility: schemas/* nullish */.cl6(schemas/* string */.YjP()),
});
const pull = schemas/* object */.Ikc({
    number: ordinal,
    head: schemas/* object */.Ikc({ ref: payload_name, sha, repo: schemas/* nullish */.cl6(repository) }),
    base: schemas/* object */.Ikc({ ref: payload_name, sha }),
    draft: tolerate(schemas/* boolean */.zMY()),
    user: tolerate(schemas/* object */.Ikc({ login: schemas/* string */.YjP() })),
});
const ownBase = schemas/* object */.Ikc({ ref: payload_name, sha, repo: schemas/* object */.Ikc({ id: schemas/* number */.aig() }) });
const ofRepository = { repository: schemas/* optional */.lqM(repository) };
const common = schemas/* object */.Ikc(ofRepository);
const pushed = schemas/* object */.Ikc({ ref: payload_name, after: sha, deleted: schemas/* optional */.lqM(schemas/* boolean */.zMY()) });
const dispatched = schemas/* object */.Ikc({ ref: schemas/* optional */.lqM(payload_name) });
const pullRequested = schemas/* object */.Ikc({ ...ofRepository, action: tolerate(schemas/* string */.YjP()), pull_request: pull });
const other = schemas/* object */.Ikc({ ...ofRepository, pull_request: schemas/* optional */.lqM(pull) });
const merging = schemas/* object */.Ikc({
    merge_group: schemas/* object */.Ikc({ head_ref: payload_name, head_sha: sha, base_ref: payload_name, base_sha: sha }),
});
const finished = schemas/* object */.Ikc({
    ...ofRepository,
    workflow_run: schemas/* object */.Ikc({
        event: schemas/* string */.YjP(),
        head_branch: schemas/* nullish */.cl6(payload_name),
        head_sha: sha,
        head_repository: schemas/* nullish */.cl6(repository),
        pull_requests: schemas/* nullish */.cl6(schemas/* array */.YOg(schemas/* object */.Ikc({ number: ordinal, base: ownBase }))),
    }),
});
const named = schemas/* object */.Ikc({ ref: schemas/* optional */.lqM(schemas/* string */.YjP()) });
const anyEvent = schemas/* object */.Ikc({
    ref: tolerate(schemas/* string */.YjP()),
    after: tolerate(schemas/* string */.YjP()),
    deleted: tolerate(schemas/* boolean */.zMY()),
    merge_group: tolerate(schemas/* object */.Ikc({ head_ref: tolerate(schemas/* string */.YjP()), head_sha: tolerate(schemas/* string */.YjP()) })),
    pull_request: tolerate(schemas/* object */.Ikc({ number: tolerate(schemas/* number */.aig()), head: tolerate(named), base: tolerate(named) })),
});
const parsePayloadSha = (stated) => readAs(sha, stated);
const oneParse = { jitless: true };
function readAs(shape, payload) {
    return shape.safeParse(payload, oneParse).data;
}
function parsePayload(shape, payload, event) {
    const { success, data, error } = shape.safeParse(payload, oneParse);
    if (success)
        return data;
    const fields = new Set(error.issues.map(({ path }) => path.join('.') || 'everything'));
    throw createWrongRefError(`The payload of the ${(0,neutral/* neutralizeLine */.a0)(event, 60)} event is not what GitHub sends: look at ${[...fields].join(', ')}`, 'The file that GITHUB_EVENT_PATH names must be the one that the runner wrote.');
}
function createWrongRefError(message, hint) {
    return new errors/* GateError */.ue('CONFIG', message, { reason: 'wrong-ref', hint });
}
const moment = tolerate(schemas/* nullish */.cl6(schemas/* union */.KCZ([schemas/* number */.aig(), time])));
const timed = tolerate(schemas/* nullish */.cl6(schemas/* object */.Ikc({ pushed_at: moment, updated_at: moment, created_at: moment })));
const times = schemas/* object */.Ikc({
    repository: timed,
    pull_request: timed,
    workflow_run: timed,
    head_commit: tolerate(schemas/* nullish */.cl6(schemas/* object */.Ikc({ timestamp: moment }))),
});
function readLatestPushTimeMs(payload) {
    const { repository, pull_request: pull, workflow_run: run, head_commit: commit } = readAs(times, payload) ?? {};
    const measured = [repository?.pushed_at, pull?.updated_at, run?.created_at].map(toMilliseconds);
    const statedTimes = measured.filter((time) => time !== undefined);
    return statedTimes.length === 0 ? undefined : Math.max(...statedTimes, toMilliseconds(commit?.timestamp) ?? 0);
}
function toMilliseconds(time) {
    if (time === undefined || time === null)
        return undefined;
    return typeof time === 'number' ? time * 1000 : Date.parse(time);
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/github/variables.js



const ofPull = {
    GITHUB_HEAD_REF: ({ pull_request: pull }) => pull?.head?.ref,
    GITHUB_BASE_REF: ({ pull_request: pull }) => pull?.base?.ref,
};
const statedVariables = {
    push: { GITHUB_REF: ({ ref }) => ref, GITHUB_SHA: ({ after, deleted }) => (deleted ? undefined : after) },
    workflow_dispatch: { GITHUB_REF: ({ ref }) => (ref?.startsWith('refs/') ? ref : undefined) },
    merge_group: {
        GITHUB_REF: ({ merge_group: group }) => group?.head_ref,
        GITHUB_SHA: ({ merge_group: group }) => group?.head_sha,
    },
};
function checkVariables(payload, env, event) {
    const read = statedVariables[event] ?? ofPull;
    const said = readAs(anyEvent, payload);
    const statements = said === undefined ? [] : Object.entries(read).map(([name, of]) => [name, of(said)]);
    for (const [name, stated] of statements) {
        const set = env[name];
        if (stated === undefined || !set || stated === set)
            continue;
        if (name === 'GITHUB_SHA' && stated.toLowerCase() === set.toLowerCase())
            continue;
        throw createEventMismatchError(`The event file says ${(0,neutral/* neutralizeLine */.a0)(stated, 140)} where ${name} is ${(0,neutral/* neutralizeLine */.a0)(set, 140)}`);
    }
    const number = /^refs\/pull\/(\d+)\//.exec(env.GITHUB_REF ?? '')?.[1];
    const pull = said?.pull_request?.number;
    if (number === undefined || pull === undefined || Number(number) === pull)
        return;
    throw createEventMismatchError(`The event file is about pull request ${pull}, the run about ${number}`);
}
function createEventMismatchError(message) {
    return new errors/* GateError */.ue('CONFIG', message, {
        reason: 'settings',
        hint: 'The file that GITHUB_EVENT_PATH names must be the one that the runner wrote. Run the gate in a job of its own.',
    });
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/github/event.js





const headsPrefix = 'refs/heads/';
const readers = {
    push: { isBound: true, read: readPush },
    pull_request: { isBound: true, read: readPullRequest },
    pull_request_target: { isBound: true, read: readPullRequest },
    merge_group: { isBound: true, read: readMergeGroup },
    workflow_run: { isBound: true, read: readWorkflowRun },
    workflow_dispatch: { isBound: false, read: readDispatch },
    schedule: { isBound: false, read: readSchedule },
};
function readGithubEvent(payload, env, eventName = env.GITHUB_EVENT_NAME) {
    if (!eventName)
        throw createWrongRefError('GITHUB_EVENT_NAME is not set', 'Run this in a GitHub workflow.');
    parsePayload(common, payload, eventName);
    const reader = Object.hasOwn(readers, eventName) ? readers[eventName] : undefined;
    const { isBound, read } = reader ?? { isBound: false, read: readOther };
    checkVariables(payload, env, eventName);
    const facts = read(payload, env);
    const own = detachedEvents.includes(eventName) ? undefined : readRunCommit(env);
    return {
        ...facts,
        name: eventName,
        isBound,
        isKnown: reader !== undefined,
        isProposal: facts.change !== undefined || eventName === 'merge_group',
        commits: [own, facts.headSha].filter((sha) => sha !== undefined),
    };
}
const detachedEvents = ['pull_request_target', 'workflow_run'];
function readOwnRepository(payload, env) {
    const own = readAs(common, payload)?.repository;
    return {
        url: buildRepositoryUrl(env, own),
        defaultBranch: own?.default_branch ?? readScheduledBranch(env),
        isPublic: isPublic(own),
        isCertain: own !== undefined && isSameRepository(own, own, env),
    };
}
function readScheduledBranch({ GITHUB_EVENT_NAME: event, GITHUB_REF: ref }) {
    return event === 'schedule' && ref?.startsWith(headsPrefix) ? ref.slice(headsPrefix.length) : undefined;
}
function readRunCommit(env) {
    return parsePayloadSha(env.GITHUB_SHA);
}
function catchRefusal(read) {
    try {
        return read();
    }
    catch (error) {
        return { branch: (0,errors/* toGateError */.Vl)(error) };
    }
}
function readOther(payload, env) {
    const { pull_request: pull, repository: own } = parsePayload(other, payload, env.GITHUB_EVENT_NAME ?? 'other');
    const refusal = createWrongRefError(`The event ${(0,neutral/* neutralizeLine */.a0)(env.GITHUB_EVENT_NAME ?? '', 60)} does not say which branch to scan`, 'Set branch, or run the gate on push, pull_request, merge_group, schedule or workflow_dispatch.');
    return pull === undefined ? { branch: refusal } : { ...readPullFacts(pull, own, env), branch: refusal };
}
function readPush(payload) {
    return catchRefusal(() => {
        const push = parsePayload(pushed, payload, 'push');
        const branch = parseEventBranch(push.ref);
        if (!push.deleted && !/^0+$/.test(push.after))
            return { branch, headSha: push.after };
        throw createWrongRefError(`The branch ${(0,neutral/* neutralizeLine */.a0)(branch, 255)} was deleted: there is nothing to scan`, skipHint);
    });
}
function readDispatch(payload, env) {
    return catchRefusal(() => {
        const ref = parsePayload(dispatched, payload, 'workflow_dispatch').ref ?? env.GITHUB_REF;
        return { branch: parseEventBranch(ref), headSha: ref === env.GITHUB_REF ? readRunCommit(env) : undefined };
    });
}
function readSchedule(payload, env) {
    return catchRefusal(() => {
        const ref = env.GITHUB_REF;
        if (ref)
            return { branch: parseEventBranch(ref), headSha: readRunCommit(env) };
        const branch = parsePayload(common, payload, 'schedule').repository?.default_branch;
        return { branch: parseEventBranch(branch ? `${headsPrefix}${branch}` : undefined) };
    });
}
function readPullRequest(payload, env) {
    const { action, pull_request: pull, repository: own } = parsePayload(pullRequested, payload, 'pull request');
    const isFirst = env.GITHUB_RUN_ATTEMPT === undefined || env.GITHUB_RUN_ATTEMPT === '1';
    const isSameHead = action !== undefined && !headActions.includes(action) && isFirst;
    return { ...readPullFacts(pull, own, env), ...(isSameHead && { isSameHead }) };
}
const headActions = ['opened', 'synchronize', 'reopened'];
function readPullFacts(pull, own, env) {
    const fork = detectFork(pull.head.repo, own, env);
    return {
        branch: fork === 'no' ? pull.head.ref : createForkError(pull.head.repo),
        headSha: pull.head.sha,
        base: { branch: pull.base.ref, sha: pull.base.sha },
        change: { number: pull.number, author: pull.user?.login, fork, isDraft: pull.draft },
    };
}
function readMergeGroup(payload) {
    const { merge_group: group } = parsePayload(merging, payload, 'merge_group');
    return catchRefusal(() => ({
        branch: parseEventBranch(group.head_ref),
        headSha: group.head_sha,
        base: { branch: parseEventBranch(group.base_ref), sha: group.base_sha },
    }));
}
function readWorkflowRun(payload, env) {
    const { workflow_run: run, repository: own } = parsePayload(finished, payload, 'workflow_run');
    const fork = detectFork(run.head_repository, own, env);
    const pulls = run.event === 'pull_request' ? (run.pull_requests ?? []) : [];
    const [pull, ...others] = pulls.filter(({ base: { repo } }) => repo.id === own?.id);
    const one = others.length === 0 ? pull : undefined;
    const isChange = one !== undefined || fork !== 'no';
    return {
        branch: fork === 'no' ? readRunBranch(run) : createForkError(run.head_repository),
        headSha: run.head_sha,
        base: one && { branch: one.base.ref, sha: one.base.sha },
        change: isChange ? { number: one?.number, author: undefined, fork, isDraft: undefined } : undefined,
    };
}
function readRunBranch(run) {
    if (run.event === 'pull_request_target') {
        return createWrongRefError('A workflow_run after a pull_request_target run does not say which commit the pull request has', 'Run the gate on pull_request itself.');
    }
    return run.head_branch ?? createWrongRefError('The workflow run that ended had no branch', skipHint);
}
const skipHint = (0,prose/* prose */.CS) `Exclude these runs with an ${(0,prose/* code */.aY)('if:')} on the job, or with filters in ${(0,prose/* code */.aY)('on:')}.`;
function parseEventBranch(ref) {
    if (ref?.startsWith(headsPrefix) && ref.length > headsPrefix.length)
        return ref.slice(headsPrefix.length);
    const what = ref?.startsWith('refs/tags/') ? `the tag ${ref.slice('refs/tags/'.length)}` : (ref ?? 'no ref at all');
    throw createWrongRefError(`This run is about ${(0,neutral/* neutralizeLine */.a0)(what, 255)}, not about a branch: the service scans branches`, skipHint);
}
function createForkError(theirs) {
    const owner = theirs?.full_name ? (0,neutral/* neutralizeLine */.a0)(theirs.full_name, 140) : 'a repository that no longer exists';
    return new errors/* GateError */.ue('CONFIG', `Not scanned: the pull request comes from ${owner}, a fork of this repository`, {
        reason: 'fork',
        hint: (0,prose/* prose */.CS) `The service can scan only branches of this repository. For forks, run the gate with a second step, ${(0,prose/* code */.aY)('uses: scan-gate/scan-gate/embedded@v1')}, or let them pass with ${(0,prose/* code */.aY)('on-inconclusive: fork=warn')}.`,
    });
}
function detectFork(theirs, own, env) {
    if (!theirs)
        return 'unknown';
    return isSameRepository(theirs, own, env) ? 'no' : 'yes';
}
function isSameRepository(theirs, own, env) {
    const runId = Number(env.GITHUB_REPOSITORY_ID || Number.NaN);
    const runName = env.GITHUB_REPOSITORY;
    const names = [own?.full_name, runName].filter((known) => known !== undefined && known !== '');
    if (names.length === 0 || theirs.full_name === undefined)
        return false;
    const ids = [own?.id ?? Number.NaN, runId].filter((known) => !Number.isNaN(known));
    return (names.every((known) => known?.toLowerCase() === theirs.full_name?.toLowerCase()) &&
        (typeof theirs.id !== 'number' || ids.every((known) => known === theirs.id)));
}
function buildRepositoryUrl(env, own) {
    const fullName = env.GITHUB_REPOSITORY || own?.full_name;
    if (!fullName)
        return undefined;
    return `${(env.GITHUB_SERVER_URL || 'https://github.com').replace(/\/+$/, '')}/${fullName}`;
}
function isPublic(own) {
    const { private: isPrivate, visibility } = own ?? {};
    const isClosed = visibility === 'private' || visibility === 'internal';
    return isPrivate === false || (!isClosed && (Boolean(visibility) || !isPrivate));
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/context/workflow-facts.js
function buildCommonFacts({ variables, own }) {
    return { system: 'github', event: variables.GITHUB_EVENT_NAME, isPublic: own.isPublic };
}
function decideTrust(branch, { base, change, isProposal }, defaultBranch) {
    if (isProposal)
        return { base, change, trust: 'proposal' };
    if (branch !== undefined && branch === defaultBranch)
        return { base: undefined, change, trust: 'own' };
    const isCompared = branch !== undefined && defaultBranch !== undefined;
    return { base: isCompared ? { branch: defaultBranch, sha: undefined } : undefined, change, trust: 'proposal' };
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/context/workflow.js









async function readWorkflow({ variables, folder }, hints) {
    const { judged, policy } = hints;
    const payload = judged.kind === 'commented'
        ? { pull_request: judged.pull, repository: judged.repository }
        : await readPayload(variables);
    const workflow = { variables, payload, own: readOwnRepository(payload, variables), policy };
    if (judged.kind === 'branch')
        return readBranchContext(workflow, { named: judged.named });
    if (judged.kind === 'pending')
        return readPendingContext(workflow, judged);
    if (judged.kind === 'commented')
        return readBranchContext(workflow, { readAs: 'pull_request' });
    return readCheckoutContext(workflow, folder, judged);
}
async function readPayload({ GITHUB_EVENT_PATH: path }) {
    if (!path)
        throw createNoWorkflowError('GITHUB_EVENT_PATH is not set');
    try {
        return JSON.parse(await (0,regular_file/* readRegularText */.Aj)(path));
    }
    catch (error) {
        throw createNoWorkflowError(`the event file cannot be read (${error.message})`, error);
    }
}
function createNoWorkflowError(why, cause) {
    return new errors/* GateError */.ue('CONFIG', `The commit to judge is not known: ${why}`, {
        cause,
        reason: 'wrong-ref',
        hint: 'The action works only in a GitHub workflow; elsewhere use the command scan-gate run.',
    });
}
function readPendingContext(workflow, { pull, branch, headSha, startedMs }) {
    const { variables, payload } = workflow;
    const { repository } = parsePayload(common, payload, 'workflow_dispatch');
    const eventBranch = pull === undefined ? { ref: `refs/heads/${branch}`, after: headSha } : { pull_request: pull };
    const event = pull === undefined ? 'push' : 'pull_request';
    const { GITHUB_REF, GITHUB_SHA, GITHUB_HEAD_REF, GITHUB_BASE_REF, ...rest } = variables;
    const context = readBranchContext({ ...workflow, variables: { ...rest, GITHUB_EVENT_NAME: event }, payload: { ...eventBranch, repository } }, { readAs: event });
    return { ...context, sources: { ...context.sources, pushedByMs: startedMs } };
}
function readBranchContext(workflow, branch) {
    const { own, policy } = workflow;
    try {
        const { change, ...subject } = findScannedBranch(workflow, branch);
        const sources = buildGithubSources(subject, change?.number, policy);
        const timed = { ...sources, pushedByMs: readLatestPushTimeMs(workflow.payload) };
        return {
            ...buildCommonFacts(workflow),
            ...subject,
            change,
            repositoryUrl: own.url,
            sources: timed,
            refusal: undefined,
        };
    }
    catch (error) {
        const { defaultBranch } = own;
        if (defaultBranch === undefined || !own.isCertain)
            throw error;
        const refused = {
            ...{ branch: defaultBranch, headSha: undefined, base: undefined, defaultBranch },
            trust: 'proposal',
        };
        const sources = buildRefusedSources(chooseGithubPolicy(refused, policy));
        return {
            ...{ ...buildCommonFacts(workflow), ...refused, change: undefined, repositoryUrl: own.url },
            ...{ sources, refusal: (0,errors/* toGateError */.Vl)(error) },
        };
    }
}
function findScannedBranch({ variables, payload, own }, { named, readAs }) {
    const event = readGithubEvent(payload, variables, readAs);
    const { defaultBranch } = own;
    if (named !== undefined && !event.isBound) {
        const isOwnRef = event.isKnown && variables.GITHUB_REF === `refs/heads/${named}`;
        const headSha = isOwnRef ? readRunCommit(variables) : undefined;
        const facts = decideTrust(named, { isProposal: false }, defaultBranch);
        return { branch: named, headSha, ...facts, defaultBranch };
    }
    const { branch } = event;
    if (typeof branch !== 'string')
        throw branch;
    if (named !== undefined && named !== branch) {
        throw createWrongRefError(`branch is set to ${named}, but this ${event.name} run is about ${branch}`, 'Remove branch, or name another branch only in runs by schedule or by hand.');
    }
    const { headSha, isSameHead } = event;
    const facts = decideTrust(branch, event, defaultBranch);
    return { branch, headSha, ...facts, defaultBranch, ...(isSameHead && { isSameHead }) };
}
async function readCheckoutContext(workflow, folder, judged) {
    const { variables, payload, own, policy } = workflow;
    const event = readGithubEvent(payload, variables);
    if (judged.kind === 'commit')
        checkCommit(judged.sha, folder, event.commits);
    const path = (await (0,files/* isCheckout */.VI)(folder)) ? folder : undefined;
    const { branch, sha, repositoryUrl } = judged.kind === 'commit' ? judged : await readFolder(folder);
    const { defaultBranch } = own;
    const eventBranch = typeof event.branch === 'string' ? event.branch : undefined;
    const { change, base, trust } = decideTrust(eventBranch, event, defaultBranch);
    const isOwn = trust === 'own' && (sha === undefined || event.commits.includes(sha));
    const subject = { branch, headSha: sha, base, trust: isOwn ? 'own' : 'proposal', defaultBranch };
    const sources = buildCheckoutSources(subject, { path, pullRequest: change?.number, headSha: event.headSha }, policy);
    const url = repositoryUrl ?? own.url;
    const built = eventBranch === undefined ? {} : { builtBranch: eventBranch };
    return {
        ...buildCommonFacts(workflow),
        ...subject,
        ...built,
        change,
        repositoryUrl: url,
        sources,
        refusal: undefined,
    };
}
async function readFolder(folder) {
    const checkout = readCheckoutLazily(folder);
    const sha = await checkout.head();
    const origin = await checkout.address();
    const branch = (await checkout.branch()) ?? (sha === undefined ? 'HEAD' : `detached-${sha.slice(0, 12)}`);
    return { branch, sha, repositoryUrl: origin === undefined ? undefined : (0,repository_url/* formatRepositoryUrl */.Ls)(origin) };
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/context/read-context.js



async function readContext(environment, hints) {
    const { judged, policy } = hints;
    const { variables } = environment;
    const isWorkflow = (0,registry/* isGithubActions */.Pt)(variables) && Boolean(variables.GITHUB_EVENT_PATH);
    const mustBe = judged.kind === 'branch' && judged.mustBeWorkflow === true;
    if (judged.kind === 'commented' || judged.kind === 'pending' || isWorkflow || mustBe) {
        return readWorkflow(environment, hints);
    }
    return readPipeline(environment, judged, policy);
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

/***/ 33880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DO: () => (/* binding */ hasRemoteTag),
/* harmony export */   EX: () => (/* binding */ readRemoteDefaultBranch),
/* harmony export */   H: () => (/* binding */ readRemoteBranch),
/* harmony export */   Hx: () => (/* binding */ readRemoteHead),
/* harmony export */   R8: () => (/* binding */ listRemoteRefs),
/* harmony export */   tx: () => (/* binding */ withRemoteBranch)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _git_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96287);


async function readRemoteBranch(branch, git) {
    const ref = `refs/heads/${branch}`;
    const listed = await git('ls-remote', 'origin', ref);
    if (listed === undefined)
        return { kind: 'unknown' };
    const line = listed.split('\n').find((each) => each.endsWith(`\t${ref}`));
    return line === undefined ? { kind: 'absent' } : { kind: 'at', sha: line.split('\t')[0] ?? '' };
}
async function listRemoteRefs(patterns, git) {
    const listed = patterns.length === 0 ? undefined : await git('ls-remote', 'origin', ...patterns);
    const refs = (listed ?? '').split('\n').flatMap((line) => {
        const [sha, ref] = line.split('\t');
        return sha === undefined || ref === undefined || ref.endsWith('^{}') ? [] : [{ ref, sha }];
    });
    const matchesPattern = (pattern) => (ref) => pattern.endsWith('*') ? ref.ref.startsWith(pattern.slice(0, -1)) : ref.ref === pattern;
    return patterns.flatMap((pattern) => refs.filter(matchesPattern(pattern)));
}
async function hasRemoteTag(name, git) {
    const listed = await git('ls-remote', 'origin', `refs/tags/${name}`);
    if (listed === undefined)
        throw createRemoteError();
    return listed.split('\n').some((line) => line.endsWith(`\trefs/tags/${name}`));
}
async function readRemoteHead(branch, git) {
    const head = await readRemoteBranch(branch, git);
    if (head.kind === 'at')
        return head.sha;
    if (head.kind === 'unknown')
        throw createRemoteError();
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('NOT_FOUND', `There is no branch ${branch} at origin`, { hint: 'Push the branch.' });
}
function createRemoteError() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('UNAVAILABLE', 'git could not ask origin', {
        hint: 'Let git in this job read the remote: keep the credentials of the checkout (Azure Pipelines: persistCredentials: true), or give it others.',
    });
}
async function readRemoteDefaultBranch(git) {
    const listed = (await git('ls-remote', '--symref', 'origin', 'HEAD')) ?? '';
    const name = /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(listed)?.[1];
    const sha = /^([0-9a-f]+)\tHEAD$/m.exec(listed)?.[1];
    return name === undefined ? undefined : { name, now: sha === undefined ? { kind: 'unknown' } : { kind: 'at', sha } };
}
async function withRemoteBranch(branch, cwd, use) {
    const git = (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .createGit */ .lD)(cwd);
    const sha = await readRemoteHead(branch, git);
    if ((await git('cat-file', '-e', `${sha}^{commit}`)) !== undefined)
        return use(cwd, sha);
    const fetched = await (0,_git_files_js__WEBPACK_IMPORTED_MODULE_1__/* .fetchBranch */ .D_)({ folder: cwd, branch, isShallow: true }, async (folder, at) => ({
        value: await use(folder, at),
    }));
    if (fetched === undefined)
        throw createRemoteError();
    return fetched.value;
}


/***/ }),

/***/ 8060:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ runGate)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85129);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/* harmony import */ var _once_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(88066);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(18540);
/* harmony import */ var _report_draft_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70997);
/* harmony import */ var _report_local_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78001);
/* harmony import */ var _guards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16829);
/* harmony import */ var _report_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52059);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11454);










const loadDecision = () => Promise.all(/* import() | decide */[__webpack_require__.e(455), __webpack_require__.e(591), __webpack_require__.e(358), __webpack_require__.e(96), __webpack_require__.e(938), __webpack_require__.e(556), __webpack_require__.e(971)]).then(__webpack_require__.bind(__webpack_require__, 58058));
async function runGate(settings, environment, source) {
    const { clock, context, transport } = environment;
    const startedMs = clock.now();
    const over = new AbortController();
    const cancel = AbortSignal.any([environment.cancel, over.signal]);
    const budget = (0,_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .createBudget */ .yK)(clock, settings.timeoutSeconds * 1000, cancel);
    const notes = [];
    const log = (0,_run_js__WEBPACK_IMPORTED_MODULE_6__/* .collectNotes */ .w)(environment.log, notes);
    const repositoryAccess = environment.surroundings(budget, log.say);
    const progress = {
        ...{ environment, context, budget, log, around: repositoryAccess, settings },
        readChanges: (0,_once_js__WEBPACK_IMPORTED_MODULE_7__/* .runOnce */ .Jh)(() => (0,_guards_js__WEBPACK_IMPORTED_MODULE_5__/* .readChangedFiles */ .IM)(repositoryAccess, log)),
        report: createInitialReport(settings, environment, source),
        evidence: undefined,
        judgement: undefined,
        changes: undefined,
        stopwatch: (0,_clock_js__WEBPACK_IMPORTED_MODULE_1__/* .createStopwatch */ .SU)({ name: 'start', sinceMs: 0 }, clock.now, () => transport.requestCount?.() ?? 0),
    };
    progress.stopwatch.begin('prepare');
    try {
        await runSteps(progress, source);
    }
    catch (error) {
        progress.report = (0,_report_draft_js__WEBPACK_IMPORTED_MODULE_3__/* .addError */ .CN)(progress.report, addResumeHint((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .toGateError */ .Vl)(error), progress.report));
    }
    finally {
        budget.end();
        over.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CANCELLED', 'The run is over'));
    }
    const report = {
        ...progress.report,
        notes: [...progress.report.notes, ...notes],
        requests: source.requests?.() ?? progress.report.requests,
        durationMs: Math.round(clock.now() - startedMs),
        phases: progress.stopwatch.phases(),
    };
    return {
        report: source.isRemote ? report : (0,_report_local_words_js__WEBPACK_IMPORTED_MODULE_4__/* .adaptReportWording */ .R)(report),
        settings: progress.settings,
        evidence: progress.evidence,
        judgement: progress.judgement,
        context: progress.context,
        changes: progress.changes,
    };
}
function createInitialReport(settings, { context, version }, source) {
    const { serviceOrigin } = source;
    return { ...(0,_report_draft_js__WEBPACK_IMPORTED_MODULE_3__/* .createReport */ .LU)(version), enforced: !settings.warnOnly, serviceOrigin, ...(0,_report_context_js__WEBPACK_IMPORTED_MODULE_8__/* .summarizeContext */ .ZA)(context) };
}
async function runSteps(progress, source) {
    const context = await source.locate(progress);
    progress.context = context;
    if (context.refusal === undefined)
        progress.report = { ...progress.report, headSha: (0,_report_context_js__WEBPACK_IMPORTED_MODULE_8__/* .findReportedSha */ .Tr)(context) };
    const refusal = context.refusal ?? source.refuse?.(progress);
    if (refusal === undefined)
        return openAndDecide(progress, source);
    const { readPolicy } = await loadDecision();
    await readPolicy(progress, source).catch((error) => {
        if (error.code === 'CANCELLED')
            throw error;
        progress.log.note(`${error.message}. The settings count without it`);
    });
    throw refusal;
}
async function openAndDecide(progress, source) {
    const { promise: reading, resolve } = Promise.withResolvers();
    const opening = source.open(progress, reading);
    opening.catch(() => { });
    await waitTwoTurns();
    const { decide, readPolicy } = await loadDecision();
    resolve(readPolicy(progress, source));
    await decide(progress, source, { loaded: await reading, head: await opening });
}
async function waitTwoTurns() {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
}
function addResumeHint(error, report) {
    if (report.scan === undefined || (error.code !== 'SCAN_TIMEOUT' && error.code !== 'CANCELLED'))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue(error.code, `${error.message}; scan ${report.scan.id} has not been judged`, {
        cause: error,
        reason: error.reason,
        brief: chooseBrief(error, report),
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS) `The scan goes on at the service: judge it later with ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_9__/* .code */ .aY)(`scan-id: ${report.scan.id}`)}.${error.hint === undefined ? '' : (0,_prose_js__WEBPACK_IMPORTED_MODULE_9__/* .prose */ .CS) ` ${error.hint}`}`,
    });
}
function chooseBrief({ code, brief }, { scan }) {
    const isScanOver = code === 'SCAN_TIMEOUT' && scan?.status === 'COMPLETED';
    return isScanOver ? 'the time was over before all findings were read' : brief;
}


/***/ }),

/***/ 98976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ buildContextHints),
  n: () => (/* binding */ createRepositoryAccess)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/git/commit-name.js
var commit_name = __webpack_require__(84191);
// EXTERNAL MODULE: ./build/compiled/src/git/configuration.js
var configuration = __webpack_require__(50618);
// EXTERNAL MODULE: ./build/compiled/src/git/environment.js
var environment = __webpack_require__(29229);
// EXTERNAL MODULE: ./build/compiled/src/git/files.js
var files = __webpack_require__(96287);
// EXTERNAL MODULE: ./build/compiled/src/git/origin.js
var origin = __webpack_require__(41668);
// EXTERNAL MODULE: ./build/compiled/src/git/repository.js
var repository = __webpack_require__(16566);
// EXTERNAL MODULE: ./build/compiled/src/git/runner.js + 2 modules
var runner = __webpack_require__(46224);
// EXTERNAL MODULE: ./build/compiled/src/report/neutral.js
var neutral = __webpack_require__(65633);
;// CONCATENATED MODULE: ./build/compiled/src/ci/address-reader.js












const usualLimits = { ms: 120_000, bytes: 256 * 1024 * 1024 };
function createAddressReader({ folder, signal, limits = usualLimits }) {
    const commits = new Map();
    return async (address, { path, ref }) => {
        refuseOwnFolder(address, folder);
        const key = `${address}\n${ref}`;
        return runWithin({ signal, limits }, async (limit) => (0,origin/* withAddress */.pX)({ folder, address, signal: limit.signal }, async (location) => {
            limit.watch(location.path);
            const sha = await fetchCommit(location, commits.get(key) ?? ref);
            commits.set(key, sha);
            const found = await (0,files/* readFileAt */._T)(location, sha, path).catch(rethrowReadError);
            return found && { ...found, at: (0,commit_name/* formatCommit */.Hs)(sha, ref) };
        }));
    };
}
function refuseOwnFolder(address, folder) {
    const top = (0,repository/* findRepository */.W)(folder).checkout?.top ?? folder;
    if (!address.startsWith('file:') || !(0,environment/* isInFolder */.Gp)((0,external_node_url_.fileURLToPath)(address), top))
        return;
    throw new errors/* GateError */.ue('CONFIG', 'it lies in the checkout, whose branch could change it', {
        hint: 'Name a repository outside of the checkout in config-file.',
    });
}
async function runWithin({ signal, limits: { ms, bytes } }, work) {
    const end = new AbortController();
    const time = setTimeout(() => end.abort(`did not answer within ${ms / 1000} s`), ms);
    let size;
    const watch = (repository) => {
        const tooLarge = `has more than ${Math.round(bytes / 1024 / 1024)} MiB to fetch`;
        size = setInterval(async () => (await measurePacks(repository)) > bytes && end.abort(tooLarge), 100);
    };
    try {
        return await work({ signal: AbortSignal.any([signal, end.signal]), watch });
    }
    catch (error) {
        if (signal.aborted)
            throw (0,errors/* toGateError */.Vl)(signal.reason);
        if (!end.signal.aborted)
            throw error;
        throw new errors/* GateError */.ue('UNAVAILABLE', `the repository ${end.signal.reason}`, { hint: accessHint });
    }
    finally {
        clearTimeout(time);
        clearInterval(size);
    }
}
async function measurePacks(repository) {
    const folder = (0,external_node_path_.join)(repository, 'objects', 'pack');
    const names = await (0,promises_.readdir)(folder).catch(() => []);
    const sizes = await Promise.all(names.map((name) => (0,promises_.stat)((0,external_node_path_.join)(folder, name)).then(({ size }) => size, () => 0)));
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
const accessHint = 'Try git ls-remote URL in this job, or correct config-file. git takes the credentials of the checkout, of the user and of ssh, and those in GIT_SSH_COMMAND, GIT_CONFIG_GLOBAL and GIT_CONFIG_COUNT.';
async function fetchCommit(location, ref) {
    const found = await findRef(location, ref);
    if (found.sha.length === 64)
        await useSha256Objects(location);
    const fetch = ['fetch', '--quiet', '--no-tags', '--no-recurse-submodules', '--refmap='];
    const wanted = found.ref === undefined ? found.sha : `+${found.ref}:${fetchedRef}`;
    const configuration = (0,external_node_path_.join)(location.path, 'config');
    const plain = await (0,promises_.readFile)(configuration);
    const light = await (0,runner/* runGitCommand */.tD)(location, [...fetch, '--depth=1', '--filter=blob:none', 'origin', wanted]);
    if (light.code !== 0) {
        await (0,promises_.writeFile)(configuration, plain);
        const all = found.ref === undefined ? ['+refs/heads/*:refs/all/heads/*', '+refs/tags/*:refs/all/tags/*'] : [wanted];
        const whole = await (0,runner/* runGitCommand */.tD)(location, [...fetch, 'origin', ...all]);
        if (whole.code !== 0)
            throw createUnreachableError(whole.stderr);
    }
    const sha = await (0,files/* resolveSha */.vc)(found.ref === undefined ? found.sha : fetchedRef, (0,files/* createGit */.lD)(location));
    if (sha !== undefined)
        return sha;
    throw new errors/* GateError */.ue('NOT_FOUND', `${ref} is no commit there`, { hint: refHint });
}
const fetchedRef = 'refs/fetched/commit';
const refHint = 'Name a branch, a tag or the full SHA of a commit after @ in config-file.';
async function findRef(location, ref) {
    const isSha = (0,commit_name/* isFullSha */.Wf)(ref);
    const isWhole = ref.startsWith('refs/') || /^(?:heads|tags)\//.test(ref);
    const names = isWhole ? [`refs/${ref.replace(/^refs\//, '')}`] : [`refs/heads/${ref}`, `refs/tags/${ref}`];
    const { code, stdout, stderr } = await (0,runner/* runGitCommand */.tD)(location, ['ls-remote', 'origin', ...(isSha ? ['HEAD'] : names)], {
        capBytes: listBytes,
    });
    if (code !== 0)
        throw createUnreachableError(stderr);
    if (isSha)
        return { sha: ref, ref: undefined };
    const lines = stdout.toString().split('\n');
    const found = names.flatMap((name) => lines.filter((line) => line.endsWith(`\t${name}`) && line.indexOf('\t') >= 40));
    const [first, second] = found.map((line) => ({ sha: line.split('\t')[0] ?? '', ref: line.split('\t')[1] }));
    if (first === undefined)
        throw new errors/* GateError */.ue('NOT_FOUND', `there is no branch or tag ${ref}`, { hint: refHint });
    if (second === undefined)
        return first;
    throw new errors/* GateError */.ue('CONFIG', `${ref} is a branch and a tag`, { hint: `Write heads/${ref} or tags/${ref}.` });
}
const listBytes = 16 * 1024 * 1024;
async function useSha256Objects({ path }) {
    await (0,promises_.appendFile)((0,external_node_path_.join)(path, 'config'), (0,configuration/* formatConfiguration */.g3)([{ scope: 'local', name: 'extensions.objectformat', value: 'sha256' }]));
}
function createUnreachableError(stderr) {
    return new errors/* GateError */.ue('UNAVAILABLE', `git could not read the repository: ${readReason(stderr)}`, { hint: accessHint });
}
function rethrowReadError(error) {
    const { message, cause } = (0,errors/* toGateError */.Vl)(error);
    if (!message.startsWith('git ') || !(cause instanceof Error))
        throw error;
    throw createUnreachableError(cause.message);
}
function readReason(stderr) {
    const lines = stderr.split('\n').map((line) => line.trim());
    const telling = lines.filter((line) => line !== '' && !/^(?:warning|hint):|^Please make|^and the repos/i.test(line));
    const plain = telling
        .slice(0, 2)
        .join('; ')
        .replaceAll(/\/\/[^/\s'"]*@/g, '//');
    return (0,neutral/* neutralizeLine */.a0)(plain, 240) || 'it says nothing';
}

// EXTERNAL MODULE: ./build/compiled/src/ci/github/load.js
var load = __webpack_require__(51956);
// EXTERNAL MODULE: ./build/compiled/src/ci/diff.js
var diff = __webpack_require__(41469);
;// CONCATENATED MODULE: ./build/compiled/src/ci/local-diff.js



const plain = ['-c', 'core.quotePath=false', '-c', 'diff.noprefix=false', '-c', 'diff.mnemonicPrefix=false'];
const options = [
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    '--no-relative',
    '--submodule=short',
    '--ignore-submodules=none',
    '--find-renames',
    '--unified=0',
    '--src-prefix=a/',
    '--dst-prefix=b/',
];
async function readLocalDiff(folder, base, head) {
    const mergeBase = await (0,files/* runGit */.EO)(['merge-base', '--end-of-options', base, head], folder);
    if (mergeBase === undefined || mergeBase === '')
        return undefined;
    const show = ['show', '--no-patch', '--format=%H %ct', '--end-of-options', `${head}^{commit}`, mergeBase];
    const shown = (await (0,files/* runGit */.EO)(show, folder))?.split('\n').map((line) => line.split(' ')) ?? [];
    const commit = shown[0]?.[0];
    if (commit === undefined)
        return undefined;
    if (commit === mergeBase)
        return { files: [], isComplete: true };
    const seconds = shown.find(([sha]) => sha === mergeBase)?.[1];
    const mergeBaseMs = /^\d+$/.test(seconds ?? '') ? Number(seconds) * 1000 : undefined;
    const diff = await (0,files/* withMissingObjects */.Pl)(folder, (whole) => readDiffBetween(whole, mergeBase, commit));
    const count = await (0,files/* runGit */.EO)(['rev-list', '--count', '--end-of-options', commit, `^${mergeBase}`], folder);
    const commitCount = count === undefined || (await (0,files/* isShallowClone */.We)(folder)) ? undefined : Number(count);
    return diff && { ...diff, mergeBaseMs, commitCount };
}
async function* readLocalCommitDiffs(folder, base, head) {
    const list = ['rev-list', '--topo-order', '--parents', `--max-count=${diff/* commitLimit */.V + 1}`, '--end-of-options'];
    const text = await (0,files/* runGit */.EO)([...list, head, `^${base}`], folder);
    const commits = (text ?? '').split('\n').filter(Boolean);
    if (text === undefined || commits.length > diff/* commitLimit */.V)
        throw new errors/* GateError */.ue('NOT_FOUND', `This checkout does not hold all commits from ${base} to ${head}`);
    for (const line of commits) {
        const [sha = '', ...parents] = line.split(' ');
        const found = await (0,files/* withMissingObjects */.Pl)(folder, (whole) => diffAgainstParents(whole, sha, parents));
        if (found === undefined)
            throw new errors/* GateError */.ue('NOT_FOUND', `git cannot tell what ${sha} changes`);
        yield { sha, against: found };
    }
}
async function diffAgainstParents(folder, sha, parents) {
    const diffs = await Promise.all(parents.map((parent) => readDiffBetween(folder, parent, sha)));
    const whole = diffs.filter((diff) => diff !== undefined);
    return whole.length === diffs.length && whole.length > 0 ? whole : undefined;
}
async function readDiffBetween(folder, base, head) {
    const between = ['--end-of-options', base, head];
    const both = await (0,files/* runGit */.EO)([...plain, 'diff', '--raw', '--patch', ...options, ...between], folder);
    if (both === undefined)
        return undefined;
    const [list = ''] = both.split('\n\n', 1);
    const names = parseRawList(list) ?? (await (0,files/* runGit */.EO)([...plain, 'diff', '--name-status', '-z', ...options, ...between], folder));
    return names === undefined ? undefined : parseDiff(names, both.slice(list.length + 2));
}
function parseRawList(list) {
    const lines = list.split('\n').filter((line) => line !== '');
    const records = lines.map((line) => /^:[^\t]* ([A-Z]\d*)\t([^\t"]+)(?:\t([^\t"]+))?$/.exec(line));
    if (records.includes(null))
        return undefined;
    return records.map((record) => `${record?.slice(1).filter(Boolean).join('\0')}\0`).join('');
}
async function diffAgainstDefault(cwd, head, alone) {
    const base = await findDefaultRef(cwd, alone);
    const diff = base === undefined || head === undefined ? undefined : await readLocalDiff(cwd, base, head);
    return diff?.files.length === 0 ? undefined : diff;
}
async function findDefaultRef(cwd, alone) {
    const remoteHead = await (0,files/* runGit */.EO)(['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD'], cwd);
    if (remoteHead !== undefined || alone === undefined)
        return remoteHead;
    return (await (0,files/* runGit */.EO)(['remote'], cwd)) === '' ? `refs/heads/${alone}` : undefined;
}
function parseDiff(names, text) {
    return combineNamesAndHunks(parseNameStatus(names), text);
}
function combineNamesAndHunks(names, text) {
    const parts = `\n${text}`.split('\ndiff --git ').slice(1);
    const isAligned = parts.length === names.reduce((sum, name) => sum + name.parts, 0);
    let next = 0;
    const files = names.map(({ parts: count, ...name }) => {
        const part = isAligned && count === 1 ? parts[next] : undefined;
        next += count;
        const start = part?.indexOf('\n@@ ') ?? -1;
        return { ...name, patch: start < 0 ? undefined : part?.slice(start + 1) };
    });
    return { files, isComplete: true };
}
function parseNameStatus(text) {
    const fields = text.split('\0').filter((field) => field !== '');
    const names = [];
    for (let index = 0; index < fields.length;) {
        const status = fields[index] ?? '';
        const isMoved = /^[RC]/.test(status);
        const [first = '', second = ''] = fields.slice(index + 1, index + 3);
        const parts = status === 'T' ? 2 : 1;
        const isRemoved = status === 'D';
        names.push(isMoved
            ? { path: second, previousPath: first, parts, ...(status === 'R100' && { isOnlyRenamed: true }) }
            : { path: first, isRemoved, parts });
        index += isMoved ? 3 : 2;
    }
    return names;
}

// EXTERNAL MODULE: ./build/compiled/src/ci/remote.js
var remote = __webpack_require__(33880);
;// CONCATENATED MODULE: ./build/compiled/src/ci/source-reader.js





function createFileReader(source, github) {
    let next;
    const beginBatch = () => {
        const paths = [];
        const read = () => {
            next = undefined;
            return readFilesFrom(source, paths, github);
        };
        return { paths, reading: Promise.resolve().then(read) };
    };
    return async (path) => {
        next ??= beginBatch();
        const index = next.paths.push(path) - 1;
        const read = (await next.reading)[index];
        if (read?.status === 'rejected')
            throw read.reason;
        return read?.value;
    };
}
async function readFilesFrom(source, paths, github) {
    switch (source.kind) {
        case 'github':
            return Promise.allSettled(paths.map((path) => readGithubFile(source, path, github)));
        case 'checkout':
            return readCheckoutFiles(source, paths);
        case 'origin':
            return (0,remote/* withRemoteBranch */.tx)(source.branch, source.path, async (folder, sha) => {
                const at = (0,commit_name/* formatCommit */.Hs)(sha, source.branch);
                const found = await (0,files/* readFilesAt */.nl)(folder, sha, paths);
                return found.map((read) => nameCommit(read, at));
            });
        case 'unreadable':
            throw source.why;
    }
}
function nameCommit(read, at) {
    return read.status === 'fulfilled' && read.value ? { ...read, value: { ...read.value, at } } : read;
}
async function readGithubFile({ ref, otherwise }, path, github) {
    if (otherwise === undefined)
        return github.fileText(path, ref);
    try {
        return await github.fileText(path, ref);
    }
    catch (error) {
        const { code } = (0,errors/* toGateError */.Vl)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        const head = await (0,remote/* readRemoteBranch */.H)(otherwise.branch, (0,files/* createGit */.lD)(otherwise.path));
        if (head.kind !== 'at' || head.sha !== otherwise.sha)
            throw error;
        return (0,files/* readFileAt */._T)(otherwise.path, otherwise.sha, path);
    }
}
async function readCheckoutFiles({ path: folder, ref, otherwise, name }, paths) {
    try {
        const found = await (0,files/* readFilesAt */.nl)(folder, ref, paths);
        return name === undefined ? found : found.map((read) => nameCommit(read, name));
    }
    catch (error) {
        if (otherwise === undefined || (0,errors/* toGateError */.Vl)(error).code !== 'NOT_FOUND')
            throw error;
        const sha = await (0,files/* resolveSha */.vc)(otherwise, (0,files/* createGit */.lD)(folder));
        if (sha === undefined)
            throw error;
        return (0,files/* readFilesAt */.nl)(folder, sha, paths);
    }
}
async function readHeadFrom(source, github, expected) {
    if (source.kind === 'github')
        return github.branchHead(source.branch, expected);
    const git = (0,files/* createGit */.lD)(source.path);
    if (source.kind === 'origin')
        return (0,remote/* readRemoteHead */.Hx)(source.branch, git);
    const sha = await (0,files/* resolveSha */.vc)('HEAD', git);
    if (sha !== undefined)
        return sha;
    throw new errors/* GateError */.ue('NOT_FOUND', `${source.path} has no commit any more`);
}
async function hasTagFrom(source, github) {
    if (source.kind === 'github')
        return github.hasTag(source.branch);
    return source.kind === 'origin' && (0,remote/* hasRemoteTag */.DO)(source.branch, (0,files/* createGit */.lD)(source.path));
}
async function readDiffFrom(source, github) {
    switch (source.kind) {
        case 'pull-request':
            return github.changedFiles(source.number, source);
        case 'comparison': {
            const { baseSha, baseBranch, headSha } = source;
            return headSha === undefined
                ? undefined
                : github.comparedFiles(baseSha ?? (await github.branchHead(baseBranch)), headSha);
        }
        case 'commits':
            return readLocalDiff(source.path, source.baseSha, source.headSha);
        case 'default-branch':
            return diffAgainstDefault(source.path, source.headSha, source.alone);
        case 'origin':
            return readOriginDiff(source);
    }
}
async function readCommitsFrom(source, github) {
    switch (source.kind) {
        case 'pull-request': {
            const { base, headSha } = source;
            return base?.sha === undefined || headSha === undefined ? undefined : github.commitDiffs(base.sha, headSha);
        }
        case 'comparison': {
            const { baseSha, baseBranch, headSha } = source;
            return headSha === undefined
                ? undefined
                : github.commitDiffs(baseSha ?? (await github.branchHead(baseBranch)), headSha);
        }
        case 'commits':
        case 'default-branch':
            return undefined;
        case 'origin':
            return readCommitsSinceOrigin(source);
    }
}
async function readCommitsSinceOrigin({ path, branch, headSha, }) {
    if (headSha === undefined)
        return undefined;
    const git = (0,files/* createGit */.lD)(path);
    const base = await (0,remote/* readRemoteHead */.Hx)(branch, git);
    if ((await git('cat-file', '-e', `${base}^{commit}`)) !== undefined)
        return readLocalCommitDiffs(path, base, headSha);
    const request = { folder: path, branch, isShallow: false, known: headSha };
    return (0,files/* fetchBranch */.D_)(request, async (folder, sha) => {
        const commits = [];
        for await (const each of readLocalCommitDiffs(folder, sha, headSha))
            commits.push(each);
        return commits;
    });
}
async function readOriginDiff(source) {
    const { path, branch, headSha, wholeHistory = 'git fetch --unshallow origin' } = source;
    const git = (0,files/* createGit */.lD)(path);
    const base = await (0,remote/* readRemoteHead */.Hx)(branch, git);
    const isHere = (await git('cat-file', '-e', `${base}^{commit}`)) !== undefined;
    const diff = headSha === undefined ? undefined : await readDiffFromBranch({ path, branch, headSha }, isHere ? base : undefined);
    if (diff !== undefined)
        return diff;
    throw new errors/* GateError */.ue('NOT_FOUND', `This checkout does not reach from ${headSha ?? 'its commit'} back to ${branch}`, {
        hint: `Clone more of the history: ${wholeHistory}.`,
    });
}
async function readDiffFromBranch({ path, branch, headSha }, base) {
    const localDiff = base === undefined ? undefined : await readLocalDiff(path, base, headSha);
    if (localDiff !== undefined)
        return localDiff;
    const request = { folder: path, branch, isShallow: false, known: headSha };
    return (0,files/* fetchBranch */.D_)(request, (folder, sha) => readLocalDiff(folder, sha, headSha));
}

// EXTERNAL MODULE: ./build/compiled/src/once.js
var once = __webpack_require__(88066);
// EXTERNAL MODULE: ./build/compiled/src/settings/entries/policy-place.js
var policy_place = __webpack_require__(26592);
// EXTERNAL MODULE: ./build/compiled/src/gate/diff.js
var gate_diff = __webpack_require__(89932);
;// CONCATENATED MODULE: ./build/compiled/src/gate/repository-access.js







function buildContextHints({ policyRef, configFile }, judged) {
    return { judged, policy: { ref: policyRef, isCentral: configFile?.kind === 'central' } };
}
function createRepositoryAccess({ sources }, access) {
    const { transport, budget, folder, checkout = folder, onWait } = access;
    const createReader = (repository) => createLazyReader(async () => {
        const { createGithubReader } = await (0,load/* loadGithubReader */.v)();
        return createGithubReader({ ...access.github, repository, transport, budget, onWait });
    });
    const github = createReader(access.github.repository);
    const readAddressed = createAddressReader({ folder: checkout, signal: budget.signal });
    const { head, trustedPolicy, judgedPolicy, diff, defaultDiff, pushedByMs } = sources;
    const readTrusted = trustedPolicy && createFileReader(trustedPolicy, github);
    const readJudged = judgedPolicy && createFileReader(judgedPolicy, github);
    const branch = head && createBranchReaders(head, github, pushedByMs);
    const createDiffReaders = (from) => {
        if (from === undefined)
            return {};
        const locate = async () => from.kind === 'comparison' ? { ...from, headSha: from.headSha ?? (await branch?.readFirstHead()) } : from;
        const readDiff = (0,once/* runUntilSuccess */.$N)(async () => readDiffFrom(await locate(), github));
        return {
            async changedFiles() {
                const read = await readDiff();
                return read && (0,gate_diff/* toChanges */.P)(read);
            },
            commits: async () => readCommitsFrom(await locate(), github),
            readMergeBaseMs: async () => (await readDiff())?.mergeBaseMs,
        };
    };
    return {
        folder,
        ...branch?.readers,
        readPolicyFile: trustedPolicy && (async (place, path) => (place === 'trusted' ? readTrusted : readJudged)?.(path)),
        readHeadFile: readJudged,
        pushedByMs() {
            const aheadMs = github.serverAheadMs();
            return pushedByMs === undefined || aheadMs === undefined ? undefined : pushedByMs - aheadMs;
        },
        readAddress: async (url) => {
            const headers = { accept: 'application/json', 'accept-encoding': 'identity' };
            const answer = await transport.send({ method: 'GET', url, headers, signal: budget.signal });
            if (answer.kind === 'failure')
                throw new errors/* GateError */.ue('UNAVAILABLE', answer.message, { cause: answer.cause });
            if (answer.status !== 200)
                throw new errors/* GateError */.ue('UNAVAILABLE', `${url.host} answered ${answer.status}`);
            return answer.text;
        },
        readCentralFile: (repository, path, ref) => (0,policy_place/* isGitAddress */.vr)(repository)
            ? readAddressed(repository, { path, ref })
            : createReader(repository).fileText(path, ref),
        ...createDiffReaders(diff),
        againstDefault: defaultDiff && { ...createDiffReaders(defaultDiff), readBase: undefined },
        readBase: diff?.kind === 'pull-request' ? () => github.baseBranch(diff.number) : undefined,
    };
}
function createLazyReader(open) {
    let opened;
    const reader = (0,once/* runOnce */.Jh)(async () => {
        opened = await open();
        return opened;
    });
    return {
        branchHead: async (branch, expected) => (await reader()).branchHead(branch, expected),
        hasTag: async (name) => (await reader()).hasTag(name),
        hasLeft: async (left) => (await reader()).hasLeft(left),
        atCommitSinceMs: async (branch, sha) => (await reader()).atCommitSinceMs(branch, sha),
        fileText: async (path, ref) => (await reader()).fileText(path, ref),
        changedFiles: async (pullRequest, of) => (await reader()).changedFiles(pullRequest, of),
        comparedFiles: async (base, head) => (await reader()).comparedFiles(base, head),
        async *commitDiffs(base, head) {
            yield* (await reader()).commitDiffs(base, head);
        },
        baseBranch: async (pullRequest) => (await reader()).baseBranch(pullRequest),
        serverAheadMs: () => opened?.serverAheadMs(),
    };
}
function createBranchReaders(head, github, pushedByMs) {
    let firstLookMs;
    let firstSha;
    const readHead = async (expected) => {
        const sha = await readHeadFrom(head, github, expected);
        const aheadMs = github.serverAheadMs();
        firstLookMs ??= aheadMs === undefined ? undefined : Date.now() + aheadMs;
        firstSha ??= sha;
        return sha;
    };
    const readers = {
        readHead,
        hasTag: async () => hasTagFrom(head, github),
        async hasLeft(sha, since) {
            const sinceMs = since === 'push' ? pushedByMs : firstLookMs;
            if (head.kind !== 'github' || sinceMs === undefined)
                return undefined;
            return github.hasLeft({ branch: head.branch, sha, sinceMs });
        },
        async readAtCommitSinceMs(sha) {
            const sinceMs = head.kind === 'github' ? await github.atCommitSinceMs(head.branch, sha) : undefined;
            const aheadMs = github.serverAheadMs();
            return sinceMs === undefined || aheadMs === undefined ? undefined : sinceMs - aheadMs;
        },
    };
    return { readers, readFirstHead: async () => firstSha ?? (await readHead()) };
}


/***/ }),

/***/ 42050:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BN: () => (/* binding */ resolveRepository),
/* harmony export */   cH: () => (/* binding */ buildWantedRepository),
/* harmony export */   jc: () => (/* binding */ noteUncompared)
/* harmony export */ });
/* unused harmony export getHost */
/* harmony import */ var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44292);
/* harmony import */ var _ci_repository_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69986);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);



function buildWantedRepository({ repositoryId, allowForeignRepository }, { repositoryUrl, system }) {
    const githubHost = system === 'github' ? getHost(repositoryUrl) : undefined;
    return { repositoryId, repositoryUrl, githubHost, allowForeignRepository };
}
const candidateCap = 50;
async function resolveRepository(run, wanted) {
    return wanted.repositoryId === undefined ? findByUrl(run, wanted) : readById(run, wanted, wanted.repositoryId);
}
function noteUncompared(log, wanted, { name }) {
    if (wanted.repositoryId === undefined || !wanted.allowForeignRepository)
        return;
    log.note(`allow-foreign-repository is on: ${name} is gated without comparing its address`);
}
async function readById(run, wanted, repositoryId) {
    const found = await readRepository(run, repositoryId);
    if (wanted.allowForeignRepository)
        return found;
    if (wanted.repositoryUrl === undefined) {
        throw createForeignError('This repository has no address (no remote named origin) to compare with the one at the service');
    }
    if (!(0,_ci_repository_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepositoryUrl */ .w7)(found.vcs_url ?? '', wanted.repositoryUrl, wanted.githubHost)) {
        const other = found.vcs_url ? `is ${found.vcs_url}` : 'states no address';
        throw createForeignError(`repository-id ${repositoryId} ${other}, this repository is ${wanted.repositoryUrl}`);
    }
    return found;
}
function createForeignError(message) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', message, {
        reason: 'foreign-repository',
        hint: 'Correct repository-id, or remove it so that the repository is found by its address. To gate another repository on purpose, set allow-foreign-repository: true.',
    });
}
async function readRepository(run, repositoryId) {
    try {
        const found = await run.client.getRepository({ repository_id: repositoryId });
        if (found.repository_id === repositoryId)
            return found;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `Asked for repository ${repositoryId}, the service answered ${found.repository_id}`);
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue) || error.code !== 'NOT_FOUND')
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('NOT_FOUND', `repository-id ${repositoryId} does not exist at the service`, {
            cause: error,
            hint: 'Correct repository-id, or remove it so that the repository is found by its address.',
        });
    }
}
async function findByUrl(run, wanted) {
    const url = wanted.repositoryUrl;
    if (url === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', 'Nothing says which repository to gate: there is no repository-id and no remote named origin', {
            hint: 'Set repository-id, with allow-foreign-repository: true if the address cannot be compared.',
        });
    }
    const name = getLastSegment(url);
    const candidates = await searchRepositories(run, name);
    if (candidates.length > candidateCap) {
        throw createUnresolvedError(`${candidates.length} repositories at the service match "${name}"`, candidates);
    }
    const details = await Promise.all(candidates.map((item) => readRepository(run, item.repository_id)));
    const ours = details.filter((detail) => (0,_ci_repository_url_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameRepositoryUrl */ .w7)(detail.vcs_url ?? '', url, wanted.githubHost));
    const [only, ...others] = ours;
    if (only === undefined)
        throw createUnresolvedError(`No repository at the service has the address ${url}`, details);
    if (others.length > 0)
        throw createUnresolvedError(`${ours.length} repositories at the service have the address ${url}`, ours);
    return only;
}
async function searchRepositories(run, name) {
    const sweep = await (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .sweepUntilStable */ .I)({
        read: (page) => run.client.listRepositories({ search: name, page, limit: 100 }),
        id: (item) => item.repository_id,
        digest: (item) => item.repository_id,
        combine: (_, later) => later,
    });
    if (sweep.stands)
        return sweep.items;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `The list of repositories that match "${name}" kept changing while it was read`, {
        hint: 'Set repository-id, so that no list has to be read.',
    });
}
function getLastSegment(url) {
    return (url.replace(/\/+$/, '').split(/[/:]/).at(-1) ?? url).replace(/\.git$/i, '');
}
function createUnresolvedError(message, candidates) {
    const listed = candidates.slice(0, 10).map((item) => `${item.repository_id} (${item.vcs_url ?? item.name})`);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('NOT_FOUND', listed.length > 0 ? `${message}; candidates: ${listed.join(', ')}` : message, {
        hint: 'Connect the repository in the dashboard, or correct repository-id.',
    });
}
function getHost(url) {
    return url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;
}


/***/ }),

/***/ 40572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createServiceSource)
});

// EXTERNAL MODULE: ./build/compiled/src/api/client.js + 3 modules
var client = __webpack_require__(39516);
// EXTERNAL MODULE: ./build/compiled/src/report/draft.js
var draft = __webpack_require__(70997);
// EXTERNAL MODULE: ./build/compiled/src/gate/guards.js
var guards = __webpack_require__(16829);
// EXTERNAL MODULE: ./build/compiled/src/git/commit-name.js
var commit_name = __webpack_require__(84191);
;// CONCATENATED MODULE: ./build/compiled/src/gate/head-watch.js


const checkIntervalMs = 10_000;
const maxChecks = 30;
function watchHead(budget, repositoryAccess, context) {
    const headChecks = [];
    const nameChecks = [];
    const startNameCheck = () => {
        const look = (0,guards/* checkName */.I3)(repositoryAccess, context);
        look.catch(() => { });
        nameChecks.push(look);
    };
    async function readName() {
        if (nameChecks.length === 0)
            startNameCheck();
        const states = await Promise.all(nameChecks);
        return states.find(({ kind }) => kind !== 'same') ?? { kind: 'same' };
    }
    let lastMs = budget.clock.now();
    const begun = new Set();
    return {
        onPoll({ scan_id: id, status, commit_sha }) {
            const now = budget.clock.now();
            const begins = !begun.has(id) && status !== 'PENDING';
            if (begins)
                begun.add(id);
            if (begins && (0,commit_name/* isSameCommit */.sw)(commit_sha ?? undefined, context.headSha) === undefined)
                startNameCheck();
            if (!begins && (now - lastMs < checkIntervalMs || headChecks.length >= maxChecks))
                return;
            lastMs = now;
            headChecks.push((0,guards/* checkHead */.Xj)(repositoryAccess, context).catch(() => undefined));
        },
        async doubt(scanned) {
            const seen = await Promise.all(headChecks);
            const moved = seen.find((state) => state?.kind === 'moved');
            return moved ?? (0,guards/* checkScanned */.f1)(repositoryAccess, context, { ...scanned, readName });
        },
    };
}

// EXTERNAL MODULE: ./build/compiled/src/gate/sources/service/resolve.js
var resolve = __webpack_require__(42050);
;// CONCATENATED MODULE: ./build/compiled/src/gate/sources/service/source.js





const loadScanRun = () => Promise.all(/* import() | decide */[__webpack_require__.e(455), __webpack_require__.e(591), __webpack_require__.e(358), __webpack_require__.e(96), __webpack_require__.e(938), __webpack_require__.e(556), __webpack_require__.e(971)]).then(__webpack_require__.bind(__webpack_require__, 98489));
function createServiceSource(settings, options = {}) {
    const { comparison, readTree, onStart, isScanProven = false, wantsEverything = false } = options;
    let client;
    let opened;
    let awaited;
    let scans = [];
    return {
        serviceOrigin: new URL(settings.baseUrl).origin,
        isRemote: comparison === undefined,
        hasFullPaths: readTree !== undefined,
        startsScan: settings.scanId === undefined && !wantsEverything,
        missingBase: ({ base }) => comparison?.missing?.(base?.branch),
        ...(readTree && { readTree }),
        locate: ({ around: repositoryAccess, context }) => (0,guards/* addBranchHead */.Qq)(repositoryAccess, context),
        refuse: () => (settings.apiKey === undefined ? (0,guards/* createNoKeyError */.Fu)() : undefined),
        async open(progress, reading) {
            client = createRunClient(progress);
            const { context, around: repositoryAccess, budget, log } = progress;
            const run = { client, budget, log };
            const head = watchHead(budget, repositoryAccess, context);
            const wanted = (0,resolve/* buildWantedRepository */.cH)(progress.settings, context);
            const resolving = (0,resolve/* resolveRepository */.BN)(run, wanted);
            resolving.catch(() => { });
            const [headBefore] = await Promise.all([(0,guards/* checkHead */.Xj)(repositoryAccess, context), reading]);
            (0,guards/* refuseMoved */.EB)(headBefore);
            if (headBefore.kind === 'unreadable')
                log.note(headBefore.message);
            const repository = await resolving;
            (0,resolve/* noteUncompared */.jc)(log, wanted, repository);
            progress.report = (0,draft/* addRepository */.Ck)(progress.report, repository);
            log.detail?.(`Repository ${repository.name} (${repository.repository_id}), branch ${context.branch}`);
            const service = { progress, run, head, comparison, isScanProven };
            opened = { service, target: { repositoryId: repository.repository_id, branch: context.branch }, headBefore };
            return headBefore;
        },
        async start(progress) {
            onStart?.(progress);
            const { service, target } = requireOpened(opened);
            const { runScan } = await loadScanRun();
            awaited = await runScan(service, target);
            return awaited !== undefined;
        },
        async collect({ log }, request) {
            const { collectAwaited, scanAnew } = await loadScanRun();
            const { service, target } = requireOpened(opened);
            let collected = await collectAwaited({ service, target }, requireOpened(awaited), request);
            const { verdict, reason } = collected.judgement;
            if (service.isRepeated && verdict === 'inconclusive' && reason === 'evidence') {
                log.note('What other scans found since leaves that scan undecided: a new one is started');
                awaited = await scanAnew(service, target);
                collected = await collectAwaited({ service, target }, awaited, request);
            }
            scans = collected.scans;
            return collected;
        },
        ...(wantsEverything && {
            collectEverything: async () => {
                const { collectEverything } = await loadScanRun();
                const { service, target } = requireOpened(opened);
                return collectEverything(service.run, target.repositoryId, requireOpened(awaited).scans);
            },
        }),
        async checkPass() {
            const { service, headBefore } = requireOpened(opened);
            const since = requireOpened(awaited).isOurs ? 'first look' : 'push';
            const doubt = headBefore.kind === 'same' ? await service.head.doubt({ scans, since }) : headBefore;
            if (doubt.kind === 'same')
                return undefined;
            const message = `${doubt.message}; the scan found nothing that blocks, but it may not be a scan of this commit`;
            return { reason: 'moved', message, hint: doubt.hint, brief: doubt.brief };
        },
        serverTimeMs: () => client?.serverTimeMs(),
        requests: () => ({ ...client?.requests }),
    };
}
function requireOpened(value) {
    if (value === undefined)
        throw new Error('The service was not asked yet');
    return value;
}
function createRunClient({ settings, environment, budget, log }) {
    return (0,client/* createClient */.UU)({
        baseUrl: settings.baseUrl,
        apiKey: settings.apiKey ?? '',
        transport: environment.transport,
        budget,
        assume: settings.assume,
        userAgent: `scan-gate/${environment.version}`,
        onWait: log.say,
    });
}


/***/ }),

/***/ 50618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MA: () => (/* binding */ parseConfiguration),
/* harmony export */   XW: () => (/* binding */ selectRepositoryEntries),
/* harmony export */   _d: () => (/* binding */ selectUserEntries),
/* harmony export */   g3: () => (/* binding */ formatConfiguration),
/* harmony export */   k$: () => (/* binding */ selectJobEntries)
/* harmony export */ });
function parseConfiguration(listed) {
    const fields = listed.split('\0');
    const pairs = Array.from({ length: Math.floor(fields.length / 2) }, (_, at) => fields.slice(2 * at, 2 * at + 2));
    return pairs.map(([scope = '', entry = '']) => {
        const end = entry.indexOf('\n');
        return end < 0
            ? { scope, name: entry, value: undefined }
            : { scope, name: entry.slice(0, end), value: entry.slice(end + 1) };
    });
}
const access = /^(?:remote\.origin\.(?:url|proxy|proxyauthmethod|promisor|partialclonefilter)|url\..*\.insteadof|http\..+|credential\..+|ssh\.variant|protocol\.version)$/s;
const userOnly = /^(?:core\.(?:sshcommand|gitproxy)|safe\.directory)$/;
function selectUserEntries(entries) {
    const own = entries.filter(({ scope }) => scope === 'system' || scope === 'global');
    return own.filter(({ name }) => access.test(name) || userOnly.test(name));
}
const program = /^core\.(?:sshcommand|gitproxy)$/;
function selectJobEntries(entries) {
    const own = entries.filter(({ scope }) => scope === 'command');
    return own.filter(({ name }) => access.test(name) || program.test(name));
}
function selectRepositoryEntries(entries, isBare) {
    const own = entries.filter(({ scope }) => scope === 'local' || scope === 'worktree');
    return own.filter(({ name }) => (isBare ? name === 'remote.origin.url' : access.test(name)));
}
function formatConfiguration(entries) {
    return entries.map(formatEntry).join('');
}
function formatEntry({ name, value }) {
    const [first, last] = [name.indexOf('.'), name.lastIndexOf('.')];
    const section = name.slice(0, first);
    const subsection = name.slice(first + 1, last);
    const head = first === last ? section : `${section} "${subsection.replaceAll(/["\\]/g, '\\$&')}"`;
    if (subsection.includes('\n'))
        return '';
    return `[${head}]\n\t${name.slice(last + 1)}${value === undefined ? '' : ` = "${escapeValue(value)}"`}\n`;
}
function escapeValue(value) {
    return value.replaceAll(/["\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t');
}


/***/ }),

/***/ 7175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ fetchUntilMeeting),
/* harmony export */   q: () => (/* binding */ fetchDeeperHistory)
/* harmony export */ });
/* harmony import */ var _commit_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84191);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19532);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41668);
/* harmony import */ var _partial_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1573);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46224);





const steps = [50, 1000];
const fetchMs = 120_000;
async function fetchDeeperHistory(request) {
    const { place: location, head, branch } = request;
    const lacks = await findMissingPart(location);
    const needed = Promise.withResolvers();
    const reached = Promise.withResolvers();
    const lent = (0,_origin_js__WEBPACK_IMPORTED_MODULE_1__/* .withOrigin */ .D_)({ place: location, withObjects: true }, async (origin) => {
        const signal = AbortSignal.any([origin.signal, AbortSignal.timeout(fetchMs)]);
        if (!(await fetchUntilMeeting({ ...origin, signal }, { head, branch, ref: `refs/remotes/origin/${branch}`, lacks })))
            return;
        const end = async () => {
            needed.resolve();
            await lent;
        };
        reached.resolve({ path: origin.path, end });
        await needed.promise;
    });
    lent.then(() => reached.resolve(undefined), reached.reject);
    return reached.promise;
}
async function findMissingPart(location) {
    if (await (0,_partial_js__WEBPACK_IMPORTED_MODULE_2__/* .isPartial */ .m)(location))
        return 'contents';
    return (await (0,_line_js__WEBPACK_IMPORTED_MODULE_0__/* .isShallow */ .fE)(location)) ? 'commits' : 'nothing';
}
async function fetchUntilMeeting(location, { head, branch, ref, lacks = 'commits' }) {
    await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .runGitCommand */ .tD)(location, ['update-ref', 'refs/known', head]);
    const fetch = ['fetch', '--quiet', '--no-tags', '--refmap='];
    const wanted = `+refs/heads/${branch}:${ref}`;
    const hasMergeBase = async () => (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .runGitCommand */ .tD)(location, ['merge-base', head, ref])).code === 0;
    if (lacks === 'nothing')
        return (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .runGitCommand */ .tD)(location, [...fetch, 'origin', wanted])).code === 0 && hasMergeBase();
    const again = lacks === 'contents' ? ['--no-filter', '--refetch'] : [];
    for (const depth of steps) {
        const deeper = [...fetch, ...again, `--depth=${depth}`, 'origin', wanted];
        const isFetched = (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .runGitCommand */ .tD)(location, [...deeper, head])).code === 0 ||
            (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .runGitCommand */ .tD)(location, [...deeper, ...(await readCommitParents(location, head))])).code === 0;
        if (!isFetched)
            return false;
        if (await hasMergeBase())
            return true;
    }
    return false;
}
async function readCommitParents(location, commit) {
    const { stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .runGitCommand */ .tD)(location, ['cat-file', 'commit', commit]);
    return (0,_commit_name_js__WEBPACK_IMPORTED_MODULE_4__/* .parseParents */ .rf)(stdout.toString());
}


/***/ }),

/***/ 96287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ fetchBranch),
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   Pl: () => (/* binding */ withMissingObjects),
/* harmony export */   VH: () => (/* binding */ readCheckoutHead),
/* harmony export */   VI: () => (/* binding */ isCheckout),
/* harmony export */   We: () => (/* binding */ isShallowClone),
/* harmony export */   Xz: () => (/* binding */ isSubmodule),
/* harmony export */   _T: () => (/* binding */ readFileAt),
/* harmony export */   lD: () => (/* binding */ createGit),
/* harmony export */   nl: () => (/* binding */ readFilesAt),
/* harmony export */   vc: () => (/* binding */ resolveSha)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/* harmony import */ var _once_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(88066);
/* harmony import */ var _commit_name_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84191);
/* harmony import */ var _deepen_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7175);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19532);
/* harmony import */ var _origin_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41668);
/* harmony import */ var _partial_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1573);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16566);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46224);











function createGit(folder) {
    const readEntries = (0,_once_js__WEBPACK_IMPORTED_MODULE_9__/* .runUntilSuccess */ .$N)(() => (0,_origin_js__WEBPACK_IMPORTED_MODULE_5__/* .readOriginEntries */ .he)(toGitLocation(folder, localMs)));
    return (...args) => runGit(args, folder, readEntries);
}
function resolveSha(name, git) {
    return git('rev-parse', '--quiet', '--verify', `${name}^{commit}`);
}
const localMs = 30_000;
const modes = { remote: 'user' };
async function runGit(args, folder, readEntries) {
    const location = toGitLocation(folder, localMs);
    if (!isRepository(location.path))
        return undefined;
    const [command = ''] = args;
    if (command === 'ls-remote' && location.origin === undefined) {
        return catchFailure((0,_origin_js__WEBPACK_IMPORTED_MODULE_5__/* .withOrigin */ .D_)({ place: location, withObjects: false, readEntries }, (origin) => readGitOutput(origin, args)));
    }
    return readGitOutput(location, args, modes[command]);
}
async function catchFailure(work) {
    try {
        return await work;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue && (error.code === 'CANCELLED' || error.code === 'PROTOCOL'))
            return undefined;
        throw error;
    }
}
function toGitLocation(folder, timeoutMs) {
    const timeout = AbortSignal.timeout(timeoutMs);
    if (typeof folder === 'string')
        return { path: folder, signal: timeout };
    return { ...folder, signal: AbortSignal.any([folder.signal, timeout]) };
}
function isRepository(path) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `git could not be run in ${path}`, {
            reason: 'wrong-ref',
            hint: 'Install git, and run the command in a folder that exists.',
        });
    }
    const { checkout, bare } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .findRepository */ .W)(path);
    return checkout !== undefined || bare !== undefined;
}
function readGitOutput(location, args, mode) {
    const result = (0,_runner_js__WEBPACK_IMPORTED_MODULE_8__/* .runGitCommand */ .tD)(location, args, { mode });
    return catchFailure(result.then(({ code, stdout }) => (code === 0 ? stdout.toString().trim() : undefined)));
}
const textCapBytes = 1024 * 1024;
async function readFileAt(folder, ref, path) {
    const [read] = await readFilesAt(folder, ref, [path]);
    if (read?.status === 'rejected')
        throw read.reason;
    return read?.value;
}
async function readFilesAt(folder, ref, paths) {
    return (await withMissingObjects(folder, (whole) => readFilesOnce(whole, ref, paths))) ?? [];
}
async function readFilesOnce(cwd, ref, paths) {
    const { sha, listed } = await listFilesAt(cwd, ref, paths);
    const records = listed.toString().split('\0');
    const named = new Map(records.map((record) => [record.slice(record.indexOf('\t') + 1), record]));
    const entries = paths.length === 1 ? records : paths.map((path) => named.get(node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(path)));
    return Promise.allSettled(paths.map((path, index) => readListedFile(cwd, { sha, ref, path, entry: entries[index] })));
}
async function readListedFile(cwd, { sha, ref, path, entry }) {
    const [, mode, kind, object] = /^(\d+) (\w+) ([0-9a-f]+)\t/.exec(entry ?? '') ?? [];
    if (object === undefined)
        return undefined;
    const at = (0,_commit_name_js__WEBPACK_IMPORTED_MODULE_10__/* .formatCommit */ .Hs)(sha, ref);
    if (kind !== 'blob')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `${path} is no file at ${at}`);
    const text = await readBlobText(cwd, object, `${path} of ${at}`);
    return { text, at, ...(mode === '120000' && { isLink: true }) };
}
async function readBlobText(cwd, object, name) {
    const content = await runGitForBytes(['cat-file', 'blob', object], cwd).catch((error) => {
        const isTooLong = error.cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue && error.cause.code === 'PROTOCOL';
        throw isTooLong ? new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `${name} has more than ${textCapBytes / 1024} KiB`) : error;
    });
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(content);
    }
    catch (error) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `${name} is not UTF-8`, { cause: error });
    }
}
async function listFilesAt(cwd, ref, paths) {
    const runLsTree = (sha) => runGitForBytes(['ls-tree', '-z', '--full-tree', `${sha}^{commit}`, '--', ...paths], cwd);
    if ((0,_commit_name_js__WEBPACK_IMPORTED_MODULE_10__/* .isFullSha */ .Wf)(ref)) {
        const listed = await runLsTree(ref).catch(() => undefined);
        if (listed !== undefined)
            return { sha: ref, listed };
    }
    const sha = await resolveRefCommit(cwd, ref);
    return { sha, listed: await runLsTree(sha) };
}
async function resolveRefCommit(cwd, ref) {
    const resolveName = (name) => resolveSha(name, createGit(cwd));
    const isExact = ref.startsWith('refs/') || (0,_commit_name_js__WEBPACK_IMPORTED_MODULE_10__/* .isFullSha */ .Wf)(ref);
    const [, kind, name = ref] = /^(?:(heads|tags)\/)?(.*)$/s.exec(ref) ?? [];
    const branches = [`refs/remotes/origin/${name}`, `refs/heads/${name}`];
    const branch = isExact || kind === 'tags'
        ? undefined
        : ((await resolveName(branches[0] ?? '')) ?? (await resolveName(branches[1] ?? '')));
    const tag = isExact || kind === 'heads' ? undefined : await resolveName(`refs/tags/${name}`);
    if (branch !== undefined && tag !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `${name} is a branch and a tag`, { hint: `Write heads/${name} or tags/${name}.` });
    }
    const found = isExact ? await resolveName(ref) : (branch ?? tag);
    if (found !== undefined)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('NOT_FOUND', `The checkout has no commit for ${ref}`, {
        hint: `Fetch it (git fetch origin ${name}), or name another one with policy-ref.`,
    });
}
async function runGitForBytes(args, folder) {
    const location = toGitLocation(folder, localMs);
    const createGitFault = (details) => new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `git ${args[0]} failed in ${location.path}`, details);
    const result = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_8__/* .runGitCommand */ .tD)(location, args, { capBytes: textCapBytes }).catch((cause) => {
        throw createGitFault({ cause });
    });
    if (result.code !== 0)
        throw createGitFault({ cause: new Error(result.stderr.trim()) });
    return result.stdout;
}
async function withMissingObjects(folder, read) {
    const isOurs = typeof folder !== 'string' && folder.origin !== undefined;
    if (isOurs || !(await (0,_partial_js__WEBPACK_IMPORTED_MODULE_6__/* .isPartial */ .m)(toGitLocation(folder, localMs))))
        return read(folder);
    const location = toGitLocation(folder, fetchMs);
    const found = await (0,_origin_js__WEBPACK_IMPORTED_MODULE_5__/* .withOrigin */ .D_)({ place: location, withObjects: true }, async (origin) => ({
        value: await read(origin),
    }));
    return found === undefined ? read(folder) : found.value;
}
const fetchMs = 180_000;
async function fetchBranch({ folder, branch, isShallow, known }, use) {
    const location = toGitLocation(folder, fetchMs);
    return (0,_origin_js__WEBPACK_IMPORTED_MODULE_5__/* .withOrigin */ .D_)({ place: location, withObjects: !isShallow }, async (origin) => {
        if (known !== undefined && (await isShallowClone(origin))) {
            await catchFailure((0,_deepen_js__WEBPACK_IMPORTED_MODULE_3__/* .fetchUntilMeeting */ .Q)(origin, { head: known, branch, ref: fetchedRef }));
        }
        else {
            if (known !== undefined)
                await readGitOutput(origin, ['update-ref', 'refs/known', known]);
            const flags = ['--quiet', '--no-tags', '--refmap=', ...(isShallow ? ['--depth=1'] : [])];
            await readGitOutput(origin, ['fetch', ...flags, 'origin', `+refs/heads/${branch}:${fetchedRef}`]);
        }
        const sha = await resolveSha(fetchedRef, createGit(origin));
        return sha === undefined ? undefined : use(origin, sha);
    });
}
const fetchedRef = 'refs/heads/fetched';
function isShallowClone(folder) {
    return (0,_line_js__WEBPACK_IMPORTED_MODULE_4__/* .isShallow */ .fE)(toGitLocation(folder, localMs));
}
async function isCheckout(folder) {
    const { checkout, bare } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .findRepository */ .W)(folder);
    if (checkout === undefined && bare !== undefined) {
        throw createUnreadableCheckoutError(folder, 'it is a bare clone, which has no checkout');
    }
    if (checkout === undefined && !hasGitFolder(folder))
        return false;
    if (checkout === undefined)
        throw createUnreadableCheckoutError(folder, 'its .git is no repository');
    const result = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_8__/* .runGitCommand */ .tD)(toGitLocation(folder, localMs), ['rev-parse', '--git-dir'], { mode: 'owned' });
    if (result.code === 0)
        return true;
    const [why = ''] = result.stderr.replace(/^fatal: /, '').split('\n');
    throw createUnreadableCheckoutError(folder, why || 'it does not answer');
}
async function readCheckoutHead(folder, mode = 'owned') {
    const { checkout, bare } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .findRepository */ .W)(folder);
    if (checkout === undefined || bare !== undefined)
        return undefined;
    const question = ['rev-parse', '--absolute-git-dir', 'HEAD^{commit}', '--symbolic-full-name', 'HEAD'];
    const { code, stdout, stderr } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_8__/* .runGitCommand */ .tD)(toGitLocation(folder, localMs), question, { mode });
    const [, gitFolder = '', sha, ref] = /^(.+)\n([0-9a-f]+)\n(\S+)\n$/s.exec(stdout.toString()) ?? [];
    const isClear = code === 0 && stderr === '' && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(gitFolder) === checkout.gitFolder;
    return isClear && sha !== undefined && ref !== undefined ? { sha, ref } : undefined;
}
async function isSubmodule(folder) {
    const top = (0,_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .findRepository */ .W)(folder).checkout?.top;
    const outerTop = top === undefined ? undefined : (0,_repository_js__WEBPACK_IMPORTED_MODULE_7__/* .findRepository */ .W)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(top)).checkout?.top;
    if (top === undefined || outerTop === undefined)
        return false;
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(outerTop, top).replaceAll('\\', '/');
    const git = createGit(outerTop);
    const [staged, committed] = await Promise.all([
        git('ls-files', '--stage', '-z', '--', path),
        git('ls-tree', '-z', '--full-tree', 'HEAD', '--', path),
    ]);
    return [staged, committed].some((runLsTree) => runLsTree?.startsWith('160000 ') === true);
}
function createUnreadableCheckoutError(folder, why) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `git cannot read the checkout ${folder}: ${why}`, {
        reason: 'policy',
        hint: `Let git read it; a checkout of another user needs git config --global --add safe.directory ${folder}`,
    });
}
function hasGitFolder(folder) {
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')))
        return true;
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return above !== folder && hasGitFolder(above);
}


/***/ }),

/***/ 41668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ withOrigin),
/* harmony export */   QO: () => (/* binding */ listProtocols),
/* harmony export */   SF: () => (/* binding */ selectFormatEntries),
/* harmony export */   he: () => (/* binding */ readOriginEntries),
/* harmony export */   kt: () => (/* binding */ shareObjects),
/* harmony export */   pX: () => (/* binding */ withAddress),
/* harmony export */   vB: () => (/* binding */ createRepository),
/* harmony export */   ws: () => (/* binding */ resolveOriginUrl)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _configuration_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50618);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16566);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46224);






async function withOrigin({ place: location, withObjects, readEntries = () => readOriginEntries(location) }, use) {
    const [repository, entries] = [await (0,_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .findGitRepository */ .Ct)(location), await readEntries()];
    const kept = (0,_configuration_js__WEBPACK_IMPORTED_MODULE_5__/* .selectRepositoryEntries */ .XW)(entries, repository.top === undefined).map((entry) => makeUrlAbsolute(entry, repository));
    const own = [...kept, ...(0,_configuration_js__WEBPACK_IMPORTED_MODULE_5__/* .selectJobEntries */ .k$)(entries)];
    const user = (0,_configuration_js__WEBPACK_IMPORTED_MODULE_5__/* .selectUserEntries */ ._d)(entries);
    if (![...user, ...own].some(({ name }) => name === addressName))
        return undefined;
    return withTemporaryRepository({ place: location, user, own: [...selectFormatEntries(entries), ...own], protocols: listProtocols }, async (bare) => {
        if (withObjects)
            await shareObjects(bare.path, repository);
        return use(bare);
    });
}
async function withAddress({ folder, address, signal }, use) {
    const { checkout, bare } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .findRepository */ .W)(folder);
    const location = { path: folder, signal };
    const repository = checkout === undefined && bare === undefined ? undefined : await (0,_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .findGitRepository */ .Ct)(location);
    const listed = repository === undefined ? [] : await readOriginEntries(location);
    const entries = listed.length > 0 ? listed : await readUserConfiguration(location, checkout?.top ?? folder);
    const kept = (0,_configuration_js__WEBPACK_IMPORTED_MODULE_5__/* .selectRepositoryEntries */ .XW)(entries, repository?.top === undefined);
    const isAccessEntry = ({ name }) => !name.startsWith('remote.');
    const own = [
        ...selectFormatEntries([]),
        ...fetchEntries,
        ...[...kept, ...(0,_configuration_js__WEBPACK_IMPORTED_MODULE_5__/* .selectJobEntries */ .k$)(entries)].filter(isAccessEntry),
    ];
    const origin = { scope: 'local', name: addressName, value: address };
    const user = (0,_configuration_js__WEBPACK_IMPORTED_MODULE_5__/* .selectUserEntries */ ._d)(entries).filter(isAccessEntry);
    return withTemporaryRepository({ place: location, user, own: [...own, origin], protocols: parseProtocol }, use);
}
const fetchEntries = [
    { scope: 'local', name: 'fetch.unpacklimit', value: '1' },
    { scope: 'local', name: 'core.bigfilethreshold', value: '1m' },
];
async function readUserConfiguration(location, workTree) {
    return withTemporaryFolder(async (folder) => {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'bare');
        await createRepository(path, selectFormatEntries([]));
        const list = ['config', '--list', '--show-scope', '-z', '--includes'];
        const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .runGitCommand */ .tD)({ ...location, path, workTree }, list, { mode: 'user' });
        return code === 0 ? (0,_configuration_js__WEBPACK_IMPORTED_MODULE_5__/* .parseConfiguration */ .MA)(stdout.toString()).filter(({ scope }) => scope !== 'local') : [];
    });
}
async function withTemporaryRepository({ place: location, user, own, protocols }, use) {
    return withTemporaryFolder(async (folder) => {
        const configurationFile = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'user');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(configurationFile, (0,_configuration_js__WEBPACK_IMPORTED_MODULE_5__/* .formatConfiguration */ .g3)(user), { mode: 0o600 });
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'bare');
        await createRepository(path, own);
        const closed = { configurationFile, protocols: 'none', folder: location.path };
        const address = await resolveOriginUrl({ ...location, path, origin: closed }, [...user, ...own]);
        return use({ ...location, path, origin: { ...closed, protocols: protocols(address) } });
    });
}
async function withTemporaryFolder(use) {
    const folder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'scan-gate-origin-'));
    try {
        return await use(folder);
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(folder, { recursive: true, force: true, maxRetries: 3 });
    }
}
async function readOriginEntries(location) {
    const { top } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .findGitRepository */ .Ct)(location);
    const list = ['config', '--list', '--show-scope', '-z', '--includes'];
    const listed = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .runGitCommand */ .tD)(location, list, { mode: top === undefined ? 'user' : 'owned' });
    return listed.code === 0 ? (0,_configuration_js__WEBPACK_IMPORTED_MODULE_5__/* .parseConfiguration */ .MA)(listed.stdout.toString()) : [];
}
const addressName = 'remote.origin.url';
function makeUrlAbsolute(entry, { top, gitFolder }) {
    const { name, value } = entry;
    if (name !== addressName || value === undefined || !/^\.\.?[\\/]/.test(value))
        return entry;
    return { ...entry, value: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(top ?? gitFolder, value) };
}
async function createRepository(path, entries) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'objects/info'), { recursive: true, mode: 0o700 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'objects/pack'), { mode: 0o700 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'refs/heads'), { recursive: true, mode: 0o700 });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'HEAD'), 'ref: refs/heads/none\n');
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'config'), (0,_configuration_js__WEBPACK_IMPORTED_MODULE_5__/* .formatConfiguration */ .g3)(entries), { mode: 0o600 });
}
function selectFormatEntries(entries) {
    const isLocalFormat = ({ scope, name }) => scope === 'local' && /^extensions\.(?:objectformat|partialclone)$/.test(name);
    const base = [
        { scope: 'local', name: 'core.repositoryformatversion', value: '1' },
        { scope: 'local', name: 'core.bare', value: 'true' },
    ];
    return [...base, ...entries.filter(isLocalFormat)];
}
async function shareObjects(path, { commonFolder }) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'objects/info/alternates'), `${JSON.stringify((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonFolder, 'objects'))}\n`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(commonFolder, 'shallow'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, 'shallow')).catch((error) => {
        if (error.code !== 'ENOENT')
            throw error;
    });
}
const remoteProtocols = 'https:http:ssh:git';
async function resolveOriginUrl(location, entries) {
    const written = entries.find(({ name }) => name === addressName)?.value ?? '';
    if (!entries.some(({ name }) => name.endsWith('.insteadof')))
        return written;
    const { stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_4__/* .runGitCommand */ .tD)(location, ['ls-remote', '--get-url', 'origin']);
    return stdout.toString().trim();
}
function parseProtocol(address) {
    const [, scheme] = /^([^/:]+):\/\//.exec(address) ?? [];
    if (scheme !== undefined)
        return /^(?:https|http|ssh|file)$/.test(scheme) ? scheme : 'none';
    return listProtocols(address) === 'file' ? 'file' : 'ssh';
}
function listProtocols(address) {
    const isUrl = /^[a-z][a-z0-9+.-]*:\/\//i.test(address);
    const isRemote = isUrl ? !/^file:/i.test(address) : /^[^/\\]{2,}:/.test(address);
    return isRemote ? remoteProtocols : 'file';
}


/***/ }),

/***/ 1573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ isPartial)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16566);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46224);




async function isPartial(location) {
    if (!mayBePartial(location.path))
        return false;
    const promisor = ['config', '--get-regexp', String.raw `^(extensions\.partialclone|remote\..*\.promisor)$`];
    return (await (0,_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .runGitCommand */ .tD)(location, promisor)).code === 0;
}
function mayBePartial(path) {
    const { checkout, bare } = (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .findRepository */ .W)(path);
    return [checkout, bare].some((repository) => {
        if (repository === undefined)
            return false;
        const files = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.commonFolder, 'config'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(repository.gitFolder, 'config.worktree')];
        return files.some((file) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) && /partialclone|promisor|include/i.test((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8')));
    });
}


/***/ }),

/***/ 78001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ adaptReportWording),
/* harmony export */   Z: () => (/* binding */ adaptErrorWording)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _policy_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54696);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18540);



const runAgain = 'Run the gate again. If this repeats, report it with this line.';
const localWords = {
    settings: { hint: 'Correct the settings and run again.' },
    fork: { hint: 'Run the gate in a checkout of the commit.' },
    'no-key': { hint: runAgain },
    'wrong-ref': { hint: 'Run the gate in a checkout of the branch, with its history.' },
    moved: { hint: 'Run the gate on the newer commit.' },
    policy: { hint: 'Check where the policy is read from: config-file and policy-ref.' },
    'not-found': { brief: 'something this run needs was not found', hint: runAgain },
    'foreign-repository': {
        brief: 'this is a checkout of another repository',
        hint: 'Run the gate in a checkout of the repository that the job builds.',
    },
    auth: { brief: 'access was refused', hint: runAgain },
    unavailable: {
        brief: 'something this run needs could not be reached',
        hint: 'Run the gate again; check the network and the proxy settings if this repeats.',
    },
    'rate-limited': { brief: 'a server asked to wait for too long', hint: 'Run the gate again later.' },
    'scan-failed': { hint: 'Correct what the message names, then run the gate again.' },
    timeout: { hint: 'Raise timeout-seconds and run the gate again.' },
    protocol: { brief: 'a response could not be trusted', hint: runAgain },
    evidence: { hint: 'Run the gate again; the list of findings shows which of them are unclear.' },
    'not-covered': { hint: 'Scan it, or exclude it in the policy.' },
    'not-waited': { hint: 'Run the gate again and wait for the scan.' },
    publish: { hint: 'Choose a file that can be written.' },
    cancelled: { hint: 'Run the gate again.' },
    internal: { hint: runAgain },
};
const isOfService = /\bservice\b|\bscan-id\b|\bbase-url\b|\bapi-key\b|\brepository-id\b/i;
function adaptReportWording(report) {
    const { verdict, reason, message, hint, brief } = report;
    if (verdict !== 'inconclusive' || !(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isInconclusive */ .Fm)(reason))
        return report;
    const words = localWords[reason];
    return {
        ...report,
        message: message === _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .inconclusiveReasons */ .Qe[reason].meaning && words.brief ? words.brief : removeServiceWords(message),
        hint: reason === 'evidence' && hasUnplaced(report) ? pathHint : adaptHint(hint, words),
        brief: brief === undefined ? words.brief : removeServiceWords(brief),
    };
}
const pathHint = 'Let the scanner write paths from the root of the repository. The report lists the locations that were ignored.';
function hasUnplaced({ findings }) {
    return findings.some(({ filePath }) => filePath === undefined);
}
function adaptErrorWording(error) {
    const { code, message, hint, brief, isAmbiguous, status } = error;
    const reason = (0,_policy_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .getReason */ .b)(error);
    const words = localWords[reason];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, removeServiceWords(message), {
        ...{ reason, isAmbiguous, status, cause: error },
        hint: adaptHint(hint, words),
        brief: brief === undefined ? words.brief : removeServiceWords(brief),
    });
}
function adaptHint(hint, words) {
    return hint !== undefined && isOfService.test((0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlainText */ .bo)(hint)) ? words.hint : hint;
}
function removeServiceWords(text) {
    return text.replace(/ (?:at|of|to) the service\b(?!['’])/gi, '').replace(/\bthe service\b/gi, 'the scanner');
}


/***/ }),

/***/ 92341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ isRecord)
/* harmony export */ });
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ })

};
