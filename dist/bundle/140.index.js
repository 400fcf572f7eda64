export const id = 140;
export const ids = [140];
export const modules = {

/***/ 9007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   bX: () => (/* binding */ isKeyOf),
/* harmony export */   qH: () => (/* binding */ keyOfRun)
/* harmony export */ });
/** How what a gate writes on GitHub is recognised later, by itself and by the commands in comments. */
/** `scan-gate:` and the category, which keeps several gates apart: what a marker or an external id begins with. */
function keyOf(category) {
    return `scan-gate:${category ?? ''}`;
}
/** The external id of a check run; `event` is undefined for what judges a pull request. */
function keyOfRun(category, event) {
    return event === undefined ? keyOf(category) : `${keyOf(category)}:${event}`;
}
/** Whether a check run is one of this category, whatever event it was of. */
function isKeyOf(externalId, category) {
    const key = keyOf(category);
    return externalId === key || externalId?.startsWith(`${key}:`) === true;
}


/***/ }),

/***/ 3060:
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
/* harmony export */   uP: () => (/* binding */ safeSha)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9960);
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
    const path = safeRelativePath(place.filePath);
    if (repository === undefined || sha === undefined || path === undefined)
        return undefined;
    const line = safeLine(place.line);
    return `${repository}/blob/${sha}/${encodePath(path)}${line === undefined ? '' : `#L${line}`}`;
}


/***/ }),

/***/ 2867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ exceptionLines),
/* harmony export */   A6: () => (/* binding */ listedFindings),
/* harmony export */   BV: () => (/* binding */ remediationOf),
/* harmony export */   ES: () => (/* binding */ standings),
/* harmony export */   Hm: () => (/* binding */ statusWord),
/* harmony export */   J8: () => (/* binding */ openCounts),
/* harmony export */   JM: () => (/* binding */ rankFindings),
/* harmony export */   Kq: () => (/* binding */ descriptionOf),
/* harmony export */   L2: () => (/* binding */ verdictWords),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   M9: () => (/* binding */ verdictMarks),
/* harmony export */   NF: () => (/* binding */ scanCountsText),
/* harmony export */   NS: () => (/* binding */ diagnosticLines),
/* harmony export */   Oh: () => (/* binding */ severityWord),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   Sw: () => (/* binding */ verdictTitle),
/* harmony export */   YM: () => (/* binding */ exceptionWord),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   _: () => (/* binding */ coverageText),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   jt: () => (/* binding */ requestCount),
/* harmony export */   kG: () => (/* binding */ groupFindings),
/* harmony export */   lr: () => (/* binding */ mayBeSecret),
/* harmony export */   nZ: () => (/* binding */ labelWord),
/* harmony export */   xS: () => (/* binding */ factsOf),
/* harmony export */   xX: () => (/* binding */ cweOf)
/* harmony export */ });
/* harmony import */ var _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4015);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8342);
/* harmony import */ var _policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3113);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1022);
/* harmony import */ var _policy_ranking_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2805);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9960);
/** The words that several formats share, and the groups in which findings are shown. */






const verdictWords = {
    passed: 'Passed',
    failed: 'Failed',
    inconclusive: 'Inconclusive',
};
const verdictMarks = { passed: '✔', failed: '✖', inconclusive: '?' };
/** `Failed`, or `Failed (not enforced)`. */
function verdictTitle(report) {
    return `${verdictWords[report.verdict]}${report.enforced ? '' : ' (not enforced)'}`;
}
/** How a finding stands, worst first; the order of every list. */
const standings = ['blocks', 'may block', 'open', 'excepted', 'suppressed', 'fixed'];
function standingOf(finding) {
    if (finding.effect !== 'none')
        return finding.effect;
    if (finding.status === 'FIXED' && finding.label !== 'seen')
        return 'fixed';
    if ((0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding))
        return finding.exception === undefined ? 'open' : 'excepted';
    return (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuppressed */ .Bx)(finding) ? 'suppressed' : 'fixed';
}
/** The findings by standing, worst first within each; those of other branches are left out unless they block. */
function groupFindings(findings) {
    const groups = { blocks: [], 'may block': [], open: [], excepted: [], suppressed: [], fixed: [] };
    for (const finding of findings) {
        if (finding.label !== 'elsewhere' || finding.effect !== 'none')
            groups[standingOf(finding)].push(finding);
    }
    const worstFirst = (0,_policy_ranking_js__WEBPACK_IMPORTED_MODULE_4__/* .byWorst */ .D)(new Map());
    for (const standing of standings)
        groups[standing].sort(worstFirst);
    return groups;
}
/** What the lists of the log and the summary are about: everything but the fixed ones, which are only counted. */
function listedFindings(groups) {
    return standings.flatMap((standing) => (standing === 'fixed' ? [] : groups[standing]));
}
/** Every finding of this scan, worst first. */
function rankFindings(findings) {
    const groups = groupFindings(findings);
    return standings.flatMap((standing) => groups[standing]);
}
/** Of a secret, and of what may be one, the matched text must not be repeated. */
function mayBeSecret(finding) {
    return finding.type === 'SECRET' || finding.type === undefined;
}
/** The description, when it may be shown. */
function descriptionOf(finding) {
    return mayBeSecret(finding) ? undefined : presentText(finding.detail?.description);
}
function remediationOf(finding) {
    return presentText(finding.detail?.remediation);
}
function presentText(text) {
    return text === undefined || text.trim() === '' ? undefined : text;
}
/** `CWE-89`, whatever surrounds the number. */
function cweOf(finding) {
    const number = /^\s*(?:CWE[-_ :]*)?0*(\d{1,6})(?!\d)/i.exec(finding.detail?.cwe ?? '')?.[1];
    return number === undefined ? undefined : `CWE-${number}`;
}
function severityWord(finding) {
    return finding.severityKnown ? finding.severity : `${finding.severity} (severity unknown)`;
}
function labelWord(finding) {
    if (finding.label === 'elsewhere')
        return 'of another branch';
    if (finding.label === 'maybe')
        return 'perhaps of another branch';
    return finding.firstSeen === true ? 'new in this scan' : 'seen by this scan';
}
const statusWords = {
    OPEN: 'open',
    FIXED: 'fixed',
    FALSE_POSITIVE: 'false positive',
    ACCEPTED_RISK: 'accepted risk',
    UNKNOWN: 'status unknown',
};
function statusWord(finding) {
    return statusWords[finding.status];
}
/** Type, weakness and scores, as far as they are known; neutral. */
function factsOf(finding) {
    const facts = [finding.type ?? 'type unknown', cweOf(finding)];
    if (isNumber(finding.cvss))
        facts.push(`CVSS ${round(finding.cvss)}`);
    if (isNumber(finding.epss))
        facts.push(`EPSS ${round(finding.epss)} %`);
    if (finding.status !== 'OPEN')
        facts.push(statusWord(finding));
    if (finding.exception !== undefined)
        facts.push(exceptionWord(finding.exception));
    return facts.filter((fact) => fact !== undefined);
}
/** `excepted until 2027-06-01 by team-a: not reachable`; neutral. */
function exceptionWord({ expires, owner, reason }) {
    const by = owner === undefined ? '' : ` by ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralLine */ .GH)(owner, 60)}`;
    return `excepted until ${expires}${by}: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralLine */ .GH)(reason, 160)}`;
}
/** What the team should know of its exceptions, one line each; neutral. */
function exceptionLines({ exceptions }) {
    if (exceptions === undefined)
        return [];
    const { used, expiring, expired, unmatched } = exceptions;
    const covered = used.reduce((sum, { ids }) => sum + ids.length, 0);
    return [
        ...(used.length > 0 ? [`${plural(used.length, 'exception')} in use, covering ${plural(covered, 'finding')}`] : []),
        ...expiring.map((exception) => `Expires soon, on ${exception.expires}: ${exceptionTarget(exception)}`),
        ...expired.map((exception) => `Expired on ${exception.expires}, counts again: ${exceptionTarget(exception)}`),
        ...unmatched.map((exception) => `Matches nothing: ${exceptionTarget(exception)}`),
    ];
}
function exceptionTarget(exception) {
    return (0,_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralLine */ .GH)((0,_policy_exceptions_js__WEBPACK_IMPORTED_MODULE_2__/* .exceptionText */ .P5)(exception), 200);
}
function isNumber(value) {
    return value !== undefined && Number.isFinite(value);
}
function round(value) {
    return Math.round(value * 100) / 100;
}
/** `2`, `at least 2`, `0 to 3`. */
function rangeOf(rule) {
    if (rule.lo === rule.hi)
        return String(rule.lo);
    return Number.isFinite(rule.hi) ? `${rule.lo} to ${rule.hi}` : `at least ${rule.lo}`;
}
/** `1 critical, 2 high, …`: the scan's own counts; undefined when it states none. */
function scanCountsText(report) {
    const counts = report.scan?.counts;
    if (counts === undefined || Object.keys(counts).length === 0)
        return undefined;
    return _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .gO.map((severity) => countText(severity.toLowerCase(), counts[severity])).join(', ');
}
function countText(severity, count) {
    return count === undefined ? `${severity} not stated` : `${count} ${severity}`;
}
/** Open findings of this scan by severity; undefined where the list was not read. */
function openCounts(report, groups) {
    const counts = {};
    for (const severity of report.listedSeverities)
        counts[severity] = 0;
    for (const standing of ['blocks', 'may block', 'open', 'excepted']) {
        for (const { severity } of groups[standing])
            counts[severity] = (counts[severity] ?? 0) + 1;
    }
    return counts;
}
const typeWords = { sast: 'SAST', sca: 'SCA', secrets: 'secrets', iac: 'IaC' };
/** `SAST covered · SCA partly covered · …`, or that the service does not say. */
function coverageText(coverage) {
    if (coverage === undefined)
        return 'the service does not say what it covered';
    return _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz.map((type) => `${typeWords[type]} ${coverage[type] ?? 'not stated'}`).join(' · ');
}
/** What was skipped or could not be read, one line each; neutral. */
function diagnosticLines(report) {
    return (report.scan?.diagnostics ?? []).map((diagnostic) => {
        const file = diagnostic.file_path === undefined ? '' : `${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralLine */ .GH)(diagnostic.file_path, 200)}: `;
        return `${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralLine */ .GH)(diagnostic.engine, 60)}: ${file}${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_5__/* .neutralLine */ .GH)(diagnostic.message, 300)}`;
    });
}
/** `50 of 312 shown; all are in report.json`; undefined when all are shown. */
function shownText(shown, total, reportFile) {
    if (shown >= total)
        return undefined;
    return `${shown} of ${total} shown; all are in ${reportFile === undefined ? 'the report file' : reportFile}`;
}
/** `1 finding`, `2 findings`. */
function plural(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
function durationText(milliseconds) {
    const seconds = Math.max(0, Math.round(milliseconds / 1000));
    const rest = `${seconds % 60} s`;
    return seconds < 60 ? rest : `${Math.floor(seconds / 60)} min ${rest}`;
}
function requestCount(report) {
    return Object.values(report.requests).reduce((sum, count) => sum + count, 0);
}


/***/ })

};
