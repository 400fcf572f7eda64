// src/policy/changes.ts
var longestPath = 4096;
function isNoPath(path) {
	return path.length > longestPath;
}
function inChangedFile({ filePath }, changes) {
	if (filePath === void 0 || !changes.isComplete) return "yes";
	if (isNoPath(filePath)) return "yes";
	const { answers } = indexOf(changes);
	const known = answers.get(filePath) ?? isChangedFile(filePath, changes);
	answers.set(filePath, known);
	return known;
}
function isChangedFile(filePath, changes) {
	if (changes.files.has(normalPath(filePath))) return "yes";
	const path = foldPath(filePath);
	if (path === "") return "yes";
	const { files, folders } = indexOf(changes);
	const namesakes = files.get(baseName(path)) ?? [];
	if (namesakes.some((changed) => isTail(path, changed))) return "yes";
	if (namesakes.some((changed) => isTail(changed, path))) return "unknown";
	const beyond = beyondChangedPath(path, files);
	if (beyond !== "no") return beyond;
	if (mentionsChangedPath(filePath, files)) return "unknown";
	if (!isPlace(filePath)) return "yes";
	return (folders.get(baseName(path)) ?? []).some((folder) => isTail(path, folder) || isTail(folder, path)) ? "unknown" : "no";
}
function isChangedPath(path, changes) {
	if (isNoPath(path)) return true;
	if (changes.files.has(normalPath(path))) return true;
	const isAbsolute = /^(?:file:|[a-z]:[\\/]|\/)/i.test(path);
	const folded = foldPath(path);
	const isChanged = (place) => (indexOf(changes).files.get(baseName(place)) ?? []).some((changed) => isAbsolute ? isTail(place, changed) : place === changed);
	return isChanged(folded) || foldersOf(folded).some(isChanged);
}
function onChangedLine(finding, changes) {
	const place = inChangedFile(finding, changes);
	if (place !== "yes") return place;
	const file = finding.filePath === void 0 ? void 0 : changes.files.get(normalPath(finding.filePath));
	const { line } = finding;
	if (file?.lines === void 0 || line === void 0) return "yes";
	if (file.lines.some(([first, last]) => first <= line && line <= last)) return "yes";
	const path = foldPath(finding.filePath ?? "");
	return (indexOf(changes).files.get(baseName(path)) ?? []).filter((changed) => changed !== path).some((changed) => isTail(changed, path)) ? "unknown" : "no";
}
function normalPath(path) {
	return path.replaceAll("\\", "/").replace(/^(?:\.?\/)+/, "");
}
function canonicalPath(path) {
	const parts = [];
	for (const part of normalPath(path).split("/")) {
		if (part === ".." && parts.pop() === void 0) return void 0;
		if (part !== "" && part !== "." && part !== "..") parts.push(part);
	}
	return parts.join("/");
}
function foldPath(path) {
	const plain = decodedPath(path.trim().replace(/^file:\/*/i, "")).replaceAll("\\", "/").replace(/(?:[#?]|::).*$/s, "").replace(/\s*\(\d[\d\s,:;-]*\)$|\s+\([^()]*\)$/, "").replace(/(?::\d+(?:-\d+)?)+$/, "").trim();
	const parts = [];
	for (const part of plain.split("/")) if (part === "..") parts.pop();
	else if (part !== "" && part !== ".") parts.push(part);
	return parts.join("/").normalize("NFC").toLowerCase();
}
function decodedPath(path) {
	return path.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
		try {
			return decodeURIComponent(bytes);
		} catch {
			return bytes;
		}
	});
}
function beyondChangedPath(path, files) {
	let found = "no";
	for (const { index } of path.matchAll(/[^\p{L}\p{N}_.-]/gu)) {
		const part = path.slice(0, index);
		for (const changed of files.get(baseName(part)) ?? []) {
			if (part === changed || path[index] !== "/" && isTail(part, changed)) return "yes";
			if (isTail(part, changed) || isTail(changed, part)) found = "unknown";
		}
	}
	return found;
}
function mentionsChangedPath(path, files) {
	const words = path.split(/[\s()<>[\]"'|,;=!\u2192]+/);
	if (words.length === 1) return false;
	return words.some((word) => {
		const folded = foldPath(word);
		return (folded === "" ? [] : files.get(baseName(folded)) ?? []).some((changed) => isTail(folded, changed) || isTail(changed, folded));
	});
}
function isPlace(path) {
	const text = path.trim();
	const isOtherAddress = /^(?!file:|https?:)[a-z][\w+.-]+:(?!\d+(?:[:-]\d+)*$)(?:.*[/:@]|[^.]*$)/i.test(text);
	const isVersioned = /@\d[\w.+-]*$/.test(text);
	const [first = ""] = text.split(/\s+(?:[>\u2192]|[-=]>|\((?!\d))/);
	return !isOtherAddress && !isVersioned && (first === text || /\.\w+$|file$/i.test(first));
}
function baseName(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function isTail(long, short) {
	return long === short || long.endsWith(`/${short}`);
}
var indexes = new WeakMap();
function indexOf(changes) {
	const known = indexes.get(changes);
	if (known !== void 0) return known;
	const paths = [...changes.files.keys()].filter((path) => !isNoPath(path)).map(foldPath);
	const folders = new Set(paths.flatMap(foldersOf));
	const index = {
		files: Map.groupBy(paths, baseName),
		folders: Map.groupBy(folders, baseName),
		answers: new Map()
	};
	indexes.set(changes, index);
	return index;
}
function foldersOf(path) {
	const parts = path.split("/");
	return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}
export { isChangedPath as a, onChangedLine as c, inChangedFile as i, decodedPath as n, isNoPath as o, foldPath as r, normalPath as s, canonicalPath as t };
