import { Ga as GateError, T as version, ot as shown } from "./start.js";
import { n as readSource, r as startEmbedded } from "./embedded.js";
// src/cli/serve.ts
async function serve({ session, flags, workerUrl }) {
	const { repos, vcsUrl, port, database } = readServeFlags(flags);
	const stopped = session.untilStopped();
	const sources = await Promise.all(repos.map((path) => readSource(path, vcsUrl)));
	const service = await startEmbedded({
		sources,
		port,
		database,
		workerUrl,
		version
	});
	session.write(flags.own.json ? `${JSON.stringify({
		baseUrl: service.baseUrl,
		apiKey: service.apiKey
	})}\n` : greeting(service));
	await stopped;
	await service.stop();
}
function greeting(service) {
	const repositories = service.repositories.map(({ id, name, vcsUrl }) => `  ${name}  ${id}  ${vcsUrl}\n`).join("");
	return `Scan Gate's embedded service is ready.

  base URL  ${service.baseUrl}
  API key   ${service.apiKey}  (shown once)

Repositories:
${repositories}
Press Ctrl+C to stop it.
`;
}
function readServeFlags({ own, ...flags }) {
	const { repo: repos = [], "vcs-url": [vcsUrl] = [], port: [portText = "0"] = [], database: [database] = [] } = own;
	const problems = [...flags.problems, ...flags.positionals.map((extra) => `${shown(extra)} is not expected here`)];
	const port = Number(portText);
	if (!Number.isInteger(port) || port < 0 || port > 65535) problems.push(`--port: ${shown(portText)} is not a port from 0 to 65535`);
	if (repos.length === 0) problems.push("--repo is missing: name the checkout to serve");
	if (vcsUrl !== void 0 && repos.length > 1) problems.push("--vcs-url goes with one --repo only");
	if (problems.length === 0) return {
		repos,
		vcsUrl,
		port,
		database: database ?? ":memory:"
	};
	throw new GateError("CONFIG", problems.join("\n"), { hint: "scan-gate serve --help shows its flags." });
}
export { serve };
