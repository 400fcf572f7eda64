import { Gt as severities } from "./start.js";
// src/report/tally.ts
var severityNames = {
	CRITICAL: "Critical",
	HIGH: "High",
	MEDIUM: "Medium",
	LOW: "Low",
	INFO: "Info"
};
var severityWords = {
	CRITICAL: "critical",
	HIGH: "high",
	MEDIUM: "medium",
	LOW: "low",
	INFO: "info"
};
function tallyOf(findings) {
	const tally = {};
	for (const { severity, severityKnown } of findings) {
		const key = severityKnown ? severity : "UNKNOWN";
		tally[key] = (tally[key] ?? 0) + 1;
	}
	return tally;
}
function countOf(items, counts) {
	let count = 0;
	for (const item of items) if (counts(item)) count += 1;
	return count;
}
function sumOf(tally) {
	return Object.values(tally).reduce((sum, count) => sum + count, 0);
}
function tallyParts(tally) {
	const known = severities.flatMap((severity) => tally[severity] ? [`${tally[severity]} ${severityWords[severity]}`] : []);
	return tally.UNKNOWN ? [`${tally.UNKNOWN} of unknown severity`, ...known] : known;
}
function tallyWords(tally) {
	return tallyParts(tally).join(", ");
}
function tallySentence(tally) {
	return listWords(tallyParts(tally));
}
function listWords(words) {
	return words.length < 2 ? words[0] ?? "" : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
function areOpen(tally) {
	return `${tallyWords(tally)} ${sumOf(tally) === 1 ? "is" : "are"} open`;
}
function findingWords(tally, adjective = "") {
	const total = sumOf(tally);
	const [only, ...others] = Object.keys(tally).filter((key) => (tally[key] ?? 0) > 0);
	const severity = others.length === 0 && only !== void 0 && only in severityWords ? severityWords[only] : "";
	const words = [
		String(total),
		adjective,
		severity,
		total === 1 ? "finding" : "findings"
	];
	const unknown = others.length === 0 && only === "UNKNOWN" ? " of unknown severity" : "";
	return `${words.filter((word) => word !== "").join(" ")}${unknown}`;
}
function plural(count, one, many = `${one}s`) {
	return `${count} ${count === 1 ? one : many}`;
}
export { plural as a, sumOf as c, tallyWords as d, listWords as i, tallyOf as l, countOf as n, severityNames as o, findingWords as r, severityWords as s, areOpen as t, tallySentence as u };
