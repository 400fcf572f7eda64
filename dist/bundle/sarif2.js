import { t as judgeSarif } from "./sarif.js";
import { H as beginShowing, U as githubRun } from "./start.js";
// src/action/sarif.ts
async function judgeFiles(session, known, settings) {
	const { sarif = [], baseSarif = [], sarifType: declaredType } = settings;
	await judgeSarif(session, {
		mode: "sarif",
		files: sarif,
		baseFiles: baseSarif,
		declaredType,
		settings,
		policyFile: void 0,
		local: void 0,
		json: false
	}, async (context) => {
		known.github = beginShowing(await githubRun(session, {
			context,
			settings
		}), session);
	});
}
export { judgeFiles };
