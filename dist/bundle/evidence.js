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
	if (finding.label === "elsewhere") return false;
	return finding.status === "FIXED" ? finding.label === "seen" : isOpen(finding) || isSuppressed(finding);
}
function contradictionIn(evidence, severity, findings) {
	const counted = evidence.counts[severity];
	if (counted === void 0) return void 0;
	const listed = findings.filter(isExplanation).length;
	return listed < counted ? {
		severity,
		listed,
		counted
	} : void 0;
}
export { noEvidence as i, isOpen as n, isSuppressed as r, contradictionIn as t };
