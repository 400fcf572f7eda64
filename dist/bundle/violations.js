import { Dr as readListItem, Fr as parseTime, Ir as plausibleSpan, Qr as severityFilters, Rr as unknownSpan, Zs as GateError, b as digestOf, kr as severities, x as sweepUntilStanding, zr as zoneOf } from "./start.js";
import { t as combined } from "./statements.js";
import { n as listScans, o as readOtherScan } from "./scan-list.js";
// src/steps/scan-window.ts
var longestScanMs = 72e5;
var detailCap = 200;
function ownSpan(run, scans) {
	const zone = scanZone(scans[0]);
	const spans = scans.map((scan) => spanOf(run, scan, zone));
	const starts = spans.map(({ startedAt }) => startedAt);
	const completedAt = extreme(spans.map(({ completedAt }) => completedAt), Math.max);
	return {
		zone,
		latestMs: nowMs(run, zone) ?? completedAt,
		startedAt: extreme(starts, Math.min),
		completedAt
	};
}
function nowMs({ client }, zone) {
	return zone === "stated" ? client.serverTimeMs() : void 0;
}
function scanZone(scan) {
	return zoneOf(scan?.started_at) ?? zoneOf(scan?.completed_at) ?? "stated";
}
function spanOf(run, scan, zone) {
	if (scan === void 0) return unknownSpan;
	const span = {
		startedAt: parseTime(scan.started_at, zone),
		completedAt: parseTime(scan.completed_at, zone)
	};
	return plausibleSpan(span, nowMs(run, zone));
}
async function readScanWindow(run, repositoryId, scans) {
	const own = ownSpan(run, scans);
	const ids = new Set(scans.map((scan) => scan.scan_id));
	return {
		...own,
		others: await readBeside(run, repositoryId, {
			ids,
			...own
		})
	};
}
async function readBeside(run, repositoryId, beside) {
	const { ids, zone, startedAt, completedAt } = beside;
	if (startedAt === void 0) return [];
	const list = await listScans(run, repositoryId);
	const span = {
		earliestMs: startedAt - longestScanMs,
		latestMs: completedAt ?? Number.POSITIVE_INFINITY
	};
	if (!(list.completeSinceMs !== void 0 && list.completeSinceMs <= span.earliestMs)) return [unknownSpan];
	const near = list.items.filter((item) => !ids.has(item.scan_id) && mayOverlap(item, span, createdAt(run, item, zone)));
	if (near.length > detailCap) return [unknownSpan];
	return (await Promise.all(near.map((item) => readOtherScan(run, item)))).filter((scan) => !isWaiting(scan)).map((scan) => spanOf(run, scan, zone));
}
function extreme(times, pick) {
	const known = times.filter((time) => time !== void 0);
	return known.length === times.length ? pick(...known) : void 0;
}
function createdAt(run, { created_at }, zone) {
	return spanOf(run, { started_at: created_at }, zone).startedAt;
}
function mayOverlap(item, span, created) {
	if (created === void 0) return true;
	if (created > span.latestMs) return false;
	return item.status !== "COMPLETED" && item.status !== "FAILED" || created >= span.earliestMs;
}
function isWaiting(scan) {
	return scan?.status === "PENDING" && !scan.started_at;
}
// src/steps/memory.ts
var longList = 5e3;
async function keepMemorySmall(findings) {
	if (findings < longList) return;
	const { setFlagsFromString } = await import("node:v8");
	setFlagsFromString("--semi-space-growth-factor=1");
	setFlagsFromString("--heap-growing-percent=10");
}
// src/steps/violations.ts
async function sweepViolations(run, repositoryId, wanted) {
	return {
		...await sweepUntilStanding(violationSource(run, repositoryId, wanted)),
		severities: wanted
	};
}
function violationSource(run, repositoryId, wanted) {
	const shared = sharedTexts();
	const filter = wanted === void 0 ? {} : { severity: wanted.map((word) => word.toLowerCase()).join(",") };
	return {
		async read(page) {
			const answer = await run.client.listViolations({
				repository_id: repositoryId,
				...filter,
				page,
				limit: 100
			});
			if (wanted !== void 0) checkFilter(answer, wanted);
			return {
				...answer,
				items: answer.items.map((item) => shared(readListItem(item)))
			};
		},
		id: ({ id }) => id,
		digest,
		combine: combined
	};
}
function sharedTexts() {
	const known = new Map();
	const held = (text) => {
		const same = known.get(text);
		if (same === void 0 && known.size < sharedTextsMax) known.set(text, text);
		return same ?? text;
	};
	return (finding) => {
		finding.title = held(finding.title);
		if (finding.filePath !== void 0) finding.filePath = held(finding.filePath);
		return finding;
	};
}
var sharedTextsMax = 1e4;
function digest(finding) {
	const { id, severity, severityKnown, status, type, filePath, line, cvss, epss, unclear } = finding;
	return JSON.stringify([
		id,
		severity,
		severityKnown,
		status,
		type,
		filePath,
		line,
		cvss,
		epss,
		unclear
	]);
}
function sameContent(a, b) {
	return digestOf({ digest }, a) === digestOf({ digest }, b);
}
function checkFilter(answer, wanted) {
	const stray = answer.items.find(({ severity }) => severities.some((known) => known === severity && !wanted.includes(known)));
	if (stray === void 0) return;
	throw new GateError("PROTOCOL", `Asked for violations of ${wanted.join(", ")}, the service answered one of severity ${stray.severity}`, { hint: "The service does not honour the documented severity filter, so its lists cannot be trusted." });
}
var looks = 3;
var pauseMs = 1e3;
var fewPages = 3;
var halves = [severityFilters.slice(0, 2).join(","), severityFilters.slice(2).join(",")];
async function lookAtViolations(run, repositoryId) {
	const first = await violationSource(run, repositoryId, void 0).read(1);
	await keepMemorySmall(first.total);
	if (first.total <= fewPages * first.items.length) return lookAtAll(run, repositoryId, first);
	let page = first;
	for (let look = 1; page.items.every(({ severityKnown }) => severityKnown); look++) {
		if (await hasKnownOnly(run, repositoryId, page.total)) return {
			list: void 0,
			unknownSeverities: "none",
			total: page.total
		};
		if (look === looks) break;
		await run.budget.clock.sleep(pauseMs, run.budget.signal);
		page = await violationSource(run, repositoryId, void 0).read(1);
	}
	const list = await sweepViolations(run, repositoryId, void 0);
	return {
		list,
		unknownSeverities: "unread",
		total: list.total
	};
}
async function hasUnknownNews(run, repositoryId, { total, findings }) {
	if (await totalOf(run, repositoryId, void 0) === total) return false;
	const ids = new Set(findings.map(({ id }) => id));
	const { list } = await lookAtViolations(run, repositoryId);
	return list?.items.some(({ id, severityKnown }) => !severityKnown && !ids.has(id)) ?? false;
}
async function lookAtAll(run, repositoryId, first) {
	const list = {
		...await sweepUntilStanding(violationSource(run, repositoryId, void 0), first),
		severities: void 0
	};
	const { total } = list;
	if (!list.stands) return {
		list,
		unknownSeverities: "unread",
		total
	};
	return {
		list,
		unknownSeverities: list.pageCount === 1 || list.items.every(({ severityKnown }) => severityKnown) && await totalOf(run, repositoryId, severityFilters.join(",")) === list.items.length ? "listed" : "unread",
		total
	};
}
async function hasKnownOnly(run, repositoryId, total) {
	const [worse = 0, milder = 0] = await Promise.all(halves.map((words) => totalOf(run, repositoryId, words)));
	return worse + milder === total && await totalOf(run, repositoryId, void 0) === total;
}
async function totalOf(run, repositoryId, severity) {
	const filter = severity === void 0 ? {} : { severity };
	return (await run.client.listViolations({
		repository_id: repositoryId,
		...filter,
		limit: 1
	})).total;
}
export { ownSpan as a, spanOf as c, sweepViolations as i, lookAtViolations as n, readBeside as o, sameContent as r, readScanWindow as s, hasUnknownNews as t };
