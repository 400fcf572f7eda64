var os = process.getBuiltinModule("node:os");
var { EOL } = process.getBuiltinModule("node:os");
var fs = process.getBuiltinModule("node:fs");
var { constants, promises } = process.getBuiltinModule("node:fs");
var { parseArgs } = process.getBuiltinModule("node:util");
var { stat } = process.getBuiltinModule("node:fs/promises");
var { setImmediate, setTimeout: setTimeout$1 } = process.getBuiltinModule("node:timers/promises");
var { tmpdir } = process.getBuiltinModule("node:os");
var { isatty } = process.getBuiltinModule("node:tty");
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
function issue(name, message = "") {
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
// \0replacement-6.js
var randomUUID = () => [Math.random(), Math.random()].join("-");
// node_modules/@actions/core/lib/file-command.js
function issueFileCommand(command, message) {
	const filePath = process.env[`GITHUB_${command}`];
	if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
	if (!fs.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
	fs.appendFileSync(filePath, `${toCommandValue(message)}${os.EOL}`, { encoding: "utf8" });
}
function prepareKeyValueMessage(key, value) {
	const delimiter = `ghadelimiter_${randomUUID()}`;
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
var { access, appendFile, writeFile: writeFile$1 } = promises;
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
				yield access(pathFromEnv, constants.R_OK | constants.W_OK);
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
function error(message, properties = {}) {
	issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
	issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice$1(message, properties = {}) {
	issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function startGroup(name) {
	issue("group", name);
}
function endGroup() {
	issue("endgroup");
}
function saveState$1(name, value) {
	if (process.env["GITHUB_STATE"] || "") return issueFileCommand("STATE", prepareKeyValueMessage(name, value));
	issueCommand("save-state", { name }, toCommandValue(value));
}
// src/ci/context/context.ts
function hasOwnBase({ base, defaultBranch }) {
	return base !== void 0 && base.branch !== defaultBranch;
}
function shownCommit({ sources, headSha }) {
	const { diff } = sources;
	return (diff?.kind === "pull-request" ? diff.headSha : void 0) ?? headSha;
}
function describeContext(context) {
	const { event, refusal, branch, headSha, change, base, repositoryUrl } = context;
	const repository = /^https?:\/\/[^/]+\/(.+)$/.exec(repositoryUrl ?? "")?.[1];
	const place = repository === void 0 ? "" : `${repository} \u00b7 `;
	if (refusal !== void 0) return `${place}nothing to scan; the policy is that of ${branch}`;
	const commit = headSha === void 0 ? "" : ` at ${headSha.slice(0, 12)}`;
	const pull = change?.number === void 0 ? "" : `pull request #${change.number}, `;
	const of = event === void 0 || event === "pull_request" ? "" : ` (${event})`;
	return `${place}${pull}${branch}${commit}${base === void 0 ? "" : ` ${change === void 0 && base.sha === void 0 ? "against" : "into"} ${base.branch}`}${of}`;
}
// src/ci/context/read-context.ts
async function readContext(environment, hints) {
	const { judged, policy } = hints;
	const { GITHUB_ACTIONS, GITHUB_EVENT_PATH } = environment.variables;
	const isWorkflow = GITHUB_ACTIONS === "true" && Boolean(GITHUB_EVENT_PATH);
	const mustBe = judged.kind === "branch" && judged.mustBeWorkflow === true;
	if (judged.kind === "commented" || isWorkflow || mustBe) {
		const { readWorkflow } = await import("./workflow.js");
		return readWorkflow(environment, hints);
	}
	const { readPipeline } = await import("./pipeline.js");
	return readPipeline(environment, judged, policy);
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
// src/prose.ts
function code(text) {
	return { code: text };
}
function prose(texts, ...values) {
	const parts = [];
	const add = (part) => {
		const last = parts.at(-1);
		if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
		else parts.push(part);
	};
	texts.forEach((text, index) => {
		add(text);
		const value = values[index] ?? "";
		for (const part of typeof value === "number" ? [String(value)] : partsOf$1(value)) add(part);
	});
	return parts.filter((part) => part !== "");
}
function partsOf$1(text) {
	return typeof text === "string" || "code" in text ? [text] : text;
}
function plainText(text) {
	return partsOf$1(text).map((part) => typeof part === "string" ? part : `\`${part.code}\``).join("");
}
function mapText(text, change) {
	if (typeof text === "string") return change(text);
	return text.map((part) => typeof part === "string" ? change(part) : { code: change(part.code) });
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
		hint: prose`Gate forks without a key: in a workflow by a second step, ${code("uses: scan-gate/scan-gate/embedded@v1")}; elsewhere by ${code("scan-gate run --embedded")}.`,
		needsAction: true
	},
	"no-key": {
		meaning: "not scanned: no API key",
		effect: "fails",
		hint: prose`Set ${code("api-key")} from a secret; gate runs that get no secrets in a workflow by a second step, ${code("uses: scan-gate/scan-gate/embedded@v1")}; elsewhere by ${code("scan-gate run --embedded")}.`,
		needsAction: true
	},
	"wrong-ref": {
		meaning: "not scanned: there is no branch to scan",
		effect: "fails",
		hint: prose`Run the gate on branches and pull requests, or name the branch with the setting ${code("branch")}.`,
		needsAction: true
	},
	moved: {
		meaning: "the branch moved, or its head could not be read",
		effect: "fails",
		hint: prose`Run the gate on the newer commit; reading the head needs the permission ${code("contents: read")}.`
	},
	policy: {
		meaning: "the policy could not be read",
		effect: "fails",
		hint: prose`Look at where the policy is read from: ${code("config-file")}, ${code("policy-ref")}, and the permission ${code("contents: read")}.`,
		needsAction: true
	},
	"not-found": {
		meaning: "the repository, branch or scan was not found",
		effect: "fails",
		hint: prose`Check ${code("repository-id")}, ${code("branch")} and ${code("scan-id")}, and what the key has access to.`,
		needsAction: true
	},
	"foreign-repository": {
		meaning: "the repository at the service is another one",
		effect: "fails",
		hint: prose`Correct ${code("repository-id")}, or remove it to have the repository found by its address.`,
		needsAction: true
	},
	auth: {
		meaning: "the service refused the API key",
		effect: "fails",
		hint: prose`Check ${code("api-key")} and its scopes.`,
		needsAction: true
	},
	unavailable: {
		meaning: "the service could not be reached",
		effect: "fails",
		hint: prose`Run the gate again; check ${code("base-url")}, the network and the proxy settings when it stays so.`
	},
	"rate-limited": {
		meaning: "the service asked to wait for too long",
		effect: "fails",
		hint: prose`Run the gate again later, or raise ${code("timeout-seconds")}.`
	},
	"scan-failed": {
		meaning: "the scan failed",
		effect: "fails",
		hint: "Look at the scan at the service, then run the gate again."
	},
	timeout: {
		meaning: "the scan did not end in time",
		effect: "fails",
		hint: prose`Raise ${code("timeout-seconds")}, or judge the scan later with ${code("scan-id")}.`
	},
	protocol: {
		meaning: "the service answered in a way that cannot be trusted",
		effect: "fails",
		hint: prose`Run the gate again; when it stays so, check ${code("base-url")} and tell those who run the service.`
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
		hint: prose`Have it scanned (any scanner\u2019s SARIF can be judged), or say in the policy that it does not count: ${code("accept-uncovered")} for languages, ${code("fail-on-types")} for types.`,
		needsAction: true,
		isOfEvidence: true
	},
	"not-waited": {
		meaning: "the scan was started and not waited for",
		effect: "passes",
		hint: prose`Judge it later with ${code("scan-id")}.`
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
// src/report/neutral.ts
var messageLimit = 4096;
var hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;
var lineBreak = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
var gap = "&#8203;";
var plainLine = /^(?! *::)[ "$-~!]*$/;
function neutralLine(text, maxLength = messageLimit) {
	if (text.length <= maxLength && plainLine.test(text)) return text;
	return cut(text.slice(0, maxLength + 1).replaceAll(hidden, pictureOf).replaceAll(/\p{Zs}/gu, " ").replaceAll(/##(?=\w*\[)/g, "## ").replace(/^( *):(?=:)/, "$1: "), maxLength);
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
	const run = longestRun$1(code);
	if (code.includes("|") || run > 9) return `<code>${escapeInline(code)}</code>`;
	const fence = "`".repeat(run + 1);
	const pad = code.startsWith("`") || code.endsWith("`") ? " " : "";
	return `${fence}${pad}${code}${pad}${fence}`;
}
function markdownProse(text, maxLength = 500) {
	let [shown, left] = ["", maxLength];
	for (const part of partsOf$1(text)) {
		if (left <= 0) break;
		const next = typeof part === "string" ? spaced(part, left) : markdownCode(part.code, left);
		shown += shown.endsWith("`") && next.startsWith("`") ? `${gap}${next}` : next;
		left -= typeof part === "string" ? part.length : part.code.length;
	}
	return shown.trim();
}
function spaced(text, maxLength) {
	const [lead, tail] = [/^\s/.test(text) ? " " : "", /\S\s+$/.test(text) ? " " : ""];
	return lead + markdownText(text, maxLength) + tail;
}
function markdownFence(text, maxLength = 4e3, language = "text") {
	const block = neutralBlock(text, maxLength);
	const fence = "`".repeat(Math.max(3, longestRun$1(block) + 1));
	return `${fence}${language}\n${block}\n${fence}`;
}
function markdownBlock(text, maxLength = 2e3) {
	const block = neutralBlock(text, maxLength);
	return block.includes("\n") ? markdownFence(block, maxLength) : markdownText(block, maxLength);
}
function jsonText(value) {
	return harmlessJson(`${JSON.stringify(value, null, 2)}\n`);
}
function harmlessJson(json) {
	return json.replaceAll(/[\u007f-\u009f\p{Cf}\p{Cn}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, unicodeEscapes).replaceAll(/#(?=#\w*\[)/g, "\\u0023");
}
var batchLength = 65536;
function* batched(pieces) {
	let batch = [];
	let length = 0;
	for (const piece of pieces) {
		batch.push(piece);
		length += piece.length;
		if (length < batchLength) continue;
		yield batch.join("");
		batch = [];
		length = 0;
	}
	if (length > 0) yield batch.join("");
}
function cut(text, maxLength) {
	if (text.length <= maxLength) return text;
	return `${text.slice(0, Math.max(0, maxLength - 1)).replace(/[\ud800-\udbff]$/, "")}\u2026`;
}
function pictureOf(character) {
	const code = character.codePointAt(0) ?? 0;
	if (character === "	") return " ";
	if (code < 32) return String.fromCodePoint(9216 + code);
	return code === 127 ? "\u2421" : `\\u{${code.toString(16)}}`;
}
function unicodeEscapes(text) {
	return text.split("").map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("");
}
function longestRun$1(text) {
	return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}
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
	error,
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
	for (const [name, value] of Object.entries(values)) attempt("the outputs", () => setOutput(name, neutralLine(value, outputLimit)));
}
function saveState(name, value) {
	attempt("the state", () => saveState$1(name, neutralLine(value, outputLimit)));
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
function attempt(what, write) {
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
		hint: prose`Raise ${code("timeout-seconds")}, or look at the scan at the service.`,
		brief: `the scan did not end within ${formatSeconds(limitMs)}`
	});
}
function createStopwatch({ name, sinceMs }, now, requestCount) {
	const ended = [];
	let open = {
		name,
		sinceMs,
		sent: requestCount()
	};
	const current = () => ({
		name: open.name,
		ms: now() - open.sinceMs,
		requests: requestCount() - open.sent
	});
	return {
		begin(next) {
			ended.push(current());
			open = {
				name: next,
				sinceMs: now(),
				sent: requestCount()
			};
		},
		phases: () => [...ended, current()]
	};
}
function formatSeconds(ms) {
	const seconds = Math.max(1, Math.round(ms / 1e3));
	if (seconds < 60) return `${seconds} s`;
	const rest = seconds % 60;
	return rest === 0 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 60)} min ${rest} s`;
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
	return wrapped.map((line) => neutralLine(line));
}
function hanging(mark, text) {
	const indent = " ".repeat(mark.length);
	return wrap(text, 100 - mark.length).map((line, index) => `${index === 0 ? mark : indent}${line}`);
}
// src/ci/log.ts
var frames = [
	"\u280b",
	"\u2819",
	"\u2839",
	"\u2838",
	"\u283c",
	"\u2834",
	"\u2826",
	"\u2827",
	"\u2807",
	"\u280f"
];
var frameMs = 100;
var eraseLine = "\r\x1B[K";
function createLog({ write: first, runner, columns, hasColour = false }) {
	const { write, ...output } = outputOf(first);
	let draw;
	const print = (text) => {
		const shown = hasColour ? painted(text) : neutralLine(wordsOf$1(text));
		write(`${draw === void 0 ? "" : eraseLine}${shown}\n`);
		draw?.();
	};
	const log = {
		level: "normal",
		isTerminal: columns !== void 0,
		...output,
		line(text) {
			if (log.level !== "quiet") print(text);
		},
		close: print,
		group(title, lines) {
			if (log.level === "quiet") return;
			if (runner === void 0) print(`\u25b8 ${title}`);
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
function outputOf(first) {
	let current = first;
	return {
		write: (text) => current(text),
		moveTo(other) {
			current = other;
		},
		isMoved: () => current !== first,
		answer: first
	};
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
function withStartedScan(report, scan) {
	return {
		...report,
		scan: {
			...unknownScan,
			...scan,
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
			languages: scan.languages,
			isAdopted: report.scan?.isAdopted,
			retryOf: report.scan?.retryOf
		}
	};
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
// src/api/words.ts
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
var coverageWords = [
	"covered",
	"partly covered",
	"not covered"
];
var statedTwice = Symbol("stated twice");
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
	return Number.isNaN(time) || !isDay(plain.slice(0, 10)) ? void 0 : time;
}
function isDay(day) {
	return day.slice(8) <= "28" || new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
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
// src/policy/vex/identifiers.ts
function normalId(text) {
	const id = text.trim();
	return /^ghsa-/i.test(id) ? `GHSA-${id.slice(5).toLowerCase()}` : id.toUpperCase();
}
var anywhere = new RegExp(`(?<!\\w)(?:${[
	/CVE-\d{4}-\d{4,19}/,
	/GHSA(?:-[23456789cfghjmpqrvwx]{4}){3}/,
	/(?:PYSEC|RUSTSEC|GO|MAL|OSV|GSD|RSEC|HSEC|DSA|DLA|USN|RHSA|ALAS|ELSA|GMS)-\d{4}-\d+(?:-\d+)?/,
	/SNYK-[A-Z]+-[A-Z0-9]+-\d+/
].map(({ source }) => source).join("|")})(?!\\w)`, "gi");
function idsIn(text) {
	return [...new Set(Array.from(text.matchAll(anywhere), ([id]) => normalId(id)))].sort();
}
// src/policy/advisory.ts
function readAdvisory(stated, { zone, latestMs = Number.POSITIVE_INFINITY } = {}) {
	if (stated === void 0) return void 0;
	const timeOf = (text) => {
		const time = zone === "none" ? void 0 : parseTime(text);
		return time !== void 0 && time <= latestMs + 5e3 ? time : void 0;
	};
	const cves = cvesIn(stated.cves?.join(" ") ?? "");
	return {
		cves,
		...stated.ids && { ids: sorted([...cves, ...stated.ids.map(normalId)]) },
		...stated.purl !== void 0 && { purl: stated.purl },
		fix: stated.fix,
		fixedVersion: stated.fixed_version,
		fixedAt: timeOf(stated.fixed_at),
		publishedAt: timeOf(stated.published_at)
	};
}
function cvesIn(text) {
	return sorted([...text.matchAll(/\bCVE-(\d{4})-(\d{4,19})\b/gi)].map(([, year, number]) => `CVE-${year}-${number}`));
}
function sorted(names) {
	return [...new Set(names)].sort();
}
function combinedAdvisory(a, b) {
	if (a === void 0 || b === void 0) return withoutExcuse(a ?? b);
	const ids = a.ids ?? b.ids ? sorted([...a.ids ?? a.cves, ...b.ids ?? b.cves]) : void 0;
	return {
		cves: sorted([...a.cves, ...b.cves]),
		...ids && { ids },
		purl: a.purl === b.purl ? a.purl : void 0,
		fix: a.fix === b.fix ? a.fix : a.fix === "available" || b.fix === "available" ? "available" : void 0,
		fixedVersion: a.fixedVersion === b.fixedVersion ? a.fixedVersion : void 0,
		fixedAt: earlier(a.fixedAt, b.fixedAt),
		publishedAt: earlier(a.publishedAt, b.publishedAt)
	};
}
function withoutExcuse(advisory) {
	if (advisory === void 0) return void 0;
	const { fix, ...others } = advisory;
	return {
		...others,
		purl: void 0,
		fix: fix === "none" ? void 0 : fix,
		fixedAt: void 0
	};
}
function earlier(a, b) {
	return a === void 0 || b === void 0 ? void 0 : Math.min(a, b);
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
	"cvss",
	"epss",
	"cwe",
	"firstDetected"
];
function isUnclear({ unclear }, ...facts) {
	return unclear !== void 0 && facts.some((fact) => unclear.includes(fact));
}
var untitled = "Untitled violation";
var statusSynonyms = new Map([["IGNORED", "ACCEPTED_RISK"]]);
var nothingUnclear = [];
var [cvssTop, epssTop] = [10, 100];
function readListItem(item) {
	const severity = wordOf(severities, item.severity);
	const type = wordOf(violationTypes, item.type);
	const status = wordOf(violationStatuses, item.status) ?? statusSynonyms.get(item.status);
	const line = lineOf(item.line_number);
	let unclear = nothingUnclear;
	const note = (fact, stated, known) => {
		if (stated && known === void 0) unclear = [...unclear, fact];
	};
	note("severity", item.severity, severity);
	note("type", item.type, type);
	note("status", item.status, status);
	note("line", item.line_number, line);
	note("cvss", (item.cvss_score ?? 0) > cvssTop, void 0);
	note("epss", (item.epss_score ?? 0) > epssTop, void 0);
	return {
		id: item.violation_id,
		title: item.title ?? "Untitled violation",
		severity: severity ?? "CRITICAL",
		severityKnown: severity !== void 0,
		type,
		status: status ?? "UNKNOWN",
		cvss: scoreOf(item.cvss_score, cvssTop),
		epss: scoreOf(item.epss_score, epssTop),
		filePath: item.file_path || void 0,
		line,
		label: "maybe",
		firstSeen: void 0,
		detail: void 0,
		unclear
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
	const label = labelOf$1(finding.detail, window);
	return label === finding.label ? finding : {
		...finding,
		label
	};
}
function readDetailedFinding(answer, window) {
	const detail = readDetail(answer, window);
	return {
		...readListItem(answer),
		label: labelOf$1(detail, window),
		firstSeen: firstSeenBy(detail, window),
		detail
	};
}
function wordOf(words, word) {
	return words.includes(word) ? word : void 0;
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
		lastSeen: parseTime(answer.last_seen, window?.zone),
		...answer.advisory && { advisory: readAdvisory(answer.advisory, window) }
	};
}
function labelOf$1(detail, window) {
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
// src/settings/forms.ts
var textForm = { kind: "text" };
var booleanForm = { kind: "boolean" };
var scoreForm = { kind: "score" };
var percentageForm = { kind: "percentage" };
var wordForm = (words) => ({
	kind: "word",
	words
});
var listForm = (words) => ({
	kind: "list",
	words
});
var wholeForm = (least, most, ...others) => ({
	kind: "whole",
	least,
	most,
	others
});
var mappingForm = (keys, value, example) => ({
	kind: "mapping",
	keys,
	value,
	example
});
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
// src/settings/values.ts
function matching(pattern, complaint) {
	return (text, complain) => {
		if (!pattern.test(text)) complain(complaint);
		return text;
	};
}
function word(words) {
	return (text, complain) => readWord(words, text, complain);
}
function readWord(words, text, complain) {
	if (!words.includes(text)) complain(`is not ${alternatives(words)}${didYouMean(text, words)}`);
	return text;
}
function whole(least, most) {
	return (text, complain) => {
		if (!isWhole$1(text, least, most)) complain(`is not a whole number from ${least} to ${most}`);
		return Number(text);
	};
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
	read: (text, complain) => readWord(words, text, complain).toUpperCase(),
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
	placeholder: "TYPE \u2026",
	example: "sca secret",
	absent: "all types",
	policy: true,
	read: (text, complain) => {
		const words = [...new Set(partsOf(text))];
		if (words.length === 0) complain("names no type; remove it, so that all types count");
		for (const type of words) readWord(typeWords, type, (complaint) => complain(`has ${shown(type)}, which ${complaint}`));
		return words.map((type) => typeOf(type));
	},
	file: { form: listForm(typeWords) }
}, {
	text: wordsOf,
	stricter: moreTypes
});
function wordsOf(types) {
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
		ignored: [`fail-on-types=${wordsOf(other)}`]
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
		tightened: added.length > 0 ? [`fail-on-types=${wordsOf(added)}`] : [],
		ignored: left.length > 0 ? [`fail-on-types without ${wordsOf(left)}`] : []
	};
}
// src/settings/boolean.ts
var read$1 = (text, complain) => {
	if (!/^(?:true|True|TRUE|false|False|FALSE)$/.test(text)) complain("is not true or false");
	return text.toLowerCase() === "true";
};
var boolean = {
	read: read$1,
	placeholder: "true|false",
	example: "true"
};
var booleanInFile = { form: booleanForm };
function isBooleanReader(other) {
	return other === read$1;
}
// src/settings/entries/files.ts
var written = {
	group: "Files",
	placeholder: "PATH",
	read: line,
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
var vexFile = setting({
	...written,
	name: "vex-file",
	description: "Where what was decided here of findings, by exceptions and at the service, is written as an OpenVEX document. None is written where nothing was.",
	example: "scan-gate.openvex.json",
	absent: "no file"
});
var agentFile = setting({
	...written,
	name: "agent-file",
	description: "Where what blocks is written for a coding agent, as JSON: what has to change, what must not, and the command that checks it.",
	example: "scan-gate-agent.json",
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
	read: matching(/^[\w.-]{1,60}$/, "is not made of at most 60 letters, digits, dots, dashes and _"),
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
	read: secret,
	file: { refused: "a file is no place for a token" }
});
// src/settings/entries/max-age.ts
var example = "critical=7d high=30d";
var maxAge = setting({
	name: "max-age",
	group: "Policy",
	description: "Open findings of a severity that are older than this block.",
	placeholder: "SEVERITY=DAYSd \u2026",
	example,
	default: "",
	absent: "age does not block",
	policy: true,
	read: readDays,
	file: { form: mappingForm(severityFilters, {
		type: "string",
		pattern: "^\\d{1,5}d$"
	}, example) }
}, {
	text: daysText,
	stricter: fewerDays
});
function daysText(days) {
	return Object.entries(days).map(([severity, count]) => `${severity.toLowerCase()}=${count}d`).join(" ");
}
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
// src/settings/entries/grace.ts
var fixCooldown = setting({
	name: "fix-cooldown",
	group: "Policy",
	description: "For rules with fixable: true in a policy file: a fixed version that was published less than so many days before the scan is no fix yet. Where nobody says when it was published, it is one.",
	placeholder: "DAYSd",
	example: "7d",
	absent: "every fixed version is a fix",
	policy: true,
	read: (text, complain) => {
		if (!/^\d{1,4}d$/.test(text)) complain("is not a number of days, such as 7d");
		return Number.parseInt(text, 10);
	},
	file: { form: textForm }
}, {
	text: (days) => `${days}d`,
	stricter: (base = 0, other = 0) => stricterOf(base === 0 ? void 0 : base, other === 0 ? void 0 : other, {
		isStricter: other < base,
		text: other === 0 ? "no fix-cooldown" : `fix-cooldown=${other}d`
	})
});
var newAdvisoryGrace = setting({
	name: "new-advisory-grace",
	group: "Policy",
	description: "On the default branch: a finding in a dependency counts only so many days after its advisory was published, or, where nobody says when, after its first detection.",
	placeholder: "SEVERITY=DAYSd \u2026",
	example: "critical=2d high=7d",
	default: "",
	absent: "every advisory counts at once",
	policy: true,
	read: readDays,
	file: { form: mappingForm(severityFilters, {
		type: "string",
		pattern: "^\\d{1,5}d$"
	}, "critical=2d high=7d") }
}, {
	text: daysText,
	stricter: lessGrace
});
function lessGrace(base, other) {
	const compared = severities.map((severity) => {
		const [before, after] = [base[severity] ?? 0, other[severity] ?? 0];
		const name = `new-advisory-grace ${severity.toLowerCase()}`;
		const text = after === 0 ? `no ${name}` : `${name}=${after}d`;
		return {
			severity,
			...stricterOf(before, after, {
				isStricter: after < before,
				text
			})
		};
	});
	return {
		value: Object.fromEntries(compared.filter(({ value }) => value > 0).map(({ severity, value }) => [severity, value])),
		tightened: compared.flatMap(({ tightened }) => tightened),
		ignored: compared.flatMap(({ ignored }) => ignored)
	};
}
// src/settings/entries/kev.ts
var kevFile = setting({
	name: "kev-file",
	group: "Policy",
	description: "CISA's catalogue of known exploited vulnerabilities as JSON, for rules with kev: true: a path outside of what is committed, or an https address.",
	placeholder: "PATH|URL",
	example: "https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json",
	absent: "no catalogue",
	read: (text, complain) => {
		if (/\p{Cc}/u.test(text)) complain("has line breaks or control characters in it");
		if (!/^https?:/i.test(text)) return text;
		const url = URL.parse(text);
		if (url === null || url.username !== "" || url.password !== "") complain("is not an address without user and password");
		else if (url.protocol !== "https:" && !isLoopback(text)) complain("is not encrypted; use https://");
		return text;
	},
	file: { refused: "whoever proposes a change could name a catalogue of their own" }
});
var kevMaxAge = setting({
	name: "kev-max-age",
	group: "Policy",
	description: "Of an older catalogue than this nobody knows what is missing in it: what it does not name is undecided.",
	placeholder: "DAYSd",
	example: "3d",
	default: "7d",
	read: (text, complain) => {
		if (!/^\d{1,4}d$/.test(text)) complain("is not a number of days, such as 7d");
		return Number.parseInt(text, 10);
	},
	file: { form: textForm }
}, {
	text: (days) => `${days}d`,
	stricter: (base, other) => stricterOf(base, other, {
		isStricter: other < base,
		text: `kev-max-age=${other}d`
	})
});
// src/settings/entries/on-inconclusive.ts
var handlings = ["fail", "warn"];
var softReasons = inconclusiveNames.filter((reason) => !hardReasons.includes(reason));
var onInconclusive = setting({
	name: "on-inconclusive",
	group: "Run",
	description: `Whether a run that could not decide fails the step: for every reason, or reason by reason. It always fails for ${`${hardReasons.slice(0, -1).join(", ")} and ${hardReasons.at(-1)}`}. For fork and wrong-ref a policy file counts as the default branch has it.`,
	placeholder: "fail|warn|REASON=fail|warn \u2026",
	example: "fork=warn no-key=warn",
	default: "fail",
	read: readHandlings,
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
// src/settings/entries/owners.ts
var owners = setting({
	...boolean,
	name: "owners",
	group: "Surfaces",
	description: "Whether each finding is given the owners of its file, by CODEOWNERS as it stands where the policy is read; rules with owner read it too. On GitHub it costs up to three requests.",
	default: "false",
	file: booleanInFile
});
// src/settings/entries/policy-place.ts
var baselineFile = setting({
	name: "baseline-file",
	group: "Policy",
	description: "Known findings, for scope: new. In a CI system it is read from the default branch.",
	placeholder: "PATH",
	example: ".github/scan-gate-baseline.json",
	absent: "no baseline",
	read: readPath,
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
	read: readConfigPlace,
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
	read: (text, complain) => {
		if (!isRef(text)) complain("is not a name that git allows for a branch, tag or commit");
		return text;
	},
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
var timings = setting({
	...boolean,
	name: "timings",
	group: "Run",
	description: "Says at the end where the time went, by phase, in requests and seconds: in the log, and on the page of the job.",
	default: "false",
	file: { refused: "it says what one run does" }
});
var timeoutSeconds = setting({
	name: "timeout-seconds",
	group: "Run",
	description: "Time for the whole run, from 1 to 86400. A scan that takes longer leaves the run inconclusive.",
	placeholder: "SECONDS",
	example: "3600",
	default: "1800",
	read: whole(1, 86400),
	file: { form: wholeForm(1, 86400) }
});
var pollIntervalSeconds = setting({
	name: "poll-interval-seconds",
	group: "Run",
	description: "Time between two looks at the scan, from 1 to 300. auto looks most often when the repository\u2019s scans usually end, and 1 to 15 seconds apart.",
	placeholder: "auto|SECONDS",
	example: "10",
	default: "auto",
	read: (text, complain) => {
		if (text === "auto") return text;
		if (!isWhole$1(text, 1, 300)) complain("is not auto or a whole number of seconds from 1 to 300");
		return Number(text);
	},
	file: { form: wholeForm(1, 300, "auto") }
});
// src/settings/entries/sarif.ts
var refused = "a file must not choose what is judged";
var common = {
	group: "Scan",
	entrances: ["action"],
	placeholder: "FILES",
	read: readLines,
	file: { refused }
};
function readLines(text) {
	return text.split(/[\r\n]+/).map((each) => each.trim()).filter((each) => each !== "");
}
var ways$1 = { text: (files) => (files ?? []).join("\n") };
var sarif = setting({
	...common,
	name: "sarif",
	description: "SARIF 2.1.0 files of any scanners to judge instead of a scan of the service: paths or patterns, one a line, in a checkout of the commit.",
	example: "results/*.sarif",
	absent: "the service scans"
}, ways$1);
var baseSarif = setting({
	...common,
	name: "base-sarif",
	description: "SARIF files of the same scanners at the base: under scope auto only what they do not hold counts.",
	example: "base/*.sarif",
	absent: "nothing to compare with"
}, ways$1);
var sarifType = setting({
	name: "sarif-type",
	group: "Scan",
	entrances: ["action"],
	description: "What the scanner of the SARIF files looks for. Without it the scanner's name and its rules tell; what they do not tell counts as every type.",
	placeholder: "TYPE",
	example: "sast",
	absent: "told by the scanner and its rules",
	read: readScanType,
	file: { refused }
});
function readScanType(text, complain) {
	const type = scanTypes.find((known) => known === text || known === "secrets" && text === "secret");
	if (type === void 0) complain(`is not ${alternatives([
		"sast",
		"sca",
		"secret",
		"iac"
	])}`);
	return type ?? "sast";
}
// src/settings/entries/scan.ts
var entrances$1 = ["action", "command"];
var repositoryId = setting({
	name: "repository-id",
	group: "Scan",
	entrances: entrances$1,
	description: "Identifier of the repository at the service. Its address there must be the address of this repository.",
	placeholder: "ID",
	example: "6f1c2a44-9d0b-4c1e-8f57-2b6f0e6f3a10",
	absent: "found by the address of this repository",
	read: identifier,
	file: { refused: "a file must not choose what is scanned" }
});
var branch$1 = setting({
	name: "branch",
	group: "Scan",
	entrances: entrances$1,
	description: "Branch to scan. Needed only where the event does not say which one.",
	placeholder: "NAME",
	example: "main",
	absent: "the branch of the event, or of the checkout",
	read: (text, complain) => {
		if (text.startsWith("refs/")) complain("is a full ref; write the branch alone, as main rather than refs/heads/main");
		else if (!isBranchName(text)) complain("is not a name that git allows for a branch");
		return text;
	},
	file: { refused: "a file must not choose what is scanned" }
});
var scanId = setting({
	name: "scan-id",
	group: "Scan",
	entrances: entrances$1,
	description: "Judges this scan instead of starting one. Its repository and branch must be those of the run.",
	placeholder: "ID",
	example: "scan_01HV8Z0Q4T",
	absent: "a new scan",
	read: identifier,
	file: { refused: "a file must not choose what is judged" }
});
var retryFailedScan = setting({
	...boolean,
	name: "retry-failed-scan",
	group: "Scan",
	entrances: entrances$1,
	description: "Starts a scan once more when the service says that it FAILED. Never after a time-out, or when nobody knows whether one was started.",
	default: "false",
	file: booleanInFile
});
var adoptRunningScan = setting({
	...boolean,
	name: "adopt-running-scan",
	group: "Scan",
	entrances: entrances$1,
	description: "Judges a scan that runs already, as a service starts one by itself on a push, instead of starting another: only one that names the commit, or was created after the push while the branch stood still.",
	default: "false",
	file: booleanInFile
});
var allowForeignRepository = setting({
	...boolean,
	name: "allow-foreign-repository",
	group: "Scan",
	entrances: entrances$1,
	description: "Permits a repository-id whose address at the service is not the address of this repository.",
	default: "false",
	file: { refused: "a file must not lift a protection" }
});
var path = setting({
	name: "path",
	group: "Scan",
	entrances: ["embedded"],
	description: "The checkout whose commit is scanned, relative to the workspace.",
	placeholder: "FOLDER",
	example: "code",
	default: ".",
	read: (text) => text,
	file: { refused: "a file must not choose what is scanned" }
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
// src/policy/words.ts
var untouchedWords = ["note", "block"];
var unscoredWords = ["unknown", "ignore"];
var uncoveredWords = [
	"auto",
	"inconclusive",
	"note"
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
	read: word(scopes),
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
	read: word(untouchedWords),
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
	placeholder: "0\u201310",
	example: "9.0",
	absent: "scores do not block",
	policy: true,
	read: (text, complain) => {
		if (!/^\d{1,2}(?:\.\d+)?$/.test(text) || Number(text) > 10) complain("is not a number from 0 to 10");
		return Number(text);
	},
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
	read: (text, complain) => {
		const value = Number(text.replace(/%$/, ""));
		if (!/^\d{1,3}(?:\.\d+)?%?$/.test(text) || value > 100) complain("is not a percentage such as 5%");
		else if (!text.endsWith("%") && value > 0 && value < 1) complain(`could mean ${value}% or ${Number((value * 100).toFixed(6))}%; write the percent sign`);
		return value;
	},
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
	read: word(unscoredWords),
	file: { form: wordForm(unscoredWords) }
}, { stricter: (base, other) => stricterOf(base, other, {
	isStricter: other === "unknown",
	text: `unscored=${other}`
}) });
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
	},
	"cve-field": {
		quote: "Further attributes exist (\u2026 CVE for dependency findings \u2026). Their wire names: not shown.",
		section: "Violation",
		default: "",
		meaning: "field of a single violation that holds every CVE of a dependency\u2019s finding, as text or a list of texts; needed by kev: true, and read only when named"
	}
};
var assumptionNames = Object.keys(assumptions);
var defaultAssumptions = Object.fromEntries(assumptionNames.map((name) => [name, assumptions[name].default]));
// src/settings/entries/service.ts
var entrances = ["action", "command"];
var exampleUrl = "https://scanner.example.com/api/v1";
var baseUrl = setting({
	name: "base-url",
	group: "Service",
	entrances,
	description: "Address of the scanning service, up to and including the version of its interface.",
	placeholder: "URL",
	example: exampleUrl,
	required: true,
	concealed: /^(?!https?:\/\/[^@?#]*$)/i,
	read: readUrl,
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
	entrances,
	description: "API key of the service. Without one nothing is scanned and the run is inconclusive.",
	placeholder: "KEY",
	example: `\${{ secrets.SCAN_GATE_API_KEY }}`,
	absent: "not scanned",
	secret: true,
	read: secret,
	file: { refused: "a file is no place for a key" }
});
var allowHttp = setting({
	...boolean,
	name: "allow-http",
	group: "Service",
	entrances,
	description: "Permits a base-url with http: on another machine. The key and the findings then travel in the clear.",
	default: "false",
	file: { refused: "a file must not lift a protection" }
});
var assume = setting({
	name: "assume",
	group: "Service",
	entrances,
	description: "What the service's documentation leaves open, where the built-in assumption does not fit.",
	placeholder: "NAME=VALUE \u2026",
	example: "retry-after-unit=ms status-parameter=status",
	default: "",
	absent: "the built-in assumptions",
	read: readAssumptions,
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
		else if (!/^[\w.[\]-]{1,60}$/.test(value)) complain(`sets ${name} to something that is no name of a parameter or field`);
		assumed[name] = value;
	}
	return assumed;
}
// src/report/disclosures.ts
var disclosures = [
	"auto",
	"all",
	"changed",
	"counts"
];
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
	read: word(annotationWays),
	file: { form: wordForm(annotationWays) }
});
var maxAnnotations = setting({
	name: "max-annotations",
	group: "Surfaces",
	description: "The most findings that are marked in the code, worst first. What is left out is counted.",
	placeholder: "COUNT",
	example: "20",
	default: "50",
	read: whole(0, 5e3),
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
	read: word(commentTimes),
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
	read: word(disclosures),
	file: { form: wordForm(disclosures) }
});
// src/policy/limits.ts
function thresholdText({ severity, type, limit }) {
	return `${type === void 0 ? "" : `${type.toLowerCase()}-`}${severity.toLowerCase()}=${limit}`;
}
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
	placeholder: "[TYPE-]SEVERITY=COUNT \u2026",
	example: "critical=0 high=5 sca-high=10",
	default: "",
	absent: "no thresholds",
	policy: true,
	read: readThresholds,
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
		if (limitOf(plan, entry) !== entry.limit) ignored.push(text);
		else if (limitOf(before, entry) !== entry.limit) tightened.push(text);
	}
	for (const entry of base) {
		if (other.some(({ type }) => type === entry.type)) continue;
		(limitOf(plan, entry) < entry.limit ? tightened : ignored).push(`no threshold ${thresholdText(entry)}`);
	}
	return {
		tightened,
		ignored
	};
}
function limitOf({ typed, rest }, { type }) {
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
	read: word(uncoveredWords),
	file: { form: wordForm(uncoveredWords) }
}, { stricter: (base, other) => stricterOf(base, other, {
	isStricter: order.indexOf(other) < order.indexOf(base),
	text: `uncovered=${other}`
}) });
// src/settings/entries/vex.ts
var vexMaxAge = setting({
	name: "vex-max-age",
	group: "Policy",
	description: "So long a statement of an OpenVEX document excuses, from its last_updated, its timestamp or else that of its document; then it counts no more until somebody confirms it.",
	placeholder: "DAYSd",
	example: "30d",
	default: "90d",
	read: (text, complain) => {
		if (!/^\d{1,4}d$/.test(text)) complain("is not a number of days, such as 90d");
		return Number.parseInt(text, 10);
	},
	file: { form: textForm }
}, {
	text: (days) => `${days}d`,
	stricter: (base, other) => stricterOf(base, other, {
		isStricter: other < base,
		text: `vex-max-age=${other}d`
	})
});
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
		branch$1,
		scanId,
		retryFailedScan,
		adoptRunningScan,
		allowForeignRepository
	],
	...[
		sarif,
		baseSarif,
		sarifType,
		path
	],
	failOnSeverity,
	threshold,
	failOnTypes,
	failOnCvss,
	failOnEpss,
	unscored,
	maxAge,
	fixCooldown,
	newAdvisoryGrace,
	kevFile,
	kevMaxAge,
	vexMaxAge,
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
		pollIntervalSeconds,
		timings
	],
	...[
		annotations,
		maxAnnotations,
		commentSummaryInPr,
		jobSummary
	],
	...[disclose, owners],
	...[
		jsonFile,
		sarifFile,
		htmlFile,
		markdownFile,
		vexFile,
		agentFile,
		uploadSarif,
		category
	],
	...[allowSuppressCommand, githubToken]
];
var settingNames = entries.map(({ name }) => name);
var settings = Object.fromEntries(entries.map((entry) => [entry.name, entry]));
function settingsAt(entrance) {
	return settingNames.filter((name) => settings[name].entrances?.includes(entrance) ?? true);
}
var commandSettings = settingsAt("command");
var fileSettingNames = settingNames.filter((name) => "form" in settings[name].file);
function settingText(name, read) {
	const value = read[camelCase(name)];
	if (value === void 0) return void 0;
	const { secret, text } = settings[name];
	if (secret) return "set";
	return text === void 0 ? String(value) : text(value);
}
// src/settings/reading.ts
var variablePrefix = "SCAN_GATE_";
var inputPrefix = "INPUT_";
var otherVariables = ["SCAN_GATE_TIME_SCALE"];
function variableName(name) {
	return `${variablePrefix}${name.toUpperCase().replaceAll("-", "_")}`;
}
function readActionInputs(entrance, variables, getInput) {
	const reading = {
		given: {},
		problems: []
	};
	const names = settingsAt(entrance);
	for (const name of names) {
		const value = getInput(name);
		if (value !== "") reading.given[name] = {
			value,
			source: "input"
		};
	}
	const others = variables.filter((variable) => variable.startsWith(inputPrefix)).map((variable) => variable.slice(6).toLowerCase()).filter((input) => !names.some((name) => name === input) && getInput(input) !== "");
	for (const input of others) {
		const suggestion = didYouMean(input, names);
		if (settingNames.some((name) => name === input)) reading.problems.push(`${input} does not go with this action: its findings have another source`);
		else if (suggestion !== "") reading.problems.push(`${shown(input)} is not an input${suggestion}`);
	}
	return reading;
}
function readEnvironment(env) {
	const names = new Map(commandSettings.map((name) => [variableName(name), name]));
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
	const complaints = [];
	const value = setting.read(text, (complaint) => complaints.push(`${quote(setting, text)} ${complaint}`));
	return {
		value: complaints.length === 0 ? value : void 0,
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
// src/surfaces/undecided.ts
function leaveUndecided(runner) {
	const undecided = {
		verdict: "inconclusive",
		reason: "cancelled"
	};
	try {
		runner?.setOutputs?.(undecided);
	} catch {}
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
	const { env, folder, hasTerminal, now, write, complain, readInput, columns } = entry;
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
	const session = {
		env,
		folder,
		hasTerminal,
		now,
		write,
		complain,
		readInput,
		log,
		runner,
		cancel: cancel.signal,
		runLog: runLogOf(log, () => state.report !== void 0),
		mask(secret) {
			for (const line of linesToMask(secret)) runner?.mask(line);
		},
		transport: () => state.transport ??= openTransport(env).then((opened) => watchedTransport(opened, log)),
		warmUp: () => void session.transport().catch(() => {}),
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
	};
	return {
		entry,
		session,
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
	const { createTransport } = await import("./http.js");
	return createTransport({ proxy: proxySettings(env) });
}
function plainEnding(entry, outcome, error) {
	if (error === void 0) return outcome ?? { judged: [] };
	const { message, reason, hint = reason && inconclusiveReasons[reason].hint } = error;
	entry.complain(`${neutralBlock(`scan-gate: ${message}\n${plainText(hint ?? "")}`)}\n`);
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
	const { env, stdout } = process;
	process.exitCode = 2;
	return {
		env,
		folder: process.cwd(),
		now: new Date(),
		write: (text) => stdout.write(text),
		complain: (text) => process.stderr.write(text),
		readInput: async () => (await import("node:stream/consumers")).text(process.stdin),
		hasTerminal: [
			0,
			1,
			2
		].some((descriptor) => isatty(descriptor)),
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
	const readerOf = (repository) => lazily(async () => {
		const { createGithubReader } = await import("./reader.js");
		return createGithubReader({
			...access.github,
			repository,
			transport,
			budget,
			onWait
		});
	});
	const github = readerOf(access.github.repository);
	const { head, trustedPolicy, judgedPolicy, diff, pushedByMs } = sources;
	const readDiff = diff && onceItCan(async () => (await readers()).readDiffFrom(diff, github));
	return {
		...head && branchReaders(head, github, pushedByMs),
		readPolicyFile: trustedPolicy && (async (place, path) => {
			const source = place === "trusted" ? trustedPolicy : judgedPolicy;
			return source && (await readers()).readFileFrom(source, path, github);
		}),
		pushedByMs() {
			const aheadMs = github.serverAheadMs();
			return pushedByMs === void 0 || aheadMs === void 0 ? void 0 : pushedByMs - aheadMs;
		},
		readAddress: async (url) => {
			const answer = await transport.send({
				method: "GET",
				url,
				headers: {
					accept: "application/json",
					"accept-encoding": "identity"
				},
				signal: budget.signal
			});
			if (answer.kind === "failure") throw new GateError("UNAVAILABLE", answer.message, { cause: answer.cause });
			if (answer.status !== 200) throw new GateError("UNAVAILABLE", `${url.host} answered ${answer.status}`);
			return answer.text;
		},
		readCentralFile: (repository, path, ref) => readerOf(repository).fileText(path, ref),
		changedFiles: readDiff && (async () => {
			const [read, { changesOf }] = await Promise.all([readDiff(), import("./diff.js")]);
			return read && changesOf(read);
		}),
		readMergeBaseMs: readDiff && (async () => (await readDiff())?.mergeBaseMs)
	};
}
var readers = () => import("./source-reader.js");
function lazily(open) {
	let opened;
	const reader = once(async () => {
		opened = await open();
		return opened;
	});
	return {
		branchHead: async (branch) => (await reader()).branchHead(branch),
		hasTag: async (name) => (await reader()).hasTag(name),
		hasLeft: async (left) => (await reader()).hasLeft(left),
		fileText: async (path, ref) => (await reader()).fileText(path, ref),
		changedFiles: async (pullRequest, of) => (await reader()).changedFiles(pullRequest, of),
		comparedFiles: async (base, head) => (await reader()).comparedFiles(base, head),
		serverAheadMs: () => opened?.serverAheadMs()
	};
}
function branchReaders(head, github, pushedByMs) {
	let firstLookMs;
	return {
		async readHead() {
			const sha = await (await readers()).readHeadFrom(head, github);
			const aheadMs = github.serverAheadMs();
			firstLookMs ??= aheadMs === void 0 ? void 0 : Date.now() + aheadMs;
			return sha;
		},
		hasTag: async () => (await readers()).hasTagFrom(head, github),
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
// src/ci/github/access.ts
function githubAccess(env, token, loadOctokit) {
	return {
		apiUrl: env.GITHUB_API_URL || "https://api.github.com",
		repository: env.GITHUB_REPOSITORY ?? "",
		token,
		loadOctokit
	};
}
// src/ci/github/problems.ts
function isAmbiguous(error) {
	return error instanceof GateError && error.isAmbiguous;
}
function refusedWith(error) {
	return error instanceof GateError && error.code === "PUBLISH" && !isAmbiguous(error) ? error.status : void 0;
}
function isSuccess$1(status) {
	return status >= 200 && status < 300;
}
var notAsked = "answered with something that is not what was asked for";
var publishProblem = ({ route, reply, isAmbiguous }) => {
	if (reply.kind === "failure") return new GateError("PUBLISH", `${route} failed: ${reply.message}`, {
		isAmbiguous,
		cause: reply.cause
	});
	if (isSuccess$1(reply.status)) return new GateError("PUBLISH", `${route} ${notAsked}`, {
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
	if (isSuccess$1(status)) return new GateError("PROTOCOL", `GitHub ${notAsked}`);
	return new GateError(status === 404 || status === 422 ? "NOT_FOUND" : status >= 500 ? "UNAVAILABLE" : "AUTH", `GitHub: ${asked} answered ${status}`, {
		status,
		hint: readPermissionHint
	});
};
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
	const { createGithubClient } = await import("./client2.js");
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
	const advice = status === void 0 ? fault.hint && plainText(fault.hint) : adviceFor(status, fault.message, whose(refused, isDependabot));
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
// src/action/step.ts
var states = {
	part: "part",
	checkRun: "check_run",
	checkRunHead: "check_run_head"
};
async function runAction(action) {
	const entry = processEntry();
	const { env } = entry;
	const openRunner = async () => createRunner(env);
	return withSession({
		...entry,
		folder: env.GITHUB_WORKSPACE ?? entry.folder,
		openRunner
	}, (session) => {
		for (const name of ["api-key", "github-token"]) session.mask(getInput(name, { trimWhitespace: false }));
		return env[`STATE_${states.part}`] === "post" ? postStep(session, action) : gateStep(session, action);
	});
}
async function gateStep(session, action) {
	const known = session.startReport();
	const settings = await titled(session, async () => {
		announcePost(session);
		known.settings = settingsOf(session, action);
		return known.settings;
	});
	await action.judge(session, known, settings);
}
async function titled({ log }, begin) {
	try {
		return await begin();
	} catch (error) {
		log.line(`Scan Gate ${version}`);
		throw error;
	}
}
function announcePost({ runner }) {
	if (runner?.saveState === void 0) throw new GateError("CONFIG", "GITHUB_STATE is not set", {
		reason: "settings",
		hint: "The action runs in a GitHub workflow; elsewhere use the command line, scan-gate run."
	});
	runner.saveState(states.part, "post");
}
function settingsOf({ env }, { entrance, readSettings }) {
	return readSettings(readActionInputs(entrance, Object.keys(env), getInput));
}
async function readRun(session, settings) {
	const { env, folder } = session;
	session.warmUp();
	const hints = contextHints(settings, {
		kind: "branch",
		named: settings.branch,
		mustBeWorkflow: true
	});
	return githubRun(session, {
		context: await readContext({
			variables: env,
			folder,
			isAttended: false
		}, hints),
		settings
	});
}
async function githubRun(session, about) {
	const { env, now, cancel, transport, clock } = session;
	const access = {
		transport: await transport(),
		clock: clock(about.settings.baseUrl),
		loadOctokit: actionOctokit
	};
	return {
		...about,
		env,
		now,
		cancel,
		...access
	};
}
function beginShowing(run, { runner }) {
	const { context, settings } = run;
	const access = accessOf(run);
	const shownSha = shownCommit(context);
	const save = (name, value) => {
		try {
			runner?.saveState?.(name, value);
		} catch {}
	};
	let checkRun;
	if (shownSha !== void 0 && access.token !== void 0 && marksInCheckRun(settings)) {
		save(states.checkRunHead, shownSha);
		checkRun = openCheckRun(openingOf(run, shownSha), access, (state) => save(states.checkRun, state));
	}
	return {
		access,
		checkRun,
		changes: void 0,
		shownSha
	};
}
function openingOf({ context, settings, env, now }, headSha) {
	const text = `Scanning ${context.branch}. The time limit is ${formatSeconds(settings.timeoutSeconds * 1e3)}.`;
	const event = context.change?.number === void 0 ? context.event : void 0;
	const { GITHUB_RUN_ID: id } = env;
	const runUrl = id && context.repositoryUrl ? `${context.repositoryUrl}/actions/runs/${id}` : void 0;
	return {
		headSha,
		category: settings.category,
		event,
		text,
		runUrl,
		startedMs: now.getTime()
	};
}
async function postStep(session, action) {
	const { env, log } = session;
	await action.clear?.(session);
	const state = env[`STATE_${states.checkRun}`] ?? "";
	if (state === "") return;
	try {
		const run = await readRun(session, settingsOf(session, action));
		const { wasOpen, warning } = await closeLeftOpen(state, {
			opening: openingOf(run, env[`STATE_${states.checkRunHead}`] || (run.context.headSha ?? "")),
			text: "The run was cut off before it came to a verdict."
		}, accessOf(run));
		if (warning !== void 0) log.line(`Warning: ${warning}`);
		else if (wasOpen) log.line("Closed the check run that the gate left open");
	} catch (error) {
		log.line(`Warning: the check run stays open: ${asGateError(error).message}`);
	}
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
// src/api/assumed-fields.ts
function withCves(violation, assume) {
	const field = assume["cve-field"];
	const stated = field !== "" && Object.hasOwn(violation, field) ? violation[field] : void 0;
	const texts = Array.isArray(stated) ? stated : [stated];
	if (!texts.every((text) => typeof text === "string")) return violation;
	const { advisory } = violation;
	return {
		...violation,
		advisory: {
			...advisory,
			cves: [...advisory?.cves ?? [], ...texts]
		}
	};
}
// src/api/routes.ts
var paging = {
	page: "page",
	limit: "limit"
};
function isSeverityList(text) {
	return text.split(",").every((word) => severityFilters.some((known) => known === word));
}
var isWhole = (value, most) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
var fitting = {
	page: (value) => isWhole(value, Number.MAX_SAFE_INTEGER),
	limit: (value) => isWhole(value, 100),
	text: (value) => typeof value === "string",
	severities: (value) => typeof value === "string" && isSeverityList(value)
};
function fitsParameter(kind, value) {
	return typeof kind === "string" ? fitting[kind](value) : kind.some((word) => word === value);
}
var sortNames = {
	sortBy: "sort-field-parameter",
	sortOrder: "sort-order-parameter"
};
var routes = {
	listOrganizations: {
		method: "GET",
		path: "/organizations",
		query: {
			...paging,
			search: "text",
			status: ["active", "inactive"],
			sortBy: [
				"name",
				"createdAt",
				"updatedAt"
			],
			sortOrder: sortOrders
		},
		list: "organizations",
		style: "enveloped",
		success: 200,
		scope: "organization:read"
	},
	validateKey: {
		method: "GET",
		path: "/cli/auth/validate",
		style: "enveloped",
		success: 200,
		scope: "any key"
	},
	getCliInfo: {
		method: "GET",
		path: "/cli/info",
		style: "enveloped",
		success: 200,
		scope: "none"
	},
	getHealth: {
		method: "GET",
		path: "/health",
		style: "enveloped",
		success: 200,
		scope: "none"
	},
	listRepositories: {
		method: "GET",
		path: "/repositories",
		query: {
			...paging,
			search: "text",
			provider: "text",
			status: repositoryStatuses,
			sortBy: [
				"name",
				"createdAt",
				"updatedAt",
				"lastScanAt"
			],
			sortOrder: sortOrders
		},
		assumedNames: {
			provider: "provider-parameter",
			status: "status-parameter",
			...sortNames
		},
		list: "repositories",
		style: "bare",
		success: 200,
		scope: "repository:read"
	},
	getRepository: {
		method: "GET",
		path: "/repositories/{repository_id}",
		style: "bare",
		success: 200,
		scope: "repository:read"
	},
	updateRepository: {
		method: "PATCH",
		path: "/repositories/{repository_id}",
		style: "bare",
		success: 200,
		scope: "repository:write"
	},
	listScans: {
		method: "GET",
		path: "/scans",
		query: {
			...paging,
			repository_id: "text",
			status: scanStatuses,
			scanType: scanTypes,
			sortBy: [
				"startedAt",
				"completedAt",
				"status"
			],
			sortOrder: sortOrders
		},
		assumedNames: {
			status: "status-parameter",
			scanType: "scan-type-parameter",
			...sortNames
		},
		list: "scans",
		style: "bare",
		success: 200,
		scope: "scan:read"
	},
	startScan: {
		method: "POST",
		path: "/scans",
		style: "bare",
		success: 201,
		scope: "scan:write"
	},
	getScan: {
		method: "GET",
		path: "/scans/{scan_id}",
		style: "bare",
		success: 200,
		scope: "scan:read"
	},
	listViolations: {
		method: "GET",
		path: "/violations",
		query: {
			...paging,
			repository_id: "text",
			severity: "severities",
			status: violationStatusFilters
		},
		assumedNames: { status: "status-parameter" },
		list: "violations",
		style: "bare",
		success: 200,
		scope: "violation:read"
	},
	getViolation: {
		method: "GET",
		path: "/violations/{violation_id}",
		style: "bare",
		success: 200,
		scope: "violation:read"
	},
	suppressViolation: {
		method: "POST",
		path: "/violations/{violation_id}/suppress",
		style: "bare",
		success: 200,
		scope: "violation:write"
	}
};
// src/api/requests.ts
async function buildRequest(name, args, to) {
	const route = routes[name];
	const given = new Map(Object.entries(args).filter(([, value]) => value !== void 0));
	const url = takeAddress(route, given, to.baseUrl);
	for (const [key, value] of queryOf(route, given)) url.searchParams.set(wireName(route, key, to.assume), String(value));
	const body = route.method === "GET" ? void 0 : (await import("./bodies.js")).bodyOf(name, given);
	return {
		method: route.method,
		url,
		headers: headersFor(route, body !== void 0, to),
		body: body === void 0 ? void 0 : JSON.stringify(body)
	};
}
function takeAddress({ path }, given, baseUrl) {
	return new URL(baseUrl + path.replaceAll(/\{(\w+)\}/g, (_, key) => pathSegment(key, take$1(given, key))));
}
function queryOf({ method, path, query = {} }, given) {
	return [...given].filter(([name, value]) => {
		const kind = Object.hasOwn(query, name) ? query[name] : void 0;
		if (kind === void 0 || fitsParameter(kind, value)) return kind !== void 0;
		throw new GateError("CONFIG", `${method} ${path}: ${name}: ${JSON.stringify(value)} is not a value of it`);
	});
}
function headersFor(route, hasBody, to) {
	return {
		accept: "application/json",
		"user-agent": to.userAgent,
		...route.scope === "none" ? {} : { "x-api-key": to.apiKey },
		...hasBody ? { "content-type": "application/json" } : {}
	};
}
function take$1(given, key) {
	const value = given.get(key);
	given.delete(key);
	return value;
}
function wireName(route, key, assume) {
	const assumption = route.assumedNames?.[key];
	return assumption === void 0 ? key : assume[assumption];
}
function pathSegment(key, value) {
	const text = typeof value === "string" ? value : "";
	if (text === "" || text === "." || text === ".." || /\p{Cc}/u.test(text) || !text.isWellFormed()) throw new GateError("PROTOCOL", `${key} ${JSON.stringify(text)} cannot be the id of anything`);
	return encodeURIComponent(text);
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
	"\"": "&quot;"
};
function withoutSecrets(text, secrets) {
	const present = secrets.map(knownSecret).filter(({ signs }) => signs.some((sign) => text.includes(sign)));
	const [only] = present;
	if (only === void 0) return text;
	return (present.length === 1 ? only.forms : longestFirst(present.flatMap((each) => each.forms))).reduce((rest, form) => rest.includes(form) ? rest.replaceAll(form, "***") : rest, text);
}
function longestFirst(forms) {
	return [...new Set(forms)].sort((a, b) => b.length - a.length);
}
var known = new Map();
function knownSecret(secret) {
	const before = known.get(secret);
	if (before !== void 0) return before;
	const forms = longestFirst(secret.length < shortestSecret ? [] : makeForms(secret));
	const made = {
		forms,
		signs: signsOf(forms)
	};
	known.set(secret, made);
	return made;
}
function signsOf(forms) {
	const signs = [];
	for (const form of forms.toReversed()) if (!signs.some((sign) => form.includes(sign))) signs.push(longestRun(form));
	return signs;
}
function longestRun(form) {
	const longest = (form.match(/[a-z\d]+/gi) ?? []).reduce((best, run) => run.length > best.length ? run : best, "");
	return longest.length < shortestSecret ? form : longest;
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
	const lower = encodeURIComponent(secret).replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
	return [
		secret,
		secret.replaceAll(/[\\`*_[\]~]/g, "\\$&"),
		...base64,
		...percent,
		lower,
		...json,
		...escapedJson(secret),
		...escapedHtml(secret)
	];
}
function escapedJson(secret) {
	const plain = JSON.stringify(secret).slice(1, -1);
	return [(sign) => `\\u${hexOf(sign).padStart(4, "0")}`, (sign) => `\\u${hexOf(sign).toUpperCase().padStart(4, "0")}`].flatMap((write) => [
		plain.replaceAll(/[&<>=']/g, write),
		plain.replaceAll(/[&<>'+`]/g, write),
		secret.replaceAll(/[^a-z\d]/gi, write)
	]);
}
function escapedHtml(secret) {
	const escapes = [
		(sign) => `&#${sign.charCodeAt(0)};`,
		(sign) => `&#${String(sign.charCodeAt(0)).padStart(3, "0")};`,
		(sign) => `&#x${hexOf(sign)};`,
		(sign) => `&#x${hexOf(sign).toUpperCase()};`,
		(sign) => sign === "'" ? "&apos;" : `&#x${hexOf(sign)};`
	];
	return [
		/[&<>"']/g,
		/[&<>"'/]/g,
		/[&<>"'/=`]/g,
		/[^a-z\d]/gi
	].flatMap((signs) => escapes.flatMap((write) => [secret.replaceAll(signs, write), secret.replaceAll(signs, (sign) => entities[sign] ?? write(sign))]));
}
function hexOf(sign) {
	return sign.charCodeAt(0).toString(16);
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
// src/api/silence.ts
var silenceMs = 1e4;
async function sendRead({ send, clock, mayRepeat, onLate }) {
	const first = send();
	if (await endsWithin(first, 1e4 * clock.patience) || !mayRepeat()) return first;
	const second = send();
	const late = answered(first).then((outcome) => {
		onLate();
		return outcome;
	});
	return Promise.any([late, answered(second)]).catch(() => second);
}
async function endsWithin(work, ms) {
	let timer;
	const silence = new Promise((resolve) => {
		timer = setTimeout(() => resolve(false), ms).unref();
	});
	try {
		return await Promise.race([work.then(() => true), silence]);
	} finally {
		clearTimeout(timer);
	}
}
async function answered(sent) {
	const outcome = await sent;
	if (outcome.kind === "failure") throw new Error(outcome.message);
	return outcome;
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
		isSlow: false,
		serverTimeMs: void 0,
		serverAheadMs: void 0
	};
	const names = Object.keys(routes);
	const methods = Object.fromEntries(names.map((name) => [name, (args) => call(session, name, args)]));
	return Object.assign(methods, {
		requests: session.requests,
		serverTimeMs: () => session.serverTimeMs,
		serverAheadMs: () => session.serverAheadMs
	});
}
var loaded;
function answers() {
	loaded ??= import("./answers.js");
	return loaded;
}
async function call(session, name, args) {
	const made = {
		name,
		attempts: 0,
		refusals: 0
	};
	try {
		for (;;) {
			const next = await judgeOutcome(session, made, await session.limit(async () => succeed(session, made, await buildRequest(name, args, session))));
			if ("answer" in next) return next.answer;
			await waitFor(session, made, next);
		}
	} catch (error) {
		throw await explain(session, name, error);
	}
}
async function succeed(session, made, request) {
	const send = () => {
		session.requests[made.name] = (session.requests[made.name] ?? 0) + 1;
		return session.transport.send({
			...request,
			signal: session.budget.signal
		});
	};
	for (;;) {
		const outcome = await (request.method === "GET" ? read(session, made, send) : send());
		if (outcome.kind === "answer") {
			keepTime(session, outcome.header("date"));
			if (isSuccess(outcome.status)) return outcome;
		}
		await waitFor(session, made, await judgeOutcome(session, made, outcome));
	}
}
function read(session, { name }, send) {
	const mayRepeat = () => {
		if (session.isSlow || session.limit.concurrency === 1) return false;
		session.onWait(`${label(name)} has no answer after ${formatSeconds(silenceMs)}: asking once more beside it`);
		return true;
	};
	const onLate = () => {
		session.isSlow = true;
	};
	return sendRead({
		send,
		clock: session.budget.clock,
		mayRepeat,
		onLate
	});
}
function isSuccess(status) {
	return status >= 200 && status < 300;
}
async function waitFor(session, made, next) {
	if ("answer" in next) return;
	const { clock, deadline, signal } = session.budget;
	const { error } = next;
	if (!("waitMs" in next)) throw error;
	if (next.counts) made.attempts++;
	else made.refusals++;
	if (made.attempts >= 5) throw error;
	if (clock.now() + next.waitMs >= deadline) throw error;
	if (next.waitMs >= 5e3) session.onWait(`${error.message}; trying again in ${formatSeconds(next.waitMs)}`);
	await clock.sleep(next.waitMs, signal);
}
function keepTime(session, date = "") {
	const time = Date.parse(date);
	if (Number.isNaN(time) || time < (session.serverTimeMs ?? time)) return;
	session.serverTimeMs = time;
	session.serverAheadMs = time - Date.now();
}
async function judgeOutcome(session, { name, attempts, refusals }, outcome) {
	const isRead = routes[name].method === "GET";
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
	const { readAnswer, retryDetail } = await answers();
	if (outcome.status === 429) {
		session.limit.concurrency = 1;
		const asked = retryAfterMs({
			header: outcome.header("retry-after"),
			detail: retryDetail(outcome.text)
		}, session.assume, Date.now());
		return {
			error: new GateError("RATE_LIMITED", `${label(name)} was refused: too many requests (429)`, {
				status: 429,
				hint: prose`The service limits requests. Raise ${code("timeout-seconds")}, or run fewer gates side by side.`
			}),
			waitMs: asked ?? Math.max(500, backoffMs(refusals + 1, session.random())),
			counts: false
		};
	}
	try {
		const answer = readAnswer(name, outcome, (text) => redact(session, text));
		return { answer: name === "getViolation" ? withCves(answer, session.assume) : answer };
	} catch (caught) {
		const error = inContext(session, name, caught);
		if (!(isTransient(outcome.status) || isSuccess(outcome.status))) return { error };
		return isRead ? {
			error,
			waitMs: backoff(),
			counts: true
		} : { error: ambiguous(error) };
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
		hint: error.hint === void 0 ? void 0 : mapText(error.hint, (text) => redact(session, text)),
		isAmbiguous: error.isAmbiguous,
		reason: error.reason,
		status: error.status
	});
}
function label(name) {
	return `${routes[name].method} ${routes[name].path}`;
}
var newKeyHint = prose`Create a key in the dashboard (organization settings, API keys) and store it as the secret that ${code("api-key")} reads.`;
async function explain(session, name, error) {
	if (error.status !== 401 || name === "validateKey") return error;
	try {
		const { valid } = await call({
			...session,
			limit: pLimit(1)
		}, "validateKey", {});
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
		hint: newKeyHint
	});
}
// src/report/resumable.ts
function resumable(error, report) {
	if (report.scan === void 0 || error.code !== "SCAN_TIMEOUT" && error.code !== "CANCELLED") return error;
	return new GateError(error.code, `${error.message}; scan ${report.scan.id} has not been judged`, {
		cause: error,
		reason: error.reason,
		brief: briefOf(error, report),
		hint: prose`The scan goes on at the service: judge it later with ${code(`scan-id: ${report.scan.id}`)}.${error.hint === void 0 ? "" : prose` ${error.hint}`}`
	});
}
function briefOf({ code, brief }, { scan }) {
	return code === "SCAN_TIMEOUT" && scan?.status === "COMPLETED" ? "the time was over before all findings were read" : brief;
}
// src/steps/about.ts
function aboutOf({ refusal, repositoryUrl, event, branch, headSha, base, change }) {
	const where = {
		repositoryUrl,
		event
	};
	return refusal === void 0 ? {
		...where,
		branch,
		headSha,
		baseSha: base?.sha,
		pullRequest: change?.number
	} : where;
}
// src/git/commit-name.ts
var name = /^[0-9a-f]{7,64}$/i;
function isSameCommit(a, b) {
	if (a === void 0 || b === void 0 || !name.test(a) || !name.test(b)) return void 0;
	const [first, second] = [a.toLowerCase(), b.toLowerCase()];
	return first.startsWith(second) || second.startsWith(first);
}
function isFullSha(text) {
	return /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);
}
function commitText(sha, ref) {
	const short = sha.slice(0, 12);
	const name = ref?.replace(/^(?:refs\/)?(?:heads|tags|remotes\/origin)\//, "");
	return name === void 0 || sha.startsWith(name) ? `commit ${short}` : `${name} at ${short}`;
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
var otherwiseRead = /^(?:(?:refs|heads|tags|remotes|origin)\/.*|(?:pull|pull-requests|merge-requests)\/\d+\/(?:head|merge|from|train)|(?:.+_)?HEAD|@|[0-9a-f]{40}|[0-9a-f]{64})$/i;
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
		hint: prose`Set ${code("api-key")} from a secret. Pull requests from forks and Dependabot get no secrets: in a workflow gate them by a second step, ${code("uses: scan-gate/scan-gate/embedded@v1")}; elsewhere by ${code("scan-gate run --embedded")}.`
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
	const nameLooks = [];
	const lookAtName = () => {
		const look = checkName(around, context);
		look.catch(() => {});
		nameLooks.push(look);
	};
	async function readName() {
		if (nameLooks.length === 0) lookAtName();
		return (await Promise.all(nameLooks)).find(({ kind }) => kind !== "same") ?? { kind: "same" };
	}
	let lastMs = budget.clock.now();
	const begun = new Set();
	return {
		onPoll({ scan_id: id, status, commit_sha }) {
			const now = budget.clock.now();
			const begins = !begun.has(id) && status !== "PENDING";
			if (begins) begun.add(id);
			if (begins && isSameCommit(commit_sha ?? void 0, context.headSha) === void 0) lookAtName();
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
		pages: new Map(),
		taken: [],
		pageCount: 0
	};
	const first = given ?? await source.read(1);
	take(state, first, 1);
	if (first.items.length > 0 && !isLast(first, state)) await readRest(state, first);
	const { found, totals } = state;
	const items = [...found.values()];
	source.join?.(state.taken, items);
	return {
		items,
		total: first.total,
		stands: totals.size === 1 && totals.has(found.size) && !state.repeated,
		isWhole: hasAll(state),
		pageCount: state.pageCount
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
	if (guessed > pageCap) throw tooLong(`A list of ${first.total} records comes ${size} at a time`);
	const numbers = Array.from({ length: guessed - 1 }, (_, index) => index + 2);
	const reading = Promise.all(numbers.map((number) => source.read(number)));
	const behind = size === 100 && first.total % 100 === 0 ? orAbsent(source.read(guessed + 1)) : void 0;
	behind?.catch(() => {});
	const pages = await reading;
	for (const [index, page] of pages.entries()) take(state, page, index + 2);
	let last = pages.at(-1) ?? first;
	for (let number = guessed + 1; !isLast(last, state); number++) {
		if (number > pageCap) throw tooLong(`A list does not end within ${pageCap} pages`);
		const known = state.found.size;
		const isBehind = number === guessed + 1 && behind !== void 0;
		const page = await (hasAll(state) ? isBehind ? behind : orAbsent(source.read(number)) : source.read(number));
		if (page === void 0 || page.items.length === 0) return;
		take(state, page, number);
		if (state.found.size === known) return;
		last = page;
	}
}
function tooLong(message) {
	return new GateError("PROTOCOL", message, {
		hint: `One run reads ${pageCap} pages of a list, which are ${pageCap * 100} violations where the service hands out 100 on a page.`,
		brief: `the service lists more than ${pageCap} pages`
	});
}
function take(state, page, asked) {
	const { source, found, pages, totals } = state;
	const isBeyond = totals.size > 0 && hasAll(state);
	const ids = page.items.map(source.id);
	if (isBeyond && ids.every((id) => found.has(id))) return;
	if (page.page !== asked && !isBeyond) throw new GateError("PROTOCOL", `A list answered page ${page.page} when page ${asked} was asked for`);
	const [first = ""] = ids;
	const alike = pages.get(first) ?? [];
	if (ids.length > 0 && alike.some((earlier) => isSame(earlier, ids))) throw new GateError("PROTOCOL", `A list answered page ${asked} with the records of an earlier page`);
	pages.set(first, [...alike, ids]);
	if (ids.length > 0 || alike.length === 0) state.pageCount += 1;
	totals.add(page.total);
	state.taken.push(page.items);
	for (const item of page.items) {
		const known = found.get(source.id(item));
		if (known !== void 0) state.repeated = true;
		found.set(source.id(item), known === void 0 ? item : source.combine(known, item));
	}
}
function isSame(a, b) {
	return a.length === b.length && a.every((id, place) => id === b[place]);
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
	const parsed = parse(url);
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
	const parsed = parse(url);
	if (parsed === void 0) return void 0;
	if (parsed.host !== "") return `https://${parsed.host}/${parsed.path}`;
	return parsed.path.startsWith("/") ? `file://${encodeURI(parsed.path).replace(/[?#]/g, encodeURIComponent)}` : void 0;
}
function parse(url) {
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
// src/steps/resolve.ts
function wantedRepository({ repositoryId, allowForeignRepository }, { repositoryUrl, system }) {
	return {
		repositoryId,
		repositoryUrl,
		githubHost: system === "github" ? hostOf(repositoryUrl) : void 0,
		allowForeignRepository
	};
}
var candidateCap = 50;
async function resolveRepository(run, wanted) {
	return wanted.repositoryId === void 0 ? findByUrl(run, wanted) : readById(run, wanted, wanted.repositoryId);
}
function noteUncompared(log, wanted, { name }) {
	if (wanted.repositoryId === void 0 || !wanted.allowForeignRepository) return;
	log.note(`allow-foreign-repository is on: ${name} is gated without comparing its address`);
}
async function readById(run, wanted, repositoryId) {
	const found = await readRepository(run, repositoryId);
	if (wanted.allowForeignRepository) return found;
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
	if (candidates.length > candidateCap) throw unresolved(`${candidates.length} repositories at the service match "${name}"`, candidates);
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
// src/gate.ts
async function runGate(input) {
	const { settings, clock } = input;
	const startedMs = clock.now();
	const over = new AbortController();
	const cancel = AbortSignal.any([input.cancel, over.signal]);
	const budget = createBudget(clock, settings.timeoutSeconds * 1e3, cancel);
	const notes = [];
	const log = keepingNotes(input.log, notes);
	const run = {
		client: clientOf(input, budget, log),
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
		changes: void 0,
		stopwatch: createStopwatch({
			name: "start",
			sinceMs: 0
		}, clock.now, () => input.transport.requestCount?.() ?? 0)
	};
	progress.stopwatch.begin("prepare");
	try {
		await runSteps(progress);
	} catch (error) {
		progress.report = withError(progress.report, resumable(asGateError(error), progress.report));
	} finally {
		budget.end();
		over.abort(new GateError("CANCELLED", "The run is over"));
	}
	return {
		report: finish(progress, notes, clock.now() - startedMs),
		settings: progress.settings,
		evidence: progress.evidence,
		context: progress.input.context,
		changes: progress.changes
	};
}
function clientOf({ settings, transport, version }, budget, log) {
	return createClient({
		baseUrl: settings.baseUrl,
		apiKey: settings.apiKey ?? "",
		transport,
		budget,
		assume: settings.assume,
		userAgent: `scan-gate/${version}`,
		onWait: log.say
	});
}
function firstReport({ settings, context, version }) {
	const { origin } = new URL(settings.baseUrl);
	return {
		...newReport(version),
		enforced: !settings.warnOnly,
		serviceOrigin: origin,
		...aboutOf(context)
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
	const { loaded, head, repository } = await askFirst(progress);
	progress.report = withRepository(progress.report, repository);
	run.log.detail?.(`Repository ${repository.name} (${repository.repository_id}), branch ${context.branch}`);
	if (loaded.policy.skipWhen !== void 0) {
		const { skippedReport } = await import("./skip.js");
		const skipped = await skippedReport(progress, {
			loaded,
			head
		});
		if (skipped !== void 0) {
			progress.report = skipped;
			return;
		}
	}
	const { settings } = progress;
	const { readBaseline } = await import("./baseline-file.js");
	const baseline = await readBaseline(loaded.policy, {
		baselineFile: settings.baselineFile,
		around,
		repositoryUrl: context.repositoryUrl
	});
	const target = {
		repositoryId: repository.repository_id,
		branch: context.branch
	};
	const { scanAndWait } = await import("./await-scan.js");
	const awaited = await scanAndWait(progress, target);
	if (awaited === void 0) return;
	const { decide } = await import("./decide.js");
	await decide(progress, {
		target,
		...awaited,
		headBefore: head,
		baseline,
		loaded
	});
}
async function askFirst(progress) {
	const { input, run, around } = progress;
	const { context } = input;
	const wanted = wantedRepository(input.settings, context);
	const resolving = resolveRepository(run, wanted);
	resolving.catch(() => {});
	await twoTurns();
	const [loaded, head] = await Promise.all([readPolicy(progress), checkHead(around, context)]);
	refuseMoved(head);
	if (head.kind === "unreadable") run.log.note(head.message);
	const repository = await resolving;
	noteUncompared(run.log, wanted, repository);
	return {
		loaded,
		head,
		repository
	};
}
async function twoTurns() {
	await setImmediate();
	await setImmediate();
}
async function readPolicy(progress) {
	const { input, run, around } = progress;
	const { settings, context } = input;
	const [{ loadPolicy }, { scopeHere }] = await Promise.all([import("./policy2.js"), import("./scope.js")]);
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
function finish({ report, run, stopwatch }, notes, durationMs) {
	return {
		...report,
		notes: [...report.notes, ...notes],
		requests: { ...run.client.requests },
		durationMs: Math.round(durationMs),
		phases: stopwatch.phases()
	};
}
// src/settings/action-source.ts
var ofService = [
	"base-url",
	"api-key",
	"scan-id",
	"repository-id",
	"branch"
];
var besideSarif = ["base-sarif", "sarif-type"];
var ways = "base-url (a service; scan-id names one of its scans), sarif (files of your scanners), or the action scan-gate/scan-gate/embedded (scanners of its own)";
function readActionSettings({ given, problems }) {
	const found = [...problems];
	const isGiven = (name) => (given[name]?.value.trim() ?? "") !== "";
	if (isGiven("sarif")) {
		const [other] = ofService.filter(isGiven);
		if (other !== void 0) found.push(`${other} and sarif are both given; findings come from one: ${ways}`);
		return withoutService(given, found);
	}
	const stray = besideSarif.filter(isGiven).map((name) => `${name} goes with sarif`);
	if (isGiven("base-url")) return readSettings(given, [...found, ...stray]);
	return withoutService(given, [
		...found,
		...stray,
		`Nothing says where the findings come from: ${ways}`
	]);
}
function withoutService(given, problems) {
	return readSettings({
		...given,
		"base-url": {
			value: noServiceUrl,
			source: "default"
		}
	}, problems);
}
// src/settings/flags.ts
function isBoolean(name) {
	return isBooleanReader(settings[name].read);
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
	return Object.hasOwn(options, name) || booleanOf$1(name) !== void 0;
}
function booleanOf$1(name) {
	return settingNames.find((known) => name === `no-${known}` && isBoolean(known));
}
function readFlag(token, declared, reading) {
	const { name, rawName } = token;
	const own = Object.hasOwn(declared.own, name) ? declared.own[name] : void 0;
	const setting = booleanOf$1(name) ?? settingNames.find((known) => known === name);
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
// src/cli/completion/shells.ts
var shells = [
	"bash",
	"zsh",
	"fish"
];
// src/cli/init/ids.ts
var initIds = [
	"github",
	"gitlab",
	"jenkins",
	"azure",
	"bitbucket",
	"circleci",
	"buildkite"
];
// src/cli/judge/flag-table.ts
var typeFlag = {
	placeholder: "TYPE",
	choices: [
		"sast",
		"sca",
		"secret",
		"iac"
	],
	description: "What the scanner of the SARIF files looks for: sast, sca, secret or iac. Without it the scanner's name and its rules tell; what they do not tell counts as every type."
};
var judgeFlags = {
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
	type: typeFlag,
	policy: {
		placeholder: "FILE",
		description: "A policy file to judge by, as it is. Without it: the one that a run here would have."
	}
};
var baselineFlags = {
	sarif: {
		placeholder: "FILE",
		many: true,
		description: "SARIF 2.1.0 files of any scanner, of the default branch: write makes the baseline of them, without a scan."
	},
	type: typeFlag
};
// src/cli/judge/settings.ts
var scanGroups = ["Service", "Scan"];
var scanNames = [
	"wait",
	"poll-interval-seconds",
	"category",
	"upload-sarif"
];
var judgeSettings = commandSettings.filter((name) => !scanGroups.includes(settings[name].group) && !scanNames.includes(name));
// src/ci/systems/system.ts
function textOf(value) {
	return value === void 0 || value.trim() === "" ? void 0 : value.trim();
}
function numberOf(value) {
	const number = Number(textOf(value));
	return Number.isInteger(number) && number > 0 ? number : void 0;
}
function booleanOf(value) {
	const text = textOf(value)?.toLowerCase();
	return text === "true" ? true : text === "false" ? false : void 0;
}
function shaOf(value) {
	return /^[0-9a-f]{12,64}$/.test(value ?? "") ? value : void 0;
}
function branchOf(ref) {
	const text = textOf(ref);
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
			branch: branchOf(isPull ? env.SYSTEM_PULLREQUEST_SOURCEBRANCH : ref),
			tag: ref.startsWith("refs/tags/") ? ref.slice(10) : void 0,
			headSha: shaOf(isPull ? env.SYSTEM_PULLREQUEST_SOURCECOMMITID : env.BUILD_SOURCEVERSION),
			builtSha: shaOf(env.BUILD_SOURCEVERSION),
			isChange: isPull,
			pullRequest: numberOf(env.SYSTEM_PULLREQUEST_PULLREQUESTNUMBER) ?? numberOf(env.SYSTEM_PULLREQUEST_PULLREQUESTID),
			baseBranch: branchOf(env.SYSTEM_PULLREQUEST_TARGETBRANCH),
			isForkOfOrigin: true,
			isFork: isPull ? env.SYSTEM_PULLREQUEST_ISFORK?.toLowerCase() === "true" : void 0,
			repositoryUrl: textOf(env.BUILD_REPOSITORY_URI)
		};
	}
};
// src/ci/systems/bitbucket.ts
var bitbucket = {
	id: "bitbucket",
	name: "Bitbucket Pipelines",
	isHere: (env) => Boolean(env.BITBUCKET_BUILD_NUMBER),
	facts: (env) => ({
		branch: textOf(env.BITBUCKET_BRANCH),
		tag: textOf(env.BITBUCKET_TAG),
		headSha: shaOf(env.BITBUCKET_COMMIT),
		isChange: Boolean(env.BITBUCKET_PR_ID),
		pullRequest: numberOf(env.BITBUCKET_PR_ID),
		baseBranch: textOf(env.BITBUCKET_PR_DESTINATION_BRANCH),
		repositoryUrl: textOf(env.BITBUCKET_GIT_HTTP_ORIGIN),
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
			branch: textOf(env.BUILDKITE_BRANCH),
			tag: textOf(env.BUILDKITE_TAG),
			headSha: shaOf(env.BUILDKITE_COMMIT),
			isChange: false,
			isForkOfOrigin: true,
			pullRequest,
			isDraft: booleanOf(env.BUILDKITE_PULL_REQUEST_DRAFT),
			baseBranch: textOf(env.BUILDKITE_PULL_REQUEST_BASE_BRANCH),
			isFork: pullRequest === void 0 ? void 0 : isFork(env.BUILDKITE_PULL_REQUEST_REPO, env.BUILDKITE_REPO),
			repositoryUrl: textOf(env.BUILDKITE_REPO)
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
		const branch = textOf(env.CIRCLE_BRANCH);
		return {
			branch,
			tag: textOf(env.CIRCLE_TAG),
			headSha: shaOf(env.CIRCLE_SHA1),
			isChange: false,
			isForkOfOrigin: true,
			pullRequest: numberOf(env.CIRCLE_PULL_REQUEST?.split("/").at(-1)),
			author: textOf(env.CIRCLE_PR_USERNAME),
			isFork: Boolean(env.CIRCLE_PR_REPONAME) || /^pull\/\d+$/.test(branch ?? ""),
			repositoryUrl: textOf(env.CIRCLE_REPOSITORY_URL)
		};
	}
};
// src/ci/systems/gitlab.ts
var gitlab = {
	id: "gitlab",
	name: "GitLab CI",
	isHere: (env) => env.GITLAB_CI === "true",
	facts: (env) => ({
		...env.CI_MERGE_REQUEST_IID ? mergeRequest(env) : branch(env),
		defaultBranch: textOf(env.CI_DEFAULT_BRANCH),
		repositoryUrl: textOf(env.CI_PROJECT_URL),
		isPublic: env.CI_PROJECT_VISIBILITY === void 0 ? void 0 : env.CI_PROJECT_VISIBILITY === "public"
	})
};
function mergeRequest(env) {
	return {
		branch: textOf(env.CI_MERGE_REQUEST_SOURCE_BRANCH_NAME),
		headSha: shaOf(env.CI_MERGE_REQUEST_SOURCE_BRANCH_SHA) ?? headOfDetached(env),
		builtSha: shaOf(env.CI_COMMIT_SHA),
		isChange: true,
		pullRequest: numberOf(env.CI_MERGE_REQUEST_IID),
		isDraft: booleanOf(env.CI_MERGE_REQUEST_DRAFT),
		baseBranch: textOf(env.CI_MERGE_REQUEST_TARGET_BRANCH_NAME),
		isFork: env.CI_MERGE_REQUEST_SOURCE_PROJECT_ID !== env.CI_MERGE_REQUEST_PROJECT_ID,
		isForkOfOrigin: env.CI_PROJECT_ID !== void 0 && env.CI_PROJECT_ID === env.CI_MERGE_REQUEST_PROJECT_ID
	};
}
function headOfDetached(env) {
	return ["merged_result", "merge_train"].includes(env.CI_MERGE_REQUEST_EVENT_TYPE ?? "") ? void 0 : shaOf(env.CI_COMMIT_SHA);
}
function branch(env) {
	return {
		branch: textOf(env.CI_COMMIT_BRANCH),
		tag: textOf(env.CI_COMMIT_TAG),
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
		const built = env.TAG_NAME ? void 0 : branchOf(env.BRANCH_NAME) ?? branchOf(env.GIT_BRANCH)?.replace(/^origin\//, "");
		return {
			branch: isChange ? textOf(env.CHANGE_BRANCH) : built,
			tag: textOf(env.TAG_NAME),
			headSha: isChange ? void 0 : shaOf(env.GIT_COMMIT),
			builtSha: shaOf(env.GIT_COMMIT),
			isChange,
			pullRequest: numberOf(env.CHANGE_ID),
			author: textOf(env.CHANGE_AUTHOR),
			baseBranch: textOf(env.CHANGE_TARGET),
			defaultBranch: env.BRANCH_IS_PRIMARY === "true" ? built : void 0,
			isFork: isChange ? Boolean(env.CHANGE_FORK) : void 0,
			repositoryUrl: textOf(env.GIT_URL)
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
// src/cli/policy-flags.ts
var simulateFlags = {
	policy: {
		placeholder: "FILE",
		description: "The policy file to try, as it is. Without it: the one that a run here would have."
	},
	last: {
		placeholder: "DAYSd",
		description: "Instead of report files: those that runs of so many days have kept as artifacts on GitHub."
	},
	artifact: {
		placeholder: "NAME",
		description: "With --last: the name of the artifacts (default: scan-gate, and names that begin with scan-gate-)."
	},
	html: {
		placeholder: "FILE",
		description: "Write a page of it, too."
	},
	json: { description: "Print one JSON object." }
};
var verifyFlags = {
	from: {
		placeholder: "FILE",
		description: "The agent file or the report of a run that found it: what is gone must have been there. With --embedded, without it, earlier commits are scanned."
	},
	report: {
		placeholder: "FILE",
		description: "The report file of a later run (json-file): nothing is scanned."
	}
};
var exceptionFlags = {
	report: {
		placeholder: "FILE",
		description: "A report file of a run (json-file): says which exceptions it used."
	},
	"fail-expiring": {
		placeholder: "DAYSd",
		description: "Exit with 1 when an exception ends within so many days, or has ended."
	},
	json: { description: "Print one JSON object." }
};
// src/cli/store-flags.ts
var storeFlags = {
	database: {
		placeholder: "FILE",
		description: "The database of serve; one that is served at this moment, too."
	},
	organization: {
		placeholder: "NAME",
		description: "Whose it is, where there are several organizations; a new name makes a new one."
	},
	json: { description: "Print one JSON object." }
};
var webhookFlags = {
	url: {
		placeholder: "URL",
		description: "add: where events are sent; https."
	},
	event: {
		placeholder: "EVENT",
		many: true,
		description: "add: scan.completed, scan.failed, violation.created, violation.fixed, repository.connected, member.invited or member.added; several, with commas or again."
	},
	"secret-stdin": { description: "add, rotate: read the secret that signs from standard input (without it nothing is signed)." },
	"allow-private": { description: "add: the address may lie on this machine or in its network, and be http." }
};
var keyFlags = {
	name: {
		placeholder: "NAME",
		description: "create: what the key is for."
	},
	scope: {
		placeholder: "SCOPE",
		many: true,
		description: "create: what it may do, such as scan:write (which includes scan:read); several, with commas or again. A gate needs repository:read, scan:write and violation:read."
	},
	expires: {
		placeholder: "YYYY-MM-DD",
		description: "create: the last day, in UTC, on which the key is valid (default: it does not expire)."
	}
};
var networkFlags = {
	host: {
		placeholder: "ADDRESS",
		description: "Where it listens (default: 127.0.0.1, this machine alone)."
	},
	"allowed-host": {
		placeholder: "NAME",
		many: true,
		description: "A host name that it answers to, beside addresses and localhost; may be given several times."
	},
	"trusted-proxy": {
		placeholder: "ADDRESS",
		many: true,
		description: "A proxy whose X-Forwarded-For tells who asks; may be given several times."
	},
	"tls-cert": {
		placeholder: "FILE",
		description: "The certificate and its chain, as PEM: speaks https."
	},
	"tls-key": {
		placeholder: "FILE",
		description: "The key of the certificate, as PEM."
	},
	"key-rate": {
		placeholder: "N",
		description: "Requests a minute of one key (default: 1200; 0: any number)."
	},
	"address-rate": {
		placeholder: "N",
		description: "Requests a minute of one address (default: 2400; 0: any number)."
	},
	"wrong-key-rate": {
		placeholder: "N",
		description: "Requests a minute of one address without a valid key (default: 30; 0: any number)."
	},
	"max-scans": {
		placeholder: "N",
		description: "Scans that may wait or run; one more gets 429 (default: 100)."
	},
	metrics: { description: "Answer GET /metrics for Prometheus, without a key." }
};
var watchFlags = {
	"watch-seconds": {
		placeholder: "N",
		description: "How often it looks for moved branches of repositories with auto_scan_on_push or auto_scan_on_pr (default: 60; 0: only when POST /hooks/git says so)."
	},
	"hook-secret-stdin": { description: "Read the secret of POST /hooks/git from standard input (or set SCAN_GATE_HOOK_SECRET)." }
};
var repositoryFlags = { "vcs-url": {
	placeholder: "URL",
	description: "add: a checkout's address, where its remote does not say it."
} };
// src/cli/commands.ts
var scanFlags = {
	embedded: { description: "Scan a checkout here, with the embedded scanners: no account, no key. The path defaults to the current folder." },
	"api-key-stdin": { description: "Read the API key from standard input." },
	...localFlag
};
var reportFlag = { description: "Print the report as JSON, and the log on standard error." };
var jsonFlag = { description: "Print one JSON object." };
var commands = {
	run: command({
		summary: "Scan, wait, judge, report.",
		usage: ["[flags]", "--embedded [path] [flags]"],
		example: "--embedded . --fail-on-severity medium",
		flags: {
			...scanFlags,
			json: reportFlag
		},
		settings: commandSettings,
		run: async (call) => (await import("./run.js")).run(call)
	}),
	judge: command({
		summary: "Judge saved reports by another policy, or any SARIF file, without a scan and without a service.",
		usage: ["--report|--sarif FILE [FILE \u2026] [flags]"],
		example: "--sarif results.sarif --fail-on-severity medium",
		flags: {
			...judgeFlags,
			json: reportFlag,
			...localFlag
		},
		settings: judgeSettings,
		run: async ({ session, flags }) => (await import("./judge2.js")).judge(session, flags)
	}),
	simulate: command({
		summary: "Say what a policy would have decided about earlier runs, rule by rule, from their report files. It fails nothing.",
		usage: ["[--policy FILE] REPORT|FOLDER \u2026 [--json] [--html FILE] [flags]", "[--policy FILE] --last DAYSd [--artifact NAME] [flags]"],
		example: "--policy proposed.yml reports/",
		flags: {
			...simulateFlags,
			...localFlag
		},
		settings: judgeSettings,
		run: async ({ session, flags }) => (await import("./simulate.js")).simulate(session, flags)
	}),
	verify: command({
		summary: "Say whether one finding is fixed: exit code 0, still there: 1, not decided: 2.",
		usage: [
			"ID [--from FILE] --embedded [path]",
			"ID [--from FILE] --report FILE",
			"ID [--from FILE] [flags]"
		],
		example: "vio_0b57e997c8a07874887047d9 --embedded .",
		flags: {
			...verifyFlags,
			...scanFlags,
			json: jsonFlag
		},
		settings: commandSettings,
		run: async (call) => (await import("./verify.js")).verify(call)
	}),
	explain: command({
		summary: "Print the settings and the policy that a run here would have, and where each comes from.",
		usage: ["[flags] [--json]"],
		example: "--json",
		flags: {
			json: jsonFlag,
			...localFlag
		},
		settings: commandSettings,
		run: async ({ session, flags }) => (await import("./explain2.js")).explain(session, flags)
	}),
	exceptions: command({
		summary: "List the exceptions of the policy that a run here would have: until when, whose, and which nothing needs.",
		usage: ["[--report FILE] [--fail-expiring DAYSd] [--json] [flags]"],
		example: "--fail-expiring 7d",
		flags: {
			...exceptionFlags,
			...localFlag
		},
		settings: commandSettings,
		run: async ({ session, flags }) => (await import("./exceptions2.js")).exceptions(session, flags)
	}),
	doctor: command({
		summary: "Look at all that a run here needs, and say what to do about what is missing.",
		usage: ["[flags] [--json]"],
		example: "--base-url https://scanner.example.com/api/v1",
		flags: {
			json: jsonFlag,
			"api-key-stdin": scanFlags["api-key-stdin"],
			...localFlag
		},
		settings: commandSettings,
		run: async (call) => (await import("./doctor.js")).doctor(call)
	}),
	init: command({
		summary: "Write the pipeline that runs the gate, and a policy to start from. Nothing that is there is changed.",
		usage: ["[--yes|--print] [flags]"],
		example: "--print --ci gitlab",
		flags: {
			yes: {
				short: "y",
				description: "Ask nothing: take what was found."
			},
			print: { description: "Print what would be written, and write nothing." },
			ci: {
				placeholder: "SYSTEM",
				choices: initIds,
				description: `The CI system: ${initIds.join(", ")} (default: what the checkout shows).`
			}
		},
		settings: ["base-url", "fail-on-severity"],
		run: async ({ session, flags }) => (await import("./init.js")).init(session, flags)
	}),
	baseline: command({
		summary: "Write, show or compare the known findings of the default branch, for --scope new.",
		usage: [
			"write [path] [flags]",
			"write --sarif FILE [FILE \u2026] [--type TYPE] [--baseline-file FILE]",
			"show [FILE] | diff FILE FILE|REPORT"
		],
		example: "write --sarif results.sarif",
		words: [
			"write",
			"show",
			"diff"
		],
		flags: {
			...scanFlags,
			...baselineFlags,
			json: jsonFlag
		},
		settings: commandSettings,
		run: async (call) => (await import("./baseline2.js")).baseline(call)
	}),
	comment: command({
		summary: "In a GitHub workflow on issue_comment: answer /scan-gate why, recheck and, with --allow-suppress-command, suppress.",
		usage: ["[--allow-suppress-command] [flags]"],
		example: "--allow-suppress-command",
		flags: {},
		settings: commandSettings.filter((name) => name !== "branch" && name !== "scan-id"),
		run: async ({ session, flags }) => (await import("./comment.js")).comment(session, flags)
	}),
	serve: command({
		summary: "Run the embedded scanning service over local git checkouts, until it is interrupted.",
		usage: ["--repo PATH [--repo PATH \u2026] [flags]"],
		example: "--repo . --port 8080",
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
			...networkFlags,
			...watchFlags,
			database: {
				placeholder: "FILE",
				description: "Where keys, repositories, scans and violations are kept (default: in memory, with one key that is made at the start)."
			},
			organization: {
				placeholder: "NAME",
				description: "Whose the repositories are (default: the only organization, which is made at first)."
			},
			json: { description: "Print one line {\"baseUrl\",\"apiKey\"} when ready, and nothing else. The API key is null with --database, whose keys scan-gate keys makes." }
		},
		settings: [],
		run: async (call) => (await import("./serve.js")).serve(call)
	}),
	keys: command({
		summary: "Make, list and revoke the API keys of serve --database.",
		usage: [
			"create --database FILE --name NAME --scope SCOPE [--expires YYYY-MM-DD]",
			"list --database FILE",
			"revoke ID --database FILE"
		],
		example: "list --database scans.db",
		words: [
			"create",
			"list",
			"revoke"
		],
		flags: {
			...keyFlags,
			...storeFlags
		},
		settings: [],
		run: async (call) => {
			const [{ runVerb }, { keyVerbs }] = await Promise.all([import("./store-command.js"), import("./keys.js")]);
			return runVerb("keys", keyVerbs, call);
		}
	}),
	webhooks: command({
		summary: "Say which events serve --database sends where, and look at what was delivered.",
		usage: [
			"add --database FILE --url URL --event EVENT [--secret-stdin]",
			"list --database FILE",
			"remove|deliveries|test ID --database FILE",
			"rotate ID --database FILE --secret-stdin"
		],
		example: "list --database scans.db",
		words: [
			"add",
			"list",
			"remove",
			"deliveries",
			"test",
			"rotate"
		],
		flags: {
			...webhookFlags,
			...storeFlags
		},
		settings: [],
		run: async (call) => {
			const [{ runVerb }, { webhookVerbs }] = await Promise.all([import("./store-command.js"), import("./webhooks.js")]);
			return runVerb("webhooks", webhookVerbs, call);
		}
	}),
	repos: command({
		summary: "Say which repositories serve --database serves, beside those of its --repo.",
		usage: [
			"add PATH|URL --database FILE",
			"list --database FILE",
			"archive ID --database FILE"
		],
		example: "list --database scans.db",
		words: [
			"add",
			"list",
			"archive"
		],
		flags: {
			...repositoryFlags,
			...storeFlags
		},
		settings: [],
		run: async (call) => {
			const [{ runVerb }, { repositoryVerbs }] = await Promise.all([import("./store-command.js"), import("./repos.js")]);
			return runVerb("repos", repositoryVerbs, call);
		}
	}),
	completion: command({
		summary: "Print what a shell needs to complete commands, flags and their values.",
		usage: [shells.join("|")],
		example: "bash",
		words: shells,
		flags: {},
		settings: [],
		run: async ({ session, flags }, all) => (await import("./completion.js")).completion(session, flags, all)
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
	}, commands);
}
var noCommand = {
	summary: "",
	usage: [],
	example: "",
	flags: knownFlags,
	settings: commandSettings,
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
export { publishProblem as $, restOctokit as $n, parseTime as $t, withOwnHead as A, fitSummary as An, typeOf as At, isSeverityList as B, messageLimit as Bn, labels as Bt, checkHead as C, createBudget as Cn, settings as Ct, readChangedFiles as D, limitTime as Dn, readScanType as Dt, noKey as E, formatSeconds as En, scopes as Et, createClient as F, markdownBlock as Fn, settingGroups as Ft, runAction as G, inconclusiveNames as Gn, severities as Gt, beginShowing as H, neutralLine as Hn, readDetailedFinding as Ht, newKeyHint as I, markdownCode as In, atOrAbove as It, marksInCheckRun as J, orAbsent as Jn, combinedAdvisory as Jt, titled as K, inconclusiveReasons as Kn, sharpenedWindow as Kt, withoutSecrets as L, markdownFence as Ln, facts as Lt, isFullSha as M, cut as Mn, alternatives as Mt, isSameCommit as N, harmlessJson as Nn, shown as Nt, readMergeBaseMs as O, createRunner as On, pathProblem as Ot, aboutOf as P, jsonText as Pn, camelCase as Pt, isSuccess$1 as Q, prose as Qn, laterDay as Qt, backoffMs as R, markdownProse as Rn, isOfScan as Rt, sweepUntilStanding as S, proxySettings as Sn, settingText as St, mistakenConfigPath as T, createStopwatch as Tn, defaultAssumptions as Tt, githubRun as U, GateError as Un, readListItem as Ut, routes as V, neutralBlock as Vn, mayHaveRun as Vt, readRun as W, asGateError as Wn, relabelled as Wt, withClient as X, partsOf$1 as Xn, idsIn as Xt, accessOf as Y, code as Yn, readAdvisory as Yt, isAmbiguous as Z, plainText as Zn, normalId as Zt, wantedRepository as _, withStartedScan as _n, settingsError as _t, ciSystems as a, scanStatuses as an, createSurroundings as at, sameRepository as b, hanging as bn, fileSettingNames as bt, judgeSettings as c, severityRank as cn, version as ct, commonFlags as d, violationStatuses as dn, once as dt, plausibleSpan as en, readContext as er, readPermissionHint as et, isBoolean as f, violationTypes as fn, noServiceUrl as ft, resolveRepository as g, withScan as gn, readText as gt, runGate as h, withInconclusive as hn, readSettings as ht, ciMark as i, coverageWords as in, contextHints as it, commitText as j, batched as jn, typeWords as jt, refuseMoved as k, summaryBudgetBytes as kn, withoutDot as kt, initIds as l, severityWords as ln, withSession as lt, withoutService as m, withError as mn, readEnvironment as mt, placeOf as n, unknownSpan as nn, hasOwnBase as nr, refusedWith as nt, readCiRun as o, scanTypes as on, notDone as ot, readActionSettings as p, didYouMean as pn, mergeReadings as pt, refusalOf as q, isInconclusive as qn, untitled as qt, unattendedLines as r, zoneOf as rn, githubAccess as rt, unattended as s, severityFilters as sn, processEntry as st, runCommand as t, stampSlackMs as tn, describeContext as tr, readProblem as tt, shells as u, statedTwice as un, keepingNotes as ut, foldRepositoryUrl as v, exitCodeOf as vn, variableName as vt, configFilePath as w, createClock as wn, thresholdText as wt, digestOf as x, wrap as xn, settingNames as xt, plainRepositoryUrl as y, exitCodes as yn, commandSettings as yt, isTransient as z, markdownText as zn, isUnclear as zt };
