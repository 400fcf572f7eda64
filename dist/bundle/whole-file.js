import { Mt as hanging, Nt as wrap, Wa as neutralLine, bt as severities } from "./start.js";
import { n as workTreesAround } from "./repository.js";
import { c as tallyOf, i as plural, s as sumOf, u as tallyWords } from "./tally.js";
import { A as groupFindings, B as severityName, E as exceptionLines, F as rangeOf, J as whyLines, L as remediationOf, M as mayBeSecret, P as plainReason, R as requestCount, S as cweOf, T as durationText, h as decidingFindings, i as shownVerdict, k as firstSentence, n as markOf, q as verdictMarks, r as sentenceOf, s as displayPlace, w as diagnosticLines, x as coverageText, y as openCounts, z as scoresOf } from "./sentence.js";
import { i as helpUrl, n as sizeOf, o as adviceText, r as updateOf, s as exceptionLinesToAdd, t as groupPackages } from "./packages.js";
import { constants, lstat, mkdir, open, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, isAbsolute, join, parse, relative, resolve, sep } from "node:path";
import { randomUUID } from "node:crypto";
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
		...listLines("Exceptions:", exceptionLines(report), notesMost),
		...coverageLines(report),
		...listLines("Skipped or not readable:", diagnosticLines(report), diagnosticsMost),
		...listLines("Notes:", [...report.notes, ...asides], notesMost),
		...exceptionAdvice(report),
		source,
		run.join(" · ")
	].map((line) => neutralLine(line));
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
function ruleLines({ rules }) {
	return rules.flatMap((rule) => {
		return [`${verdictMarks[rule.verdict]} ${neutralLine(rule.rule, 60)}: ${rangeOf(rule)} blocking, ${rule.limit} allowed`, ...hanging("    ", neutralLine(plainReason(rule.line), 600))];
	});
}
function coverageLines({ scan }) {
	return scan?.coverage === void 0 ? [] : [`Coverage: ${coverageText(scan.coverage)}`];
}
function listLines(heading, texts, most) {
	if (texts.length === 0) return [];
	const more = texts.length > most ? [`  … and ${texts.length - most} more`] : [];
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
	if (report.verdict === "passed") return [];
	const groups = groupFindings(report.findings);
	const isFailed = report.verdict === "failed";
	const shown = decidingFindings(report, groups);
	return [
		[closingLine(report)],
		isFailed ? [] : undecidedLines(report),
		findingLines(shown, options),
		isFailed ? [...othersLines(report, shown), ...hanging("  ", adviceText(report))] : []
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
		...hint === void 0 ? [] : hanging("  ", neutralLine(hint, 800)),
		...help === void 0 ? [] : [`  ${help}`]
	];
}
function findingLines(findings, { maxFindings = 30, hasCode = false }) {
	const items = groupPackages(findings.filter(({ disclosed }) => disclosed)).slice(0, maxFindings);
	const columns = columnsOf(items);
	const rows = items.flatMap((item) => itemLines(item, columns, hasCode));
	const shown = items.reduce((sum, item) => sum + sizeOf(item), 0);
	const unnamed = findings.filter(({ disclosed }) => !disclosed).length;
	const more = findings.length - shown - unnamed;
	return [
		...rows,
		...more > 0 ? [`  … and ${more} more, ${shown} of ${findings.length} shown: the report file holds all`] : [],
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
	const facts = [...isBeside || place === "" ? [] : [place], ...factsOfItem(item)].join(" · ");
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
	if (item.package !== void 0) {
		const update = updateOf(item.package);
		return update === void 0 ? [] : [neutralLine(`${update}.`, 200)];
	}
	const { finding } = item;
	const advice = firstSentence(remediationOf(finding));
	return [
		cweOf(finding),
		...scoresOf(finding),
		advice === void 0 ? void 0 : neutralLine(advice, 200)
	].filter((fact) => fact !== void 0);
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
		return neutralLine(`${number}│ ${line}`, 86);
	});
}
function othersLines(report, shown) {
	const open = openCounts(report);
	for (const [severity, count] of Object.entries(tallyOf(shown))) open[severity] = Math.max(0, (open[severity] ?? 0) - count);
	const total = sumOf(open);
	if (total === 0) return [];
	const rest = [...report.findings].filter(({ effect }) => effect === "none");
	const word = rest.length > 0 && rest.every(({ novelty }) => novelty === "old") ? "older finding" : "other finding";
	return [`  ${plural(total, word)} ${total === 1 ? "does" : "do"} not block: ${tallyWords(open)}`, ""];
}
// src/surfaces/whole-file.ts
async function writeWithin(folder, path, text) {
	const place = resolve(folder, path);
	const held = await holderOf([folder, ...workTreesAround(folder)], place);
	if (held === void 0 && await isDevice(place)) return writeInto(await open(place, constants.O_WRONLY), text);
	const parent = held === void 0 ? await madeFolder(dirname(place)) : await madeWithin(held);
	const written = join(parent, basename(place));
	const beside = `${written}.${randomUUID()}.tmp`;
	try {
		const file = await open(beside, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | noFollow, 438);
		if (held !== void 0 && !await isStill(file, beside)) throw await closed(file, leadsOut());
		await writeInto(file, text);
		await rename(beside, written);
	} catch (error) {
		await rm(beside, { force: true });
		throw error;
	}
}
var noFollow = constants.O_NOFOLLOW ?? 0;
async function holderOf(folders, place) {
	const tops = new Set(await Promise.all(folders.map(realOrSame)));
	const { root } = parse(place);
	for (let above = dirname(place);; above = dirname(above)) {
		const top = await realOrSame(above);
		if (tops.has(top)) return {
			top,
			parts: relative(above, dirname(place)).split(sep).filter(Boolean)
		};
		if (above === root) return void 0;
	}
}
async function realOrSame(path) {
	return realpath(path).catch(() => path);
}
async function madeFolder(path) {
	await mkdir(path, { recursive: true });
	return path;
}
async function madeWithin({ top, parts }) {
	let real = top;
	for (const part of parts) {
		await mkdir(join(real, part)).catch((error) => {
			if (error.code !== "EEXIST") throw error;
		});
		real = await realpath(join(real, part));
		const isNamed = parts.includes(".git");
		if (!isBelow(top, real) || !isNamed && isOfRepository(top, real)) throw leadsOut();
	}
	return real;
}
function isBelow(folder, path) {
	const way = relative(folder, path);
	return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
function isOfRepository(folder, path) {
	return relative(folder, path).split(sep).includes(".git");
}
async function isStill(file, path) {
	const [opened, found, real] = await Promise.all([
		file.stat(),
		lstat(path),
		realpath(dirname(path))
	]);
	return opened.ino === found.ino && opened.dev === found.dev && real === dirname(path);
}
function leadsOut() {
	return new Error("a link leads out of the folder");
}
async function closed(file, error) {
	await file.close();
	return error;
}
async function writeInto(file, text) {
	try {
		await file.writeFile(text, "utf8");
	} finally {
		await file.close();
	}
}
async function isDevice(path) {
	return stat(path).then((found) => !found.isFile() && !found.isDirectory(), () => false);
}
export { decisionLines as i, closingLine as n, storyLines as r, writeWithin as t };
