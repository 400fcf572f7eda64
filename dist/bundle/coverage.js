import { a as isChangedPath } from "./changes.js";
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
export { demandedTypes as n, scanTypeOf as r, coverageFault as t };
