import { n as decodedPath, o as isNoPath, t as canonicalPath } from "./changes.js";
import { zt as isUnclear } from "./start.js";
import { n as compileGlob, t as compileFolderGlob } from "./glob.js";
// src/policy/places.ts
function pathMatcher(glob) {
	return compileGlob(fromRoot(glob));
}
function folderMatcher(glob) {
	const inside = compileFolderGlob(fromRoot(glob));
	return (folder) => inside(folder === "" ? [] : folder.split("/"));
}
var telling = /[%\\>\u2192;|\n\0,*?[\]{}]/;
function plainPath(filePath) {
	const path = splitPath(filePath);
	return path !== void 0 && isPlainName(path.name) ? path : void 0;
}
function splitPath(filePath) {
	const end = filePath.lastIndexOf("/");
	if (end === 0 || isNoPath(filePath)) return void 0;
	return {
		folder: filePath.slice(0, Math.max(0, end)),
		name: filePath.slice(end + 1)
	};
}
function isPlainFolder(folder) {
	return folder === "" || folder.split("/").every(isPlainName);
}
function isPlainName(name) {
	return name !== "" && name !== "." && name !== ".." && !telling.test(name);
}
function fromRoot(glob) {
	return glob.replace(/^(?:\.?\/)+/, "").replace(/\/$/, "/**");
}
function readingsOf(filePath) {
	const places = filePath.split(/\s*(?:[-=]>|[\u2192;|\n\0])\s*|,\s+/);
	return [...new Set(places.flatMap((path) => [canonicalPath(path), canonicalPath(decodedPath(path))]))];
}
var known = new WeakMap();
function placeMatcher(globs) {
	const found = known.get(globs) ?? compiled(globs);
	known.set(globs, found);
	return found;
}
function compiled(globs) {
	const exact = globs.map(pathMatcher);
	const loose = globs.map((glob) => compileGlob(folded(fromRoot(glob))));
	const isIn = (path) => exact.some((matches) => matches(path));
	const mayBeIn = (path) => loose.some((matches) => matches(path));
	const answers = new Map();
	const placeOf = (filePath) => {
		const readings = readingsOf(filePath);
		if (globs.includes(filePath) || readings.every((path) => path !== void 0 && isIn(path))) return "yes";
		return readings.some((path) => path === void 0 || spellingsOf(path, filePath).some(mayBeIn)) ? "unknown" : "no";
	};
	return (finding) => {
		const { filePath } = finding;
		if (filePath === void 0 || isNoPath(filePath) || isUnclear(finding, "filePath")) return "unknown";
		const known = answers.get(filePath) ?? placeOf(filePath);
		answers.set(filePath, known);
		return known;
	};
}
function folded(path) {
	return path.normalize("NFC").toLowerCase();
}
var mostFolders = 64;
function spellingsOf(path, filePath) {
	const parts = folded(path).split("/");
	const count = /^(?:file:|[a-z]:[\\/]|[\\/])/i.test(filePath.trim()) ? Math.min(parts.length, mostFolders) : 1;
	return Array.from({ length: count }, (_, skipped) => parts.slice(skipped).join("/"));
}
export { placeMatcher as a, splitPath as c, pathMatcher as i, isPlainFolder as n, plainPath as o, isPlainName as r, readingsOf as s, folderMatcher as t };
