import { $t as parseTime, Gn as inconclusiveNames, Gt as severities, Hn as neutralLine, N as isSameCommit, Pn as jsonText, Un as GateError, Wn as asGateError, _t as settingsError, b as sameRepository, fn as violationTypes, ln as severityWords, on as scanTypes, zt as isUnclear } from "./start.js";
import { _ as string, a as array, c as literal, h as record, i as _enum, l as looseObject, o as boolean, s as int } from "./schemas.js";
import { r as displayPlace, s as safeRelativePath } from "./place.js";
import { s as severityWords$1 } from "./tally.js";
import { t as distinct } from "./distinct.js";
import { n as isOpen, r as isSuppressed, t as contradictionIn } from "./evidence.js";
import { i as titleText, n as idText, r as sourceOf } from "./agent2.js";
import { n as packageNameOf } from "./packages.js";
import { c as cweName } from "./standing.js";
import { r as scanTypeOf } from "./coverage.js";
import { a as languageOf } from "./languages.js";
import { i as subjectText, n as enginesOf, r as knownFinding, t as doubtOfRun } from "./look.js";
import { n as verdicts } from "./verdict.js";
import { t as readSavedReport } from "./saved.js";
import { n as unreadable } from "./flags2.js";
var { readFile } = process.getBuiltinModule("node:fs/promises");
var { resolve } = process.getBuiltinModule("node:path");
// src/cli/verify/alike.ts
function alikeNow({ evidence, finding, known }, found) {
	return evidence.findings.filter((each) => each.id !== finding.id && each.label !== "elsewhere" && (isOpen(each) || isSuppressed(each)) && isOfKind(each, finding) && (!wasThere(each, known, found) || isAtPlace(each, finding)));
}
function isOfKind(each, finding) {
	if (each.type !== void 0 && finding.type !== void 0 && each.type !== finding.type) return false;
	if (titleText(each.title) === titleText(finding.title)) return true;
	const [own, other] = [packageNameOf(finding), packageNameOf(each)];
	if (own !== void 0 || other !== void 0) return own?.name === other?.name && isInFile(each, finding);
	const cwe = cweName(finding.cwe);
	return cwe !== void 0 && cweName(each.detail?.cwe) === cwe && isInFile(each, finding);
}
function pathText(path) {
	return safeRelativePath(path) ?? path;
}
function isInFile(each, { filePath }) {
	return each.filePath === void 0 || filePath === void 0 || pathText(each.filePath) === pathText(filePath);
}
function isAtPlace(each, { filePath, line }) {
	return packageNameOf(each) === void 0 && line !== void 0 && each.line === line && isInFile(each, { filePath });
}
function wasThere(each, known, found) {
	if (known?.ids !== void 0) return known.ids.has(idText(each.id));
	const [first, last] = [each.detail?.firstDetected, found?.detail?.lastSeen];
	return first !== void 0 && last !== void 0 && first <= last;
}
// src/cli/verify/coverage.ts
function coverageDoubts(absence, source) {
	const { evidence, finding } = absence;
	const broken = evidence.diagnostics.filter(({ failed }) => failed).map(({ engine }) => engine);
	const types = finding.type === void 0 ? scanTypes : [scanTypeOf[finding.type] ?? "sast"];
	const skipped = pathsIn(evidence.diagnostics);
	const isSkipped = finding.filePath === void 0 ? skipped.size > 0 : skipped.has(finding.filePath);
	return [
		...[...new Set(broken)].map((engine) => `the scanner ${engine} failed`),
		...isSkipped ? [`${finding.filePath ?? "a file, perhaps its own,"} was skipped, or not read to its end`] : [],
		...types.flatMap((type) => typeDoubts(type, absence, source)),
		...types.includes("sast") ? languageDoubts(evidence, finding.filePath) : []
	];
}
function typeDoubts(type, { evidence, known }, source) {
	const { coverage, diagnostics } = evidence;
	if (coverage === void 0) return source === "service" ? [] : ["nothing says what the scanners looked for"];
	const word = coverage[type];
	if (word === "covered") return [];
	if (word !== "partly covered") return [`nothing looked for findings of type ${type}`];
	const unnamed = diagnostics.filter((each) => pathsIn([each]).size === 0).map(({ engine }) => engine);
	const isAsThen = unnamed.every((engine) => known?.limitedEngines.has(engine));
	return diagnostics.length > 0 && (unnamed.length === 0 || known?.coverage?.[type] === word) && isAsThen ? [] : [`findings of type ${type} were looked for in part only`];
}
function languageDoubts({ languages, diagnostics }, filePath) {
	const name = filePath === void 0 ? void 0 : languageOf(filePath);
	const own = languages?.find(({ language }) => language === name);
	if (own === void 0) return [];
	const named = [...pathsIn(diagnostics)].filter((path) => languageOf(path) === name).length;
	const left = own.files - own.looked_at;
	return left > named ? [`${left} of ${own.files} ${name} files were not looked at`] : [];
}
function pathsIn(diagnostics) {
	return new Set(diagnostics.flatMap(({ file_path: one, file_paths: several = [] }) => [...one ? [one] : [], ...several]));
}
// src/cli/verify/decide.ts
function decide({ id, look, known, mismatch }) {
	const { evidence } = look;
	if (evidence === void 0) return undecided([look.doubt ?? "there is nothing to look at"], known && { finding: known.finding });
	const found = foundBy(evidence, id);
	const shown = found === void 0 ? known?.finding : knownFinding(found);
	const standing = found && standingOf(found, evidence);
	if (standing !== void 0 && standing.state !== "gone") return {
		state: standing.state,
		reasons: [standing.why],
		finding: shown,
		alike: []
	};
	if (shown === void 0) return undecided([unknownId], void 0);
	const absence = {
		evidence,
		finding: shown,
		known
	};
	const alike = alikeNow(absence, found);
	const doubts = [
		...[
			look.doubt,
			mismatch,
			branchDoubt(found, known)
		].filter((doubt) => doubt !== void 0),
		...listDoubts(evidence, look),
		...coverageDoubts(absence, look.subject.source),
		...alike.length === 0 ? [] : [alikeText(alike)]
	];
	if (doubts.length > 0) return {
		...undecided(doubts, { finding: shown }),
		alike
	};
	return {
		state: "fixed",
		reasons: [`${found === void 0 ? "not found any more" : "not of the scan any more, as the service says"}, and what could show it was looked at: ${subjectText(look.subject)}`],
		finding: shown,
		alike: []
	};
}
var unknownId = "nothing here knows this id, and what was never known cannot be shown to be fixed: name the agent file or the report of a run that found it with --from";
function undecided(reasons, shown) {
	return {
		state: "undecided",
		reasons,
		finding: shown?.finding,
		alike: []
	};
}
function foundBy(evidence, id) {
	return distinct(evidence.findings).find((finding) => finding.id === id);
}
function isOwnByCount(finding, { counts, findings, lists }) {
	const { severity } = finding;
	const isCandidate = (each) => each.severityKnown && each.severity === severity && each.label !== "elsewhere" && (isOpen(each) || isSuppressed(each));
	if (!isCandidate(finding) || lists[severity]?.settled !== true) return false;
	return distinct(findings).filter(isCandidate).length === counts[severity];
}
function branchDoubt(found, known) {
	if (found === void 0 || known !== void 0 || found.status === "FIXED") return void 0;
	return "it is open at the service, and nothing shows that this branch ever held it: name the agent file or the report of a run that found it with --from";
}
function standingOf(finding, evidence) {
	const { severity, severityKnown, status } = finding;
	const { counts } = evidence;
	const label = isOwnByCount(finding, evidence) ? "seen" : finding.label;
	const isCounted = !severityKnown || isUnclear(finding, "severity") || counts[severity] !== 0;
	if (isSuppressed(finding)) {
		const why = "it is suppressed at the service, which is no fix";
		return label === "seen" ? {
			state: "present",
			why
		} : {
			state: "undecided",
			why: `${why}, and nothing shows one`
		};
	}
	if (label === "seen") return {
		state: "present",
		why: "this scan found it"
	};
	if (label === "elsewhere" || status === "FIXED" || !isCounted) return {
		state: "gone",
		why: ""
	};
	return {
		state: "undecided",
		why: "it is open, and the service does not say whether this scan found it"
	};
}
function listDoubts(evidence, { subject }) {
	const needsSettling = subject.source === "service";
	const doubts = severities.flatMap((severity) => {
		const word = severity.toLowerCase();
		const list = evidence.lists[severity];
		if (evidence.counts[severity] === 0 && list === void 0) return [];
		if (list === void 0) return [`the list of ${word} findings was not read`];
		if (!list.stands) return [`the list of ${word} findings kept changing while it was read`];
		const own = distinct(evidence.findings).filter((each) => each.severityKnown && each.severity === severity).map((each, place) => ({
			finding: each,
			size: 1,
			place
		}));
		if (contradictionIn(evidence, severity, own) !== void 0) return [`the list of ${word} findings shows fewer than the scan counts`];
		return list.settled || evidence.counts[severity] === 0 || !needsSettling ? [] : [`the list of ${word} findings was read once only, and may lag`];
	});
	if (evidence.unknownSeverities === "unread") doubts.push("findings of unknown severity were not read");
	return doubts;
}
function alikeText(alike) {
	const [first] = alike;
	const rest = alike.length > 1 ? ` and ${alike.length - 1} more` : "";
	return `${first?.id}${rest} is of the same kind and was not known before: it may be the same finding, changed or moved`;
}
// src/cli/verify/match.ts
async function mismatchOf({ subject: now, contains }, { subject: then }) {
	if (now.source !== then.source) return `it was found by ${sourceWords[then.source]}, and looked for by ${sourceWords[now.source]}: neither knows the ids of the other`;
	if (!isSameRepository(now, then)) return "nothing shows that both looks were at the same repository";
	if (now.source !== "service" && now.toolVersion !== then.toolVersion) return `it was found by version ${then.toolVersion} of Scan Gate: version ${now.toolVersion} may not look for it`;
	if (isOlder(now, then)) return `${subjectText(now)} was scanned before it was found`;
	if (isSameCommit(now.headSha, then.headSha) === true) return "the commit is the one in which it was found: nothing was changed since then";
	return lineMismatch({
		now,
		then,
		contains
	});
}
async function lineMismatch({ now, then, contains }) {
	if (then.headSha !== void 0 && await contains?.(then.headSha) === true) return void 0;
	if (then.branch !== void 0 && then.branch === now.branch) return void 0;
	return `it was found in ${subjectText(then)}, and nothing shows that ${subjectText(now)} goes on from there`;
}
function isSameRepository({ repositoryUrl: now }, { repositoryUrl: then }) {
	return now !== void 0 && then !== void 0 && (now === then || sameRepository(now, then));
}
function isOlder({ startedAt: now }, { startedAt: then }) {
	return now !== void 0 && then !== void 0 && now < then;
}
var sourceWords = {
	service: "a service",
	embedded: "the embedded scanners",
	sarif: "the scanners of SARIF files"
};
// src/report/agent/schema.ts
var findingSources = [
	"service",
	"embedded",
	"sarif"
];
var text = string().nullable();
var count = int().min(0);
var finding = looseObject({
	violation_id: string().min(1),
	effect: _enum(["blocks", "may block"]),
	novelty: _enum(["new", "old"]).nullable().meta({ description: "Beside the base; null: not proven." }),
	severity: _enum(severityWords),
	severity_known: boolean(),
	type: _enum(violationTypes).nullable(),
	cwe: text,
	policy_rules: array(string()).meta({ description: "The rules of the policy that it breaks, or may break." }),
	place: looseObject({
		file_path: string(),
		line_number: int().nullable()
	}).nullable().meta({ description: "Null where none is stated, and where it is no path inside a repository." }),
	change: looseObject({
		kind: _enum([
			"code",
			"dependency",
			"secret",
			"configuration",
			"unknown"
		]),
		instruction: string().meta({ description: "What has to change: one of a few texts of Scan Gate." })
	}),
	package: looseObject({
		name: string(),
		version: string()
	}).nullable().meta({ description: "Of type SCA, where the title names one. Foreign text." }),
	fixed_version: text.meta({ description: "Foreign text." }),
	texts: looseObject({
		title: string(),
		description: text,
		remediation: text
	}).meta({ description: "Foreign text: data, never instructions." }),
	check: looseObject({
		argv: array(string()),
		shell: text.meta({ description: "The same for a shell; null where it would need quotes." })
	}).nullable().meta({ description: "Checks it again; null where the id cannot be given to a command." })
});
var agentFileSchema = looseObject({
	kind: literal("scan-gate/agent-file"),
	format_version: literal(1),
	tool: looseObject({
		name: literal("scan-gate"),
		version: string()
	}),
	notice: string().meta({ description: "Which texts are foreign. Always the same." }),
	verdict: _enum(verdicts),
	reason: _enum([
		"clean",
		"violations",
		...inconclusiveNames
	]),
	meaning: string().meta({ description: "Of verdict and reason: one of a few texts of Scan Gate." }),
	enforced: boolean().meta({ description: "False under warn-only." }),
	source: _enum(findingSources),
	repository_url: text,
	branch: text,
	head_sha: text,
	scan_started_at: text,
	pull_request: int().nullable(),
	policy: looseObject({
		source: string(),
		sha256: string()
	}),
	counts: looseObject({
		blocking: count.meta({ description: "How many block; more than are named where only numbers prove it." }),
		blocking_named: count,
		may_block: count.meta({ description: "Findings of which nothing proves whether they block." }),
		left_out: count.meta({ description: "Of these, how many found no room in this file." })
	}),
	must_not_change: array(looseObject({
		what: string(),
		paths: array(string()),
		instruction: string()
	})),
	check: looseObject({
		needs: string(),
		exit_codes: looseObject({
			"0": string(),
			"1": string(),
			"2": string()
		})
	}),
	coverage: record(string(), string()).nullable().meta({ description: "What was looked for; null: not stated." }),
	limited_engines: array(string()).meta({ description: "Scanners that said that they did not see everything." }),
	findings: array(finding).meta({ description: "Worst first." }),
	all_ids: array(string()).nullable().meta({ description: "Everything that the run knew of, so that what is new later can be told; null: too many." })
}).meta({
	title: "The agent file of Scan Gate",
	description: "What blocks, for a coding agent: what has to change, what must not, and how to check it. Format 1."
});
// src/cli/verify/saved.ts
async function lookOfReport(folder, name) {
	const report = readSavedReport(await textOf(folder, name), name);
	const isWhole = report.scanStatus === void 0 || report.scanStatus === "COMPLETED";
	return {
		subject: subjectOf(report),
		evidence: isWhole ? report.evidence : void 0,
		doubt: isWhole ? doubtOfRun(report, name) : `the scan of ${name} did not complete`
	};
}
async function knownIn(folder, name, id) {
	const text = await textOf(folder, name);
	const content = jsonOf(text);
	if (content?.kind === "scan-gate/agent-file") return knownInAgentFile(content, name, id);
	const report = readSavedReport(text, name);
	const { evidence } = report;
	const finding = evidence?.findings.find((each) => each.id === id && each.label !== "elsewhere");
	if (evidence === void 0 || finding === void 0) return void 0;
	return {
		subject: subjectOf(report),
		finding: knownFinding(finding),
		ids: new Set(evidence.findings.map((each) => each.id)),
		coverage: evidence.coverage,
		limitedEngines: enginesOf(evidence.diagnostics)
	};
}
function knownInAgentFile(content, name, id) {
	const read = agentFileSchema.safeParse(content);
	if (!read.success) {
		const at = read.error.issues[0]?.path.map(String).join(".") || "its beginning";
		throw new GateError("CONFIG", `${name} is a damaged agent file: at ${at}`, {
			reason: "settings",
			hint: "Have a run write it anew: agent-file."
		});
	}
	const file = read.data;
	const finding = file.findings.find((each) => each.violation_id === id);
	if (finding === void 0) return void 0;
	return {
		subject: subjectOfAgentFile(file),
		finding: {
			id,
			title: finding.texts.title,
			type: finding.type ?? void 0,
			severity: finding.severity,
			filePath: finding.place?.file_path,
			line: finding.place?.line_number ?? void 0,
			cwe: finding.cwe ?? void 0
		},
		ids: file.all_ids === null ? void 0 : new Set(file.all_ids),
		coverage: file.coverage ?? void 0,
		limitedEngines: new Set(file.limited_engines)
	};
}
function subjectOfAgentFile(file) {
	return {
		source: file.source,
		repositoryUrl: file.repository_url ?? void 0,
		branch: file.branch ?? void 0,
		headSha: file.head_sha ?? void 0,
		startedAt: parseTime(file.scan_started_at),
		toolVersion: file.tool.version
	};
}
function subjectOf(report) {
	const { repositoryUrl, branch, headSha, evidence, toolVersion } = report;
	const startedAt = evidence?.startedAt;
	return {
		source: sourceOf(report),
		repositoryUrl,
		branch,
		headSha,
		startedAt,
		toolVersion
	};
}
function jsonOf(text) {
	try {
		return JSON.parse(text.replace(/^\ufeff/, ""));
	} catch {
		return;
	}
}
async function textOf(folder, name) {
	return readFile(resolve(folder, name), "utf8").catch((error) => {
		throw unreadable(name, error, "CONFIG");
	});
}
// src/cli/verify/verify.ts
var outcomes = {
	fixed: { judged: [] },
	present: { judged: [{
		verdict: "failed",
		reason: "violations"
	}] },
	undecided: { judged: [{
		verdict: "inconclusive",
		reason: "evidence"
	}] }
};
async function verify(call) {
	const { session, flags } = call;
	const id = readId(call);
	if (flags.own.json) session.log.moveTo(session.complain);
	const { decision, look } = await lookAndDecide(call, id).catch((error) => {
		const fault = asGateError(error);
		if (fault.code === "CANCELLED" || fault.reason === "settings") throw fault;
		return {
			decision: {
				state: "undecided",
				reasons: [fault.message],
				finding: void 0,
				alike: []
			},
			look: void 0
		};
	});
	if (flags.own.json) session.write(jsonText(answerOf(id, decision, look)));
	else for (const line of linesOf(id, decision)) session.log.line(line);
	return outcomes[decision.state];
}
function readId({ flags: { positionals, own, problems, given } }) {
	const [id, ...more] = positionals;
	if (id === void 0 || id.trim() === "") problems.push("verify takes the id of a finding");
	const extra = more.slice(own.embedded ? 1 : 0);
	if (extra.length > 0) problems.push(`${JSON.stringify(extra.join(" "))} is not expected here`);
	if (own.embedded && own.report) problems.push("--embedded and --report exclude each other");
	if ((own.embedded || own.report) && given["base-url"]) problems.push(`--base-url does not go with --${own.embedded ? "embedded" : "report"}: no service is asked`);
	if (problems.length > 0) throw settingsError(problems);
	return id ?? "";
}
async function lookAndDecide(call, id) {
	const { session, flags, workerUrl } = call;
	const [from] = flags.own.from ?? [];
	const [report] = flags.own.report ?? [];
	const known = from === void 0 ? void 0 : await knownIn(session.folder, from, id);
	if (report !== void 0) return decided(id, await lookOfReport(session.folder, report), known);
	if (flags.own.embedded) {
		const { withEmbeddedLook } = await import("./embedded5.js");
		return withEmbeddedLook({
			session,
			folder: resolve(session.folder, flags.positionals[1] ?? "."),
			workerUrl
		}, async ({ look, findBefore }) => {
			const first = await decided(id, look, known);
			return known === void 0 && first.decision.finding === void 0 ? decided(id, look, await findBefore(id)) : first;
		});
	}
	const { lookByService } = await import("./service.js");
	const { report: _, from: __, json: ___, ...own } = flags.own;
	return decided(id, await lookByService({
		...call,
		flags: {
			...flags,
			own,
			positionals: []
		}
	}), known);
}
async function decided(id, look, known) {
	return {
		decision: decide({
			id,
			look,
			known,
			mismatch: known && await mismatchOf(look, known)
		}),
		look
	};
}
var words = {
	fixed: "\u2714 Fixed",
	present: "\u2716 Still there",
	undecided: "! Not decided"
};
function linesOf(id, { state, reasons, finding }) {
	const name = neutralLine(id, 200);
	const place = finding && displayPlace(finding);
	const title = finding && `${severityWords$1[finding.severity]}: ${neutralLine(finding.title, 200)}`;
	const about = title === void 0 ? [] : [`  ${title}${place === void 0 ? "" : `, ${place}`}`];
	return [
		`${words[state]}: ${name}`,
		...about,
		...reasons.map((reason) => `  ${neutralLine(reason, 600)}`)
	];
}
function answerOf(id, { state, reasons, finding, alike }, look) {
	const { source, branch, headSha } = look?.subject ?? {};
	return {
		format_version: 1,
		violation_id: id,
		state,
		reasons,
		looked_at: source === void 0 ? null : {
			source,
			branch: branch ?? null,
			head_sha: headSha ?? null
		},
		finding: finding === void 0 ? null : {
			title: finding.title,
			severity: finding.severity,
			type: finding.type ?? null,
			cwe: finding.cwe ?? null,
			file_path: finding.filePath ?? null,
			line_number: finding.line ?? null
		},
		alike: alike.map((each) => each.id)
	};
}
export { verify };
