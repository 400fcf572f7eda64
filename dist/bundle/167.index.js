export const id = 167;
export const ids = [167];
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

/***/ 6945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ lines)
/* harmony export */ });
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1022);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9960);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3060);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2867);
/** The closing part of the log: findings, rules, coverage, notes and the verdict, as neutral lines for 100 columns. */




const width = 100;
const maxNotes = 20;
const maxDiagnostics = 10;
const headings = {
    blocks: 'Blocks',
    'may block': 'May block: the evidence does not settle it',
    open: 'Open, does not block',
    excepted: 'Excepted by the policy',
    suppressed: 'Suppressed at the service',
    fixed: 'Fixed',
};
/** The lines, each neutral and without a line break. Findings that are not `disclosed` are counted, not named. */
function lines(report, options) {
    const sections = [
        findingLines(report, options),
        ruleLines(report),
        exceptionSection(report),
        scanLines(report),
        noteLines(report),
        bannerLines(report, options),
    ];
    return sections
        .filter((section) => section.length > 0)
        .flatMap((section, index) => (index === 0 ? section : ['', ...section]))
        .map((line) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(line));
}
function findingLines(report, options) {
    const groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .groupFindings */ .kG)(report.findings);
    const counted = _wording_js__WEBPACK_IMPORTED_MODULE_3__/* .standings */ .ES.filter((standing) => groups[standing].length > 0);
    if (counted.length === 0)
        return noFindingLines(report);
    const chosen = chooseFindings(groups, options);
    const rows = _wording_js__WEBPACK_IMPORTED_MODULE_3__/* .standings */ .ES.flatMap((standing) => groupLines(standing, groups[standing].length, chosen[standing]));
    const heads = counted.map((standing) => countWords[standing](groups[standing].length)).join(', ');
    return [`Findings: ${heads}`, ...rows, ...remainderLines(report, { groups, chosen }, options)];
}
function noFindingLines(report) {
    if (report.listedSeverities.length === 0)
        return [];
    return ['Findings: none listed for this scan', ...elsewhereLines(report)];
}
const countWords = {
    blocks: (count) => `${count} ${count === 1 ? 'blocks' : 'block'}`,
    'may block': (count) => `${count} may block`,
    open: (count) => `${count} open that ${count === 1 ? 'does' : 'do'} not block`,
    excepted: (count) => `${count} excepted`,
    suppressed: (count) => `${count} suppressed`,
    fixed: (count) => `${count} fixed`,
};
/** The worst that may be named: what blocks gets all the room it needs first. Fixed ones are only counted. */
function chooseFindings(groups, { maxFindings = 30, maxHarmless = 10 }) {
    let room = maxFindings;
    let harmless = maxHarmless;
    const take = (standing) => {
        const isHarmless = standing === 'open' || standing === 'excepted' || standing === 'suppressed';
        const most = isHarmless ? Math.min(room, harmless) : room;
        const taken = groups[standing].filter((finding) => finding.disclosed).slice(0, most);
        room -= taken.length;
        if (isHarmless)
            harmless -= taken.length;
        return taken;
    };
    return {
        blocks: take('blocks'),
        'may block': take('may block'),
        open: take('open'),
        excepted: take('excepted'),
        suppressed: take('suppressed'),
        fixed: [],
    };
}
function groupLines(standing, total, shown) {
    if (shown.length === 0)
        return [];
    const amount = shown.length < total ? `${shown.length} of ${total}` : `${total}`;
    return ['', `  ${headings[standing]} (${amount})`, ...shown.flatMap(rowLines)];
}
const column = 14;
/** The id stands at the right edge of the title's line when there is room, else behind the facts. */
function rowLines(finding) {
    const indent = ' '.repeat(column);
    const severity = finding.severityKnown ? finding.severity : 'UNKNOWN';
    const id = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(finding.id, 80);
    const title = wrap((0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(finding.title, 160).trim() || 'Untitled', width - column);
    const [first = '', ...rest] = title;
    const hasRoom = rest.length === 0 && column + first.length + 2 + id.length <= width;
    const head = `    ${severity.padEnd(column - 4)}${first}`;
    const unknown = finding.severityKnown ? [] : [(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .severityWord */ .Oh)(finding)];
    const place = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .displayPlace */ .a_)(finding, 80) ?? 'no file given';
    const facts = [place, ...unknown, ...(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .factsOf */ .xS)(finding), (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .labelWord */ .nZ)(finding), ...(hasRoom ? [] : [id])];
    return [
        hasRoom ? `${head.padEnd(width - id.length)}${id}` : head,
        ...rest.map((line) => `${indent}${line}`),
        ...wrap(facts.join(' · '), width - column, ' · ').map((line) => `${indent}${line}`),
    ];
}
function remainderLines(report, { groups, chosen }, { reportFile }) {
    const all = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .listedFindings */ .A6)(groups);
    const shown = _wording_js__WEBPACK_IMPORTED_MODULE_3__/* .standings */ .ES.reduce((sum, standing) => sum + chosen[standing].length, 0);
    const hiddenCount = all.filter((finding) => !finding.disclosed).length;
    const text = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .shownText */ .f$)(shown, all.length, reportFile);
    const said = text === undefined ? [] : [`  ${text}.`];
    if (hiddenCount > 0) {
        said.push(`  ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(hiddenCount, 'finding')} not named here, because outsiders can read this log.`);
    }
    said.push(...elsewhereLines(report));
    return said.length === 0 ? [] : ['', ...said];
}
function elsewhereLines(report) {
    if (report.elsewhereCount === 0)
        return [];
    return [`  ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(report.elsewhereCount, 'violation')} of other branches left out: this scan did not see them.`];
}
function ruleLines(report) {
    if (report.rules.length === 0)
        return [];
    const names = report.rules.map((rule) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(rule.rule, 60));
    const pad = Math.max(...names.map((name) => name.length));
    const rows = report.rules.flatMap((rule, index) => {
        const head = `  ${_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictMarks */ .M9[rule.verdict]} ${(names[index] ?? '').padEnd(pad)}  `;
        const reason = wrap((0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(rule.line, 600), width - 6);
        const remedy = rule.verdict === 'passed' ? [] : wrap((0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(rule.remedy, 600), width - 6);
        return [
            `${head}${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .rangeOf */ .be)(rule)} blocking, ${rule.limit} allowed`,
            ...[...reason, ...remedy].map((line) => `      ${line}`),
        ];
    });
    return ['Rules', ...rows];
}
function exceptionSection(report) {
    const texts = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .exceptionLines */ .$Z)(report);
    const more = texts.length > maxNotes ? [`  … and ${texts.length - maxNotes} more`] : [];
    return texts.length === 0
        ? []
        : ['Exceptions', ...texts.slice(0, maxNotes).flatMap((text) => hanging('  - ', text)), ...more];
}
function scanLines(report) {
    if (report.scan === undefined)
        return [];
    const skipped = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .diagnosticLines */ .NS)(report);
    const unlisted = _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.filter((severity) => !report.listedSeverities.includes(severity));
    const more = skipped.length > maxDiagnostics ? [`    … and ${skipped.length - maxDiagnostics} more`] : [];
    return [
        `Scan ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(report.scan.id, 100)}`,
        `  Counts    ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .scanCountsText */ .NF)(report) ?? 'the scan states none'}`,
        ...baseLines(report),
        ...(unlisted.length > 0 ? [`  Not listed, known by the count alone: ${unlisted.join(', ')}`] : []),
        `  Coverage  ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .coverageText */ ._)(report.scan.coverage)}`,
        ...(skipped.length > 0 ? ['  Skipped or not readable:'] : []),
        ...skipped.slice(0, maxDiagnostics).flatMap((line) => hanging('    - ', line)),
        ...more,
    ];
}
function baseLines({ base }) {
    if (base === undefined)
        return [];
    const counts = _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO
        .map((severity) => `${base.counts[severity] ?? 'unknown'} ${severity.toLowerCase()}`)
        .join(', ');
    return [`  Base      ${counts} (${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(base.branch, 100)}, scan ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(base.scanId, 100)})`];
}
function noteLines(report) {
    if (report.notes.length === 0)
        return [];
    const more = report.notes.length > maxNotes ? [`  … and ${report.notes.length - maxNotes} more`] : [];
    const shown = report.notes.slice(0, maxNotes).flatMap((note) => hanging('  - ', (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(note, 600)));
    return ['Notes', ...shown, ...more];
}
function bannerLines(report, { reportFile }) {
    const banner = `${_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictMarks */ .M9[report.verdict]} ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictTitle */ .Sw)(report)}: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(report.message, 600)}`;
    const hint = report.hint === undefined ? [] : hanging('  What next: ', (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(report.hint, 800));
    const file = reportFile === undefined ? [] : [`  Full report: ${reportFile}`];
    return [...wrap(banner, width).map((line, index) => (index === 0 ? line : `  ${line}`)), ...hint, ...file];
}
function hanging(mark, text) {
    const indent = ' '.repeat(mark.length);
    return wrap(text, width - mark.length).map((line, index) => `${index === 0 ? mark : indent}${line}`);
}
/** Breaks at the separator, which stays out at a break; a word that is too long gets a line of its own. */
function wrap(text, columns, separator = ' ') {
    const wrapped = [];
    for (const word of text.split(separator)) {
        const last = wrapped.at(-1);
        if (last !== undefined && last.length + separator.length + word.length <= columns) {
            wrapped[wrapped.length - 1] = `${last}${separator}${word}`;
        }
        else {
            wrapped.push(word);
        }
    }
    return wrapped;
}


/***/ }),

/***/ 9441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ marksInCheckRun)
/* harmony export */ });
/** Whether findings are marked by the annotations of a check run. */
function marksInCheckRun({ annotations }) {
    return annotations === 'auto' || annotations === 'check-run';
}


/***/ }),

/***/ 9167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publish: () => (/* binding */ publish),
  publishToGithub: () => (/* binding */ publishToGithub)
});

// EXTERNAL MODULE: ./build/surfaces/access.js
var surfaces_access = __webpack_require__(2687);
// EXTERNAL MODULE: ./build/surfaces/refusal.js
var refusal = __webpack_require__(8245);
// EXTERNAL MODULE: ./build/ci/github/problems.js
var problems = __webpack_require__(6817);
// EXTERNAL MODULE: ./build/surfaces/check-run/check-run.js + 1 modules
var check_run = __webpack_require__(6389);
// EXTERNAL MODULE: ./build/surfaces/check-run/opened.js
var check_run_opened = __webpack_require__(9441);
;// CONCATENATED MODULE: ./build/surfaces/check-run/surface.js
/** The check run as a surface: whichever was opened is completed, whatever the settings have become since. */





const checkRun = {
    name: 'The check run',
    shows: 'a check run with annotations',
    settings: ['annotations', 'max-annotations', 'category'],
    permission: 'checks: write',
    degrades: 'workflow commands, and a warning',
    isWanted: ({ report, settings, github }) => github.checkRun !== undefined ||
        (report.reason !== 'cancelled' && report.headSha !== undefined && (0,check_run_opened/* marksInCheckRun */.v)(settings)),
    write: writeCheckRun,
};
async function writeCheckRun(showing) {
    const { report, settings, client, github } = showing;
    if (report.reason === 'cancelled') {
        const warning = await github.checkRun?.close(report.message);
        return { warnings: warning === undefined ? [] : [warning] };
    }
    const opened = (await github.checkRun?.find(client)) ?? ((0,check_run_opened/* marksInCheckRun */.v)(settings) ? await start(showing) : undefined);
    return opened === undefined ? {} : { checkRunUrl: opened.url, ...(await complete(showing, opened)) };
}
function start({ report, settings, client, github }) {
    const { headSha = '', message: text } = report;
    const event = report.pullRequest === undefined ? report.event : undefined;
    return (0,check_run.startCheckRun)(client, { headSha, category: settings.category, event, text, runUrl: github.access.runUrl });
}
async function complete(showing, opened) {
    const { report, settings, github } = showing;
    try {
        const said = await (0,check_run.completeCheckRun)(showing, opened);
        github.checkRun?.markCompleted();
        return { ...said, isMarked: (0,check_run_opened/* marksInCheckRun */.v)(settings) };
    }
    catch (error) {
        // One that stays in progress would hold up the pull request.
        const ending = { conclusion: (0,check_run.conclusionOf)(report), title: (0,check_run.titleOf)(report), text: `${report.message}.` };
        const isRefused = [401, 403, 404].includes((0,problems/* refusedWith */.P0)(error) ?? 0);
        if (!isRefused && (await isEnded(opened.id, ending, github.access)))
            github.checkRun?.markCompleted();
        return { warnings: [(0,refusal/* refusalOf */.O)(error, checkRun, github.access)] };
    }
}
const endBudgetMs = 4000;
/** Whatever was cancelled before. */
async function isEnded(id, ending, access) {
    const cancel = new AbortController().signal;
    try {
        await (0,surfaces_access/* withClient */.S)({ ...access, cancel }, endBudgetMs, (client) => (0,check_run.endCheckRun)(client, id, ending));
        return true;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(5156);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/policy/finding.js
var finding = __webpack_require__(1022);
// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(9960);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/report/place.js
var place = __webpack_require__(3060);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(2867);
;// CONCATENATED MODULE: ./build/report/sarif/rules.js
/** SARIF rules, one per type, title and severity: code scanning reads title and severity from the rule, not the result. */



const sarifLevels = {
    CRITICAL: 'error',
    HIGH: 'error',
    MEDIUM: 'warning',
    LOW: 'note',
    INFO: 'note',
};
/** Above 9.0 is critical, 7.0 high, 4.0 medium, 0.1 low; none for INFO, which has no band. */
const securitySeverities = {
    CRITICAL: '9.5',
    HIGH: '8.0',
    MEDIUM: '5.5',
    LOW: '2.0',
    INFO: undefined,
};
const maxAdvice = 3;
/** Code scanning shows ten tags. */
const maxWeaknesses = 5;
/**
 * `sca/prototype-pollution-in-lodash/medium`. The weakness is no part of it: it is known only of findings whose details were
 * read, and an alert whose rule comes and goes is opened again.
 */
function ruleIdOf(finding) {
    const type = (finding.type ?? 'unknown').toLowerCase().replaceAll('_', '-');
    return `${type}/${slugOf(finding.title)}/${finding.severity.toLowerCase()}`;
}
const slugSource = 500;
const slugLength = 80;
function slugOf(title) {
    const words = title
        .slice(0, slugSource)
        .toLowerCase()
        .match(/[a-z0-9]+/g);
    const slug = words?.join('-') ?? 'other';
    if (words !== null && slug.length <= slugLength && title.length <= slugSource)
        return slug;
    // What the slug leaves out tells titles apart.
    const rest = (0,external_node_crypto_.createHash)('sha256').update(title).digest('hex').slice(0, 8);
    return `${slug.slice(0, slugLength).replace(/-$/, '')}-${rest}`;
}
/** The rules of the findings in order of appearance, and where each is. */
function sarifRules(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const id = ruleIdOf(finding);
        const group = groups.get(id);
        if (group === undefined)
            groups.set(id, [finding]);
        else
            group.push(finding);
    }
    const indexOf = new Map([...groups.keys()].map((id, index) => [id, index]));
    return { rules: [...groups].map(([id, group]) => ruleOf(id, group)), indexOf };
}
function ruleOf(id, group) {
    const [first] = group;
    const severity = first?.severity ?? 'CRITICAL';
    const securitySeverity = securitySeverities[severity];
    const name = (0,neutral/* neutralLine */.GH)(first?.title ?? '', 400).trim() || 'Untitled';
    return {
        id,
        shortDescription: { text: name },
        fullDescription: { text: (0,neutral/* cut */.Jj)(`${name} (${severity}, ${first?.type ?? 'type unknown'})`, 1024) },
        help: helpOf(group),
        defaultConfiguration: { level: sarifLevels[severity] },
        properties: {
            tags: ['security', ...tagsOf(group)],
            ...(securitySeverity === undefined ? {} : { 'security-severity': securitySeverity }),
        },
    };
}
/** `external/cwe/cwe-089` is the form that code scanning shows as a weakness. */
function tagsOf(group) {
    const weaknesses = [...new Set(group.map(wording/* cweOf */.xX))].filter((cwe) => cwe !== undefined).slice(0, maxWeaknesses);
    const numbers = weaknesses.map((cwe) => cwe.slice('CWE-'.length).padStart(3, '0'));
    return [...numbers.map((number) => `external/cwe/cwe-${number}`), (group[0]?.type ?? 'unknown').toLowerCase()];
}
function helpOf(group) {
    const advice = [...new Set(group.map(wording/* remediationOf */.BV))].filter((text) => text !== undefined).slice(0, maxAdvice);
    if (advice.length === 0) {
        const text = 'The service gives no advice for this violation.';
        return { text, markdown: text };
    }
    return {
        text: advice.map((text) => (0,neutral/* neutralBlock */.Fk)(text, 1500)).join('\n\n'),
        markdown: advice.map((text) => (0,neutral/* markdownBlock */.dI)(text, 1500)).join('\n\n'),
    };
}

;// CONCATENATED MODULE: ./build/report/sarif/sarif.js
/** The findings as SARIF 2.1.0, in the shape that GitHub code scanning wants. */





/** Code scanning shows the first 5,000 of a run. */
const maxResults = 5000;
const maxNotifications = 100;
/** Open and suppressed findings, worst first; fixed ones are none. What is left out is counted in `run.properties`. */
function renderSarif(report, options = {}) {
    const standing = standingFindings(report);
    const usable = options.isForCodeScanning === true ? standing.filter(isAlert) : standing;
    const chosen = usable.slice(0, maxResults);
    const { rules, indexOf } = sarifRules(chosen);
    const log = {
        $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { ...driverOf(report), rules } },
                automationDetails: { id: `${categoryOf(options.category)}/` },
                ...provenanceOf(report),
                invocations: [invocationOf(report)],
                columnKind: 'utf16CodeUnits',
                results: chosen.map((finding) => resultOf(finding, indexOf)),
                properties: {
                    verdict: report.verdict,
                    results_total: standing.length,
                    results_left_out: standing.length - chosen.length,
                    results_not_for_code_scanning: standing.length - usable.length,
                },
            },
        ],
    };
    return (0,neutral/* jsonText */.s$)(log);
}
function standingFindings(report) {
    return (0,wording/* rankFindings */.JM)(report.findings).filter((finding) => (0,wording/* standingOf */.YP)(finding) !== 'fixed');
}
/** What code scanning is to show, worst first, whether or not it finds room. */
function alertsOf(report) {
    return standingFindings(report).filter(isAlert);
}
function isAlert(finding) {
    return (0,place/* safeRelativePath */.lV)(finding.filePath) !== undefined && !isLetOff(finding);
}
/** Suppressed at the service, or excepted by the policy. */
function isLetOff(finding) {
    const standing = (0,wording/* standingOf */.YP)(finding);
    return standing === 'suppressed' || standing === 'excepted';
}
function categoryOf(category) {
    const plain = (0,neutral/* neutralLine */.GH)(category ?? '', 200)
        .trim()
        .replace(/\/+$/, '');
    return plain === '' ? 'scan-gate' : plain;
}
function driverOf(report) {
    const version = (0,neutral/* neutralLine */.GH)(report.tool.version, 100);
    const isSemantic = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/.test(version);
    return { name: 'Scan Gate', version, ...(isSemantic ? { semanticVersion: version } : {}) };
}
function provenanceOf(report) {
    const repositoryUri = (0,place/* safeRepositoryUrl */.rT)(report.repositoryUrl);
    if (repositoryUri === undefined)
        return {};
    const revisionId = (0,place/* safeSha */.uP)(report.headSha);
    const branch = report.branch === undefined ? undefined : (0,neutral/* neutralLine */.GH)(report.branch, 300);
    return {
        versionControlProvenance: [
            {
                repositoryUri,
                ...(revisionId === undefined ? {} : { revisionId }),
                ...(branch === undefined ? {} : { branch }),
            },
        ],
    };
}
function invocationOf(report) {
    const isDecided = report.verdict !== 'inconclusive';
    const verdict = { level: isDecided ? 'note' : 'error', message: messageOf(report.message, 1000) };
    const notes = report.notes.slice(0, maxNotifications).map((note) => ({
        level: 'note',
        message: messageOf(note, 1000),
    }));
    const diagnostics = (report.scan?.diagnostics ?? []).slice(0, maxNotifications).map(notificationOf);
    return {
        executionSuccessful: isDecided,
        exitCode: report.exitCode,
        toolExecutionNotifications: [verdict, ...notes, ...diagnostics],
    };
}
function notificationOf(diagnostic) {
    const message = messageOf(`${diagnostic.engine}: ${diagnostic.message}`, 1000);
    return { level: 'warning', message, ...locationsOf(diagnostic.file_path, undefined) };
}
function resultOf(finding, indexOf) {
    const ruleId = ruleIdOf(finding);
    return {
        ruleId,
        ruleIndex: indexOf.get(ruleId) ?? 0,
        level: sarifLevels[finding.severity],
        message: messageOf(resultText(finding), 4000),
        ...locationsOf(finding.filePath, finding.line),
        partialFingerprints: { primaryLocationLineHash: fingerprintOf(finding.id) },
        ...(finding.firstSeen === true ? { baselineState: 'new' } : {}),
        ...suppressionsOf(finding),
        properties: {
            violation_id: (0,neutral/* neutralLine */.GH)(finding.id, 300),
            severity: finding.severity,
            severity_known: finding.severityKnown,
            cvss_score: finding.cvss,
            epss_percent: finding.epss,
            type: finding.type ?? 'unknown',
            status: finding.status,
            label: finding.label,
            effect: finding.effect,
        },
    };
}
function resultText(finding) {
    const remediation = (0,wording/* remediationOf */.BV)(finding);
    const parts = [
        (0,neutral/* neutralLine */.GH)(finding.title, 300).trim() || 'Untitled',
        (0,neutral/* neutralBlock */.Fk)((0,wording/* descriptionOf */.Kq)(finding) ?? '', 1500),
        remediation === undefined ? '' : `How to fix: ${(0,neutral/* neutralBlock */.Fk)(remediation, 1500)}`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
/** SARIF reads `[text](target)` as a link even in plain text. */
function messageOf(text, maxLength) {
    return { text: (0,neutral/* cut */.Jj)((0,neutral/* neutralBlock */.Fk)(text, maxLength).replaceAll('](', '] ('), maxLength) };
}
function locationsOf(filePath, line) {
    const path = (0,place/* safeRelativePath */.lV)(filePath);
    if (path === undefined)
        return {};
    const startLine = (0,place/* safeLine */.om)(line);
    const artifactLocation = { uri: (0,place/* encodePath */.O0)(path), uriBaseId: '%SRCROOT%' };
    const region = startLine === undefined ? {} : { region: { startLine } };
    return { locations: [{ physicalLocation: { artifactLocation, ...region } }] };
}
/** The same for the same violation in every scan; the API computes none for us. */
function fingerprintOf(violationId) {
    return `${(0,external_node_crypto_.createHash)('sha256').update(violationId).digest('hex').slice(0, 32)}:1`;
}
function suppressionsOf(finding) {
    if (!isLetOff(finding))
        return {};
    const { exception } = finding;
    const justification = exception === undefined ? `Marked as ${(0,wording/* statusWord */.Hm)(finding)} at the service` : (0,wording/* exceptionWord */.YM)(exception);
    return { suppressions: [{ kind: 'external', status: 'accepted', justification }] };
}

;// CONCATENATED MODULE: ./build/surfaces/code-scanning.js
/** The findings as alerts of code scanning: uploaded as SARIF, and followed until GitHub has taken them in. */








/** GitHub's own limit, on what base64 makes of it. */
const uploadBytes = 10 * 1024 * 1024;
const pollMs = [1000, 2000, 3000, 5000, 5000, 10_000];
const pollLimit = 15;
const accepted = schemas.looseObject({ id: schemas.string().min(1) });
const progress = schemas.looseObject({
    processing_status: schemas["enum"](['pending', 'complete', 'failed']).optional(),
    errors: schemas.array(schemas.string()).nullish(),
});
const codeScanning = {
    name: 'Code scanning',
    shows: 'alerts of code scanning',
    settings: ['upload-sarif', 'category'],
    permission: 'security-events: write',
    degrades: 'a warning',
    isWanted: ({ report, settings }) => settings.uploadSarif && report.reason !== 'cancelled',
    write: uploadSarif,
};
/**
 * A run that could not decide uploads nothing: GitHub closes every alert that an upload does not hold.
 * Throws GateError when GitHub does not take the file.
 */
async function uploadSarif(showing) {
    const { client, report } = showing;
    const place = placeOf(report);
    if (place === undefined) {
        throw new errors/* GateError */.ue('PUBLISH', 'the run has no commit and branch to which the findings could belong');
    }
    if (report.verdict === 'inconclusive') {
        return { lines: ['Code scanning keeps its alerts as they are: the run could not decide'], warnings: [] };
    }
    const unlisted = unlistedSeverities(report);
    if (unlisted.length > 0) {
        const why = `not all ${unlisted.join(', ')} findings could be listed`;
        return { lines: [`Code scanning keeps its alerts as they are: ${why}`], warnings: [] };
    }
    const { sarif, leftOut } = await packSarif(showing);
    const id = await send(client, { ...place, sarif });
    const warnings = await follow(client, id);
    const noRoom = `${leftOut} findings found no room in the upload to code scanning, which takes ${maxResults}`;
    return { lines: leftOut > 0 ? [noRoom] : [], warnings };
}
/** Alerts that stand for what an upload does not hold would be closed. */
function unlistedSeverities({ listedSeverities, scan }) {
    return finding/* severities */.gO.filter((severity) => !listedSeverities.includes(severity) && scan?.counts[severity] !== 0);
}
/** The service scans the head of the branch, never the test merge: so the head's ref goes with the head's commit. */
function placeOf({ pullRequest, branch, headSha }) {
    if (headSha === undefined)
        return undefined;
    if (pullRequest !== undefined)
        return { ref: `refs/pull/${pullRequest}/head`, commit_sha: headSha };
    return branch === undefined ? undefined : { ref: `refs/heads/${branch}`, commit_sha: headSha };
}
/** Fewer findings, worst first, until it fits. */
async function packSarif({ client, report, settings }) {
    const alerts = alertsOf(report);
    for (let count = Math.min(alerts.length, maxResults);; count = Math.floor(count / 2)) {
        const part = { ...report, findings: alerts.slice(0, count) };
        const text = client.redact(renderSarif(part, { category: settings.category, isForCodeScanning: true }));
        const sarif = (await (0,external_node_util_.promisify)(external_node_zlib_.gzip)(text, { level: 9 })).toString('base64');
        if (sarif.length <= uploadBytes || count === 0)
            return { sarif, leftOut: alerts.length - count };
    }
}
/** Sent twice is as good as once: the later upload of the same commit, tool and category replaces the earlier one. */
async function send(client, parameters) {
    const call = {
        route: 'POST /repos/{owner}/{repo}/code-scanning/sarifs',
        parameters: { ...parameters, tool_name: 'Scan Gate' },
        shape: accepted,
    };
    return (await client.call(call)).id;
}
/** Waits until GitHub has taken the file in; what it says against it. */
async function follow(client, id) {
    const look = { route: 'GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}', shape: progress };
    for (let attempt = 0; attempt < pollLimit; attempt++) {
        const waitMs = pollMs[Math.min(attempt, pollMs.length - 1)] ?? 0;
        if (client.timeLeftMs() <= waitMs)
            break;
        await client.sleep(waitMs);
        try {
            const { processing_status: status, errors } = await client.call({ ...look, parameters: { sarif_id: id } });
            if (status === 'complete')
                return [];
            if (status === 'failed') {
                const said = (errors ?? []).slice(0, 3).map((error) => (0,neutral/* neutralLine */.GH)(error, 300));
                return [`Code scanning could not take in the findings: ${said.join('; ') || 'GitHub does not say why'}`];
            }
        }
        catch (error) {
            // Until it knows the upload, GitHub answers as if there were none.
            if ((0,problems/* refusedWith */.P0)(error) !== 404 && !(0,problems/* isAmbiguous */.X2)(error))
                throw error;
        }
    }
    return ['Code scanning had not taken in the findings when this run ended: look at its page later'];
}

// EXTERNAL MODULE: ./build/report/annotations.js
var annotations = __webpack_require__(6241);
;// CONCATENATED MODULE: ./build/surfaces/commands.js
/** Workflow commands: the findings where nothing better marks them, and the verdict of a run that could not decide. */

const commands = {
    name: 'The annotations of the step',
    shows: 'annotations of the step',
    settings: ['annotations', 'max-annotations'],
    permission: undefined,
    degrades: '',
    isWanted: ({ local }) => local.runner !== undefined,
    async write(showing) {
        const { report, local } = showing;
        const lines = isStandIn(showing) ? markFindings(showing) : [];
        if (report.verdict === 'inconclusive')
            local.runner?.annotate(verdictAnnotation(report));
        return { lines };
    },
};
/** A cancelled run has judged nothing. */
function isStandIn({ report, settings, written }) {
    return settings.annotations !== 'none' && !written.isMarked && report.reason !== 'cancelled';
}
function markFindings({ report, settings, local }) {
    // An inconclusive verdict has an annotation of its own, and the runner keeps ten of a level.
    const maxPerLevel = report.verdict === 'inconclusive' ? 9 : 10;
    const set = (0,annotations/* annotations */.h)(report, { max: settings.maxAnnotations, maxPerLevel });
    for (const annotation of set.annotations)
        local.runner?.annotate(annotation);
    if (set.total <= set.shown)
        return [];
    const unnamed = set.undisclosed > 0 ? ` (${set.undisclosed} may not be named here, see disclose)` : '';
    return [`${set.shown} of ${set.total} open findings are annotated${unnamed}; the report file holds all of them`];
}
/** An inconclusive run names no line of code, and still has to be seen on the page of the run. */
function verdictAnnotation(report) {
    return {
        level: report.exitCode === 0 ? 'warning' : 'error',
        title: `Scan Gate: inconclusive (${report.reason})`,
        message: [report.message, report.hint].filter((part) => part !== undefined).join('\n'),
        file: undefined,
        line: undefined,
    };
}

// EXTERNAL MODULE: ./build/ci/github/identity.js
var identity = __webpack_require__(9007);
// EXTERNAL MODULE: ./build/report/budget.js
var budget = __webpack_require__(9542);
// EXTERNAL MODULE: ./build/report/summary/fit.js
var fit = __webpack_require__(4111);
// EXTERNAL MODULE: ./build/report/summary/summary.js + 1 modules
var summary = __webpack_require__(5481);
;// CONCATENATED MODULE: ./build/surfaces/comment/memory.js
/**
 * What a comment remembers of its findings, hidden in it, so that the next run can say what was fixed. Maintainers can
 * edit a comment: whatever is read back is checked, bounded and treated as foreign text.
 */







const maxEntries = 100;
const maxMarkerLength = 9000;
const maxInflatedBytes = 64 * 1024;
const entry = schemas.tuple([
    schemas.string().regex(/^[0-9a-f]{16}$/),
    schemas["enum"](finding/* severities */.gO),
    schemas.string().max(200),
    schemas.string().max(200),
]);
const memory = schemas.array(entry).max(maxEntries);
/** Names a violation without saying which it is. */
function violationKey(violationId) {
    return (0,external_node_crypto_.createHash)('sha256').update(violationId).digest('hex').slice(0, 16);
}
/** The worst open findings that may be named. */
function rememberFindings(report) {
    return (0,wording/* rankFindings */.JM)(report.findings)
        .filter((finding) => finding.disclosed && isStanding(finding))
        .slice(0, maxEntries)
        .map((finding) => ({
        key: violationKey(finding.id),
        severity: finding.severity,
        title: (0,neutral/* neutralLine */.GH)(finding.title, 80).trim(),
        place: (0,place/* displayPlace */.a_)(finding, 100) ?? '',
    }));
}
function isStanding(finding) {
    return ['blocks', 'may block', 'open'].includes((0,wording/* standingOf */.YP)(finding));
}
/** As many of them as the marker has room for, as an HTML comment. */
function memoryMarker(remembered) {
    const entries = remembered
        .slice(0, maxEntries)
        .map(({ key, severity, title, place }) => [key, severity, title, place]);
    for (let count = entries.length; count > 0; count = Math.floor(count * 0.8)) {
        const data = (0,external_node_zlib_.deflateRawSync)(JSON.stringify(entries.slice(0, count))).toString('base64');
        const marker = `<!-- scan-gate-memory:${data} -->`;
        if (marker.length <= maxMarkerLength)
            return marker;
    }
    return '';
}
/** What the comment remembers; nothing when it was changed in any way that does not fit. */
function readMemory(body) {
    const data = /\n<!-- scan-gate-memory:([\w+/=]{1,9000}) -->\s*$/.exec(body)?.[1];
    if (data === undefined)
        return [];
    try {
        const text = (0,external_node_zlib_.inflateRawSync)(Buffer.from(data, 'base64'), { maxOutputLength: maxInflatedBytes }).toString('utf8');
        return memory.parse(JSON.parse(text)).map(([key, severity, title, place]) => ({ key, severity, title, place }));
    }
    catch {
        return [];
    }
}
const outcomes = {
    fixed: 'Fixed',
    excepted: 'Excepted',
    suppressed: 'Suppressed',
};
/**
 * What became of earlier findings: settled ones, and those of which this run cannot tell, because it could not decide or
 * did not read the list of that severity. Those that still stand are in neither.
 */
function settledSince(report, before) {
    const current = new Map(Array.from(report.findings, (finding) => [violationKey(finding.id), finding]));
    const settled = [];
    const unsure = [];
    for (const each of before) {
        const finding = current.get(each.key);
        const outcome = finding === undefined ? outcomeOfMissing(report, each.severity) : outcomeOf(finding);
        if (outcome === 'unsure')
            unsure.push(each);
        else if (outcome !== 'stands')
            settled.push({ ...each, outcome });
    }
    return { settled, unsure };
}
function outcomeOf(finding) {
    return outcomes[(0,wording/* standingOf */.YP)(finding)] ?? 'stands';
}
/** A finding that is in no list is fixed only where the list was read, or the scan counts none. */
function outcomeOfMissing(report, severity) {
    if (report.verdict === 'inconclusive')
        return 'unsure';
    const isKnown = report.listedSeverities.includes(severity) || report.scan?.counts[severity] === 0;
    return isKnown ? 'Fixed' : 'unsure';
}

;// CONCATENATED MODULE: ./build/surfaces/comment/comment.js
/** The one comment of a gate on a pull request: found by its marker and author, edited in place. */









/** GitHub takes 65,536 characters; as many bytes are never more characters. */
const bodyBytes = 60_000;
const fixedShown = 20;
const settleMs = 2000;
const commentAnswer = schemas.looseObject({
    id: schemas.number().int(),
    html_url: schemas.string().nullish(),
    body: schemas.string().nullish(),
    user: schemas.looseObject({ login: schemas.string() }).nullish(),
});
const comment = {
    name: 'The comment',
    shows: 'one comment on the pull request, edited in place',
    settings: ['comment-summary-in-pr', 'category', 'disclose'],
    permission: 'pull-requests: write',
    degrades: 'a warning',
    isWanted: isCommentWanted,
    write: async (showing) => ({ commentUrl: await writeComment(showing) }),
};
/** Address of the comment; undefined when there is none, because nothing failed. Throws GateError. */
async function writeComment(showing) {
    const { report, settings, client } = showing;
    const [existing, ...others] = await ownComments(showing);
    const isSilent = settings.commentSummaryInPr === 'on-failure' && report.verdict === 'passed';
    if (existing === undefined)
        return isSilent ? undefined : createComment(showing);
    const updated = await client.call({
        route: 'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
        parameters: { comment_id: existing.id, body: bodyOf(showing, existing.body ?? '') },
        shape: commentAnswer,
    });
    // Two runs at the same time may each have begun one.
    for (const { id } of others) {
        await client.call({
            route: 'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
            parameters: { comment_id: id },
            shape: schemas.unknown(),
        });
    }
    return updated.html_url ?? undefined;
}
/** A run that was not waited for, or cancelled, has nothing to say about the findings. */
function isCommentWanted({ report, settings }) {
    if (settings.commentSummaryInPr === 'never' || report.pullRequest === undefined)
        return false;
    return report.reason !== 'not-waited' && report.reason !== 'cancelled';
}
function markerOf(category) {
    return `<!-- ${(0,identity/* keyOf */.TN)(category)} -->`;
}
/** Oldest first; anybody may write the marker, so the author has to be us. */
async function ownComments({ client, report, settings }) {
    const marker = markerOf(settings.category);
    const all = await client.pages({
        route: 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { issue_number: report.pullRequest },
        shape: schemas.array(commentAnswer),
    }, (page) => page);
    const marked = all.filter(({ body }) => body?.startsWith(marker));
    if (marked.length === 0)
        return [];
    const self = (await client.viewer()).toLowerCase();
    return marked.filter(({ user }) => user?.login.toLowerCase() === self);
}
async function createComment(showing) {
    const { client, report } = showing;
    const create = () => client.call({
        route: 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
        parameters: { issue_number: report.pullRequest, body: bodyOf(showing, '') },
        shape: commentAnswer,
        isOnce: true,
    });
    try {
        return (await create()).html_url ?? undefined;
    }
    catch (error) {
        if (!(0,problems/* isAmbiguous */.X2)(error))
            throw error;
        await client.sleep(settleMs);
        const [written] = await ownComments(showing);
        return (written ?? (await create())).html_url ?? undefined;
    }
}
/** The marker, the summary, what was fixed since, and hidden in it what is open now. */
function bodyOf({ client, report, settings, github }, previous) {
    const { runUrl } = github.access;
    const before = readMemory(previous);
    const { settled, unsure } = settledSince(report, before);
    const head = markerOf(settings.category);
    const fixed = fixedSection(settled, settings.disclose !== 'counts');
    const link = runUrl === undefined ? '' : `<sub>[The whole run](${runUrl})</sub>`;
    const memory = memoryMarker([...rememberFindings(report), ...unsure]);
    const tail = [fixed, link, memory].filter((part) => part !== '').map((part) => client.redact(part));
    const maxBytes = bodyBytes - (0,budget/* bytesOf */.$$)([head, ...tail].join('\n\n')) - 8;
    // Nobody who reads the page can open a path on the runner.
    const markdown = withoutMarkers(client.redact((0,summary/* summary */.z)(report, { maxBytes, reportFile: undefined })));
    return [`${head}\n${(0,fit/* fitSummary */.m)(markdown, maxBytes).trimEnd()}`, ...tail].join('\n\n');
}
/** Foreign text inside a fenced block is not escaped; what stands there must not be read as our memory. */
function withoutMarkers(markdown) {
    return markdown.replaceAll('<!--', '<! --');
}
function fixedSection(settled, mayName) {
    if (settled.length === 0)
        return '';
    const heading = `### ✅ ${(0,wording/* plural */.LS)(settled.length, 'finding')} settled since the last comment`;
    if (!mayName)
        return heading;
    const items = settled.slice(0, fixedShown).map(({ severity, title, place, outcome }) => {
        const where = place === '' ? '' : ` in ${(0,neutral/* markdownCode */.D9)(place, 120)}`;
        return `- ${outcome}: ${severity} ${(0,neutral/* markdownText */.p7)(title, 100) || 'Untitled'}${where}`;
    });
    const more = settled.length - items.length;
    if (more > 0)
        items.push(`- … and ${more} more`);
    return `${heading}\n\n${items.join('\n')}`;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./build/report/html/assets.js
/** Made by `npm run generate` from src/report/html/browser/: what the report page holds beside its markup. */
const script = [
    "\"use strict\";",
    "(function() {",
    "\tfunction byId(id, kind = HTMLElement) {",
    "\t\tconst found = document.getElementById(id);",
    "\t\tif (found instanceof kind) return found;",
    "\t\tthrow new Error(`the page has no ${kind.name} #${id}`);",
    "\t}",
    "\tfunction element(name, attributes, ...children) {",
    "\t\tconst node = document.createElement(name);",
    "\t\tfor (const [key, value] of Object.entries(attributes)) if (value !== void 0) node.setAttribute(key, value);",
    "\t\tnode.append(...children.filter((child) => child !== void 0));",
    "\t\treturn node;",
    "\t}",
    "\tconst choiceKeys = [",
    "\t\t\"type\",",
    "\t\t\"standing\",",
    "\t\t\"label\"",
    "\t];",
    "\tfunction findControls() {",
    "\t\treturn {",
    "\t\t\tquery: byId(\"query\", HTMLInputElement),",
    "\t\t\tchips: [...document.querySelectorAll(\"input[name=\\\"severity\\\"]\")],",
    "\t\t\tselects: choiceKeys.map((key) => ({",
    "\t\t\t\tkey,",
    "\t\t\t\tselect: byId(key, HTMLSelectElement)",
    "\t\t\t}))",
    "\t\t};",
    "\t}",
    "\tfunction readFilter({ query, chips, selects }) {",
    "\t\tconst terms = query.value.toLowerCase().split(/\\s+/).filter(Boolean);",
    "\t\tconst severities = new Set(chips.filter((chip) => chip.checked).map((chip) => chip.value));",
    "\t\tconst choices = selects.map(({ key, select }) => ({",
    "\t\t\tkey,",
    "\t\t\tvalue: select.value",
    "\t\t})).filter(({ value }) => value !== \"\");",
    "\t\tif (terms.length + severities.size + choices.length === 0) return void 0;",
    "\t\treturn ({ row, text }) => (severities.size === 0 || severities.has(row.severity)) && choices.every(({ key, value }) => row[key] === value) && terms.every((term) => text.includes(term));",
    "\t}",
    "\tfunction clearControls({ query, chips, selects }) {",
    "\t\tquery.value = \"\";",
    "\t\tfor (const chip of chips) chip.checked = false;",
    "\t\tfor (const { select } of selects) select.value = \"\";",
    "\t}",
    "\tfunction searchText({ title, path, id, cwe }) {",
    "\t\treturn [",
    "\t\t\ttitle,",
    "\t\t\tpath,",
    "\t\t\tid,",
    "\t\t\tcwe",
    "\t\t].filter(Boolean).join(\"\\n\").toLowerCase();",
    "\t}",
    "\tfunction number(value) {",
    "\t\treturn value.toLocaleString(\"en-US\");",
    "\t}",
    "\tfunction capital(text) {",
    "\t\treturn text.charAt(0).toUpperCase() + text.slice(1);",
    "\t}",
    "\tfunction rowElement(head, { row, index }, isOpen) {",
    "\t\treturn element(\"tr\", {",
    "\t\t\trole: \"row\",",
    "\t\t\tclass: isOpen ? \"row js opened\" : \"row js\",",
    "\t\t\t\"data-index\": String(index)",
    "\t\t}, cell(\"severity\", severityElement(head, row)), cell(\"title\", openButton(row, index, isOpen), subtitle(row)), cell(\"path\", placeElement(head, row)), cell(\"type\", row.type), cell(\"standing\", element(\"span\", { class: `standing s-${row.standing.replace(\" \", \"-\")}` }, capital(row.standing))), cell(\"label\", capital(row.label)), cell(\"cvss\", row.cvss?.toFixed(1)), cell(\"epss\", row.epss === void 0 ? void 0 : `${row.epss} %`));",
    "\t}",
    "\tfunction cell(key, ...children) {",
    "\t\treturn element(\"td\", {",
    "\t\t\trole: \"cell\",",
    "\t\t\tclass: `c-${key}`",
    "\t\t}, ...children);",
    "\t}",
    "\tfunction subtitle({ cwe }) {",
    "\t\treturn cwe === void 0 ? void 0 : element(\"span\", { class: \"sub\" }, cwe);",
    "\t}",
    "\tfunction severityElement({ severities }, { severity }) {",
    "\t\tconst name = severities.find(([each]) => each === severity)?.[1];",
    "\t\treturn element(\"span\", { class: `severity ${severity.toLowerCase()}` }, name);",
    "\t}",
    "\tfunction openButton({ title }, index, isOpen) {",
    "\t\treturn element(\"button\", {",
    "\t\t\ttype: \"button\",",
    "\t\t\tclass: \"open\",",
    "\t\t\t\"aria-expanded\": String(isOpen),",
    "\t\t\t\"aria-controls\": isOpen ? detailId(index) : void 0",
    "\t\t}, title);",
    "\t}",
    "\tfunction placeElement({ linkBase }, { path, line, link }) {",
    "\t\tif (path === void 0) return void 0;",
    "\t\tconst text = line === void 0 ? path : `${path}:${line}`;",
    "\t\tif (link === void 0 || linkBase === void 0) return element(\"span\", { class: \"mono\" }, text);",
    "\t\treturn element(\"a\", {",
    "\t\t\tclass: \"mono\",",
    "\t\t\thref: linkBase + link,",
    "\t\t\trel: \"noopener noreferrer\"",
    "\t\t}, text);",
    "\t}",
    "\tfunction detailId(index) {",
    "\t\treturn `detail-${index}`;",
    "\t}",
    "\tfunction detailElement({ words }, { row, index }) {",
    "\t\tconst sheet = element(\"div\", { class: \"sheet\" }, textsElement(words, row), factsElement(words, row));",
    "\t\treturn element(\"tr\", {",
    "\t\t\trole: \"row\",",
    "\t\t\tclass: \"detail js\",",
    "\t\t\tid: detailId(index)",
    "\t\t}, element(\"td\", {",
    "\t\t\trole: \"cell\",",
    "\t\t\tcolspan: \"8\"",
    "\t\t}, sheet));",
    "\t}",
    "\tfunction textsElement(words, row) {",
    "\t\tconst texts = element(\"div\", { class: \"texts\" });",
    "\t\tconst add = (word, ...nodes) => texts.append(element(\"h3\", {}, words[word]), ...nodes);",
    "\t\tif (row.description !== void 0) add(\"description\", ...row.description.map(passageElement));",
    "\t\tif (row.snippet !== void 0) add(\"snippet\", codeElement(row.snippet, row.line));",
    "\t\tif (row.remediation !== void 0) add(\"remediation\", ...row.remediation.map(passageElement));",
    "\t\tconst note = row.withheld ?? (texts.childElementCount === 0 ? \"none\" : void 0);",
    "\t\tif (note !== void 0) texts.append(element(\"p\", { class: \"note\" }, words[note]));",
    "\t\treturn texts;",
    "\t}",
    "\tfunction passageElement(part) {",
    "\t\treturn typeof part === \"string\" ? element(\"div\", { class: \"prose\" }, part) : codeElement(part[0], void 0);",
    "\t}",
    "\tfunction codeElement(snippet, line) {",
    "\t\treturn element(\"pre\", {",
    "\t\t\tclass: \"code\",",
    "\t\t\ttabindex: \"0\"",
    "\t\t}, element(\"code\", {}, ...snippet.split(\"\\n\").map((text, index) => element(\"span\", { \"data-n\": line === void 0 ? void 0 : String(line + index) }, `${text}\\n`))));",
    "\t}",
    "\tfunction factsElement(words, row) {",
    "\t\treturn element(\"dl\", { class: \"facts\" }, ...[",
    "\t\t\t[\"Id\", row.id],",
    "\t\t\t[\"Severity\", row.guessed && words.guessed],",
    "\t\t\t[\"Status\", row.status],",
    "\t\t\t[\"First detected\", row.first],",
    "\t\t\t[\"Last seen\", row.last],",
    "\t\t\t[\"Exception\", row.exception],",
    "\t\t\t[\"Named\", row.unnamed && words.unnamed]",
    "\t\t].filter(([, fact]) => fact !== void 0).map(([term, fact]) => element(\"div\", {}, element(\"dt\", {}, term), element(\"dd\", {}, fact))));",
    "\t}",
    "\tfunction focusRow({ body }, index) {",
    "\t\tconst row = rowAt(body, index);",
    "\t\tif (row !== null) buttonOf(row)?.focus();",
    "\t}",
    "\tfunction setOpen({ body, data, entries, opened }, index, isOpen) {",
    "\t\tconst row = rowAt(body, index);",
    "\t\tconst entry = entries[index];",
    "\t\tif (row === null || entry === void 0) return;",
    "\t\tconst button = buttonOf(row);",
    "\t\tbutton?.setAttribute(\"aria-expanded\", String(isOpen));",
    "\t\trow.classList.toggle(\"opened\", isOpen);",
    "\t\tif (isOpen) {",
    "\t\t\topened.add(index);",
    "\t\t\trow.after(detailElement(data, entry));",
    "\t\t\tbutton?.setAttribute(\"aria-controls\", detailId(index));",
    "\t\t} else {",
    "\t\t\topened.delete(index);",
    "\t\t\tdocument.getElementById(detailId(index))?.remove();",
    "\t\t\tbutton?.removeAttribute(\"aria-controls\");",
    "\t\t}",
    "\t}",
    "\tfunction rowAt(body, index) {",
    "\t\treturn body.querySelector(`tr.row[data-index=\"${index}\"]`);",
    "\t}",
    "\tfunction buttonOf(row) {",
    "\t\treturn row.querySelector(\".open\");",
    "\t}",
    "\tfunction indexNear(node) {",
    "\t\tconst detail = node.closest(\"tr.detail\");",
    "\t\tconst row = detail === null ? node.closest(\"tr.row\") : detail.previousElementSibling;",
    "\t\treturn row instanceof HTMLElement ? Number(row.dataset.index) : void 0;",
    "\t}",
    "\tfunction sortValue(data, key, row) {",
    "\t\tswitch (key) {",
    "\t\t\tcase \"severity\": return -data.severities.findIndex(([severity]) => severity === row.severity);",
    "\t\t\tcase \"title\": return row.title.toLowerCase();",
    "\t\t\tcase \"path\": return row.path?.toLowerCase();",
    "\t\t\tcase \"type\": return data.types.indexOf(row.type);",
    "\t\t\tcase \"standing\": return -data.standings.indexOf(row.standing);",
    "\t\t\tcase \"label\": return data.labels.indexOf(row.label);",
    "\t\t\tcase \"cvss\": return row.cvss;",
    "\t\t\tcase \"epss\": return row.epss;",
    "\t\t}",
    "\t}",
    "\tconst worstFirst = [",
    "\t\t\"severity\",",
    "\t\t\"standing\",",
    "\t\t\"cvss\",",
    "\t\t\"epss\"",
    "\t];",
    "\tfunction nextOrder(now, key) {",
    "\t\tconst first = worstFirst.includes(key) ? \"descending\" : \"ascending\";",
    "\t\tif (now?.key !== key) return {",
    "\t\t\tkey,",
    "\t\t\tdirection: first",
    "\t\t};",
    "\t\treturn now.direction === first ? {",
    "\t\t\tkey,",
    "\t\t\tdirection: first === \"ascending\" ? \"descending\" : \"ascending\"",
    "\t\t} : void 0;",
    "\t}",
    "\tfunction sortEntries(entries, data, { key, direction }) {",
    "\t\tconst sign = direction === \"ascending\" ? 1 : -1;",
    "\t\tconst keyed = entries.map((entry) => ({",
    "\t\t\tentry,",
    "\t\t\tvalue: sortValue(data, key, entry.row)",
    "\t\t}));",
    "\t\tconst lineOf = ({ row }) => key === \"path\" ? row.line ?? 0 : 0;",
    "\t\tkeyed.sort((a, b) => compare(a.value, b.value, sign) || sign * (lineOf(a.entry) - lineOf(b.entry)) || a.entry.index - b.entry.index);",
    "\t\treturn keyed.map(({ entry }) => entry);",
    "\t}",
    "\tfunction compare(a, b, sign) {",
    "\t\tif (a === b) return 0;",
    "\t\tif (a === void 0) return 1;",
    "\t\tif (b === void 0) return -1;",
    "\t\treturn a < b ? -sign : sign;",
    "\t}",
    "\tfunction createTable(data) {",
    "\t\tconst entries = data.findings.map((row, index) => ({",
    "\t\t\trow,",
    "\t\t\tindex,",
    "\t\t\ttext: searchText(row)",
    "\t\t}));",
    "\t\treturn {",
    "\t\t\tdata,",
    "\t\t\tcontrols: findControls(),",
    "\t\t\tbody: byId(\"rows\"),",
    "\t\t\tentries,",
    "\t\t\torder: void 0,",
    "\t\t\tsorted: entries,",
    "\t\t\tmatching: entries,",
    "\t\t\tlimit: 100,",
    "\t\t\topened: new Set(),",
    "\t\t\tdrawn: 0,",
    "\t\t\tframe: 0",
    "\t\t};",
    "\t}",
    "\tfunction shownCount({ limit, matching }) {",
    "\t\treturn Math.min(limit, matching.length);",
    "\t}",
    "\tfunction showStatus(table) {",
    "\t\tbyId(\"status\").textContent = `${countText(table)}, ${orderText(table)}`;",
    "\t\tconst { length } = table.matching;",
    "\t\tconst left = length - shownCount(table);",
    "\t\tbyId(\"more\").hidden = left <= 0;",
    "\t\tbyId(\"more-some\").textContent = `Show ${number(Math.min(100, left))} more`;",
    "\t\tbyId(\"more-all\").textContent = `Show all ${number(length)}`;",
    "\t\tbyId(\"more-all\").hidden = left <= 100;",
    "\t\tbyId(\"empty\").hidden = length > 0;",
    "\t}",
    "\tfunction countText(table) {",
    "\t\tconst shown = number(shownCount(table));",
    "\t\tconst all = number(table.data.total);",
    "\t\tconst { length } = table.matching;",
    "\t\treturn shownCount(table) < length && length < table.entries.length ? `${shown} of ${number(length)} matching shown, ${all} in all` : `${shown} of ${all} shown`;",
    "\t}",
    "\tfunction orderText({ order }) {",
    "\t\tif (order === void 0) return \"worst first\";",
    "\t\treturn `by ${document.querySelector(`th[data-key=\"${order.key}\"]`)?.textContent?.toLowerCase()}, ${order.direction}`;",
    "\t}",
    "\tconst firstChunk = 30;",
    "\tconst chunk = 500;",
    "\tfunction refilter(table) {",
    "\t\tconst matches = readFilter(table.controls);",
    "\t\ttable.matching = matches === void 0 ? table.sorted : table.sorted.filter(matches);",
    "\t\tbyId(\"clear\", HTMLButtonElement).disabled = matches === void 0;",
    "\t\ttable.limit = 100;",
    "\t\tdraw(table, false);",
    "\t}",
    "\tfunction orderBy(table, order) {",
    "\t\ttable.order = order;",
    "\t\ttable.sorted = order === void 0 ? table.entries : sortEntries(table.entries, table.data, order);",
    "\t\trefilter(table);",
    "\t}",
    "\tfunction draw(table, isWhole) {",
    "\t\ttable.drawn = 0;",
    "\t\ttable.body.replaceChildren();",
    "\t\tshowStatus(table);",
    "\t\textend(table, isWhole);",
    "\t}",
    "\tfunction extend(table, isWhole) {",
    "\t\tcancelAnimationFrame(table.frame);",
    "\t\tconst { drawn, matching } = table;",
    "\t\tconst until = shownCount(table);",
    "\t\tconst end = isWhole ? until : Math.min(until, drawn + (drawn === 0 ? firstChunk : chunk));",
    "\t\ttable.body.append(...matching.slice(drawn, end).flatMap((entry) => elementsOf(table, entry)));",
    "\t\ttable.drawn = end;",
    "\t\tif (end < until) table.frame = requestAnimationFrame(() => extend(table, false));",
    "\t}",
    "\tfunction elementsOf({ data, opened }, entry) {",
    "\t\tconst isOpen = opened.has(entry.index);",
    "\t\tconst row = rowElement(data, entry, isOpen);",
    "\t\treturn isOpen ? [row, detailElement(data, entry)] : [row];",
    "\t}",
    "\tfunction grow(table, limit) {",
    "\t\tconst next = table.matching[table.drawn];",
    "\t\ttable.limit = limit;",
    "\t\tshowStatus(table);",
    "\t\textend(table, false);",
    "\t\tif (next !== void 0) focusRow(table, next.index);",
    "\t}",
    "\tfunction listenToControls(table) {",
    "\t\tconst { query, chips, selects } = table.controls;",
    "\t\tquery.addEventListener(\"input\", () => refilter(table));",
    "\t\tfor (const control of [...chips, ...selects.map(({ select }) => select)]) control.addEventListener(\"change\", () => refilter(table));",
    "\t\tfor (const id of [\"clear\", \"clear-empty\"]) byId(id).addEventListener(\"click\", () => clear(table));",
    "\t\tbyId(\"more-some\").addEventListener(\"click\", () => grow(table, shownCount(table) + 100));",
    "\t\tbyId(\"more-all\").addEventListener(\"click\", () => grow(table, table.matching.length));",
    "\t\ttable.body.addEventListener(\"click\", (event) => openClicked(table, event));",
    "\t\taddEventListener(\"pageshow\", () => {",
    "\t\t\tif (readFilter(table.controls) !== void 0) refilter(table);",
    "\t\t});",
    "\t}",
    "\tfunction clear(table) {",
    "\t\tclearControls(table.controls);",
    "\t\trefilter(table);",
    "\t\ttable.controls.query.focus();",
    "\t}",
    "\tfunction openClicked(table, { target }) {",
    "\t\tif (!(target instanceof Element) || target.closest(\"a\") !== null) return;",
    "\t\tconst isInRow = target.closest(\"tr.row\") !== null;",
    "\t\tconst index = indexNear(target);",
    "\t\tif (!isInRow || index === void 0 || getSelection()?.isCollapsed === false) return;",
    "\t\tsetOpen(table, index, !table.opened.has(index));",
    "\t}",
    "\tfunction addSortButtons(table) {",
    "\t\tconst heads = [...document.querySelectorAll(\"#table th[data-key]\")];",
    "\t\tfor (const head of heads) {",
    "\t\t\tconst button = element(\"button\", {",
    "\t\t\t\ttype: \"button\",",
    "\t\t\t\tclass: \"sort\"",
    "\t\t\t}, head.textContent ?? \"\");",
    "\t\t\thead.replaceChildren(button);",
    "\t\t\tbutton.addEventListener(\"click\", () => {",
    "\t\t\t\tconst order = nextOrder(table.order, head.dataset.key);",
    "\t\t\t\tfor (const other of heads) other.removeAttribute(\"aria-sort\");",
    "\t\t\t\tif (order !== void 0) head.setAttribute(\"aria-sort\", order.direction);",
    "\t\t\t\torderBy(table, order);",
    "\t\t\t});",
    "\t\t}",
    "\t}",
    "\tfunction listenToKeys(table) {",
    "\t\tdocument.addEventListener(\"keydown\", (event) => {",
    "\t\t\tif (!(event.ctrlKey || event.metaKey || event.altKey || event.isComposing) && event.target instanceof HTMLElement && press(table, event.key, event.target)) event.preventDefault();",
    "\t\t});",
    "\t}",
    "\tfunction press(table, key, node) {",
    "\t\tconst { query } = table.controls;",
    "\t\tif (key === \"/\" && !isField(node)) {",
    "\t\t\tquery.focus();",
    "\t\t\tquery.select();",
    "\t\t\treturn true;",
    "\t\t}",
    "\t\tif (key === \"Escape\") return closeOrClear(table, node);",
    "\t\tconst isOnRow = node.matches(\".open\");",
    "\t\tif (key === \"ArrowDown\" && (node === query || isOnRow)) return move(table, node, 1);",
    "\t\treturn key === \"ArrowUp\" && isOnRow && move(table, node, -1);",
    "\t}",
    "\tfunction isField(node) {",
    "\t\treturn node.matches(\"input:not([type=\\\"checkbox\\\"]), select, textarea\");",
    "\t}",
    "\tfunction move({ body, controls: { query } }, from, by) {",
    "\t\tconst buttons = [...body.querySelectorAll(\".open\")];",
    "\t\tconst target = buttons[from === query ? 0 : buttons.indexOf(from) + by];",
    "\t\tif (target !== void 0) target.focus();",
    "\t\telse if (by < 0) query.focus();",
    "\t\treturn true;",
    "\t}",
    "\tfunction closeOrClear(table, node) {",
    "\t\tconst { body, controls, opened } = table;",
    "\t\tconst index = body.contains(node) ? indexNear(node) : void 0;",
    "\t\tif (index !== void 0 && opened.has(index)) {",
    "\t\t\tsetOpen(table, index, false);",
    "\t\t\tfocusRow(table, index);",
    "\t\t\treturn true;",
    "\t\t}",
    "\t\tif (node !== controls.query || controls.query.value === \"\") return false;",
    "\t\tcontrols.query.value = \"\";",
    "\t\trefilter(table);",
    "\t\treturn true;",
    "\t}",
    "\tconst rowsMax = 1e3;",
    "\tconst detailsMax = 200;",
    "\tfunction listenToPrinting(table) {",
    "\t\tlet screen;",
    "\t\taddEventListener(\"beforeprint\", () => {",
    "\t\t\tif (screen !== void 0) return;",
    "\t\t\tscreen = {",
    "\t\t\t\tlimit: table.limit,",
    "\t\t\t\topened: table.opened",
    "\t\t\t};",
    "\t\t\tconst blocking = table.matching.filter(({ row }) => row.standing === \"blocks\" || row.standing === \"may block\");",
    "\t\t\ttable.limit = Math.max(table.limit, rowsMax);",
    "\t\t\ttable.opened = new Set([...table.opened, ...blocking.slice(0, detailsMax).map(({ index }) => index)]);",
    "\t\t\tdraw(table, true);",
    "\t\t});",
    "\t\taddEventListener(\"afterprint\", () => {",
    "\t\t\tif (screen === void 0) return;",
    "\t\t\tObject.assign(table, screen);",
    "\t\t\tscreen = void 0;",
    "\t\t\tdraw(table, true);",
    "\t\t});",
    "\t}",
    "\tfunction showThemeButton() {",
    "\t\tconst { dataset } = document.documentElement;",
    "\t\tconst button = byId(\"theme\");",
    "\t\tconst prefersDark = matchMedia(\"(prefers-color-scheme: dark)\");",
    "\t\tconst isDark = () => dataset.theme ? dataset.theme === \"dark\" : prefersDark.matches;",
    "\t\tconst show = () => {",
    "\t\t\tbutton.textContent = isDark() ? \"Light theme\" : \"Dark theme\";",
    "\t\t};",
    "\t\tbutton.addEventListener(\"click\", () => {",
    "\t\t\tdataset.theme = isDark() ? \"light\" : \"dark\";",
    "\t\t\tshow();",
    "\t\t});",
    "\t\tprefersDark.addEventListener(\"change\", show);",
    "\t\tshow();",
    "\t\tbutton.hidden = false;",
    "\t}",
    "\tshowThemeButton();",
    "\tif (document.getElementById(\"rows\") !== null) {",
    "\t\tconst table = createTable(JSON.parse(byId(\"data\").textContent ?? \"\"));",
    "\t\taddSortButtons(table);",
    "\t\tlistenToControls(table);",
    "\t\tlistenToKeys(table);",
    "\t\tlistenToPrinting(table);",
    "\t\tbyId(\"controls\").hidden = false;",
    "\t\trefilter(table);",
    "\t}",
    "})();",
    "",
].join('\n');
const style = [
    "/* The page: light and dark by light-dark(), narrow screens as cards, paper without controls. */",
    ":root {",
    "  color-scheme: light dark;",
    "  --page: light-dark(#f5f6f8, #0e1217);",
    "  --card: light-dark(#ffffff, #161b22);",
    "  --sunk: light-dark(#f3f5f8, #10151b);",
    "  --text: light-dark(#18202c, #e4e9f0);",
    "  --soft: light-dark(#556072, #9caabb);",
    "  --line: light-dark(#dde2ea, #29323d);",
    "  --edge: light-dark(#8893a5, #677487);",
    "  --accent: light-dark(#2453c9, #8fb2ff);",
    "  --red: light-dark(#b3203a, #ff8a9b);",
    "  --red-tint: light-dark(#fdecef, #33171d);",
    "  --orange: light-dark(#9a4204, #ffb078);",
    "  --orange-tint: light-dark(#fff0e3, #33200f);",
    "  --yellow: light-dark(#785400, #efcb62);",
    "  --yellow-tint: light-dark(#fdf4d7, #2d250d);",
    "  --blue: light-dark(#1d5a91, #8cc8fb);",
    "  --blue-tint: light-dark(#e6f1fb, #10283c);",
    "  --grey: light-dark(#4b5667, #b4bfcd);",
    "  --grey-tint: light-dark(#edf0f4, #232b35);",
    "  --green: light-dark(#14683a, #7cd6a0);",
    "  --green-tint: light-dark(#e6f5ec, #10291b);",
    "  --sans: system-ui, -apple-system, \"Segoe UI\", Roboto, \"Noto Sans\", \"Liberation Sans\", Arial, sans-serif;",
    "  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, \"Liberation Mono\", \"DejaVu Sans Mono\", monospace;",
    "}",
    ":root[data-theme=\"light\"] { color-scheme: light; }",
    ":root[data-theme=\"dark\"] { color-scheme: dark; }",
    "*, ::before, ::after { box-sizing: border-box; }",
    "[hidden] { display: none !important; }",
    "html { scroll-padding-top: 3.5rem; }",
    "body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.55 var(--sans); font-variant-numeric: tabular-nums; -webkit-text-size-adjust: 100%; }",
    "h1, h2, h3, p, ul, dl, dd, figure, fieldset { margin: 0; padding: 0; }",
    "ul { list-style: none; }",
    "fieldset { border: 0; min-width: 0; }",
    "button, input, select { font: inherit; color: inherit; }",
    "a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 2px; }",
    "code, .mono, kbd { font-family: var(--mono); font-size: .875em; }",
    ":focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }",
    ".width, main { max-width: 1320px; margin: 0 auto; padding: 0 1.5rem; }",
    ".hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }",
    "caption.hidden { display: block; }",
    ".skip { position: absolute; left: 1rem; top: -4rem; z-index: 3; padding: .5rem 1rem; background: var(--card); border: 1px solid var(--edge); border-radius: 8px; }",
    ".skip:focus { top: .75rem; }",
    ".note, .status, .legend { color: var(--soft); font-size: .875rem; }",
    ".number { text-align: right; white-space: nowrap; }",
    "",
    ".top { background: var(--card); border-bottom: 1px solid var(--line); }",
    ".top .width { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 2rem; padding-block: .75rem; }",
    ".brand { display: flex; align-items: center; gap: .5rem; font-weight: 650; letter-spacing: -.01em; }",
    ".brand svg { width: 1.375rem; height: 1.375rem; }",
    ".shield { fill: var(--accent); }",
    ".bar-mark { stroke: var(--card); stroke-width: 2; stroke-linecap: round; }",
    ".context { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; flex: 1; min-width: 0; font-size: .875rem; }",
    ".context div { display: flex; gap: .4rem; min-width: 0; }",
    ".context dt { color: var(--soft); }",
    ".context dd { overflow-wrap: anywhere; font-weight: 550; }",
    ".theme { margin-left: auto; padding: .3rem .8rem; background: none; border: 1px solid var(--line); border-radius: 99px; font-size: .875rem; color: var(--soft); cursor: pointer; }",
    ".theme:hover { border-color: var(--edge); color: var(--text); }",
    "",
    "main { display: grid; gap: 1.5rem; padding-block: 2rem; }",
    ".verdict { --tone: var(--grey); --tint: var(--grey-tint); display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 1.25rem 1.5rem; padding: 1.75rem 2rem; background: var(--tint); border: 1px solid color-mix(in srgb, var(--tone) 28%, transparent); border-radius: 16px; }",
    ".verdict.failed { --tone: var(--red); --tint: var(--red-tint); }",
    ".verdict.passed { --tone: var(--green); --tint: var(--green-tint); }",
    ".verdict.inconclusive { --tone: var(--yellow); --tint: var(--yellow-tint); }",
    ".mark { width: 3.25rem; height: 3.25rem; fill: none; stroke: var(--card); stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; }",
    ".mark circle { fill: var(--tone, var(--grey)); stroke: none; }",
    ".verdict h1 { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; color: var(--tone); font-size: 2rem; line-height: 1.15; font-weight: 680; letter-spacing: -.02em; }",
    ".badge { padding: .15rem .6rem; border: 1px solid currentColor; border-radius: 99px; font-size: .8125rem; font-weight: 600; letter-spacing: 0; }",
    ".why { margin-top: .4rem; font-size: 1.0625rem; overflow-wrap: anywhere; }",
    ".hint { margin-top: .6rem; overflow-wrap: anywhere; }",
    ".hint b { margin-right: .35rem; color: var(--tone); font-weight: 650; }",
    ".tally { grid-column: 2; display: flex; flex-wrap: wrap; gap: .75rem 2.25rem; padding-top: 1.1rem; border-top: 1px solid color-mix(in srgb, var(--tone) 22%, transparent); }",
    ".tally div { display: flex; flex-direction: column-reverse; }",
    ".tally dd { font-size: 1.625rem; line-height: 1.2; font-weight: 640; letter-spacing: -.02em; }",
    ".tally dt { font-size: .8125rem; color: var(--soft); }",
    ".verdict .tally dt { color: color-mix(in srgb, var(--text) 82%, var(--tint)); }",
    "",
    ".pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1.5rem; }",
    ".stack { columns: 2 26rem; column-gap: 1.5rem; }",
    ".stack .panel { margin-bottom: 1.5rem; break-inside: avoid; }",
    ".panel, .findings { min-width: 0; padding: 1.5rem; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }",
    "h2 { font-size: 1.0625rem; line-height: 1.3; font-weight: 640; letter-spacing: -.01em; }",
    ".panel h2 { margin-bottom: 1rem; }",
    ".panel table { width: 100%; border-collapse: collapse; font-size: .9375rem; }",
    ".panel th { font-weight: 500; text-align: left; }",
    ".panel th.number { text-align: right; }",
    ".panel thead th { padding-bottom: .4rem; color: var(--soft); font-size: .8125rem; white-space: nowrap; }",
    ".panel tbody th, .panel tbody td { padding: .4rem 0; border-top: 1px solid var(--line); vertical-align: baseline; }",
    ".panel .number, .panel td + td, .panel td + th, .panel th + td, .panel th + th { padding-left: 1rem; }",
    ".counts .number { width: 5.5rem; }",
    ".counts tbody th { width: 5rem; }",
    ".counts .bar { min-width: 4rem; }",
    ".counts svg { display: block; width: 100%; height: 1rem; align-self: center; }",
    ".counts tbody td, .counts tbody th { vertical-align: middle; }",
    ".unknown { color: var(--soft); font-size: .8125rem; }",
    ".fill-track { fill: var(--grey-tint); }",
    ".fill-critical { fill: light-dark(#c22f4b, #f0647b); }",
    ".fill-high { fill: light-dark(#dd6d1f, #f09350); }",
    ".fill-medium { fill: light-dark(#d6a412, #dcb544); }",
    ".fill-low { fill: light-dark(#3f8ecf, #5fabea); }",
    ".fill-info { fill: light-dark(#8793a6, #7f8b9c); }",
    ".fill-base { fill: var(--edge); }",
    ".legend { margin-top: .75rem; overflow-wrap: anywhere; }",
    ".counts .swatch { display: inline-block; width: .7rem; height: .7rem; margin-right: .2rem; }",
    ".gap { display: inline-block; width: 1.25rem; }",
    "",
    ".rules { display: grid; gap: 1.1rem; }",
    ".rules li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: .8rem; overflow-wrap: anywhere; }",
    ".rules li + li { padding-top: 1.1rem; border-top: 1px solid var(--line); }",
    ".mark.small { width: 1.375rem; height: 1.375rem; stroke-width: 3; }",
    ".mark.failed { --tone: var(--red); }",
    ".mark.passed { --tone: var(--green); }",
    ".mark.inconclusive { --tone: var(--yellow); }",
    ".rule code { font-weight: 600; font-size: .9375rem; }",
    ".rule-word { margin-left: .35rem; font-size: .8125rem; font-weight: 600; }",
    ".rule-word.failed { color: var(--red); }",
    ".rule-word.passed { color: var(--green); }",
    ".rule-word.inconclusive { color: var(--yellow); }",
    ".bounds { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: .15rem 0 .3rem; font-size: .875rem; }",
    ".bounds div { display: flex; gap: .35rem; }",
    ".bounds dt { color: var(--soft); }",
    ".bounds dd { font-weight: 640; }",
    ".remedy { margin-top: .3rem; color: var(--soft); }",
    "",
    ".findings { padding-inline: 0; padding-bottom: .5rem; }",
    ".findings > :not(table) { margin-inline: 1.5rem; }",
    ".section-head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: .25rem 1rem; margin-bottom: .75rem; }",
    ".controls { display: grid; grid-template-columns: minmax(14rem, 1fr) auto; gap: .75rem 1rem; align-items: center; margin-bottom: .75rem; }",
    ".search { position: relative; }",
    ".search input { width: 100%; padding: .5rem 2.5rem .5rem .8rem; background: var(--page); border: 1px solid var(--edge); border-radius: 9px; }",
    ".search input::placeholder { color: var(--soft); opacity: 1; }",
    ".search kbd { position: absolute; right: .7rem; top: 50%; transform: translateY(-50%); pointer-events: none; }",
    ".search input:not(:placeholder-shown) + kbd, .search input:focus + kbd { display: none; }",
    "kbd { display: inline-block; min-width: 1.4em; padding: 0 .35em; border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px; background: var(--card); color: var(--soft); font-size: .75rem; line-height: 1.5; text-align: center; }",
    ".chips { display: flex; flex-wrap: wrap; gap: .4rem; }",
    ".chip input { position: absolute; opacity: 0; pointer-events: none; }",
    ".chip span { display: inline-flex; align-items: center; gap: .4rem; padding: .3rem .75rem; border: 1px solid var(--line); border-radius: 99px; font-size: .875rem; cursor: pointer; }",
    ".chip span::before { content: \"\"; width: .55rem; height: .55rem; border-radius: 2px; background: var(--tone); }",
    ".chip b { font-weight: 600; color: var(--soft); }",
    ".chip:hover span { border-color: var(--edge); }",
    ".chip input:checked + span { background: var(--tint); border-color: var(--tone); color: var(--tone); font-weight: 600; }",
    ".chip input:checked + span b { color: inherit; }",
    ".chip input:checked + span::before { content: \"✓\"; width: auto; height: auto; background: none; line-height: 1; }",
    ".chip input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }",
    ".critical { --tone: var(--red); --tint: var(--red-tint); }",
    ".high { --tone: var(--orange); --tint: var(--orange-tint); }",
    ".medium { --tone: var(--yellow); --tint: var(--yellow-tint); }",
    ".low { --tone: var(--blue); --tint: var(--blue-tint); }",
    ".info { --tone: var(--grey); --tint: var(--grey-tint); }",
    ".choices { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 1rem; }",
    ".selects { display: flex; flex-wrap: wrap; gap: .5rem; }",
    ".select select, .selects button, .more button { padding: .4rem .7rem; background: var(--card); border: 1px solid var(--edge); border-radius: 9px; font-size: .875rem; cursor: pointer; }",
    ".select select { max-width: 15rem; }",
    ".selects button:hover:enabled, .more button:hover { border-color: var(--text); }",
    ".selects button:disabled { border-color: var(--line); color: var(--soft); opacity: .75; cursor: default; }",
    ".keys { text-align: right; color: var(--soft); font-size: .8125rem; }",
    ".keys kbd:not(:first-child) { margin-left: .6rem; }",
    ".keys kbd + kbd { margin-left: .15rem !important; }",
    ".findings > .note { margin-bottom: .5rem; }",
    "",
    ".findings table { width: 100%; border-collapse: separate; border-spacing: 0; table-layout: fixed; font-size: .9375rem; }",
    ".findings th { position: sticky; top: 0; z-index: 1; padding: .45rem .6rem; background: var(--sunk); border-block: 1px solid var(--line); color: var(--soft); font-size: .8125rem; font-weight: 550; text-align: left; white-space: nowrap; }",
    ".findings td { padding: .7rem .6rem; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }",
    ".findings tr > :first-child { padding-left: 1.5rem; }",
    ".findings tr > :last-child { padding-right: 1.5rem; }",
    ".findings tbody tr:last-child td { border-bottom: 0; }",
    ".findings tr.row:has(+ .detail) td { border-bottom: 0; }",
    ".c-severity { width: 8rem; }",
    ".c-path { width: 23%; }",
    ".c-type { width: 6.75rem; }",
    ".c-standing { width: 7rem; }",
    ".c-label { width: 9rem; }",
    ".c-cvss { width: 4.75rem; }",
    ".c-epss { width: 6.25rem; }",
    "td.c-cvss, td.c-epss, th.c-cvss, th.c-epss { text-align: right; }",
    ".sort { display: inline-flex; gap: .25rem; padding: 0; background: none; border: 0; font-weight: inherit; cursor: pointer; }",
    ".sort:hover, th[aria-sort] .sort { color: var(--text); }",
    ".sort::after { content: \"↕\"; opacity: .45; }",
    "th[aria-sort=\"ascending\"] .sort::after { content: \"↑\"; opacity: 1; }",
    "th[aria-sort=\"descending\"] .sort::after { content: \"↓\"; opacity: 1; }",
    ".severity { display: inline-block; padding: .1rem .6rem; border-radius: 99px; background: var(--tint); color: var(--tone); font-size: .8125rem; font-weight: 620; white-space: nowrap; }",
    ".title, .open { font-weight: 560; }",
    ".open { position: relative; display: block; width: 100%; padding: 0 0 0 1.15rem; background: none; border: 0; text-align: left; overflow-wrap: anywhere; cursor: pointer; }",
    ".open::before { content: \"\"; position: absolute; left: .1rem; top: .5em; width: .4rem; height: .4rem; border: solid var(--soft); border-width: 0 1.5px 1.5px 0; transform: rotate(-45deg); }",
    ".open[aria-expanded=\"true\"]::before { transform: rotate(45deg); top: .4em; }",
    ".open:hover { color: var(--accent); }",
    ".sub { display: block; color: var(--soft); font-size: .8125rem; }",
    ".open + .sub { padding-left: 1.15rem; }",
    ".findings .mono { font-size: .8125rem; line-height: 1.5; }",
    ".c-label { color: var(--soft); font-size: .875rem; }",
    "th.c-label { font-size: .8125rem; }",
    ".standing.s-blocks { color: var(--red); font-weight: 620; }",
    ".standing.s-may-block { color: var(--yellow); font-weight: 620; }",
    ".standing.s-fixed, .standing.s-suppressed, .standing.s-excepted { color: var(--soft); }",
    "tr.row.js:hover > td, tr.row.opened > td { background: var(--sunk); }",
    "tr.row.js { cursor: pointer; }",
    "tr.detail > td { padding-top: 0; }",
    "tr.detail.js > td { padding-top: .25rem; background: var(--sunk); }",
    "tr.detail.js > td { padding-bottom: 1.5rem; }",
    "details summary { width: fit-content; color: var(--soft); font-size: .8125rem; cursor: pointer; overflow-wrap: anywhere; }",
    ".sheet { display: grid; grid-template-columns: minmax(0, 1fr) minmax(13rem, 17rem); gap: 1rem 2rem; }",
    "details .sheet { margin-top: .75rem; }",
    ".sheet h3 { margin: 1rem 0 .3rem; font-size: .8125rem; font-weight: 620; color: var(--soft); }",
    ".sheet h3:first-child { margin-top: 0; }",
    ".prose { max-width: 46rem; white-space: pre-wrap; overflow-wrap: anywhere; }",
    ".texts > .note:not(:first-child) { margin-top: 1rem; }",
    ".prose + .prose, .prose + .code, .code + .prose { margin-top: .6rem; }",
    ".code { margin: 0; padding: .7rem 0; overflow: auto; max-height: 26rem; background: var(--card); border: 1px solid var(--line); border-radius: 9px; font: .8125rem/1.6 var(--mono); tab-size: 4; }",
    ".code code { display: block; width: max-content; min-width: 100%; font-size: inherit; }",
    ".code span { display: block; min-height: 1.6em; padding: 0 1rem; white-space: pre; }",
    ".code span[data-n]::before { content: attr(data-n); display: inline-block; min-width: 3ch; margin-right: 1.25rem; color: var(--soft); text-align: right; user-select: none; }",
    ".facts { display: grid; gap: .3rem; align-content: start; font-size: .875rem; }",
    ".facts div { display: grid; grid-template-columns: minmax(6.5rem, 2fr) 5fr; gap: .75rem; }",
    ".facts dt { color: var(--soft); overflow-wrap: anywhere; }",
    ".facts dd { overflow-wrap: anywhere; }",
    ".sheet .facts div { grid-template-columns: 1fr; gap: 0; }",
    ".sheet .facts dt { font-size: .8125rem; }",
    ".sheet .facts { gap: .55rem; }",
    ".empty { padding: 1.5rem 0; color: var(--soft); }",
    ".link { padding: 0; background: none; border: 0; color: var(--accent); text-decoration: underline; cursor: pointer; }",
    ".more { display: flex; flex-wrap: wrap; justify-content: center; gap: .75rem; padding: 1rem 0; }",
    "",
    ".scroll { overflow-x: auto; }",
    ".wide td, .wide th { min-width: 6rem; overflow-wrap: anywhere; }",
    ".wide td:last-child { min-width: 14rem; }",
    ".panel .date { white-space: nowrap; }",
    ".urgent { color: var(--red); font-weight: 600; }",
    ".coverage { display: grid; gap: .4rem; }",
    ".coverage b { display: inline-block; min-width: 4.5rem; font-weight: 600; }",
    ".coverage .covered span { color: var(--green); }",
    ".coverage .partly-covered span { color: var(--yellow); }",
    ".coverage .not-covered span { color: var(--red); }",
    ".lines { display: grid; gap: .45rem; overflow-wrap: anywhere; }",
    ".lines li { padding-left: 1rem; text-indent: -1rem; }",
    ".lines li::before { content: \"–\"; display: inline-block; width: 1rem; text-indent: 0; color: var(--soft); }",
    ".audit { border-top: 1px solid var(--line); padding-block: 2rem 3rem; }",
    ".audit h2 { margin-bottom: 1rem; }",
    ".audit .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem 2.5rem; }",
    ".audit .facts { font-size: .8125rem; }",
    ".calls div { grid-template-columns: minmax(0, 4fr) 1fr; }",
    "/* The page on narrow screens, on paper, and for those who asked for more contrast. */",
    "@media screen and (max-width: 960px) {",
    "  .controls { grid-template-columns: minmax(0, 1fr); }",
    "  .keys { display: none; }",
    "  .findings table, .findings thead, .findings tbody { display: block; }",
    "  .findings thead tr { display: flex; flex-wrap: wrap; gap: .4rem; padding: .6rem 1.5rem; border-block: 1px solid var(--line); background: var(--sunk); }",
    "  .findings thead th, .findings thead th:first-child, .findings thead th:last-child { position: static; width: auto; padding: 0; border: 0; background: none; }",
    "  .findings thead tr::before { content: \"Sort by\"; align-self: center; color: var(--soft); font-size: .8125rem; }",
    "  .sort { padding: .2rem .6rem; border: 1px solid var(--line); border-radius: 99px; background: var(--card); }",
    "  .findings tr.row { display: flex; flex-wrap: wrap; align-items: center; gap: .2rem .9rem; padding: 1rem 1.5rem; border-bottom: 1px solid var(--line); }",
    "  .findings tr.row td, .findings tr.row td:first-child, .findings tr.row td:last-child { width: auto; padding: 0; border: 0; text-align: left; }",
    "  .findings tr.row td:empty { display: none; }",
    "  .findings tr.row .c-title, .findings tr.row .c-path { flex: 0 0 100%; }",
    "  .findings tr.row .c-standing { order: -1; }",
    "  .findings tr.row .c-severity { order: -2; }",
    "  .c-type, .c-standing, .c-label, .c-cvss, .c-epss { font-size: .875rem; }",
    "  .findings tr.row td.c-cvss::before { content: \"CVSS \"; color: var(--soft); }",
    "  .findings tr.row td.c-epss::before { content: \"EPSS \"; color: var(--soft); }",
    "  .findings tr.row:has(+ .detail) { border-bottom: 0; padding-bottom: .4rem; }",
    "  .findings tr.row.opened { background: var(--sunk); }",
    "  .findings tr.detail { display: block; }",
    "  .findings tr.detail > td { display: block; padding: .25rem 1.5rem 1.25rem; border-bottom: 1px solid var(--line); }",
    "  .sheet { grid-template-columns: minmax(0, 1fr); }",
    "  .sheet .facts { grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr)); }",
    "}",
    "@media screen and (max-width: 560px) {",
    "  .width, main { padding-inline: 1rem; }",
    "  main, .pair { gap: 1rem; }",
    "  main { padding-block: 1rem 2rem; }",
    "  .stack .panel { margin-bottom: 1rem; }",
    "  .top .width { padding-inline: 1rem; }",
    "  .context { flex-basis: 100%; order: 3; }",
    "  .verdict { padding: 1.25rem; gap: .9rem 1rem; }",
    "  .verdict h1 { font-size: 1.625rem; }",
    "  .mark:not(.small) { width: 2.5rem; height: 2.5rem; }",
    "  .tally { grid-column: 1 / -1; gap: .6rem 1.5rem; }",
    "  .panel { padding: 1.1rem; }",
    "  .findings { padding-top: 1.1rem; }",
    "  .findings > :not(table) { margin-inline: 1.1rem; }",
    "  .findings thead tr, .findings tr.row { padding-inline: 1.1rem; }",
    "  .findings tr.detail > td { padding-inline: 1.1rem; }",
    "  .counts .number { width: auto; white-space: normal; }",
    "  .counts .bar { min-width: 2rem; }",
    "  .panel .number, .panel td + td, .panel td + th, .panel th + td, .panel th + th { padding-left: .6rem; }",
    "  .counts tbody th { width: 4.25rem; }",
    "  .select, .select select { width: 100%; max-width: none; }",
    "  .selects { display: grid; grid-template-columns: 1fr 1fr; }",
    "}",
    "@media (prefers-contrast: more) {",
    "  :root { --line: var(--edge); --soft: var(--text); }",
    "}",
    "@media (forced-colors: active) {",
    "  .mark circle, .counts rect { forced-color-adjust: none; }",
    "  .chip input:checked + span { border-width: 2px; }",
    "}",
    "@media print {",
    "  :root, :root[data-theme] { color-scheme: light; font-size: 12px; }",
    "  @page { margin: 14mm 12mm; }",
    "  body { font-size: 12px; background: none; }",
    "  .width, main { max-width: none; padding-inline: 0; }",
    "  main { gap: 1rem; padding-block: 1rem; }",
    "  .skip, .theme, .controls, .more, .sort::after, .open::before { display: none !important; }",
    "  .verdict, .panel, .rules li, .code, .facts div { break-inside: avoid; }",
    "  h2, h3 { break-after: avoid; }",
    "  .verdict, .severity, .mark, .counts svg { print-color-adjust: exact; }",
    "  .verdict { padding: 1rem 1.25rem; }",
    "  .panel { padding: 1rem; }",
    "  .pair { gap: 1rem; grid-template-columns: 1fr 1fr; }",
    "  .findings { padding: 0; border: 0; }",
    "  .findings > :not(table) { margin-inline: 0; }",
    "  .findings table, .panel table { font-size: 11px; }",
    "  .findings th { position: static; padding-inline: .35rem; }",
    "  .findings td { padding: .4rem .35rem; }",
    "  .findings tr > :first-child { padding-left: .35rem; }",
    "  .findings tr > :last-child { padding-right: .35rem; }",
    "  .findings tr.row { break-inside: avoid; }",
    "  .findings tr.row:has(+ .detail) { break-after: avoid; }",
    "  .c-severity { width: 6.25rem; }",
    "  .c-type { width: 5rem; }",
    "  .c-standing { width: 5.5rem; }",
    "  .c-label { width: 7rem; }",
    "  .c-cvss { width: 3.6rem; }",
    "  .c-epss { width: 4.6rem; }",
    "  .open, .open + .sub { padding-left: 0; }",
    "  tr.row.opened > td, tr.detail.js > td { background: none; }",
    "  tr.detail.js > td { padding-bottom: 1.1rem; }",
    "  .sheet { grid-template-columns: minmax(0, 1fr) 13rem; gap: 1.5rem; }",
    "  .code { max-height: none; overflow: visible; }",
    "  .code code { width: auto; }",
    "  .code span { white-space: pre-wrap; overflow-wrap: anywhere; }",
    "  .code span[data-n] { padding-left: 4.5rem; text-indent: -3.5rem; }",
    "  .code span[data-n]::before { width: 2.5rem; min-width: 0; margin-right: 1rem; text-indent: 0; }",
    "  details::details-content { content-visibility: visible; display: block; block-size: auto; }",
    "  details summary { list-style: none; }",
    "  a { color: inherit; text-decoration: none; }",
    "  .audit { padding-block: 1rem; }",
    "}",
    "",
].join('\n');

;// CONCATENATED MODULE: ./build/report/html/markup.js
/**
 * HTML in which nothing foreign is live. A value put into `html` is escaped by `escapeText`, the one function that does
 * so, unless `html` itself made it; what goes to the page's script is JSON that holds no markup either.
 */

const markup = Symbol('markup');
const lineBreak = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** All that hides, reorders or breaks text; line feeds and tabs are let through. */
const markup_hidden = /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** A fragment. Text is shown, never read as markup; attributes have to be quoted by the template. */
function html(parts, ...values) {
    return { [markup]: String.raw({ raw: parts }, ...values.map(markupOf)) };
}
const nothing = { [markup]: '' };
/** The fragment as text, to be written to a file. */
function textOf(fragment) {
    return fragment[markup];
}
/** A `style` or `script` element around text of our own, exactly as its hash in the policy was taken. */
function ownElement(name, text) {
    return { [markup]: `<${name}>${text}</${name}>` };
}
/** A data block for the page's script; `json` comes from `embeddedJson`. */
function dataElement(id, json) {
    return { [markup]: `<script type="application/json" id="${escapeText(id)}">${json}</script>` };
}
function markupOf(value) {
    if (value === undefined)
        return '';
    if (typeof value === 'number')
        return escapeText(String(value));
    if (typeof value === 'string')
        return escapeText(value);
    return isList(value) ? value.map(textOf).join('') : textOf(value);
}
function isList(value) {
    return Array.isArray(value);
}
/** Text as HTML, in content and in quoted attributes. Total: no input throws, none comes out live. */
function escapeText(text) {
    return visible(text).replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}
/** Text as it may be shown: nothing hides in it or turns it around. Idempotent. */
function visible(text) {
    return text.replaceAll(lineBreak, '\n').replaceAll(markup_hidden, pictureOf);
}
const pictures = new Map();
function pictureOf(character) {
    const known = pictures.get(character) ?? (0,neutral/* neutralLine */.GH)(character);
    pictures.set(character, known);
    return known;
}
/** One visible line of at most `maxLength` characters. */
function lineText(text, maxLength) {
    const shown = visible(text.slice(0, maxLength + 1))
        .replaceAll('\n', '␊')
        .replaceAll('\t', ' ');
    return (0,neutral/* cut */.Jj)(shown, maxLength).trim();
}
/** Several visible lines, without blank ones at the ends; what was cut ends in `…`. */
function blockText(text, maxLength) {
    const start = text.search(/\S/);
    if (start < 0)
        return '';
    const lineStart = Math.max(text.lastIndexOf('\n', start), text.lastIndexOf('\r', start)) + 1;
    return (0,neutral/* cut */.Jj)(visible(text.slice(lineStart, lineStart + maxLength + 1)), maxLength).trimEnd();
}
/** JSON that neither ends the element around it nor begins another. */
function embeddedJson(value) {
    return JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

;// CONCATENATED MODULE: ./build/report/html/passages.js
/** Tells prose from code in a text, as Markdown would: a fence, or four spaces after a blank line. Nothing else is read. */
function passages(text) {
    const found = [];
    let kind = 'prose';
    let lines = [];
    const turn = (next) => {
        const passage = passageOf(kind, lines);
        if (passage !== undefined)
            found.push(passage);
        kind = next;
        lines = [];
    };
    for (const line of text.split('\n')) {
        const isBlank = line.trim() === '';
        const isIndented = /^(?: {4}|\t)/.test(line);
        if (/^```[^`]*$/.test(line)) {
            turn(kind === 'fenced' ? 'prose' : 'fenced');
            continue;
        }
        if (kind === 'indented' && !isIndented && !isBlank)
            turn('prose');
        if (kind === 'prose' && isIndented && !isBlank && (lines.at(-1) ?? '').trim() === '')
            turn('indented');
        lines.push(kind === 'indented' ? line.replace(/^(?: {4}|\t)/, '') : line);
    }
    turn('prose');
    return found;
}
/** Without blank lines at its ends; undefined when nothing else is in it. */
function passageOf(kind, lines) {
    const first = lines.findIndex((line) => line.trim() !== '');
    if (first < 0)
        return undefined;
    const text = lines.slice(first).join('\n').trimEnd();
    return kind === 'prose' ? text : [text];
}

;// CONCATENATED MODULE: ./build/report/html/rows.js





/** Longest texts, in characters. */
const titleMax = 300;
const pathMax = 400;
const idMax = 200;
const textMax = 8000;
/** Bytes that all rows, and all of their long texts, may take: a browser opens a page of 50 MB, not one of 500. */
const rowBytesMax = 24_000_000;
const textBytesMax = 16_000_000;
const severityNames = {
    CRITICAL: 'Critical',
    HIGH: 'High',
    MEDIUM: 'Medium',
    LOW: 'Low',
    INFO: 'Info',
};
const typeNames = {
    SAST: 'SAST',
    AGENTIC_SAST: 'Agentic SAST',
    SCA: 'SCA',
    SECRET: 'Secret',
    IAC: 'IaC',
};
const typeOrder = [...Object.values(typeNames), 'Unknown'];
const labelOrder = ['new in this scan', 'seen by this scan', 'perhaps of another branch', 'of another branch'];
/** All findings of this scan, worst first; what finds no room is counted. */
function findingRows(report) {
    const ranked = (0,wording/* rankFindings */.JM)(report.findings);
    const rows = [];
    const pieces = [];
    const room = { rows: rowBytesMax, texts: textBytesMax };
    let textsLeftOut = 0;
    for (const finding of ranked) {
        const bare = bareRow(report, finding);
        const bytes = (0,budget/* bytesOf */.$$)(embeddedJson(bare)) + 1;
        if (bytes > room.rows)
            break;
        const full = withTexts(bare, finding, room.texts);
        const row = full ?? { ...bare, withheld: 'room' };
        const piece = embeddedJson(row);
        room.rows -= bytes;
        if (full === undefined)
            textsLeftOut += 1;
        // From the first that finds none, none has room: it is the least bad that go without.
        room.texts = full === undefined ? 0 : room.texts - ((0,budget/* bytesOf */.$$)(piece) + 1 - bytes);
        rows.push(row);
        pieces.push(piece);
    }
    return { rows, json: `[${pieces.join(',')}]`, total: ranked.length, textsLeftOut };
}
/** Undefined when the texts take more bytes than there are. */
function withTexts(bare, finding, room) {
    const { detail } = finding;
    const raw = (0,wording/* mayBeSecret */.lr)(finding)
        ? [detail?.remediation]
        : [detail?.description, detail?.codeSnippet, detail?.remediation];
    // Texts only grow on their way into the page: what is too long already need not be prepared.
    const least = raw.reduce((sum, text) => sum + Math.min(text?.length ?? 0, textMax), 0);
    if (least === 0)
        return bare;
    if (least > room)
        return undefined;
    const texts = textsOf(finding);
    return (0,budget/* bytesOf */.$$)(embeddedJson(texts)) > room ? undefined : { ...bare, ...texts };
}
/** The beginning that the addresses of all lines share; undefined when nothing can be linked to. */
function linkBase(report) {
    const repository = (0,place/* safeRepositoryUrl */.rT)(report.repositoryUrl);
    const sha = (0,place/* safeSha */.uP)(report.headSha);
    return repository === undefined || sha === undefined ? undefined : `${repository}/blob/${sha}/`;
}
function bareRow(report, finding) {
    const { detail, exception } = finding;
    const hasPath = finding.filePath !== undefined && finding.filePath.trim() !== '';
    const link = (0,place/* blobUrl */.b0)({ ...finding, repositoryUrl: report.repositoryUrl, headSha: report.headSha });
    return {
        id: lineText(finding.id, idMax),
        title: lineText(finding.title, titleMax) || 'Untitled violation',
        severity: finding.severity,
        guessed: finding.severityKnown ? undefined : true,
        type: finding.type === undefined ? 'Unknown' : typeNames[finding.type],
        standing: (0,wording/* standingOf */.YP)(finding),
        label: (0,wording/* labelWord */.nZ)(finding),
        status: finding.status === 'OPEN' ? undefined : (0,wording/* statusWord */.Hm)(finding),
        cvss: score(finding.cvss),
        epss: score(finding.epss),
        cwe: (0,wording/* cweOf */.xX)(finding),
        path: hasPath ? (0,place/* displayPath */.Gt)(finding.filePath ?? '', pathMax) : undefined,
        line: hasPath ? (0,place/* safeLine */.om)(finding.line) : undefined,
        link: link?.slice(linkBase(report)?.length),
        first: timeText(detail?.firstDetected),
        last: timeText(detail?.lastSeen),
        exception: exception === undefined ? undefined : (0,wording/* exceptionWord */.YM)(exception),
        unnamed: finding.disclosed ? undefined : true,
        withheld: (0,wording/* mayBeSecret */.lr)(finding) ? 'secret' : undefined,
    };
}
function textsOf(finding) {
    const snippet = (0,wording/* mayBeSecret */.lr)(finding) ? undefined : finding.detail?.codeSnippet;
    return {
        description: prose((0,wording/* descriptionOf */.Kq)(finding)),
        snippet: block(snippet),
        remediation: prose((0,wording/* remediationOf */.BV)(finding)),
    };
}
function block(text) {
    return text === undefined ? undefined : blockText(text, textMax) || undefined;
}
function prose(text) {
    const shown = block(text);
    return shown === undefined ? undefined : passages(shown);
}
function score(value) {
    return value !== undefined && Number.isFinite(value) ? Math.round(value * 100) / 100 : undefined;
}
/** `2026-03-02 10:00 UTC`; undefined for what is no time, or lies beyond the years that a date can hold. */
function timeText(milliseconds) {
    const date = new Date(milliseconds ?? Number.NaN);
    if (Number.isNaN(date.getTime()))
        return undefined;
    return `${date.toISOString().slice(0, -8).replace('T', ' ')} UTC`;
}
/** `5,000`. */
function number(value) {
    return value.toLocaleString('en-US');
}
function capital(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;// CONCATENATED MODULE: ./build/report/html/counts.js
/** The scan's counts by severity as a table whose bars are plain SVG: this scan, and the base branch where it is known. */




function countSection(report) {
    const scan = report.scan?.counts ?? {};
    if (Object.keys(scan).length === 0 && report.listedSeverities.length === 0)
        return emptySection();
    const base = report.base?.counts;
    const open = (0,wording/* openCounts */.J8)(report, (0,wording/* groupFindings */.kG)(report.findings));
    const most = Math.max(1, ...Object.values(scan), ...Object.values(base ?? {}));
    const baseHead = base === undefined ? nothing : html `<th scope="col" class="number">Base</th>`;
    return html `<section class="panel counts" aria-labelledby="counts-title">
<h2 id="counts-title">Counts</h2>
<table>
<caption class="hidden">Findings by severity: what the scan itself counts, and what is open in the list</caption>
<thead><tr><th scope="col">Severity</th><td class="bar"></td><th scope="col" class="number">This scan</th>${baseHead}<th scope="col" class="number">Open in list</th></tr></thead>
<tbody>${finding/* severities */.gO.map((severity) => countRow(severity, { scan, base, open, most }))}</tbody>
</table>
${legend(report)}
</section>`;
}
function emptySection() {
    return html `<section class="panel counts" aria-labelledby="counts-title"><h2 id="counts-title">Counts</h2><p class="note">Nothing was counted: no scan was read.</p></section>`;
}
function countRow(severity, bars) {
    const { scan, base, open } = bars;
    const baseCell = base === undefined ? nothing : numberCell(base[severity], 'not stated');
    return html `<tr><th scope="row">${severityNames[severity]}</th><td class="bar">${bar(severity, bars)}</td>${numberCell(scan[severity], 'not stated')}${baseCell}${numberCell(open[severity], 'not read')}</tr>
`;
}
function numberCell(count, unknown) {
    return count === undefined
        ? html `<td class="number unknown">${unknown}</td>`
        : html `<td class="number">${number(count)}</td>`;
}
/** The numbers stand beside it as text. */
function bar(severity, { scan, base, most }) {
    const top = base === undefined ? 3.5 : 1;
    const own = html `<rect class="fill-${severity.toLowerCase()}" x="0" y="${top}" width="${counts_length(scan[severity], most)}" height="8"/>`;
    const other = base === undefined
        ? nothing
        : html `<rect class="fill-base" x="0" y="10.5" width="${counts_length(base[severity], most)}" height="3.5"/>`;
    return html `<svg viewBox="0 0 100 15" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect class="fill-track" x="0" y="${top}" width="100" height="8"/>${own}${other}</svg>`;
}
/** Percent of the longest; what is not nothing can be seen. */
function counts_length(count, most) {
    return count === undefined || count <= 0 ? 0 : Math.max(1.5, Math.round((count / most) * 1000) / 10);
}
function legend({ base }) {
    if (base === undefined)
        return nothing;
    const swatch = (name) => html `<svg class="swatch" viewBox="0 0 12 12" aria-hidden="true" focusable="false"><rect class="${name}" width="12" height="12"/></svg>`;
    const words = `base: ${lineText(base.branch, 100)}, scan ${lineText(base.scanId, 80)}`;
    return html `<p class="legend">${swatch('fill-critical')}${swatch('fill-high')}${swatch('fill-medium')} this scan<span class="gap"></span>${swatch('fill-base')} ${words}</p>`;
}

;// CONCATENATED MODULE: ./build/report/html/finding.js
/** The section of findings: its controls, the table, and the worst rows as they stand without the script. */




/** Rows that are in the page before the script runs. */
const staticMax = 50;
const columns = [
    { key: 'severity', head: 'Severity' },
    { key: 'title', head: 'Finding' },
    { key: 'path', head: 'Where' },
    { key: 'type', head: 'Type' },
    { key: 'standing', head: 'Effect' },
    { key: 'label', head: 'This scan' },
    { key: 'cvss', head: 'CVSS' },
    { key: 'epss', head: 'EPSS' },
];
const words = {
    description: 'What it is',
    snippet: 'Code',
    remediation: 'How to fix it',
    secret: 'Description and code are withheld: they may hold the secret itself.',
    room: 'Description, code and remediation found no room in this page; the JSON report has them.',
    none: 'Nothing more is known of this finding: its details were not read, or the service has none.',
    guessed: 'unknown, counts as critical',
    unnamed: 'only in the report files (disclose)',
};
/** What the script reads besides the rows. */
function pageData(report, rows) {
    const head = {
        linkBase: linkBase(report),
        severities: finding/* severities */.gO.map((severity) => [severity, severityNames[severity]]),
        standings: wording/* standings */.ES,
        types: typeOrder,
        labels: labelOrder,
        words,
        total: rows.total,
    };
    return `${embeddedJson(head).slice(0, -1)},"findings":${rows.json}}`;
}
function findingSection(report, rows) {
    if (rows.rows.length === 0)
        return finding_emptySection(report);
    const first = rows.rows.slice(0, staticMax);
    const heads = columns.map(({ key, head }) => html `<th role="columnheader" scope="col" class="c-${key}" data-key="${key}">${head}</th>`);
    const status = `${first.length} of ${number(rows.total)} shown, worst first`;
    return html `<section class="findings" id="findings" aria-labelledby="findings-title">
<div class="section-head"><h2 id="findings-title" tabindex="-1">Findings</h2><p class="status" id="status" role="status">${status}</p></div>
${controls(rows.rows)}${leftOut(report, rows)}
<table role="table" id="table" aria-describedby="status">
<caption class="hidden">Findings of this scan, one in a row; the worst come first until a column is chosen.</caption>
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup" id="rows">${first.map((row) => staticRow(report, row))}</tbody>
</table>
<p class="empty" id="empty" hidden>No finding matches. <button type="button" class="link" id="clear-empty">Clear search and filters</button></p>
<div class="more" id="more" hidden><button type="button" id="more-some"></button><button type="button" id="more-all"></button></div>
</section>`;
}
function finding_emptySection(report) {
    return html `<section class="findings" id="findings" aria-labelledby="findings-title">
<div class="section-head"><h2 id="findings-title" tabindex="-1">Findings</h2></div>
<p class="empty">No finding of this scan is listed.</p>${elsewhereNote(report)}
</section>`;
}
/** Hidden until the script shows them: without it they would do nothing. */
function controls(rows) {
    const present = finding/* severities */.gO.filter((severity) => rows.some((row) => row.severity === severity));
    const chips = present.map((severity) => {
        const count = number(rows.filter((row) => row.severity === severity).length);
        return html `<label class="chip ${severity.toLowerCase()}"><input type="checkbox" name="severity" value="${severity}"><span>${severityNames[severity]} <b>${count}</b></span></label>`;
    });
    return html `<search class="controls" id="controls" aria-label="Findings" hidden>
<div class="search"><label class="hidden" for="query">Search title, path, id and CWE</label><input type="search" id="query" placeholder="Search title, path, id, CWE" autocomplete="off" spellcheck="false" aria-keyshortcuts="/"><kbd aria-hidden="true">/</kbd></div>
<fieldset class="chips"><legend class="hidden">Severity</legend>${chips}</fieldset>
<div class="choices"><div class="selects">${selects(rows)}
<button type="button" id="clear" disabled>Clear</button></div>
<p class="keys"><kbd>/</kbd> search <kbd>↑</kbd> <kbd>↓</kbd> move <kbd>Enter</kbd> open <kbd>Esc</kbd> close</p></div>
</search>`;
}
function countBy(rows, key, order) {
    const counts = new Map();
    for (const row of rows)
        counts.set(row[key], (counts.get(row[key]) ?? 0) + 1);
    return order.flatMap((value) => (counts.has(value) ? [[value, counts.get(value) ?? 0]] : []));
}
function selects(rows) {
    return [
        finding_select({ id: 'type', label: 'Type', all: 'Any type' }, countBy(rows, 'type', typeOrder)),
        finding_select({ id: 'standing', label: 'Effect', all: 'Any effect' }, countBy(rows, 'standing', wording/* standings */.ES)),
        finding_select({ id: 'label', label: 'This scan', all: 'Any origin' }, countBy(rows, 'label', labelOrder)),
    ];
}
function finding_select({ id, label, all }, choices) {
    const options = choices.map(([value, count]) => html `<option value="${value}">${capital(value)} (${number(count)})</option>`);
    return html `<label class="select"><span class="hidden">${label}</span><select id="${id}"><option value="">${all}</option>${options}</select></label>`;
}
function leftOut(report, { rows, total, textsLeftOut }) {
    const missing = total - rows.length;
    const cutRows = `${number(rows.length)} of ${number(total)} findings found room in this page, the worst of them; the JSON report names all.`;
    const cutTexts = `Of ${(0,wording/* plural */.LS)(textsLeftOut, 'finding')}, the least bad, description, code and remediation found no room; the JSON report has them.`;
    return html `${elsewhereNote(report)}${missing > 0 ? html `<p class="note">${cutRows}</p>` : nothing}${textsLeftOut > 0 ? html `<p class="note">${cutTexts}</p>` : nothing}`;
}
function elsewhereNote({ elsewhereCount }) {
    if (elsewhereCount === 0)
        return nothing;
    const those = `${number(elsewhereCount)} ${elsewhereCount === 1 ? 'violation' : 'violations'}`;
    return html `<p class="note">${those} of other branches left out: this scan did not see them.</p>`;
}
function staticRow(report, row) {
    const chip = html `<span class="severity ${row.severity.toLowerCase()}">${severityNames[row.severity]}</span>`;
    const cwe = row.cwe === undefined ? nothing : html `<span class="sub">${row.cwe}</span>`;
    return html `<tr role="row" class="row"><td role="cell" class="c-severity">${chip}</td><td role="cell" class="c-title"><span class="title">${row.title}</span>${cwe}</td><td role="cell" class="c-path">${finding_place(report, row)}</td><td role="cell" class="c-type">${row.type}</td><td role="cell" class="c-standing"><span class="standing s-${row.standing.replace(' ', '-')}">${capital(row.standing)}</span></td><td role="cell" class="c-label">${capital(row.label)}</td><td role="cell" class="c-cvss">${row.cvss?.toFixed(1)}</td><td role="cell" class="c-epss">${percent(row.epss)}</td></tr>
<tr role="row" class="detail"><td role="cell" colspan="8"><details><summary>Details of ${row.id}</summary>${staticDetail(row)}</details></td></tr>
`;
}
function finding_place(report, { path, line, link }) {
    if (path === undefined)
        return nothing;
    const text = line === undefined ? path : `${path}:${line}`;
    const base = linkBase(report);
    if (link === undefined || base === undefined)
        return html `<span class="mono">${text}</span>`;
    return html `<a class="mono" href="${base}${link}" rel="noopener noreferrer">${text}</a>`;
}
function staticDetail(row) {
    const { description, snippet, remediation, withheld } = row;
    const isBare = description === undefined && snippet === undefined && remediation === undefined;
    const note = withheld ?? (isBare ? 'none' : undefined);
    const texts = [
        description === undefined ? nothing : html `<h3>${words.description}</h3>${description.map(passage)}`,
        snippet === undefined ? nothing : html `<h3>${words.snippet}</h3>${codeFrame(snippet, row.line)}`,
        remediation === undefined ? nothing : html `<h3>${words.remediation}</h3>${remediation.map(passage)}`,
        note === undefined ? nothing : html `<p class="note">${words[note]}</p>`,
    ];
    const facts = staticFacts(row).flatMap(([term, fact]) => fact === undefined ? [] : [html `<div><dt>${term}</dt><dd>${fact}</dd></div>`]);
    return html `<div class="sheet"><div class="texts">${texts}</div><dl class="facts">${facts}</dl></div>`;
}
function passage(part) {
    return typeof part === 'string' ? html `<div class="prose">${part}</div>` : codeFrame(part[0], undefined);
}
/** Numbered from the line that the service names, when it names one. */
function codeFrame(snippet, line) {
    const lines = snippet
        .split('\n')
        .map((text, index) => html `<span${line === undefined ? nothing : html ` data-n="${line + index}"`}>${text}\n</span>`);
    return html `<pre class="code" tabindex="0"><code>${lines}</code></pre>`;
}
function staticFacts(row) {
    return [
        ['Id', row.id],
        ['Severity', row.guessed === true ? words.guessed : undefined],
        ['Status', row.status],
        ['First detected', row.first],
        ['Last seen', row.last],
        ['Exception', row.exception],
        ['Named', row.unnamed === true ? words.unnamed : undefined],
    ];
}
function percent(value) {
    return value === undefined ? undefined : `${value} %`;
}

// EXTERNAL MODULE: ./build/api/schemas.js
var api_schemas = __webpack_require__(4015);
// EXTERNAL MODULE: ./build/policy/exceptions.js
var exceptions = __webpack_require__(3113);
;// CONCATENATED MODULE: ./build/report/html/sections.js
/** What the page says below the findings: exceptions, coverage, what was skipped, notes, policy and the audit. */






/** Entries of a list at most; the rest is counted. */
const itemsMax = 300;
function exceptionSection({ exceptions }) {
    if (exceptions === undefined)
        return nothing;
    const states = new Map();
    const note = (exception, state, covers = 0) => {
        const entry = states.get(exception) ?? { covers: 0, states: [] };
        states.set(exception, { covers: entry.covers + covers, states: [...entry.states, state] });
    };
    for (const exception of exceptions.expired)
        note(exception, 'expired, counts again');
    for (const { exception, ids } of exceptions.used)
        note(exception, 'in use', ids.length);
    for (const exception of exceptions.unmatched)
        note(exception, 'matches nothing');
    for (const exception of exceptions.expiring)
        note(exception, 'expires soon');
    if (states.size === 0)
        return nothing;
    const rows = [...states].slice(0, itemsMax).map(([exception, entry]) => exceptionRow(exception, entry));
    return html `<section class="panel wide" aria-labelledby="exceptions-title"><h2 id="exceptions-title">Exceptions</h2>
<div class="scroll" tabindex="0" role="group" aria-labelledby="exceptions-title"><table><caption class="hidden">Findings that the team has accepted, and until when</caption>
<thead><tr><th scope="col">Covers</th><th scope="col">State</th><th scope="col" class="number">Findings</th><th scope="col">Expires</th><th scope="col">Owner</th><th scope="col">Reason</th></tr></thead>
<tbody>${rows}</tbody></table></div>${moreNote(states.size - rows.length, 'exception')}</section>`;
}
function exceptionRow(exception, { covers, states }) {
    const isUrgent = states.some((state) => state.startsWith('exp'));
    const owner = exception.owner === undefined ? '–' : lineText(exception.owner, 100);
    return html `<tr><th scope="row">${lineText((0,exceptions/* exceptionText */.P5)(exception), 300)}</th><td class="${isUrgent ? 'urgent' : ''}">${states.join('; ')}</td><td class="number">${number(covers)}</td><td class="date">${lineText(exception.expires, 40)}</td><td>${owner}</td><td>${lineText(exception.reason, 400)}</td></tr>
`;
}
const typeWords = { sast: 'SAST', sca: 'SCA', secrets: 'Secrets', iac: 'IaC' };
/** The word as it came, and its mark. */
const coverageMarks = { covered: '●', 'partly covered': '◐', 'not covered': '○' };
function coverageSection({ scan }) {
    const { coverage } = scan ?? {};
    const items = api_schemas/* scanTypes */.vz.map((type) => {
        const word = coverage?.[type] ?? 'not stated';
        return html `<li class="${word.replace(' ', '-')}"><span aria-hidden="true">${coverageMarks[word] ?? '?'}</span> <b>${typeWords[type]}</b> ${word}</li>`;
    });
    const body = coverage === undefined
        ? html `<p class="note">The service does not say what it covered.</p>`
        : html `<ul class="coverage">${items}</ul>`;
    return html `<section class="panel" aria-labelledby="coverage-title"><h2 id="coverage-title">Coverage</h2>${body}</section>`;
}
function diagnosticSection(report) {
    const lines = (0,wording/* diagnosticLines */.NS)(report);
    return listSection('diagnostics', `Skipped or not readable (${number(lines.length)})`, lines);
}
function noteSection({ notes }) {
    return listSection('notes', 'Notes', notes);
}
function listSection(id, heading, lines) {
    if (lines.length === 0)
        return nothing;
    const items = lines.slice(0, itemsMax).map((line) => html `<li>${lineText(line, 1000)}</li>\n`);
    return html `<section class="panel" aria-labelledby="${id}-title"><h2 id="${id}-title">${heading}</h2><ul class="lines">${items}</ul>${moreNote(lines.length - items.length, 'entry', 'entries')}</section>`;
}
function moreNote(more, one, many) {
    return more > 0 ? html `<p class="note">${(0,wording/* plural */.LS)(more, one, many)} more in the JSON report.</p>` : nothing;
}
function policySection({ policy, scope }) {
    const settings = Object.entries(policy.settings).sort(([a], [b]) => (a < b ? -1 : 1));
    return html `<section class="panel" aria-labelledby="policy-title"><h2 id="policy-title">Policy</h2>${facts([
        ['Read from', policy.source],
        ['SHA-256', policy.sha256],
        ['Scope in effect', scope],
        ...settings,
    ])}</section>`;
}
function auditFooter(report, category) {
    const { scan, repository } = report;
    const requests = Object.entries(report.requests).sort(([a], [b]) => (a < b ? -1 : 1));
    return html `<footer class="audit"><div class="width"><h2>Audit</h2><div class="columns">${facts([
        ['Tool', `Scan Gate ${report.tool.version}`],
        ['Service', report.serviceOrigin],
        ['Repository', repository && `${lineText(repository.name, 200)} (${lineText(repository.id, 200)})`],
        ['Stored as', repository?.vcsUrl && (0,place/* withoutUserInfo */.sl)(repository.vcsUrl)],
        ['Branch', report.branch],
        ['Head commit', report.headSha],
        ['Base commit', report.baseSha],
        ['Event', report.event],
        ['Category', category],
    ])}${facts([
        ['Scan', scan?.id],
        ['Status', scan?.status],
        ['Created', scan?.createdAt],
        ['Started', scan?.startedAt],
        ['Completed', scan?.completedAt],
        ['Reason', report.reason],
        ['Exit code', String(report.exitCode)],
        ['Enforced', report.enforced ? 'yes' : 'no (warn-only)'],
        ['Duration', (0,wording/* durationText */.S5)(report.durationMs)],
    ])}${facts([['Requests', number((0,wording/* requestCount */.jt)(report))], ...requests.map(([call, count]) => [call, number(count)])], 'calls')}</div></div></footer>`;
}
function facts(entries, name = '') {
    const known = entries.flatMap(([term, text]) => (text === undefined || text === '' ? [] : [{ term, text }]));
    const items = known
        .slice(0, itemsMax)
        .map(({ term, text }) => html `<div><dt>${lineText(term, 120)}</dt><dd>${lineText(text, 400)}</dd></div>\n`);
    const more = known.length - items.length;
    const rest = more > 0 ? html `<div><dt>…</dt><dd>${number(more)} more in the JSON report</dd></div>` : nothing;
    return html `<dl class="facts ${name}">${items}${rest}</dl>`;
}

;// CONCATENATED MODULE: ./build/report/html/verdict.js




/** Rules named at most; the rest is counted. */
const rulesMax = 200;
/** Drawn on 24 by 24: a check, a cross, a question mark. */
const icons = {
    passed: html `<path d="M5.5 12.5l4.5 4.5 8.5-9.5"/>`,
    failed: html `<path d="M7 7l10 10M17 7L7 17"/>`,
    inconclusive: html `<path d="M8.6 9.2a3.4 3.4 0 1 1 4.9 3.05c-1 .5-1.5 1.15-1.5 2.25M12 18.1v.1"/>`,
};
const ruleWords = { passed: 'holds', failed: 'broken', inconclusive: 'undecided' };
function pageTitle(report) {
    const where = [report.repository?.name, report.branch].filter((part) => part !== undefined).join(' ');
    return lineText(`${wording/* verdictWords */.L2[report.verdict]}${where === '' ? '' : `: ${where}`} – Scan Gate`, 200);
}
function pageHeader(report) {
    const sha = (0,place/* safeSha */.uP)(report.headSha);
    const parts = [
        ['Repository', report.repository?.name],
        ['Branch', report.branch],
        ['Commit', sha?.slice(0, 7)],
        ['Pull request', report.pullRequest === undefined ? undefined : `#${report.pullRequest}`],
    ];
    const items = parts.flatMap(([term, text]) => text === undefined ? [] : [html `<div><dt>${term}</dt><dd>${lineText(text, 120)}</dd></div>`]);
    return html `<header class="top"><div class="width">
<p class="brand"><svg viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path class="shield" d="M12 2l8 3v6c0 5-3.4 9-8 11-4.6-2-8-6-8-11V5z"/><path class="bar-mark" d="M8 10h8M8 14h8"/></svg>Scan Gate</p>
${items.length === 0 ? nothing : html `<dl class="context">${items}</dl>`}
<button type="button" class="theme" id="theme" hidden>Dark theme</button>
</div></header>`;
}
function verdictSection(report) {
    const badge = report.enforced ? nothing : html ` <span class="badge">not enforced</span>`;
    const hint = report.hint === undefined ? nothing : html `<p class="hint"><b>What next</b> ${lineText(report.hint, 2000)}</p>`;
    return html `<section class="verdict ${report.verdict}" aria-labelledby="verdict">
<svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="12"/>${icons[report.verdict]}</svg>
<div class="say"><h1 id="verdict"><span class="hidden">Scan Gate: </span>${wording/* verdictWords */.L2[report.verdict]}${badge}</h1>
<p class="why">${capital(lineText(report.message, 2000))}.</p>${hint}</div>
${tally(report)}
</section>`;
}
const tallyWords = {
    blocks: 'block',
    'may block': 'may block',
    open: 'open, not blocking',
    excepted: 'excepted',
    suppressed: 'suppressed',
    fixed: 'fixed',
};
/** Findings by standing; what never was is left out, but not the first. */
function tally(report) {
    const groups = (0,wording/* groupFindings */.kG)(report.findings);
    if (wording/* standings */.ES.every((standing) => groups[standing].length === 0))
        return nothing;
    const shown = wording/* standings */.ES.filter((standing) => standing === 'blocks' || groups[standing].length > 0);
    return html `<dl class="tally">${shown.map((standing) => html `<div><dt>${tallyWords[standing]}</dt><dd>${number(groups[standing].length)}</dd></div>`)}</dl>`;
}
function ruleSection(report) {
    const { rules } = report;
    const more = rules.length - rulesMax;
    const body = rules.length === 0
        ? html `<p class="note">No rule was judged.</p>`
        : html `<ul class="rules">${rules.slice(0, rulesMax).map(ruleItem)}</ul>`;
    const rest = more > 0 ? html `<p class="note">${(0,wording/* plural */.LS)(more, 'rule')} more in the JSON report.</p>` : nothing;
    return html `<section class="panel" aria-labelledby="rules-title"><h2 id="rules-title">Rules</h2>${body}${rest}</section>`;
}
function ruleItem(rule) {
    const most = Number.isFinite(rule.hi) ? number(rule.hi) : 'not known';
    const remedy = rule.verdict === 'passed' ? nothing : html `<p class="remedy">${lineText(rule.remedy, 600)}</p>`;
    return html `<li><svg class="mark small ${rule.verdict}" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><circle cx="12" cy="12" r="12"/>${icons[rule.verdict]}</svg>
<div><p class="rule"><code>${lineText(rule.rule, 160)}</code> <span class="rule-word ${rule.verdict}">${ruleWords[rule.verdict]}</span></p>
<dl class="bounds"><div><dt>at least</dt><dd>${number(rule.lo)}</dd></div><div><dt>at most</dt><dd>${most}</dd></div><div><dt>allowed</dt><dd>${number(rule.limit)}</dd></div></dl>
<p>${capital(lineText(rule.line, 800))}</p>${remedy}</div></li>
`;
}

;// CONCATENATED MODULE: ./build/report/html/page.js
/** The run as one page that stands alone: it asks for nothing, sends nothing, and runs no script but its own. */








/**
 * HTML of at most about 45 MB. All findings of this scan are named, whatever `disclose` says, worst first; long texts end in
 * `…`, and what found no room is counted on the page. Of a secret, and of what may be one, neither description nor code.
 */
function renderHtml(report, options = {}) {
    const rows = findingRows(report);
    const page = html `<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy()}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${pageTitle(report)}</title>
${ownElement('style', style)}
</head>
<body>
<a class="skip" href="#findings-title">Skip to the findings</a>
${pageHeader(report)}
<main>
${verdictSection(report)}
<div class="pair">${ruleSection(report)}${countSection(report)}</div>
${findingSection(report, rows)}
${exceptionSection(report)}
${details(report)}
</main>
${auditFooter(report, options.category)}
${dataElement('data', pageData(report, rows))}
${ownElement('script', script)}
</body>
</html>
`;
    return `<!doctype html>\n${textOf(page)}`;
}
function details(report) {
    return html `<div class="stack">${coverageSection(report)}${diagnosticSection(report)}${noteSection(report)}${policySection(report)}</div>`;
}
/** Nothing but our own style and script, known by their hashes; and no string may become markup. */
function contentPolicy() {
    return [
        "default-src 'none'",
        `style-src '${hashOf(style)}'`,
        `script-src '${hashOf(script)}'`,
        "base-uri 'none'",
        "form-action 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
    ].join('; ');
}
function hashOf(text) {
    return `sha256-${(0,external_node_crypto_.createHash)('sha256').update(text, 'utf8').digest('base64')}`;
}

// EXTERNAL MODULE: ./build/report/json/evidence.js
var evidence = __webpack_require__(5745);
;// CONCATENATED MODULE: ./build/report/json/json.js





/** Longest texts, and all of them together: a string in V8 ends at 512 MB. */
const json_titleMax = 2000;
const json_textMax = 20_000;
const allTextsMax = 64_000_000;
/**
 * The report as JSON. What is not known is `null`; `hi: null` in a rule means that nothing bounds it from above.
 * A violation of type SECRET, or of no known type, has neither description nor snippet. Long texts end in `…`;
 * `texts_left_out` counts the findings, the least bad, whose description, snippet and remediation found no room.
 */
function renderJson(report) {
    let room = allTextsMax;
    let leftOut = 0;
    const findings = Array.from(report.findings, (finding) => {
        const texts = json_textsOf(finding);
        const length = Object.values(texts).reduce((sum, text) => sum + (text?.length ?? 0), 0);
        const hasRoom = length <= room;
        if (hasRoom)
            room -= length;
        else
            leftOut += 1;
        return findingObject(finding, hasRoom ? texts : noTexts);
    });
    return (0,neutral/* jsonText */.s$)({ ...headObject(report), texts_left_out: leftOut, findings });
}
function headObject(report) {
    return {
        format_version: report.formatVersion,
        tool: { name: report.tool.name, version: report.tool.version },
        verdict: report.verdict,
        reason: report.reason,
        message: report.message,
        hint: report.hint ?? null,
        exit_code: report.exitCode,
        enforced: report.enforced,
        service_origin: report.serviceOrigin ?? null,
        repository: repositoryObject(report),
        repository_url: report.repositoryUrl === undefined ? null : (0,place/* withoutUserInfo */.sl)(report.repositoryUrl),
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
        exceptions: exceptionsObject(report),
        listed_severities: report.listedSeverities,
        elsewhere_count: report.elsewhereCount,
        notes: report.notes,
        requests: sortKeys(report.requests),
        duration_ms: Math.round(report.durationMs),
        evidence: (0,evidence/* evidenceObject */.VF)(report),
    };
}
function baseObject({ base }) {
    if (base === undefined)
        return null;
    const counts = finding/* severities */.gO.map((severity) => [severity.toLowerCase(), base.counts[severity] ?? null]);
    return { scan_id: base.scanId, branch: base.branch, counts: Object.fromEntries(counts) };
}
function exceptionsObject({ exceptions }) {
    if (exceptions === undefined)
        return null;
    const { used, expiring, expired, unmatched } = exceptions;
    return {
        used: used.map(({ exception, ids }) => ({ ...exceptionObject(exception), violation_ids: ids })),
        expiring: expiring.map(exceptionObject),
        expired: expired.map(exceptionObject),
        unmatched: unmatched.map(exceptionObject),
    };
}
function exceptionObject(exception) {
    const { violationId, cwe, type, path, title, reason, expires, owner } = exception;
    return {
        violation_id: violationId ?? null,
        cwe: cwe ?? null,
        type: type ?? null,
        path: path ?? null,
        title: title ?? null,
        reason,
        expires,
        owner: owner ?? null,
    };
}
function repositoryObject({ repository }) {
    if (repository === undefined)
        return null;
    return {
        id: repository.id,
        name: repository.name,
        vcs_url: repository.vcsUrl === undefined ? null : (0,place/* withoutUserInfo */.sl)(repository.vcsUrl),
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
        counts: Object.fromEntries(finding/* severities */.gO.map((severity) => [severity.toLowerCase(), scan.counts[severity] ?? null])),
        coverage: scan.coverage === undefined ? null : sortKeys(scan.coverage),
        diagnostics: scan.diagnostics.map(({ engine, message, file_path, file_paths, failed }) => ({
            engine: (0,neutral/* cut */.Jj)(engine, json_titleMax),
            message: (0,neutral/* cut */.Jj)(message, json_titleMax),
            file_path: file_path === undefined ? null : (0,neutral/* cut */.Jj)(file_path, json_titleMax),
            ...(file_paths === undefined ? {} : { file_paths: file_paths.map((path) => (0,neutral/* cut */.Jj)(path, json_titleMax)) }),
            ...(failed === undefined ? {} : { failed }),
        })),
        ...(scan.languages === undefined ? {} : { languages: scan.languages.map(languageObject) }),
    };
}
function languageObject({ language, files, looked_at, unnamed }) {
    const paths = unnamed?.map((path) => (0,neutral/* cut */.Jj)(path, json_titleMax));
    return { language: (0,neutral/* cut */.Jj)(language, json_titleMax), files, looked_at, ...(paths && { unnamed: paths }) };
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
function json_textsOf(finding) {
    const detail = finding.detail;
    const read = (text) => (text === undefined ? null : (0,neutral/* cut */.Jj)(text, json_textMax));
    if ((0,wording/* mayBeSecret */.lr)(finding))
        return { ...noTexts, remediation: read(detail?.remediation) };
    return {
        description: read(detail?.description),
        code_snippet: read(detail?.codeSnippet),
        remediation: read(detail?.remediation),
    };
}
function findingObject(finding, texts) {
    const { violation_id, title, ...facts } = (0,evidence/* plainFinding */.Ce)(finding);
    return {
        violation_id,
        title,
        effect: finding.effect,
        ...facts,
        disclosed: finding.disclosed,
        exception: finding.exception === undefined ? null : exceptionObject(finding.exception),
        ...texts,
    };
}
function sortKeys(record) {
    return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

;// CONCATENATED MODULE: ./build/report/markdown.js

/** At most 900,000 bytes, with a chart. */
function renderMarkdown(report, { reportFile }) {
    return (0,summary/* summary */.z)(report, { reportFile, hasChart: true });
}

;// CONCATENATED MODULE: ./build/report/registry.js




const formats = {
    json: { setting: 'json-file', render: (report) => renderJson(report) },
    html: { setting: 'html-file', render: renderHtml },
    markdown: { setting: 'markdown-file', render: renderMarkdown },
    sarif: { setting: 'sarif-file', render: renderSarif },
};

// EXTERNAL MODULE: ./build/surfaces/whole-file.js
var whole_file = __webpack_require__(3457);
;// CONCATENATED MODULE: ./build/surfaces/files.js
/** The report as files: the full one always, and the formats for which a path is set. */



const files = {
    name: 'The report files',
    shows: 'files: the full report, and what else is asked for',
    settings: ['json-file', 'sarif-file', 'html-file', 'markdown-file', 'category'],
    permission: undefined,
    degrades: 'exit code 2 instead of 0 for a file that was asked for',
    isWanted: () => true,
    write: writeFiles,
};
async function writeFiles(showing) {
    const { local, settings } = showing;
    const written = {};
    const fileProblems = [];
    let fileErrors = 0;
    for (const name of Object.keys(formats)) {
        const asked = settings[`${name}File`];
        const path = asked ?? (name === 'json' ? local.defaultReportFile : undefined);
        if (path === undefined)
            continue;
        const place = { path: (0,external_node_path_.resolve)(local.folder, path), reportFile: written.json };
        const problem = await writeFormat(showing, name, place);
        if (problem === undefined)
            written[name] = (0,external_node_path_.resolve)(local.folder, path);
        else
            fileProblems.push(problem);
        if (problem !== undefined && asked !== undefined)
            fileErrors += 1;
    }
    return { files: written, fileErrors, fileProblems };
}
/** What went wrong, as one line. */
async function writeFormat({ local, report, settings: { category } }, name, { path, reportFile }) {
    try {
        await (0,whole_file/* writeWithin */.B)(local.folder, path, formats[name].render(report, { category, reportFile }));
        return undefined;
    }
    catch (error) {
        const { code, message } = error;
        return `${formats[name].setting}: ${path} could not be written (${code ?? message})`;
    }
}

;// CONCATENATED MODULE: ./build/surfaces/job-summary.js
/** The summary on the page of the job. */

const jobSummary = {
    name: 'The job summary',
    shows: 'the summary on the page of the job',
    settings: ['job-summary'],
    permission: undefined,
    degrades: 'a warning',
    isWanted: ({ settings, local }) => local.runner?.addSummary !== undefined && settings.jobSummary,
    async write({ report, local, written }) {
        const isWhole = await local.runner?.addSummary?.(renderMarkdown(report, { reportFile: written.files.json }));
        return isWhole !== false
            ? {}
            : { warnings: ['the job summary was cut, other parts of this step left too little room'] };
    },
};

// EXTERNAL MODULE: ./build/report/log.js
var log = __webpack_require__(6945);
;// CONCATENATED MODULE: ./build/surfaces/log.js
/** The closing part of the log. */

const log_log = {
    name: 'The log',
    shows: 'the log of the run',
    settings: [],
    permission: undefined,
    degrades: '',
    isWanted: () => true,
    async write({ report, local, written }) {
        for (const line of (0,log/* lines */.M)(report, { reportFile: written.files.json }))
            local.log.line(line);
        return {};
    },
};

// EXTERNAL MODULE: ./build/surfaces/outputs.js
var outputs = __webpack_require__(1907);
// EXTERNAL MODULE: ./build/policy/changes.js
var policy_changes = __webpack_require__(9306);
;// CONCATENATED MODULE: ./build/surfaces/review.js
/** One review with comments on the lines that a pull request changes; its own old comments are updated, never repeated. */










/** More would be a flood of mail; what is left out is counted. */
const maxComments = 100;
const review_settleMs = 2000;
const reviewComment = schemas.looseObject({
    id: schemas.number().int(),
    body: schemas.string(),
    user: schemas.looseObject({ login: schemas.string() }).nullish(),
});
const reviewAnswer = schemas.looseObject({ id: schemas.number().int(), html_url: schemas.string().nullish() });
const review = {
    name: 'The review',
    shows: 'one review with comments on the lines that the pull request changes',
    settings: ['annotations', 'max-annotations', 'category'],
    permission: 'pull-requests: write',
    degrades: 'workflow commands, and a warning',
    isWanted: ({ report, settings }) => settings.annotations === 'review' &&
        report.reason !== 'cancelled' &&
        report.pullRequest !== undefined &&
        report.headSha !== undefined,
    async write(showing) {
        const { changes } = showing.github;
        if (changes === undefined)
            throw new errors/* GateError */.ue('PUBLISH', 'what the pull request changes is not known');
        return { lines: await writeReview(showing, changes), isMarked: true };
    },
};
/**
 * Lines for the log: what is not commented on. Throws GateError, with status 422 when GitHub refused one of the lines
 * and with it the whole review.
 */
async function writeReview(showing, changes) {
    const { chosen, elsewhere, total } = chooseComments(showing, changes);
    const old = await review_ownComments(showing);
    await refresh(showing, old, chosen);
    const known = new Set(old.map(({ key }) => key));
    const added = chosen.filter(({ key }) => !known.has(key));
    if (added.length > 0)
        await review_submit(showing, added, total - chosen.length);
    if (chosen.length === total)
        return [];
    const cause = elsewhere > 0 ? ` (${elsewhere} not on lines that the pull request changes)` : '';
    return [`${chosen.length} of ${total} open findings are commented on${cause}; the report file holds all of them`];
}
function chooseComments({ client, report, settings }, changes) {
    const open = (0,wording/* rankFindings */.JM)(report.findings).filter((finding) => openStandings.includes((0,wording/* standingOf */.YP)(finding)));
    const placed = open.flatMap((finding) => {
        const place = placeInDiff(finding, changes);
        return place === undefined ? [] : [{ finding, place }];
    });
    const named = placed.filter(({ finding }) => finding.disclosed);
    const chosen = named.slice(0, Math.min(settings.maxAnnotations, maxComments)).map(({ finding, place }) => {
        const key = violationKey(finding.id);
        const marker = review_markerOf(settings.category, { key, severity: finding.severity, state: 'open' });
        return { key, ...place, body: client.redact(`${marker}\n${review_textOf(report, finding)}`) };
    });
    return { chosen, elsewhere: open.length - placed.length, total: open.length };
}
const openStandings = ['blocks', 'may block', 'open'];
/** GitHub takes comments only on lines of the diff, and on the new side the changed ones are there for certain. */
function placeInDiff(finding, changes) {
    const path = (0,place/* safeRelativePath */.lV)(finding.filePath === undefined ? undefined : (0,policy_changes/* normalPath */.FE)(finding.filePath));
    const line = (0,place/* safeLine */.om)(finding.line);
    if (path === undefined || line === undefined)
        return undefined;
    const isChanged = changes.files.get(path)?.lines?.some(([first, last]) => first <= line && line <= last);
    return isChanged === true ? { path, line } : undefined;
}
function review_markerOf(category, { key, severity, state }) {
    return `<!-- ${(0,identity/* keyOf */.TN)(category)}:${key}:${severity}:${state} -->`;
}
const markerParts = schemas.tuple([schemas.string().regex(/^[0-9a-f]{16}$/), schemas["enum"](finding/* severities */.gO), schemas["enum"](['open', 'settled'])]);
function readMarker(category, body) {
    const prefix = `<!-- ${(0,identity/* keyOf */.TN)(category)}:`;
    const end = body.indexOf(' -->');
    if (!body.startsWith(prefix) || end < 0)
        return undefined;
    const parts = markerParts.safeParse(body.slice(prefix.length, end).split(':'));
    if (!parts.success)
        return undefined;
    const [key, severity, state] = parts.data;
    return { key, severity, state };
}
async function review_ownComments({ client, report, settings }) {
    const all = await client.pages({
        route: 'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments',
        parameters: { pull_number: report.pullRequest },
        shape: schemas.array(reviewComment),
    }, (page) => page);
    const marked = all.flatMap(({ id, body, user }) => {
        const marker = readMarker(settings.category, body);
        return marker === undefined ? [] : [{ ...marker, id, body, user }];
    });
    if (marked.length === 0)
        return [];
    const self = (await client.viewer()).toLowerCase();
    return marked.filter(({ user }) => user?.login.toLowerCase() === self);
}
/** Brings the comments of earlier runs up to date: still open, open again, or settled. */
async function refresh(showing, old, chosen) {
    const { client, report, settings } = showing;
    const wanted = new Map(chosen.map(({ key, body }) => [key, body]));
    const current = new Map(Array.from(report.findings, (finding) => [violationKey(finding.id), finding]));
    for (const comment of old) {
        const settled = settledText(report, current.get(comment.key), comment);
        const marker = review_markerOf(settings.category, { ...comment, state: 'settled' });
        const body = wanted.get(comment.key) ?? (settled === undefined ? undefined : `${marker}\n${settled}`);
        const isSame = comment.state === 'settled' ? !wanted.has(comment.key) : plain(comment.body) === plain(body ?? '');
        if (body === undefined || isSame)
            continue;
        await client.call({
            route: 'PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}',
            parameters: { comment_id: comment.id, body: client.redact(body) },
            shape: reviewComment,
        });
    }
}
function plain(text) {
    return text.replaceAll('\r\n', '\n').trim();
}
/** What became of the finding; undefined while it is open, or when this run cannot tell. */
function settledText(report, finding, { severity }) {
    const sha = (0,place/* safeSha */.uP)(report.headSha);
    const at = sha === undefined ? '' : ` at ${sha.slice(0, 7)}`;
    if (finding === undefined) {
        return outcomeOfMissing(report, severity) === 'Fixed' ? `✅ **Fixed**: not found any more${at}.` : undefined;
    }
    const standing = (0,wording/* standingOf */.YP)(finding);
    if (openStandings.includes(standing))
        return undefined;
    return standing === 'fixed' ? `✅ **Fixed**${at}.` : `✅ **Settled**: ${standing}.`;
}
function review_textOf(report, finding) {
    const effect = finding.effect === 'none' ? 'does not block' : finding.effect;
    const remediation = (0,wording/* remediationOf */.BV)(finding);
    const description = (0,wording/* descriptionOf */.Kq)(finding);
    const parts = [
        `**${(0,wording/* severityWord */.Oh)(finding)}: ${(0,neutral/* markdownText */.p7)(finding.title, 200) || 'Untitled'}**`,
        (0,neutral/* markdownText */.p7)([effect + (report.enforced ? '' : ' (not enforced)'), ...(0,wording/* factsOf */.xS)(finding), (0,wording/* labelWord */.nZ)(finding)].join(' · ')),
        description === undefined ? '' : (0,neutral/* markdownBlock */.dI)(description, 2000),
        remediation === undefined ? '' : `**How to fix**\n\n${(0,neutral/* markdownBlock */.dI)(remediation, 2000)}`,
        `<sub>Scan Gate · violation ${(0,neutral/* markdownCode */.D9)(finding.id, 100)}</sub>`,
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
async function review_submit(showing, added, othersCount) {
    const { client, report, github } = showing;
    const { runUrl } = github.access;
    const page = runUrl === undefined ? 'the summary of the run' : `[the summary of the run](${runUrl})`;
    const others = othersCount === 0 ? '' : ` ${(0,wording/* plural */.LS)(othersCount, 'open finding')} more: see ${page}.`;
    const lead = `**Scan Gate: ${(0,wording/* verdictTitle */.Sw)(report).toLowerCase()}.** ${(0,neutral/* markdownText */.p7)(report.message, 600)}.`;
    const post = () => client.call({
        route: 'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
        parameters: {
            pull_number: report.pullRequest,
            commit_id: report.headSha,
            event: 'COMMENT',
            body: client.redact(`${lead}${others}`),
            comments: added.map(({ path, line, body }) => ({ path, line, side: 'RIGHT', body })),
        },
        shape: reviewAnswer,
        isOnce: true,
    });
    try {
        await post();
    }
    catch (error) {
        if (!(0,problems/* isAmbiguous */.X2)(error))
            throw error;
        await client.sleep(review_settleMs);
        const written = new Set((await review_ownComments(showing)).map(({ key }) => key));
        if (!added.every(({ key }) => written.has(key)))
            await post();
    }
}

;// CONCATENATED MODULE: ./build/surfaces/registry.js
/** The one list of surfaces, in the order of delivery: what people see first, then what takes longest, then what tells of both. */









const surfaces = [
    files,
    log_log,
    comment,
    checkRun,
    review,
    codeScanning,
    commands,
    jobSummary,
    outputs/* outputs */.V,
];

;// CONCATENATED MODULE: ./build/surfaces/surface.js
const nothingWritten = {
    files: {},
    fileErrors: 0,
    fileProblems: [],
    checkRunUrl: undefined,
    commentUrl: undefined,
    isMarked: false,
    lines: [],
    warnings: [],
};

;// CONCATENATED MODULE: ./build/surfaces/publish.js




const githubBudgetMs = 180_000;
/** Writes to every surface that is asked for and possible here, and says in the log what became of it. Never rejects. */
async function publish(report, settings, { github, ...local }) {
    const published = await show({ report, settings, local, github });
    for (const line of published.lines)
        local.log.line(line);
    for (const warning of published.warnings)
        local.log.line(`Warning: ${warning}`);
    return published;
}
/** The surfaces on GitHub alone, without a word in the log. Never rejects. */
function publishToGithub(report, settings, github) {
    return show({ report, settings, local: undefined, github });
}
function show(input) {
    const { github } = input;
    if (github === undefined)
        return showAll(input, undefined);
    return (0,surfaces_access/* withClient */.S)(github.access, githubBudgetMs, (client) => showAll(input, githubPublishing(github, client)));
}
async function showAll({ report, settings, local }, onGithub) {
    let written = nothingWritten;
    const showing = () => ({ report: withFiles(report, written, local), settings, written });
    for (const surface of surfaces) {
        const more = surface.permission === undefined
            ? local && (await writeLocal(surface, { ...showing(), local }))
            : await onGithub?.write(surface, showing());
        written = added(written, more ?? {});
    }
    written = added(written, { warnings: onGithub?.remarks() ?? [] });
    return { ...written, report: showing().report };
}
async function writeLocal(surface, showing) {
    try {
        return surface.isWanted(showing) ? await surface.write(showing) : {};
    }
    catch (error) {
        return { warnings: [error.message] };
    }
}
function githubPublishing(github, client) {
    const { access } = github;
    const withoutToken = [];
    return {
        async write(surface, showing) {
            if (!surface.isWanted({ ...showing, github }))
                return {};
            if (access.token === undefined) {
                withoutToken.push(surface.name.toLowerCase());
                return {};
            }
            try {
                return await surface.write({ ...showing, github, client });
            }
            catch (error) {
                return { warnings: [(0,refusal/* refusalOf */.O)(error, surface, access)] };
            }
        },
        remarks() {
            if (withoutToken.length === 0)
                return [];
            return [`Not written to GitHub: ${withoutToken.join(', ')}: github-token is not set`];
        },
    };
}
function added(written, { lines = [], warnings = [], ...rest }) {
    return { ...written, ...rest, lines: [...written.lines, ...lines], warnings: [...written.warnings, ...warnings] };
}
/** As far as the files have been written: a missing one counts in the exit code, and the verdict stays. */
function withFiles(report, { fileErrors, fileProblems }, local) {
    return {
        ...report,
        notes: [...report.notes, ...fileProblems],
        exitCode: local?.exitCode(fileErrors) ?? report.exitCode,
    };
}


/***/ }),

/***/ 8245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ refusalOf)
/* harmony export */ });
/* harmony import */ var _ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6817);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9473);
/* harmony import */ var _report_neutral_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9960);
/** How a surface on GitHub that could not be written is told: why, and the permission that may be missing. */



/** One neutral line. */
function refusalOf(error, refused, { isDependabot }) {
    const fault = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue ? error : new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue('PUBLISH', String(error));
    const status = (0,_ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .refusedWith */ .P0)(fault);
    const advice = status === undefined ? fault.hint : adviceFor(status, fault.message, whose(refused, isDependabot));
    const doubt = (0,_ci_github_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmbiguous */ .X2)(fault) ? ' (it may have arrived all the same)' : '';
    const line = [`${refused.name} could not be written${doubt}: ${fault.message}`, advice].filter(Boolean).join('. ');
    return (0,_report_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .neutralLine */ .GH)(line, 1000);
}
function whose({ permission }, isDependabot) {
    return {
        grant: `Give the job the permission "${permission}".`,
        readOnly: isDependabot
            ? "Dependabot's runs get a read-only token by default"
            : 'A pull request from a fork gets a read-only token whatever the workflow says',
    };
}
function adviceFor(status, message, { grant, readOnly }) {
    if (status === 401)
        return 'Check github-token: it is wrong or has expired.';
    if (/must be enabled|not enabled|Advanced Security/i.test(message)) {
        return 'Enable code scanning in the settings of the repository, or leave upload-sarif out.';
    }
    if (status === 404)
        return `${grant} If it has it, this GitHub has no such interface.`;
    if (status === 422)
        return 'The summary of the run holds the findings.';
    return status === 403 ? `${grant} ${readOnly}.` : undefined;
}


/***/ }),

/***/ 3457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ writeWithin),
/* harmony export */   f: () => (/* binding */ writeWhole)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/** Writes a file beside its place and renames it, so that nobody ever reads half of it. */



/** Makes its folders too. Rejects with what the file system says, and leaves nothing behind then. */
async function writeWhole(path, text) {
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), { recursive: true });
    const beside = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.tmp`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(beside, text, 'utf8');
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(beside, path);
    }
    catch (error) {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(beside, { force: true });
        throw error;
    }
}
/**
 * The same for a file that may lie in a checkout: below the folder no link may lead out of it again, for its author may have
 * committed one. A path that is named outside of the folder is the user's own.
 */
async function writeWithin(folder, path, text) {
    const place = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, path);
    if (isBelow(folder, place)) {
        const [top, parent] = [await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder), await realParent(place)];
        if (parent !== top && !isBelow(top, parent))
            throw new Error('a link leads out of the folder');
    }
    await writeWhole(place, text);
}
function isBelow(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return way !== '' && way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(folder, way) === path;
}
/** Where the nearest folder above the path that exists really lies. */
async function realParent(path) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(parent);
    }
    catch (error) {
        if (error.code !== 'ENOENT' || parent === path)
            throw error;
        return realParent(parent);
    }
}


/***/ })

};
