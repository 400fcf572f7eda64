import { Jn as orAbsent, M as isFullSha, Un as GateError, et as readPermissionHint, j as commitText, tt as readProblem } from "./start.js";
import { B as _regex } from "./api.js";
import { f as nullish, h as optional, l as looseObject, p as number, r as array, x as string } from "./schemas2.js";
import { t as createGithubClient } from "./client.js";
// src/ci/github/reader.ts
var fileLimit = 3e3;
var activityLimit = 100;
var activitySlackMs = 2e3;
var compareLimit = 300;
var sha = string().check(_regex(/^[0-9a-f]{40,64}$/));
var gitRef = looseObject({
	ref: optional(string()),
	object: looseObject({ sha })
});
var commit = looseObject({ sha });
var changedFile = looseObject({
	filename: string(),
	previous_filename: optional(string()),
	patch: optional(string()),
	additions: optional(number()),
	deletions: optional(number()),
	status: optional(string())
});
var comparison = looseObject({
	files: array(changedFile),
	merge_base_commit: nullish(looseObject({ commit: looseObject({ committer: nullish(looseObject({ date: nullish(string()) })) }) }))
});
var activity = looseObject({
	before: string(),
	timestamp: string()
});
var pull = looseObject({
	base: looseObject({ ref: string() }),
	head: looseObject({ sha }),
	changed_files: optional(number())
});
function createGithubReader(options) {
	const client = createGithubClient({
		...options,
		problemOf: readProblem
	});
	const commits = new Map();
	const commitAt = (ref) => {
		const known = commits.get(ref) ?? commitOf(client, ref);
		commits.set(ref, known);
		return known;
	};
	return {
		async branchHead(branch) {
			const route = `${repository}/git/ref/heads/${encodePath(branch)}`;
			const { sha } = (await client.call({
				route,
				shape: gitRef
			})).object;
			commits.set(sha, Promise.resolve(sha));
			return sha;
		},
		async hasTag(name) {
			const route = `${repository}/git/ref/tags/${encodePath(name)}`;
			const found = await orAbsent(client.call({
				route,
				shape: gitRef
			}));
			return found !== void 0 && (found.ref ?? `refs/tags/${name}`) === `refs/tags/${name}`;
		},
		async fileText(path, ref) {
			const sha = await commitAt(ref);
			const text = await orAbsent(client.raw(`${repository}/contents/${encodePath(path)}?ref=${sha}`));
			return text === void 0 ? void 0 : {
				text,
				at: commitText(sha, ref)
			};
		},
		async changedFiles(pullRequest, { base, headSha }) {
			const [from, to] = [base?.sha, headSha];
			const compared = from !== void 0 && to !== void 0 ? await orAbsent(comparedFiles(client, from, to)) : void 0;
			if (compared?.isComplete) return compared;
			const listed = await listedFiles(client, pullRequest, {
				base,
				headSha
			});
			const paths = new Set(listed.files.map(({ path }) => path));
			const isSame = compared?.files.every(({ path }) => paths.has(path)) ?? true;
			return {
				files: listed.files,
				isComplete: listed.isComplete && isSame,
				mergeBaseMs: compared?.mergeBaseMs
			};
		},
		comparedFiles: (baseSha, headSha) => comparedFiles(client, baseSha, headSha),
		hasLeft: (leaving) => hasLeft(client, leaving),
		serverAheadMs: client.serverAheadMs
	};
}
async function hasLeft(client, { branch, sha, sinceMs }) {
	const parameters = {
		ref: `refs/heads/${branch}`,
		per_page: activityLimit
	};
	const recent = (await client.call({
		route: `${repository}/activity`,
		parameters,
		shape: array(activity)
	})).filter(({ timestamp }) => !(Date.parse(timestamp) < sinceMs - activitySlackMs));
	return recent.length >= activityLimit || recent.some(({ before }) => before.toLowerCase() === sha.toLowerCase());
}
async function comparedFiles(client, baseSha, headSha) {
	const route = `${repository}/compare/${encodePath(`${baseSha}...${headSha}`)}?per_page=1`;
	const { files, merge_base_commit } = await client.call({
		route,
		shape: comparison
	});
	const mergeBaseMs = Date.parse(merge_base_commit?.commit.committer?.date ?? "");
	return {
		files: files.map(diffFileOf),
		isComplete: files.length < compareLimit,
		mergeBaseMs: Number.isNaN(mergeBaseMs) ? void 0 : mergeBaseMs
	};
}
async function listedFiles(client, number, { base, headSha }) {
	const route = `${repository}/pulls/${number}`;
	const list = {
		route: `${route}/files`,
		shape: array(changedFile)
	};
	const files = await client.pages(list, (page) => page, fileLimit);
	const now = await orAbsent(client.call({
		route,
		shape: pull
	}));
	const isSame = now === void 0 || (base === void 0 || now.base.ref === base.branch) && (headSha === void 0 || now.head.sha === headSha.toLowerCase()) && (now.changed_files ?? files.length) === files.length;
	return {
		files: files.map(diffFileOf),
		isComplete: isSame && files.length < fileLimit
	};
}
var repository = "GET /repos/{owner}/{repo}";
function diffFileOf(file) {
	const { filename: path, previous_filename: previousPath, patch, additions, deletions, status } = file;
	return {
		path,
		previousPath,
		patch,
		additions,
		deletions,
		isRemoved: status === "removed"
	};
}
function encodePath(path) {
	if (!path.isWellFormed()) throw new GateError("PROTOCOL", `GitHub: ${JSON.stringify(path)} can be the name of nothing`);
	return path.split("/").map(encodeURIComponent).join("/");
}
async function commitOf(client, ref) {
	const exact = ref.replace(/^refs\//, "");
	const shaOf = async (name) => (await client.call({
		route: `${repository}/commits/${encodePath(name)}`,
		shape: commit
	})).sha;
	if (/^(?:heads|tags)\//.test(exact) || isFullSha(exact)) return shaOf(exact);
	const [branch, tag] = await Promise.all([orAbsent(shaOf(`heads/${exact}`)), orAbsent(shaOf(`tags/${exact}`))]);
	if (branch !== void 0 && tag !== void 0) throw new GateError("CONFIG", `GitHub: ${exact} is a branch and a tag`, { hint: `Write heads/${exact} or tags/${exact}.` });
	const found = branch ?? tag;
	if (found !== void 0) return found;
	throw new GateError("NOT_FOUND", `GitHub: there is no branch or tag ${exact} that can be read`, { hint: `${readPermissionHint} A commit is named by its full SHA.` });
}
export { createGithubReader };
