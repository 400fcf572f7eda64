import { Cn as createBudget, Gt as severities, M as isFullSha, ct as version } from "./start.js";
import { t as branchHead } from "./checkout.js";
import { t as askGit } from "./runner2.js";
import { i as noEvidence } from "./evidence.js";
import { a as scanInWorker, n as readHead } from "./embedded.js";
import { a as withoutScanners, t as hasScanners } from "./installation.js";
import { i as violationId } from "./store.js";
import { r as scannedLines } from "./embedded2.js";
import { n as enginesOf, r as knownFinding } from "./look.js";
// src/git/line.ts
async function commitsBefore(place, sha, most) {
	const { code, stdout } = await askGit(place, [
		"rev-list",
		"--first-parent",
		`--max-count=${most + 1}`,
		sha,
		"--"
	]);
	if (code !== 0) return [];
	return stdout.toString().split("\n").filter(isFullSha).slice(1);
}
async function isAncestor(place, sha, of) {
	if (!isFullSha(sha)) return void 0;
	const { code } = await askGit(place, [
		"merge-base",
		"--is-ancestor",
		"--end-of-options",
		sha,
		of
	]);
	return code === 0 ? true : code === 1 ? false : void 0;
}
// src/cli/verify/embedded.ts
var maxEarlierCommits = 10;
var timeoutMs = 18e5;
async function withEmbeddedLook({ session, folder, workerUrl }, use) {
	if (!hasScanners(workerUrl)) throw withoutScanners(version);
	const budget = createBudget(session.clock(), timeoutMs, session.cancel);
	try {
		const head = await readHead(folder);
		const scan = scannerOf(head, workerUrl, budget);
		for (const line of await scannedLines(head.source, head.sha)) session.log.line(line);
		const place = {
			path: head.source.path,
			signal: budget.signal
		};
		return await use({
			look: {
				subject: subjectOf(head, head.sha),
				evidence: await scan(head.sha),
				doubt: void 0,
				contains: (sha) => isAncestor(place, sha, head.sha)
			},
			findBefore: (id) => findBefore(id, {
				head,
				scan,
				place,
				session
			})
		});
	} finally {
		budget.end();
	}
}
function scannerOf({ source }, workerUrl, { signal }) {
	const scan = scanInWorker(workerUrl);
	const { path, vcsUrl, defaultBranch } = source;
	const owner = {
		vcs_url: vcsUrl,
		path
	};
	return async (sha) => {
		const base = await branchHead({
			path,
			signal
		}, defaultBranch);
		return evidenceOf(await scan({
			path,
			sha,
			base
		}, signal), (finding) => violationId(finding, owner, () => false));
	};
}
function evidenceOf({ findings, coverage, diagnostics, languages }, idOf) {
	const listed = {
		stands: true,
		settled: true
	};
	const own = findings.map((found) => findingOf(found, idOf(found)));
	const countOf = (word) => own.filter(({ severity }) => severity === word).length;
	return {
		...noEvidence,
		counts: Object.fromEntries(severities.map((severity) => [severity, countOf(severity)])),
		findings: own,
		lists: Object.fromEntries(severities.map((severity) => [severity, listed])),
		unknownSeverities: "listed",
		coverage,
		diagnostics,
		languages,
		isSuppressible: false
	};
}
function findingOf({ title, severity, type, filePath, line, cwe }, id) {
	return {
		id,
		title,
		severity,
		severityKnown: true,
		type,
		status: "OPEN",
		label: "seen",
		filePath,
		line,
		cvss: void 0,
		epss: void 0,
		firstSeen: void 0,
		detail: {
			description: void 0,
			codeSnippet: void 0,
			remediation: void 0,
			cwe,
			firstDetected: void 0,
			lastSeen: void 0
		}
	};
}
function subjectOf({ source }, headSha) {
	const { vcsUrl: repositoryUrl, pin } = source;
	return {
		source: "embedded",
		repositoryUrl,
		branch: pin.branch,
		headSha,
		startedAt: void 0,
		toolVersion: version
	};
}
async function findBefore(id, { head, scan, place, session }) {
	for (const sha of await commitsBefore(place, head.sha, maxEarlierCommits)) {
		session.log.line(`Not found; looking whether ${sha.slice(0, 12)} holds it`);
		const evidence = await scan(sha);
		const finding = evidence.findings.find((each) => each.id === id);
		if (finding === void 0) continue;
		return {
			subject: subjectOf(head, sha),
			finding: knownFinding(finding),
			ids: new Set(evidence.findings.map((each) => each.id)),
			coverage: evidence.coverage,
			limitedEngines: enginesOf(evidence.diagnostics)
		};
	}
}
export { withEmbeddedLook };
