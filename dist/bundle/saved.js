import { $t as parseTime, Et as scopes, Gn as inconclusiveNames, Gt as severities, Lt as facts, Un as GateError, dn as violationStatuses, fn as violationTypes, ln as severityWords } from "./start.js";
import { _ as string, a as array, c as literal, d as number, g as strictObject, h as record, i as _enum, l as looseObject, o as boolean, s as int, u as nullable, y as tuple } from "./schemas.js";
import { d as scanCoverage, h as scanLanguage, p as scanDiagnostic } from "./schemas3.js";
import { t as baselineEntry } from "./baseline.js";
import { n as verdicts } from "./verdict.js";
import { i as justifications, o as statuses } from "./statement.js";
import { t as fileRoles } from "./file-role.js";
import { r as listStates } from "./evidence2.js";
// src/report/json/schema.ts
var count = number().int().min(0);
var countsSchema = strictObject({
	critical: count.nullable(),
	high: count.nullable(),
	medium: count.nullable(),
	low: count.nullable(),
	info: count.nullable()
});
var findingSchema = looseObject({
	violation_id: string().min(1),
	title: string(),
	severity: _enum(severityWords),
	severity_known: boolean(),
	type: _enum(violationTypes).nullable(),
	status: _enum([...violationStatuses, "UNKNOWN"]),
	unclear: array(_enum(facts)).optional(),
	cvss_score: number().nullable(),
	epss_percent: number().nullable(),
	cwe: string().nullable(),
	file_path: string().nullable(),
	line_number: number().nullable(),
	label: _enum([
		"seen",
		"maybe",
		"elsewhere"
	]),
	first_seen: boolean().nullable(),
	first_detected: string().nullable(),
	last_seen: string().nullable(),
	advisory: looseObject({
		cves: array(string()),
		ids: array(string()).optional().meta({ description: "All names of the vulnerability." }),
		purl: string().nullish().meta({ description: "The package with its version, as a package URL." }),
		fix: _enum(["available", "none"]).nullable(),
		fixed_version: string().nullable(),
		fixed_at: string().nullable(),
		published_at: string().nullable()
	}).nullish()
});
var span = looseObject({
	started_at: string().nullable(),
	completed_at: string().nullable()
});
var listState = _enum(listStates).nullable();
var changes = looseObject({
	is_complete: boolean(),
	files: array(looseObject({
		path: string(),
		lines: array(tuple([number(), number()])).nullable(),
		is_gone: boolean().optional()
	}))
});
var evidenceSchema = looseObject({
	lists: strictObject({
		critical: listState,
		high: listState,
		medium: listState,
		low: listState,
		info: listState
	}),
	unknown_severities: _enum([
		"none",
		"listed",
		"unread"
	]),
	started_at: string().nullable(),
	base_started_at: string().nullish(),
	base_completed_at: string().nullable(),
	base_others: array(span).nullish(),
	earlier_base: looseObject({
		scan_id: string(),
		branch: string(),
		counts: countsSchema,
		...span.shape
	}).nullish(),
	changes: changes.nullable(),
	baseline: strictObject({
		repository: string(),
		branch: string(),
		entries: array(baselineEntry)
	}).nullable(),
	known: looseObject({
		base: string(),
		old: array(string()),
		doubtful: array(string()),
		counts: countsSchema
	}).nullish(),
	is_suppressible: boolean().optional(),
	findings_without_detail: array(string()),
	other_findings: array(findingSchema)
});
var text = string().nullable();
var claimSchema = looseObject({
	vulnerability: array(string()).meta({ description: "Its name, and then its aliases." }),
	products: array(looseObject({
		name: string(),
		subcomponents: array(string())
	})),
	status: _enum(statuses),
	justification: _enum(justifications).nullable(),
	statement: string().meta({ description: "Where it stands." })
}).meta({ description: "The OpenVEX statement that excuses." });
var exceptionSchema = looseObject({
	violation_id: text,
	cwe: text,
	path: text,
	title: text,
	owner: text,
	type: _enum(violationTypes).nullable(),
	reason: string(),
	expires: string().meta({ description: "The last day on which it holds." }),
	justification: _enum(justifications).optional(),
	vex: claimSchema.optional()
});
var reportedFinding = findingSchema.extend({
	effect: _enum([
		"blocks",
		"may block",
		"none"
	]),
	file_role: _enum(fileRoles).nullable().optional().meta({ description: "What its path says of the file; null: nothing. It never lowers a severity." }),
	disclosed: boolean().meta({ description: "Whether it may be named where outsiders read." }),
	exception: exceptionSchema.nullable().meta({ description: "The exception that covers it." }),
	owners: array(string()).optional().meta({ description: "Of its file, by CODEOWNERS; left out where not known." }),
	left_out: text.optional().meta({ description: "Why the policy is not about it." }),
	warned_by: array(string()).optional().meta({ description: "Names of the rules that warn of it." }),
	description: text,
	code_snippet: text,
	remediation: text
});
var rule = looseObject({
	rule: string(),
	verdict: _enum(verdicts),
	lo: int().meta({ description: "Blocking findings, at least." }),
	hi: int().nullable().meta({ description: "At most; null: nothing bounds them." }),
	limit: int().meta({ description: "How many are allowed." }),
	line: string(),
	remedy: string()
});
var scanSchema = looseObject({
	scan_id: string(),
	status: string(),
	branch: string(),
	created_at: text,
	started_at: text,
	completed_at: text,
	counts: countsSchema,
	coverage: nullable(scanCoverage()),
	diagnostics: array(looseObject({
		...scanDiagnostic().shape,
		file_path: text
	})),
	languages: array(scanLanguage()).optional(),
	adopted: boolean().optional().meta({ description: "Somebody else had started it (adopt-running-scan)." }),
	retry_of: string().optional().meta({ description: "The scan that FAILED before it (retry-failed-scan)." })
});
var judged = {
	verdict: _enum(verdicts),
	reason: _enum([
		"clean",
		"violations",
		...inconclusiveNames
	]).meta({ description: "See docs/verdicts.md." }),
	sentence: string().meta({ description: "What the run ended with, for people." }),
	message: string(),
	hint: text.meta({ description: "What to do next." }),
	exit_code: int(),
	enforced: boolean().meta({ description: "False under warn-only." })
};
var place = {
	service_origin: text,
	repository: looseObject({
		id: string(),
		name: string(),
		vcs_url: text
	}).nullable(),
	repository_url: text,
	branch: text,
	head_sha: text,
	base_sha: text,
	event: text,
	pull_request: int().nullable()
};
var reportSchema = looseObject({
	format_version: literal(1),
	tool: looseObject({
		name: literal("scan-gate"),
		version: string()
	}),
	...judged,
	...place,
	scan: scanSchema.nullable(),
	policy: looseObject({
		source: string(),
		sha256: string(),
		settings: record(string(), string())
	}),
	scope: _enum(scopes).nullable(),
	base: looseObject({
		scan_id: string(),
		branch: string(),
		counts: countsSchema
	}).nullable(),
	rules: array(rule).meta({ description: "Each of them can fail the run." }),
	warnings: array(rule).optional().meta({ description: "Rules that only warn." }),
	exceptions: looseObject({
		used: array(exceptionSchema.extend({ violation_ids: array(string()) })),
		expiring: array(exceptionSchema),
		expired: array(exceptionSchema),
		unmatched: array(exceptionSchema),
		unclear: array(exceptionSchema).optional().meta({ description: "OpenVEX statements that may be about a finding that does not state its package, version or names." })
	}).nullable(),
	listed_severities: array(_enum(severityWords)),
	elsewhere_count: int(),
	notes: array(string()),
	requests: record(string(), int()).meta({ description: "Requests to the service, by call." }),
	duration_ms: int(),
	timings: array(looseObject({
		phase: string(),
		ms: int(),
		requests: int()
	})).optional().meta({ description: "Where the time went." }),
	evidence: evidenceSchema.nullable(),
	texts_left_out: int().meta({ description: "Findings whose texts found no room." }),
	findings: array(reportedFinding).meta({ description: "Worst first." })
}).meta({
	title: "The report of Scan Gate",
	description: "What a run knew, decided and could not do. Format 1."
});
// src/report/json/saved.ts
var report = reportSchema.pick({
	verdict: true,
	message: true,
	branch: true,
	head_sha: true,
	scope: true
}).extend({
	reason: string(),
	pull_request: number().nullable(),
	repository_url: string().nullish(),
	service_origin: string().nullish(),
	tool: looseObject({ version: string() }).optional(),
	scan: scanSchema.pick({
		scan_id: true,
		counts: true,
		coverage: true,
		diagnostics: true,
		languages: true
	}).extend({ status: string().optional() }).nullable(),
	base: reportSchema.shape.base,
	evidence: evidenceSchema.nullable(),
	findings: array(reportedFinding.pick({ effect: true }).partial().extend(findingSchema.shape))
});
function readSavedReport(text, name) {
	const content = parse(text, name);
	const format = content?.format_version;
	if (format !== 1) throw wrong(name, format === void 0 ? "it is no report file" : unknownFormat(format));
	if (!Object.hasOwn(content, "evidence")) throw wrong(name, "it holds no evidence: an earlier version wrote it");
	const read = report.safeParse(content);
	if (!read.success) throw wrong(name, `it is damaged at ${placeOf(read.error)}`);
	const { verdict, reason, message, branch, head_sha, pull_request, scan, repository_url, service_origin } = read.data;
	return {
		verdict,
		reason,
		message,
		branch: branch ?? void 0,
		headSha: head_sha ?? void 0,
		pullRequest: pull_request ?? void 0,
		scanId: scan?.scan_id,
		scanStatus: scan?.status,
		repositoryUrl: repository_url ?? void 0,
		serviceOrigin: service_origin ?? void 0,
		toolVersion: read.data.tool?.version,
		evidence: evidenceOf(read.data),
		effects: new Map(read.data.findings.flatMap(({ violation_id: id, effect }) => effect ? [[id, effect]] : []))
	};
}
function parse(text, name) {
	try {
		return JSON.parse(text.replace(/^\ufeff/, ""));
	} catch {
		throw wrong(name, "it is not JSON, or cut off");
	}
}
function unknownFormat(format) {
	return `it is of format ${typeof format === "number" ? String(format) : "a format"}, and this version reads format 1`;
}
function placeOf({ issues }) {
	return issues[0]?.path.map(String).join(".") || "its beginning";
}
function wrong(name, why) {
	return new GateError("CONFIG", `${name} cannot be judged: ${why}`, {
		reason: "settings",
		hint: "Give report files that scan-gate wrote (json-file, or the output report-file)."
	});
}
function evidenceOf({ evidence: saved, scan, base, findings }) {
	if (saved === null || scan === null) return void 0;
	const unread = new Set(saved.findings_without_detail);
	return {
		counts: countsOf(scan.counts),
		findings: [...findings, ...saved.other_findings].map((each) => findingOf(each, !unread.has(each.violation_id))),
		lists: listsOf(saved.lists),
		unknownSeverities: saved.unknown_severities,
		startedAt: parseTime(saved.started_at),
		coverage: scan.coverage ?? void 0,
		languages: scan.languages,
		diagnostics: scan.diagnostics.map(({ file_path, ...rest }) => ({
			...rest,
			file_path: file_path ?? void 0
		})),
		changes: saved.changes === null ? void 0 : changesOf(saved.changes),
		base: base === null ? void 0 : baseOf(base, saved),
		baseline: saved.baseline ?? void 0,
		earlierBase: saved.earlier_base ? earlierOf(saved.earlier_base) : void 0,
		known: saved.known ? knownOf(saved.known) : void 0,
		isSuppressible: saved.is_suppressible ?? true
	};
}
function knownOf({ base, old, doubtful, counts: saved }) {
	return {
		base,
		old: new Set(old),
		doubtful: new Set(doubtful),
		counts: countsOf(saved)
	};
}
function lower(severity) {
	return severity.toLowerCase();
}
function countsOf(saved) {
	const known = severities.map((severity) => [severity, saved[lower(severity)]]);
	return Object.fromEntries(known.filter(([, number]) => number !== null));
}
function listsOf(saved) {
	const lists = {};
	for (const severity of severities) {
		const state = saved[lower(severity)];
		if (state !== null) lists[severity] = {
			stands: state !== "changing",
			settled: state === "settled"
		};
	}
	return lists;
}
function changesOf({ is_complete, files }) {
	return {
		isComplete: is_complete,
		files: new Map(files.map(({ path, lines, is_gone }) => [path, {
			lines: lines ?? void 0,
			...is_gone && { isGone: true }
		}]))
	};
}
function baseOf({ scan_id: scanId, branch, counts: saved }, { base_started_at, base_completed_at, base_others }) {
	const times = spanOf({
		started_at: base_started_at ?? null,
		completed_at: base_completed_at
	});
	return {
		scanId,
		branch,
		counts: countsOf(saved),
		...times,
		others: base_others?.map(spanOf)
	};
}
function earlierOf({ scan_id: scanId, branch, counts: saved, ...times }) {
	return {
		scanId,
		branch,
		counts: countsOf(saved),
		...spanOf(times)
	};
}
function spanOf({ started_at, completed_at }) {
	return {
		startedAt: parseTime(started_at),
		completedAt: parseTime(completed_at)
	};
}
function advisoryOf(saved) {
	return {
		cves: saved.cves,
		...saved.ids && { ids: saved.ids },
		...typeof saved.purl === "string" && { purl: saved.purl },
		fix: saved.fix ?? void 0,
		fixedVersion: saved.fixed_version ?? void 0,
		fixedAt: parseTime(saved.fixed_at),
		publishedAt: parseTime(saved.published_at)
	};
}
function findingOf(saved, isDetailed) {
	return {
		id: saved.violation_id,
		title: saved.title,
		severity: saved.severity,
		severityKnown: saved.severity_known,
		type: saved.type ?? void 0,
		status: saved.status,
		unclear: saved.unclear,
		cvss: saved.cvss_score ?? void 0,
		epss: saved.epss_percent ?? void 0,
		filePath: saved.file_path ?? void 0,
		line: saved.line_number ?? void 0,
		label: saved.label,
		firstSeen: saved.first_seen ?? void 0,
		detail: isDetailed ? {
			description: void 0,
			cwe: saved.cwe ?? void 0,
			codeSnippet: void 0,
			remediation: void 0,
			firstDetected: parseTime(saved.first_detected),
			lastSeen: parseTime(saved.last_seen),
			...saved.advisory && { advisory: advisoryOf(saved.advisory) }
		} : void 0
	};
}
export { readSavedReport as t };
