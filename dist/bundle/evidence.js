import { Bt as labels, Gt as severities, dn as violationStatuses, fn as violationTypes } from "./start.js";
import { c as splitPath, r as isPlainName } from "./places.js";
var noPlaces = ["", ""];
var known = new WeakMap();
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
function idEndsOf(findings) {
	const columns = columnsOf(findings);
	columns.idEnds ??= readIdEnds(findings, new Uint16Array(findings.length));
	return columns.idEnds;
}
function idEndOf(id) {
	let sum = id.length;
	for (let at = Math.max(0, id.length - 4); at < id.length; at += 1) sum = Math.imul(sum, 31) + id.charCodeAt(at) | 0;
	return (sum ^ sum >>> 16) & 65535;
}
function passOn(from, to) {
	const columns = known.get(from);
	const isAlike = ({ id, title, filePath }, position) => {
		const before = from[position];
		return id === before?.id && title === before.title && filePath === before.filePath;
	};
	if (columns === void 0 || from.length !== to.length || !to.every(isAlike)) return;
	const { classes: _, tables: _tables, ...others } = columns;
	known.set(to, others);
}
function numberedOf(findings) {
	const columns = known.get(findings);
	return columns?.tables === void 0 ? void 0 : columns;
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
	for (const { title } of findings) places[position++] = placeOf(title.trim());
	return {
		places,
		texts
	};
}
function readIdEnds(findings, ends) {
	let position = 0;
	for (const { id } of findings) ends[position++] = idEndOf(id);
	return ends;
}
function beginPlaces() {
	return {
		folders: beginTexts(noPlaces),
		names: beginTexts(noPlaces),
		arePlain: []
	};
}
function newLocations(count) {
	return {
		folders: new Uint32Array(count),
		names: new Uint32Array(count)
	};
}
function readLocations(findings, tables, into) {
	const { folders, names, arePlain } = tables;
	let position = -1;
	for (const { filePath } of findings) {
		position += 1;
		if (filePath === void 0) continue;
		into.folders[position] = 1;
		const path = splitPath(filePath);
		if (path === void 0) continue;
		const place = names.placeOf(path.name);
		arePlain[place] ??= isPlainName(path.name);
		if (!arePlain[place]) continue;
		into.names[position] = place;
		into.folders[position] = folders.placeOf(path.folder);
	}
	return {
		folders: {
			places: into.folders,
			texts: folders.texts
		},
		names: {
			places: into.names,
			texts: names.texts
		}
	};
}
function readClasses(findings, { samples, placeOf }, places) {
	let position = 0;
	for (const finding of findings) places[position++] = placeOf(finding);
	return {
		places,
		samples
	};
}
function beginClasses() {
	const samples = [void 0];
	const known = [];
	return {
		samples,
		placeOf(finding) {
			if (finding.detail !== void 0 || (finding.unclear?.length ?? 0) > 0) return 0;
			const kind = kindOf(finding);
			known[kind] ??= new Map();
			let ofKind = known[kind].get(finding.cvss);
			if (ofKind === void 0) {
				ofKind = new Map();
				known[kind].set(finding.cvss, ofKind);
			}
			let place = ofKind.get(finding.epss);
			if (place === void 0) {
				place = samples.push(finding) - 1;
				ofKind.set(finding.epss, place);
			}
			return place;
		}
	};
}
var ranks = {
	severity: ranksOf(severities),
	type: ranksOf([...violationTypes, "none"]),
	status: ranksOf([...violationStatuses, "UNKNOWN"]),
	label: ranksOf(labels)
};
var [typeCount, statusCount] = [ranks.type, ranks.status].map((each) => Object.keys(each).length);
function kindOf({ severity, severityKnown, type, status, label }) {
	return (((2 * ranks.severity[severity] + (severityKnown ? 1 : 0)) * typeCount + ranks.type[type ?? "none"]) * statusCount + ranks.status[status]) * labels.length + ranks.label[label];
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
			if (place === void 0) {
				place = texts.push(text) - 1;
				known.set(text, place);
			}
			return place;
		}
	};
}
// src/policy/groups.ts
function groupFindings(findings, distinctions) {
	const { always, costly, isConcerned } = distinctions;
	const ofEach = always.filter(({ isOfClass }) => isOfClass !== true);
	const ofClass = always.filter(({ isOfClass }) => isOfClass === true);
	const classes = classesOf(findings);
	const branches = branchesOf(classes.samples, ofClass);
	const making = {
		findings,
		costly,
		isConcerned,
		ofEach,
		groups: []
	};
	const places = new Uint32Array(findings.length);
	for (let position = 0; position < places.length; position += 1) {
		const branch = branches[classes.places[position] ?? 0];
		const group = branch === void 0 ? begin(making, position) : groupIn(branch, position, making);
		group.size += 1;
		places[position] = group.place;
	}
	return {
		groups: making.groups,
		places
	};
}
function groupIn(ofClass, position, making) {
	const { findings, ofEach, isConcerned, costly } = making;
	let branch = ofClass;
	const finding = findings[position];
	for (const distinction of ofEach) branch = nextOf(branch, distinction.of(finding));
	branch.isConcerned ??= isConcerned(finding);
	if (branch.isConcerned) branch = nextOf(branch, costly(position));
	branch.group ??= begin(making, position);
	return branch.group;
}
function begin({ findings, groups }, position) {
	const group = {
		finding: findings[position],
		size: 0,
		place: groups.length
	};
	groups.push(group);
	return group;
}
function branchesOf(samples, distinctions) {
	const root = { next: [] };
	return samples.map((sample) => {
		if (sample === void 0) return void 0;
		return distinctions.reduce((branch, each) => nextOf(branch, each.of(sample)), nextOf(root, kindOf(sample)));
	});
}
function nextOf({ next }, difference) {
	const known = next[difference];
	if (known !== void 0) return known;
	const fresh = { next: [] };
	next[difference] = fresh;
	return fresh;
}
function sizeOf(groups, fits = () => true) {
	let size = 0;
	for (const group of groups) if (fits(group.finding)) size += group.size;
	return size;
}
// src/policy/evidence.ts
var noEvidence = {
	counts: {},
	findings: [],
	lists: {},
	unknownSeverities: "unread",
	startedAt: void 0,
	coverage: void 0,
	diagnostics: [],
	changes: void 0,
	base: void 0,
	earlierBase: void 0,
	baseline: void 0,
	known: void 0,
	isSuppressible: true
};
function isOpen(finding) {
	if (finding.status === "FIXED") return finding.label === "seen" || finding.label === "maybe" && finding.detail?.lastSeen !== void 0;
	return finding.status === "OPEN" || finding.status === "UNKNOWN";
}
function isSuppressed(finding) {
	return finding.status === "FALSE_POSITIVE" || finding.status === "ACCEPTED_RISK";
}
function isExplanation(finding) {
	return finding.label === "seen" || finding.label === "maybe" && finding.status !== "FIXED";
}
function contradictionIn(evidence, severity, groups) {
	const counted = evidence.counts[severity];
	if (counted === void 0) return void 0;
	const listed = sizeOf(groups, isExplanation);
	return listed < counted ? {
		severity,
		listed,
		counted
	} : void 0;
}
export { titlesOf as S, passOn as _, groupFindings as a, readLocations as b, beginPlaces as c, idEndOf as d, idEndsOf as f, numberedOf as g, newLocations as h, noEvidence as i, beginTexts as l, locationsOf as m, isOpen as n, sizeOf as o, keepNumbered as p, isSuppressed as r, beginClasses as s, contradictionIn as t, classesOf as u, readClasses as v, readTitles as x, readIdEnds as y };
