import { Gt as severities, cn as severityRank } from "./start.js";
// src/policy/ranking.ts
var effectOrder = [
	"blocks",
	"may block",
	"none"
];
function byWorst(effects) {
	return (a, b) => rankOf(a, effects) - rankOf(b, effects) || compareRanked(a, b);
}
function worstFirst(findings, effects) {
	const ranks = [];
	for (const finding of findings) {
		const rank = rankOf(finding, effects);
		ranks[rank] ??= [];
		ranks[rank].push(finding);
	}
	return ranks.flatMap((each) => each.sort(compareRanked));
}
function worstOf(findings, effects, count) {
	const compare = byWorst(effects);
	const worst = [];
	for (const finding of findings) {
		const last = worst.at(-1);
		if (worst.length === count && (last === void 0 || compare(finding, last) >= 0)) continue;
		if (worst.length === count) worst.pop();
		const place = worst.findLastIndex((each) => compare(each, finding) <= 0);
		worst.splice(place + 1, 0, finding);
	}
	return worst;
}
function rankOf({ id, severity }, effects) {
	const effect = effects.size === 0 ? "none" : effects.get(id) ?? "none";
	return effectOrder.indexOf(effect) * severities.length + severityRank(severity);
}
function compareRanked(a, b) {
	return (b.cvss ?? -1) - (a.cvss ?? -1) || (b.epss ?? -1) - (a.epss ?? -1) || compareText(a.filePath ?? "\udbff\udfff", b.filePath ?? "\udbff\udfff") || (a.line ?? 0) - (b.line ?? 0) || compareText(a.id, b.id);
}
function compareText(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
export { worstOf as n, worstFirst as t };
