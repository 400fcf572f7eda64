import { t as answerWithReport } from "./for-programs.js";
import { t as readJudgeFlags } from "./flags2.js";
import { t as judgeReports } from "./reports.js";
import { t as judgeSarif } from "./sarif.js";
// src/cli/judge/judge.ts
async function judge(session, given) {
	const flags = readJudgeFlags(given, session.env);
	if (flags.json && flags.mode === "sarif") answerWithReport(session);
	return flags.mode === "report" ? judgeReports(session, flags) : judgeSarif(session, flags);
}
export { judge };
