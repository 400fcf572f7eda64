import { Gt as severities, ct as version, er as readContext, it as contextHints, n as placeOf, nr as hasOwnBase } from "./start.js";
import { t as hasUncommitted } from "./work-tree.js";
import { i as startEmbedded, n as readHead } from "./embedded.js";
import { r as withOrigin } from "./origin.js";
import { t as askGit } from "./runner2.js";
import { n as mergeBaseOf } from "./merge-base.js";
var { resolve } = process.getBuiltinModule("node:path");
// src/git/deepen.ts
var steps = [50, 1e3];
var fetchMs = 12e4;
async function deepen(request) {
	const { place } = request;
	const { stdout } = await askGit(place, ["rev-parse", "--is-shallow-repository"]);
	if (stdout.toString().trim() !== "true") return void 0;
	const needed = Promise.withResolvers();
	const reached = Promise.withResolvers();
	const lent = withOrigin({
		place,
		withObjects: true
	}, async (origin) => {
		if (!await reach(origin, request)) return;
		const end = async () => {
			needed.resolve();
			await lent;
		};
		reached.resolve({
			path: origin.path,
			end
		});
		await needed.promise;
	});
	lent.then(() => reached.resolve(void 0), reached.reject);
	return reached.promise;
}
async function reach(origin, { head, branch }) {
	const place = {
		...origin,
		signal: AbortSignal.any([origin.signal, AbortSignal.timeout(fetchMs)])
	};
	const known = `refs/remotes/origin/${branch}`;
	await askGit(place, [
		"update-ref",
		"refs/known",
		head
	]);
	for (const depth of steps) {
		const flags = [
			"--quiet",
			"--no-tags",
			"--refmap=",
			`--deepen=${depth}`
		];
		if ((await askGit(place, [
			"fetch",
			...flags,
			"origin",
			`+refs/heads/${branch}:${known}`,
			head
		])).code !== 0) return false;
		const { code } = await askGit(place, [
			"merge-base",
			head,
			known
		]);
		if (code === 0) return true;
	}
	return false;
}
// src/cli/compared-commit.ts
async function comparedCommit({ sha: head, ...place }, { base, defaultBranch, system, trust }, { scope }) {
	if (scope !== "auto") return void 0;
	if (base === void 0) return trust === "proposal" && defaultBranch === void 0 ? noDefaultBranch : void 0;
	const target = {
		...base,
		isLocalTrusted: system === "laptop"
	};
	const named = (sha) => ({
		sha,
		name: `${base.branch} at ${sha.slice(0, 12)}`
	});
	const held = await mergeBaseOf(place, head, target);
	if (held !== void 0) return named(held);
	const history = system === "laptop" ? void 0 : await fetchedHistory(place, head, base.branch);
	const sha = history && await mergeBaseOf({
		...place,
		path: history.path
	}, head, target);
	if (sha !== void 0) return {
		...named(sha),
		history
	};
	await history?.end();
	return notHere(base.branch);
}
function fetchedHistory(place, head, branch) {
	return deepen({
		place,
		head,
		branch
	}).catch((error) => {
		if (place.signal.aborted) throw error;
	});
}
var everything = "everything that this scan found is judged";
var noDefaultBranch = { missing: `Nothing says which branch is the default one, to compare with: ${everything}. Run git remote set-head origin --auto to have only what is new judged` };
function notHere(branch) {
	return { missing: `This checkout does not show where its commit left ${branch}: ${everything}. Fetch the whole history to have only what is new judged (actions/checkout fetch-depth: 0, GitLab CI GIT_DEPTH: 0, git fetch --unshallow origin)` };
}
// src/cli/embedded.ts
async function embeddedTarget({ session, flags, workerUrl }, settings, scanned) {
	const folder = resolve(session.folder, flags.positionals[0] ?? ".");
	const place = {
		...placeOf(session, flags.own),
		folder
	};
	const { source, sha, context } = scanned ?? await readScanned(place, settings);
	const { defaultBranch } = source;
	const base = hasOwnBase(context) ? void 0 : context.base?.sha;
	const comparison = createComparison(await comparedCommit({
		path: source.path,
		sha,
		signal: session.cancel
	}, context, settings));
	const { sha: comparedWith, history, onScanEnd } = comparison;
	const sources = [{
		...source,
		base,
		comparedWith,
		historyPath: history?.path
	}];
	const service = await startEmbedded({
		sources,
		port: 0,
		database: ":memory:",
		workerUrl,
		version,
		onScanEnd
	}).catch(async (error) => {
		await history?.end();
		throw error;
	});
	const [repository] = service.repositories;
	const { baseUrl, apiKey } = service;
	return {
		settings: {
			...settings,
			baseUrl,
			apiKey,
			repositoryId: repository?.id,
			branch: void 0
		},
		context,
		comparison,
		defaultBranch: context.defaultBranch ?? defaultBranch,
		opening: await scannedLines(source, sha),
		async end() {
			await service.stop();
			await history?.end();
		}
	};
}
async function readScanned(place, settings) {
	const { source, sha } = await readHead(place.folder);
	const { vcsUrl: repositoryUrl, defaultBranch, path: folder } = source;
	const judged = {
		kind: "commit",
		branch: source.pin.branch,
		sha,
		repositoryUrl,
		defaultBranch
	};
	return {
		source,
		sha,
		context: await readContext({
			...place,
			folder
		}, contextHints(settings, judged))
	};
}
function createComparison(compared) {
	const known = new Map();
	const ends = new Map();
	const endOf = (scanId) => {
		const end = ends.get(scanId) ?? Promise.withResolvers();
		ends.set(scanId, end);
		return end;
	};
	const { sha, name: base = "", history } = compared !== void 0 && "sha" in compared ? compared : {};
	return {
		missing: compared !== void 0 && "missing" in compared ? compared.missing : void 0,
		knownOf: ([scan, ...others]) => others.length > 0 ? void 0 : known.get(scan?.scan_id ?? ""),
		ended: (scanId) => endOf(scanId).promise,
		sha,
		history,
		onScanEnd({ scan, merged }) {
			endOf(scan.id).resolve();
			if (merged?.compared === void 0) return;
			const { old, doubtful, counts } = merged.compared;
			const bySeverity = severities.map((severity) => [severity, counts[severity.toLowerCase()]]);
			known.set(scan.id, {
				base,
				old: new Set(old),
				doubtful: new Set(doubtful),
				counts: Object.fromEntries(bySeverity)
			});
		}
	};
}
async function scannedLines({ path, pin }, sha) {
	const line = `${pin.branch} at ${sha.slice(0, 12)}, scanned here`;
	return await hasUncommitted(path) ? [line, "Changes that are not committed are not scanned"] : [line];
}
export { readScanned as n, scannedLines as r, embeddedTarget as t };
