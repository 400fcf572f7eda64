import { Kn as inconclusiveReasons, qn as isInconclusive } from "./start.js";
// src/cli/verify/look.ts
function knownFinding(finding) {
	const { id, title, type, severity, filePath, line, detail } = finding;
	return {
		id,
		title,
		type,
		severity,
		filePath,
		line,
		cwe: detail?.cwe
	};
}
function enginesOf(diagnostics) {
	return new Set(diagnostics.map(({ engine }) => engine));
}
function doubtOfRun({ evidence, verdict, reason, message }, name) {
	if (evidence === void 0) return `${name} has no findings to look at: ${message}`;
	if (verdict !== "inconclusive") return void 0;
	return isInconclusive(reason) && inconclusiveReasons[reason].isOfEvidence ? void 0 : `${name} could not decide: ${message}`;
}
function subjectText({ branch, headSha }) {
	return [branch, headSha === void 0 ? void 0 : headSha.slice(0, 12)].filter((part) => part !== void 0).join(" at ") || "a commit that nobody names";
}
export { subjectText as i, enginesOf as n, knownFinding as r, doubtOfRun as t };
