import { t as provenCount } from "./verdict.js";
import { a as openCounts, v as groupFindings } from "./standing.js";
import { a as plural, c as sumOf, l as tallyOf } from "./tally.js";
// src/report/numbers.ts
function blockingCount(report, groups = groupFindings(report.findings)) {
	const broken = report.verdict === "failed" ? report.rules.filter(({ verdict }) => verdict === "failed") : [];
	return Math.max(groups.blocks.length, ...broken.map(provenCount));
}
function decidingFindings(report, groups = groupFindings(report.findings)) {
	const { blocks, "may block": may } = groups;
	if (report.verdict === "passed") return [];
	if (report.verdict === "failed" && blockingCount(report, groups) <= blocks.length || may.length === 0) return blocks;
	return blocks.length === 0 ? may : [...blocks, ...may];
}
function mayBlockCount(report, groups = groupFindings(report.findings)) {
	const open = report.reason === "evidence" ? report.rules.filter(isOpen) : [];
	return Math.max(decidingFindings(report, groups).length, ...open.map(({ hi }) => hi));
}
function isOpen({ verdict, hi }) {
	return verdict === "inconclusive" && Number.isFinite(hi);
}
function introText(report, groups = groupFindings(report.findings)) {
	const listed = decidingFindings(report, groups).length;
	if (listed === 0) return "";
	if (report.verdict === "failed") return blockingIntro(report, groups);
	const most = mayBlockCount(report, groups);
	return most > listed ? `${listed} of up to ${most} ${isOrAre(listed)} listed:` : `${plural(listed, "finding")} may block:`;
}
function blockingIntro(report, groups) {
	const [count, named, may] = [
		blockingCount(report, groups),
		groups.blocks.length,
		groups["may block"].length
	];
	const listed = named + may;
	if (count <= named || count === listed) return "";
	if (count > listed) return `${listed} of ${count} ${isOrAre(listed)} listed:`;
	const rest = count - named;
	const number = rest === 1 ? "One" : String(rest);
	const verb = named === 0 && report.scope === "auto" && report.base !== void 0 ? `${isOrAre(rest)} new` : rest === 1 ? "blocks" : "block";
	return `${number} of ${named === 0 ? `these ${may} ${verb}` : `the last ${may} ${verb} too`}; which, the service does not say:`;
}
function isOrAre(count) {
	return count === 1 ? "is" : "are";
}
function othersTally(report) {
	const others = openCounts(report);
	for (const [severity, count] of Object.entries(tallyOf(decidingFindings(report)))) others[severity] = Math.max(0, (others[severity] ?? 0) - count);
	return others;
}
function othersText(report, groups = groupFindings(report.findings)) {
	const doubtful = doubtfulFindings(report, groups).length;
	const count = Math.max(0, sumOf(othersTally(report)) - doubtful);
	if (report.verdict !== "failed" || count + doubtful === 0) return "";
	if (count === 0) return `${plural(doubtful, "other finding")} may block`;
	const areOld = areAllOld(report);
	const said = `${plural(count, areOld ? "older finding" : "other finding")} ${count === 1 ? "does" : "do"} not block`;
	return doubtful === 0 ? said : `${said}, ${doubtful} may`;
}
function areAllOld({ findings }) {
	let hasAny = false;
	for (const { effect, novelty } of findings) {
		if (effect !== "none") continue;
		if (novelty !== "old") return false;
		hasAny = true;
	}
	return hasAny;
}
function doubtfulFindings(report, groups = groupFindings(report.findings)) {
	const isShown = decidingFindings(report, groups).length > groups.blocks.length;
	return report.verdict === "failed" && !isShown ? groups["may block"] : [];
}
function standingCounts(report) {
	const groups = groupFindings(report.findings);
	const isOpenRun = report.verdict === "inconclusive";
	const deciding = isOpenRun ? mayBlockCount(report, groups) : blockingCount(report, groups);
	const doubtful = doubtfulFindings(report, groups).length;
	const open = sumOf(openCounts(report));
	return [
		[isOpenRun ? "may block" : deciding === 1 ? "blocks" : "block", deciding],
		["may block", doubtful],
		["open, not blocking", Math.max(0, open - deciding - doubtful)],
		["excepted", groups.excepted.length],
		["suppressed", groups.suppressed.length],
		["fixed", groups.fixed.length]
	].filter(([, count], index) => index === 0 || count > 0);
}
export { othersTally as a, introText as i, decidingFindings as n, othersText as o, doubtfulFindings as r, standingCounts as s, blockingCount as t };
