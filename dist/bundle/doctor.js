import { A as withOwnHead, C as checkHead, Dn as limitTime, E as noKey, En as formatSeconds, F as createClient, I as newKeyHint, Kn as inconclusiveReasons, Pn as jsonText, Sn as proxySettings, Un as GateError, Wn as asGateError, Zn as plainText, _ as wantedRepository, at as createSurroundings, ct as version, dt as once, er as readContext, ft as noServiceUrl, g as resolveRepository, gt as readText, ht as readSettings, i as ciMark, it as contextHints, k as refuseMoved, n as placeOf, o as readCiRun, ot as notDone, r as unattendedLines, rt as githubAccess, tr as describeContext, xn as wrap } from "./start.js";
import { i as packageHint, n as installations, r as installedPackages, t as hasScanners } from "./installation.js";
import { n as readGiven } from "./run2.js";
import { t as settingRows } from "./setting-rows.js";
import { r as gitProgram } from "./runner2.js";
import { t as loadPolicy } from "./policy.js";
// src/cli/doctor/check.ts
function fine(message, details = []) {
	return {
		state: "ok",
		message,
		details
	};
}
function notTried(message, hint) {
	return {
		state: "not tried",
		message,
		hint
	};
}
// src/cli/doctor/checks/machine.ts
var leastNode = "22.19";
var leastGit = "2.26";
async function checkNode() {
	return nodeFinding(process.versions.node, process.execPath);
}
function nodeFinding(version, path) {
	if (isAtLeast(version, "22.19")) return fine(`${version}, ${path}`);
	throw new GateError("CONFIG", `${version} is too old, ${path}`, { hint: `Install Node.js ${leastNode} or newer.` });
}
async function checkGit({ session }) {
	const { path, version } = await gitProgram({
		path: session.folder,
		signal: session.cancel
	});
	return gitFinding(version, path);
}
function gitFinding(version, path) {
	if (version === void 0) throw new GateError("CONFIG", `${path} does not say its version`, { hint: "Install git in a folder of the PATH." });
	if (isAtLeast(version, "2.26")) return fine(`${version}, ${path}, which is not from the checkout`);
	throw new GateError("CONFIG", `${version} is too old, ${path}`, { hint: `Install git ${leastGit} or newer.` });
}
function isAtLeast(version, least) {
	const [major = 0, minor = 0] = version.split(".").map(Number);
	const [leastMajor = 0, leastMinor = 0] = least.split(".").map(Number);
	return major > leastMajor || major === leastMajor && minor >= leastMinor;
}
// src/cli/doctor/checks/place.ts
async function checkBranch({ context, around }) {
	const read = await context();
	if (read.refusal !== void 0) throw read.refusal;
	const surroundings = await around();
	const here = await withOwnHead(surroundings, read);
	const head = await checkHead(surroundings, here);
	refuseMoved(head);
	const base = here.base === void 0 ? [] : [`compared with ${here.base.branch}`];
	const known = here.defaultBranch === void 0 ? "nothing says which branch is the default one" : void 0;
	const details = [...base, ...known === void 0 ? [] : [known]];
	if (head.kind === "same") return fine(describeContext(here), details);
	return {
		state: "not tried",
		message: `${describeContext(here)}. ${head.message}`,
		hint: head.hint,
		details
	};
}
async function checkSystem({ session, isAttended }) {
	const { env } = session;
	if (env.GITHUB_ACTIONS === "true") return fine("GitHub Actions", factLines(githubFacts(env)));
	const run = readCiRun(env);
	if (run === void 0) {
		const [unattended] = unattendedLines({ system: isAttended ? "laptop" : "unattended" });
		return notTried(unattended ?? "none: a machine of your own");
	}
	const { id, name, ...facts } = run;
	if (id !== "other") return fine(name, factLines(facts));
	return fine(`one that says nothing of what it builds (${ciMark(env)} is set)`);
}
function githubFacts(env) {
	const { GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: repository, GITHUB_REF: ref, GITHUB_SHA: commit } = env;
	return {
		event,
		repository,
		ref,
		commit
	};
}
function factLines(facts) {
	const words = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
	return Object.entries(facts).filter(([, value]) => value !== void 0 && value !== "").map(([name, value]) => `${words(name)}: ${value}`);
}
// src/cli/doctor/checks/policy.ts
async function checkSettings({ fault, settings, isConnected, policy }) {
	if (fault !== void 0) throw fault;
	const read = await policy().catch(() => ({
		settings,
		origins: {}
	}));
	const rows = settingRows(read, isConnected);
	const given = rows.filter(({ from }) => from !== "default");
	const details = given.map(({ name, value, from }) => `${name} ${value} (${from})`);
	const others = rows.length - given.length;
	return fine(`${given.length === 0 ? `all ${others} are the defaults` : `${given.length} given, ${others} are the defaults`} (scan-gate explain shows them)`, details);
}
async function checkPolicy({ policy }) {
	const { source, sha256, notes } = await policy();
	return fine(source, [`sha256 ${sha256}`, ...notes]);
}
// src/cli/doctor/checks/scanners.ts
var scannerChecks = installations.map((installation) => ({
	id: `scanner-${namesOf(installation).join("-")}`,
	name: `Scanner: ${namesOf(installation).join(", ")}`,
	look: async (examined) => {
		return scannerFinding(installation, examined.hasScanners ? installedPackages(installation) : installation.packages.map(() => void 0), examined);
	}
}));
function namesOf({ name, scanType }) {
	return installations.find((other) => other.scanType === scanType)?.name === name ? [scanType] : [scanType, name];
}
function scannerFinding({ name, packages, covers }, installed, { isConnected, hasScanners }) {
	if (packages.length === 0) return notTried(covers, "Have another scanner look, and judge its SARIF: scan-gate judge --sarif FILE.");
	const missing = packages.filter((_, index) => installed[index] === void 0);
	const there = installed.filter((each) => each !== void 0).map((each) => `${each.name} ${each.version}`);
	const details = there.length === 0 ? [] : [there.join(", ")];
	if (missing.length === 0) return fine(`${name} covers ${covers}`, details);
	const message = `${name} is not installed, which covers ${covers}`;
	const hint = hasScanners ? `Install it with: npm install --no-save ${missing.join(" ")}` : packageHint(version);
	if (isConnected) return {
		...notTried(`${message}; only run --embedded needs it`, hint),
		details
	};
	throw new GateError("CONFIG", message, { hint });
}
// src/cli/doctor/checks/service.ts
async function checkService({ service, settings, session, ...examined }) {
	const unnamed = withoutService(examined);
	if (unnamed !== void 0) return unnamed;
	const { origin } = new URL(settings.baseUrl);
	const { status, version, services = {} } = await service.health();
	const parts = Object.entries(services).map(([name, state]) => `${name}: ${state}`);
	const ill = [...status === "healthy" ? [] : [`it is ${status}`], ...parts.filter((part) => !part.endsWith(": up"))];
	const details = [...parts, ...proxyLines(session.env)];
	if (ill.length === 0) return fine(`${origin} is healthy${version === void 0 ? "" : `, version ${version}`}`, details);
	throw new GateError("UNAVAILABLE", `${origin} answers, and says of itself: ${ill.join(", ")}`, { hint: "Ask those who run the service." });
}
function proxyLines(env) {
	const { httpProxy, httpsProxy, noProxy } = proxySettings(env);
	const named = {
		HTTPS_PROXY: withoutPassword(httpsProxy),
		HTTP_PROXY: withoutPassword(httpProxy),
		NO_PROXY: noProxy
	};
	return Object.entries(named).flatMap(([name, value]) => value === "" ? [] : [`${name}: ${value}`]);
}
function withoutPassword(address) {
	return address === "" ? "" : new URL(address).origin;
}
async function checkKey({ service, settings, ...examined }) {
	const unnamed = withoutService(examined);
	if (unnamed !== void 0) return unnamed;
	if (settings.apiKey === void 0) throw noKey();
	if (await isUnreachable(service.health)) return notTried("the service was not reached");
	const { user, permissions } = await validated(service);
	const stated = permissions?.length ? [`permissions that the service states: ${permissions.join(", ")}`] : [];
	return fine(user?.name ? `valid, of ${user.name}` : "valid", stated);
}
async function validated({ key }) {
	const answer = await key().catch((error) => {
		throw asGateError(error).status === 401 ? refusedKey(": GET /cli/auth/validate answered 401") : error;
	});
	if (answer.valid) return answer;
	throw refusedKey(": GET /cli/auth/validate says that it is not valid");
}
function refusedKey(why) {
	return new GateError("AUTH", `The service refused the API key${why}`, { hint: newKeyHint });
}
async function checkRepository({ service, settings, ...examined }) {
	const unnamed = withoutService(examined) ?? await withoutKey({ service });
	if (unnamed !== void 0) return unnamed;
	const { name, repository_id: id, vcs_url: address } = await service.repository();
	const compared = settings.repositoryId === void 0 || !settings.allowForeignRepository ? [] : ["allow-foreign-repository is on: its address was not compared"];
	return fine(`${name} (${id}), ${address ?? "no address stated"}`, compared);
}
async function checkAccess({ service, ...examined }) {
	const unnamed = withoutService(examined) ?? await withoutKey({ service });
	if (unnamed !== void 0) return unnamed;
	const found = await service.repository().catch(() => void 0);
	if (found === void 0) return notTried("no repository to read them of");
	const client = await service.client();
	const { repository_id } = found;
	const scans = await client.listScans({
		repository_id,
		limit: 1
	});
	const violations = await client.listViolations({
		repository_id,
		limit: 1
	});
	return fine(`${scans.total} ${scans.total === 1 ? "scan" : "scans"} and ${violations.total} violations can be read`);
}
var allowedSkewMs = 6e4;
async function checkClock({ service, ...examined }) {
	if (withoutService(examined) !== void 0) return notTried("no service to compare this machine with");
	await service.health().catch(() => {});
	const aheadMs = await service.client().then((client) => client.serverAheadMs(), () => void 0);
	if (aheadMs === void 0) return notTried("no answer of the service says what time it is");
	if (Math.abs(aheadMs) <= allowedSkewMs) return fine("agrees with the service's, as far as its answers tell");
	const [skew, way] = [formatSeconds(Math.abs(aheadMs)), aheadMs > 0 ? "behind" : "ahead of"];
	throw new GateError("CONFIG", `This machine's clock is ${skew} ${way} the service's`, { hint: "Set the clock that is wrong: the days of exceptions and the age of findings are counted by it, and certificates go by it." });
}
function withoutService({ isConnected, fault }) {
	if (isConnected) return void 0;
	return notTried(fault === void 0 ? "base-url is not set" : "no service can be asked with these settings");
}
async function withoutKey({ service }) {
	if (await isUnreachable(service.health)) return notTried("the service was not reached");
	return await service.key().then(({ valid }) => valid, () => false) ? void 0 : notTried("the key was not accepted");
}
async function isUnreachable(health) {
	return health().then(() => false, (error) => {
		const { code, status } = asGateError(error);
		return status === void 0 && code !== "PROTOCOL";
	});
}
// src/cli/doctor/checks.ts
var checks = [
	{
		id: "node",
		name: "Node.js",
		look: checkNode
	},
	{
		id: "git",
		name: "git",
		look: checkGit
	},
	{
		id: "settings",
		name: "Settings",
		look: checkSettings
	},
	{
		id: "policy",
		name: "Policy",
		look: checkPolicy
	},
	{
		id: "service",
		name: "Service",
		look: checkService
	},
	{
		id: "key",
		name: "API key",
		look: checkKey
	},
	{
		id: "repository",
		name: "Repository",
		look: checkRepository
	},
	{
		id: "access",
		name: "Scans",
		look: checkAccess
	},
	{
		id: "branch",
		name: "Branch",
		look: checkBranch
	},
	{
		id: "clock",
		name: "Clock",
		look: checkClock
	},
	{
		id: "ci",
		name: "CI system",
		look: checkSystem
	},
	...scannerChecks,
	{
		id: "start-scan",
		name: "Starting scans",
		look: async () => notTried("whether the key may, no interface tells; only a scan would show it")
	},
	{
		id: "token",
		name: "GitHub token",
		look: async () => notTried("what github-token may write, no interface tells; a surface that is refused says so")
	}
];
// src/cli/doctor/examined.ts
var limitMs = 6e4;
var silent = {
	say: () => {},
	note: () => {}
};
async function withExamined(session, { read, flags, hasScanners }, use) {
	const place = placeOf(session, flags);
	const clock = session.clock(read.isConnected ? read.settings.baseUrl : void 0);
	const budgets = [];
	const newBudget = () => {
		const timeoutMs = Math.min(limitMs, read.settings.timeoutSeconds * 1e3);
		const budget = limitTime({
			clock,
			timeoutMs,
			cancel: session.cancel,
			timeIsOver
		});
		budgets.push(budget);
		return budget;
	};
	const context = once(() => contextOf(place, read));
	const around = once(async () => surroundingsOf(session, {
		context: await context(),
		read,
		budget: newBudget()
	}));
	const policy = once(() => policyOf(session, {
		place,
		read,
		context,
		newBudget
	}));
	const run = once(() => runOf(session, read.settings, newBudget()));
	try {
		const { isAttended } = place;
		const service = serviceOf(run, read.settings, context);
		return await use({
			session,
			isAttended,
			hasScanners,
			...read,
			context,
			around,
			policy,
			service
		});
	} finally {
		for (const budget of budgets) budget.end();
	}
}
function timeIsOver() {
	return new GateError("UNAVAILABLE", "There was no answer in time", { hint: "Check base-url, the network and the proxy settings (HTTPS_PROXY, NO_PROXY) of this machine." });
}
async function contextOf(place, { isConnected, settings }) {
	if (isConnected) return readContext(place, contextHints(settings, {
		kind: "branch",
		named: settings.branch
	}));
	const { readScanned } = await import("./embedded3.js");
	return (await readScanned(place, settings)).context;
}
async function surroundingsOf(session, { context, read, budget }) {
	const github = githubAccess(session.env, read.settings.githubToken);
	return createSurroundings(context, {
		github,
		transport: await session.transport(),
		budget
	});
}
async function policyOf(session, { place, read, context, newBudget }) {
	const { settings } = read;
	const inFolder = () => readContext(place, contextHints(settings, {
		kind: "folder",
		named: void 0
	}));
	const here = await context().catch(inFolder);
	const around = await surroundingsOf(session, {
		context: here,
		read,
		budget: newBudget()
	});
	return loadPolicy({
		settings,
		context: here,
		around,
		log: silent,
		now: session.now
	});
}
async function runOf(session, settings, budget) {
	const { baseUrl, apiKey = "", assume } = settings;
	const transport = await session.transport();
	const userAgent = `scan-gate/${version}`;
	return {
		client: createClient({
			baseUrl,
			apiKey,
			transport,
			budget,
			assume,
			userAgent,
			onWait: session.log.line
		}),
		budget,
		log: silent
	};
}
function serviceOf(run, settings, context) {
	const client = async () => (await run()).client;
	return {
		client,
		health: once(async () => (await client()).getHealth({})),
		key: once(async () => (await client()).validateKey({})),
		repository: once(async () => resolveRepository(await run(), wantedRepository(settings, await context())))
	};
}
// src/cli/doctor/settings.ts
function readAsFarAsPossible({ given, problems }) {
	const readable = Object.fromEntries(Object.entries(given).filter(([name, { value }]) => readText(name, value.trim()).complaints.length === 0));
	const { "base-url": _, "scan-id": __, ...others } = readable;
	let fault;
	for (const attempt of [given, readable]) try {
		return {
			settings: readSettings(withAddress(attempt), attempt === given ? problems : []),
			fault,
			isConnected: attempt["base-url"] !== void 0
		};
	} catch (error) {
		fault ??= asGateError(error, "CONFIG");
	}
	return {
		settings: readSettings(withAddress(others)),
		fault,
		isConnected: false
	};
}
function withAddress(given) {
	return {
		"base-url": {
			value: noServiceUrl,
			source: "default"
		},
		...given
	};
}
// src/cli/doctor/doctor.ts
async function doctor({ session, flags, workerUrl }) {
	const given = await readGiven({
		session,
		flags
	});
	const [extra] = flags.positionals;
	if (extra !== void 0) given.problems.push(`${JSON.stringify(extra)} is not expected here`);
	const read = readAsFarAsPossible(given);
	const isForPrograms = flags.own.json === true;
	return withExamined(session, {
		read,
		flags: flags.own,
		hasScanners: hasScanners(workerUrl)
	}, async (examined) => {
		const looked = [];
		for (const check of checks) {
			const finding = await look(check, examined);
			looked.push({
				check,
				finding
			});
			if (!isForPrograms) for (const line of linesOf({
				check,
				finding
			})) session.log.line(line);
		}
		if (isForPrograms) session.write(await answerOf(looked, examined));
		else session.log.close(closing(looked));
		return failedOf(looked).length === 0 ? void 0 : notDone;
	});
}
async function look(check, examined) {
	try {
		return await check.look(examined);
	} catch (error) {
		const { code, message, reason, hint = reason && inconclusiveReasons[reason].hint } = asGateError(error);
		if (code === "CANCELLED" || examined.session.cancel.aborted) throw error;
		return {
			state: "failed",
			message,
			hint
		};
	}
}
var marks = {
	ok: {
		text: "\u2714",
		style: "green"
	},
	failed: {
		text: "\u2716",
		style: "red"
	},
	"not tried": {
		text: "\u2013",
		style: "dim"
	}
};
var columns = 100;
var nameColumns = Math.max(...checks.map(({ name }) => name.length));
var indent = " ".repeat(nameColumns + 4);
function linesOf({ check, finding: { state, message, hint, details = [] } }) {
	const room = columns - indent.length;
	const lines = (text) => text.split("\n").flatMap((line) => wrap(line, room));
	const others = details.flatMap((detail) => wrap(detail, room - 2).map((line) => `  ${line}`));
	const [first = "", ...rest] = [
		...lines(message),
		...others,
		...hint === void 0 ? [] : lines(plainText(hint))
	];
	return [[marks[state], ` ${check.name.padEnd(nameColumns)}  ${first}`], ...rest.map((line) => `${indent}${line}`)];
}
function failedOf(looked) {
	return looked.filter(({ finding }) => finding.state === "failed");
}
function closing(looked) {
	const failed = failedOf(looked);
	const names = failed.map(({ check }) => check.name).join(", ");
	if (failed.length === 0) return [marks.ok, " All that could be tried is in order"];
	return [marks.failed, ` ${failed.length} of ${looked.length} checks failed: ${names}`];
}
async function answerOf(looked, { policy, settings, isConnected }) {
	const read = await policy().catch(() => ({
		settings,
		origins: {}
	}));
	const rows = settingRows(read, isConnected).map(({ name, value, from }) => [name, {
		value,
		from
	}]);
	const answer = {
		format_version: 1,
		tool: {
			name: "scan-gate",
			version
		},
		ok: failedOf(looked).length === 0,
		checks: looked.map(({ check: { id, name }, finding: { state, message, hint, details } }) => ({
			id,
			name,
			state,
			message,
			hint: hint === void 0 ? null : plainText(hint),
			details: [...details ?? []]
		})),
		settings: Object.fromEntries(rows)
	};
	return jsonText(answer);
}
export { doctor };
