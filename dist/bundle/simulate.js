import { Hn as neutralLine, Nt as shown, Pn as jsonText, Wn as asGateError, _t as settingsError } from "./start.js";
import { i as html, l as textOf, o as nothing, s as ownElement } from "./markup.js";
import { a as plural } from "./tally.js";
import { n as writeWithin } from "./whole-file.js";
import { t as readJudgeFlags } from "./flags2.js";
import { t as withJudgePolicy } from "./policy3.js";
import { a as subjectOf, i as rejudge, n as namedBaseline, o as withBaseline, r as readReport } from "./reports.js";
var { readdir, stat } = process.getBuiltinModule("node:fs/promises");
var { join, resolve } = process.getBuiltinModule("node:path");
// src/report/rehearsal.ts
function rehearsalSentence({ runs, unreadable, kept }) {
	const count = (of, verdict) => runs.filter((run) => run[of] === verdict).length;
	const open = count("after", "inconclusive");
	const then = count("before", "failed");
	return `${[
		`Would have blocked ${count("after", "failed")} of ${plural(runs.length, "run")}`,
		...open === 0 ? [] : [`${open} undecided`],
		...unreadable.length === 0 ? [] : [`${plural(unreadable.length, kept ? "artifact" : "file")} not readable`],
		...kept === void 0 || kept.expired === 0 ? [] : [`${kept.expired} expired`],
		...kept === void 0 || kept.beyond === 0 ? [] : [`${kept.beyond} not looked at`]
	].join(", ")}; ${then === 0 ? "none was" : then === 1 ? "1 was" : `${then} were`} blocked then`;
}
function ruleCounts({ runs }) {
	const counts = new Map();
	const add = ({ rule, verdict }, effect) => {
		const known = counts.get(rule) ?? {
			rule,
			effect,
			broken: 0,
			undecided: 0,
			held: 0
		};
		known[verdict === "failed" ? "broken" : verdict === "passed" ? "held" : "undecided"] += 1;
		counts.set(rule, known);
	};
	for (const { rules } of runs) for (const rule of rules) add(rule, "block");
	for (const { warnings } of runs) for (const rule of warnings) add(rule, "warn");
	return [...counts.values()];
}
function changedRuns({ runs }) {
	return runs.filter(({ before, after }) => before !== after);
}
function undecidedRuns({ runs }) {
	return runs.filter(({ before, after }) => after === "inconclusive" && before === after);
}
var shownMost = 20;
function rehearsalText(rehearsal) {
	const counts = ruleCounts(rehearsal);
	const rows = [[
		"rule",
		"blocks",
		"undecided",
		"holds"
	], ...counts.map(({ rule, effect, broken, undecided, held }) => [neutralLine(effect === "warn" ? `${rule} (warns)` : rule, 72), ...[
		broken,
		undecided,
		held
	].map(String)])];
	const widths = [
		0,
		1,
		2,
		3
	].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
	const lineOf = ([name = "", ...numbers]) => `  ${name.padEnd(widths[0] ?? 0)}${numbers.map((cell, index) => `  ${cell.padStart(widths[index + 1] ?? 0)}`).join("")}`;
	return `${[
		`Policy: ${neutralLine(rehearsal.policy.source)}`,
		...counts.length === 0 ? [] : ["", ...rows.map(lineOf)],
		...runLines("Decided otherwise than then:", changedRuns(rehearsal)),
		...runLines("Undecided then and now:", undecidedRuns(rehearsal)),
		...listed("Not readable:", rehearsal.unreadable.map(({ name, why }) => `${name}: ${why}`)),
		"",
		rehearsalSentence(rehearsal)
	].join("\n")}\n`;
}
function runLines(heading, runs) {
	return listed(heading, runs.map((run) => `${placeOf(run)}: was ${run.before}, would be ${run.after}; ${run.lines[0] ?? ""}`));
}
function placeOf({ name, subject }) {
	return subject === "" ? name : `${name}, ${subject}`;
}
function listed(heading, texts) {
	if (texts.length === 0) return [];
	const more = texts.length > shownMost ? [`  \u2026 and ${texts.length - shownMost} more`] : [];
	return [
		"",
		heading,
		...texts.slice(0, shownMost).map((text) => `  ${neutralLine(text, 400)}`),
		...more
	];
}
function rehearsalJson(rehearsal) {
	const { policy, runs, unreadable } = rehearsal;
	const count = (verdict) => runs.filter(({ after }) => after === verdict).length;
	return jsonText({
		policy,
		sentence: rehearsalSentence(rehearsal),
		runs: runs.length,
		blocked: count("failed"),
		undecided: count("inconclusive"),
		passed: count("passed"),
		blocked_then: runs.filter(({ before }) => before === "failed").length,
		rules: ruleCounts(rehearsal),
		results: runs.map(({ name, subject, before, after, lines }) => ({
			name,
			subject,
			before,
			after,
			lines
		})),
		unreadable,
		...rehearsal.kept === void 0 ? {} : { kept: keptObject(rehearsal.kept) }
	});
}
function keptObject({ days, expired, beyond }) {
	return {
		days,
		expired,
		not_looked_at: beyond
	};
}
var style = "body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:70rem;padding:0 1rem;color-scheme:light dark}table{border-collapse:collapse;width:100%;margin:1rem 0 2rem}th,td{text-align:left;padding:.35rem .6rem;border-bottom:1px solid #8885}.number{text-align:right;font-variant-numeric:tabular-nums}td{overflow-wrap:anywhere}";
function rehearsalPage(rehearsal) {
	const { policy, unreadable } = rehearsal;
	const sentence = rehearsalSentence(rehearsal);
	const rules = ruleCounts(rehearsal).map(({ rule, effect, broken, undecided, held }) => html`<tr><th scope="row">${rule}${effect === "warn" ? " (warns)" : ""}</th><td class="number">${broken}</td><td class="number">${undecided}</td><td class="number">${held}</td></tr>`);
	const body = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${sentence}</title>${ownElement("style", style)}</head><body><h1>${sentence}</h1><p>Policy: ${policy.source}</p>
<table><caption>Rule by rule</caption><thead><tr><th scope="col">Rule</th><th scope="col" class="number">Blocks</th><th scope="col" class="number">Undecided</th><th scope="col" class="number">Holds</th></tr></thead><tbody>${rules}</tbody></table>
${runTable("Decided otherwise than then", changedRuns(rehearsal))}${runTable("Undecided then and now", undecidedRuns(rehearsal))}
${unreadable.length === 0 ? nothing : html`<h2>Not readable</h2><ul>${unreadable.map(({ name, why }) => html`<li>${name}: ${why}</li>`)}</ul>`}
</body></html>
`;
	return textOf(body);
}
function runTable(heading, runs) {
	if (runs.length === 0) return nothing;
	const rows = runs.map((run) => html`<tr><th scope="row">${placeOf(run)}</th><td>${run.before}</td><td>${run.after}</td><td>${run.lines.join("; ").slice(0, 1e3)}</td></tr>\n`);
	return html`<table><caption>${heading}</caption><thead><tr><th scope="col">Run</th><th scope="col">Then</th><th scope="col">Now</th><th scope="col">Why</th></tr></thead><tbody>${rows}</tbody></table>`;
}
// src/cli/simulate.ts
async function simulate(session, { own, positionals, ...flags }) {
	const { policy, html: [page] = [], json, local, last: [last] = [], artifact: [artifact] = [] } = own;
	const days = last === void 0 ? void 0 : daysOf(last);
	const problems = [...flags.problems, ...problemsOf({
		positionals,
		last,
		days,
		artifact
	})];
	const judged = {
		report: last === void 0 ? positionals : [last],
		...policy && { policy },
		...local && { local }
	};
	const read = readJudgeFlags({
		...flags,
		problems,
		positionals: [],
		own: judged
	}, session.env);
	session.mask(read.settings.githubToken);
	if (json) session.log.moveTo(session.complain);
	const rehearsal = await withJudgePolicy(session, read, {
		log: {
			say: () => {},
			note: (line) => session.log.line(`Note: ${line}`)
		},
		async use(place) {
			if (days === void 0) return rehearse(session, place, { reports: savedReports(session, read) });
			const { withKeptReports } = await import("./kept-reports.js");
			return withKeptReports({
				session,
				settings: read.settings,
				context: place.context,
				days,
				artifact
			}, (kept) => rehearse(session, place, kept));
		}
	});
	if (page !== void 0) await writeWithin(session.folder, page, rehearsalPage(rehearsal));
	session.write(json ? rehearsalJson(rehearsal) : rehearsalText(rehearsal));
}
var maxDays = 400;
function daysOf(text) {
	const days = Number(/^(\d{1,3})d$/.exec(text)?.[1] ?? 0);
	return days >= 1 && days <= maxDays ? days : void 0;
}
function problemsOf({ positionals, last, days, artifact }) {
	if (last === void 0) return [...positionals.length === 0 ? ["simulate takes report files, or folders of them, or --last DAYSd"] : [], ...artifact === void 0 ? [] : ["--artifact goes with --last"]];
	return [...days === void 0 ? [`--last: ${shown(last)} is not a number of days from 1d to ${maxDays}d, such as 90d`] : [], ...positionals.length > 0 ? ["report files and --last exclude each other"] : []];
}
async function rehearse(session, place, { reports, kept }) {
	const { policy, source, sha256 } = place.loaded;
	const baseline = await namedBaseline(place);
	const runs = [];
	const unreadable = [];
	for await (const { name, read } of reports) {
		session.cancel.throwIfAborted();
		try {
			const report = await read();
			const { verdict: after, lines, rules, warnings } = rejudge(withBaseline(report, baseline), policy);
			runs.push({
				name,
				subject: subjectOf(report),
				before: report.verdict,
				after,
				lines,
				rules,
				warnings
			});
		} catch (error) {
			unreadable.push({
				name,
				why: asGateError(error).message
			});
		}
	}
	return {
		policy: {
			source,
			sha256
		},
		runs,
		unreadable,
		kept
	};
}
async function* savedReports(session, { files }) {
	for (const name of await reportsIn(session.folder, files)) yield {
		name,
		read: async () => (await readReport(session.folder, name)).report
	};
}
async function reportsIn(folder, names) {
	const found = await Promise.all(names.map(async (name) => {
		const path = resolve(folder, name);
		if (!await stat(path).then((entry) => entry.isDirectory(), () => false)) return [name];
		const inside = (await readdir(path, { recursive: true })).filter((each) => each.endsWith(".json")).sort();
		if (inside.length === 0) throw settingsError([`${shown(name)} holds no report: no file ends in .json`]);
		return inside.map((each) => join(name, each));
	}));
	return [...new Set(found.flat())];
}
export { simulate };
