import { r as readRunSettings, t as gate } from "./run2.js";
import { t as doubtOfRun } from "./look.js";
// src/cli/verify/service.ts
async function lookByService(request) {
	const settings = await readRunSettings(request);
	const judged = {
		...settings,
		scope: "scan",
		sources: {
			...settings.sources,
			scope: "flag"
		}
	};
	const { report, evidence } = await gate({
		request,
		settings: judged,
		wantsEverything: true
	});
	const { repositoryUrl, branch, headSha, tool, scan } = report;
	return {
		subject: {
			source: "service",
			repositoryUrl,
			branch,
			headSha,
			startedAt: evidence?.startedAt,
			toolVersion: tool.version
		},
		evidence: scan?.status === "COMPLETED" ? evidence : void 0,
		doubt: doubtOfRun(report, "this run")
	};
}
export { lookByService };
