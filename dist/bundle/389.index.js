export const id = 389;
export const ids = [389];
export const modules = {

/***/ 6241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ annotations)
/* harmony export */ });
/* unused harmony export annotationLevels */
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1022);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9960);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3060);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2867);
/** Findings as annotations of code lines, ranked and cut. */




const annotationLevels = ['error', 'warning', 'notice'];
/** The worst open findings that may be named. Suppressed, excepted and fixed ones are not annotated. */
function annotations(report, { max, maxPerLevel = 10 }) {
    const open = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .rankFindings */ .JM)(report.findings).filter((finding) => !isSettled(finding));
    const left = new Map(annotationLevels.map((level) => [level, maxPerLevel]));
    const chosen = [];
    for (const finding of open) {
        const level = levelOf(finding, report.enforced);
        const room = left.get(level) ?? 0;
        if (chosen.length >= max)
            break;
        if (!finding.disclosed || room <= 0)
            continue;
        left.set(level, room - 1);
        chosen.push(annotate(finding, level, report.enforced));
    }
    return {
        annotations: chosen,
        shown: chosen.length,
        total: open.length,
        undisclosed: open.filter((finding) => !finding.disclosed).length,
    };
}
function isSettled(finding) {
    const standing = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .standingOf */ .YP)(finding);
    return standing === 'suppressed' || standing === 'excepted' || standing === 'fixed';
}
const warned = (0,_policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .atOrAbove */ .kU)('MEDIUM');
function levelOf(finding, isEnforced) {
    if (finding.effect !== 'none')
        return isEnforced ? 'error' : 'warning';
    return warned.includes(finding.severity) ? 'warning' : 'notice';
}
function annotate(finding, level, isEnforced) {
    const file = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .safeRelativePath */ .lV)(finding.filePath);
    return {
        level,
        title: (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(`${finding.severity}: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(finding.title, _neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .titleLimit */ .sj).trim()}`, _neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .titleLimit */ .sj),
        message: messageOf(finding, isEnforced, file === undefined),
        file,
        line: file === undefined ? undefined : (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .safeLine */ .om)(finding.line),
        violationId: finding.id,
    };
}
const effectSentences = {
    blocks: 'Blocks',
    'may block': 'May block, the evidence does not settle it',
    none: 'Does not block',
};
function messageOf(finding, isEnforced, isPlaceNeeded) {
    const effect = `${effectSentences[finding.effect]}${isEnforced ? '' : ' (not enforced)'}`;
    const place = isPlaceNeeded ? (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .displayPlace */ .a_)(finding) : undefined;
    const description = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .descriptionOf */ .Kq)(finding);
    const remediation = (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .remediationOf */ .BV)(finding);
    const paragraphs = [
        `${effect}: ${[(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .severityWord */ .Oh)(finding), ...(0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .factsOf */ .xS)(finding), (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .labelWord */ .nZ)(finding)].join(' · ')}`,
        place === undefined ? undefined : `Reported at ${place}`,
        description === undefined ? undefined : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralBlock */ .Fk)(description, 1200),
        remediation === undefined ? undefined : `How to fix: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralBlock */ .Fk)(remediation, 1200)}`,
        `Violation ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .neutralLine */ .GH)(finding.id, 200)}`,
    ];
    return (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(paragraphs.filter((paragraph) => paragraph !== undefined).join('\n'), _neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .messageLimit */ .xv);
}


/***/ }),

/***/ 9542:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   ux: () => (/* binding */ within)
/* harmony export */ });
/* unused harmony export spend */
/** Fits rendered pieces into a number of UTF-8 bytes, whole pieces only. */
function bytesOf(text) {
    return Buffer.byteLength(text, 'utf8');
}
/** Takes the bytes when they are there. */
function spend(budget, text) {
    const bytes = bytesOf(text) + 1;
    if (bytes > budget.left)
        return false;
    budget.left -= bytes;
    return true;
}
/** Renders items in order until the share of the budget is used up; the rest is for the caller to count. */
function within(items, { budget, share }, render) {
    const portion = { left: Math.floor(budget.left * share) };
    const fitted = [];
    for (const item of items) {
        const text = render(item);
        if (!spend(portion, text))
            break;
        spend(budget, text);
        fitted.push(text);
    }
    return fitted;
}


/***/ }),

/***/ 5481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ summary)
});

// EXTERNAL MODULE: ./build/report/budget.js
var report_budget = __webpack_require__(9542);
// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(9960);
// EXTERNAL MODULE: ./build/report/place.js
var report_place = __webpack_require__(3060);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(2867);
// EXTERNAL MODULE: ./build/api/schemas.js
var schemas = __webpack_require__(4015);
// EXTERNAL MODULE: ./build/policy/finding.js
var finding = __webpack_require__(1022);
;// CONCATENATED MODULE: ./build/report/summary/scan.js
/** The part of the summary about the scan itself: its counts, what is new against the base, and what nobody looked at. */




const severityNames = {
    CRITICAL: 'Critical',
    HIGH: 'High',
    MEDIUM: 'Medium',
    LOW: 'Low',
    INFO: 'Info',
};
function scanSection(report, groups, { hasChart }) {
    const open = (0,wording/* openCounts */.J8)(report, groups);
    const parts = [
        `### Scan\n\n${countTable(report, open)}`,
        newText(report, groups),
        hasChart ? chart(open) : '',
        `**Coverage:** ${(0,wording/* coverageText */._)(report.scan?.coverage)}`,
        uncoveredText(report),
    ];
    return parts.filter((part) => part !== '').join('\n\n');
}
function countTable({ scan, base }, open) {
    const row = (head, cell) => `| ${head} | ${finding/* severities */.gO.map(cell).join(' | ')} |`;
    const counts = scan?.counts ?? {};
    return [
        `| | ${finding/* severities */.gO.map((severity) => severityNames[severity]).join(' | ')} |`,
        '|---|--:|--:|--:|--:|--:|',
        row('This scan counts', (severity) => String(counts[severity] ?? 'not stated')),
        row('Open in the list', (severity) => String(open[severity] ?? 'not read')),
        ...(base === undefined
            ? []
            : [
                row('Base branch counts', (severity) => String(base.counts[severity] ?? 'not stated')),
                row('Against the base', (severity) => changeText(counts[severity], base.counts[severity])),
            ]),
    ].join('\n');
}
function changeText(now, before) {
    if (now === undefined || before === undefined)
        return 'not known';
    if (now === before)
        return '±0';
    return now > before ? `**+${now - before}**` : `−${before - now}`;
}
/** What this scan saw first, and by how much it counts more than the base; nothing where neither is known. */
function newText(report, groups) {
    const standing = [...groups.blocks, ...groups['may block'], ...groups.open, ...groups.excepted];
    const told = standing.filter(({ label, firstSeen }) => label === 'seen' && firstSeen !== undefined);
    const { base, pullRequest } = report;
    if (base === undefined && told.length === 0)
        return '';
    const fresh = told.filter(({ firstSeen }) => firstSeen === true);
    const untold = standing.length - told.length;
    const seen = `${countWords(tally(fresh)) || 'nothing'} first seen by this scan`;
    const doubt = untold === 0 ? '' : ` (of ${(0,wording/* plural */.LS)(untold, 'open finding')} this is not known)`;
    const compared = base === undefined ? notCompared(pullRequest) : `; ${comparedText(report, base)}`;
    return `**New:** ${seen}${doubt}${compared}.`;
}
function notCompared(pullRequest) {
    return pullRequest === undefined ? '' : '; not compared with a scan of the base branch';
}
function comparedText({ scan }, base) {
    const more = {};
    const fewer = {};
    for (const severity of finding/* severities */.gO) {
        const now = scan?.counts[severity];
        const before = base.counts[severity];
        if (now === undefined || before === undefined || now === before)
            continue;
        (now > before ? more : fewer)[severity] = Math.abs(now - before);
    }
    const parts = [
        Object.keys(more).length > 0 ? `${countWords(more)} more` : '',
        Object.keys(fewer).length > 0 ? `${countWords(fewer)} fewer` : '',
    ].filter((part) => part !== '');
    const counted = parts.length === 0 ? 'no count differs' : `it counts ${parts.join(' and ')}`;
    return `against ${(0,neutral/* markdownCode */.D9)(base.branch, 120)} (scan ${(0,neutral/* markdownCode */.D9)(base.scanId, 80)}) ${counted}`;
}
function tally(findings) {
    const counts = {};
    for (const { severity } of findings)
        counts[severity] = (counts[severity] ?? 0) + 1;
    return counts;
}
/** `1 critical, 2 high`; empty for nothing. */
function countWords(counts) {
    return finding/* severities */.gO
        .filter((severity) => (counts[severity] ?? 0) > 0)
        .map((severity) => `${counts[severity]} ${severity.toLowerCase()}`)
        .join(', ');
}
/** A pie takes values above zero only: https://mermaid.js.org/syntax/pie.html. Nothing but our own words and numbers. */
function chart(open) {
    const shown = finding/* severities */.gO.filter((severity) => (open[severity] ?? 0) > 0);
    if (shown.length === 0)
        return '';
    const slices = shown.map((severity) => `    "${severityNames[severity]}" : ${open[severity]}`);
    const unread = finding/* severities */.gO
        .filter((severity) => open[severity] === undefined)
        .map((severity) => severityNames[severity]);
    const caption = `Open in the list: ${countWords(open)}${unread.length === 0 ? '' : `; not read: ${unread.join(', ')}`}.`;
    return ['```mermaid', 'pie showData title Open findings by severity', ...slices, '```', '', caption].join('\n');
}
const typeNames = {
    sast: 'own code (SAST)',
    sca: 'dependencies (SCA)',
    secrets: 'secrets',
    iac: 'infrastructure code (IaC)',
};
/** Plainly: of what was not looked at, no findings means nothing. */
function uncoveredText({ scan }) {
    const coverage = scan?.coverage;
    if (coverage === undefined)
        return '';
    const named = (types) => types.map((type) => typeNames[type]).join(', ');
    const missing = schemas/* scanTypes */.vz.filter((type) => coverage[type] === 'not covered');
    const partly = schemas/* scanTypes */.vz.filter((type) => coverage[type] === 'partly covered');
    const unstated = schemas/* scanTypes */.vz.filter((type) => coverage[type] === undefined);
    const sentences = [
        missing.length > 0 ? `**Not scanned: ${named(missing)}.** No findings there means that nobody looked.` : '',
        partly.length > 0 ? `Scanned only in part: ${named(partly)}.` : '',
        unstated.length > 0 ? `Not stated whether scanned: ${named(unstated)}.` : '',
    ];
    return sentences.filter((sentence) => sentence !== '').join(' ');
}

;// CONCATENATED MODULE: ./build/report/summary/summary.js





const verdictEmoji = { passed: '✅', failed: '❌', inconclusive: '⚠️' };
const ruleEmoji = { passed: '✅ holds', failed: '❌ broken', inconclusive: '⚠️ undecided' };
/** What the fixed parts (title, counts, coverage, footer, headings) may take at their very longest. */
const fixedBytes = 12_000;
/** The whole summary; findings that are not `disclosed` are counted, not named. */
function summary(report, options = {}) {
    const { maxBytes = 900_000, maxFindings = 50, reportFile, hasChart = false } = options;
    const groups = (0,wording/* groupFindings */.kG)(report.findings);
    const budget = { left: Math.max(0, maxBytes - fixedBytes) };
    const lead = leadSection(report);
    budget.left = Math.max(0, budget.left - (0,report_budget/* bytesOf */.$$)(lead));
    const rules = ruleSection(report, budget);
    const notes = noteSection(report, budget);
    const exceptions = listSection('Exceptions', (0,wording/* exceptionLines */.$Z)(report), budget);
    const diagnostics = diagnosticSection(report, budget);
    const findings = findingSections(report, groups, { budget, maxFindings, reportFile });
    const sections = [
        lead,
        findings.blocking,
        rules,
        exceptions,
        scanSection(report, groups, { hasChart }),
        diagnostics,
        findings.others,
        findings.remediation,
        findings.counted,
        notes,
        footer(report),
    ];
    return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}
function leadSection(report) {
    const title = `## ${verdictEmoji[report.verdict]} Scan Gate: ${(0,wording/* verdictTitle */.Sw)(report).toLowerCase()}`;
    const hint = report.hint === undefined ? '' : `\n\n**What next:** ${(0,neutral/* markdownText */.p7)(report.hint, 800)}`;
    return `${title}\n\n${(0,neutral/* markdownText */.p7)(report.message, 600)}.${hint}`;
}
function ruleSection(report, budget) {
    if (report.rules.length === 0)
        return '';
    const rows = (0,report_budget/* within */.ux)(report.rules, { budget, share: 0.3 }, ruleRow);
    const more = report.rules.length - rows.length;
    const cutNote = more > 0 ? `\n\n${(0,wording/* plural */.LS)(more, 'rule')} more in the report file.` : '';
    return `### Rules\n\n| Rule | Verdict | At least | At most | Allowed | Why |\n|---|---|--:|--:|--:|---|\n${rows.join('\n')}${cutNote}`;
}
function ruleRow(rule) {
    const most = Number.isFinite(rule.hi) ? String(rule.hi) : 'not known';
    const cells = [(0,neutral/* markdownCode */.D9)(rule.rule, 80), ruleEmoji[rule.verdict], rule.lo, most, rule.limit];
    return `| ${cells.join(' | ')} | ${(0,neutral/* markdownText */.p7)(rule.line, 400)} |`;
}
function noteSection(report, budget) {
    return listSection('Notes', report.notes, budget);
}
function diagnosticSection(report, budget) {
    return listSection('Skipped or not readable', (0,wording/* diagnosticLines */.NS)(report), budget);
}
function listSection(heading, texts, budget) {
    if (texts.length === 0)
        return '';
    const items = (0,report_budget/* within */.ux)(texts.slice(0, 30), { budget, share: 0.15 }, (text) => `- ${(0,neutral/* markdownText */.p7)(text, 500)}`);
    const more = texts.length - items.length;
    if (more > 0)
        items.push(`- … and ${more} more in the report file`);
    return `**${heading}**\n\n${items.join('\n')}`;
}
function findingSections(report, groups, limits) {
    const { budget, maxFindings, reportFile } = limits;
    const blocking = [...groups.blocks, ...groups['may block']];
    const others = [...groups.open, ...groups.excepted, ...groups.suppressed];
    const isNamed = (finding) => finding.disclosed;
    const row = (finding) => findingRow(report, finding);
    const worst = blocking.filter(isNamed).slice(0, maxFindings);
    const worstRows = (0,report_budget/* within */.ux)(worst, { budget, share: 0.6 }, row);
    const rest = others.filter(isNamed).slice(0, maxFindings - worstRows.length);
    const restRows = (0,report_budget/* within */.ux)(rest, { budget, share: 0.6 }, row);
    const shown = [...worst.slice(0, worstRows.length), ...rest.slice(0, restRows.length)];
    return {
        blocking: worstRows.length === 0 ? '' : `### ${blockingHeading(groups)}\n\n${findingTable(worstRows)}`,
        others: restRows.length === 0 ? '' : details(othersHeading(groups), findingTable(restRows)),
        remediation: remediationSection(report, shown, budget),
        counted: countedText(report, groups, { shown: shown.length, reportFile }),
    };
}
function blockingHeading(groups) {
    const blocks = groups.blocks.length;
    const may = groups['may block'].length;
    if (may === 0)
        return `${(0,wording/* plural */.LS)(blocks, 'finding')} ${blocks === 1 ? 'blocks' : 'block'}`;
    return blocks === 0 ? `${(0,wording/* plural */.LS)(may, 'finding')} may block` : `${(0,wording/* plural */.LS)(blocks, 'finding')} block, ${may} may block`;
}
function othersHeading(groups) {
    const open = groups.open.length;
    const excepted = groups.excepted.length;
    const settled = groups.suppressed.length;
    const parts = [
        open > 0 ? `${(0,wording/* plural */.LS)(open, 'open finding')} that ${open === 1 ? 'does' : 'do'} not block` : '',
        excepted > 0 ? `${excepted} excepted` : '',
        settled > 0 ? `${settled} suppressed` : '',
    ];
    return parts.filter((part) => part !== '').join(', ');
}
function findingTable(rows) {
    return `| Effect | Severity | Finding | Where | Type | This scan |\n|---|---|---|---|---|---|\n${rows.join('\n')}`;
}
function findingRow(report, finding) {
    const effect = finding.effect === 'none' ? '' : `**${finding.effect}**`;
    const status = finding.status === 'OPEN' ? '' : `<br>${(0,wording/* statusWord */.Hm)(finding)}`;
    const exception = finding.exception === undefined ? '' : `<br>${(0,neutral/* markdownText */.p7)((0,wording/* exceptionWord */.YM)(finding.exception), 300)}`;
    const type = [finding.type ?? 'type unknown', (0,wording/* cweOf */.xX)(finding)].filter((word) => word !== undefined).join('<br>');
    const cells = [
        `${effect}${status}${exception}`.replace(/^<br>/, ''),
        (0,wording/* severityWord */.Oh)(finding),
        titleOf(finding),
        placeCell(report, finding),
        type.replaceAll('_', '\\_'),
        (0,wording/* labelWord */.nZ)(finding),
    ];
    return `| ${cells.join(' | ')} |`;
}
function titleOf(finding) {
    return (0,neutral/* markdownText */.p7)(finding.title, 200) || 'Untitled';
}
function placeCell(report, finding) {
    const place = (0,report_place/* displayPlace */.a_)(finding, 120);
    if (place === undefined)
        return 'no file given';
    const { repositoryUrl, headSha } = report;
    const url = (0,report_place/* blobUrl */.b0)({ repositoryUrl, headSha, filePath: finding.filePath, line: finding.line });
    return url === undefined ? (0,neutral/* markdownCode */.D9)(place) : `[${(0,neutral/* markdownCode */.D9)(place)}](${url})`;
}
function remediationSection(report, shown, budget) {
    const open = shown.filter((finding) => !['suppressed', 'excepted'].includes((0,wording/* standingOf */.YP)(finding)));
    const withAdvice = open.filter((finding) => (0,wording/* remediationOf */.BV)(finding) !== undefined);
    const blocks = (0,report_budget/* within */.ux)(withAdvice, { budget, share: 0.95 }, (finding) => {
        const advice = (0,neutral/* markdownBlock */.dI)((0,wording/* remediationOf */.BV)(finding) ?? '', 1500);
        return `**${titleOf(finding)}**<br>${placeCell(report, finding)}\n\n${advice}\n`;
    });
    if (blocks.length === 0)
        return '';
    const scope = blocks.length < open.length ? `${blocks.length} of ${open.length}` : String(open.length);
    return details(`How to fix: advice for ${scope} ${open.length === 1 ? 'finding' : 'findings'}`, blocks.join('\n'));
}
/** Both blank lines are needed: HTML ends and Markdown begins at them. */
function details(heading, body) {
    return `<details><summary>${heading}</summary>\n\n${body.trimEnd()}\n\n</details>`;
}
function countedText(report, groups, limits) {
    const all = (0,wording/* listedFindings */.A6)(groups);
    const unnamed = all.filter((finding) => !finding.disclosed).length;
    const file = limits.reportFile === undefined ? undefined : (0,neutral/* markdownCode */.D9)(limits.reportFile);
    const sentences = [
        (0,wording/* shownText */.f$)(limits.shown, all.length, file),
        unnamed > 0 ? `${(0,wording/* plural */.LS)(unnamed, 'finding')} not named here, because outsiders can read this` : undefined,
        groups.fixed.length > 0 ? `${groups.fixed.length} fixed` : undefined,
        report.elsewhereCount > 0
            ? `${(0,wording/* plural */.LS)(report.elsewhereCount, 'violation')} of other branches left out: this scan did not see them`
            : undefined,
    ];
    return sentences
        .filter((sentence) => sentence !== undefined)
        .map((sentence) => `${sentence}.`)
        .join(' ');
}
function footer(report) {
    const parts = [
        report.scan === undefined ? 'no scan' : `scan ${(0,neutral/* markdownCode */.D9)(report.scan.id, 80)}`,
        commitPart(report),
        `policy ${(0,neutral/* markdownCode */.D9)(report.policy.source, 160)} ${(0,neutral/* markdownCode */.D9)(report.policy.sha256.slice(0, 12))}`,
        `Scan Gate ${neutralVersion(report.tool.version)}`,
        (0,wording/* plural */.LS)((0,wording/* requestCount */.jt)(report), 'request'),
        (0,wording/* durationText */.S5)(report.durationMs),
    ];
    return `<sub>${parts.filter((part) => part !== undefined).join(' · ')}</sub>`;
}
function commitPart(report) {
    const sha = (0,report_place/* safeSha */.uP)(report.headSha);
    if (sha === undefined)
        return undefined;
    const repository = (0,report_place/* safeRepositoryUrl */.rT)(report.repositoryUrl);
    const short = (0,neutral/* markdownCode */.D9)(sha.slice(0, 7));
    return repository === undefined ? `commit ${short}` : `commit [${short}](${repository}/commit/${sha})`;
}
function neutralVersion(version) {
    return (0,neutral/* markdownText */.p7)((0,neutral/* neutralLine */.GH)(version, 40));
}


/***/ }),

/***/ 6389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  completeCheckRun: () => (/* binding */ completeCheckRun),
  conclusionOf: () => (/* binding */ conclusionOf),
  endCheckRun: () => (/* binding */ endCheckRun),
  findUnfinished: () => (/* binding */ findUnfinished),
  startCheckRun: () => (/* binding */ startCheckRun),
  titleOf: () => (/* binding */ titleOf)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(5156);
// EXTERNAL MODULE: ./build/ci/github/identity.js
var identity = __webpack_require__(9007);
// EXTERNAL MODULE: ./build/ci/github/problems.js
var problems = __webpack_require__(6817);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/report/neutral.js
var neutral = __webpack_require__(9960);
// EXTERNAL MODULE: ./build/report/summary/fit.js
var fit = __webpack_require__(4111);
// EXTERNAL MODULE: ./build/report/summary/summary.js + 1 modules
var summary = __webpack_require__(5481);
// EXTERNAL MODULE: ./build/report/wording.js
var wording = __webpack_require__(2867);
// EXTERNAL MODULE: ./build/report/annotations.js
var annotations = __webpack_require__(6241);
// EXTERNAL MODULE: ./build/report/place.js
var place = __webpack_require__(3060);
;// CONCATENATED MODULE: ./build/surfaces/check-run/annotations.js
/** The annotations of a check run: chosen, compared with those that are there, and added in batches, none of them twice. */




const batchSize = 50;
/** GitHub may need a moment until a list shows what an unanswered request did. */
const settleMs = 2000;
const attempts = 3;
const listedAnnotation = schemas.object({
    path: schemas.string(),
    start_line: schemas.number().int(),
    title: schemas.string().nullish(),
    message: schemas.string().nullish(),
});
const updated = schemas.looseObject({ id: schemas.number().int() });
const noAnnotations = { chosen: [], unplaced: 0, unnamed: 0, total: 0 };
function wantedAnnotations({ client, report, settings }) {
    const findings = [...report.findings].filter((finding) => (0,place/* safeRelativePath */.lV)(finding.filePath) !== undefined);
    const all = (0,annotations/* annotations */.h)(report, { max: 0 });
    const limits = { max: settings.maxAnnotations, maxPerLevel: Number.POSITIVE_INFINITY };
    const placed = (0,annotations/* annotations */.h)({ ...report, findings }, limits);
    return {
        chosen: placed.annotations.flatMap((annotation) => checkAnnotation(client, annotation)),
        unplaced: all.total - placed.total,
        unnamed: all.undisclosed,
        total: all.total,
    };
}
const levels = { error: 'failure', warning: 'warning', notice: 'notice' };
function checkAnnotation(client, { level, title, message, file, line }) {
    if (file === undefined)
        return [];
    const at = line ?? 1;
    const texts = { title: client.redact(title), message: client.redact(message) };
    return [{ path: file, start_line: at, end_line: at, annotation_level: levels[level], ...texts }];
}
/** The annotations that are not there yet, and how many are there that nobody wants any more. */
function compare(chosen, listed) {
    const present = new Set(listed);
    const known = new Set(chosen.map(identityOf));
    return {
        missing: chosen.filter((annotation) => !present.has(identityOf(annotation))),
        outdated: listed.filter((identity) => !known.has(identity)).length,
    };
}
/** A message ends with the violation's id, so no two findings share it. */
function identityOf({ path, start_line: line, title, message }) {
    return JSON.stringify([path, line, plain(title), plain(message)]);
}
function plain(text) {
    return (text ?? '').replaceAll('\r\n', '\n').trim();
}
/** What tells the annotations of a check run apart, one for each. */
async function listAnnotations(client, id) {
    const listed = await client.pages({
        route: 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations',
        parameters: { check_run_id: id },
        shape: schemas.array(listedAnnotation),
    }, (page) => page);
    return listed.map(identityOf);
}
function inBatches(all) {
    return Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) => all.slice(index * batchSize, (index + 1) * batchSize));
}
/**
 * Updates the check run and adds these annotations, at most 50, to it; how many GitHub refused. An update adds: when its
 * answer is lost, the annotations are looked for before any is sent again. `updateFor` is told how many were refused.
 */
async function addAnnotations(client, { id, batch }, updateFor) {
    let missing = batch;
    for (let attempt = 1;; attempt++) {
        try {
            await update(client, { id, ...updateFor(0) }, missing);
            return 0;
        }
        catch (error) {
            if ((0,problems/* refusedWith */.P0)(error) === 422 && missing.length > 0) {
                await update(client, { id, ...updateFor(missing.length) }, []);
                return missing.length;
            }
            if (!(0,problems/* isAmbiguous */.X2)(error) || attempt === attempts)
                throw error;
            await client.sleep(settleMs);
            missing = compare([...missing], await listAnnotations(client, id)).missing;
        }
    }
}
async function update(client, { id, output, ...rest }, added) {
    await client.call({
        route: 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
        parameters: { check_run_id: id, ...rest, output: added.length === 0 ? output : { ...output, annotations: added } },
        shape: updated,
        isOnce: added.length > 0,
    });
}

// EXTERNAL MODULE: ./build/surfaces/check-run/opened.js
var check_run_opened = __webpack_require__(9441);
;// CONCATENATED MODULE: ./build/surfaces/check-run/check-run.js
/** What is asked of GitHub about a check run: found or made in progress, given the annotations in batches, completed last. */










/** GitHub counts characters; as many bytes are never more characters. */
const outputBytes = 65_535;
const titleLength = 200;
/** Kept of the client's time for the conclusion: a run that stays in progress holds up the pull request. */
const conclusionReserveMs = 15_000;
/** GitHub may need a moment until a list shows what an unanswered request did. */
const check_run_settleMs = 2000;
const checkRun = schemas.looseObject({
    id: schemas.number().int(),
    html_url: schemas.string().nullish(),
    external_id: schemas.string().nullish(),
    status: schemas.string().nullish(),
    details_url: schemas.string().nullish(),
    output: schemas.looseObject({ annotations_count: schemas.number().int() }),
});
const checkRunPage = schemas.looseObject({ total_count: schemas.number().int(), check_runs: schemas.array(checkRun) });
const runsRoute = 'GET /repos/{owner}/{repo}/commits/{ref}/check-runs';
const createRoute = 'POST /repos/{owner}/{repo}/check-runs';
const updateRoute = 'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}';
/** Puts the commit's check run in progress: the one of an earlier attempt, else a new one. Throws GateError. */
async function startCheckRun(client, opening) {
    const identity = check_run_identityOf(opening);
    const state = {
        status: 'in_progress',
        output: { title: 'Scanning', summary: client.redact((0,neutral/* markdownText */.p7)(opening.text)) || 'The scan is under way.' },
        ...detailsOf(opening.runUrl),
    };
    const found = await findCheckRun(client, identity);
    if (found === undefined)
        return createCheckRun(client, identity, state);
    try {
        const answer = await client.call({
            route: updateRoute,
            parameters: { check_run_id: found.id, ...state },
            shape: checkRun,
        });
        return { ...openedOf(answer), annotationCount: found.output.annotations_count };
    }
    catch (error) {
        // Only the app that made a check run may change it.
        if ((0,problems/* refusedWith */.P0)(error) === undefined)
            throw error;
        return createCheckRun(client, identity, state);
    }
}
function check_run_identityOf({ category, event, headSha }) {
    const parts = [category, event].filter((part) => part !== undefined);
    const name = parts.length === 0 ? 'Scan Gate' : `Scan Gate (${parts.join(', ')})`;
    return { name, external_id: (0,identity/* keyOfRun */.qH)(category, event), head_sha: headSha };
}
/** The check run that this workflow run made, or put in progress, and did not complete. Throws GateError. */
async function findUnfinished(client, opening) {
    const found = await findCheckRun(client, check_run_identityOf(opening));
    if (found === undefined || found.status === 'completed')
        return undefined;
    const isOurs = opening.runUrl === undefined || found.details_url === opening.runUrl;
    return isOurs ? openedOf(found) : undefined;
}
function openedOf(run) {
    return { id: run.id, url: run.html_url ?? undefined, annotationCount: run.output.annotations_count };
}
/** The newest: several are there when two runs began at the same time. */
async function findCheckRun(client, identity) {
    const runs = await client.pages({
        route: runsRoute,
        parameters: { ref: identity.head_sha, check_name: identity.name, filter: 'all' },
        shape: checkRunPage,
    }, (page) => page.check_runs);
    const own = runs.filter((run) => run.external_id === identity.external_id);
    return own.sort((a, b) => b.id - a.id)[0];
}
async function createCheckRun(client, identity, state) {
    const create = async () => {
        const call = { route: createRoute, parameters: { ...identity, ...state }, shape: checkRun, isOnce: true };
        return openedOf(await client.call(call));
    };
    try {
        return await create();
    }
    catch (error) {
        if (!(0,problems/* isAmbiguous */.X2)(error))
            throw error;
        await client.sleep(check_run_settleMs);
        const found = await findCheckRun(client, identity);
        return found === undefined ? create() : openedOf(found);
    }
}
/** Adds the annotations that the settings want there, and completes the check run. Throws GateError when it could not. */
async function completeCheckRun(showing, opened) {
    const { client, settings } = showing;
    const isMarking = (0,check_run_opened/* marksInCheckRun */.v)(settings);
    const wanted = isMarking ? wantedAnnotations(showing) : noAnnotations;
    const listed = isMarking && opened.annotationCount > 0 ? await listAnnotations(client, opened.id) : [];
    const { missing, outdated } = compare(wanted.chosen, listed);
    const batches = inBatches(missing);
    const tally = { ...wanted, outdated, refused: 0, late: 0 };
    await addBatches(showing, { id: opened.id, batches: batches.slice(0, -1) }, tally);
    await conclude(showing, { id: opened.id, batch: batches.at(-1) ?? [] }, tally);
    return { lines: countLines(tally), warnings: lossLines(tally) };
}
/** All batches but the last, which goes with the conclusion. */
async function addBatches(showing, { id, batches }, tally) {
    const { client, report } = showing;
    const output = { title: titleOf(report), summary: 'The findings are being written down.' };
    for (const batch of batches) {
        if (client.timeLeftMs() < conclusionReserveMs)
            tally.late += batch.length;
        else
            tally.refused += await addAnnotations(client, { id, batch }, () => ({ output }));
    }
}
async function conclude(showing, last, tally) {
    const { client, report, github } = showing;
    // Nobody who reads the page can open a path on the runner.
    const markdown = client.redact((0,summary/* summary */.z)(report, { maxBytes: outputBytes, reportFile: undefined }));
    const output = { title: titleOf(report), summary: (0,fit/* fitSummary */.m)(markdown, outputBytes) };
    const end = { status: 'completed', conclusion: conclusionOf(report), ...detailsOf(github.access.runUrl) };
    tally.refused += await addAnnotations(client, last, (refused) => {
        const text = countLines({ ...tally, refused: tally.refused + refused }).join('\n\n');
        return { ...end, output: text === '' ? output : { ...output, text } };
    });
}
function detailsOf(runUrl) {
    return runUrl === undefined ? {} : { details_url: runUrl };
}
function countLines({ chosen, unplaced, unnamed, total, outdated, refused, late }) {
    const shown = chosen.length - refused - late;
    const reasons = [
        unnamed > 0 ? `${unnamed} may not be named here` : '',
        unplaced > 0 ? `${unplaced} without a file of this repository` : '',
    ].filter((part) => part !== '');
    const why = reasons.length === 0 ? '' : ` (${reasons.join(', ')})`;
    const all = `${shown} of ${total} open findings are annotated${why}; the report file holds all of them`;
    const old = `${(0,wording/* plural */.LS)(outdated, 'annotation')} of an earlier attempt cannot be taken back: GitHub only adds annotations`;
    return [...(shown < total ? [all] : []), ...(outdated > 0 ? [old] : [])];
}
function lossLines({ refused, late }) {
    return [
        ...(refused > 0 ? [`GitHub refused ${(0,wording/* plural */.LS)(refused, 'annotation')} of the check run`] : []),
        ...(late > 0 ? [`There was no time for ${(0,wording/* plural */.LS)(late, 'annotation')} of the check run`] : []),
    ];
}
/** Completes a check run without its findings: cancelled, or because they could not be written. Throws GateError. */
async function endCheckRun(client, id, { conclusion, title, text }) {
    const output = { title, summary: client.redact((0,neutral/* markdownText */.p7)(text)) || 'The run has ended.' };
    const parameters = { check_run_id: id, status: 'completed', conclusion, output };
    await client.call({ route: updateRoute, parameters, shape: checkRun });
}
/**
 * Inconclusive never counts as good, unless the settings let it through (`warn-only`, `on-inconclusive`, `wait: false`):
 * the check run then agrees with the step that exits 0.
 */
function conclusionOf({ verdict, reason, enforced, exitCode }) {
    if (reason === 'cancelled')
        return 'cancelled';
    if (!enforced)
        return 'neutral';
    if (verdict === 'passed')
        return exitCode === 0 ? 'success' : 'failure';
    if (verdict === 'failed')
        return 'failure';
    if (exitCode === 0)
        return 'neutral';
    if (reason === 'timeout')
        return 'timed_out';
    return (0,errors/* isInconclusive */.Fm)(reason) && errors/* inconclusiveReasons */.Qe[reason].needsAction ? 'action_required' : 'failure';
}
/** `Failed: 2 findings block`; neutral. */
function titleOf(report) {
    const isLetThrough = report.enforced && report.verdict === 'inconclusive' && report.exitCode === 0;
    const title = `${(0,wording/* verdictTitle */.Sw)(report)}${isLetThrough ? ' (let through by the settings)' : ''}`;
    return (0,neutral/* neutralLine */.GH)(`${title}: ${report.message}`, titleLength);
}


/***/ })

};
