export const id = 7296;
export const ids = [7296];
export const modules = {

/***/ 47296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  scanAndWait: () => (/* binding */ scanAndWait)
});

// EXTERNAL MODULE: ./build/compiled/src/clock.js
var src_clock = __webpack_require__(85129);
// EXTERNAL MODULE: ./build/compiled/src/errors.js
var errors = __webpack_require__(92700);
// EXTERNAL MODULE: ./build/compiled/src/policy/times.js
var times = __webpack_require__(75988);
// EXTERNAL MODULE: ./build/compiled/src/prose.js
var prose = __webpack_require__(18540);
// EXTERNAL MODULE: ./build/compiled/src/report/draft.js
var draft = __webpack_require__(70997);
// EXTERNAL MODULE: ./build/compiled/src/git/commit-name.js
var commit_name = __webpack_require__(84191);
;// CONCATENATED MODULE: ./build/compiled/src/steps/scan-of-commit.js



/** Clocks are compared by headers that hold whole seconds, and a scan takes a moment to begin. */
const slackMs = 5000;
/**
 * Undefined where the scan names the commit, or was created after the commit was pushed: then it holds it as long as the branch
 * has not moved.
 */
function whyNotOfCommit(scan, tie) {
    const isSame = (0,commit_name/* isSameCommit */.sw)(scan.commit_sha ?? undefined, tie.headSha);
    return isSame === undefined ? whyNotByTime(scan, tie) : isSame ? undefined : `it holds ${scan.commit_sha}`;
}
/** Throws GateError CONFIG, reason `moved`, where something keeps the scan from being tied to the commit. */
function requireScanOfCommit(scan, tie) {
    const why = whyNotOfCommit(scan, tie);
    if (why === undefined)
        return;
    const commit = tie.headSha === undefined ? 'a commit' : `commit ${tie.headSha.slice(0, 12)}`;
    throw new errors/* GateError */.ue('CONFIG', `Scan ${scan.scan_id} cannot be tied to ${commit}: ${why}`, {
        reason: 'moved',
        hint: 'Leave scan-id out, so that the branch is scanned anew, or name a scan that was started after the push.',
    });
}
function whyNotByTime({ created_at }, { headSha, pushedByMs, aheadMs, nowMs }) {
    if (headSha === undefined)
        return 'nothing says which commit the run is about';
    const created = (0,times/* parseTime */.pe)(created_at);
    if (created === undefined)
        return 'it names no commit, and does not say when it was created, with a zone';
    if (pushedByMs === undefined)
        return 'it names no commit, and nothing says when the commit was pushed';
    if (aheadMs === undefined)
        return 'it names no commit, and the service does not state its time';
    const createdMs = created - aheadMs;
    if (createdMs > nowMs + slackMs)
        return 'it names no commit, and was created in the future';
    return createdMs >= pushedByMs + slackMs ? undefined : 'it was created before the commit was pushed, or just then';
}

// EXTERNAL MODULE: ./build/compiled/src/steps/scan-window.js
var scan_window = __webpack_require__(36755);
;// CONCATENATED MODULE: ./build/compiled/src/steps/adopt.js





/** Of more running scans than this the newest are looked at: the list does not say which branch each is of. */
const lookCap = 20;
/** Undefined where nobody asks for it. Each scan is asked about once, and what keeps it from being taken is noted. */
function adoption(progress, target) {
    const { settings, run } = progress;
    if (!settings.adoptRunningScan || settings.scanId !== undefined)
        return undefined;
    const answers = new Map();
    const ask = async (scanId) => {
        const scan = await readable(run.client.getScan({ scan_id: scanId }));
        if (scan === undefined || !isRunning(scan) || !isOf(target, scan, scanId))
            return false;
        const why = await whyNotNow(progress, scan);
        const words = why === undefined
            ? `Scan ${scanId} of this commit runs already, and is judged instead of a new one (adopt-running-scan)`
            : `Scan ${scanId} of ${target.branch} runs already, and is not taken (adopt-running-scan): ${why}`;
        run.log.note(words);
        return why === undefined;
    };
    return (scanId) => {
        const answer = answers.get(scanId) ?? ask(scanId);
        answers.set(scanId, answer);
        return answer;
    };
}
/** The newest of these scans that may be taken. */
async function adoptedFrom(list, mayAdopt) {
    const created = ({ created_at }) => (0,times/* parseTime */.pe)(created_at, list?.zone) ?? Number.POSITIVE_INFINITY;
    const running = (list?.items ?? []).filter(isRunning).sort((a, b) => created(b) - created(a));
    for (const { scan_id: id } of running.slice(0, lookCap))
        if (await mayAdopt(id))
            return id;
    return undefined;
}
/** What ties a scan that this run did not start to its commit. */
function tieOf({ input, around, run }) {
    const [pushedByMs, aheadMs] = [around.pushedByMs?.(), run.client.serverAheadMs()];
    return { headSha: input.context.headSha, pushedByMs, aheadMs, nowMs: Date.now() };
}
/** What nobody knows may never end. */
function isRunning({ status }) {
    return status === 'PENDING' || status === 'SCANNING';
}
function isOf({ repositoryId, branch }, scan, scanId) {
    return scan.scan_id === scanId && scan.repository_id === repositoryId && scan.branch === branch;
}
/** Beside the tie: where nobody saw the branch as the scan began, it must not have stood elsewhere since the push. */
async function whyNotNow(progress, scan) {
    const { around, input, settings } = progress;
    const tie = tieOf(progress);
    const why = whyNotOfCommit(scan, tie) ?? whyTooOld(scan, tie, settings.timeoutSeconds * 1000);
    const { headSha } = tie;
    const isCertain = (0,commit_name/* isSameCommit */.sw)(scan.commit_sha, headSha) === true || (0,scan_window/* isWaiting */.Gu)(scan);
    if (why !== undefined || headSha === undefined || isCertain)
        return why;
    const hasLeft = around.hasLeft && (await readable(around.hasLeft(headSha, 'push')));
    if (hasLeft === false)
        return undefined;
    const { branch } = input.context;
    return hasLeft ? `${branch} stood elsewhere after the push` : `nothing says where ${branch} stood as it began`;
}
/** One that runs for longer than anybody waits may never end. */
function whyTooOld({ created_at }, { aheadMs = 0, nowMs }, limitMs) {
    const created = (0,times/* parseTime */.pe)(created_at);
    const isOld = created !== undefined && nowMs - (created - aheadMs) > limitMs;
    return isOld ? 'it has run for longer than the time limit of this run' : undefined;
}
/** What could not be read: then a scan of our own is started. */
async function readable(reading) {
    try {
        return await reading;
    }
    catch (error) {
        const { code } = (0,errors/* asGateError */.Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/compiled/src/steps/guards.js
var guards = __webpack_require__(66569);
// EXTERNAL MODULE: ./build/compiled/src/steps/scan-list.js
var scan_list = __webpack_require__(84703);
;// CONCATENATED MODULE: ./build/compiled/src/steps/schedule.js
/** When to poll next: a pure function of the time since the scan was started and of how long earlier scans took (design section 7). */
const firstPollMs = 1000;
const slowestPollMs = 15_000;
/** Without history. */
const slowestBlindPollMs = 10_000;
/** Fewer say nothing about their spread. */
const leastDurations = 3;
/** What the spread is believed to be before anything is known, and how many durations that belief outweighs. */
const priorSpread = 0.5;
const priorWeight = 3;
const leastSpread = 0.15;
/** Makes the median deviation of a normal distribution its standard deviation. */
const deviationScale = 1.4826;
/** Undefined for fewer than three durations that can be true. */
function historyOf(durationsMs) {
    const logs = durationsMs.filter((ms) => ms > 0 && Number.isFinite(ms)).map((ms) => Math.log(ms / 1000));
    if (logs.length < leastDurations)
        return undefined;
    const center = median(logs);
    const deviation = deviationScale * median(logs.map((log) => Math.abs(log - center)));
    const spread = (deviation * logs.length + priorSpread * priorWeight) / (logs.length + priorWeight);
    return { center, spread: Math.max(leastSpread, spread) };
}
function median(values) {
    const sorted = values.toSorted((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    const upper = sorted[middle] ?? 0;
    return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
/** How long a scan of this repository usually takes. */
function usualMs({ center }) {
    return Math.exp(center) * 1000;
}
/** Milliseconds until the next poll. An interval that is set is obeyed as it is. */
function pollDelayMs(waiting, pollIntervalSeconds = 'auto') {
    if (pollIntervalSeconds !== 'auto')
        return pollIntervalSeconds * 1000;
    const { elapsedMs, random, history } = waiting;
    if (elapsedMs <= 0)
        return firstPollMs;
    const seconds = elapsedMs / 1000;
    const delayMs = 1000 * (history === undefined ? 0.4 * Math.sqrt(seconds) : bestDelay(seconds, history));
    const mostMs = history === undefined ? slowestBlindPollMs : longestPollMs(history);
    return Math.min(mostMs, Math.max(firstPollMs, delayMs)) * (0.9 + 0.2 * random);
}
function longestPollMs(history) {
    return Math.min(slowestPollMs, Math.max(5000, usualMs(history) / 10));
}
/** What a request costs, in seconds of waiting. */
const requestCost = 0.1;
/** The share of scans that end as the history says; the others may take any time. */
const ordinaryShare = 0.92;
/** Polling every `d` seconds costs `requestCost / d` and, where scans end at a rate of `h`, `h·d/2` of delay: least at √(2c/h). */
function bestDelay(seconds, { center, spread }) {
    const usual = Math.exp(center);
    const deviation = (Math.log(seconds) - center) / spread;
    const density = Math.exp(-(deviation ** 2) / 2) / (seconds * spread * Math.sqrt(2 * Math.PI));
    const tail = usual / (seconds + usual);
    const rate = ordinaryShare * density + (1 - ordinaryShare) * (tail / (seconds + usual));
    const left = ordinaryShare * upperNormal(deviation) + (1 - ordinaryShare) * tail;
    return Math.sqrt((2 * requestCost * left) / rate);
}
/** The share of a normal distribution above `x`; Abramowitz and Stegun 26.2.17, exact to 7.5e-8. */
function upperNormal(x) {
    const t = 1 / (1 + 0.2316419 * Math.abs(x));
    const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    const upper = (Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series;
    return x < 0 ? 1 - upper : upper;
}

;// CONCATENATED MODULE: ./build/compiled/src/steps/history.js



const detailCount = 3;
/** Undefined where fewer than three scans say how long they took, or nobody can be asked: then polls are chosen without. */
async function readHistory(run, repositoryId, listed) {
    try {
        const { items, zone } = listed ?? (await (0,scan_list/* listScans */.v7)(run, repositoryId));
        const created = ({ created_at }) => (0,times/* parseTime */.pe)(created_at, zone) ?? 0;
        const latest = items
            .filter(({ status }) => status === 'COMPLETED')
            .sort((a, b) => created(b) - created(a))
            .slice(0, detailCount);
        const scans = await Promise.all(latest.map((item) => (0,scan_list/* readOtherScan */.MB)(run, item)));
        return historyOf(scans.map(durationMs));
    }
    catch {
        run.budget.signal.throwIfAborted();
        return undefined;
    }
}
/** From when it was asked for until its end. */
function durationMs(scan) {
    const zone = (0,times/* zoneOf */.kE)(scan?.completed_at);
    const startedAt = (0,times/* parseTime */.pe)(scan?.created_at ?? scan?.started_at, zone);
    return ((0,times/* parseTime */.pe)(scan?.completed_at, zone) ?? Number.NaN) - (startedAt ?? Number.NaN);
}

// EXTERNAL MODULE: ./build/compiled/src/steps/run.js
var steps_run = __webpack_require__(57914);
;// CONCATENATED MODULE: ./build/compiled/src/steps/trigger.js



const settleRounds = [2000, 4000, 6000, 8000, 12_000];
/**
 * Starts a scan of the branch and gives its id; several when an answer was lost and more than one new scan may be ours,
 * of which the worst then decides. One that may be adopted is taken instead. `waitFor` waits until a scan has ended, whatever
 * its end.
 */
async function startScan(start, waitFor) {
    const { before, mayAdopt } = start;
    const running = mayAdopt && (await adoptedFrom(before, mayAdopt));
    if (running !== undefined)
        return { ids: [running], isAdopted: true };
    const first = await post(start);
    if (first.isNew)
        return { ids: first.ids, isAdopted: false };
    const [old = ''] = first.ids;
    if (await mayAdopt?.(old))
        return { ids: [old], isAdopted: true };
    start.run.log.note(`The service answered with scan ${old}, which may be older than this run: waiting for it, then asking once more`);
    await waitFor(old);
    const second = await post(start);
    if (second.isNew && !second.ids.includes(old))
        return { ids: second.ids, isAdopted: false };
    throw new errors/* GateError */.ue('PROTOCOL', `The service keeps answering with scan ${second.ids[0]}, which may have been started before this run`, { hint: 'An old scan may not hold this commit. Look at the scan at the service, or run the gate again later.' });
}
async function post(start) {
    const { run, target } = start;
    try {
        return await postOnce(start);
    }
    catch (error) {
        if (!(error instanceof errors/* GateError */.ue))
            throw error;
        if (error.status === 409)
            return { ids: [await runningScan(run, target, error)], isNew: false };
        if (!error.isAmbiguous)
            throw explained(error, target);
        return settle(start, error);
    }
}
async function postOnce({ run, target, before }) {
    const started = await run.client.startScan({ repository_id: target.repositoryId, branch: target.branch });
    if (started.repository_id !== target.repositoryId || started.branch !== target.branch) {
        throw new errors/* GateError */.ue('PROTOCOL', `Asked for a scan of ${target.branch}, the service started one of ${started.branch} in repository ${started.repository_id}`);
    }
    return {
        ids: [started.scan_id],
        isNew: before === undefined ? started.status === 'PENDING' : (0,scan_list/* isNewSince */.xk)(before, started),
    };
}
function explained(error, target) {
    if (error.code !== 'NOT_FOUND')
        return error;
    return new errors/* GateError */.ue('NOT_FOUND', `The service cannot scan the branch ${target.branch}: ${error.message}`, {
        cause: error,
        status: error.status,
        hint: 'Check that the branch was pushed and that the service can read the repository.',
    });
}
/** A 409 says that a scan is under way: it is the newest one of this branch that has not ended. */
async function runningScan(run, target, refused) {
    const list = await (0,scan_list/* listScans */.v7)(run, target.repositoryId);
    const running = list.items.filter((item) => item.status !== 'COMPLETED' && item.status !== 'FAILED');
    const [ours] = await ofTarget(run, target, running);
    if (ours === undefined)
        throw refused;
    return ours;
}
/** Looks for the scan that a lost answer may have started, for 30 s; none: asks once more, and looks for what that may have started. */
async function settle(start, lost) {
    const { run, target, before } = start;
    if (before === undefined) {
        throw new errors/* GateError */.ue(lost.code, `${lost.message}; whether a scan was started is unknown`, {
            cause: lost,
            hint: 'The scans could not be listed beforehand, so asking again might start a second scan. Run the gate again.',
        });
    }
    run.log.say(`${lost.message}. It may have been received: looking for the scan before asking again`);
    const found = await lookForNew(start, before);
    if (found !== undefined)
        return found;
    run.log.note('The answer to POST /scans was lost and 30 s of looking show no scan; asked once more');
    try {
        return await postOnce(start);
    }
    catch (error) {
        if (!(error instanceof errors/* GateError */.ue))
            throw error;
        // A scan in the way may be the one that the lost request started.
        if (error.status !== 409 && !error.isAmbiguous)
            throw explained(error, target);
        run.log.say(`${error.message}. Looking for the scan again`);
        const late = await lookForNew(start, before);
        if (late !== undefined)
            return late;
        run.log.note('POST /scans was repeated in vain, and 30 s of looking show no scan: it is not asked for a third time');
        throw error;
    }
}
/** The scans of the branch that came into being since, as soon as there is one. */
async function lookForNew({ run, target }, before) {
    const { clock, signal } = run.budget;
    for (const pauseMs of settleRounds) {
        await clock.sleep(pauseMs, signal);
        const candidates = await ofTarget(run, target, (0,scan_list/* newSince */.nH)(before, await (0,scan_list/* listScans */.v7)(run, target.repositoryId)));
        if (candidates.length > 0) {
            run.log.note(`The answer to POST /scans was lost; assumed that it started ${candidates.join(' and ')}`);
            return { ids: candidates, isNew: true };
        }
    }
    return undefined;
}
async function ofTarget(run, target, items) {
    const details = await Promise.all(items.map((item) => run.client.getScan({ scan_id: item.scan_id })));
    return details
        .filter((scan) => scan.repository_id === target.repositoryId && scan.branch === target.branch)
        .map((scan) => scan.scan_id);
}

;// CONCATENATED MODULE: ./build/compiled/src/steps/wait.js





const heartbeatMs = 30_000;
/** How long a new scan may be unknown to the service that started it. */
const unknownScanMs = 60_000;
/** How long the service may be away while a scan runs. */
const outageMs = 120_000;
/** The scan once it COMPLETED or FAILED. Throws GateError PROTOCOL when it is not the scan of this repository and branch. */
async function waitForEnd(run, wanted, options) {
    const { clock } = run.budget;
    const startedMs = clock.now();
    const watch = beginWatch(wanted.scanId, startedMs);
    let ended = options.pollIntervalSeconds === 'auto' ? options.ended?.(wanted.scanId) : undefined;
    const endLive = run.log.live?.(() => progressText(run, watch));
    const random = options.random ?? Math.random;
    try {
        for (let turn = 1;; turn++) {
            const waiting = { elapsedMs: clock.now() - startedMs, random: random(), history: watch.history };
            const isTold = await pause(run.budget, pollDelayMs(waiting, options.pollIntervalSeconds), ended);
            // Who says so once and is not believed is not asked again.
            if (isTold)
                ended = undefined;
            const scan = await poll(run, wanted, watch);
            if (turn === 1 && !hasEnded(scan))
                learnHistory(watch, options);
            if (scan === undefined)
                continue;
            options.onPoll?.(scan);
            follow(run, watch, scan.status);
            if (hasEnded(scan))
                return scan;
        }
    }
    finally {
        endLive?.();
    }
}
/** Whether it was cut short because the scan has ended. */
async function pause({ clock, signal }, ms, ended) {
    const told = new AbortController();
    void ended?.then(() => told.abort());
    try {
        await clock.sleep(ms, ended === undefined ? signal : AbortSignal.any([signal, told.signal]));
    }
    catch (error) {
        if (signal.aborted || !told.signal.aborted)
            throw error;
    }
    return told.signal.aborted;
}
function beginWatch(scanId, now) {
    const times = { startedMs: now, sinceMs: now, spokenMs: now };
    return { scanId, ...times, status: '', phases: [], troubleMs: undefined, history: undefined };
}
/** Nothing waits for it: it only makes later polls better, and what fails on the way to it is said by nobody. */
function learnHistory(watch, { readHistory }) {
    readHistory?.().then((history) => {
        watch.history = history;
    }, () => { });
}
function hasEnded(scan) {
    return scan?.status === 'COMPLETED' || scan?.status === 'FAILED';
}
function wholeSeconds(ms) {
    return (0,src_clock/* formatSeconds */.Xo)(Math.max(1, Math.floor(ms / 1000)) * 1000);
}
function progressText({ budget }, { scanId, status, startedMs, history }) {
    const now = budget.clock.now();
    const usual = history === undefined ? '' : `; usually done after ${wholeSeconds(usualMs(history))}`;
    const left = wholeSeconds(budget.deadline - now);
    return `Scan ${scanId}: ${wordOf(status)} for ${wholeSeconds(now - startedMs)}${usual}; time limit in ${left}`;
}
function wordOf(status) {
    return status === '' ? 'started' : status.toLowerCase();
}
/** `Scan scan_1 FAILED at the service: no runner`: a failed scan is never a pass. */
function failedWords({ scan_id: id, error }) {
    return `Scan ${id} FAILED at the service${error ? `: ${error}` : ''}`;
}
async function poll(run, wanted, watch) {
    try {
        const scan = await run.client.getScan({ scan_id: wanted.scanId });
        watch.troubleMs = undefined;
        checkIdentity(scan, wanted);
        return scan;
    }
    catch (error) {
        const now = run.budget.clock.now();
        watch.troubleMs ??= now;
        const patienceMs = patienceWith(error);
        if (patienceMs === undefined || now - watch.troubleMs >= patienceMs)
            throw error;
        run.log.say(`${error.message}; still asking`);
        return undefined;
    }
}
function patienceWith(error) {
    if (!(error instanceof errors/* GateError */.ue))
        return undefined;
    if (error.code === 'NOT_FOUND')
        return unknownScanMs;
    return error.code === 'UNAVAILABLE' ? outageMs : undefined;
}
function checkIdentity(scan, { scanId, target }) {
    const matches = scan.scan_id === scanId && scan.repository_id === target.repositoryId && scan.branch === target.branch;
    if (matches)
        return;
    throw new errors/* GateError */.ue('PROTOCOL', `Asked for scan ${scanId} of ${target.branch}, the service answered scan ${scan.scan_id} of ${scan.branch} in repository ${scan.repository_id}`, { hint: 'With scan-id: the scan must be of this repository and this branch.' });
}
/** One line when the scan has ended, with what it went through; a sign of life in between. */
function follow(run, watch, status) {
    const now = run.budget.clock.now();
    if (status !== watch.status) {
        if (watch.status !== '')
            watch.phases.push(`${wordOf(watch.status)} ${(0,src_clock/* formatSeconds */.Xo)(now - watch.sinceMs)}`);
        Object.assign(watch, { status, sinceMs: now });
    }
    if (status === 'COMPLETED' || status === 'FAILED') {
        const end = `${wordOf(status)} after ${(0,src_clock/* formatSeconds */.Xo)(now - watch.startedMs)}`;
        run.log.say(`Scan ${watch.scanId}: ${[...watch.phases, end].join(', ')}`);
    }
    else if (now - watch.spokenMs >= heartbeatMs) {
        watch.spokenMs = now;
        run.log.say(progressText(run, watch));
    }
}
/** Starts the scan, once all that there were before are known; `before` is undefined when they could not be listed. */
async function triggerScan(run, target, options) {
    const before = await (0,scan_list/* listScansBefore */.Au)(run, target.repositoryId);
    const started = await startScan({ run, target, before, mayAdopt: options.mayAdopt }, async (scanId) => {
        await waitForEnd(run, { scanId, target }, options);
    });
    run.log.detail?.(`Scan ${started.ids.join(' and ')} ${started.isAdopted ? 'taken' : 'started'}`);
    return { ...started, before };
}

;// CONCATENATED MODULE: ./build/compiled/src/steps/await-scan.js












/** Undefined when the run was asked not to wait. */
async function scanAndWait(progress, target) {
    const { settings, run } = progress;
    const begun = await begin(progress, target, adoption(progress, target));
    if (settings.scanId !== undefined) {
        run.log.note(`Judging scan ${settings.scanId}, which this run did not start: it holds the branch as it was then`);
    }
    if (!settings.wait) {
        progress.report = (0,draft/* withInconclusive */.ly)(progress.report, 'not-waited', {
            message: `Scan ${begun.ids[0]} was started and not waited for`,
            hint: (0,prose/* prose */.CS) `Judge it later with ${(0,prose/* code */.aY)(`scan-id: ${begun.ids[0]}`)}.`,
        });
        return undefined;
    }
    const startedMs = run.budget.clock.now();
    const first = await waitForTied(progress, target, begun);
    const failed = failedOf(first);
    if (failed === undefined) {
        requireTie(progress, first.scans);
        return first;
    }
    progress.report = (0,draft/* withScan */.aQ)(progress.report, failed);
    if (!mayTryAgain(progress, failed, startedMs))
        throw scanFailed(failedWords(failed));
    const later = await waitForTied(progress, target, await beginAgain(progress, target, failed));
    const last = failedOf(later);
    if (last === undefined)
        return later;
    progress.report = (0,draft/* withScan */.aQ)(progress.report, last);
    throw scanFailed(`${failedWords(last)}; so did scan ${failed.scan_id} before it`);
}
function failedOf({ scans }) {
    return scans.find(({ status }) => status === 'FAILED');
}
async function begin(progress, target, mayAdopt) {
    const { run, settings } = progress;
    progress.stopwatch.begin('trigger');
    const begun = settings.scanId === undefined
        ? await triggerScan(run, target, { ...settings, mayAdopt })
        : { ids: [settings.scanId], isAdopted: false, before: undefined };
    progress.stopwatch.begin('wait');
    const [first = ''] = begun.ids;
    progress.report = (0,draft/* withStartedScan */.nO)(progress.report, { id: first, branch: target.branch, isAdopted: begun.isAdopted });
    return begun;
}
/** The scans once all have COMPLETED or FAILED; the report is about the first of them. */
async function waitForAll(progress, target, { ids, before, isAdopted }) {
    const { run, settings, head, input } = progress;
    const history = (0,steps_run/* once */.Oo)(() => readHistory(run, target.repositoryId, before));
    const options = { ...settings, onPoll: head.onPoll, ended: input.comparison?.ended, readHistory: history };
    const scans = await Promise.all(ids.map((scanId) => waitForEnd(run, { scanId, target }, options)));
    if (!isAdopted)
        requireNew(before, scans);
    const [scan] = scans;
    if (scan !== undefined)
        progress.report = (0,draft/* withScan */.aQ)(progress.report, scan);
    return scans;
}
/** What answered the request may have stated another time than the scan itself does. Throws GateError PROTOCOL for one of before. */
function requireNew(before, scans) {
    if (before === undefined)
        return;
    const isOld = (scan) => (0,times/* parseTime */.pe)(scan.created_at, before.zone) !== undefined && !(0,scan_list/* isNewSince */.xk)(before, scan);
    const old = scans.find(isOld);
    if (old === undefined)
        return;
    const message = `The service answered with scan ${old.scan_id}, which was created before this run as it says itself`;
    throw new errors/* GateError */.ue('PROTOCOL', message, {
        hint: 'An old scan may not hold this commit. Look at the scan at the service, or run the gate again later.',
    });
}
/** A scan that was adopted may name its commit when it has ended: of another one, a scan of our own is started. */
async function waitForTied(progress, target, begun) {
    const scans = await waitForAll(progress, target, begun);
    const [scan] = scans;
    if (!begun.isAdopted || scan === undefined)
        return { scans, isOurs: progress.settings.scanId === undefined };
    const why = whyNotOfCommit(scan, tieOf(progress));
    if (why === undefined)
        return { scans, isOurs: false };
    progress.run.log.note(`Scan ${scan.scan_id} is not judged after all, and a new one is started: ${why}`);
    await requireHead(progress);
    return { scans: await waitForAll(progress, target, await begin(progress, target)), isOurs: true };
}
/** No other scan is started of a branch that stands elsewhere by now. */
async function requireHead({ around, input }) {
    (0,guards/* refuseMoved */.EB)(await (0,guards/* checkHead */.Xj)(around, input.context));
}
function requireTie(progress, [scan]) {
    const { input, settings } = progress;
    if (scan === undefined || settings.scanId === undefined || input.isScanProven === true)
        return;
    requireScanOfCommit(scan, tieOf(progress));
}
/** Once, where `retry-failed-scan` asks for it, and the time that is left is enough to fail again. */
function mayTryAgain({ run, settings }, failed, startedMs) {
    if (!settings.retryFailedScan || settings.scanId !== undefined)
        return false;
    const { clock, deadline } = run.budget;
    const tookMs = clock.now() - startedMs;
    const leftMs = deadline - clock.now();
    if (leftMs >= tookMs)
        return true;
    const times = `it took ${(0,src_clock/* formatSeconds */.Xo)(tookMs)}, and ${(0,src_clock/* formatSeconds */.Xo)(leftMs)} of the time limit are left`;
    run.log.note(`Scan ${failed.scan_id} is not started once more (retry-failed-scan): ${times}`);
    return false;
}
/** Another scan in the place of the one that failed. */
async function beginAgain(progress, target, failed) {
    const { run } = progress;
    run.log.say(`${failedWords(failed)}. Starting it once more (retry-failed-scan)`);
    await requireHead(progress);
    const begun = await begin(progress, target, adoption(progress, target)).catch((error) => {
        const { code, message, hint } = (0,errors/* asGateError */.Ub)(error);
        if (code === 'CANCELLED' || code === 'SCAN_TIMEOUT')
            throw error;
        throw scanFailed(`${failedWords(failed)}, and it could not be started once more: ${message}`, {
            hint,
            cause: error,
        });
    });
    const { report } = progress;
    progress.report = { ...report, scan: report.scan && { ...report.scan, retryOf: failed.scan_id } };
    run.log.note(`${failedWords(failed)}; ${begun.ids.join(' and ')} took its place (retry-failed-scan)`);
    return begun;
}
function scanFailed(message, details = noDetails) {
    return new errors/* GateError */.ue('SCAN_FAILED', message, details);
}
const noDetails = { hint: 'Nothing was decided. Look at the scan at the service, then run the gate again.' };


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


/***/ })

};
