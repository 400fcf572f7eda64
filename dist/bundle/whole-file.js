import { n as workTreesAround } from "./repository.js";
var { constants, lstat, mkdir, open, readlink, realpath, rename, rm, stat } = process.getBuiltinModule("node:fs/promises");
var { basename, dirname, isAbsolute, join, parse, relative, resolve, sep } = process.getBuiltinModule("node:path");
var { randomUUID } = process.getBuiltinModule("node:crypto");
// src/surfaces/whole-file.ts
async function writeWithin(folder, path, text) {
	const place = resolve(folder, path);
	const held = await holderOf([folder, ...workTreesAround(folder)], place);
	if (held === void 0 && await isDevice(place)) return writeInto(await open(place, constants.O_WRONLY), text);
	const parent = held === void 0 ? await madeFolder(dirname(place)) : await madeWithin(held);
	const written = join(parent, basename(place));
	const beside = `${written}.${randomUUID()}.tmp`;
	try {
		const file = await open(beside, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | noFollow, 438);
		if (held !== void 0 && !await isStill(file, beside)) throw await closed(file, leadsOut());
		await writeInto(file, text);
		await rename(beside, written);
	} catch (error) {
		await rm(beside, { force: true });
		throw error;
	}
}
async function writeNewWithin(folder, path, text) {
	let parent = await realpath(folder);
	for (const part of dirname(path).split("/")) {
		parent = join(parent, part);
		await mkdir(parent).catch((error) => {
			if (error.code !== "EEXIST") throw error;
		});
		if (!(await lstat(parent)).isDirectory()) throw new Error(`${part} is a link or a file, and no folder`);
	}
	const place = join(parent, basename(path));
	const file = await open(place, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | noFollow, 438);
	if (!await isStill(file, place)) throw await closed(file, leadsOut());
	await writeInto(file, text);
}
var noFollow = constants.O_NOFOLLOW ?? 0;
async function holderOf(folders, place) {
	const tops = new Set(await Promise.all(folders.map(realOrSame)));
	const { root } = parse(place);
	for (let above = dirname(place);; above = dirname(above)) {
		const top = await realOrSame(above);
		if (tops.has(top)) return {
			top,
			parts: relative(above, dirname(place)).split(sep).filter(Boolean)
		};
		if (above === root) return void 0;
	}
}
async function realOrSame(path) {
	return realpath(path).catch(() => path);
}
async function madeFolder(path) {
	await mkdir(path, { recursive: true });
	return path;
}
async function madeWithin({ top, parts }) {
	let real = top;
	for (const part of parts) {
		await mkdir(join(real, part)).catch((error) => {
			if (error.code !== "EEXIST") throw error;
		});
		real = await realpath(join(real, part));
		const isNamed = parts.includes(".git");
		if (!isBelow(top, real) || !isNamed && isOfRepository(top, real)) throw leadsOut();
	}
	return real;
}
function isBelow(folder, path) {
	const way = relative(folder, path);
	return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
function isOfRepository(folder, path) {
	return relative(folder, path).split(sep).includes(".git");
}
async function isStill(file, path) {
	if (await readlink(`/proc/self/fd/${file.fd}`).catch(() => path) !== path) return false;
	const [opened, found, real] = await Promise.all([
		file.stat(),
		lstat(path),
		realpath(dirname(path))
	]);
	return opened.ino === found.ino && opened.dev === found.dev && real === dirname(path);
}
function leadsOut() {
	return new Error("a link leads out of the folder");
}
async function closed(file, error) {
	await file.close();
	return error;
}
async function writeInto(file, text) {
	try {
		await (typeof text === "string" ? file.writeFile(text, "utf8") : writePieces(file, text));
	} finally {
		await file.close();
	}
}
async function writePieces(file, pieces) {
	const encoder = new TextEncoder();
	const buffer = Buffer.allocUnsafe(bufferBytes);
	for (const piece of pieces) for (let rest = piece; rest !== "";) {
		const { read, written } = encoder.encodeInto(rest, buffer);
		rest = rest.slice(read);
		for (let done = 0; done < written;) done += (await file.write(buffer, done, written - done)).bytesWritten;
	}
}
var bufferBytes = 262144;
async function isDevice(path) {
	return stat(path).then((found) => !found.isFile() && !found.isDirectory(), () => false);
}
export { writeWithin as n, writeNewWithin as t };
