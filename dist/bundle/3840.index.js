export const id = 3840;
export const ids = [3840];
export const modules = {

/***/ 97165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* binding */ titlesOf),
/* harmony export */   HU: () => (/* binding */ readClasses),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   I4: () => (/* binding */ beginClasses),
/* harmony export */   Ix: () => (/* binding */ numberedOf),
/* harmony export */   Js: () => (/* binding */ unplainPath),
/* harmony export */   KV: () => (/* binding */ beginTexts),
/* harmony export */   LX: () => (/* binding */ noPath),
/* harmony export */   OW: () => (/* binding */ idEndOf),
/* harmony export */   OX: () => (/* binding */ classesOf),
/* harmony export */   P2: () => (/* binding */ readLocations),
/* harmony export */   R5: () => (/* binding */ newLocations),
/* harmony export */   TH: () => (/* binding */ passOn),
/* harmony export */   Ue: () => (/* binding */ locationsOf),
/* harmony export */   Wn: () => (/* binding */ noClass),
/* harmony export */   a7: () => (/* binding */ beginPlaces),
/* harmony export */   m1: () => (/* binding */ readTitles),
/* harmony export */   nQ: () => (/* binding */ idEndsOf),
/* harmony export */   oC: () => (/* binding */ readIdEnds),
/* harmony export */   qO: () => (/* binding */ keepNumbered)
/* harmony export */ });
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75755);
/* harmony import */ var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49780);
/** What findings of a list share, as whole numbers by their position: looked up once for the list, and judged by many times. */



/** In the place of a folder and of a name: no path, and one that has to be read. */
const noPath = 0;
const unplainPath = 1;
const noPlaces = ['', ''];
const noClass = 0;
const known = new WeakMap();
function titlesOf(findings) {
    const columns = columnsOf(findings);
    columns.titles ??= readTitles(findings, beginTexts(), new Uint32Array(findings.length));
    return columns.titles;
}
function locationsOf(findings) {
    const columns = columnsOf(findings);
    columns.locations ??= readLocations(findings, beginPlaces(), newLocations(findings.length));
    return columns.locations;
}
function classesOf(findings) {
    const columns = columnsOf(findings);
    columns.classes ??= readClasses(findings, beginClasses(), new Uint32Array(findings.length));
    return columns.classes;
}
/** How each id ends, as `idEndOf` says it. */
function idEndsOf(findings) {
    const columns = columnsOf(findings);
    columns.idEnds ??= readIdEnds(findings, new Uint16Array(findings.length));
    return columns.idEnds;
}
/** A number of two bytes. Different ones are those of different ids. */
function idEndOf(id) {
    let sum = id.length;
    for (let at = Math.max(0, id.length - 4); at < id.length; at += 1)
        sum = (Math.imul(sum, 31) + id.charCodeAt(at)) | 0;
    return (sum ^ (sum >>> 16)) & 0xffff;
}
/** What is known of a list is true of another one, in which each finding has the same id, title and path. */
function passOn(from, to) {
    const columns = known.get(from);
    const isAlike = ({ id, title, filePath }, position) => {
        const before = from[position];
        return id === before?.id && title === before.title && filePath === before.filePath;
    };
    if (columns === undefined || from.length !== to.length || !to.every(isAlike))
        return;
    const { classes: _, tables: _tables, ...others } = columns;
    known.set(to, others);
}
function numberedOf(findings) {
    const columns = known.get(findings);
    return columns?.tables === undefined ? undefined : columns;
}
function keepNumbered(findings, columns) {
    known.set(findings, columns);
}
function columnsOf(findings) {
    const columns = known.get(findings) ?? {};
    known.set(findings, columns);
    return columns;
}
function readTitles(findings, { texts, placeOf }, places) {
    let position = 0;
    for (const { title } of findings)
        places[position++] = placeOf(title.trim());
    return { places, texts };
}
function readIdEnds(findings, ends) {
    let position = 0;
    for (const { id } of findings)
        ends[position++] = idEndOf(id);
    return ends;
}
function beginPlaces() {
    return { folders: beginTexts(noPlaces), names: beginTexts(noPlaces), arePlain: [] };
}
function newLocations(count) {
    return { folders: new Uint32Array(count), names: new Uint32Array(count) };
}
function readLocations(findings, tables, into) {
    const { folders, names, arePlain } = tables;
    let position = -1;
    for (const { filePath } of findings) {
        position += 1;
        if (filePath === undefined)
            continue;
        into.folders[position] = unplainPath;
        const path = (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .splitPath */ .Uf)(filePath);
        if (path === undefined)
            continue;
        const place = names.placeOf(path.name);
        // Many files bear the same name.
        arePlain[place] ??= (0,_places_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainName */ .sh)(path.name);
        if (!arePlain[place])
            continue;
        into.names[position] = place;
        into.folders[position] = folders.placeOf(path.folder);
    }
    return {
        folders: { places: into.folders, texts: folders.texts },
        names: { places: into.names, texts: names.texts },
    };
}
function readClasses(findings, { samples, placeOf }, places) {
    let position = 0;
    for (const finding of findings)
        places[position++] = placeOf(finding);
    return { places, samples };
}
function beginClasses() {
    const samples = [undefined];
    const known = [];
    return {
        samples,
        placeOf(finding) {
            if (finding.detail !== undefined || (finding.unclear?.length ?? 0) > 0)
                return noClass;
            const kind = kindOf(finding);
            known[kind] ??= new Map();
            let ofKind = known[kind].get(finding.cvss);
            if (ofKind === undefined) {
                ofKind = new Map();
                known[kind].set(finding.cvss, ofKind);
            }
            let place = ofKind.get(finding.epss);
            if (place === undefined) {
                place = samples.push(finding) - 1;
                ofKind.set(finding.epss, place);
            }
            return place;
        },
    };
}
const ranks = {
    severity: ranksOf(_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO),
    type: ranksOf([..._api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationTypes */ .h2, 'none']),
    status: ranksOf([..._api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .violationStatuses */ .CZ, 'UNKNOWN']),
    label: ranksOf(_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .labels */ .WD),
};
const [typeCount, statusCount] = [ranks.type, ranks.status].map((each) => Object.keys(each).length);
/** Severity, type, status and label as one number. */
function kindOf({ severity, severityKnown, type, status, label }) {
    const rated = 2 * ranks.severity[severity] + (severityKnown ? 1 : 0);
    const typed = rated * typeCount + ranks.type[type ?? 'none'];
    return (typed * statusCount + ranks.status[status]) * _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .labels */ .WD.length + ranks.label[label];
}
function ranksOf(words) {
    return Object.fromEntries(words.map((word, rank) => [word, rank]));
}
function beginTexts(given = []) {
    const texts = [...given];
    const known = new Map();
    return {
        texts,
        placeOf(text) {
            let place = known.get(text);
            if (place === undefined) {
                place = texts.push(text) - 1;
                known.set(text, place);
            }
            return place;
        },
    };
}


/***/ }),

/***/ 46365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bx: () => (/* binding */ isSuppressed),
/* harmony export */   V8: () => (/* binding */ contradictionIn),
/* harmony export */   n2: () => (/* binding */ noEvidence),
/* harmony export */   nT: () => (/* binding */ isOpen)
/* harmony export */ });
/* harmony import */ var _groups_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80148);

/** Evidence before anything but the scan's counts is known. */
const noEvidence = {
    counts: {},
    findings: [],
    lists: {},
    unknownSeverities: 'unread',
    startedAt: undefined,
    coverage: undefined,
    diagnostics: [],
    changes: undefined,
    base: undefined,
    earlierBase: undefined,
    baseline: undefined,
    known: undefined,
    isSuppressible: true,
};
/**
 * Open means OPEN, a status that nobody knows, or FIXED although this scan saw it, or may have: a scan of another branch that
 * ran beside ours can mark it so.
 */
function isOpen(finding) {
    if (finding.status === 'FIXED') {
        return finding.label === 'seen' || (finding.label === 'maybe' && finding.detail?.lastSeen !== undefined);
    }
    return finding.status === 'OPEN' || finding.status === 'UNKNOWN';
}
/** Suppressed at the service: a finding that the scan may count although nobody has to act on it. */
function isSuppressed(finding) {
    return finding.status === 'FALSE_POSITIVE' || finding.status === 'ACCEPTED_RISK';
}
/** What may stand behind a count of the scan; a FIXED one only where the scan provably saw it. */
function isExplanation(finding) {
    return finding.label === 'seen' || (finding.label === 'maybe' && finding.status !== 'FIXED');
}
/** The list must hold at least what the scan counts; undefined when it does, or when there is nothing to compare. */
function contradictionIn(evidence, severity, groups) {
    const counted = evidence.counts[severity];
    if (counted === undefined)
        return undefined;
    const listed = (0,_groups_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeOf */ .$)(groups, isExplanation);
    return listed < counted ? { severity, listed, counted } : undefined;
}


/***/ }),

/***/ 80148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ sizeOf),
/* harmony export */   k: () => (/* binding */ groupFindings)
/* harmony export */ });
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97165);
/** Findings that nothing a policy asks tells apart: they are judged once for all of them. */

function groupFindings(findings, distinctions) {
    const { always, costly, isConcerned } = distinctions;
    const ofEach = always.filter(({ isOfClass }) => isOfClass !== true);
    const ofClass = always.filter(({ isOfClass }) => isOfClass === true);
    const classes = (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .classesOf */ .OX)(findings);
    const branches = branchesOf(classes.samples, ofClass);
    const making = { findings, costly, isConcerned, ofEach, groups: [] };
    const places = new Uint32Array(findings.length);
    for (let position = 0; position < places.length; position += 1) {
        const branch = branches[classes.places[position] ?? _columns_js__WEBPACK_IMPORTED_MODULE_0__/* .noClass */ .Wn];
        // Nobody counts what a detail may say.
        const group = branch === undefined ? begin(making, position) : groupIn(branch, position, making);
        group.size += 1;
        places[position] = group.place;
    }
    return { groups: making.groups, places };
}
function groupIn(ofClass, position, making) {
    const { findings, ofEach, isConcerned, costly } = making;
    let branch = ofClass;
    const finding = findings[position];
    for (const distinction of ofEach)
        branch = nextOf(branch, distinction.of(finding));
    branch.isConcerned ??= isConcerned(finding);
    if (branch.isConcerned)
        branch = nextOf(branch, costly(position));
    branch.group ??= begin(making, position);
    return branch.group;
}
function begin({ findings, groups }, position) {
    const group = { finding: findings[position], size: 0, place: groups.length };
    groups.push(group);
    return group;
}
/** By class: what is alike by its kind and these distinctions has one branch. */
function branchesOf(samples, distinctions) {
    const root = { next: [] };
    return samples.map((sample) => {
        if (sample === undefined)
            return undefined;
        return distinctions.reduce((branch, each) => nextOf(branch, each.of(sample)), nextOf(root, (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(sample)));
    });
}
function nextOf({ next }, difference) {
    const known = next[difference];
    if (known !== undefined)
        return known;
    const fresh = { next: [] };
    next[difference] = fresh;
    return fresh;
}
/** How many findings are in these groups, or in those of them that fit. */
function sizeOf(groups, fits = () => true) {
    let size = 0;
    for (const group of groups)
        if (fits(group.finding))
            size += group.size;
    return size;
}


/***/ }),

/***/ 328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hm: () => (/* binding */ worstOf),
/* harmony export */   md: () => (/* binding */ worstFirst)
/* harmony export */ });
/* unused harmony export byWorst */
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75755);
/** The one order in which findings are shown: what blocks first, then the worst. */


const effectOrder = ['blocks', 'may block', 'none'];
/** Compares by effect, severity, CVSS, EPSS, path, line and id; total, so that the order of the input never matters. */
function byWorst(effects) {
    return (a, b) => rankOf(a, effects) - rankOf(b, effects) || compareRanked(a, b);
}
/** All in that order. Each is ranked once, and compared with those of its rank alone. */
function worstFirst(findings, effects) {
    const ranks = [];
    for (const finding of findings) {
        const rank = rankOf(finding, effects);
        ranks[rank] ??= [];
        ranks[rank].push(finding);
    }
    return ranks.flatMap((each) => each.sort(compareRanked));
}
/** So many of them in that order, without sorting the others. */
function worstOf(findings, effects, count) {
    const compare = byWorst(effects);
    const worst = [];
    for (const finding of findings) {
        const last = worst.at(-1);
        if (worst.length === count && (last === undefined || compare(finding, last) >= 0))
            continue;
        if (worst.length === count)
            worst.pop();
        const place = worst.findLastIndex((each) => compare(each, finding) <= 0);
        worst.splice(place + 1, 0, finding);
    }
    return worst;
}
/** What decides first: effect, then severity. */
function rankOf({ id, severity }, effects) {
    const effect = effects.size === 0 ? 'none' : (effects.get(id) ?? 'none');
    return effectOrder.indexOf(effect) * _finding_js__WEBPACK_IMPORTED_MODULE_1__/* .severities */ .gO.length + (0,_api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .severityRank */ .qs)(severity);
}
function compareRanked(a, b) {
    return ((b.cvss ?? -1) - (a.cvss ?? -1) ||
        (b.epss ?? -1) - (a.epss ?? -1) ||
        compareText(a.filePath ?? '\u{10ffff}', b.filePath ?? '\u{10ffff}') ||
        (a.line ?? 0) - (b.line ?? 0) ||
        compareText(a.id, b.id));
}
/** By code unit: the same on every machine, whatever its locale. */
function compareText(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}


/***/ }),

/***/ 67535:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ provenCount),
/* harmony export */   rY: () => (/* binding */ verdicts),
/* harmony export */   zP: () => (/* binding */ worstVerdict)
/* harmony export */ });
/** Worst first: one rule that is broken fails a run, and one that is open keeps it from passing. */
const verdicts = ['failed', 'inconclusive', 'passed'];
/** The worst of several; passed when there are none. */
function worstVerdict(several) {
    return verdicts.find((verdict) => several.includes(verdict)) ?? 'passed';
}
/** How many findings break a rule, as far as that is proven: by the numbers, or by name. */
function provenCount({ lo, named }) {
    return Math.max(lo, tallySum(named?.blocks ?? {}));
}
function tallySum(tally) {
    return Object.values(tally).reduce((sum, count) => sum + count, 0);
}


/***/ }),

/***/ 93840:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ baseName),
/* harmony export */   Ix: () => (/* binding */ isNothingNew),
/* harmony export */   J8: () => (/* binding */ openCounts),
/* harmony export */   cA: () => (/* binding */ newsOfBase),
/* harmony export */   lb: () => (/* binding */ openFindings),
/* harmony export */   uQ: () => (/* binding */ isCompared)
/* harmony export */ });
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75755);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20880);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56334);
/** What stays open after a run, and what of it is proven to be new. */



const openStandings = ['blocks', 'may block', 'open', 'excepted'];
/** Open findings of this scan, the excepted ones included. */
function* openFindings({ findings }) {
    for (const finding of findings)
        if ((finding.label !== 'elsewhere' || finding.effect !== 'none') && openStandings.includes((0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .standingOf */ .YP)(finding)))
            yield finding;
}
const tallied = new WeakMap();
function talliesOf({ findings }) {
    // Every sentence begins with them.
    const known = tallied.get(findings);
    if (known !== undefined)
        return known;
    const tallies = { open: (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .tallyOf */ .sv)(openFindings({ findings })), suppressed: (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .tallyOf */ .sv)(suppressedIn(findings)) };
    tallied.set(findings, tallies);
    return tallies;
}
function* suppressedIn(findings) {
    for (const finding of findings)
        if ((0,_wording_js__WEBPACK_IMPORTED_MODULE_2__/* .standingOf */ .YP)(finding) === 'suppressed')
            yield finding;
}
/**
 * How many are open, by severity: what the scan counts, less what the list shows to be suppressed. A severity of which neither
 * says anything is missing.
 */
function openCounts(report) {
    const { open: listed, suppressed } = talliesOf(report);
    const open = listed.UNKNOWN === undefined ? {} : { UNKNOWN: listed.UNKNOWN };
    for (const severity of _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO) {
        const counted = report.scan?.counts[severity];
        const shown = listed[severity] ?? 0;
        const isListed = report.listedSeverities.includes(severity);
        const isExplained = isListed && shown + (suppressed[severity] ?? 0) >= (counted ?? 0);
        const number = isExplained ? Math.min(counted ?? shown, shown) : counted;
        if (number !== undefined)
            open[severity] = number;
    }
    return open;
}
/** Whether the run compared with the base, or with a baseline. */
function isCompared({ scope, base, evidence }) {
    return scope === 'new' || (scope === 'auto' && (base !== undefined || evidence?.known !== undefined));
}
/** Whether nothing that is open here can be new, but for what is left to the default branch's run. */
function isNothingNew(report) {
    const isAllKnown = report.scope === 'new' || report.evidence?.known !== undefined;
    for (const { isLeft, novelty, isOnChangedLine } of openFindings(report)) {
        if (isLeft === true || novelty === 'old')
            continue;
        if (novelty === 'new' || isAllKnown || isOnChangedLine === true)
            return false;
    }
    return isAllKnown || !hasGrown(report);
}
function hasGrown({ scan, base }) {
    return _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.some((severity) => {
        const [now, before] = [scan?.counts[severity], base?.counts[severity]];
        return now === undefined || before === undefined || now > before;
    });
}
/** What is new and none of this change's making. */
function newsOfBase(report) {
    return (0,_tally_js__WEBPACK_IMPORTED_MODULE_1__/* .tallyOf */ .sv)(newsIn(report));
}
function* newsIn(report) {
    for (const finding of openFindings(report))
        if (finding.isLeft === true && finding.novelty === 'new')
            yield finding;
}
/** As a sentence calls it. */
function baseName({ base, evidence }) {
    const name = base?.branch ?? evidence?.known?.base.split(' ')[0] ?? '';
    return name === '' || name.length > 40 ? 'the base branch' : name;
}


/***/ }),

/***/ 2763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ standings)
/* harmony export */ });
/** How a finding stands, worst first; the order of every list. */
const standings = ['blocks', 'may block', 'open', 'excepted', 'suppressed', 'fixed'];


/***/ }),

/***/ 20880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D4: () => (/* binding */ severityWords),
/* harmony export */   HB: () => (/* binding */ areOpen),
/* harmony export */   Hu: () => (/* binding */ findingWords),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   XN: () => (/* binding */ sumOf),
/* harmony export */   c_: () => (/* binding */ tallyWords),
/* harmony export */   pq: () => (/* binding */ countOf),
/* harmony export */   qg: () => (/* binding */ tallySentence),
/* harmony export */   qx: () => (/* binding */ severityNames),
/* harmony export */   sv: () => (/* binding */ tallyOf),
/* harmony export */   yh: () => (/* binding */ listWords)
/* harmony export */ });
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75755);
/** Numbers of findings, as words. */

const severityNames = {
    CRITICAL: 'Critical',
    HIGH: 'High',
    MEDIUM: 'Medium',
    LOW: 'Low',
    INFO: 'Info',
};
/** Within a sentence. */
const severityWords = {
    CRITICAL: 'critical',
    HIGH: 'high',
    MEDIUM: 'medium',
    LOW: 'low',
    INFO: 'info',
};
function tallyOf(findings) {
    const tally = {};
    for (const { severity, severityKnown } of findings) {
        const key = severityKnown ? severity : 'UNKNOWN';
        tally[key] = (tally[key] ?? 0) + 1;
    }
    return tally;
}
function countOf(items, counts) {
    let count = 0;
    for (const item of items)
        if (counts(item))
            count += 1;
    return count;
}
function sumOf(tally) {
    return Object.values(tally).reduce((sum, count) => sum + count, 0);
}
/** `1 critical`, `17 high`, worst first. */
function tallyParts(tally) {
    const known = _policy_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .severities */ .gO.flatMap((severity) => tally[severity] ? [`${tally[severity]} ${severityWords[severity]}`] : []);
    return tally.UNKNOWN ? [`${tally.UNKNOWN} of unknown severity`, ...known] : known;
}
/** `1 critical, 17 high`. */
function tallyWords(tally) {
    return tallyParts(tally).join(', ');
}
/** `2 high, 5 medium and 3 low`. */
function tallySentence(tally) {
    return listWords(tallyParts(tally));
}
function listWords(words) {
    return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
/** `5 medium, 3 low are open`. */
function areOpen(tally) {
    return `${tallyWords(tally)} ${sumOf(tally) === 1 ? 'is' : 'are'} open`;
}
/** `3 new high findings`; without the severity where there are several. */
function findingWords(tally, adjective = '') {
    const total = sumOf(tally);
    const [only, ...others] = Object.keys(tally).filter((key) => (tally[key] ?? 0) > 0);
    const severity = others.length === 0 && only !== undefined && only in severityWords ? severityWords[only] : '';
    const words = [String(total), adjective, severity, total === 1 ? 'finding' : 'findings'];
    const unknown = others.length === 0 && only === 'UNKNOWN' ? ' of unknown severity' : '';
    return `${words.filter((word) => word !== '').join(' ')}${unknown}`;
}
/** `1 finding`, `2 findings`. */
function plural(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}


/***/ }),

/***/ 56334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Z: () => (/* binding */ exceptionLines),
/* harmony export */   BV: () => (/* binding */ remediationOf),
/* harmony export */   DK: () => (/* binding */ typeNames),
/* harmony export */   Hm: () => (/* binding */ statusWord),
/* harmony export */   Kq: () => (/* binding */ descriptionOf),
/* harmony export */   M9: () => (/* binding */ verdictMarks),
/* harmony export */   NS: () => (/* binding */ diagnosticLines),
/* harmony export */   Oh: () => (/* binding */ severityWord),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   YM: () => (/* binding */ exceptionWord),
/* harmony export */   YP: () => (/* binding */ standingOf),
/* harmony export */   _: () => (/* binding */ coverageText),
/* harmony export */   be: () => (/* binding */ rangeOf),
/* harmony export */   c5: () => (/* binding */ warnedWord),
/* harmony export */   cn: () => (/* binding */ whyLines),
/* harmony export */   fJ: () => (/* binding */ cweName),
/* harmony export */   gH: () => (/* binding */ rankedFindings),
/* harmony export */   jt: () => (/* binding */ requestCount),
/* harmony export */   kG: () => (/* binding */ groupFindings),
/* harmony export */   lr: () => (/* binding */ mayBeSecret),
/* harmony export */   nZ: () => (/* binding */ labelWord),
/* harmony export */   p_: () => (/* binding */ uncoveredTypes),
/* harmony export */   qi: () => (/* binding */ firstSentence),
/* harmony export */   vG: () => (/* binding */ exceptionTarget),
/* harmony export */   vb: () => (/* binding */ severityName),
/* harmony export */   xS: () => (/* binding */ factsOf),
/* harmony export */   xX: () => (/* binding */ cweOf),
/* harmony export */   xt: () => (/* binding */ scoresOf)
/* harmony export */ });
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56845);
/* harmony import */ var _policy_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46365);
/* harmony import */ var _policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1125);
/* harmony import */ var _policy_ranking_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(328);
/* harmony import */ var _policy_verdict_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67535);
/* harmony import */ var _neutral_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65633);
/* harmony import */ var _standings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2763);
/* harmony import */ var _tally_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20880);








const verdictMarks = { passed: '✔', failed: '✖', inconclusive: '?' };
function standingOf(finding) {
    if (finding.effect !== 'none')
        return finding.effect;
    if (finding.status === 'FIXED' && finding.label !== 'seen')
        return 'fixed';
    if ((0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isOpen */ .nT)(finding))
        return finding.exception === undefined ? 'open' : 'excepted';
    return (0,_policy_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuppressed */ .Bx)(finding) ? 'suppressed' : 'fixed';
}
const grouped = new WeakMap();
/** The findings by standing, worst first within each; those of other branches are left out unless they block. */
function groupFindings(findings) {
    // Every part of every surface asks again.
    const known = grouped.get(findings);
    if (known !== undefined)
        return known;
    const groups = Object.fromEntries(_standings_js__WEBPACK_IMPORTED_MODULE_5__/* .standings */ .E.map((name) => [name, []]));
    for (const finding of findings)
        if (finding.label !== 'elsewhere' || finding.effect !== 'none')
            groups[standingOf(finding)].push(finding);
    for (const standing of _standings_js__WEBPACK_IMPORTED_MODULE_5__/* .standings */ .E)
        groups[standing] = (0,_policy_ranking_js__WEBPACK_IMPORTED_MODULE_2__/* .worstFirst */ .md)(groups[standing], new Map());
    grouped.set(findings, groups);
    return groups;
}
/** Every finding of this scan, worst first. */
function* rankedFindings(findings) {
    const groups = groupFindings(findings);
    for (const standing of _standings_js__WEBPACK_IMPORTED_MODULE_5__/* .standings */ .E)
        yield* groups[standing];
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
    return cweName(finding.detail?.cwe);
}
function cweName(text) {
    const number = /^\s*(?:CWE[-_ :]*)?0*(\d{1,6})(?!\d)/i.exec(text ?? '')?.[1];
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
/** As a row begins: `high`. */
function severityName({ severity, severityKnown }) {
    return severityKnown ? _tally_js__WEBPACK_IMPORTED_MODULE_4__/* .severityWords */ .D4[severity] : 'unknown';
}
/** Of advice, as one line; undefined where there is none. */
function firstSentence(text) {
    const [line = ''] = text
        ?.trim()
        .slice(0, 1000)
        .split(/[\r\n]/, 1) ?? [];
    const [sentence = ''] = line.split(/(?<=[.!?])\s/, 1);
    return sentence.trim() === '' ? undefined : sentence.trim().replace(/:$/, '.');
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
/** `CVSS 7.4`, `EPSS 3 %`, as far as they are known. */
function scoresOf({ cvss, epss }) {
    return [...(isNumber(cvss) ? [`CVSS ${round(cvss)}`] : []), ...(isNumber(epss) ? [`EPSS ${round(epss)} %`] : [])];
}
/** Type, weakness and scores, as far as they are known; neutral. */
function factsOf(finding) {
    const facts = [finding.type ?? 'type unknown', cweOf(finding), ...scoresOf(finding)];
    if (finding.status !== 'OPEN')
        facts.push(statusWord(finding));
    if (finding.exception !== undefined)
        facts.push(exceptionWord(finding.exception));
    if (finding.leftOut !== undefined)
        facts.push(finding.leftOut);
    if (finding.warnedBy !== undefined)
        facts.push(warnedWord(finding.warnedBy));
    return facts.filter((fact) => fact !== undefined);
}
/** `excepted until 2027-06-01 by team-a: not reachable`; neutral. */
function exceptionWord({ expires, owner, reason }) {
    const by = owner === undefined ? '' : ` by ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(owner, 60)}`;
    return `excepted until ${expires}${by}: ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(reason, 160)}`;
}
/** `warned by licences`; neutral. */
function warnedWord(names) {
    return `warned by ${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(names.join(', '), 160)}`;
}
/** What the team should know of its exceptions, one line each; neutral. */
function exceptionLines({ exceptions }) {
    if (exceptions === undefined)
        return [];
    const { used, expiring, expired, unmatched, unclear = [] } = exceptions;
    const covered = used.reduce((sum, { ids }) => sum + ids.length, 0);
    return [
        ...(used.length > 0 ? [`${(0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(used.length, 'exception')} in use, covering ${(0,_tally_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(covered, 'finding')}`] : []),
        ...expiring.map((exception) => `Expires soon, on ${exception.expires}: ${exceptionTarget(exception)}`),
        ...expired.map((exception) => `Expired on ${exception.expires}, counts again: ${exceptionTarget(exception)}`),
        ...unmatched.map((exception) => `Matches nothing: ${exceptionTarget(exception)}`),
        ...unclear.map((exception) => `Excuses nothing, because no finding states all that it names: ${exceptionTarget(exception)}`),
    ];
}
function exceptionTarget(exception) {
    return (0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)((0,_policy_exception_terms_js__WEBPACK_IMPORTED_MODULE_6__/* .exceptionText */ .P5)(exception), 200);
}
function isNumber(value) {
    return value !== undefined && Number.isFinite(value);
}
function round(value) {
    return Math.round(value * 100) / 100;
}
/** `2`; `0 to 3` or `at least 2` where the rule is open. */
function rangeOf(rule) {
    const { lo, hi, verdict } = rule;
    if (verdict === 'failed')
        return String((0,_policy_verdict_js__WEBPACK_IMPORTED_MODULE_7__/* .provenCount */ .CM)(rule));
    if (verdict === 'passed' || lo === hi)
        return String(hi);
    return Number.isFinite(hi) ? `${lo} to ${hi}` : `at least ${lo}`;
}
const typeNames = {
    sast: 'own code (SAST)',
    sca: 'dependencies (SCA)',
    secrets: 'secrets',
    iac: 'infrastructure code (IaC)',
};
/** What the scan says that nobody looked at. */
function uncoveredTypes({ scan }) {
    return _api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz.filter((type) => scan?.coverage?.[type] === 'not covered');
}
const typeWords = { sast: 'SAST', sca: 'SCA', secrets: 'secrets', iac: 'IaC' };
/** `SAST covered · SCA partly covered`. */
function coverageText(coverage) {
    return _api_words_js__WEBPACK_IMPORTED_MODULE_0__/* .scanTypes */ .vz
        .flatMap((type) => (coverage[type] === undefined ? [] : [`${typeWords[type]} ${coverage[type]}`]))
        .join(' · ');
}
/** What was skipped or could not be read, one line each; neutral. */
function diagnosticLines(report) {
    return (report.scan?.diagnostics ?? []).map((diagnostic) => {
        const file = diagnostic.file_path === undefined ? '' : `${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(diagnostic.file_path, 200)}: `;
        return `${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(diagnostic.engine, 60)}: ${file}${(0,_neutral_js__WEBPACK_IMPORTED_MODULE_3__/* .neutralLine */ .GH)(diagnostic.message, 300)}`;
    });
}
function durationText(milliseconds) {
    const seconds = Math.max(1, Math.round(milliseconds / 1000));
    const rest = `${seconds % 60} s`;
    return seconds < 60 ? rest : `${Math.floor(seconds / 60)} min ${rest}`;
}
function requestCount(report) {
    return Object.values(report.requests).reduce((sum, count) => sum + count, 0);
}
/** What begins otherwise may begin with the name of a setting, a branch or a file, which keeps its case. */
const beginsPlainly = /^(?:the|a|an|no|not|nothing|this|these|there|it|its|only|all|each|every|at|of|in|one|between|\d+) /;
/** Why a run could not decide, a line each, without what its sentence says already. */
function whyLines({ message }, sentence) {
    return message
        .split('\n')
        .filter((line) => !sentence.endsWith(line.replace(/:$/, '')))
        .map((line) => (beginsPlainly.test(line) ? `${line.charAt(0).toUpperCase()}${line.slice(1)}` : line));
}


/***/ })

};
