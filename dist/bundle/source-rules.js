import { M as isFullSha, Un as GateError, nr as hasOwnBase } from "./start.js";
// src/ci/context/source-rules.ts
function githubSources(subject, pullRequest, policy) {
	return {
		head: {
			kind: "github",
			branch: subject.branch
		},
		trustedPolicy: githubPolicy(subject, policy),
		judgedPolicy: {
			kind: "github",
			ref: judgedRef(subject)
		},
		diff: githubDiff(subject, {
			pullRequest,
			headSha: subject.headSha
		})
	};
}
function refusedSources(trustedPolicy) {
	return {
		head: void 0,
		trustedPolicy,
		judgedPolicy: void 0,
		diff: void 0
	};
}
function heldSources(subject, { path, ...proposed }, policy) {
	return {
		head: path === void 0 ? void 0 : {
			kind: "checkout",
			path
		},
		trustedPolicy: presentPolicy(subject, path, policy),
		judgedPolicy: checkoutPolicy(subject, path),
		diff: githubDiff(subject, proposed)
	};
}
function githubDiff({ base, headSha }, proposed) {
	const { pullRequest: number, headSha: proposedSha } = proposed;
	if (number !== void 0) return {
		kind: "pull-request",
		number,
		base,
		headSha: proposedSha
	};
	if (base === void 0 || headSha === void 0) return void 0;
	return {
		kind: "comparison",
		baseSha: base.sha,
		baseBranch: base.branch,
		headSha
	};
}
function githubPolicy(subject, { ref }) {
	if (ref !== void 0) return {
		kind: "github",
		ref
	};
	if (subject.defaultBranch !== void 0) return {
		kind: "github",
		ref: `heads/${subject.defaultBranch}`
	};
	return {
		kind: "unreadable",
		why: new GateError("CONFIG", "The event does not say which branch is the default one", { hint: "Set policy-ref to the branch that holds the policy." })
	};
}
function presentPolicy(subject, path, policy) {
	const source = githubPolicy(subject, policy);
	const { trust, defaultBranch: branch, headSha: sha } = subject;
	const isOwn = trust === "own" && policy.ref === void 0;
	if (source.kind !== "github" || !isOwn || path === void 0 || branch === void 0 || sha === void 0) return source;
	return {
		...source,
		otherwise: {
			path,
			branch,
			sha
		}
	};
}
function judgedRef({ headSha, branch }) {
	return headSha ?? `heads/${branch}`;
}
function checkoutPolicy({ headSha, branch }, path) {
	if (path !== void 0) return {
		kind: "checkout",
		path,
		ref: headSha ?? branch,
		otherwise: "HEAD"
	};
	return {
		kind: "unreadable",
		why: new GateError("NOT_FOUND", "There is no checkout here to read it from", { hint: "Run the gate in a checkout of the repository, or name a central policy: config-file owner/repo/path@ref." })
	};
}
function pipelineSources(subject, origin, policy) {
	const { path, ci, judged, isRefused } = origin;
	if (path === void 0 && (ci === void 0 || policy.isCentral)) return refusedSources(void 0);
	const judgedPolicy = checkoutPolicy(subject, path);
	const trustedPolicy = path === void 0 || subject.trust === "own" && policy.ref === void 0 ? judgedPolicy : originPolicy(subject, {
		path,
		ci
	}, policy);
	if (isRefused || path === void 0) return refusedSources(trustedPolicy);
	const alone = judged.kind === "commit" ? judged.defaultBranch : void 0;
	return {
		head: judged.kind === "branch" ? {
			kind: "origin",
			path,
			branch: subject.branch
		} : {
			kind: "checkout",
			path
		},
		trustedPolicy,
		judgedPolicy,
		diff: checkoutDiff(ci === void 0 ? {
			...subject,
			base: void 0
		} : subject, {
			path,
			alone
		})
	};
}
function originPolicy({ defaultBranch }, { path, ci }, { ref }) {
	if (ref !== void 0 && (ci === void 0 || isFullSha(ref))) return {
		kind: "checkout",
		path,
		ref
	};
	if (ci?.isFork === true && ci.isForkOfOrigin !== true) return unreadable("The checkout may be of the fork that proposes this, whose author would choose the policy", "Name the trusted policy: config-file owner/repo/path@ref, or a commit by its full SHA in policy-ref.");
	const branch = ref?.replace(/^(?:refs\/)?heads\//, "") ?? defaultBranch;
	if (branch !== void 0) return {
		kind: "origin",
		path,
		branch
	};
	return unreadable("Nothing says which branch is the default branch, whose policy counts", ci?.id === "unattended" ? "On a machine of your own, say so with --local. Elsewhere let git read origin." : "Let git in this job read origin, or name a branch or the full SHA of a commit with the trusted policy: policy-ref.");
}
function unreadable(message, hint) {
	return {
		kind: "unreadable",
		why: new GateError("NOT_FOUND", message, { hint })
	};
}
function checkoutDiff({ headSha, trust, ...subject }, { path, alone }) {
	const branch = hasOwnBase(subject) ? subject.defaultBranch : subject.base?.branch;
	if (branch !== void 0) return {
		kind: "origin",
		path,
		headSha,
		branch
	};
	return trust === "proposal" ? void 0 : {
		kind: "default-branch",
		path,
		headSha,
		alone
	};
}
export { refusedSources as a, pipelineSources as i, githubSources as n, heldSources as r, githubPolicy as t };
