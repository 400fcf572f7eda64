import { Hn as neutralLine, qn as isInconclusive } from "./start.js";
import { t as daysBetween } from "./exception-terms.js";
import { t as provenCount } from "./verdict.js";
import { a as plural } from "./tally.js";
import { m as exceptionTarget } from "./standing.js";
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
// src/report/owners.ts
var nobody = "nobody";
function shownOwners({ owners }) {
	if (owners === void 0) return void 0;
	return owners.length === 0 ? [nobody] : owners.map((owner) => neutralLine(owner, 200));
}
function ownedText(finding) {
	const owners = shownOwners(finding);
	return owners === void 0 ? void 0 : neutralLine(`owned by ${owners.join(" ")}`, 200);
}
function isShared({ findings }) {
	let first;
	for (const { owners } of findings) {
		if (owners === void 0) continue;
		const names = owners.join(" ");
		first ??= names;
		if (names !== first) return true;
	}
	return false;
}
export { helpUrl as a, shownRules as c, shownOwners as i, warningLines as l, nobody as n, endingLines as o, ownedText as r, leftOutLines as s, isShared as t };
