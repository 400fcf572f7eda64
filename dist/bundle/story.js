import { Gt as severities, Hn as neutralLine, Zn as plainText, bn as hanging, xn as wrap } from "./start.js";
import { a as plural, d as tallyWords } from "./tally.js";
import { A as typeNames, C as remediationOf, E as severityName, M as verdictMarks, P as whyLines, T as scoresOf, _ as firstSentence, b as mayBeSecret, d as diagnosticLines, f as durationText, j as uncoveredTypes, l as cweOf, p as exceptionLines, s as coverageText, v as groupFindings, w as requestCount, x as rangeOf } from "./standing.js";
import { a as othersTally, i as introText, n as decidingFindings, o as othersText } from "./numbers.js";
import { n as adviceText, r as exceptionLinesToAdd } from "./advice.js";
import { i as rolesText } from "./file-role.js";
import { a as helpUrl, c as shownRules, l as warningLines, o as endingLines, r as ownedText, s as leftOutLines } from "./owners.js";
import { i as sizeOf, t as groupPackages } from "./packages.js";
import { r as displayPlace } from "./place.js";
import { i as shownVerdict, n as markOf, r as sentenceOf } from "./sentence.js";
// src/report/log/decision.ts
var notesMost = 20;
var diagnosticsMost = 10;
function decisionLines(report, asides) {
	const { policy, tool } = report;
	const source = `Policy: ${policy.source}${policy.sha256 === "" ? "" : ` (${policy.sha256.slice(0, 12)})`}`;
	const run = [
		`Scan Gate ${tool.version}`,
		plural(requestCount(report), "request"),
		durationText(report.durationMs)
	];
	return [
		...countLines(report),
		...ruleLines(report),
		...listLines("Left out:", leftOutLines(report), notesMost),
		...listLines("Exceptions:", exceptionLines(report), notesMost),
		...coverageLines(report),
		...listLines("Skipped or not readable:", diagnosticLines(report), diagnosticsMost),
		...listLines("Notes:", [...report.notes, ...asides], notesMost),
		...exceptionAdvice(report),
		source,
		run.join(" \u00b7 ")
	].map((line) => neutralLine(line));
}
function neededLines(report, asides) {
	const missing = uncoveredTypes(report).map((type) => typeNames[type]);
	const skipped = diagnosticLines(report).length;
	const notes = [
		...endingLines(report),
		...leftOutLines(report),
		...report.notes,
		...asides
	];
	const more = notes.length - notesMost;
	return [
		...missing.length === 0 ? [] : [`Not scanned: ${missing.join(", ")}`],
		...skipped === 0 ? [] : [`Skipped or not readable: ${skipped}; --verbose names ${skipped === 1 ? "it" : "them"}`],
		...notes.slice(0, notesMost),
		...more > 0 ? [`\u2026 and ${plural(more, "note")} more: --verbose shows all`] : []
	].flatMap((line) => hanging("", neutralLine(line, 600)));
}
function countLines({ scan, base, elsewhereCount, listedSeverities }) {
	if (scan === void 0) return [];
	const unlisted = severities.filter((severity) => !listedSeverities.includes(severity) && (scan.counts[severity] ?? 0) > 0);
	return [
		...Object.keys(scan.counts).length === 0 ? [] : [`This scan counts ${tallyWords(scan.counts) || "nothing"} (${scan.id})`],
		...base === void 0 ? [] : [`${base.branch} counts ${tallyWords(base.counts) || "nothing"} (${base.scanId})`],
		...unlisted.length === 0 ? [] : [`Known by the count alone: ${unlisted.join(", ").toLowerCase()}`],
		...elsewhereCount === 0 ? [] : [`${plural(elsewhereCount, "violation")} of other branches left out`]
	];
}
function ruleLines(report) {
	return shownRules(report).flatMap((rule) => {
		return [`${verdictMarks[rule.shown]} ${neutralLine(rule.rule, 60)}: ${rangeOf(rule)} ${rule.counted}, ${rule.limit} allowed`, ...hanging("    ", neutralLine(rule.line, 600))];
	});
}
function coverageLines({ scan }) {
	return scan?.coverage === void 0 ? [] : [`Coverage: ${coverageText(scan.coverage)}`];
}
function listLines(heading, texts, most) {
	if (texts.length === 0) return [];
	const more = texts.length > most ? [`  \u2026 and ${texts.length - most} more`] : [];
	return [
		heading,
		...texts.slice(0, most).flatMap((text) => hanging("  - ", neutralLine(text, 600))),
		...more
	];
}
function exceptionAdvice(report) {
	const lines = exceptionLinesToAdd(report)?.split("\n");
	return lines === void 0 ? [] : ["To accept the first finding, put this into the policy file of the default branch:", ...lines.map((line) => `  ${line}`)];
}
// src/report/log/story.ts
function storyLines(report, options = {}) {
	const warned = warningLines(report).flatMap((line) => hanging("  ", line));
	if (report.verdict === "passed") return warned.length === 0 ? [] : ["", ...warned];
	const groups = groupFindings(report.findings);
	const isFailed = report.verdict === "failed";
	return [
		[closingLine(report)],
		isFailed ? [] : undecidedLines(report),
		findingLines(report, groups, options),
		warned,
		isFailed ? [...othersLines(report), ...hanging("  ", adviceText(report))] : []
	].filter((part) => part.length > 0).flatMap((part) => ["", ...part]);
}
var colours = {
	passed: "green",
	failed: "red",
	inconclusive: "yellow"
};
function closingLine(report) {
	return [{
		text: `${markOf(report)} ${sentenceOf(report)}`,
		style: colours[shownVerdict(report)]
	}];
}
function undecidedLines(report) {
	const { hint, reason } = report;
	const why = whyLines(report, sentenceOf(report)).slice(0, 20).flatMap((line) => hanging("  ", neutralLine(line, 600)));
	const help = helpUrl(reason);
	return [
		...why,
		...hint === void 0 ? [] : hanging("  ", neutralLine(plainText(hint), 800)),
		...help === void 0 ? [] : [`  ${help}`]
	];
}
function findingLines(report, groups, { maxFindings = 30, hasCode = false }) {
	const findings = decidingFindings(report, groups);
	const intro = introText(report, groups);
	const named = findings.filter(({ disclosed }) => disclosed);
	const items = groupPackages(report, named, maxFindings);
	const columns = columnsOf(items);
	const rows = items.flatMap((item) => itemLines(item, columns, hasCode));
	const shown = items.reduce((sum, item) => sum + sizeOf(item), 0);
	const unnamed = findings.length - named.length;
	const more = findings.length - shown - unnamed;
	return [
		...intro === "" ? [] : [`  ${intro}`, ""],
		...rows,
		...more > 0 ? [`  \u2026 and ${more} more, ${shown} of ${findings.length} shown: the report file holds all`] : [],
		...unnamed > 0 ? [`  ${plural(unnamed, "finding")} not named here, because outsiders can read this log`] : []
	];
}
var titleMost = 54;
function columnsOf(items) {
	return {
		severity: Math.max(0, ...items.map(({ finding }) => severityName(finding).length)),
		title: Math.max(0, ...items.map((item) => Math.min(titleMost, titleOf(item).length)))
	};
}
var severityStyles = {
	CRITICAL: "red",
	HIGH: "red",
	MEDIUM: "yellow",
	LOW: "cyan",
	INFO: "dim"
};
function itemLines(item, columns, hasCode) {
	const { finding } = item;
	const indent = " ".repeat(columns.severity + 4);
	const place = placeOf(finding);
	const [first = "", ...rest] = wrap(titleOf(item), 100 - indent.length);
	const isBeside = rest.length === 0 && indent.length + columns.title + 2 + place.length <= 100 && first.length <= columns.title && place !== "";
	const head = [
		"  ",
		{
			text: severityName(finding).padEnd(columns.severity),
			style: severityStyles[finding.severity]
		},
		"  ",
		{
			text: isBeside ? first.padEnd(columns.title) : first,
			style: "bold"
		},
		...isBeside ? ["  ", {
			text: place,
			style: "cyan"
		}] : []
	];
	const facts = [...isBeside || place === "" ? [] : [place], ...factsOfItem(item)].join(" \u00b7 ");
	const below = facts === "" ? [] : wrap(facts, 100 - indent.length);
	const code = hasCode ? codeLines(finding) : [];
	return [head, ...[
		...rest,
		...below,
		...code
	].map((line) => `${indent}${line}`)];
}
function titleOf(item) {
	if (item.package === void 0) return neutralLine(item.finding.title, 160).trim() || "Untitled";
	const { name, version, findings } = item.package;
	return `${neutralLine(`${name} ${version}`, 140)}: ${plural(findings.length, "vulnerability", "vulnerabilities")}`;
}
function placeOf(finding) {
	return displayPlace(finding, 80) ?? "";
}
function factsOfItem(item) {
	const { finding } = item;
	const advice = item.package === void 0 ? firstSentence(remediationOf(finding)) : adviceOf(item.package);
	return [
		...item.package === void 0 ? [cweOf(finding), ...scoresOf(finding)] : [],
		ownedText(finding),
		advice === void 0 ? void 0 : neutralLine(advice, 200)
	].filter((fact) => fact !== void 0);
}
function adviceOf({ update }) {
	return update === void 0 ? void 0 : `${update}.`;
}
var codeMost = 5;
function codeLines(finding) {
	const snippet = mayBeSecret(finding) ? void 0 : finding.detail?.codeSnippet;
	if (snippet === void 0 || snippet.trim() === "") return [];
	const lines = snippet.replaceAll("	", "  ").split(/\r?\n/).slice(0, codeMost);
	const first = finding.line;
	const width = first === void 0 ? 0 : String(first + lines.length - 1).length;
	return lines.map((line, index) => {
		const number = first === void 0 ? "" : `${String(first + index).padStart(width)} `;
		return neutralLine(`${number}\u2502 ${line}`, 86);
	});
}
function othersLines(report) {
	const text = othersText(report);
	const roles = rolesText(groupFindings(report.findings).open);
	const marked = roles === "" ? [] : [`  Of these, ${roles}.`];
	return text === "" ? [] : [
		`  ${text}: ${tallyWords(othersTally(report))}`,
		...marked,
		""
	];
}
export { neededLines as i, storyLines as n, decisionLines as r, closingLine as t };
