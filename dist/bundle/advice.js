import { t as blockingCount } from "./numbers.js";
import { o as openFindings } from "./standing.js";
// src/report/advice.ts
var exceptionsPage = "https://github.com/scan-gate/scan-gate/blob/main/docs/policy.md#exceptions";
function adviceOf(report) {
	return {
		lead: (blockingCount(report) === 1 ? "Fix it. If it is not a problem: " : "Fix them. If one is not a problem: ") + (isSuppressible(report) ? `suppress it at the service with a reason, or ` : ""),
		link: "add an exception"
	};
}
function adviceText(report) {
	const { lead, link } = adviceOf(report);
	return `${lead}${link}.`;
}
function isSuppressible({ evidence }) {
	return evidence?.isSuppressible ?? true;
}
var exceptionDays = 90;
function worstNamed(report) {
	for (const finding of openFindings(report)) if (finding.effect === "blocks" && finding.disclosed) return finding;
}
function exceptionLinesToAdd(report) {
	if (isSuppressible(report) || report.today === void 0) return void 0;
	const worst = worstNamed(report);
	if (worst === void 0) return void 0;
	const last = new Date(Date.parse(report.today) + exceptionDays * 864e5);
	return [
		"exceptions:",
		`  - violation_id: ${/^[a-z][\w-]*$/i.test(worst.id) ? worst.id : JSON.stringify(worst.id)}`,
		"    reason: Say here why it is no problem",
		`    expires: ${last.toISOString().slice(0, 10)}`
	].join("\n");
}
export { exceptionsPage as i, adviceText as n, exceptionLinesToAdd as r, adviceOf as t };
