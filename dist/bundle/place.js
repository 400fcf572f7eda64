import { Hn as neutralLine } from "./start.js";
// src/report/place.ts
function displayPath(path, maxLength = 200) {
	const text = neutralLine(path.slice(-maxLength - 1));
	return text.length <= maxLength ? text : `\u2026${text.slice(1 - maxLength).replace(/^[\udc00-\udfff]/, "")}`;
}
function displayPlace(place, maxLength = 200) {
	if (place.filePath === void 0 || place.filePath.trim() === "") return void 0;
	const path = displayPath(place.filePath, maxLength);
	const line = safeLine(place.line);
	return line === void 0 ? path : `${path}:${line}`;
}
function safeRelativePath(path) {
	if (path === void 0 || path.length > 1024) return void 0;
	const relative = path.replace(/^(?:\.\/)+/, "");
	if (relative !== neutralLine(relative) || relative !== relative.trim()) return void 0;
	if (/\\|^[a-z][a-z0-9+.-]*:/i.test(relative)) return void 0;
	return relative.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..") ? relative : void 0;
}
function safeLine(line) {
	return line !== void 0 && Number.isSafeInteger(line) && line >= 1 && line <= 2147483647 ? line : void 0;
}
function encodePath(relativePath) {
	return relativePath.split("/").map((segment) => encodeURIComponent(segment).replaceAll(/[!'()*]/g, percentOf)).join("/");
}
function percentOf(character) {
	return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
function safeRepositoryUrl(url) {
	if (url === void 0 || url.length > 500 || !URL.canParse(url)) return void 0;
	const plain = new URL(url).href.replace(/\/+$/, "");
	return /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.~-]+)+$/i.test(plain) ? plain : void 0;
}
function withoutUserInfo(url) {
	return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, "$1");
}
function safeSha(sha) {
	return sha !== void 0 && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : void 0;
}
function blobUrl(place) {
	const repository = safeRepositoryUrl(place.repositoryUrl);
	const sha = safeSha(place.headSha);
	const end = linkedPlace(place);
	if (repository === void 0 || sha === void 0 || end === void 0) return void 0;
	return `${repository}/blob/${sha}/${end}`;
}
function linkedPlace({ filePath, line: given }) {
	const path = safeRelativePath(filePath);
	if (path === void 0) return void 0;
	const line = safeLine(given);
	return `${encodePath(path)}${line === void 0 ? "" : `#L${line}`}`;
}
export { linkedPlace as a, safeRepositoryUrl as c, encodePath as i, safeSha as l, displayPath as n, safeLine as o, displayPlace as r, safeRelativePath as s, blobUrl as t, withoutUserInfo as u };
