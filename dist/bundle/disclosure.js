import { s as normalPath } from "./changes.js";
// src/report/disclosure.ts
function needsChangedFiles({ disclose, isPublic }) {
	return disclose === "changed" || disclose === "auto" && isPublic;
}
function isDisclosed(finding, disclosure) {
	if (disclosure.disclose === "counts") return false;
	if (!needsChangedFiles(disclosure)) return true;
	return finding.filePath !== void 0 && (disclosure.changes?.files.has(normalPath(finding.filePath)) ?? false);
}
function isOnChangedLine({ filePath, line }, changes) {
	if (changes === void 0 || filePath === void 0 || line === void 0) return false;
	return (changes.files.get(normalPath(filePath))?.lines ?? []).some(([first, last]) => first <= line && line <= last);
}
export { isOnChangedLine as n, needsChangedFiles as r, isDisclosed as t };
