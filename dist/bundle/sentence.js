import { Ja as isInconclusive, Wa as neutralLine, bt as severities, dt as atOrAbove, mn as scanTypes } from "./start.js";
import { n as isOpen, r as isSuppressed } from "./evidence.js";
import { c as tallyOf, i as plural, n as findingWords, o as severityWords, r as listWords, s as sumOf, t as areOpen, u as tallyWords } from "./tally.js";
import { r as exceptionText } from "./exceptions.js";
import { t as byWorst } from "./ranking.js";
// src/report/wording.ts
var verdictMarks = {
	passed: "✔",
	failed: "✖",
	inconclusive: "?"
};
var standings = [
	"blocks",
	"may block",
	"open",
	"excepted",
	"suppressed",
	"fixed"
];
function standingOf(finding) {
	if (finding.effect !== "none") return finding.effect;
	if (finding.status === "FIXED" && finding.label !== "seen") return "fixed";
	if (isOpen(finding)) return finding.exception === void 0 ? "open" : "excepted";
	return isSuppressed(finding) ? "suppressed" : "fixed";
}
function groupFindings(findings) {
	const groups = {
		blocks: [],
		"may block": [],
		open: [],
		excepted: [],
		suppressed: [],
		fixed: []
	};
	for (const finding of findings) if (finding.label !== "elsewhere" || finding.effect !== "none") groups[standingOf(finding)].push(finding);
	const worstFirst = byWorst(new Map());
	for (const standing of standings) groups[standing].sort(worstFirst);
	return groups;
}
function rankFindings(findings) {
	const groups = groupFindings(findings);
	return standings.flatMap((standing) => groups[standing]);
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
	const number = /^\s*(?:CWE[-_ :]*)?0*(\d{1,6})(?!\d)/i.exec(finding.detail?.cwe ?? "")?.[1];
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
	return facts.filter((fact) => fact !== void 0);
}
function exceptionWord({ expires, owner, reason }) {
	return `excepted until ${expires}${owner === void 0 ? "" : ` by ${neutralLine(owner, 60)}`}: ${neutralLine(reason, 160)}`;
}
function exceptionLines({ exceptions }) {
	if (exceptions === void 0) return [];
	const { used, expiring, expired, unmatched } = exceptions;
	const covered = used.reduce((sum, { ids }) => sum + ids.length, 0);
	return [
		...used.length > 0 ? [`${plural(used.length, "exception")} in use, covering ${plural(covered, "finding")}`] : [],
		...expiring.map((exception) => `Expires soon, on ${exception.expires}: ${exceptionTarget(exception)}`),
		...expired.map((exception) => `Expired on ${exception.expires}, counts again: ${exceptionTarget(exception)}`),
		...unmatched.map((exception) => `Matches nothing: ${exceptionTarget(exception)}`)
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
	if (rule.lo === rule.hi) return String(rule.lo);
	return Number.isFinite(rule.hi) ? `${rule.lo} to ${rule.hi}` : `at least ${rule.lo}`;
}
function openCounts$1(report, groups) {
	const counts = {};
	for (const severity of report.listedSeverities) counts[severity] = 0;
	for (const standing of [
		"blocks",
		"may block",
		"open",
		"excepted"
	]) for (const { severity } of groups[standing]) counts[severity] = (counts[severity] ?? 0) + 1;
	return counts;
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
	return scanTypes.flatMap((type) => coverage[type] === void 0 ? [] : [`${typeWords[type]} ${coverage[type]}`]).join(" · ");
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
function plainReason(line) {
	return line.replaceAll(/\b(?:CRITICAL|HIGH|MEDIUM|LOW|INFO)\b/g, (word) => word.toLowerCase()).replace(/, limit 0$/, "").replace(/, limit (\d+)$/, ", $1 allowed");
}
var beginsPlainly = /^(?:the|a|an|no|not|nothing|this|these|there|it|its|only|all|each|every|at|of|in|one|between|\d+) /;
function whyLines({ message }, sentence) {
	return message.split("\n").map((line) => plainReason(line)).filter((line) => !sentence.endsWith(line.replace(/:$/, ""))).map((line) => beginsPlainly.test(line) ? `${line.charAt(0).toUpperCase()}${line.slice(1)}` : line);
}
// src/report/sentence/standing.ts
var openStandings = [
	"blocks",
	"may block",
	"open",
	"excepted"
];
function openFindings({ findings }) {
	return [...findings].filter((finding) => openStandings.includes(standingOf(finding)) && (finding.label !== "elsewhere" || finding.effect !== "none"));
}
function openCounts(report) {
	const listed = tallyOf(openFindings(report));
	const suppressed = tallyOf([...report.findings].filter((finding) => standingOf(finding) === "suppressed"));
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
	const own = openFindings(report).filter((finding) => finding.isLeft !== true);
	if (own.some(({ novelty }) => novelty === "new")) return false;
	if (report.scope === "new" || report.evidence?.known !== void 0) return own.every(({ novelty }) => novelty === "old");
	return !hasGrown(report) && own.every(({ isOnChangedLine, novelty }) => isOnChangedLine !== true || novelty === "old");
}
function hasGrown({ scan, base }) {
	return severities.some((severity) => {
		const [now, before] = [scan?.counts[severity], base?.counts[severity]];
		return now === void 0 || before === void 0 || now > before;
	});
}
function newsOfBase(report) {
	return tallyOf(openFindings(report).filter(({ isLeft, novelty }) => isLeft === true && novelty === "new"));
}
function baseName({ base, evidence }) {
	const name = base?.branch ?? evidence?.known?.base.split(" ")[0] ?? "";
	return name === "" || name.length > 40 ? "the base branch" : name;
}
function wholeCount({ hi, limit, verdict, named, asks }, { scan }) {
	if (verdict !== "failed" || asks?.kind !== "severity" || limit > 0) return void 0;
	const listed = {};
	for (const tally of [named?.blocks ?? {}, named?.mayBlock ?? {}]) for (const [severity, count] of Object.entries(tally)) listed[severity] = (listed[severity] ?? 0) + count;
	return atOrAbove(asks.floor).every((severity) => scan?.counts[severity] === (listed[severity] ?? 0)) && sumOf(named?.blocks ?? {}) > 0 && sumOf(listed) === hi ? listed : void 0;
}
function decidingFindings(report, { blocks, "may block": may }) {
	const isWhole = report.rules.some((rule) => wholeCount(rule, report) !== void 0);
	return report.verdict === "failed" && blocks.length > 0 && !isWhole ? blocks : [...blocks, ...may];
}
// src/report/place.ts
function displayPath(path, maxLength = 200) {
	const text = neutralLine(path.slice(-maxLength - 1));
	return text.length <= maxLength ? text : `…${text.slice(1 - maxLength).replace(/^[\udc00-\udfff]/, "")}`;
}
function displayPlace(place, maxLength = 200) {
	if (place.filePath === void 0 || place.filePath.trim() === "") return void 0;
	const path = displayPath(place.filePath, maxLength);
	const line = safeLine(place.line);
	return line === void 0 ? path : `${path}:${line}`;
}
function safeRelativePath(path) {
	if (path === void 0 || path.length > 1024) return void 0;
	const relative = path.replace(/^(?:\.\/)+/, "");
	if (relative !== neutralLine(relative) || relative !== relative.trim()) return void 0;
	if (/\\|^[a-z][a-z0-9+.-]*:/i.test(relative)) return void 0;
	return relative.split("/").every((segment) => segment !== "" && segment !== "." && segment !== "..") ? relative : void 0;
}
function safeLine(line) {
	return line !== void 0 && Number.isSafeInteger(line) && line >= 1 && line <= 2147483647 ? line : void 0;
}
function encodePath(relativePath) {
	return relativePath.split("/").map((segment) => encodeURIComponent(segment).replaceAll(/[!'()*]/g, percentOf)).join("/");
}
function percentOf(character) {
	return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
function safeRepositoryUrl(url) {
	if (url === void 0 || url.length > 500 || !URL.canParse(url)) return void 0;
	const plain = new URL(url).href.replace(/\/+$/, "");
	return /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w.~-]+)+$/i.test(plain) ? plain : void 0;
}
function withoutUserInfo(url) {
	return url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, "$1");
}
function safeSha(sha) {
	return sha !== void 0 && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(sha) ? sha : void 0;
}
function blobUrl(place) {
	const repository = safeRepositoryUrl(place.repositoryUrl);
	const sha = safeSha(place.headSha);
	const path = safeRelativePath(place.filePath);
	if (repository === void 0 || sha === void 0 || path === void 0) return void 0;
	const line = safeLine(place.line);
	return `${repository}/blob/${sha}/${encodePath(path)}${line === void 0 ? "" : `#L${line}`}`;
}
// src/report/sentence/passed.ts
function passedSentences(report) {
	const [long, short] = mainSentences(report);
	const parts = additionsOf(report);
	const brief = briefAdditions(report);
	return [
		long + parts,
		long + brief,
		short + brief,
		short
	];
}
function mainSentences(report) {
	if (report.scan === void 0) return [`Nothing to scan: ${report.message}`, "Nothing to scan"];
	const open = openCounts(report);
	const total = sumOf(open);
	const areAllCounted = severities.every((severity) => open[severity] !== void 0);
	if (total === 0) return areAllCounted ? ["No findings", "No findings"] : ["Nothing blocks", "Nothing blocks"];
	const limited = withinLimits(report);
	if (limited !== void 0) return [limited, "Within the limits"];
	if (isCompared(report)) return comparedSentences(report, open);
	const floor = floorOf(report, open);
	const lead = floor === void 0 ? "Nothing blocks" : `No finding is ${floor}`;
	return [`${lead}: ${areOpen(open)}`, lead];
}
function comparedSentences(report, open) {
	const news = newsOfBase(report);
	if (isNothingNew(report) && sumOf(news) > 0) {
		const concern = sumOf(news) === 1 ? "concerns" : "concern";
		return [`Nothing new here: ${findingWords(news, "new")} ${concern} ${baseName(report)}`, "Nothing new here"];
	}
	if (isNothingNew(report)) {
		const count = sumOf(open);
		return [`Nothing new: ${`${plural(count, "older finding")} ${count === 1 ? "stays" : "stay"} open`}`, "Nothing new"];
	}
	const floor = ruleFloor(report);
	const lead = floor === void 0 ? "Nothing new blocks" : `No new finding is ${floorWords(floor)}`;
	return [`${lead}: ${areOpen(open)}`, lead];
}
function floorOf(report, open) {
	const floor = ruleFloor(report);
	if (floor === void 0 || open.UNKNOWN !== void 0) return void 0;
	return atOrAbove(floor).some((severity) => open[severity] !== 0) ? void 0 : floorWords(floor);
}
function ruleFloor({ rules }) {
	const asked = rules.map(({ asks }) => asks).find((asks) => asks?.kind === "severity");
	return asked?.kind === "severity" ? asked.floor : void 0;
}
function floorWords(floor) {
	return floor === "CRITICAL" ? "critical" : `${severityWords[floor]} or above`;
}
function withinLimits({ rules }) {
	const used = rules.filter(({ asks, hi, limit }) => asks?.kind === "threshold" && limit > 0 && hi > 0);
	if (used.length === 0) return void 0;
	return `Within the limits: ${used.map(limitWords).join("; ")}`;
}
function limitWords({ asks, lo, hi, limit, verdict }) {
	const number = verdict === "failed" ? lo : hi;
	const allowed = `${limit} ${limit === 1 ? "is" : "are"} allowed`;
	if (asks?.kind !== "threshold") return `${plural(number, "finding")}, ${allowed}`;
	const type = asks.type === void 0 ? "" : ` ${asks.type.toLowerCase().replace("_", " ")}`;
	return `${number} ${severityWords[asks.severity]}${type} ${number === 1 ? "finding" : "findings"}, ${allowed}`;
}
function additionsOf(report) {
	const { uncovered } = report;
	return [
		...unscoredWords(report),
		...uncovered === void 0 ? [] : [uncovered],
		...fileWords(report)
	].map((part) => `; ${part}`).join("");
}
function briefAdditions(report) {
	const limits = [
		...report.uncovered === void 0 ? [] : ["source files were not looked at"],
		...unscoredWords(report).length > 0 ? ["not all have a score"] : [],
		...fileWords(report)
	];
	return limits.length === 0 ? "" : `; ${listWords(limits)}`;
}
function unscoredWords({ rules }) {
	return rules.flatMap(({ asks, unscored = 0 }) => {
		if (unscored === 0) return [];
		return [`${unscored} without ${asks?.kind === "epss" ? "an EPSS" : "a CVSS"} score ${unscored === 1 ? "was" : "were"} not judged`];
	});
}
function fileWords({ exitCode }) {
	return exitCode === 2 ? ["a report file could not be written"] : [];
}
// src/report/sentence/failed.ts
function failedSentences(report) {
	const broken = report.rules.filter((rule) => rule.verdict === "failed").sort(byWorstNamed);
	const [worst] = broken;
	if (worst === void 0) return ["The policy is broken"];
	const more = broken.length - 1;
	const others = more === 0 ? "" : ` and ${plural(more, "more rule")} ${more === 1 ? "is" : "are"} broken`;
	return ruleSentences(worst, report).map((sentence) => sentence + others);
}
function byWorstNamed(a, b) {
	return worstRank(a) - worstRank(b) || b.lo - a.lo;
}
function worstRank({ named }) {
	const rank = severities.findIndex((severity) => named?.blocks[severity] !== void 0);
	return rank < 0 ? severities.length : rank;
}
function ruleSentences(rule, report) {
	const { asks, lo, limit } = rule;
	if (asks?.kind === "threshold" && limit > 0) return [limitWords(rule)];
	if (asks?.kind === "cvss") return [`${plural(lo, "finding")} ${lo === 1 ? "scores" : "score"} ${asks.least.toFixed(1)} or above`];
	if (asks?.kind === "epss") return [`${plural(lo, "finding")} ${lo === 1 ? "has" : "have"} an EPSS score of ${asks.least} % or above`];
	if (asks?.kind === "age") return [`${findingWords({ [asks.severity]: lo })} ${are(lo)} open for more than ${asks.days} days`];
	return severitySentences(rule, report);
}
function are(count) {
	return count === 1 ? "is" : "are";
}
function severitySentences(rule, report) {
	const named = rule.named?.blocks ?? {};
	if (sumOf(named) === 0 && report.base !== void 0 && report.scope === "auto") return growthSentences(rule, report);
	const known = wholeCount(rule, report) ?? (sumOf(named) >= rule.lo ? named : countedOf(rule, report));
	const total = Math.max(rule.lo, sumOf(named), sumOf(known));
	const newWord = sumOf(named) === total && isAllNew(rule, report) ? "new" : void 0;
	const block = `${total === 1 ? "blocks" : "block"}${report.pullRequest === void 0 ? "" : " this pull request"}`;
	const lead = `${findingWords(sumOf(known) === total ? known : { ANY: total }, newWord)} ${block}`;
	return sumOf(known) === total && Object.values(known).filter((count) => count > 0).length > 1 ? [`${lead}: ${tallyWords(known)}`, lead] : [lead];
}
function countedOf(rule, { scan }) {
	const counts = Object.fromEntries(severitiesOf(rule).map((severity) => [severity, scan?.counts[severity] ?? 0]));
	return sumOf(counts) === rule.lo ? counts : {};
}
function severitiesOf({ asks }) {
	if (asks?.kind === "severity") return atOrAbove(asks.floor);
	return asks?.kind === "threshold" ? [asks.severity] : [...severities];
}
function isAllNew(rule, report) {
	const own = openFindings(report).filter(({ effect, severity }) => effect === "blocks" && severitiesOf(rule).includes(severity));
	return own.length > 0 && own.every(({ novelty }) => novelty === "new");
}
function growthSentences(rule, report) {
	const grown = {};
	for (const severity of severitiesOf(rule)) {
		const more = (report.scan?.counts[severity] ?? 0) - (report.base?.counts[severity] ?? 0);
		if (more > 0) grown[severity] = more;
	}
	const isWhole = sumOf(grown) === rule.lo;
	const lead = `${findingWords(isWhole ? grown : { ANY: rule.lo }, "more")} than ${baseName(report)}`;
	const [only, ...others] = Object.keys(grown);
	if (!isWhole || only === void 0) return [lead];
	if (others.length > 0) return [`${lead}: ${tallyWords(grown)}`, lead];
	const there = report.base?.counts[only] || "none";
	return [`${lead}: ${report.scan?.counts[only]} here, ${there} there`, lead];
}
// src/report/sentence/undecided.ts
var briefs = {
	settings: "a setting is wrong",
	fork: "pull requests from forks are not scanned",
	"no-key": "there is no API key",
	"wrong-ref": "there is no branch to scan",
	moved: "the branch moved, or its head could not be read",
	policy: "the policy could not be read",
	"not-found": "the repository, branch or scan was not found",
	"foreign-repository": "the repository at the service is another one",
	auth: "the API key was refused",
	unavailable: "the service could not be reached",
	"rate-limited": "the service asked to wait for too long",
	"scan-failed": "the scan failed",
	timeout: "the scan did not end in time",
	protocol: "the service answered in a way that cannot be trusted",
	evidence: "how many findings block is not known",
	"not-covered": "not everything that counts was scanned",
	"not-waited": "the scan was not waited for",
	publish: "a file could not be written",
	cancelled: "the run was cancelled",
	internal: "Scan Gate has a fault"
};
function undecidedSentence(report) {
	const { reason, brief, scan } = report;
	if (reason === "not-waited") return `Scan ${neutralLine(scan?.id ?? "", 40)} was started and not waited for`;
	if (!isInconclusive(reason)) return "Not decided";
	const open = reason === "evidence" ? report.rules.find((rule) => rule.verdict === "inconclusive") : void 0;
	const uncovered = reason === "not-covered" ? uncoveredBrief(report) : void 0;
	return `Not decided: ${brief ?? uncovered ?? (open && openWords(open, report)) ?? briefs[reason]}`;
}
function uncoveredBrief({ uncovered, message }) {
	return uncovered !== void 0 && message.startsWith(uncovered) && uncovered.length <= 76 ? uncovered : void 0;
}
function openWords(rule, report) {
	const { lo, hi, limit } = rule;
	if (!Number.isFinite(hi)) return void 0;
	if (limit > 0) return `${lo === 0 ? "up to" : `${lo} to`} ${limitWords(rule)}`;
	const words = findingWords(knownTally(rule, report) ?? { ANY: hi });
	return hi === 1 ? `${words} may block` : `up to ${words} may block`;
}
function knownTally({ hi, named, asks }, { scan }) {
	const floor = asks?.kind === "severity" ? atOrAbove(asks.floor) : [];
	const counted = Object.fromEntries(floor.map((severity) => [severity, scan?.counts[severity] ?? 0]));
	return [named?.mayBlock ?? {}, counted].find((tally) => sumOf(tally) === hi);
}
function sentenceOf(report) {
	const ending = report.verdict !== "passed" && !report.enforced && report.exitCode === 0 ? " (not enforced)" : "";
	const fitting = versionsOf(report).map((version) => version + ending).find((version) => version.length <= 90);
	return neutralLine(fitting ?? versionsOf(report).at(-1) ?? "", 90);
}
function versionsOf(report) {
	if (report.verdict === "failed") return failedSentences(report);
	return report.verdict === "passed" ? passedSentences(report) : [undecidedSentence(report)];
}
var icons = {
	passed: "✅",
	failed: "❌",
	inconclusive: "⚠️"
};
var marks = {
	passed: "✔",
	failed: "✖",
	inconclusive: "!"
};
function iconOf(report) {
	return icons[shownVerdict(report)];
}
function markOf(report) {
	return marks[shownVerdict(report)];
}
function shownVerdict({ verdict, exitCode }) {
	return verdict === "passed" === (exitCode === 0) ? verdict : "inconclusive";
}
export { groupFindings as A, severityName as B, descriptionOf as C, exceptionWord as D, exceptionLines as E, rangeOf as F, typeNames as G, standingOf as H, rankFindings as I, whyLines as J, uncoveredTypes as K, remediationOf as L, mayBeSecret as M, openCounts$1 as N, factsOf as O, plainReason as P, requestCount as R, cweOf as S, durationText as T, standings as U, severityWord as V, statusWord as W, isNothingNew as _, blobUrl as a, openFindings as b, encodePath as c, safeRepositoryUrl as d, safeSha as f, isCompared as g, decidingFindings as h, shownVerdict as i, labelWord as j, firstSentence as k, safeLine as l, baseName as m, markOf as n, displayPath as o, withoutUserInfo as p, verdictMarks as q, sentenceOf as r, displayPlace as s, iconOf as t, safeRelativePath as u, newsOfBase as v, diagnosticLines as w, coverageText as x, openCounts as y, scoresOf as z };
