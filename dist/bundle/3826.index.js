export const id = 3826;
export const ids = [3826,6027,106];
export const modules = {

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

/***/ 21369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ webhookHeaders),
/* harmony export */   vR: () => (/* binding */ signWebhook)
/* harmony export */ });
/* unused harmony export verifyWebhook */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/** Signatures of webhooks: what the service sends with each, and how a receiver knows that it is genuine and of now. */

/** "Name of the header that carries the signature: not shown"; the others are additions. */
const webhookHeaders = {
    /** HMAC-SHA256 of the exact bytes of the body, keyed with the secret, in hex: what the interface documents. */
    signature: 'X-Scan-Gate-Signature',
    event: 'X-Scan-Gate-Event',
    /** The same for each attempt to deliver an event: a receiver that has seen it can pass over it. */
    eventId: 'X-Scan-Gate-Event-Id',
    /** When this attempt was sent, in seconds since 1970. */
    timestamp: 'X-Scan-Gate-Timestamp',
    /** HMAC-SHA256 of `<event id>.<timestamp>.<body>`: ties the body to this event and this time. */
    timedSignature: 'X-Scan-Gate-Timed-Signature',
};
/** Both signatures, in hex. */
function signWebhook({ secret, eventId, timestamp, body }) {
    const hmac = () => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', secret);
    return {
        signature: hmac().update(body).digest('hex'),
        timedSignature: hmac().update(`${eventId}.${timestamp}.`).update(body).digest('hex'),
    };
}
/** Whether the service sent these bytes, for this event, just now. Compares in constant time, with each of the secrets. */
function verifyWebhook(received) {
    const { body, now = new Date(), toleranceSeconds = 300 } = received;
    const secrets = [received.secrets].flat().filter((secret) => secret !== '');
    if (secrets.length === 0)
        return { ok: false, reason: 'no secret' };
    const [signature, timed, eventId, sent] = ['signature', 'timedSignature', 'eventId', 'timestamp'].map((name) => headerOf(received.headers, webhookHeaders[name]));
    if (!signature || !timed || !eventId || !sent || !/^\d{1,12}$/.test(sent))
        return { ok: false, reason: 'unsigned' };
    const timestamp = Number(sent);
    const matches = secrets.map((secret) => {
        const expected = signWebhook({ secret, eventId, timestamp, body });
        // Both, whatever the first says: the time taken tells nothing.
        return Number(isEqual(signature, expected.signature)) & Number(isEqual(timed, expected.timedSignature));
    });
    if (!matches.includes(1))
        return { ok: false, reason: 'wrong signature' };
    const ageSeconds = now.getTime() / 1000 - timestamp;
    if (!(Math.abs(ageSeconds) <= toleranceSeconds))
        return { ok: false, reason: 'too old or too new' };
    return withPayload(eventId, body);
}
function withPayload(eventId, body) {
    try {
        const payload = JSON.parse(typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body));
        return { ok: true, eventId, event: payload.event, payload };
    }
    catch {
        return { ok: false, reason: 'no JSON' };
    }
}
function headerOf(headers, name) {
    if (headers instanceof Headers)
        return headers.get(name) ?? undefined;
    const found = Object.entries(headers).filter(([key]) => key.toLowerCase() === name.toLowerCase());
    const values = found.flatMap(([, value]) => value ?? []);
    return values.length === 1 ? values[0] : undefined;
}
/** Digests are compared, because they are of one length whatever came. */
function isEqual(given, expected) {
    const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
    return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}


/***/ }),

/***/ 56027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   checkName: () => (/* binding */ checkName),
/* harmony export */   columns: () => (/* binding */ columns),
/* harmony export */   listed: () => (/* binding */ listed),
/* harmony export */   runVerb: () => (/* binding */ runVerb)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _service_store_store_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90886);
/* harmony import */ var _settings_nearest_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18479);
/* harmony import */ var _settings_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79771);
/** Commands that work in the database of `serve`, beside a running one: a verb, its words and flags, and what it prints. */





/** Throws GateError CONFIG that lists every problem with the words and flags. */
async function runVerb(command, verbs, { session, flags }) {
    const [name = '', ...words] = flags.positionals;
    const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
    if (verb === undefined)
        throw unknownVerb(command, Object.keys(verbs), flags.positionals[0]);
    const own = flags.own;
    const problems = [
        ...flags.problems,
        ...problemsOf(verb, { words, given: Object.keys(own), named: `${command} ${name}` }),
    ];
    if (problems.length > 0) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', problems.join('\n'), { hint: `scan-gate ${command} --help shows its flags.` });
    }
    const mayMake = verb.mayMake === true;
    const store = (0,_service_store_store_js__WEBPACK_IMPORTED_MODULE_2__/* .openStore */ .C)({ file: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(session.folder, own.database?.[0] ?? ''), role: 'tool', mayMake });
    try {
        const { organizations } = store;
        const organization = organizations[mayMake ? 'chooseOrMake' : 'choose'](own.organization?.[0]);
        const answer = (json, text) => session.write(own.json ? `${JSON.stringify({ format_version: 1, ...json })}\n` : text);
        return await verb.run({ store, organization, session, flags: flags.own, words, answer });
    }
    finally {
        store.close();
    }
}
function unknownVerb(command, verbs, given) {
    const [last, ...others] = verbs.toReversed();
    const all = `${others.toReversed().join(', ')} or ${last}`;
    const message = given === undefined
        ? `${command} needs to know what to do: ${all}`
        : `${command}: ${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(given)} is not ${all}${(0,_settings_nearest_js__WEBPACK_IMPORTED_MODULE_4__/* .didYouMean */ .a)(given, verbs)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', message, { hint: `scan-gate ${command} --help shows its flags.` });
}
function problemsOf(verb, { words, given, named }) {
    const always = ['database', 'organization', 'json', 'help', 'version', 'quiet', 'verbose'];
    const needed = ['database', ...(verb.needs ?? [])];
    const extra = words.slice({ none: 0, one: 1, many: words.length }[verb.words]);
    return [
        ...needed.filter((flag) => !given.includes(flag)).map((flag) => `--${flag} is missing`),
        ...given
            .filter((flag) => !always.includes(flag) && !verb.takes.includes(flag))
            .map((flag) => `--${flag} does not go with ${named}`),
        ...(verb.words === 'one' && words.length === 0 ? [`${named} needs ${verb.word ?? 'an ID'}`] : []),
        ...extra.map((word) => `${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(word)} is not expected here`),
    ];
}
/** What a flag that may be given several times names, with commas or again, and the words behind it; each once. */
function listed(given = [], words = []) {
    return [...new Set([...given, ...words].flatMap((list) => list.split(',')).filter((each) => each !== ''))];
}
const maxNameLength = 100;
/** A name that people gave, as it is shown in lists. */
function checkName(flag, name) {
    const trimmed = name.trim();
    if (trimmed !== '' && trimmed.length <= maxNameLength && !/\p{Cc}/u.test(trimmed))
        return trimmed;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `--${flag}: ${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_3__/* .shown */ .SP)(name)} is not a name`, {
        hint: `Give it 1 to ${maxNameLength} characters, in one line.`,
    });
}
/** Rows under their headings, in columns. */
function columns(headings, rows) {
    const all = [headings, ...rows];
    const widths = headings.map((_, at) => Math.max(...all.map((row) => row[at]?.length ?? 0)));
    return all
        .map((row) => `${row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd()}\n`)
        .join('');
}


/***/ }),

/***/ 43826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   webhookVerbs: () => (/* binding */ webhookVerbs)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _service_store_identifiers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74373);
/* harmony import */ var _service_webhooks_addresses_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87618);
/* harmony import */ var _service_webhooks_payloads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13395);
/* harmony import */ var _service_webhooks_send_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50106);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46802);
/* harmony import */ var _settings_nearest_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18479);
/* harmony import */ var _settings_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79771);
/* harmony import */ var _store_command_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56027);
/** `scan-gate webhooks`: where the embedded service sends which events, and what became of them. */









const word = 'the ID of a webhook';
const webhookVerbs = {
    add: {
        takes: ['url', 'event', 'secret-stdin', 'allow-private'],
        needs: ['url', 'event'],
        words: 'many',
        mayMake: true,
        run: add,
    },
    list: { takes: [], words: 'none', run: list },
    remove: { takes: [], words: 'one', word, run: remove },
    rotate: { takes: ['secret-stdin'], needs: ['secret-stdin'], words: 'one', word, run: rotate },
    deliveries: { takes: [], words: 'one', word, run: deliveries },
    test: { takes: [], words: 'one', word, run: test },
};
async function add({ store, organization, session, flags, words, answer }) {
    const events = (0,_store_command_js__WEBPACK_IMPORTED_MODULE_7__.listed)(flags.event, words).map(eventOf);
    const allowPrivate = flags['allow-private'] === true;
    const { href: url } = (0,_service_webhooks_addresses_js__WEBPACK_IMPORTED_MODULE_2__/* .checkWebhookUrl */ .Lv)(flags.url?.[0] ?? '', allowPrivate);
    const secret = flags['secret-stdin'] ? await readSecret(session) : null;
    const id = store.webhooks.add(organization.id, { url, events, secret, allowPrivate });
    const notes = [
        ...events
            .filter((event) => _service_webhooks_payloads_js__WEBPACK_IMPORTED_MODULE_3__/* .neverSent */ .vQ.includes(event))
            .map((event) => `${event} is never sent: this service knows no members.`),
        ...(secret === null ? ['What is sent is not signed: give a secret with --secret-stdin.'] : []),
    ];
    answer({ id, notes }, [`${id}  ${url}`, ...notes, ''].join('\n'));
}
function eventOf(text) {
    const event = _service_webhooks_payloads_js__WEBPACK_IMPORTED_MODULE_3__/* .eventNames */ .Z2.find((name) => name === text);
    if (event !== undefined)
        return event;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `There is no event ${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_6__/* .shown */ .SP)(text)}${(0,_settings_nearest_js__WEBPACK_IMPORTED_MODULE_8__/* .didYouMean */ .a)(text, _service_webhooks_payloads_js__WEBPACK_IMPORTED_MODULE_3__/* .eventNames */ .Z2)}`, {
        hint: `Events are ${_service_webhooks_payloads_js__WEBPACK_IMPORTED_MODULE_3__/* .eventNames */ .Z2.join(', ')}.`,
    });
}
const leastSecretLength = 16;
/** One line; its end is none of it. */
async function readSecret(session) {
    const secret = (await session.readInput()).replace(/\r?\n$/, '');
    if (secret.length >= leastSecretLength && !/[\r\n]/.test(secret))
        return secret;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `--secret-stdin: a secret is one line of at least ${leastSecretLength} characters`, {
        hint: 'Make one with: openssl rand -hex 32',
    });
}
function list({ store, organization, answer }) {
    const webhooks = store.webhooks.list(organization.id);
    const rows = webhooks.map((hook) => [hook.id, statusOf(hook), hook.events.join(','), hook.url]);
    const json = webhooks.map((hook) => ({
        ...{ id: hook.id, url: hook.url, events: [...hook.events], status: statusOf(hook), failures: hook.failures },
        ...{ signed: hook.secret !== null, allowPrivate: hook.allowPrivate, createdAt: hook.createdAt },
    }));
    answer({ webhooks: json }, (0,_store_command_js__WEBPACK_IMPORTED_MODULE_7__.columns)(['id', 'status', 'events', 'url'], rows));
}
function statusOf({ disabledAt, failures }) {
    if (disabledAt !== null)
        return 'disabled';
    return failures > 0 ? 'failing' : 'active';
}
function remove({ store, organization, words: [id = ''], answer }) {
    if (!store.webhooks.remove(organization.id, id))
        throw unknownWebhook(id);
    answer({ id, status: 'removed' }, `${id} is removed, with what waited for it.\n`);
}
async function rotate({ store, organization, session, words: [id = ''], answer }) {
    const { id: known } = webhookOf({ store, organization }, id);
    store.webhooks.setSecret(known, await readSecret(session));
    answer({ id, status: 'rotated' }, `What is sent to ${id} is signed with the new secret from now on.\n`);
}
const shownDeliveries = 100;
function deliveries({ store, organization, words: [id = ''], answer }) {
    const { id: known } = webhookOf({ store, organization }, id);
    const all = store.outbox.list(known, shownDeliveries);
    const rows = all.map((each) => [
        each.eventId,
        each.event,
        each.createdAt,
        each.status,
        lastOf(each),
        each.dueAt ?? '',
    ]);
    answer({ deliveries: all }, (0,_store_command_js__WEBPACK_IMPORTED_MODULE_7__.columns)(['event id', 'event', 'of', 'status', 'last attempt', 'next attempt'], rows));
}
function lastOf({ attempts }) {
    const last = attempts.at(-1);
    return last === undefined ? '' : `${attempts.length}: ${last.error ?? last.status}`;
}
/** Sends an event of its own, now; when it is taken, a webhook that was disabled is enabled. */
async function test({ store, organization, session, words: [id = ''], answer }) {
    const webhook = webhookOf({ store, organization }, id);
    const now = new Date();
    const event = 'webhook.test';
    const body = JSON.stringify({ event, timestamp: now.toISOString(), data: { webhook_id: webhook.id } });
    const message = { ...webhook, eventId: (0,_service_store_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .newIdentifier */ .w)('evt'), event, body };
    const { status = null, error = null, durationMs } = await (0,_service_webhooks_send_js__WEBPACK_IMPORTED_MODULE_4__.sendWebhook)(message, { signal: session.cancel, now });
    if (error === null)
        store.webhooks.enable(webhook.id);
    const text = error === null ? `${id} took the event: status ${status}, ${durationMs} ms.` : `${id} failed: ${error}.`;
    answer({ id, delivered: error === null, status, error, durationMs }, `${text}\n`);
    return error === null ? undefined : _session_js__WEBPACK_IMPORTED_MODULE_5__/* .notDone */ .Gj;
}
function webhookOf({ store, organization }, id) {
    const webhook = store.webhooks.find(organization.id, id);
    if (webhook === undefined)
        throw unknownWebhook(id);
    return webhook;
}
function unknownWebhook(id) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `There is no webhook ${(0,_settings_values_js__WEBPACK_IMPORTED_MODULE_6__/* .shown */ .SP)(id)}`, { hint: 'scan-gate webhooks list shows them.' });
}


/***/ }),

/***/ 99665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ logLine),
/* harmony export */   b: () => (/* binding */ messageOf)
/* harmony export */ });
/** The service's log: one JSON object a line. It holds identifiers of keys, never a key, nor a header or a body. */
function logLine(entry, time) {
    return `${JSON.stringify({ time: time.toISOString(), ...entry })}\n`;
}
const maxMessageLength = 500;
/** An error in one line. */
function messageOf(error) {
    const text = error instanceof Error ? error.message : String(error);
    return text.replaceAll(/[\x00-\x1f\x7f]+/g, ' ').slice(0, maxMessageLength);
}


/***/ }),

/***/ 87618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lv: () => (/* binding */ checkWebhookUrl),
/* harmony export */   yG: () => (/* binding */ checkedLookup)
/* harmony export */ });
/* unused harmony exports placeOf, hostOf */
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/** Where a webhook may lead: never into the machine or the network around it, unless its owner says so. */



/** Of the special-purpose registries of IANA (RFC 6890 and its updates) what one may mean on purpose. */
const privateRanges = {
    ipv4: ['10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16'],
    ipv6: ['::1/128', 'fc00::/7'],
};
/** And what nobody means: this host, link-local (where clouds keep their credentials), documentation, multicast, reserved. */
const closedRanges = {
    ipv4: [
        ...['0.0.0.0/8', '169.254.0.0/16', '192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24'],
        ...['192.88.99.0/24', '192.175.48.0/24', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
        ...['224.0.0.0/4', '240.0.0.0/4'],
    ],
    // Within 2000::/3, which alone is given out: special purposes, and what holds an IPv4 address (Teredo, 6to4).
    ipv6: ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'],
};
const [privateList, closedList] = [privateRanges, closedRanges].map(listOf);
const globalList = listOf({ ipv4: ['0.0.0.0/0'], ipv6: ['2000::/3'] });
function listOf(ranges) {
    const list = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
    for (const family of ['ipv4', 'ipv6']) {
        for (const range of ranges[family]) {
            const [network = '', bits] = range.split('/');
            list.addSubnet(network, Number(bits), family);
        }
    }
    return list;
}
/** What kind of place an IP address is; an IPv4 address in the form of IPv6 is that IPv4 address. */
function placeOf(address) {
    const plain = mappedAddress(address) ?? address.replace(/%.*$/, '');
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(plain) === 6 ? 'ipv6' : 'ipv4';
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(plain) === 0)
        return 'closed';
    if (privateList.check(plain, family))
        return 'private';
    return !globalList.check(plain, family) || closedList.check(plain, family) ? 'closed' : 'public';
}
/** The IPv4 address in `::ffff:…`, however that is written. */
function mappedAddress(address) {
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address) !== 6 || address.includes('%'))
        return undefined;
    const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
    if (high === undefined || low === undefined)
        return undefined;
    const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
    return [first >> 8, first & 0xff, second >> 8, second & 0xff].join('.');
}
function isAllowed(address, allowPrivate) {
    const place = placeOf(address);
    return place === 'public' || (place === 'private' && allowPrivate);
}
const maxUrlLength = 2_000;
/** Throws CONFIG when nothing may be sent there, as far as the address itself tells. */
function checkWebhookUrl(text, allowPrivate) {
    const url = URL.canParse(text) && text.length <= maxUrlLength ? new URL(text) : undefined;
    if (url === undefined || !['https:', 'http:'].includes(url.protocol))
        throw badUrl('is not an https address');
    if (url.protocol === 'http:' && !allowPrivate)
        throw badUrl('is not encrypted', 'Use https; http goes to the own network alone, with --allow-private.');
    if (url.username !== '' || url.password !== '')
        throw badUrl('holds a user or a password');
    if (url.hash !== '')
        throw badUrl('has a fragment, which nobody would receive');
    const host = hostOf(url);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(host) !== 0 && !isAllowed(host, allowPrivate))
        throw badUrl(`leads to ${host}, ${closedReason(host)}`);
    return url;
}
function badUrl(what, hint = 'Name an https address that can be reached from here.') {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('CONFIG', `The URL of a webhook ${what}.`, { hint });
}
function closedReason(address) {
    return placeOf(address) === 'private'
        ? 'which is this machine or its network: that takes --allow-private'
        : 'where no webhook may go';
}
/** Without the brackets of IPv6. */
function hostOf(url) {
    return url.hostname.replace(/^\[|\]$/g, '');
}
/** The look-up of one connection: what it resolved is what is connected to, and one forbidden address of several forbids all. */
function checkedLookup(allowPrivate, resolve = node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup) {
    return (hostname, options, callback) => {
        resolve(hostname, { ...options, all: true }, (error, addresses) => {
            if (error !== null)
                return callback(error, '');
            const refused = addresses.find(({ address }) => !isAllowed(address, allowPrivate));
            const [first] = addresses;
            if (refused !== undefined || first === undefined) {
                const reason = first === undefined ? 'has no address' : `leads to ${refused?.address}, where it may not go`;
                return callback(new Error(`${hostname} ${reason}`), '');
            }
            if (options.all === true)
                callback(null, addresses);
            else
                callback(null, first.address, first.family);
        });
    };
}


/***/ }),

/***/ 13395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wt: () => (/* binding */ payloadSchema),
/* harmony export */   X_: () => (/* binding */ eventMeanings),
/* harmony export */   Z2: () => (/* binding */ eventNames),
/* harmony export */   vQ: () => (/* binding */ neverSent)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55156);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759);
/* harmony import */ var _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95396);
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56845);
/** The events that webhooks are told of, and what is in each: scan.completed as documented, the others as decided here. */



const count = zod__WEBPACK_IMPORTED_MODULE_2__.int().check(zod__WEBPACK_IMPORTED_MODULE_3__/* ._gte */ .qm(0));
const counts = zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ critical: count, high: count, medium: count, low: count });
const scan = { scan_id: _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv, repository: zod__WEBPACK_IMPORTED_MODULE_2__.string() };
const violation = {
    violation_id: _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv,
    repository: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    repository_id: _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv,
    scan_id: zod__WEBPACK_IMPORTED_MODULE_2__.nullable(_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv),
    branch: zod__WEBPACK_IMPORTED_MODULE_2__.nullable(zod__WEBPACK_IMPORTED_MODULE_2__.string()),
    title: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    severity: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_api_words_js__WEBPACK_IMPORTED_MODULE_1__/* .severityWords */ .D4),
    type: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_api_words_js__WEBPACK_IMPORTED_MODULE_1__/* .violationTypes */ .h2),
    status: zod__WEBPACK_IMPORTED_MODULE_2__["enum"](_api_words_js__WEBPACK_IMPORTED_MODULE_1__/* .violationStatuses */ .CZ),
    file_path: zod__WEBPACK_IMPORTED_MODULE_2__.nullable(zod__WEBPACK_IMPORTED_MODULE_2__.string()),
    line_number: zod__WEBPACK_IMPORTED_MODULE_2__.nullable(zod__WEBPACK_IMPORTED_MODULE_2__.int()),
    first_detected: _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .vE,
};
const member = { member: zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ email: zod__WEBPACK_IMPORTED_MODULE_2__.string() }) };
/** `data` of each event. */
const data = {
    'scan.completed': (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .made */ .mI)(() => zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ ...scan, status: zod__WEBPACK_IMPORTED_MODULE_2__.literal('COMPLETED'), violations: counts })),
    'scan.failed': (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .made */ .mI)(() => zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ ...scan, status: zod__WEBPACK_IMPORTED_MODULE_2__.literal('FAILED'), error: zod__WEBPACK_IMPORTED_MODULE_2__.string() })),
    'violation.created': (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .made */ .mI)(() => zod__WEBPACK_IMPORTED_MODULE_2__.strictObject(violation)),
    'violation.fixed': (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .made */ .mI)(() => zod__WEBPACK_IMPORTED_MODULE_2__.strictObject(violation)),
    'repository.connected': (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .made */ .mI)(() => zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({
        repository_id: _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .identifier */ .Cv,
        repository: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
        vcs_url: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
        vcs_provider: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
        default_branch: zod__WEBPACK_IMPORTED_MODULE_2__.string(),
    })),
    'member.invited': (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .made */ .mI)(() => zod__WEBPACK_IMPORTED_MODULE_2__.strictObject(member)),
    'member.added': (0,_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .made */ .mI)(() => zod__WEBPACK_IMPORTED_MODULE_2__.strictObject(member)),
};
const eventNames = Object.keys(data);
/** What each means (interface, "Events"), for the description of the service. */
const eventMeanings = {
    'scan.completed': 'a scan finished',
    'scan.failed': 'a scan ended with an error',
    'violation.created': 'a new violation was found, or one that was fixed is back',
    'violation.fixed': 'no branch has the violation any more',
    'repository.connected': 'a repository was added',
    'member.invited': 'a team member was invited; never sent, because this service knows no members',
    'member.added': 'a team member joined; never sent, because this service knows no members',
};
/** This service knows no members. */
const neverSent = ['member.invited', 'member.added'];
/** The whole body of an event, as a schema. */
function payloadSchema(event) {
    return zod__WEBPACK_IMPORTED_MODULE_2__.strictObject({ event: zod__WEBPACK_IMPORTED_MODULE_2__.literal(event), timestamp: _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .vE, data: data[event]() });
}


/***/ }),

/***/ 50106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sendWebhook: () => (/* binding */ sendWebhook)
/* harmony export */ });
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44708);
/* harmony import */ var _api_webhook_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21369);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99665);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87618);





const defaultTimeoutMs = 10_000;
/** Never rejects. */
async function sendWebhook(message, options) {
    const begun = performance.now();
    const sent = (status, error) => {
        return { status, error, durationMs: Math.round(performance.now() - begun) };
    };
    try {
        const status = await post(message, options);
        if (status >= 200 && status < 300)
            return sent(status);
        return sent(status, status >= 300 && status < 400 ? 'redirects are not followed' : `status ${status}`);
    }
    catch (error) {
        return sent(undefined, (0,_log_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error));
    }
}
async function post(message, { signal, now, timeoutMs = defaultTimeoutMs, resolve }) {
    const url = (0,_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .checkWebhookUrl */ .Lv)(message.url, message.allowPrivate);
    const timeUp = AbortSignal.timeout(timeoutMs);
    const body = Buffer.from(message.body);
    const request = (url.protocol === 'https:' ? node_https__WEBPACK_IMPORTED_MODULE_1__.request : node_http__WEBPACK_IMPORTED_MODULE_0__.request)(url, {
        method: 'POST',
        headers: headersOf(message, body, now),
        lookup: (0,_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .checkedLookup */ .yG)(message.allowPrivate, resolve),
        // A connection of its own: one that is kept would be of an earlier look-up.
        agent: false,
        rejectUnauthorized: true,
        signal: AbortSignal.any([signal, timeUp]),
    });
    try {
        return await new Promise((fulfil, reject) => {
            request.once('error', (error) => reject(timeUp.aborted ? new Error(`no answer within ${timeoutMs} ms`) : error));
            request.once('response', ({ statusCode = 0 }) => fulfil(statusCode));
            request.end(body);
        });
    }
    finally {
        // What the receiver says beyond the status is nobody's.
        request.on('error', () => undefined);
        request.destroy();
    }
}
function headersOf({ secret, eventId, event }, body, now) {
    const timestamp = Math.floor(now.getTime() / 1000);
    const signed = secret === null ? undefined : (0,_api_webhook_js__WEBPACK_IMPORTED_MODULE_2__/* .signWebhook */ .vR)({ secret, eventId, timestamp, body });
    return {
        'Content-Type': 'application/json',
        'Content-Length': body.byteLength,
        'User-Agent': 'scan-gate',
        [_api_webhook_js__WEBPACK_IMPORTED_MODULE_2__/* .webhookHeaders */ .Gw.event]: event,
        [_api_webhook_js__WEBPACK_IMPORTED_MODULE_2__/* .webhookHeaders */ .Gw.eventId]: eventId,
        [_api_webhook_js__WEBPACK_IMPORTED_MODULE_2__/* .webhookHeaders */ .Gw.timestamp]: timestamp,
        ...(signed !== undefined && {
            [_api_webhook_js__WEBPACK_IMPORTED_MODULE_2__/* .webhookHeaders */ .Gw.signature]: signed.signature,
            [_api_webhook_js__WEBPACK_IMPORTED_MODULE_2__/* .webhookHeaders */ .Gw.timedSignature]: signed.timedSignature,
        }),
    };
}


/***/ })

};
