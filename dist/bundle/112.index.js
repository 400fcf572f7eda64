export const id = 112;
export const ids = [112];
export const modules = {

/***/ 68112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  decide: () => (/* binding */ decide)
});

// EXTERNAL MODULE: ./build/compiled/src/policy/exception-terms.js
var exception_terms = __webpack_require__(1125);
// EXTERNAL MODULE: ./build/compiled/src/policy/times.js
var times = __webpack_require__(75988);
// EXTERNAL MODULE: ./build/compiled/src/report/disclosure.js
var disclosure = __webpack_require__(37233);
// EXTERNAL MODULE: ./build/compiled/src/report/draft.js
var draft = __webpack_require__(70997);
// EXTERNAL MODULE: ./build/compiled/src/report/judged.js
var judged = __webpack_require__(98861);
// EXTERNAL MODULE: ./build/compiled/src/policy/finding.js
var policy_finding = __webpack_require__(75755);
// EXTERNAL MODULE: ./build/compiled/src/steps/run.js
var steps_run = __webpack_require__(57914);
// EXTERNAL MODULE: ./build/compiled/src/steps/scan-list.js
var scan_list = __webpack_require__(84703);
// EXTERNAL MODULE: ./build/compiled/src/steps/scan-window.js
var scan_window = __webpack_require__(36755);
;// CONCATENATED MODULE: ./build/compiled/src/steps/base-scan.js





/** How many of the newest completed scans are looked at: the list does not say which branch each is of. */
const lookCap = 100;
const side = 4;
function createBaseReader(run, request) {
    const asked = { ...request, readList: (0,steps_run/* once */.Oo)(() => (0,scan_list/* listScans */.v7)(run, request.repositoryId)) };
    return {
        latest: () => readBaseScan(run, asked),
        earlier: () => readEarlierBaseScan(run, asked),
        beside(base) {
            const { startedAt, completedAt, scanId } = base;
            const { zone } = (0,scan_window/* ownSpan */.tL)(run, request.scans);
            const until = completedAt === undefined ? undefined : completedAt + times/* stampSlackMs */.Qf;
            return (0,scan_window/* readBeside */.ri)(run, request.repositoryId, { ids: new Set([scanId]), zone, startedAt, completedAt: until });
        },
    };
}
/** The newest completed scan of the base branch among the newest scans, other than our own; undefined when there is none. */
async function readBaseScan(run, request) {
    const { repositoryId, baseBranch } = request;
    const judgeAll = (why, remedy = '') => {
        run.log.note(`${why}: everything that this scan found is judged${remedy}`);
        return undefined;
    };
    if (baseBranch === undefined)
        return judgeAll('Nothing says which branch this is to be merged into');
    const { startedAt, zone } = (0,scan_window/* ownSpan */.tL)(run, request.scans);
    if (startedAt === undefined)
        return judgeAll('The scan does not say when it began, so none can be shown to be older');
    const newest = completedScans(await request.readList(), request)
        .reverse()
        .slice(0, lookCap);
    for await (const scan of detailsOf(run, newest)) {
        // It may have been the base's, and an older one may count more than the base has now.
        if (scan === undefined)
            return judgeAll('A newer scan is gone since it was listed');
        if (!isOfBranch(scan, repositoryId, baseBranch))
            continue;
        const span = (0,scan_window/* spanOf */.ee)(run, scan, zone);
        if (span.completedAt === undefined)
            return judgeAll(`The newest scan of ${baseBranch} does not say when it ended`);
        // What the base's scan knows must be older than what ours found, or it could hold what the proposal brought.
        if (span.completedAt < startedAt)
            return baseOf(scan, span);
    }
    const among = newest.length === 0 ? '' : ` among the newest ${newest.length}`;
    const remedy = `. Run the gate on pushes to ${baseBranch} to have only what gets worse judged`;
    return judgeAll(`No completed scan of ${baseBranch}${among}`, remedy);
}
/** The first completed scan of the base branch since the branch left it, that ended before ours began. */
async function readEarlierBaseScan(run, request) {
    const { repositoryId, baseBranch } = request;
    const { startedAt, zone } = (0,scan_window/* ownSpan */.tL)(run, request.scans);
    // A commit's time is one on the clock of the world, and says nothing about times without a zone.
    const leftMs = zone === 'stated' ? await request.readMergeBaseMs() : undefined;
    if (leftMs === undefined || startedAt === undefined)
        return undefined;
    const list = await (0,scan_list/* listScansSince */.Lx)(run, { repositoryId, list: await request.readList(), sinceMs: leftMs });
    const isDated = list.items.every((item) => (0,times/* parseTime */.pe)(item.created_at) !== undefined);
    // One that is not seen may be the first, and a later one may count more than the branch took with it.
    if (!isDated || list.completeSinceMs === undefined || list.completeSinceMs >= leftMs)
        return undefined;
    const since = completedScans(list, request).filter((item) => ((0,times/* parseTime */.pe)(item.created_at) ?? 0) >= leftMs);
    for await (const scan of detailsOf(run, since.slice(0, lookCap))) {
        if (scan === undefined)
            return undefined;
        if (!isOfBranch(scan, repositoryId, baseBranch))
            continue;
        const span = (0,scan_window/* spanOf */.ee)(run, scan, zone);
        if (span.completedAt !== undefined && span.completedAt < startedAt)
            return baseOf(scan, span);
    }
    return undefined;
}
/** Others than ours, the oldest first. */
function completedScans({ items, zone }, { scans }) {
    const ids = new Set(scans.map((scan) => scan.scan_id));
    return items
        .filter((item) => item.status === 'COMPLETED' && !ids.has(item.scan_id))
        .sort((a, b) => ((0,times/* parseTime */.pe)(a.created_at, zone) ?? 0) - ((0,times/* parseTime */.pe)(b.created_at, zone) ?? 0));
}
/** One after another, read a few at a time; undefined is one that is gone. */
async function* detailsOf(run, items) {
    for (let start = 0; start < items.length; start += side) {
        const chunk = items.slice(start, start + side);
        yield* await Promise.all(chunk.map((item) => (0,scan_list/* readOtherScan */.MB)(run, item)));
    }
}
function isOfBranch(scan, repositoryId, branch) {
    return scan.repository_id === repositoryId && scan.branch === branch && scan.status === 'COMPLETED';
}
function baseOf(scan, { startedAt, completedAt }) {
    const counts = policy_finding/* severities */.gO.map((severity) => [severity, scan.violations?.[severity.toLowerCase()]]);
    return {
        scanId: scan.scan_id,
        branch: scan.branch,
        counts: Object.fromEntries(counts.filter(([, count]) => count !== undefined)),
        startedAt,
        completedAt,
    };
}

// EXTERNAL MODULE: ./build/compiled/src/clock.js
var clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/policy/evidence.js
var policy_evidence = __webpack_require__(46365);
// EXTERNAL MODULE: ./build/compiled/src/policy/judge.js + 8 modules
var judge = __webpack_require__(36096);
// EXTERNAL MODULE: ./build/compiled/src/policy/known.js
var policy_known = __webpack_require__(50785);
// EXTERNAL MODULE: ./build/compiled/src/policy/ranking.js
var ranking = __webpack_require__(328);
// EXTERNAL MODULE: ./build/compiled/src/policy/rules/registry.js + 4 modules
var registry = __webpack_require__(54533);
// EXTERNAL MODULE: ./build/compiled/src/policy/scopes/auto.js
var auto = __webpack_require__(34795);
// EXTERNAL MODULE: ./build/compiled/src/policy/untouched.js + 1 modules
var untouched = __webpack_require__(22624);
// EXTERNAL MODULE: ./build/compiled/src/api/words.js
var api_words = __webpack_require__(56845);
// EXTERNAL MODULE: ./build/compiled/src/policy/statements.js
var statements = __webpack_require__(66062);
;// CONCATENATED MODULE: ./build/compiled/src/steps/collection.js






const detailChunk = 8;
/** Begins with the counts of one or more COMPLETED scans of the same branch; of several, the worst counts. */
function newCollection(run, repositoryId, scans) {
    const evidence = {
        ...policy_evidence/* noEvidence */.n2,
        counts: worstCounts(scans),
        startedAt: (0,scan_window/* ownSpan */.tL)(run, scans).startedAt,
        coverage: leastCoverage(scans),
        diagnostics: scans.flatMap((scan) => scan.diagnostics ?? []),
        languages: scans.find((scan) => scan.languages !== undefined)?.languages,
    };
    return {
        run,
        repositoryId,
        scans,
        evidence,
        listed: new Map(),
        listedMs: new Map(),
        detailedMs: 0,
        unlisted: new Map(),
        stated: new Map(),
        begun: [],
        window: undefined,
        canSettle: true,
    };
}
/** Of several scans the least that any of them covers; undefined when none says. */
function leastCoverage(scans) {
    const stated = scans.map((scan) => scan.coverage).filter((coverage) => coverage !== undefined);
    if (stated.length === 0)
        return undefined;
    const types = api_words/* scanTypes */.vz.filter((type) => stated.some((coverage) => coverage[type] !== undefined));
    const words = [...api_words/* coverageWords */.gn].reverse();
    return Object.fromEntries(types.map((type) => [
        type,
        words.find((word) => stated.some((coverage) => (coverage[type] ?? 'not covered') === word)),
    ]));
}
function worstCounts(scans) {
    const counts = {};
    for (const severity of policy_finding/* severities */.gO) {
        const key = severity.toLowerCase();
        const known = scans.map((scan) => scan.violations?.[key]);
        if (known.every((count) => count !== undefined))
            counts[severity] = Math.max(...known);
    }
    return counts;
}
/**
 * Puts a fresh list in the place of what was known of these severities. The worst that an earlier list said stays, and so
 * does a detail that is not to be read again. Gives what the earlier lists held and this one does not.
 */
function takeList(collection, replaced, list) {
    const { evidence, unlisted } = collection;
    const known = new Map(unlisted);
    for (const finding of evidence.findings)
        known.set(finding.id, finding);
    const fresh = list.items.map((item) => {
        const earlier = known.get(item.id);
        unlisted.delete(item.id);
        return withKnownDetail(collection, (0,statements/* withEarlier */.T)(item, earlier), earlier);
    });
    const kept = evidence.findings.filter((finding) => !replaced.includes(finding.severity));
    const lists = { ...evidence.lists };
    for (const severity of replaced) {
        lists[severity] = { stands: list.stands, settled: false };
        collection.listedMs.set(severity, list.readMs);
        collection.listed.set(severity, list.items.filter((item) => item.severity === severity));
    }
    const listed = kept.concat(fresh);
    const ids = new Set(listed.map(({ id }) => id));
    const missing = evidence.findings.filter(({ id }) => !ids.has(id));
    // A filter may let through what no total showed.
    const isNews = evidence.unknownSeverities === 'none' && fresh.some(({ severityKnown }) => !severityKnown);
    const unknownSeverities = isNews ? 'unread' : evidence.unknownSeverities;
    const findings = unlisted.size === 0 ? listed : [...listed, ...unlisted.values()];
    collection.evidence = { ...evidence, findings, lists, unknownSeverities };
    return missing.filter(({ id }) => !unlisted.has(id));
}
/** Keeps those of these findings that exist still: a list may leave out what it calls milder now. */
async function keepUnlisted(collection, missing) {
    const { client } = collection.run;
    const details = await Promise.all(missing.map(({ id }) => (0,errors/* orAbsent */.Re)(client.getViolation({ violation_id: id }))));
    if (missing.length > 0)
        collection.detailedMs = collection.run.budget.clock.now();
    const kept = missing.flatMap((finding, index) => {
        const detail = details[index];
        if (detail === undefined)
            return [];
        // What is answered as another says nothing of this one.
        const isOwn = detail.violation_id === finding.id;
        return [isOwn ? (0,statements/* combined */.y)(finding, (0,policy_finding/* readDetailedFinding */.Cz)(detail, collection.window)) : finding];
    });
    for (const finding of kept)
        collection.unlisted.set(finding.id, finding);
    collection.evidence = { ...collection.evidence, findings: [...collection.evidence.findings, ...kept] };
}
/**
 * What says that this scan saw it is final, and a later scan would only write over it. `elsewhere` lets a finding off, so it
 * must be proven again, and so must whatever may become that.
 */
function mustBeReadAgain({ detail, label, status }, window) {
    if (detail === undefined)
        return false;
    const bearsOurEnd = detail.lastSeen !== undefined && detail.lastSeen === window?.completedAt;
    return status === 'FIXED' || (label !== 'seen' && !bearsOurEnd);
}
/** What the detail said is not lost because a list that lags says less; what the earlier list said is. */
function withKnownDetail({ stated, window }, finding, known) {
    const detail = stated.get(finding.id);
    if (known === undefined || detail === undefined)
        return finding;
    if (mustBeReadAgain(known, window) || detail.status === 'FIXED')
        return finding;
    return (0,statements/* combined */.y)(finding, { ...detail, label: known.label });
}
/**
 * Reads the details of these findings and labels them, and beside them the window where it is not known: meanwhile another scan
 * may write over what ours saw. False when none of them says anything that can decide.
 */
async function readDetails(collection, findings) {
    const { run, repositoryId, scans } = collection;
    const readDetail = async (finding) => ({
        finding,
        detail: await (0,errors/* orAbsent */.Re)(run.client.getViolation({ violation_id: finding.id })),
    });
    const [details, window] = await Promise.all([
        Promise.all(findings.map(readDetail)),
        collection.window ?? (0,scan_window/* readScanWindow */.C4)(run, repositoryId, scans),
    ]);
    collection.window = window;
    collection.detailedMs = run.budget.clock.now();
    const read = new Map();
    for (const { finding, detail } of details) {
        // What is gone since it was listed, or answered as another, stays as the list has it.
        if (detail?.violation_id !== finding.id)
            continue;
        const stated = (0,policy_finding/* readDetailedFinding */.Cz)(detail, window);
        collection.stated.set(finding.id, stated);
        read.set(finding.id, (0,statements/* combined */.y)(finding, stated));
    }
    const all = collection.evidence.findings.map((finding) => read.get(finding.id) ?? finding);
    const sharp = (0,policy_finding/* sharpenedWindow */.xw)(window, all);
    const labelled = all.map((finding) => (0,policy_finding/* relabelled */.RF)(finding, sharp));
    collection.evidence = { ...collection.evidence, findings: labelled };
    return [...read.values()].some(({ detail }) => detail?.lastSeen ?? detail?.firstDetected ?? detail?.cwe);
}
function markSettled(collection, settled) {
    const lists = { ...collection.evidence.lists };
    for (const severity of settled)
        lists[severity] = { stands: true, settled: true };
    collection.evidence = { ...collection.evidence, lists };
}

;// CONCATENATED MODULE: ./build/compiled/src/steps/compared.js



/** What `auto` compares with is asked for beside the lists, where the counts alone leave something open: meanwhile other scans end. */
function askAhead({ evidence, policy }, { readChanges, base: reader }) {
    const readBases = async () => {
        const base = await reader.latest();
        const isGrown = base !== undefined && hasGrown(evidence, base);
        return { base, earlierBase: isGrown ? await reader.earlier() : undefined };
    };
    const ahead = { readChanges: (0,steps_run/* once */.Oo)(readChanges), readBases: (0,steps_run/* once */.Oo)(readBases) };
    const isOpenByCounts = (0,judge/* openSeverities */.qF)({ ...evidence, unknownSeverities: 'none' }, policy).length > 0;
    if (isOpenByCounts && policy.scope === 'auto' && evidence.known === undefined) {
        // Whoever needs it is told of its fault.
        for (const ask of [ahead.readChanges, ahead.readBases])
            ask().catch(() => { });
    }
    return ahead;
}
function hasGrown({ counts }, base) {
    return policy_finding/* severities */.gO.some((severity) => (counts[severity] ?? 0) > (base.counts[severity] ?? 0));
}

;// CONCATENATED MODULE: ./build/compiled/src/steps/labels.js
/** Which findings are of the judged scan: read again while other scans may write over what it saw. */


/** How often details are looked at that may lag, and of how many. */
const glanceMs = 1000;
const glanceCap = 32;
/** Reads again the details that let a finding off; gives the severities of which one has become of another label. */
async function labelAgain(collection, doubtful) {
    const before = new Map(doubtful.map((finding) => [finding.id, finding]));
    // What was seen in the meantime to be its own is final.
    const isFinal = (finding) => finding.detail !== undefined && !mustBeReadAgain(finding, collection.window);
    const again = collection.evidence.findings.filter((finding) => before.has(finding.id) && !isFinal(finding));
    collection.window = undefined;
    for (let start = 0; start === 0 || start < again.length; start += detailChunk) {
        await readDetails(collection, again.slice(start, start + detailChunk));
    }
    const moved = collection.evidence.findings.flatMap(({ id, label, severity }) => {
        const known = before.get(id);
        return known === undefined || known.label === label ? [] : [known.severity, severity];
    });
    return new Set(moved);
}
/**
 * Waits that long. While another scan runs, which writes over what ours saw, and ours counts more of these severities than is
 * known to be its own, details are looked at meanwhile: at once those that nobody has asked about, for what is surely its own
 * explains the count, and again and again those that bear an older time, for they may lag.
 */
async function waitWatching(collection, wanted, waitMs) {
    const { clock, signal } = collection.run.budget;
    const endMs = clock.now() + waitMs;
    const leftMs = () => Math.max(0, endMs - clock.now());
    const asked = new Set();
    while (leftMs() > glanceMs && doesAnotherRun(collection)) {
        const doubtful = wanted.flatMap((severity) => doubtfulOf(collection, severity));
        const unread = doubtful.filter(({ id, detail }) => detail === undefined && !asked.has(id));
        const lagging = doubtful.filter(({ detail }) => detail !== undefined);
        const looked = unread.length > 0 ? unread : lagging;
        if (looked.length === 0 || looked.length > glanceCap)
            break;
        if (unread.length === 0)
            await clock.sleep(glanceMs, signal);
        for (const { id } of looked)
            asked.add(id);
        await readDetails(collection, looked);
    }
    await clock.sleep(leftMs(), signal);
}
/** Whether a scan ran when the window was read that may end at any moment. */
function doesAnotherRun({ window }) {
    const others = window?.others ?? [];
    return others.some(({ startedAt, completedAt }) => startedAt !== undefined && completedAt === undefined);
}
/** What may be of the judged scan by a look that is not final, where that scan counts more than is surely its own. */
function doubtfulOf({ evidence }, severity) {
    const listed = evidence.findings.filter((finding) => finding.severity === severity);
    const own = listed.filter((finding) => finding.label === 'seen' && (0,policy_evidence/* isOpen */.nT)(finding));
    if (own.length >= (evidence.counts[severity] ?? 0))
        return [];
    return listed.filter(({ label, detail, status }) => detail === undefined ? status !== 'FIXED' : label === 'elsewhere');
}

// EXTERNAL MODULE: ./build/compiled/src/steps/violations.js
var violations = __webpack_require__(78771);
;// CONCATENATED MODULE: ./build/compiled/src/steps/lists.js
/** The lists of single severities, of which some are begun before it is known what they decide. */




/** What will be shown: all that the scan counts, or everything. */
function shownSeverities({ evidence }, listsAll) {
    return policy_finding/* severities */.gO.filter((severity) => listsAll || (evidence.counts[severity] ?? 0) > 0);
}
/**
 * Begins to read what will be shown, if anything is, and by itself what decides: what moves among the others must not unsettle it.
 */
function beginLists(collection, policy, listsAll) {
    const shown = shownSeverities(collection, listsAll);
    if (shown.length === 0)
        return;
    const deciding = (0,judge/* openSeverities */.qF)({ ...collection.evidence, unknownSeverities: 'none' }, policy);
    for (const part of [deciding, shown.filter((severity) => !deciding.includes(severity))]) {
        if (part.length === 0)
            continue;
        const list = (0,violations/* sweepViolations */.tf)(collection.run, collection.repositoryId, part);
        // Whoever needs it is told of its fault; perhaps nobody does.
        list.catch(() => { });
        collection.begun.push({ severities: part, list });
    }
}
/** Lists the severities that are not listed yet. */
async function listFor(collection, wanted) {
    const isListed = (severity) => collection.evidence.lists[severity] !== undefined;
    for (const begun of collection.begun) {
        const isWanted = begun.severities.some((severity) => wanted.includes(severity));
        if (isWanted && !begun.severities.some(isListed))
            takeList(collection, begun.severities, await begun.list);
    }
    const missing = wanted.filter((severity) => !isListed(severity));
    if (missing.length === 0)
        return;
    takeList(collection, missing, await (0,violations/* sweepViolations */.tf)(collection.run, collection.repositoryId, missing));
}
/** A list may lag behind the scan: it is believed below the scan's count only when it stands again after this time. */
const settleMs = 5000;
/**
 * How long it takes until these lists can be read again to see whether they stand, and so can details that let a finding off:
 * whatever else was read since they came was not waited for in vain. A service in this process stores a scan before it ends,
 * so its lists do not lag.
 */
function staleInMs({ run, listedMs, detailedMs, evidence }, wanted, hasDoubtful) {
    if (!evidence.isSuppressible)
        return 0;
    const nowMs = run.budget.clock.now();
    const readMs = Math.max(hasDoubtful ? detailedMs : 0, ...wanted.map((severity) => listedMs.get(severity) ?? nowMs));
    return Math.max(0, readMs + settleMs - nowMs);
}

;// CONCATENATED MODULE: ./build/compiled/src/steps/recount.js

/** The counts are believed when they stand this long after the scan was first seen to have ended. */
const standMs = 2000;
/** The same scans as they are a while later. Throws GateError PROTOCOL when one is no longer COMPLETED. */
async function readAgain(run, { scans, seenMs }) {
    const { clock, signal } = run.budget;
    await clock.sleep(Math.max(0, seenMs + standMs - clock.now()), signal);
    const again = await Promise.all(scans.map(({ scan_id }) => run.client.getScan({ scan_id })));
    for (const [index, scan] of again.entries())
        checkSame(scan, scans[index]);
    return { scans: again, seenMs: clock.now() };
}
function checkSame(scan, before) {
    const isSame = scan.scan_id === before?.scan_id &&
        scan.repository_id === before.repository_id &&
        scan.branch === before.branch &&
        scan.status === 'COMPLETED';
    if (isSame)
        return;
    throw new errors/* GateError */.ue('PROTOCOL', `Scan ${before?.scan_id} was COMPLETED, and now the service answers ${scan.status}`, {
        hint: 'Look at the scan at the service, then run the gate again.',
    });
}
/** Whether the scans say what they said: their counts, and when they ran. */
function saysTheSame(a, b) {
    return said(a) === said(b);
}
function said({ scans }) {
    const facts = scans.map(({ violations, started_at, completed_at }) => {
        const counts = Object.entries(violations ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));
        return [counts, started_at ?? null, completed_at ?? null];
    });
    return JSON.stringify(facts);
}

;// CONCATENATED MODULE: ./build/compiled/src/steps/collect.js
















const settleRounds = 3;
/** How often the counts of a scan are judged that change. */
const countRounds = 3;
const detailCap = 2000;
/** Each file is one request. */
const headFileCap = 50;
/** What the surfaces show at most, and so what details are worth reading for; of a service on this machine they cost nothing. */
const shownCaps = { elsewhere: 50, here: 1000 };
/** Where something has come after all, everything begins again with what stands. */
async function collect(run, request) {
    let completed = request;
    for (let turn = 1;; turn++) {
        const { total, ...collected } = await collectOnce(run, { ...request, ...completed });
        if (collected.judgement.verdict !== 'passed')
            return collected;
        const again = await readAgain(run, completed);
        const hasNews = !saysTheSame(completed, again) ||
            (await (0,violations/* hasUnknownNews */.kj)(run, request.repositoryId, { total, ...collected.evidence }));
        if (!hasNews)
            return collected;
        if (turn === countRounds)
            throw restless();
        run.log.detail?.('What the scan found has changed since it ended: judging it again');
        completed = again;
    }
}
function restless() {
    return new errors/* GateError */.ue('PROTOCOL', 'What the scan found keeps changing although it has COMPLETED', {
        reason: 'evidence',
        hint: 'Run the gate again in a minute.',
    });
}
async function collectOnce(run, request) {
    const { repositoryId, scans, policy, baseline, known, isSuppressible = true } = request;
    const readBeside = request.base.beside;
    const collection = {
        ...newCollection(run, repositoryId, scans),
        ...{ policy, readBeside, isInHead: request.isInHead },
    };
    collection.evidence = { ...collection.evidence, baseline, known, isSuppressible };
    const ahead = askAhead(collection, request);
    const total = await firstLook(collection, request.listsAll === true);
    await readSurroundings(collection, ahead);
    if (isOpenStill(collection))
        await listFor(collection, (0,judge/* openSeverities */.qF)(collection.evidence, collection.policy));
    if (isOpenStill(collection))
        await readDecidingDetails(collection);
    const settleWhileUndecided = async (rounds) => {
        for (let round = 1; round <= rounds && isOpenStill(collection); round++)
            await settle(collection);
    };
    await settleWhileUndecided(settleRounds);
    await listForDisplay(collection, request.listsAll === true);
    await readShownDetails(collection);
    await settleWhileUndecided(1);
    const evidence = { ...collection.evidence, findings: (0,policy_known/* withNews */.W)(collection.evidence.findings, known) };
    const judgement = { ...(0,judge/* judge */.S4)(evidence, collection.policy), ...(await warningsOf(collection)) };
    return { evidence, policy: collection.policy, scans, judgement, total };
}
/** All lists and all details of a scan, settled: what a baseline is made of. */
async function collectEverything(run, repositoryId, scans) {
    const collection = newCollection(run, repositoryId, scans);
    const read = async () => {
        const list = await (0,violations/* sweepViolations */.tf)(run, repositoryId, undefined);
        takeList(collection, policy_finding/* severities */.gO, list);
        collection.evidence = { ...collection.evidence, unknownSeverities: list.stands ? 'listed' : 'unread' };
        const unread = collection.evidence.findings.filter((finding) => finding.detail === undefined);
        for (let start = 0; start < unread.length; start += detailChunk) {
            await readDetails(collection, unread.slice(start, start + detailChunk));
        }
        return list;
    };
    const first = await read();
    await run.budget.clock.sleep(settleMs, run.budget.signal);
    const second = await read();
    if (second.stands && (0,violations/* sameContent */.Cm)(first.items, second.items))
        markSettled(collection, policy_finding/* severities */.gO);
    return collection.evidence;
}
function isOpenStill({ evidence, policy }) {
    return (0,judge/* isUndecided */.Ae)(evidence, policy);
}
/** Gives how many violations there are. */
async function firstLook(collection, listsAll) {
    const { run, repositoryId, policy } = collection;
    const counted = Object.values(collection.evidence.counts).reduce((sum, count) => sum + count, 0);
    const begin = () => beginLists(collection, policy, listsAll);
    const { list, unknownSeverities, total } = await (0,violations/* lookAtViolations */.xx)(run, repositoryId, { counted, begin });
    if (list !== undefined)
        takeList(collection, policy_finding/* severities */.gO, list);
    collection.evidence = { ...collection.evidence, unknownSeverities };
    if (unknownSeverities === 'none' || collection.evidence.findings.every(({ severityKnown }) => severityKnown)) {
        return total;
    }
    run.log.note('The repository has violations of a severity that the interface does not name: each counts as CRITICAL');
    return total;
}
/** The diff and the base's scans, where the scope or a skipped file makes them matter. */
async function readSurroundings(collection, { readChanges, readBases }) {
    const { scope } = collection.policy;
    const isOpenQuestion = isOpenStill(collection);
    const needsChanges = isOpenQuestion && (scope === 'auto' || scope === 'changed' || scope === 'changed-lines');
    const { diagnostics, languages } = collection.evidence;
    if (needsChanges || diagnostics.length > 0 || languages !== undefined) {
        collection.evidence = { ...collection.evidence, changes: await readChanges() };
    }
    if (!isOpenQuestion || scope !== 'auto' || collection.evidence.known !== undefined)
        return;
    const bases = await readBases();
    collection.evidence = { ...collection.evidence, ...bases };
    if (bases.base === undefined)
        collection.policy = { ...collection.policy, scope: 'scan' };
}
/** Which scans ran beside the base's, where some finding was first detected while it ran. */
async function readBaseWindow(collection) {
    const { evidence, readBeside } = collection;
    const { base } = evidence;
    if (base === undefined || !evidence.findings.some((finding) => (0,auto/* needsBaseWindow */.f)(finding, evidence)))
        return;
    collection.evidence = { ...evidence, base: { ...base, others: await readBeside(base) } };
}
async function readDecidingDetails(collection) {
    await readOpenDetails(collection);
    await readHeldFiles(collection);
}
/** Which files of secrets the judged commit holds, where that may decide whether the change brought them in. */
async function readHeldFiles(collection) {
    const { evidence, policy, isInHead } = collection;
    const isAsked = policy.scope === 'auto' && policy.untouched === 'note' && isInHead !== undefined;
    if (!isAsked || !isOpenStill(collection))
        return;
    const { changes, held = new Map() } = evidence;
    const isOpenHere = (0,judge/* openQuestions */.qd)(evidence, policy);
    const secrets = evidence.findings.filter((finding) => (0,untouched/* needsHead */.ig)(finding, changes, held) && isOpenHere(finding));
    const paths = [...new Set(secrets.flatMap(({ filePath = [] }) => filePath))].slice(0, headFileCap - held.size);
    const answers = await Promise.all(paths.map(isInHead));
    const read = paths.flatMap((path, index) => {
        const isHeld = answers[index];
        return isHeld === undefined ? [] : [[path, isHeld]];
    });
    if (read.length > 0)
        collection.evidence = { ...evidence, held: new Map([...held, ...read]) };
}
/** Reads details, the smaller group first, until they decide, run out, or turn out to say nothing. */
async function readOpenDetails(collection) {
    const isAskedAbout = (0,judge/* openQuestions */.qd)(collection.evidence, collection.policy);
    const unread = collection.evidence.findings.filter((finding) => !finding.detail && isAskedAbout(finding));
    const groups = [unread.filter(policy_evidence/* isOpen */.nT), unread.filter(policy_evidence/* isSuppressed */.Bx)].sort((a, b) => a.length - b.length);
    const queue = [...groups.flat(), ...unread.filter((finding) => finding.status === 'FIXED' && !(0,policy_evidence/* isOpen */.nT)(finding))];
    if (queue.length > detailCap) {
        collection.canSettle = false;
        collection.run.log.note(`${queue.length} details might decide, of which ${detailCap} are read: the rest is unknown`);
    }
    const end = Math.min(queue.length, detailCap);
    for (let start = 0; start < end && isOpenStill(collection);) {
        // Many details are read in larger chunks: judging in between must not take longer than reading.
        const next = Math.min(end, start + Math.max(detailChunk, Math.floor(start / 8)));
        const isUseful = await readDetails(collection, queue.slice(start, next));
        if (!isUseful && !(0,registry/* isToldBySilence */.i)(collection.policy))
            return;
        start = next;
        await readBaseWindow(collection);
    }
}
/** Reads lists and labels again after a while: identical means settled, otherwise the newer ones are what there is. */
async function settle(collection) {
    const { run, repositoryId } = collection;
    const needed = (0,judge/* openSeverities */.qF)(collection.evidence, collection.policy);
    const everything = collection.evidence.unknownSeverities !== 'none';
    const wanted = everything ? policy_finding/* severities */.gO : needed;
    const itemsBefore = wanted.flatMap((severity) => collection.listed.get(severity) ?? []);
    const doubtful = collection.evidence.findings.filter((finding) => mustBeReadAgain(finding, collection.window));
    const waitMs = staleInMs(collection, wanted, doubtful.length > 0);
    const when = waitMs < 500 ? 'now' : `in ${(0,clock/* formatSeconds */.Xo)(waitMs)}`;
    run.log.detail?.(`The list and the scan’s own counts do not settle it yet: reading the list again ${when}`);
    await waitWatching(collection, needed, waitMs);
    const list = await (0,violations/* sweepViolations */.tf)(run, repositoryId, everything ? undefined : wanted);
    await keepUnlisted(collection, takeList(collection, wanted, list));
    const stands = list.stands && (0,violations/* sameContent */.Cm)(itemsBefore, list.items);
    if (everything)
        collection.evidence = { ...collection.evidence, unknownSeverities: stands ? 'listed' : 'unread' };
    const moved = await labelAgain(collection, doubtful);
    // What another scan meanwhile sees of one severity unsettles no other, unless a baseline shares its entries among them.
    const isKept = (severity) => !(collection.policy.scope === 'new' ? moved.size > 0 : moved.has(severity));
    if (stands && collection.canSettle)
        markSettled(collection, wanted.filter(isKept));
    if (isOpenStill(collection))
        await readDecidingDetails(collection);
}
/** What the scan found below the rules is listed too, to be shown; a list that cannot be read then is a note, no more. */
async function listForDisplay(collection, listsAll) {
    const shown = shownSeverities(collection, listsAll);
    await forDisplay(collection, 'findings could be listed', () => listFor(collection, shown));
}
function readShownDetails(collection) {
    return forDisplay(collection, 'details could be read', () => readWorst(collection));
}
async function forDisplay({ run }, what, read) {
    try {
        await read();
    }
    catch (error) {
        run.budget.signal.throwIfAborted();
        run.log.note(`Not all ${what}: ${error.message}`);
    }
}
/** What only warns is looked into on the side: neither a fault nor what it finds out may change the verdict. */
async function warningsOf(judged) {
    const { policy, listed, unlisted, stated } = judged;
    if (policy.rules?.some(({ effect }) => effect === 'warn') !== true)
        return {};
    const copies = { listed: new Map(listed), unlisted: new Map(unlisted), stated: new Map(stated) };
    const aside = { ...judged, ...copies, policy: (0,judge/* withWarningsBlocking */.b2)(policy) };
    await forDisplay(aside, 'rules that warn could be decided', async () => {
        await listFor(aside, (0,judge/* openSeverities */.qF)(aside.evidence, aside.policy));
        if (isOpenStill(aside))
            await settle(aside);
    });
    const { warnings, warned } = (0,judge/* judge */.S4)(aside.evidence, policy);
    return { warnings, warned };
}
/** Reads details worst first until as many findings of this scan as are shown have one. */
async function readWorst(collection) {
    const asked = new Set();
    const most = shownCaps[collection.evidence.isSuppressible ? 'elsewhere' : 'here'];
    while (asked.size < 4 * most) {
        const { evidence } = collection;
        const { effects } = (0,judge/* judge */.S4)(evidence, collection.policy);
        const own = evidence.findings.filter((finding) => (0,policy_finding/* isOfScan */.R0)(finding, evidence.counts) && finding.status !== 'FIXED');
        const shown = (0,ranking/* worstOf */.hm)(own, effects, most);
        const unread = shown.filter(({ id, detail }) => detail === undefined && !asked.has(id));
        if (unread.length === 0)
            return;
        for (const { id } of unread)
            asked.add(id);
        await readDetails(collection, unread);
    }
}

// EXTERNAL MODULE: ./build/compiled/src/steps/guards.js
var guards = __webpack_require__(66569);
// EXTERNAL MODULE: ./build/compiled/src/steps/scope.js
var scope = __webpack_require__(83567);
;// CONCATENATED MODULE: ./build/compiled/src/steps/decide.js










async function decide(progress, decision) {
    const { target, scans, headBefore, baseline } = decision;
    const { policy, trustedBases } = decision.loaded;
    const { run, around, settings, input } = progress;
    const { context, comparison } = input;
    // A base that may be the author's own lets nothing off.
    const mayNarrow = (0,scope/* hasTrustedBase */.vA)({ context, trustedBases });
    const readChanges = (0,steps_run/* once */.Oo)(() => (0,guards/* readChangedFiles */.IM)(around, run.log));
    // An exception ends by the later of two clocks: whoever runs the gate may have set back one of them.
    const dated = { ...policy, today: (0,times/* laterDay */.Z4)(policy.today, run.client.serverTimeMs()) };
    progress.stopwatch.begin('collect');
    const collected = await collect(run, {
        repositoryId: target.repositoryId,
        scans,
        seenMs: run.budget.clock.now(),
        ...{ policy: dated, baseline, listsAll: settings.uploadSarif },
        known: mayNarrow ? comparison?.knownOf(scans) : undefined,
        isSuppressible: comparison === undefined,
        readChanges: mayNarrow ? readChanges : async () => undefined,
        isInHead: (path) => (0,guards/* isFileInHead */.mF)(around, path, run.log),
        base: createBaseReader(run, {
            repositoryId: target.repositoryId,
            baseBranch: context.base?.branch,
            scans,
            readMergeBaseMs: () => (0,guards/* readMergeBaseMs */.Sp)(around, run.log),
        }),
    });
    const audience = { disclose: settings.disclose, isPublic: context.isPublic };
    const endsSoon = context.change !== undefined && dated.exceptions.some((each) => (0,exception_terms/* isExpiring */.v$)(each, dated.today));
    const isShownInDiff = (0,disclosure/* needsChangedFiles */.H7)(audience) || settings.annotations === 'review' || endsSoon;
    const changes = isShownInDiff ? await readChanges() : collected.evidence.changes;
    progress.changes = changes;
    progress.stopwatch.begin('judge');
    progress.report = (0,judged/* withJudgement */.M)(progress.report, { ...collected, isGivenAway: true }, { ...audience, changes });
    progress.evidence = input.wantsEverything
        ? await collectEverything(run, target.repositoryId, scans)
        : progress.report.evidence;
    if (collected.judgement.verdict !== 'passed')
        return;
    const since = decision.isOurs ? 'first look' : 'push';
    const isCertain = headBefore.kind === 'same';
    const isCompared = mayNarrow && scope/* narrowing */.en.includes(policy.scope);
    const [doubt, based] = await Promise.all([
        isCertain ? progress.head.doubt({ scans: collected.scans, since }) : headBefore,
        isCompared ? (0,guards/* withOwnBase */.O7)(progress.report, around, context) : progress.report,
    ]);
    if (doubt.kind === 'same') {
        progress.report = based;
        return;
    }
    const message = `${doubt.message}; the scan found nothing that blocks, but it may not be a scan of this commit`;
    progress.report = (0,draft/* withInconclusive */.ly)(progress.report, 'moved', { message, hint: doubt.hint });
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
/* harmony import */ var _policy_statements_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66062);
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
            return { ...answer, items };
        },
        id: ({ id }) => id,
        digest,
        combine: _policy_statements_js__WEBPACK_IMPORTED_MODULE_4__/* .combined */ .y,
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
