import { M as isFullSha, Un as GateError, j as commitText } from "./start.js";
import { r as withOrigin } from "./origin.js";
import { t as findRepository } from "./repository.js";
import { t as askGit } from "./runner2.js";
var { existsSync } = process.getBuiltinModule("node:fs");
var { dirname, join, relative, resolve } = process.getBuiltinModule("node:path");
// src/git/files.ts
function gitIn(folder) {
	return (...args) => runGit(args, folder);
}
function commitSha(name, git) {
	return git("rev-parse", "--quiet", "--verify", `${name}^{commit}`);
}
var localMs = 3e4;
var modes = { remote: "user" };
async function runGit(args, folder, timeoutMs = localMs) {
	const place = placeOf(folder, timeoutMs);
	if (!isRepository(place.path)) return void 0;
	const [command = ""] = args;
	if (command === "ls-remote" && place.origin === void 0) return orFailed(withOrigin({
		place,
		withObjects: false
	}, (origin) => output(origin, args)));
	return output(place, args, modes[command]);
}
async function orFailed(work) {
	try {
		return await work;
	} catch (error) {
		if (error instanceof GateError && (error.code === "CANCELLED" || error.code === "PROTOCOL")) return void 0;
		throw error;
	}
}
function placeOf(folder, timeoutMs) {
	const timeout = AbortSignal.timeout(timeoutMs);
	if (typeof folder === "string") return {
		path: folder,
		signal: timeout
	};
	return {
		...folder,
		signal: AbortSignal.any([folder.signal, timeout])
	};
}
function isRepository(path) {
	if (!existsSync(path)) throw new GateError("CONFIG", `git could not be run in ${path}`, {
		reason: "wrong-ref",
		hint: "Install git, and run the command in a folder that exists."
	});
	const { checkout, bare } = findRepository(path);
	return checkout !== void 0 || bare !== void 0;
}
function output(place, args, mode) {
	return orFailed(askGit(place, args, { mode }).then(({ code, stdout }) => code === 0 ? stdout.toString().trim() : void 0));
}
var textCapBytes = 1048576;
function readFileAt(folder, ref, path) {
	return withMissingObjects(folder, (whole) => fileAt(whole, ref, path));
}
async function fileAt(cwd, ref, path) {
	const sha = await commitAt(cwd, ref);
	const listed = await rawGit([
		"ls-tree",
		"-z",
		"--full-tree",
		sha,
		"--",
		path
	], cwd);
	const [, kind, object] = /^\d+ (\w+) ([0-9a-f]+)\t/.exec(listed.toString()) ?? [];
	if (object === void 0) return void 0;
	if (kind !== "blob") throw new GateError("PROTOCOL", `${path} is no file at ${commitText(sha, ref)}`);
	const content = await rawGit([
		"cat-file",
		"blob",
		object
	], cwd);
	try {
		return {
			text: new TextDecoder("utf-8", { fatal: true }).decode(content),
			at: commitText(sha, ref)
		};
	} catch (error) {
		throw new GateError("PROTOCOL", `${path} is not UTF-8 at ${commitText(sha, ref)}`, { cause: error });
	}
}
async function commitAt(cwd, ref) {
	const shaOf = (name) => commitSha(name, gitIn(cwd));
	const isExact = ref.startsWith("refs/") || isFullSha(ref);
	const [, kind, name = ref] = /^(?:(heads|tags)\/)?(.*)$/s.exec(ref) ?? [];
	const branches = [`refs/remotes/origin/${name}`, `refs/heads/${name}`];
	const branch = isExact || kind === "tags" ? void 0 : await shaOf(branches[0] ?? "") ?? await shaOf(branches[1] ?? "");
	const tag = isExact || kind === "heads" ? void 0 : await shaOf(`refs/tags/${name}`);
	if (branch !== void 0 && tag !== void 0) throw new GateError("CONFIG", `${name} is a branch and a tag`, { hint: `Write heads/${name} or tags/${name}.` });
	const found = isExact ? await shaOf(ref) : branch ?? tag;
	if (found !== void 0) return found;
	throw new GateError("NOT_FOUND", `The checkout has no commit for ${ref}`, { hint: `Fetch it (git fetch origin ${name}), or name another one with policy-ref.` });
}
async function rawGit(args, folder) {
	const place = placeOf(folder, localMs);
	const fault = (details) => new GateError("PROTOCOL", `git ${args[0]} failed in ${place.path}`, details);
	const answer = await askGit(place, args, { capBytes: textCapBytes }).catch((cause) => {
		throw fault({ cause });
	});
	if (answer.code !== 0) throw fault({ cause: new Error(answer.stderr.trim()) });
	return answer.stdout;
}
async function withMissingObjects(folder, read) {
	if (typeof folder !== "string" && folder.origin !== void 0 || !await isPartial(folder)) return read(folder);
	const place = placeOf(folder, fetchMs);
	const found = await withOrigin({
		place,
		withObjects: true
	}, async (origin) => ({ value: await read(origin) }));
	return found === void 0 ? read(folder) : found.value;
}
var fetchMs = 18e4;
async function fetchBranch({ folder, branch, isShallow, known }, use) {
	const place = placeOf(folder, fetchMs);
	return withOrigin({
		place,
		withObjects: !isShallow
	}, async (origin) => {
		if (known !== void 0) await output(origin, [
			"update-ref",
			"refs/known",
			known
		]);
		await output(origin, [
			"fetch",
			...[
				"--quiet",
				"--no-tags",
				"--refmap=",
				...isShallow ? ["--depth=1"] : []
			],
			"origin",
			`+refs/heads/${branch}:${fetchedRef}`
		]);
		const sha = await commitSha(fetchedRef, gitIn(origin));
		return sha === void 0 ? void 0 : use(origin, sha);
	});
}
var fetchedRef = "refs/heads/fetched";
async function isPartial(folder) {
	return await runGit([
		"config",
		"--get-regexp",
		String.raw`^(extensions\.partialclone|remote\..*\.promisor)$`
	], folder) !== void 0;
}
async function isCheckout(folder) {
	const { checkout, bare } = findRepository(folder);
	if (checkout === void 0 && bare !== void 0) throw unreadable(folder, "it is a bare clone, which has no checkout");
	if (checkout === void 0 && !hasGitFolder(folder)) return false;
	if (checkout === void 0) throw unreadable(folder, "its .git is no repository");
	const answer = await askGit(placeOf(folder, localMs), ["rev-parse", "--git-dir"], { mode: "owned" });
	if (answer.code === 0) return true;
	const [why = ""] = answer.stderr.replace(/^fatal: /, "").split("\n");
	throw unreadable(folder, why || "it does not answer");
}
async function standingOf(folder) {
	const { checkout, bare } = findRepository(folder);
	if (checkout === void 0 || bare !== void 0) return void 0;
	const { code, stdout, stderr } = await askGit(placeOf(folder, localMs), [
		"rev-parse",
		"--absolute-git-dir",
		"HEAD^{commit}",
		"--symbolic-full-name",
		"HEAD"
	], { mode: "owned" });
	const [, gitFolder = "", sha, ref] = /^(.+)\n([0-9a-f]+)\n(\S+)\n$/s.exec(stdout.toString()) ?? [];
	return code === 0 && stderr === "" && resolve(gitFolder) === checkout.gitFolder && sha !== void 0 && ref !== void 0 ? {
		sha,
		ref
	} : void 0;
}
async function isSubmodule(folder) {
	const top = findRepository(folder).checkout?.top;
	const around = top === void 0 ? void 0 : findRepository(dirname(top)).checkout?.top;
	if (top === void 0 || around === void 0) return false;
	const path = relative(around, top).replaceAll("\\", "/");
	const git = gitIn(around);
	const [staged, committed] = await Promise.all([git("ls-files", "--stage", "-z", "--", path), git("ls-tree", "-z", "--full-tree", "HEAD", "--", path)]);
	return [staged, committed].some((list) => list?.startsWith("160000 ") === true);
}
function unreadable(folder, why) {
	return new GateError("CONFIG", `git cannot read the checkout ${folder}: ${why}`, {
		reason: "policy",
		hint: `Let git read it; a checkout of another user needs git config --global --add safe.directory ${folder}`
	});
}
function hasGitFolder(folder) {
	if (existsSync(join(folder, ".git"))) return true;
	const above = dirname(folder);
	return above !== folder && hasGitFolder(above);
}
export { isSubmodule as a, standingOf as c, isCheckout as i, withMissingObjects as l, fetchBranch as n, readFileAt as o, gitIn as r, runGit as s, commitSha as t };
