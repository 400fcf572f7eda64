export const id = 807;
export const ids = [807];
export const modules = {

/***/ 8375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ assumptionNames),
/* harmony export */   ad: () => (/* binding */ defaultAssumptions),
/* harmony export */   vk: () => (/* binding */ assumptions)
/* harmony export */ });
/** What the interface leaves open and this project still has to decide: each with its quotation, its default and its choices. */
const assumptions = {
    'retry-after-unit': {
        quote: 'Unit of retryAfter: not shown.',
        section: 'Limits',
        default: 's',
        choices: ['s', 'ms'],
        meaning: 'unit of error.details.retryAfter in a 429 answer',
    },
    'status-parameter': {
        quote: 'The name of the status parameter: not shown.',
        section: 'GET /violations',
        default: 'status',
        meaning: 'query parameter that filters violations and scans by status',
    },
    'scan-type-parameter': {
        quote: 'Parameter names of status, scan type, sort field and sort order: not shown.',
        section: 'GET /scans',
        default: 'scan_type',
        meaning: 'query parameter that filters scans by scan type',
    },
    'provider-parameter': {
        quote: 'Parameter names of provider, status, sort field and sort order: not shown.',
        section: 'GET /repositories',
        default: 'provider',
        meaning: 'query parameter that filters repositories by provider',
    },
    'sort-field-parameter': {
        quote: 'Parameter names of status, scan type, sort field and sort order: not shown.',
        section: 'GET /scans',
        default: 'sortBy',
        meaning: 'query parameter that names the sort field (the name that GET /organizations documents)',
    },
    'sort-order-parameter': {
        quote: 'Parameter names of status, scan type, sort field and sort order: not shown.',
        section: 'GET /scans',
        default: 'sortOrder',
        meaning: 'query parameter that names the sort order (the name that GET /organizations documents)',
    },
};
const assumptionNames = Object.keys(assumptions);
const defaultAssumptions = Object.fromEntries(assumptionNames.map((name) => [name, assumptions[name].default]));


/***/ }),

/***/ 4015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ severityFilters),
/* harmony export */   BV: () => (/* binding */ scanDiagnostic),
/* harmony export */   C6: () => (/* binding */ repositorySettings),
/* harmony export */   CZ: () => (/* binding */ violationStatuses),
/* harmony export */   D4: () => (/* binding */ severityWords),
/* harmony export */   D7: () => (/* binding */ scanStarted),
/* harmony export */   D9: () => (/* binding */ scanDetail),
/* harmony export */   De: () => (/* binding */ repositoryStatuses),
/* harmony export */   J2: () => (/* binding */ listPagination),
/* harmony export */   Lr: () => (/* binding */ cliInformation),
/* harmony export */   Nd: () => (/* binding */ responseMeta),
/* harmony export */   O3: () => (/* binding */ statedTwice),
/* harmony export */   O5: () => (/* binding */ scanStatuses),
/* harmony export */   P_: () => (/* binding */ keyValidation),
/* harmony export */   aA: () => (/* binding */ repositoryDetail),
/* harmony export */   dC: () => (/* binding */ scanRequest),
/* harmony export */   gn: () => (/* binding */ coverageWords),
/* harmony export */   h2: () => (/* binding */ violationTypes),
/* harmony export */   hM: () => (/* binding */ violationDetail),
/* harmony export */   iO: () => (/* binding */ suppression),
/* harmony export */   iu: () => (/* binding */ sortOrders),
/* harmony export */   jJ: () => (/* binding */ envelopePagination),
/* harmony export */   kw: () => (/* binding */ organization),
/* harmony export */   nZ: () => (/* binding */ violationStatusFilters),
/* harmony export */   qs: () => (/* binding */ severityRank),
/* harmony export */   sq: () => (/* binding */ repositoryItem),
/* harmony export */   t4: () => (/* binding */ errorBody),
/* harmony export */   u7: () => (/* binding */ scanLanguage),
/* harmony export */   v: () => (/* binding */ violationItem),
/* harmony export */   vK: () => (/* binding */ health),
/* harmony export */   vz: () => (/* binding */ scanTypes),
/* harmony export */   w4: () => (/* binding */ scanCoverage),
/* harmony export */   zc: () => (/* binding */ scanItem)
/* harmony export */ });
/* unused harmony exports repositoryCounts, scanCounts, apiErrorCodes */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5156);
/**
 * Every resource of the service as a zod schema (interface, "Resources and their fields").
 *
 * Answers are read tolerantly: extra fields pass, an unknown word in an enumeration is kept as it came, and only the
 * identity of a record is required, because a missing severity or status must reach the policy as "unknown", not vanish.
 */

/** Worst first: the one order of severities. */
const severityWords = ['CRITICAL', 'HIGH', 'MEDIUM', 'LOW', 'INFO'];
const severityFilters = ['critical', 'high', 'medium', 'low', 'info'];
const scanStatuses = ['PENDING', 'SCANNING', 'COMPLETED', 'FAILED'];
const violationTypes = ['SAST', 'AGENTIC_SAST', 'SCA', 'SECRET', 'IAC'];
const violationStatuses = ['OPEN', 'FIXED', 'FALSE_POSITIVE', 'ACCEPTED_RISK'];
const violationStatusFilters = ['open', 'fixed', 'ignored', 'false_positive'];
const scanTypes = ['sast', 'sca', 'secrets', 'iac'];
const repositoryStatuses = ['active', 'inactive', 'archived'];
const sortOrders = ['asc', 'desc'];
/** How bad a severity is: 0 is the worst. */
function severityRank(severity) {
    return severityWords.indexOf(severity);
}
/** One of the documented words, or any other string, which the reader must treat as unknown. */
const openEnum = (words) => zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__["enum"](words), zod__WEBPACK_IMPORTED_MODULE_0__.string()]);
const identifier = zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1);
const timestamp = zod__WEBPACK_IMPORTED_MODULE_0__.string().describe('ISO 8601 timestamp');
const count = zod__WEBPACK_IMPORTED_MODULE_0__.number().int().min(0);
const listPagination = zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({ page: zod__WEBPACK_IMPORTED_MODULE_0__.number().int().min(1), total: count });
const envelopePagination = listPagination.extend({
    limit: zod__WEBPACK_IMPORTED_MODULE_0__.number().int().min(1).max(100),
    totalPages: count,
    hasNext: zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),
    hasPrev: zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),
});
const responseMeta = zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({
    timestamp: timestamp.optional(),
    version: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
    requestId: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
    organizationId: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
});
const organization = zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({
    id: identifier,
    name: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    slug: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    planType: openEnum(['FREE', 'PRO']),
    isPersonal: zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),
    usageBalance: zod__WEBPACK_IMPORTED_MODULE_0__.number(),
    createdAt: timestamp,
    updatedAt: timestamp,
});
const repositoryItem = zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({
    repository_id: identifier,
    name: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    vcs_provider: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),
    default_branch: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),
    last_scan_at: timestamp.nullish(),
    security_score: zod__WEBPACK_IMPORTED_MODULE_0__.number().nullish(),
});
const repositoryCounts = zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({ critical: count, high: count, medium: count, low: count });
const repositoryDetail = repositoryItem.extend({
    vcs_url: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),
    total_violations: count.nullish(),
    violations_by_severity: repositoryCounts.partial().nullish(),
    created_at: timestamp.nullish(),
});
const repositorySettings = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({
    auto_scan_on_push: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().optional(),
    auto_scan_on_pr: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().optional(),
});
/** The scan's own counts. A missing key stays missing: a rule that reads it cannot be decided. */
const scanCounts = zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({ critical: count, high: count, medium: count, low: count, info: count })
    .partial();
const scanItem = zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({
    scan_id: identifier,
    status: openEnum(scanStatuses),
    created_at: timestamp.nullish(),
});
const scanStarted = scanItem.extend({ repository_id: identifier, branch: zod__WEBPACK_IMPORTED_MODULE_0__.string() });
/** Stands in the place of a value whose key one object states twice: a parser keeps the last, another reader the first. */
const statedTwice = Symbol('stated twice');
/**
 * What can be counted on of a scan's counts. A key beyond the five that is not zero, one in another case, or any that is
 * stated twice shows that the five do not say it all; a number in a string, or beyond what a number can hold, is missing.
 */
function trustedCounts(stated) {
    if (stated === statedTwice)
        return null;
    if (typeof stated !== 'object' || stated === null || Array.isArray(stated))
        return stated;
    const entries = Object.entries(stated).filter(([, value]) => value !== null);
    const isStrange = ([key, value]) => value === statedTwice || (value !== 0 && !severityFilters.some((known) => known === key));
    if (entries.some(isStrange))
        return {};
    const isMissing = (value) => typeof value === 'string' || value > Number.MAX_SAFE_INTEGER;
    return Object.fromEntries(entries.filter(([, value]) => !isMissing(value)));
}
const coverageWords = ['covered', 'partly covered', 'not covered'];
/** What the embedded service says beyond the interface: which types were looked at, and what was skipped. */
const scanCoverage = zod__WEBPACK_IMPORTED_MODULE_0__.partialRecord(zod__WEBPACK_IMPORTED_MODULE_0__["enum"](scanTypes), zod__WEBPACK_IMPORTED_MODULE_0__["enum"](coverageWords));
const scanDiagnostic = zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({
    engine: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
    /** For many files with one and the same message. */
    file_paths: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).optional(),
    /** The engine did not run to its end: what it would have found is not known. */
    failed: zod__WEBPACK_IMPORTED_MODULE_0__.boolean().optional(),
});
/** Source files of one programming language in the scanned commit, without generated and vendored ones. */
const scanLanguage = zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({
    language: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    files: zod__WEBPACK_IMPORTED_MODULE_0__.int().min(0),
    /** Of these, the files that a scanner of code has parsed. */
    looked_at: zod__WEBPACK_IMPORTED_MODULE_0__.int().min(0),
    /** Those whose name does not tell the language, but their first line. */
    unnamed: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).optional(),
});
/** A service may have fields of the same name that mean something else. */
function documentedCoverage(stated) {
    if (typeof stated !== 'object' || stated === null)
        return undefined;
    const known = Object.entries(stated).filter(([type, word]) => scanCoverage.safeParse({ [type]: word }).success);
    return known.length > 0 ? Object.fromEntries(known) : undefined;
}
function documentedDiagnostics(stated) {
    return Array.isArray(stated) ? stated.filter((each) => scanDiagnostic.safeParse(each).success) : undefined;
}
function documentedLanguages(stated) {
    const isWhole = Array.isArray(stated) && stated.every((each) => scanLanguage.safeParse(each).success);
    return isWhole ? stated : undefined;
}
const addedText = zod__WEBPACK_IMPORTED_MODULE_0__.preprocess((stated) => (typeof stated === 'string' ? stated : undefined), zod__WEBPACK_IMPORTED_MODULE_0__.string().optional());
const scanDetail = scanStarted.extend({
    violations: zod__WEBPACK_IMPORTED_MODULE_0__.preprocess(trustedCounts, scanCounts.nullish()),
    started_at: timestamp.nullish(),
    completed_at: timestamp.nullish(),
    /** Extensions of the embedded service; a service that does not send them says nothing about coverage. */
    commit_sha: addedText,
    error: addedText,
    coverage: zod__WEBPACK_IMPORTED_MODULE_0__.preprocess(documentedCoverage, scanCoverage.optional()),
    diagnostics: zod__WEBPACK_IMPORTED_MODULE_0__.preprocess(documentedDiagnostics, zod__WEBPACK_IMPORTED_MODULE_0__.array(scanDiagnostic).optional()),
    languages: zod__WEBPACK_IMPORTED_MODULE_0__.preprocess(documentedLanguages, zod__WEBPACK_IMPORTED_MODULE_0__.array(scanLanguage).optional()),
});
const scanRequest = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ repository_id: identifier, branch: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1).optional() });
const violationItem = zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({
    violation_id: identifier,
    title: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),
    severity: openEnum(severityWords).nullish(),
    cvss_score: zod__WEBPACK_IMPORTED_MODULE_0__.number().nullish(),
    epss_score: zod__WEBPACK_IMPORTED_MODULE_0__.number().nullish(),
    type: openEnum(violationTypes).nullish(),
    status: openEnum(violationStatuses).nullish(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),
    line_number: zod__WEBPACK_IMPORTED_MODULE_0__.number().nullish(),
});
const violationDetail = violationItem.extend({
    description: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),
    cwe: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),
    code_snippet: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),
    remediation: zod__WEBPACK_IMPORTED_MODULE_0__.string().nullish(),
    first_detected: timestamp.nullish(),
    last_seen: timestamp.nullish(),
});
const suppression = zod__WEBPACK_IMPORTED_MODULE_0__.strictObject({ justification: zod__WEBPACK_IMPORTED_MODULE_0__.string().min(1) });
const keyValidation = zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({
    valid: zod__WEBPACK_IMPORTED_MODULE_0__.boolean(),
    user: zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({ id: zod__WEBPACK_IMPORTED_MODULE_0__.string(), email: zod__WEBPACK_IMPORTED_MODULE_0__.string(), name: zod__WEBPACK_IMPORTED_MODULE_0__.string() }).partial().nullish(),
    organizations: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.unknown()).nullish(),
    permissions: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()).nullish(),
    authenticatedAt: timestamp.nullish(),
});
const cliInformation = zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({
    cli: zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({
        name: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
        version: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
        supportedPlatforms: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()),
        supportedArchitectures: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()),
    }),
    api: zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({ version: zod__WEBPACK_IMPORTED_MODULE_0__.string(), baseUrl: zod__WEBPACK_IMPORTED_MODULE_0__.string(), endpoints: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), zod__WEBPACK_IMPORTED_MODULE_0__.unknown()) }),
    supportedFormats: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()),
    supportedProviders: zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string()),
    capabilities: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), zod__WEBPACK_IMPORTED_MODULE_0__.unknown()),
});
const health = zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({
    status: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
    version: zod__WEBPACK_IMPORTED_MODULE_0__.string().optional(),
    timestamp: timestamp.optional(),
    services: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), zod__WEBPACK_IMPORTED_MODULE_0__.string()).optional(),
});
const apiErrorCodes = (/* unused pure expression or super */ null && ([
    'UNAUTHORIZED',
    'FORBIDDEN',
    'INVALID_API_KEY',
    'EXPIRED_API_KEY',
    'INSUFFICIENT_SCOPE',
    'VALIDATION_ERROR',
    'INVALID_INPUT',
    'NOT_FOUND',
    'ALREADY_EXISTS',
    'CONFLICT',
    'RATE_LIMIT_EXCEEDED',
    'INTERNAL_ERROR',
    'SERVICE_UNAVAILABLE',
    'TIMEOUT',
]));
const errorBody = zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({
    success: zod__WEBPACK_IMPORTED_MODULE_0__.literal(false),
    error: zod__WEBPACK_IMPORTED_MODULE_0__.looseObject({
        code: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
        message: zod__WEBPACK_IMPORTED_MODULE_0__.string(),
        details: zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), zod__WEBPACK_IMPORTED_MODULE_0__.unknown()).nullish(),
    }),
    meta: responseMeta.optional(),
});


/***/ }),

/***/ 7094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DZ: () => (/* binding */ limitTime),
/* harmony export */   Xo: () => (/* binding */ formatSeconds),
/* harmony export */   mk: () => (/* binding */ clockFor),
/* harmony export */   yK: () => (/* binding */ createBudget)
/* harmony export */ });
/* unused harmony export createClock */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/** Time as an argument: a monotonic clock, a wait that can be cut off, and the time budget of a run. */


/** Shorter waits move the clock as if they were not; work takes its real time, however busy the machine is. */
function createClock(scale = 1) {
    let skippedMs = 0;
    const now = () => performance.now() + skippedMs;
    const listeners = new Set();
    return {
        scale,
        now,
        onSkip(callBack) {
            listeners.add(callBack);
            return () => listeners.delete(callBack);
        },
        async sleep(ms, signal) {
            signal.throwIfAborted();
            const wakeMs = now() + ms;
            try {
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms / scale, undefined, { signal });
            }
            catch (error) {
                signal.throwIfAborted();
                throw error;
            }
            if (scale === 1)
                return;
            skippedMs += Math.max(0, wakeMs - now());
            for (const callBack of listeners)
                callBack();
        },
    };
}
/** Faster by the scale that a test asks for, as far as nobody but this machine notices. */
function clockFor(scale, isServiceLocal) {
    const asked = Number(scale);
    return createClock(isServiceLocal && asked >= 1 && asked <= 10_000 ? asked : 1);
}
/** The time of a run. */
function createBudget(clock, timeoutMs, cancel) {
    return limitTime({ clock, timeoutMs, cancel, timeIsOver });
}
function limitTime({ clock, timeoutMs, cancel, timeIsOver }) {
    const timeUp = new AbortController();
    const startedMs = clock.now();
    let deadline = startedMs;
    let timer;
    const end = () => timeUp.abort(timeIsOver(deadline - startedMs));
    const stopListening = clock.onSkip?.(() => {
        if (clock.now() >= deadline)
            end();
    });
    const extendTo = (limitMs) => {
        clearTimeout(timer);
        deadline = startedMs + limitMs;
        timer = setTimeout(end, Math.max(0, deadline - clock.now())).unref();
    };
    extendTo(timeoutMs);
    return {
        clock,
        get deadline() {
            return deadline;
        },
        signal: AbortSignal.any([cancel, timeUp.signal]),
        extendTo,
        end() {
            clearTimeout(timer);
            stopListening?.();
        },
    };
}
function timeIsOver(limitMs) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('SCAN_TIMEOUT', `The time limit of ${formatSeconds(limitMs)} is over`, {
        hint: 'Raise timeout-seconds, or look at the scan at the service.',
    });
}
/** `850 ms`, `12 s`, `2 min 5 s`. */
function formatSeconds(ms) {
    if (ms < 1000)
        return `${Math.round(ms)} ms`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    const rest = seconds % 60;
    return rest === 0 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 60)} min ${rest} s`;
}


/***/ }),

/***/ 9473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BV: () => (/* binding */ inconclusiveNames),
/* harmony export */   Fm: () => (/* binding */ isInconclusive),
/* harmony export */   Qe: () => (/* binding */ inconclusiveReasons),
/* harmony export */   Re: () => (/* binding */ orAbsent),
/* harmony export */   Ub: () => (/* binding */ asGateError),
/* harmony export */   pk: () => (/* binding */ hardReasons),
/* harmony export */   ue: () => (/* binding */ GateError)
/* harmony export */ });
/* unused harmony export errorCodes */
/** The one error class: a code for programs, a message and a way out for people; and why a run cannot decide. */
const errorCodes = (/* unused pure expression or super */ null && ([
    'CONFIG',
    'AUTH',
    'NOT_FOUND',
    'RATE_LIMITED',
    'UNAVAILABLE',
    'SCAN_FAILED',
    'SCAN_TIMEOUT',
    'PROTOCOL',
    'PUBLISH',
    'CANCELLED',
]));
const reasons = {
    settings: {
        meaning: 'a setting is missing or malformed',
        effect: 'always fails',
        hint: 'Correct the settings and run again.',
        needsAction: true,
    },
    fork: {
        meaning: 'not scanned: pull request from a fork',
        effect: 'fails',
        hint: 'Gate forks without a key, with scan-gate run --embedded.',
        needsAction: true,
    },
    'no-key': {
        meaning: 'not scanned: no API key',
        effect: 'fails',
        hint: 'Set api-key from a secret; gate runs that get no secrets with scan-gate run --embedded.',
        needsAction: true,
    },
    'wrong-ref': {
        meaning: 'not scanned: there is no branch to scan',
        effect: 'fails',
        hint: 'Run the gate on branches and pull requests, or name the branch with the setting branch.',
        needsAction: true,
    },
    moved: {
        meaning: 'the branch moved, or its head could not be read',
        effect: 'fails',
        hint: 'Run the gate on the newer commit; reading the head needs the permission contents: read.',
    },
    policy: {
        meaning: 'the policy could not be read',
        effect: 'fails',
        hint: 'Look at where the policy is read from: config-file, policy-ref, and the permission contents: read.',
        needsAction: true,
    },
    'not-found': {
        meaning: 'the repository, branch or scan was not found',
        effect: 'fails',
        hint: 'Check repository-id, branch and scan-id, and what the key has access to.',
        needsAction: true,
    },
    'foreign-repository': {
        meaning: 'the repository at the service is another one',
        effect: 'fails',
        hint: 'Correct repository-id, or remove it to have the repository found by its address.',
        needsAction: true,
    },
    auth: {
        meaning: 'the service refused the API key',
        effect: 'fails',
        hint: 'Check api-key and its scopes.',
        needsAction: true,
    },
    unavailable: {
        meaning: 'the service could not be reached',
        effect: 'fails',
        hint: 'Run the gate again; check base-url, the network and the proxy settings when it stays so.',
    },
    'rate-limited': {
        meaning: 'the service asked to wait for too long',
        effect: 'fails',
        hint: 'Run the gate again later, or raise timeout-seconds.',
    },
    'scan-failed': {
        meaning: 'the scan failed',
        effect: 'fails',
        hint: 'Look at the scan at the service, then run the gate again.',
    },
    timeout: {
        meaning: 'the scan did not end in time',
        effect: 'fails',
        hint: 'Raise timeout-seconds, or judge the scan later with scan-id.',
    },
    protocol: {
        meaning: 'the service answered in a way that cannot be trusted',
        effect: 'fails',
        hint: 'Run the gate again; when it stays so, check base-url and tell those who run the service.',
    },
    evidence: {
        meaning: 'the evidence does not settle it',
        effect: 'fails',
        hint: 'The list of violations may lag behind the scan: run the gate again in a minute. If it stays so, compare the scan at the service with its violations.',
        isOfEvidence: true,
    },
    'not-covered': {
        meaning: 'nothing was scanned for a type that counts',
        effect: 'fails',
        hint: 'See what the scan says about its coverage, and have what counts scanned.',
        needsAction: true,
        isOfEvidence: true,
    },
    'not-waited': {
        meaning: 'the scan was started and not waited for',
        effect: 'passes',
        hint: 'Judge it later with scan-id.',
    },
    publish: {
        meaning: 'a file that was asked for could not be written',
        effect: 'always fails',
        hint: 'Name a file that can be written.',
    },
    cancelled: { meaning: 'the run was cancelled', effect: 'always fails', hint: 'Run the gate again.' },
    internal: {
        meaning: 'a fault of Scan Gate itself',
        effect: 'always fails',
        hint: 'Run the gate again; report the fault with this line when it stays so.',
    },
};
/** Why a run could not decide. */
const inconclusiveReasons = reasons;
const inconclusiveNames = Object.keys(inconclusiveReasons);
/** `clean` and `violations` are the other reasons of a verdict. */
function isInconclusive(reason) {
    return Object.hasOwn(reasons, reason);
}
/** Reasons that no setting keeps from failing the step. */
const hardReasons = inconclusiveNames.filter((name) => inconclusiveReasons[name].effect === 'always fails');
class GateError extends Error {
    code;
    hint;
    reason;
    isAmbiguous;
    status;
    constructor(code, message, details = {}) {
        super(message, details.cause === undefined ? undefined : { cause: details.cause });
        this.name = 'GateError';
        this.code = code;
        this.hint = details.hint;
        this.reason = details.reason;
        this.isAmbiguous = details.isAmbiguous ?? false;
        this.status = details.status;
    }
}
/** The value as a GateError: itself, or as a fault of our own, in one line; nothing softens that. */
function asGateError(value, code = 'PROTOCOL') {
    if (value instanceof GateError)
        return value;
    const said = value instanceof Error ? value.message || value.name : String(value);
    const [line = ''] = said.trim().split(/[\r\n]/, 1);
    return new GateError(code, `Unexpected error: ${line}`, { cause: value, reason: 'internal' });
}
/** What the reading brings; undefined where the answer was that there is no such thing. */
async function orAbsent(reading) {
    try {
        return await reading;
    }
    catch (error) {
        if (error instanceof GateError && error.code === 'NOT_FOUND')
            return undefined;
        throw error;
    }
}


/***/ }),

/***/ 8869:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WP: () => (/* binding */ both),
/* harmony export */   ZF: () => (/* binding */ answer),
/* harmony export */   gP: () => (/* binding */ either)
/* harmony export */ });
/** A question about a finding that may have to stay open: what is unknown can block and cannot prove. */
function answer(fact) {
    if (fact === undefined)
        return 'unknown';
    return fact ? 'yes' : 'no';
}
/** Yes when all are yes, no when one is no, else unknown. */
function both(...answers) {
    if (answers.includes('no'))
        return 'no';
    return answers.includes('unknown') ? 'unknown' : 'yes';
}
/** Yes when one is yes, no when all are no, else unknown. */
function either(...answers) {
    if (answers.includes('yes'))
        return 'yes';
    return answers.includes('unknown') ? 'unknown' : 'no';
}


/***/ }),

/***/ 9306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FE: () => (/* binding */ normalPath),
/* harmony export */   Il: () => (/* binding */ inChangedFile),
/* harmony export */   Op: () => (/* binding */ canonicalPath),
/* harmony export */   Yl: () => (/* binding */ isChangedPath),
/* harmony export */   aR: () => (/* binding */ onChangedLine),
/* harmony export */   kw: () => (/* binding */ decodedPath),
/* harmony export */   tu: () => (/* binding */ foldPath)
/* harmony export */ });
/** Whether the finding lies in a file that changed; `no` only for a path that cannot be another spelling of a changed one. */
function inChangedFile({ filePath }, changes) {
    if (filePath === undefined || !changes.isComplete)
        return 'yes';
    // A run asks about the same findings again and again while it gathers evidence.
    const { answers } = indexOf(changes);
    const known = answers.get(filePath) ?? isChangedFile(filePath, changes);
    answers.set(filePath, known);
    return known;
}
function isChangedFile(filePath, changes) {
    if (changes.files.has(normalPath(filePath)))
        return 'yes';
    const path = foldPath(filePath);
    if (path === '')
        return 'yes';
    const { files, folders } = indexOf(changes);
    const namesakes = files.get(baseName(path)) ?? [];
    if (namesakes.some((changed) => isTail(path, changed)))
        return 'yes';
    // A service may leave out the folder of a project in the repository, and then the same path is another file's too.
    if (namesakes.some((changed) => isTail(changed, path)))
        return 'unknown';
    const beyond = beyondChangedPath(path, files);
    if (beyond !== 'no')
        return beyond;
    if (mentionsChangedPath(filePath, files))
        return 'unknown';
    if (!isPlace(filePath))
        return 'yes';
    // Or name a folder in which it found something.
    const around = folders.get(baseName(path)) ?? [];
    return around.some((folder) => isTail(path, folder) || isTail(folder, path)) ? 'unknown' : 'no';
}
/** Whether a path that a scanner names in full, from the root of the repository or of its machine, is a changed file. */
function isChangedPath(path, changes) {
    if (changes.files.has(normalPath(path)))
        return true;
    const isAbsolute = /^(?:file:|[a-z]:[\\/]|\/)/i.test(path);
    const folded = foldPath(path);
    const isChanged = (place) => (indexOf(changes).files.get(baseName(place)) ?? []).some((changed) => isAbsolute ? isTail(place, changed) : place === changed);
    return isChanged(folded) || foldersOf(folded).some(isChanged);
}
/** Whether the finding lies on a line that changed; where only the end of a path agrees, its lines say nothing. */
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
    // The same path may be that of another changed file whose folder was left out.
    const path = foldPath(finding.filePath ?? '');
    const others = (indexOf(changes).files.get(baseName(path)) ?? []).filter((changed) => changed !== path);
    return others.some((changed) => isTail(changed, path)) ? 'unknown' : 'no';
}
/** `./src/a.js` and `/src/a.js` name the file that git calls `src/a.js`. */
function normalPath(path) {
    return path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
}
/** The one path from the root of the repository that this one leads to, with its case; undefined when it leads out of it. */
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
/**
 * One spelling for all: the interface does not say what a file_path is relative to, nor how it is written. What may stand
 * behind a name (`#L10`, `?x`, `::method`, `:10-12`, `(line 10)`) is left out, of changed files too.
 */
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
/** What can be decoded: a sign of percent that stands for itself leaves the rest as it is. */
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
/**
 * Whether a folded path goes on behind a changed one: below a submodule, a folder that became a link or an archive, or with words
 * behind the name (`package-lock.json > lodash`).
 */
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
/** Whether one of several words is a changed path: `lodash (package-lock.json)`. */
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
/** False for the name of something else than a file, such as `pkg:npm/lodash`, `lodash@4.17.20` and `lodash (direct)`. */
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
    const paths = [...changes.files.keys()].map(foldPath);
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

/***/ 8342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ isSuppressed),
/* harmony export */   V8: () => (/* binding */ contradictionIn),
/* harmony export */   n2: () => (/* binding */ noEvidence),
/* harmony export */   nT: () => (/* binding */ isOpen)
/* harmony export */ });
/** Evidence before anything but the scan's counts is known. */
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
/**
 * Open means OPEN, a status that nobody knows, or FIXED although this scan saw it, or may have: a scan of another branch that
 * ran beside ours can mark it so.
 */
function isOpen(finding) {
    if (finding.status === 'FIXED') {
        return finding.label === 'seen' || (finding.label === 'maybe' && finding.detail?.lastSeen !== undefined);
    }
    return finding.status === 'OPEN' || finding.status === 'UNKNOWN';
}
/** Suppressed at the service: a finding that the scan may count although nobody has to act on it. */
function isSuppressed(finding) {
    return finding.status === 'FALSE_POSITIVE' || finding.status === 'ACCEPTED_RISK';
}
/** What may stand behind a count of the scan; a FIXED one only where the scan provably saw it. */
function isExplanation(finding) {
    if (finding.label === 'elsewhere')
        return false;
    return finding.status === 'FIXED' ? finding.label === 'seen' : isOpen(finding) || isSuppressed(finding);
}
/** The list must hold at least what the scan counts; undefined when it does, or when there is nothing to compare. */
function contradictionIn(evidence, severity, findings) {
    const counted = evidence.counts[severity];
    if (counted === undefined)
        return undefined;
    const listed = findings.filter(isExplanation).length;
    return listed < counted ? { severity, listed, counted } : undefined;
}


/***/ }),

/***/ 3113:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P5: () => (/* binding */ exceptionText),
/* harmony export */   YM: () => (/* binding */ daysBetween),
/* harmony export */   ZP: () => (/* binding */ reviewExceptions),
/* harmony export */   _d: () => (/* binding */ isExpired),
/* harmony export */   ft: () => (/* binding */ exceptionFor),
/* harmony export */   gB: () => (/* binding */ fewerExceptions),
/* harmony export */   kZ: () => (/* binding */ pathMatcher),
/* harmony export */   yy: () => (/* binding */ warningDays)
/* harmony export */ });
/* unused harmony export exceptionKey */
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4006);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8869);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9306);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1022);
/** Which findings the team has accepted, and until when: an exception covers a finding when all of its criteria match. */




/** People are told this long before an exception ends. */
const warningDays = 14;
/**
 * Whether an exception that holds on the day covers the finding. A policy is asked about the same findings again and again
 * while evidence is gathered: what it answered is kept for as long as both live.
 */
function exceptionFor(finding, exceptions, today) {
    const answers = answersOf(exceptions, today);
    const known = answers.get(finding);
    if (known !== undefined)
        return known;
    const fresh = coverOf(finding, exceptions, today);
    answers.set(finding, fresh);
    return fresh;
}
const answered = new WeakMap();
function answersOf(exceptions, today) {
    const found = answered.get(exceptions);
    if (found?.today === today)
        return found.answers;
    const answers = new WeakMap();
    answered.set(exceptions, { today, answers });
    return answers;
}
function coverOf(finding, exceptions, today) {
    let best = { answer: 'no' };
    for (const exception of exceptions) {
        if (isExpired(exception, today))
            continue;
        const found = criteriaOf(exception)(finding);
        if (found === 'no' || (found === 'unknown' && best.answer === 'yes'))
            continue;
        const isLonger = best.exception === undefined || exception.expires > best.exception.expires;
        if (isLonger || found !== best.answer)
            best = { answer: found, exception };
    }
    return best;
}
/** What every exception did, in the order of the policy. */
function reviewExceptions(findings, exceptions, today) {
    const review = { used: [], expiring: [], expired: [], unmatched: [] };
    for (const exception of exceptions) {
        if (isExpired(exception, today)) {
            review.expired.push(exception);
            continue;
        }
        if (daysBetween(today, exception.expires) <= warningDays)
            review.expiring.push(exception);
        const matches = criteriaOf(exception);
        const answers = findings.map((finding) => ({ id: finding.id, found: matches(finding) }));
        const ids = answers.filter(({ found }) => found === 'yes').map(({ id }) => id);
        if (ids.length > 0)
            review.used.push({ exception, ids: [...new Set(ids)].sort() });
        else if (answers.every(({ found }) => found === 'no'))
            review.unmatched.push(exception);
    }
    return review;
}
/** It holds on its last day too. */
function isExpired({ expires }, today) {
    return expires < today;
}
/** Whole days from one day to another, both `YYYY-MM-DD`. */
function daysBetween(from, to) {
    return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
/** `CWE-79 in test/**`: what it covers, for people. */
function exceptionText(exception) {
    const { violationId, cwe, type, path, title } = exception;
    const parts = [
        violationId === undefined ? undefined : `violation ${violationId}`,
        cwe,
        type === undefined ? undefined : type.toLowerCase(),
        title === undefined ? undefined : `"${title}"`,
        path === undefined ? undefined : `in ${path}`,
    ];
    return parts.filter((part) => part !== undefined).join(' ');
}
/** Two exceptions with the same key cover the same findings. */
function exceptionKey({ violationId, cwe, type, path, title }) {
    return JSON.stringify([violationId, cwe, type, path, title].map((criterion) => criterion ?? null));
}
/** Exceptions of the base that the other version keeps, each to the earlier day; and those that it may add. */
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
/** The last day of each, by what it covers. */
function lastDays(exceptions) {
    const days = new Map();
    for (const exception of exceptions) {
        const key = exceptionKey(exception);
        if (exception.expires > (days.get(key) ?? ''))
            days.set(key, exception.expires);
    }
    return days;
}
/** Globs are compiled once: a policy's exceptions are asked about every finding. */
const known = new WeakMap();
function criteriaOf(exception) {
    const found = known.get(exception);
    if (found !== undefined)
        return found;
    const compiled = compile(exception);
    known.set(exception, compiled);
    return compiled;
}
/** One without criteria covers nothing: to cover everything would switch the gate off. */
function compile({ violationId, cwe, type, path, title }) {
    const criteria = [];
    if (violationId !== undefined)
        criteria.push((finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .answer */ .ZF)(finding.id === violationId));
    // A finding of unknown type counts as every type when it blocks, and so as none when it is excused.
    if (type !== undefined)
        criteria.push((finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .answer */ .ZF)(finding.type === type));
    // Exact, with case: titles hold the very characters that globs are made of.
    if (title !== undefined)
        criteria.push((finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .answer */ .ZF)(!(0,_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .isUnclear */ .Z5)(finding, 'title') && finding.title.trim() === title.trim()));
    if (path !== undefined)
        criteria.push(inPath(path));
    if (cwe !== undefined)
        criteria.push((finding) => hasCwe(finding, cwe));
    if (criteria.length === 0)
        return () => 'no';
    return (finding) => {
        let sum = 'yes';
        for (const criterion of criteria) {
            sum = (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .both */ .WP)(sum, criterion(finding));
            if (sum === 'no')
                return sum;
        }
        return sum;
    };
}
function inPath(glob) {
    const isMatch = pathMatcher(glob);
    return ({ filePath }) => {
        if (filePath === undefined)
            return 'no';
        const readings = readingsOf(filePath);
        return (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .answer */ .ZF)(glob === filePath || readings.every((path) => path !== undefined && isMatch(path)));
    };
}
/** What a path may name; undefined for what lies outside of the repository. An exception must cover all of it. */
function readingsOf(filePath) {
    const places = [filePath, ...filePath.split(/\s*(?:[-=]>|[→;|\n\0])\s*|,\s+/)];
    const separate = places.length > 2 ? places.slice(1) : places;
    return [...new Set(separate.flatMap((path) => [(0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalPath */ .Op)(path), (0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalPath */ .Op)((0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .decodedPath */ .kw)(path))]))];
}
/**
 * `*` within a folder, `**` across folders, `?`, `[abc]`, `{a,b}`; hidden files too; `vendor/` is all below it. No negation,
 * which would cover everything else, and no extended globs, whose patterns can take forever.
 */
function pathMatcher(glob) {
    const pattern = glob.replace(/^(?:\.?\/)+/, '').replace(/\/$/, '/**');
    return picomatch__WEBPACK_IMPORTED_MODULE_3__(pattern, { dot: true, nonegate: true, noextglob: true, windows: false });
}
function hasCwe({ detail }, cwe) {
    if (detail === undefined)
        return 'unknown';
    const numbers = new Set([...(detail.cwe ?? '').matchAll(/CWE-0*(\d+)/gi)].map(([, digits]) => `CWE-${digits}`));
    // A finding of several weaknesses is not excused by one of them.
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .answer */ .ZF)(numbers.size === 1 && numbers.has(cwe));
}


/***/ }),

/***/ 777:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ exitCodeOf),
/* harmony export */   h: () => (/* binding */ exitCodes)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/** The exit code of a run (design, promise 1): the one function of what was decided, of the settings, of files and of signals. */

const exitCodes = {
    0: 'passed, or the settings say that this outcome does not fail the step (`warn-only`, `on-inconclusive`, `wait`)',
    1: 'failed: findings that are proven to block',
    2: 'inconclusive: the run could not decide; wrong settings included',
    130: 'cancelled by an interrupt (SIGINT)',
    143: 'cancelled by a request to end (SIGTERM)',
};
const signalCodes = { SIGINT: 130, SIGTERM: 143 };
function exitCodeOf({ judged, settings, fileErrors = 0, signal }) {
    if (signal !== undefined)
        return signalCodes[signal];
    const codes = judged.map((each) => codeOf(each, settings));
    if (codes.includes(1))
        return 1;
    return codes.includes(2) || fileErrors > 0 ? 2 : 0;
}
function codeOf({ verdict, reason }, settings) {
    if (verdict === 'passed')
        return 0;
    const isOpen = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isInconclusive */ .Fm)(reason);
    const effect = isOpen ? _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .inconclusiveReasons */ .Qe[reason].effect : 'fails';
    if (effect === 'always fails')
        return 2;
    if (settings?.warnOnly)
        return 0;
    if (verdict === 'failed')
        return 1;
    return effect === 'passes' || (isOpen && settings?.onInconclusive[reason] === 'warn') ? 0 : 2;
}


/***/ }),

/***/ 1022:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cz: () => (/* binding */ readDetailedFinding),
/* harmony export */   Ix: () => (/* binding */ facts),
/* harmony export */   R0: () => (/* binding */ isOfScan),
/* harmony export */   RF: () => (/* binding */ relabelled),
/* harmony export */   UF: () => (/* binding */ untitled),
/* harmony export */   WD: () => (/* binding */ labels),
/* harmony export */   Z5: () => (/* binding */ isUnclear),
/* harmony export */   _V: () => (/* binding */ readListItem),
/* harmony export */   gO: () => (/* binding */ severities),
/* harmony export */   kU: () => (/* binding */ atOrAbove),
/* harmony export */   lE: () => (/* binding */ mayHaveRun),
/* harmony export */   xw: () => (/* binding */ sharpenedWindow)
/* harmony export */ });
/* harmony import */ var _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4015);
/* harmony import */ var _times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5945);
/** A violation as the policy sees it: the service's words read once, with every unknown made visible. */


const severities = _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityWords */ .D4;
/** This severity and all above it, worst first. */
function atOrAbove(severity) {
    return severities.slice(0, (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(severity) + 1);
}
/**
 * Whether this scan found the violation (design, "Evidence"): `seen` by it; `elsewhere`, last seen before it began;
 * `maybe`, when no usable times say which.
 */
const labels = ['seen', 'maybe', 'elsewhere'];
/** What a source states of a violation, and another source may state differently. */
const facts = ['severity', 'title', 'type', 'status', 'filePath', 'line', 'cwe', 'firstDetected'];
function isUnclear({ unclear }, ...facts) {
    return unclear !== undefined && facts.some((fact) => unclear.includes(fact));
}
const untitled = 'Untitled violation';
/** "Filter values for status are open, fixed, ignored, false_positive": the one of four that the records call otherwise. */
const statusSynonyms = new Map([['IGNORED', 'ACCEPTED_RISK']]);
/** A finding from a list item: without a detail, and so without a label that says whose it is. */
function readListItem(item) {
    const severity = wordOf(severities, item.severity);
    const type = wordOf(_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationTypes */ .h2, item.type);
    const status = wordOf(_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationStatuses */ .CZ, item.status) ?? statusSynonyms.get(item.status);
    const read = [
        ['severity', item.severity, severity],
        ['type', item.type, type],
        ['status', item.status, status],
        ['line', item.line_number, lineOf(item.line_number)],
    ];
    return {
        id: item.violation_id,
        title: item.title ?? untitled,
        severity: severity ?? 'CRITICAL',
        severityKnown: severity !== undefined,
        type,
        status: status ?? 'UNKNOWN',
        cvss: scoreOf(item.cvss_score, 10),
        epss: scoreOf(item.epss_score, 100),
        filePath: item.file_path || undefined,
        line: lineOf(item.line_number),
        label: 'maybe',
        firstSeen: undefined,
        detail: undefined,
        unclear: read.flatMap(([fact, stated, known]) => (stated && known === undefined ? [fact] : [])),
    };
}
/** So many times that are all the exact end of a scan are no accident. */
const tellingTimes = 2;
/**
 * The window as it labels these findings. A service that stamps what a scan saw with the scan's end shows it: every time
 * within the window is, to the millisecond, the end of a known scan, and some are the end of ours. Then ours saw what bears its
 * own end, and nothing else.
 */
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
/** The finding as the window labels it; one without a detail has no label of its own. */
function relabelled(finding, window) {
    if (finding.detail === undefined)
        return finding;
    const label = labelOf(finding.detail, window);
    return label === finding.label ? finding : { ...finding, label };
}
/** A finding from a violation's detail, labelled by when the scan ran. */
function readDetailedFinding(answer, window) {
    const detail = readDetail(answer, window);
    return { ...readListItem(answer), label: labelOf(detail, window), firstSeen: firstSeenBy(detail, window), detail };
}
function wordOf(words, word) {
    return words.find((known) => known === word);
}
/** What lies beyond the scale is no score. */
function scoreOf(value, most) {
    return value !== null && value !== undefined && value >= 0 && value <= most ? value : undefined;
}
function lineOf(value) {
    return value !== null && value !== undefined && Number.isInteger(value) && value >= 1 ? value : undefined;
}
function readDetail(answer, window) {
    const firstDetected = (0,_times_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .pe)(answer.first_detected, window?.zone);
    // Nothing is detected in the future: when it was is unknown.
    const isFuture = (firstDetected ?? 0) > (window?.latestMs ?? Number.POSITIVE_INFINITY) + _times_js__WEBPACK_IMPORTED_MODULE_1__/* .stampSlackMs */ .Qf;
    return {
        description: answer.description ?? undefined,
        cwe: answer.cwe ?? undefined,
        codeSnippet: answer.code_snippet ?? undefined,
        remediation: answer.remediation ?? undefined,
        firstDetected: isFuture ? undefined : firstDetected,
        lastSeen: (0,_times_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTime */ .pe)(answer.last_seen, window?.zone),
    };
}
/** `seen` is a proof: last seen while this scan ran, at a moment when no other did. */
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
/** Whether a scan may have run at that moment, or have stamped what it saw with it. */
function mayHaveRun({ startedAt, completedAt }, moment) {
    const start = startedAt ?? Number.NEGATIVE_INFINITY;
    const end = completedAt ?? Number.POSITIVE_INFINITY;
    return start <= moment && moment <= end + _times_js__WEBPACK_IMPORTED_MODULE_1__/* .stampSlackMs */ .Qf;
}
function firstSeenBy(detail, window) {
    if (detail.firstDetected === undefined || window?.startedAt === undefined)
        return undefined;
    return detail.firstDetected >= window.startedAt;
}
/** Whether a finding may be of the scan with these counts: where the scan counts none of its severity, only proof says so. */
function isOfScan(finding, counts) {
    if (finding.label !== 'maybe')
        return finding.label === 'seen';
    return !finding.severityKnown || counts[finding.severity] !== 0;
}


/***/ }),

/***/ 5424:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  jq: () => (/* binding */ isForeign),
  Mv: () => (/* binding */ languageNamed),
  TL: () => (/* binding */ languageNames),
  eX: () => (/* binding */ languageOf)
});

// UNUSED EXPORTS: interpreterLanguage, isKnownOther

;// CONCATENATED MODULE: ./build/policy/languages/table.js
/** Programming languages by the names of their files. Made by `npm run generate` from the package linguist-languages. */
/** Each `name|extensions|interpreters`, the lists separated by blanks. */
const languageRows = [
    '1C Enterprise|.bsl .os|',
    '4D|.4dm|',
    'ABAP|.abap|',
    'AGS Script|.asc|',
    'AIDL|.aidl|aidl',
    'AL|.al|',
    'ALGOL|.alg|',
    'AMPL|.ampl|',
    'APL|.apl .dyalog|apl aplx dyalog',
    'ASL|.asl .dsl|',
    'ATS|.dats .hats .sats|',
    'ActionScript|.as|',
    'Ada|.adb .ada .ads|',
    'Agda|.agda|',
    'Aiken|.ak|',
    'Aleo|.aleo|',
    'Alloy|.als|',
    'AngelScript|.angelscript|',
    'Answer Set Programming|.lp|clingo',
    'Apex|.cls .apex .trigger|',
    'Apollo Guidance Computer|.agc|',
    'AppleScript|.applescript .scpt|osascript',
    'Arc|.arc|',
    'AspectJ|.aj|',
    'Assembly|.asm .a51 .nasm .s|',
    'Asymptote|.asy|asy',
    'AutoHotkey|.ahk .ah1 .ah2 .ahkl|',
    'AutoIt|.au3|',
    'B|.b|',
    'B (Formal Method)|.mch|',
    'BAML|.baml|',
    'BASIC|.bas|',
    'BQN|.bqn|',
    'Ballerina|.bal|',
    'Beef|.bf|',
    'Befunge|.befunge|',
    'Berry|.be|',
    'BlitzBasic|.decls|',
    'BlitzMax|.bmx|',
    'Bluespec|.bsv|',
    'Boo|.boo|',
    'Boogie|.bpl|boogie',
    'Brightscript|.brs|',
    'C|.c .cats .h .h.in .idc|tcc',
    'C#|.cs .cs.pp .csx .linq|',
    'C++|.cpp .c++ .cc .cppm .cxx .h++ .hh .hpp .hxx .inl .ino .ipp .ixx .tcc .tpp .txx|',
    'C2hs Haskell|.chs|',
    'C3|.c3|',
    'CLIPS|.clp|',
    'COBOL|.cob .cbl .ccp .cobol .cpy|',
    'CWeb|.w|',
    'Cadence|.cdc|',
    'Cairo|.cairo|',
    'CameLIGO|.mligo|',
    'Cangjie|.cj|',
    'Carbon|.carbon|',
    'Ceylon|.ceylon|',
    'Chapel|.chpl|',
    'Charity|.ch|',
    'ChucK|.ck|',
    'Circom|.circom|',
    'Cirru|.cirru|',
    'Clarion|.clw|',
    'Clarity|.clar|',
    'Classic ASP|.asp|',
    'Clean|.icl .dcl|',
    'Click|.click|',
    'Clojure|.clj .boot .cl2 .cljc .cljs .cljs.hl .cljscm .cljx .hic|bb',
    'Clue|.clue|',
    'CodeQL|.ql .qll|',
    'CoffeeScript|.coffee ._coffee .cjsx .coffee.erb .iced|coffee',
    'ColdFusion|.cfm .cfml|',
    'ColdFusion CFC|.cfc|',
    'Common Lisp|.lisp .asd .lsp .ny .podsl .sexp|lisp sbcl ccl clisp ecl',
    'Common Workflow Language|.cwl|cwl-runner',
    'Component Pascal|.cp .cps|',
    'Cool|.cl|',
    'Crystal|.cr|crystal',
    'Cuda|.cu .cuh|',
    'Curry|.curry|',
    'Cycript|.cy|',
    'Cython|.pyx .pxd .pxi|',
    'D|.d .di|',
    'DIGITAL Command Language|.com|',
    'DM|.dm|',
    'Dafny|.dfy|dafny',
    'Dart|.dart|dart',
    'Daslang|.das|',
    'Dogescript|.djs|',
    'Dylan|.dylan .dyl .intr .lid|',
    'E|.e|rune',
    'ECL|.ecl .eclxml|',
    'EQ|.eq|',
    'Elixir|.ex .exs|elixir',
    'Elm|.elm|',
    'Emacs Lisp|.el .emacs .emacs.desktop|',
    'EmberScript|.em .emberscript|',
    'Erlang|.erl .app .app.src .escript .hrl .xrl .yrl|escript',
    'Euphoria||eui euiw',
    'F#|.fs .fsi .fsx|',
    'F*|.fst .fsti|',
    'FIRRTL|.fir|',
    'FLUX|.fx .flux|',
    'FPP|.fpp .fppi|',
    'Factor|.factor|',
    'Fancy|.fy .fancypack|',
    'Fantom|.fan|',
    'Faust|.dsp|',
    'Fennel|.fnl|fennel',
    'Flix|.flix|',
    'Forth|.fth .4th .forth .frt|',
    'Fortran|.f .f77 .for|',
    'Fortran|.f90 .f03 .f08 .f95|',
    'FreeBASIC|.bi|',
    'Frege|.fr|',
    'Futhark|.fut|',
    'GAML|.gaml|',
    'GAMS|.gms|',
    'GAP|.gap .gi .tst|',
    'GDScript|.gd|',
    'GDShader|.gdshader .gdshaderinc|',
    'GSC|.gsc .csc .gsh|',
    'Game Maker Language|.gml|',
    'Genero 4gl|.4gl|',
    'Gleam|.gleam|',
    'Glimmer JS|.gjs|',
    'Glimmer TS|.gts|',
    'Glyph|.glf|',
    'Gno|.gno|',
    'Go|.go|',
    'Golo|.golo|',
    'Gosu|.gst .gsx .vark|',
    'Grace|.grace|',
    'Grammatical Framework|.gf|',
    'Groovy Server Pages|.gsp|',
    'HIP|.hip|',
    'Hack|.hack .hhi|',
    'Harbour|.hb|',
    'Hare|.ha|',
    'Haskell|.hs .hs-boot .hsc|runghc runhaskell runhugs',
    'Haxe|.hx .hxsl|',
    'HolyC|.hc|',
    'Hy|.hy|hy',
    'IDL|.dlm|',
    'IGOR Pro|.ipf|',
    'IL Assembly|.il|',
    'ISPC|.ispc|',
    'Idris|.idr .lidr|',
    'ImageJ Macro|.ijm|',
    'Imba|.imba|',
    'Inform 7|.ni .i7x|',
    'Io|.io|io',
    'Ioke|.ik|ioke',
    'Isabelle|.thy|',
    'J|.ijs|jconsole',
    'JASS|.j|',
    'JCL|.jcl|',
    'JSONiq|.jq|',
    'Jac|.jac|',
    'Jai|.jai|',
    'Janet|.janet|janet',
    'Java|.java .jav .jsh|',
    'Java Server Pages|.jsp .tag|',
    'JavaScript|.js ._js .bones .cjs .es .es6 .gs .javascript .jsb .jscad .jsfl .jslib .jsm .jspre .jss .jsx .mjs .njs .pac .sjs .ssjs .xsjs .xsjslib|bun chakra d8 deno gjs js node nodejs qjs rhino v8 v8-shell',
    'Jolie|.ol .iol|jolie',
    'Julia|.jl|julia',
    'KRL|.krl|',
    'KakouneScript|.kak|',
    'KerboScript|.ks|',
    'KoLmafia ASH|.ash|',
    'Koka|.kk|koka',
    'Kotlin|.kt .ktm .kts|',
    'LFE|.lfe|',
    'LOLCODE|.lol|',
    'LSL|.lsl .lslp|lsl',
    'LabVIEW|.lvproj .lvclass .lvlib|',
    'Lasso|.lasso .las .lasso8 .lasso9|',
    'Lean|.lean .hlean|',
    'Leo|.leo|',
    'LigoLANG|.ligo|',
    'Liquidsoap|.liq|',
    'Literate Agda|.lagda|',
    'Literate CoffeeScript|.litcoffee .coffee.md|',
    'Literate Haskell|.lhs|',
    'LiveCode Script|.livecodescript|',
    'LiveScript|.ls ._ls|',
    'Lobster|.lobster|',
    'Logos|.xm .xi|',
    'Logtalk|.lgt .logtalk|',
    'Lua|.lua .nse .p8 .pd_lua .rbxs .rockspec .wlua|lua luajit',
    'Luau|.luau|luau',
    'M|.mumps|',
    'MATLAB|.matlab|',
    'MAXScript|.ms .mcr|',
    'MLIR|.mlir|',
    'MQL4|.mq4 .mqh|',
    'MQL5|.mq5|',
    'MUF|.muf|',
    'Macaulay2|.m2|M2',
    'MeTTa|.metta|',
    'Mercury||mmi',
    'MiniD|.minid|',
    'MiniZinc|.mzn|',
    'Mint|.mint|',
    'Mirah|.druby .duby .mirah|',
    'Modelica|.mo|',
    'Modula-2|.mod|',
    'Modula-3|.i3 .ig .m3 .mg|',
    'Mojo|.mojo|',
    'Monkey|.monkey .monkey2|',
    'Monkey C|.mc|',
    'Moocode|.moo|',
    'MoonBit|.mbt|',
    'MoonScript|.moon|moon',
    'Motorola 68K Assembly|.x68|',
    'Move|.move|',
    'NASL|.nasl|',
    'NCL|.ncl|',
    'NWScript|.nss|',
    'Nemerle|.n|',
    'NetLinx|.axs .axi|',
    'NetLogo|.nlogo|',
    'NewLisp||newlisp',
    'Nextflow|.nf|nextflow',
    'Nim|.nim .nim.cfg .nimble .nimrod .nims|',
    'Nit|.nit|',
    'Noir|.nr|',
    'Nu|.nu|nush',
    'NumPy|.numpy .numpyw .numsc|',
    'OCaml|.ml .eliom .eliomi .ml4 .mli .mll .mly|ocaml ocamlrun ocamlscript',
    'OMNeT++ MSG|.msg|',
    'OMNeT++ NED|.ned|',
    'Oberon|.ob2|',
    'Objective-C|.m|',
    'Objective-C++|.mm|',
    'Objective-J|.sj|',
    'Omgrofl|.omgrofl|',
    'Opa|.opa|',
    'Opal|.opal|',
    'OpenCL|.opencl|',
    'OpenEdge ABL|.p|',
    'OpenQASM|.qasm|',
    'OpenSCAD|.scad|',
    'OverPy|.opy|',
    'Ox|.ox .oxh .oxo|',
    'Oxygene|.oxygene|',
    'Oz|.oz|',
    'P4|.p4|',
    'PHP|.php .aw .ctp .inc .php3 .php4 .php5 .phps .phpt|php',
    'Pact|.pact|',
    'Pan|.pan|',
    'Papyrus|.psc|',
    'Parrot Assembly|.pasm|parrot',
    'Parrot Internal Representation|.pir|parrot',
    'Pascal|.pas .dfm .dpr .lpr .pascal|instantfpc',
    'Pawn|.pwn .sma|',
    'Pep8|.pep|',
    'Perl|.pl .cgi .fcgi .perl .ph .plx .pm .psgi .t|cperl perl',
    'PicoLisp||picolisp pil',
    'PigLatin|.pig|',
    'Pike|.pike .pmod|pike',
    'PogoScript|.pogo|',
    'Pony|.pony|',
    'Portugol|.por|',
    'Power Query|.pq|',
    'PowerBuilder|.pbt .sra .sru .srw|',
    'Praat|.praat|',
    'Pro*C|.pc|',
    'Processing|.pde|',
    'Prolog|.plt .pro .prolog .yap|swipl yap',
    'Promela|.pml|',
    'Propeller Spin|.spin|',
    'PureBasic|.pb .pbi|',
    'PureScript|.purs|',
    'Pyret|.arr|',
    'Python|.py .lmi .py3 .pyde .pyi .pyp .pyt .pyw .tac .wsgi .xpy|python python2 python3 py pypy pypy3 uv',
    'Q#|.qs|',
    'QML|.qml .qbs|',
    'QuakeC|.qc|',
    'Quint|.qnt|',
    'R|.r .rd .rhistory .rsx|Rscript',
    'RAScript|.rascript|',
    'REALbasic|.rbbas .rbfrm .rbmnu .rbres .rbtbar .rbuistate|',
    'REXX|.rexx .pprx .rex|regina rexx',
    'RPGLE|.rpgle .sqlrpgle|',
    'Racket|.rkt .rktd .rktl .scrbl|racket',
    'Raku|.6pl .6pm .nqp .p6 .p6l .p6m .pl6 .pm6 .raku .rakumod|perl6 raku rakudo',
    'Rascal|.rsc|',
    'ReScript|.res .resi|ocaml',
    'Reason|.re .rei|',
    'ReasonLIGO|.religo|',
    'Rebol|.reb .r2 .r3 .rebol|',
    'Red|.red|',
    'Redcode|.cw|',
    'Redscript|.reds|',
    "Ren'Py|.rpy|",
    'RenderScript|.rsh|',
    'Rhai|.rhai|',
    'Ring|.ring|',
    'Roc|.roc|',
    'Rocq Prover|.coq|',
    'Rouge|.rg|',
    'Ruby|.rb .eye .god .jbuilder .mspec .pluginspec .prawn .rabl .rbi .rbuild .rbw .rbx .ruby|ruby macruby rake jruby rbx',
    'Rust|.rs .rs.in|rust-script',
    'SAS|.sas|',
    'SMT|.smt2 .smt .z3|boolector cvc4 mathsat5 opensmt smtinterpol smt-rat stp verit yices2 z3',
    'SQF|.sqf .hqf|',
    'SWIG|.i .swg .swig|',
    'Sage|.sage .sagews|',
    'Sail|.sail|',
    'Salt|.sls|',
    'Scala|.scala .kojo .sc|scala',
    'Scenic|.scenic|scenic',
    'Scheme|.scm .sld .sps .ss|scheme guile bigloo chicken csi gosh r6rs',
    'Scilab|.sci .sce|',
    'Self|.self|',
    'Shen|.shen|',
    'Sieve|.sieve|',
    'Slash|.sl|',
    'Slice|.ice|',
    'SmPL|.cocci|',
    'Smali|.smali|',
    'Smalltalk|.st|',
    'Snakemake|.smk .snakefile|',
    'Solidity|.sol|',
    'SourcePawn|.sp|',
    'Squirrel|.nut|',
    'Stan|.stan|',
    'Standard ML|.fun .sig .sml|',
    'Stata|.do .ado .doh .ihlp .mata .matah .sthlp|',
    'SuperCollider|.scd|sclang scsynth',
    'Sway|.sw|',
    'Swift|.swift|',
    'SystemVerilog|.sv .svh .vh|',
    'TI Program|.8xp .8xp.txt|',
    'TL-Verilog|.tlv|',
    'TLA|.tla|',
    'TypeScript|.tsx|',
    'TXL|.txl|',
    'Tact|.tact|',
    'Talon|.talon|',
    'Tape|.tape|',
    'Tcl|.tcl .adp .sdc .tcl.in .tm .xdc|tclsh wish',
    'Teal|.tl|tl',
    'Terra||lua',
    'Toit|.toit|',
    'Tolk|.tolk|',
    'Turing|.tu|',
    'TypeScript|.ts .cts .mts|bun deno ts-node tsx node',
    'Unified Parallel C|.upc|',
    'Uno|.uno|',
    'UnrealScript|.uc|',
    'Untyped Plutus Core|.uplc|',
    'UrWeb|.ur .urs|',
    'VBA|.frm .vba|',
    'VBScript|.vbs|',
    'VHDL|.vhdl .vhd .vhf .vhi .vho .vhs .vht .vhw|',
    'Vala|.vala .vapi|',
    'Verilog|.v .veo|',
    'Verse|.verse|',
    'Vim script|.vim .vimrc .vmb|',
    'Visual Basic .NET|.vb .vbhtml|',
    'Visual Basic 6.0|.ctl .dsr|',
    'Volt|.volt|',
    'Vyper|.vy|',
    'WDL|.wdl|',
    'Whiley|.whiley|',
    'Witcher Script|.ws|',
    'Wolfram Language|.mathematica .cdf .ma .mt .nb .nbp .wl .wls .wlt|wolfram WolframKernel wolframscript math MathKernel MathematicaScript WolframNB Mathematica',
    'Wollok|.wlk|',
    'Wren|.wren|',
    'X10|.x10|',
    'XC|.xc|',
    'XQuery|.xquery .xq .xql .xqm .xqy|',
    'XS|.xs|',
    'Xojo|.xojo_code .xojo_menu .xojo_report .xojo_script .xojo_toolbar .xojo_window|',
    'Xonsh|.xsh|',
    'Xtend|.xtend|',
    'Yul|.yul|',
    'ZAP|.zap .xzap|',
    'ZIL|.zil .mud|',
    'Zeek|.zeek .bro|',
    'ZenScript|.zs|',
    'Zephir|.zep|',
    'Zig|.zig .zig.zon|',
    'Zimpl|.zimpl .zmpl .zpl|',
    'eC|.ec .eh|',
    'hoon|.hoon|',
    'mIRC Script|.mrc|',
    'mupad|.mu|',
    'nesC|.nc|',
    'ooc|.ooc|',
    'ucode||ucode',
    'wisp|.wisp|',
    'xBase|.prg .prw|',
];
/** Extensions of files that hold no program: data, markup, prose, builds and shells. */
const otherExtensions = '.1 .1in .1m .1x .2 .2da .3 .3in .3m .3p .3pm .3qt .3x .4 .4dform .4dproject .5 .6 .7 .8 .9 .abnf .action .adml .admx .adoc .afm .anim .ant .antlers.html .antlers.php .antlers.xml .apacheconf .apib .arpa .asax .asciidoc .ascx .asddls .ashx .asmx .asn .asn1 .aspx .asset .astro .aug .auk .aux .avdl .avsc .awk .axaml .axd .axi.erb .axml .axs.erb .bash .bat .bats .bb .bbappend .bbclass .bbcode .bbx .bdf .bdy .bib .bibtex .bicep .bicepparam .bison .blade .blade.php .blp .brd .bru .bs .bst .builder .builds .bzl .c++-objdump .c++objdump .c-objdump .cabal .caddyfile .cake .capnp .cbx .ccproj .ccxml .cds .cfg .cginc .chem .cil .clixml .cmake .cmake.in .cmd .cmp .cnc .cnf .code-snippets .code-workspace .command .conll .conllu .container .containerfile .cook .cpp-objdump .cppobjdump .cproject .cql .crc32 .creole .cscfg .csd .csdef .csh .cshtml .csl .cson .csproj .css .csv .ct .cue .cxx-objdump .cylc .cyp .cypher .d-objdump .d2 .dae .darcspatch .db2 .ddl .depproj .desktop .desktop.in .dhall .diff .dircolors .dita .ditamap .ditaval .dll.config .dockerfile .dof .dot .dotsettings .dpatch .dsc .dtx .dwl .dzn .eam.fs .eb .ebnf .ebuild .eclass .ecr .ect .edc .edge .edgeql .editorconfig .edn .ejs .ejs.t .elv .eml .env .epj .eps .epsi .erb .erb.deface .esdl .fbs .fea .feature .filters .fish .flex .flf .fnc .fp .frag .frg .fsh .fshader .fsproj .ftl .ftlh .fxh .fxml .g .g4 .gawk .gbl .gbo .gbp .gbr .gbs .gco .gcode .gdb .gdbinit .gdnlib .gdns .ged .gemspec .geo .geojson .geom .gitconfig .gitignore .gko .glade .glsl .glslf .glslv .gltf .glyphs .gmi .gmx .gn .gni .gnu .gnuplot .gohtml .gotmpl .gp .gpb .gpt .gpx .gql .gradle .gradle.kts .graphql .graphqls .groovy .grt .grxml .gshader .gtkrc .gtl .gto .gtp .gtpl .gv .gvy .gyp .gypi .haml .haml.deface .handlebars .har .hbs .hcl .heex .hexpat .hlsl .hlsli .hocon .hql .hta .htm .html .html.eex .html.hl .html.tmpl .http .hujson .hurl .hxml .hzp .ical .icls .ics .ily .iml .ini .ink .ins .ipynb .irclog .isl .iss .iuml .ivy .j2 .jade .jake .jelly .jflex .jinja .jinja2 .jison .jisonlex .js.erb .json .json-tmlanguage .json.example .json5 .jsonc .jsonl .jsonld .jsonnet .jsproj .jst .jte .just .k .kdl .kicad_mod .kicad_pcb .kicad_sch .kicad_sym .kicad_wks .kid .kit .kml .kql .ksh .ksy .kv .l .langium .lark .latte .launch .lbx .ld .lds .leex .lektorproject .less .lex .libsonnet .liquid .livemd .lkml .ll .lookml .ltx .ly .m3u .m3u8 .m4 .mak .make .makefile .mako .man .mao .markdown .marko .mask .mat .mawk .maxhelp .maxpat .maxproj .mbox .mcfunction .mcmeta .md .md2 .md4 .md5 .mdoc .mdown .mdpolicy .mdwn .mdx .me .mediawiki .mermaid .meta .meta4 .metal .mir .mjml .mk .mkd .mkdn .mkdown .mkfile .mkii .mkiv .mkvi .mmd .mmk .mms .mount .mpl .mps .msd .mss .mtl .mtml .muse .mustache .mxml .mxt .mysql .myt .nanorc .nas .natvis .nawk .ndproj .ne .nearley .neon .network .nginx .nginxconf .ninja .nix .njk .nl .no .nomad .nproj .nsh .nsi .nuspec .obj .objdump .odd .odin .orc .org .osm .outjob .overpassql .owl .pacscript .parrot .pat .patch .pbtxt .pc.in .pcbdoc .pck .pcss .pd .pddl .peggy .pegjs .per .pfa .pgsql .phtml .pic .pkb .pkgproj .pkl .pks .plantuml .plb .plist .plot .pls .plsql .po .pod .pod6 .podspec .polar .postcss .pot .pov .pp .prc .prefab .prefs .pri .prisma .prjpcb .proj .properties .props .proto .ps .ps1 .ps1xml .psc1 .psd1 .psm1 .pt .pub .pubxml .pug .puml .pytb .q .qhelp .qmd .rake .raml .raw .razor .rbs .rbxmx .rchit .rdf .rdoc .reek .reg .regex .regexp .rego .resource .rest .rest.txt .resx .rhtml .riot .rl .rmd .rmiss .rnh .rno .rnw .robot .roff .ron .ronn .rq .rss .rst .rst.txt .rtf .ru .rviz .sarif .sass .sbatch .sbt .scaml .sch .schdoc .sco .scss .scxml .sd .sed .service .sfd .sfproj .sfv .sh .sh-session .sh.in .sha1 .sha2 .sha224 .sha256 .sha256sum .sha3 .sha384 .sha512 .shader .shproj .sip .slang .slim .slint .sln .slnlaunch .slnx .slurm .smithy .snap .snip .snippet .snippets .socket .soy .sparql .spc .spec .sql .srdf .srt .srv .sss .star .stl .ston .story .storyboard .sttheme .sty .styl .sublime-build .sublime-color-scheme .sublime-commands .sublime-completions .sublime-keymap .sublime-macro .sublime-menu .sublime-mousemap .sublime-project .sublime-settings .sublime-snippet .sublime-syntax .sublime-theme .sublime-workspace .sublime_metrics .sublime_session .surql .svelte .svg .svx .syntax .tab .target .targets .tcsh .te .tea .templ .tesc .tese .tex .texi .texinfo .textgrid .textile .textproto .tf .tfstate .tfstate.backup .tftpl .tfvars .thor .thrift .timer .tmac .tmcommand .tmdl .tml .tmlanguage .tmpl .tmpreferences .tmsnippet .tmtheme .tmux .toc .tofu .toml .toml.example .tool .topojson .tpb .tpl .tps .tres .trg .tscn .tsconfig.json .tsp .tsv .ttl .twig .txi .txt .txtpb .typ .udf .udo .ui .unity .urdf .url .ux .vbproj .vcf .vcl .vcxproj .vdf .vert .vhost .viw .vmf .vrx .vs .vsh .vshader .vsixmanifest .vssettings .vstemplate .vtl .vto .vtt .vue .vw .vxml .wast .wat .watchr .webapp .webidl .webmanifest .weechatlog .wgsl .wiki .wikitext .wit .wixproj .workbook .workflow .wsdl .wsf .wxi .wxl .wxs .x .x3d .xacro .xaml .xbm .xht .xhtml .xib .xlf .xliff .xmi .xml .xml.dist .xmp .xpl .xpm .xproc .xproj .xsd .xsl .xslt .xsp-config .xsp.metadata .xspec .xul .y .yacc .yaml .yaml-tmlanguage .yaml.sed .yang .yar .yara .yasnippet .yml .yml.mysql .yy .yyp .zcml .zed .zmodel .zone .zsh .zsh-theme';
/** Names of files that hold no program although their extension is that of one; in lower case. */
const otherNames = 'go.mod installscript.qs kcl.mod makefile.boot makefile.inc makefile.pc makefile.pl readme.nss readme.pc toolchain_installscript.qs xmake.lua';

;// CONCATENATED MODULE: ./build/policy/languages/languages.js
/** Which programming language a file is written in, and whether people wrote it: by its name, and by its first line. */

const byExtension = new Map();
const byInterpreter = new Map();
for (const row of languageRows) {
    const [name = '', extensions = '', interpreters = ''] = row.split('|');
    for (const extension of extensions.split(' '))
        if (extension !== '')
            byExtension.set(extension, name);
    for (const program of interpreters.split(' '))
        if (program !== '' && !byInterpreter.has(program))
            byInterpreter.set(program, name);
}
const names = new Map([...new Set([...byExtension.values(), ...byInterpreter.values()])].map((name) => [name.toLowerCase(), name]));
const languageNames = [...names.values()];
/** The language of this name, as it is written here; undefined when there is none. */
function languageNamed(name) {
    return names.get(name.trim().toLowerCase());
}
const media = '.avif .bmp .cer .crt .cur .doc .docx .eot .example .gif .gz .ico .icns .jar .jpeg .jpg .key .less .lock .log .map .mov .mp3 .mp4 ' +
    '.odt .ogg .otf .pdf .pem .png .ppt .pptx .tar .tgz .tif .tiff .ttf .wav .webm .webp .woff .woff2 .xls .xlsx .zip';
const others = new Set([...otherExtensions.split(' '), ...media.split(' ')]);
const proseNames = /^(?:\..*|licen[cs]e|copying|notice|readme|authors|contributors|codeowners|changelog|changes|version|(?:docker|make|jenkins|vagrant|gem|rake|pod|proc|container|just)file)$/i;
/** Folders and names that Linguist takes for other people's code. */
const vendored = [
    /(?:^|\/)(?:node_modules|bower_components|vendors?|third[-_]?party|externals?|Godeps|Pods|Carthage|site-packages|jspm_packages)\//i,
    /(?:^|\/)(?:\.yarn\/(?:releases|plugins|sdks)|\.pnp\.c?js|gradlew|mvnw|testdata)(?:\/|$)/i,
    /(?:^|\/)(?:jquery|bootstrap|angular|react|vue|d3|lodash|moment|modernizr|prototype|mootools)(?:[-.]\d[\w.-]*)?(?:\.(?:min|slim|umd))*\.js$/i,
];
/** Names that generators give. */
const generated = [
    /[.-]min\.(?:js|mjs|cjs)$/i,
    /(?:^|\/)__generated__\//i,
    /\.(?:generated|g|gen|designer|freezed)\.\w+$/i,
    /(?:_pb2(?:_grpc)?\.pyi?|\.pb\.(?:go|cc|h|swift)|_pb\.(?:js|ts|rb)|_generated\.\w+|zz_generated\.\w+\.go|bindata\.go)$/i,
];
/** Name of the programming language; undefined for data, markup, prose, builds, shells and what nobody knows. */
function languageOf(path) {
    if (isOtherName(path))
        return undefined;
    for (const extension of extensionsOf(path)) {
        const language = byExtension.get(extension);
        if (language !== undefined)
            return language;
        if (others.has(extension))
            return undefined;
    }
    return undefined;
}
/** Whether the name alone says that the file is no program. */
function isKnownOther(path) {
    return (isOtherName(path) || proseNames.test(nameOf(path)) || extensionsOf(path).some((extension) => others.has(extension)));
}
/** What the first line starts the file with; `Shell` for every shell. */
function interpreterLanguage(firstLine) {
    const [, command = ''] = /^#!\s*(\S.*)$/.exec(firstLine.trim()) ?? [];
    const words = command.split(/\s+/);
    const program = /(?:^|\/)env$/.test(words[0] ?? '') ? words.slice(1).find(isProgramName) : words[0];
    const name = nameOf(program ?? '').toLowerCase();
    if (/^(?:ba|z|k|da|a|c|tc|fi)?sh$/.test(name))
        return 'Shell';
    return byInterpreter.get(name) ?? byInterpreter.get(name.replace(/[\d.-]+$/, ''));
}
/** Of the words after `env`: neither an option nor a variable. */
function isProgramName(word) {
    return !word.startsWith('-') && !word.includes('=');
}
/** Whether other people or a program wrote the file. */
function isForeign(path) {
    return [...vendored, ...generated].some((pattern) => pattern.test(path));
}
const otherNameSet = new Set(otherNames.split(' '));
function isOtherName(path) {
    return otherNameSet.has(nameOf(path).toLowerCase());
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** `.spec.ts`, then `.ts`; in lower case. */
function extensionsOf(path) {
    const parts = nameOf(path).toLowerCase().split('.').slice(1);
    return parts.map((_, index) => `.${parts.slice(index).join('.')}`).slice(-3);
}


/***/ }),

/***/ 8301:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ scopes)
/* harmony export */ });
const scopes = ['auto', 'scan', 'repository', 'changed', 'changed-lines', 'new'];


/***/ }),

/***/ 2805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ byWorst)
/* harmony export */ });
/* harmony import */ var _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4015);
/** The one order in which findings are shown: what blocks first, then the worst. */

const effectOrder = ['blocks', 'may block', 'none'];
/** Compares by effect, severity, CVSS, EPSS, path, line and id; total, so that the order of the input never matters. */
function byWorst(effects) {
    const effectRank = (finding) => effectOrder.indexOf(effects.get(finding.id) ?? 'none');
    return (a, b) => effectRank(a) - effectRank(b) ||
        (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a.severity) - (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b.severity) ||
        (b.cvss ?? -1) - (a.cvss ?? -1) ||
        (b.epss ?? -1) - (a.epss ?? -1) ||
        compareText(a.filePath ?? '\u{10ffff}', b.filePath ?? '\u{10ffff}') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        compareText(a.id, b.id);
}
/** By code unit: the same on every machine, whatever its locale. */
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 4603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf)
/* harmony export */ });
const reasonOfCode = {
    CONFIG: 'settings',
    AUTH: 'auth',
    NOT_FOUND: 'not-found',
    RATE_LIMITED: 'rate-limited',
    UNAVAILABLE: 'unavailable',
    SCAN_FAILED: 'scan-failed',
    SCAN_TIMEOUT: 'timeout',
    PROTOCOL: 'protocol',
    PUBLISH: 'publish',
    CANCELLED: 'cancelled',
};
function reasonOf(error) {
    return error.reason ?? reasonOfCode[error.code];
}


/***/ }),

/***/ 3104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NR: () => (/* binding */ failOnEpss),
/* harmony export */   XC: () => (/* binding */ failOnCvss),
/* harmony export */   hu: () => (/* binding */ unscoredWords)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8869);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1022);
/** `fail-on-cvss` and `fail-on-epss`: nothing with this score or a higher one; what a missing score may be is unknown. */


const unscoredWords = ['unknown', 'ignore'];
const failOnCvss = ({ failOnCvss: least, unscored }) => least === undefined ? [] : [scoreRule({ kind: 'CVSS', unit: '', least, unscored, ...cvss })];
const failOnEpss = ({ failOnEpss: least, unscored }) => least === undefined ? [] : [scoreRule({ kind: 'EPSS', unit: '%', least, unscored, ...epss })];
/** The qualitative severity rating scale of CVSS 3 and 4. */
const ratings = {
    CRITICAL: [9, 10],
    HIGH: [7, 8.9],
    MEDIUM: [4, 6.9],
    LOW: [0.1, 3.9],
    INFO: [0, 0],
};
const cvss = {
    scoreOf: (finding) => finding.cvss,
    intervalOf: ({ severity, severityKnown }) => (severityKnown ? ratings[severity] : [0, 10]),
    missing: 'without a CVSS score, judged by severity',
};
/** EPSS is published for the known vulnerabilities of dependencies alone. */
const epss = {
    scoreOf: (finding) => finding.epss,
    intervalOf: ({ type }) => (type === undefined || type === 'SCA' ? [0, 100] : undefined),
    missing: 'dependencies without an EPSS score, unknown',
};
function scoreRule(score) {
    const { kind, unit, least, unscored } = score;
    const subject = `findings with ${kind} ${least}${unit} or more`;
    const isIgnored = unscored === 'ignore';
    const isMissing = (finding) => score.scoreOf(finding) === undefined;
    return {
        name: `fail-on-${kind.toLowerCase()}=${least}${unit}`,
        subject,
        limit: 0,
        severities: _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO,
        matches(finding) {
            const stated = score.scoreOf(finding);
            if (stated !== undefined)
                return (0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .answer */ .ZF)(stated >= least);
            return isIgnored ? 'no' : compared(score.intervalOf(finding), least, finding);
        },
        remedy: `Fix the ${subject}`,
        isUnscored: (finding) => isMissing(finding) && (isIgnored || score.intervalOf(finding) !== undefined),
        unscored: isIgnored ? `without a${kind === 'EPSS' ? 'n' : ''} ${kind} score, not judged` : score.missing,
    };
}
/** A detail may state what the list leaves out. */
function compared(interval, least, { detail }) {
    if (detail === undefined)
        return 'unknown';
    if (interval === undefined || interval[1] < least)
        return 'no';
    return interval[0] >= least ? 'yes' : 'unknown';
}


/***/ }),

/***/ 3296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ threshold),
/* harmony export */   HA: () => (/* binding */ thresholdText),
/* harmony export */   cy: () => (/* binding */ entryFor)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8869);
/** `threshold`: at most so many findings of a severity, or of one type at that severity. */

/** `high=5`, `sca-high=10`. */
function thresholdText({ severity, type, limit }) {
    return `${type === undefined ? '' : `${type.toLowerCase()}-`}${severity.toLowerCase()}=${limit}`;
}
const threshold = (policy) => policy.threshold.map((entry) => ruleOf(entry, policy.threshold));
function ruleOf(entry, all) {
    const { severity, type, limit } = entry;
    const subject = type === undefined ? severity : `${type} ${severity}`;
    return {
        name: `threshold ${thresholdText(entry)}`,
        subject,
        limit,
        severities: [severity],
        matches: (finding) => (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .answer */ .ZF)(enters(finding, entry, all)),
        remedy: `Bring the ${subject} findings down to ${limit}`,
    };
}
/** The most specific entry judges a finding; one without a known type enters every entry of its severity. */
function enters(finding, entry, all) {
    if (finding.severity !== entry.severity)
        return false;
    return finding.type === undefined || entryFor(finding, all) === entry;
}
/** The entry that judges a finding of known type: its type's own, else its severity's. */
function entryFor(finding, all) {
    const ofSeverity = all.filter((entry) => entry.severity === finding.severity);
    return (ofSeverity.find((entry) => entry.type === finding.type) ?? ofSeverity.find((entry) => entry.type === undefined));
}


/***/ }),

/***/ 5945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ unknownSpan),
/* harmony export */   Qf: () => (/* binding */ stampSlackMs),
/* harmony export */   Z4: () => (/* binding */ laterDay),
/* harmony export */   kE: () => (/* binding */ zoneOf),
/* harmony export */   mW: () => (/* binding */ plausibleSpan),
/* harmony export */   pe: () => (/* binding */ parseTime)
/* harmony export */ });
/** Times as a service states them: with a zone all on one clock, without one only among themselves. */
/** A service may stamp a finding when it writes it, a little after the scan that saw it has ended. */
const stampSlackMs = 5000;
const zonePattern = / ?(?:Z|[+-]\d{2}:?\d{2})$/i;
const timestamp = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/i;
/** How this time is written; undefined for what is missing, or no time at all. */
function zoneOf(value) {
    if (!value)
        return undefined;
    const zone = zonePattern.test(value) ? 'stated' : 'none';
    return parseTime(value, zone) === undefined ? undefined : zone;
}
/**
 * Milliseconds since the epoch; undefined for what is missing, no time at all, or not written as the zone says: what lacks
 * a zone is read as UTC, and can be compared with nothing that has one.
 */
function parseTime(value, zone = 'stated') {
    if (!value || zonePattern.test(value) !== (zone === 'stated'))
        return undefined;
    const plain = value.replace(zonePattern, '');
    if (!timestamp.test(plain))
        return undefined;
    const time = Date.parse(zone === 'stated' ? value : `${plain.replace(' ', 'T')}Z`);
    return Number.isNaN(time) ? undefined : time;
}
const unknownSpan = { startedAt: undefined, completedAt: undefined };
/** The span, or nothing of it where it cannot be true: it ends before it starts, or lies in the future. */
function plausibleSpan(span, nowMs) {
    const { startedAt, completedAt } = span;
    const isReversed = startedAt !== undefined && completedAt !== undefined && startedAt > completedAt;
    const latest = Math.max(startedAt ?? Number.NEGATIVE_INFINITY, completedAt ?? Number.NEGATIVE_INFINITY);
    return isReversed || (nowMs !== undefined && latest > nowMs + stampSlackMs) ? unknownSpan : span;
}
/** Of a day and the one at which a server's clock stands, if it is known, both `YYYY-MM-DD` in UTC. */
function laterDay(day, timeMs) {
    const other = timeMs === undefined ? day : new Date(timeMs).toISOString().slice(0, 10);
    return other > day ? other : day;
}


/***/ }),

/***/ 6576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ uncoveredWords),
/* harmony export */   K8: () => (/* binding */ uncoveredFault),
/* harmony export */   pL: () => (/* binding */ uncoveredFiles)
/* harmony export */ });
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9306);
/* harmony import */ var _languages_languages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5424);


const uncoveredWords = ['auto', 'inconclusive', 'note'];
/** Undefined when everything in question was looked at, and when nothing says what was. */
function uncoveredFiles(scanned, policy) {
    const { languages, changes } = scanned;
    const { uncovered, failOnTypes, acceptUncovered = [] } = policy;
    const asksForCode = failOnTypes === undefined || failOnTypes.some((type) => type.endsWith('SAST'));
    if (languages === undefined || !asksForCode)
        return undefined;
    const counts = changes?.isComplete ? countsOfChange(languages, changes, scanned.diagnostics) : countsOfAll(languages);
    for (const name of acceptUncovered)
        counts.delete((0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .languageNamed */ .Mv)(name) ?? name);
    const files = sum(counts, (count) => count.files);
    const left = sum(counts, (count) => count.left);
    if (left === 0)
        return undefined;
    const isFault = uncovered === 'inconclusive' || (uncovered === 'auto' && left * 2 > files);
    return { text: textOf(counts), isFault };
}
/** Why a pass would be worth nothing, as a sentence without a final stop. */
function uncoveredFault({ text }, { uncovered }) {
    const share = uncovered === 'auto' ? ', more than half of the program files in question' : '';
    return `${text} by a scanner of code${share}`;
}
/** Names are compared with the table's own: a service could call a language anything. */
const nameOf = (language) => (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .languageNamed */ .Mv)(language) ?? 'other';
function countsOfAll(languages) {
    const counts = new Map();
    for (const { language, files, looked_at: lookedAt } of languages)
        add(counts, nameOf(language), { files, left: Math.max(0, files - lookedAt) });
    return counts;
}
/** Of what a proposal changes: by the names of its files, and by what the scan says of files without a telling one. */
function countsOfChange(languages, { files }, diagnostics) {
    const lookedAt = new Set(languages.filter((each) => each.looked_at > 0).map(({ language }) => nameOf(language)));
    const unnamed = new Map(languages.flatMap(({ language, unnamed: paths = [] }) => paths.map((path) => [(0,_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .normalPath */ .FE)(path), nameOf(language)])));
    const skipped = new Set(diagnostics.flatMap(({ file_path: path, file_paths: paths = [] }) => [path ?? [], paths].flat().map(_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .normalPath */ .FE)));
    const counts = new Map();
    for (const [path, { isGone }] of files) {
        const language = (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .languageOf */ .eX)(path) ?? unnamed.get(path);
        if (isGone || language === undefined || (0,_languages_languages_js__WEBPACK_IMPORTED_MODULE_1__/* .isForeign */ .jq)(path))
            continue;
        const isLeft = !lookedAt.has(language) || skipped.has(path);
        add(counts, language, { files: 1, left: isLeft ? 1 : 0 });
    }
    return counts;
}
function add(counts, language, { files, left }) {
    const known = counts.get(language) ?? { files: 0, left: 0 };
    counts.set(language, { files: known.files + files, left: known.left + left });
}
function sum(counts, of) {
    return [...counts.values()].reduce((total, count) => total + of(count), 0);
}
const shownLanguages = 3;
function textOf(counts) {
    const left = [...counts].filter(([, count]) => count.left > 0).sort(([, a], [, b]) => b.left - a.left);
    const total = left.reduce((number, [, count]) => number + count.left, 0);
    const shown = left.slice(0, shownLanguages).map(([language, count]) => `${count.left} ${language}`);
    const rest = left.slice(shownLanguages).reduce((number, [, count]) => number + count.left, 0);
    const parts = rest === 0 ? shown : [...shown, `${rest} other`];
    const list = parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
    return `${list} ${total === 1 ? 'file was' : 'files were'} not looked at`;
}


/***/ }),

/***/ 8823:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ isUntouched),
  N: () => (/* binding */ untouchedWords)
});

// EXTERNAL MODULE: ./build/policy/changes.js
var policy_changes = __webpack_require__(9306);
// EXTERNAL MODULE: ./build/policy/finding.js
var policy_finding = __webpack_require__(1022);
;// CONCATENATED MODULE: ./build/policy/package-files.js
/** Which files decide about a repository's dependencies: manifests, locks, registries and package managers' configuration. */

const names = [
    // JavaScript
    'package.json package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml pnpm-workspace.yaml bun.lock bun.lockb bunfig.toml',
    '.npmrc .yarnrc .yarnrc.yml .pnpmfile.cjs .pnpmfile.js lerna.json rush.json deno.json deno.jsonc deno.lock jsr.json bower.json .bowerrc',
    'importmap.json import_map.json libman.json component.json .nvmrc .node-version .tool-versions mise.toml .mise.toml',
    // Python
    'pipfile pipfile.lock pyproject.toml poetry.lock poetry.toml pdm.lock pdm.toml uv.lock uv.toml pylock.toml setup.py setup.cfg tox.ini',
    'environment.yml environment.yaml conda-lock.yml meta.yaml pip.conf pip.ini .pypirc .condarc pixi.toml pixi.lock constraints.txt',
    // Go, Rust
    'go.mod go.sum go.work go.work.sum modules.txt gopkg.toml gopkg.lock glide.yaml glide.lock .goproxy',
    'cargo.toml cargo.lock rust-toolchain rust-toolchain.toml',
    // Ruby, PHP
    'gemfile gemfile.lock gems.rb gems.locked .gemrc composer.json composer.lock auth.json symfony.lock',
    // Java, Kotlin, Scala, Clojure
    'pom.xml ivy.xml ivysettings.xml settings.xml build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.properties',
    'gradle.lockfile gradle-wrapper.properties maven-wrapper.properties verification-metadata.xml build.sbt build.properties plugins.sbt',
    'project.clj deps.edn shadow-cljs.edn build.boot maven_install.json',
    // .NET
    'packages.config packages.lock.json nuget.config global.json project.json project.assets.json paket.dependencies paket.lock paket.references',
    // Swift, Dart, Elixir, Erlang, C and C++, Haskell, Perl, R, Lua, Nix, OCaml, Julia
    'podfile podfile.lock package.swift package.resolved cartfile cartfile.resolved pubspec.yaml pubspec.lock pubspec_overrides.yaml',
    'mix.exs mix.lock rebar.config rebar.lock conanfile.txt conanfile.py conan.lock vcpkg.json vcpkg-configuration.json cmakelists.txt',
    'stack.yaml stack.yaml.lock package.yaml cabal.project cabal.project.freeze cpanfile cpanfile.snapshot makefile.pl renv.lock description',
    'flake.nix flake.lock opam dune-project project.toml manifest.toml',
    // Builds, images, charts, workflows and trees of others
    'module.bazel module.bazel.lock workspace workspace.bazel build build.bazel .bazelrc dockerfile containerfile compose.yml compose.yaml',
    'docker-compose.yml docker-compose.yaml chart.yaml chart.lock requirements.yaml requirements.lock helmfile.yaml .terraform.lock.hcl',
    '.gitmodules action.yml action.yaml .pre-commit-config.yaml renovate.json dependencies.json buildscript-gradle.lockfile',
].flatMap((line) => line.split(' '));
const known = new Set(names);
const patterns = [
    // `requirements-dev.txt`, `dev-requirements.in`, `constraints-3.12.txt`
    /requirements[^/]*\.(?:txt|in|pip)$/,
    /(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/,
    /constraints[^/]*\.txt$/,
    /[.-]lock(?:file)?(?:\.[a-z]+)?$/,
    /\.lockb?$/,
    /\.(?:gemspec|podspec|cabal|nuspec|rockspec|opam|sbt|gradle|bzl|tf\.lock)$/,
    /\.gradle\.kts$/,
    /\.(?:cs|fs|vb|vcx|sql|js|ts|py)proj$/,
    /\.(?:props|targets|versions\.toml)$/,
    /(?:^|\/)(?:dockerfile|containerfile)[^/]*$|\.(?:dockerfile|containerfile)$/,
    /(?:^|\/)\.(?:yarn|mvn|cargo|bundle|pnpm|gradle|config\/pip|nuget)\//,
    /(?:^|\/)\.(?:github\/workflows|github\/actions|gitlab-ci|circleci)\//,
    /(?:^|\/)patches\/[^/]+\.patch$/,
];
/** Whatever case it is written in; one too many only has dependencies judged that were not touched. */
function isPackageFile(path) {
    const folded = (0,policy_changes/* foldPath */.tu)(path);
    const name = folded.slice(folded.lastIndexOf('/') + 1);
    return known.has(name) || patterns.some((pattern) => pattern.test(folded));
}

;// CONCATENATED MODULE: ./build/policy/untouched.js
/** Findings that a pull request cannot have made: advisories and rules of today about what it does not change. */



const untouchedWords = ['note', 'block'];
/**
 * True only for a finding in a dependency, a secret or a configuration whose file the whole diff leaves as it is. What code
 * does may change with other files; what cannot be placed, or whose type is not known, may have been made here.
 */
function isUntouched(finding, changes) {
    if (changes === undefined || !changes.isComplete || (0,policy_finding/* isUnclear */.Z5)(finding, 'type', 'filePath'))
        return false;
    if (finding.filePath === undefined || (0,policy_changes/* inChangedFile */.Il)(finding, changes) !== 'no')
        return false;
    switch (finding.type) {
        case 'SECRET':
            return true;
        case 'SCA':
            return !touches(changes).dependencies;
        case 'IAC':
            return !mayConfigure(finding.filePath, touches(changes).configuration);
        default:
            return false;
    }
}
const untouched_known = new WeakMap();
function touches(changes) {
    const found = untouched_known.get(changes);
    if (found !== undefined)
        return found;
    const paths = [...changes.files.keys()];
    const fresh = {
        dependencies: paths.some(isPackageFile),
        configuration: paths.filter((path) => valueFile.test(path)),
    };
    untouched_known.set(changes, fresh);
    return fresh;
}
/** Terraform reads a folder as one; charts, overlays and templates take their values from other files. */
const valueFile = /(?:\.(?:tf|tfvars|tofu|hcl)(?:\.json)?|(?:^|\/)(?:values[^/]*|kustomization|parameters[^/]*|\.env[^/]*)(?:\.(?:ya?ml|json))?)$/i;
const folderOf = (path) => path.slice(0, path.lastIndexOf('/') + 1);
function mayConfigure(path, configuration) {
    return configuration.some((changed) => !/\.(?:tf|tofu)(?:\.json)?$/i.test(changed) || folderOf(changed) === folderOf(path));
}


/***/ }),

/***/ 9846:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ needsChangedFiles),
/* harmony export */   Nh: () => (/* binding */ isDisclosed),
/* harmony export */   V2: () => (/* binding */ disclosures)
/* harmony export */ });
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9306);
/** Which findings may be named where outsiders read (`disclose`); the report files always name all. */

const disclosures = ['auto', 'all', 'changed', 'counts'];
/** True when it depends on what the pull request changes. */
function needsChangedFiles({ disclose, isPublic }) {
    return disclose === 'changed' || (disclose === 'auto' && isPublic);
}
function isDisclosed(finding, disclosure) {
    if (disclosure.disclose === 'counts')
        return false;
    if (!needsChangedFiles(disclosure))
        return true;
    return finding.filePath !== undefined && (disclosure.changes?.files.has((0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .normalPath */ .FE)(finding.filePath)) ?? false);
}


/***/ }),

/***/ 2548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bq: () => (/* binding */ withRepository),
/* harmony export */   Mz: () => (/* binding */ withJudgement),
/* harmony export */   aQ: () => (/* binding */ withScan),
/* harmony export */   bQ: () => (/* binding */ newReport),
/* harmony export */   jT: () => (/* binding */ withError),
/* harmony export */   ly: () => (/* binding */ withInconclusive),
/* harmony export */   nO: () => (/* binding */ withStartedScan)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8342);
/* harmony import */ var _policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3113);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1022);
/* harmony import */ var _policy_ranking_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2805);
/* harmony import */ var _policy_reason_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4603);
/* harmony import */ var _disclosure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9846);







/** A report that has decided nothing yet: inconclusive, as every run starts. */
function newReport(version) {
    return {
        formatVersion: 1,
        tool: { name: 'scan-gate', version },
        verdict: 'inconclusive',
        reason: 'settings',
        message: 'The run has not begun',
        hint: undefined,
        exitCode: 2,
        enforced: true,
        serviceOrigin: undefined,
        repository: undefined,
        repositoryUrl: undefined,
        branch: undefined,
        headSha: undefined,
        baseSha: undefined,
        event: undefined,
        pullRequest: undefined,
        scan: undefined,
        policy: { source: 'none was read', sha256: '', settings: {} },
        scope: undefined,
        base: undefined,
        exceptions: undefined,
        rules: [],
        findings: [],
        elsewhereCount: 0,
        listedSeverities: [],
        notes: [],
        requests: {},
        durationMs: 0,
    };
}
/** The report of a run that an error ended. */
function withError(report, error) {
    return withInconclusive(report, (0,_policy_reason_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A)(error), error);
}
/** The report with a verdict that could not be reached, or that may not stand. */
function withInconclusive(report, reason, said = {}) {
    const { message = _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .inconclusiveReasons */ .Qe[reason].meaning, hint = _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .inconclusiveReasons */ .Qe[reason].hint } = said;
    return { ...report, verdict: 'inconclusive', reason, message, hint };
}
function withRepository(report, repository) {
    const { repository_id: id, name, vcs_url: vcsUrl } = repository;
    return { ...report, repository: { id, name, vcsUrl: vcsUrl ?? undefined } };
}
/** A scan that was started, and of which nothing but its id is known. */
function withStartedScan(report, scanId, branch) {
    return { ...report, scan: { ...unknownScan, id: scanId, branch, status: 'PENDING' } };
}
const unknownScan = {
    createdAt: undefined,
    startedAt: undefined,
    completedAt: undefined,
    counts: {},
    coverage: undefined,
    diagnostics: [],
};
function withScan(report, scan) {
    return {
        ...report,
        scan: {
            id: scan.scan_id,
            status: scan.status,
            branch: scan.branch,
            createdAt: scan.created_at ?? undefined,
            startedAt: scan.started_at ?? undefined,
            completedAt: scan.completed_at ?? undefined,
            counts: {},
            coverage: scan.coverage,
            diagnostics: scan.diagnostics ?? [],
            languages: scan.languages,
        },
    };
}
/** The report with its verdict and all findings that may be of this scan, worst first. */
function withJudgement(report, { evidence, judgement, policy }, disclosure) {
    const { effects } = judgement;
    const current = evidence.findings.filter((finding) => finding.status !== 'FIXED' || (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding));
    const isShown = (finding) => effects.has(finding.id) || (0,_policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .isOfScan */ .R0)(finding, evidence.counts);
    const own = current.filter(isShown).sort((0,_policy_ranking_js__WEBPACK_IMPORTED_MODULE_4__/* .byWorst */ .D)(effects));
    return {
        ...report,
        verdict: judgement.verdict,
        reason: judgement.reason,
        message: messageOf(judgement),
        hint: hintOf(judgement),
        rules: judgement.rules,
        evidence,
        scan: report.scan && { ...report.scan, counts: evidence.counts },
        base: evidence.base && { scanId: evidence.base.scanId, branch: evidence.base.branch, counts: evidence.base.counts },
        scope: policy.scope,
        exceptions: (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__/* .reviewExceptions */ .ZP)(own, policy.exceptions, policy.today),
        findings: own.map((finding) => ({
            ...finding,
            effect: effects.get(finding.id) ?? 'none',
            disclosed: (0,_disclosure_js__WEBPACK_IMPORTED_MODULE_6__/* .isDisclosed */ .Nh)(finding, disclosure),
            exception: coveringException(finding, policy),
        })),
        elsewhereCount: current.length - own.length,
        listedSeverities: _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .gO.filter((severity) => evidence.lists[severity]?.stands === true),
    };
}
function coveringException(finding, { exceptions, today }) {
    const { answer, exception } = (0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__/* .exceptionFor */ .ft)(finding, exceptions, today);
    return answer === 'yes' ? exception : undefined;
}
function messageOf({ verdict, reason, rules, doubt, uncovered }) {
    if (reason === 'not-covered')
        return doubt ?? _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .inconclusiveReasons */ .Qe[reason].meaning;
    const deciding = rules.filter((rule) => rule.verdict === verdict).map((rule) => rule.line);
    const lines = rules.length === 0 ? ['nothing can block: no rule is on'] : deciding;
    return [...lines, uncovered ?? []].flat().join('; ');
}
function hintOf({ verdict, reason, rules }) {
    if (verdict === 'passed')
        return undefined;
    if (verdict === 'failed') {
        return rules
            .filter((rule) => rule.verdict === 'failed')
            .map((rule) => rule.remedy)
            .join(' ');
    }
    return _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .inconclusiveReasons */ .Qe[reason === 'not-covered' ? reason : 'evidence'].hint;
}


/***/ }),

/***/ 9960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   Fk: () => (/* binding */ neutralBlock),
/* harmony export */   GH: () => (/* binding */ neutralLine),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   dI: () => (/* binding */ markdownBlock),
/* harmony export */   p7: () => (/* binding */ markdownText),
/* harmony export */   s$: () => (/* binding */ jsonText),
/* harmony export */   sj: () => (/* binding */ titleLimit),
/* harmony export */   xv: () => (/* binding */ messageLimit)
/* harmony export */ });
/* unused harmony export markdownFence */
/**
 * The one place where text that came from the service or from a pull request is made harmless: for a log line, a
 * workflow command, Markdown and JSON. Paths and links are in `place.ts`.
 *
 * What is invisible becomes visible and keeps its meaning: control characters show as their pictures (`␛`), everything
 * else that hides or reorders text as `\u{200b}`. Every function is total: no input throws.
 */
/** The runner cuts an annotation's message here, after masking. */
const messageLimit = 4096;
const titleLimit = 255;
/**
 * Controls, formats (bidi, zero-width, tags), lone surrogates, unassigned, line and paragraph separators, and all that
 * renders as nothing. The last matter for more than looks: the runner compares text by culture, which skips them, so
 * that `:<U+200B>:` would count as `::`.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** Inserted by us where nothing else stops GitHub from linking rendered text; escapes and entities do not. */
const gap = '&#8203;';
/** One line of at most `maxLength` characters that no log reader takes for a command. Idempotent. */
function neutralLine(text, maxLength = messageLimit) {
    const harmless = text
        .slice(0, maxLength + 1)
        .replaceAll(hidden, pictureOf)
        .replaceAll(/\p{Zs}/gu, ' ')
        // GitHub's `##[`, Azure's `##vso[` and TeamCity's `##teamcity[` fire anywhere in a line.
        .replaceAll(/##(?=\w*\[)/g, '## ')
        // `::name::` fires at the start of a line, after trimming.
        .replace(/^( *):(?=:)/, '$1: ');
    return cut(harmless, maxLength);
}
/** Several lines, each of them neutral; blank lines at the ends are dropped. */
function neutralBlock(text, maxLength = messageLimit) {
    const lines = text
        .slice(0, maxLength + 1)
        .split(lineBreak)
        .map((line) => neutralLine(line.replaceAll('\t', '  ')).trimEnd());
    return cut(lines.join('\n').replace(/^\n+/, '').trimEnd(), maxLength).trimEnd();
}
const inlineEscapes = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '|': '&#124;',
    '@': `@${gap}`,
    '#': `#${gap}`,
    ':': `:${gap}`,
    // GitHub's documented way to show a dollar sign that begins no formula.
    $: '<span>$</span>',
};
/**
 * Inline Markdown that shows the text and does nothing else: no link, autolink, image, HTML, mention, reference,
 * emphasis, code, formula, emoji, footnote, table cell or block start.
 */
function markdownText(text, maxLength = 500) {
    return escapeInline(neutralLine(text, maxLength).trim());
}
/** Of a number alone, too: a full stop of ours behind it would begin a list. */
function escapeInline(text) {
    return text
        .replaceAll(
    // In this order: commit ids, `www.`, `GH-1`, `#1`, `://` and `:emoji:`, then single characters.
    /[0-9a-f]{7,}|www(?=\.)|GH-(?=\d)|#(?=\d)|:(?=\/\/|[\w+-]+:)|[&<>|@$\\`*_[\]~]/gi, (match) => inlineEscapes[match] ?? escapeMatch(match))
        .replace(/^[#+=:/!-]/, '\\$&')
        .replace(/^(\d{1,9})([.)])(?= |$)/, '$1\\$2')
        .replace(/^\d{1,9}$/, `$&${gap}`);
}
function escapeMatch(match) {
    if (match.length === 1)
        return `\\${match}`;
    // A commit id begins at seven hexadecimal digits, so no run of them may be longer than six.
    if (/^[0-9a-f]+$/i.test(match))
        return match.replaceAll(/.{6}(?=.)/g, `$&${gap}`);
    return `${match}${gap}`;
}
/** A code span, also inside a table cell; nothing for nothing. */
function markdownCode(text, maxLength = 300) {
    const code = neutralLine(text, maxLength).trim();
    if (code === '')
        return '';
    const run = longestRun(code);
    // In a cell a pipe ends even a code span, and cmark reads no fence above 80: HTML stands in for both.
    if (code.includes('|') || run > 9)
        return `<code>${escapeInline(code)}</code>`;
    const fence = '`'.repeat(run + 1);
    const pad = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
    return `${fence}${pad}${code}${pad}${fence}`;
}
/** A fenced block, to be put on lines of its own. */
function markdownFence(text, maxLength = 4000) {
    const block = neutralBlock(text, maxLength);
    const fence = '`'.repeat(Math.max(3, longestRun(block) + 1));
    return `${fence}text\n${block}\n${fence}`;
}
/** A paragraph of one line, or a fenced block of several, so that code in it keeps its shape. */
function markdownBlock(text, maxLength = 2000) {
    const block = neutralBlock(text, maxLength);
    return block.includes('\n') ? markdownFence(block, maxLength) : markdownText(block, maxLength);
}
/** JSON whose text acts nowhere, a terminal or a job's log included; it reads back as the same value. */
function jsonText(value) {
    return `${JSON.stringify(value, null, 2)}\n`
        .replaceAll(/[\u007f-\u009f\p{Cf}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, unicodeEscapes)
        .replaceAll(/#(?=#\w*\[)/g, '\\u0023');
}
/** The text, or its beginning with an ellipsis; never half a surrogate pair. */
function cut(text, maxLength) {
    if (text.length <= maxLength)
        return text;
    return `${text.slice(0, Math.max(0, maxLength - 1)).replace(/[\ud800-\udbff]$/, '')}…`;
}
/** Never shorter than what it stands for, so that a cut before it is enough. */
function pictureOf(character) {
    const code = character.codePointAt(0) ?? 0;
    if (character === '\t')
        return ' ';
    if (code < 0x20)
        return String.fromCodePoint(0x2400 + code);
    return code === 0x7f ? '\u2421' : `\\u{${code.toString(16)}}`;
}
function unicodeEscapes(text) {
    return text
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join('');
}
function longestRun(text) {
    return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}


/***/ }),

/***/ 4807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Gj: () => (/* binding */ notDone),
  GP: () => (/* binding */ processEntry),
  rE: () => (/* binding */ version),
  fQ: () => (/* binding */ withSession)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(8321);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
;// CONCATENATED MODULE: ./build/api/proxy.js
/** The proxies that a machine's variables name. */

/** Throws GateError CONFIG for an address that is none; it is not repeated, because it may hold a password. */
function proxySettings(env) {
    return {
        httpProxy: proxyAddress('HTTP_PROXY', env.http_proxy ?? env.HTTP_PROXY),
        httpsProxy: proxyAddress('HTTPS_PROXY', env.https_proxy ?? env.HTTPS_PROXY),
        noProxy: env.no_proxy ?? env.NO_PROXY ?? '',
    };
}
function proxyAddress(name, value = '') {
    if (value === '' || (/^https?:\/\//i.test(value) && URL.canParse(value)))
        return value;
    throw new errors/* GateError */.ue('CONFIG', `The variable ${name} is not the address of a proxy`, {
        reason: 'settings',
        hint: 'Write it as http://host:port, or remove it.',
    });
}

// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(9960);
;// CONCATENATED MODULE: ./build/ci/log.js
/** The one writer of log lines: whatever a line holds, it is a line. */

const log_frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const frameMs = 100;
const eraseLine = '\r\u001b[K';
function createLog({ write, runner, columns }) {
    let draw;
    const line = (text) => {
        write(`${draw === undefined ? '' : eraseLine}${(0,neutral/* neutralLine */.GH)(text)}\n`);
        draw?.();
    };
    return {
        line,
        group(title, lines) {
            if (runner === undefined)
                line(title);
            else
                runner.startGroup(title);
            for (const each of lines)
                line(runner === undefined ? `  ${each}` : each);
            runner?.endGroup();
        },
        live(render) {
            if (columns === undefined)
                return () => { };
            let frame = 0;
            // A line that wraps could not be erased.
            draw = () => write(`${eraseLine}${(0,neutral/* cut */.Jj)(`${log_frames[frame % log_frames.length]} ${(0,neutral/* neutralLine */.GH)(render())}`, columns() - 1)}`);
            draw();
            const timer = setInterval(() => {
                frame += 1;
                draw?.();
            }, frameMs);
            timer.unref();
            return () => {
                clearInterval(timer);
                if (draw !== undefined)
                    write(eraseLine);
                draw = undefined;
            };
        },
    };
}

// EXTERNAL MODULE: ./build/clock.js
var clock = __webpack_require__(7094);
// EXTERNAL MODULE: ./build/policy/exit-code.js
var exit_code = __webpack_require__(777);
// EXTERNAL MODULE: ./build/policy/reason.js
var policy_reason = __webpack_require__(4603);
// EXTERNAL MODULE: ./build/report/draft.js
var draft = __webpack_require__(2548);
// EXTERNAL MODULE: ./build/settings/defaults.js
var defaults = __webpack_require__(6620);
// EXTERNAL MODULE: ./build/settings/values.js
var values = __webpack_require__(9416);
// EXTERNAL MODULE: ./build/surfaces/outputs.js
var outputs = __webpack_require__(1907);
;// CONCATENATED MODULE: ./build/session.js
/** One run of the action or of a command: what it works with, how it is cut off, where its report is shown, and how it ends. */















const version = '0.1.0';
/** Of a command that could not do what it was asked to; the settings soften nothing. */
const notDone = { judged: [{ verdict: 'inconclusive', reason: 'evidence' }] };
/** Time for a story to end by itself after a signal, and for the process to end whatever happens. */
const graceMs = 2500;
const cancelMs = 4500;
/** Time for the output to leave before what the run left behind is ended with the process. */
const flushMs = 200;
/** Runs the story from its first line to the exit code. Never throws. */
async function withSession(entry, story) {
    const run = begin(entry, await entry.openRunner?.());
    let outcome;
    let error;
    try {
        outcome = await Promise.race([story(run.session), run.cutOff]);
    }
    catch (thrown) {
        error = run.state.isStopExpected && run.state.signal !== undefined ? undefined : (0,errors/* asGateError */.Ub)(thrown, 'CONFIG');
    }
    const ending = run.state.report === undefined ? plainEnding(entry, outcome, error) : await shownEnding(run, error);
    await run.state.transport?.then((transport) => transport.close()).catch(() => { });
    // What was printed last may have failed to be written.
    await (0,promises_.setImmediate)();
    const code = (0,exit_code/* exitCodeOf */.F)(lastEnding(run, ending));
    run.stopWatching();
    // Whatever was cut off may keep the process waiting.
    if (run.session.cancel.aborted)
        setTimeout(() => entry.exit(code), flushMs).unref();
    return code;
}
function begin(entry, runner) {
    const { env, folder, now, write, readInput, columns } = entry;
    const log = createLog({ write, runner, columns });
    const state = { isStopExpected: false, lostOutputs: 0 };
    const cancel = new AbortController();
    const { promise: cutOff, stopWatching } = watch(entry, state, cancel);
    const session = {
        ...{ env, folder, now, write, readInput, log, runner },
        cancel: cancel.signal,
        runLog: { say: log.line, note: (line) => log.line(`Note: ${line}`), live: log.live },
        mask: (secret) => maskSecret(secret, (line) => runner?.mask(line)),
        transport() {
            state.transport ??= openTransport(env);
            return state.transport;
        },
        clock: (baseUrl) => (0,clock/* clockFor */.mk)(env.SCAN_GATE_TIME_SCALE, baseUrl !== undefined && (0,values/* isLoopback */.U9)(baseUrl)),
        startReport() {
            (0,outputs/* leaveUndecided */.F)(runner);
            state.report ??= { report: (0,draft/* newReport */.bQ)(version), settings: undefined, github: undefined };
            return state.report;
        },
        async untilStopped() {
            state.isStopExpected = true;
            if (cancel.signal.aborted)
                return;
            await new Promise((resolve) => cancel.signal.addEventListener('abort', resolve, { once: true }));
        },
    };
    return { entry, session, state, cutOff, stopWatching };
}
function watch(entry, state, cancel) {
    const { promise, reject } = Promise.withResolvers();
    promise.catch(() => { });
    const stopWatching = entry.watch({
        signal(name) {
            state.signal ??= name;
            const error = new errors/* GateError */.ue('CANCELLED', `Cancelled by ${name}`);
            setTimeout(() => reject(error), graceMs).unref();
            setTimeout(() => entry.exit((0,exit_code/* exitCodeOf */.F)(lastEnding({ state }, { judged: [] }))), cancelMs).unref();
            cancel.abort(error);
        },
        fault(thrown) {
            state.fault ??= (0,errors/* asGateError */.Ub)(thrown, 'CONFIG');
            reject(state.fault);
            cancel.abort(state.fault);
        },
        lostOutput() {
            state.lostOutputs += 1;
        },
    });
    return { promise, stopWatching };
}
/** Every line alone, as the runner looks for them. */
function maskSecret(secret, mask) {
    for (const line of new Set([secret, secret?.trim(), ...(secret ?? '').split(/\r?\n/)]))
        if (line?.trim())
            mask(line);
}
async function openTransport(env) {
    const proxy = proxySettings(env);
    const { createTransport } = await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(71)]).then(__webpack_require__.bind(__webpack_require__, 9071));
    return createTransport({ proxy });
}
/** A run without a report says in one place what went wrong. */
function plainEnding(entry, outcome, error) {
    if (error === undefined)
        return outcome ?? { judged: [] };
    const { message, reason, hint = reason && errors/* inconclusiveReasons */.Qe[reason].hint } = error;
    entry.complain(`${(0,neutral/* neutralBlock */.Fk)(`scan-gate: ${message}\n${hint ?? ''}`)}\n`);
    return { judged: [{ verdict: 'inconclusive', reason: (0,policy_reason/* reasonOf */.A)(error) }] };
}
/** Shows the report on every surface; what goes wrong on GitHub changes neither the verdict nor the other surfaces. */
async function shownEnding(run, error) {
    const { settings, github, ...known } = { ...run.state.report };
    const report = {
        ...(error === undefined ? known.report : (0,draft/* withError */.jT)(known.report, error)),
        enforced: !settings?.warnOnly,
    };
    const fileErrors = (github && (await show(run, { report, settings, github }))) ??
        (await show(run, { report, settings, github: undefined }));
    await closeCheckRun(run.session.log, github);
    const faults = fileErrors === undefined ? [{ verdict: 'inconclusive', reason: 'internal' }] : [];
    return { judged: [report, ...faults], settings, fileErrors };
}
/** The files that could not be written; undefined, said in the log, when a fault of our own ended it. */
async function show(run, { report, settings, github }) {
    const exitCode = (fileErrors) => (0,exit_code/* exitCodeOf */.F)(lastEnding(run, { judged: [report], settings, fileErrors }));
    try {
        const { publish } = await Promise.all(/* import() */[__webpack_require__.e(311), __webpack_require__.e(389), __webpack_require__.e(167), __webpack_require__.e(334)]).then(__webpack_require__.bind(__webpack_require__, 9167));
        const targets = { ...localTarget(run.entry, run.session), github, exitCode };
        return (await publish({ ...report, exitCode: exitCode(0) }, settings ?? (0,defaults/* defaultSettings */.L)(), targets)).fileErrors;
    }
    catch (thrown) {
        run.session.log.line(`Warning: the results could not be shown: ${(0,errors/* asGateError */.Ub)(thrown).message}`);
        return undefined;
    }
}
/** One that publishing did not come to would hold up the pull request. */
async function closeCheckRun(log, github) {
    const closing = async () => github?.checkRun?.close('The run ended before it came to a verdict.');
    const warning = await closing().catch((thrown) => (0,errors/* asGateError */.Ub)(thrown).message);
    if (warning !== undefined)
        log.line(`Warning: ${warning}`);
}
/** With what came from outside, up to now. */
function lastEnding({ state }, { judged, settings, fileErrors = 0 }) {
    const faults = state.fault === undefined ? [] : [{ verdict: 'inconclusive', reason: (0,policy_reason/* reasonOf */.A)(state.fault) }];
    return {
        judged: [...judged, ...faults],
        settings,
        fileErrors: fileErrors + state.lostOutputs,
        signal: state.isStopExpected ? undefined : state.signal,
    };
}
function localTarget({ env, folder }, { log, runner }) {
    return {
        log,
        folder,
        defaultReportFile: (0,external_node_path_.join)(env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)(), 'scan-gate', 'report.json'),
        runner,
    };
}
/** This process, for the entries. */
function processEntry() {
    const { env, stdout, stderr, stdin } = process;
    // A run that ends without a word has decided nothing.
    process.exitCode = 2;
    return {
        env,
        folder: process.cwd(),
        now: new Date(),
        write: (text) => stdout.write(text),
        complain: (text) => stderr.write(text),
        readInput: () => (0,consumers_.text)(stdin),
        // A CI system may pretend to have a terminal, and would keep every frame.
        columns: stdout.isTTY && !env.CI && !env.GITHUB_ACTIONS && env.TERM !== 'dumb' ? () => stdout.columns || 80 : undefined,
        openRunner: env.GITHUB_ACTIONS === 'true' ? async () => (await Promise.all(/* import() */[__webpack_require__.e(752), __webpack_require__.e(421), __webpack_require__.e(619)]).then(__webpack_require__.bind(__webpack_require__, 7619))).createRunner(env) : undefined,
        watch: watchProcess,
        exit: (code) => process.exit(code),
    };
}
function watchProcess({ signal, fault, lostOutput }) {
    const empty = () => fault(new Error('nothing was left to wait for'));
    // The listener stays: a reader who has seen enough (`| head`) is no fault, however late.
    process.stdout.on('error', ({ code }) => code !== 'EPIPE' && lostOutput());
    process.stderr.on('error', () => { });
    process.on('SIGINT', signal).on('SIGTERM', signal);
    process.on('uncaughtException', fault).on('beforeExit', empty);
    return () => {
        process.off('SIGINT', signal).off('SIGTERM', signal);
        process.off('uncaughtException', fault).off('beforeExit', empty);
    };
}


/***/ }),

/***/ 3300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ul: () => (/* binding */ isBooleanSchema),
/* harmony export */   wy: () => (/* binding */ booleanInFile),
/* harmony export */   zM: () => (/* binding */ boolean)
/* harmony export */ });
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1419);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9416);
/** Settings that are true or false: `--warn-only` for `--warn-only=true`, `--no-wait` for `--wait=false`. */


const schema = (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parser */ .K3)((text, complain) => {
    if (!/^(?:true|True|TRUE|false|False|FALSE)$/.test(text))
        complain('is not true or false');
    return text.toLowerCase() === 'true';
});
const boolean = { schema, placeholder: 'true|false', example: 'true' };
const booleanInFile = { form: _forms_js__WEBPACK_IMPORTED_MODULE_1__/* .booleanForm */ .rT };
function isBooleanSchema(other) {
    return other === schema;
}


/***/ }),

/***/ 6620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ defaultSettings),
/* harmony export */   q: () => (/* binding */ noServiceUrl)
/* harmony export */ });
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4768);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7353);
/** The settings of a run whose own cannot be read: what each is when nothing is given. */


/** Passes for the address of a service where none is asked, or none has its own yet. */
const noServiceUrl = 'http://127.0.0.1/api/v1';
function defaultSettings() {
    const values = _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingNames */ .H$.map((name) => {
        const text = _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W0[name].default;
        return [(0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .camelCase */ .xQ)(name), text === undefined ? undefined : (0,_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .readText */ .yR)(name, text).value];
    });
    return Object.fromEntries(values);
}


/***/ }),

/***/ 7045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QP: () => (/* binding */ typeOf),
/* harmony export */   rh: () => (/* binding */ failOnTypes),
/* harmony export */   yL: () => (/* binding */ typeWords)
/* harmony export */ });
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1419);
/* harmony import */ var _setting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(456);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9416);



const typeWords = ['sast', 'agentic_sast', 'sca', 'secret', 'iac'];
function typeOf(word) {
    return word.toUpperCase();
}
const failOnTypes = (0,_setting_js__WEBPACK_IMPORTED_MODULE_1__/* .setting */ .Pe)({
    name: 'fail-on-types',
    group: 'Policy',
    description: 'Only findings of these types can block.',
    placeholder: 'TYPE …',
    example: 'sca secret',
    absent: 'all types',
    policy: true,
    schema: (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .parser */ .K3)((text, complain) => {
        const words = [...new Set((0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(text))];
        if (words.length === 0)
            complain('names no type; remove it, so that all types count');
        for (const type of words)
            (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .readWord */ .pS)(typeWords, type, (complaint) => complain(`has ${(0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .SP)(type)}, which ${complaint}`));
        return words.map((type) => typeOf(type));
    }),
    file: { form: (0,_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .listForm */ .RH)(typeWords) },
}, {
    text: wordsOf,
    stricter: moreTypes,
});
function wordsOf(types) {
    return types.join(' ').toLowerCase();
}
/** More types that can block are stricter. */
function moreTypes(base, other) {
    const same = { value: base, tightened: [], ignored: [] };
    if (base === undefined)
        return other === undefined ? same : { ...same, ignored: [`fail-on-types=${wordsOf(other)}`] };
    if (other === undefined)
        return { value: undefined, tightened: ['fail-on-types of all types'], ignored: [] };
    const added = other.filter((type) => !base.includes(type));
    const left = base.filter((type) => !other.includes(type));
    return {
        value: [...base, ...added],
        tightened: added.length > 0 ? [`fail-on-types=${wordsOf(added)}`] : [],
        ignored: left.length > 0 ? [`fail-on-types without ${wordsOf(left)}`] : [],
    };
}


/***/ }),

/***/ 1419:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   QD: () => (/* binding */ textForm),
/* harmony export */   RH: () => (/* binding */ listForm),
/* harmony export */   dB: () => (/* binding */ mappingForm),
/* harmony export */   ou: () => (/* binding */ wholeForm),
/* harmony export */   p6: () => (/* binding */ expected),
/* harmony export */   rT: () => (/* binding */ booleanForm),
/* harmony export */   tp: () => (/* binding */ wordForm)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5156);
/** How YAML may write a setting, before the schema of the setting reads it as text. */

function expected(what) {
    return { error: ({ input }) => `is ${kindOf(input)}, where ${what} is expected` };
}
function kindOf(value) {
    if (value === undefined)
        return 'missing';
    if (value === null)
        return 'empty';
    if (Array.isArray(value))
        return 'a list';
    return typeof value === 'object' ? 'a mapping' : `a ${typeof value === 'string' ? 'text' : typeof value}`;
}
const textForm = () => zod__WEBPACK_IMPORTED_MODULE_0__.string(expected('text'));
const wordForm = (words) => () => textForm().meta({ enum: words });
const wholeForm = (minimum, maximum, ...others) => () => {
    const number = zod__WEBPACK_IMPORTED_MODULE_0__.number().meta({ type: 'integer', minimum, maximum });
    const spelled = others.length > 0 ? zod__WEBPACK_IMPORTED_MODULE_0__.string().meta({ enum: others }) : zod__WEBPACK_IMPORTED_MODULE_0__.string().meta({ pattern: '^\\d+$' });
    return zod__WEBPACK_IMPORTED_MODULE_0__.union([number, spelled], expected('a whole number'));
};
const booleanForm = () => zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.boolean(), zod__WEBPACK_IMPORTED_MODULE_0__.string()], expected('true or false')).meta({ anyOf: undefined, type: 'boolean' });
/** A mapping of these keys, or the text that the setting takes. */
const mappingForm = (keys, value, example) => () => {
    const properties = Object.fromEntries(keys.map((key) => [key, value]));
    const record = zod__WEBPACK_IMPORTED_MODULE_0__.record(zod__WEBPACK_IMPORTED_MODULE_0__.string(), zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.string(), zod__WEBPACK_IMPORTED_MODULE_0__.number()]))
        .meta({ properties, additionalProperties: false, propertyNames: undefined });
    return zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.string().meta({ examples: [example] }), record], expected(`a text such as ${example}, or a mapping,`));
};
const listForm = (words) => () => {
    const items = zod__WEBPACK_IMPORTED_MODULE_0__.array(zod__WEBPACK_IMPORTED_MODULE_0__.string().meta({ enum: words })).meta({ minItems: 1, uniqueItems: true });
    return zod__WEBPACK_IMPORTED_MODULE_0__.union([zod__WEBPACK_IMPORTED_MODULE_0__.string(), items], expected('a text or a list'));
};


/***/ }),

/***/ 8898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ didYouMean)
/* harmony export */ });
/* unused harmony export nearest */
/** Finds what somebody meant who mistyped a name. */
/** The end of a message about an unknown name: a question when a known one is near, else nothing. */
function didYouMean(given, known, write = (name) => name) {
    const near = nearest(given, known);
    return near === undefined ? '' : `; did you mean ${write(near)}?`;
}
/** The known word that differs from the given one by a slip or two, undefined when none does. */
function nearest(given, known) {
    const folded = fold(given);
    const ranked = known
        .map((name) => ({ name, distance: editDistance(folded, fold(name)) }))
        .filter(({ name, distance }) => distance <= Math.max(1, Math.floor(name.length / 4)))
        .sort((a, b) => a.distance - b.distance);
    return ranked[0]?.name;
}
function fold(name) {
    return name.slice(0, 60).toLowerCase().replace(/[_\s]/g, '-');
}
/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function editDistance(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, column) => column);
    for (let row = 1; row <= a.length; row += 1) {
        const current = [row];
        for (let column = 1; column <= b.length; column += 1) {
            const isSame = a[row - 1] === b[column - 1];
            const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
            current[column] = Math.min(cell(last, column) + 1, cell(current, column - 1) + 1, cell(last, column - 1) + (isSame ? 0 : 1), isSwap ? cell(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY);
        }
        [beforeLast, last] = [last, current];
    }
    return cell(last, b.length);
}
function cell(row, column) {
    return row[column] ?? Number.POSITIVE_INFINITY;
}


/***/ }),

/***/ 4768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ settingsError),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   Ui: () => (/* binding */ readActionInputs),
/* harmony export */   cG: () => (/* binding */ variableName),
/* harmony export */   gK: () => (/* binding */ mergeReadings),
/* harmony export */   sb: () => (/* binding */ readSettings),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9473);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8898);
/* harmony import */ var _settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7353);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9416);
/** From what was given (inputs, flags, variables) to one settings object, or to one error that lists every problem. */




const variablePrefix = 'SCAN_GATE_';
const inputPrefix = 'INPUT_';
/** Variables that begin like settings and are none. */
const otherVariables = ['SCAN_GATE_TIME_SCALE'];
/** The variable of a setting for the command line. */
function variableName(name) {
    return `${variablePrefix}${name.toUpperCase().replaceAll('-', '_')}`;
}
/**
 * The inputs of the action, by `getInput` of the toolkit. The runner sets a variable for every input that action.yml
 * declares, given or not, and only warns of one that is not declared; one that looks like a slip is an error here.
 */
function readActionInputs(variables, getInput) {
    const reading = { given: {}, problems: [] };
    for (const name of _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingNames */ .H$) {
        const value = getInput(name);
        if (value !== '')
            reading.given[name] = { value, source: 'input' };
    }
    const others = variables
        .filter((variable) => variable.startsWith(inputPrefix))
        .map((variable) => variable.slice(inputPrefix.length).toLowerCase())
        .filter((input) => !_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingNames */ .H$.some((name) => name === input) && getInput(input) !== '');
    for (const input of others) {
        const suggestion = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .a)(input, _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingNames */ .H$);
        if (suggestion !== '')
            reading.problems.push(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(input)} is not an input${suggestion}`);
    }
    return reading;
}
/** The `SCAN_GATE_…` variables, for the command line alone: in a workflow an earlier step could set them. */
function readEnvironment(env) {
    const names = new Map(_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingNames */ .H$.map((name) => [variableName(name), name]));
    const reading = { given: {}, problems: [] };
    for (const [variable, value] of Object.entries(env)) {
        if (!variable.startsWith(variablePrefix) || otherVariables.includes(variable) || value === undefined)
            continue;
        const name = names.get(variable);
        if (name)
            reading.given[name] = { value, source: 'environment' };
        else
            reading.problems.push(`${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(variable)} is not a setting${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .didYouMean */ .a)(variable, [...names.keys()])}`);
    }
    return reading;
}
/** Several places as one; of a setting that is given in several, the first place wins. */
function mergeReadings(...readings) {
    const filled = readings.map(({ given }) => Object.fromEntries(Object.entries(given).filter(([, { value }]) => value.trim() !== '')));
    return {
        given: Object.assign({}, ...filled.reverse()),
        problems: readings.flatMap(({ problems }) => problems),
    };
}
/** Throws GateError CONFIG (reason `settings`) that lists every problem, those of the readings included. */
function readSettings(given, problems = []) {
    const found = [...problems];
    const sources = {};
    const read = {};
    for (const name of _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingNames */ .H$) {
        const { value, source } = chosen(name, given);
        const result = value === undefined ? undefined : readValue(name, value, source);
        found.push(...(result?.problems ?? []));
        if (_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W0[name].required && value === undefined) {
            found.push(`${name} is missing: ${lowerFirst(_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W0[name].description)} For example ${_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W0[name].example}`);
        }
        sources[name] = source;
        read[(0,_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .camelCase */ .xQ)(name)] = result?.value;
    }
    if (found.length > 0)
        throw settingsError(found);
    const complete = { ...read, sources };
    const conflicts = findConflicts(complete);
    if (conflicts.length > 0)
        throw settingsError(conflicts);
    return complete;
}
/** An empty value is the same as none: the runner sends empty text for every input that is not given. */
function chosen(name, given) {
    const value = given[name]?.value.trim();
    if (value)
        return { value, source: given[name]?.source ?? 'default' };
    return { value: _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W0[name].default, source: 'default' };
}
function readValue(name, text, source) {
    const { value, complaints } = readText(name, text);
    return { value, problems: complaints.map((complaint) => `${labelOf(name, source)}: ${complaint}`) };
}
/** The value of a text, wherever it was given, and what is wrong with it as the end of `name: …`. */
function readText(name, text) {
    const setting = _settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W0[name];
    const parsed = setting.schema().safeParse(text);
    const issues = parsed.success ? [] : parsed.error.issues.map((issue) => issue.message);
    const complaints = issues.map((issue) => `${quote(setting, text)} ${issue}`);
    return { value: parsed.success ? parsed.data : undefined, complaints };
}
function labelOf(name, source) {
    if (source === 'flag')
        return `--${name}`;
    return source === 'environment' ? variableName(name) : name;
}
function quote(setting, text) {
    return setting.secret || setting.concealed?.test(text) ? 'the value' : (0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(text);
}
function findConflicts(read) {
    const conflicts = [];
    if (read.baseUrl.startsWith('http:') && !read.allowHttp && !(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopback */ .U9)(read.baseUrl)) {
        conflicts.push(`base-url: ${(0,_values_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(read.baseUrl)} is not encrypted; use https://, or set allow-http to true to send the key in the clear`);
    }
    if (read.scanId !== undefined && !read.wait) {
        conflicts.push('wait: "false" leaves nothing to do when scan-id names a scan; remove one of them');
    }
    return conflicts;
}
/** One error for all that is wrong. */
function settingsError(problems) {
    const [only] = problems;
    const message = problems.length === 1 && only ? only : `${problems.length} settings are wrong:\n${problems.join('\n')}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', message, { reason: 'settings', hint: 'Correct the settings and run again.' });
}
function lowerFirst(sentence) {
    return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}


/***/ }),

/***/ 456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pe: () => (/* binding */ setting),
/* harmony export */   Zb: () => (/* binding */ settingGroups),
/* harmony export */   xQ: () => (/* binding */ camelCase)
/* harmony export */ });
const settingGroups = ['Service', 'Scan', 'Policy', 'Run', 'Surfaces', 'Files', 'GitHub'];
/** Declares a setting: what is known of it, and what can be done with its values, whose type follows from the schema. */
function setting(facts, ways = {}) {
    return { ...facts, ...ways };
}
/** The property of the settings object that holds a setting: `failOnSeverity`. */
function camelCase(name) {
    return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}


/***/ }),

/***/ 7353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xQ: () => (/* reexport */ setting/* camelCase */.xQ),
  r0: () => (/* binding */ fileSettingNames),
  Zb: () => (/* reexport */ setting/* settingGroups */.Zb),
  H$: () => (/* binding */ settingNames),
  Su: () => (/* binding */ settingText),
  W0: () => (/* binding */ settings)
});

// EXTERNAL MODULE: ./build/api/schemas.js
var schemas = __webpack_require__(4015);
// EXTERNAL MODULE: ./build/policy/finding.js
var finding = __webpack_require__(1022);
// EXTERNAL MODULE: ./build/settings/forms.js
var settings_forms = __webpack_require__(1419);
// EXTERNAL MODULE: ./build/settings/setting.js
var setting = __webpack_require__(456);
;// CONCATENATED MODULE: ./build/settings/stricter.js
/** The other value where it is stricter, else the base's. */
function stricterOf(base, other, { isStricter, text }) {
    if (other === base)
        return { value: base, tightened: [], ignored: [] };
    return isStricter
        ? { value: other, tightened: [text], ignored: [] }
        : { value: base, tightened: [], ignored: [text] };
}
/** A number from which something blocks is stricter when it is lower, or there at all. */
function lowerOf(base, other, { name, unit = '' }) {
    const isLower = base === undefined || (other !== undefined && other < base);
    const text = other === undefined ? `no ${name}` : `${name}=${other}${unit}`;
    return stricterOf(base, other, { isStricter: isLower, text });
}

// EXTERNAL MODULE: ./build/settings/values.js
var values = __webpack_require__(9416);
;// CONCATENATED MODULE: ./build/settings/entries/fail-on-severity.js
/** `fail-on-severity`: the severity from which findings block. */






const words = [...schemas/* severityFilters */.$l, 'none'];
const failOnSeverity = (0,setting/* setting */.Pe)({
    name: 'fail-on-severity',
    group: 'Policy',
    description: 'Findings of this severity and above block. With none, severities alone do not block.',
    placeholder: words.join('|'),
    example: 'medium',
    default: 'high',
    policy: true,
    schema: (0,values/* parser */.K3)((text, complain) => (0,values/* readWord */.pS)(words, text, complain).toUpperCase()),
    file: { form: (0,settings_forms/* wordForm */.tp)(words) },
}, {
    text: (floor) => floor.toLowerCase(),
    stricter: (base, other) => stricterOf(base, other, { isStricter: isLower(other, base), text: `fail-on-severity=${other.toLowerCase()}` }),
});
/** The severities that block by themselves under a floor, worst first. */
function blocking(floor) {
    return floor === 'NONE' ? [] : (0,finding/* atOrAbove */.kU)(floor);
}
function isLower(a, b) {
    return blocking(a).length > blocking(b).length;
}
/** Of two floors the one under which more blocks. */
function lowerFloor(a, b) {
    return isLower(b, a) ? b : a;
}

// EXTERNAL MODULE: ./build/settings/entries/fail-on-types.js
var fail_on_types = __webpack_require__(7045);
// EXTERNAL MODULE: ./build/settings/boolean.js
var settings_boolean = __webpack_require__(3300);
;// CONCATENATED MODULE: ./build/settings/entries/files.js
/** Settings that name the files that a run writes, and what becomes of them. */



const written = {
    group: 'Files',
    placeholder: 'PATH',
    schema: values/* line */.n8,
    file: { refused: 'a file must not choose where a run writes' },
};
const jsonFile = (0,setting/* setting */.Pe)({
    ...written,
    name: 'json-file',
    description: 'Where the full report is written as JSON.',
    example: 'scan-gate.json',
    absent: 'scan-gate/report.json in the temporary folder',
});
const sarifFile = (0,setting/* setting */.Pe)({
    ...written,
    name: 'sarif-file',
    description: 'Where the findings are written as SARIF 2.1.0, for code scanning and other tools.',
    example: 'scan-gate.sarif',
    absent: 'no file',
});
const htmlFile = (0,setting/* setting */.Pe)({
    ...written,
    name: 'html-file',
    description: 'Where the report is written as a page.',
    example: 'scan-gate.html',
    absent: 'no file',
});
const markdownFile = (0,setting/* setting */.Pe)({
    ...written,
    name: 'markdown-file',
    description: 'Where the summary is written as Markdown.',
    example: 'scan-gate.md',
    absent: 'no file',
});
const uploadSarif = (0,setting/* setting */.Pe)({
    ...settings_boolean/* boolean */.zM,
    name: 'upload-sarif',
    group: 'Files',
    description: 'Whether the SARIF file is uploaded to code scanning.',
    default: 'false',
    file: { refused: 'it says what one run does' },
});
const category = (0,setting/* setting */.Pe)({
    name: 'category',
    group: 'Files',
    description: 'Keeps the results of several gates in one repository apart.',
    placeholder: 'NAME',
    example: 'backend',
    absent: 'one gate',
    schema: (0,values/* matching */.wC)(/^[\w.-]{1,60}$/, 'is not made of at most 60 letters, digits, dots, dashes and _'),
    file: { refused: 'it tells the runs of one repository apart' },
});

;// CONCATENATED MODULE: ./build/settings/entries/github.js
/** Settings that say what may be done on GitHub. */



const allowSuppressCommand = (0,setting/* setting */.Pe)({
    ...settings_boolean/* boolean */.zM,
    name: 'allow-suppress-command',
    group: 'GitHub',
    description: 'Permits /scan-gate suppress in comments on pull requests, to people with write access who did not write the pull request.',
    default: 'false',
    file: { refused: 'a file must not lift a protection' },
});
const githubToken = (0,setting/* setting */.Pe)({
    name: 'github-token',
    group: 'GitHub',
    description: "Token for GitHub's interface. The job's own token is enough.",
    placeholder: 'TOKEN',
    example: `\${{ github.token }}`,
    absent: "the job's own token in the action, none on the command line",
    secret: true,
    schema: values/* secret */.rJ,
    file: { refused: 'a file is no place for a token' },
});

;// CONCATENATED MODULE: ./build/settings/entries/max-age.js
/** `max-age`: the days after which open findings of a severity block. */






const example = 'critical=7d high=30d';
const maxAge = (0,setting/* setting */.Pe)({
    name: 'max-age',
    group: 'Policy',
    description: 'Open findings of a severity that are older than this block.',
    placeholder: 'SEVERITY=DAYSd …',
    example,
    default: '',
    absent: 'age does not block',
    policy: true,
    schema: (0,values/* parser */.K3)(readDays),
    file: { form: (0,settings_forms/* mappingForm */.dB)(schemas/* severityFilters */.$l, { type: 'string', pattern: '^\\d{1,5}d$' }, example) },
}, {
    text: (days) => Object.entries(days)
        .map(([severity, count]) => `${severity.toLowerCase()}=${count}d`)
        .join(' '),
    stricter: fewerDays,
});
function readDays(text, complain) {
    const days = {};
    for (const [key, value] of (0,values/* pairsOf */.fq)(text, 'high=30d', complain)) {
        (0,values/* readWord */.pS)(schemas/* severityFilters */.$l, key, (complaint) => complain(`has the entry ${(0,values/* shown */.SP)(key)}, which ${complaint}`));
        if (!/^\d{1,5}d$/.test(value))
            complain(`sets ${(0,values/* shown */.SP)(key)} to something that is not a number of days, such as 30d`);
        days[key.toUpperCase()] = Number.parseInt(value, 10);
    }
    return days;
}
/** Fewer days, or days at all, are stricter. */
function fewerDays(base, other) {
    const compared = finding/* severities */.gO.map((severity) => {
        const name = `max-age ${severity.toLowerCase()}`;
        return { severity, ...lowerOf(base[severity], other[severity], { name, unit: 'd' }) };
    });
    const known = compared.filter(({ value }) => value !== undefined);
    return {
        value: Object.fromEntries(known.map(({ severity, value }) => [severity, value])),
        tightened: compared.flatMap(({ tightened }) => tightened),
        ignored: compared.flatMap(({ ignored }) => ignored),
    };
}

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/settings/nearest.js
var nearest = __webpack_require__(8898);
;// CONCATENATED MODULE: ./build/settings/entries/on-inconclusive.js
/** `on-inconclusive`: whether a run that could not decide fails the step, reason by reason. */





const handlings = ['fail', 'warn'];
const softReasons = errors/* inconclusiveNames */.BV.filter((reason) => !errors/* hardReasons */.pk.includes(reason));
const hard = `${errors/* hardReasons */.pk.slice(0, -1).join(', ')} and ${errors/* hardReasons */.pk.at(-1)}`;
const onInconclusive = (0,setting/* setting */.Pe)({
    name: 'on-inconclusive',
    group: 'Run',
    description: `Whether a run that could not decide fails the step: for every reason, or reason by reason. It always fails for ${hard}. For fork and wrong-ref a policy file counts as the default branch has it.`,
    placeholder: 'fail|warn|REASON=fail|warn …',
    example: 'fork=warn no-key=warn',
    default: 'fail',
    schema: (0,values/* parser */.K3)(readHandlings),
    file: { form: (0,settings_forms/* mappingForm */.dB)(softReasons, { enum: [...handlings] }, 'fork=warn') },
}, {
    text: textOf,
    stricter: moreFailures,
});
function readHandlings(text, complain) {
    const base = text === 'warn' ? 'warn' : 'fail';
    const handling = Object.fromEntries(errors/* inconclusiveNames */.BV.map((name) => [name, errors/* hardReasons */.pk.includes(name) ? 'fail' : base]));
    if (text === 'warn' || text === 'fail')
        return handling;
    for (const [key, value] of (0,values/* pairsOf */.fq)(text, 'fail, warn or timeout=warn', complain)) {
        const name = key;
        if (!errors/* inconclusiveNames */.BV.includes(name))
            complain(`has the entry ${(0,values/* shown */.SP)(key)}, which is ${unknownReason(key)}`);
        else if (value !== 'fail' && value !== 'warn')
            complain(`sets ${key} to something that is not fail or warn`);
        else if (value === 'warn' && errors/* hardReasons */.pk.includes(name))
            complain(`softens ${key}, which always fails the step`);
        else
            handling[name] = value;
    }
    return handling;
}
function unknownReason(key) {
    return `no reason for an inconclusive run; there are ${errors/* inconclusiveNames */.BV.join(', ')}${(0,nearest/* didYouMean */.a)(key, errors/* inconclusiveNames */.BV)}`;
}
/** `fail`, `warn` where every reason that can be softened is, else the softened ones. */
function textOf(handling) {
    const warned = softReasons.filter((reason) => handling[reason] === 'warn');
    if (warned.length === 0)
        return 'fail';
    if (warned.length === softReasons.length)
        return 'warn';
    return (0,values/* pairsText */.Lx)(Object.fromEntries(warned.map((reason) => [reason, 'warn'])));
}
/** `fail` is stricter than `warn`. */
function moreFailures(base, other) {
    const tightened = errors/* inconclusiveNames */.BV.filter((reason) => base[reason] === 'warn' && other[reason] !== 'warn');
    const ignored = errors/* inconclusiveNames */.BV.filter((reason) => base[reason] !== 'warn' && other[reason] === 'warn');
    return {
        value: { ...base, ...Object.fromEntries(tightened.map((reason) => [reason, 'fail'])) },
        tightened: tightened.map((reason) => `on-inconclusive ${reason}=fail`),
        ignored: ignored.map((reason) => `on-inconclusive ${reason}=warn`),
    };
}

;// CONCATENATED MODULE: ./build/settings/entries/policy-place.js
/** Settings that name a place of the policy: the baseline, the policy file, and the commit that both are read from. */



const baselineFile = (0,setting/* setting */.Pe)({
    name: 'baseline-file',
    group: 'Policy',
    description: 'Known findings, for scope: new. On a pull request it is read from the default branch.',
    placeholder: 'PATH',
    example: '.github/scan-gate-baseline.json',
    absent: 'no baseline',
    schema: (0,values/* parser */.K3)(readPath),
    file: { form: settings_forms/* textForm */.QD },
});
/** A path below the root of the repository, with `/` between its parts; without a leading `./`. */
function readPath(text, complain) {
    const path = withoutDot(text);
    const problem = pathProblem(path);
    if (problem !== undefined)
        complain(problem);
    return path;
}
function withoutDot(text) {
    return text.replace(/^(?:\.\/)+/, '');
}
function pathProblem(path) {
    if (/[\p{Cc}\\]/u.test(path))
        return 'is not a path: it has \\ or control characters in it';
    if (path.startsWith('/'))
        return 'is not a path inside the repository: it begins with /';
    if (path.split('/').some((part) => part === '' || part === '.' || part === '..'))
        return 'is not a path inside the repository: it has empty parts, . or .. in it';
    return undefined;
}
const configFile = (0,setting/* setting */.Pe)({
    name: 'config-file',
    group: 'Policy',
    description: 'File that holds the policy, in this repository or, as owner/repo/path@ref, a central one. On a pull request it is read from the default branch, and what the pull request changes in it may only tighten.',
    placeholder: 'PATH|OWNER/REPO/PATH@REF',
    example: '.github/scan-gate.yml',
    absent: '.github/scan-gate.yml, where there is one',
    schema: (0,values/* parser */.K3)(readConfigPlace),
    file: { refused: 'a file does not name another one' },
}, {
    text: (place) => (place.kind === 'own' ? place.path : `${place.repository}/${place.path}@${place.ref}`),
});
/** `path`, or `owner/repo/path@ref`. A path of this repository with an @ in it begins with `./`. */
function readConfigPlace(text, complain) {
    const [, repository = '', path = '', ref = ''] = /^([\w-]+\/[\w.-]+)\/([^@]+)@(.+)$/.exec(text) ?? [];
    const isCentral = ref !== '' && !/\/\.{1,2}$/.test(repository);
    const problem = pathProblem(isCentral ? path : withoutDot(text));
    if (problem !== undefined)
        complain(problem);
    if (!isCentral)
        return { kind: 'own', path: withoutDot(text) };
    if (!isRef(ref))
        complain(`names ${(0,values/* shown */.SP)(ref)} after @, which is not a branch, tag or commit`);
    return { kind: 'central', repository, path, ref };
}
const policyRef = (0,setting/* setting */.Pe)({
    name: 'policy-ref',
    group: 'Policy',
    description: 'Branch, tag or commit of this repository from which the policy file is read.',
    placeholder: 'REF',
    example: 'main',
    absent: 'on a pull request the default branch, else the commit that is judged',
    schema: (0,values/* parser */.K3)((text, complain) => {
        if (!isRef(text))
            complain('is not a name that git allows for a branch, tag or commit');
        return text;
    }),
    file: { refused: 'a file does not name another one' },
});
/** A name, a full ref, or a SHA. */
function isRef(text) {
    return (0,values/* isBranchName */.Q8)(text) && text.length <= 255;
}

;// CONCATENATED MODULE: ./build/settings/entries/run.js
/** Settings that say how a run behaves: how long it waits, and whether what it decides fails the step. */





const warnOnly = (0,setting/* setting */.Pe)({
    ...settings_boolean/* boolean */.zM,
    name: 'warn-only',
    group: 'Run',
    description: 'The step never fails because of a verdict, and everything it shows is titled "not enforced". Wrong settings still fail it.',
    default: 'false',
    file: settings_boolean/* booleanInFile */.wy,
}, {
    stricter: (base, other) => stricterOf(base, other, { isStricter: !other, text: `warn-only=${other}` }),
});
const wait = (0,setting/* setting */.Pe)({
    ...settings_boolean/* boolean */.zM,
    name: 'wait',
    group: 'Run',
    description: 'With false the run ends as soon as the scan was started, without a verdict on it.',
    example: 'false',
    default: 'true',
    file: { refused: 'it says what one run does' },
});
const timeoutSeconds = (0,setting/* setting */.Pe)({
    name: 'timeout-seconds',
    group: 'Run',
    description: 'Time for the whole run, from 1 to 86400. A scan that takes longer leaves the run inconclusive.',
    placeholder: 'SECONDS',
    example: '3600',
    default: '1800',
    schema: (0,values/* whole */.WQ)(1, 86_400),
    file: { form: (0,settings_forms/* wholeForm */.ou)(1, 86_400) },
});
const pollIntervalSeconds = (0,setting/* setting */.Pe)({
    name: 'poll-interval-seconds',
    group: 'Run',
    description: 'Time between two looks at the scan, from 1 to 300. auto grows from 1 to 10 seconds while the scan takes longer.',
    placeholder: 'auto|SECONDS',
    example: '10',
    default: 'auto',
    schema: (0,values/* parser */.K3)((text, complain) => {
        if (text === 'auto')
            return text;
        if (!(0,values/* isWhole */.wP)(text, 1, 300))
            complain('is not auto or a whole number of seconds from 1 to 300');
        return Number(text);
    }),
    file: { form: (0,settings_forms/* wholeForm */.ou)(1, 300, 'auto') },
});

;// CONCATENATED MODULE: ./build/settings/entries/scan.js
/** Settings that say what is scanned, or which scan is judged. */



const repositoryId = (0,setting/* setting */.Pe)({
    name: 'repository-id',
    group: 'Scan',
    description: 'Identifier of the repository at the service. Its address there must be the address of this repository.',
    placeholder: 'ID',
    example: '6f1c2a44-9d0b-4c1e-8f57-2b6f0e6f3a10',
    absent: 'found by the address of this repository',
    schema: values/* identifier */.Cv,
    file: { refused: 'a file must not choose what is scanned' },
});
const branch = (0,setting/* setting */.Pe)({
    name: 'branch',
    group: 'Scan',
    description: 'Branch to scan. Needed only where the event does not say which one.',
    placeholder: 'NAME',
    example: 'main',
    absent: 'the branch of the event, or of the checkout',
    schema: (0,values/* parser */.K3)((text, complain) => {
        if (text.startsWith('refs/'))
            complain('is a full ref; write the branch alone, as main rather than refs/heads/main');
        else if (!(0,values/* isBranchName */.Q8)(text))
            complain('is not a name that git allows for a branch');
        return text;
    }),
    file: { refused: 'a file must not choose what is scanned' },
});
const scanId = (0,setting/* setting */.Pe)({
    name: 'scan-id',
    group: 'Scan',
    description: 'Judges this scan instead of starting one. Its repository and branch must be those of the run.',
    placeholder: 'ID',
    example: 'scan_01HV8Z0Q4T',
    absent: 'a new scan',
    schema: values/* identifier */.Cv,
    file: { refused: 'a file must not choose what is judged' },
});
const allowForeignRepository = (0,setting/* setting */.Pe)({
    ...settings_boolean/* boolean */.zM,
    name: 'allow-foreign-repository',
    group: 'Scan',
    description: 'Permits a repository-id whose address at the service is not the address of this repository.',
    default: 'false',
    file: { refused: 'a file must not lift a protection' },
});

// EXTERNAL MODULE: ./build/policy/policy.js
var policy = __webpack_require__(8301);
// EXTERNAL MODULE: ./build/policy/untouched.js + 1 modules
var untouched = __webpack_require__(8823);
;// CONCATENATED MODULE: ./build/settings/entries/scope.js
/** `scope`: which findings can block. */






const scope = (0,setting/* setting */.Pe)({
    name: 'scope',
    group: 'Policy',
    description: 'Which findings can block. scan: all that the scan found. repository: those, and every open one of the repository. changed, changed-lines: those in files or lines that the pull request changes. new: those that the baseline does not hold. auto: on a pull request what makes things worse, elsewhere as scan.',
    placeholder: policy/* scopes */.W.join('|'),
    example: 'scan',
    default: 'auto',
    policy: true,
    schema: (0,values/* word */.Vm)(policy/* scopes */.W),
    file: { form: (0,settings_forms/* wordForm */.tp)(policy/* scopes */.W) },
}, {
    stricter: (base, other) => stricterOf(base, other, { isStricter: within[other].includes(base), text: `scope=${other}` }),
});
const scope_untouched = (0,setting/* setting */.Pe)({
    name: 'untouched',
    group: 'Policy',
    description: 'What scope: auto makes of a dependency, secret or configuration finding in a file that the pull request does not change, when the diff is complete. note: it was not made here, and is left to the run on the default branch and max-age. block: it counts as everything else.',
    placeholder: untouched/* untouchedWords */.N.join('|'),
    example: 'block',
    default: 'note',
    policy: true,
    schema: (0,values/* word */.Vm)(untouched/* untouchedWords */.N),
    file: { form: (0,settings_forms/* wordForm */.tp)(untouched/* untouchedWords */.N) },
}, {
    stricter: (base, other) => stricterOf(base, other, { isStricter: other === 'block', text: `untouched=${other}` }),
});
/** What each scope holds all of. `auto`, `changed` and `new` measure different things; what cannot be compared is not wider. */
const within = {
    repository: ['scan', 'auto', 'changed', 'changed-lines', 'new'],
    scan: ['auto', 'changed', 'changed-lines', 'new'],
    changed: ['changed-lines'],
    'changed-lines': [],
    auto: [],
    new: [],
};

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var classic_schemas = __webpack_require__(5156);
// EXTERNAL MODULE: ./build/policy/rules/scores.js
var scores = __webpack_require__(3104);
;// CONCATENATED MODULE: ./build/settings/entries/scores.js
/** `fail-on-cvss` and `fail-on-epss`: the scores from which findings block. */






const failOnCvss = (0,setting/* setting */.Pe)({
    name: 'fail-on-cvss',
    group: 'Policy',
    description: 'Findings with this CVSS score or a higher one block.',
    placeholder: '0–10',
    example: '9.0',
    absent: 'scores do not block',
    policy: true,
    schema: (0,values/* parser */.K3)((text, complain) => {
        if (!/^\d{1,2}(?:\.\d+)?$/.test(text) || Number(text) > 10)
            complain('is not a number from 0 to 10');
        return Number(text);
    }),
    file: { form: scoreForm },
}, {
    stricter: (base, other) => lowerOf(base, other, { name: 'fail-on-cvss' }),
});
const failOnEpss = (0,setting/* setting */.Pe)({
    name: 'fail-on-epss',
    group: 'Policy',
    description: 'Findings with this EPSS probability or a higher one block.',
    placeholder: 'PERCENTAGE',
    example: '5%',
    absent: 'probabilities do not block',
    policy: true,
    schema: (0,values/* parser */.K3)((text, complain) => {
        const value = Number(text.replace(/%$/, ''));
        if (!/^\d{1,3}(?:\.\d+)?%?$/.test(text) || value > 100)
            complain('is not a percentage such as 5%');
        else if (!text.endsWith('%') && value > 0 && value < 1) {
            complain(`could mean ${value}% or ${Number((value * 100).toFixed(6))}%; write the percent sign`);
        }
        return value;
    }),
    file: { form: percentageForm },
}, {
    text: (percent) => `${percent}%`,
    stricter: (base, other) => lowerOf(base, other, { name: 'fail-on-epss', unit: '%' }),
});
const unscored = (0,setting/* setting */.Pe)({
    name: 'unscored',
    group: 'Policy',
    description: 'What fail-on-cvss and fail-on-epss make of a finding without a score. unknown: its CVSS may be any of its severity, the EPSS of a dependency any, and what may reach the limit is not passed. ignore: it is left out, and counted.',
    placeholder: scores/* unscoredWords */.hu.join('|'),
    example: 'ignore',
    default: 'unknown',
    policy: true,
    schema: (0,values/* word */.Vm)(scores/* unscoredWords */.hu),
    file: { form: (0,settings_forms/* wordForm */.tp)(scores/* unscoredWords */.hu) },
}, {
    stricter: (base, other) => stricterOf(base, other, { isStricter: other === 'unknown', text: `unscored=${other}` }),
});
function scoreForm() {
    return classic_schemas.union([classic_schemas.number().meta({ minimum: 0, maximum: 10 }), classic_schemas.string()], (0,settings_forms/* expected */.p6)('a number from 0 to 10'));
}
function percentageForm() {
    const text = classic_schemas.string().meta({ pattern: '^\\d{1,3}(\\.\\d+)?%?$' });
    return classic_schemas.union([text, classic_schemas.number()], (0,settings_forms/* expected */.p6)('a percentage'));
}

// EXTERNAL MODULE: ./build/api/assumptions.js
var assumptions = __webpack_require__(8375);
;// CONCATENATED MODULE: ./build/settings/entries/service.js
/** Settings that say which service scans, and how it is spoken to. */





const exampleUrl = 'https://scanner.example.com/api/v1';
const baseUrl = (0,setting/* setting */.Pe)({
    name: 'base-url',
    group: 'Service',
    description: 'Address of the scanning service, up to and including the version of its interface.',
    placeholder: 'URL',
    example: exampleUrl,
    required: true,
    concealed: /^(?!https?:\/\/[^@?#]*$)/i,
    schema: (0,values/* parser */.K3)(readUrl),
    file: { refused: 'a file must not choose where the key is sent' },
});
/** Without a trailing slash. `http:` is judged later, together with `allow-http`. */
function readUrl(text, complain) {
    const url = /^https?:\/\/[^\\\s\p{Cc}]+$/iu.test(text) && URL.canParse(text) ? new URL(text) : undefined;
    if (url === undefined) {
        complain(`is not an address; it starts with https://, for example ${exampleUrl}`);
        return text;
    }
    const path = url.pathname.replace(/\/+$/, '');
    if (text.includes('@'))
        complain('must not hold a user name or password; the key goes into api-key');
    if (/[?#]/.test(text))
        complain('must not hold a query (?) or fragment (#)');
    if (!/\/v\d+$/.test(path)) {
        complain(`does not end in the version of the service's interface, /v and a number, for example ${exampleUrl}`);
    }
    return `${url.origin}${path}`;
}
const apiKey = (0,setting/* setting */.Pe)({
    name: 'api-key',
    group: 'Service',
    description: 'API key of the service. Without one nothing is scanned and the run is inconclusive.',
    placeholder: 'KEY',
    example: `\${{ secrets.SCAN_GATE_API_KEY }}`,
    absent: 'not scanned',
    secret: true,
    schema: values/* secret */.rJ,
    file: { refused: 'a file is no place for a key' },
});
const allowHttp = (0,setting/* setting */.Pe)({
    ...settings_boolean/* boolean */.zM,
    name: 'allow-http',
    group: 'Service',
    description: 'Permits a base-url with http: on another machine. The key and the findings then travel in the clear.',
    default: 'false',
    file: { refused: 'a file must not lift a protection' },
});
const assume = (0,setting/* setting */.Pe)({
    name: 'assume',
    group: 'Service',
    description: "What the service's documentation leaves open, where the built-in assumption does not fit.",
    placeholder: 'NAME=VALUE …',
    example: 'retry-after-unit=ms status-parameter=status',
    default: '',
    absent: 'the built-in assumptions',
    schema: (0,values/* parser */.K3)(readAssumptions),
    file: { refused: 'it describes the service, not the policy' },
}, {
    text: values/* pairsText */.Lx,
});
function readAssumptions(text, complain) {
    const assumed = { ...assumptions/* defaultAssumptions */.ad };
    for (const [key, value] of (0,values/* pairsOf */.fq)(text, 'retry-after-unit=ms', complain)) {
        const name = assumptions/* assumptionNames */.K9.find((known) => known === key);
        if (name === undefined) {
            complain(`has the entry ${(0,values/* shown */.SP)(key)}, which is not ${(0,values/* alternatives */.Vo)(assumptions/* assumptionNames */.K9)}${(0,nearest/* didYouMean */.a)(key, assumptions/* assumptionNames */.K9)}`);
            continue;
        }
        const assumption = assumptions/* assumptions */.vk[name];
        const choices = 'choices' in assumption ? assumption.choices : undefined;
        if (choices && !choices.includes(value)) {
            complain(`sets ${name} to something that is not ${(0,values/* alternatives */.Vo)(choices)}`);
        }
        else if (!/^[\w.[\]-]{1,60}$/.test(value))
            complain(`sets ${name} to something that is no parameter name`);
        assumed[name] = value;
    }
    return assumed;
}

// EXTERNAL MODULE: ./build/report/disclosure.js
var disclosure = __webpack_require__(9846);
;// CONCATENATED MODULE: ./build/settings/entries/surfaces.js
/** Settings that say where a run is shown, and how much of it. */





const annotationWays = ['auto', 'check-run', 'commands', 'review', 'none'];
const annotations = (0,setting/* setting */.Pe)({
    name: 'annotations',
    group: 'Surfaces',
    description: 'How findings are marked in the code. auto: in a check run where the token may write one, else by workflow commands. review: as comments on the lines that the pull request changes.',
    placeholder: annotationWays.join('|'),
    example: 'none',
    default: 'auto',
    schema: (0,values/* word */.Vm)(annotationWays),
    file: { form: (0,settings_forms/* wordForm */.tp)(annotationWays) },
});
const maxAnnotations = (0,setting/* setting */.Pe)({
    name: 'max-annotations',
    group: 'Surfaces',
    description: 'The most findings that are marked in the code, worst first. What is left out is counted.',
    placeholder: 'COUNT',
    example: '20',
    default: '50',
    schema: (0,values/* whole */.WQ)(0, 5000),
    file: { form: (0,settings_forms/* wholeForm */.ou)(0, 5000) },
});
const commentTimes = ['always', 'on-failure', 'never'];
const commentSummaryInPr = (0,setting/* setting */.Pe)({
    name: 'comment-summary-in-pr',
    group: 'Surfaces',
    description: 'Whether the pull request gets a comment with the summary, edited in place; on-failure: also when the run could not decide.',
    placeholder: commentTimes.join('|'),
    example: 'on-failure',
    default: 'never',
    schema: (0,values/* word */.Vm)(commentTimes),
    file: { form: (0,settings_forms/* wordForm */.tp)(commentTimes) },
});
const jobSummary = (0,setting/* setting */.Pe)({
    ...settings_boolean/* boolean */.zM,
    name: 'job-summary',
    group: 'Surfaces',
    description: "Whether the summary is added to the job's page.",
    example: 'false',
    default: 'true',
    file: settings_boolean/* booleanInFile */.wy,
});
const disclose = (0,setting/* setting */.Pe)({
    name: 'disclose',
    group: 'Surfaces',
    description: 'Which findings are named on the log, in annotations and in the summary: all, those in changed files, or none (counts). auto: changed on a public repository, else all.',
    placeholder: disclosure/* disclosures */.V2.join('|'),
    example: 'counts',
    default: 'auto',
    schema: (0,values/* word */.Vm)(disclosure/* disclosures */.V2),
    file: { form: (0,settings_forms/* wordForm */.tp)(disclosure/* disclosures */.V2) },
});

// EXTERNAL MODULE: ./build/policy/rules/threshold.js
var threshold = __webpack_require__(3296);
;// CONCATENATED MODULE: ./build/settings/entries/threshold.js
/** `threshold`: the most findings of a severity, or of a type at that severity, that are allowed. */









/** `high`, `sca-high` …: worst first, the entry of a whole severity before those of its types. */
const keys = new Map(finding/* severities */.gO.flatMap((severity) => {
    const word = severity.toLowerCase();
    const typed = fail_on_types/* typeWords */.yL.map((type) => [`${type}-${word}`, { severity, type: (0,fail_on_types/* typeOf */.QP)(type) }]);
    return [[word, { severity, type: undefined }], ...typed];
}));
const threshold_threshold = (0,setting/* setting */.Pe)({
    name: 'threshold',
    group: 'Policy',
    description: 'The most findings of a severity, or of one type of it, that are allowed. The most specific entry alone judges a finding, instead of fail-on-severity.',
    placeholder: '[TYPE-]SEVERITY=COUNT …',
    example: 'critical=0 high=5 sca-high=10',
    default: '',
    absent: 'no thresholds',
    policy: true,
    schema: (0,values/* parser */.K3)(readThresholds),
    file: { form: (0,settings_forms/* mappingForm */.dB)([...keys.keys()], { type: 'integer', minimum: 0 }, 'critical=0 high=5') },
}, {
    text: (entries) => entries.map(threshold/* thresholdText */.HA).join(' '),
    stricter: (_base, _other, versions) => stricterLimits(versions),
});
function readThresholds(text, complain) {
    const limits = [];
    for (const [key, value] of (0,values/* pairsOf */.fq)(text, 'high=5', complain)) {
        const entry = keys.get(key);
        if (entry === undefined)
            complain(keyComplaint(key));
        else if (!(0,values/* isWhole */.wP)(value, 0, 1_000_000_000))
            complain(`sets ${key} to something that is not a whole number`);
        else
            limits.push({ ...entry, limit: Number(value) });
    }
    const order = [...keys.values()];
    const rank = (each) => order.findIndex(({ severity, type }) => severity === each.severity && type === each.type);
    return limits.sort((a, b) => rank(a) - rank(b));
}
function keyComplaint(key) {
    return `has the entry ${(0,values/* shown */.SP)(key)}, which is not ${(0,values/* alternatives */.Vo)(schemas/* severityFilters */.$l)}, alone or after a type as in sca-high${(0,nearest/* didYouMean */.a)(key, [...keys.keys()])}`;
}
/** A smaller limit is stricter; so is a limit for what the base does not limit, neither here nor by `fail-on-severity`. */
function stricterLimits({ base, other }) {
    const blockingAnyway = blocking(lowerFloor(base.failOnSeverity, other.failOnSeverity));
    const parts = finding/* severities */.gO.map((severity) => {
        const before = planOf(base, severity);
        const plan = mergePlans(before, planOf(other, severity), base.failOnTypes);
        const value = entriesOf(plan, severity, blockingAnyway.includes(severity));
        return { value, ...changes({ base: of(base, severity), other: of(other, severity), before, plan }) };
    });
    return {
        value: parts.flatMap(({ value }) => value),
        tightened: parts.flatMap(({ tightened }) => tightened),
        ignored: parts.flatMap(({ ignored }) => ignored),
    };
}
function of({ threshold: entries }, severity) {
    return entries.filter((entry) => entry.severity === severity);
}
function planOf(policy, severity) {
    const entries = of(policy, severity);
    const typed = new Map(entries.flatMap(({ type, limit }) => (type === undefined ? [] : [[type, limit]])));
    const own = entries.find(({ type }) => type === undefined)?.limit;
    return { typed, rest: own ?? (blocking(policy.failOnSeverity).includes(severity) ? 0 : Number.POSITIVE_INFINITY) };
}
/**
 * The groups of the base stay, each with the smaller limit. A type that the other version takes out of the rest would be
 * counted apart from it: only where the base does not limit it, or where all the parts together stay within the base's limit.
 */
function mergePlans(base, other, types) {
    const typed = new Map();
    for (const [type, limit] of base.typed)
        typed.set(type, Math.min(limit, other.typed.get(type) ?? other.rest));
    const added = [...other.typed].filter(([type]) => !base.typed.has(type));
    const isFree = (type) => !Number.isFinite(base.rest) || (types !== undefined && !types.includes(type));
    for (const [type, limit] of added)
        if (isFree(type))
            typed.set(type, limit);
    const bound = added.filter(([type]) => !isFree(type));
    const rest = Math.min(base.rest, other.rest);
    if (bound.length === 0)
        return { typed, rest };
    const sum = bound.reduce((total, [, limit]) => total + limit, rest);
    if (sum > base.rest)
        return { typed, rest: base.rest };
    for (const [type, limit] of bound)
        typed.set(type, limit);
    return { typed, rest };
}
function entriesOf({ typed, rest }, severity, blocksAnyway) {
    const isSaid = blocksAnyway && rest === 0;
    const own = Number.isFinite(rest) && !isSaid ? [{ severity, type: undefined, limit: rest }] : [];
    return [...own, ...[...typed].map(([type, limit]) => ({ severity, type, limit }))];
}
/** Names the other version's own entries: those that changed something, and those that the result does not hold to. */
function changes({ base, other, before, plan }) {
    const [tightened, ignored] = [[], []];
    for (const entry of other) {
        if (base.some(({ type, limit }) => type === entry.type && limit === entry.limit))
            continue;
        const text = `threshold ${(0,threshold/* thresholdText */.HA)(entry)}`;
        if (limitOf(plan, entry) !== entry.limit)
            ignored.push(text);
        else if (limitOf(before, entry) !== entry.limit)
            tightened.push(text);
    }
    for (const entry of base) {
        if (other.some(({ type }) => type === entry.type))
            continue;
        const list = limitOf(plan, entry) < entry.limit ? tightened : ignored;
        list.push(`no threshold ${(0,threshold/* thresholdText */.HA)(entry)}`);
    }
    return { tightened, ignored };
}
function limitOf({ typed, rest }, { type }) {
    return type === undefined ? rest : (typed.get(type) ?? rest);
}

// EXTERNAL MODULE: ./build/policy/uncovered.js
var uncovered = __webpack_require__(6576);
;// CONCATENATED MODULE: ./build/settings/entries/uncovered.js
/** `uncovered`: what a run makes of source files that no scanner of code has read. */





/** The strictest first. */
const order = ['inconclusive', 'auto', 'note'];
const uncovered_uncovered = (0,setting/* setting */.Pe)({
    name: 'uncovered',
    group: 'Policy',
    description: 'What source files mean that no scanner of code looked at, of a change or else of the whole commit, as far as the service says. auto: more than half of them keep a run from passing. inconclusive: any does. note: they are only counted.',
    placeholder: uncovered/* uncoveredWords */.Fs.join('|'),
    example: 'note',
    default: 'auto',
    policy: true,
    schema: (0,values/* word */.Vm)(uncovered/* uncoveredWords */.Fs),
    file: { form: (0,settings_forms/* wordForm */.tp)(uncovered/* uncoveredWords */.Fs) },
}, {
    stricter: (base, other) => stricterOf(base, other, { isStricter: order.indexOf(other) < order.indexOf(base), text: `uncovered=${other}` }),
});

;// CONCATENATED MODULE: ./build/settings/settings.js
/** The one list of settings, in the order in which people read of them. */

















const entries = [
    ...[baseUrl, apiKey, allowHttp, assume],
    ...[repositoryId, branch, scanId, allowForeignRepository],
    failOnSeverity,
    threshold_threshold,
    fail_on_types/* failOnTypes */.rh,
    failOnCvss,
    failOnEpss,
    unscored,
    maxAge,
    uncovered_uncovered,
    scope,
    scope_untouched,
    ...[baselineFile, configFile, policyRef],
    ...[warnOnly, onInconclusive, wait, timeoutSeconds, pollIntervalSeconds],
    ...[annotations, maxAnnotations, commentSummaryInPr, jobSummary],
    disclose,
    ...[jsonFile, sarifFile, htmlFile, markdownFile, uploadSarif, category],
    ...[allowSuppressCommand, githubToken],
];
const settingNames = entries.map(({ name }) => name);
const settings = Object.fromEntries(entries.map((entry) => [entry.name, entry]));
/** The settings that a policy file may hold. */
const fileSettingNames = settingNames.filter((name) => 'form' in settings[name].file);
/** The value of a setting as text; undefined when it has none. A secret is never shown, only whether it is set. */
function settingText(name, read) {
    const value = read[(0,setting/* camelCase */.xQ)(name)];
    if (value === undefined)
        return undefined;
    const { secret, text } = settings[name];
    if (secret)
        return 'set';
    return text === undefined ? String(value) : text(value);
}


/***/ }),

/***/ 9416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   Cv: () => (/* binding */ identifier),
/* harmony export */   K3: () => (/* binding */ parser),
/* harmony export */   Lx: () => (/* binding */ pairsText),
/* harmony export */   Q8: () => (/* binding */ isBranchName),
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   Vo: () => (/* binding */ alternatives),
/* harmony export */   WQ: () => (/* binding */ whole),
/* harmony export */   fq: () => (/* binding */ pairsOf),
/* harmony export */   n8: () => (/* binding */ line),
/* harmony export */   pS: () => (/* binding */ readWord),
/* harmony export */   rJ: () => (/* binding */ secret),
/* harmony export */   wC: () => (/* binding */ matching),
/* harmony export */   wP: () => (/* binding */ isWhole)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5156);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9960);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8898);
/** What the schemas of the settings are made of: from text to value, and what would be right instead. */



/** The schema of a setting; whatever `read` complains of becomes its issues. */
function parser(read) {
    let made;
    return () => {
        made ??= zod__WEBPACK_IMPORTED_MODULE_1__.transform((input, context) => read(input, (message) => context.issues.push({ code: 'custom', message, input })));
        return made;
    };
}
function matching(pattern, complaint) {
    return parser((text, complain) => {
        if (!pattern.test(text))
            complain(complaint);
        return text;
    });
}
function word(words) {
    return parser((text, complain) => readWord(words, text, complain));
}
function readWord(words, text, complain) {
    if (!words.includes(text))
        complain(`is not ${alternatives(words)}${(0,_nearest_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .a)(text, words)}`);
    return text;
}
function whole(least, most) {
    return parser((text, complain) => {
        if (!isWhole(text, least, most))
            complain(`is not a whole number from ${least} to ${most}`);
        return Number(text);
    });
}
function isWhole(text, least, most) {
    return /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most;
}
/** A path or free text: one line without control characters. */
const line = matching(/^\P{Cc}+$/u, 'has line breaks or control characters in it');
/** An identifier of the service: it becomes one segment of a path, where `.` and `..` would name another resource. */
const identifier = matching(/^(?!\.{1,2}$)[^\s\p{Cc}]+$/u, 'is not an identifier: it must not be . or .., and has no spaces or control characters');
/** Sent in a header, which holds no more than visible ASCII. */
const secret = matching(/^[\x21-\x7e]+$/, 'has spaces, line breaks or characters in it that cannot be part of a key; copy it again');
/** The rules of `git check-ref-format --branch`. */
function isBranchName(text) {
    if (text === '@' || text === 'HEAD' || /^-|\.$|\.\.|@\{|[\s~^:?*[\\\p{Cc}]/u.test(text))
        return false;
    return text.split('/').every((part) => part !== '' && !part.startsWith('.') && !part.endsWith('.lock'));
}
/** True for an address on this machine, where `http:` cannot be overheard. */
function isLoopback(address) {
    return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}
/** What stands between spaces and commas. */
function partsOf(text) {
    return text.split(/[\s,]+/).filter((part) => part !== '');
}
/** The `key=value` parts of a text; a part without both, and a key that comes twice, is complained of and left out. */
function pairsOf(text, example, complain) {
    const found = new Map();
    if (/\s=|=\s/.test(text)) {
        complain(`has spaces around =; write ${example}`);
        return [];
    }
    for (const part of partsOf(text)) {
        const [, key, value] = /^([^=]+)=([^=]+)$/.exec(part) ?? [];
        if (key === undefined || value === undefined) {
            complain(`has ${shown(part)} in it, which is not a name and a value such as ${example}`);
        }
        else if (found.has(key))
            complain(`has ${shown(key)} twice`);
        else
            found.set(key, value);
    }
    return [...found];
}
/** `name=value name=value`. */
function pairsText(pairs) {
    return Object.entries(pairs)
        .map(([name, value]) => `${name}=${value}`)
        .join(' ');
}
/** A value as it can stand in a message: quoted, harmless, at most 80 characters. */
function shown(value) {
    return `"${(0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(value, 80)}"`;
}
function alternatives(words) {
    return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}


/***/ }),

/***/ 1907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ leaveUndecided),
/* harmony export */   V: () => (/* binding */ outputs)
/* harmony export */ });
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1022);

const outputs = {
    name: 'The outputs',
    shows: 'outputs for the steps that follow',
    settings: [],
    permission: undefined,
    degrades: 'a warning',
    isWanted: ({ local }) => local.runner?.setOutputs !== undefined,
    async write(showing) {
        showing.local.runner?.setOutputs?.(outputValues(showing));
        return {};
    },
};
/** Until the run has ended: the runner keeps the last value of a name, and a run that is killed writes no more. */
function leaveUndecided(runner) {
    const undecided = { verdict: 'inconclusive', reason: 'cancelled' };
    try {
        runner?.setOutputs?.(undecided);
    }
    catch {
        // What keeps it from being written is said at the end.
    }
}
function outputValues({ report, written }) {
    const counts = Object.fromEntries(_policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity) => [`${severity.toLowerCase()}-count`, String(report.scan?.counts[severity] ?? '')]));
    const findings = [...report.findings];
    return {
        verdict: report.verdict,
        reason: report.reason,
        'scan-id': report.scan?.id ?? '',
        'scan-status': report.scan?.status ?? '',
        ...counts,
        'blocking-count': String(findings.filter((finding) => finding.effect === 'blocks').length),
        'new-count': String(findings.filter((finding) => finding.firstSeen === true).length),
        'failed-rules': report.rules
            .filter((rule) => rule.verdict === 'failed')
            .map((rule) => rule.rule)
            .join(','),
        'report-file': written.files.json ?? '',
        'sarif-file': written.files.sarif ?? '',
        'check-run-url': written.checkRunUrl ?? '',
        'comment-url': written.commentUrl ?? '',
        'policy-sha256': report.policy.sha256,
    };
}


/***/ })

};
