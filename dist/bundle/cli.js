import { lt as withSession, st as processEntry, t as runCommand } from "./start.js";
// src/cli.ts
function workerUrl() {
	const isSource = import.meta.url.endsWith(".ts");
	return new URL(isSource ? "./service/worker/worker.ts" : "../worker/index.js", import.meta.url);
}
process.exitCode = await withSession(processEntry(), (session) => runCommand(session, process.argv.slice(2), workerUrl()));
export {};
