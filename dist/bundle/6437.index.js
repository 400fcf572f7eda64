export const id = 6437;
export const ids = [6437];
export const modules = {

/***/ 23293:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ joinColumns),
/* harmony export */   z: () => (/* binding */ beginNumbering)
/* harmony export */ });
/* harmony import */ var _columns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97165);
/** What findings share is looked up page by page while their list is read, so that nothing is left to look up when they are judged. */

/** So many different ones are no more than a list without numbers would need at its first judgement. */
const mostTexts = 20_000;
const blockLength = 4096;
/**
 * Numbers findings as they come, page by page: while the next pages travel. What is said of a page holds as long as nothing in it
 * changes. Where too many are different no page is numbered any more.
 */
function beginNumbering() {
    const tables = { titles: (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .beginTexts */ .KV)(), places: (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .beginPlaces */ .a7)(), classes: (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .beginClasses */ .I4)() };
    const { titles, places, classes } = tables;
    let block = newBlock(0);
    let used = 0;
    return (page) => {
        const most = Math.max(titles.texts.length, places.folders.texts.length, places.names.texts.length);
        if (most > mostTexts || classes.samples.length > mostTexts)
            return;
        if (used + page.length > block.idEnds.length) {
            block = newBlock(Math.max(blockLength, page.length));
            used = 0;
        }
        const [from, to] = [used, used + page.length];
        const { folders, names } = block.locations;
        const ofPage = { folders: folders.subarray(from, to), names: names.subarray(from, to) };
        (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .keepNumbered */ .qO)(page, {
            tables,
            titles: (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .readTitles */ .m1)(page, titles, block.titles.subarray(from, to)),
            locations: (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .readLocations */ .P2)(page, places, ofPage),
            classes: (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .readClasses */ .HU)(page, classes, block.classes.subarray(from, to)),
            idEnds: (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .readIdEnds */ .oC)(page, block.idEnds.subarray(from, to)),
        });
        used = to;
    };
}
function newBlock(length) {
    return {
        titles: new Uint32Array(length),
        locations: (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .newLocations */ .R5)(length),
        classes: new Uint32Array(length),
        idEnds: new Uint16Array(length),
    };
}
/** What is known of the parts, for a list that holds their findings one behind the other. */
function joinColumns(parts, whole) {
    const filled = parts.filter(({ length }) => length > 0);
    const columns = filled.map(_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .numberedOf */ .Ix).filter((each) => each !== undefined);
    const [first] = columns;
    if (first === undefined || columns.length < filled.length)
        return;
    const { tables } = first;
    if (columns.some((each) => each.tables !== tables) || !isMadeOf(filled, whole))
        return;
    const join = (column) => joined(new Uint32Array(whole.length), columns.map(column));
    const { titles, places, classes } = tables;
    (0,_columns_js__WEBPACK_IMPORTED_MODULE_0__/* .keepNumbered */ .qO)(whole, {
        tables,
        titles: { places: join((each) => each.titles.places), texts: titles.texts },
        locations: {
            folders: { places: join(({ locations }) => locations.folders.places), texts: places.folders.texts },
            names: { places: join(({ locations }) => locations.names.places), texts: places.names.texts },
        },
        classes: { places: join((each) => each.classes.places), samples: classes.samples },
        idEnds: joined(new Uint16Array(whole.length), columns.map(({ idEnds }) => idEnds)),
    });
}
function isMadeOf(parts, whole) {
    let position = 0;
    for (const part of parts)
        for (const finding of part)
            if (whole[position++] !== finding)
                return false;
    return position === whole.length;
}
function joined(into, parts) {
    let position = 0;
    for (const part of parts) {
        into.set(part, position);
        position += part.length;
    }
    return into;
}


/***/ }),

/***/ 37233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ needsChangedFiles),
/* harmony export */   Nh: () => (/* binding */ isDisclosed),
/* harmony export */   _v: () => (/* binding */ isOnChangedLine)
/* harmony export */ });
/* harmony import */ var _policy_changes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83671);
/** Which findings may be named where outsiders read (`disclose`); the report files always name all. */

/** True when it depends on what the pull request changes. */
function needsChangedFiles({ disclose, isPublic }) {
    return disclose === 'changed' || (disclose === 'auto' && isPublic);
}
function isDisclosed(finding, disclosure) {
    if (disclosure.disclose === 'counts')
        return false;
    if (!needsChangedFiles(disclosure))
        return true;
    return finding.filePath !== undefined && (disclosure.changes?.files.has((0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .normalPath */ .FE)(finding.filePath)) ?? false);
}
/** For certain: where the lines of a file are not known, none of them is. */
function isOnChangedLine({ filePath, line }, changes) {
    if (changes === undefined || filePath === undefined || line === undefined)
        return false;
    const lines = changes.files.get((0,_policy_changes_js__WEBPACK_IMPORTED_MODULE_0__/* .normalPath */ .FE)(filePath))?.lines ?? [];
    return lines.some(([first, last]) => first <= line && line <= last);
}


/***/ }),

/***/ 84703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Au: () => (/* binding */ listScansBefore),
/* harmony export */   Lx: () => (/* binding */ listScansSince),
/* harmony export */   MB: () => (/* binding */ readOtherScan),
/* harmony export */   nH: () => (/* binding */ newSince),
/* harmony export */   v7: () => (/* binding */ listScans),
/* harmony export */   xk: () => (/* binding */ isNewSince)
/* harmony export */ });
/* harmony import */ var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44292);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92700);
/* harmony import */ var _policy_times_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75988);



/** First and last page of the repository's scans: the order is not documented, the newest is on one of the two. */
async function listScans(run, repositoryId) {
    const read = (page) => run.client.listScans({ repository_id: repositoryId, page, limit: _api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .pageLimit */ .LN });
    const first = await read(1);
    const count = first.items.length === 0 ? 1 : Math.max(1, Math.ceil(first.total / first.items.length));
    const last = count > 1 ? await read(count) : first;
    // Behind a full page there may be another, whatever the total says.
    const beyond = last.items.length >= _api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .pageLimit */ .LN ? await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orAbsent */ .Re)(read(count + 1)) : undefined;
    const listed = unique([...first.items, ...last.items]);
    const items = unique([...listed, ...(beyond?.items ?? [])]);
    const isEnd = items.length === listed.length;
    const zone = (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_2__/* .zoneOf */ .kE)(items.find((item) => (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_2__/* .zoneOf */ .kE)(item.created_at) !== undefined)?.created_at) ?? 'stated';
    const isWhole = isEnd && items.length === first.total;
    const order = isWhole ? undefined : orderOf({ first, last, beyond: isEnd ? undefined : beyond }, zone);
    const between = Array.from({ length: Math.max(0, count - 2) }, (_, index) => index + 2);
    return {
        ids: new Set(items.map((item) => item.scan_id)),
        items,
        zone,
        completeSinceMs: isWhole ? Number.NEGATIVE_INFINITY : order?.completeSinceMs,
        unreadPages: order === undefined ? [] : order.isRising ? between.reverse() : between,
    };
}
/** More pages than this are not read to find one scan. */
const backwardCap = 20;
/** The list, complete from the newest scan back to that time where it is not too long for it: `completeSinceMs` says so. */
async function listScansSince(run, { repositoryId, list, sinceMs }) {
    const { zone, unreadPages } = list;
    if (list.completeSinceMs === undefined)
        return listAllScans(run, repositoryId, list);
    let { completeSinceMs } = list;
    const items = [...list.items];
    const unread = [...unreadPages];
    for (let turn = 1; turn <= backwardCap && completeSinceMs >= sinceMs; turn++) {
        const page = unread.shift();
        if (page === undefined)
            return { ...list, items: unique(items), completeSinceMs: Number.NEGATIVE_INFINITY };
        const read = await run.client.listScans({ repository_id: repositoryId, page, limit: _api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .pageLimit */ .LN });
        const times = read.items.map((item) => (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .pe)(item.created_at, zone) ?? Number.POSITIVE_INFINITY);
        completeSinceMs = Math.min(completeSinceMs, ...times);
        items.push(...read.items);
    }
    return { ...list, items: unique(items), completeSinceMs };
}
function unique(items) {
    return [...new Map(items.map((item) => [item.scan_id, item])).values()];
}
/** Between the two pages lie scans that are older than the newer page, when the list is in the order of time at all. */
function orderOf({ first, last, beyond }, zone) {
    const pages = [first, ...(last === first ? [] : [last]), ...(beyond === undefined ? [] : [beyond])];
    const times = pages.map(({ items }) => items.map((item) => (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .pe)(item.created_at, zone)));
    const known = times.flat().filter((time) => time !== undefined);
    if (known.length < times.flat().length)
        return undefined;
    const isRising = known.every((time, index) => index === 0 || time >= (known[index - 1] ?? 0));
    const isFalling = known.every((time, index) => index === 0 || time <= (known[index - 1] ?? 0));
    if (isRising === isFalling || (isRising && beyond !== undefined))
        return undefined;
    const newer = (isRising ? times.at(-1) : times[0])?.filter((time) => time !== undefined) ?? [];
    return newer.length === 0 ? undefined : { isRising, completeSinceMs: Math.min(...newer) };
}
/** The list before the trigger; undefined when it cannot be read, which costs the run its second try, not its life. */
async function listScansBefore(run, repositoryId) {
    try {
        const list = await listScans(run, repositoryId);
        return list.completeSinceMs === undefined ? await listAllScans(run, repositoryId, list) : list;
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GateError */ .ue) || !['UNAVAILABLE', 'PROTOCOL', 'RATE_LIMITED'].includes(error.code))
            throw error;
        run.log.note(`The scans of the repository could not be listed (${error.message}): a lost answer will not be repeated`);
        return undefined;
    }
}
/** Longer lists are not read to the end: then no answer can be shown to name a new scan. */
const wholeListCap = 5000;
/** Every page, where neither order nor times tell what stands between the first and the last. */
async function listAllScans(run, repositoryId, list) {
    const read = (page) => run.client.listScans({ repository_id: repositoryId, page, limit: _api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .pageLimit */ .LN });
    const first = await read(1);
    if (first.total > wholeListCap)
        return list;
    const source = { read, id: idOf, digest: idOf, combine: (_, later) => later };
    const { items, stands } = await (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .sweepUntilStanding */ .XT)(source, first);
    const all = unique([...list.items, ...items]);
    const completeSinceMs = stands ? Number.NEGATIVE_INFINITY : undefined;
    return { ...list, ids: new Set(all.map(idOf)), items: all, completeSinceMs };
}
function idOf({ scan_id: id }) {
    return id;
}
/** Scans that came into being since. */
function newSince(before, now) {
    return now.items.filter((item) => isNewSince(before, item));
}
/** Whether a scan provably came into being since: the list would hold it, and does not. */
function isNewSince(before, { scan_id: id, created_at }) {
    const { ids, completeSinceMs, zone } = before;
    if (ids.has(id) || completeSinceMs === undefined)
        return false;
    return completeSinceMs === Number.NEGATIVE_INFINITY || ((0,_policy_times_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTime */ .pe)(created_at, zone) ?? Number.NaN) > completeSinceMs;
}
/** Other scans than ours that have ended, by the client that read them. */
const endedScans = new WeakMap();
/** Another scan, undefined when it is gone. One that has ended does not change any more: it is read once for all who ask. */
async function readOtherScan({ client }, { scan_id }) {
    const ended = endedScans.get(client) ?? new Map();
    endedScans.set(client, ended);
    const known = ended.get(scan_id);
    if (known !== undefined)
        return known;
    const scan = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .orAbsent */ .Re)(client.getScan({ scan_id }));
    // An answer that lags, without the end, may say more later.
    if (scan?.completed_at)
        ended.set(scan_id, scan);
    return scan;
}


/***/ }),

/***/ 36755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C4: () => (/* binding */ readScanWindow),
/* harmony export */   Gu: () => (/* binding */ isWaiting),
/* harmony export */   ee: () => (/* binding */ spanOf),
/* harmony export */   ri: () => (/* binding */ readBeside),
/* harmony export */   tL: () => (/* binding */ ownSpan)
/* harmony export */ });
/* harmony import */ var _policy_times_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75988);
/* harmony import */ var _scan_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84703);


/** Older scans than this, that have ended, ended before ours began. */
const longestScanMs = 2 * 3600 * 1000;
const detailCap = 200;
/** From the first start to the last end, as far as all of the scans say it, in times that can be true. */
function ownSpan(run, scans) {
    const zone = scanZone(scans[0]);
    const spans = scans.map((scan) => spanOf(run, scan, zone));
    const starts = spans.map(({ startedAt }) => startedAt);
    const ends = spans.map(({ completedAt }) => completedAt);
    const completedAt = extreme(ends, Math.max);
    return { zone, latestMs: nowMs(run, zone) ?? completedAt, startedAt: extreme(starts, Math.min), completedAt };
}
/** The service's clock says nothing about times that lack a zone. */
function nowMs({ client }, zone) {
    return zone === 'stated' ? client.serverTimeMs() : undefined;
}
function scanZone(scan) {
    return (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .zoneOf */ .kE)(scan?.started_at) ?? (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .zoneOf */ .kE)(scan?.completed_at) ?? 'stated';
}
/** The clocks of one service differ by less. What was never set is years away: `0001-01-01T00:00:00Z`, `1970-01-01T00:00:00Z`. */
const clockSlackMs = 10 * 60 * 1000;
/** One that is gone may have run at any time, and so may one whose times cannot be true: none began before it was created. */
function spanOf(run, scan, zone) {
    if (scan === undefined)
        return _policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownSpan */ .$7;
    const span = { startedAt: (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .pe)(scan.started_at, zone), completedAt: (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .pe)(scan.completed_at, zone) };
    const earliest = ((0,_policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .parseTime */ .pe)(scan.created_at, zone) ?? Number.NEGATIVE_INFINITY) - clockSlackMs;
    const isEarly = (span.startedAt ?? earliest) < earliest || (span.completedAt ?? earliest) < earliest;
    return isEarly ? _policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownSpan */ .$7 : (0,_policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .plausibleSpan */ .mW)(span, nowMs(run, zone));
}
/** The window of the judged scans. What cannot be known is open-ended, and then labels say `maybe`. */
async function readScanWindow(run, repositoryId, scans) {
    const own = ownSpan(run, scans);
    const ids = new Set(scans.map((scan) => scan.scan_id));
    return { ...own, others: await readBeside(run, repositoryId, { ids, ...own }) };
}
/** When the other scans of the repository ran that may have run in that time; of one without a beginning nobody asks. */
async function readBeside(run, repositoryId, beside) {
    const { ids, zone, startedAt, completedAt } = beside;
    if (startedAt === undefined)
        return [];
    const list = await (0,_scan_list_js__WEBPACK_IMPORTED_MODULE_1__/* .listScans */ .v7)(run, repositoryId);
    const span = { earliestMs: startedAt - longestScanMs, latestMs: completedAt ?? Number.POSITIVE_INFINITY };
    // What ran beside it may stand on a page between the two that were read.
    const isWhole = list.completeSinceMs !== undefined && list.completeSinceMs <= span.earliestMs;
    if (!isWhole)
        return [_policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownSpan */ .$7];
    const near = list.items.filter((item) => !ids.has(item.scan_id) && mayOverlap(item, span, createdAt(run, item, zone)));
    if (near.length > detailCap)
        return [_policy_times_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownSpan */ .$7];
    const details = await Promise.all(near.map((item) => (0,_scan_list_js__WEBPACK_IMPORTED_MODULE_1__/* .readOtherScan */ .MB)(run, item)));
    return details.filter((scan) => !isWaiting(scan)).map((scan) => spanOf(run, scan, zone));
}
function extreme(times, pick) {
    const known = times.filter((time) => time !== undefined);
    return known.length === times.length ? pick(...known) : undefined;
}
function createdAt(run, { created_at }, zone) {
    return spanOf(run, { started_at: created_at }, zone).startedAt;
}
/** What was created after ours ended began later still. */
function mayOverlap(item, span, created) {
    if (created === undefined)
        return true;
    if (created > span.latestMs)
        return false;
    return (item.status !== 'COMPLETED' && item.status !== 'FAILED') || created >= span.earliestMs;
}
/** A scan that has not begun has seen nothing. */
function isWaiting(scan) {
    return scan?.status === 'PENDING' && !scan.started_at;
}


/***/ }),

/***/ 78771:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cm: () => (/* binding */ sameContent),
/* harmony export */   kj: () => (/* binding */ hasUnknownNews),
/* harmony export */   tf: () => (/* binding */ sweepViolations),
/* harmony export */   xx: () => (/* binding */ lookAtViolations)
/* harmony export */ });
/* unused harmony export violationSource */
/* harmony import */ var _api_pages_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44292);
/* harmony import */ var _api_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56845);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92700);
/* harmony import */ var _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75755);
/* harmony import */ var _policy_numbering_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23293);
/* harmony import */ var _policy_statements_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66062);
/** Lists the repository's violations as findings, with the totals that reveal unknown severities. */






/** Reads the violations of these severities until the list stands; throws when the service ignores the filter. */
async function sweepViolations(run, repositoryId, wanted) {
    const sweep = await (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .sweepUntilStanding */ .XT)(violationSource(run, repositoryId, wanted));
    return { ...sweep, severities: wanted, readMs: run.budget.clock.now() };
}
function violationSource(run, repositoryId, wanted) {
    const shared = sharedTexts();
    const filter = wanted === undefined ? {} : { severity: wanted.map((word) => word.toLowerCase()).join(',') };
    return {
        async read(page) {
            const answer = await run.client.listViolations({
                repository_id: repositoryId,
                ...filter,
                page,
                limit: _api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .pageLimit */ .LN,
            });
            if (wanted !== undefined)
                checkFilter(answer, wanted);
            const items = answer.items.map((item) => shared((0,_policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .readListItem */ ._V)(item)));
            run.numbering?.(items);
            return { ...answer, items };
        },
        join: _policy_numbering_js__WEBPACK_IMPORTED_MODULE_4__/* .joinColumns */ .a,
        id: ({ id }) => id,
        digest,
        combine: _policy_statements_js__WEBPACK_IMPORTED_MODULE_5__/* .combined */ .y,
    };
}
/** Many findings bear one title and lie in one file: each such text is held once. */
function sharedTexts() {
    const [titles, paths] = [sharedText(), sharedText()];
    return (finding) => {
        finding.title = titles(finding.title);
        if (finding.filePath !== undefined)
            finding.filePath = paths(finding.filePath);
        return finding;
    };
}
/** Where too many are different there is little to share. */
function sharedText() {
    const known = new Map();
    let found = 0;
    return (text) => {
        if (known.size === sharedTextsMax && found < sharedTextsMax)
            return text;
        const same = known.get(text);
        if (same !== undefined)
            found += 1;
        else if (known.size < sharedTextsMax)
            known.set(text, text);
        return same ?? text;
    };
}
const sharedTextsMax = 10_000;
function digest(finding) {
    const { id, severity, severityKnown, status, type, filePath, line, cvss, epss, unclear } = finding;
    return JSON.stringify([id, severity, severityKnown, status, type, filePath, line, cvss, epss, unclear]);
}
/** The same content, whatever the order. */
function sameContent(a, b) {
    return (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)({ digest }, a) === (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .digestOf */ .ol)({ digest }, b);
}
/** A word that nobody documents may pass any filter, and counts; a documented one that was not asked for shows a filter that is none. */
function checkFilter(answer, wanted) {
    const stray = answer.items.find(({ severity }) => _policy_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .severities */ .gO.some((known) => known === severity && !wanted.includes(known)));
    if (stray === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `Asked for violations of ${wanted.join(', ')}, the service answered one of severity ${stray.severity}`, { hint: 'The service does not honour the documented severity filter, so its lists cannot be trusted.' });
}
const looks = 3;
const pauseMs = 1000;
/** A list of no more pages is read as a whole: that costs no more than to compare its totals. */
const fewPages = 3;
/** Two filters that share no severity: what both let through, or neither, is of none that is documented. */
const halves = [_api_words_js__WEBPACK_IMPORTED_MODULE_1__/* .severityFilters */ .$l.slice(0, 2).join(','), _api_words_js__WEBPACK_IMPORTED_MODULE_1__/* .severityFilters */ .$l.slice(2).join(',')];
/** One look at everything: a short list is read, of a long one the totals reveal violations of unknown severity. */
async function lookAtViolations(run, repositoryId, { counted, begin } = { counted: 0, begin: () => { } }) {
    const reading = violationSource(run, repositoryId, undefined).read(1);
    const isLong = counted > fewPages * _api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .pageLimit */ .LN;
    if (isLong)
        begin();
    const first = await reading;
    if (first.total <= fewPages * first.items.length)
        return lookAtAll(run, repositoryId, first);
    if (!isLong)
        begin();
    let page = first;
    for (let look = 1; page.items.every(({ severityKnown }) => severityKnown); look++) {
        if (await hasKnownOnly(run, repositoryId, page.total)) {
            return { list: undefined, unknownSeverities: 'none', total: page.total };
        }
        if (look === looks)
            break;
        await run.budget.clock.sleep(pauseMs, run.budget.signal);
        page = await violationSource(run, repositoryId, undefined).read(1);
    }
    const list = await sweepViolations(run, repositoryId, undefined);
    return { list, unknownSeverities: 'unread', total: list.total };
}
/**
 * Whether there is a violation of unknown severity now that those findings lack. No count of a scan speaks of it, and a list
 * may lag; where there are as many violations as at the first look, none has come.
 */
async function hasUnknownNews(run, repositoryId, { total, findings }) {
    const counted = await totalOf(run, repositoryId, undefined);
    if (counted === total)
        return false;
    const ids = new Set(findings.map(({ id }) => id));
    const { list, total: listed } = await lookAtViolations(run, repositoryId);
    if (counted < listed)
        await checkTotal(run, repositoryId, listed);
    return list?.items.some(({ id, severityKnown }) => !severityKnown && !ids.has(id)) ?? false;
}
/** A total of what is on the page says nothing of the list: what is on no page could not be missed. */
async function checkTotal(run, repositoryId, listed) {
    const counted = await totalOf(run, repositoryId, undefined);
    if (counted >= listed)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .GateError */ .ue('PROTOCOL', `The service lists ${listed} violations, and asked for one it says that there are ${counted}`, {
        hint: 'Its totals are not those of the whole list, so nobody can tell whether a list is complete.',
    });
}
/** Of several pages one record may have been missed while they moved, and no count of a scan would show it: its total does. */
async function lookAtAll(run, repositoryId, first) {
    const sweep = await (0,_api_pages_js__WEBPACK_IMPORTED_MODULE_0__/* .sweepUntilStanding */ .XT)(violationSource(run, repositoryId, undefined), first);
    const list = { ...sweep, severities: undefined, readMs: run.budget.clock.now() };
    const { total } = list;
    if (!list.stands)
        return { list, unknownSeverities: 'unread', total };
    const isShown = list.pageCount === 1 ||
        (list.items.every(({ severityKnown }) => severityKnown) &&
            (await totalOf(run, repositoryId, _api_words_js__WEBPACK_IMPORTED_MODULE_1__/* .severityFilters */ .$l.join(','))) === list.items.length);
    return { list, unknownSeverities: isShown ? 'listed' : 'unread', total };
}
/** A violation that appears between the reads could hide one of an unknown severity: the first total must still hold. */
async function hasKnownOnly(run, repositoryId, total) {
    const [worse = 0, milder = 0] = await Promise.all(halves.map((words) => totalOf(run, repositoryId, words)));
    return worse + milder === total && (await totalOf(run, repositoryId, undefined)) === total;
}
async function totalOf(run, repositoryId, severity) {
    const filter = severity === undefined ? {} : { severity };
    return (await run.client.listViolations({ repository_id: repositoryId, ...filter, limit: 1 })).total;
}


/***/ })

};
