export const id = 7106;
export const ids = [7106];
export const modules = {

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
