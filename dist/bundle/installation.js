import { Un as GateError } from "./start.js";
var { findPackageJSON } = process.getBuiltinModule("node:module");
var { existsSync, readFileSync } = process.getBuiltinModule("node:fs");
var installations = [
	{
		name: "secretlint",
		scanType: "secrets",
		packages: ["@secretlint/core@13", "@secretlint/secretlint-rule-preset-recommend@13"],
		covers: "every file, and what the commits of a branch and their messages held before"
	},
	{
		name: "eslint",
		scanType: "sast",
		packages: [
			"eslint@10",
			"@babel/core@8",
			"@babel/eslint-parser@8",
			"eslint-plugin-security@4"
		],
		covers: "JavaScript and TypeScript, in pages and components too"
	},
	{
		name: "ruff",
		scanType: "sast",
		packages: ["@astral-sh/ruff-wasm-nodejs@0.17", "@lezer/python@1"],
		covers: "Python, and what templates of Django and Jinja leave unescaped"
	},
	{
		name: "retire",
		scanType: "sca",
		packages: [
			"retire@5",
			"@salesforce/code-analyzer-retirejs-engine@0.32",
			"@npmcli/arborist@10"
		],
		covers: "npm's lock files and scripts that are libraries, as far as RetireJS's data knows them"
	},
	{
		name: "iac",
		scanType: "iac",
		packages: [],
		covers: "common weak settings in Terraform, CloudFormation, Dockerfiles, Compose, Kubernetes and GitHub's workflows"
	}
];
function hasScanners(workerUrl) {
	return existsSync(workerUrl);
}
function withoutScanners(version) {
	const hint = packageHint(version);
	return new GateError("CONFIG", "This is the gate alone, which has no scanners", {
		reason: "settings",
		hint
	});
}
function packageHint(version) {
	return `The npm package brings them: npm install --global scan-gate@${version}`;
}
function installedPackages({ packages }, from = import.meta.url) {
	return packages.map((wanted) => installedPackage(wanted.replace(/(?<!^)@[^@]*$/, ""), from));
}
function installedPackage(name, from) {
	try {
		const file = findPackageJSON(name, from);
		const { version } = JSON.parse(readFileSync(file ?? "", "utf8"));
		return {
			name,
			version
		};
	} catch {
		return;
	}
}
export { withoutScanners as a, packageHint as i, installations as n, installedPackages as r, hasScanners as t };
