import { i as isCheckout } from "./files.js";
import { i as readGithubEvent, n as standingOf, t as commonFacts } from "./standing2.js";
import { y as plainRepositoryUrl } from "./start.js";
import { a as checkCommit, n as askedOneByOne } from "./checkout2.js";
import { r as heldSources } from "./source-rules.js";
// src/ci/context/held.ts
async function heldContext(workflow, folder, judged) {
	const { variables, payload, own, policy } = workflow;
	const event = readGithubEvent(payload, variables);
	if (judged.kind === "commit") checkCommit(judged.sha, folder, event.commits);
	const path = await isCheckout(folder) ? folder : void 0;
	const { branch, sha, repositoryUrl } = judged.kind === "commit" ? judged : await readFolder(folder);
	const { defaultBranch } = own;
	const told = typeof event.branch === "string" ? event.branch : void 0;
	const { change, ...facts } = standingOf(told, event, defaultBranch);
	const subject = {
		branch,
		headSha: sha,
		...facts,
		defaultBranch
	};
	const sources = heldSources(subject, {
		path,
		pullRequest: change?.number,
		headSha: event.headSha
	}, policy);
	const url = repositoryUrl ?? own.url;
	return {
		...commonFacts(workflow),
		...subject,
		change,
		repositoryUrl: url,
		sources,
		refusal: void 0
	};
}
async function readFolder(folder) {
	const checkout = askedOneByOne(folder);
	const sha = await checkout.head();
	const origin = await checkout.address();
	return {
		branch: await checkout.branch() ?? (sha === void 0 ? "HEAD" : `detached-${sha.slice(0, 12)}`),
		sha,
		repositoryUrl: origin === void 0 ? void 0 : plainRepositoryUrl(origin)
	};
}
export { heldContext };
