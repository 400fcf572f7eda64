import { Un as GateError, Wn as asGateError } from "./start.js";
import { a as readOwnRepository, i as readGithubEvent, n as standingOf, o as pushedByMs, r as commitOf, s as wrongRef, t as commonFacts } from "./standing2.js";
import { a as refusedSources, n as githubSources, t as githubPolicy } from "./source-rules.js";
var { readFile } = process.getBuiltinModule("node:fs/promises");
// src/ci/context/workflow.ts
async function readWorkflow({ variables, folder }, hints) {
	const { judged, policy } = hints;
	const payload = judged.kind === "commented" ? {
		pull_request: judged.pull,
		repository: judged.repository
	} : await readPayload(variables);
	const workflow = {
		variables,
		payload,
		own: readOwnRepository(payload, variables),
		policy
	};
	if (judged.kind === "branch") return branchContext(workflow, { named: judged.named });
	if (judged.kind === "commented") return branchContext(workflow, { readAs: "pull_request" });
	const { heldContext } = await import("./held.js");
	return heldContext(workflow, folder, judged);
}
async function readPayload({ GITHUB_EVENT_PATH: path }) {
	if (!path) throw notAWorkflow("GITHUB_EVENT_PATH is not set");
	try {
		return JSON.parse(await readFile(path, "utf8"));
	} catch (error) {
		throw notAWorkflow(`the event file cannot be read (${error.message})`, error);
	}
}
function notAWorkflow(why, cause) {
	return new GateError("CONFIG", `Nothing says which commit to gate: ${why}`, {
		cause,
		reason: "wrong-ref",
		hint: "The action runs in a GitHub workflow; elsewhere use the command line, scan-gate run."
	});
}
function branchContext(workflow, branch) {
	const { own, policy } = workflow;
	try {
		const { change, ...subject } = scannedBranch(workflow, branch);
		const timed = {
			...githubSources(subject, change?.number, policy),
			pushedByMs: pushedByMs(workflow.payload)
		};
		return {
			...commonFacts(workflow),
			...subject,
			change,
			repositoryUrl: own.url,
			sources: timed,
			refusal: void 0
		};
	} catch (error) {
		const { defaultBranch } = own;
		if (defaultBranch === void 0 || !own.isCertain) throw error;
		const refused = {
			branch: defaultBranch,
			headSha: void 0,
			base: void 0,
			defaultBranch,
			trust: "proposal"
		};
		const sources = refusedSources(githubPolicy(refused, policy));
		return {
			...commonFacts(workflow),
			...refused,
			change: void 0,
			repositoryUrl: own.url,
			sources,
			refusal: asGateError(error)
		};
	}
}
function scannedBranch({ variables, payload, own }, { named, readAs }) {
	const event = readGithubEvent(payload, variables, readAs);
	const { defaultBranch } = own;
	if (named !== void 0 && !event.isBound) return {
		branch: named,
		headSha: event.isKnown && variables.GITHUB_REF === `refs/heads/${named}` ? commitOf(variables) : void 0,
		...standingOf(named, {
			name: event.name,
			isProposal: false
		}, defaultBranch),
		defaultBranch
	};
	const { branch } = event;
	if (typeof branch !== "string") throw branch;
	if (named !== void 0 && named !== branch) throw wrongRef(`branch is set to ${named}, but this ${event.name} run is about ${branch}`, "Remove branch, or name another branch only in runs by schedule or by hand.");
	return {
		branch,
		headSha: event.headSha,
		...standingOf(branch, event, defaultBranch),
		defaultBranch
	};
}
export { readWorkflow };
