import { Ga as GateError, _n as severityWords, bt as severities, dn as scanCoverage, fn as scanDiagnostic, ft as facts, nt as scopes, pn as scanLanguage, vn as violationStatuses, wt as parseTime, yn as violationTypes } from "./start.js";
import { a as boolean, c as looseObject, g as tuple, i as array, l as nullable, m as string, p as strictObject, r as _enum, u as number } from "./schemas.js";
import { t as baselineEntry } from "./baseline.js";
import { t as verdicts } from "./verdict.js";
import { n as listStates } from "./evidence2.js";
// src/report/json/saved.ts
var count = number().int().min(0);
var counts = strictObject({
	critical: count.nullable(),
	high: count.nullable(),
	medium: count.nullable(),
	low: count.nullable(),
	info: count.nullable()
});
var finding = looseObject({
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
	last_seen: string().nullable()
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
var evidence = looseObject({
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
		counts,
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
		counts
	}).nullish(),
	is_suppressible: boolean().optional(),
	findings_without_detail: array(string()),
	other_findings: array(finding)
});
var diagnostic = looseObject({
	...scanDiagnostic().shape,
	file_path: string().nullable()
});
var report = looseObject({
	verdict: _enum(verdicts),
	reason: string(),
	message: string(),
	branch: string().nullable(),
	head_sha: string().nullable(),
	pull_request: number().nullable(),
	scan: looseObject({
		scan_id: string(),
		counts,
		coverage: nullable(scanCoverage()),
		diagnostics: array(diagnostic),
		languages: array(scanLanguage()).optional()
	}).nullable(),
	scope: _enum(scopes).nullable(),
	base: looseObject({
		scan_id: string(),
		branch: string(),
		counts
	}).nullable(),
	evidence: evidence.nullable(),
	findings: array(finding)
});
function readSavedReport(text, name) {
	const content = parse(text, name);
	const format = content?.format_version;
	if (format !== 1) throw wrong(name, format === void 0 ? "it is no report file" : unknownFormat(format));
	if (!Object.hasOwn(content, "evidence")) throw wrong(name, "it holds no evidence: an earlier version wrote it");
	const read = report.safeParse(content);
	if (!read.success) throw wrong(name, `it is damaged at ${placeOf(read.error)}`);
	const { verdict, reason, message, branch, head_sha, pull_request, scan } = read.data;
	return {
		verdict,
		reason,
		message,
		branch: branch ?? void 0,
		headSha: head_sha ?? void 0,
		pullRequest: pull_request ?? void 0,
		scanId: scan?.scan_id,
		evidence: evidenceOf(read.data)
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
			lastSeen: parseTime(saved.last_seen)
		} : void 0
	};
}
export { readSavedReport as t };
