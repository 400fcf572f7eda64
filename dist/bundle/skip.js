import { o as isNoPath, r as foldPath } from "./changes.js";
import { t as isPackageFile } from "./package-files.js";
import { a as placeMatcher } from "./places.js";
import { a as plural } from "./tally.js";
import { D as readChangedFiles, T as mistakenConfigPath, w as configFilePath } from "./start.js";
import { t as hasTrustedBase } from "./scope2.js";
// src/policy/skip.ts
var deciding = [
	/(?:^|\/)\.github\/(?:workflows|actions|scan-gate[^/]*$)/,
	/(?:^|\/)action\.ya?ml$/,
	/(?:^|\/)(?:\.gitlab-ci[^/]*\.ya?ml|\.gitlab\/|jenkinsfile|azure-pipelines[^/]*\.ya?ml|\.azure-pipelines\/)/,
	/(?:^|\/)(?:bitbucket-pipelines\.ya?ml|\.circleci\/|\.buildkite\/|\.travis\.yml|\.drone\.yml|cloudbuild\.ya?ml)/,
	/(?:^|\/)(?:\.(?:gitea|forgejo|semaphore|teamcity|tekton|harness|woodpecker)\/|bamboo-specs\/|(?:buildspec|codefresh)[^/]*\.ya?ml)/,
	/(?:^|\/)\.?(?:woodpecker|appveyor|cirrus|wercker|screwdriver|bitrise|codemagic)\.ya?ml$/,
	/(?:^|\/)codeowners$/
];
function needsNoScan({ files, isComplete }, { skipWhen, policyFiles }) {
	if (!isComplete || files.size === 0) return false;
	const isSkipped = placeMatcher(insides(skipWhen));
	const own = policyFiles.map(foldPath);
	return [...files].every(([path, { isModule }]) => {
		if (isModule || isNoPath(path) || isSkipped({ filePath: path }) !== "yes") return false;
		const folded = foldPath(path);
		return !own.includes(folded) && !deciding.some((pattern) => pattern.test(folded)) && !isPackageFile(path);
	});
}
var made = new WeakMap();
function insides(globs) {
	const found = made.get(globs) ?? globs.map((glob) => glob.replace(/\/$/, "/**").replace(/\/\*\*$/, "/**/*"));
	made.set(globs, found);
	return found;
}
var prose = /\.(?:md|mdx|markdown|rst|adoc|asciidoc|txt|textile|pod)$|(?:^|\/)docs?\//;
function skippedWords({ files }) {
	return [...files.keys()].every((path) => prose.test(foldPath(path))) ? "only documentation changed" : "only files changed that need no scan";
}
// src/steps/skip.ts
async function skippedReport(progress, { loaded, head }) {
	const { around, run, report, input, settings } = progress;
	const { context, wantsEverything } = input;
	const { policy, trustedBases } = loaded;
	const { skipWhen } = policy;
	const isPlain = context.change !== void 0 && context.trust === "proposal" && head.kind === "same" && hasTrustedBase({
		context,
		trustedBases
	});
	if (skipWhen === void 0 || !isPlain || settings.scanId !== void 0 || wantsEverything) return void 0;
	const changes = await readChangedFiles(around, run.log);
	if (changes === void 0 || !needsNoScan(changes, {
		skipWhen,
		policyFiles: policyFilesOf(progress, loaded)
	})) return void 0;
	progress.changes = changes;
	run.log.note(`skip-when: ${plural(changes.files.size, "changed path")}, all in ${skipWhen.join(", ")}`);
	return {
		...report,
		verdict: "passed",
		reason: "clean",
		message: skippedWords(changes),
		hint: void 0,
		brief: void 0,
		today: policy.today
	};
}
function policyFilesOf({ settings }, { documents }) {
	const { configFile, baselineFile } = settings;
	const own = configFile?.kind === "own" ? [configFile.path] : [];
	return [
		configFilePath,
		mistakenConfigPath,
		...own,
		...documents,
		...baselineFile === void 0 ? [] : [baselineFile]
	];
}
export { skippedReport };
