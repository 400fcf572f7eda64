import { o as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import * as os from "os";
import { EOL } from "os";
import * as crypto from "crypto";
import * as fs from "fs";
import { constants, promises } from "fs";
import { parseArgs } from "node:util";
import { accessSync, constants as constants$1, existsSync as existsSync$1, readFileSync as readFileSync$1, realpathSync, statSync } from "node:fs";
import { dirname, join, posix, relative, resolve, sep, win32 } from "node:path";
import { copyFile, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { devNull, tmpdir } from "node:os";
import { spawn } from "node:child_process";
import { cwd, env, platform } from "node:process";
import { setImmediate, setTimeout as setTimeout$1 } from "node:timers/promises";
import { createHash } from "node:crypto";
import { text } from "node:stream/consumers";
// node_modules/@actions/core/lib/utils.js
function toCommandValue(input) {
	if (input === null || input === void 0) return "";
	else if (typeof input === "string" || input instanceof String) return input;
	return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
	if (!Object.keys(annotationProperties).length) return {};
	return {
		title: annotationProperties.title,
		file: annotationProperties.file,
		line: annotationProperties.startLine,
		endLine: annotationProperties.endLine,
		col: annotationProperties.startColumn,
		endColumn: annotationProperties.endColumn
	};
}
// node_modules/@actions/core/lib/command.js
function issueCommand(command, properties, message) {
	const cmd = new Command(command, properties, message);
	process.stdout.write(cmd.toString() + os.EOL);
}
function issue$1(name, message = "") {
	issueCommand(name, {}, message);
}
var CMD_STRING = "::";
var Command = class {
	constructor(command, properties, message) {
		if (!command) command = "missing.command";
		this.command = command;
		this.properties = properties;
		this.message = message;
	}
	toString() {
		let cmdStr = CMD_STRING + this.command;
		if (this.properties && Object.keys(this.properties).length > 0) {
			cmdStr += " ";
			let first = true;
			for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
				const val = this.properties[key];
				if (val) {
					if (first) first = false;
					else cmdStr += ",";
					cmdStr += `${key}=${escapeProperty(val)}`;
				}
			}
		}
		cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
		return cmdStr;
	}
};
function escapeData(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(s) {
	return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!fs.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${crypto.randomUUID()}`;
	const convertedValue = toCommandValue(value);
	if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
	if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
	return `${key}<<${delimiter}${os.EOL}${convertedValue}${os.EOL}${delimiter}`;
}
// node_modules/@actions/core/lib/summary.js
var __awaiter$1 = function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
var { access: access$1, appendFile, writeFile: writeFile$1 } = promises;
var SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	filePath() {
		return __awaiter$1(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			const pathFromEnv = process.env[SUMMARY_ENV_VAR];
			if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			try {
				yield access$1(pathFromEnv, constants.R_OK | constants.W_OK);
			} catch (_a) {
				throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			this._filePath = pathFromEnv;
			return this._filePath;
		});
	}
	wrap(tag, content, attrs = {}) {
		const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
		if (!content) return `<${tag}${htmlAttrs}>`;
		return `<${tag}${htmlAttrs}>${content}</${tag}>`;
	}
	write(options) {
		return __awaiter$1(this, void 0, void 0, function* () {
			const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
			const filePath = yield this.filePath();
			yield (overwrite ? writeFile$1 : appendFile)(filePath, this._buffer, { encoding: "utf8" });
			return this.emptyBuffer();
		});
	}
	clear() {
		return __awaiter$1(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: true });
		});
	}
	stringify() {
		return this._buffer;
	}
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	emptyBuffer() {
		this._buffer = "";
		return this;
	}
	addRaw(text, addEOL = false) {
		this._buffer += text;
		return addEOL ? this.addEOL() : this;
	}
	addEOL() {
		return this.addRaw(EOL);
	}
	addCodeBlock(code, lang) {
		const attrs = Object.assign({}, lang && { lang });
		const element = this.wrap("pre", this.wrap("code", code), attrs);
		return this.addRaw(element).addEOL();
	}
	addList(items, ordered = false) {
		const tag = ordered ? "ol" : "ul";
		const listItems = items.map((item) => this.wrap("li", item)).join("");
		const element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	addTable(rows) {
		const tableBody = rows.map((row) => {
			const cells = row.map((cell) => {
				if (typeof cell === "string") return this.wrap("td", cell);
				const { header, data, colspan, rowspan } = cell;
				const tag = header ? "th" : "td";
				const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
				return this.wrap(tag, data, attrs);
			}).join("");
			return this.wrap("tr", cells);
		}).join("");
		const element = this.wrap("table", tableBody);
		return this.addRaw(element).addEOL();
	}
	addDetails(label, content) {
		const element = this.wrap("details", this.wrap("summary", label) + content);
		return this.addRaw(element).addEOL();
	}
	addImage(src, alt, options) {
		const { width, height } = options || {};
		const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
		const element = this.wrap("img", null, Object.assign({
			src,
			alt
		}, attrs));
		return this.addRaw(element).addEOL();
	}
	addHeading(text, level) {
		const tag = `h${level}`;
		const allowedTag = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(tag) ? tag : "h1";
		const element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	addSeparator() {
		const element = this.wrap("hr", null);
		return this.addRaw(element).addEOL();
	}
	addBreak() {
		const element = this.wrap("br", null);
		return this.addRaw(element).addEOL();
	}
	addQuote(text, cite) {
		const attrs = Object.assign({}, cite && { cite });
		const element = this.wrap("blockquote", text, attrs);
		return this.addRaw(element).addEOL();
	}
	addLink(text, href) {
		const element = this.wrap("a", text, { href });
		return this.addRaw(element).addEOL();
	}
};
var summary = new Summary();
var ExitCode;
(function(ExitCode) {
	ExitCode[ExitCode["Success"] = 0] = "Success";
	ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function setSecret(secret) {
	issueCommand("add-mask", {}, secret);
}
function getInput(name, options) {
	const val = process.env[`INPUT_${name.replace(/ /g, "_").toUpperCase()}`] || "";
	if (options && options.required && !val) throw new Error(`Input required and not supplied: ${name}`);
	if (options && options.trimWhitespace === false) return val;
	return val.trim();
}
function setOutput(name, value) {
	if (process.env["GITHUB_OUTPUT"] || "") return issueFileCommand("OUTPUT", prepareKeyValueMessage(name, value));
	process.stdout.write(os.EOL);
	issueCommand("set-output", { name }, toCommandValue(value));
}
function error$1(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice$1(message, properties = {}) {
	issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function startGroup(name) {
	issue$1("group", name);
}
function endGroup() {
	issue$1("endgroup");
}
function saveState$1(name, value) {
	if (process.env["GITHUB_STATE"] || "") return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
	issueCommand("save-state", { name }, toCommandValue(value));
}
// src/ci/context/context.ts
function hasOwnBase({ base, defaultBranch }) {
	return base !== void 0 && base.branch !== defaultBranch;
}
function describeContext(context) {
	const { event, refusal, branch, headSha, change, base, repositoryUrl } = context;
	const repository = /^https?:\/\/[^/]+\/(.+)$/.exec(repositoryUrl ?? "")?.[1];
	const place = repository === void 0 ? "" : `${repository} · `;
	if (refusal !== void 0) return `${place}nothing to scan; the policy is that of ${branch}`;
	const commit = headSha === void 0 ? "" : ` at ${headSha.slice(0, 12)}`;
	const pull = change?.number === void 0 ? "" : `pull request #${change.number}, `;
	const of = event === void 0 || event === "pull_request" ? "" : ` (${event})`;
	return `${place}${pull}${branch}${commit}${base === void 0 ? "" : ` ${change === void 0 && base.sha === void 0 ? "against" : "into"} ${base.branch}`}${of}`;
}
// src/errors.ts
var reasons = {
	settings: {
		meaning: "a setting is missing or malformed",
		effect: "always fails",
		hint: "Correct the settings and run again.",
		needsAction: true
	},
	fork: {
		meaning: "not scanned: pull request from a fork",
		effect: "fails",
		hint: "Gate forks without a key, with scan-gate run --embedded.",
		needsAction: true
	},
	"no-key": {
		meaning: "not scanned: no API key",
		effect: "fails",
		hint: "Set api-key from a secret; gate runs that get no secrets with scan-gate run --embedded.",
		needsAction: true
	},
	"wrong-ref": {
		meaning: "not scanned: there is no branch to scan",
		effect: "fails",
		hint: "Run the gate on branches and pull requests, or name the branch with the setting branch.",
		needsAction: true
	},
	moved: {
		meaning: "the branch moved, or its head could not be read",
		effect: "fails",
		hint: "Run the gate on the newer commit; reading the head needs the permission contents: read."
	},
	policy: {
		meaning: "the policy could not be read",
		effect: "fails",
		hint: "Look at where the policy is read from: config-file, policy-ref, and the permission contents: read.",
		needsAction: true
	},
	"not-found": {
		meaning: "the repository, branch or scan was not found",
		effect: "fails",
		hint: "Check repository-id, branch and scan-id, and what the key has access to.",
		needsAction: true
	},
	"foreign-repository": {
		meaning: "the repository at the service is another one",
		effect: "fails",
		hint: "Correct repository-id, or remove it to have the repository found by its address.",
		needsAction: true
	},
	auth: {
		meaning: "the service refused the API key",
		effect: "fails",
		hint: "Check api-key and its scopes.",
		needsAction: true
	},
	unavailable: {
		meaning: "the service could not be reached",
		effect: "fails",
		hint: "Run the gate again; check base-url, the network and the proxy settings when it stays so."
	},
	"rate-limited": {
		meaning: "the service asked to wait for too long",
		effect: "fails",
		hint: "Run the gate again later, or raise timeout-seconds."
	},
	"scan-failed": {
		meaning: "the scan failed",
		effect: "fails",
		hint: "Look at the scan at the service, then run the gate again."
	},
	timeout: {
		meaning: "the scan did not end in time",
		effect: "fails",
		hint: "Raise timeout-seconds, or judge the scan later with scan-id."
	},
	protocol: {
		meaning: "the service answered in a way that cannot be trusted",
		effect: "fails",
		hint: "Run the gate again; when it stays so, check base-url and tell those who run the service."
	},
	evidence: {
		meaning: "the evidence does not settle it",
		effect: "fails",
		hint: "The list of violations may lag behind the scan: run the gate again in a minute. If it stays so, compare the scan at the service with its violations.",
		isOfEvidence: true
	},
	"not-covered": {
		meaning: "nothing was scanned for a type that counts",
		effect: "fails",
		hint: "See what the scan says about its coverage, and have what counts scanned.",
		needsAction: true,
		isOfEvidence: true
	},
	"not-waited": {
		meaning: "the scan was started and not waited for",
		effect: "passes",
		hint: "Judge it later with scan-id."
	},
	publish: {
		meaning: "a file that was asked for could not be written",
		effect: "always fails",
		hint: "Name a file that can be written."
	},
	cancelled: {
		meaning: "the run was cancelled",
		effect: "always fails",
		hint: "Run the gate again."
	},
	internal: {
		meaning: "a fault of Scan Gate itself",
		effect: "always fails",
		hint: "Run the gate again; report the fault with this line when it stays so."
	}
};
var inconclusiveReasons = reasons;
var inconclusiveNames = Object.keys(inconclusiveReasons);
function isInconclusive(reason) {
	return Object.hasOwn(reasons, reason);
}
var hardReasons = inconclusiveNames.filter((name) => inconclusiveReasons[name].effect === "always fails");
var GateError = class extends Error {
	code;
	hint;
	reason;
	isAmbiguous;
	status;
	brief;
	constructor(code, message, details = {}) {
		super(message, details.cause === void 0 ? void 0 : { cause: details.cause });
		this.name = "GateError";
		this.code = code;
		this.hint = details.hint;
		this.reason = details.reason;
		this.isAmbiguous = details.isAmbiguous ?? false;
		this.status = details.status;
		this.brief = details.brief;
	}
};
function asGateError(value, code = "PROTOCOL") {
	if (value instanceof GateError) return value;
	const [line = ""] = (value instanceof Error ? value.message || value.name : String(value)).trim().split(/[\r\n]/, 1);
	return new GateError(code, `Unexpected error: ${line}`, {
		cause: value,
		reason: "internal"
	});
}
async function orAbsent(reading) {
	try {
		return await reading;
	} catch (error) {
		if (error instanceof GateError && error.code === "NOT_FOUND") return void 0;
		throw error;
	}
}
// src/git/configuration.ts
function readConfiguration(listed) {
	const fields = listed.split("\0");
	return Array.from({ length: Math.floor(fields.length / 2) }, (_, at) => fields.slice(2 * at, 2 * at + 2)).map(([scope = "", entry = ""]) => {
		const end = entry.indexOf("\n");
		return end < 0 ? {
			scope,
			name: entry,
			value: void 0
		} : {
			scope,
			name: entry.slice(0, end),
			value: entry.slice(end + 1)
		};
	});
}
var access = /^(?:remote\.origin\.(?:url|proxy|proxyauthmethod|promisor|partialclonefilter)|url\..*\.insteadof|http\..+|credential\..+|ssh\.variant|protocol\.version)$/s;
var userOnly = /^(?:core\.(?:sshcommand|gitproxy)|safe\.directory)$/;
function userEntries(entries) {
	return entries.filter(({ scope }) => scope === "system" || scope === "global").filter(({ name }) => access.test(name) || userOnly.test(name));
}
function repositoryEntries(entries, isBare) {
	return entries.filter(({ scope }) => scope === "local" || scope === "worktree").filter(({ name }) => isBare ? name === "remote.origin.url" : access.test(name));
}
function configurationText(entries) {
	return entries.map(entryText).join("");
}
function entryText({ name, value }) {
	const [first, last] = [name.indexOf("."), name.lastIndexOf(".")];
	const section = name.slice(0, first);
	const subsection = name.slice(first + 1, last);
	const head = first === last ? section : `${section} "${subsection.replaceAll(/["\\]/g, "\\$&")}"`;
	if (subsection.includes("\n")) return "";
	return `[${head}]\n\t${name.slice(last + 1)}${value === void 0 ? "" : ` = "${quoted(value)}"`}\n`;
}
function quoted(value) {
	return value.replaceAll(/["\\]/g, "\\$&").replaceAll("\n", "\\n").replaceAll("	", "\\t");
}
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
var originNames = [
	"SSH_AUTH_SOCK",
	"SSH_AGENT_PID",
	"DBUS_SESSION_BUS_ADDRESS",
	"XDG_RUNTIME_DIR",
	"XDG_DATA_HOME",
	"KRB5CCNAME",
	"HTTP_PROXY",
	"HTTPS_PROXY",
	"ALL_PROXY",
	"NO_PROXY",
	"http_proxy",
	"https_proxy",
	"all_proxy",
	"no_proxy",
	"SSL_CERT_FILE",
	"SSL_CERT_DIR",
	"CURL_CA_BUNDLE",
	"CI_JOB_TOKEN"
];
var names$2 = {
	machine: machineNames,
	user: [...machineNames, ...userNames],
	origin: [
		...machineNames,
		...userNames,
		...originNames
	]
};
function variablesFor(need, env, platform) {
	const fold = (name) => platform === "win32" ? name.toUpperCase() : name;
	const wanted = new Set(names$2[need].map(fold));
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
	const grounds = forbidden$1(machine, workTrees);
	const skipped = [];
	const folders = pathEntries(env, platform).filter((folder) => {
		const why = refusal$1(folder, grounds, platform);
		if (why !== void 0) skipped.push({
			folder,
			why
		});
		return why === void 0;
	});
	const { delimiter, join } = pathsOf$1(platform);
	const find = (name) => {
		for (const folder of folders) for (const ending of endings(platform)) {
			const file = join(folder, `${name}${ending}`);
			if (!isProgram(file, platform)) continue;
			const why = refusal$1(file, grounds, platform);
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
var pathsOf$1 = (platform) => platform === "win32" ? win32 : posix;
function pathEntries(env, platform) {
	if (platform !== "win32") return (env.PATH ?? "").split(posix.delimiter);
	return (Object.entries(env).find(([name]) => name.toUpperCase() === "PATH")?.[1] ?? "").split(win32.delimiter).map((folder) => folder.replace(/^"(.*)"$/, "$1"));
}
var endings = (platform) => platform === "win32" ? [".exe", ".com"] : [""];
function forbidden$1({ env, cwd, platform }, workTrees) {
	const home = env.HOME ?? env.USERPROFILE;
	const here = realPath(cwd);
	const holdsHome = home !== void 0 && isWithin(realPath(home), here, platform);
	const isRoot = pathsOf$1(platform).dirname(here) === here;
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
function refusal$1(path, grounds, platform) {
	if (!pathsOf$1(platform).isAbsolute(path)) return "not an absolute path";
	for (const name of [path, realPath(path)]) {
		if (/[\\/]node_modules[\\/]\.bin(?:[\\/]|$)/i.test(`${name}/`)) return "in node_modules/.bin";
		const ground = grounds.find(({ folder, isItselfOnly }) => isItselfOnly ? isSame$1(holderOf(name, platform), folder, platform) : isWithin(name, folder, platform));
		if (ground !== void 0) return ground.why;
	}
}
function holderOf(path, platform) {
	return isProgram(path, platform) ? pathsOf$1(platform).dirname(path) : path;
}
function isWithin(path, folder, platform) {
	const { relative, isAbsolute, sep } = pathsOf$1(platform);
	const way = relative(folded(folder, platform), folded(path, platform));
	return way === "" || way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
var isSame$1 = (path, folder, platform) => pathsOf$1(platform).relative(folded(folder, platform), folded(path, platform)) === "";
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
		if (platform !== "win32") accessSync(file, constants$1.X_OK);
		return true;
	} catch {
		return false;
	}
}
function notFound(name, skipped) {
	const left = skipped.map(({ folder, why }) => `${JSON.stringify(folder)} (${why})`).join(", ");
	return new GateError("CONFIG", `The program ${name} was not found on the PATH${left === "" ? "" : `; not looked for in ${left}`}`, {
		reason: "wrong-ref",
		hint: `Install ${name} outside the checkout, in a folder of the PATH.`
	});
}
// src/git/repository.ts
function findRepository(path) {
	const folder = realFolder(path);
	if (folder === void 0) return {
		checkout: void 0,
		bare: void 0
	};
	const checkout = above(folder);
	const own = checkout === void 0 ? [] : [checkout.gitFolder, checkout.commonFolder];
	return {
		checkout,
		bare: checkout?.top === folder || own.some((each) => folder === each || folder.startsWith(each + sep)) ? void 0 : atGitFolder(folder, void 0)
	};
}
function workTreesAround(path) {
	const top = findRepository(path).checkout?.top;
	return top === void 0 ? [] : [top, ...workTreesAround(dirname(top))];
}
function above(folder) {
	const entry = join(folder, ".git");
	const pointed = isFile(entry) ? pointedFolder(entry) : entry;
	const found = pointed === void 0 ? void 0 : atGitFolder(pointed, folder);
	if (found !== void 0) return found;
	const parent = dirname(folder);
	return isFile(entry) || parent === folder ? void 0 : above(parent);
}
function pointedFolder(file) {
	const [, target] = /^gitdir: (.+?)\r?\n?$/s.exec(textOf$4(file)) ?? [];
	return target === void 0 ? void 0 : resolve(dirname(file), target);
}
function atGitFolder(path, top) {
	const gitFolder = realFolder(path);
	if (gitFolder === void 0 || !isFile(join(gitFolder, "HEAD"))) return void 0;
	const commonFolder = realFolder(commonFolderOf(gitFolder));
	if (commonFolder === void 0) return void 0;
	return ["objects", "refs"].every((name) => realFolder(join(commonFolder, name)) !== void 0) ? {
		gitFolder,
		commonFolder,
		top
	} : void 0;
}
function commonFolderOf(gitFolder) {
	const file = join(gitFolder, "commondir");
	return isFile(file) ? resolve(gitFolder, textOf$4(file).trim()) : gitFolder;
}
function realFolder(path) {
	try {
		const real = realpathSync.native(path);
		return statSync(real).isDirectory() ? real : void 0;
	} catch {
		return;
	}
}
function isFile(path) {
	try {
		return statSync(path).isFile();
	} catch {
		return false;
	}
}
function textOf$4(file) {
	try {
		return readFileSync$1(file, "utf8");
	} catch {
		return "";
	}
}
// src/git/machine.ts
var machine = () => ({
	env,
	cwd: cwd(),
	platform
});
var known$4 = new Map();
function programsFor(folder) {
	const here = machine();
	const workTrees = [here.cwd, folder].flatMap(workTreesAround);
	const key = JSON.stringify([
		here.env.PATH,
		here.cwd,
		...workTrees
	]);
	const programs = known$4.get(key) ?? findPrograms(here, workTrees);
	known$4.set(key, programs);
	return programs;
}
function workerVariables(path) {
	return {
		...variablesFor("machine", env, platform),
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
	return new GateError("CONFIG", `${path} is not a git checkout or bare clone`, { hint: "Give the path of a folder that `git clone` or `git init` made, with at least one commit." });
}
function cannotStart(cause) {
	return new GateError("CONFIG", "The git program could not be started", { cause });
}
// src/git/origin.ts
async function withOrigin({ place, withObjects }, use) {
	const repository = await repositoryOf(place);
	const entries = await configurationOf(place, repository);
	const own = repositoryEntries(entries, repository.top === void 0).map((entry) => absolute(entry, repository));
	const counting = [...userEntries(entries), ...own];
	if (!counting.some(({ name }) => name === addressName)) return void 0;
	const folder = await mkdtemp(join(tmpdir(), "scan-gate-origin-"));
	try {
		const configurationFile = join(folder, "user");
		await writeFile(configurationFile, configurationText(userEntries(entries)), { mode: 384 });
		const path = join(folder, "bare");
		await makeRepository(path, [...formatOf(entries), ...own]);
		if (withObjects) await lendObjects(path, repository);
		const closed = {
			configurationFile,
			protocols: "none",
			folder: place.path
		};
		const address = await addressOf({
			...place,
			path,
			origin: closed
		}, counting);
		return await use({
			...place,
			path,
			origin: {
				...closed,
				protocols: protocolsOf(address)
			}
		});
	} finally {
		await rm(folder, {
			recursive: true,
			force: true,
			maxRetries: 3
		});
	}
}
async function configurationOf(place, { top }) {
	const listed = await askGit(place, [
		"config",
		"--list",
		"--show-scope",
		"-z",
		"--includes"
	], { mode: top === void 0 ? "user" : "owned" });
	return listed.code === 0 ? readConfiguration(listed.stdout.toString()) : [];
}
var addressName = "remote.origin.url";
function absolute(entry, { top, gitFolder }) {
	const { name, value } = entry;
	if (name !== addressName || value === void 0 || !/^\.\.?[\\/]/.test(value)) return entry;
	return {
		...entry,
		value: resolve(top ?? gitFolder, value)
	};
}
async function makeRepository(path, entries) {
	await mkdir(join(path, "objects/info"), {
		recursive: true,
		mode: 448
	});
	await mkdir(join(path, "refs/heads"), {
		recursive: true,
		mode: 448
	});
	await writeFile(join(path, "HEAD"), "ref: refs/heads/none\n");
	await writeFile(join(path, "config"), configurationText(entries), { mode: 384 });
}
function formatOf(entries) {
	const isLocal = ({ scope, name }) => scope === "local" && /^extensions\.(?:objectformat|partialclone)$/.test(name);
	return [...[{
		scope: "local",
		name: "core.repositoryformatversion",
		value: "1"
	}, {
		scope: "local",
		name: "core.bare",
		value: "true"
	}], ...entries.filter(isLocal)];
}
async function lendObjects(path, { commonFolder }) {
	await writeFile(join(path, "objects/info/alternates"), `${JSON.stringify(join(commonFolder, "objects"))}\n`);
	await copyFile(join(commonFolder, "shallow"), join(path, "shallow")).catch((error) => {
		if (error.code !== "ENOENT") throw error;
	});
}
var remoteProtocols = "https:http:ssh:git";
async function addressOf(place, entries) {
	const written = entries.find(({ name }) => name === addressName)?.value ?? "";
	if (!entries.some(({ name }) => name.endsWith(".insteadof"))) return written;
	const { stdout } = await askGit(place, [
		"ls-remote",
		"--get-url",
		"origin"
	]);
	return stdout.toString().trim();
}
function protocolsOf(address) {
	return (/^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? !/^file:/i.test(address) : /^[^/\\]{2,}:/.test(address)) ? remoteProtocols : "file";
}
// src/git/files.ts
function gitIn(folder) {
	return (...args) => runGit(args, folder);
}
function commitSha(name, git) {
	return git("rev-parse", "--quiet", "--verify", `${name}^{commit}`);
}
function isFullSha(text) {
	return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
}
var localMs = 3e4;
var modes = { remote: "user" };
async function runGit(args, folder, timeoutMs = localMs) {
	const place = placeOf$1(folder, timeoutMs);
	if (!isRepository(place.path)) return void 0;
	const [command = ""] = args;
	if (command === "ls-remote" && place.origin === void 0) return orFailed(withOrigin({
		place,
		withObjects: false
	}, (origin) => output(origin, args)));
	return output(place, args, modes[command]);
}
async function orFailed(work) {
	try {
		return await work;
	} catch (error) {
		if (error instanceof GateError && (error.code === "CANCELLED" || error.code === "PROTOCOL")) return void 0;
		throw error;
	}
}
function placeOf$1(folder, timeoutMs) {
	const timeout = AbortSignal.timeout(timeoutMs);
	if (typeof folder === "string") return {
		path: folder,
		signal: timeout
	};
	return {
		...folder,
		signal: AbortSignal.any([folder.signal, timeout])
	};
}
function isRepository(path) {
	if (!existsSync$1(path)) throw new GateError("CONFIG", `git could not be run in ${path}`, {
		reason: "wrong-ref",
		hint: "Install git, and run the command in a folder that exists."
	});
	const { checkout, bare } = findRepository(path);
	return checkout !== void 0 || bare !== void 0;
}
function output(place, args, mode) {
	return orFailed(askGit(place, args, { mode }).then(({ code, stdout }) => code === 0 ? stdout.toString().trim() : void 0));
}
function commitText(sha, ref) {
	const short = sha.slice(0, 12);
	const name = ref?.replace(/^(?:refs\/)?(?:heads|tags|remotes\/origin)\//, "");
	return name === void 0 || sha.startsWith(name) ? `commit ${short}` : `${name} at ${short}`;
}
var textCapBytes = 1048576;
function readFileAt(folder, ref, path) {
	return withMissingObjects(folder, (whole) => fileAt(whole, ref, path));
}
async function fileAt(cwd, ref, path) {
	const sha = await commitAt(cwd, ref);
	const listed = await rawGit([
		"ls-tree",
		"-z",
		"--full-tree",
		sha,
		"--",
		path
	], cwd);
	const [, kind, object] = /^\d+ (\w+) ([0-9a-f]+)\t/.exec(listed.toString()) ?? [];
	if (object === void 0) return void 0;
	if (kind !== "blob") throw new GateError("PROTOCOL", `${path} is no file at ${commitText(sha, ref)}`);
	const content = await rawGit([
		"cat-file",
		"blob",
		object
	], cwd);
	try {
		return {
			text: new TextDecoder("utf-8", { fatal: true }).decode(content),
			at: commitText(sha, ref)
		};
	} catch (error) {
		throw new GateError("PROTOCOL", `${path} is not UTF-8 at ${commitText(sha, ref)}`, { cause: error });
	}
}
async function commitAt(cwd, ref) {
	const shaOf = (name) => commitSha(name, gitIn(cwd));
	const isExact = ref.startsWith("refs/") || isFullSha(ref);
	const [, kind, name = ref] = /^(?:(heads|tags)\/)?(.*)$/s.exec(ref) ?? [];
	const branches = [`refs/remotes/origin/${name}`, `refs/heads/${name}`];
	const branch = isExact || kind === "tags" ? void 0 : await shaOf(branches[0] ?? "") ?? await shaOf(branches[1] ?? "");
	const tag = isExact || kind === "heads" ? void 0 : await shaOf(`refs/tags/${name}`);
	if (branch !== void 0 && tag !== void 0) throw new GateError("CONFIG", `${name} is a branch and a tag`, { hint: `Write heads/${name} or tags/${name}.` });
	const found = isExact ? await shaOf(ref) : branch ?? tag;
	if (found !== void 0) return found;
	throw new GateError("NOT_FOUND", `The checkout has no commit for ${ref}`, { hint: `Fetch it (git fetch origin ${name}), or name another one with policy-ref.` });
}
async function rawGit(args, folder) {
	const place = placeOf$1(folder, localMs);
	const fault = (details) => new GateError("PROTOCOL", `git ${args[0]} failed in ${place.path}`, details);
	const answer = await askGit(place, args, { capBytes: textCapBytes }).catch((cause) => {
		throw fault({ cause });
	});
	if (answer.code !== 0) throw fault({ cause: new Error(answer.stderr.trim()) });
	return answer.stdout;
}
async function withMissingObjects(folder, read) {
	if (typeof folder !== "string" && folder.origin !== void 0 || !await isPartial(folder)) return read(folder);
	const found = await withOrigin({
		place: placeOf$1(folder, fetchMs),
		withObjects: true
	}, async (origin) => ({ value: await read(origin) }));
	return found === void 0 ? read(folder) : found.value;
}
var fetchMs = 18e4;
async function fetchBranch({ folder, branch, isShallow, known }, use) {
	return withOrigin({
		place: placeOf$1(folder, fetchMs),
		withObjects: !isShallow
	}, async (origin) => {
		if (known !== void 0) await output(origin, [
			"update-ref",
			"refs/known",
			known
		]);
		await output(origin, [
			"fetch",
			...[
				"--quiet",
				"--no-tags",
				"--refmap=",
				...isShallow ? ["--depth=1"] : []
			],
			"origin",
			`+refs/heads/${branch}:${fetchedRef}`
		]);
		const sha = await commitSha(fetchedRef, gitIn(origin));
		return sha === void 0 ? void 0 : use(origin, sha);
	});
}
var fetchedRef = "refs/heads/fetched";
async function isPartial(folder) {
	return await runGit([
		"config",
		"--get-regexp",
		String.raw`^(extensions\.partialclone|remote\..*\.promisor)$`
	], folder) !== void 0;
}
async function isCheckout(folder) {
	const { checkout, bare } = findRepository(folder);
	if (checkout === void 0 && bare !== void 0) throw unreadable$1(folder, "it is a bare clone, which has no checkout");
	if (checkout === void 0 && !hasGitFolder(folder)) return false;
	if (checkout === void 0) throw unreadable$1(folder, "its .git is no repository");
	const answer = await askGit(placeOf$1(folder, localMs), ["rev-parse", "--git-dir"], { mode: "owned" });
	if (answer.code === 0) return true;
	const [why = ""] = answer.stderr.replace(/^fatal: /, "").split("\n");
	throw unreadable$1(folder, why || "it does not answer");
}
async function isSubmodule(folder) {
	const top = findRepository(folder).checkout?.top;
	const around = top === void 0 ? void 0 : findRepository(dirname(top)).checkout?.top;
	if (top === void 0 || around === void 0) return false;
	const path = relative(around, top).replaceAll("\\", "/");
	const git = gitIn(around);
	const [staged, committed] = await Promise.all([git("ls-files", "--stage", "-z", "--", path), git("ls-tree", "-z", "--full-tree", "HEAD", "--", path)]);
	return [staged, committed].some((list) => list?.startsWith("160000 ") === true);
}
function unreadable$1(folder, why) {
	return new GateError("CONFIG", `git cannot read the checkout ${folder}: ${why}`, {
		reason: "policy",
		hint: `Let git read it; a checkout of another user needs git config --global --add safe.directory ${folder}`
	});
}
function hasGitFolder(folder) {
	if (existsSync$1(join(folder, ".git"))) return true;
	const above = dirname(folder);
	return above !== folder && hasGitFolder(above);
}
// src/report/neutral.ts
var messageLimit = 4096;
var hidden$1 = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
var lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
var gap = "&#8203;";
function neutralLine(text, maxLength = messageLimit) {
	return cut(text.slice(0, maxLength + 1).replaceAll(hidden$1, pictureOf).replaceAll(/\p{Zs}/gu, " ").replaceAll(/##(?=\w*\[)/g, "## ").replace(/^( *):(?=:)/, "$1: "), maxLength);
}
function neutralBlock(text, maxLength = messageLimit) {
	return cut(text.slice(0, maxLength + 1).split(lineBreak).map((line) => neutralLine(line.replaceAll("	", "  ")).trimEnd()).join("\n").replace(/^\n+/, "").trimEnd(), maxLength).trimEnd();
}
var inlineEscapes = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"|": "&#124;",
	"@": `@${gap}`,
	"#": `#${gap}`,
	":": `:${gap}`,
	$: "<span>$</span>"
};
var plainWord = /[^\s"'()<>[\]{}`|\\,;*~$]+/g;
var risk = /[0-9a-f]{7,}|www\.|GH-\d|#\d|:\/\/|@[\w-]|:[\w+-]+:/i;
function markdownText(text, maxLength = 500) {
	const line = neutralLine(text, maxLength).trim();
	let [shown, from] = ["", 0];
	for (const { 0: word, index } of line.matchAll(plainWord)) {
		const code = risk.test(word) ? word.replace(/[.:!?]+$/, "") : "";
		if (/[`\\]/.test(`${line[index - 1] ?? ""}${line[index + code.length] ?? ""}`) || !risk.test(code)) continue;
		shown += `${escapeInline(line.slice(from, index))}\`${code}\``;
		from = index + code.length;
	}
	return shown + escapeInline(line.slice(from));
}
function escapeInline(text) {
	return text.replaceAll(/[0-9a-f]{7,}|www(?=\.)|GH-(?=\d)|#(?=\d)|:(?=\/\/|[\w+-]+:)|[&<>|@$\\`*_[\]~]/gi, (match) => inlineEscapes[match] ?? escapeMatch(match)).replace(/^[#+=:/!-]/, "\\$&").replace(/^(\d{1,9})([.)])(?= |$)/, "$1\\$2").replace(/^\d{1,9}$/, `$&${gap}`);
}
function escapeMatch(match) {
	if (match.length === 1) return `\\${match}`;
	if (/^[0-9a-f]+$/i.test(match)) return match.replaceAll(/.{6}(?=.)/g, `$&${gap}`);
	return `${match}${gap}`;
}
function markdownCode(text, maxLength = 300) {
	const code = neutralLine(text, maxLength).trim();
	if (code === "") return "";
	const run = longestRun(code);
	if (code.includes("|") || run > 9) return `<code>${escapeInline(code)}</code>`;
	const fence = "`".repeat(run + 1);
	const pad = code.startsWith("`") || code.endsWith("`") ? " " : "";
	return `${fence}${pad}${code}${pad}${fence}`;
}
function markdownFence(text, maxLength = 4e3, language = "text") {
	const block = neutralBlock(text, maxLength);
	const fence = "`".repeat(Math.max(3, longestRun(block) + 1));
	return `${fence}${language}\n${block}\n${fence}`;
}
function markdownBlock(text, maxLength = 2e3) {
	const block = neutralBlock(text, maxLength);
	return block.includes("\n") ? markdownFence(block, maxLength) : markdownText(block, maxLength);
}
function jsonText(value) {
	return `${JSON.stringify(value, null, 2)}\n`.replaceAll(/[\u007f-\u009f\p{Cf}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, unicodeEscapes).replaceAll(/#(?=#\w*\[)/g, "\\u0023");
}
function cut(text, maxLength) {
	if (text.length <= maxLength) return text;
	return `${text.slice(0, Math.max(0, maxLength - 1)).replace(/[\ud800-\udbff]$/, "")}…`;
}
function pictureOf(character) {
	const code = character.codePointAt(0) ?? 0;
	if (character === "	") return " ";
	if (code < 32) return String.fromCodePoint(9216 + code);
	return code === 127 ? "␡" : `\\u{${code.toString(16)}}`;
}
function unicodeEscapes(text) {
	return text.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
function longestRun(text) {
	return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
// src/ci/remote.ts
async function branchNow(branch, git) {
	const ref = `refs/heads/${branch}`;
	const listed = await git("ls-remote", "origin", ref);
	if (listed === void 0) return { kind: "unknown" };
	const line = listed.split("\n").find((each) => each.endsWith(`\t${ref}`));
	return line === void 0 ? { kind: "absent" } : {
		kind: "at",
		sha: line.split("	")[0] ?? ""
	};
}
async function remoteHasTag(name, git) {
	const listed = await git("ls-remote", "origin", `refs/tags/${name}`);
	if (listed === void 0) throw unanswered();
	return listed.split("\n").some((line) => line.endsWith(`\trefs/tags/${name}`));
}
async function remoteHead(branch, git) {
	const head = await branchNow(branch, git);
	if (head.kind === "at") return head.sha;
	if (head.kind === "unknown") throw unanswered();
	throw new GateError("NOT_FOUND", `There is no branch ${branch} at origin`, { hint: "Push the branch." });
}
function unanswered() {
	return new GateError("UNAVAILABLE", "git could not ask origin", { hint: "Let git in this job read the remote: keep the credentials of the checkout (Azure Pipelines: persistCredentials: true), or give it others." });
}
async function defaultBranchOf(git) {
	const answer = await git("ls-remote", "--symref", "origin", "HEAD") ?? "";
	return /^ref: refs\/heads\/(.+)\tHEAD$/m.exec(answer)?.[1];
}
async function withRemoteBranch(branch, cwd, use) {
	const git = gitIn(cwd);
	const sha = await remoteHead(branch, git);
	if (await git("cat-file", "-e", `${sha}^{commit}`) !== void 0) return use(cwd, sha);
	const fetched = await fetchBranch({
		folder: cwd,
		branch,
		isShallow: true
	}, async (folder, at) => ({ value: await use(folder, at) }));
	if (fetched === void 0) throw unanswered();
	return fetched.value;
}
// src/ci/repository-url.ts
var hostAliases = {
	"www.github.com": "github.com",
	"ssh.github.com": "github.com",
	"altssh.gitlab.com": "gitlab.com",
	"altssh.bitbucket.org": "bitbucket.org"
};
var remoteScheme = /^(?:https?|ssh|git|git\+ssh|ssh\+git|git\+https?):\/\//i;
var scpForm = /^(?:[\w.-]+@([\w.-]+)|([\w-]+(?:\.[\w-]+)+)):\/*([^:]+)$/;
var schemeless = /^[\w-]+(?:\.[\w-]+)+\/[^:]+$/;
var unusable = /[\s\p{Cc}\p{Cf}?#]/u;
function foldRepositoryUrl(url, githubHost) {
	const parsed = parse$6(url);
	if (parsed === void 0 || parsed.host === "") return parsed;
	return isGithub(parsed.host, githubHost) ? {
		host: parsed.host,
		path: parsed.path.toLowerCase()
	} : parsed;
}
function sameRepository(a, b, githubHost) {
	const first = foldRepositoryUrl(a, githubHost);
	const second = foldRepositoryUrl(b, githubHost);
	return first !== void 0 && first.host === second?.host && first.path === second.path;
}
function plainRepositoryUrl(url) {
	const parsed = parse$6(url);
	if (parsed === void 0) return void 0;
	if (parsed.host !== "") return `https://${parsed.host}/${parsed.path}`;
	return parsed.path.startsWith("/") ? `file://${encodeURI(parsed.path).replace(/[?#]/g, encodeURIComponent)}` : void 0;
}
function parse$6(url) {
	if (!url.isWellFormed()) return void 0;
	if (/^(?:\/(?!\/)|[A-Za-z]:[\\/])/.test(url)) return /\p{Cc}/u.test(url) ? void 0 : {
		host: "",
		path: url
	};
	if (unusable.test(url) || url.includes("\\")) return void 0;
	if (/^file:/i.test(url)) return parseFile(url);
	if (remoteScheme.test(url)) return parseRemote(url.replace(remoteScheme, ""));
	if (url.includes("://")) return void 0;
	const [, userHost, bareHost, path] = scpForm.exec(url) ?? [];
	if (path !== void 0) return parseRemote(`${userHost ?? bareHost}/${path}`);
	return schemeless.test(url) ? parseRemote(url) : void 0;
}
function parseFile(url) {
	if (!URL.canParse(url)) return void 0;
	const { host, pathname } = new URL(url);
	if (host !== "" || pathname === "/") return void 0;
	try {
		return {
			host: "",
			path: decodeURIComponent(pathname)
		};
	} catch {
		return;
	}
}
function parseRemote(address) {
	if (address.startsWith("/") || !URL.canParse(`https://${address}`)) return void 0;
	const { hostname, pathname } = new URL(`https://${address}`);
	const path = pathname.replace(/^\/+|\/+$/g, "").replace(/\.git$/i, "").replace(/\/+$/, "");
	if (path === "" || path.includes("//")) return void 0;
	const host = hostname.replace(/\.$/, "");
	return host === "" ? void 0 : {
		host: hostAliases[host] ?? host,
		path
	};
}
function isGithub(host, githubHost) {
	return host === "github.com" || host.endsWith(".ghe.com") || host === githubHost?.toLowerCase();
}
// src/ci/systems/system.ts
function textOf$3(value) {
	return value === void 0 || value.trim() === "" ? void 0 : value.trim();
}
function numberOf(value) {
	const number = Number(textOf$3(value));
	return Number.isInteger(number) && number > 0 ? number : void 0;
}
function booleanOf$1(value) {
	const text = textOf$3(value)?.toLowerCase();
	return text === "true" ? true : text === "false" ? false : void 0;
}
function shaOf(value) {
	return /^[0-9a-f]{12,64}$/.test(value ?? "") ? value : void 0;
}
function branchOf$1(ref) {
	const text = textOf$3(ref);
	if (text?.startsWith("refs/heads/")) return text.slice(11);
	return text?.startsWith("refs/") ? void 0 : text;
}
// src/ci/systems/azure.ts
var azure = {
	id: "azure",
	name: "Azure Pipelines",
	isHere: (env) => env.TF_BUILD === "True",
	facts: (env) => {
		const isPull = Boolean(env.SYSTEM_PULLREQUEST_PULLREQUESTID || env.SYSTEM_PULLREQUEST_PULLREQUESTNUMBER);
		const ref = env.BUILD_SOURCEBRANCH ?? "";
		return {
			branch: branchOf$1(isPull ? env.SYSTEM_PULLREQUEST_SOURCEBRANCH : ref),
			tag: ref.startsWith("refs/tags/") ? ref.slice(10) : void 0,
			headSha: shaOf(isPull ? env.SYSTEM_PULLREQUEST_SOURCECOMMITID : env.BUILD_SOURCEVERSION),
			builtSha: shaOf(env.BUILD_SOURCEVERSION),
			isChange: isPull,
			pullRequest: numberOf(env.SYSTEM_PULLREQUEST_PULLREQUESTNUMBER) ?? numberOf(env.SYSTEM_PULLREQUEST_PULLREQUESTID),
			baseBranch: branchOf$1(env.SYSTEM_PULLREQUEST_TARGETBRANCH),
			isForkOfOrigin: true,
			isFork: isPull ? env.SYSTEM_PULLREQUEST_ISFORK?.toLowerCase() === "true" : void 0,
			repositoryUrl: textOf$3(env.BUILD_REPOSITORY_URI)
		};
	}
};
// src/ci/systems/bitbucket.ts
var bitbucket = {
	id: "bitbucket",
	name: "Bitbucket Pipelines",
	isHere: (env) => Boolean(env.BITBUCKET_BUILD_NUMBER),
	facts: (env) => ({
		branch: textOf$3(env.BITBUCKET_BRANCH),
		tag: textOf$3(env.BITBUCKET_TAG),
		headSha: shaOf(env.BITBUCKET_COMMIT),
		isChange: Boolean(env.BITBUCKET_PR_ID),
		pullRequest: numberOf(env.BITBUCKET_PR_ID),
		baseBranch: textOf$3(env.BITBUCKET_PR_DESTINATION_BRANCH),
		repositoryUrl: textOf$3(env.BITBUCKET_GIT_HTTP_ORIGIN),
		isPublic: env.BITBUCKET_REPO_IS_PRIVATE === void 0 ? void 0 : env.BITBUCKET_REPO_IS_PRIVATE === "false"
	})
};
// src/ci/systems/buildkite.ts
var buildkite = {
	id: "buildkite",
	name: "Buildkite",
	isHere: (env) => env.BUILDKITE === "true",
	facts: (env) => {
		const pullRequest = numberOf(env.BUILDKITE_PULL_REQUEST);
		return {
			branch: textOf$3(env.BUILDKITE_BRANCH),
			tag: textOf$3(env.BUILDKITE_TAG),
			headSha: shaOf(env.BUILDKITE_COMMIT),
			isChange: false,
			isForkOfOrigin: true,
			pullRequest,
			isDraft: booleanOf$1(env.BUILDKITE_PULL_REQUEST_DRAFT),
			baseBranch: textOf$3(env.BUILDKITE_PULL_REQUEST_BASE_BRANCH),
			isFork: pullRequest === void 0 ? void 0 : isFork(env.BUILDKITE_PULL_REQUEST_REPO, env.BUILDKITE_REPO),
			repositoryUrl: textOf$3(env.BUILDKITE_REPO)
		};
	}
};
function isFork(source, own) {
	const [theirs, ours] = [source || own, own].map((url) => foldRepositoryUrl(url ?? "")?.path.toLowerCase());
	return theirs === void 0 || theirs !== ours;
}
// src/ci/systems/circleci.ts
var circleci = {
	id: "circleci",
	name: "CircleCI",
	isHere: (env) => env.CIRCLECI === "true",
	facts: (env) => {
		const branch = textOf$3(env.CIRCLE_BRANCH);
		return {
			branch,
			tag: textOf$3(env.CIRCLE_TAG),
			headSha: shaOf(env.CIRCLE_SHA1),
			isChange: false,
			isForkOfOrigin: true,
			pullRequest: numberOf(env.CIRCLE_PULL_REQUEST?.split("/").at(-1)),
			author: textOf$3(env.CIRCLE_PR_USERNAME),
			isFork: Boolean(env.CIRCLE_PR_REPONAME) || /^pull\/\d+$/.test(branch ?? ""),
			repositoryUrl: textOf$3(env.CIRCLE_REPOSITORY_URL)
		};
	}
};
// src/ci/systems/gitlab.ts
var gitlab = {
	id: "gitlab",
	name: "GitLab CI",
	isHere: (env) => env.GITLAB_CI === "true",
	facts: (env) => ({
		...env.CI_MERGE_REQUEST_IID ? mergeRequest(env) : branch$1(env),
		defaultBranch: textOf$3(env.CI_DEFAULT_BRANCH),
		repositoryUrl: textOf$3(env.CI_PROJECT_URL),
		isPublic: env.CI_PROJECT_VISIBILITY === void 0 ? void 0 : env.CI_PROJECT_VISIBILITY === "public"
	})
};
function mergeRequest(env) {
	return {
		branch: textOf$3(env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME),
		headSha: shaOf(env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA) ?? headOfDetached(env),
		builtSha: shaOf(env.CI_COMMIT_SHA),
		isChange: true,
		pullRequest: numberOf(env.CI_MERGE_REQUEST_IID),
		isDraft: booleanOf$1(env.CI_MERGE_REQUEST_DRAFT),
		baseBranch: textOf$3(env.CI_MERGE_REQUEST_TARGET_BRANCH_NAME),
		isFork: env.CI_MERGE_REQUEST_SOURCE_PROJECT_ID !== env.CI_MERGE_REQUEST_PROJECT_ID,
		isForkOfOrigin: env.CI_PROJECT_ID !== void 0 && env.CI_PROJECT_ID === env.CI_MERGE_REQUEST_PROJECT_ID
	};
}
function headOfDetached(env) {
	return ["merged_result", "merge_train"].includes(env.CI_MERGE_REQUEST_EVENT_TYPE ?? "") ? void 0 : shaOf(env.CI_COMMIT_SHA);
}
function branch$1(env) {
	return {
		branch: textOf$3(env.CI_COMMIT_BRANCH),
		tag: textOf$3(env.CI_COMMIT_TAG),
		headSha: shaOf(env.CI_COMMIT_SHA),
		isChange: false,
		pullRequest: openMergeRequest(env)
	};
}
function openMergeRequest(env) {
	return numberOf((env.CI_OPEN_MERGE_REQUESTS ?? "").split(",").find((each) => each.startsWith(`${env.CI_PROJECT_PATH ?? ""}!`))?.split("!")[1]);
}
// src/ci/systems/jenkins.ts
var jenkins = {
	id: "jenkins",
	name: "Jenkins",
	isHere: (env) => Boolean(env.JENKINS_URL || env.CHANGE_ID || env.BUILD_TAG?.startsWith("jenkins-")),
	facts: (env) => {
		const isChange = Boolean(env.CHANGE_ID);
		const built = env.TAG_NAME ? void 0 : branchOf$1(env.BRANCH_NAME) ?? branchOf$1(env.GIT_BRANCH)?.replace(/^origin\//, "");
		return {
			branch: isChange ? textOf$3(env.CHANGE_BRANCH) : built,
			tag: textOf$3(env.TAG_NAME),
			headSha: isChange ? void 0 : shaOf(env.GIT_COMMIT),
			builtSha: shaOf(env.GIT_COMMIT),
			isChange,
			pullRequest: numberOf(env.CHANGE_ID),
			author: textOf$3(env.CHANGE_AUTHOR),
			baseBranch: textOf$3(env.CHANGE_TARGET),
			defaultBranch: env.BRANCH_IS_PRIMARY === "true" ? built : void 0,
			isFork: isChange ? Boolean(env.CHANGE_FORK) : void 0,
			repositoryUrl: textOf$3(env.GIT_URL)
		};
	}
};
// src/ci/systems/registry.ts
var ciMarks = [
	...[
		"CI",
		"CONTINUOUS_INTEGRATION",
		"BUILD_NUMBER",
		"BUILD_TAG"
	],
	...[
		"GITHUB_ACTIONS",
		"GITLAB_CI",
		"TF_BUILD",
		"BITBUCKET_BUILD_NUMBER",
		"CIRCLECI",
		"BUILDKITE",
		"JENKINS_URL"
	],
	...[
		"TEAMCITY_VERSION",
		"CODEBUILD_BUILD_ID",
		"bamboo_buildKey",
		"GO_PIPELINE_NAME",
		"HARNESS_BUILD_ID"
	],
	...[
		"APPVEYOR",
		"CIRRUS_CI",
		"DRONE",
		"SEMAPHORE",
		"TRAVIS"
	]
];
function ciMark(env) {
	return ciMarks.find((name) => Boolean(env[name]) && env[name] !== "false");
}
var ciSystems = [
	gitlab,
	azure,
	bitbucket,
	circleci,
	buildkite,
	jenkins,
	{
		id: "other",
		name: "a CI system",
		isHere: (env) => ciMark(env) !== void 0,
		facts: () => ({})
	}
];
var unattended = {
	id: "unattended",
	name: "a run without a terminal"
};
function readCiRun(env) {
	const system = ciSystems.find((each) => each.isHere(env));
	return system === void 0 ? void 0 : {
		id: system.id,
		name: system.name,
		...system.facts(env)
	};
}
// src/ci/context/checkout.ts
async function checkedOutBranch(git) {
	return withoutPrefix(await git("symbolic-ref", "--quiet", "HEAD"), "refs/heads/");
}
async function knownDefaultBranch(git) {
	return withoutPrefix(await git("symbolic-ref", "--quiet", "refs/remotes/origin/HEAD"), "refs/remotes/origin/");
}
function withoutPrefix(ref, prefix) {
	return ref?.startsWith(prefix) ? ref.slice(prefix.length) : void 0;
}
function checkCommit(head, path, expected) {
	if (expected.includes(head)) return;
	throw new GateError("CONFIG", `The checkout ${path} stands at ${head.slice(0, 12)}, which is not the commit of this event`, {
		reason: "moved",
		hint: "Check out the commit of the event (actions/checkout does) before the gate."
	});
}
async function checkBuilt(ci, path) {
	const named = [ci.headSha, ci.builtSha].filter((sha) => sha !== void 0);
	if (named.length === 0) return;
	const git = gitIn(path);
	const shaOf = (name) => commitSha(name, git);
	const head = await shaOf("HEAD") ?? "";
	const isMerge = await shaOf("HEAD^2") !== void 0;
	if (![head, ...await Promise.all((isMerge ? ["HEAD^1", "HEAD^2"] : []).map(shaOf))].some((sha) => named.some((each) => sha?.startsWith(each)))) checkCommit(head, path, []);
}
async function builtCommit({ headSha: named }, git) {
	if (named === void 0 || isFullSha(named)) return named;
	const sha = await commitSha(named, git);
	return sha?.startsWith(named) ? sha : void 0;
}
async function heldCommit(branch, { isChange }, git) {
	const side = isChange === true ? await commitSha("HEAD^2", git) : void 0;
	if (side === void 0) return commitSha("HEAD", git);
	const head = await branchNow(branch, git);
	return head.kind === "at" && head.sha === side ? side : commitSha("HEAD", git);
}
// src/ci/context/source-rules.ts
function githubSources(subject, pullRequest, policy) {
	return {
		head: {
			kind: "github",
			branch: subject.branch
		},
		trustedPolicy: githubPolicy(subject, policy),
		judgedPolicy: {
			kind: "github",
			ref: judgedRef(subject)
		},
		diff: githubDiff(subject, {
			pullRequest,
			headSha: subject.headSha
		})
	};
}
function refusedSources(trustedPolicy) {
	return {
		head: void 0,
		trustedPolicy,
		judgedPolicy: void 0,
		diff: void 0
	};
}
function heldSources(subject, { path, ...proposed }, policy) {
	return {
		head: path === void 0 ? void 0 : {
			kind: "checkout",
			path
		},
		trustedPolicy: presentPolicy(subject, path, policy),
		judgedPolicy: checkoutPolicy(subject, path),
		diff: githubDiff(subject, proposed)
	};
}
function githubDiff({ base, headSha }, proposed) {
	const { pullRequest: number, headSha: proposedSha } = proposed;
	if (number !== void 0) return {
		kind: "pull-request",
		number,
		base,
		headSha: proposedSha
	};
	if (base === void 0 || headSha === void 0) return void 0;
	return {
		kind: "comparison",
		baseSha: base.sha,
		baseBranch: base.branch,
		headSha
	};
}
function githubPolicy(subject, { ref }) {
	if (ref !== void 0) return {
		kind: "github",
		ref
	};
	if (subject.defaultBranch !== void 0) return {
		kind: "github",
		ref: `heads/${subject.defaultBranch}`
	};
	return {
		kind: "unreadable",
		why: new GateError("CONFIG", "The event does not say which branch is the default one", { hint: "Set policy-ref to the branch that holds the policy." })
	};
}
function presentPolicy(subject, path, policy) {
	const source = githubPolicy(subject, policy);
	const { trust, defaultBranch: branch, headSha: sha } = subject;
	const isOwn = trust === "own" && policy.ref === void 0;
	if (source.kind !== "github" || !isOwn || path === void 0 || branch === void 0 || sha === void 0) return source;
	return {
		...source,
		otherwise: {
			path,
			branch,
			sha
		}
	};
}
function judgedRef({ headSha, branch }) {
	return headSha ?? `heads/${branch}`;
}
function checkoutPolicy({ headSha, branch }, path) {
	if (path !== void 0) return {
		kind: "checkout",
		path,
		ref: headSha ?? branch,
		otherwise: "HEAD"
	};
	return {
		kind: "unreadable",
		why: new GateError("NOT_FOUND", "There is no checkout here to read it from", { hint: "Run the gate in a checkout of the repository, or name a central policy: config-file owner/repo/path@ref." })
	};
}
function pipelineSources(subject, origin, policy) {
	const { path, ci, judged, isRefused } = origin;
	if (path === void 0 && (ci === void 0 || policy.isCentral)) return refusedSources(void 0);
	const judgedPolicy = checkoutPolicy(subject, path);
	const trustedPolicy = path === void 0 || subject.trust === "own" && policy.ref === void 0 ? judgedPolicy : originPolicy(subject, {
		path,
		ci
	}, policy);
	if (isRefused || path === void 0) return refusedSources(trustedPolicy);
	const alone = judged.kind === "commit" ? judged.defaultBranch : void 0;
	return {
		head: judged.kind === "branch" ? {
			kind: "origin",
			path,
			branch: subject.branch
		} : {
			kind: "checkout",
			path
		},
		trustedPolicy,
		judgedPolicy,
		diff: checkoutDiff(ci === void 0 ? {
			...subject,
			base: void 0
		} : subject, {
			path,
			alone
		})
	};
}
function originPolicy({ defaultBranch }, { path, ci }, { ref }) {
	if (ref !== void 0 && (ci === void 0 || isFullSha(ref))) return {
		kind: "checkout",
		path,
		ref
	};
	if (ci?.isFork === true && ci.isForkOfOrigin !== true) return unreadable("The checkout may be of the fork that proposes this, whose author would choose the policy", "Name the trusted policy: config-file owner/repo/path@ref, or a commit by its full SHA in policy-ref.");
	const branch = ref?.replace(/^(?:refs\/)?heads\//, "") ?? defaultBranch;
	if (branch !== void 0) return {
		kind: "origin",
		path,
		branch
	};
	return unreadable("Nothing says which branch is the default branch, whose policy counts", ci?.id === "unattended" ? "On a machine of your own, say so with --local. Elsewhere let git read origin." : "Let git in this job read origin, or name a branch or the full SHA of a commit with the trusted policy: policy-ref.");
}
function unreadable(message, hint) {
	return {
		kind: "unreadable",
		why: new GateError("NOT_FOUND", message, { hint })
	};
}
function checkoutDiff({ headSha, trust, ...subject }, { path, alone }) {
	const branch = hasOwnBase(subject) ? subject.defaultBranch : subject.base?.branch;
	if (branch !== void 0) return {
		kind: "origin",
		path,
		headSha,
		branch
	};
	return trust === "proposal" ? void 0 : {
		kind: "default-branch",
		path,
		headSha,
		alone
	};
}
// src/ci/context/pipeline.ts
async function readPipeline({ variables, folder, isAttended }, judged, policy) {
	const ci = readCiRun(variables) ?? (isAttended ? void 0 : unattended);
	if (judged.kind === "branch") refuseTag(ci, judged.named);
	const path = judged.kind === "commit" || await isCheckout(folder) ? folder : void 0;
	if (ci !== void 0 && await isSubmodule(folder)) throw submodule(folder);
	const origin = {
		folder,
		path,
		git: gitIn(folder),
		ci
	};
	const { repositoryUrl, ...held } = await readHeld(origin, judged);
	const subject = await subjectOf(held, judged, origin);
	const refusal = judged.kind === "branch" && ci?.isFork === true ? forkRefusal$1(subject) : void 0;
	const refused = {
		branch: subject.defaultBranch ?? subject.branch,
		headSha: void 0,
		base: void 0
	};
	return {
		system: ci?.id ?? "laptop",
		event: ci?.name,
		repositoryUrl,
		...refusal === void 0 ? subject : {
			...subject,
			...refused
		},
		change: refusal === void 0 ? changeOf(ci) : void 0,
		isPublic: ci?.isPublic ?? ci !== void 0,
		sources: pipelineSources(subject, {
			...origin,
			judged,
			isRefused: refusal !== void 0
		}, policy),
		refusal
	};
}
async function readHeld({ folder, path, git, ci }, judged) {
	if (ci !== void 0 && judged.kind !== "branch") await checkBuilt(ci, folder);
	if (judged.kind === "commit") return {
		branch: judged.branch,
		headSha: judged.sha,
		repositoryUrl: judged.repositoryUrl
	};
	const { named } = judged;
	const checkedOut = await checkedOutBranch(git);
	const branch = named ?? ci?.branch ?? checkedOut ?? (judged.kind === "folder" ? "HEAD" : void 0);
	if (branch === void 0) throw noBranch(path, folder);
	const address = await git("remote", "get-url", "origin");
	if (ci !== void 0) checkNames(ci, {
		named,
		address
	});
	const told = ci?.repositoryUrl ?? address;
	const repositoryUrl = told === void 0 ? void 0 : plainRepositoryUrl(told);
	if (ci !== void 0 && judged.kind === "branch") return {
		branch,
		headSha: await builtCommit(ci, git) ?? await heldCommit(branch, ci, git),
		repositoryUrl
	};
	return {
		branch,
		headSha: ci === void 0 && checkedOut !== void 0 && branch !== checkedOut ? void 0 : await commitSha("HEAD", git),
		repositoryUrl
	};
}
async function subjectOf(held, judged, { ci, git }) {
	if (ci === void 0) return {
		...held,
		...await laptopBase(judged, git),
		trust: "own"
	};
	const defaultBranch = ci.defaultBranch ?? await defaultBranchOf(git);
	const name = ci.branch ?? (judged.kind === "branch" ? held.branch : await ownBranch(ci, git));
	const isDefault = name === void 0 || name === defaultBranch;
	const baseBranch = ci.baseBranch ?? (isDefault ? void 0 : defaultBranch);
	const base = baseBranch === void 0 ? void 0 : {
		branch: baseBranch,
		sha: void 0
	};
	const head = changeOf(ci) === void 0 && isDefault && held.headSha !== void 0 && defaultBranch !== void 0 ? await branchNow(defaultBranch, git) : void 0;
	const isOwn = head?.kind === "at" && head.sha === held.headSha;
	return {
		...held,
		base,
		defaultBranch,
		trust: isOwn ? "own" : "proposal"
	};
}
async function ownBranch({ id }, git) {
	return id === "unattended" ? checkedOutBranch(git) : void 0;
}
async function laptopBase(judged, git) {
	const defaultBranch = await knownDefaultBranch(git) ?? (judged.kind === "commit" ? judged.defaultBranch : void 0);
	return {
		base: judged.kind === "commit" && defaultBranch !== void 0 && judged.branch !== defaultBranch ? {
			branch: defaultBranch,
			sha: void 0
		} : void 0,
		defaultBranch
	};
}
function changeOf(ci) {
	if (ci === void 0 || ci.isChange !== true && ci.isFork !== true && ci.pullRequest === void 0) return void 0;
	const fork = ci.isFork === void 0 ? "unknown" : ci.isFork ? "yes" : "no";
	return {
		number: ci.pullRequest,
		author: ci.author,
		fork,
		isDraft: ci.isDraft
	};
}
function checkNames(ci, { named, address }) {
	if (named !== void 0 && ci.branch !== void 0 && named !== ci.branch) throw new GateError("CONFIG", `branch: ${named} is not ${ci.branch}, which ${ci.name} builds`, {
		reason: "wrong-ref",
		hint: "Leave branch out: the gate scans what is built."
	});
	const [told, found] = [ci.repositoryUrl, address].map((url) => foldRepositoryUrl(url ?? ""));
	if (!(told !== void 0 && found !== void 0 && found.host !== "" && ci.isFork !== true) || told.path.toLowerCase() === found.path.toLowerCase()) return;
	throw new GateError("CONFIG", `${ci.name} builds ${ci.repositoryUrl}, this folder is a checkout of ${plainRepositoryUrl(address ?? "")}`, {
		reason: "foreign-repository",
		hint: "Run the gate in the checkout of the repository that is built."
	});
}
function submodule(folder) {
	return new GateError("CONFIG", `${folder} is a submodule of the repository that is built, whose branch chose it`, {
		reason: "foreign-repository",
		hint: "Run the gate in the checkout of the repository that is built."
	});
}
function noBranch(path, folder) {
	return new GateError("CONFIG", path === void 0 ? `Nothing says which branch to scan: ${folder} is not a git checkout` : "Nothing says which branch to scan: the checkout stands at a commit, not at a branch", {
		reason: "wrong-ref",
		hint: "Name the branch with --branch."
	});
}
function refuseTag(ci, named) {
	if (named !== void 0 || ci?.branch !== void 0 || ci?.tag === void 0) return;
	throw new GateError("CONFIG", `Not scanned: ${ci.name} builds the tag ${neutralLine(ci.tag, 140)}, and no branch`, {
		reason: "wrong-ref",
		hint: "Leave tags out of the job that runs the gate, or name a branch with --branch."
	});
}
function forkRefusal$1({ defaultBranch }) {
	const refusal = new GateError("CONFIG", "Not scanned: the pull request comes from a fork of this repository", {
		reason: "fork",
		hint: "The service can scan only branches of this repository. Gate forks with `scan-gate run --embedded`, or let them pass with `--on-inconclusive fork=warn`."
	});
	if (defaultBranch === void 0) throw refusal;
	return refusal;
}
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function joinValues(array, separator = "|") {
	return array.map((val) => stringifyPrimitive(val)).join(separator);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish$1(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
function floatSafeRemainder(val, step) {
	const ratio = val / step;
	const roundedRatio = Math.round(ratio);
	const tolerance = 4 * Number.EPSILON * Math.max(Math.abs(ratio), 1);
	if (Math.abs(ratio - roundedRatio) < tolerance) return 0;
	return ratio - roundedRatio;
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
function rawShape(def) {
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	return desc?.get ? desc.get.raw : desc?.value;
}
function sourceShape(schema) {
	return rawShape(schema._zod.def) ?? schema._zod.def.shape;
}
function deferProp(target, key, getter) {
	Object.defineProperty(target, key, {
		get() {
			const value = getter();
			assignProp(this, key, value);
			return value;
		},
		enumerable: true,
		configurable: true
	});
}
function putProp(target, key, value) {
	if (key in target) assignProp(target, key, value);
	else target[key] = value;
}
function mirrorShape(target, source, keys, wrap) {
	const raw = sourceShape(source);
	for (const key of keys) {
		const desc = Object.getOwnPropertyDescriptor(raw, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => {
			const value = source._zod.def.shape[key];
			return wrap ? wrap(value, key) : value;
		});
		else putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
	}
}
function mirrorProps(target, source) {
	for (const key of Reflect.ownKeys(source)) {
		const desc = Object.getOwnPropertyDescriptor(source, key);
		if (!desc.enumerable) continue;
		if (desc.get) deferProp(target, key, () => source[key]);
		else putProp(target, key, desc.value);
	}
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
function esc(str) {
	return JSON.stringify(str);
}
function slugify(input) {
	return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
}
var captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
var allowsEval = cached(() => {
	if (globalConfig.jitless) return false;
	if (typeof navigator !== "undefined" && navigator?.userAgent?.includes("Cloudflare")) return false;
	try {
		new Function("");
		return true;
	} catch (_) {
		return false;
	}
});
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
var propertyKeyTypes = new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function stringifyPrimitive(value) {
	if (typeof value === "bigint") return value.toString() + "n";
	if (typeof value === "string") return `"${value}"`;
	return `${value}`;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
var NUMBER_FORMAT_RANGES = (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
var BIGINT_FORMAT_RANGES = {
	int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
	uint64: [BigInt(0), BigInt("18446744073709551615")]
};
function pick$2(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".pick() cannot be used on object schemas containing refinements");
	const newShape = {};
	mirrorShape(newShape, schema, maskedKeys(schema, mask));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function maskedKeys(schema, mask) {
	const raw = sourceShape(schema);
	const keys = [];
	for (const key of Reflect.ownKeys(mask)) {
		if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw new Error(`Unrecognized key: "${String(key)}"`);
		if (mask[key]) keys.push(key);
	}
	return keys;
}
function omit(schema, mask) {
	const currDef = schema._zod.def;
	const checks = currDef.checks;
	if (checks && checks.length > 0) throw new Error(".omit() cannot be used on object schemas containing refinements");
	const omitted = new Set(maskedKeys(schema, mask));
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key)));
	return clone(schema, mergeDefs(currDef, {
		shape: newShape,
		checks: []
	}));
}
function extend$1(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) {
		const existingShape = sourceShape(schema);
		for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
	}
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function extended(schema, shape) {
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
	mirrorProps(newShape, shape);
	return newShape;
}
function safeExtend(schema, shape) {
	if (!isPlainObject(shape)) throw new Error("Invalid input to safeExtend: expected a plain object");
	return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
}
function merge(a, b) {
	if (!b?._zod?.def) throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
	if (a._zod.def.checks?.length) throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
	const newShape = {};
	mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a)));
	mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b)));
	return clone(a, mergeDefs(a._zod.def, {
		shape: newShape,
		get catchall() {
			return b._zod.def.catchall;
		},
		checks: b._zod.def.checks ?? []
	}));
}
function partial$1(Class, schema, mask, name = "partial") {
	const checks = schema._zod.def.checks;
	if (checks && checks.length > 0) throw new Error(`.${name}() cannot be used on object schemas containing refinements`);
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
		type: "optional",
		innerType: value
	})));
	return clone(schema, mergeDefs(schema._zod.def, {
		shape: newShape,
		checks: []
	}));
}
function required(Class, schema, mask) {
	const selected = mask ? new Set(maskedKeys(schema, mask)) : void 0;
	const newShape = {};
	mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
		type: "nonoptional",
		innerType: value
	}));
	return clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
}
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
var highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function parsedType(data) {
	const t = typeof data;
	switch (t) {
		case "number": return Number.isNaN(data) ? "nan" : "number";
		case "object": {
			if (data === null) return "null";
			if (Array.isArray(data)) return "array";
			const obj = data;
			if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
		}
	}
	return t;
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
function members(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
function own(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
function hide(inst, key, value) {
	return own(inst, key, value, false);
}
function derived(computes, table) {
	for (const key in computes) {
		const compute = computes[key];
		Object.defineProperty(table, key, {
			configurable: true,
			enumerable: true,
			get() {
				return own(this, key, compute(this));
			},
			set(value) {
				own(this, key, value);
			}
		});
	}
	return table;
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own(this, key, fn.bind(this));
		},
		set(value) {
			own(this, key, value);
		}
	});
}
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
var installing;
var broke = false;
var breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
var CONSTANT_CATCH = "~constantCatch";
function constantCatch(value) {
	const fn = () => value;
	fn[CONSTANT_CATCH] = true;
	return fn;
}
// node_modules/zod/v4/core/core.js
var _a$1;
var _zodDesc = {
	value: void 0,
	enumerable: false
};
var _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a$1 = globalThis).__zod_globalConfig ?? (_a$1.__zod_globalConfig = {});
var globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
var _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
var _issuesDesc = {
	value: void 0,
	enumerable: false
};
var _installedToString = new WeakSet([Object.prototype, Error.prototype]);
var initializer$1 = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
var $ZodError = $constructor("$ZodError", initializer$1);
var $ZodRealError = $constructor("$ZodError", initializer$1, void 0, { Parent: Error });
function node(obj, key, make) {
	if (!Object.prototype.hasOwnProperty.call(obj, key)) {
		if (key === "__proto__") Object.defineProperty(obj, key, {
			value: make(),
			writable: true,
			enumerable: true,
			configurable: true
		});
		else obj[key] = make();
	}
	return obj[key];
}
function flattenError(error, mapper = (issue) => issue.message) {
	const fieldErrors = {};
	const formErrors = [];
	for (const sub of error.issues) if (sub.path.length > 0) node(fieldErrors, sub.path[0], () => []).push(mapper(sub));
	else formErrors.push(mapper(sub));
	return {
		formErrors,
		fieldErrors
	};
}
function formatError(error, mapper = (issue) => issue.message) {
	const fieldErrors = { _errors: [] };
	const processError = (error, path = []) => {
		for (const issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
		else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
		else {
			const fullpath = [...path, ...issue.path];
			if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
			else {
				let curr = fieldErrors;
				let i = 0;
				while (i < fullpath.length) {
					const el = fullpath[i];
					const terminal = i === fullpath.length - 1;
					if (el === "_errors") {
						if (terminal) curr._errors.push(mapper(issue));
						i++;
						continue;
					}
					if (!Object.prototype.hasOwnProperty.call(curr, el)) Object.defineProperty(curr, el, {
						value: { _errors: [] },
						enumerable: true,
						writable: true,
						configurable: true
					});
					const node = curr[el];
					if (terminal) node._errors.push(mapper(issue));
					curr = node;
					i++;
				}
			}
		}
	};
	processError(error);
	return fieldErrors;
}
// node_modules/zod/v4/core/parse.js
function finalizeParams(callee, params) {
	return {
		callee: params?.callee ?? callee,
		Err: params?.Err
	};
}
var _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
var parse$5 = _parse($ZodRealError);
var _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
var parseAsync$1 = _parseAsync($ZodRealError);
var _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
var safeParse$1 = _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
var _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
var safeParseAsync$1 = _safeParseAsync($ZodRealError);
var COMPILE_INVALID = Symbol.for("zod.compile.invalid");
var COMPILE_FALLBACK = Symbol.for("zod.compile.fallback");
var validate = ((schema, value, _ctx) => {
	const validator = schema._zod.bag.validator;
	if (validator !== void 0) {
		if (validator(value) !== COMPILE_INVALID) return true;
		if (validator.definite === true && _ctx === void 0) return false;
	}
	return validateFallback(schema, value, _ctx);
});
function validateFallback(schema, value, _ctx) {
	const ctx = _ctx ? {
		..._ctx,
		async: false,
		abortEarly: true
	} : {
		async: false,
		abortEarly: true
	};
	const fallbackRun = schema._zod.bag.fallbackRun;
	let result;
	if (fallbackRun) {
		ctx[COMPILE_FALLBACK] = true;
		result = fallbackRun({
			value,
			issues: []
		}, ctx);
	} else result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length === 0;
}
var validateAsync$1 = async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true,
		abortEarly: true
	} : {
		async: true,
		abortEarly: true
	};
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length === 0;
};
var _encode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return parse(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
var _decode = (_Err) => {
	const parse = _parse(_Err);
	const fn = (schema, value, _ctx, _params) => {
		return parse(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
var _encodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			direction: "backward"
		} : { direction: "backward" };
		return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
	};
	return fn;
};
var _decodeAsync = (_Err) => {
	const parseAsync = _parseAsync(_Err);
	const fn = async (schema, value, _ctx, _params) => {
		return await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
	};
	return fn;
};
var _safeEncode = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParse(_Err)(schema, value, ctx);
};
var _safeDecode = (_Err) => (schema, value, _ctx) => {
	return _safeParse(_Err)(schema, value, _ctx);
};
var _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		direction: "backward"
	} : { direction: "backward" };
	return _safeParseAsync(_Err)(schema, value, ctx);
};
var _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => {
	return _safeParseAsync(_Err)(schema, value, _ctx);
};
// node_modules/zod/v4/core/regexes.js
var cuid = /^[cC][0-9a-z]{6,}$/;
var cuid2 = /^[0-9a-z]+$/;
var ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/;
var xid = /^[0-9a-vA-V]{20}$/;
var ksuid = /^[A-Za-z0-9]{27}$/;
var nanoid = /^[a-zA-Z0-9_-]{21}$/;
function nanoidOfLength(length) {
	return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
}
var duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;
var guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/;
var uuid = (version) => {
	if (!version) return /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;
	return new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`);
};
var email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
var _emoji$1 = `^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$`;
function emoji() {
	return new RegExp(_emoji$1, "u");
}
var ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/;
var ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;
var cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/;
var cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;
var base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/;
var base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/;
var httpProtocol = /^https?$/;
var e164 = /^\+[1-9]\d{6,14}$/;
var dateSource = `(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))`;
function anchor(source) {
	return new RegExp(`^${source}$`);
}
var date = anchor(dateSource);
function timeSource(args) {
	const hhmm = `(?:[01]\\d|2[0-3]):[0-5]\\d`;
	return typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
}
function time(args) {
	return new RegExp(`^${timeSource(args)}$`);
}
function datetime$1(args) {
	const opts = ["Z"];
	if (args.offset) opts.push(`([+-](?:[01]\\d|2[0-3]):[0-5]\\d)`);
	const qualified = `${timeSource({
		precision: args.precision,
		seconds: true
	})}(?:${opts.join("|")})`;
	const timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
	return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
}
var anyString = /^[\s\S]{0,}$/;
var integer = /^-?\d+$/;
var number$3 = /^-?\d+(?:\.\d+)?$/;
var boolean$3 = /^(?:true|false)$/i;
var lowercase = /^[^A-Z]*$/;
var uppercase = /^[^a-z]*$/;
// node_modules/zod/v4/core/checks.js
var $ZodCheck = $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
var _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish$1(val) && val.length !== void 0;
};
var numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
var $ZodCheckLessThan = $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckGreaterThan = $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckMultipleOf = $constructor("$ZodCheckMultipleOf", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		if (typeof payload.value !== typeof def.value) throw new Error("Cannot mix number and bigint in multiple_of check.");
		if (typeof payload.value === "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : floatSafeRemainder(payload.value, def.value) === 0) return;
		payload.issues.push({
			origin: typeof payload.value,
			code: "not_multiple_of",
			divisor: def.value,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckNumberFormat = $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckMaxLength = $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckMinLength = $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckLengthEquals = $constructor("$ZodCheckLengthEquals", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		const length = typeof input === "string" && units >= def.length && units <= def.length * 2 ? codePointLength(input) : units;
		if (length === def.length) return;
		const origin = getLengthableOrigin(input);
		const tooBig = length > def.length;
		payload.issues.push({
			origin,
			...tooBig ? {
				code: "too_big",
				maximum: def.length
			} : {
				code: "too_small",
				minimum: def.length
			},
			inclusive: true,
			exact: true,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckStringFormat = $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
var $ZodCheckRegex = $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckLowerCase = $constructor("$ZodCheckLowerCase", (inst, def) => {
	def.pattern ?? (def.pattern = lowercase);
	$ZodCheckStringFormat.init(inst, def);
});
var $ZodCheckUpperCase = $constructor("$ZodCheckUpperCase", (inst, def) => {
	def.pattern ?? (def.pattern = uppercase);
	$ZodCheckStringFormat.init(inst, def);
});
var $ZodCheckIncludes = $constructor("$ZodCheckIncludes", (inst, def) => {
	$ZodCheck.init(inst, def);
	const escapedRegex = escapeRegex(def.includes);
	def.pattern = new RegExp(typeof def.position === "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex);
	inst._zod.check = (payload) => {
		if (payload.value.includes(def.includes, def.position)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "includes",
			includes: def.includes,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckStartsWith = $constructor("$ZodCheckStartsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`^${escapeRegex(def.prefix)}.*`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.startsWith(def.prefix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "starts_with",
			prefix: def.prefix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckEndsWith = $constructor("$ZodCheckEndsWith", (inst, def) => {
	$ZodCheck.init(inst, def);
	const pattern = new RegExp(`.*${escapeRegex(def.suffix)}$`);
	def.pattern ?? (def.pattern = pattern);
	inst._zod.check = (payload) => {
		if (payload.value.endsWith(def.suffix)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "ends_with",
			suffix: def.suffix,
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCheckOverwrite = $constructor("$ZodCheckOverwrite", (inst, def) => {
	$ZodCheck.init(inst, def);
	inst._zod.check = (payload) => {
		payload.value = def.tx(payload.value);
	};
});
// node_modules/zod/v4/core/doc.js
var Doc = class {
	constructor(args = [], closed = {}) {
		this.content = [];
		this.indent = 0;
		this.args = args;
		this.closed = closed;
	}
	indented(fn) {
		this.indent += 1;
		try {
			fn(this);
		} finally {
			this.indent -= 1;
		}
	}
	write(arg) {
		if (typeof arg === "function") {
			arg(this, { execution: "sync" });
			arg(this, { execution: "async" });
			return;
		}
		const lines = arg.split("\n").filter((x) => x);
		const minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length));
		const dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
		for (const line of dedented) this.content.push(line);
	}
	compile() {
		const F = Function;
		const content = this?.content ?? [``];
		return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
	}
};
// node_modules/zod/v4/core/versions.js
var version$1 = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
var $ZodType = $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version$1;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	}
});
var toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
var $ZodString = $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
var $ZodStringFormat = $constructor("$ZodStringFormat", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	$ZodString.init(inst, def);
});
var $ZodGUID = $constructor("$ZodGUID", (inst, def) => {
	def.pattern ?? (def.pattern = guid);
	$ZodStringFormat.init(inst, def);
});
var $ZodUUID = $constructor("$ZodUUID", (inst, def) => {
	if (def.version) {
		const v = {
			v1: 1,
			v2: 2,
			v3: 3,
			v4: 4,
			v5: 5,
			v6: 6,
			v7: 7,
			v8: 8
		}[def.version];
		if (v === void 0) throw new Error(`Invalid UUID version: "${def.version}"`);
		def.pattern ?? (def.pattern = uuid(v));
	} else def.pattern ?? (def.pattern = uuid());
	$ZodStringFormat.init(inst, def);
});
var $ZodEmail = $constructor("$ZodEmail", (inst, def) => {
	def.pattern ?? (def.pattern = email);
	$ZodStringFormat.init(inst, def);
});
function canParseURL(input) {
	try {
		if (typeof URL !== "undefined" && typeof URL.canParse === "function") return URL.canParse(input);
		new URL(input);
		return true;
	} catch {
		return false;
	}
}
function validateURL(trimmed, def) {
	if (!("normalize" in def) && !("hostname" in def) && !("protocol" in def)) return canParseURL(trimmed) || 2;
	return parseURLObject(trimmed, def);
}
function parseURLObject(trimmed, def) {
	if (!def.normalize && def.protocol?.source === httpProtocol.source && !/^https?:\/\//i.test(trimmed)) return 1;
	try {
		if (typeof URL !== "undefined") {
			const URLStatic = URL;
			if (typeof URLStatic.parse === "function") return URLStatic.parse(trimmed) ?? 2;
		}
		return new URL(trimmed);
	} catch {
		return 2;
	}
}
var asciiTabOrNewline = /[\t\n\r]/g;
function stripTabAndNewline(value) {
	return value.replace(asciiTabOrNewline, "");
}
function urlHostnameOk(url, hostname) {
	hostname.lastIndex = 0;
	return hostname.test(url.hostname);
}
function urlProtocolOk(url, protocol) {
	protocol.lastIndex = 0;
	return protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
}
var $ZodURL = $constructor("$ZodURL", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		try {
			const trimmed = payload.value.trim();
			const url = validateURL(trimmed, def);
			if (url === 1) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					note: "Invalid URL format",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === 2) {
				payload.issues.push({
					code: "invalid_format",
					format: "url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
				return;
			}
			if (url === true) {
				payload.value = stripTabAndNewline(trimmed);
				return;
			}
			if (def.hostname && !urlHostnameOk(url, def.hostname)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid hostname",
				pattern: def.hostname.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			if (def.protocol && !urlProtocolOk(url, def.protocol)) payload.issues.push({
				code: "invalid_format",
				format: "url",
				note: "Invalid protocol",
				pattern: def.protocol.source,
				input: payload.value,
				inst,
				continue: !def.abort
			});
			payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
			return;
		} catch (_) {
			payload.issues.push({
				code: "invalid_format",
				format: "url",
				input: payload.value,
				inst,
				continue: !def.abort
			});
		}
	};
});
var $ZodEmoji = $constructor("$ZodEmoji", (inst, def) => {
	def.pattern ?? (def.pattern = emoji());
	$ZodStringFormat.init(inst, def);
});
var $ZodNanoID = $constructor("$ZodNanoID", (inst, def) => {
	if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw new Error(`Invalid nanoid length: ${def.length}`);
	def.pattern ?? (def.pattern = def.length === void 0 ? nanoid : nanoidOfLength(def.length));
	$ZodStringFormat.init(inst, def);
});
var $ZodCUID = $constructor("$ZodCUID", (inst, def) => {
	def.pattern ?? (def.pattern = cuid);
	$ZodStringFormat.init(inst, def);
});
var $ZodCUID2 = $constructor("$ZodCUID2", (inst, def) => {
	def.pattern ?? (def.pattern = cuid2);
	$ZodStringFormat.init(inst, def);
});
var $ZodULID = $constructor("$ZodULID", (inst, def) => {
	def.pattern ?? (def.pattern = ulid);
	$ZodStringFormat.init(inst, def);
});
var $ZodXID = $constructor("$ZodXID", (inst, def) => {
	def.pattern ?? (def.pattern = xid);
	$ZodStringFormat.init(inst, def);
});
var $ZodKSUID = $constructor("$ZodKSUID", (inst, def) => {
	def.pattern ?? (def.pattern = ksuid);
	$ZodStringFormat.init(inst, def);
});
var $ZodISODateTime = $constructor("$ZodISODateTime", (inst, def) => {
	def.pattern ?? (def.pattern = datetime$1(def));
	$ZodStringFormat.init(inst, def);
});
var $ZodISODate = $constructor("$ZodISODate", (inst, def) => {
	def.pattern ?? (def.pattern = date);
	$ZodStringFormat.init(inst, def);
});
var $ZodISOTime = $constructor("$ZodISOTime", (inst, def) => {
	def.pattern ?? (def.pattern = time(def));
	$ZodStringFormat.init(inst, def);
});
var $ZodISODuration = $constructor("$ZodISODuration", (inst, def) => {
	def.pattern ?? (def.pattern = duration);
	$ZodStringFormat.init(inst, def);
});
var $ZodIPv4 = $constructor("$ZodIPv4", (inst, def) => {
	def.pattern ?? (def.pattern = ipv4);
	$ZodStringFormat.init(inst, def);
});
var ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
function isValidIPv6(value) {
	if (!ipv6Alphabet.test(value)) return false;
	return canParseURL(`http://[${value}]`);
}
var $ZodIPv6 = $constructor("$ZodIPv6", (inst, def) => {
	def.pattern ?? (def.pattern = ipv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidIPv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "ipv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodCIDRv4 = $constructor("$ZodCIDRv4", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv4);
	$ZodStringFormat.init(inst, def);
});
function isValidCIDRv6(value) {
	const parts = value.split("/");
	if (parts.length !== 2) return false;
	const [address, prefix] = parts;
	if (!prefix) return false;
	const prefixNum = Number(prefix);
	if (`${prefixNum}` !== prefix) return false;
	if (prefixNum < 0 || prefixNum > 128) return false;
	return isValidIPv6(address);
}
var $ZodCIDRv6 = $constructor("$ZodCIDRv6", (inst, def) => {
	def.pattern ?? (def.pattern = cidrv6);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (!isValidCIDRv6(payload.value)) payload.issues.push({
			code: "invalid_format",
			format: "cidrv6",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
function isValidBase64(data) {
	if (data === "") return true;
	if (/\s/.test(data)) return false;
	if (data.length % 4 !== 0) return false;
	try {
		atob(data);
		return true;
	} catch {
		return false;
	}
}
var base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/;
var $ZodBase64 = $constructor("$ZodBase64", (inst, def) => {
	def.pattern ?? (def.pattern = base64Charset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var base64urlCharset = /^[A-Za-z0-9_-]*$/;
function isValidBase64URL(data) {
	if (!base64urlCharset.test(data)) return false;
	const base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
	return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
}
var $ZodBase64URL = $constructor("$ZodBase64URL", (inst, def) => {
	def.pattern ?? (def.pattern = base64urlCharset);
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidBase64URL(payload.value)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "base64url",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodE164 = $constructor("$ZodE164", (inst, def) => {
	def.pattern ?? (def.pattern = e164);
	$ZodStringFormat.init(inst, def);
});
function isValidJWT(token, algorithm = null) {
	try {
		const tokensParts = token.split(".");
		if (tokensParts.length !== 3) return false;
		const [header] = tokensParts;
		if (!header) return false;
		const parsedHeader = JSON.parse(atob(header));
		if ("typ" in parsedHeader && parsedHeader?.typ !== "JWT") return false;
		if (!parsedHeader.alg) return false;
		if (algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm)) return false;
		return true;
	} catch {
		return false;
	}
}
var $ZodJWT = $constructor("$ZodJWT", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		if (isValidJWT(payload.value, def.alg)) return;
		payload.issues.push({
			code: "invalid_format",
			format: "jwt",
			input: payload.value,
			inst,
			continue: !def.abort
		});
	};
});
var $ZodNumber = $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$3;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
var $ZodNumberFormat = $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
var $ZodBoolean = $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$3;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
var $ZodUnknown = $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
var $ZodNever = $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
var arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
var $ZodArray = $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
var NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
var $ZodObject = $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
var $ZodObjectJIT = $constructor("$ZodObjectJIT", (inst, def) => {
	$ZodObject.init(inst, def);
	const superParse = inst._zod.parse;
	const _normalized = cached(() => normalizeDef(def));
	const memo = globalConfig.memoizer;
	const generateFastpass = (shape) => {
		const normalized = _normalized.value;
		const syms = normalized.symbolKeys;
		const doc = new Doc(["payload", "ctx"], {
			shape,
			inst,
			memo,
			syms
		});
		const parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`;
		const prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
		doc.write(`const input = payload.value;`);
		const ids = Object.create(null);
		let counter = 0;
		for (const key of normalized.allKeys) ids[key] = `key_${counter++}`;
		doc.write(memo ? `const newResult = memo.alloc(inst, payload, {}, ctx);` : `const newResult = {};`);
		for (const key of normalized.allKeys) {
			if (key === "__proto__") continue;
			const id = ids[key];
			const k = typeof key === "symbol" ? `syms[${syms.indexOf(key)}]` : esc(key);
			const isPresent = `${k} in input`;
			const schema = shape[key];
			const optin = schema?._zod?.optin;
			const isOptionalIn = optin !== void 0;
			const isOptionalOut = schema?._zod?.optout === "optional";
			doc.write(`const ${id} = ${parseStr(k)};`);
			if (isOptionalIn && isOptionalOut) {
				const assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
				doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
			} else if (!isOptionalIn) doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
			else {
				doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `);
				if (optin === "defaulted") doc.write(`newResult[${k}] = ${id}.value;`);
				else doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `);
			}
		}
		doc.write(`payload.value = newResult;`);
		doc.write(`return payload;`);
		return doc.compile();
	};
	let fastpass;
	const isObject$2 = isObject;
	const jit = !globalConfig.jitless;
	const fastEnabled = jit && allowsEval.value;
	const catchall = def.catchall;
	let value;
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$2(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		if (jit && fastEnabled && ctx?.async === false && ctx.jitless !== true) {
			if (!fastpass) fastpass = generateFastpass(def.shape);
			payload = fastpass(payload, ctx);
			if (!catchall) return payload;
			return handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === true);
		}
		return superParse(payload, ctx);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
var $ZodUnion = $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
var $ZodIntersection = $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		const left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx);
		const right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => {
			return handleIntersectionResults(payload, left, right);
		});
		return handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b) return {
		valid: true,
		data: a
	};
	if (a instanceof Date && b instanceof Date && +a === +b) return {
		valid: true,
		data: a
	};
	if (isPlainObject(a) && isPlainObject(b)) {
		const bKeys = Object.keys(b);
		const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
		const newObj = {
			...a,
			...b
		};
		if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
		for (const key of sharedKeys) {
			if (key === "__proto__") continue;
			const sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
			};
			newObj[key] = sharedValue.data;
		}
		return {
			valid: true,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return {
			valid: false,
			mergeErrorPath: []
		};
		const newArray = [];
		for (let index = 0; index < a.length; index++) {
			const itemA = a[index];
			const itemB = b[index];
			const sharedValue = mergeValues(itemA, itemB);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
			};
			newArray.push(sharedValue.data);
		}
		return {
			valid: true,
			data: newArray
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	const unrecKeys = new Map();
	let unrecIssue;
	const keyIssues = new Map();
	const collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) {
			unrecIssue ?? (unrecIssue = iss);
			keys = iss.keys;
		} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			const k = String(iss.path[0]);
			if (!keyIssues.has(k)) keyIssues.set(k, iss);
			keys = [k];
		} else return false;
		for (const k of keys) {
			if (!unrecKeys.has(k)) unrecKeys.set(k, {});
			unrecKeys.get(k)[side] = true;
		}
		return true;
	};
	for (const iss of left.issues) if (!collect(iss, "l")) result.issues.push(iss);
	for (const iss of right.issues) if (!collect(iss, "r")) result.issues.push(iss);
	const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		if (aggregated.length) result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (const k of bothKeys) if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
	}
	const merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
	}
	result.value = merged.data;
	return result;
}
var $ZodTuple = $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type"
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array"
				});
				return payload;
			}
			if (input.length > items.length) payload.issues.push({
				code: "too_big",
				maximum: items.length,
				inclusive: true,
				input,
				inst,
				origin: "array"
			});
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : void 0;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({
				value: input[i],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((rr) => {
				itemResults[i] = rr;
			}));
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({
					value: el,
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				else handleTupleResult(result, payload, i);
			}
		}
		if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) if (items[i]._zod.optout === "optional" && final.value[i] === void 0) final.value.length = i;
	else break;
	return final;
}
var $ZodRecord = $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$3.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
var $ZodEnum = $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
var $ZodLiteral = $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
var $ZodTransform = $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
var $ZodOptional = $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
var $ZodExactOptional = $constructor("$ZodExactOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "pattern", (zod) => zod.def.innerType._zod.pattern);
	inst._zod.parse = (payload, ctx) => {
		return def.innerType._zod.run(payload, ctx);
	};
});
var $ZodNullable = $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
var $ZodDefault = $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
var $ZodPrefault = $constructor("$ZodPrefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) payload.value = def.defaultValue;
		return def.innerType._zod.run(payload, ctx);
	};
});
var $ZodNonOptional = $constructor("$ZodNonOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => {
		const v = zod.def.innerType._zod.values;
		return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleNonOptionalResult(result, inst));
		return handleNonOptionalResult(result, inst);
	};
});
function handleNonOptionalResult(payload, inst) {
	if (!payload.issues.length && payload.value === void 0) payload.issues.push({
		code: "invalid_type",
		expected: "nonoptional",
		input: payload.value,
		inst
	});
	return payload;
}
function handleCatchResult(payload, result, def, ctx) {
	if (!result.issues.length) {
		payload.value = result.value;
		if (result.memo) payload.memo = true;
		return payload;
	}
	payload.value = def.catchValue({
		...result,
		value: payload.value,
		error: { issues: result.issues.map((iss) => finalizeIssue(iss, ctx, config())) },
		input: payload.value
	});
	return payload;
}
var $ZodCatch = $constructor("$ZodCatch", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run({
			value: payload.value,
			issues: []
		}, ctx);
		if (result instanceof Promise) return result.then((result) => handleCatchResult(payload, result, def, ctx));
		return handleCatchResult(payload, result, def, ctx);
	};
});
var $ZodPipe = $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
var $ZodPreprocess = $constructor("$ZodPreprocess", (inst, def) => {
	$ZodPipe.init(inst, def);
});
var $ZodReadonly = $constructor("$ZodReadonly", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.innerType._zod.propValues);
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType?._zod?.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType?._zod?.optout);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then(handleReadonlyResult);
		return handleReadonlyResult(result);
	};
});
function handleReadonlyResult(payload) {
	if (!payload.memo) payload.value = Object.freeze(payload.value);
	return payload;
}
var $ZodCustom = $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
// node_modules/zod/v4/core/memoizer.js
var $ZodCyclicError = class extends Error {
	constructor() {
		super(`Cannot parse a reference cycle that closes through a transform`);
		this.name = "ZodCyclicError";
	}
};
var STATE = "~memo";
var NO_ISSUES = [];
function isRef$1(value) {
	return value !== null && typeof value === "object";
}
function cloneIssues(issues) {
	return issues.map((iss) => iss.path ? {
		...iss,
		path: iss.path.slice()
	} : { ...iss });
}
var recursive = new WeakMap();
var NONE = 0;
var ASSUMED = 1;
var PROVEN = 2;
function isRecursive(inst, stack, resolve) {
	const cached = recursive.get(inst);
	if (cached !== void 0) return cached ? PROVEN : NONE;
	if (stack.has(inst)) return PROVEN;
	stack.add(inst);
	let result = NONE;
	const check = (child) => {
		if (result !== PROVEN && child?._zod) {
			const answer = isRecursive(child, stack, resolve);
			if (answer > result) result = answer;
		}
	};
	const shape = (sh, spread) => {
		let answer = NONE;
		for (const key of Reflect.ownKeys(sh)) {
			const desc = Object.getOwnPropertyDescriptor(sh, key);
			if (spread && !desc.enumerable) continue;
			const child = desc.get ? ASSUMED : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : NONE;
			if (child > answer) answer = child;
		}
		return answer;
	};
	const merge = (answer) => {
		if (answer > result) result = answer;
	};
	const def = inst._zod.def;
	switch (def.type) {
		case "object": {
			const raw = rawShape(def);
			merge(raw ? shape(raw, true) : ASSUMED);
			check(def.catchall);
			break;
		}
		case "array":
			check(def.element);
			break;
		case "tuple":
			for (const el of def.items) check(el);
			check(def.rest);
			break;
		case "record":
		case "map":
			check(def.keyType);
			check(def.valueType);
			break;
		case "set":
			check(def.valueType);
			break;
		case "union":
			for (const el of def.options) check(el);
			break;
		case "intersection":
			check(def.left);
			check(def.right);
			break;
		case "optional":
		case "nullable":
		case "default":
		case "prefault":
		case "catch":
		case "readonly":
		case "nonoptional":
		case "promise":
		case "success":
			check(def.innerType);
			break;
		case "pipe":
			check(def.in);
			check(def.out);
			break;
		case "function":
			check(def.input);
			check(def.output);
			break;
		case "lazy": {
			const inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
			merge(inner ? isRecursive(inner, stack, false) : ASSUMED);
			break;
		}
		case "template_literal":
		case "string":
		case "number":
		case "int":
		case "boolean":
		case "bigint":
		case "symbol":
		case "undefined":
		case "null":
		case "void":
		case "never":
		case "any":
		case "unknown":
		case "date":
		case "nan":
		case "enum":
		case "literal":
		case "file":
		case "transform":
		case "custom": break;
		default: for (const key in def) {
			const desc = Object.getOwnPropertyDescriptor(def, key);
			if (!desc || desc.get) continue;
			const value = desc.value;
			if (!value || typeof value !== "object") continue;
			if (value._zod) check(value);
			else if (Array.isArray(value)) for (const el of value) check(el);
		}
	}
	stack.delete(inst);
	return settle$2(inst, result);
}
function settle$2(inst, answer) {
	if (answer !== ASSUMED) recursive.set(inst, answer === PROVEN);
	return answer;
}
function bucketFor(state, inst) {
	let bucket = state.buckets.get(inst);
	if (!bucket) {
		bucket = new WeakMap();
		state.buckets.set(inst, bucket);
	}
	return bucket;
}
var handoff;
var open$2 = [];
var memo$1 = {
	alloc(_inst, payload, empty) {
		const bucket = handoff;
		if (!bucket) return empty;
		handoff = void 0;
		const entry = {
			value: empty,
			issues: null
		};
		bucket.set(payload.value, entry);
		open$2.push(entry);
		return empty;
	},
	guard(inst) {
		var _a;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
				return base(payload, ctx);
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	},
	attach(inst) {
		var _a;
		let isRecursiveInst;
		let rechecked = false;
		let lastCtx;
		let lastBucket;
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred.push(() => {
			const base = inst._zod.parse;
			const wrapped = (payload, ctx) => {
				if (isRecursiveInst === void 0) {
					const walked = isRecursive(inst, new Set(), false);
					if (walked === NONE) {
						inst._zod.parse = base;
						if (inst._zod.run === wrapped) inst._zod.run = base;
						return base(payload, ctx);
					}
					if (walked === PROVEN || rechecked) isRecursiveInst = true;
					else rechecked = true;
				}
				const input = payload.value;
				if (!isRef$1(input)) return base(payload, ctx);
				let state = ctx[STATE];
				if (!state) {
					state = {
						buckets: new WeakMap(),
						backEdges: void 0
					};
					ctx[STATE] = state;
				}
				let bucket;
				if (lastCtx === ctx) bucket = lastBucket;
				else {
					bucket = bucketFor(state, inst);
					lastCtx = ctx;
					lastBucket = bucket;
				}
				const hit = bucket.get(input);
				if (hit) {
					payload.value = hit.value;
					if (hit.issues) {
						if (hit.issues.length) payload.issues.push(...cloneIssues(hit.issues));
					} else {
						payload.memo = true;
						state.backEdges ?? (state.backEdges = new WeakSet());
						state.backEdges.add(hit.value);
					}
					return payload;
				}
				handoff = bucket;
				const depth = open$2.length;
				const result = base(payload, ctx);
				handoff = void 0;
				const entry = open$2.length > depth ? open$2.pop() : void 0;
				if (result instanceof Promise) return result.then((r) => {
					if (entry) entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES;
					return r;
				});
				if (entry) entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES;
				return result;
			};
			inst._zod.parse = wrapped;
			if (inst._zod.run === base) inst._zod.run = wrapped;
		});
	}
};
function memoizer() {
	return memo$1;
}
function isBackEdge(ctx, value) {
	const backEdges = ctx[STATE]?.backEdges;
	return backEdges !== void 0 && isRef$1(value) && backEdges.has(value);
}
// node_modules/zod/v4/locales/en.js
var error = () => {
	const Sizable = {
		string: {
			unit: "characters",
			verb: "to have"
		},
		file: {
			unit: "bytes",
			verb: "to have"
		},
		array: {
			unit: "items",
			verb: "to have"
		},
		set: {
			unit: "items",
			verb: "to have"
		},
		map: {
			unit: "entries",
			verb: "to have"
		}
	};
	function getSizing(origin) {
		return Sizable[origin] ?? null;
	}
	const FormatDictionary = {
		regex: "input",
		email: "email address",
		url: "URL",
		emoji: "emoji",
		uuid: "UUID",
		uuidv4: "UUIDv4",
		uuidv6: "UUIDv6",
		nanoid: "nanoid",
		guid: "GUID",
		cuid: "cuid",
		cuid2: "cuid2",
		ulid: "ULID",
		xid: "XID",
		ksuid: "KSUID",
		datetime: "ISO datetime",
		date: "ISO date",
		time: "ISO time",
		duration: "ISO duration",
		ipv4: "IPv4 address",
		ipv6: "IPv6 address",
		mac: "MAC address",
		cidrv4: "IPv4 range",
		cidrv6: "IPv6 range",
		base64: "base64-encoded string",
		base64url: "base64url-encoded string",
		json_string: "JSON string",
		e164: "E.164 number",
		currency_code: "currency code",
		credit_card: "credit card number",
		iban: "IBAN",
		jwt: "JWT",
		template_literal: "input"
	};
	const TypeDictionary = { nan: "NaN" };
	function getTypeName(type, input) {
		if (type === "number" && typeof input === "number" && !Number.isFinite(input)) return String(input);
		return TypeDictionary[type] ?? type;
	}
	return (issue) => {
		switch (issue.code) {
			case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(parsedType(issue.input), issue.input)}`;
			case "invalid_value":
				if (issue.values.length === 1) return `Invalid input: expected ${stringifyPrimitive(issue.values[0])}`;
				return `Invalid option: expected one of ${joinValues(issue.values, "|")}`;
			case "too_big": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}`;
				return `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
			}
			case "too_small": {
				const adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">";
				const sizing = getSizing(issue.origin);
				if (sizing) return `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}`;
				return `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
			}
			case "invalid_format": {
				const _issue = issue;
				if (_issue.format === "starts_with") return `Invalid string: must start with "${_issue.prefix}"`;
				if (_issue.format === "ends_with") return `Invalid string: must end with "${_issue.suffix}"`;
				if (_issue.format === "includes") return `Invalid string: must include "${_issue.includes}"`;
				if (_issue.format === "regex") return `Invalid string: must match pattern ${_issue.pattern}`;
				return `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
			}
			case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
			case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${joinValues(issue.keys, ", ")}`;
			case "invalid_key": return `Invalid key in ${issue.origin}`;
			case "invalid_union":
				if (issue.options && Array.isArray(issue.options) && issue.options.length > 0) return `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}`;
				if (issue.inclusive === false) return "Invalid input: more than one option matched";
				return "Invalid input";
			case "invalid_element": return `Invalid value in ${issue.origin}`;
			default: return `Invalid input`;
		}
	};
};
function en_default() {
	return { localeError: error() };
}
// node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = new WeakMap();
		this._idmap = new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = new WeakMap();
		this._idmap = new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
var globalRegistry = globalThis.__zod_globalRegistry;
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
function _email(Class, params) {
	return new Class({
		type: "string",
		format: "email",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _guid(Class, params) {
	return new Class({
		type: "string",
		format: "guid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _uuid(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _uuidv4(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v4",
		...normalizeParams(params)
	});
}
function _uuidv6(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v6",
		...normalizeParams(params)
	});
}
function _uuidv7(Class, params) {
	return new Class({
		type: "string",
		format: "uuid",
		check: "string_format",
		abort: false,
		version: "v7",
		...normalizeParams(params)
	});
}
function _url(Class, params) {
	return new Class({
		type: "string",
		format: "url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _emoji(Class, params) {
	return new Class({
		type: "string",
		format: "emoji",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _nanoid(Class, params) {
	return new Class({
		type: "string",
		format: "nanoid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cuid(Class, params) {
	return new Class({
		type: "string",
		format: "cuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cuid2(Class, params) {
	return new Class({
		type: "string",
		format: "cuid2",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ulid(Class, params) {
	return new Class({
		type: "string",
		format: "ulid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _xid(Class, params) {
	return new Class({
		type: "string",
		format: "xid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ksuid(Class, params) {
	return new Class({
		type: "string",
		format: "ksuid",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ipv4(Class, params) {
	return new Class({
		type: "string",
		format: "ipv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _ipv6(Class, params) {
	return new Class({
		type: "string",
		format: "ipv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cidrv4(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv4",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _cidrv6(Class, params) {
	return new Class({
		type: "string",
		format: "cidrv6",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _base64(Class, params) {
	return new Class({
		type: "string",
		format: "base64",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _base64url(Class, params) {
	return new Class({
		type: "string",
		format: "base64url",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _e164(Class, params) {
	return new Class({
		type: "string",
		format: "e164",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _jwt(Class, params) {
	return new Class({
		type: "string",
		format: "jwt",
		check: "string_format",
		abort: false,
		...normalizeParams(params)
	});
}
function _isoDateTime(Class, params) {
	return new Class({
		type: "string",
		format: "datetime",
		check: "string_format",
		offset: false,
		local: false,
		precision: null,
		...normalizeParams(params)
	});
}
function _isoDate(Class, params) {
	return new Class({
		type: "string",
		format: "date",
		check: "string_format",
		...normalizeParams(params)
	});
}
function _isoTime(Class, params) {
	return new Class({
		type: "string",
		format: "time",
		check: "string_format",
		precision: null,
		...normalizeParams(params)
	});
}
function _isoDuration(Class, params) {
	return new Class({
		type: "string",
		format: "duration",
		check: "string_format",
		...normalizeParams(params)
	});
}
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
function _coercedNumber(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		coerce: true,
		checks: [],
		...normalizeParams(params)
	}));
}
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
function _lt(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
function _gt(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: false
	});
}
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
function _positive(params) {
	return _gt(0, params);
}
function _multipleOf(value, params) {
	return new $ZodCheckMultipleOf({
		check: "multiple_of",
		...normalizeParams(params),
		value
	});
}
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
function _length(length, params) {
	return new $ZodCheckLengthEquals({
		check: "length_equals",
		...normalizeParams(params),
		length
	});
}
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
function _lowercase(params) {
	return new $ZodCheckLowerCase({
		check: "string_format",
		format: "lowercase",
		...normalizeParams(params)
	});
}
function _uppercase(params) {
	return new $ZodCheckUpperCase({
		check: "string_format",
		format: "uppercase",
		...normalizeParams(params)
	});
}
function _includes(includes, params) {
	return new $ZodCheckIncludes({
		check: "string_format",
		format: "includes",
		...normalizeParams(params),
		includes
	});
}
function _startsWith(prefix, params) {
	return new $ZodCheckStartsWith({
		check: "string_format",
		format: "starts_with",
		...normalizeParams(params),
		prefix
	});
}
function _endsWith(suffix, params) {
	return new $ZodCheckEndsWith({
		check: "string_format",
		format: "ends_with",
		...normalizeParams(params),
		suffix
	});
}
function _overwrite(tx) {
	return new $ZodCheckOverwrite({
		check: "overwrite",
		tx
	});
}
function _normalize(form) {
	return _overwrite((input) => input.normalize(form));
}
function _trim() {
	return _overwrite((input) => input.trim());
}
function _toLowerCase() {
	return _overwrite((input) => input.toLowerCase());
}
function _toUpperCase() {
	return _overwrite((input) => input.toUpperCase());
}
function _slugify() {
	return _overwrite((input) => slugify(input));
}
function _array(Class, element, params) {
	return new Class({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
function _superRefine(fn, params) {
	const ch = _check((payload) => {
		payload.addIssue = (issue$3) => {
			if (typeof issue$3 === "string") payload.issues.push(issue(issue$3, payload.value, ch._zod.def));
			else {
				const _issue = issue$3;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = ch);
				_issue.continue ?? (_issue.continue = !ch._zod.def.abort);
				payload.issues.push(issue(_issue));
			}
		};
		return fn(payload.value, payload);
	}, params);
	return ch;
}
function _check(fn, params) {
	const ch = new $ZodCheck({
		check: "custom",
		...normalizeParams(params)
	});
	ch._zod.check = fn;
	return ch;
}
function describe$1(description) {
	const ch = new $ZodCheck({ check: "describe" });
	ch._zod.onattach = [(inst) => {
		const existing = globalRegistry.get(inst) ?? {};
		globalRegistry.add(inst, {
			...existing,
			description
		});
	}];
	ch._zod.check = () => {};
	return ch;
}
function meta$1(metadata) {
	const ch = new $ZodCheck({ check: "meta" });
	ch._zod.onattach = [(inst) => {
		const existing = globalRegistry.get(inst) ?? {};
		globalRegistry.add(inst, {
			...existing,
			...metadata
		});
	}];
	ch._zod.check = () => {};
	return ch;
}
// node_modules/zod/v4/core/to-json-schema.js
function assignProps(target, ...sources) {
	for (const source of sources) for (const key of Reflect.ownKeys(source)) if (Object.prototype.propertyIsEnumerable.call(source, key)) assignProp(target, key, source[key]);
	return target;
}
function initializeContext(params) {
	let target = params?.target ?? "draft-2020-12";
	if (target === "draft-4") target = "draft-04";
	if (target === "draft-7") target = "draft-07";
	return {
		processors: params.processors ?? {},
		metadataRegistry: params?.metadata ?? globalRegistry,
		target,
		unrepresentable: params?.unrepresentable ?? "throw",
		override: params?.override ?? (() => {}),
		io: params?.io ?? "output",
		counter: 0,
		seen: new Map(),
		sharedDefsExtractedFor: void 0,
		sharedEmitDoneFor: void 0,
		cycles: params?.cycles ?? "ref",
		reused: params?.reused ?? "inline",
		intersections: [],
		deferred: [],
		external: params?.external ?? void 0
	};
}
function handleUnrepresentable(schema, ctx, json, params, message) {
	const result = typeof ctx.unrepresentable === "function" ? ctx.unrepresentable({
		zodSchema: schema,
		path: params.path,
		message
	}) : ctx.unrepresentable;
	if (result === "any") return false;
	if (result === void 0 || result === "throw") throw new Error(message);
	Object.assign(json, result);
	return true;
}
function processSchema(schema, ctx, _params = {
	path: [],
	schemaPath: []
}) {
	var _a;
	const def = schema._zod.def;
	const seen = ctx.seen.get(schema);
	if (seen) {
		seen.count++;
		if (_params.schemaPath.includes(schema)) seen.cycle = _params.path;
		return seen.schema;
	}
	const result = {
		schema: {},
		count: 1,
		cycle: void 0,
		path: _params.path
	};
	ctx.seen.set(schema, result);
	ctx.sharedDefsExtractedFor = void 0;
	ctx.sharedEmitDoneFor = void 0;
	const overrideSchema = schema._zod.toJSONSchema?.();
	if (overrideSchema) result.schema = overrideSchema;
	else {
		const params = {
			..._params,
			schemaPath: [..._params.schemaPath, schema],
			path: _params.path
		};
		if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
		else {
			const _json = result.schema;
			const processor = ctx.processors[def.type];
			if (!processor) throw new Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
			processor(schema, ctx, _json, params);
		}
		const parent = schema._zod.parent;
		if (parent) {
			if (!result.ref) result.ref = parent;
			processSchema(parent, ctx, params);
			ctx.seen.get(parent).isParent = true;
		}
	}
	const meta = ctx.metadataRegistry.get(schema);
	if (meta) assignProps(result.schema, meta);
	if (ctx.io === "input" && isTransforming(schema)) {
		delete result.schema.examples;
		delete result.schema.default;
	}
	if (ctx.io === "input" && "_prefault" in result.schema) (_a = result.schema).default ?? (_a.default = result.schema._prefault);
	delete result.schema._prefault;
	return ctx.seen.get(schema).schema;
}
function encodeJSONPointerSegment(segment) {
	return segment.replace(/~/g, "~0").replace(/\//g, "~1");
}
function extractDefs(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
	const idToSchema = new Map();
	for (const entry of ctx.seen.entries()) {
		const id = ctx.metadataRegistry.get(entry[0])?.id;
		if (id) {
			const existing = idToSchema.get(id);
			if (existing && existing !== entry[0]) throw new Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
			idToSchema.set(id, entry[0]);
		}
	}
	const makeURI = (entry) => {
		const defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
		if (ctx.external) {
			const externalId = ctx.external.registry.get(entry[0])?.id;
			const uriGenerator = ctx.external.uri ?? ((id) => id);
			if (externalId) return { ref: uriGenerator(externalId) };
			const id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
			entry[1].defId = id;
			return {
				defId: id,
				ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
			};
		}
		const uriPrefix = `#`;
		const defUriPrefix = `${uriPrefix}/${defsSegment}/`;
		if (entry[1] === root && !entry[1].schema.id) return { ref: uriPrefix };
		const defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
		return {
			defId,
			ref: defUriPrefix + encodeJSONPointerSegment(defId)
		};
	};
	const extractToDef = (entry) => {
		if (entry[1].schema.$ref) return;
		const seen = entry[1];
		const { ref, defId } = makeURI(entry);
		seen.def = { ...seen.schema };
		if (defId) seen.defId = defId;
		const schema = seen.schema;
		for (const key in schema) delete schema[key];
		schema.$ref = ref;
	};
	if (ctx.cycles === "throw") for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.cycle) throw new Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
	}
	for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (schema === entry[0]) {
			extractToDef(entry);
			continue;
		}
		if (ctx.external) {
			const ext = ctx.external.registry.get(entry[0])?.id;
			if (schema !== entry[0] && ext) {
				extractToDef(entry);
				continue;
			}
		}
		if (ctx.metadataRegistry.get(entry[0])?.id) {
			extractToDef(entry);
			continue;
		}
		if (seen.cycle) {
			extractToDef(entry);
			continue;
		}
		if (seen.count > 1) {
			if (ctx.reused === "ref") extractToDef(entry);
		}
	}
	if (ctx.external) ctx.sharedDefsExtractedFor = ctx.external;
}
function compactTypeUnion(schema) {
	const options = schema.anyOf;
	if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
	const types = [];
	for (const option of options) {
		if (!option || typeof option !== "object") return;
		compactTypeUnion(option);
		const keys = Object.keys(option);
		if (keys.length !== 1 || keys[0] !== "type") return;
		const type = option.type;
		for (const member of Array.isArray(type) ? type : [type]) {
			if (typeof member !== "string") return;
			if (!types.includes(member)) types.push(member);
		}
	}
	delete schema.anyOf;
	schema.type = types.length === 1 ? types[0] : types;
}
var FOLDABLE_KEYS = new Set([
	"type",
	"properties",
	"required",
	"additionalProperties"
]);
var UNION_KEYS = ["oneOf", "anyOf"];
function undeclaredConstraint(member) {
	const extra = member.additionalProperties;
	if (extra === void 0 || extra === false || typeof extra !== "object" || extra === null) return null;
	return Object.keys(extra).length ? extra : null;
}
function foldObjects(members) {
	const objects = [];
	for (const member of members) {
		if (typeof member !== "object" || member.type !== "object") return null;
		for (const key in member) if (!FOLDABLE_KEYS.has(key)) return null;
		objects.push(member);
	}
	const properties = {};
	const required = new Set();
	for (const object of objects) {
		for (const key in object.properties) {
			if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
			const parts = [];
			for (const other of objects) {
				const part = other.properties?.[key] ?? undeclaredConstraint(other);
				if (part === null || part === void 0) continue;
				if (!parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part))) parts.push(part);
			}
			assignProp(properties, key, parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts });
		}
		for (const key of object.required ?? []) required.add(key);
	}
	const folded = {
		type: "object",
		properties
	};
	if (required.size) folded.required = [...required];
	if (objects.every((object) => object.additionalProperties === false)) folded.additionalProperties = false;
	else {
		const constraints = [];
		for (const object of objects) {
			const constraint = undeclaredConstraint(object);
			if (constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint))) constraints.push(constraint);
		}
		if (constraints.length === 1) folded.additionalProperties = constraints[0];
		else if (constraints.length > 1) folded.additionalProperties = { allOf: constraints };
	}
	return folded;
}
function foldIntersection(json) {
	const allOf = json.allOf;
	if (!Array.isArray(allOf) || allOf.length < 2) return;
	for (const key of FOLDABLE_KEYS) if (key in json) return;
	const unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k])));
	let folded = null;
	if (!unions.length) folded = foldObjects(allOf);
	else {
		const union = unions[0];
		const keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
		if (Object.keys(union).length !== 1) return;
		const rest = allOf.filter((m) => m !== union);
		const branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
		if (branches.some((b) => !b)) return;
		folded = { [keyword]: branches };
	}
	if (!folded) return;
	delete json.allOf;
	assignProps(json, folded);
}
function finalize(ctx, schema) {
	const root = ctx.seen.get(schema);
	if (!root) throw new Error("Unprocessed schema. This is a bug in Zod.");
	const flattenRef = (zodSchema) => {
		const seen = ctx.seen.get(zodSchema);
		if (seen.ref === null) return;
		const schema = seen.def ?? seen.schema;
		const _cached = { ...schema };
		const ref = seen.ref;
		seen.ref = null;
		if (ref) {
			flattenRef(ref);
			const refSeen = ctx.seen.get(ref);
			const refSchema = refSeen.schema;
			if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0")) {
				schema.allOf = schema.allOf ?? [];
				schema.allOf.push(refSchema);
			} else assignProps(schema, refSchema);
			assignProps(schema, _cached);
			if (zodSchema._zod.parent === ref) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (!(key in _cached)) delete schema[key];
			}
			if (refSchema.$ref && refSeen.def) for (const key in schema) {
				if (key === "$ref" || key === "allOf") continue;
				if (key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key])) delete schema[key];
			}
		}
		const parent = zodSchema._zod.parent;
		if (parent && parent !== ref) {
			flattenRef(parent);
			const parentSeen = ctx.seen.get(parent);
			if (parentSeen?.schema.$ref) {
				schema.$ref = parentSeen.schema.$ref;
				if (parentSeen.def) for (const key in schema) {
					if (key === "$ref" || key === "allOf") continue;
					if (key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key])) delete schema[key];
				}
			}
		}
		ctx.override({
			zodSchema,
			jsonSchema: schema,
			path: seen.path ?? []
		});
	};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
		for (const entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
		if (ctx.target !== "openapi-3.0") for (const entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
		for (const rewrite of ctx.deferred) rewrite();
		if (ctx.intersections.length) {
			const carriers = new Map();
			for (const seen of ctx.seen.values()) for (const json of [seen.schema, seen.def]) {
				const allOf = json?.allOf;
				if (!Array.isArray(allOf)) continue;
				const existing = carriers.get(allOf);
				if (existing) existing.push(json);
				else carriers.set(allOf, [json]);
			}
			for (const allOf of ctx.intersections) for (const json of carriers.get(allOf) ?? []) foldIntersection(json);
		}
	}
	const result = {};
	if (ctx.target === "draft-2020-12") result.$schema = "https://json-schema.org/draft/2020-12/schema";
	else if (ctx.target === "draft-07") result.$schema = "http://json-schema.org/draft-07/schema#";
	else if (ctx.target === "draft-04") result.$schema = "http://json-schema.org/draft-04/schema#";
	else if (ctx.target === "openapi-3.0") {}
	if (ctx.external?.uri) {
		const id = ctx.external.registry.get(schema)?.id;
		if (!id) throw new Error("Schema is missing an `id` property");
		result.$id = ctx.external.uri(id);
	}
	assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
	const rootMetaId = ctx.metadataRegistry.get(schema)?.id;
	if (rootMetaId !== void 0 && result.id === rootMetaId) delete result.id;
	const defs = ctx.external?.defs ?? {};
	if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (const entry of ctx.seen.entries()) {
		const seen = entry[1];
		if (seen.def && seen.defId) {
			if (seen.def.id === seen.defId) delete seen.def.id;
			assignProp(defs, seen.defId, seen.def);
		}
	}
	if (ctx.external) ctx.sharedEmitDoneFor = ctx.external;
	if (ctx.external) {} else if (Object.keys(defs).length > 0) {
		if (ctx.target === "draft-2020-12") result.$defs = defs;
		else result.definitions = defs;
	}
	try {
		const finalized = JSON.parse(JSON.stringify(result));
		Object.defineProperty(finalized, "~standard", {
			value: {
				...schema["~standard"],
				jsonSchema: {
					input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
					output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
				}
			},
			enumerable: false,
			writable: false
		});
		return finalized;
	} catch (_err) {
		throw new Error("Error converting schema to JSON.");
	}
}
function isTransforming(_schema, _ctx) {
	const ctx = _ctx ?? { seen: new Set() };
	if (ctx.seen.has(_schema)) return false;
	ctx.seen.add(_schema);
	const def = _schema._zod.def;
	if (def.type === "transform") return true;
	if (def.type === "array") return isTransforming(def.element, ctx);
	if (def.type === "set") return isTransforming(def.valueType, ctx);
	if (def.type === "lazy") return isTransforming(def.getter(), ctx);
	if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
	if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
	if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
	if (def.type === "pipe") {
		if (_schema._zod.traits.has("$ZodCodec")) return true;
		return isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
	}
	if (def.type === "object") {
		for (const key in def.shape) if (isTransforming(def.shape[key], ctx)) return true;
		return false;
	}
	if (def.type === "union") {
		for (const option of def.options) if (isTransforming(option, ctx)) return true;
		return false;
	}
	if (def.type === "tuple") {
		for (const item of def.items) if (isTransforming(item, ctx)) return true;
		if (def.rest && isTransforming(def.rest, ctx)) return true;
		return false;
	}
	return false;
}
var createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
	const ctx = initializeContext({
		...params,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
var createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
	const { libraryOptions, target } = params ?? {};
	const ctx = initializeContext({
		...libraryOptions ?? {},
		target,
		io,
		processors
	});
	processSchema(schema, ctx);
	extractDefs(ctx, schema);
	return finalize(ctx, schema);
};
// node_modules/zod/v4/core/json-schema-processors.js
var narrowMin = (agg, key, value) => {
	if (agg[key] === void 0 || value > agg[key]) agg[key] = value;
};
var narrowMax = (agg, key, value) => {
	if (agg[key] === void 0 || value < agg[key]) agg[key] = value;
};
var narrowBoth = (agg, value) => {
	narrowMin(agg, "minimum", value);
	narrowMax(agg, "maximum", value);
};
var addDivisor = (agg, value) => {
	agg.multipleOf ?? (agg.multipleOf = []);
	if (!agg.multipleOf.includes(value)) agg.multipleOf.push(value);
};
var addPattern = (agg, pattern) => {
	agg.patterns ?? (agg.patterns = new Set());
	agg.patterns.add(pattern);
};
var intersectMime = (agg, mime) => {
	agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
};
var setFormat = (agg, format) => {
	agg.format = format;
	if (format.includes("int")) agg.isInt = true;
};
var minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum);
var maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum);
var formatContributor = (ranges) => (agg, def) => {
	setFormat(agg, def.format);
	const [minimum, maximum] = ranges[def.format];
	narrowMin(agg, "minimum", minimum);
	narrowMax(agg, "maximum", maximum);
};
var contributors = {
	greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
	less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
	multiple_of: (agg, def) => addDivisor(agg, def.value),
	number_format: formatContributor(NUMBER_FORMAT_RANGES),
	bigint_format: formatContributor(BIGINT_FORMAT_RANGES),
	min_length: minContributor,
	max_length: maxContributor,
	length_equals: (agg, def) => narrowBoth(agg, def.length),
	min_size: minContributor,
	max_size: maxContributor,
	size_equals: (agg, def) => narrowBoth(agg, def.size),
	string_format: (agg, def) => {
		setFormat(agg, def.format);
		if (def.pattern) addPattern(agg, def.pattern);
		if (def.format === "base64" || def.format === "base64url") agg.contentEncoding = def.format;
		if (def.local || def.precision === -1) agg.laxFormat = true;
	},
	mime_type: (agg, def) => intersectMime(agg, def.mime)
};
function aggregateChecks(schema) {
	const agg = {};
	const def = schema._zod.def;
	const list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
	for (const ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
	const bag = schema._zod.bag;
	if (bag.minimum !== void 0) narrowMin(agg, "minimum", bag.minimum);
	if (bag.exclusiveMinimum !== void 0) narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum);
	if (bag.maximum !== void 0) narrowMax(agg, "maximum", bag.maximum);
	if (bag.exclusiveMaximum !== void 0) narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum);
	if (bag.multipleOf !== void 0) addDivisor(agg, bag.multipleOf);
	if (bag.format !== void 0) {
		agg.format ?? (agg.format = bag.format);
		if (bag.format.includes("int")) agg.isInt = true;
	}
	if (bag.mime) intersectMime(agg, bag.mime);
	for (const pattern of bag.patterns ?? []) addPattern(agg, pattern);
	return agg;
}
var formatMap = {
	guid: "uuid",
	url: "uri",
	datetime: "date-time",
	json_string: "json-string",
	regex: ""
};
var exactPatterns = new Map([[base64Charset, base64], [base64urlCharset, base64url]]);
var exactPattern = (p) => exactPatterns.get(p) ?? p;
var stringProcessor = (schema, ctx, _json, _params) => {
	const json = _json;
	json.type = "string";
	const { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minLength = minimum;
	if (typeof maximum === "number") json.maxLength = maximum;
	if (format) {
		json.format = formatMap[format] ?? format;
		if (json.format === "") delete json.format;
		if (format === "time" || laxFormat) delete json.format;
	}
	if (contentEncoding) json.contentEncoding = contentEncoding;
	if (patterns && patterns.size > 0) {
		const patternList = [...patterns].map(exactPattern);
		if (patternList.length === 1) json.pattern = patternList[0].source;
		else if (patternList.length > 1) json.allOf = [...patternList.map((regex) => ({
			...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
			pattern: regex.source
		}))];
	}
};
var numberProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
	json.type = isInt ? "integer" : "number";
	const exMin = typeof exclusiveMinimum === "number" && exclusiveMinimum >= (minimum ?? Number.NEGATIVE_INFINITY);
	const exMax = typeof exclusiveMaximum === "number" && exclusiveMaximum <= (maximum ?? Number.POSITIVE_INFINITY);
	const legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
	if (exMin) {
		if (legacy) {
			json.minimum = exclusiveMinimum;
			json.exclusiveMinimum = true;
		} else json.exclusiveMinimum = exclusiveMinimum;
	} else if (typeof minimum === "number") json.minimum = minimum;
	if (exMax) {
		if (legacy) {
			json.maximum = exclusiveMaximum;
			json.exclusiveMaximum = true;
		} else json.exclusiveMaximum = exclusiveMaximum;
	} else if (typeof maximum === "number") json.maximum = maximum;
	if (multipleOf) {
		const divisors = new Set();
		for (const divisor of multipleOf) if (Number.isFinite(divisor) && divisor !== 0) divisors.add(Math.abs(divisor));
		else handleUnrepresentable(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
		const [first, ...rest] = divisors;
		if (first !== void 0) json.multipleOf = first;
		if (rest.length) json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))];
	}
};
var booleanProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
var bigintProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
};
var symbolProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
};
var nullProcessor = (_schema, ctx, json, _params) => {
	if (ctx.target === "openapi-3.0") {
		json.type = "string";
		json.nullable = true;
		json.enum = [null];
	} else json.type = "null";
};
var undefinedProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
};
var voidProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
};
var neverProcessor = (_schema, _ctx, json, _params) => {
	json.not = {};
};
var anyProcessor = (_schema, _ctx, _json, _params) => {};
var unknownProcessor = (_schema, _ctx, _json, _params) => {};
var dateProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
};
var enumProcessor = (schema, _ctx, json, _params) => {
	const def = schema._zod.def;
	const values = getEnumValues(def.entries);
	if (values.length === 0) {
		json.not = {};
		return;
	}
	if (values.every((v) => typeof v === "number")) json.type = "number";
	if (values.every((v) => typeof v === "string")) json.type = "string";
	json.enum = values;
};
var literalProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	if (def.values.length === 0) {
		json.not = {};
		return;
	}
	const vals = [];
	for (const val of def.values) if (val === void 0) {
		if (handleUnrepresentable(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
	} else if (typeof val === "bigint") {
		if (handleUnrepresentable(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
		vals.push(Number(val));
	} else vals.push(val);
	if (vals.length === 0) {} else if (vals.length === 1) {
		const val = vals[0];
		json.type = val === null ? "null" : typeof val;
		if (ctx.target === "draft-04" || ctx.target === "openapi-3.0") json.enum = [val];
		else json.const = val;
	} else {
		if (vals.every((v) => typeof v === "number")) json.type = "number";
		if (vals.every((v) => typeof v === "string")) json.type = "string";
		if (vals.every((v) => typeof v === "boolean")) json.type = "boolean";
		if (vals.every((v) => v === null)) json.type = "null";
		json.enum = vals;
	}
};
var nanProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
};
var templateLiteralProcessor = (schema, _ctx, json, _params) => {
	const _json = json;
	const pattern = schema._zod.pattern;
	if (!pattern) throw new Error("Pattern not found in template literal");
	_json.type = "string";
	_json.pattern = pattern.source;
};
var fileProcessor = (schema, _ctx, json, _params) => {
	const _json = json;
	_json.type = "string";
	_json.format = "binary";
	_json.contentEncoding = "binary";
	const { minimum, maximum, mime } = aggregateChecks(schema);
	if (minimum !== void 0) _json.minLength = minimum;
	if (maximum !== void 0) _json.maxLength = maximum;
	if (!mime) return;
	if (mime.length === 0) _json.not = {};
	else if (mime.length === 1) _json.contentMediaType = mime[0];
	else _json.anyOf = mime.map((m) => ({ contentMediaType: m }));
};
var successProcessor = (_schema, _ctx, json, _params) => {
	json.type = "boolean";
};
var customProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
};
var functionProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
};
var transformProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
};
var mapProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
};
var setProcessor = (schema, ctx, json, params) => {
	handleUnrepresentable(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
};
var arrayProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
	json.type = "array";
	json.items = processSchema(def.element, ctx, {
		...params,
		path: [...params.path, "items"]
	});
};
function inputOptin(schema) {
	const def = schema._zod.def;
	if (def.type === "pipe" && def.in._zod.traits.has("$ZodTransform")) return inputOptin(def.out);
	if (def.type === "catch") return inputOptin(def.innerType);
	return schema._zod.optin;
}
var objectProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	const shape = def.shape;
	if (Object.getOwnPropertySymbols(shape).length && handleUnrepresentable(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
	json.type = "object";
	json.properties = {};
	for (const key in shape) assignProp(json.properties, key, processSchema(shape[key], ctx, {
		...params,
		path: [
			...params.path,
			"properties",
			key
		]
	}));
	const requiredKeys = [];
	for (const key of Object.keys(shape)) {
		const field = def.shape[key];
		if (ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) requiredKeys.push(key);
	}
	if (requiredKeys.length > 0) json.required = requiredKeys;
	if (def.catchall?._zod.def.type === "never") json.additionalProperties = false;
	else if (!def.catchall) {
		if (ctx.io === "output") json.additionalProperties = false;
	} else if (def.catchall) json.additionalProperties = processSchema(def.catchall, ctx, {
		...params,
		path: [...params.path, "additionalProperties"]
	});
};
var unionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const isExclusive = def.inclusive === false;
	const options = def.options.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			isExclusive ? "oneOf" : "anyOf",
			i
		]
	}));
	if (isExclusive) json.oneOf = options;
	else json.anyOf = options;
};
var intersectionProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const a = processSchema(def.left, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			0
		]
	});
	const b = processSchema(def.right, ctx, {
		...params,
		path: [
			...params.path,
			"allOf",
			1
		]
	});
	const isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1;
	const allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
	json.allOf = allOf;
	ctx.intersections.push(allOf);
};
var tupleProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "array";
	const prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items";
	const restPath = ctx.target === "draft-2020-12" ? "items" : ctx.target === "openapi-3.0" ? "items" : "additionalItems";
	const prefixItems = def.items.map((x, i) => processSchema(x, ctx, {
		...params,
		path: [
			...params.path,
			prefixPath,
			i
		]
	}));
	const rest = def.rest ? processSchema(def.rest, ctx, {
		...params,
		path: [
			...params.path,
			restPath,
			...ctx.target === "openapi-3.0" ? [def.items.length] : []
		]
	}) : null;
	let minItems = def.items.length;
	while (minItems > 0) {
		const item = def.items[minItems - 1];
		if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
		minItems--;
	}
	const maxItems = def.items.length;
	const isClosed = !def.rest;
	if (ctx.target === "draft-2020-12") {
		json.prefixItems = prefixItems;
		if (isClosed) json.items = false;
		else if (rest) json.items = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else if (ctx.target === "openapi-3.0") {
		json.items = { anyOf: prefixItems };
		if (rest) json.items.anyOf.push(rest);
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	} else {
		json.items = prefixItems;
		if (isClosed) json.additionalItems = false;
		else if (rest) json.additionalItems = rest;
		if (minItems > 0) json.minItems = minItems;
		if (isClosed) json.maxItems = maxItems;
	}
	const { minimum, maximum } = aggregateChecks(schema);
	if (typeof minimum === "number") json.minItems = minimum;
	if (typeof maximum === "number") json.maxItems = maximum;
};
function stringifyKeyNames(bySchema, json, visited) {
	if (json.$ref) {
		if (visited.has(json)) return json;
		visited.add(json);
		const def = bySchema.get(json)?.def;
		if (!def) return json;
		const inlined = stringifyKeyNames(bySchema, def, visited);
		return inlined === def ? json : inlined;
	}
	for (const keyword of ["anyOf", "oneOf"]) {
		const branches = json[keyword];
		if (!Array.isArray(branches)) continue;
		const mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
		if (mapped.some((branch, i) => branch !== branches[i])) json = {
			...json,
			[keyword]: mapped
		};
	}
	const types = Array.isArray(json.type) ? json.type : [json.type];
	const numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer");
	const values = json.enum ?? (json.const !== void 0 ? [json.const] : void 0);
	if (!numericType && !values?.some((v) => typeof v === "number")) return json;
	const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
	if (rest.enum) rest.enum = rest.enum.map((v) => typeof v === "number" ? String(v) : v);
	else if (typeof rest.const === "number") rest.const = String(rest.const);
	if (!numericType) return rest;
	rest.type = "string";
	if (!values) rest.pattern = (types.includes("number") ? number$3 : integer).source;
	return rest;
}
var pendingRecords = new WeakMap();
function rewriteKeyNames(ctx) {
	const bySchema = new Map();
	for (const entry of ctx.seen.values()) if (entry.def && !bySchema.has(entry.schema)) bySchema.set(entry.schema, entry);
	const rewrites = new Map();
	for (const record of pendingRecords.get(ctx) ?? []) {
		const seen = ctx.seen.get(record);
		const names = (seen?.def ?? seen?.schema)?.propertyNames;
		if (!names || names === true || rewrites.has(names)) continue;
		const rewritten = stringifyKeyNames(bySchema, names, new Set());
		if (rewritten !== names) rewrites.set(names, rewritten);
	}
	if (!rewrites.size) return;
	for (const entry of ctx.seen.values()) for (const carrier of [entry.schema, entry.def]) {
		const rewritten = carrier && rewrites.get(carrier.propertyNames);
		if (rewritten) carrier.propertyNames = rewritten;
	}
}
var recordProcessor = (schema, ctx, _json, params) => {
	const json = _json;
	const def = schema._zod.def;
	json.type = "object";
	const keyType = def.keyType;
	const patterns = aggregateChecks(keyType).patterns;
	if (def.mode === "loose" && patterns && patterns.size > 0) {
		const valueSchema = processSchema(def.valueType, ctx, {
			...params,
			path: [
				...params.path,
				"patternProperties",
				"*"
			]
		});
		json.patternProperties = {};
		for (const pattern of patterns) assignProp(json.patternProperties, exactPattern(pattern).source, valueSchema);
	} else {
		if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
			json.propertyNames = processSchema(def.keyType, ctx, {
				...params,
				path: [...params.path, "propertyNames"]
			});
			let pending = pendingRecords.get(ctx);
			if (!pending) {
				pending = [];
				pendingRecords.set(ctx, pending);
				ctx.deferred.push(() => rewriteKeyNames(ctx));
			}
			pending.push(schema);
		}
		json.additionalProperties = processSchema(def.valueType, ctx, {
			...params,
			path: [...params.path, "additionalProperties"]
		});
	}
	const keyValues = keyType._zod.values;
	const omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
	if (keyValues && !def.partial && !omittableOnInput) {
		const validKeyValues = [...keyValues].filter((v) => typeof v === "string" || typeof v === "number");
		if (validKeyValues.length > 0) json.required = validKeyValues.map(String);
	}
};
var nullableProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	const inner = processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	if (ctx.target === "openapi-3.0") {
		seen.ref = def.innerType;
		json.nullable = true;
	} else json.anyOf = [inner, { type: "null" }];
};
var nonoptionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
var UNREPRESENTABLE_DEFAULT = Symbol();
function serializeDefaultValue(value, schema, ctx, json, params) {
	let unrepresentable = false;
	const serialized = JSON.stringify(value, (_, val) => {
		if (typeof val !== "bigint") return val;
		unrepresentable = true;
		return null;
	});
	if (!unrepresentable) return JSON.parse(serialized);
	handleUnrepresentable(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema");
	return UNREPRESENTABLE_DEFAULT;
}
var defaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json.default = value;
};
var prefaultProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	if (ctx.io !== "input") return;
	const value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
	if (value !== UNREPRESENTABLE_DEFAULT) json._prefault = value;
};
var catchProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	let catchValue;
	try {
		catchValue = def.catchValue(void 0);
	} catch {
		handleUnrepresentable(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
		return;
	}
	json.default = catchValue;
};
var pipeProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	const inIsTransform = def.in._zod.traits.has("$ZodTransform");
	const innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
var readonlyProcessor = (schema, ctx, json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
	json.readOnly = true;
};
var promiseProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
var optionalProcessor = (schema, ctx, _json, params) => {
	const def = schema._zod.def;
	processSchema(def.innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = def.innerType;
};
var lazyProcessor = (schema, ctx, _json, params) => {
	const innerType = schema._zod.innerType;
	processSchema(innerType, ctx, params);
	const seen = ctx.seen.get(schema);
	seen.ref = innerType;
};
var allProcessors = {
	string: stringProcessor,
	number: numberProcessor,
	boolean: booleanProcessor,
	bigint: bigintProcessor,
	symbol: symbolProcessor,
	null: nullProcessor,
	undefined: undefinedProcessor,
	void: voidProcessor,
	never: neverProcessor,
	any: anyProcessor,
	unknown: unknownProcessor,
	date: dateProcessor,
	enum: enumProcessor,
	literal: literalProcessor,
	nan: nanProcessor,
	template_literal: templateLiteralProcessor,
	file: fileProcessor,
	success: successProcessor,
	custom: customProcessor,
	function: functionProcessor,
	transform: transformProcessor,
	map: mapProcessor,
	set: setProcessor,
	array: arrayProcessor,
	object: objectProcessor,
	union: unionProcessor,
	intersection: intersectionProcessor,
	tuple: tupleProcessor,
	record: recordProcessor,
	nullable: nullableProcessor,
	nonoptional: nonoptionalProcessor,
	default: defaultProcessor,
	prefault: prefaultProcessor,
	catch: catchProcessor,
	pipe: pipeProcessor,
	readonly: readonlyProcessor,
	promise: promiseProcessor,
	optional: optionalProcessor,
	lazy: lazyProcessor
};
function toJSONSchema(input, params) {
	if ("_idmap" in input) {
		const registry = input;
		const ctx = initializeContext({
			...params,
			processors: allProcessors
		});
		const defs = {};
		for (const entry of registry._idmap.entries()) {
			const [_, schema] = entry;
			processSchema(schema, ctx);
		}
		const schemas = {};
		ctx.external = {
			registry,
			uri: params?.uri,
			defs
		};
		for (const entry of registry._idmap.entries()) {
			const [key, schema] = entry;
			extractDefs(ctx, schema);
			assignProp(schemas, key, finalize(ctx, schema));
		}
		if (Object.keys(defs).length > 0) schemas.__shared = { [ctx.target === "draft-2020-12" ? "$defs" : "definitions"]: defs };
		return { schemas };
	}
	const ctx = initializeContext({
		...params,
		processors: allProcessors
	});
	processSchema(input, ctx);
	extractDefs(ctx, input);
	return finalize(ctx, input);
}
// node_modules/zod/v4/mini/schemas.js
var ZodMiniType = $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own(this, "with", value);
	},
	parse(data, params) {
		return parse$5(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync$1(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse$1(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync$1(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)]
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	}
});
var ZodMiniString = $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
function string$1(params) {
	return _string(ZodMiniString, params);
}
var ZodMiniStringFormat = $constructor("ZodMiniStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	ZodMiniString.init(inst, def);
});
var ZodMiniNumber = $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
function number$2(params) {
	return _number(ZodMiniNumber, params);
}
var ZodMiniNumberFormat = $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int$1(params) {
	return _int(ZodMiniNumberFormat, params);
}
var ZodMiniBoolean = $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
function boolean$2(params) {
	return _boolean(ZodMiniBoolean, params);
}
var ZodMiniUnknown = $constructor("ZodMiniUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodMiniType.init(inst, def);
});
function unknown$1() {
	return _unknown(ZodMiniUnknown);
}
var ZodMiniNever = $constructor("ZodMiniNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodMiniType.init(inst, def);
});
function never$1(params) {
	return _never(ZodMiniNever, params);
}
var ZodMiniArray = $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
function array$1(element, params) {
	return new ZodMiniArray({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
var ZodMiniObject = $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
function object$1(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	});
}
function strictObject$1(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: never$1(),
		...normalizeParams(params)
	});
}
function looseObject$1(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: unknown$1(),
		...normalizeParams(params)
	});
}
function extend(schema, shape) {
	return extend$1(schema, shape);
}
function partial(schema, mask) {
	const def = schema._zod.def;
	if (def.type !== "tuple") return partial$1(ZodMiniOptional, schema, mask);
	if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
	return clone(schema, {
		...def,
		items: def.items.map((item) => new ZodMiniOptional({
			type: "optional",
			innerType: item
		}))
	});
}
var ZodMiniUnion = $constructor("ZodMiniUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
function union$1(options, params) {
	return new ZodMiniUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
var ZodMiniRecord = $constructor("ZodMiniRecord", (inst, def) => {
	$ZodRecord.init(inst, def);
	ZodMiniType.init(inst, def);
});
function record(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodMiniRecord({
		type: "record",
		keyType: string$1(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodMiniRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
function partialRecord(keyType, valueType, params) {
	return new ZodMiniRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params),
		partial: true
	});
}
var ZodMiniEnum = $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
function _enum$1(values, params) {
	return new ZodMiniEnum({
		type: "enum",
		entries: Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values,
		...normalizeParams(params)
	});
}
var ZodMiniLiteral = $constructor("ZodMiniLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
function literal$1(value, params) {
	return new ZodMiniLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
var ZodMiniTransform = $constructor("ZodMiniTransform", (inst, def) => {
	$ZodTransform.init(inst, def);
	ZodMiniType.init(inst, def);
});
function transform$1(fn) {
	return new ZodMiniTransform({
		type: "transform",
		transform: fn
	});
}
var ZodMiniOptional = $constructor("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
function optional$1(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType
	});
}
var ZodMiniNullable = $constructor("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
function nullable$1(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType
	});
}
function nullish(innerType) {
	return optional$1(nullable$1(innerType));
}
var ZodMiniCatch = $constructor("ZodMiniCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodMiniType.init(inst, def);
});
function _catch$1(innerType, catchValue) {
	return new ZodMiniCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
var ZodMiniCustom = $constructor("ZodMiniCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodMiniType.init(inst, def);
});
function refine$1(fn, _params = {}) {
	return _refine(ZodMiniCustom, fn, _params);
}
var describe = describe$1;
var meta = meta$1;
// node_modules/zod/v4/mini/iso.js
var ZodMiniISODateTime = $constructor("ZodMiniISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
function datetime(params) {
	return _isoDateTime(ZodMiniISODateTime, params);
}
// node_modules/zod/v4/mini/coerce.js
function number$1(params) {
	return _coercedNumber(ZodMiniNumber, params);
}
// src/ci/github/payload.ts
var sha$1 = string$1().check(_regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i));
var name$1 = string$1().check(_regex(/^[^\0-\x1f\x7f-\x9f]+$/));
var repository$2 = looseObject$1({
	id: nullish(number$2()),
	full_name: optional$1(name$1),
	default_branch: nullish(name$1),
	private: nullish(boolean$2()),
	visibility: nullish(string$1())
});
var head = looseObject$1({
	ref: name$1,
	sha: sha$1,
	repo: nullish(repository$2)
});
var base = looseObject$1({
	ref: name$1,
	sha: sha$1
});
var pull$1 = looseObject$1({
	number: number$2().check(int$1(), _positive()),
	head,
	base,
	draft: _catch$1(optional$1(boolean$2()), void 0),
	user: _catch$1(optional$1(looseObject$1({ login: string$1() })), void 0)
});
var ownBase = extend(base, { repo: looseObject$1({ id: number$2() }) });
var common$1 = looseObject$1({ repository: optional$1(repository$2) });
var pushed = looseObject$1({
	ref: name$1,
	after: sha$1,
	deleted: optional$1(boolean$2())
});
var dispatched = looseObject$1({ ref: optional$1(name$1) });
var pullRequested = extend(common$1, { pull_request: pull$1 });
var other = extend(common$1, { pull_request: optional$1(pull$1) });
var merging = looseObject$1({ merge_group: looseObject$1({
	head_ref: name$1,
	head_sha: sha$1,
	base_ref: name$1,
	base_sha: sha$1
}) });
var finished = extend(common$1, { workflow_run: looseObject$1({
	event: string$1(),
	head_branch: nullish(name$1),
	head_sha: sha$1,
	head_repository: nullish(repository$2),
	pull_requests: nullish(array$1(looseObject$1({
		number: number$2().check(int$1(), _positive()),
		base: ownBase
	})))
}) });
var named = looseObject$1({ ref: optional$1(string$1()) });
var anyEvent = looseObject$1({
	ref: optional$1(string$1()),
	after: optional$1(string$1()),
	deleted: optional$1(boolean$2()),
	merge_group: optional$1(looseObject$1({
		head_ref: optional$1(string$1()),
		head_sha: optional$1(string$1())
	})),
	pull_request: optional$1(looseObject$1({
		number: optional$1(number$2()),
		head: optional$1(named),
		base: optional$1(named)
	}))
});
var readOnce = { jitless: true };
function parse$4(shape, payload, event) {
	const result = shape.safeParse(payload, readOnce);
	if (result.success) return result.data;
	const fields = result.error.issues.map((issue) => issue.path.join(".") || "everything");
	throw wrongRef(`The payload of the ${neutralLine(event, 60)} event is not what GitHub sends: look at ${fields.join(", ")}`, "The file that GITHUB_EVENT_PATH names must be the one that the runner wrote.");
}
function wrongRef(message, hint) {
	return new GateError("CONFIG", message, {
		reason: "wrong-ref",
		hint
	});
}
var moment = _catch$1(nullish(union$1([number$2(), datetime({ offset: true })])), void 0);
var timed = _catch$1(nullish(looseObject$1({
	pushed_at: moment,
	updated_at: moment,
	created_at: moment
})), void 0);
var times = _catch$1(looseObject$1({
	repository: timed,
	pull_request: timed,
	workflow_run: timed,
	head_commit: _catch$1(nullish(looseObject$1({ timestamp: moment })), void 0)
}), {
	repository: void 0,
	pull_request: void 0,
	workflow_run: void 0,
	head_commit: void 0
});
function pushedByMs(payload) {
	const { repository, pull_request: pull, workflow_run: run, head_commit: commit } = times.parse(payload, readOnce);
	const known = [
		repository?.pushed_at,
		pull?.updated_at,
		run?.created_at
	].map(msOf).filter((time) => time !== void 0);
	return known.length === 0 ? void 0 : Math.max(...known, msOf(commit?.timestamp) ?? 0);
}
function msOf(time) {
	if (time === void 0 || time === null) return void 0;
	return typeof time === "number" ? time * 1e3 : Date.parse(time);
}
// src/ci/github/variables.ts
var statedVariables = {
	push: {
		GITHUB_REF: ({ ref }) => ref,
		GITHUB_SHA: ({ after, deleted }) => deleted ? void 0 : after
	},
	workflow_dispatch: { GITHUB_REF: ({ ref }) => ref?.startsWith("refs/") ? ref : void 0 },
	merge_group: {
		GITHUB_REF: ({ merge_group: group }) => group?.head_ref,
		GITHUB_SHA: ({ merge_group: group }) => group?.head_sha
	},
	pull_request: {
		GITHUB_HEAD_REF: ({ pull_request: pull }) => pull?.head?.ref,
		GITHUB_BASE_REF: ({ pull_request: pull }) => pull?.base?.ref
	}
};
function checkVariables(payload, env, event) {
	const read = statedVariables[event === "pull_request_target" ? "pull_request" : event] ?? {};
	const { success, data } = anyEvent.safeParse(payload, readOnce);
	for (const [name, statedBy] of Object.entries(success ? read : {})) {
		const [stated, set] = [statedBy(data ?? {}), env[name]];
		if (stated === void 0 || !set || stated === set) continue;
		if (name === "GITHUB_SHA" && stated.toLowerCase() === set.toLowerCase()) continue;
		throw otherEvent(`The event file says ${neutralLine(stated, 140)} where ${name} is ${neutralLine(set, 140)}`);
	}
	const number = /^refs\/pull\/(\d+)\//.exec(env.GITHUB_REF ?? "")?.[1];
	const pull = success ? data.pull_request?.number : void 0;
	if (number === void 0 || pull === void 0 || event !== "pull_request" || Number(number) === pull) return;
	throw otherEvent(`The event file is about pull request ${pull}, the run about ${number}`);
}
function otherEvent(message) {
	return new GateError("CONFIG", message, {
		reason: "settings",
		hint: "The file that GITHUB_EVENT_PATH names must be the one that the runner wrote. Run the gate in a job of its own."
	});
}
// src/ci/github/event.ts
var headsPrefix = "refs/heads/";
var readers = {
	push: {
		isBound: true,
		read: readPush
	},
	pull_request: {
		isBound: true,
		read: readPullRequest
	},
	pull_request_target: {
		isBound: true,
		read: readPullRequest
	},
	merge_group: {
		isBound: true,
		read: readMergeGroup
	},
	workflow_run: {
		isBound: true,
		read: readWorkflowRun
	},
	workflow_dispatch: {
		isBound: false,
		read: readDispatch
	},
	schedule: {
		isBound: false,
		read: readSchedule
	}
};
function readGithubEvent(payload, env, eventName = env.GITHUB_EVENT_NAME) {
	if (!eventName) throw wrongRef("GITHUB_EVENT_NAME is not set", "Run this in a GitHub workflow.");
	parse$4(common$1, payload, eventName);
	const known = Object.hasOwn(readers, eventName) ? readers[eventName] : void 0;
	const { isBound, read } = known ?? {
		isBound: false,
		read: readOther
	};
	checkVariables(payload, env, eventName);
	const facts = read(payload, env);
	const own = detachedEvents.includes(eventName) ? void 0 : commitOf$1(env);
	return {
		...facts,
		name: eventName,
		isBound,
		isKnown: known !== void 0,
		isProposal: facts.change !== void 0 || eventName === "merge_group",
		commits: [own, facts.headSha].filter((sha) => sha !== void 0)
	};
}
var detachedEvents = ["pull_request_target", "workflow_run"];
function readOwnRepository(payload, env) {
	const own = common$1.safeParse(payload).data?.repository;
	return {
		url: repositoryUrlOf(env, own),
		defaultBranch: own?.default_branch ?? scheduledBranch(env),
		isPublic: isPublic(own),
		isCertain: own !== void 0 && isSame(own, own, env)
	};
}
function scheduledBranch({ GITHUB_EVENT_NAME: event, GITHUB_REF: ref }) {
	return event === "schedule" && ref?.startsWith(headsPrefix) ? ref.slice(11) : void 0;
}
function commitOf$1(env) {
	return sha$1.safeParse(env.GITHUB_SHA).data;
}
function orRefusal(read) {
	try {
		return read();
	} catch (error) {
		return { branch: asGateError(error) };
	}
}
function readOther(payload, env) {
	const { pull_request: pull, repository: own } = parse$4(other, payload, env.GITHUB_EVENT_NAME ?? "other");
	const refusal = wrongRef(`The event ${neutralLine(env.GITHUB_EVENT_NAME ?? "", 60)} does not say which branch to scan`, "Set branch, or run the gate on push, pull_request, merge_group, schedule or workflow_dispatch.");
	return pull === void 0 ? { branch: refusal } : {
		...pullFacts(pull, own, env),
		branch: refusal
	};
}
function readPush(payload) {
	return orRefusal(() => {
		const push = parse$4(pushed, payload, "push");
		const branch = branchOf(push.ref);
		if (!push.deleted && !/^0+$/.test(push.after)) return {
			branch,
			headSha: push.after
		};
		throw wrongRef(`The branch ${neutralLine(branch, 255)} was deleted: there is nothing to scan`, skipHint);
	});
}
function readDispatch(payload, env) {
	return orRefusal(() => {
		const ref = parse$4(dispatched, payload, "workflow_dispatch").ref ?? env.GITHUB_REF;
		return {
			branch: branchOf(ref),
			headSha: ref === env.GITHUB_REF ? commitOf$1(env) : void 0
		};
	});
}
function readSchedule(payload, env) {
	return orRefusal(() => {
		const ref = env.GITHUB_REF;
		if (ref) return {
			branch: branchOf(ref),
			headSha: commitOf$1(env)
		};
		const branch = parse$4(common$1, payload, "schedule").repository?.default_branch;
		return { branch: branchOf(branch ? `${headsPrefix}${branch}` : void 0) };
	});
}
function readPullRequest(payload, env) {
	const { pull_request: pull, repository: own } = parse$4(pullRequested, payload, "pull request");
	return pullFacts(pull, own, env);
}
function pullFacts(pull, own, env) {
	const fork = forkOf(pull.head.repo, own, env);
	return {
		branch: fork === "no" ? pull.head.ref : forkRefusal(pull.head.repo),
		headSha: pull.head.sha,
		base: {
			branch: pull.base.ref,
			sha: pull.base.sha
		},
		change: {
			number: pull.number,
			author: pull.user?.login,
			fork,
			isDraft: pull.draft
		}
	};
}
function readMergeGroup(payload) {
	const { merge_group: group } = parse$4(merging, payload, "merge_group");
	return orRefusal(() => ({
		branch: branchOf(group.head_ref),
		headSha: group.head_sha,
		base: {
			branch: branchOf(group.base_ref),
			sha: group.base_sha
		}
	}));
}
function readWorkflowRun(payload, env) {
	const { workflow_run: run, repository: own } = parse$4(finished, payload, "workflow_run");
	const fork = forkOf(run.head_repository, own, env);
	const [pull, ...others] = (run.event === "pull_request" ? run.pull_requests ?? [] : []).filter(({ base: { repo } }) => repo.id === own?.id);
	const one = others.length === 0 ? pull : void 0;
	const isChange = one !== void 0 || fork !== "no";
	return {
		branch: fork === "no" ? branchOfRun(run) : forkRefusal(run.head_repository),
		headSha: run.head_sha,
		base: one && {
			branch: one.base.ref,
			sha: one.base.sha
		},
		change: isChange ? {
			number: one?.number,
			author: void 0,
			fork,
			isDraft: void 0
		} : void 0
	};
}
function branchOfRun(run) {
	if (run.event === "pull_request_target") return wrongRef("A workflow_run after a pull_request_target run does not say which commit the pull request has", "Run the gate on pull_request itself.");
	return run.head_branch ?? wrongRef("The workflow run that ended had no branch", skipHint);
}
var skipHint = "Leave these runs out with an `if:` on the job, or with the filters of `on:`.";
function branchOf(ref) {
	if (ref?.startsWith(headsPrefix) && ref.length > 11) return ref.slice(11);
	throw wrongRef(`This run is about ${neutralLine(ref?.startsWith("refs/tags/") ? `the tag ${ref.slice(10)}` : ref ?? "no ref at all", 255)}, not about a branch: the service scans branches`, skipHint);
}
function forkRefusal(theirs) {
	return new GateError("CONFIG", `Not scanned: the pull request comes from ${theirs?.full_name ? neutralLine(theirs.full_name, 140) : "a repository that no longer exists"}, a fork of this repository`, {
		reason: "fork",
		hint: "The service can scan only branches of this repository. Gate forks with `scan-gate run --embedded`, or let them pass with `on-inconclusive: fork=warn`."
	});
}
function forkOf(theirs, own, env) {
	if (!theirs) return "unknown";
	return isSame(theirs, own, env) ? "no" : "yes";
}
function isSame(theirs, own, env) {
	const runId = Number(env.GITHUB_REPOSITORY_ID || NaN);
	const runName = env.GITHUB_REPOSITORY;
	const names = [own?.full_name, runName].filter((known) => known !== void 0 && known !== "");
	if (names.length === 0 || theirs.full_name === void 0) return false;
	const ids = [own?.id ?? NaN, runId].filter((known) => !Number.isNaN(known));
	return names.every((known) => known?.toLowerCase() === theirs.full_name?.toLowerCase()) && (typeof theirs.id !== "number" || ids.every((known) => known === theirs.id));
}
function repositoryUrlOf(env, own) {
	const fullName = env.GITHUB_REPOSITORY || own?.full_name;
	if (!fullName) return void 0;
	return `${(env.GITHUB_SERVER_URL || "https://github.com").replace(/\/+$/, "")}/${fullName}`;
}
function isPublic(own) {
	const { private: isPrivate, visibility } = own ?? {};
	return isPrivate === false || !(visibility === "private" || visibility === "internal") && (Boolean(visibility) || !isPrivate);
}
// src/ci/context/workflow.ts
async function readWorkflow({ variables, folder }, hints) {
	const { judged, policy } = hints;
	const payload = judged.kind === "commented" ? {
		pull_request: judged.pull,
		repository: judged.repository
	} : await readPayload(variables);
	const workflow = {
		variables,
		payload,
		own: readOwnRepository(payload, variables),
		policy
	};
	if (judged.kind === "branch") return branchContext(workflow, { named: judged.named });
	if (judged.kind === "commented") return branchContext(workflow, { readAs: "pull_request" });
	return heldContext(workflow, folder, judged);
}
async function readPayload({ GITHUB_EVENT_PATH: path }) {
	if (!path) throw notAWorkflow("GITHUB_EVENT_PATH is not set");
	try {
		return JSON.parse(await readFile(path, "utf8"));
	} catch (error) {
		throw notAWorkflow(`the event file cannot be read (${error.message})`, error);
	}
}
function notAWorkflow(why, cause) {
	return new GateError("CONFIG", `Nothing says which commit to gate: ${why}`, {
		cause,
		reason: "wrong-ref",
		hint: "The action runs in a GitHub workflow; elsewhere use the command line, scan-gate run."
	});
}
function branchContext(workflow, branch) {
	const { own, policy } = workflow;
	try {
		const { change, ...subject } = scannedBranch(workflow, branch);
		const timed = {
			...githubSources(subject, change?.number, policy),
			pushedByMs: pushedByMs(workflow.payload)
		};
		return {
			...common(workflow),
			...subject,
			change,
			repositoryUrl: own.url,
			sources: timed,
			refusal: void 0
		};
	} catch (error) {
		const { defaultBranch } = own;
		if (defaultBranch === void 0 || !own.isCertain) throw error;
		const refused = {
			branch: defaultBranch,
			headSha: void 0,
			base: void 0,
			defaultBranch,
			trust: "proposal"
		};
		const sources = refusedSources(githubPolicy(refused, policy));
		return {
			...common(workflow),
			...refused,
			change: void 0,
			repositoryUrl: own.url,
			sources,
			refusal: asGateError(error)
		};
	}
}
function common({ variables, own }) {
	return {
		system: "github",
		event: variables.GITHUB_EVENT_NAME,
		isPublic: own.isPublic
	};
}
function scannedBranch({ variables, payload, own }, { named, readAs }) {
	const event = readGithubEvent(payload, variables, readAs);
	const { defaultBranch } = own;
	if (named !== void 0 && !event.isBound) return {
		branch: named,
		headSha: event.isKnown && variables.GITHUB_REF === `refs/heads/${named}` ? commitOf$1(variables) : void 0,
		...standingOf(named, {
			name: event.name,
			isProposal: false
		}, defaultBranch),
		defaultBranch
	};
	const { branch } = event;
	if (typeof branch !== "string") throw branch;
	if (named !== void 0 && named !== branch) throw wrongRef(`branch is set to ${named}, but this ${event.name} run is about ${branch}`, "Remove branch, or name another branch only in runs by schedule or by hand.");
	return {
		branch,
		headSha: event.headSha,
		...standingOf(branch, event, defaultBranch),
		defaultBranch
	};
}
var pushes = ["push", "workflow_run"];
function standingOf(branch, { name, base, change, isProposal }, defaultBranch) {
	if (isProposal) return {
		base,
		change,
		trust: "proposal"
	};
	if (branch !== void 0 && branch === defaultBranch) return {
		base: void 0,
		change,
		trust: "own"
	};
	return {
		base: branch !== void 0 && defaultBranch !== void 0 && pushes.includes(name) ? {
			branch: defaultBranch,
			sha: void 0
		} : void 0,
		change,
		trust: "proposal"
	};
}
async function heldContext(workflow, folder, judged) {
	const { variables, payload, own, policy } = workflow;
	const event = readGithubEvent(payload, variables);
	if (judged.kind === "commit") checkCommit(judged.sha, folder, event.commits);
	const path = await isCheckout(folder) ? folder : void 0;
	const { branch, sha, repositoryUrl } = judged.kind === "commit" ? judged : await readFolder(folder);
	const { defaultBranch } = own;
	const { change, ...facts } = standingOf(typeof event.branch === "string" ? event.branch : void 0, event, defaultBranch);
	const subject = {
		branch,
		headSha: sha,
		...facts,
		defaultBranch
	};
	const sources = heldSources(subject, {
		path,
		pullRequest: change?.number,
		headSha: event.headSha
	}, policy);
	const url = repositoryUrl ?? own.url;
	return {
		...common(workflow),
		...subject,
		change,
		repositoryUrl: url,
		sources,
		refusal: void 0
	};
}
async function readFolder(folder) {
	const git = gitIn(folder);
	const sha = await commitSha("HEAD", git);
	const origin = await git("remote", "get-url", "origin");
	return {
		branch: await checkedOutBranch(git) ?? (sha === void 0 ? "HEAD" : `detached-${sha.slice(0, 12)}`),
		sha,
		repositoryUrl: origin === void 0 ? void 0 : plainRepositoryUrl(origin)
	};
}
// src/ci/context/read-context.ts
async function readContext(environment, hints) {
	const { judged, policy } = hints;
	const { GITHUB_ACTIONS, GITHUB_EVENT_PATH } = environment.variables;
	const isWorkflow = GITHUB_ACTIONS === "true" && Boolean(GITHUB_EVENT_PATH);
	const mustBe = judged.kind === "branch" && judged.mustBeWorkflow === true;
	if (judged.kind === "commented" || isWorkflow || mustBe) return readWorkflow(environment, hints);
	return readPipeline(environment, judged, policy);
}
// src/ci/github/access.ts
function githubAccess(env, token, loadOctokit) {
	return {
		apiUrl: env.GITHUB_API_URL || "https://api.github.com",
		repository: env.GITHUB_REPOSITORY ?? "",
		token,
		loadOctokit
	};
}
// src/ci/github/octokit.ts
var restOctokit = async ({ token, ...options }) => {
	const { Octokit: RestOctokit } = await import("./dist-src.js");
	return new RestOctokit({
		...options,
		auth: token
	});
};
var actionOctokit = async ({ token, ...options }) => {
	if (token !== void 0) {
		const { getOctokit } = await import("./github.js");
		return getOctokit(token, options);
	}
	const { GitHub } = await import("./utils2.js");
	return new GitHub(options);
};
// src/report/summary/fit.ts
function fitSummary(markdown, roomBytes) {
	const whole = closed(markdown);
	if (Buffer.byteLength(whole) <= roomBytes) return whole;
	const lines = whole.split("\n").slice(0, -1);
	let usedBytes = Buffer.byteLength(notice(lines.length));
	if (usedBytes > roomBytes) return "";
	const kept = [];
	for (const line of lines) {
		usedBytes += Buffer.byteLength(line) + 1;
		if (usedBytes > roomBytes) break;
		kept.push(`${line}\n`);
	}
	const text = () => `${kept.join("")}${fenceEnd(kept)}${notice(lines.length - kept.length)}`;
	while (kept.length > 0 && Buffer.byteLength(text()) > roomBytes) kept.pop();
	return text();
}
function fenceEnd(lines) {
	let open = "";
	for (const line of lines) {
		const [, fence = "", rest = ""] = /^ {0,3}(`{3,}|~{3,})(.*)/s.exec(line) ?? [];
		if (open === "") open = fence;
		else if (fence.startsWith(open) && rest.trim() === "") open = "";
	}
	return open === "" ? "" : `${open}\n`;
}
function notice(lineCount) {
	return `\n</details>\n\n**The summary is cut here: ${lineCount} more lines did not fit. The report file holds everything.**\n`;
}
function closed(markdown) {
	return markdown === "" || markdown.endsWith("\n") ? markdown : `${markdown}\n`;
}
// src/ci/github/runner.ts
var summaryBudgetBytes = 9e5;
var outputLimit = 4096;
var pathLimit = 1024;
function createRunner({ GITHUB_OUTPUT, GITHUB_STATE, GITHUB_STEP_SUMMARY }) {
	return {
		mask: setSecret,
		annotate,
		startGroup: (title) => startGroup(neutralLine(title).trimEnd()),
		endGroup,
		setOutputs: GITHUB_OUTPUT ? setOutputs : void 0,
		saveState: GITHUB_STATE ? saveState : void 0,
		addSummary: GITHUB_STEP_SUMMARY ? (markdown) => addSummary(GITHUB_STEP_SUMMARY, markdown) : void 0
	};
}
var commands$1 = {
	error: error$1,
	warning,
	notice: notice$1
};
function annotate({ level, title, message, file, line }) {
	commands$1[level](neutralBlock(message), {
		title: neutralLine(title, 255).trim(),
		...file === void 0 ? {} : { file: neutralLine(file, pathLimit).trim() },
		...file === void 0 || line === void 0 ? {} : { startLine: line }
	});
}
function setOutputs(values) {
	for (const [name, value] of Object.entries(values)) attempt$1("the outputs", () => setOutput(name, neutralLine(value, outputLimit)));
}
function saveState(name, value) {
	attempt$1("the state", () => saveState$1(name, neutralLine(value, outputLimit)));
}
async function addSummary(path, markdown) {
	const whole = markdown === "" || markdown.endsWith("\n") ? markdown : `${markdown}\n`;
	const fitted = fitSummary(markdown, summaryBudgetBytes - await sizeOf(path));
	try {
		if (fitted !== "") await summary.emptyBuffer().addRaw(fitted).write();
	} catch (cause) {
		throw unwritten("the job summary", cause);
	}
	return fitted === whole;
}
async function sizeOf(path) {
	try {
		return (await stat(path)).size;
	} catch {
		return 0;
	}
}
function attempt$1(what, write) {
	try {
		write();
	} catch (cause) {
		throw unwritten(what, cause);
	}
}
function unwritten(what, cause) {
	return new GateError("PUBLISH", `The runner's file for ${what} could not be written`, { cause });
}
// src/clock.ts
var testPatience = 20;
function createClock(scale = 1) {
	let skippedMs = 0;
	const now = () => performance.now() + skippedMs;
	const listeners = new Set();
	return {
		scale,
		patience: scale === 1 ? 1 : testPatience,
		now,
		onSkip(callBack) {
			listeners.add(callBack);
			return () => listeners.delete(callBack);
		},
		async sleep(ms, signal) {
			signal.throwIfAborted();
			const wakeMs = now() + ms;
			try {
				await setTimeout$1(ms / scale, void 0, { signal });
			} catch (error) {
				signal.throwIfAborted();
				throw error;
			}
			if (scale === 1) return;
			skippedMs += Math.max(0, wakeMs - now());
			for (const callBack of listeners) callBack();
		}
	};
}
function clockFor(scale, isServiceLocal) {
	const asked = Number(scale);
	return createClock(isServiceLocal && asked >= 1 && asked <= 1e4 ? asked : 1);
}
function createBudget(clock, timeoutMs, cancel) {
	return limitTime({
		clock,
		timeoutMs,
		cancel,
		timeIsOver
	});
}
function limitTime({ clock, timeoutMs, cancel, timeIsOver }) {
	const timeUp = new AbortController();
	const startedMs = clock.now();
	let deadline = startedMs;
	let timer;
	const end = () => timeUp.abort(timeIsOver(deadline - startedMs));
	const stopListening = clock.onSkip?.(() => {
		if (clock.now() >= deadline) end();
	});
	const extendTo = (limitMs) => {
		clearTimeout(timer);
		deadline = startedMs + limitMs;
		timer = setTimeout(end, Math.max(0, deadline - clock.now())).unref();
	};
	extendTo(timeoutMs);
	return {
		clock,
		get deadline() {
			return deadline;
		},
		signal: AbortSignal.any([cancel, timeUp.signal]),
		extendTo,
		end() {
			clearTimeout(timer);
			stopListening?.();
		}
	};
}
function timeIsOver(limitMs) {
	return new GateError("SCAN_TIMEOUT", `The time limit of ${formatSeconds(limitMs)} is over`, {
		hint: "Raise timeout-seconds, or look at the scan at the service.",
		brief: `the scan did not end within ${formatSeconds(limitMs)}`
	});
}
function formatSeconds(ms) {
	const seconds = Math.max(1, Math.round(ms / 1e3));
	if (seconds < 60) return `${seconds} s`;
	const rest = seconds % 60;
	return rest === 0 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 60)} min ${rest} s`;
}
// node_modules/yocto-queue/index.js
var Node = class {
	value;
	next;
	constructor(value) {
		this.value = value;
	}
};
var Queue = class {
	#head;
	#tail;
	#size;
	constructor() {
		this.clear();
	}
	enqueue(value) {
		const node = new Node(value);
		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}
		this.#size++;
	}
	dequeue() {
		const current = this.#head;
		if (!current) return;
		this.#head = this.#head.next;
		this.#size--;
		if (!this.#head) this.#tail = void 0;
		return current.value;
	}
	peek() {
		if (!this.#head) return;
		return this.#head.value;
	}
	clear() {
		this.#head = void 0;
		this.#tail = void 0;
		this.#size = 0;
	}
	get size() {
		return this.#size;
	}
	*[Symbol.iterator]() {
		let current = this.#head;
		while (current) {
			yield current.value;
			current = current.next;
		}
	}
	*drain() {
		while (this.#head) yield this.dequeue();
	}
};
// node_modules/p-limit/index.js
function pLimit(concurrency) {
	let rejectOnClear = false;
	if (typeof concurrency === "object") ({concurrency, rejectOnClear = false} = concurrency);
	validateConcurrency(concurrency);
	if (typeof rejectOnClear !== "boolean") throw new TypeError("Expected `rejectOnClear` to be a boolean");
	const queue = new Queue();
	let activeCount = 0;
	const resumeNext = () => {
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};
	const next = () => {
		activeCount--;
		resumeNext();
	};
	const run = async (function_, resolve, arguments_) => {
		const result = (async () => function_(...arguments_))();
		resolve(result);
		try {
			await result;
		} catch {}
		next();
	};
	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = { reject };
		new Promise((internalResolve) => {
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(void 0, function_, resolve, arguments_));
		if (activeCount < concurrency) resumeNext();
	};
	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});
	Object.defineProperties(generator, {
		activeCount: { get: () => activeCount },
		pendingCount: { get: () => queue.size },
		clearQueue: { value() {
			if (!rejectOnClear) {
				queue.clear();
				return;
			}
			const abortError = AbortSignal.abort().reason;
			while (queue.size > 0) queue.dequeue().reject(abortError);
		} },
		concurrency: {
			get: () => concurrency,
			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;
				queueMicrotask(() => {
					while (activeCount < concurrency && queue.size > 0) resumeNext();
				});
			}
		},
		map: { async value(iterable, function_) {
			const promises = [];
			try {
				Array.from(iterable, (value, index) => {
					const promise = generator(function_, value, index);
					promises.push(promise);
					return promise;
				});
			} catch (error) {
				for (const promise of promises) promise.catch(() => {});
				throw error;
			}
			return Promise.all(promises);
		} }
	});
	return generator;
}
function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/api/schemas.ts
config(en_default());
var severityWords = [
	"CRITICAL",
	"HIGH",
	"MEDIUM",
	"LOW",
	"INFO"
];
var severityFilters = [
	"critical",
	"high",
	"medium",
	"low",
	"info"
];
var scanStatuses = [
	"PENDING",
	"SCANNING",
	"COMPLETED",
	"FAILED"
];
var violationTypes = [
	"SAST",
	"AGENTIC_SAST",
	"SCA",
	"SECRET",
	"IAC"
];
var violationStatuses = [
	"OPEN",
	"FIXED",
	"FALSE_POSITIVE",
	"ACCEPTED_RISK"
];
var violationStatusFilters = [
	"open",
	"fixed",
	"ignored",
	"false_positive"
];
var scanTypes = [
	"sast",
	"sca",
	"secrets",
	"iac"
];
var repositoryStatuses = [
	"active",
	"inactive",
	"archived"
];
var sortOrders = ["asc", "desc"];
function severityRank(severity) {
	return severityWords.indexOf(severity);
}
var openEnum = (words) => union$1([_enum$1(words), string$1()]);
function preprocessed(read, out) {
	return new $ZodPreprocess({
		type: "pipe",
		in: transform$1(read),
		out
	});
}
var identifier$1 = string$1().check(_minLength(1));
var timestamp$1 = string$1().check(describe("ISO 8601 timestamp"));
var count$1 = number$2().check(int$1(), _gte(0));
var listPagination = looseObject$1({
	page: number$2().check(int$1(), _gte(1)),
	total: count$1
});
var envelopePagination = extend(listPagination, {
	limit: number$2().check(int$1(), _gte(1), _lte(100)),
	totalPages: count$1,
	hasNext: boolean$2(),
	hasPrev: boolean$2()
});
var responseMeta = looseObject$1({
	timestamp: optional$1(timestamp$1),
	version: optional$1(string$1()),
	requestId: optional$1(string$1()),
	organizationId: optional$1(string$1())
});
var organization = looseObject$1({
	id: identifier$1,
	name: string$1(),
	slug: string$1(),
	planType: openEnum(["FREE", "PRO"]),
	isPersonal: boolean$2(),
	usageBalance: number$2(),
	createdAt: timestamp$1,
	updatedAt: timestamp$1
});
var repositoryItem = looseObject$1({
	repository_id: identifier$1,
	name: string$1(),
	vcs_provider: nullish(string$1()),
	default_branch: nullish(string$1()),
	last_scan_at: nullish(timestamp$1),
	security_score: nullish(number$2())
});
var repositoryDetail = extend(repositoryItem, {
	vcs_url: nullish(string$1()),
	total_violations: nullish(count$1),
	violations_by_severity: nullish(partial(looseObject$1({
		critical: count$1,
		high: count$1,
		medium: count$1,
		low: count$1
	}))),
	created_at: nullish(timestamp$1)
});
var repositorySettings = strictObject$1({
	auto_scan_on_push: optional$1(boolean$2()),
	auto_scan_on_pr: optional$1(boolean$2())
});
var scanCounts = partial(looseObject$1({
	critical: count$1,
	high: count$1,
	medium: count$1,
	low: count$1,
	info: count$1
}));
var scanItem = looseObject$1({
	scan_id: identifier$1,
	status: openEnum(scanStatuses),
	created_at: nullish(timestamp$1)
});
var scanStarted = extend(scanItem, {
	repository_id: identifier$1,
	branch: string$1()
});
var statedTwice = Symbol("stated twice");
function trustedCounts(stated) {
	if (stated === statedTwice) return null;
	if (typeof stated !== "object" || stated === null || Array.isArray(stated)) return stated;
	const entries = Object.entries(stated).filter(([, value]) => value !== null);
	const isStrange = ([key, value]) => value === statedTwice || value !== 0 && !severityFilters.some((known) => known === key);
	if (entries.some(isStrange)) return {};
	const isMissing = (value) => typeof value === "string" || value > Number.MAX_SAFE_INTEGER;
	return Object.fromEntries(entries.filter(([, value]) => !isMissing(value)));
}
var coverageWords = [
	"covered",
	"partly covered",
	"not covered"
];
var scanCoverage = partialRecord(_enum$1(scanTypes), _enum$1(coverageWords));
var scanDiagnostic = looseObject$1({
	engine: string$1(),
	message: string$1(),
	file_path: optional$1(string$1()),
	file_paths: optional$1(array$1(string$1())),
	failed: optional$1(boolean$2())
});
var scanLanguage = looseObject$1({
	language: string$1(),
	files: int$1().check(_gte(0)),
	looked_at: int$1().check(_gte(0)),
	unnamed: optional$1(array$1(string$1()))
});
function documentedCoverage(stated) {
	if (typeof stated !== "object" || stated === null) return void 0;
	const known = Object.entries(stated).filter(([type, word]) => scanCoverage.safeParse({ [type]: word }).success);
	return known.length > 0 ? Object.fromEntries(known) : void 0;
}
function documentedDiagnostics(stated) {
	return Array.isArray(stated) ? stated.filter((each) => scanDiagnostic.safeParse(each).success) : void 0;
}
function documentedLanguages(stated) {
	return Array.isArray(stated) && stated.every((each) => scanLanguage.safeParse(each).success) ? stated : void 0;
}
var addedText = preprocessed((stated) => typeof stated === "string" ? stated : void 0, optional$1(string$1()));
var scanDetail = extend(scanStarted, {
	violations: preprocessed(trustedCounts, nullish(scanCounts)),
	started_at: nullish(timestamp$1),
	completed_at: nullish(timestamp$1),
	commit_sha: addedText,
	error: addedText,
	coverage: preprocessed(documentedCoverage, optional$1(scanCoverage)),
	diagnostics: preprocessed(documentedDiagnostics, optional$1(array$1(scanDiagnostic))),
	languages: preprocessed(documentedLanguages, optional$1(array$1(scanLanguage)))
});
var scanRequest = strictObject$1({
	repository_id: identifier$1,
	branch: optional$1(string$1().check(_minLength(1)))
});
var violationItem = looseObject$1({
	violation_id: identifier$1,
	title: nullish(string$1()),
	severity: nullish(openEnum(severityWords)),
	cvss_score: nullish(number$2()),
	epss_score: nullish(number$2()),
	type: nullish(openEnum(violationTypes)),
	status: nullish(openEnum(violationStatuses)),
	file_path: nullish(string$1()),
	line_number: nullish(number$2())
});
var violationDetail = extend(violationItem, {
	description: nullish(string$1()),
	cwe: nullish(string$1()),
	code_snippet: nullish(string$1()),
	remediation: nullish(string$1()),
	first_detected: nullish(timestamp$1),
	last_seen: nullish(timestamp$1)
});
var suppression$1 = strictObject$1({ justification: string$1().check(_minLength(1)) });
var keyValidation = looseObject$1({
	valid: boolean$2(),
	user: nullish(partial(looseObject$1({
		id: string$1(),
		email: string$1(),
		name: string$1()
	}))),
	organizations: nullish(array$1(unknown$1())),
	permissions: nullish(array$1(string$1())),
	authenticatedAt: nullish(timestamp$1)
});
var cliInformation = looseObject$1({
	cli: looseObject$1({
		name: string$1(),
		version: string$1(),
		supportedPlatforms: array$1(string$1()),
		supportedArchitectures: array$1(string$1())
	}),
	api: looseObject$1({
		version: string$1(),
		baseUrl: string$1(),
		endpoints: record(string$1(), unknown$1())
	}),
	supportedFormats: array$1(string$1()),
	supportedProviders: array$1(string$1()),
	capabilities: record(string$1(), unknown$1())
});
var health = looseObject$1({
	status: string$1(),
	version: optional$1(string$1()),
	timestamp: optional$1(timestamp$1),
	services: optional$1(record(string$1(), string$1()))
});
var errorBody = looseObject$1({
	success: literal$1(false),
	error: looseObject$1({
		code: string$1(),
		message: string$1(),
		details: nullish(record(string$1(), unknown$1()))
	}),
	meta: optional$1(responseMeta)
});
// src/api/endpoints.ts
var page = number$1().check(int$1(), _gte(1));
var limit = number$1().check(int$1(), _gte(1), _lte(100));
var paging = {
	page: optional$1(page),
	limit: optional$1(limit)
};
var severityList = string$1().check(refine$1((value) => value.split(",").every(isSeverityFilter), { error: `expected a comma-separated list of ${severityFilters.join(", ")}` }));
function isSeverityFilter(word) {
	return severityFilters.includes(word);
}
var sortNames = {
	sortBy: "sort-field-parameter",
	sortOrder: "sort-order-parameter"
};
var endpoints = {
	listOrganizations: {
		method: "GET",
		path: "/organizations",
		query: strictObject$1({
			...paging,
			search: optional$1(string$1()),
			status: optional$1(_enum$1(["active", "inactive"])),
			sortBy: optional$1(_enum$1([
				"name",
				"createdAt",
				"updatedAt"
			])),
			sortOrder: optional$1(_enum$1(sortOrders))
		}),
		answer: organization,
		list: "organizations",
		style: "enveloped",
		success: 200,
		scope: "organization:read"
	},
	validateKey: {
		method: "GET",
		path: "/cli/auth/validate",
		answer: keyValidation,
		style: "enveloped",
		success: 200,
		scope: "any key"
	},
	getCliInfo: {
		method: "GET",
		path: "/cli/info",
		answer: cliInformation,
		style: "enveloped",
		success: 200,
		scope: "none"
	},
	getHealth: {
		method: "GET",
		path: "/health",
		answer: health,
		style: "enveloped",
		success: 200,
		scope: "none"
	},
	listRepositories: {
		method: "GET",
		path: "/repositories",
		query: strictObject$1({
			...paging,
			search: optional$1(string$1()),
			provider: optional$1(string$1()),
			status: optional$1(_enum$1(repositoryStatuses)),
			sortBy: optional$1(_enum$1([
				"name",
				"createdAt",
				"updatedAt",
				"lastScanAt"
			])),
			sortOrder: optional$1(_enum$1(sortOrders))
		}),
		assumedNames: {
			provider: "provider-parameter",
			status: "status-parameter",
			...sortNames
		},
		answer: repositoryItem,
		list: "repositories",
		style: "bare",
		success: 200,
		scope: "repository:read"
	},
	getRepository: {
		method: "GET",
		path: "/repositories/{repository_id}",
		answer: repositoryDetail,
		style: "bare",
		success: 200,
		scope: "repository:read"
	},
	updateRepository: {
		method: "PATCH",
		path: "/repositories/{repository_id}",
		body: repositorySettings,
		answer: unknown$1(),
		style: "bare",
		success: 200,
		scope: "repository:write"
	},
	listScans: {
		method: "GET",
		path: "/scans",
		query: strictObject$1({
			...paging,
			repository_id: optional$1(string$1()),
			status: optional$1(_enum$1(scanStatuses)),
			scanType: optional$1(_enum$1(scanTypes)),
			sortBy: optional$1(_enum$1([
				"startedAt",
				"completedAt",
				"status"
			])),
			sortOrder: optional$1(_enum$1(sortOrders))
		}),
		assumedNames: {
			status: "status-parameter",
			scanType: "scan-type-parameter",
			...sortNames
		},
		answer: scanItem,
		list: "scans",
		style: "bare",
		success: 200,
		scope: "scan:read"
	},
	startScan: {
		method: "POST",
		path: "/scans",
		body: scanRequest,
		answer: scanStarted,
		style: "bare",
		success: 201,
		scope: "scan:write"
	},
	getScan: {
		method: "GET",
		path: "/scans/{scan_id}",
		answer: scanDetail,
		style: "bare",
		success: 200,
		scope: "scan:read"
	},
	listViolations: {
		method: "GET",
		path: "/violations",
		query: strictObject$1({
			...paging,
			repository_id: optional$1(string$1()),
			severity: optional$1(severityList),
			status: optional$1(_enum$1(violationStatusFilters))
		}),
		assumedNames: { status: "status-parameter" },
		answer: violationItem,
		list: "violations",
		style: "bare",
		success: 200,
		scope: "violation:read"
	},
	getViolation: {
		method: "GET",
		path: "/violations/{violation_id}",
		answer: violationDetail,
		style: "bare",
		success: 200,
		scope: "violation:read"
	},
	suppressViolation: {
		method: "POST",
		path: "/violations/{violation_id}/suppress",
		body: suppression$1,
		answer: unknown$1(),
		style: "bare",
		success: 200,
		scope: "violation:write"
	}
};
// src/api/json.ts
var depthCap = 64;
function parseJson(text) {
	if (/^\s*</.test(text)) throw new GateError("PROTOCOL", "the answer is an HTML page, not JSON", { hint: "Check base-url: it must be the address of the API, ending in the version segment, not of the dashboard or a log-in page." });
	const { depth, repeated } = structureOf(text);
	if (depth > depthCap) throw new GateError("PROTOCOL", `the answer is nested deeper than ${depthCap} levels`);
	const value = parse$3(text);
	for (const path of repeated) replace(value, path);
	return value;
}
function parse$3(text) {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw new GateError("PROTOCOL", text.trim() === "" ? "the answer is empty" : "the answer is not JSON", { cause: error });
	}
}
function structureOf(text) {
	const levels = [];
	const repeated = [];
	let depth = 0;
	for (let index = 0; index < text.length; index++) {
		const code = text.charCodeAt(index);
		const level = levels.at(-1);
		if (code === quote$1) {
			const end = endOfString(text, index);
			if (level?.isKeyNext && isKeyAgain(level, text.slice(index + 1, end))) repeated.push(levels.map(({ at }) => at));
			index = end;
		} else if (code === openBrace || code === openBracket) {
			const isObject = code === openBrace;
			if (depth <= depthCap) levels.push({
				keys: isObject ? new Set() : void 0,
				at: isObject ? "" : 0,
				isKeyNext: isObject
			});
			depth = Math.max(depth, levels.length);
		} else if (code === closeBrace || code === closeBracket) levels.pop();
		else if (code === comma && level !== void 0) {
			if (typeof level.at === "number") level.at += 1;
			else level.isKeyNext = true;
		}
	}
	return {
		depth,
		repeated
	};
}
function endOfString(text, start) {
	for (let end = text.indexOf("\"", start + 1); end >= 0; end = text.indexOf("\"", end + 1)) {
		let first = end;
		while (text.charCodeAt(first - 1) === backslash) first--;
		if ((end - first) % 2 === 0) return end;
	}
	return text.length;
}
function isKeyAgain(level, raw) {
	const key = raw.includes("\\") ? unescaped(raw) : raw;
	level.isKeyNext = false;
	level.at = key;
	if (level.keys?.has(key)) return true;
	level.keys?.add(key);
	return false;
}
function unescaped(raw) {
	try {
		return String(JSON.parse(`"${raw}"`));
	} catch {
		return raw;
	}
}
function replace(root, path) {
	let holder = root;
	for (const step of path.slice(0, -1)) {
		if (typeof holder !== "object" || holder === null || !Object.hasOwn(holder, step)) return;
		holder = holder[step];
	}
	const last = path.at(-1);
	if (typeof holder !== "object" || holder === null || last === void 0) return;
	Object.defineProperty(holder, last, {
		value: statedTwice,
		enumerable: true,
		writable: true,
		configurable: true
	});
}
var [quote$1, backslash, openBrace, closeBrace, openBracket, closeBracket, comma] = [..."\"\\{}[],"].map((character) => character.charCodeAt(0));
// src/api/answers.ts
function readAnswer(name, answer, hide) {
	if (answer.status < 200 || answer.status > 299) throw refusal(name, answer, hide);
	const body = hidden(parseJson(answer.text), hide);
	if (isRecord(body) && body.success === false) throw refusal(name, answer, hide);
	const endpoint = endpoints[name];
	return endpoint.list === void 0 ? readRecord(endpoint, body) : readPage(endpoint, endpoint.list, body);
}
function hidden(value, hide) {
	if (typeof value === "string") return hide(value);
	if (Array.isArray(value)) return value.map((item) => hidden(item, hide));
	if (!isRecord(value)) return value;
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, hidden(item, hide)]));
}
function readRecord(endpoint, body) {
	return parse$2(endpoint.answer, isEnveloped(body) ? body.data : body);
}
function readPage(endpoint, list, body) {
	const holder = isEnveloped(body) && isRecord(body.data) ? {
		...body,
		...body.data
	} : body;
	const items = isRecord(holder) ? holder[list] ?? (isEnveloped(holder) ? holder.data : void 0) : void 0;
	const pagination = parse$2(listPagination, isRecord(holder) ? holder.pagination : void 0, "pagination");
	return {
		items: parse$2(array$1(endpoint.answer), items, list),
		page: pagination.page,
		total: pagination.total
	};
}
function parse$2(schema, value, at) {
	const result = schema.safeParse(value);
	if (result.success) return result.data;
	const issue = result.error.issues[0];
	throw new GateError("PROTOCOL", `the answer has the wrong shape at ${[at, ...issue?.path ?? []].filter((part) => part !== void 0).join(".") || "its top"}: ${issue?.message}`);
}
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
function isEnveloped(body) {
	return isRecord(body) && body.success === true && "data" in body;
}
function refusal(name, answer, hide) {
	const { status } = answer;
	if (status >= 300 && status < 400) return redirected(answer);
	const said = whatItSays(answer.text, hide);
	if (status === 401) return new GateError("AUTH", `not authorised (401${said})`, { status });
	if (status === 403) return forbidden(name, said);
	if (status === 404) return new GateError("NOT_FOUND", `not found (404${said})`, { status });
	if (status === 408 || status >= 500) return new GateError("UNAVAILABLE", `the service answered ${status}${said}`, {
		status,
		hint: "The service has a fault of its own; run the gate again later.",
		brief: `the service answered with a fault (${status})`
	});
	return new GateError("PROTOCOL", `the service answered ${status}${said}`, { status });
}
function redirected(answer) {
	const location = answer.header("location") ?? "";
	const target = URL.canParse(location) ? `to ${new URL(location).origin}` : "to another address";
	return new GateError("PROTOCOL", `the service redirects (${answer.status}) ${target}, which is never followed`, {
		status: answer.status,
		hint: "Set base-url to the final address of the API."
	});
}
function forbidden(name, said) {
	const { scope } = endpoints[name];
	const needed = scope.includes(":") ? `It likely needs the scope ${scope}.` : "Check the scopes of the key.";
	return new GateError("AUTH", `the key may not do this (403${said})`, {
		status: 403,
		hint: needed,
		brief: "the API key lacks a permission (403)"
	});
}
function whatItSays(text, hide) {
	try {
		const { code, message } = errorBody.parse(parseJson(text)).error;
		return hide(`: ${code}, ${message}`).slice(0, 300);
	} catch {
		return "";
	}
}
// src/api/assumptions.ts
var assumptions = {
	"retry-after-unit": {
		quote: "Unit of retryAfter: not shown.",
		section: "Limits",
		default: "s",
		choices: ["s", "ms"],
		meaning: "unit of error.details.retryAfter in a 429 answer"
	},
	"status-parameter": {
		quote: "The name of the status parameter: not shown.",
		section: "GET /violations",
		default: "status",
		meaning: "query parameter that filters violations and scans by status"
	},
	"scan-type-parameter": {
		quote: "Parameter names of status, scan type, sort field and sort order: not shown.",
		section: "GET /scans",
		default: "scan_type",
		meaning: "query parameter that filters scans by scan type"
	},
	"provider-parameter": {
		quote: "Parameter names of provider, status, sort field and sort order: not shown.",
		section: "GET /repositories",
		default: "provider",
		meaning: "query parameter that filters repositories by provider"
	},
	"sort-field-parameter": {
		quote: "Parameter names of status, scan type, sort field and sort order: not shown.",
		section: "GET /scans",
		default: "sortBy",
		meaning: "query parameter that names the sort field (the name that GET /organizations documents)"
	},
	"sort-order-parameter": {
		quote: "Parameter names of status, scan type, sort field and sort order: not shown.",
		section: "GET /scans",
		default: "sortOrder",
		meaning: "query parameter that names the sort order (the name that GET /organizations documents)"
	}
};
var assumptionNames = Object.keys(assumptions);
var defaultAssumptions = Object.fromEntries(assumptionNames.map((name) => [name, assumptions[name].default]));
// src/api/requests.ts
function buildRequest(name, args, to) {
	const endpoint = endpoints[name];
	const given = new Map(Object.entries(args).filter(([, value]) => value !== void 0));
	const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key) => pathSegment(key, take$1(given, key)));
	const url = new URL(to.baseUrl + path);
	const query = pick$1(given, endpoint.query?.shape);
	if (endpoint.query) check(name, endpoint.query.safeParse(query));
	for (const [key, value] of Object.entries(query)) url.searchParams.set(wireName(endpoint, key, to.assume), String(value));
	const body = pick$1(given, endpoint.body?.shape);
	if (endpoint.body) check(name, endpoint.body.safeParse(body));
	return {
		method: endpoint.method,
		url,
		headers: headersFor(endpoint, to),
		body: endpoint.body ? JSON.stringify(body) : void 0
	};
}
function headersFor(endpoint, to) {
	return {
		accept: "application/json",
		"user-agent": to.userAgent,
		...endpoint.scope === "none" ? {} : { "x-api-key": to.apiKey },
		...endpoint.body ? { "content-type": "application/json" } : {}
	};
}
function take$1(given, key) {
	const value = given.get(key);
	given.delete(key);
	return value;
}
function pick$1(given, shape) {
	return Object.fromEntries([...given].filter(([key]) => shape !== void 0 && key in shape));
}
function wireName(endpoint, key, assume) {
	const assumption = endpoint.assumedNames?.[key];
	return assumption === void 0 ? key : assume[assumption];
}
function pathSegment(key, value) {
	const text = typeof value === "string" ? value : "";
	if (text === "" || text === "." || text === ".." || /\p{Cc}/u.test(text) || !text.isWellFormed()) throw new GateError("PROTOCOL", `${key} ${JSON.stringify(text)} cannot be the id of anything`);
	return encodeURIComponent(text);
}
function check(name, result) {
	if (result.success) return;
	const issue = result.error?.issues[0];
	throw new GateError("CONFIG", `${endpoints[name].method} ${endpoints[name].path}: ${issue?.path.join(".")}: ${issue?.message}`);
}
// src/api/retry.ts
var baseMs = 500;
var capMs = 2e4;
function backoffMs(attempt, random) {
	return random * Math.min(capMs, baseMs * 2 ** attempt);
}
function retryAfterMs({ header, detail }, assume, wallClockMs) {
	const fromHeader = header === void 0 ? void 0 : headerMs(header.trim(), wallClockMs);
	if (fromHeader !== void 0) return fromHeader;
	if (typeof detail !== "number" || !Number.isInteger(detail) || detail < 1) return void 0;
	return assume["retry-after-unit"] === "ms" ? detail : detail * 1e3;
}
function headerMs(value, wallClockMs) {
	if (/^\d+$/.test(value)) return Number(value) > 0 ? Number(value) * 1e3 : void 0;
	const date = Date.parse(value);
	return Number.isNaN(date) || date <= wallClockMs ? void 0 : date - wallClockMs;
}
function isTransient(status) {
	return status === 408 || status >= 500;
}
// src/api/secret-forms.ts
var shortestSecret = 6;
var entities = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
function withoutSecrets(text, secrets) {
	const forms = secrets.filter((secret) => secret.length >= shortestSecret).flatMap(formsOf);
	return [...new Set(forms)].sort((a, b) => b.length - a.length).reduce((rest, form) => rest.replaceAll(form, "***"), text);
}
var known$3 = new Map();
function formsOf(secret) {
	const forms = known$3.get(secret) ?? makeForms(secret);
	known$3.set(secret, forms);
	return forms;
}
function makeForms(secret) {
	const bytes = Buffer.from(secret, "utf8");
	const base64 = [
		0,
		1,
		2
	].flatMap((shift) => base64At(bytes, shift));
	const percent = [
		encodeURIComponent(secret),
		percentAll(bytes, false),
		percentAll(bytes, true)
	];
	const plainJson = JSON.stringify(secret).slice(1, -1);
	const json = [
		plainJson,
		plainJson.replaceAll("/", "\\/"),
		JSON.stringify(plainJson).slice(1, -1)
	];
	const html = [
		secret.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign),
		secret.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`),
		secret.replaceAll(/[&<>"']/g, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`)
	];
	const lower = encodeURIComponent(secret).replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
	return [
		secret,
		...base64,
		...percent,
		lower,
		...json,
		...html
	];
}
function base64At(bytes, shift) {
	const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString("base64").replace(/=+$/, "");
	const first = Math.ceil(shift * 4 / 3);
	const last = Math.floor((shift + bytes.length) * 8 / 6);
	const plain = encoded.slice(first, last);
	return [plain, plain.replaceAll("+", "-").replaceAll("/", "_")];
}
function percentAll(bytes, isUpper) {
	const hex = bytes.toString("hex").replaceAll(/../g, "%$&");
	return isUpper ? hex.toUpperCase() : hex;
}
// src/api/client.ts
function createClient(options) {
	const session = {
		assume: defaultAssumptions,
		userAgent: "scan-gate",
		onWait: () => {},
		random: Math.random,
		...options,
		limit: pLimit(4),
		requests: {},
		serverTimeMs: void 0,
		serverAheadMs: void 0
	};
	const names = Object.keys(endpoints);
	const methods = Object.fromEntries(names.map((name) => [name, (args) => session.limit(() => call(session, name, args))]));
	return Object.assign(methods, {
		requests: session.requests,
		serverTimeMs: () => session.serverTimeMs,
		serverAheadMs: () => session.serverAheadMs
	});
}
async function call(session, name, args) {
	const { clock, deadline, signal } = session.budget;
	const request = buildRequest(name, args, session);
	let attempts = 0;
	let refusals = 0;
	for (;;) {
		session.requests[name] = (session.requests[name] ?? 0) + 1;
		const outcome = await session.transport.send({
			...request,
			signal
		});
		if (outcome.kind === "answer") keepTime$1(session, outcome.header("date"));
		const next = judgeOutcome(session, {
			name,
			attempts,
			refusals
		}, outcome);
		if ("answer" in next) return next.answer;
		if (!("waitMs" in next)) throw await explain(session, name, next.error);
		if (next.counts) attempts++;
		else refusals++;
		if (attempts >= 5) throw next.error;
		if (clock.now() + next.waitMs >= deadline) throw next.error;
		if (next.waitMs >= 5e3) session.onWait(`${next.error.message}; trying again in ${formatSeconds(next.waitMs)}`);
		await clock.sleep(next.waitMs, signal);
	}
}
function keepTime$1(session, date = "") {
	const time = Date.parse(date);
	if (Number.isNaN(time) || time < (session.serverTimeMs ?? time)) return;
	session.serverTimeMs = time;
	session.serverAheadMs = time - Date.now();
}
function judgeOutcome(session, { name, attempts, refusals }, outcome) {
	const isRead = endpoints[name].method === "GET";
	const backoff = () => backoffMs(attempts, session.random());
	if (outcome.kind === "failure") {
		const error = failureError(session, name, outcome);
		if (outcome.permanent) return { error };
		return isRead || outcome.unsent ? {
			error,
			waitMs: backoff(),
			counts: true
		} : { error: ambiguous(error) };
	}
	if (outcome.status === 429) {
		session.limit.concurrency = 1;
		const asked = retryAfterMs({
			header: outcome.header("retry-after"),
			detail: retryDetail(outcome.text)
		}, session.assume, Date.now());
		return {
			error: new GateError("RATE_LIMITED", `${label(name)} was refused: too many requests (429)`, {
				status: 429,
				hint: "The service limits requests. Raise timeout-seconds, or run fewer gates side by side."
			}),
			waitMs: asked ?? Math.max(500, backoffMs(refusals + 1, session.random())),
			counts: false
		};
	}
	try {
		return { answer: readAnswer(name, outcome, (text) => redact(session, text)) };
	} catch (caught) {
		const error = inContext(session, name, caught);
		if (!(isTransient(outcome.status) || outcome.status >= 200 && outcome.status < 300)) return { error };
		return isRead ? {
			error,
			waitMs: backoff(),
			counts: true
		} : { error: ambiguous(error) };
	}
}
function retryDetail(text) {
	try {
		return errorBody.parse(parseJson(text)).error.details?.retryAfter;
	} catch {
		return;
	}
}
function failureError(session, name, outcome) {
	const origin = new URL(session.baseUrl).origin;
	if (outcome.cause instanceof GateError) return new GateError(outcome.cause.code, `${label(name)} failed: ${outcome.message}`, { hint: outcome.cause.hint });
	return new GateError("UNAVAILABLE", `${label(name)} failed: ${redact(session, outcome.message)} at ${origin}`, {
		cause: outcome.cause,
		hint: outcome.permanent ? "The certificate of the service is not trusted: set NODE_EXTRA_CA_CERTS to the file of your certificate authority." : "Check base-url, the network and the proxy settings (HTTPS_PROXY, NO_PROXY) of this machine."
	});
}
function ambiguous(error) {
	return new GateError(error.code, error.message, {
		cause: error,
		hint: error.hint,
		status: error.status,
		isAmbiguous: true
	});
}
var shortestKey = 8;
function redact({ apiKey }, text) {
	return apiKey.length < shortestKey ? text : withoutSecrets(text, [apiKey]);
}
function inContext(session, name, error) {
	return new GateError(error.code, `${label(name)} failed: ${redact(session, error.message)}`, {
		hint: error.hint === void 0 ? void 0 : redact(session, error.hint),
		isAmbiguous: error.isAmbiguous,
		reason: error.reason,
		status: error.status
	});
}
function label(name) {
	return `${endpoints[name].method} ${endpoints[name].path}`;
}
async function explain(session, name, error) {
	if (error.status !== 401 || name === "validateKey") return error;
	const hint = "Create a key in the dashboard (organization settings, API keys) and store it as the secret that api-key reads.";
	try {
		const { valid } = await call(session, "validateKey", {});
		if (valid) return new GateError("AUTH", `${error.message}; the key itself is valid, so it lacks access to this resource`, {
			status: 401,
			brief: "the API key has no access to this repository (401)",
			hint: "Check that the key belongs to the organization of this repository."
		});
	} catch (caught) {
		if (caught instanceof GateError && caught.code === "CANCELLED") return caught;
	}
	return new GateError("AUTH", `The service refused the API key: ${error.message}`, {
		status: 401,
		brief: "the API key was refused (401)",
		hint
	});
}
// src/policy/times.ts
var stampSlackMs = 5e3;
var zonePattern = / ?(?:Z|[+-]\d{2}:?\d{2})$/i;
var timestamp = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/i;
function zoneOf(value) {
	if (!value) return void 0;
	const zone = zonePattern.test(value) ? "stated" : "none";
	return parseTime(value, zone) === void 0 ? void 0 : zone;
}
function parseTime(value, zone = "stated") {
	if (!value || zonePattern.test(value) !== (zone === "stated")) return void 0;
	const plain = value.replace(zonePattern, "");
	if (!timestamp.test(plain)) return void 0;
	const time = Date.parse(zone === "stated" ? value : `${plain.replace(" ", "T")}Z`);
	return Number.isNaN(time) ? void 0 : time;
}
var unknownSpan = {
	startedAt: void 0,
	completedAt: void 0
};
function plausibleSpan(span, nowMs) {
	const { startedAt, completedAt } = span;
	return startedAt !== void 0 && completedAt !== void 0 && startedAt > completedAt || nowMs !== void 0 && Math.max(startedAt ?? Number.NEGATIVE_INFINITY, completedAt ?? Number.NEGATIVE_INFINITY) > nowMs + 5e3 ? unknownSpan : span;
}
function laterDay(day, timeMs) {
	const other = timeMs === void 0 ? day : new Date(timeMs).toISOString().slice(0, 10);
	return other > day ? other : day;
}
// src/policy/changes.ts
var longestPath = 4096;
function isNoPath(path) {
	return path.length > longestPath;
}
function inChangedFile({ filePath }, changes) {
	if (filePath === void 0 || !changes.isComplete) return "yes";
	if (isNoPath(filePath)) return "yes";
	const { answers } = indexOf(changes);
	const known = answers.get(filePath) ?? isChangedFile(filePath, changes);
	answers.set(filePath, known);
	return known;
}
function isChangedFile(filePath, changes) {
	if (changes.files.has(normalPath(filePath))) return "yes";
	const path = foldPath(filePath);
	if (path === "") return "yes";
	const { files, folders } = indexOf(changes);
	const namesakes = files.get(baseName(path)) ?? [];
	if (namesakes.some((changed) => isTail(path, changed))) return "yes";
	if (namesakes.some((changed) => isTail(changed, path))) return "unknown";
	const beyond = beyondChangedPath(path, files);
	if (beyond !== "no") return beyond;
	if (mentionsChangedPath(filePath, files)) return "unknown";
	if (!isPlace(filePath)) return "yes";
	return (folders.get(baseName(path)) ?? []).some((folder) => isTail(path, folder) || isTail(folder, path)) ? "unknown" : "no";
}
function isChangedPath(path, changes) {
	if (isNoPath(path)) return true;
	if (changes.files.has(normalPath(path))) return true;
	const isAbsolute = /^(?:file:|[a-z]:[\\/]|\/)/i.test(path);
	const folded = foldPath(path);
	const isChanged = (place) => (indexOf(changes).files.get(baseName(place)) ?? []).some((changed) => isAbsolute ? isTail(place, changed) : place === changed);
	return isChanged(folded) || foldersOf(folded).some(isChanged);
}
function onChangedLine(finding, changes) {
	const place = inChangedFile(finding, changes);
	if (place !== "yes") return place;
	const file = finding.filePath === void 0 ? void 0 : changes.files.get(normalPath(finding.filePath));
	const { line } = finding;
	if (file?.lines === void 0 || line === void 0) return "yes";
	if (file.lines.some(([first, last]) => first <= line && line <= last)) return "yes";
	const path = foldPath(finding.filePath ?? "");
	return (indexOf(changes).files.get(baseName(path)) ?? []).filter((changed) => changed !== path).some((changed) => isTail(changed, path)) ? "unknown" : "no";
}
function normalPath(path) {
	return path.replaceAll("\\", "/").replace(/^(?:\.?\/)+/, "");
}
function canonicalPath(path) {
	const parts = [];
	for (const part of normalPath(path).split("/")) {
		if (part === ".." && parts.pop() === void 0) return void 0;
		if (part !== "" && part !== "." && part !== "..") parts.push(part);
	}
	return parts.join("/");
}
function foldPath(path) {
	const plain = decodedPath(path.trim().replace(/^file:\/*/i, "")).replaceAll("\\", "/").replace(/(?:[#?]|::).*$/s, "").replace(/\s*\(\d[\d\s,:;-]*\)$|\s+\([^()]*\)$/, "").replace(/(?::\d+(?:-\d+)?)+$/, "").trim();
	const parts = [];
	for (const part of plain.split("/")) if (part === "..") parts.pop();
	else if (part !== "" && part !== ".") parts.push(part);
	return parts.join("/").normalize("NFC").toLowerCase();
}
function decodedPath(path) {
	return path.replace(/(?:%[0-9a-f]{2})+/gi, (bytes) => {
		try {
			return decodeURIComponent(bytes);
		} catch {
			return bytes;
		}
	});
}
function beyondChangedPath(path, files) {
	let found = "no";
	for (const { index } of path.matchAll(/[^\p{L}\p{N}_.-]/gu)) {
		const part = path.slice(0, index);
		for (const changed of files.get(baseName(part)) ?? []) {
			if (part === changed || path[index] !== "/" && isTail(part, changed)) return "yes";
			if (isTail(part, changed) || isTail(changed, part)) found = "unknown";
		}
	}
	return found;
}
function mentionsChangedPath(path, files) {
	const words = path.split(/[\s()<>[\]"'|,;=!→]+/);
	if (words.length === 1) return false;
	return words.some((word) => {
		const folded = foldPath(word);
		return (folded === "" ? [] : files.get(baseName(folded)) ?? []).some((changed) => isTail(folded, changed) || isTail(changed, folded));
	});
}
function isPlace(path) {
	const text = path.trim();
	const isOtherAddress = /^(?!file:|https?:)[a-z][\w+.-]+:(?!\d+(?:[:-]\d+)*$)(?:.*[/:@]|[^.]*$)/i.test(text);
	const isVersioned = /@\d[\w.+-]*$/.test(text);
	const [first = ""] = text.split(/\s+(?:[>→]|[-=]>|\((?!\d))/);
	return !isOtherAddress && !isVersioned && (first === text || /\.\w+$|file$/i.test(first));
}
function baseName(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function isTail(long, short) {
	return long === short || long.endsWith(`/${short}`);
}
var indexes = new WeakMap();
function indexOf(changes) {
	const known = indexes.get(changes);
	if (known !== void 0) return known;
	const paths = [...changes.files.keys()].filter((path) => !isNoPath(path)).map(foldPath);
	const folders = new Set(paths.flatMap(foldersOf));
	const index = {
		files: Map.groupBy(paths, baseName),
		folders: Map.groupBy(folders, baseName),
		answers: new Map()
	};
	indexes.set(changes, index);
	return index;
}
function foldersOf(path) {
	const parts = path.split("/");
	return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}
// src/report/disclosure.ts
var disclosures = [
	"auto",
	"all",
	"changed",
	"counts"
];
function needsChangedFiles({ disclose, isPublic }) {
	return disclose === "changed" || disclose === "auto" && isPublic;
}
function isDisclosed(finding, disclosure) {
	if (disclosure.disclose === "counts") return false;
	if (!needsChangedFiles(disclosure)) return true;
	return finding.filePath !== void 0 && (disclosure.changes?.files.has(normalPath(finding.filePath)) ?? false);
}
function isOnChangedLine({ filePath, line }, changes) {
	if (changes === void 0 || filePath === void 0 || line === void 0) return false;
	return (changes.files.get(normalPath(filePath))?.lines ?? []).some(([first, last]) => first <= line && line <= last);
}
// src/policy/evidence.ts
var noEvidence = {
	counts: {},
	findings: [],
	lists: {},
	unknownSeverities: "unread",
	startedAt: void 0,
	coverage: void 0,
	diagnostics: [],
	changes: void 0,
	base: void 0,
	earlierBase: void 0,
	baseline: void 0,
	known: void 0,
	isSuppressible: true
};
function isOpen(finding) {
	if (finding.status === "FIXED") return finding.label === "seen" || finding.label === "maybe" && finding.detail?.lastSeen !== void 0;
	return finding.status === "OPEN" || finding.status === "UNKNOWN";
}
function isSuppressed(finding) {
	return finding.status === "FALSE_POSITIVE" || finding.status === "ACCEPTED_RISK";
}
function isExplanation(finding) {
	if (finding.label === "elsewhere") return false;
	return finding.status === "FIXED" ? finding.label === "seen" : isOpen(finding) || isSuppressed(finding);
}
function contradictionIn(evidence, severity, findings) {
	const counted = evidence.counts[severity];
	if (counted === void 0) return void 0;
	const listed = findings.filter(isExplanation).length;
	return listed < counted ? {
		severity,
		listed,
		counted
	} : void 0;
}
// node_modules/picomatch/lib/constants.js
var require_constants = __commonJSMin(((exports, module) => {
	var WIN_SLASH = "\\\\/";
	var WIN_NO_SLASH = `[^${WIN_SLASH}]`;
	var DEFAULT_MAX_EXTGLOB_RECURSION = 0;
	var DOT_LITERAL = "\\.";
	var PLUS_LITERAL = "\\+";
	var QMARK_LITERAL = "\\?";
	var SLASH_LITERAL = "\\/";
	var ONE_CHAR = "(?=.)";
	var QMARK = "[^/]";
	var END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
	var START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
	var DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
	var POSIX_CHARS = {
		DOT_LITERAL,
		PLUS_LITERAL,
		QMARK_LITERAL,
		SLASH_LITERAL,
		ONE_CHAR,
		QMARK,
		END_ANCHOR,
		DOTS_SLASH,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!${START_ANCHOR}${DOTS_SLASH})`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`,
		NO_DOTS_SLASH: `(?!${DOTS_SLASH})`,
		QMARK_NO_DOT: `[^.${SLASH_LITERAL}]`,
		STAR: `${QMARK}*?`,
		START_ANCHOR,
		SEP: "/"
	};
	var WINDOWS_CHARS = {
		...POSIX_CHARS,
		SLASH_LITERAL: `[${WIN_SLASH}]`,
		QMARK: WIN_NO_SLASH,
		STAR: `${WIN_NO_SLASH}*?`,
		DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
		NO_DOT: `(?!${DOT_LITERAL})`,
		NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
		NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
		QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
		START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
		END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
		SEP: "\\"
	};
	module.exports = {
		DEFAULT_MAX_EXTGLOB_RECURSION,
		MAX_LENGTH: 65536,
		POSIX_REGEX_SOURCE: {
			__proto__: null,
			alnum: "a-zA-Z0-9",
			alpha: "a-zA-Z",
			ascii: "\\x00-\\x7F",
			blank: " \\t",
			cntrl: "\\x00-\\x1F\\x7F",
			digit: "0-9",
			graph: "\\x21-\\x7E",
			lower: "a-z",
			print: "\\x20-\\x7E ",
			punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
			space: " \\t\\r\\n\\v\\f",
			upper: "A-Z",
			word: "A-Za-z0-9_",
			xdigit: "A-Fa-f0-9"
		},
		REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
		REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
		REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
		REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
		REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
		REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,
		REPLACEMENTS: {
			__proto__: null,
			"***": "*",
			"**/**": "**",
			"**/**/**": "**"
		},
		CHAR_0: 48,
		CHAR_9: 57,
		CHAR_UPPERCASE_A: 65,
		CHAR_LOWERCASE_A: 97,
		CHAR_UPPERCASE_Z: 90,
		CHAR_LOWERCASE_Z: 122,
		CHAR_LEFT_PARENTHESES: 40,
		CHAR_RIGHT_PARENTHESES: 41,
		CHAR_ASTERISK: 42,
		CHAR_AMPERSAND: 38,
		CHAR_AT: 64,
		CHAR_BACKWARD_SLASH: 92,
		CHAR_CARRIAGE_RETURN: 13,
		CHAR_CIRCUMFLEX_ACCENT: 94,
		CHAR_COLON: 58,
		CHAR_COMMA: 44,
		CHAR_DOT: 46,
		CHAR_DOUBLE_QUOTE: 34,
		CHAR_EQUAL: 61,
		CHAR_EXCLAMATION_MARK: 33,
		CHAR_FORM_FEED: 12,
		CHAR_FORWARD_SLASH: 47,
		CHAR_GRAVE_ACCENT: 96,
		CHAR_HASH: 35,
		CHAR_HYPHEN_MINUS: 45,
		CHAR_LEFT_ANGLE_BRACKET: 60,
		CHAR_LEFT_CURLY_BRACE: 123,
		CHAR_LEFT_SQUARE_BRACKET: 91,
		CHAR_LINE_FEED: 10,
		CHAR_NO_BREAK_SPACE: 160,
		CHAR_PERCENT: 37,
		CHAR_PLUS: 43,
		CHAR_QUESTION_MARK: 63,
		CHAR_RIGHT_ANGLE_BRACKET: 62,
		CHAR_RIGHT_CURLY_BRACE: 125,
		CHAR_RIGHT_SQUARE_BRACKET: 93,
		CHAR_SEMICOLON: 59,
		CHAR_SINGLE_QUOTE: 39,
		CHAR_SPACE: 32,
		CHAR_TAB: 9,
		CHAR_UNDERSCORE: 95,
		CHAR_VERTICAL_LINE: 124,
		CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
		extglobChars(chars) {
			return {
				"!": {
					type: "negate",
					open: "(?:(?!(?:",
					close: `))${chars.STAR})`
				},
				"?": {
					type: "qmark",
					open: "(?:",
					close: ")?"
				},
				"+": {
					type: "plus",
					open: "(?:",
					close: ")+"
				},
				"*": {
					type: "star",
					open: "(?:",
					close: ")*"
				},
				"@": {
					type: "at",
					open: "(?:",
					close: ")"
				}
			};
		},
		globChars(win32) {
			return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
		}
	};
}));
// node_modules/picomatch/lib/utils.js
var require_utils = __commonJSMin(((exports) => {
	var { REGEX_BACKSLASH, REGEX_REMOVE_BACKSLASH, REGEX_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_GLOBAL } = require_constants();
	exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
	exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
	exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
	exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
	exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
	exports.isWindows = () => {
		if (typeof navigator !== "undefined" && navigator.platform) {
			const platform = navigator.platform.toLowerCase();
			return platform === "win32" || platform === "windows";
		}
		if (typeof process !== "undefined" && process.platform) return process.platform === "win32";
		return false;
	};
	exports.removeBackslashes = (str) => {
		return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
			return match === "\\" ? "" : match;
		});
	};
	exports.escapeLast = (input, char, lastIdx) => {
		const idx = input.lastIndexOf(char, lastIdx);
		if (idx === -1) return input;
		if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
		return `${input.slice(0, idx)}\\${input.slice(idx)}`;
	};
	exports.removePrefix = (input, state = {}) => {
		let output = input;
		if (output.startsWith("./")) {
			output = output.slice(2);
			state.prefix = "./";
		}
		return output;
	};
	exports.wrapOutput = (input, state = {}, options = {}) => {
		let output = `${options.contains ? "" : "^"}(?:${input})${options.contains ? "" : "$"}`;
		if (state.negated === true) output = `(?:^(?!${output}).*$)`;
		return output;
	};
	exports.basename = (path, { windows } = {}) => {
		const segs = path.split(windows ? /[\\/]/ : "/");
		const last = segs[segs.length - 1];
		if (last === "") return segs[segs.length - 2];
		return last;
	};
}));
// node_modules/picomatch/lib/scan.js
var require_scan = __commonJSMin(((exports, module) => {
	var utils = require_utils();
	var { CHAR_ASTERISK, CHAR_AT, CHAR_BACKWARD_SLASH, CHAR_COMMA, CHAR_DOT, CHAR_EXCLAMATION_MARK, CHAR_FORWARD_SLASH, CHAR_LEFT_CURLY_BRACE, CHAR_LEFT_PARENTHESES, CHAR_LEFT_SQUARE_BRACKET, CHAR_PLUS, CHAR_QUESTION_MARK, CHAR_RIGHT_CURLY_BRACE, CHAR_RIGHT_PARENTHESES, CHAR_RIGHT_SQUARE_BRACKET } = require_constants();
	var isPathSeparator = (code) => {
		return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
	};
	var depth = (token) => {
		if (token.isPrefix !== true) token.depth = token.isGlobstar ? Infinity : 1;
	};
	var scan = (input, options) => {
		const opts = options || {};
		const length = input.length - 1;
		const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
		const slashes = [];
		const tokens = [];
		const parts = [];
		let str = input;
		let index = -1;
		let start = 0;
		let lastIndex = 0;
		let isBrace = false;
		let isBracket = false;
		let isGlob = false;
		let isExtglob = false;
		let isGlobstar = false;
		let braceEscaped = false;
		let backslashes = false;
		let negated = false;
		let negatedExtglob = false;
		let finished = false;
		let braces = 0;
		let prev;
		let code;
		let token = {
			value: "",
			depth: 0,
			isGlob: false
		};
		const eos = () => index >= length;
		const peek = () => str.charCodeAt(index + 1);
		const advance = () => {
			prev = code;
			return str.charCodeAt(++index);
		};
		while (index < length) {
			code = advance();
			let next;
			if (code === CHAR_BACKWARD_SLASH) {
				backslashes = token.backslashes = true;
				code = advance();
				if (code === CHAR_LEFT_CURLY_BRACE) braceEscaped = true;
				continue;
			}
			if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
				braces++;
				while (eos() !== true && (code = advance())) {
					if (code === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (code === CHAR_LEFT_CURLY_BRACE) {
						braces++;
						continue;
					}
					if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (braceEscaped !== true && code === CHAR_COMMA) {
						isBrace = token.isBrace = true;
						isGlob = token.isGlob = true;
						finished = true;
						if (scanToEnd === true) continue;
						break;
					}
					if (code === CHAR_RIGHT_CURLY_BRACE) {
						braces--;
						if (braces === 0) {
							braceEscaped = false;
							isBrace = token.isBrace = true;
							finished = true;
							break;
						}
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_FORWARD_SLASH) {
				slashes.push(index);
				tokens.push(token);
				token = {
					value: "",
					depth: 0,
					isGlob: false
				};
				if (finished === true) continue;
				if (prev === CHAR_DOT && index === start + 1) {
					start += 2;
					continue;
				}
				lastIndex = index + 1;
				continue;
			}
			if (opts.noext !== true) {
				if ((code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK) === true && peek() === CHAR_LEFT_PARENTHESES) {
					isGlob = token.isGlob = true;
					isExtglob = token.isExtglob = true;
					finished = true;
					if (code === CHAR_EXCLAMATION_MARK && index === start) negatedExtglob = true;
					if (scanToEnd === true) {
						let parens = 0;
						while (eos() !== true && (code = advance())) {
							if (code === CHAR_BACKWARD_SLASH) {
								backslashes = token.backslashes = true;
								advance();
								continue;
							}
							if (code === CHAR_LEFT_PARENTHESES) {
								parens++;
								continue;
							}
							if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
								finished = true;
								break;
							}
						}
						continue;
					}
					break;
				}
			}
			if (code === CHAR_ASTERISK) {
				if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_QUESTION_MARK) {
				isGlob = token.isGlob = true;
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
			if (code === CHAR_LEFT_SQUARE_BRACKET) {
				while (eos() !== true && (next = advance())) {
					if (next === CHAR_BACKWARD_SLASH) {
						backslashes = token.backslashes = true;
						advance();
						continue;
					}
					if (next === CHAR_RIGHT_SQUARE_BRACKET) {
						isBracket = token.isBracket = true;
						isGlob = token.isGlob = true;
						finished = true;
						break;
					}
				}
				if (scanToEnd === true) continue;
				break;
			}
			if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
				negated = token.negated = true;
				start++;
				continue;
			}
			if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
				isGlob = token.isGlob = true;
				if (scanToEnd === true) {
					let parens = 1;
					while (eos() !== true && (code = advance())) {
						if (code === CHAR_BACKWARD_SLASH) {
							backslashes = token.backslashes = true;
							advance();
							continue;
						}
						if (code === CHAR_LEFT_PARENTHESES) {
							parens++;
							continue;
						}
						if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
							finished = true;
							break;
						}
					}
					continue;
				}
				break;
			}
			if (isGlob === true) {
				finished = true;
				if (scanToEnd === true) continue;
				break;
			}
		}
		if (opts.noext === true) {
			isExtglob = false;
			isGlob = false;
		}
		let base = str;
		let prefix = "";
		let glob = "";
		if (start > 0) {
			prefix = str.slice(0, start);
			str = str.slice(start);
			lastIndex -= start;
		}
		if (base && isGlob === true && lastIndex > 0) {
			base = str.slice(0, lastIndex);
			glob = str.slice(lastIndex);
		} else if (isGlob === true) {
			base = "";
			glob = str;
		} else base = str;
		if (base && base !== "" && base !== "/" && base !== str) {
			if (isPathSeparator(base.charCodeAt(base.length - 1))) base = base.slice(0, -1);
		}
		if (opts.unescape === true) {
			if (glob) glob = utils.removeBackslashes(glob);
			if (base && backslashes === true) base = utils.removeBackslashes(base);
		}
		const state = {
			prefix,
			input,
			start,
			base,
			glob,
			isBrace,
			isBracket,
			isGlob,
			isExtglob,
			isGlobstar,
			negated,
			negatedExtglob
		};
		if (opts.tokens === true) {
			state.maxDepth = 0;
			if (!isPathSeparator(code)) tokens.push(token);
			state.tokens = tokens;
		}
		if (opts.parts === true || opts.tokens === true) {
			let prevIndex;
			for (let idx = 0; idx < slashes.length; idx++) {
				const n = prevIndex !== void 0 ? prevIndex + 1 : start;
				const i = slashes[idx];
				const value = input.slice(n, i);
				if (opts.tokens) {
					if (idx === 0 && start !== 0) {
						tokens[idx].isPrefix = true;
						tokens[idx].value = prefix;
					} else tokens[idx].value = value;
					depth(tokens[idx]);
					state.maxDepth += tokens[idx].depth;
				}
				if (i >= start) {
					parts.push(value);
					prevIndex = i;
				}
			}
			const n = prevIndex !== void 0 ? prevIndex + 1 : start;
			const value = input.slice(n);
			parts.push(value);
			if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
				tokens[tokens.length - 1].value = value;
				depth(tokens[tokens.length - 1]);
				state.maxDepth += tokens[tokens.length - 1].depth;
			}
			state.slashes = slashes;
			state.parts = parts;
		}
		return state;
	};
	module.exports = scan;
}));
// node_modules/picomatch/lib/parse.js
var require_parse = __commonJSMin(((exports, module) => {
	var constants = require_constants();
	var utils = require_utils();
	var { MAX_LENGTH, POSIX_REGEX_SOURCE, REGEX_NON_SPECIAL_CHARS, REGEX_SPECIAL_CHARS_BACKREF, REPLACEMENTS } = constants;
	var expandRange = (args, options) => {
		if (typeof options.expandRange === "function") return options.expandRange(...args, options);
		args.sort();
		const value = `[${args.join("-")}]`;
		try {
			new RegExp(value);
		} catch (ex) {
			return args.map((v) => utils.escapeRegex(v)).join("..");
		}
		return value;
	};
	var syntaxError = (type, char) => {
		return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
	};
	var splitTopLevel = (input) => {
		const parts = [];
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let value = "";
		let escaped = false;
		for (const ch of input) {
			if (escaped === true) {
				value += ch;
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				value += ch;
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				value += ch;
				continue;
			}
			if (quote === 0) {
				if (ch === "[") bracket++;
				else if (ch === "]" && bracket > 0) bracket--;
				else if (bracket === 0) {
					if (ch === "(") paren++;
					else if (ch === ")" && paren > 0) paren--;
					else if (ch === "|" && paren === 0) {
						parts.push(value);
						value = "";
						continue;
					}
				}
			}
			value += ch;
		}
		parts.push(value);
		return parts;
	};
	var isPlainBranch = (branch) => {
		let escaped = false;
		for (const ch of branch) {
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (/[?*+@!()[\]{}]/.test(ch)) return false;
		}
		return true;
	};
	var normalizeSimpleBranch = (branch) => {
		let value = branch.trim();
		let changed = true;
		while (changed === true) {
			changed = false;
			if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
				value = value.slice(2, -1);
				changed = true;
			}
		}
		if (!isPlainBranch(value)) return;
		return value.replace(/\\(.)/g, "$1");
	};
	var hasRepeatedCharPrefixOverlap = (branches) => {
		const values = branches.map(normalizeSimpleBranch).filter(Boolean);
		for (let i = 0; i < values.length; i++) for (let j = i + 1; j < values.length; j++) {
			const a = values[i];
			const b = values[j];
			const char = a[0];
			if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) continue;
			if (a === b || a.startsWith(b) || b.startsWith(a)) return true;
		}
		return false;
	};
	var parseRepeatedExtglob = (pattern, requireEnd = true) => {
		if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") return;
		let bracket = 0;
		let paren = 0;
		let quote = 0;
		let escaped = false;
		for (let i = 1; i < pattern.length; i++) {
			const ch = pattern[i];
			if (escaped === true) {
				escaped = false;
				continue;
			}
			if (ch === "\\") {
				escaped = true;
				continue;
			}
			if (ch === "\"") {
				quote = quote === 1 ? 0 : 1;
				continue;
			}
			if (quote === 1) continue;
			if (ch === "[") {
				bracket++;
				continue;
			}
			if (ch === "]" && bracket > 0) {
				bracket--;
				continue;
			}
			if (bracket > 0) continue;
			if (ch === "(") {
				paren++;
				continue;
			}
			if (ch === ")") {
				paren--;
				if (paren === 0) {
					if (requireEnd === true && i !== pattern.length - 1) return;
					return {
						type: pattern[0],
						body: pattern.slice(2, i),
						end: i
					};
				}
			}
		}
	};
	var buildCharClassStar = (chars) => {
		return `${chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`}*`;
	};
	var getStarExtglobSequenceChars = (pattern) => {
		let index = 0;
		const chars = [];
		while (index < pattern.length) {
			const match = parseRepeatedExtglob(pattern.slice(index), false);
			if (!match || match.type !== "*") return;
			const branches = splitTopLevel(match.body).map((branch) => branch.trim());
			if (branches.length !== 1) return;
			const branch = normalizeSimpleBranch(branches[0]);
			if (!branch || branch.length !== 1) return;
			chars.push(branch);
			index += match.end + 1;
		}
		if (chars.length < 1) return;
		return chars;
	};
	var repeatedExtglobRecursion = (pattern) => {
		let depth = 0;
		let value = pattern.trim();
		let match = parseRepeatedExtglob(value);
		while (match) {
			depth++;
			value = match.body.trim();
			match = parseRepeatedExtglob(value);
		}
		return depth;
	};
	var analyzeRepeatedExtglob = (body, options) => {
		if (options.maxExtglobRecursion === false) return { risky: false };
		const max = typeof options.maxExtglobRecursion === "number" ? options.maxExtglobRecursion : constants.DEFAULT_MAX_EXTGLOB_RECURSION;
		const branches = splitTopLevel(body).map((branch) => branch.trim());
		if (branches.length > 1) {
			if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) return { risky: true };
		}
		const safeChars = [];
		let sawStarSequence = false;
		let combinable = true;
		for (const branch of branches) {
			const chars = getStarExtglobSequenceChars(branch);
			if (chars) {
				sawStarSequence = true;
				safeChars.push(...chars);
				continue;
			}
			const literal = normalizeSimpleBranch(branch);
			if (literal && literal.length === 1) {
				safeChars.push(literal);
				continue;
			}
			combinable = false;
			if (repeatedExtglobRecursion(branch) > max) return { risky: true };
		}
		if (sawStarSequence) return combinable ? {
			risky: true,
			safeOutput: buildCharClassStar([...new Set(safeChars)])
		} : { risky: true };
		return { risky: false };
	};
	var parse = (input, options) => {
		if (typeof input !== "string") throw new TypeError("Expected a string");
		input = REPLACEMENTS[input] || input;
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		let len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		const bos = {
			type: "bos",
			value: "",
			output: opts.prepend || ""
		};
		const tokens = [bos];
		const capture = opts.capture ? "" : "?:";
		const PLATFORM_CHARS = constants.globChars(opts.windows);
		const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);
		const { DOT_LITERAL, PLUS_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOT_SLASH, NO_DOTS_SLASH, QMARK, QMARK_NO_DOT, STAR, START_ANCHOR } = PLATFORM_CHARS;
		const globstar = (opts) => {
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const nodot = opts.dot ? "" : NO_DOT;
		const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
		let star = opts.bash === true ? globstar(opts) : STAR;
		if (opts.capture) star = `(${star})`;
		if (typeof opts.noext === "boolean") opts.noextglob = opts.noext;
		const state = {
			input,
			index: -1,
			start: 0,
			dot: opts.dot === true,
			consumed: "",
			output: "",
			prefix: "",
			backtrack: false,
			negated: false,
			brackets: 0,
			braces: 0,
			parens: 0,
			quotes: 0,
			globstar: false,
			tokens
		};
		input = utils.removePrefix(input, state);
		len = input.length;
		const extglobs = [];
		const braces = [];
		const stack = [];
		let prev = bos;
		let value;
		const eos = () => state.index === len - 1;
		const peek = state.peek = (n = 1) => input[state.index + n];
		const advance = state.advance = () => input[++state.index] || "";
		const remaining = () => input.slice(state.index + 1);
		const consume = (value = "", num = 0) => {
			state.consumed += value;
			state.index += num;
		};
		const append = (token) => {
			state.output += token.output != null ? token.output : token.value;
			consume(token.value);
		};
		const negate = () => {
			let count = 1;
			while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
				advance();
				state.start++;
				count++;
			}
			if (count % 2 === 0) return false;
			state.negated = true;
			state.start++;
			return true;
		};
		const increment = (type) => {
			state[type]++;
			stack.push(type);
		};
		const decrement = (type) => {
			state[type]--;
			stack.pop();
		};
		const push = (tok) => {
			if (prev.type === "globstar") {
				const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
				const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
				if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
					state.output = state.output.slice(0, -prev.output.length);
					prev.type = "star";
					prev.value = "*";
					prev.output = star;
					state.output += prev.output;
				}
			}
			if (extglobs.length && tok.type !== "paren") extglobs[extglobs.length - 1].inner += tok.value;
			if (tok.value || tok.output) append(tok);
			if (prev && prev.type === "text" && tok.type === "text") {
				prev.output = (prev.output || prev.value) + tok.value;
				prev.value += tok.value;
				return;
			}
			tok.prev = prev;
			tokens.push(tok);
			prev = tok;
		};
		const extglobOpen = (type, value) => {
			const token = {
				...EXTGLOB_CHARS[value],
				conditions: 1,
				inner: ""
			};
			token.prev = prev;
			token.parens = state.parens;
			token.output = state.output;
			token.startIndex = state.index;
			token.tokensIndex = tokens.length;
			const output = (opts.capture ? "(" : "") + token.open;
			increment("parens");
			push({
				type,
				value,
				output: state.output ? "" : ONE_CHAR
			});
			push({
				type: "paren",
				extglob: true,
				value: advance(),
				output
			});
			extglobs.push(token);
		};
		const extglobClose = (token) => {
			const literal = input.slice(token.startIndex, state.index + 1);
			const analysis = analyzeRepeatedExtglob(input.slice(token.startIndex + 2, state.index), opts);
			if ((token.type === "plus" || token.type === "star") && analysis.risky) {
				const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
				const open = tokens[token.tokensIndex];
				open.type = "text";
				open.value = literal;
				open.output = safeOutput || utils.escapeRegex(literal);
				for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
					tokens[i].value = "";
					tokens[i].output = "";
					delete tokens[i].suffix;
				}
				state.output = token.output + open.output;
				state.backtrack = true;
				push({
					type: "paren",
					extglob: true,
					value,
					output: ""
				});
				decrement("parens");
				return;
			}
			let output = token.close + (opts.capture ? ")" : "");
			let rest;
			if (token.type === "negate") {
				let extglobStar = star;
				if (token.inner && token.inner.length > 1 && token.inner.includes("/")) extglobStar = globstar(opts);
				if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) output = token.close = `)$))${extglobStar}`;
				if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) output = token.close = `)${parse(rest, {
					...options,
					fastpaths: false
				}).output})${extglobStar})`;
				if (token.prev.type === "bos") state.negatedExtglob = true;
			}
			push({
				type: "paren",
				extglob: true,
				value,
				output
			});
			decrement("parens");
		};
		if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
			let backslashes = false;
			let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
				if (first === "\\") {
					backslashes = true;
					return m;
				}
				if (first === "?") {
					if (esc) return esc + first + (rest ? QMARK.repeat(rest.length) : "");
					if (index === 0) return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
					return QMARK.repeat(chars.length);
				}
				if (first === ".") return DOT_LITERAL.repeat(chars.length);
				if (first === "*") {
					if (esc) return esc + first + (rest ? star : "");
					return star;
				}
				return esc ? m : `\\${m}`;
			});
			if (backslashes === true) {
				if (opts.unescape === true) output = output.replace(/\\/g, "");
				else output = output.replace(/\\+/g, (m) => {
					return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
				});
			}
			if (output === input && opts.contains === true) {
				state.output = input;
				return state;
			}
			state.output = utils.wrapOutput(output, state, options);
			return state;
		}
		while (!eos()) {
			value = advance();
			if (value === "\0") continue;
			if (value === "\\") {
				const next = peek();
				if (next === "/" && opts.bash !== true) continue;
				if (next === "." || next === ";") continue;
				if (!next) {
					value += "\\";
					push({
						type: "text",
						value
					});
					continue;
				}
				const match = /^\\+/.exec(remaining());
				let slashes = 0;
				if (match && match[0].length > 2) {
					slashes = match[0].length;
					state.index += slashes;
					if (slashes % 2 !== 0) value += "\\";
				}
				if (opts.unescape === true) value = advance();
				else value += advance();
				if (state.brackets === 0) {
					push({
						type: "text",
						value
					});
					continue;
				}
			}
			if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
				if (opts.posix !== false && value === ":") {
					const inner = prev.value.slice(1);
					if (inner.includes("[")) {
						prev.posix = true;
						if (inner.includes(":")) {
							const idx = prev.value.lastIndexOf("[");
							const pre = prev.value.slice(0, idx);
							const posix = POSIX_REGEX_SOURCE[prev.value.slice(idx + 2)];
							if (posix) {
								prev.value = pre + posix;
								state.backtrack = true;
								advance();
								if (!bos.output && tokens.indexOf(prev) === 1) bos.output = ONE_CHAR;
								continue;
							}
						}
					}
				}
				if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") value = `\\${value}`;
				if (value === "]" && (prev.value === "[" || prev.value === "[^")) value = `\\${value}`;
				if (opts.posix === true && value === "!" && prev.value === "[") value = "^";
				prev.value += value;
				append({ value });
				continue;
			}
			if (state.quotes === 1 && value !== "\"") {
				value = utils.escapeRegex(value);
				prev.value += value;
				append({ value });
				continue;
			}
			if (value === "\"") {
				state.quotes = state.quotes === 1 ? 0 : 1;
				if (opts.keepQuotes === true) push({
					type: "text",
					value
				});
				continue;
			}
			if (value === "(") {
				increment("parens");
				push({
					type: "paren",
					value
				});
				continue;
			}
			if (value === ")") {
				if (state.parens === 0 && opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "("));
				const extglob = extglobs[extglobs.length - 1];
				if (extglob && state.parens === extglob.parens + 1) {
					extglobClose(extglobs.pop());
					continue;
				}
				push({
					type: "paren",
					value,
					output: state.parens ? ")" : "\\)"
				});
				decrement("parens");
				continue;
			}
			if (value === "[") {
				if (opts.nobracket === true || !remaining().includes("]")) {
					if (opts.nobracket !== true && opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
					value = `\\${value}`;
				} else increment("brackets");
				push({
					type: "bracket",
					value
				});
				continue;
			}
			if (value === "]") {
				if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				if (state.brackets === 0) {
					if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("opening", "["));
					push({
						type: "text",
						value,
						output: `\\${value}`
					});
					continue;
				}
				decrement("brackets");
				const prevValue = prev.value.slice(1);
				if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) value = `/${value}`;
				prev.value += value;
				append({ value });
				if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) continue;
				const escaped = utils.escapeRegex(prev.value);
				state.output = state.output.slice(0, -prev.value.length);
				if (opts.literalBrackets === true) {
					state.output += escaped;
					prev.value = escaped;
					continue;
				}
				prev.value = `(${capture}${escaped}|${prev.value})`;
				state.output += prev.value;
				continue;
			}
			if (value === "{" && opts.nobrace !== true) {
				increment("braces");
				const open = {
					type: "brace",
					value,
					output: "(",
					outputIndex: state.output.length,
					tokensIndex: state.tokens.length
				};
				braces.push(open);
				push(open);
				continue;
			}
			if (value === "}") {
				const brace = braces[braces.length - 1];
				if (opts.nobrace === true || !brace) {
					push({
						type: "text",
						value,
						output: value
					});
					continue;
				}
				let output = ")";
				if (brace.dots === true) {
					const arr = tokens.slice();
					const range = [];
					for (let i = arr.length - 1; i >= 0; i--) {
						tokens.pop();
						if (arr[i].type === "brace") break;
						if (arr[i].type !== "dots") range.unshift(arr[i].value);
					}
					output = expandRange(range, opts);
					state.backtrack = true;
				}
				if (brace.comma !== true && brace.dots !== true) {
					const out = state.output.slice(0, brace.outputIndex);
					const toks = state.tokens.slice(brace.tokensIndex);
					brace.value = brace.output = "\\{";
					value = output = "\\}";
					state.output = out;
					for (const t of toks) state.output += t.output || t.value;
				}
				push({
					type: "brace",
					value,
					output
				});
				decrement("braces");
				braces.pop();
				continue;
			}
			if (value === "|") {
				if (extglobs.length > 0) extglobs[extglobs.length - 1].conditions++;
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value === ",") {
				let output = value;
				const brace = braces[braces.length - 1];
				if (brace && stack[stack.length - 1] === "braces") {
					brace.comma = true;
					output = "|";
				}
				push({
					type: "comma",
					value,
					output
				});
				continue;
			}
			if (value === "/") {
				if (prev.type === "dot" && state.index === state.start + 1) {
					state.start = state.index + 1;
					state.consumed = "";
					state.output = "";
					tokens.pop();
					prev = bos;
					continue;
				}
				push({
					type: "slash",
					value,
					output: SLASH_LITERAL
				});
				continue;
			}
			if (value === ".") {
				if (state.braces > 0 && prev.type === "dot") {
					if (prev.value === ".") prev.output = DOT_LITERAL;
					const brace = braces[braces.length - 1];
					prev.type = "dots";
					prev.output += value;
					prev.value += value;
					brace.dots = true;
					continue;
				}
				if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
					push({
						type: "text",
						value,
						output: DOT_LITERAL
					});
					continue;
				}
				push({
					type: "dot",
					value,
					output: DOT_LITERAL
				});
				continue;
			}
			if (value === "?") {
				if (!(prev && prev.value === "(") && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("qmark", value);
					continue;
				}
				if (prev && prev.type === "paren") {
					const next = peek();
					let output = value;
					if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) output = `\\${value}`;
					push({
						type: "text",
						value,
						output
					});
					continue;
				}
				if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
					push({
						type: "qmark",
						value,
						output: QMARK_NO_DOT
					});
					continue;
				}
				push({
					type: "qmark",
					value,
					output: QMARK
				});
				continue;
			}
			if (value === "!") {
				if (opts.noextglob !== true && peek() === "(") {
					if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
						extglobOpen("negate", value);
						continue;
					}
				}
				if (opts.nonegate !== true && state.index === 0) {
					negate();
					continue;
				}
			}
			if (value === "+") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					extglobOpen("plus", value);
					continue;
				}
				if (prev && prev.value === "(" || opts.regex === false) {
					push({
						type: "plus",
						value,
						output: PLUS_LITERAL
					});
					continue;
				}
				if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
					push({
						type: "plus",
						value
					});
					continue;
				}
				push({
					type: "plus",
					value: PLUS_LITERAL
				});
				continue;
			}
			if (value === "@") {
				if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
					push({
						type: "at",
						extglob: true,
						value,
						output: ""
					});
					continue;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (value !== "*") {
				if (value === "$" || value === "^") value = `\\${value}`;
				const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
				if (match) {
					value += match[0];
					state.index += match[0].length;
				}
				push({
					type: "text",
					value
				});
				continue;
			}
			if (prev && (prev.type === "globstar" || prev.star === true)) {
				prev.type = "star";
				prev.star = true;
				prev.value += value;
				prev.output = star;
				state.backtrack = true;
				state.globstar = true;
				consume(value);
				continue;
			}
			let rest = remaining();
			if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
				extglobOpen("star", value);
				continue;
			}
			if (prev.type === "star") {
				if (opts.noglobstar === true) {
					consume(value);
					continue;
				}
				const prior = prev.prev;
				const before = prior.prev;
				const isStart = prior.type === "slash" || prior.type === "bos";
				const afterStar = before && (before.type === "star" || before.type === "globstar");
				if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
				const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
				if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
					push({
						type: "star",
						value,
						output: ""
					});
					continue;
				}
				while (rest.slice(0, 3) === "/**") {
					const after = input[state.index + 4];
					if (after && after !== "/") break;
					rest = rest.slice(3);
					consume("/**", 3);
				}
				const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
				if (prior.type === "bos" && eos()) {
					prev.type = "globstar";
					prev.value += value;
					prev.output = globstar(opts);
					state.output = prev.output;
					state.globstar = true;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
					prev.value += value;
					state.globstar = true;
					state.output += prior.output + prev.output;
					consume(value);
					continue;
				}
				if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
					const end = rest[1] !== void 0 ? "|$" : "";
					state.output = state.output.slice(0, -(prior.output + prev.output).length);
					prior.output = `(?:${prior.output}`;
					prev.type = "globstar";
					prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
					prev.value += value;
					state.output += prior.output + prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				if (prior.type === "bos" && rest[0] === "/") {
					prev.type = "globstar";
					prev.value += value;
					prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
					state.output = prev.output;
					state.globstar = true;
					consume(value + advance());
					push({
						type: "slash",
						value: "/",
						output: ""
					});
					continue;
				}
				state.output = state.output.slice(0, -prev.output.length);
				prev.type = "globstar";
				prev.output = globstar(opts);
				prev.value += value;
				state.output += prev.output;
				state.globstar = true;
				consume(value);
				continue;
			}
			const token = {
				type: "star",
				value,
				output: star
			};
			if (opts.bash === true) {
				token.output = ".*?";
				if (prev.type === "bos" || prev.type === "slash") token.output = nodot + token.output;
				push(token);
				continue;
			}
			if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
				token.output = value;
				push(token);
				continue;
			}
			if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
				if (prev.type === "dot") {
					state.output += NO_DOT_SLASH;
					prev.output += NO_DOT_SLASH;
				} else if (opts.dot === true) {
					state.output += NO_DOTS_SLASH;
					prev.output += NO_DOTS_SLASH;
				} else {
					state.output += nodot;
					prev.output += nodot;
				}
				if (peek() !== "*") {
					state.output += ONE_CHAR;
					prev.output += ONE_CHAR;
				}
			}
			push(token);
		}
		while (state.brackets > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
			state.output = utils.escapeLast(state.output, "[");
			decrement("brackets");
		}
		while (state.parens > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
			state.output = utils.escapeLast(state.output, "(");
			decrement("parens");
		}
		while (state.braces > 0) {
			if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
			state.output = utils.escapeLast(state.output, "{");
			decrement("braces");
		}
		if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) push({
			type: "maybe_slash",
			value: "",
			output: `${SLASH_LITERAL}?`
		});
		if (state.backtrack === true) {
			state.output = "";
			for (const token of state.tokens) {
				state.output += token.output != null ? token.output : token.value;
				if (token.suffix) state.output += token.suffix;
			}
		}
		return state;
	};
	parse.fastpaths = (input, options) => {
		const opts = { ...options };
		const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
		const len = input.length;
		if (len > max) throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
		input = REPLACEMENTS[input] || input;
		const { DOT_LITERAL, SLASH_LITERAL, ONE_CHAR, DOTS_SLASH, NO_DOT, NO_DOTS, NO_DOTS_SLASH, STAR, START_ANCHOR } = constants.globChars(opts.windows);
		const nodot = opts.dot ? NO_DOTS : NO_DOT;
		const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
		const capture = opts.capture ? "" : "?:";
		const state = {
			negated: false,
			prefix: ""
		};
		let star = opts.bash === true ? ".*?" : STAR;
		if (opts.capture) star = `(${star})`;
		const globstar = (opts) => {
			if (opts.noglobstar === true) return star;
			return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
		};
		const create = (str) => {
			switch (str) {
				case "*": return `${nodot}${ONE_CHAR}${star}`;
				case ".*": return `${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*.*": return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "*/*": return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
				case "**": return nodot + globstar(opts);
				case "**/*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
				case "**/*.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
				case "**/.*": return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
				default: {
					const match = /^(.*?)\.(\w+)$/.exec(str);
					if (!match) return;
					const source = create(match[1]);
					if (!source) return;
					return source + DOT_LITERAL + match[2];
				}
			}
		};
		let source = create(utils.removePrefix(input, state));
		if (source && opts.strictSlashes !== true) source += `${SLASH_LITERAL}?`;
		return source;
	};
	module.exports = parse;
}));
// node_modules/picomatch/lib/picomatch.js
var require_picomatch$1 = __commonJSMin(((exports, module) => {
	var scan = require_scan();
	var parse = require_parse();
	var utils = require_utils();
	var constants = require_constants();
	var isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
	var picomatch = (glob, options, returnState = false) => {
		if (Array.isArray(glob)) {
			const fns = glob.map((input) => picomatch(input, options, returnState));
			const arrayMatcher = (str) => {
				for (const isMatch of fns) {
					const state = isMatch(str);
					if (state) return state;
				}
				return false;
			};
			return arrayMatcher;
		}
		const isState = isObject(glob) && glob.tokens && glob.input;
		if (glob === "" || typeof glob !== "string" && !isState) throw new TypeError("Expected pattern to be a non-empty string");
		const opts = options || {};
		const posix = opts.windows;
		const regex = isState ? picomatch.compileRe(glob, options) : picomatch.makeRe(glob, options, false, true);
		const state = regex.state;
		delete regex.state;
		let isIgnored = () => false;
		if (opts.ignore) {
			const ignoreOpts = {
				...options,
				ignore: null,
				onMatch: null,
				onResult: null
			};
			isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
		}
		const matcher = (input, returnObject = false) => {
			const { isMatch, match, output } = picomatch.test(input, regex, options, {
				glob,
				posix
			});
			const result = {
				glob,
				state,
				regex,
				posix,
				input,
				output,
				match,
				isMatch
			};
			if (typeof opts.onResult === "function") opts.onResult(result);
			if (isMatch === false) {
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (isIgnored(input)) {
				if (typeof opts.onIgnore === "function") opts.onIgnore(result);
				result.isMatch = false;
				return returnObject ? result : false;
			}
			if (typeof opts.onMatch === "function") opts.onMatch(result);
			return returnObject ? result : true;
		};
		if (returnState) matcher.state = state;
		return matcher;
	};
	picomatch.test = (input, regex, options, { glob, posix } = {}) => {
		if (typeof input !== "string") throw new TypeError("Expected input to be a string");
		if (input === "") return {
			isMatch: false,
			output: ""
		};
		const opts = options || {};
		const format = opts.format || (posix ? utils.toPosixSlashes : null);
		let match = input === glob;
		let output = match && format ? format(input) : input;
		if (match === false) {
			output = format ? format(input) : input;
			match = output === glob;
		}
		if (match === false || opts.capture === true) {
			if (opts.matchBase === true || opts.basename === true) match = picomatch.matchBase(input, regex, options, posix);
			else match = regex.exec(output);
		}
		return {
			isMatch: Boolean(match),
			match,
			output
		};
	};
	picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
		return (glob instanceof RegExp ? glob : picomatch.makeRe(glob, options)).test(utils.basename(input, { windows: posix }));
	};
	picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);
	picomatch.parse = (pattern, options) => {
		if (Array.isArray(pattern)) return pattern.map((p) => picomatch.parse(p, options));
		return parse(pattern, {
			...options,
			fastpaths: false
		});
	};
	picomatch.scan = (input, options) => scan(input, options);
	picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
		if (returnOutput === true) return state.output;
		const opts = options || {};
		const prepend = opts.contains ? "" : "^";
		const append = opts.contains ? "" : "$";
		let source = `${prepend}(?:${state.output})${append}`;
		if (state && state.negated === true) source = `^(?!${source}).*$`;
		const regex = picomatch.toRegex(source, options);
		if (returnState === true) regex.state = state;
		return regex;
	};
	picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
		if (!input || typeof input !== "string") throw new TypeError("Expected a non-empty string");
		let parsed = {
			negated: false,
			fastpaths: true
		};
		if (options.fastpaths !== false && (input[0] === "." || input[0] === "*")) parsed.output = parse.fastpaths(input, options);
		if (!parsed.output) parsed = parse(input, options);
		return picomatch.compileRe(parsed, options, returnOutput, returnState);
	};
	picomatch.toRegex = (source, options) => {
		try {
			const opts = options || {};
			return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
		} catch (err) {
			if (options && options.debug === true) throw err;
			return /$^/;
		}
	};
	picomatch.constants = constants;
	module.exports = picomatch;
}));
// src/policy/answer.ts
var import_picomatch = __toESM(__commonJSMin(((exports, module) => {
	var pico = require_picomatch$1();
	var utils = require_utils();
	function picomatch(glob, options, returnState = false) {
		if (options && (options.windows === null || options.windows === void 0)) options = {
			...options,
			windows: utils.isWindows()
		};
		return pico(glob, options, returnState);
	}
	Object.assign(picomatch, pico);
	module.exports = picomatch;
}))(), 1);
function answer(fact) {
	if (fact === void 0) return "unknown";
	return fact ? "yes" : "no";
}
function both(...answers) {
	if (answers.includes("no")) return "no";
	return answers.includes("unknown") ? "unknown" : "yes";
}
function either(...answers) {
	if (answers.includes("yes")) return "yes";
	return answers.includes("unknown") ? "unknown" : "no";
}
// src/policy/finding.ts
var severities = severityWords;
function atOrAbove(severity) {
	return severities.slice(0, severityRank(severity) + 1);
}
var labels = [
	"seen",
	"maybe",
	"elsewhere"
];
var facts = [
	"severity",
	"title",
	"type",
	"status",
	"filePath",
	"line",
	"cwe",
	"firstDetected"
];
function isUnclear({ unclear }, ...facts) {
	return unclear !== void 0 && facts.some((fact) => unclear.includes(fact));
}
var statusSynonyms = new Map([["IGNORED", "ACCEPTED_RISK"]]);
function readListItem(item) {
	const severity = wordOf$1(severities, item.severity);
	const type = wordOf$1(violationTypes, item.type);
	const status = wordOf$1(violationStatuses, item.status) ?? statusSynonyms.get(item.status);
	const read = [
		[
			"severity",
			item.severity,
			severity
		],
		[
			"type",
			item.type,
			type
		],
		[
			"status",
			item.status,
			status
		],
		[
			"line",
			item.line_number,
			lineOf(item.line_number)
		]
	];
	return {
		id: item.violation_id,
		title: item.title ?? "Untitled violation",
		severity: severity ?? "CRITICAL",
		severityKnown: severity !== void 0,
		type,
		status: status ?? "UNKNOWN",
		cvss: scoreOf(item.cvss_score, 10),
		epss: scoreOf(item.epss_score, 100),
		filePath: item.file_path || void 0,
		line: lineOf(item.line_number),
		label: "maybe",
		firstSeen: void 0,
		detail: void 0,
		unclear: read.flatMap(([fact, stated, known]) => stated && known === void 0 ? [fact] : [])
	};
}
var tellingTimes = 2;
function sharpenedWindow(window, findings) {
	const { startedAt, completedAt, others } = window;
	if (startedAt === void 0 || completedAt === void 0 || completedAt % 1e3 === 0) return window;
	const times = findings.map(({ detail }) => detail?.lastSeen).filter((time) => time !== void 0 && time >= startedAt && time <= completedAt);
	const ends = new Set([completedAt, ...others.map((other) => other.completedAt)]);
	if (times.length < tellingTimes || !times.includes(completedAt) || !times.every((time) => ends.has(time))) return window;
	return {
		startedAt: completedAt,
		completedAt,
		others: others.filter((other) => other.completedAt === completedAt).map(() => ({
			startedAt: completedAt,
			completedAt
		}))
	};
}
function relabelled(finding, window) {
	if (finding.detail === void 0) return finding;
	const label = labelOf$2(finding.detail, window);
	return label === finding.label ? finding : {
		...finding,
		label
	};
}
function readDetailedFinding(answer, window) {
	const detail = readDetail(answer, window);
	return {
		...readListItem(answer),
		label: labelOf$2(detail, window),
		firstSeen: firstSeenBy(detail, window),
		detail
	};
}
function wordOf$1(words, word) {
	return words.find((known) => known === word);
}
function scoreOf(value, most) {
	return value !== null && value !== void 0 && value >= 0 && value <= most ? value : void 0;
}
function lineOf(value) {
	return value !== null && value !== void 0 && Number.isInteger(value) && value >= 1 ? value : void 0;
}
function readDetail(answer, window) {
	const firstDetected = parseTime(answer.first_detected, window?.zone);
	const isFuture = (firstDetected ?? 0) > (window?.latestMs ?? Number.POSITIVE_INFINITY) + stampSlackMs;
	return {
		description: answer.description ?? void 0,
		cwe: answer.cwe ?? void 0,
		codeSnippet: answer.code_snippet ?? void 0,
		remediation: answer.remediation ?? void 0,
		firstDetected: isFuture ? void 0 : firstDetected,
		lastSeen: parseTime(answer.last_seen, window?.zone)
	};
}
function labelOf$2(detail, window) {
	const { lastSeen } = detail;
	if (lastSeen === void 0 || window?.startedAt === void 0 || window.completedAt === void 0) return "maybe";
	if (lastSeen < window.startedAt) return "elsewhere";
	if (lastSeen > window.completedAt) return "maybe";
	return window.others.some((other) => mayHaveRun(other, lastSeen)) ? "maybe" : "seen";
}
function mayHaveRun({ startedAt, completedAt }, moment) {
	return (startedAt ?? Number.NEGATIVE_INFINITY) <= moment && moment <= (completedAt ?? Number.POSITIVE_INFINITY) + 5e3;
}
function firstSeenBy(detail, window) {
	if (detail.firstDetected === void 0 || window?.startedAt === void 0) return void 0;
	return detail.firstDetected >= window.startedAt;
}
function isOfScan(finding, counts) {
	if (finding.label !== "maybe") return finding.label === "seen";
	return !finding.severityKnown || counts[finding.severity] !== 0;
}
function exceptionFor(finding, exceptions, today) {
	const answers = answersOf(exceptions, today);
	const known = answers.get(finding);
	if (known !== void 0) return known;
	const fresh = coverOf(finding, exceptions, today);
	answers.set(finding, fresh);
	return fresh;
}
var answered = new WeakMap();
function answersOf(exceptions, today) {
	const found = answered.get(exceptions);
	if (found?.today === today) return found.answers;
	const answers = new WeakMap();
	answered.set(exceptions, {
		today,
		answers
	});
	return answers;
}
function coverOf(finding, exceptions, today) {
	let best = { answer: "no" };
	for (const exception of exceptions) {
		if (isExpired(exception, today)) continue;
		const found = criteriaOf(exception)(finding);
		if (found === "no" || found === "unknown" && best.answer === "yes") continue;
		if (best.exception === void 0 || exception.expires > best.exception.expires || found !== best.answer) best = {
			answer: found,
			exception
		};
	}
	return best;
}
function reviewExceptions(findings, exceptions, today) {
	const review = {
		used: [],
		expiring: [],
		expired: [],
		unmatched: []
	};
	for (const exception of exceptions) {
		if (isExpired(exception, today)) {
			review.expired.push(exception);
			continue;
		}
		if (daysBetween(today, exception.expires) <= 14) review.expiring.push(exception);
		const matches = criteriaOf(exception);
		const answers = findings.map((finding) => ({
			id: finding.id,
			found: matches(finding)
		}));
		const ids = answers.filter(({ found }) => found === "yes").map(({ id }) => id);
		if (ids.length > 0) review.used.push({
			exception,
			ids: [...new Set(ids)].sort()
		});
		else if (answers.every(({ found }) => found === "no")) review.unmatched.push(exception);
	}
	return review;
}
function isExpired({ expires }, today) {
	return expires < today;
}
function daysBetween(from, to) {
	return Math.round((Date.parse(to) - Date.parse(from)) / 864e5);
}
function exceptionText(exception) {
	const { violationId, cwe, type, path, title } = exception;
	return [
		violationId === void 0 ? void 0 : `violation ${violationId}`,
		cwe,
		type === void 0 ? void 0 : type.toLowerCase(),
		title === void 0 ? void 0 : `"${title}"`,
		path === void 0 ? void 0 : `in ${path}`
	].filter((part) => part !== void 0).join(" ");
}
function exceptionKey({ violationId, cwe, type, path, title }) {
	return JSON.stringify([
		violationId,
		cwe,
		type,
		path,
		title
	].map((criterion) => criterion ?? null));
}
function fewerExceptions(base, other, { today, maxExceptionDays }) {
	const compared = {
		value: [],
		tightened: [],
		ignored: []
	};
	const wanted = lastDays(other);
	for (const exception of base) {
		const expires = wanted.get(exceptionKey(exception));
		const isShorter = expires !== void 0 && expires < exception.expires;
		if (expires === void 0) compared.tightened.push(`no exception for ${exceptionText(exception)}`);
		else compared.value.push(isShorter ? {
			...exception,
			expires
		} : exception);
		if (isShorter) compared.tightened.push(`exception for ${exceptionText(exception)} until ${expires}`);
	}
	const before = lastDays(base);
	for (const exception of other) {
		const known = before.get(exceptionKey(exception));
		if (known !== void 0 && exception.expires <= known) continue;
		if (maxExceptionDays !== void 0 && daysBetween(today, exception.expires) <= maxExceptionDays) compared.value.push(exception);
		else compared.ignored.push(`exception for ${exceptionText(exception)} until ${exception.expires}`);
	}
	return compared;
}
function lastDays(exceptions) {
	const days = new Map();
	for (const exception of exceptions) {
		const key = exceptionKey(exception);
		if (exception.expires > (days.get(key) ?? "")) days.set(key, exception.expires);
	}
	return days;
}
var known$2 = new WeakMap();
function criteriaOf(exception) {
	const found = known$2.get(exception);
	if (found !== void 0) return found;
	const compiled = compile(exception);
	known$2.set(exception, compiled);
	return compiled;
}
function compile({ violationId, cwe, type, path, title }) {
	const criteria = [];
	if (violationId !== void 0) criteria.push((finding) => answer(finding.id === violationId));
	if (type !== void 0) criteria.push((finding) => answer(finding.type === type));
	if (title !== void 0) criteria.push((finding) => answer(!isUnclear(finding, "title") && finding.title.trim() === title.trim()));
	if (path !== void 0) criteria.push(inPath(path));
	if (cwe !== void 0) criteria.push((finding) => hasCwe(finding, cwe));
	if (criteria.length === 0) return () => "no";
	return (finding) => {
		let sum = "yes";
		for (const criterion of criteria) {
			sum = both(sum, criterion(finding));
			if (sum === "no") return sum;
		}
		return sum;
	};
}
function inPath(glob) {
	const isMatch = pathMatcher(glob);
	return ({ filePath }) => {
		if (filePath === void 0 || isNoPath(filePath)) return "no";
		const readings = readingsOf(filePath);
		return answer(glob === filePath || readings.every((path) => path !== void 0 && isMatch(path)));
	};
}
function readingsOf(filePath) {
	const places = [filePath, ...filePath.split(/\s*(?:[-=]>|[→;|\n\0])\s*|,\s+/)];
	const separate = places.length > 2 ? places.slice(1) : places;
	return [...new Set(separate.flatMap((path) => [canonicalPath(path), canonicalPath(decodedPath(path))]))];
}
function pathMatcher(glob) {
	const pattern = glob.replace(/^(?:\.?\/)+/, "").replace(/\/$/, "/**");
	return (0, import_picomatch.default)(pattern, {
		dot: true,
		nonegate: true,
		noextglob: true,
		windows: false
	});
}
function hasCwe({ detail }, cwe) {
	if (detail === void 0) return "unknown";
	const numbers = new Set([...(detail.cwe ?? "").matchAll(/CWE-0*(\d+)/gi)].map(([, digits]) => `CWE-${digits}`));
	return answer(numbers.size === 1 && numbers.has(cwe));
}
// src/policy/ranking.ts
var effectOrder = [
	"blocks",
	"may block",
	"none"
];
function byWorst(effects) {
	const effectRank = (finding) => effectOrder.indexOf(effects.get(finding.id) ?? "none");
	return (a, b) => effectRank(a) - effectRank(b) || severityRank(a.severity) - severityRank(b.severity) || (b.cvss ?? -1) - (a.cvss ?? -1) || (b.epss ?? -1) - (a.epss ?? -1) || compareText(a.filePath ?? "􏿿", b.filePath ?? "􏿿") || (a.line ?? 0) - (b.line ?? 0) || compareText(a.id, b.id);
}
function compareText(a, b) {
	return a < b ? -1 : a > b ? 1 : 0;
}
// src/policy/reason.ts
var reasonOfCode = {
	CONFIG: "settings",
	AUTH: "auth",
	NOT_FOUND: "not-found",
	RATE_LIMITED: "rate-limited",
	UNAVAILABLE: "unavailable",
	SCAN_FAILED: "scan-failed",
	SCAN_TIMEOUT: "timeout",
	PROTOCOL: "protocol",
	PUBLISH: "publish",
	CANCELLED: "cancelled"
};
function reasonOf(error) {
	return error.reason ?? reasonOfCode[error.code];
}
// src/report/draft.ts
function newReport(version) {
	return {
		formatVersion: 1,
		tool: {
			name: "scan-gate",
			version
		},
		verdict: "inconclusive",
		reason: "settings",
		message: "The run has not begun",
		hint: void 0,
		exitCode: 2,
		enforced: true,
		serviceOrigin: void 0,
		repository: void 0,
		repositoryUrl: void 0,
		branch: void 0,
		headSha: void 0,
		baseSha: void 0,
		event: void 0,
		pullRequest: void 0,
		scan: void 0,
		policy: {
			source: "none was read",
			sha256: "",
			settings: {}
		},
		scope: void 0,
		base: void 0,
		exceptions: void 0,
		rules: [],
		findings: [],
		elsewhereCount: 0,
		listedSeverities: [],
		notes: [],
		requests: {},
		durationMs: 0
	};
}
function withError(report, error) {
	return {
		...withInconclusive(report, reasonOf(error), error),
		brief: error.brief
	};
}
function withInconclusive(report, reason, said = {}) {
	const { message = inconclusiveReasons[reason].meaning, hint = inconclusiveReasons[reason].hint } = said;
	return {
		...report,
		verdict: "inconclusive",
		reason,
		message,
		hint,
		brief: void 0
	};
}
function withRepository(report, repository) {
	const { repository_id: id, name, vcs_url: vcsUrl } = repository;
	return {
		...report,
		repository: {
			id,
			name,
			vcsUrl: vcsUrl ?? void 0
		}
	};
}
function withStartedScan(report, scanId, branch) {
	return {
		...report,
		scan: {
			...unknownScan,
			id: scanId,
			branch,
			status: "PENDING"
		}
	};
}
var unknownScan = {
	createdAt: void 0,
	startedAt: void 0,
	completedAt: void 0,
	counts: {},
	coverage: void 0,
	diagnostics: []
};
function withScan(report, scan) {
	return {
		...report,
		scan: {
			id: scan.scan_id,
			status: scan.status,
			branch: scan.branch,
			createdAt: scan.created_at ?? void 0,
			startedAt: scan.started_at ?? void 0,
			completedAt: scan.completed_at ?? void 0,
			counts: {},
			coverage: scan.coverage,
			diagnostics: scan.diagnostics ?? [],
			languages: scan.languages
		}
	};
}
function withJudgement(report, { evidence, judgement, policy }, disclosure) {
	const { effects } = judgement;
	const current = evidence.findings.filter((finding) => finding.status !== "FIXED" || isOpen(finding));
	const isShown = (finding) => effects.has(finding.id) || isOfScan(finding, evidence.counts);
	const own = current.filter(isShown).sort(byWorst(effects));
	return {
		...report,
		verdict: judgement.verdict,
		reason: judgement.reason,
		message: messageOf(judgement),
		hint: hintOf(judgement),
		rules: judgement.rules,
		evidence,
		scan: report.scan && {
			...report.scan,
			counts: evidence.counts
		},
		base: evidence.base && {
			scanId: evidence.base.scanId,
			branch: evidence.base.branch,
			counts: evidence.base.counts
		},
		scope: policy.scope,
		uncovered: judgement.uncovered,
		today: policy.today,
		exceptions: reviewExceptions(own, policy.exceptions, policy.today),
		findings: own.map((finding) => ({
			...finding,
			effect: effects.get(finding.id) ?? "none",
			disclosed: isDisclosed(finding, disclosure),
			exception: coveringException(finding, policy),
			...judgement.news.get(finding.id),
			isOnChangedLine: isOnChangedLine(finding, disclosure.changes ?? evidence.changes)
		})),
		elsewhereCount: current.length - own.length,
		listedSeverities: severities.filter((severity) => evidence.lists[severity]?.stands === true)
	};
}
function coveringException(finding, { exceptions, today }) {
	const { answer, exception } = exceptionFor(finding, exceptions, today);
	return answer === "yes" ? exception : void 0;
}
function messageOf({ verdict, reason, rules, doubt, uncovered }) {
	if (reason === "not-covered") return doubt ?? inconclusiveReasons[reason].meaning;
	const deciding = rules.filter((rule) => rule.verdict === verdict).map((rule) => rule.line);
	return [...rules.length === 0 ? ["nothing can block: no rule is on"] : deciding, uncovered ?? []].flat().join("; ");
}
function hintOf({ verdict, reason, rules }) {
	if (verdict === "passed") return void 0;
	if (verdict === "failed") return rules.filter((rule) => rule.verdict === "failed").map((rule) => rule.remedy).join(" ");
	return inconclusiveReasons[reason === "not-covered" ? reason : "evidence"].hint;
}
// src/report/resumable.ts
function resumable(error, report) {
	if (report.scan === void 0 || error.code !== "SCAN_TIMEOUT" && error.code !== "CANCELLED") return error;
	return new GateError(error.code, `${error.message}; scan ${report.scan.id} has not been judged`, {
		cause: error,
		reason: error.reason,
		brief: briefOf(error, report),
		hint: `The scan goes on at the service: judge it later with scan-id: ${report.scan.id}. ${error.hint ?? ""}`.trim()
	});
}
function briefOf({ code, brief }, { scan }) {
	return code === "SCAN_TIMEOUT" && scan?.status === "COMPLETED" ? "the time was over before all findings were read" : brief;
}
// src/steps/run.ts
function keepingNotes(log, notes) {
	const note = (line) => {
		notes.push(line);
		log.note(line);
	};
	return {
		...log,
		note
	};
}
function once(read) {
	let reading;
	return () => {
		reading ??= read();
		return reading;
	};
}
function runLogOf(log, hasReport) {
	const detail = (line) => {
		if (log.level === "verbose") log.line(line);
	};
	const note = (line) => (hasReport() ? detail : log.line)(`Note: ${line}`);
	return {
		say: log.line,
		detail,
		note,
		live: log.live
	};
}
var sweepBudget = 5;
var pageCap = 2e3;
async function sweepUntilStanding(source, first) {
	let previous;
	let page = first;
	for (let turn = 1;; turn++) {
		const sweep = await sweepOnce(source, page);
		page = void 0;
		if (sweep.stands) return sweep;
		const digest = sweep.isWhole ? digestOf(source, sweep.items) : void 0;
		if (digest !== void 0 && digest === previous) return {
			...sweep,
			stands: true
		};
		if (turn === sweepBudget) return sweep;
		previous = digest;
	}
}
function digestOf(source, items) {
	return items.map(source.digest).sort().join("\n");
}
async function sweepOnce(source, given) {
	const state = {
		source,
		found: new Map(),
		repeated: false,
		totals: new Set(),
		pages: new Set()
	};
	const first = given ?? await source.read(1);
	take(state, first, 1);
	if (first.items.length > 0 && !isLast(first, state)) await readRest(state, first);
	const { found, totals } = state;
	return {
		items: [...found.values()],
		total: first.total,
		stands: totals.size === 1 && totals.has(found.size) && !state.repeated,
		isWhole: hasAll(state),
		pageCount: state.pages.size
	};
}
function isLast(page, { found, totals }) {
	return page.items.length < 100 && found.size === Math.max(...totals);
}
function hasAll({ found, totals }) {
	return found.size >= Math.max(...totals);
}
async function readRest(state, first) {
	const { source } = state;
	const size = first.items.length;
	const guessed = Math.max(1, Math.ceil(first.total / size));
	if (guessed > pageCap) throw new GateError("PROTOCOL", `A list of ${first.total} records comes ${size} at a time`);
	const numbers = Array.from({ length: guessed - 1 }, (_, index) => index + 2);
	const pages = await Promise.all(numbers.map((number) => source.read(number)));
	for (const [index, page] of pages.entries()) take(state, page, index + 2);
	let last = pages.at(-1) ?? first;
	for (let number = guessed + 1; !isLast(last, state); number++) {
		if (number > pageCap) throw new GateError("PROTOCOL", `A list does not end within ${pageCap} pages`);
		const known = state.found.size;
		const page = await (hasAll(state) ? orAbsent(source.read(number)) : source.read(number));
		if (page === void 0 || page.items.length === 0) return;
		take(state, page, number);
		if (state.found.size === known) return;
		last = page;
	}
}
function take(state, page, asked) {
	const { source, found, pages, totals } = state;
	const isBeyond = totals.size > 0 && hasAll(state);
	const ids = page.items.map(source.id);
	if (isBeyond && ids.every((id) => found.has(id))) return;
	if (page.page !== asked && !isBeyond) throw new GateError("PROTOCOL", `A list answered page ${page.page} when page ${asked} was asked for`);
	const content = JSON.stringify(ids);
	if (ids.length > 0 && pages.has(content)) throw new GateError("PROTOCOL", `A list answered page ${asked} with the records of an earlier page`);
	pages.add(content);
	totals.add(page.total);
	for (const item of page.items) {
		const known = found.get(source.id(item));
		if (known !== void 0) state.repeated = true;
		found.set(source.id(item), known === void 0 ? item : source.combine(known, item));
	}
}
// src/steps/scan-list.ts
async function listScans(run, repositoryId) {
	const read = (page) => run.client.listScans({
		repository_id: repositoryId,
		page,
		limit: 100
	});
	const first = await read(1);
	const count = first.items.length === 0 ? 1 : Math.max(1, Math.ceil(first.total / first.items.length));
	const last = count > 1 ? await read(count) : first;
	const beyond = last.items.length >= 100 ? await orAbsent(read(count + 1)) : void 0;
	const listed = unique([...first.items, ...last.items]);
	const items = unique([...listed, ...beyond?.items ?? []]);
	const isEnd = items.length === listed.length;
	const zone = zoneOf(items.find((item) => zoneOf(item.created_at) !== void 0)?.created_at) ?? "stated";
	const isWhole = isEnd && items.length === first.total;
	const order = isWhole ? void 0 : orderOf({
		first,
		last,
		beyond: isEnd ? void 0 : beyond
	}, zone);
	const between = Array.from({ length: Math.max(0, count - 2) }, (_, index) => index + 2);
	return {
		ids: new Set(items.map((item) => item.scan_id)),
		items,
		zone,
		completeSinceMs: isWhole ? Number.NEGATIVE_INFINITY : order?.completeSinceMs,
		unreadPages: order === void 0 ? [] : order.isRising ? between.reverse() : between
	};
}
var backwardCap = 20;
async function listScansSince(run, { repositoryId, list, sinceMs }) {
	const { zone, unreadPages } = list;
	if (list.completeSinceMs === void 0) return listAllScans(run, repositoryId, list);
	let { completeSinceMs } = list;
	const items = [...list.items];
	const unread = [...unreadPages];
	for (let turn = 1; turn <= backwardCap && completeSinceMs > sinceMs; turn++) {
		const page = unread.shift();
		if (page === void 0) return {
			...list,
			items: unique(items),
			completeSinceMs: Number.NEGATIVE_INFINITY
		};
		const read = await run.client.listScans({
			repository_id: repositoryId,
			page,
			limit: 100
		});
		const times = read.items.map((item) => parseTime(item.created_at, zone) ?? Number.POSITIVE_INFINITY);
		completeSinceMs = Math.min(completeSinceMs, ...times);
		items.push(...read.items);
	}
	return {
		...list,
		items: unique(items),
		completeSinceMs
	};
}
function unique(items) {
	return [...new Map(items.map((item) => [item.scan_id, item])).values()];
}
function orderOf({ first, last, beyond }, zone) {
	const times = [
		first,
		...last === first ? [] : [last],
		...beyond === void 0 ? [] : [beyond]
	].map(({ items }) => items.map((item) => parseTime(item.created_at, zone)));
	const known = times.flat().filter((time) => time !== void 0);
	if (known.length < times.flat().length) return void 0;
	const isRising = known.every((time, index) => index === 0 || time >= (known[index - 1] ?? 0));
	if (isRising === known.every((time, index) => index === 0 || time <= (known[index - 1] ?? 0)) || isRising && beyond !== void 0) return void 0;
	const newer = (isRising ? times.at(-1) : times[0])?.filter((time) => time !== void 0) ?? [];
	return newer.length === 0 ? void 0 : {
		isRising,
		completeSinceMs: Math.min(...newer)
	};
}
async function listScansBefore(run, repositoryId) {
	try {
		const list = await listScans(run, repositoryId);
		return list.completeSinceMs === void 0 ? await listAllScans(run, repositoryId, list) : list;
	} catch (error) {
		if (!(error instanceof GateError) || ![
			"UNAVAILABLE",
			"PROTOCOL",
			"RATE_LIMITED"
		].includes(error.code)) throw error;
		run.log.note(`The scans of the repository could not be listed (${error.message}): a lost answer will not be repeated`);
		return;
	}
}
var wholeListCap = 5e3;
async function listAllScans(run, repositoryId, list) {
	const read = (page) => run.client.listScans({
		repository_id: repositoryId,
		page,
		limit: 100
	});
	const first = await read(1);
	if (first.total > wholeListCap) return list;
	const { items, stands } = await sweepUntilStanding({
		read,
		id: idOf,
		digest: idOf,
		combine: (_, later) => later
	}, first);
	const all = unique([...list.items, ...items]);
	const completeSinceMs = stands ? Number.NEGATIVE_INFINITY : void 0;
	return {
		...list,
		ids: new Set(all.map(idOf)),
		items: all,
		completeSinceMs
	};
}
function idOf({ scan_id: id }) {
	return id;
}
function newSince(before, now) {
	return now.items.filter((item) => isNewSince(before, item));
}
function isNewSince(before, { scan_id: id, created_at }) {
	const { ids, completeSinceMs, zone } = before;
	if (ids.has(id) || completeSinceMs === void 0) return false;
	return completeSinceMs === Number.NEGATIVE_INFINITY || (parseTime(created_at, zone) ?? NaN) >= completeSinceMs;
}
var endedScans = new WeakMap();
async function readOtherScan({ client }, { scan_id }) {
	const ended = endedScans.get(client) ?? new Map();
	endedScans.set(client, ended);
	const known = ended.get(scan_id);
	if (known !== void 0) return known;
	const scan = await orAbsent(client.getScan({ scan_id }));
	if (scan?.completed_at) ended.set(scan_id, scan);
	return scan;
}
// src/steps/scan-window.ts
var longestScanMs = 72e5;
var detailCap$1 = 200;
function ownSpan(run, scans) {
	const zone = scanZone(scans[0]);
	const spans = scans.map((scan) => spanOf(run, scan, zone));
	const starts = spans.map(({ startedAt }) => startedAt);
	const completedAt = extreme(spans.map(({ completedAt }) => completedAt), Math.max);
	return {
		zone,
		latestMs: nowMs(run, zone) ?? completedAt,
		startedAt: extreme(starts, Math.min),
		completedAt
	};
}
function nowMs({ client }, zone) {
	return zone === "stated" ? client.serverTimeMs() : void 0;
}
function scanZone(scan) {
	return zoneOf(scan?.started_at) ?? zoneOf(scan?.completed_at) ?? "stated";
}
function spanOf(run, scan, zone) {
	if (scan === void 0) return unknownSpan;
	return plausibleSpan({
		startedAt: parseTime(scan.started_at, zone),
		completedAt: parseTime(scan.completed_at, zone)
	}, nowMs(run, zone));
}
async function readScanWindow(run, repositoryId, scans) {
	const own = ownSpan(run, scans);
	const ids = new Set(scans.map((scan) => scan.scan_id));
	return {
		...own,
		others: await readBeside(run, repositoryId, {
			ids,
			...own
		})
	};
}
async function readBeside(run, repositoryId, beside) {
	const { ids, zone, startedAt, completedAt } = beside;
	if (startedAt === void 0) return [];
	const list = await listScans(run, repositoryId);
	const span = {
		earliestMs: startedAt - longestScanMs,
		latestMs: completedAt ?? Number.POSITIVE_INFINITY
	};
	if (!(list.completeSinceMs !== void 0 && list.completeSinceMs <= span.earliestMs)) return [unknownSpan];
	const near = list.items.filter((item) => !ids.has(item.scan_id) && mayOverlap(item, span, createdAt(run, item, zone)));
	if (near.length > detailCap$1) return [unknownSpan];
	return (await Promise.all(near.map((item) => readOtherScan(run, item)))).filter((scan) => !isWaiting(scan)).map((scan) => spanOf(run, scan, zone));
}
function extreme(times, pick) {
	const known = times.filter((time) => time !== void 0);
	return known.length === times.length ? pick(...known) : void 0;
}
function createdAt(run, { created_at }, zone) {
	return spanOf(run, { started_at: created_at }, zone).startedAt;
}
function mayOverlap(item, span, created) {
	if (created === void 0) return true;
	if (created > span.latestMs) return false;
	return item.status !== "COMPLETED" && item.status !== "FAILED" || created >= span.earliestMs;
}
function isWaiting(scan) {
	return scan?.status === "PENDING" && !scan.started_at;
}
// src/steps/base-scan.ts
var lookCap = 100;
var side = 4;
function createBaseReader(run, request) {
	const asked = {
		...request,
		readList: once(() => listScans(run, request.repositoryId))
	};
	return {
		latest: () => readBaseScan(run, asked),
		earlier: () => readEarlierBaseScan(run, asked),
		beside(base) {
			const { startedAt, completedAt, scanId } = base;
			const { zone } = ownSpan(run, request.scans);
			const until = completedAt === void 0 ? void 0 : completedAt + stampSlackMs;
			return readBeside(run, request.repositoryId, {
				ids: new Set([scanId]),
				zone,
				startedAt,
				completedAt: until
			});
		}
	};
}
async function readBaseScan(run, request) {
	const { repositoryId, baseBranch } = request;
	const judgeAll = (why, remedy = "") => {
		run.log.note(`${why}: everything that this scan found is judged${remedy}`);
	};
	if (baseBranch === void 0) return judgeAll("Nothing says which branch this is to be merged into");
	const { startedAt, zone } = ownSpan(run, request.scans);
	if (startedAt === void 0) return judgeAll("The scan does not say when it began, so none can be shown to be older");
	const newest = completedScans(await request.readList(), request).reverse().slice(0, lookCap);
	for await (const scan of detailsOf(run, newest)) {
		if (scan === void 0) return judgeAll("A newer scan is gone since it was listed");
		if (!isOfBranch(scan, repositoryId, baseBranch)) continue;
		const span = spanOf(run, scan, zone);
		if (span.completedAt === void 0) return judgeAll(`The newest scan of ${baseBranch} does not say when it ended`);
		if (span.completedAt < startedAt) return baseOf(scan, span);
	}
	const among = newest.length === 0 ? "" : ` among the newest ${newest.length}`;
	const remedy = `. Run the gate on pushes to ${baseBranch} to have only what gets worse judged`;
	return judgeAll(`No completed scan of ${baseBranch}${among}`, remedy);
}
async function readEarlierBaseScan(run, request) {
	const { repositoryId, baseBranch } = request;
	const { startedAt, zone } = ownSpan(run, request.scans);
	const leftMs = zone === "stated" ? await request.readMergeBaseMs() : void 0;
	if (leftMs === void 0 || startedAt === void 0) return void 0;
	const list = await listScansSince(run, {
		repositoryId,
		list: await request.readList(),
		sinceMs: leftMs
	});
	if (!list.items.every((item) => parseTime(item.created_at) !== void 0) || list.completeSinceMs === void 0 || list.completeSinceMs > leftMs) return void 0;
	const since = completedScans(list, request).filter((item) => (parseTime(item.created_at) ?? 0) >= leftMs);
	for await (const scan of detailsOf(run, since.slice(0, lookCap))) {
		if (scan === void 0) return void 0;
		if (!isOfBranch(scan, repositoryId, baseBranch)) continue;
		const span = spanOf(run, scan, zone);
		if (span.completedAt !== void 0 && span.completedAt < startedAt) return baseOf(scan, span);
	}
}
function completedScans({ items, zone }, { scans }) {
	const ids = new Set(scans.map((scan) => scan.scan_id));
	return items.filter((item) => item.status === "COMPLETED" && !ids.has(item.scan_id)).sort((a, b) => (parseTime(a.created_at, zone) ?? 0) - (parseTime(b.created_at, zone) ?? 0));
}
async function* detailsOf(run, items) {
	for (let start = 0; start < items.length; start += side) {
		const chunk = items.slice(start, start + side);
		yield* await Promise.all(chunk.map((item) => readOtherScan(run, item)));
	}
}
function isOfBranch(scan, repositoryId, branch) {
	return scan.repository_id === repositoryId && scan.branch === branch && scan.status === "COMPLETED";
}
function baseOf(scan, { startedAt, completedAt }) {
	const counts = severities.map((severity) => [severity, scan.violations?.[severity.toLowerCase()]]);
	return {
		scanId: scan.scan_id,
		branch: scan.branch,
		counts: Object.fromEntries(counts.filter(([, count]) => count !== void 0)),
		startedAt,
		completedAt
	};
}
// node_modules/zod/v4/classic/errors.js
var _installedErrorProtos = new WeakSet([Object.prototype, Error.prototype]);
function _lazyMethod(proto, key, make) {
	Object.defineProperty(proto, key, {
		configurable: true,
		enumerable: false,
		get() {
			const value = make(this);
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
			return value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				value,
				configurable: true,
				writable: true
			});
		}
	});
}
var initializer = (inst, issues) => {
	$ZodError.init(inst, issues);
	inst.name = "ZodError";
	const proto = Object.getPrototypeOf(inst);
	if (_installedErrorProtos.has(proto)) return;
	_installedErrorProtos.add(proto);
	_lazyMethod(proto, "format", (self) => (mapper) => formatError(self, mapper));
	_lazyMethod(proto, "flatten", (self) => (mapper) => flattenError(self, mapper));
	_lazyMethod(proto, "addIssue", (self) => (issue) => {
		self.issues.push(issue);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	_lazyMethod(proto, "addIssues", (self) => (issues) => {
		self.issues.push(...issues);
		self.message = JSON.stringify(self.issues, jsonStringifyReplacer, 2);
	});
	Object.defineProperty(proto, "isEmpty", {
		configurable: true,
		enumerable: false,
		get() {
			return this.issues.length === 0;
		}
	});
};
var ZodRealError = $constructor("ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/classic/parse.js
var parse$1 = _parse(ZodRealError);
var parseAsync = _parseAsync(ZodRealError);
var safeParse = _safeParse(ZodRealError);
var safeParseAsync = _safeParseAsync(ZodRealError);
var encode = _encode(ZodRealError);
var decode = _decode(ZodRealError);
var encodeAsync = _encodeAsync(ZodRealError);
var decodeAsync = _decodeAsync(ZodRealError);
var safeEncode = _safeEncode(ZodRealError);
var safeDecode = _safeDecode(ZodRealError);
var safeEncodeAsync = _safeEncodeAsync(ZodRealError);
var safeDecodeAsync = _safeDecodeAsync(ZodRealError);
// node_modules/zod/v4/classic/schemas.js
function _ensureDefaultLocale() {
	if (!globalConfig.localeError) config(en_default());
}
function _ensureDefaultMemoizer() {
	if (!globalConfig.memoizer) config({ memoizer: memoizer() });
}
var ZodType = $constructor("ZodType", (inst, def) => {
	_ensureDefaultLocale();
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
	return inst;
}, {
	check(...chks) {
		const def = this.def;
		return this.clone(mergeDefs(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch === "function" ? { _zod: {
			check: ch,
			def: { check: "custom" },
			onattach: []
		} } : ch)] }), { parent: true });
	},
	with(...chks) {
		return this.check(...chks);
	},
	clone(def, params) {
		return clone(this, def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	refine(check, params) {
		return this.check(refine(check, params));
	},
	superRefine(refinement, params) {
		return this.check(superRefine(refinement, params));
	},
	overwrite(fn) {
		return this.check(_overwrite(fn));
	},
	optional() {
		return optional(this);
	},
	exactOptional() {
		return exactOptional(this);
	},
	nullable() {
		return nullable(this);
	},
	nullish() {
		return optional(nullable(this));
	},
	nonoptional(params) {
		return nonoptional(this, params);
	},
	array() {
		return array(this);
	},
	or(arg) {
		return union([this, arg]);
	},
	and(arg) {
		return intersection(this, arg);
	},
	transform(tx) {
		return pipe(this, transform(tx));
	},
	default(d) {
		return _default(this, d);
	},
	prefault(d) {
		return prefault(this, d);
	},
	catch(params) {
		return _catch(this, params);
	},
	pipe(target) {
		return pipe(this, target);
	},
	readonly() {
		return readonly(this);
	},
	describe(description) {
		const cl = this.clone();
		globalRegistry.add(cl, { description });
		return cl;
	},
	meta(...args) {
		if (args.length === 0) return globalRegistry.get(this);
		const cl = this.clone();
		globalRegistry.add(cl, args[0]);
		return cl;
	},
	isOptional() {
		return this.safeParse(void 0).success;
	},
	isNullable() {
		return this.safeParse(null).success;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	},
	get "~standard"() {
		return hide(this, "~standard", {
			...standardProps(this),
			jsonSchema: {
				input: createStandardJSONSchemaMethod(this, "input"),
				output: createStandardJSONSchemaMethod(this, "output")
			}
		});
	},
	set "~standard"(value) {
		own(this, "~standard", value);
	},
	parse: function _parse(data, params) {
		return parse$1(this, data, params, { callee: _parse });
	},
	parseAsync: async function _parseAsync(data, params) {
		return await parseAsync(this, data, params, { callee: _parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	async safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	get spa() {
		return this?.safeParseAsync;
	},
	set spa(value) {
		own(this, "spa", value);
	},
	validate(data, params) {
		return validate(this, data, params);
	},
	validateAsync(data, params) {
		return validateAsync$1(this, data, params);
	},
	encode: function _encode(data, params) {
		return encode(this, data, params, { callee: _encode });
	},
	decode: function _decode(data, params) {
		return decode(this, data, params, { callee: _decode });
	},
	encodeAsync: async function _encodeAsync(data, params) {
		return await encodeAsync(this, data, params, { callee: _encodeAsync });
	},
	decodeAsync: async function _decodeAsync(data, params) {
		return await decodeAsync(this, data, params, { callee: _decodeAsync });
	},
	safeEncode(data, params) {
		return safeEncode(this, data, params);
	},
	safeDecode(data, params) {
		return safeDecode(this, data, params);
	},
	async safeEncodeAsync(data, params) {
		return safeEncodeAsync(this, data, params);
	},
	async safeDecodeAsync(data, params) {
		return safeDecodeAsync(this, data, params);
	},
	toJSONSchema(params) {
		return createToJSONSchemaMethod(this, {})(params);
	},
	get description() {
		return globalRegistry.get(this)?.description;
	},
	get _def() {
		return this._zod.def;
	}
});
var _ZodString = $constructor("_ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => stringProcessor(inst, ctx, json, params);
}, derived({
	format: (inst) => aggregateChecks(inst).format ?? null,
	minLength: (inst) => aggregateChecks(inst).minimum ?? null,
	maxLength: (inst) => aggregateChecks(inst).maximum ?? null
}, {
	regex(...args) {
		return this.check(_regex(...args));
	},
	includes(...args) {
		return this.check(_includes(...args));
	},
	startsWith(...args) {
		return this.check(_startsWith(...args));
	},
	endsWith(...args) {
		return this.check(_endsWith(...args));
	},
	min(...args) {
		return this.check(_minLength(...args));
	},
	max(...args) {
		return this.check(_maxLength(...args));
	},
	length(...args) {
		return this.check(_length(...args));
	},
	nonempty(...args) {
		return this.check(_minLength(1, ...args));
	},
	lowercase(params) {
		return this.check(_lowercase(params));
	},
	uppercase(params) {
		return this.check(_uppercase(params));
	},
	trim() {
		return this.check(_trim());
	},
	normalize(...args) {
		return this.check(_normalize(...args));
	},
	toLowerCase() {
		return this.check(_toLowerCase());
	},
	toUpperCase() {
		return this.check(_toUpperCase());
	},
	slugify() {
		return this.check(_slugify());
	}
}));
var ZodString = $constructor("ZodString", (inst, def) => {
	$ZodString.init(inst, def);
	_ZodString.init(inst, def);
}, {
	email(params) {
		return this.check(_email(ZodEmail, params));
	},
	url(params) {
		return this.check(_url(ZodURL, params));
	},
	jwt(params) {
		return this.check(_jwt(ZodJWT, params));
	},
	emoji(params) {
		return this.check(_emoji(ZodEmoji, params));
	},
	guid(params) {
		return this.check(_guid(ZodGUID, params));
	},
	uuid(params) {
		return this.check(_uuid(ZodUUID, params));
	},
	uuidv4(params) {
		return this.check(_uuidv4(ZodUUID, params));
	},
	uuidv6(params) {
		return this.check(_uuidv6(ZodUUID, params));
	},
	uuidv7(params) {
		return this.check(_uuidv7(ZodUUID, params));
	},
	nanoid(params) {
		return this.check(_nanoid(ZodNanoID, params));
	},
	cuid(params) {
		return this.check(_cuid(ZodCUID, params));
	},
	cuid2(params) {
		return this.check(_cuid2(ZodCUID2, params));
	},
	ulid(params) {
		return this.check(_ulid(ZodULID, params));
	},
	base64(params) {
		return this.check(_base64(ZodBase64, params));
	},
	base64url(params) {
		return this.check(_base64url(ZodBase64URL, params));
	},
	xid(params) {
		return this.check(_xid(ZodXID, params));
	},
	ksuid(params) {
		return this.check(_ksuid(ZodKSUID, params));
	},
	ipv4(params) {
		return this.check(_ipv4(ZodIPv4, params));
	},
	ipv6(params) {
		return this.check(_ipv6(ZodIPv6, params));
	},
	cidrv4(params) {
		return this.check(_cidrv4(ZodCIDRv4, params));
	},
	cidrv6(params) {
		return this.check(_cidrv6(ZodCIDRv6, params));
	},
	e164(params) {
		return this.check(_e164(ZodE164, params));
	},
	datetime(params) {
		return this.check(_isoDateTime(ZodISODateTime, params));
	},
	date(params) {
		return this.check(_isoDate(ZodISODate, params));
	},
	time(params) {
		return this.check(_isoTime(ZodISOTime, params));
	},
	duration(params) {
		return this.check(_isoDuration(ZodISODuration, params));
	}
});
function string(params) {
	return _string(ZodString, params);
}
var ZodStringFormat = $constructor("ZodStringFormat", (inst, def) => {
	$ZodStringFormat.init(inst, def);
	_ZodString.init(inst, def);
});
var ZodISODateTime = $constructor("ZodISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodISODate = $constructor("ZodISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodISOTime = $constructor("ZodISOTime", (inst, def) => {
	$ZodISOTime.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodISODuration = $constructor("ZodISODuration", (inst, def) => {
	$ZodISODuration.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodEmail = $constructor("ZodEmail", (inst, def) => {
	$ZodEmail.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodGUID = $constructor("ZodGUID", (inst, def) => {
	$ZodGUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodUUID = $constructor("ZodUUID", (inst, def) => {
	$ZodUUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodURL = $constructor("ZodURL", (inst, def) => {
	$ZodURL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodEmoji = $constructor("ZodEmoji", (inst, def) => {
	$ZodEmoji.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodNanoID = $constructor("ZodNanoID", (inst, def) => {
	$ZodNanoID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodCUID = $constructor("ZodCUID", (inst, def) => {
	$ZodCUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodCUID2 = $constructor("ZodCUID2", (inst, def) => {
	$ZodCUID2.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodULID = $constructor("ZodULID", (inst, def) => {
	$ZodULID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodXID = $constructor("ZodXID", (inst, def) => {
	$ZodXID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodKSUID = $constructor("ZodKSUID", (inst, def) => {
	$ZodKSUID.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodIPv4 = $constructor("ZodIPv4", (inst, def) => {
	$ZodIPv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodIPv6 = $constructor("ZodIPv6", (inst, def) => {
	$ZodIPv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodCIDRv4 = $constructor("ZodCIDRv4", (inst, def) => {
	$ZodCIDRv4.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodCIDRv6 = $constructor("ZodCIDRv6", (inst, def) => {
	$ZodCIDRv6.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodBase64 = $constructor("ZodBase64", (inst, def) => {
	$ZodBase64.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodBase64URL = $constructor("ZodBase64URL", (inst, def) => {
	$ZodBase64URL.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodE164 = $constructor("ZodE164", (inst, def) => {
	$ZodE164.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodJWT = $constructor("ZodJWT", (inst, def) => {
	$ZodJWT.init(inst, def);
	ZodStringFormat.init(inst, def);
});
var ZodNumber = $constructor("ZodNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => numberProcessor(inst, ctx, json, params);
	inst.isFinite = true;
}, derived({
	minValue: (inst) => {
		const { minimum, exclusiveMinimum } = aggregateChecks(inst);
		return Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
	},
	maxValue: (inst) => {
		const { maximum, exclusiveMaximum } = aggregateChecks(inst);
		return Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
	},
	isInt: (inst) => {
		const { isInt, multipleOf } = aggregateChecks(inst);
		return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
	},
	format: (inst) => aggregateChecks(inst).format ?? null
}, {
	gt(value, params) {
		return this.check(_gt(value, params));
	},
	gte(value, params) {
		return this.check(_gte(value, params));
	},
	min(value, params) {
		return this.check(_gte(value, params));
	},
	lt(value, params) {
		return this.check(_lt(value, params));
	},
	lte(value, params) {
		return this.check(_lte(value, params));
	},
	max(value, params) {
		return this.check(_lte(value, params));
	},
	int(params) {
		return this.check(int(params));
	},
	safe(params) {
		return this.check(int(params));
	},
	positive(params) {
		return this.check(_gt(0, params));
	},
	nonnegative(params) {
		return this.check(_gte(0, params));
	},
	negative(params) {
		return this.check(_lt(0, params));
	},
	nonpositive(params) {
		return this.check(_lte(0, params));
	},
	multipleOf(value, params) {
		return this.check(_multipleOf(value, params));
	},
	step(value, params) {
		return this.check(_multipleOf(value, params));
	},
	finite() {
		return this;
	}
}));
function number(params) {
	return _number(ZodNumber, params);
}
var ZodNumberFormat = $constructor("ZodNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodNumber.init(inst, def);
});
function int(params) {
	return _int(ZodNumberFormat, params);
}
var ZodBoolean = $constructor("ZodBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => booleanProcessor(inst, ctx, json, params);
});
function boolean$1(params) {
	return _boolean(ZodBoolean, params);
}
var ZodUnknown = $constructor("ZodUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => void 0;
});
function unknown() {
	return _unknown(ZodUnknown);
}
var ZodNever = $constructor("ZodNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => neverProcessor(inst, ctx, json, params);
});
function never(params) {
	return _never(ZodNever, params);
}
var ZodArray = $constructor("ZodArray", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodArray.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => arrayProcessor(inst, ctx, json, params);
	inst.element = def.element;
}, {
	min(n, params) {
		return this.check(_minLength(n, params));
	},
	nonempty(params) {
		return this.check(_minLength(1, params));
	},
	max(n, params) {
		return this.check(_maxLength(n, params));
	},
	length(n, params) {
		return this.check(_length(n, params));
	},
	unwrap() {
		return this.element;
	}
});
function array(element, params) {
	return _array(ZodArray, element, params);
}
var ZodObject = $constructor("ZodObject", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodObjectJIT.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => objectProcessor(inst, ctx, json, params);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
}, {
	keyof() {
		return _enum(Object.keys(this._zod.def.shape));
	},
	catchall(catchall) {
		return this.clone(mergeDefs(this._zod.def, { catchall }));
	},
	passthrough() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	loose() {
		return this.clone(mergeDefs(this._zod.def, { catchall: unknown() }));
	},
	strict() {
		return this.clone(mergeDefs(this._zod.def, { catchall: never() }));
	},
	strip() {
		return this.clone(mergeDefs(this._zod.def, { catchall: void 0 }));
	},
	extend(incoming) {
		return extend$1(this, incoming);
	},
	safeExtend(incoming) {
		return safeExtend(this, incoming);
	},
	merge(other) {
		return merge(this, other);
	},
	pick(mask) {
		return pick$2(this, mask);
	},
	omit(mask) {
		return omit(this, mask);
	},
	partial(...args) {
		return partial$1(ZodOptional, this, args[0]);
	},
	exactPartial(...args) {
		return partial$1(ZodExactOptional, this, args[0], "exactPartial");
	},
	required(...args) {
		return required(ZodNonOptional, this, args[0]);
	}
});
function object(shape, params) {
	return new ZodObject({
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	});
}
function strictObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: never(),
		...normalizeParams(params)
	});
}
function looseObject(shape, params) {
	return new ZodObject({
		type: "object",
		shape,
		catchall: unknown(),
		...normalizeParams(params)
	});
}
var ZodUnion = $constructor("ZodUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => unionProcessor(inst, ctx, json, params);
	inst.options = def.options;
});
function union(options, params) {
	return new ZodUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
var ZodIntersection = $constructor("ZodIntersection", (inst, def) => {
	$ZodIntersection.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => intersectionProcessor(inst, ctx, json, params);
});
function intersection(left, right) {
	return new ZodIntersection({
		type: "intersection",
		left,
		right
	});
}
var ZodTuple = $constructor("ZodTuple", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTuple.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => tupleProcessor(inst, ctx, json, params);
}, {
	rest(rest) {
		return this.clone({
			...this._zod.def,
			rest
		});
	},
	partial() {
		const def = this._zod.def;
		if (def.checks?.length) throw new Error(".partial() cannot be used on tuple schemas containing refinements");
		return this.clone({
			...def,
			items: def.items.map((item) => new ZodOptional({
				type: "optional",
				innerType: item
			}))
		});
	}
});
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	return new ZodTuple({
		type: "tuple",
		items,
		rest: hasRest ? _paramsOrRest : null,
		...normalizeParams(hasRest ? _params : _paramsOrRest)
	});
}
var ZodEnum = $constructor("ZodEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => enumProcessor(inst, ctx, json, params);
	inst.enum = def.entries;
	inst.options = [...inst._zod.values];
	const keys = new Set(Object.keys(def.entries));
	inst.extract = (values, params) => {
		const newEntries = {};
		for (const value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
	inst.exclude = (values, params) => {
		const newEntries = { ...def.entries };
		for (const value of values) if (keys.has(value)) delete newEntries[value];
		else throw new Error(`Key ${value} not found in enum`);
		return new ZodEnum({
			...def,
			checks: [],
			...normalizeParams(params),
			entries: newEntries
		});
	};
});
function _enum(values, params) {
	return new ZodEnum({
		type: "enum",
		entries: Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values,
		...normalizeParams(params)
	});
}
var ZodLiteral = $constructor("ZodLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => literalProcessor(inst, ctx, json, params);
	inst.values = new Set(def.values);
	Object.defineProperty(inst, "value", { get() {
		if (def.values.length > 1) throw new Error("This schema contains multiple valid literal values. Use `.values` instead.");
		return def.values[0];
	} });
});
function literal(value, params) {
	return new ZodLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
var ZodTransform = $constructor("ZodTransform", (inst, def) => {
	_ensureDefaultMemoizer();
	$ZodTransform.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => transformProcessor(inst, ctx, json, params);
	inst._zod.parse = (payload, _ctx) => {
		if (_ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		payload.addIssue = (issue$2) => {
			if (typeof issue$2 === "string") payload.issues.push(issue(issue$2, payload.value, def));
			else {
				const _issue = issue$2;
				if (_issue.fatal) _issue.continue = false;
				_issue.code ?? (_issue.code = "custom");
				if (!("input" in _issue)) _issue.input = payload.value;
				_issue.inst ?? (_issue.inst = inst);
				payload.issues.push(issue(_issue));
			}
		};
		const output = def.transform(payload.value, payload);
		if (output instanceof Promise) return output.then((output) => {
			payload.value = output;
			return payload;
		});
		payload.value = output;
		return payload;
	};
});
function transform(fn) {
	return new ZodTransform({
		type: "transform",
		transform: fn
	});
}
var ZodOptional = $constructor("ZodOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function optional(innerType) {
	return new ZodOptional({
		type: "optional",
		innerType
	});
}
var ZodExactOptional = $constructor("ZodExactOptional", (inst, def) => {
	$ZodExactOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => optionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function exactOptional(innerType) {
	return new ZodExactOptional({
		type: "optional",
		innerType
	});
}
var ZodNullable = $constructor("ZodNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nullableProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nullable(innerType) {
	return new ZodNullable({
		type: "nullable",
		innerType
	});
}
var ZodDefault = $constructor("ZodDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => defaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeDefault = inst.unwrap;
});
function _default(innerType, defaultValue) {
	return new ZodDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
var ZodPrefault = $constructor("ZodPrefault", (inst, def) => {
	$ZodPrefault.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => prefaultProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function prefault(innerType, defaultValue) {
	return new ZodPrefault({
		type: "prefault",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
var ZodNonOptional = $constructor("ZodNonOptional", (inst, def) => {
	$ZodNonOptional.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => nonoptionalProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function nonoptional(innerType, params) {
	return new ZodNonOptional({
		type: "nonoptional",
		innerType,
		...normalizeParams(params)
	});
}
var ZodCatch = $constructor("ZodCatch", (inst, def) => {
	$ZodCatch.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => catchProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
	inst.removeCatch = inst.unwrap;
});
function _catch(innerType, catchValue) {
	return new ZodCatch({
		type: "catch",
		innerType,
		catchValue: typeof catchValue === "function" ? catchValue : constantCatch(catchValue)
	});
}
var ZodPipe = $constructor("ZodPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => pipeProcessor(inst, ctx, json, params);
	inst.in = def.in;
	inst.out = def.out;
});
function pipe(in_, out) {
	return new ZodPipe({
		type: "pipe",
		in: in_,
		out
	});
}
var ZodReadonly = $constructor("ZodReadonly", (inst, def) => {
	$ZodReadonly.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => readonlyProcessor(inst, ctx, json, params);
	inst.unwrap = () => inst._zod.def.innerType;
});
function readonly(innerType) {
	return new ZodReadonly({
		type: "readonly",
		innerType
	});
}
var ZodCustom = $constructor("ZodCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodType.init(inst, def);
	inst._zod.processJSONSchema = (ctx, json, params) => customProcessor(inst, ctx, json, params);
});
function refine(fn, _params = {}) {
	return _refine(ZodCustom, fn, _params);
}
function superRefine(fn, params) {
	return _superRefine(fn, params);
}
// src/policy/baseline.ts
var baselineEntry = strictObject({
	violation_id: string().min(1),
	type: union([_enum(violationTypes), literal("unknown")]),
	severity: union([_enum(severityWords), literal("unknown")]).optional(),
	title: string(),
	file_path: string()
});
var fileSchema = strictObject({
	format_version: literal(1),
	repository: string().min(1),
	branch: string().min(1),
	findings: array(baselineEntry)
});
function oldFindings({ entries }, findings, stillThere = new Set()) {
	const unique = new Map(findings.map((finding) => [finding.id, finding]));
	const old = new Set();
	const left = new Map();
	for (const entry of entries) if (unique.has(entry.violation_id)) old.add(entry.violation_id);
	else if (!stillThere.has(entry.violation_id)) left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
	const others = [...unique.values()].filter((finding) => !old.has(finding.id) && finding.severityKnown).filter((finding) => !isUnclear(finding, "severity", "title", "type", "filePath")).sort(leastBadFirst);
	for (const finding of others) {
		const key = keyOf(entryOf(finding));
		const room = left.get(key) ?? 0;
		if (room === 0) continue;
		old.add(finding.id);
		left.set(key, room - 1);
	}
	return old;
}
function leastBadFirst(a, b) {
	return severityRank(b.severity) - severityRank(a.severity) || (a.cvss ?? 11) - (b.cvss ?? 11) || (a.epss ?? 101) - (b.epss ?? 101) || byId(a, b);
}
function byId(a, b) {
	return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
function entryOf(finding) {
	const { id, type = "unknown", title, filePath = "", severityKnown } = finding;
	return {
		violation_id: id,
		type,
		severity: severityKnown ? finding.severity : "unknown",
		title,
		file_path: filePath
	};
}
function keyOf({ type, severity, title, file_path }) {
	return JSON.stringify([
		type,
		severity ?? null,
		title,
		file_path
	]);
}
function baselineOf(findings, of) {
	const unique = [...new Map(findings.map((finding) => [finding.id, finding])).values()];
	return {
		...of,
		entries: unique.sort(byId).map(entryOf)
	};
}
function renderBaseline({ repository, branch, entries }) {
	return `${JSON.stringify({
		format_version: 1,
		repository,
		branch,
		findings: entries
	}, null, 2)}\n`;
}
function parseBaseline(text, name) {
	const parsed = fileSchema.safeParse(jsonOf$1(text, name));
	if (!parsed.success) {
		const issue = parsed.error.issues[0];
		throw damaged(name, `${issue?.path.join(".") || "the file"}: ${issue?.message}`);
	}
	const { repository, branch, findings: entries } = parsed.data;
	if (!entries.every((entry, index) => index === 0 || (entries[index - 1]?.violation_id ?? "") < entry.violation_id)) throw damaged(name, "its findings are not sorted, or one stands there twice");
	return {
		repository,
		branch,
		entries
	};
}
function jsonOf$1(text, name) {
	try {
		return JSON.parse(text);
	} catch (error) {
		throw damaged(name, "it is not JSON", error);
	}
}
function damaged(name, why, cause) {
	return new GateError("CONFIG", `The baseline ${name} is damaged: ${why}`, {
		cause,
		reason: "policy",
		hint: "Make it anew on the default branch: scan-gate baseline write."
	});
}
function diffBaselines(before, after) {
	return {
		added: beyond(after, before),
		removed: beyond(before, after)
	};
}
function beyond(more, less) {
	const ids = new Set(more.entries.map((entry) => entry.violation_id));
	const known = new Set(less.entries.map((entry) => entry.violation_id));
	const left = new Map();
	for (const entry of less.entries) if (!ids.has(entry.violation_id)) left.set(keyOf(entry), (left.get(keyOf(entry)) ?? 0) + 1);
	return more.entries.filter((entry) => {
		if (known.has(entry.violation_id)) return false;
		const room = left.get(keyOf(entry)) ?? 0;
		left.set(keyOf(entry), room - 1);
		return room <= 0;
	});
}
// src/steps/baseline-file.ts
var wayOut = "Make one on the default branch with scan-gate baseline write, and commit it there (examples/workflows/baseline.yml does both).";
async function readBaseline(policy, place) {
	if (policy.scope !== "new") return void 0;
	const { baselineFile: path, around } = place;
	if (path === void 0) throw new GateError("CONFIG", "scope: new compares with a baseline, and baseline-file names none", {
		reason: "settings",
		hint: wayOut
	});
	const file = await around.readPolicyFile?.("trusted", path).catch((error) => {
		const { code, message, hint } = asGateError(error);
		if (code === "CANCELLED" || code === "SCAN_TIMEOUT") throw error;
		throw new GateError("CONFIG", `The baseline ${path} could not be read: ${message}`, {
			cause: error,
			reason: "policy",
			hint
		});
	});
	if (file === void 0) throw new GateError("CONFIG", `There is no baseline ${path}`, {
		reason: "policy",
		hint: wayOut
	});
	const baseline = parseBaseline(file.text, `${path} of ${file.at}`);
	const identity = identityOf(place.repositoryUrl);
	if (identity !== "unknown" && baseline.repository === identity) return baseline;
	throw new GateError("CONFIG", `The baseline ${path} is of ${baseline.repository}, not of this repository`, {
		reason: "policy",
		hint: wayOut
	});
}
function identityOf(repositoryUrl) {
	const folded = repositoryUrl === void 0 ? void 0 : foldRepositoryUrl(repositoryUrl);
	return folded === void 0 ? "unknown" : `${folded.host}/${folded.path}`;
}
function makeBaseline(evidence, of) {
	const faults = severities.flatMap((severity) => faultOf(evidence, evidence.findings.filter((finding) => finding.severity === severity), severity));
	if (evidence.unknownSeverities === "unread") faults.push("violations of unknown severity could not be read");
	if (faults.length > 0) throw new GateError("PROTOCOL", `No baseline was made: ${faults.join("; ")}`, {
		reason: "evidence",
		hint: "Run it again when no other scan of this repository is under way."
	});
	return baselineOf(evidence.findings.filter((finding) => finding.label === "seen" && isOpen(finding)), {
		repository: identityOf(of.repositoryUrl),
		branch: of.branch
	});
}
function faultOf(evidence, findings, severity) {
	const counted = evidence.counts[severity];
	if (counted === void 0) return [`the scan states no count of ${severity}`];
	if (!evidence.lists[severity]?.settled) return [`the list of ${severity} has not settled`];
	const unclear = findings.filter((finding) => finding.label === "maybe" && isOpen(finding)).length;
	if (unclear > 0) return [`${unclear} ${severity} may be of another branch`];
	const known = findings.filter((finding) => finding.severityKnown && finding.label === "seen");
	const explained = known.filter((finding) => isOpen(finding) || isSuppressed(finding)).length;
	if (explained < counted) return [`the scan counts ${counted} ${severity}, the list shows ${explained}`];
	const open = known.filter(isOpen).length;
	return open > counted ? [`the scan counts ${counted} ${severity}, the list shows ${open} open ones as its own`] : [];
}
// src/policy/coverage.ts
var scanTypeOf = {
	SAST: "sast",
	SCA: "sca",
	SECRET: "secrets",
	IAC: "iac"
};
function coverageFault(evidence, { failOnTypes, coverTypes }) {
	const { coverage } = evidence;
	if (coverage !== void 0) {
		if (Object.values(coverage).every((word) => word === "not covered")) return "nothing was scanned: no type is covered";
		const missing = (coverTypes ?? failOnTypes ?? []).filter((type) => {
			const word = coverage[scanTypeOf[type] ?? "sast"];
			return word === void 0 || word === "not covered";
		});
		if (missing.length > 0) return `fail-on-types names ${missing.join(", ")}, which this scan does not cover`;
	}
	const broken = evidence.diagnostics.filter(({ failed }) => failed).map(({ engine }) => engine);
	if (broken.length > 0) return `the scanner ${[...new Set(broken)].join(", ")} failed: what it would have found is not known`;
	const skipped = skippedChanges(evidence);
	if (skipped.length === 0) return void 0;
	const more = skipped.length > 3 ? ` and ${skipped.length - 3} more` : "";
	return `the pull request changes ${skipped.slice(0, 3).join(", ")}${more}, which a scanner skipped or could not read`;
}
function demandedTypes({ coverTypes, failOnTypes: before }, failOnTypes) {
	const demanded = coverTypes ?? before ?? [];
	return demanded.every((type) => failOnTypes?.includes(type)) ? {} : { coverTypes: demanded };
}
function skippedChanges({ changes, diagnostics }) {
	if (changes === void 0) return [];
	const skipped = diagnostics.flatMap(pathsOf).filter((path) => !changes.isComplete || isChangedPath(path, changes));
	return [...new Set(skipped)].sort();
}
function pathsOf({ file_path, file_paths }) {
	return [...file_path === void 0 ? [] : [file_path], ...file_paths ?? []];
}
// src/policy/reasoning.ts
function reasoning(rule, table, result) {
	const facts = [
		...countFacts(rule, table.evidence),
		...findingFacts(rule, table),
		...result.verdict === "inconclusive" ? distrust(rule, table) : []
	];
	const because = facts.length > 0 ? ` (${facts.join("; ")})` : "";
	return `${amount(result)} ${rule.subject} ${table.scope.phrase}${because}, limit ${rule.limit}`;
}
function amount({ lo, hi, verdict }) {
	if (verdict === "passed") return hi === 0 ? "no" : lo === hi ? String(hi) : `at most ${hi}`;
	if (lo === hi) return String(lo);
	if (verdict === "failed") return `at least ${lo}`;
	return Number.isFinite(hi) ? `between ${lo} and ${hi}` : `${lo} or more`;
}
function countFacts({ severities }, { counts }) {
	const missing = severities.filter((severity) => counts[severity] === void 0);
	const found = severities.filter((severity) => (counts[severity] ?? 0) > 0);
	return [...severities.length > 1 && found.length > 0 ? [found.map((severity) => `${counts[severity]} ${severity}`).join(", ")] : [], ...missing.length > 0 ? [`the scan states no count of ${missing.join(", ")}`] : []];
}
function findingFacts(rule, { question, scope, evidence }) {
	const own = evidence.findings.filter((finding) => finding.label !== "elsewhere" && rule.severities.includes(finding.severity));
	const open = own.filter(isOpen);
	const count = (findings, test) => findings.filter(test).length;
	return [
		[count(own, (finding) => isSuppressed(finding) && rule.matches(finding) !== "no"), "suppressed at the service"],
		[count(open, (finding) => question.isExcepted(finding) === "yes" && rule.matches(finding) !== "no"), "excepted"],
		[count(open, (finding) => scope.isOld?.(finding) === true && rule.matches(finding) !== "no"), "old"],
		[count(open, (finding) => scope.isLeft?.(finding) === true && rule.matches(finding) !== "no"), "in files that are not changed here, left to the default branch’s run"],
		[count(open, (finding) => !finding.severityKnown), "of unknown severity, counted as CRITICAL"],
		[rule.isUnscored === void 0 ? 0 : count(open, rule.isUnscored), rule.unscored ?? ""]
	].filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`);
}
function distrust(rule, { slices }) {
	if (rule.severities.includes("CRITICAL") && !slices.unknown.isRead) return ["the list of violations of unknown severity has not settled"];
	return rule.severities.map((severity) => slices.known.get(severity)).filter((slice) => (slice?.counted ?? 0) !== 0).map((slice) => slice?.distrust ?? (slice?.list?.settled ? void 0 : "the list has not settled")).filter((reason) => reason !== void 0).slice(0, 1);
}
// src/policy/rules/rule.ts
function listWords(words) {
	return words.length > 1 ? `${words.slice(0, -1).join(", ")} or ${words.at(-1)}` : words[0] ?? "";
}
// src/policy/rules/threshold.ts
function thresholdText({ severity, type, limit }) {
	return `${type === void 0 ? "" : `${type.toLowerCase()}-`}${severity.toLowerCase()}=${limit}`;
}
var threshold$1 = (policy) => policy.threshold.map((entry) => ruleOf(entry, policy.threshold));
function ruleOf(entry, all) {
	const { severity, type, limit } = entry;
	const subject = type === void 0 ? severity : `${type} ${severity}`;
	return {
		name: `threshold ${thresholdText(entry)}`,
		subject,
		asks: {
			kind: "threshold",
			severity,
			type
		},
		limit,
		severities: [severity],
		matches: (finding) => answer(enters(finding, entry, all)),
		remedy: `Bring the ${subject} findings down to ${limit}`
	};
}
function enters(finding, entry, all) {
	if (finding.severity !== entry.severity) return false;
	return finding.type === void 0 || entryFor(finding, all) === entry;
}
function entryFor(finding, all) {
	const ofSeverity = all.filter((entry) => entry.severity === finding.severity);
	return ofSeverity.find((entry) => entry.type === finding.type) ?? ofSeverity.find((entry) => entry.type === void 0);
}
// src/policy/rules/fail-on-severity.ts
var failOnSeverity$1 = ({ failOnSeverity: floor, threshold }) => {
	if (floor === "NONE") return [];
	const whole = threshold.filter((entry) => entry.type === void 0).map((entry) => entry.severity);
	const severities = atOrAbove(floor).filter((severity) => !whole.includes(severity));
	if (severities.length === 0) return [];
	const words = listWords(severities);
	return [{
		name: `fail-on-severity=${floor.toLowerCase()}`,
		subject: words,
		asks: {
			kind: "severity",
			floor
		},
		limit: 0,
		severities,
		matches: (finding) => answer(severities.includes(finding.severity) && (finding.type === void 0 || entryFor(finding, threshold) === void 0)),
		remedy: `Fix the ${words} findings`
	}];
};
// src/policy/rules/max-age.ts
var dayMs = 864e5;
var maxAge$1 = (policy, { startedAt }) => severities.flatMap((severity) => {
	const days = policy.maxAge[severity];
	if (days === void 0) return [];
	const subject = `${severity} older than ${days} days`;
	return [{
		name: `max-age ${severity.toLowerCase()}=${days}d`,
		subject,
		asks: {
			kind: "age",
			severity,
			days
		},
		limit: 0,
		severities: [severity],
		matches: (finding) => finding.severity === severity ? isOlder(finding, days, startedAt) : "no",
		remedy: `Fix the ${subject}`
	}];
});
function isOlder(finding, days, startedAt) {
	const firstDetected = finding.detail?.firstDetected;
	if (firstDetected === void 0 || startedAt === void 0) return "unknown";
	return answer(startedAt - firstDetected > days * dayMs);
}
// src/policy/rules/scores.ts
var unscoredWords = ["unknown", "ignore"];
var failOnCvss$1 = ({ failOnCvss: least, unscored }) => least === void 0 ? [] : [scoreRule({
	kind: "CVSS",
	unit: "",
	least,
	unscored,
	...cvss
})];
var failOnEpss$1 = ({ failOnEpss: least, unscored }) => least === void 0 ? [] : [scoreRule({
	kind: "EPSS",
	unit: "%",
	least,
	unscored,
	...epss
})];
var ratings = {
	CRITICAL: [9, 10],
	HIGH: [7, 8.9],
	MEDIUM: [4, 6.9],
	LOW: [.1, 3.9],
	INFO: [0, 0]
};
var cvss = {
	scoreOf: (finding) => finding.cvss,
	intervalOf: ({ severity, severityKnown }) => severityKnown ? ratings[severity] : [0, 10],
	missing: "without a CVSS score, judged by severity"
};
var epss = {
	scoreOf: (finding) => finding.epss,
	intervalOf: ({ type }) => type === void 0 || type === "SCA" ? [0, 100] : void 0,
	missing: "dependencies without an EPSS score, unknown"
};
function scoreRule(score) {
	const { kind, unit, least, unscored } = score;
	const subject = `findings with ${kind} ${least}${unit} or more`;
	const isIgnored = unscored === "ignore";
	const isMissing = (finding) => score.scoreOf(finding) === void 0;
	return {
		name: `fail-on-${kind.toLowerCase()}=${least}${unit}`,
		subject,
		asks: {
			kind: kind === "CVSS" ? "cvss" : "epss",
			least
		},
		limit: 0,
		severities,
		matches(finding) {
			const stated = score.scoreOf(finding);
			if (stated !== void 0) return answer(stated >= least);
			return isIgnored ? "no" : compared(score.intervalOf(finding), least, finding);
		},
		remedy: `Fix the ${subject}`,
		isUnscored: (finding) => isMissing(finding) && (isIgnored || score.intervalOf(finding) !== void 0),
		ignoresUnscored: isIgnored,
		unscored: isIgnored ? `without a${kind === "EPSS" ? "n" : ""} ${kind} score, not judged` : score.missing
	};
}
function compared(interval, least, { detail }) {
	if (detail === void 0) return "unknown";
	if (interval === void 0 || interval[1] < least) return "no";
	return interval[0] >= least ? "yes" : "unknown";
}
// src/policy/rules/registry.ts
var kinds = [
	failOnSeverity$1,
	threshold$1,
	failOnCvss$1,
	failOnEpss$1,
	maxAge$1
];
var suppression = "suppress them at the service with a reason";
var exception = "accept them by violation_id with an exception in the policy file";
function rulesOf(policy, evidence) {
	const wayOut = evidence.isSuppressible ? suppression : exception;
	const rules = kinds.flatMap((kind) => kind(policy, evidence)).map((rule) => ({
		...rule,
		remedy: `${rule.remedy}, or ${wayOut}.`
	}));
	const { failOnTypes } = policy;
	return failOnTypes === void 0 ? rules : rules.map((rule) => ofTypes(rule, failOnTypes));
}
function ofTypes(rule, types) {
	return {
		...rule,
		subject: `${rule.subject} (${types.join(", ")} only)`,
		matches: (finding) => both(answer(finding.type === void 0 || types.includes(finding.type)), rule.matches(finding))
	};
}
// src/policy/known.ts
function isNew({ id }, { old, doubtful }) {
	if (old.has(id)) return "no";
	return doubtful.has(id) ? "unknown" : "yes";
}
function withNews(findings, known) {
	if (known === void 0) return findings;
	const words = {
		yes: true,
		no: false,
		unknown: void 0
	};
	return findings.map((finding) => ({
		...finding,
		firstSeen: words[isNew(finding, known)]
	}));
}
// src/policy/slice.ts
function sliceEvidence(evidence) {
	const groups = new Map(severities.map((severity) => [severity, []]));
	const unknown = [];
	for (const finding of evidence.findings) (finding.severityKnown ? groups.get(finding.severity) : unknown)?.push(finding);
	return {
		known: new Map([...groups].map(([severity, findings]) => [severity, sliceOf(evidence, severity, findings)])),
		unknown: {
			findings: unknown,
			isRead: isUnknownRead(evidence, unknown)
		}
	};
}
function isUnknownRead({ unknownSeverities, lists }, findings) {
	if (unknownSeverities === "unread") return false;
	return findings.length === 0 || lists.CRITICAL?.settled === true;
}
function sliceOf(evidence, severity, findings) {
	const slice = {
		severity,
		counted: evidence.counts[severity],
		findings,
		list: evidence.lists[severity],
		distrust: distrustOf(evidence, severity, findings)
	};
	return isSettled(slice) ? {
		...slice,
		findings: withOwnByCount(slice)
	} : slice;
}
function withOwnByCount({ counted, findings }) {
	const isCandidate = (finding) => finding.label !== "elsewhere" && (isOpen(finding) || isSuppressed(finding));
	if (findings.filter(isCandidate).length !== counted) return findings;
	const isDoubtful = (finding) => finding.label !== "seen" && isCandidate(finding);
	return findings.map((finding) => isDoubtful(finding) ? {
		...finding,
		label: "seen"
	} : finding);
}
function distrustOf(evidence, severity, findings) {
	const list = evidence.lists[severity];
	if (evidence.counts[severity] === void 0) return `the scan states no count of ${severity}`;
	if (list === void 0) return "the list was not read";
	if (!list.stands) return "the list kept changing while it was read";
	const gap = contradictionIn(evidence, severity, findings);
	return gap === void 0 ? void 0 : `the scan counts ${gap.counted} ${severity}, the list shows ${gap.listed}`;
}
function blocks(finding, question) {
	if (!isOpen(finding)) return "no";
	const excepted = question.isExcepted(finding);
	const free = excepted === "yes" ? "no" : excepted === "no" ? "yes" : "unknown";
	return free === "no" ? "no" : both(free, question.matches(finding));
}
function tally(findings, question) {
	let lo = 0;
	let hi = 0;
	for (const finding of findings) {
		if (finding.label === "elsewhere") continue;
		const verdict = blocks(finding, question);
		if (verdict === "no") continue;
		hi++;
		if (verdict === "yes" && finding.label === "seen") lo++;
	}
	return {
		lo,
		hi
	};
}
function scanBounds(slice, question) {
	const counted = slice.counted ?? Number.POSITIVE_INFINITY;
	const listed = tally(slice.findings, question);
	const lo = Math.max(listed.lo, isSettled(slice) ? floorOf(slice, question) : 0);
	return {
		lo,
		hi: Math.max(lo, ceilingOf(slice, question, {
			listed: listed.hi,
			counted
		}))
	};
}
function isSettled({ list, distrust }) {
	return distrust === void 0 && list?.settled === true;
}
function ceilingOf(slice, question, { listed, counted }) {
	return isSettled(slice) ? Math.min(listed, counted - harmlessOwn(slice, question).length) : counted;
}
function harmlessOwn(slice, question) {
	if (!isSettled(slice)) return [];
	return slice.findings.filter((finding) => finding.label === "seen" && finding.status === "OPEN" && blocks(finding, question) === "no");
}
function floorOf({ counted = 0, findings }, question) {
	const explained = findings.filter((finding) => finding.label !== "elsewhere" && (isSuppressed(finding) || isOpen(finding) && blocks(finding, question) !== "yes"));
	return Math.max(0, counted - explained.length);
}
function unknownBounds({ findings, isRead }, question) {
	const listed = tally(findings, question);
	return isRead ? listed : {
		lo: listed.lo,
		hi: Number.POSITIVE_INFINITY
	};
}
// src/policy/package-files.ts
var names$1 = [
	"package.json package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml pnpm-workspace.yaml bun.lock bun.lockb bunfig.toml",
	".npmrc .yarnrc .yarnrc.yml .pnpmfile.cjs .pnpmfile.js lerna.json rush.json deno.json deno.jsonc deno.lock jsr.json bower.json .bowerrc",
	"importmap.json import_map.json libman.json component.json .nvmrc .node-version .tool-versions mise.toml .mise.toml",
	"pipfile pipfile.lock pyproject.toml poetry.lock poetry.toml pdm.lock pdm.toml uv.lock uv.toml pylock.toml setup.py setup.cfg tox.ini",
	"environment.yml environment.yaml conda-lock.yml meta.yaml pip.conf pip.ini .pypirc .condarc pixi.toml pixi.lock constraints.txt",
	"go.mod go.sum go.work go.work.sum modules.txt gopkg.toml gopkg.lock glide.yaml glide.lock .goproxy",
	"cargo.toml cargo.lock rust-toolchain rust-toolchain.toml",
	"gemfile gemfile.lock gems.rb gems.locked .gemrc composer.json composer.lock auth.json symfony.lock",
	"pom.xml ivy.xml ivysettings.xml settings.xml build.gradle build.gradle.kts settings.gradle settings.gradle.kts gradle.properties",
	"gradle.lockfile gradle-wrapper.properties maven-wrapper.properties verification-metadata.xml build.sbt build.properties plugins.sbt",
	"project.clj deps.edn shadow-cljs.edn build.boot maven_install.json",
	"packages.config packages.lock.json nuget.config global.json project.json project.assets.json paket.dependencies paket.lock paket.references",
	"podfile podfile.lock package.swift package.resolved cartfile cartfile.resolved pubspec.yaml pubspec.lock pubspec_overrides.yaml",
	"mix.exs mix.lock rebar.config rebar.lock conanfile.txt conanfile.py conan.lock vcpkg.json vcpkg-configuration.json cmakelists.txt",
	"stack.yaml stack.yaml.lock package.yaml cabal.project cabal.project.freeze cpanfile cpanfile.snapshot makefile.pl renv.lock description",
	"flake.nix flake.lock opam dune-project project.toml manifest.toml",
	"module.bazel module.bazel.lock workspace workspace.bazel build build.bazel .bazelrc dockerfile containerfile compose.yml compose.yaml",
	"docker-compose.yml docker-compose.yaml chart.yaml chart.lock requirements.yaml requirements.lock helmfile.yaml .terraform.lock.hcl",
	".gitmodules action.yml action.yaml .pre-commit-config.yaml renovate.json dependencies.json buildscript-gradle.lockfile"
].flatMap((line) => line.split(" "));
var known$1 = new Set(names$1);
var patterns = [
	/requirements[^/]*\.(?:txt|in|pip)$/,
	/(?:^|\/)requirements\/[^/]+\.(?:txt|in)$/,
	/constraints[^/]*\.txt$/,
	/[.-]lock(?:file)?(?:\.[a-z]+)?$/,
	/\.lockb?$/,
	/\.(?:gemspec|podspec|cabal|nuspec|rockspec|opam|sbt|gradle|bzl|tf\.lock)$/,
	/\.gradle\.kts$/,
	/\.(?:cs|fs|vb|vcx|sql|js|ts|py)proj$/,
	/\.(?:props|targets|versions\.toml)$/,
	/(?:^|\/)(?:dockerfile|containerfile)[^/]*$|\.(?:dockerfile|containerfile)$/,
	/(?:^|\/)\.(?:yarn|mvn|cargo|bundle|pnpm|gradle|config\/pip|nuget)\//,
	/(?:^|\/)\.(?:github\/workflows|github\/actions|gitlab-ci|circleci)\//,
	/(?:^|\/)patches\/[^/]+\.patch$/
];
function isPackageFile(path) {
	if (isNoPath(path)) return true;
	const folded = foldPath(path);
	const name = folded.slice(folded.lastIndexOf("/") + 1);
	return known$1.has(name) || patterns.some((pattern) => pattern.test(folded));
}
// src/policy/untouched.ts
var untouchedWords = ["note", "block"];
function isUntouched(finding, changes) {
	if (changes === void 0 || isUnclear(finding, "type", "filePath")) return false;
	if (finding.filePath === void 0 || inChangedFile(finding, changes) !== "no") return false;
	switch (finding.type) {
		case "SECRET": return true;
		case "SCA": return !touches(changes).dependencies;
		case "IAC": return !mayConfigure(finding.filePath, touches(changes).configuration);
		default: return false;
	}
}
var known = new WeakMap();
function touches(changes) {
	const found = known.get(changes);
	if (found !== void 0) return found;
	const paths = [...changes.files.keys()];
	const fresh = {
		dependencies: paths.some(isPackageFile),
		configuration: paths.filter((path) => valueFile.test(path))
	};
	known.set(changes, fresh);
	return fresh;
}
var valueFile = /(?:\.(?:tf|tfvars|tofu|hcl)(?:\.json)?|(?:^|\/)(?:values[^/]*|kustomization|parameters[^/]*|\.env[^/]*)(?:\.(?:ya?ml|json))?)$/i;
var folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);
function mayConfigure(path, configuration) {
	return configuration.some((changed) => !/\.(?:tf|tofu)(?:\.json)?$/i.test(changed) || folderOf(changed) === folderOf(path));
}
// src/policy/scopes/scope.ts
function narrowed(phrase, includes) {
	return {
		phrase,
		includes,
		known: (slice, question) => scanBounds(slice, within$1(question, includes)),
		unknown: (slice, question) => unknownBounds(slice, within$1(question, includes))
	};
}
function within$1(question, includes) {
	return {
		isExcepted: question.isExcepted,
		matches(finding) {
			const first = includes(finding);
			if (first === "no") return "no";
			const second = question.matches(finding);
			return second === "no" ? "no" : first === "unknown" ? "unknown" : second;
		}
	};
}
// src/policy/scopes/auto.ts
var auto = (evidence, policy) => {
	const isLeft = (finding) => policy.untouched === "note" && isUntouched(finding, evidence.changes);
	return evidence.known === void 0 ? byNumbers(evidence, isLeft) : byIds(evidence.known, isLeft);
};
function byIds(known, isUntouchedHere) {
	const isOld = (finding) => isNew(finding, known) === "no";
	const isLeft = (finding) => !isOld(finding) && isUntouchedHere(finding);
	const includes = (finding) => both(answer(!isLeft(finding)), isNew(finding, known));
	return {
		phrase: `new since ${known.base}`,
		includes,
		isLeft,
		isOld,
		novelty: (finding) => isNew(finding, known),
		known(slice, question) {
			const fresh = scanBounds(newInSlice(slice, known), within$1(question, includes));
			const all = scanBounds(slice, question);
			return {
				lo: Math.min(fresh.lo, all.lo),
				hi: Math.min(fresh.hi, all.hi)
			};
		},
		unknown: (slice, question) => unknownBounds(newOfUnknown(slice, known), within$1(question, includes))
	};
}
function newInSlice(slice, known) {
	const [all, fresh] = [slice.counted, known.counts[slice.severity]];
	const counted = all === void 0 || fresh === void 0 ? void 0 : Math.min(all, fresh);
	return {
		...slice,
		counted,
		findings: withoutOld(slice.findings, known)
	};
}
function newOfUnknown(slice, known) {
	return {
		...slice,
		findings: withoutOld(slice.findings, known)
	};
}
function withoutOld(findings, { old }) {
	return findings.filter(({ id }) => !old.has(id));
}
function byNumbers(evidence, isLeft) {
	const isMade = (finding) => answer(!isLeft(finding));
	const isInChange = (finding) => evidence.changes === void 0 ? "yes" : inChangedFile(finding, evidence.changes);
	const isRecent = (finding) => detectedAfter(evidence.base, finding, evidence);
	const includes = (finding) => both(isMade(finding), either(isInChange(finding), isRecent(finding)));
	return {
		phrase: "more than the base branch has",
		includes,
		isLeft,
		novelty: (finding) => finding.label === "seen" ? isRecent(finding) : "unknown",
		known(slice, question) {
			const made = within$1(question, isMade);
			const all = scanBounds(slice, made);
			const named = scanBounds(slice, within$1(question, includes));
			return largest([
				scanBounds(slice, within$1(made, isInChange)),
				growth(all, slice, {
					made,
					evidence
				}),
				scanBounds(slice, within$1(made, isRecent)),
				{
					lo: Math.ceil(named.lo / 2),
					hi: 0
				}
			], all);
		},
		unknown(slice, question) {
			const all = unknownBounds(slice, within$1(question, isMade));
			return largest([unknownBounds(slice, within$1(question, includes))], all);
		}
	};
}
function largest(signals, all) {
	return {
		lo: Math.max(...signals.map(({ lo }) => lo)),
		hi: Math.min(all.hi, Math.max(...signals.map(({ hi }) => hi)))
	};
}
function growth(all, slice, { made, evidence }) {
	const { counted, severity } = slice;
	const latest = evidence.base?.counts[severity];
	if (counted === void 0 || latest === void 0) return {
		lo: 0,
		hi: all.hi
	};
	const bounds = [evidence.base, evidence.earlierBase].flatMap((base) => {
		const count = base?.counts[severity];
		if (count === void 0) return [];
		const harmless = harmlessNew(slice, made, (finding) => detectedAfter(base, finding, evidence));
		return [{
			lo: all.lo - count,
			hi: counted - harmless - count
		}];
	});
	return {
		lo: Math.max(0, Math.min(...bounds.map(({ lo }) => lo))),
		hi: Math.min(all.hi, Math.max(0, Math.min(...bounds.map(({ hi }) => hi))))
	};
}
function harmlessNew(slice, question, isRecent) {
	if (!isSettled(slice)) return 0;
	const isNew = (finding) => finding.label === "seen" && isRecent(finding) === "yes";
	return harmlessOwn(slice, question).filter(isNew).length + countedSuppressed(slice, isNew);
}
function countedSuppressed({ counted = 0, findings }, isNew) {
	const others = findings.filter(({ label }) => label !== "elsewhere").filter((finding) => isOpen(finding) || isSuppressed(finding) && !isNew(finding));
	return Math.max(0, counted - others.length);
}
function detectedAfter(base, { detail, firstSeen }, { startedAt }) {
	const [began, ended, first] = [
		base?.startedAt,
		base?.completedAt,
		detail?.firstDetected
	];
	if (base === void 0 || ended === void 0 || first === void 0) return "unknown";
	if (began !== void 0 && first < began) return "no";
	if (firstSeen === true && startedAt !== void 0 && ended < startedAt) return "yes";
	if (first > ended + 5e3) return "yes";
	return began !== void 0 && firstSeen !== true && isOfBase(first, base) ? "no" : "unknown";
}
function isOfBase(first, { completedAt, others }) {
	if (others === void 0) return false;
	if (first === completedAt && first % 1e3 !== 0) return others.every((other) => other.completedAt !== first);
	return !others.some((other) => mayHaveRun(other, first));
}
function needsBaseWindow({ detail }, { base }) {
	const [began, ended, first] = [
		base?.startedAt,
		base?.completedAt,
		detail?.firstDetected
	];
	if (base?.others !== void 0 || began === void 0 || ended === void 0 || first === void 0) return false;
	return first >= began && first <= ended + 5e3;
}
// src/policy/scopes/baseline.ts
var notInBaseline = (evidence) => {
	const { baseline, findings } = evidence;
	if (baseline === void 0) return narrowed("not in the baseline", () => "yes");
	const own = findings.filter((finding) => finding.label !== "elsewhere" && isOpen(finding));
	const stillThere = new Set(findings.filter(({ label }) => label === "seen").map(({ id }) => id));
	const maybeThere = findings.filter((finding) => finding.label === "maybe" && isSuppressed(finding)).map(({ id }) => id);
	const taken = new Set([...stillThere, ...maybeThere]);
	const old = oldFindings(isWhole$2(evidence) ? baseline : onlyIds(baseline, own), own, taken);
	const mayBeOld = memo(leastCompeting(baseline, own, stillThere));
	const novelty = (finding) => {
		if (old.has(finding.id)) return "no";
		return mayBeOld(finding) ? "unknown" : "yes";
	};
	return {
		...narrowed("not in the baseline", novelty),
		novelty
	};
};
function isWhole$2({ lists, unknownSeverities }) {
	return unknownSeverities !== "unread" && severities.every((severity) => lists[severity]?.stands);
}
function onlyIds(baseline, own) {
	const ids = new Set(own.map(({ id }) => id));
	return {
		...baseline,
		entries: baseline.entries.filter((entry) => ids.has(entry.violation_id))
	};
}
function leastCompeting(baseline, own, stillThere) {
	const seen = own.filter(({ label }) => label === "seen");
	const entries = Map.groupBy(baseline.entries, keyOf);
	const kinds = new Map(baseline.entries.map((entry) => [entry.violation_id, keyOf(entry)]));
	const competing = Map.groupBy(seen, (finding) => kinds.get(finding.id) ?? keyOf(entryOf(finding)));
	return (finding) => {
		const kind = keyOf(entryOf(finding));
		const alike = entries.get(kind);
		if (alike === void 0) return false;
		const others = (competing.get(kind) ?? []).filter(({ id }) => id !== finding.id);
		return oldFindings({
			...baseline,
			entries: alike
		}, [...others, finding], stillThere).has(finding.id);
	};
}
function memo(ask) {
	const known = new Map();
	return (finding) => {
		const found = known.get(finding.id) ?? ask(finding);
		known.set(finding.id, found);
		return found;
	};
}
// src/policy/scopes/changed.ts
var changed = ({ changes }) => narrowed("in changed files", (finding) => changes === void 0 ? "yes" : inChangedFile(finding, changes));
var changedLines$1 = ({ changes }) => narrowed("on changed lines", (finding) => changes === void 0 ? "yes" : onChangedLine(finding, changes));
// src/policy/scopes/repository.ts
var repository$1 = () => ({
	phrase: "open in the repository",
	includes: () => "yes",
	known(slice, question) {
		const { lo } = scanBounds(slice, question);
		const open = openBounds(slice.findings, question);
		return slice.distrust === void 0 && slice.list?.settled === true ? {
			lo: Math.max(lo, open.lo),
			hi: Math.max(lo, open.hi)
		} : {
			lo,
			hi: Number.POSITIVE_INFINITY
		};
	},
	unknown(slice, question) {
		const open = openBounds(slice.findings, question);
		return slice.isRead ? open : {
			lo: open.lo,
			hi: Number.POSITIVE_INFINITY
		};
	}
});
function openBounds(findings, question) {
	const answers = findings.map((finding) => blocks(finding, question));
	return {
		lo: answers.filter((answer) => answer === "yes").length,
		hi: answers.filter((answer) => answer !== "no").length
	};
}
// src/policy/scopes/scan.ts
var scan = () => ({
	phrase: "found by this scan",
	includes: () => "yes",
	known: (slice, question) => scanBounds(slice, question),
	unknown: (slice, question) => unknownBounds(slice, question)
});
// src/policy/scopes/registry.ts
var scopeKinds = {
	auto,
	scan,
	repository: repository$1,
	changed,
	"changed-lines": changedLines$1,
	new: notInBaseline
};
// src/policy/statements.ts
function combined(a, b) {
	const unclear = new Set([...a.unclear ?? [], ...b.unclear ?? []]);
	const agree = (fact, [first, second], isSame = first === second) => {
		if (unclear.has(fact)) return void 0;
		if (first === void 0 || second === void 0 || isSame) return first ?? second;
		unclear.add(fact);
	};
	const type = agree("type", [a.type, b.type]);
	const status = agree("status", [statedStatus(a), statedStatus(b)]) ?? "UNKNOWN";
	const filePath = agree("filePath", [a.filePath, b.filePath], isOnePath(a.filePath, b.filePath));
	if (unclear.has("filePath")) unclear.add("line");
	const line = agree("line", [a.line, b.line]);
	agree("title", [statedTitle(a), statedTitle(b)]);
	const detail = combinedDetail(a.detail, b.detail, agree);
	return {
		...b,
		...worseSeverity(a, b),
		title: statedTitle(b) === void 0 ? a.title : b.title,
		type,
		status,
		filePath,
		line,
		cvss: greater(a.cvss, b.cvss),
		epss: greater(a.epss, b.epss),
		label: labelOf$1(a, b),
		firstSeen: unclear.has("firstDetected") ? void 0 : b.firstSeen ?? a.firstSeen,
		detail,
		unclear: [...unclear]
	};
}
function withEarlier(fresh, earlier) {
	if (earlier === void 0) return fresh;
	const scores = {
		cvss: greater(fresh.cvss, earlier.cvss),
		epss: greater(fresh.epss, earlier.epss)
	};
	const unclear = isUnclear(earlier, "severity") ? [...fresh.unclear ?? [], "severity"] : fresh.unclear;
	return {
		...fresh,
		...worseSeverity(earlier, fresh),
		...scores,
		unclear
	};
}
function labelOf$1(a, b) {
	if (a.detail === void 0 !== (b.detail === void 0)) return a.detail === void 0 ? b.label : a.label;
	return labels.indexOf(a.label) <= labels.indexOf(b.label) ? a.label : b.label;
}
function greater(a, b) {
	return a === void 0 || b === void 0 ? a ?? b : Math.max(a, b);
}
function worseSeverity(a, b) {
	const [first, second] = [a, b].filter((finding) => finding.severityKnown || isUnclear(finding, "severity"));
	if (first === void 0 || second === void 0) {
		const { severity, severityKnown } = first ?? b;
		return {
			severity,
			severityKnown
		};
	}
	return {
		severity: (severityRank(first.severity) <= severityRank(second.severity) ? first : second).severity,
		severityKnown: first.severityKnown && second.severityKnown
	};
}
function statedStatus(finding) {
	return finding.status === "UNKNOWN" && !isUnclear(finding, "status") ? void 0 : finding.status;
}
function statedTitle({ title }) {
	return title === "" || title === "Untitled violation" ? void 0 : title.trim();
}
function isOnePath(a, b) {
	return a !== void 0 && b !== void 0 && normalPath(a) === normalPath(b);
}
function combinedDetail(a, b, agree) {
	if (a === void 0 || b === void 0) return a ?? b;
	return {
		description: b.description ?? a.description,
		cwe: agree("cwe", [a.cwe, b.cwe]),
		codeSnippet: b.codeSnippet ?? a.codeSnippet,
		remediation: b.remediation ?? a.remediation,
		firstDetected: agree("firstDetected", [a.firstDetected, b.firstDetected]),
		lastSeen: greater(a.lastSeen, b.lastSeen)
	};
}
// src/policy/languages/table.ts
var languageRows = [
	"1C Enterprise|.bsl .os|",
	"4D|.4dm|",
	"ABAP|.abap|",
	"AGS Script|.asc|",
	"AIDL|.aidl|aidl",
	"AL|.al|",
	"ALGOL|.alg|",
	"AMPL|.ampl|",
	"APL|.apl .dyalog|apl aplx dyalog",
	"ASL|.asl .dsl|",
	"ATS|.dats .hats .sats|",
	"ActionScript|.as|",
	"Ada|.adb .ada .ads|",
	"Agda|.agda|",
	"Aiken|.ak|",
	"Aleo|.aleo|",
	"Alloy|.als|",
	"AngelScript|.angelscript|",
	"Answer Set Programming|.lp|clingo",
	"Apex|.cls .apex .trigger|",
	"Apollo Guidance Computer|.agc|",
	"AppleScript|.applescript .scpt|osascript",
	"Arc|.arc|",
	"AspectJ|.aj|",
	"Assembly|.asm .a51 .nasm .s|",
	"Asymptote|.asy|asy",
	"AutoHotkey|.ahk .ah1 .ah2 .ahkl|",
	"AutoIt|.au3|",
	"B|.b|",
	"B (Formal Method)|.mch|",
	"BAML|.baml|",
	"BASIC|.bas|",
	"BQN|.bqn|",
	"Ballerina|.bal|",
	"Beef|.bf|",
	"Befunge|.befunge|",
	"Berry|.be|",
	"BlitzBasic|.decls|",
	"BlitzMax|.bmx|",
	"Bluespec|.bsv|",
	"Boo|.boo|",
	"Boogie|.bpl|boogie",
	"Brightscript|.brs|",
	"C|.c .cats .h .h.in .idc|tcc",
	"C#|.cs .cs.pp .csx .linq|",
	"C++|.cpp .c++ .cc .cppm .cxx .h++ .hh .hpp .hxx .inl .ino .ipp .ixx .tcc .tpp .txx|",
	"C2hs Haskell|.chs|",
	"C3|.c3|",
	"CLIPS|.clp|",
	"COBOL|.cob .cbl .ccp .cobol .cpy|",
	"CWeb|.w|",
	"Cadence|.cdc|",
	"Cairo|.cairo|",
	"CameLIGO|.mligo|",
	"Cangjie|.cj|",
	"Carbon|.carbon|",
	"Ceylon|.ceylon|",
	"Chapel|.chpl|",
	"Charity|.ch|",
	"ChucK|.ck|",
	"Circom|.circom|",
	"Cirru|.cirru|",
	"Clarion|.clw|",
	"Clarity|.clar|",
	"Classic ASP|.asp|",
	"Clean|.icl .dcl|",
	"Click|.click|",
	"Clojure|.clj .boot .cl2 .cljc .cljs .cljs.hl .cljscm .cljx .hic|bb",
	"Clue|.clue|",
	"CodeQL|.ql .qll|",
	"CoffeeScript|.coffee ._coffee .cjsx .coffee.erb .iced|coffee",
	"ColdFusion|.cfm .cfml|",
	"ColdFusion CFC|.cfc|",
	"Common Lisp|.lisp .asd .lsp .ny .podsl .sexp|lisp sbcl ccl clisp ecl",
	"Common Workflow Language|.cwl|cwl-runner",
	"Component Pascal|.cp .cps|",
	"Cool|.cl|",
	"Crystal|.cr|crystal",
	"Cuda|.cu .cuh|",
	"Curry|.curry|",
	"Cycript|.cy|",
	"Cython|.pyx .pxd .pxi|",
	"D|.d .di|",
	"DIGITAL Command Language|.com|",
	"DM|.dm|",
	"Dafny|.dfy|dafny",
	"Dart|.dart|dart",
	"Daslang|.das|",
	"Dogescript|.djs|",
	"Dylan|.dylan .dyl .intr .lid|",
	"E|.e|rune",
	"ECL|.ecl .eclxml|",
	"EQ|.eq|",
	"Elixir|.ex .exs|elixir",
	"Elm|.elm|",
	"Emacs Lisp|.el .emacs .emacs.desktop|",
	"EmberScript|.em .emberscript|",
	"Erlang|.erl .app .app.src .escript .hrl .xrl .yrl|escript",
	"Euphoria||eui euiw",
	"F#|.fs .fsi .fsx|",
	"F*|.fst .fsti|",
	"FIRRTL|.fir|",
	"FLUX|.fx .flux|",
	"FPP|.fpp .fppi|",
	"Factor|.factor|",
	"Fancy|.fy .fancypack|",
	"Fantom|.fan|",
	"Faust|.dsp|",
	"Fennel|.fnl|fennel",
	"Flix|.flix|",
	"Forth|.fth .4th .forth .frt|",
	"Fortran|.f .f77 .for|",
	"Fortran|.f90 .f03 .f08 .f95|",
	"FreeBASIC|.bi|",
	"Frege|.fr|",
	"Futhark|.fut|",
	"GAML|.gaml|",
	"GAMS|.gms|",
	"GAP|.gap .gi .tst|",
	"GDScript|.gd|",
	"GDShader|.gdshader .gdshaderinc|",
	"GSC|.gsc .csc .gsh|",
	"Game Maker Language|.gml|",
	"Genero 4gl|.4gl|",
	"Gleam|.gleam|",
	"Glimmer JS|.gjs|",
	"Glimmer TS|.gts|",
	"Glyph|.glf|",
	"Gno|.gno|",
	"Go|.go|",
	"Golo|.golo|",
	"Gosu|.gst .gsx .vark|",
	"Grace|.grace|",
	"Grammatical Framework|.gf|",
	"Groovy Server Pages|.gsp|",
	"HIP|.hip|",
	"Hack|.hack .hhi|",
	"Harbour|.hb|",
	"Hare|.ha|",
	"Haskell|.hs .hs-boot .hsc|runghc runhaskell runhugs",
	"Haxe|.hx .hxsl|",
	"HolyC|.hc|",
	"Hy|.hy|hy",
	"IDL|.dlm|",
	"IGOR Pro|.ipf|",
	"IL Assembly|.il|",
	"ISPC|.ispc|",
	"Idris|.idr .lidr|",
	"ImageJ Macro|.ijm|",
	"Imba|.imba|",
	"Inform 7|.ni .i7x|",
	"Io|.io|io",
	"Ioke|.ik|ioke",
	"Isabelle|.thy|",
	"J|.ijs|jconsole",
	"JASS|.j|",
	"JCL|.jcl|",
	"JSONiq|.jq|",
	"Jac|.jac|",
	"Jai|.jai|",
	"Janet|.janet|janet",
	"Java|.java .jav .jsh|",
	"Java Server Pages|.jsp .tag|",
	"JavaScript|.js ._js .bones .cjs .es .es6 .gs .javascript .jsb .jscad .jsfl .jslib .jsm .jspre .jss .jsx .mjs .njs .pac .sjs .ssjs .xsjs .xsjslib|bun chakra d8 deno gjs js node nodejs qjs rhino v8 v8-shell",
	"Jolie|.ol .iol|jolie",
	"Julia|.jl|julia",
	"KRL|.krl|",
	"KakouneScript|.kak|",
	"KerboScript|.ks|",
	"KoLmafia ASH|.ash|",
	"Koka|.kk|koka",
	"Kotlin|.kt .ktm .kts|",
	"LFE|.lfe|",
	"LOLCODE|.lol|",
	"LSL|.lsl .lslp|lsl",
	"LabVIEW|.lvproj .lvclass .lvlib|",
	"Lasso|.lasso .las .lasso8 .lasso9|",
	"Lean|.lean .hlean|",
	"Leo|.leo|",
	"LigoLANG|.ligo|",
	"Liquidsoap|.liq|",
	"Literate Agda|.lagda|",
	"Literate CoffeeScript|.litcoffee .coffee.md|",
	"Literate Haskell|.lhs|",
	"LiveCode Script|.livecodescript|",
	"LiveScript|.ls ._ls|",
	"Lobster|.lobster|",
	"Logos|.xm .xi|",
	"Logtalk|.lgt .logtalk|",
	"Lua|.lua .nse .p8 .pd_lua .rbxs .rockspec .wlua|lua luajit",
	"Luau|.luau|luau",
	"M|.mumps|",
	"MATLAB|.matlab|",
	"MAXScript|.ms .mcr|",
	"MLIR|.mlir|",
	"MQL4|.mq4 .mqh|",
	"MQL5|.mq5|",
	"MUF|.muf|",
	"Macaulay2|.m2|M2",
	"MeTTa|.metta|",
	"Mercury||mmi",
	"MiniD|.minid|",
	"MiniZinc|.mzn|",
	"Mint|.mint|",
	"Mirah|.druby .duby .mirah|",
	"Modelica|.mo|",
	"Modula-2|.mod|",
	"Modula-3|.i3 .ig .m3 .mg|",
	"Mojo|.mojo|",
	"Monkey|.monkey .monkey2|",
	"Monkey C|.mc|",
	"Moocode|.moo|",
	"MoonBit|.mbt|",
	"MoonScript|.moon|moon",
	"Motorola 68K Assembly|.x68|",
	"Move|.move|",
	"NASL|.nasl|",
	"NCL|.ncl|",
	"NWScript|.nss|",
	"Nemerle|.n|",
	"NetLinx|.axs .axi|",
	"NetLogo|.nlogo|",
	"NewLisp||newlisp",
	"Nextflow|.nf|nextflow",
	"Nim|.nim .nim.cfg .nimble .nimrod .nims|",
	"Nit|.nit|",
	"Noir|.nr|",
	"Nu|.nu|nush",
	"NumPy|.numpy .numpyw .numsc|",
	"OCaml|.ml .eliom .eliomi .ml4 .mli .mll .mly|ocaml ocamlrun ocamlscript",
	"OMNeT++ MSG|.msg|",
	"OMNeT++ NED|.ned|",
	"Oberon|.ob2|",
	"Objective-C|.m|",
	"Objective-C++|.mm|",
	"Objective-J|.sj|",
	"Omgrofl|.omgrofl|",
	"Opa|.opa|",
	"Opal|.opal|",
	"OpenCL|.opencl|",
	"OpenEdge ABL|.p|",
	"OpenQASM|.qasm|",
	"OpenSCAD|.scad|",
	"OverPy|.opy|",
	"Ox|.ox .oxh .oxo|",
	"Oxygene|.oxygene|",
	"Oz|.oz|",
	"P4|.p4|",
	"PHP|.php .aw .ctp .inc .php3 .php4 .php5 .phps .phpt|php",
	"Pact|.pact|",
	"Pan|.pan|",
	"Papyrus|.psc|",
	"Parrot Assembly|.pasm|parrot",
	"Parrot Internal Representation|.pir|parrot",
	"Pascal|.pas .dfm .dpr .lpr .pascal|instantfpc",
	"Pawn|.pwn .sma|",
	"Pep8|.pep|",
	"Perl|.pl .cgi .fcgi .perl .ph .plx .pm .psgi .t|cperl perl",
	"PicoLisp||picolisp pil",
	"PigLatin|.pig|",
	"Pike|.pike .pmod|pike",
	"PogoScript|.pogo|",
	"Pony|.pony|",
	"Portugol|.por|",
	"Power Query|.pq|",
	"PowerBuilder|.pbt .sra .sru .srw|",
	"Praat|.praat|",
	"Pro*C|.pc|",
	"Processing|.pde|",
	"Prolog|.plt .pro .prolog .yap|swipl yap",
	"Promela|.pml|",
	"Propeller Spin|.spin|",
	"PureBasic|.pb .pbi|",
	"PureScript|.purs|",
	"Pyret|.arr|",
	"Python|.py .lmi .py3 .pyde .pyi .pyp .pyt .pyw .tac .wsgi .xpy|python python2 python3 py pypy pypy3 uv",
	"Q#|.qs|",
	"QML|.qml .qbs|",
	"QuakeC|.qc|",
	"Quint|.qnt|",
	"R|.r .rd .rhistory .rsx|Rscript",
	"RAScript|.rascript|",
	"REALbasic|.rbbas .rbfrm .rbmnu .rbres .rbtbar .rbuistate|",
	"REXX|.rexx .pprx .rex|regina rexx",
	"RPGLE|.rpgle .sqlrpgle|",
	"Racket|.rkt .rktd .rktl .scrbl|racket",
	"Raku|.6pl .6pm .nqp .p6 .p6l .p6m .pl6 .pm6 .raku .rakumod|perl6 raku rakudo",
	"Rascal|.rsc|",
	"ReScript|.res .resi|ocaml",
	"Reason|.re .rei|",
	"ReasonLIGO|.religo|",
	"Rebol|.reb .r2 .r3 .rebol|",
	"Red|.red|",
	"Redcode|.cw|",
	"Redscript|.reds|",
	"Ren'Py|.rpy|",
	"RenderScript|.rsh|",
	"Rhai|.rhai|",
	"Ring|.ring|",
	"Roc|.roc|",
	"Rocq Prover|.coq|",
	"Rouge|.rg|",
	"Ruby|.rb .eye .god .jbuilder .mspec .pluginspec .prawn .rabl .rbi .rbuild .rbw .rbx .ruby|ruby macruby rake jruby rbx",
	"Rust|.rs .rs.in|rust-script",
	"SAS|.sas|",
	"SMT|.smt2 .smt .z3|boolector cvc4 mathsat5 opensmt smtinterpol smt-rat stp verit yices2 z3",
	"SQF|.sqf .hqf|",
	"SWIG|.i .swg .swig|",
	"Sage|.sage .sagews|",
	"Sail|.sail|",
	"Salt|.sls|",
	"Scala|.scala .kojo .sc|scala",
	"Scenic|.scenic|scenic",
	"Scheme|.scm .sld .sps .ss|scheme guile bigloo chicken csi gosh r6rs",
	"Scilab|.sci .sce|",
	"Self|.self|",
	"Shen|.shen|",
	"Sieve|.sieve|",
	"Slash|.sl|",
	"Slice|.ice|",
	"SmPL|.cocci|",
	"Smali|.smali|",
	"Smalltalk|.st|",
	"Snakemake|.smk .snakefile|",
	"Solidity|.sol|",
	"SourcePawn|.sp|",
	"Squirrel|.nut|",
	"Stan|.stan|",
	"Standard ML|.fun .sig .sml|",
	"Stata|.do .ado .doh .ihlp .mata .matah .sthlp|",
	"SuperCollider|.scd|sclang scsynth",
	"Sway|.sw|",
	"Swift|.swift|",
	"SystemVerilog|.sv .svh .vh|",
	"TI Program|.8xp .8xp.txt|",
	"TL-Verilog|.tlv|",
	"TLA|.tla|",
	"TypeScript|.tsx|",
	"TXL|.txl|",
	"Tact|.tact|",
	"Talon|.talon|",
	"Tape|.tape|",
	"Tcl|.tcl .adp .sdc .tcl.in .tm .xdc|tclsh wish",
	"Teal|.tl|tl",
	"Terra||lua",
	"Toit|.toit|",
	"Tolk|.tolk|",
	"Turing|.tu|",
	"TypeScript|.ts .cts .mts|bun deno ts-node tsx node",
	"Unified Parallel C|.upc|",
	"Uno|.uno|",
	"UnrealScript|.uc|",
	"Untyped Plutus Core|.uplc|",
	"UrWeb|.ur .urs|",
	"VBA|.frm .vba|",
	"VBScript|.vbs|",
	"VHDL|.vhdl .vhd .vhf .vhi .vho .vhs .vht .vhw|",
	"Vala|.vala .vapi|",
	"Verilog|.v .veo|",
	"Verse|.verse|",
	"Vim script|.vim .vimrc .vmb|",
	"Visual Basic .NET|.vb .vbhtml|",
	"Visual Basic 6.0|.ctl .dsr|",
	"Volt|.volt|",
	"Vyper|.vy|",
	"WDL|.wdl|",
	"Whiley|.whiley|",
	"Witcher Script|.ws|",
	"Wolfram Language|.mathematica .cdf .ma .mt .nb .nbp .wl .wls .wlt|wolfram WolframKernel wolframscript math MathKernel MathematicaScript WolframNB Mathematica",
	"Wollok|.wlk|",
	"Wren|.wren|",
	"X10|.x10|",
	"XC|.xc|",
	"XQuery|.xquery .xq .xql .xqm .xqy|",
	"XS|.xs|",
	"Xojo|.xojo_code .xojo_menu .xojo_report .xojo_script .xojo_toolbar .xojo_window|",
	"Xonsh|.xsh|",
	"Xtend|.xtend|",
	"Yul|.yul|",
	"ZAP|.zap .xzap|",
	"ZIL|.zil .mud|",
	"Zeek|.zeek .bro|",
	"ZenScript|.zs|",
	"Zephir|.zep|",
	"Zig|.zig .zig.zon|",
	"Zimpl|.zimpl .zmpl .zpl|",
	"eC|.ec .eh|",
	"hoon|.hoon|",
	"mIRC Script|.mrc|",
	"mupad|.mu|",
	"nesC|.nc|",
	"ooc|.ooc|",
	"ucode||ucode",
	"wisp|.wisp|",
	"xBase|.prg .prw|"
];
var otherExtensions = ".1 .1in .1m .1x .2 .2da .3 .3in .3m .3p .3pm .3qt .3x .4 .4dform .4dproject .5 .6 .7 .8 .9 .abnf .action .adml .admx .adoc .afm .anim .ant .antlers.html .antlers.php .antlers.xml .apacheconf .apib .arpa .asax .asciidoc .ascx .asddls .ashx .asmx .asn .asn1 .aspx .asset .astro .aug .auk .aux .avdl .avsc .awk .axaml .axd .axi.erb .axml .axs.erb .bash .bat .bats .bb .bbappend .bbclass .bbcode .bbx .bdf .bdy .bib .bibtex .bicep .bicepparam .bison .blade .blade.php .blp .brd .bru .bs .bst .builder .builds .bzl .c++-objdump .c++objdump .c-objdump .cabal .caddyfile .cake .capnp .cbx .ccproj .ccxml .cds .cfg .cginc .chem .cil .clixml .cmake .cmake.in .cmd .cmp .cnc .cnf .code-snippets .code-workspace .command .conll .conllu .container .containerfile .cook .cpp-objdump .cppobjdump .cproject .cql .crc32 .creole .cscfg .csd .csdef .csh .cshtml .csl .cson .csproj .css .csv .ct .cue .cxx-objdump .cylc .cyp .cypher .d-objdump .d2 .dae .darcspatch .db2 .ddl .depproj .desktop .desktop.in .dhall .diff .dircolors .dita .ditamap .ditaval .dll.config .dockerfile .dof .dot .dotsettings .dpatch .dsc .dtx .dwl .dzn .eam.fs .eb .ebnf .ebuild .eclass .ecr .ect .edc .edge .edgeql .editorconfig .edn .ejs .ejs.t .elv .eml .env .epj .eps .epsi .erb .erb.deface .esdl .fbs .fea .feature .filters .fish .flex .flf .fnc .fp .frag .frg .fsh .fshader .fsproj .ftl .ftlh .fxh .fxml .g .g4 .gawk .gbl .gbo .gbp .gbr .gbs .gco .gcode .gdb .gdbinit .gdnlib .gdns .ged .gemspec .geo .geojson .geom .gitconfig .gitignore .gko .glade .glsl .glslf .glslv .gltf .glyphs .gmi .gmx .gn .gni .gnu .gnuplot .gohtml .gotmpl .gp .gpb .gpt .gpx .gql .gradle .gradle.kts .graphql .graphqls .groovy .grt .grxml .gshader .gtkrc .gtl .gto .gtp .gtpl .gv .gvy .gyp .gypi .haml .haml.deface .handlebars .har .hbs .hcl .heex .hexpat .hlsl .hlsli .hocon .hql .hta .htm .html .html.eex .html.hl .html.tmpl .http .hujson .hurl .hxml .hzp .ical .icls .ics .ily .iml .ini .ink .ins .ipynb .irclog .isl .iss .iuml .ivy .j2 .jade .jake .jelly .jflex .jinja .jinja2 .jison .jisonlex .js.erb .json .json-tmlanguage .json.example .json5 .jsonc .jsonl .jsonld .jsonnet .jsproj .jst .jte .just .k .kdl .kicad_mod .kicad_pcb .kicad_sch .kicad_sym .kicad_wks .kid .kit .kml .kql .ksh .ksy .kv .l .langium .lark .latte .launch .lbx .ld .lds .leex .lektorproject .less .lex .libsonnet .liquid .livemd .lkml .ll .lookml .ltx .ly .m3u .m3u8 .m4 .mak .make .makefile .mako .man .mao .markdown .marko .mask .mat .mawk .maxhelp .maxpat .maxproj .mbox .mcfunction .mcmeta .md .md2 .md4 .md5 .mdoc .mdown .mdpolicy .mdwn .mdx .me .mediawiki .mermaid .meta .meta4 .metal .mir .mjml .mk .mkd .mkdn .mkdown .mkfile .mkii .mkiv .mkvi .mmd .mmk .mms .mount .mpl .mps .msd .mss .mtl .mtml .muse .mustache .mxml .mxt .mysql .myt .nanorc .nas .natvis .nawk .ndproj .ne .nearley .neon .network .nginx .nginxconf .ninja .nix .njk .nl .no .nomad .nproj .nsh .nsi .nuspec .obj .objdump .odd .odin .orc .org .osm .outjob .overpassql .owl .pacscript .parrot .pat .patch .pbtxt .pc.in .pcbdoc .pck .pcss .pd .pddl .peggy .pegjs .per .pfa .pgsql .phtml .pic .pkb .pkgproj .pkl .pks .plantuml .plb .plist .plot .pls .plsql .po .pod .pod6 .podspec .polar .postcss .pot .pov .pp .prc .prefab .prefs .pri .prisma .prjpcb .proj .properties .props .proto .ps .ps1 .ps1xml .psc1 .psd1 .psm1 .pt .pub .pubxml .pug .puml .pytb .q .qhelp .qmd .rake .raml .raw .razor .rbs .rbxmx .rchit .rdf .rdoc .reek .reg .regex .regexp .rego .resource .rest .rest.txt .resx .rhtml .riot .rl .rmd .rmiss .rnh .rno .rnw .robot .roff .ron .ronn .rq .rss .rst .rst.txt .rtf .ru .rviz .sarif .sass .sbatch .sbt .scaml .sch .schdoc .sco .scss .scxml .sd .sed .service .sfd .sfproj .sfv .sh .sh-session .sh.in .sha1 .sha2 .sha224 .sha256 .sha256sum .sha3 .sha384 .sha512 .shader .shproj .sip .slang .slim .slint .sln .slnlaunch .slnx .slurm .smithy .snap .snip .snippet .snippets .socket .soy .sparql .spc .spec .sql .srdf .srt .srv .sss .star .stl .ston .story .storyboard .sttheme .sty .styl .sublime-build .sublime-color-scheme .sublime-commands .sublime-completions .sublime-keymap .sublime-macro .sublime-menu .sublime-mousemap .sublime-project .sublime-settings .sublime-snippet .sublime-syntax .sublime-theme .sublime-workspace .sublime_metrics .sublime_session .surql .svelte .svg .svx .syntax .tab .target .targets .tcsh .te .tea .templ .tesc .tese .tex .texi .texinfo .textgrid .textile .textproto .tf .tfstate .tfstate.backup .tftpl .tfvars .thor .thrift .timer .tmac .tmcommand .tmdl .tml .tmlanguage .tmpl .tmpreferences .tmsnippet .tmtheme .tmux .toc .tofu .toml .toml.example .tool .topojson .tpb .tpl .tps .tres .trg .tscn .tsconfig.json .tsp .tsv .ttl .twig .txi .txt .txtpb .typ .udf .udo .ui .unity .urdf .url .ux .vbproj .vcf .vcl .vcxproj .vdf .vert .vhost .viw .vmf .vrx .vs .vsh .vshader .vsixmanifest .vssettings .vstemplate .vtl .vto .vtt .vue .vw .vxml .wast .wat .watchr .webapp .webidl .webmanifest .weechatlog .wgsl .wiki .wikitext .wit .wixproj .workbook .workflow .wsdl .wsf .wxi .wxl .wxs .x .x3d .xacro .xaml .xbm .xht .xhtml .xib .xlf .xliff .xmi .xml .xml.dist .xmp .xpl .xpm .xproc .xproj .xsd .xsl .xslt .xsp-config .xsp.metadata .xspec .xul .y .yacc .yaml .yaml-tmlanguage .yaml.sed .yang .yar .yara .yasnippet .yml .yml.mysql .yy .yyp .zcml .zed .zmodel .zone .zsh .zsh-theme";
var otherNames = "go.mod installscript.qs kcl.mod makefile.boot makefile.inc makefile.pc makefile.pl readme.nss readme.pc toolchain_installscript.qs xmake.lua";
// src/policy/languages/languages.ts
var byExtension = new Map();
var byInterpreter = new Map();
for (const row of languageRows) {
	const [name = "", extensions = "", interpreters = ""] = row.split("|");
	for (const extension of extensions.split(" ")) if (extension !== "") byExtension.set(extension, name);
	for (const program of interpreters.split(" ")) if (program !== "" && !byInterpreter.has(program)) byInterpreter.set(program, name);
}
var names = new Map([...new Set([...byExtension.values(), ...byInterpreter.values()])].map((name) => [name.toLowerCase(), name]));
var languageNames = [...names.values()];
function languageNamed(name) {
	return names.get(name.trim().toLowerCase());
}
var media = ".avif .bmp .cer .crt .cur .doc .docx .eot .example .gif .gz .ico .icns .jar .jpeg .jpg .key .less .lock .log .map .mov .mp3 .mp4 .odt .ogg .otf .pdf .pem .png .ppt .pptx .tar .tgz .tif .tiff .ttf .wav .webm .webp .woff .woff2 .xls .xlsx .zip";
var others = new Set([...otherExtensions.split(" "), ...media.split(" ")]);
var vendored = [
	/(?:^|\/)(?:node_modules|bower_components|vendors?|third[-_]?party|externals?|Godeps|Pods|Carthage|site-packages|jspm_packages)\//i,
	/(?:^|\/)(?:\.yarn\/(?:releases|plugins|sdks)|\.pnp\.c?js|gradlew|mvnw|testdata)(?:\/|$)/i,
	/(?:^|\/)(?:jquery|bootstrap|angular|react|vue|d3|lodash|moment|modernizr|prototype|mootools)(?:[-.]\d[\w.-]*)?(?:\.(?:min|slim|umd))*\.js$/i
];
var generated = [
	/[.-]min\.(?:js|mjs|cjs)$/i,
	/(?:^|\/)__generated__\//i,
	/\.(?:generated|g|gen|designer|freezed)\.\w+$/i,
	/(?:_pb2(?:_grpc)?\.pyi?|\.pb\.(?:go|cc|h|swift)|_pb\.(?:js|ts|rb)|_generated\.\w+|zz_generated\.\w+\.go|bindata\.go)$/i
];
function languageOf(path) {
	if (isOtherName(path)) return void 0;
	for (const extension of extensionsOf(path)) {
		const language = byExtension.get(extension);
		if (language !== void 0) return language;
		if (others.has(extension)) return void 0;
	}
}
function isForeign(path) {
	return [...vendored, ...generated].some((pattern) => pattern.test(path));
}
var otherNameSet = new Set(otherNames.split(" "));
function isOtherName(path) {
	return otherNameSet.has(nameOf$1(path).toLowerCase());
}
function nameOf$1(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
function extensionsOf(path) {
	const parts = nameOf$1(path).toLowerCase().split(".").slice(1);
	return parts.map((_, index) => `.${parts.slice(index).join(".")}`).slice(-3);
}
// src/policy/uncovered.ts
var uncoveredWords = [
	"auto",
	"inconclusive",
	"note"
];
function uncoveredFiles(scanned, policy) {
	const { languages, changes } = scanned;
	const { uncovered, failOnTypes, acceptUncovered = [] } = policy;
	const asksForCode = failOnTypes === void 0 || failOnTypes.some((type) => type.endsWith("SAST"));
	if (languages === void 0 || !asksForCode) return void 0;
	const counts = changes?.isComplete ? countsOfChange(languages, changes, scanned.diagnostics) : countsOfAll(languages);
	for (const name of acceptUncovered) counts.delete(languageNamed(name) ?? name);
	const files = sum(counts, (count) => count.files);
	const left = sum(counts, (count) => count.left);
	if (left === 0) return void 0;
	const isFault = uncovered === "inconclusive" || uncovered === "auto" && left * 2 > files;
	return {
		text: textOf$2(counts),
		isFault
	};
}
function uncoveredFault({ text }, { uncovered }) {
	return `${text} by a scanner of code${uncovered === "auto" ? ", more than half of the program files in question" : ""}`;
}
var nameOf = (language) => languageNamed(language) ?? "other";
function countsOfAll(languages) {
	const counts = new Map();
	for (const { language, files, looked_at: lookedAt } of languages) add(counts, nameOf(language), {
		files,
		left: Math.max(0, files - lookedAt)
	});
	return counts;
}
function countsOfChange(languages, { files }, diagnostics) {
	const lookedAt = new Set(languages.filter((each) => each.looked_at > 0).map(({ language }) => nameOf(language)));
	const unnamed = new Map(languages.flatMap(({ language, unnamed: paths = [] }) => paths.map((path) => [normalPath(path), nameOf(language)])));
	const skipped = new Set(diagnostics.flatMap(({ file_path: path, file_paths: paths = [] }) => [path ?? [], paths].flat().map(normalPath)));
	const counts = new Map();
	for (const [path, { isGone }] of files) {
		const language = languageOf(path) ?? unnamed.get(path);
		if (isGone || language === void 0 || isForeign(path)) continue;
		add(counts, language, {
			files: 1,
			left: !lookedAt.has(language) || skipped.has(path) ? 1 : 0
		});
	}
	return counts;
}
function add(counts, language, { files, left }) {
	const known = counts.get(language) ?? {
		files: 0,
		left: 0
	};
	counts.set(language, {
		files: known.files + files,
		left: known.left + left
	});
}
function sum(counts, of) {
	return [...counts.values()].reduce((total, count) => total + of(count), 0);
}
var shownLanguages = 3;
function textOf$2(counts) {
	const left = [...counts].filter(([, count]) => count.left > 0).sort(([, a], [, b]) => b.left - a.left);
	const total = left.reduce((number, [, count]) => number + count.left, 0);
	const shown = left.slice(0, shownLanguages).map(([language, count]) => `${count.left} ${language}`);
	const rest = left.slice(shownLanguages).reduce((number, [, count]) => number + count.left, 0);
	const parts = rest === 0 ? shown : [...shown, `${rest} other`];
	return `${parts.length === 1 ? parts[0] : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`} ${total === 1 ? "file was" : "files were"} not looked at`;
}
// src/policy/verdict.ts
var verdicts = [
	"failed",
	"inconclusive",
	"passed"
];
function worstVerdict(several) {
	return verdicts.find((verdict) => several.includes(verdict)) ?? "passed";
}
// src/policy/judge.ts
function judge(given, policy) {
	const evidence = withoutDuplicates(given);
	const scope = scopeKinds[policy.scope](evidence, policy);
	const cases = casesOf(evidence, policy, scope);
	const own = {
		scope,
		policy,
		findings: evidence.findings
	};
	const rules = cases.map((each) => ({
		...each.result,
		...namedBy(each, own)
	}));
	const effects = effectsOf(cases, own);
	const verdict = worstVerdict(rules.map((rule) => rule.verdict));
	const uncovered = uncoveredFiles(evidence, policy);
	const judged = {
		rules,
		effects,
		news: newsOf(own),
		...uncovered && { uncovered: uncovered.text }
	};
	if (verdict === "failed") return {
		verdict,
		reason: "violations",
		...judged
	};
	if (verdict === "inconclusive") return {
		verdict,
		reason: "evidence",
		...judged
	};
	const doubt = coverageFault(evidence, policy) ?? (uncovered?.isFault ? uncoveredFault(uncovered, policy) : void 0);
	if (doubt !== void 0) return {
		verdict: "inconclusive",
		reason: "not-covered",
		...judged,
		doubt
	};
	return {
		verdict,
		reason: "clean",
		...judged
	};
}
function casesOf(evidence, policy, scope) {
	const slices = sliceEvidence(evidence);
	const isExcepted = (finding) => exceptionFor(finding, policy.exceptions, policy.today).answer;
	return rulesOf(policy, evidence).map((rule) => {
		const question = {
			matches: rule.matches,
			isExcepted
		};
		return {
			rule,
			question,
			result: judgeRule(rule, {
				question,
				scope,
				slices,
				evidence
			})
		};
	});
}
function withoutDuplicates(evidence) {
	const unique = new Map();
	for (const finding of evidence.findings) {
		const known = unique.get(finding.id);
		unique.set(finding.id, known === void 0 ? finding : combined(known, finding));
	}
	return unique.size === evidence.findings.length ? evidence : {
		...evidence,
		findings: [...unique.values()]
	};
}
function openRules(given, policy) {
	const evidence = withoutDuplicates(given);
	return casesOf(evidence, policy, scopeKinds[policy.scope](evidence, policy)).filter(({ result }) => result.verdict === "inconclusive").map(({ rule }) => rule);
}
function isUndecided(evidence, policy) {
	return openRules(evidence, policy).length > 0;
}
function openQuestions(evidence, policy) {
	const scope = scopeKinds[policy.scope](evidence, policy);
	const open = openRules(evidence, policy);
	return (finding) => open.some((rule) => {
		if (!rule.severities.includes(finding.severity) || rule.matches(finding) === "no") return false;
		return scope.includes(finding) !== "no" || !isNarrow(policy);
	});
}
function isNarrow({ scope }) {
	return scope === "changed" || scope === "changed-lines" || scope === "new";
}
function openSeverities(evidence, policy) {
	const open = openRules(evidence, policy);
	if (policy.scope === "new" && open.length > 0) return [...severities];
	return severities.filter((severity) => open.some((rule) => rule.severities.includes(severity)));
}
function judgeRule(rule, table) {
	const bounds = boundsOf(rule, table);
	const verdict = bounds.lo > rule.limit ? "failed" : bounds.hi <= rule.limit ? "passed" : "inconclusive";
	const { name, limit, remedy, asks } = rule;
	return {
		rule: name,
		verdict,
		...bounds,
		limit,
		line: reasoning(rule, table, {
			...bounds,
			verdict
		}),
		remedy,
		asks
	};
}
function boundsOf(rule, { question, scope, slices }) {
	const parts = rule.severities.flatMap((severity) => {
		const slice = slices.known.get(severity);
		return slice === void 0 ? [] : [scope.known(slice, question)];
	});
	if (rule.severities.includes("CRITICAL")) parts.push(scope.unknown(slices.unknown, question));
	return {
		lo: parts.reduce((sum, { lo }) => sum + lo, 0),
		hi: parts.reduce((sum, { hi }) => sum + hi, 0)
	};
}
function effectsOf(cases, judged) {
	const effects = new Map();
	for (const { question, result } of cases) {
		if (result.verdict === "passed") continue;
		for (const [id, effect] of effectsOfCase(question, judged)) if (effects.get(id) !== "blocks") effects.set(id, effect);
	}
	return effects;
}
function effectsOfCase(question, judged) {
	const own = effectsOfRule(judged, within$1(question, judged.scope.includes));
	if (own.size > 0) return own;
	const maybe = judged.findings.filter((finding) => judged.scope.isLeft?.(finding) !== true);
	return effectsOfRule({
		...judged,
		findings: maybe
	}, question, "may block");
}
function namedBy({ rule, question, result }, judged) {
	const named = {
		blocks: {},
		mayBlock: {}
	};
	const effects = result.verdict === "passed" ? new Map() : effectsOfCase(question, judged);
	for (const finding of effects.size === 0 ? [] : judged.findings) {
		const effect = effects.get(finding.id);
		if (effect !== void 0) count(effect === "blocks" ? named.blocks : named.mayBlock, finding);
	}
	const { isUnscored, ignoresUnscored } = rule;
	if (isUnscored === void 0 || ignoresUnscored !== true) return { named };
	return {
		named,
		unscored: judged.findings.filter((finding) => finding.label !== "elsewhere" && isOpen(finding) && isUnscored(finding)).length
	};
}
function count(tally, { severity, severityKnown }) {
	const key = severityKnown ? severity : "UNKNOWN";
	tally[key] = (tally[key] ?? 0) + 1;
}
function newsOf({ scope, findings }) {
	const words = {
		yes: "new",
		no: "old",
		unknown: void 0
	};
	if (scope.novelty === void 0) return new Map();
	return new Map(findings.map((finding) => [finding.id, {
		novelty: words[scope.novelty?.(finding) ?? "unknown"],
		isLeft: scope.isLeft?.(finding) === true
	}]));
}
function effectsOfRule({ findings, policy: { scope } }, question, most = "blocks") {
	const effects = new Map();
	for (const finding of findings) {
		if (!isOpen(finding) || finding.label === "elsewhere" && scope !== "repository") continue;
		const answer = blocks(finding, question);
		if (answer === "no") continue;
		const isSure = answer === "yes" && (finding.label === "seen" || scope === "repository");
		effects.set(finding.id, isSure ? most : "may block");
	}
	return effects;
}
// src/steps/collection.ts
function newCollection(run, repositoryId, scans) {
	return {
		run,
		repositoryId,
		scans,
		evidence: {
			...noEvidence,
			counts: worstCounts(scans),
			startedAt: ownSpan(run, scans).startedAt,
			coverage: leastCoverage(scans),
			diagnostics: scans.flatMap((scan) => scan.diagnostics ?? []),
			languages: scans.find((scan) => scan.languages !== void 0)?.languages
		},
		listed: new Map(),
		unlisted: new Map(),
		stated: new Map(),
		window: void 0,
		canSettle: true
	};
}
function leastCoverage(scans) {
	const stated = scans.map((scan) => scan.coverage).filter((coverage) => coverage !== void 0);
	if (stated.length === 0) return void 0;
	const types = scanTypes.filter((type) => stated.some((coverage) => coverage[type] !== void 0));
	const words = [...coverageWords].reverse();
	return Object.fromEntries(types.map((type) => [type, words.find((word) => stated.some((coverage) => (coverage[type] ?? "not covered") === word))]));
}
function worstCounts(scans) {
	const counts = {};
	for (const severity of severities) {
		const key = severity.toLowerCase();
		const known = scans.map((scan) => scan.violations?.[key]);
		if (known.every((count) => count !== void 0)) counts[severity] = Math.max(...known);
	}
	return counts;
}
function takeList(collection, replaced, list) {
	const { evidence, unlisted } = collection;
	const known = new Map([...unlisted, ...evidence.findings.map((finding) => [finding.id, finding])]);
	const fresh = list.items.map((item) => {
		const earlier = known.get(item.id);
		unlisted.delete(item.id);
		return withKnownDetail(collection, withEarlier(item, earlier), earlier);
	});
	const kept = evidence.findings.filter((finding) => !replaced.includes(finding.severity));
	const lists = { ...evidence.lists };
	for (const severity of replaced) {
		lists[severity] = {
			stands: list.stands,
			settled: false
		};
		collection.listed.set(severity, list.items.filter((item) => item.severity === severity));
	}
	const findings = [...kept, ...fresh];
	const ids = new Set(findings.map(({ id }) => id));
	const missing = evidence.findings.filter(({ id }) => !ids.has(id));
	const unknownSeverities = evidence.unknownSeverities === "none" && fresh.some(({ severityKnown }) => !severityKnown) ? "unread" : evidence.unknownSeverities;
	collection.evidence = {
		...evidence,
		findings: [...findings, ...unlisted.values()],
		lists,
		unknownSeverities
	};
	return missing.filter(({ id }) => !unlisted.has(id));
}
async function keepUnlisted(collection, missing) {
	const { client } = collection.run;
	const details = await Promise.all(missing.map(({ id }) => orAbsent(client.getViolation({ violation_id: id }))));
	const kept = missing.flatMap((finding, index) => {
		const detail = details[index];
		return detail?.violation_id === finding.id ? [combined(finding, readDetailedFinding(detail, collection.window))] : [];
	});
	for (const finding of kept) collection.unlisted.set(finding.id, finding);
	collection.evidence = {
		...collection.evidence,
		findings: [...collection.evidence.findings, ...kept]
	};
}
function mustBeReadAgain({ detail, label, status }, window) {
	if (detail === void 0) return false;
	const bearsOurEnd = detail.lastSeen !== void 0 && detail.lastSeen === window?.completedAt;
	return status === "FIXED" || label !== "seen" && !bearsOurEnd;
}
function withKnownDetail({ stated, window }, finding, known) {
	const detail = stated.get(finding.id);
	if (known === void 0 || detail === void 0) return finding;
	if (mustBeReadAgain(known, window) || detail.status === "FIXED") return finding;
	return combined(finding, {
		...detail,
		label: known.label
	});
}
async function readDetails(collection, findings) {
	const { run, repositoryId, scans } = collection;
	collection.window ??= await readScanWindow(run, repositoryId, scans);
	const details = await Promise.all(findings.map(async (finding) => ({
		finding,
		detail: await orAbsent(run.client.getViolation({ violation_id: finding.id }))
	})));
	const read = new Map();
	for (const { finding, detail } of details) {
		if (detail?.violation_id !== finding.id) continue;
		const stated = readDetailedFinding(detail, collection.window);
		collection.stated.set(finding.id, stated);
		read.set(finding.id, combined(finding, stated));
	}
	const all = collection.evidence.findings.map((finding) => read.get(finding.id) ?? finding);
	const window = sharpenedWindow(collection.window, all);
	collection.evidence = {
		...collection.evidence,
		findings: all.map((finding) => relabelled(finding, window))
	};
	return [...read.values()].some(({ detail }) => detail?.lastSeen ?? detail?.firstDetected ?? detail?.cwe);
}
function markSettled(collection, settled) {
	const lists = { ...collection.evidence.lists };
	for (const severity of settled) lists[severity] = {
		stands: true,
		settled: true
	};
	collection.evidence = {
		...collection.evidence,
		lists
	};
}
// src/steps/recount.ts
var standMs = 2e3;
async function readAgain(run, { scans, seenMs }) {
	const { clock, signal } = run.budget;
	await clock.sleep(Math.max(0, seenMs + standMs - clock.now()), signal);
	const again = await Promise.all(scans.map(({ scan_id }) => run.client.getScan({ scan_id })));
	for (const [index, scan] of again.entries()) checkSame(scan, scans[index]);
	return {
		scans: again,
		seenMs: clock.now()
	};
}
function checkSame(scan, before) {
	if (scan.scan_id === before?.scan_id && scan.repository_id === before.repository_id && scan.branch === before.branch && scan.status === "COMPLETED") return;
	throw new GateError("PROTOCOL", `Scan ${before?.scan_id} was COMPLETED, and now the service answers ${scan.status}`, { hint: "Look at the scan at the service, then run the gate again." });
}
function saysTheSame(a, b) {
	return said(a) === said(b);
}
function said({ scans }) {
	const facts = scans.map(({ violations, started_at, completed_at }) => {
		return [
			Object.entries(violations ?? {}).sort(([one], [other]) => one < other ? -1 : 1),
			started_at ?? null,
			completed_at ?? null
		];
	});
	return JSON.stringify(facts);
}
// src/steps/violations.ts
async function sweepViolations(run, repositoryId, wanted) {
	return {
		...await sweepUntilStanding(violationSource(run, repositoryId, wanted)),
		severities: wanted
	};
}
function violationSource(run, repositoryId, wanted) {
	const filter = wanted === void 0 ? {} : { severity: wanted.map((word) => word.toLowerCase()).join(",") };
	return {
		async read(page) {
			const answer = await run.client.listViolations({
				repository_id: repositoryId,
				...filter,
				page,
				limit: 100
			});
			if (wanted !== void 0) checkFilter(answer, wanted);
			return {
				...answer,
				items: answer.items.map(readListItem)
			};
		},
		id: ({ id }) => id,
		digest,
		combine: combined
	};
}
function digest(finding) {
	const { id, severity, severityKnown, status, type, filePath, line, cvss, epss, unclear } = finding;
	return JSON.stringify([
		id,
		severity,
		severityKnown,
		status,
		type,
		filePath,
		line,
		cvss,
		epss,
		unclear
	]);
}
function sameContent(a, b) {
	return digestOf({ digest }, a) === digestOf({ digest }, b);
}
function checkFilter(answer, wanted) {
	const stray = answer.items.find(({ severity }) => severities.some((known) => known === severity && !wanted.includes(known)));
	if (stray === void 0) return;
	throw new GateError("PROTOCOL", `Asked for violations of ${wanted.join(", ")}, the service answered one of severity ${stray.severity}`, { hint: "The service does not honour the documented severity filter, so its lists cannot be trusted." });
}
var looks = 3;
var pauseMs = 1e3;
var fewPages = 3;
var halves = [severityFilters.slice(0, 2).join(","), severityFilters.slice(2).join(",")];
async function lookAtViolations(run, repositoryId) {
	const first = await violationSource(run, repositoryId, void 0).read(1);
	if (first.total <= fewPages * first.items.length) return lookAtAll(run, repositoryId, first);
	let page = first;
	for (let look = 1; page.items.every(({ severityKnown }) => severityKnown); look++) {
		if (await hasKnownOnly(run, repositoryId, page.total)) return {
			list: void 0,
			unknownSeverities: "none",
			total: page.total
		};
		if (look === looks) break;
		await run.budget.clock.sleep(pauseMs, run.budget.signal);
		page = await violationSource(run, repositoryId, void 0).read(1);
	}
	const list = await sweepViolations(run, repositoryId, void 0);
	return {
		list,
		unknownSeverities: "unread",
		total: list.total
	};
}
async function hasUnknownNews(run, repositoryId, { total, findings }) {
	if (await totalOf(run, repositoryId, void 0) === total) return false;
	const ids = new Set(findings.map(({ id }) => id));
	const { list } = await lookAtViolations(run, repositoryId);
	return list?.items.some(({ id, severityKnown }) => !severityKnown && !ids.has(id)) ?? false;
}
async function lookAtAll(run, repositoryId, first) {
	const list = {
		...await sweepUntilStanding(violationSource(run, repositoryId, void 0), first),
		severities: void 0
	};
	const { total } = list;
	if (!list.stands) return {
		list,
		unknownSeverities: "unread",
		total
	};
	return {
		list,
		unknownSeverities: list.pageCount === 1 || list.items.every(({ severityKnown }) => severityKnown) && await totalOf(run, repositoryId, severityFilters.join(",")) === list.items.length ? "listed" : "unread",
		total
	};
}
async function hasKnownOnly(run, repositoryId, total) {
	const [worse = 0, milder = 0] = await Promise.all(halves.map((words) => totalOf(run, repositoryId, words)));
	return worse + milder === total && await totalOf(run, repositoryId, void 0) === total;
}
async function totalOf(run, repositoryId, severity) {
	const filter = severity === void 0 ? {} : { severity };
	return (await run.client.listViolations({
		repository_id: repositoryId,
		...filter,
		limit: 1
	})).total;
}
// src/steps/collect.ts
var settleMs = 5e3;
var settleRounds$1 = 3;
var countRounds = 3;
var detailCap = 2e3;
var shownCap = 50;
async function collect(run, request) {
	let completed = request;
	for (let turn = 1;; turn++) {
		const { total, ...collected } = await collectOnce(run, {
			...request,
			...completed
		});
		if (collected.judgement.verdict !== "passed") return collected;
		const again = await readAgain(run, completed);
		if (!(!saysTheSame(completed, again) || await hasUnknownNews(run, request.repositoryId, {
			total,
			...collected.evidence
		}))) return collected;
		if (turn === countRounds) throw restless();
		run.log.detail?.("What the scan found has changed since it ended: judging it again");
		completed = again;
	}
}
function restless() {
	return new GateError("PROTOCOL", "What the scan found keeps changing although it has COMPLETED", {
		reason: "evidence",
		hint: "Run the gate again in a minute."
	});
}
async function collectOnce(run, request) {
	const { repositoryId, scans, policy, baseline, known, isSuppressible = true } = request;
	const readBeside = request.base.beside;
	const collection = {
		...newCollection(run, repositoryId, scans),
		policy,
		readBeside
	};
	collection.evidence = {
		...collection.evidence,
		baseline,
		known,
		isSuppressible
	};
	const total = await firstLook(collection);
	await readSurroundings(collection, request);
	if (isOpenStill(collection)) await listFor(collection, openSeverities(collection.evidence, collection.policy));
	if (isOpenStill(collection)) await readDecidingDetails(collection);
	const settleWhileUndecided = async (rounds) => {
		for (let round = 1; round <= rounds && isOpenStill(collection); round++) await settle$1(collection);
	};
	await settleWhileUndecided(settleRounds$1);
	await listForDisplay(collection, request.listsAll === true);
	await readShownDetails(collection);
	await settleWhileUndecided(1);
	const evidence = {
		...collection.evidence,
		findings: withNews(collection.evidence.findings, known)
	};
	return {
		evidence,
		policy: collection.policy,
		scans,
		judgement: judge(evidence, collection.policy),
		total
	};
}
async function collectEverything(run, repositoryId, scans) {
	const collection = newCollection(run, repositoryId, scans);
	const read = async () => {
		const list = await sweepViolations(run, repositoryId, void 0);
		takeList(collection, severities, list);
		collection.evidence = {
			...collection.evidence,
			unknownSeverities: list.stands ? "listed" : "unread"
		};
		const unread = collection.evidence.findings.filter((finding) => finding.detail === void 0);
		for (let start = 0; start < unread.length; start += 8) await readDetails(collection, unread.slice(start, start + 8));
		return list;
	};
	const first = await read();
	await run.budget.clock.sleep(settleMs, run.budget.signal);
	const second = await read();
	if (second.stands && sameContent(first.items, second.items)) markSettled(collection, severities);
	return collection.evidence;
}
function isOpenStill({ evidence, policy }) {
	return isUndecided(evidence, policy);
}
async function firstLook(collection) {
	const { run, repositoryId } = collection;
	const { list, unknownSeverities, total } = await lookAtViolations(run, repositoryId);
	if (list !== void 0) takeList(collection, severities, list);
	collection.evidence = {
		...collection.evidence,
		unknownSeverities
	};
	if (unknownSeverities === "none" || collection.evidence.findings.every(({ severityKnown }) => severityKnown)) return total;
	run.log.note("The repository has violations of a severity that the interface does not name: each counts as CRITICAL");
	return total;
}
async function readSurroundings(collection, request) {
	const { scope } = collection.policy;
	const isOpenQuestion = isOpenStill(collection);
	const needsChanges = isOpenQuestion && (scope === "auto" || scope === "changed" || scope === "changed-lines");
	const { diagnostics, languages } = collection.evidence;
	if (needsChanges || diagnostics.length > 0 || languages !== void 0) collection.evidence = {
		...collection.evidence,
		changes: await request.readChanges()
	};
	if (!isOpenQuestion || scope !== "auto" || collection.evidence.known !== void 0) return;
	const base = await request.base.latest();
	const earlierBase = base !== void 0 && hasGrown(collection.evidence, base) ? await request.base.earlier() : void 0;
	collection.evidence = {
		...collection.evidence,
		base,
		earlierBase
	};
	if (base === void 0) collection.policy = {
		...collection.policy,
		scope: "scan"
	};
}
function hasGrown({ counts }, base) {
	return severities.some((severity) => (counts[severity] ?? 0) > (base.counts[severity] ?? 0));
}
async function readBaseWindow(collection) {
	const { evidence, readBeside } = collection;
	const { base } = evidence;
	if (base === void 0 || !evidence.findings.some((finding) => needsBaseWindow(finding, evidence))) return;
	collection.evidence = {
		...evidence,
		base: {
			...base,
			others: await readBeside(base)
		}
	};
}
async function listFor(collection, wanted) {
	const missing = wanted.filter((severity) => collection.evidence.lists[severity] === void 0);
	if (missing.length === 0) return;
	takeList(collection, missing, await sweepViolations(collection.run, collection.repositoryId, missing));
}
async function readDecidingDetails(collection) {
	const isAskedAbout = openQuestions(collection.evidence, collection.policy);
	const unread = collection.evidence.findings.filter((finding) => !finding.detail && isAskedAbout(finding));
	const queue = [...[unread.filter(isOpen), unread.filter(isSuppressed)].sort((a, b) => a.length - b.length).flat(), ...unread.filter((finding) => finding.status === "FIXED" && !isOpen(finding))];
	if (queue.length > detailCap) {
		collection.canSettle = false;
		collection.run.log.note(`${queue.length} details might decide, of which ${detailCap} are read: the rest is unknown`);
	}
	const end = Math.min(queue.length, detailCap);
	const { failOnCvss, failOnEpss } = collection.policy;
	const asksScores = failOnCvss !== void 0 || failOnEpss !== void 0;
	for (let start = 0; start < end && isOpenStill(collection);) {
		const next = Math.min(end, start + Math.max(8, Math.floor(start / 8)));
		if (!await readDetails(collection, queue.slice(start, next)) && !asksScores) return;
		start = next;
		await readBaseWindow(collection);
	}
}
async function settle$1(collection) {
	const { run, repositoryId } = collection;
	const needed = openSeverities(collection.evidence, collection.policy);
	run.log.detail?.("The list and the scan’s own counts do not settle it yet: reading the list again in 5 s");
	await run.budget.clock.sleep(settleMs, run.budget.signal);
	const everything = collection.evidence.unknownSeverities !== "none";
	const wanted = everything ? severities : needed;
	const itemsBefore = wanted.flatMap((severity) => collection.listed.get(severity) ?? []);
	const doubtful = collection.evidence.findings.filter((finding) => mustBeReadAgain(finding, collection.window));
	const list = await sweepViolations(run, repositoryId, everything ? void 0 : wanted);
	await keepUnlisted(collection, takeList(collection, wanted, list));
	const stands = list.stands && sameContent(itemsBefore, list.items);
	if (everything) collection.evidence = {
		...collection.evidence,
		unknownSeverities: stands ? "listed" : "unread"
	};
	const moved = await labelAgain(collection, doubtful);
	const isKept = (severity) => !(collection.policy.scope === "new" ? moved.size > 0 : moved.has(severity));
	if (stands && collection.canSettle) markSettled(collection, wanted.filter(isKept));
	if (isOpenStill(collection)) await readDecidingDetails(collection);
}
async function labelAgain(collection, doubtful) {
	collection.window = await readScanWindow(collection.run, collection.repositoryId, collection.scans);
	const before = new Map(doubtful.map((finding) => [finding.id, finding]));
	const again = collection.evidence.findings.filter((finding) => before.has(finding.id));
	for (let start = 0; start < again.length; start += 8) await readDetails(collection, again.slice(start, start + 8));
	const moved = collection.evidence.findings.flatMap(({ id, label, severity }) => {
		const known = before.get(id);
		return known === void 0 || known.label === label ? [] : [known.severity, severity];
	});
	return new Set(moved);
}
async function listForDisplay(collection, listsAll) {
	const found = severities.filter((severity) => listsAll || (collection.evidence.counts[severity] ?? 0) > 0);
	await forDisplay(collection, "findings could be listed", () => listFor(collection, found));
}
function readShownDetails(collection) {
	return forDisplay(collection, "details could be read", () => readWorst(collection));
}
async function forDisplay({ run }, what, read) {
	try {
		await read();
	} catch (error) {
		run.budget.signal.throwIfAborted();
		run.log.note(`Not all ${what}: ${error.message}`);
	}
}
async function readWorst(collection) {
	const asked = new Set();
	while (asked.size < 200) {
		const { evidence, policy } = collection;
		const { effects } = judge(evidence, policy);
		const unread = evidence.findings.filter((finding) => isOfScan(finding, evidence.counts) && finding.status !== "FIXED").sort(byWorst(effects)).slice(0, shownCap).filter(({ id, detail }) => detail === void 0 && !asked.has(id)).slice(0, 8);
		if (unread.length === 0) return;
		for (const { id } of unread) asked.add(id);
		await readDetails(collection, unread);
	}
}
// src/git/commit-name.ts
var name = /^[0-9a-f]{7,64}$/i;
function isSameCommit(a, b) {
	if (a === void 0 || b === void 0 || !name.test(a) || !name.test(b)) return void 0;
	const [first, second] = [a.toLowerCase(), b.toLowerCase()];
	return first.startsWith(second) || second.startsWith(first);
}
// src/steps/guards.ts
var configFilePath = ".github/scan-gate.yml";
var mistakenConfigPath = ".github/scan-gate.yaml";
function refuseMoved(head) {
	if (head.kind !== "moved") return;
	const reason = head.isAbsent ? "not-found" : "moved";
	throw new GateError("CONFIG", `${head.message} before the scan`, {
		reason,
		hint: head.hint
	});
}
async function checkHead(around, context) {
	const { headSha, branch, system } = context;
	if (headSha === void 0 && system === "laptop" && around.readHead === void 0) return { kind: "same" };
	const unknown = {
		kind: "unreadable",
		message: `Nothing says at which commit ${branch} must stand`,
		hint: "Run the gate in a checkout of the commit that is built."
	};
	if (around.readHead === void 0) return unknown;
	try {
		const head = await around.readHead();
		if (headSha === void 0) return unknown;
		if (head.toLowerCase() === headSha.toLowerCase()) return { kind: "same" };
		return {
			kind: "moved",
			message: `${branch} moved from ${headSha.slice(0, 12)} to ${head.slice(0, 12)}`,
			hint: "The run of the newer commit decides."
		};
	} catch (error) {
		const { code, message, hint } = asGateError(error);
		if (code === "CANCELLED" || code === "SCAN_TIMEOUT") throw error;
		if (code === "NOT_FOUND" && context.sources.head?.kind === "origin") return {
			kind: "moved",
			message: `${branch} was not at origin`,
			hint,
			isAbsent: true
		};
		return {
			kind: "unreadable",
			message: `Where ${branch} stands could not be read: ${message}`,
			hint
		};
	}
}
async function withOwnHead({ readHead }, context) {
	if (!(context.system === "github" || context.system === "laptop") || context.refusal !== void 0 || context.headSha !== void 0) return context;
	const headSha = await readHead?.().catch((error) => {
		const { code } = asGateError(error);
		if (code === "CANCELLED" || code === "SCAN_TIMEOUT") throw error;
	});
	return {
		...context,
		headSha
	};
}
async function checkScanned(around, context, { scans, readName, since }) {
	const { headSha } = context;
	const other = scans.find((scan) => isSameCommit(scan.commit_sha, headSha) === false);
	if (other === void 0) {
		const looks = scans.every((scan) => isSameCommit(scan.commit_sha ?? void 0, headSha) === true) ? [] : [readName(), checkStay(around, context, since)];
		return (await Promise.all([checkHead(around, context), ...looks])).find(({ kind }) => kind !== "same") ?? same;
	}
	return {
		kind: "moved",
		message: `The scan holds commit ${other.commit_sha?.slice(0, 12)}, this run is about ${headSha?.slice(0, 12)}`,
		hint: "Run the gate on the newer commit."
	};
}
var same = { kind: "same" };
async function checkStay({ hasLeft }, { branch, headSha }, since) {
	try {
		if (headSha === void 0 || await hasLeft?.(headSha, since) !== true) return same;
	} catch (error) {
		const { code } = asGateError(error);
		if (code === "CANCELLED" || code === "SCAN_TIMEOUT") throw error;
		return same;
	}
	return {
		kind: "moved",
		message: `${branch} left ${headSha.slice(0, 12)} during the run, and came back`,
		hint: "Run the gate again while the branch stays where it is."
	};
}
var otherwiseRead = /^(?:(?:refs|heads|tags|remotes|origin)\/.*|(?:.+_)?HEAD|@|[0-9a-f]{40}|[0-9a-f]{64})$/i;
async function checkName({ hasTag }, { branch }) {
	const hint = "Rename the branch, or delete the tag of that name.";
	if (otherwiseRead.test(branch)) return {
		kind: "moved",
		message: `${branch} names more than a branch`,
		hint
	};
	try {
		return await hasTag?.() ?? false ? {
			kind: "moved",
			message: `${branch} is a branch and a tag`,
			hint
		} : same;
	} catch (error) {
		const { code, message, hint: readHint } = asGateError(error);
		if (code === "CANCELLED" || code === "SCAN_TIMEOUT") throw error;
		return {
			kind: "unreadable",
			message: `Whether ${branch} is a tag too could not be read: ${message}`,
			hint: readHint
		};
	}
}
function noKey() {
	return new GateError("CONFIG", "Not scanned: no API key", {
		reason: "no-key",
		hint: "Set api-key from a secret. Pull requests from forks and Dependabot get no secrets: gate them without a key, with scan-gate run --embedded."
	});
}
async function readChangedFiles(around, log) {
	if (around.changedFiles === void 0) return void 0;
	try {
		return await around.changedFiles();
	} catch (error) {
		const { code, message } = asGateError(error);
		if (code === "CANCELLED" || code === "SCAN_TIMEOUT") throw error;
		log.note(`The files of the pull request could not be read, so findings are counted and not named: ${message}`);
		return;
	}
}
async function readMergeBaseMs(around, log) {
	try {
		return await around.readMergeBaseMs?.();
	} catch (error) {
		const { code, message } = asGateError(error);
		if (code === "CANCELLED" || code === "SCAN_TIMEOUT") throw error;
		log.note(`Where the branch left its base could not be read: ${message}`);
		return;
	}
}
// src/steps/head-watch.ts
var lookEveryMs = 1e4;
var mostLooks = 30;
function watchHead({ budget }, around, context) {
	const looks = [];
	const readName = once(() => checkName(around, context));
	let lastMs = budget.clock.now();
	let hasBegun = false;
	return {
		onPoll({ status, commit_sha }) {
			const now = budget.clock.now();
			const begins = !hasBegun && status !== "PENDING";
			hasBegun ||= begins;
			if (begins && isSameCommit(commit_sha ?? void 0, context.headSha) === void 0) readName().catch(() => {});
			if (!begins && (now - lastMs < lookEveryMs || looks.length >= mostLooks)) return;
			lastMs = now;
			looks.push(checkHead(around, context).catch(() => void 0));
		},
		async doubt(scanned) {
			return (await Promise.all(looks)).find((state) => state?.kind === "moved") ?? checkScanned(around, context, {
				...scanned,
				readName
			});
		}
	};
}
// src/steps/schedule.ts
var firstPollMs = 1e3;
var slowestPollMs = 15e3;
var slowestBlindPollMs = 1e4;
var leastDurations = 3;
var priorSpread = .5;
var priorWeight = 3;
var leastSpread = .15;
var deviationScale = 1.4826;
function historyOf(durationsMs) {
	const logs = durationsMs.filter((ms) => ms > 0 && Number.isFinite(ms)).map((ms) => Math.log(ms / 1e3));
	if (logs.length < leastDurations) return void 0;
	const center = median(logs);
	const spread = (deviationScale * median(logs.map((log) => Math.abs(log - center))) * logs.length + priorSpread * priorWeight) / (logs.length + priorWeight);
	return {
		center,
		spread: Math.max(leastSpread, spread)
	};
}
function median(values) {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = Math.floor(sorted.length / 2);
	const upper = sorted[middle] ?? 0;
	return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
function usualMs({ center }) {
	return Math.exp(center) * 1e3;
}
function pollDelayMs(waiting, pollIntervalSeconds = "auto") {
	if (pollIntervalSeconds !== "auto") return pollIntervalSeconds * 1e3;
	const { elapsedMs, random, history } = waiting;
	if (elapsedMs <= 0) return firstPollMs;
	const seconds = elapsedMs / 1e3;
	const delayMs = 1e3 * (history === void 0 ? .4 * Math.sqrt(seconds) : bestDelay(seconds, history));
	const mostMs = history === void 0 ? slowestBlindPollMs : longestPollMs(history);
	return Math.min(mostMs, Math.max(firstPollMs, delayMs)) * (.9 + .2 * random);
}
function longestPollMs(history) {
	return Math.min(slowestPollMs, Math.max(5e3, usualMs(history) / 10));
}
var requestCost = .1;
var ordinaryShare = .92;
function bestDelay(seconds, { center, spread }) {
	const usual = Math.exp(center);
	const deviation = (Math.log(seconds) - center) / spread;
	const density = Math.exp(-(deviation ** 2) / 2) / (seconds * spread * Math.sqrt(2 * Math.PI));
	const tail = usual / (seconds + usual);
	const rate = ordinaryShare * density + .07999999999999996 * (tail / (seconds + usual));
	const left = ordinaryShare * upperNormal(deviation) + .07999999999999996 * tail;
	return Math.sqrt(2 * requestCost * left / rate);
}
function upperNormal(x) {
	const t = 1 / (1 + .2316419 * Math.abs(x));
	const series = t * (.31938153 + t * (-.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
	const upper = Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI) * series;
	return x < 0 ? 1 - upper : upper;
}
// src/steps/history.ts
var detailCount = 3;
async function readHistory(run, repositoryId, listed) {
	try {
		const { items, zone } = listed ?? await listScans(run, repositoryId);
		const created = ({ created_at }) => parseTime(created_at, zone) ?? 0;
		const latest = items.filter(({ status }) => status === "COMPLETED").sort((a, b) => created(b) - created(a)).slice(0, detailCount);
		return historyOf((await Promise.all(latest.map((item) => readOtherScan(run, item)))).map(durationMs));
	} catch {
		run.budget.signal.throwIfAborted();
		return;
	}
}
function durationMs(scan) {
	const zone = zoneOf(scan?.completed_at);
	const startedAt = parseTime(scan?.created_at ?? scan?.started_at, zone);
	return (parseTime(scan?.completed_at, zone) ?? NaN) - (startedAt ?? NaN);
}
// src/settings/setting.ts
var settingGroups = [
	"Service",
	"Scan",
	"Policy",
	"Run",
	"Surfaces",
	"Files",
	"GitHub"
];
function setting(facts, ways = {}) {
	return {
		...facts,
		...ways
	};
}
function camelCase(name) {
	return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}
// src/settings/forms.ts
function expected(what) {
	return { error: ({ input }) => `is ${kindOf(input)}, where ${what} is expected` };
}
function kindOf(value) {
	if (value === void 0) return "missing";
	if (value === null) return "empty";
	if (Array.isArray(value)) return "a list";
	return typeof value === "object" ? "a mapping" : `a ${typeof value === "string" ? "text" : typeof value}`;
}
var textForm = () => string$1(expected("text"));
var wordForm = (words) => () => textForm().check(meta({ enum: words }));
var wholeForm = (minimum, maximum, ...others) => () => {
	return union$1([number$2().check(meta({
		type: "integer",
		minimum,
		maximum
	})), string$1().check(meta(others.length > 0 ? { enum: others } : { pattern: "^\\d+$" }))], expected("a whole number"));
};
var booleanForm = () => union$1([boolean$2(), string$1()], expected("true or false")).check(meta({
	anyOf: void 0,
	type: "boolean"
}));
var mappingForm = (keys, value, example) => () => {
	const properties = Object.fromEntries(keys.map((key) => [key, value]));
	const record$1 = record(string$1(), union$1([string$1(), number$2()])).check(meta({
		properties,
		additionalProperties: false,
		propertyNames: void 0
	}));
	return union$1([string$1().check(meta({ examples: [example] })), record$1], expected(`a text such as ${example}, or a mapping,`));
};
var listForm = (words) => () => {
	const items = array$1(string$1().check(meta({ enum: words }))).check(meta({
		minItems: 1,
		uniqueItems: true
	}));
	return union$1([string$1(), items], expected("a text or a list"));
};
// src/settings/stricter.ts
function stricterOf(base, other, { isStricter, text }) {
	if (other === base) return {
		value: base,
		tightened: [],
		ignored: []
	};
	return isStricter ? {
		value: other,
		tightened: [text],
		ignored: []
	} : {
		value: base,
		tightened: [],
		ignored: [text]
	};
}
function lowerOf(base, other, { name, unit = "" }) {
	return stricterOf(base, other, {
		isStricter: base === void 0 || other !== void 0 && other < base,
		text: other === void 0 ? `no ${name}` : `${name}=${other}${unit}`
	});
}
// src/settings/nearest.ts
function didYouMean(given, known, write = (name) => name) {
	const near = nearest(given, known);
	return near === void 0 ? "" : `; did you mean ${write(near)}?`;
}
function nearest(given, known) {
	const folded = fold(given);
	return known.map((name) => ({
		name,
		distance: editDistance(folded, fold(name))
	})).filter(({ name, distance }) => distance <= Math.max(1, Math.floor(name.length / 4))).sort((a, b) => a.distance - b.distance)[0]?.name;
}
function fold(name) {
	return name.slice(0, 60).toLowerCase().replace(/[_\s]/g, "-");
}
function editDistance(a, b) {
	let beforeLast = [];
	let last = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let row = 1; row <= a.length; row += 1) {
		const current = [row];
		for (let column = 1; column <= b.length; column += 1) {
			const isSame = a[row - 1] === b[column - 1];
			const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
			current[column] = Math.min(cell(last, column) + 1, cell(current, column - 1) + 1, cell(last, column - 1) + (isSame ? 0 : 1), isSwap ? cell(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY);
		}
		[beforeLast, last] = [last, current];
	}
	return cell(last, b.length);
}
function cell(row, column) {
	return row[column] ?? Number.POSITIVE_INFINITY;
}
// src/settings/values.ts
function parser(read) {
	let made;
	return () => {
		made ??= transform$1((input, context) => read(input, (message) => context.issues.push({
			code: "custom",
			message,
			input
		})));
		return made;
	};
}
function matching(pattern, complaint) {
	return parser((text, complain) => {
		if (!pattern.test(text)) complain(complaint);
		return text;
	});
}
function word(words) {
	return parser((text, complain) => readWord(words, text, complain));
}
function readWord(words, text, complain) {
	if (!words.includes(text)) complain(`is not ${alternatives(words)}${didYouMean(text, words)}`);
	return text;
}
function whole(least, most) {
	return parser((text, complain) => {
		if (!isWhole$1(text, least, most)) complain(`is not a whole number from ${least} to ${most}`);
		return Number(text);
	});
}
function isWhole$1(text, least, most) {
	return /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most;
}
var line = matching(/^\P{Cc}+$/u, "has line breaks or control characters in it");
var identifier = matching(/^(?!\.{1,2}$)[^\s\p{Cc}]+$/u, "is not an identifier: it must not be . or .., and has no spaces or control characters");
var secret = matching(/^[\x21-\x7e]+$/, "has spaces, line breaks or characters in it that cannot be part of a key; copy it again");
function isBranchName(text) {
	if (text === "@" || text === "HEAD" || /^-|\.$|\.\.|@\{|[\s~^:?*[\\\p{Cc}]/u.test(text)) return false;
	return text.split("/").every((part) => part !== "" && !part.startsWith(".") && !part.endsWith(".lock"));
}
function isLoopback(address) {
	return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);
}
function partsOf(text) {
	return text.split(/[\s,]+/).filter((part) => part !== "");
}
function pairsOf(text, example, complain) {
	const found = new Map();
	if (/\s=|=\s/.test(text)) {
		complain(`has spaces around =; write ${example}`);
		return [];
	}
	for (const part of partsOf(text)) {
		const [, key, value] = /^([^=]+)=([^=]+)$/.exec(part) ?? [];
		if (key === void 0 || value === void 0) complain(`has ${shown(part)} in it, which is not a name and a value such as ${example}`);
		else if (found.has(key)) complain(`has ${shown(key)} twice`);
		else found.set(key, value);
	}
	return [...found];
}
function pairsText(pairs) {
	return Object.entries(pairs).map(([name, value]) => `${name}=${value}`).join(" ");
}
function shown(value) {
	return `"${neutralLine(value, 80)}"`;
}
function alternatives(words) {
	return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
// src/settings/entries/fail-on-severity.ts
var words = [...severityFilters, "none"];
var failOnSeverity = setting({
	name: "fail-on-severity",
	group: "Policy",
	description: "Findings of this severity and above block. With none, severities alone do not block.",
	placeholder: words.join("|"),
	example: "medium",
	default: "high",
	policy: true,
	schema: parser((text, complain) => readWord(words, text, complain).toUpperCase()),
	file: { form: wordForm(words) }
}, {
	text: (floor) => floor.toLowerCase(),
	stricter: (base, other) => stricterOf(base, other, {
		isStricter: isLower(other, base),
		text: `fail-on-severity=${other.toLowerCase()}`
	})
});
function blocking(floor) {
	return floor === "NONE" ? [] : atOrAbove(floor);
}
function isLower(a, b) {
	return blocking(a).length > blocking(b).length;
}
function lowerFloor(a, b) {
	return isLower(b, a) ? b : a;
}
// src/settings/entries/fail-on-types.ts
var typeWords = [
	"sast",
	"agentic_sast",
	"sca",
	"secret",
	"iac"
];
function typeOf(word) {
	return word.toUpperCase();
}
var failOnTypes = setting({
	name: "fail-on-types",
	group: "Policy",
	description: "Only findings of these types can block.",
	placeholder: "TYPE …",
	example: "sca secret",
	absent: "all types",
	policy: true,
	schema: parser((text, complain) => {
		const words = [...new Set(partsOf(text))];
		if (words.length === 0) complain("names no type; remove it, so that all types count");
		for (const type of words) readWord(typeWords, type, (complaint) => complain(`has ${shown(type)}, which ${complaint}`));
		return words.map((type) => typeOf(type));
	}),
	file: { form: listForm(typeWords) }
}, {
	text: wordsOf$2,
	stricter: moreTypes
});
function wordsOf$2(types) {
	return types.join(" ").toLowerCase();
}
function moreTypes(base, other) {
	const same = {
		value: base,
		tightened: [],
		ignored: []
	};
	if (base === void 0) return other === void 0 ? same : {
		...same,
		ignored: [`fail-on-types=${wordsOf$2(other)}`]
	};
	if (other === void 0) return {
		value: void 0,
		tightened: ["fail-on-types of all types"],
		ignored: []
	};
	const added = other.filter((type) => !base.includes(type));
	const left = base.filter((type) => !other.includes(type));
	return {
		value: [...base, ...added],
		tightened: added.length > 0 ? [`fail-on-types=${wordsOf$2(added)}`] : [],
		ignored: left.length > 0 ? [`fail-on-types without ${wordsOf$2(left)}`] : []
	};
}
// src/settings/boolean.ts
var schema = parser((text, complain) => {
	if (!/^(?:true|True|TRUE|false|False|FALSE)$/.test(text)) complain("is not true or false");
	return text.toLowerCase() === "true";
});
var boolean = {
	schema,
	placeholder: "true|false",
	example: "true"
};
var booleanInFile = { form: booleanForm };
function isBooleanSchema(other) {
	return other === schema;
}
// src/settings/entries/files.ts
var written = {
	group: "Files",
	placeholder: "PATH",
	schema: line,
	file: { refused: "a file must not choose where a run writes" }
};
var jsonFile = setting({
	...written,
	name: "json-file",
	description: "Where the full report is written as JSON.",
	example: "scan-gate.json",
	absent: "report.json in a new folder"
});
var sarifFile = setting({
	...written,
	name: "sarif-file",
	description: "Where the findings are written as SARIF 2.1.0, for code scanning and other tools.",
	example: "scan-gate.sarif",
	absent: "no file"
});
var htmlFile = setting({
	...written,
	name: "html-file",
	description: "Where the report is written as a page.",
	example: "scan-gate.html",
	absent: "no file"
});
var markdownFile = setting({
	...written,
	name: "markdown-file",
	description: "Where the summary is written as Markdown.",
	example: "scan-gate.md",
	absent: "no file"
});
var uploadSarif = setting({
	...boolean,
	name: "upload-sarif",
	group: "Files",
	description: "Whether the SARIF file is uploaded to code scanning.",
	default: "false",
	file: { refused: "it says what one run does" }
});
var category = setting({
	name: "category",
	group: "Files",
	description: "Keeps the results of several gates in one repository apart.",
	placeholder: "NAME",
	example: "backend",
	absent: "one gate",
	schema: matching(/^[\w.-]{1,60}$/, "is not made of at most 60 letters, digits, dots, dashes and _"),
	file: { refused: "it tells the runs of one repository apart" }
});
// src/settings/entries/github.ts
var allowSuppressCommand = setting({
	...boolean,
	name: "allow-suppress-command",
	group: "GitHub",
	description: "Permits /scan-gate suppress in comments on pull requests, to people with write access who did not write the pull request.",
	default: "false",
	file: { refused: "a file must not lift a protection" }
});
var githubToken = setting({
	name: "github-token",
	group: "GitHub",
	description: "Token for GitHub's interface. The job's own token is enough.",
	placeholder: "TOKEN",
	example: `\${{ github.token }}`,
	absent: "the job's own token in the action, none on the command line",
	secret: true,
	schema: secret,
	file: { refused: "a file is no place for a token" }
});
// src/settings/entries/max-age.ts
var example = "critical=7d high=30d";
var maxAge = setting({
	name: "max-age",
	group: "Policy",
	description: "Open findings of a severity that are older than this block.",
	placeholder: "SEVERITY=DAYSd …",
	example,
	default: "",
	absent: "age does not block",
	policy: true,
	schema: parser(readDays),
	file: { form: mappingForm(severityFilters, {
		type: "string",
		pattern: "^\\d{1,5}d$"
	}, example) }
}, {
	text: (days) => Object.entries(days).map(([severity, count]) => `${severity.toLowerCase()}=${count}d`).join(" "),
	stricter: fewerDays
});
function readDays(text, complain) {
	const days = {};
	for (const [key, value] of pairsOf(text, "high=30d", complain)) {
		readWord(severityFilters, key, (complaint) => complain(`has the entry ${shown(key)}, which ${complaint}`));
		if (!/^\d{1,5}d$/.test(value)) complain(`sets ${shown(key)} to something that is not a number of days, such as 30d`);
		days[key.toUpperCase()] = Number.parseInt(value, 10);
	}
	return days;
}
function fewerDays(base, other) {
	const compared = severities.map((severity) => {
		const name = `max-age ${severity.toLowerCase()}`;
		return {
			severity,
			...lowerOf(base[severity], other[severity], {
				name,
				unit: "d"
			})
		};
	});
	const known = compared.filter(({ value }) => value !== void 0);
	return {
		value: Object.fromEntries(known.map(({ severity, value }) => [severity, value])),
		tightened: compared.flatMap(({ tightened }) => tightened),
		ignored: compared.flatMap(({ ignored }) => ignored)
	};
}
// src/settings/entries/on-inconclusive.ts
var handlings = ["fail", "warn"];
var softReasons = inconclusiveNames.filter((reason) => !hardReasons.includes(reason));
var onInconclusive = setting({
	name: "on-inconclusive",
	group: "Run",
	description: `Whether a run that could not decide fails the step: for every reason, or reason by reason. It always fails for ${`${hardReasons.slice(0, -1).join(", ")} and ${hardReasons.at(-1)}`}. For fork and wrong-ref a policy file counts as the default branch has it.`,
	placeholder: "fail|warn|REASON=fail|warn …",
	example: "fork=warn no-key=warn",
	default: "fail",
	schema: parser(readHandlings),
	file: { form: mappingForm(softReasons, { enum: [...handlings] }, "fork=warn") }
}, {
	text: textOf$1,
	stricter: moreFailures
});
function readHandlings(text, complain) {
	const base = text === "warn" ? "warn" : "fail";
	const handling = Object.fromEntries(inconclusiveNames.map((name) => [name, hardReasons.includes(name) ? "fail" : base]));
	if (text === "warn" || text === "fail") return handling;
	for (const [key, value] of pairsOf(text, "fail, warn or timeout=warn", complain)) {
		const name = key;
		if (!inconclusiveNames.includes(name)) complain(`has the entry ${shown(key)}, which is ${unknownReason(key)}`);
		else if (value !== "fail" && value !== "warn") complain(`sets ${key} to something that is not fail or warn`);
		else if (value === "warn" && hardReasons.includes(name)) complain(`softens ${key}, which always fails the step`);
		else handling[name] = value;
	}
	return handling;
}
function unknownReason(key) {
	return `no reason for an inconclusive run; there are ${inconclusiveNames.join(", ")}${didYouMean(key, inconclusiveNames)}`;
}
function textOf$1(handling) {
	const warned = softReasons.filter((reason) => handling[reason] === "warn");
	if (warned.length === 0) return "fail";
	if (warned.length === softReasons.length) return "warn";
	return pairsText(Object.fromEntries(warned.map((reason) => [reason, "warn"])));
}
function moreFailures(base, other) {
	const tightened = inconclusiveNames.filter((reason) => base[reason] === "warn" && other[reason] !== "warn");
	const ignored = inconclusiveNames.filter((reason) => base[reason] !== "warn" && other[reason] === "warn");
	return {
		value: {
			...base,
			...Object.fromEntries(tightened.map((reason) => [reason, "fail"]))
		},
		tightened: tightened.map((reason) => `on-inconclusive ${reason}=fail`),
		ignored: ignored.map((reason) => `on-inconclusive ${reason}=warn`)
	};
}
// src/settings/entries/policy-place.ts
var baselineFile = setting({
	name: "baseline-file",
	group: "Policy",
	description: "Known findings, for scope: new. In a CI system it is read from the default branch.",
	placeholder: "PATH",
	example: ".github/scan-gate-baseline.json",
	absent: "no baseline",
	schema: parser(readPath),
	file: { form: textForm }
});
function readPath(text, complain) {
	const path = withoutDot(text);
	const problem = pathProblem(path);
	if (problem !== void 0) complain(problem);
	return path;
}
function withoutDot(text) {
	return text.replace(/^(?:\.\/)+/, "");
}
function pathProblem(path) {
	if (/[\p{Cc}\\]/u.test(path)) return "is not a path: it has \\ or control characters in it";
	if (path.startsWith("/")) return "is not a path inside the repository: it begins with /";
	if (path.split("/").some((part) => part === "" || part === "." || part === "..")) return "is not a path inside the repository: it has empty parts, . or .. in it";
}
var configFile = setting({
	name: "config-file",
	group: "Policy",
	description: "File that holds the policy, in this repository or, as owner/repo/path@ref, a central one. In a CI system it is read from the default branch, and what the judged commit changes in it may only tighten.",
	placeholder: "PATH|OWNER/REPO/PATH@REF",
	example: ".github/scan-gate.yml",
	absent: ".github/scan-gate.yml, where there is one",
	schema: parser(readConfigPlace),
	file: { refused: "a file does not name another one" }
}, { text: (place) => place.kind === "own" ? place.path : `${place.repository}/${place.path}@${place.ref}` });
function readConfigPlace(text, complain) {
	const [, repository = "", path = "", ref = ""] = /^([\w-]+\/[\w.-]+)\/([^@]+)@(.+)$/.exec(text) ?? [];
	const isCentral = ref !== "" && !/\/\.{1,2}$/.test(repository);
	const problem = pathProblem(isCentral ? path : withoutDot(text));
	if (problem !== void 0) complain(problem);
	if (!isCentral) return {
		kind: "own",
		path: withoutDot(text)
	};
	if (!isRef(ref)) complain(`names ${shown(ref)} after @, which is not a branch, tag or commit`);
	return {
		kind: "central",
		repository,
		path,
		ref
	};
}
var policyRef = setting({
	name: "policy-ref",
	group: "Policy",
	description: "Branch, tag or commit of this repository from which the policy file is read.",
	placeholder: "REF",
	example: "main",
	absent: "the default branch as it stands now",
	schema: parser((text, complain) => {
		if (!isRef(text)) complain("is not a name that git allows for a branch, tag or commit");
		return text;
	}),
	file: { refused: "a file does not name another one" }
});
function isRef(text) {
	return isBranchName(text) && text.length <= 255;
}
// src/settings/entries/run.ts
var warnOnly = setting({
	...boolean,
	name: "warn-only",
	group: "Run",
	description: "The step never fails because of a verdict, and everything it shows is titled \"not enforced\". Wrong settings still fail it.",
	default: "false",
	file: booleanInFile
}, { stricter: (base, other) => stricterOf(base, other, {
	isStricter: !other,
	text: `warn-only=${other}`
}) });
var wait = setting({
	...boolean,
	name: "wait",
	group: "Run",
	description: "With false the run ends as soon as the scan was started, without a verdict on it.",
	example: "false",
	default: "true",
	file: { refused: "it says what one run does" }
});
var timeoutSeconds = setting({
	name: "timeout-seconds",
	group: "Run",
	description: "Time for the whole run, from 1 to 86400. A scan that takes longer leaves the run inconclusive.",
	placeholder: "SECONDS",
	example: "3600",
	default: "1800",
	schema: whole(1, 86400),
	file: { form: wholeForm(1, 86400) }
});
var pollIntervalSeconds = setting({
	name: "poll-interval-seconds",
	group: "Run",
	description: "Time between two looks at the scan, from 1 to 300. auto looks most often when the repository’s scans usually end, and 1 to 15 seconds apart.",
	placeholder: "auto|SECONDS",
	example: "10",
	default: "auto",
	schema: parser((text, complain) => {
		if (text === "auto") return text;
		if (!isWhole$1(text, 1, 300)) complain("is not auto or a whole number of seconds from 1 to 300");
		return Number(text);
	}),
	file: { form: wholeForm(1, 300, "auto") }
});
// src/settings/entries/scan.ts
var repositoryId = setting({
	name: "repository-id",
	group: "Scan",
	description: "Identifier of the repository at the service. Its address there must be the address of this repository.",
	placeholder: "ID",
	example: "6f1c2a44-9d0b-4c1e-8f57-2b6f0e6f3a10",
	absent: "found by the address of this repository",
	schema: identifier,
	file: { refused: "a file must not choose what is scanned" }
});
var branch = setting({
	name: "branch",
	group: "Scan",
	description: "Branch to scan. Needed only where the event does not say which one.",
	placeholder: "NAME",
	example: "main",
	absent: "the branch of the event, or of the checkout",
	schema: parser((text, complain) => {
		if (text.startsWith("refs/")) complain("is a full ref; write the branch alone, as main rather than refs/heads/main");
		else if (!isBranchName(text)) complain("is not a name that git allows for a branch");
		return text;
	}),
	file: { refused: "a file must not choose what is scanned" }
});
var scanId = setting({
	name: "scan-id",
	group: "Scan",
	description: "Judges this scan instead of starting one. Its repository and branch must be those of the run.",
	placeholder: "ID",
	example: "scan_01HV8Z0Q4T",
	absent: "a new scan",
	schema: identifier,
	file: { refused: "a file must not choose what is judged" }
});
var allowForeignRepository = setting({
	...boolean,
	name: "allow-foreign-repository",
	group: "Scan",
	description: "Permits a repository-id whose address at the service is not the address of this repository.",
	default: "false",
	file: { refused: "a file must not lift a protection" }
});
// src/policy/policy.ts
var scopes = [
	"auto",
	"scan",
	"repository",
	"changed",
	"changed-lines",
	"new"
];
// src/settings/entries/scope.ts
var scope = setting({
	name: "scope",
	group: "Policy",
	description: "Which findings can block. scan: all that the scan found. repository: those, and every open one of the repository. changed, changed-lines: those in files or lines that the pull request changes. new: those that the baseline does not hold. auto: on a pull request what makes things worse, elsewhere as scan.",
	placeholder: scopes.join("|"),
	example: "scan",
	default: "auto",
	policy: true,
	schema: word(scopes),
	file: { form: wordForm(scopes) }
}, { stricter: (base, other) => stricterOf(base, other, {
	isStricter: within[other].includes(base),
	text: `scope=${other}`
}) });
var untouched = setting({
	name: "untouched",
	group: "Policy",
	description: "What scope: auto makes of a dependency, secret or configuration finding in a file that the pull request does not change, when the diff is complete. note: it was not made here, and is left to the run on the default branch and max-age. block: it counts as everything else.",
	placeholder: untouchedWords.join("|"),
	example: "block",
	default: "note",
	policy: true,
	schema: word(untouchedWords),
	file: { form: wordForm(untouchedWords) }
}, { stricter: (base, other) => stricterOf(base, other, {
	isStricter: other === "block",
	text: `untouched=${other}`
}) });
var within = {
	repository: [
		"scan",
		"auto",
		"changed",
		"changed-lines",
		"new"
	],
	scan: [
		"auto",
		"changed",
		"changed-lines",
		"new"
	],
	changed: ["changed-lines"],
	"changed-lines": [],
	auto: [],
	new: []
};
// src/settings/entries/scores.ts
var failOnCvss = setting({
	name: "fail-on-cvss",
	group: "Policy",
	description: "Findings with this CVSS score or a higher one block.",
	placeholder: "0–10",
	example: "9.0",
	absent: "scores do not block",
	policy: true,
	schema: parser((text, complain) => {
		if (!/^\d{1,2}(?:\.\d+)?$/.test(text) || Number(text) > 10) complain("is not a number from 0 to 10");
		return Number(text);
	}),
	file: { form: scoreForm }
}, { stricter: (base, other) => lowerOf(base, other, { name: "fail-on-cvss" }) });
var failOnEpss = setting({
	name: "fail-on-epss",
	group: "Policy",
	description: "Findings with this EPSS probability or a higher one block.",
	placeholder: "PERCENTAGE",
	example: "5%",
	absent: "probabilities do not block",
	policy: true,
	schema: parser((text, complain) => {
		const value = Number(text.replace(/%$/, ""));
		if (!/^\d{1,3}(?:\.\d+)?%?$/.test(text) || value > 100) complain("is not a percentage such as 5%");
		else if (!text.endsWith("%") && value > 0 && value < 1) complain(`could mean ${value}% or ${Number((value * 100).toFixed(6))}%; write the percent sign`);
		return value;
	}),
	file: { form: percentageForm }
}, {
	text: (percent) => `${percent}%`,
	stricter: (base, other) => lowerOf(base, other, {
		name: "fail-on-epss",
		unit: "%"
	})
});
var unscored = setting({
	name: "unscored",
	group: "Policy",
	description: "What fail-on-cvss and fail-on-epss make of a finding without a score. unknown: its CVSS may be any of its severity, the EPSS of a dependency any, and what may reach the limit is not passed. ignore: it is left out, and counted.",
	placeholder: unscoredWords.join("|"),
	example: "ignore",
	default: "unknown",
	policy: true,
	schema: word(unscoredWords),
	file: { form: wordForm(unscoredWords) }
}, { stricter: (base, other) => stricterOf(base, other, {
	isStricter: other === "unknown",
	text: `unscored=${other}`
}) });
function scoreForm() {
	return union$1([number$2().check(meta({
		minimum: 0,
		maximum: 10
	})), string$1()], expected("a number from 0 to 10"));
}
function percentageForm() {
	return union$1([string$1().check(meta({ pattern: "^\\d{1,3}(\\.\\d+)?%?$" })), number$2()], expected("a percentage"));
}
// src/settings/entries/service.ts
var exampleUrl = "https://scanner.example.com/api/v1";
var baseUrl = setting({
	name: "base-url",
	group: "Service",
	description: "Address of the scanning service, up to and including the version of its interface.",
	placeholder: "URL",
	example: exampleUrl,
	required: true,
	concealed: /^(?!https?:\/\/[^@?#]*$)/i,
	schema: parser(readUrl),
	file: { refused: "a file must not choose where the key is sent" }
});
function readUrl(text, complain) {
	const url = /^https?:\/\/[^\\\s\p{Cc}]+$/iu.test(text) && URL.canParse(text) ? new URL(text) : void 0;
	if (url === void 0) {
		complain(`is not an address; it starts with https://, for example ${exampleUrl}`);
		return text;
	}
	const path = url.pathname.replace(/\/+$/, "");
	if (text.includes("@")) complain("must not hold a user name or password; the key goes into api-key");
	if (/[?#]/.test(text)) complain("must not hold a query (?) or fragment (#)");
	if (!/\/v\d+$/.test(path)) complain(`does not end in the version of the service's interface, /v and a number, for example ${exampleUrl}`);
	return `${url.origin}${path}`;
}
var apiKey = setting({
	name: "api-key",
	group: "Service",
	description: "API key of the service. Without one nothing is scanned and the run is inconclusive.",
	placeholder: "KEY",
	example: `\${{ secrets.SCAN_GATE_API_KEY }}`,
	absent: "not scanned",
	secret: true,
	schema: secret,
	file: { refused: "a file is no place for a key" }
});
var allowHttp = setting({
	...boolean,
	name: "allow-http",
	group: "Service",
	description: "Permits a base-url with http: on another machine. The key and the findings then travel in the clear.",
	default: "false",
	file: { refused: "a file must not lift a protection" }
});
var assume = setting({
	name: "assume",
	group: "Service",
	description: "What the service's documentation leaves open, where the built-in assumption does not fit.",
	placeholder: "NAME=VALUE …",
	example: "retry-after-unit=ms status-parameter=status",
	default: "",
	absent: "the built-in assumptions",
	schema: parser(readAssumptions),
	file: { refused: "it describes the service, not the policy" }
}, { text: pairsText });
function readAssumptions(text, complain) {
	const assumed = { ...defaultAssumptions };
	for (const [key, value] of pairsOf(text, "retry-after-unit=ms", complain)) {
		const name = assumptionNames.find((known) => known === key);
		if (name === void 0) {
			complain(`has the entry ${shown(key)}, which is not ${alternatives(assumptionNames)}${didYouMean(key, assumptionNames)}`);
			continue;
		}
		const assumption = assumptions[name];
		const choices = "choices" in assumption ? assumption.choices : void 0;
		if (choices && !choices.includes(value)) complain(`sets ${name} to something that is not ${alternatives(choices)}`);
		else if (!/^[\w.[\]-]{1,60}$/.test(value)) complain(`sets ${name} to something that is no parameter name`);
		assumed[name] = value;
	}
	return assumed;
}
// src/settings/entries/surfaces.ts
var annotationWays = [
	"auto",
	"check-run",
	"commands",
	"review",
	"none"
];
var annotations = setting({
	name: "annotations",
	group: "Surfaces",
	description: "How findings are marked in the code. auto: in a check run where the token may write one, else by workflow commands. review: as comments on the lines that the pull request changes.",
	placeholder: annotationWays.join("|"),
	example: "none",
	default: "auto",
	schema: word(annotationWays),
	file: { form: wordForm(annotationWays) }
});
var maxAnnotations = setting({
	name: "max-annotations",
	group: "Surfaces",
	description: "The most findings that are marked in the code, worst first. What is left out is counted.",
	placeholder: "COUNT",
	example: "20",
	default: "50",
	schema: whole(0, 5e3),
	file: { form: wholeForm(0, 5e3) }
});
var commentTimes = [
	"always",
	"on-failure",
	"never"
];
var commentSummaryInPr = setting({
	name: "comment-summary-in-pr",
	group: "Surfaces",
	description: "Whether the pull request gets a comment with the summary, edited in place; on-failure: also when the run could not decide.",
	placeholder: commentTimes.join("|"),
	example: "on-failure",
	default: "never",
	schema: word(commentTimes),
	file: { form: wordForm(commentTimes) }
});
var jobSummary = setting({
	...boolean,
	name: "job-summary",
	group: "Surfaces",
	description: "Whether the summary is added to the job's page.",
	example: "false",
	default: "true",
	file: booleanInFile
});
var disclose = setting({
	name: "disclose",
	group: "Surfaces",
	description: "Which findings are named on the log, in annotations and in the summary: all, those in changed files, or none (counts). auto: changed on a public repository, else all.",
	placeholder: disclosures.join("|"),
	example: "counts",
	default: "auto",
	schema: word(disclosures),
	file: { form: wordForm(disclosures) }
});
// src/settings/entries/threshold.ts
var keys = new Map(severities.flatMap((severity) => {
	const word = severity.toLowerCase();
	const typed = typeWords.map((type) => [`${type}-${word}`, {
		severity,
		type: typeOf(type)
	}]);
	return [[word, {
		severity,
		type: void 0
	}], ...typed];
}));
var threshold = setting({
	name: "threshold",
	group: "Policy",
	description: "The most findings of a severity, or of one type of it, that are allowed. The most specific entry alone judges a finding, instead of fail-on-severity.",
	placeholder: "[TYPE-]SEVERITY=COUNT …",
	example: "critical=0 high=5 sca-high=10",
	default: "",
	absent: "no thresholds",
	policy: true,
	schema: parser(readThresholds),
	file: { form: mappingForm([...keys.keys()], {
		type: "integer",
		minimum: 0
	}, "critical=0 high=5") }
}, {
	text: (entries) => entries.map(thresholdText).join(" "),
	stricter: (_base, _other, versions) => stricterLimits(versions)
});
function readThresholds(text, complain) {
	const limits = [];
	for (const [key, value] of pairsOf(text, "high=5", complain)) {
		const entry = keys.get(key);
		if (entry === void 0) complain(keyComplaint(key));
		else if (!isWhole$1(value, 0, 1e9)) complain(`sets ${key} to something that is not a whole number`);
		else limits.push({
			...entry,
			limit: Number(value)
		});
	}
	const order = [...keys.values()];
	const rank = (each) => order.findIndex(({ severity, type }) => severity === each.severity && type === each.type);
	return limits.sort((a, b) => rank(a) - rank(b));
}
function keyComplaint(key) {
	return `has the entry ${shown(key)}, which is not ${alternatives(severityFilters)}, alone or after a type as in sca-high${didYouMean(key, [...keys.keys()])}`;
}
function stricterLimits({ base, other }) {
	const blockingAnyway = blocking(lowerFloor(base.failOnSeverity, other.failOnSeverity));
	const parts = severities.map((severity) => {
		const before = planOf(base, severity);
		const plan = mergePlans(before, planOf(other, severity), base.failOnTypes);
		return {
			value: entriesOf(plan, severity, blockingAnyway.includes(severity)),
			...changes({
				base: of(base, severity),
				other: of(other, severity),
				before,
				plan
			})
		};
	});
	return {
		value: parts.flatMap(({ value }) => value),
		tightened: parts.flatMap(({ tightened }) => tightened),
		ignored: parts.flatMap(({ ignored }) => ignored)
	};
}
function of({ threshold: entries }, severity) {
	return entries.filter((entry) => entry.severity === severity);
}
function planOf(policy, severity) {
	const entries = of(policy, severity);
	return {
		typed: new Map(entries.flatMap(({ type, limit }) => type === void 0 ? [] : [[type, limit]])),
		rest: entries.find(({ type }) => type === void 0)?.limit ?? (blocking(policy.failOnSeverity).includes(severity) ? 0 : Number.POSITIVE_INFINITY)
	};
}
function mergePlans(base, other, types) {
	const typed = new Map();
	for (const [type, limit] of base.typed) typed.set(type, Math.min(limit, other.typed.get(type) ?? other.rest));
	const added = [...other.typed].filter(([type]) => !base.typed.has(type));
	const isFree = (type) => !Number.isFinite(base.rest) || types !== void 0 && !types.includes(type);
	for (const [type, limit] of added) if (isFree(type)) typed.set(type, limit);
	const bound = added.filter(([type]) => !isFree(type));
	const rest = Math.min(base.rest, other.rest);
	if (bound.length === 0) return {
		typed,
		rest
	};
	if (bound.reduce((total, [, limit]) => total + limit, rest) > base.rest) return {
		typed,
		rest: base.rest
	};
	for (const [type, limit] of bound) typed.set(type, limit);
	return {
		typed,
		rest
	};
}
function entriesOf({ typed, rest }, severity, blocksAnyway) {
	const isSaid = blocksAnyway && rest === 0;
	return [...Number.isFinite(rest) && !isSaid ? [{
		severity,
		type: void 0,
		limit: rest
	}] : [], ...[...typed].map(([type, limit]) => ({
		severity,
		type,
		limit
	}))];
}
function changes({ base, other, before, plan }) {
	const [tightened, ignored] = [[], []];
	for (const entry of other) {
		if (base.some(({ type, limit }) => type === entry.type && limit === entry.limit)) continue;
		const text = `threshold ${thresholdText(entry)}`;
		if (limitOf$1(plan, entry) !== entry.limit) ignored.push(text);
		else if (limitOf$1(before, entry) !== entry.limit) tightened.push(text);
	}
	for (const entry of base) {
		if (other.some(({ type }) => type === entry.type)) continue;
		(limitOf$1(plan, entry) < entry.limit ? tightened : ignored).push(`no threshold ${thresholdText(entry)}`);
	}
	return {
		tightened,
		ignored
	};
}
function limitOf$1({ typed, rest }, { type }) {
	return type === void 0 ? rest : typed.get(type) ?? rest;
}
// src/settings/entries/uncovered.ts
var order = [
	"inconclusive",
	"auto",
	"note"
];
var uncovered = setting({
	name: "uncovered",
	group: "Policy",
	description: "What source files mean that no scanner of code looked at, of a change or else of the whole commit, as far as the service says. auto: more than half of them keep a run from passing. inconclusive: any does. note: they are only counted.",
	placeholder: uncoveredWords.join("|"),
	example: "note",
	default: "auto",
	policy: true,
	schema: word(uncoveredWords),
	file: { form: wordForm(uncoveredWords) }
}, { stricter: (base, other) => stricterOf(base, other, {
	isStricter: order.indexOf(other) < order.indexOf(base),
	text: `uncovered=${other}`
}) });
// src/settings/settings.ts
var entries = [
	...[
		baseUrl,
		apiKey,
		allowHttp,
		assume
	],
	...[
		repositoryId,
		branch,
		scanId,
		allowForeignRepository
	],
	failOnSeverity,
	threshold,
	failOnTypes,
	failOnCvss,
	failOnEpss,
	unscored,
	maxAge,
	uncovered,
	scope,
	untouched,
	...[
		baselineFile,
		configFile,
		policyRef
	],
	...[
		warnOnly,
		onInconclusive,
		wait,
		timeoutSeconds,
		pollIntervalSeconds
	],
	...[
		annotations,
		maxAnnotations,
		commentSummaryInPr,
		jobSummary
	],
	disclose,
	...[
		jsonFile,
		sarifFile,
		htmlFile,
		markdownFile,
		uploadSarif,
		category
	],
	...[allowSuppressCommand, githubToken]
];
var settingNames = entries.map(({ name }) => name);
var settings = Object.fromEntries(entries.map((entry) => [entry.name, entry]));
var fileSettingNames = settingNames.filter((name) => "form" in settings[name].file);
function settingText(name, read) {
	const value = read[camelCase(name)];
	if (value === void 0) return void 0;
	const { secret, text } = settings[name];
	if (secret) return "set";
	return text === void 0 ? String(value) : text(value);
}
// src/settings/policy-settings.ts
var policyNames = settingNames.filter((name) => settings[name].policy === true);
var comparedNames = fileSettingNames.filter((name) => settings[name].stricter !== void 0);
function policyOf(read, exceptions, today) {
	return {
		...pick(policyNames, read),
		exceptions,
		today
	};
}
function settingsOf(policy) {
	return pick(policyNames, policy);
}
function pick(names, from) {
	const values = new Map(Object.entries(from));
	return Object.fromEntries(names.map((name) => [camelCase(name), values.get(camelCase(name))]));
}
function tighten(base, other, { maxExceptionDays } = {}) {
	const isPolicy = (name) => policyNames.some((known) => known === name);
	const ofPolicy = compare(comparedNames.filter(isPolicy), base, other);
	const { today } = base.policy;
	const exceptions = fewerExceptions(base.policy.exceptions, other.policy.exceptions, {
		today,
		maxExceptionDays
	});
	const ofRun = compare(comparedNames.filter((name) => !isPolicy(name)), base, other);
	const values = ofPolicy.value;
	return {
		value: {
			policy: {
				...values,
				...demandedTypes(base.policy, values.failOnTypes),
				exceptions: exceptions.value,
				today
			},
			enforcement: ofRun.value
		},
		tightened: [
			ofPolicy,
			exceptions,
			ofRun
		].flatMap(({ tightened }) => tightened),
		ignored: [
			ofPolicy,
			exceptions,
			ofRun
		].flatMap(({ ignored }) => ignored)
	};
}
function compare(names, base, other) {
	const [before, after] = [base, other].map(({ policy, enforcement }) => pick(names, {
		...policy,
		...enforcement
	}));
	const versions = {
		base: base.policy,
		other: other.policy
	};
	const value = {};
	const [tightened, ignored] = [[], []];
	for (const name of names) {
		const key = camelCase(name);
		const compared = settings[name].stricter?.(before?.[key], after?.[key], versions);
		value[key] = compared?.value;
		tightened.push(...compared?.tightened ?? []);
		ignored.push(...compared?.ignored ?? []);
	}
	return {
		value,
		tightened,
		ignored
	};
}
// src/steps/policy-description.ts
var places = {
	input: "the step's settings",
	flag: "the command line",
	environment: "the environment"
};
function sourceText({ sources }, layers) {
	const used = new Set(fileSettingNames.map((name) => sources[name]));
	const parts = [...Object.entries(places).flatMap(([source, text]) => used.has(source) ? [text] : []), ...layers.map(({ name }) => name)];
	if (parts.length === 0) return "the defaults";
	return parts.length === 1 ? parts.join() : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
function describePolicy(settings, policy) {
	const described = {};
	for (const name of policyNames) {
		const text = settingText(name, settings);
		if (text !== void 0 && text !== "") described[name] = text;
	}
	if (policy.scope === "new") described["baseline-file"] = settings.baselineFile ?? "none";
	if (policy.exceptions.length > 0) described.exceptions = exceptionCount(policy);
	return described;
}
function exceptionCount({ exceptions, today }) {
	const expired = exceptions.filter((exception) => isExpired(exception, today)).length;
	return expired > 0 ? `${exceptions.length}, of which ${expired} expired` : String(exceptions.length);
}
// src/steps/policy.ts
async function loadPolicy(request) {
	const { settings, now } = request;
	const today = now.toISOString().slice(0, 10);
	const place = settings.configFile ?? {
		kind: "own",
		path: ".github/scan-gate.yml"
	};
	const ownPath = place.kind === "own" ? place.path : configFilePath;
	const isNamed = place.kind === "own" && settings.configFile !== void 0;
	const [central, own] = await Promise.all([place.kind === "central" ? readCentral(request, place) : void 0, readOwn(request, ownPath, isNamed)]);
	const layers = [central, own].filter((layer) => layer !== void 0);
	const notes = [];
	let version = withFiles(settings, layers, today);
	if (central !== void 0 && own !== void 0) {
		const maxExceptionDays = central.file.maxExceptionDays;
		version = tightened(keepJudgement(withFiles(settings, [central], today), version), {
			version: withFiles(settings, [own, central], today),
			layer: own,
			notes,
			maxExceptionDays
		});
	}
	const head = await readHeadVersion(request, ownPath, own);
	if (head !== void 0) {
		version = tightened(version, {
			version: withFiles(settings, central === void 0 ? [head] : [head, central], today),
			layer: head,
			notes
		});
		layers.push(head);
	}
	if (central === void 0 && own?.file.maxExceptionDays !== void 0) notes.push(`max-exception-days in ${own.name} means nothing: it is for central policies`);
	for (const note of notes) request.log.note(note);
	const { trustedBases = [], acceptUncovered = [] } = (central ?? own)?.file ?? {};
	if (head !== void 0 && trustedBases.join() !== (head.file.trustedBases ?? []).join()) request.log.note(`${head.name} may only tighten; ignored: trusted-bases`);
	if (head !== void 0 && acceptUncovered.join() !== (head.file.acceptUncovered ?? []).join()) request.log.note(`${head.name} may only tighten; ignored: accept-uncovered`);
	if (acceptUncovered.length > 0) version = {
		...version,
		policy: {
			...version.policy,
			acceptUncovered
		}
	};
	return {
		...loaded(version, layers, notes),
		trustedBases
	};
}
async function readCentral({ around }, { repository, path, ref }) {
	const label = `${repository}/${path}`;
	const read = around.readCentralFile;
	const found = read === void 0 ? void 0 : await readable(label, () => read(repository, path, ref));
	return found === void 0 ? absent(`${label}@${ref}`) : layerOf(label, found);
}
async function readOwn({ around }, path, isNamed) {
	const read = around.readPolicyFile;
	if (read === void 0) return isNamed ? absent(path) : void 0;
	const [found, mistaken] = await Promise.all([readable(path, () => read("trusted", path)), path === ".github/scan-gate.yml" ? readable(mistakenConfigPath, () => read("trusted", mistakenConfigPath)) : void 0]);
	if (mistaken !== void 0) throw misnamed(mistaken.at);
	if (found === void 0 && isNamed) return absent(path);
	return found === void 0 ? void 0 : layerOf(path, found);
}
async function readHeadVersion({ around, context, settings }, path, own) {
	const read = around.readPolicyFile;
	if (read === void 0 || context.trust === "own" && settings.policyRef === void 0) return void 0;
	const names = path === ".github/scan-gate.yml" ? [path, mistakenConfigPath] : [path];
	const [found, mistaken] = await Promise.all((await changedHere(around, names)).map((name) => name && readable(name, () => read("head", name))));
	if (mistaken) throw misnamed(mistaken.at);
	return found && found.text !== own?.text ? layerOf(path, found) : void 0;
}
async function changedHere({ changedFiles }, paths) {
	if (changedFiles === void 0) return paths;
	try {
		const changes = await changedFiles();
		return paths.map((path) => changes?.isComplete && !changes.files.has(path) ? void 0 : path);
	} catch (error) {
		if (isOver(error)) throw error;
		return paths;
	}
}
function misnamed(at) {
	return new GateError("CONFIG", `${mistakenConfigPath} of ${at} is not read: the policy file is ${configFilePath}`, {
		reason: "policy",
		hint: `Put what it says into ${configFilePath} and remove it, or name the file to read with config-file.`
	});
}
async function layerOf(label, { text, at }) {
	const name = `${label} of ${at}`;
	const { parsePolicyFile } = await import("./policy-file.js");
	return {
		file: parsePolicyFile(text, name),
		text,
		name
	};
}
async function readable(label, read) {
	try {
		return await read();
	} catch (error) {
		if (isOver(error)) throw error;
		const { message, hint } = asGateError(error);
		throw new GateError("CONFIG", `The policy ${label} could not be read: ${message}`, {
			reason: "policy",
			hint,
			cause: error
		});
	}
}
function isOver(error) {
	const { code } = asGateError(error);
	return code === "CANCELLED" || code === "SCAN_TIMEOUT";
}
function absent(label) {
	throw new GateError("CONFIG", `The policy ${label} is not there, and config-file names it`, {
		reason: "policy",
		hint: "On a pull request the policy is read from the default branch, or from policy-ref: put it there, or correct config-file (a central one is owner/repo/path@ref)."
	});
}
function withFiles(settings, layers, today) {
	const filled = { ...settings };
	const sources = { ...settings.sources };
	const origins = {};
	for (const name of fileSettingNames) {
		const layer = settings.sources[name] === "default" ? layers.find(({ file }) => name in file.settings) : void 0;
		origins[name] = layer?.name ?? settings.sources[name];
		if (layer === void 0) continue;
		filled[camelCase(name)] = layer.file.settings[name];
		sources[name] = "config file";
	}
	const complete = {
		...filled,
		sources
	};
	return {
		settings: complete,
		policy: policyOf(complete, layers.flatMap(({ file }) => file.exceptions), today),
		origins
	};
}
function keepJudgement(central, filled) {
	const settings = { ...filled.settings };
	const origins = { ...filled.origins };
	for (const name of comparedNames) {
		settings[camelCase(name)] = central.settings[camelCase(name)];
		origins[name] = central.origins[name];
	}
	return {
		settings,
		policy: central.policy,
		origins
	};
}
function tightened(base, { version, layer, notes, maxExceptionDays }) {
	const compared = tighten(sideOf(base), sideOf(version), { maxExceptionDays });
	const ignored = [...compared.ignored, ...otherChanges(base, version)];
	if (compared.tightened.length > 0) notes.push(`${layer.name} tightens: ${compared.tightened.join(", ")}`);
	if (ignored.length > 0) notes.push(`${layer.name} may only tighten; ignored: ${ignored.join(", ")}`);
	const { policy, enforcement } = compared.value;
	const settings = {
		...base.settings,
		...settingsOf(policy),
		...enforcement
	};
	const origins = { ...base.origins };
	for (const name of comparedNames) if (settingText(name, settings) !== settingText(name, base.settings)) origins[name] = layer.name;
	return {
		settings,
		policy,
		origins
	};
}
function sideOf({ policy, settings: enforcement }) {
	return {
		policy,
		enforcement
	};
}
function otherChanges(base, other) {
	return fileSettingNames.filter((name) => !comparedNames.some((compared) => compared === name)).filter((name) => settingText(name, other.settings) !== settingText(name, base.settings)).map((name) => `${name}=${settingText(name, other.settings) ?? settings[name].absent}`);
}
function loaded({ settings, policy, origins }, layers, notes) {
	const { today: _, ...lasting } = policy;
	const canonical = {
		...lasting,
		baselineFile: policy.scope === "new" ? settings.baselineFile : void 0
	};
	return {
		policy,
		settings,
		source: sourceText(settings, layers),
		sha256: createHash("sha256").update(canonicalJson(canonical)).digest("hex"),
		described: describePolicy(settings, policy),
		origins,
		notes
	};
}
function canonicalJson(value) {
	if (Array.isArray(value)) return `[${value.map(canonicalJson).sort().join(",")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	return `{${Object.entries(value).filter(([, each]) => each !== void 0).map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).sort().join(",")}}`;
}
// src/steps/resolve.ts
var candidateCap = 50;
async function resolveRepository(run, wanted) {
	return wanted.repositoryId === void 0 ? findByUrl(run, wanted) : readById(run, wanted, wanted.repositoryId);
}
async function readById(run, wanted, repositoryId) {
	const found = await readRepository(run, repositoryId);
	if (wanted.allowForeignRepository) {
		run.log.note(`allow-foreign-repository is on: ${found.name} is gated without comparing its address`);
		return found;
	}
	if (wanted.repositoryUrl === void 0) throw foreign("This repository has no address (no remote named origin) to compare with the one at the service");
	if (!sameRepository(found.vcs_url ?? "", wanted.repositoryUrl, wanted.githubHost)) throw foreign(`repository-id ${repositoryId} ${found.vcs_url ? `is ${found.vcs_url}` : "states no address"}, this repository is ${wanted.repositoryUrl}`);
	return found;
}
function foreign(message) {
	return new GateError("CONFIG", message, {
		reason: "foreign-repository",
		hint: "Correct repository-id, or remove it to have the repository found by its address. To gate another repository on purpose, set allow-foreign-repository: true."
	});
}
async function readRepository(run, repositoryId) {
	try {
		const found = await run.client.getRepository({ repository_id: repositoryId });
		if (found.repository_id === repositoryId) return found;
		throw new GateError("PROTOCOL", `Asked for repository ${repositoryId}, the service answered ${found.repository_id}`);
	} catch (error) {
		if (!(error instanceof GateError) || error.code !== "NOT_FOUND") throw error;
		throw new GateError("NOT_FOUND", `repository-id ${repositoryId} does not exist at the service`, {
			cause: error,
			hint: "Correct repository-id, or remove it to have the repository found by its address."
		});
	}
}
async function findByUrl(run, wanted) {
	const url = wanted.repositoryUrl;
	if (url === void 0) throw new GateError("CONFIG", "Nothing says which repository to gate: there is no repository-id and no remote named origin", { hint: "Set repository-id, with allow-foreign-repository: true if the address cannot be compared." });
	const name = lastSegment(url);
	const candidates = await search(run, name);
	if (candidates.length > candidateCap) throw unresolved(`${candidates.length} repositories at the service match "${name}"`, candidates.slice(0, 10));
	const details = await Promise.all(candidates.map((item) => readRepository(run, item.repository_id)));
	const ours = details.filter((detail) => sameRepository(detail.vcs_url ?? "", url, wanted.githubHost));
	const [only, ...others] = ours;
	if (only === void 0) throw unresolved(`No repository at the service has the address ${url}`, details);
	if (others.length > 0) throw unresolved(`${ours.length} repositories at the service have the address ${url}`, ours);
	return only;
}
async function search(run, name) {
	const sweep = await sweepUntilStanding({
		read: (page) => run.client.listRepositories({
			search: name,
			page,
			limit: 100
		}),
		id: (item) => item.repository_id,
		digest: (item) => item.repository_id,
		combine: (_, later) => later
	});
	if (sweep.stands) return sweep.items;
	throw new GateError("PROTOCOL", `The list of repositories that match "${name}" kept changing while it was read`, { hint: "Set repository-id: then one repository is read, and no list." });
}
function lastSegment(url) {
	return (url.replace(/\/+$/, "").split(/[/:]/).at(-1) ?? url).replace(/\.git$/i, "");
}
function unresolved(message, candidates) {
	const listed = candidates.slice(0, 10).map((item) => `${item.repository_id} (${item.vcs_url ?? item.name})`);
	return new GateError("NOT_FOUND", listed.length > 0 ? `${message}; candidates: ${listed.join(", ")}` : message, { hint: "Connect the repository in the dashboard, or set repository-id to the right one." });
}
function hostOf(url) {
	return url !== void 0 && URL.canParse(url) ? new URL(url).host : void 0;
}
// src/steps/scan-of-commit.ts
var slackMs = 5e3;
function requireScanOfCommit(scan, tie) {
	const isSame = isSameCommit(scan.commit_sha ?? void 0, tie.headSha);
	const why = isSame === void 0 ? whyNotByTime(scan, tie) : isSame ? void 0 : `it holds ${scan.commit_sha}`;
	if (why === void 0) return;
	const commit = tie.headSha === void 0 ? "a commit" : `commit ${tie.headSha.slice(0, 12)}`;
	throw new GateError("CONFIG", `Scan ${scan.scan_id} cannot be tied to ${commit}: ${why}`, {
		reason: "moved",
		hint: "Leave scan-id out, so that the branch is scanned anew, or name a scan that was started after the push."
	});
}
function whyNotByTime({ created_at }, { headSha, pushedByMs, aheadMs, nowMs }) {
	if (headSha === void 0) return "nothing says which commit the run is about";
	const created = parseTime(created_at);
	if (created === void 0) return "it names no commit, and does not say when it was created, with a zone";
	if (pushedByMs === void 0) return "it names no commit, and nothing says when the commit was pushed";
	if (aheadMs === void 0) return "it names no commit, and the service does not state its time";
	const createdMs = created - aheadMs;
	if (createdMs > nowMs + slackMs) return "it names no commit, and was created in the future";
	return createdMs >= pushedByMs + slackMs ? void 0 : "it was created before the commit was pushed, or just then";
}
// src/steps/scope.ts
var narrowing = [
	"auto",
	"changed",
	"changed-lines"
];
function hasTrustedBase({ context, trustedBases }) {
	const { base } = context;
	return !hasOwnBase(context) || trustedBases.some((glob) => pathMatcher(glob)(base?.branch ?? ""));
}
function scopeHere({ scope }, compared, { note }) {
	if (!narrowing.includes(scope)) return scope;
	const { base, defaultBranch = "the default branch" } = compared.context;
	const missing = scope === "auto" ? compared.comparison?.missing : void 0;
	if (hasTrustedBase(compared) && missing !== void 0) note(missing);
	if (hasTrustedBase(compared)) return missing !== void 0 || scope === "auto" && base === void 0 ? "scan" : scope;
	note(`The base is ${base?.branch}, not ${defaultBranch} or one of trusted-bases: everything that this scan found is judged`);
	return "scan";
}
// src/steps/trigger.ts
var settleRounds = [
	2e3,
	4e3,
	6e3,
	8e3,
	12e3
];
async function startScan(start, waitFor) {
	const first = await post(start);
	if (first.isNew) return first.ids;
	const [old = ""] = first.ids;
	start.run.log.note(`The service answered with scan ${old}, which may be older than this run: waiting for it, then asking once more`);
	await waitFor(old);
	const second = await post(start);
	if (second.isNew && !second.ids.includes(old)) return second.ids;
	throw new GateError("PROTOCOL", `The service keeps answering with scan ${second.ids[0]}, which may have been started before this run`, { hint: "An old scan may not hold this commit. Look at the scan at the service, or run the gate again later." });
}
async function post(start) {
	const { run, target } = start;
	try {
		return await postOnce(start);
	} catch (error) {
		if (!(error instanceof GateError)) throw error;
		if (error.status === 409) return {
			ids: [await runningScan(run, target, error)],
			isNew: false
		};
		if (!error.isAmbiguous) throw explained(error, target);
		return settle(start, error);
	}
}
async function postOnce({ run, target, before }) {
	const started = await run.client.startScan({
		repository_id: target.repositoryId,
		branch: target.branch
	});
	if (started.repository_id !== target.repositoryId || started.branch !== target.branch) throw new GateError("PROTOCOL", `Asked for a scan of ${target.branch}, the service started one of ${started.branch} in repository ${started.repository_id}`);
	return {
		ids: [started.scan_id],
		isNew: before === void 0 ? started.status === "PENDING" : isNewSince(before, started)
	};
}
function explained(error, target) {
	if (error.code !== "NOT_FOUND") return error;
	return new GateError("NOT_FOUND", `The service cannot scan the branch ${target.branch}: ${error.message}`, {
		cause: error,
		status: error.status,
		hint: "Check that the branch was pushed and that the service can read the repository."
	});
}
async function runningScan(run, target, refused) {
	const [ours] = await ofTarget(run, target, (await listScans(run, target.repositoryId)).items.filter((item) => item.status !== "COMPLETED" && item.status !== "FAILED"));
	if (ours === void 0) throw refused;
	return ours;
}
async function settle(start, lost) {
	const { run, target, before } = start;
	const { clock, signal } = run.budget;
	if (before === void 0) throw new GateError(lost.code, `${lost.message}; whether a scan was started is unknown`, {
		cause: lost,
		hint: "The scans could not be listed beforehand, so asking again might start a second scan. Run the gate again."
	});
	run.log.say(`${lost.message}. It may have been received: looking for the scan before asking again`);
	for (const pauseMs of settleRounds) {
		await clock.sleep(pauseMs, signal);
		const candidates = await ofTarget(run, target, newSince(before, await listScans(run, target.repositoryId)));
		if (candidates.length > 0) {
			run.log.note(`The answer to POST /scans was lost; assumed that it started ${candidates.join(" and ")}`);
			return {
				ids: candidates,
				isNew: true
			};
		}
	}
	run.log.note("The answer to POST /scans was lost and 30 s of looking show no scan; asked once more");
	return postOnce(start);
}
async function ofTarget(run, target, items) {
	return (await Promise.all(items.map((item) => run.client.getScan({ scan_id: item.scan_id })))).filter((scan) => scan.repository_id === target.repositoryId && scan.branch === target.branch).map((scan) => scan.scan_id);
}
// src/steps/wait.ts
var heartbeatMs = 3e4;
var unknownScanMs = 6e4;
var outageMs = 12e4;
async function waitForEnd(run, wanted, options) {
	const { clock, signal } = run.budget;
	const startedMs = clock.now();
	const watch = beginWatch(wanted.scanId, startedMs);
	const endLive = run.log.live?.(() => progressText(run, watch));
	const random = options.random ?? Math.random;
	try {
		for (let turn = 1;; turn++) {
			const waiting = {
				elapsedMs: clock.now() - startedMs,
				random: random(),
				history: watch.history
			};
			await clock.sleep(pollDelayMs(waiting, options.pollIntervalSeconds), signal);
			const scan = await poll(run, wanted, watch);
			if (turn === 1 && !hasEnded(scan)) learnHistory(watch, options);
			if (scan === void 0) continue;
			options.onPoll?.(scan);
			follow(run, watch, scan.status);
			if (hasEnded(scan)) return scan;
		}
	} finally {
		endLive?.();
	}
}
function beginWatch(scanId, now) {
	return {
		scanId,
		startedMs: now,
		sinceMs: now,
		spokenMs: now,
		status: "",
		phases: [],
		troubleMs: void 0,
		history: void 0
	};
}
function learnHistory(watch, { readHistory }) {
	readHistory?.().then((history) => {
		watch.history = history;
	}, () => {});
}
function hasEnded(scan) {
	return scan?.status === "COMPLETED" || scan?.status === "FAILED";
}
function wholeSeconds(ms) {
	return formatSeconds(Math.max(1, Math.floor(ms / 1e3)) * 1e3);
}
function progressText({ budget }, { scanId, status, startedMs, history }) {
	const now = budget.clock.now();
	const usual = history === void 0 ? "" : `; usually done after ${wholeSeconds(usualMs(history))}`;
	const left = wholeSeconds(budget.deadline - now);
	return `Scan ${scanId}: ${wordOf(status)} for ${wholeSeconds(now - startedMs)}${usual}; time limit in ${left}`;
}
function wordOf(status) {
	return status === "" ? "started" : status.toLowerCase();
}
async function waitForCompletion(run, wanted, options) {
	const scan = await waitForEnd(run, wanted, options);
	if (scan.status === "COMPLETED") return scan;
	const why = scan.error ? `: ${scan.error}` : "";
	throw new GateError("SCAN_FAILED", `Scan ${wanted.scanId} FAILED at the service${why}`, { hint: "Nothing was decided. Look at the scan at the service, then run the gate again." });
}
async function poll(run, wanted, watch) {
	try {
		const scan = await run.client.getScan({ scan_id: wanted.scanId });
		watch.troubleMs = void 0;
		checkIdentity(scan, wanted);
		return scan;
	} catch (error) {
		const now = run.budget.clock.now();
		watch.troubleMs ??= now;
		const patienceMs = patienceWith(error);
		if (patienceMs === void 0 || now - watch.troubleMs >= patienceMs) throw error;
		run.log.say(`${error.message}; still asking`);
		return;
	}
}
function patienceWith(error) {
	if (!(error instanceof GateError)) return void 0;
	if (error.code === "NOT_FOUND") return unknownScanMs;
	return error.code === "UNAVAILABLE" ? outageMs : void 0;
}
function checkIdentity(scan, { scanId, target }) {
	if (scan.scan_id === scanId && scan.repository_id === target.repositoryId && scan.branch === target.branch) return;
	throw new GateError("PROTOCOL", `Asked for scan ${scanId} of ${target.branch}, the service answered scan ${scan.scan_id} of ${scan.branch} in repository ${scan.repository_id}`, { hint: "With scan-id: the scan must be of this repository and this branch." });
}
function follow(run, watch, status) {
	const now = run.budget.clock.now();
	if (status !== watch.status) {
		if (watch.status !== "") watch.phases.push(`${wordOf(watch.status)} ${formatSeconds(now - watch.sinceMs)}`);
		Object.assign(watch, {
			status,
			sinceMs: now
		});
	}
	if (status === "COMPLETED" || status === "FAILED") {
		const end = `${wordOf(status)} after ${formatSeconds(now - watch.startedMs)}`;
		run.log.say(`Scan ${watch.scanId}: ${[...watch.phases, end].join(", ")}`);
	} else if (now - watch.spokenMs >= heartbeatMs) {
		watch.spokenMs = now;
		run.log.say(progressText(run, watch));
	}
}
async function triggerScan(run, target, options) {
	const before = await listScansBefore(run, target.repositoryId);
	const ids = await startScan({
		run,
		target,
		before
	}, async (scanId) => {
		await waitForEnd(run, {
			scanId,
			target
		}, options);
	});
	run.log.detail?.(`Scan ${ids.join(" and ")} started`);
	return {
		ids,
		before
	};
}
// src/gate.ts
async function runGate(input) {
	const { settings, clock } = input;
	const startedMs = clock.now();
	const budget = createBudget(clock, settings.timeoutSeconds * 1e3, input.cancel);
	const notes = [];
	const log = keepingNotes(input.log, notes);
	const run = {
		client: createClient({
			baseUrl: settings.baseUrl,
			apiKey: settings.apiKey ?? "",
			transport: input.transport,
			budget,
			assume: settings.assume,
			userAgent: `scan-gate/${input.version}`,
			onWait: log.say
		}),
		budget,
		log
	};
	const around = input.surroundings(budget, log.say);
	const progress = {
		input,
		run,
		around,
		head: watchHead(run, around, input.context),
		report: firstReport(input),
		settings,
		evidence: void 0,
		changes: void 0
	};
	try {
		await runSteps(progress);
	} catch (error) {
		progress.report = withError(progress.report, resumable(asGateError(error), progress.report));
	} finally {
		budget.end();
	}
	return {
		report: finish(progress, notes, clock.now() - startedMs),
		settings: progress.settings,
		evidence: progress.evidence,
		context: progress.input.context,
		changes: progress.changes
	};
}
function firstReport({ settings, context, version }) {
	const { repositoryUrl, event, branch, headSha, base, change } = context;
	const report = {
		...newReport(version),
		enforced: !settings.warnOnly,
		serviceOrigin: new URL(settings.baseUrl).origin,
		repositoryUrl,
		event
	};
	if (context.refusal !== void 0) return report;
	return {
		...report,
		branch,
		headSha,
		baseSha: base?.sha,
		pullRequest: change?.number
	};
}
async function runSteps(progress) {
	const { input, run, around } = progress;
	const context = await withOwnHead(around, input.context);
	progress.input = {
		...input,
		context
	};
	progress.head = watchHead(run, around, context);
	if (context.refusal === void 0) progress.report = {
		...progress.report,
		headSha: context.headSha
	};
	const refusal = context.refusal ?? (input.settings.apiKey === void 0 ? noKey() : void 0);
	if (refusal !== void 0) {
		await readPolicy(progress).catch((error) => {
			if (error.code === "CANCELLED") throw error;
			run.log.note(`${error.message}. The settings count without it`);
		});
		throw refusal;
	}
	const [loaded, head] = await Promise.all([readPolicy(progress), checkHead(around, context)]);
	refuseMoved(head);
	if (head.kind === "unreadable") run.log.note(head.message);
	const { settings } = progress;
	const repository = await resolveRepository(run, {
		repositoryId: settings.repositoryId,
		repositoryUrl: context.repositoryUrl,
		githubHost: context.system === "github" ? hostOf(context.repositoryUrl) : void 0,
		allowForeignRepository: settings.allowForeignRepository
	});
	progress.report = withRepository(progress.report, repository);
	run.log.detail?.(`Repository ${repository.name} (${repository.repository_id}), branch ${context.branch}`);
	const baseline = await readBaseline(loaded.policy, {
		baselineFile: settings.baselineFile,
		around,
		repositoryUrl: context.repositoryUrl
	});
	const target = {
		repositoryId: repository.repository_id,
		branch: context.branch
	};
	const scans = await scanAndWait(progress, target);
	if (scans === void 0) return;
	const mayNarrow = hasTrustedBase({
		context,
		trustedBases: loaded.trustedBases
	});
	await decide(progress, {
		target,
		scans,
		headBefore: head,
		policy: loaded.policy,
		baseline,
		mayNarrow
	});
}
async function readPolicy(progress) {
	const { input, run, around } = progress;
	const { settings, context } = input;
	const loaded = await loadPolicy({
		settings,
		context,
		around,
		log: run.log,
		now: input.now
	});
	progress.settings = loaded.settings;
	run.budget.extendTo(loaded.settings.timeoutSeconds * 1e3);
	progress.report = {
		...progress.report,
		enforced: !loaded.settings.warnOnly,
		policy: {
			source: loaded.source,
			sha256: loaded.sha256,
			settings: loaded.described
		}
	};
	const compared = {
		context,
		trustedBases: loaded.trustedBases,
		comparison: input.comparison
	};
	return {
		...loaded,
		policy: {
			...loaded.policy,
			scope: scopeHere(loaded.policy, compared, run.log)
		}
	};
}
async function scanAndWait(progress, target) {
	const { input, run, around, settings } = progress;
	const { ids, before } = settings.scanId === void 0 ? await triggerScan(run, target, settings) : {
		ids: [settings.scanId],
		before: void 0
	};
	const [first = ""] = ids;
	progress.report = withStartedScan(progress.report, first, target.branch);
	if (settings.scanId !== void 0) run.log.note(`Judging scan ${settings.scanId}, which this run did not start: it holds the branch as it was then`);
	if (!settings.wait) {
		progress.report = withInconclusive(progress.report, "not-waited", {
			message: `Scan ${first} was started and not waited for`,
			hint: `Judge it later with scan-id: ${first}.`
		});
		return;
	}
	const history = once(() => readHistory(run, target.repositoryId, before));
	const options = {
		...settings,
		onPoll: progress.head.onPoll,
		readHistory: history
	};
	const scans = await Promise.all(ids.map((id) => waitForCompletion(run, {
		scanId: id,
		target
	}, options)));
	const [scan] = scans;
	if (scan !== void 0) progress.report = withScan(progress.report, scan);
	if (scan !== void 0 && settings.scanId !== void 0 && input.isScanProven !== true) {
		const { headSha } = input.context;
		const [pushedByMs, aheadMs] = [around.pushedByMs?.(), run.client.serverAheadMs()];
		requireScanOfCommit(scan, {
			headSha,
			pushedByMs,
			aheadMs,
			nowMs: Date.now()
		});
	}
	return scans;
}
async function decide(progress, decision) {
	const { target, scans, headBefore, policy, baseline, mayNarrow } = decision;
	const { run, around, settings, input } = progress;
	const { context, comparison } = input;
	const readChanges = once(() => readChangedFiles(around, run.log));
	const dated = {
		...policy,
		today: laterDay(policy.today, run.client.serverTimeMs())
	};
	const collected = await collect(run, {
		repositoryId: target.repositoryId,
		scans,
		seenMs: run.budget.clock.now(),
		policy: dated,
		baseline,
		listsAll: settings.uploadSarif,
		known: mayNarrow ? comparison?.knownOf(scans) : void 0,
		isSuppressible: comparison === void 0,
		readChanges: mayNarrow ? readChanges : async () => void 0,
		base: createBaseReader(run, {
			repositoryId: target.repositoryId,
			baseBranch: context.base?.branch,
			scans,
			readMergeBaseMs: () => readMergeBaseMs(around, run.log)
		})
	});
	progress.evidence = input.wantsEverything ? await collectEverything(run, target.repositoryId, scans) : collected.evidence;
	const audience = {
		disclose: settings.disclose,
		isPublic: context.isPublic
	};
	const changes = needsChangedFiles(audience) || settings.annotations === "review" ? await readChanges() : collected.evidence.changes;
	progress.changes = changes;
	progress.report = withJudgement(progress.report, collected, {
		...audience,
		changes
	});
	if (collected.judgement.verdict !== "passed") return;
	const since = settings.scanId === void 0 ? "first look" : "push";
	const doubt = headBefore.kind === "same" ? await progress.head.doubt({
		scans: collected.scans,
		since
	}) : headBefore;
	if (doubt.kind === "same") return;
	const message = `${doubt.message}; the scan found nothing that blocks, but it may not be a scan of this commit`;
	progress.report = withInconclusive(progress.report, "moved", {
		message,
		hint: doubt.hint
	});
}
function finish({ report, run }, notes, durationMs) {
	return {
		...report,
		notes: [...report.notes, ...notes],
		requests: { ...run.client.requests },
		durationMs: Math.round(durationMs)
	};
}
// src/api/proxy.ts
function proxySettings(env) {
	return {
		httpProxy: proxyAddress("HTTP_PROXY", env.http_proxy ?? env.HTTP_PROXY),
		httpsProxy: proxyAddress("HTTPS_PROXY", env.https_proxy ?? env.HTTPS_PROXY),
		noProxy: env.no_proxy ?? env.NO_PROXY ?? ""
	};
}
function proxyAddress(name, value = "") {
	if (value === "" || /^https?:\/\//i.test(value) && URL.canParse(value)) return value;
	throw new GateError("CONFIG", `The variable ${name} is not the address of a proxy`, {
		reason: "settings",
		hint: "Write it as http://host:port, or remove it."
	});
}
// src/api/watched-transport.ts
function watchedTransport(transport, log) {
	if (log.level !== "verbose") return transport;
	return {
		...transport,
		async send(request) {
			const startedMs = performance.now();
			const outcome = await transport.send(request);
			const seconds = ((performance.now() - startedMs) / 1e3).toFixed(1);
			const end = outcome.kind === "answer" ? String(outcome.status) : outcome.message;
			log.line(`${request.method} ${request.url.pathname}: ${end}, ${seconds} s`);
			return outcome;
		}
	};
}
function wordsOf$1(line) {
	return typeof line === "string" ? line : line.map((span) => typeof span === "string" ? span : span.text).join("");
}
function wrap(text, columns, separator = " ") {
	const wrapped = [];
	for (const word of text.split(separator)) {
		const last = wrapped.at(-1);
		if (last !== void 0 && last.length + separator.length + word.length <= columns) wrapped[wrapped.length - 1] = `${last}${separator}${word}`;
		else wrapped.push(word);
	}
	return wrapped;
}
function hanging(mark, text) {
	const indent = " ".repeat(mark.length);
	return wrap(text, 100 - mark.length).map((line, index) => `${index === 0 ? mark : indent}${line}`);
}
// src/ci/log.ts
var frames = [
	"⠋",
	"⠙",
	"⠹",
	"⠸",
	"⠼",
	"⠴",
	"⠦",
	"⠧",
	"⠇",
	"⠏"
];
var frameMs = 100;
var eraseLine = "\r\x1B[K";
function createLog({ write, runner, columns, hasColour = false }) {
	let draw;
	const print = (text) => {
		const shown = hasColour ? painted(text) : neutralLine(wordsOf$1(text));
		write(`${draw === void 0 ? "" : eraseLine}${shown}\n`);
		draw?.();
	};
	const log = {
		level: "normal",
		isTerminal: columns !== void 0,
		line(text) {
			if (log.level !== "quiet") print(text);
		},
		close: print,
		group(title, lines) {
			if (log.level === "quiet") return;
			if (runner === void 0) print(`▸ ${title}`);
			else runner.startGroup(title);
			for (const each of lines) print(runner === void 0 ? `  ${each}` : each);
			runner?.endGroup();
		},
		live(render) {
			if (columns === void 0 || log.level === "quiet") return () => {};
			let frame = 0;
			draw = () => write(`${eraseLine}${cut(`${frames[frame % frames.length]} ${neutralLine(render())}`, columns() - 1)}`);
			draw();
			const timer = setInterval(() => {
				frame += 1;
				draw?.();
			}, frameMs);
			timer.unref();
			return () => {
				clearInterval(timer);
				if (draw !== void 0) write(eraseLine);
				draw = void 0;
			};
		}
	};
	return log;
}
var codes = {
	bold: 1,
	dim: 2,
	red: 31,
	green: 32,
	yellow: 33,
	cyan: 36
};
function painted(line) {
	const whole = neutralLine(wordsOf$1(line));
	if (typeof line === "string") return whole;
	const shown = line.map((span) => typeof span === "string" ? {
		text: span,
		style: void 0
	} : span).map(({ text, style }) => ({
		text: neutralLine(text),
		style
	}));
	if (shown.map(({ text }) => text).join("") !== whole) return whole;
	return shown.map(({ text, style }) => style === void 0 ? text : `\u001b[${codes[style]}m${text}\u001b[0m`).join("");
}
function wantsColour({ NO_COLOR, FORCE_COLOR, TERM }, isTerminal) {
	if (NO_COLOR) return false;
	if (FORCE_COLOR) return FORCE_COLOR !== "0";
	return isTerminal && TERM !== "dumb";
}
function linesToMask(secret) {
	const all = [
		secret,
		secret?.trim(),
		...(secret ?? "").split(/\r?\n/)
	];
	return [...new Set(all)].filter((line) => line !== void 0 && line.trim() !== "");
}
// src/policy/exit-code.ts
var exitCodes = {
	0: "passed, or the settings say that this outcome does not fail the step (`warn-only`, `on-inconclusive`, `wait`)",
	1: "failed: findings that are proven to block",
	2: "inconclusive: the run could not decide; wrong settings included",
	130: "cancelled by an interrupt (SIGINT)",
	143: "cancelled by a request to end (SIGTERM)"
};
var signalCodes = {
	SIGINT: 130,
	SIGTERM: 143
};
function exitCodeOf({ judged, settings, fileErrors = 0, signal }) {
	if (signal !== void 0) return signalCodes[signal];
	const codes = judged.map((each) => codeOf(each, settings));
	if (codes.includes(1)) return 1;
	return codes.includes(2) || fileErrors > 0 ? 2 : 0;
}
function codeOf({ verdict, reason }, settings) {
	if (verdict === "passed") return 0;
	const isOpen = isInconclusive(reason);
	const effect = isOpen ? inconclusiveReasons[reason].effect : "fails";
	if (effect === "always fails") return 2;
	if (settings?.warnOnly) return 0;
	if (verdict === "failed") return 1;
	return effect === "passes" || isOpen && settings?.onInconclusive[reason] === "warn" ? 0 : 2;
}
// src/settings/reading.ts
var variablePrefix = "SCAN_GATE_";
var inputPrefix = "INPUT_";
var otherVariables = ["SCAN_GATE_TIME_SCALE"];
function variableName(name) {
	return `${variablePrefix}${name.toUpperCase().replaceAll("-", "_")}`;
}
function readActionInputs(variables, getInput) {
	const reading = {
		given: {},
		problems: []
	};
	for (const name of settingNames) {
		const value = getInput(name);
		if (value !== "") reading.given[name] = {
			value,
			source: "input"
		};
	}
	const others = variables.filter((variable) => variable.startsWith(inputPrefix)).map((variable) => variable.slice(6).toLowerCase()).filter((input) => !settingNames.some((name) => name === input) && getInput(input) !== "");
	for (const input of others) {
		const suggestion = didYouMean(input, settingNames);
		if (suggestion !== "") reading.problems.push(`${shown(input)} is not an input${suggestion}`);
	}
	return reading;
}
function readEnvironment(env) {
	const names = new Map(settingNames.map((name) => [variableName(name), name]));
	const reading = {
		given: {},
		problems: []
	};
	for (const [variable, value] of Object.entries(env)) {
		if (!variable.startsWith(variablePrefix) || otherVariables.includes(variable) || value === void 0) continue;
		const name = names.get(variable);
		if (name) reading.given[name] = {
			value,
			source: "environment"
		};
		else reading.problems.push(`${shown(variable)} is not a setting${didYouMean(variable, [...names.keys()])}`);
	}
	return reading;
}
function mergeReadings(...readings) {
	const filled = readings.map(({ given }) => Object.fromEntries(Object.entries(given).filter(([, { value }]) => value.trim() !== "")));
	return {
		given: Object.assign({}, ...filled.reverse()),
		problems: readings.flatMap(({ problems }) => problems)
	};
}
function readSettings(given, problems = []) {
	const found = [...problems];
	const sources = {};
	const read = {};
	for (const name of settingNames) {
		const { value, source } = chosen(name, given);
		const result = value === void 0 ? void 0 : readValue(name, value, source);
		found.push(...result?.problems ?? []);
		if (settings[name].required && value === void 0) found.push(`${name} is missing: ${lowerFirst(settings[name].description)} For example ${settings[name].example}`);
		sources[name] = source;
		read[camelCase(name)] = result?.value;
	}
	if (found.length > 0) throw settingsError(found);
	const complete = {
		...read,
		sources
	};
	const conflicts = findConflicts(complete);
	if (conflicts.length > 0) throw settingsError(conflicts);
	return complete;
}
function chosen(name, given) {
	const value = given[name]?.value.trim();
	if (value) return {
		value,
		source: given[name]?.source ?? "default"
	};
	return {
		value: settings[name].default,
		source: "default"
	};
}
function readValue(name, text, source) {
	const { value, complaints } = readText(name, text);
	return {
		value,
		problems: complaints.map((complaint) => `${labelOf(name, source)}: ${complaint}`)
	};
}
function readText(name, text) {
	const setting = settings[name];
	const parsed = setting.schema().safeParse(text);
	const complaints = (parsed.success ? [] : parsed.error.issues.map((issue) => issue.message)).map((issue) => `${quote(setting, text)} ${issue}`);
	return {
		value: parsed.success ? parsed.data : void 0,
		complaints
	};
}
function labelOf(name, source) {
	if (source === "flag") return `--${name}`;
	return source === "environment" ? variableName(name) : name;
}
function quote(setting, text) {
	return setting.secret || setting.concealed?.test(text) ? "the value" : shown(text);
}
function findConflicts(read) {
	const conflicts = [];
	if (read.baseUrl.startsWith("http:") && !read.allowHttp && !isLoopback(read.baseUrl)) conflicts.push(`base-url: ${shown(read.baseUrl)} is not encrypted; use https://, or set allow-http to true to send the key in the clear`);
	if (read.scanId !== void 0 && !read.wait) conflicts.push("wait: \"false\" leaves nothing to do when scan-id names a scan; remove one of them");
	return conflicts;
}
function settingsError(problems) {
	const [only] = problems;
	return new GateError("CONFIG", problems.length === 1 && only ? only : `${problems.length} settings are wrong:\n${problems.join("\n")}`, {
		reason: "settings",
		hint: "Correct the settings and run again.",
		brief: problems.length === 1 ? "a setting is wrong" : `${problems.length} settings are wrong`
	});
}
function lowerFirst(sentence) {
	return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
// src/settings/defaults.ts
var noServiceUrl = "http://127.0.0.1/api/v1";
function defaultSettings() {
	const values = settingNames.map((name) => {
		const text = settings[name].default;
		return [camelCase(name), text === void 0 ? void 0 : readText(name, text).value];
	});
	return Object.fromEntries(values);
}
// src/surfaces/outputs.ts
var outputs = {
	name: "The outputs",
	shows: "outputs for the steps that follow",
	settings: [],
	permission: void 0,
	degrades: "a warning",
	isWanted: ({ local }) => local.runner?.setOutputs !== void 0,
	async write(showing) {
		showing.local.runner?.setOutputs?.(outputValues(showing));
		return {};
	}
};
function leaveUndecided(runner) {
	const undecided = {
		verdict: "inconclusive",
		reason: "cancelled"
	};
	try {
		runner?.setOutputs?.(undecided);
	} catch {}
}
function outputValues({ report, written }) {
	const counts = Object.fromEntries(severities.map((severity) => [`${severity.toLowerCase()}-count`, String(report.scan?.counts[severity] ?? "")]));
	const findings = [...report.findings];
	return {
		verdict: report.verdict,
		reason: report.reason,
		"scan-id": report.scan?.id ?? "",
		"scan-status": report.scan?.status ?? "",
		...counts,
		"blocking-count": String(findings.filter((finding) => finding.effect === "blocks").length),
		"new-count": String(findings.filter((finding) => finding.firstSeen === true).length),
		"failed-rules": report.rules.filter((rule) => rule.verdict === "failed").map((rule) => rule.rule).join(","),
		"report-file": written.files.json ?? "",
		"sarif-file": written.files.sarif ?? "",
		"check-run-url": written.checkRunUrl ?? "",
		"comment-url": written.commentUrl ?? "",
		"policy-sha256": report.policy.sha256
	};
}
// src/session.ts
var version = "0.1.0";
var notDone = { judged: [{
	verdict: "inconclusive",
	reason: "evidence"
}] };
var graceMs = 2500;
var cancelMs = 4500;
var flushMs = 200;
async function withSession(entry, story) {
	const run = begin(entry, await entry.openRunner?.());
	let outcome;
	let error;
	try {
		outcome = await Promise.race([story(run.session), run.cutOff]);
	} catch (thrown) {
		error = run.state.isStopExpected && run.state.signal !== void 0 ? void 0 : asGateError(thrown, "CONFIG");
	}
	const ending = run.state.report === void 0 ? plainEnding(entry, outcome, error) : await shownEnding(run, error);
	await run.state.transport?.then((transport) => transport.close()).catch(() => {});
	await setImmediate();
	const code = exitCodeOf(lastEnding(run, ending));
	run.stopWatching();
	if (run.session.cancel.aborted) setTimeout(() => entry.exit(code), flushMs).unref();
	return code;
}
function begin(entry, runner) {
	const { env, folder, hasTerminal, now, write, readInput, columns } = entry;
	const log = createLog({
		write,
		runner,
		columns,
		hasColour: entry.hasColour
	});
	const state = {
		isStopExpected: false,
		lostOutputs: 0,
		clock: createClock()
	};
	const cancel = new AbortController();
	const { promise: cutOff, stopWatching } = watch(entry, state, cancel);
	return {
		entry,
		session: {
			env,
			folder,
			hasTerminal,
			now,
			write,
			readInput,
			log,
			runner,
			cancel: cancel.signal,
			runLog: runLogOf(log, () => state.report !== void 0),
			mask(secret) {
				for (const line of linesToMask(secret)) runner?.mask(line);
			},
			transport() {
				state.transport ??= openTransport(env).then((opened) => watchedTransport(opened, log));
				return state.transport;
			},
			clock(baseUrl) {
				state.clock = clockFor(env.SCAN_GATE_TIME_SCALE, baseUrl !== void 0 && isLoopback(baseUrl));
				return state.clock;
			},
			startReport() {
				leaveUndecided(runner);
				state.report ??= {
					report: newReport(version),
					settings: void 0,
					github: void 0
				};
				return state.report;
			},
			async untilStopped() {
				state.isStopExpected = true;
				if (cancel.signal.aborted) return;
				await new Promise((resolve) => cancel.signal.addEventListener("abort", resolve, { once: true }));
			}
		},
		state,
		cutOff,
		stopWatching
	};
}
function watch(entry, state, cancel) {
	const { promise, reject } = Promise.withResolvers();
	promise.catch(() => {});
	return {
		promise,
		stopWatching: entry.watch({
			signal(name) {
				state.signal ??= name;
				const error = new GateError("CANCELLED", `Cancelled by ${name}`);
				setTimeout(() => reject(error), graceMs * state.clock.patience).unref();
				setTimeout(() => entry.exit(exitCodeOf(lastEnding({ state }, { judged: [] }))), cancelMs * state.clock.patience).unref();
				cancel.abort(error);
			},
			fault(thrown) {
				state.fault ??= asGateError(thrown, "CONFIG");
				reject(state.fault);
				cancel.abort(state.fault);
			},
			lostOutput() {
				state.lostOutputs += 1;
			}
		})
	};
}
async function openTransport(env) {
	const proxy = proxySettings(env);
	const { createTransport } = await import("./http.js");
	return createTransport({ proxy });
}
function plainEnding(entry, outcome, error) {
	if (error === void 0) return outcome ?? { judged: [] };
	const { message, reason, hint = reason && inconclusiveReasons[reason].hint } = error;
	entry.complain(`${neutralBlock(`scan-gate: ${message}\n${hint ?? ""}`)}\n`);
	return { judged: [{
		verdict: "inconclusive",
		reason: reasonOf(error)
	}] };
}
async function shownEnding(run, error) {
	const { settings, github, ...known } = { ...run.state.report };
	const report = {
		...error === void 0 ? known.report : withError(known.report, error),
		enforced: !settings?.warnOnly
	};
	const fileErrors = (github && await show(run, {
		report,
		settings,
		github
	})) ?? await show(run, {
		report,
		settings,
		github: void 0
	});
	await closeCheckRun(run.session.log, github);
	return {
		judged: [report, ...fileErrors === void 0 ? [{
			verdict: "inconclusive",
			reason: "internal"
		}] : []],
		settings,
		fileErrors
	};
}
async function show(run, { report, settings, github }) {
	const exitCode = (fileErrors) => exitCodeOf(lastEnding(run, {
		judged: [report],
		settings,
		fileErrors
	}));
	try {
		const { publish } = await import("./publish.js");
		const { env, folder, log, runner } = run.session;
		const targets = {
			log,
			folder,
			temporaryFolder: env.RUNNER_TEMP ?? tmpdir(),
			runner,
			github,
			exitCode
		};
		return (await publish({
			...report,
			exitCode: exitCode(0)
		}, settings ?? defaultSettings(), targets)).fileErrors;
	} catch (thrown) {
		run.session.log.line(`Warning: the results could not be shown: ${asGateError(thrown).message}`);
		return;
	}
}
async function closeCheckRun(log, github) {
	const closing = async () => github?.checkRun?.close("The run ended before it came to a verdict.");
	const warning = await closing().catch((thrown) => asGateError(thrown).message);
	if (warning !== void 0) log.line(`Warning: ${warning}`);
}
function lastEnding({ state }, { judged, settings, fileErrors = 0 }) {
	const faults = state.fault === void 0 ? [] : [{
		verdict: "inconclusive",
		reason: reasonOf(state.fault)
	}];
	return {
		judged: [...judged, ...faults],
		settings,
		fileErrors: fileErrors + state.lostOutputs,
		signal: state.isStopExpected ? void 0 : state.signal
	};
}
function processEntry() {
	const { env, stdout, stderr, stdin } = process;
	process.exitCode = 2;
	return {
		env,
		folder: process.cwd(),
		now: new Date(),
		write: (text) => stdout.write(text),
		complain: (text) => stderr.write(text),
		readInput: () => text(stdin),
		hasTerminal: [
			stdin,
			stdout,
			stderr
		].some(({ isTTY }) => isTTY),
		columns: stdout.isTTY && !env.CI && !env.GITHUB_ACTIONS && env.TERM !== "dumb" ? () => stdout.columns || 80 : void 0,
		hasColour: wantsColour(env, stdout.isTTY),
		openRunner: env.GITHUB_ACTIONS === "true" ? async () => (await import("./runner.js")).createRunner(env) : void 0,
		watch: watchProcess,
		exit: (code) => process.exit(code)
	};
}
function watchProcess({ signal, fault, lostOutput }) {
	const empty = () => fault(new Error("nothing was left to wait for"));
	process.stdout.on("error", ({ code }) => code !== "EPIPE" && lostOutput());
	process.stderr.on("error", () => {});
	process.on("SIGINT", signal).on("SIGTERM", signal);
	process.on("uncaughtException", fault).on("beforeExit", empty);
	return () => {
		process.off("SIGINT", signal).off("SIGTERM", signal);
		process.off("uncaughtException", fault).off("beforeExit", empty);
	};
}
// src/ci/github/problems.ts
function isAmbiguous(error) {
	return error instanceof GateError && error.isAmbiguous;
}
function refusedWith(error) {
	return error instanceof GateError && error.code === "PUBLISH" && !isAmbiguous(error) ? error.status : void 0;
}
function isSuccess(status) {
	return status >= 200 && status < 300;
}
var notAsked = "answered with something that is not what was asked for";
var publishProblem = ({ route, reply, isAmbiguous }) => {
	if (reply.kind === "failure") return new GateError("PUBLISH", `${route} failed: ${reply.message}`, {
		isAmbiguous,
		cause: reply.cause
	});
	if (isSuccess(reply.status)) return new GateError("PUBLISH", `${route} ${notAsked}`, {
		isAmbiguous,
		hint: "The answer may have been cut off on its way."
	});
	const words = neutralLine(reply.message, 300).replace(/\.$/, "");
	const { status } = reply;
	return new GateError("PUBLISH", `${route} answered ${status}: ${words}`, {
		isAmbiguous,
		status
	});
};
var readPermissionHint = "Give the job the permission \"contents: read\" (and \"pull-requests: read\" on pull requests); the command line takes a token from SCAN_GATE_GITHUB_TOKEN.";
var readProblem = ({ route, url, reply }) => {
	const asked = `${route.split(" ")[0]} ${URL.canParse(url) ? new URL(url).pathname : url}`;
	if (reply.kind === "failure") return new GateError("UNAVAILABLE", `GitHub: ${asked} failed: ${reply.message}`);
	const { status } = reply;
	if (isSuccess(status)) return new GateError("PROTOCOL", `GitHub ${notAsked}`);
	return new GateError(status === 404 || status === 422 ? "NOT_FOUND" : status >= 500 ? "UNAVAILABLE" : "AUTH", `GitHub: ${asked} answered ${status}`, {
		status,
		hint: readPermissionHint
	});
};
// src/ci/github/rate-limit.ts
var leastUntoldMs = 6e4;
function rateLimitOf({ status, header, message }, earlier) {
	if (status !== 403 && status !== 429) return void 0;
	const retryAfter = wholeNumber(header("retry-after"));
	if (retryAfter !== void 0) return {
		waitMs: Math.max(1, retryAfter) * 1e3,
		isTold: true
	};
	const reset = wholeNumber(header("x-ratelimit-reset"));
	if (wholeNumber(header("x-ratelimit-remaining")) === 0 && reset !== void 0) {
		const now = Date.parse(String(header("date")));
		return {
			waitMs: Math.max(1e3, reset * 1e3 - (Number.isNaN(now) ? Date.now() : now)),
			isTold: true
		};
	}
	return status === 429 || /rate limit|abuse detection/i.test(message) ? {
		waitMs: leastUntoldMs * 2 ** earlier,
		isTold: false
	} : void 0;
}
function wholeNumber(value) {
	return /^\d{1,12}$/.test(String(value)) ? Number(value) : void 0;
}
var reserveMs = 1e4;
async function sitOut({ waitMs, isTold }, { clock, deadline, signal }, onWait) {
	if (clock.now() + waitMs + reserveMs < deadline) {
		onWait?.(`GitHub's rate limit is reached; trying again in ${formatSeconds(waitMs)}`);
		return clock.sleep(waitMs, signal);
	}
	throw new GateError("RATE_LIMITED", `GitHub's rate limit is reached, and there is no time to wait for it: ${isTold ? `it ends in ${formatSeconds(waitMs)}` : "GitHub does not say when it ends"}`, { hint: "Run it again later, or fewer runs side by side: all that use the same token share its limit." });
}
// src/ci/github/replies.ts
var passedHeaders = [
	"content-type",
	"date",
	"retry-after",
	"x-ratelimit-remaining",
	"x-ratelimit-reset"
];
function fetchOver(transport, signal) {
	return async (url, { method, headers, body }) => {
		const outcome = await transport.send({
			method,
			url: new URL(url),
			headers: {
				...headers,
				"x-github-api-version": "2022-11-28"
			},
			body: typeof body === "string" ? body : void 0,
			signal
		});
		if (outcome.kind === "failure") throw new GateError("UNAVAILABLE", outcome.message, { cause: outcome });
		const passed = passedHeaders.flatMap((name) => {
			const value = outcome.header(name);
			return value === void 0 ? [] : [[name, value]];
		});
		const hasBody = outcome.status !== 204 && outcome.status !== 205 && outcome.status !== 304;
		return new Response(hasBody ? outcome.text : null, {
			status: outcome.status,
			headers: passed
		});
	};
}
var unparsed = { parseSuccessResponseBody: false };
async function replyOf(request) {
	try {
		const { status, headers, data } = await request;
		return {
			kind: "answer",
			status,
			headers,
			text: await textOf(data),
			message: `status ${status}`
		};
	} catch (error) {
		const { response, message, cause } = error;
		if (response === void 0) return failureOf(cause, error, message);
		const { status, headers, data } = response;
		return {
			kind: "answer",
			status,
			headers,
			text: "",
			message: wordsOf(data) ?? message
		};
	}
}
async function textOf(body) {
	return body instanceof ReadableStream ? new Response(body).text() : "";
}
function jsonOf(text) {
	try {
		return parseJson(text);
	} catch {
		return;
	}
}
function failureOf(cause, error, message) {
	const outcome = cause instanceof GateError ? cause.cause : void 0;
	if (outcome?.kind === "failure") return outcome;
	return {
		kind: "failure",
		unsent: false,
		permanent: false,
		message,
		cause: error
	};
}
function wordsOf(data) {
	const { message, errors } = data ?? {};
	if (typeof message !== "string") return void 0;
	return [message, ...Array.isArray(errors) ? errors.slice(0, 3).map(detailOf) : []].join("; ");
}
function detailOf(detail) {
	const { message } = detail ?? {};
	if (typeof detail === "string") return detail;
	return typeof message === "string" ? message : JSON.stringify(detail);
}
// src/ci/github/client.ts
var writeGapMs = 1e3;
var pageSize = 100;
var maxItems = 3e4;
function createGithubClient(options) {
	const { budget } = options;
	const { clock, signal } = budget;
	const secrets = [...options.secrets ?? [], options.token ?? ""];
	const state = {
		...options,
		secrets,
		octokit: void 0,
		writing: Promise.resolve(),
		lastWrite: void 0,
		serverAheadMs: void 0
	};
	const call = (wanted) => perform(state, wanted, (text) => shaped(wanted.shape, text));
	let viewer;
	return {
		call,
		pages: (wanted, itemsOf, most = maxItems) => readPages((page) => call(onPage(wanted, page)), itemsOf, most),
		raw: (route) => perform(state, {
			route,
			parameters: rawForm
		}, (text) => ({ value: text })),
		viewer() {
			viewer ??= readViewer(call, options);
			return viewer;
		},
		sleep: (ms) => clock.sleep(ms, signal),
		serverAheadMs: () => state.serverAheadMs,
		timeLeftMs: () => Math.max(0, budget.deadline - clock.now()),
		redact: (text) => withoutSecrets(text, secrets)
	};
}
var rawForm = { headers: { accept: "application/vnd.github.raw+json" } };
function shaped(shape, text) {
	const result = safeParse$1(shape, jsonOf(text));
	return result.success ? { value: result.data } : void 0;
}
function isWrite({ route }) {
	return !route.startsWith("GET ") && !route.endsWith("/graphql");
}
function perform(state, asked, read) {
	if (!isWrite(asked)) return attempt(state, asked, read);
	const done = state.writing.then(() => attempt(state, asked, read));
	state.writing = done.catch(() => {});
	return done;
}
async function attempt(state, asked, read) {
	const { budget, problemOf } = state;
	for (let attempts = 1, limits = 0;;) {
		if (isWrite(asked)) await pace(state);
		const { reply, url } = await ask(state, asked);
		if (reply.kind === "answer") keepTime(state, reply.headers.date);
		const limit = limitOf(reply, limits);
		if (limit !== void 0) {
			await sitOut(limit, budget, state.onWait);
			limits++;
			continue;
		}
		const result = reply.kind === "answer" && isSuccess(reply.status) ? read(reply.text) : void 0;
		if (result !== void 0) return result.value;
		const isRepeatable = !asked.isOnce || reply.kind === "failure" && reply.unsent;
		if (!isFleeting(reply) || !isRepeatable || attempts >= 5) throw problemOf({
			route: asked.route,
			url,
			reply,
			isAmbiguous: isFleeting(reply) && !isRepeatable
		});
		await budget.clock.sleep(backoffMs(attempts - 1, Math.random()), budget.signal);
		attempts++;
	}
}
function keepTime(state, date) {
	const time = Date.parse(String(date));
	if (!Number.isNaN(time)) state.serverAheadMs = time - Date.now();
}
function limitOf(reply, earlier) {
	return reply.kind === "failure" ? void 0 : rateLimitOf({
		...reply,
		header: (name) => reply.headers[name]
	}, earlier);
}
function isFleeting(reply) {
	if (reply.kind === "failure") return !reply.permanent;
	return isSuccess(reply.status) || isTransient(reply.status);
}
async function pace(state) {
	const { clock, signal } = state.budget;
	if (state.lastWrite !== void 0) {
		const restMs = state.lastWrite + writeGapMs - clock.now();
		if (restMs > 0) await clock.sleep(restMs, signal);
	}
	state.lastWrite = clock.now();
}
async function ask(state, { route, parameters }) {
	const { signal } = state.budget;
	signal.throwIfAborted();
	state.octokit ??= openOctokit(state);
	const { request } = await state.octokit;
	const [owner, repo] = state.repository.split("/");
	const address = route.includes("{owner}") ? {
		owner,
		repo
	} : {};
	const content = redactAll(parameters ?? {}, state.secrets);
	const asked = {
		...address,
		...content
	};
	const reply = await replyOf(request(route, {
		...asked,
		request: unparsed
	}));
	signal.throwIfAborted();
	const message = withoutSecrets(reply.message, state.secrets);
	return {
		reply: {
			...reply,
			message
		},
		url: request.endpoint(route, asked).url
	};
}
function openOctokit({ loadOctokit = restOctokit, apiUrl, token, transport, budget }) {
	const silent = () => {};
	return loadOctokit({
		token,
		baseUrl: apiUrl.replace(/\/+$/, ""),
		userAgent: "scan-gate",
		log: {
			debug: silent,
			info: silent,
			warn: silent,
			error: silent
		},
		request: { fetch: fetchOver(transport, budget.signal) }
	});
}
function redactAll(value, secrets) {
	if (typeof value === "string") return withoutSecrets(value, secrets);
	if (Array.isArray(value)) return value.map((each) => redactAll(each, secrets));
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, redactAll(each, secrets)]));
}
function onPage(call, page) {
	return {
		...call,
		parameters: {
			...call.parameters,
			per_page: pageSize,
			page
		}
	};
}
async function readPages(read, itemsOf, most) {
	const all = [];
	for (let page = 1; all.length < most; page++) {
		const items = itemsOf(await read(page));
		all.push(...items);
		if (items.length < pageSize) break;
	}
	return all;
}
var viewerAnswer = looseObject$1({ data: nullish(looseObject$1({ viewer: nullish(looseObject$1({ login: string$1().check(_minLength(1)) })) })) });
async function readViewer(read, { apiUrl, token }) {
	const address = apiUrl.replace(/\/+$/, "").replace(/\/api\/v3$/, "/api");
	try {
		const login = (await read({
			route: `POST ${address}/graphql`,
			parameters: { query: "query { viewer { login } }" },
			shape: viewerAnswer
		})).data?.viewer?.login;
		if (login !== void 0) return login;
	} catch (error) {
		if (refusedWith(error) === void 0) throw error;
	}
	if (token?.startsWith("ghs_")) return "github-actions[bot]";
	throw new GateError("PUBLISH", "GitHub does not say whose token this is, so that own comments cannot be found");
}
// src/ci/github/reader.ts
var fileLimit = 3e3;
var activityLimit = 100;
var activitySlackMs = 2e3;
var compareLimit = 300;
var sha = string$1().check(_regex(/^[0-9a-f]{40,64}$/));
var gitRef = looseObject$1({
	ref: optional$1(string$1()),
	object: looseObject$1({ sha })
});
var commit = looseObject$1({ sha });
var changedFile = looseObject$1({
	filename: string$1(),
	previous_filename: optional$1(string$1()),
	patch: optional$1(string$1()),
	additions: optional$1(number$2()),
	deletions: optional$1(number$2()),
	status: optional$1(string$1())
});
var comparison = looseObject$1({
	files: array$1(changedFile),
	merge_base_commit: nullish(looseObject$1({ commit: looseObject$1({ committer: nullish(looseObject$1({ date: nullish(string$1()) })) }) }))
});
var activity = looseObject$1({
	before: string$1(),
	timestamp: string$1()
});
var pull = looseObject$1({
	base: looseObject$1({ ref: string$1() }),
	head: looseObject$1({ sha }),
	changed_files: optional$1(number$2())
});
function createGithubReader(options) {
	const client = createGithubClient({
		...options,
		problemOf: readProblem
	});
	const commits = new Map();
	const commitAt = (ref) => {
		const known = commits.get(ref) ?? commitOf(client, ref);
		commits.set(ref, known);
		return known;
	};
	return {
		async branchHead(branch) {
			const route = `${repository}/git/ref/heads/${encodePath(branch)}`;
			const { sha } = (await client.call({
				route,
				shape: gitRef
			})).object;
			commits.set(sha, Promise.resolve(sha));
			return sha;
		},
		async hasTag(name) {
			const route = `${repository}/git/ref/tags/${encodePath(name)}`;
			const found = await orAbsent(client.call({
				route,
				shape: gitRef
			}));
			return found !== void 0 && (found.ref ?? `refs/tags/${name}`) === `refs/tags/${name}`;
		},
		async fileText(path, ref) {
			const sha = await commitAt(ref);
			const text = await orAbsent(client.raw(`${repository}/contents/${encodePath(path)}?ref=${sha}`));
			return text === void 0 ? void 0 : {
				text,
				at: commitText(sha, ref)
			};
		},
		async changedFiles(pullRequest, { base, headSha }) {
			const [from, to] = [base?.sha, headSha];
			const compared = from !== void 0 && to !== void 0 ? await orAbsent(comparedFiles(client, from, to)) : void 0;
			if (compared?.isComplete) return compared;
			const listed = await listedFiles(client, pullRequest, {
				base,
				headSha
			});
			const paths = new Set(listed.files.map(({ path }) => path));
			const isSame = compared?.files.every(({ path }) => paths.has(path)) ?? true;
			return {
				files: listed.files,
				isComplete: listed.isComplete && isSame,
				mergeBaseMs: compared?.mergeBaseMs
			};
		},
		comparedFiles: (baseSha, headSha) => comparedFiles(client, baseSha, headSha),
		hasLeft: (leaving) => hasLeft(client, leaving),
		serverAheadMs: client.serverAheadMs
	};
}
async function hasLeft(client, { branch, sha, sinceMs }) {
	const parameters = {
		ref: `refs/heads/${branch}`,
		per_page: activityLimit
	};
	const recent = (await client.call({
		route: `${repository}/activity`,
		parameters,
		shape: array$1(activity)
	})).filter(({ timestamp }) => !(Date.parse(timestamp) < sinceMs - activitySlackMs));
	return recent.length >= activityLimit || recent.some(({ before }) => before.toLowerCase() === sha.toLowerCase());
}
async function comparedFiles(client, baseSha, headSha) {
	const route = `${repository}/compare/${encodePath(`${baseSha}...${headSha}`)}?per_page=1`;
	const { files, merge_base_commit } = await client.call({
		route,
		shape: comparison
	});
	const mergeBaseMs = Date.parse(merge_base_commit?.commit.committer?.date ?? "");
	return {
		files: files.map(diffFileOf),
		isComplete: files.length < compareLimit,
		mergeBaseMs: Number.isNaN(mergeBaseMs) ? void 0 : mergeBaseMs
	};
}
async function listedFiles(client, number, { base, headSha }) {
	const route = `${repository}/pulls/${number}`;
	const list = {
		route: `${route}/files`,
		shape: array$1(changedFile)
	};
	const files = await client.pages(list, (page) => page, fileLimit);
	const now = await orAbsent(client.call({
		route,
		shape: pull
	}));
	const isSame = now === void 0 || (base === void 0 || now.base.ref === base.branch) && (headSha === void 0 || now.head.sha === headSha.toLowerCase()) && (now.changed_files ?? files.length) === files.length;
	return {
		files: files.map(diffFileOf),
		isComplete: isSame && files.length < fileLimit
	};
}
var repository = "GET /repos/{owner}/{repo}";
function diffFileOf(file) {
	const { filename: path, previous_filename: previousPath, patch, additions, deletions, status } = file;
	return {
		path,
		previousPath,
		patch,
		additions,
		deletions,
		isRemoved: status === "removed"
	};
}
function encodePath(path) {
	if (!path.isWellFormed()) throw new GateError("PROTOCOL", `GitHub: ${JSON.stringify(path)} can be the name of nothing`);
	return path.split("/").map(encodeURIComponent).join("/");
}
async function commitOf(client, ref) {
	const exact = ref.replace(/^refs\//, "");
	const shaOf = async (name) => (await client.call({
		route: `${repository}/commits/${encodePath(name)}`,
		shape: commit
	})).sha;
	if (/^(?:heads|tags)\//.test(exact) || isFullSha(exact)) return shaOf(exact);
	const [branch, tag] = await Promise.all([orAbsent(shaOf(`heads/${exact}`)), orAbsent(shaOf(`tags/${exact}`))]);
	if (branch !== void 0 && tag !== void 0) throw new GateError("CONFIG", `GitHub: ${exact} is a branch and a tag`, { hint: `Write heads/${exact} or tags/${exact}.` });
	const found = branch ?? tag;
	if (found !== void 0) return found;
	throw new GateError("NOT_FOUND", `GitHub: there is no branch or tag ${exact} that can be read`, { hint: `${readPermissionHint} A commit is named by its full SHA.` });
}
// src/ci/local-diff.ts
var plain = [
	"-c",
	"core.quotePath=false",
	"-c",
	"diff.noprefix=false",
	"-c",
	"diff.mnemonicPrefix=false"
];
var options = [
	"--no-ext-diff",
	"--no-textconv",
	"--no-color",
	"--no-relative",
	"--submodule=short",
	"--ignore-submodules=none",
	"--find-renames",
	"--unified=0",
	"--src-prefix=a/",
	"--dst-prefix=b/"
];
async function localDiff(folder, base, head) {
	const mergeBase = await runGit([
		"merge-base",
		"--end-of-options",
		base,
		head
	], folder);
	if (mergeBase === void 0 || mergeBase === "") return void 0;
	const commit = await runGit([
		"rev-parse",
		"--verify",
		"--quiet",
		"--end-of-options",
		`${head}^{commit}`
	], folder);
	if (commit === void 0) return void 0;
	if (commit === mergeBase) return {
		files: [],
		isComplete: true
	};
	const seconds = await runGit([
		"show",
		"--no-patch",
		"--format=%ct",
		"--end-of-options",
		mergeBase
	], folder);
	const mergeBaseMs = /^\d+$/.test(seconds ?? "") ? Number(seconds) * 1e3 : void 0;
	const diff = await withMissingObjects(folder, (whole) => diffBetween(whole, mergeBase, commit));
	return diff && {
		...diff,
		mergeBaseMs
	};
}
async function diffBetween(folder, base, head) {
	const between = [
		"--end-of-options",
		base,
		head
	];
	const [names, text] = await Promise.all([runGit([
		...plain,
		"diff",
		"--name-status",
		"-z",
		...options,
		...between
	], folder), runGit([
		...plain,
		"diff",
		"--patch",
		...options,
		...between
	], folder)]);
	if (names === void 0 || text === void 0) return void 0;
	return readDiff(names, text);
}
async function diffAgainstDefault(cwd, head, alone) {
	const base = await defaultRef(cwd, alone);
	const diff = base === void 0 || head === void 0 ? void 0 : await localDiff(cwd, base, head);
	return diff?.files.length === 0 ? void 0 : diff;
}
async function defaultRef(cwd, alone) {
	const known = await runGit([
		"symbolic-ref",
		"--quiet",
		"refs/remotes/origin/HEAD"
	], cwd);
	if (known !== void 0 || alone === void 0) return known;
	return await runGit(["remote"], cwd) === "" ? `refs/heads/${alone}` : void 0;
}
function readDiff(names, text) {
	return combine(readNames(names), text);
}
function combine(names, text) {
	const parts = `\n${text}`.split("\ndiff --git ").slice(1);
	const isAligned = parts.length === names.reduce((sum, name) => sum + name.parts, 0);
	let next = 0;
	return {
		files: names.map(({ parts: count, ...name }) => {
			const part = isAligned && count === 1 ? parts[next] : void 0;
			next += count;
			const start = part?.indexOf("\n@@ ") ?? -1;
			return {
				...name,
				patch: start < 0 ? void 0 : part?.slice(start + 1)
			};
		}),
		isComplete: true
	};
}
function readNames(text) {
	const fields = text.split("\0").filter((field) => field !== "");
	const names = [];
	for (let index = 0; index < fields.length;) {
		const status = fields[index] ?? "";
		const isMoved = /^[RC]/.test(status);
		const [first = "", second = ""] = fields.slice(index + 1, index + 3);
		const parts = status === "T" ? 2 : 1;
		const isRemoved = status === "D";
		names.push(isMoved ? {
			path: second,
			previousPath: first,
			parts
		} : {
			path: first,
			isRemoved,
			parts
		});
		index += isMoved ? 3 : 2;
	}
	return names;
}
// src/ci/source-reader.ts
async function readFileFrom(source, path, github) {
	switch (source.kind) {
		case "github": return githubFile(source, path, github);
		case "checkout": return readFileAt(source.path, await heldRef(source), path);
		case "origin": return withRemoteBranch(source.branch, source.path, async (folder, sha) => {
			const found = await readFileAt(folder, sha, path);
			return found && {
				...found,
				at: commitText(sha, source.branch)
			};
		});
		case "unreadable": throw source.why;
	}
}
async function githubFile({ ref, otherwise }, path, github) {
	if (otherwise === void 0) return github.fileText(path, ref);
	try {
		return await github.fileText(path, ref);
	} catch (error) {
		const { code } = asGateError(error);
		if (code === "CANCELLED" || code === "SCAN_TIMEOUT") throw error;
		const head = await branchNow(otherwise.branch, gitIn(otherwise.path));
		if (head.kind !== "at" || head.sha !== otherwise.sha) throw error;
		return readFileAt(otherwise.path, otherwise.sha, path);
	}
}
async function heldRef({ path, ref, otherwise }) {
	if (otherwise === void 0) return ref;
	const git = gitIn(path);
	return (await git("cat-file", "-e", `${ref}^{commit}`) !== void 0 ? void 0 : await commitSha(otherwise, git)) ?? ref;
}
async function readHeadFrom(source, github) {
	if (source.kind === "github") return github.branchHead(source.branch);
	const git = gitIn(source.path);
	if (source.kind === "origin") return remoteHead(source.branch, git);
	const sha = await commitSha("HEAD", git);
	if (sha !== void 0) return sha;
	throw new GateError("NOT_FOUND", `${source.path} has no commit any more`);
}
async function hasTagFrom(source, github) {
	if (source.kind === "github") return github.hasTag(source.branch);
	return source.kind === "origin" && remoteHasTag(source.branch, gitIn(source.path));
}
async function readDiffFrom(source, github) {
	switch (source.kind) {
		case "pull-request": return github.changedFiles(source.number, source);
		case "comparison": return github.comparedFiles(source.baseSha ?? await github.branchHead(source.baseBranch), source.headSha);
		case "default-branch": return diffAgainstDefault(source.path, source.headSha, source.alone);
		case "origin": return diffAgainstOrigin(source);
	}
}
async function diffAgainstOrigin({ path, branch, headSha }) {
	const git = gitIn(path);
	const base = await remoteHead(branch, git);
	const isHere = await git("cat-file", "-e", `${base}^{commit}`) !== void 0;
	const diff = headSha === void 0 ? void 0 : await diffFrom({
		path,
		branch,
		headSha
	}, isHere ? base : void 0);
	if (diff !== void 0) return diff;
	throw new GateError("NOT_FOUND", `This checkout does not reach from ${headSha ?? "its commit"} back to ${branch}`, { hint: "Clone more of the history: GitLab CI GIT_DEPTH: 0, Azure Pipelines fetchDepth: 0, git fetch --unshallow." });
}
function diffFrom({ path, branch, headSha }, base) {
	if (base !== void 0) return localDiff(path, base, headSha);
	return fetchBranch({
		folder: path,
		branch,
		isShallow: false,
		known: headSha
	}, (folder, sha) => localDiff(folder, sha, headSha));
}
// src/steps/diff.ts
var import_parse_diff = __toESM(__commonJSMin(((exports, module) => {
	module.exports = (n) => {
		if (!n) return [];
		if (typeof n != "string" || n.match(/^\s+$/)) return [];
		const s = n.split(`
`);
		if (s.length === 0) return [];
		const a = [];
		let o = null, d = null, u = 0, m = 0, l = null;
		const g = (e) => {
			d?.changes.push({
				type: "normal",
				normal: !0,
				ln1: u++,
				ln2: m++,
				content: e
			}), l.oldLines--, l.newLines--;
		}, p = (e) => {
			const [t, r] = parseFiles(e) ?? [];
			o = {
				chunks: [],
				deletions: 0,
				additions: 0,
				from: t,
				to: r
			}, a.push(o);
		}, i = () => {
			(!o || o.chunks.length) && p();
		}, $ = (e, t) => {
			i(), o.new = !0, o.newMode = t[1], o.from = "/dev/null";
		}, N = (e, t) => {
			i(), o.deleted = !0, o.oldMode = t[1], o.to = "/dev/null";
		}, x = (e, t) => {
			i(), o.oldMode = t[1];
		}, F = (e, t) => {
			i(), o.newMode = t[1];
		}, S = (e, t) => {
			i(), o.index = e.split(" ").slice(1), t[1] && (o.oldMode = o.newMode = t[1].trim());
		}, k = (e) => {
			i(), o.from = parseOldOrNewFile(e);
		}, y = (e) => {
			i(), o.to = parseOldOrNewFile(e);
		}, f = (e) => +(e || 1), M = (e, t) => {
			o || p(e);
			const [r, c, w, L] = t.slice(1);
			u = +r, m = +w, d = {
				content: e,
				changes: [],
				oldStart: +r,
				oldLines: f(c),
				newStart: +w,
				newLines: f(L)
			}, l = {
				oldLines: f(c),
				newLines: f(L)
			}, o.chunks.push(d);
		}, R = (e) => {
			d && (d.changes.push({
				type: "del",
				del: !0,
				ln: u++,
				content: e
			}), o.deletions++, l.oldLines--);
		}, b = (e) => {
			d && (d.changes.push({
				type: "add",
				add: !0,
				ln: m++,
				content: e
			}), o.additions++, l.newLines--);
		}, h = (e) => {
			if (!d) return;
			const [t] = d.changes.slice(-1);
			d.changes.push({
				type: t.type,
				[t.type]: !0,
				ln1: t.ln1,
				ln2: t.ln2,
				ln: t.ln,
				content: e
			});
		}, _ = [
			[/^diff\s/, p],
			[/^new file mode (\d+)$/, $],
			[/^deleted file mode (\d+)$/, N],
			[/^old mode (\d+)$/, x],
			[/^new mode (\d+)$/, F],
			[/^index\s[\da-zA-Z]+\.\.[\da-zA-Z]+(\s(\d+))?$/, S],
			[/^---\s/, k],
			[/^\+\+\+\s/, y],
			[/^@@\s+-(\d+),?(\d+)?\s+\+(\d+),?(\d+)?\s@@/, M],
			[/^\\ No newline at end of file$/, h]
		], v = [
			[/^\\ No newline at end of file$/, h],
			[/^-/, R],
			[/^\+/, b],
			[/^\s*/, g]
		], C = (e) => {
			for (const [t, r] of v) {
				const c = e.match(t);
				if (c) {
					r(e, c);
					break;
				}
			}
			l.oldLines === 0 && l.newLines === 0 && (l = null);
		}, H = (e) => {
			for (const [t, r] of _) {
				const c = e.match(t);
				if (c) {
					r(e, c);
					break;
				}
			}
		}, O = (e) => {
			l ? C(e) : H(e);
		};
		for (const e of s) O(e);
		return a;
	};
	var fileNameDiffRegex = /(a|i|w|c|o|1|2)\/.*(?=["']? ["']?(b|i|w|c|o|1|2)\/)|(b|i|w|c|o|1|2)\/.*$/g;
	var gitFileHeaderRegex = /^(a|b|i|w|c|o|1|2)\//;
	var parseFiles = (n) => n?.match(fileNameDiffRegex)?.map((a) => a.replace(gitFileHeaderRegex, "").replace(/("|')$/, ""));
	var qoutedFileNameRegex = /^\\?['"]|\\?['"]$/g;
	var parseOldOrNewFile = (n) => {
		let s = leftTrimChars(n, "-+").trim();
		return s = removeTimeStamp(s), s.replace(qoutedFileNameRegex, "").replace(gitFileHeaderRegex, "");
	};
	var leftTrimChars = (n, s) => {
		if (n = makeString(n), !s && String.prototype.trimLeft) return n.trimLeft();
		const a = formTrimmingString(s);
		return n.replace(new RegExp(`^${a}+`), "");
	};
	var timeStampRegex = /\t.*|\d{4}-\d\d-\d\d\s\d\d:\d\d:\d\d(.\d+)?\s(\+|-)\d\d\d\d/;
	var removeTimeStamp = (n) => {
		const s = timeStampRegex.exec(n);
		return s && (n = n.substring(0, s.index).trim()), n;
	};
	var formTrimmingString = (n) => n == null ? "\\s" : n instanceof RegExp ? n.source : `[${makeString(n).replace(/([.*+?^=!:${}()|[\]/\\])/g, "\\$1")}]`;
	var makeString = (n) => `${n ?? ""}`;
}))(), 1);
function changesOf({ files, isComplete }) {
	const changes = new Map();
	for (const file of files) {
		changes.set(normalPath(file.path), {
			lines: changedLines(file),
			...file.isRemoved && { isGone: true }
		});
		const before = file.previousPath === void 0 ? void 0 : normalPath(file.previousPath);
		if (before !== void 0 && !changes.has(before)) changes.set(before, {
			lines: void 0,
			isGone: true
		});
	}
	return {
		files: changes,
		isComplete: isComplete && ![...changes.keys()].some(isNoPath)
	};
}
function changedLines({ patch, additions, deletions, isRemoved }) {
	if (patch === void 0 || patch === "" || isRemoved) return void 0;
	const hunks = hunksOf(patch);
	const count = (type) => hunks.flatMap((hunk) => hunk.changes).filter((change) => change.type === type && !isNewlineMark(change)).length;
	if (hunks.length === 0 || !hunks.every(isWhole)) return void 0;
	if (additions !== void 0 && count("add") !== additions) return void 0;
	if (deletions !== void 0 && count("del") !== deletions) return void 0;
	return merged(hunks.flatMap(rangesOf));
}
function hunksOf(patch) {
	try {
		return (0, import_parse_diff.default)(`--- a/file\n+++ b/file\n${patch}`).flatMap((file) => file.chunks);
	} catch {
		return [];
	}
}
function isWhole(hunk) {
	const after = hunk.changes.filter((change) => change.type !== "del" && !isNewlineMark(change)).length;
	const before = hunk.changes.filter((change) => change.type !== "add" && !isNewlineMark(change)).length;
	return after === hunk.newLines && before === hunk.oldLines;
}
function isNewlineMark(change) {
	return change.content.startsWith("\\ No newline");
}
function rangesOf(hunk) {
	const ranges = [];
	let line = hunk.newLines === 0 ? hunk.newStart + 1 : hunk.newStart;
	for (const change of hunk.changes) {
		if (isNewlineMark(change)) continue;
		if (change.type === "del") ranges.push([Math.max(1, line - 1), line]);
		else if (change.type === "add") ranges.push([line, line++]);
		else line++;
	}
	return ranges;
}
function merged(ranges) {
	const result = [];
	for (const [first, last] of [...ranges].sort((a, b) => a[0] - b[0])) {
		const previous = result.at(-1);
		if (previous !== void 0 && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
		else result.push([first, last]);
	}
	return result;
}
// src/steps/surroundings.ts
function contextHints({ policyRef, configFile }, judged) {
	return {
		judged,
		policy: {
			ref: policyRef,
			isCentral: configFile?.kind === "central"
		}
	};
}
function createSurroundings({ sources }, access) {
	const { transport, budget, onWait } = access;
	const readerOf = (repository) => createGithubReader({
		...access.github,
		repository,
		transport,
		budget,
		onWait
	});
	const github = readerOf(access.github.repository);
	const { head, trustedPolicy, judgedPolicy, diff, pushedByMs } = sources;
	const readDiff = diff && onceItCan(() => readDiffFrom(diff, github));
	return {
		...head && branchReaders(head, github, pushedByMs),
		readPolicyFile: trustedPolicy && (async (place, path) => {
			const source = place === "trusted" ? trustedPolicy : judgedPolicy;
			return source && readFileFrom(source, path, github);
		}),
		pushedByMs() {
			const aheadMs = github.serverAheadMs();
			return pushedByMs === void 0 || aheadMs === void 0 ? void 0 : pushedByMs - aheadMs;
		},
		readCentralFile: (repository, path, ref) => readerOf(repository).fileText(path, ref),
		changedFiles: readDiff && (async () => {
			const read = await readDiff?.();
			return read && changesOf(read);
		}),
		readMergeBaseMs: diff && (async () => (await readDiff?.())?.mergeBaseMs)
	};
}
function branchReaders(head, github, pushedByMs) {
	let firstLookMs;
	return {
		async readHead() {
			const sha = await readHeadFrom(head, github);
			const aheadMs = github.serverAheadMs();
			firstLookMs ??= aheadMs === void 0 ? void 0 : Date.now() + aheadMs;
			return sha;
		},
		hasTag: () => hasTagFrom(head, github),
		async hasLeft(sha, since) {
			const sinceMs = since === "push" ? pushedByMs : firstLookMs;
			if (head.kind !== "github" || sinceMs === void 0) return void 0;
			return github.hasLeft({
				branch: head.branch,
				sha,
				sinceMs
			});
		}
	};
}
function onceItCan(read) {
	let reading;
	return () => {
		reading ??= read().catch((error) => {
			reading = void 0;
			throw error;
		});
		return reading;
	};
}
// src/surfaces/access.ts
function accessOf(run) {
	const { context, settings, env, transport, clock, cancel, now, loadOctokit } = run;
	const runId = env.GITHUB_RUN_ID;
	const { repositoryUrl } = context;
	return {
		...githubAccess(env, settings.githubToken, loadOctokit),
		secrets: settings.apiKey === void 0 ? [] : [settings.apiKey],
		transport,
		clock,
		cancel,
		runUrl: runId === void 0 || repositoryUrl === void 0 ? void 0 : `${repositoryUrl}/actions/runs/${runId}`,
		startedMs: now.getTime(),
		isDependabot: env.GITHUB_ACTOR === "dependabot[bot]"
	};
}
async function withClient(access, budgetMs, use) {
	const { clock, cancel } = access;
	const budget = limitTime({
		clock,
		timeoutMs: budgetMs,
		cancel,
		timeIsOver: outOfTime
	});
	try {
		return await use(createGithubClient({
			...access,
			budget,
			problemOf: publishProblem
		}));
	} finally {
		budget.end();
	}
}
function outOfTime(budgetMs) {
	return new GateError("PUBLISH", `GitHub took longer than ${formatSeconds(budgetMs)}`);
}
// src/surfaces/check-run/opened.ts
function marksInCheckRun({ annotations }) {
	return annotations === "auto" || annotations === "check-run";
}
// src/surfaces/refusal.ts
function refusalOf(error, refused, { isDependabot }) {
	const fault = error instanceof GateError ? error : new GateError("PUBLISH", String(error));
	const status = refusedWith(fault);
	const advice = status === void 0 ? fault.hint : adviceFor(status, fault.message, whose(refused, isDependabot));
	const doubt = isAmbiguous(fault) ? " (it may have arrived all the same)" : "";
	return neutralLine([`${refused.name} could not be written${doubt}: ${fault.message}`, advice].filter(Boolean).join(". "), 1e3);
}
function whose({ permission }, isDependabot) {
	return {
		grant: `Give the job the permission "${permission}".`,
		readOnly: isDependabot ? "Dependabot's runs get a read-only token by default" : "A pull request from a fork gets a read-only token whatever the workflow says"
	};
}
function adviceFor(status, message, { grant, readOnly }) {
	if (status === 401) return "Check github-token: it is wrong or has expired.";
	if (/must be enabled|not enabled|Advanced Security/i.test(message)) return "Enable code scanning in the settings of the repository, or leave upload-sarif out.";
	if (status === 404) return `${grant} If it has it, this GitHub has no such interface.`;
	if (status === 422) return "The summary of the run holds the findings.";
	return status === 403 ? `${grant} ${readOnly}.` : void 0;
}
// src/surfaces/check-run/progress.ts
var openBudgetMs = 2e4;
var openGraceMs = 1500;
var endBudgetMs = 2e3;
var postBudgetMs = 2e4;
var unknownState = "unknown";
function openCheckRun(opening, access, keep = () => {}) {
	keep(unknownState);
	let isEnded = false;
	const markCompleted = () => {
		isEnded = true;
		keep("");
	};
	const opened = open$1(opening, access).then((found) => {
		if (found === "none" || found === "overtaken") markCompleted();
		else if (found !== "unknown") keep(`${found.id}@${found.startedMs}`);
		return found;
	});
	return {
		async find(client) {
			const begun = await opened;
			if (begun === "none" || begun === "overtaken") return begun === "none" ? void 0 : begun;
			const { findUnfinished, isOvertaken } = await requests();
			const found = begun === "unknown" ? await findUnfinished(client, opening) : begun;
			if (found === void 0 || !await isOvertaken(client, opening, found.startedMs)) return found;
			markCompleted();
			return "overtaken";
		},
		markCompleted,
		async close(text) {
			const found = await opened;
			if (isEnded) return void 0;
			const known = typeof found === "string" ? void 0 : found;
			const warning = await end(known, {
				opening,
				text,
				budgetMs: endBudgetMs
			}, access);
			if (warning === void 0) markCompleted();
			return known === void 0 ? void 0 : warning;
		}
	};
}
async function open$1(opening, access) {
	if (access.cancel.aborted) return "none";
	const inGrace = {
		...inRealTime(access),
		cancel: delayed(access.cancel, openGraceMs * access.clock.patience)
	};
	try {
		const { startCheckRun } = await requests();
		return await withClient(inGrace, openBudgetMs * access.clock.patience, (client) => startCheckRun(client, opening));
	} catch (error) {
		return refusedWith(error) === void 0 ? "unknown" : "none";
	}
}
function requests() {
	return import("./check-run2.js");
}
function inRealTime(access) {
	return {
		...access,
		clock: {
			...access.clock,
			onSkip: void 0
		}
	};
}
function delayed(signal, ms) {
	const late = new AbortController();
	signal.addEventListener("abort", () => setTimeout(() => late.abort(signal.reason), ms).unref(), { once: true });
	return late.signal;
}
async function closeLeftOpen(state, cancelling, access) {
	const [, id, startedMs] = /^([1-9]\d{0,15})@(\d{1,15})$/.exec(state) ?? [];
	if (id === void 0 && state !== unknownState) return { wasOpen: false };
	return {
		wasOpen: true,
		warning: await end(id === void 0 ? void 0 : {
			id: Number(id),
			startedMs: Number(startedMs)
		}, {
			...cancelling,
			budgetMs: postBudgetMs
		}, access)
	};
}
async function end(known, { opening, text, budgetMs }, access) {
	const cancel = new AbortController().signal;
	try {
		const { endCheckRun, findUnfinished, isOvertaken } = await requests();
		await withClient({
			...inRealTime(access),
			cancel
		}, budgetMs * access.clock.patience, async (client) => {
			const found = known ?? await findUnfinished(client, opening);
			if (found === void 0 || await isOvertaken(client, opening, found.startedMs)) return;
			await endCheckRun(client, found.id, {
				conclusion: "cancelled",
				title: "Cancelled",
				text
			});
		});
		return;
	} catch (error) {
		return refusalOf(error, {
			name: "The end of the check run",
			permission: "checks: write"
		}, access);
	}
}
// src/settings/flags.ts
function isBoolean(name) {
	return isBooleanSchema(settings[name].schema);
}
function readFlags(argv, declared) {
	const reading = {
		given: {},
		problems: [],
		own: {},
		positionals: []
	};
	for (const token of tokensOf(argv, declared)) if (token.kind === "argument") reading.positionals.push(token.value);
	else readFlag(token, declared, reading);
	return reading;
}
function firstArgument(argv, known) {
	return tokensOf(argv, {
		command: "",
		own: {},
		settings: settingNames,
		known
	}).find(({ kind }) => kind === "argument")?.index;
}
function tokensOf(argv, declared) {
	const options = optionsOf(declared);
	const { tokens } = parseArgs({
		args: [...argv],
		options,
		strict: false,
		allowPositionals: true,
		tokens: true
	});
	const found = [];
	let unknownIndex = -2;
	for (const token of tokens) {
		const { kind, index } = token;
		if (kind === "positional" && index !== unknownIndex + 1) found.push({
			kind: "argument",
			index,
			value: token.value
		});
		if (kind !== "option" || index === unknownIndex) continue;
		const { name, rawName, value, inlineValue: isInline = false } = token;
		if (!isKnown(name, options)) unknownIndex = index;
		found.push({
			kind: "flag",
			index,
			name,
			rawName,
			value,
			isInline
		});
	}
	return found;
}
function optionsOf({ own, known }) {
	const ofSettings = settingNames.map((name) => [name, { type: isBoolean(name) ? "boolean" : "string" }]);
	const ofCommands = Object.entries({
		...known,
		...own
	}).map(([name, { placeholder, short }]) => [name, {
		type: placeholder === void 0 ? "boolean" : "string",
		...short === void 0 ? {} : { short }
	}]);
	return Object.fromEntries([...ofSettings, ...ofCommands]);
}
function isKnown(name, options) {
	return Object.hasOwn(options, name) || booleanOf(name) !== void 0;
}
function booleanOf(name) {
	return settingNames.find((known) => name === `no-${known}` && isBoolean(known));
}
function readFlag(token, declared, reading) {
	const { name, rawName } = token;
	const own = Object.hasOwn(declared.own, name) ? declared.own[name] : void 0;
	const setting = booleanOf(name) ?? settingNames.find((known) => known === name);
	if (own) readOwnFlag(own, token, reading);
	else if (setting && settings[setting].secret) reading.problems.push(secretFlag(setting, declared));
	else if (setting && declared.settings.includes(setting)) readSettingFlag(setting, token, reading);
	else if (setting || Object.hasOwn(declared.known, name)) reading.problems.push(`--${name} does not go with ${declared.command}`);
	else reading.problems.push(`${shown(rawName)} is not a flag${didYouMean(name, namesOf(declared), (near) => `--${near}`)}`);
}
function namesOf({ own, settings: taken }) {
	return [...taken.filter((name) => !settings[name].secret), ...Object.keys(own)];
}
function secretFlag(name, { own }) {
	const isFromInput = name === "api-key" && Object.hasOwn(own, "api-key-stdin");
	return `--${name} is not a flag, because other processes can read a command line; set ${`${variableName(name)}${isFromInput ? ", or use --api-key-stdin" : ""}`}`;
}
function readOwnFlag({ placeholder, many }, token, { own, problems }) {
	const { name, value } = token;
	const earlier = own[name];
	if (placeholder === void 0) {
		if (value === void 0) own[name] = true;
		else problems.push(`--${name} takes no value`);
	} else if (isMissing(token) || value === "") problems.push(`--${name} needs a value: --${name}=${placeholder}`);
	else if (earlier !== void 0 && many === void 0) problems.push(`--${name} is given twice`);
	else own[name] = [...Array.isArray(earlier) ? earlier : [], value ?? ""];
}
function readSettingFlag(name, token, { given, problems }) {
	const isNegated = token.name !== name;
	const value = isBoolean(name) ? token.value ?? String(!isNegated) : token.value;
	if (given[name]) problems.push(`--${name} is given twice`);
	else if (isNegated && token.value !== void 0) problems.push(`--no-${name} takes no value`);
	else if (value === void 0 || isMissing({
		...token,
		value
	})) problems.push(`--${name} needs a value: --${name}=${settings[name].placeholder}`);
	else given[name] = {
		value,
		source: "flag"
	};
}
function isMissing({ value, isInline }) {
	return value === void 0 || !isInline && value.startsWith("--");
}
// src/cli/command.ts
function command(declaration) {
	return declaration;
}
var commonFlags = {
	help: {
		short: "h",
		description: "Show this text."
	},
	version: { description: "Show the version." },
	quiet: { description: "Print the last line alone: the sentence that says how it ended." },
	verbose: { description: "Print every request with its time, and all notes as they come." }
};
// src/cli/judge/settings.ts
var scanGroups = ["Service", "Scan"];
var scanNames = [
	"wait",
	"poll-interval-seconds",
	"category",
	"upload-sarif"
];
var judgeSettings = settingNames.filter((name) => !scanGroups.includes(settings[name].group) && !scanNames.includes(name));
// src/cli/place.ts
var localFlag = { local: { description: "Say that this is a machine of your own, where no terminal shows it: it is then not held to what is asked of a proposal. Refused in a CI system." } };
function unattendedLines({ system }) {
	if (system !== "unattended") return [];
	return ["No terminal and no CI system: judged as a proposal. --local says that this is a machine of your own"];
}
function placeOf({ env, folder, hasTerminal }, { local } = {}) {
	const mark = local ? ciMark(env) : void 0;
	if (mark === void 0) return {
		variables: env,
		folder,
		isAttended: hasTerminal || local === true
	};
	throw new GateError("CONFIG", `--local: ${mark} is set, and so this runs in a CI system`, {
		reason: "settings",
		hint: "Leave --local out: it is for a machine of your own."
	});
}
// src/cli/commands.ts
var scanFlags = {
	embedded: { description: "Scan a checkout here, with the embedded scanners: no account, no key. The path defaults to the current folder." },
	"api-key-stdin": { description: "Read the API key from standard input." },
	...localFlag
};
var commands = {
	run: command({
		summary: "Scan, wait, judge, report.",
		usage: ["[flags]", "--embedded [path] [flags]"],
		flags: scanFlags,
		settings: settingNames,
		run: async (call) => (await import("./run.js")).run(call)
	}),
	judge: command({
		summary: "Judge saved reports by another policy, or any SARIF file, without a scan and without a service.",
		usage: ["--report|--sarif FILE [FILE …] [flags]"],
		flags: {
			report: {
				placeholder: "FILE",
				many: true,
				description: "Report files that runs wrote (json-file): says of each what this policy would have decided. The exit code is that of the worst."
			},
			sarif: {
				placeholder: "FILE",
				many: true,
				description: "SARIF 2.1.0 files of any scanner: judges and reports them together, as a run does."
			},
			"base-sarif": {
				placeholder: "FILE",
				many: true,
				description: "SARIF files of the same scanners at the base of what is judged: under scope auto only what they do not hold counts."
			},
			type: {
				placeholder: "TYPE",
				description: "What the scanner of the SARIF files looks for: sast, sca, secret or iac. Without it the scanner's name and its rules tell; what they do not tell counts as every type."
			},
			policy: {
				placeholder: "FILE",
				description: "A policy file to judge by, as it is. Without it: the one that a run here would have."
			},
			...localFlag
		},
		settings: judgeSettings,
		run: async ({ session, flags }) => (await import("./judge.js")).judge(session, flags)
	}),
	explain: command({
		summary: "Print the settings and the policy that a run here would have, and where each comes from.",
		usage: ["[flags] [--json]"],
		flags: {
			json: { description: "Print one JSON object." },
			...localFlag
		},
		settings: settingNames,
		run: async ({ session, flags }) => (await import("./explain.js")).explain(session, flags)
	}),
	baseline: command({
		summary: "Write, show or compare the known findings of the default branch, for --scope new.",
		usage: ["write [path] | show [FILE] | diff FILE FILE|REPORT [flags]"],
		flags: scanFlags,
		settings: settingNames,
		run: async (call) => (await import("./baseline.js")).baseline(call)
	}),
	comment: command({
		summary: "In a GitHub workflow on issue_comment: answer /scan-gate why, recheck and, with --allow-suppress-command, suppress.",
		usage: ["[--allow-suppress-command] [flags]"],
		flags: {},
		settings: settingNames.filter((name) => name !== "branch" && name !== "scan-id"),
		run: async ({ session, flags }) => (await import("./comment.js")).comment(session, flags)
	}),
	serve: command({
		summary: "Run the embedded scanning service over local git checkouts, on 127.0.0.1, until it is interrupted.",
		usage: ["--repo PATH [--repo PATH …] [flags]"],
		flags: {
			repo: {
				placeholder: "PATH",
				many: true,
				description: "A git checkout or bare clone; may be given several times."
			},
			"vcs-url": {
				placeholder: "URL",
				description: "The repository's address, where its remote does not say it; with one --repo."
			},
			port: {
				placeholder: "N",
				description: "The port, from 0 to 65535 (default: 0, any free one)."
			},
			database: {
				placeholder: "FILE",
				description: "Where repositories, scans and violations are kept (default: in memory)."
			},
			json: { description: "Print one line {\"baseUrl\",\"apiKey\"} when ready, and nothing else. The API key is made anew at every start and printed once." }
		},
		settings: [],
		run: async (call) => (await import("./serve.js")).serve(call)
	})
};
var commandNames = Object.keys(commands);
var knownFlags = Object.assign({}, ...commandNames.map((name) => commands[name].flags), commonFlags);
async function runCommand(session, argv, workerUrl) {
	const index = firstArgument(argv, knownFlags);
	const word = index === void 0 ? void 0 : argv[index];
	const name = commandNames.find((known) => known === word);
	const { flags: own, settings: taken, run } = name === void 0 ? noCommand : commands[name];
	const flags = readFlags(argv.filter((_, each) => each !== index), {
		command: name ?? "scan-gate",
		own: {
			...own,
			...commonFlags
		},
		settings: taken,
		known: knownFlags
	});
	session.log.level = flags.own.quiet ? "quiet" : flags.own.verbose ? "verbose" : "normal";
	if (flags.own.help !== void 0) return showHelp(session, name);
	if (flags.own.version !== void 0) session.write(`${version}\n`);
	else if (name === void 0) throw unknownCommand(word);
	else return run({
		session,
		flags,
		workerUrl
	});
}
var noCommand = {
	summary: "",
	usage: [],
	flags: knownFlags,
	settings: settingNames,
	run: async () => void 0
};
async function showHelp(session, name) {
	const { commandHelp, helpText } = await import("./help.js");
	session.write(name === void 0 ? helpText(commands) : commandHelp(name, commands[name]));
}
function unknownCommand(given) {
	const message = given === void 0 ? "No command was given" : `${JSON.stringify(given)} is not a command${didYouMean(given, commandNames)}`;
	const [last, ...others] = commandNames.toReversed();
	return new GateError("CONFIG", message, { hint: `The commands are ${others.toReversed().join(", ")} and ${last}; scan-gate --help shows all flags.` });
}
export { settingGroups as $, inconclusiveReasons as $n, onChangedLine as $t, settingsError as A, _isoDate as An, transform as At, loadPolicy as B, commitSha as Bn, daysBetween as Bt, outputs as C, githubAccess as Cn, looseObject as Ct, readEnvironment as D, object$1 as Dn, pipe as Dt, readActionInputs as E, literal$1 as En, object as Et, wrap as F, markdownFence as Fn, listScans as Ft, scopes as G, cancelled as Gn, readDetailedFinding as Gt, settingNames as H, readFileAt as Hn, isExpired as Ht, runGate as I, markdownText as In, keepingNotes as It, alternatives as J, findRepository as Jn, isOpen as Jt, typeOf as K, repositoryOf as Kn, readListItem as Kt, hasTrustedBase as L, messageLimit as Ln, withError as Lt, exitCodeOf as M, jsonText as Mn, union as Mt, exitCodes as N, markdownBlock as Nn, unknown as Nt, readSettings as O, optional$1 as On, strictObject as Ot, hanging as P, markdownCode as Pn, readScanWindow as Pt, kindOf as Q, asGateError as Qn, normalPath as Qt, scopeHere as R, neutralBlock as Rn, withJudgement as Rt, withSession as S, actionOctokit as Sn, int as St, mergeReadings as T, array$1 as Tn, number as Tt, settingText as U, withOrigin as Un, atOrAbove as Ut, fileSettingNames as V, gitIn as Vn, exceptionText as Vt, settings as W, askGit as Wn, facts as Wt, didYouMean as X, readConfiguration as Xn, isDisclosed as Xt, shown as Y, workTreesAround as Yn, isSuppressed as Yt, expected as Z, GateError as Zn, inChangedFile as Zt, publishProblem as _, createBudget as _n, ZodISODate as _t, commonFlags as a, errorBody as an, isForeign as at, processEntry as b, summaryBudgetBytes as bn, array as bt, openCheckRun as c, scanCoverage as cn, languageOf as ct, accessOf as d, scanTypes as dn, readBaseline as dt, parseTime as en, isInconclusive as er, readChangedFiles as et, withClient as f, severityFilters as fn, baselineEntry as ft, isAmbiguous as g, violationTypes as gn, renderBaseline as gt, createGithubClient as h, violationStatuses as hn, parseBaseline as ht, judgeSettings as i, envelopePagination as in, verdicts as it, variableName as j, cut as jn, tuple as jt, readText as k, toJSONSchema as kn, string as kt, refusalOf as l, scanDiagnostic as ln, withNews as lt, createSurroundings as m, severityWords as mn, diffBaselines as mt, placeOf as n, defaultAssumptions as nn, hasOwnBase as nr, sweepViolations as nt, isBoolean as o, listPagination as on, languageNamed as ot, contextHints as p, severityRank as pn, baselineOf as pt, typeWords as q, workerVariables as qn, severities as qt, unattendedLines as r, endpoints as rn, getInput as rr, judge as rt, closeLeftOpen as s, responseMeta as sn, languageNames as st, runCommand as t, createClient as tn, describeContext as tr, isSameCommit as tt, marksInCheckRun as u, scanLanguage as un, makeBaseline as ut, refusedWith as v, formatSeconds as vn, ZodType as vt, noServiceUrl as w, readContext as wn, nullable as wt, version as x, fitSummary as xn, boolean$1 as xt, notDone as y, createRunner as yn, _enum as yt, resolveRepository as z, neutralLine as zn, byWorst as zt };
