import { C as notDone, Ga as GateError, Ka as asGateError, P as settingsError, bt as severities } from "./start.js";
import { c as renderBaseline, n as baselineOf, r as diffBaselines, s as parseBaseline } from "./baseline.js";
import { n as isOpen } from "./evidence.js";
import { t as readSavedReport } from "./saved.js";
import { i as decisionLines, n as closingLine, r as storyLines, t as writeWithin } from "./whole-file.js";
import { n as makeBaseline } from "./baseline-file2.js";
import { n as readRunSettings, t as gate } from "./run2.js";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
// src/cli/baseline.ts
var defaultPath = ".github/scan-gate-baseline.json";
async function baseline(request) {
	const { folder, log } = request.session;
	const { problems, positionals } = request.flags;
	const [action, ...paths] = positionals;
	const [first, second] = paths;
	if (action === "write") return writeBaseline({
		...request,
		flags: {
			...request.flags,
			positionals: paths
		}
	});
	if (problems.length > 0) throw settingsError(problems);
	const readText = (path) => textOf(folder, path);
	if (action === "show" && paths.length <= 1) {
		const path = first ?? defaultPath;
		for (const line of shown(parseBaseline(await readText(path), path))) log.line(line);
		return;
	}
	if (action === "diff" && first !== void 0 && second !== void 0 && paths.length === 2) {
		const before = parseBaseline(await readText(first), first);
		for (const line of comparison(before, await readText(second), second)) log.line(line);
		return;
	}
	throw new GateError("CONFIG", "baseline needs to know what to do", { hint: "scan-gate baseline write [--baseline-file FILE], baseline show [FILE], or baseline diff FILE FILE|REPORT." });
}
async function writeBaseline(run) {
	try {
		return await writeScanned({
			run,
			settings: await readRunSettings(run)
		});
	} catch (error) {
		const fault = asGateError(error);
		run.session.log.line(`Nothing was written: ${fault.message}`);
		if (fault.hint !== void 0) run.session.log.line(fault.hint);
		return notDone;
	}
}
async function writeScanned({ run, settings }) {
	const { folder, log } = run.session;
	const target = resolve(folder, settings.baselineFile ?? defaultPath);
	const judged = {
		...settings,
		scope: "scan",
		sources: {
			...settings.sources,
			scope: "flag"
		}
	};
	const { evidence, report, context } = await gate({
		request: run,
		settings: judged,
		check: checkBranch,
		wantsEverything: true
	});
	if (evidence === void 0 || report.reason === "moved") {
		for (const line of [...storyLines(report), ...decisionLines(report, [])]) log.line(line);
		log.close(closingLine(report));
		return notDone;
	}
	const made = makeBaseline(evidence, {
		repositoryUrl: context.repositoryUrl,
		branch: context.branch
	});
	await writeBaselineFile(folder, target, renderBaseline(made));
	log.line(`${target}: ${made.entries.length} known findings of ${made.branch}`);
	if (context.isPublic) log.line("It names open findings: whoever can read the repository can read them there.");
}
function checkBranch({ context: { branch, refusal }, defaultBranch }) {
	if (refusal !== void 0) throw refusal;
	if (branch === defaultBranch) return;
	if (defaultBranch === void 0) throw new GateError("CONFIG", `Nothing says whether ${branch} is the default branch`, {
		reason: "wrong-ref",
		hint: "Let git ask the remote: git remote set-head origin --auto."
	});
	throw new GateError("CONFIG", `${branch} is not the default branch, ${defaultBranch}`, {
		reason: "wrong-ref",
		hint: "A baseline is made of the default branch alone: anything else would let its own findings through."
	});
}
async function writeBaselineFile(folder, path, text) {
	try {
		await writeWithin(folder, path, text);
	} catch (cause) {
		const { code, message } = cause;
		throw new GateError("PUBLISH", `${path} could not be written (${code ?? message})`, { cause });
	}
}
async function textOf(cwd, path) {
	try {
		return await readFile(resolve(cwd, path), "utf8");
	} catch (cause) {
		throw new GateError("CONFIG", `${path} cannot be read`, {
			cause,
			hint: "Name the file of the baseline."
		});
	}
}
function shown(file) {
	return [`${file.entries.length} known findings of ${file.branch} in ${file.repository}`, ...file.entries.map((entry) => `  ${entryLine(entry)}`)];
}
function comparison(before, text, name) {
	if (!isReport(text)) return compared(before, parseBaseline(text, name));
	const { evidence, message } = readSavedReport(text, name);
	if (evidence === void 0) throw new GateError("CONFIG", `${name} holds no findings to compare: ${message}`, { hint: "Give the report of a run that has judged a scan." });
	const own = evidence.findings.filter((finding) => finding.label !== "elsewhere" && isOpen(finding));
	const unlisted = severities.filter((severity) => evidence.lists[severity] === void 0 && evidence.counts[severity] !== 0);
	const unlistedLines = unlisted.length === 0 ? [] : [`Not in the report, and so not compared: ${unlisted.join(", ")}`];
	return [...compared(before, baselineOf(own, before)), ...unlistedLines];
}
function isReport(text) {
	try {
		return Object.hasOwn(JSON.parse(text), "tool");
	} catch {
		return false;
	}
}
function compared(before, after) {
	const { added, removed } = diffBaselines(before, after);
	if (added.length + removed.length === 0) return ["The same findings"];
	return [...added.map((entry) => `+ ${entryLine(entry)}`), ...removed.map((entry) => `- ${entryLine(entry)}`)];
}
function entryLine({ violation_id, type, title, file_path }) {
	return `${type}  ${file_path || "no file"}  ${title}  ${violation_id}`;
}
export { baseline };
