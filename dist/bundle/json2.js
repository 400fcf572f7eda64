import { Gt as severities, Mn as cut, Zn as plainText } from "./start.js";
import { n as roleOfPath } from "./file-role.js";
import { u as withoutUserInfo } from "./place.js";
import { r as sentenceOf } from "./sentence.js";
import { n as countOf } from "./tally.js";
import { b as mayBeSecret } from "./standing.js";
import { i as nameObject, n as factsObject, t as evidenceObject } from "./evidence2.js";
import { t as jsonPieces } from "./pieces.js";
// src/report/json/json.ts
var titleMax = 2e3;
var textMax = 2e4;
var allTextsMax = 64e6;
var shownProducts = 20;
function reportPieces(report) {
	const leftOut = countWithoutRoom(report.findings);
	return jsonPieces({
		...headObject(report),
		texts_left_out: leftOut,
		findings: findingObjects(report.findings)
	});
}
function* findingObjects(findings) {
	const textsFor = beginRoom();
	for (const finding of findings) yield findingObject(finding, textsFor(finding) ?? noTexts);
}
function countWithoutRoom(findings) {
	const textsFor = beginRoom();
	return countOf(findings, (finding) => textsFor(finding) === void 0);
}
function beginRoom() {
	let room = allTextsMax;
	return (finding) => {
		const texts = textsOf(finding);
		const length = lengthOf(texts.description) + lengthOf(texts.code_snippet) + lengthOf(texts.remediation);
		if (length > room) return void 0;
		room -= length;
		return texts;
	};
}
function lengthOf(text) {
	return text?.length ?? 0;
}
function headObject(report) {
	return {
		format_version: report.formatVersion,
		tool: {
			name: report.tool.name,
			version: report.tool.version
		},
		verdict: report.verdict,
		reason: report.reason,
		sentence: sentenceOf(report),
		message: report.message,
		hint: report.hint === void 0 ? null : plainText(report.hint),
		exit_code: report.exitCode,
		enforced: report.enforced,
		service_origin: report.serviceOrigin ?? null,
		repository: repositoryObject(report),
		repository_url: report.repositoryUrl === void 0 ? null : withoutUserInfo(report.repositoryUrl),
		branch: report.branch ?? null,
		head_sha: report.headSha ?? null,
		base_sha: report.baseSha ?? null,
		event: report.event ?? null,
		pull_request: report.pullRequest ?? null,
		scan: report.scan === void 0 ? null : scanObject(report.scan),
		policy: {
			source: report.policy.source,
			sha256: report.policy.sha256,
			settings: sortKeys(report.policy.settings)
		},
		scope: report.scope ?? null,
		base: baseObject(report),
		rules: report.rules.map(ruleObject),
		warnings: (report.warnings ?? []).map(ruleObject),
		exceptions: exceptionsObject(report),
		listed_severities: report.listedSeverities,
		elsewhere_count: report.elsewhereCount,
		notes: report.notes,
		requests: sortKeys(report.requests),
		duration_ms: Math.round(report.durationMs),
		timings: (report.phases ?? []).map(({ name, ms, requests }) => ({
			phase: name,
			ms: Math.round(ms),
			requests
		})),
		evidence: evidenceObject(report)
	};
}
function baseObject({ base }) {
	if (base === void 0) return null;
	const counts = severities.map((severity) => [severity.toLowerCase(), base.counts[severity] ?? null]);
	return {
		scan_id: base.scanId,
		branch: base.branch,
		counts: Object.fromEntries(counts)
	};
}
function exceptionsObject({ exceptions }) {
	if (exceptions === void 0) return null;
	const { used, expiring, expired, unmatched, unclear = [] } = exceptions;
	return {
		used: used.map(({ exception, ids }) => ({
			...exceptionObject(exception),
			violation_ids: ids
		})),
		expiring: expiring.map(exceptionObject),
		expired: expired.map(exceptionObject),
		unmatched: unmatched.map(exceptionObject),
		unclear: unclear.map(exceptionObject)
	};
}
function exceptionObject(exception) {
	const { violationId, cwe, type, path, title, vex, justification, reason, expires, owner } = exception;
	return {
		violation_id: violationId ?? null,
		cwe: cwe ?? null,
		type: type ?? null,
		path: path ?? null,
		title: title ?? null,
		reason,
		expires,
		owner: owner ?? null,
		...justification && { justification },
		...vex && { vex: claimObject(vex) }
	};
}
function claimObject({ names, products, status, justification, place }) {
	return {
		vulnerability: names.map((name) => cut(name, titleMax)),
		products: products.slice(0, shownProducts).map(({ names: [name = ""], parts }) => ({
			name: cut(name, titleMax),
			subcomponents: parts.slice(0, shownProducts).map((part) => cut(part.names[0] ?? "", titleMax))
		})),
		status,
		justification: justification ?? null,
		statement: cut(place, titleMax)
	};
}
function repositoryObject({ repository }) {
	if (repository === void 0) return null;
	return {
		id: repository.id,
		name: repository.name,
		vcs_url: repository.vcsUrl === void 0 ? null : withoutUserInfo(repository.vcsUrl)
	};
}
function scanObject(scan) {
	return {
		scan_id: scan.id,
		status: scan.status,
		branch: scan.branch,
		created_at: scan.createdAt ?? null,
		started_at: scan.startedAt ?? null,
		completed_at: scan.completedAt ?? null,
		counts: Object.fromEntries(severities.map((severity) => [severity.toLowerCase(), scan.counts[severity] ?? null])),
		coverage: scan.coverage === void 0 ? null : sortKeys(scan.coverage),
		diagnostics: scan.diagnostics.map(({ engine, message, file_path, file_paths, failed }) => ({
			engine: cut(engine, titleMax),
			message: cut(message, titleMax),
			file_path: file_path === void 0 ? null : cut(file_path, titleMax),
			...file_paths === void 0 ? {} : { file_paths: file_paths.map((path) => cut(path, titleMax)) },
			...failed === void 0 ? {} : { failed }
		})),
		...scan.languages === void 0 ? {} : { languages: scan.languages.map(languageObject) },
		...scan.isAdopted === true ? { adopted: true } : {},
		...scan.retryOf === void 0 ? {} : { retry_of: scan.retryOf }
	};
}
function languageObject({ language, files, looked_at, unnamed }) {
	const paths = unnamed?.map((path) => cut(path, titleMax));
	return {
		language: cut(language, titleMax),
		files,
		looked_at,
		...paths && { unnamed: paths }
	};
}
function ruleObject(rule) {
	return {
		rule: rule.rule,
		verdict: rule.verdict,
		lo: rule.lo,
		hi: Number.isFinite(rule.hi) ? rule.hi : null,
		limit: rule.limit,
		line: rule.line,
		remedy: rule.remedy
	};
}
var noTexts = {
	description: null,
	code_snippet: null,
	remediation: null
};
function textsOf(finding) {
	const { detail } = finding;
	if (detail === void 0) return noTexts;
	const read = (text) => text === void 0 ? null : cut(text, textMax);
	if (mayBeSecret(finding)) return {
		...noTexts,
		remediation: read(detail.remediation)
	};
	return {
		description: read(detail.description),
		code_snippet: read(detail.codeSnippet),
		remediation: read(detail.remediation)
	};
}
function findingObject(finding, texts) {
	return {
		...nameObject(finding),
		effect: finding.effect,
		...factsObject(finding),
		file_role: roleOfPath(finding.filePath) ?? null,
		disclosed: finding.disclosed,
		exception: finding.exception === void 0 ? null : exceptionObject(finding.exception),
		...finding.owners && { owners: [...finding.owners] },
		left_out: finding.leftOut ?? null,
		warned_by: [...finding.warnedBy ?? []],
		...texts
	};
}
function sortKeys(record) {
	return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a < b ? -1 : 1));
}
export { exceptionObject as n, reportPieces as r, claimObject as t };
