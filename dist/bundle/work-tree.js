import { a as readConfiguration } from "./origin.js";
import { i as repositoryOf, t as askGit } from "./runner2.js";
var { realpath } = process.getBuiltinModule("node:fs/promises");
var { relative } = process.getBuiltinModule("node:path");
// src/git/work-tree.ts
var localMs = 3e4;
async function hasUncommitted(path) {
	const status = await statusOf(path, []);
	return status !== void 0 && status.text.length > 0;
}
async function uncommittedFiles(folder) {
	const status = await statusOf(folder, [
		"-z",
		"--no-renames",
		"--untracked-files=all"
	]);
	if (status === void 0) return void 0;
	const paths = status.text.split("\0").slice(0, -1).map((line) => line.slice(3));
	const prefix = relative(await realpath(status.top), await realpath(folder)).replaceAll("\\", "/");
	const inFolder = paths.filter((path) => prefix !== "" && path.startsWith(`${prefix}/`));
	return new Set([...paths, ...inFolder.map((path) => path.slice(prefix.length + 1))]);
}
async function statusOf(path, more) {
	const place = {
		path,
		signal: AbortSignal.timeout(localMs)
	};
	try {
		const { top } = await repositoryOf(place);
		if (top === void 0) return void 0;
		const options = await withoutFilters(place);
		if (options === void 0) return void 0;
		const status = [
			"status",
			"--porcelain",
			"--ignore-submodules=all",
			...more
		];
		const { code, stdout } = await askGit(place, [
			`--work-tree=${top}`,
			...options,
			...status
		]);
		return code === 0 ? {
			top,
			text: stdout.toString()
		} : void 0;
	} catch {
		return;
	}
}
async function withoutFilters(place) {
	const listed = await askGit(place, [
		"config",
		"--list",
		"--show-scope",
		"-z",
		"--includes"
	]);
	if (listed.code !== 0) return void 0;
	const names = readConfiguration(listed.stdout.toString()).map(({ name }) => name);
	const filters = new Set(names.flatMap((name) => /^filter\.(.+)\.[^.]+$/s.exec(name)?.[1] ?? []));
	if ([...filters].some((name) => name.includes("="))) return void 0;
	const off = (name) => [
		"clean=",
		"smudge=",
		"process=",
		"required=false"
	].map((each) => `filter.${name}.${each}`);
	return [...filters].flatMap(off).flatMap((setting) => ["-c", setting]);
}
export { uncommittedFiles as n, hasUncommitted as t };
