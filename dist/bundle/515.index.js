export const id = 515;
export const ids = [515];
export const modules = {

/***/ 5745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ listStates),
/* harmony export */   Ce: () => (/* binding */ plainFinding),
/* harmony export */   VF: () => (/* binding */ evidenceObject)
/* harmony export */ });
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1022);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9960);


/** How far a list can be believed; `null` in the file: it was not read. */
const listStates = ['settled', 'stands', 'changing'];
const textMax = 2000;
/** Null for a run that ended before it had evidence. */
function evidenceObject({ evidence, findings }) {
    if (evidence === undefined)
        return null;
    const shown = new Set(Array.from(findings, ({ id }) => id));
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
        findings_without_detail: evidence.findings.filter(({ detail }) => detail === undefined).map(({ id }) => id),
        other_findings: evidence.findings.filter(({ id }) => !shown.has(id)).map(plainFinding),
    };
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
    return {
        violation_id: (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(finding.id, textMax),
        title: (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(finding.title, textMax),
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
    };
}
/** Null for what is no time, or lies beyond the years that a date can hold. */
function timeText(milliseconds) {
    const date = new Date(milliseconds ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? null : date.toISOString();
}


/***/ }),

/***/ 3793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ readSavedReport)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5156);
/* harmony import */ var _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4015);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7524);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1022);
/* harmony import */ var _policy_policy_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8301);
/* harmony import */ var _policy_times_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5945);
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6234);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5745);
/** Reads a report file back, far enough to judge its evidence by another policy. */









const count = zod__WEBPACK_IMPORTED_MODULE_6__.number().int().min(0);
const counts = zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
    critical: count.nullable(),
    high: count.nullable(),
    medium: count.nullable(),
    low: count.nullable(),
    info: count.nullable(),
});
const finding = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({
    violation_id: zod__WEBPACK_IMPORTED_MODULE_6__.string().min(1),
    title: zod__WEBPACK_IMPORTED_MODULE_6__.string(),
    severity: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .severityWords */ .D4),
    severity_known: zod__WEBPACK_IMPORTED_MODULE_6__.boolean(),
    type: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationTypes */ .h2).nullable(),
    status: zod__WEBPACK_IMPORTED_MODULE_6__["enum"]([..._api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .violationStatuses */ .CZ, 'UNKNOWN']),
    unclear: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__["enum"](_policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .facts */ .Ix)).optional(),
    cvss_score: zod__WEBPACK_IMPORTED_MODULE_6__.number().nullable(),
    epss_percent: zod__WEBPACK_IMPORTED_MODULE_6__.number().nullable(),
    cwe: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    file_path: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    line_number: zod__WEBPACK_IMPORTED_MODULE_6__.number().nullable(),
    label: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](['seen', 'maybe', 'elsewhere']),
    first_seen: zod__WEBPACK_IMPORTED_MODULE_6__.boolean().nullable(),
    first_detected: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    last_seen: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
});
const span = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({ started_at: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(), completed_at: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable() });
const listState = zod__WEBPACK_IMPORTED_MODULE_6__["enum"](_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .listStates */ .B9).nullable();
const changes = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({
    is_complete: zod__WEBPACK_IMPORTED_MODULE_6__.boolean(),
    files: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({
        path: zod__WEBPACK_IMPORTED_MODULE_6__.string(),
        lines: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.tuple([zod__WEBPACK_IMPORTED_MODULE_6__.number(), zod__WEBPACK_IMPORTED_MODULE_6__.number()])).nullable(),
        is_gone: zod__WEBPACK_IMPORTED_MODULE_6__.boolean().optional(),
    })),
});
const evidence = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({
    lists: zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({
        critical: listState,
        high: listState,
        medium: listState,
        low: listState,
        info: listState,
    }),
    unknown_severities: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](['none', 'listed', 'unread']),
    started_at: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    base_started_at: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullish(),
    base_completed_at: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    base_others: zod__WEBPACK_IMPORTED_MODULE_6__.array(span).nullish(),
    earlier_base: zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({ scan_id: zod__WEBPACK_IMPORTED_MODULE_6__.string(), branch: zod__WEBPACK_IMPORTED_MODULE_6__.string(), counts, ...span.shape }).nullish(),
    changes: changes.nullable(),
    baseline: zod__WEBPACK_IMPORTED_MODULE_6__.strictObject({ repository: zod__WEBPACK_IMPORTED_MODULE_6__.string(), branch: zod__WEBPACK_IMPORTED_MODULE_6__.string(), entries: zod__WEBPACK_IMPORTED_MODULE_6__.array(_policy_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineEntry */ .Gf) }).nullable(),
    known: zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({ base: zod__WEBPACK_IMPORTED_MODULE_6__.string(), old: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.string()), doubtful: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.string()), counts }).nullish(),
    is_suppressible: zod__WEBPACK_IMPORTED_MODULE_6__.boolean().optional(),
    findings_without_detail: zod__WEBPACK_IMPORTED_MODULE_6__.array(zod__WEBPACK_IMPORTED_MODULE_6__.string()),
    other_findings: zod__WEBPACK_IMPORTED_MODULE_6__.array(finding),
});
const diagnostic = _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanDiagnostic */ .BV.extend({ file_path: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable() });
const report = zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({
    verdict: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](_policy_verdict_js__WEBPACK_IMPORTED_MODULE_7__/* .verdicts */ .r),
    reason: zod__WEBPACK_IMPORTED_MODULE_6__.string(),
    message: zod__WEBPACK_IMPORTED_MODULE_6__.string(),
    branch: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    head_sha: zod__WEBPACK_IMPORTED_MODULE_6__.string().nullable(),
    pull_request: zod__WEBPACK_IMPORTED_MODULE_6__.number().nullable(),
    scan: zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({
        scan_id: zod__WEBPACK_IMPORTED_MODULE_6__.string(),
        counts,
        coverage: _api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanCoverage */ .w4.nullable(),
        diagnostics: zod__WEBPACK_IMPORTED_MODULE_6__.array(diagnostic),
        languages: zod__WEBPACK_IMPORTED_MODULE_6__.array(_api_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .scanLanguage */ .u7).optional(),
    })
        .nullable(),
    scope: zod__WEBPACK_IMPORTED_MODULE_6__["enum"](_policy_policy_js__WEBPACK_IMPORTED_MODULE_8__/* .scopes */ .W).nullable(),
    base: zod__WEBPACK_IMPORTED_MODULE_6__.looseObject({ scan_id: zod__WEBPACK_IMPORTED_MODULE_6__.string(), branch: zod__WEBPACK_IMPORTED_MODULE_6__.string(), counts }).nullable(),
    evidence: evidence.nullable(),
    findings: zod__WEBPACK_IMPORTED_MODULE_6__.array(finding),
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
    const { verdict, reason, message, branch, head_sha, pull_request, scan } = read.data;
    return {
        verdict,
        reason,
        message,
        branch: branch ?? undefined,
        headSha: head_sha ?? undefined,
        pullRequest: pull_request ?? undefined,
        scanId: scan?.scan_id,
        evidence: evidenceOf(read.data),
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
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('CONFIG', `${name} cannot be judged: ${why}`, {
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
        startedAt: (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .pe)(saved.started_at),
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
    const known = _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .gO.map((severity) => [severity, saved[lower(severity)]]);
    return Object.fromEntries(known.filter(([, number]) => number !== null));
}
function listsOf(saved) {
    const lists = {};
    for (const severity of _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .gO) {
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
    return { startedAt: (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .pe)(started_at), completedAt: (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .pe)(completed_at) };
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
                firstDetected: (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .pe)(saved.first_detected),
                lastSeen: (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .pe)(saved.last_seen),
            }
            : undefined,
    };
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
