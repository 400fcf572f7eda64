export const id = 6093;
export const ids = [6093];
export const modules = {

/***/ 29194:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sl: () => (/* binding */ externalIdOf),
/* harmony export */   TN: () => (/* binding */ keyOf),
/* harmony export */   bX: () => (/* binding */ isKeyOf),
/* harmony export */   qH: () => (/* binding */ keyOfRun),
/* harmony export */   v: () => (/* binding */ readExternalId)
/* harmony export */ });
/** How what a gate writes on GitHub is recognised later, by itself and by the commands in comments. */
/** `scan-gate:` and the category, which keeps several gates apart: what a marker or an external id begins with. */
function keyOf(category) {
    return `scan-gate:${category ?? ''}`;
}
/** What a check run is of, as its external id begins; `event` is undefined for what judges a pull request. */
function keyOfRun(category, event) {
    return event === undefined ? keyOf(category) : `${keyOf(category)}:${event}`;
}
/** The external id: what the check run is of, and when the run began that wrote it, by GitHub's clock in ms since the epoch. */
function externalIdOf(key, startedMs) {
    return `${key}@${Math.round(startedMs)}`;
}
/** Of one without a time nothing is known to be newer. */
function readExternalId(externalId) {
    const [, key = '', time = '0'] = /^(.*?)(?:@(\d{1,15}))?$/s.exec(externalId ?? '') ?? [];
    return { key, startedMs: Number(time) };
}
/** Whether a check run is one of this category, whatever event it was of. */
function isKeyOf(externalId, category) {
    const [wanted, { key }] = [keyOf(category), readExternalId(externalId)];
    return key === wanted || key.startsWith(`${wanted}:`);
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


/***/ })

};
