import { Un as GateError } from "./start.js";
// src/cli/for-programs.ts
function answerWithReport({ log, runner, complain }) {
	if (runner !== void 0) throw new GateError("CONFIG", "--json does not go with a GitHub workflow, where standard output is for the runner", {
		reason: "settings",
		hint: "Have the report written to a file: --json-file report.json."
	});
	log.moveTo(complain);
}
export { answerWithReport as t };
