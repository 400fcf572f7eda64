import { gn as severityRank } from "./start.js";
// src/policy/ranking.ts
var effectOrder = [
	"blocks",
	"may block",
	"none"
];
function byWorst(effects) {
	const effectRank = (finding) => effectOrder.indexOf(effects.get(finding.id) ?? "none");
	return (a, b) => effectRank(a) - effectRank(b) || severityRank(a.severity) - severityRank(b.severity) || (b.cvss ?? -1) - (a.cvss ?? -1) || (b.epss ?? -1) - (a.epss ?? -1) || compareText(a.filePath ?? "􏿿", b.filePath ?? "􏿿") || (a.line ?? 0) - (b.line ?? 0) || compareText(a.id, b.id);
}
function compareText(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
export { byWorst as t };
