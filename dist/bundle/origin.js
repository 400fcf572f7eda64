import { i as repositoryOf, t as askGit } from "./runner2.js";
var { copyFile, mkdir, mkdtemp, rm, writeFile } = process.getBuiltinModule("node:fs/promises");
var { tmpdir } = process.getBuiltinModule("node:os");
var { join, resolve } = process.getBuiltinModule("node:path");
// src/git/configuration.ts
function readConfiguration(listed) {
	const fields = listed.split("\0");
	return Array.from({ length: Math.floor(fields.length / 2) }, (_, at) => fields.slice(2 * at, 2 * at + 2)).map(([scope = "", entry = ""]) => {
		const end = entry.indexOf("\n");
		return end < 0 ? {
			scope,
			name: entry,
			value: void 0
		} : {
			scope,
			name: entry.slice(0, end),
			value: entry.slice(end + 1)
		};
	});
}
var access = /^(?:remote\.origin\.(?:url|proxy|proxyauthmethod|promisor|partialclonefilter)|url\..*\.insteadof|http\..+|credential\..+|ssh\.variant|protocol\.version)$/s;
var userOnly = /^(?:core\.(?:sshcommand|gitproxy)|safe\.directory)$/;
function userEntries(entries) {
	return entries.filter(({ scope }) => scope === "system" || scope === "global").filter(({ name }) => access.test(name) || userOnly.test(name));
}
function repositoryEntries(entries, isBare) {
	return entries.filter(({ scope }) => scope === "local" || scope === "worktree").filter(({ name }) => isBare ? name === "remote.origin.url" : access.test(name));
}
function configurationText(entries) {
	return entries.map(entryText).join("");
}
function entryText({ name, value }) {
	const [first, last] = [name.indexOf("."), name.lastIndexOf(".")];
	const section = name.slice(0, first);
	const subsection = name.slice(first + 1, last);
	const head = first === last ? section : `${section} "${subsection.replaceAll(/["\\]/g, "\\$&")}"`;
	if (subsection.includes("\n")) return "";
	return `[${head}]\n\t${name.slice(last + 1)}${value === void 0 ? "" : ` = "${quoted(value)}"`}\n`;
}
function quoted(value) {
	return value.replaceAll(/["\\]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("	", "\\t");
}
// src/git/origin.ts
async function withOrigin({ place, withObjects }, use) {
	const repository = await repositoryOf(place);
	const entries = await configurationOf(place, repository);
	const own = repositoryEntries(entries, repository.top === void 0).map((entry) => absolute(entry, repository));
	const counting = [...userEntries(entries), ...own];
	if (!counting.some(({ name }) => name === addressName)) return void 0;
	const folder = await mkdtemp(join(tmpdir(), "scan-gate-origin-"));
	try {
		const configurationFile = join(folder, "user");
		await writeFile(configurationFile, configurationText(userEntries(entries)), { mode: 384 });
		const path = join(folder, "bare");
		await makeRepository(path, [...formatOf(entries), ...own]);
		if (withObjects) await lendObjects(path, repository);
		const closed = {
			configurationFile,
			protocols: "none",
			folder: place.path
		};
		const address = await addressOf({
			...place,
			path,
			origin: closed
		}, counting);
		return await use({
			...place,
			path,
			origin: {
				...closed,
				protocols: protocolsOf(address)
			}
		});
	} finally {
		await rm(folder, {
			recursive: true,
			force: true,
			maxRetries: 3
		});
	}
}
async function configurationOf(place, { top }) {
	const listed = await askGit(place, [
		"config",
		"--list",
		"--show-scope",
		"-z",
		"--includes"
	], { mode: top === void 0 ? "user" : "owned" });
	return listed.code === 0 ? readConfiguration(listed.stdout.toString()) : [];
}
var addressName = "remote.origin.url";
function absolute(entry, { top, gitFolder }) {
	const { name, value } = entry;
	if (name !== addressName || value === void 0 || !/^\.\.?[\\/]/.test(value)) return entry;
	return {
		...entry,
		value: resolve(top ?? gitFolder, value)
	};
}
async function makeRepository(path, entries) {
	await mkdir(join(path, "objects/info"), {
		recursive: true,
		mode: 448
	});
	await mkdir(join(path, "refs/heads"), {
		recursive: true,
		mode: 448
	});
	await writeFile(join(path, "HEAD"), "ref: refs/heads/none\n");
	await writeFile(join(path, "config"), configurationText(entries), { mode: 384 });
}
function formatOf(entries) {
	const isLocal = ({ scope, name }) => scope === "local" && /^extensions\.(?:objectformat|partialclone)$/.test(name);
	return [...[{
		scope: "local",
		name: "core.repositoryformatversion",
		value: "1"
	}, {
		scope: "local",
		name: "core.bare",
		value: "true"
	}], ...entries.filter(isLocal)];
}
async function lendObjects(path, { commonFolder }) {
	await writeFile(join(path, "objects/info/alternates"), `${JSON.stringify(join(commonFolder, "objects"))}\n`);
	await copyFile(join(commonFolder, "shallow"), join(path, "shallow")).catch((error) => {
		if (error.code !== "ENOENT") throw error;
	});
}
var remoteProtocols = "https:http:ssh:git";
async function addressOf(place, entries) {
	const written = entries.find(({ name }) => name === addressName)?.value ?? "";
	if (!entries.some(({ name }) => name.endsWith(".insteadof"))) return written;
	const { stdout } = await askGit(place, [
		"ls-remote",
		"--get-url",
		"origin"
	]);
	return stdout.toString().trim();
}
function protocolsOf(address) {
	return (/^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? !/^file:/i.test(address) : /^[^/\\]{2,}:/.test(address)) ? remoteProtocols : "file";
}
export { readConfiguration as a, configurationText as i, protocolsOf as n, userEntries as o, withOrigin as r, addressOf as t };
