import { Un as GateError, cn as severityRank, fn as violationTypes, ln as severityWords, zt as isUnclear } from "./start.js";
import { _ as string, a as array, b as union, c as literal, g as strictObject, i as _enum } from "./schemas.js";
// src/policy/baseline.ts
var baselineEntry = strictObject({
	violation_id: string().min(1),
	type: union([_enum(violationTypes), literal("unknown")]),
	severity: union([_enum(severityWords), literal("unknown")]).optional(),
	title: string(),
	file_path: string()
});
var fileSchema = strictObject({
	format_version: literal(1),
	repository: string().min(1),
	branch: string().min(1),
	findings: array(baselineEntry)
});
function oldFindings({ entries }, findings, stillThere = new Set()) {
	const unique = new Map(findings.map((finding) => [finding.id, finding]));
	const old = new Set();
	const left = new Map();
	for (const entry of entries) if (unique.has(entry.violation_id)) old.add(entry.violation_id);
	else if (!stillThere.has(entry.violation_id)) left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
	const others = [...unique.values()].filter((finding) => !old.has(finding.id) && finding.severityKnown).filter((finding) => !isUnclear(finding, "severity", "title", "type", "filePath")).sort(leastBadFirst);
	for (const finding of others) {
		const key = keyOf(entryOf(finding));
		const room = left.get(key) ?? 0;
		if (room === 0) continue;
		old.add(finding.id);
		left.set(key, room - 1);
	}
	return old;
}
function leastBadFirst(a, b) {
	return severityRank(b.severity) - severityRank(a.severity) || (a.cvss ?? 11) - (b.cvss ?? 11) || (a.epss ?? 101) - (b.epss ?? 101) || byId(a, b);
}
function byId(a, b) {
	return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
function entryOf(finding) {
	const { id, type = "unknown", title, filePath = "", severityKnown } = finding;
	return {
		violation_id: id,
		type,
		severity: severityKnown ? finding.severity : "unknown",
		title,
		file_path: filePath
	};
}
function keyOf({ type, severity, title, file_path }) {
	return JSON.stringify([
		type,
		severity ?? null,
		title,
		file_path
	]);
}
function baselineOf(findings, of) {
	const unique = [...new Map(findings.map((finding) => [finding.id, finding])).values()];
	return {
		...of,
		entries: unique.sort(byId).map(entryOf)
	};
}
function renderBaseline({ repository, branch, entries }) {
	return `${JSON.stringify({
		format_version: 1,
		repository,
		branch,
		findings: entries
	}, null, 2)}\n`;
}
function parseBaseline(text, name) {
	const parsed = fileSchema.safeParse(jsonOf(text, name));
	if (!parsed.success) {
		const issue = parsed.error.issues[0];
		throw damaged(name, `${issue?.path.join(".") || "the file"}: ${issue?.message}`);
	}
	const { repository, branch, findings: entries } = parsed.data;
	if (!entries.every((entry, index) => index === 0 || (entries[index - 1]?.violation_id ?? "") < entry.violation_id)) throw damaged(name, "its findings are not sorted, or one stands there twice");
	return {
		repository,
		branch,
		entries
	};
}
function jsonOf(text, name) {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw damaged(name, "it is not JSON", error);
	}
}
function damaged(name, why, cause) {
	return new GateError("CONFIG", `The baseline ${name} is damaged: ${why}`, {
		cause,
		reason: "policy",
		hint: "Make it anew on the default branch: scan-gate baseline write."
	});
}
function diffBaselines(before, after) {
	return {
		added: beyond(after, before),
		removed: beyond(before, after)
	};
}
function beyond(more, less) {
	const ids = new Set(more.entries.map((entry) => entry.violation_id));
	const known = new Set(less.entries.map((entry) => entry.violation_id));
	const left = new Map();
	for (const entry of less.entries) if (!ids.has(entry.violation_id)) left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
	return more.entries.filter((entry) => {
		if (known.has(entry.violation_id)) return false;
		const room = left.get(keyOf(entry)) ?? 0;
		left.set(keyOf(entry), room - 1);
		return room <= 0;
	});
}
export { keyOf as a, renderBaseline as c, entryOf as i, baselineOf as n, oldFindings as o, diffBaselines as r, parseBaseline as s, baselineEntry as t };
