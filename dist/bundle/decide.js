import { o as isExpiring } from "./exception-terms.js";
import { $t as parseTime, D as readChangedFiles, En as formatSeconds, Gt as severities, Ht as readDetailedFinding, Jn as orAbsent, Kt as sharpenedWindow, O as readMergeBaseMs, Qt as laterDay, Rt as isOfScan, Un as GateError, Wt as relabelled, dt as once, hn as withInconclusive, in as coverageWords, on as scanTypes, tn as stampSlackMs } from "./start.js";
import { r as needsChangedFiles } from "./disclosure.js";
import { t as withJudgement } from "./judged.js";
import { a as spanOf, d as readOtherScan, i as readScanWindow, l as listScansSince, n as ownSpan, r as readBeside, s as listScans } from "./scan-window.js";
import { i as noEvidence, n as isOpen, r as isSuppressed } from "./evidence.js";
import { a as withWarningsBlocking, i as openSeverities, n as judge, o as needsBaseWindow, r as openQuestions, s as isToldBySilence, t as isUndecided } from "./judge.js";
import { n as withNews } from "./known.js";
import { a as beginNumbering, i as sweepViolations, n as lookAtViolations, o as joinColumns, r as sameContent, t as hasUnknownNews } from "./violations.js";
import { n as worstOf } from "./ranking.js";
import { n as mapFindings, r as noteDistinct } from "./distinct.js";
import { n as withEarlier, t as combined } from "./statements.js";
import { t as hasTrustedBase } from "./scope2.js";
// src/steps/base-scan.ts
var lookCap = 100;
var side = 4;
function createBaseReader(run, request) {
	const asked = {
		...request,
		readList: once(() => listScans(run, request.repositoryId))
	};
	return {
		latest: () => readBaseScan(run, asked),
		earlier: () => readEarlierBaseScan(run, asked),
		beside(base) {
			const { startedAt, completedAt, scanId } = base;
			const { zone } = ownSpan(run, request.scans);
			const until = completedAt === void 0 ? void 0 : completedAt + stampSlackMs;
			return readBeside(run, request.repositoryId, {
				ids: new Set([scanId]),
				zone,
				startedAt,
				completedAt: until
			});
		}
	};
}
async function readBaseScan(run, request) {
	const { repositoryId, baseBranch } = request;
	const judgeAll = (why, remedy = "") => {
		run.log.note(`${why}: everything that this scan found is judged${remedy}`);
	};
	if (baseBranch === void 0) return judgeAll("Nothing says which branch this is to be merged into");
	const { startedAt, zone } = ownSpan(run, request.scans);
	if (startedAt === void 0) return judgeAll("The scan does not say when it began, so none can be shown to be older");
	const newest = completedScans(await request.readList(), request).reverse().slice(0, lookCap);
	for await (const scan of detailsOf(run, newest)) {
		if (scan === void 0) return judgeAll("A newer scan is gone since it was listed");
		if (!isOfBranch(scan, repositoryId, baseBranch)) continue;
		const span = spanOf(run, scan, zone);
		if (span.completedAt === void 0) return judgeAll(`The newest scan of ${baseBranch} does not say when it ended`);
		if (span.completedAt < startedAt) return baseOf(scan, span);
	}
	const among = newest.length === 0 ? "" : ` among the newest ${newest.length}`;
	const remedy = `. Run the gate on pushes to ${baseBranch} to have only what gets worse judged`;
	return judgeAll(`No completed scan of ${baseBranch}${among}`, remedy);
}
async function readEarlierBaseScan(run, request) {
	const { repositoryId, baseBranch } = request;
	const { startedAt, zone } = ownSpan(run, request.scans);
	const leftMs = zone === "stated" ? await request.readMergeBaseMs() : void 0;
	if (leftMs === void 0 || startedAt === void 0) return void 0;
	const list = await listScansSince(run, {
		repositoryId,
		list: await request.readList(),
		sinceMs: leftMs
	});
	if (!list.items.every((item) => parseTime(item.created_at) !== void 0) || list.completeSinceMs === void 0 || list.completeSinceMs >= leftMs) return void 0;
	const since = completedScans(list, request).filter((item) => (parseTime(item.created_at) ?? 0) >= leftMs);
	for await (const scan of detailsOf(run, since.slice(0, lookCap))) {
		if (scan === void 0) return void 0;
		if (!isOfBranch(scan, repositoryId, baseBranch)) continue;
		const span = spanOf(run, scan, zone);
		if (span.completedAt !== void 0 && span.completedAt < startedAt) return baseOf(scan, span);
	}
}
function completedScans({ items, zone }, { scans }) {
	const ids = new Set(scans.map((scan) => scan.scan_id));
	return items.filter((item) => item.status === "COMPLETED" && !ids.has(item.scan_id)).sort((a, b) => (parseTime(a.created_at, zone) ?? 0) - (parseTime(b.created_at, zone) ?? 0));
}
async function* detailsOf(run, items) {
	for (let start = 0; start < items.length; start += side) {
		const chunk = items.slice(start, start + side);
		yield* await Promise.all(chunk.map((item) => readOtherScan(run, item)));
	}
}
function isOfBranch(scan, repositoryId, branch) {
	return scan.repository_id === repositoryId && scan.branch === branch && scan.status === "COMPLETED";
}
function baseOf(scan, { startedAt, completedAt }) {
	const counts = severities.map((severity) => [severity, scan.violations?.[severity.toLowerCase()]]);
	return {
		scanId: scan.scan_id,
		branch: scan.branch,
		counts: Object.fromEntries(counts.filter(([, count]) => count !== void 0)),
		startedAt,
		completedAt
	};
}
// src/steps/collection.ts
function newCollection(run, repositoryId, scans) {
	return {
		run,
		repositoryId,
		scans,
		evidence: {
			...noEvidence,
			counts: worstCounts(scans),
			startedAt: ownSpan(run, scans).startedAt,
			coverage: leastCoverage(scans),
			diagnostics: scans.flatMap((scan) => scan.diagnostics ?? []),
			languages: scans.find((scan) => scan.languages !== void 0)?.languages
		},
		listed: new Map(),
		listedMs: new Map(),
		detailedMs: 0,
		unlisted: new Map(),
		stated: new Map(),
		begun: [],
		window: void 0,
		canSettle: true
	};
}
function leastCoverage(scans) {
	const stated = scans.map((scan) => scan.coverage).filter((coverage) => coverage !== void 0);
	if (stated.length === 0) return void 0;
	const types = scanTypes.filter((type) => stated.some((coverage) => coverage[type] !== void 0));
	const words = [...coverageWords].reverse();
	return Object.fromEntries(types.map((type) => [type, words.find((word) => stated.some((coverage) => (coverage[type] ?? "not covered") === word))]));
}
function worstCounts(scans) {
	const counts = {};
	for (const severity of severities) {
		const key = severity.toLowerCase();
		const known = scans.map((scan) => scan.violations?.[key]);
		if (known.every((count) => count !== void 0)) counts[severity] = Math.max(...known);
	}
	return counts;
}
function takeList(collection, replaced, list) {
	const { evidence, unlisted } = collection;
	const known = new Map(unlisted);
	for (const finding of evidence.findings) known.set(finding.id, finding);
	const fresh = list.items.map((item) => {
		const earlier = known.get(item.id);
		unlisted.delete(item.id);
		return withKnownDetail(collection, withEarlier(item, earlier), earlier);
	});
	const kept = evidence.findings.filter((finding) => !replaced.includes(finding.severity));
	const lists = { ...evidence.lists };
	for (const severity of replaced) {
		lists[severity] = {
			stands: list.stands,
			settled: false
		};
		collection.listedMs.set(severity, list.readMs);
		collection.listed.set(severity, list.items.filter((item) => item.severity === severity));
	}
	const listed = kept.concat(fresh);
	const ids = new Set();
	for (const { id } of listed) ids.add(id);
	const missing = evidence.findings.filter(({ id }) => !ids.has(id));
	const unknownSeverities = evidence.unknownSeverities === "none" && fresh.some(({ severityKnown }) => !severityKnown) ? "unread" : evidence.unknownSeverities;
	const findings = unlisted.size === 0 ? listed : [...listed, ...unlisted.values()];
	if (kept.length === evidence.findings.length) joinColumns([evidence.findings, list.items], findings);
	if (ids.size === findings.length) noteDistinct(findings);
	collection.evidence = {
		...evidence,
		findings,
		lists,
		unknownSeverities
	};
	return missing.filter(({ id }) => !unlisted.has(id));
}
async function keepUnlisted(collection, missing) {
	const { client } = collection.run;
	const details = await Promise.all(missing.map(({ id }) => orAbsent(client.getViolation({ violation_id: id }))));
	if (missing.length > 0) collection.detailedMs = collection.run.budget.clock.now();
	const kept = missing.flatMap((finding, index) => {
		const detail = details[index];
		if (detail === void 0) return [];
		return [detail.violation_id === finding.id ? combined(finding, readDetailedFinding(detail, collection.window)) : finding];
	});
	for (const finding of kept) collection.unlisted.set(finding.id, finding);
	collection.evidence = {
		...collection.evidence,
		findings: [...collection.evidence.findings, ...kept]
	};
}
function mustBeReadAgain({ detail, label, status }, window) {
	if (detail === void 0) return false;
	const bearsOurEnd = detail.lastSeen !== void 0 && detail.lastSeen === window?.completedAt;
	return status === "FIXED" || label !== "seen" && !bearsOurEnd;
}
function withKnownDetail({ stated, window }, finding, known) {
	const detail = stated.get(finding.id);
	if (known === void 0 || detail === void 0) return finding;
	if (mustBeReadAgain(known, window) || detail.status === "FIXED") return finding;
	return combined(finding, {
		...detail,
		label: known.label
	});
}
async function readDetails(collection, findings) {
	const { run, repositoryId, scans } = collection;
	const readDetail = async (finding) => ({
		finding,
		detail: await orAbsent(run.client.getViolation({ violation_id: finding.id }))
	});
	const [details, window] = await Promise.all([Promise.all(findings.map(readDetail)), collection.window ?? readScanWindow(run, repositoryId, scans)]);
	collection.window = window;
	collection.detailedMs = run.budget.clock.now();
	const read = new Map();
	for (const { finding, detail } of details) {
		if (detail?.violation_id !== finding.id) continue;
		const stated = readDetailedFinding(detail, window);
		collection.stated.set(finding.id, stated);
		read.set(finding.id, combined(finding, stated));
	}
	const all = mapFindings(collection.evidence.findings, (finding) => read.get(finding.id) ?? finding);
	const sharp = sharpenedWindow(window, all);
	const labelled = mapFindings(all, (finding) => relabelled(finding, sharp));
	collection.evidence = {
		...collection.evidence,
		findings: labelled
	};
	return [...read.values()].some(({ detail }) => detail?.lastSeen ?? detail?.firstDetected ?? detail?.cwe);
}
function markSettled(collection, settled) {
	const lists = { ...collection.evidence.lists };
	for (const severity of settled) lists[severity] = {
		stands: true,
		settled: true
	};
	collection.evidence = {
		...collection.evidence,
		lists
	};
}
// src/steps/compared.ts
function askAhead({ evidence, policy }, { readChanges, base: reader }) {
	const readBases = async () => {
		const base = await reader.latest();
		return {
			base,
			earlierBase: base !== void 0 && hasGrown(evidence, base) ? await reader.earlier() : void 0
		};
	};
	const ahead = {
		readChanges: once(readChanges),
		readBases: once(readBases)
	};
	if (openSeverities({
		...evidence,
		unknownSeverities: "none"
	}, policy).length > 0 && policy.scope === "auto" && evidence.known === void 0) for (const ask of [ahead.readChanges, ahead.readBases]) ask().catch(() => {});
	return ahead;
}
function hasGrown({ counts }, base) {
	return severities.some((severity) => (counts[severity] ?? 0) > (base.counts[severity] ?? 0));
}
// src/steps/labels.ts
var glanceMs = 1e3;
var glanceCap = 32;
async function labelAgain(collection, doubtful) {
	const before = new Map(doubtful.map((finding) => [finding.id, finding]));
	const isFinal = (finding) => finding.detail !== void 0 && !mustBeReadAgain(finding, collection.window);
	const again = collection.evidence.findings.filter((finding) => before.has(finding.id) && !isFinal(finding));
	collection.window = void 0;
	for (let start = 0; start === 0 || start < again.length; start += 8) await readDetails(collection, again.slice(start, start + 8));
	const moved = collection.evidence.findings.flatMap(({ id, label, severity }) => {
		const known = before.get(id);
		return known === void 0 || known.label === label ? [] : [known.severity, severity];
	});
	return new Set(moved);
}
async function waitWatching(collection, wanted, waitMs) {
	const { clock, signal } = collection.run.budget;
	const endMs = clock.now() + waitMs;
	const leftMs = () => Math.max(0, endMs - clock.now());
	const asked = new Set();
	while (leftMs() > glanceMs && doesAnotherRun(collection)) {
		const doubtful = wanted.flatMap((severity) => doubtfulOf(collection, severity));
		const unread = doubtful.filter(({ id, detail }) => detail === void 0 && !asked.has(id));
		const lagging = doubtful.filter(({ detail }) => detail !== void 0);
		const looked = unread.length > 0 ? unread : lagging;
		if (looked.length === 0 || looked.length > glanceCap) break;
		if (unread.length === 0) await clock.sleep(glanceMs, signal);
		for (const { id } of looked) asked.add(id);
		await readDetails(collection, looked);
	}
	await clock.sleep(leftMs(), signal);
}
function doesAnotherRun({ window }) {
	return (window?.others ?? []).some(({ startedAt, completedAt }) => startedAt !== void 0 && completedAt === void 0);
}
function doubtfulOf({ evidence }, severity) {
	const listed = evidence.findings.filter((finding) => finding.severity === severity);
	if (listed.filter((finding) => finding.label === "seen" && isOpen(finding)).length >= (evidence.counts[severity] ?? 0)) return [];
	return listed.filter(({ label, detail, status }) => detail === void 0 ? status !== "FIXED" : label === "elsewhere");
}
// src/steps/lists.ts
function shownSeverities({ evidence }, listsAll) {
	return severities.filter((severity) => listsAll || (evidence.counts[severity] ?? 0) > 0);
}
function beginLists(collection, policy, listsAll) {
	const shown = shownSeverities(collection, listsAll);
	if (shown.length === 0) return;
	const deciding = openSeverities({
		...collection.evidence,
		unknownSeverities: "none"
	}, policy);
	for (const part of [deciding, shown.filter((severity) => !deciding.includes(severity))]) {
		if (part.length === 0) continue;
		const list = sweepViolations(collection.run, collection.repositoryId, part);
		list.catch(() => {});
		collection.begun.push({
			severities: part,
			list
		});
	}
}
async function listFor(collection, wanted) {
	const isListed = (severity) => collection.evidence.lists[severity] !== void 0;
	for (const begun of collection.begun) if (begun.severities.some((severity) => wanted.includes(severity)) && !begun.severities.some(isListed)) takeList(collection, begun.severities, await begun.list);
	const missing = wanted.filter((severity) => !isListed(severity));
	if (missing.length === 0) return;
	takeList(collection, missing, await sweepViolations(collection.run, collection.repositoryId, missing));
}
var settleMs = 5e3;
function staleInMs({ run, listedMs, detailedMs }, wanted, hasDoubtful) {
	const nowMs = run.budget.clock.now();
	const readMs = Math.max(hasDoubtful ? detailedMs : 0, ...wanted.map((severity) => listedMs.get(severity) ?? nowMs));
	return Math.max(0, readMs + settleMs - nowMs);
}
// src/steps/recount.ts
var standMs = 2e3;
async function readAgain(run, { scans, seenMs }) {
	const { clock, signal } = run.budget;
	await clock.sleep(Math.max(0, seenMs + standMs - clock.now()), signal);
	const again = await Promise.all(scans.map(({ scan_id }) => run.client.getScan({ scan_id })));
	for (const [index, scan] of again.entries()) checkSame(scan, scans[index]);
	return {
		scans: again,
		seenMs: clock.now()
	};
}
function checkSame(scan, before) {
	if (scan.scan_id === before?.scan_id && scan.repository_id === before.repository_id && scan.branch === before.branch && scan.status === "COMPLETED") return;
	throw new GateError("PROTOCOL", `Scan ${before?.scan_id} was COMPLETED, and now the service answers ${scan.status}`, { hint: "Look at the scan at the service, then run the gate again." });
}
function saysTheSame(a, b) {
	return said(a) === said(b);
}
function said({ scans }) {
	const facts = scans.map(({ violations, started_at, completed_at }) => {
		return [
			Object.entries(violations ?? {}).sort(([one], [other]) => one < other ? -1 : 1),
			started_at ?? null,
			completed_at ?? null
		];
	});
	return JSON.stringify(facts);
}
// src/steps/collect.ts
var settleRounds = 3;
var countRounds = 3;
var detailCap = 2e3;
var shownCaps = {
	elsewhere: 50,
	here: 1e3
};
async function collect(run, request) {
	let completed = request;
	for (let turn = 1;; turn++) {
		const { total, ...collected } = await collectOnce(run, {
			...request,
			...completed
		});
		if (collected.judgement.verdict !== "passed") return collected;
		const again = await readAgain(run, completed);
		if (!(!saysTheSame(completed, again) || await hasUnknownNews(run, request.repositoryId, {
			total,
			...collected.evidence
		}))) return collected;
		if (turn === countRounds) throw restless();
		run.log.detail?.("What the scan found has changed since it ended: judging it again");
		completed = again;
	}
}
function restless() {
	return new GateError("PROTOCOL", "What the scan found keeps changing although it has COMPLETED", {
		reason: "evidence",
		hint: "Run the gate again in a minute."
	});
}
async function collectOnce(run, request) {
	const { repositoryId, scans, policy, baseline, known, isSuppressible = true } = request;
	const readBeside = request.base.beside;
	const numbering = policy.exceptions.length > 0 ? beginNumbering() : void 0;
	const collection = {
		...newCollection({
			...run,
			numbering
		}, repositoryId, scans),
		policy,
		readBeside
	};
	collection.evidence = {
		...collection.evidence,
		baseline,
		known,
		isSuppressible
	};
	const ahead = askAhead(collection, request);
	const total = await firstLook(collection, request.listsAll === true);
	await readSurroundings(collection, ahead);
	if (isOpenStill(collection)) await listFor(collection, openSeverities(collection.evidence, collection.policy));
	if (isOpenStill(collection)) await readDecidingDetails(collection);
	const settleWhileUndecided = async (rounds) => {
		for (let round = 1; round <= rounds && isOpenStill(collection); round++) await settle(collection);
	};
	await settleWhileUndecided(settleRounds);
	await listForDisplay(collection, request.listsAll === true);
	await readShownDetails(collection);
	await settleWhileUndecided(1);
	const evidence = {
		...collection.evidence,
		findings: withNews(collection.evidence.findings, known)
	};
	const judgement = {
		...judge(evidence, collection.policy),
		...await warningsOf(collection)
	};
	return {
		evidence,
		policy: collection.policy,
		scans,
		judgement,
		total
	};
}
async function collectEverything(run, repositoryId, scans) {
	const collection = newCollection(run, repositoryId, scans);
	const read = async () => {
		const list = await sweepViolations(run, repositoryId, void 0);
		takeList(collection, severities, list);
		collection.evidence = {
			...collection.evidence,
			unknownSeverities: list.stands ? "listed" : "unread"
		};
		const unread = collection.evidence.findings.filter((finding) => finding.detail === void 0);
		for (let start = 0; start < unread.length; start += 8) await readDetails(collection, unread.slice(start, start + 8));
		return list;
	};
	const first = await read();
	await run.budget.clock.sleep(settleMs, run.budget.signal);
	const second = await read();
	if (second.stands && sameContent(first.items, second.items)) markSettled(collection, severities);
	return collection.evidence;
}
function isOpenStill({ evidence, policy }) {
	return isUndecided(evidence, policy);
}
async function firstLook(collection, listsAll) {
	const { run, repositoryId, policy } = collection;
	const counted = Object.values(collection.evidence.counts).reduce((sum, count) => sum + count, 0);
	const begin = () => beginLists(collection, policy, listsAll);
	const { list, unknownSeverities, total } = await lookAtViolations(run, repositoryId, {
		counted,
		begin
	});
	if (list !== void 0) takeList(collection, severities, list);
	collection.evidence = {
		...collection.evidence,
		unknownSeverities
	};
	if (unknownSeverities === "none" || collection.evidence.findings.every(({ severityKnown }) => severityKnown)) return total;
	run.log.note("The repository has violations of a severity that the interface does not name: each counts as CRITICAL");
	return total;
}
async function readSurroundings(collection, { readChanges, readBases }) {
	const { scope } = collection.policy;
	const isOpenQuestion = isOpenStill(collection);
	const needsChanges = isOpenQuestion && (scope === "auto" || scope === "changed" || scope === "changed-lines");
	const { diagnostics, languages } = collection.evidence;
	if (needsChanges || diagnostics.length > 0 || languages !== void 0) collection.evidence = {
		...collection.evidence,
		changes: await readChanges()
	};
	if (!isOpenQuestion || scope !== "auto" || collection.evidence.known !== void 0) return;
	const bases = await readBases();
	collection.evidence = {
		...collection.evidence,
		...bases
	};
	if (bases.base === void 0) collection.policy = {
		...collection.policy,
		scope: "scan"
	};
}
async function readBaseWindow(collection) {
	const { evidence, readBeside } = collection;
	const { base } = evidence;
	if (base === void 0 || !evidence.findings.some((finding) => needsBaseWindow(finding, evidence))) return;
	collection.evidence = {
		...evidence,
		base: {
			...base,
			others: await readBeside(base)
		}
	};
}
async function readDecidingDetails(collection) {
	const isAskedAbout = openQuestions(collection.evidence, collection.policy);
	const unread = collection.evidence.findings.filter((finding) => !finding.detail && isAskedAbout(finding));
	const queue = [...[unread.filter(isOpen), unread.filter(isSuppressed)].sort((a, b) => a.length - b.length).flat(), ...unread.filter((finding) => finding.status === "FIXED" && !isOpen(finding))];
	if (queue.length > detailCap) {
		collection.canSettle = false;
		collection.run.log.note(`${queue.length} details might decide, of which ${detailCap} are read: the rest is unknown`);
	}
	const end = Math.min(queue.length, detailCap);
	for (let start = 0; start < end && isOpenStill(collection);) {
		const next = Math.min(end, start + Math.max(8, Math.floor(start / 8)));
		if (!await readDetails(collection, queue.slice(start, next)) && !isToldBySilence(collection.policy)) return;
		start = next;
		await readBaseWindow(collection);
	}
}
async function settle(collection) {
	const { run, repositoryId } = collection;
	const needed = openSeverities(collection.evidence, collection.policy);
	const everything = collection.evidence.unknownSeverities !== "none";
	const wanted = everything ? severities : needed;
	const itemsBefore = wanted.flatMap((severity) => collection.listed.get(severity) ?? []);
	const doubtful = collection.evidence.findings.filter((finding) => mustBeReadAgain(finding, collection.window));
	const waitMs = staleInMs(collection, wanted, doubtful.length > 0);
	const when = waitMs < 500 ? "now" : `in ${formatSeconds(waitMs)}`;
	run.log.detail?.(`The list and the scan\u2019s own counts do not settle it yet: reading the list again ${when}`);
	await waitWatching(collection, needed, waitMs);
	const list = await sweepViolations(run, repositoryId, everything ? void 0 : wanted);
	await keepUnlisted(collection, takeList(collection, wanted, list));
	const stands = list.stands && sameContent(itemsBefore, list.items);
	if (everything) collection.evidence = {
		...collection.evidence,
		unknownSeverities: stands ? "listed" : "unread"
	};
	const moved = await labelAgain(collection, doubtful);
	const isKept = (severity) => !(collection.policy.scope === "new" ? moved.size > 0 : moved.has(severity));
	if (stands && collection.canSettle) markSettled(collection, wanted.filter(isKept));
	if (isOpenStill(collection)) await readDecidingDetails(collection);
}
async function listForDisplay(collection, listsAll) {
	const shown = shownSeverities(collection, listsAll);
	await forDisplay(collection, "findings could be listed", () => listFor(collection, shown));
}
function readShownDetails(collection) {
	return forDisplay(collection, "details could be read", () => readWorst(collection));
}
async function forDisplay({ run }, what, read) {
	try {
		await read();
	} catch (error) {
		run.budget.signal.throwIfAborted();
		run.log.note(`Not all ${what}: ${error.message}`);
	}
}
async function warningsOf(judged) {
	const { policy, listed, unlisted, stated } = judged;
	if (policy.rules?.some(({ effect }) => effect === "warn") !== true) return {};
	const copies = {
		listed: new Map(listed),
		unlisted: new Map(unlisted),
		stated: new Map(stated)
	};
	const aside = {
		...judged,
		...copies,
		policy: withWarningsBlocking(policy)
	};
	await forDisplay(aside, "rules that warn could be decided", async () => {
		await listFor(aside, openSeverities(aside.evidence, aside.policy));
		if (isOpenStill(aside)) await settle(aside);
	});
	const { warnings, warned } = judge(aside.evidence, policy);
	return {
		warnings,
		warned
	};
}
async function readWorst(collection) {
	const asked = new Set();
	const most = shownCaps[collection.evidence.isSuppressible ? "elsewhere" : "here"];
	while (asked.size < 4 * most) {
		const { evidence } = collection;
		const { effects } = judge(evidence, collection.policy);
		const own = evidence.findings.filter((finding) => isOfScan(finding, evidence.counts) && finding.status !== "FIXED");
		const unread = worstOf(own, effects, most).filter(({ id, detail }) => detail === void 0 && !asked.has(id));
		if (unread.length === 0) return;
		for (const { id } of unread) asked.add(id);
		await readDetails(collection, unread);
	}
}
// src/steps/decide.ts
async function decide(progress, decision) {
	const { target, scans, headBefore, baseline } = decision;
	const { policy, trustedBases } = decision.loaded;
	const { run, around, settings, input } = progress;
	const { context, comparison } = input;
	const mayNarrow = hasTrustedBase({
		context,
		trustedBases
	});
	const readChanges = once(() => readChangedFiles(around, run.log));
	const dated = {
		...policy,
		today: laterDay(policy.today, run.client.serverTimeMs())
	};
	progress.stopwatch.begin("collect");
	const collected = await collect(run, {
		repositoryId: target.repositoryId,
		scans,
		seenMs: run.budget.clock.now(),
		policy: dated,
		baseline,
		listsAll: settings.uploadSarif,
		known: mayNarrow ? comparison?.knownOf(scans) : void 0,
		isSuppressible: comparison === void 0,
		readChanges: mayNarrow ? readChanges : async () => void 0,
		base: createBaseReader(run, {
			repositoryId: target.repositoryId,
			baseBranch: context.base?.branch,
			scans,
			readMergeBaseMs: () => readMergeBaseMs(around, run.log)
		})
	});
	const audience = {
		disclose: settings.disclose,
		isPublic: context.isPublic
	};
	const endsSoon = context.change !== void 0 && dated.exceptions.some((each) => isExpiring(each, dated.today));
	const changes = needsChangedFiles(audience) || settings.annotations === "review" || endsSoon ? await readChanges() : collected.evidence.changes;
	progress.changes = changes;
	progress.stopwatch.begin("judge");
	progress.report = withJudgement(progress.report, {
		...collected,
		isGivenAway: true
	}, {
		...audience,
		changes
	});
	progress.evidence = input.wantsEverything ? await collectEverything(run, target.repositoryId, scans) : progress.report.evidence;
	if (collected.judgement.verdict !== "passed") return;
	const since = decision.isOurs ? "first look" : "push";
	const doubt = headBefore.kind === "same" ? await progress.head.doubt({
		scans: collected.scans,
		since
	}) : headBefore;
	if (doubt.kind === "same") return;
	const message = `${doubt.message}; the scan found nothing that blocks, but it may not be a scan of this commit`;
	progress.report = withInconclusive(progress.report, "moved", {
		message,
		hint: doubt.hint
	});
}
export { decide };
