export const id = 7723;
export const ids = [7723];
export const modules = {

/***/ 97723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readAnswer: () => (/* binding */ readAnswer),
/* harmony export */   retryDetail: () => (/* binding */ retryDetail)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55156);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _endpoints_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55661);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44648);
/* harmony import */ var _routes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44276);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95396);
/** From an answer on the wire to the record, page or error that it holds; both documented styles are read. */






/** The record or page of a 2xx answer. Throws GateError: AUTH, NOT_FOUND, UNAVAILABLE or PROTOCOL, with the status. */
function readAnswer(name, answer, hide) {
    if (answer.status < 200 || answer.status > 299)
        throw refusal(name, answer, hide);
    const body = cleared(answer.text, hide);
    if (isRecord(body) && body.success === false)
        throw refusal(name, answer, hide);
    const endpoint = _endpoints_js__WEBPACK_IMPORTED_MODULE_1__/* .endpoints */ .v[name];
    return endpoint.list === undefined ? readRecord(endpoint, body) : readPage(endpoint, endpoint.list, body);
}
/** Without escapes every string stands in the text as it is, and one look at the whole shows that nothing has to be hidden. */
function cleared(text, hide) {
    const body = (0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(text);
    return !text.includes('\\') && hide(text) === text ? body : hidden(body, hide);
}
/** Every string of a parsed answer, cleared; the keys are the interface's and stay. */
function hidden(value, hide) {
    if (typeof value === 'string')
        return hide(value);
    if (Array.isArray(value))
        return value.map((item) => hidden(item, hide));
    if (!isRecord(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, hidden(item, hide)]));
}
function readRecord(endpoint, body) {
    return parse(endpoint.answer(), isEnveloped(body) ? body.data : body);
}
function readPage(endpoint, list, body) {
    const holder = isEnveloped(body) && isRecord(body.data) ? { ...body, ...body.data } : body;
    const items = isRecord(holder) ? (holder[list] ?? (isEnveloped(holder) ? holder.data : undefined)) : undefined;
    const pagination = parse((0,_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .listPagination */ .J2)(), isRecord(holder) ? holder.pagination : undefined, 'pagination');
    return { items: parse(zod__WEBPACK_IMPORTED_MODULE_5__.array(endpoint.answer()), items, list), page: pagination.page, total: pagination.total };
}
function parse(schema, value, at) {
    const result = schema.safeParse(value);
    if (result.success)
        return result.data;
    const issue = result.error.issues[0];
    const path = [at, ...(issue?.path ?? [])].filter((part) => part !== undefined).join('.');
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `the answer has the wrong shape at ${path || 'its top'}: ${issue?.message}`);
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
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('AUTH', `not authorised (401${said})`, { status });
    if (status === 403)
        return forbidden(name, said);
    if (status === 404)
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('NOT_FOUND', `not found (404${said})`, { status });
    if (status === 408 || status >= 500) {
        const hint = 'The service has a fault of its own; run the gate again later.';
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('UNAVAILABLE', `the service answered ${status}${said}`, {
            status,
            hint,
            brief: `the service answered with a fault (${status})`,
        });
    }
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `the service answered ${status}${said}`, { status });
}
function redirected(answer) {
    const location = answer.header('location') ?? '';
    const target = URL.canParse(location) ? `to ${new URL(location).origin}` : 'to another address';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('PROTOCOL', `the service redirects (${answer.status}) ${target}, which is never followed`, {
        status: answer.status,
        hint: 'Set base-url to the final address of the API.',
    });
}
function forbidden(name, said) {
    const { scope } = _routes_js__WEBPACK_IMPORTED_MODULE_3__/* .routes */ .JZ[name];
    const needed = scope.includes(':') ? `It likely needs the scope ${scope}.` : 'Check the scopes of the key.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('AUTH', `the key may not do this (403${said})`, {
        status: 403,
        hint: needed,
        brief: 'the API key lacks a permission (403)',
    });
}
/** `: CODE, message`, cut to a sane length; empty when the body is not the documented error. */
function whatItSays(text, hide) {
    try {
        const { code, message } = (0,_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .errorBody */ .t4)().parse((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(text)).error;
        return hide(`: ${code}, ${message}`).slice(0, 300);
    }
    catch {
        return '';
    }
}
/** What the body of a 429 says about when to come back. */
function retryDetail(text) {
    try {
        return (0,_schemas_js__WEBPACK_IMPORTED_MODULE_4__/* .errorBody */ .t4)().parse((0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(text)).error.details?.retryAfter;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 55661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ endpoints)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(49567);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./build/compiled/src/api/schemas.js
var api_schemas = __webpack_require__(95396);
;// CONCATENATED MODULE: ./build/compiled/src/api/account-schemas.js
/** Resources of the service that no verdict rests on: organizations, the key, and the service itself. */


const organization = (0,api_schemas/* made */.mI)(() => schemas.looseObject({
    id: api_schemas/* identifier */.Cv,
    name: schemas.string(),
    slug: schemas.string(),
    planType: (0,api_schemas/* openEnum */.SW)(['FREE', 'PRO']),
    isPersonal: schemas.boolean(),
    usageBalance: schemas.number(),
    createdAt: api_schemas/* timestamp */.vE,
    updatedAt: api_schemas/* timestamp */.vE,
}));
const keyValidation = (0,api_schemas/* made */.mI)(() => schemas.looseObject({
    valid: schemas.boolean(),
    user: schemas.nullish(schemas.looseObject({ id: schemas.string(), email: schemas.string(), name: schemas.string() }).partial()),
    organizations: schemas.nullish(schemas.array(schemas.unknown())),
    permissions: schemas.nullish(schemas.array(schemas.string())),
    authenticatedAt: schemas.nullish(api_schemas/* timestamp */.vE),
}));
const cliInformation = (0,api_schemas/* made */.mI)(() => schemas.looseObject({
    cli: schemas.looseObject({
        name: schemas.string(),
        version: schemas.string(),
        supportedPlatforms: schemas.array(schemas.string()),
        supportedArchitectures: schemas.array(schemas.string()),
    }),
    api: schemas.looseObject({ version: schemas.string(), baseUrl: schemas.string(), endpoints: schemas.record(schemas.string(), schemas.unknown()) }),
    supportedFormats: schemas.array(schemas.string()),
    supportedProviders: schemas.array(schemas.string()),
    capabilities: schemas.record(schemas.string(), schemas.unknown()),
}));
const health = (0,api_schemas/* made */.mI)(() => schemas.looseObject({
    status: schemas.string(),
    version: schemas.optional(schemas.string()),
    timestamp: schemas.optional(api_schemas/* timestamp */.vE),
    services: schemas.optional(schemas.record(schemas.string(), schemas.string())),
}));

// EXTERNAL MODULE: ./build/compiled/src/api/routes.js
var routes = __webpack_require__(44276);
// EXTERNAL MODULE: ./build/compiled/src/api/words.js
var words = __webpack_require__(56845);
;// CONCATENATED MODULE: ./build/compiled/src/api/endpoints.js
/** What each endpoint of the service takes and answers: the client's methods and the embedded service's routes follow from this table. */





const parameters = {
    page: () => coerce.number().check(schemas.int(), api/* _gte */.qm(1)),
    limit: () => coerce.number().check(schemas.int(), api/* _gte */.qm(1), api/* _lte */.Zm(100)),
    text: () => schemas.string(),
    severities: () => schemas.string()
        .check(schemas.refine(routes/* isSeverityList */.GF, { error: `expected a comma-separated list of ${words/* severityFilters */.$l.join(', ')}` })),
};
/** Each parameter may be left out; another one is wrong. */
function querySchema(query) {
    const shape = Object.entries(query).map(([name, kind]) => [
        name,
        schemas.optional(typeof kind === 'string' ? parameters[kind]() : schemas["enum"](kind)),
    ]);
    return schemas.strictObject(Object.fromEntries(shape));
}
const endpoints = {
    listOrganizations: {
        ...routes/* routes */.JZ.listOrganizations,
        querySchema: api_schemas/* made */.mI(() => querySchema(routes/* routes */.JZ.listOrganizations.query)),
        answer: organization,
    },
    validateKey: {
        ...routes/* routes */.JZ.validateKey,
        answer: keyValidation,
    },
    getCliInfo: {
        ...routes/* routes */.JZ.getCliInfo,
        answer: cliInformation,
    },
    getHealth: {
        ...routes/* routes */.JZ.getHealth,
        answer: health,
    },
    listRepositories: {
        ...routes/* routes */.JZ.listRepositories,
        querySchema: api_schemas/* made */.mI(() => querySchema(routes/* routes */.JZ.listRepositories.query)),
        answer: api_schemas/* repositoryItem */.sq,
    },
    getRepository: {
        ...routes/* routes */.JZ.getRepository,
        answer: api_schemas/* repositoryDetail */.aA,
    },
    updateRepository: {
        ...routes/* routes */.JZ.updateRepository,
        body: api_schemas/* repositorySettings */.C6,
        answer: schemas.unknown,
    },
    listScans: {
        ...routes/* routes */.JZ.listScans,
        querySchema: api_schemas/* made */.mI(() => querySchema(routes/* routes */.JZ.listScans.query)),
        answer: api_schemas/* scanItem */.zc,
    },
    startScan: {
        ...routes/* routes */.JZ.startScan,
        body: api_schemas/* scanRequest */.dC,
        answer: api_schemas/* scanStarted */.D7,
    },
    getScan: {
        ...routes/* routes */.JZ.getScan,
        answer: api_schemas/* scanDetail */.D9,
    },
    listViolations: {
        ...routes/* routes */.JZ.listViolations,
        querySchema: api_schemas/* made */.mI(() => querySchema(routes/* routes */.JZ.listViolations.query)),
        answer: api_schemas/* violationItem */.v,
    },
    getViolation: {
        ...routes/* routes */.JZ.getViolation,
        answer: api_schemas/* violationDetail */.hM,
    },
    suppressViolation: {
        ...routes/* routes */.JZ.suppressViolation,
        body: api_schemas/* suppression */.iO,
        answer: schemas.unknown,
    },
};


/***/ }),

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
/* harmony export */   SW: () => (/* binding */ openEnum),
/* harmony export */   aA: () => (/* binding */ repositoryDetail),
/* harmony export */   dC: () => (/* binding */ scanRequest),
/* harmony export */   hM: () => (/* binding */ violationDetail),
/* harmony export */   iO: () => (/* binding */ suppression),
/* harmony export */   jJ: () => (/* binding */ envelopePagination),
/* harmony export */   mI: () => (/* binding */ made),
/* harmony export */   sq: () => (/* binding */ repositoryItem),
/* harmony export */   t4: () => (/* binding */ errorBody),
/* harmony export */   u7: () => (/* binding */ scanLanguage),
/* harmony export */   v: () => (/* binding */ violationItem),
/* harmony export */   vE: () => (/* binding */ timestamp),
/* harmony export */   w4: () => (/* binding */ scanCoverage),
/* harmony export */   zc: () => (/* binding */ scanItem)
/* harmony export */ });
/* unused harmony export advisory */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30252);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85591);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/**
 * Every resource of the service as a zod schema (interface, "Resources and their fields").
 *
 * Answers are read tolerantly: extra fields pass, an unknown word in an enumeration is kept as it came, and only the
 * identity of a record is required, because a missing severity or status must reach the policy as "unknown", not vanish.
 * They are made of zod's small form, which costs a run's start a third of the other (docs/performance.md).
 */


// This form of zod has no words of its own.
zod__WEBPACK_IMPORTED_MODULE_1__/* .config */ .$W(zod__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A());
/** One of the documented words, or any other string, which the reader must treat as unknown. */
const openEnum = (words) => zod__WEBPACK_IMPORTED_MODULE_3__.union([zod__WEBPACK_IMPORTED_MODULE_3__["enum"](words), zod__WEBPACK_IMPORTED_MODULE_3__.string()]);
/** Made when it is first needed, and once: all of them would take a run longer than its first request. */
function made(make) {
    let schema;
    return () => {
        schema ??= make();
        return schema;
    };
}
/** What the schema reads is what the function makes of what was stated. */
function preprocessed(read, out) {
    return new zod__WEBPACK_IMPORTED_MODULE_4__/* .$ZodPreprocess */ .KX({ type: 'pipe', in: zod__WEBPACK_IMPORTED_MODULE_3__.transform(read), out });
}
const identifier = zod__WEBPACK_IMPORTED_MODULE_3__.string().check(zod__WEBPACK_IMPORTED_MODULE_5__/* ._minLength */ .m9(1));
const timestamp = zod__WEBPACK_IMPORTED_MODULE_3__.string().check(zod__WEBPACK_IMPORTED_MODULE_3__.describe('ISO 8601 timestamp'));
const count = zod__WEBPACK_IMPORTED_MODULE_3__.number().check(zod__WEBPACK_IMPORTED_MODULE_3__.int(), zod__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(0));
const listPagination = made(() => zod__WEBPACK_IMPORTED_MODULE_3__.looseObject({ page: zod__WEBPACK_IMPORTED_MODULE_3__.number().check(zod__WEBPACK_IMPORTED_MODULE_3__.int(), zod__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(1)), total: count }));
const envelopePagination = made(() => listPagination().extend({
    limit: zod__WEBPACK_IMPORTED_MODULE_3__.number().check(zod__WEBPACK_IMPORTED_MODULE_3__.int(), zod__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(1), zod__WEBPACK_IMPORTED_MODULE_5__/* ._lte */ .Zm(100)),
    totalPages: count,
    hasNext: zod__WEBPACK_IMPORTED_MODULE_3__.boolean(),
    hasPrev: zod__WEBPACK_IMPORTED_MODULE_3__.boolean(),
}));
const responseMeta = made(() => zod__WEBPACK_IMPORTED_MODULE_3__.looseObject({
    timestamp: zod__WEBPACK_IMPORTED_MODULE_3__.optional(timestamp),
    version: zod__WEBPACK_IMPORTED_MODULE_3__.optional(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
    requestId: zod__WEBPACK_IMPORTED_MODULE_3__.optional(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
    organizationId: zod__WEBPACK_IMPORTED_MODULE_3__.optional(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
}));
const repositoryItem = made(() => zod__WEBPACK_IMPORTED_MODULE_3__.looseObject({
    repository_id: identifier,
    name: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
    vcs_provider: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
    default_branch: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
    last_scan_at: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(timestamp),
    security_score: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(zod__WEBPACK_IMPORTED_MODULE_3__.number()),
}));
const repositoryCounts = made(() => zod__WEBPACK_IMPORTED_MODULE_3__.looseObject({ critical: count, high: count, medium: count, low: count }));
const repositoryDetail = made(() => repositoryItem().extend({
    vcs_url: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
    total_violations: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(count),
    violations_by_severity: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(repositoryCounts().partial()),
    created_at: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(timestamp),
}));
const repositorySettings = made(() => zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    auto_scan_on_push: zod__WEBPACK_IMPORTED_MODULE_3__.optional(zod__WEBPACK_IMPORTED_MODULE_3__.boolean()),
    auto_scan_on_pr: zod__WEBPACK_IMPORTED_MODULE_3__.optional(zod__WEBPACK_IMPORTED_MODULE_3__.boolean()),
}));
/** The scan's own counts. A missing key stays missing: a rule that reads it cannot be decided. */
const scanCounts = made(() => zod__WEBPACK_IMPORTED_MODULE_3__.looseObject({ critical: count, high: count, medium: count, low: count, info: count }).partial());
const scanItem = made(() => zod__WEBPACK_IMPORTED_MODULE_3__.looseObject({
    scan_id: identifier,
    status: openEnum(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .scanStatuses */ .O5),
    created_at: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(timestamp),
}));
const scanStarted = made(() => scanItem().extend({ repository_id: identifier, branch: zod__WEBPACK_IMPORTED_MODULE_3__.string() }));
/**
 * What can be counted on of a scan's counts. A key beyond the five that is not zero, one in another case, or any that is
 * stated twice shows that the five do not say it all; a number in a string, or beyond what a number can hold, is missing.
 */
function trustedCounts(stated) {
    if (stated === _words_js__WEBPACK_IMPORTED_MODULE_0__/* .statedTwice */ .O3)
        return null;
    if (typeof stated !== 'object' || stated === null || Array.isArray(stated))
        return stated;
    const entries = Object.entries(stated).filter(([, value]) => value !== null);
    const isStrange = ([key, value]) => value === _words_js__WEBPACK_IMPORTED_MODULE_0__/* .statedTwice */ .O3 || (value !== 0 && !_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityFilters */ .$l.some((known) => known === key));
    if (entries.some(isStrange))
        return {};
    const isMissing = (value) => typeof value === 'string' || value > Number.MAX_SAFE_INTEGER;
    return Object.fromEntries(entries.filter(([, value]) => !isMissing(value)));
}
/** What the embedded service says beyond the interface: which types were looked at, and what was skipped. */
const scanCoverage = made(() => zod__WEBPACK_IMPORTED_MODULE_3__.partialRecord(zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_words_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz), zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_words_js__WEBPACK_IMPORTED_MODULE_0__/* .coverageWords */ .gn)));
const scanDiagnostic = made(() => zod__WEBPACK_IMPORTED_MODULE_3__.looseObject({
    engine: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
    message: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_3__.optional(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
    /** For many files with one and the same message. */
    file_paths: zod__WEBPACK_IMPORTED_MODULE_3__.optional(zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string())),
    /** The engine did not run to its end: what it would have found is not known. */
    failed: zod__WEBPACK_IMPORTED_MODULE_3__.optional(zod__WEBPACK_IMPORTED_MODULE_3__.boolean()),
}));
/** Source files of one programming language in the scanned commit, without generated and vendored ones. */
const scanLanguage = made(() => zod__WEBPACK_IMPORTED_MODULE_3__.looseObject({
    language: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
    files: zod__WEBPACK_IMPORTED_MODULE_3__.int().check(zod__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(0)),
    /** Of these, the files that a scanner of code has parsed. */
    looked_at: zod__WEBPACK_IMPORTED_MODULE_3__.int().check(zod__WEBPACK_IMPORTED_MODULE_5__/* ._gte */ .qm(0)),
    /** Those whose name does not tell the language, but their first line. */
    unnamed: zod__WEBPACK_IMPORTED_MODULE_3__.optional(zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string())),
}));
/** A service may have fields of the same name that mean something else. */
function documentedCoverage(stated) {
    if (typeof stated !== 'object' || stated === null)
        return undefined;
    const known = Object.entries(stated).filter(([type, word]) => scanCoverage().safeParse({ [type]: word }).success);
    return known.length > 0 ? Object.fromEntries(known) : undefined;
}
function documentedDiagnostics(stated) {
    return Array.isArray(stated) ? stated.filter((each) => scanDiagnostic().safeParse(each).success) : undefined;
}
function documentedLanguages(stated) {
    const isWhole = Array.isArray(stated) && stated.every((each) => scanLanguage().safeParse(each).success);
    return isWhole ? stated : undefined;
}
const addedText = made(() => preprocessed((stated) => (typeof stated === 'string' ? stated : undefined), zod__WEBPACK_IMPORTED_MODULE_3__.optional(zod__WEBPACK_IMPORTED_MODULE_3__.string())));
const scanDetail = made(() => scanStarted().extend({
    violations: preprocessed(trustedCounts, zod__WEBPACK_IMPORTED_MODULE_3__.nullish(scanCounts())),
    started_at: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(timestamp),
    completed_at: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(timestamp),
    /** Extensions of the embedded service; a service that does not send them says nothing about coverage. */
    commit_sha: addedText(),
    error: addedText(),
    coverage: preprocessed(documentedCoverage, zod__WEBPACK_IMPORTED_MODULE_3__.optional(scanCoverage())),
    diagnostics: preprocessed(documentedDiagnostics, zod__WEBPACK_IMPORTED_MODULE_3__.optional(zod__WEBPACK_IMPORTED_MODULE_3__.array(scanDiagnostic()))),
    languages: preprocessed(documentedLanguages, zod__WEBPACK_IMPORTED_MODULE_3__.optional(zod__WEBPACK_IMPORTED_MODULE_3__.array(scanLanguage()))),
}));
const scanRequest = made(() => zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    repository_id: identifier,
    branch: zod__WEBPACK_IMPORTED_MODULE_3__.optional(zod__WEBPACK_IMPORTED_MODULE_3__.string().check(zod__WEBPACK_IMPORTED_MODULE_5__/* ._minLength */ .m9(1))),
}));
const violationItem = made(() => zod__WEBPACK_IMPORTED_MODULE_3__.looseObject({
    violation_id: identifier,
    title: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
    severity: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(openEnum(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityWords */ .D4)),
    cvss_score: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(zod__WEBPACK_IMPORTED_MODULE_3__.number()),
    epss_score: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(zod__WEBPACK_IMPORTED_MODULE_3__.number()),
    type: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(openEnum(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationTypes */ .h2)),
    status: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(openEnum(_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationStatuses */ .CZ)),
    file_path: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
    line_number: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(zod__WEBPACK_IMPORTED_MODULE_3__.number()),
}));
/** What the embedded service says of the advisory behind a violation, beyond the interface. */
const advisory = made(() => zod__WEBPACK_IMPORTED_MODULE_3__.looseObject({
    cves: zod__WEBPACK_IMPORTED_MODULE_3__.optional(zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string())),
    /** Every name of the vulnerability, its CVEs among them: `GHSA-35jh-r3h4-6jhm`. */
    ids: zod__WEBPACK_IMPORTED_MODULE_3__.optional(zod__WEBPACK_IMPORTED_MODULE_3__.array(zod__WEBPACK_IMPORTED_MODULE_3__.string())),
    /** The package with its version, as a package URL: `pkg:npm/lodash@4.17.15`. */
    purl: zod__WEBPACK_IMPORTED_MODULE_3__.optional(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
    /** Left out where nobody says. */
    fix: zod__WEBPACK_IMPORTED_MODULE_3__.optional(zod__WEBPACK_IMPORTED_MODULE_3__["enum"](['available', 'none'])),
    fixed_version: zod__WEBPACK_IMPORTED_MODULE_3__.optional(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
    /** When the fixed version was published. */
    fixed_at: zod__WEBPACK_IMPORTED_MODULE_3__.optional(timestamp),
    /** When the advisory was. */
    published_at: zod__WEBPACK_IMPORTED_MODULE_3__.optional(timestamp),
}));
function documentedAdvisory(stated) {
    return advisory().safeParse(stated).success ? stated : undefined;
}
const violationDetail = made(() => violationItem().extend({
    description: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
    cwe: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
    code_snippet: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
    remediation: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(zod__WEBPACK_IMPORTED_MODULE_3__.string()),
    first_detected: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(timestamp),
    last_seen: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(timestamp),
    /** An extension of the embedded service. */
    advisory: preprocessed(documentedAdvisory, zod__WEBPACK_IMPORTED_MODULE_3__.optional(advisory())),
}));
const suppression = made(() => zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({ justification: zod__WEBPACK_IMPORTED_MODULE_3__.string().check(zod__WEBPACK_IMPORTED_MODULE_5__/* ._minLength */ .m9(1)) }));
const errorBody = made(() => zod__WEBPACK_IMPORTED_MODULE_3__.looseObject({
    success: zod__WEBPACK_IMPORTED_MODULE_3__.literal(false),
    error: zod__WEBPACK_IMPORTED_MODULE_3__.looseObject({
        code: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
        message: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
        details: zod__WEBPACK_IMPORTED_MODULE_3__.nullish(zod__WEBPACK_IMPORTED_MODULE_3__.record(zod__WEBPACK_IMPORTED_MODULE_3__.string(), zod__WEBPACK_IMPORTED_MODULE_3__.unknown())),
    }),
    meta: zod__WEBPACK_IMPORTED_MODULE_3__.optional(responseMeta()),
}));


/***/ }),

/***/ 49567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bigint: () => (/* binding */ bigint),
/* harmony export */   boolean: () => (/* binding */ boolean),
/* harmony export */   date: () => (/* binding */ date),
/* harmony export */   number: () => (/* binding */ number),
/* harmony export */   string: () => (/* binding */ string)
/* harmony export */ });
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55156);


function string(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedString */ .K_(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodNumber, params);
}
function boolean(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedBoolean */ .dN(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodBoolean, params);
}
function bigint(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedBigint */ .St(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodBigInt, params);
}
function date(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedDate */ .B4(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.ZodDate, params);
}


/***/ })

};
