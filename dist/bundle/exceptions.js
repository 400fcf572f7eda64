import { r as both, t as answer } from "./answer.js";
import { i as inChangedFile } from "./changes.js";
import { a as placeMatcher, i as pathMatcher, n as isPlainFolder, o as plainPath, s as readingsOf, t as folderMatcher } from "./places.js";
import { n as idsOf, r as isStated, t as excuses } from "./statement.js";
import { a as isExpired, o as isExpiring } from "./exception-terms.js";
import { zt as isUnclear } from "./start.js";
import { u as weaknessesOf } from "./rule.js";
// src/policy/exception-index.ts
var indexes = new WeakMap();
function indexOf(exceptions) {
	let index = indexes.get(exceptions);
	if (index === void 0) {
		index = makeIndex(exceptions);
		indexes.set(exceptions, index);
	}
	return index;
}
function candidatesFor(finding, exceptions) {
	const index = indexOf(exceptions);
	const inPlace = finding.filePath === void 0 ? index.others : placedAt(finding.filePath, index);
	const byId = index.ids.get(finding.id);
	const byTitle = index.titles.get(finding.title.trim());
	const stated = statementsFor(finding, index);
	return byId === void 0 && byTitle === void 0 && stated.length === 0 ? inPlace : ordered(inPlace, byId, byTitle, stated);
}
function statementsFor(finding, { vulnerabilities, statements }) {
	if (statements.length === 0) return statements;
	const names = idsOf(finding);
	if (names.length === 0 && (finding.type === void 0 || finding.type === "SCA")) return statements;
	return [finding.id, ...names].flatMap((name) => vulnerabilities.get(name) ?? []);
}
function placedAt(filePath, index) {
	const plain = plainPath(filePath);
	if (plain === void 0) return ofPath(filePath, index);
	const inFolder = candidatesInFolder(plain.folder, index);
	if (inFolder === void 0) return ofPath(filePath, index);
	const byName = index.names.get(plain.name);
	return byName === void 0 ? inFolder : ordered(inFolder, byName);
}
function candidatesInFolder(folder, index) {
	const known = index.inFolders.get(folder);
	if (known !== void 0 || index.inFolders.has(folder)) return known;
	const found = isPlainFolder(folder) ? candidatesIn(folder, index) : void 0;
	index.inFolders.set(folder, found);
	return found;
}
function candidatesIn(folder, { names, wild, others, folderMatchers }) {
	const named = folder.split("/").flatMap((part) => names.get(part) ?? []);
	return ordered(others, [...new Set([...named, ...wild])].flatMap((candidate) => {
		const inside = folderMatchers.get(candidate)?.(folder) ?? "some";
		if (inside === "none") return [];
		return inside === "all" ? [{
			...candidate,
			isInPlace: true
		}] : [candidate];
	}));
}
function ofPath(filePath, index) {
	const known = index.ofPaths.get(filePath);
	if (known !== void 0) return known;
	const named = (readingsOf(filePath)[0]?.split("/") ?? []).flatMap((part) => index.names.get(part) ?? []);
	const found = ordered(index.others, index.wild, index.globs.get(filePath), named);
	index.ofPaths.set(filePath, found);
	return found;
}
function ordered(...several) {
	const unique = new Map();
	for (const candidate of several.flatMap((each) => each ?? [])) if (unique.get(candidate.place)?.isInPlace !== true) unique.set(candidate.place, candidate);
	return [...unique.values()].sort((a, b) => a.place - b.place);
}
function makeIndex(exceptions) {
	const index = {
		ids: new Map(),
		titles: new Map(),
		globs: new Map(),
		names: new Map(),
		wild: [],
		vulnerabilities: new Map(),
		statements: [],
		others: [],
		folderMatchers: new Map(),
		inFolders: new Map(),
		ofPaths: new Map()
	};
	for (const [place, exception] of exceptions.entries()) {
		const { violationId, title, path, vex } = exception;
		const candidate = {
			exception,
			place,
			isInPlace: false
		};
		if (vex !== void 0) {
			index.statements.push(candidate);
			for (const name of new Set([...vex.names, ...vex.ids])) add(index.vulnerabilities, name, candidate);
		} else if (violationId !== void 0) add(index.ids, violationId, candidate);
		else if (title !== void 0) add(index.titles, title.trim(), candidate);
		else if (path === void 0) index.others.push(candidate);
		else addPlace(index, path, candidate);
	}
	return index;
}
function addPlace({ globs, names, wild, folderMatchers }, path, candidate) {
	folderMatchers.set(candidate, folderMatcher(path));
	const name = plainName(path);
	if (name === void 0) wild.push(candidate);
	else {
		add(globs, path, candidate);
		add(names, name, candidate);
	}
}
function add(candidates, key, candidate) {
	const known = candidates.get(key);
	if (known === void 0) candidates.set(key, [candidate]);
	else known.push(candidate);
}
function plainName(glob) {
	if (/[{}[\]\\]/.test(glob)) return void 0;
	return glob.split("/").filter((name) => name !== "" && name !== "." && name !== ".." && !/[*?]/.test(name)).sort((a, b) => b.length - a.length)[0];
}
// src/policy/exceptions.ts
function exceptionFor(finding, exceptions, today) {
	let best = uncovered;
	if (exceptions.length === 0) return best;
	for (const candidate of candidatesFor(finding, exceptions)) {
		const { exception } = candidate;
		if (isExpired(exception, today)) continue;
		const { covers } = criteriaOf(exception);
		const found = covering(candidate, finding);
		if (found === "no" || found === "unknown" && best.answer === "yes") continue;
		if (best.exception === void 0 || exception.expires > best.exception.expires || found !== best.answer) best = covers[found];
	}
	return best;
}
var uncovered = { answer: "no" };
function covering({ exception, isInPlace }, finding) {
	const { all, besidePlace } = criteriaOf(exception);
	return isInPlace && !isUnclear(finding, "filePath") ? besidePlace(finding) : all(finding);
}
function reviewExceptions(findings, exceptions, today) {
	const review = {
		used: [],
		expiring: [],
		expired: [],
		unmatched: []
	};
	const unclear = [];
	const covered = coveredBy(exceptions, findings);
	for (const exception of exceptions) {
		if (isExpired(exception, today)) {
			review.expired.push(exception);
			continue;
		}
		if (isExpiring(exception, today)) review.expiring.push(exception);
		const { ids, mayCover } = covered.get(exception) ?? nothingCovered;
		if (ids.size > 0) review.used.push({
			exception,
			ids: [...ids].sort()
		});
		else if (!mayCover) review.unmatched.push(exception);
		else if (exception.vex !== void 0) unclear.push(exception);
	}
	return unclear.length === 0 ? review : {
		...review,
		unclear
	};
}
var nothingCovered = {
	ids: new Set(),
	mayCover: false
};
function coveredBy(exceptions, findings) {
	const covered = new Map();
	for (const finding of exceptions.length === 0 ? [] : findings) for (const candidate of candidatesFor(finding, exceptions)) {
		const { exception } = candidate;
		const found = exception.vex === void 0 ? covering(candidate, finding) : excuses(exception.vex, finding);
		if (found === "no") continue;
		const known = covered.get(exception) ?? {
			ids: new Set(),
			mayCover: false
		};
		covered.set(exception, known);
		if (found === "yes") known.ids.add(finding.id);
		else known.mayCover = true;
	}
	return covered;
}
function concernedBy(exceptions, changes, findings) {
	const paths = [...changes.files.keys()];
	const touched = findings.filter((finding) => finding.filePath !== void 0 && inChangedFile(finding, changes) === "yes");
	return exceptions.filter((exception) => {
		const { path: glob } = exception;
		const isIn = glob === void 0 ? void 0 : pathMatcher(glob);
		const { all: matches } = criteriaOf(exception);
		return paths.some((path) => isIn?.(path)) || touched.some((finding) => matches(finding) === "yes");
	});
}
var known = new WeakMap();
function criteriaOf(exception) {
	const found = known.get(exception);
	if (found !== void 0) return found;
	const { path, ...others } = exception;
	const compiled = {
		all: compile(exception),
		besidePlace: path === void 0 || hasCriteria(others) ? compile(others) : () => "yes",
		covers: {
			yes: {
				answer: "yes",
				exception
			},
			unknown: {
				answer: "unknown",
				exception
			}
		}
	};
	known.set(exception, compiled);
	return compiled;
}
function hasCriteria({ violationId, cwe, type, title }) {
	return [
		violationId,
		cwe,
		type,
		title
	].some((each) => each !== void 0);
}
function compile({ violationId, cwe, type, path, title, vex }) {
	const criteria = [];
	if (vex !== void 0) criteria.push((finding) => isExcused(vex, finding));
	if (violationId !== void 0) criteria.push((finding) => answer(finding.id === violationId));
	if (type !== void 0) criteria.push((finding) => answer(finding.type === type));
	if (title !== void 0) criteria.push((finding) => answer(!isUnclear(finding, "title") && finding.title.trim() === title.trim()));
	if (path !== void 0) criteria.push(inPath(path));
	if (cwe !== void 0) criteria.push((finding) => hasCwe(finding, cwe));
	if (criteria.length === 0) return () => "no";
	return (finding) => {
		let sum = "yes";
		for (const criterion of criteria) {
			sum = both(sum, criterion(finding));
			if (sum === "no") return sum;
		}
		return sum;
	};
}
function isExcused(claim, finding) {
	const found = excuses(claim, finding);
	return found === "unknown" && isStated(finding) ? "no" : found;
}
function inPath(glob) {
	const isIn = placeMatcher([glob]);
	return (finding) => answer(isIn(finding) === "yes");
}
function hasCwe(finding, cwe) {
	const stated = weaknessesOf(finding);
	if (stated === void 0) return "unknown";
	return answer(stated.size === 1 && stated.has(cwe));
}
export { indexOf as a, candidatesInFolder as i, exceptionFor as n, reviewExceptions as r, concernedBy as t };
