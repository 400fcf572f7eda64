export const id = 7887;
export const ids = [7887];
export const modules = {

/***/ 92784:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YM: () => (/* binding */ adviceText),
/* harmony export */   lx: () => (/* binding */ exceptionLinesToAdd),
/* harmony export */   o1: () => (/* binding */ exceptionsPage),
/* harmony export */   wr: () => (/* binding */ adviceOf)
/* harmony export */ });
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82644);
/* harmony import */ var _sentence_standing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93840);
/** What to do about what blocks, as far as this run can follow it. */


/** Of the hosted documentation. */
const exceptionsPage = 'https://github.com/scan-gate/scan-gate/blob/main/docs/policy.md#exceptions';
function adviceOf(report) {
    const isOne = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .blockingCount */ .f7)(report) === 1;
    const lead = isOne ? 'Fix it. If it is not a problem: ' : 'Fix them. If one is not a problem: ';
    const way = isSuppressible(report) ? `suppress it at the service with a reason, or ` : '';
    return { lead: lead + way, link: 'add an exception' };
}
/** As one sentence of plain text. */
function adviceText(report) {
    const { lead, link } = adviceOf(report);
    return `${lead}${link}.`;
}
/** A service keeps what is suppressed; an embedded run and SARIF files have no place for it. */
function isSuppressible({ evidence }) {
    return evidence?.isSuppressible ?? true;
}
const exceptionDays = 90;
function worstNamed(report) {
    for (const finding of (0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_1__/* .openFindings */ .lb)(report))
        if (finding.effect === 'blocks' && finding.disclosed)
            return finding;
    return undefined;
}
/** The lines of the policy file that accept the worst finding; undefined where the service is the place for that. */
function exceptionLinesToAdd(report) {
    if (isSuppressible(report) || report.today === undefined)
        return undefined;
    const worst = worstNamed(report);
    if (worst === undefined)
        return undefined;
    const last = new Date(Date.parse(report.today) + exceptionDays * 86_400_000);
    const id = /^[a-z][\w-]*$/i.test(worst.id) ? worst.id : JSON.stringify(worst.id);
    return [
        'exceptions:',
        `  - violation_id: ${id}`,
        '    reason: Say here why it is no problem',
        `    expires: ${last.toISOString().slice(0, 10)}`,
    ].join('\n');
}


/***/ }),

/***/ 30804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dU: () => (/* binding */ namedViolation),
/* harmony export */   hk: () => (/* binding */ annotations),
/* harmony export */   uv: () => (/* binding */ leftOutLine)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82644);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29145);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56334);
/** Findings as annotations of code lines: what blocks, and on a pull request what else lies on changed lines. */





const annotationLevels = ['error', 'warning', 'notice'];
/** The worst that may be named. An older finding in a line that nobody touched is not annotated. */
function annotations(report, { max, maxPerLevel = 10 }) {
    const left = new Map(annotationLevels.map((level) => [level, maxPerLevel]));
    const chosen = [];
    let [asking, notices, undisclosed] = [0, 0, 0];
    for (const finding of (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .rankedFindings */ .gH)(report.findings)) {
        const level = levelOf(finding, report);
        if (level === undefined)
            continue;
        asking += 1;
        if (level === 'notice')
            notices += 1;
        if (!finding.disclosed)
            undisclosed += 1;
        const room = left.get(level) ?? 0;
        if (chosen.length >= max || !finding.disclosed || room <= 0)
            continue;
        left.set(level, room - 1);
        chosen.push(annotate(finding, level));
    }
    const shownNotices = chosen.filter(({ level }) => level === 'notice').length;
    return {
        annotations: chosen,
        deciding: { shown: chosen.length - shownNotices, total: decidingCount(report, asking - notices) },
        others: { shown: shownNotices, total: notices },
        asking,
        undisclosed,
    };
}
/** As the sentence counts them; where nothing tells which they are, none can be annotated. */
function decidingCount(report, asking) {
    return asking === 0 || report.verdict !== 'failed' ? asking : Math.max(asking, (0,_numbers_js__WEBPACK_IMPORTED_MODULE_1__/* .blockingCount */ .f7)(report));
}
/** `50 of 312 findings that block are annotated`; undefined where all are. */
function leftOutLine({ verdict }, { deciding, others }, reasons = []) {
    if (deciding.shown >= deciding.total && others.shown >= others.total)
        return undefined;
    const verb = verdict === 'inconclusive' ? 'may block' : deciding.total === 1 ? 'blocks' : 'block';
    const parts = [
        deciding.total === 0 ? '' : `${deciding.shown} of ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(deciding.total, 'finding')} that ${verb}`,
        others.total === 0 ? '' : `${others.shown} of ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_3__/* .plural */ .LS)(others.total, 'other finding')} on changed lines`,
    ].filter((part) => part !== '');
    const why = reasons.length === 0 ? '' : ` (${reasons.join(', ')})`;
    return `${parts.join(' and ')} are annotated${why}; the report file holds all`;
}
/** Undefined: not annotated. */
function levelOf(finding, { verdict, enforced, pullRequest }) {
    const standing = (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .standingOf */ .YP)(finding);
    const level = enforced ? 'error' : 'warning';
    if (standing === 'blocks')
        return level;
    if (standing === 'may block' && verdict === 'inconclusive')
        return level;
    const isOpen = standing === 'may block' || standing === 'open';
    return isOpen && pullRequest !== undefined && finding.isOnChangedLine === true ? 'notice' : undefined;
}
function annotate(finding, level) {
    const file = (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .safeRelativePath */ .lV)(finding.filePath);
    return {
        level,
        title: (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(`${(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .severityName */ .vb)(finding)}: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(finding.title, _neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .titleLimit */ .sj).trim() || 'Untitled'}`, _neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .titleLimit */ .sj),
        message: messageOf(finding, file === undefined),
        file,
        line: file === undefined ? undefined : (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .safeLine */ .om)(finding.line),
        violationId: finding.id,
    };
}
const idLine = 'Violation ';
function messageOf(finding, isPlaceNeeded) {
    const place = isPlaceNeeded ? (0,_place_js__WEBPACK_IMPORTED_MODULE_2__/* .displayPlace */ .a_)(finding) : undefined;
    const remediation = (0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .remediationOf */ .BV)(finding);
    const facts = [(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .cweOf */ .xX)(finding), ...(0,_wording_js__WEBPACK_IMPORTED_MODULE_4__/* .scoresOf */ .xt)(finding)].filter((fact) => fact !== undefined);
    const paragraphs = [
        remediation === undefined ? undefined : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralBlock */ .Fk)(remediation, 2000),
        place === undefined ? undefined : `Reported at ${place}`,
        facts.length === 0 ? undefined : facts.join(' · '),
        `${idLine}${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(finding.id, 200)}`,
    ];
    return (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(paragraphs.filter((paragraph) => paragraph !== undefined).join('\n'), _neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .messageLimit */ .xv);
}
/** What an annotation is about, whatever its words have become since: the line that names the violation. */
function namedViolation(message) {
    const last = message.trimEnd().split(/\r?\n/).at(-1) ?? '';
    return last.startsWith(idLine) ? last.slice(idLine.length).trim() : undefined;
}


/***/ }),

/***/ 41941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ bytesOf),
/* harmony export */   Rf: () => (/* binding */ spend),
/* harmony export */   ux: () => (/* binding */ within)
/* harmony export */ });
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

/***/ 96127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ helpUrl)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92700);
/** Where people read why a run could not decide, and what to do. */

const page = 'https://github.com/scan-gate/scan-gate/blob/main/docs/troubleshooting.md';
/** The reason's own entry of the page; undefined for a run that decided. */
function helpUrl(reason) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isInconclusive */ .Fm)(reason) ? `${page}#${reason}` : undefined;
}


/***/ }),

/***/ 91552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dh: () => (/* binding */ endingLines),
/* harmony export */   VD: () => (/* binding */ leftOutLines),
/* harmony export */   _F: () => (/* binding */ warningLines),
/* harmony export */   jd: () => (/* binding */ shownRules)
/* harmony export */ });
/* harmony import */ var _policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1125);
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67535);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56334);
/** What the reader should see beside the verdict: rules that warn, what does not count, what ends soon. */





const ruleWords = { passed: 'holds', failed: 'broken', inconclusive: 'undecided' };
const warningWords = { passed: 'holds', failed: 'warns', inconclusive: 'may warn' };
/** Every rule, those that only warn last. */
function shownRules({ rules, warnings = [] }) {
    return [
        ...rules.map((rule) => ({
            ...rule,
            shown: rule.verdict,
            word: ruleWords[rule.verdict],
            counted: 'blocking',
        })),
        ...warnings.map((rule) => ({
            ...rule,
            shown: rule.verdict === 'passed' ? 'passed' : 'inconclusive',
            word: warningWords[rule.verdict],
            counted: 'warned of',
        })),
    ];
}
/** How many findings the policy is not about, a line for each reason. */
function leftOutLines({ findings }) {
    const counts = new Map();
    for (const { leftOut } of findings)
        if (leftOut !== undefined)
            counts.set(leftOut, (counts.get(leftOut) ?? 0) + 1);
    return [...counts].map(([why, count]) => `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(count, 'open finding')} ${why} ${count === 1 ? 'does' : 'do'} not count here`);
}
/** Of exceptions that end soon, a line each; neutral. */
function endingLines({ ending = [], today }) {
    return ending.map((exception) => {
        const days = today === undefined ? undefined : (0,_policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_3__/* .daysBetween */ .YM)(today, exception.expires);
        const when = days === undefined || days > 0 ? `${days === undefined ? '' : `in ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(days, 'day')}, `}on` : 'today,';
        const owner = exception.owner === undefined ? '' : ` (${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(exception.owner, 60)})`;
        return `The exception for ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .exceptionTarget */ .vG)(exception)} ends ${when} ${exception.expires}${owner}`;
    });
}
/** What rules warn of, a line each; neutral. */
function warningLines({ warnings = [] }) {
    return warnings
        .filter(({ verdict }) => verdict !== 'passed')
        .map((each) => {
        const { rule, verdict, limit } = each;
        const name = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(rule, 80);
        if (verdict === 'inconclusive')
            return `Rule ${name} may warn: how many findings it counts is not known`;
        return `Rule ${name} warns of ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)((0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .provenCount */ .CM)(each), 'finding')}${limit > 0 ? `, ${limit} ${limit === 1 ? 'is' : 'are'} allowed` : ''}`;
    });
}


/***/ }),

/***/ 82644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ doubtfulFindings),
/* harmony export */   Kk: () => (/* binding */ othersTally),
/* harmony export */   MO: () => (/* binding */ introText),
/* harmony export */   Vi: () => (/* binding */ standingCounts),
/* harmony export */   f7: () => (/* binding */ blockingCount),
/* harmony export */   nn: () => (/* binding */ othersText),
/* harmony export */   yy: () => (/* binding */ decidingFindings)
/* harmony export */ });
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67535);
/* harmony import */ var _sentence_standing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93840);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56334);




/** How many findings block, known by name or by the numbers alone. */
function blockingCount(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const broken = report.verdict === 'failed' ? report.rules.filter(({ verdict }) => verdict === 'failed') : [];
    return Math.max(groups.blocks.length, ...broken.map(_policy_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .provenCount */ .CM));
}
/** What a run that did not pass is about, worst first: what blocks, and what may where nothing tells them apart. */
function decidingFindings(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const { blocks, 'may block': may } = groups;
    if (report.verdict === 'passed')
        return [];
    const areNamed = report.verdict === 'failed' && blockingCount(report, groups) <= blocks.length;
    if (areNamed || may.length === 0)
        return blocks;
    return blocks.length === 0 ? may : [...blocks, ...may];
}
/** How many may block in a run that could not decide: what is listed, or more where the numbers allow it. */
function mayBlockCount(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const open = report.reason === 'evidence' ? report.rules.filter(isOpen) : [];
    return Math.max(decidingFindings(report, groups).length, ...open.map(({ hi }) => hi));
}
function isOpen({ verdict, hi }) {
    return verdict === 'inconclusive' && Number.isFinite(hi);
}
/** What stands above the findings where their number is not that of the sentence; nothing where it is. */
function introText(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const listed = decidingFindings(report, groups).length;
    if (listed === 0)
        return '';
    if (report.verdict === 'failed')
        return blockingIntro(report, groups);
    const most = mayBlockCount(report, groups);
    return most > listed
        ? `${listed} of up to ${most} ${isOrAre(listed)} listed:`
        : `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(listed, 'finding')} may block:`;
}
function blockingIntro(report, groups) {
    const [count, named, may] = [blockingCount(report, groups), groups.blocks.length, groups['may block'].length];
    const listed = named + may;
    if (count <= named || count === listed)
        return '';
    if (count > listed)
        return `${listed} of ${count} ${isOrAre(listed)} listed:`;
    const rest = count - named;
    const number = rest === 1 ? 'One' : String(rest);
    const isGrowth = named === 0 && report.scope === 'auto' && report.base !== undefined;
    const verb = isGrowth ? `${isOrAre(rest)} new` : rest === 1 ? 'blocks' : 'block';
    const those = named === 0 ? `these ${may} ${verb}` : `the last ${may} ${verb} too`;
    return `${number} of ${those}; which, the service does not say:`;
}
function isOrAre(count) {
    return count === 1 ? 'is' : 'are';
}
/** What is open and not among the findings that decide, by severity. */
function othersTally(report) {
    const others = (0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_0__/* .openCounts */ .J8)(report);
    for (const [severity, count] of Object.entries((0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .tallyOf */ .sv)(decidingFindings(report))))
        others[severity] = Math.max(0, (others[severity] ?? 0) - count);
    return others;
}
/** `10 older findings do not block`, `10 other findings do not block, 2 may`; nothing where there are none. */
function othersText(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const doubtful = doubtfulFindings(report, groups).length;
    const count = Math.max(0, (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .sumOf */ .XN)(othersTally(report)) - doubtful);
    if (report.verdict !== 'failed' || count + doubtful === 0)
        return '';
    if (count === 0)
        return `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(doubtful, 'other finding')} may block`;
    const areOld = areAllOld(report);
    const said = `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .LS)(count, areOld ? 'older finding' : 'other finding')} ${count === 1 ? 'does' : 'do'} not block`;
    return doubtful === 0 ? said : `${said}, ${doubtful} may`;
}
/** All that means nothing for the verdict, and there is any. */
function areAllOld({ findings }) {
    let hasAny = false;
    for (const { effect, novelty } of findings) {
        if (effect !== 'none')
            continue;
        if (novelty !== 'old')
            return false;
        hasAny = true;
    }
    return hasAny;
}
/** In a run that failed by other findings: what an undecided rule may block too. */
function doubtfulFindings(report, groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings)) {
    const isShown = decidingFindings(report, groups).length > groups.blocks.length;
    return report.verdict === 'failed' && !isShown ? groups['may block'] : [];
}
/** How many block, are open all the same, excepted, suppressed or fixed, each with its word; what is not is left out, but not the first. */
function standingCounts(report) {
    const groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .groupFindings */ .kG)(report.findings);
    const isOpenRun = report.verdict === 'inconclusive';
    const deciding = isOpenRun ? mayBlockCount(report, groups) : blockingCount(report, groups);
    const doubtful = doubtfulFindings(report, groups).length;
    const open = (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .sumOf */ .XN)((0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_0__/* .openCounts */ .J8)(report));
    const counts = [
        [isOpenRun ? 'may block' : deciding === 1 ? 'blocks' : 'block', deciding],
        ['may block', doubtful],
        ['open, not blocking', Math.max(0, open - deciding - doubtful)],
        ['excepted', groups.excepted.length],
        ['suppressed', groups.suppressed.length],
        ['fixed', groups.fixed.length],
    ];
    return counts.filter(([, count], index) => index === 0 || count > 0);
}


/***/ }),

/***/ 63288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eP: () => (/* binding */ nobody),
/* harmony export */   hO: () => (/* binding */ ownedText),
/* harmony export */   yJ: () => (/* binding */ shownOwners),
/* harmony export */   yM: () => (/* binding */ isShared)
/* harmony export */ });
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65633);
/** Whose findings are by CODEOWNERS, as surfaces say it; undefined where nobody knows, or nobody asked. */

const nobody = 'nobody';
/** Each as it may be shown; of what nobody owns, the word for it. */
function shownOwners({ owners }) {
    if (owners === undefined)
        return undefined;
    return owners.length === 0 ? [nobody] : owners.map((owner) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(owner, 200));
}
/** `owned by @acme/payments`. */
function ownedText(finding) {
    const owners = shownOwners(finding);
    return owners === undefined ? undefined : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_0__/* .neutralLine */ .GH)(`owned by ${owners.join(' ')}`, 200);
}
/** Whether findings are of several owners: else to name them says nothing. */
function isShared({ findings }) {
    let first;
    for (const { owners } of findings) {
        if (owners === undefined)
            continue;
        const names = owners.join(' ');
        first ??= names;
        if (names !== first)
            return true;
    }
    return false;
}


/***/ }),

/***/ 89341:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   DT: () => (/* binding */ packagesOf),
/* harmony export */   Zc: () => (/* binding */ groupPackages),
/* harmony export */   dG: () => (/* binding */ packageNameOf)
/* harmony export */ });
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56334);
/** Findings of one version of one package in one file, as one: with the version that settles all of them. */


/** How many findings an item stands for. */
function sizeOf(item) {
    return item.package?.findings.length ?? 1;
}
/** So many at most: the findings in their order, those of a package at the place of its first. */
function groupPackages(report, findings, most) {
    const begun = [];
    const byKey = new Map();
    for (const finding of findings) {
        const key = keyOf(finding);
        const known = key === undefined ? undefined : byKey.get(key);
        known?.push(finding);
        if (known !== undefined || begun.length === most)
            continue;
        const own = [finding];
        begun.push(own);
        if (key !== undefined)
            byKey.set(key, own);
    }
    return begun.map((own) => {
        const pack = packageOf(report, own);
        return pack === undefined ? { finding: own[0], package: undefined } : { finding: worstOf(own), package: pack };
    });
}
/** The packages alone, in the order of their first findings. */
function packagesOf(report, findings) {
    const members = new Map();
    for (const finding of findings) {
        const key = keyOf(finding);
        if (key === undefined)
            continue;
        const own = members.get(key);
        if (own === undefined)
            members.set(key, [finding]);
        else
            own.push(finding);
    }
    return [...members.values()].flatMap((own) => packageOf(report, own) ?? []);
}
/** Undefined for one finding alone. */
function packageOf(report, findings) {
    const [first, second] = findings;
    const named = first === undefined || second === undefined ? undefined : packageNameOf(first);
    return named === undefined ? undefined : { ...named, findings, update: updateOf(report, findings) };
}
function worstOf(findings) {
    return [...findings].sort((a, b) => (0,_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(a.severity) - (0,_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(b.severity))[0];
}
/** Undefined for what is no vulnerability of a package. */
function keyOf(finding) {
    const copy = copyOf(finding);
    return copy === undefined ? undefined : `${(0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .standingOf */ .YP)(finding)} ${copy}`;
}
/** One version of one package in one file, whatever was decided about its findings. */
function copyOf(finding) {
    const named = packageNameOf(finding);
    return named === undefined ? undefined : JSON.stringify([named.name, named.version, finding.filePath]);
}
const ahead = /^(@?[\w.-]+(?:\/[\w.-]+)?)[ @]v?(\d[\w.+-]*): /;
const behind = / in (@?[\w.-]+(?:\/[\w.-]+)?)[ @]v?(\d[\w.+-]*)$/;
/** The interface has no field for a package: titles name it, `lodash 4.17.15: …` or `… in lodash 4.17.15`. */
function packageNameOf({ type, title, }) {
    if (type !== 'SCA' || title.length > 2000)
        return undefined;
    const [, name, version] = ahead.exec(title) ?? behind.exec(title) ?? [];
    return name === undefined || version === undefined ? undefined : { name, version };
}
function updateOf({ findings }, own) {
    const settled = own.filter((finding) => fixedVersion(finding) !== undefined);
    const [first] = settled;
    if (first === undefined)
        return undefined;
    const versions = [...settled, ...(openCopies(findings).get(copyOf(first)) ?? [])].flatMap((finding) => fixedVersion(finding) ?? []);
    const [highest] = versions.sort((a, b) => compareVersions(b, a));
    return `Update to ${highest}, which settles ${settled.length === own.length ? 'all' : `${settled.length} of them`}`;
}
const known = new WeakMap();
function openCopies(findings) {
    const copies = known.get(findings) ?? Map.groupBy(openOf(findings), copyOf);
    known.set(findings, copies);
    return copies;
}
function openOf(findings) {
    const { blocks, 'may block': may, open } = (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .groupFindings */ .kG)(findings);
    return [blocks, may, open].flatMap((group) => group.filter(({ type }) => type === 'SCA'));
}
/** `Upgrade lodash from 4.17.15 to 4.17.21 or later`. */
function fixedVersion(finding) {
    const remediation = (0,_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .remediationOf */ .BV)(finding) ?? '';
    const found = /\b(?:upgrade|update)\b[^\n]{0,200}?\bto (?:version )?v?(\d[\w+-]*(?:\.[\w+-]+)*)/i.exec(remediation.slice(0, 1000));
    return found?.[1];
}
function compareVersions(a, b) {
    const [left, right] = [a, b].map((version) => version.split(/[.+-]/).map((part) => Number.parseInt(part, 10) || 0));
    for (let index = 0; index < Math.max(left?.length ?? 0, right?.length ?? 0); index += 1) {
        const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
        if (difference !== 0)
            return difference;
    }
    return 0;
}


/***/ }),

/***/ 66031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ fold),
/* harmony export */   s: () => (/* binding */ decisionFold)
/* harmony export */ });
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75755);
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92784);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(41941);
/* harmony import */ var _file_role_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79723);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65633);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91552);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82644);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(56334);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47799);
/** The folded part of a summary: how the run came to its verdict, and what else is open. */










const othersShown = 10;
/** Both blank lines are needed: HTML ends and Markdown begins at them. */
function decisionFold(report, options) {
    const { budget, others, groups } = options;
    const heading = `How this was decided${others === '' ? '' : ` · ${others}`}`;
    const parts = [
        countTable(report),
        ruleTable(report, budget),
        otherFindings(report, groups, budget),
        listPart('Left out', (0,_notices_js__WEBPACK_IMPORTED_MODULE_4__/* .leftOutLines */ .VD)(report), budget),
        listPart('Exceptions', (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .exceptionLines */ .$Z)(report), budget),
        exceptionPart(report),
        coveragePart(report),
        listPart('Skipped or not readable', (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .diagnosticLines */ .NS)(report), budget),
        listPart('Notes', report.notes, budget),
        ...closingParts(report, options),
    ];
    return fold(heading, parts.filter((part) => part !== '').join('\n\n'));
}
function fold(heading, body) {
    return `<details><summary>${heading}</summary>\n\n${body.trimEnd()}\n\n</details>`;
}
/** Severities of which there are none, here and there, are left out; so is what nobody states. */
function countTable({ scan, base, branch }) {
    const counts = scan?.counts ?? {};
    const shown = _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.filter((severity) => (counts[severity] ?? 0) > 0 || (base?.counts[severity] ?? 0) > 0);
    if (shown.length === 0)
        return '';
    const here = branch === undefined ? 'This scan' : 'This branch';
    if (base === undefined) {
        const rows = shown.map((severity) => `| ${_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .severityNames */ .qx[severity]} | ${counts[severity] ?? ''} |`);
        return [`| | ${here} |`, '|:--|--:|', ...rows].join('\n');
    }
    const rows = shown.map((severity) => {
        const [now, before] = [counts[severity], base.counts[severity]];
        return `| ${_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .severityNames */ .qx[severity]} | ${now ?? ''} | ${before ?? ''} | ${differenceOf(now, before)} |`;
    });
    return [`| | ${here} | ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(base.branch, 60)} | Difference |`, '|:--|--:|--:|--:|', ...rows].join('\n');
}
function differenceOf(now, before) {
    if (now === undefined || before === undefined)
        return '';
    if (now === before)
        return '±0';
    return now > before ? `+${now - before}` : `−${before - now}`;
}
const ruleIcons = { passed: '✅', failed: '❌', inconclusive: '⚠️' };
function ruleTable(report, budget) {
    const rules = (0,_notices_js__WEBPACK_IMPORTED_MODULE_4__/* .shownRules */ .jd)(report);
    if (rules.length === 0)
        return '';
    const rows = (0,_budget_js__WEBPACK_IMPORTED_MODULE_9__/* .within */ .ux)(rules, { budget, share: 0.3 }, (rule) => {
        const cells = [(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(rule.rule, 80), `${ruleIcons[rule.shown]} ${rule.word}`, (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .rangeOf */ .be)(rule), rule.limit];
        return `| ${cells.join(' | ')} | ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(rule.line, 400)} |`;
    });
    const more = rules.length - rows.length;
    const cutNote = more > 0 ? `\n\n${(0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(more, 'rule')} more in the report file.` : '';
    return `| Rule | | Blocking | Allowed | Why |\n|:--|:--|--:|--:|:--|\n${rows.join('\n')}${cutNote}`;
}
/** The worst of what does not block. */
function otherFindings(report, groups, budget) {
    const others = otherGroups(report, groups);
    const total = Math.max(others.length, (0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .sumOf */ .XN)((0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .othersTally */ .Kk)(report)) + groups.suppressed.length);
    const { markdown, shown } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_8__/* .findingTable */ .c)(report, others, { most: othersShown, budget, share: 0.6 });
    if (others.length === 0)
        return '';
    const unnamed = others.filter(({ disclosed }) => !disclosed).length;
    const roles = (0,_file_role_js__WEBPACK_IMPORTED_MODULE_2__/* .rolesText */ .Z2)(others);
    const said = [
        roles === '' ? '' : `Of these, ${roles}.`,
        shown > 0 && shown < total - unnamed ? `${shown} of ${total} shown, worst first.` : '',
        unnamed > 0 ? `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(unnamed, 'finding')} not named here, because outsiders can read this.` : '',
    ].filter((part) => part !== '');
    return [`**${othersHeading(groups, total)}**`, markdown, said.join(' ')].filter((part) => part !== '').join('\n\n');
}
/** In a run that failed, what may block too is one of the others; an undecided one shows it above. */
function otherGroups(report, groups) {
    return [...(0,_numbers_js__WEBPACK_IMPORTED_MODULE_5__/* .doubtfulFindings */ .AY)(report, groups), ...groups.open, ...groups.excepted, ...groups.suppressed];
}
function othersHeading(groups, count) {
    const parts = [
        groups.excepted.length > 0 ? `${groups.excepted.length} excepted` : '',
        groups.suppressed.length > 0 ? `${groups.suppressed.length} suppressed` : '',
    ].filter((part) => part !== '');
    return `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(count, 'other finding')}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`;
}
function exceptionPart(report) {
    const lines = (0,_advice_js__WEBPACK_IMPORTED_MODULE_1__/* .exceptionLinesToAdd */ .lx)(report);
    if (lines === undefined)
        return '';
    return `To accept the first one, put this into the policy file of the default branch:\n\n${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownFence */ .p0)(lines, 600, 'yaml')}`;
}
function coveragePart({ scan }) {
    return scan?.coverage === undefined ? '' : `**Coverage:** ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .coverageText */ ._)(scan.coverage)}`;
}
function listPart(heading, texts, budget) {
    if (texts.length === 0)
        return '';
    const items = (0,_budget_js__WEBPACK_IMPORTED_MODULE_9__/* .within */ .ux)(texts.slice(0, 30), { budget, share: 0.15 }, (text) => `- ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(text, 500)}`);
    const more = texts.length - items.length;
    if (more > 0)
        items.push(`- … and ${more} more in the report file`);
    return `**${heading}**\n\n${items.join('\n')}`;
}
function closingParts(report, { groups, budget, reportFile }) {
    const { elsewhereCount, policy, tool } = report;
    const counted = [
        groups.fixed.length > 0 ? `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(groups.fixed.length, 'finding')} fixed.` : '',
        elsewhereCount > 0 ? `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)(elsewhereCount, 'violation')} of other branches left out.` : '',
        reportFile === undefined ? '' : `All findings: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(reportFile)}`,
    ].filter((part) => part !== '');
    const audit = [
        `Policy: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(policy.source, 160)}${policy.sha256 === '' ? '' : ` ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownCode */ .D9)(policy.sha256.slice(0, 12))}`}`,
        `Scan Gate ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .markdownText */ .p7)(tool.version, 40)}`,
        (0,_tally_js__WEBPACK_IMPORTED_MODULE_6__/* .plural */ .LS)((0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .requestCount */ .jt)(report), 'request'),
        (0,_wording_js__WEBPACK_IMPORTED_MODULE_7__/* .durationText */ .S5)(report.durationMs),
    ].join(' · ');
    const parts = [counted.join(' '), audit].filter((part) => part !== '');
    return parts.filter((part) => (0,_budget_js__WEBPACK_IMPORTED_MODULE_9__/* .spend */ .Rf)(budget, part));
}


/***/ }),

/***/ 47799:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ askedColumns),
/* harmony export */   c: () => (/* binding */ findingTable)
/* harmony export */ });
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41941);
/* harmony import */ var _file_role_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79723);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65633);
/* harmony import */ var _owners_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63288);
/* harmony import */ var _packages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89341);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29145);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56334);
/** Findings as rows of a table: what it is, what to do, and where. */








/** The worst that may be named, those of one package in one row. */
function findingTable(report, findings, options) {
    const named = findings.filter(({ disclosed }) => disclosed);
    const items = (0,_packages_js__WEBPACK_IMPORTED_MODULE_3__/* .groupPackages */ .Zc)(report, named, options.most);
    const columns = (options.columns ?? []).filter((column) => isTelling(column, items));
    const rows = (0,_budget_js__WEBPACK_IMPORTED_MODULE_7__/* .within */ .ux)(items, options, (item) => rowOf(report, item, columns));
    const shown = items.slice(0, rows.length).reduce((sum, item) => sum + (0,_packages_js__WEBPACK_IMPORTED_MODULE_3__/* .sizeOf */ .$d)(item), 0);
    if (rows.length === 0)
        return { markdown: '', shown };
    const heads = ['', 'Finding', 'Where', ...columns.map(({ head }) => head)];
    const lines = [`| ${heads.join(' | ')} |`.replace('|  |', '| |'), `|${':--|'.repeat(heads.length)}`, ...rows];
    return { markdown: lines.join('\n'), shown };
}
const cvss = { head: 'CVSS', cell: ({ cvss }) => cvss?.toFixed(1) ?? '' };
const epss = {
    head: 'EPSS',
    cell: ({ epss }) => (epss === undefined ? '' : `${Math.round(epss * 100) / 100} %`),
};
const since = { head: 'Open since', cell: ({ detail }) => dayOf(detail?.firstDetected) };
function dayOf(milliseconds) {
    const date = new Date(milliseconds ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}
const owner = {
    head: 'Owner',
    cell: (finding) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)((0,_owners_js__WEBPACK_IMPORTED_MODULE_2__/* .shownOwners */ .yJ)(finding)?.join(' ') ?? '', 200),
};
/** What the rules that do not hold ask for, and whose the findings are. */
function askedColumns(report) {
    const { rules } = report;
    const kinds = new Set(rules.filter(({ verdict }) => verdict !== 'passed').map(({ asks }) => asks?.kind));
    return [
        ...(kinds.has('cvss') ? [cvss] : []),
        ...(kinds.has('epss') ? [epss] : []),
        ...(kinds.has('age') ? [since] : []),
        ...((0,_owners_js__WEBPACK_IMPORTED_MODULE_2__/* .isShared */ .yM)(report) ? [owner] : []),
    ];
}
/** A column whose cells are empty, or all the same, is left out. */
function isTelling({ cell }, items) {
    const cells = new Set(items.map(({ finding }) => cell(finding)));
    return cells.size > 1 || (items.length === 1 && !cells.has(''));
}
function rowOf(report, item, columns) {
    const { finding } = item;
    const said = [...titleLines(item), ...stateOf(finding)].join('<br>');
    const cells = [(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .severityName */ .vb)(finding), said, placeCell(report, finding), ...columns.map(({ cell }) => cell(finding))];
    return `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
}
function titleLines(item) {
    if (item.package === undefined) {
        const { finding } = item;
        const cwe = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .cweOf */ .xX)(finding);
        const advice = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .firstSentence */ .qi)((0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .remediationOf */ .BV)(finding));
        const title = `**${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(finding.title, 200) || 'Untitled'}**${cwe === undefined ? '' : ` · ${cwe}`}`;
        return advice === undefined ? [title] : [title, (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(advice, 200)];
    }
    const { name, version, findings, update } = item.package;
    const title = `**${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(`${name} ${version}`, 150)}** · ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .LS)(findings.length, 'vulnerability', 'vulnerabilities')}`;
    return update === undefined ? [title] : [title, `${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(update, 150)}.`];
}
/** Of what somebody has decided about it already. */
function stateOf(finding) {
    const status = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .standingOf */ .YP)(finding) === 'suppressed' ? [`suppressed: ${(0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .statusWord */ .Hm)(finding)}`] : [];
    const exception = finding.exception === undefined ? [] : [(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)((0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .exceptionWord */ .YM)(finding.exception), 300)];
    const warned = finding.warnedBy === undefined ? [] : [(0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)((0,_wording_js__WEBPACK_IMPORTED_MODULE_6__/* .warnedWord */ .c5)(finding.warnedBy), 200)];
    const role = (0,_file_role_js__WEBPACK_IMPORTED_MODULE_0__/* .roleOfPath */ .Xi)(finding.filePath);
    const place = role === undefined ? [] : [_file_role_js__WEBPACK_IMPORTED_MODULE_0__/* .roleWords */ .ww[role]];
    return [...place, ...status, ...exception, ...warned, ...(finding.leftOut === undefined ? [] : [finding.leftOut])];
}
/** Empty where nothing says where it is. */
function placeCell({ repositoryUrl, headSha }, finding) {
    const place = (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .displayPlace */ .a_)(finding, 120);
    if (place === undefined)
        return '';
    const url = (0,_place_js__WEBPACK_IMPORTED_MODULE_4__/* .blobUrl */ .b0)({ repositoryUrl, headSha, filePath: finding.filePath, line: finding.line });
    const text = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_1__/* .markdownText */ .p7)(place, 200);
    return url === undefined ? text : `[${text}](${url})`;
}


/***/ }),

/***/ 46833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ summary)
/* harmony export */ });
/* harmony import */ var _advice_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92784);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(41941);
/* harmony import */ var _help_page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96127);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65633);
/* harmony import */ var _notices_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91552);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82644);
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29145);
/* harmony import */ var _sentence_sentence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(83672);
/* harmony import */ var _sentence_standing_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(93840);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56334);
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(66031);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(47799);
/** The run as GitHub-flavoured Markdown, for the job summary and, in a smaller size, a comment: the sentence, what blocks, the rest folded. */













/** What the fixed parts may take at their very longest. */
const fixedBytes = 12_000;
/** Findings that are not `disclosed` are counted, not named. */
function summary(report, options = {}) {
    const { maxBytes = 900_000, hasHeading = true, isWhole = true, reportFile } = options;
    const budget = { left: Math.max(0, maxBytes - fixedBytes) };
    const groups = (0,_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .groupFindings */ .kG)(report.findings);
    const body = report.verdict === 'passed' ? passedLines(report, options) : blockingParts(report, groups, { ...options, budget });
    budget.left = Math.max(0, budget.left - (0,_budget_js__WEBPACK_IMPORTED_MODULE_12__/* .bytesOf */ .$$)(body.join('\n\n')));
    const hasFold = isWhole || report.verdict !== 'passed';
    const parts = [
        hasHeading ? headingOf(report, options.category) : '',
        ...body,
        hasFold && report.scan !== undefined
            ? (0,_decision_js__WEBPACK_IMPORTED_MODULE_10__/* .decisionFold */ .s)(report, { budget, groups, others: (0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .othersText */ .nn)(report), reportFile })
            : '',
        hasFold ? footer(report, options) : '',
    ];
    return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
/** With the category, where a repository has several gates. */
function headingOf(report, category) {
    const gate = category === undefined ? '' : ` · ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(category, 60)}`;
    return `### ${(0,_sentence_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .iconOf */ .ZG)(report)} ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)((0,_sentence_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentenceOf */ .$N)(report), _sentence_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentenceLimit */ .Zd)}${gate}`;
}
/** One line at most, and one for what limits the pass. */
function passedLines(report, { allFindingsUrl }) {
    const open = (0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_7__/* .openCounts */ .J8)(report);
    const limits = [warningLine(report), endingLine(report), uncoveredLine(report)];
    if ((0,_tally_js__WEBPACK_IMPORTED_MODULE_8__/* .sumOf */ .XN)(open) === 0)
        return limits;
    const news = (0,_tally_js__WEBPACK_IMPORTED_MODULE_8__/* .sumOf */ .XN)((0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_7__/* .newsOfBase */ .cA)(report));
    const said = (0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_7__/* .isCompared */ .uQ)(report) && (0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_7__/* .isNothingNew */ .Ix)(report)
        ? news > 0
            ? `This change did not bring ${news === 1 ? 'it' : 'them'} in; ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)((0,_sentence_standing_js__WEBPACK_IMPORTED_MODULE_7__/* .baseName */ .Fl)(report), 60)}’s own run judges ${news === 1 ? 'it' : 'them'}.`
            : `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_8__/* .tallySentence */ .qg)(open)} ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_8__/* .sumOf */ .XN)(open) === 1 ? 'was' : 'were'} there before.`
        : '';
    const link = allFindingsUrl === undefined ? '' : `[All findings](${allFindingsUrl})`;
    return [[said, link].filter((part) => part !== '').join(' '), ...limits];
}
/** What is no reason to fail, and yet to be seen. */
function warningLine(report) {
    const lines = (0,_notices_js__WEBPACK_IMPORTED_MODULE_3__/* .warningLines */ ._F)(report);
    return lines.length === 0
        ? ''
        : `⚠️ ${lines
            .slice(0, 10)
            .map((line) => (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(`${line}.`, 200))
            .join('<br>⚠️ ')}`;
}
/** While there is time to decide. */
function endingLine(report) {
    const lines = (0,_notices_js__WEBPACK_IMPORTED_MODULE_3__/* .endingLines */ .Dh)(report)
        .slice(0, 5)
        .map((line) => `⏳ ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(`${line}.`, 300)}`);
    return lines.join('<br>');
}
/** Of what was not looked at, no findings means nothing. */
function uncoveredLine(report) {
    const missing = (0,_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .uncoveredTypes */ .p_)(report);
    return missing.length === 0 ? '' : `Not scanned: ${missing.map((type) => _wording_js__WEBPACK_IMPORTED_MODULE_9__/* .typeNames */ .DK[type]).join(', ')}.`;
}
function blockingParts(report, groups, limits) {
    const { budget, maxFindings = 50 } = limits;
    const shown = (0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .decidingFindings */ .yy)(report, groups);
    const table = (0,_findings_js__WEBPACK_IMPORTED_MODULE_11__/* .findingTable */ .c)(report, shown, { most: maxFindings, budget, share: 0.6, columns: (0,_findings_js__WEBPACK_IMPORTED_MODULE_11__/* .askedColumns */ .W)(report) });
    const isFailed = report.verdict === 'failed';
    return [
        ...(isFailed ? [] : undecidedLines(report)),
        (0,_numbers_js__WEBPACK_IMPORTED_MODULE_4__/* .introText */ .MO)(report, groups),
        table.markdown,
        cutText(shown, table),
        warningLine(report),
        endingLine(report),
        isFailed ? adviceLine(report) : '',
        isFailed ? uncoveredLine(report) : '',
    ];
}
/** Why, and what to do. */
function undecidedLines(report) {
    const { hint, reason } = report;
    const why = (0,_wording_js__WEBPACK_IMPORTED_MODULE_9__/* .whyLines */ .cn)(report, (0,_sentence_sentence_js__WEBPACK_IMPORTED_MODULE_6__/* .sentenceOf */ .$N)(report)).join('; ');
    const help = (0,_help_page_js__WEBPACK_IMPORTED_MODULE_1__/* .helpUrl */ .x)(reason);
    const parts = [why === '' ? '' : `${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownText */ .p7)(why, 600)}.`, hint === undefined ? '' : (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownProse */ .h$)(hint, 600)];
    const said = parts.filter((part) => part !== '');
    if (help !== undefined)
        said.push(`${said.pop() ?? ''} [More](${help})`.trim());
    return said;
}
function cutText(findings, { shown }) {
    const unnamed = findings.filter(({ disclosed }) => !disclosed).length;
    const parts = [
        shown < findings.length - unnamed
            ? `${shown} of ${findings.length} shown, worst first; the report file holds all.`
            : '',
        unnamed > 0 ? `${(0,_tally_js__WEBPACK_IMPORTED_MODULE_8__/* .plural */ .LS)(unnamed, 'finding')} not named here, because outsiders can read this.` : '',
    ];
    return parts.filter((part) => part !== '').join(' ');
}
function adviceLine(report) {
    const { lead, link } = (0,_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .adviceOf */ .wr)(report);
    return `${lead}[${link}](${_advice_js__WEBPACK_IMPORTED_MODULE_0__/* .exceptionsPage */ .o1}).`;
}
function footer(report, { allFindingsUrl }) {
    const scan = report.scan === undefined ? undefined : `scan ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(report.scan.id, 80)}`;
    const place = [scan, commitLink(report)].filter((part) => part !== undefined).join(' at ');
    const all = allFindingsUrl === undefined ? '' : `[All findings](${allFindingsUrl})`;
    const parts = [all, place].filter((part) => part !== '');
    return parts.length === 0 ? '' : `<sub>${parts.join(' · ')}</sub>`;
}
function commitLink(report) {
    const sha = (0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .safeSha */ .uP)(report.headSha);
    if (sha === undefined)
        return undefined;
    const repository = (0,_place_js__WEBPACK_IMPORTED_MODULE_5__/* .safeRepositoryUrl */ .rT)(report.repositoryUrl);
    const short = (0,_neutral_js__WEBPACK_IMPORTED_MODULE_2__/* .markdownCode */ .D9)(sha.slice(0, 7));
    return repository === undefined ? short : `[${short}](${repository}/commit/${sha})`;
}


/***/ }),

/***/ 37887:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  completeCheckRun: () => (/* binding */ completeCheckRun),
  conclusionOf: () => (/* binding */ conclusionOf),
  endCheckRun: () => (/* binding */ endCheckRun),
  findUnfinished: () => (/* binding */ findUnfinished),
  isOvertaken: () => (/* binding */ isOvertaken),
  startCheckRun: () => (/* binding */ startCheckRun)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js
var schemas = __webpack_require__(55156);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/identity.js
var github_identity = __webpack_require__(29194);
// EXTERNAL MODULE: ./build/compiled/src/ci/github/problems.js
var problems = __webpack_require__(33716);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/report/annotations.js
var annotations = __webpack_require__(30804);
// EXTERNAL MODULE: ./build/compiled/src/report/neutral.js
var neutral = __webpack_require__(65633);
// EXTERNAL MODULE: ./build/compiled/src/report/sentence/sentence.js + 3 modules
var sentence = __webpack_require__(83672);
// EXTERNAL MODULE: ./build/compiled/src/report/summary/fit.js
var fit = __webpack_require__(39482);
// EXTERNAL MODULE: ./build/compiled/src/report/summary/summary.js
var summary = __webpack_require__(46833);
// EXTERNAL MODULE: ./build/compiled/src/report/tally.js
var report_tally = __webpack_require__(20880);
// EXTERNAL MODULE: ./build/compiled/src/report/place.js
var place = __webpack_require__(29145);
;// CONCATENATED MODULE: ./build/compiled/src/surfaces/check-run/annotations.js
/** The annotations of a check run: chosen, compared with those that are there, and added in batches, none of them twice. */




const batchSize = 50;
/** GitHub may need a moment until a list shows what an unanswered request did. */
const settleMs = 2000;
const attempts = 3;
const listedAnnotation = schemas.object({
    path: schemas.string(),
    start_line: schemas.number().int(),
    message: schemas.string().nullish(),
});
const updated = schemas.looseObject({ id: schemas.number().int() });
const noAnnotations = { chosen: [], unplaced: 0, unnamed: 0, deciding: 0, others: 0 };
function wantedAnnotations({ client, report, settings }) {
    const findings = [];
    for (const finding of report.findings)
        if ((0,place/* safeRelativePath */.lV)(finding.filePath) !== undefined)
            findings.push(finding);
    const all = (0,annotations/* annotations */.hk)(report, { max: 0 });
    const limits = { max: settings.maxAnnotations, maxPerLevel: Number.POSITIVE_INFINITY };
    const placed = (0,annotations/* annotations */.hk)({ ...report, findings }, limits);
    return {
        chosen: placed.annotations.flatMap((annotation) => checkAnnotation(client, annotation)),
        unplaced: all.asking - placed.asking,
        unnamed: all.undisclosed,
        deciding: all.deciding.total,
        others: all.others.total,
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
/** Its words may change from one run to the next; the violation, and where it is, do not. */
function identityOf({ path, start_line: line, message }) {
    return JSON.stringify([path, line, (0,annotations/* namedViolation */.dU)(message ?? '') ?? message?.trim()]);
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

// EXTERNAL MODULE: ./build/compiled/src/surfaces/check-run/opened.js
var check_run_opened = __webpack_require__(66946);
;// CONCATENATED MODULE: ./build/compiled/src/surfaces/check-run/check-run.js
/** What is asked of GitHub about a check run: found or made in progress, given the annotations in batches, completed last. */












/** GitHub counts characters; as many bytes are never more characters. */
const outputBytes = 65_535;
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
/** GitHub's clock is told in whole seconds: of two runs that began together either may stand. */
const slackMs = 2000;
/** Puts the commit's check run in progress: the one of an earlier run of its kind, else a new one. Throws GateError. */
async function startCheckRun(client, opening) {
    const identity = check_run_identityOf(opening);
    const found = await findCheckRun(client, identity);
    const startedMs = opening.startedMs + (client.serverAheadMs() ?? 0);
    if (isNewer(found, startedMs))
        return 'overtaken';
    const state = {
        external_id: (0,github_identity/* externalIdOf */.Sl)(identity.key, startedMs),
        status: 'in_progress',
        output: { title: 'Scanning', summary: client.redact((0,neutral/* markdownText */.p7)(opening.text)) || 'The scan is under way.' },
        ...detailsOf(opening.runUrl),
    };
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
    return { name, key: (0,github_identity/* keyOfRun */.qH)(category, event), head_sha: headSha };
}
function isNewer(run, startedMs) {
    return run !== undefined && (0,github_identity/* readExternalId */.v)(run.external_id).startedMs > startedMs + slackMs;
}
/** Whether a newer run of the kind has put it in progress, or a check run of its own. Throws GateError. */
async function isOvertaken(client, opening, startedMs) {
    return isNewer(await findCheckRun(client, check_run_identityOf(opening)), startedMs);
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
    const { startedMs } = (0,github_identity/* readExternalId */.v)(run.external_id);
    return { id: run.id, url: run.html_url ?? undefined, annotationCount: run.output.annotations_count, startedMs };
}
/** That of the newest run: several are there when two began at the same time. */
async function findCheckRun(client, identity) {
    const runs = await client.pages({
        route: runsRoute,
        parameters: { ref: identity.head_sha, check_name: identity.name, filter: 'all' },
        shape: checkRunPage,
    }, (page) => page.check_runs);
    const own = runs.filter((run) => (0,github_identity/* readExternalId */.v)(run.external_id).key === identity.key);
    const timeOf = (run) => (0,github_identity/* readExternalId */.v)(run.external_id).startedMs;
    return own.sort((a, b) => timeOf(b) - timeOf(a) || b.id - a.id)[0];
}
async function createCheckRun(client, identity, state) {
    const { name, head_sha } = identity;
    const create = async () => {
        const call = { route: createRoute, parameters: { name, head_sha, ...state }, shape: checkRun, isOnce: true };
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
    return { lines: countLines(showing.report, tally), warnings: lossLines(tally) };
}
/** All batches but the last, which goes with the conclusion. */
async function addBatches(showing, { id, batches }, tally) {
    const { client, report } = showing;
    const output = { title: (0,sentence/* sentenceOf */.$N)(report), summary: 'The findings are being written down.' };
    for (const batch of batches) {
        if (client.timeLeftMs() < conclusionReserveMs)
            tally.late += batch.length;
        else
            tally.refused += await addAnnotations(client, { id, batch }, () => ({ output }));
    }
}
async function conclude(showing, last, tally) {
    const { client, report, github } = showing;
    // The title says the sentence, and nobody who reads the page can open a path on the runner.
    const markdown = client.redact((0,summary/* summary */.z)(report, { maxBytes: outputBytes, allFindingsUrl: github.access.runUrl, hasHeading: false }));
    const output = { title: (0,sentence/* sentenceOf */.$N)(report), summary: (0,fit/* fitSummary */.m)(markdown, outputBytes).trim() || (0,sentence/* sentenceOf */.$N)(report) };
    const end = { status: 'completed', conclusion: conclusionOf(report), ...detailsOf(github.access.runUrl) };
    tally.refused += await addAnnotations(client, last, (refused) => {
        const text = countLines(report, { ...tally, refused: tally.refused + refused }).join('\n\n');
        return { ...end, output: text === '' ? output : { ...output, text } };
    });
}
function detailsOf(runUrl) {
    return runUrl === undefined ? {} : { details_url: runUrl };
}
function countLines(report, tally) {
    const { unplaced, unnamed, outdated } = tally;
    const reasons = [
        unnamed > 0 ? `${unnamed} may not be named here` : '',
        unplaced > 0 ? `${unplaced} without a file of this repository` : '',
    ].filter((part) => part !== '');
    const all = (0,annotations/* leftOutLine */.uv)(report, sharesOf(tally), reasons);
    const old = `${(0,report_tally/* plural */.LS)(outdated, 'annotation')} of an earlier attempt cannot be taken back: GitHub only adds annotations`;
    return [...(all === undefined ? [] : [all]), ...(outdated > 0 ? [old] : [])];
}
/** What GitHub refused, or there was no time for, is taken off what matters least. */
function sharesOf({ chosen, refused, late, ...totals }) {
    const notices = chosen.filter((each) => each.annotation_level === 'notice').length;
    const shown = Math.max(0, chosen.length - refused - late);
    const deciding = Math.min(shown, chosen.length - notices);
    return {
        deciding: { shown: deciding, total: totals.deciding },
        others: { shown: shown - deciding, total: totals.others },
    };
}
function lossLines({ refused, late }) {
    return [
        ...(refused > 0 ? [`GitHub refused ${(0,report_tally/* plural */.LS)(refused, 'annotation')} of the check run`] : []),
        ...(late > 0 ? [`There was no time for ${(0,report_tally/* plural */.LS)(late, 'annotation')} of the check run`] : []),
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


/***/ })

};
