import { cn as severityRank } from "./start.js";
import { C as remediationOf, O as standingOf, v as groupFindings } from "./standing.js";
// src/report/packages.ts
function sizeOf(item) {
	return item.package?.findings.length ?? 1;
}
function groupPackages(report, findings, most) {
	const begun = [];
	const byKey = new Map();
	for (const finding of findings) {
		const key = keyOf(finding);
		const known = key === void 0 ? void 0 : byKey.get(key);
		known?.push(finding);
		if (known !== void 0 || begun.length === most) continue;
		const own = [finding];
		begun.push(own);
		if (key !== void 0) byKey.set(key, own);
	}
	return begun.map((own) => {
		const pack = packageOf(report, own);
		return pack === void 0 ? {
			finding: own[0],
			package: void 0
		} : {
			finding: worstOf(own),
			package: pack
		};
	});
}
function packagesOf(report, findings) {
	const members = new Map();
	for (const finding of findings) {
		const key = keyOf(finding);
		if (key === void 0) continue;
		const own = members.get(key);
		if (own === void 0) members.set(key, [finding]);
		else own.push(finding);
	}
	return [...members.values()].flatMap((own) => packageOf(report, own) ?? []);
}
function packageOf(report, findings) {
	const [first, second] = findings;
	const named = first === void 0 || second === void 0 ? void 0 : packageNameOf(first);
	return named === void 0 ? void 0 : {
		...named,
		findings,
		update: updateOf(report, findings)
	};
}
function worstOf(findings) {
	return [...findings].sort((a, b) => severityRank(a.severity) - severityRank(b.severity))[0];
}
function keyOf(finding) {
	const copy = copyOf(finding);
	return copy === void 0 ? void 0 : `${standingOf(finding)} ${copy}`;
}
function copyOf(finding) {
	const named = packageNameOf(finding);
	return named === void 0 ? void 0 : JSON.stringify([
		named.name,
		named.version,
		finding.filePath
	]);
}
var ahead = /^(@?[\w.-]+(?:\/[\w.-]+)?)[ @]v?(\d[\w.+-]*): /;
var behind = / in (@?[\w.-]+(?:\/[\w.-]+)?)[ @]v?(\d[\w.+-]*)$/;
function packageNameOf({ type, title }) {
	if (type !== "SCA" || title.length > 2e3) return void 0;
	const [, name, version] = ahead.exec(title) ?? behind.exec(title) ?? [];
	return name === void 0 || version === void 0 ? void 0 : {
		name,
		version
	};
}
function updateOf({ findings }, own) {
	const settled = own.filter((finding) => fixedVersion(finding) !== void 0);
	const [first] = settled;
	if (first === void 0) return void 0;
	const [highest] = [...settled, ...openCopies(findings).get(copyOf(first)) ?? []].flatMap((finding) => fixedVersion(finding) ?? []).sort((a, b) => compareVersions(b, a));
	return `Update to ${highest}, which settles ${settled.length === own.length ? "all" : `${settled.length} of them`}`;
}
var known = new WeakMap();
function openCopies(findings) {
	const copies = known.get(findings) ?? Map.groupBy(openOf(findings), copyOf);
	known.set(findings, copies);
	return copies;
}
function openOf(findings) {
	const { blocks, "may block": may, open } = groupFindings(findings);
	return [
		blocks,
		may,
		open
	].flatMap((group) => group.filter(({ type }) => type === "SCA"));
}
function fixedVersion(finding) {
	const remediation = remediationOf(finding) ?? "";
	return /\b(?:upgrade|update)\b[^\n]{0,200}?\bto (?:version )?v?(\d[\w+-]*(?:\.[\w+-]+)*)/i.exec(remediation.slice(0, 1e3))?.[1];
}
function compareVersions(a, b) {
	const [left, right] = [a, b].map((version) => version.split(/[.+-]/).map((part) => Number.parseInt(part, 10) || 0));
	for (let index = 0; index < Math.max(left?.length ?? 0, right?.length ?? 0); index += 1) {
		const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
		if (difference !== 0) return difference;
	}
	return 0;
}
export { sizeOf as i, packageNameOf as n, packagesOf as r, groupPackages as t };
