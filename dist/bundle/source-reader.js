import { Un as GateError, Wn as asGateError, j as commitText } from "./start.js";
import { l as withMissingObjects, n as fetchBranch, o as readFileAt, r as gitIn, s as runGit, t as commitSha } from "./files.js";
import { a as withRemoteBranch, i as remoteHead, r as remoteHasTag, t as branchNow } from "./remote.js";
// src/ci/local-diff.ts
var plain = [
	"-c",
	"core.quotePath=false",
	"-c",
	"diff.noprefix=false",
	"-c",
	"diff.mnemonicPrefix=false"
];
var options = [
	"--no-ext-diff",
	"--no-textconv",
	"--no-color",
	"--no-relative",
	"--submodule=short",
	"--ignore-submodules=none",
	"--find-renames",
	"--unified=0",
	"--src-prefix=a/",
	"--dst-prefix=b/"
];
async function localDiff(folder, base, head) {
	const mergeBase = await runGit([
		"merge-base",
		"--end-of-options",
		base,
		head
	], folder);
	if (mergeBase === void 0 || mergeBase === "") return void 0;
	const commit = await runGit([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${head}^{commit}`
	], folder);
	if (commit === void 0) return void 0;
	if (commit === mergeBase) return {
		files: [],
		isComplete: true
	};
	const seconds = await runGit([
		"show",
		"--no-patch",
		"--format=%ct",
		"--end-of-options",
		mergeBase
	], folder);
	const mergeBaseMs = /^\d+$/.test(seconds ?? "") ? Number(seconds) * 1e3 : void 0;
	const diff = await withMissingObjects(folder, (whole) => diffBetween(whole, mergeBase, commit));
	return diff && {
		...diff,
		mergeBaseMs
	};
}
async function diffBetween(folder, base, head) {
	const between = [
		"--end-of-options",
		base,
		head
	];
	const [names, text] = await Promise.all([runGit([
		...plain,
		"diff",
		"--name-status",
		"-z",
		...options,
		...between
	], folder), runGit([
		...plain,
		"diff",
		"--patch",
		...options,
		...between
	], folder)]);
	if (names === void 0 || text === void 0) return void 0;
	return readDiff(names, text);
}
async function diffAgainstDefault(cwd, head, alone) {
	const base = await defaultRef(cwd, alone);
	const diff = base === void 0 || head === void 0 ? void 0 : await localDiff(cwd, base, head);
	return diff?.files.length === 0 ? void 0 : diff;
}
async function defaultRef(cwd, alone) {
	const known = await runGit([
		"symbolic-ref",
		"--quiet",
		"refs/remotes/origin/HEAD"
	], cwd);
	if (known !== void 0 || alone === void 0) return known;
	return await runGit(["remote"], cwd) === "" ? `refs/heads/${alone}` : void 0;
}
function readDiff(names, text) {
	return combine(readNames(names), text);
}
function combine(names, text) {
	const parts = `\n${text}`.split("\ndiff --git ").slice(1);
	const isAligned = parts.length === names.reduce((sum, name) => sum + name.parts, 0);
	let next = 0;
	return {
		files: names.map(({ parts: count, ...name }) => {
			const part = isAligned && count === 1 ? parts[next] : void 0;
			next += count;
			const start = part?.indexOf("\n@@ ") ?? -1;
			return {
				...name,
				patch: start < 0 ? void 0 : part?.slice(start + 1)
			};
		}),
		isComplete: true
	};
}
function readNames(text) {
	const fields = text.split("\0").filter((field) => field !== "");
	const names = [];
	for (let index = 0; index < fields.length;) {
		const status = fields[index] ?? "";
		const isMoved = /^[RC]/.test(status);
		const [first = "", second = ""] = fields.slice(index + 1, index + 3);
		const parts = status === "T" ? 2 : 1;
		const isRemoved = status === "D";
		names.push(isMoved ? {
			path: second,
			previousPath: first,
			parts
		} : {
			path: first,
			isRemoved,
			parts
		});
		index += isMoved ? 3 : 2;
	}
	return names;
}
// src/ci/source-reader.ts
async function readFileFrom(source, path, github) {
	switch (source.kind) {
		case "github": return githubFile(source, path, github);
		case "checkout": return readFileAt(source.path, await heldRef(source), path);
		case "origin": return withRemoteBranch(source.branch, source.path, async (folder, sha) => {
			const found = await readFileAt(folder, sha, path);
			return found && {
				...found,
				at: commitText(sha, source.branch)
			};
		});
		case "unreadable": throw source.why;
	}
}
async function githubFile({ ref, otherwise }, path, github) {
	if (otherwise === void 0) return github.fileText(path, ref);
	try {
		return await github.fileText(path, ref);
	} catch (error) {
		const { code } = asGateError(error);
		if (code === "CANCELLED" || code === "SCAN_TIMEOUT") throw error;
		const head = await branchNow(otherwise.branch, gitIn(otherwise.path));
		if (head.kind !== "at" || head.sha !== otherwise.sha) throw error;
		return readFileAt(otherwise.path, otherwise.sha, path);
	}
}
async function heldRef({ path, ref, otherwise }) {
	if (otherwise === void 0) return ref;
	const git = gitIn(path);
	return (await git("cat-file", "-e", `${ref}^{commit}`) !== void 0 ? void 0 : await commitSha(otherwise, git)) ?? ref;
}
async function readHeadFrom(source, github) {
	if (source.kind === "github") return github.branchHead(source.branch);
	const git = gitIn(source.path);
	if (source.kind === "origin") return remoteHead(source.branch, git);
	const sha = await commitSha("HEAD", git);
	if (sha !== void 0) return sha;
	throw new GateError("NOT_FOUND", `${source.path} has no commit any more`);
}
async function hasTagFrom(source, github) {
	if (source.kind === "github") return github.hasTag(source.branch);
	return source.kind === "origin" && remoteHasTag(source.branch, gitIn(source.path));
}
async function readDiffFrom(source, github) {
	switch (source.kind) {
		case "pull-request": return github.changedFiles(source.number, source);
		case "comparison": return github.comparedFiles(source.baseSha ?? await github.branchHead(source.baseBranch), source.headSha);
		case "default-branch": return diffAgainstDefault(source.path, source.headSha, source.alone);
		case "origin": return diffAgainstOrigin(source);
	}
}
async function diffAgainstOrigin({ path, branch, headSha }) {
	const git = gitIn(path);
	const base = await remoteHead(branch, git);
	const isHere = await git("cat-file", "-e", `${base}^{commit}`) !== void 0;
	const diff = headSha === void 0 ? void 0 : await diffFrom({
		path,
		branch,
		headSha
	}, isHere ? base : void 0);
	if (diff !== void 0) return diff;
	throw new GateError("NOT_FOUND", `This checkout does not reach from ${headSha ?? "its commit"} back to ${branch}`, { hint: "Clone more of the history: GitLab CI GIT_DEPTH: 0, Azure Pipelines fetchDepth: 0, git fetch --unshallow." });
}
function diffFrom({ path, branch, headSha }, base) {
	if (base !== void 0) return localDiff(path, base, headSha);
	return fetchBranch({
		folder: path,
		branch,
		isShallow: false,
		known: headSha
	}, (folder, sha) => localDiff(folder, sha, headSha));
}
export { hasTagFrom, readDiffFrom, readFileFrom, readHeadFrom };
