export const id = 3644;
export const ids = [3644,7106];
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

/***/ 46975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ baselineOf),
/* harmony export */   GX: () => (/* binding */ diffBaselines),
/* harmony export */   Gf: () => (/* binding */ baselineEntry),
/* harmony export */   Ms: () => (/* binding */ entryOf),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   nk: () => (/* binding */ parseBaseline),
/* harmony export */   on: () => (/* binding */ oldFindings),
/* harmony export */   qL: () => (/* binding */ renderBaseline)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55156);
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75755);
/** The known findings of the default branch, for `scope: new`: old is what the baseline holds, by id or by kind and place. */




/** One finding of the baseline, in the words of the file. */
const baselineEntry = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    violation_id: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    type: zod__WEBPACK_IMPORTED_MODULE_3__.union([zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationTypes */ .h2), zod__WEBPACK_IMPORTED_MODULE_3__.literal('unknown')]),
    /** One that an older file leaves out covers a finding by its id alone. */
    severity: zod__WEBPACK_IMPORTED_MODULE_3__.union([zod__WEBPACK_IMPORTED_MODULE_3__["enum"](_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityWords */ .D4), zod__WEBPACK_IMPORTED_MODULE_3__.literal('unknown')]).optional(),
    title: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_3__.string(),
});
const fileSchema = zod__WEBPACK_IMPORTED_MODULE_3__.strictObject({
    format_version: zod__WEBPACK_IMPORTED_MODULE_3__.literal(1),
    repository: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    branch: zod__WEBPACK_IMPORTED_MODULE_3__.string().min(1),
    findings: zod__WEBPACK_IMPORTED_MODULE_3__.array(baselineEntry),
});
/**
 * The ids of the findings that the baseline holds. An entry covers one finding: the one with its id, else one of the same
 * type, severity, title and file. Of several like that the least bad is covered first, so that the worst stay new; the order of the
 * input never matters.
 */
function oldFindings({ entries }, findings, stillThere = new Set()) {
    const unique = new Map(findings.map((finding) => [finding.id, finding]));
    const old = new Set();
    const left = new Map();
    for (const entry of entries) {
        if (unique.has(entry.violation_id))
            old.add(entry.violation_id);
        else if (!stillThere.has(entry.violation_id))
            left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
    }
    // One of which kind or place is unclear is like no other.
    const others = [...unique.values()]
        .filter((finding) => !old.has(finding.id) && finding.severityKnown)
        .filter((finding) => !(0,_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnclear */ .Z5)(finding, 'severity', 'title', 'type', 'filePath'))
        .sort(leastBadFirst);
    for (const finding of others) {
        const key = keyOf(entryOf(finding));
        const room = left.get(key) ?? 0;
        if (room === 0)
            continue;
        old.add(finding.id);
        left.set(key, room - 1);
    }
    return old;
}
function leastBadFirst(a, b) {
    return ((0,_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b.severity) - (0,_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a.severity) ||
        // An unknown score may be any.
        (a.cvss ?? 11) - (b.cvss ?? 11) ||
        (a.epss ?? 101) - (b.epss ?? 101) ||
        byId(a, b));
}
function byId(a, b) {
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
function entryOf(finding) {
    const { id, type = 'unknown', title, filePath = '', severityKnown } = finding;
    const severity = severityKnown ? finding.severity : 'unknown';
    return { violation_id: id, type, severity, title, file_path: filePath };
}
/** Of one kind, severity included, and in one place. */
function keyOf({ type, severity, title, file_path }) {
    return JSON.stringify([type, severity ?? null, title, file_path]);
}
/** The baseline of these findings; of several with one id, one. */
function baselineOf(findings, of) {
    const unique = [...new Map(findings.map((finding) => [finding.id, finding])).values()];
    return { ...of, entries: unique.sort(byId).map(entryOf) };
}
/** The file's text: the same findings are the same bytes. */
function renderBaseline({ repository, branch, entries }) {
    return `${JSON.stringify({ format_version: 1, repository, branch, findings: entries }, null, 2)}\n`;
}
/** Throws GateError CONFIG (reason `policy`) for a file that is damaged, edited by hand, or of another version. */
function parseBaseline(text, name) {
    const parsed = fileSchema.safeParse(jsonOf(text, name));
    if (!parsed.success) {
        const issue = parsed.error.issues[0];
        throw damaged(name, `${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
    }
    const { repository, branch, findings: entries } = parsed.data;
    const isSorted = entries.every((entry, index) => index === 0 || (entries[index - 1]?.violation_id ?? '') < entry.violation_id);
    if (!isSorted)
        throw damaged(name, 'its findings are not sorted, or one stands there twice');
    return { repository, branch, entries };
}
function jsonOf(text, name) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw damaged(name, 'it is not JSON', error);
    }
}
function damaged(name, why, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `The baseline ${name} is damaged: ${why}`, {
        cause,
        reason: 'policy',
        hint: 'Make it anew on the default branch: scan-gate baseline write.',
    });
}
/** What the second holds beyond the first, and the first beyond the second; a new id for the same problem is neither. */
function diffBaselines(before, after) {
    return { added: beyond(after, before), removed: beyond(before, after) };
}
function beyond(more, less) {
    const ids = new Set(more.entries.map((entry) => entry.violation_id));
    const known = new Set(less.entries.map((entry) => entry.violation_id));
    const left = new Map();
    for (const entry of less.entries)
        if (!ids.has(entry.violation_id))
            left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
    return more.entries.filter((entry) => {
        if (known.has(entry.violation_id))
            return false;
        const room = left.get(keyOf(entry)) ?? 0;
        left.set(keyOf(entry), room - 1);
        return room <= 0;
    });
}


/***/ }),

/***/ 54221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $l: () => (/* binding */ parsePurl),
/* harmony export */   Ib: () => (/* binding */ repositoryPurl),
/* harmony export */   JF: () => (/* binding */ purlText),
/* harmony export */   L$: () => (/* binding */ namesPackage),
/* harmony export */   Ln: () => (/* binding */ npmName)
/* harmony export */ });
const longest = 2000;
/** Of these types the specification, or their registry, knows names without case. */
const withoutCase = new Set('alpm apk bitbucket composer deb github gitlab golang hex nuget oci pub pypi'.split(' '));
/** In the spelling of its type; undefined for what is no package URL. */
function parsePurl(text) {
    const body = /^pkg:\/*(.+)$/is.exec(text.trim())?.[1];
    if (body === undefined || text.length > longest || !text.isWellFormed())
        return undefined;
    const [beforeFragment, subpath] = splitAt(body, body.indexOf('#'));
    const [path, query] = splitAt(beforeFragment, beforeFragment.indexOf('?'));
    // An @ in a folder is a scope, `pkg:npm/@babel/core`, and no version.
    const at = path.lastIndexOf('@');
    const [named, version] = splitAt(path, at > path.lastIndexOf('/') + 1 ? at : -1);
    const parts = named.split('/').filter((part) => part !== '');
    try {
        const [type = '', ...names] = parts.map((part) => decodeURIComponent(part));
        const name = names.pop();
        if (!/^[a-z][a-z0-9.+-]*$/i.test(type) || name === undefined)
            return undefined;
        return normal({
            type,
            name,
            ...(names.length > 0 && { namespace: names.join('/') }),
            ...(version && { version: decodeURIComponent(version) }),
            ...(query && { qualifiers: qualifiersOf(query) }),
            ...(subpath && { subpath: decodeURIComponent(subpath).replace(/^\/+|\/+$/g, '') }),
        });
    }
    catch {
        // A percent sign that encodes nothing.
        return undefined;
    }
}
function splitAt(text, index) {
    return index <= 0 ? [text, undefined] : [text.slice(0, index), text.slice(index + 1)];
}
function qualifiersOf(query) {
    const pairs = query.split('&').map((pair) => splitAt(pair, pair.indexOf('=')));
    const given = pairs.flatMap(([key, value]) => value ? [[key.toLowerCase(), decodeURIComponent(value)]] : []);
    return Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1)));
}
function normal(purl) {
    const type = purl.type.toLowerCase();
    const spelled = (text) => (withoutCase.has(type) ? text.toLowerCase() : text);
    const name = type === 'pypi' ? spelled(purl.name).replaceAll(/[-_.]+/g, '-') : spelled(purl.name);
    return { ...purl, type, name, ...(purl.namespace !== undefined && { namespace: spelled(purl.namespace) }) };
}
function purlText({ type, namespace, name, version, qualifiers, subpath }) {
    const names = [...(namespace?.split('/') ?? []), name].map(encodeURIComponent);
    const query = Object.entries(qualifiers ?? {}).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
    return [
        `pkg:${[type, ...names].join('/')}`,
        version === undefined ? '' : `@${encodeURIComponent(version)}`,
        query.length === 0 ? '' : `?${query.join('&')}`,
        subpath === undefined ? '' : `#${subpath.split('/').map(encodeURIComponent).join('/')}`,
    ].join('');
}
const hosts = {
    'github.com': 'github',
    'gitlab.com': 'gitlab',
    'bitbucket.org': 'bitbucket',
};
const webProtocols = ['https:', 'http:'];
/** `pkg:github/acme/shop` of `https://github.com/acme/shop`; of a host without a type of its own `pkg:generic/host/acme/shop`. */
function repositoryPurl(url) {
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
/** `@babel/core` has its scope as the namespace. */
function npmName(library) {
    const slash = library.startsWith('@') ? library.indexOf('/') : -1;
    return slash < 0 ? { name: library } : { namespace: library.slice(0, slash), name: library.slice(slash + 1) };
}
/** Whether what was found is what is named; unknown where it states less than is named, or no version. */
function namesPackage(named, found) {
    const isSame = named.type === found.type && named.namespace === found.namespace && named.name === found.name;
    if (!isSame)
        return 'no';
    const { version, subpath, qualifiers } = found;
    const asked = [
        [plainVersion(named), plainVersion(found)],
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
/** Go's tools write versions with a v, and others leave it out. */
function plainVersion({ type, version }) {
    return type === 'golang' ? version?.replace(/^v(?=\d)/, '') : version;
}


/***/ }),

/***/ 42199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ justifications),
/* harmony export */   UX: () => (/* binding */ idsOf),
/* harmony export */   bM: () => (/* binding */ statuses),
/* harmony export */   fL: () => (/* binding */ excuses),
/* harmony export */   o1: () => (/* binding */ normalIds),
/* harmony export */   oE: () => (/* binding */ isStated)
/* harmony export */ });
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3706);
/* harmony import */ var _identifiers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80098);
/* harmony import */ var _purl_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54221);
/** What a statement of an OpenVEX document says, and whether it is about a finding (https://github.com/openvex/spec, 0.2.0). */



const statuses = ['not_affected', 'affected', 'fixed', 'under_investigation'];
const justifications = [
    'component_not_present',
    'vulnerable_code_not_present',
    'vulnerable_code_not_in_execute_path',
    'vulnerable_code_cannot_be_controlled_by_adversary',
    'inline_mitigations_already_exist',
];
/**
 * Whether the claim excuses the finding. Unknown where the finding does not state what it takes to say so; a statement of the
 * same time or later that may be about it takes the claim back.
 */
function excuses(claim, finding) {
    const isAbout = (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(vulnerabilityOf(claim, finding), productOf(claim, finding));
    if (isAbout === 'no')
        return 'no';
    const isTakenBack = rivalsFor(finding, claim).some((rival) => productOf(rival, finding) !== 'no');
    return isTakenBack ? (isStated(finding) ? 'no' : 'unknown') : isAbout;
}
/** Whether the finding's detail was read: what it does not state then, nobody states. */
function isStated({ detail }) {
    return detail !== undefined;
}
const named = new WeakMap();
/** Those of the same time or later that name the vulnerability by any name of the finding. */
function rivalsFor(finding, { rivals, timeMs }) {
    if (rivals.length === 0)
        return [];
    const index = named.get(rivals) ?? byName(rivals);
    named.set(rivals, index);
    const found = [finding.id, ...idsOf(finding)].flatMap((name) => index.get(name) ?? []);
    return found.filter((rival) => rival.timeMs >= timeMs);
}
function byName(rivals) {
    const index = new Map();
    for (const rival of rivals)
        for (const name of new Set([...rival.names, ...rival.ids]))
            index.set(name, [...(index.get(name) ?? []), rival]);
    return index;
}
/** Yes: all names that the finding has in one database are the claim's. A finding of two CVEs is not excused by one of them. */
function vulnerabilityOf({ names, ids }, finding) {
    if (names.includes(finding.id))
        return 'yes';
    const mayBeNamed = finding.type === undefined || finding.type === 'SCA';
    const stated = idsOf(finding);
    if (stated.length === 0)
        return mayBeNamed ? 'unknown' : 'no';
    const named = new Set(ids);
    const ofDatabases = Map.groupBy(stated, (id) => id.slice(0, id.indexOf('-')));
    if ([...ofDatabases.values()].some((own) => own.every((id) => named.has(id))))
        return 'yes';
    return stated.some((id) => named.has(id)) ? 'unknown' : 'no';
}
function idsOf({ detail }) {
    return detail?.advisory?.ids ?? detail?.advisory?.cves ?? [];
}
function productOf({ products }, finding) {
    const found = packageOf(finding);
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(...products.map((product) => isProduct(product, found)));
}
function isProduct(product, found) {
    const { owner, parts } = product;
    const inside = parts.length === 0 ? 'yes' : (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(...parts.map((part) => isPackage(part, found)));
    const itself = (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(isPackage(product, found), parts.length === 0 ? 'yes' : 'unknown');
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(itself, (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .both */ .WP)(isHere(owner, parts.length > 0), inside));
}
function isHere(owner, hasParts) {
    if (owner === 'this')
        return 'yes';
    if (owner === 'maybe')
        return 'unknown';
    // What somebody says of one of these parts in a product of their own may or may not be said of ours.
    return owner === 'unlisted' && hasParts ? 'unknown' : 'no';
}
function isPackage({ purls }, found) {
    if (found === undefined || purls.length === 0)
        return 'unknown';
    return (0,_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .either */ .gP)(...purls.map((purl) => (0,_purl_js__WEBPACK_IMPORTED_MODULE_2__/* .namesPackage */ .L$)(purl, found)));
}
const packages = new WeakMap();
/** Read once: every claim asks. */
function packageOf(finding) {
    const known = packages.get(finding) ?? { purl: (0,_purl_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePurl */ .$l)(finding.detail?.advisory?.purl ?? '') };
    packages.set(finding, known);
    return known.purl;
}
/** Each once, in one spelling. */
function normalIds(names) {
    return [...new Set(names.map(_identifiers_js__WEBPACK_IMPORTED_MODULE_1__/* .normalId */ .R))];
}


/***/ }),

/***/ 79723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xi: () => (/* binding */ roleOfPath),
/* harmony export */   Z2: () => (/* binding */ rolesText),
/* harmony export */   wL: () => (/* binding */ fileRoles),
/* harmony export */   ww: () => (/* binding */ roleWords)
/* harmony export */ });
/** In the order in which they are asked; what none of them takes is other code. */
const fileRoles = ['fixture', 'test', 'example', 'vendored', 'minified'];
const patterns = {
    fixture: /(?:^|\/)(?:(?:__)?fixtures?(?:__)?|testdata|test-?data|__snapshots__|__mocks__|mocks?)\//i,
    test: /(?:^|\/)(?:__tests__|tests?|specs?|e2e|cypress)\/|(?:^|[._-])(?:test|spec|cy|e2e)\.[cm]?[jt]sx?$|(?:^|\/)(?:test_[^/]*|conftest)\.py$|_(?:test|spec)\.(?:py|go|rb)$|[a-z](?:Test|Tests|IT)\.(?:java|kt|cs)$/,
    example: /(?:^|\/)(?:examples?|samples?|demos?)\//i,
    vendored: /(?:^|\/)(?:vendors?|third[_-]?party|bower_components|node_modules|external|lib\/jquery)\/|(?:^|\/)(?:jquery|bootstrap|angular|lodash|underscore|moment|react|vue|d3|popper|materialize|modernizr|html5shiv)(?:[.-](?:[\d.]+|slim|bundle|core|ui))*(?:\.min)?\.js$/i,
    minified: /\.min\.(?:[cm]?js|css)$/i,
};
/** Of most paths one look says that none takes them. */
const anyPattern = new RegExp(Object.values(patterns)
    .map(({ source }) => source)
    .join('|'), 'i');
/** Undefined for other code, and where no path is known. */
function roleOfPath(path) {
    return path === undefined || !anyPattern.test(path) ? undefined : fileRoles.find((role) => patterns[role].test(path));
}
/** How a place is called: `in a test`. */
const roleWords = {
    fixture: 'in a fixture of tests',
    test: 'in a test',
    example: 'in an example',
    vendored: 'in code of somebody else that is kept here',
    minified: 'in minified code',
};
const manyWords = {
    fixture: 'in fixtures of tests',
    test: 'in tests',
    example: 'in examples',
    vendored: 'in code of others',
    minified: 'in minified code',
};
/** `6 in tests, 1 in an example`; empty where none of them is. */
function rolesText(findings) {
    const counts = new Map();
    for (const { filePath } of findings) {
        const role = roleOfPath(filePath);
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

/***/ 14988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ listStates),
/* harmony export */   Td: () => (/* binding */ nameObject),
/* harmony export */   VF: () => (/* binding */ evidenceObject),
/* harmony export */   db: () => (/* binding */ factsObject)
/* harmony export */ });
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75755);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65633);


/** How far a list can be believed; `null` in the file: it was not read. */
const listStates = ['settled', 'stands', 'changing'];
const textMax = 2000;
/** Null for a run that ended before it had evidence. */
function evidenceObject({ evidence, findings }) {
    if (evidence === undefined)
        return null;
    return {
        lists: Object.fromEntries(_policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity) => [severity.toLowerCase(), stateOf(evidence.lists[severity]) ?? null])),
        unknown_severities: evidence.unknownSeverities,
        started_at: timeText(evidence.startedAt),
        base_started_at: timeText(evidence.base?.startedAt),
        base_completed_at: timeText(evidence.base?.completedAt),
        base_others: evidence.base?.others?.map(spanObject) ?? null,
        earlier_base: evidence.earlierBase === undefined ? null : earlierObject(evidence.earlierBase),
        changes: evidence.changes === undefined ? null : changesObject(evidence.changes),
        baseline: evidence.baseline ?? null,
        known: evidence.known === undefined ? null : knownObject(evidence.known),
        is_suppressible: evidence.isSuppressible,
        findings_without_detail: idsWithoutDetail(evidence.findings),
        other_findings: othersThan(findings, evidence.findings),
    };
}
function* idsWithoutDetail(findings) {
    for (const { id, detail } of findings)
        if (detail === undefined)
            yield id;
}
function* othersThan(named, findings) {
    const shown = new Set();
    for (const { id } of named)
        shown.add(id);
    for (const finding of findings)
        if (!shown.has(finding.id))
            yield plainFinding(finding);
}
function knownObject({ base, old, doubtful, counts }) {
    const stated = _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity) => [severity.toLowerCase(), counts[severity] ?? null]);
    return {
        base: (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(base, textMax),
        old: [...old].sort(),
        doubtful: [...doubtful].sort(),
        counts: Object.fromEntries(stated),
    };
}
function spanObject({ startedAt, completedAt }) {
    return { started_at: timeText(startedAt), completed_at: timeText(completedAt) };
}
function earlierObject({ scanId, branch, counts, ...span }) {
    const stated = _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity) => [severity.toLowerCase(), counts[severity] ?? null]);
    return { scan_id: scanId, branch, counts: Object.fromEntries(stated), ...spanObject(span) };
}
function stateOf(state) {
    if (state === undefined)
        return undefined;
    if (!state.stands)
        return 'changing';
    return state.settled ? 'settled' : 'stands';
}
function changesObject({ files, isComplete }) {
    const parts = [...files].map(([path, { lines, isGone }]) => ({
        path,
        lines: lines ?? null,
        ...(isGone ? { is_gone: true } : {}),
    }));
    return { is_complete: isComplete, files: parts.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}
/** A finding without its texts, as it stands in the file. */
function plainFinding(finding) {
    return { ...nameObject(finding), ...factsObject(finding) };
}
/** What a finding begins with in the file. */
function nameObject({ id, title }) {
    return { violation_id: (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(id, textMax), title: (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(title, textMax) };
}
/** And what follows, without its texts. */
function factsObject(finding) {
    return {
        severity: finding.severity,
        severity_known: finding.severityKnown,
        type: finding.type ?? null,
        status: finding.status,
        unclear: [...(finding.unclear ?? [])],
        cvss_score: finding.cvss ?? null,
        epss_percent: finding.epss ?? null,
        cwe: finding.detail?.cwe === undefined ? null : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(finding.detail.cwe, 200),
        file_path: finding.filePath === undefined ? null : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(finding.filePath, 4096),
        line_number: finding.line ?? null,
        label: finding.label,
        first_seen: finding.firstSeen ?? null,
        first_detected: timeText(finding.detail?.firstDetected),
        last_seen: timeText(finding.detail?.lastSeen),
        advisory: advisoryObject(finding.detail?.advisory),
    };
}
/** One that is longer is of no package, and one that is cut would be of another. */
const purlMax = 2000;
/** As a service states it. */
function advisoryObject(advisory) {
    if (advisory === undefined)
        return null;
    const { cves, ids, purl, fix, fixedVersion, fixedAt, publishedAt } = advisory;
    return {
        cves: cves.slice(0, 100),
        ids: (ids ?? cves).slice(0, 100).map((id) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(id, 200)),
        purl: purl === undefined || purl.length > purlMax ? null : purl,
        fix: fix ?? null,
        fixed_version: fixedVersion === undefined ? null : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(fixedVersion, 200),
        fixed_at: timeText(fixedAt),
        published_at: timeText(publishedAt),
    };
}
/** Null for what is no time, or lies beyond the years that a date can hold. */
function timeText(milliseconds) {
    if (milliseconds === undefined)
        return null;
    const date = new Date(milliseconds);
    return Number.isNaN(date.getTime()) ? null : date.toISOString();
}


/***/ }),

/***/ 75660:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ readSavedReport)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/policy/times.js
var times = __webpack_require__(75988);
// EXTERNAL MODULE: ./build/compiled/src/api/schemas.js
var api_schemas = __webpack_require__(95396);
// EXTERNAL MODULE: ./build/compiled/src/api/words.js
var words = __webpack_require__(56845);
// EXTERNAL MODULE: ./build/compiled/src/policy/baseline.js
var baseline = __webpack_require__(46975);
// EXTERNAL MODULE: ./build/compiled/src/policy/policy.js
var policy = __webpack_require__(17450);
// EXTERNAL MODULE: ./build/compiled/src/policy/verdict.js
var verdict = __webpack_require__(67535);
// EXTERNAL MODULE: ./build/compiled/src/policy/vex/statement.js
var statement = __webpack_require__(42199);
// EXTERNAL MODULE: ./build/compiled/src/report/file-role.js
var file_role = __webpack_require__(79723);
// EXTERNAL MODULE: ./build/compiled/src/report/json/evidence.js
var evidence = __webpack_require__(14988);
;// CONCATENATED MODULE: ./build/compiled/src/report/json/schema.js
/**
 * The shape of the report file, said once: `judge` reads by it what it needs, and `schema/report.schema.json` is made of it.
 * A field that came later is optional, so that reports of earlier versions can be read.
 */











const count = schemas.number().int().min(0);
/** `null`: not stated. */
const countsSchema = schemas.strictObject({
    critical: count.nullable(),
    high: count.nullable(),
    medium: count.nullable(),
    low: count.nullable(),
    info: count.nullable(),
});
/** Beside its texts; what it means for the verdict is the policy's of that run. */
const findingSchema = schemas.looseObject({
    violation_id: schemas.string().min(1),
    title: schemas.string(),
    severity: schemas["enum"](words/* severityWords */.D4),
    severity_known: schemas.boolean(),
    type: schemas["enum"](words/* violationTypes */.h2).nullable(),
    status: schemas["enum"]([...words/* violationStatuses */.CZ, 'UNKNOWN']),
    unclear: schemas.array(schemas["enum"](finding/* facts */.Ix)).optional(),
    cvss_score: schemas.number().nullable(),
    epss_percent: schemas.number().nullable(),
    cwe: schemas.string().nullable(),
    file_path: schemas.string().nullable(),
    line_number: schemas.number().nullable(),
    label: schemas["enum"](['seen', 'maybe', 'elsewhere']),
    first_seen: schemas.boolean().nullable(),
    first_detected: schemas.string().nullable(),
    last_seen: schemas.string().nullable(),
    advisory: schemas.looseObject({
        cves: schemas.array(schemas.string()),
        ids: schemas.array(schemas.string()).optional().meta({ description: 'All names of the vulnerability.' }),
        purl: schemas.string().nullish().meta({ description: 'The package with its version, as a package URL.' }),
        fix: schemas["enum"](['available', 'none']).nullable(),
        fixed_version: schemas.string().nullable(),
        fixed_at: schemas.string().nullable(),
        published_at: schemas.string().nullable(),
    })
        .nullish(),
});
const span = schemas.looseObject({ started_at: schemas.string().nullable(), completed_at: schemas.string().nullable() });
const listState = schemas["enum"](evidence/* listStates */.B9).nullable();
const changes = schemas.looseObject({
    is_complete: schemas.boolean(),
    files: schemas.array(schemas.looseObject({
        path: schemas.string(),
        lines: schemas.array(schemas.tuple([schemas.number(), schemas.number()])).nullable(),
        is_gone: schemas.boolean().optional(),
    })),
});
/** What, beside the findings, is needed to judge by another policy. */
const evidenceSchema = schemas.looseObject({
    lists: schemas.strictObject({
        critical: listState,
        high: listState,
        medium: listState,
        low: listState,
        info: listState,
    }),
    unknown_severities: schemas["enum"](['none', 'listed', 'unread']),
    started_at: schemas.string().nullable(),
    base_started_at: schemas.string().nullish(),
    base_completed_at: schemas.string().nullable(),
    base_others: schemas.array(span).nullish(),
    earlier_base: schemas.looseObject({ scan_id: schemas.string(), branch: schemas.string(), counts: countsSchema, ...span.shape })
        .nullish(),
    changes: changes.nullable(),
    baseline: schemas.strictObject({ repository: schemas.string(), branch: schemas.string(), entries: schemas.array(baseline/* baselineEntry */.Gf) }).nullable(),
    known: schemas.looseObject({ base: schemas.string(), old: schemas.array(schemas.string()), doubtful: schemas.array(schemas.string()), counts: countsSchema })
        .nullish(),
    is_suppressible: schemas.boolean().optional(),
    findings_without_detail: schemas.array(schemas.string()),
    other_findings: schemas.array(findingSchema),
});
const schema_text = schemas.string().nullable();
const claimSchema = schemas.looseObject({
    vulnerability: schemas.array(schemas.string()).meta({ description: 'Its name, and then its aliases.' }),
    products: schemas.array(schemas.looseObject({ name: schemas.string(), subcomponents: schemas.array(schemas.string()) })),
    status: schemas["enum"](statement/* statuses */.bM),
    justification: schemas["enum"](statement/* justifications */.GB).nullable(),
    statement: schemas.string().meta({ description: 'Where it stands.' }),
})
    .meta({ description: 'The OpenVEX statement that excuses.' });
const exceptionSchema = schemas.looseObject({
    ...{ violation_id: schema_text, cwe: schema_text, path: schema_text, title: schema_text, owner: schema_text },
    type: schemas["enum"](words/* violationTypes */.h2).nullable(),
    reason: schemas.string(),
    expires: schemas.string().meta({ description: 'The last day on which it holds.' }),
    justification: schemas["enum"](statement/* justifications */.GB).optional(),
    vex: claimSchema.optional(),
});
/** As people and programs find it: with its texts, and with what the policy made of it. */
const reportedFinding = findingSchema.extend({
    effect: schemas["enum"](['blocks', 'may block', 'none']),
    file_role: schemas["enum"](file_role/* fileRoles */.wL)
        .nullable()
        .optional()
        .meta({ description: 'What its path says of the file; null: nothing. It never lowers a severity.' }),
    disclosed: schemas.boolean().meta({ description: 'Whether it may be named where outsiders read.' }),
    exception: exceptionSchema.nullable().meta({ description: 'The exception that covers it.' }),
    owners: schemas.array(schemas.string()).optional().meta({ description: 'Of its file, by CODEOWNERS; left out where not known.' }),
    left_out: schema_text.optional().meta({ description: 'Why the policy is not about it.' }),
    warned_by: schemas.array(schemas.string()).optional().meta({ description: 'Names of the rules that warn of it.' }),
    description: schema_text,
    code_snippet: schema_text,
    remediation: schema_text,
});
const rule = schemas.looseObject({
    rule: schemas.string(),
    verdict: schemas["enum"](verdict/* verdicts */.rY),
    lo: schemas.int().meta({ description: 'Blocking findings, at least.' }),
    hi: schemas.int().nullable().meta({ description: 'At most; null: nothing bounds them.' }),
    limit: schemas.int().meta({ description: 'How many are allowed.' }),
    line: schemas.string(),
    remedy: schemas.string(),
});
const scanSchema = schemas.looseObject({
    ...{ scan_id: schemas.string(), status: schemas.string(), branch: schemas.string() },
    ...{ created_at: schema_text, started_at: schema_text, completed_at: schema_text },
    counts: countsSchema,
    coverage: schemas.nullable((0,api_schemas/* scanCoverage */.w4)()),
    diagnostics: schemas.array(schemas.looseObject({ ...(0,api_schemas/* scanDiagnostic */.BV)().shape, file_path: schema_text })),
    languages: schemas.array((0,api_schemas/* scanLanguage */.u7)()).optional(),
    adopted: schemas.boolean().optional().meta({ description: 'Somebody else had started it (adopt-running-scan).' }),
    retry_of: schemas.string().optional().meta({ description: 'The scan that FAILED before it (retry-failed-scan).' }),
});
const judged = {
    verdict: schemas["enum"](verdict/* verdicts */.rY),
    reason: schemas["enum"](['clean', 'violations', ...errors/* inconclusiveNames */.BV]).meta({ description: 'See docs/verdicts.md.' }),
    sentence: schemas.string().meta({ description: 'What the run ended with, for people.' }),
    message: schemas.string(),
    hint: schema_text.meta({ description: 'What to do next.' }),
    exit_code: schemas.int(),
    enforced: schemas.boolean().meta({ description: 'False under warn-only.' }),
};
const place = {
    service_origin: schema_text,
    repository: schemas.looseObject({ id: schemas.string(), name: schemas.string(), vcs_url: schema_text }).nullable(),
    ...{ repository_url: schema_text, branch: schema_text, head_sha: schema_text, base_sha: schema_text, event: schema_text },
    pull_request: schemas.int().nullable(),
};
const reportSchema = schemas.looseObject({
    format_version: schemas.literal(1),
    tool: schemas.looseObject({ name: schemas.literal('scan-gate'), version: schemas.string() }),
    ...judged,
    ...place,
    scan: scanSchema.nullable(),
    policy: schemas.looseObject({ source: schemas.string(), sha256: schemas.string(), settings: schemas.record(schemas.string(), schemas.string()) }),
    scope: schemas["enum"](policy/* scopes */.W).nullable(),
    base: schemas.looseObject({ scan_id: schemas.string(), branch: schemas.string(), counts: countsSchema }).nullable(),
    rules: schemas.array(rule).meta({ description: 'Each of them can fail the run.' }),
    warnings: schemas.array(rule).optional().meta({ description: 'Rules that only warn.' }),
    exceptions: schemas.looseObject({
        used: schemas.array(exceptionSchema.extend({ violation_ids: schemas.array(schemas.string()) })),
        ...{
            expiring: schemas.array(exceptionSchema),
            expired: schemas.array(exceptionSchema),
            unmatched: schemas.array(exceptionSchema),
        },
        unclear: schemas.array(exceptionSchema).optional().meta({
            description: 'OpenVEX statements that may be about a finding that does not state its package, version or names.',
        }),
    })
        .nullable(),
    listed_severities: schemas.array(schemas["enum"](words/* severityWords */.D4)),
    elsewhere_count: schemas.int(),
    notes: schemas.array(schemas.string()),
    requests: schemas.record(schemas.string(), schemas.int()).meta({ description: 'Requests to the service, by call.' }),
    duration_ms: schemas.int(),
    timings: schemas.array(schemas.looseObject({ phase: schemas.string(), ms: schemas.int(), requests: schemas.int() }))
        .optional()
        .meta({ description: 'Where the time went.' }),
    evidence: evidenceSchema.nullable(),
    texts_left_out: schemas.int().meta({ description: 'Findings whose texts found no room.' }),
    findings: schemas.array(reportedFinding).meta({ description: 'Worst first.' }),
})
    .meta({ title: 'The report of Scan Gate', description: 'What a run knew, decided and could not do. Format 1.' });

;// CONCATENATED MODULE: ./build/compiled/src/report/json/saved.js
/** Reads a report file back, far enough to judge its evidence by another policy. */





/** As far as another policy needs it, so that a report of an earlier version can be judged. */
const report = reportSchema.pick({ verdict: true, message: true, branch: true, head_sha: true, scope: true }).extend({
    reason: schemas.string(),
    pull_request: schemas.number().nullable(),
    repository_url: schemas.string().nullish(),
    service_origin: schemas.string().nullish(),
    tool: schemas.looseObject({ version: schemas.string() }).optional(),
    scan: scanSchema
        .pick({ scan_id: true, counts: true, coverage: true, diagnostics: true, languages: true })
        .extend({ status: schemas.string().optional() })
        .nullable(),
    base: reportSchema.shape.base,
    evidence: evidenceSchema.nullable(),
    findings: schemas.array(reportedFinding.pick({ effect: true }).partial().extend(findingSchema.shape)),
});
/** Throws GateError CONFIG (reason `settings`), beginning with the name, for what is no report of this format. */
function readSavedReport(text, name) {
    const content = parse(text, name);
    const format = content?.format_version;
    if (format !== 1)
        throw wrong(name, format === undefined ? 'it is no report file' : unknownFormat(format));
    if (!Object.hasOwn(content, 'evidence'))
        throw wrong(name, 'it holds no evidence: an earlier version wrote it');
    const read = report.safeParse(content);
    if (!read.success)
        throw wrong(name, `it is damaged at ${placeOf(read.error)}`);
    const { verdict, reason, message, branch, head_sha, pull_request, scan, repository_url, service_origin } = read.data;
    return {
        verdict,
        reason,
        message,
        branch: branch ?? undefined,
        headSha: head_sha ?? undefined,
        pullRequest: pull_request ?? undefined,
        scanId: scan?.scan_id,
        scanStatus: scan?.status,
        repositoryUrl: repository_url ?? undefined,
        serviceOrigin: service_origin ?? undefined,
        toolVersion: read.data.tool?.version,
        evidence: evidenceOf(read.data),
        effects: new Map(read.data.findings.flatMap(({ violation_id: id, effect }) => (effect ? [[id, effect]] : []))),
    };
}
function parse(text, name) {
    try {
        return JSON.parse(text.replace(/^\ufeff/, ''));
    }
    catch {
        // The parser's message quotes the text, which may be any file.
        throw wrong(name, 'it is not JSON, or cut off');
    }
}
function unknownFormat(format) {
    const given = typeof format === 'number' ? String(format) : 'a format';
    return `it is of format ${given}, and this version reads format 1`;
}
function placeOf({ issues }) {
    return issues[0]?.path.map(String).join('.') || 'its beginning';
}
function wrong(name, why) {
    return new errors/* GateError */.ue('CONFIG', `${name} cannot be judged: ${why}`, {
        reason: 'settings',
        hint: 'Give report files that scan-gate wrote (json-file, or the output report-file).',
    });
}
function evidenceOf({ evidence: saved, scan, base, findings }) {
    if (saved === null || scan === null)
        return undefined;
    const unread = new Set(saved.findings_without_detail);
    return {
        counts: countsOf(scan.counts),
        findings: [...findings, ...saved.other_findings].map((each) => findingOf(each, !unread.has(each.violation_id))),
        lists: listsOf(saved.lists),
        unknownSeverities: saved.unknown_severities,
        startedAt: (0,times/* parseTime */.pe)(saved.started_at),
        coverage: scan.coverage ?? undefined,
        languages: scan.languages,
        diagnostics: scan.diagnostics.map(({ file_path, ...rest }) => ({ ...rest, file_path: file_path ?? undefined })),
        changes: saved.changes === null ? undefined : changesOf(saved.changes),
        base: base === null ? undefined : baseOf(base, saved),
        baseline: saved.baseline ?? undefined,
        earlierBase: saved.earlier_base ? earlierOf(saved.earlier_base) : undefined,
        known: saved.known ? knownOf(saved.known) : undefined,
        isSuppressible: saved.is_suppressible ?? true,
    };
}
function knownOf({ base, old, doubtful, counts: saved }) {
    return { base, old: new Set(old), doubtful: new Set(doubtful), counts: countsOf(saved) };
}
function lower(severity) {
    return severity.toLowerCase();
}
function countsOf(saved) {
    const known = finding/* severities */.gO.map((severity) => [severity, saved[lower(severity)]]);
    return Object.fromEntries(known.filter(([, number]) => number !== null));
}
function listsOf(saved) {
    const lists = {};
    for (const severity of finding/* severities */.gO) {
        const state = saved[lower(severity)];
        if (state !== null)
            lists[severity] = { stands: state !== 'changing', settled: state === 'settled' };
    }
    return lists;
}
function changesOf({ is_complete, files }) {
    return {
        isComplete: is_complete,
        files: new Map(files.map(({ path, lines, is_gone }) => [path, { lines: lines ?? undefined, ...(is_gone && { isGone: true }) }])),
    };
}
function baseOf({ scan_id: scanId, branch, counts: saved }, { base_started_at, base_completed_at, base_others }) {
    const times = spanOf({ started_at: base_started_at ?? null, completed_at: base_completed_at });
    return { scanId, branch, counts: countsOf(saved), ...times, others: base_others?.map(spanOf) };
}
function earlierOf({ scan_id: scanId, branch, counts: saved, ...times }) {
    return { scanId, branch, counts: countsOf(saved), ...spanOf(times) };
}
function spanOf({ started_at, completed_at }) {
    return { startedAt: (0,times/* parseTime */.pe)(started_at), completedAt: (0,times/* parseTime */.pe)(completed_at) };
}
function advisoryOf(saved) {
    return {
        cves: saved.cves,
        ...(saved.ids && { ids: saved.ids }),
        ...(typeof saved.purl === 'string' && { purl: saved.purl }),
        fix: saved.fix ?? undefined,
        fixedVersion: saved.fixed_version ?? undefined,
        fixedAt: (0,times/* parseTime */.pe)(saved.fixed_at),
        publishedAt: (0,times/* parseTime */.pe)(saved.published_at),
    };
}
function findingOf(saved, isDetailed) {
    return {
        id: saved.violation_id,
        title: saved.title,
        severity: saved.severity,
        severityKnown: saved.severity_known,
        type: saved.type ?? undefined,
        status: saved.status,
        unclear: saved.unclear,
        cvss: saved.cvss_score ?? undefined,
        epss: saved.epss_percent ?? undefined,
        filePath: saved.file_path ?? undefined,
        line: saved.line_number ?? undefined,
        label: saved.label,
        firstSeen: saved.first_seen ?? undefined,
        detail: isDetailed
            ? {
                description: undefined,
                cwe: saved.cwe ?? undefined,
                codeSnippet: undefined,
                remediation: undefined,
                firstDetected: (0,times/* parseTime */.pe)(saved.first_detected),
                lastSeen: (0,times/* parseTime */.pe)(saved.last_seen),
                ...(saved.advisory && { advisory: advisoryOf(saved.advisory) }),
            }
            : undefined,
    };
}


/***/ }),

/***/ 29145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ displayPath),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   a_: () => (/* binding */ displayPlace),
/* harmony export */   b0: () => (/* binding */ blobUrl),
/* harmony export */   lV: () => (/* binding */ safeRelativePath),
/* harmony export */   om: () => (/* binding */ safeLine),
/* harmony export */   rT: () => (/* binding */ safeRepositoryUrl),
/* harmony export */   sl: () => (/* binding */ withoutUserInfo),
/* harmony export */   uP: () => (/* binding */ safeSha),
/* harmony export */   vg: () => (/* binding */ linkedPlace)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);
/** Where a finding is: paths as text, paths that may be used, and links to them. */

/** A path as text, for reading only; a long one keeps its end, which holds the file's name. */
function displayPath(path, maxLength = 200) {
    const text = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(path.slice(-maxLength - 1));
    return text.length <= maxLength ? text : `…${text.slice(1 - maxLength).replace(/^[\udc00-\udfff]/, '')}`;
}
/** `src/a.ts:42`, `src/a.ts`, or undefined when there is no path. */
function displayPlace(place, maxLength = 200) {
    if (place.filePath === undefined || place.filePath.trim() === '')
        return undefined;
    const path = displayPath(place.filePath, maxLength);
    const line = safeLine(place.line);
    return line === undefined ? path : `${path}:${line}`;
}
/**
 * The path when it is plainly inside the repository, without a leading `./`; undefined for anything else: absolute,
 * drive and UNC paths, `..`, backslashes, addresses, hidden characters, or what a log would take for a command.
 */
function safeRelativePath(path) {
    if (path === undefined || path.length > 1024)
        return undefined;
    const relative = path.replace(/^(?:\.\/)+/, '');
    if (relative !== (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(relative) || relative !== relative.trim())
        return undefined;
    if (/\\|^[a-z][a-z0-9+.-]*:/i.test(relative))
        return undefined;
    const isInside = relative.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
    return isInside ? relative : undefined;
}
/** A line number that every consumer accepts. */
function safeLine(line) {
    return line !== undefined && Number.isSafeInteger(line) && line >= 1 && line <= 0x7fffffff ? line : undefined;
}
/** The path as the end of an address, every character but the plainest percent-encoded. */
function encodePath(relativePath) {
    return relativePath
        .split('/')
        .map((segment) => encodeURIComponent(segment).replaceAll(/[!'()*]/g, percentOf))
        .join('/');
}
function percentOf(character) {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
/** The repository's address when it is plain enough to be linked to; no user, query or fragment. */
function safeRepositoryUrl(url) {
    if (url === undefined || url.length > 500 || !URL.canParse(url))
        return undefined;
    const plain = new URL(url).href.replace(/\/+$/, '');
    return /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.~-]+)+$/i.test(plain) ? plain : undefined;
}
/** The address without a user or password that a service may have stored in it. */
function withoutUserInfo(url) {
    return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, '$1');
}
function safeSha(sha) {
    return sha !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : undefined;
}
/** The address of a line at the commit that was scanned; undefined unless every part is known and safe. */
function blobUrl(place) {
    const repository = safeRepositoryUrl(place.repositoryUrl);
    const sha = safeSha(place.headSha);
    const end = linkedPlace(place);
    if (repository === undefined || sha === undefined || end === undefined)
        return undefined;
    return `${repository}/blob/${sha}/${end}`;
}
/** How the address of a line ends, behind the commit. */
function linkedPlace({ filePath, line: given }) {
    const path = safeRelativePath(filePath);
    if (path === undefined)
        return undefined;
    const line = safeLine(given);
    return `${encodePath(path)}${line === undefined ? '' : `#L${line}`}`;
}


/***/ })

};
