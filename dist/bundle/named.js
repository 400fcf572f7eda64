import { Rn as ruleOf, Vn as matchText, ar as isChangedPath, kr as severities, zn as holdsAll } from "./start.js";
// src/policy/coverage.ts
var scanTypeOf = {
	SAST: "sast",
	SCA: "sca",
	SECRET: "secrets",
	IAC: "iac"
};
function coverageFault(evidence, { failOnTypes, coverTypes }) {
	const { coverage } = evidence;
	if (coverage !== void 0) {
		if (Object.values(coverage).every((word) => word === "not covered")) return "nothing was scanned: no type is covered";
		const missing = (coverTypes ?? failOnTypes ?? []).filter((type) => {
			const word = coverage[scanTypeOf[type] ?? "sast"];
			return word === void 0 || word === "not covered";
		});
		if (missing.length > 0) return `fail-on-types names ${missing.join(", ")}, which this scan does not cover`;
	}
	const broken = evidence.diagnostics.filter(({ failed }) => failed).map(({ engine }) => engine);
	if (broken.length > 0) return `the scanner ${[...new Set(broken)].join(", ")} failed: what it would have found is not known`;
	const skipped = skippedChanges(evidence);
	if (skipped.length === 0) return void 0;
	const more = skipped.length > 3 ? ` and ${skipped.length - 3} more` : "";
	return `the pull request changes ${skipped.slice(0, 3).join(", ")}${more}, which a scanner skipped or could not read`;
}
function demandedTypes({ coverTypes, failOnTypes: before }, failOnTypes) {
	const demanded = coverTypes ?? before ?? [];
	return demanded.every((type) => failOnTypes?.includes(type)) ? {} : { coverTypes: demanded };
}
function skippedChanges({ changes, diagnostics }) {
	if (changes === void 0) return [];
	const skipped = diagnostics.flatMap(pathsOf).filter((path) => !changes.isComplete || isChangedPath(path, changes));
	return [...new Set(skipped)].sort();
}
function pathsOf({ file_path, file_paths }) {
	return [...file_path === void 0 ? [] : [file_path], ...file_paths ?? []];
}
// src/policy/rules/named.ts
var named = ({ rules = [] }, facts) => rules.map(({ allow, match, ...rule }) => {
	const asks = {
		kind: "match",
		severities: match.severity ?? severities
	};
	return ruleOf({
		...rule,
		match,
		asks,
		...allow > 0 && { allow }
	}, facts);
});
function namedText({ match, allow, effect }) {
	return `${effect === "warn" ? "warns of" : "blocks on"} ${allow > 0 ? `more than ${allow} ` : ""}${matchText(match)}`;
}
function isAtLeastAsStrict(rule, other) {
	return (rule.effect === "block" || other.effect === "warn") && rule.allow <= other.allow && holdsAll(rule.match, other.match);
}
export { demandedTypes as a, coverageFault as i, named as n, namedText as r, isAtLeastAsStrict as t };
