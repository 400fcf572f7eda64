import { Qn as prose, Un as GateError, Yn as code } from "./start.js";
import { n as workTreesAround, t as findRepository } from "./repository.js";
var { devNull } = process.getBuiltinModule("node:os");
var { accessSync, constants, realpathSync, statSync } = process.getBuiltinModule("node:fs");
var { dirname, posix, win32 } = process.getBuiltinModule("node:path");
var { spawn } = process.getBuiltinModule("node:child_process");
// src/git/environment.ts
var machineNames = [
	"TMPDIR",
	"TEMP",
	"TMP",
	"SystemRoot",
	"windir"
];
var userNames = [
	"HOME",
	"USER",
	"LOGNAME",
	"XDG_CONFIG_HOME",
	"USERNAME",
	"USERPROFILE",
	"HOMEDRIVE",
	"HOMEPATH",
	"APPDATA",
	"LOCALAPPDATA",
	"ProgramData",
	"ProgramFiles"
];
var proxyNames = [
	"HTTP_PROXY",
	"HTTPS_PROXY",
	"ALL_PROXY",
	"NO_PROXY",
	"http_proxy",
	"https_proxy",
	"all_proxy",
	"no_proxy",
	"SSL_CERT_FILE",
	"SSL_CERT_DIR"
];
var registryNames = [...[
	"NPM_CONFIG_REGISTRY",
	"npm_config_registry",
	"NPM_CONFIG_USERCONFIG",
	"npm_config_userconfig"
], ...[
	"NPM_CONFIG_CACHE",
	"npm_config_cache",
	"NODE_EXTRA_CA_CERTS"
]];
var originNames = [
	"SSH_AUTH_SOCK",
	"SSH_AGENT_PID",
	"DBUS_SESSION_BUS_ADDRESS",
	"XDG_RUNTIME_DIR",
	"XDG_DATA_HOME",
	"KRB5CCNAME",
	"CURL_CA_BUNDLE",
	"CI_JOB_TOKEN"
];
var names = {
	machine: machineNames,
	user: [...machineNames, ...userNames],
	origin: [
		...machineNames,
		...userNames,
		...proxyNames,
		...originNames
	],
	registry: [
		...machineNames,
		...userNames,
		...proxyNames,
		...registryNames
	]
};
function variablesFor(need, env, platform) {
	const fold = (name) => platform === "win32" ? name.toUpperCase() : name;
	const wanted = new Set(names[need].map(fold));
	const found = Object.entries(env).filter(([name]) => wanted.has(fold(name)));
	return Object.fromEntries(found.filter((entry) => entry[1] !== void 0));
}
// src/git/hardening.ts
var always = {
	GIT_ATTR_NOSYSTEM: "1",
	GIT_TERMINAL_PROMPT: "0",
	GIT_ASKPASS: "",
	GIT_EDITOR: ":",
	GIT_PAGER: "cat",
	GIT_OPTIONAL_LOCKS: "0",
	GIT_NO_REPLACE_OBJECTS: "1",
	LC_ALL: "C"
};
var offline = {
	GIT_NO_LAZY_FETCH: "1",
	GIT_ALLOW_PROTOCOL: "none"
};
function gitVariables(mode, origin, { env, platform }) {
	const variables = (need) => ({
		...variablesFor(need, env, platform),
		...always
	});
	if (origin !== void 0) return {
		...variables("origin"),
		...configuredBy(origin.configurationFile),
		...only(origin)
	};
	if (mode === "sealed") return {
		...variables("machine"),
		...configuredBy(devNull),
		...offline
	};
	return {
		...variables("user"),
		...offline
	};
}
var configuredBy = (file) => ({
	GIT_CONFIG_NOSYSTEM: "1",
	GIT_CONFIG_GLOBAL: file
});
var only = ({ protocols }) => ({ GIT_ALLOW_PROTOCOL: protocols });
var hardenedArguments = [
	"--no-pager",
	"--literal-pathspecs",
	...Object.entries({
		"safe.bareRepository": "explicit",
		"core.fsmonitor": "false",
		"core.untrackedCache": "false",
		"core.hooksPath": devNull,
		"core.attributesFile": devNull,
		"submodule.recurse": "false",
		"fetch.recurseSubmodules": "false",
		"log.showSignature": "false",
		"gc.auto": "0",
		"maintenance.auto": "false"
	}).flatMap(([name, value]) => ["-c", `${name}=${value}`])
];
// src/git/programs.ts
function findPrograms(machine, workTrees) {
	const { env, platform } = machine;
	const grounds = forbidden(machine, workTrees);
	const skipped = [];
	const folders = pathEntries(env, platform).filter((folder) => {
		const why = refusal(folder, grounds, platform);
		if (why !== void 0) skipped.push({
			folder,
			why
		});
		return why === void 0;
	});
	const { delimiter, join } = pathsOf(platform);
	const find = (name, wanted = endings(platform)) => {
		for (const folder of folders) for (const ending of wanted) {
			const file = join(folder, `${name}${ending}`);
			if (!isProgram(file, platform)) continue;
			const why = refusal(file, grounds, platform);
			if (why === void 0) return file;
			skipped.push({
				folder: file,
				why
			});
		}
		throw notFound(name, skipped);
	};
	return {
		find,
		path: folders.join(delimiter)
	};
}
var pathsOf = (platform) => platform === "win32" ? win32 : posix;
function pathEntries(env, platform) {
	if (platform !== "win32") return (env.PATH ?? "").split(posix.delimiter);
	return (Object.entries(env).find(([name]) => name.toUpperCase() === "PATH")?.[1] ?? "").split(win32.delimiter).map((folder) => folder.replace(/^"(.*)"$/, "$1"));
}
var endings = (platform) => platform === "win32" ? [".exe", ".com"] : [""];
function forbidden({ env, cwd, platform }, workTrees) {
	const home = env.HOME ?? env.USERPROFILE;
	const here = realPath(cwd);
	const holdsHome = home !== void 0 && isWithin(realPath(home), here, platform);
	const isRoot = pathsOf(platform).dirname(here) === here;
	return [...workTrees.map((folder) => ({
		folder: realPath(folder),
		why: "in the checkout",
		isItselfOnly: false
	})), {
		folder: here,
		why: "in the working directory",
		isItselfOnly: isRoot || holdsHome
	}];
}
function refusal(path, grounds, platform) {
	if (!pathsOf(platform).isAbsolute(path)) return "not an absolute path";
	for (const name of [path, realPath(path)]) {
		if (/[\\/]node_modules[\\/]\.bin(?:[\\/]|$)/i.test(`${name}/`)) return "in node_modules/.bin";
		const ground = grounds.find(({ folder, isItselfOnly }) => isItselfOnly ? isSame(holderOf(name, platform), folder, platform) : isWithin(name, folder, platform));
		if (ground !== void 0) return ground.why;
	}
}
function holderOf(path, platform) {
	return isProgram(path, platform) ? pathsOf(platform).dirname(path) : path;
}
function isWithin(path, folder, platform) {
	const { relative, isAbsolute, sep } = pathsOf(platform);
	const way = relative(folded(folder, platform), folded(path, platform));
	return way === "" || way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
var isSame = (path, folder, platform) => pathsOf(platform).relative(folded(folder, platform), folded(path, platform)) === "";
var folded = (path, platform) => platform === "win32" || platform === "darwin" ? path.toLowerCase() : path;
function realPath(path) {
	try {
		return realpathSync.native(path);
	} catch {
		return path;
	}
}
function isProgram(file, platform) {
	try {
		if (!statSync(file).isFile()) return false;
		if (platform !== "win32") accessSync(file, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
function notFound(name, skipped) {
	const left = skipped.map(({ folder, why }) => `${JSON.stringify(folder)} (${why})`).join(", ");
	const note = left === "" ? "" : `; not looked for in ${left}`;
	return new GateError("CONFIG", `The program ${name} was not found on the PATH${note}`, {
		reason: "wrong-ref",
		hint: `Install ${name} outside the checkout, in a folder of the PATH.`
	});
}
// src/git/machine.ts
var machine = () => ({
	env: process.env,
	cwd: process.cwd(),
	platform: process.platform
});
var known = new Map();
function programsFor(folder) {
	const here = machine();
	const workTrees = [here.cwd, folder].flatMap(workTreesAround);
	const key = JSON.stringify([
		here.env.PATH,
		here.cwd,
		...workTrees
	]);
	const programs = known.get(key) ?? findPrograms(here, workTrees);
	known.set(key, programs);
	return programs;
}
function npmFor(folder) {
	return npmOf(programsFor(folder), machine(), process.execPath);
}
function npmOf(programs, { env: own, platform }, node) {
	const env = {
		...variablesFor("registry", own, platform),
		PATH: programs.path
	};
	if (platform !== "win32") return {
		file: programs.find("npm"),
		args: [],
		env
	};
	return {
		file: node,
		args: [programs.find("node_modules\\npm\\bin\\npm-cli", [".js"])],
		env
	};
}
function workerVariables(path) {
	return {
		...variablesFor("machine", process.env, process.platform),
		PATH: programsFor(path).path
	};
}
// src/git/runner.ts
async function startGit(place, args, mode = "sealed") {
	return start({
		place,
		args,
		mode,
		repository: await repositoryOf(place)
	});
}
function start({ place, repository, mode, args }) {
	const programs = programsFor(place.origin?.folder ?? place.path);
	const { gitFolder, top } = repository;
	const isOwned = mode === "owned" && top !== void 0;
	const found = [
		"-c",
		"safe.directory=*",
		`--git-dir=${gitFolder}`,
		`--work-tree=${gitFolder}`
	];
	return spawn(programs.find("git"), [
		...hardenedArguments,
		...isOwned ? [] : found,
		...args
	], {
		cwd: isOwned ? top : gitFolder,
		env: {
			...gitVariables(mode, place.origin, machine()),
			PATH: programs.path
		},
		signal: place.signal,
		killSignal: "SIGKILL",
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		],
		windowsHide: true
	});
}
async function repositoryOf(place) {
	const { checkout, bare } = findRepository(place.path);
	if (checkout === void 0 && bare === void 0) throw notARepository(place.path);
	if (bare !== void 0 && place.origin !== void 0) return bare;
	if (bare === void 0 || checkout !== void 0 && await isBrought(place, checkout)) return checkout;
	return bare;
}
async function isBrought(place, repository) {
	const path = relativePath(repository.top ?? "", place.path);
	const lists = [[
		"ls-files",
		"-z",
		"--",
		path
	], [
		"ls-tree",
		"-z",
		"--full-tree",
		"HEAD",
		"--",
		path
	]];
	return (await Promise.all(lists.map((args) => ended(start({
		place,
		repository,
		mode: "sealed",
		args
	}), place)))).some(({ code, stdout }) => code !== 0 || stdout.length > 0);
}
function relativePath(top, path) {
	return realpathSync.native(path).slice(top.length).replaceAll("\\", "/").replace(/^\/+/, "");
}
function ending(child, signal) {
	return new Promise((resolve, reject) => {
		child.once("error", (cause) => reject(signal.aborted ? cancelled(signal) : cannotStart(cause)));
		child.once("close", (code) => signal.aborted ? reject(cancelled(signal)) : resolve(code));
	});
}
async function askGit(place, args, { mode = "sealed", capBytes } = {}) {
	if (place.signal.aborted) throw cancelled(place.signal);
	return ended(await startGit(place, args, mode), place, capBytes);
}
async function gitProgram(place) {
	const programs = programsFor(place.path);
	const path = programs.find("git");
	const { stdout } = await ended(spawn(path, ["--version"], {
		cwd: dirname(path),
		env: {
			...gitVariables("sealed", void 0, machine()),
			PATH: programs.path
		},
		signal: place.signal,
		killSignal: "SIGKILL",
		stdio: [
			"pipe",
			"pipe",
			"pipe"
		],
		windowsHide: true
	}), place);
	return {
		path,
		version: /^git version (\S+)/.exec(stdout.toString())?.[1]
	};
}
var defaultCapBytes = 268435456;
async function ended(child, { signal }, capBytes = defaultCapBytes) {
	child.stdin.on("error", () => void 0);
	child.stdin.end();
	const letGo = () => [child.stdout, child.stderr].forEach((stream) => void stream.destroy());
	signal.addEventListener("abort", letGo, { once: true });
	try {
		const [code, stdout, stderr] = await Promise.all([
			ending(child, signal),
			bytesOf(child.stdout, capBytes),
			bytesOf(child.stderr, capBytes)
		]);
		return {
			code,
			stdout,
			stderr: stderr.toString()
		};
	} finally {
		signal.removeEventListener("abort", letGo);
		child.kill("SIGKILL");
	}
}
async function bytesOf(stream, capBytes) {
	const chunks = [];
	let bytes = 0;
	for await (const chunk of stream) {
		chunks.push(chunk);
		bytes += chunk.length;
		if (bytes > capBytes) throw new GateError("PROTOCOL", `git printed more than ${capBytes} bytes`);
	}
	return Buffer.concat(chunks);
}
function cancelled(signal) {
	return new GateError("CANCELLED", "The scan was cancelled", { cause: signal.reason });
}
function notARepository(path) {
	return new GateError("CONFIG", `${path} is not a git checkout or bare clone`, { hint: prose`Give the path of a folder that ${code("git clone")} or ${code("git init")} made, with at least one commit.` });
}
function cannotStart(cause) {
	return new GateError("CONFIG", "The git program could not be started", { cause });
}
export { npmFor as a, repositoryOf as i, cancelled as n, workerVariables as o, gitProgram as r, askGit as t };
