import { Gt as severities, Mn as cut } from "./start.js";
// src/report/json/evidence.ts
var listStates = [
	"settled",
	"stands",
	"changing"
];
var textMax = 2e3;
function evidenceObject({ evidence, findings }) {
	if (evidence === void 0) return null;
	return {
		lists: Object.fromEntries(severities.map((severity) => [severity.toLowerCase(), stateOf(evidence.lists[severity]) ?? null])),
		unknown_severities: evidence.unknownSeverities,
		started_at: timeText(evidence.startedAt),
		base_started_at: timeText(evidence.base?.startedAt),
		base_completed_at: timeText(evidence.base?.completedAt),
		base_others: evidence.base?.others?.map(spanObject) ?? null,
		earlier_base: evidence.earlierBase === void 0 ? null : earlierObject(evidence.earlierBase),
		changes: evidence.changes === void 0 ? null : changesObject(evidence.changes),
		baseline: evidence.baseline ?? null,
		known: evidence.known === void 0 ? null : knownObject(evidence.known),
		is_suppressible: evidence.isSuppressible,
		findings_without_detail: idsWithoutDetail(evidence.findings),
		other_findings: othersThan(findings, evidence.findings)
	};
}
function* idsWithoutDetail(findings) {
	for (const { id, detail } of findings) if (detail === void 0) yield id;
}
function* othersThan(named, findings) {
	const shown = new Set();
	for (const { id } of named) shown.add(id);
	for (const finding of findings) if (!shown.has(finding.id)) yield plainFinding(finding);
}
function knownObject({ base, old, doubtful, counts }) {
	const stated = severities.map((severity) => [severity.toLowerCase(), counts[severity] ?? null]);
	return {
		base: cut(base, textMax),
		old: [...old].sort(),
		doubtful: [...doubtful].sort(),
		counts: Object.fromEntries(stated)
	};
}
function spanObject({ startedAt, completedAt }) {
	return {
		started_at: timeText(startedAt),
		completed_at: timeText(completedAt)
	};
}
function earlierObject({ scanId, branch, counts, ...span }) {
	const stated = severities.map((severity) => [severity.toLowerCase(), counts[severity] ?? null]);
	return {
		scan_id: scanId,
		branch,
		counts: Object.fromEntries(stated),
		...spanObject(span)
	};
}
function stateOf(state) {
	if (state === void 0) return void 0;
	if (!state.stands) return "changing";
	return state.settled ? "settled" : "stands";
}
function changesObject({ files, isComplete }) {
	return {
		is_complete: isComplete,
		files: [...files].map(([path, { lines, isGone }]) => ({
			path,
			lines: lines ?? null,
			...isGone ? { is_gone: true } : {}
		})).sort((a, b) => a.path < b.path ? -1 : 1)
	};
}
function plainFinding(finding) {
	return {
		...nameObject(finding),
		...factsObject(finding)
	};
}
function nameObject({ id, title }) {
	return {
		violation_id: cut(id, textMax),
		title: cut(title, textMax)
	};
}
function factsObject(finding) {
	return {
		severity: finding.severity,
		severity_known: finding.severityKnown,
		type: finding.type ?? null,
		status: finding.status,
		unclear: [...finding.unclear ?? []],
		cvss_score: finding.cvss ?? null,
		epss_percent: finding.epss ?? null,
		cwe: finding.detail?.cwe === void 0 ? null : cut(finding.detail.cwe, 200),
		file_path: finding.filePath === void 0 ? null : cut(finding.filePath, 4096),
		line_number: finding.line ?? null,
		label: finding.label,
		first_seen: finding.firstSeen ?? null,
		first_detected: timeText(finding.detail?.firstDetected),
		last_seen: timeText(finding.detail?.lastSeen),
		advisory: advisoryObject(finding.detail?.advisory)
	};
}
var purlMax = 2e3;
function advisoryObject(advisory) {
	if (advisory === void 0) return null;
	const { cves, ids, purl, fix, fixedVersion, fixedAt, publishedAt } = advisory;
	return {
		cves: cves.slice(0, 100),
		ids: (ids ?? cves).slice(0, 100).map((id) => cut(id, 200)),
		purl: purl === void 0 || purl.length > purlMax ? null : purl,
		fix: fix ?? null,
		fixed_version: fixedVersion === void 0 ? null : cut(fixedVersion, 200),
		fixed_at: timeText(fixedAt),
		published_at: timeText(publishedAt)
	};
}
function timeText(milliseconds) {
	if (milliseconds === void 0) return null;
	const date = new Date(milliseconds);
	return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
export { nameObject as i, factsObject as n, listStates as r, evidenceObject as t };
