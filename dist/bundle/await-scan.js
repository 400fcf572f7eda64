import { $t as parseTime, C as checkHead, En as formatSeconds, N as isSameCommit, Qn as prose, Un as GateError, Wn as asGateError, Yn as code, _n as withStartedScan, dt as once, gn as withScan, hn as withInconclusive, k as refuseMoved, rn as zoneOf } from "./start.js";
import { c as listScansBefore, d as readOtherScan, o as isNewSince, s as listScans, t as isWaiting, u as newSince } from "./scan-window.js";
// src/steps/scan-of-commit.ts
var slackMs = 5e3;
function whyNotOfCommit(scan, tie) {
	const isSame = isSameCommit(scan.commit_sha ?? void 0, tie.headSha);
	return isSame === void 0 ? whyNotByTime(scan, tie) : isSame ? void 0 : `it holds ${scan.commit_sha}`;
}
function requireScanOfCommit(scan, tie) {
	const why = whyNotOfCommit(scan, tie);
	if (why === void 0) return;
	const commit = tie.headSha === void 0 ? "a commit" : `commit ${tie.headSha.slice(0, 12)}`;
	throw new GateError("CONFIG", `Scan ${scan.scan_id} cannot be tied to ${commit}: ${why}`, {
		reason: "moved",
		hint: "Leave scan-id out, so that the branch is scanned anew, or name a scan that was started after the push."
	});
}
function whyNotByTime({ created_at }, { headSha, pushedByMs, aheadMs, nowMs }) {
	if (headSha === void 0) return "nothing says which commit the run is about";
	const created = parseTime(created_at);
	if (created === void 0) return "it names no commit, and does not say when it was created, with a zone";
	if (pushedByMs === void 0) return "it names no commit, and nothing says when the commit was pushed";
	if (aheadMs === void 0) return "it names no commit, and the service does not state its time";
	const createdMs = created - aheadMs;
	if (createdMs > nowMs + slackMs) return "it names no commit, and was created in the future";
	return createdMs >= pushedByMs + slackMs ? void 0 : "it was created before the commit was pushed, or just then";
}
// src/steps/adopt.ts
var lookCap = 20;
function adoption(progress, target) {
	const { settings, run } = progress;
	if (!settings.adoptRunningScan || settings.scanId !== void 0) return void 0;
	const answers = new Map();
	const ask = async (scanId) => {
		const scan = await readable(run.client.getScan({ scan_id: scanId }));
		if (scan === void 0 || !isRunning(scan) || !isOf(target, scan, scanId)) return false;
		const why = await whyNotNow(progress, scan);
		const words = why === void 0 ? `Scan ${scanId} of this commit runs already, and is judged instead of a new one (adopt-running-scan)` : `Scan ${scanId} of ${target.branch} runs already, and is not taken (adopt-running-scan): ${why}`;
		run.log.note(words);
		return why === void 0;
	};
	return (scanId) => {
		const answer = answers.get(scanId) ?? ask(scanId);
		answers.set(scanId, answer);
		return answer;
	};
}
async function adoptedFrom(list, mayAdopt) {
	const created = ({ created_at }) => parseTime(created_at, list?.zone) ?? Number.POSITIVE_INFINITY;
	const running = (list?.items ?? []).filter(isRunning).sort((a, b) => created(b) - created(a));
	for (const { scan_id: id } of running.slice(0, lookCap)) if (await mayAdopt(id)) return id;
}
function tieOf({ input, around, run }) {
	const [pushedByMs, aheadMs] = [around.pushedByMs?.(), run.client.serverAheadMs()];
	return {
		headSha: input.context.headSha,
		pushedByMs,
		aheadMs,
		nowMs: Date.now()
	};
}
function isRunning({ status }) {
	return status === "PENDING" || status === "SCANNING";
}
function isOf({ repositoryId, branch }, scan, scanId) {
	return scan.scan_id === scanId && scan.repository_id === repositoryId && scan.branch === branch;
}
async function whyNotNow(progress, scan) {
	const { around, input, settings } = progress;
	const tie = tieOf(progress);
	const why = whyNotOfCommit(scan, tie) ?? whyTooOld(scan, tie, settings.timeoutSeconds * 1e3);
	const { headSha } = tie;
	const isCertain = isSameCommit(scan.commit_sha, headSha) === true || isWaiting(scan);
	if (why !== void 0 || headSha === void 0 || isCertain) return why;
	const hasLeft = around.hasLeft && await readable(around.hasLeft(headSha, "push"));
	if (hasLeft === false) return void 0;
	const { branch } = input.context;
	return hasLeft ? `${branch} stood elsewhere after the push` : `nothing says where ${branch} stood as it began`;
}
function whyTooOld({ created_at }, { aheadMs = 0, nowMs }, limitMs) {
	const created = parseTime(created_at);
	return created !== void 0 && nowMs - (created - aheadMs) > limitMs ? "it has run for longer than the time limit of this run" : void 0;
}
async function readable(reading) {
	try {
		return await reading;
	} catch (error) {
		const { code } = asGateError(error);
		if (code === "CANCELLED" || code === "SCAN_TIMEOUT") throw error;
		return;
	}
}
// src/steps/schedule.ts
var firstPollMs = 1e3;
var slowestPollMs = 15e3;
var slowestBlindPollMs = 1e4;
var leastDurations = 3;
var priorSpread = .5;
var priorWeight = 3;
var leastSpread = .15;
var deviationScale = 1.4826;
function historyOf(durationsMs) {
	const logs = durationsMs.filter((ms) => ms > 0 && Number.isFinite(ms)).map((ms) => Math.log(ms / 1e3));
	if (logs.length < leastDurations) return void 0;
	const center = median(logs);
	const spread = (deviationScale * median(logs.map((log) => Math.abs(log - center))) * logs.length + priorSpread * priorWeight) / (logs.length + priorWeight);
	return {
		center,
		spread: Math.max(leastSpread, spread)
	};
}
function median(values) {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	const upper = sorted[middle] ?? 0;
	return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
function usualMs({ center }) {
	return Math.exp(center) * 1e3;
}
function pollDelayMs(waiting, pollIntervalSeconds = "auto") {
	if (pollIntervalSeconds !== "auto") return pollIntervalSeconds * 1e3;
	const { elapsedMs, random, history } = waiting;
	if (elapsedMs <= 0) return firstPollMs;
	const seconds = elapsedMs / 1e3;
	const delayMs = 1e3 * (history === void 0 ? .4 * Math.sqrt(seconds) : bestDelay(seconds, history));
	const mostMs = history === void 0 ? slowestBlindPollMs : longestPollMs(history);
	return Math.min(mostMs, Math.max(firstPollMs, delayMs)) * (.9 + .2 * random);
}
function longestPollMs(history) {
	return Math.min(slowestPollMs, Math.max(5e3, usualMs(history) / 10));
}
var requestCost = .1;
var ordinaryShare = .92;
function bestDelay(seconds, { center, spread }) {
	const usual = Math.exp(center);
	const deviation = (Math.log(seconds) - center) / spread;
	const density = Math.exp(-(deviation ** 2) / 2) / (seconds * spread * Math.sqrt(2 * Math.PI));
	const tail = usual / (seconds + usual);
	const rate = ordinaryShare * density + .07999999999999996 * (tail / (seconds + usual));
	const left = ordinaryShare * upperNormal(deviation) + .07999999999999996 * tail;
	return Math.sqrt(2 * requestCost * left / rate);
}
function upperNormal(x) {
	const t = 1 / (1 + .2316419 * Math.abs(x));
	const series = t * (.31938153 + t * (-.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
	const upper = Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI) * series;
	return x < 0 ? 1 - upper : upper;
}
// src/steps/history.ts
var detailCount = 3;
async function readHistory(run, repositoryId, listed) {
	try {
		const { items, zone } = listed ?? await listScans(run, repositoryId);
		const created = ({ created_at }) => parseTime(created_at, zone) ?? 0;
		const latest = items.filter(({ status }) => status === "COMPLETED").sort((a, b) => created(b) - created(a)).slice(0, detailCount);
		return historyOf((await Promise.all(latest.map((item) => readOtherScan(run, item)))).map(durationMs));
	} catch {
		run.budget.signal.throwIfAborted();
		return;
	}
}
function durationMs(scan) {
	const zone = zoneOf(scan?.completed_at);
	const startedAt = parseTime(scan?.created_at ?? scan?.started_at, zone);
	return (parseTime(scan?.completed_at, zone) ?? NaN) - (startedAt ?? NaN);
}
// src/steps/trigger.ts
var settleRounds = [
	2e3,
	4e3,
	6e3,
	8e3,
	12e3
];
async function startScan(start, waitFor) {
	const { before, mayAdopt } = start;
	const running = mayAdopt && await adoptedFrom(before, mayAdopt);
	if (running !== void 0) return {
		ids: [running],
		isAdopted: true
	};
	const first = await post(start);
	if (first.isNew) return {
		ids: first.ids,
		isAdopted: false
	};
	const [old = ""] = first.ids;
	if (await mayAdopt?.(old)) return {
		ids: [old],
		isAdopted: true
	};
	start.run.log.note(`The service answered with scan ${old}, which may be older than this run: waiting for it, then asking once more`);
	await waitFor(old);
	const second = await post(start);
	if (second.isNew && !second.ids.includes(old)) return {
		ids: second.ids,
		isAdopted: false
	};
	throw new GateError("PROTOCOL", `The service keeps answering with scan ${second.ids[0]}, which may have been started before this run`, { hint: "An old scan may not hold this commit. Look at the scan at the service, or run the gate again later." });
}
async function post(start) {
	const { run, target } = start;
	try {
		return await postOnce(start);
	} catch (error) {
		if (!(error instanceof GateError)) throw error;
		if (error.status === 409) return {
			ids: [await runningScan(run, target, error)],
			isNew: false
		};
		if (!error.isAmbiguous) throw explained(error, target);
		return settle(start, error);
	}
}
async function postOnce({ run, target, before }) {
	const started = await run.client.startScan({
		repository_id: target.repositoryId,
		branch: target.branch
	});
	if (started.repository_id !== target.repositoryId || started.branch !== target.branch) throw new GateError("PROTOCOL", `Asked for a scan of ${target.branch}, the service started one of ${started.branch} in repository ${started.repository_id}`);
	return {
		ids: [started.scan_id],
		isNew: before === void 0 ? started.status === "PENDING" : isNewSince(before, started)
	};
}
function explained(error, target) {
	if (error.code !== "NOT_FOUND") return error;
	return new GateError("NOT_FOUND", `The service cannot scan the branch ${target.branch}: ${error.message}`, {
		cause: error,
		status: error.status,
		hint: "Check that the branch was pushed and that the service can read the repository."
	});
}
async function runningScan(run, target, refused) {
	const [ours] = await ofTarget(run, target, (await listScans(run, target.repositoryId)).items.filter((item) => item.status !== "COMPLETED" && item.status !== "FAILED"));
	if (ours === void 0) throw refused;
	return ours;
}
async function settle(start, lost) {
	const { run, target, before } = start;
	if (before === void 0) throw new GateError(lost.code, `${lost.message}; whether a scan was started is unknown`, {
		cause: lost,
		hint: "The scans could not be listed beforehand, so asking again might start a second scan. Run the gate again."
	});
	run.log.say(`${lost.message}. It may have been received: looking for the scan before asking again`);
	const found = await lookForNew(start, before);
	if (found !== void 0) return found;
	run.log.note("The answer to POST /scans was lost and 30 s of looking show no scan; asked once more");
	try {
		return await postOnce(start);
	} catch (error) {
		if (!(error instanceof GateError)) throw error;
		if (error.status !== 409 && !error.isAmbiguous) throw explained(error, target);
		run.log.say(`${error.message}. Looking for the scan again`);
		const late = await lookForNew(start, before);
		if (late !== void 0) return late;
		run.log.note("POST /scans was repeated in vain, and 30 s of looking show no scan: it is not asked for a third time");
		throw error;
	}
}
async function lookForNew({ run, target }, before) {
	const { clock, signal } = run.budget;
	for (const pauseMs of settleRounds) {
		await clock.sleep(pauseMs, signal);
		const candidates = await ofTarget(run, target, newSince(before, await listScans(run, target.repositoryId)));
		if (candidates.length > 0) {
			run.log.note(`The answer to POST /scans was lost; assumed that it started ${candidates.join(" and ")}`);
			return {
				ids: candidates,
				isNew: true
			};
		}
	}
}
async function ofTarget(run, target, items) {
	return (await Promise.all(items.map((item) => run.client.getScan({ scan_id: item.scan_id })))).filter((scan) => scan.repository_id === target.repositoryId && scan.branch === target.branch).map((scan) => scan.scan_id);
}
// src/steps/wait.ts
var heartbeatMs = 3e4;
var unknownScanMs = 6e4;
var outageMs = 12e4;
async function waitForEnd(run, wanted, options) {
	const { clock } = run.budget;
	const startedMs = clock.now();
	const watch = beginWatch(wanted.scanId, startedMs);
	let ended = options.pollIntervalSeconds === "auto" ? options.ended?.(wanted.scanId) : void 0;
	const endLive = run.log.live?.(() => progressText(run, watch));
	const random = options.random ?? Math.random;
	try {
		for (let turn = 1;; turn++) {
			const waiting = {
				elapsedMs: clock.now() - startedMs,
				random: random(),
				history: watch.history
			};
			if (await pause(run.budget, pollDelayMs(waiting, options.pollIntervalSeconds), ended)) ended = void 0;
			const scan = await poll(run, wanted, watch);
			if (turn === 1 && !hasEnded(scan)) learnHistory(watch, options);
			if (scan === void 0) continue;
			options.onPoll?.(scan);
			follow(run, watch, scan.status);
			if (hasEnded(scan)) return scan;
		}
	} finally {
		endLive?.();
	}
}
async function pause({ clock, signal }, ms, ended) {
	const told = new AbortController();
	ended?.then(() => told.abort());
	try {
		await clock.sleep(ms, ended === void 0 ? signal : AbortSignal.any([signal, told.signal]));
	} catch (error) {
		if (signal.aborted || !told.signal.aborted) throw error;
	}
	return told.signal.aborted;
}
function beginWatch(scanId, now) {
	return {
		scanId,
		startedMs: now,
		sinceMs: now,
		spokenMs: now,
		status: "",
		phases: [],
		troubleMs: void 0,
		history: void 0
	};
}
function learnHistory(watch, { readHistory }) {
	readHistory?.().then((history) => {
		watch.history = history;
	}, () => {});
}
function hasEnded(scan) {
	return scan?.status === "COMPLETED" || scan?.status === "FAILED";
}
function wholeSeconds(ms) {
	return formatSeconds(Math.max(1, Math.floor(ms / 1e3)) * 1e3);
}
function progressText({ budget }, { scanId, status, startedMs, history }) {
	const now = budget.clock.now();
	const usual = history === void 0 ? "" : `; usually done after ${wholeSeconds(usualMs(history))}`;
	const left = wholeSeconds(budget.deadline - now);
	return `Scan ${scanId}: ${wordOf(status)} for ${wholeSeconds(now - startedMs)}${usual}; time limit in ${left}`;
}
function wordOf(status) {
	return status === "" ? "started" : status.toLowerCase();
}
function failedWords({ scan_id: id, error }) {
	return `Scan ${id} FAILED at the service${error ? `: ${error}` : ""}`;
}
async function poll(run, wanted, watch) {
	try {
		const scan = await run.client.getScan({ scan_id: wanted.scanId });
		watch.troubleMs = void 0;
		checkIdentity(scan, wanted);
		return scan;
	} catch (error) {
		const now = run.budget.clock.now();
		watch.troubleMs ??= now;
		const patienceMs = patienceWith(error);
		if (patienceMs === void 0 || now - watch.troubleMs >= patienceMs) throw error;
		run.log.say(`${error.message}; still asking`);
		return;
	}
}
function patienceWith(error) {
	if (!(error instanceof GateError)) return void 0;
	if (error.code === "NOT_FOUND") return unknownScanMs;
	return error.code === "UNAVAILABLE" ? outageMs : void 0;
}
function checkIdentity(scan, { scanId, target }) {
	if (scan.scan_id === scanId && scan.repository_id === target.repositoryId && scan.branch === target.branch) return;
	throw new GateError("PROTOCOL", `Asked for scan ${scanId} of ${target.branch}, the service answered scan ${scan.scan_id} of ${scan.branch} in repository ${scan.repository_id}`, { hint: "With scan-id: the scan must be of this repository and this branch." });
}
function follow(run, watch, status) {
	const now = run.budget.clock.now();
	if (status !== watch.status) {
		if (watch.status !== "") watch.phases.push(`${wordOf(watch.status)} ${formatSeconds(now - watch.sinceMs)}`);
		Object.assign(watch, {
			status,
			sinceMs: now
		});
	}
	if (status === "COMPLETED" || status === "FAILED") {
		const end = `${wordOf(status)} after ${formatSeconds(now - watch.startedMs)}`;
		run.log.say(`Scan ${watch.scanId}: ${[...watch.phases, end].join(", ")}`);
	} else if (now - watch.spokenMs >= heartbeatMs) {
		watch.spokenMs = now;
		run.log.say(progressText(run, watch));
	}
}
async function triggerScan(run, target, options) {
	const before = await listScansBefore(run, target.repositoryId);
	const started = await startScan({
		run,
		target,
		before,
		mayAdopt: options.mayAdopt
	}, async (scanId) => {
		await waitForEnd(run, {
			scanId,
			target
		}, options);
	});
	run.log.detail?.(`Scan ${started.ids.join(" and ")} ${started.isAdopted ? "taken" : "started"}`);
	return {
		...started,
		before
	};
}
// src/steps/await-scan.ts
async function scanAndWait(progress, target) {
	const { settings, run } = progress;
	const begun = await begin(progress, target, adoption(progress, target));
	if (settings.scanId !== void 0) run.log.note(`Judging scan ${settings.scanId}, which this run did not start: it holds the branch as it was then`);
	if (!settings.wait) {
		progress.report = withInconclusive(progress.report, "not-waited", {
			message: `Scan ${begun.ids[0]} was started and not waited for`,
			hint: prose`Judge it later with ${code(`scan-id: ${begun.ids[0]}`)}.`
		});
		return;
	}
	const startedMs = run.budget.clock.now();
	const first = await waitForTied(progress, target, begun);
	const failed = failedOf(first);
	if (failed === void 0) {
		requireTie(progress, first.scans);
		return first;
	}
	progress.report = withScan(progress.report, failed);
	if (!mayTryAgain(progress, failed, startedMs)) throw scanFailed(failedWords(failed));
	const later = await waitForTied(progress, target, await beginAgain(progress, target, failed));
	const last = failedOf(later);
	if (last === void 0) return later;
	progress.report = withScan(progress.report, last);
	throw scanFailed(`${failedWords(last)}; so did scan ${failed.scan_id} before it`);
}
function failedOf({ scans }) {
	return scans.find(({ status }) => status === "FAILED");
}
async function begin(progress, target, mayAdopt) {
	const { run, settings } = progress;
	progress.stopwatch.begin("trigger");
	const begun = settings.scanId === void 0 ? await triggerScan(run, target, {
		...settings,
		mayAdopt
	}) : {
		ids: [settings.scanId],
		isAdopted: false,
		before: void 0
	};
	progress.stopwatch.begin("wait");
	const [first = ""] = begun.ids;
	progress.report = withStartedScan(progress.report, {
		id: first,
		branch: target.branch,
		isAdopted: begun.isAdopted
	});
	return begun;
}
async function waitForAll(progress, target, { ids, before, isAdopted }) {
	const { run, settings, head, input } = progress;
	const history = once(() => readHistory(run, target.repositoryId, before));
	const options = {
		...settings,
		onPoll: head.onPoll,
		ended: input.comparison?.ended,
		readHistory: history
	};
	const scans = await Promise.all(ids.map((scanId) => waitForEnd(run, {
		scanId,
		target
	}, options)));
	if (!isAdopted) requireNew(before, scans);
	const [scan] = scans;
	if (scan !== void 0) progress.report = withScan(progress.report, scan);
	return scans;
}
function requireNew(before, scans) {
	if (before === void 0) return;
	const isOld = (scan) => parseTime(scan.created_at, before.zone) !== void 0 && !isNewSince(before, scan);
	const old = scans.find(isOld);
	if (old === void 0) return;
	const message = `The service answered with scan ${old.scan_id}, which was created before this run as it says itself`;
	throw new GateError("PROTOCOL", message, { hint: "An old scan may not hold this commit. Look at the scan at the service, or run the gate again later." });
}
async function waitForTied(progress, target, begun) {
	const scans = await waitForAll(progress, target, begun);
	const [scan] = scans;
	if (!begun.isAdopted || scan === void 0) return {
		scans,
		isOurs: progress.settings.scanId === void 0
	};
	const why = whyNotOfCommit(scan, tieOf(progress));
	if (why === void 0) return {
		scans,
		isOurs: false
	};
	progress.run.log.note(`Scan ${scan.scan_id} is not judged after all, and a new one is started: ${why}`);
	await requireHead(progress);
	return {
		scans: await waitForAll(progress, target, await begin(progress, target)),
		isOurs: true
	};
}
async function requireHead({ around, input }) {
	refuseMoved(await checkHead(around, input.context));
}
function requireTie(progress, [scan]) {
	const { input, settings } = progress;
	if (scan === void 0 || settings.scanId === void 0 || input.isScanProven === true) return;
	requireScanOfCommit(scan, tieOf(progress));
}
function mayTryAgain({ run, settings }, failed, startedMs) {
	if (!settings.retryFailedScan || settings.scanId !== void 0) return false;
	const { clock, deadline } = run.budget;
	const tookMs = clock.now() - startedMs;
	const leftMs = deadline - clock.now();
	if (leftMs >= tookMs) return true;
	const times = `it took ${formatSeconds(tookMs)}, and ${formatSeconds(leftMs)} of the time limit are left`;
	run.log.note(`Scan ${failed.scan_id} is not started once more (retry-failed-scan): ${times}`);
	return false;
}
async function beginAgain(progress, target, failed) {
	const { run } = progress;
	run.log.say(`${failedWords(failed)}. Starting it once more (retry-failed-scan)`);
	await requireHead(progress);
	const begun = await begin(progress, target, adoption(progress, target)).catch((error) => {
		const { code, message, hint } = asGateError(error);
		if (code === "CANCELLED" || code === "SCAN_TIMEOUT") throw error;
		throw scanFailed(`${failedWords(failed)}, and it could not be started once more: ${message}`, {
			hint,
			cause: error
		});
	});
	const { report } = progress;
	progress.report = {
		...report,
		scan: report.scan && {
			...report.scan,
			retryOf: failed.scan_id
		}
	};
	run.log.note(`${failedWords(failed)}; ${begun.ids.join(" and ")} took its place (retry-failed-scan)`);
	return begun;
}
function scanFailed(message, details = noDetails) {
	return new GateError("SCAN_FAILED", message, details);
}
var noDetails = { hint: "Nothing was decided. Look at the scan at the service, then run the gate again." };
export { scanAndWait };
