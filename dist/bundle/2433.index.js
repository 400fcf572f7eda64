export const id = 2433;
export const ids = [2433];
export const modules = {

/***/ 10820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ readContext)
/* harmony export */ });
/** Throws GateError CONFIG when nothing says what to judge, and when what is said does not fit. */
async function readContext(environment, hints) {
    const { judged, policy } = hints;
    const { GITHUB_ACTIONS, GITHUB_EVENT_PATH } = environment.variables;
    const isWorkflow = GITHUB_ACTIONS === 'true' && Boolean(GITHUB_EVENT_PATH);
    const mustBe = judged.kind === 'branch' && judged.mustBeWorkflow === true;
    if (judged.kind === 'commented' || isWorkflow || mustBe) {
        const { readWorkflow } = await __webpack_require__.e(/* import() */ 5355).then(__webpack_require__.bind(__webpack_require__, 15355));
        return readWorkflow(environment, hints);
    }
    const { readPipeline } = await Promise.all(/* import() */[__webpack_require__.e(3880), __webpack_require__.e(8332)]).then(__webpack_require__.bind(__webpack_require__, 98332));
    return readPipeline(environment, judged, policy);
}


/***/ }),

/***/ 16558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ githubAccess)
/* harmony export */ });
/** Public repositories can be read without a token. */
function githubAccess(env, token, loadOctokit) {
    return {
        apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
        repository: env.GITHUB_REPOSITORY ?? '',
        token,
        loadOctokit,
    };
}


/***/ }),

/***/ 30199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ stateOf)
/* harmony export */ });
/* harmony import */ var _policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1125);
/** How an exception stands on a day, in a few words. */

function stateOf(exception, today) {
    if ((0,_policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_0__/* .isExpired */ ._d)(exception, today))
        return 'expired, counts again';
    const days = (0,_policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_0__/* .daysBetween */ .YM)(today, exception.expires);
    if (days === 0)
        return 'ends today';
    return days <= _policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_0__/* .warningDays */ .yy ? `ends in ${days} ${days === 1 ? 'day' : 'days'}` : 'holds';
}


/***/ }),

/***/ 77193:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explain: () => (/* binding */ explain),
/* harmony export */   readHere: () => (/* binding */ readHere)
/* harmony export */ });
/* harmony import */ var _ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10820);
/* harmony import */ var _ci_github_access_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(16558);
/* harmony import */ var _clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85129);
/* harmony import */ var _policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1125);
/* harmony import */ var _report_json_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74663);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65633);
/* harmony import */ var _settings_defaults_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42847);
/* harmony import */ var _settings_reading_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(46565);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49646);
/* harmony import */ var _steps_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71165);
/* harmony import */ var _steps_surroundings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90344);
/* harmony import */ var _exception_state_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(30199);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13913);
/* harmony import */ var _setting_rows_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77686);














/** Prints the table, or with `--json` one object. Throws GateError CONFIG for what a run would refuse, too. */
async function explain(session, flags) {
    const { loaded: explained, isConnected } = await readHere(session, flags);
    const rows = (0,_setting_rows_js__WEBPACK_IMPORTED_MODULE_9__/* .settingRows */ .m)(explained, isConnected);
    const today = session.now.toISOString().slice(0, 10);
    session.write(flags.own.json ? jsonOf(explained, rows, today) : tableOf(explained, rows, today));
}
/** The policy that a run here would have. `isConnected`: a service is named. */
async function readHere(session, flags, problems = []) {
    const reading = (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeReadings */ .gK)(flags, (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .readEnvironment */ .Qo)(session.env));
    const [extra] = flags.positionals;
    if (extra !== undefined)
        reading.problems.push(`${JSON.stringify(extra)} is not expected here`);
    const isConnected = reading.given['base-url'] !== undefined;
    const address = isConnected ? {} : { 'base-url': { value: _settings_defaults_js__WEBPACK_IMPORTED_MODULE_3__/* .noServiceUrl */ .q, source: 'default' } };
    const read = (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_4__/* .readSettings */ .sb)({ ...reading.given, ...address }, [...reading.problems, ...problems]);
    return { loaded: await load(session, (0,_place_js__WEBPACK_IMPORTED_MODULE_8__/* .placeOf */ .$t)(session, flags.own), read), isConnected };
}
const timeoutMs = 60_000;
async function load(session, place, read) {
    const { env, now, cancel, clock, transport } = session;
    const hints = (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_7__/* .contextHints */ .o)(read, { kind: 'folder', named: read.branch });
    const context = await (0,_ci_context_read_context_js__WEBPACK_IMPORTED_MODULE_10__/* .readContext */ .y)(place, hints);
    const budget = (0,_clock_js__WEBPACK_IMPORTED_MODULE_0__/* .createBudget */ .yK)(clock(), timeoutMs, cancel);
    const github = (0,_ci_github_access_js__WEBPACK_IMPORTED_MODULE_11__/* .githubAccess */ .Y)(env, read.githubToken);
    try {
        const around = (0,_steps_surroundings_js__WEBPACK_IMPORTED_MODULE_7__/* .createSurroundings */ .w)(context, { github, transport: await transport(), budget });
        return await (0,_steps_policy_js__WEBPACK_IMPORTED_MODULE_6__.loadPolicy)({ settings: read, context, around, log: { say: () => { }, note: () => { } }, now });
    }
    finally {
        budget.end();
    }
}
function jsonOf({ source, sha256, policy, notes }, rows, today) {
    const exceptions = policy.exceptions.map(({ vex, ...exception }) => ({
        ...exception,
        ...(vex && { vex: (0,_report_json_json_js__WEBPACK_IMPORTED_MODULE_1__/* .claimObject */ .qg)(vex) }),
        state: (0,_exception_state_js__WEBPACK_IMPORTED_MODULE_12__/* .stateOf */ .L)(exception, today),
    }));
    const table = Object.fromEntries(rows.map(({ name, value, from }) => [name, { value, from }]));
    const answer = {
        ...{ format_version: 1, policy: { source, sha256 }, settings: table },
        ...{ rules: (policy.rules ?? []).map((rule) => ({ ...rule })), exceptions, notes },
    };
    return (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonText */ .s$)(answer);
}
function tableOf(loaded, rows, today) {
    const { source, sha256, policy, notes, described } = loaded;
    const widths = [rows.map(({ name }) => name), rows.map(({ value }) => shownValue(value))].map((cells) => Math.max(...cells.map((cell) => cell.length)));
    const line = ({ name, value, from }) => `  ${name.padEnd(widths[0] ?? 0)}  ${shownValue(value).padEnd(widths[1] ?? 0)}  ${from}`;
    const groups = _settings_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .settingGroups */ .Zb.flatMap((group) => {
        const own = rows.filter(({ name }) => _settings_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .settings */ .W0[name].group === group);
        return own.length === 0 ? [] : ['', `${group}:`, ...own.map(line)];
    });
    const text = [
        `Policy: ${source}`,
        `sha256: ${sha256}`,
        ...groups,
        ...otherLines(described),
        '',
        ...exceptionLines(policy.exceptions, today),
        ...(notes.length > 0 ? ['', 'Notes:', ...notes.map((note) => `  ${note}`)] : []),
    ];
    return `${text.map((each) => (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralLine */ .GH)(each).trimEnd()).join('\n')}\n`;
}
/** What only a policy file says. */
function otherLines(described) {
    const others = Object.entries(described).filter(([name]) => !(name in _settings_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .settings */ .W0) && name !== 'exceptions');
    return others.length === 0 ? [] : ['', 'Policy file:', ...others.map(([name, text]) => `  ${name}: ${text}`)];
}
function shownValue(value) {
    return value.length > 48 ? `${value.slice(0, 47)}…` : value;
}
function exceptionLines(exceptions, today) {
    if (exceptions.length === 0)
        return ['Exceptions: none'];
    const lines = exceptions.map((exception) => {
        const owner = exception.owner === undefined ? '' : `, ${exception.owner}`;
        return `  ${(0,_policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_13__/* .exceptionText */ .P5)(exception)}: until ${exception.expires} (${(0,_exception_state_js__WEBPACK_IMPORTED_MODULE_12__/* .stateOf */ .L)(exception, today)})${owner}: ${exception.reason}`;
    });
    return ['Exceptions:', ...lines];
}


/***/ }),

/***/ 77686:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ settingRows)
/* harmony export */ });
/* harmony import */ var _settings_reading_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46565);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49646);
/** Every setting of a run as a row: its value, and the place that it comes from. */


/** Without a service its address is one that only fills the place. */
function settingRows({ settings: read, origins }, isConnected) {
    return _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .commandSettings */ .Jd.map((name) => {
        const source = origins[name] ?? read.sources[name];
        const text = name === 'base-url' && !isConnected ? 'not set' : (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingText */ .Su)(name, read);
        return { name, value: text || _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settings */ .W0[name].absent || 'not set', from: placeText(name, source) };
    });
}
function placeText(name, source) {
    if (source === 'flag')
        return `--${name}`;
    return source === 'environment' ? (0,_settings_reading_js__WEBPACK_IMPORTED_MODULE_0__/* .variableName */ .cG)(name) : source;
}


/***/ }),

/***/ 74663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fh: () => (/* binding */ exceptionObject),
/* harmony export */   iq: () => (/* binding */ reportPieces),
/* harmony export */   qg: () => (/* binding */ claimObject)
/* harmony export */ });
/* unused harmony export renderJson */
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75755);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(18540);
/* harmony import */ var _file_role_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79723);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65633);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29145);
/* harmony import */ var _sentence_sentence_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83672);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56334);
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14988);
/* harmony import */ var _pieces_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(50290);










/** Longest texts, and all of them together. */
const titleMax = 2000;
const textMax = 20_000;
const allTextsMax = 64_000_000;
/** Of a statement that names more, the file that it stands in holds all. */
const shownProducts = 20;
/**
 * The report as JSON, in pieces. What is not known is `null`; `hi: null` in a rule means that nothing bounds it from above.
 * A violation of type SECRET, or of no known type, has neither description nor snippet. Long texts end in `…`;
 * `texts_left_out` counts the findings, the least bad, whose description, snippet and remediation found no room.
 */
function reportPieces(report) {
    const leftOut = countWithoutRoom(report.findings);
    return (0,_pieces_js__WEBPACK_IMPORTED_MODULE_8__/* .jsonPieces */ .M)({ ...headObject(report), texts_left_out: leftOut, findings: findingObjects(report.findings) });
}
/** The same as one text. */
function renderJson(report) {
    return [...reportPieces(report)].join('');
}
/** One after the other: all of them together are the largest part of the file. */
function* findingObjects(findings) {
    const textsFor = beginRoom();
    for (const finding of findings)
        yield findingObject(finding, textsFor(finding) ?? noTexts);
}
function countWithoutRoom(findings) {
    const textsFor = beginRoom();
    return (0,_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .countOf */ .pq)(findings, (finding) => textsFor(finding) === undefined);
}
/** Gives the texts of one finding after the other, undefined for one whose texts find no room. */
function beginRoom() {
    let room = allTextsMax;
    return (finding) => {
        const texts = textsOf(finding);
        const length = lengthOf(texts.description) + lengthOf(texts.code_snippet) + lengthOf(texts.remediation);
        if (length > room)
            return undefined;
        room -= length;
        return texts;
    };
}
function lengthOf(text) {
    return text?.length ?? 0;
}
function headObject(report) {
    return {
        format_version: report.formatVersion,
        tool: { name: report.tool.name, version: report.tool.version },
        verdict: report.verdict,
        reason: report.reason,
        sentence: (0,_sentence_sentence_js__WEBPACK_IMPORTED_MODULE_4__/* .sentenceOf */ .$N)(report),
        message: report.message,
        hint: report.hint === undefined ? null : (0,_prose_js__WEBPACK_IMPORTED_MODULE_9__/* .plainText */ .wh)(report.hint),
        exit_code: report.exitCode,
        enforced: report.enforced,
        service_origin: report.serviceOrigin ?? null,
        repository: repositoryObject(report),
        repository_url: report.repositoryUrl === undefined ? null : (0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutUserInfo */ .sl)(report.repositoryUrl),
        branch: report.branch ?? null,
        head_sha: report.headSha ?? null,
        base_sha: report.baseSha ?? null,
        event: report.event ?? null,
        pull_request: report.pullRequest ?? null,
        scan: report.scan === undefined ? null : scanObject(report.scan),
        policy: {
            source: report.policy.source,
            sha256: report.policy.sha256,
            settings: sortKeys(report.policy.settings),
        },
        scope: report.scope ?? null,
        base: baseObject(report),
        rules: report.rules.map(ruleObject),
        warnings: (report.warnings ?? []).map(ruleObject),
        exceptions: exceptionsObject(report),
        listed_severities: report.listedSeverities,
        elsewhere_count: report.elsewhereCount,
        notes: report.notes,
        requests: sortKeys(report.requests),
        duration_ms: Math.round(report.durationMs),
        timings: (report.phases ?? []).map(({ name, ms, requests }) => ({ phase: name, ms: Math.round(ms), requests })),
        evidence: (0,_evidence_js__WEBPACK_IMPORTED_MODULE_7__/* .evidenceObject */ .VF)(report),
    };
}
function baseObject({ base }) {
    if (base === undefined)
        return null;
    const counts = _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity) => [severity.toLowerCase(), base.counts[severity] ?? null]);
    return { scan_id: base.scanId, branch: base.branch, counts: Object.fromEntries(counts) };
}
function exceptionsObject({ exceptions }) {
    if (exceptions === undefined)
        return null;
    const { used, expiring, expired, unmatched, unclear = [] } = exceptions;
    return {
        used: used.map(({ exception, ids }) => ({ ...exceptionObject(exception), violation_ids: ids })),
        expiring: expiring.map(exceptionObject),
        expired: expired.map(exceptionObject),
        unmatched: unmatched.map(exceptionObject),
        unclear: unclear.map(exceptionObject),
    };
}
function exceptionObject(exception) {
    const { violationId, cwe, type, path, title, vex, justification, reason, expires, owner } = exception;
    return {
        violation_id: violationId ?? null,
        cwe: cwe ?? null,
        type: type ?? null,
        path: path ?? null,
        title: title ?? null,
        reason,
        expires,
        owner: owner ?? null,
        ...(justification && { justification }),
        ...(vex && { vex: claimObject(vex) }),
    };
}
/** Of an OpenVEX statement what it is about, and where it stands. */
function claimObject({ names, products, status, justification, place }) {
    return {
        vulnerability: names.map((name) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(name, titleMax)),
        products: products.slice(0, shownProducts).map(({ names: [name = ''], parts }) => ({
            name: (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(name, titleMax),
            subcomponents: parts.slice(0, shownProducts).map((part) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(part.names[0] ?? '', titleMax)),
        })),
        status,
        justification: justification ?? null,
        statement: (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(place, titleMax),
    };
}
function repositoryObject({ repository }) {
    if (repository === undefined)
        return null;
    return {
        id: repository.id,
        name: repository.name,
        vcs_url: repository.vcsUrl === undefined ? null : (0,_place_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutUserInfo */ .sl)(repository.vcsUrl),
    };
}
function scanObject(scan) {
    return {
        scan_id: scan.id,
        status: scan.status,
        branch: scan.branch,
        created_at: scan.createdAt ?? null,
        started_at: scan.startedAt ?? null,
        completed_at: scan.completedAt ?? null,
        counts: Object.fromEntries(_policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.map((severity) => [severity.toLowerCase(), scan.counts[severity] ?? null])),
        coverage: scan.coverage === undefined ? null : sortKeys(scan.coverage),
        diagnostics: scan.diagnostics.map(({ engine, message, file_path, file_paths, failed }) => ({
            engine: (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(engine, titleMax),
            message: (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(message, titleMax),
            file_path: file_path === undefined ? null : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(file_path, titleMax),
            ...(file_paths === undefined ? {} : { file_paths: file_paths.map((path) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(path, titleMax)) }),
            ...(failed === undefined ? {} : { failed }),
        })),
        ...(scan.languages === undefined ? {} : { languages: scan.languages.map(languageObject) }),
        ...(scan.isAdopted === true ? { adopted: true } : {}),
        ...(scan.retryOf === undefined ? {} : { retry_of: scan.retryOf }),
    };
}
function languageObject({ language, files, looked_at, unnamed }) {
    const paths = unnamed?.map((path) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(path, titleMax));
    return { language: (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(language, titleMax), files, looked_at, ...(paths && { unnamed: paths }) };
}
function ruleObject(rule) {
    return {
        rule: rule.rule,
        verdict: rule.verdict,
        lo: rule.lo,
        hi: Number.isFinite(rule.hi) ? rule.hi : null,
        limit: rule.limit,
        line: rule.line,
        remedy: rule.remedy,
    };
}
const noTexts = { description: null, code_snippet: null, remediation: null };
function textsOf(finding) {
    const { detail } = finding;
    if (detail === undefined)
        return noTexts;
    const read = (text) => (text === undefined ? null : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .cut */ .Jj)(text, textMax));
    if ((0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .mayBeSecret */ .lr)(finding))
        return { ...noTexts, remediation: read(detail.remediation) };
    return {
        description: read(detail.description),
        code_snippet: read(detail.codeSnippet),
        remediation: read(detail.remediation),
    };
}
function findingObject(finding, texts) {
    return {
        ...(0,_evidence_js__WEBPACK_IMPORTED_MODULE_7__/* .nameObject */ .Td)(finding),
        effect: finding.effect,
        ...(0,_evidence_js__WEBPACK_IMPORTED_MODULE_7__/* .factsObject */ .db)(finding),
        file_role: (0,_file_role_js__WEBPACK_IMPORTED_MODULE_1__/* .roleOfPath */ .Xi)(finding.filePath) ?? null,
        disclosed: finding.disclosed,
        exception: finding.exception === undefined ? null : exceptionObject(finding.exception),
        ...(finding.owners && { owners: [...finding.owners] }),
        left_out: finding.leftOut ?? null,
        warned_by: [...(finding.warnedBy ?? [])],
        ...texts,
    };
}
function sortKeys(record) {
    return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}


/***/ }),

/***/ 50290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ jsonPieces)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);
/** JSON in pieces: a list of any length is written a few items at a time, and never stands in memory as one text. */

/** The same bytes as `jsonText`. What can be walked and is no array is a list that is walked once, and whose items are no such lists. */
function* jsonPieces(value) {
    // Every piece ends outside of a string, and so do several of them.
    for (const batch of (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .batched */ .QE)(valuePieces(value, 0)))
        yield (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .harmlessJson */ .EL)(batch);
    yield '\n';
}
/** `depth` says how deep the value lies in others, each of which indents it by two. */
function* valuePieces(value, depth) {
    if (isWalked(value))
        yield* listPieces(value, depth);
    else if (Array.isArray(value))
        yield* arrayPieces(value, depth);
    else if (isRecord(value))
        yield* recordPieces(value, depth);
    else
        yield JSON.stringify(value) ?? 'null';
}
/** Items that are written at once. */
const groupLength = 16;
function* listPieces(list, depth) {
    let isEmpty = true;
    for (const items of groupsOf(list)) {
        yield isEmpty ? '[' : ',';
        yield itemsText(items, depth);
        isEmpty = false;
    }
    yield isEmpty ? '[]' : `${lineEnd(depth)}]`;
}
function* groupsOf(list) {
    let group = [];
    for (const item of list) {
        group.push(item);
        if (group.length < groupLength)
            continue;
        yield group;
        group = [];
    }
    if (group.length > 0)
        yield group;
}
/** The items as they stand in a list that lies so deep: made in lists around lists, which are indented alike, and cut out. */
function itemsText(items, depth) {
    let around = items;
    for (let level = 0; level < depth; level += 1)
        around = [around];
    // For each list around: its bracket, and before and behind it a line feed and two spaces for each level.
    const [ahead, behind] = [1 + depth * (depth + 3), (depth + 1) * (depth + 2)];
    return JSON.stringify(around, null, 2).slice(ahead, -behind);
}
function* arrayPieces(list, depth) {
    let isEmpty = true;
    for (const item of list) {
        yield `${isEmpty ? '[' : ','}${lineEnd(depth + 1)}`;
        yield* valuePieces(item, depth + 1);
        isEmpty = false;
    }
    yield isEmpty ? '[]' : `${lineEnd(depth)}]`;
}
function* recordPieces(record, depth) {
    let isEmpty = true;
    for (const [key, value] of Object.entries(record)) {
        if (value === undefined)
            continue;
        yield `${isEmpty ? '{' : ','}${lineEnd(depth + 1)}${JSON.stringify(key)}: `;
        yield* valuePieces(value, depth + 1);
        isEmpty = false;
    }
    yield isEmpty ? '{}' : `${lineEnd(depth)}}`;
}
function lineEnd(depth) {
    return `\n${'  '.repeat(depth)}`;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null;
}
function isWalked(value) {
    return isRecord(value) && !Array.isArray(value) && Symbol.iterator in value;
}


/***/ }),

/***/ 83672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ZG: () => (/* binding */ iconOf),
  Fg: () => (/* binding */ markOf),
  Zd: () => (/* binding */ sentenceLimit),
  $N: () => (/* binding */ sentenceOf),
  h9: () => (/* binding */ shownVerdict)
});

// EXTERNAL MODULE: ./build/compiled/src/report/neutral.js
var neutral = __webpack_require__(65633);
// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/policy/verdict.js
var policy_verdict = __webpack_require__(67535);
// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var report_tally = __webpack_require__(20880);
// EXTERNAL MODULE: ./build/compiled/src/report/sentence/standing.js
var standing = __webpack_require__(93840);
;// CONCATENATED MODULE: ./build/compiled/src/report/sentence/passed.js
/** The sentence of a run that passed: what is open all the same, and what nobody could judge. */




/** Longest first: what limits the pass is said as long as there is room. */
function passedSentences(report) {
    const [long, short] = mainSentences(report);
    const parts = additionsOf(report);
    const brief = briefAdditions(report);
    return [long + parts, long + brief, short + brief, short];
}
function mainSentences(report) {
    if (report.scan === undefined)
        return [`Nothing to scan: ${report.message}`, 'Nothing to scan'];
    const open = (0,standing/* openCounts */.J8)(report);
    const total = (0,report_tally/* sumOf */.XN)(open);
    const areAllCounted = finding/* severities */.gO.every((severity) => open[severity] !== undefined);
    if (total === 0)
        return areAllCounted ? ['No findings', 'No findings'] : ['Nothing blocks', 'Nothing blocks'];
    const limited = withinLimits(report);
    if (limited !== undefined)
        return [limited, 'Within the limits'];
    if ((0,standing/* isCompared */.uQ)(report))
        return comparedSentences(report, open);
    const floor = floorOf(report, open);
    const lead = floor === undefined ? 'Nothing blocks' : `No finding is ${floor}`;
    return [`${lead}: ${(0,report_tally/* areOpen */.HB)(open)}`, lead];
}
function comparedSentences(report, open) {
    const news = (0,standing/* newsOfBase */.cA)(report);
    if ((0,standing/* isNothingNew */.Ix)(report) && (0,report_tally/* sumOf */.XN)(news) > 0) {
        const concern = (0,report_tally/* sumOf */.XN)(news) === 1 ? 'concerns' : 'concern';
        return [`Nothing new here: ${(0,report_tally/* findingWords */.Hu)(news, 'new')} ${concern} ${(0,standing/* baseName */.Fl)(report)}`, 'Nothing new here'];
    }
    if ((0,standing/* isNothingNew */.Ix)(report)) {
        const count = (0,report_tally/* sumOf */.XN)(open);
        const older = `${(0,report_tally/* plural */.LS)(count, 'older finding')} ${count === 1 ? 'stays' : 'stay'} open`;
        return [`Nothing new: ${older}`, 'Nothing new'];
    }
    const floor = ruleFloor(report);
    const lead = floor === undefined ? 'Nothing new blocks' : `No new finding is ${floorWords(floor)}`;
    return [`${lead}: ${(0,report_tally/* areOpen */.HB)(open)}`, lead];
}
/** `high or above`, where nothing that is open reaches it. */
function floorOf(report, open) {
    const floor = ruleFloor(report);
    if (floor === undefined || open.UNKNOWN !== undefined)
        return undefined;
    const isReached = (0,finding/* atOrAbove */.kU)(floor).some((severity) => open[severity] !== 0);
    return isReached ? undefined : floorWords(floor);
}
function ruleFloor({ rules }) {
    const asked = rules.map(({ asks }) => asks).find((asks) => asks?.kind === 'severity');
    return asked?.kind === 'severity' ? asked.floor : undefined;
}
function floorWords(floor) {
    return floor === 'CRITICAL' ? 'critical' : `${report_tally/* severityWords */.D4[floor]} or above`;
}
function withinLimits({ rules }) {
    const used = rules.filter(({ hi, limit }) => limit > 0 && hi > 0);
    if (used.length === 0)
        return undefined;
    return `Within the limits: ${used.map(limitWords).join('; ')}`;
}
/** `4 medium findings, 20 are allowed`. */
function limitWords(rule) {
    const { asks, hi, limit, verdict } = rule;
    const number = verdict === 'failed' ? (0,policy_verdict/* provenCount */.CM)(rule) : hi;
    const allowed = `${limit} ${limit === 1 ? 'is' : 'are'} allowed`;
    if (asks?.kind !== 'threshold')
        return `${(0,report_tally/* plural */.LS)(number, 'finding')}, ${allowed}`;
    const type = asks.type === undefined ? '' : ` ${asks.type.toLowerCase().replace('_', ' ')}`;
    return `${number} ${report_tally/* severityWords */.D4[asks.severity]}${type} ${number === 1 ? 'finding' : 'findings'}, ${allowed}`;
}
function additionsOf(report) {
    const { uncovered } = report;
    return [
        ...ignoredWords(report),
        ...graceWords(report),
        ...warnedWords(report),
        ...unscoredWords(report),
        ...(uncovered === undefined ? [] : [uncovered]),
        ...fileWords(report),
    ]
        .map((part) => `; ${part}`)
        .join('');
}
/** What limits the pass, without its details. */
function briefAdditions(report) {
    const limits = [
        ...ignoredWords(report),
        ...graceWords(report),
        ...(warnedWords(report).length > 0 ? ['a rule warns'] : []),
        ...(report.uncovered === undefined ? [] : ['source files were not looked at']),
        ...(unscoredWords(report).length > 0 ? ['not all have a score'] : []),
        ...fileWords(report),
    ];
    return limits.length === 0 ? '' : `; ${(0,report_tally/* listWords */.yh)(limits)}`;
}
/** What the gate will ask about soon. */
function graceWords({ findings }) {
    const days = [];
    for (const { leftOut } of findings)
        if (leftOut !== undefined)
            days.push(...(/^in its grace until (.*)$/.exec(leftOut)?.slice(1) ?? []));
    const [first] = days.sort();
    if (first === undefined)
        return [];
    return [`${days.length} in ${days.length === 1 ? 'its' : 'their'} grace until ${first}`];
}
/** What another part's own gate judges is none of this one's. */
function ignoredWords({ findings }) {
    const count = (0,report_tally/* countOf */.pq)(findings, ({ leftOut }) => leftOut === 'in an ignored path');
    return count === 0 ? [] : [`${count} in ignored paths ${count === 1 ? 'does' : 'do'} not count`];
}
/** `3 findings are warned of`, each counted once; what only the numbers show has no name. */
function warnedWords({ warnings = [], findings }) {
    const broken = warnings.filter(({ verdict }) => verdict === 'failed');
    if (broken.length === 0)
        return [];
    const named = (0,report_tally/* countOf */.pq)(findings, ({ warnedBy }) => warnedBy !== undefined);
    const count = Math.max(named, ...broken.map(policy_verdict/* provenCount */.CM));
    return [`${(0,report_tally/* plural */.LS)(count, 'finding')} ${count === 1 ? 'is' : 'are'} warned of`];
}
function unscoredWords({ rules }) {
    return rules.flatMap(({ asks, unscored = 0 }) => {
        if (unscored === 0)
            return [];
        const kind = asks?.kind === 'epss' ? 'an EPSS' : 'a CVSS';
        return [`${unscored} without ${kind} score ${unscored === 1 ? 'was' : 'were'} not judged`];
    });
}
/** A step that fails although nothing blocks says why. */
function fileWords({ exitCode }) {
    return exitCode === 2 ? ['a report file could not be written'] : [];
}

;// CONCATENATED MODULE: ./build/compiled/src/report/sentence/failed.js
/** The sentence of a run that failed: what blocks, by the worst of the rules that are broken. */





/** Longest first. */
function failedSentences(report) {
    const broken = report.rules.filter((rule) => rule.verdict === 'failed').sort(byWorstNamed);
    const [worst] = broken;
    if (worst === undefined)
        return ['The policy is broken'];
    const more = broken.length - 1;
    const others = more === 0 ? '' : ` and ${(0,report_tally/* plural */.LS)(more, 'more rule')} ${more === 1 ? 'is' : 'are'} broken`;
    return ruleSentences(worst, report).map((sentence) => sentence + others);
}
function byWorstNamed(a, b) {
    return worstRank(a) - worstRank(b) || (0,policy_verdict/* provenCount */.CM)(b) - (0,policy_verdict/* provenCount */.CM)(a);
}
function worstRank({ named }) {
    const rank = finding/* severities */.gO.findIndex((severity) => named?.blocks[severity] !== undefined);
    return rank < 0 ? finding/* severities */.gO.length : rank;
}
function ruleSentences(rule, report) {
    const { asks, limit } = rule;
    const count = (0,policy_verdict/* provenCount */.CM)(rule);
    if (limit > 0)
        return [limitWords(rule)];
    if (asks?.kind === 'cvss')
        return [`${(0,report_tally/* plural */.LS)(count, 'finding')} ${count === 1 ? 'scores' : 'score'} ${asks.least.toFixed(1)} or above`];
    if (asks?.kind === 'epss')
        return [`${(0,report_tally/* plural */.LS)(count, 'finding')} ${count === 1 ? 'has' : 'have'} an EPSS score of ${asks.least} % or above`];
    if (asks?.kind === 'age')
        return [`${(0,report_tally/* findingWords */.Hu)({ [asks.severity]: count })} ${are(count)} open for more than ${asks.days} days`];
    return severitySentences(rule, report);
}
function are(count) {
    return count === 1 ? 'is' : 'are';
}
function severitySentences(rule, report) {
    const named = rule.named?.blocks ?? {};
    if ((0,report_tally/* sumOf */.XN)(named) === 0 && report.base !== undefined && report.scope === 'auto')
        return growthSentences(rule, report);
    const known = (0,report_tally/* sumOf */.XN)(named) >= rule.lo ? named : countedOf(rule, report);
    const total = (0,policy_verdict/* provenCount */.CM)(rule);
    const newWord = (0,report_tally/* sumOf */.XN)(named) === total && isAllNew(rule, report) ? 'new' : undefined;
    const block = `${total === 1 ? 'blocks' : 'block'}${report.pullRequest === undefined ? '' : ' this pull request'}`;
    const lead = `${(0,report_tally/* findingWords */.Hu)((0,report_tally/* sumOf */.XN)(known) === total ? known : { ANY: total }, newWord)} ${block}`;
    const isSplit = (0,report_tally/* sumOf */.XN)(known) === total && Object.values(known).filter((count) => count > 0).length > 1;
    return isSplit ? [`${lead}: ${(0,report_tally/* tallyWords */.c_)(known)}`, lead] : [lead];
}
/** What the scan counts of a rule's severities, where that is all that blocks. */
function countedOf(rule, { scan }) {
    const counts = Object.fromEntries(severitiesOf(rule).map((severity) => [severity, scan?.counts[severity] ?? 0]));
    return (0,report_tally/* sumOf */.XN)(counts) === rule.lo ? counts : {};
}
function severitiesOf({ asks }) {
    if (asks?.kind === 'severity')
        return (0,finding/* atOrAbove */.kU)(asks.floor);
    if (asks?.kind === 'match')
        return [...asks.severities];
    return asks?.kind === 'threshold' ? [asks.severity] : [...finding/* severities */.gO];
}
/** Every finding that the rule names is proven not to be in the base. */
function isAllNew(rule, report) {
    const asked = severitiesOf(rule);
    let hasOwn = false;
    for (const { effect, severity, novelty } of (0,standing/* openFindings */.lb)(report)) {
        if (effect !== 'blocks' || !asked.includes(severity))
            continue;
        if (novelty !== 'new')
            return false;
        hasOwn = true;
    }
    return hasOwn;
}
/** Numbers alone: more than the base has, and nobody says which. */
function growthSentences(rule, report) {
    const grown = {};
    for (const severity of severitiesOf(rule)) {
        const more = (report.scan?.counts[severity] ?? 0) - (report.base?.counts[severity] ?? 0);
        if (more > 0)
            grown[severity] = more;
    }
    const isWhole = (0,report_tally/* sumOf */.XN)(grown) === rule.lo;
    const lead = `${(0,report_tally/* findingWords */.Hu)(isWhole ? grown : { ANY: rule.lo }, 'more')} than ${(0,standing/* baseName */.Fl)(report)}`;
    const [only, ...others] = Object.keys(grown);
    if (!isWhole || only === undefined)
        return [lead];
    if (others.length > 0)
        return [`${lead}: ${(0,report_tally/* tallyWords */.c_)(grown)}`, lead];
    const there = report.base?.counts[only] || 'none';
    return [`${lead}: ${report.scan?.counts[only]} here, ${there} there`, lead];
}

// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
;// CONCATENATED MODULE: ./build/compiled/src/report/sentence/undecided.js
/** The sentence of a run that could not decide: why, in a few words. */





const briefs = {
    settings: 'a setting is wrong',
    fork: 'pull requests from forks are not scanned',
    'no-key': 'there is no API key',
    'wrong-ref': 'there is no branch to scan',
    moved: 'the branch moved, or its head could not be read',
    policy: 'the policy could not be read',
    'not-found': 'the repository, branch or scan was not found',
    'foreign-repository': 'the repository at the service is another one',
    auth: 'the API key was refused',
    unavailable: 'the service could not be reached',
    'rate-limited': 'the service asked to wait for too long',
    'scan-failed': 'the scan failed',
    timeout: 'the scan did not end in time',
    protocol: 'the service answered in a way that cannot be trusted',
    evidence: 'how many findings block is not known',
    'not-covered': 'not everything that counts was scanned',
    'not-waited': 'the scan was not waited for',
    publish: 'a file could not be written',
    cancelled: 'the run was cancelled',
    internal: 'Scan Gate has a fault',
};
function undecidedSentence(report) {
    const { reason, brief, scan } = report;
    if (reason === 'not-waited')
        return `Scan ${(0,neutral/* neutralLine */.GH)(scan?.id ?? '', 40)} was started and not waited for`;
    if (!(0,errors/* isInconclusive */.Fm)(reason))
        return 'Not decided';
    const open = reason === 'evidence' ? report.rules.find((rule) => rule.verdict === 'inconclusive') : undefined;
    const uncovered = reason === 'not-covered' ? uncoveredBrief(report) : undefined;
    return `Not decided: ${brief ?? uncovered ?? (open && openWords(open, report)) ?? briefs[reason]}`;
}
/** It is the reason where nothing else keeps the run from passing. */
function uncoveredBrief({ uncovered, message }) {
    return uncovered !== undefined && message.startsWith(uncovered) && uncovered.length <= 76 ? uncovered : undefined;
}
/** Between two numbers, the only place where a bound is said. */
function openWords(rule, report) {
    const { lo, hi, limit } = rule;
    if (!Number.isFinite(hi))
        return undefined;
    if (limit > 0)
        return `${lo === 0 ? 'up to' : `${lo} to`} ${limitWords(rule)}`;
    const words = (0,report_tally/* findingWords */.Hu)(knownTally(rule, report) ?? { ANY: hi });
    return hi === 1 ? `${words} may block` : `up to ${words} may block`;
}
/** By severity, where the list or the scan's counts add up to all that may block. */
function knownTally({ hi, named, asks }, { scan }) {
    const floor = asks?.kind === 'severity' ? (0,finding/* atOrAbove */.kU)(asks.floor) : [];
    const counted = Object.fromEntries(floor.map((severity) => [severity, scan?.counts[severity] ?? 0]));
    return [named?.mayBlock ?? {}, counted].find((tally) => (0,report_tally/* sumOf */.XN)(tally) === hi);
}

;// CONCATENATED MODULE: ./build/compiled/src/report/sentence/sentence.js




const sentenceLimit = 90;
/** Begins with a capital or a number, neutral, at most 90 characters, without a final stop. */
function sentenceOf(report) {
    const isLetThrough = report.verdict !== 'passed' && !report.enforced && report.exitCode === 0;
    const ending = isLetThrough ? ' (not enforced)' : '';
    const fitting = versionsOf(report)
        .map((version) => version + ending)
        .find((version) => version.length <= sentenceLimit);
    return (0,neutral/* neutralLine */.GH)(fitting ?? versionsOf(report).at(-1) ?? '', sentenceLimit);
}
/** Longest first. */
function versionsOf(report) {
    if (report.verdict === 'failed')
        return failedSentences(report);
    return report.verdict === 'passed' ? passedSentences(report) : [undecidedSentence(report)];
}
const icons = { passed: '✅', failed: '❌', inconclusive: '⚠️' };
const marks = { passed: '✔', failed: '✖', inconclusive: '!' };
/** Never a cross on a step that is green, nor a check on one that is red. */
function iconOf(report) {
    return icons[shownVerdict(report)];
}
/** The same for a log. */
function markOf(report) {
    return marks[shownVerdict(report)];
}
/** What is not enforced, and what the step does not agree with, is shown as a warning. */
function shownVerdict({ verdict, exitCode }) {
    const isGreen = exitCode === 0;
    return (verdict === 'passed') === isGreen ? verdict : 'inconclusive';
}


/***/ }),

/***/ 66569:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ withOwnHead),
/* harmony export */   EB: () => (/* binding */ refuseMoved),
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   IM: () => (/* binding */ readChangedFiles),
/* harmony export */   Ns: () => (/* binding */ noKey),
/* harmony export */   Sp: () => (/* binding */ readMergeBaseMs),
/* harmony export */   UE: () => (/* binding */ mistakenConfigPath),
/* harmony export */   Xj: () => (/* binding */ checkHead),
/* harmony export */   f1: () => (/* binding */ checkScanned),
/* harmony export */   ks: () => (/* binding */ configFilePath)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _git_commit_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84191);
/* harmony import */ var _prose_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18540);



const configFilePath = '.github/scan-gate.yml';
/** A name that people give it by mistake; a file that nobody reads would look like a policy. */
const mistakenConfigPath = '.github/scan-gate.yaml';
/** Before a scan is started. Throws GateError CONFIG for a branch that stands elsewhere, or that origin does not have. */
function refuseMoved(head) {
    if (head.kind !== 'moved')
        return;
    const reason = head.isAbsent ? 'not-found' : 'moved';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', `${head.message} before the scan`, { reason, hint: head.hint });
}
async function checkHead(around, context) {
    const { headSha, branch, system } = context;
    if (headSha === undefined && system === 'laptop' && around.readHead === undefined)
        return { kind: 'same' };
    const message = `Nothing says at which commit ${branch} must stand`;
    const unknown = {
        kind: 'unreadable',
        message,
        hint: 'Run the gate in a checkout of the commit that is built.',
    };
    if (around.readHead === undefined)
        return unknown;
    try {
        const head = await around.readHead();
        if (headSha === undefined)
            return unknown;
        if (head.toLowerCase() === headSha.toLowerCase())
            return { kind: 'same' };
        return {
            kind: 'moved',
            message: `${branch} moved from ${headSha.slice(0, 12)} to ${head.slice(0, 12)}`,
            hint: 'The run of the newer commit decides.',
        };
    }
    catch (error) {
        const { code, message, hint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        // Only origin tells a branch that is not there from one that may not be read.
        if (code === 'NOT_FOUND' && context.sources.head?.kind === 'origin')
            return { kind: 'moved', message: `${branch} was not at origin`, hint, isAbsent: true };
        return { kind: 'unreadable', message: `Where ${branch} stands could not be read: ${message}`, hint };
    }
}
/**
 * A run by schedule or by hand that names another branch is about the commit at which that branch stands as it begins, and so
 * is one on a laptop where another branch is checked out.
 */
async function withOwnHead({ readHead }, context) {
    const takesAny = context.system === 'github' || context.system === 'laptop';
    if (!takesAny || context.refusal !== undefined || context.headSha !== undefined)
        return context;
    const headSha = await readHead?.().catch((error) => {
        const { code } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return undefined;
    });
    return { ...context, headSha };
}
/** The branch after the scan, and the commit that the scans name where the service says so. */
async function checkScanned(around, context, { scans, readName, since }) {
    const { headSha } = context;
    const other = scans.find((scan) => (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameCommit */ .sw)(scan.commit_sha, headSha) === false);
    if (other === undefined) {
        const isNamed = scans.every((scan) => (0,_git_commit_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameCommit */ .sw)(scan.commit_sha ?? undefined, headSha) === true);
        const looks = isNamed ? [] : [readName(), checkStay(around, context, since)];
        const states = await Promise.all([checkHead(around, context), ...looks]);
        return states.find(({ kind }) => kind !== 'same') ?? same;
    }
    const message = `The scan holds commit ${other.commit_sha?.slice(0, 12)}, this run is about ${headSha?.slice(0, 12)}`;
    return { kind: 'moved', message, hint: 'Run the gate on the newer commit.' };
}
const same = { kind: 'same' };
/** A head that goes away while the scan begins, and comes back before anybody looks. */
async function checkStay({ hasLeft }, { branch, headSha }, since) {
    try {
        if (headSha === undefined || (await hasLeft?.(headSha, since)) !== true)
            return same;
    }
    catch (error) {
        const { code } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        // Many tokens may not read it, and servers need not have it: the looks at the head stand alone then.
        return same;
    }
    const message = `${branch} left ${headSha.slice(0, 12)} during the run, and came back`;
    return { kind: 'moved', message, hint: 'Run the gate again while the branch stays where it is.' };
}
/**
 * A service that hands it to git may be given a tag, a commit, a branch that it remembers, or the head of a pull request: hosts keep
 * those as refs of their own, which git finds before a branch of the same name.
 */
const otherwiseRead = /^(?:(?:refs|heads|tags|remotes|origin)\/.*|(?:pull|pull-requests|merge-requests)\/\d+\/(?:head|merge|from|train)|(?:.+_)?HEAD|@|[0-9a-f]{40}|[0-9a-f]{64})$/i;
/** Whether the name of the branch can mean nothing else to the service. */
async function checkName({ hasTag }, { branch }) {
    const hint = 'Rename the branch, or delete the tag of that name.';
    if (otherwiseRead.test(branch))
        return { kind: 'moved', message: `${branch} names more than a branch`, hint };
    try {
        const isTag = (await hasTag?.()) ?? false;
        return isTag ? { kind: 'moved', message: `${branch} is a branch and a tag`, hint } : same;
    }
    catch (error) {
        const { code, message, hint: readHint } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return {
            kind: 'unreadable',
            message: `Whether ${branch} is a tag too could not be read: ${message}`,
            hint: readHint,
        };
    }
}
/** Why a run without a key asks the service nothing. */
function noKey() {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('CONFIG', 'Not scanned: no API key', {
        reason: 'no-key',
        hint: (0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .prose */ .CS) `Set ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('api-key')} from a secret. Pull requests from forks and Dependabot get no secrets: in a workflow gate them by a second step, ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('uses: scan-gate/scan-gate/embedded@v1')}; elsewhere by ${(0,_prose_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)('scan-gate run --embedded')}.`,
    });
}
/** The changes, or undefined with a note: a surface then names nothing that it might not. */
async function readChangedFiles(around, log) {
    if (around.changedFiles === undefined)
        return undefined;
    try {
        return await around.changedFiles();
    }
    catch (error) {
        const { code, message } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        log.note(`The files of the pull request could not be read, so findings are counted and not named: ${message}`);
        return undefined;
    }
}
/** When the branch left its base; undefined, with a note, where that cannot be read: the base's latest scan counts alone. */
async function readMergeBaseMs(around, log) {
    try {
        return await around.readMergeBaseMs?.();
    }
    catch (error) {
        const { code, message } = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .asGateError */ .Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        log.note(`Where the branch left its base could not be read: ${message}`);
        return undefined;
    }
}


/***/ }),

/***/ 90344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ contextHints),
/* harmony export */   w: () => (/* binding */ createSurroundings)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57914);


/** What the settings say about the place of a run. */
function contextHints({ policyRef, configFile }, judged) {
    return { judged, policy: { ref: policyRef, isCentral: configFile?.kind === 'central' } };
}
function createSurroundings({ sources }, access) {
    const { transport, budget, onWait } = access;
    const readerOf = (repository) => lazily(async () => {
        const { createGithubReader } = await Promise.all(/* import() */[__webpack_require__.e(5156), __webpack_require__.e(6063)]).then(__webpack_require__.bind(__webpack_require__, 46063));
        return createGithubReader({ ...access.github, repository, transport, budget, onWait });
    });
    const github = readerOf(access.github.repository);
    const { head, trustedPolicy, judgedPolicy, diff, pushedByMs } = sources;
    const readDiff = diff && onceItCan(async () => (await readers()).readDiffFrom(diff, github));
    return {
        ...(head && branchReaders(head, github, pushedByMs)),
        readPolicyFile: trustedPolicy &&
            (async (place, path) => {
                const source = place === 'trusted' ? trustedPolicy : judgedPolicy;
                return source && (await readers()).readFileFrom(source, path, github);
            }),
        pushedByMs() {
            const aheadMs = github.serverAheadMs();
            return pushedByMs === undefined || aheadMs === undefined ? undefined : pushedByMs - aheadMs;
        },
        readAddress: async (url) => {
            const headers = { accept: 'application/json', 'accept-encoding': 'identity' };
            const answer = await transport.send({ method: 'GET', url, headers, signal: budget.signal });
            if (answer.kind === 'failure')
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('UNAVAILABLE', answer.message, { cause: answer.cause });
            if (answer.status !== 200)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GateError */ .ue('UNAVAILABLE', `${url.host} answered ${answer.status}`);
            return answer.text;
        },
        readCentralFile: (repository, path, ref) => readerOf(repository).fileText(path, ref),
        changedFiles: readDiff &&
            (async () => {
                const [read, { changesOf }] = await Promise.all([readDiff(), __webpack_require__.e(/* import() */ 1912).then(__webpack_require__.bind(__webpack_require__, 21912))]);
                return read && changesOf(read);
            }),
        readMergeBaseMs: readDiff && (async () => (await readDiff())?.mergeBaseMs),
    };
}
/** No run needs them, nor git or GitHub's interface behind them, before its first request to the service. */
const readers = () => Promise.all(/* import() */[__webpack_require__.e(3880), __webpack_require__.e(6981)]).then(__webpack_require__.bind(__webpack_require__, 26981));
/** A reader that is made when something is to be read. */
function lazily(open) {
    let opened;
    const reader = (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .Oo)(async () => {
        opened = await open();
        return opened;
    });
    return {
        branchHead: async (branch) => (await reader()).branchHead(branch),
        hasTag: async (name) => (await reader()).hasTag(name),
        hasLeft: async (left) => (await reader()).hasLeft(left),
        fileText: async (path, ref) => (await reader()).fileText(path, ref),
        changedFiles: async (pullRequest, of) => (await reader()).changedFiles(pullRequest, of),
        comparedFiles: async (base, head) => (await reader()).comparedFiles(base, head),
        serverAheadMs: () => opened?.serverAheadMs(),
    };
}
function branchReaders(head, github, pushedByMs) {
    let firstLookMs;
    return {
        async readHead() {
            const sha = await (await readers()).readHeadFrom(head, github);
            const aheadMs = github.serverAheadMs();
            firstLookMs ??= aheadMs === undefined ? undefined : Date.now() + aheadMs;
            return sha;
        },
        hasTag: async () => (await readers()).hasTagFrom(head, github),
        async hasLeft(sha, since) {
            const sinceMs = since === 'push' ? pushedByMs : firstLookMs;
            if (head.kind !== 'github' || sinceMs === undefined)
                return undefined;
            return github.hasLeft({ branch: head.branch, sha, sinceMs });
        },
    };
}
/** Read once for all who ask; again only where it could not be read. */
function onceItCan(read) {
    let reading;
    return () => {
        reading ??= read().catch((error) => {
            reading = undefined;
            throw error;
        });
        return reading;
    };
}


/***/ })

};
