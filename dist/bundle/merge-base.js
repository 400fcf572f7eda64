import { l as resolveRemoteBranch, o as resolveBranch, s as resolveCommit } from "./checkout.js";
import { t as askGit } from "./runner2.js";
// src/git/merge-base.ts
async function mergeBaseOf(place, head, target) {
	for await (const tip of tipsOf(place, target)) {
		const { code, stdout } = await askGit(place, [
			"merge-base",
			"--end-of-options",
			head,
			tip
		]);
		const sha = code === 0 ? await resolveCommit(place, stdout.toString().trim()) : void 0;
		if (sha !== void 0) return sha === head ? void 0 : sha;
	}
}
async function isInBranch(place, sha, target) {
	let isShown = false;
	for await (const tip of tipsOf(place, target)) {
		const { code } = await askGit(place, [
			"merge-base",
			"--is-ancestor",
			"--end-of-options",
			sha,
			tip
		]);
		if (code === 0) return true;
		isShown = true;
	}
	const { stdout } = await askGit(place, ["rev-parse", "--is-shallow-repository"]);
	return isShown && stdout.toString().trim() === "false" ? false : void 0;
}
async function* tipsOf(place, { branch, sha, isLocalTrusted }) {
	const remote = await resolveRemoteBranch(place, branch);
	if (remote !== void 0) yield remote;
	const named = sha === void 0 ? void 0 : await resolveCommit(place, sha);
	if (named !== void 0) yield named;
	const local = isLocalTrusted || !await hasRemote(place) ? await resolveBranch(place, branch) : void 0;
	if (local !== void 0) yield local;
}
async function hasRemote(place) {
	const { code, stdout } = await askGit(place, ["remote"]);
	return code !== 0 || stdout.toString().trim() !== "";
}
export { mergeBaseOf as n, isInBranch as t };
