import { Un as GateError } from "./start.js";
import { i as repositoryOf, t as askGit } from "./runner2.js";
var { realpath } = process.getBuiltinModule("node:fs/promises");
var { basename, dirname, join, relative } = process.getBuiltinModule("node:path");
// src/git/tracked.ts
async function isTracked(path, revisions, signal) {
	const named = join(await realpath(dirname(path)), basename(path));
	const places = new Set([named, await realpath(path)]);
	for (const place of places) if (await isHeld(place, ["HEAD", ...revisions], signal)) return true;
	return false;
}
async function headPaths(folder, signal) {
	const place = {
		path: folder,
		signal
	};
	return await topOf(place) === void 0 ? [] : [...await treePaths(place, "HEAD") ?? []];
}
async function treePaths(place, revision) {
	const { code, stdout } = await askGit(place, [
		"ls-tree",
		"-r",
		"-z",
		"--name-only",
		"--full-tree",
		"--end-of-options",
		revision
	]);
	return code === 0 ? new Set(stdout.toString().split("\0").slice(0, -1)) : void 0;
}
async function isHeld(path, revisions, signal) {
	const place = {
		path: dirname(path),
		signal
	};
	const top = await topOf(place);
	if (top === void 0) return false;
	const name = relative(await realpath(top), path).replaceAll("\\", "/");
	for (const revision of revisions) {
		if ((await askGit(place, [
			"rev-parse",
			"--verify",
			"--quiet",
			"--end-of-options",
			`${revision}^{commit}`
		])).code !== 0) continue;
		const { code, stdout } = await askGit(place, [
			"ls-tree",
			"-z",
			"--full-tree",
			revision,
			"--",
			name
		]);
		if (code !== 0 || stdout.length > 0) return true;
	}
	return false;
}
async function topOf(place) {
	try {
		return (await repositoryOf(place)).top;
	} catch (error) {
		if (error instanceof GateError && error.code === "CONFIG") return void 0;
		throw error;
	}
}
export { isTracked as n, treePaths as r, headPaths as t };
