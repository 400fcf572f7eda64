import { Cn as createBudget, Un as GateError, Wn as asGateError, b as sameRepository, rt as githubAccess, tt as readProblem, v as foldRepositoryUrl } from "./start.js";
import { d as nullable, f as nullish, i as boolean, l as looseObject, p as number, r as array, x as string } from "./schemas2.js";
import { t as createGithubClient } from "./client.js";
import { t as readSavedReport } from "./saved.js";
var { crc32, inflateRawSync } = process.getBuiltinModule("node:zlib");
// src/ci/zip.ts
var endSignature = 101010256;
var endLength = 22;
var commentMax = 65535;
var entrySignature = 33639248;
var entryLength = 46;
var localSignature = 67324752;
var localLength = 30;
var encrypted = 1;
var stored = 0;
var deflated = 8;
function readZip(bytes, isWanted, limits) {
	const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const { count, start } = directoryOf(archive);
	if (count > limits.entries) throw refused(`it holds ${count} files, and ${limits.entries} are read at most`);
	const files = [];
	let [at, left] = [start, limits.bytes];
	for (let index = 0; index < count; index += 1) {
		const entry = entryAt(archive, at);
		at = entry.end;
		if (!isWanted(entry.name)) continue;
		if (entry.size > left) throw refused(`it unpacks to more than ${limits.bytes} bytes`);
		const content = unpacked(archive, entry);
		left -= content.length;
		files.push({
			name: entry.name,
			content
		});
	}
	return files;
}
function directoryOf(archive) {
	const first = Math.max(0, archive.length - endLength - commentMax);
	for (let at = archive.length - endLength; at >= first; at -= 1) {
		if (archive.readUInt32LE(at) !== endSignature) continue;
		if (at + endLength + archive.readUInt16LE(at + 20) !== archive.length) continue;
		const [disk, count, start] = [
			archive.readUInt16LE(at + 4),
			archive.readUInt16LE(at + 10),
			archive.readUInt32LE(at + 16)
		];
		if (disk !== 0 || count !== archive.readUInt16LE(at + 8)) throw refused("it is one of several parts");
		if (start > at) throw refused("its directory lies beyond its end");
		return {
			count,
			start
		};
	}
	throw refused("it has no directory");
}
function entryAt(archive, at) {
	if (at + entryLength > archive.length || archive.readUInt32LE(at) !== entrySignature) throw refused("its directory is damaged");
	const nameEnd = at + entryLength + archive.readUInt16LE(at + 28);
	const end = nameEnd + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
	if (end > archive.length) throw refused("its directory is damaged");
	return {
		name: archive.toString("utf8", at + entryLength, nameEnd),
		flags: archive.readUInt16LE(at + 8),
		method: archive.readUInt16LE(at + 10),
		crc: archive.readUInt32LE(at + 16),
		packedSize: archive.readUInt32LE(at + 20),
		size: archive.readUInt32LE(at + 24),
		local: archive.readUInt32LE(at + 42),
		end
	};
}
function unpacked(archive, { flags, method, crc, packedSize, size, local }) {
	if ((flags & encrypted) !== 0) throw refused("it is encrypted");
	if (local + localLength > archive.length || archive.readUInt32LE(local) !== localSignature) throw refused("a file lies beyond its end");
	const start = local + localLength + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
	if (start + packedSize > archive.length) throw refused("a file lies beyond its end");
	const content = contentOf(archive.subarray(start, start + packedSize), method, size);
	if (content.length !== size || crc32(content) !== crc) throw refused("a file is damaged");
	return content;
}
function contentOf(packed, method, size) {
	if (method === stored) return packed;
	if (method !== deflated) throw refused(`a file is packed in a way that is not read (${method})`);
	try {
		return size === 0 ? Buffer.alloc(0) : inflateRawSync(packed, { maxOutputLength: size });
	} catch (cause) {
		throw refused("a file is damaged", cause);
	}
}
function refused(why, cause) {
	return new GateError("PROTOCOL", `it is no zip archive that can be read: ${why}`, { cause });
}
// src/ci/github/artifacts.ts
var maxArtifacts = 500;
var maxListed = 1e4;
var archiveCap = 16777216;
var limits = {
	entries: 1e3,
	bytes: 134217728
};
var artifact = looseObject({
	id: number(),
	name: string(),
	size_in_bytes: number(),
	expired: boolean(),
	created_at: nullable(string()),
	workflow_run: nullish(looseObject({ id: nullish(number()) }))
});
var list = looseObject({
	total_count: number(),
	artifacts: array(artifact)
});
async function keptReports(options, query) {
	const client = createGithubClient({
		...options,
		problemOf: artifactProblem
	});
	let total = 0;
	const call = {
		route: "GET /repos/{owner}/{repo}/actions/artifacts",
		parameters: query.name === void 0 ? {} : { name: query.name },
		shape: list
	};
	const all = await client.pages(call, (page) => {
		total = page.total_count;
		return page.artifacts;
	}, maxListed);
	const own = all.filter((each) => isAsked(each, query)).sort((a, b) => timeOf(b) - timeOf(a));
	const there = own.filter(({ expired }) => !expired);
	return {
		reports: downloads(client, there.slice(0, maxArtifacts)),
		expired: own.length - there.length,
		beyond: Math.max(0, there.length - maxArtifacts) + Math.max(0, total - all.length)
	};
}
function isAsked(each, { sinceMs, name }) {
	return (name === void 0 ? /^scan-gate(?:-|$)/.test(each.name) : each.name === name) && timeOf(each) >= sinceMs;
}
function timeOf({ created_at: text }) {
	const time = Date.parse(text ?? "");
	return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
}
async function* downloads(client, artifacts) {
	for (const each of artifacts) {
		const run = each.workflow_run?.id;
		const name = `artifact ${each.id}${run === void 0 || run === null ? "" : ` of run ${run}`}`;
		const failed = (why) => ({
			name,
			text: void 0,
			why
		});
		if (each.size_in_bytes > archiveCap) {
			yield failed(`it is larger than ${archiveCap / 1024 / 1024} MiB`);
			continue;
		}
		try {
			const files = await filesOf(client, each);
			if (files.length === 0) yield failed("it holds no JSON file");
			for (const file of files) yield {
				name: `${name}, ${file.name}`,
				text: file.content.toString("utf8"),
				why: ""
			};
		} catch (error) {
			const fault = asGateError(error);
			if (fault.code !== "PROTOCOL" && fault.code !== "UNAVAILABLE" && fault.code !== "NOT_FOUND") throw error;
			yield failed(fault.message);
		}
	}
}
async function filesOf(client, { id }) {
	return readZip(await client.stored(`GET /repos/{owner}/{repo}/actions/artifacts/${id}/zip`), (name) => name.endsWith(".json"), limits);
}
var artifactProblem = (refused) => {
	const problem = readProblem(refused);
	if (problem.code !== "AUTH") return problem;
	return new GateError("AUTH", problem.message, {
		status: problem.status,
		hint: "Reading artifacts takes a token with the permission \"actions: read\"; the command line takes it from SCAN_GATE_GITHUB_TOKEN."
	});
};
// src/cli/kept-reports.ts
var dayMs = 864e5;
async function withKeptReports(asked, use) {
	const { session, settings, days, artifact: name } = asked;
	const { access, url, host } = githubOf(asked);
	const transport = await session.transport();
	const budget = createBudget(session.clock(access.apiUrl), settings.timeoutSeconds * 1e3, session.cancel);
	const onWait = (line) => session.complain(`${line}\n`);
	try {
		const query = {
			sinceMs: session.now.getTime() - days * dayMs,
			name
		};
		const { reports, expired, beyond } = await keptReports({
			...access,
			transport,
			budget,
			onWait
		}, query);
		const isOwn = (saved) => saved.repositoryUrl === void 0 || sameRepository(saved.repositoryUrl, url, host);
		return await use({
			reports: named(reports, isOwn),
			kept: {
				days,
				expired,
				beyond
			}
		});
	} finally {
		budget.end();
	}
}
function githubOf({ session: { env }, settings, context }) {
	const access = githubAccess(env, settings.githubToken);
	const server = env.GITHUB_SERVER_URL || "https://github.com";
	const host = URL.canParse(server) ? new URL(server).host : "github.com";
	const folded = context.repositoryUrl === void 0 ? void 0 : foldRepositoryUrl(context.repositoryUrl, host);
	const named = access.repository || (folded?.host === host ? folded.path : "");
	if (!/^[\w.-]+\/[\w.-]+$/.test(named)) throw new GateError("CONFIG", "simulate --last reads artifacts of GitHub Actions, and nothing names a repository there", {
		reason: "settings",
		hint: "Run it in a checkout whose remote origin is on GitHub, or in a workflow. Elsewhere name report files that were downloaded."
	});
	if (access.token === void 0) throw new GateError("CONFIG", "simulate --last needs a token: GitHub hands out artifacts to nobody without one", {
		reason: "settings",
		hint: "Set SCAN_GATE_GITHUB_TOKEN to a token with the permission \"actions: read\"."
	});
	return {
		access: {
			...access,
			repository: named
		},
		url: `${server}/${named}`,
		host
	};
}
async function* named(reports, isOwn) {
	for await (const { name, text, why } of reports) {
		const read = async () => {
			if (text === void 0) throw new GateError("PROTOCOL", why);
			const saved = readSavedReport(text, "it");
			if (!isOwn(saved)) throw new GateError("CONFIG", "it is of another repository");
			return saved;
		};
		yield {
			name,
			read
		};
	}
}
export { withKeptReports };
