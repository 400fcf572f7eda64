import { $r as severityRank, Dt as exceptionTarget, It as remediationOf, Qt as daysBetween, Vt as standingOf, Xs as neutralLine, fn as plural, tc as isInconclusive, vn as provenCount } from "./start.js";
// src/report/notices.ts
var ruleWords = {
	passed: "holds",
	failed: "broken",
	inconclusive: "undecided"
};
var warningWords = {
	passed: "holds",
	failed: "warns",
	inconclusive: "may warn"
};
function shownRules({ rules, warnings = [] }) {
	return [...rules.map((rule) => ({
		...rule,
		shown: rule.verdict,
		word: ruleWords[rule.verdict],
		counted: "blocking"
	})), ...warnings.map((rule) => ({
		...rule,
		shown: rule.verdict === "passed" ? "passed" : "inconclusive",
		word: warningWords[rule.verdict],
		counted: "warned of"
	}))];
}
function leftOutLines({ findings }) {
	const counts = new Map();
	for (const { leftOut } of findings) if (leftOut !== void 0) counts.set(leftOut, (counts.get(leftOut) ?? 0) + 1);
	return [...counts].map(([why, count]) => `${plural(count, "open finding")} ${why} ${count === 1 ? "does" : "do"} not count here`);
}
function endingLines({ ending = [], today }) {
	return ending.map((exception) => {
		const days = today === void 0 ? void 0 : daysBetween(today, exception.expires);
		const when = days === void 0 || days > 0 ? `${days === void 0 ? "" : `in ${plural(days, "day")}, `}on` : "today,";
		const owner = exception.owner === void 0 ? "" : ` (${neutralLine(exception.owner, 60)})`;
		return `The exception for ${exceptionTarget(exception)} ends ${when} ${exception.expires}${owner}`;
	});
}
function warningLines({ warnings = [] }) {
	return warnings.filter(({ verdict }) => verdict !== "passed").map((each) => {
		const { rule, verdict, limit } = each;
		const name = neutralLine(rule, 80);
		if (verdict === "inconclusive") return `Rule ${name} may warn: how many findings it counts is not known`;
		return `Rule ${name} warns of ${plural(provenCount(each), "finding")}${limit > 0 ? `, ${limit} ${limit === 1 ? "is" : "are"} allowed` : ""}`;
	});
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
	const members = Map.groupBy(findings, (finding) => keyOf(finding) ?? `id ${finding.id}`);
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
function packagesOf(findings) {
	const members = new Map();
	for (const finding of findings) {
		const key = keyOf(finding);
		if (key === void 0) continue;
		const own = members.get(key);
		if (own === void 0) members.set(key, [finding]);
		else own.push(finding);
	}
	return [...members.values()].flatMap((own) => {
		const [first] = own;
		const named = own.length > 1 && first !== void 0 ? nameOf(first) : void 0;
		return named === void 0 ? [] : [{
			...named,
			findings: own
		}];
	});
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
export { helpUrl as a, shownRules as c, updateOf as i, warningLines as l, packagesOf as n, endingLines as o, sizeOf as r, leftOutLines as s, groupPackages as t };
