import { Gt as severities, S as sweepUntilStanding, Un as GateError, Ut as readListItem, sn as severityFilters, x as digestOf } from "./start.js";
import { b as readLocations, c as beginPlaces, g as numberedOf, h as newLocations, l as beginTexts, p as keepNumbered, s as beginClasses, v as readClasses, x as readTitles, y as readIdEnds } from "./evidence.js";
import { t as combined } from "./statements.js";
// src/policy/numbering.ts
var mostTexts = 2e4;
var blockLength = 4096;
function beginNumbering() {
	const tables = {
		titles: beginTexts(),
		places: beginPlaces(),
		classes: beginClasses()
	};
	const { titles, places, classes } = tables;
	let block = newBlock(0);
	let used = 0;
	return (page) => {
		if (Math.max(titles.texts.length, places.folders.texts.length, places.names.texts.length) > mostTexts || classes.samples.length > mostTexts) return;
		if (used + page.length > block.idEnds.length) {
			block = newBlock(Math.max(blockLength, page.length));
			used = 0;
		}
		const [from, to] = [used, used + page.length];
		const { folders, names } = block.locations;
		const ofPage = {
			folders: folders.subarray(from, to),
			names: names.subarray(from, to)
		};
		keepNumbered(page, {
			tables,
			titles: readTitles(page, titles, block.titles.subarray(from, to)),
			locations: readLocations(page, places, ofPage),
			classes: readClasses(page, classes, block.classes.subarray(from, to)),
			idEnds: readIdEnds(page, block.idEnds.subarray(from, to))
		});
		used = to;
	};
}
function newBlock(length) {
	return {
		titles: new Uint32Array(length),
		locations: newLocations(length),
		classes: new Uint32Array(length),
		idEnds: new Uint16Array(length)
	};
}
function joinColumns(parts, whole) {
	const filled = parts.filter(({ length }) => length > 0);
	const columns = filled.map(numberedOf).filter((each) => each !== void 0);
	const [first] = columns;
	if (first === void 0 || columns.length < filled.length) return;
	const { tables } = first;
	if (columns.some((each) => each.tables !== tables) || !isMadeOf(filled, whole)) return;
	const join = (column) => joined(new Uint32Array(whole.length), columns.map(column));
	const { titles, places, classes } = tables;
	keepNumbered(whole, {
		tables,
		titles: {
			places: join((each) => each.titles.places),
			texts: titles.texts
		},
		locations: {
			folders: {
				places: join(({ locations }) => locations.folders.places),
				texts: places.folders.texts
			},
			names: {
				places: join(({ locations }) => locations.names.places),
				texts: places.names.texts
			}
		},
		classes: {
			places: join((each) => each.classes.places),
			samples: classes.samples
		},
		idEnds: joined(new Uint16Array(whole.length), columns.map(({ idEnds }) => idEnds))
	});
}
function isMadeOf(parts, whole) {
	let position = 0;
	for (const part of parts) for (const finding of part) if (whole[position++] !== finding) return false;
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
// src/steps/memory.ts
var longList = 5e3;
var growth = {
	reading: 100,
	afterwards: 10
};
var setFlag;
var lists = 0;
async function keepMemorySmall(findings) {
	if (findings < longList || setFlag !== void 0) return;
	setFlag = (await import("node:v8")).setFlagsFromString;
	setFlag("--semi-space-growth-factor=1");
	setFlag("--no-parallel-scavenge");
	letGrow();
}
async function readList(read) {
	lists += 1;
	letGrow();
	try {
		return await read();
	} finally {
		lists -= 1;
		letGrow();
	}
}
function letGrow() {
	setFlag?.(`--heap-growing-percent=${lists > 0 ? growth.reading : growth.afterwards}`);
}
// src/steps/violations.ts
async function sweepViolations(run, repositoryId, wanted) {
	return {
		...await readList(() => sweepUntilStanding(violationSource(run, repositoryId, wanted))),
		severities: wanted,
		readMs: run.budget.clock.now()
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
			const items = answer.items.map((item) => shared(readListItem(item)));
			run.numbering?.(items);
			return {
				...answer,
				items
			};
		},
		join: joinColumns,
		id: ({ id }) => id,
		digest,
		combine: combined
	};
}
function sharedTexts() {
	const [titles, paths] = [sharedText(), sharedText()];
	return (finding) => {
		finding.title = titles(finding.title);
		if (finding.filePath !== void 0) finding.filePath = paths(finding.filePath);
		return finding;
	};
}
function sharedText() {
	const known = new Map();
	let found = 0;
	return (text) => {
		if (known.size === sharedTextsMax && found < sharedTextsMax) return text;
		const same = known.get(text);
		if (same !== void 0) found += 1;
		else if (known.size < sharedTextsMax) known.set(text, text);
		return same ?? text;
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
async function lookAtViolations(run, repositoryId, { counted, begin } = {
	counted: 0,
	begin: () => {}
}) {
	const reading = violationSource(run, repositoryId, void 0).read(1);
	const isLong = counted > fewPages * 100;
	if (isLong) begin();
	const first = await reading;
	await keepMemorySmall(first.total);
	if (first.total <= fewPages * first.items.length) return lookAtAll(run, repositoryId, first);
	if (!isLong) begin();
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
	const counted = await totalOf(run, repositoryId, void 0);
	if (counted === total) return false;
	const ids = new Set(findings.map(({ id }) => id));
	const { list, total: listed } = await lookAtViolations(run, repositoryId);
	if (counted < listed) await checkTotal(run, repositoryId, listed);
	return list?.items.some(({ id, severityKnown }) => !severityKnown && !ids.has(id)) ?? false;
}
async function checkTotal(run, repositoryId, listed) {
	const counted = await totalOf(run, repositoryId, void 0);
	if (counted >= listed) return;
	throw new GateError("PROTOCOL", `The service lists ${listed} violations, and asked for one it says that there are ${counted}`, { hint: "Its totals are not those of the whole list, so nobody can tell whether a list is complete." });
}
async function lookAtAll(run, repositoryId, first) {
	const list = {
		...await sweepUntilStanding(violationSource(run, repositoryId, void 0), first),
		severities: void 0,
		readMs: run.budget.clock.now()
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
export { beginNumbering as a, sweepViolations as i, lookAtViolations as n, joinColumns as o, sameContent as r, hasUnknownNews as t };
