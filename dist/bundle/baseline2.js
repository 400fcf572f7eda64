import { Gt as severities, Pn as jsonText, Un as GateError, Wn as asGateError, Zn as plainText, _t as settingsError, ot as notDone } from "./start.js";
import { c as renderBaseline, n as baselineOf, r as diffBaselines, s as parseBaseline } from "./baseline.js";
import { n as isOpen } from "./evidence.js";
import { t as readSavedReport } from "./saved.js";
import { n as storyLines, r as decisionLines, t as closingLine } from "./story.js";
import { n as makeBaseline, t as identityOf } from "./baseline-file2.js";
import { n as writeWithin } from "./whole-file.js";
import { t as answerWithReport } from "./for-programs.js";
import { r as readRunSettings, t as gate } from "./run2.js";
var { readFile } = process.getBuiltinModule("node:fs/promises");
var { resolve } = process.getBuiltinModule("node:path");
// src/cli/baseline.ts
var defaultPath = ".github/scan-gate-baseline.json";
async function baseline(request) {
	const { session } = request;
	const { folder, log } = session;
	const { problems, positionals, own } = request.flags;
	const isForPrograms = own.json === true;
	const [action, ...paths] = positionals;
	const [first, second] = paths;
	if (action === "write") return writeBaseline({
		...request,
		flags: {
			...request.flags,
			positionals: paths
		}
	});
	const ofWrite = ["sarif", "type"].filter((name) => own[name] !== void 0);
	problems.push(...ofWrite.map((name) => `--${name} goes with baseline write`));
	if (problems.length > 0) throw settingsError(problems);
	const readText = (path) => textOf(folder, path);
	if (action === "show" && paths.length <= 1) {
		const path = first ?? defaultPath;
		const baseline = parseBaseline(await readText(path), path);
		if (isForPrograms) session.write(jsonText(answerOf(baseline)));
		else for (const line of shown(baseline)) log.line(line);
		return;
	}
	if (action === "diff" && first !== void 0 && second !== void 0 && paths.length === 2) {
		const compared = comparison(parseBaseline(await readText(first), first), await readText(second), second);
		if (isForPrograms) session.write(jsonText({
			format_version: 1,
			...compared
		}));
		else for (const line of comparisonLines(compared)) log.line(line);
		return;
	}
	throw new GateError("CONFIG", "baseline needs to know what to do", { hint: "scan-gate baseline write [--sarif FILE \u2026] [--baseline-file FILE], baseline show [FILE], or baseline diff FILE FILE|REPORT." });
}
async function writeBaseline(run) {
	const { session, flags } = run;
	try {
		if (flags.own.json) answerWithReport(session);
		const found = flags.own.sarif === void 0 ? await findByRun(run) : await findInSarif(run, flags.own.sarif);
		return found === void 0 ? notDone : await writeFound(run, found);
	} catch (error) {
		const fault = asGateError(error);
		session.log.line(`Nothing was written: ${fault.message}`);
		if (fault.hint !== void 0) session.log.line(plainText(fault.hint));
		return notDone;
	}
}
async function findByRun(run) {
	const { log } = run.session;
	if (run.flags.own.type !== void 0) run.flags.problems.push("--type goes with --sarif");
	const settings = await readRunSettings(run);
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
	if (evidence !== void 0 && report.reason !== "moved") return {
		evidence,
		context,
		settings
	};
	for (const line of [...storyLines(report), ...decisionLines(report, [])]) log.line(line);
	log.close(closingLine(report));
}
var scanOnly = ["embedded", "api-key-stdin"];
async function findInSarif({ session, flags }, sarif) {
	const { own, given, positionals } = flags;
	const [{ readJudgeFlags }, { judgeSettings }, { sarifEvidence }] = await Promise.all([
		import("./flags.js"),
		import("./settings.js"),
		import("./baseline3.js")
	]);
	const settingsOfScan = Object.keys(given).filter((name) => !judgeSettings.includes(name));
	const foreign = [...scanOnly.filter((name) => own[name] !== void 0), ...settingsOfScan];
	const problems = [...flags.problems, ...foreign.map((name) => `--${name} does not go with --sarif`)];
	const { type, local } = own;
	const judgeFlags = readJudgeFlags({
		given,
		problems,
		positionals,
		own: {
			sarif,
			...type && { type },
			...local && { local }
		}
	}, session.env);
	const check = (context) => checkBranch({
		context,
		defaultBranch: context.defaultBranch
	});
	return {
		...await sarifEvidence(session, judgeFlags, check),
		settings: judgeFlags.settings
	};
}
async function writeFound({ session, flags }, found) {
	const { evidence, context, settings } = found;
	const target = resolve(session.folder, settings.baselineFile ?? defaultPath);
	if (identityOf(context.repositoryUrl) === "unknown") throw nameless();
	const made = makeBaseline(evidence, {
		repositoryUrl: context.repositoryUrl,
		branch: context.branch
	});
	await writeBaselineFile(session.folder, target, renderBaseline(made));
	const { branch, entries } = made;
	if (flags.own.json) {
		const answer = {
			format_version: 1,
			file: target,
			branch,
			findings: entries.length
		};
		session.write(jsonText(answer));
	} else session.log.line(`${target}: ${entries.length} known findings of ${branch}`);
	if (context.isPublic) session.log.line("It names open findings: whoever can read the repository can read them there.");
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
function nameless() {
	return new GateError("CONFIG", "Nothing says which repository this is, and a baseline names its own", {
		reason: "foreign-repository",
		hint: "Name its address: git remote add origin URL."
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
function answerOf({ repository, branch, entries }) {
	return {
		format_version: 1,
		repository,
		branch,
		findings: [...entries]
	};
}
function comparison(before, text, name) {
	if (!isReport(text)) return {
		...diffBaselines(before, parseBaseline(text, name)),
		not_compared: []
	};
	const { evidence, message } = readSavedReport(text, name);
	if (evidence === void 0) throw new GateError("CONFIG", `${name} holds no findings to compare: ${message}`, { hint: "Give the report of a run that has judged a scan." });
	const own = evidence.findings.filter((finding) => finding.label !== "elsewhere" && isOpen(finding));
	const unlisted = severities.filter((severity) => evidence.lists[severity] === void 0 && evidence.counts[severity] !== 0);
	return {
		...diffBaselines(before, baselineOf(own, before)),
		not_compared: unlisted
	};
}
function isReport(text) {
	try {
		return Object.hasOwn(JSON.parse(text), "tool");
	} catch {
		return false;
	}
}
function comparisonLines({ added, removed, not_compared: unlisted }) {
	const lines = [...added.map((entry) => `+ ${entryLine(entry)}`), ...removed.map((entry) => `- ${entryLine(entry)}`)];
	return [...lines.length === 0 ? ["The same findings"] : lines, ...unlisted.length === 0 ? [] : [`Not in the report, and so not compared: ${unlisted.join(", ")}`]];
}
function entryLine({ violation_id, type, title, file_path }) {
	return `${type}  ${file_path || "no file"}  ${title}  ${violation_id}`;
}
export { baseline };
