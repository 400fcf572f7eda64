import { Un as GateError } from "./start.js";
import { n as fetchBranch, r as gitIn } from "./files.js";
// src/ci/remote.ts
async function branchNow(branch, git) {
	const ref = `refs/heads/${branch}`;
	const listed = await git("ls-remote", "origin", ref);
	if (listed === void 0) return { kind: "unknown" };
	const line = listed.split("\n").find((each) => each.endsWith(`\t${ref}`));
	return line === void 0 ? { kind: "absent" } : {
		kind: "at",
		sha: line.split("	")[0] ?? ""
	};
}
async function remoteHasTag(name, git) {
	const listed = await git("ls-remote", "origin", `refs/tags/${name}`);
	if (listed === void 0) throw unanswered();
	return listed.split("\n").some((line) => line.endsWith(`\trefs/tags/${name}`));
}
async function remoteHead(branch, git) {
	const head = await branchNow(branch, git);
	if (head.kind === "at") return head.sha;
	if (head.kind === "unknown") throw unanswered();
	throw new GateError("NOT_FOUND", `There is no branch ${branch} at origin`, { hint: "Push the branch." });
}
function unanswered() {
	return new GateError("UNAVAILABLE", "git could not ask origin", { hint: "Let git in this job read the remote: keep the credentials of the checkout (Azure Pipelines: persistCredentials: true), or give it others." });
}
async function defaultBranchOf(git) {
	const answer = await git("ls-remote", "--symref", "origin", "HEAD") ?? "";
	const name = /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(answer)?.[1];
	const sha = /^([0-9a-f]+)\tHEAD$/m.exec(answer)?.[1];
	return name === void 0 ? void 0 : {
		name,
		now: sha === void 0 ? { kind: "unknown" } : {
			kind: "at",
			sha
		}
	};
}
async function withRemoteBranch(branch, cwd, use) {
	const git = gitIn(cwd);
	const sha = await remoteHead(branch, git);
	if (await git("cat-file", "-e", `${sha}^{commit}`) !== void 0) return use(cwd, sha);
	const fetched = await fetchBranch({
		folder: cwd,
		branch,
		isShallow: true
	}, async (folder, at) => ({ value: await use(folder, at) }));
	if (fetched === void 0) throw unanswered();
	return fetched.value;
}
export { withRemoteBranch as a, remoteHead as i, defaultBranchOf as n, remoteHasTag as r, branchNow as t };
