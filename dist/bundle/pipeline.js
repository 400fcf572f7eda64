import { Hn as neutralLine, Qn as prose, Un as GateError, Yn as code, o as readCiRun, s as unattended, v as foldRepositoryUrl, y as plainRepositoryUrl } from "./start.js";
import { a as isSubmodule, r as gitIn } from "./files.js";
import { n as defaultBranchOf, t as branchNow } from "./remote.js";
import { i as checkBuilt, n as askedOneByOne, o as heldCommit, r as builtCommit, t as askedAhead } from "./checkout2.js";
import { i as pipelineSources } from "./source-rules.js";
// src/ci/context/pipeline.ts
async function readPipeline({ variables, folder, isAttended }, judged, policy) {
	const ci = readCiRun(variables) ?? (isAttended ? void 0 : unattended);
	if (judged.kind === "branch") refuseTag(ci, judged.named);
	const git = gitIn(folder);
	const checkout = ci === void 0 && judged.kind !== "commit" ? askedAhead(folder) : askedOneByOne(folder);
	const path = judged.kind === "commit" || await checkout.isCheckout() ? folder : void 0;
	if (ci !== void 0 && await isSubmodule(folder)) throw submodule(folder);
	const origin = {
		folder,
		path,
		git,
		checkout,
		ci
	};
	const { repositoryUrl, ...held } = await readHeld(origin, judged);
	const subject = await subjectOf(held, judged, origin);
	const refusal = judged.kind === "branch" && ci?.isFork === true ? forkRefusal(subject) : void 0;
	const refused = {
		branch: subject.defaultBranch ?? subject.branch,
		headSha: void 0,
		base: void 0
	};
	return {
		system: ci?.id ?? "laptop",
		event: ci?.name,
		repositoryUrl,
		...refusal === void 0 ? subject : {
			...subject,
			...refused
		},
		change: refusal === void 0 ? changeOf(ci) : void 0,
		isPublic: ci?.isPublic ?? ci !== void 0,
		sources: pipelineSources(subject, {
			...origin,
			judged,
			isRefused: refusal !== void 0
		}, policy),
		refusal
	};
}
async function readHeld({ folder, path, git, checkout, ci }, judged) {
	if (ci !== void 0 && judged.kind !== "branch") await checkBuilt(ci, folder);
	if (judged.kind === "commit") return {
		branch: judged.branch,
		headSha: judged.sha,
		repositoryUrl: judged.repositoryUrl
	};
	const { named } = judged;
	const [checkedOut, address] = await Promise.all([checkout.branch(), checkout.address()]);
	const branch = named ?? ci?.branch ?? checkedOut ?? (judged.kind === "folder" ? "HEAD" : void 0);
	if (branch === void 0) throw noBranch(path, folder);
	if (ci !== void 0) checkNames(ci, {
		named,
		address
	});
	const told = ci?.repositoryUrl ?? address;
	const repositoryUrl = told === void 0 ? void 0 : plainRepositoryUrl(told);
	if (ci !== void 0 && judged.kind === "branch") return {
		branch,
		headSha: await builtCommit(ci, git) ?? await heldCommit(branch, ci, git),
		repositoryUrl
	};
	return {
		branch,
		headSha: ci === void 0 && checkedOut !== void 0 && branch !== checkedOut ? void 0 : await checkout.head(),
		repositoryUrl
	};
}
async function subjectOf(held, judged, { ci, git, checkout }) {
	if (ci === void 0) return {
		...held,
		...await laptopBase(judged, checkout),
		trust: "own"
	};
	const asked = ci.defaultBranch === void 0 ? await defaultBranchOf(git) : void 0;
	const defaultBranch = ci.defaultBranch ?? asked?.name;
	const name = ci.branch ?? (judged.kind === "branch" ? held.branch : await ownBranch(ci, checkout));
	const isDefault = name === void 0 || name === defaultBranch;
	const baseBranch = ci.baseBranch ?? (isDefault ? void 0 : defaultBranch);
	const base = baseBranch === void 0 ? void 0 : {
		branch: baseBranch,
		sha: void 0
	};
	const head = changeOf(ci) === void 0 && isDefault && held.headSha !== void 0 && defaultBranch !== void 0 ? asked?.now ?? await branchNow(defaultBranch, git) : void 0;
	const isOwn = head?.kind === "at" && head.sha === held.headSha;
	return {
		...held,
		base,
		defaultBranch,
		trust: isOwn ? "own" : "proposal"
	};
}
async function ownBranch({ id }, checkout) {
	return id === "unattended" ? checkout.branch() : void 0;
}
async function laptopBase(judged, checkout) {
	const defaultBranch = await checkout.defaultBranch() ?? (judged.kind === "commit" ? judged.defaultBranch : void 0);
	return {
		base: judged.kind === "commit" && defaultBranch !== void 0 && judged.branch !== defaultBranch ? {
			branch: defaultBranch,
			sha: void 0
		} : void 0,
		defaultBranch
	};
}
function changeOf(ci) {
	if (ci === void 0 || ci.isChange !== true && ci.isFork !== true && ci.pullRequest === void 0) return void 0;
	const fork = ci.isFork === void 0 ? "unknown" : ci.isFork ? "yes" : "no";
	return {
		number: ci.pullRequest,
		author: ci.author,
		fork,
		isDraft: ci.isDraft
	};
}
function checkNames(ci, { named, address }) {
	if (named !== void 0 && ci.branch !== void 0 && named !== ci.branch) throw new GateError("CONFIG", `branch: ${named} is not ${ci.branch}, which ${ci.name} builds`, {
		reason: "wrong-ref",
		hint: "Leave branch out: the gate scans what is built."
	});
	const [told, found] = [ci.repositoryUrl, address].map((url) => foldRepositoryUrl(url ?? ""));
	if (!(told !== void 0 && found !== void 0 && found.host !== "" && ci.isFork !== true) || told.path.toLowerCase() === found.path.toLowerCase()) return;
	throw new GateError("CONFIG", `${ci.name} builds ${ci.repositoryUrl}, this folder is a checkout of ${plainRepositoryUrl(address ?? "")}`, {
		reason: "foreign-repository",
		hint: "Run the gate in the checkout of the repository that is built."
	});
}
function submodule(folder) {
	return new GateError("CONFIG", `${folder} is a submodule of the repository that is built, whose branch chose it`, {
		reason: "foreign-repository",
		hint: "Run the gate in the checkout of the repository that is built."
	});
}
function noBranch(path, folder) {
	const message = path === void 0 ? `Nothing says which branch to scan: ${folder} is not a git checkout` : "Nothing says which branch to scan: the checkout stands at a commit, not at a branch";
	return new GateError("CONFIG", message, {
		reason: "wrong-ref",
		hint: "Name the branch with --branch."
	});
}
function refuseTag(ci, named) {
	if (named !== void 0 || ci?.branch !== void 0 || ci?.tag === void 0) return;
	throw new GateError("CONFIG", `Not scanned: ${ci.name} builds the tag ${neutralLine(ci.tag, 140)}, and no branch`, {
		reason: "wrong-ref",
		hint: prose`Leave tags out of the job that runs the gate, or name a branch with ${code("--branch")}.`
	});
}
function forkRefusal({ defaultBranch }) {
	const refusal = new GateError("CONFIG", "Not scanned: the pull request comes from a fork of this repository", {
		reason: "fork",
		hint: prose`The service can scan only branches of this repository. Gate forks with ${code("scan-gate run --embedded")}, or let them pass with ${code("--on-inconclusive fork=warn")}.`
	});
	if (defaultBranch === void 0) throw refusal;
	return refusal;
}
export { readPipeline };
