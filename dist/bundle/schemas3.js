import { an as scanStatuses, dn as violationStatuses, fn as violationTypes, in as coverageWords, ln as severityWords, on as scanTypes, sn as severityFilters, un as statedTwice } from "./start.js";
import { A as _lte, M as _minLength, Pn as config, Wt as $ZodPreprocess, h as _gte } from "./api.js";
import { t as en_default } from "./en.js";
import { C as union, S as transform, _ as partialRecord, a as describe, b as strictObject, c as literal, f as nullish, g as partial, h as optional, i as boolean, l as looseObject, n as _enum, o as extend, p as number, r as array, s as int, v as record, w as unknown, x as string } from "./schemas2.js";
// src/api/schemas.ts
config(en_default());
var openEnum = (words) => union([_enum(words), string()]);
function made(make) {
	let schema;
	return () => {
		schema ??= make();
		return schema;
	};
}
function preprocessed(read, out) {
	return new $ZodPreprocess({
		type: "pipe",
		in: transform(read),
		out
	});
}
var identifier = string().check(_minLength(1));
var timestamp = string().check(describe("ISO 8601 timestamp"));
var count = number().check(int(), _gte(0));
var listPagination = made(() => looseObject({
	page: number().check(int(), _gte(1)),
	total: count
}));
var envelopePagination = made(() => extend(listPagination(), {
	limit: number().check(int(), _gte(1), _lte(100)),
	totalPages: count,
	hasNext: boolean(),
	hasPrev: boolean()
}));
var responseMeta = made(() => looseObject({
	timestamp: optional(timestamp),
	version: optional(string()),
	requestId: optional(string()),
	organizationId: optional(string())
}));
var repositoryItem = made(() => looseObject({
	repository_id: identifier,
	name: string(),
	vcs_provider: nullish(string()),
	default_branch: nullish(string()),
	last_scan_at: nullish(timestamp),
	security_score: nullish(number())
}));
var repositoryCounts = made(() => looseObject({
	critical: count,
	high: count,
	medium: count,
	low: count
}));
var repositoryDetail = made(() => extend(repositoryItem(), {
	vcs_url: nullish(string()),
	total_violations: nullish(count),
	violations_by_severity: nullish(partial(repositoryCounts())),
	created_at: nullish(timestamp)
}));
var repositorySettings = made(() => strictObject({
	auto_scan_on_push: optional(boolean()),
	auto_scan_on_pr: optional(boolean())
}));
var scanCounts = made(() => partial(looseObject({
	critical: count,
	high: count,
	medium: count,
	low: count,
	info: count
})));
var scanItem = made(() => looseObject({
	scan_id: identifier,
	status: openEnum(scanStatuses),
	created_at: nullish(timestamp)
}));
var scanStarted = made(() => extend(scanItem(), {
	repository_id: identifier,
	branch: string()
}));
function trustedCounts(stated) {
	if (stated === statedTwice) return null;
	if (typeof stated !== "object" || stated === null || Array.isArray(stated)) return stated;
	const entries = Object.entries(stated).filter(([, value]) => value !== null);
	const isStrange = ([key, value]) => value === statedTwice || value !== 0 && !severityFilters.some((known) => known === key);
	if (entries.some(isStrange)) return {};
	const isMissing = (value) => typeof value === "string" || value > Number.MAX_SAFE_INTEGER;
	return Object.fromEntries(entries.filter(([, value]) => !isMissing(value)));
}
var scanCoverage = made(() => partialRecord(_enum(scanTypes), _enum(coverageWords)));
var scanDiagnostic = made(() => looseObject({
	engine: string(),
	message: string(),
	file_path: optional(string()),
	file_paths: optional(array(string())),
	failed: optional(boolean())
}));
var scanLanguage = made(() => looseObject({
	language: string(),
	files: int().check(_gte(0)),
	looked_at: int().check(_gte(0)),
	unnamed: optional(array(string()))
}));
function documentedCoverage(stated) {
	if (typeof stated !== "object" || stated === null) return void 0;
	const known = Object.entries(stated).filter(([type, word]) => scanCoverage().safeParse({ [type]: word }).success);
	return known.length > 0 ? Object.fromEntries(known) : void 0;
}
function documentedDiagnostics(stated) {
	return Array.isArray(stated) ? stated.filter((each) => scanDiagnostic().safeParse(each).success) : void 0;
}
function documentedLanguages(stated) {
	return Array.isArray(stated) && stated.every((each) => scanLanguage().safeParse(each).success) ? stated : void 0;
}
var addedText = made(() => preprocessed((stated) => typeof stated === "string" ? stated : void 0, optional(string())));
var scanDetail = made(() => extend(scanStarted(), {
	violations: preprocessed(trustedCounts, nullish(scanCounts())),
	started_at: nullish(timestamp),
	completed_at: nullish(timestamp),
	commit_sha: addedText(),
	error: addedText(),
	coverage: preprocessed(documentedCoverage, optional(scanCoverage())),
	diagnostics: preprocessed(documentedDiagnostics, optional(array(scanDiagnostic()))),
	languages: preprocessed(documentedLanguages, optional(array(scanLanguage())))
}));
var scanRequest = made(() => strictObject({
	repository_id: identifier,
	branch: optional(string().check(_minLength(1)))
}));
var violationItem = made(() => looseObject({
	violation_id: identifier,
	title: nullish(string()),
	severity: nullish(openEnum(severityWords)),
	cvss_score: nullish(number()),
	epss_score: nullish(number()),
	type: nullish(openEnum(violationTypes)),
	status: nullish(openEnum(violationStatuses)),
	file_path: nullish(string()),
	line_number: nullish(number())
}));
var advisory = made(() => looseObject({
	cves: optional(array(string())),
	ids: optional(array(string())),
	purl: optional(string()),
	fix: optional(_enum(["available", "none"])),
	fixed_version: optional(string()),
	fixed_at: optional(timestamp),
	published_at: optional(timestamp)
}));
function documentedAdvisory(stated) {
	return advisory().safeParse(stated).success ? stated : void 0;
}
var violationDetail = made(() => extend(violationItem(), {
	description: nullish(string()),
	cwe: nullish(string()),
	code_snippet: nullish(string()),
	remediation: nullish(string()),
	first_detected: nullish(timestamp),
	last_seen: nullish(timestamp),
	advisory: preprocessed(documentedAdvisory, optional(advisory()))
}));
var suppression = made(() => strictObject({ justification: string().check(_minLength(1)) }));
var errorBody = made(() => looseObject({
	success: literal(false),
	error: looseObject({
		code: string(),
		message: string(),
		details: nullish(record(string(), unknown()))
	}),
	meta: optional(responseMeta())
}));
export { scanStarted as _, made as a, violationDetail as b, repositoryItem as c, scanCoverage as d, scanDetail as f, scanRequest as g, scanLanguage as h, listPagination as i, repositorySettings as l, scanItem as m, errorBody as n, openEnum as o, scanDiagnostic as p, identifier as r, repositoryDetail as s, envelopePagination as t, responseMeta as u, suppression as v, violationItem as x, timestamp as y };
