import { Un as GateError, ct as version, er as readContext, it as contextHints, n as placeOf, r as unattendedLines, tr as describeContext } from "./start.js";
import { t as headPaths } from "./tracked.js";
import { n as uncommittedFiles } from "./work-tree.js";
import { a as plural } from "./tally.js";
import { i as evidenceOf, n as refuseElsewhere, r as readSarifFiles } from "./base.js";
// src/cli/judge/sarif/baseline.ts
async function sarifEvidence(session, flags, check) {
	const { settings, local } = flags;
	session.mask(settings.githubToken);
	const hints = contextHints(settings, {
		kind: "folder",
		named: void 0
	});
	const context = await readContext(placeOf(session, { local }), hints);
	const opening = [`Scan Gate ${version} \u00b7 ${describeContext(context)}, from SARIF files`, ...unattendedLines(context)];
	for (const line of opening) session.log.line(line);
	check(context);
	refuseUnproven(context);
	refuseOtherCheckout(context, session.env);
	const log = session.runLog;
	const files = await readSarifFiles({
		session,
		flags,
		log,
		context
	});
	for (const file of files) {
		refuseElsewhere(file);
		refuseUnfinished(file);
	}
	await refuseUncommitted(session.folder, files);
	return {
		evidence: evidenceOf(files, {
			changes: void 0,
			isBaseOwn: false,
			baseline: void 0,
			knownOf: void 0,
			nowMs: session.now.getTime(),
			log,
			paths: await headPaths(session.folder, session.cancel)
		}),
		context
	};
}
function refuseUnproven({ branch, headSha, trust }) {
	if (headSha === void 0) throw new GateError("CONFIG", `Nothing says which commit of ${branch} the files are of`, {
		reason: "wrong-ref",
		hint: "Run it in a git checkout of the commit that was scanned."
	});
	if (trust === "own") return;
	throw new GateError("CONFIG", `Nothing shows that ${branch} stands at ${headSha.slice(0, 12)} now`, {
		reason: "wrong-ref",
		hint: "Scan the latest commit of the default branch, in a pipeline of its own. --local says that this is a machine of your own."
	});
}
function refuseOtherCheckout({ system, headSha }, { GITHUB_SHA }) {
	if (system !== "github" || GITHUB_SHA === void 0 || GITHUB_SHA === headSha) return;
	const at = `The checkout stands at ${headSha?.slice(0, 12)}, and this run is about ${GITHUB_SHA.slice(0, 12)}`;
	throw new GateError("CONFIG", at, {
		reason: "wrong-ref",
		hint: "Check out and scan the commit of the run."
	});
}
function refuseUnfinished({ name, scan }) {
	const fault = scan.diagnostics.find(({ failed }) => failed);
	if (fault === void 0) return;
	throw new GateError("SCAN_FAILED", `${name}: ${fault.engine} did not run to its end: ${fault.message}`, { hint: "Mend the scan first: a baseline is made of a whole one." });
}
async function refuseUncommitted(folder, files) {
	const uncommitted = await uncommittedFiles(folder);
	if (uncommitted === void 0) throw new GateError("CONFIG", "git does not say which files here differ from the commit", { hint: "Run it in a new checkout of the default branch." });
	const isUncommitted = (path = "") => uncommitted.has(path);
	const doubtful = files.flatMap(({ scan }) => scan.findings.filter(({ filePath, places }) => [{ filePath }, ...places].some((at) => isUncommitted(at.filePath))));
	const [first] = doubtful;
	if (first === void 0) return;
	const lie = `${plural(doubtful.length, "finding")} ${doubtful.length === 1 ? "lies" : "lie"}`;
	throw new GateError("CONFIG", `${lie} in files that are not committed as they are here, such as ${first.filePath}`, { hint: "Commit or remove the changes, and scan again: a baseline is of a commit." });
}
export { sarifEvidence };
