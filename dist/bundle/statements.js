import { Bt as labels, Jt as combinedAdvisory, cn as severityRank, zt as isUnclear } from "./start.js";
import { s as normalPath } from "./changes.js";
// src/policy/statements.ts
function combined(a, b) {
	const unclear = new Set([...a.unclear ?? [], ...b.unclear ?? []]);
	const agree = (fact, [first, second], isSame = first === second) => {
		if (unclear.has(fact)) return void 0;
		if (first === void 0 || second === void 0 || isSame) return first ?? second;
		unclear.add(fact);
	};
	const type = agree("type", [a.type, b.type]);
	const status = agree("status", [statedStatus(a), statedStatus(b)]) ?? "UNKNOWN";
	const filePath = agree("filePath", [a.filePath, b.filePath], isOnePath(a.filePath, b.filePath));
	if (unclear.has("filePath")) unclear.add("line");
	const line = agree("line", [a.line, b.line]);
	agree("title", [statedTitle(a), statedTitle(b)]);
	const detail = combinedDetail(a.detail, b.detail, agree);
	return {
		...b,
		...worseSeverity(a, b),
		title: statedTitle(b) === void 0 ? a.title : b.title,
		type,
		status,
		filePath,
		line,
		cvss: greater(a.cvss, b.cvss),
		epss: greater(a.epss, b.epss),
		label: labelOf(a, b),
		firstSeen: unclear.has("firstDetected") ? void 0 : b.firstSeen ?? a.firstSeen,
		detail,
		unclear: [...unclear]
	};
}
var keptFacts = [
	"severity",
	"cvss",
	"epss"
];
function withEarlier(fresh, earlier) {
	if (earlier === void 0) return fresh;
	const scores = {
		cvss: greater(fresh.cvss, earlier.cvss),
		epss: greater(fresh.epss, earlier.epss)
	};
	const kept = keptFacts.filter((fact) => isUnclear(earlier, fact) && !isUnclear(fresh, fact));
	const unclear = kept.length === 0 ? fresh.unclear : [...fresh.unclear ?? [], ...kept];
	return {
		...fresh,
		...worseSeverity(earlier, fresh),
		...scores,
		unclear
	};
}
function labelOf(a, b) {
	if (a.detail === void 0 !== (b.detail === void 0)) return a.detail === void 0 ? b.label : a.label;
	return labels.indexOf(a.label) <= labels.indexOf(b.label) ? a.label : b.label;
}
function greater(a, b) {
	return a === void 0 || b === void 0 ? a ?? b : Math.max(a, b);
}
function worseSeverity(a, b) {
	const [first, second] = [a, b].filter((finding) => finding.severityKnown || isUnclear(finding, "severity"));
	if (first === void 0 || second === void 0) {
		const { severity, severityKnown } = first ?? b;
		return {
			severity,
			severityKnown
		};
	}
	return {
		severity: (severityRank(first.severity) <= severityRank(second.severity) ? first : second).severity,
		severityKnown: first.severityKnown && second.severityKnown
	};
}
function statedStatus({ status }) {
	return status === "UNKNOWN" ? void 0 : status;
}
function statedTitle({ title }) {
	return title === "" || title === "Untitled violation" ? void 0 : title.trim();
}
function isOnePath(a, b) {
	return a !== void 0 && b !== void 0 && normalPath(a) === normalPath(b);
}
function combinedDetail(a, b, agree) {
	if (a === void 0 || b === void 0) return a ?? b;
	const advisory = combinedAdvisory(a.advisory, b.advisory);
	return {
		description: b.description ?? a.description,
		cwe: agree("cwe", [a.cwe, b.cwe]),
		codeSnippet: b.codeSnippet ?? a.codeSnippet,
		remediation: b.remediation ?? a.remediation,
		firstDetected: agree("firstDetected", [a.firstDetected, b.firstDetected]),
		lastSeen: greater(a.lastSeen, b.lastSeen),
		...advisory && { advisory }
	};
}
export { withEarlier as n, combined as t };
