import { a as readExternalId, i as keyOfRun, t as externalIdOf } from "./identity.js";
import { _ as string, a as array, d as number, f as object, l as looseObject } from "./schemas.js";
import { An as fitSummary, Bn as messageLimit, Gt as severities, Hn as neutralLine, In as markdownCode, J as marksInCheckRun, Kn as inconclusiveReasons, Ln as markdownFence, Mn as cut, Rn as markdownProse, Vn as neutralBlock, Z as isAmbiguous, nt as refusedWith, qn as isInconclusive, zn as markdownText } from "./start.js";
import { a as othersTally, i as introText, n as decidingFindings, o as othersText, r as doubtfulFindings, t as blockingCount } from "./numbers.js";
import { c as safeRepositoryUrl, l as safeSha, o as safeLine, r as displayPlace, s as safeRelativePath, t as blobUrl } from "./place.js";
import { a as plural, c as sumOf, o as severityNames, u as tallySentence } from "./tally.js";
import { A as typeNames, C as remediationOf, E as severityName, N as warnedWord, O as standingOf, P as whyLines, S as rankedFindings, T as scoresOf, _ as firstSentence, a as openCounts, d as diagnosticLines, f as durationText, h as exceptionWord, i as newsOfBase, j as uncoveredTypes, k as statusWord, l as cweOf, n as isCompared, p as exceptionLines, r as isNothingNew, s as coverageText, t as baseName, v as groupFindings, w as requestCount, x as rangeOf } from "./standing.js";
import { r as sentenceOf, t as iconOf } from "./sentence.js";
import { i as exceptionsPage, r as exceptionLinesToAdd, t as adviceOf } from "./advice.js";
import { a as helpUrl, c as shownRules, i as shownOwners, l as warningLines, o as endingLines, s as leftOutLines, t as isShared } from "./owners.js";
import { i as rolesText, n as roleOfPath, r as roleWords } from "./file-role.js";
import { i as sizeOf, t as groupPackages } from "./packages.js";
// src/report/annotations.ts
var annotationLevels = [
	"error",
	"warning",
	"notice"
];
function annotations(report, { max, maxPerLevel = 10 }) {
	const left = new Map(annotationLevels.map((level) => [level, maxPerLevel]));
	const chosen = [];
	let [asking, notices, undisclosed] = [
		0,
		0,
		0
	];
	for (const finding of rankedFindings(report.findings)) {
		const level = levelOf(finding, report);
		if (level === void 0) continue;
		asking += 1;
		if (level === "notice") notices += 1;
		if (!finding.disclosed) undisclosed += 1;
		const room = left.get(level) ?? 0;
		if (chosen.length >= max || !finding.disclosed || room <= 0) continue;
		left.set(level, room - 1);
		chosen.push(annotate(finding, level));
	}
	const shownNotices = chosen.filter(({ level }) => level === "notice").length;
	return {
		annotations: chosen,
		deciding: {
			shown: chosen.length - shownNotices,
			total: decidingCount(report, asking - notices)
		},
		others: {
			shown: shownNotices,
			total: notices
		},
		asking,
		undisclosed
	};
}
function decidingCount(report, asking) {
	return asking === 0 || report.verdict !== "failed" ? asking : Math.max(asking, blockingCount(report));
}
function leftOutLine({ verdict }, { deciding, others }, reasons = []) {
	if (deciding.shown >= deciding.total && others.shown >= others.total) return void 0;
	const verb = verdict === "inconclusive" ? "may block" : deciding.total === 1 ? "blocks" : "block";
	const parts = [deciding.total === 0 ? "" : `${deciding.shown} of ${plural(deciding.total, "finding")} that ${verb}`, others.total === 0 ? "" : `${others.shown} of ${plural(others.total, "other finding")} on changed lines`].filter((part) => part !== "");
	const why = reasons.length === 0 ? "" : ` (${reasons.join(", ")})`;
	return `${parts.join(" and ")} are annotated${why}; the report file holds all`;
}
function levelOf(finding, { verdict, enforced, pullRequest }) {
	const standing = standingOf(finding);
	const level = enforced ? "error" : "warning";
	if (standing === "blocks") return level;
	if (standing === "may block" && verdict === "inconclusive") return level;
	return (standing === "may block" || standing === "open") && pullRequest !== void 0 && finding.isOnChangedLine === true ? "notice" : void 0;
}
function annotate(finding, level) {
	const file = safeRelativePath(finding.filePath);
	return {
		level,
		title: cut(`${severityName(finding)}: ${neutralLine(finding.title, 255).trim() || "Untitled"}`, 255),
		message: messageOf(finding, file === void 0),
		file,
		line: file === void 0 ? void 0 : safeLine(finding.line),
		violationId: finding.id
	};
}
var idLine = "Violation ";
function messageOf(finding, isPlaceNeeded) {
	const place = isPlaceNeeded ? displayPlace(finding) : void 0;
	const remediation = remediationOf(finding);
	const facts = [cweOf(finding), ...scoresOf(finding)].filter((fact) => fact !== void 0);
	const paragraphs = [
		remediation === void 0 ? void 0 : neutralBlock(remediation, 2e3),
		place === void 0 ? void 0 : `Reported at ${place}`,
		facts.length === 0 ? void 0 : facts.join(" \u00b7 "),
		`${idLine}${neutralLine(finding.id, 200)}`
	];
	return cut(paragraphs.filter((paragraph) => paragraph !== void 0).join("\n"), messageLimit);
}
function namedViolation(message) {
	const last = message.trimEnd().split(/\r?\n/).at(-1) ?? "";
	return last.startsWith(idLine) ? last.slice(10).trim() : void 0;
}
// src/report/budget.ts
function bytesOf(text) {
	return Buffer.byteLength(text, "utf8");
}
function spend(budget, text) {
	const bytes = bytesOf(text) + 1;
	if (bytes > budget.left) return false;
	budget.left -= bytes;
	return true;
}
function within(items, { budget, share }, render) {
	const portion = { left: Math.floor(budget.left * share) };
	const fitted = [];
	for (const item of items) {
		const text = render(item);
		if (!spend(portion, text)) break;
		spend(budget, text);
		fitted.push(text);
	}
	return fitted;
}
// src/report/summary/findings.ts
function findingTable(report, findings, options) {
	const named = findings.filter(({ disclosed }) => disclosed);
	const items = groupPackages(report, named, options.most);
	const columns = (options.columns ?? []).filter((column) => isTelling(column, items));
	const rows = within(items, options, (item) => rowOf(report, item, columns));
	const shown = items.slice(0, rows.length).reduce((sum, item) => sum + sizeOf(item), 0);
	if (rows.length === 0) return {
		markdown: "",
		shown
	};
	const heads = [
		"",
		"Finding",
		"Where",
		...columns.map(({ head }) => head)
	];
	return {
		markdown: [
			`| ${heads.join(" | ")} |`.replace("|  |", "| |"),
			`|${":--|".repeat(heads.length)}`,
			...rows
		].join("\n"),
		shown
	};
}
var cvss = {
	head: "CVSS",
	cell: ({ cvss }) => cvss?.toFixed(1) ?? ""
};
var epss = {
	head: "EPSS",
	cell: ({ epss }) => epss === void 0 ? "" : `${Math.round(epss * 100) / 100} %`
};
var since = {
	head: "Open since",
	cell: ({ detail }) => dayOf(detail?.firstDetected)
};
function dayOf(milliseconds) {
	const date = new Date(milliseconds ?? NaN);
	return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}
var owner = {
	head: "Owner",
	cell: (finding) => markdownText(shownOwners(finding)?.join(" ") ?? "", 200)
};
function askedColumns(report) {
	const { rules } = report;
	const kinds = new Set(rules.filter(({ verdict }) => verdict !== "passed").map(({ asks }) => asks?.kind));
	return [
		...kinds.has("cvss") ? [cvss] : [],
		...kinds.has("epss") ? [epss] : [],
		...kinds.has("age") ? [since] : [],
		...isShared(report) ? [owner] : []
	];
}
function isTelling({ cell }, items) {
	const cells = new Set(items.map(({ finding }) => cell(finding)));
	return cells.size > 1 || items.length === 1 && !cells.has("");
}
function rowOf(report, item, columns) {
	const { finding } = item;
	const said = [...titleLines(item), ...stateOf(finding)].join("<br>");
	return `| ${[
		severityName(finding),
		said,
		placeCell(report, finding),
		...columns.map(({ cell }) => cell(finding))
	].join(" | ")} |`.replaceAll("|  |", "| |");
}
function titleLines(item) {
	if (item.package === void 0) {
		const { finding } = item;
		const cwe = cweOf(finding);
		const advice = firstSentence(remediationOf(finding));
		const title = `**${markdownText(finding.title, 200) || "Untitled"}**${cwe === void 0 ? "" : ` \u00b7 ${cwe}`}`;
		return advice === void 0 ? [title] : [title, markdownText(advice, 200)];
	}
	const { name, version, findings, update } = item.package;
	const title = `**${markdownText(`${name} ${version}`, 150)}** \u00b7 ${plural(findings.length, "vulnerability", "vulnerabilities")}`;
	return update === void 0 ? [title] : [title, `${markdownText(update, 150)}.`];
}
function stateOf(finding) {
	const status = standingOf(finding) === "suppressed" ? [`suppressed: ${statusWord(finding)}`] : [];
	const exception = finding.exception === void 0 ? [] : [markdownText(exceptionWord(finding.exception), 300)];
	const warned = finding.warnedBy === void 0 ? [] : [markdownText(warnedWord(finding.warnedBy), 200)];
	const role = roleOfPath(finding.filePath);
	return [
		...role === void 0 ? [] : [roleWords[role]],
		...status,
		...exception,
		...warned,
		...finding.leftOut === void 0 ? [] : [finding.leftOut]
	];
}
function placeCell({ repositoryUrl, headSha }, finding) {
	const place = displayPlace(finding, 120);
	if (place === void 0) return "";
	const url = blobUrl({
		repositoryUrl,
		headSha,
		filePath: finding.filePath,
		line: finding.line
	});
	const text = markdownText(place, 200);
	return url === void 0 ? text : `[${text}](${url})`;
}
// src/report/summary/decision.ts
var othersShown = 10;
function decisionFold(report, options) {
	const { budget, others, groups } = options;
	return fold(`How this was decided${others === "" ? "" : ` \u00b7 ${others}`}`, [
		countTable(report),
		ruleTable(report, budget),
		otherFindings(report, groups, budget),
		listPart("Left out", leftOutLines(report), budget),
		listPart("Exceptions", exceptionLines(report), budget),
		exceptionPart(report),
		coveragePart(report),
		listPart("Skipped or not readable", diagnosticLines(report), budget),
		listPart("Notes", report.notes, budget),
		...closingParts(report, options)
	].filter((part) => part !== "").join("\n\n"));
}
function fold(heading, body) {
	return `<details><summary>${heading}</summary>\n\n${body.trimEnd()}\n\n</details>`;
}
function countTable({ scan, base, branch }) {
	const counts = scan?.counts ?? {};
	const shown = severities.filter((severity) => (counts[severity] ?? 0) > 0 || (base?.counts[severity] ?? 0) > 0);
	if (shown.length === 0) return "";
	const here = branch === void 0 ? "This scan" : "This branch";
	if (base === void 0) {
		const rows = shown.map((severity) => `| ${severityNames[severity]} | ${counts[severity] ?? ""} |`);
		return [
			`| | ${here} |`,
			"|:--|--:|",
			...rows
		].join("\n");
	}
	const rows = shown.map((severity) => {
		const [now, before] = [counts[severity], base.counts[severity]];
		return `| ${severityNames[severity]} | ${now ?? ""} | ${before ?? ""} | ${differenceOf(now, before)} |`;
	});
	return [
		`| | ${here} | ${markdownText(base.branch, 60)} | Difference |`,
		"|:--|--:|--:|--:|",
		...rows
	].join("\n");
}
function differenceOf(now, before) {
	if (now === void 0 || before === void 0) return "";
	if (now === before) return "\u00b10";
	return now > before ? `+${now - before}` : `\u2212${before - now}`;
}
var ruleIcons = {
	passed: "\u2705",
	failed: "\u274c",
	inconclusive: "\u26a0\ufe0f"
};
function ruleTable(report, budget) {
	const rules = shownRules(report);
	if (rules.length === 0) return "";
	const rows = within(rules, {
		budget,
		share: .3
	}, (rule) => {
		return `| ${[
			markdownCode(rule.rule, 80),
			`${ruleIcons[rule.shown]} ${rule.word}`,
			rangeOf(rule),
			rule.limit
		].join(" | ")} | ${markdownText(rule.line, 400)} |`;
	});
	const more = rules.length - rows.length;
	const cutNote = more > 0 ? `\n\n${plural(more, "rule")} more in the report file.` : "";
	return `| Rule | | Blocking | Allowed | Why |\n|:--|:--|--:|--:|:--|\n${rows.join("\n")}${cutNote}`;
}
function otherFindings(report, groups, budget) {
	const others = otherGroups(report, groups);
	const total = Math.max(others.length, sumOf(othersTally(report)) + groups.suppressed.length);
	const { markdown, shown } = findingTable(report, others, {
		most: othersShown,
		budget,
		share: .6
	});
	if (others.length === 0) return "";
	const unnamed = others.filter(({ disclosed }) => !disclosed).length;
	const roles = rolesText(others);
	const said = [
		roles === "" ? "" : `Of these, ${roles}.`,
		shown > 0 && shown < total - unnamed ? `${shown} of ${total} shown, worst first.` : "",
		unnamed > 0 ? `${plural(unnamed, "finding")} not named here, because outsiders can read this.` : ""
	].filter((part) => part !== "");
	return [
		`**${othersHeading(groups, total)}**`,
		markdown,
		said.join(" ")
	].filter((part) => part !== "").join("\n\n");
}
function otherGroups(report, groups) {
	return [
		...doubtfulFindings(report, groups),
		...groups.open,
		...groups.excepted,
		...groups.suppressed
	];
}
function othersHeading(groups, count) {
	const parts = [groups.excepted.length > 0 ? `${groups.excepted.length} excepted` : "", groups.suppressed.length > 0 ? `${groups.suppressed.length} suppressed` : ""].filter((part) => part !== "");
	return `${plural(count, "other finding")}${parts.length === 0 ? "" : ` (${parts.join(", ")})`}`;
}
function exceptionPart(report) {
	const lines = exceptionLinesToAdd(report);
	if (lines === void 0) return "";
	return `To accept the first one, put this into the policy file of the default branch:\n\n${markdownFence(lines, 600, "yaml")}`;
}
function coveragePart({ scan }) {
	return scan?.coverage === void 0 ? "" : `**Coverage:** ${coverageText(scan.coverage)}`;
}
function listPart(heading, texts, budget) {
	if (texts.length === 0) return "";
	const items = within(texts.slice(0, 30), {
		budget,
		share: .15
	}, (text) => `- ${markdownText(text, 500)}`);
	const more = texts.length - items.length;
	if (more > 0) items.push(`- \u2026 and ${more} more in the report file`);
	return `**${heading}**\n\n${items.join("\n")}`;
}
function closingParts(report, { groups, budget, reportFile }) {
	const { elsewhereCount, policy, tool } = report;
	const counted = [
		groups.fixed.length > 0 ? `${plural(groups.fixed.length, "finding")} fixed.` : "",
		elsewhereCount > 0 ? `${plural(elsewhereCount, "violation")} of other branches left out.` : "",
		reportFile === void 0 ? "" : `All findings: ${markdownCode(reportFile)}`
	].filter((part) => part !== "");
	const audit = [
		`Policy: ${markdownText(policy.source, 160)}${policy.sha256 === "" ? "" : ` ${markdownCode(policy.sha256.slice(0, 12))}`}`,
		`Scan Gate ${markdownText(tool.version, 40)}`,
		plural(requestCount(report), "request"),
		durationText(report.durationMs)
	].join(" \u00b7 ");
	return [counted.join(" "), audit].filter((part) => part !== "").filter((part) => spend(budget, part));
}
// src/report/summary/summary.ts
var fixedBytes = 12e3;
function summary(report, options = {}) {
	const { maxBytes = 9e5, hasHeading = true, isWhole = true, reportFile } = options;
	const budget = { left: Math.max(0, maxBytes - fixedBytes) };
	const groups = groupFindings(report.findings);
	const body = report.verdict === "passed" ? passedLines(report, options) : blockingParts(report, groups, {
		...options,
		budget
	});
	budget.left = Math.max(0, budget.left - bytesOf(body.join("\n\n")));
	const hasFold = isWhole || report.verdict !== "passed";
	return `${[
		hasHeading ? headingOf(report, options.category) : "",
		...body,
		hasFold && report.scan !== void 0 ? decisionFold(report, {
			budget,
			groups,
			others: othersText(report),
			reportFile
		}) : "",
		hasFold ? footer(report, options) : ""
	].filter((part) => part !== "").join("\n\n")}\n`;
}
function headingOf(report, category) {
	const gate = category === void 0 ? "" : ` \u00b7 ${markdownText(category, 60)}`;
	return `### ${iconOf(report)} ${markdownText(sentenceOf(report), 90)}${gate}`;
}
function passedLines(report, { allFindingsUrl }) {
	const open = openCounts(report);
	const limits = [
		warningLine(report),
		endingLine(report),
		uncoveredLine(report)
	];
	if (sumOf(open) === 0) return limits;
	const news = sumOf(newsOfBase(report));
	return [[isCompared(report) && isNothingNew(report) ? news > 0 ? `This change did not bring ${news === 1 ? "it" : "them"} in; ${markdownText(baseName(report), 60)}\u2019s own run judges ${news === 1 ? "it" : "them"}.` : `${tallySentence(open)} ${sumOf(open) === 1 ? "was" : "were"} there before.` : "", allFindingsUrl === void 0 ? "" : `[All findings](${allFindingsUrl})`].filter((part) => part !== "").join(" "), ...limits];
}
function warningLine(report) {
	const lines = warningLines(report);
	return lines.length === 0 ? "" : `\u26a0\ufe0f ${lines.slice(0, 10).map((line) => markdownText(`${line}.`, 200)).join("<br>\u26a0\ufe0f ")}`;
}
function endingLine(report) {
	return endingLines(report).slice(0, 5).map((line) => `\u23f3 ${markdownText(`${line}.`, 300)}`).join("<br>");
}
function uncoveredLine(report) {
	const missing = uncoveredTypes(report);
	return missing.length === 0 ? "" : `Not scanned: ${missing.map((type) => typeNames[type]).join(", ")}.`;
}
function blockingParts(report, groups, limits) {
	const { budget, maxFindings = 50 } = limits;
	const shown = decidingFindings(report, groups);
	const table = findingTable(report, shown, {
		most: maxFindings,
		budget,
		share: .6,
		columns: askedColumns(report)
	});
	const isFailed = report.verdict === "failed";
	return [
		...isFailed ? [] : undecidedLines(report),
		introText(report, groups),
		table.markdown,
		cutText(shown, table),
		warningLine(report),
		endingLine(report),
		isFailed ? adviceLine(report) : "",
		isFailed ? uncoveredLine(report) : ""
	];
}
function undecidedLines(report) {
	const { hint, reason } = report;
	const why = whyLines(report, sentenceOf(report)).join("; ");
	const help = helpUrl(reason);
	const said = [why === "" ? "" : `${markdownText(why, 600)}.`, hint === void 0 ? "" : markdownProse(hint, 600)].filter((part) => part !== "");
	if (help !== void 0) said.push(`${said.pop() ?? ""} [More](${help})`.trim());
	return said;
}
function cutText(findings, { shown }) {
	const unnamed = findings.filter(({ disclosed }) => !disclosed).length;
	return [shown < findings.length - unnamed ? `${shown} of ${findings.length} shown, worst first; the report file holds all.` : "", unnamed > 0 ? `${plural(unnamed, "finding")} not named here, because outsiders can read this.` : ""].filter((part) => part !== "").join(" ");
}
function adviceLine(report) {
	const { lead, link } = adviceOf(report);
	return `${lead}[${link}](${exceptionsPage}).`;
}
function footer(report, { allFindingsUrl }) {
	const place = [report.scan === void 0 ? void 0 : `scan ${markdownCode(report.scan.id, 80)}`, commitLink(report)].filter((part) => part !== void 0).join(" at ");
	const parts = [allFindingsUrl === void 0 ? "" : `[All findings](${allFindingsUrl})`, place].filter((part) => part !== "");
	return parts.length === 0 ? "" : `<sub>${parts.join(" \u00b7 ")}</sub>`;
}
function commitLink(report) {
	const sha = safeSha(report.headSha);
	if (sha === void 0) return void 0;
	const repository = safeRepositoryUrl(report.repositoryUrl);
	const short = markdownCode(sha.slice(0, 7));
	return repository === void 0 ? short : `[${short}](${repository}/commit/${sha})`;
}
// src/surfaces/check-run/annotations.ts
var batchSize = 50;
var settleMs$1 = 2e3;
var attempts = 3;
var listedAnnotation = object({
	path: string(),
	start_line: number().int(),
	message: string().nullish()
});
var updated = looseObject({ id: number().int() });
var noAnnotations = {
	chosen: [],
	unplaced: 0,
	unnamed: 0,
	deciding: 0,
	others: 0
};
function wantedAnnotations({ client, report, settings }) {
	const findings = [];
	for (const finding of report.findings) if (safeRelativePath(finding.filePath) !== void 0) findings.push(finding);
	const all = annotations(report, { max: 0 });
	const limits = {
		max: settings.maxAnnotations,
		maxPerLevel: Number.POSITIVE_INFINITY
	};
	const placed = annotations({
		...report,
		findings
	}, limits);
	return {
		chosen: placed.annotations.flatMap((annotation) => checkAnnotation(client, annotation)),
		unplaced: all.asking - placed.asking,
		unnamed: all.undisclosed,
		deciding: all.deciding.total,
		others: all.others.total
	};
}
var levels = {
	error: "failure",
	warning: "warning",
	notice: "notice"
};
function checkAnnotation(client, { level, title, message, file, line }) {
	if (file === void 0) return [];
	const at = line ?? 1;
	const texts = {
		title: client.redact(title),
		message: client.redact(message)
	};
	return [{
		path: file,
		start_line: at,
		end_line: at,
		annotation_level: levels[level],
		...texts
	}];
}
function compare(chosen, listed) {
	const present = new Set(listed);
	const known = new Set(chosen.map(identityOf$1));
	return {
		missing: chosen.filter((annotation) => !present.has(identityOf$1(annotation))),
		outdated: listed.filter((identity) => !known.has(identity)).length
	};
}
function identityOf$1({ path, start_line: line, message }) {
	return JSON.stringify([
		path,
		line,
		namedViolation(message ?? "") ?? message?.trim()
	]);
}
async function listAnnotations(client, id) {
	return (await client.pages({
		route: "GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations",
		parameters: { check_run_id: id },
		shape: array(listedAnnotation)
	}, (page) => page)).map(identityOf$1);
}
function inBatches(all) {
	return Array.from({ length: Math.ceil(all.length / batchSize) }, (_, index) => all.slice(index * batchSize, (index + 1) * batchSize));
}
async function addAnnotations(client, { id, batch }, updateFor) {
	let missing = batch;
	for (let attempt = 1;; attempt++) try {
		await update(client, {
			id,
			...updateFor(0)
		}, missing);
		return 0;
	} catch (error) {
		if (refusedWith(error) === 422 && missing.length > 0) {
			await update(client, {
				id,
				...updateFor(missing.length)
			}, []);
			return missing.length;
		}
		if (!isAmbiguous(error) || attempt === attempts) throw error;
		await client.sleep(settleMs$1);
		missing = compare([...missing], await listAnnotations(client, id)).missing;
	}
}
async function update(client, { id, output, ...rest }, added) {
	await client.call({
		route: "PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}",
		parameters: {
			check_run_id: id,
			...rest,
			output: added.length === 0 ? output : {
				...output,
				annotations: added
			}
		},
		shape: updated,
		isOnce: added.length > 0
	});
}
// src/surfaces/check-run/check-run.ts
var outputBytes = 65535;
var conclusionReserveMs = 15e3;
var settleMs = 2e3;
var checkRun = looseObject({
	id: number().int(),
	html_url: string().nullish(),
	external_id: string().nullish(),
	status: string().nullish(),
	details_url: string().nullish(),
	output: looseObject({ annotations_count: number().int() })
});
var checkRunPage = looseObject({
	total_count: number().int(),
	check_runs: array(checkRun)
});
var runsRoute = "GET /repos/{owner}/{repo}/commits/{ref}/check-runs";
var createRoute = "POST /repos/{owner}/{repo}/check-runs";
var updateRoute = "PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}";
var slackMs = 2e3;
async function startCheckRun(client, opening) {
	const identity = identityOf(opening);
	const found = await findCheckRun(client, identity);
	const startedMs = opening.startedMs + (client.serverAheadMs() ?? 0);
	if (isNewer(found, startedMs)) return "overtaken";
	const state = {
		external_id: externalIdOf(identity.key, startedMs),
		status: "in_progress",
		output: {
			title: "Scanning",
			summary: client.redact(markdownText(opening.text)) || "The scan is under way."
		},
		...detailsOf(opening.runUrl)
	};
	if (found === void 0) return createCheckRun(client, identity, state);
	try {
		return {
			...openedOf(await client.call({
				route: updateRoute,
				parameters: {
					check_run_id: found.id,
					...state
				},
				shape: checkRun
			})),
			annotationCount: found.output.annotations_count
		};
	} catch (error) {
		if (refusedWith(error) === void 0) throw error;
		return createCheckRun(client, identity, state);
	}
}
function identityOf({ category, event, headSha }) {
	const parts = [category, event].filter((part) => part !== void 0);
	return {
		name: parts.length === 0 ? "Scan Gate" : `Scan Gate (${parts.join(", ")})`,
		key: keyOfRun(category, event),
		head_sha: headSha
	};
}
function isNewer(run, startedMs) {
	return run !== void 0 && readExternalId(run.external_id).startedMs > startedMs + slackMs;
}
async function isOvertaken(client, opening, startedMs) {
	return isNewer(await findCheckRun(client, identityOf(opening)), startedMs);
}
async function findUnfinished(client, opening) {
	const found = await findCheckRun(client, identityOf(opening));
	if (found === void 0 || found.status === "completed") return void 0;
	return opening.runUrl === void 0 || found.details_url === opening.runUrl ? openedOf(found) : void 0;
}
function openedOf(run) {
	const { startedMs } = readExternalId(run.external_id);
	return {
		id: run.id,
		url: run.html_url ?? void 0,
		annotationCount: run.output.annotations_count,
		startedMs
	};
}
async function findCheckRun(client, identity) {
	const own = (await client.pages({
		route: runsRoute,
		parameters: {
			ref: identity.head_sha,
			check_name: identity.name,
			filter: "all"
		},
		shape: checkRunPage
	}, (page) => page.check_runs)).filter((run) => readExternalId(run.external_id).key === identity.key);
	const timeOf = (run) => readExternalId(run.external_id).startedMs;
	return own.sort((a, b) => timeOf(b) - timeOf(a) || b.id - a.id)[0];
}
async function createCheckRun(client, identity, state) {
	const { name, head_sha } = identity;
	const create = async () => {
		const call = {
			route: createRoute,
			parameters: {
				name,
				head_sha,
				...state
			},
			shape: checkRun,
			isOnce: true
		};
		return openedOf(await client.call(call));
	};
	try {
		return await create();
	} catch (error) {
		if (!isAmbiguous(error)) throw error;
		await client.sleep(settleMs);
		const found = await findCheckRun(client, identity);
		return found === void 0 ? create() : openedOf(found);
	}
}
async function completeCheckRun(showing, opened) {
	const { client, settings } = showing;
	const isMarking = marksInCheckRun(settings);
	const wanted = isMarking ? wantedAnnotations(showing) : noAnnotations;
	const listed = isMarking && opened.annotationCount > 0 ? await listAnnotations(client, opened.id) : [];
	const { missing, outdated } = compare(wanted.chosen, listed);
	const batches = inBatches(missing);
	const tally = {
		...wanted,
		outdated,
		refused: 0,
		late: 0
	};
	await addBatches(showing, {
		id: opened.id,
		batches: batches.slice(0, -1)
	}, tally);
	await conclude(showing, {
		id: opened.id,
		batch: batches.at(-1) ?? []
	}, tally);
	return {
		lines: countLines(showing.report, tally),
		warnings: lossLines(tally)
	};
}
async function addBatches(showing, { id, batches }, tally) {
	const { client, report } = showing;
	const output = {
		title: sentenceOf(report),
		summary: "The findings are being written down."
	};
	for (const batch of batches) if (client.timeLeftMs() < conclusionReserveMs) tally.late += batch.length;
	else tally.refused += await addAnnotations(client, {
		id,
		batch
	}, () => ({ output }));
}
async function conclude(showing, last, tally) {
	const { client, report, github } = showing;
	const markdown = client.redact(summary(report, {
		maxBytes: outputBytes,
		allFindingsUrl: github.access.runUrl,
		hasHeading: false
	}));
	const output = {
		title: sentenceOf(report),
		summary: fitSummary(markdown, outputBytes).trim() || sentenceOf(report)
	};
	const end = {
		status: "completed",
		conclusion: conclusionOf(report),
		...detailsOf(github.access.runUrl)
	};
	tally.refused += await addAnnotations(client, last, (refused) => {
		const text = countLines(report, {
			...tally,
			refused: tally.refused + refused
		}).join("\n\n");
		return {
			...end,
			output: text === "" ? output : {
				...output,
				text
			}
		};
	});
}
function detailsOf(runUrl) {
	return runUrl === void 0 ? {} : { details_url: runUrl };
}
function countLines(report, tally) {
	const { unplaced, unnamed, outdated } = tally;
	const reasons = [unnamed > 0 ? `${unnamed} may not be named here` : "", unplaced > 0 ? `${unplaced} without a file of this repository` : ""].filter((part) => part !== "");
	const all = leftOutLine(report, sharesOf(tally), reasons);
	const old = `${plural(outdated, "annotation")} of an earlier attempt cannot be taken back: GitHub only adds annotations`;
	return [...all === void 0 ? [] : [all], ...outdated > 0 ? [old] : []];
}
function sharesOf({ chosen, refused, late, ...totals }) {
	const notices = chosen.filter((each) => each.annotation_level === "notice").length;
	const shown = Math.max(0, chosen.length - refused - late);
	const deciding = Math.min(shown, chosen.length - notices);
	return {
		deciding: {
			shown: deciding,
			total: totals.deciding
		},
		others: {
			shown: shown - deciding,
			total: totals.others
		}
	};
}
function lossLines({ refused, late }) {
	return [...refused > 0 ? [`GitHub refused ${plural(refused, "annotation")} of the check run`] : [], ...late > 0 ? [`There was no time for ${plural(late, "annotation")} of the check run`] : []];
}
async function endCheckRun(client, id, { conclusion, title, text }) {
	const parameters = {
		check_run_id: id,
		status: "completed",
		conclusion,
		output: {
			title,
			summary: client.redact(markdownText(text)) || "The run has ended."
		}
	};
	await client.call({
		route: updateRoute,
		parameters,
		shape: checkRun
	});
}
function conclusionOf({ verdict, reason, enforced, exitCode }) {
	if (reason === "cancelled") return "cancelled";
	if (!enforced) return "neutral";
	if (verdict === "passed") return exitCode === 0 ? "success" : "failure";
	if (verdict === "failed") return "failure";
	if (exitCode === 0) return "neutral";
	if (reason === "timeout") return "timed_out";
	return isInconclusive(reason) && inconclusiveReasons[reason].needsAction ? "action_required" : "failure";
}
export { isOvertaken as a, fold as c, leftOutLine as d, findUnfinished as i, bytesOf as l, conclusionOf as n, startCheckRun as o, endCheckRun as r, summary as s, completeCheckRun as t, annotations as u };
