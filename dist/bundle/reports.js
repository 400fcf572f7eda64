import { Kn as inconclusiveReasons, Pn as jsonText, Tn as createStopwatch, qn as isInconclusive } from "./start.js";
import { n as judge } from "./judge.js";
import { t as readSavedReport } from "./saved.js";
import { r as timingTitle, t as timingLines } from "./timings.js";
import { r as readBaseline } from "./baseline-file2.js";
import { t as worstFirst } from "./ranking.js";
import { r as displayPlace } from "./place.js";
import { a as plural } from "./tally.js";
import { n as unreadable } from "./flags2.js";
import { t as withJudgePolicy } from "./policy3.js";
var { readFile } = process.getBuiltinModule("node:fs/promises");
var { resolve } = process.getBuiltinModule("node:path");
// src/cli/judge/changes.ts
function changedFindings(findings, then, now) {
	return worstFirst(findings, now).map((finding) => ({
		finding,
		was: then.get(finding.id) ?? "none",
		wouldBe: now.get(finding.id) ?? "none"
	})).filter(({ was, wouldBe }) => was !== wouldBe);
}
var words = {
	blocks: "would block",
	"may block": "might block",
	none: "would block no more"
};
var shownChanges = 10;
function changeLines(changes) {
	const lines = changes.slice(0, shownChanges).map(({ finding, wouldBe, was }) => {
		const { severity, title, filePath, line } = finding;
		const place = filePath === void 0 ? "" : ` (${displayPlace({
			filePath,
			line
		})})`;
		const said = wouldBe === "none" && was === "may block" ? "could block no more" : words[wouldBe];
		return `${wouldBe === "none" ? "-" : "+"} ${severity.toLowerCase()} ${title}${place} ${said}`;
	});
	const more = changes.length - lines.length;
	return more > 0 ? [...lines, `and ${plural(more, "other finding")}`] : lines;
}
// src/cli/judge/reports.ts
async function judgeReports(session, flags) {
	const { log } = session;
	if (flags.json) log.level = "quiet";
	const transport = await session.transport();
	const now = () => performance.now();
	const stopwatch = createStopwatch({
		name: "collect",
		sinceMs: now()
	}, now, () => transport.requestCount?.() ?? 0);
	const saved = await Promise.all(flags.files.map((file) => readReport(session.folder, file)));
	stopwatch.begin("prepare");
	return withJudgePolicy(session, flags, {
		log: session.runLog,
		async use(place) {
			const { loaded } = place;
			stopwatch.begin("judge");
			log.line(`Policy: ${loaded.source}`);
			const baseline = await namedBaseline(place);
			const judged = saved.map((named) => comparedWith(named, rejudge(withBaseline(named.report, baseline), loaded.policy)));
			for (const each of judged) for (const line of linesOf(each)) log.line(line);
			const closing = sentence(judged, saved);
			if (loaded.settings.timings) log.group(timingTitle, timingLines(stopwatch.phases()));
			if (flags.json) session.write(jsonText(answerOf(judged, {
				loaded,
				closing
			})));
			else log.close(closing);
			return {
				judged: judged.map(({ now }) => now),
				settings: loaded.settings
			};
		}
	});
}
function comparedWith(named, now) {
	const { evidence, effects } = named.report;
	return {
		...named,
		now,
		changes: changedFindings(evidence?.findings ?? [], effects, now.effects)
	};
}
function linesOf({ name, report, now, changes }) {
	return [`${name}: ${[subjectOf(report), comparison(report.verdict, now.verdict)].filter((part) => part !== "").join(", ")}`, ...[...now.lines, ...changeLines(changes)].map((line) => `  ${line}`)];
}
function answerOf(judged, { loaded: { source, sha256 }, closing }) {
	const reports = judged.map(({ name, report: { verdict, reason }, now, changes }) => ({
		file: name,
		was: {
			verdict,
			reason
		},
		would_be: {
			verdict: now.verdict,
			reason: now.reason
		},
		lines: now.lines,
		changes: changes.map(({ finding, was, wouldBe }) => ({
			violation_id: finding.id,
			title: finding.title,
			severity: finding.severity,
			was,
			would_be: wouldBe,
			file_path: finding.filePath ?? null,
			line_number: finding.line ?? null
		}))
	}));
	return {
		format_version: 1,
		policy: {
			source,
			sha256
		},
		sentence: closing,
		reports
	};
}
async function readReport(cwd, name) {
	const text = await readFile(resolve(cwd, name), "utf8").catch((error) => {
		throw unreadable(name, error, "CONFIG");
	});
	return {
		name,
		report: readSavedReport(text, name)
	};
}
async function namedBaseline({ loaded, around, context }) {
	const { baselineFile } = loaded.settings;
	if (baselineFile === void 0) return void 0;
	return readBaseline(loaded.policy, {
		baselineFile,
		around,
		repositoryUrl: context.repositoryUrl
	});
}
function withBaseline(report, baseline) {
	if (report.evidence === void 0 || baseline === void 0) return report;
	return {
		...report,
		evidence: {
			...report.evidence,
			baseline
		}
	};
}
function rejudge(saved, policy) {
	const { evidence } = saved;
	const ownReason = saved.verdict === "inconclusive" ? knownReason(saved.reason) : void 0;
	if (evidence === void 0) return {
		verdict: "inconclusive",
		reason: ownReason ?? "evidence",
		lines: [`the run saved no evidence: ${saved.message}`],
		rules: [],
		warnings: [],
		effects: new Map()
	};
	const scope = policy.scope === "auto" && evidence.base === void 0 ? "scan" : policy.scope;
	const graced = {
		...policy,
		scope,
		...graceFor(saved, evidence, policy)
	};
	const { verdict, reason, rules, warnings, doubt, effects } = judge(evidence, graced);
	const lines = rules.filter((rule) => rule.verdict === verdict).map((rule) => rule.line);
	if (doubt !== void 0) lines.push(doubt);
	lines.push(...missing(saved, scope));
	if (verdict !== "passed" || ownReason === void 0 || inconclusiveReasons[ownReason].isOfEvidence) return {
		verdict,
		reason,
		lines,
		rules,
		warnings,
		effects
	};
	return {
		verdict: "inconclusive",
		reason: ownReason,
		lines: [...lines, `but ${saved.message}`],
		rules,
		warnings,
		effects
	};
}
function graceFor({ pullRequest }, { base, changes, known }, { newAdvisoryGrace }) {
	return { newAdvisoryGrace: [
		pullRequest,
		base,
		changes,
		known
	].some((each) => each !== void 0) ? {} : newAdvisoryGrace };
}
function missing({ evidence }, scope) {
	if ((scope === "changed" || scope === "changed-lines") && evidence?.changes === void 0) return ["the run did not read what was changed: every finding counts as changed"];
	if (scope === "new" && evidence?.baseline === void 0) return ["the run read no baseline: every finding counts as new"];
	return [];
}
function knownReason(reason) {
	return isInconclusive(reason) ? reason : "protocol";
}
function subjectOf({ branch, headSha, pullRequest }) {
	return [
		pullRequest === void 0 ? void 0 : `#${pullRequest}`,
		branch,
		headSha === void 0 ? void 0 : `at ${headSha.slice(0, 12)}`
	].filter((part) => part !== void 0).join(" ");
}
function comparison(then, now) {
	return then === now ? `was ${then}, and would be again` : `was ${then}, would be ${now}`;
}
function sentence(judged, saved) {
	const count = (verdict) => judged.filter(({ now }) => now.verdict === verdict).length;
	const open = count("inconclusive");
	const then = saved.filter(({ report }) => report.verdict === "failed").length;
	const reports = judged.length === 1 ? "1 report" : `the last ${judged.length} reports`;
	const undecided = open === 0 ? "" : ` (${open} inconclusive)`;
	const were = then === 0 ? "none was" : then === 1 ? "1 was" : `${then} were`;
	return `This policy would have blocked ${count("failed")} of ${reports}${undecided}; ${were} blocked then`;
}
export { subjectOf as a, rejudge as i, namedBaseline as n, withBaseline as o, readReport as r, judgeReports as t };
