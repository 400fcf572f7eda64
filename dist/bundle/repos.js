import { Nt as shown, Un as GateError } from "./start.js";
import { c as withoutCredentials, d as remoteDefaultBranch, l as fetchMirror, r as readSource, s as providerOf, t as nameOfAddress, u as makeMirror } from "./embedded.js";
import { n as columns } from "./store-command2.js";
var { rm } = process.getBuiltinModule("node:fs/promises");
var { join, resolve } = process.getBuiltinModule("node:path");
var { randomBytes } = process.getBuiltinModule("node:crypto");
// src/cli/repos.ts
var repositoryVerbs = {
	add: {
		takes: ["vcs-url"],
		words: "one",
		word: "a path or an address",
		mayMake: true,
		run: add
	},
	list: {
		takes: [],
		words: "none",
		run: list
	},
	archive: {
		takes: [],
		words: "one",
		word: "the ID of a repository",
		run: archive
	}
};
async function add(call) {
	const { store, organization, session, flags, words: [place = ""], answer } = call;
	const { path, name, vcsUrl, defaultBranch, remoteUrl } = /^[a-z][a-z0-9+.-]*:\/\//i.test(place) || /^[^/\\]{2,}:[^\\]/.test(place) ? await cloned(call, place) : {
		...await readSource(resolve(session.folder, place), flags["vcs-url"]?.[0]),
		remoteUrl: null
	};
	const provider = providerOf(vcsUrl);
	const id = store.repositories.add(organization.id, {
		path,
		name,
		vcsUrl,
		provider,
		defaultBranch,
		remoteUrl
	});
	if (store.repositories.find(id, organization.id) === void 0) throw new GateError("CONFIG", `${path} belongs to another organization`, { hint: "Name it with --organization." });
	answer({
		id,
		name,
		default_branch: defaultBranch
	}, `${id}  ${name}  ${vcsUrl}\n`);
}
async function cloned({ store, organization, session, flags }, address) {
	checkAddress(address);
	const known = store.repositories.list({
		organizationId: organization.id,
		status: "archived"
	}, {
		page: 1,
		limit: 100
	});
	const earlier = [...store.repositories.added(), ...known.items].find(({ remoteUrl }) => remoteUrl === address);
	const folder = `${resolve(session.folder, flags.database?.[0] ?? "")}-repositories`;
	const path = earlier?.path ?? join(folder, `${randomBytes(12).toString("hex")}.git`);
	const git = {
		path,
		signal: session.cancel
	};
	try {
		await makeMirror(path, address);
		await fetchMirror(git);
		const defaultBranch = await remoteDefaultBranch(git) ?? "main";
		return {
			path,
			name: nameOfAddress(address) ?? address,
			vcsUrl: address,
			defaultBranch,
			remoteUrl: address
		};
	} catch (error) {
		if (earlier === void 0) await rm(path, {
			recursive: true,
			force: true
		});
		throw error;
	}
}
function checkAddress(address) {
	if (withoutCredentials(address) !== address) throw new GateError("CONFIG", "The address holds a password or a token, which would be stored", { hint: "Leave it out: git asks its own credential helper, or ssh its agent." });
	if (/^(?:https?|ssh|git|file):\/\//i.test(address) || !address.includes("://")) return;
	throw new GateError("CONFIG", `${shown(address)} is no address that git fetches over https, ssh, git or file`);
}
function list({ store, organization, answer }) {
	const all = [
		"active",
		"inactive",
		"archived"
	].flatMap((status) => store.repositories.list({
		organizationId: organization.id,
		status
	}, {
		page: 1,
		limit: 1e4
	}).items);
	const rows = all.map((each) => [
		each.id,
		each.status,
		each.name,
		each.vcsUrl
	]);
	answer({ repositories: all.map((each) => ({
		id: each.id,
		name: each.name,
		status: each.status,
		vcs_url: each.vcsUrl,
		default_branch: each.defaultBranch,
		auto_scan_on_push: each.autoScanOnPush,
		auto_scan_on_pr: each.autoScanOnPr,
		last_scan_at: each.lastScanAt
	})) }, columns([
		"id",
		"status",
		"name",
		"address"
	], rows));
}
function archive({ store, organization, words: [id = ""], answer }) {
	if (!store.repositories.archive(organization.id, id)) throw new GateError("CONFIG", `There is no repository ${shown(id)} to archive`, { hint: "scan-gate repos list shows them." });
	answer({
		id,
		status: "archived"
	}, `${id} is archived: it is scanned no more, and keeps what it has.\n`);
}
export { repositoryVerbs };
