import { Gt as severities, Hn as neutralLine, on as scanTypes } from "./start.js";
import { a as plural, l as tallyOf, s as severityWords } from "./tally.js";
import { n as isOpen, r as isSuppressed } from "./evidence.js";
import { n as exceptionText } from "./exception-terms.js";
import { t as worstFirst } from "./ranking.js";
import { t as provenCount } from "./verdict.js";
// src/report/standings.ts
var standings = [
	"blocks",
	"may block",
	"open",
	"excepted",
	"suppressed",
	"fixed"
];
// src/report/wording.ts
var verdictMarks = {
	passed: "\u2714",
	failed: "\u2716",
	inconclusive: "?"
};
function standingOf(finding) {
	if (finding.effect !== "none") return finding.effect;
	if (finding.status === "FIXED" && finding.label !== "seen") return "fixed";
	if (isOpen(finding)) return finding.exception === void 0 ? "open" : "excepted";
	return isSuppressed(finding) ? "suppressed" : "fixed";
}
var grouped = new WeakMap();
function groupFindings(findings) {
	const known = grouped.get(findings);
	if (known !== void 0) return known;
	const groups = Object.fromEntries(standings.map((name) => [name, []]));
	for (const finding of findings) if (finding.label !== "elsewhere" || finding.effect !== "none") groups[standingOf(finding)].push(finding);
	for (const standing of standings) groups[standing] = worstFirst(groups[standing], new Map());
	grouped.set(findings, groups);
	return groups;
}
function* rankedFindings(findings) {
	const groups = groupFindings(findings);
	for (const standing of standings) yield* groups[standing];
}
function mayBeSecret(finding) {
	return finding.type === "SECRET" || finding.type === void 0;
}
function descriptionOf(finding) {
	return mayBeSecret(finding) ? void 0 : presentText(finding.detail?.description);
}
function remediationOf(finding) {
	return presentText(finding.detail?.remediation);
}
function presentText(text) {
	return text === void 0 || text.trim() === "" ? void 0 : text;
}
function cweOf(finding) {
	return cweName(finding.detail?.cwe);
}
function cweName(text) {
	const number = /^\s*(?:CWE[-_ :]*)?0*(\d{1,6})(?!\d)/i.exec(text ?? "")?.[1];
	return number === void 0 ? void 0 : `CWE-${number}`;
}
function severityWord(finding) {
	return finding.severityKnown ? finding.severity : `${finding.severity} (severity unknown)`;
}
function labelWord(finding) {
	if (finding.label === "elsewhere") return "of another branch";
	if (finding.label === "maybe") return "perhaps of another branch";
	return finding.firstSeen === true ? "new in this scan" : "seen by this scan";
}
function severityName({ severity, severityKnown }) {
	return severityKnown ? severityWords[severity] : "unknown";
}
function firstSentence(text) {
	const [line = ""] = text?.trim().slice(0, 1e3).split(/[\r\n]/, 1) ?? [];
	const [sentence = ""] = line.split(/(?<=[.!?])\s/, 1);
	return sentence.trim() === "" ? void 0 : sentence.trim().replace(/:$/, ".");
}
var statusWords = {
	OPEN: "open",
	FIXED: "fixed",
	FALSE_POSITIVE: "false positive",
	ACCEPTED_RISK: "accepted risk",
	UNKNOWN: "status unknown"
};
function statusWord(finding) {
	return statusWords[finding.status];
}
function scoresOf({ cvss, epss }) {
	return [...isNumber(cvss) ? [`CVSS ${round(cvss)}`] : [], ...isNumber(epss) ? [`EPSS ${round(epss)} %`] : []];
}
function factsOf(finding) {
	const facts = [
		finding.type ?? "type unknown",
		cweOf(finding),
		...scoresOf(finding)
	];
	if (finding.status !== "OPEN") facts.push(statusWord(finding));
	if (finding.exception !== void 0) facts.push(exceptionWord(finding.exception));
	if (finding.leftOut !== void 0) facts.push(finding.leftOut);
	if (finding.warnedBy !== void 0) facts.push(warnedWord(finding.warnedBy));
	return facts.filter((fact) => fact !== void 0);
}
function exceptionWord({ expires, owner, reason }) {
	return `excepted until ${expires}${owner === void 0 ? "" : ` by ${neutralLine(owner, 60)}`}: ${neutralLine(reason, 160)}`;
}
function warnedWord(names) {
	return `warned by ${neutralLine(names.join(", "), 160)}`;
}
function exceptionLines({ exceptions }) {
	if (exceptions === void 0) return [];
	const { used, expiring, expired, unmatched, unclear = [] } = exceptions;
	const covered = used.reduce((sum, { ids }) => sum + ids.length, 0);
	return [
		...used.length > 0 ? [`${plural(used.length, "exception")} in use, covering ${plural(covered, "finding")}`] : [],
		...expiring.map((exception) => `Expires soon, on ${exception.expires}: ${exceptionTarget(exception)}`),
		...expired.map((exception) => `Expired on ${exception.expires}, counts again: ${exceptionTarget(exception)}`),
		...unmatched.map((exception) => `Matches nothing: ${exceptionTarget(exception)}`),
		...unclear.map((exception) => `Excuses nothing, because no finding states all that it names: ${exceptionTarget(exception)}`)
	];
}
function exceptionTarget(exception) {
	return neutralLine(exceptionText(exception), 200);
}
function isNumber(value) {
	return value !== void 0 && Number.isFinite(value);
}
function round(value) {
	return Math.round(value * 100) / 100;
}
function rangeOf(rule) {
	const { lo, hi, verdict } = rule;
	if (verdict === "failed") return String(provenCount(rule));
	if (verdict === "passed" || lo === hi) return String(hi);
	return Number.isFinite(hi) ? `${lo} to ${hi}` : `at least ${lo}`;
}
var typeNames = {
	sast: "own code (SAST)",
	sca: "dependencies (SCA)",
	secrets: "secrets",
	iac: "infrastructure code (IaC)"
};
function uncoveredTypes({ scan }) {
	return scanTypes.filter((type) => scan?.coverage?.[type] === "not covered");
}
var typeWords = {
	sast: "SAST",
	sca: "SCA",
	secrets: "secrets",
	iac: "IaC"
};
function coverageText(coverage) {
	return scanTypes.flatMap((type) => coverage[type] === void 0 ? [] : [`${typeWords[type]} ${coverage[type]}`]).join(" \u00b7 ");
}
function diagnosticLines(report) {
	return (report.scan?.diagnostics ?? []).map((diagnostic) => {
		const file = diagnostic.file_path === void 0 ? "" : `${neutralLine(diagnostic.file_path, 200)}: `;
		return `${neutralLine(diagnostic.engine, 60)}: ${file}${neutralLine(diagnostic.message, 300)}`;
	});
}
function durationText(milliseconds) {
	const seconds = Math.max(1, Math.round(milliseconds / 1e3));
	const rest = `${seconds % 60} s`;
	return seconds < 60 ? rest : `${Math.floor(seconds / 60)} min ${rest}`;
}
function requestCount(report) {
	return Object.values(report.requests).reduce((sum, count) => sum + count, 0);
}
var beginsPlainly = /^(?:the|a|an|no|not|nothing|this|these|there|it|its|only|all|each|every|at|of|in|one|between|\d+) /;
function whyLines({ message }, sentence) {
	return message.split("\n").filter((line) => !sentence.endsWith(line.replace(/:$/, ""))).map((line) => beginsPlainly.test(line) ? `${line.charAt(0).toUpperCase()}${line.slice(1)}` : line);
}
// src/report/sentence/standing.ts
var openStandings = [
	"blocks",
	"may block",
	"open",
	"excepted"
];
function* openFindings({ findings }) {
	for (const finding of findings) if ((finding.label !== "elsewhere" || finding.effect !== "none") && openStandings.includes(standingOf(finding))) yield finding;
}
var tallied = new WeakMap();
function talliesOf({ findings }) {
	const known = tallied.get(findings);
	if (known !== void 0) return known;
	const tallies = {
		open: tallyOf(openFindings({ findings })),
		suppressed: tallyOf(suppressedIn(findings))
	};
	tallied.set(findings, tallies);
	return tallies;
}
function* suppressedIn(findings) {
	for (const finding of findings) if (standingOf(finding) === "suppressed") yield finding;
}
function openCounts(report) {
	const { open: listed, suppressed } = talliesOf(report);
	const open = listed.UNKNOWN === void 0 ? {} : { UNKNOWN: listed.UNKNOWN };
	for (const severity of severities) {
		const counted = report.scan?.counts[severity];
		const shown = listed[severity] ?? 0;
		const number = report.listedSeverities.includes(severity) && shown + (suppressed[severity] ?? 0) >= (counted ?? 0) ? Math.min(counted ?? shown, shown) : counted;
		if (number !== void 0) open[severity] = number;
	}
	return open;
}
function isCompared({ scope, base, evidence }) {
	return scope === "new" || scope === "auto" && (base !== void 0 || evidence?.known !== void 0);
}
function isNothingNew(report) {
	const isAllKnown = report.scope === "new" || report.evidence?.known !== void 0;
	for (const { isLeft, novelty, isOnChangedLine } of openFindings(report)) {
		if (isLeft === true || novelty === "old") continue;
		if (novelty === "new" || isAllKnown || isOnChangedLine === true) return false;
	}
	return isAllKnown || !hasGrown(report);
}
function hasGrown({ scan, base }) {
	return severities.some((severity) => {
		const [now, before] = [scan?.counts[severity], base?.counts[severity]];
		return now === void 0 || before === void 0 || now > before;
	});
}
function newsOfBase(report) {
	return tallyOf(newsIn(report));
}
function* newsIn(report) {
	for (const finding of openFindings(report)) if (finding.isLeft === true && finding.novelty === "new") yield finding;
}
function baseName({ base, evidence }) {
	const name = base?.branch ?? evidence?.known?.base.split(" ")[0] ?? "";
	return name === "" || name.length > 40 ? "the base branch" : name;
}
export { typeNames as A, remediationOf as C, severityWord as D, severityName as E, standings as F, verdictMarks as M, warnedWord as N, standingOf as O, whyLines as P, rankedFindings as S, scoresOf as T, firstSentence as _, openCounts as a, mayBeSecret as b, cweName as c, diagnosticLines as d, durationText as f, factsOf as g, exceptionWord as h, newsOfBase as i, uncoveredTypes as j, statusWord as k, cweOf as l, exceptionTarget as m, isCompared as n, openFindings as o, exceptionLines as p, isNothingNew as r, coverageText as s, baseName as t, descriptionOf as u, groupFindings as v, requestCount as w, rangeOf as x, labelWord as y };
