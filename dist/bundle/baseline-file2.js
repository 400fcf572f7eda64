import { Gt as severities, Un as GateError, Wn as asGateError, v as foldRepositoryUrl } from "./start.js";
import { n as baselineOf, s as parseBaseline } from "./baseline.js";
import { n as isOpen } from "./evidence.js";
// src/steps/baseline-file.ts
var wayOut = "Make one on the default branch with scan-gate baseline write, and commit it there (examples/workflows/baseline.yml does both).";
async function readBaseline(policy, place) {
	if (policy.scope !== "new") return void 0;
	const { baselineFile: path, around } = place;
	if (path === void 0) throw new GateError("CONFIG", "scope: new compares with a baseline, and baseline-file names none", {
		reason: "settings",
		hint: wayOut
	});
	const file = await around.readPolicyFile?.("trusted", path).catch((error) => {
		const { code, message, hint } = asGateError(error);
		if (code === "CANCELLED" || code === "SCAN_TIMEOUT") throw error;
		throw new GateError("CONFIG", `The baseline ${path} could not be read: ${message}`, {
			cause: error,
			reason: "policy",
			hint
		});
	});
	if (file === void 0) throw new GateError("CONFIG", `There is no baseline ${path}`, {
		reason: "policy",
		hint: wayOut
	});
	const baseline = parseBaseline(file.text, `${path} of ${file.at}`);
	const identity = identityOf(place.repositoryUrl);
	if (identity !== "unknown" && baseline.repository === identity) return baseline;
	throw new GateError("CONFIG", `The baseline ${path} is of ${baseline.repository}, not of this repository`, {
		reason: "policy",
		hint: wayOut
	});
}
function identityOf(repositoryUrl) {
	const folded = repositoryUrl === void 0 ? void 0 : foldRepositoryUrl(repositoryUrl);
	return folded === void 0 ? "unknown" : `${folded.host}/${folded.path}`;
}
function makeBaseline(evidence, of) {
	const faults = severities.flatMap((severity) => faultOf(evidence, evidence.findings.filter((finding) => finding.severity === severity), severity));
	if (evidence.unknownSeverities === "unread") faults.push("violations of unknown severity could not be read");
	if (faults.length > 0) throw new GateError("PROTOCOL", `No baseline was made: ${faults.join("; ")}`, {
		reason: "evidence",
		hint: "Run it again when no other scan of this repository is under way."
	});
	const own = evidence.findings.filter((finding) => finding.label === "seen" && isOpen(finding));
	return baselineOf(own, {
		repository: identityOf(of.repositoryUrl),
		branch: of.branch
	});
}
function faultOf(evidence, findings, severity) {
	const counted = evidence.counts[severity];
	const word = severity.toLowerCase();
	if (counted === void 0) return [`the scan states no count of ${word}`];
	if (!evidence.lists[severity]?.settled) return [`the list of ${word} has not settled`];
	const unclear = findings.filter((finding) => finding.label === "maybe" && isOpen(finding)).length;
	if (unclear > 0) return [`${unclear} ${word} may be of another branch`];
	const known = findings.filter((finding) => finding.severityKnown && finding.label === "seen");
	if (known.length < counted) return [`the scan counts ${counted} ${word}, the list shows ${known.length}`];
	const open = known.filter(isOpen).length;
	return open > counted ? [`the scan counts ${counted} ${word}, the list shows ${open} open ones as its own`] : [];
}
export { makeBaseline as n, readBaseline as r, identityOf as t };
