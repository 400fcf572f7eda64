import { En as formatSeconds, Hn as neutralLine, Un as GateError, Wn as asGateError } from "./start.js";
import { a as npmFor, n as cancelled } from "./runner2.js";
var { promisify } = process.getBuiltinModule("node:util");
var { pathToFileURL } = process.getBuiltinModule("node:url");
var { cp, mkdtemp, rm } = process.getBuiltinModule("node:fs/promises");
var { tmpdir } = process.getBuiltinModule("node:os");
var { basename, dirname, join, resolve } = process.getBuiltinModule("node:path");
var { execFile } = process.getBuiltinModule("node:child_process");
// src/action/scanners.ts
var prefix = "scan-gate-scanners-";
var limitMs = 6e5;
var args = [
	"ci",
	"--ignore-scripts",
	"--no-bin-links",
	"--no-audit",
	"--no-fund",
	"--no-workspaces"
];
var folderState = "scanners";
async function installScanners(session, home) {
	const { env, runLog, runner } = session;
	const startedMs = performance.now();
	const folder = await mkdtemp(join(env.RUNNER_TEMP ?? tmpdir(), prefix));
	runner?.saveState?.(folderState, folder);
	await cp(new URL("embedded/scanners", home), folder, { recursive: true });
	await cp(new URL("dist", home), join(folder, "dist"), { recursive: true });
	await install(session, folder);
	runLog.detail?.(`Scanners installed in ${formatSeconds(performance.now() - startedMs)}`);
	return pathToFileURL(join(folder, "dist/worker/index.js"));
}
async function install({ folder: workspace, cancel }, cwd) {
	const { file, args: first, env } = npmOutside(workspace);
	const options = {
		cwd,
		env,
		signal: cancel,
		timeout: limitMs,
		windowsHide: true,
		maxBuffer: 16777216
	};
	try {
		await promisify(execFile)(file, [...first, ...args], options);
	} catch (error) {
		if (cancel.aborted) throw cancelled(cancel);
		throw new GateError("SCAN_FAILED", `The scanners could not be installed: ${whyFailed(error)}`, {
			cause: error,
			hint: "Let the runner reach the npm registry, or name one that it reaches in its .npmrc, then run the gate again."
		});
	}
}
function npmOutside(workspace) {
	try {
		return npmFor(workspace);
	} catch (error) {
		throw new GateError("SCAN_FAILED", asGateError(error).message, {
			cause: error,
			hint: "This action installs its scanners by npm: use a runner that has it, or put actions/setup-node before this step."
		});
	}
}
function whyFailed({ code, killed, stderr = "" }) {
	if (killed) return `npm took longer than ${formatSeconds(limitMs)}`;
	const telling = stderr.split(/[\r\n]+/).map((each) => each.replace(/^npm (?:error|ERR!)\s*/, "")).filter((each) => each !== "" && !/^(?:code |errno |syscall |A complete log|npm warn)/.test(each));
	return `npm ended with ${code ?? "a signal"}${telling.length === 0 ? "" : `: ${neutralLine(telling[0] ?? "", 200)}`}`;
}
async function removeScanners({ env }) {
	const folder = env[`STATE_${folderState}`] ?? "";
	if (basename(folder).startsWith(prefix) && dirname(folder) === resolve(env.RUNNER_TEMP ?? tmpdir())) await rm(folder, {
		recursive: true,
		force: true
	}).catch(() => {});
}
export { removeScanners as n, installScanners as t };
