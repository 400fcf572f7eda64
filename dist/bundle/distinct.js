import { _ as passOn } from "./evidence.js";
import { t as combined } from "./statements.js";
// src/policy/distinct.ts
var distinctLists = new WeakSet();
function noteDistinct(findings) {
	distinctLists.add(findings);
}
function distinct(findings) {
	if (distinctLists.has(findings)) return findings;
	const unique = new Map();
	for (const finding of findings) {
		const known = unique.get(finding.id);
		unique.set(finding.id, known === void 0 ? finding : combined(known, finding));
	}
	const result = unique.size === findings.length ? findings : [...unique.values()];
	distinctLists.add(result);
	return result;
}
function mapFindings(findings, change) {
	const changed = findings.map(change);
	if (distinctLists.has(findings)) distinctLists.add(changed);
	passOn(findings, changed);
	return changed;
}
export { mapFindings as n, noteDistinct as r, distinct as t };
