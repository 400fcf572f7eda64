import { Gt as severities, Hn as neutralLine, It as atOrAbove, qn as isInconclusive } from "./start.js";
import { t as provenCount } from "./verdict.js";
import { a as plural, c as sumOf, d as tallyWords, i as listWords, n as countOf, r as findingWords, s as severityWords, t as areOpen } from "./tally.js";
import { a as openCounts, i as newsOfBase, n as isCompared, o as openFindings, r as isNothingNew, t as baseName } from "./standing.js";
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
	const used = rules.filter(({ hi, limit }) => limit > 0 && hi > 0);
	if (used.length === 0) return void 0;
	return `Within the limits: ${used.map(limitWords).join("; ")}`;
}
function limitWords(rule) {
	const { asks, hi, limit, verdict } = rule;
	const number = verdict === "failed" ? provenCount(rule) : hi;
	const allowed = `${limit} ${limit === 1 ? "is" : "are"} allowed`;
	if (asks?.kind !== "threshold") return `${plural(number, "finding")}, ${allowed}`;
	const type = asks.type === void 0 ? "" : ` ${asks.type.toLowerCase().replace("_", " ")}`;
	return `${number} ${severityWords[asks.severity]}${type} ${number === 1 ? "finding" : "findings"}, ${allowed}`;
}
function additionsOf(report) {
	const { uncovered } = report;
	return [
		...ignoredWords(report),
		...graceWords(report),
		...warnedWords(report),
		...unscoredWords(report),
		...uncovered === void 0 ? [] : [uncovered],
		...fileWords(report)
	].map((part) => `; ${part}`).join("");
}
function briefAdditions(report) {
	const limits = [
		...ignoredWords(report),
		...graceWords(report),
		...warnedWords(report).length > 0 ? ["a rule warns"] : [],
		...report.uncovered === void 0 ? [] : ["source files were not looked at"],
		...unscoredWords(report).length > 0 ? ["not all have a score"] : [],
		...fileWords(report)
	];
	return limits.length === 0 ? "" : `; ${listWords(limits)}`;
}
function graceWords({ findings }) {
	const days = [];
	for (const { leftOut } of findings) if (leftOut !== void 0) days.push(.../^in its grace until (.*)$/.exec(leftOut)?.slice(1) ?? []);
	const [first] = days.sort();
	if (first === void 0) return [];
	return [`${days.length} in ${days.length === 1 ? "its" : "their"} grace until ${first}`];
}
function ignoredWords({ findings }) {
	const count = countOf(findings, ({ leftOut }) => leftOut === "in an ignored path");
	return count === 0 ? [] : [`${count} in ignored paths ${count === 1 ? "does" : "do"} not count`];
}
function warnedWords({ warnings = [], findings }) {
	const broken = warnings.filter(({ verdict }) => verdict === "failed");
	if (broken.length === 0) return [];
	const named = countOf(findings, ({ warnedBy }) => warnedBy !== void 0);
	const count = Math.max(named, ...broken.map(provenCount));
	return [`${plural(count, "finding")} ${count === 1 ? "is" : "are"} warned of`];
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
	return worstRank(a) - worstRank(b) || provenCount(b) - provenCount(a);
}
function worstRank({ named }) {
	const rank = severities.findIndex((severity) => named?.blocks[severity] !== void 0);
	return rank < 0 ? severities.length : rank;
}
function ruleSentences(rule, report) {
	const { asks, limit } = rule;
	const count = provenCount(rule);
	if (limit > 0) return [limitWords(rule)];
	if (asks?.kind === "cvss") return [`${plural(count, "finding")} ${count === 1 ? "scores" : "score"} ${asks.least.toFixed(1)} or above`];
	if (asks?.kind === "epss") return [`${plural(count, "finding")} ${count === 1 ? "has" : "have"} an EPSS score of ${asks.least} % or above`];
	if (asks?.kind === "age") return [`${findingWords({ [asks.severity]: count })} ${are(count)} open for more than ${asks.days} days`];
	return severitySentences(rule, report);
}
function are(count) {
	return count === 1 ? "is" : "are";
}
function severitySentences(rule, report) {
	const named = rule.named?.blocks ?? {};
	if (sumOf(named) === 0 && report.base !== void 0 && report.scope === "auto") return growthSentences(rule, report);
	const known = sumOf(named) >= rule.lo ? named : countedOf(rule, report);
	const total = provenCount(rule);
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
	if (asks?.kind === "match") return [...asks.severities];
	return asks?.kind === "threshold" ? [asks.severity] : [...severities];
}
function isAllNew(rule, report) {
	const asked = severitiesOf(rule);
	let hasOwn = false;
	for (const { effect, severity, novelty } of openFindings(report)) {
		if (effect !== "blocks" || !asked.includes(severity)) continue;
		if (novelty !== "new") return false;
		hasOwn = true;
	}
	return hasOwn;
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
	passed: "\u2705",
	failed: "\u274c",
	inconclusive: "\u26a0\ufe0f"
};
var marks = {
	passed: "\u2714",
	failed: "\u2716",
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
export { shownVerdict as i, markOf as n, sentenceOf as r, iconOf as t };
