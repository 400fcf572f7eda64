export const id = 1377;
export const ids = [1377];
export const modules = {

/***/ 44276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GF: () => (/* binding */ isSeverityList),
/* harmony export */   JZ: () => (/* binding */ routes),
/* harmony export */   WS: () => (/* binding */ fitsParameter)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);

const paging = { page: 'page', limit: 'limit' };
/** Severities with commas between them. */
function isSeverityList(text) {
    return text.split(',').every((word) => _words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityFilters */ .$l.some((known) => known === word));
}
const isWhole = (value, most) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
const fitting = {
    page: (value) => isWhole(value, Number.MAX_SAFE_INTEGER),
    limit: (value) => isWhole(value, 100),
    text: (value) => typeof value === 'string',
    severities: (value) => typeof value === 'string' && isSeverityList(value),
};
function fitsParameter(kind, value) {
    return typeof kind === 'string' ? fitting[kind](value) : kind.some((word) => word === value);
}
const sortNames = { sortBy: 'sort-field-parameter', sortOrder: 'sort-order-parameter' };
const routes = {
    listOrganizations: {
        method: 'GET',
        path: '/organizations',
        query: {
            ...paging,
            search: 'text',
            status: ['active', 'inactive'],
            sortBy: ['name', 'createdAt', 'updatedAt'],
            sortOrder: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu,
        },
        list: 'organizations',
        style: 'enveloped',
        success: 200,
        scope: 'organization:read',
    },
    validateKey: {
        method: 'GET',
        path: '/cli/auth/validate',
        style: 'enveloped',
        success: 200,
        scope: 'any key',
    },
    getCliInfo: {
        method: 'GET',
        path: '/cli/info',
        style: 'enveloped',
        success: 200,
        scope: 'none',
    },
    getHealth: {
        method: 'GET',
        path: '/health',
        style: 'enveloped',
        success: 200,
        scope: 'none',
    },
    listRepositories: {
        method: 'GET',
        path: '/repositories',
        query: {
            ...paging,
            search: 'text',
            provider: 'text',
            status: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryStatuses */ .De,
            sortBy: ['name', 'createdAt', 'updatedAt', 'lastScanAt'],
            sortOrder: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu,
        },
        assumedNames: { provider: 'provider-parameter', status: 'status-parameter', ...sortNames },
        list: 'repositories',
        style: 'bare',
        success: 200,
        scope: 'repository:read',
    },
    getRepository: {
        method: 'GET',
        path: '/repositories/{repository_id}',
        style: 'bare',
        success: 200,
        scope: 'repository:read',
    },
    updateRepository: {
        method: 'PATCH',
        path: '/repositories/{repository_id}',
        style: 'bare',
        success: 200,
        scope: 'repository:write',
    },
    listScans: {
        method: 'GET',
        path: '/scans',
        query: {
            ...paging,
            repository_id: 'text',
            status: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .scanStatuses */ .O5,
            scanType: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz,
            sortBy: ['startedAt', 'completedAt', 'status'],
            sortOrder: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .sortOrders */ .iu,
        },
        assumedNames: { status: 'status-parameter', scanType: 'scan-type-parameter', ...sortNames },
        list: 'scans',
        style: 'bare',
        success: 200,
        scope: 'scan:read',
    },
    startScan: {
        method: 'POST',
        path: '/scans',
        style: 'bare',
        success: 201,
        scope: 'scan:write',
    },
    getScan: {
        method: 'GET',
        path: '/scans/{scan_id}',
        style: 'bare',
        success: 200,
        scope: 'scan:read',
    },
    listViolations: {
        method: 'GET',
        path: '/violations',
        query: { ...paging, repository_id: 'text', severity: 'severities', status: _words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationStatusFilters */ .nZ },
        assumedNames: { status: 'status-parameter' },
        list: 'violations',
        style: 'bare',
        success: 200,
        scope: 'violation:read',
    },
    getViolation: {
        method: 'GET',
        path: '/violations/{violation_id}',
        style: 'bare',
        success: 200,
        scope: 'violation:read',
    },
    suppressViolation: {
        method: 'POST',
        path: '/violations/{violation_id}/suppress',
        style: 'bare',
        success: 200,
        scope: 'violation:write',
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

/***/ 45169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serve: () => (/* binding */ serve)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41692);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92700);
/* harmony import */ var _service_embedded_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47929);
/* harmony import */ var _service_http_hosts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74287);
/* harmony import */ var _service_log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(99665);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46802);
/* harmony import */ var _settings_values_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79771);
/** `scan-gate serve`: the embedded service, until it is interrupted. */










/** Serves until the signal comes; the exit code is 0 then, because that is how it is stopped. */
async function serve(call) {
    const { session, flags, workerUrl } = call;
    const { repos, vcsUrl, ...options } = readServeFlags(call);
    const stopped = session.untilStopped();
    const sources = await Promise.all(repos.map((path) => (0,_service_embedded_js__WEBPACK_IMPORTED_MODULE_5__/* .readSource */ .o$)(path, vcsUrl)));
    const hookSecret = await readHookSecret(call);
    const service = await (0,_service_embedded_js__WEBPACK_IMPORTED_MODULE_5__/* .startEmbedded */ .H1)({ sources, ...options, hookSecret, workerUrl, version: _session_js__WEBPACK_IMPORTED_MODULE_7__/* .version */ .rE, log: logOf(call) });
    const { baseUrl, apiKey = null } = service;
    if (isExposed(options))
        session.complain('It is open to other machines without TLS: keys cross the network unencrypted.\n');
    if (!service.hasKeys)
        session.complain(`${howToMakeKeys(options.database)}\n`);
    session.write(flags.own.json ? `${JSON.stringify({ baseUrl, apiKey })}\n` : greeting(service));
    await stopped;
    await service.stop();
}
const leastSecretLength = 16;
async function readHookSecret({ session, flags }) {
    const isFromInput = flags.own['hook-secret-stdin'] === true;
    const secret = isFromInput ? (await session.readInput()).trim() : session.env.SCAN_GATE_HOOK_SECRET;
    if (secret === undefined || (secret === '' && !isFromInput))
        return undefined;
    if (secret.length >= leastSecretLength)
        return secret;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('CONFIG', `The secret of POST /hooks/git is shorter than ${leastSecretLength} characters`, {
        hint: 'Make one with: openssl rand -hex 32',
    });
}
/** To standard error: what is printed is for programs. With --quiet only what needs somebody. */
function logOf({ session }) {
    return (entry) => {
        if (entry.level !== 'info' || session.log.level !== 'quiet')
            session.complain((0,_service_log_js__WEBPACK_IMPORTED_MODULE_9__/* .logLine */ .B)(entry, new Date()));
    };
}
function isExposed({ hostname = '127.0.0.1', tls }) {
    return tls === undefined && !/^(?:127\.|::1$|localhost$)/.test(hostname);
}
function howToMakeKeys(database) {
    const command = `scan-gate keys create --database ${database} --name NAME --scope repository:read,scan:write,violation:read`;
    return `There is no valid key yet. To make one, at any time: ${command}`;
}
function greeting(service) {
    const repositories = service.repositories.map(({ id, name, vcsUrl }) => `  ${name}  ${id}  ${vcsUrl}\n`).join('');
    return `Scan Gate's embedded service is ready.

  base URL  ${service.baseUrl}
  API key   ${service.apiKey === undefined ? 'one that scan-gate keys made' : `${service.apiKey}  (shown once)`}

Repositories:
${repositories}
Press Ctrl+C to stop it.
`;
}
/** Throws GateError CONFIG that lists every problem. */
function readServeFlags({ session, flags }) {
    const { own } = flags;
    const { repo: repos = [], 'vcs-url': [vcsUrl] = [], host: [hostname] = [] } = own;
    const { database: [database = ':memory:'] = [], organization: [organization] = [] } = own;
    const problems = [...flags.problems, ...flags.positionals.map((extra) => `${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_8__/* .shown */ .SP)(extra)} is not expected here`)];
    const port = readNumber('port', own.port, { otherwise: 0, most: 65_535, what: 'a port', problems });
    const number = (flag, otherwise) => readNumber(flag, own[flag], { otherwise, most: 1_000_000, what: 'a number', problems });
    const limits = {
        perKey: perMinute(number('key-rate', 1_200)),
        perAddress: perMinute(number('address-rate', 2_400)),
        wrongKeys: perMinute(number('wrong-key-rate', 30)),
    };
    const maxUnfinishedScans = number('max-scans', 100);
    const watchSeconds = number('watch-seconds', 60);
    const { 'allowed-host': hosts = [], 'trusted-proxy': trustedProxies = [], metrics } = own;
    for (const proxy of trustedProxies) {
        if ((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(proxy) === 0)
            problems.push(`--trusted-proxy: ${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_8__/* .shown */ .SP)(proxy)} is not an address`);
    }
    const allowedHosts = readHosts(hosts, problems);
    if (repos.length === 0 && own.database === undefined)
        problems.push('--repo is missing: name the checkout to serve');
    if (vcsUrl !== undefined && repos.length > 1)
        problems.push('--vcs-url goes with one --repo only');
    const tls = readTls(session.folder, own, problems);
    if (problems.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .GateError */ .ue('CONFIG', problems.join('\n'), { hint: 'scan-gate serve --help shows its flags.' });
    }
    const network = {
        port,
        hostname,
        allowedHosts,
        trustedProxies,
        tls,
        limits,
        maxUnfinishedScans,
        watchSeconds,
        metrics,
    };
    return { repos, vcsUrl, database, organization, ...network };
}
function readNumber(flag, given, { otherwise, most, what, problems }) {
    const text = given?.[0] ?? String(otherwise);
    if (/^\d{1,7}$/.test(text) && Number(text) <= most)
        return Number(text);
    problems.push(`--${flag}: ${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_8__/* .shown */ .SP)(text)} is not ${what} from 0 to ${most}`);
    return otherwise;
}
/** As a Host header names them, whose port does not count; a name that no header could hold would let nobody in. */
function readHosts(hosts, problems) {
    return hosts.flatMap((given) => {
        const host = (0,_service_http_hosts_js__WEBPACK_IMPORTED_MODULE_6__/* .hostOf */ .w)(given);
        if (host !== undefined && ((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) !== 0 || /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(host)))
            return host;
        problems.push(`--allowed-host: ${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_8__/* .shown */ .SP)(given)} is not a host name, as gate.example.com is`);
        return [];
    });
}
function perMinute(requests) {
    return requests === 0 ? undefined : { requests, seconds: 60 };
}
function readTls(folder, own, problems) {
    const [cert, key] = ['tls-cert', 'tls-key'].map((flag) => {
        const file = own[flag]?.[0];
        if (file === undefined)
            return undefined;
        try {
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, file), 'utf8');
        }
        catch (error) {
            problems.push(`--${flag}: ${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_8__/* .shown */ .SP)(file)} cannot be read: ${error.message}`);
            return '';
        }
    });
    if (cert === undefined && key === undefined)
        return undefined;
    if (cert === undefined || key === undefined)
        problems.push('--tls-cert and --tls-key go together');
    else if (cert !== '' && key !== '')
        checkTls({ cert, key }, problems);
    return { cert: cert ?? '', key: key ?? '' };
}
function checkTls(tls, problems) {
    try {
        (0,node_tls__WEBPACK_IMPORTED_MODULE_3__.createSecureContext)(tls);
    }
    catch (error) {
        problems.push(`--tls-cert and --tls-key: they are no certificate and its key (${error.message})`);
    }
}


/***/ }),

/***/ 29229:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ variablesFor)
/* harmony export */ });
/** The variables that a child or a worker gets: a list of what it needs, so that no key, token or option of a step reaches it. */
/** Where temporary files lie; Windows starts nothing without SystemRoot. */
const machineNames = ['TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'windir'];
/** Whose configuration counts. */
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
/** What asking a registry of packages may take: where it is, and whose certificates count there. */
const registryNames = [
    ...['NPM_CONFIG_REGISTRY', 'npm_config_registry', 'NPM_CONFIG_USERCONFIG', 'npm_config_userconfig'],
    ...['NPM_CONFIG_CACHE', 'npm_config_cache', 'NODE_EXTRA_CA_CERTS'],
];
/** What asking `origin` may take: the agents of ssh and of passwords, certificates, the job's right to read it. */
const originNames = [
    'SSH_AUTH_SOCK',
    'SSH_AGENT_PID',
    'DBUS_SESSION_BUS_ADDRESS',
    'XDG_RUNTIME_DIR',
    'XDG_DATA_HOME',
    'KRB5CCNAME',
    'CURL_CA_BUNDLE',
    // GitLab's credential helper reads it: FF_GIT_URLS_WITHOUT_TOKENS.
    'CI_JOB_TOKEN',
];
const names = {
    machine: machineNames,
    user: [...machineNames, ...userNames],
    origin: [...machineNames, ...userNames, ...proxyNames, ...originNames],
    registry: [...machineNames, ...userNames, ...proxyNames, ...registryNames],
};
/** PATH is not among them: `Programs.path` is. */
function variablesFor(need, env, platform) {
    const fold = (name) => (platform === 'win32' ? name.toUpperCase() : name);
    const wanted = new Set(names[need].map(fold));
    const found = Object.entries(env).filter(([name]) => wanted.has(fold(name)));
    return Object.fromEntries(found.filter((entry) => entry[1] !== undefined));
}


/***/ }),

/***/ 83549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Aq: () => (/* binding */ machine),
  xM: () => (/* binding */ npmFor),
  Tu: () => (/* binding */ programsFor),
  S6: () => (/* binding */ workerVariables)
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
/** Finds the programs that the gate starts, by a search of its own: nothing that a checkout holds is ever one of them. */



/** The programs of a machine, looked for outside its working directory and the work trees of these checkouts. */
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
/** PATH as it is written; on Windows its name is in any case, and an entry may stand in quotes. */
function pathEntries(env, platform) {
    if (platform !== 'win32')
        return (env.PATH ?? '').split(external_node_path_.posix.delimiter);
    const value = Object.entries(env).find(([name]) => name.toUpperCase() === 'PATH')?.[1] ?? '';
    return value.split(external_node_path_.win32.delimiter).map((folder) => folder.replace(/^"(.*)"$/, '$1'));
}
/** What can be started without a shell; a `.cmd` or `.bat` cannot. */
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
/** Why nothing may be started from there: by its name, and by what the name is a link to. */
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
/** The folder itself, or the one that a file lies in. */
function holderOf(path, platform) {
    return isProgram(path, platform) ? pathsOf(platform).dirname(path) : path;
}
function isWithin(path, folder, platform) {
    const { relative, isAbsolute, sep } = pathsOf(platform);
    const way = relative(folded(folder, platform), folded(path, platform));
    return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
const isSame = (path, folder, platform) => pathsOf(platform).relative(folded(folder, platform), folded(path, platform)) === '';
/** The file systems of these fold case. */
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
/** The machine that programs are started on. Beside the session the only reader of the process: a scan worker has no session. */



const machine = () => ({ env: process.env, cwd: process.cwd(), platform: process.platform });
const known = new Map();
/** The programs that may be started for a folder: none from the work trees around it, nor from those of the working directory. */
function programsFor(folder) {
    const here = machine();
    const workTrees = [here.cwd, folder].flatMap(repository/* workTreesAround */.i);
    const key = JSON.stringify([here.env.PATH, here.cwd, ...workTrees]);
    const programs = known.get(key) ?? findPrograms(here, workTrees);
    known.set(key, programs);
    return programs;
}
/** npm as it is started for a folder. Throws GateError CONFIG as `Programs.find` does. */
function npmFor(folder) {
    return npmOf(programsFor(folder), machine(), process.execPath);
}
/** On Windows by Node.js, because what is on PATH there, `npm.cmd`, takes a shell. */
function npmOf(programs, { env: own, platform }, node) {
    const env = { ...(0,environment/* variablesFor */.j)('registry', own, platform), PATH: programs.path };
    if (platform !== 'win32')
        return { file: programs.find('npm'), args: [], env };
    return { file: node, args: [programs.find('node_modules\\npm\\bin\\npm-cli', ['.js'])], env };
}
/** The variables of a worker that reads a repository. */
function workerVariables(path) {
    return { ...(0,environment/* variablesFor */.j)('machine', process.env, process.platform), PATH: programsFor(path).path };
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
/** Finds the repository of a folder without asking git, which would take any folder of the right shape for one. */


/** What the folder lies in. */
function findRepository(path) {
    const folder = realFolder(path);
    if (folder === undefined)
        return { checkout: undefined, bare: undefined };
    const checkout = above(folder);
    const own = checkout === undefined ? [] : [checkout.gitFolder, checkout.commonFolder];
    const isOfCheckout = checkout?.top === folder || own.some((each) => folder === each || folder.startsWith(each + node_path__WEBPACK_IMPORTED_MODULE_1__.sep));
    return { checkout, bare: isOfCheckout ? undefined : atGitFolder(folder, undefined) };
}
/** The work trees that a folder lies in: that of its checkout, and of those around it, which may hold it as a submodule. */
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
    // git takes a file of this name for the repository's, too, and fails when it points nowhere.
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
    return isFile(entry) || parent === folder ? undefined : above(parent);
}
/** The file of a linked worktree or a submodule: `gitdir: path`. */
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

/***/ 92515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gG: () => (/* binding */ askGit),
  KW: () => (/* binding */ cancelled),
  V0: () => (/* binding */ gitProgram),
  _M: () => (/* binding */ repositoryOf)
});

// UNUSED EXPORTS: ending, startGit

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/compiled/src/git/environment.js
var environment = __webpack_require__(29229);
;// CONCATENATED MODULE: ./build/compiled/src/git/hardening.js
/** What every run of git is told, so that nothing in a repository makes it start a program or read something else. */


const always = {
    GIT_ATTR_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    // Set and empty: no program is asked for a password, whatever core.askPass says.
    GIT_ASKPASS: '',
    GIT_EDITOR: ':',
    GIT_PAGER: 'cat',
    GIT_OPTIONAL_LOCKS: '0',
    // `refs/replace/*` would let a repository show other contents than its commit holds.
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
};
const offline = {
    // A partial clone would fetch missing objects; an older git obeys only the second.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
};
/** The variables of a run of git, but for PATH. */
function gitVariables(mode, origin, { env, platform }) {
    const variables = (need) => ({ ...(0,environment/* variablesFor */.j)(need, env, platform), ...always });
    if (origin !== undefined)
        return { ...variables('origin'), ...configuredBy(origin.configurationFile), ...only(origin) };
    if (mode === 'sealed')
        return { ...variables('machine'), ...configuredBy(external_node_os_.devNull), ...offline };
    return { ...variables('user'), ...offline };
}
const configuredBy = (file) => ({ GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: file });
const only = ({ protocols }) => ({ GIT_ALLOW_PROTOCOL: protocols });
/** Settings of the command line win over those of a repository. */
const settings = {
    'safe.bareRepository': 'explicit',
    'core.fsmonitor': 'false',
    'core.untrackedCache': 'false',
    'core.hooksPath': external_node_os_.devNull,
    'core.attributesFile': external_node_os_.devNull,
    'submodule.recurse': 'false',
    'fetch.recurseSubmodules': 'false',
    'log.showSignature': 'false',
    'gc.auto': '0',
    'maintenance.auto': 'false',
};
/** Options before the command. */
const hardenedArguments = [
    '--no-pager',
    '--literal-pathspecs',
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

// EXTERNAL MODULE: ./build/compiled/src/git/machine.js + 1 modules
var machine = __webpack_require__(83549);
// EXTERNAL MODULE: ./build/compiled/src/git/repository.js
var repository = __webpack_require__(16566);
;// CONCATENATED MODULE: ./build/compiled/src/git/runner.js
/** The one place that starts git: never through a shell, found outside the checkout, with nothing that a repository could make it run. */








/** Starts git with open pipes; an aborted signal kills it, and its `error` event then carries an AbortError. */
async function startGit(place, args, mode = 'sealed') {
    return start({ place, args, mode, repository: await repositoryOf(place) });
}
function start({ place, repository, mode, args }) {
    const programs = (0,machine/* programsFor */.Tu)(place.origin?.folder ?? place.path);
    const { gitFolder, top } = repository;
    const isOwned = mode === 'owned' && top !== undefined;
    // Named, git looks for no repository; and its folder holds no file of the branch, such as attributes.
    const found = ['-c', 'safe.directory=*', `--git-dir=${gitFolder}`, `--work-tree=${gitFolder}`];
    return (0,external_node_child_process_.spawn)(programs.find('git'), [...hardenedArguments, ...(isOwned ? [] : found), ...args], {
        cwd: isOwned ? top : gitFolder,
        env: { ...gitVariables(mode, place.origin, (0,machine/* machine */.Aq)()), PATH: programs.path },
        signal: place.signal,
        killSignal: 'SIGKILL',
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
    });
}
/** The repository that a path names. Throws GateError CONFIG when there is none. */
async function repositoryOf(place) {
    const { checkout, bare } = (0,repository/* findRepository */.W)(place.path);
    if (checkout === undefined && bare === undefined)
        throw notARepository(place.path);
    if (bare !== undefined && place.origin !== undefined)
        return bare;
    if (bare === undefined || (checkout !== undefined && (await isBrought(place, checkout)))) {
        return checkout;
    }
    return bare;
}
/** Whether a checkout holds files of the folder: then it is the branch's, and no bare clone that somebody made there. */
async function isBrought(place, repository) {
    const path = relativePath(repository.top ?? '', place.path);
    const lists = [
        ['ls-files', '-z', '--', path],
        ['ls-tree', '-z', '--full-tree', 'HEAD', '--', path],
    ];
    const answers = await Promise.all(lists.map((args) => ended(start({ place, repository, mode: 'sealed', args }), place)));
    return answers.some(({ code, stdout }) => code !== 0 || stdout.length > 0);
}
function relativePath(top, path) {
    return external_node_fs_.realpathSync.native(path).slice(top.length).replaceAll('\\', '/').replace(/^\/+/, '');
}
/** Settles when the process has ended: its exit code, or a GateError when it could not start or was aborted. */
function ending(child, signal) {
    return new Promise((resolve, reject) => {
        child.once('error', (cause) => reject(signal.aborted ? cancelled(signal) : cannotStart(cause)));
        child.once('close', (code) => (signal.aborted ? reject(cancelled(signal)) : resolve(code)));
    });
}
/** Runs git to its end and hands over what it printed. */
async function askGit(place, args, { mode = 'sealed', capBytes } = {}) {
    if (place.signal.aborted)
        throw cancelled(place.signal);
    return ended(await startGit(place, args, mode), place, capBytes);
}
/** The git that is started for a folder. Throws GateError CONFIG when there is none outside the checkout. */
async function gitProgram(place) {
    const programs = (0,machine/* programsFor */.Tu)(place.path);
    const path = programs.find('git');
    const child = (0,external_node_child_process_.spawn)(path, ['--version'], {
        cwd: (0,external_node_path_.dirname)(path),
        env: { ...gitVariables('sealed', undefined, (0,machine/* machine */.Aq)()), PATH: programs.path },
        signal: place.signal,
        killSignal: 'SIGKILL',
        stdio: ['pipe', 'pipe', 'pipe'],
        windowsHide: true,
    });
    const { stdout } = await ended(child, place);
    return { path, version: /^git version (\S+)/.exec(stdout.toString())?.[1] };
}
const defaultCapBytes = 256 * 1024 * 1024;
async function ended(child, { signal }, capBytes = defaultCapBytes) {
    child.stdin.on('error', () => undefined);
    child.stdin.end();
    // A program that git started may outlive it and hold these open.
    const letGo = () => [child.stdout, child.stderr].forEach((stream) => void stream.destroy());
    signal.addEventListener('abort', letGo, { once: true });
    try {
        const [code, stdout, stderr] = await Promise.all([
            ending(child, signal),
            bytesOf(child.stdout, capBytes),
            bytesOf(child.stderr, capBytes),
        ]);
        return { code, stdout, stderr: stderr.toString() };
    }
    finally {
        signal.removeEventListener('abort', letGo);
        child.kill('SIGKILL');
    }
}
/** What a stream brings until it ends or is cut off; throws GateError PROTOCOL beyond the cap. */
async function bytesOf(stream, capBytes) {
    const chunks = [];
    let bytes = 0;
    for await (const chunk of stream) {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes > capBytes)
            throw new errors/* GateError */.ue('PROTOCOL', `git printed more than ${capBytes} bytes`);
    }
    return Buffer.concat(chunks);
}
function cancelled(signal) {
    return new errors/* GateError */.ue('CANCELLED', 'The scan was cancelled', { cause: signal.reason });
}
function notARepository(path) {
    return new errors/* GateError */.ue('CONFIG', `${path} is not a git checkout or bare clone`, {
        hint: (0,prose/* prose */.CS) `Give the path of a folder that ${(0,prose/* code */.aY)('git clone')} or ${(0,prose/* code */.aY)('git init')} made, with at least one commit.`,
    });
}
function cannotStart(cause) {
    return new errors/* GateError */.ue('CONFIG', 'The git program could not be started', { cause });
}


/***/ }),

/***/ 15527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ installedPackages),
/* harmony export */   KI: () => (/* binding */ withoutScanners),
/* harmony export */   Ys: () => (/* binding */ installations),
/* harmony export */   _p: () => (/* binding */ packageHint),
/* harmony export */   g$: () => (/* binding */ hasScanners)
/* harmony export */ });
/* unused harmony exports secretsInstallation, sastInstallation, pythonInstallation, scaInstallation, iacInstallation */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_module__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98995);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/** What has to be installed for each engine, and what it then covers; read without loading any of it. */



const secretsInstallation = {
    name: 'secretlint',
    scanType: 'secrets',
    packages: ['@secretlint/core@13', '@secretlint/secretlint-rule-preset-recommend@13'],
    covers: 'every file, and what the commits of a branch and their messages held before',
};
const sastInstallation = {
    name: 'eslint',
    scanType: 'sast',
    packages: ['eslint@10', '@babel/core@8', '@babel/eslint-parser@8', 'eslint-plugin-security@4'],
    covers: 'JavaScript and TypeScript, in pages and components too',
};
const pythonInstallation = {
    name: 'ruff',
    scanType: 'sast',
    packages: ['@astral-sh/ruff-wasm-nodejs@0.17', '@lezer/python@1'],
    covers: 'Python, and what templates of Django and Jinja leave unescaped',
};
const scaInstallation = {
    name: 'retire',
    scanType: 'sca',
    packages: ['retire@5', '@salesforce/code-analyzer-retirejs-engine@0.32', '@npmcli/arborist@10'],
    covers: "npm's lock files and scripts that are libraries, as far as RetireJS's data knows them",
};
const iacInstallation = {
    name: 'iac',
    scanType: 'iac',
    packages: [],
    covers: "common weak settings in Terraform, CloudFormation, Dockerfiles, Compose, Kubernetes and GitHub's workflows",
};
const installations = [
    secretsInstallation,
    sastInstallation,
    pythonInstallation,
    scaInstallation,
    iacInstallation,
];
/** Whether what runs them is there: the gate alone has none of it, whatever packages lie around it. */
function hasScanners(workerUrl) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(workerUrl);
}
function withoutScanners(version) {
    const hint = packageHint(version);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', 'This is the gate alone, which has no scanners', { reason: 'settings', hint });
}
/** Scanners that were installed beside the gate alone would not be run. */
function packageHint(version) {
    return `The npm package brings them: npm install --global scan-gate@${version}`;
}
/** For each of the packages, in their order: the one that a scan would load; undefined where there is none. */
function installedPackages({ packages }, from = import.meta.url) {
    return packages.map((wanted) => installedPackage(wanted.replace(/(?<!^)@[^@]*$/, ''), from));
}
function installedPackage(name, from) {
    try {
        const file = (0,node_module__WEBPACK_IMPORTED_MODULE_1__.findPackageJSON)(name, from);
        const { version } = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file ?? '', 'utf8'));
        return { name, version };
    }
    catch {
        return undefined;
    }
}


/***/ })

};
