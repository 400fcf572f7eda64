import { Cn as createBudget, at as createSurroundings, er as readContext, it as contextHints, n as placeOf, r as unattendedLines, rt as githubAccess } from "./start.js";
import { t as loadPolicy } from "./policy.js";
import { n as unreadable } from "./flags2.js";
var { readFile } = process.getBuiltinModule("node:fs/promises");
var { resolve } = process.getBuiltinModule("node:path");
// src/cli/judge/policy.ts
async function withJudgePolicy(session, { settings, policyFile, local }, { log, use, found }) {
	const { env, folder: cwd, now, cancel, clock, transport: openTransport } = session;
	const hints = contextHints(settings, {
		kind: "folder",
		named: settings.branch
	});
	const context = await readContext(placeOf(session, { local }), hints);
	await found?.(context);
	for (const line of unattendedLines(context)) log.say(line);
	const github = githubAccess(env, settings.githubToken);
	const transport = await openTransport();
	const budget = createBudget(clock(), settings.timeoutSeconds * 1e3, cancel);
	try {
		const around = createSurroundings(context, {
			github,
			transport,
			budget
		});
		const named = policyFile === void 0 ? around : await namedFile(around, resolve(cwd, policyFile), policyFile);
		const chosen = policyFile === void 0 ? settings : {
			...settings,
			configFile: ownFile(policyFile)
		};
		return await use({
			context,
			around,
			loaded: await loadPolicy({
				settings: chosen,
				context,
				around: named,
				log,
				now
			})
		});
	} finally {
		budget.end();
	}
}
function ownFile(path) {
	return {
		kind: "own",
		path
	};
}
async function namedFile({ readPolicyFile }, path, name) {
	const text = await readFile(path, "utf8").catch((error) => {
		throw unreadable(name, error, "CONFIG");
	});
	return { readPolicyFile: async (from, wanted) => {
		if (from === "head") return void 0;
		return wanted === name ? {
			text,
			at: "this machine"
		} : readPolicyFile?.("trusted", wanted);
	} };
}
export { withJudgePolicy as t };
