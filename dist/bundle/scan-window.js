import { $t as parseTime, Jn as orAbsent, S as sweepUntilStanding, Un as GateError, en as plausibleSpan, nn as unknownSpan, rn as zoneOf } from "./start.js";
// src/steps/scan-list.ts
async function listScans(run, repositoryId) {
	const read = (page) => run.client.listScans({
		repository_id: repositoryId,
		page,
		limit: 100
	});
	const first = await read(1);
	const count = first.items.length === 0 ? 1 : Math.max(1, Math.ceil(first.total / first.items.length));
	const last = count > 1 ? await read(count) : first;
	const beyond = last.items.length >= 100 ? await orAbsent(read(count + 1)) : void 0;
	const listed = unique([...first.items, ...last.items]);
	const items = unique([...listed, ...beyond?.items ?? []]);
	const isEnd = items.length === listed.length;
	const zone = zoneOf(items.find((item) => zoneOf(item.created_at) !== void 0)?.created_at) ?? "stated";
	const isWhole = isEnd && items.length === first.total;
	const order = isWhole ? void 0 : orderOf({
		first,
		last,
		beyond: isEnd ? void 0 : beyond
	}, zone);
	const between = Array.from({ length: Math.max(0, count - 2) }, (_, index) => index + 2);
	return {
		ids: new Set(items.map((item) => item.scan_id)),
		items,
		zone,
		completeSinceMs: isWhole ? Number.NEGATIVE_INFINITY : order?.completeSinceMs,
		unreadPages: order === void 0 ? [] : order.isRising ? between.reverse() : between
	};
}
var backwardCap = 20;
async function listScansSince(run, { repositoryId, list, sinceMs }) {
	const { zone, unreadPages } = list;
	if (list.completeSinceMs === void 0) return listAllScans(run, repositoryId, list);
	let { completeSinceMs } = list;
	const items = [...list.items];
	const unread = [...unreadPages];
	for (let turn = 1; turn <= backwardCap && completeSinceMs >= sinceMs; turn++) {
		const page = unread.shift();
		if (page === void 0) return {
			...list,
			items: unique(items),
			completeSinceMs: Number.NEGATIVE_INFINITY
		};
		const read = await run.client.listScans({
			repository_id: repositoryId,
			page,
			limit: 100
		});
		const times = read.items.map((item) => parseTime(item.created_at, zone) ?? Number.POSITIVE_INFINITY);
		completeSinceMs = Math.min(completeSinceMs, ...times);
		items.push(...read.items);
	}
	return {
		...list,
		items: unique(items),
		completeSinceMs
	};
}
function unique(items) {
	return [...new Map(items.map((item) => [item.scan_id, item])).values()];
}
function orderOf({ first, last, beyond }, zone) {
	const times = [
		first,
		...last === first ? [] : [last],
		...beyond === void 0 ? [] : [beyond]
	].map(({ items }) => items.map((item) => parseTime(item.created_at, zone)));
	const known = times.flat().filter((time) => time !== void 0);
	if (known.length < times.flat().length) return void 0;
	const isRising = known.every((time, index) => index === 0 || time >= (known[index - 1] ?? 0));
	if (isRising === known.every((time, index) => index === 0 || time <= (known[index - 1] ?? 0)) || isRising && beyond !== void 0) return void 0;
	const newer = (isRising ? times.at(-1) : times[0])?.filter((time) => time !== void 0) ?? [];
	return newer.length === 0 ? void 0 : {
		isRising,
		completeSinceMs: Math.min(...newer)
	};
}
async function listScansBefore(run, repositoryId) {
	try {
		const list = await listScans(run, repositoryId);
		return list.completeSinceMs === void 0 ? await listAllScans(run, repositoryId, list) : list;
	} catch (error) {
		if (!(error instanceof GateError) || ![
			"UNAVAILABLE",
			"PROTOCOL",
			"RATE_LIMITED"
		].includes(error.code)) throw error;
		run.log.note(`The scans of the repository could not be listed (${error.message}): a lost answer will not be repeated`);
		return;
	}
}
var wholeListCap = 5e3;
async function listAllScans(run, repositoryId, list) {
	const read = (page) => run.client.listScans({
		repository_id: repositoryId,
		page,
		limit: 100
	});
	const first = await read(1);
	if (first.total > wholeListCap) return list;
	const { items, stands } = await sweepUntilStanding({
		read,
		id: idOf,
		digest: idOf,
		combine: (_, later) => later
	}, first);
	const all = unique([...list.items, ...items]);
	const completeSinceMs = stands ? Number.NEGATIVE_INFINITY : void 0;
	return {
		...list,
		ids: new Set(all.map(idOf)),
		items: all,
		completeSinceMs
	};
}
function idOf({ scan_id: id }) {
	return id;
}
function newSince(before, now) {
	return now.items.filter((item) => isNewSince(before, item));
}
function isNewSince(before, { scan_id: id, created_at }) {
	const { ids, completeSinceMs, zone } = before;
	if (ids.has(id) || completeSinceMs === void 0) return false;
	return completeSinceMs === Number.NEGATIVE_INFINITY || (parseTime(created_at, zone) ?? NaN) > completeSinceMs;
}
var endedScans = new WeakMap();
async function readOtherScan({ client }, { scan_id }) {
	const ended = endedScans.get(client) ?? new Map();
	endedScans.set(client, ended);
	const known = ended.get(scan_id);
	if (known !== void 0) return known;
	const scan = await orAbsent(client.getScan({ scan_id }));
	if (scan?.completed_at) ended.set(scan_id, scan);
	return scan;
}
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
var clockSlackMs = 6e5;
function spanOf(run, scan, zone) {
	if (scan === void 0) return unknownSpan;
	const span = {
		startedAt: parseTime(scan.started_at, zone),
		completedAt: parseTime(scan.completed_at, zone)
	};
	const earliest = (parseTime(scan.created_at, zone) ?? Number.NEGATIVE_INFINITY) - clockSlackMs;
	return (span.startedAt ?? earliest) < earliest || (span.completedAt ?? earliest) < earliest ? unknownSpan : plausibleSpan(span, nowMs(run, zone));
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
export { spanOf as a, listScansBefore as c, readOtherScan as d, readScanWindow as i, listScansSince as l, ownSpan as n, isNewSince as o, readBeside as r, listScans as s, isWaiting as t, newSince as u };
