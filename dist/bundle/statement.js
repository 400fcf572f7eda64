import { i as either, r as both } from "./answer.js";
import { Zt as normalId } from "./start.js";
import { r as parsePurl, t as namesPackage } from "./purl.js";
// src/policy/vex/statement.ts
var statuses = [
	"not_affected",
	"affected",
	"fixed",
	"under_investigation"
];
var justifications = [
	"component_not_present",
	"vulnerable_code_not_present",
	"vulnerable_code_not_in_execute_path",
	"vulnerable_code_cannot_be_controlled_by_adversary",
	"inline_mitigations_already_exist"
];
function excuses(claim, finding) {
	const isAbout = both(vulnerabilityOf(claim, finding), productOf(claim, finding));
	if (isAbout === "no") return "no";
	return rivalsFor(finding, claim).some((rival) => productOf(rival, finding) !== "no") ? isStated(finding) ? "no" : "unknown" : isAbout;
}
function isStated({ detail }) {
	return detail !== void 0;
}
var named = new WeakMap();
function rivalsFor(finding, { rivals, timeMs }) {
	if (rivals.length === 0) return [];
	const index = named.get(rivals) ?? byName(rivals);
	named.set(rivals, index);
	return [finding.id, ...idsOf(finding)].flatMap((name) => index.get(name) ?? []).filter((rival) => rival.timeMs >= timeMs);
}
function byName(rivals) {
	const index = new Map();
	for (const rival of rivals) for (const name of new Set([...rival.names, ...rival.ids])) index.set(name, [...index.get(name) ?? [], rival]);
	return index;
}
function vulnerabilityOf({ names, ids }, finding) {
	if (names.includes(finding.id)) return "yes";
	const mayBeNamed = finding.type === void 0 || finding.type === "SCA";
	const stated = idsOf(finding);
	if (stated.length === 0) return mayBeNamed ? "unknown" : "no";
	const named = new Set(ids);
	if ([...Map.groupBy(stated, (id) => id.slice(0, id.indexOf("-"))).values()].some((own) => own.every((id) => named.has(id)))) return "yes";
	return stated.some((id) => named.has(id)) ? "unknown" : "no";
}
function idsOf({ detail }) {
	return detail?.advisory?.ids ?? detail?.advisory?.cves ?? [];
}
function productOf({ products }, finding) {
	const found = packageOf(finding);
	return either(...products.map((product) => isProduct(product, found)));
}
function isProduct(product, found) {
	const { owner, parts } = product;
	const inside = parts.length === 0 ? "yes" : either(...parts.map((part) => isPackage(part, found)));
	const itself = both(isPackage(product, found), parts.length === 0 ? "yes" : "unknown");
	return either(itself, both(isHere(owner, parts.length > 0), inside));
}
function isHere(owner, hasParts) {
	if (owner === "this") return "yes";
	if (owner === "maybe") return "unknown";
	return owner === "unlisted" && hasParts ? "unknown" : "no";
}
function isPackage({ purls }, found) {
	if (found === void 0 || purls.length === 0) return "unknown";
	return either(...purls.map((purl) => namesPackage(purl, found)));
}
var packages = new WeakMap();
function packageOf(finding) {
	const known = packages.get(finding) ?? { purl: parsePurl(finding.detail?.advisory?.purl ?? "") };
	packages.set(finding, known);
	return known.purl;
}
function normalIds(names) {
	return [...new Set(names.map(normalId))];
}
export { normalIds as a, justifications as i, idsOf as n, statuses as o, isStated as r, excuses as t };
