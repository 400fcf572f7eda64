import { Ja as isInconclusive, gn as severityRank } from "./start.js";
import { H as standingOf, L as remediationOf, b as openFindings } from "./sentence.js";
// src/report/advice.ts
var exceptionsPage = "https://github.com/scan-gate/scan-gate/blob/main/docs/policy.md#exceptions";
function adviceOf(report) {
	return {
		lead: (openFindings(report).filter(({ effect }) => effect === "blocks").length === 1 ? "Fix it. If it is not a problem: " : "Fix them. If one is not a problem: ") + (isSuppressible(report) ? `suppress it at the service with a reason, or ` : ""),
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
function exceptionLinesToAdd(report) {
	if (isSuppressible(report) || report.today === void 0) return void 0;
	const worst = openFindings(report).find(({ effect, disclosed }) => effect === "blocks" && disclosed);
	if (worst === void 0) return void 0;
	const last = new Date(Date.parse(report.today) + exceptionDays * 864e5);
	return [
		"exceptions:",
		`  - violation_id: ${/^[a-z][\w-]*$/i.test(worst.id) ? worst.id : JSON.stringify(worst.id)}`,
		"    reason: Say here why it is no problem",
		`    expires: ${last.toISOString().slice(0, 10)}`
	].join("\n");
}
// src/report/help-page.ts
var page = "https://github.com/scan-gate/scan-gate/blob/main/docs/troubleshooting.md";
function helpUrl(reason) {
	return isInconclusive(reason) ? `${page}#${reason}` : void 0;
}
// src/report/packages.ts
function sizeOf(item) {
	return item.package?.findings.length ?? 1;
}
function groupPackages(findings) {
	const members = Map.groupBy(findings, (finding) => keyOf(finding) ?? finding.id);
	const items = [];
	for (const own of members.values()) {
		const [finding] = own;
		if (finding === void 0) continue;
		const named = own.length > 1 ? nameOf(finding) : void 0;
		if (named === void 0) items.push(...own.map((each) => ({
			finding: each,
			package: void 0
		})));
		else items.push({
			finding: worstOf(own),
			package: {
				...named,
				findings: own
			}
		});
	}
	return items;
}
function worstOf(findings) {
	return [...findings].sort((a, b) => severityRank(a.severity) - severityRank(b.severity))[0];
}
function keyOf(finding) {
	const named = nameOf(finding);
	if (named === void 0) return void 0;
	return JSON.stringify([
		named.name,
		named.version,
		finding.filePath,
		standingOf(finding)
	]);
}
var ahead = /^(@?[\w.-]+(?:\/[\w.-]+)?)[ @]v?(\d[\w.+-]*): /;
var behind = / in (@?[\w.-]+(?:\/[\w.-]+)?)[ @]v?(\d[\w.+-]*)$/;
function nameOf({ type, title }) {
	if (type !== "SCA" || title.length > 2e3) return void 0;
	const [, name, version] = ahead.exec(title) ?? behind.exec(title) ?? [];
	return name === void 0 || version === void 0 ? void 0 : {
		name,
		version
	};
}
function updateOf({ findings }) {
	const versions = findings.flatMap((finding) => fixedVersion(remediationOf(finding) ?? "") ?? []);
	const [highest] = versions.sort((a, b) => compareVersions(b, a));
	if (highest === void 0) return void 0;
	return `Update to ${highest}, which settles ${versions.length === findings.length ? "all" : `${versions.length} of them`}`;
}
function fixedVersion(remediation) {
	return /\b(?:upgrade|update)\b[^\n]{0,200}?\bto (?:version )?v?(\d[\w+-]*(?:\.[\w+-]+)*)/i.exec(remediation.slice(0, 1e3))?.[1];
}
function compareVersions(a, b) {
	const [left, right] = [a, b].map((version) => version.split(/[.+-]/).map((part) => Number.parseInt(part, 10) || 0));
	for (let index = 0; index < Math.max(left?.length ?? 0, right?.length ?? 0); index += 1) {
		const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}
export { adviceOf as a, exceptionsPage as c, helpUrl as i, sizeOf as n, adviceText as o, updateOf as r, exceptionLinesToAdd as s, groupPackages as t };
