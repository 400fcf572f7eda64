import { Qn as prose, Un as GateError, Yn as code } from "./start.js";
import { i as repositoryOf, t as askGit } from "./runner2.js";
import "node:stream";
var { stat } = process.getBuiltinModule("node:fs/promises");
new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
// src/git/checkout.ts
var fullSha = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
var localBranch = "refs/heads/";
var remoteBranch = "refs/remotes/origin/";
async function findCheckout(place) {
	if (!await stat(place.path).then((stats) => stats.isDirectory(), () => false)) throw notACheckout(place.path, "there is no such folder");
	const { gitFolder, top } = await repositoryOf(place);
	const answer = await askGit(place, ["rev-parse", "--git-dir"]);
	if (answer.code !== 0) throw notACheckout(place.path, firstLine(answer.stderr));
	return {
		path: top ?? gitFolder,
		isBare: top === void 0
	};
}
async function resolveBranch(place, branch) {
	const shown = await ask(place, [
		"show-ref",
		"--verify",
		"--hash",
		"--",
		`${localBranch}${branch}`
	]);
	const sha = shown.stdout.trim();
	if (shown.code !== 0 || !fullSha.test(sha)) return void 0;
	return resolveCommit(place, sha);
}
async function resolveRemoteBranch(place, branch) {
	const shown = await ask(place, [
		"show-ref",
		"--verify",
		"--hash",
		"--",
		`${remoteBranch}${branch}`
	]);
	const sha = shown.stdout.trim();
	return shown.code === 0 && fullSha.test(sha) ? resolveCommit(place, sha) : void 0;
}
async function branchHead(place, branch) {
	return await resolveRemoteBranch(place, branch) ?? resolveBranch(place, branch);
}
function resolveHead(place) {
	return resolveCommit(place, "HEAD");
}
async function currentBranch(place) {
	const reference = await symbolicTarget(place, "HEAD");
	return reference?.startsWith(localBranch) ? reference.slice(11) : void 0;
}
async function defaultBranch(place) {
	const remoteHead = await symbolicTarget(place, `${remoteBranch}HEAD`);
	if (remoteHead?.startsWith(remoteBranch)) return remoteHead.slice(20);
	for (const name of ["main", "master"]) if (await resolveBranch(place, name) !== void 0) return name;
	return currentBranch(place);
}
async function originUrl(place) {
	const answer = await ask(place, [
		"remote",
		"get-url",
		"origin"
	], "user");
	return answer.code === 0 ? withoutNewline(answer.stdout) : void 0;
}
async function ask(place, args, mode) {
	const { code, stdout } = await askGit(place, args, { mode });
	return {
		code,
		stdout: stdout.toString()
	};
}
async function resolveCommit(place, revision) {
	const answer = await ask(place, [
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${revision}^{commit}`
	]);
	const sha = answer.stdout.trim();
	return answer.code === 0 && fullSha.test(sha) ? sha : void 0;
}
async function symbolicTarget(place, reference) {
	const answer = await ask(place, [
		"symbolic-ref",
		"--quiet",
		reference
	]);
	return answer.code === 0 ? withoutNewline(answer.stdout) : void 0;
}
function notACheckout(path, why) {
	return new GateError("CONFIG", `${path} is not a git checkout or bare clone: ${why}`, { hint: prose`Give the path of a folder that ${code("git clone")} or ${code("git init")} made, with at least one commit.` });
}
var withoutNewline = (line) => line.replace(/\r?\n$/, "");
var firstLine = (lines) => lines.split("\n", 1)[0]?.replace(/^fatal: /, "") ?? "";
export { originUrl as a, resolveHead as c, findCheckout as i, resolveRemoteBranch as l, currentBranch as n, resolveBranch as o, defaultBranch as r, resolveCommit as s, branchHead as t };
