import { G as runAction, H as beginShowing, K as titled, W as readRun, at as createSurroundings, ct as version, h as runGate, p as readActionSettings, rt as githubAccess, tr as describeContext } from "./start.js";
// src/action.ts
async function judgeScan(session, known, settings) {
	const run = await titled(session, () => readRun(session, settings));
	session.log.line(`Scan Gate ${version} \u00b7 ${describeContext(run.context)}`);
	const github = beginShowing(run, session);
	if (run.context.refusal === void 0) known.github = github;
	const result = await gate(run, session);
	known.report = result.report;
	known.settings = result.settings;
	github.changes = result.changes;
}
function gate({ env, ...run }, { now, runLog }) {
	const { context, settings, transport } = run;
	const github = githubAccess(env, settings.githubToken, run.loadOctokit);
	return runGate({
		...run,
		version,
		now,
		log: runLog,
		surroundings: (budget, onWait) => createSurroundings(context, {
			github,
			transport,
			budget,
			onWait
		})
	});
}
process.exitCode = await runAction({
	entrance: "action",
	readSettings: readActionSettings,
	async judge(session, known, settings) {
		if (settings.sarif === void 0) return judgeScan(session, known, settings);
		const { judgeFiles } = await import("./sarif2.js");
		return judgeFiles(session, known, settings);
	}
});
export {};
