export const id = 1035;
export const ids = [1035,2501];
export const modules = {

/***/ 21590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   scanHere: () => (/* binding */ scanHere)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _cli_embedded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73788);
/* harmony import */ var _cli_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13913);
/* harmony import */ var _cli_run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76295);
/* harmony import */ var _steps_about_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62906);
/* harmony import */ var _scanners_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17963);
/* harmony import */ var _step_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86474);
/** The action with scanners of its own: installs them, and runs `scan-gate run --embedded` over the checkout. */







/** What cannot be scanned is shown where the answer would be, and so the commit is read before anything is installed. */
async function scanHere({ session, known, home }, settings) {
    const { scanned, workerUrl } = await (0,_step_js__WEBPACK_IMPORTED_MODULE_5__/* .titled */ .dJ)(session, async () => {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(session.folder, settings.path);
        const scanned = await (0,_cli_embedded_js__WEBPACK_IMPORTED_MODULE_1__.readScanned)({ ...(0,_cli_place_js__WEBPACK_IMPORTED_MODULE_2__/* .placeOf */ .$t)(session), folder }, settings);
        const { context } = scanned;
        known.report = { ...known.report, ...(0,_steps_about_js__WEBPACK_IMPORTED_MODULE_6__/* .aboutOf */ .r)(context) };
        known.github = (0,_step_js__WEBPACK_IMPORTED_MODULE_5__/* .beginShowing */ .HD)(await (0,_step_js__WEBPACK_IMPORTED_MODULE_5__/* .githubRun */ .pV)(session, { context, settings }), session);
        return { scanned, workerUrl: await (0,_scanners_js__WEBPACK_IMPORTED_MODULE_4__/* .installScanners */ .b)(session, home) };
    });
    const flags = { own: { embedded: true }, positionals: [settings.path], given: {}, problems: [] };
    const result = await (0,_cli_run_js__WEBPACK_IMPORTED_MODULE_3__.gate)({ request: { session, flags, workerUrl }, settings, scanned });
    known.report = result.report;
    known.settings = result.settings;
    if (known.github !== undefined)
        known.github.changes = result.changes;
}


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

/***/ 69986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ foldRepositoryUrl),
/* harmony export */   RB: () => (/* binding */ sameRepository),
/* harmony export */   or: () => (/* binding */ plainRepositoryUrl)
/* harmony export */ });
/** Tells whether two addresses name one repository, however they are spelled: https, ssh, `git@host:owner/name`. */
/** Names under which a host answers ssh where its own port is closed. */
const hostAliases = {
    'www.github.com': 'github.com',
    'ssh.github.com': 'github.com',
    'altssh.gitlab.com': 'gitlab.com',
    'altssh.bitbucket.org': 'bitbucket.org',
};
const remoteScheme = /^(?:https?|ssh|git|git\+ssh|ssh\+git|git\+https?):\/\//i;
/** git reads `host:path` this way; without a user or a dot the host may be a nickname that only one machine knows. */
const scpForm = /^(?:[\w.-]+@([\w.-]+)|([\w-]+(?:\.[\w-]+)+)):\/*([^:]+)$/;
const schemeless = /^[\w-]+(?:\.[\w-]+)+\/[^:]+$/;
const unusable = /[\s\p{Cc}\p{Cf}?#]/u;
/**
 * What the address names; undefined when it names nothing. Owner and name fold their case on github.com, on ghe.com
 * and on `githubHost`, the host of an own GitHub server.
 */
function foldRepositoryUrl(url, githubHost) {
    const parsed = parse(url);
    if (parsed === undefined || parsed.host === '')
        return parsed;
    return isGithub(parsed.host, githubHost) ? { host: parsed.host, path: parsed.path.toLowerCase() } : parsed;
}
function sameRepository(a, b, githubHost) {
    const first = foldRepositoryUrl(a, githubHost);
    const second = foldRepositoryUrl(b, githubHost);
    return first !== undefined && first.host === second?.host && first.path === second.path;
}
/** `https://host/owner/name`, or `file://…` on this machine, with the provider's case and without credentials. */
function plainRepositoryUrl(url) {
    const parsed = parse(url);
    if (parsed === undefined)
        return undefined;
    if (parsed.host !== '')
        return `https://${parsed.host}/${parsed.path}`;
    return parsed.path.startsWith('/')
        ? `file://${encodeURI(parsed.path).replace(/[?#]/g, encodeURIComponent)}`
        : undefined;
}
function parse(url) {
    if (!url.isWellFormed())
        return undefined;
    if (/^(?:\/(?!\/)|[A-Za-z]:[\\/])/.test(url))
        return /\p{Cc}/u.test(url) ? undefined : { host: '', path: url };
    if (unusable.test(url) || url.includes('\\'))
        return undefined;
    if (/^file:/i.test(url))
        return parseFile(url);
    if (remoteScheme.test(url))
        return parseRemote(url.replace(remoteScheme, ''));
    if (url.includes('://'))
        return undefined;
    const [, userHost, bareHost, path] = scpForm.exec(url) ?? [];
    if (path !== undefined)
        return parseRemote(`${userHost ?? bareHost}/${path}`);
    return schemeless.test(url) ? parseRemote(url) : undefined;
}
function parseFile(url) {
    if (!URL.canParse(url))
        return undefined;
    const { host, pathname } = new URL(url);
    if (host !== '' || pathname === '/')
        return undefined;
    try {
        return { host: '', path: decodeURIComponent(pathname) };
    }
    catch {
        return undefined;
    }
}
/** `[user@]host[:port]/path`. Read as https, so that every scheme folds its host in the same way. */
function parseRemote(address) {
    if (address.startsWith('/') || !URL.canParse(`https://${address}`))
        return undefined;
    const { hostname, pathname } = new URL(`https://${address}`);
    const path = pathname
        .replace(/^\/+|\/+$/g, '')
        .replace(/\.git$/i, '')
        .replace(/\/+$/, '');
    if (path === '' || path.includes('//'))
        return undefined;
    const host = hostname.replace(/\.$/, '');
    return host === '' ? undefined : { host: hostAliases[host] ?? host, path };
}
function isGithub(host, githubHost) {
    return host === 'github.com' || host.endsWith('.ghe.com') || host === githubHost?.toLowerCase();
}


/***/ }),

/***/ 86450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EL: () => (/* binding */ ciMark),
  Dn: () => (/* binding */ ciSystems),
  Cn: () => (/* binding */ readCiRun),
  D0: () => (/* binding */ unattended)
});

// UNUSED EXPORTS: ciMarks

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/system.js
/** What every CI system is: how it is recognised, and what its variables say about a run. */
/** The value of a variable; an empty one says nothing. */
function textOf(value) {
    return value === undefined || value.trim() === '' ? undefined : value.trim();
}
function numberOf(value) {
    const number = Number(textOf(value));
    return Number.isInteger(number) && number > 0 ? number : undefined;
}
function booleanOf(value) {
    const text = textOf(value)?.toLowerCase();
    return text === 'true' ? true : text === 'false' ? false : undefined;
}
/** A commit's name, in full or its beginning; anything else is none. */
function shaOf(value) {
    return /^[0-9a-f]{12,64}$/.test(value ?? '') ? value : undefined;
}
/** `refs/heads/main` and `main` as `main`; undefined for a ref that is no branch. */
function branchOf(ref) {
    const text = textOf(ref);
    if (text?.startsWith('refs/heads/'))
        return text.slice('refs/heads/'.length);
    return text?.startsWith('refs/') ? undefined : text;
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/azure.js
/** Azure Pipelines. */

const azure = {
    id: 'azure',
    name: 'Azure Pipelines',
    isHere: (env) => env.TF_BUILD === 'True',
    facts: (env) => {
        const isPull = Boolean(env.SYSTEM_PULLREQUEST_PULLREQUESTID || env.SYSTEM_PULLREQUEST_PULLREQUESTNUMBER);
        const ref = env.BUILD_SOURCEBRANCH ?? '';
        return {
            branch: branchOf(isPull ? env.SYSTEM_PULLREQUEST_SOURCEBRANCH : ref),
            tag: ref.startsWith('refs/tags/') ? ref.slice('refs/tags/'.length) : undefined,
            headSha: shaOf(isPull ? env.SYSTEM_PULLREQUEST_SOURCECOMMITID : env.BUILD_SOURCEVERSION),
            builtSha: shaOf(env.BUILD_SOURCEVERSION),
            isChange: isPull,
            // On GitHub's repositories the number is people's, the id a machine's.
            pullRequest: numberOf(env.SYSTEM_PULLREQUEST_PULLREQUESTNUMBER) ?? numberOf(env.SYSTEM_PULLREQUEST_PULLREQUESTID),
            baseBranch: branchOf(env.SYSTEM_PULLREQUEST_TARGETBRANCH),
            isForkOfOrigin: true,
            isFork: isPull ? env.SYSTEM_PULLREQUEST_ISFORK?.toLowerCase() === 'true' : undefined,
            repositoryUrl: textOf(env.BUILD_REPOSITORY_URI),
        };
    },
};

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/bitbucket.js
/** Bitbucket Pipelines. It writes twelve characters of a pull request's commit, and builds none of a fork. */

const bitbucket = {
    id: 'bitbucket',
    name: 'Bitbucket Pipelines',
    isHere: (env) => Boolean(env.BITBUCKET_BUILD_NUMBER),
    facts: (env) => ({
        branch: textOf(env.BITBUCKET_BRANCH),
        tag: textOf(env.BITBUCKET_TAG),
        headSha: shaOf(env.BITBUCKET_COMMIT),
        isChange: Boolean(env.BITBUCKET_PR_ID),
        pullRequest: numberOf(env.BITBUCKET_PR_ID),
        baseBranch: textOf(env.BITBUCKET_PR_DESTINATION_BRANCH),
        repositoryUrl: textOf(env.BITBUCKET_GIT_HTTP_ORIGIN),
        isPublic: env.BITBUCKET_REPO_IS_PRIVATE === undefined ? undefined : env.BITBUCKET_REPO_IS_PRIVATE === 'false',
    }),
};

// EXTERNAL MODULE: ./build/compiled/src/ci/repository-url.js
var repository_url = __webpack_require__(69986);
;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/buildkite.js
/** Buildkite. The default branch of its pipeline is kept by hand, and so not taken for the repository's. */


const buildkite = {
    id: 'buildkite',
    name: 'Buildkite',
    isHere: (env) => env.BUILDKITE === 'true',
    facts: (env) => {
        const pullRequest = numberOf(env.BUILDKITE_PULL_REQUEST);
        return {
            branch: textOf(env.BUILDKITE_BRANCH),
            tag: textOf(env.BUILDKITE_TAG),
            headSha: shaOf(env.BUILDKITE_COMMIT),
            isChange: false,
            isForkOfOrigin: true,
            pullRequest,
            isDraft: booleanOf(env.BUILDKITE_PULL_REQUEST_DRAFT),
            baseBranch: textOf(env.BUILDKITE_PULL_REQUEST_BASE_BRANCH),
            isFork: pullRequest === undefined ? undefined : isFork(env.BUILDKITE_PULL_REQUEST_REPO, env.BUILDKITE_REPO),
            repositoryUrl: textOf(env.BUILDKITE_REPO),
        };
    },
};
/** By owner and name: the host may be a nickname for one more key. What cannot be compared may be a fork. */
function isFork(source, own) {
    const [theirs, ours] = [source || own, own].map((url) => (0,repository_url/* foldRepositoryUrl */.Hu)(url ?? '')?.path.toLowerCase());
    return theirs === undefined || theirs !== ours;
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/circleci.js
/** CircleCI. It builds branches, never merges; a pull request of a fork as `pull/7`. */

const circleci = {
    id: 'circleci',
    name: 'CircleCI',
    isHere: (env) => env.CIRCLECI === 'true',
    facts: (env) => {
        const branch = textOf(env.CIRCLE_BRANCH);
        return {
            branch,
            tag: textOf(env.CIRCLE_TAG),
            headSha: shaOf(env.CIRCLE_SHA1),
            isChange: false,
            isForkOfOrigin: true,
            pullRequest: numberOf(env.CIRCLE_PULL_REQUEST?.split('/').at(-1)),
            author: textOf(env.CIRCLE_PR_USERNAME),
            isFork: Boolean(env.CIRCLE_PR_REPONAME) || /^pull\/\d+$/.test(branch ?? ''),
            repositoryUrl: textOf(env.CIRCLE_REPOSITORY_URL),
        };
    },
};

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/gitlab.js
/** GitLab CI: pipelines of branches, of merge requests, and of their merged results. */

const gitlab = {
    id: 'gitlab',
    name: 'GitLab CI',
    isHere: (env) => env.GITLAB_CI === 'true',
    facts: (env) => ({
        ...(env.CI_MERGE_REQUEST_IID ? mergeRequest(env) : branch(env)),
        defaultBranch: textOf(env.CI_DEFAULT_BRANCH),
        repositoryUrl: textOf(env.CI_PROJECT_URL),
        isPublic: env.CI_PROJECT_VISIBILITY === undefined ? undefined : env.CI_PROJECT_VISIBILITY === 'public',
    }),
};
/** CI_COMMIT_SHA is the source's head, but for merged results, where the source has a variable of its own. */
function mergeRequest(env) {
    return {
        branch: textOf(env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME),
        headSha: shaOf(env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA) ?? headOfDetached(env),
        builtSha: shaOf(env.CI_COMMIT_SHA),
        isChange: true,
        pullRequest: numberOf(env.CI_MERGE_REQUEST_IID),
        isDraft: booleanOf(env.CI_MERGE_REQUEST_DRAFT),
        baseBranch: textOf(env.CI_MERGE_REQUEST_TARGET_BRANCH_NAME),
        isFork: env.CI_MERGE_REQUEST_SOURCE_PROJECT_ID !== env.CI_MERGE_REQUEST_PROJECT_ID,
        // The pipeline of a fork's merge request runs in the fork, or, started by a member, in the parent.
        isForkOfOrigin: env.CI_PROJECT_ID !== undefined && env.CI_PROJECT_ID === env.CI_MERGE_REQUEST_PROJECT_ID,
    };
}
function headOfDetached(env) {
    const isMerged = ['merged_result', 'merge_train'].includes(env.CI_MERGE_REQUEST_EVENT_TYPE ?? '');
    return isMerged ? undefined : shaOf(env.CI_COMMIT_SHA);
}
function branch(env) {
    return {
        branch: textOf(env.CI_COMMIT_BRANCH),
        tag: textOf(env.CI_COMMIT_TAG),
        headSha: shaOf(env.CI_COMMIT_SHA),
        isChange: false,
        pullRequest: openMergeRequest(env),
    };
}
/** The branch may be proposed while its own pipeline runs: `acme/shop!7,acme/other!8`. */
function openMergeRequest(env) {
    const own = (env.CI_OPEN_MERGE_REQUESTS ?? '')
        .split(',')
        .find((each) => each.startsWith(`${env.CI_PROJECT_PATH ?? ''}!`));
    return numberOf(own?.split('!')[1]);
}

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/jenkins.js
/** Jenkins: multibranch pipelines, and jobs of the Git plugin. */

const jenkins = {
    id: 'jenkins',
    name: 'Jenkins',
    isHere: (env) => Boolean(env.JENKINS_URL || env.CHANGE_ID || env.BUILD_TAG?.startsWith('jenkins-')),
    facts: (env) => {
        const isChange = Boolean(env.CHANGE_ID);
        const built = env.TAG_NAME
            ? undefined
            : (branchOf(env.BRANCH_NAME) ?? branchOf(env.GIT_BRANCH)?.replace(/^origin\//, ''));
        return {
            branch: isChange ? textOf(env.CHANGE_BRANCH) : built,
            tag: textOf(env.TAG_NAME),
            // Of a change it may be the merge that is built.
            headSha: isChange ? undefined : shaOf(env.GIT_COMMIT),
            builtSha: shaOf(env.GIT_COMMIT),
            isChange,
            pullRequest: numberOf(env.CHANGE_ID),
            author: textOf(env.CHANGE_AUTHOR),
            baseBranch: textOf(env.CHANGE_TARGET),
            defaultBranch: env.BRANCH_IS_PRIMARY === 'true' ? built : undefined,
            isFork: isChange ? Boolean(env.CHANGE_FORK) : undefined,
            repositoryUrl: textOf(env.GIT_URL),
        };
    },
};

;// CONCATENATED MODULE: ./build/compiled/src/ci/systems/registry.js
/** The one list of CI systems whose variables are read; GitHub's events are richer, and read in `../github`. */






/** Variables of which each alone says that a CI system is at work, this or another one. */
const ciMarks = [
    ...['CI', 'CONTINUOUS_INTEGRATION', 'BUILD_NUMBER', 'BUILD_TAG'],
    ...['GITHUB_ACTIONS', 'GITLAB_CI', 'TF_BUILD', 'BITBUCKET_BUILD_NUMBER', 'CIRCLECI', 'BUILDKITE', 'JENKINS_URL'],
    // Some of these do not set CI.
    ...['TEAMCITY_VERSION', 'CODEBUILD_BUILD_ID', 'bamboo_buildKey', 'GO_PIPELINE_NAME', 'HARNESS_BUILD_ID'],
    ...['APPVEYOR', 'CIRRUS_CI', 'DRONE', 'SEMAPHORE', 'TRAVIS'],
];
/** The first mark that is set. */
function ciMark(env) {
    return ciMarks.find((name) => Boolean(env[name]) && env[name] !== 'false');
}
/** One that says no more than that it is there. */
const another = {
    id: 'other',
    name: 'a CI system',
    isHere: (env) => ciMark(env) !== undefined,
    facts: () => ({}),
};
const ciSystems = [
    gitlab,
    azure,
    bitbucket,
    circleci,
    buildkite,
    jenkins,
    another,
];
/** Nothing marks a CI system, and nobody looks on: a job may have hidden what it is. */
const unattended = { id: 'unattended', name: 'a run without a terminal' };
/** What the CI system that runs this says; undefined outside them. */
function readCiRun(env) {
    const system = ciSystems.find((each) => each.isHere(env));
    return system === undefined ? undefined : { id: system.id, name: system.name, ...system.facts(env) };
}


/***/ }),

/***/ 73788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  embeddedTarget: () => (/* binding */ embeddedTarget),
  readScanned: () => (/* binding */ readScanned),
  A: () => (/* binding */ scannedLines)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/context.js
var context_context = __webpack_require__(25159);
// EXTERNAL MODULE: ./build/compiled/src/ci/context/read-context.js
var read_context = __webpack_require__(10820);
// EXTERNAL MODULE: ./build/compiled/src/git/work-tree.js
var work_tree = __webpack_require__(14200);
// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/service/embedded.js + 22 modules
var embedded = __webpack_require__(47929);
// EXTERNAL MODULE: ./build/compiled/src/session.js + 3 modules
var src_session = __webpack_require__(46802);
// EXTERNAL MODULE: ./build/compiled/src/steps/surroundings.js
var surroundings = __webpack_require__(90344);
// EXTERNAL MODULE: ./build/compiled/src/git/origin.js
var origin = __webpack_require__(41668);
// EXTERNAL MODULE: ./build/compiled/src/git/runner.js + 1 modules
var runner = __webpack_require__(92515);
;// CONCATENATED MODULE: ./build/compiled/src/git/deepen.js
/** Fetches what a shallow clone lacks of its history, into a repository of our own: the checkout stays as it is. */


/** Commits from where the clone ends; what left its base further back is rare, and is told how to fetch more. */
const steps = [50, 1000];
/** A large repository takes a while. */
const fetchMs = 120_000;
/** Undefined for a clone that is not shallow, without `origin`, and where the two do not meet within reach. */
async function deepen(request) {
    const { place } = request;
    const { stdout } = await (0,runner/* askGit */.gG)(place, ['rev-parse', '--is-shallow-repository']);
    if (stdout.toString().trim() !== 'true')
        return undefined;
    const needed = Promise.withResolvers();
    const reached = Promise.withResolvers();
    // The repository lives as long as it is used.
    const lent = (0,origin/* withOrigin */.D_)({ place, withObjects: true }, async (origin) => {
        if (!(await reach(origin, request)))
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
async function reach(origin, { head, branch }) {
    const place = { ...origin, signal: AbortSignal.any([origin.signal, AbortSignal.timeout(fetchMs)]) };
    const known = `refs/remotes/origin/${branch}`;
    // What a ref names is what git tells the remote to be here.
    await (0,runner/* askGit */.gG)(place, ['update-ref', 'refs/known', head]);
    for (const depth of steps) {
        const flags = ['--quiet', '--no-tags', '--refmap=', `--deepen=${depth}`];
        const fetched = await (0,runner/* askGit */.gG)(place, ['fetch', ...flags, 'origin', `+refs/heads/${branch}:${known}`, head]);
        if (fetched.code !== 0)
            return false;
        const { code } = await (0,runner/* askGit */.gG)(place, ['merge-base', head, known]);
        if (code === 0)
            return true;
    }
    return false;
}

// EXTERNAL MODULE: ./build/compiled/src/git/merge-base.js
var merge_base = __webpack_require__(64248);
;// CONCATENATED MODULE: ./build/compiled/src/cli/compared-commit.js


async function comparedCommit({ sha: head, ...place }, { base, defaultBranch, system, trust }, { scope }) {
    if (scope !== 'auto')
        return undefined;
    if (base === undefined)
        return trust === 'proposal' && defaultBranch === undefined ? noDefaultBranch : undefined;
    const target = { ...base, isLocalTrusted: system === 'laptop' };
    const named = (sha) => ({ sha, name: `${base.branch} at ${sha.slice(0, 12)}` });
    const held = await (0,merge_base/* mergeBaseOf */.n)(place, head, target);
    if (held !== undefined)
        return named(held);
    // On a laptop nothing is asked of origin.
    const history = system === 'laptop' ? undefined : await fetchedHistory(place, head, base.branch);
    const sha = history && (await (0,merge_base/* mergeBaseOf */.n)({ ...place, path: history.path }, head, target));
    if (sha !== undefined)
        return { ...named(sha), history };
    await history?.end();
    return notHere(base.branch);
}
/** Undefined, too, where it cannot be fetched: then it is said how to have it. */
function fetchedHistory(place, head, branch) {
    return deepen({ place, head, branch }).catch((error) => {
        if (place.signal.aborted)
            throw error;
        return undefined;
    });
}
const everything = 'everything that this scan found is judged';
const noDefaultBranch = {
    missing: `Nothing says which branch is the default one, to compare with: ${everything}. Run git remote set-head origin --auto to have only what is new judged`,
};
function notHere(branch) {
    const how = 'actions/checkout fetch-depth: 0, GitLab CI GIT_DEPTH: 0, git fetch --unshallow origin';
    return {
        missing: `This checkout does not show where its commit left ${branch}: ${everything}. Fetch the whole history to have only what is new judged (${how})`,
    };
}

// EXTERNAL MODULE: ./build/compiled/src/cli/place.js
var cli_place = __webpack_require__(13913);
;// CONCATENATED MODULE: ./build/compiled/src/cli/embedded.js
/** `run --embedded`: starts the embedded service over one checkout, whose commit is scanned and judged. */










/** Reads the checkout, unless it was read before. */
async function embeddedTarget({ session, flags, workerUrl }, settings, scanned) {
    const folder = (0,external_node_path_.resolve)(session.folder, flags.positionals[0] ?? '.');
    const place = { ...(0,cli_place/* placeOf */.$t)(session, flags.own), folder };
    const { source, sha, context } = scanned ?? (await readScanned(place, settings));
    const { defaultBranch } = source;
    // The author of a proposal may have chosen another base, and with it what counts as known.
    const base = (0,context_context/* hasOwnBase */.Ck)(context) ? undefined : context.base?.sha;
    const compared = await comparedCommit({ path: source.path, sha, signal: session.cancel }, context, settings);
    const comparison = createComparison(compared);
    const { sha: comparedWith, history, onScanEnd } = comparison;
    const sources = [{ ...source, base, comparedWith, historyPath: history?.path }];
    const starting = (0,embedded/* startEmbedded */.H1)({ sources, port: 0, database: ':memory:', workerUrl, version: src_session/* version */.rE, onScanEnd });
    const service = await starting.catch(async (error) => {
        await history?.end();
        throw error;
    });
    const [repository] = service.repositories;
    const { baseUrl, apiKey } = service;
    return {
        settings: { ...settings, baseUrl, apiKey, repositoryId: repository?.id, branch: undefined },
        context,
        comparison,
        defaultBranch: context.defaultBranch ?? defaultBranch,
        opening: await scannedLines(source, sha),
        async end() {
            await service.stop();
            await history?.end();
        },
    };
}
/** The checkout of the folder, and what it is about. Throws GateError CONFIG where there is no commit to scan. */
async function readScanned(place, settings) {
    const { source, sha } = await (0,embedded/* readHead */.zy)(place.folder);
    const { vcsUrl: repositoryUrl, defaultBranch, path: folder } = source;
    const judged = { kind: 'commit', branch: source.pin.branch, sha, repositoryUrl, defaultBranch };
    return { source, sha, context: await (0,read_context/* readContext */.y)({ ...place, folder }, (0,surroundings/* contextHints */.o)(settings, judged)) };
}
/** The service's own words, kept beside its answers: over its interface no service says what is new. */
function createComparison(compared) {
    const known = new Map();
    const ends = new Map();
    const endOf = (scanId) => {
        const end = ends.get(scanId) ?? Promise.withResolvers();
        ends.set(scanId, end);
        return end;
    };
    const { sha, name: base = '', history, } = compared !== undefined && 'sha' in compared ? compared : {};
    return {
        missing: compared !== undefined && 'missing' in compared ? compared.missing : undefined,
        knownOf: ([scan, ...others]) => (others.length > 0 ? undefined : known.get(scan?.scan_id ?? '')),
        ended: (scanId) => endOf(scanId).promise,
        sha,
        history,
        onScanEnd({ scan, merged }) {
            endOf(scan.id).resolve();
            if (merged?.compared === undefined)
                return;
            const { old, doubtful, counts } = merged.compared;
            const bySeverity = finding/* severities */.gO.map((severity) => [severity, counts[severity.toLowerCase()]]);
            known.set(scan.id, {
                base,
                old: new Set(old),
                doubtful: new Set(doubtful),
                counts: Object.fromEntries(bySeverity),
            });
        },
    };
}
/** What is scanned here, and what of it is not. */
async function scannedLines({ path, pin }, sha) {
    const line = `${pin.branch} at ${sha.slice(0, 12)}, scanned here`;
    return (await (0,work_tree/* hasUncommitted */.e)(path)) ? [line, 'Changes that are not committed are not scanned'] : [line];
}


/***/ }),

/***/ 35343:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ answerWithReport)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/** `--json` of commands that end in a report: it is all that standard output holds, and the log goes to standard error. */

/** Throws GateError CONFIG in a workflow, whose runner reads commands on that stream. */
function answerWithReport({ log, runner, complain }) {
    if (runner !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', '--json does not go with a GitHub workflow, where standard output is for the runner', {
            reason: 'settings',
            hint: 'Have the report written to a file: --json-file report.json.',
        });
    }
    log.moveTo(complain);
}


/***/ }),

/***/ 13913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   U0: () => (/* binding */ unattendedLines),
/* harmony export */   u3: () => (/* binding */ localFlag)
/* harmony export */ });
/* harmony import */ var _ci_systems_registry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86450);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);


const localFlag = {
    local: {
        description: 'Say that this is a machine of your own, where no terminal shows it: it is then not held to what is asked of a proposal. Refused in a CI system.',
    },
};
/** Nobody who ran it on a machine of their own would expect to be held to that. */
function unattendedLines({ system }) {
    if (system !== 'unattended')
        return [];
    return ['No terminal and no CI system: judged as a proposal. --local says that this is a machine of your own'];
}
/** Throws GateError CONFIG for `--local` in a CI system, where a proposal could say it of itself. */
function placeOf({ env, folder, hasTerminal }, { local } = {}) {
    const mark = local ? (0,_ci_systems_registry_js__WEBPACK_IMPORTED_MODULE_0__/* .ciMark */ .EL)(env) : undefined;
    if (mark === undefined)
        return { variables: env, folder, isAttended: hasTerminal || local === true };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `--local: ${mark} is set, and so this runs in a CI system`, {
        reason: 'settings',
        hint: 'Leave --local out: it is for a machine of your own.',
    });
}


/***/ }),

/***/ 76295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gate: () => (/* binding */ gate),
/* harmony export */   readGiven: () => (/* binding */ readGiven),
/* harmony export */   readRunSettings: () => (/* binding */ readRunSettings),
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _ci_context_context_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(25159);
/* harmony import */ var _ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10820);
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16558);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9250);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46802);
/* harmony import */ var _settings_defaults_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42847);
/* harmony import */ var _settings_reading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46565);
/* harmony import */ var _steps_surroundings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(90344);
/* harmony import */ var _surfaces_access_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89536);
/* harmony import */ var _for_programs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35343);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13913);
/** `scan-gate run`: the gate on the command line, against a service elsewhere or the embedded one. */












async function run(request) {
    if (request.flags.own.json)
        (0,_for_programs_js__WEBPACK_IMPORTED_MODULE_7__/* .answerWithReport */ .$)(request.session);
    const known = request.session.startReport();
    known.settings = await readRunSettings(request);
    const result = await gate({ request, settings: known.settings });
    known.report = result.report;
    known.settings = result.settings;
    known.github = await githubTarget(request, result);
}
/**
 * A workflow of ours, with a commit to show something on; that of an embedded run is the checkout's, which may be a merge
 * that nobody looks at.
 */
async function githubTarget({ session, flags }, { context, settings, changes }) {
    const isOurs = context.system === 'github' && context.refusal === undefined && flags.own.embedded === undefined;
    if (!isOurs || settings.githubToken === undefined)
        return undefined;
    const { env, now, cancel } = session;
    const clock = session.clock(settings.baseUrl);
    const access = (0,_surfaces_access_js__WEBPACK_IMPORTED_MODULE_6__/* .accessOf */ .Y)({ context, settings, env, now, transport: await session.transport(), clock, cancel });
    return { access, checkRun: undefined, changes };
}
/** The settings of flags, standard input and variables; masks the secrets before anything else is printed. */
async function readRunSettings(request) {
    return readCommandSettings(await readGiven(request), request.flags);
}
/** What flags, standard input and variables give. */
async function readGiven({ session, flags }) {
    const reading = (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeReadings */ .gK)(flags, await keyFromInput(session, flags), (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .readEnvironment */ .Qo)(session.env));
    session.mask(reading.given['api-key']?.value);
    session.mask(reading.given['github-token']?.value);
    return reading;
}
async function keyFromInput({ readInput }, flags) {
    if (flags.own['api-key-stdin'] === undefined)
        return { given: {}, problems: [] };
    const value = (await readInput()).trim();
    if (value === '')
        return { given: {}, problems: ['--api-key-stdin: standard input is empty'] };
    return { given: { 'api-key': { value, source: 'flag' } }, problems: [] };
}
function readCommandSettings(reading, { given: flagged, own, positionals }) {
    const problems = [...reading.problems];
    const extra = positionals.slice(own.embedded ? 1 : 0);
    if (extra.length > 0)
        problems.push(`${JSON.stringify(extra.join(' '))} is not expected here`);
    if (!own.embedded) {
        try {
            return (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .readSettings */ .sb)(reading.given, problems);
        }
        catch (error) {
            throw reading.given['base-url'] ? error : withEmbeddedHint(error);
        }
    }
    for (const name of ['base-url', 'repository-id', 'branch', 'scan-id']) {
        if (flagged[name])
            problems.push(`--${name} does not go with --embedded, which scans the commit of a checkout`);
    }
    const { 'repository-id': _, branch: __, 'scan-id': ___, ...given } = reading.given;
    return (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .readSettings */ .sb)({ ...given, 'base-url': { value: _settings_defaults_js__WEBPACK_IMPORTED_MODULE_3__/* .noServiceUrl */ .q, source: 'default' } }, problems);
}
function withEmbeddedHint(error) {
    const { code, message, reason } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue(code, message, {
        cause: error,
        reason,
        hint: 'Correct the settings and run again. Without a service: scan-gate run --embedded scans a checkout here.',
    });
}
/** Runs the gate on its target, and ends what was started for that. */
async function gate({ request, settings, scanned, check, ...options }) {
    const { session } = request;
    const targeting = targetOf(request, settings, scanned);
    // While git answers.
    session.warmUp();
    const target = await targeting;
    try {
        await check?.(target);
        const { context } = target;
        const [about = '', ...rest] = [...target.opening, ...(0,_place_js__WEBPACK_IMPORTED_MODULE_8__/* .unattendedLines */ .U0)(context)];
        for (const line of [`Scan Gate ${_session_js__WEBPACK_IMPORTED_MODULE_2__/* .version */ .rE} · ${about}`, ...rest])
            session.log.line(line);
        const github = (0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_9__/* .githubAccess */ .Y)(session.env, settings.githubToken);
        const transport = await session.transport();
        return await (0,_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .runGate */ .R)({
            settings: target.settings,
            context,
            comparison: target.comparison,
            surroundings: (budget, onWait) => (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_5__/* .createSurroundings */ .w)(context, { github, transport, budget, onWait }),
            version: _session_js__WEBPACK_IMPORTED_MODULE_2__/* .version */ .rE,
            transport,
            clock: session.clock(target.settings.baseUrl),
            cancel: session.cancel,
            now: session.now,
            ...options,
            log: session.runLog,
        });
    }
    finally {
        await target.end();
    }
}
async function targetOf(request, settings, scanned) {
    const { session, flags } = request;
    if (flags.own.embedded) {
        const { embeddedTarget } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(2040), __webpack_require__.e(7914), __webpack_require__.e(886), __webpack_require__.e(7929), __webpack_require__.e(4987)]).then(__webpack_require__.bind(__webpack_require__, 73788));
        return embeddedTarget(request, settings, scanned);
    }
    const hints = (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_5__/* .contextHints */ .o)(settings, { kind: 'branch', named: settings.branch });
    const context = await (0,_ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_10__/* .readContext */ .y)((0,_place_js__WEBPACK_IMPORTED_MODULE_8__/* .placeOf */ .$t)(session, flags.own), hints);
    const { defaultBranch } = context;
    return {
        settings,
        context,
        comparison: undefined,
        defaultBranch,
        opening: [(0,_ci_context_context_js__WEBPACK_IMPORTED_MODULE_11__/* .describeContext */ .R5)(context)],
        end: async () => { },
    };
}


/***/ }),

/***/ 84191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wf: () => (/* binding */ isFullSha),
/* harmony export */   sw: () => (/* binding */ isSameCommit),
/* harmony export */   tT: () => (/* binding */ commitText)
/* harmony export */ });
/** Names of commits as others write them: whole or short, in any case. */
const name = /^[0-9a-f]{7,64}$/i;
/** Undefined when one of the two is no name of a commit, so that nothing can be said. */
function isSameCommit(a, b) {
    if (a === undefined || b === undefined || !name.test(a) || !name.test(b))
        return undefined;
    const [first, second] = [a.toLowerCase(), b.toLowerCase()];
    return first.startsWith(second) || second.startsWith(first);
}
function isFullSha(text) {
    return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
}
/** `main at 1a2b3c4d5e6f`, or `commit 1a2b3c4d5e6f`. */
function commitText(sha, ref) {
    const short = sha.slice(0, 12);
    const name = ref?.replace(/^(?:refs\/)?(?:heads|tags|remotes\/origin)\//, '');
    return name === undefined || sha.startsWith(name) ? `commit ${short}` : `${name} at ${short}`;
}


/***/ }),

/***/ 64248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ isInBranch),
/* harmony export */   n: () => (/* binding */ mergeBaseOf)
/* harmony export */ });
/* harmony import */ var _checkout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37914);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92515);
/** Where a commit left the branch that it is to be merged into, as far as a checkout knows. */


/** Full SHA of the merge base; undefined when the checkout does not hold it, and for a commit that is in the branch already. */
async function mergeBaseOf(place, head, target) {
    for await (const tip of tipsOf(place, target)) {
        const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)(place, ['merge-base', '--end-of-options', head, tip]);
        const sha = code === 0 ? await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCommit */ .WL)(place, stdout.toString().trim()) : undefined;
        if (sha !== undefined)
            return sha === head ? undefined : sha;
    }
    return undefined;
}
/** Whether a commit is of the branch; undefined where the checkout does not show it. */
async function isInBranch(place, sha, target) {
    let isShown = false;
    for await (const tip of tipsOf(place, target)) {
        const { code } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)(place, ['merge-base', '--is-ancestor', '--end-of-options', sha, tip]);
        if (code === 0)
            return true;
        isShown = true;
    }
    const { stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)(place, ['rev-parse', '--is-shallow-repository']);
    return isShown && stdout.toString().trim() === 'false' ? false : undefined;
}
/** As origin's branch was seen last, which a merge made for the test may hold; then as the event names it. */
async function* tipsOf(place, { branch, sha, isLocalTrusted }) {
    const remote = await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveRemoteBranch */ .HR)(place, branch);
    if (remote !== undefined)
        yield remote;
    const named = sha === undefined ? undefined : await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveCommit */ .WL)(place, sha);
    if (named !== undefined)
        yield named;
    const local = isLocalTrusted || !(await hasRemote(place)) ? await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveBranch */ .pd)(place, branch) : undefined;
    if (local !== undefined)
        yield local;
}
async function hasRemote(place) {
    const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .askGit */ .gG)(place, ['remote']);
    return code !== 0 || stdout.toString().trim() !== '';
}


/***/ }),

/***/ 14200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ uncommittedFiles),
/* harmony export */   e: () => (/* binding */ hasUncommitted)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _configuration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50618);
/* harmony import */ var _runner_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92515);
/** Whether a work tree differs from its commit, told without any program that its attributes name. */




const localMs = 30_000;
/** Whether files were changed, added or removed since the commit; false where git does not say. */
async function hasUncommitted(path) {
    const status = await statusOf(path, []);
    return status !== undefined && status.text.length > 0;
}
/**
 * The files that were changed, added or removed since the commit, by their paths from the root of the repository, and from the
 * folder; none that git is told to ignore. Undefined where git does not say.
 */
async function uncommittedFiles(folder) {
    const status = await statusOf(folder, ['-z', '--no-renames', '--untracked-files=all']);
    if (status === undefined)
        return undefined;
    const paths = status.text
        .split('\0')
        .slice(0, -1)
        .map((line) => line.slice('XY '.length));
    const prefix = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(status.top), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(folder)).replaceAll('\\', '/');
    const inFolder = paths.filter((path) => prefix !== '' && path.startsWith(`${prefix}/`));
    return new Set([...paths, ...inFolder.map((path) => path.slice(prefix.length + 1))]);
}
async function statusOf(path, more) {
    const place = { path, signal: AbortSignal.timeout(localMs) };
    try {
        const { top } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryOf */ ._M)(place);
        if (top === undefined)
            return undefined;
        const options = await withoutFilters(place);
        if (options === undefined)
            return undefined;
        const status = ['status', '--porcelain', '--ignore-submodules=all', ...more];
        const { code, stdout } = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .askGit */ .gG)(place, [`--work-tree=${top}`, ...options, ...status]);
        return code === 0 ? { top, text: stdout.toString() } : undefined;
    }
    catch {
        return undefined;
    }
}
/** Settings that take its programs from every filter; undefined where a name cannot be written on a command line. */
async function withoutFilters(place) {
    const listed = await (0,_runner_js__WEBPACK_IMPORTED_MODULE_2__/* .askGit */ .gG)(place, ['config', '--list', '--show-scope', '-z', '--includes']);
    if (listed.code !== 0)
        return undefined;
    const names = (0,_configuration_js__WEBPACK_IMPORTED_MODULE_3__/* .readConfiguration */ .TD)(listed.stdout.toString()).map(({ name }) => name);
    const filters = new Set(names.flatMap((name) => /^filter\.(.+)\.[^.]+$/s.exec(name)?.[1] ?? []));
    if ([...filters].some((name) => name.includes('=')))
        return undefined;
    const off = (name) => ['clean=', 'smudge=', 'process=', 'required=false'].map((each) => `filter.${name}.${each}`);
    return [...filters].flatMap(off).flatMap((setting) => ['-c', setting]);
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
