import { M as isFullSha, Un as GateError } from "./start.js";
import { c as standingOf, i as isCheckout, r as gitIn, t as commitSha } from "./files.js";
import { t as branchNow } from "./remote.js";
// src/ci/context/checkout.ts
function askedOneByOne(folder) {
	const git = gitIn(folder);
	return {
		isCheckout: () => isCheckout(folder),
		branch: async () => branchOf(await git("symbolic-ref", "--quiet", "HEAD")),
		head: () => commitSha("HEAD", git),
		address: () => git("remote", "get-url", "origin"),
		defaultBranch: () => knownDefaultBranch(git)
	};
}
function askedAhead(folder) {
	const later = askedOneByOne(folder);
	const [standing, address, defaultBranch] = [
		standingOf(folder),
		later.address(),
		later.defaultBranch()
	];
	Promise.allSettled([
		standing,
		address,
		defaultBranch
	]);
	return {
		isCheckout: async () => await standing !== void 0 || later.isCheckout(),
		branch: async () => {
			const known = await standing;
			return known === void 0 ? later.branch() : branchOf(known.ref);
		},
		head: async () => (await standing)?.sha ?? later.head(),
		address: () => address,
		defaultBranch: () => defaultBranch
	};
}
var branchOf = (ref) => withoutPrefix(ref, "refs/heads/");
async function knownDefaultBranch(git) {
	return withoutPrefix(await git("symbolic-ref", "--quiet", "refs/remotes/origin/HEAD"), "refs/remotes/origin/");
}
function withoutPrefix(ref, prefix) {
	return ref?.startsWith(prefix) ? ref.slice(prefix.length) : void 0;
}
function checkCommit(head, path, expected) {
	if (expected.includes(head)) return;
	throw new GateError("CONFIG", `The checkout ${path} stands at ${head.slice(0, 12)}, which is not the commit of this event`, {
		reason: "moved",
		hint: "Check out the commit of the event (actions/checkout does) before the gate."
	});
}
async function checkBuilt(ci, path) {
	const named = [ci.headSha, ci.builtSha].filter((sha) => sha !== void 0);
	if (named.length === 0) return;
	const git = gitIn(path);
	const shaOf = (name) => commitSha(name, git);
	const head = await shaOf("HEAD") ?? "";
	const isMerge = await shaOf("HEAD^2") !== void 0;
	if (![head, ...await Promise.all((isMerge ? ["HEAD^1", "HEAD^2"] : []).map(shaOf))].some((sha) => named.some((each) => sha?.startsWith(each)))) checkCommit(head, path, []);
}
async function builtCommit({ headSha: named }, git) {
	if (named === void 0 || isFullSha(named)) return named;
	const sha = await commitSha(named, git);
	return sha?.startsWith(named) ? sha : void 0;
}
async function heldCommit(branch, { isChange }, git) {
	const side = isChange === true ? await commitSha("HEAD^2", git) : void 0;
	if (side === void 0) return commitSha("HEAD", git);
	const head = await branchNow(branch, git);
	return head.kind === "at" && head.sha === side ? side : commitSha("HEAD", git);
}
export { checkCommit as a, checkBuilt as i, askedOneByOne as n, heldCommit as o, builtCommit as r, askedAhead as t };
