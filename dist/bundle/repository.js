var { readFileSync, realpathSync, statSync } = process.getBuiltinModule("node:fs");
var { dirname, join, resolve, sep } = process.getBuiltinModule("node:path");
// src/git/repository.ts
function findRepository(path) {
	const folder = realFolder(path);
	if (folder === void 0) return {
		checkout: void 0,
		bare: void 0
	};
	const checkout = above(folder);
	const own = checkout === void 0 ? [] : [checkout.gitFolder, checkout.commonFolder];
	return {
		checkout,
		bare: checkout?.top === folder || own.some((each) => folder === each || folder.startsWith(each + sep)) ? void 0 : atGitFolder(folder, void 0)
	};
}
function workTreesAround(path) {
	const top = findRepository(path).checkout?.top;
	return top === void 0 ? [] : [top, ...workTreesAround(dirname(top))];
}
function above(folder) {
	const entry = join(folder, ".git");
	const pointed = isFile(entry) ? pointedFolder(entry) : entry;
	const found = pointed === void 0 ? void 0 : atGitFolder(pointed, folder);
	if (found !== void 0) return found;
	const parent = dirname(folder);
	return isFile(entry) || parent === folder ? void 0 : above(parent);
}
function pointedFolder(file) {
	const [, target] = /^gitdir: (.+?)\r?\n?$/s.exec(textOf(file)) ?? [];
	return target === void 0 ? void 0 : resolve(dirname(file), target);
}
function atGitFolder(path, top) {
	const gitFolder = realFolder(path);
	if (gitFolder === void 0 || !isFile(join(gitFolder, "HEAD"))) return void 0;
	const commonFolder = realFolder(commonFolderOf(gitFolder));
	if (commonFolder === void 0) return void 0;
	return ["objects", "refs"].every((name) => realFolder(join(commonFolder, name)) !== void 0) ? {
		gitFolder,
		commonFolder,
		top
	} : void 0;
}
function commonFolderOf(gitFolder) {
	const file = join(gitFolder, "commondir");
	return isFile(file) ? resolve(gitFolder, textOf(file).trim()) : gitFolder;
}
function realFolder(path) {
	try {
		const real = realpathSync.native(path);
		return statSync(real).isDirectory() ? real : void 0;
	} catch {
		return;
	}
}
function isFile(path) {
	try {
		return statSync(path).isFile();
	} catch {
		return false;
	}
}
function textOf(file) {
	try {
		return readFileSync(file, "utf8");
	} catch {
		return "";
	}
}
export { workTreesAround as n, findRepository as t };
