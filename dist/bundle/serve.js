import { Nt as shown, Un as GateError, ct as version } from "./start.js";
import { i as startEmbedded, o as hostOf, r as readSource } from "./embedded.js";
import { r as logLine } from "./webhook.js";
var { isIP } = process.getBuiltinModule("node:net");
var { createSecureContext } = process.getBuiltinModule("node:tls");
var { readFileSync } = process.getBuiltinModule("node:fs");
var { resolve } = process.getBuiltinModule("node:path");
// src/cli/serve.ts
async function serve(call) {
	const { session, flags, workerUrl } = call;
	const { repos, vcsUrl, ...options } = readServeFlags(call);
	const stopped = session.untilStopped();
	const sources = await Promise.all(repos.map((path) => readSource(path, vcsUrl)));
	const hookSecret = await readHookSecret(call);
	const service = await startEmbedded({
		sources,
		...options,
		hookSecret,
		workerUrl,
		version,
		log: logOf(call)
	});
	const { baseUrl, apiKey = null } = service;
	if (isExposed(options)) session.complain("It is open to other machines without TLS: keys cross the network unencrypted.\n");
	if (!service.hasKeys) session.complain(`${howToMakeKeys(options.database)}\n`);
	session.write(flags.own.json ? `${JSON.stringify({
		baseUrl,
		apiKey
	})}\n` : greeting(service));
	await stopped;
	await service.stop();
}
var leastSecretLength = 16;
async function readHookSecret({ session, flags }) {
	const isFromInput = flags.own["hook-secret-stdin"] === true;
	const secret = isFromInput ? (await session.readInput()).trim() : session.env.SCAN_GATE_HOOK_SECRET;
	if (secret === void 0 || secret === "" && !isFromInput) return void 0;
	if (secret.length >= leastSecretLength) return secret;
	throw new GateError("CONFIG", `The secret of POST /hooks/git is shorter than ${leastSecretLength} characters`, { hint: "Make one with: openssl rand -hex 32" });
}
function logOf({ session }) {
	return (entry) => {
		if (entry.level !== "info" || session.log.level !== "quiet") session.complain(logLine(entry, new Date()));
	};
}
function isExposed({ hostname = "127.0.0.1", tls }) {
	return tls === void 0 && !/^(?:127\.|::1$|localhost$)/.test(hostname);
}
function howToMakeKeys(database) {
	return `There is no valid key yet. To make one, at any time: ${`scan-gate keys create --database ${database} --name NAME --scope repository:read,scan:write,violation:read`}`;
}
function greeting(service) {
	const repositories = service.repositories.map(({ id, name, vcsUrl }) => `  ${name}  ${id}  ${vcsUrl}\n`).join("");
	return `Scan Gate's embedded service is ready.

  base URL  ${service.baseUrl}
  API key   ${service.apiKey === void 0 ? "one that scan-gate keys made" : `${service.apiKey}  (shown once)`}

Repositories:
${repositories}
Press Ctrl+C to stop it.
`;
}
function readServeFlags({ session, flags }) {
	const { own } = flags;
	const { repo: repos = [], "vcs-url": [vcsUrl] = [], host: [hostname] = [] } = own;
	const { database: [database = ":memory:"] = [], organization: [organization] = [] } = own;
	const problems = [...flags.problems, ...flags.positionals.map((extra) => `${shown(extra)} is not expected here`)];
	const port = readNumber("port", own.port, {
		otherwise: 0,
		most: 65535,
		what: "a port",
		problems
	});
	const number = (flag, otherwise) => readNumber(flag, own[flag], {
		otherwise,
		most: 1e6,
		what: "a number",
		problems
	});
	const limits = {
		perKey: perMinute(number("key-rate", 1200)),
		perAddress: perMinute(number("address-rate", 2400)),
		wrongKeys: perMinute(number("wrong-key-rate", 30))
	};
	const maxUnfinishedScans = number("max-scans", 100);
	const watchSeconds = number("watch-seconds", 60);
	const { "allowed-host": hosts = [], "trusted-proxy": trustedProxies = [], metrics } = own;
	for (const proxy of trustedProxies) if (isIP(proxy) === 0) problems.push(`--trusted-proxy: ${shown(proxy)} is not an address`);
	const allowedHosts = readHosts(hosts, problems);
	if (repos.length === 0 && own.database === void 0) problems.push("--repo is missing: name the checkout to serve");
	if (vcsUrl !== void 0 && repos.length > 1) problems.push("--vcs-url goes with one --repo only");
	const tls = readTls(session.folder, own, problems);
	if (problems.length > 0) throw new GateError("CONFIG", problems.join("\n"), { hint: "scan-gate serve --help shows its flags." });
	return {
		repos,
		vcsUrl,
		database,
		organization,
		port,
		hostname,
		allowedHosts,
		trustedProxies,
		tls,
		limits,
		maxUnfinishedScans,
		watchSeconds,
		metrics
	};
}
function readNumber(flag, given, { otherwise, most, what, problems }) {
	const text = given?.[0] ?? String(otherwise);
	if (/^\d{1,7}$/.test(text) && Number(text) <= most) return Number(text);
	problems.push(`--${flag}: ${shown(text)} is not ${what} from 0 to ${most}`);
	return otherwise;
}
function readHosts(hosts, problems) {
	return hosts.flatMap((given) => {
		const host = hostOf(given);
		if (host !== void 0 && (isIP(host) !== 0 || /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(host))) return host;
		problems.push(`--allowed-host: ${shown(given)} is not a host name, as gate.example.com is`);
		return [];
	});
}
function perMinute(requests) {
	return requests === 0 ? void 0 : {
		requests,
		seconds: 60
	};
}
function readTls(folder, own, problems) {
	const [cert, key] = ["tls-cert", "tls-key"].map((flag) => {
		const file = own[flag]?.[0];
		if (file === void 0) return void 0;
		try {
			return readFileSync(resolve(folder, file), "utf8");
		} catch (error) {
			problems.push(`--${flag}: ${shown(file)} cannot be read: ${error.message}`);
			return "";
		}
	});
	if (cert === void 0 && key === void 0) return void 0;
	if (cert === void 0 || key === void 0) problems.push("--tls-cert and --tls-key go together");
	else if (cert !== "" && key !== "") checkTls({
		cert,
		key
	}, problems);
	return {
		cert: cert ?? "",
		key: key ?? ""
	};
}
function checkTls(tls, problems) {
	try {
		createSecureContext(tls);
	} catch (error) {
		problems.push(`--tls-cert and --tls-key: they are no certificate and its key (${error.message})`);
	}
}
export { serve };
